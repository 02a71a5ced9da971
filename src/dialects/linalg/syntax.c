// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom syntax of structured ops: named ones, whose regions are not written, and linalg.generic.
#include "dialects/linalg/linalg-private.h"

#include "ir/context.h"
#include "ir/shape.h"

#include <string.h>

#define MEMOIZED "linalg.memoized_indexing_maps"

// -- operands -----------------------------------------------------------------------------------

// `ins(%a, %b : T, U)`, when the keyword is there.
static gboolean
parse_group(BsParser *parser, const char *keyword, BsOperandNames *names, BsTypes *types,
            BsLoc *loc)
{
    if (!bs_parse_optional_keyword(parser, keyword))
        return TRUE;
    const BsLoc open = bs_parser_loc(parser);
    if (!bs_parse_token(parser, "("))
        return FALSE;
    *loc = *keyword == 'i' ? bs_parser_loc(parser) : open; // as upstream takes it
    return bs_parse_operands(parser, NULL, NULL, names) && bs_parse_token(parser, ":") &&
           bs_parse_types(parser, types) && bs_parse_token(parser, ")");
}

static gboolean
parse_optional_properties(BsParser *parser, const BsOpDef *def)
{
    const BsAttr *properties;
    const BsLoc loc = bs_parser_loc(parser);
    if (!bs_parse_optional_token(parser, "<"))
        return TRUE;
    if (!bs_parse_attribute(parser, NULL, &properties) || !bs_parse_token(parser, ">"))
        return FALSE;
    if (properties->kind != BS_ATTR_DICT) { // an error in the end, where upstream does not crash
        bs_set_properties(parser, properties);
        return TRUE;
    }
    for (guint32 i = 0; i < properties->dict.n; i++) {
        const BsNamedAttr *property = &properties->dict.items[i];
        // The operands that follow say their sizes; what is not a property goes without a word.
        if (bs_shape_find_attr(def->shape, property->name) >= 0)
            bs_add_attr(parser, property->name, property->value);
    }
    return bs_check_added_attrs(parser, loc);
}

gboolean
bs_linalg_parse_first_attrs(BsParser *parser, const BsOpDef *def, BsAttrs *attrs, BsLoc *loc)
{
    if (!parse_optional_properties(parser, def))
        return FALSE;
    *loc = bs_parser_loc(parser);
    return bs_parse_optional_attr_dict(parser, attrs);
}

gboolean
bs_linalg_parse_operands(BsParser *parser, BsLinalgOperands *operands)
{
    return parse_group(parser, "ins", &operands->ins, &operands->in_types, &operands->in_loc) &&
           parse_group(parser, "outs", &operands->outs, &operands->out_types, &operands->out_loc);
}

gboolean
bs_linalg_resolve_operands(BsParser *parser, const BsLinalgOperands *operands)
{
    return bs_resolve_operands(parser, &operands->ins, &operands->in_types, operands->in_loc) &&
           bs_resolve_operands(parser, &operands->outs, &operands->out_types, operands->out_loc);
}

void
bs_linalg_operands_clear(BsLinalgOperands *operands)
{
    bs_vec_free(&operands->ins);
    bs_vec_free(&operands->outs);
    bs_vec_free(&operands->in_types);
    bs_vec_free(&operands->out_types);
}

void
bs_linalg_add_tensor_results(BsParser *parser, const BsLinalgOperands *operands)
{
    for (guint i = 0; i < operands->out_types.len; i++) {
        if (operands->out_types.data[i]->kind == BS_TYPE_TENSOR)
            bs_add_result_type(parser, operands->out_types.data[i]);
    }
}

static void
put_group(BsPrinter *printer, const char *open, const BsOp *op, BsRange range)
{
    if (!range.n)
        return;
    bs_put(printer, open);
    bs_put_operands(printer, op, range);
    bs_put(printer, " : ");
    bs_put_operand_types(printer, op, range);
    bs_put(printer, ")");
}

void
bs_linalg_put_operands(BsPrinter *printer, const BsOp *op)
{
    put_group(printer, " ins(", op, bs_linalg_inputs(op));
    put_group(printer, " outs(", op, bs_linalg_outputs(op));
}

static void
add_segments(BsParser *parser, const BsLinalgOperands *operands)
{
    const gint32 sizes[] = {(gint32)operands->ins.len, (gint32)operands->outs.len};
    bs_add_attr(parser, "operandSegmentSizes",
                bs_attr_i32_array(bs_parser_context(parser), 2, sizes));
}

static void
put_arrow_results(BsPrinter *printer, const BsOp *op)
{
    if (!op->n_results)
        return;
    bs_put(printer, op->n_results == 1 ? " -> " : " -> (");
    bs_put_result_types(printer, op);
    if (op->n_results != 1)
        bs_put(printer, ")");
}

// -- named ops ----------------------------------------------------------------------------------

// Whether the verifier comes to ask for the op's maps: before it does, it asks for tensors only or
// memrefs only, and that results are as what they are written to.
static gboolean
asks_for_maps(const BsLinalgOperands *operands, const BsTypes *results)
{
    const BsTypes *lists[] = {&operands->in_types, &operands->out_types};
    guint n_tensors = 0, n_memrefs = 0;
    for (guint l = 0; l < G_N_ELEMENTS(lists); l++) {
        for (guint i = 0; i < lists[l]->len; i++) {
            if (lists[l]->data[i]->kind == BS_TYPE_OPAQUE)
                return FALSE;
            n_tensors += lists[l]->data[i]->kind == BS_TYPE_TENSOR;
            n_memrefs += lists[l]->data[i]->kind == BS_TYPE_MEMREF;
        }
    }
    for (guint i = 0; i < results->len && i < operands->out_types.len; i++) {
        if (results->data[i] != operands->out_types.data[i])
            return FALSE;
    }
    return !n_tensors || !n_memrefs;
}

// Where an op has no maps of its own, those that it stands for are kept beside its attributes.
static void
add_memoized_maps(BsParser *parser, const BsLinalgNamed *named, const BsAttrs *attrs)
{
    if (!named->maps || bs_attrs_find(attrs, MEMOIZED))
        return;
    const BsAttr *maps =
        bs_linalg_named_maps(bs_parser_context(parser), named, bs_attrs_find(attrs, "strides"),
                             bs_attrs_find(attrs, "dilations"));
    if (maps)
        bs_add_attr(parser, MEMOIZED, maps);
}

// The region that upstream builds from the types.
static gboolean
add_named_region(BsParser *parser, const BsOpDef *def, const BsLinalgNamed *named,
                 const BsLinalgOperands *operands, const BsTypes *results, const BsAttrs *attrs,
                 BsLoc start)
{
    BsTypes types = {0};
    for (guint i = 0; i < operands->in_types.len; i++)
        bs_vec_push(&types, bs_linalg_element(operands->in_types.data[i]));
    for (guint i = 0; i < operands->out_types.len; i++)
        bs_vec_push(&types, bs_linalg_element(operands->out_types.data[i]));
    const guint expected = named->n_inputs + 1;
    gboolean ok = types.len == expected ||
                  bs_parser_error(parser, bs_parser_loc(parser),
                                  "[parseNamedStructuredOpRegion] ods-gen generated region "
                                  "expects %u args, got %u",
                                  expected, types.len);
    if (ok) {
        BsBlock *block = bs_add_region_with_block(parser, types.len, types.data);
        ok = bs_linalg_build_body(parser, named, block, attrs, start);
    }
    if (ok && def->parse == bs_linalg_parse_named && asks_for_maps(operands, results))
        add_memoized_maps(parser, named, attrs);
    bs_vec_free(&types);
    return ok;
}

gboolean
bs_linalg_parse_as(BsParser *parser, const BsOpDef *def, const BsLinalgNamed *named)
{
    BsLinalgOperands operands = {0};
    BsTypes results = {0};
    BsAttrs attrs = {0};
    BsLoc start;
    const gboolean ok =
        bs_linalg_parse_first_attrs(parser, def, &attrs, &start) &&
        bs_linalg_parse_operands(parser, &operands) &&
        bs_linalg_resolve_operands(parser, &operands) &&
        bs_check_inherent_attrs(parser, def, &attrs, 0, start) &&
        (!bs_parser_at_token(parser, "->") || bs_parse_arrow_types(parser, &results)) &&
        add_named_region(parser, def, named, &operands, &results, &attrs, start);
    if (ok) {
        bs_add_result_types(parser, &results);
        add_segments(parser, &operands);
        bs_add_attrs(parser, &attrs);
    }
    bs_linalg_operands_clear(&operands);
    bs_vec_free(&results);
    bs_vec_free(&attrs);
    return ok;
}

gboolean
bs_linalg_parse_named(BsParser *parser, BsOpState *state)
{
    return bs_linalg_parse_as(parser, state->def, bs_linalg_find_named(state->def));
}

void
bs_linalg_put_named(BsPrinter *printer, const BsOp *op, const char *const *elided)
{
    bs_put_attr_dict(printer, op, elided);
    bs_linalg_put_operands(printer, op);
    put_arrow_results(printer, op);
}

void
bs_linalg_print_named(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", MEMOIZED, NULL};
    bs_linalg_put_named(printer, op, elided);
}

// -- linalg.generic -----------------------------------------------------------------------------

static const char *const generic_attrs[] = {"doc", "indexing_maps", "iterator_types",
                                            "library_call", NULL};

// `["parallel", "reduction"]` as attributes of the dialect.
static const BsAttr *
iterator_types(BsParser *parser, const BsAttr *list)
{
    static const char *const known[] = {"parallel", "reduction", NULL};
    BsContext *context = bs_parser_context(parser);
    if (list->kind != BS_ATTR_ARRAY)
        return list;
    g_autofree const BsAttr **items = g_new(const BsAttr *, list->array.n + 1);
    for (guint32 i = 0; i < list->array.n; i++) {
        const BsAttr *word = list->array.items[i];
        if (word->kind != BS_ATTR_STRING)
            return list;
        if (!g_strv_contains(known, word->string.text)) {
            bs_parser_error(parser, bs_parser_loc(parser), "unexpected iterator_type (%s)",
                            word->string.text);
            return NULL;
        }
        g_autofree char *text = g_strconcat("#linalg.iterator_type<", word->string.text, ">", NULL);
        items[i] = bs_attr_text(context, BS_ATTR_OPAQUE, text, strlen(text));
    }
    return bs_attr_array(context, list->array.n, items);
}

static gboolean
parse_generic_attrs(BsParser *parser)
{
    const BsLoc loc = bs_parser_loc(parser);
    const BsAttr *dict;
    if (!bs_parse_attribute_of(parser, NULL, BS_ATTR_DICT, &dict))
        return FALSE;
    for (guint32 i = 0; i < dict->dict.n; i++) {
        const BsNamedAttr *attr = &dict->dict.items[i];
        const BsAttr *value = attr->value;
        if (!strcmp(attr->name, "iterator_types") && !(value = iterator_types(parser, value)))
            return FALSE;
        bs_add_attr(parser, attr->name, value);
    }
    const BsAttr *iterators = bs_dict_get(dict, "iterator_types");
    return (iterators && iterators->kind == BS_ATTR_ARRAY) ||
           bs_parser_error(parser, loc, "expected \"iterator_types\" array attribute");
}

// ` attrs = {...}`: the other attributes.
static gboolean
parse_more_attrs(BsParser *parser)
{
    BsAttrs attrs = {0};
    const gboolean ok =
        !bs_parse_optional_keyword(parser, "attrs") ||
        (bs_parse_token(parser, "=") && bs_parse_optional_attr_dict(parser, &attrs));
    if (ok)
        bs_add_attrs(parser, &attrs);
    bs_vec_free(&attrs);
    return ok;
}

gboolean
bs_linalg_parse_generic(BsParser *parser, BsOpState *state)
{
    BsLinalgOperands operands = {0};
    BsAttrs attrs = {0};
    BsLoc attrs_loc;
    const gboolean ok = parse_generic_attrs(parser) &&
                        bs_linalg_parse_first_attrs(parser, state->def, &attrs, &attrs_loc) &&
                        bs_linalg_parse_operands(parser, &operands) &&
                        bs_linalg_resolve_operands(parser, &operands) &&
                        (bs_add_attrs(parser, &attrs), bs_check_added_attrs(parser, attrs_loc)) &&
                        parse_more_attrs(parser) && bs_parse_region(parser, NULL) &&
                        bs_parse_optional_results(parser);
    if (ok)
        add_segments(parser, &operands);
    bs_linalg_operands_clear(&operands);
    bs_vec_free(&attrs);
    return ok;
}

static void
put_iterator_types(BsPrinter *printer, const BsAttr *list)
{
    bs_put(printer, "[");
    for (guint32 i = 0; i < list->array.n; i++) {
        const BsAttr *item = list->array.items[i];
        const char *open = item->kind == BS_ATTR_OPAQUE ? strchr(item->string.text, '<') : NULL;
        bs_put(printer, i ? ", " : "");
        if (!open) {
            bs_put_attr(printer, item);
            continue;
        }
        bs_put(printer, "\"");
        bs_put_part(printer, open + 1, strcspn(open + 1, ">"));
        bs_put(printer, "\"");
    }
    bs_put(printer, "]");
}

static void
put_generic_attrs(BsPrinter *printer, const BsOp *op)
{
    const char *separator = " {";
    for (guint i = 0; generic_attrs[i]; i++) {
        const BsAttr *value = bs_op_attr(op, generic_attrs[i]);
        if (!value)
            continue;
        bs_put(printer, separator);
        bs_put(printer, generic_attrs[i]);
        bs_put(printer, " = ");
        if (!strcmp(generic_attrs[i], "iterator_types") && value->kind == BS_ATTR_ARRAY)
            put_iterator_types(printer, value);
        else
            bs_put_attr(printer, value);
        separator = ", ";
    }
    bs_put(printer, "}");
}

static gboolean
has_more_attrs(const BsOp *op)
{
    for (guint32 i = 0; op->attrs && i < op->attrs->dict.n; i++) {
        const char *name = op->attrs->dict.items[i].name;
        if (strcmp(name, "operandSegmentSizes") != 0 && !g_strv_contains(generic_attrs, name))
            return TRUE;
    }
    return FALSE;
}

void
bs_linalg_print_generic(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"doc",          "indexing_maps",       "iterator_types",
                                         "library_call", "operandSegmentSizes", NULL};
    put_generic_attrs(printer, op);
    bs_linalg_put_operands(printer, op);
    if (has_more_attrs(op)) {
        bs_put(printer, " attrs = ");
        bs_put_attr_dict(printer, op, elided);
    }
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), TRUE, TRUE);
    put_arrow_results(printer, op);
}
