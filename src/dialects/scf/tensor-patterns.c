// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of loops that carry tensors (mlir/lib/Dialect/SCF/IR/SCF.cpp): casts move out of
// them, outputs that nobody changes or looks at go.
#include "dialects/common/rewrite.h"
#include "dialects/scf/scf-private.h"
#include "dialects/tensor/shared.h"
#include "ir/context.h"

enum { N_CONTROL = 3, OUTPUTS = 3 };

static BsValue *
make_cast(BsBuilder *builder, BsLoc loc, const BsType *type, BsValue *value)
{
    return bs_builder_value(builder, "tensor.cast", loc, type, value, NULL, NULL, NULL);
}

// The tensor of which the value is a cast that forgets sizes, or NULL.
static BsValue *
cast_source(const BsValue *value)
{
    const BsOp *cast = bs_value_op(value) && bs_op_is(bs_value_op(value), "tensor.cast")
                           ? bs_value_op(value)
                           : NULL;
    return cast && bs_tensor_keeps_sizes(value->type, bs_op_operand(cast, 0)->type)
               ? bs_op_operand(cast, 0)
               : NULL;
}

// -- ForOpTensorCastFolder -----------------------------------------------------------------------

// A loop of which argument `i` begins with `init`, with an empty body.
static BsOp *
make_for(BsBuilder *builder, const BsOp *op, guint32 i, BsValue *init)
{
    BsValues operands = {0};
    BsTypeList types = {0};
    bs_values_add_operands(&operands, op);
    operands.data[N_CONTROL + i] = init;
    for (guint k = N_CONTROL; k < operands.len; k++)
        bs_vec_push(&types, operands.data[k]->type);
    BsOp *made = bs_builder_op(builder, "scf.for", op->loc, operands.len, operands.data, types.len,
                               types.data, op->attrs, 1);
    BsBlock *body = bs_block_create(builder->ir, bs_op_region(made, 0), NULL, op->loc);
    bs_block_add_arg(builder->ir, body, bs_op_operand(op, 0)->type, op->loc);
    for (guint k = N_CONTROL; k < operands.len; k++)
        bs_block_add_arg(builder->ir, body, operands.data[k]->type, bs_value_loc(operands.data[k]));
    bs_vec_free(&operands);
    bs_vec_free(&types);
    return made;
}

static void
move_cast_out(BsBuilder *builder, BsOp *op, guint32 i, BsValue *init)
{
    const BsType *known = init->type, *type = bs_op_result(op, i)->type;
    BsOp *made = make_for(builder, op, i, init);
    BsBlock *body = bs_op_region(made, 0)->first;
    BsValues args = {0}, yielded = {0}, results = {0};
    bs_builder_set_start(builder, body);
    bs_values_add_args(&args, body);
    args.data[1 + i] = make_cast(builder, made->loc, type, body->args[1 + i]);
    bs_builder_inline_block(builder, bs_op_region(op, 0)->first, body, NULL, args.data);
    BsOp *yield = body->last;
    bs_builder_set_before(builder, yield);
    bs_values_add_operands(&yielded, yield);
    yielded.data[i] = make_cast(builder, made->loc, known, yielded.data[i]);
    bs_rewrite_terminator(builder, "scf.yield", made, &yielded);
    bs_builder_erase_op(builder, yield);
    bs_builder_set_after(builder, made);
    bs_values_add_results(&results, made);
    results.data[i] = make_cast(builder, made->loc, type, results.data[i]);
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&args);
    bs_vec_free(&yielded);
    bs_vec_free(&results);
}

gboolean
bs_scf_move_cast_out_of_for(BsBuilder *builder, BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *source = cast_source(bs_op_operand(op, N_CONTROL + i));
        if (!source || source->type == bs_op_result(op, i)->type ||
            !bs_value_has_one_use(bs_op_result(op, i)))
            continue;
        move_cast_out(builder, op, i, source);
        return TRUE;
    }
    return FALSE;
}

// -- scf.forall: another loop in the place of one ------------------------------------------------

static BsRange
outputs_of(const BsOp *forall)
{
    return bs_op_operand_group(forall, OUTPUTS);
}

static BsValue *
output_arg(const BsOp *forall, guint32 i)
{
    const BsBlock *body = bs_op_region(forall, 0)->first;
    return body->args[body->n_args - forall->n_results + i];
}

// A loop over the same bounds with other outputs, with an empty body; of the attributes it has the
// mapping, with `keep` all.
static BsOp *
make_forall(BsBuilder *builder, const BsOp *op, const BsValues *outputs, gboolean keep)
{
    static const char *const kept[] = {"mapping", "staticLowerBound", "staticStep",
                                       "staticUpperBound"};
    BsContext *context = builder->ir->context;
    BsValues operands = {0};
    BsTypeList types = {0};
    gint32 sizes[OUTPUTS + 1];
    const BsAttr *attrs = NULL;
    for (guint32 group = 0; group < OUTPUTS; group++) {
        const BsRange range = bs_op_operand_group(op, group);
        bs_values_add_range(&operands, op, range);
        sizes[group] = (gint32)range.n;
    }
    sizes[OUTPUTS] = (gint32)outputs->len;
    for (guint i = 0; i < outputs->len; i++) {
        bs_vec_push(&operands, outputs->data[i]);
        bs_vec_push(&types, outputs->data[i]->type);
    }
    for (gsize i = 0; i < G_N_ELEMENTS(kept); i++) {
        if (bs_op_attr(op, kept[i]))
            attrs = bs_dict_with(context, attrs, kept[i], bs_op_attr(op, kept[i]));
    }
    for (guint32 i = 0; keep && op->attrs && i < op->attrs->dict.n; i++) {
        const BsNamedAttr *attr = &op->attrs->dict.items[i];
        attrs = bs_dict_with(context, attrs, attr->name, attr->value);
    }
    attrs = bs_dict_with(context, attrs, "operandSegmentSizes",
                         bs_attr_i32_array(context, OUTPUTS + 1, sizes));
    BsOp *made = bs_builder_op(builder, "scf.forall", op->loc, operands.len, operands.data,
                               types.len, types.data, attrs, 1);
    BsBlock *body = bs_block_create(builder->ir, bs_op_region(made, 0), NULL, op->loc);
    const BsBlock *old = bs_op_region(op, 0)->first;
    for (guint32 i = 0; i < old->n_args - op->n_results; i++)
        bs_block_add_arg(builder->ir, body, old->args[i]->type, op->loc);
    for (guint i = 0; i < outputs->len; i++)
        bs_block_add_arg(builder->ir, body, outputs->data[i]->type, op->loc);
    bs_vec_free(&operands);
    bs_vec_free(&types);
    return made;
}

static void
add_induction_variables(BsValues *args, const BsOp *forall)
{
    const BsBlock *body = bs_op_region(forall, 0)->first;
    for (guint32 i = 0; i < body->n_args - forall->n_results; i++)
        bs_vec_push(args, body->args[i]);
}

static BsOp *
first_insertion(const BsOp *forall)
{
    const BsOp *in_parallel = bs_op_region(forall, 0)->first->last;
    return in_parallel->n_regions ? bs_op_region(in_parallel, 0)->first->first : NULL;
}

// -- ForallOpIterArgsFolder ----------------------------------------------------------------------

static gboolean
is_inserted_into(const BsOp *forall, const BsValue *arg)
{
    for (const BsOp *op = first_insertion(forall); op; op = bs_op_next(op)) {
        if (bs_op_is(op, "tensor.parallel_insert_slice") && bs_op_operand(op, 1) == arg)
            return TRUE;
    }
    return FALSE;
}

static void
erase_insertions(BsBuilder *builder, const BsOp *forall, const BsValue *arg)
{
    for (BsOp *op = first_insertion(forall), *next; op; op = next) {
        next = bs_op_next(op);
        if (bs_op_is(op, "tensor.parallel_insert_slice") && bs_op_operand(op, 1) == arg)
            bs_builder_erase_op(builder, op);
    }
}

// A loop that has no longer the outputs of `gone`.
static void
drop_outputs(BsBuilder *builder, BsOp *op, const gboolean *gone)
{
    const BsRange outputs = outputs_of(op);
    BsValues kept = {0}, args = {0};
    for (guint32 i = 0; i < op->n_results; i++) {
        if (gone[i])
            erase_insertions(builder, op, output_arg(op, i));
        else
            bs_vec_push(&kept, bs_op_operand(op, outputs.begin + i));
    }
    const gboolean keep = bs_context_upstream(builder->ir->context) >= BS_UPSTREAM_22;
    BsOp *made = make_forall(builder, op, &kept, keep);
    add_induction_variables(&args, made);
    for (guint32 i = 0, next = 0; i < op->n_results; i++)
        bs_vec_push(&args,
                    gone[i] ? bs_op_operand(op, outputs.begin + i) : output_arg(made, next++));
    bs_builder_inline_block(builder, bs_op_region(op, 0)->first, bs_op_region(made, 0)->first, NULL,
                            args.data);
    for (guint32 i = 0, next = 0; i < op->n_results; i++) {
        if (!gone[i])
            bs_builder_replace_uses(builder, bs_op_result(op, i), bs_op_result(made, next++));
    }
    for (guint32 i = 0; i < op->n_results; i++) {
        if (gone[i])
            bs_builder_replace_uses(builder, bs_op_result(op, i),
                                    bs_op_operand(op, outputs.begin + i));
    }
    bs_builder_erase_op(builder, op);
    bs_vec_free(&kept);
    bs_vec_free(&args);
}

gboolean
bs_scf_drop_outputs_of_forall(BsBuilder *builder, BsOp *op)
{
    g_autofree gboolean *gone = g_new0(gboolean, (gsize)op->n_results + 1);
    gboolean any = FALSE;
    for (guint32 i = 0; i < op->n_results; i++) {
        gone[i] = !bs_value_uses(bs_op_result(op, i)) || !is_inserted_into(op, output_arg(op, i));
        any |= gone[i];
    }
    if (any)
        drop_outputs(builder, op, gone);
    return any;
}

// -- FoldTensorCastOfOutputIntoForallOp ----------------------------------------------------------

// What is inserted goes to the outputs of the loop, in their order, not to casts of them.
static void
insert_into_outputs(BsBuilder *builder, const BsOp *forall)
{
    guint32 i = 0;
    for (BsOp *op = first_insertion(forall); op && i < forall->n_results; op = bs_op_next(op)) {
        if (bs_op_is(op, "tensor.parallel_insert_slice"))
            bs_op_set_operand(builder->ir, op, 1, output_arg(forall, i++));
    }
}

static void
move_casts_out(BsBuilder *builder, BsOp *op, const BsValues *outputs)
{
    BsOp *made = make_forall(builder, op, outputs, FALSE);
    BsBlock *body = bs_op_region(made, 0)->first;
    BsValues args = {0}, results = {0};
    bs_builder_set_start(builder, body);
    add_induction_variables(&args, made);
    for (guint32 i = 0; i < op->n_results; i++) {
        const BsType *type = bs_op_result(op, i)->type;
        BsValue *arg = output_arg(made, i);
        bs_vec_push(&args, arg->type == type ? arg : make_cast(builder, made->loc, type, arg));
    }
    bs_builder_inline_block(builder, bs_op_region(op, 0)->first, body, NULL, args.data);
    insert_into_outputs(builder, made);
    bs_builder_set_after(builder, made);
    for (guint32 i = 0; i < op->n_results; i++) {
        const BsType *type = bs_op_result(op, i)->type;
        BsValue *result = bs_op_result(made, i);
        bs_vec_push(&results,
                    result->type == type ? result : make_cast(builder, made->loc, type, result));
    }
    bs_op_note_heir(builder->ir, op, made);
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&args);
    bs_vec_free(&results);
}

gboolean
bs_scf_move_casts_out_of_forall(BsBuilder *builder, BsOp *op)
{
    const BsRange range = outputs_of(op);
    BsValues outputs = {0};
    gboolean any = FALSE;
    bs_values_add_range(&outputs, op, range);
    for (guint i = 0; i < outputs.len; i++) {
        BsValue *source = cast_source(outputs.data[i]);
        if (!source || source->type == outputs.data[i]->type)
            continue;
        outputs.data[i] = source;
        any = TRUE;
    }
    if (any)
        move_casts_out(builder, op, &outputs);
    bs_vec_free(&outputs);
    return any;
}

// -- inlining ------------------------------------------------------------------------------------

// tensor.insert_slice in the place of tensor.parallel_insert_slice.
static BsValue *
make_insertion(BsBuilder *builder, BsLoc loc, const BsOp *parallel)
{
    static const char *const kept[] = {"operandSegmentSizes", "static_offsets", "static_sizes",
                                       "static_strides"};
    const BsType *type = bs_op_operand(parallel, 1)->type;
    const BsAttr *attrs = NULL;
    BsValues operands = {0};
    bs_values_add_operands(&operands, parallel);
    for (gsize i = 0; i < G_N_ELEMENTS(kept); i++) {
        if (bs_op_attr(parallel, kept[i]))
            attrs =
                bs_dict_with(builder->ir->context, attrs, kept[i], bs_op_attr(parallel, kept[i]));
    }
    const BsOp *made = bs_builder_op(builder, "tensor.insert_slice", loc, operands.len,
                                     operands.data, 1, &type, attrs, 0);
    bs_vec_free(&operands);
    return bs_op_result(made, 0);
}

void
bs_scf_inline_forall(BsBuilder *builder, BsOp *op, BsValue *const *lower)
{
    const BsRange outputs = outputs_of(op);
    BsBlock *body = bs_op_region(op, 0)->first;
    BsOp *in_parallel = body->last;
    BsValues args = {0}, results = {0};
    for (guint32 i = 0; i < body->n_args - op->n_results; i++)
        bs_vec_push(&args, lower[i]);
    bs_values_add_range(&args, op, outputs);
    const BsOp *insertion = first_insertion(op);
    bs_builder_inline_block(builder, body, bs_op_block(op), op, args.data);
    bs_builder_set_after(builder, op);
    for (; insertion && results.len < op->n_results; insertion = bs_op_next(insertion))
        bs_vec_push(&results, make_insertion(builder, op->loc, insertion));
    for (guint i = 0; i < results.len; i++)
        bs_builder_replace_uses(builder, bs_op_result(op, i), results.data[i]);
    bs_builder_erase_op(builder, in_parallel);
    bs_builder_erase_op(builder, op);
    bs_vec_free(&args);
    bs_vec_free(&results);
}

gboolean
bs_scf_can_inline_forall(const BsOp *op)
{
    guint32 n = 0;
    for (const BsOp *insertion = first_insertion(op); insertion;
         insertion = bs_op_next(insertion)) {
        if (!bs_op_is(insertion, "tensor.parallel_insert_slice"))
            return FALSE;
        n++;
    }
    return n == op->n_results;
}

// -- DimOfForallOp -------------------------------------------------------------------------------

// A loop does not change the sizes of its outputs.
gboolean
bs_scf_dim_of_forall(BsBuilder *builder, BsOp *dim)
{
    const BsValue *source = bs_op_operand(dim, 0);
    if (!bs_value_op(source) || !bs_op_is(bs_value_op(source), "scf.forall"))
        return FALSE;
    const BsRange outputs = outputs_of(bs_value_op(source));
    for (guint32 i = 0; i < bs_value_op(source)->n_results; i++) {
        if (bs_op_result(bs_value_op(source), i) != source)
            continue;
        bs_op_set_operand(builder->ir, dim, 0,
                          bs_op_operand(bs_value_op(source), outputs.begin + i));
        bs_builder_modified(builder, dim);
        return TRUE;
    }
    return FALSE;
}
