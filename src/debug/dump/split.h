// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What mlir-opt and its relatives print with --mlir-print-ir-after-all and the like, cut into its
// parts: a line that says which pass it is about, and the op that was printed behind it. Messages
// and other output may stand between them. Headers as pass managers have written them from 2019 on:
//
//     // -----// IR Dump After Canonicalizer (canonicalize) //----- //
//     // -----// IR Dump Before CSE (cse) ('func.func' operation: @f) //----- //
//     // -----// IR Dump After CSE Failed (cse) //----- //
//     // -----// IR Dump After CSEPass: cse{some-option=1} //----- //
//     // *** IR Dump After CSE *** ('func' operation: @f)
//     // -----// IR Dump some label //----- //                       (of the pass print-ir)
//
// What LLVM's own passes print is left away.
#pragma once

#include <glib.h>

// Parts that a dump may have. More is an error that says so.
enum { BS_LIMIT_DUMP_PARTS = 20000 };

typedef struct BsDumpPart {
    char *pass; // "canonicalize", with options where they stand there; or the name of its class
    gboolean before;
    gboolean is_print; // of the pass print-ir, which is where somebody put it; `before`, too
    gboolean failed;   // the pass did
    gboolean ends; // its text is whole: FALSE when the program that wrote it came to its end there
    gsize header;  // where its header begins
    gsize begin, end; // of the op's text, with its aliases; equal: there is none
    guint32 line;     // that the text begins on, from 1; that of its header when there is none
} BsDumpPart;

typedef struct BsDump {
    GArray *parts; // of BsDumpPart
    guint n_llvm;  // dumps of LLVM's own passes
    guint32 cut;   // line of a last header in which, or behind which, all ends: no part; 0: none
} BsDump;

/* Whether a line of the text is such a header. Reads no more than the beginning of a large one. */
gboolean bs_dump_is(const char *text, gsize len);
/* Cuts it. NULL with an error: it has no part, or more than the limit. Free with bs_dump_free(). */
BsDump *bs_dump_split(const char *text, gsize len, GError **error);
/* Accepts NULL. */
void bs_dump_free(BsDump *dump);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsDump, bs_dump_free)
/* Part `i`; i < dump->parts->len. */
const BsDumpPart *bs_dump_part(const BsDump *dump, guint i);
