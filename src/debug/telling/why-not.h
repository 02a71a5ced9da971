// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why not: the condition that failed, and the op or value that is to blame, of what a pass could
// have done with a value or op and did not.
//
// Answers are read from what the passes recorded: that they decided against something, and for what
// reason (events that a thing stays, is kept, is not freed). Nothing is worked out anew. What no
// pass has looked at has an answer, too: whether it has yet to run, and what it looks at.
#pragma once

#include "debug/document/place.h"
#include "debug/telling/chain.h"

// enum, name on the command line, what a person asks, what the answer begins with: it is not, it
// is.
// clang-format off
#define BS_QUESTIONS(X) \
    X(FREED,      "freed",      N_("Why is it not freed here?"),  N_("not freed"),      N_("freed")) \
    X(HOISTED,    "hoisted",    N_("Why is it not hoisted?"),     N_("not hoisted"),    N_("hoisted")) \
    X(PROMOTED,   "promoted",   N_("Why is it not promoted?"),    N_("not promoted"),   N_("promoted")) \
    X(SPLIT,      "split",      N_("Why is it not split off?"),   N_("not split off"),  N_("split off")) \
    X(SIMPLIFIED, "simplified", N_("Why is it not simplified?"),  N_("not simplified"), N_("simplified")) \
    X(REUSED,     "reused",     N_("Why is it not reused?"),      N_("not reused"),     N_("reused"))
// clang-format on

typedef enum BsQuestion {
#define X(id, name, question, no, yes) BS_QUESTION_##id,
    BS_QUESTIONS(X)
#undef X
        BS_N_QUESTIONS
} BsQuestion;

typedef struct BsWhyNot {
    BsQuestion question;
    gboolean is_so;   // it is, after all: the answer says by what
    gboolean is_due;  // freed: by a dealloc that is still to be lowered
    GPtrArray *links; // of BsLink: the answer at depth 0, and what it rests on, by importance, at 1
} BsWhyNot;

/* Its name on the command line, what a person asks, and what the answer begins with, the latter two
   in the language of the desktop. Static. */
const char *bs_question_name(BsQuestion question);
const char *bs_question_text(BsQuestion question);
const char *bs_question_answer(const BsWhyNot *why_not);
/* The question of that name; BS_N_QUESTIONS when there is none. */
BsQuestion bs_question_find(const char *name, gsize len);

/* The answers (BsWhyNot, owned) to the questions that make sense of a value or op at the cursor, in
   the order of the table; or, `question` not BS_N_QUESTIONS, to that one, which always has an
   answer. Free with g_ptr_array_unref(). Costs a walk over the events up to the cursor. Travels
   there and back. */
GPtrArray *bs_document_why_not(BsDocument *document, BsThing thing, BsQuestion question);
