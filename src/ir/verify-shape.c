// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether an op is what its row says: counts, attributes, operands, results.
#include "ir/shape.h"
#include "ir/verify-private.h"

typedef enum ShapeOf { OPERANDS, RESULTS } ShapeOf;

static const struct {
    const char *none, *one, *plural, *word;
} count_words[] = {
    [OPERANDS] = {"requires zero operands", "requires a single operand", "operands", "operand"},
    [RESULTS] = {"requires zero results", "requires one result", "results", "result"},
};

// Upstream has a trait for each of these cases: ZeroOperands, OneOperand, NOperands,
// AtLeastNOperands ...
static gboolean
check_count(const BsOp *op, BsDiags *diags, ShapeOf what, guint32 found, guint32 n_groups,
            guint32 n_variadic)
{
    const guint32 least = n_groups - n_variadic;
    if (found == least || (n_variadic && found > least))
        return TRUE;
    if (least > (n_variadic ? 0 : 1) && what == RESULTS) // does not say how many there are
        bs_diags_op_error(diags, op, "expected %u %sresults", least, n_variadic ? "or more " : "");
    else if (n_variadic)
        bs_diags_op_error(diags, op, "expected %u or more %s, but found %u", least,
                          count_words[what].plural, found);
    else if (least == 0)
        bs_diags_op_error(diags, op, "%s", count_words[what].none);
    else if (least == 1)
        bs_diags_op_error(diags, op, "%s", count_words[what].one);
    else
        bs_diags_op_error(diags, op, "expected %u %s, but found %u", least,
                          count_words[what].plural, found);
    return FALSE;
}

static gboolean
check_n_regions(const BsOp *op, BsDiags *diags)
{
    const guint32 n = op->def->n_regions;
    if (n == BS_ANY || op->n_regions == n || (n == BS_SOME && op->n_regions > 0))
        return TRUE;
    if (n == BS_SOME)
        bs_diags_op_error(diags, op, "expected 1 or more regions");
    else if (n == 0)
        bs_diags_op_error(diags, op, "requires zero regions");
    else if (n == 1)
        bs_diags_op_error(diags, op, "requires one region");
    else
        bs_diags_op_error(diags, op, "expected %u regions", n);
    return FALSE;
}

static gboolean
check_n_successors(const BsOp *op, BsDiags *diags)
{
    const guint32 n = op->def->n_successors;
    if (n == BS_ANY || op->n_successors == n || (n == BS_SOME && op->n_successors > 0))
        return TRUE;
    if (n == BS_SOME)
        bs_diags_op_error(diags, op, "requires at least 1 successors but found 0");
    else
        bs_diags_op_error(diags, op, "requires %u successor%s but found %u", n, n == 1 ? "" : "s",
                          op->n_successors);
    return FALSE;
}

// AttrSizedOperandSegments, AttrSizedResultSegments.
static gboolean
check_segments(const BsOp *op, BsDiags *diags, const char *name, const char *word, guint32 found,
               guint32 n_groups)
{
    const BsAttr *sizes = bs_op_attr(op, name);
    if (!sizes || sizes->kind != BS_ATTR_DENSE_ARRAY || !bs_type_is_integer(sizes->type, 32)) {
        bs_diags_op_error(diags, op, "requires dense i32 array attribute '%s'", name);
        return FALSE;
    }
    guint64 total = 0;
    for (guint32 i = 0; i < sizes->dense.n; i++) {
        if ((gint64)sizes->dense.values[i] < 0) {
            bs_diags_op_error(diags, op, "'%s' attribute cannot have negative elements", name);
            return FALSE;
        }
        total += sizes->dense.values[i];
    }
    if (total != found) {
        bs_diags_op_error(diags, op,
                          "%s count (%u) does not match with the total size (%" G_GUINT64_FORMAT
                          ") specified in attribute '%s'",
                          word, found, total, name);
        return FALSE;
    }
    if (sizes->dense.n != n_groups) {
        bs_diags_op_error(diags, op,
                          "'%s' attribute for specifying %s segments must have %u elements, but "
                          "got %u",
                          name, word, n_groups, sizes->dense.n);
        return FALSE;
    }
    return TRUE;
}

// The attribute of that group. Both names are interned.
static const BsAttr *
attr_of_group(const BsOp *op, const BsGroup *group)
{
    for (guint32 i = 0; op->attrs && i < op->attrs->dict.n; i++) {
        if (op->attrs->dict.items[i].name == group->name)
            return op->attrs->dict.items[i].value;
    }
    return NULL;
}

// What is missing comes first, by name.
static gboolean
check_attrs_are_there(const BsOp *op, BsDiags *diags)
{
    const BsOpShape *shape = op->def->shape;
    for (guint32 i = 0; i < shape->n_attrs; i++) {
        const BsGroup *group = &shape->attrs[shape->attrs_by_name[i]];
        if (group->arity == BS_ONE && !group->default_attr && !attr_of_group(op, group)) {
            bs_diags_op_error(diags, op, "requires attribute '%s'", group->name);
            return FALSE;
        }
    }
    return TRUE;
}

static gboolean
check_attrs(const BsOp *op, BsDiags *diags)
{
    const BsOpShape *shape = op->def->shape;
    if (!check_attrs_are_there(op, diags))
        return FALSE;
    for (guint32 i = 0; op->attrs && i < shape->n_attrs; i++) {
        const BsGroup *group = &shape->attrs[i];
        const BsAttr *attr = attr_of_group(op, group);
        if (attr && !group->constraint->holds_attr(attr)) {
            bs_diags_op_error(diags, op, "attribute '%s' failed to satisfy constraint: %s",
                              group->name, group->constraint->description);
            return FALSE;
        }
    }
    return TRUE;
}

static gboolean
check_value(const BsOp *op, BsDiags *diags, ShapeOf what, guint32 number, const BsGroup *group,
            const BsType *type)
{
    if (group->constraint->holds_type(type))
        return TRUE;
    g_autofree char *text = diags->print_type ? diags->print_type(type) : NULL;
    bs_diags_op_error(diags, op, "%s #%u must be %s%s, but got '%s'", count_words[what].word,
                      number, group->arity == BS_VARIADIC ? "variadic of " : "",
                      group->constraint->description, text ? text : "?");
    return FALSE;
}

static gboolean
check_groups(const BsOp *op, BsDiags *diags, ShapeOf what)
{
    const BsOpShape *shape = op->def->shape;
    const guint32 n = what == OPERANDS ? shape->n_operands : shape->n_results;
    const gboolean single =
        !(what == OPERANDS ? shape->n_variadic_operands : shape->n_variadic_results);
    for (guint32 g = 0; g < n; g++) {
        const BsRange range = single             ? (BsRange){g, 1}
                              : what == OPERANDS ? bs_op_operand_group(op, g)
                                                 : bs_op_result_group(op, g);
        const BsGroup *group = what == OPERANDS ? &shape->operands[g] : &shape->results[g];
        if (group->arity == BS_OPTIONAL && range.n > 1) {
            bs_diags_op_error(diags, op,
                              "%s group starting at #%u requires 0 or 1 element, but found %u",
                              count_words[what].word, range.begin, range.n);
            return FALSE;
        }
        for (guint32 i = range.begin; i < range.begin + range.n; i++) {
            const BsValue *value = what == OPERANDS ? bs_op_operand(op, i) : bs_op_result(op, i);
            if (!check_value(op, diags, what, i, group, value->type))
                return FALSE;
        }
    }
    return TRUE;
}

static gboolean
check_no_region_arguments(const BsOp *op, BsDiags *diags)
{
    for (guint32 i = 0; i < op->n_regions; i++) {
        const BsBlock *block = bs_op_region(op, i)->first;
        if (!block || block->n_args == 0)
            continue;
        if (op->n_regions > 1)
            bs_diags_op_error(diags, op, "region #%u should have no arguments", i);
        else
            bs_diags_op_error(diags, op, "region should have no arguments");
        return FALSE;
    }
    return TRUE;
}

static gboolean
check_single_block(const BsOp *op, BsDiags *diags)
{
    for (guint32 i = 0; i < op->n_regions; i++) {
        const BsRegion *region = bs_op_region(op, i);
        if (region->first && region->first != region->last) {
            bs_diags_op_error(diags, op, "expects region #%u to have 0 or 1 blocks", i);
            return FALSE;
        }
        if (region->first && !region->first->first &&
            !bs_op_has_trait(op, BS_TRAIT_NO_TERMINATOR)) {
            bs_diags_op_error(diags, op, "expects a non-empty block");
            return FALSE;
        }
    }
    return TRUE;
}

gboolean
bs_verify_blocks(const BsOp *op, BsDiags *diags)
{
    return (!bs_op_has_trait(op, BS_TRAIT_SINGLE_BLOCK) || check_single_block(op, diags)) &&
           (!bs_op_has_trait(op, BS_TRAIT_NO_REGION_ARGUMENTS) ||
            check_no_region_arguments(op, diags));
}

gboolean
bs_verify_shape(const BsOp *op, BsDiags *diags)
{
    const BsOpShape *shape = op->def->shape;
    const gboolean operand_segments = bs_op_has_trait(op, BS_TRAIT_OPERAND_SEGMENTS);
    const gboolean result_segments = bs_op_has_trait(op, BS_TRAIT_RESULT_SEGMENTS);
    const gboolean blocks_first = bs_op_has_trait(op, BS_TRAIT_BLOCKS_FIRST);
    return check_n_regions(op, diags) &&
           check_count(op, diags, RESULTS, op->n_results, shape->n_results,
                       shape->n_variadic_results) &&
           check_n_successors(op, diags) &&
           check_count(op, diags, OPERANDS, op->n_operands, shape->n_operands,
                       shape->n_variadic_operands) &&
           (!blocks_first || bs_verify_blocks(op, diags)) &&
           (!operand_segments || check_segments(op, diags, "operandSegmentSizes", "operand",
                                                op->n_operands, shape->n_operands)) &&
           (!result_segments || check_segments(op, diags, "resultSegmentSizes", "result",
                                               op->n_results, shape->n_results)) &&
           bs_verify_parent(op, diags) && (blocks_first || bs_verify_blocks(op, diags)) &&
           check_attrs(op, diags) && check_groups(op, diags, OPERANDS) &&
           check_groups(op, diags, RESULTS) && bs_verify_same_types(op, diags);
}
