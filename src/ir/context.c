// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/context-private.h"

#include "ir/shape.h"

#include <string.h>

// Those patterns of a row that upstream has.
static const BsPattern *
select_patterns(BsContext *context, const BsPattern *patterns)
{
    guint32 n = 0, n_all = 0;
    for (const BsPattern *pattern = patterns; pattern && pattern->name; pattern++, n_all++)
        n += bs_releases_have(pattern->releases, context->upstream);
    if (n == n_all)
        return patterns;
    BsPattern *selected = bs_arena_new_n(&context->arena, BsPattern, n + 1);
    n = 0;
    for (const BsPattern *pattern = patterns; pattern->name; pattern++) {
        if (bs_releases_have(pattern->releases, context->upstream))
            selected[n++] = *pattern;
    }
    return selected;
}

static const BsOpDef *
compile_op(BsContext *context, const BsOpDef *row)
{
    BsOpDef *def = bs_arena_copy(&context->arena, row, sizeof *row);
    def->name = bs_context_string(context, row->name);
    def->patterns = select_patterns(context, row->patterns);
    def->shape = bs_shape_compile(context, row, context->n_compiled++);
    def->name_len = strlen(def->name);
    g_hash_table_replace(context->ops, (gpointer)(guintptr)def->name, def);
    return def;
}

// A row is compiled when its op is first met: a program has few of them.
static const BsOpDef *
find_op(BsContext *context, const char *name)
{
    const BsOpDef *def = g_hash_table_lookup(context->ops, name);
    return def && !def->shape ? compile_op(context, def) : def;
}

static void
add_row(BsContext *context, const BsOpDef *row)
{
    if (bs_releases_have(row->releases, context->upstream))
        g_hash_table_insert(context->ops, (gpointer)(guintptr)row->name, (gpointer)(guintptr)row);
}

BsContext *
bs_context_new_for(const BsDialect *const *dialects, BsUpstream upstream)
{
    BsContext *context = g_new0(BsContext, 1);
    bs_arena_init(&context->arena);
    context->ops = g_hash_table_new(g_str_hash, g_str_equal);
    context->dialects = dialects;
    context->upstream = upstream ? upstream : BS_UPSTREAM_DEFAULT;
    context->i1 = bs_type_integer(context, 1, BS_SIGNLESS);
    context->i32 = bs_type_integer(context, 32, BS_SIGNLESS);
    context->index = bs_type_index(context);
    for (guint32 value = 0; value < G_N_ELEMENTS(context->bools); value++)
        context->bools[value] = bs_attr_integer(context, context->i1, value);
    for (guint d = 0; dialects[d]; d++) {
        for (guint i = 0; i < dialects[d]->n_ops; i++)
            add_row(context, &dialects[d]->ops[i]);
    }
    return context;
}

BsContext *
bs_context_new(const BsDialect *const *dialects)
{
    return bs_context_new_for(dialects, BS_UPSTREAM_DEFAULT);
}

BsUpstream
bs_context_upstream(const BsContext *context)
{
    return context->upstream;
}

gboolean
bs_context_may_compute(BsContext *context, guint64 n)
{
    if (n > BS_LIMIT_COMPUTED - MIN(context->n_computed, BS_LIMIT_COMPUTED))
        return FALSE;
    context->n_computed += n;
    return TRUE;
}

void
bs_context_add_op(BsContext *context, const BsOpDef *row)
{
    if (!g_hash_table_contains(context->ops, row->name))
        add_row(context, row);
}

void
bs_context_keep(BsContext *context, gpointer data, GDestroyNotify free_data)
{
    BsKept *kept = bs_arena_new(&context->arena, BsKept);
    *kept = (BsKept){data, free_data};
    context->kept = g_slist_prepend(context->kept, kept);
}

static void
free_kept(gpointer data)
{
    const BsKept *kept = data;
    kept->free_data(kept->data);
}

void
bs_context_free(BsContext *context)
{
    if (!context)
        return;
    g_slist_free_full(context->kept, free_kept);
    g_hash_table_unref(context->ops);
    bs_intern_clear(&context->strings);
    bs_intern_clear(&context->types);
    bs_intern_clear(&context->attrs);
    bs_arena_clear(&context->arena);
    bs_vec_free(&context->locs);
    g_free(context);
}

typedef struct Slice {
    const char *text;
    gsize len;
} Slice;

static gboolean
string_equal(const void *kept, const void *candidate)
{
    const Slice *slice = candidate;
    return strncmp(kept, slice->text, slice->len) == 0 && ((const char *)kept)[slice->len] == '\0';
}

const char *
bs_context_string_n(BsContext *context, const char *text, gsize len)
{
    const Slice slice = {text, len};
    const guint32 hash = bs_hash_bytes(text, len);
    const char *kept = bs_intern_find(&context->strings, hash, &slice, string_equal);
    if (!kept) {
        kept = bs_arena_strndup(&context->arena, text, len);
        bs_intern_add(&context->strings, hash, kept);
    }
    return kept;
}

const char *
bs_context_string(BsContext *context, const char *text)
{
    const guintptr place = (guintptr)text >> 3;
    const char **asked = &context->asked_strings[(place ^ place >> 8) % BS_ASKED_STRINGS];
    if (*asked != text && (!*asked || strcmp(*asked, text) != 0))
        *asked = bs_context_string_n(context, text, strlen(text));
    return *asked;
}

const BsOpDef *
bs_context_find_op(BsContext *context, const char *name)
{
    const BsOpDef *def = find_op(context, name);
    return def && !(def->traits & BS_TRAIT_UNREGISTERED) ? def : NULL;
}

static const BsOpDef *
look_up_op(BsContext *context, const char *name)
{
    const BsOpDef *def = find_op(context, name);
    if (def)
        return def;
    const BsOpDef row = {
        .name = name,
        .traits = BS_TRAIT_UNREGISTERED,
        .n_regions = BS_ANY,
        .n_successors = BS_ANY,
    };
    return compile_op(context, &row);
}

const BsOpDef *
bs_context_op(BsContext *context, const char *name)
{
    const BsOpDef **asked = &context->asked[(guintptr)name % BS_ASKED_OPS];
    if (!*asked || strcmp((*asked)->name, name) != 0) // another name, or another text by now
        *asked = look_up_op(context, name);
    return *asked;
}

const BsDialect *
bs_context_find_dialect(const BsContext *context, const char *name, gsize len)
{
    for (guint d = 0; context->dialects[d]; d++) {
        const char *known = context->dialects[d]->name;
        if (strlen(known) == len && memcmp(known, name, len) == 0)
            return context->dialects[d];
    }
    return NULL;
}

gboolean
bs_dialect_has_other_op(const BsDialect *dialect, const char *name, BsUpstream upstream)
{
    for (const BsOtherOp *other = dialect->other_ops; other && other->name; other++) {
        if (strcmp(other->name, name) == 0 && bs_releases_have(other->releases, upstream))
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_context_has_dialect(const BsContext *context, const char *name, gsize len)
{
    return bs_context_find_dialect(context, name, len) != NULL;
}

const BsDialect *const *
bs_context_dialects(const BsContext *context)
{
    return context->dialects;
}

gboolean
bs_context_has_aliases(const BsContext *context)
{
    return context->has_aliases;
}

gboolean
bs_context_has_distincts(const BsContext *context)
{
    return context->has_distincts;
}

gboolean
bs_context_refuses_unregistered(const BsContext *context)
{
    return context->refuses_unregistered;
}

void
bs_context_refuse_unregistered(BsContext *context, gboolean refuse)
{
    context->refuses_unregistered = refuse;
}

void
bs_context_note_alias(BsContext *context)
{
    context->has_aliases = TRUE;
}

BsArena *
bs_context_arena(BsContext *context)
{
    return &context->arena;
}
