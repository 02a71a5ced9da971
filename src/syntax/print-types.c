// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/printer-private.h"

static void
put_types(BsPrinter *p, guint32 n, const BsType *const *types)
{
    for (guint32 i = 0; i < n; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        bs_printer_type(p, types[i]);
    }
}

static void
put_integer(BsPrinter *p, const BsType *type)
{
    if (type->integer.sign != BS_SIGNLESS)
        bs_out_char(p->out, type->integer.sign == BS_SIGNED ? 's' : 'u');
    bs_out_char(p->out, 'i');
    bs_out_unsigned(p->out, type->integer.width);
}

static void
put_float(BsPrinter *p, const BsType *type)
{
    static const char *const keywords[] = {
#define X(id, keyword, bits, exponent, significand, ...) keyword,
        BS_FLOAT_FORMATS(X)
#undef X
    };
    bs_out_len(p->out, keywords[type->format], strlen(keywords[type->format]));
}

static void
put_shape(BsPrinter *p, const BsType *type)
{
    const BsAttr *scalable = type->kind == BS_TYPE_VECTOR ? type->shaped.layout : NULL;
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        const gboolean scales = scalable && scalable->dense.values[i];
        if (scales)
            bs_out_char(p->out, '[');
        if (type->shaped.shape[i] == BS_DYNAMIC)
            bs_out_char(p->out, '?');
        else
            bs_out_signed(p->out, type->shaped.shape[i]);
        if (scales)
            bs_out_char(p->out, ']');
        bs_out_char(p->out, 'x');
    }
}

// `memref<2x?xf32, LAYOUT, SPACE>`; encodings of tensors are kept as their layout.
static void
put_shaped(BsPrinter *p, const BsType *type)
{
    const gboolean unranked =
        type->kind == BS_TYPE_UNRANKED_MEMREF || type->kind == BS_TYPE_UNRANKED_TENSOR;
    if (unranked)
        bs_out_lit(p->out, "*x");
    else
        put_shape(p, type);
    bs_printer_type(p, type->shaped.element);
    const gboolean is_memref = bs_type_is_memref(type);
    if (!unranked && type->kind != BS_TYPE_VECTOR && type->shaped.layout) {
        bs_out_lit(p->out, ", ");
        bs_printer_attr(p, type->shaped.layout,
                        is_memref ? BS_TYPE_MAY_BE_ELIDED : BS_TYPE_NEVER_ELIDED);
    }
    if (is_memref && type->shaped.space) {
        bs_out_lit(p->out, ", ");
        bs_printer_attr(p, type->shaped.space, BS_TYPE_MAY_BE_ELIDED);
    }
    bs_out_char(p->out, '>');
}

static void
put_function(BsPrinter *p, const BsType *type)
{
    bs_out_char(p->out, '(');
    put_types(p, type->function.n_inputs, type->function.inputs);
    bs_out_lit(p->out, ") -> ");
    const gboolean bare =
        type->function.n_results == 1 && type->function.results[0]->kind != BS_TYPE_FUNCTION;
    if (!bare)
        bs_out_char(p->out, '(');
    put_types(p, type->function.n_results, type->function.results);
    if (!bare)
        bs_out_char(p->out, ')');
}

static void
put_tuple(BsPrinter *p, const BsType *type)
{
    bs_out_lit(p->out, "tuple<");
    put_types(p, type->tuple.n, type->tuple.types);
    bs_out_char(p->out, '>');
}

static void
put_type_text(BsPrinter *p, const BsType *type)
{
    switch (type->kind) {
    case BS_TYPE_INTEGER:
        put_integer(p, type);
        return;
    case BS_TYPE_INDEX:
        bs_out_lit(p->out, "index");
        return;
    case BS_TYPE_FLOAT:
        put_float(p, type);
        return;
    case BS_TYPE_NONE:
        bs_out_lit(p->out, "none");
        return;
    case BS_TYPE_COMPLEX:
        bs_out_lit(p->out, "complex<");
        bs_printer_type(p, type->shaped.element);
        bs_out_char(p->out, '>');
        return;
    case BS_TYPE_VECTOR:
        bs_out_lit(p->out, "vector<");
        put_shaped(p, type);
        return;
    case BS_TYPE_TENSOR:
    case BS_TYPE_UNRANKED_TENSOR:
        bs_out_lit(p->out, "tensor<");
        put_shaped(p, type);
        return;
    case BS_TYPE_MEMREF:
    case BS_TYPE_UNRANKED_MEMREF:
        bs_out_lit(p->out, "memref<");
        put_shaped(p, type);
        return;
    case BS_TYPE_FUNCTION:
        put_function(p, type);
        return;
    case BS_TYPE_TUPLE:
        put_tuple(p, type);
        return;
    case BS_TYPE_OPAQUE:
        bs_out_len(p->out, type->opaque.text, type->opaque.len);
        if (type->opaque.inner) {
            bs_out_char(p->out, '<');
            bs_put_type(p, type->opaque.inner);
            bs_out_char(p->out, '>');
        }
        return;
    }
}

// Programs have few types and print them often: a type that is in the text already is copied from
// there.
void
bs_printer_type(BsPrinter *p, const BsType *type)
{
    if (!type) {
        bs_out_lit(p->out, "<<NULL TYPE>>");
        return;
    }
    if (type->kind <= BS_TYPE_NONE) {
        put_type_text(p, type);
        return;
    }
    const guint slot = (guint)(((guintptr)type >> 4) * 0x9E3779B1u >> 26) % BS_N_PRINTED_TYPES;
    BsPrintedType *printed = &p->printed_types[slot];
    if (printed->type == type) {
        bs_out_grow(p->out, printed->len + 1); // so that the text being copied does not move
        bs_out_len(p->out, p->out->str + printed->at, printed->len);
        return;
    }
    const gsize at = p->out->len;
    put_type_text(p, type);
    *printed = (BsPrintedType){type, (guint32)at, (guint32)(p->out->len - at)};
}

void
bs_type_append(GString *out, const BsType *type)
{
    BsPrinter p;
    bs_printer_init(&p, out);
    bs_printer_type(&p, type);
}

char *
bs_type_to_string(const BsType *type)
{
    GString *out = g_string_new(NULL);
    bs_type_append(out, type);
    return g_string_free(out, FALSE);
}
