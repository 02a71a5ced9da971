// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the op table in scf.c and its folds and canonicalization patterns in
// patterns.c. Names follow the op: memref.load has bs_fold_memref_load
// and bs_patterns_memref_load.
#pragma once

#include "dialects/scf/shared.h"
#include "ir/opdef.h"

BsFoldProc bs_fold_scf_if;

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_scf_execute_region[];
extern const BsPattern bs_patterns_scf_for[];
extern const BsPattern bs_patterns_scf_forall[];
extern const BsPattern bs_patterns_scf_if[];
extern const BsPattern bs_patterns_scf_index_switch[];
extern const BsPattern bs_patterns_scf_parallel[];
extern const BsPattern bs_patterns_scf_while[];

// Bounds of a loop as far as they are known.
typedef struct BsTrip {
    gboolean same; // lower and upper bound are the same
    gboolean knows_bounds, knows_step;
    gint64 from, to, step;
    guint32 width; // of their type; 0: 64
} BsTrip;

/* How often a loop runs, or a number that is neither 0 nor 1 (-1 where the bounds say nothing):
   upstream's constantTripCount, which rounds the signed quotient up. Until 19 a step of 0, on which
   upstream divides by zero, counts as unknown; since 22 the loop never runs with a step that is not
   positive, nor where the distance of the bounds is negative in their width. */
gint64 bs_scf_trip_count(const BsContext *context, const BsTrip *trip);

/* Whether a scf.for compares its bounds as unsigned numbers (since 22). */
gboolean bs_scf_for_is_unsigned(const BsOp *op);

// Patterns of loops that carry tensors (tensor-patterns.c), TRUE when they rewrote something.
gboolean bs_scf_move_cast_out_of_for(BsBuilder *builder, BsOp *op);
gboolean bs_scf_drop_outputs_of_forall(BsBuilder *builder, BsOp *op);
gboolean bs_scf_move_casts_out_of_forall(BsBuilder *builder, BsOp *op);
/* Whether a scf.forall inserts once into each output; only then it can be inlined. */
gboolean bs_scf_can_inline_forall(const BsOp *op);
/* A scf.forall whose dimensions run once each becomes its body, with the values in `lower` for its
   induction variables. */
void bs_scf_inline_forall(BsBuilder *builder, BsOp *op, BsValue *const *lower);

// Custom syntax (syntax.c) ...
gboolean bs_scf_parse_execute_region(BsParser *parser, BsOpState *state);
void bs_scf_print_execute_region(BsPrinter *printer, const BsOp *op);
gboolean bs_scf_parse_for(BsParser *parser, BsOpState *state);
void bs_scf_print_for(BsPrinter *printer, const BsOp *op);
gboolean bs_scf_parse_forall(BsParser *parser, BsOpState *state);
void bs_scf_print_forall(BsPrinter *printer, const BsOp *op);
gboolean bs_scf_parse_in_parallel(BsParser *parser, BsOpState *state);
void bs_scf_print_in_parallel(BsPrinter *printer, const BsOp *op);
gboolean bs_scf_parse_if(BsParser *parser, BsOpState *state);
void bs_scf_print_if(BsPrinter *printer, const BsOp *op);
gboolean bs_scf_parse_index_switch(BsParser *parser, BsOpState *state);
void bs_scf_print_index_switch(BsPrinter *printer, const BsOp *op);
gboolean bs_scf_parse_parallel(BsParser *parser, BsOpState *state);
void bs_scf_print_parallel(BsPrinter *printer, const BsOp *op);
gboolean bs_scf_parse_reduce(BsParser *parser, BsOpState *state);
void bs_scf_print_reduce(BsPrinter *printer, const BsOp *op);
gboolean bs_scf_parse_while(BsParser *parser, BsOpState *state);
void bs_scf_print_while(BsPrinter *printer, const BsOp *op);

// ... and rules of the ops (verify.c).
gboolean bs_scf_verify_execute_region(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_for(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_for_regions(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_forall(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_in_parallel(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_if(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_index_switch(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_parallel(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_reduce(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_reduce_regions(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_reduce_return(const BsOp *op, BsDiags *diags);
gboolean bs_scf_verify_while(const BsOp *op, BsDiags *diags);
