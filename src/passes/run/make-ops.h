// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that the lowering passes make, each with the attributes that upstream's builders give it. All
// are made at the builder's insertion point.
#pragma once

#include "ir/builder.h"

// Predicates of arith.cmpi, as upstream numbers them.
typedef enum BsCmpPredicate { BS_CMP_EQ = 0, BS_CMP_NE = 1, BS_CMP_ULT = 6 } BsCmpPredicate;

/* arith.cmpi of two values of one type. */
BsValue *bs_make_cmpi(BsBuilder *builder, BsLoc loc, BsCmpPredicate predicate, BsValue *a,
                      BsValue *b);
/* arith.andi, arith.ori, arith.xori and the like: an op on two values of one type. */
BsValue *bs_make_binary(BsBuilder *builder, const char *name, BsLoc loc, BsValue *a, BsValue *b);

/* memref.alloc with the dynamic size `size`, or NULL; `alignment` an i64 attribute, or NULL. */
BsValue *bs_make_alloc(BsBuilder *builder, BsLoc loc, const BsType *type, BsValue *size,
                       const BsAttr *alignment);
void bs_make_free(BsBuilder *builder, BsLoc loc, BsValue *memref); // memref.dealloc
/* memref.load (memref.store) with one index. */
BsValue *bs_make_load(BsBuilder *builder, BsLoc loc, BsValue *memref, BsValue *index);
void bs_make_store(BsBuilder *builder, BsLoc loc, BsValue *value, BsValue *memref, BsValue *index);

/* memref.alloc (memref.alloca with that `name`) with a size for each dynamic dimension. */
BsValue *bs_make_alloc_sizes(BsBuilder *builder, const char *name, BsLoc loc, const BsType *type,
                             guint32 n, BsValue *const *sizes);
BsValue *bs_make_memref_cast(BsBuilder *builder, BsLoc loc, const BsType *type, BsValue *source);
void bs_make_copy(BsBuilder *builder, BsLoc loc, BsValue *source, BsValue *target); // memref.copy

/* memref.subview or memref.reinterpret_cast of rank 1 with offset 0 and stride 1; the size is
   `size`, or `number` when that is NULL. */
BsValue *bs_make_slice(BsBuilder *builder, const char *name, BsLoc loc, const BsType *type,
                       BsValue *source, BsValue *size, gint64 number);

/* scf.yield of `value`, or of nothing when it is NULL. */
void bs_make_yield(BsBuilder *builder, BsLoc loc, BsValue *value);
/* scf.if with a result of `type` (NULL: none) and a block in its then region, in its else region
   only when it has a result; bs_builder_set_end() goes into them. The blocks are empty. */
BsOp *bs_make_if(BsBuilder *builder, BsLoc loc, BsValue *condition, const BsType *type);
/* scf.for with at most one carried value (`init`, or NULL); the body's block has its arguments and
 * no ops. */
BsOp *bs_make_for(BsBuilder *builder, BsLoc loc, BsValue *from, BsValue *to, BsValue *step,
                  BsValue *init);
