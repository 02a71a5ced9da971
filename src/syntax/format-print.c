// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/format-private.h"
#include "syntax/printer-private.h"

typedef struct Printing {
    BsPrinter *printer;
    const BsOp *op;
    const BsFormat *format;
    BsRange operands[BS_MAX_GROUPS], results[BS_MAX_GROUPS];
} Printing;

// -- attributes ---------------------------------------------------------------------------------

void
bs_put_enum(BsPrinter *printer, const BsEnum *kind, const BsAttr *value)
{
    if (!kind->prefix || kind->mnemonic) {
        const gint64 number = bs_enum_attr_value(kind, value);
        if (number >= 0 && kind->mnemonic)
            bs_out_char(printer->out, ' ');
        if (number >= 0)
            bs_put(printer, kind->keywords[number]);
        return;
    }
    // `#arith.overflow<nsw>`: what follows the name.
    const gsize prefix = strlen(kind->prefix);
    if (value->kind == BS_ATTR_OPAQUE && value->string.len > prefix)
        bs_out_len(printer->out, value->string.text + prefix, value->string.len - prefix);
    else
        bs_put_attr(printer, value);
}

static void
put_array(BsPrinter *printer, const BsAttr *attr)
{
    bs_out_char(printer->out, '[');
    for (guint32 i = 0; i < attr->dense.n; i++) {
        if (i)
            bs_out_lit(printer->out, ", ");
        bs_out_signed(printer->out, (gint64)attr->dense.values[i]);
    }
    bs_out_char(printer->out, ']');
}

static void
put_attr(BsPrinter *printer, const BsFormatAttr *style, const BsAttr *attr)
{
    if (!attr) // no valid op; the verifier says so
        return;
    switch (style->style) {
    case BS_STYLE_VALUE:
        bs_printer_attr(printer, attr, BS_TYPE_ELIDED);
        return;
    case BS_STYLE_ENUM:
        bs_put_enum(printer, style->kind, attr);
        return;
    case BS_STYLE_UNIT:
        bs_out_lit(printer->out, "unit");
        return;
    case BS_STYLE_SYMBOL_NAME:
        bs_out_symbol(printer->out, attr->string.text, attr->string.len);
        return;
    case BS_STYLE_ARRAY:
        put_array(printer, attr);
        return;
    case BS_STYLE_TYPED:
        bs_printer_attr(printer, attr, BS_TYPE_NEVER_ELIDED);
        return;
    }
}

static const BsAttr *
attr_of(const Printing *p, guint32 index)
{
    return bs_op_attr(p->op, p->format->attrs[index].name);
}

// -- custom directives --------------------------------------------------------------------------

void
bs_put_dynamic_index_list(BsPrinter *printer, const BsOp *op, BsRange dynamic,
                          const BsAttr *statics, const char *brackets)
{
    GString *out = printer->out;
    guint32 next = 0;
    bs_out_char(out, brackets[0]);
    for (guint32 i = 0; statics && i < statics->dense.n; i++) {
        if (i)
            bs_out_lit(out, ", ");
        const gint64 value = (gint64)statics->dense.values[i];
        if (value == BS_DYNAMIC && next < dynamic.n)
            bs_put_operands(printer, op, (BsRange){dynamic.begin + next++, 1});
        else
            bs_out_signed(out, value);
    }
    bs_out_char(out, brackets[1]);
}

// `memref<2xf32> = dense<0>`, without the value's type, which is the memref's.
static void
put_global_memref(const Printing *p, const BsElement *element)
{
    const BsAttr *type = attr_of(p, element->index), *value = attr_of(p, element->static_attr);
    bs_put_attr(p->printer, type);
    if (!value)
        return;
    bs_out_lit(p->printer->out, " = ");
    if (value->kind == BS_ATTR_UNIT)
        bs_out_lit(p->printer->out, "uninitialized");
    else
        bs_put_attr_without_type(p->printer, value);
}

// -- elements -----------------------------------------------------------------------------------

static BsRange
range_of(const Printing *p, BsGroupRef ref)
{
    if (ref.group == BS_ALL)
        return (BsRange){0, ref.is_result ? p->op->n_results : p->op->n_operands};
    return ref.is_result ? p->results[ref.group] : p->operands[ref.group];
}

static const BsType *
type_at(const Printing *p, BsGroupRef ref, guint32 i)
{
    if (ref.is_result)
        return p->op->results[i].type;
    const BsValue *value = bs_op_operand(p->op, i);
    return value ? value->type : NULL;
}

static void
put_types(const Printing *p, BsGroupRef ref)
{
    const BsRange range = range_of(p, ref);
    for (guint32 i = 0; i < range.n; i++) {
        if (i)
            bs_out_lit(p->printer->out, ", ");
        bs_printer_type(p->printer, type_at(p, ref, range.begin + i));
    }
}

static void
put_functional_type(const Printing *p, const BsElement *element)
{
    GString *out = p->printer->out;
    bs_out_char(out, '(');
    put_types(p, element->of);
    bs_out_lit(out, ") -> ");
    const BsRange range = range_of(p, element->to);
    const gboolean bare =
        range.n == 1 && type_at(p, element->to, range.begin)->kind != BS_TYPE_FUNCTION;
    if (!bare)
        bs_out_char(out, '(');
    put_types(p, element->to);
    if (!bare)
        bs_out_char(out, ')');
}

static void
put_regions(const Printing *p)
{
    for (guint32 i = 0; i < p->op->n_regions; i++) {
        if (i)
            bs_out_lit(p->printer->out, ", ");
        bs_put_region(p->printer, bs_op_region(p->op, i), TRUE, TRUE);
    }
}

static void
put_successors(const Printing *p)
{
    for (guint32 i = 0; i < p->op->n_successors; i++) {
        if (i)
            bs_out_lit(p->printer->out, ", ");
        bs_printer_successor(p->printer, p->op, i);
    }
}

static gboolean
is_there(const Printing *p, const BsElement *element)
{
    switch (element->kind) {
    case BS_ELEMENT_OPERAND:
    case BS_ELEMENT_DYNAMIC_INDEX_LIST:
        return p->operands[element->index].n > 0;
    case BS_ELEMENT_ATTR: {
        const BsAttr *attr = attr_of(p, element->index);
        return attr && attr != p->format->shape->attrs[element->index].default_attr;
    }
    case BS_ELEMENT_REGION:
        return element->index < p->op->n_regions && bs_op_region(p->op, element->index)->first;
    case BS_ELEMENT_SUCCESSOR:
        return element->index < p->op->n_successors;
    case BS_ELEMENT_ALL_OPERANDS:
        return p->op->n_operands > 0;
    case BS_ELEMENT_TYPE:
    case BS_ELEMENT_FUNCTIONAL_TYPE:
        return range_of(p, element->of).n > 0;
    default:
        return TRUE;
    }
}

static void put_elements(const Printing *p, const BsElements *elements);

static void
put_element(const Printing *p, const BsElement *element)
{
    if (element->space && element->kind != BS_ELEMENT_LITERAL)
        bs_out_char(p->printer->out, ' ');
    switch (element->kind) {
    case BS_ELEMENT_LITERAL:
        bs_out_len(p->printer->out, element->text, element->text_len);
        return;
    case BS_ELEMENT_SPACE:
        if (*element->text == '\n')
            bs_printer_newline(p->printer);
        else
            bs_put(p->printer, element->text);
        return;
    case BS_ELEMENT_OPERAND:
        bs_put_operands(p->printer, p->op, p->operands[element->index]);
        return;
    case BS_ELEMENT_ATTR:
        put_attr(p->printer, &p->format->attrs[element->index], attr_of(p, element->index));
        return;
    case BS_ELEMENT_REGION:
        bs_put_region(p->printer, bs_op_region(p->op, element->index), TRUE, TRUE);
        return;
    case BS_ELEMENT_SUCCESSOR:
        bs_printer_successor(p->printer, p->op, element->index);
        return;
    case BS_ELEMENT_ALL_OPERANDS:
        bs_put_operands(p->printer, p->op, (BsRange){0, p->op->n_operands});
        return;
    case BS_ELEMENT_ALL_REGIONS:
        put_regions(p);
        return;
    case BS_ELEMENT_ALL_SUCCESSORS:
        put_successors(p);
        return;
    case BS_ELEMENT_TYPE:
        put_types(p, element->of);
        return;
    case BS_ELEMENT_FUNCTIONAL_TYPE:
        put_functional_type(p, element);
        return;
    case BS_ELEMENT_ATTR_DICT:
        bs_put_attr_dict(p->printer, p->op, p->format->elided);
        return;
    case BS_ELEMENT_ATTR_DICT_WITH_KEYWORD:
        bs_put_attr_dict_with_keyword(p->printer, p->op, p->format->elided);
        return;
    case BS_ELEMENT_GROUP: {
        const gboolean there = is_there(p, &element->then.items[element->anchor]);
        put_elements(p, there ? &element->then : &element->otherwise);
        return;
    }
    case BS_ELEMENT_CLAUSES:
        put_elements(p, &element->then);
        return;
    case BS_ELEMENT_SAME_COUNT:
        return;
    case BS_ELEMENT_DYNAMIC_INDEX_LIST:
        bs_put_dynamic_index_list(p->printer, p->op, p->operands[element->index],
                                  attr_of(p, element->static_attr),
                                  element->in_parens ? "()" : "[]");
        return;
    case BS_ELEMENT_GLOBAL_MEMREF:
        put_global_memref(p, element);
        return;
    }
}

static void
put_elements(const Printing *p, const BsElements *elements)
{
    for (guint32 i = 0; i < elements->n; i++) {
        if (!elements->items[i].is_unit_anchor)
            put_element(p, &elements->items[i]);
    }
}

void
bs_format_print(BsPrinter *printer, const BsOp *op)
{
    Printing p;
    p.printer = printer;
    p.op = op;
    p.format = bs_format_compile(op->def, NULL);
    g_return_if_fail(p.format);
    bs_format_ranges(op, p.format->shape, FALSE, p.operands);
    bs_format_ranges(op, p.format->shape, TRUE, p.results);
    put_elements(&p, &p.format->elements);
}
