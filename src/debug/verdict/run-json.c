// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/run-json.h"

#include "debug/document/cursor.h"
#include "ir/loc.h"
#include "support/json-text.h"

static void
put_op(BsJsonText *json, const char *name, const BsOp *op)
{
    bs_json_begin(json, name, "{");
    bs_json_put_string(json, "name", op->def->name);
    bs_json_put_number(json, "line", bs_loc_line(op->loc));
    bs_json_end(json, "}");
}

static void
put_values(BsJsonText *json, const char *name, const BsRunMoment *moment, gboolean results)
{
    bs_json_begin(json, name, "[");
    for (guint i = 0; i < moment->values->len; i++) {
        const BsRunValue *value = &g_array_index(moment->values, BsRunValue, i);
        if (value->is_result != results)
            continue;
        bs_json_begin(json, NULL, "{");
        bs_json_put_string(json, "value", value->name);
        bs_json_put_string(json, "is", value->text);
        bs_json_end(json, "}");
    }
    bs_json_end(json, "]");
}

static void
put_buffer(BsJsonText *json, const BsRunBuffer *buffer)
{
    static const char *const kinds[] = {[BS_BUFFER_HEAP] = "heap",
                                        [BS_BUFFER_STACK] = "stack",
                                        [BS_BUFFER_GLOBAL] = "global",
                                        [BS_BUFFER_ARGUMENT] = "argument"};
    bs_json_begin(json, NULL, "{");
    bs_json_put_number(json, "number", buffer->number);
    bs_json_put_string(json, "kind", kinds[buffer->record.kind]);
    bs_json_put_number(json, "bytes", buffer->record.bytes);
    bs_json_put_number(json, "made", (gint64)buffer->record.made);
    bs_json_put_number(json, "used", (gint64)buffer->record.used);
    if (buffer->record.made_by)
        put_op(json, "made_by", buffer->record.made_by);
    bs_json_put_number(json, "holders", buffer->n_holders);
    bs_json_begin(json, "held_by", "[");
    for (guint i = 0; i < buffer->held_by->len; i++) {
        bs_json_begin(json, NULL, "{");
        bs_json_put_string(json, "value", buffer->held_by->pdata[i]);
        bs_json_end(json, "}");
    }
    bs_json_end(json, "]");
    bs_json_end(json, "}");
}

static void
put_fault(BsJsonText *json, const BsMachineFault *fault)
{
    bs_json_begin(json, "fault", "{");
    bs_json_put_string(json, "what", bs_machine_fault_words(fault->kind));
    if (fault->buffer)
        bs_json_put_number(json, "buffer", fault->buffer);
    bs_json_end(json, "}");
}

static void
put_moment(BsJsonText *json, const BsRunMoment *moment)
{
    bs_json_begin(json, NULL, "{");
    bs_json_put_number(json, "step", (gint64)moment->step);
    if (moment->op)
        put_op(json, "op", moment->op);
    bs_json_put_number(json, "depth", moment->depth);
    put_values(json, "operands", moment, FALSE);
    put_values(json, "results", moment, TRUE);
    bs_json_put_number(json, "heap_bytes", moment->heap_bytes);
    bs_json_put_number(json, "n_buffers", moment->n_buffers);
    bs_json_begin(json, "buffers", "[");
    for (guint i = 0; i < moment->buffers->len; i++)
        put_buffer(json, &g_array_index(moment->buffers, BsRunBuffer, i));
    bs_json_end(json, "]");
    if (moment->fault)
        put_fault(json, moment->fault);
    bs_json_end(json, "}");
}

typedef struct Writing {
    BsRunRecord *record;
    BsJsonText json;
    guint64 first, last;
} Writing;

static void
put_steps(BsDocument *document, gpointer data)
{
    Writing *writing = data;
    bs_json_begin(&writing->json, "steps", "[");
    for (guint64 step = writing->first; step <= writing->last; step++)
        put_moment(&writing->json, bs_run_record_go(writing->record, document, step));
    bs_json_end(&writing->json, "]");
}

gboolean
bs_run_record_write_json(BsRunRecord *record, BsDocument *document, guint64 first, guint64 last,
                         GString *out, GError **error)
{
    static const char *const endings[] = {[BS_RUNNING] = "running",
                                          [BS_RETURNED] = "returned",
                                          [BS_STOPPED] = "stopped",
                                          [BS_LIMITED] = "limit",
                                          [BS_STUCK] = "stuck"};
    if (!bs_run_record_check_range(record, first, &last, error))
        return FALSE;
    const char *why = NULL;
    const BsStage *stage = bs_document_stage(document, bs_run_record_stage(record));
    Writing writing = {.record = record, .json = {.out = out}, .first = first, .last = last};
    BsJsonText *json = &writing.json;
    bs_json_begin(json, NULL, "{");
    bs_json_put_string(json, "format", "bufscope-run");
    bs_json_put_number(json, "version", 1);
    bs_json_put_string(json, "source", bs_document_source(document)->name);
    bs_json_put_string(json, "pipeline", bs_document_pipeline(document));
    bs_json_put_number(json, "stage", bs_run_record_stage(record));
    bs_json_put_string(json, "pass", stage->name);
    bs_json_put_string(json, "function", bs_run_record_name(record));
    bs_json_put_string(json, "args", bs_run_record_args(record));
    bs_json_put_string(json, "ending", endings[bs_run_record_ending(record, &why)]);
    if (why)
        bs_json_put_string(json, "why", why);
    bs_json_put_number(json, "n_steps", (gint64)bs_run_record_steps(record));
    bs_document_visit(document, stage->last, put_steps, &writing);
    bs_json_end(json, "}");
    g_string_append_c(out, '\n');
    return TRUE;
}
