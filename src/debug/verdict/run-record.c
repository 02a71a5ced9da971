// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/run-record.h"

#include "analysis/dominance.h"
#include "debug/document/document.h"
#include "debug/verdict/execute.h"
#include "debug/verdict/op-words.h"
#include "ir/real.h"
#include "support/i18n.h"

#include <gio/gio.h>

struct BsRunRecord {
    guint32 stage;
    const BsOp *function;
    BsProgram *program;
    BsRecording *recording;
    char *name, *args;
    GHashTable *holders; // function -> GPtrArray of its values that are in memory
    BsDominance *dominance;
    GHashTable *values; // id -> BsValue; NULL until it is asked for
    BsRunMoment moment;
};

// -- making --------------------------------------------------------------------------------------

typedef struct Making {
    BsRunRecord *record;
    const BsExecuteOptions *options;
    GError **error;
} Making;

static const BsOp *
choose_function(const BsProgram *program, const char *wanted)
{
    const GPtrArray *functions = bs_program_functions(program);
    for (guint i = 0; i < functions->len; i++) {
        if (!wanted || g_str_equal(bs_function_name(functions->pdata[i]), wanted))
            return functions->pdata[i];
    }
    return NULL;
}

static gboolean
start(BsRunRecord *record, const BsInput *input, const BsExecuteOptions *options, GError **error)
{
    const char *why = NULL;
    const BsLimits *limits = options->limits.steps ? &options->limits : NULL;
    BsMachine *machine = bs_machine_new(record->program, record->function, limits);
    if (!bs_input_apply(input, machine, &why)) {
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "@%s: %s",
                    bs_function_name(record->function), why);
        bs_machine_free(machine);
        return FALSE;
    }
    bs_machine_count_jumps(machine);
    GString *args = g_string_new(NULL);
    bs_input_append(input, args);
    record->args = g_string_free(args, FALSE);
    record->recording = bs_recording_new(machine, 0, options->cancellable);
    return TRUE;
}

static void
execute(BsRunRecord *record, const BsExecuteOptions *options, GError **error)
{
    if (options->args) {
        g_autoptr(BsInput) input =
            bs_input_parse(record->program, record->function, options->args, error);
        if (input)
            start(record, input, options, error);
        return;
    }
    const BsJudgeOptions judging = {.inputs = options->inputs,
                                    .rounds = options->rounds,
                                    .limits = options->limits,
                                    .search = options->search,
                                    .cancellable = options->cancellable};
    g_autoptr(BsJudge) judge = bs_judge_new(&judging, NULL);
    const BsVerdict *verdict = bs_judge_stage(judge, record->program, record->function);
    start(record, bs_judge_input(judge, bs_verdict_first_input(verdict)), options, error);
}

static void
make(BsDocument *document, gpointer data)
{
    Making *making = data;
    BsRunRecord *record = making->record;
    const char *wanted = making->options->function;
    record->program = bs_program_new(bs_document_ir(document));
    record->function = choose_function(record->program, wanted);
    if (record->function)
        record->name = g_strdup(bs_function_name(record->function));
    if (record->function)
        execute(record, making->options, making->error);
    else
        g_set_error(making->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                    "there is no function%s%s that can be executed in stage %u", wanted ? " @" : "",
                    wanted ? wanted : "", record->stage);
}

BsRunRecord *
bs_run_record_new(BsDocument *document, guint32 stage, const BsExecuteOptions *options,
                  GError **error)
{
    BsRunRecord *record = g_new0(BsRunRecord, 1);
    Making making = {record, options, error};
    record->stage = stage;
    record->holders = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_ptr_array_unref);
    record->dominance = bs_dominance_new();
    bs_document_visit(document, bs_document_stage(document, stage)->last, make, &making);
    if (record->recording)
        return record;
    bs_run_record_free(record);
    return NULL;
}

static void
clear_value(gpointer data)
{
    BsRunValue *value = data;
    g_free(value->name);
    g_free(value->text);
}

static void
clear_buffer(gpointer data)
{
    g_ptr_array_unref(((BsRunBuffer *)data)->held_by);
}

static void
clear_moment(BsRunMoment *moment)
{
    g_clear_pointer(&moment->values, g_array_unref);
    g_clear_pointer(&moment->buffers, g_array_unref);
    *moment = (BsRunMoment){0};
}

void
bs_run_record_free(BsRunRecord *record)
{
    if (!record)
        return;
    clear_moment(&record->moment);
    bs_recording_free(record->recording);
    bs_program_unref(record->program);
    bs_dominance_free(record->dominance);
    g_hash_table_unref(record->holders);
    g_clear_pointer(&record->values, g_hash_table_unref);
    g_free(record->args);
    g_free(record->name);
    g_free(record);
}

guint32
bs_run_record_stage(const BsRunRecord *record)
{
    return record->stage;
}

const BsOp *
bs_run_record_function(const BsRunRecord *record)
{
    return record->function;
}

const char *
bs_run_record_name(const BsRunRecord *record)
{
    return record->name;
}

BsEnding
bs_run_record_ending(const BsRunRecord *record, const char **why)
{
    return bs_recording_ending(record->recording, why);
}

guint64
bs_run_record_steps(const BsRunRecord *record)
{
    return bs_recording_steps(record->recording);
}

const BsHeap *
bs_run_record_heap(BsRunRecord *record)
{
    bs_recording_go(record->recording, bs_recording_steps(record->recording));
    return bs_machine_heap((BsMachine *)(gsize)bs_recording_machine(record->recording));
}

const BsProgram *
bs_run_record_program(const BsRunRecord *record)
{
    return record->program;
}

BsRecording *
bs_run_record_recording(BsRunRecord *record)
{
    return record->recording;
}

const char *
bs_run_record_args(const BsRunRecord *record)
{
    return record->args;
}

// -- values --------------------------------------------------------------------------------------

void
bs_run_put_number(GString *out, const BsType *type, guint64 word)
{
    if (type->kind == BS_TYPE_FLOAT) {
        char text[G_ASCII_DTOSTR_BUF_SIZE];
        const BsReal real = bs_real_unpack(bs_float_layout(type->format), word);
        g_string_append(out, g_ascii_formatd(text, sizeof text, "%.9g", bs_real_to_double(&real)));
        return;
    }
    const guint32 bits = bs_type_bit_width(type), unused = bits && bits < 64 ? 64 - bits : 0;
    if (bits == 1)
        g_string_append(out, word & 1 ? "true" : "false");
    else
        g_string_append_printf(out, "%" G_GINT64_FORMAT, (gint64)(word << unused) >> unused);
}

static void
put_numbers(GString *out, const BsStorage *storage, const guint64 *words)
{
    enum { MOST = 8 };
    g_string_append(out, storage->words == 1 ? "" : "[");
    for (guint32 i = 0; i < MIN(storage->words, MOST); i++) {
        g_string_append(out, i ? ", " : "");
        bs_run_put_number(out, storage->number, words[i]);
    }
    g_string_append(out, storage->words == 1 ? "" : storage->words > MOST ? ", ...]" : "]");
}

// "buffer 2", with the part of it that is meant when that does not begin where it begins.
static void
put_view(GString *out, const BsView *view)
{
    g_string_append_printf(out, _("buffer %u"), view->buffer);
    g_autofree char *offset = g_strdup_printf("%" G_GINT64_FORMAT, view->offset);
    if (view->offset)
        g_string_append_printf(out, _(" from element %s"), offset);
}

static char *
value_text(const BsStorage *storage, const guint64 *words)
{
    GString *out = g_string_new(NULL);
    if (storage->kind == BS_STORAGE_NUMBERS) {
        put_numbers(out, storage, words);
    } else if (storage->kind == BS_STORAGE_TOKEN) {
        g_string_append(out, _("a token"));
    } else if (!words[0]) {
        g_string_append(out, _("no buffer"));
    } else if (storage->kind == BS_STORAGE_BUFFER) {
        g_string_append_printf(out, _("buffer %u"), (guint)words[0]);
    } else {
        const BsView view = bs_view_of(storage, words);
        put_view(out, &view);
    }
    return g_string_free(out, FALSE);
}

static BsWalk
note_values(BsOp *op, gpointer values)
{
    for (guint32 i = 0; i < op->n_results; i++)
        g_hash_table_insert(values, GUINT_TO_POINTER(bs_op_result(op, i)->id), bs_op_result(op, i));
    for (guint32 k = 0; k < op->n_regions; k++) {
        bs_region_for_each (bs_op_region(op, k), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                g_hash_table_insert(values, GUINT_TO_POINTER(block->args[i]->id), block->args[i]);
        }
    }
    return BS_WALK_ON;
}

static const BsValue *
find_value(BsRunRecord *record, guint32 id)
{
    if (!record->values) {
        const GPtrArray *functions = bs_program_functions(record->program);
        record->values = g_hash_table_new(NULL, NULL);
        for (guint i = 0; i < functions->len; i++)
            bs_op_walk_preorder(functions->pdata[i], note_values, record->values);
    }
    return g_hash_table_lookup(record->values, GUINT_TO_POINTER(id));
}

const guint64 *
bs_run_record_words(BsRunRecord *record, guint32 id, const BsStorage **storage)
{
    const BsMachine *machine = bs_recording_machine(record->recording);
    const BsValue *value = find_value(record, id);
    for (guint32 i = value ? bs_machine_depth(machine) : 0; i-- > 0;) {
        const BsOp *at = NULL;
        bs_machine_frame(machine, i, &at);
        const guint64 *words = bs_machine_value(machine, i, value, storage);
        at = at ? at : record->moment.op;
        if (words && at)
            return bs_dominates(record->dominance, value, (BsOp *)(gsize)at) ? words : NULL;
    }
    return NULL;
}

static void
add_value(BsRunRecord *record, BsDocument *document, guint32 frame, const BsValue *value,
          gboolean is_result)
{
    const BsStorage *storage;
    const guint64 *words =
        bs_machine_value(bs_recording_machine(record->recording), frame, value, &storage);
    if (!words)
        return;
    const char *name = bs_document_value_name(document, value);
    const BsRunValue told = {.value = value,
                             .is_result = is_result,
                             .name = g_strdup(name ? name : "?"),
                             .text = value_text(storage, words)};
    g_array_append_val(record->moment.values, told);
}

// -- buffers -------------------------------------------------------------------------------------

static BsWalk
add_memory(BsOp *op, gpointer data)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_type_is_memref(bs_op_result(op, i)->type))
            g_ptr_array_add(data, bs_op_result(op, i));
    }
    for (guint32 k = 0; k < op->n_regions; k++) {
        bs_region_for_each (bs_op_region(op, k), block) {
            for (guint32 i = 0; i < block->n_args; i++) {
                if (bs_type_is_memref(block->args[i]->type))
                    g_ptr_array_add(data, block->args[i]);
            }
        }
    }
    return BS_WALK_ON;
}

static const GPtrArray *
memory_of(BsRunRecord *record, const BsOp *function)
{
    GPtrArray *values = g_hash_table_lookup(record->holders, function);
    if (!values) {
        values = g_ptr_array_new();
        bs_op_walk_preorder((BsOp *)(gsize)function, add_memory, values);
        g_hash_table_insert(record->holders, (gpointer)(gsize)function, values);
    }
    return values;
}

static BsRunBuffer *
find_buffer(const BsRunMoment *moment, guint64 number)
{
    for (guint i = 0; i < moment->buffers->len; i++) {
        BsRunBuffer *buffer = &g_array_index(moment->buffers, BsRunBuffer, i);
        if (buffer->number == number)
            return buffer;
    }
    return NULL;
}

// The values of a call that may still be used where control is.
static void
add_holders(BsRunRecord *record, BsDocument *document, guint32 frame, const BsOp *at)
{
    const BsMachine *machine = bs_recording_machine(record->recording);
    const GPtrArray *values = memory_of(record, bs_machine_frame(machine, frame, NULL));
    for (guint i = 0; i < values->len; i++) {
        const BsStorage *storage;
        const guint64 *words = bs_machine_value(machine, frame, values->pdata[i], &storage);
        BsRunBuffer *buffer = words && words[0] ? find_buffer(&record->moment, words[0]) : NULL;
        if (!buffer || !bs_dominates(record->dominance, values->pdata[i], (BsOp *)(gsize)at))
            continue;
        const char *name = bs_document_value_name(document, values->pdata[i]);
        if (buffer->n_holders++ < BS_RUN_MOST_HOLDERS)
            g_ptr_array_add(buffer->held_by, g_strdup(name ? name : "?"));
    }
}

static void
add_buffers(BsRunRecord *record, BsDocument *document)
{
    BsRunMoment *moment = &record->moment;
    BsMachine *machine = (BsMachine *)(gsize)bs_recording_machine(record->recording);
    const BsHeap *heap = bs_machine_heap(machine);
    moment->heap_bytes = heap->bytes;
    for (guint32 i = 1; i <= heap->n; i++) {
        const BsBuffer *buffer = bs_heap_get(heap, i);
        if (buffer->is_free || buffer->kind == BS_BUFFER_TENSOR)
            continue;
        if (moment->n_buffers++ >= BS_RUN_MOST_BUFFERS)
            continue;
        const BsRunBuffer told = {i, *buffer, g_ptr_array_new_with_free_func(g_free), 0};
        g_array_append_val(moment->buffers, told);
    }
    const guint32 depth = bs_machine_depth(machine);
    for (guint32 i = depth > BS_RUN_MOST_FRAMES ? depth - BS_RUN_MOST_FRAMES : 0; i < depth; i++) {
        const BsOp *at = NULL;
        bs_machine_frame(machine, i, &at);
        if (at || moment->op)
            add_holders(record, document, i, at ? at : moment->op);
    }
}

// -- moments -------------------------------------------------------------------------------------

static const BsMachineFault *
fault_at(const BsRunRecord *record, guint64 step)
{
    guint n;
    const BsMachineFault *faults = bs_recording_faults(record->recording, &n);
    for (guint i = 0; i < n; i++) {
        if (faults[i].step == step)
            return &faults[i];
    }
    return NULL;
}

// Executes the op that is next, and notes what it got and gave.
static void
take_step(BsRunRecord *record, BsDocument *document)
{
    BsRunMoment *moment = &record->moment;
    const BsMachine *machine = bs_recording_machine(record->recording);
    const guint32 frame = bs_machine_depth(machine) - 1;
    const BsOp *op = bs_machine_op(machine);
    moment->op = op;
    moment->depth = frame + 1;
    bs_machine_frame(machine, 0, &moment->shown);
    if (frame)
        bs_machine_frame(machine, frame - 1, &moment->call);
    for (guint32 i = 0; i < op->n_operands; i++)
        add_value(record, document, frame, bs_op_operand(op, i), FALSE);
    bs_recording_step(record->recording, BS_STEP_OP, FALSE);
    if (op->n_regions || bs_machine_depth(machine) != frame + 1)
        return; // results come when control comes back
    for (guint32 i = 0; i < op->n_results; i++)
        add_value(record, document, frame, bs_op_result(op, i), TRUE);
}

const BsRunMoment *
bs_run_record_go(BsRunRecord *record, BsDocument *document, guint64 step)
{
    BsRunMoment *moment = &record->moment;
    clear_moment(moment);
    if (step > bs_run_record_steps(record))
        return NULL;
    moment->step = step;
    moment->depth = 1;
    moment->values = g_array_new(FALSE, FALSE, sizeof(BsRunValue));
    moment->buffers = g_array_new(FALSE, FALSE, sizeof(BsRunBuffer));
    g_array_set_clear_func(moment->values, clear_value);
    g_array_set_clear_func(moment->buffers, clear_buffer);
    bs_recording_go(record->recording, step ? step - 1 : 0);
    if (step)
        take_step(record, document);
    moment->fault = fault_at(record, step);
    add_buffers(record, document);
    return moment;
}

gboolean
bs_run_moment_returns(const BsRunMoment *moment)
{
    const BsOp *function = moment->op ? bs_op_parent(moment->op) : NULL;
    return function && bs_op_is_terminator(moment->op) && !moment->op->n_successors &&
           bs_op_has_trait(function, BS_TRAIT_FUNCTION);
}

// -- words ---------------------------------------------------------------------------------------

static void
put_values(const BsRunMoment *moment, gboolean results, const char *intro, GString *out)
{
    gboolean any = FALSE;
    for (guint i = 0; i < moment->values->len; i++) {
        const BsRunValue *value = &g_array_index(moment->values, BsRunValue, i);
        if (value->is_result != results)
            continue;
        g_string_append_printf(out, "%s%s = %s", any ? ", " : intro, value->name, value->text);
        any = TRUE;
    }
}

void
bs_run_moment_put(const BsRunRecord *record, const BsRunMoment *moment, GString *out)
{
    if (!moment->op) {
        g_string_append_printf(out, "@%s begins", record->name);
        if (*record->args)
            g_string_append_printf(out, " with --args='%s'", record->args);
        return;
    }
    bs_put_op_words(out, moment->op);
    put_values(moment, FALSE, ", ", out);
    put_values(moment, TRUE, ": ", out);
    if (moment->fault && moment->fault->buffer)
        g_string_append_printf(out, "; buffer %u %s", moment->fault->buffer,
                               bs_machine_fault_words(moment->fault->kind));
    else if (moment->fault)
        g_string_append_printf(out, "; %s", bs_machine_fault_words(moment->fault->kind));
}

static void
put_holders(const BsRunBuffer *buffer, GString *out)
{
    if (!buffer->n_holders)
        g_string_append(out, ", held by nobody");
    for (guint i = 0; i < buffer->held_by->len; i++)
        g_string_append_printf(out, "%s%s", i ? ", " : ", held by ",
                               (const char *)buffer->held_by->pdata[i]);
    if (buffer->n_holders > buffer->held_by->len)
        g_string_append_printf(out, " and %u more", buffer->n_holders - buffer->held_by->len);
}

void
bs_run_moment_put_buffers(const BsRunMoment *moment, GString *out)
{
    static const char *const kinds[] = {[BS_BUFFER_STACK] = " on the stack",
                                        [BS_BUFFER_GLOBAL] = " of a global",
                                        [BS_BUFFER_ARGUMENT] = " of the caller"};
    for (guint i = 0; i < moment->buffers->len; i++) {
        const BsRunBuffer *buffer = &g_array_index(moment->buffers, BsRunBuffer, i);
        const BsBuffer *record = &buffer->record;
        g_string_append_printf(out, "buffer %u, %" G_GINT64_FORMAT " byte%s", buffer->number,
                               record->bytes, record->bytes == 1 ? "" : "s");
        g_string_append(out, record->kind == BS_BUFFER_HEAP ? "" : kinds[record->kind]);
        if (record->made_by) {
            g_string_append(out, " of ");
            bs_put_op_words(out, record->made_by);
        }
        put_holders(buffer, out);
        g_string_append_c(out, '\n');
    }
    if (moment->n_buffers > moment->buffers->len)
        g_string_append_printf(out, "and %u more buffers\n",
                               moment->n_buffers - moment->buffers->len);
}

static void
put_moment(const BsRunRecord *record, const BsRunMoment *moment, GString *out)
{
    enum { INDENT = 4 };
    g_autoptr(GString) buffers = g_string_new(NULL);
    g_string_append_printf(out, "%" G_GUINT64_FORMAT "  ", moment->step);
    bs_run_moment_put(record, moment, out);
    g_string_append_c(out, '\n');
    bs_run_moment_put_buffers(moment, buffers);
    g_auto(GStrv) lines = g_strsplit(buffers->str, "\n", -1);
    for (guint i = 0; lines[i] && *lines[i]; i++)
        g_string_append_printf(out, "%*s%s\n", INDENT, "", lines[i]);
}

gboolean
bs_run_record_check_range(const BsRunRecord *record, guint64 first, guint64 *last, GError **error)
{
    const guint64 steps = bs_run_record_steps(record);
    *last = MIN(*last, steps);
    if (first > steps)
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                    "there is no step %" G_GUINT64_FORMAT ": the run has %" G_GUINT64_FORMAT, first,
                    steps);
    else if (*last - first >= BS_RUN_MOST_TOLD)
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                    "the run has %" G_GUINT64_FORMAT
                    " steps: the limit is %d; choose a shorter range of steps",
                    *last - first + 1, BS_RUN_MOST_TOLD);
    else
        return TRUE;
    return FALSE;
}

gboolean
bs_run_record_put(BsRunRecord *record, BsDocument *document, guint64 first, guint64 last,
                  GString *out, GError **error)
{
    if (!bs_run_record_check_range(record, first, &last, error))
        return FALSE;
    for (guint64 step = first; step <= last; step++)
        put_moment(record, bs_run_record_go(record, document, step), out);
    return TRUE;
}
