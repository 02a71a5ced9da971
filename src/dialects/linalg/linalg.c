// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The linalg dialect: structured ops on memrefs and tensors. What the named ones compute is in
// body.c, their syntax in syntax.c and map-syntax.c, rules in verify.c.
#include "dialects/linalg/linalg-private.h"

#include "dialects/arith/arith.h"
#include "dialects/dialects.h"
#include "dialects/tensor/pack-rows.h"
#include "ir/context.h"
#include "ir/shape.h"

#include <string.h>

// -- operands -----------------------------------------------------------------------------------

// Of the ops without segment sizes map has one output, the others as many as inputs.
BsRange
bs_linalg_inputs(const BsOp *op)
{
    if (bs_op_has_trait(op, BS_TRAIT_OPERAND_SEGMENTS))
        return bs_op_operand_group(op, 0);
    const guint32 n_outputs = bs_op_is(op, "linalg.map") ? 1 : op->n_operands / 2;
    return (BsRange){0, op->n_operands - MIN(n_outputs, op->n_operands)};
}

BsRange
bs_linalg_outputs(const BsOp *op)
{
    const BsRange inputs = bs_linalg_inputs(op);
    return (BsRange){inputs.n, op->n_operands - inputs.n};
}

gboolean
bs_linalg_is_structured(const BsOp *op)
{
    return op->def->verify_regions == bs_linalg_verify_structure;
}

// Memrefs that are inputs are read, those that are outputs written, and read where the region
// looks at them.
static void
structured_effects(const BsOp *op, BsEffects *effects)
{
    const BsRange inputs = bs_linalg_inputs(op);
    const BsBlock *block = op->n_regions ? bs_op_region(op, 0)->first : NULL;
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsValue *value = bs_op_operand(op, i);
        if (value->type->kind != BS_TYPE_MEMREF)
            continue;
        const gboolean is_output = i >= inputs.n;
        const BsValue *arg = block && i < block->n_args ? block->args[i] : NULL;
        if (!is_output || op->n_regions == 0 || (arg && bs_value_uses(arg)))
            bs_effects_add(effects, BS_EFFECT_READ, BS_RESOURCE_DEFAULT, value);
        if (is_output)
            bs_effects_add(effects, BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, value);
    }
}

static const char *
hint_in_out(const BsOp *op, const BsRegion *region, guint32 i)
{
    (void)region;
    return i < bs_linalg_inputs(op).n ? "in" : "out";
}

static const char *
hint_in(const BsOp *op, const BsRegion *region, guint32 i)
{
    (void)op, (void)region, (void)i;
    return "in";
}

static const char *
hint_in_init(const BsOp *op, const BsRegion *region, guint32 i)
{
    (void)region;
    return i < bs_linalg_inputs(op).n ? "in" : "init";
}

#define RESULT_HINT(name)                                                   \
    static const char *hint_##name(const BsOp *op, guint32 i, char *buffer) \
    {                                                                       \
        (void)buffer;                                                       \
        return op->n_results && i == 0 ? #name : NULL;                      \
    }

RESULT_HINT(mapped)
RESULT_HINT(reduced)
RESULT_HINT(transposed)
RESULT_HINT(broadcasted)

static gboolean
verify_op_attr(const BsOp *op, const BsNamedAttr *attr, BsDiags *diags)
{
    if (!strcmp(attr->name, "linalg.memoized_indexing_maps"))
        return TRUE;
    bs_diags_error_at_op(diags, op, "attribute '\"%s\"' not supported by the linalg dialect",
                         attr->name);
    return FALSE;
}

// -- the table ----------------------------------------------------------------------------------

#define STRUCTURED                                                                            \
    .operands = "inputs:any*, outputs:shaped*", .results = "result_tensors:ranked-tensor*",   \
    .does = BS_DOES_NEST, .n_regions = 1, .arg_hint = hint_in_out,                            \
    .effects_fn = structured_effects, .destinations = bs_linalg_outputs, .has_effects = TRUE, \
    .verify_is_local = TRUE, .verify_regions = bs_linalg_verify_structure,                    \
    .terminator = "linalg.yield", .fold = bs_fold_linalg_casts,                               \
    .traits = BS_TRAIT_OPERAND_SEGMENTS | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_BLOCKS_FIRST
#define NAMED_ROW(mnemonic, text, attributes, list)                               \
    .name = "linalg." mnemonic, .summary = text, .attrs = attributes, STRUCTURED, \
    .parse = bs_linalg_parse_named, .print = bs_linalg_print_named, .patterns = list
#define NAMED_WITH(mnemonic, text, attributes, list) \
    {                                                \
        NAMED_ROW(mnemonic, text, attributes, list)  \
    }
#define NAMED(mnemonic, text, attributes) \
    NAMED_WITH(mnemonic, text, attributes, bs_patterns_linalg_structured)
#define ELEMENTWISE(mnemonic, text) NAMED(mnemonic, text, "")
#define CAST "cast:linalg-cast?"
#define UNTIL_19(mnemonic, text, attributes)                                  \
    {                                                                         \
        NAMED_ROW(mnemonic, text, attributes, bs_patterns_linalg_structured), \
            .releases = BS_UNTIL_19                                           \
    }
#define MATMUL(mnemonic, text, attributes)                                                        \
    UNTIL_19(mnemonic, text, attributes),                                                         \
    {                                                                                             \
        .name = "linalg." mnemonic, .summary = text, .attrs = "indexing_maps:map-array?, " CAST,  \
        STRUCTURED, .patterns = bs_patterns_linalg_structured, .verify = bs_linalg_verify_matmul, \
        .parse = bs_linalg_parse_matmul, .print = bs_linalg_print_matmul, .releases = BS_SINCE_22 \
    }
// Convolutions, and pooling, which upstream sees as one.
#define CONVOLUTION(mnemonic, text, attributes)                               \
    {                                                                         \
        NAMED_ROW(mnemonic, text, attributes, bs_patterns_linalg_structured), \
            .verify = bs_linalg_verify_convolution                            \
    }
#define WINDOW(n) "strides:i64-elements-" n "?, dilations:i64-elements-" n "?"
#define DESTINATION                                                                  \
    .does = BS_DOES_NEST, .n_regions = 1, .effects_fn = structured_effects,          \
    .destinations = bs_linalg_outputs, .has_effects = TRUE, .verify_is_local = TRUE, \
    .verify_regions = bs_linalg_verify_structure, .terminator = "linalg.yield",      \
    .traits = BS_TRAIT_SINGLE_BLOCK
#define MAP_ROW                                                                                 \
    .name = "linalg.map", .summary = "one element of the output from those of the inputs",      \
    .operands = "inputs:memref-or-tensor*, init:memref-or-tensor", .results = "result:tensor*", \
    DESTINATION, .result_hint = hint_mapped, .parse = bs_linalg_parse_map,                      \
    .print = bs_linalg_print_map, .verify = bs_linalg_verify_map,                               \
    .patterns = bs_patterns_linalg_structured

// clang-format off
static const BsOpDef ops[] = {
    { .name = "linalg.generic", .summary = "a loop nest over operands, with the region as its body",
      .attrs = "indexing_maps:map-array, iterator_types:iterator-array, doc:string?, library_call:string?", STRUCTURED,
      .parse = bs_linalg_parse_generic, .print = bs_linalg_print_generic, .patterns = bs_patterns_linalg_generic },
    { .name = "linalg.index", .does = BS_DOES_NEST_INDEX, .summary = "the number of the iteration of a loop", .results = "result:index",
      .attrs = "dim:alignment", .format = "$dim attr-dict `:` type($result)", .verify = bs_linalg_verify_index,
      .fold = bs_fold_linalg_index, .traits = BS_TRAIT_PURE },
    { .name = "linalg.yield", .does = BS_DOES_YIELD, .summary = "ends the region of a structured op", .operands = "values:any*",
      .format = "attr-dict ($values^ `:` type($values))?", BS_LOCAL_RULE(bs_linalg_verify_yield), .region_terminator = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
    { MAP_ROW, .arg_hint = hint_in, .releases = BS_UNTIL_19 },
    { MAP_ROW, .arg_hint = hint_in_init, .releases = BS_SINCE_22 },
    { .name = "linalg.reduce", .summary = "folds dimensions of the inputs",
      .operands = "inputs:memref-or-tensor*, inits:memref-or-tensor*", .results = "result:tensor*",
      .attrs = "dimensions:increasing-i64-array", DESTINATION, .arg_hint = hint_in_init, .result_hint = hint_reduced,
      .parse = bs_linalg_parse_reduce, .print = bs_linalg_print_reduce, .verify = bs_linalg_verify_reduce,
      .patterns = bs_patterns_linalg_structured },
    { .name = "linalg.transpose", .summary = "permutes the dimensions",
      .operands = "input:memref-or-tensor, init:memref-or-tensor", .results = "result:tensor*",
      .attrs = "permutation:i64-array", DESTINATION, .arg_hint = hint_in_out, .result_hint = hint_transposed,
      .parse = bs_linalg_parse_transpose, .print = bs_linalg_print_transpose, .verify = bs_linalg_verify_transpose,
      .memory = BS_MEMORY_TRANSPOSE, .fold = bs_fold_linalg_transpose, .patterns = bs_patterns_linalg_transpose },
    { .name = "linalg.broadcast", .summary = "repeats the input along new dimensions",
      .operands = "input:memref-or-tensor, init:memref-or-tensor", .results = "result:tensor*",
      .attrs = "dimensions:i64-array", DESTINATION, .arg_hint = hint_in_out, .result_hint = hint_broadcasted,
      .parse = bs_linalg_parse_broadcast, .print = bs_linalg_print_broadcast, .verify = bs_linalg_verify_broadcast,
      .patterns = bs_patterns_linalg_broadcast },
    { BS_PACK_ROW("linalg.pack", "=[]"), .releases = BS_SINCE_22 },
    { BS_UNPACK_ROW("linalg.unpack", "=[]"), .releases = BS_SINCE_22 },
    { .name = "linalg.softmax", .summary = "normalized exponentials along a dimension",
      .operands = "input:shaped, output:shaped", .results = "result:ranked-tensor*", .attrs = "dimension:i64",
      .format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` "
                "`outs` `(` $output `:` type($output) `)` (`->` type($result)^)?",
      .effects_fn = structured_effects, .destinations = bs_linalg_outputs, .has_effects = TRUE,
      .verify = bs_linalg_verify_softmax, .fold = bs_fold_linalg_casts, .verify_regions = bs_linalg_verify_destinations,
      .patterns = bs_patterns_linalg_softmax },

    { NAMED_ROW("fill", "sets all elements", "", bs_patterns_linalg_structured), .verify = bs_linalg_verify_fill },
    { NAMED_ROW("copy", "copies all elements", CAST, bs_patterns_linalg_copy), .memory = BS_MEMORY_COPY },
    ELEMENTWISE("abs", "absolute values"),
    ELEMENTWISE("ceil", "rounds up"),
    { .name = "linalg.elementwise", .summary = "a function of elements",
      .attrs = "kind:linalg-elementwise, indexing_maps:map-array?", STRUCTURED, .patterns = bs_patterns_linalg_structured,
      .parse = bs_linalg_parse_elementwise, .print = bs_linalg_print_elementwise, .releases = BS_SINCE_22 },
    UNTIL_19("elemwise_unary", "a function of each element", "fun:linalg-unary?, " CAST),
    ELEMENTWISE("erf", "error function"),
    ELEMENTWISE("exp", "exponentials"),
    ELEMENTWISE("floor", "rounds down"),
    ELEMENTWISE("log", "logarithms"),
    ELEMENTWISE("negf", "negations"),
    ELEMENTWISE("reciprocal", "reciprocals"),
    ELEMENTWISE("round", "rounds to the nearest"),
    ELEMENTWISE("rsqrt", "reciprocals of square roots"),
    ELEMENTWISE("sqrt", "square roots"),
    ELEMENTWISE("square", "squares"),
    ELEMENTWISE("tanh", "hyperbolic tangents"),
    ELEMENTWISE("add", "sums"),
    ELEMENTWISE("div", "quotients"),
    ELEMENTWISE("div_unsigned", "unsigned quotients"),
    UNTIL_19("elemwise_binary", "a function of two elements", "fun:linalg-binary?, " CAST),
    ELEMENTWISE("max", "maxima"),
    ELEMENTWISE("min", "minima"),
    ELEMENTWISE("mul", "products"),
    ELEMENTWISE("powf", "powers"),
    ELEMENTWISE("sub", "differences"),
    ELEMENTWISE("select", "selects elements"),

    MATMUL("batch_matmul", "matrix products of a batch", ""),
    UNTIL_19("batch_matmul_transpose_a", "the same, the first matrices transposed", ""),
    UNTIL_19("batch_matmul_transpose_b", "the same, the second matrices transposed", ""),
    NAMED("batch_matvec", "products of matrices and vectors of a batch", ""),
    NAMED("batch_mmt4d", "matrix products of a batch, in tiles", ""),
    MATMUL("batch_reduce_matmul", "the sum of matrix products of a batch", ""),
    NAMED("batch_vecmat", "products of vectors and matrices of a batch", ""),
    NAMED("dot", "inner product", ""),
    { .name = "linalg.contract", .summary = "sums of products over the dimensions that two inputs share",
      .attrs = "indexing_maps:map-array, " CAST, STRUCTURED, .patterns = bs_patterns_linalg_structured,
      .verify = bs_linalg_verify_contract, .parse = bs_linalg_parse_contract, .print = bs_linalg_print_contract,
      .releases = BS_SINCE_22 },
    MATMUL("matmul", "matrix product", CAST),
    UNTIL_19("matmul_transpose_a", "matrix product, the first transposed", CAST),
    UNTIL_19("matmul_transpose_b", "matrix product, the second transposed", CAST),
    NAMED("matvec", "product of matrix and vector", ""),
    NAMED("mmt4d", "matrix product in tiles", ""),
    NAMED("vecmat", "product of vector and matrix", ""),

    CONVOLUTION("conv_1d", "convolution", ""),
    CONVOLUTION("conv_1d_ncw_fcw", "convolution, channels first", WINDOW("1")),
    CONVOLUTION("conv_1d_nwc_wcf", "convolution, channels last", WINDOW("1")),
    CONVOLUTION("conv_2d", "convolution", ""),
    CONVOLUTION("conv_2d_nchw_fchw", "convolution, channels first", WINDOW("2")),
    CONVOLUTION("conv_2d_ngchw_fgchw", "convolution in groups", WINDOW("2")),
    CONVOLUTION("conv_2d_ngchw_gfchw", "convolution in groups, the filter's first", WINDOW("2")),
    CONVOLUTION("conv_2d_nhwc_fhwc", "convolution, channels last", WINDOW("2")),
    CONVOLUTION("conv_2d_nhwc_hwcf", "convolution, channels last, filters last", WINDOW("2")),
    CONVOLUTION("conv_3d", "convolution", ""),
    CONVOLUTION("conv_3d_ncdhw_fcdhw", "convolution, channels first", WINDOW("3")),
    CONVOLUTION("conv_3d_ndhwc_dhwcf", "convolution, channels last", WINDOW("3")),
    CONVOLUTION("depthwise_conv_1d_ncw_cw", "convolution of each channel, channels first", WINDOW("1")),
    CONVOLUTION("depthwise_conv_1d_nwc_wc", "convolution of each channel, channels last", WINDOW("1")),
    CONVOLUTION("depthwise_conv_1d_nwc_wcm", "convolution of each channel with several filters", WINDOW("1")),
    CONVOLUTION("depthwise_conv_2d_nchw_chw", "convolution of each channel, channels first", WINDOW("2")),
    CONVOLUTION("depthwise_conv_2d_nhwc_hwc", "convolution of each channel, channels last", WINDOW("2")),
    CONVOLUTION("depthwise_conv_2d_nhwc_hwcm", "convolution of each channel with several filters", WINDOW("2")),
    CONVOLUTION("depthwise_conv_3d_ncdhw_cdhw", "convolution of each channel, channels first", WINDOW("3")),
    CONVOLUTION("depthwise_conv_3d_ndhwc_dhwcm", "convolution of each channel with several filters", WINDOW("3")),

    CONVOLUTION("depthwise_conv_3d_ndhwc_dhwc", "convolution of each channel, channels last", WINDOW("3")),

    CONVOLUTION("conv_2d_ngchw_gfchw_q", "convolution in groups, of numbers with a zero of their own", WINDOW("2")),
    CONVOLUTION("conv_2d_nhwc_fhwc_q", "convolution, of numbers with a zero of their own", WINDOW("2")),
    CONVOLUTION("conv_2d_nhwc_hwcf_q", "the same, filters last", WINDOW("2")),
    CONVOLUTION("conv_3d_ndhwc_dhwcf_q", "convolution, of numbers with a zero of their own", WINDOW("3")),
    CONVOLUTION("depthwise_conv_2d_nhwc_hwc_q", "convolution of each channel, of numbers with a zero of their own", WINDOW("2")),
    CONVOLUTION("depthwise_conv_2d_nhwc_hwcm_q", "the same with several filters", WINDOW("2")),
    NAMED("quantized_batch_matmul", "matrix products of a batch, of numbers with a zero of their own", ""),
    NAMED("quantized_matmul", "matrix product, of numbers with a zero of their own", ""),

    CONVOLUTION("pooling_nchw_max", "maxima in windows, channels first", WINDOW("2")),
    CONVOLUTION("pooling_nchw_sum", "sums in windows, channels first", WINDOW("2")),
    CONVOLUTION("pooling_ncw_max", "maxima in windows, channels first", WINDOW("1")),
    CONVOLUTION("pooling_ncw_sum", "sums in windows, channels first", WINDOW("1")),
    CONVOLUTION("pooling_ndhwc_max", "maxima in windows", WINDOW("3")),
    CONVOLUTION("pooling_ndhwc_min", "minima in windows", WINDOW("3")),
    CONVOLUTION("pooling_ndhwc_sum", "sums in windows", WINDOW("3")),
    CONVOLUTION("pooling_nhwc_max", "maxima in windows", WINDOW("2")),
    CONVOLUTION("pooling_nhwc_max_unsigned", "unsigned maxima in windows", WINDOW("2")),
    CONVOLUTION("pooling_nhwc_min", "minima in windows", WINDOW("2")),
    CONVOLUTION("pooling_nhwc_min_unsigned", "unsigned minima in windows", WINDOW("2")),
    CONVOLUTION("pooling_nhwc_sum", "sums in windows", WINDOW("2")),
    CONVOLUTION("pooling_nwc_max", "maxima in windows", WINDOW("1")),
    CONVOLUTION("pooling_nwc_max_unsigned", "unsigned maxima in windows", WINDOW("1")),
    CONVOLUTION("pooling_nwc_min", "minima in windows", WINDOW("1")),
    CONVOLUTION("pooling_nwc_min_unsigned", "unsigned minima in windows", WINDOW("1")),
    CONVOLUTION("pooling_nwc_sum", "sums in windows", WINDOW("1")),
};
// clang-format on

static const BsOtherOp other_ops[] = {
    {"linalg.conv_2d_nchw_fchw_q", BS_SINCE_22},   {"linalg.conv_2d_nhwgc_gfhwc", BS_SINCE_22},
    {"linalg.conv_2d_nhwgc_gfhwc_q", BS_SINCE_22}, {"linalg.fill_rng_2d"},
    {"linalg.winograd_filter_transform"},          {"linalg.winograd_input_transform"},
    {"linalg.winograd_output_transform"},          {0},
};

static const BsDialectSymbol attrs[] = {
    {"binary_fn", "linalg-binary"},
    {"elementwise_kind", "linalg-elementwise", BS_SINCE_22},
    {"iterator_type", "linalg-iterator"},
    {"ternary_fn", "linalg-ternary"},
    {"type_fn", "linalg-cast"},
    {"unary_fn", "linalg-unary"},
    {0},
};

const BsDialect bs_dialect_linalg = {
    .name = "linalg",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_arith_materialize,
    .verify_op_attr = verify_op_attr,
    .other_ops = other_ops,
    .attrs = attrs,
};
