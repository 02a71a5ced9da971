// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predict and reveal: what an event will say, asked before it is shown. The right answer is read
// off the event that was recorded; the others are what else such an event can say.
#pragma once

#include "debug/document/document.h"

typedef struct BsPrediction {
    guint32 event;      // that it is about
    char *question;     // owned
    GPtrArray *choices; // of char *, two or more, all different
    GPtrArray *reasons; // of char *, of each choice why it is wrong; NULL: the event says it
    guint right;        // number of the right one
} BsPrediction;

/* What can be asked about an event: the ownership that a memref gets, what a dealloc retains, the
   condition under which a memref is freed, or the case in which a dealloc is lowered; of the older
   passes whether an alias is critical, which block dominates or post-dominates all uses, and
   whether an allocation moves or is freed. NULL when it holds nothing to predict. The cursor stays.
   Free with bs_prediction_free(). */
BsPrediction *bs_document_predict(BsDocument *document, guint32 event);
/* About the nearest event after the cursor that works in the function (NULL: any) and has something
   to predict; NULL when there is none. */
BsPrediction *bs_document_predict_next(BsDocument *document, const BsOp *function);
/* Why a choice that is not right is none, from what the pass reported, in the language of the
   desktop. Free with g_free(). */
char *bs_document_predict_why_not(BsDocument *document, const BsPrediction *prediction,
                                  guint choice);
void bs_prediction_free(BsPrediction *prediction); // NULL is nothing
