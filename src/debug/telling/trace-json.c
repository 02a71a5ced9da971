// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/trace-json.h"

#include "debug/telling/sentence-private.h"
#include "ir/loc.h"
#include "support/i18n.h"
#include "support/json-text.h"

#include <gio/gio.h>

// What was appended to the sentence's text, as a member.
static void
put_appended(BsJsonText *json, const char *name, BsSentence *sentence)
{
    bs_json_put_string(json, name, sentence->out->str);
    g_string_truncate(sentence->out, 0);
}

static void
put_value(BsJsonText *json, const char *name, BsSentence *sentence, const BsValue *value)
{
    if (!value)
        return;
    bs_sentence_put_value(sentence, value);
    put_appended(json, name, sentence);
}

static void
put_block(BsJsonText *json, const char *name, BsSentence *sentence, const BsBlock *block)
{
    if (!block)
        return;
    bs_sentence_put_block(sentence, block);
    put_appended(json, name, sentence);
}

static void
put_op(BsJsonText *json, BsSentence *sentence, const BsOp *op)
{
    bs_json_begin(json, "op", "{");
    bs_json_put_string(json, "name", op->def->name);
    bs_json_put_number(json, "line", op->event ? 0 : bs_loc_line(op->loc));
    if (bs_sentence_put_op_line(sentence, op))
        put_appended(json, "text", sentence);
    bs_json_end(json, "}");
}

static void
put_items(BsJsonText *json, BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    bs_json_begin(json, "values", "[");
    for (guint32 i = 0; i < event->n_items; i++) {
        const BsEventItem *item = &event->items[i];
        bs_json_begin(json, NULL, "{");
        bs_json_put_string(json, "role", bs_role_name(item->role));
        if (item->reason != BS_REASON_NONE) {
            char *reason = bs_reason_text(item->reason, "the successor");
            bs_json_put_string(json, "reason", reason);
            g_free(reason);
        }
        put_value(json, "value", sentence, item->value);
        put_value(json, "condition", sentence, item->condition);
        if (item->op) {
            bs_sentence_put_op(sentence, item->op);
            put_appended(json, "op", sentence);
        }
        bs_json_end(json, "}");
    }
    bs_json_end(json, "]");
}

static void
put_subjects(BsJsonText *json, BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    if (event->rule)
        bs_json_put_string(json, "rule", event->rule);
    if (sentence->function)
        bs_json_put_string(json, "function", bs_function_name(sentence->function));
    if (event->op && event->kind != BS_EVENT_STAGE && event->kind != BS_EVENT_STAGE_END)
        put_op(json, sentence, event->op);
    put_block(json, "block", sentence, event->block);
    put_block(json, "target", sentence, event->target);
    put_value(json, "value", sentence, event->value);
    if (event->kind == BS_EVENT_OWNERSHIP) {
        bs_sentence_put_ownership(sentence, bs_event_before(event));
        put_appended(json, "before", sentence);
        bs_sentence_put_ownership(sentence, bs_event_after(event));
        put_appended(json, "after", sentence);
    }
    if (event->n_items > 0)
        put_items(json, sentence);
}

static void
put_event(BsJsonText *json, BsDocument *document, const BsEvent *event, GString *buffer)
{
    static const char *const grains[] = {"detail", "op", "block", "stage"};
    BsSentence sentence = {.document = document,
                           .event = event,
                           .function = bs_document_event_function(document, event->number),
                           .out = buffer};
    bs_json_begin(json, NULL, "{");
    bs_json_put_number(json, "number", event->number);
    bs_json_put_string(json, "kind", bs_event_kind_name(event->kind));
    bs_json_put_string(json, "grain", grains[bs_event_kind_grain(event->kind)]);
    bs_json_put_number(json, "stage", bs_document_stage_of(document, event->number));
    bs_json_put_number(json, "parent", event->parent);
    bs_json_put_number(json, "end", event->end);
    bs_json_put_number(json, "position", event->position);
    bs_json_put_flag(json, "inside", (event->flags & BS_EVENT_INSIDE) != 0);
    if (event->kind == BS_EVENT_PATTERN)
        bs_json_put_flag(json, "applied", (event->flags & BS_EVENT_FAILED) == 0);
    g_autofree char *words = bs_explain_named(document, event->number, 0, NULL);
    bs_json_put_string(json, "sentence", words);
    put_subjects(json, &sentence);
    bs_json_end(json, "}");
}

static void
put_stages(BsJsonText *json, const BsDocument *document)
{
    bs_json_begin(json, "stages", "[");
    for (guint32 i = 0; i < bs_document_n_stages(document); i++) {
        const BsStage *stage = bs_document_stage(document, i);
        bs_json_begin(json, NULL, "{");
        bs_json_put_string(json, "name", stage->name);
        bs_json_put_number(json, "first", stage->first);
        bs_json_put_number(json, "last", stage->last);
        bs_json_put_flag(json, "reached", stage->reached);
        bs_json_put_flag(json, "changed", stage->changed);
        bs_json_put_flag(json, "failed", stage->failed);
        bs_json_end(json, "}");
    }
    bs_json_end(json, "]");
}

static void
put_diags(BsJsonText *json, const BsSource *source, const BsDiags *diags)
{
    static const char *const severities[] = {"error", "warning", "remark", "note"};
    bs_json_begin(json, "diagnostics", "[");
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = g_ptr_array_index(diags->items, i);
        bs_json_begin(json, NULL, "{");
        bs_json_put_string(json, "severity", severities[diag->severity]);
        const BsLoc place = bs_source_place(source, diag->loc);
        bs_json_put_number(json, "line", place.line);
        bs_json_put_number(json, "column", place.column);
        bs_json_put_string(json, "text", diag->text);
        if (diag->why)
            bs_json_put_string(json, "why", diag->why);
        bs_json_end(json, "}");
    }
    bs_json_end(json, "]");
}

static void
put_document(BsJsonText *json, const BsDocument *document)
{
    static const char *const outcomes[] = {"parse-failed", "invalid", "refused", "cancelled",
                                           "complete"};
    bs_json_put_string(json, "format", "bufscope-trace");
    bs_json_put_number(json, "version", 1);
    bs_json_put_string(json, "source", bs_document_source(document)->name);
    bs_json_put_string(json, "pipeline", bs_document_pipeline(document));
    bs_json_put_string(json, "outcome", outcomes[bs_document_outcome(document)]);
    put_diags(json, bs_document_source(document), bs_document_diags(document));
    put_stages(json, document);
}

// Asks and tells no more often than is of use.
static gboolean
goes_on(const BsTraceOptions *options, guint32 i, guint32 n)
{
    enum { EVERY = 256 };
    if (!options || i % EVERY)
        return TRUE;
    if (options->progress)
        options->progress(options->data, i, n);
    return !g_cancellable_is_cancelled(options->cancellable);
}

gboolean
bs_trace_write(BsDocument *document, const BsTraceOptions *options, GString *out)
{
    const locale_t before = bs_english_begin(); // programs read it
    BsJsonText json = {.out = out};
    GString *buffer = g_string_new(NULL);
    const guint32 n = bs_document_n_events(document);
    guint32 i = 1;
    bs_json_begin(&json, NULL, "{");
    put_document(&json, document);
    bs_json_begin(&json, "events", "[");
    while (i <= n && goes_on(options, i, n))
        put_event(&json, document, bs_document_event(document, i++), buffer);
    bs_document_seek(document, bs_document_cursor(document));
    bs_json_end(&json, "]");
    bs_json_end(&json, "}");
    g_string_append_c(out, '\n');
    g_string_free(buffer, TRUE);
    bs_english_end(before);
    return i > n;
}
