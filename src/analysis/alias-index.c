// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/alias-index.h"

#include "analysis/id-map.h"
#include "support/vec.h"

enum { FEW = 8, NO_ENTRY = 0 };

// A memref in the list of those that share a base or an origin.
typedef struct Entry {
    guint32 memref;
    guint32 next; // number of the next entry; NO_ENTRY ends the list
} Entry;

struct BsAliasIndex {
    BsAlias *alias;
    const BsUse *memrefs;
    guint32 n;
    BsIdMap keys;                    // bases and origins, by value id
    BS_VEC(guint32) heads;           // by number of the key: its first entry
    BS_VEC(Entry) entries;           // the one at NO_ENTRY is not used
    BS_VEC(guint32) not_allocations; // memrefs some of whose origins are no allocations,
    BS_VEC(guint32) not_known;       // ... neither those nor arguments of the function
};

gboolean
bs_may_alias(BsAlias *alias, BsValue *a, BsValue *b)
{
    return !bs_distinct_alloc_and_argument(a, b) &&
           bs_alias_same_allocation(alias, a, b) != BS_SAME_NO;
}

// -- building ------------------------------------------------------------------------------------

static void
add_entry(BsAliasIndex *index, const BsValue *key, guint32 memref)
{
    const guint32 number = bs_id_map_number(&index->keys, key->id);
    if (number == index->heads.len)
        bs_vec_push(&index->heads, NO_ENTRY);
    const Entry entry = {memref, index->heads.data[number]};
    index->heads.data[number] = index->entries.len;
    bs_vec_push(&index->entries, entry);
}

static void
add_memref(BsAliasIndex *index, guint32 memref)
{
    BsValue *base = bs_view_base(bs_use_value(&index->memrefs[memref]));
    const BsOrigins *origins = bs_alias_origins(index->alias, base);
    add_entry(index, base, memref);
    for (guint32 i = 0; i < origins->n; i++) {
        if (origins->values[i] != base)
            add_entry(index, origins->values[i], memref);
    }
    if (!origins->all_allocations)
        bs_vec_push(&index->not_allocations, memref);
    if (!origins->all_known)
        bs_vec_push(&index->not_known, memref);
}

BsAliasIndex *
bs_alias_index_new(BsAlias *alias, guint32 n, const BsUse *memrefs)
{
    BsAliasIndex *index = g_new0(BsAliasIndex, 1);
    index->alias = alias;
    index->memrefs = memrefs;
    index->n = n;
    if (n > FEW)
        bs_vec_push(&index->entries, ((Entry){0, NO_ENTRY}));
    for (guint32 i = 0; n > FEW && i < n; i++)
        add_memref(index, i);
    return index;
}

void
bs_alias_index_free(BsAliasIndex *index)
{
    if (!index)
        return;
    bs_id_map_clear(&index->keys);
    bs_vec_free(&index->heads);
    bs_vec_free(&index->entries);
    bs_vec_free(&index->not_allocations);
    bs_vec_free(&index->not_known);
    g_free(index);
}

// -- asking --------------------------------------------------------------------------------------

// The memref of that number, if it may be the value.
static BsValue *
match(const BsAliasIndex *index, guint32 number, BsValue *value, guint32 except)
{
    BsValue *memref = number == except ? NULL : bs_use_value(&index->memrefs[number]);
    return memref && bs_may_alias(index->alias, memref, value) ? memref : NULL;
}

static BsValue *
find_by_key(const BsAliasIndex *index, const BsValue *key, BsValue *value, guint32 except)
{
    const guint32 number = bs_id_map_find(&index->keys, key->id);
    BsValue *found = NULL;
    if (number == BS_ID_NONE)
        return NULL;
    for (guint32 at = index->heads.data[number]; at != NO_ENTRY && !found;
         at = index->entries.data[at].next)
        found = match(index, index->entries.data[at].memref, value, except);
    return found;
}

// Among `memrefs`, or all when that is NULL.
static BsValue *
find_among(const BsAliasIndex *index, guint32 n, const guint32 *memrefs, BsValue *value,
           guint32 except)
{
    BsValue *found = NULL;
    for (guint32 i = 0; i < n && !found; i++)
        found = match(index, memrefs ? memrefs[i] : i, value, except);
    return found;
}

BsValue *
bs_alias_index_find(const BsAliasIndex *index, BsValue *value, guint32 except)
{
    if (index->n <= FEW)
        return find_among(index, index->n, NULL, value, except);
    BsValue *base = bs_view_base(value);
    const BsOrigins origins = *bs_alias_origins(index->alias, base);
    if (!origins.all_known)
        return find_among(index, index->n, NULL, value, except);
    BsValue *found = find_by_key(index, base, value, except);
    for (guint32 i = 0; i < origins.n && !found; i++)
        found = find_by_key(index, origins.values[i], value, except);
    if (found)
        return found;
    // Without a shared origin, allocations differ from all that is known, the rest from
    // allocations.
    return origins.all_allocations
               ? find_among(index, index->not_known.len, index->not_known.data, value, except)
               : find_among(index, index->not_allocations.len, index->not_allocations.data, value,
                            except);
}

gboolean
bs_alias_index_has(const BsAliasIndex *index, BsValue *value, guint32 except)
{
    return bs_alias_index_find(index, value, except) != NULL;
}
