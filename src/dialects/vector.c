// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vector dialect: those ops that programs on buffers have, above all reads and writes of
// vectors in memory.
#include "dialects/arith-private.h"
#include "dialects/checks-private.h"
#include "dialects/dialects.h"
#include "dialects/fold-private.h"
#include "ir/affine.h"
#include "ir/context.h"
#include "ir/shape.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

// -- transfers ----------------------------------------------------------------------------------

// `%m[%i], %pad, %mask {attrs} : A, B` and what a write has before it.
typedef struct Transfer {
    BsOperandName vector, source, padding, mask;
    BsOperandNames indices;
    BsAttrs attrs;
    BsTypes types;
    gboolean has_mask;
} Transfer;

static guint32
rank_of(const BsType *type)
{
    return type->shaped.rank;
}

// The last dimensions of the memory, as many as the vector has (upstream's
// getTransferMinorIdentityMap).
static const BsAttr *
minor_identity(BsContext *context, const BsType *shaped, const BsType *vector)
{
    const BsType *element = shaped->shaped.element;
    const guint32 inner = element->kind == BS_TYPE_VECTOR ? rank_of(element) : 0;
    const guint32 rank = rank_of(shaped),
                  n = MIN(rank_of(vector) - MIN(inner, rank_of(vector)), rank);
    g_autoptr(GString) text = g_string_new("(");
    for (guint32 i = 0; i < rank; i++)
        g_string_append_printf(text, "%sd%u", i ? ", " : "", i);
    g_string_append(text, ") -> (");
    for (guint32 i = 0; i < n; i++)
        g_string_append_printf(text, "%sd%u", i ? ", " : "", rank - n + i);
    g_string_append_c(text, ')');
    return bs_attr_text(context, BS_ATTR_AFFINE_MAP, text->str, text->len);
}

static const BsAttr *
all_out_of_bounds(BsContext *context, guint32 n)
{
    g_autofree const BsAttr **items = g_new(const BsAttr *, n + 1);
    for (guint32 i = 0; i < n; i++)
        items[i] = bs_attr_bool(context, FALSE);
    return bs_attr_array(context, n, items);
}

static gboolean
has_attr(const BsAttrs *attrs, const char *name)
{
    for (guint i = 0; i < attrs->len; i++) {
        if (!strcmp(attrs->data[i].name, name))
            return TRUE;
    }
    return FALSE;
}

static gboolean
parse_transfer_text(BsParser *parser, Transfer *text, gboolean reads)
{
    if (!reads && (!bs_parse_operand(parser, &text->vector) || !bs_parse_token(parser, ",")))
        return FALSE;
    if (!bs_parse_operand(parser, &text->source) ||
        !bs_parse_operands(parser, "[", "]", &text->indices) ||
        (reads && (!bs_parse_token(parser, ",") || !bs_parse_operand(parser, &text->padding))))
        return FALSE;
    text->has_mask = bs_parse_optional_token(parser, ",");
    if (text->has_mask && !bs_parse_operand(parser, &text->mask))
        return FALSE;
    const gboolean ok =
        bs_parse_optional_attr_dict(parser, &text->attrs) && bs_parse_token(parser, ":");
    const BsLoc loc = bs_parser_loc(parser);
    if (!ok || !bs_parse_types(parser, &text->types))
        return FALSE;
    return text->types.len == 2 || bs_parser_error(parser, loc, "requires two types");
}

static gboolean
check_transfer_types(BsParser *parser, const BsType *vector, const BsType *shaped)
{
    const BsLoc loc = bs_parser_loc(parser);
    if (vector->kind != BS_TYPE_VECTOR)
        return bs_parser_error(parser, loc, "requires vector type");
    if (shaped->kind != BS_TYPE_MEMREF && shaped->kind != BS_TYPE_TENSOR)
        return bs_parser_error(parser, loc, "requires memref or ranked tensor type");
    return TRUE;
}

static void
add_transfer_attrs(BsParser *parser, const Transfer *text, gboolean reads, const BsType *vector,
                   const BsType *shaped)
{
    BsContext *context = bs_parser_context(parser);
    const gint32 n = (gint32)text->indices.len, masks = text->has_mask;
    const gint32 read_sizes[] = {1, n, 1, masks}, write_sizes[] = {1, 1, n, masks};
    if (!has_attr(&text->attrs, "permutation_map"))
        bs_add_attr(parser, "permutation_map", minor_identity(context, shaped, vector));
    if (!has_attr(&text->attrs, "in_bounds"))
        bs_add_attr(parser, "in_bounds", all_out_of_bounds(context, rank_of(vector)));
    bs_add_attrs(parser, &text->attrs);
    bs_add_attr(parser, "operandSegmentSizes",
                bs_attr_i32_array(context, 4, reads ? read_sizes : write_sizes));
}

static gboolean
resolve_transfer(BsParser *parser, const Transfer *text, gboolean reads)
{
    BsContext *context = bs_parser_context(parser);
    const BsType *vector = text->types.data[reads ? 1 : 0],
                 *shaped = text->types.data[reads ? 0 : 1];
    if (!check_transfer_types(parser, vector, shaped))
        return FALSE;
    const BsType *mask =
        bs_type_vector(context, rank_of(vector), vector->shaped.shape, bs_type_i1(context));
    if ((!reads && !bs_resolve_operand(parser, &text->vector, vector)) ||
        !bs_resolve_operand(parser, &text->source, shaped) ||
        !bs_resolve_operands_same(parser, &text->indices, bs_type_index(context)) ||
        (reads && !bs_resolve_operand(parser, &text->padding, shaped->shaped.element)) ||
        (text->has_mask && !bs_resolve_operand(parser, &text->mask, mask)))
        return FALSE;
    add_transfer_attrs(parser, text, reads, vector, shaped);
    if (reads)
        bs_add_result_type(parser, vector);
    else if (shaped->kind == BS_TYPE_TENSOR)
        bs_add_result_type(parser, shaped);
    return TRUE;
}

static gboolean
parse_transfer(BsParser *parser, BsOpState *state)
{
    const gboolean reads = !strcmp(state->def->name, "vector.transfer_read");
    Transfer text = {.has_mask = FALSE};
    const gboolean ok =
        parse_transfer_text(parser, &text, reads) && resolve_transfer(parser, &text, reads);
    bs_vec_free(&text.indices);
    bs_vec_free(&text.attrs);
    bs_vec_free(&text.types);
    return ok;
}

static gboolean
is_all_false(const BsAttr *list)
{
    for (guint32 i = 0; list && i < list->array.n; i++) {
        if (!bs_attr_is_false(list->array.items[i]))
            return FALSE;
    }
    return TRUE;
}

// The map and the bounds are left out where they are what they are without being said.
static void
put_transfer_attrs(BsPrinter *printer, const BsOp *op, const BsType *shaped, const BsType *vector)
{
    const char *elided[4] = {"operandSegmentSizes"};
    guint n = 1;
    if (bs_op_attr(op, "permutation_map") ==
        minor_identity(op->def->shape->context, shaped, vector))
        elided[n++] = "permutation_map";
    if (is_all_false(bs_op_attr(op, "in_bounds")))
        elided[n++] = "in_bounds";
    bs_put_attr_dict(printer, op, elided);
}

static void
print_transfer(BsPrinter *printer, const BsOp *op)
{
    const gboolean reads = bs_op_is(op, "vector.transfer_read");
    const guint32 source = reads ? 0 : 1;
    const BsType *shaped = bs_op_operand(op, source)->type;
    const BsType *vector = reads ? op->results[0].type : bs_op_operand(op, 0)->type;
    const BsRange indices = bs_op_operand_group(op, reads ? 1 : 2);
    bs_put(printer, " ");
    bs_put_operands(printer, op, (BsRange){0, source + 1});
    bs_put(printer, "[");
    bs_put_operands(printer, op, indices);
    bs_put(printer, "]");
    for (guint32 i = indices.begin + indices.n; i < op->n_operands; i++) {
        bs_put(printer, ", ");
        bs_put_value(printer, bs_op_operand(op, i));
    }
    put_transfer_attrs(printer, op, shaped, vector);
    bs_put(printer, " : ");
    bs_put_type(printer, reads ? shaped : vector);
    bs_put(printer, ", ");
    bs_put_type(printer, reads ? vector : shaped);
}

static void
transfer_effects(const BsOp *op, BsEffects *effects)
{
    const gboolean reads = bs_op_is(op, "vector.transfer_read");
    BsValue *source = bs_op_operand(op, reads ? 0 : 1);
    if (source->type->kind == BS_TYPE_MEMREF)
        bs_effects_add(effects, reads ? BS_EFFECT_READ : BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT,
                       source);
}

static gboolean
verify_transfer(const BsOp *op, BsDiags *diags)
{
    const gboolean reads = bs_op_is(op, "vector.transfer_read");
    const BsType *shaped = bs_op_operand(op, reads ? 0 : 1)->type;
    const BsType *vector = reads ? op->results[0].type : bs_op_operand(op, 0)->type;
    const BsAttr *bounds = bs_op_attr(op, "in_bounds");
    if (bs_op_operand_group(op, reads ? 1 : 2).n != rank_of(shaped)) {
        bs_diags_op_error(diags, op, "requires %u indices", rank_of(shaped));
        return FALSE;
    }
    if (reads &&
        bs_op_operand(op, bs_op_operand_group(op, 2).begin)->type != shaped->shaped.element) {
        bs_diags_op_error(diags, op,
                          "requires formal padding and source of the same elemental type");
        return FALSE;
    }
    if (bounds->array.n == rank_of(vector))
        return TRUE;
    bs_diags_op_error(diags, op,
                      "expects the in_bounds attr of same rank as permutation_map results: "
                      "%u vs inBounds of size: %u",
                      rank_of(vector), bounds->array.n);
    return FALSE;
}

// -- vector.load and store ----------------------------------------------------------------------

static gboolean
verify_access(const BsOp *op, BsDiags *diags)
{
    const gboolean loads = bs_op_is(op, "vector.load");
    const guint32 base = loads ? 0 : 1;
    const BsType *memref = bs_op_operand(op, base)->type;
    const BsType *vector = loads ? op->results[0].type : bs_op_operand(op, 0)->type;
    const BsType *element = memref->shaped.element;
    if (element->kind == BS_TYPE_VECTOR ? element != vector : element != vector->shaped.element) {
        bs_diags_op_error(diags, op,
                          loads ? "base and result element types should match"
                                : "base and valueToStore element type should match");
        return FALSE;
    }
    if (op->n_operands - base - 1 == rank_of(memref))
        return TRUE;
    bs_diags_op_error(diags, op, "requires %u indices", rank_of(memref));
    return FALSE;
}

// -- vector.splat -------------------------------------------------------------------------------

static BsFold
fold_splat(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsFoldResult *results)
{
    const BsAttr *value = constants[0];
    const gboolean integer = value && value->kind == BS_ATTR_INTEGER;
    if (!integer && (!value || value->kind != BS_ATTR_FLOAT || value->floating.high_bits))
        return BS_FOLD_NONE;
    const guint64 bits = integer ? (guint64)value->integer : value->floating.bits;
    return bs_fold_to_attr(
        results, bs_attr_dense(builder->ir->context, bs_op_result(op, 0)->type, 1, &bits, TRUE));
}

// -- the table ----------------------------------------------------------------------------------

#define EFFECT(kind, group)                                          \
    {                                                                \
        BS_EFFECT_##kind, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, group \
    }
static const BsEffectSpec reads[] = {EFFECT(READ, 0)};
static const BsEffectSpec writes[] = {EFFECT(WRITE, 0)};
static const BsEffectSpec writes_next[] = {EFFECT(WRITE, 1)};
static const BsEffectSpec prints[] = {{BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_NOTHING, 0}};

#define EFFECTS(array) .effects = array, .n_effects = 1, .has_effects = TRUE
#define PURE .traits = BS_TRAIT_PURE
#define TRANSFER                                                                        \
    .attrs = "permutation_map:affine-map, in_bounds:array", .parse = parse_transfer,    \
    .print = print_transfer, .verify = verify_transfer, .effects_fn = transfer_effects, \
    .has_effects = TRUE, .traits = BS_TRAIT_OPERAND_SEGMENTS

// clang-format off
static const BsOpDef ops[] = {
    { .name = "vector.bitcast", .summary = "the same bits as elements of another type", .operands = "source:vector",
      .results = "result:vector", .format = "$source attr-dict `:` type($source) `to` type($result)", PURE },
    { .name = "vector.broadcast", .summary = "repeats a value along dimensions", .operands = "source:any",
      .results = "vector:vector", .format = "$source attr-dict `:` type($source) `to` type($vector)", PURE },
    { .name = "vector.constant_mask", .summary = "a mask of known sizes", .attrs = "mask_dim_sizes:array",
      .results = "result:vector", .format = "$mask_dim_sizes attr-dict `:` type($result)", PURE },
    { .name = "vector.create_mask", .summary = "a mask of given sizes", .operands = "operands:index*",
      .results = "result:vector", .format = "$operands attr-dict `:` type($result)", PURE },
    { .name = "vector.fma", .summary = "product and sum with one rounding",
      .operands = "lhs:vector, rhs:vector=lhs, acc:vector=lhs", .results = "result:vector=lhs",
      .format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)", PURE },
    { .name = "vector.load", .summary = "reads a vector", .operands = "base:memref, indices:index*",
      .results = "result:vector", .attrs = "nontemporal:bool?=false",
      .format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)", .verify = verify_access, EFFECTS(reads) },
    { .name = "vector.maskedload", .summary = "reads a vector where a mask is set",
      .operands = "base:memref, indices:index*, mask:vector, pass_thru:vector", .results = "result:vector",
      .format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` "
                "type($pass_thru) `into` type($result)", EFFECTS(reads) },
    { .name = "vector.maskedstore", .summary = "writes a vector where a mask is set",
      .operands = "base:memref, indices:index*, mask:vector, valueToStore:vector",
      .format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` "
                "type($valueToStore)", EFFECTS(writes) },
    { .name = "vector.print", .summary = "prints a value, or text", .operands = "source:any?",
      .attrs = "punctuation:vector-punctuation=newline, stringLiteral:string?",
      .format = "($source^ `:` type($source))? (`str` $stringLiteral^)? (`punctuation` $punctuation^)? attr-dict",
      EFFECTS(prints) },
    { .name = "vector.reduction", .summary = "one value from all elements", .operands = "vector:vector, acc:any?=dest",
      .results = "dest:any", .attrs = "kind:vector-kind, fastmath:fastmath=none",
      .format = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)",
      PURE },
    { .name = "vector.shape_cast", .summary = "the elements in another shape", .operands = "source:any",
      .results = "result:any", .format = "$source attr-dict `:` type($source) `to` type($result)", PURE },
    { .name = "vector.splat", .summary = "a vector of one value", .operands = "input:any=elem(aggregate)",
      .results = "aggregate:vector", .format = "$input attr-dict `:` type($aggregate)", PURE,
      .fold = fold_splat },
    { .name = "vector.step", .summary = "0, 1, 2, ...", .results = "result:vector", .format = "attr-dict `:` type($result)",
      PURE },
    { .name = "vector.store", .summary = "writes a vector", .operands = "valueToStore:vector, base:memref, indices:index*",
      .attrs = "nontemporal:bool?=false",
      .format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
      .verify = verify_access, EFFECTS(writes_next) },
    { .name = "vector.transfer_read", .summary = "reads a vector, with padding beyond the bounds",
      .operands = "source:shaped, indices:index*, padding:any, mask:vector?", .results = "vector:vector", TRANSFER },
    { .name = "vector.transfer_write", .summary = "writes a vector, but not beyond the bounds",
      .operands = "vector:vector, source:shaped, indices:index*, mask:vector?", .results = "result:ranked-tensor?", TRANSFER },
    { .name = "vector.transpose", .summary = "permutes the dimensions", .operands = "vector:vector", .results = "result:vector",
      .attrs = "permutation:i64-array",
      .format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)", PURE },
    { .name = "vector.type_cast", .summary = "a memref of one vector", .operands = "memref:memref-static",
      .results = "result:memref", .format = "$memref attr-dict `:` type($memref) `to` type($result)", .view_like = TRUE, PURE },
    { .name = "vector.vscale", .summary = "the factor of scalable sizes", .results = "res:index", .hint = "vscale",
      .format = "attr-dict", PURE },
};
// clang-format on

const BsDialect bs_dialect_vector = {
    .name = "vector",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_arith_materialize,
    .allows_unknown_ops = TRUE,
};
