// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/shape.h"
#include "syntax/printer-private.h"

#include <stdarg.h>

// What custom print functions of dialects use, and the pieces of text below them.

// -- text ---------------------------------------------------------------------------------------

void
bs_out_grow(GString *out, gsize extra)
{
    const gsize len = out->len;
    if (len + extra < out->allocated_len)
        return;
    g_string_set_size(out, MAX(len + extra, 2 * len));
    out->len = len;
    out->str[len] = '\0';
}

static gsize
n_digits(guint64 value)
{
    gsize n = 1;
    for (; value >= 10000; value /= 10000)
        n += 4;
    return n + (value >= 10) + (value >= 100) + (value >= 1000);
}

// Numbers of values are most of what is converted: two digits at a time, to where they belong.
char *
bs_write_unsigned(char *at, guint64 value)
{
    static const char pairs[] =
        "00010203040506070809101112131415161718192021222324252627282930313233343536373839"
        "40414243444546474849505152535455565758596061626364656667686970717273747576777879"
        "8081828384858687888990919293949596979899";
    char *end = at += n_digits(value);
    for (; value >= 100; value /= 100) {
        at -= 2;
        memcpy(at, pairs + 2 * (value % 100), 2);
    }
    if (value >= 10)
        memcpy(at - 2, pairs + 2 * value, 2);
    else
        at[-1] = (char)('0' + value);
    return end;
}

void
bs_out_unsigned(GString *out, guint64 value)
{
    bs_out_end(out, bs_write_unsigned(bs_out_begin(out, BS_DIGITS), value));
}

void
bs_out_signed(GString *out, gint64 value)
{
    if (value < 0)
        bs_out_char(out, '-');
    bs_out_unsigned(out, value < 0 ? -(guint64)value : (guint64)value);
}

// llvm::printEscapedString: `\` doubled, and `\XX` for quotes and what is not printable.
void
bs_out_quoted(GString *out, const char *text, gsize len)
{
    static const char hex[] = "0123456789ABCDEF";
    bs_out_char(out, '"');
    for (gsize i = 0; i < len; i++) {
        const guchar c = (guchar)text[i];
        if (c == '\\') {
            bs_out_lit(out, "\\\\");
        } else if (g_ascii_isprint(c) && c != '"') {
            bs_out_char(out, (char)c);
        } else {
            bs_out_char(out, '\\');
            bs_out_char(out, hex[c >> 4]);
            bs_out_char(out, hex[c & 15]);
        }
    }
    bs_out_char(out, '"');
}

static gboolean
is_bare_identifier(const char *text, gsize len)
{
    if (len == 0 || !(g_ascii_isalpha(text[0]) || text[0] == '_'))
        return FALSE;
    for (gsize i = 1; i < len; i++) {
        const char c = text[i];
        if (!g_ascii_isalnum(c) && c != '_' && c != '$' && c != '.')
            return FALSE;
    }
    return TRUE;
}

void
bs_out_keyword_or_string(GString *out, const char *text, gsize len)
{
    if (is_bare_identifier(text, len))
        bs_out_len(out, text, len);
    else
        bs_out_quoted(out, text, len);
}

void
bs_out_symbol(GString *out, const char *name, gsize len)
{
    bs_out_char(out, '@');
    bs_out_keyword_or_string(out, name, len);
}

void
bs_put_part(BsPrinter *printer, const char *text, gsize len)
{
    bs_out_len(printer->out, text, len);
}

void
bs_put_lines(BsPrinter *printer, const char *text, gsize len)
{
    bs_out_len(printer->out, text, len);
    for (const char *at = text; (at = memchr(at, '\n', len - (gsize)(at - text))); at++)
        printer->line++;
}

void
bs_putf(BsPrinter *printer, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    g_autofree char *text = g_strdup_vprintf(format, args);
    va_end(args);
    bs_put(printer, text);
}

void
bs_put_newline(BsPrinter *printer)
{
    bs_printer_newline(printer);
}

// -- values and types ---------------------------------------------------------------------------

// The name that was printed from byte `at` on, when the op is to be remembered.
static inline void
note_name(BsPrinter *printer, const BsValue *value, guint32 number, gsize at)
{
    if (printer->noting && printer->n_noted < BS_NOTED_NAMES)
        printer->noted[printer->n_noted] =
            (BsNotedName){value, number, at, (guint32)(printer->out->len - at)};
    printer->n_noted++;
}

// What has no name is not remembered.
static void
note_nameless(BsPrinter *printer)
{
    note_name(printer, NULL, BS_NO_NUMBER, printer->out->len);
}

static inline void
put_value(BsPrinter *printer, const BsValue *value, guint32 number)
{
    const gsize at = printer->out->len;
    const BsName *name =
        value && printer->names ? bs_names_find(&printer->names->values, value->id) : NULL;
    if (name) {
        bs_out_name(printer->out, printer->names, name);
        note_name(printer, value, number, at);
    } else {
        note_nameless(printer);
        bs_put(printer, value ? "<<UNKNOWN SSA VALUE>>" : "<<NULL VALUE>>");
    }
}

void
bs_put_value(BsPrinter *printer, const BsValue *value)
{
    put_value(printer, value, BS_NO_NUMBER);
}

void
bs_put_operands(BsPrinter *printer, const BsOp *op, BsRange range)
{
    for (guint32 i = 0; i < range.n; i++) {
        if (i)
            bs_out_lit(printer->out, ", ");
        put_value(printer, bs_op_operand(op, range.begin + i), range.begin + i);
    }
}

static void
put_value_type(BsPrinter *printer, const BsValue *value)
{
    if (value)
        bs_printer_type(printer, value->type);
    else
        bs_put(printer, "<<NULL TYPE>>");
}

void
bs_put_type(BsPrinter *printer, const BsType *type)
{
    bs_printer_type(printer, type);
}

void
bs_put_operand_types(BsPrinter *printer, const BsOp *op, BsRange range)
{
    for (guint32 i = 0; i < range.n; i++) {
        if (i)
            bs_out_lit(printer->out, ", ");
        put_value_type(printer, bs_op_operand(op, range.begin + i));
    }
}

void
bs_put_result_types(BsPrinter *printer, const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (i)
            bs_out_lit(printer->out, ", ");
        bs_printer_type(printer, op->results[i].type);
    }
}

void
bs_put_arrow_types(BsPrinter *printer, guint32 n, const BsType *const *types)
{
    if (!n)
        return;
    bs_out_lit(printer->out, " -> ");
    const gboolean wrapped = n > 1 || types[0]->kind == BS_TYPE_FUNCTION;
    if (wrapped)
        bs_out_char(printer->out, '(');
    for (guint32 i = 0; i < n; i++) {
        if (i)
            bs_out_lit(printer->out, ", ");
        bs_printer_type(printer, types[i]);
    }
    if (wrapped)
        bs_out_char(printer->out, ')');
}

void
bs_put_functional_type(BsPrinter *printer, const BsOp *op)
{
    bs_out_char(printer->out, '(');
    bs_put_operand_types(printer, op, (BsRange){0, op->n_operands});
    bs_out_lit(printer->out, ") -> ");
    // One result needs no parentheses, but a function type does: it would be ambiguous.
    const gboolean wrapped = op->n_results != 1 || op->results[0].type->kind == BS_TYPE_FUNCTION;
    if (wrapped)
        bs_out_char(printer->out, '(');
    bs_put_result_types(printer, op);
    if (wrapped)
        bs_out_char(printer->out, ')');
}

// -- attributes ---------------------------------------------------------------------------------

void
bs_put_attr(BsPrinter *printer, const BsAttr *attr)
{
    bs_printer_attr(printer, attr, BS_TYPE_NEVER_ELIDED);
}

void
bs_put_attr_without_type(BsPrinter *printer, const BsAttr *attr)
{
    bs_printer_attr(printer, attr, BS_TYPE_ELIDED);
}

static gboolean
is_elided(const BsOp *op, const BsNamedAttr *attr, const char *const *elided)
{
    for (; elided && *elided; elided++) {
        if (*elided == attr->name || !strcmp(*elided, attr->name))
            return TRUE;
    }
    const BsOpShape *shape = op->def->shape;
    const gint group = shape && shape->n_attrs ? bs_shape_find_attr(shape, attr->name) : -1;
    return group >= 0 && shape->attrs[group].default_attr == attr->value;
}

static void
put_attr_dict(BsPrinter *printer, const BsOp *op, const char *const *elided, const char *open)
{
    if (!op->attrs)
        return;
    const char *before = open;
    for (guint32 i = 0; i < op->attrs->dict.n; i++) {
        const BsNamedAttr *attr = &op->attrs->dict.items[i];
        if (is_elided(op, attr, elided))
            continue;
        bs_out_len(printer->out, before, strlen(before));
        bs_printer_named_attr(printer, attr);
        before = ", ";
    }
    if (before != open)
        bs_out_char(printer->out, '}');
}

void
bs_put_indent(BsPrinter *printer, gboolean more)
{
    if (more)
        printer->indent += 2;
    else
        printer->indent -= 2;
}

void
bs_put_attr_dict(BsPrinter *printer, const BsOp *op, const char *const *elided)
{
    put_attr_dict(printer, op, elided, " {");
}

void
bs_put_attr_dict_with_keyword(BsPrinter *printer, const BsOp *op, const char *const *elided)
{
    put_attr_dict(printer, op, elided, " attributes {");
}

void
bs_put_dict(BsPrinter *printer, const BsAttr *dict)
{
    if (dict)
        bs_printer_attr(printer, dict, BS_TYPE_NEVER_ELIDED);
    else
        bs_out_lit(printer->out, "{}");
}

void
bs_put_symbol_name(BsPrinter *printer, const char *name)
{
    bs_out_symbol(printer->out, name, strlen(name));
}

// -- blocks and regions -------------------------------------------------------------------------

static void
put_block_name(BsPrinter *printer, const BsBlock *block, guint32 number)
{
    const gsize at = printer->out->len;
    const BsName *name = block ? bs_names_find(&printer->names->blocks, block->id) : NULL;
    if (name) {
        bs_out_name(printer->out, printer->names, name);
        note_name(printer, NULL, number, at);
    } else {
        note_nameless(printer);
        bs_out_lit(printer->out, "INVALIDBLOCK");
    }
}

void
bs_put_block_name(BsPrinter *printer, const BsBlock *block)
{
    put_block_name(printer, block, BS_NO_NUMBER);
}

static int
compare_blocks(gconstpointer a, gconstpointer b)
{
    const BsBlock *x = *(const BsBlock *const *)a, *y = *(const BsBlock *const *)b;
    return (x->id > y->id) - (x->id < y->id);
}

// Names from elsewhere have no numbers: in the order in which blocks were made.
void
bs_printer_named_predecessors(BsPrinter *p, const BsBlock *block)
{
    g_autoptr(GPtrArray) blocks = g_ptr_array_new();
    for (const BsSuccessor *edge = block->preds; edge; edge = bs_successor_next(edge))
        g_ptr_array_add(blocks, bs_op_block(bs_successor_owner(edge)));
    g_ptr_array_sort(blocks, compare_blocks);
    bs_out_lit(p->out, "  // ");
    bs_out_unsigned(p->out, blocks->len);
    bs_out_lit(p->out, " preds: ");
    for (guint i = 0; i < blocks->len; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        bs_put_block_name(p, blocks->pdata[i]);
    }
}

void
bs_printer_successor(BsPrinter *printer, const BsOp *op, guint32 i)
{
    put_block_name(printer, bs_successor_block(bs_op_successor(op, i)), op->n_operands + i);
}

void
bs_put_successor_and_operands(BsPrinter *printer, const BsOp *op, guint32 i)
{
    bs_printer_successor(printer, op, i);
    const BsRange range = bs_op_successor_operands(op, i);
    if (!range.n)
        return;
    bs_out_char(printer->out, '(');
    bs_put_operands(printer, op, range);
    bs_out_lit(printer->out, " : ");
    bs_put_operand_types(printer, op, range);
    bs_out_char(printer->out, ')');
}

void
bs_put_region(BsPrinter *printer, const BsRegion *region, gboolean entry_args, gboolean terminators)
{
    bs_printer_region(printer, region, entry_args, terminators, FALSE);
}

static void
put_argument_loc(BsPrinter *printer, const BsValue *arg)
{
    if (!printer->debug)
        return;
    bs_printer_meet_loc(printer, bs_value_loc(arg), FALSE);
    bs_printer_trailing_loc(printer, bs_value_loc(arg), FALSE);
}

void
bs_put_argument_name(BsPrinter *printer, const BsValue *arg)
{
    bs_put_value(printer, arg);
    put_argument_loc(printer, arg);
}

void
bs_put_argument(BsPrinter *printer, const BsValue *arg, const BsAttr *attrs)
{
    bs_put_value(printer, arg);
    bs_out_lit(printer->out, ": ");
    bs_printer_type(printer, arg->type);
    // Upstream does not look for aliases in the attributes.
    const gboolean meeting = printer->aliases && printer->aliases->mode == BS_ALIASES_MEETING;
    if (attrs && attrs->dict.n && !meeting) {
        bs_out_char(printer->out, ' ');
        printer->in_argument = TRUE;
        bs_put_dict(printer, attrs);
        printer->in_argument = FALSE;
    }
    put_argument_loc(printer, arg);
}
