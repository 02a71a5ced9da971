// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.transfer_read and vector.transfer_write: their syntax and their rules
// (mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19).
#include "dialects/common/checks.h"
#include "dialects/vector/transfer-private.h"
#include "dialects/vector/vector-private.h"
#include "ir/affine.h"
#include "ir/context.h"
#include "ir/ir.h"
#include "ir/shape.h"

#include <string.h>

static guint32
rank_of(const BsType *type)
{
    return type->shaped.rank;
}

// -- permutation maps ----------------------------------------------------------------------------

static gboolean
is_minor_identity(const BsVectorMap *map)
{
    for (guint32 i = 0; i < map->n; i++) {
        if (map->n > map->n_dims ||
            map->results[i] != (gint64)map->n_dims - (gint64)map->n + (gint64)i)
            return FALSE;
    }
    return map->n_symbols == 0;
}

gboolean
bs_vector_transfer_is_minor_identity(const BsAttr *map)
{
    g_auto(BsVectorMap) read = bs_vector_map_read(map);
    return is_minor_identity(&read);
}

// The last dimensions of the memory, as many as the vector has; nothing has no dimension, where a
// vector of one element is read over and over (upstream's getTransferMinorIdentityMap).
static const BsAttr *
default_map(BsContext *context, const BsType *shaped, const BsType *vector)
{
    const BsType *element = shaped->shaped.element;
    const guint32 inner = element->kind == BS_TYPE_VECTOR ? rank_of(element) : 0;
    const guint32 rank = rank_of(shaped), outer = rank_of(vector) - inner;
    const guint32 n = MIN(outer, rank); // all where the vector has too few: refused later
    g_autoptr(GString) text = g_string_new("(");
    for (guint32 i = 0; i < rank; i++)
        g_string_append_printf(text, "%sd%u", i ? ", " : "", i);
    g_string_append(text, ") -> (");
    for (guint32 i = 0; i < n; i++)
        g_string_append_printf(text, "%sd%u", i ? ", " : "", rank - n + i);
    if (rank == 0 && rank_of(vector) == 1 && vector->shaped.shape[0] == 1)
        g_string_append_c(text, '0');
    g_string_append_c(text, ')');
    return bs_attr_text(context, BS_ATTR_AFFINE_MAP, text->str, text->len);
}

// The mask of a transfer has the dimensions of the memory that are read, in the memory's order; of
// one that the map uses twice, the first use counts (upstream's inferTransferOpMaskType).
static const BsType *
mask_type(BsContext *context, const BsType *vector, const BsVectorMap *map)
{
    const BsAttr *scalable = vector->shaped.layout;
    g_autofree gint64 *sizes = g_new(gint64, map->n + 1);
    g_autofree gint64 *scales = g_new(gint64, map->n + 1);
    guint32 n = 0;
    for (gint64 dim = 0; dim < (gint64)map->n_dims; dim++) {
        guint32 i = 0;
        while (i < MIN(map->n, rank_of(vector)) && map->results[i] != dim)
            i++;
        if (i == MIN(map->n, rank_of(vector)))
            continue;
        sizes[n] = vector->shaped.shape[i];
        scales[n++] = scalable ? (gint64)scalable->dense.values[i] : 0;
    }
    return bs_type_scalable_vector(context, n, sizes, scales, bs_type_i1(context));
}

// -- parsing -------------------------------------------------------------------------------------

// `%m[%i], %pad, %mask {attrs} : A, B` and what a write has before it.
typedef struct Transfer {
    gboolean reads;
    BsOperandName vector, source, padding, mask;
    BsOperandNames indices;
    BsAttrs attrs;
    BsTypes types;
    BsLoc types_loc;
    gboolean has_mask;
} Transfer;

static gboolean
parse_text(BsParser *parser, Transfer *text)
{
    if (!text->reads && (!bs_parse_operand(parser, &text->vector) || !bs_parse_token(parser, ",")))
        return FALSE;
    if (!bs_parse_operand(parser, &text->source) ||
        !bs_parse_operands(parser, "[", "]", &text->indices) ||
        (text->reads &&
         (!bs_parse_token(parser, ",") || !bs_parse_operand(parser, &text->padding))))
        return FALSE;
    text->has_mask = bs_parse_optional_token(parser, ",");
    if ((text->has_mask && !bs_parse_operand(parser, &text->mask)) ||
        !bs_parse_optional_attr_dict(parser, &text->attrs))
        return FALSE;
    text->types_loc = bs_parser_loc(parser);
    if (!bs_parse_token(parser, ":") || !bs_parse_types(parser, &text->types))
        return FALSE;
    return text->types.len == 2 || bs_parser_error(parser, text->types_loc, "requires two types");
}

static gboolean
check_vector(BsParser *parser, const Transfer *text, const BsType *vector)
{
    return vector->kind == BS_TYPE_VECTOR ||
           bs_parser_error(parser, text->types_loc, "requires vector type");
}

static gboolean
check_memory(BsParser *parser, const Transfer *text, const BsType *shaped)
{
    return shaped->kind == BS_TYPE_MEMREF || shaped->kind == BS_TYPE_TENSOR ||
           bs_parser_error(parser, text->types_loc, "requires memref or ranked tensor type");
}

static gboolean
check_types(BsParser *parser, const Transfer *text, const BsType *shaped, const BsType *vector)
{
    if (text->reads)
        return check_memory(parser, text, shaped) && check_vector(parser, text, vector);
    return check_vector(parser, text, vector) && check_memory(parser, text, shaped);
}

static gboolean
resolve_mask(BsParser *parser, const Transfer *text, const BsType *shaped, const BsType *vector,
             const BsAttr *map_attr)
{
    if (shaped->shaped.element->kind == BS_TYPE_VECTOR)
        return bs_parser_error(parser, text->mask.loc,
                               "does not support masks with vector element type");
    g_auto(BsVectorMap) map = bs_vector_map_read(map_attr);
    if (map.n != rank_of(vector))
        return bs_parser_error(parser, text->types_loc,
                               "expected the same rank for the vector and the results of the "
                               "permutation map");
    return bs_resolve_operand(parser, &text->mask,
                              mask_type(bs_parser_context(parser), vector, &map));
}

static gboolean
resolve_operands(BsParser *parser, const Transfer *text, const BsType *shaped, const BsType *vector,
                 const BsAttr *map)
{
    return (text->reads || bs_resolve_operand(parser, &text->vector, vector)) &&
           bs_resolve_operand(parser, &text->source, shaped) &&
           bs_resolve_operands_same(parser, &text->indices,
                                    bs_type_index(bs_parser_context(parser))) &&
           (!text->reads || bs_resolve_operand(parser, &text->padding, shaped->shaped.element)) &&
           (!text->has_mask || resolve_mask(parser, text, shaped, vector, map));
}

static const BsAttr *
all_out_of_bounds(BsContext *context, const BsAttr *map_attr)
{
    g_auto(BsVectorMap) map = bs_vector_map_read(map_attr);
    g_autofree const BsAttr **items = g_new(const BsAttr *, map.n + 1);
    for (guint32 i = 0; i < map.n; i++)
        items[i] = bs_attr_bool(context, FALSE);
    return bs_attr_array(context, map.n, items);
}

static void
add_attrs(BsParser *parser, const Transfer *text, const BsAttr *map)
{
    BsContext *context = bs_parser_context(parser);
    const gint32 n = (gint32)text->indices.len, masks = text->has_mask;
    const gint32 read_sizes[] = {1, n, 1, masks}, write_sizes[] = {1, 1, n, masks};
    if (!bs_attrs_find(&text->attrs, "permutation_map"))
        bs_add_attr(parser, "permutation_map", map);
    if (!bs_attrs_find(&text->attrs, "in_bounds"))
        bs_add_attr(parser, "in_bounds", all_out_of_bounds(context, map));
    bs_add_attrs(parser, &text->attrs);
    bs_add_attr(parser, "operandSegmentSizes",
                bs_attr_i32_array(context, 4, text->reads ? read_sizes : write_sizes));
}

// Since 22: the memory has as many dimensions as the vector has outside of an element.
static gboolean
check_default_map(BsParser *parser, const Transfer *text, const BsType *shaped,
                  const BsType *vector)
{
    const BsType *element = shaped->shaped.element;
    const guint32 inner = element->kind == BS_TYPE_VECTOR ? rank_of(element) : 0;
    const guint32 outer = rank_of(vector) - inner; // many, where the vector has too few
    return rank_of(shaped) >= outer ||
           bs_context_upstream(bs_parser_context(parser)) < BS_UPSTREAM_22 ||
           bs_parser_error(parser, text->types_loc,
                           "expected a custom permutation_map when rank(source) != "
                           "rank(destination)");
}

static gboolean
resolve(BsParser *parser, const Transfer *text)
{
    BsContext *context = bs_parser_context(parser);
    const BsType *shaped = text->types.data[text->reads ? 0 : 1];
    const BsType *vector = text->types.data[text->reads ? 1 : 0];
    if (!check_types(parser, text, shaped, vector))
        return FALSE;
    const BsAttr *map = bs_attrs_find(&text->attrs, "permutation_map");
    if (!map && !check_default_map(parser, text, shaped, vector))
        return FALSE;
    if (!map)
        map = default_map(context, shaped, vector);
    if (map->kind != BS_ATTR_AFFINE_MAP)
        return bs_parser_error(parser, text->types_loc, "requires an affine map");
    if (!resolve_operands(parser, text, shaped, vector, map))
        return FALSE;
    add_attrs(parser, text, map);
    if (text->reads)
        bs_add_result_type(parser, vector);
    else if (shaped->kind == BS_TYPE_TENSOR)
        bs_add_result_type(parser, shaped);
    return TRUE;
}

gboolean
bs_vector_parse_transfer(BsParser *parser, BsOpState *state)
{
    Transfer text = {.reads = !strcmp(state->def->name, "vector.transfer_read")};
    const gboolean ok = parse_text(parser, &text) && resolve(parser, &text);
    bs_vec_free(&text.indices);
    bs_vec_free(&text.attrs);
    bs_vec_free(&text.types);
    return ok;
}

// -- the op --------------------------------------------------------------------------------------

BsTransfer
bs_vector_transfer_of(const BsOp *op)
{
    const gboolean reads = bs_op_is(op, "vector.transfer_read");
    const BsValue *mask = bs_op_group_operand(op, BS_TRANSFER_MASK);
    BsValue *source = bs_op_operand(op, reads ? 0 : 1);
    return (BsTransfer){.reads = reads,
                        .source = source,
                        .shaped = source->type,
                        .vector = reads ? op->results[0].type : bs_op_operand(op, 0)->type,
                        .mask = mask ? mask->type : NULL,
                        .indices = bs_op_operand_group(op, reads ? 1 : 2),
                        .map = bs_op_attr(op, "permutation_map"),
                        .in_bounds = bs_op_attr(op, "in_bounds")};
}

const BsType *
bs_vector_transfer_mask_type(const BsOp *op)
{
    const BsTransfer view = bs_vector_transfer_of(op);
    g_auto(BsVectorMap) map = bs_vector_map_read(view.map);
    return mask_type(bs_op_context(op), view.vector, &map);
}

void
bs_vector_transfer_effects(const BsOp *op, BsEffects *effects)
{
    const BsTransfer view = bs_vector_transfer_of(op);
    if (view.shaped->kind == BS_TYPE_MEMREF)
        bs_effects_add(effects, view.reads ? BS_EFFECT_READ : BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT,
                       view.source);
}

// -- printing ------------------------------------------------------------------------------------

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
put_attrs(BsPrinter *printer, const BsOp *op, const BsTransfer *view)
{
    const char *elided[4] = {"operandSegmentSizes"};
    guint n = 1;
    g_auto(BsVectorMap) map = bs_vector_map_read(view->map);
    if (is_minor_identity(&map))
        elided[n++] = "permutation_map";
    if (is_all_false(view->in_bounds))
        elided[n++] = "in_bounds";
    bs_put_attr_dict(printer, op, elided);
}

void
bs_vector_print_transfer(BsPrinter *printer, const BsOp *op)
{
    const BsTransfer view = bs_vector_transfer_of(op);
    bs_put(printer, " ");
    bs_put_operands(printer, op, (BsRange){0, view.reads ? 1 : 2});
    bs_put(printer, "[");
    bs_put_operands(printer, op, view.indices);
    bs_put(printer, "]");
    for (guint32 i = view.indices.begin + view.indices.n; i < op->n_operands; i++) {
        bs_put(printer, ", ");
        bs_put_value(printer, bs_op_operand(op, i));
    }
    put_attrs(printer, op, &view);
    bs_put(printer, " : ");
    bs_put_type(printer, view.reads ? view.shaped : view.vector);
    bs_put(printer, ", ");
    bs_put_type(printer, view.reads ? view.vector : view.shaped);
}

// -- rules ---------------------------------------------------------------------------------------

static gboolean
fail(const BsOp *op, BsDiags *diags, const char *message)
{
    bs_diags_op_error(diags, op, "%s", message);
    return FALSE;
}

// Bits of the innermost row of a vector.
static guint64
row_bits(const BsType *vector)
{
    const guint32 rank = rank_of(vector);
    const guint64 size = rank ? (guint64)vector->shaped.shape[rank - 1] : 1;
    return bs_type_bit_width(vector->shaped.element) * size;
}

static gboolean
check_elements(const BsOp *op, const BsTransfer *view, guint32 n_results, BsDiags *diags)
{
    const BsType *element = view->shaped->shaped.element;
    const gboolean vectors = element->kind == BS_TYPE_VECTOR;
    const guint64 bits = vectors ? row_bits(element) : bs_type_bit_width(element);
    if (bits && row_bits(view->vector) % bits != 0)
        return fail(op, diags,
                    vectors ? "requires the bitwidth of the minor 1-D vector to be an integral "
                              "multiple of the bitwidth of the minor 1-D vector of the source"
                            : "requires the bitwidth of the minor 1-D vector to be an integral "
                              "multiple of the bitwidth of the source element type");
    const guint32 inner = vectors ? rank_of(element) : 0;
    if (inner > rank_of(view->vector))
        return fail(op, diags, "requires source vector element and vector result ranks to match.");
    if (n_results != rank_of(view->vector) - inner)
        return fail(op, diags,
                    "requires a permutation_map with result dims of the same rank as the vector "
                    "type");
    return !vectors || !view->mask ||
           fail(op, diags, "does not support masks with vector element type");
}

static gboolean
check_mask(const BsOp *op, const BsTransfer *view, const BsVectorMap *map, BsDiags *diags)
{
    const BsType *type = view->mask ? mask_type(bs_op_context(op), view->vector, map) : view->mask;
    if (!type || type == view->mask)
        return TRUE;
    g_autofree char *inferred = bs_type_to_string(type), *stated = bs_type_to_string(view->mask);
    bs_diags_op_error(diags, op,
                      "inferred mask type ('%s') and mask operand type ('%s') don't match",
                      inferred, stated);
    return FALSE;
}

static gboolean
check_bounds(const BsOp *op, const BsTransfer *view, const BsVectorMap *map, BsDiags *diags)
{
    if (view->in_bounds->array.n != map->n) {
        bs_diags_op_error(diags, op,
                          "expects the in_bounds attr of same rank as permutation_map results: "
                          "affine_map<%s> vs inBounds of size: %u",
                          view->map->string.text, view->in_bounds->array.n);
        return FALSE;
    }
    for (guint32 i = 0; i < map->n; i++) {
        const gboolean repeated =
            map->results[i] == BS_MAP_ZERO || map->results[i] == BS_MAP_NUMBER;
        if (repeated && bs_attr_is_false(view->in_bounds->array.items[i]) &&
            bs_op_upstream(op) < BS_UPSTREAM_22)
            return fail(op, diags, "requires broadcast dimensions to be in-bounds");
    }
    return TRUE;
}

// verifyTransferOp
static gboolean
check_both(const BsOp *op, const BsTransfer *view, const BsVectorMap *map, BsDiags *diags)
{
    if (bs_op_attr(op, "masked"))
        return fail(op, diags, "masked attribute has been removed. Use in_bounds instead.");
    if (view->shaped->kind != BS_TYPE_MEMREF && view->shaped->kind != BS_TYPE_TENSOR)
        return fail(op, diags, "requires source to be a memref or ranked tensor type");
    if (!check_elements(op, view, map->n, diags))
        return FALSE;
    if (map->n_symbols)
        return fail(op, diags, "requires permutation_map without symbols");
    if (map->n_dims != rank_of(view->shaped))
        return fail(op, diags,
                    "requires a permutation_map with input dims of the same rank as the source "
                    "type");
    return check_mask(op, view, map, diags) && check_bounds(op, view, map, diags);
}

static gboolean
check_padding(const BsOp *op, const BsTransfer *view, BsDiags *diags)
{
    const BsType *padding = bs_op_operand(op, bs_op_operand_group(op, 2).begin)->type;
    const BsType *element = view->shaped->shaped.element;
    if (padding == element)
        return TRUE;
    return fail(op, diags,
                element->kind == BS_TYPE_VECTOR
                    ? "requires source element type and padding type to match."
                : bs_type_bit_width(padding) == 0
                    ? "requires valid padding vector elemental type"
                    : "requires formal padding and source of the same elemental type");
}

// verifyPermutationMap
static gboolean
check_map(const BsOp *op, const BsVectorMap *map, BsDiags *diags)
{
    for (guint32 i = 0; i < map->n; i++) {
        if (map->results[i] == BS_MAP_OTHER || map->results[i] == BS_MAP_NUMBER)
            return fail(op, diags,
                        "requires a projected permutation_map (at most one dim or the zero "
                        "constant can appear in each result)");
        for (guint32 k = 0; k < i && map->results[i] != BS_MAP_ZERO; k++) {
            if (map->results[k] == map->results[i])
                return fail(op, diags,
                            "requires a permutation_map that is a permutation (found one dim used "
                            "more than once)");
        }
    }
    return TRUE;
}

static gboolean
check_broadcasts(const BsOp *op, const BsVectorMap *map, BsDiags *diags)
{
    for (guint32 i = 0; i < map->n; i++) {
        if (map->results[i] == BS_MAP_ZERO)
            return fail(op, diags, "should not have broadcast dimensions");
    }
    return TRUE;
}

gboolean
bs_vector_verify_transfer(const BsOp *op, BsDiags *diags)
{
    const BsTransfer view = bs_vector_transfer_of(op);
    g_auto(BsVectorMap) map = bs_vector_map_read(view.map);
    if (view.indices.n != rank_of(view.shaped)) {
        bs_diags_op_error(diags, op, "requires %u indices", rank_of(view.shaped));
        return FALSE;
    }
    return (view.reads || check_broadcasts(op, &map, diags)) &&
           check_both(op, &view, &map, diags) && (!view.reads || check_padding(op, &view, diags)) &&
           check_map(op, &map, diags) &&
           (view.reads || bs_check_tensor_results(op, diags, view.shaped->kind == BS_TYPE_TENSOR));
}
