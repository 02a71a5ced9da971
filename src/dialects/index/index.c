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

#define BINARY(mnemonic, text)                                                                    \
    .name = "index." mnemonic, .summary = text, .operands = "lhs:index, rhs:index",               \
    .results = "result:index", .format = "$lhs `,` $rhs attr-dict", .fold = bs_fold_index_binary, \
    .looks_near = TRUE
// It may be done early, and its operands may change places ...
#define COMMUTATIVE(mnemonic, text)                                             \
    {                                                                           \
        BINARY(mnemonic, text), .traits = BS_TRAIT_PURE | BS_TRAIT_COMMUTATIVE, \
                                .patterns = bs_patterns_index_binary            \
    }
#define ORDERED(mnemonic, text)                         \
    {                                                   \
        BINARY(mnemonic, text), .traits = BS_TRAIT_PURE \
    }
// ... a division may trap.
#define DIVISION(mnemonic, text)                    \
    {                                               \
        BINARY(mnemonic, text), .has_effects = TRUE \
    }
#define CAST(mnemonic, text)                                                                  \
    {                                                                                         \
        .name = "index." mnemonic, .summary = text, .operands = "input:any-integer-or-index", \
        .results = "output:any-integer-or-index",                                             \
        .format = "$input attr-dict `:` type($input) `to` type($output)",                     \
        BS_LOCAL_RULE(verify_cast), .fold = bs_fold_index_cast, .looks_near = TRUE,           \
        .traits = BS_TRAIT_PURE                                                               \
    }

// clang-format off
static const BsOpDef ops[] = {
    COMMUTATIVE("add", "sum"),
    COMMUTATIVE("and", "bitwise and"),
    { .name = "index.bool.constant", .summary = "true or false", .results = "result:i1", .attrs = "value:bool",
      .format = "attr-dict $value", .result_hint = hint_bool, .traits = BS_TRAIT_PURE | BS_TRAIT_CONSTANT_LIKE },
    CAST("casts", "conversion between index and integers with a sign"),
    CAST("castu", "conversion between index and integers without a sign"),
    DIVISION("ceildivs", "signed quotient, rounded up"),
    DIVISION("ceildivu", "unsigned quotient, rounded up"),
    { .name = "index.cmp", .summary = "comparison", .operands = "lhs:index, rhs:index", .results = "result:i1",
      .attrs = "pred:index-predicate", .format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict",
      .fold = bs_fold_index_cmp, .patterns = bs_patterns_index_cmp, .looks_near = TRUE, .traits = BS_TRAIT_PURE },
    { .name = "index.constant", .summary = "a number", .results = "result:index", .attrs = "value:index-attr",
      .format = "attr-dict $value", .result_hint = hint_constant, .traits = BS_TRAIT_PURE | BS_TRAIT_CONSTANT_LIKE },
    DIVISION("divs", "signed quotient"),
    DIVISION("divu", "unsigned quotient"),
    DIVISION("floordivs", "signed quotient, rounded down"),
    COMMUTATIVE("maxs", "signed maximum"),
    COMMUTATIVE("maxu", "unsigned maximum"),
    COMMUTATIVE("mins", "signed minimum"),
    COMMUTATIVE("minu", "unsigned minimum"),
    COMMUTATIVE("mul", "product"),
    COMMUTATIVE("or", "bitwise or"),
    DIVISION("rems", "signed remainder"),
    DIVISION("remu", "unsigned remainder"),
    ORDERED("shl", "shift to the left"),
    ORDERED("shrs", "signed shift to the right"),
    ORDERED("shru", "unsigned shift to the right"),
    { .name = "index.sizeof", .summary = "the width of an index in bits", .results = "result:index",
      .format = "attr-dict", .traits = BS_TRAIT_PURE },
    ORDERED("sub", "difference"),
    COMMUTATIVE("xor", "bitwise exclusive or"),
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
