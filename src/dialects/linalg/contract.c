// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// linalg.contract, since 22: sums of products over the loops that both inputs have and the output
// has not (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp).
#include "dialects/linalg/linalg-private.h"

#include "dialects/common/checks.h"
#include "ir/affine-map.h"

#define MAPS "indexing_maps"

enum { INPUTS = 2, OPERANDS };

// -- syntax -------------------------------------------------------------------------------------

// What is wrong with the maps is said first, then that there are none.
gboolean
bs_linalg_parse_contract(BsParser *parser, BsOpState *state)
{
    const BsAttr *maps = NULL;
    if (!bs_parse_optional_keyword(parser, MAPS) || !bs_linalg_parse_own_maps(parser, &maps))
        return bs_parser_error(parser, bs_parser_loc(parser), "expected '" MAPS "' attribute");
    bs_add_attr(parser, MAPS, maps);
    return bs_linalg_parse_named(parser, state);
}

void
bs_linalg_print_contract(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", MAPS, NULL};
    bs_put(printer, " " MAPS " = ");
    bs_put_attr(printer, bs_op_attr(op, MAPS));
    bs_linalg_put_named(printer, op, elided);
}

// -- rules --------------------------------------------------------------------------------------

// How often the maps of inputs, and that of the output, lead to a loop.
typedef struct Loop {
    guint32 in, out;
} Loop;

// Counts loops; FALSE when a result is no loop, or one that the map has already.
static gboolean
count_loops(const BsAffineMap *map, gboolean is_input, Loop *loops)
{
    g_autofree gboolean *seen = g_new0(gboolean, map->n_dims + 1);
    if (map->n_symbols)
        return FALSE;
    for (guint32 i = 0; i < map->n_results; i++) {
        const BsAffineExpr *result = map->results[i];
        if (result->kind != BS_AFFINE_DIM || seen[result->value])
            return FALSE;
        seen[result->value] = TRUE;
        *(is_input ? &loops[result->value].in : &loops[result->value].out) += 1;
    }
    return TRUE;
}

static gboolean
check_map(const BsOp *op, BsDiags *diags, guint32 i, const BsAffineMap *map, Loop *loops)
{
    const BsType *type = bs_op_operand(op, i)->type;
    if (!count_loops(map, i < INPUTS, loops))
        return bs_fail_here(op, diags, "provided affine_map is not a projected permutation");
    if (bs_type_is_shaped(type))
        return map->n_results == type->shaped.rank ||
               bs_fail_here(
                   op, diags,
                   "ranks of shaped operand and results of corresponding affine_map differ");
    return !map->n_results ||
           bs_fail_here(op, diags,
                        "affine_map specifies shaped access while operand has non-shaped type");
}

static gboolean
check_loops(const BsOp *op, BsDiags *diags, guint32 n, const Loop *loops)
{
    gboolean any = FALSE;
    for (guint32 i = 0; i < n; i++) {
        const Loop *loop = &loops[i];
        const gboolean unused = !loop->in && !loop->out;
        if (unused || (loop->in == 1 && loop->out != 1)) {
            bs_diags_error_at_op(diags, op, "iteration space dim at index %u %s", i,
                                 unused ? "not used to access any operand"
                                        : "is neither a contracting dim nor of parallel "
                                          "iteration type");
            return FALSE;
        }
        any = any || (loop->in == INPUTS && !loop->out);
    }
    return any || bs_fail_here(op, diags, "'" MAPS "' do not specify a contracting dimension");
}

static gboolean
check_all(const BsOp *op, BsDiags *diags, const BsAttr *maps, BsAffineExprs *exprs)
{
    g_autofree Loop *loops = NULL;
    guint32 n_loops = 0;
    for (guint32 i = 0; i < MIN(MIN(maps->array.n, op->n_operands), OPERANDS); i++) {
        BsAffineMap map;
        if (!bs_affine_map_read(exprs, maps->array.items[i], &map))
            return TRUE;
        if (!loops) {
            n_loops = map.n_dims;
            loops = g_new0(Loop, n_loops + 1);
        }
        if (map.n_dims != n_loops)
            return bs_fail_here(op, diags, "iteration spaces of provided affine_maps differ");
        if (!check_map(op, diags, i, &map, loops))
            return FALSE;
    }
    return check_loops(op, diags, n_loops, loops);
}

// Of no maps at all upstream looks at loops that are not there.
gboolean
bs_linalg_verify_contract(const BsOp *op, BsDiags *diags)
{
    BsArena arena;
    bs_arena_init(&arena);
    BsAffineExprs exprs = {.arena = &arena};
    const gboolean ok = check_all(op, diags, bs_op_attr(op, MAPS), &exprs);
    bs_arena_clear(&arena);
    return ok;
}
