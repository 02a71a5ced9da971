// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/context.h"
#include "syntax/format-private.h"
#include "syntax/parser-private.h"

#include <string.h>

// Lists of a few things, which most ops have: on the stack, on the heap when there are more.
enum { FEW = 16 };

#define LIST(Type)       \
    struct {             \
        Type *data;      \
        guint32 n, cap;  \
        Type local[FEW]; \
    }

#define list_init(list) ((list)->data = (list)->local, (list)->n = 0, (list)->cap = FEW)
#define list_add(list, value)                                                                      \
    do {                                                                                           \
        if ((list)->n == (list)->cap)                                                              \
            (list)->data = list_grow((list)->data, (list)->local, (list)->n, sizeof *(list)->data, \
                                     &(list)->cap);                                                \
        (list)->data[(list)->n++] = (value);                                                       \
    } while (0)
#define list_clear(list)                   \
    do {                                   \
        if ((list)->data != (list)->local) \
            g_free((list)->data);          \
    } while (0)

static void *
list_grow(void *data, const void *local, guint32 n, gsize size, guint32 *cap)
{
    *cap *= 4;
    if (data != local)
        return g_realloc_n(data, *cap, size);
    void *grown = g_malloc_n(*cap, size);
    memcpy(grown, data, n * size);
    return grown;
}

// What is known of one operand or result group so far.
typedef struct Group {
    BsRange names; // in `names`: operands as written
    BsRange types; // in `types`, when `stated`
    gboolean stated;
    const BsType *type; // else: the type of each
    guint32 count;      // results
    BsLoc loc;          // of the operands
} Group;

typedef struct Parsing {
    BsParser *parser;
    const BsFormat *format;
    LIST(BsOperandName) names;
    LIST(const BsType *) types;
    Group groups[2][BS_MAX_GROUPS];  // operands, results
    BsRange all_names, all_types[2]; // `operands`, type(operands), type(results)
    gboolean all_names_stated, all_types_stated[2];
    BsLoc all_loc;
    const BsAttr **attrs; // by number, as written by elements of the format
    BsAttrs dict;         // those of the attribute dictionary, which win (as upstream's do)
    gboolean failed;      // an error was reported while looking whether an optional group is there
} Parsing;

static const BsGroup *
shape_group(const Parsing *p, BsGroupRef ref)
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
parse_literal(Parsing *p, const BsElement *element)
{
    return is_keyword(element->word) ? bs_parse_keyword(p->parser, element->word)
                                     : bs_parse_token(p->parser, element->word);
}

static gboolean
parse_optional_literal(Parsing *p, const BsElement *element)
{
    return is_keyword(element->word) ? bs_parse_optional_keyword(p->parser, element->word)
                                     : bs_parse_optional_token(p->parser, element->word);
}

// -- enums --------------------------------------------------------------------------------------

static gboolean
enum_error(BsParser *parser, BsLoc loc, const BsEnum *kind, const char *name)
{
    g_autoptr(GString) words = g_string_new(NULL);
    for (guint32 i = 0; kind->keywords[i]; i++)
        g_string_append_printf(words, "%s%s", i ? ", " : "", kind->keywords[i]);
    if (kind->prefix && kind->all)
        g_string_append_printf(words, ", %s", kind->all);
    if (kind->prefix)
        return bs_parser_error(parser, loc, "expected %s to be one of: %s", kind->cpp_name,
                               words->str);
    return bs_parser_error(parser, loc,
                           "expected string or keyword containing one of the following enum values "
                           "for attribute '%s' [%s]",
                           name, words->str);
}

// One keyword of the enum into `*value`; FALSE without an error when the next token is none.
static gboolean
parse_optional_enum_word(BsParser *parser, const BsEnum *kind, gint64 *value)
{
    for (guint32 i = 0; kind->keywords[i]; i++) {
        if (bs_parse_optional_keyword(parser, kind->keywords[i])) {
            *value = bs_enum_value(kind, kind->keywords[i], strlen(kind->keywords[i]));
            return TRUE;
        }
    }
    if (!kind->all || !bs_parse_optional_keyword(parser, kind->all))
        return FALSE;
    *value = bs_enum_value(kind, kind->all, strlen(kind->all));
    return TRUE;
}

// A flag; a word that is none is an error at the word, as upstream's, and one more behind it.
static gboolean
parse_flag(BsParser *parser, const BsEnum *kind, gint64 *flags)
{
    const BsLoc loc = bs_parser_loc(parser);
    gint64 value;
    if (parse_optional_enum_word(parser, kind, &value)) {
        *flags |= value;
        return TRUE;
    }
    const char *word;
    if (bs_parse_any_keyword(parser, &word))
        enum_error(parser, loc, kind, NULL);
    return bs_parser_error(parser, bs_parser_loc(parser),
                           "failed to parse %s parameter 'value' which is to be a `%s`",
                           kind->attr_name, kind->cpp_name);
}

// A keyword may stand in quotes.
static gboolean
parse_enum_string(BsParser *parser, const BsEnum *kind, const char *name, gint64 *value)
{
    const BsLoc loc = bs_parser_loc(parser);
    const BsAttr *text;
    if (!parser_is(parser, BS_TOK_STRING))
        return enum_error(parser, loc, kind, name);
    if (!bs_parse_string(parser, &text))
        return FALSE;
    *value = bs_enum_value(kind, text->string.text, text->string.len);
    return *value >= 0 || bs_parser_error(parser, loc, "invalid %s attribute specification: \"%s\"",
                                          name, text->string.text);
}

gboolean
bs_parse_enum(BsParser *parser, const BsEnum *kind, const char *name, const BsAttr **value)
{
    gint64 number = 0;
    if (kind->prefix) {
        if (!bs_parse_token(parser, "<"))
            return FALSE;
        do {
            if (!parse_flag(parser, kind, &number))
                return FALSE;
        } while (kind->separator && bs_parse_optional_token(parser, ","));
        if (!bs_parse_token(parser, ">"))
            return FALSE;
    } else if (!parse_optional_enum_word(parser, kind, &number) &&
               !parse_enum_string(parser, kind, name, &number)) {
        return FALSE;
    }
    *value = bs_enum_attr(bs_parser_context(parser), kind, number);
    return TRUE;
}

// -- attributes ---------------------------------------------------------------------------------

static void
add_attr(Parsing *p, guint32 index, const BsAttr *value)
{
    p->attrs[index] = value;
}

// `[1, 2]`
static gboolean
parse_array(BsParser *parser, const BsType *element, const BsAttr **attr)
{
    LIST(gint64) values;
    list_init(&values);
    gboolean ok = bs_parse_token(parser, "[");
    if (ok && !bs_parse_optional_token(parser, "]")) {
        do {
            gint64 value;
            ok = bs_parse_integer(parser, &value);
            if (ok)
                list_add(&values, value);
        } while (ok && bs_parse_optional_token(parser, ","));
        ok = ok && bs_parse_token(parser, "]");
    }
    if (ok)
        *attr = bs_attr_dense_array(bs_parser_context(parser), element, values.n, values.data);
    list_clear(&values);
    return ok;
}

// Whether the attribute is of the class that upstream parses it as; what it holds is for the
// verifier.
static gboolean
is_of_class(const BsConstraint *constraint, const BsAttr *attr)
{
    static const struct {
        const char *constraint;
        BsAttrKind kind;
    } rows[] = {
        {"index-lists", BS_ATTR_ARRAY},
        {"dict-array", BS_ATTR_ARRAY},
        {"function-type", BS_ATTR_TYPE},
        {"memref-type", BS_ATTR_TYPE},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        if (!strcmp(rows[i].constraint, constraint->name))
            return attr->kind == rows[i].kind;
    }
    return !constraint->holds_attr || constraint->holds_attr(attr);
}

static gboolean
parse_plain_attr(Parsing *p, const BsFormatAttr *style, const BsAttr **attr)
{
    const BsLoc loc = bs_parser_loc(p->parser);
    if (!bs_parse_attribute(p->parser, style->type, attr))
        return FALSE;
    if (style->type && style->type->kind != BS_TYPE_NONE)
        return TRUE; // the verifier has more to say about numbers
    return is_of_class(style->group->constraint, *attr) ||
           bs_parser_error(p->parser, loc, "invalid kind of attribute specified");
}

static gboolean
parse_attr_value(Parsing *p, const BsFormatAttr *style, const BsAttr **attr)
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
        return parse_array(p->parser, style->type, attr);
    case BS_STYLE_VALUE:
    case BS_STYLE_TYPED:
        break;
    }
    return parse_plain_attr(p, style, attr);
}

static gboolean
parse_attr(Parsing *p, guint32 index)
{
    const BsAttr *attr;
    if (!parse_attr_value(p, &p->format->attrs[index], &attr))
        return FALSE;
    add_attr(p, index, attr);
    return TRUE;
}

// An attribute that begins an optional group: enums by their keywords, symbol names by the `@`,
// strings by the quote.
static gboolean
parse_optional_attr(Parsing *p, guint32 index)
{
    const BsFormatAttr *style = &p->format->attrs[index];
    const BsAttr *attr;
    gint64 value;
    if (style->style == BS_STYLE_SYMBOL_NAME) {
        if (!bs_parse_optional_symbol_name(p->parser, &attr))
            return FALSE;
    } else if (style->style == BS_STYLE_VALUE && style->type->kind == BS_TYPE_NONE) {
        if (!parser_is(p->parser, BS_TOK_STRING) || !parse_plain_attr(p, style, &attr))
            return FALSE;
    } else {
        if (style->style != BS_STYLE_ENUM || style->kind->prefix ||
            !parse_optional_enum_word(p->parser, style->kind, &value))
            return FALSE;
        attr = bs_enum_attr(p->format->context, style->kind, value);
    }
    add_attr(p, index, attr);
    return TRUE;
}

// Inherent attributes in the dictionary are checked at once (upstream's verifyInherentAttrs).
static gboolean
check_dict(Parsing *p, BsLoc loc, guint from)
{
    const BsOpShape *shape = p->format->shape;
    for (guint i = from; i < p->dict.len; i++) {
        const BsNamedAttr *attr = &p->dict.data[i];
        const gint index = shape->n_attrs ? bs_shape_find_attr(shape, attr->name) : -1;
        const BsConstraint *constraint = index < 0 ? NULL : shape->attrs[index].constraint;
        if (constraint && constraint->holds_attr && !constraint->holds_attr(attr->value))
            return bs_parser_error(p->parser, loc,
                                   "'%s' op attribute '%s' failed to satisfy constraint: %s",
                                   p->format->def->name, attr->name, constraint->description);
    }
    return TRUE;
}

static gboolean
parse_attr_dict(Parsing *p, gboolean with_keyword)
{
    const BsLoc loc = bs_parser_loc(p->parser);
    const guint from = p->dict.len;
    return (with_keyword ? bs_parse_optional_attr_dict_with_keyword(p->parser, &p->dict)
                         : bs_parse_optional_attr_dict(p->parser, &p->dict)) &&
           check_dict(p, loc, from);
}

// -- operands -----------------------------------------------------------------------------------

// `%a, %b`, none or more.
static gboolean
parse_operand_list(Parsing *p, BsRange *range)
{
    BsOperandName name;
    range->begin = p->names.n;
    if (bs_parse_optional_operand(p->parser, &name)) {
        list_add(&p->names, name);
        while (bs_parse_optional_token(p->parser, ",")) {
            if (!bs_parse_operand(p->parser, &name))
                return FALSE;
            list_add(&p->names, name);
        }
    }
    range->n = p->names.n - range->begin;
    return TRUE;
}

static gboolean
parse_operand_group(Parsing *p, guint32 index)
{
    Group *group = &p->groups[0][index];
    const BsArity arity = p->format->shape->operands[index].arity;
    BsOperandName name;
    group->loc = bs_parser_loc(p->parser);
    if (arity == BS_VARIADIC)
        return parse_operand_list(p, &group->names);
    if (arity == BS_ONE) {
        if (!bs_parse_operand(p->parser, &name))
            return FALSE;
    } else if (!bs_parse_optional_operand(p->parser, &name)) {
        return TRUE;
    }
    group->names = (BsRange){p->names.n, 1};
    list_add(&p->names, name);
    return TRUE;
}

static gboolean
parse_all_operands(Parsing *p)
{
    p->all_loc = bs_parser_loc(p->parser);
    p->all_names_stated = TRUE;
    return parse_operand_list(p, &p->all_names);
}

// A value or a number into `*value`; the name of a value is added to `dynamic`.
static gboolean
parse_dynamic_index(BsParser *parser, BsOperandNames *dynamic, gint64 *value)
{
    BsOperandName name;
    *value = BS_DYNAMIC;
    if (!bs_parser_at_operand(parser))
        return bs_parse_integer(parser, value);
    if (!bs_parse_operand(parser, &name))
        return FALSE;
    bs_vec_push(dynamic, name);
    return TRUE;
}

gboolean
bs_parse_dynamic_index_list(BsParser *parser, BsOperandNames *dynamic, const BsAttr **statics)
{
    LIST(gint64) values;
    list_init(&values);
    gboolean ok = bs_parse_optional_token(parser, "[") ||
                  parser_error_wrong_token(parser, "expected '[' in dynamic index list");
    if (ok && !bs_parse_optional_token(parser, "]")) {
        gint64 value;
        do {
            ok = parse_dynamic_index(parser, dynamic, &value);
            list_add(&values, value);
        } while (ok && bs_parse_optional_token(parser, ","));
        ok = ok && (bs_parse_optional_token(parser, "]") ||
                    parser_error_wrong_token(parser, "expected ']' in dynamic index list"));
    }
    if (ok)
        *statics = bs_attr_i64_array(bs_parser_context(parser), values.n, values.data);
    list_clear(&values);
    return ok ||
           bs_parser_error(parser, bs_parser_name_loc(parser), "expected SSA value or integer");
}

static gboolean
parse_dynamic_index_list(Parsing *p, const BsElement *element)
{
    Group *group = &p->groups[0][element->index];
    BsOperandNames dynamic = {0};
    const BsAttr *statics;
    group->loc = bs_parser_loc(p->parser);
    const gboolean ok = bs_parse_dynamic_index_list(p->parser, &dynamic, &statics);
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

// Upstream parses a type straight into the class that the constraint is about; where that is no
// class of its own (any type, integers or vectors of them) every type passes here and the verifier
// looks at it.
static gboolean
has_kind(const BsConstraint *constraint, const BsType *type)
{
    const char *name = constraint->name;
    if (!strcmp(name, "any-memref") || !strcmp(name, "memref-not-0d"))
        return bs_type_is_memref(type);
    if (g_str_has_prefix(name, "memref"))
        return type->kind == BS_TYPE_MEMREF;
    if (!strcmp(name, "function"))
        return type->kind == BS_TYPE_FUNCTION;
    if (!strcmp(name, "tensor"))
        return type->kind == BS_TYPE_TENSOR || type->kind == BS_TYPE_UNRANKED_TENSOR;
    if (!strcmp(name, "ranked-tensor"))
        return type->kind == BS_TYPE_TENSOR;
    return TRUE;
}

static gboolean
parse_type_list(Parsing *p, BsRange *range)
{
    range->begin = p->types.n;
    do {
        const BsType *type;
        if (!bs_parse_type(p->parser, &type))
            return FALSE;
        list_add(&p->types, type);
    } while (bs_parse_optional_token(p->parser, ","));
    range->n = p->types.n - range->begin;
    return TRUE;
}

static gboolean
parse_group_types(Parsing *p, BsGroupRef ref)
{
    Group *group = &p->groups[ref.is_result][ref.group];
    const BsGroup *shape = shape_group(p, ref);
    group->stated = TRUE;
    if (shape->arity == BS_VARIADIC)
        return parse_type_list(p, &group->types);
    const BsLoc loc = bs_parser_loc(p->parser);
    const BsType *type;
    if (!bs_parse_type(p->parser, &type))
        return FALSE;
    if (!has_kind(shape->constraint, type))
        return bs_parser_error(p->parser, loc, "invalid kind of type specified");
    group->types = (BsRange){p->types.n, 1};
    list_add(&p->types, type);
    return TRUE;
}

static gboolean
parse_types(Parsing *p, BsGroupRef ref)
{
    if (ref.group != BS_ALL)
        return parse_group_types(p, ref);
    p->all_types_stated[ref.is_result] = TRUE;
    return parse_type_list(p, &p->all_types[ref.is_result]);
}

static void
state_types(Parsing *p, BsGroupRef ref, guint32 n, const BsType *const *types)
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
parse_functional_type(Parsing *p, const BsElement *element)
{
    const BsLoc loc = bs_parser_loc(p->parser);
    const BsType *type;
    if (!bs_parse_type(p->parser, &type))
        return FALSE;
    if (type->kind != BS_TYPE_FUNCTION)
        return bs_parser_error(p->parser, loc, "invalid kind of type specified");
    state_types(p, element->of, type->function.n_inputs, type->function.inputs);
    state_types(p, element->to, type->function.n_results, type->function.results);
    return TRUE;
}

// -- other elements -----------------------------------------------------------------------------

// `memref<2xf32> = dense<0>`: the value has the type of a tensor of the memref's shape.
static gboolean
parse_global_memref(Parsing *p, const BsElement *element)
{
    const BsLoc loc = bs_parser_loc(p->parser);
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
        const BsLoc value_loc = bs_parser_loc(p->parser);
        if (!bs_parse_attribute(p->parser, tensor, &value))
            return FALSE;
        if (value->kind != BS_ATTR_DENSE_ELEMENTS)
            return bs_parser_error(p->parser, value_loc,
                                   "initial value should be a unit or elements attribute");
    }
    add_attr(p, element->static_attr, value);
    return TRUE;
}

static gboolean
parse_successors(Parsing *p)
{
    do {
        if (!bs_parse_successor(p->parser))
            return FALSE;
    } while (bs_parse_optional_token(p->parser, ","));
    return TRUE;
}

static gboolean
parse_regions(Parsing *p)
{
    do {
        if (!bs_parse_region(p->parser, NULL))
            return FALSE;
    } while (bs_parse_optional_token(p->parser, ","));
    return TRUE;
}

static gboolean parse_elements(Parsing *p, const BsElements *elements, guint32 from);

// Whether the group is there, by its first element, which is read.
static gboolean
parse_group_start(Parsing *p, const BsElement *first)
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
parse_group(Parsing *p, const BsElement *element)
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

static gboolean
parse_element(Parsing *p, const BsElement *element)
{
    switch (element->kind) {
    case BS_ELEMENT_LITERAL:
        return parse_literal(p, element);
    case BS_ELEMENT_SPACE:
        return TRUE;
    case BS_ELEMENT_OPERAND:
        return parse_operand_group(p, element->index);
    case BS_ELEMENT_ATTR:
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
parse_elements(Parsing *p, const BsElements *elements, guint32 from)
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

// -- completing the op --------------------------------------------------------------------------

static const BsType *
type_of_group(const Parsing *p, BsGroupRef ref)
{
    const Group *group = &p->groups[ref.is_result][ref.group];
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

static void
find_types(Parsing *p)
{
    for (guint32 i = 0; i < p->format->n_steps; i++) {
        const BsTypeStep *step = &p->format->steps[i];
        const BsType *type = step->type;
        if (step->source == BS_FROM_ATTR)
            type = p->attrs[step->attr] ? p->attrs[step->attr]->type : NULL;
        else if (step->source == BS_FROM_GROUP)
            type = type_of_group(p, step->from);
        if (type && step->source == BS_FROM_GROUP)
            type = bs_rule_apply(p->format->context, step->rule, type);
        p->groups[step->target.is_result][step->target.group].type = type;
    }
}

static gboolean
count_error(Parsing *p, BsLoc loc, guint32 present, guint32 expected)
{
    return bs_parser_error(p->parser, loc, "%u operands present, but expected %u", present,
                           expected);
}

static gboolean
resolve_all(Parsing *p)
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
resolve_group(Parsing *p, const Group *group, guint32 *next)
{
    BsRange types = group->types;
    const gboolean listed = group->stated || p->all_types_stated[0];
    if (!group->stated && p->all_types_stated[0]) {
        types = (BsRange){p->all_types[0].begin + *next, group->names.n};
        if (*next + types.n > p->all_types[0].n)
            return count_error(p, group->loc, p->names.n, p->all_types[0].n);
    }
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
resolve_operands(Parsing *p)
{
    if (p->all_names_stated)
        return resolve_all(p);
    guint32 next = 0;
    for (guint32 i = 0; i < p->format->shape->n_operands; i++) {
        if (!resolve_group(p, &p->groups[0][i], &next))
            return FALSE;
    }
    return TRUE;
}

static gboolean
add_results(Parsing *p)
{
    if (p->all_types_stated[1]) {
        for (guint32 i = 0; i < p->all_types[1].n; i++)
            bs_add_result_type(p->parser, p->types.data[p->all_types[1].begin + i]);
        return TRUE;
    }
    for (guint32 i = 0; i < p->format->shape->n_results; i++) {
        Group *group = &p->groups[1][i];
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
is_in_dict(const Parsing *p, const char *name)
{
    for (guint i = 0; i < p->dict.len; i++) {
        if (!strcmp(p->dict.data[i].name, name))
            return TRUE;
    }
    return FALSE;
}

static void
add_segments(Parsing *p, gboolean results)
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
add_attrs(Parsing *p)
{
    for (guint32 i = 0; i < p->format->shape->n_attrs; i++) {
        const char *name = p->format->attrs[i].name;
        if (p->attrs[i] && !is_in_dict(p, name))
            bs_add_attr(p->parser, name, p->attrs[i]);
    }
    if (p->dict.len)
        bs_add_attrs(p->parser, &p->dict);
    if (p->format->def->traits & BS_TRAIT_OPERAND_SEGMENTS)
        add_segments(p, FALSE);
    if (p->format->def->traits & BS_TRAIT_RESULT_SEGMENTS)
        add_segments(p, TRUE);
}

static gboolean
complete(Parsing *p)
{
    find_types(p);
    if (!resolve_operands(p) || !add_results(p))
        return FALSE;
    add_attrs(p);
    return TRUE;
}

gboolean
bs_format_parse(BsParser *parser, const BsOpDef *def)
{
    const BsFormat *format = bs_format_compile(def, NULL);
    g_return_val_if_fail(format, FALSE);
    const BsAttr *attrs[64];
    Parsing p;
    p.parser = parser;
    p.format = format;
    p.attrs = attrs;
    p.dict = (BsAttrs){0};
    list_init(&p.names);
    list_init(&p.types);
    memset(p.groups[0], 0, format->shape->n_operands * sizeof p.groups[0][0]);
    memset(p.groups[1], 0, format->shape->n_results * sizeof p.groups[1][0]);
    memset(attrs, 0, format->shape->n_attrs * sizeof *attrs);
    p.failed = p.all_names_stated = p.all_types_stated[0] = p.all_types_stated[1] = FALSE;
    p.all_names = p.all_types[0] = p.all_types[1] = (BsRange){0, 0};
    const gboolean ok = parse_elements(&p, &format->elements, 0) && complete(&p);
    list_clear(&p.names);
    list_clear(&p.types);
    bs_vec_free(&p.dict);
    return ok;
}
