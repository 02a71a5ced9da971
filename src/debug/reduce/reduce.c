// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/reduce/reduce-private.h"

#include "analysis/verify.h"
#include "dialects/dialects.h"
#include "support/i18n.h"
#include "syntax/parser.h"

#include <gio/gio.h>

GQuark
bs_reduce_error_quark(void)
{
    return g_quark_from_static_string("bs-reduce-error");
}

// From what takes away most to what takes away least; but what memory holds goes early: a try
// executes the program, and copies it.
static const BsEdit *const edits[] = {
    &bs_edit_erase_symbols, &bs_edit_shrink_types, &bs_edit_erase_bodies,    &bs_edit_return_early,
    &bs_edit_cut_edges,     &bs_edit_erase_ops,    &bs_edit_unwrap,          &bs_edit_cut_cases,
    &bs_edit_merge_blocks,  &bs_edit_drop_results, &bs_edit_drop_block_args, &bs_edit_use_args,
    &bs_edit_drop_returned, &bs_edit_drop_args,    &bs_edit_shrink_numbers,  &bs_edit_drop_attrs,
};

typedef struct Reduction {
    BsWork work;
    BsContext *context;
    const BsTarget *target;
    const BsReduceOptions *options;
    guint n_tries, most, n_first;
    GArray *steps; // of Step: what helped
} Reduction;

// How the program was at a time.
typedef struct Step {
    guint32 length; // of the journal
    BsOp *mark;
} Step;

// -- the program ----------------------------------------------------------------------------------

static BsWalk
count_op(BsOp *op, gpointer n)
{
    *(guint *)n += !bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE);
    return BS_WALK_ON;
}

static guint
count_ops(const BsWork *work)
{
    guint n = 0;
    bs_op_walk_preorder(work->ir->root, count_op, &n);
    return n;
}

static gboolean
is_stopped(const Reduction *reduction)
{
    return reduction->n_tries >= reduction->most ||
           g_cancellable_is_cancelled(reduction->options->cancellable);
}

static gboolean
verifies(const BsWork *work)
{
    BsDiags diags;
    bs_diags_init(&diags);
    diags.print_type = bs_type_to_string;
    const gboolean ok = bs_verify(work->ir->root, &diags);
    bs_diags_clear(&diags);
    return ok;
}

// -- trying ---------------------------------------------------------------------------------------

static void
note_step(Reduction *reduction)
{
    const Step step = {bs_journal_length(reduction->work.ir->journal), reduction->work.mark};
    g_array_append_val(reduction->steps, step);
}

// Back to how it was when the journal had that length.
static void
go_back(BsWork *work, guint32 length, BsOp *mark)
{
    bs_journal_seek(work->ir, length);
    bs_journal_cut(work->ir);
    work->mark = mark;
}

// Does an edit at places [first, end). FALSE: it came to nothing, and all is as it was.
static gboolean
try_places(Reduction *reduction, const BsEdit *edit, const GArray *places, guint first, guint end)
{
    BsWork *work = &reduction->work;
    BsOp *mark = work->mark;
    const guint32 before = bs_journal_length(work->ir->journal);
    gboolean is_changed = FALSE;
    g_clear_pointer(&work->named, g_hash_table_unref);
    for (guint i = first; i < end; i++) {
        const guint32 here = bs_journal_length(work->ir->journal);
        BsOp *kept = work->mark;
        if (edit->apply(work, &g_array_index(places, BsPlace, i))) {
            is_changed = TRUE;
        } else { // it may have done a part
            bs_journal_seek(work->ir, here);
            bs_journal_cut(work->ir);
            work->mark = kept;
        }
    }
    if (is_changed && verifies(work)) {
        reduction->n_tries++;
        if (bs_target_holds(reduction->target, work)) {
            note_step(reduction);
            return TRUE;
        }
    }
    go_back(work, before, mark);
    return FALSE;
}

static void
tell(const Reduction *reduction)
{
    if (reduction->options->progress)
        reduction->options->progress(reduction->options->data, count_ops(&reduction->work),
                                     reduction->n_first);
}

// All places at once, then half of them, and so on. What helped is done; the places behind it are
// tried in the same way.
static gboolean
try_edit(Reduction *reduction, const BsEdit *edit)
{
    g_autoptr(GArray) places = g_array_new(FALSE, FALSE, sizeof(BsPlace));
    gboolean any = FALSE;
    edit->find(&reduction->work, places);
    for (guint size = places->len; size > 0 && !is_stopped(reduction); size /= 2) {
        for (guint first = 0; first < places->len && !is_stopped(reduction);) {
            const guint end = MIN(first + size, places->len);
            if (try_places(reduction, edit, places, first, end)) {
                g_array_remove_range(places, first, end - first);
                any = TRUE;
                tell(reduction);
            } else {
                first = end;
            }
        }
    }
    return any;
}

// Each two places at once, of a program that is small already: what each alone would break.
static gboolean
try_pairs(Reduction *reduction, const BsEdit *edit)
{
    enum { MOST = 32 };
    g_autoptr(GArray) places = g_array_new(FALSE, FALSE, sizeof(BsPlace));
    g_autoptr(GArray) pair = g_array_new(FALSE, FALSE, sizeof(BsPlace));
    edit->find(&reduction->work, places);
    for (guint i = 0; places->len <= MOST && i < places->len; i++) {
        for (guint k = i + 1; k < places->len && !is_stopped(reduction); k++) {
            g_array_set_size(pair, 0);
            g_array_append_val(pair, g_array_index(places, BsPlace, i));
            g_array_append_val(pair, g_array_index(places, BsPlace, k));
            if (try_places(reduction, edit, pair, 0, pair->len)) {
                tell(reduction);
                return TRUE;
            }
        }
    }
    return FALSE;
}

static gboolean
try_all_pairs(Reduction *reduction)
{
    static const BsEdit *const paired[] = {&bs_edit_erase_ops, &bs_edit_drop_results};
    gboolean any = FALSE;
    reduction->work.way = 0;
    for (gsize i = 0; i < G_N_ELEMENTS(paired) && !any; i++)
        any = try_pairs(reduction, paired[i]);
    return any;
}

static void
reduce_by_edits(Reduction *reduction)
{
    for (gboolean any = TRUE; any && !is_stopped(reduction);) {
        any = FALSE;
        for (gsize i = 0; i < G_N_ELEMENTS(edits); i++) {
            for (reduction->work.way = 0; reduction->work.way < edits[i]->n_ways;
                 reduction->work.way++)
                any |= try_edit(reduction, edits[i]);
        }
        any = any || try_all_pairs(reduction);
    }
}

// Of a program that is small already, larger for a moment: rounds of a loop one behind the other,
// when that leaves less in the end.
static gboolean
try_rounds(Reduction *reduction)
{
    enum { MOST = 32 };
    BsWork *work = &reduction->work;
    BsOp *mark = work->mark;
    const guint n_ops = count_ops(work);
    const guint32 before = bs_journal_length(work->ir->journal);
    g_autoptr(GArray) places = g_array_new(FALSE, FALSE, sizeof(BsPlace));
    if (n_ops <= MOST)
        bs_edit_unroll.find(work, places);
    for (guint i = 0; i < places->len && !is_stopped(reduction); i++) {
        work->way = 0;
        if (!try_places(reduction, &bs_edit_unroll, places, i, i + 1))
            continue;
        reduce_by_edits(reduction);
        if (count_ops(work) < n_ops) {
            tell(reduction);
            return TRUE;
        }
        go_back(work, before, mark);
    }
    return FALSE;
}

static void
reduce(Reduction *reduction)
{
    do
        reduce_by_edits(reduction);
    while (try_rounds(reduction));
}

// -- all ------------------------------------------------------------------------------------------

// The source of the document, once more, with a journal.
static gboolean
read_source(Reduction *reduction, const BsRecipe *recipe, GError **error)
{
    const BsDocumentOptions *options = bs_recipe_options(recipe);
    BsDocument *document = bs_recipe_load(recipe, reduction->options->cancellable);
    const BsSource *source = bs_document_source(document);
    BsDiags diags;
    bs_diags_init(&diags);
    reduction->context = bs_context_new_for(bs_dialects, options->upstream);
    bs_sheet_describe(options->sheet, reduction->context);
    reduction->work.ir = bs_ir_new(reduction->context);
    const BsParseOptions parse = {.allow_unregistered = options->allow_unregistered};
    const gboolean ok = !options->dump && bs_document_ir(document) &&
                        bs_parse(reduction->work.ir, source->text, source->len, &parse, &diags) &&
                        bs_verify_program(reduction->work.ir, &diags);
    bs_diags_clear(&diags);
    bs_document_free(document);
    if (ok) {
        bs_ir_start_journal(reduction->work.ir);
        reduction->n_first = count_ops(&reduction->work);
    } else {
        g_set_error(error, BS_REDUCE_ERROR, BS_REDUCE_ERROR_NOTHING, _("nothing to reduce: %s"),
                    options->dump ? _("this is a dump, whose passes are not run here")
                                  : _("the program cannot be read"));
    }
    return ok;
}

// With what takes least it is found in what is left, `most` at most; FALSE: it is not.
static gboolean
find_depth(const Reduction *reduction, BsTarget *target, BsTargetDepth most)
{
    for (target->depth = BS_TARGET_QUICKLY; target->depth <= most; target->depth++) {
        if (bs_target_holds(target, &reduction->work))
            return TRUE;
    }
    target->depth = most;
    return FALSE;
}

// Back to the last step behind which inputs that are found show it: the first one does, and the
// last one not.
static void
go_back_to_found(Reduction *reduction, BsTarget *target)
{
    BsWork *work = &reduction->work;
    const BsTargetDepth most = target->depth;
    guint low = 0, high = reduction->steps->len - 1;
    while (high - low > 1) {
        const guint middle = low + (high - low) / 2;
        const Step *step = &g_array_index(reduction->steps, Step, middle);
        bs_journal_seek(work->ir, step->length);
        work->mark = step->mark;
        *(find_depth(reduction, target, most) ? &low : &high) = middle;
    }
    const Step *step = &g_array_index(reduction->steps, Step, low);
    go_back(work, step->length, step->mark);
    find_depth(reduction, target, most);
}

// Most of the work is done with the one input that shows it, for a small part of the cost; what
// that input does not show any more others may.
static void
reduce_with_args(Reduction *reduction, BsTarget *target)
{
    g_array_set_size(reduction->steps, 0);
    note_step(reduction);
    target->inputs = BS_INPUTS_GIVEN;
    if (bs_target_holds(target, &reduction->work))
        reduce_by_edits(reduction);
    target->inputs = BS_INPUTS_FOUND;
    if (reduction->steps->len > 1 && !find_depth(reduction, target, target->depth)) {
        go_back_to_found(reduction, target);
        target->inputs = BS_INPUTS_BOTH;
        reduce_by_edits(reduction);
        target->inputs = BS_INPUTS_FOUND;
    }
}

// Only the function that it is in was asked, or quickly; where that is not what the whole program
// shows, more is asked, from the beginning.
static char *
reduce_and_write(Reduction *reduction, BsTarget *target, const char *file, char **what)
{
    BsOp *mark = reduction->work.mark;
    if (target->args)
        reduce_with_args(reduction, target);
    for (;;) {
        const BsTargetDepth depth = target->depth;
        reduce(reduction);
        target->depth = BS_TARGET_IN_ALL;
        char *text = bs_target_write(target, &reduction->work, file, what);
        if (text || target->kind == BS_TARGET_REFUSAL || target->is_own ||
            depth == BS_TARGET_IN_ALL || is_stopped(reduction))
            return text;
        target->depth = target->kind == BS_TARGET_DIFFERENCE ? BS_TARGET_IN_ALL : depth + 1;
        go_back(&reduction->work, 0, mark);
    }
}

static BsReduced *
finish(Reduction *reduction, BsTarget *target, const char *file, GError **error)
{
    char *what = NULL, *text = reduce_and_write(reduction, target, file, &what);
    if (!text && g_cancellable_is_cancelled(reduction->options->cancellable))
        g_set_error(error, BS_REDUCE_ERROR, BS_REDUCE_ERROR_CANCELLED, "%s", _("cancelled"));
    else if (!text)
        g_set_error(error, BS_REDUCE_ERROR, BS_REDUCE_ERROR_NOTHING, _("nothing to reduce: %s"),
                    _("the program as it is printed does not show it"));
    if (!text)
        return NULL;
    BsReduced *reduced = g_new0(BsReduced, 1);
    *reduced = (BsReduced){text,
                           what,
                           reduction->n_first,
                           count_ops(&reduction->work),
                           reduction->n_tries,
                           reduction->n_tries >= reduction->most};
    return reduced;
}

static void
reduction_clear(Reduction *reduction)
{
    g_array_unref(reduction->steps);
    g_clear_pointer(&reduction->work.named, g_hash_table_unref);
    g_clear_pointer(&reduction->work.ir, bs_ir_free);
    g_clear_pointer(&reduction->context, bs_context_free);
}

static BsReduced *
reduce_all(const BsRecipe *const *recipes, const char *const *names, guint n,
           const BsReduceOptions *options, GError **error)
{
    const BsReduceOptions none = {0};
    Reduction reduction = {.options = options ? options : &none,
                           .steps = g_array_new(FALSE, FALSE, sizeof(Step))};
    options = reduction.options;
    reduction.most = options->most_tries ? options->most_tries : BS_REDUCE_MOST_TRIES;
    g_autoptr(BsTarget) target = NULL;
    BsReduced *reduced = NULL;
    if (read_source(&reduction, recipes[0], error))
        target = names
                     ? bs_target_new_difference(recipes, names, n, options, &reduction.work, error)
                     : bs_target_new_finding(recipes, options, &reduction.work, error);
    reduction.target = target;
    if (target)
        reduced = finish(&reduction, target, options->file ? options->file : "-", error);
    reduction_clear(&reduction);
    return reduced;
}

BsReduced *
bs_reduce_finding(const BsRecipe *recipe, const BsReduceOptions *options, GError **error)
{
    return reduce_all(&recipe, NULL, 1, options, error);
}

BsReduced *
bs_reduce_difference(const BsRecipe *const *recipes, const char *const *names, guint n,
                     const BsReduceOptions *options, GError **error)
{
    return reduce_all(recipes, names, n, options, error);
}

void
bs_reduced_free(BsReduced *reduced)
{
    if (!reduced)
        return;
    g_free(reduced->text);
    g_free(reduced->what);
    g_free(reduced);
}
