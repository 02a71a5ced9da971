// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/buffers/lifetimes.h"
#include "debug/buffers/lifetimes-private.h"

#include "analysis/alias.h"
#include "analysis/flow-order.h"
#include "analysis/loops.h"
#include "debug/buffers/indicators.h"
#include "debug/document/cursor.h"
#include "dialects/bufferization/dealloc.h"
#include "dialects/deallocation/deallocation.h"

// -- lines ----------------------------------------------------------------------------------------

typedef struct Work {
    BsLifetimesWork run;
    const BsNames *names;
    BsAlias *alias;
    BsFlowOrder *order;
} Work;

static const BsOpLines *
lines_of(const Work *work, const BsOp *op)
{
    return bs_lifetimes_lines(&work->run, op);
}

static void
read_lines(Work *work, const BsText *text)
{
    BsLifetimes *lifetimes = work->run.lifetimes;
    work->run.lines = g_hash_table_new(NULL, NULL);
    for (guint i = 0; i < text->ops->len; i++) {
        BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        g_hash_table_insert(work->run.lines, (gpointer)(gsize)lines->op, lines);
        lifetimes->n_lines = MAX(lifetimes->n_lines, lines->last + 1);
    }
    lifetimes->places = g_new0(guint32, (gsize)lifetimes->n_lines + 1);
    for (guint i = 0; i < text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        lifetimes->places[lines->last] = bs_flow_order_end(work->order, lines->op);
        lifetimes->places[lines->first] = bs_flow_order_begin(work->order, lines->op);
    }
    // lines without an op, as that of a block's name, go with what follows
    for (guint32 line = lifetimes->n_lines; line-- > 0;) {
        if (lifetimes->places[line] == 0)
            lifetimes->places[line] = lifetimes->places[line + 1];
    }
}

// -- births ---------------------------------------------------------------------------------------

static gint64
size_in_bytes(const BsType *type)
{
    enum { BYTE = 8 };
    const guint32 bits = type->kind == BS_TYPE_MEMREF ? bs_type_bit_width(type->shaped.element) : 0;
    gint64 n = bits ? (gint64)(bits + BYTE - 1) / BYTE : -1;
    for (guint32 i = 0; n >= 0 && i < type->shaped.rank; i++) {
        const gint64 size = type->shaped.shape[i];
        n = size < 0 || (size > 0 && n > G_MAXINT64 / size) ? -1 : n * size;
    }
    return n;
}

static BsWalk
add_births(BsOp *op, gpointer data)
{
    Work *work = data;
    const BsOpLines *lines = lines_of(work, op);
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *value = bs_op_result(op, i);
        const gboolean of_call = bs_op_has_trait(op, BS_TRAIT_CALL);
        if (!bs_type_is_memref(value->type) || (!of_call && !bs_value_is_allocation(value)))
            continue;
        const char *name = bs_names_value(work->names, value);
        const BsLifetime lifetime = {.value = value,
                                     .name = g_strdup(name ? name : "?"),
                                     .born = lines ? lines->first + 1 : 1,
                                     .last_use = lines ? lines->first + 1 : 1,
                                     .born_at = bs_flow_order_begin(work->order, op),
                                     .used_at = bs_flow_order_begin(work->order, op),
                                     .of_call = of_call,
                                     .frees = g_ptr_array_new(),
                                     .free_lines = g_array_new(FALSE, FALSE, sizeof(guint32)),
                                     .bytes = size_in_bytes(value->type)};
        g_array_append_val(work->run.lifetimes->items, lifetime);
        work->run.numbers[value->id] = work->run.lifetimes->items->len;
    }
    return BS_WALK_ON;
}

// -- uses -----------------------------------------------------------------------------------------

// Whether the memref is surely the same buffer as one that the bufferization.dealloc retains.
static gboolean
is_retained(const Work *work, const BsOp *dealloc, BsValue *memref)
{
    const BsRange retained = bs_op_operand_group(dealloc, BS_DEALLOC_RETAINED);
    for (guint32 i = retained.begin; i < retained.begin + retained.n; i++) {
        BsValue *other = bs_op_operand(dealloc, i);
        if (bs_view_base(memref) == bs_view_base(other) ||
            bs_alias_same_allocation(work->alias, memref, other) == BS_SAME_YES)
            return TRUE;
    }
    return FALSE;
}

// Whether the op frees, or may, what it is given as that operand.
static gboolean
frees(const Work *work, const BsOp *op, guint32 operand)
{
    if (bs_op_memory(op) == BS_MEMORY_FREE_IF)
        return operand < bs_op_operand_group(op, BS_DEALLOC_MEMREFS).n &&
               !is_retained(work, op, bs_op_operand(op, operand));
    return bs_op_is_free(op);
}

// Views, and what only asks for addresses: what is made of them counts, where it is used.
static gboolean
only_looks(const BsOp *op)
{
    const BsMemory memory = bs_op_memory(op);
    return bs_op_view_source(op) || bs_op_is_address(op) || memory == BS_MEMORY_FREE_IF ||
           memory == BS_MEMORY_RETAIN || memory == BS_MEMORY_OWN;
}

// A line, and its place in the order in which control comes to it.
typedef struct Moment {
    guint32 line, place;
} Moment;

// Around a use there may be a loop, inside of which the buffer was not born: there it lives to the
// end.
static Moment
last_moment_of_use(const Work *work, const BsOp *user, const BsValue *buffer)
{
    const BsOpLines *lines = lines_of(work, user);
    Moment last = {lines ? lines->first + 1 : 0, bs_flow_order_begin(work->order, user)};
    const BsBlock *home = bs_op_block(bs_value_op(buffer));
    for (const BsOp *op = user; op && bs_op_block(op) != home; op = bs_op_parent(op)) {
        const BsOp *around = bs_op_parent(op);
        const BsOpLines *outer = around ? lines_of(work, around) : NULL;
        const gboolean loops = outer && around != work->run.function &&
                               (bs_op_is_loop(around) || !bs_op_is_control_flow(around)) &&
                               !bs_op_is_ancestor(around, bs_value_op(buffer));
        if (loops)
            last = (Moment){outer->last + 1, bs_flow_order_end(work->order, around)};
    }
    return last;
}

// Ops come in the order of the text; one may free the buffer by several names.
static void
note_free(BsLifetime *lifetime, const BsOp *op, Moment moment)
{
    if (moment.place > lifetime->freed_at) {
        lifetime->freed = moment.line;
        lifetime->freed_at = moment.place;
    }
    if (lifetime->last_free == op)
        return;
    lifetime->last_free = op;
    g_array_append_val(lifetime->free_lines, moment.line);
    lifetime->n_frees++;
    if (lifetime->frees->len < BS_LIFETIME_FREES)
        g_ptr_array_add(lifetime->frees, (gpointer)(gsize)op);
}

// `sure`: what is used can be no other buffer. `ends`: the use frees it, or may.
static void
add_use(const Work *work, BsLifetime *lifetime, const BsOp *op, gboolean sure, gboolean ends)
{
    const Moment moment = last_moment_of_use(work, op, lifetime->value);
    if (ends && bs_lifetime_is_on_stack(lifetime))
        return; // of something that may be it: it ends with its scope
    if (ends) {
        note_free(lifetime, op, moment);
    } else if (!only_looks(op) && moment.place > lifetime->used_at) {
        lifetime->last_use = moment.line;
        lifetime->used_at = moment.place;
    }
    const gboolean returns =
        bs_op_parent(op) == work->run.function && bs_op_has_trait(op, BS_TRAIT_RETURN_LIKE);
    lifetime->returned |= returns;
    lifetime->returned_surely |= returns && sure;
}

static void
add_uses_by(const Work *work, const BsOp *op, BsValue *memref, gboolean ends)
{
    const BsOrigins *origins = bs_alias_origins(work->alias, memref);
    for (guint32 k = 0; k < origins->n; k++) {
        const guint32 number = work->run.numbers[origins->values[k]->id];
        if (number)
            add_use(work, &g_array_index(work->run.lifetimes->items, BsLifetime, number - 1), op,
                    origins->n == 1, ends);
    }
}

// What an indicator may be of is freed, or may be: by a retain also unless it is retained.
static void
add_free_by_indicator(const Work *work, const BsOp *op)
{
    g_autoptr(GPtrArray) memrefs = g_ptr_array_new();
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_type_is_ownership(bs_op_operand(op, i)->type))
            bs_indicator_memrefs(bs_op_operand(op, i), memrefs);
    }
    for (guint i = 0; i < memrefs->len; i++)
        add_uses_by(work, op, memrefs->pdata[i], TRUE);
}

// The use of a memref counts for every allocation that it may be.
static BsWalk
add_uses_of(BsOp *op, gpointer data)
{
    const Work *work = data;
    if (bs_op_memory(op) == BS_MEMORY_FREE_OWNED || bs_op_memory(op) == BS_MEMORY_RETAIN)
        add_free_by_indicator(work, op);
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsValue *value = bs_op_operand(op, i);
        if (!bs_type_is_memref(value->type))
            continue;
        const gboolean ends = frees(work, op, i); // before: it may ask for origins, too
        add_uses_by(work, op, value, ends);
    }
    return BS_WALK_ON;
}

// -- all together ---------------------------------------------------------------------------------

static void
collect(BsDocument *document, gpointer data)
{
    Work *work = data;
    const BsText *text = bs_document_map(document, work->run.function);
    if (!text)
        return;
    BsOp *function = (BsOp *)(gsize)work->run.function;
    work->names = bs_document_names(document, function);
    work->run.numbers = g_new0(guint32, bs_document_ir(document)->n_values);
    work->alias = bs_alias_new(function);
    work->order = bs_flow_order_new(function);
    read_lines(work, text);
    bs_op_walk_preorder(function, add_births, work);
    bs_op_walk_preorder(function, add_uses_of, work);
    bs_lifetimes_execute(&work->run, bs_document_ir(document));
    bs_alias_free(work->alias);
    bs_flow_order_free(work->order);
    g_free(work->run.numbers);
    g_hash_table_unref(work->run.lines);
}

static void
clear_lifetime(gpointer data)
{
    BsLifetime *lifetime = data;
    g_free(lifetime->name);
    g_ptr_array_unref(lifetime->frees);
    g_array_unref(lifetime->free_lines);
}

BsLifetimes *
bs_document_lifetimes(BsDocument *document, guint32 position, const BsOp *function)
{
    Work work = {.run = {.lifetimes = g_new0(BsLifetimes, 1), .function = function}};
    work.run.lifetimes->items = g_array_new(FALSE, FALSE, sizeof(BsLifetime));
    g_array_set_clear_func(work.run.lifetimes->items, clear_lifetime);
    if (function && bs_document_ir(document))
        bs_document_visit(document, position, collect, &work);
    return work.run.lifetimes;
}

void
bs_lifetimes_free(BsLifetimes *lifetimes)
{
    if (!lifetimes)
        return;
    g_array_unref(lifetimes->items);
    g_free(lifetimes->not_judged);
    g_free(lifetimes->alive);
    g_free(lifetimes->places);
    g_free(lifetimes->living);
    g_free(lifetimes);
}

// -- bars -----------------------------------------------------------------------------------------

static gsize
number_of(const BsLifetimes *lifetimes, const BsLifetime *lifetime)
{
    return (gsize)(lifetime - (const BsLifetime *)(gpointer)lifetimes->items->data);
}

// Behind the last place that frees it, a buffer may live on paths that are followed without knowing
// that the place frees it on them: the bar ends there, as the figures do.
static gboolean
is_alive_at(const BsLifetimes *lifetimes, const BsLifetime *lifetime, guint32 line)
{
    const guint32 place = lifetimes->places[line - 1];
    if (lifetime->freed && place > MAX(lifetime->freed_at, lifetime->used_at))
        return FALSE;
    if (lifetimes->living && lifetime->is_seen)
        return lifetimes
            ->living[(gsize)(line - 1) * lifetimes->items->len + number_of(lifetimes, lifetime)];
    return place >= lifetime->born_at;
}

static gboolean
is_freed_within(const BsLifetime *lifetime, guint32 first, guint32 last)
{
    for (guint i = 0; i < lifetime->free_lines->len; i++) {
        const guint32 line = g_array_index(lifetime->free_lines, guint32, i);
        if (line >= first && line <= last)
            return TRUE;
    }
    return FALSE;
}

// What is most of a few lines.
static BsLifetimeAt
state_at(const BsLifetimes *lifetimes, const BsLifetime *lifetime, guint32 first, guint32 last)
{
    gboolean alive = FALSE, used = FALSE;
    if (is_freed_within(lifetime, first, last))
        return BS_LIFETIME_FREED;
    const gboolean each = lifetimes->living && lifetime->is_seen;
    const guint32 step = each ? 1 : MAX(1, last - first); // without: only the ends
    for (guint32 line = first; line <= last && !used; line += step) {
        if (!is_alive_at(lifetimes, lifetime, line))
            continue;
        alive = TRUE;
        used |= lifetimes->places[line - 1] <= lifetime->used_at;
    }
    return !alive ? BS_LIFETIME_AWAY : used ? BS_LIFETIME_USED : BS_LIFETIME_IDLE;
}

BsLifetimeAt
bs_lifetime_at(const BsLifetimes *lifetimes, const BsLifetime *lifetime, guint32 line)
{
    return state_at(lifetimes, lifetime, line, line);
}

static char
digit_of(const BsLifetimes *lifetimes, guint32 first, guint32 last)
{
    guint32 most = 0;
    for (guint32 line = first; line <= last; line++)
        most = MAX(most, lifetimes->alive[line - 1]);
    return most > 9 ? '+' : (char)('0' + most);
}

char *
bs_lifetime_bar(const BsLifetimes *lifetimes, const BsLifetime *lifetime, guint32 width)
{
    static const char *const signs[] = {[BS_LIFETIME_AWAY] = "\u00b7",
                                        [BS_LIFETIME_USED] = "\u2588",
                                        [BS_LIFETIME_IDLE] = "\u2592",
                                        [BS_LIFETIME_FREED] = "\u2715"};
    GString *bar = g_string_new(NULL);
    const guint32 n = lifetimes->n_lines;
    width = MIN(width, n);
    for (guint32 i = 0; i < width; i++) {
        const guint32 first = (guint32)((guint64)i * n / width) + 1;
        const guint32 last = (guint32)((guint64)(i + 1) * n / width);
        if (lifetime)
            g_string_append(bar, signs[state_at(lifetimes, lifetime, first, last)]);
        else
            g_string_append_c(bar, digit_of(lifetimes, first, last));
    }
    return g_string_free(bar, FALSE);
}
