// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which sizes of a shape become which of another one when dimensions are joined
// (mlir/lib/Dialect/Utils/ReshapeOpsUtils.cpp, LLVM 22, getReassociationIndicesForCollapse).
//
//   (4, 32, ?, 2) to (128, ?)    (4, 32) (?, 2)
//   (?, ?, ?) to (?, ?)          none: the second may go to either
//
// Both shapes are walked from the left, taking as few sizes as may be, and from the right; where
// the two disagree there is a choice. Cost: n of the finer shape.
#include "dialects/common/reshape.h"

#include "ir/ir.h"

#include <string.h>

typedef struct Run {
    guint32 begin, end; // behind the last
} Run;

// The first size from `at` on that is not known, with all before it; the last run takes everything.
static gboolean
find_unknown(guint32 n, const gint64 *sizes, guint32 at, gboolean is_last, Run *run)
{
    guint32 i = at;
    while (i < n && sizes[i] != BS_DYNAMIC)
        i++;
    *run = (Run){at, is_last ? n : i + 1};
    return i < n;
}

// The first sizes in a row from `at` on whose product is that; the last run takes the 1s behind it.
static gboolean
find_product(guint32 n, const gint64 *sizes, guint32 at, gint64 product, gboolean is_last, Run *run)
{
    gint64 so_far = 1;
    gboolean found = FALSE;
    *run = (Run){at, at};
    while (!found && run->end < n) {
        const gint64 size = sizes[run->end++];
        if (size == BS_DYNAMIC) {
            so_far = 1;
            run->begin = run->end;
            continue;
        }
        if (__builtin_mul_overflow(so_far, size, &so_far))
            return FALSE;
        while (so_far > product && run->begin + 1 < run->end)
            so_far /= sizes[run->begin++];
        found = so_far == product;
    }
    while (found && is_last && run->end < n && sizes[run->end] == 1)
        run->end++;
    return found;
}

// A run for each of the sizes `coarse`. What had to be left out goes to the run before, if its size
// is not known.
static gboolean
find_runs(guint32 n_fine, const gint64 *fine, guint32 n_coarse, const gint64 *coarse, Run *runs)
{
    guint32 at = 0;
    for (guint32 i = 0; i < n_coarse; i++) {
        const gboolean is_last = i + 1 == n_coarse;
        const gboolean found = coarse[i] == BS_DYNAMIC
                                   ? find_unknown(n_fine, fine, at, is_last, &runs[i])
                                   : find_product(n_fine, fine, at, coarse[i], is_last, &runs[i]);
        if (!found)
            return FALSE;
        if (runs[i].begin > at) {
            if (i == 0 || coarse[i - 1] != BS_DYNAMIC)
                return FALSE;
            runs[i - 1].end = runs[i].begin;
        }
        at = runs[i].end;
    }
    return at == n_fine;
}

// The same from the right.
static gboolean
find_runs_from_right(guint32 n_fine, const gint64 *fine, guint32 n_coarse, const gint64 *coarse,
                     Run *runs)
{
    g_autofree gint64 *turned_fine = g_new(gint64, n_fine),
                      *turned_coarse = g_new(gint64, n_coarse);
    g_autofree Run *turned = g_new(Run, n_coarse);
    for (guint32 i = 0; i < n_fine; i++)
        turned_fine[i] = fine[n_fine - 1 - i];
    for (guint32 i = 0; i < n_coarse; i++)
        turned_coarse[i] = coarse[n_coarse - 1 - i];
    if (!find_runs(n_fine, turned_fine, n_coarse, turned_coarse, turned))
        return FALSE;
    for (guint32 i = 0; i < n_coarse; i++) {
        const Run run = turned[n_coarse - 1 - i];
        runs[i] = (Run){n_fine - run.end, n_fine - run.begin};
    }
    return TRUE;
}

// Whether the two differ in 1s only.
static gboolean
agree(const gint64 *sizes, Run a, Run b)
{
    for (guint32 i = MIN(a.begin, b.begin); i < MAX(a.end, b.end); i++) {
        const gboolean in_a = i >= a.begin && i < a.end, in_b = i >= b.begin && i < b.end;
        if (in_a != in_b && sizes[i] != 1)
            return FALSE;
    }
    return TRUE;
}

static gboolean
all_ones(guint32 n, const gint64 *sizes)
{
    guint32 i = 0;
    while (i < n && sizes[i] == 1)
        i++;
    return i == n;
}

gboolean
bs_groups_match(guint32 n_fine, const gint64 *fine, guint32 n_coarse, const gint64 *coarse,
                BsGroups *groups)
{
    if (n_fine <= n_coarse)
        return FALSE;
    if (n_coarse == 0)
        return all_ones(n_fine, fine);
    g_autofree Run *runs = g_new(Run, n_coarse), *others = g_new(Run, n_coarse);
    if (!find_runs(n_fine, fine, n_coarse, coarse, runs) ||
        !find_runs_from_right(n_fine, fine, n_coarse, coarse, others))
        return FALSE;
    for (guint32 i = 0; i < n_coarse; i++) {
        if (!agree(fine, runs[i], others[i]))
            return FALSE;
        bs_vec_push(groups, runs[i].end - runs[i].begin);
    }
    return TRUE;
}
