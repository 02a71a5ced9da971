// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One verdict for each stage: the worst of what executing its functions (debug/verdict/execute.h)
// shows. A buffer that nobody has freed yet is no leak where a pass that frees all comes later, nor
// where none does and the function frees no other one itself: which leaks count is as in a check.
#pragma once

#include "debug/verdict/check.h"

// The worst first: enum, word for machines.
#define BS_STAGE_VERDICTS(X)          \
    X(USED_FREED, "used-freed")       \
    X(FREED_TWICE, "freed-twice")     \
    X(FREED_WRONGLY, "freed-wrongly") \
    X(GOES_WRONG, "goes-wrong")       \
    X(DIFFERENT, "different")         \
    X(LEAKS, "leaks")                 \
    X(NOT_JUDGED, "not-judged")       \
    X(WAITS, "waits")                 \
    X(RIGHT, "right")

typedef enum BsStageVerdictKind {
#define X(id, ...) BS_STAGE_##id,
    BS_STAGE_VERDICTS(X)
#undef X
        BS_N_STAGE_VERDICTS
} BsStageVerdictKind;

// What a stage is the first one to change, likewise; the verdict to something wrong, if one does.
#define BS_VERDICT_CHANGES(X) \
    X(VERDICT, "verdict")     \
    X(RESULTS, "results")     \
    X(PEAK, "peak")

typedef enum BsVerdictChange {
#define X(id, ...) BS_CHANGES_##id,
    BS_VERDICT_CHANGES(X)
#undef X
        BS_N_VERDICT_CHANGES
} BsVerdictChange;

typedef struct BsFunctionVerdict {
    char *name; // owned
    BsStageVerdictKind kind;
    guint n_shown, n_judged, n_inputs; // inputs that show it; that were judged; of so many
    char *limit;                       // why some were not judged, owned; NULL: all were
    gint64 peak_bytes;                 // on the heap
    gboolean other_results;            // its results are others than those of the stage before
} BsFunctionVerdict;

typedef struct BsStageVerdict {
    BsStageVerdictKind kind; // of the worst function
    GArray *functions;       // of BsFunctionVerdict, those that were executed
    gint64 peak_bytes;       // on the heap, of any of them
} BsStageVerdict;

typedef struct BsStageVerdicts {
    GArray *stages;                     // of BsStageVerdict, of the first so many stages
    gint changes[BS_N_VERDICT_CHANGES]; // first stages that do; -1: none does
    GHashTable *prices;                 // id of a dealloc -> its price in words
} BsStageVerdicts;

/* Of the first `n` stages of what was executed (BsExecutedFunction). Free with
 * bs_stage_verdicts_free(). */
BsStageVerdicts *bs_stage_verdicts_new(const BsDocument *document, const GPtrArray *executed,
                                       guint32 n);
/* Keeps the prices of deallocs that stages before had, of fewer stages of the same run; NULL: none.
 */
void bs_stage_verdicts_keep_prices(BsStageVerdicts *verdicts, const BsStageVerdicts *before);
/* What a dealloc asked when it was executed (bs_priced_say()), in the last stage that has it; NULL:
   it did not run, or nobody knows yet. Borrowed. */
const char *bs_stage_verdicts_price(const BsStageVerdicts *verdicts, const BsOp *dealloc);
/* The same of one function alone, without prices; NULL: it was not executed in any stage. Free with
   bs_stage_verdicts_free(). */
BsStageVerdicts *bs_stage_verdicts_of_function(const BsStageVerdicts *verdicts, const char *name);
/* Accepts NULL. */
void bs_stage_verdicts_free(BsStageVerdicts *verdicts);
/* Of a stage, or NULL. Borrowed. */
const BsStageVerdict *bs_stage_verdicts_get(const BsStageVerdicts *verdicts, guint32 stage);
/* Whether it is wrong: not right, waiting or not judged. */
gboolean bs_stage_verdict_is_wrong(BsStageVerdictKind kind);
/* The word for machines. Static. */
const char *bs_stage_verdict_name(BsStageVerdictKind kind);
const char *bs_verdict_change_name(BsVerdictChange change);

/* The event by which a stage changes that, of the function of that name (NULL: of any): of a
   finding (of BsFinding; NULL: none is known) the one that brought it, else the first that makes,
   frees, moves or takes away a buffer, else the first that changes something. What is not found for
   the function is looked for in all of the stage. 0: none does. */
guint32 bs_verdict_change_event(BsDocument *document, BsVerdictChange change, guint32 stage,
                                const char *function, const GPtrArray *findings);
