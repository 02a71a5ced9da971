// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/run-inputs.h"

#include "debug/document/cursor.h"
#include "sim/judge.h"
#include "support/i18n.h"

#include <gio/gio.h>

typedef struct Finding {
    const char *function;
    GCancellable *cancellable;
    GPtrArray *inputs; // BsRunInput; NULL: there is no such function
    guint first;
} Finding;

static void
input_free(gpointer data)
{
    BsRunInput *input = data;
    g_free(input->args);
    g_free(input);
}

static const BsOp *
find_function(const BsProgram *program, const char *wanted)
{
    const GPtrArray *functions = bs_program_functions(program);
    for (guint i = 0; i < functions->len; i++) {
        if (!wanted || g_str_equal(bs_function_name(functions->pdata[i]), wanted))
            return functions->pdata[i];
    }
    return NULL;
}

static void
add_input(Finding *finding, const BsInput *input, const BsExecuted *outcome)
{
    GString *args = g_string_new(NULL);
    bs_input_append(input, args);
    BsRunInput *added = g_new(BsRunInput, 1);
    *added = (BsRunInput){.args = g_string_free(args, FALSE),
                          .ending = outcome->ending,
                          .why = outcome->why ? g_intern_string(outcome->why) : NULL,
                          .fault = outcome->n_faults ? (gint)outcome->faults[0].kind : -1,
                          .steps = outcome->costs.steps};
    g_ptr_array_add(finding->inputs, added);
}

static void
find(BsDocument *document, gpointer data)
{
    Finding *finding = data;
    BsProgram *program = bs_program_new(bs_document_ir(document));
    const BsOp *function = find_function(program, finding->function);
    if (!function) {
        bs_program_unref(program);
        return;
    }
    const BsJudgeOptions options = {.cancellable = finding->cancellable};
    g_autoptr(BsJudge) judge = bs_judge_new(&options, NULL);
    const BsVerdict *verdict = bs_judge_stage(judge, program, function);
    finding->inputs = g_ptr_array_new_with_free_func(input_free);
    for (guint i = 0; i < verdict->n_inputs; i++)
        add_input(finding, bs_judge_input(judge, i), &verdict->outcomes[i]);
    finding->first = bs_verdict_first_input(verdict);
    bs_program_unref(program);
}

GPtrArray *
bs_run_inputs_new(BsDocument *document, guint32 stage, const char *function,
                  GCancellable *cancellable, guint *first, GError **error)
{
    Finding finding = {.function = function, .cancellable = cancellable};
    bs_document_visit(document, bs_document_stage(document, stage)->last, find, &finding);
    *first = finding.first;
    if (!finding.inputs && function)
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                    _("the function @%s cannot be run in this stage"), function);
    else if (!finding.inputs)
        g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                            _("no function can be run in this stage"));
    return finding.inputs;
}

void
bs_run_input_put(const BsRunInput *input, GString *out)
{
    if (input->fault >= 0)
        g_string_append(out, _(bs_machine_fault_words((BsMachineFaultKind)input->fault)));
    else if (input->ending == BS_RETURNED)
        g_string_append(out, _("returns"));
    else
        g_string_append(out, input->why ? input->why : _("stopped"));
}
