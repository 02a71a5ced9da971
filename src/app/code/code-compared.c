// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a pane of code is compared with: by the session, or by somebody who has several codes.
#include "app/code/code-view-private.h"

#include "app/code/code-gaps.h"
#include "app/code/code-sparse.h"
#include "app/code/code-tops.h"

const BsDiff *
bs_code_view_diff(const BsCodeView *self)
{
    return self->is_given ? self->given.diff : bs_session_diff(self->session);
}

BsDiffWhich
bs_code_view_side(const BsCodeView *self)
{
    return self->is_given ? self->given.side : self->side;
}

const BsDiff *
bs_code_view_marked(const BsCodeView *self)
{
    return self->is_given && !self->given.marked ? NULL : bs_code_view_diff(self);
}

gboolean
bs_code_view_compares_step(const BsCodeView *self)
{
    return !self->is_given && bs_session_compare(self->session) == BS_COMPARE_STEP;
}

// Both sides of a comparison are at the same height; where one is giant, or has very many gaps,
// they are not.
static gboolean
find_gaps(BsCodeView *self, const BsDiff *diff, GArray *gaps[2])
{
    enum { MOST_GAPS = 1000 };
    BsCodeView *views[2] = {self->beside, self->beside};
    guint32 *tops[2] = {NULL};
    if (!diff || diff->sides[BS_DIFF_BEFORE].n_lines >= BS_CODE_GIANT_LINES ||
        diff->sides[BS_DIFF_AFTER].n_lines >= BS_CODE_GIANT_LINES)
        return FALSE;
    views[self->side] = self;
    for (guint i = 0; i < G_N_ELEMENTS(views); i++)
        tops[i] = views[i] ? bs_code_view_tops(views[i], &diff->sides[i]) : NULL;
    bs_diff_gaps(diff, (const guint32 *const *)tops, gaps[BS_DIFF_BEFORE], gaps[BS_DIFF_AFTER]);
    for (guint i = 0; i < G_N_ELEMENTS(views); i++)
        g_free(tops[i]);
    const guint n = gaps[BS_DIFF_BEFORE]->len + gaps[BS_DIFF_AFTER]->len;
    return n > 0 && n <= MOST_GAPS;
}

void
bs_code_view_update_gaps(BsCodeView *self, const BsDiff *diff)
{
    if (self->is_given) {
        self->aligned = self->given.aligned;
        bs_gap_view_set(BS_GAP_VIEW(self->view), self->given_gaps);
        return;
    }
    g_autoptr(GArray) before = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    g_autoptr(GArray) after = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    GArray *gaps[2] = {before, after};
    self->aligned = find_gaps(self, diff, gaps);
    bs_gap_view_set(BS_GAP_VIEW(self->view), self->aligned ? gaps[self->side] : NULL);
}

guint32 *
bs_code_view_tops(BsCodeView *self, const BsDiffSide *side)
{
    return bs_code_tops(GTK_TEXT_VIEW(self->view), side);
}

void
bs_code_view_set_beside(BsCodeView *self, BsCodeView *beside)
{
    g_set_weak_pointer(&self->beside, beside);
}

// Of two that are beside one another, both have other gaps then.
static void
on_rewrapped(BsCodeView *self)
{
    const BsDiff *diff = self->session ? bs_code_view_diff(self) : NULL;
    g_signal_emit_by_name(self, "rewrapped");
    if (!diff || self->is_given)
        return;
    bs_code_view_update_gaps(self, diff);
    if (self->beside && bs_code_view_diff(self->beside) == diff)
        bs_code_view_update_gaps(self->beside, diff);
}

void
bs_code_compared_init(BsCodeView *self)
{
    g_signal_connect_object(self->view, "rewrapped", G_CALLBACK(on_rewrapped), self,
                            G_CONNECT_SWAPPED);
}

void
bs_code_view_take_gaps(BsCodeView *self, const GArray *gaps, gboolean aligned)
{
    g_clear_pointer(&self->given_gaps, g_array_unref);
    if (gaps)
        self->given_gaps = g_array_copy((GArray *)(gsize)gaps);
    self->given.aligned = aligned;
}

void
bs_code_view_show_gaps(BsCodeView *self, const GArray *gaps, gboolean aligned)
{
    bs_code_view_take_gaps(self, gaps, aligned);
    bs_code_view_update_gaps(self, NULL);
}
