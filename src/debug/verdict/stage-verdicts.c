// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/stage-verdicts.h"

#include "debug/verdict/execute.h"
#include "ir/journal.h"

static const char *const names[BS_N_STAGE_VERDICTS] = {
#define X(id, name) [BS_STAGE_##id] = name,
    BS_STAGE_VERDICTS(X)
#undef X
};

static const char *const names_of_changes[BS_N_VERDICT_CHANGES] = {
#define X(id, name) [BS_CHANGES_##id] = name,
    BS_VERDICT_CHANGES(X)
#undef X
};

const char *
bs_verdict_change_name(BsVerdictChange change)
{
    return names_of_changes[change];
}

const char *
bs_stage_verdict_name(BsStageVerdictKind kind)
{
    return names[kind];
}

gboolean
bs_stage_verdict_is_wrong(BsStageVerdictKind kind)
{
    return kind < BS_STAGE_NOT_JUDGED;
}

// -- one function at one stage -------------------------------------------------------------------

#define BIT(kind) (1u << BS_MACHINE_##kind)

// Which faults make a verdict; the worst first.
static const struct {
    guint32 faults;
    BsStageVerdictKind kind;
} worst[] = {
    {BIT(READ_FREED) | BIT(WRITTEN_FREED) | BIT(PASSED_FREED) | BIT(RETURNED_FREED),
     BS_STAGE_USED_FREED},
    {BIT(FREED_TWICE), BS_STAGE_FREED_TWICE},
    {BIT(FREED_STACK) | BIT(FREED_GLOBAL) | BIT(FREED_ARGUMENT) | BIT(FREED_PART),
     BS_STAGE_FREED_WRONGLY},
    {BIT(WRITTEN_EARLY) | BIT(OUT_OF_BOUNDS) | BIT(UNWRITTEN) | BIT(ASSERTION) | BIT(NO_RESULT) |
         BIT(OVERFLOW) | BIT(UNDEFINED) | BIT(BAD_SHAPE),
     BS_STAGE_GOES_WRONG},
};

// How many inputs show one of them: at least as many as show the one that most show.
static guint
n_shown(const BsExecutedStage *stage, guint32 faults)
{
    guint most = 0;
    for (guint kind = 0; kind < BS_N_MACHINE_FAULTS; kind++) {
        if (faults & 1u << kind)
            most = MAX(most, stage->n_faults[kind]);
    }
    return most;
}

// `waits`: somebody is still to come who frees what nobody frees yet.
static BsFunctionVerdict
judge(const char *name, const BsExecutedStage *stage, gboolean waits)
{
    BsFunctionVerdict verdict = {.name = g_strdup(name),
                                 .kind = BS_STAGE_RIGHT,
                                 .n_judged = stage->n_judged,
                                 .n_inputs = stage->n_inputs,
                                 .limit = g_strdup(stage->limit),
                                 .peak_bytes = stage->peak_bytes};
    for (guint i = 0; i < G_N_ELEMENTS(worst); i++) {
        if (!(stage->kinds & worst[i].faults))
            continue;
        verdict.kind = worst[i].kind;
        verdict.n_shown = n_shown(stage, worst[i].faults);
        return verdict;
    }
    if (stage->n_different) {
        verdict.kind = BS_STAGE_DIFFERENT;
        verdict.n_shown = stage->n_different;
    } else if (stage->kinds & BIT(LEAK)) {
        verdict.kind = waits ? BS_STAGE_WAITS : BS_STAGE_LEAKS;
        verdict.n_shown = stage->n_faults[BS_MACHINE_LEAK];
    } else if (!stage->n_judged) {
        verdict.kind = BS_STAGE_NOT_JUDGED;
    }
    return verdict;
}

// -- stages --------------------------------------------------------------------------------------

// The first stage behind which every buffer should be free, of the program or of the function of
// that name; 0: there is none.
static guint32
freeing_stage(const BsDocument *document, const char *name)
{
    for (guint32 i = 1; i < bs_document_n_stages(document); i++) {
        const BsStage *stage = bs_document_stage(document, i);
        const BsPass *pass = bs_pass_find(stage->name);
        const BsEvent *begin = bs_document_event(document, stage->first);
        const BsOp *of = begin ? begin->op : NULL;
        const gboolean is_its = !of || !bs_op_has_trait(of, BS_TRAIT_FUNCTION) ||
                                g_str_equal(bs_function_name(of), name);
        if (pass && pass->frees_all && is_its)
            return i;
    }
    return 0;
}

static void
function_clear(gpointer data)
{
    BsFunctionVerdict *function = data;
    g_free(function->name);
    g_free(function->limit);
}

static void
stage_clear(gpointer data)
{
    g_array_unref(((BsStageVerdict *)data)->functions);
}

// Takes the verdict.
static void
add_verdict(BsStageVerdicts *self, guint32 number, BsFunctionVerdict verdict)
{
    BsStageVerdict *stage = &g_array_index(self->stages, BsStageVerdict, number);
    g_array_append_val(stage->functions, verdict);
    stage->kind = MIN(stage->kind, verdict.kind);
    stage->peak_bytes = MAX(stage->peak_bytes, verdict.peak_bytes);
}

// In a pipeline without a pass that frees all, one may be run later, as in debug/verdict/check.h.
static gboolean
waits(const BsExecutedStage *stage, guint32 freeing)
{
    return freeing ? stage->stage < freeing : !stage->leaks_itself;
}

static void
add_function(BsStageVerdicts *self, const BsDocument *document, const BsExecutedFunction *function)
{
    const guint32 frees = freeing_stage(document, function->name);
    for (guint i = 0; i < function->stages->len; i++) {
        const BsExecutedStage *executed = &g_array_index(function->stages, BsExecutedStage, i);
        if (executed->stage >= self->stages->len)
            break;
        BsFunctionVerdict verdict = judge(function->name, executed, waits(executed, frees));
        verdict.other_results = function->results == (gint)executed->stage;
        add_verdict(self, executed->stage, verdict);
    }
}

static gboolean
changes_verdict(const BsStageVerdict *before, const BsStageVerdict *stage)
{
    return before->kind != stage->kind;
}

static gboolean
turns_wrong(const BsStageVerdict *before, const BsStageVerdict *stage)
{
    return before->kind != stage->kind && bs_stage_verdict_is_wrong(stage->kind);
}

static gboolean
changes_peak(const BsStageVerdict *before, const BsStageVerdict *stage)
{
    return before->peak_bytes != stage->peak_bytes;
}

static gint
first_that(const BsStageVerdicts *self,
           gboolean (*changes)(const BsStageVerdict *before, const BsStageVerdict *stage))
{
    const BsStageVerdict *stages = (const BsStageVerdict *)(gpointer)self->stages->data;
    for (guint i = 1; i < self->stages->len; i++) {
        if (changes(&stages[i - 1], &stages[i]))
            return (gint)i;
    }
    return -1;
}

static gboolean
changes_results(const BsStageVerdict *before G_GNUC_UNUSED, const BsStageVerdict *stage)
{
    for (guint i = 0; i < stage->functions->len; i++) {
        if (g_array_index(stage->functions, BsFunctionVerdict, i).other_results)
            return TRUE;
    }
    return FALSE;
}

static void
find_changes(BsStageVerdicts *self)
{
    const gint wrong = first_that(self, turns_wrong);
    self->changes[BS_CHANGES_VERDICT] = wrong >= 0 ? wrong : first_that(self, changes_verdict);
    self->changes[BS_CHANGES_PEAK] = first_that(self, changes_peak);
    self->changes[BS_CHANGES_RESULTS] = first_that(self, changes_results);
}

static void
add_prices(BsStageVerdicts *self, const BsExecutedFunction *function)
{
    for (guint i = 0; function->deallocs && i < function->deallocs->len; i++) {
        const BsPricedDealloc *dealloc = function->deallocs->pdata[i];
        GString *words = g_string_new(NULL);
        bs_priced_say(dealloc, words);
        g_hash_table_insert(self->prices, GUINT_TO_POINTER(dealloc->op->id),
                            g_string_free(words, FALSE));
    }
}

void
bs_stage_verdicts_keep_prices(BsStageVerdicts *verdicts, const BsStageVerdicts *before)
{
    GHashTableIter prices;
    gpointer id, words;
    if (!before)
        return;
    g_hash_table_iter_init(&prices, before->prices);
    while (g_hash_table_iter_next(&prices, &id, &words)) {
        if (!g_hash_table_contains(verdicts->prices, id))
            g_hash_table_insert(verdicts->prices, id, g_strdup(words));
    }
}

const char *
bs_stage_verdicts_price(const BsStageVerdicts *verdicts, const BsOp *dealloc)
{
    return verdicts ? g_hash_table_lookup(verdicts->prices, GUINT_TO_POINTER(dealloc->id)) : NULL;
}

// Of `n` stages in which nothing is executed.
static BsStageVerdicts *
new_of_stages(guint32 n)
{
    BsStageVerdicts *self = g_new0(BsStageVerdicts, 1);
    self->stages = g_array_new(FALSE, FALSE, sizeof(BsStageVerdict));
    g_array_set_clear_func(self->stages, stage_clear);
    for (guint32 i = 0; i < n; i++) {
        const BsStageVerdict stage = {.kind = BS_STAGE_RIGHT,
                                      .functions =
                                          g_array_new(FALSE, FALSE, sizeof(BsFunctionVerdict))};
        g_array_set_clear_func(stage.functions, function_clear);
        g_array_append_val(self->stages, stage);
    }
    self->prices = g_hash_table_new_full(NULL, NULL, NULL, g_free);
    return self;
}

// What was executed in place of a stage that cannot be read is the program before it.
static void
leave_unread(BsStageVerdicts *self, const BsDocument *document)
{
    for (guint32 i = 0; i < self->stages->len; i++) {
        if (bs_document_stage(document, i)->unread)
            g_array_index(self->stages, BsStageVerdict, i).kind = BS_STAGE_NOT_JUDGED;
    }
}

BsStageVerdicts *
bs_stage_verdicts_new(const BsDocument *document, const GPtrArray *executed, guint32 n)
{
    BsStageVerdicts *self = new_of_stages(n);
    for (guint i = 0; i < executed->len; i++) {
        add_function(self, document, executed->pdata[i]);
        add_prices(self, executed->pdata[i]);
    }
    find_changes(self);
    leave_unread(self, document);
    return self;
}

static const BsFunctionVerdict *
find_function(const BsStageVerdict *stage, const char *name)
{
    for (guint i = 0; i < stage->functions->len; i++) {
        const BsFunctionVerdict *function = &g_array_index(stage->functions, BsFunctionVerdict, i);
        if (g_str_equal(function->name, name))
            return function;
    }
    return NULL;
}

BsStageVerdicts *
bs_stage_verdicts_of_function(const BsStageVerdicts *verdicts, const char *name)
{
    BsStageVerdicts *self = new_of_stages(verdicts->stages->len);
    gboolean any = FALSE;
    for (guint32 i = 0; i < verdicts->stages->len; i++) {
        const BsFunctionVerdict *function = find_function(bs_stage_verdicts_get(verdicts, i), name);
        if (!function)
            continue;
        BsFunctionVerdict copy = *function;
        copy.name = g_strdup(function->name);
        copy.limit = g_strdup(function->limit);
        add_verdict(self, i, copy);
        any = TRUE;
    }
    find_changes(self);
    if (!any)
        g_clear_pointer(&self, bs_stage_verdicts_free);
    return self;
}

void
bs_stage_verdicts_free(BsStageVerdicts *verdicts)
{
    if (!verdicts)
        return;
    g_array_unref(verdicts->stages);
    g_hash_table_unref(verdicts->prices);
    g_free(verdicts);
}

const BsStageVerdict *
bs_stage_verdicts_get(const BsStageVerdicts *verdicts, guint32 stage)
{
    return verdicts && stage < verdicts->stages->len
               ? &g_array_index(verdicts->stages, BsStageVerdict, stage)
               : NULL;
}

// -- the event -----------------------------------------------------------------------------------

static gboolean
is_of_buffers(const BsOp *op)
{
    return bs_op_has_trait(op, BS_TRAIT_ALLOCATION) || op->def->does == BS_DOES_FREE ||
           op->def->does == BS_DOES_FREE_IF;
}

static gboolean
is_in(const BsDocument *document, guint32 event, const char *function)
{
    const BsOp *of = function ? bs_document_event_function(document, event) : NULL;
    return !function || (of && g_str_equal(bs_function_name(of), function));
}

// The event of the first journal record of the stage that is about such an op (`of_buffers`), or
// about any.
static guint32
first_change(BsDocument *document, const BsStage *stage, gboolean of_buffers, const char *function)
{
    const BsJournal *journal = bs_document_ir(document)->journal;
    const BsTimeline *timeline = bs_document_timeline(document);
    const guint32 end = bs_timeline_position_after(timeline, stage->last);
    for (guint32 i = bs_document_event(document, stage->first)->position; i < end; i++) {
        const BsChange change = bs_journal_change(journal, i);
        const guint32 event = !of_buffers || (change.op && is_of_buffers(change.op))
                                  ? bs_timeline_event_of_record(timeline, i)
                                  : 0;
        if (event && is_in(document, event, function))
            return event;
    }
    return 0;
}

static guint32
brought_by(const GPtrArray *findings, guint32 stage, const char *function)
{
    for (guint i = 0; findings && i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        if (finding->stage == stage && finding->is_sure && finding->brought_by &&
            (!function || g_strcmp0(finding->function, function) == 0))
            return finding->brought_by;
    }
    return 0;
}

guint32
bs_verdict_change_event(BsDocument *document, BsVerdictChange change, guint32 stage,
                        const char *function, const GPtrArray *findings)
{
    const BsStage *of = bs_document_stage(document, stage);
    if (!of || !of->first)
        return 0;
    guint32 event = change == BS_CHANGES_PEAK ? 0 : brought_by(findings, stage, function);
    if (!event)
        event = first_change(document, of, TRUE, function);
    if (!event)
        event = first_change(document, of, FALSE, function);
    return event || !function ? event
                              : bs_verdict_change_event(document, change, stage, NULL, findings);
}
