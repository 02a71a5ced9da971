// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/marks/visits.h"

enum { MOST_VISITS = 1000 };

static guint32 *
open_position(BsVisits *visits)
{
    return &g_array_index(visits->positions, guint32, visits->at);
}

void
bs_visits_reset(BsVisits *visits, guint32 position)
{
    bs_visits_clear(visits);
    visits->positions = g_array_new(FALSE, FALSE, sizeof(guint32));
    g_array_append_val(visits->positions, position);
}

void
bs_visits_clear(BsVisits *visits)
{
    g_clear_pointer(&visits->positions, g_array_unref);
    visits->at = 0;
}

void
bs_visits_jump(BsVisits *visits, guint32 position)
{
    if (!visits->positions || *open_position(visits) == position)
        return;
    g_array_set_size(visits->positions, visits->at + 1);
    g_array_append_val(visits->positions, position);
    if (visits->positions->len > MOST_VISITS)
        g_array_remove_index(visits->positions, 0);
    visits->at = visits->positions->len - 1;
}

// A step onto a neighbour would make going there a way to where one is.
void
bs_visits_step(BsVisits *visits, guint32 position)
{
    if (!visits->positions)
        return;
    GArray *positions = visits->positions;
    *open_position(visits) = position;
    if (visits->at + 1 < positions->len &&
        g_array_index(positions, guint32, visits->at + 1) == position)
        g_array_remove_index(positions, visits->at + 1);
    if (visits->at > 0 && g_array_index(positions, guint32, visits->at - 1) == position) {
        g_array_remove_index(positions, visits->at);
        visits->at--;
    }
}

gboolean
bs_visits_can_go(const BsVisits *visits, gboolean forward)
{
    return visits->positions &&
           (forward ? visits->at + 1 < visits->positions->len : visits->at > 0);
}

gboolean
bs_visits_go(BsVisits *visits, gboolean forward, guint32 *position)
{
    if (!bs_visits_can_go(visits, forward))
        return FALSE;
    visits->at += forward ? 1 : -1u;
    *position = *open_position(visits);
    return TRUE;
}
