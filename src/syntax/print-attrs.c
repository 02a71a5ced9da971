// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/affine-expr.h"
#include "syntax/printer-private.h"

// -- numbers ------------------------------------------------------------------------------------

static void
put_int(BsPrinter *p, const BsType *type, guint64 value)
{
    if (type->kind == BS_TYPE_INTEGER && type->integer.sign == BS_UNSIGNED)
        bs_out_unsigned(p->out, value);
    else
        bs_out_signed(p->out, (gint64)value);
}

static void
put_bit(BsPrinter *p, guint64 value)
{
    bs_put(p, value & 1 ? "true" : "false");
}

// One of many.
static void
put_number(BsPrinter *p, const BsType *type, guint64 value)
{
    if (type->kind == BS_TYPE_FLOAT)
        bs_out_float(p->out, type->format, value, 0);
    else if (bs_type_is_bit(type))
        put_bit(p, value);
    else
        put_int(p, type, value);
}

// -- dense elements -----------------------------------------------------------------------------

enum { HEX_DIGITS = 2 }; // of a byte

static char *
write_hex_byte(char *at, guint byte)
{
    static const char hex[] = "0123456789ABCDEF";
    at[0] = hex[byte >> 4 & 15];
    at[1] = hex[byte & 15];
    return at + HEX_DIGITS;
}

// The elements' bytes, little-endian; i1 is packed, eight to a byte.
static void
put_hex(BsPrinter *p, const BsAttr *attr, const BsType *element)
{
    bs_out_lit(p->out, "\"0x");
    if (bs_type_is_bit(element)) {
        for (guint32 i = 0; i < attr->dense.n; i += 8) {
            guint byte = 0;
            for (guint32 bit = 0; bit < 8 && i + bit < attr->dense.n; bit++)
                byte |= (guint)(attr->dense.values[i + bit] & 1) << bit;
            bs_out_end(p->out, write_hex_byte(bs_out_begin(p->out, HEX_DIGITS), byte));
        }
    } else {
        const guint32 bits = bs_type_bit_width(element), bytes = bs_type_element_bytes(element);
        const guint64 mask = bits ? G_MAXUINT64 >> (64 - bits) : 0;
        for (guint32 i = 0; i < attr->dense.n; i++) {
            char *at = bs_out_begin(p->out, (gsize)HEX_DIGITS * bytes);
            for (guint32 b = 0; b < bytes; b++)
                at = write_hex_byte(at, (guint)((attr->dense.values[i] & mask) >> (8 * b) & 0xff));
            bs_out_end(p->out, at);
        }
    }
    bs_out_char(p->out, '"');
}

// `[[1, 2], [3, 4]]`: a bracket opens before an element that begins a row and closes after one that
// ends it.
static void
put_elements(BsPrinter *p, const BsAttr *attr, const BsType *element)
{
    const guint32 rank = attr->type->shaped.rank;
    const gint64 *shape = attr->type->shaped.shape;
    for (guint32 i = 0; i < attr->dense.n; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        guint64 row = 1;
        guint32 open = 0, close = 0;
        for (guint32 d = rank; d-- > 0;) {
            row *= (guint64)shape[d];
            open += i % row == 0;
            close += (i + 1) % row == 0;
        }
        while (open--)
            bs_out_char(p->out, '[');
        put_number(p, element, attr->dense.values[i]);
        while (close--)
            bs_out_char(p->out, ']');
    }
}

static gboolean
is_elided(const BsPrinter *p, gint64 n)
{
    return p->elide_from && n >= p->elide_from;
}

static void
put_dense(BsPrinter *p, const BsAttr *attr)
{
    const BsType *element = bs_type_element(attr->type);
    if (is_elided(p, attr->dense.splat ? 0 : attr->dense.n)) {
        bs_out_lit(p->out, "dense_resource<__elided__>");
        return;
    }
    bs_out_lit(p->out, "dense<");
    if (attr->dense.splat && attr->dense.n)
        put_number(p, element, attr->dense.values[0]);
    else if (attr->dense.n >= BS_HEX_FROM)
        put_hex(p, attr, element);
    else
        put_elements(p, attr, element);
    bs_out_char(p->out, '>');
}

static void
put_dense_array(BsPrinter *p, const BsAttr *attr, gboolean with_type)
{
    bs_out_lit(p->out, "array<");
    if (with_type) {
        bs_printer_type(p, attr->type);
        if (attr->dense.n)
            bs_out_lit(p->out, ": ");
    }
    for (guint32 i = 0; i < attr->dense.n; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        put_number(p, attr->type, attr->dense.values[i]);
    }
    bs_out_char(p->out, '>');
}

// -- the rest -----------------------------------------------------------------------------------

static void
put_strided_number(BsPrinter *p, gint64 value)
{
    if (value == BS_DYNAMIC)
        bs_out_char(p->out, '?');
    else
        bs_out_signed(p->out, value);
}

static void
put_strided(BsPrinter *p, const BsAttr *attr)
{
    bs_out_lit(p->out, "strided<[");
    for (guint32 i = 0; i < attr->strided.rank; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        put_strided_number(p, attr->strided.strides[i]);
    }
    bs_out_char(p->out, ']');
    if (attr->strided.offset != 0) {
        bs_out_lit(p->out, ", offset: ");
        put_strided_number(p, attr->strided.offset);
    }
    bs_out_char(p->out, '>');
}

// The alias, where the attribute has one.
static gboolean
put_alias(BsPrinter *p, const BsAttr *attr)
{
    if (!p->aliases)
        return FALSE;
    if (p->aliases->mode == BS_ALIASES_MEETING)
        bs_aliases_meet(p->aliases, attr, FALSE);
    else if (p->in_argument && p->aliases->mode == BS_ALIASES_AS_MET)
        p->aliases->mode = BS_ALIASES_FAILED;
    const char *name = bs_aliases_name(p->aliases, attr);
    if (name)
        bs_put(p, name);
    return name != NULL;
}

static void
put_map_or_set(BsPrinter *p, const BsAttr *attr)
{
    static const char marks[] = {BS_AFFINE_OPEN, BS_AFFINE_CLOSE, '\0'};
    bs_put(p, attr->kind == BS_ATTR_AFFINE_MAP ? "affine_map<" : "affine_set<");
    for (const char *text = attr->string.text; *text;) {
        const gsize len = strcspn(text, marks);
        bs_out_len(p->out, text, len);
        text += len + (text[len] != '\0');
    }
    bs_out_char(p->out, '>');
}

// Numbered in the order of printing.
static void
put_distinct(BsPrinter *p, const BsAttr *attr)
{
    guint id = 0;
    if (p->distinct_ids) {
        id = GPOINTER_TO_UINT(g_hash_table_lookup(p->distinct_ids, attr));
        if (!id) {
            id = g_hash_table_size(p->distinct_ids) + 1;
            g_hash_table_insert(p->distinct_ids, (gpointer)(guintptr)attr, GUINT_TO_POINTER(id));
        }
        id--;
    }
    bs_out_lit(p->out, "distinct[");
    bs_out_unsigned(p->out, id);
    bs_out_lit(p->out, "]<");
    if (attr->distinct.attr->kind != BS_ATTR_UNIT)
        bs_printer_attr(p, attr->distinct.attr, BS_TYPE_NEVER_ELIDED);
    bs_out_char(p->out, '>');
}

static void
put_symbol(BsPrinter *p, const BsAttr *attr)
{
    for (guint32 i = 0; i < attr->array.n; i++) {
        if (i)
            bs_out_lit(p->out, "::");
        const BsAttr *name = attr->array.items[i];
        bs_out_symbol(p->out, name->string.text, name->string.len);
    }
}

static void
put_array(BsPrinter *p, const BsAttr *attr)
{
    bs_out_char(p->out, '[');
    for (guint32 i = 0; i < attr->array.n; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        bs_printer_attr(p, attr->array.items[i], BS_TYPE_MAY_BE_ELIDED);
    }
    bs_out_char(p->out, ']');
}

static void
put_dict(BsPrinter *p, const BsAttr *attr)
{
    bs_out_char(p->out, '{');
    for (guint32 i = 0; i < attr->dict.n; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        bs_printer_named_attr(p, &attr->dict.items[i]);
    }
    bs_out_char(p->out, '}');
}

static void
put_type_suffix(BsPrinter *p, const BsAttr *attr, BsTypeElision elision)
{
    if (elision == BS_TYPE_ELIDED || !attr->type || attr->type->kind == BS_TYPE_NONE)
        return;
    bs_out_lit(p->out, " : ");
    bs_printer_type(p, attr->type);
}

static void
put_integer_attr(BsPrinter *p, const BsAttr *attr, BsTypeElision elision)
{
    if (bs_type_is_i1(attr->type)) {
        put_bit(p, (guint64)attr->integer);
        return;
    }
    put_int(p, attr->type, (guint64)attr->integer);
    if (elision == BS_TYPE_MAY_BE_ELIDED && bs_type_is_integer(attr->type, 64))
        return;
    put_type_suffix(p, attr, elision);
}

static void
put_float_attr(BsPrinter *p, const BsAttr *attr, BsTypeElision elision)
{
    const gsize begin = p->out->len;
    bs_out_float(p->out, attr->type->format, attr->floating.bits, attr->floating.high_bits);
    const gboolean is_hex = g_str_has_prefix(p->out->str + begin, "0x"); // else an integer's
    if (elision == BS_TYPE_MAY_BE_ELIDED && attr->type->format == BS_F64 && !is_hex)
        return;
    put_type_suffix(p, attr, elision);
}

// How many numbers are in the brackets that `*at` stands on, if it does; moves it behind them.
static gint64
count_listed(const char **at)
{
    gint64 n = 0, depth = 0, in_pair = 0;
    if (**at != '[')
        return 0;
    for (n = 1; **at; ++*at) {
        depth += (**at == '[') - (**at == ']');
        in_pair += (**at == '(') - (**at == ')');
        n += **at == ',' && !in_pair;
        if (depth == 0)
            break;
    }
    return n;
}

// Of sparse elements the places or the values may be too many.
static gboolean
is_elided_sparse(const BsPrinter *p, const BsAttr *attr)
{
    static const char prefix[] = "sparse<";
    if (!p->elide_from || !g_str_has_prefix(attr->string.text, prefix))
        return FALSE;
    const char *at = attr->string.text + strlen(prefix);
    const gboolean places = is_elided(p, count_listed(&at));
    at = strstr(at, ", ");
    at = at ? at + 2 : "";
    return places || is_elided(p, count_listed(&at));
}

static void
put_opaque(BsPrinter *p, const BsAttr *attr)
{
    const char *text = attr->string.text;
    const gboolean listed =
        attr->type && (g_str_has_prefix(text, "dense<[") || g_str_has_prefix(text, "dense<\"0x"));
    if ((listed && is_elided(p, bs_type_n_elements(attr->type))) || is_elided_sparse(p, attr))
        bs_out_lit(p->out, "dense_resource<__elided__>");
    else
        bs_out_len(p->out, text, attr->string.len);
    if (*text == 'd')
        bs_printer_note_resource(p, text, attr->string.len);
}

static void
put_attr_itself(BsPrinter *p, const BsAttr *attr, BsTypeElision elision)
{
    switch (attr->kind) {
    case BS_ATTR_UNIT:
        bs_out_lit(p->out, "unit");
        return;
    case BS_ATTR_INTEGER:
        put_integer_attr(p, attr, elision);
        return;
    case BS_ATTR_FLOAT:
        put_float_attr(p, attr, elision);
        return;
    case BS_ATTR_STRING:
        bs_out_quoted(p->out, attr->string.text, attr->string.len);
        put_type_suffix(p, attr, elision);
        return;
    case BS_ATTR_ARRAY:
        put_array(p, attr);
        return;
    case BS_ATTR_DICT:
        put_dict(p, attr);
        return;
    case BS_ATTR_SYMBOL:
        put_symbol(p, attr);
        return;
    case BS_ATTR_TYPE:
        bs_printer_type(p, attr->type);
        return;
    case BS_ATTR_DENSE_ELEMENTS:
        put_dense(p, attr);
        put_type_suffix(p, attr, elision);
        return;
    case BS_ATTR_DENSE_ARRAY:
        put_dense_array(p, attr, elision != BS_TYPE_ELIDED);
        return;
    case BS_ATTR_STRIDED:
        put_strided(p, attr);
        return;
    case BS_ATTR_AFFINE_MAP:
    case BS_ATTR_INTEGER_SET:
        put_map_or_set(p, attr);
        return;
    case BS_ATTR_LOC:
        bs_printer_wrapped_loc(p, attr, FALSE);
        return;
    case BS_ATTR_DISTINCT:
        put_distinct(p, attr);
        return;
    case BS_ATTR_OPAQUE:
        put_opaque(p, attr);
        put_type_suffix(p, attr, elision);
        return;
    }
}

void
bs_printer_attr_itself(BsPrinter *p, const BsAttr *attr)
{
    put_attr_itself(p, attr, BS_TYPE_NEVER_ELIDED);
}

void
bs_printer_attr(BsPrinter *p, const BsAttr *attr, BsTypeElision elision)
{
    if (!attr)
        bs_put(p, "<<NULL ATTRIBUTE>>");
    else if (!bs_attr_has_alias(attr) || !put_alias(p, attr))
        put_attr_itself(p, attr, elision);
}

void
bs_printer_named_attr(BsPrinter *p, const BsNamedAttr *attr)
{
    bs_out_keyword_or_string(p->out, attr->name, strlen(attr->name));
    if (attr->value->kind == BS_ATTR_UNIT)
        return;
    bs_out_lit(p->out, " = ");
    bs_printer_attr(p, attr->value, BS_TYPE_NEVER_ELIDED);
}

void
bs_attr_append(GString *out, const BsAttr *attr)
{
    BsPrinter p;
    bs_printer_init(&p, out);
    p.distinct_ids = g_hash_table_new(NULL, NULL);
    bs_printer_attr(&p, attr, BS_TYPE_NEVER_ELIDED);
    g_hash_table_unref(p.distinct_ids);
}

char *
bs_attr_to_string(const BsAttr *attr)
{
    GString *out = g_string_new(NULL);
    bs_attr_append(out, attr);
    return g_string_free(out, FALSE);
}
