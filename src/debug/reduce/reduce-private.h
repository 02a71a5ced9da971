// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of a reduction: which edits are tried where in reduce.c; what must stay in target.c,
// with the words for it in reduced-text.c; values that stand in for others in stand-in.c; what may
// go in names.c; the edits in erase.c (ops, functions), branches.c (edges, blocks, regions),
// signature.c (arguments, results) and shrink.c (sizes, numbers, attributes).
#pragma once

#include "debug/reduce/reduce.h"
#include "ir/builder.h"
#include "ir/journal.h"
#include "ir/shape.h"

// -- the program that is worked on (names.c) ------------------------------------------------------

typedef struct BsWork {
    BsIr *ir;
    BsOp *mark;        // the op at which it is, or that has to stay; never NULL
    guint way;         // of doing an edit that has several
    GHashTable *named; // of symbols that something names; NULL: not known yet
} BsWork;

// Ways of finding a stand-in: a new argument, what is near, what the op that goes was given. Other
// edits number theirs likewise.
enum { BS_WAY_ARGUMENTS, BS_WAY_NEAR, BS_WAY_OPERANDS, BS_N_WAYS };

/* Whether the op may go: it is there, and neither is the mark nor is around it. */
gboolean bs_work_may_go(const BsWork *work, const BsOp *op);
/* Whether something names the symbol. */
gboolean bs_work_is_named(BsWork *work, const char *symbol);
/* Whether the op names it in its attributes. */
gboolean bs_op_names(const BsOp *op, const char *symbol);

// Where an edit is done.
typedef struct BsPlace {
    BsOp *op;
    BsBlock *block;     // or NULL
    const BsType *type; // or NULL
    guint32 i, j;
} BsPlace;

typedef struct BsEdit {
    const char *name;
    guint n_ways;
    /* Appends the places (BsPlace), what is largest and last in the program first. */
    void (*find)(BsWork *work, GArray *places);
    /* FALSE where there is nothing to do: then nothing that matters was changed. */
    gboolean (*apply)(BsWork *work, const BsPlace *place);
} BsEdit;

extern const BsEdit bs_edit_erase_symbols, bs_edit_erase_bodies, bs_edit_erase_ops;
extern const BsEdit bs_edit_return_early, bs_edit_cut_edges, bs_edit_cut_cases,
    bs_edit_merge_blocks, bs_edit_unwrap, bs_edit_unroll;
extern const BsEdit bs_edit_drop_results, bs_edit_drop_block_args, bs_edit_drop_args,
    bs_edit_drop_returned;
extern const BsEdit bs_edit_shrink_types, bs_edit_shrink_numbers, bs_edit_drop_attrs,
    bs_edit_use_args;

// -- stand-ins (stand-in.c) -----------------------------------------------------------------------

/* A value of the type that `at` can use, and that `not` (or NULL) does not define: an argument that
   the function is given besides, or one that is there; which of them first says `way`. NULL: there
   is none. */
BsValue *bs_work_stand_in(BsWork *work, const BsType *type, BsOp *at, const BsOp * not );
/* Gives the results of an op to others: `values[i]` or, where that is NULL or there are none, a
   stand-in; then the op goes. FALSE: there is no stand-in. */
gboolean bs_work_replace(BsWork *work, BsOp *op, BsValue *const *values);
/* Says with its type what arguments the function's entry has, and these results. */
void bs_work_retype(BsWork *work, BsOp *function, guint32 n_results, const BsType *const *results);
/* The type of a function; NULL of what is none, or has another kind of type. */
const BsType *bs_work_function_type(const BsOp *function);

// -- blocks (branches.c) --------------------------------------------------------------------------

/* Takes away blocks of the region that cannot be reached. */
void bs_work_sweep(BsWork *work, BsRegion *region);

// -- what must stay (target.c, differs.c) ---------------------------------------------------------

typedef enum BsTargetKind {
    BS_TARGET_FINDING,    // of a check
    BS_TARGET_REFUSAL,    // an error of a pass
    BS_TARGET_DIFFERENCE, // of several pipelines
} BsTargetKind;

// How much is asked for a finding, from what is cheapest; for a difference all that is not quick
// is one.
typedef enum BsTargetDepth {
    BS_TARGET_QUICKLY,     // its function, with few steps and paths
    BS_TARGET_IN_FUNCTION, // with as many as may be
    BS_TARGET_IN_ALL,      // all functions
} BsTargetDepth;

// With which inputs a finding must show.
typedef enum BsTargetInputs {
    BS_INPUTS_FOUND, // such that are found
    BS_INPUTS_GIVEN, // the one that showed it at first, for a small part of the cost
    BS_INPUTS_BOTH,
} BsTargetInputs;

typedef struct BsTarget {
    BsTargetKind kind;
    const BsRecipe *const *recipes; // borrowed, with the names
    const char *const *names;
    guint n;
    GCancellable *cancellable;
    char *function; // that it is in, or NULL
    guint64 steps;  // of each execution, at most; 0: as usual
    BsTargetDepth depth;
    gboolean is_own;    // it is one that bs_document_check_all() alone finds
    gboolean has_place; // it is at an op, and not just somewhere
    char *stage;        // since which; see stage_key()
    gboolean in_input;  // in none of a pass
    char *args;         // of a finding: the input that shows it in that function; or NULL
    BsTargetInputs inputs;
    const char *what; // kind of a finding, static
    gboolean is_sure;
    char *words; // of a refusal: without names, types and numbers
    char **ends; // of a difference: what each pipeline ends with, NULL-terminated
} BsTarget;

// What was found at a try.
typedef struct BsFound {
    guint32 line;  // of the text, from 1 on; 0: none
    char *message; // of a refusal; or NULL
    char *args;    // of a finding: the input that shows it; or NULL
} BsFound;

/* What number `number` of the recipe's document shows; marks it in the program, which is that
   document's source. NULL with an error. */
BsTarget *bs_target_new_finding(const BsRecipe *const *recipe, const BsReduceOptions *options,
                                BsWork *work, GError **error);
/* How `n` recipes' documents differ, likewise. */
BsTarget *bs_target_new_difference(const BsRecipe *const *recipes, const char *const *names,
                                   guint n, const BsReduceOptions *options, BsWork *work,
                                   GError **error);
void bs_target_free(BsTarget *target);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsTarget, bs_target_free)
/* Whether the program, which verifies, shows it. Cost: one load and, for each stage, executions
   with all inputs; with one of them when it is given. */
gboolean bs_target_holds(const BsTarget *target, const BsWork *work);
/* The finished text, with its first lines, for a file of that name; `*what` is what it shows. NULL:
   the text does not show it. */
char *bs_target_write(const BsTarget *target, const BsWork *work, const char *file, char **what);

/* (words.c) A message without what becomes another when a program becomes smaller: names, types,
   numbers. Free with g_free(). */
char *bs_words_of_refusal(const char *message);

/* (differs.c) Whether the pipelines still end with the same on the text. */
gboolean bs_target_differs(const BsTarget *target, const char *text, gsize len);
/* (differs.c) What each ends with on these documents in the function, `quickly` with few steps and
   inputs; NULL: they end with the same. Free with g_strfreev(). */
char **bs_target_ends(const BsTarget *target, BsDocument *const *documents, const char *function,
                      gboolean quickly);

/* (reduced-text.c) The first lines, `line` is that of what was found in the program behind them;
   `*what` is what they say. */
char *bs_target_head(const BsTarget *target, const BsWork *work, const BsDocument *document,
                     const char *file, const BsFound *found, char **what);
enum { BS_HEAD_LINES = 3 };
