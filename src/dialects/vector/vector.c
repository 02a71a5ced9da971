// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vector dialect: those ops that programs on buffers have, above all reads and writes of
// vectors in memory.
#include "dialects/arith/arith.h"
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/dialects.h"
#include "dialects/math/shared.h"
#include "dialects/memref/slice.h"
#include "dialects/tensor/shared.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/shape.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

// -- vector.load and store ----------------------------------------------------------------------

// Whether elements that follow one another in the last dimension do so in memory.
static gboolean
is_unit_strided(const BsType *memref)
{
    const guint32 rank = memref->shaped.rank;
    g_autofree gint64 *strides = g_new(gint64, rank + 1);
    return bs_memref_strides(memref, strides, &strides[rank]) &&
           (rank == 0 || strides[rank - 1] == 1);
}

static gboolean
verify_access(const BsOp *op, BsDiags *diags)
{
    const gboolean loads = bs_op_is(op, "vector.load");
    const guint32 base = loads ? 0 : 1;
    const BsType *memref = bs_op_operand(op, base)->type;
    const BsType *vector = loads ? op->results[0].type : bs_op_operand(op, 0)->type;
    const BsType *element = memref->shaped.element;
    const char *wrong = NULL;
    if (!is_unit_strided(memref))
        wrong = "most minor memref dim must have unit stride";
    else if (element->kind == BS_TYPE_VECTOR && element != vector)
        wrong = loads ? "base memref and result vector types should match"
                      : "base memref and valueToStore vector types should match";
    else if (element->kind != BS_TYPE_VECTOR && element != vector->shaped.element)
        wrong = loads ? "base and result element types should match"
                      : "base and valueToStore element type should match";
    if (wrong)
        bs_diags_op_error(diags, op, "%s", wrong);
    else if (op->n_operands - base - 1 != memref->shaped.rank)
        bs_diags_op_error(diags, op, "requires %u indices", memref->shaped.rank);
    else
        return TRUE;
    return FALSE;
}

static BsFold
fold_access(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsFoldResult *results)
{
    (void)constants, (void)results;
    return bs_memref_fold_casts(builder, op, NULL) ? BS_FOLD_IN_PLACE : BS_FOLD_NONE;
}

// -- vector.print -------------------------------------------------------------------------------

static gboolean
verify_print(const BsOp *op, BsDiags *diags)
{
    const BsAttr *punctuation = bs_op_attr(op, "punctuation");
    const gboolean newline =
        !punctuation || !strcmp(punctuation->string.text, "#vector.punctuation<newline>");
    if (!bs_op_attr(op, "stringLiteral") || (!op->n_operands && newline))
        return TRUE;
    bs_diags_op_error(diags, op,
                      "failed to verify that `source` or `punctuation` are not set when printing "
                      "strings");
    return FALSE;
}

gboolean
bs_vector_bits_of_number(const BsAttr *value, guint64 *bits)
{
    if (!value || (value->kind != BS_ATTR_INTEGER && value->kind != BS_ATTR_FLOAT) ||
        (value->kind == BS_ATTR_FLOAT && value->floating.high_bits))
        return FALSE;
    *bits = value->kind == BS_ATTR_INTEGER ? (guint64)value->integer : value->floating.bits;
    return TRUE;
}

// -- vector.broadcast ---------------------------------------------------------------------------

static gboolean
verify_broadcast(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    if (bs_type_element(from) != to->shaped.element) {
        bs_diags_op_error(diags, op,
                          "failed to verify that source operand and result have same element type");
        return FALSE;
    }
    if (!bs_type_is_shaped(from))
        return TRUE;
    if (from->kind != BS_TYPE_VECTOR) {
        bs_diags_op_error(diags, op, "source type is not a vector");
        return FALSE;
    }
    if (from->shaped.rank > to->shaped.rank) {
        bs_diags_op_error(diags, op, "source rank higher than destination rank");
        return FALSE;
    }
    const gint64 *sizes = to->shaped.shape + (to->shaped.rank - from->shaped.rank);
    for (guint32 i = 0; i < from->shaped.rank; i++) {
        const gint64 size = from->shaped.shape[i];
        if (size == 1 || size == sizes[i])
            continue;
        bs_diags_op_error(diags, op,
                          "dimension mismatch (%" G_GINT64_FORMAT " vs. %" G_GINT64_FORMAT ")",
                          size, sizes[i]);
        return FALSE;
    }
    return TRUE;
}

// A vector of one value, of a number or of a vector of one value.
static BsFold
fold_broadcast(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsFoldResult *results)
{
    const BsType *to = bs_op_result(op, 0)->type;
    if (bs_op_operand(op, 0)->type == to)
        return bs_fold_to_value(results, bs_op_operand(op, 0));
    const BsAttr *value = constants[0];
    guint64 bits;
    if (bs_attr_is_poison(value) && bs_op_upstream(op) >= BS_UPSTREAM_22)
        return bs_fold_to_attr(results, value);
    if (value && value->kind == BS_ATTR_DENSE_ELEMENTS && value->dense.splat)
        bits = value->dense.values[0];
    else if (!bs_vector_bits_of_number(value, &bits))
        return BS_FOLD_NONE;
    return bs_fold_to_attr(results, bs_attr_dense(builder->ir->context, to, 1, &bits, TRUE));
}

// A broadcast of a broadcast.
static gboolean
BroadcastFolder(BsBuilder *builder, BsOp *op)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), "vector.broadcast");
    if (!inner)
        return FALSE;
    BsValue *made = bs_builder_value(builder, "vector.broadcast", op->loc, op->results[0].type,
                                     bs_op_operand(inner, 0), NULL, NULL, NULL);
    bs_builder_replace_op(builder, op, &made);
    return TRUE;
}

static const BsPattern broadcast_patterns[] = {P(BroadcastFolder, 1), END};

// -- vector.splat -------------------------------------------------------------------------------

static BsFold
fold_splat(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsFoldResult *results)
{
    guint64 bits;
    if (!bs_vector_bits_of_number(constants[0], &bits))
        return BS_FOLD_NONE;
    return bs_fold_to_attr(
        results, bs_attr_dense(builder->ir->context, bs_op_result(op, 0)->type, 1, &bits, TRUE));
}

// -- vector.step --------------------------------------------------------------------------------

// Until 19; since 22 it stays what it is.
static BsFold
fold_step(BsBuilder *builder, BsOp *op, const BsAttr *const *constants G_GNUC_UNUSED,
          BsFoldResult *results)
{
    const BsType *type = op->results[0].type;
    const guint32 n = (guint32)type->shaped.shape[0];
    if (type->shaped.layout || bs_op_upstream(op) >= BS_UPSTREAM_22)
        return BS_FOLD_NONE;
    g_autofree guint64 *values = g_new(guint64, n);
    for (guint32 i = 0; i < n; i++)
        values[i] = i;
    return bs_fold_to_attr(results, bs_attr_dense(builder->ir->context, type, n, values, FALSE));
}

static BsRange
written(const BsOp *op)
{
    return bs_op_operand_group(op, 1);
}

// -- the table ----------------------------------------------------------------------------------

#define EFFECT(kind, group)                                          \
    {                                                                \
        BS_EFFECT_##kind, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, group \
    }
static const BsEffectSpec reads[] = {EFFECT(READ, 0)};
static const BsEffectSpec writes[] = {EFFECT(WRITE, 0)};
static const BsEffectSpec writes_next[] = {EFFECT(WRITE, 1)};
static const BsEffectSpec prints[] = {{BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_NOTHING, 0}};

#define EFFECTS(array) .effects = array, .n_effects = 1, .has_effects = TRUE
#define PURE .traits = BS_TRAIT_PURE
#define CONSTANT_MASK                                                  \
    .name = "vector.constant_mask", .does = BS_DOES_CREATE_MASK,       \
    .summary = "a mask of known sizes", .results = "result:vector-i1", \
    .format = "$mask_dim_sizes attr-dict `:` type($result)",           \
    .verify = bs_vector_verify_constant_mask, PURE
#define TRANSFER                                                                   \
    .attrs = "permutation_map:affine-map, in_bounds:bool-array",                   \
    .parse = bs_vector_parse_transfer, .print = bs_vector_print_transfer,          \
    .verify = bs_vector_verify_transfer, .effects_fn = bs_vector_transfer_effects, \
    .has_effects = TRUE, .fold = bs_fold_vector_transfer, .traits = BS_TRAIT_OPERAND_SEGMENTS

#define FROM_ELEMENTS                                                            \
    .name = "vector.from_elements", .summary = "a vector of those elements",     \
    .operands = "elements:any*", .parse = bs_vector_parse_from_elements,         \
    .print = bs_vector_print_elements, .verify = bs_vector_verify_from_elements, \
    .fold = bs_fold_vector_from_elements, .patterns = bs_patterns_vector_from_elements, PURE
#define MULTI_REDUCTION                                                                            \
    .name = "vector.multi_reduction", .summary = "all elements along dimensions as one",           \
    .operands = "source:vector-not-0d, acc:any=dest", .results = "dest:any",                       \
    .format =                                                                                      \
        "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)", \
    .verify = bs_vector_verify_multi_reduction, .fold = bs_fold_vector_multi_reduction,            \
    .patterns = bs_patterns_vector_multi_reduction, PURE
#define SHUFFLE                                                                        \
    .name = "vector.shuffle", .does = BS_DOES_SHUFFLE,                                 \
    .summary = "rows of two vectors, in any order",                                    \
    .operands = "v1:vector-fixed, v2:vector-fixed", .results = "vector:vector-not-0d", \
    .parse = bs_vector_parse_shuffle, .print = bs_vector_print_shuffle,                \
    .verify = bs_vector_verify_shuffle, .fold = bs_fold_vector_shuffle,                \
    .patterns = bs_patterns_vector_shuffle, PURE

// Under a mask: what memory, mask and vector are.
#define ALIGNED .attrs = "alignment:power-of-2?", .releases = BS_SINCE_22
#define LOAD                                                                         \
    .name = "vector.load", .does = BS_DOES_VECTOR_LOAD, .summary = "reads a vector", \
    .operands = "base:memref, indices:index*", .results = "result:vector",           \
    .format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",  \
    .verify = verify_access, .fold = fold_access, EFFECTS(reads)
#define STORE                                                                           \
    .name = "vector.store", .does = BS_DOES_VECTOR_STORE, .summary = "writes a vector", \
    .operands = "valueToStore:vector, base:memref, indices:index*",                     \
    .format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` " \
              "type($valueToStore)",                                                    \
    .verify = verify_access, .fold = fold_access, EFFECTS(writes_next), .memory = BS_MEMORY_PART
#define MASKED_READ(mask, vector)                                                              \
    .operands = "base:memref, indices:index*, mask:" mask ", pass_thru:" vector,               \
    .results = "result:" vector, .verify = bs_vector_verify_masked,                            \
    .format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` " \
              "type($mask) `,` type($pass_thru) `into` type($result)",                         \
    EFFECTS(reads)
#define MASKED_WRITE(mask, vector)                                                                \
    .operands = "base:memref, indices:index*, mask:" mask ", valueToStore:" vector,               \
    .verify = bs_vector_verify_masked,                                                            \
    .format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` " \
              "type($mask) `,` type($valueToStore)",                                              \
    EFFECTS(writes)
#define MASKEDLOAD                                                        \
    .name = "vector.maskedload", .does = BS_DOES_MASKED_LOAD,             \
    .summary = "reads a vector where a mask is set", .fold = fold_access, \
    .patterns = bs_patterns_vector_maskedload
#define MASKEDSTORE                                                        \
    .name = "vector.maskedstore", .does = BS_DOES_MASKED_STORE,            \
    .summary = "writes a vector where a mask is set", .fold = fold_access, \
    .patterns = bs_patterns_vector_maskedstore, .memory = BS_MEMORY_PART
#define EXPANDLOAD                                                                   \
    .name = "vector.expandload", .does = BS_DOES_EXPAND_LOAD,                        \
    .summary = "reads what follows one another into the places where a mask is set", \
    .patterns = bs_patterns_vector_expandload
#define COMPRESSSTORE                                                          \
    .name = "vector.compressstore", .does = BS_DOES_COMPRESS_STORE,            \
    .summary = "writes the elements where a mask is set one behind the other", \
    .patterns = bs_patterns_vector_compressstore, .memory = BS_MEMORY_PART
#define GATHER(base)                                                                               \
    .name = "vector.gather", .does = BS_DOES_GATHER,                                               \
    .summary = "reads elements from all over the memory",                                          \
    .operands = "base:" base ", indices:index*, index_vec:vector-integer, mask:vector-i1-not-0d, " \
                "pass_thru:vector-not-0d",                                                         \
    .results = "result:vector-not-0d", .verify = bs_vector_verify_masked,                          \
    .patterns = bs_patterns_vector_gather,                                                         \
    .format = "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` "  \
              "type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` "      \
              "type($result)",                                                                     \
    EFFECTS(reads)
#define SCATTER(base, places, mask, vector)                                       \
    .name = "vector.scatter", .does = BS_DOES_SCATTER,                            \
    .summary = "writes elements to places all over the memory",                   \
    .operands = "base:" base ", indices:index*, index_vec:" places ", mask:" mask \
                ", valueToStore:" vector,                                         \
    .verify = bs_vector_verify_masked, .patterns = bs_patterns_vector_scatter, EFFECTS(writes)
#define SCATTER_FORMAT                                                                     \
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict `:` " \
    "type($base) `,` type($index_vec) `,` type($mask) `,` type($valueToStore)"

// clang-format off
static const BsOpDef ops[] = {
    { .name = "vector.bitcast", .summary = "the same bits as elements of another type", .operands = "source:vector",
      .results = "result:vector", .format = "$source attr-dict `:` type($source) `to` type($result)",
      .verify = bs_vector_verify_bitcast, .fold = bs_fold_vector_bitcast, PURE },
    { .name = "vector.broadcast", .does = BS_DOES_BROADCAST, .summary = "repeats a value along dimensions", .operands = "source:any",
      .results = "vector:vector", .format = "$source attr-dict `:` type($source) `to` type($vector)",
      .verify = verify_broadcast, .fold = fold_broadcast, .patterns = broadcast_patterns, PURE },
    { COMPRESSSTORE, MASKED_WRITE("vector-1d-i1", "vector-1d"), .releases = BS_UNTIL_19 },
    { COMPRESSSTORE, MASKED_WRITE("vector-i1-fixed", "vector-not-0d"), ALIGNED },
    { CONSTANT_MASK, .attrs = "mask_dim_sizes:i64-list", .releases = BS_UNTIL_19 },
    { CONSTANT_MASK, .attrs = "mask_dim_sizes:i64-array", .fold = bs_fold_vector_constant_mask, .releases = BS_SINCE_22 },
    { .name = "vector.contract", .does = BS_DOES_CONTRACT, .summary = "sums of products along dimensions of two vectors",
      .operands = "lhs:vector-not-0d, rhs:vector-not-0d, acc:any", .results = "result:any",
      .attrs = "indexing_maps:map-array, iterator_types:vector-iterator-array, kind:vector-kind=add",
      .parse = bs_vector_parse_contract, .print = bs_vector_print_contract, .verify = bs_vector_verify_contract, PURE },
    { .name = "vector.create_mask", .does = BS_DOES_CREATE_MASK, .summary = "a mask of given sizes", .operands = "operands:index*",
      .results = "result:vector-i1", .format = "$operands attr-dict `:` type($result)",
      .verify = bs_vector_verify_create_mask, .patterns = bs_patterns_vector_create_mask, PURE },
    { .name = "vector.deinterleave", .summary = "every other element of the last dimension, and the others",
      .operands = "source:vector-not-0d", .results = "res1:vector-not-0d, res2:vector-not-0d=res1",
      .format = "$source attr-dict `:` type($source) `->` type($res1)", .result_hint = bs_vector_hint_deinterleaved,
      .verify = bs_vector_verify_deinterleave, PURE },
    { EXPANDLOAD, MASKED_READ("vector-1d-i1", "vector-1d"), .releases = BS_UNTIL_19 },
    { EXPANDLOAD, MASKED_READ("vector-i1-fixed", "vector-not-0d"), ALIGNED },
    { .name = "vector.extract", .does = BS_DOES_EXTRACT, .summary = "an element or part of a vector", .operands = "vector:vector, dynamic_position:index*",
      .results = "result:any", .attrs = "static_position:i64-array",
      .format = "$vector `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) "
                "`from` type($vector)",
      .verify = bs_vector_verify_extract, .fold = bs_fold_vector_extract, .patterns = bs_patterns_vector_extract, PURE },
    { .name = "vector.extract_strided_slice", .summary = "part of a vector, some of each dimension",
      .operands = "vector:vector-not-0d", .results = "result:vector-not-0d",
      .attrs = "offsets:i64-list, sizes:i64-list, strides:i64-list",
      .format = "$vector attr-dict `:` type($vector) `to` type(results)",
      .verify = bs_vector_verify_extract_strided_slice, .fold = bs_fold_vector_extract_strided_slice,
      .patterns = bs_patterns_vector_extract_strided_slice, PURE },
    { .name = "vector.extractelement", .does = BS_DOES_EXTRACT, .summary = "an element of a vector", .operands = "vector:vector, position:integer-or-index?",
      .results = "result:any=elem(vector)", .format = "$vector `[` ($position^ `:` type($position))? `]` attr-dict `:` type($vector)",
      .verify = bs_vector_verify_extractelement, .fold = bs_fold_vector_extractelement, PURE, .releases = BS_UNTIL_19 },
    { .name = "vector.fma", .does = BS_DOES_COMPUTE, .compute = bs_compute_math, .summary = "product and sum with one rounding",
      .operands = "lhs:vector-float, rhs:vector-float=lhs, acc:vector-float=lhs", .results = "result:vector-float=lhs",
      .format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)", PURE },
    { .name = "vector.flat_transpose", .summary = "a matrix in one dimension, transposed",
      .operands = "matrix:vector-1d-number", .results = "res:vector-1d-number", .attrs = "rows:i32, columns:i32",
      .format = "$matrix attr-dict `:` type($matrix) `->` type($res)",
      .verify = bs_vector_verify_flat_matrix, PURE, .releases = BS_UNTIL_19 },
    { FROM_ELEMENTS, .results = "result:vector", .releases = BS_UNTIL_19 },
    { FROM_ELEMENTS, .results = "result:vector-fixed", .releases = BS_SINCE_22 },
    { GATHER("shaped"), .releases = BS_UNTIL_19 },
    { GATHER("tensor-or-memref"), ALIGNED },
    { .name = "vector.insert", .does = BS_DOES_INSERT_PART, .summary = "a vector with another element or part",
      .operands = "source:any, dest:vector, dynamic_position:index*", .results = "result:vector=dest",
      .attrs = "static_position:i64-array",
      .format = "$source `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` "
                "type($source) `into` type($dest)",
      .verify = bs_vector_verify_insert, .fold = bs_fold_vector_insert, .patterns = bs_patterns_vector_insert, PURE },
    { .name = "vector.insert_strided_slice", .summary = "a vector with another part, some of each dimension",
      .operands = "source:vector-not-0d, dest:vector-not-0d", .results = "res:vector-not-0d=dest",
      .attrs = "offsets:i64-list, strides:i64-list",
      .format = "$source `,` $dest attr-dict `:` type($source) `into` type($dest)",
      .verify = bs_vector_verify_insert_strided_slice, .fold = bs_fold_vector_insert_strided_slice,
      .patterns = bs_patterns_vector_insert_strided_slice, PURE },
    { .name = "vector.insertelement", .does = BS_DOES_INSERT_PART, .summary = "a vector with another element",
      .operands = "source:any=elem(result), dest:vector=result, position:integer-or-index?", .results = "result:vector",
      .format = "$source `,` $dest `[` ($position^ `:` type($position))? `]` attr-dict `:` type($result)",
      .verify = bs_vector_verify_insertelement, .fold = bs_fold_vector_insertelement, PURE, .releases = BS_UNTIL_19 },
    { .name = "vector.interleave", .summary = "elements of two vectors in turn",
      .operands = "lhs:vector, rhs:vector=lhs", .results = "result:vector",
      .format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)", .verify = bs_vector_verify_interleave, PURE },
    { LOAD, .attrs = "nontemporal:bool?=false", .releases = BS_UNTIL_19 },
    { LOAD, .attrs = "alignment:power-of-2?, nontemporal:bool?=false", .releases = BS_SINCE_22 },
    { .name = "vector.mask", .does = BS_DOES_MASKED, .summary = "an op under a mask", .operands = "mask:vector-i1-not-0d, passthru:any?",
      .results = "results:any*", .n_regions = 1, .parse = bs_vector_parse_mask, .print = bs_vector_print_mask,
      .verify = bs_vector_verify_mask, .terminator = "vector.yield", .fold = bs_fold_vector_mask,
      .patterns = bs_patterns_vector_mask, .traits = BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_NO_REGION_ARGUMENTS | BS_TRAIT_RECURSIVE_EFFECTS },
    { MASKEDLOAD, MASKED_READ("vector-1d-i1", "vector-1d"), .releases = BS_UNTIL_19 },
    { MASKEDLOAD, MASKED_READ("vector-i1-not-0d", "vector-not-0d"), ALIGNED },
    { MASKEDSTORE, MASKED_WRITE("vector-1d-i1", "vector-1d"), .releases = BS_UNTIL_19 },
    { MASKEDSTORE, MASKED_WRITE("vector-i1-not-0d", "vector-not-0d"), ALIGNED },
    { .name = "vector.matrix_multiply", .summary = "the product of matrices in one dimension",
      .operands = "lhs:vector-1d-number, rhs:vector-1d-number", .results = "res:vector-1d-number",
      .attrs = "lhs_rows:i32, lhs_columns:i32, rhs_columns:i32",
      .format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
      .verify = bs_vector_verify_flat_matrix, PURE, .releases = BS_UNTIL_19 },
    { MULTI_REDUCTION, .attrs = "kind:vector-kind, reduction_dims:i64-list", .releases = BS_UNTIL_19 },
    { MULTI_REDUCTION, .attrs = "kind:vector-kind, reduction_dims:i64-array", .releases = BS_SINCE_22 },
    { .name = "vector.outerproduct", .summary = "each element of a vector times each of another",
      .operands = "lhs:vector-not-0d, rhs:any, acc:vector?", .results = "result:vector-not-0d", .attrs = "kind:vector-kind=add",
      .parse = bs_vector_parse_outerproduct, .print = bs_vector_print_outerproduct, .verify = bs_vector_verify_outerproduct, PURE },
    { .name = "vector.print", .summary = "prints a value, or text", .operands = "source:printable?",
      .attrs = "punctuation:vector-punctuation=newline, stringLiteral:any-string?",
      .format = "($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict",
      .verify = verify_print, EFFECTS(prints) },
    { .name = "vector.reduction", .does = BS_DOES_REDUCTION, .summary = "one value from all elements", .operands = "vector:vector, acc:any?=dest",
      .results = "dest:any", .verify = bs_vector_verify_reduction, .attrs = "kind:vector-kind, fastmath:fastmath=none",
      .format = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)",
      .patterns = bs_patterns_vector_reduction, PURE },
    { .name = "vector.scalable.extract", .summary = "part of a scalable vector", .operands = "source:vector-1d-scalable",
      .results = "res:vector-1d", .attrs = "pos:i64",
      .format = "$source `[` $pos `]` attr-dict `:` type($res) `from` type($source)",
      .verify = bs_vector_verify_scalable, PURE },
    { .name = "vector.scalable.insert", .summary = "a scalable vector with another part",
      .operands = "source:vector-1d, dest:vector-1d-scalable", .results = "res:vector-1d-scalable=dest", .attrs = "pos:i64",
      .format = "$source `,` $dest `[` $pos `]` attr-dict `:` type($source) `into` type($dest)",
      .verify = bs_vector_verify_scalable, PURE },
    { .name = "vector.scan", .summary = "sums of all elements up to each, along a dimension",
      .operands = "source:vector-not-0d, initial_value:vector",
      .results = "dest:vector-not-0d=source, accumulated_value:vector=initial_value",
      .attrs = "kind:vector-kind, reduction_dim:i64, inclusive:bool", .result_hint = bs_vector_hint_scanned,
      .format = "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)",
      .verify = bs_vector_verify_scan, PURE },
    { SCATTER("memref", "vector-1d-integer", "vector-1d-i1", "vector-1d"), .format = SCATTER_FORMAT,
      .releases = BS_UNTIL_19 },
    { SCATTER("tensor-or-memref", "vector-integer", "vector-i1-not-0d", "vector-not-0d"),
      .results = "result:ranked-tensor?", .format = SCATTER_FORMAT " (`->` type($result)^)?", ALIGNED },
    { .name = "vector.shape_cast", .does = BS_DOES_SAME, .summary = "the elements in another shape", .operands = "source:vector",
      .results = "result:vector", .format = "$source attr-dict `:` type($source) `to` type($result)",
      .verify = bs_vector_verify_shape_cast, .fold = bs_fold_vector_shape_cast, .patterns = bs_patterns_vector_shape_cast, PURE },
    { SHUFFLE, .attrs = "mask:i64-list", .releases = BS_UNTIL_19 },
    { SHUFFLE, .attrs = "mask:i64-array", .releases = BS_SINCE_22 },
    { .name = "vector.splat", .does = BS_DOES_SPLAT, .summary = "a vector of one value", .operands = "input:vector-element=elem(aggregate)",
      .verify = bs_vector_verify_splat,
      .results = "aggregate:vector", .format = "$input attr-dict `:` type($aggregate)", PURE,
      .fold = fold_splat, .releases = BS_UNTIL_19 },
    { .name = "vector.step", .summary = "0, 1, 2, ...", .results = "result:vector-1d-index", .format = "attr-dict `:` type($result)",
      .fold = fold_step, PURE },
    { STORE, .attrs = "nontemporal:bool?=false", .releases = BS_UNTIL_19 },
    { STORE, .attrs = "alignment:power-of-2?, nontemporal:bool?=false", .releases = BS_SINCE_22 },
    { .name = "vector.to_elements", .summary = "the elements of a vector", .operands = "source:vector",
      .results = "elements:any*", .parse = bs_vector_parse_to_elements, .print = bs_vector_print_elements,
      .verify = bs_vector_verify_to_elements, .fold = bs_fold_vector_to_elements,
      .patterns = bs_patterns_vector_to_elements, PURE, .releases = BS_SINCE_22 },
    { .name = "vector.transfer_read", .does = BS_DOES_TRANSFER_READ, .summary = "reads a vector, with padding beyond the bounds",
      .operands = "source:shaped, indices:index*, padding:any, mask:vector-i1?", .results = "vector:vector",
      .patterns = bs_patterns_vector_transfer_read, TRANSFER },
    { .name = "vector.transfer_write", .does = BS_DOES_TRANSFER_WRITE, .summary = "writes a vector, but not beyond the bounds",
      .operands = "vector:vector, source:shaped, indices:index*, mask:vector-i1?", .results = "result:ranked-tensor?",
      .destinations = written, .patterns = bs_patterns_vector_transfer_write, TRANSFER },
    { .name = "vector.transpose", .does = BS_DOES_REORDER, .summary = "permutes the dimensions", .operands = "vector:vector", .results = "result:vector",
      .attrs = "permutation:i64-array", .verify = bs_vector_verify_transpose,
      .format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)",
      .fold = bs_fold_vector_transpose, .patterns = bs_patterns_vector_transpose, PURE },
    { .name = "vector.type_cast", .summary = "a memref of one vector", .operands = "memref:memref-static",
      .results = "result:memref", .verify = bs_vector_verify_type_cast, .format = "$memref attr-dict `:` type($memref) `to` type($result)", .view_like = TRUE, PURE },
    { .name = "vector.vscale", .summary = "the factor of scalable sizes", .results = "res:index", .hint = "vscale",
      .format = "attr-dict", PURE },
    { .name = "vector.yield", .does = BS_DOES_YIELD, .summary = "the results of an op under a mask", .operands = "operands:any*",
      .format = "attr-dict ($operands^ `:` type($operands))?",
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
};
// clang-format on

static const BsOtherOp other_ops[] = {
    {"vector.reshape", BS_UNTIL_19},
    {"vector.warp_execute_on_lane_0", BS_UNTIL_19},
    {0},
};

static const BsDialectSymbol attrs[] = {
    {"iterator_type", "vector-iterator"},
    {"kind", "vector-kind"},
    {"punctuation", "vector-punctuation"},
    {0},
};

const BsDialect bs_dialect_vector = {
    .name = "vector",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_arith_materialize,
    .other_ops = other_ops,
    .attrs = attrs,
};
