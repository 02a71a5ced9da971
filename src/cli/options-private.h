// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of options, which reading, checks and --help expand from.
#pragma once

#include "cli/options.h"

typedef enum BsCliKind {
    FLAG,
    TEXT,    // an option of upstream's, which takes any text
    VALUE,   // a text that is not empty
    OPTIONAL // a text, or nothing behind it: "" then
} BsCliKind;

/* What an option asks for, where others cannot be given beside it. */
typedef enum BsCliRole {
    OTHER = 0,
    REPORT = 1,    // text instead of the program
    FILE_OF = 2,   // a file that is written; the value names it
    FOLDER_OF = 4, // a folder of files, likewise
    PLACE = 8,     // which state of the program
    JUDGES = 16,   // what is wrong with it
    PRINTS = 32,   // how a program is written, or after which passes
    WRITES = FILE_OF | FOLDER_OF
} BsCliRole;

typedef struct BsCliOption {
    const char *name;
    BsCliKind kind;
    BsCliRole role;
    gsize offset;      // of the gboolean or char * in BsCliOptions
    const char *value; // what --help calls it
    const char *summary;
} BsCliOption;

/* All options, by name; the last one's name is NULL. */
extern const BsCliOption bs_cli_option_table[];

/* The value of an option that has one; NULL when it was not given. */
const char *bs_cli_option_value(const BsCliOptions *options, const BsCliOption *option);

/* Keeps what is wrong with the passes: of several errors, the first. */
void bs_cli_keep_pipeline_error(BsCliOptions *options, const char *message);

/* The pipeline that the text is; passes that are not known are looked for in the mlir-opt that is
   given. NULL with an error of passes/run/pass.h. */
BsPipeline *bs_cli_parse_pipeline(const BsCliOptions *options, const char *text, GError **error);

/* What can only be said when the whole line was read. FALSE after a message. */
gboolean bs_cli_options_finish(BsCliOptions *options, GString *message);
