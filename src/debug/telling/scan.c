// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/scan.h"

#include "analysis/alias.h"
#include "analysis/allocations.h"
#include "debug/document/cursor.h"
#include "debug/document/moments.h"
#include "passes/run/passes.h"
#include "support/i18n.h"

#include <string.h>

// A pass, and what can only be told when it runs.
typedef struct Kind {
    const BsPass *pass;
    const char *unseen;
    void (*run)(BsOp *op, GArray *refusals, GHashTable *visited);
} Kind;

static const Kind kinds[] = {
    {&bs_pass_ownership_based_buffer_deallocation,
     N_("ownerships, and whether what the pass writes is valid: only a run of it to its end shows "
        "that"),
     bs_ownership_scan},
    {&bs_pass_buffer_deallocation,
     N_("aliases and uses: only a run of the pass to its end shows that"),
     bs_buffer_deallocation_scan},
    {&bs_pass_hlo_deallocate,
     N_("which loops take over the buffers that they are given, and whether what the pass writes "
        "is "
        "valid: only a run of it to its end shows that"),
     bs_hlo_deallocate_scan},
};

typedef struct Work {
    BsScan *scan;
    const Kind *kind;
    const BsPipeline *pipeline; // NULL: the pass is not in it
    guint32 before;             // the event after which the pass begins, if it was reached
    GHashTable *visited;        // functions
    guint n_passed;             // ops on which the pass ran to its end ...
    guint n_targets;            // ... of so many
} Work;

// -- what the pass does not come to --------------------------------------------------------------

const char *
bs_unvisited_name(const BsUnvisited *unvisited)
{
    const BsOp *op = unvisited->op;
    const BsAttr *properties = bs_op_is_registered(op) ? NULL : bs_op_attr(op, BS_PROPERTIES);
    const BsAttr *name =
        properties && properties->kind == BS_ATTR_DICT ? bs_dict_get(properties, "sym_name") : NULL;
    return name && name->kind == BS_ATTR_STRING ? name->string.text : bs_function_name(op);
}

// Also of a dialect that is not known.
static gboolean
is_function(const BsOp *op)
{
    if (bs_op_has_trait(op, BS_TRAIT_FUNCTION))
        return TRUE;
    if (bs_op_is_registered(op) || !op->n_regions)
        return FALSE;
    const BsAttr *properties = bs_op_attr(op, BS_PROPERTIES);
    return bs_op_attr(op, "function_type") || (properties && properties->kind == BS_ATTR_DICT &&
                                               bs_dict_get(properties, "function_type"));
}

static gboolean
is_on_heap(const BsValue *value)
{
    BsEffects effects;
    bs_effects_init(&effects);
    gboolean found = FALSE;
    if (bs_op_effects(bs_value_op(value), &effects)) {
        for (guint32 i = 0; i < effects.n; i++)
            found |= effects.items[i].kind == BS_EFFECT_ALLOCATE &&
                     effects.items[i].value == value &&
                     effects.items[i].resource != BS_RESOURCE_AUTOMATIC;
    }
    bs_effects_clear(&effects);
    return found;
}

// Freed or returned, or a view of it is.
static gboolean
is_let_go(const BsValue *value)
{
    bs_value_for_each_use (value, use) {
        const BsOp *user = bs_use_owner(use);
        if (bs_op_frees(user, value) || bs_op_has_trait(user, BS_TRAIT_RETURN_LIKE))
            return TRUE;
        if (bs_op_view_source(user) == value && is_let_go(bs_op_result(user, 0)))
            return TRUE;
    }
    return FALSE;
}

static gboolean
leaks(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        const BsValue *result = bs_op_result(op, i);
        if (bs_type_is_memref(result->type) && is_on_heap(result) && !is_let_go(result))
            return TRUE;
    }
    return FALSE;
}

static BsWalk
add_leak(BsOp *op, gpointer ops)
{
    if (leaks(op))
        g_ptr_array_add(ops, op);
    return BS_WALK_ON;
}

static BsUnvisited *
add_unvisited(Work *work, BsOp *op)
{
    const BsUnvisited unvisited = {op, g_ptr_array_new()};
    g_array_append_val(work->scan->unvisited, unvisited);
    return &g_array_index(work->scan->unvisited, BsUnvisited, work->scan->unvisited->len - 1);
}

typedef struct Outside {
    Work *work;
    GPtrArray *leaks; // outside of functions
} Outside;

static BsWalk
look_at(BsOp *op, gpointer data)
{
    Outside *outside = data;
    if (!is_function(op)) {
        add_leak(op, outside->leaks);
        return BS_WALK_ON;
    }
    if (bs_function_has_body(op) && !g_hash_table_contains(outside->work->visited, op))
        bs_op_walk_preorder(op, add_leak, add_unvisited(outside->work, op)->leaks);
    return BS_WALK_SKIP;
}

static void
find_unvisited(Work *work, BsOp *root)
{
    g_autoptr(GPtrArray) leaks = g_ptr_array_new();
    Outside outside = {work, leaks};
    bs_op_walk_preorder(root, look_at, &outside);
    if (leaks->len)
        g_ptr_array_extend(add_unvisited(work, root)->leaks, leaks, NULL, NULL);
}

// -- what it refuses -----------------------------------------------------------------------------

static gboolean
is_run_of(const BsDocument *document, const BsStage *stage, const Kind *kind, const BsOp *op)
{
    return stage->reached && stage->pass == kind->pass &&
           bs_document_event(document, stage->first)->op == op;
}

// The program as the pass got it, where it ran on the op. `*at`: the stage to look from, which
// moves on, as targets come in the order of stages.
static void
seek_run(BsDocument *document, Work *work, const BsOp *op, guint32 *at)
{
    for (guint32 i = *at; i < bs_document_n_stages(document); i++) {
        const BsStage *stage = bs_document_stage(document, i);
        if (!is_run_of(document, stage, work->kind, op))
            continue;
        work->n_passed += !stage->failed;
        bs_document_seek(document, bs_document_stage(document, i - 1)->last);
        *at = i + 1;
        return;
    }
}

static void
look(BsDocument *document, gpointer data)
{
    Work *work = data;
    BsOp *root = bs_document_ir(document)->root;
    g_autoptr(GPtrArray) targets = g_ptr_array_new();
    if (work->pipeline)
        bs_pipeline_add_targets(work->pipeline, work->kind->pass->name, root, targets);
    else
        g_ptr_array_add(targets, root);
    work->n_targets = targets->len;
    guint32 at = 1;
    for (guint i = 0; i < targets->len; i++) {
        if (work->pipeline)
            seek_run(document, work, targets->pdata[i], &at);
        work->kind->run(targets->pdata[i], work->scan->refusals, work->visited);
    }
    bs_document_seek(document, work->before);
    find_unvisited(work, root);
}

// -- what came of it -----------------------------------------------------------------------------

// What is said at an op, without the op's name.
static const char *
words_at_op(const BsDiag *diag)
{
    static const char before[] = "' op ";
    const char *name = diag->op ? diag->op->def->name : "";
    const gsize len = strlen(name);
    const char *text = diag->text;
    const gboolean named = *text == '\'' && g_str_has_prefix(text + 1, name) &&
                           g_str_has_prefix(text + 1 + len, before);
    return named ? text + 1 + len + strlen(before) : text;
}

static const BsRefusal *
find_refusal(const BsScan *scan, const BsDiag *diag)
{
    for (guint i = 0; diag->severity == BS_ERROR && i < scan->refusals->len; i++) {
        const BsRefusal *refusal = &g_array_index(scan->refusals, BsRefusal, i);
        if (refusal->op == diag->op && g_str_equal(refusal->rule, words_at_op(diag)))
            return refusal;
    }
    return NULL;
}

gboolean
bs_scan_lists(const BsScan *scan, const BsDiag *diag)
{
    return find_refusal(scan, diag) != NULL;
}

char *
bs_scan_hint(const BsScan *scan, const BsDiag *diag)
{
    const BsRefusal *refusal = find_refusal(scan, diag);
    return refusal ? bs_refusal_hint(refusal) : NULL;
}

// What the pass came upon when it ran, and could not be seen before.
static void
add_found(const BsDocument *document, BsScan *scan)
{
    const GPtrArray *found = bs_document_diags(document)->items;
    for (guint i = 0; i < found->len; i++) {
        const BsDiag *diag = found->pdata[i];
        if (diag->severity != BS_ERROR || !diag->op || bs_scan_lists(scan, diag))
            continue;
        const BsRefusal refusal = {diag->op, diag->loc, diag->text, diag->why, 0, BS_REFUSED};
        g_array_append_val(scan->refusals, refusal);
    }
}

static void
say_unseen(const BsDocument *document, const Work *work)
{
    const guint32 failed = bs_document_failed_stage(document);
    const char *name = failed ? bs_document_stage(document, failed)->name : "";
    if (failed && !work->before && !g_str_equal(name, work->kind->pass->name))
        g_ptr_array_add(
            work->scan->unseen,
            g_strdup_printf(_("the program that the pass gets: %s fails before, and this "
                              "is about the input"),
                            name));
    if (!work->pipeline || work->n_passed < work->n_targets)
        g_ptr_array_add(work->scan->unseen, g_strdup(_(work->kind->unseen)));
}

// -- the scan ------------------------------------------------------------------------------------

static void
clear_unvisited(gpointer data)
{
    g_ptr_array_unref(((BsUnvisited *)data)->leaks);
}

// The pass that the pipeline runs first of them, or else the first that is in it at all.
static void
choose_kind(const BsDocument *document, const BsPipeline *pipeline, Work *work)
{
    guint32 first = 0;
    work->kind = &kinds[0];
    for (guint i = 0; i < G_N_ELEMENTS(kinds); i++) {
        const guint32 runs = bs_document_find_stage(document, kinds[i].pass);
        if (!pipeline || !bs_pipeline_has(pipeline, kinds[i].pass->name) ||
            (work->pipeline && (!runs || (first && first < runs))))
            continue;
        work->pipeline = pipeline;
        work->kind = &kinds[i];
        first = runs;
    }
    const BsStage *stage = first ? bs_document_stage(document, first) : NULL;
    work->before = stage && stage->reached ? bs_document_stage(document, first - 1)->last : 0;
}

BsScan *
bs_document_scan(BsDocument *document)
{
    BsScan *scan = g_new0(BsScan, 1);
    scan->refusals = g_array_new(FALSE, FALSE, sizeof(BsRefusal));
    scan->unvisited = g_array_new(FALSE, FALSE, sizeof(BsUnvisited));
    scan->unseen = g_ptr_array_new_with_free_func(g_free);
    g_array_set_clear_func(scan->unvisited, clear_unvisited);
    const BsOutcome outcome = bs_document_outcome(document);
    if (!bs_document_ir(document) || outcome == BS_OUTCOME_PARSE_FAILED ||
        outcome == BS_OUTCOME_INVALID) {
        g_ptr_array_add(scan->unseen, g_strdup(outcome == BS_OUTCOME_INVALID
                                                   ? _("the program, which is not valid")
                                                   : _("the program, which could not be read")));
        return scan;
    }
    BsPipeline *pipeline =
        bs_pipeline_parse_again(bs_document_pipeline(document), bs_document_upstream(document));
    g_autoptr(GHashTable) visited = g_hash_table_new(NULL, NULL);
    Work work = {.scan = scan, .visited = visited};
    choose_kind(document, pipeline, &work);
    scan->pass = work.kind->pass->name;
    bs_document_visit(document, work.before, look, &work);
    const guint32 failed = bs_document_failed_stage(document);
    if (failed && g_str_equal(bs_document_stage(document, failed)->name, scan->pass))
        add_found(document, scan); // of a later function, too
    say_unseen(document, &work);
    bs_pipeline_free(pipeline);
    return scan;
}

void
bs_scan_free(BsScan *scan)
{
    if (!scan)
        return;
    g_array_unref(scan->refusals);
    g_array_unref(scan->unvisited);
    g_ptr_array_unref(scan->unseen);
    g_free(scan);
}

const char *
bs_refusal_words(const BsRefusal *refusal)
{
    return refusal->kind == BS_ASSUMED ? _(refusal->rule) : refusal->rule;
}

char *
bs_refusal_hint(const BsRefusal *refusal)
{
    if (!refusal->since)
        return g_strdup(refusal->note ? _(refusal->note) : NULL);
    return refusal->note
               ? g_strdup_printf(_("%s; upstream %u takes it"), _(refusal->note), refusal->since)
               : g_strdup_printf(_("upstream %u takes it"), refusal->since);
}
