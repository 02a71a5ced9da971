// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The path of a finding, as places to go to: where its buffer is made, and freed, used or lost, and
// the event that took away who freed it.
#pragma once

#include "debug/verdict/stage-verdicts.h"

// enum, word for machines.
#define BS_PATH_STEPS(X)  \
    X(MADE, "made")       \
    X(CLONED, "cloned")   \
    X(FREED, "freed")     \
    X(LOST, "lost")       \
    X(WRONG, "wrong")     \
    X(END, "end")         \
    X(DROPPED, "dropped") \
    X(BROUGHT, "brought")

typedef enum BsPathStepKind {
#define X(id, ...) BS_PATH_##id,
    BS_PATH_STEPS(X)
#undef X
        BS_N_PATH_STEPS
} BsPathStepKind;

typedef struct BsPathStep {
    BsPathStepKind kind;
    guint32 op;    // its id, 0: it is an event,
    guint32 event; // of that number
    guint32 line;  // of the source; 0: not known
    char *text;    // "made at line 3"; owned
} BsPathStep;

/* Its steps (BsPathStep), in the order in which things happen. The array is the caller's. */
GArray *bs_finding_path(const BsFinding *finding);
/* The word for machines. Static. */
const char *bs_path_step_name(BsPathStepKind kind);
/* The verdict that a finding leads to. */
BsStageVerdictKind bs_finding_verdict(const BsFinding *finding);
/* What it says, with the function, since when, and how many inputs show it: "Wrong before any pass:
   @f: this buffer is freed twice: ... Shown with 1 of 2 inputs, the first: 1". Free with
   g_free(). */
char *bs_finding_sentence(const BsDocument *document, const BsFinding *finding);
