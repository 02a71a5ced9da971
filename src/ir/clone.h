// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies of ops and regions, made as upstream's IRMapping, Region::cloneInto and OpBuilder::clone
// make them: results before operands, so that uses come into their lists in the same order, and the
// listener is told of every copied op, outer ones first.
#pragma once

#include "ir/builder.h"

// What stands for what in the copy: values and blocks. Values that are not in it stand for
// themselves.
typedef struct BsCloning {
    GHashTable *map;
    gboolean
        foreign; // what is copied is of another program of the same context: no copy is its heir
} BsCloning;

/* An empty one; bs_cloning_clear() frees what it holds. */
void bs_cloning_init(BsCloning *cloning);
void bs_cloning_clear(BsCloning *cloning);
/* `to` stands for `from` in copies that are made from now on. */
void bs_cloning_map(BsCloning *cloning, BsValue *from, BsValue *to);
/* What stands for `value`. */
BsValue *bs_cloning_find(const BsCloning *cloning, BsValue *value);

/* A copy of `op` with its regions at the builder's insertion point; its results are mapped. */
BsOp *bs_clone_op(BsBuilder *builder, BsCloning *cloning, const BsOp *op);
/* A copy of `op` with its regions for other attributes, operands and types of results, as many as
   it has; what the regions hold comes to the listener first (upstream's mlir::clone()). */
BsOp *bs_clone_op_for(BsBuilder *builder, const BsOp *op, BsLoc loc, const BsAttr *attrs,
                      BsValue *const *operands, const BsType *const *result_types);
/* Copies the blocks of `from` to the end of `to`. Arguments that are mapped already are left out of
   the copy. Cost: linear in what is copied. */
void bs_clone_region(BsBuilder *builder, BsCloning *cloning, const BsRegion *from, BsRegion *to);
