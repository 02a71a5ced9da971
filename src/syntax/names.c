// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/names-private.h"

#include "support/intern.h"
#include "support/vec.h"
#include "syntax/printer-private.h"

// Upstream's SSANameState: regions are numbered from a stack, so that everything in a region has
// its name before anything nested is looked at, and siblings start from the same counters. In
// generic form the counters run on instead, and since the stack gives the last sibling first, that
// one has the smallest numbers.

enum { TAKEN = 64 };

typedef struct Pending {
    const BsRegion *region;
    guint32 next_value, next_arg, next_conflict;
    guint32 depth; // of the name scope that it is nested in
} Pending;

// A name in use, for finding collisions.
typedef struct UsedName {
    guint32 hash;
    guint32 at, len; // without the `%`; len 0: free slot
} UsedName;

typedef struct Builder {
    BsNames *names;
    GString *pool;
    BS_VEC(Pending) pending;
    BS_VEC(const BsOp *) nesting; // ops with regions in the region whose turn it is
    BS_VEC(guint32) scopes;       // for each open scope, how long `log` was when it began
    BS_VEC(UsedName) log;         // names in use, oldest first
    BS_VEC(BsName) heads;         // of the groups of an op's results
    BS_VEC(guint32) begins;       // where they begin
    UsedName *slots; // open addressing; taken out newest first, which keeps the probing sound
    guint32 n_slots;
    guint32 taken[TAKEN]; // where in `log` short names are that were used lately
    guint32 next_value, next_arg, next_conflict;
    gboolean generic;
    const BsRegion *waiting; // isolated ops in it get their names later; or NULL
    Pending later;           // what they begin with
    gsize pool_before;       // length of the pool before the first of them
} Builder;

// -- names in use -------------------------------------------------------------------------------

static UsedName *
find_slot(Builder *b, guint32 hash, const char *name, guint32 len)
{
    const guint32 mask = b->n_slots - 1;
    guint32 i = hash & mask;
    for (; b->slots[i].len; i = (i + 1) & mask) {
        const UsedName *slot = &b->slots[i];
        if (slot->hash == hash && slot->len == len &&
            memcmp(b->pool->str + slot->at, name, len) == 0)
            break;
    }
    return &b->slots[i];
}

static void
put_in_slot(Builder *b, const UsedName *name)
{
    const guint32 mask = b->n_slots - 1;
    guint32 i = name->hash & mask;
    while (b->slots[i].len)
        i = (i + 1) & mask;
    b->slots[i] = *name;
}

static void
use_name(Builder *b, UsedName name)
{
    if (2 * (b->log.len + 1) > b->n_slots) {
        g_free(b->slots);
        b->n_slots *= 2;
        b->slots = g_new0(UsedName, b->n_slots);
        for (guint32 i = 0; i < b->log.len; i++)
            put_in_slot(b, &b->log.data[i]);
    }
    put_in_slot(b, &name);
    bs_vec_push(&b->log, name);
}

static void
open_scope(Builder *b)
{
    bs_vec_push(&b->scopes, b->log.len);
}

static void
close_scope(Builder *b)
{
    const guint32 begin = bs_vec_pop(&b->scopes);
    while (b->log.len > begin) {
        const UsedName name = bs_vec_pop(&b->log);
        UsedName *slot = find_slot(b, name.hash, b->pool->str + name.at, name.len);
        slot->len = 0;
    }
}

// -- one name -----------------------------------------------------------------------------------

// Ends the name that began at `at` in the pool.
static BsName
finish(Builder *b, guint32 at)
{
    const BsName name = {at, (guint32)b->pool->len - at};
    bs_out_char(b->pool, '\0');
    return name;
}

static BsName
number_name(Builder *b)
{
    const guint32 at = (guint32)b->pool->len;
    bs_out_char(b->pool, '%');
    bs_out_unsigned(b->pool, b->next_value++);
    return finish(b, at);
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

// Where `taken` has the name, if it has it. Most values of a function have one of a few hints.
static guint32 *
taken_place(Builder *b, const char *name, guint32 len)
{
    return &b->taken[(5u * (guchar)name[0] + 3u * (guchar)name[len - 1] + len) % TAKEN];
}

// The log says whether what stood there is in use still.
static gboolean
was_taken(const Builder *b, guint32 place, const char *name, guint32 len)
{
    if (place >= b->log.len)
        return FALSE;
    const UsedName *used = &b->log.data[place];
    return used->len == len && memcmp(b->pool->str + used->at, name, len) == 0;
}

// Whether a value in scope has the name; else it is in use from now on.
static gboolean
take_name(Builder *b, guint32 at, guint32 len)
{
    const char *name = b->pool->str + at;
    guint32 *place = taken_place(b, name, len);
    if (was_taken(b, *place, name, len))
        return TRUE;
    const guint32 hash = bs_hash_bytes(name, len);
    if (find_slot(b, hash, name, len)->len)
        return TRUE;
    g_assert(!ends_in_number(name, len));
    *place = b->log.len;
    use_name(b, (UsedName){hash, at, len});
    return FALSE;
}

// Makes the name that began at `at` unique: adds `_N` while another value in scope has it, N from a
// counter of the scope that all hints share. It never gives a number twice, and no hint ends in
// one: a name with a number is like no other, and need not be among those in use.
static BsName
unique_name(Builder *b, guint32 at)
{
    if (take_name(b, at + 1, (guint32)b->pool->len - at - 1)) {
        bs_out_char(b->pool, '_');
        bs_out_unsigned(b->pool, b->next_conflict++);
    }
    return finish(b, at);
}

static BsName
hinted_name(Builder *b, const char *hint)
{
    if (!*hint)
        return number_name(b);
    const guint32 at = (guint32)b->pool->len;
    bs_out_char(b->pool, '%');
    bs_out_len(b->pool, hint, strlen(hint));
    return unique_name(b, at);
}

static BsName
arg_name(Builder *b)
{
    const guint32 at = (guint32)b->pool->len;
    bs_out_lit(b->pool, "%arg");
    bs_out_unsigned(b->pool, b->next_arg++);
    return unique_name(b, at);
}

static BsNamePage *
make_page(BsNameTable *table, guint32 number)
{
    if (number >= table->n_pages) {
        const gsize n = MAX((gsize)number + 1, 2 * (gsize)table->n_pages);
        table->pages = g_renew(BsNamePage *, table->pages, n);
        memset(table->pages + table->n_pages, 0, (n - table->n_pages) * sizeof *table->pages);
        table->n_pages = (guint32)n;
    }
    return table->pages[number] = g_new0(BsNamePage, 1);
}

static void
set_name(BsNameTable *table, guint32 id, BsName name)
{
    const guint32 number = id / BS_NAME_PAGE;
    BsNamePage *page = number < table->n_pages ? table->pages[number] : NULL;
    if (!page)
        page = make_page(table, number);
    page->names[id % BS_NAME_PAGE] = name;
}

static void
clear_table(BsNameTable *table)
{
    for (guint32 i = 0; i < table->n_pages; i++)
        g_free(table->pages[i]);
    g_free(table->pages);
}

// -- ops, blocks, regions -----------------------------------------------------------------------

gboolean
bs_names_starts_group(const BsNames *names, const BsOp *op, guint32 i)
{
    char buffer[64];
    return i == 0 ||
           (!names->generic && op->def->result_hint && op->def->result_hint(op, i, buffer));
}

// Names results [begin, end), a group whose name `head` is: `%head#0`, `%head#1`, ...
static void
name_group(Builder *b, const BsOp *op, guint32 begin, guint32 end, BsName head)
{
    if (end - begin == 1) {
        set_name(&b->names->values, op->results[begin].id, head);
        return;
    }
    for (guint32 i = begin; i < end; i++) {
        const guint32 at = (guint32)b->pool->len;
        bs_out_grow(b->pool, head.len + 16); // so that the name being copied does not move
        bs_out_len(b->pool, b->pool->str + head.at, head.len);
        bs_out_char(b->pool, '#');
        bs_out_unsigned(b->pool, i - begin);
        set_name(&b->names->values, op->results[i].id, finish(b, at));
    }
}

// Ops that name groups of their results. Result 0 gets its number last when it has no name of its
// own.
static void
name_groups(Builder *b, const BsOp *op)
{
    char buffer[64];
    b->heads.len = b->begins.len = 0;
    for (guint32 i = 0; i < op->n_results; i++) {
        const char *hint = op->def->result_hint(op, i, buffer);
        if (!hint && i > 0)
            continue;
        bs_vec_push(&b->begins, i);
        const BsName head = hint ? hinted_name(b, hint) : (BsName){0, 0};
        bs_vec_push(&b->heads, head);
    }
    if (!b->heads.data[0].len)
        b->heads.data[0] = number_name(b);
    for (guint32 g = 0; g < b->begins.len; g++) {
        const guint32 end = g + 1 < b->begins.len ? b->begins.data[g + 1] : op->n_results;
        name_group(b, op, b->begins.data[g], end, b->heads.data[g]);
    }
}

static void
name_result(Builder *b, const BsOp *op)
{
    char buffer[64];
    const BsOpDef *def = op->def;
    const char *hint = b->generic         ? NULL
                       : def->result_hint ? def->result_hint(op, 0, buffer)
                                          : def->hint;
    set_name(&b->names->values, op->results[0].id, hint ? hinted_name(b, hint) : number_name(b));
}

static void
name_op(Builder *b, const BsOp *op)
{
    if (op->n_results == 1) {
        name_result(b, op);
    } else if (op->n_results && !b->generic && op->def->result_hint) {
        name_groups(b, op);
    } else if (op->n_results) {
        const char *hint = b->generic ? NULL : op->def->hint;
        const BsName head = hint ? hinted_name(b, hint) : number_name(b);
        name_group(b, op, 0, op->n_results, head);
    }
}

static const char *
find_arg_hint(const Builder *b, const BsBlock *block, guint32 i)
{
    const BsOpDef *def = block->region->op->def;
    return !b->generic && def->arg_hint ? def->arg_hint(block->region->op, block->region, i) : NULL;
}

static void
name_block(Builder *b, const BsBlock *block, guint32 number)
{
    const guint32 at = (guint32)b->pool->len;
    bs_out_lit(b->pool, "^bb");
    bs_out_unsigned(b->pool, number);
    set_name(&b->names->blocks, block->id, finish(b, at));
    for (guint32 i = 0; i < block->n_args; i++) {
        const char *hint = number == 0 ? find_arg_hint(b, block, i) : NULL;
        set_name(&b->names->values, block->args[i]->id,
                 hint          ? hinted_name(b, hint)
                 : number == 0 ? arg_name(b)
                               : number_name(b));
    }
    bs_block_for_each (block, op) {
        name_op(b, op);
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
name_region(Builder *b, const BsRegion *region)
{
    guint32 number = 0;
    bs_region_for_each (region, block)
        name_block(b, block, number++);
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
            close_scope(b);
        open_scope(b);
        name_region(b, pending.region);
    }
}

static void
name_all(Builder *b, const BsOp *root)
{
    open_scope(b);
    push_regions(b, root);
    name_op(b, root);
    name_pending(b);
}

// -- entry points -------------------------------------------------------------------------------

static BsNames *
begin(gboolean generic)
{
    BsNames *names = g_new0(BsNames, 1);
    names->generic = generic;
    names->owners = 1;
    names->shared = g_new0(BsSharedNames, 1);
    Builder *b = g_new(Builder, 1);
    *b = (Builder){
        .names = names, .pool = g_string_sized_new(4096), .n_slots = 256, .generic = generic};
    b->slots = g_new0(UsedName, b->n_slots);
    names->builder = b;
    return names;
}

// What has got its name by now can be read.
static void
show(BsNames *names)
{
    GString *pool = names->builder->pool;
    bs_out_grow(pool, BS_OUT_WORD);
    names->pool = pool->str;
}

// Frees what only naming takes; the pool stays.
static void
end(BsNames *names)
{
    Builder *b = g_steal_pointer(&names->builder);
    if (!b)
        return;
    g_string_free(b->pool, FALSE);
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
    BsNames *names = begin(generic);
    name_all(names->builder, root);
    show(names);
    end(names);
    return names;
}

BsNames *
bs_names_build_in_turn(const BsOp *root)
{
    BsNames *names = begin(FALSE);
    Builder *b = names->builder;
    b->waiting = root->n_regions ? bs_op_region(root, 0) : NULL;
    name_all(b, root);
    show(names);
    b->pool_before = b->pool->len;
    return names;
}

void
bs_names_take_turn(BsNames *names, const BsOp *op)
{
    Builder *b = names->builder;
    if (!b || !is_for_later(b, op))
        return;
    g_string_truncate(b->pool, b->pool_before);
    for (guint32 r = 0; r < op->n_regions; r++) {
        Pending pending = b->later;
        pending.region = bs_op_region(op, r);
        bs_vec_push(&b->pending, pending);
    }
    name_pending(b);
    show(names);
}

// -- names from elsewhere -----------------------------------------------------------------------

BsNames *
bs_names_begin(void)
{
    return begin(FALSE);
}

static void
put_name(BsNames *names, BsNameTable *table, guint32 id, const char *name, gint64 number)
{
    Builder *b = names->builder;
    const guint32 at = (guint32)b->pool->len;
    bs_out_len(b->pool, name, strlen(name));
    if (number >= 0) {
        bs_out_char(b->pool, '#');
        bs_out_signed(b->pool, number);
    }
    set_name(table, id, finish(b, at));
}

void
bs_names_put_value(BsNames *names, const BsValue *value, const char *name, gint64 number)
{
    put_name(names, &names->values, value->id, name, number);
}

void
bs_names_put_block(BsNames *names, const BsBlock *block, const char *name)
{
    put_name(names, &names->blocks, block->id, name, -1);
}

void
bs_names_end(BsNames *names)
{
    show(names);
    end(names);
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
    g_clear_pointer(&names->shared->all, g_hash_table_unref);
    g_clear_pointer(&names->shared->names, g_hash_table_unref);
    g_free(names->shared);
    clear_table(&names->values);
    clear_table(&names->blocks);
    g_free(names->pool);
    g_free(names);
}

const char *
bs_names_value(const BsNames *names, const BsValue *value)
{
    guint32 len;
    return bs_names_find(names, &names->values, value->id, &len);
}

const char *
bs_names_block(const BsNames *names, const BsBlock *block)
{
    guint32 len;
    return bs_names_find(names, &names->blocks, block->id, &len);
}

// Adds a name to the table of all, or, when it is there, to that of the shared ones.
static void
note_shared(BsSharedNames *shared, char *name)
{
    if (!g_hash_table_add(shared->all, name))
        g_hash_table_add(shared->names, name);
}

static const BsSharedNames *
find_shared(const BsNames *names)
{
    BsSharedNames *shared = names->shared;
    if (shared->all)
        return shared;
    shared->all = g_hash_table_new(g_str_hash, g_str_equal);
    shared->names = g_hash_table_new(g_str_hash, g_str_equal);
    for (guint32 i = 0; i < names->values.n_pages; i++) {
        const BsNamePage *page = names->values.pages[i];
        for (guint k = 0; page && k < BS_NAME_PAGE; k++) {
            if (page->names[k].len)
                note_shared(shared, names->pool + page->names[k].at);
        }
    }
    return shared;
}

// Whether the text of a name is that of another value's, too.
static gboolean
has_namesake(const BsNames *names, const BsName *name)
{
    for (guint32 i = 0; i < names->values.n_pages; i++) {
        const BsNamePage *page = names->values.pages[i];
        for (guint k = 0; page && k < BS_NAME_PAGE; k++) {
            const BsName *other = &page->names[k];
            if (other->len == name->len && other != name &&
                memcmp(names->pool + other->at, names->pool + name->at, name->len) == 0)
                return TRUE;
        }
    }
    return FALSE;
}

gboolean
bs_names_is_shared(const BsNames *names, const BsValue *value)
{
    enum { ONE_BY_ONE = 16 }; // about what a table costs
    const char *name = bs_names_value(names, value);
    if (!name)
        return FALSE;
    if (!names->shared->names && names->shared->asked++ < ONE_BY_ONE)
        return has_namesake(names, bs_names_at(&names->values, value->id));
    return g_hash_table_contains(find_shared(names)->names, name);
}

gboolean
bs_names_has(const BsNames *names, const char *name)
{
    return g_hash_table_contains(find_shared(names)->all, name);
}
