// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tensor dialect: what programs say about tensors before one-shot-bufferize turns them into
// memrefs. Rules are in verify.c.
#include "dialects/tensor/tensor-private.h"

#include "dialects/common/reshape.h"
#include "dialects/complex/shared.h"
#include "dialects/dialects.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

// -- tensor.from_elements -----------------------------------------------------------------------

static gboolean
resolve_elements(BsParser *parser, const BsOperandNames *names, const BsType *type, BsLoc loc)
{
    if (!bs_type_has_static_shape(type)) {
        g_autofree char *text = bs_type_to_string(type);
        return bs_parser_error(parser, bs_parser_name_loc(parser),
                               "'result' must be statically shaped tensor of any type values, but "
                               "got '%s'",
                               text);
    }
    if (bs_type_n_elements(type) != names->len)
        return bs_parser_error_counts(parser, loc, names->len, bs_type_n_elements(type));
    bs_add_result_type(parser, type);
    return bs_resolve_operands_same(parser, names, type->shaped.element);
}

static gboolean
parse_from_elements(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandNames names = {0};
    BsAttrs attrs = {0};
    const BsType *type = NULL;
    const BsLoc loc = bs_parser_loc(parser);
    gboolean ok = bs_parse_operands(parser, NULL, NULL, &names) &&
                  bs_parse_optional_attr_dict(parser, &attrs) && bs_parse_token(parser, ":");
    const BsLoc type_loc = bs_parser_loc(parser);
    ok = ok && bs_parse_type(parser, &type);
    if (ok && type->kind != BS_TYPE_TENSOR)
        ok = bs_parser_error_kind(parser, type_loc, 1u << BS_TYPE_TENSOR, type);
    ok = ok && resolve_elements(parser, &names, type, loc);
    if (ok)
        bs_add_attrs(parser, &attrs);
    bs_vec_free(&names);
    bs_vec_free(&attrs);
    return ok;
}

static void
print_from_elements(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " "); // two of them where there are no elements
    bs_put_operands(printer, op, (BsRange){0, op->n_operands});
    bs_put_attr_dict(printer, op, NULL);
    bs_put(printer, " : ");
    bs_put_type(printer, op->results[0].type);
}

// -- the table ----------------------------------------------------------------------------------

#define PURE .traits = BS_TRAIT_PURE
#define SEGMENTED .traits = BS_TRAIT_PURE | BS_TRAIT_OPERAND_SEGMENTS
#define INTO_DEST .results = "result:ranked-tensor=dest", .destinations = bs_tensor_second_operand
#define CAST_FORMAT "$source attr-dict `:` type($source) `to` type($dest)"
#define SLICE_OPERANDS "offsets:index*, sizes:index*, strides:index*"
#define SLICE_ATTRS "static_offsets:i64-array, static_sizes:i64-array, static_strides:i64-array"
#define SLICE                                                                                  \
    "`` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, " \
    "$static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` "

#define SPLAT                                                                                      \
    .name = "tensor.splat", .does = BS_DOES_SPLAT, .summary = "a tensor of one value",             \
    .hint = "splat", PURE, .results = "aggregate:ranked-tensor", .verify = bs_tensor_verify_splat, \
    .fold = bs_fold_tensor_splat,                                                                  \
    .format = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)"

// clang-format off
static const BsOpDef ops[] = {
    { .name = "tensor.bitcast", .summary = "the same bits as elements of another type",
      .operands = "source:tensor", .results = "dest:tensor", .format = CAST_FORMAT, PURE, .verify = bs_tensor_verify_bitcast,
      .fold = bs_fold_tensor_cast, .patterns = bs_patterns_tensor_bitcast },
    { .name = "tensor.cast", .does = BS_DOES_SAME, .summary = "converts between types that differ in what is known",
      .operands = "source:tensor", .results = "dest:tensor", .format = CAST_FORMAT, .hint = "cast", PURE, .same_as = BS_OPERAND(0),
      .verify = bs_tensor_verify_cast, .fold = bs_fold_tensor_cast, .patterns = bs_patterns_tensor_cast },
    { .name = "tensor.collapse_shape", .does = BS_DOES_COLLAPSE, .summary = "joins dimensions", .operands = "src:tensor", .results = "result:tensor",
      .attrs = "reassociation:index-lists", .hint = "collapsed", PURE, .same_as = BS_OPERAND(0), .verify = bs_tensor_verify_collapse_shape, .fold = bs_fold_reshape,
      .patterns = bs_patterns_tensor_collapse_shape,
      .format = "$src $reassociation attr-dict `:` type($src) `into` type($result)" },
    { .name = "tensor.concat", .summary = "puts tensors behind one another", .operands = "inputs:ranked-tensor*",
      .results = "result:ranked-tensor", .attrs = "dim:i64", .hint = "concat", PURE, .verify = bs_tensor_verify_concat,
      .format = "`dim` `` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)",
      .fold = bs_fold_tensor_concat, .patterns = bs_patterns_tensor_concat },
    { .name = "tensor.dim", .does = BS_DOES_DIM, .summary = "the size of a dimension", .operands = "source:tensor-not-0d, index:index",
      .results = "result:index", .hint = "dim", .has_effects = TRUE, .memory = BS_MEMORY_SHAPE,
      .format = "attr-dict $source `,` $index `:` type($source)",
      .fold = bs_fold_tensor_dim, .patterns = bs_patterns_tensor_dim },
    { .name = "tensor.empty", .does = BS_DOES_TENSOR, .summary = "a tensor of a shape, without contents", .operands = "dynamicSizes:index*",
      .results = "result:ranked-tensor", PURE, .verify = bs_tensor_verify_empty,
      .format = "`(` $dynamicSizes `)` attr-dict `:` type($result)",
      .patterns = bs_patterns_tensor_empty },
    { .name = "tensor.expand_shape", .does = BS_DOES_EXPAND, .summary = "splits dimensions", .operands = "src:tensor, output_shape:index*",
      .results = "result:tensor", .attrs = "reassociation:index-lists, static_output_shape:i64-array", .hint = "expanded", PURE, .same_as = BS_OPERAND(0),
      .verify = bs_tensor_verify_expand_shape, .fold = bs_fold_reshape, .patterns = bs_patterns_tensor_expand_shape,
      .format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) "
                "attr-dict `:` type($src) `into` type($result)" },
    { .name = "tensor.extract", .does = BS_DOES_LOAD, .summary = "an element", .operands = "tensor:ranked-tensor, indices:index*",
      .results = "result:any=elem(tensor)", .hint = "extracted", PURE, .verify = bs_tensor_verify_extract,
      .format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)", .fold = bs_fold_tensor_extract,
      .patterns = bs_patterns_tensor_extract },
    { .name = "tensor.extract_slice", .does = BS_DOES_SUBVIEW, .summary = "a part of a tensor", .operands = "source:ranked-tensor, " SLICE_OPERANDS,
      .results = "result:ranked-tensor", .attrs = SLICE_ATTRS, .hint = "extracted_slice", SEGMENTED, .same_as = BS_OPERAND(0),
      .verify = bs_tensor_verify_extract_slice, .format = "$source " SLICE "type($source) `to` type($result)",
      .fold = bs_fold_tensor_extract_slice, .patterns = bs_patterns_tensor_extract_slice },
    { .name = "tensor.from_elements", .does = BS_DOES_ELEMENTS, .summary = "a tensor of given elements", .operands = "elements:any*",
      .results = "result:tensor-static", .hint = "from_elements", PURE,
      .parse = parse_from_elements, .print = print_from_elements, .verify = bs_tensor_verify_from_elements,
      .fold = bs_fold_tensor_from_elements },
    { .name = "tensor.gather", .summary = "slices at given places", .operands = "source:ranked-tensor, indices:tensor-integer",
      .results = "result:ranked-tensor", .attrs = "gather_dims:i64-array, unique:unit?", .hint = "gather", PURE, .verify = bs_tensor_verify_gather,
      .format = "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:` "
                "functional-type(operands, results)", .fold = bs_fold_tensor_gather },
    { .name = "tensor.generate", .does = BS_DOES_GENERATE, .summary = "a tensor whose elements a region computes", .operands = "dynamicExtents:index*",
      .results = "result:ranked-tensor", .n_regions = 1, .hint = "generated",
      .format = "$dynamicExtents $region(0) attr-dict `:` type($result)", .verify = bs_tensor_verify_generate,
      .verify_regions = bs_tensor_verify_generate_regions, .patterns = bs_patterns_tensor_generate,
      .traits = BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK },
    { .name = "tensor.insert", .does = BS_DOES_INSERT, .summary = "the tensor with one element replaced",
      .operands = "scalar:any=elem(dest), dest:ranked-tensor, indices:index*", INTO_DEST,
      .hint = "inserted", PURE, .verify = bs_tensor_verify_insert,
      .format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
      .fold = bs_fold_tensor_insert, .patterns = bs_patterns_tensor_destination },
    { .name = "tensor.insert_slice", .does = BS_DOES_INSERT_SLICE, .summary = "the tensor with a part replaced",
      .operands = "source:ranked-tensor, dest:ranked-tensor, " SLICE_OPERANDS, INTO_DEST,
      .attrs = SLICE_ATTRS, .hint = "inserted_slice", SEGMENTED, .verify = bs_tensor_verify_insert_slice,
      .format = "$source `into` $dest " SLICE "type($source) `into` type($dest)",
      .fold = bs_fold_tensor_insert_slice, .patterns = bs_patterns_tensor_insert_slice },
    { BS_PACK_ROW("tensor.pack", ""), .releases = BS_UNTIL_19 },
    { .name = "tensor.pad", .summary = "a tensor with a margin", .operands = "source:ranked-tensor, low:index*, high:index*",
      .results = "result:ranked-tensor", .attrs = "static_low:i64-array, static_high:i64-array, nofold:unit?", .n_regions = 1,
      .hint = "padded", .verify = bs_tensor_verify_pad, .verify_regions = bs_tensor_verify_pad_regions,
      .format = "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) "
                "`high` `` custom<DynamicIndexList>($high, $static_high) $region(0) attr-dict `:` type($source) `to` "
                "type($result)", .fold = bs_fold_tensor_pad, .patterns = bs_patterns_tensor_pad,
      .traits = BS_TRAIT_PURE | BS_TRAIT_OPERAND_SEGMENTS | BS_TRAIT_SINGLE_BLOCK },
    { .name = "tensor.parallel_insert_slice", .summary = "replaces a part of a result of scf.forall",
      .operands = "source:ranked-tensor, dest:ranked-tensor, " SLICE_OPERANDS, .attrs = SLICE_ATTRS,
      .verify = bs_tensor_verify_parallel_insert_slice, .traits = BS_TRAIT_OPERAND_SEGMENTS,
      .format = "$source `into` $dest " SLICE "type($source) `into` type($dest)",
      .patterns = bs_patterns_tensor_parallel_insert_slice },
    { .name = "tensor.rank", .does = BS_DOES_RANK, .summary = "the number of dimensions", .operands = "tensor:tensor", .results = "result:index",
      .hint = "rank", PURE, .fold = bs_fold_tensor_rank, .format = "$tensor attr-dict `:` type($tensor)" },
    { .name = "tensor.reshape", .does = BS_DOES_RESHAPE, .summary = "another shape, given at run time", .operands = "source:tensor, shape:tensor-1d-integer",
      .results = "result:tensor", .hint = "reshape", PURE, .verify = bs_tensor_verify_reshape,
      .format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)", .fold = bs_fold_tensor_reshape },
    { .name = "tensor.scatter", .summary = "replaces slices at given places",
      .operands = "source:ranked-tensor, dest:ranked-tensor, indices:tensor-integer", .results = "result:ranked-tensor",
      .attrs = "scatter_dims:i64-array, unique:unit?", .hint = "scatter", PURE, .verify = bs_tensor_verify_scatter,
      .format = "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict "
                "`:` functional-type(operands, results)" },
    { SPLAT, .operands = "input:vector-element=elem(aggregate), dynamicSizes:index*", .releases = BS_UNTIL_19 },
    { SPLAT, .operands = "input:any=elem(aggregate), dynamicSizes:index*", .releases = BS_SINCE_22 },
    { BS_UNPACK_ROW("tensor.unpack", ""), .releases = BS_UNTIL_19 },
    { .name = "tensor.yield", .does = BS_DOES_YIELD, .summary = "ends the region of generate and pad", .operands = "value:any",
      .format = "$value attr-dict `:` type($value)", .parent = "tensor.generate, tensor.pad", .region_terminator = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
};
// clang-format on

const BsDialect bs_dialect_tensor = {
    .name = "tensor",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_complex_materialize,
};
