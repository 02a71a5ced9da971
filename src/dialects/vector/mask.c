// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.mask: an op under a mask, which stands in its region with a vector.yield of its results;
// its syntax, its rules and its folds (mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19).
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/mutate.h"
#include "ir/shape.h"
#include "ir/verify.h"

// -- syntax --------------------------------------------------------------------------------------

// What the op yields is not written where it is all results of the one op under the mask; until 19
// it is these, whatever is written, and wherever.
static void
ensure_yield(BsParser *parser, BsLoc loc)
{
    bs_ensure_terminator(parser, NULL);
    const BsBlock *block = bs_parser_last_block(parser);
    const gboolean written = block->last && bs_op_is(block->last, "vector.yield");
    if (written && bs_context_upstream(bs_parser_context(parser)) >= BS_UPSTREAM_22)
        return;
    bs_ensure_terminator(parser, "vector.yield");
    BsOp *yield = block->last;
    if (!bs_op_is(yield, "vector.yield") || !bs_op_prev(yield) || bs_op_prev(yield) != block->first)
        return;
    BsValues results = {0};
    bs_values_add_results(&results, block->first);
    bs_op_set_operands(bs_parser_ir(parser), yield, results.len, results.data);
    bs_op_set_loc(bs_parser_ir(parser), yield, loc);
    bs_vec_free(&results);
}

// `%mask, %passthru { op } {attrs} : M -> R`; what stands where the mask is not set is left out
// mostly.
gboolean
bs_vector_parse_mask(BsParser *parser, BsOpState *state)
{
    BsOperandName mask, passthru;
    const BsType *type;
    if (!bs_parse_operand(parser, &mask))
        return FALSE;
    const gboolean has_passthru = bs_parse_optional_token(parser, ",");
    if ((has_passthru && !bs_parse_operand(parser, &passthru)) || !bs_parse_region(parser, NULL))
        return FALSE;
    ensure_yield(parser, state->loc);
    BsTypes results = {0};
    gboolean ok = bs_parse_op_attr_dict(parser) && bs_parse_colon_type(parser, &type) &&
                  (!bs_parser_at_token(parser, "->") || bs_parse_arrow_types(parser, &results)) &&
                  bs_resolve_operand(parser, &mask, type);
    if (ok && has_passthru)
        ok = results.len ? bs_resolve_operand(parser, &passthru, results.data[0])
                         : bs_parser_error(parser, bs_parser_name_loc(parser),
                                           "expects a result if passthru operand is provided");
    if (ok)
        bs_add_result_types(parser, &results);
    bs_vec_free(&results);
    return ok;
}

static const BsBlock *
body_of(const BsOp *op)
{
    return bs_op_region(op, 0)->first;
}

void
bs_vector_print_mask(BsPrinter *printer, const BsOp *op)
{
    const BsOp *masked = body_of(op) ? body_of(op)->first : NULL;
    bs_put(printer, " ");
    bs_put_operands(printer, op, (BsRange){0, op->n_operands});
    bs_put(printer, " { ");
    if (masked)
        bs_put_op(printer, masked);
    bs_put(printer, " }");
    bs_put_attr_dict(printer, op, NULL);
    bs_put(printer, " : ");
    bs_put_type(printer, bs_op_operand(op, 0)->type);
    if (!op->n_results)
        return;
    bs_put(printer, " -> ");
    bs_put_result_types(printer, op);
}

// -- rules ---------------------------------------------------------------------------------------

const BsType *
bs_vector_mask_like(BsContext *context, const BsType *vector)
{
    const BsAttr *scalable = vector->shaped.layout;
    const BsType *element = bs_type_i1(context);
    return scalable ? bs_type_scalable_vector(context, vector->shaped.rank, vector->shaped.shape,
                                              (const gint64 *)scalable->dense.values, element)
                    : bs_type_vector(context, vector->shaped.rank, vector->shaped.shape, element);
}

static const BsType *
mask_of_operand(const BsOp *op)
{
    return bs_vector_mask_like(bs_op_context(op), bs_op_operand(op, 0)->type);
}

static const BsType *
mask_of_result(const BsOp *op)
{
    return bs_vector_mask_like(bs_op_context(op), op->results[0].type);
}

static const BsType *
mask_of_places(const BsOp *op)
{
    return bs_vector_mask_like(bs_op_context(op), bs_op_operand(op, op->n_operands - 3)->type);
}

// The ops that can stand under a mask: which one it has to be, and whether something may be said to
// stand where it is not set.
static const struct Maskable {
    const char *name;
    const BsType *(*mask_type)(const BsOp *op);
    gboolean takes_passthru;
} maskables[] = {
    {"vector.contract", bs_vector_contract_mask_type, FALSE},
    {"vector.gather", mask_of_places, FALSE},
    {"vector.multi_reduction", mask_of_operand, FALSE},
    {"vector.outerproduct", mask_of_result, FALSE},
    {"vector.reduction", mask_of_operand, FALSE},
    {"vector.transfer_read", bs_vector_transfer_mask_type, TRUE},
    {"vector.transfer_write", bs_vector_transfer_mask_type, FALSE},
};

static const struct Maskable *
find_maskable(const BsOp *op)
{
    for (guint i = 0; i < G_N_ELEMENTS(maskables); i++) {
        if (bs_op_is(op, maskables[i].name))
            return &maskables[i];
    }
    return NULL;
}

static gboolean
yields_results(const BsOp *yield, const BsOp *masked)
{
    for (guint32 i = 0; i < yield->n_operands; i++) {
        if (bs_op_operand(yield, i) != bs_op_result(masked, i))
            return FALSE;
    }
    return TRUE;
}

static const char *
wrong_results(const BsOp *op, const BsOp *masked)
{
    if (masked->n_results != op->n_results)
        return "expects number of results to match maskable operation number of results";
    if (bs_op_upstream(op) >= BS_UPSTREAM_22 && !yields_results(body_of(op)->last, masked))
        return "expects all the results from the MaskableOpInterface to match all the values "
               "returned by the terminator";
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_op_result(op, i)->type != bs_op_result(masked, i)->type)
            return "expects result type to match maskable operation result type";
    }
    return NULL;
}

// The op under the mask is verified behind this one.
static gboolean
is_valid(const BsOp *op)
{
    BsDiags unheard;
    bs_diags_init(&unheard);
    const gboolean valid = bs_verify_row(op, &unheard) && op->def->verify(op, &unheard);
    bs_diags_clear(&unheard);
    return valid;
}

static gboolean
check_masked(const BsOp *op, BsDiags *diags, const BsOp *masked)
{
    const struct Maskable *maskable = find_maskable(masked);
    if (!maskable) // until 19 any op will do
        return bs_op_upstream(op) < BS_UPSTREAM_22 ||
               bs_fail(op, diags, "expects a MaskableOpInterface within the mask region");
    const char *wrong = wrong_results(op, masked);
    if (wrong)
        return bs_fail(op, diags, wrong);
    if (!is_valid(masked))
        return TRUE;
    const BsType *expected = maskable->mask_type(masked);
    if (expected != bs_op_operand(op, 0)->type)
        return bs_fail_types(op, diags, "expects a %s mask for the maskable operation", expected,
                             NULL);
    if (op->n_operands < 2)
        return TRUE;
    if (!maskable->takes_passthru)
        return bs_fail(op, diags, "doesn't expect a passthru argument for this maskable operation");
    if (masked->n_results != 1)
        return bs_fail(op, diags, "expects result when passthru argument is provided");
    return bs_op_operand(op, 1)->type == op->results[0].type ||
           bs_fail(op, diags, "expects passthru type to match result type");
}

gboolean
bs_vector_verify_mask(const BsOp *op, BsDiags *diags)
{
    if (!bs_check_one_block(op, diags, 0, "maskRegion", FALSE))
        return FALSE;
    const BsBlock *body = body_of(op);
    if (!body->first)
        return bs_fail(op, diags, "expects a terminator within the mask region");
    const BsOp *yield = body->last;
    if (body->first != yield && bs_op_next(body->first) != yield)
        return bs_fail(op, diags, "expects only one operation to mask");
    if (!bs_op_is(yield, "vector.yield"))
        return bs_fail(op, diags, "expects a terminator within the mask region");
    if (yield->n_operands != op->n_results)
        return bs_fail(op, diags, "expects number of results to match mask region yielded values");
    return body->first == yield || check_masked(op, diags, body->first);
}

// -- folds ---------------------------------------------------------------------------------------

// What is masked by a mask that lets all through stands by itself; an empty mask yields it until
// that is replaced. Since 22 an empty one is what it yields.
BsFold
bs_fold_vector_mask(BsBuilder *builder, BsOp *op, const BsAttr *const *constants G_GNUC_UNUSED,
                    BsFoldResult *results)
{
    BsOp *masked = body_of(op)->first;
    const gboolean is_empty = masked == body_of(op)->last;
    const gboolean since_22 = bs_op_upstream(op) >= BS_UPSTREAM_22;
    if (is_empty ? !since_22 || op->n_operands > 1 || !op->n_results
                 : bs_vector_mask_format(bs_op_operand(op, 0)) != BS_MASK_ALL)
        return BS_FOLD_NONE;
    if (!is_empty)
        bs_op_move(builder->ir, masked, bs_op_block(op), op);
    if (!op->n_results)
        return BS_FOLD_IN_PLACE;
    for (guint32 i = 0; i < op->n_results; i++)
        results[i].value = is_empty ? bs_op_operand(masked, i) : bs_op_result(masked, i);
    return BS_FOLD_RESULTS;
}

// Nothing is masked but values that are there: these; since 22 what stands where the mask is not
// set is chosen.
static gboolean
ElideEmptyMaskOp(BsBuilder *builder, BsOp *op)
{
    const BsOp *yield = body_of(op)->first;
    if (yield != body_of(op)->last)
        return FALSE;
    if (bs_op_upstream(op) >= BS_UPSTREAM_22 && op->n_operands > 1)
        return bs_rewrite_replace(builder, op,
                                  bs_builder_value(builder, "arith.select", op->loc,
                                                   op->results[0].type, bs_op_operand(op, 0),
                                                   bs_op_operand(yield, 0), bs_op_operand(op, 1),
                                                   NULL));
    BsValues values = {0};
    bs_values_add_operands(&values, yield);
    bs_builder_replace_op(builder, op, values.data);
    bs_vec_free(&values);
    return TRUE;
}

const BsPattern bs_patterns_vector_mask[] = {P(ElideEmptyMaskOp, 1), END};
