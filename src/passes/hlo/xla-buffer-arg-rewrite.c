// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hlo-xla-buffer-arg-rewrite: says of the arguments into which a function of XLA writes its results
// that nothing else is the same buffer, where that is so
// (tensorflow/mlir-hlo, deallocation/transforms/xla_buffer_arg_rewrite.cc).
//
//     func @f(%a {input_mapping = 0}, %b, %c) attributes {result_inner_mapping = [0, 1],
//                                                         result_mapping = 2}
// =>  func @f(%a {input_mapping = 0}, %b, %c {deallocation.restrict = true}) ...
//
// An argument with an input mapping is an input, in the buffer of that number; the others are the
// buffers of results, whose numbers the function has. One whose number no input has gets the
// attribute. Cost: linear in arguments.
#include "ir/builder.h"
#include "ir/context.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "passes/signature/signature.h"
#include "support/i18n.h"

#define INPUT_MAPPING "xla_framework.input_mapping"
#define RESULT_MAPPING "xla_framework.result_mapping"
#define RESULT_INNER_MAPPING "xla_framework.result_inner_mapping"

typedef struct Arguments {
    BS_VEC(guint32) results; // numbers of those that are results
    GHashTable *inputs;      // numbers of the buffers of the others
} Arguments;

static void
sort_arguments(const BsOp *function, Arguments *arguments)
{
    const guint32 n = bs_signature(function)->function.n_inputs;
    for (guint32 i = 0; i < n; i++) {
        const BsAttr *attrs = bs_signature_input_attrs(function, i);
        const BsAttr *number = attrs ? bs_dict_get(attrs, INPUT_MAPPING) : NULL;
        if (number && number->kind == BS_ATTR_INTEGER)
            g_hash_table_add(arguments->inputs, GSIZE_TO_POINTER((gsize)number->integer));
        else
            bs_vec_push(&arguments->results, i);
    }
}

// The number of the buffer of result argument `i`.
static const BsAttr *
result_number(const BsOp *function, guint32 i)
{
    const BsAttr *list = bs_op_attr(function, RESULT_INNER_MAPPING);
    return list ? list->array.items[i] : bs_op_attr(function, RESULT_MAPPING);
}

// How many there are; G_MAXUINT32 where they are no numbers.
static guint32
count_result_numbers(const BsOp *function)
{
    const BsAttr *list = bs_op_attr(function, RESULT_INNER_MAPPING);
    if (list && list->kind != BS_ATTR_ARRAY)
        return G_MAXUINT32;
    const guint32 n = list ? list->array.n : 1;
    for (guint32 i = 0; i < n; i++)
        if (result_number(function, i)->kind != BS_ATTR_INTEGER)
            return G_MAXUINT32;
    return n;
}

static void
restrict_results(BsPassContext *context, BsOp *function, const Arguments *arguments)
{
    for (guint32 i = 0; i < arguments->results.len; i++) {
        const BsAttr *number = result_number(function, i);
        if (g_hash_table_contains(arguments->inputs, GSIZE_TO_POINTER((gsize)number->integer)))
            continue;
        const guint32 argument = arguments->results.data[i];
        const BsBlock *entry = bs_op_region(function, 0)->first;
        bs_report(context->events, .kind = BS_EVENT_FUNCTION_TYPE, .op = function,
                  .value = entry ? entry->args[argument] : NULL, .rule = bs_rule_restricted);
        bs_signature_set_input_attr(context->ir, function, argument, "deallocation.restrict",
                                    bs_attr_bool(context->ir->context, TRUE));
    }
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    if (!bs_op_attr(op, RESULT_MAPPING))
        return TRUE;
    Arguments arguments = {.inputs = g_hash_table_new(NULL, NULL)};
    sort_arguments(op, &arguments);
    const gboolean ok = count_result_numbers(op) == arguments.results.len;
    if (ok)
        restrict_results(context, op, &arguments);
    else
        bs_diags_op_error(context->diags, op,
                          "number of result arguments does not match size of mapping");
    g_hash_table_unref(arguments.inputs);
    bs_vec_free(&arguments.results);
    return ok;
}

const BsPass bs_pass_hlo_xla_buffer_arg_rewrite = {
    .name = "hlo-xla-buffer-arg-rewrite",
    .family = BS_FAMILY_HLO,
    .summary = N_("Says which arguments of a function of XLA share their buffer with none"),
    .run = run,
    .anchor = "func.func",
    .works_by_function = bs_always_by_function,
    .of_mlir_hlo = TRUE,
};
