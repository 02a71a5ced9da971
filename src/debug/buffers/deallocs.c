// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lists of dealloc ops with their reasons, the marks they leave on memrefs, and live sets.
#include "analysis/library.h"
#include "analysis/live-sets.h"
#include "debug/buffers/counts.h"
#include "debug/buffers/state.h"
#include "debug/document/kept.h"
#include "debug/document/provenance.h"
#include "dialects/bufferization/dealloc.h"
#include "dialects/deallocation/deallocation.h"
#include "ir/effects.h"
#include "passes/hlo/nullness.h"

static gboolean
is_dealloc(const BsOp *op)
{
    return bs_op_memory(op) == BS_MEMORY_FREE_IF;
}

// Whether the value is the first of what a memref was taken apart into.
static gboolean
is_base_buffer(const BsValue *value)
{
    return bs_value_op(value) && bs_value_op(value)->n_results > 1 &&
           bs_op_view_source(bs_value_op(value));
}

// The memref that an operand to free stands for: the pass frees base buffers, taken apart right
// before (an unranked memref by a cast to rank 0 first).
static BsValue *
memref_of(BsValue *operand)
{
    if (is_base_buffer(operand))
        operand = bs_op_operand(bs_value_op(operand), 0);
    if (bs_value_op(operand) && bs_value_op(operand)->event != 0 &&
        bs_op_view_source(bs_value_op(operand)) &&
        bs_op_operand(bs_value_op(operand), 0)->type->kind == BS_TYPE_UNRANKED_MEMREF)
        operand = bs_op_operand(bs_value_op(operand), 0);
    return operand;
}

// -- reasons -------------------------------------------------------------------------------------

// Where an event lists a memref. One event may stand for thousands of deallocs, into which its own
// was simplified.
typedef struct Reasons {
    GHashTable *first[2]; // TO_FREE, RETAINED: memref -> number of its first item, from 1
    guint32 *after;       // of an item: the number of the next one of the same memref, or 0
} Reasons;

static void
free_reasons(gpointer data)
{
    Reasons *reasons = data;
    for (guint i = 0; i < G_N_ELEMENTS(reasons->first); i++)
        g_hash_table_unref(reasons->first[i]);
    g_free(reasons->after);
    g_free(reasons);
}

static GHashTable *
first_of(const Reasons *reasons, BsRole role)
{
    return reasons->first[role == BS_ROLE_RETAINED];
}

static Reasons *
new_reasons(const BsEvent *event)
{
    Reasons *reasons = g_new(Reasons, 1);
    for (guint i = 0; i < G_N_ELEMENTS(reasons->first); i++)
        reasons->first[i] = g_hash_table_new(NULL, NULL);
    reasons->after = g_new0(guint32, event->n_items);
    for (guint32 number = event->n_items; number > 0; number--) {
        const BsEventItem *item = &event->items[number - 1];
        if (item->role != BS_ROLE_TO_FREE && item->role != BS_ROLE_RETAINED)
            continue;
        GHashTable *first = first_of(reasons, item->role);
        reasons->after[number - 1] = GPOINTER_TO_UINT(g_hash_table_lookup(first, item->value));
        g_hash_table_insert(first, item->value, GUINT_TO_POINTER(number));
    }
    return reasons;
}

static void
unref_table(gpointer table)
{
    g_hash_table_unref(table);
}

static const Reasons *
reasons_of(BsDocument *document, const BsEvent *event)
{
    if (!event)
        return NULL;
    static const char key;
    GHashTable *known = bs_document_kept(document, &key); // event -> Reasons
    if (!known) {
        known = g_hash_table_new_full(NULL, NULL, NULL, free_reasons);
        bs_document_keep(document, &key, known, unref_table);
    }
    Reasons *reasons = g_hash_table_lookup(known, event);
    if (!reasons) {
        reasons = new_reasons(event);
        g_hash_table_insert(known, (gpointer)(gsize)event, reasons);
    }
    return reasons;
}

// -- one dealloc ---------------------------------------------------------------------------------

// A dealloc that is being read.
typedef struct Reader {
    BsDeallocInfo *info;
    const BsEvent *event;
    const Reasons *reasons;
    GHashTable *taken[2]; // TO_FREE, RETAINED: memref -> number of the item that it took last
} Reader;

// The memref's item after the one that it took last, or that one once more, or NULL.
static const BsEventItem *
take_item(Reader *reader, BsRole role, BsValue *memref)
{
    GHashTable *taken = reader->taken[role == BS_ROLE_RETAINED];
    const guint32 last = GPOINTER_TO_UINT(g_hash_table_lookup(taken, memref));
    guint32 number =
        last ? reader->reasons->after[last - 1]
             : GPOINTER_TO_UINT(g_hash_table_lookup(first_of(reader->reasons, role), memref));
    number = number ? number : last;
    if (number == 0)
        return NULL;
    g_hash_table_insert(taken, memref, GUINT_TO_POINTER(number));
    return &reader->event->items[number - 1];
}

static void
add_item(Reader *reader, BsDeallocItem item)
{
    const BsEventItem *why = NULL;
    if (reader->reasons)
        why = take_item(reader, item.role, item.memref);
    if (reader->reasons && !why)
        why = take_item(reader, item.role, item.operand);
    if (why)
        item.reason = why->reason;
    g_array_append_val(reader->info->items, item);
}

static void
read_operands(Reader *reader, BsOp *dealloc)
{
    BsRange memrefs = bs_op_operand_group(dealloc, BS_DEALLOC_MEMREFS);
    BsRange conditions = bs_op_operand_group(dealloc, BS_DEALLOC_CONDITIONS);
    BsRange retained = bs_op_operand_group(dealloc, BS_DEALLOC_RETAINED);
    for (guint32 i = 0; i < memrefs.n; i++) {
        BsValue *operand = bs_op_operand(dealloc, memrefs.begin + i);
        BsValue *condition = i < conditions.n ? bs_op_operand(dealloc, conditions.begin + i) : NULL;
        add_item(reader, (BsDeallocItem){.role = BS_ROLE_TO_FREE,
                                         .operand = operand,
                                         .memref = memref_of(operand),
                                         .condition = condition});
    }
    for (guint32 i = 0; i < retained.n; i++) {
        BsValue *operand = bs_op_operand(dealloc, retained.begin + i);
        BsValue *result = i < dealloc->n_results ? bs_op_result(dealloc, i) : NULL;
        add_item(reader, (BsDeallocItem){.role = BS_ROLE_RETAINED,
                                         .operand = operand,
                                         .memref = operand,
                                         .condition = result});
    }
}

gboolean
bs_document_dealloc_info(BsDocument *document, BsOp *dealloc, BsDeallocInfo *info)
{
    *info = (BsDeallocInfo){.op = dealloc};
    if (!dealloc || !is_dealloc(dealloc))
        return FALSE;
    const BsOp *first = bs_document_dealloc_of(document, dealloc);
    const BsEvent *event = first ? bs_document_event(document, first->event) : NULL;
    if (event && event->kind != BS_EVENT_DEALLOC)
        event = NULL;
    info->event = first ? first->event : 0;
    info->target = event ? event->target : NULL;
    info->items = g_array_new(FALSE, TRUE, sizeof(BsDeallocItem));
    Reader reader = {.info = info, .event = event, .reasons = reasons_of(document, event)};
    for (guint i = 0; i < G_N_ELEMENTS(reader.taken); i++)
        reader.taken[i] = g_hash_table_new(NULL, NULL);
    read_operands(&reader, dealloc);
    for (guint i = 0; i < G_N_ELEMENTS(reader.taken); i++)
        g_hash_table_unref(reader.taken[i]);
    return TRUE;
}

void
bs_dealloc_info_clear(BsDeallocInfo *info)
{
    g_clear_pointer(&info->items, g_array_unref);
}

static BsWalk
add_dealloc(BsOp *op, gpointer ops)
{
    if (is_dealloc(op))
        g_ptr_array_add(ops, op);
    return BS_WALK_ON;
}

void
bs_document_deallocs(BsDocument *document, const BsOp *function, GPtrArray *ops)
{
    if (!bs_document_ir(document))
        return;
    const BsOp *scope = function ? function : bs_document_ir(document)->root;
    if (bs_document_has_op(document, scope))
        bs_op_walk_preorder((BsOp *)(gsize)scope, add_dealloc, ops);
}

// -- marks ----------------------------------------------------------------------------------------

typedef struct Marks {
    BsDocument *document;
    GArray *marks;
} Marks;

static void
mark_dealloc(BsOp *op, GArray *marks, BsDocument *document)
{
    BsDeallocInfo info;
    if (!bs_document_dealloc_info(document, op, &info))
        return;
    gboolean retains = bs_op_operand_group(op, BS_DEALLOC_RETAINED).n > 0;
    for (guint i = 0; i < info.items->len; i++) {
        const BsDeallocItem *item = &g_array_index(info.items, BsDeallocItem, i);
        BsMark mark = {.value = item->memref,
                       .op = op,
                       .block = bs_op_block(op),
                       .condition = item->condition};
        if (item->role == BS_ROLE_TO_FREE) {
            const BsAttr *constant = item->condition ? bs_value_constant(item->condition) : NULL;
            if (constant && bs_attr_is_false(constant))
                continue; // never
            mark.kind = BS_MARK_FREED;
            mark.unless_aliased = retains;
            if (constant)
                mark.condition = NULL;
        } else {
            mark.kind = BS_MARK_RETAINED;
            mark.target = info.target;
        }
        g_array_append_val(marks, mark);
    }
    bs_dealloc_info_clear(&info);
}

// memref.dealloc: a lowered dealloc stands alone in an scf.if. In a branch in which more happens it
// is the branch that is under a condition.
static void
mark_free(BsOp *op, GArray *marks)
{
    BsMark mark = {
        .kind = BS_MARK_FREED, .value = bs_op_operand(op, 0), .op = op, .block = bs_op_block(op)};
    const BsOp *parent = bs_op_parent(op);
    if (parent && bs_op_is_conditional_free(parent)) {
        BsValue *condition = bs_op_operand(parent, 0);
        const BsAttr *constant = bs_value_constant(condition);
        if (constant && bs_attr_is_false(constant))
            return; // never
        mark.condition = constant ? NULL : condition;
        mark.block = bs_op_block(parent);
    }
    g_array_append_val(marks, mark);
}

// What an indicator is of is freed, unless it is null, or a memref takes it that is retained.
static void
mark_indicator(BsOp *op, BsValue *indicator, gboolean retains, GArray *marks)
{
    const BsOp *maker = bs_value_op(indicator);
    BsHloPlaces places = {0};
    BsValue *memref = bs_hlo_memref_of(&places, indicator);
    bs_hlo_places_clear(&places);
    if (maker && bs_op_memory(maker) == BS_MEMORY_OWN_NOTHING)
        return;
    const gboolean always = memref && maker && bs_op_memory(maker) == BS_MEMORY_OWN;
    const BsMark mark = {.kind = BS_MARK_FREED,
                         .value = memref ? memref : indicator,
                         .op = op,
                         .block = bs_op_block(op),
                         .condition = always ? NULL : indicator,
                         .unless_aliased = retains,
                         .by_indicator = TRUE};
    g_array_append_val(marks, mark);
}

static void
mark_retain(BsOp *op, GArray *marks)
{
    const BsRange memrefs = bs_retain_memrefs(op), allocs = bs_retain_allocs(op);
    for (guint32 i = 0; i < memrefs.n; i++) {
        const BsMark mark = {.kind = BS_MARK_RETAINED,
                             .value = bs_op_operand(op, memrefs.begin + i),
                             .op = op,
                             .block = bs_op_block(op),
                             .condition = i < op->n_results ? bs_op_result(op, i) : NULL,
                             .by_indicator = TRUE};
        g_array_append_val(marks, mark);
    }
    for (guint32 i = 0; i < allocs.n; i++)
        mark_indicator(op, bs_op_operand(op, allocs.begin + i), memrefs.n > 0, marks);
}

static BsWalk
add_marks(BsOp *op, gpointer data)
{
    Marks *marks = data;
    if (is_dealloc(op))
        mark_dealloc(op, marks->marks, marks->document);
    else if (bs_op_memory(op) == BS_MEMORY_RETAIN)
        mark_retain(op, marks->marks);
    else if (bs_op_memory(op) == BS_MEMORY_FREE_OWNED)
        mark_indicator(op, bs_op_operand(op, 0), FALSE, marks->marks);
    else if (bs_op_is_free(op))
        mark_free(op, marks->marks);
    return BS_WALK_ON;
}

void
bs_document_op_marks(BsDocument *document, BsOp *op, GArray *marks)
{
    add_marks(op, &(Marks){document, marks});
}

void
bs_document_marks(BsDocument *document, const BsOp *function, GArray *marks)
{
    if (!bs_document_ir(document))
        return;
    const BsOp *scope = function ? function : bs_document_ir(document)->root;
    Marks data = {document, marks};
    if (bs_document_has_op(document, scope))
        bs_op_walk_preorder((BsOp *)(gsize)scope, add_marks, &data);
}

// -- live sets ------------------------------------------------------------------------------------

static void
append_set(GPtrArray *out, BsValue *const *values, guint32 n)
{
    for (guint32 i = 0; i < n; i++)
        g_ptr_array_add(out, values[i]);
}

static void
free_live_sets(gpointer sets)
{
    bs_live_sets_free(sets);
}

// What is live in the blocks of a region at the cursor.
static const BsLiveSets *
live_sets_of(BsDocument *document, const BsRegion *region)
{
    static const char key;
    GHashTable *known = bs_document_kept_here(document, &key); // region -> BsLiveSets
    if (!known) {
        known = g_hash_table_new_full(NULL, NULL, NULL, free_live_sets);
        bs_document_keep_here(document, &key, known, unref_table);
    }
    BsLiveSets *sets = g_hash_table_lookup(known, region);
    if (!sets) {
        sets = bs_live_sets_new(region);
        g_hash_table_insert(known, (gpointer)(gsize)region, sets);
    }
    return sets;
}

void
bs_document_liveness(BsDocument *document, const BsBlock *block, GPtrArray *live_in,
                     GPtrArray *live_out)
{
    if (!bs_document_has_block(document, block))
        return;
    const BsLiveSets *sets = live_sets_of(document, block->region);
    guint32 n;
    if (live_in) {
        BsValue *const *values = bs_live_sets_in(sets, block, &n);
        append_set(live_in, values, n);
    }
    if (live_out) {
        BsValue *const *values = bs_live_sets_out(sets, block, &n);
        append_set(live_out, values, n);
    }
}
