// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/check-private.h"
#include "ir/effects.h"
#include "support/i18n.h"
#include "support/intern.h"

// -- states ---------------------------------------------------------------------------------------

static BsCheckState *
state_new(BsDocument *document, BsOp *function)
{
    BsCheckState *state = g_new0(BsCheckState, 1);
    const gboolean is_function = bs_op_has_trait(function, BS_TRAIT_FUNCTION);
    const BsText *text = is_function ? bs_document_text(document, function) : NULL;
    *state = (BsCheckState){.hash = text ? bs_hash_bytes(text->text->str, text->text->len) : 0,
                            .calls = !is_function, // of which nobody knows
                            .faults = g_array_new(FALSE, FALSE, sizeof(BsFault)),
                            .places = g_array_new(FALSE, FALSE, sizeof(BsCheckPlace)),
                            .clones = g_ptr_array_new()};
    bs_check_find_places(state, function);
    return state;
}

static void
state_free(gpointer data)
{
    BsCheckState *state = data;
    g_array_unref(state->faults);
    g_array_unref(state->places);
    g_ptr_array_unref(state->clones);
    g_free(state);
}

// -- which faults count ---------------------------------------------------------------------------

static BsLoc
place_of(const BsFault *fault)
{
    return fault->buffer ? bs_value_loc(fault->buffer) : fault->op->loc;
}

// Whether leaks count: where a pass has freed all; and where none will, in a function that frees.
static gboolean
counts_leaks(const BsCheckState *state, const BsTrial *trial)
{
    return state->leaks == BS_LEAKS_ALL || (state->leaks == BS_LEAKS_WHO_FREES && trial->frees);
}

// A fault of what is no memref is none.
static gboolean
counts(const BsFault *fault, gboolean leaks)
{
    if (fault->buffer && !bs_type_is_memref(fault->buffer->type))
        return FALSE;
    return fault->kind != BS_FAULT_LEAK || leaks;
}

// Whether the two are one fault of one buffer, whichever op makes it now.
static gboolean
are_alike(const BsFault *a, const BsFault *b)
{
    const BsLoc here = place_of(a), there = place_of(b);
    return (a->kind == BS_FAULT_LEAK) == (b->kind == BS_FAULT_LEAK) &&
           (a->buffer == b->buffer || (here.line == there.line && here.column == there.column));
}

// Those that a later program is looked through for.
static gboolean
can_be_mended(const BsFault *fault)
{
    return fault->kind != BS_FAULT_LOST_WRITE && fault->kind != BS_FAULT_SHARED;
}

// -- a function at the end of a stage -------------------------------------------------------------

static GArray *
run_trial(BsCheck *check, BsTrial *trial)
{
    trial->callees = check->callees;
    trial->steps = &check->steps;
    trial->cancellable = check->cancellable;
    return bs_trial_run(trial);
}

// Takes the text.
static void
not_judged(BsCheck *check, const BsOp *function, char *text)
{
    bs_check_add(check, function, function->loc, FALSE, text)->not_judged = TRUE;
}

// What of it can go wrong without a word.
static void
tell_of_limits(BsCheck *check, const BsCheckState *state, const BsTrial *trial)
{
    const gboolean matters =
        (counts_leaks(state, trial) && trial->on_heap) || trial->frees || trial->on_stack;
    const BsOp *function = trial->function;
    if (!matters || !(trial->incomplete || trial->limit) ||
        !bs_op_has_trait(function, BS_TRAIT_FUNCTION) ||
        g_cancellable_is_cancelled(check->cancellable) ||
        !g_hash_table_add(check->said, trial->function))
        return;
    if (trial->limit)
        not_judged(check, function,
                   g_strdup_printf(_("this function has %s than are followed: buffers may leak, "
                                     "or be used when they are free, without a warning"),
                                   _(trial->limit)));
    if (trial->incomplete)
        not_judged(check, function,
                   g_strdup(_("this function has more paths than were tried out: buffers may "
                              "leak, or be used when they are free, without a warning")));
}

// A finding together with its fault, until it is known whether the last stage still has it.
typedef struct Found {
    BsOp *function;
    BsFault fault;
    BsFinding *finding;
} Found;

static gboolean
was_shown(const BsCheck *check, const BsFault *fault)
{
    const BsCheckMark mark = {.is_leak = fault->kind == BS_FAULT_LEAK,
                              .kind = -1,
                              .on_stack = fault->buffer && bs_value_is_on_stack(fault->buffer),
                              .loc = place_of(fault)};
    return bs_check_was_shown(check, &mark);
}

static void
add_faults(BsCheck *check, const BsCheckState *state, const BsTrial *trial, GArray *faults,
           GArray *found)
{
    BsOp *function = trial->function;
    for (guint i = 0; i < faults->len; i++) {
        BsFault *fault = &g_array_index(faults, BsFault, i);
        if (fault->was_known || !counts(fault, counts_leaks(state, trial)) ||
            was_shown(check, fault))
            continue;
        fault->is_sure = FALSE; // nothing has shown it
        const guint n = check->findings->len;
        bs_check_add_fault(check, function, fault, !trial->incomplete);
        if (check->findings->len > n && check->stage && can_be_mended(fault)) {
            const Found item = {function, *fault, check->findings->pdata[n]};
            g_array_append_val(found, item);
        }
    }
}

// All that it has, and what of it is new.
static void
try_out(BsCheck *check, BsOp *function, const BsCheckState *before, BsCheckState *state,
        GArray *found)
{
    BsTrial trial = {.function = function};
    GArray *faults = run_trial(check, &trial);
    g_array_append_vals(state->faults, faults->data, faults->len);
    tell_of_limits(check, state, &trial);
    if (before) {
        g_array_unref(faults);
        g_autoptr(GHashTable) copies = bs_check_copies(check, function);
        g_autoptr(GHashTable) renewed = bs_check_renewed(check, before, function);
        g_autoptr(GHashTable) known = bs_trial_known(before->faults, state->leaks == before->leaks);
        bs_check_rename(check, known, function);
        trial =
            (BsTrial){.function = function, .copies = copies, .renewed = renewed, .known = known};
        faults = run_trial(check, &trial);
    }
    add_faults(check, state, &trial, faults, found);
    g_array_unref(faults);
}

// Of a function all of whose paths are right: what was one buffer is two now, or several are one,
// and a write is seen where it was not, or no more; that what it writes is the same number as
// before is luck.
static void
try_out_writes(BsCheck *check, const BsCheckState *before, BsOp *function)
{
    if (!before)
        return;
    g_autoptr(GHashTable) copies = bs_check_copies(check, function);
    g_autoptr(GHashTable) renewed = bs_check_renewed(check, before, function);
    if (!g_hash_table_size(copies) && !renewed)
        return;
    BsTrial trial = {.function = function, .copies = copies, .renewed = renewed};
    g_autoptr(GArray) faults = run_trial(check, &trial);
    for (guint i = 0; i < faults->len; i++) {
        BsFault *fault = &g_array_index(faults, BsFault, i);
        fault->is_sure = FALSE;
        if (!can_be_mended(fault))
            bs_check_add_fault(check, function, fault, !trial.incomplete);
    }
}

// Clones of the program that a stage has dropped: each is what it was a clone of since then.
typedef struct Folded {
    BsOp *function;
    GHashTable *clones;
} Folded;

typedef struct Stage {
    BsCheck *check;
    GArray *found;  // of Found
    GArray *folded; // of Folded
} Stage;

static void
add_folded(const Stage *stage, BsOp *function, const BsCheckState *before)
{
    Folded folded = {function, g_hash_table_new(NULL, NULL)};
    for (guint i = 0; i < before->clones->len; i++)
        if (bs_value_op(before->clones->pdata[i])->erased)
            g_hash_table_add(folded.clones, before->clones->pdata[i]);
    if (g_hash_table_size(folded.clones))
        g_array_append_val(stage->folded, folded);
    else
        g_hash_table_unref(folded.clones);
}

static void
check_function(const Stage *stage, BsOp *function)
{
    BsCheck *check = stage->check;
    const BsCheckState *before = g_hash_table_lookup(check->states, function);
    BsCheckState *state = state_new(check->document, function);
    state->leaks = bs_check_leaks_of(check, function);
    if (before && before->hash == state->hash && !state->calls && state->leaks == before->leaks) {
        state_free(state);
        return;
    }
    if (bs_check_is_followed(check, function))
        try_out_writes(check, before, function);
    else if (!state->has_indicators) // who frees then only executing shows
        try_out(check, function, before, state, stage->found);
    bs_check_stack(check, function);
    if (before)
        add_folded(stage, function, before);
    g_hash_table_insert(check->states, function, state);
}

// -- stages ---------------------------------------------------------------------------------------

static gboolean
is_wanted(const BsCheck *check, const BsOp *function)
{
    return bs_function_has_body(function) &&
           (!check->function || g_str_equal(bs_function_name(function), check->function));
}

// A function, or an op that nobody described and that stands where functions do: it may run.
static BsWalk
visit_op(BsOp *op, gpointer data)
{
    const Stage *stage = data;
    if (g_cancellable_is_cancelled(stage->check->cancellable))
        return BS_WALK_STOP;
    if (bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE))
        return BS_WALK_ON;
    if (is_wanted(stage->check, op))
        check_function(stage, op);
    return BS_WALK_SKIP;
}

// Where the clones are still there it is seen who writes one of the two while the other is read.
static void
check_folded(const Stage *stage)
{
    g_autoptr(BsCallees) callees = bs_callees_new();
    stage->check->callees = callees;
    for (guint i = 0; i < stage->folded->len; i++) {
        const Folded *folded = &g_array_index(stage->folded, Folded, i);
        BsTrial trial = {.function = folded->function, .copies = folded->clones};
        g_autoptr(GArray) faults = run_trial(stage->check, &trial);
        for (guint k = 0; k < faults->len; k++) {
            const BsFault *fault = &g_array_index(faults, BsFault, k);
            if (fault->kind == BS_FAULT_LOST_WRITE)
                bs_check_add_shown(stage->check, folded->function, fault);
        }
    }
}

static void
clear_folded(gpointer folded)
{
    g_hash_table_unref(((Folded *)folded)->clones);
}

static void
check_stage(BsCheck *check, GArray *found)
{
    BsDocument *document = check->document;
    g_autoptr(GArray) folded = g_array_new(FALSE, FALSE, sizeof(Folded));
    g_array_set_clear_func(folded, clear_folded);
    Stage at = {check, found, folded};
    bs_document_goto(document, bs_document_stage(document, check->stage)->last);
    g_autoptr(BsCallees) callees = bs_callees_new();
    check->callees = callees;
    if (check->has_fault)
        bs_check_execute(check);
    bs_check_add_maybes(check);
    bs_op_walk_preorder(bs_check_op_of(document, check->stage), visit_op, &at);
    if (folded->len) {
        bs_document_goto(document, bs_document_stage(document, check->stage - 1)->last);
        check_folded(&at);
    }
}

// -- all ------------------------------------------------------------------------------------------

static gboolean
is_still_there(const BsCheck *check, const Found *found)
{
    const BsCheckState *state = g_hash_table_lookup(check->states, found->function);
    for (guint i = 0; state && i < state->faults->len; i++)
        if (are_alike(&g_array_index(state->faults, BsFault, i), &found->fault))
            return TRUE;
    return FALSE;
}

static gint
compare_findings(gconstpointer a, gconstpointer b)
{
    const BsFinding *one = *(const BsFinding *const *)a, *other = *(const BsFinding *const *)b;
    if (one->stage != other->stage)
        return one->stage < other->stage ? -1 : 1;
    if (one->loc.line != other->loc.line)
        return one->loc.line < other->loc.line ? -1 : 1;
    return one->loc.column < other->loc.column ? -1 : one->loc.column > other->loc.column;
}

// Takes away what a later stage has mended.
static void
drop_mended(const BsCheck *check, const GArray *found)
{
    for (guint i = 0; i < found->len; i++) {
        const Found *item = &g_array_index(found, Found, i);
        if (!is_still_there(check, item))
            g_ptr_array_remove(check->findings, item->finding);
    }
}

// A finding that is said again, because it takes less now, or of a callee: of two the one that is
// sure stays, or the first.
static void
drop_repeated(GPtrArray *findings)
{
    g_autoptr(GHashTable) seen = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    g_autoptr(GPtrArray) dropped = g_ptr_array_new();
    for (guint i = 0; i < findings->len; i++) {
        BsFinding *finding = findings->pdata[i];
        char *key =
            g_strdup_printf("%u:%u:%s", finding->loc.line, finding->loc.column, finding->text);
        const BsFinding *first = g_hash_table_lookup(seen, key);
        const gboolean is_better = first && finding->is_sure && !first->is_sure;
        if (first)
            g_ptr_array_add(dropped, is_better ? (gpointer)(gsize)first : finding);
        if (!first || is_better)
            g_hash_table_replace(seen, key, finding);
        else
            g_free(key);
    }
    for (guint i = 0; i < dropped->len; i++)
        g_ptr_array_remove(findings, dropped->pdata[i]);
}

// Goes from stage to stage within one visit: what callers hold of the cursor's place stays.
static void
check_stages(BsDocument *document, gpointer data)
{
    BsCheck *check = data;
    const guint32 n = bs_document_n_stages(document), failed = bs_document_failed_stage(document);
    g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(Found));
    bs_check_find_freeing(check);
    check->has_fault = bs_check_find_inputs(check);
    for (guint32 i = 0; i < n && bs_document_stage(document, i)->reached && !(i && i == failed);
         i++) {
        if (g_cancellable_is_cancelled(check->cancellable))
            break;
        check->stage = i;
        bs_check_note_freeing(check);
        check_stage(check, found);
    }
    drop_mended(check, found);
    bs_check_drop_mended(check);
    g_ptr_array_sort(check->findings, compare_findings);
    drop_repeated(check->findings);
}

GPtrArray *
bs_document_check(BsDocument *document, const char *function, GCancellable *cancellable)
{
    BsCheck check = {.document = document,
                     .function = function,
                     .cancellable = cancellable,
                     .findings = g_ptr_array_new_with_free_func(bs_finding_free)};
    if (!bs_document_ir(document) || bs_document_outcome(document) == BS_OUTCOME_INVALID)
        return check.findings;
    check.states = g_hash_table_new_full(NULL, NULL, NULL, state_free);
    check.said = g_hash_table_new(NULL, NULL);
    check.freed = g_hash_table_new(NULL, NULL);
    check.to_free = g_hash_table_new(NULL, NULL);
    check.judges = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, bs_check_judge_free);
    check.marks = g_array_new(FALSE, FALSE, sizeof(BsCheckMark));
    check.shown = g_ptr_array_new_with_free_func(g_free);
    bs_document_visit(document, 0, check_stages, &check);
    g_hash_table_unref(check.states);
    g_hash_table_unref(check.said);
    g_hash_table_unref(check.freed);
    g_hash_table_unref(check.to_free);
    g_hash_table_unref(check.judges);
    g_array_unref(check.marks);
    g_ptr_array_unref(check.shown);
    return check.findings;
}
