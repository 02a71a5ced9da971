// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What people call pipelines; and how a program says which one it is best looked at with, in a line
// of the comment that it begins with:
//
//   // bufscope: pipeline=documented
//
// The words may be every name that --help knows for a pipeline or a pass, one of them with options
// (`ownership{private-function-dynamic-ownership}`), or the text of a pipeline,
// `builtin.module(...)`; or several of these that run one after the other, `ownership+liveness`.
// There are short names: ownership, dynamic-ownership, hlo, liveness
// (optimize-allocation-liveness), hoisting (buffer-hoisting and buffer-loop-hoisting), promotion
// (promote-buffers-to-stack) and reuse (hlo-buffer-reuse). Who names a pipeline himself gets that
// one.
#pragma once

#include "passes/run/pass.h"

/* The pipeline of that name or text; NULL with `error` (domain BS_PIPELINE_ERROR). */
BsPipeline *bs_pipeline_from_words(const char *words, BsUpstream upstream, GError **error);
/* The same where passes of that program (NULL: of none) may be meant: when there is no such
   pipeline, it is asked which it has (passes/run/upstream-passes.h), as long as that takes. */
BsPipeline *bs_pipeline_from_words_of(const char *words, BsUpstream upstream, const char *program,
                                      GError **error);

/* What stands in a line that mlir-opt is run with, as such words: "mlir-opt a.mlir --cse
   --lower-affine" is "cse+lower-affine", and of `--pass-pipeline='builtin.module(...)'` it is that
   text; what is printed, and of which file, is left out. Other lines are words already. NULL with
   an error of GLib's: quotes do not match. Free with g_free(). */
char *bs_pipeline_words_of_line(const char *line, GError **error);

/* How many bytes of the words there are until that sign, outside of parentheses and braces, or to
   the end. */
gsize bs_pipeline_words_until(const char *words, char separator);

/* What stands behind `bufscope:` in the comment that a program begins with, and on which line, from
   1; NULL: nothing. Free with g_free(). */
char *bs_program_asks(const char *text, gsize len, guint32 *line);
/* The first such line behind line `line` (0: of all), wherever in the text: one that nobody
   follows, when it is not the one that the program asks in. 0: there is none. */
guint32 bs_program_asks_again(const char *text, gsize len, guint32 line);
/* The words for a pipeline in that, or NULL: it asks for something else. Part of it. */
const char *bs_asked_pipeline(const char *asked);
/* That pipeline, with passes of `program` as above; NULL with `error`, also when it asks for
   something else. */
BsPipeline *bs_pipeline_from_asked(const char *asked, BsUpstream upstream, const char *program,
                                   GError **error);
