// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/held.h"

// A member is a buffer, or (odd) the number of a piece of work.
struct BsHeldSets {
    GPtrArray *sets;     // of GBytes: members, ascending
    GHashTable *numbers; // GBytes -> number
    gboolean overflow;
};

enum { MOST_MEMBERS = 256 };

static guint32
intern(BsHeldSets *sets, const guint32 *members, guint n)
{
    g_autoptr(GBytes) key = g_bytes_new(members, n * sizeof *members);
    gpointer number;
    if (g_hash_table_lookup_extended(sets->numbers, key, NULL, &number))
        return GPOINTER_TO_UINT(number);
    const guint32 made = sets->sets->len;
    g_ptr_array_add(sets->sets, g_bytes_ref(key));
    g_hash_table_insert(sets->numbers, g_steal_pointer(&key), GUINT_TO_POINTER(made));
    return made;
}

BsHeldSets *
bs_held_sets_new(void)
{
    BsHeldSets *sets = g_new0(BsHeldSets, 1);
    sets->sets = g_ptr_array_new_with_free_func((GDestroyNotify)g_bytes_unref);
    sets->numbers =
        g_hash_table_new_full(g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
    intern(sets, NULL, 0);
    return sets;
}

void
bs_held_sets_free(BsHeldSets *sets)
{
    if (!sets)
        return;
    g_hash_table_unref(sets->numbers);
    g_ptr_array_unref(sets->sets);
    g_free(sets);
}

gboolean
bs_held_sets_overflow(const BsHeldSets *sets)
{
    return sets->overflow;
}

gboolean
bs_held_sets_is_empty(const BsHeldSets *sets)
{
    return sets->sets->len == 1;
}

const guint32 *
bs_held_members(const BsHeldSets *sets, guint32 set, guint *n)
{
    gsize bytes;
    const guint32 *members = g_bytes_get_data(sets->sets->pdata[set], &bytes);
    *n = (guint)(bytes / sizeof *members);
    return members;
}

guint32
bs_held_join(BsHeldSets *sets, guint32 a, guint32 b)
{
    guint n_a, n_b, n = 0, i = 0, j = 0;
    guint32 both[MOST_MEMBERS];
    const guint32 *one = bs_held_members(sets, a, &n_a), *other = bs_held_members(sets, b, &n_b);
    if (a == b || !n_b)
        return a;
    while ((i < n_a || j < n_b) && n < MOST_MEMBERS) {
        const guint32 next = j == n_b || (i < n_a && one[i] < other[j]) ? one[i] : other[j];
        i += i < n_a && one[i] == next;
        j += j < n_b && other[j] == next;
        both[n++] = next;
    }
    sets->overflow |= i < n_a || j < n_b;
    return intern(sets, both, n);
}

guint32
bs_held_only(BsHeldSets *sets, guint32 number, gboolean is_work)
{
    const guint32 member = number * 2 + is_work;
    return number || is_work ? intern(sets, &member, 1) : 0;
}

gboolean
bs_held_has(const BsHeldSets *sets, guint32 set, guint32 number, gboolean is_work)
{
    guint n;
    const guint32 *members = bs_held_members(sets, set, &n);
    for (guint i = 0; i < n; i++) {
        if (members[i] == number * 2 + is_work)
            return TRUE;
    }
    return FALSE;
}

guint32
bs_held_without(BsHeldSets *sets, guint32 set, guint32 buffer)
{
    guint n, kept = 0;
    guint32 left[MOST_MEMBERS];
    const guint32 *members = bs_held_members(sets, set, &n);
    for (guint i = 0; i < n; i++) {
        if (members[i] != buffer * 2)
            left[kept++] = members[i];
    }
    return intern(sets, left, kept);
}
