// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics: what parser, verifier and passes have to say to the person who wrote the program.
// They are collected here and shown by syntax/diag-print.h (as upstream formats them) or by the
// window.
#pragma once

#include "ir/op.h"

// Of functions that tell of errors: what leads to their calls is kept apart from what always runs,
// so that more of that is in the processor's cache.
#define BS_SELDOM __attribute__((cold))

// More errors than this are counted, but not kept: one more says so.
enum { BS_LIMIT_ERRORS = 1000 };

typedef enum BsSeverity { BS_ERROR, BS_WARNING, BS_REMARK, BS_NOTE } BsSeverity;

typedef struct BsDiag {
    BsSeverity severity;
    BsLoc loc;
    char *text;       // owned
    BsOp *op;         // the op it is about, or NULL
    char *current_op; // "see current operation" note: the op in generic form at the time, owned, or
                      // NULL
    GPtrArray *notes; // of BsDiag, owned, or NULL
    char *why;        // what upstream does not say: for the window and --explain, never part of the
                      // text that bs_diag_format() writes; owned, or NULL
} BsDiag;

struct BsDiags {
    GPtrArray *items; // of BsDiag, owned
    guint n_errors;
    BsDiag *dropped; // the last error over the limit, or NULL
    /* Prints an op in generic form for the "see current operation" note; set by who links the
     * printer. May be NULL. */
    char *(*print_op)(const BsOp *op, gconstpointer print_data);
    gconstpointer print_data;
    char *(*print_type)(const BsType *type); // a type in a message; likewise
};

/* An empty list; bs_diags_clear() frees what is in it. */
void bs_diags_init(BsDiags *diags);
void bs_diags_clear(BsDiags *diags);

/* Puts those from number `first` on in the order of their keys, and drops those whose key is above
   `last`; the order of equal ones stays. */
void bs_diags_arrange(BsDiags *diags, guint first, const guint64 *keys, guint64 last);

/* Adds an error at a place in the text; returns it, for notes. */
BS_SELDOM BsDiag *bs_diags_error(BsDiags *diags, BsLoc loc, const char *format, ...)
    G_GNUC_PRINTF(3, 4);
/* Adds `'op.name' op TEXT` at the op, with the "see current operation" note (upstream's
 * emitOpError). */
BS_SELDOM BsDiag *bs_diags_op_error(BsDiags *diags, const BsOp *op, const char *format, ...)
    G_GNUC_PRINTF(3, 4);
/* Adds TEXT at the op, with the "see current operation" note (upstream's op->emitError). */
BS_SELDOM BsDiag *bs_diags_error_at_op(BsDiags *diags, const BsOp *op, const char *format, ...)
    G_GNUC_PRINTF(3, 4);
/* Adds TEXT as a warning: it fails nothing. */
BS_SELDOM BsDiag *bs_diags_warning(BsDiags *diags, BsLoc loc, const char *format, ...)
    G_GNUC_PRINTF(3, 4);
/* Adds a note to a diagnostic. */
BS_SELDOM BsDiag *bs_diag_note(BsDiag *diag, BsLoc loc, const char *format, ...)
    G_GNUC_PRINTF(3, 4);
/* Sets what our window and explanations say besides (`why`); replaces what was said before. */
void bs_diag_set_why(BsDiag *diag, const char *format, ...) G_GNUC_PRINTF(2, 3);
