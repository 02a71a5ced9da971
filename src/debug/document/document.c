// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/document-private.h"

#include "analysis/liveness.h"
#include "analysis/verify.h"
#include "debug/document/pipeline-words.h"
#include "debug/dump/become.h"
#include "debug/dump/replay.h"
#include "dialects/dialects.h"
#include "dialects/foreign/described.h"
#include "ir/fingerprint.h"
#include "ir/journal.h"
#include "support/i18n.h"
#include "support/pages.h"
#include "syntax/parser.h"

#include <gio/gio.h>
#include <string.h>

// -- running --------------------------------------------------------------------------------------

// Who did, or would have done, the work of a stage that was not reached or failed.
static const char mlir_opt[] = "mlir-opt";

// What is noted at the end of every pass, and before the first.
typedef struct StageEnd {
    gboolean ok;
    guint32 position;      // of the journal
    guint32 n_ops;         // that there are
    const char *described; // see BsStage.rests_on
} StageEnd;

typedef struct Run {
    BsDocument *document;
    GArray *ends; // of StageEnd
} Run;

// See BsStage.rests_on; of the program as it stands.
static const char *
described(const BsDocument *document)
{
    g_autofree char *ops = document->options.sheet ? bs_sheet_described(document->ir->root) : NULL;
    return ops ? bs_context_string(document->context, ops) : NULL;
}

static void
note_end(Run *run, gboolean ok)
{
    const BsIr *ir = run->document->ir;
    const StageEnd end = {ok, bs_journal_length(ir->journal),
                          ir->n_ops - bs_journal_n_erased(ir->journal), described(run->document)};
    g_array_append_val(run->ends, end);
}

static void
after_pass(gpointer data, const BsPipelineItem *item G_GNUC_UNUSED, BsOp *op G_GNUC_UNUSED,
           gboolean ok)
{
    note_end(data, ok);
}

// Whether the text is another one behind the pass. With as many ops as before, as of a pass that
// only moves some, that is to be seen at both ends; the program stands anywhere afterwards.
static gboolean
has_changed(BsIr *ir, const StageEnd *begin, const StageEnd *end)
{
    if (begin->position == end->position || !end->ok || begin->n_ops != end->n_ops)
        return begin->position != end->position;
    bs_journal_seek(ir, begin->position);
    const guint64 fingerprint = bs_ir_fingerprint(ir);
    bs_journal_seek(ir, end->position);
    return bs_ir_fingerprint(ir) != fingerprint;
}

// The command of the program that did a stage's work; NULL: Bufscope.
static const char *
maker_of(const BsDocument *document, const BsEvent *stage, guint32 number)
{
    const BsPass *pass = bs_pass_find(stage->rule);
    if (!pass || !pass->by_mlir_opt || document->options.dump)
        return NULL;
    for (guint32 i = number + 1; i <= stage->end; i++) {
        const BsEvent *event = bs_timeline_event(document->timeline, i);
        if (event && (event->kind == BS_EVENT_REWRITTEN || event->kind == BS_EVENT_RECOGNIZED))
            return event->rule;
    }
    return mlir_opt;
}

// Of a dump the name may have options behind it.
static const BsPass *
find_pass(const char *name)
{
    g_autofree char *alone = g_strndup(name, strcspn(name, "{"));
    return bs_pass_find(alone);
}

// Events that are inside of another one are passed over: no stage is.
static void
collect_stages(BsDocument *document, const GArray *ends)
{
    const BsEvent *event;
    for (guint32 i = 1; (event = bs_timeline_event(document->timeline, i)); i = event->end + 1) {
        const guint k = document->stages->len;
        if (event->kind == BS_EVENT_STAGE) {
            const StageEnd *end = k < ends->len ? &g_array_index(ends, StageEnd, k) : NULL;
            BsStage stage = {.name = event->rule,
                             .pass = find_pass(event->rule),
                             .made_by = maker_of(document, event, i),
                             .first = i,
                             .last = event->end,
                             .reached = TRUE};
            stage.changed = end && has_changed(document->ir, end - 1, end);
            stage.failed = !end || !end->ok;
            stage.rests_on =
                k <= ends->len ? (&g_array_index(ends, StageEnd, k - 1))->described : NULL;
            g_array_append_val(document->stages, stage);
        } else if (k > 1) {
            g_array_index(document->stages, BsStage, k - 1).last = event->end;
        }
    }
    bs_journal_seek(document->ir, bs_journal_length(document->ir->journal));
}

static void
add_unreached(BsDocument *document, const BsPipeline *pipeline, guint32 *n)
{
    for (guint i = 0; i < pipeline->items->len; i++) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, i);
        if (item->nested) {
            add_unreached(document, item->nested, n);
        } else if (++*n >= document->stages->len) {
            BsStage stage = {.name = item->pass->name,
                             .pass = item->pass,
                             .made_by = item->pass->by_mlir_opt ? mlir_opt : NULL};
            g_array_append_val(document->stages, stage);
        }
    }
}

static void
run_pipeline(BsDocument *document, const BsPipeline *pipeline, const BsDocumentOptions *options)
{
    Run run = {.document = document, .ends = g_array_new(FALSE, FALSE, sizeof(StageEnd))};
    note_end(&run, TRUE);
    BsPassContext context = {
        .ir = document->ir,
        .diags = &document->diags,
        .events = bs_timeline_sink(document->timeline),
        .recognize = bs_become_all,
        .cancellable = options->cancellable,
        .mlir_opt = options->mlir_opt,
    };
    BsRunOptions run_options = {
        .verify_each = !options->skip_verify, .after_pass = after_pass, .data = &run};
    gboolean ok = bs_pipeline_run(pipeline, &context, &run_options);
    bs_timeline_finish(document->timeline);
    document->outcome = ok                                                 ? BS_OUTCOME_COMPLETE
                        : g_cancellable_is_cancelled(options->cancellable) ? BS_OUTCOME_CANCELLED
                                                                           : BS_OUTCOME_REFUSED;
    collect_stages(document, run.ends);
    g_array_unref(run.ends);
    if (ok)
        return;
    BsStage *last = &g_array_index(document->stages, BsStage, document->stages->len - 1);
    if (document->stages->len > 1)
        last->failed = document->outcome == BS_OUTCOME_REFUSED;
    guint32 n = 0;
    add_unreached(document, pipeline, &n);
}

// -- a dump --------------------------------------------------------------------------------------

typedef struct DumpRun {
    Run run;        // first, for note_end()
    GArray *stages; // of BsReplayed
} DumpRun;

static void
replayed(gpointer data, const BsReplayed *stage)
{
    DumpRun *dump = data;
    if (stage->reached)
        note_end(&dump->run, !stage->failed);
    g_array_append_val(dump->stages, *stage);
}

// What is known of the stages beside what happened in them.
static void
describe_stages(BsDocument *document, const GArray *replayed)
{
    for (guint k = 0; k < replayed->len; k++) {
        const BsReplayed *from = &g_array_index(replayed, BsReplayed, k);
        if (k == document->stages->len) { // it was not reached
            const BsStage last = {.name = from->name, .pass = find_pass(from->name)};
            g_array_append_val(document->stages, last);
        }
        BsStage *stage = &g_array_index(document->stages, BsStage, k);
        stage->text = from->end > from->begin ? document->source.text + from->begin : NULL;
        stage->text_len = from->end - from->begin;
        stage->unread = from->unread;
        stage->changed |= from->unread || from->given_unknown;
        stage->given_unknown = from->given_unknown;
        stage->text_is_all = from->whole_program;
        stage->invalid = from->invalid;
    }
}

static void
run_dump(BsDocument *document, const BsReplay *begun)
{
    BsReplay replay = *begun;
    DumpRun dump = {{document, g_array_new(FALSE, FALSE, sizeof(StageEnd))},
                    g_array_new(FALSE, FALSE, sizeof(BsReplayed))};
    replay.stage_ended = replayed;
    replay.data = &dump;
    const gboolean ok = bs_replay_run(&replay, bs_timeline_sink(document->timeline));
    bs_timeline_finish(document->timeline);
    collect_stages(document, dump.run.ends);
    describe_stages(document, dump.stages);
    document->outcome = !ok                                  ? BS_OUTCOME_CANCELLED
                        : bs_document_failed_stage(document) ? BS_OUTCOME_REFUSED
                                                             : BS_OUTCOME_COMPLETE;
    g_array_unref(dump.run.ends);
    g_array_unref(dump.stages);
}

static void
load_dump(BsDocument *document, const BsDocumentOptions *options)
{
    g_autoptr(GError) error = NULL;
    g_autoptr(BsDump) dump = bs_dump_split(document->source.text, document->source.len, &error);
    BsReplay replay = {.text = document->source.text,
                       .len = document->source.len,
                       .dump = dump,
                       .ending = options->ending,
                       .ir = document->ir,
                       .diags = &document->diags,
                       .cancellable = options->cancellable};
    document->naming = options->naming;
    document->outcome = BS_OUTCOME_PARSE_FAILED;
    g_free(document->pipeline);
    document->pipeline = g_strdup("");
    if (!dump)
        bs_diags_error(&document->diags, (BsLoc){1, 1}, "%s", error->message);
    if (!dump || !bs_replay_begin(&replay))
        return;
    document->n_source_values = document->ir->n_values;
    bs_ir_start_journal(document->ir);
    document->timeline = bs_timeline_new(document->ir);
    run_dump(document, &replay);
    document->cursor = bs_timeline_length(document->timeline);
}

// ------------------------------------------------------------------------------------------------

static void
load(BsDocument *document, const BsPipeline *pipeline, const BsDocumentOptions *options)
{
    document->naming = options->naming;
    document->spelling = options->keep_names ? bs_spelling_new() : NULL;
    BsParseOptions parse = {.allow_unregistered = options->allow_unregistered,
                            .spelling = document->spelling,
                            .padded = TRUE};
    document->outcome = BS_OUTCOME_PARSE_FAILED;
    if (!bs_parse(document->ir, document->source.text, document->source.len, &parse,
                  &document->diags))
        return;
    document->n_source_values = document->ir->n_values;
    bs_ir_start_journal(document->ir);
    document->timeline = bs_timeline_new(document->ir);
    document->outcome = BS_OUTCOME_INVALID;
    if (bs_verify_program(document->ir, &document->diags)) {
        g_autoptr(BsPipeline) settled = bs_pipeline_settle(pipeline, document->ir->root);
        g_free(document->pipeline);
        document->pipeline = bs_pipeline_to_string(settled);
        run_pipeline(document, settled, options);
    } else {
        bs_timeline_finish(document->timeline);
    }
    document->cursor = bs_timeline_length(document->timeline);
}

// What upstream says of a pipeline's text is a place in it, and may be more lines: the first words.
static char *
first_words(const char *message)
{
    static const char nowhere[] = "<unknown>:0: error: ";
    const char *begin = g_str_has_prefix(message, nowhere) ? message + sizeof nowhere - 1 : message;
    return g_strndup(begin, strcspn(begin, "\n"));
}

// Lines that ask, and that nobody follows. `asked`: the one that is, or 0.
static void
warn_of_ignored(BsDocument *document, guint32 asked)
{
    const BsSource *source = &document->source;
    for (guint32 line = asked; (line = bs_program_asks_again(source->text, source->len, line));) {
        const BsLoc loc = {.line = line, .column = 1};
        if (asked)
            bs_diags_warning(&document->diags, loc,
                             _("a program asks once: what line %u asks for is run, and this line "
                               "is not followed"),
                             asked);
        else
            bs_diags_warning(&document->diags, loc, "%s",
                             _("a program asks in the comment that it begins with: this line is "
                               "not followed"));
    }
}

// The one that the program asks for, else the ownership pipeline.
static BsPipeline *
choose_pipeline(BsDocument *document)
{
    const BsUpstream upstream = document->options.upstream;
    g_autoptr(GError) error = NULL;
    guint32 line;
    g_autofree char *asked = bs_program_asks(document->source.text, document->source.len, &line);
    BsPipeline *pipeline =
        asked ? bs_pipeline_from_asked(asked, upstream, document->options.mlir_opt, &error) : NULL;
    if (!error)
        warn_of_ignored(document, asked ? line : 0);
    if (pipeline)
        return pipeline;
    if (error) {
        g_autofree char *words = first_words(error->message);
        bs_diags_warning(&document->diags, (BsLoc){.line = line, .column = 1},
                         _("%s; the ownership pipeline is run"), words);
    }
    pipeline = bs_pipeline_new_for("builtin.module", upstream);
    bs_pipeline_append_ownership(pipeline, FALSE);
    return pipeline;
}

BsDocument *
bs_document_load(const char *name, const char *text, gsize len, const BsDocumentOptions *options)
{
    BsDocumentOptions defaults = {0};
    if (!options)
        options = &defaults;
    BsDocument *document = g_new0(BsDocument, 1);
    document->name = g_strdup(name);
    document->context = bs_context_new_for(bs_dialects, options->upstream);
    bs_sheet_describe(options->sheet, document->context);
    const guint32 lead = options->lead; // goes along for the sake of messages
    char *kept = g_malloc(lead + len + BS_TEXT_PADDING);
    bs_pages_fill(kept, lead + len);
    memcpy(kept, text - lead, lead + len);
    memset(kept + lead + len, 0, BS_TEXT_PADDING);
    document->kept_text = g_bytes_new_take(kept, lead + len + BS_TEXT_PADDING);
    document->source = (BsSource){.name = document->name,
                                  .text = kept + lead,
                                  .len = len,
                                  .split_line = options->split_line,
                                  .counts_on = options->upstream >= BS_UPSTREAM_22,
                                  .lead = lead,
                                  .lines = &document->lines,
                                  .context = document->context};
    document->options = *options;
    document->options.pipeline = NULL;
    document->options.cancellable = NULL;
    document->options.ending = NULL;
    document->made_by = g_strdup(options->made_by);
    document->options.made_by = document->made_by;
    document->mlir_opt = g_strdup(options->mlir_opt);
    document->options.mlir_opt = document->mlir_opt;
    document->ir = bs_ir_new(document->context);
    bs_diags_init(&document->diags);
    document->diags.print_op = bs_print_op_note;
    document->diags.print_type = bs_type_to_string;
    document->stages = g_array_new(FALSE, TRUE, sizeof(BsStage));
    BsStage input = {
        .name = N_("input"), .made_by = document->made_by, .reached = TRUE, .changed = TRUE};
    g_array_append_val(document->stages, input);
    if (options->dump) {
        load_dump(document, options);
        return document;
    }
    BsPipeline *own = options->pipeline ? NULL : choose_pipeline(document);
    const BsPipeline *pipeline = own ? own : options->pipeline;
    document->pipeline = bs_pipeline_to_string(pipeline);
    load(document, pipeline, options);
    bs_pipeline_free(own);
    return document;
}

void
bs_document_free(BsDocument *document)
{
    if (!document)
        return;
    bs_kept_free(document->kept_here);
    bs_kept_free(document->kept);
    g_free(document->created_begin);
    g_free(document->created);
    g_clear_pointer(&document->spelling, bs_spelling_free);
    g_clear_pointer(&document->functions, g_ptr_array_unref);
    bs_timeline_free(document->timeline);
    bs_diags_clear(&document->diags);
    bs_ir_free(document->ir);
    bs_context_free(document->context);
    g_array_unref(document->stages);
    g_free(document->pipeline);
    bs_lines_clear(&document->lines);
    g_bytes_unref(document->kept_text);
    g_free(document->made_by);
    g_free(document->mlir_opt);
    g_free(document->name);
    g_free(document);
}

// -- again ----------------------------------------------------------------------------------------

struct BsRecipe {
    char *name, *pipeline, *made_by, *mlir_opt;
    GBytes *text;
    BsSheet *sheet;
    gsize len;
    BsDocumentOptions options;
};

BsRecipe *
bs_document_recipe(const BsDocument *document)
{
    BsRecipe *recipe = g_new0(BsRecipe, 1);
    recipe->name = g_strdup(document->name);
    recipe->len = document->source.len;
    recipe->text = g_bytes_ref(document->kept_text);
    recipe->pipeline = g_strdup(document->pipeline);
    recipe->options = document->options;
    recipe->made_by = g_strdup(document->made_by);
    recipe->options.made_by = recipe->made_by;
    recipe->mlir_opt = g_strdup(document->mlir_opt);
    recipe->options.mlir_opt = recipe->mlir_opt;
    recipe->options.sheet = recipe->sheet = bs_sheet_ref(document->options.sheet);
    return recipe;
}

void
bs_recipe_free(BsRecipe *recipe)
{
    if (!recipe)
        return;
    g_free(recipe->name);
    g_bytes_unref(recipe->text);
    g_free(recipe->pipeline);
    g_free(recipe->made_by);
    g_free(recipe->mlir_opt);
    bs_sheet_unref(recipe->sheet);
    g_free(recipe);
}

static BsDocument *
load_again(const BsRecipe *recipe, BsDocumentOptions options, const char *text, gsize len,
           gboolean asks)
{
    BsPipeline *pipeline =
        options.dump || asks ? NULL : bs_pipeline_parse_again(recipe->pipeline, options.upstream);
    options.pipeline = pipeline;
    BsDocument *document = bs_document_load(recipe->name, text, len, &options);
    bs_pipeline_free(pipeline);
    return document;
}

BsDocument *
bs_recipe_load(const BsRecipe *recipe, GCancellable *cancellable)
{
    const char *text = (const char *)g_bytes_get_data(recipe->text, NULL) + recipe->options.lead;
    BsDocumentOptions options = recipe->options;
    options.cancellable = cancellable;
    return load_again(recipe, options, text, recipe->len, FALSE);
}

BsDocument *
bs_recipe_load_text(const BsRecipe *recipe, const char *text, gsize len, gboolean asks,
                    GCancellable *cancellable)
{
    BsDocumentOptions options = recipe->options;
    options.cancellable = cancellable;
    options.lead = options.split_line = 0;
    options.made_by = NULL;
    return load_again(recipe, options, text, len, asks);
}

const BsDocumentOptions *
bs_recipe_options(const BsRecipe *recipe)
{
    return &recipe->options;
}

// -- what a document is ---------------------------------------------------------------------------

BsUpstream
bs_document_upstream(const BsDocument *document)
{
    return bs_context_upstream(document->context);
}

gboolean
bs_document_is_dump(const BsDocument *document)
{
    return document->options.dump;
}

BsOutcome
bs_document_outcome(const BsDocument *document)
{
    return document->outcome;
}

const BsDiags *
bs_document_diags(const BsDocument *document)
{
    return &document->diags;
}

char *
bs_document_diags_text(const BsDocument *document)
{
    GString *text = g_string_new(NULL);
    bs_diags_format(&document->diags, &document->source, text);
    return g_string_free(text, FALSE);
}

const BsSource *
bs_document_source(const BsDocument *document)
{
    return &document->source;
}

const char *
bs_document_pipeline(const BsDocument *document)
{
    return document->pipeline;
}

BsIr *
bs_document_ir(const BsDocument *document)
{
    return document->outcome == BS_OUTCOME_PARSE_FAILED ? NULL : document->ir;
}

const BsTimeline *
bs_document_timeline(const BsDocument *document)
{
    return document->timeline;
}

// -- stages ---------------------------------------------------------------------------------------

char *
bs_stage_title(const BsStage *stage)
{
    if (!stage->made_by)
        return g_strdup(_(stage->name));
    g_autofree char *program = g_strndup(stage->made_by, strcspn(stage->made_by, " "));
    return g_strdup_printf(_("%s by %s"), _(stage->name), program);
}

guint32
bs_document_n_stages(const BsDocument *document)
{
    return document->stages->len;
}

const BsStage *
bs_document_stage(const BsDocument *document, guint32 stage)
{
    return stage < document->stages->len ? &g_array_index(document->stages, BsStage, stage) : NULL;
}

guint32
bs_document_stage_of(const BsDocument *document, guint32 event)
{
    // Stages that were reached come first and are in the order of their events.
    guint32 stage = 0;
    for (guint32 k = 1; k < document->stages->len; k++) {
        const BsStage *candidate = bs_document_stage(document, k);
        if (!candidate->reached || candidate->first > event)
            break;
        stage = k;
    }
    return stage;
}

BsFamily
bs_document_family(const BsDocument *document)
{
    gboolean has[BS_FAMILY_HLO + 1] = {FALSE};
    for (guint32 k = 1; k < document->stages->len; k++) {
        const BsPass *pass = bs_document_stage(document, k)->pass;
        has[pass ? pass->family : BS_FAMILY_NONE] = TRUE;
    }
    if (has[BS_FAMILY_HLO])
        return BS_FAMILY_HLO;
    return has[BS_FAMILY_LEGACY] && !has[BS_FAMILY_OWNERSHIP] ? BS_FAMILY_LEGACY
                                                              : BS_FAMILY_OWNERSHIP;
}

guint32
bs_document_find_stage(const BsDocument *document, const BsPass *pass)
{
    for (guint32 k = 1; k < document->stages->len; k++) {
        if (bs_document_stage(document, k)->pass == pass)
            return k;
    }
    return 0;
}

guint32
bs_document_failed_stage(const BsDocument *document)
{
    for (guint32 k = 1; k < document->stages->len; k++) {
        if (bs_document_stage(document, k)->failed)
            return k;
    }
    return 0;
}

static guint32
refused_stage(const BsDocument *document, guint32 position)
{
    const guint32 k = bs_document_stage_of(document, position);
    return bs_document_stage(document, k)->failed ? k : 0;
}

guint32
bs_document_settled(const BsDocument *document, guint32 position)
{
    const guint32 refused = refused_stage(document, position);
    return refused ? bs_document_stage(document, refused - 1)->last : position;
}

char *
bs_document_refusal(const BsDocument *document, guint32 position)
{
    const guint32 refused = refused_stage(document, position);
    return refused ? g_strdup_printf(_("%s refuses the program"),
                                     bs_document_stage(document, refused)->name)
                   : NULL;
}
