// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// llvm.call, llvm.extractvalue and llvm.getelementptr. What is in a type of the dialect is read
// from its text.
#include "dialects/llvm/llvm-private.h"
#include "ir/context.h"
#include "ir/diag.h"
#include "syntax/format.h"

#include <string.h>

#define PREFIX "!llvm."

// -- types ---------------------------------------------------------------------------------------

// A type as it stands in another one of the dialect: `ptr`, `array<2 x ptr>`, `i64`.
static const BsType *
read_inner(BsContext *context, const char *text, gsize len)
{
    static const char *const own[] = {"ptr", "array", "struct", "vec", "func", NULL};
    gsize word = 0;
    while (word < len && g_ascii_isalpha(text[word]))
        word++;
    g_autofree char *keyword = g_strndup(text, word);
    const gboolean is_own = g_strv_contains(own, keyword);
    g_autofree char *full =
        g_strdup_printf("%s%.*s", is_own ? PREFIX : "", (int)MIN(len, G_MAXINT), text);
    BsDiags diags;
    bs_diags_init(&diags);
    const BsType *type = bs_parse_type_text(context, full, &diags);
    bs_diags_clear(&diags);
    return type;
}

// The end of the part that begins at `text`, before `,` or the end of what it is in.
static const char *
part_end(const char *text)
{
    gint depth = 0;
    for (; *text && !(depth == 0 && strchr(",>)]}", *text)); text++) {
        if (strchr("<([{", *text))
            depth++;
        else if (strchr(">)]}", *text))
            depth--;
    }
    return text;
}

static const BsType *
nth_part(BsContext *context, const char *text, gint64 n)
{
    const char *end = part_end(text);
    for (; n > 0 && *end == ','; n--) {
        text = end + 1 + strspn(end + 1, " ");
        end = part_end(text);
    }
    return n == 0 && end > text ? read_inner(context, text, (gsize)(end - text)) : NULL;
}

static const BsType *
element_at(BsContext *context, const BsType *aggregate, gint64 place)
{
    static const char fields[] = PREFIX "struct<(", array[] = PREFIX "array<";
    if (aggregate->kind != BS_TYPE_OPAQUE || aggregate->opaque.inner || place < 0)
        return NULL;
    const char *text = aggregate->opaque.text;
    if (g_str_has_prefix(text, fields))
        return nth_part(context, text + strlen(fields), place);
    if (!g_str_has_prefix(text, array))
        return NULL;
    const char *of = strstr(text, " x ");
    return of ? nth_part(context, of + strlen(" x "), 0) : NULL;
}

const BsType *
bs_llvm_element(BsContext *context, const BsType *aggregate, guint32 n, const gint64 *places)
{
    for (guint32 i = 0; aggregate && i < n; i++)
        aggregate = element_at(context, aggregate, places[i]);
    return aggregate;
}

// -- llvm.extractvalue ---------------------------------------------------------------------------

gboolean
bs_llvm_parse_extractvalue(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsContext *context = bs_parser_context(parser);
    BsOperandName container;
    const BsAttr *position = NULL;
    const BsType *type = NULL, *i64 = bs_type_integer(context, 64, BS_SIGNLESS);
    const BsLoc loc = bs_parser_loc(parser);
    if (!bs_parse_operand(parser, &container) || !bs_parse_dense_array(parser, i64, &position) ||
        !bs_parse_op_attr_dict(parser) || !bs_parse_colon_type(parser, &type) ||
        !bs_resolve_operand(parser, &container, type))
        return FALSE;
    const guint32 n = position->dense.n;
    g_autofree gint64 *places = g_new(gint64, n + 1);
    for (guint32 i = 0; i < n; i++)
        places[i] = (gint64)position->dense.values[i];
    const BsType *element = bs_llvm_element(context, type, n, places);
    if (!element)
        return bs_parser_error(parser, loc, "cannot tell what is at that place of the aggregate");
    bs_add_attr(parser, "position", position);
    bs_add_result_type(parser, element);
    return TRUE;
}

static void
put_places(BsPrinter *printer, const BsAttr *position)
{
    bs_put(printer, "[");
    for (guint32 i = 0; i < position->dense.n; i++)
        bs_putf(printer, "%s%" G_GINT64_FORMAT, i ? ", " : "", (gint64)position->dense.values[i]);
    bs_put(printer, "]");
}

void
bs_llvm_print_extractvalue(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"position", NULL};
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    put_places(printer, bs_op_attr(op, "position"));
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    bs_put_type(printer, bs_op_operand(op, 0)->type);
    bs_put(printer, " "); // upstream's, too, ends in a blank
}

// -- llvm.call -----------------------------------------------------------------------------------

// `@f(%a) : (T) -> U`, or `%f(%a) : !llvm.ptr, (T) -> U`.
static gboolean
parse_call(BsParser *parser, BsOperandNames *operands, BsTypes *types)
{
    const BsAttr *name = NULL;
    const BsType *type = NULL;
    BsOperandName callee;
    if (bs_parser_at_operand(parser)) {
        if (!bs_parse_operand(parser, &callee))
            return FALSE;
        bs_vec_push(operands, callee);
    } else {
        if (!bs_parse_symbol_name(parser, &name))
            return FALSE;
        bs_add_attr(parser, "callee", bs_attr_symbol(bs_parser_context(parser), name->string.text));
    }
    if (!bs_parse_operands(parser, "(", ")", operands) || !bs_parse_op_attr_dict(parser) ||
        !bs_parse_token(parser, ":"))
        return FALSE;
    const BsLoc loc = bs_parser_loc(parser);
    if (!name) {
        if (!bs_parse_type(parser, &type) || !bs_parse_token(parser, ","))
            return FALSE;
        bs_vec_push(types, type);
    }
    if (!bs_parse_function_type(parser, &type))
        return FALSE;
    for (guint32 i = 0; i < type->function.n_inputs; i++)
        bs_vec_push(types, type->function.inputs[i]);
    for (guint32 i = 0; i < type->function.n_results; i++)
        bs_add_result_type(parser, type->function.results[i]);
    return bs_resolve_operands(parser, operands, types, loc);
}

gboolean
bs_llvm_parse_call(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandNames operands = {0};
    BsTypes types = {0};
    const gboolean ok = parse_call(parser, &operands, &types);
    bs_vec_free(&operands);
    bs_vec_free(&types);
    return ok;
}

// What is so of most calls is not written.
static gboolean
is_usual(const BsOp *op, const char *name)
{
    static const char *const usual[] = {"#llvm.cconv<ccc>", "#llvm.tailcallkind<none>",
                                        "#llvm.fastmath<none>"};
    const BsAttr *attr = bs_op_attr(op, name);
    gboolean found = FALSE;
    for (guint i = 0; attr && attr->kind == BS_ATTR_OPAQUE && i < G_N_ELEMENTS(usual); i++)
        found |= g_str_equal(attr->string.text, usual[i]);
    return found;
}

void
bs_llvm_print_call(BsPrinter *printer, const BsOp *op)
{
    static const char *const named[] = {"CConv", "TailCallKind", "fastmathFlags"};
    const char *elided[G_N_ELEMENTS(named) + 2] = {"callee"};
    for (guint i = 0, n = 1; i < G_N_ELEMENTS(named); i++) {
        if (is_usual(op, named[i]))
            elided[n++] = named[i];
    }
    const BsAttr *callee = bs_op_attr(op, "callee");
    const BsRange args = {callee ? 0 : 1, op->n_operands - (callee ? 0 : 1)};
    bs_put(printer, " ");
    if (callee)
        bs_put_symbol_name(printer, bs_attr_symbol_root(callee));
    else
        bs_put_value(printer, bs_op_operand(op, 0));
    bs_put(printer, "(");
    bs_put_operands(printer, op, args);
    bs_put(printer, ")");
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    if (!callee) {
        bs_put_type(printer, bs_op_operand(op, 0)->type);
        bs_put(printer, ", ");
    }
    bs_put(printer, "(");
    bs_put_operand_types(printer, op, args);
    bs_put(printer, ") -> ");
    if (op->n_results != 1)
        bs_put(printer, "(");
    bs_put_result_types(printer, op);
    if (op->n_results != 1)
        bs_put(printer, ")");
}

// -- llvm.getelementptr --------------------------------------------------------------------------

// Upstream keeps constant indices as i32; the least number stands for an operand.
static const BsAttr *
raw_indices(BsContext *context, const BsAttr *statics)
{
    const guint32 n = statics->dense.n;
    g_autofree gint32 *raw = g_new(gint32, n + 1);
    for (guint32 i = 0; i < n; i++) {
        const gint64 index = (gint64)statics->dense.values[i];
        raw[i] = index == BS_DYNAMIC ? G_MININT32 : (gint32)index;
    }
    return bs_attr_i32_array(context, n, raw);
}

static gboolean
parse_getelementptr(BsParser *parser, BsOperandNames *operands)
{
    BsContext *context = bs_parser_context(parser);
    BsOperandName base;
    const BsAttr *statics = NULL;
    const BsType *type = NULL, *element = NULL;
    if (bs_parse_optional_keyword(parser, "inbounds"))
        bs_add_attr(parser, "inbounds", bs_attr_unit(context));
    if (!bs_parse_operand(parser, &base))
        return FALSE;
    bs_vec_push(operands, base);
    if (!bs_parse_dynamic_index_list(parser, "[", "]", operands, &statics) ||
        !bs_parse_op_attr_dict(parser) || !bs_parse_token(parser, ":"))
        return FALSE;
    const BsLoc loc = bs_parser_loc(parser);
    if (!bs_parse_function_type(parser, &type) || !bs_parse_token(parser, ",") ||
        !bs_parse_type(parser, &element))
        return FALSE;
    BsTypes inputs = {0};
    for (guint32 i = 0; i < type->function.n_inputs; i++)
        bs_vec_push(&inputs, type->function.inputs[i]);
    const gboolean ok = bs_resolve_operands(parser, operands, &inputs, loc);
    bs_vec_free(&inputs);
    for (guint32 i = 0; i < type->function.n_results; i++)
        bs_add_result_type(parser, type->function.results[i]);
    bs_add_attr(parser, "elem_type", bs_attr_type(context, element));
    bs_add_attr(parser, "rawConstantIndices", raw_indices(context, statics));
    return ok;
}

gboolean
bs_llvm_parse_getelementptr(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandNames operands = {0};
    const gboolean ok = parse_getelementptr(parser, &operands);
    bs_vec_free(&operands);
    return ok;
}

void
bs_llvm_print_getelementptr(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"rawConstantIndices", "elem_type", "inbounds", NULL};
    const BsAttr *raw = bs_op_attr(op, "rawConstantIndices");
    guint32 operand = 1;
    bs_put(printer, bs_op_attr(op, "inbounds") ? " inbounds " : " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    bs_put(printer, "[");
    for (guint32 i = 0; i < raw->dense.n; i++) {
        const gint64 index = (gint64)raw->dense.values[i];
        bs_put(printer, i ? ", " : "");
        if (index != G_MININT32)
            bs_putf(printer, "%" G_GINT64_FORMAT, index);
        else if (operand < op->n_operands)
            bs_put_value(printer, bs_op_operand(op, operand++));
    }
    bs_put(printer, "]");
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    bs_put_functional_type(printer, op);
    bs_put(printer, ", ");
    bs_put_type(printer, bs_op_attr(op, "elem_type")->type);
}
