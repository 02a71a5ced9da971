// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hlo-deallocation-annotation: writes on each op which memory its results, and the arguments of its
// regions, may be backed by, for reading only: no other pass looks at it
// (tensorflow/mlir-hlo, deallocation/transforms/annotation.cc and analysis.cc).
//
//     %r = scf.for ... iter_args(%x = %a) {    deallocation.region_args_backing_memory =
//       scf.yield %t                             [["", "%a, %x, %t"]],
//     }                                  =>    deallocation.result_backing_memory = ["%a, %t"]
//
// Values have the names that the printer gives them. Cost: for each value what it is found to come
// from on all ways, which is limited for the whole program.
#include "ir/context.h"
#include "ir/mutate.h"
#include "passes/hlo/hlo-private.h"
#include "passes/run/passes.h"
#include "passes/signature/signature.h"
#include "support/i18n.h"
#include "syntax/printer.h"

#include <gio/gio.h>
#include <string.h>

enum { LIMIT_STEPS = 1 << 25 }; // values looked at, in all

typedef struct Annotation {
    BsPassContext *context;
    BsNames *names;
    GHashTable *seen;    // on the way from one value
    BsHloValues pending; // still to be looked at
    BsHloValues backing; // what was found
    BsHloEdges edges;
    GString *text;
    guint64 n_steps;
} Annotation;

// -- the analysis --------------------------------------------------------------------------------

static void
follow(Annotation *work, BsValue *value)
{
    if (bs_type_is_memref(value->type) && g_hash_table_add(work->seen, value))
        bs_vec_push(&work->pending, value);
}

// What `value`, an argument of `region` or a result of the op (NULL), receives along the edges.
static void
follow_edges(Annotation *work, BsOp *op, const BsRegion *region, const BsValue *value)
{
    bs_vec_clear(&work->edges);
    bs_hlo_add_all_edges(op, &work->edges);
    for (guint e = 0; e < work->edges.len; e++) {
        const BsHloEdge *edge = &work->edges.data[e];
        if (edge->to == region && value->index >= edge->inputs.begin &&
            value->index - edge->inputs.begin < edge->inputs.n)
            follow(work, bs_hlo_edge_operand(edge, value->index - edge->inputs.begin));
    }
}

static gboolean
is_restrict(const BsOp *function, const BsValue *argument)
{
    const BsAttr *attrs = bs_signature_input_attrs(function, argument->index);
    const BsAttr *flag = attrs ? bs_dict_get(attrs, "deallocation.restrict") : NULL;
    return flag && flag->kind == BS_ATTR_INTEGER && flag->integer;
}

static void
follow_argument(Annotation *work, BsValue *value)
{
    const BsBlock *block = bs_value_arg_block(value);
    BsOp *parent = bs_block_parent_op(block);
    bs_vec_push(&work->backing, value);
    if (!bs_block_is_entry(block))
        return;
    if (bs_hlo_is_branch(parent)) {
        follow_edges(work, parent, block->region, value);
    } else if (bs_op_is(parent, "func.func") && !is_restrict(parent, value)) {
        for (guint32 i = 0; i < block->n_args; i++) {
            BsValue *other = block->args[i];
            if (bs_type_is_memref(other->type) &&
                other->type->shaped.element == value->type->shaped.element)
                follow(work, other);
        }
    }
}

static gboolean
is_allocated(const BsOp *op, const BsValue *value)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean allocated =
        bs_op_effects(op, &effects) && bs_effects_has(&effects, BS_EFFECT_ALLOCATE, value);
    bs_effects_clear(&effects);
    return allocated;
}

static void
follow_result(Annotation *work, BsOp *op, BsValue *value)
{
    if (bs_hlo_is_branch(op))
        follow_edges(work, op, NULL, value);
    if (is_allocated(op, value))
        bs_vec_push(&work->backing, value);
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsValue *operand = bs_op_operand(op, i);
        if (bs_type_is_memref(operand->type) &&
            operand->type->shaped.element == value->type->shaped.element)
            follow(work, operand);
    }
}

static gboolean
find_backing(Annotation *work, BsValue *value)
{
    g_hash_table_remove_all(work->seen);
    bs_vec_clear(&work->backing);
    follow(work, value);
    while (work->pending.len) {
        BsValue *next = bs_vec_pop(&work->pending);
        BsOp *op = bs_value_op(next);
        if (op)
            follow_result(work, op, next);
        else
            follow_argument(work, next);
        if (++work->n_steps > LIMIT_STEPS)
            return FALSE;
    }
    bs_hlo_sort(work->backing.len, work->backing.data);
    return TRUE;
}

// -- what is written -----------------------------------------------------------------------------

// The names of what backs the value; NULL behind the limit.
static const BsAttr *
describe(Annotation *work, BsValue *value)
{
    if (!find_backing(work, value))
        return NULL;
    g_string_truncate(work->text, 0);
    for (guint i = 0; i < work->backing.len; i++) {
        const char *name = bs_names_value(work->names, work->backing.data[i]);
        g_string_append(work->text, i ? ", " : "");
        g_string_append(work->text, name ? name : "");
    }
    work->n_steps += work->text->len;
    return bs_attr_string(work->context->ir->context, work->text->str, work->text->len);
}

static const BsAttr *
describe_list(Annotation *work, guint32 n, BsValue *const *values)
{
    g_autofree const BsAttr **texts = g_new(const BsAttr *, n + 1);
    for (guint32 i = 0; i < n; i++) {
        texts[i] = describe(work, values[i]);
        if (!texts[i])
            return NULL;
    }
    return bs_attr_array(work->context->ir->context, n, texts);
}

static const BsAttr *
describe_regions(Annotation *work, const BsOp *op)
{
    g_autofree const BsAttr **lists = g_new(const BsAttr *, op->n_regions);
    for (guint32 r = 0; r < op->n_regions; r++) {
        const BsBlock *entry = bs_op_region(op, r)->first;
        lists[r] = describe_list(work, entry ? entry->n_args : 0, entry ? entry->args : NULL);
        if (!lists[r])
            return NULL;
    }
    return bs_attr_array(work->context->ir->context, op->n_regions, lists);
}

static const BsAttr *
describe_results(Annotation *work, const BsOp *op)
{
    g_autofree BsValue **results = g_new(BsValue *, op->n_results);
    for (guint32 i = 0; i < op->n_results; i++)
        results[i] = bs_op_result(op, i);
    return describe_list(work, op->n_results, results);
}

static gboolean
set_attr(Annotation *work, BsOp *op, const char *name, const BsAttr *value)
{
    if (!value) {
        bs_diags_op_error(work->context->diags, op,
                          "there are more ways to what backs the values of the program than are "
                          "followed");
        return FALSE;
    }
    BsIr *ir = work->context->ir;
    bs_op_set_attr(ir, op, bs_context_string(ir->context, name), value);
    return TRUE;
}

static BsWalk
annotate(BsOp *op, gpointer data)
{
    Annotation *work = data;
    if (!op->n_regions && !op->n_results)
        return BS_WALK_ON;
    bs_report(work->context->events, .kind = BS_EVENT_VISIT, .op = op, .block = bs_op_block(op),
              .rule = N_("write what may back its values"));
    const gboolean ok =
        (!op->n_regions || set_attr(work, op, "deallocation.region_args_backing_memory",
                                    describe_regions(work, op))) &&
        (!op->n_results ||
         set_attr(work, op, "deallocation.result_backing_memory", describe_results(work, op)));
    return ok && !g_cancellable_is_cancelled(work->context->cancellable) ? BS_WALK_ON
                                                                         : BS_WALK_STOP;
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    Annotation work = {.context = context,
                       .names = bs_names_new(op),
                       .seen = g_hash_table_new(NULL, NULL),
                       .text = g_string_new(NULL)};
    const gboolean ok = bs_op_walk_preorder(op, annotate, &work);
    bs_names_free(work.names);
    g_hash_table_unref(work.seen);
    g_string_free(work.text, TRUE);
    bs_vec_free(&work.pending);
    bs_vec_free(&work.backing);
    bs_vec_free(&work.edges);
    return ok;
}

const BsPass bs_pass_hlo_deallocation_annotation = {
    .name = "hlo-deallocation-annotation",
    .family = BS_FAMILY_HLO,
    .summary = N_("Writes on each op which memory may back its values"),
    .run = run,
    .anchor = "builtin.module",
    .of_mlir_hlo = TRUE,
};
