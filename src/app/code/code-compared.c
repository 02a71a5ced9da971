// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a pane of code is compared with: by the session, or by somebody who has several codes.
#include "app/code/code-view-private.h"

#include "app/code/code-gaps.h"
#include "app/code/code-sparse.h"

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
void
bs_code_view_update_gaps(BsCodeView *self, const BsDiff *diff)
{
    enum { MOST_GAPS = 1000 };
    if (self->is_given) {
        self->aligned = self->given.aligned;
        bs_gap_view_set(BS_GAP_VIEW(self->view), self->given_gaps);
        return;
    }
    g_autoptr(GArray) before = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    g_autoptr(GArray) after = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    if (diff && diff->sides[BS_DIFF_BEFORE].n_lines < BS_CODE_GIANT_LINES &&
        diff->sides[BS_DIFF_AFTER].n_lines < BS_CODE_GIANT_LINES)
        bs_diff_gaps(diff, before, after);
    self->aligned = diff && before->len + after->len > 0 && before->len + after->len <= MOST_GAPS;
    bs_gap_view_set(BS_GAP_VIEW(self->view), !self->aligned                 ? NULL
                                             : self->side == BS_DIFF_BEFORE ? before
                                                                            : after);
}
