// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How control flows through ops with regions, as the passes of MLIR-HLO's system walk it: what goes
// into a region, comes out of it, and from one round to the next; and such an op made anew.
#pragma once

#include "ir/ir.h"
#include "support/vec.h"

typedef BS_VEC(BsValue *) BsHloValues;

// From the op, or the terminator of one of its regions, to one of its regions or to its results.
typedef struct BsHloEdge {
    BsOp *from;
    BsRange operands; // of `from`, that are forwarded: the last ones
    BsRegion *to;     // NULL: the results
    BsRange inputs;   // arguments of the region's block, or results, that receive them, as many
} BsHloEdge;

typedef BS_VEC(BsHloEdge) BsHloEdges;

/* Whether the op says how control flows through its regions. Only of scf.for, scf.if, scf.parallel
   and scf.while the original knows how to make them anew: `bs_hlo_is_known_branch`. */
gboolean bs_hlo_is_branch(const BsOp *op);
gboolean bs_hlo_is_known_branch(const BsOp *op);

/* Appends the edges that begin at the op (`from` NULL), or at the terminator of its region `from`;
   those of an empty region are none. */
void bs_hlo_add_edges_from(BsOp *op, BsRegion *from, BsHloEdges *edges);
/* Appends the edges of the op, then of each of its regions in order. */
void bs_hlo_add_all_edges(BsOp *op, BsHloEdges *edges);
/* The value that operand `i` of the edge's operands becomes. */
BsValue *bs_hlo_edge_operand(const BsHloEdge *edge, guint32 i);
BsValue *bs_hlo_edge_input(const BsHloEdge *edge, const BsOp *op, guint32 i);
/* The memref of which this one is a view, by the ops that the original names (memref.cast is none
   of them), or NULL. */
BsValue *bs_hlo_view_source(const BsValue *memref);
/* The memref at the end of these, which is no view of that kind; itself when it is none. */
BsValue *bs_hlo_view_base(BsValue *memref);

/* A known branch op made anew in front of the old one, after its terminators have got more
   operands: with these operands, and results as they follow from what is forwarded to them. Regions
   are moved, the old results are replaced by the first new ones, the old op is erased. */
BsOp *bs_hlo_rebuild(BsIr *ir, BsOp *op, guint32 n_operands, BsValue *const *operands);
/* Appends values to the operands of an op without operand segments. */
void bs_hlo_append_operands(BsIr *ir, BsOp *op, guint32 n, BsValue *const *values);
