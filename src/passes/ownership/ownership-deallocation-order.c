// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of memrefs in the lists of a dealloc (ValueComparator in
// BufferDeallocationOpInterface.cpp). It is no total order: ops of different blocks of a region are
// compared by their numbers within their blocks, and ties keep the order of the liveness sets; so
// the sort itself matters and is std::sort's for up to 16 elements, an insertion sort.
#include "passes/ownership/ownership-deallocation-private.h"

enum { INSERTION_SORT_LIMIT = 16 };

// Climbs from both regions at once until their places differ: smaller region number first, else the
// earlier op, else the shorter chain.
static gboolean
is_region_before(const BsRegion *a, const BsRegion *b)
{
    while (a && b) {
        if (a->index != b->index)
            return a->index < b->index;
        const BsRegion *above_a = bs_op_parent_region(a->op), *above_b = bs_op_parent_region(b->op);
        if (above_a == above_b)
            return above_a && bs_op_is_before(a->op, b->op);
        a = above_a;
        b = above_b;
    }
    return b != NULL;
}

static gboolean
is_before(const BsValue *a, const BsValue *b)
{
    if (a == b)
        return FALSE;
    gboolean a_is_arg = bs_value_is_arg(a), b_is_arg = bs_value_is_arg(b);
    if (a_is_arg != b_is_arg)
        return a_is_arg;
    const BsRegion *region_a = bs_value_region(a), *region_b = bs_value_region(b);
    if (a_is_arg) {
        if (a->index != b->index)
            return a->index < b->index;
    } else if (bs_value_op(a) == bs_value_op(b)) {
        return a->index < b->index;
    } else if (region_a == region_b) {
        return bs_op_is_before(bs_value_op(a), bs_value_op(b));
    }
    return is_region_before(region_a, region_b);
}

static void
insertion_sort(BsValue **values, guint32 n)
{
    for (guint32 i = 1; i < n; i++) {
        BsValue *value = values[i];
        guint32 at = i;
        if (is_before(value, values[0])) {
            for (; at > 0; at--)
                values[at] = values[at - 1];
        } else {
            for (; at > 0 && is_before(value, values[at - 1]); at--)
                values[at] = values[at - 1];
        }
        values[at] = value;
    }
}

// Merges runs of doubling length; terminates whatever the comparison says, and keeps ties.
static void
merge_sort(BsValue **values, guint32 n)
{
    g_autofree BsValue **other = g_new(BsValue *, n);
    for (guint32 width = 1; width < n; width *= 2) {
        for (guint32 start = 0; start < n; start += 2 * width) {
            guint32 middle = MIN(start + width, n), end = MIN(start + 2 * width, n);
            guint32 left = start, right = middle;
            for (guint32 at = start; at < end; at++) {
                gboolean take_right =
                    right < end && (left == middle || is_before(values[right], values[left]));
                other[at] = take_right ? values[right++] : values[left++];
            }
        }
        for (guint32 i = 0; i < n; i++)
            values[i] = other[i];
    }
}

void
bs_ownership_sort(BsValueList *values)
{
    if (values->len <= INSERTION_SORT_LIMIT)
        insertion_sort(values->data, values->len);
    else
        merge_sort(values->data, values->len);
}
