// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/names-private.h"

#include "support/intern.h"
#include "support/vec.h"
#include "syntax/printer-private.h"

// Upstream's SSANameState: regions are numbered from a stack, so that everything in a region has
// its name before anything nested is looked at, and siblings start from the same counters. In
// generic form the counters run on instead, and since the stack gives the last sibling first, that
// one has the smallest numbers.

typedef BsNameBuilder Builder;
typedef BsPendingNames Pending;
typedef BsKnownHint KnownHint;

enum { HINT_SIZE = 64 };

// -- stems --------------------------------------------------------------------------------------

// Where the stem is, or would be.
static guint32 *
find_slot(Builder *b, guint32 hash, const char *text, guint32 len)
{
    const guint32 mask = b->n_slots - 1;
    guint32 i = hash & mask;
    for (; b->slots[i]; i = (i + 1) & mask) {
        const BsStem *stem = &b->stems.data[b->slots[i]];
        if (stem->hash == hash && stem->len == len &&
            memcmp(b->pool->str + stem->at, text, len) == 0)
            break;
    }
    return &b->slots[i];
}

static void
grow_slots(Builder *b)
{
    g_free(b->slots);
    b->n_slots *= 2;
    b->slots = g_new0(guint32, b->n_slots);
    for (guint32 stem = BS_STEM_VALUE; stem < b->stems.len; stem++) {
        guint32 i = b->stems.data[stem].hash & (b->n_slots - 1);
        while (b->slots[i])
            i = (i + 1) & (b->n_slots - 1);
        b->slots[i] = stem;
    }
}

// The stem `%text`, or, with another mark or none, `^text` or `text`.
static guint32
find_stem(Builder *b, const char *mark, const char *text, gsize len)
{
    const guint32 at = (guint32)b->pool->len;
    bs_out_len(b->pool, mark, strlen(mark));
    bs_out_len(b->pool, text, len);
    const guint32 stem_len = (guint32)b->pool->len - at;
    const guint32 hash = bs_hash_bytes(b->pool->str + at, stem_len);
    guint32 *slot = find_slot(b, hash, b->pool->str + at, stem_len);
    if (*slot) {
        g_string_truncate(b->pool, at);
        return *slot;
    }
    bs_out_char(b->pool, '_');
    bs_out_char(b->pool, '\0');
    const guint32 stem = b->stems.len;
    const BsStem new = {at, stem_len, stem_len + 1, hash, FALSE};
    bs_vec_push(&b->stems, new);
    b->names->longest_stem = MAX(b->names->longest_stem, new.joint);
    *slot = stem;
    if (2 * b->stems.len > b->n_slots)
        grow_slots(b);
    return stem;
}

static guint32
find_hint(Builder *b, const char *hint)
{
    return find_stem(b, "%", hint, strlen(hint));
}

// Most values of a function have one of a few hints.
static KnownHint *
known_hint(Builder *b, gconstpointer by)
{
    return &b->hints[((guintptr)by / 16 ^ (guintptr)by / 1024) % BS_KNOWN_HINTS];
}

static guint32
find_row_hint(Builder *b, const char *hint)
{
    KnownHint *known = known_hint(b, hint);
    if (known->by != hint || known->def)
        *known = (KnownHint){hint, find_hint(b, hint)};
    return known->stem;
}

// What a constant is called, its attributes tell.
static guint32
find_constant_hint(Builder *b, const BsOp *op)
{
    char buffer[HINT_SIZE];
    KnownHint *known = known_hint(b, op->attrs);
    if (known->by != op->attrs || known->def != op->def)
        *known = (KnownHint){op->attrs, find_hint(b, op->def->result_hint(op, 0, buffer)), op->def};
    return known->stem;
}

void
bs_names_open_scope(Builder *b)
{
    bs_vec_push(&b->scopes, b->log.len);
}

void
bs_names_close_scope(Builder *b)
{
    const guint32 begin = bs_vec_pop(&b->scopes);
    while (b->log.len > begin)
        b->stems.data[bs_vec_pop(&b->log)].used = FALSE;
}

// -- one name -----------------------------------------------------------------------------------

static BsName
number_name(Builder *b)
{
    return (BsName){.stem = BS_STEM_VALUE, .number = b->next_value++};
}

// "c_1".
static gboolean
ends_in_number(const char *name, guint32 len)
{
    const guint32 end = len;
    while (len && g_ascii_isdigit(name[len - 1]))
        len--;
    return len && len < end && name[len - 1] == '_';
}

// The stem alone, or, while another value in scope has it, with a number from a counter of the
// scope that all hints share. It never gives a number twice, and no hint ends in one: a name with a
// number is like no other, and need not be among those in use.
static BsName
unique_name(Builder *b, guint32 number)
{
    BsStem *stem = &b->stems.data[number];
    if (stem->used)
        return (BsName){.stem = number, .number = b->next_conflict++};
    g_assert(!ends_in_number(b->pool->str + stem->at, stem->len));
    stem->used = TRUE;
    bs_vec_push(&b->log, number);
    return (BsName){.stem = number, .number = BS_NAME_ALONE};
}

// `buffer`: where the hint is, unless it stays; or NULL.
static BsName
hinted_name(Builder *b, const char *hint, const char *buffer)
{
    if (!*hint)
        return number_name(b);
    const gboolean stays = (guintptr)hint - (guintptr)buffer >= HINT_SIZE;
    return unique_name(b, stays ? find_row_hint(b, hint) : find_hint(b, hint));
}

// Every function has the first few again.
static BsName
arg_name(Builder *b)
{
    const guint32 number = b->next_arg++;
    if (number == b->args.len) {
        char text[16];
        g_snprintf(text, sizeof text, "arg%u", number);
        bs_vec_push(&b->args, find_hint(b, text));
    }
    return unique_name(b, b->args.data[number]);
}

// -- ops, blocks, regions -----------------------------------------------------------------------

// Whether a result is the next one of those that the one before it is of, by its name.
static gboolean
goes_on(const BsNames *names, const BsOp *op, guint32 i)
{
    const BsName *before = bs_names_find(&names->values, op->results[i - 1].id);
    const BsName *name = bs_names_find(&names->values, op->results[i].id);
    return before && name && before->nth && before->stem == name->stem &&
           name->nth == before->nth + 1;
}

gboolean
bs_names_starts_group(const BsNames *names, const BsOp *op, guint32 i)
{
    char buffer[HINT_SIZE];
    if (names->given && i > 0)
        return !goes_on(names, op, i);
    return i == 0 ||
           (!names->generic && op->def->result_hint && op->def->result_hint(op, i, buffer));
}

// Names results [begin, end), a group whose name `head` is: `%head#0`, `%head#1`, ...
static void
name_group(Builder *b, const BsOp *op, guint32 begin, guint32 end, BsName head)
{
    const gboolean alone = end - begin == 1;
    for (guint32 i = begin; i < end; i++) {
        head.nth = alone ? 0 : i - begin + 1;
        bs_name_table_set(&b->names->values, op->results[i].id, head);
    }
}

// Ops that name groups of their results. Result 0 gets its number last when it has no name of its
// own.
static void
name_groups(Builder *b, const BsOp *op)
{
    char buffer[HINT_SIZE];
    b->heads.len = b->begins.len = 0;
    for (guint32 i = 0; i < op->n_results; i++) {
        const char *hint = op->def->result_hint(op, i, buffer);
        if (!hint && i > 0)
            continue;
        bs_vec_push(&b->begins, i);
        const BsName head = hint ? hinted_name(b, hint, buffer) : (BsName){0};
        bs_vec_push(&b->heads, head);
    }
    if (!b->heads.data[0].stem)
        b->heads.data[0] = number_name(b);
    for (guint32 g = 0; g < b->begins.len; g++) {
        const guint32 end = g + 1 < b->begins.len ? b->begins.data[g + 1] : op->n_results;
        name_group(b, op, b->begins.data[g], end, b->heads.data[g]);
    }
}

// By the hint in its row, if there is one.
static BsName
row_name(Builder *b, const BsOp *op)
{
    const char *hint = b->generic ? NULL : op->def->hint;
    return hint && *hint ? unique_name(b, find_row_hint(b, hint)) : number_name(b);
}

static void
name_result(Builder *b, const BsOp *op)
{
    char buffer[HINT_SIZE];
    BsName name;
    if (b->generic || !op->def->result_hint) {
        name = row_name(b, op);
    } else if (bs_op_has_trait(op, BS_TRAIT_CONSTANT_LIKE)) {
        name = unique_name(b, find_constant_hint(b, op));
    } else {
        const char *hint = op->def->result_hint(op, 0, buffer);
        name = hint ? hinted_name(b, hint, buffer) : number_name(b);
    }
    bs_name_table_set(&b->names->values, op->results[0].id, name);
}

void
bs_names_give_op(Builder *b, const BsOp *op)
{
    if (op->n_results == 1) {
        name_result(b, op);
    } else if (op->n_results && !b->generic && op->def->result_hint) {
        name_groups(b, op);
    } else if (op->n_results) {
        name_group(b, op, 0, op->n_results, row_name(b, op));
    }
}

static const char *
find_arg_hint(const Builder *b, const BsBlock *block, guint32 i)
{
    const BsOpDef *def = block->region->op->def;
    return !b->generic && def->arg_hint ? def->arg_hint(block->region->op, block->region, i) : NULL;
}

void
bs_names_give_args(Builder *b, const BsBlock *block, guint32 number)
{
    bs_name_table_set(&b->names->blocks, block->id,
                      (BsName){.stem = BS_STEM_BLOCK, .number = number});
    for (guint32 i = 0; i < block->n_args; i++) {
        const char *hint = number == 0 ? find_arg_hint(b, block, i) : NULL;
        bs_name_table_set(&b->names->values, block->args[i]->id,
                          hint          ? hinted_name(b, hint, NULL)
                          : number == 0 ? arg_name(b)
                                        : number_name(b));
    }
}

static void
name_block(Builder *b, const BsBlock *block, guint32 number)
{
    bs_names_give_args(b, block, number);
    bs_block_for_each (block, op) {
        bs_names_give_op(b, op);
        if (op->n_regions)
            bs_vec_push(&b->nesting, op);
    }
}

static void
push_regions(Builder *b, const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        const Pending pending = {bs_op_region(op, r), b->next_value, b->next_arg, b->next_conflict,
                                 b->scopes.len};
        bs_vec_push(&b->pending, pending);
    }
}

static gboolean
is_for_later(const Builder *b, const BsOp *op)
{
    return b->waiting && bs_op_parent_region(op) == b->waiting &&
           bs_op_has_trait(op, BS_TRAIT_ISOLATED);
}

static void
name_blocks(Builder *b, const BsRegion *region)
{
    guint32 number = 0;
    bs_region_for_each (region, block)
        name_block(b, block, number++);
}

void
bs_names_give_region(Builder *b, const BsRegion *region)
{
    name_blocks(b, region);
    b->nesting.len = 0;
}

static void
name_region(Builder *b, const BsRegion *region)
{
    name_blocks(b, region);
    for (guint32 i = 0; i < b->nesting.len; i++) {
        if (!is_for_later(b, b->nesting.data[i]))
            push_regions(b, b->nesting.data[i]);
    }
    b->nesting.len = 0;
    if (region == b->waiting)
        b->later = (Pending){NULL, b->next_value, b->next_arg, b->next_conflict, b->scopes.len};
}

static void
name_pending(Builder *b)
{
    while (b->pending.len) {
        const Pending pending = bs_vec_pop(&b->pending);
        if (!b->generic) {
            b->next_value = pending.next_value;
            b->next_arg = pending.next_arg;
            b->next_conflict = pending.next_conflict;
        }
        while (b->scopes.len > pending.depth)
            bs_names_close_scope(b);
        bs_names_open_scope(b);
        name_region(b, pending.region);
    }
}

static void
name_all(Builder *b, const BsOp *root)
{
    bs_names_open_scope(b);
    push_regions(b, root);
    bs_names_give_op(b, root);
    name_pending(b);
}

// -- entry points -------------------------------------------------------------------------------

BsNames *
bs_names_begin_giving(gboolean generic)
{
    BsNames *names = g_new0(BsNames, 1);
    names->generic = generic;
    names->owners = 1;
    names->texts = bs_name_texts_new();
    Builder *b = g_new(Builder, 1);
    *b = (Builder){
        .names = names, .pool = g_string_sized_new(256), .n_slots = 64, .generic = generic};
    b->slots = g_new0(guint32, b->n_slots);
    const BsStem none = {0};
    bs_vec_push(&b->stems, none);
    find_stem(b, "%", "", 0);
    find_stem(b, "^", "bb", 2);
    b->stems.data[BS_STEM_VALUE].joint = strlen("%");
    b->stems.data[BS_STEM_BLOCK].joint = strlen("^bb");
    names->builder = b;
    return names;
}

void
bs_names_show(BsNames *names)
{
    Builder *b = names->builder;
    bs_out_grow(b->pool, BS_OUT_WORD);
    names->pool = b->pool->str;
    names->stems = b->stems.data;
    names->n_stems = b->stems.len;
}

// Frees what only naming takes; stems and their texts stay.
static void
end(BsNames *names)
{
    Builder *b = g_steal_pointer(&names->builder);
    if (!b)
        return;
    names->pool = g_string_free(b->pool, FALSE);
    bs_vec_free(&b->args);
    bs_vec_free(&b->pending);
    bs_vec_free(&b->nesting);
    bs_vec_free(&b->scopes);
    bs_vec_free(&b->log);
    bs_vec_free(&b->heads);
    bs_vec_free(&b->begins);
    g_free(b->slots);
    g_free(b);
}

BsNames *
bs_names_build(const BsOp *root, gboolean generic)
{
    BsNames *names = bs_names_begin_giving(generic);
    name_all(names->builder, root);
    bs_names_show(names);
    end(names);
    return names;
}

BsNames *
bs_names_build_in_turn(const BsOp *root)
{
    BsNames *names = bs_names_begin_giving(FALSE);
    Builder *b = names->builder;
    b->waiting = root->n_regions ? bs_op_region(root, 0) : NULL;
    name_all(b, root);
    bs_names_show(names);
    return names;
}

void
bs_names_take_turn(BsNames *names, const BsOp *op)
{
    Builder *b = names->builder;
    if (!b || !is_for_later(b, op))
        return;
    bs_name_table_take_turn(&names->values);
    bs_name_table_take_turn(&names->blocks);
    for (guint32 r = 0; r < op->n_regions; r++) {
        Pending pending = b->later;
        pending.region = bs_op_region(op, r);
        bs_vec_push(&b->pending, pending);
    }
    name_pending(b);
    bs_names_show(names);
}

// -- for views ----------------------------------------------------------------------------------

BsNames *
bs_names_new(const BsOp *scope)
{
    return bs_names_build(scope, FALSE);
}

BsNames *
bs_names_new_generic(const BsOp *scope)
{
    return bs_names_build(scope, TRUE);
}

BsNames *
bs_names_ref(BsNames *names)
{
    names->owners++;
    return names;
}

void
bs_names_free(BsNames *names)
{
    if (!names || --names->owners)
        return;
    end(names);
    bs_name_texts_free(names->texts);
    bs_name_table_clear(&names->values);
    bs_name_table_clear(&names->blocks);
    if (names->given) {
        bs_name_stock_unref(names->given);
    } else {
        g_free(names->stems);
        g_free(names->pool);
    }
    g_free(names);
}
