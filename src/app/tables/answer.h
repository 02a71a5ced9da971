// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The answer to a question: the cause in one sentence, with a button to its event, and the rest, a
// table, below "More" on demand.
#pragma once

#include "app/tables/table.h"

#define BS_TYPE_ANSWER (bs_answer_get_type())
G_DECLARE_FINAL_TYPE(BsAnswer, bs_answer, BS, ANSWER, GtkBox)

/* `rest`: a BsTable for what is said on demand. */
GtkWidget *bs_answer_new(BsSession *session, GtkWidget *rest);
/* What was asked; NULL: nothing. */
void bs_answer_set_question(BsAnswer *answer, const char *question);
/* Takes the first of the rows (of BsTableRow) for the cause, out of the list; the others are for
   the table. Without rows there is no cause, and the table says why. */
void bs_answer_take_cause(BsAnswer *answer, GListStore *rows);
/* Whether a move of the cursor comes from the cause being chosen. */
gboolean bs_answer_is_choosing(BsAnswer *answer);
