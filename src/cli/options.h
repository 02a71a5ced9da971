// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line of bufscope-opt, by mlir-opt's conventions: one or two dashes, `--flag`,
// `--flag=false`,
// `--option=value`, `--option value`, `--pass` and `--pass=options` in the order in which passes
// are to run.
#pragma once

#include "debug/compare/comparison.h"
#include "debug/document/import.h"
#include "passes/run/pass.h"
#include "view/write/story.h"

// A state of the program: after a stage, or after an event.
typedef struct BsCliState {
    gboolean is_event;
    guint32 number;
} BsCliState;

typedef struct BsCliTally BsCliTally; // cli/check.h

typedef struct BsCliOptions {
    char *input;     // "-" for standard input
    GPtrArray *more; // further files and folders for --check; or NULL
    char *output;    // "-" for standard output
    BsPipeline *pipeline;
    char *pipeline_error;     // what is wrong with the passes that were named, or NULL
    gboolean has_passes;      // a pass or a pipeline was named
    gboolean inspects;        // something is asked of a recorded run
    gboolean starts_at_stage; // of the dump: passes run on it
    gboolean runs;            // that needs a pipeline, the ownership one when none was named
    gboolean reports_run;     // --run, when what it executes is not written to files instead
    gboolean prints; // the program is wanted on the output, and not only what is made of it
    gboolean split_input, verify_each, allow_unregistered, generic, local_scope;
    gboolean print_after_all, print_after_change, print_after_failure, print_module_scope;
    gboolean debug_info, pretty_debug_info;
    gboolean dump_pipeline, ignored;
    char *pipeline_text;
    char *trace, *svg, *dot, *stage_text, *elide_text, *elide_resources_text, *upstream_text;
    guint32 elide_from, elide_resources_from; // as in BsPrintOptions
    gint stage;                               // -1: the end
    char *html, *handout, *pictures, *memory, *heap, *function, *steps_text, *step_grain_text,
        *names_text;
    char *png, *pdf, *picture, *picture_format_text, *detail_text;
    BsFormatKind picture_format; // of --pictures
    BsDetail detail;             // of all pictures
    char *figure_text;
    const BsFigure *figure; // what pictures are written as, `figure_read`; NULL: as without it
    BsFigure figure_read;
    char *pages_text;
    BsHandoutPages pages; // of --handout
    BsUpstream upstream;
    guint32 first_step, last_step; // of a story; last 0: the end
    BsNaming names;                // in reports and pictures
    BsGrain step_grain;            // at which events it stops
    char *compare, *format;        // pipelines, and how their table is written
    BsTableFormat table_format;
    char *why, *why_not, *became; // what they ask about, or NULL
    char *dump, *from_text;       // what --dump opens, which is the input then; or NULL
    GPtrArray *program; // what is run, for its dump, with its arguments, up to NULL; or NULL: none
    gint from;          // the stage of it that passes run on; -1: the last
    char *import_text, *mlir_opt; // of --import; the program to import with, or NULL
    BsImport import;
    char *check_text; // of --check; "" without a value, NULL: not given
    gboolean strict;  // what only may be wrong counts, too
    char *check_format_text;
    gboolean json;        // of --check-format
    gboolean only_checks; // nothing but the --check of files is asked for, and counted:
    BsCliTally *tally;    // borrowed
    char *reduce_text;    // of --reduce; "" without a value, NULL: not given
    guint32 reduce;       // which finding, from 1 on; 0: not given
    char *effects;        // of --effects; NULL: not given
    BsSheet *sheet;       // of the program that is read; NULL: none
    char *diff_text;
    char *args, *inputs_text, *rounds_text; // of --run; NULL: not given
    guint32 inputs, rounds;                 // 0: not given
    char *most_steps_text;                  // of each execution
    guint32 most_steps;                     // 0: not given
    BsCliState diff[2];                     // what --diff compares
    gboolean run, explain, annotate, counts, lifetimes, scan, command, lesson, list_passes, help,
        version;
} BsCliOptions;

/* Reads the command line. FALSE after one clear message was appended to `message`. */
gboolean bs_cli_options_parse(BsCliOptions *options, int argc, char **argv, GString *message);
void bs_cli_options_clear(BsCliOptions *options);

/* The text of --help, expanded from the tables of options and passes; and of --list-passes. */
void bs_cli_help(GString *out);
void bs_cli_list_passes(GString *out);
