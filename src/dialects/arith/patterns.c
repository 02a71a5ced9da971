// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of arith's integer ops
// (mlir/lib/Dialect/Arith/IR/ArithCanonicalization.td and ArithOps.cpp of LLVM 19). A pattern that
// upstream states in TableGen has the number of ops that it matches as benefit; ops that it makes
// stand before the root, inner ones first. Only scalar constants take part in sums of constants.
#include "dialects/arith/arith.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/shared.h"
#include "ir/enums.h"
#include "ir/ir.h"
#include "ir/shape.h"

static BsValue *
make(BsBuilder *builder, BsLoc loc, const char *name, const BsType *type, BsValue *a, BsValue *b,
     const BsAttr *attrs)
{
    return bs_builder_value(builder, name, loc, type, a, b, NULL, attrs);
}

static const BsAttr *
one_attr(BsBuilder *builder, const char *name, const BsAttr *value)
{
    const BsNamedAttr item = {name, value};
    return value ? bs_attr_dict(builder->ir->context, 1, &item) : NULL;
}

// The inputs of two ops of that name that are the root's operands, of one type.
static gboolean
match_pair(const BsOp *op, const char *name, BsValue **a, BsValue **b)
{
    const BsOp *lhs = bs_value_defined_by(bs_op_operand(op, 0), name);
    const BsOp *rhs = bs_value_defined_by(bs_op_operand(op, 1), name);
    if (!lhs || !rhs)
        return FALSE;
    *a = bs_op_operand(lhs, 0);
    *b = bs_op_operand(rhs, 0);
    return (*a)->type == (*b)->type;
}

// The location of what stands for the root and the pair.
static BsLoc
pair_loc(BsBuilder *builder, const BsOp *op)
{
    return bs_matched_loc(builder, op, bs_value_op(bs_op_operand(op, 0)),
                          bs_value_op(bs_op_operand(op, 1)));
}

static gboolean
is_all_ones(const BsValue *value)
{
    return bs_attr_is_all_ones(bs_value_constant(value));
}

static gboolean
is_true_constant(const BsValue *value)
{
    const BsAttr *attr = bs_value_constant(value);
    return attr && bs_type_is_i1(attr->type) && bs_attr_is_true(attr);
}

static gboolean
is_false_constant(const BsValue *value)
{
    const BsAttr *attr = bs_value_constant(value);
    return attr && bs_type_is_i1(attr->type) && bs_attr_is_false(attr);
}

// -- sums and products with constants ------------------------------------------------------------

typedef enum Combine { SUM, C0_MINUS_C1, C1_MINUS_C0, PRODUCT } Combine;

// outer(inner(x, c0), c1) becomes result(x, combined). Each is given with the position of its
// constant.
typedef struct Chain {
    guint32 outer_constant;
    const char *inner;
    guint32 inner_constant;
    const char *result;
    guint32 result_constant;
    Combine combine;
    gboolean drops_flags;
} Chain;

static guint64
combine(Combine how, guint64 c0, guint64 c1)
{
    switch (how) {
    case SUM:
        return c0 + c1;
    case C0_MINUS_C1:
        return c0 - c1;
    case C1_MINUS_C0:
        return c1 - c0;
    case PRODUCT:
        break;
    }
    return c0 * c1;
}

static void
combine_wide(Combine how, BsWide *result, const BsWide *c0, const BsWide *c1)
{
    switch (how) {
    case SUM:
        bs_wide_add(result, c0, c1);
        break;
    case C0_MINUS_C1:
        bs_wide_subtract(result, c0, c1);
        break;
    case C1_MINUS_C0:
        bs_wide_subtract(result, c1, c0);
        break;
    case PRODUCT:
        bs_wide_multiply(result, c0, c1);
        break;
    }
}

static gboolean
is_scalar_constant(const BsAttr *attr)
{
    return attr && attr->type && attr->type->kind != BS_TYPE_FLOAT &&
           !bs_type_is_shaped(attr->type);
}

// Of two scalar constants of integers; NULL for others.
static const BsAttr *
combined(BsContext *context, Combine how, const BsAttr *c0, const BsAttr *c1)
{
    BsInt a, b;
    BsWide x, y;
    if (!is_scalar_constant(c0) || !is_scalar_constant(c1))
        return NULL;
    if (bs_attr_match_int(c0, &a) && bs_attr_match_int(c1, &b))
        return bs_attr_integer(context, c1->type, (gint64)combine(how, a.bits, b.bits));
    if (!bs_attr_match_wide(c0, &x) || !bs_attr_match_wide(c1, &y))
        return NULL;
    combine_wide(how, &x, &x, &y);
    return bs_attr_wide(context, c1->type, &x);
}

// The overflow flags that both ops have.
static const BsAttr *
common_overflow(BsBuilder *builder, const BsOp *a, const BsOp *b)
{
    const BsEnum *flags = bs_enum_find("overflow");
    const BsAttr *of_a = bs_op_attr(a, "overflowFlags"), *of_b = bs_op_attr(b, "overflowFlags");
    const gint64 left = of_a ? MAX(bs_enum_attr_value(flags, of_a), 0) : 0;
    const gint64 right = of_b ? MAX(bs_enum_attr_value(flags, of_b), 0) : 0;
    return one_attr(builder, "overflowFlags",
                    bs_enum_attr(builder->ir->context, flags, left & right));
}

static gboolean
rewrite_chain(const Chain *chain, BsBuilder *builder, BsOp *op)
{
    const BsValue *c1 = bs_op_operand(op, chain->outer_constant);
    const BsOp *inner =
        bs_value_defined_by(bs_op_operand(op, 1 - chain->outer_constant), chain->inner);
    const BsValue *c0 = inner ? bs_op_operand(inner, chain->inner_constant) : NULL;
    const BsAttr *constant = c0 ? combined(builder->ir->context, chain->combine,
                                           bs_value_constant(c0), bs_value_constant(c1))
                                : NULL;
    if (!constant)
        return FALSE;
    const BsAttr *flags = chain->drops_flags ? NULL : common_overflow(builder, inner, op);
    // Upstream matches the operands in order: the outer constant may come first.
    const BsValue *first = chain->outer_constant == 0 ? c1 : c0;
    const BsLoc loc = bs_matched_loc(builder, op, bs_value_op(first), NULL);
    BsValue *operands[2];
    operands[1 - chain->result_constant] = bs_op_operand(inner, 1 - chain->inner_constant);
    operands[chain->result_constant] = bs_builder_constant(builder, loc, constant);
    return bs_rewrite_replace(builder, op,
                              make(builder, loc, chain->result, bs_op_result(op, 0)->type,
                                   operands[0], operands[1], flags));
}

// clang-format off
// pattern, position of c1, inner op, position of c0, result, position of its constant, its value, flags dropped
#define CHAINS(X)                                                                                     \
    X(AddIAddConstant,       1, "arith.addi", 1, "arith.addi", 1, SUM,         FALSE)                 \
    X(AddISubConstantRHS,    1, "arith.subi", 1, "arith.addi", 1, C1_MINUS_C0, FALSE)                 \
    X(AddISubConstantLHS,    1, "arith.subi", 0, "arith.subi", 0, SUM,         FALSE)                 \
    X(SubIRHSAddConstant,    1, "arith.addi", 1, "arith.addi", 1, C0_MINUS_C1, TRUE)                  \
    X(SubILHSAddConstant,    0, "arith.addi", 1, "arith.subi", 0, C1_MINUS_C0, FALSE)                 \
    X(SubIRHSSubConstantRHS, 1, "arith.subi", 1, "arith.subi", 1, SUM,         FALSE)                 \
    X(SubIRHSSubConstantLHS, 1, "arith.subi", 0, "arith.subi", 0, C0_MINUS_C1, FALSE)                 \
    X(SubILHSSubConstantRHS, 0, "arith.subi", 1, "arith.subi", 0, SUM,         FALSE)                 \
    X(SubILHSSubConstantLHS, 0, "arith.subi", 0, "arith.addi", 1, C1_MINUS_C0, FALSE)                 \
    X(MulIMulIConstant,      1, "arith.muli", 1, "arith.muli", 1, PRODUCT,     FALSE)
// clang-format on

#define X(pattern, c1_at, inner_name, c0_at, result_name, constant_at, how, drops) \
    static gboolean pattern(BsBuilder *builder, BsOp *op)                          \
    {                                                                              \
        static const Chain chain = {                                               \
            c1_at, inner_name, c0_at, result_name, constant_at, how, drops};       \
        return rewrite_chain(&chain, builder, op);                                 \
    }
CHAINS(X)
#undef X

// addi(x, muli(y, -1)) is subi(x, y); the product may be on either side.
static gboolean
add_negated(BsBuilder *builder, BsOp *op, guint32 product_at)
{
    const BsOp *product = bs_value_defined_by(bs_op_operand(op, product_at), "arith.muli");
    if (!product || !is_all_ones(bs_op_operand(product, 1)))
        return FALSE;
    return bs_rewrite_replace(
        builder, op,
        make(builder, bs_matched_loc(builder, op, bs_value_op(bs_op_operand(product, 1)), NULL),
             "arith.subi", bs_op_result(op, 0)->type, bs_op_operand(op, 1 - product_at),
             bs_op_operand(product, 0), NULL));
}

static gboolean
AddIMulNegativeOneRhs(BsBuilder *builder, BsOp *op)
{
    return add_negated(builder, op, 1);
}

static gboolean
AddIMulNegativeOneLhs(BsBuilder *builder, BsOp *op)
{
    return add_negated(builder, op, 0);
}

// subi(subi(a, b), a) is subi(0, b).
static gboolean
SubISubILHSRHSLHS(BsBuilder *builder, BsOp *op)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), "arith.subi");
    if (!inner || bs_op_operand(inner, 0) != bs_op_operand(op, 1))
        return FALSE;
    BsValue *b = bs_op_operand(inner, 1);
    const BsAttr *zero = bs_attr_zero(builder->ir->context, b->type);
    if (!zero)
        return FALSE;
    const BsLoc loc = bs_matched_loc(builder, op, inner, NULL);
    BsValue *constant = bs_builder_constant(builder, loc, zero);
    return bs_rewrite_replace(builder, op,
                              make(builder, loc, "arith.subi", bs_op_result(op, 0)->type, constant,
                                   b, common_overflow(builder, inner, op)));
}

// -- ops with two results ------------------------------------------------------------------------

// When nobody uses the second result, any value will do for it.
static gboolean
drop_second_result(BsBuilder *builder, BsOp *op, const char *name)
{
    if (bs_value_uses(bs_op_result(op, 1)))
        return FALSE;
    BsValue *x = bs_op_operand(op, 0);
    // The replacement must have the result's type, which has no uses left: any type will do as
    // well.
    BsValue *const values[] = {
        make(builder, op->loc, name, bs_op_result(op, 0)->type, x, bs_op_operand(op, 1), NULL), x};
    bs_builder_replace_op(builder, op, values);
    return TRUE;
}

static gboolean
AddUIExtendedToAddI(BsBuilder *builder, BsOp *op)
{
    return drop_second_result(builder, op, "arith.addi");
}

static gboolean
MulSIExtendedToMulI(BsBuilder *builder, BsOp *op)
{
    return drop_second_result(builder, op, "arith.muli");
}

static gboolean
MulUIExtendedToMulI(BsBuilder *builder, BsOp *op)
{
    return drop_second_result(builder, op, "arith.muli");
}

// mulsi_extended(x, 1) is x and extsi(x < 0).
static gboolean
MulSIExtendedRHSOne(BsBuilder *builder, BsOp *op)
{
    BsContext *context = builder->ir->context;
    BsValue *x = bs_op_operand(op, 0);
    const BsAttr *zero = bs_attr_zero(context, x->type);
    if (!bs_attr_is_one(bs_value_constant(bs_op_operand(op, 1))) || !zero ||
        bs_type_is_i1(bs_type_element(x->type)))
        return FALSE;
    enum { SLT = 2 };
    BsValue *constant = bs_builder_constant(builder, op->loc, zero);
    const BsType *bool_type = bs_rule_apply(context, BS_RULE_I1_LIKE, x->type);
    BsValue *negative = make(builder, op->loc, "arith.cmpi", bool_type, x, constant,
                             one_attr(builder, "predicate", bs_attr_i64(context, SLT)));
    BsValue *const values[] = {
        x, make(builder, op->loc, "arith.extsi", bs_op_result(op, 1)->type, negative, NULL, NULL)};
    bs_builder_replace_op(builder, op, values);
    return TRUE;
}

// -- bitwise ops on extended operands ------------------------------------------------------------

// op(ext(x), ext(y)) is ext(op(x, y)).
static gboolean
extend_last(BsBuilder *builder, BsOp *op, const char *extension)
{
    BsValue *x, *y;
    if (!match_pair(op, extension, &x, &y))
        return FALSE;
    const BsLoc loc = pair_loc(builder, op);
    BsValue *narrow = make(builder, loc, op->def->name, x->type, x, y, NULL);
    return bs_rewrite_replace(
        builder, op, make(builder, loc, extension, bs_op_result(op, 0)->type, narrow, NULL, NULL));
}

static gboolean
extui_last(BsBuilder *builder, BsOp *op)
{
    return extend_last(builder, op, "arith.extui");
}

static gboolean
extsi_last(BsBuilder *builder, BsOp *op)
{
    return extend_last(builder, op, "arith.extsi");
}

// xori(cmpi(p, a, b), true) is cmpi(not p, a, b).
static gboolean
XOrINotCmpI(BsBuilder *builder, BsOp *op)
{
    // eq ne slt sle sgt sge ult ule ugt uge
    static const guint8 inverted[] = {1, 0, 5, 4, 3, 2, 9, 8, 7, 6};
    const BsOp *cmp = bs_value_defined_by(bs_op_operand(op, 0), "arith.cmpi");
    const BsAttr *predicate = cmp ? bs_op_attr(cmp, "predicate") : NULL;
    if (!predicate || (guint64)predicate->integer >= G_N_ELEMENTS(inverted) ||
        !is_true_constant(bs_op_operand(op, 1)))
        return FALSE;
    const BsAttr *attr = bs_attr_i64(builder->ir->context, inverted[predicate->integer]);
    return bs_rewrite_replace(builder, op,
                              make(builder, bs_matched_loc(builder, op, cmp, NULL), "arith.cmpi",
                                   bs_op_result(op, 0)->type, bs_op_operand(cmp, 0),
                                   bs_op_operand(cmp, 1), one_attr(builder, "predicate", attr)));
}

// cmpi(== or !=, ext(a), ext(b)) is cmpi(a, b).
static gboolean
compare_narrow(BsBuilder *builder, BsOp *op, const char *extension)
{
    BsValue *a, *b;
    const BsAttr *predicate = bs_op_attr(op, "predicate");
    if (!match_pair(op, extension, &a, &b) || !predicate || (guint64)predicate->integer > 1)
        return FALSE;
    return bs_rewrite_replace(builder, op,
                              make(builder, pair_loc(builder, op), "arith.cmpi",
                                   bs_op_result(op, 0)->type, a, b,
                                   one_attr(builder, "predicate", predicate)));
}

static gboolean
CmpIExtSI(BsBuilder *builder, BsOp *op)
{
    return compare_narrow(builder, op, "arith.extsi");
}

static gboolean
CmpIExtUI(BsBuilder *builder, BsOp *op)
{
    return compare_narrow(builder, op, "arith.extui");
}

// -- select --------------------------------------------------------------------------------------

static gboolean
replace_by_select(BsBuilder *builder, BsOp *op, const BsOp *matched, BsValue *condition,
                  BsValue *on_true, BsValue *on_false)
{
    return bs_rewrite_replace(
        builder, op,
        bs_builder_value(builder, "arith.select", bs_matched_loc(builder, op, matched, NULL),
                         bs_op_result(op, 0)->type, condition, on_true, on_false, NULL));
}

// select(c, a, select(c, b, d)) is select(c, a, d).
static gboolean
RedundantSelectFalse(BsBuilder *builder, BsOp *op)
{
    BsValue *condition = bs_op_operand(op, 0);
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 2), "arith.select");
    return inner && bs_op_operand(inner, 0) == condition &&
           replace_by_select(builder, op, inner, condition, bs_op_operand(op, 1),
                             bs_op_operand(inner, 2));
}

// select(c, select(c, a, b), d) is select(c, a, d).
static gboolean
RedundantSelectTrue(BsBuilder *builder, BsOp *op)
{
    BsValue *condition = bs_op_operand(op, 0);
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 1), "arith.select");
    return inner && bs_op_operand(inner, 0) == condition &&
           replace_by_select(builder, op, inner, condition, bs_op_operand(inner, 1),
                             bs_op_operand(op, 2));
}

// select(not(c), a, b) is select(c, b, a), for one condition only.
static gboolean
SelectNotCond(BsBuilder *builder, BsOp *op)
{
    const BsOp *complement = bs_value_defined_by(bs_op_operand(op, 0), "arith.xori");
    return complement && is_true_constant(bs_op_operand(complement, 1)) &&
           replace_by_select(builder, op, bs_value_op(bs_op_operand(complement, 1)),
                             bs_op_operand(complement, 0), bs_op_operand(op, 2),
                             bs_op_operand(op, 1));
}

// select(c, false, true) is xori(c, true).
static gboolean
SelectI1ToNot(BsBuilder *builder, BsOp *op)
{
    if (!bs_type_is_i1(bs_op_result(op, 0)->type) || !is_false_constant(bs_op_operand(op, 1)) ||
        !is_true_constant(bs_op_operand(op, 2)))
        return FALSE;
    BsValue *yes = bs_builder_bool(builder, op->loc, TRUE);
    return bs_rewrite_replace(
        builder, op,
        make(builder, op->loc, "arith.xori", yes->type, bs_op_operand(op, 0), yes, NULL));
}

// select(c, 1, 0) is extui(c); select(c, 0, 1) is extui(xori(c, true)).
static gboolean
SelectToExtUI(BsBuilder *builder, BsOp *op)
{
    const BsType *type = bs_op_result(op, 0)->type;
    BsValue *condition = bs_op_operand(op, 0);
    const BsAttr *on_true = bs_value_constant(bs_op_operand(op, 1));
    const BsAttr *on_false = bs_value_constant(bs_op_operand(op, 2));
    if (type->kind != BS_TYPE_INTEGER || bs_type_is_i1(type))
        return FALSE;
    if (bs_attr_is_zero(on_true) && bs_attr_is_one(on_false)) {
        BsValue *yes = bs_builder_bool(builder, op->loc, TRUE);
        condition = make(builder, op->loc, "arith.xori", condition->type, condition, yes, NULL);
    } else if (!bs_attr_is_one(on_true) || !bs_attr_is_zero(on_false)) {
        return FALSE;
    }
    return bs_rewrite_replace(builder, op,
                              make(builder, op->loc, "arith.extui", type, condition, NULL, NULL));
}

// -- the lists, in the order of upstream's registration ------------------------------------------

// clang-format off
const BsPattern bs_patterns_arith_addi[] = {
    P(AddIAddConstant, 2), P(AddISubConstantRHS, 2), P(AddISubConstantLHS, 2),
    P(AddIMulNegativeOneRhs, 2), P(AddIMulNegativeOneLhs, 2),
    NAMED("CanonicalizeContractAdd<mlir::arith::AddIOp>", bs_vector_add_to_contract, 1), END,
};
const BsPattern bs_patterns_arith_addf[] = {
    NAMED("CanonicalizeContractAdd<mlir::arith::AddFOp>", bs_vector_add_to_contract, 1), END,
};
const BsPattern bs_patterns_arith_addui_extended[] = { P(AddUIExtendedToAddI, 1), END };
const BsPattern bs_patterns_arith_subi[] = {
    P(SubIRHSAddConstant, 2), P(SubILHSAddConstant, 2), P(SubIRHSSubConstantRHS, 2),
    P(SubIRHSSubConstantLHS, 2), P(SubILHSSubConstantRHS, 2), P(SubILHSSubConstantLHS, 2),
    P(SubISubILHSRHSLHS, 2), END,
};
const BsPattern bs_patterns_arith_muli[] = { P(MulIMulIConstant, 2), END };
const BsPattern bs_patterns_arith_mulsi_extended[] = {
    P(MulSIExtendedToMulI, 1), P(MulSIExtendedRHSOne, 1), END,
};
const BsPattern bs_patterns_arith_mului_extended[] = { P(MulUIExtendedToMulI, 1), END };
const BsPattern bs_patterns_arith_andi[] = {
    NAMED("AndOfExtUI", extui_last, 3), NAMED("AndOfExtSI", extsi_last, 3), END,
};
const BsPattern bs_patterns_arith_ori[] = {
    NAMED("OrOfExtUI", extui_last, 3), NAMED("OrOfExtSI", extsi_last, 3), END,
};
const BsPattern bs_patterns_arith_xori[] = {
    NAMED("XOrIOfExtUI", extui_last, 3), NAMED("XOrIOfExtSI", extsi_last, 3), P(XOrINotCmpI, 2), END,
};
const BsPattern bs_patterns_arith_cmpi[] = { P(CmpIExtSI, 3), P(CmpIExtUI, 3), END };
const BsPattern bs_patterns_arith_select[] = {
    P(RedundantSelectFalse, 2), P(RedundantSelectTrue, 2), P(SelectNotCond, 2),
    P(SelectI1ToNot, 1), P(SelectToExtUI, 1), END,
};
// clang-format on
