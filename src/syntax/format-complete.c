// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/context.h"
#include "syntax/format-parse-private.h"
#include "syntax/parser-private.h"

#include <string.h>

// Completing an op whose text was read.

static const BsType *
type_of_group(const BsFormatParsing *p, BsGroupRef ref)
{
    const BsGroupState *group = &p->groups[ref.is_result][ref.group];
    if (group->stated)
        return group->types.n ? p->types.data[group->types.begin] : NULL;
    if (group->type)
        return group->type;
    // Stated as one of all: only where the groups before have one value each.
    const BsRange all = p->all_types[ref.is_result];
    return p->all_types_stated[ref.is_result] && ref.group < all.n
               ? p->types.data[all.begin + ref.group]
               : NULL;
}

// A type that another is made of must be right before (upstream checks the variables that a
// TypesMatchWith transforms).
static gboolean
check_transformed(BsFormatParsing *p, const BsTypeStep *step, const BsType *type)
{
    const BsOpShape *shape = p->format->shape;
    const BsGroup *group = step->from.is_result ? &shape->results[step->from.group]
                                                : &shape->operands[step->from.group];
    if (step->rule == BS_RULE_SAME || group->constraint->holds_type(type))
        return TRUE;
    GString *text = g_string_new(NULL);
    bs_type_append(text, type);
    bs_parser_error(p->parser, bs_parser_name_loc(p->parser), "'%s' must be %s, but got '%s'",
                    group->name, group->constraint->description, text->str);
    g_string_free(text, TRUE);
    return FALSE;
}

// A string without a type has the type none.
static const BsType *
type_of_attr(const BsFormatParsing *p, const BsAttr *attr)
{
    if (attr && !attr->type && attr->kind == BS_ATTR_STRING)
        return bs_type_none(p->format->context);
    return attr ? attr->type : NULL;
}

static gboolean
find_types(BsFormatParsing *p)
{
    for (guint32 i = 0; i < p->format->n_steps; i++) {
        const BsTypeStep *step = &p->format->steps[i];
        const BsType *type = step->type;
        if (step->source == BS_FROM_ATTR)
            type = type_of_attr(p, p->attrs[step->attr]);
        else if (step->source == BS_FROM_GROUP)
            type = type_of_group(p, step->from);
        if (type && step->source == BS_FROM_GROUP && !check_transformed(p, step, type))
            return FALSE;
        if (type && step->source == BS_FROM_GROUP)
            type = bs_rule_apply(p->format->context, step->rule, type);
        p->groups[step->target.is_result][step->target.group].type = type;
    }
    return TRUE;
}

static gboolean
count_error(BsFormatParsing *p, BsLoc loc, guint32 present, guint32 expected)
{
    return bs_parser_error_counts(p->parser, loc, present, expected);
}

static gboolean
resolve_all(BsFormatParsing *p)
{
    const BsRange types = p->all_types[0];
    if (types.n != p->all_names.n)
        return count_error(p, p->all_loc, p->all_names.n, types.n);
    for (guint32 i = 0; i < types.n; i++) {
        if (!bs_resolve_operand(p->parser, &p->names.data[p->all_names.begin + i],
                                p->types.data[types.begin + i]))
            return FALSE;
    }
    return TRUE;
}

// The operands of a group with a stated or found type each; those of `type(operands)` begin at
// `*next` there.
static gboolean
resolve_group(BsFormatParsing *p, const BsGroupState *group, guint32 *next)
{
    BsRange types = group->types;
    const gboolean listed = group->stated || p->all_types_stated[0];
    if (!group->stated && p->all_types_stated[0])
        types = (BsRange){p->all_types[0].begin + *next, group->names.n};
    *next += group->names.n;
    if (listed && types.n != group->names.n)
        return count_error(p, group->loc, group->names.n, types.n);
    for (guint32 i = 0; i < group->names.n; i++) {
        const BsType *type = listed ? p->types.data[types.begin + i] : group->type;
        const BsOperandName *name = &p->names.data[group->names.begin + i];
        if (!type) // an attribute without a type, or an empty list that another group's type hangs
                   // on
            return bs_parser_error(p->parser, name->loc,
                                   "the type of this operand can't be inferred");
        if (!bs_resolve_operand(p->parser, name, type))
            return FALSE;
    }
    return TRUE;
}

static gboolean
resolve_operands(BsFormatParsing *p)
{
    if (p->all_names_stated)
        return resolve_all(p);
    guint32 next = 0;
    if (p->all_types_stated[0] && p->names.n != p->all_types[0].n)
        return count_error(p, bs_parser_name_loc(p->parser), p->names.n, p->all_types[0].n);
    for (guint32 i = 0; i < p->format->shape->n_operands; i++) {
        if (!resolve_group(p, &p->groups[0][i], &next))
            return FALSE;
    }
    return TRUE;
}

static gboolean
add_results(BsFormatParsing *p)
{
    if (p->all_types_stated[1]) {
        for (guint32 i = 0; i < p->all_types[1].n; i++)
            bs_add_result_type(p->parser, p->types.data[p->all_types[1].begin + i]);
        return TRUE;
    }
    for (guint32 i = 0; i < p->format->shape->n_results; i++) {
        BsGroupState *group = &p->groups[1][i];
        if (group->stated)
            group->count = group->types.n;
        else if (p->format->shape->results[i].arity == BS_ONE)
            group->count = 1;
        for (guint32 k = 0; k < group->count; k++) {
            const BsType *type =
                group->stated ? p->types.data[group->types.begin + k] : group->type;
            if (!type)
                return bs_parser_error(p->parser, bs_parser_name_loc(p->parser),
                                       "the type of result #%u can't be inferred", i);
            bs_add_result_type(p->parser, type);
        }
    }
    return TRUE;
}

static gboolean
is_in_dict(const BsFormatParsing *p, const char *name)
{
    for (guint i = 0; i < p->dict.len; i++) {
        if (!strcmp(p->dict.data[i].name, name))
            return TRUE;
    }
    return FALSE;
}

static void
add_segments(BsFormatParsing *p, gboolean results)
{
    const char *name = results ? "resultSegmentSizes" : "operandSegmentSizes";
    const guint32 n = results ? p->format->shape->n_results : p->format->shape->n_operands;
    gint32 sizes[BS_MAX_GROUPS];
    if (is_in_dict(p, name))
        return;
    for (guint32 i = 0; i < n; i++)
        sizes[i] = (gint32)(results ? p->groups[1][i].count : p->groups[0][i].names.n);
    bs_add_attr(p->parser, name, bs_attr_i32_array(p->format->context, n, sizes));
}

static void
add_attrs(BsFormatParsing *p)
{
    for (guint32 i = 0; i < p->format->shape->n_attrs; i++) {
        const char *name = p->format->attrs[i].name;
        if (p->attrs[i] && !is_in_dict(p, name))
            bs_vec_push(&p->parser->attrs, ((BsNamedAttr){name, p->attrs[i]}));
    }
    if (p->dict.len)
        bs_add_attrs(p->parser, &p->dict);
    if (p->format->def->traits & BS_TRAIT_OPERAND_SEGMENTS)
        add_segments(p, FALSE);
    if (p->format->def->traits & BS_TRAIT_RESULT_SEGMENTS)
        add_segments(p, TRUE);
}

gboolean
bs_format_complete(BsFormatParsing *p)
{
    if (!find_types(p) || !resolve_operands(p) || !add_results(p))
        return FALSE;
    add_attrs(p);
    return TRUE;
}
