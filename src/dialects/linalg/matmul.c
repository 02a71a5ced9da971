// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// linalg.matmul, batch_matmul and batch_reduce_matmul as they are since 22: with maps of their own,
// which may transpose or repeat an input (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp).
#include "dialects/linalg/linalg-private.h"

#include "dialects/common/checks.h"
#include "ir/affine-map.h"
#include "ir/context.h"
#include "ir/shape.h"

#include <string.h>

#define MAPS "indexing_maps"

// -- syntax -------------------------------------------------------------------------------------

static const BsAttr *
default_maps(BsContext *context, const BsOpDef *def)
{
    return bs_linalg_named_maps(context, bs_linalg_find_named(def), NULL, NULL);
}

// `= [#map, #map1, #map2]` of a batch: map by map.
gboolean
bs_linalg_parse_map_list(BsParser *parser, const BsAttr **maps)
{
    BS_VEC(const BsAttr *) items = {0};
    gboolean ok = bs_parse_token(parser, "=") && bs_parse_token(parser, "[");
    if (ok) {
        do {
            const BsAttr *map;
            ok = bs_parse_attribute(parser, NULL, &map) &&
                 (map->kind == BS_ATTR_AFFINE_MAP ||
                  bs_parser_error(parser, bs_parser_loc(parser), "expected affine map attribute"));
            if (ok)
                bs_vec_push(&items, map);
        } while (ok && bs_parse_optional_token(parser, ","));
        ok = ok && bs_parse_token(parser, "]");
    }
    if (ok)
        *maps = bs_attr_array(bs_parser_context(parser), items.len, items.data);
    bs_vec_free(&items);
    return ok;
}

// The same of linalg.matmul: an attribute.
gboolean
bs_linalg_parse_own_maps(BsParser *parser, const BsAttr **maps)
{
    if (!bs_parse_token(parser, "=") || !bs_parse_attribute_of(parser, NULL, BS_ATTR_ARRAY, maps))
        return FALSE;
    for (guint32 i = 0; i < (*maps)->array.n; i++) {
        if ((*maps)->array.items[i]->kind != BS_ATTR_AFFINE_MAP)
            return bs_parser_error(parser, bs_parser_loc(parser),
                                   "element of indexing_maps array is not an affine_map");
    }
    return TRUE;
}

static gboolean
parse_maps(BsParser *parser, const BsOpDef *def, const BsAttr **maps)
{
    return strcmp(def->name, "linalg.matmul") != 0 ? bs_linalg_parse_map_list(parser, maps)
                                                   : bs_linalg_parse_own_maps(parser, maps);
}

gboolean
bs_linalg_parse_matmul(BsParser *parser, BsOpState *state)
{
    const BsAttr *maps = default_maps(bs_parser_context(parser), state->def);
    if (bs_parse_optional_keyword(parser, MAPS) && !parse_maps(parser, state->def, &maps))
        return FALSE;
    bs_add_attr(parser, MAPS, maps);
    return bs_linalg_parse_named(parser, state);
}

void
bs_linalg_print_matmul(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", MAPS, NULL};
    const BsAttr *maps = bs_op_attr(op, MAPS);
    if (maps && maps != default_maps(bs_op_context(op), op->def)) {
        bs_put(printer, " " MAPS " = ");
        bs_put_attr(printer, maps);
    }
    bs_linalg_put_named(printer, op, elided);
}

// -- rules --------------------------------------------------------------------------------------

enum { INPUTS = 2, BATCH_RANK = 3 };

// The dimensions that a map's results are; FALSE when one is none of those that the map by default
// has, as bits in `allowed`.
static gboolean
read_dims(const BsAffineMap *map, guint32 allowed, guint32 *dims)
{
    for (guint32 i = 0; i < map->n_results; i++) {
        const BsAffineExpr *result = map->results[i];
        if (result->kind != BS_AFFINE_DIM || result->value >= 32 ||
            !(allowed & 1u << result->value))
            return FALSE;
        if (i < BATCH_RANK)
            dims[i] = (guint32)result->value;
    }
    return TRUE;
}

// Loop 2 is the one of the sum.
static gboolean
check_matrix(const BsOp *op, BsDiags *diags, guint32 input, const BsAffineMap *map)
{
    static const guint32 allowed[INPUTS] = {1 << 0 | 1 << 2, 1 << 1 | 1 << 2};
    guint32 dims[BATCH_RANK];
    if (!read_dims(map, allowed[input], dims))
        return bs_fail(op, diags, "Unexpected dim expression in map result.");
    if (map->n_results == 0 || (map->n_results == 1 && dims[0] != 2))
        return bs_fail(op, diags, "Invalid broadcast requested, should be (d2).");
    return TRUE;
}

// Of a batch: loop 0 counts the matrices, loop 3 is the one of the sum. An input that is repeated
// lacks the first dimensions, or the rows or columns.
static gboolean
check_batch(const BsOp *op, BsDiags *diags, guint32 input, const BsAffineMap *map)
{
    static const guint32 allowed[INPUTS] = {1 << 0 | 1 << 1 | 1 << 3, 1 << 0 | 1 << 2 | 1 << 3};
    static const guint32 matrix[INPUTS][2] = {{1, 3}, {3, 2}};
    guint32 dims[BATCH_RANK];
    if (map->n_results > BATCH_RANK)
        return bs_fail(op, diags, "no. of result dim expressions exceeds 3.");
    if (!read_dims(map, allowed[input], dims))
        return bs_fail(op, diags,
                       "Unexpected result dim expression (outside the set of default result "
                       "dims).");
    if (map->n_results == BATCH_RANK)
        return dims[0] == 0 || bs_fail(op, diags, "Invalid batch dimension expression.");
    const gboolean repeated =
        map->n_results == 2
            ? !memcmp(dims, matrix[input], sizeof matrix[input]) || (dims[0] == 0 && dims[1] == 3)
            : map->n_results == 1 && dims[0] == 3;
    return repeated || bs_fail(op, diags, "Invalid broadcast requested.");
}

static gboolean
check_output(const BsOp *op, BsDiags *diags, const BsAffineMap *map, const BsAffineMap *expected)
{
    if (map->n_results != expected->n_results) {
        bs_diags_op_error(diags, op, "expects %u dims, but got (%u).", expected->n_results,
                          map->n_results);
        return FALSE;
    }
    for (guint32 i = 0; i < map->n_results; i++) {
        if (map->results[i]->kind != BS_AFFINE_DIM ||
            map->results[i]->value != expected->results[i]->value)
            return bs_fail(op, diags, "Invalid output map result dimension.");
    }
    return TRUE;
}

static gboolean
check_map(const BsOp *op, BsDiags *diags, BsAffineExprs *exprs, guint32 i, const BsAttr *attr)
{
    const gboolean batch = !bs_op_is(op, "linalg.matmul");
    BsAffineMap map, expected;
    if (!bs_affine_map_read(exprs, attr, &map))
        return TRUE;
    if (i < INPUTS)
        return batch ? check_batch(op, diags, i, &map) : check_matrix(op, diags, i, &map);
    const BsAttr *maps = default_maps(bs_op_context(op), op->def);
    return !batch || !bs_affine_map_read(exprs, maps->array.items[i], &expected) ||
           check_output(op, diags, &map, &expected);
}

// Without maps they are as by default.
gboolean
bs_linalg_verify_matmul(const BsOp *op, BsDiags *diags)
{
    const BsAttr *maps = bs_op_attr(op, MAPS);
    if (!maps)
        return TRUE;
    if (maps->array.n != INPUTS + 1 && !bs_op_is(op, "linalg.matmul"))
        return bs_fail(op, diags, "Indexing_map attribute must have 3 affine maps.");
    BsArena arena;
    bs_arena_init(&arena);
    BsAffineExprs exprs = {.arena = &arena};
    gboolean ok = TRUE;
    for (guint32 i = 0; ok && i < MIN(maps->array.n, INPUTS + 1); i++)
        ok = check_map(op, diags, &exprs, i, maps->array.items[i]);
    bs_arena_clear(&arena);
    return ok;
}
