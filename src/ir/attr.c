// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/attr.h"

#include "ir/context-private.h"
#include "ir/loc.h"

#include <string.h>

// -- interning -----------------------------------------------------------------------------------

static guint32
hash_words(guint32 hash, guint32 n, const void *words)
{
    const guint64 *word = words;
    for (guint32 i = 0; i < n; i++)
        hash = bs_hash_mix(hash, word[i]);
    return hash;
}

static guint32
hash_loc(guint32 hash, const BsLocAttr *loc)
{
    const guint64 begin = (guint64)loc->at.line << 32 | loc->at.column; // ends seldom differ alone
    hash = bs_hash_mix(bs_hash_mix(hash, begin), (guintptr)loc->text ^ loc->kind);
    return hash_words(bs_hash_mix(hash, (guintptr)loc->metadata), loc->n, loc->parts);
}

static guint32
hash_attr(const BsAttr *attr)
{
    const guint32 hash = bs_hash_mix(bs_hash_mix(0, attr->kind), (guint64)(guintptr)attr->type);
    switch (attr->kind) {
    case BS_ATTR_INTEGER:
        return bs_hash_mix(hash, (guint64)attr->integer);
    case BS_ATTR_FLOAT:
        return bs_hash_mix(bs_hash_mix(hash, attr->floating.bits), attr->floating.high_bits);
    case BS_ATTR_STRING:
    case BS_ATTR_OPAQUE:
    case BS_ATTR_AFFINE_MAP:
    case BS_ATTR_INTEGER_SET:
        return bs_hash_mix(hash, bs_hash_bytes(attr->string.text, attr->string.len));
    case BS_ATTR_ARRAY:
    case BS_ATTR_SYMBOL:
        return hash_words(hash, attr->array.n, attr->array.items);
    case BS_ATTR_DICT:
        return hash_words(hash, 2 * attr->dict.n, attr->dict.items);
    case BS_ATTR_DENSE_ELEMENTS:
    case BS_ATTR_DENSE_ARRAY:
        return hash_words(bs_hash_mix(hash, (guint64)attr->dense.splat), attr->dense.n,
                          attr->dense.values);
    case BS_ATTR_STRIDED:
        return hash_words(bs_hash_mix(hash, (guint64)attr->strided.offset), attr->strided.rank,
                          attr->strided.strides);
    case BS_ATTR_LOC:
        return hash_loc(hash, attr->loc);
    case BS_ATTR_DISTINCT:
        return bs_hash_mix(bs_hash_mix(hash, attr->distinct.id), (guintptr)attr->distinct.attr);
    case BS_ATTR_UNIT:
    case BS_ATTR_TYPE:
        break;
    }
    return hash;
}

static gboolean
words_equal(guint32 n, const void *a, guint32 m, const void *b)
{
    return n == m && (n == 0 || memcmp(a, b, (gsize)n * sizeof(guint64)) == 0);
}

static gboolean
loc_equal(const BsLocAttr *a, const BsLocAttr *b)
{
    return a->kind == b->kind && memcmp(&a->at, &b->at, sizeof a->at) == 0 &&
           a->metadata == b->metadata && a->text == b->text &&
           words_equal(a->n, a->parts, b->n, b->parts);
}

static gboolean
attr_equal(const void *kept, const void *candidate)
{
    const BsAttr *a = kept, *b = candidate;
    if (a->kind != b->kind || a->type != b->type)
        return FALSE;
    switch (a->kind) {
    case BS_ATTR_INTEGER:
        return a->integer == b->integer;
    case BS_ATTR_FLOAT:
        return a->floating.bits == b->floating.bits &&
               a->floating.high_bits == b->floating.high_bits;
    case BS_ATTR_STRING:
    case BS_ATTR_OPAQUE:
    case BS_ATTR_AFFINE_MAP:
    case BS_ATTR_INTEGER_SET:
        return a->string.len == b->string.len &&
               memcmp(a->string.text, b->string.text, a->string.len) == 0;
    case BS_ATTR_ARRAY:
    case BS_ATTR_SYMBOL:
        return words_equal(a->array.n, a->array.items, b->array.n, b->array.items);
    case BS_ATTR_DICT:
        return words_equal(2 * a->dict.n, a->dict.items, 2 * b->dict.n, b->dict.items);
    case BS_ATTR_DENSE_ELEMENTS:
    case BS_ATTR_DENSE_ARRAY:
        return a->dense.splat == b->dense.splat &&
               words_equal(a->dense.n, a->dense.values, b->dense.n, b->dense.values);
    case BS_ATTR_STRIDED:
        return a->strided.offset == b->strided.offset &&
               words_equal(a->strided.rank, a->strided.strides, b->strided.rank,
                           b->strided.strides);
    case BS_ATTR_LOC:
        return loc_equal(a->loc, b->loc);
    case BS_ATTR_DISTINCT:
        return a->distinct.id == b->distinct.id && a->distinct.attr == b->distinct.attr;
    case BS_ATTR_UNIT:
    case BS_ATTR_TYPE:
        return TRUE;
    }
    return FALSE;
}

G_STATIC_ASSERT(sizeof(BsNamedAttr) == 2 * sizeof(guint64));
G_STATIC_ASSERT(sizeof(void *) == sizeof(guint64));

// The arrays of a new attribute are the caller's until here, where they move to the context's
// arena.
static void
own_arrays(BsArena *arena, BsAttr *attr)
{
    switch (attr->kind) {
    case BS_ATTR_STRING:
    case BS_ATTR_OPAQUE:
    case BS_ATTR_AFFINE_MAP:
    case BS_ATTR_INTEGER_SET:
        attr->string.text = bs_arena_strndup(arena, attr->string.text, attr->string.len);
        break;
    case BS_ATTR_ARRAY:
    case BS_ATTR_SYMBOL:
        attr->array.items =
            bs_arena_copy(arena, attr->array.items, attr->array.n * sizeof *attr->array.items);
        break;
    case BS_ATTR_DICT:
        attr->dict.items =
            bs_arena_copy(arena, attr->dict.items, attr->dict.n * sizeof *attr->dict.items);
        break;
    case BS_ATTR_DENSE_ELEMENTS:
    case BS_ATTR_DENSE_ARRAY:
        attr->dense.values =
            bs_arena_copy(arena, attr->dense.values, attr->dense.n * sizeof *attr->dense.values);
        break;
    case BS_ATTR_STRIDED:
        attr->strided.strides = bs_arena_copy(arena, attr->strided.strides,
                                              attr->strided.rank * sizeof *attr->strided.strides);
        break;
    default:
        break;
    }
}

static void
own_loc(BsContext *context, BsAttr *attr)
{
    BsLocAttr *loc = bs_arena_copy(&context->arena, attr->loc, sizeof *loc);
    loc->parts = bs_arena_copy(&context->arena, loc->parts, loc->n * sizeof *loc->parts);
    loc->number = context->locs.len;
    attr->loc = loc;
    bs_vec_push(&context->locs, attr);
}

static BsExtent
extent_of(const BsAttr *attr)
{
    BsExtent extent = {1, 1};
    bs_extent_add(&extent, bs_extent_of(attr->type));
    switch (attr->kind) {
    case BS_ATTR_STRING:
    case BS_ATTR_OPAQUE:
    case BS_ATTR_AFFINE_MAP:
    case BS_ATTR_INTEGER_SET:
        extent.weight += attr->string.len / BS_EXTENT_TEXT;
        bs_extent_add(&extent, bs_extent_of(attr->string.values));
        break;
    case BS_ATTR_ARRAY:
    case BS_ATTR_SYMBOL:
        for (guint32 i = 0; i < attr->array.n; i++)
            bs_extent_add(&extent, &attr->array.items[i]->extent);
        break;
    case BS_ATTR_DICT:
        for (guint32 i = 0; i < attr->dict.n; i++)
            bs_extent_add(&extent, &attr->dict.items[i].value->extent);
        break;
    case BS_ATTR_DENSE_ELEMENTS:
    case BS_ATTR_DENSE_ARRAY:
        extent.weight += attr->dense.n;
        break;
    case BS_ATTR_STRIDED:
        extent.weight += attr->strided.rank;
        break;
    case BS_ATTR_LOC:
        extent.weight += attr->loc->len / BS_EXTENT_TEXT;
        bs_extent_add(&extent, bs_extent_of(attr->loc->metadata));
        for (guint32 i = 0; i < attr->loc->n; i++)
            bs_extent_add(&extent, &attr->loc->parts[i]->extent);
        break;
    case BS_ATTR_DISTINCT:
        bs_extent_add(&extent, &attr->distinct.attr->extent);
        break;
    default:
        break;
    }
    return extent;
}

static gboolean
has_dots(const BsAttr *dict)
{
    for (guint32 i = 0; i < dict->dict.n; i++) {
        if (strchr(dict->dict.items[i].name, '.'))
            return TRUE;
    }
    return FALSE;
}

const BsAttr *
bs_attr_intern(BsContext *context, const BsAttr *candidate)
{
    const guint32 hash = hash_attr(candidate);
    const BsAttr *kept = bs_intern_find(&context->attrs, hash, candidate, attr_equal);
    if (!kept) {
        BsAttr *copy = bs_arena_copy(&context->arena, candidate, sizeof *candidate);
        if (copy->kind == BS_ATTR_LOC)
            own_loc(context, copy);
        else
            own_arrays(&context->arena, copy);
        copy->extent = extent_of(copy);
        if (copy->kind == BS_ATTR_DICT) {
            copy->dict.value = bs_dict_get(copy, "value");
            copy->dict.operand_segments = bs_dict_get(copy, "operandSegmentSizes");
            copy->dict.has_dots = has_dots(copy);
        }
        bs_intern_add(&context->attrs, hash, copy);
        context->has_aliases |= copy->kind == BS_ATTR_AFFINE_MAP ||
                                copy->kind == BS_ATTR_INTEGER_SET || copy->kind == BS_ATTR_DISTINCT;
        context->has_distincts |= copy->kind == BS_ATTR_DISTINCT;
        kept = copy;
    }
    return kept;
}

// -- scalars -------------------------------------------------------------------------------------

const BsAttr *
bs_attr_unit(BsContext *context)
{
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_UNIT});
}

static gint64
truncate_to(const BsType *type, gint64 value)
{
    if (type->kind != BS_TYPE_INTEGER || type->integer.width >= 64)
        return value;
    const guint32 width = type->integer.width;
    if (width == 0)
        return 0;
    const guint64 low = (guint64)value & ((G_GUINT64_CONSTANT(1) << width) - 1);
    if (bs_type_is_i1(type) || type->integer.sign == BS_UNSIGNED)
        return (gint64)low;
    const guint64 sign_bit = G_GUINT64_CONSTANT(1) << (width - 1);
    return (gint64)((low ^ sign_bit) - sign_bit);
}

const BsAttr *
bs_attr_integer(BsContext *context, const BsType *type, gint64 value)
{
    return bs_attr_intern(
        context,
        &(BsAttr){.kind = BS_ATTR_INTEGER, .type = type, .integer = truncate_to(type, value)});
}

const BsAttr *
bs_attr_bool(BsContext *context, gboolean value)
{
    return context->bools[value != FALSE];
}

const BsAttr *
bs_attr_i64(BsContext *context, gint64 value)
{
    return bs_attr_integer(context, bs_type_integer(context, 64, BS_SIGNLESS), value);
}

const BsAttr *
bs_attr_index(BsContext *context, gint64 value)
{
    return bs_attr_integer(context, context->index, value);
}

const BsAttr *
bs_attr_distinct(BsContext *context, guint64 id, const BsAttr *attr)
{
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_DISTINCT, .distinct = {id, attr}});
}

// -- aggregates ----------------------------------------------------------------------------------

const BsAttr *
bs_attr_string(BsContext *context, const char *text, gsize len)
{
    return bs_attr_text(context, BS_ATTR_STRING, text, len);
}

const BsAttr *
bs_attr_text(BsContext *context, BsAttrKind kind, const char *text, gsize len)
{
    g_assert(len <= G_MAXUINT32);
    return bs_attr_intern(context,
                          &(BsAttr){.kind = kind, .string = {text, (guint32)len, NULL, NULL}});
}

const BsAttr *
bs_attr_layout(BsContext *context, const char *text, gsize len, const BsAttr *entries)
{
    g_assert(len <= G_MAXUINT32);
    return bs_attr_intern(
        context, &(BsAttr){.kind = BS_ATTR_OPAQUE, .string = {text, (guint32)len, entries, NULL}});
}

const BsAttr *
bs_attr_layout_entries(const BsAttr *attr, const char *kind)
{
    const gsize len = strlen(kind);
    if (attr->kind != BS_ATTR_OPAQUE || strncmp(attr->string.text, kind, len) != 0 ||
        attr->string.text[len] != '<')
        return NULL;
    return attr->string.values;
}

const BsAttr *
bs_attr_typed_text(BsContext *context, const BsType *type, const char *text, gsize len)
{
    g_assert(len <= G_MAXUINT32);
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_OPAQUE,
                                             .type = type,
                                             .string = {text, (guint32)len, NULL, NULL}});
}

const BsAttr *
bs_attr_array(BsContext *context, guint32 n, const BsAttr *const *items)
{
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_ARRAY, .array = {n, items}});
}

static gint
compare_names(const void *a, const void *b)
{
    return strcmp(((const BsNamedAttr *)a)->name, ((const BsNamedAttr *)b)->name);
}

// Most dictionaries have two or three entries.
static void
sort_names(BsNamedAttr *items, guint32 n)
{
    enum { FEW = 8 };
    if (n > FEW) {
        qsort(items, n, sizeof *items, compare_names);
        return;
    }
    for (guint32 i = 1; i < n; i++) {
        const BsNamedAttr item = items[i];
        guint32 k = i;
        for (; k > 0 && compare_names(&item, &items[k - 1]) < 0; k--)
            items[k] = items[k - 1];
        items[k] = item;
    }
}

static const BsAttr *
make_dict(BsContext *context, guint32 n, const BsNamedAttr *items)
{
    BsNamedAttr few[16];
    g_autofree BsNamedAttr *many = n > G_N_ELEMENTS(few) ? g_new(BsNamedAttr, n) : NULL;
    BsNamedAttr *sorted = many ? many : few;
    for (guint32 i = 0; i < n; i++) // names by pointer, so that dictionaries compare as words
        sorted[i] = (BsNamedAttr){bs_context_string(context, items[i].name), items[i].value};
    sort_names(sorted, n);
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_DICT, .dict = {n, FALSE, sorted}});
}

const BsAttr *
bs_attr_dict(BsContext *context, guint32 n, const BsNamedAttr *items)
{
    if (n != 1)
        return make_dict(context, n, items);
    const guintptr key = (guintptr)items->name ^ (guintptr)items->value >> 4;
    BsAskedDict *asked = &context->asked_dicts[(key ^ key >> 6) % BS_ASKED_DICTS];
    if (asked->name != items->name || asked->value != items->value ||
        strcmp(asked->dict->dict.items->name, items->name) != 0) // another text by now
        *asked = (BsAskedDict){items->name, items->value, make_dict(context, n, items)};
    return asked->dict;
}

const BsAttr *
bs_attr_symbol(BsContext *context, const char *root)
{
    return bs_attr_symbol_nested(context, 1, &root);
}

const BsAttr *
bs_attr_symbol_nested(BsContext *context, guint32 n, const char *const *names)
{
    const BsAttr *few[4];
    g_autofree const BsAttr **many = n > G_N_ELEMENTS(few) ? g_new(const BsAttr *, n) : NULL;
    const BsAttr **items = many ? many : few;
    for (guint32 i = 0; i < n; i++)
        items[i] = bs_attr_string(context, names[i], strlen(names[i]));
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_SYMBOL, .array = {n, items}});
}

const BsAttr *
bs_attr_type(BsContext *context, const BsType *type)
{
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_TYPE, .type = type});
}

static gboolean
all_equal(guint32 n, const guint64 *values)
{
    for (guint32 i = 1; i < n; i++) {
        if (values[i] != values[0])
            return FALSE;
    }
    return n > 0;
}

const BsAttr *
bs_attr_dense(BsContext *context, const BsType *type, guint32 n, const guint64 *values,
              gboolean splat)
{
    splat = splat || all_equal(n, values);
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_DENSE_ELEMENTS,
                                             .type = type,
                                             .dense = {splat ? 1 : n, splat, values}});
}

const BsAttr *
bs_attr_dense_array(BsContext *context, const BsType *element, guint32 n, const gint64 *values)
{
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_DENSE_ARRAY,
                                             .type = element,
                                             .dense = {n, FALSE, (const guint64 *)values}});
}

const BsAttr *
bs_attr_i32_array(BsContext *context, guint32 n, const gint32 *values)
{
    gint64 few[16];
    g_autofree gint64 *many = n > G_N_ELEMENTS(few) ? g_new(gint64, n) : NULL;
    gint64 *wide = many ? many : few;
    for (guint32 i = 0; i < n; i++)
        wide[i] = values[i];
    return bs_attr_dense_array(context, bs_type_integer(context, 32, BS_SIGNLESS), n, wide);
}

const BsAttr *
bs_attr_i64_array(BsContext *context, guint32 n, const gint64 *values)
{
    return bs_attr_dense_array(context, bs_type_integer(context, 64, BS_SIGNLESS), n, values);
}

const BsAttr *
bs_attr_strided(BsContext *context, guint32 rank, const gint64 *strides, gint64 offset)
{
    return bs_attr_intern(context,
                          &(BsAttr){.kind = BS_ATTR_STRIDED, .strided = {rank, strides, offset}});
}

// -- dictionaries and questions ------------------------------------------------------------------

// strcmp(), which most names need not go into: they differ in their first letter.
static inline gint
compare_words(const char *a, const char *b)
{
    const gint first = (guchar)*a - (guchar)*b;
    return first || a == b ? first : strcmp(a, b);
}

const BsAttr *
bs_dict_get(const BsAttr *dict, const char *name)
{
    guint32 low = 0, high = dict ? dict->dict.n : 0;
    while (low < high) {
        const guint32 middle = (low + high) / 2;
        const char *found = dict->dict.items[middle].name;
        const gint order = compare_words(found, name);
        if (order == 0)
            return dict->dict.items[middle].value;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

const BsAttr *
bs_dict_with(BsContext *context, const BsAttr *dict, const char *name, const BsAttr *value)
{
    if (bs_dict_get(dict, name) == value)
        return dict;
    const guint32 n = dict ? dict->dict.n : 0;
    BsNamedAttr few[16];
    g_autofree BsNamedAttr *many = n >= G_N_ELEMENTS(few) ? g_new(BsNamedAttr, n + 1) : NULL;
    BsNamedAttr *items = many ? many : few;
    guint32 kept = 0;
    for (guint32 i = 0; i < n; i++) {
        if (strcmp(dict->dict.items[i].name, name) != 0)
            items[kept++] = dict->dict.items[i];
    }
    if (value)
        items[kept++] = (BsNamedAttr){name, value};
    return kept ? bs_attr_dict(context, kept, items) : NULL;
}

gboolean
bs_attr_is_elements(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_DENSE_ELEMENTS ||
           (attr->kind == BS_ATTR_OPAQUE && attr->type && bs_type_is_shaped(attr->type) &&
            (g_str_has_prefix(attr->string.text, "dense") ||
             g_str_has_prefix(attr->string.text, "sparse<")));
}

const char *
bs_attr_symbol_root(const BsAttr *attr)
{
    g_assert(attr->kind == BS_ATTR_SYMBOL);
    return attr->array.items[0]->string.text;
}

static gboolean
is_i1_value(const BsAttr *attr, guint64 value)
{
    if (!attr || !attr->type || !bs_type_is_i1(bs_type_element(attr->type)))
        return FALSE;
    if (attr->kind == BS_ATTR_INTEGER)
        return (guint64)attr->integer == value;
    return attr->kind == BS_ATTR_DENSE_ELEMENTS && attr->dense.splat &&
           attr->dense.values[0] == value;
}

gboolean
bs_attr_is_true(const BsAttr *attr)
{
    return is_i1_value(attr, 1);
}

gboolean
bs_attr_is_false(const BsAttr *attr)
{
    return is_i1_value(attr, 0);
}
