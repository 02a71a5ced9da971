// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The deallocation dialect of MLIR-HLO, which no living tool has: indicators of ownership, each
// null or the base pointer of a buffer on the heap, and what makes, asks, frees and hands them on.
#include "dialects/deallocation/deallocation.h"

#include "dialects/dialects.h"
#include "ir/context.h"
#include "ir/diag.h"
#include "ir/op.h"

#include <string.h>

enum { RETAINED, ALLOCS, N_SEGMENTS }; // groups of operands of deallocation.retain

const BsType *
bs_type_ownership(BsContext *context)
{
    return bs_type_opaque(context, BS_OWNERSHIP_TYPE, strlen(BS_OWNERSHIP_TYPE));
}

gboolean
bs_type_is_ownership(const BsType *type)
{
    return type->kind == BS_TYPE_OPAQUE && !type->opaque.inner &&
           strcmp(type->opaque.text, BS_OWNERSHIP_TYPE) == 0;
}

BsRange
bs_retain_memrefs(const BsOp *retain)
{
    return bs_op_operand_group(retain, RETAINED);
}

BsRange
bs_retain_allocs(const BsOp *retain)
{
    return bs_op_operand_group(retain, ALLOCS);
}

BsOp *
bs_retain_build(BsBuilder *builder, BsLoc loc, guint32 n_memrefs, BsValue *const *memrefs,
                guint32 n_allocs, BsValue *const *allocs)
{
    BsContext *types = builder->ir->context;
    g_autofree BsValue **operands = g_new(BsValue *, n_memrefs + n_allocs + 1);
    g_autofree const BsType **results = g_new(const BsType *, n_memrefs + 1);
    for (guint32 i = 0; i < n_memrefs; i++) {
        operands[i] = memrefs[i];
        results[i] = bs_type_ownership(types);
    }
    for (guint32 i = 0; i < n_allocs; i++)
        operands[n_memrefs + i] = allocs[i];
    const gint32 sizes[N_SEGMENTS] = {(gint32)n_memrefs, (gint32)n_allocs};
    const BsNamedAttr segments = {"operandSegmentSizes",
                                  bs_attr_i32_array(types, N_SEGMENTS, sizes)};
    return bs_builder_op(builder, "deallocation.retain", loc, n_memrefs + n_allocs, operands,
                         n_memrefs, results, bs_attr_dict(types, 1, &segments), 0);
}

BsValue *
bs_null_build(BsBuilder *builder, BsLoc loc)
{
    return bs_builder_value(builder, "deallocation.null", loc,
                            bs_type_ownership(builder->ir->context), NULL, NULL, NULL, NULL);
}

BsValue *
bs_own_build(BsBuilder *builder, BsLoc loc, BsValue *memref)
{
    return bs_builder_value(builder, "deallocation.own", loc,
                            bs_type_ownership(builder->ir->context), memref, NULL, NULL, NULL);
}

// The original does not check it; its passes never make another one.
static gboolean
verify_retain(const BsOp *op, BsDiags *diags)
{
    const guint32 n = bs_retain_memrefs(op).n;
    if (op->n_results == n)
        return TRUE;
    bs_diags_op_error(diags, op, "expected as many results as retained memrefs, %u, but got %u", n,
                      op->n_results);
    return FALSE;
}

// clang-format off
static const BsOpDef ops[] = {
    { .name = "deallocation.free", .does = BS_DOES_OWN_FREE, .summary = "frees the buffer of an indicator, if it is not null", .operands = "alloc:ownership",
      .format = "$alloc attr-dict", .memory = BS_MEMORY_FREE_OWNED },
    { .name = "deallocation.get_buffer", .does = BS_DOES_ADDRESS, .summary = "the base pointer of a memref or indicator, as a number",
      .operands = "alloc:ownership-or-memref", .results = "result:index", .format = "attr-dict $alloc `:` type($alloc)",
      .traits = BS_TRAIT_PURE, .same_as = BS_OPERAND(0) },
    { .name = "deallocation.null", .does = BS_DOES_OWN_NOTHING, .summary = "an indicator of no buffer", .results = "result:ownership", .format = "attr-dict",
      .traits = BS_TRAIT_PURE, .memory = BS_MEMORY_OWN_NOTHING },
    { .name = "deallocation.own", .does = BS_DOES_OWN, .summary = "an indicator of the buffer of a memref", .operands = "memref:any-memref",
      .results = "result:ownership", .format = "attr-dict $memref `:` type($memref)", .traits = BS_TRAIT_PURE,
      .memory = BS_MEMORY_OWN },
    { .name = "deallocation.retain", .does = BS_DOES_OWN_RETAIN, .summary = "gives each memref the indicator of its buffer and frees what is left",
      .operands = "retained:any-memref*, allocs:ownership*", .results = "results:ownership*",
      .format = "`(` $retained `)` `of` `(` $allocs `)` attr-dict `:` functional-type(operands, results)",
      .traits = BS_TRAIT_OPERAND_SEGMENTS, BS_LOCAL_RULE(verify_retain), .memory = BS_MEMORY_RETAIN },
};
// clang-format on

static const BsDialectSymbol types[] = {{"ownership", NULL}, {0}};

const BsDialect bs_dialect_deallocation = {
    .name = "deallocation",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .types = types,
    .elsewhere = TRUE,
};
