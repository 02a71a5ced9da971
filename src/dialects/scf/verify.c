// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of single ops of the scf dialect.
#include "dialects/scf/scf-private.h"

#include "dialects/common/checks.h"
#include "ir/shape.h"
#include "syntax/printer.h"

#include <string.h>

// The terminator of the first block when it is `name`; else NULL after an error.
static const BsOp *
expect_terminator(const BsOp *op, BsDiags *diags, const BsRegion *region, const char *name,
                  const char *text)
{
    const BsOp *last = region->first ? region->first->last : NULL;
    if (last && bs_op_is(last, name))
        return last;
    BsDiag *error = bs_diags_op_error(diags, op, "%s", text);
    if (last)
        bs_diag_note(error, last->loc, "terminator here");
    return NULL;
}

// -- scf.if, scf.execute_region, terminators ----------------------------------------------------

gboolean
bs_scf_verify_execute_region(const BsOp *op, BsDiags *diags)
{
    const BsBlock *entry = bs_op_region(op, 0)->first;
    if (!entry) {
        bs_diags_op_error(diags, op, "region needs to have at least one block");
        return FALSE;
    }
    if (entry->n_args > 0) {
        bs_diags_op_error(diags, op, "region cannot have any arguments");
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_scf_verify_if(const BsOp *op, BsDiags *diags)
{
    if (!bs_check_one_block(op, diags, 0, "thenRegion", FALSE) ||
        !bs_check_one_block(op, diags, 1, "elseRegion", TRUE))
        return FALSE;
    if (op->n_results == 0 || bs_op_region(op, 1)->first)
        return TRUE;
    bs_diags_op_error(diags, op, "must have an else block if defining values");
    return FALSE;
}

// -- scf.for ------------------------------------------------------------------------------------

gboolean
bs_scf_verify_for(const BsOp *op, BsDiags *diags)
{
    const BsType *bound = bs_op_operand(op, 0)->type;
    gboolean same = bs_op_operand(op, 1)->type == bound && bs_op_operand(op, 2)->type == bound;
    if (!bs_check_that(same, op, diags, "all of {lowerBound, upperBound, step} have same type") ||
        !bs_check_one_block(op, diags, 0, "region", FALSE))
        return FALSE;
    if (op->n_operands - 3 == op->n_results)
        return TRUE;
    bs_diags_op_error(diags, op, "mismatch in number of loop-carried values and defined values");
    return FALSE;
}

gboolean
bs_scf_verify_for_regions(const BsOp *op, BsDiags *diags)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsOp *yield = body->last && bs_op_is(body->last, "scf.yield") ? body->last : NULL;
    if (!bs_check_loop(op, diags, (BsRange){3, op->n_operands - 3}, yield) ||
        !bs_check_region_flow(op, diags))
        return FALSE;
    if (body->args[0]->type == bs_op_operand(op, 0)->type)
        return TRUE;
    bs_diags_op_error(diags, op, "expected induction variable to be same type as bounds and step");
    return FALSE;
}

// -- scf.forall ---------------------------------------------------------------------------------

static gboolean
check_bounds(const BsOp *op, BsDiags *diags, guint32 group, const char *attr_name, const char *name,
             guint32 rank)
{
    const BsAttr *statics = bs_op_attr(op, attr_name);
    guint32 n = bs_op_operand_group(op, group).n, n_dynamic = 0;
    if (statics->dense.n != rank) {
        bs_diags_error_at_op(diags, op, "expected %u %s values, got %u", rank, name,
                             statics->dense.n);
        return FALSE;
    }
    for (guint32 i = 0; i < rank; i++)
        n_dynamic += (gint64)statics->dense.values[i] == BS_DYNAMIC;
    if (n == n_dynamic)
        return TRUE;
    bs_diags_error_at_op(diags, op, "expected %u dynamic %s values", n_dynamic, name);
    return FALSE;
}

static gboolean
check_forall_arguments(const BsOp *op, BsDiags *diags, guint32 rank)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsRange outputs = bs_op_operand_group(op, 3);
    if (body->n_args != rank + outputs.n) {
        bs_diags_op_error(diags, op, "region expects %u arguments", rank);
        return FALSE;
    }
    for (guint32 i = 0; i < rank; i++) {
        if (body->args[i]->type->kind == BS_TYPE_INDEX)
            continue;
        bs_diags_op_error(diags, op, "expects %u-th block argument to be an index", i);
        return FALSE;
    }
    for (guint32 i = 0; i < outputs.n; i++) {
        if (body->args[rank + i]->type == bs_op_operand(op, outputs.begin + i)->type)
            continue;
        bs_diags_op_error(diags, op,
                          "type mismatch between %u-th output and corresponding block argument", i);
        return FALSE;
    }
    return TRUE;
}

// DestinationStyleOpInterface
static gboolean
check_result_types(const BsOp *op, BsDiags *diags)
{
    const BsRange outputs = bs_op_operand_group(op, 3);
    if (!bs_check_tensor_results(op, diags, outputs.n))
        return FALSE;
    for (guint32 i = 0; i < op->n_results; i++) {
        const BsType *type = bs_op_operand(op, outputs.begin + i)->type;
        if (type == op->results[i].type)
            continue;
        g_autofree char *format = g_strdup_printf(
            "expected type of operand #%u (%%s) to match type of corresponding result (%%s)",
            outputs.begin + i);
        return bs_fail_types(op, diags, format, type, op->results[i].type);
    }
    return TRUE;
}

gboolean
bs_scf_verify_forall(const BsOp *op, BsDiags *diags)
{
    guint32 rank = bs_op_attr(op, "staticLowerBound")->dense.n,
            n_outputs = bs_op_operand_group(op, 3).n;
    if (!bs_check_one_block(op, diags, 0, "region", FALSE))
        return FALSE;
    if (op->n_results != n_outputs) {
        bs_diags_op_error(diags, op, "produces %u results, but has only %u outputs", op->n_results,
                          n_outputs);
        return FALSE;
    }
    if (!check_forall_arguments(op, diags, rank))
        return FALSE;
    const BsAttr *mapping = bs_op_attr(op, "mapping");
    if (mapping && mapping->array.n && mapping->array.n != rank) {
        bs_diags_op_error(diags, op, "mapping attribute size must match op rank");
        return FALSE;
    }
    return check_bounds(op, diags, 0, "staticLowerBound", "lower bound", rank) &&
           check_bounds(op, diags, 1, "staticUpperBound", "upper bound", rank) &&
           check_bounds(op, diags, 2, "staticStep", "step", rank) && check_result_types(op, diags);
}

// Whether the value is what a scf.forall calls one of its outputs.
static gboolean
is_output_of(const BsOp *forall, const BsValue *value)
{
    const BsBlock *body = bs_op_region(forall, 0)->first;
    const guint32 n_outputs = bs_op_operand_group(forall, 3).n;
    for (guint32 i = body->n_args - MIN(body->n_args, n_outputs); i < body->n_args; i++) {
        if (body->args[i] == value)
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_scf_verify_in_parallel(const BsOp *op, BsDiags *diags)
{
    if (!bs_check_one_block(op, diags, 0, "region", FALSE))
        return FALSE;
    bs_block_for_each (bs_op_region(op, 0)->first, nested) {
        if (!bs_op_is(nested, "tensor.parallel_insert_slice"))
            return bs_fail(op, diags,
                           bs_op_upstream(op) >= BS_UPSTREAM_22
                               ? "expected only ParallelCombiningOpInterface ops"
                               : "expected only tensor.parallel_insert_slice ops");
        if (nested->n_operands < 2 || !is_output_of(bs_op_parent(op), bs_op_operand(nested, 1)))
            return bs_fail(nested, diags, "may only insert into an output block argument");
    }
    return TRUE;
}

// -- scf.index_switch ---------------------------------------------------------------------------

static gboolean
check_case(const BsOp *op, BsDiags *diags, const BsRegion *region, const char *name)
{
    const BsOp *yield = region->first ? region->first->last : NULL;
    if (!yield)
        return TRUE; // said before
    if (!bs_op_is(yield, "scf.yield")) {
        bs_diags_op_error(diags, op, "expected region to end with scf.yield, but got %s",
                          yield->def->name);
        return FALSE;
    }
    if (yield->n_operands != op->n_results) {
        BsDiag *error = bs_diags_op_error(
            diags, op, "expected each region to return %u values, but %s returns %u", op->n_results,
            name, yield->n_operands);
        bs_diag_note(error, yield->loc, "see yield operation here");
        return FALSE;
    }
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_op_operand(yield, i)->type == op->results[i].type)
            continue;
        char *expected = bs_type_to_string(op->results[i].type);
        char *actual = bs_type_to_string(bs_op_operand(yield, i)->type);
        BsDiag *error = bs_diags_op_error(
            diags, op, "expected result #%u of each region to be '%s'", i, expected);
        bs_diag_note(error, yield->loc, "%s returns '%s' here", name, actual);
        g_free(expected);
        g_free(actual);
        return FALSE;
    }
    return TRUE;
}

static gboolean
check_case_values(const BsOp *op, BsDiags *diags, const BsAttr *cases)
{
    GHashTable *seen = g_hash_table_new(g_int64_hash, g_int64_equal);
    gboolean ok = TRUE;
    for (guint32 i = 0; ok && i < cases->dense.n; i++) {
        gint64 value = (gint64)cases->dense.values[i];
        // The largest number stands for an empty place in upstream's table: it is found there once
        // there is a table.
        ok = g_hash_table_add(seen, (gpointer)(guintptr)&cases->dense.values[i]) &&
             (i == 0 || value != G_MAXINT64);
        if (!ok)
            bs_diags_op_error(diags, op, "has duplicate case value: %" G_GINT64_FORMAT, value);
    }
    g_hash_table_destroy(seen);
    return ok;
}

gboolean
bs_scf_verify_index_switch(const BsOp *op, BsDiags *diags)
{
    const BsAttr *cases = bs_op_attr(op, "cases");
    for (guint32 i = 0; i < op->n_regions; i++) {
        if (!bs_check_one_block(op, diags, i, i ? "caseRegions" : "defaultRegion", FALSE))
            return FALSE;
    }
    if (cases->dense.n != op->n_regions - 1) {
        bs_diags_op_error(diags, op, "has %u case regions but %u case values", op->n_regions - 1,
                          cases->dense.n);
        return FALSE;
    }
    if (!check_case_values(op, diags, cases) ||
        !check_case(op, diags, bs_op_region(op, 0), "default region"))
        return FALSE;
    for (guint32 i = 1; i < op->n_regions; i++) {
        char name[40];
        g_snprintf(name, sizeof name, "case region #%u", i - 1);
        if (!check_case(op, diags, bs_op_region(op, i), name))
            return FALSE;
    }
    return TRUE;
}

// -- scf.parallel -------------------------------------------------------------------------------

static gboolean
check_steps(const BsOp *op, BsDiags *diags, BsRange steps)
{
    if (steps.n == 0) {
        bs_diags_op_error(diags, op,
                          "needs at least one tuple element for lowerBound, upperBound and step");
        return FALSE;
    }
    for (guint32 i = 0; i < steps.n; i++) {
        const BsAttr *value = bs_value_constant(bs_op_operand(op, steps.begin + i));
        if (!value || value->kind != BS_ATTR_INTEGER || value->integer > 0)
            continue;
        bs_diags_op_error(diags, op, "constant step operand must be positive");
        return FALSE;
    }
    return TRUE;
}

static gboolean
check_induction_variables(const BsOp *op, BsDiags *diags, guint32 n)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    if (body->n_args != n) {
        bs_diags_op_error(
            diags, op,
            "expects the same number of induction variables: %u as bound and step values: %u",
            body->n_args, n);
        return FALSE;
    }
    for (guint32 i = 0; i < n; i++) {
        if (body->args[i]->type->kind == BS_TYPE_INDEX)
            continue;
        bs_diags_op_error(diags, op,
                          "expects arguments for the induction variable to be of index type");
        return FALSE;
    }
    return TRUE;
}

static gboolean
check_reductions(const BsOp *op, BsDiags *diags, const BsOp *reduce)
{
    guint32 n_inits = bs_op_operand_group(op, 3).n;
    if (op->n_results != reduce->n_regions || op->n_results != n_inits) {
        gboolean regions = op->n_results != reduce->n_regions;
        bs_diags_op_error(diags, op,
                          "expects number of results: %u to be the same as number of %s: %u",
                          op->n_results, regions ? "reductions" : "initial values",
                          regions ? reduce->n_regions : n_inits);
        return FALSE;
    }
    for (guint32 i = 0; i < op->n_results && i < reduce->n_operands; i++) {
        if (op->results[i].type == bs_op_operand(reduce, i)->type)
            continue;
        char *format = g_strdup_printf(
            "expects type of %u-th reduction operand: %%s to be the same as the %u-th "
            "result type: %%s",
            i, i);
        bs_fail_types(reduce, diags, format, bs_op_operand(reduce, i)->type, op->results[i].type);
        g_free(format);
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_scf_verify_parallel(const BsOp *op, BsDiags *diags)
{
    const BsRange steps = bs_op_operand_group(op, 2);
    if (!bs_check_one_block(op, diags, 0, "region", FALSE) || !check_steps(op, diags, steps) ||
        !check_induction_variables(op, diags, steps.n))
        return FALSE;
    const BsOp *reduce = expect_terminator(op, diags, bs_op_region(op, 0), "scf.reduce",
                                           "expects body to terminate with 'scf.reduce'");
    return reduce && check_reductions(op, diags, reduce);
}

gboolean
bs_scf_verify_reduce(const BsOp *op, BsDiags *diags)
{
    for (guint32 i = 0; i < op->n_regions; i++) {
        if (!bs_check_one_block(op, diags, i, "reductions", FALSE))
            return FALSE;
    }
    return TRUE;
}

static gboolean
check_reduction(const BsOp *op, BsDiags *diags, guint32 i)
{
    const BsBlock *block = bs_op_region(op, i)->first;
    const BsType *type = bs_op_operand(op, i)->type;
    if (!block->last) {
        bs_diags_op_error(diags, op, "%u-th reduction has an empty body", i);
        return FALSE;
    }
    if (block->n_args != 2 || block->args[0]->type != type || block->args[1]->type != type) {
        char *format = g_strdup_printf(
            "expected two block arguments with type %%s in the %u-th reduction region", i);
        bs_fail_types(op, diags, format, type, type);
        g_free(format);
        return FALSE;
    }
    if (bs_op_is(block->last, "scf.reduce.return"))
        return TRUE;
    bs_diags_op_error(diags, op,
                      "reduction bodies must be terminated with an 'scf.reduce.return' op");
    return FALSE;
}

gboolean
bs_scf_verify_reduce_regions(const BsOp *op, BsDiags *diags)
{
    if (op->n_operands != op->n_regions && bs_op_upstream(op) >= BS_UPSTREAM_22) {
        bs_diags_op_error(diags, op,
                          "expects number of reduction regions: %u to be the same as number of "
                          "reduction operands: %u",
                          op->n_regions, op->n_operands);
        return FALSE;
    }
    if (op->n_operands <
        op->n_regions) { // upstream reads behind the operands; it takes more of them
        bs_diags_op_error(
            diags, op, "expects number of operands: %u to be the same as number of reductions: %u",
            op->n_operands, op->n_regions);
        return FALSE;
    }
    for (guint32 i = 0; i < op->n_regions; i++) {
        if (!check_reduction(op, diags, i))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_scf_verify_reduce_return(const BsOp *op, BsDiags *diags)
{
    const BsBlock *body = bs_op_block(op);
    const BsType *expected = body->n_args ? body->args[0]->type : NULL;
    if (!expected || bs_op_operand(op, 0)->type == expected)
        return TRUE;
    return bs_fail_types(op, diags, "must have type %s (the type of the reduction inputs)",
                         expected, expected);
}

// -- scf.while ----------------------------------------------------------------------------------

gboolean
bs_scf_verify_while(const BsOp *op, BsDiags *diags)
{
    return bs_check_one_block(op, diags, 0, "before", FALSE) &&
           bs_check_one_block(op, diags, 1, "after", FALSE) &&
           expect_terminator(op, diags, bs_op_region(op, 0), "scf.condition",
                             "expects the 'before' region to terminate with 'scf.condition'") &&
           expect_terminator(op, diags, bs_op_region(op, 1), "scf.yield",
                             "expects the 'after' region to terminate with 'scf.yield'");
}
