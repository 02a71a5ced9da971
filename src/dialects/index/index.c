// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The index dialect: arithmetic on numbers of a width that is not known yet, 32 bits or 64.
#include "dialects/common/checks.h"
#include "dialects/dialects.h"
#include "dialects/index/index-private.h"
#include "ir/builder.h"
#include "ir/context.h"
#include "ir/shape.h"

static const char *
hint_constant(const BsOp *op, guint32 i, char *buffer)
{
    const BsAttr *value = bs_op_attr(op, "value");
    if (i != 0 || !value || value->kind != BS_ATTR_INTEGER)
        return NULL;
    g_snprintf(buffer, 64, "idx%" G_GINT64_FORMAT, value->integer);
    return buffer;
}

static const char *
hint_bool(const BsOp *op, guint32 i, G_GNUC_UNUSED char *buffer)
{
    return i == 0 ? (bs_attr_is_true(bs_op_attr(op, "value")) ? "true" : "false") : NULL;
}

// Either side is an index, the other is not.
static gboolean
verify_cast(const BsOp *op, BsDiags *diags)
{
    return bs_check_cast(op, diags,
                         (bs_op_operand(op, 0)->type->kind == BS_TYPE_INDEX) !=
                             (op->results[0].type->kind == BS_TYPE_INDEX));
}

// -- the table ----------------------------------------------------------------------------------

#define BINARY(mnemonic, what, text)                                     \
    .name = "index." mnemonic, .does = BS_DOES_COMPUTE, .summary = text, \
    .operands = "lhs:index, rhs:index", .results = "result:index",       \
    .format = "$lhs `,` $rhs attr-dict", .fold = bs_fold_index_binary,   \
    .computes = BS_COMPUTES_##what, .looks_near = TRUE
// It may be done early, and its operands may change places ...
#define COMMUTATIVE(mnemonic, what, text)                                             \
    {                                                                                 \
        BINARY(mnemonic, what, text), .traits = BS_TRAIT_PURE | BS_TRAIT_COMMUTATIVE, \
                                      .patterns = bs_patterns_index_binary            \
    }
#define ORDERED(mnemonic, what, text)                         \
    {                                                         \
        BINARY(mnemonic, what, text), .traits = BS_TRAIT_PURE \
    }
// ... a division may trap.
#define DIVISION(mnemonic, what, text)                    \
    {                                                     \
        BINARY(mnemonic, what, text), .has_effects = TRUE \
    }
#define CAST(mnemonic, what, text)                                                          \
    {                                                                                       \
        .name = "index." mnemonic, .does = BS_DOES_COMPUTE, .summary = text,                \
        .operands = "input:any-integer-or-index", .results = "output:any-integer-or-index", \
        .format = "$input attr-dict `:` type($input) `to` type($output)",                   \
        BS_LOCAL_RULE(verify_cast), .fold = bs_fold_index_cast, .looks_near = TRUE,         \
        .computes = BS_COMPUTES_##what, .same_as = BS_OPERAND(0), .traits = BS_TRAIT_PURE   \
    }

// clang-format off
static const BsOpDef ops[] = {
    COMMUTATIVE("add", ADD, "sum"),
    COMMUTATIVE("and", AND, "bitwise and"),
    { .name = "index.bool.constant", .does = BS_DOES_CONSTANT, .summary = "true or false", .results = "result:i1", .attrs = "value:bool",
      .format = "attr-dict $value", .result_hint = hint_bool, .traits = BS_TRAIT_PURE | BS_TRAIT_CONSTANT_LIKE },
    CAST("casts", SIGNED, "conversion between index and integers with a sign"),
    CAST("castu", UNSIGNED, "conversion between index and integers without a sign"),
    DIVISION("ceildivs", CEIL_DIVIDE_S, "signed quotient, rounded up"),
    DIVISION("ceildivu", CEIL_DIVIDE_U, "unsigned quotient, rounded up"),
    { .name = "index.cmp", .does = BS_DOES_COMPUTE, .summary = "comparison", .operands = "lhs:index, rhs:index", .results = "result:i1",
      .attrs = "pred:index-predicate", .format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict",
      .computes = BS_COMPUTES_COMPARISON, .fold = bs_fold_index_cmp, .patterns = bs_patterns_index_cmp, .looks_near = TRUE, .traits = BS_TRAIT_PURE },
    { .name = "index.constant", .does = BS_DOES_CONSTANT, .summary = "a number", .results = "result:index", .attrs = "value:index-attr",
      .format = "attr-dict $value", .result_hint = hint_constant, .traits = BS_TRAIT_PURE | BS_TRAIT_CONSTANT_LIKE },
    DIVISION("divs", DIVIDE_S, "signed quotient"),
    DIVISION("divu", DIVIDE_U, "unsigned quotient"),
    DIVISION("floordivs", FLOOR_DIVIDE_S, "signed quotient, rounded down"),
    COMMUTATIVE("maxs", MAX_S, "signed maximum"),
    COMMUTATIVE("maxu", MAX_U, "unsigned maximum"),
    COMMUTATIVE("mins", MIN_S, "signed minimum"),
    COMMUTATIVE("minu", MIN_U, "unsigned minimum"),
    COMMUTATIVE("mul", MULTIPLY, "product"),
    COMMUTATIVE("or", OR, "bitwise or"),
    DIVISION("rems", REMAINDER_S, "signed remainder"),
    DIVISION("remu", REMAINDER_U, "unsigned remainder"),
    ORDERED("shl", SHIFT_LEFT, "shift to the left"),
    ORDERED("shrs", SHIFT_RIGHT_S, "signed shift to the right"),
    ORDERED("shru", SHIFT_RIGHT_U, "unsigned shift to the right"),
    { .name = "index.sizeof", .summary = "the width of an index in bits", .results = "result:index",
      .format = "attr-dict", .traits = BS_TRAIT_PURE },
    ORDERED("sub", SUBTRACT, "difference"),
    COMMUTATIVE("xor", XOR, "bitwise exclusive or"),
};
// clang-format on

static BsOp *
materialize(BsBuilder *builder, const BsAttr *value, const BsType *type, const BsOp *folded)
{
    const gboolean is_bool = bs_type_is_i1(type);
    if (value->kind != BS_ATTR_INTEGER || value->type != type ||
        (!is_bool && type->kind != BS_TYPE_INDEX))
        return NULL;
    BsContext *context = builder->ir->context;
    const BsNamedAttr attr = {bs_context_string(context, "value"), value};
    return bs_builder_op(builder, is_bool ? "index.bool.constant" : "index.constant", folded->loc,
                         0, NULL, 1, &type, bs_attr_dict(context, 1, &attr), 0);
}

static const BsDialectSymbol attrs[] = {{"cmp_predicate", "index-predicate"}, {0}};

const BsDialect bs_dialect_index = {
    .name = "index",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = materialize,
    .attrs = attrs,
};
