// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/check-private.h"
#include "ir/effects.h"
#include "support/i18n.h"
#include "support/intern.h"

#include <gio/gio.h>

// -- functions ------------------------------------------------------------------------------------

static BsCheckState *
state_new(BsDocument *document, BsOp *function)
{
    BsCheckState *state = g_new0(BsCheckState, 1);
    const gboolean is_function = bs_op_has_trait(function, BS_TRAIT_FUNCTION);
    const BsText *text = is_function ? bs_document_text(document, function) : NULL;
    *state = (BsCheckState){.hash = text ? bs_hash_bytes(text->text->str, text->text->len) : 0,
                            .places = g_array_new(FALSE, FALSE, sizeof(BsCheckPlace))};
    bs_check_find_places(state, function);
    return state;
}

static void
state_free(gpointer data)
{
    BsCheckState *state = data;
    g_array_unref(state->places);
    g_free(state);
}

// An op that nobody described and that stands where functions do.
static void
tell_of_unknown(BsCheck *check, const BsOp *op, const BsCheckState *state)
{
    if (bs_op_has_trait(op, BS_TRAIT_FUNCTION) || !state->places->len ||
        !g_hash_table_add(check->said, (gpointer)(gsize)op))
        return;
    bs_check_add(
        check, op, op->loc, FALSE,
        g_strdup_printf(_("this is not judged: nobody says whether '%s' runs"), op->def->name))
        ->not_judged = TRUE;
}

static void
check_function(BsCheck *check, BsOp *function)
{
    const BsCheckState *before = g_hash_table_lookup(check->states, function);
    BsCheckState *state = state_new(check->document, function);
    if (before && state->hash && before->hash == state->hash) {
        state_free(state);
        return;
    }
    if (before)
        bs_check_moves(check, before, function);
    tell_of_unknown(check, function, state);
    bs_check_stack(check, function);
    g_hash_table_insert(check->states, function, state);
}

// -- stages ---------------------------------------------------------------------------------------

static gboolean
is_wanted(const BsCheck *check, const BsOp *function)
{
    const char *name = check->sought.function;
    return bs_function_has_body(function) &&
           (!name || g_str_equal(bs_function_name(function), name));
}

// A function, or an op that nobody described and that stands where functions do: it may run.
static BsWalk
visit_op(BsOp *op, gpointer data)
{
    BsCheck *check = data;
    if (g_cancellable_is_cancelled(check->cancellable))
        return BS_WALK_STOP;
    if (bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE))
        return BS_WALK_ON;
    if (is_wanted(check, op))
        check_function(check, op);
    return BS_WALK_SKIP;
}

static void
check_stage(BsCheck *check)
{
    BsDocument *document = check->document;
    bs_document_goto(document, bs_document_stage(document, check->stage)->last);
    if (check->has_fault)
        bs_check_execute(check);
    bs_check_add_maybes(check);
    bs_op_walk_preorder(bs_check_op_of(document, check->stage), visit_op, check);
}

// -- all ------------------------------------------------------------------------------------------

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

// A finding that is said again, of a callee: of two the one that is
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
check_stages(BsDocument *document G_GNUC_UNUSED, gpointer data)
{
    BsCheck *check = data;
    const guint32 n = bs_check_n_stages(check);
    bs_check_find_freeing(check);
    check->has_fault = bs_check_find_inputs(check);
    for (guint32 i = 0; i < n && !g_cancellable_is_cancelled(check->cancellable); i++) {
        check->stage = i;
        bs_check_note_freeing(check);
        check_stage(check);
    }
    bs_check_drop_mended(check);
    g_ptr_array_sort(check->findings, compare_findings);
    drop_repeated(check->findings);
}

static GPtrArray *
check_document(BsDocument *document, BsCheck check)
{
    check.document = document;
    check.findings = g_ptr_array_new_with_free_func(bs_finding_free);
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

GPtrArray *
bs_document_check(BsDocument *document, const char *function, GCancellable *cancellable)
{
    return bs_document_look_for(document, &(BsSought){.function = function}, cancellable);
}

GPtrArray *
bs_document_look_for(BsDocument *document, const BsSought *sought, GCancellable *cancellable)
{
    return check_document(document, (BsCheck){.sought = *sought, .cancellable = cancellable});
}

GPtrArray *
bs_document_check_all(BsDocument *document, GCancellable *cancellable)
{
    return check_document(document, (BsCheck){.own = TRUE, .cancellable = cancellable});
}
