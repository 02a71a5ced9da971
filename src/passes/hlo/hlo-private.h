// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the passes of MLIR-HLO's deallocation system share: how control flows through the ops with
// regions that they know, such an op made anew, the order of values, and classes of values that may
// be the same buffer.
#pragma once

#include "analysis/id-map.h"
#include "ir/builder.h"
#include "passes/run/pass.h"
#include "support/vec.h"

typedef BS_VEC(BsValue *) BsHloValues;

// -- control flow (edges.c) ----------------------------------------------------------------------

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

/* A known branch op made anew in front of the old one, after its terminators have got more
   operands: with these operands, and results as they follow from what is forwarded to them. Regions
   are moved, the old results are replaced by the first new ones, the old op is erased. */
BsOp *bs_hlo_rebuild(BsIr *ir, BsOp *op, guint32 n_operands, BsValue *const *operands);
/* Appends values to the operands of an op without operand segments. */
void bs_hlo_append_operands(BsIr *ir, BsOp *op, guint32 n, BsValue *const *values);

// -- order of values (order.c) -------------------------------------------------------------------

/* Negative, 0 or positive: arguments stand before results, arguments by their number, results of
   one region by their op's place, others by where their regions stand. Ops must not move while
   something is sorted by it. */
int bs_hlo_compare(const BsValue *a, const BsValue *b);
/* Sorts by that order. */
void bs_hlo_sort(guint32 n, BsValue **values);

// -- classes (classes.c) -------------------------------------------------------------------------

// Values that may be the same buffer, or the indicator of it. A class has a leader, which stays
// when another class is united with it, and its members in the order in which they came.
typedef struct BsHloClasses BsHloClasses;

/* No value is in a class with another one yet. Free with bs_hlo_classes_free(), which accepts NULL.
 */
BsHloClasses *bs_hlo_classes_new(void);
void bs_hlo_classes_free(BsHloClasses *classes);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsHloClasses, bs_hlo_classes_free)
/* Forgets all values, and keeps some memory for the next ones. */
void bs_hlo_classes_reset(BsHloClasses *classes);

/* Adds the members of b's class to those of a's, whose leader stays. Whether they were two. Cost:
   nearly constant. */
gboolean bs_hlo_unite(BsHloClasses *classes, BsValue *a, BsValue *b);
/* Whether they are the same value, or in one class. */
gboolean bs_hlo_same_class(BsHloClasses *classes, const BsValue *a, const BsValue *b);
/* The leader of the value's class; itself when it was never united. */
BsValue *bs_hlo_leader(BsHloClasses *classes, BsValue *value);
/* A number for the value's class, the same until it is united; the value gets a class of its own
   where it has none. Numbers are those of values, in the order in which they came. */
guint32 bs_hlo_class_number(BsHloClasses *classes, BsValue *value);
/* Has a function told of each value that comes, with the number of its class, and of each two
   classes that are united: which number the class has, and which is no class's any more. */
void bs_hlo_classes_watch(BsHloClasses *classes,
                          void (*entered)(gpointer data, BsValue *value, guint32 number),
                          void (*united)(gpointer data, guint32 kept, guint32 gone), gpointer data);
/* Appends the members of the value's class in their order. */
void bs_hlo_add_members(BsHloClasses *classes, BsValue *value, BsHloValues *members);
