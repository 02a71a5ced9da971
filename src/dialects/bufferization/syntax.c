// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom syntax of bufferization ops: the types of tensors follow from those of memrefs.
#include "dialects/bufferization/bufferization-private.h"

#include "ir/context.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

// -- to_tensor and to_memref --------------------------------------------------------------------

// The tensor type with the shape and element of a memref type.
static const BsType *
tensor_of(BsContext *context, const BsType *memref)
{
    if (memref->kind == BS_TYPE_UNRANKED_MEMREF)
        return bs_type_unranked_tensor(context, memref->shaped.element);
    return bs_type_tensor(context, memref->shaped.rank, memref->shaped.shape,
                          memref->shaped.element, NULL);
}

static void
parse_flag(BsParser *parser, const char *name)
{
    if (bs_parse_optional_keyword(parser, name))
        bs_add_attr(parser, name, bs_attr_unit(bs_parser_context(parser)));
}

static gboolean
parse_attrs_and_memref_type(BsParser *parser, const BsType **type)
{
    return bs_parse_checked_attr_dict(parser) && bs_parse_token(parser, ":") &&
           bs_parse_type_of(parser, 1u << BS_TYPE_MEMREF | 1u << BS_TYPE_UNRANKED_MEMREF, type);
}

gboolean
bs_bufferization_parse_to_tensor(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandName memref;
    const BsType *type = NULL;
    if (!bs_parse_operand(parser, &memref))
        return FALSE;
    parse_flag(parser, "restrict");
    parse_flag(parser, "writable");
    if (!parse_attrs_and_memref_type(parser, &type) || !bs_resolve_operand(parser, &memref, type))
        return FALSE;
    bs_add_result_type(parser, tensor_of(bs_parser_context(parser), type));
    return TRUE;
}

gboolean
bs_bufferization_parse_to_memref(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandName tensor;
    const BsType *type = NULL;
    if (!bs_parse_operand(parser, &tensor))
        return FALSE;
    parse_flag(parser, "read_only");
    if (!parse_attrs_and_memref_type(parser, &type) ||
        !bs_resolve_operand(parser, &tensor, tensor_of(bs_parser_context(parser), type)))
        return FALSE;
    bs_add_result_type(parser, type);
    return TRUE;
}

static void
put_flag(BsPrinter *printer, const BsOp *op, const char *name)
{
    if (bs_op_attr(op, name)) {
        bs_put(printer, " ");
        bs_put(printer, name);
    }
}

void
bs_bufferization_print_to_tensor(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"restrict", "writable", NULL};
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    put_flag(printer, op, "restrict");
    put_flag(printer, op, "writable");
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    bs_put_type(printer, bs_op_operand(op, 0)->type);
}

void
bs_bufferization_print_to_memref(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"read_only", NULL};
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    put_flag(printer, op, "read_only");
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    bs_put_type(printer, op->results[0].type);
}

// -- alloc_tensor -------------------------------------------------------------------------------

typedef struct AllocTensorText {
    BsOperandNames sizes;
    BsOperandName copy, size_hint;
    gboolean has_copy, has_size_hint;
} AllocTensorText;

static gboolean
parse_alloc_tensor_operands(BsParser *parser, AllocTensorText *text)
{
    if (!bs_parse_token(parser, "(") || !bs_parse_operands(parser, NULL, NULL, &text->sizes) ||
        !bs_parse_token(parser, ")"))
        return FALSE;
    text->has_copy = bs_parse_optional_keyword(parser, "copy");
    if (text->has_copy && (!bs_parse_token(parser, "(") || !bs_parse_operand(parser, &text->copy) ||
                           !bs_parse_token(parser, ")")))
        return FALSE;
    text->has_size_hint = bs_parse_optional_keyword(parser, "size_hint");
    return !text->has_size_hint ||
           (bs_parse_token(parser, "=") && bs_parse_operand(parser, &text->size_hint));
}

static gboolean
resolve_alloc_tensor(BsParser *parser, const AllocTensorText *text, const BsType *type)
{
    BsContext *context = bs_parser_context(parser);
    gint32 segments[] = {(gint32)text->sizes.len, text->has_copy, text->has_size_hint};
    bs_add_attr(parser, "operandSegmentSizes", bs_attr_i32_array(context, 3, segments));
    bs_add_result_type(parser, type);
    return bs_resolve_operands_same(parser, &text->sizes, bs_type_index(context)) &&
           (!text->has_copy || bs_resolve_operand(parser, &text->copy, type)) &&
           (!text->has_size_hint ||
            bs_resolve_operand(parser, &text->size_hint, bs_type_index(context)));
}

gboolean
bs_bufferization_parse_alloc_tensor(BsParser *parser, BsOpState *state)
{
    (void)state;
    AllocTensorText text = {0};
    BsAttrs attrs = {0};
    const BsType *type = NULL;
    const guint32 any_tensor = 1u << BS_TYPE_TENSOR | 1u << BS_TYPE_UNRANKED_TENSOR;
    gboolean ok = parse_alloc_tensor_operands(parser, &text) &&
                  bs_parse_optional_attr_dict(parser, &attrs) && bs_parse_token(parser, ":") &&
                  bs_parse_type_of(parser, any_tensor, &type) &&
                  resolve_alloc_tensor(parser, &text, type);
    if (ok)
        bs_add_attrs(parser, &attrs);
    bs_vec_free(&text.sizes);
    bs_vec_free(&attrs);
    return ok;
}

void
bs_bufferization_print_alloc_tensor(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", NULL};
    const BsValue *copy = bs_op_group_operand(op, 1), *size_hint = bs_op_group_operand(op, 2);
    bs_put(printer, "(");
    bs_put_operands(printer, op, bs_op_operand_group(op, 0));
    bs_put(printer, ")");
    if (copy) {
        bs_put(printer, " copy(");
        bs_put_value(printer, copy);
        bs_put(printer, ")");
    }
    if (size_hint) {
        bs_put(printer, " size_hint=");
        bs_put_value(printer, size_hint);
    }
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    bs_put_type(printer, op->results[0].type);
}
