// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/buffer-warnings.h"

#include "analysis/allocations.h"
#include "analysis/loops.h"
#include "passes/trial.h"

#include <string.h>

static gboolean
is_passed_by_end_of(const BsRegion *region, const BsValue *value)
{
    bs_value_for_each_use (value, use) {
        if (bs_op_is_terminator(use->owner) && bs_op_parent_region(use->owner) == region) {
            return TRUE;
        }
    }
    return FALSE;
}

static gboolean
has_other_source(const BsAlias *alias, const BsValue *value, GHashTable *known)
{
    guint32 n;
    BsValue *const *sources = bs_alias_sources(alias, value, &n);
    for (guint32 i = 0; i < n; i++) {
        if (!g_hash_table_contains(known, sources[i])) {
            return TRUE;
        }
    }
    return FALSE;
}

// The values of the alias set that are this buffer wherever they exist: all but those that another
// flows into, too, and what these flow into.
static void
find_certain(const BsAlias *alias, BsValue *value, const GPtrArray *aliases, GHashTable *certain)
{
    g_autoptr(GPtrArray) other = g_ptr_array_new();
    for (guint i = 0; i < aliases->len; i++) {
        g_hash_table_add(certain, aliases->pdata[i]);
    }
    for (guint i = 0; i < aliases->len; i++) {
        if (aliases->pdata[i] != value && has_other_source(alias, aliases->pdata[i], certain)) {
            g_ptr_array_add(other, aliases->pdata[i]);
        }
    }
    for (guint i = 0; i < other->len; i++) {
        g_hash_table_remove(certain, other->pdata[i]);
    }
    for (guint i = 0; i < other->len; i++) {
        guint32 n;
        BsValue *const *next = bs_alias_dependents(alias, other->pdata[i], &n);
        for (guint32 k = 0; k < n; k++) {
            if (next[k] != value && g_hash_table_remove(certain, next[k])) {
                g_ptr_array_add(other, next[k]);
            }
        }
    }
}

// -- freed too early -----------------------------------------------------------------------------

// Whether control comes to the op when `last` is over.
static gboolean
is_later(const BsFlowOrder *order, BsOp *op, BsOp *last)
{
    BsOp *here = bs_block_find_ancestor_op(last->block, op);
    if (here) {
        return bs_op_is_before(last, here);
    }
    return bs_flow_order_begin(order, op) > bs_flow_order_begin(order, last->block->last);
}

static gboolean
is_used_later(const BsFlowOrder *order, const BsValue *value, BsOp *last)
{
    bs_value_for_each_use (value, use) {
        if (is_later(order, use->owner, last)) {
            return TRUE;
        }
    }
    return FALSE;
}

// A use behind `last`, in its block or within an op of that, of what is this buffer for certain; a
// free that is there is moved or spoken of elsewhere. NULL: there is none.
static const BsOp *
find_use_behind(const BsAlias *alias, BsValue *value, const GPtrArray *aliases, BsOp *last)
{
    g_autoptr(GHashTable) certain = g_hash_table_new(NULL, NULL);
    find_certain(alias, value, aliases, certain);
    for (guint i = 0; i < aliases->len; i++) {
        const BsValue *candidate = aliases->pdata[i];
        bs_value_for_each_use (candidate, use) {
            BsOp *here = bs_block_find_ancestor_op(last->block, use->owner);
            if (here && bs_op_is_before(last, here) && !bs_op_is(use->owner, "memref.dealloc") &&
                g_hash_table_contains(certain, candidate)) {
                return use->owner;
            }
        }
    }
    return NULL;
}

const BsOp *
bs_warn_freed_early(BsDiags *diags, const BsAlias *alias, const BsFlowOrder *order, BsValue *value,
                    const GPtrArray *aliases, BsOp *last)
{
    const BsOp *behind = find_use_behind(alias, value, aliases, last);
    if (behind) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer is freed too early: '%s' uses it later", behind->def->name);
        return behind;
    }
    BsEscape escape;
    bs_escape_find(&escape, alias, aliases);
    const BsOp *through = NULL;
    for (guint i = 0; i < escape.values->len && !through; i++) {
        const BsEscaped *escaped = &g_array_index(escape.values, BsEscaped, i);
        through = is_used_later(order, escaped->value, last) ? escaped->through : NULL;
    }
    if (through) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer is freed too early: what '%s' makes of it is used later",
                         through->def->name);
    } else if (escape.store) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer is freed while '%s' has put it into memory, where others may "
                         "still find it",
                         escape.store->def->name);
    }
    bs_escape_clear(&escape);
    return NULL;
}

// -- passed on, or not ---------------------------------------------------------------------------

void
bs_warn_passed_sometimes(BsDiags *diags, const BsAlias *alias, BsValue *value,
                         const GPtrArray *aliases, const BsOp *last)
{
    g_autoptr(GHashTable) certain = g_hash_table_new(NULL, NULL);
    find_certain(alias, value, aliases, certain);
    for (guint i = 0; i < aliases->len; i++) {
        const BsValue *candidate = aliases->pdata[i];
        bs_value_for_each_use (candidate, use) {
            if (g_hash_table_contains(certain, candidate) && bs_op_is_ancestor(last, use->owner)) {
                return;
            }
        }
    }
    bs_diags_warning(diags, bs_value_loc(value),
                     "this buffer is never freed where another one is passed on in its place: what "
                     "'%s' passes on may be either",
                     last->def->name);
}

// -- on the stack --------------------------------------------------------------------------------

void
bs_warn_on_stack(BsDiags *diags, const BsAlias *alias, BsCalleeFrees *frees, BsValue *value,
                 const GPtrArray *aliases, const BsRegion *scope)
{
    BsEscape escape;
    bs_escape_find(&escape, alias, aliases);
    const BsOp *through = NULL;
    g_autoptr(GPtrArray) real = g_ptr_array_new();
    bs_callee_resolve(frees, alias, value, real);
    gboolean freed = FALSE;
    for (guint i = 0; i < real->len; i++) {
        freed |= bs_callee_frees_find(frees, real->pdata[i]) != NULL;
    }
    for (guint i = 0; i < escape.values->len; i++) {
        const BsEscaped *escaped = &g_array_index(escape.values, BsEscaped, i);
        freed |= bs_callee_frees_find(frees, escaped->value) != NULL;
        if (!through && is_passed_by_end_of(scope, escaped->value)) {
            through = escaped->through;
        }
    }
    if (freed) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer moves to the stack, but the program frees an alias of it");
    }
    if (through) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer moves to the stack, but what '%s' makes of it outlives the "
                         "stack",
                         through->def->name);
    } else if (escape.store) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer moves to the stack, but '%s' puts it into memory, where "
                         "others may find it when the stack is released",
                         escape.store->def->name);
    }
    bs_escape_clear(&escape);
}

// -- hoisted -------------------------------------------------------------------------------------

// The innermost loop around `op` that `place` is outside of, or NULL.
static const BsOp *
find_loop(const BsOp *op, const BsBlock *place)
{
    while (op && bs_op_parent_region(op) != place->region) {
        op = bs_op_parent(op);
        if (op && bs_op_is_loop(op)) {
            return op;
        }
    }
    return NULL;
}

static void
warn_of_free(BsDiags *diags, BsPostDominance *post_dominance, const BsValue *value, BsOp *free,
             gboolean certain, BsBlock *place)
{
    BsOp *around = bs_region_find_ancestor_op(place->region, free);
    if (!around) {
        return;
    }
    if (find_loop(free, place)) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer is freed in every round of the loop that its allocation "
                         "leaves");
    } else if (!certain || around != free ||
               bs_post_dominance_common(post_dominance, place, around->block) != around->block) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer is allocated on paths now on which it is not freed");
    }
}

// Whether a use of the value is outside of the loop, or passes it on to the next round.
static gboolean
outlives_round(const BsValue *value, const BsOp *loop)
{
    bs_value_for_each_use (value, use) {
        if (!bs_op_is_ancestor(loop, use->owner) ||
            (bs_op_is_terminator(use->owner) && bs_op_parent(use->owner) == loop)) {
            return TRUE;
        }
    }
    return FALSE;
}

void
bs_warn_hoisted(BsDiags *diags, const BsAlias *alias, BsCalleeFrees *frees,
                BsPostDominance *post_dominance, BsValue *value, const GPtrArray *aliases,
                BsBlock *place)
{
    BsOp *free = NULL;
    gboolean is_certain = FALSE;
    g_autoptr(GPtrArray) real = g_ptr_array_new();
    bs_callee_resolve(frees, alias, value, real);
    g_autoptr(GHashTable) certain = g_hash_table_new(NULL, NULL);
    find_certain(alias, value, real, certain);
    for (guint i = 0; i < real->len && !free; i++) {
        free = bs_callee_frees_find(frees, real->pdata[i]);
        is_certain = g_hash_table_contains(certain, real->pdata[i]);
    }
    if (free) {
        warn_of_free(diags, post_dominance, value, free, is_certain, place);
    }
    const BsOp *loop = find_loop(value->op, place);
    if (!loop) {
        return;
    }
    BsEscape escape;
    bs_escape_find(&escape, alias, aliases);
    const BsOp *through = NULL;
    for (guint i = 0; i < escape.values->len && !through; i++) {
        const BsEscaped *escaped = &g_array_index(escape.values, BsEscaped, i);
        through = outlives_round(escaped->value, loop) ? escaped->through : NULL;
    }
    through = through ? through : escape.store;
    if (through) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "all rounds of the loop share this buffer now, but '%s' lets it outlive a "
                         "round",
                         through->def->name);
    }
    bs_escape_clear(&escape);
}

// -- tried out -----------------------------------------------------------------------------------

typedef struct Faults {
    BsDiags *diags;
    GHashTable *copies;
    guint first, end; // the warnings that were given already
} Faults;

// Something was said of the buffer already.
static gboolean
is_known(const Faults *faults, BsLoc loc)
{
    for (guint i = faults->first; i < faults->end; i++) {
        const BsDiag *diag = faults->diags->items->pdata[i];
        if (diag->severity == BS_WARNING && diag->loc.line == loc.line &&
            diag->loc.column == loc.column) {
            return TRUE;
        }
    }
    return FALSE;
}

static gboolean
is_on_stack(const BsValue *buffer)
{
    return buffer->op && bs_op_is(buffer->op, "memref.alloca");
}

static void
warn_of_lost_write(const Faults *faults, const BsFault *fault)
{
    bs_diags_warning(faults->diags, fault->op->loc,
                     "what this writes may be lost: it goes into %s that %s",
                     fault->copied ? "a clone of a buffer" : "a buffer with a clone",
                     fault->outside ? "is seen outside of the function" : "is read later");
}

static void
warn_of_path(const Faults *faults, const BsFault *fault, const char *why)
{
    BsDiag *diag = bs_diags_warning(faults->diags, bs_value_loc(fault->buffer),
                                    "this buffer is not freed on every path: %s", why);
    bs_diag_note(diag, fault->op->loc, "a path ends here on which nothing frees it");
}

// A clone for one edge is made on all of them: where control goes elsewhere, nobody has it.
static gboolean
is_of_other_edge(const Faults *faults, const BsValue *clone)
{
    bs_value_for_each_use (clone, use) {
        const BsOp *terminator = use->owner;
        const guint32 i = bs_use_index(use);
        for (guint32 s = 0; s < terminator->n_successors && terminator->n_successors > 1; s++) {
            const BsRange range = bs_op_successor_operands(terminator, s);
            if (i >= range.begin && i - range.begin < range.n) {
                bs_diags_warning(faults->diags, terminator->loc,
                                 "the clone for argument %u of successor %u of this branch leaks: "
                                 "it is never freed when another successor is taken",
                                 i - range.begin, s);
                return TRUE;
            }
        }
    }
    return FALSE;
}

static void
warn_of_leak(const Faults *faults, const BsFault *fault)
{
    const BsValue *buffer = fault->buffer;
    const gboolean is_copy = faults->copies && g_hash_table_contains(faults->copies, buffer);
    if (is_copy && fault->never && faults->end > faults->first) {
        return; // what it is passed to was warned of
    }
    if (is_copy && is_of_other_edge(faults, buffer)) {
        return;
    }
    if (bs_op_has_trait(buffer->op, BS_TRAIT_CALL)) {
        if (fault->never) {
            bs_diags_warning(faults->diags, buffer->op->loc,
                             "this buffer is never freed: the callee allocates it, and this pass "
                             "frees what the function itself allocates");
        } else {
            warn_of_path(faults, fault,
                         "the callee allocates it, and this pass leaves it to the program");
        }
    } else if (bs_value_is_freed_twice(buffer)) {
        warn_of_path(faults, fault, "several ops free it, and this pass leaves it to them");
    } else {
        warn_of_path(faults, fault,
                     is_copy ? "it is a clone that others replace"
                             : "others replace it where it is freed");
    }
}

// What is said of a buffer on the heap, and of one that the pass moves to the stack.
static const char *const misuse[BS_N_FAULTS][2] = {
    [BS_FAULT_USED_FREED] = {"this buffer is freed too early: '%s' uses it later",
                             "this buffer moves to the stack, but '%s' uses it when the stack is "
                             "released"},
    [BS_FAULT_FOUND_FREED] = {"this buffer is freed while '%s' has put it into memory, where "
                              "others may still find it",
                              "this buffer moves to the stack, but '%s' puts it into memory, where "
                              "others may find it when the stack is released"},
    [BS_FAULT_FREED_TWICE] = {"this buffer is freed twice: '%s' frees it again", NULL},
    [BS_FAULT_FREED_STACK] = {NULL, "this buffer moves to the stack, but '%s' frees it"},
};

static void
warn_of_misuse(const Faults *faults, const BsFault *fault)
{
    const char *text = misuse[fault->kind][is_on_stack(fault->buffer)];
    if (text) {
        g_auto(GStrv) parts = g_strsplit(text, "%s", 2);
        bs_diags_warning(faults->diags, bs_value_loc(fault->buffer), "%s%s%s", parts[0],
                         fault->op->def->name, parts[1]);
    }
}

static void
warn_of_fault(const Faults *faults, const BsFault *fault)
{
    if (fault->kind == BS_FAULT_LOST_WRITE) {
        warn_of_lost_write(faults, fault);
    } else if (is_known(faults, bs_value_loc(fault->buffer))) {
        return;
    } else if (fault->kind == BS_FAULT_LEAK) {
        warn_of_leak(faults, fault);
    } else {
        warn_of_misuse(faults, fault);
    }
}

static BsWalk
find_free(BsOp *op, gpointer found)
{
    if (bs_op_has_trait(op, BS_TRAIT_CALL) || g_str_has_suffix(op->def->name, "alloc")) {
        *(gboolean *)found |= !bs_op_is(op, "memref.alloc");
    }
    return *(gboolean *)found ? BS_WALK_STOP : BS_WALK_ON;
}

GHashTable *
bs_warn_not_of_faults(BsPassContext *context, BsOp *function)
{
    gboolean frees = FALSE;
    bs_op_walk_preorder(function, find_free, &frees);
    BsTrial trial = {.function = function, .cancellable = context->cancellable};
    return frees ? bs_trial_known(&trial) : NULL;
}

void
bs_warn_of_faults(BsPassContext *context, const BsFaultScope *scope)
{
    BsTrial trial = {.function = scope->function,
                     .copies = scope->copies,
                     .known = scope->known,
                     .cancellable = context->cancellable};
    g_autoptr(GArray) found = bs_trial_run(&trial);
    const Faults faults = {context->diags, scope->copies, scope->first, context->diags->items->len};
    if (trial.incomplete && (scope->on_stack ? trial.on_stack : trial.on_heap) &&
        !g_cancellable_is_cancelled(context->cancellable)) {
        bs_report(context->events, .kind = BS_EVENT_VISIT, .op = scope->function,
                  .rule = "not all paths");
        bs_diags_warning(
            context->diags, scope->function->loc,
            "this function has more paths than were tried out: buffers may leak, or be "
            "used when they are free, without a warning");
    }
    for (guint i = 0; i < found->len; i++) {
        const BsFault *fault = &g_array_index(found, BsFault, i);
        if (is_on_stack(fault->buffer) == scope->on_stack || fault->kind == BS_FAULT_LOST_WRITE) {
            warn_of_fault(&faults, fault);
        }
    }
}
