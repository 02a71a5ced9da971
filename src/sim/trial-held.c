// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values that hold buffers, one inside another: several in one (a cast to a struct), and those of
// which no more is known than that they may be, or hold, any of some buffers. What is in them lies
// in the path's list, that only grows: first the members, then all buffers, each once.
#include "sim/trial-private.h"
#include "support/i18n.h"

enum { MAX_PARTS = 64 };

gboolean
bs_trial_can_hold(const BsType *type)
{
    static const gboolean holds[] = {
        [BS_TYPE_TENSOR] = TRUE,          [BS_TYPE_UNRANKED_TENSOR] = TRUE, [BS_TYPE_MEMREF] = TRUE,
        [BS_TYPE_UNRANKED_MEMREF] = TRUE, [BS_TYPE_FUNCTION] = TRUE,        [BS_TYPE_TUPLE] = TRUE,
        [BS_TYPE_OPAQUE] = TRUE,
    };
    return type->kind < G_N_ELEMENTS(holds) && holds[type->kind];
}

// Of a value that holds others: the first of its buffers in the list.
static guint
first_part(TrialValue value)
{
    return value.real + value.meant;
}

const TrialValue *
bs_trial_parts(const TrialRun *run, const TrialValue *value, guint *n)
{
    *n = value->kind == TRIAL_TUPLE ? value->view : value->kind == TRIAL_BUFFER;
    return value->kind == TRIAL_TUPLE ? run->tuples.data + first_part(*value) : value;
}

static gboolean
is_among(const TrialRun *run, guint first, guint32 buffer)
{
    for (guint i = first; i < run->tuples.len; i++)
        if (run->tuples.data[i].real == buffer)
            return TRUE;
    return FALSE;
}

static void
add_part(TrialRun *run, guint first, TrialValue part)
{
    if (is_among(run, first, part.real))
        return;
    if (run->tuples.len - first < MAX_PARTS)
        bs_vec_push(&run->tuples, part);
    else
        run->trial->limit = N_("more buffers in one value");
}

static void
add_parts(TrialRun *run, guint first, const TrialValue *value, gboolean is_maybe)
{
    guint n;
    (void)bs_trial_parts(run, value, &n);
    for (guint i = 0; i < n; i++) { // the list may move
        TrialValue part = bs_trial_parts(run, value, &n)[i];
        part.is_maybe |= is_maybe;
        add_part(run, first, part);
    }
}

TrialValue
bs_trial_tuple(TrialRun *run, const TrialValue *values, guint n)
{
    TrialValue tuple = {.kind = TRIAL_TUPLE, .real = run->tuples.len, .meant = n};
    for (guint i = 0; i < n; i++)
        bs_vec_push(&run->tuples, values[i]);
    for (guint i = 0; i < n; i++)
        add_parts(run, first_part(tuple), &values[i], FALSE);
    tuple.view = run->tuples.len - first_part(tuple);
    return tuple;
}

guint
bs_trial_n_members(TrialValue value)
{
    return value.kind == TRIAL_TUPLE && value.meant ? value.meant : 1;
}

TrialValue
bs_trial_member(const TrialRun *run, TrialValue value, guint i)
{
    g_assert(i < bs_trial_n_members(value));
    return value.kind == TRIAL_TUPLE && value.meant ? run->tuples.data[value.real + i] : value;
}

static gboolean
has_all(const TrialRun *run, TrialValue holder, const TrialValue *value)
{
    guint n, n_known;
    const TrialValue *parts = bs_trial_parts(run, value, &n);
    const TrialValue *known = bs_trial_parts(run, &holder, &n_known);
    for (guint i = 0, k; i < n; i++) {
        for (k = 0; k < n_known && known[k].real != parts[i].real; k++)
            ;
        if (k == n_known)
            return FALSE;
    }
    return TRUE;
}

TrialValue
bs_trial_either(TrialRun *run, TrialValue a, TrialValue b)
{
    const gboolean is_holder = a.kind == TRIAL_TUPLE && a.meant == 0;
    if (is_holder && has_all(run, a, &b))
        return a;
    if (a.kind < TRIAL_BUFFER && b.kind == TRIAL_TUPLE && b.meant == 0)
        return b;
    // One that is the last in the list grows there.
    const gboolean grows = is_holder && a.real + a.view == run->tuples.len;
    TrialValue holder = {.kind = TRIAL_TUPLE, .real = grows ? a.real : run->tuples.len};
    if (!grows)
        add_parts(run, holder.real, &a, TRUE);
    add_parts(run, holder.real, &b, TRUE);
    holder.view = run->tuples.len - holder.real;
    return holder.view ? holder : (TrialValue){TRIAL_NOTHING};
}

TrialValue
bs_trial_one_of(TrialRun *run, const TrialValue *values, guint n)
{
    TrialValue all = {TRIAL_NOTHING};
    const TrialValue *first = NULL;
    for (guint i = 0; i < n; i++) {
        all = bs_trial_either(run, all, values[i]);
        if (!first && values[i].kind == TRIAL_BUFFER)
            first = &values[i];
    }
    if (all.kind == TRIAL_NOTHING)
        return n ? values[0] : all;
    return all.view == 1 && first ? *first : all;
}
