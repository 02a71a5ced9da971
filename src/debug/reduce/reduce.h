// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes a program smaller that shows something: a finding of a check (debug/verdict/check.h), the
// refusal of a pass, or that two pipelines end differently. What it shows stays the same: of the
// same kind, since the same stage, at the same op.
//
// It is delta debugging (Zeller, Hildebrandt: ddmin) on the program and not on its text, as
// mlir-reduce does it: edits (reduce-private.h) take away functions, ops, branches, regions,
// arguments, results, sizes; each is tried on half of the places that it fits, then on a quarter,
// and so on, until no edit fits anywhere any more. What is tried is verified, printed, loaded and
// asked as if it had been opened: what comes out shows what it says. What did not help is taken
// back with the journal. The same program becomes the same one every time.
#pragma once

#include "debug/document/document.h"

enum { BS_REDUCE_MOST_TRIES = 20000 }; // of all edits together

typedef struct BsReduceOptions {
    guint32 number;       // of what is shown, from 1 on, as bs_reduce_list() has it; 0: the first
    gboolean own;         // these are what bs_document_check_all() finds
    const char *function; // only what is in this function (without `@`) counts; NULL: in any
    guint64 steps;        // of each execution, at most; 0: as bs_document_check() takes
    const char *file; // what the result will be called, for its first lines; NULL: as the source
    guint most_tries; // 0: BS_REDUCE_MOST_TRIES
    GCancellable *cancellable; // or NULL
    /* Told of each step that made it smaller, where it is made: ops now, and at first. Or NULL. */
    void (*progress)(gpointer data, guint n_ops, guint n_first);
    gpointer data;
} BsReduceOptions;

typedef struct BsReduced {
    char *
        text; // the program, with the line that shows it and what that is in its first lines; owned
    char *what;           // "line 7: leak at 'memref.alloc', since cse"; English, owned
    guint n_first, n_ops; // ops but for modules, before and now
    guint n_tries;
    gboolean is_limited; // it could become smaller with more tries
} BsReduced;

#define BS_REDUCE_ERROR (bs_reduce_error_quark())
/* The domain of the errors below. */
GQuark bs_reduce_error_quark(void);
typedef enum BsReduceError {
    BS_REDUCE_ERROR_NOTHING, // there is nothing to reduce: nothing is found, or it is not there
                             // again
    BS_REDUCE_ERROR_CANCELLED,
} BsReduceError;

/* Reduces finding number `options->number` of the document that the recipe makes: the errors of a
   pass that refuses, then what bs_document_check() finds. Options may be NULL. NULL with an error
   in the domain above, to be shown. Free with bs_reduced_free(). Cost: loading and checking the
   program, ever smaller ones, for each try. */
BsReduced *bs_reduce_finding(const BsRecipe *recipe, const BsReduceOptions *options,
                             GError **error);
/* Reduces to a program on which the pipelines still differ: one refuses in the same words, or the
   first function that ends with different verdicts does so with the same ones. `n` recipes of one
   source and their pipelines' names. As above. */
BsReduced *bs_reduce_difference(const BsRecipe *const *recipes, const char *const *names, guint n,
                                const BsReduceOptions *options, GError **error);
/* Accepts NULL. */
void bs_reduced_free(BsReduced *reduced);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsReduced, bs_reduced_free)
