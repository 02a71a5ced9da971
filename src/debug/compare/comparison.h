// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One program under several pipelines: what each makes of every function, in figures and in the
// places where each buffer is freed; and what it costs when it is executed, on the same inputs for
// all of them (debug/verdict/measure.h). A buffer is the same in two runs when it was allocated at
// the same place of the source; clones go by the place of what they copy. What the figures of the
// text count: debug/buffers/counts.h, where those on the stack are no allocations.
#pragma once

#include "debug/verdict/measure.h"

typedef struct BsComparisonRow {
    char *what;   // owned
    char *origin; // key of the buffer that is freed (debug/document/origin-key.h), owned; or NULL
    char **cells; // one for each pipeline, owned, NULL-terminated
    gboolean is_place;  // of frees, and not a figure
    const char *figure; // its name as the tables of the source have it, static; NULL: it has none
} BsComparisonRow;

typedef struct BsComparisonFunction {
    char *name;      // without `@`, owned
    GPtrArray *rows; // of BsComparisonRow
} BsComparisonFunction;

typedef struct BsComparisonOptions {
    const char *function;     // this one alone (without `@`); NULL: all
    BsMeasureOptions measure; // how they are executed; `tried` is the comparison's own
    /* How far it is: `done` of about `all`. Called where it is made. NULL: nobody wants to know. */
    void (*progress)(gpointer data, guint done, guint all);
    gpointer data;
} BsComparisonOptions;

typedef struct BsComparison {
    char **names;         // of the pipelines, owned, NULL-terminated
    guint n;              // of pipelines
    GPtrArray *functions; // of BsComparisonFunction, those of the input with a body
} BsComparison;

/* Compares runs of the same source, each at its end. A pipeline that refused a function has there
   `refused: ` with the message, and at the other functions, which it did not run to its end for,
   `stopped: ` with the name of that function; and no figures. Where a check finds faults
   (debug/verdict/check.h), it says how many. `options` may be NULL. NULL with an error when the
   input that they give does not fit. Free with bs_comparison_free(). Travels in each document there
   and back. */
BsComparison *bs_comparison_new(BsDocument *const *documents, const char *const *names, guint n,
                                const BsComparisonOptions *options, GError **error);
void bs_comparison_free(BsComparison *comparison);

typedef enum BsTableFormat {
    BS_TABLE_TEXT,
    BS_TABLE_CSV,
    BS_TABLE_MARKDOWN,
    BS_N_TABLE_FORMATS
} BsTableFormat;

/* "text", "csv", "markdown"; FALSE for another word. */
gboolean bs_table_format_parse(const char *word, BsTableFormat *format);
/* The tables of all functions. CSV has one table, with the function in the first column; a name
   that a spreadsheet would take for a formula has an apostrophe before it. Free with g_free(). */
char *bs_comparison_to_text(const BsComparison *comparison, BsTableFormat format);

/* The pipelines of a list, each in the words of debug/document/pipeline-words.h, separated by
   commas outside of parentheses and braces. Appends names (char *) and pipelines (BsPipeline *),
   which are the caller's. FALSE with `error`. */
gboolean bs_comparison_parse(const char *list, BsUpstream upstream, GPtrArray *names,
                             GPtrArray *pipelines, GError **error);
