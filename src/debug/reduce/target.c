// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What must stay, and whether it did. "The same op" is the same BsOp in the program that is worked
// on: what is found in its printed text is found at a line, and the line is that of an op.
#include "debug/reduce/reduce-private.h"

#include "debug/verdict/check.h"
#include "ir/loc.h"
#include "support/i18n.h"

#include <gio/gio.h>
#include <string.h>

void
bs_target_free(BsTarget *target)
{
    if (!target)
        return;
    g_free(target->function);
    g_free(target->stage);
    g_free(target->args);
    g_free(target->words);
    g_strfreev(target->ends);
    g_free(target);
}

// -- stages ---------------------------------------------------------------------------------------

static const BsOp *
op_of_stage(const BsDocument *document, guint32 stage)
{
    const BsEvent *event = bs_document_event(document, bs_document_stage(document, stage)->first);
    return event ? event->op : NULL;
}

// The pass, and which of its runs on the op that it was run on: functions that go take their
// stages with them.
static char *
stage_key(const BsDocument *document, guint32 stage)
{
    const char *name = bs_document_stage(document, stage)->name;
    guint n = 0;
    for (guint32 i = 1; i < stage; i++)
        n += g_str_equal(bs_document_stage(document, i)->name, name) &&
             op_of_stage(document, i) == op_of_stage(document, stage);
    return g_strdup_printf("%s %u", name, n);
}

// -- looking --------------------------------------------------------------------------------------

static guint32
line_of(BsLoc loc)
{
    return bs_loc_is_attr(loc) || loc.column == BS_LOC_TEXT ? 0 : loc.line;
}

// A text of the program that is worked on: `n_before` lines stand before it.
typedef struct Look {
    const BsWork *work;
    const BsText *text;
    guint32 n_before;
    BsFound *found;
} Look;

static gboolean
is_at_mark(const BsTarget *target, const Look *look, BsLoc loc)
{
    const guint32 line = line_of(loc);
    if (!target->has_place || !line)
        return !target->has_place && !line;
    const BsOpLines *at =
        line > look->n_before ? bs_text_find_line(look->text, line - look->n_before - 1) : NULL;
    look->found->line = line;
    return at && at->op == look->work->mark;
}

static gboolean
is_same_finding(const BsTarget *target, const BsDocument *document, const BsFinding *finding)
{
    if (finding->is_sure != target->is_sure || !g_str_equal(finding->kind, target->what))
        return FALSE;
    g_autofree char *stage = stage_key(document, finding->stage);
    return g_str_equal(stage, target->stage);
}

static GPtrArray *
find(const BsTarget *target, BsDocument *document)
{
    if (target->is_own)
        return bs_document_check_all(document, target->cancellable);
    const BsSought all = {.steps = target->steps};
    if (target->depth == BS_TARGET_IN_ALL)
        return bs_document_look_for(document, &all, target->cancellable);
    const BsSought sought = {.function = target->function,
                             .steps = target->steps,
                             .kind = target->what,
                             .args = target->inputs == BS_INPUTS_GIVEN ? target->args : NULL,
                             .in_input = target->in_input,
                             .quickly = target->depth == BS_TARGET_QUICKLY};
    return bs_document_look_for(document, &sought, target->cancellable);
}

static gboolean
shows_finding(const BsTarget *target, BsDocument *document, const Look *look)
{
    if (bs_document_outcome(document) != BS_OUTCOME_COMPLETE &&
        bs_document_outcome(document) != BS_OUTCOME_REFUSED)
        return FALSE;
    g_autoptr(GPtrArray) findings = find(target, document);
    for (guint i = 0; i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        if (!is_same_finding(target, document, finding) || !is_at_mark(target, look, finding->loc))
            continue;
        g_free(look->found->args);
        look->found->args = g_strdup(finding->args);
        return TRUE;
    }
    return FALSE;
}

static gboolean
shows_refusal(const BsTarget *target, const BsDocument *document, const Look *look)
{
    const guint32 failed = bs_document_failed_stage(document);
    if (bs_document_outcome(document) != BS_OUTCOME_REFUSED || !failed)
        return FALSE;
    g_autofree char *stage = stage_key(document, failed);
    const BsDiags *diags = bs_document_diags(document);
    for (guint i = 0; i < diags->items->len && g_str_equal(stage, target->stage); i++) {
        const BsDiag *diag = diags->items->pdata[i];
        g_autofree char *words = bs_words_of_refusal(diag->text);
        if (diag->severity != BS_ERROR || !g_str_equal(words, target->words) ||
            !is_at_mark(target, look, diag->loc))
            continue;
        g_free(look->found->message);
        look->found->message = g_strdup(diag->text);
        return TRUE;
    }
    return FALSE;
}

static gboolean
shows(const BsTarget *target, const char *text, gsize len, gboolean asks, const Look *look)
{
    if (target->kind == BS_TARGET_DIFFERENCE)
        return bs_target_differs(target, text, len);
    BsDocument *document =
        bs_recipe_load_text(target->recipes[0], text, len, asks, target->cancellable);
    const gboolean ok = target->kind == BS_TARGET_FINDING ? shows_finding(target, document, look)
                                                          : shows_refusal(target, document, look);
    bs_document_free(document);
    return ok && !g_cancellable_is_cancelled(target->cancellable);
}

static void
print(const BsWork *work, BsText *text)
{
    *text =
        (BsText){.text = g_string_new(NULL), .ops = g_array_new(FALSE, FALSE, sizeof(BsOpLines))};
    bs_print(work->ir, &(BsPrintOptions){0}, text->text, text->ops);
}

static void
found_clear(BsFound *found)
{
    g_free(found->message);
    g_free(found->args);
}

static gboolean
finds(const BsTarget *target, const BsWork *work, BsFound *found)
{
    BsText text;
    print(work, &text);
    const Look look = {work, &text, 0, found};
    const gboolean ok = shows(target, text.text->str, text.text->len, FALSE, &look);
    bs_text_clear(&text);
    return ok;
}

gboolean
bs_target_holds(const BsTarget *target, const BsWork *work)
{
    BsFound found = {0};
    BsTarget given = *target;
    given.inputs = BS_INPUTS_GIVEN;
    const gboolean ok = (target->inputs != BS_INPUTS_BOTH || finds(&given, work, &found)) &&
                        (target->inputs == BS_INPUTS_GIVEN ? finds(&given, work, &found)
                                                           : finds(target, work, &found));
    found_clear(&found);
    return ok;
}

// The first lines say at which line it is, which is known when it was found behind as many.
char *
bs_target_write(const BsTarget *target, const BsWork *work, const char *file, char **what)
{
    BsText text;
    BsFound found = {0};
    print(work, &text);
    const Look look = {work, &text, BS_HEAD_LINES, &found};
    BsDocument *document = bs_recipe_load_text(target->recipes[0], text.text->str, text.text->len,
                                               FALSE, target->cancellable);
    g_autofree char *blank = bs_target_head(target, work, document, file, &found, what);
    g_free(*what);
    g_autofree char *first = g_strconcat(blank, text.text->str, NULL);
    const gboolean asks = target->kind != BS_TARGET_DIFFERENCE;
    const gboolean ok = shows(target, first, strlen(first), asks, &look);
    g_autofree char *head = bs_target_head(target, work, document, file, &found, what);
    char *written = ok ? g_strconcat(head, text.text->str, NULL) : NULL;
    if (!ok)
        g_clear_pointer(what, g_free);
    bs_document_free(document);
    bs_text_clear(&text);
    found_clear(&found);
    return written;
}

// -- what it is -----------------------------------------------------------------------------------

typedef struct Search {
    BsWork *work;
    const BsTarget *target;
    BsLoc loc;
    guint n_tried;
} Search;

// The op at that place, or whose argument is there. Several may say that they are: that one of
// which it is found again.
static BsWalk
mark_op(BsOp *op, gpointer data)
{
    enum { MOST = 16 };
    Search *search = data;
    const BsBlock *entry = op->n_regions ? bs_op_region(op, 0)->first : NULL;
    gboolean is_there = op->loc.line == search->loc.line && op->loc.column == search->loc.column;
    for (guint32 i = 0; entry && i < entry->n_args; i++) {
        const BsLoc loc = bs_value_loc(entry->args[i]);
        is_there |= loc.line == search->loc.line && loc.column == search->loc.column;
    }
    if (!is_there || search->n_tried++ >= MOST)
        return BS_WALK_ON;
    search->work->mark = op;
    return bs_target_holds(search->target, search->work) ? BS_WALK_STOP : BS_WALK_ON;
}

static BsWalk
mark_function(BsOp *op, gpointer data)
{
    Search *search = data;
    if (!bs_op_has_trait(op, BS_TRAIT_FUNCTION) || !search->target->function ||
        !g_str_equal(bs_function_name(op), search->target->function))
        return BS_WALK_ON;
    search->work->mark = op;
    return BS_WALK_STOP;
}

// Finds the mark: FALSE when it is not found again.
static gboolean
set_mark(BsTarget *target, BsWork *work, BsLoc loc)
{
    Search search = {work, target, loc, 0};
    work->mark = work->ir->root;
    target->has_place = loc.line > 0;
    if (target->has_place && !bs_op_walk_preorder(work->ir->root, mark_op, &search))
        return TRUE;
    if (target->has_place)
        return FALSE;
    bs_op_walk_preorder(work->ir->root, mark_function, &search);
    return bs_target_holds(target, work);
}

static gboolean
set_nothing(GError **error, const char *why)
{
    g_set_error(error, BS_REDUCE_ERROR, BS_REDUCE_ERROR_NOTHING, _("nothing to reduce: %s"), why);
    return FALSE;
}

static gboolean
choose_refusal(BsTarget *target, const BsDocument *document, const BsDiag *diag, BsWork *work)
{
    target->kind = BS_TARGET_REFUSAL;
    target->words = bs_words_of_refusal(diag->text);
    target->stage = stage_key(document, bs_document_failed_stage(document));
    return set_mark(target, work, diag->loc);
}

// Whether the input that was found shows it, for a small part of what finding one takes.
static gboolean
choose_input(BsTarget *target, const BsFinding *finding, BsWork *work)
{
    if (target->is_own || !finding->args)
        return FALSE;
    target->args = g_strdup(finding->args);
    target->inputs = BS_INPUTS_GIVEN;
    target->depth = BS_TARGET_IN_FUNCTION;
    const gboolean ok = set_mark(target, work, finding->loc);
    target->inputs = BS_INPUTS_FOUND;
    if (!ok) {
        g_clear_pointer(&target->args, g_free);
        target->depth = BS_TARGET_QUICKLY;
    }
    return ok;
}

static gboolean
choose_finding(BsTarget *target, const BsDocument *document, const BsFinding *finding, BsWork *work)
{
    target->kind = BS_TARGET_FINDING;
    target->what = finding->kind;
    target->is_sure = finding->is_sure;
    target->function = g_strdup(finding->function);
    target->stage = stage_key(document, finding->stage);
    target->in_input = finding->stage == 0;
    if (choose_input(target, finding, work))
        return TRUE;
    while (!set_mark(target, work, finding->loc)) {
        if (target->is_own || target->depth == BS_TARGET_IN_ALL)
            return FALSE;
        target->depth++;
    }
    return TRUE;
}

// Whether it is among them: who asks for all that goes wrong asks for most of it in the same way.
static gboolean
has_finding(const GPtrArray *findings, const BsFinding *like)
{
    for (guint i = 0; i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        if (finding->stage == like->stage && finding->is_sure == like->is_sure &&
            finding->loc.line == like->loc.line && finding->loc.column == like->loc.column &&
            g_str_equal(finding->kind, like->kind))
            return TRUE;
    }
    return FALSE;
}

// What is asked for, of `*n` that there are; FALSE: not found again.
static gboolean
choose(BsTarget *target, BsDocument *document, const BsReduceOptions *options, BsWork *work,
       guint *n)
{
    const guint32 number = MAX(options->number, 1);
    const BsDiags *diags = bs_document_diags(document);
    const gboolean refused = bs_document_outcome(document) == BS_OUTCOME_REFUSED;
    *n = 0;
    for (guint i = 0; refused && i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        if (diag->severity == BS_ERROR && ++*n == number)
            return choose_refusal(target, document, diag, work);
    }
    const BsSought sought = {.function = options->function, .steps = options->steps};
    g_autoptr(GPtrArray) findings = bs_document_look_for(document, &sought, target->cancellable);
    g_autoptr(GPtrArray) all =
        options->own ? bs_document_check_all(document, target->cancellable) : NULL;
    const GPtrArray *counted = all ? all : findings;
    const guint n_errors = *n;
    *n += counted->len;
    if (number <= n_errors || number > *n)
        return FALSE;
    const BsFinding *finding = counted->pdata[number - n_errors - 1];
    target->is_own = !has_finding(findings, finding);
    return choose_finding(target, document, finding, work);
}

static BsTarget *
set_not_found(guint32 number, guint n, GCancellable *cancellable, GError **error)
{
    if (g_cancellable_set_error_if_cancelled(cancellable, NULL)) {
        g_set_error(error, BS_REDUCE_ERROR, BS_REDUCE_ERROR_CANCELLED, "%s", _("cancelled"));
    } else if (!n) {
        set_nothing(error, _("nothing is refused and nothing is found"));
    } else if (number > n) {
        g_autofree char *why = g_strdup_printf(
            bs_plural("%u thing is found, and no more", "%u things are found, and no more", n), n);
        set_nothing(error, why);
    } else {
        set_nothing(error, _("the program as it is printed does not show it"));
    }
    return NULL;
}

BsTarget *
bs_target_new_finding(const BsRecipe *const *recipe, const BsReduceOptions *options, BsWork *work,
                      GError **error)
{
    g_autoptr(BsTarget) target = g_new0(BsTarget, 1);
    *target = (BsTarget){
        .recipes = recipe, .n = 1, .cancellable = options->cancellable, .steps = options->steps};
    BsDocument *document = bs_recipe_load(recipe[0], options->cancellable);
    guint n;
    const gboolean found = choose(target, document, options, work, &n);
    bs_document_free(document);
    return found ? g_steal_pointer(&target)
                 : set_not_found(options->number, n, options->cancellable, error);
}

static gboolean
find_difference(BsTarget *target, BsDocument *const *documents, const char *function)
{
    g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
    const GPtrArray *functions = bs_document_functions(documents[0]);
    for (guint i = 0; functions && i < functions->len; i++) {
        if (bs_function_has_body(functions->pdata[i]))
            g_ptr_array_add(names, g_strdup(bs_function_name(functions->pdata[i])));
    }
    for (guint i = 0; i < names->len && !target->ends; i++) {
        if (function && !g_str_equal(function, names->pdata[i]))
            continue;
        target->ends = bs_target_ends(target, documents, names->pdata[i], FALSE);
        g_free(target->function);
        target->function = g_strdup(names->pdata[i]);
    }
    return target->ends != NULL;
}

BsTarget *
bs_target_new_difference(const BsRecipe *const *recipes, const char *const *names, guint n,
                         const BsReduceOptions *options, BsWork *work, GError **error)
{
    g_autoptr(BsTarget) target = g_new0(BsTarget, 1);
    *target = (BsTarget){.kind = BS_TARGET_DIFFERENCE,
                         .recipes = recipes,
                         .names = names,
                         .n = n,
                         .cancellable = options->cancellable,
                         .steps = options->steps};
    g_autoptr(GPtrArray) documents =
        g_ptr_array_new_with_free_func((GDestroyNotify)bs_document_free);
    for (guint i = 0; i < n; i++)
        g_ptr_array_add(documents, bs_recipe_load(recipes[i], target->cancellable));
    if (!find_difference(target, (BsDocument **)(gpointer)documents->pdata, options->function)) {
        set_nothing(error, _("the pipelines end with the same verdicts and results"));
        return NULL;
    }
    gboolean is_there = set_mark(target, work, (BsLoc){0});
    if (!is_there) {
        target->depth = BS_TARGET_IN_ALL;
        is_there = set_mark(target, work, (BsLoc){0});
    }
    if (!is_there) {
        set_nothing(error, _("the program as it is printed does not show it"));
        return NULL;
    }
    return g_steal_pointer(&target);
}
