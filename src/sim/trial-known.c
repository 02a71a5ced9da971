// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What one trial has found, set against what another one has.
#include "sim/trial-private.h"

gpointer
bs_trial_lost_key(const BsFault *fault)
{
    return (gpointer)((gsize)fault->op ^ ((gsize)fault->clone << 1));
}

// A fault in a set: the buffer's address, the lost write's key, or the assertion's address, with
// the kind in the bits that are zero there.
static gpointer
key_of(const BsFault *fault)
{
    G_STATIC_ASSERT(BS_N_FAULTS <= 8);
    const gsize address = fault->kind == BS_FAULT_LOST_WRITE  ? (gsize)bs_trial_lost_key(fault)
                          : fault->kind == BS_FAULT_ASSERTION ? (gsize)fault->op
                                                              : (gsize)fault->buffer;
    return (gpointer)(address | fault->kind);
}

// What is known of a fault of a buffer; of one that another op makes now, that the program goes
// wrong where `op` is, whatever becomes of the buffer elsewhere.
typedef struct Known {
    guint certainty;
    gboolean is_renamed;
    const BsOp *op; // the first one that has it
} Known;

static const Known *
find_known(GHashTable *known, const BsFault *fault)
{
    return known ? g_hash_table_lookup(known, key_of(fault)) : NULL;
}

gboolean
bs_trial_is_known(GHashTable *known, const BsFault *fault)
{
    const Known *found = find_known(known, fault);
    return found && !found->is_renamed;
}

gboolean
bs_trial_is_broken(GHashTable *known, const BsFault *fault)
{
    const Known *found = find_known(known, fault);
    return found && (!found->is_renamed || found->op == fault->op);
}

void
bs_trial_add_found(GArray *faults, const GArray *more)
{
    g_autoptr(GHashTable) numbers = g_hash_table_new(NULL, NULL);
    for (guint i = 0; i < faults->len; i++) {
        g_hash_table_insert(numbers, key_of(&g_array_index(faults, BsFault, i)),
                            GUINT_TO_POINTER(i + 1));
    }
    for (guint i = 0; i < more->len; i++) {
        const BsFault *found = &g_array_index(more, BsFault, i);
        const guint number = GPOINTER_TO_UINT(g_hash_table_lookup(numbers, key_of(found)));
        if (number == 0) {
            g_array_append_val(faults, *found);
            continue;
        }
        BsFault *fault = &g_array_index(faults, BsFault, number - 1);
        if (found->is_sure)
            fault->n_decided =
                fault->is_sure ? MIN(fault->n_decided, found->n_decided) : found->n_decided;
        fault->is_sure |= found->is_sure;
        fault->freed |= found->freed;
        fault->never &= found->never;
    }
}

// What is known of a fault: one that takes fewer decisions now than it did is another one, and so
// is one that is sure and was not.
enum { UNSURE, SURE = 1 << 16 };

static guint
certainty(const BsFault *fault)
{
    return fault->is_sure ? SURE - MIN(fault->n_decided, SURE - 1) : UNSURE;
}

void
bs_trial_compare_known(GArray *faults, GHashTable *known)
{
    for (guint i = faults->len; i-- > 0;) {
        BsFault *fault = &g_array_index(faults, BsFault, i);
        const Known *before = find_known(known, fault);
        fault->was_known = before && !before->is_renamed && before->certainty >= certainty(fault);
        if (fault->was_known && !fault->is_sure)
            g_array_remove_index(faults, i);
    }
}

static void
add_known(GHashTable *known, const BsFault *fault, Known what)
{
    g_hash_table_insert(known, key_of(fault), g_memdup2(&what, sizeof what));
}

void
bs_trial_rename_known(GHashTable *known, const BsValue *from, const BsValue *to)
{
    for (guint kind = 0; kind < BS_N_FAULTS; kind++) {
        const BsFault was = {.kind = kind, .buffer = (BsValue *)(gsize)from};
        const BsFault is = {.kind = kind, .buffer = (BsValue *)(gsize)to};
        const Known *before = kind == BS_FAULT_LOST_WRITE ? NULL : find_known(known, &was);
        if (before)
            add_known(known, &is, (Known){.is_renamed = TRUE, .op = before->op});
    }
}

GHashTable *
bs_trial_known(const GArray *faults, gboolean leaks)
{
    GHashTable *known = g_hash_table_new_full(NULL, NULL, NULL, g_free);
    for (guint i = 0; i < faults->len; i++) {
        const BsFault *fault = &g_array_index(faults, BsFault, i);
        if (fault->kind != BS_FAULT_LEAK || leaks)
            add_known(known, fault, (Known){.certainty = certainty(fault), .op = fault->op});
    }
    return known;
}
