// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of affine ops (mlir/lib/Dialect/Affine/IR/AffineOps.cpp): what fits together, and that what
// a map is used on may be its dimensions and symbols.
#include "dialects/affine/affine-private.h"

#include "dialects/common/checks.h"
#include "ir/affine.h"
#include "ir/context.h"
#include "ir/enums.h"
#include "ir/shape.h"

#include <string.h>

// upstream's verifyDimAndSymbolIdentifiers()
static gboolean
check_operands(const BsOp *op, BsDiags *diags, BsRange range, guint32 n_dims)
{
    const BsRegion *scope = bs_affine_scope(bs_op_parent_region(op));
    for (guint32 i = 0; i < range.n; i++) {
        const BsValue *value = bs_op_operand(op, range.begin + i);
        if (i < n_dims ? bs_affine_is_dim_in(value, scope) : bs_affine_is_symbol_in(value, scope))
            continue;
        bs_diags_op_error(diags, op,
                          i < n_dims ? "operand cannot be used as a dimension id"
                                     : "operand cannot be used as a symbol");
        return FALSE;
    }
    return TRUE;
}

static const char *
map_of(const BsOp *op, const char *name)
{
    return bs_op_attr(op, name)->string.text;
}

// -- maps ---------------------------------------------------------------------------------------

// Since 22. A value that may be neither is not minded.
static gboolean
check_symbols_are_no_dims(const BsOp *op, BsDiags *diags, guint32 n_dims)
{
    const BsRegion *scope = bs_affine_scope(bs_op_parent_region(op));
    for (guint32 i = n_dims; i < op->n_operands; i++) {
        const BsValue *value = bs_op_operand(op, i);
        if (!bs_affine_is_dim_in(value, scope) || bs_affine_is_symbol_in(value, scope))
            continue;
        bs_diags_error_at_op(diags, op, "dimensional operand cannot be used as a symbol");
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_affine_verify_apply(const BsOp *op, BsDiags *diags)
{
    const char *map = map_of(op, "map");
    const gboolean applies = bs_op_is(op, "affine.apply");
    if (op->n_operands != bs_affine_n_dims(map) + bs_affine_n_symbols(map))
        return bs_fail(op, diags,
                       "operand count and affine map dimension and symbol count must match");
    if (applies && bs_affine_n_results(map) != 1)
        return bs_fail(op, diags, "mapping must produce one value");
    if (!applies && bs_affine_n_results(map) < 1 && bs_op_upstream(op) >= BS_UPSTREAM_22)
        return bs_fail(op, diags, "affine map expect at least one result");
    return !applies || bs_op_upstream(op) < BS_UPSTREAM_22 ||
           check_symbols_are_no_dims(op, diags, bs_affine_n_dims(map));
}

gboolean
bs_affine_verify_delinearize_until_19(const BsOp *op, BsDiags *diags)
{
    if (op->n_operands == 1)
        return bs_fail(op, diags, "basis should not be empty");
    return op->n_results == op->n_operands - 1 ||
           bs_fail(op, diags, "should return an index for each basis element");
}

static gboolean
check_dynamic_basis(const BsOp *op, BsDiags *diags, const BsAttr *basis, guint32 n_given)
{
    guint32 n_dynamic = 0;
    for (guint32 i = 0; i < basis->dense.n; i++)
        n_dynamic += (gint64)basis->dense.values[i] == BS_DYNAMIC;
    return n_dynamic == n_given ||
           bs_fail(op, diags,
                   "mismatch between dynamic and static basis (kDynamic marker but no "
                   "corresponding dynamic basis entry) -- this can only happen due to an "
                   "incorrect fold/rewrite");
}

gboolean
bs_affine_verify_linearize(const BsOp *op, BsDiags *diags)
{
    const BsAttr *basis = bs_op_attr(op, "static_basis");
    const guint32 n = bs_op_operand_group(op, 0).n;
    if (n != basis->dense.n && n != basis->dense.n + 1)
        return bs_fail(op, diags,
                       "should be passed a basis element for each index except possibly the first");
    return check_dynamic_basis(op, diags, basis, bs_op_operand_group(op, 1).n);
}

gboolean
bs_affine_verify_delinearize(const BsOp *op, BsDiags *diags)
{
    const BsAttr *basis = bs_op_attr(op, "static_basis");
    const guint32 n = basis->dense.n;
    if (op->n_results != n && op->n_results != n + 1)
        return bs_fail(op, diags,
                       "should return an index for each basis element and up to one extra index");
    guint32 n_wrong = 0;
    for (guint32 i = 0; i < n; i++) {
        const gint64 size = (gint64)basis->dense.values[i];
        n_wrong += size <= 0 && size != BS_DYNAMIC;
    }
    if (!check_dynamic_basis(op, diags, basis, op->n_operands - 1))
        return FALSE;
    return !n_wrong || bs_fail(op, diags, "no basis element may be statically non-positive");
}

// -- loops and branches -------------------------------------------------------------------------

static gboolean
check_bound(const BsOp *op, BsDiags *diags, const char *map, BsRange operands)
{
    return operands.n == bs_affine_n_dims(map) + bs_affine_n_symbols(map)
               ? check_operands(op, diags, operands, bs_affine_n_dims(map))
               : bs_fail(op, diags,
                         "operand count must match with affine map dimension and symbol count");
}

gboolean
bs_affine_verify_for(const BsOp *op, BsDiags *diags)
{
    return bs_check_one_block(op, diags, 0, "region", FALSE);
}

gboolean
bs_affine_verify_for_regions(const BsOp *op, BsDiags *diags)
{
    const char *lower = map_of(op, "lowerBoundMap"), *upper = map_of(op, "upperBoundMap");
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsOp *last = body->last, *yield = last && bs_op_is(last, "affine.yield") ? last : NULL;
    if (!bs_check_loop(op, diags, bs_op_operand_group(op, 2), yield) ||
        !bs_check_region_flow(op, diags))
        return FALSE;
    if (body->n_args == 0 || body->args[0]->type->kind != BS_TYPE_INDEX)
        return bs_fail(op, diags,
                       "expected body to have a single index argument for the induction variable");
    // Canonicalization drops results that the other ones make needless: all, where they are equal.
    const gboolean needs_results = bs_op_upstream(op) >= BS_UPSTREAM_22;
    if (needs_results && bs_affine_n_results(lower) < 1)
        return bs_fail(op, diags, "expected lower bound map to have at least one result");
    if (needs_results && bs_affine_n_results(upper) < 1)
        return bs_fail(op, diags, "expected upper bound map to have at least one result");
    if (!check_bound(op, diags, lower, bs_op_operand_group(op, 0)) ||
        !check_bound(op, diags, upper, bs_op_operand_group(op, 1)))
        return FALSE;
    if (op->n_results && bs_op_operand_group(op, 2).n != op->n_results)
        return bs_fail(op, diags, "mismatch between the number of loop-carried values and results");
    if (op->n_results && bs_op_region(op, 0)->first->n_args - 1 != op->n_results)
        return bs_fail(op, diags, "mismatch between the number of basic block args and results");
    return TRUE;
}

gboolean
bs_affine_verify_if(const BsOp *op, BsDiags *diags)
{
    const BsAttr *set = bs_op_attr(op, "condition");
    if (!bs_check_one_block(op, diags, 0, "thenRegion", FALSE))
        return FALSE;
    if (!set || set->kind != BS_ATTR_INTEGER_SET)
        return bs_fail(op, diags, "requires an integer set attribute named 'condition'");
    const guint32 n_dims = bs_affine_n_dims(set->string.text);
    if (op->n_operands != n_dims + bs_affine_n_symbols(set->string.text))
        return bs_fail(
            op, diags,
            "operand count and condition integer set dimension and symbol count must match");
    return check_operands(op, diags, (BsRange){0, op->n_operands}, n_dims);
}

static gboolean
check_groups(const BsOp *op, BsDiags *diags, const char *groups_name, const char *map_name,
             const char *which)
{
    const BsAttr *groups = bs_op_attr(op, groups_name);
    const gint64 n_groups = bs_type_n_elements(groups->type);
    const guint32 n_results = bs_affine_n_results(map_of(op, map_name));
    guint32 total = 0; // that of upstream wraps around in the same way, and it takes what comes out
    gboolean fits = TRUE;
    for (gint64 i = 0; i < n_groups; i++) {
        const guint32 n = (guint32)groups->dense.values[groups->dense.splat ? 0 : i];
        if (n == 0 && bs_op_upstream(op) >= BS_UPSTREAM_22) {
            bs_diags_op_error(diags, op, "expected %s bound map to have at least one result",
                              which);
            return FALSE;
        }
        total += n;
        fits = fits && n <= n_results;
    }
    if (total == n_results)
        return fits ||
               bs_fail(op, diags,
                       "the number of region arguments and the number of map groups differ");
    bs_diags_op_error(diags, op, "expected %s bounds map to have %u results", which, total);
    return FALSE;
}

// What may be reduced by the kinds of reduction, in the order of their numbers: anything, a float,
// an integer, a signed or unsigned one; nothing. The names are in the order of the alphabet
// since 22.
static gboolean
can_reduce(BsUpstream upstream, gint64 kind, const BsType *type)
{
    static const char until_19[] = "fi*fsufsufiii---"; // addf, addi, assign, maximumf, maxs, ...
    static const char since_22[] = "fii*f-suf-sufii-"; // addf, addi, andi, assign, maximumf, ...
    const char *takes = upstream >= BS_UPSTREAM_22 ? since_22 : until_19;
    const gboolean integer = type->kind == BS_TYPE_INTEGER;
    switch (takes[kind]) {
    case 'f':
        return type->kind == BS_TYPE_FLOAT;
    case 'i':
        return integer;
    case 's':
        return integer && type->integer.sign == BS_SIGNED;
    case 'u':
        return integer && type->integer.sign == BS_UNSIGNED;
    default:
        return takes[kind] == '*';
    }
}

static gboolean
check_reduction(const BsOp *op, BsDiags *diags, const BsAttr *kind, const BsType *type)
{
    const BsEnum *kinds = bs_enum_atomic_kinds(bs_op_upstream(op));
    if (bs_enum_attr_value(kinds, kind) < 0)
        return bs_fail(op, diags, "invalid reduction attribute");
    return can_reduce(bs_op_upstream(op), kind->integer, type) ||
           bs_fail(op, diags, "result type cannot match reduction attribute");
}

gboolean
bs_affine_verify_parallel(const BsOp *op, BsDiags *diags)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    const char *lower = map_of(op, "lowerBoundsMap"), *upper = map_of(op, "upperBoundsMap");
    const guint32 n_lower = bs_affine_n_dims(lower) + bs_affine_n_symbols(lower);
    const guint32 n_upper = bs_affine_n_dims(upper) + bs_affine_n_symbols(upper);
    const guint32 n_loops = bs_op_attr(op, "steps")->array.n;
    if (!bs_check_one_block(op, diags, 0, "region", FALSE))
        return FALSE;
    if (!body || body->n_args != n_loops ||
        bs_type_n_elements(bs_op_attr(op, "lowerBoundsGroups")->type) != n_loops ||
        bs_type_n_elements(bs_op_attr(op, "upperBoundsGroups")->type) != n_loops) {
        bs_diags_op_error(diags, op,
                          "the number of region arguments (%u) and the number of map groups for "
                          "lower (%" G_GINT64_FORMAT ") and upper bound (%" G_GINT64_FORMAT
                          "), and the number of steps (%u) must all match",
                          body ? body->n_args : 0,
                          bs_type_n_elements(bs_op_attr(op, "lowerBoundsGroups")->type),
                          bs_type_n_elements(bs_op_attr(op, "upperBoundsGroups")->type), n_loops);
        return FALSE;
    }
    if (!check_groups(op, diags, "lowerBoundsGroups", "lowerBoundsMap", "lower") ||
        !check_groups(op, diags, "upperBoundsGroups", "upperBoundsMap", "upper"))
        return FALSE;
    if (bs_op_attr(op, "reductions")->array.n != op->n_results)
        return bs_fail(op, diags, "a reduction must be specified for each output");
    if (op->n_operands != n_lower + n_upper)
        return bs_fail(op, diags, "incorrect number of operands");
    for (guint32 i = 0; i < op->n_results; i++) {
        if (!check_reduction(op, diags, bs_op_attr(op, "reductions")->array.items[i],
                             op->results[i].type))
            return FALSE;
    }
    return check_operands(op, diags, (BsRange){0, n_lower}, bs_affine_n_dims(lower)) &&
           check_operands(op, diags, (BsRange){n_lower, n_upper}, bs_affine_n_dims(upper));
}

gboolean
bs_affine_verify_yield(const BsOp *op, BsDiags *diags)
{
    const BsOp *parent = bs_op_parent(op);
    if (!parent || (!bs_op_is(parent, "affine.for") && !bs_op_is(parent, "affine.if") &&
                    !bs_op_is(parent, "affine.parallel")))
        return bs_fail(op, diags, "only terminates affine.if/for/parallel regions");
    if (parent->n_results != op->n_operands)
        return bs_fail(op, diags,
                       "parent of yield must have same number of results as the yield operands");
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_op_operand(op, i)->type != parent->results[i].type)
            return bs_fail(op, diags, "types mismatch between yield op and its parent");
    }
    return TRUE;
}

// -- accesses -----------------------------------------------------------------------------------

// Since 22: `n_dims` dimensions from operand `first` on, then symbols
// (verifyDimAndSymbolIdentifiers).
static gboolean
check_dims_and_symbols(const BsOp *op, BsDiags *diags, guint32 first, guint32 n_dims,
                       const BsRegion *scope)
{
    for (guint32 i = first; i < op->n_operands; i++) {
        const BsValue *operand = bs_op_operand(op, i);
        const gboolean is_dim = i < first + n_dims;
        if (is_dim ? !bs_affine_is_dim_in(operand, scope) : !bs_affine_is_symbol_in(operand, scope))
            return bs_fail(op, diags,
                           is_dim ? "operand cannot be used as a dimension id"
                                  : "operand cannot be used as a symbol");
    }
    return TRUE;
}

// upstream's verifyMemoryOpIndexing()
static gboolean
check_indices(const BsOp *op, BsDiags *diags, guint32 memref)
{
    const char *map = map_of(op, "map");
    const BsRegion *scope = bs_affine_scope(bs_op_parent_region(op));
    const guint32 n_indices = op->n_operands - memref - 1;
    const gboolean prefetches = bs_op_is(op, "affine.prefetch");
    if (bs_affine_n_results(map) != bs_op_operand(op, memref)->type->shaped.rank)
        return bs_fail(op, diags,
                       prefetches ? "affine.prefetch affine map num results must equal memref rank"
                                  : "affine map num results must equal memref rank");
    if (n_indices != bs_affine_n_dims(map) + bs_affine_n_symbols(map))
        return bs_fail(op, diags,
                       prefetches ? "too few operands"
                                  : "expects as many subscripts as affine map inputs");
    if (bs_op_upstream(op) >= BS_UPSTREAM_22)
        return check_dims_and_symbols(op, diags, memref + 1, bs_affine_n_dims(map), scope);
    for (guint32 i = memref + 1; i < op->n_operands; i++) {
        const BsValue *index = bs_op_operand(op, i);
        if (!bs_affine_is_dim_in(index, scope) && !bs_affine_is_symbol_in(index, scope))
            return bs_fail(op, diags, "index must be a valid dimension or symbol identifier");
    }
    return TRUE;
}

static gboolean
check_accessed_type(const BsOp *op, BsDiags *diags, const BsType *memref, const BsType *type,
                    const char *text)
{
    const gboolean vector = g_str_has_prefix(op->def->name, "affine.vector_");
    const BsType *element = vector ? bs_type_element(type) : type;
    return element == memref->shaped.element || bs_fail(op, diags, text);
}

gboolean
bs_affine_verify_load(const BsOp *op, BsDiags *diags)
{
    return check_accessed_type(op, diags, bs_op_operand(op, 0)->type, op->results[0].type,
                               g_str_has_prefix(op->def->name, "affine.vector_")
                                   ? "requires memref and vector types of the same elemental type"
                                   : "result type must match element type of memref") &&
           check_indices(op, diags, 0);
}

gboolean
bs_affine_verify_store(const BsOp *op, BsDiags *diags)
{
    return check_accessed_type(op, diags, bs_op_operand(op, 1)->type, bs_op_operand(op, 0)->type,
                               g_str_has_prefix(op->def->name, "affine.vector_")
                                   ? "requires memref and vector types of the same elemental type"
                                   : "value to store must have the same type as memref element "
                                     "type") &&
           check_indices(op, diags, 1);
}

gboolean
bs_affine_verify_prefetch(const BsOp *op, BsDiags *diags)
{
    return check_indices(op, diags, 0);
}
