// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The greedy rewriter: folds ops, erases dead ones, applies patterns until nothing changes, unifies
// and hoists constants and simplifies regions between the rounds. Shared by canonicalize and
// buffer-deallocation-simplification. Order of visits and of inserted ops is upstream's
// (mlir/lib/Transforms/Utils/GreedyPatternRewriteDriver.cpp and FoldUtils.cpp, LLVM 19).
#pragma once

#include "ir/builder.h"
#include "passes/run/pass.h"

// A pattern of a pass, with a pointer to what the pass knows.
typedef struct BsGreedyPattern {
    const char *op;   // full name of the ops it is for
    const char *name; // upstream's debug name
    guint32 benefit;
    /* As in BsPattern: TRUE when it rewrote something, all of it through the builder (whose
       insertion point is `op`), or through ir/mutate.h followed by bs_builder_modified(). FALSE:
       the program is as it was. */
    gboolean (*rewrite)(BsBuilder *builder, BsOp *op, gpointer data);
} BsGreedyPattern;

typedef enum BsRegionLevel {
    BS_REGIONS_DISABLED,
    BS_REGIONS_NORMAL,
    BS_REGIONS_AGGRESSIVE
} BsRegionLevel;

typedef struct BsGreedyConfig {
    const BsGreedyPattern
        *patterns; // tried in this order, before those of the op's row with the same benefit
    guint32 n_patterns;
    gboolean patterns_look_near;                        // as in BsOpDef
    gpointer data;                                      // handed to `patterns`, and to:
    void (*op_replaced)(gpointer data, const BsOp *op); // about to be; or NULL
    gboolean all_rows;       // the canonicalization patterns of every op's row ...
    const char *const *rows; // ... or of these ops only (names, NULL-terminated), or NULL
    /* Of the patterns of rows only those with such names; NULL: all. */
    gboolean (*takes)(gpointer takes_data, const char *name);
    gpointer takes_data;
    gboolean top_down; // first visit in textual order; else last op first
    BsRegionLevel regions;
    gint64 max_iterations; // -1: no limit
    gint64 max_rewrites;   // of one iteration; -1: no limit
} BsGreedyConfig;

// Upstream's defaults of GreedyRewriteConfig, but for the patterns; not top_down.
#define BS_GREEDY_DEFAULTS .regions = BS_REGIONS_NORMAL, .max_iterations = 10, .max_rewrites = -1

// Limit of the visits in one round: this many, and this many more for each op id in use.
enum { BS_GREEDY_VISITS = 100000, BS_GREEDY_VISITS_PER_OP = 64 };

/* Rewrites what is nested in `root` (never `root` itself), region by region. Reports ITERATION,
   PATTERN, FOLD, DEAD, CONSTANT and REGION events. TRUE when it converged; FALSE when it stopped at
   a limit of `config` or was cancelled, or with an error in context->diags when patterns undo one
   another without end. Folding, dead ops and constants are for every op, whatever patterns are
   given. When neither events nor changes are recorded, ops that are isolated from above go through
   all rounds one after the other, with the same result. Cost: linear in the number of ops per round
   plus what patterns cost; memory: one word for each op that waits. What it holds between two runs
   of a pipeline it keeps (passes/run/memory.h). */
gboolean bs_greedy_rewrite(BsPassContext *context, BsOp *root, const BsGreedyConfig *config);
