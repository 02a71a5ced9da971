// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and canonicalization patterns of the complex dialect
// (mlir/lib/Dialect/Complex/IR/ComplexOps.cpp, LLVM 19). Upstream computes nothing with constants;
// it looks for ops that undo one another, and for zero and one at the right-hand side only, since
// no op of the dialect is commutative there.
#include "dialects/complex/complex-private.h"

#include "dialects/arith/float.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "ir/ir.h"

typedef enum Part { RE, IM } Part;

// A part of a constant, which is an array of two; NULL where there is none.
static const BsAttr *
part_of(const BsAttr *constant, Part part)
{
    return constant && constant->kind == BS_ATTR_ARRAY ? constant->array.items[part] : NULL;
}

// -- parts ---------------------------------------------------------------------------------------

static BsFold
fold_part(const BsOp *op, const BsAttr *constant, Part part, BsFoldResult *results)
{
    const BsOp *create = bs_value_defined_by(bs_op_operand(op, 0), "complex.create");
    if (create)
        return bs_fold_to_value(results, bs_op_operand(create, part));
    return bs_fold_to_attr(results, part_of(constant, part));
}

BsFold
bs_fold_complex_re(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    return fold_part(op, constants[0], RE, results);
}

BsFold
bs_fold_complex_im(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    return fold_part(op, constants[0], IM, results);
}

BsFold
bs_fold_complex_create(G_GNUC_UNUSED BsBuilder *builder, BsOp *op,
                       G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    const BsOp *re = bs_value_defined_by(bs_op_operand(op, 0), "complex.re");
    const BsOp *im = bs_value_defined_by(bs_op_operand(op, 1), "complex.im");
    if (!re || !im || bs_op_operand(re, 0) != bs_op_operand(im, 0))
        return BS_FOLD_NONE;
    return bs_fold_to_value(results, bs_op_operand(re, 0));
}

// The part of neg(create(a, b)) is the negated part; upstream drops the flags of both ops.
static gboolean
negate_part(BsBuilder *builder, BsOp *op, Part part)
{
    const BsOp *neg = bs_value_defined_by(bs_op_operand(op, 0), "complex.neg");
    const BsOp *create = neg ? bs_value_defined_by(bs_op_operand(neg, 0), "complex.create") : NULL;
    if (!create)
        return FALSE;
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "arith.negf", op->loc,
                                               bs_op_result(op, 0)->type,
                                               bs_op_operand(create, part), NULL, NULL, NULL));
}

static gboolean
negate_re(BsBuilder *builder, BsOp *op)
{
    return negate_part(builder, op, RE);
}

static gboolean
negate_im(BsBuilder *builder, BsOp *op)
{
    return negate_part(builder, op, IM);
}

const BsPattern bs_patterns_complex_re[] = {
    NAMED("FoldComponentNeg<mlir::complex::ReOp, 0>", negate_re, 1), END};
const BsPattern bs_patterns_complex_im[] = {
    NAMED("FoldComponentNeg<mlir::complex::ImOp, 1>", negate_im, 1), END};

// -- arithmetic ----------------------------------------------------------------------------------

// Either sign of zero counts.
static gboolean
is_zero(const BsAttr *number)
{
    BsFloat value;
    return number && bs_attr_match_float(number, &value) && value.real.kind == BS_REAL_ZERO;
}

static gboolean
is_complex_zero(const BsAttr *constant)
{
    return is_zero(part_of(constant, RE)) && is_zero(part_of(constant, IM));
}

static gboolean
is_complex_one(BsContext *context, const BsAttr *constant)
{
    const BsAttr *re = part_of(constant, RE);
    return re && re == bs_attr_float(context, re->type, 1.0) && is_zero(part_of(constant, IM));
}

// x where `value` is x with `other` subtracted (added), by the op of that name; else NULL.
static BsValue *
before(const BsValue *value, const char *name, const BsValue *other)
{
    const BsOp *inner = bs_value_defined_by(value, name);
    return inner && bs_op_operand(inner, 1) == other ? bs_op_operand(inner, 0) : NULL;
}

static BsFold
fold_to_known(BsFoldResult *results, BsValue *value)
{
    return value ? bs_fold_to_value(results, value) : BS_FOLD_NONE;
}

BsFold
bs_fold_complex_add(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                    BsFoldResult *results)
{
    BsValue *lhs = bs_op_operand(op, 0), *rhs = bs_op_operand(op, 1);
    BsValue *x = before(lhs, "complex.sub", rhs);
    if (!x)
        x = before(rhs, "complex.sub", lhs);
    if (!x && is_complex_zero(constants[1]))
        x = lhs;
    return fold_to_known(results, x);
}

BsFold
bs_fold_complex_sub(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                    BsFoldResult *results)
{
    BsValue *lhs = bs_op_operand(op, 0);
    BsValue *x = before(lhs, "complex.add", bs_op_operand(op, 1));
    if (!x && is_complex_zero(constants[1]))
        x = lhs;
    return fold_to_known(results, x);
}

BsFold
bs_fold_complex_scale(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                      BsFoldResult *results)
{
    return is_complex_one(builder->ir->context, constants[1])
               ? bs_fold_to_value(results, bs_op_operand(op, 0))
               : BS_FOLD_NONE;
}

BsFold
bs_fold_complex_undo(G_GNUC_UNUSED BsBuilder *builder, BsOp *op,
                     G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    static const struct {
        const char *outer, *inner;
    } rows[] = {
        {"complex.neg", "complex.neg"},
        {"complex.conj", "complex.conj"},
        {"complex.exp", "complex.log"},
        {"complex.log", "complex.exp"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), rows[i].inner);
        if (inner && bs_op_is(op, rows[i].outer))
            return bs_fold_to_value(results, bs_op_operand(inner, 0));
    }
    return BS_FOLD_NONE;
}

// -- bitcast -------------------------------------------------------------------------------------

BsFold
bs_fold_complex_bitcast(G_GNUC_UNUSED BsBuilder *builder, BsOp *op,
                        G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    BsValue *operand = bs_op_operand(op, 0);
    return operand->type == bs_op_result(op, 0)->type ? bs_fold_to_value(results, operand)
                                                      : BS_FOLD_NONE;
}

static gboolean
is_complex(const BsType *type)
{
    return type->kind == BS_TYPE_COMPLEX;
}

// Two casts are one: of arith where neither end is a complex number, which complex.bitcast needs.
static gboolean
MergeComplexBitcast(BsBuilder *builder, BsOp *op)
{
    const BsType *to = bs_op_result(op, 0)->type;
    const char *name = "complex.bitcast";
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), name);
    if (inner && !is_complex(to) && !is_complex(bs_op_operand(inner, 0)->type))
        name = "arith.bitcast";
    if (!inner)
        inner = bs_value_defined_by(bs_op_operand(op, 0), "arith.bitcast");
    if (!inner)
        return FALSE;
    return bs_rewrite_replace(
        builder, op,
        bs_builder_value(builder, name, op->loc, to, bs_op_operand(inner, 0), NULL, NULL, NULL));
}

const BsPattern bs_patterns_complex_bitcast[] = {P(MergeComplexBitcast, 1), END};
