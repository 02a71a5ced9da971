// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cursor of a document: how a person walks. Position 0 is the input, position i the state after
// event i. Every move undoes or redoes the journal; none runs a pass. All moves return TRUE when
// the cursor moved, and leave it where it was when there is nothing to move to.
//
// Grains: DETAIL stops at every event; OP and BLOCK stop at events of that grain or a coarser one
// which are not inside a rewrite; STAGE stops at the input and after each stage. Both ends are
// always stops.
#pragma once

#include "debug/document/document.h"

/* Where the cursor is, 0..bs_document_n_events(). */
guint32 bs_document_cursor(const BsDocument *document);
/* The event just happened (NULL at the input), and its stage (0 at the input). */
const BsEvent *bs_document_current_event(const BsDocument *document);
guint32 bs_document_current_stage(const BsDocument *document);
/* Counts moves: caches of views compare it. */
guint32 bs_document_generation(const BsDocument *document);

/* To position `to`; beyond the end means the end. */
gboolean bs_document_goto(BsDocument *document, guint32 to);
gboolean bs_document_goto_first(BsDocument *document);
gboolean bs_document_goto_last(BsDocument *document);

/* To the next (previous) event of that grain or a coarser one. */
gboolean bs_document_step_forward(BsDocument *document, BsGrain grain);
gboolean bs_document_step_back(BsDocument *document, BsGrain grain);
/* To the next event that is not nested in the current one (back: the previous that is nested no
 * deeper). */
gboolean bs_document_step_over(BsDocument *document);
gboolean bs_document_step_over_back(BsDocument *document);
/* To the first event that is nested in the current one (back: to the last that is nested in the
 * previous one of its depth). FALSE when there is none. */
gboolean bs_document_step_in(BsDocument *document);
gboolean bs_document_step_in_back(BsDocument *document);
/* To the end of the enclosing block, function or pass; again: of the next outer one (back: to where
 * it began). */
gboolean bs_document_step_out(BsDocument *document);
gboolean bs_document_step_out_back(BsDocument *document);

/* To the state after stage `stage` (0: the input). FALSE for stages that were not reached. */
gboolean bs_document_goto_stage(BsDocument *document, guint32 stage);
/* To the next (previous) of the input and the ends of the stages. */
gboolean bs_document_next_stage(BsDocument *document);
gboolean bs_document_previous_stage(BsDocument *document);

/* To the nearest event after (before) the cursor that matches one of `n` queries. */
gboolean bs_document_run_forward(BsDocument *document, const BsEventQuery *queries, guint32 n);
gboolean bs_document_run_back(BsDocument *document, const BsEventQuery *queries, guint32 n);

/* Travels to `position`, calls `visit`, and travels back; `visit` must not move the cursor. The
 * generation does not change. */
void bs_document_visit(BsDocument *document, guint32 position,
                       void (*visit)(BsDocument *document, gpointer data), gpointer data);
