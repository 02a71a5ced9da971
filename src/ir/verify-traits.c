// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules that traits of a row stand for.
#include "ir/verify-private.h"

#include "ir/compatible.h"
#include "ir/shape.h"
#include "ir/verify.h"

#include <string.h>

// -- parents and terminators --------------------------------------------------------------------

static gboolean
is_listed(const char *const *names, const char *name)
{
    for (; *names; names++) {
        if (*names == name) // both are interned
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_verify_parent(const BsOp *op, BsDiags *diags)
{
    const char *names = op->def->parent;
    if (!names)
        return TRUE;
    const BsOp *parent = bs_op_parent(op);
    if (parent && is_listed(op->def->shape->parents, parent->def->name))
        return TRUE;
    bs_diags_op_error(diags, op, "expects parent op %s'%s'",
                      strchr(names, ',') ? "to be one of " : "", names);
    return FALSE;
}

gboolean
bs_verify_terminators(const BsOp *op, BsDiags *diags)
{
    const char *terminator = op->def->terminator;
    for (guint32 i = 0; terminator && i < op->n_regions; i++) {
        const BsBlock *block = bs_op_region(op, i)->first;
        if (!block || !block->last || bs_op_is(block->last, terminator))
            continue;
        BsDiag *error = bs_diags_op_error(diags, op, "expects regions to end with '%s', found '%s'",
                                          terminator, block->last->def->name);
        bs_diag_note(error, op->loc,
                     "in custom textual format, the absence of terminator implies '%s'",
                     terminator);
        return FALSE;
    }
    return TRUE;
}

// -- types --------------------------------------------------------------------------------------

// What SameOperandsAndResultType finds wrong with a type beside that of the first result, or NULL.
static const char *
difference(const BsType *first, const BsType *type)
{
    if (first == type)
        return NULL;
    if (bs_type_element(first) != bs_type_element(type) || !bs_shapes_compatible(first, type))
        return "type";
    return first->kind == BS_TYPE_TENSOR && type->kind == BS_TYPE_TENSOR && first->shaped.layout &&
                   first->shaped.layout != type->shaped.layout
               ? "encoding"
               : NULL;
}

static gboolean
check_same_as_result(const BsOp *op, BsDiags *diags)
{
    for (guint32 i = 1; i < op->n_results + op->n_operands && op->n_results; i++) {
        const BsType *type =
            i < op->n_results ? op->results[i].type : bs_op_operand(op, i - op->n_results)->type;
        const char *what = difference(op->results[0].type, type);
        if (!what)
            continue;
        bs_diags_op_error(diags, op, "requires the same %s for all operands and results", what);
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_verify_same_types(const BsOp *op, BsDiags *diags)
{
    if (bs_op_has_trait(op, BS_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE))
        return check_same_as_result(op, diags);
    return TRUE;
}

// -- elementwise ---------------------------------------------------------------------------------

static gboolean
is_mappable(const BsType *type)
{
    return type->kind == BS_TYPE_VECTOR || type->kind == BS_TYPE_TENSOR ||
           type->kind == BS_TYPE_UNRANKED_TENSOR;
}

// What is wrong with the types of the op, of which `types` has room for all; NULL for nothing.
static const char *
elementwise_problem(const BsOp *op, const BsType **types)
{
    guint32 operands = 0, all = 0;
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (is_mappable(bs_op_operand(op, i)->type))
            types[operands++] = bs_op_operand(op, i)->type;
    }
    all = operands;
    for (guint32 i = 0; i < op->n_results; i++) {
        if (is_mappable(op->results[i].type))
            types[all++] = op->results[i].type;
    }
    if (all == 0)
        return NULL;
    if (operands == 0)
        return "if a result is non-scalar, then at least one operand must be non-scalar";
    if (all == operands)
        return "if an operand is non-scalar, then there must be at least one non-scalar result";
    if (all - operands != op->n_results)
        return "if an operand is non-scalar, then all results must be non-scalar";
    gboolean same = bs_all_shapes_compatible(all, types);
    for (guint32 i = 1; i < all; i++)
        same = same && types[i]->kind == types[0]->kind;
    return same ? NULL : "all non-scalar operands/results must have the same shape and base type";
}

gboolean
bs_verify_elementwise(const BsOp *op, BsDiags *diags)
{
    const BsType *few[8], **types = few;
    const gboolean many = (gsize)op->n_operands + op->n_results > G_N_ELEMENTS(few);
    if (many)
        types = g_new(const BsType *, (gsize)op->n_operands + op->n_results);
    const char *problem = elementwise_problem(op, types);
    if (many)
        g_free(types);
    if (problem)
        bs_diags_op_error(diags, op, "%s", problem);
    return !problem;
}
