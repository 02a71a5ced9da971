// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/loc.h"

#include "ir/context-private.h"

static const BsAttr *
intern(BsContext *context, const BsLocAttr *loc)
{
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_LOC, .loc = loc});
}

const BsAttr *
bs_attr_loc_unknown(BsContext *context)
{
    return intern(context, &(BsLocAttr){.kind = BS_LOC_UNKNOWN});
}

const BsAttr *
bs_attr_loc_file(BsContext *context, const char *name, gsize len, const BsLocRange *at)
{
    g_assert(len <= G_MAXUINT32);
    return intern(context,
                  &(BsLocAttr){.kind = BS_LOC_FILE, .text = name, .len = (guint32)len, .at = *at});
}

const BsAttr *
bs_attr_loc_place(BsContext *context, guint32 line, guint32 column)
{
    return intern(context,
                  &(BsLocAttr){.kind = BS_LOC_PLACE, .at = {line, column, line, column, 2}});
}

const BsAttr *
bs_attr_loc_name(BsContext *context, const char *name, gsize len, const BsAttr *child)
{
    g_assert(len <= G_MAXUINT32);
    const gboolean known = child && child->loc->kind != BS_LOC_UNKNOWN;
    return intern(
        context,
        &(BsLocAttr){
            .kind = BS_LOC_NAME, .text = name, .len = (guint32)len, .n = known, .parts = &child});
}

const BsAttr *
bs_attr_loc_callsite(BsContext *context, const BsAttr *callee, const BsAttr *caller)
{
    const BsAttr *parts[] = {callee, caller};
    return intern(context, &(BsLocAttr){.kind = BS_LOC_CALLSITE, .n = 2, .parts = parts});
}

// -- fused locations -----------------------------------------------------------------------------

static void
add_part(GPtrArray *parts, GHashTable *seen, const BsAttr *part)
{
    if (g_hash_table_add(seen, (gpointer)(guintptr)part))
        g_ptr_array_add(parts, (gpointer)(guintptr)part);
}

const BsAttr *
bs_attr_loc_fused(BsContext *context, guint32 n, const BsAttr *const *parts, const BsAttr *metadata)
{
    g_autoptr(GPtrArray) kept = g_ptr_array_new();
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < n; i++) {
        const BsLocAttr *part = parts[i]->loc;
        if (part->kind == BS_LOC_FUSED && part->metadata == metadata) {
            for (guint32 k = 0; k < part->n; k++)
                add_part(kept, seen, part->parts[k]);
        } else if (part->kind != BS_LOC_UNKNOWN) {
            add_part(kept, seen, parts[i]);
        }
    }
    if (kept->len == 0 && !metadata)
        return bs_attr_loc_unknown(context);
    if (kept->len == 0)
        add_part(kept, seen, bs_attr_loc_unknown(context));
    if (kept->len == 1 && !metadata)
        return kept->pdata[0];
    return intern(context, &(BsLocAttr){.kind = BS_LOC_FUSED,
                                        .metadata = metadata,
                                        .n = kept->len,
                                        .parts = (const BsAttr *const *)kept->pdata});
}

// -- numbers -------------------------------------------------------------------------------------

static gboolean
is_in_file(BsLoc loc)
{
    return loc.column >= BS_LOC_WRITTEN && loc.column < BS_LOC_WRITTEN + BS_LOC_COLUMNS;
}

BsLoc
bs_loc_in_file(BsContext *context, const char *name, gsize len, guint32 line, guint32 column)
{
    if (!context->file)
        context->file = name, context->file_len = len;
    if (name == context->file && len == context->file_len && column < BS_LOC_COLUMNS)
        return (BsLoc){line, BS_LOC_WRITTEN + column};
    const BsLocRange at = {line, column, line, column, 2};
    return bs_loc_numbered(bs_attr_loc_file(context, name, len, &at)->loc->number);
}

BsLoc
bs_loc_written(BsContext *context, const BsAttr *attr)
{
    const BsLocAttr *loc = attr->loc;
    return loc->kind == BS_LOC_FILE && loc->at.n == 2
               ? bs_loc_in_file(context, loc->text, loc->len, loc->at.line, loc->at.column)
               : bs_loc_numbered(loc->number);
}

const BsAttr *
bs_loc_attr(BsContext *context, BsLoc loc)
{
    if (is_in_file(loc)) {
        const guint32 column = loc.column - BS_LOC_WRITTEN;
        return bs_attr_loc_file(context, context->file, context->file_len,
                                &(BsLocRange){loc.line, column, loc.line, column, 2});
    }
    g_assert(bs_loc_is_attr(loc) && loc.line < context->locs.len);
    return context->locs.data[loc.line];
}

const BsAttr *
bs_loc_to_attr(BsContext *context, BsLoc loc)
{
    if (bs_loc_is_attr(loc))
        return bs_loc_attr(context, loc);
    if (bs_loc_is_nowhere(loc))
        return bs_attr_loc_unknown(context);
    return bs_attr_loc_place(context, loc.line, loc.column == BS_LOC_TEXT ? 0 : loc.column);
}

BsLoc
bs_loc_fuse(BsContext *context, guint32 n, const BsOp *const *ops)
{
    g_autofree const BsAttr **parts = g_new(const BsAttr *, n);
    for (guint32 i = 0; i < n; i++)
        parts[i] = bs_loc_to_attr(context, ops[i]->loc);
    const BsAttr *fused = bs_attr_loc_fused(context, n, parts, NULL);
    for (guint32 i = 0; i < n; i++) {
        if (parts[i] == fused) // no more than that
            return ops[i]->loc;
    }
    return bs_loc_numbered(fused->loc->number);
}

gboolean
bs_loc_is_unknown(const BsContext *context, BsLoc loc)
{
    if (is_in_file(loc))
        return FALSE;
    return bs_loc_is_attr(loc) ? context->locs.data[loc.line]->loc->kind == BS_LOC_UNKNOWN
                               : bs_loc_is_nowhere(loc);
}

BsLoc
bs_loc_forget(BsContext *context, BsLoc loc)
{
    if (bs_loc_is_attr(loc))
        return bs_loc_numbered(bs_attr_loc_unknown(context)->loc->number);
    return (BsLoc){loc.line, 0};
}

guint32
bs_context_reserve_loc(BsContext *context)
{
    const BsAttr *unknown = bs_attr_loc_unknown(context);
    bs_vec_push(&context->locs, unknown);
    return context->locs.len - 1;
}

void
bs_context_set_loc(BsContext *context, guint32 number, const BsAttr *attr)
{
    g_assert(number < context->locs.len && attr->kind == BS_ATTR_LOC);
    context->locs.data[number] = attr;
}

// -- looking for ---------------------------------------------------------------------------------

const BsAttr *
bs_loc_find_file(const BsAttr *attr)
{
    if (attr->loc->kind == BS_LOC_FILE || attr->loc->kind == BS_LOC_PLACE)
        return attr;
    const BsAttr *found = NULL;
    for (guint32 i = 0; i < attr->loc->n && !found; i++)
        found = bs_loc_find_file(attr->loc->parts[i]);
    const BsAttr *metadata = attr->loc->metadata;
    if (!found && metadata && metadata->kind == BS_ATTR_LOC)
        found = bs_loc_find_file(metadata);
    return found;
}

const BsAttr *
bs_loc_find_callsite(const BsAttr *attr)
{
    if (attr->loc->kind == BS_LOC_CALLSITE)
        return attr;
    const BsAttr *found = NULL;
    for (guint32 i = 0; i < attr->loc->n && !found; i++)
        found = bs_loc_find_callsite(attr->loc->parts[i]);
    return found;
}
