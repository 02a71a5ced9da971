// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `<{...}>` says of an op in the generic form, and inherent attributes that stand among the
// others.
#include "syntax/parser-private.h"

#include "ir/shape.h"
#include "syntax/printer.h"

#include <string.h>

typedef struct Segments {
    BsTraits trait;
    const char *name;
    const char *old_name; // that upstream still takes in `<{...}>`
} Segments;

static const Segments segments[] = {
    {BS_TRAIT_OPERAND_SEGMENTS, "operandSegmentSizes", "operand_segment_sizes"},
    {BS_TRAIT_RESULT_SEGMENTS, "resultSegmentSizes", "result_segment_sizes"},
};

static guint32
count_groups(const BsOpDef *def, const Segments *which)
{
    return which->trait == BS_TRAIT_OPERAND_SEGMENTS ? def->shape->n_operands
                                                     : def->shape->n_results;
}

static const BsAttr *
find_in(const BsNamedAttr *items, guint32 n, const char *name)
{
    for (guint32 i = 0; i < n; i++)
        if (!strcmp(items[i].name, name))
            return items[i].value;
    return NULL;
}

static gboolean
has_properties(const BsOpDef *def)
{
    return def->shape->n_attrs ||
           (def->traits & (BS_TRAIT_OPERAND_SEGMENTS | BS_TRAIT_RESULT_SEGMENTS));
}

static void
push(BsParser *parser, const char *name, const BsAttr *value)
{
    const BsNamedAttr attr = {bs_context_string(parser->context, name), value};
    bs_vec_push(&parser->attrs, attr);
}

static gboolean
is_i32_array(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_DENSE_ARRAY && bs_type_is_integer(attr->type, 32);
}

// -- properties ----------------------------------------------------------------------------------

static gboolean
is_stored(const BsConstraint *constraint, const BsAttr *value)
{
    return (constraint->stored ? constraint->stored : constraint->holds_attr)(value);
}

// A property has a C++ type upstream, and what is not of that type cannot be put into it; whether
// the value is allowed is for the verifier to say.
static gboolean
add_attributes(BsParser *parser, const BsFrame *frame, const BsAttr *dict, GString *wrong)
{
    const BsOpShape *shape = frame->def->shape;
    for (guint32 i = 0; i < shape->n_attrs; i++) {
        const BsGroup *group = &shape->attrs[shape->attrs_by_name[i]];
        const BsConstraint *constraint = group->constraint;
        const BsAttr *value = find_in(dict->dict.items, dict->dict.n, group->name);
        if (!value)
            continue;
        if (!is_stored(constraint, value)) {
            g_autofree char *text = bs_attr_to_string(value);
            g_string_printf(wrong, "Invalid attribute `%s` in property conversion: %s", group->name,
                            text);
            return FALSE;
        }
        push(parser, group->name, value);
    }
    return TRUE;
}

static gboolean
add_segments(BsParser *parser, const BsFrame *frame, const BsAttr *dict, GString *wrong)
{
    for (guint i = 0; i < G_N_ELEMENTS(segments); i++) {
        if (!(frame->def->traits & segments[i].trait))
            continue;
        const BsAttr *value = find_in(dict->dict.items, dict->dict.n, segments[i].name);
        if (!value)
            value = find_in(dict->dict.items, dict->dict.n, segments[i].old_name);
        if (!value)
            continue;
        const guint32 n = count_groups(frame->def, &segments[i]);
        if (!is_i32_array(value))
            g_string_assign(wrong, "expected DenseI32ArrayAttr for key `value`");
        else if (value->dense.n != n)
            g_string_printf(wrong, "size mismatch in attribute conversion: %u vs %u",
                            value->dense.n, n);
        if (wrong->len)
            return FALSE;
        push(parser, segments[i].name, value);
    }
    return TRUE;
}

// What is wrong is an error of the op's, said even where the lexer refused what follows. Those of
// an unregistered op are kept as they are, under a name of their own; an op that has a row takes
// what its row names and nothing else.
gboolean
parser_add_properties(BsParser *parser, const BsFrame *frame, const BsAttr *attr)
{
    if (bs_def_keeps_properties(frame->def)) {
        push(parser, BS_PROPERTIES, attr);
        return TRUE;
    }
    g_autoptr(GString) wrong = g_string_new(NULL);
    if (!has_properties(frame->def))
        g_string_assign(wrong, "this operation does not support properties");
    else if (attr->kind != BS_ATTR_DICT)
        g_string_assign(wrong, "expected DictionaryAttr to set properties");
    else if (add_attributes(parser, frame, attr, wrong) && add_segments(parser, frame, attr, wrong))
        return TRUE;
    g_autofree char *text = bs_attr_to_string(attr);
    bs_diags_error(parser->diags, frame->loc, "invalid properties %s for op %s: %s", text,
                   frame->def->name, wrong->str);
    return FALSE;
}

void
bs_set_properties(BsParser *parser, const BsAttr *properties)
{
    parser->frame->properties = properties;
}

// -- inherent attributes among the others --------------------------------------------------------

// The first by name of the `n` attributes that is not what its row says; NULL: there is none.
static const BsGroup *
find_wrong(const BsOpShape *shape, const BsNamedAttr *attrs, guint32 n)
{
    for (guint32 i = 0; n && i < shape->n_attrs; i++) {
        const BsGroup *group = &shape->attrs[shape->attrs_by_name[i]];
        const BsAttr *value = find_in(attrs, n, group->name);
        if (value && group->constraint->holds_attr && !group->constraint->holds_attr(value))
            return group;
    }
    return NULL;
}

gboolean
parser_check_inherent_attrs(BsParser *parser, const BsFrame *frame)
{
    const BsOpDef *def = frame->def;
    const guint32 n = parser->attrs.len - frame->attrs;
    const BsGroup *wrong =
        def->shape ? find_wrong(def->shape, bs_vec_from(&parser->attrs, frame->attrs), n) : NULL;
    if (wrong)
        bs_diags_error(parser->diags, frame->loc,
                       "'%s' op attribute '%s' failed to satisfy constraint: %s", def->name,
                       wrong->name, wrong->constraint->description);
    return !wrong;
}

static gboolean
check_custom(BsParser *parser, const BsOpDef *def, const BsNamedAttr *attrs, guint32 n, BsLoc loc)
{
    const BsGroup *wrong = find_wrong(def->shape, attrs, n);
    return !wrong ||
           bs_parser_error(parser, loc, "'%s' op attribute '%s' failed to satisfy constraint: %s",
                           def->name, wrong->name, wrong->constraint->description);
}

gboolean
bs_check_inherent_attrs(BsParser *parser, const BsOpDef *def, const BsAttrs *attrs, guint from,
                        BsLoc loc)
{
    return check_custom(parser, def, bs_vec_from(attrs, from), attrs->len - from, loc);
}

gboolean
bs_check_added_attrs(BsParser *parser, BsLoc loc)
{
    const BsFrame *frame = parser->frame;
    return check_custom(parser, frame->def, bs_vec_from(&parser->attrs, frame->attrs),
                        parser->attrs.len - frame->attrs, loc);
}

// Upstream puts attributes into a C++ struct, where each has a type; one of another type is not put
// there, and nobody says so.
void
parser_drop_unstored_attrs(BsParser *parser, const BsFrame *frame)
{
    const BsOpShape *shape = frame->def->shape;
    guint32 kept = frame->attrs;
    for (guint32 i = frame->attrs; i < parser->attrs.len; i++) {
        const BsNamedAttr attr = parser->attrs.data[i];
        const gint index = bs_shape_find_attr(shape, attr.name);
        const BsConstraint *constraint = index < 0 ? NULL : shape->attrs[index].constraint;
        if (!constraint || is_stored(constraint, attr.value))
            parser->attrs.data[kept++] = attr;
    }
    parser->attrs.len = kept;
}

// The sizes of segments are numbers in a C++ struct upstream: zeros unless the text has the right
// count of them.
void
parser_complete_segments(BsParser *parser, const BsFrame *frame)
{
    for (guint i = 0; i < G_N_ELEMENTS(segments); i++) {
        if (!(frame->def->traits & segments[i].trait))
            continue;
        const guint32 n = count_groups(frame->def, &segments[i]);
        guint32 k = frame->attrs;
        while (k < parser->attrs.len && strcmp(parser->attrs.data[k].name, segments[i].name) != 0)
            k++;
        BsNamedAttr *attr = bs_vec_from(&parser->attrs, k);
        if (attr && is_i32_array(attr->value) && attr->value->dense.n == n)
            continue;
        g_autofree gint32 *zeros = g_new0(gint32, MAX(n, 1));
        const BsAttr *value = bs_attr_i32_array(parser->context, n, zeros);
        if (attr)
            attr->value = value;
        else
            push(parser, segments[i].name, value);
    }
}
