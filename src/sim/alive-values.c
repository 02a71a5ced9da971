// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is known of values on a path, and what single ops do to buffers.
#include "analysis/alias.h"
#include "analysis/library.h"
#include "dialects/bufferization/dealloc.h"
#include "dialects/common/arithmetic.h"
#include "dialects/deallocation/deallocation.h"
#include "sim/alive-private.h"

#include <string.h>

// -- values ---------------------------------------------------------------------------------------

typedef struct Question {
    const BsAlivePaths *paths;
    const BsAlivePath *path;
    guint budget;
} Question;

static gint32 ask(Question *question, const BsValue *value);

static gint32
ask_operand(Question *question, const BsOp *op, guint32 i)
{
    return ask(question, bs_op_operand(op, i));
}

static gint32
negate(gint32 known)
{
    return known == YES ? NO : known == NO ? YES : UNKNOWN;
}

static gint32
both(gint32 a, gint32 b)
{
    if (a == NO || b == NO)
        return NO;
    return a == YES && b == YES ? YES : UNKNOWN;
}

static gint32
either(gint32 a, gint32 b)
{
    return negate(both(negate(a), negate(b)));
}

static gint32
are_same(gint32 a, gint32 b)
{
    if (a == UNKNOWN || b == UNKNOWN || (a == FOREIGN && b == FOREIGN))
        return UNKNOWN;
    return a == b ? YES : NO;
}

static gint32
ask_select(Question *question, const BsOp *op)
{
    const gint32 condition = ask_operand(question, op, 0);
    const gint32 first = ask_operand(question, op, 1), second = ask_operand(question, op, 2);
    return condition == YES || first == second ? first : condition == NO ? second : UNKNOWN;
}

static gint32
ask_compare(Question *question, const BsOp *op)
{
    BsPredicate predicate;
    if (!bs_op_predicate(op, &predicate) || predicate > BS_PREDICATE_NE)
        return UNKNOWN;
    const gint32 same = bs_op_operand(op, 0) == bs_op_operand(op, 1)
                            ? YES
                            : are_same(ask_operand(question, op, 0), ask_operand(question, op, 1));
    return predicate == BS_PREDICATE_EQ ? same : negate(same);
}

static gint32
ask_cell(Question *question, const BsOp *op)
{
    const guint32 slot = bs_alive_cell_slot(question->paths, op);
    return slot == BS_ID_NONE ? UNKNOWN : question->path->known[slot];
}

static gint32 ask_dealloc(Question *question, const BsOp *op, guint32 result);
static gint32 ask_retain(Question *question, const BsOp *op, guint32 result);

static gboolean
is_zero(const BsAttr *constant)
{
    return constant->kind == BS_ATTR_INTEGER && constant->integer == 0 &&
           constant->type->kind == BS_TYPE_INDEX;
}

static gint32
ask_op(Question *question, const BsValue *value)
{
    const BsOp *op = bs_value_op(value);
    const BsAttr *constant = bs_op_constant(op);
    if (constant)
        return is_zero(constant)            ? NOTHING
               : bs_attr_is_true(constant)  ? YES
               : bs_attr_is_false(constant) ? NO
                                            : UNKNOWN;
    if (bs_op_memory(op) == BS_MEMORY_FREE_IF)
        return ask_dealloc(question, op, value->index);
    if (bs_op_memory(op) == BS_MEMORY_RETAIN)
        return ask_retain(question, op, value->index);
    if (value->index)
        return UNKNOWN;
    if (bs_op_memory(op) == BS_MEMORY_OWN)
        return ask_operand(question, op, 0);
    if (bs_op_memory(op) == BS_MEMORY_OWN_NOTHING)
        return NOTHING;
    if (bs_op_memory(op) == BS_MEMORY_LOAD)
        return ask_cell(question, op);
    if (bs_op_memory(op) == BS_MEMORY_GLOBAL)
        return FOREIGN;
    switch (op->def->computes) {
    case BS_COMPUTES_AND:
        return both(ask_operand(question, op, 0), ask_operand(question, op, 1));
    case BS_COMPUTES_OR:
        return either(ask_operand(question, op, 0), ask_operand(question, op, 1));
    case BS_COMPUTES_XOR:
        return negate(are_same(ask_operand(question, op, 0), ask_operand(question, op, 1)));
    case BS_COMPUTES_CHOICE:
        return ask_select(question, op);
    case BS_COMPUTES_COMPARISON:
        return ask_compare(question, op);
    default:
        return bs_op_view_source(op) || bs_op_is_address(op) ? ask_operand(question, op, 0)
                                                             : UNKNOWN;
    }
}

static gint32
ask(Question *question, const BsValue *value)
{
    if (question->budget == 0)
        return UNKNOWN;
    question->budget--;
    const guint32 buffer = bs_id_map_find(&question->paths->numbers, bs_alive_key(value));
    if (buffer != BS_ID_NONE)
        return FIRST_BUFFER + (gint32)buffer * N_GENERATIONS + question->path->generations[buffer];
    const guint32 slot = bs_id_map_find(&question->paths->slots, bs_alive_key(value));
    const gint32 known = slot == BS_ID_NONE ? UNKNOWN : question->path->known[slot];
    return known == UNKNOWN && bs_value_op(value) && bs_alive_can_be_known(value->type)
               ? ask_op(question, value)
               : known;
}

gint32
bs_alive_value(const BsAlivePaths *paths, const BsAlivePath *path, const BsValue *value)
{
    Question question = {paths, path, BUDGET};
    return ask(&question, value);
}

static const BsValue *
find_undecided(const BsAlivePaths *paths, const BsAlivePath *path, const BsValue *value,
               guint depth)
{
    if (bs_alive_value(paths, path, value) != UNKNOWN)
        return NULL;
    if (bs_id_map_find(&paths->slots, bs_alive_key(value)) != BS_ID_NONE)
        return value;
    const BsValue *found = NULL;
    const BsOp *op = bs_value_op(value) && bs_alive_is_logic(bs_value_op(value)) && depth
                         ? bs_value_op(value)
                         : NULL;
    for (guint32 i = 0; op && i < op->n_operands && !found; i++)
        found = find_undecided(paths, path, bs_op_operand(op, i), depth - 1);
    return found;
}

const BsValue *
bs_alive_undecided(const BsAlivePaths *paths, const BsAlivePath *path, const BsValue *value)
{
    return find_undecided(paths, path, value, MAX_LOGIC);
}

void
bs_alive_learn(const BsAlivePaths *paths, BsAlivePath *path, const BsValue *value, gint32 known)
{
    const guint32 slot = bs_id_map_find(&paths->slots, bs_alive_key(value));
    if (slot != BS_ID_NONE)
        path->known[slot] = known;
}

// -- deallocations --------------------------------------------------------------------------------

// What bufferization.dealloc and the library function are about: memrefs (or their addresses) with
// conditions, and what is retained.
typedef struct Lists {
    guint32 n, n_retained;
    gint32 *memrefs, *conditions, *retained;
} Lists;

static Lists
lists_new(guint32 n, guint32 n_retained)
{
    gint32 *all = g_new0(gint32, 2 * (gsize)n + n_retained + 1);
    return (Lists){n, n_retained, all, all + n, all + 2 * (gsize)n};
}

// Freed when the condition holds, nothing retained is the same, and no memref before it in the
// list.
static gint32
is_freed(const Lists *lists, guint32 i)
{
    gint32 freed = lists->conditions[i];
    for (guint32 r = 0; r < lists->n_retained; r++)
        freed = both(freed, negate(are_same(lists->memrefs[i], lists->retained[r])));
    for (guint32 k = 0; k < i; k++)
        freed = both(freed, negate(are_same(lists->memrefs[i], lists->memrefs[k])));
    return freed;
}

static gint32
is_owned(const Lists *lists, guint32 retained)
{
    gint32 owned = NO;
    for (guint32 i = 0; i < lists->n; i++)
        owned = either(owned, both(lists->conditions[i],
                                   are_same(lists->memrefs[i], lists->retained[retained])));
    return owned;
}

static Lists
read_dealloc(Question *question, const BsOp *op)
{
    const BsRange memrefs = bs_op_operand_group(op, BS_DEALLOC_MEMREFS);
    const BsRange conditions = bs_op_operand_group(op, BS_DEALLOC_CONDITIONS);
    const BsRange retained = bs_op_operand_group(op, BS_DEALLOC_RETAINED);
    Lists lists = lists_new(memrefs.n, retained.n);
    for (guint32 i = 0; i < memrefs.n; i++) {
        lists.memrefs[i] = ask_operand(question, op, memrefs.begin + i);
        if (i < conditions.n)
            lists.conditions[i] = ask_operand(question, op, conditions.begin + i);
    }
    for (guint32 i = 0; i < retained.n; i++)
        lists.retained[i] = ask_operand(question, op, retained.begin + i);
    return lists;
}

static gint32
ask_dealloc(Question *question, const BsOp *op, guint32 result)
{
    Lists lists = read_dealloc(question, op);
    const gint32 owned = result < lists.n_retained ? is_owned(&lists, result) : UNKNOWN;
    g_free(lists.memrefs);
    return owned;
}

// -- indicators -----------------------------------------------------------------------------------

// Whether a memref of the retain before number `end` is that buffer.
static gint32
is_taken(Question *question, const BsOp *retain, guint32 end, gint32 buffer)
{
    const BsRange memrefs = bs_retain_memrefs(retain);
    gint32 taken = NO;
    for (guint32 i = 0; i < end; i++)
        taken = either(taken, are_same(buffer, ask_operand(question, retain, memrefs.begin + i)));
    return taken;
}

// The first memref that is an indicator's buffer takes it; the others get null.
static gint32
ask_retain(Question *question, const BsOp *op, guint32 result)
{
    const BsRange allocs = bs_retain_allocs(op);
    const gint32 memref = ask_operand(question, op, bs_retain_memrefs(op).begin + result);
    gint32 found = NOTHING;
    for (guint32 i = 0; i < allocs.n && found != UNKNOWN; i++) {
        const gint32 buffer = ask_operand(question, op, allocs.begin + i);
        const gint32 takes =
            both(are_same(memref, buffer), negate(is_taken(question, op, result, buffer)));
        found = takes == YES ? buffer : takes == NO ? found : UNKNOWN;
        if (takes == YES)
            break;
    }
    return found;
}

// -- what ops do ----------------------------------------------------------------------------------

static void
end_life(const BsAlivePaths *paths, BsAlivePath *path, gint32 memref)
{
    const gint32 buffer = memref < FIRST_BUFFER ? -1 : (memref - FIRST_BUFFER) / N_GENERATIONS;
    if (buffer < 0 || path->counts[buffer] == 0)
        return;
    path->counts[buffer]--;
    path->heap -= paths->on_heap[buffer];
}

static void
run_dealloc(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *op)
{
    Question question = {paths, path, BUDGET};
    Lists lists = read_dealloc(&question, op);
    for (guint32 i = 0; i < lists.n; i++) {
        if (is_freed(&lists, i) == YES)
            end_life(paths, path, lists.memrefs[i]);
    }
    g_free(lists.memrefs);
}

static void
run_retain(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *op)
{
    Question question = {paths, path, BUDGET};
    const BsRange allocs = bs_retain_allocs(op);
    for (guint32 i = 0; i < allocs.n; i++) {
        const gint32 buffer = ask_operand(&question, op, allocs.begin + i);
        if (is_taken(&question, op, bs_retain_memrefs(op).n, buffer) == NO)
            end_life(paths, path, buffer);
    }
}

// -- the library function -------------------------------------------------------------------------

static gint64
list_length(const BsOp *call, guint32 list)
{
    const BsType *type = bs_view_base(bs_op_operand(call, list))->type;
    return type->kind == BS_TYPE_MEMREF && type->shaped.rank == 1 ? type->shaped.shape[0] : -1;
}

static gint32 *
cell_of(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *call, guint32 list, guint32 i)
{
    const BsValue *base = bs_view_base(bs_op_operand(call, list));
    const guint32 slot = bs_id_map_find(&paths->slots, bs_alive_cell_key(base, i));
    return slot == BS_ID_NONE ? NULL : &path->known[slot];
}

static gint32
read_cell(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *call, guint32 list, guint32 i)
{
    const gint32 *cell = cell_of(paths, path, call, list, i);
    return cell ? *cell : UNKNOWN;
}

static void
write_cell(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *call, guint32 list, guint32 i,
           gint32 known)
{
    gint32 *cell = cell_of(paths, path, call, list, i);
    if (cell)
        *cell = known;
}

static void
run_helper(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *call)
{
    enum { MAX_LIST = 4096 };
    const gint64 n = list_length(call, BS_HELPER_TO_FREE);
    const gint64 n_retained = list_length(call, BS_HELPER_RETAINED);
    if (n < 0 || n > MAX_LIST || n_retained < 0 || n_retained > MAX_LIST)
        return;
    Lists lists = lists_new((guint32)n, (guint32)n_retained);
    for (guint32 i = 0; i < lists.n; i++) {
        lists.memrefs[i] = read_cell(paths, path, call, BS_HELPER_TO_FREE, i);
        lists.conditions[i] = read_cell(paths, path, call, BS_HELPER_CONDITIONS, i);
    }
    for (guint32 i = 0; i < lists.n_retained; i++)
        lists.retained[i] = read_cell(paths, path, call, BS_HELPER_RETAINED, i);
    for (guint32 i = 0; i < lists.n; i++)
        write_cell(paths, path, call, BS_HELPER_FREES, i, is_freed(&lists, i));
    for (guint32 i = 0; i < lists.n_retained; i++)
        write_cell(paths, path, call, BS_HELPER_OWNED, i, is_owned(&lists, i));
    g_free(lists.memrefs);
}

static void
run_store(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *store)
{
    const guint32 slot = bs_alive_cell_slot(paths, store);
    if (slot != BS_ID_NONE)
        path->known[slot] = bs_alive_value(paths, path, bs_op_operand(store, 0));
}

// -- all ops --------------------------------------------------------------------------------------

static void
allocate(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        const guint32 buffer = bs_id_map_find(&paths->numbers, bs_alive_key(bs_op_result(op, i)));
        if (buffer == BS_ID_NONE || path->counts[buffer] == G_MAXUINT8)
            continue;
        path->counts[buffer]++;
        path->generations[buffer] = (path->generations[buffer] + 1) % N_GENERATIONS;
        path->heap += paths->on_heap[buffer];
    }
    bs_alive_note(paths, path, op, TRUE);
}

static void
run_effects(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    if (bs_op_effects(op, &effects)) {
        if (bs_effects_has(&effects, BS_EFFECT_ALLOCATE, NULL))
            allocate(paths, path, op);
        for (guint32 i = 0; i < effects.n; i++) {
            if (effects.items[i].kind == BS_EFFECT_FREE && effects.items[i].value)
                end_life(paths, path, bs_alive_value(paths, path, effects.items[i].value));
        }
    }
    bs_effects_clear(&effects);
}

void
bs_alive_run(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *op)
{
    if (bs_op_memory(op) == BS_MEMORY_FREE_IF)
        run_dealloc(paths, path, op);
    else if (bs_op_memory(op) == BS_MEMORY_STORE)
        run_store(paths, path, op);
    else if (bs_op_calls_dealloc_helper(op))
        run_helper(paths, path, op);
    else if (bs_op_memory(op) == BS_MEMORY_FREE_OWNED)
        end_life(paths, path, bs_alive_value(paths, path, bs_op_operand(op, 0)));
    else if (bs_op_memory(op) == BS_MEMORY_RETAIN)
        run_retain(paths, path, op);
    else
        run_effects(paths, path, op);
}
