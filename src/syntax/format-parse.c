// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/context.h"
#include "syntax/format-parse-private.h"
#include "syntax/parser-private.h"

#include <string.h>

static const BsGroup *
shape_group(const BsFormatParsing *p, BsGroupRef ref)
{
    return ref.is_result ? &p->format->shape->results[ref.group]
                         : &p->format->shape->operands[ref.group];
}

// -- tokens -------------------------------------------------------------------------------------

static gboolean
is_keyword(const char *text)
{
    return g_ascii_isalpha(*text) || *text == '_';
}

static gboolean
parse_literal(BsFormatParsing *p, const BsElement *element)
{
    if (element->token && parser_consume_if(p->parser, element->token))
        return TRUE;
    return is_keyword(element->word) ? bs_parse_keyword(p->parser, element->word)
                                     : bs_parse_token(p->parser, element->word);
}

static gboolean
parse_optional_literal(BsFormatParsing *p, const BsElement *element)
{
    if (element->token)
        return parser_consume_if(p->parser, element->token);
    return is_keyword(element->word) ? bs_parse_optional_keyword(p->parser, element->word)
                                     : bs_parse_optional_token(p->parser, element->word);
}

// -- attributes ---------------------------------------------------------------------------------

static void
add_attr(BsFormatParsing *p, guint32 index, const BsAttr *value)
{
    p->attrs[index] = value;
}

// Whether the attribute is of the class that upstream parses it as; what it holds is for the
// verifier.
static gboolean
is_of_class(const BsConstraint *constraint, const BsAttr *attr)
{
    gboolean (*const holds)(const BsAttr *) =
        constraint->stored ? constraint->stored : constraint->holds_attr;
    return !holds || holds(attr);
}

static gboolean
parse_plain_attr(BsFormatParsing *p, const BsFormatAttr *style, const BsAttr **attr)
{
    const BsLoc loc = bs_parser_loc(p->parser);
    if (!bs_parse_attribute(p->parser, style->type, attr))
        return FALSE;
    return is_of_class(style->group->constraint, *attr) ||
           bs_parser_error(p->parser, loc, "invalid kind of attribute specified");
}

static gboolean
parse_attr_value(BsFormatParsing *p, const BsFormatAttr *style, const BsAttr **attr)
{
    switch (style->style) {
    case BS_STYLE_ENUM:
        return bs_parse_enum(p->parser, style->kind, style->name, attr);
    case BS_STYLE_UNIT:
        *attr = bs_attr_unit(p->format->context);
        return bs_parse_keyword(p->parser, "unit");
    case BS_STYLE_SYMBOL_NAME:
        return bs_parse_symbol_name(p->parser, attr);
    case BS_STYLE_ARRAY:
        return bs_parse_dense_array_attr(p->parser, style->type, attr);
    case BS_STYLE_VALUE:
    case BS_STYLE_TYPED:
        break;
    }
    return parse_plain_attr(p, style, attr);
}

static gboolean
parse_attr(BsFormatParsing *p, guint32 index)
{
    const BsAttr *attr;
    if (!parse_attr_value(p, &p->format->attrs[index], &attr))
        return FALSE;
    add_attr(p, index, attr);
    return TRUE;
}

// A string that may keep a type of its own.
static gboolean
parse_optional_string(BsFormatParsing *p, const BsFormatAttr *style, const BsAttr **attr)
{
    return !parser_is(p->parser, BS_TOK_STRING) || parse_plain_attr(p, style, attr);
}

// An attribute that may be missing: enums are told by their keywords, symbol names by the `@`,
// strings by the quote. FALSE when it is; `p->failed` after an error.
static gboolean
parse_optional_attr(BsFormatParsing *p, guint32 index)
{
    const BsFormatAttr *style = &p->format->attrs[index];
    const BsAttr *attr = NULL;
    if (style->style == BS_STYLE_SYMBOL_NAME)
        bs_parse_optional_symbol_name(p->parser, &attr);
    else if (style->style == BS_STYLE_ENUM && !style->kind->prefix)
        p->failed = !bs_parse_optional_enum(p->parser, style->kind, style->name, &attr);
    else
        p->failed = !parse_optional_string(p, style, &attr);
    if (p->failed || !attr)
        return FALSE;
    add_attr(p, index, attr);
    return TRUE;
}

static gboolean
parse_attr_dict(BsFormatParsing *p, gboolean with_keyword)
{
    const BsLoc loc = bs_parser_loc(p->parser);
    const guint from = p->dict.len;
    return (with_keyword ? bs_parse_optional_attr_dict_with_keyword(p->parser, &p->dict)
                         : bs_parse_optional_attr_dict(p->parser, &p->dict)) &&
           bs_check_inherent_attrs(p->parser, p->format->def, &p->dict, from, loc);
}

// -- operands -----------------------------------------------------------------------------------

// `%a, %b`, none or more.
static gboolean
parse_operand_list(BsFormatParsing *p, BsRange *range)
{
    range->begin = p->names.n;
    if (parser_is(p->parser, BS_TOK_PERCENT)) {
        do {
            BsOperandName name;
            if (!bs_parse_operand(p->parser, &name))
                return FALSE;
            list_add(&p->names, name);
        } while (parser_consume_if(p->parser, BS_TOK_COMMA));
    }
    range->n = p->names.n - range->begin;
    return TRUE;
}

static gboolean
parse_operand_group(BsFormatParsing *p, guint32 index)
{
    BsGroupState *group = &p->groups[0][index];
    const BsArity arity = p->format->shape->operands[index].arity;
    BsOperandName name;
    group->loc = bs_parser_loc(p->parser);
    if (arity == BS_VARIADIC)
        return parse_operand_list(p, &group->names);
    if (arity == BS_OPTIONAL && !parser_is(p->parser, BS_TOK_PERCENT))
        return TRUE;
    if (!bs_parse_operand(p->parser, &name))
        return FALSE;
    group->names = (BsRange){p->names.n, 1};
    list_add(&p->names, name);
    return TRUE;
}

static gboolean
parse_all_operands(BsFormatParsing *p)
{
    p->all_loc = bs_parser_loc(p->parser);
    p->all_names_stated = TRUE;
    return parse_operand_list(p, &p->all_names);
}

static gboolean
parse_dynamic_index_list(BsFormatParsing *p, const BsElement *element)
{
    BsGroupState *group = &p->groups[0][element->index];
    BsOperandNames dynamic = {0};
    const BsAttr *statics;
    group->loc = bs_parser_loc(p->parser);
    const gboolean ok =
        bs_parse_dynamic_index_list(p->parser, element->in_parens ? "(" : "[",
                                    element->in_parens ? ")" : "]", &dynamic, &statics);
    if (ok) {
        group->names = (BsRange){p->names.n, dynamic.len};
        for (guint i = 0; i < dynamic.len; i++)
            list_add(&p->names, dynamic.data[i]);
        add_attr(p, element->static_attr, statics);
    }
    bs_vec_free(&dynamic);
    return ok;
}

// -- types --------------------------------------------------------------------------------------

static gboolean
parse_type_list(BsFormatParsing *p, BsRange *range)
{
    range->begin = p->types.n;
    do {
        const BsType *type;
        if (!bs_parse_type(p->parser, &type))
            return FALSE;
        list_add(&p->types, type);
    } while (parser_consume_if(p->parser, BS_TOK_COMMA));
    range->n = p->types.n - range->begin;
    return TRUE;
}

static gboolean
parse_group_types(BsFormatParsing *p, BsGroupRef ref)
{
    BsGroupState *group = &p->groups[ref.is_result][ref.group];
    const BsGroup *shape = shape_group(p, ref);
    group->stated = TRUE;
    if (shape->arity == BS_VARIADIC)
        return parse_type_list(p, &group->types);
    const BsLoc loc = bs_parser_loc(p->parser);
    const BsType *type;
    if (!(shape->arity == BS_OPTIONAL ? parser_optional_type(p->parser, &type)
                                      : bs_parse_type(p->parser, &type)))
        return FALSE;
    if (!type)
        return TRUE;
    if (!(p->format->kinds[ref.is_result][ref.group] & 1u << type->kind))
        return bs_parser_error_kind(p->parser, loc, p->format->kinds[ref.is_result][ref.group],
                                    type);
    const BsType *only = p->format->only[ref.is_result][ref.group];
    if (only && type != only)
        return bs_parser_error_class(p->parser, loc, "type", only->opaque.text + 1, type);
    group->types = (BsRange){p->types.n, 1};
    list_add(&p->types, type);
    return TRUE;
}

static gboolean
parse_types(BsFormatParsing *p, BsGroupRef ref)
{
    if (ref.group != BS_ALL)
        return parse_group_types(p, ref);
    p->all_types_stated[ref.is_result] = TRUE;
    return parse_type_list(p, &p->all_types[ref.is_result]);
}

static void
state_types(BsFormatParsing *p, BsGroupRef ref, guint32 n, const BsType *const *types)
{
    const BsRange range = {p->types.n, n};
    for (guint32 i = 0; i < n; i++)
        list_add(&p->types, types[i]);
    if (ref.group == BS_ALL) {
        p->all_types_stated[ref.is_result] = TRUE;
        p->all_types[ref.is_result] = range;
    } else {
        p->groups[ref.is_result][ref.group].stated = TRUE;
        p->groups[ref.is_result][ref.group].types = range;
    }
}

static gboolean
parse_functional_type(BsFormatParsing *p, const BsElement *element)
{
    const BsType *type;
    if (!bs_parse_function_type(p->parser, &type))
        return FALSE;
    state_types(p, element->of, type->function.n_inputs, type->function.inputs);
    state_types(p, element->to, type->function.n_results, type->function.results);
    return TRUE;
}

// -- other elements -----------------------------------------------------------------------------

// `memref<2xf32> = dense<0>`: the value has the type of a tensor of the memref's shape.
static gboolean
parse_global_memref(BsFormatParsing *p, const BsElement *element)
{
    const BsLoc loc = bs_parser_name_loc(p->parser);
    const BsType *type;
    if (!bs_parse_type(p->parser, &type))
        return FALSE;
    if (type->kind != BS_TYPE_MEMREF || !bs_type_has_static_shape(type)) {
        g_autofree char *text = bs_type_to_string(type);
        return bs_parser_error(p->parser, loc, "type should be static shaped memref, but got '%s'",
                               text);
    }
    BsContext *context = p->format->context;
    add_attr(p, element->index, bs_attr_type(context, type));
    if (!bs_parse_optional_token(p->parser, "="))
        return TRUE;
    const BsAttr *value = bs_attr_unit(context);
    if (!bs_parse_optional_keyword(p->parser, "uninitialized")) {
        const BsType *tensor = bs_type_tensor(context, type->shaped.rank, type->shaped.shape,
                                              type->shaped.element, NULL);
        if (!bs_parse_attribute(p->parser, tensor, &value))
            return FALSE;
        if (!bs_attr_is_elements(value))
            return bs_parser_error(p->parser, bs_parser_name_loc(p->parser),
                                   "initial value should be a unit or elements attribute");
    }
    add_attr(p, element->static_attr, value);
    return TRUE;
}

static gboolean
parse_successors(BsFormatParsing *p)
{
    do {
        if (!bs_parse_successor(p->parser))
            return FALSE;
    } while (parser_consume_if(p->parser, BS_TOK_COMMA));
    return TRUE;
}

static gboolean
parse_regions(BsFormatParsing *p)
{
    do {
        if (!bs_parse_region(p->parser, NULL))
            return FALSE;
    } while (parser_consume_if(p->parser, BS_TOK_COMMA));
    return TRUE;
}

static gboolean parse_elements(BsFormatParsing *p, const BsElements *elements, guint32 from);

// Whether the group is there, by its first element, which is read.
static gboolean
parse_group_start(BsFormatParsing *p, const BsElement *first)
{
    gboolean present = FALSE;
    switch (first->kind) {
    case BS_ELEMENT_LITERAL:
        return parse_optional_literal(p, first);
    case BS_ELEMENT_OPERAND:
        p->failed = !parse_operand_group(p, first->index);
        return p->groups[0][first->index].names.n > 0;
    case BS_ELEMENT_ALL_OPERANDS:
        p->failed = !parse_all_operands(p);
        return p->all_names.n > 0;
    case BS_ELEMENT_ATTR:
        return parse_optional_attr(p, first->index);
    case BS_ELEMENT_REGION:
        p->failed = !bs_parse_optional_region(p->parser, NULL, &present);
        return present;
    default:
        return FALSE;
    }
}

static gboolean
parse_group(BsFormatParsing *p, const BsElement *element)
{
    const BsElements *then = &element->then;
    guint32 first = 0;
    while (first + 1 < then->n && then->items[first].kind == BS_ELEMENT_SPACE)
        first++;
    const gboolean there = parse_group_start(p, &then->items[first]);
    if (p->failed)
        return FALSE;
    if (!there)
        return parse_elements(p, &element->otherwise, 0);
    return parse_elements(p, then, first + 1);
}

// Upstream's oilist: clauses in any order, each at most once, told by the keyword they begin with.
static gboolean
parse_clauses(BsFormatParsing *p, const BsElement *element)
{
    const BsElements *clauses = &element->then;
    guint32 seen = 0;
    for (guint32 i = 0; i < clauses->n; i++) {
        const BsElements *clause = &clauses->items[i].then;
        if (!parse_optional_literal(p, &clause->items[0]))
            continue;
        if (seen & 1u << i)
            return bs_parser_error(p->parser, bs_parser_name_loc(p->parser),
                                   "`%s` clause can appear at most once in the expansion of the "
                                   "oilist directive",
                                   clause->items[0].word);
        if (!parse_elements(p, clause, 1))
            return FALSE;
        seen |= 1u << i;
        i = G_MAXUINT32; // all may follow
    }
    return TRUE;
}

static gboolean
parse_element(BsFormatParsing *p, const BsElement *element)
{
    switch (element->kind) {
    case BS_ELEMENT_LITERAL:
        return parse_literal(p, element);
    case BS_ELEMENT_SPACE:
        return TRUE;
    case BS_ELEMENT_OPERAND:
        return parse_operand_group(p, element->index);
    case BS_ELEMENT_ATTR:
        if (element->is_optional)
            return parse_optional_attr(p, element->index) || !p->failed;
        return parse_attr(p, element->index);
    case BS_ELEMENT_REGION:
        return bs_parse_region(p->parser, NULL);
    case BS_ELEMENT_SUCCESSOR:
        return bs_parse_successor(p->parser);
    case BS_ELEMENT_ALL_OPERANDS:
        return parse_all_operands(p);
    case BS_ELEMENT_ALL_REGIONS:
        return parse_regions(p);
    case BS_ELEMENT_ALL_SUCCESSORS:
        return parse_successors(p);
    case BS_ELEMENT_TYPE:
        return parse_types(p, element->of);
    case BS_ELEMENT_FUNCTIONAL_TYPE:
        return parse_functional_type(p, element);
    case BS_ELEMENT_ATTR_DICT:
    case BS_ELEMENT_ATTR_DICT_WITH_KEYWORD:
        return parse_attr_dict(p, element->kind == BS_ELEMENT_ATTR_DICT_WITH_KEYWORD);
    case BS_ELEMENT_GROUP:
        return parse_group(p, element);
    case BS_ELEMENT_CLAUSES:
        return parse_clauses(p, element);
    case BS_ELEMENT_SAME_COUNT:
        p->groups[1][element->of.group].count = p->groups[0][element->to.group].names.n;
        return TRUE;
    case BS_ELEMENT_DYNAMIC_INDEX_LIST:
        return parse_dynamic_index_list(p, element);
    case BS_ELEMENT_GLOBAL_MEMREF:
        return parse_global_memref(p, element);
    }
    return TRUE;
}

static gboolean
parse_elements(BsFormatParsing *p, const BsElements *elements, guint32 from)
{
    for (guint32 i = from; i < elements->n; i++) {
        const BsElement *element = &elements->items[i];
        if (element->is_unit_anchor)
            add_attr(p, element->index, bs_attr_unit(p->format->context));
        else if (!parse_element(p, element))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_format_parse(BsParser *parser, const BsOpDef *def)
{
    const BsFormat *format = bs_format_compile(def, NULL);
    g_return_val_if_fail(format, FALSE);
    const BsAttr *attrs[64];
    BsFormatParsing p;
    p.parser = parser;
    p.format = format;
    p.attrs = attrs;
    p.dict = (BsAttrs){0};
    // cppcheck-suppress uninitvar ; list_init() is what initializes it
    list_init(&p.names);
    list_init(&p.types);
    for (guint32 i = 0; i < format->shape->n_operands; i++)
        p.groups[0][i] = (BsGroupState){0};
    for (guint32 i = 0; i < format->shape->n_results; i++)
        p.groups[1][i] = (BsGroupState){0};
    if (format->shape->n_attrs)
        memset(attrs, 0, format->shape->n_attrs * sizeof *attrs);
    p.failed = p.all_names_stated = p.all_types_stated[0] = p.all_types_stated[1] = FALSE;
    p.all_names = p.all_types[0] = p.all_types[1] = (BsRange){0, 0};
    const gboolean ok = parse_elements(&p, &format->elements, 0) && bs_format_complete(&p);
    list_clear(&p.names);
    list_clear(&p.types);
    bs_vec_free(&p.dict);
    return ok;
}
