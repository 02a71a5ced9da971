// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of structured ops (mlir/lib/Dialect/Linalg/IR/LinalgInterfaces.cpp,
// verifyStructuredOpInterface, and DestinationStyleOpInterface).
#include "dialects/common/fold.h"
#include "dialects/linalg/linalg-private.h"

#include "dialects/common/checks.h"
#include "ir/affine-map.h"
#include "ir/affine.h"
#include "ir/shape.h"

#include <string.h>

// -- destinations -------------------------------------------------------------------------------

static gboolean
is_tensor(const BsType *type)
{
    return type->kind == BS_TYPE_TENSOR;
}

gboolean
bs_linalg_verify_destinations(const BsOp *op, BsDiags *diags)
{
    const BsRange outputs = bs_linalg_outputs(op);
    guint32 n_tensors = 0;
    for (guint32 i = 0; i < outputs.n; i++) {
        const BsType *type = bs_op_operand(op, outputs.begin + i)->type;
        if (!is_tensor(type) && type->kind != BS_TYPE_MEMREF && type->kind != BS_TYPE_VECTOR) {
            g_autofree char *text = bs_type_to_string(type);
            bs_diags_op_error(diags, op,
                              "expected that operand #%u is a ranked tensor or a ranked memref, "
                              "but got '%s'",
                              outputs.begin + i, text);
            return FALSE;
        }
        n_tensors += is_tensor(type);
    }
    if (!bs_check_tensor_results(op, diags, n_tensors))
        return FALSE;
    for (guint32 i = 0, r = 0; i < outputs.n; i++) {
        const BsType *type = bs_op_operand(op, outputs.begin + i)->type;
        if (!is_tensor(type))
            continue;
        if (r < op->n_results && op->results[r].type != type) {
            g_autofree char *format = g_strdup_printf(
                "expected type of operand #%u (%%s) to match type of corresponding result (%%s)",
                outputs.begin + i);
            return bs_fail_types(op, diags, format, type, op->results[r].type);
        }
        r++;
    }
    return TRUE;
}

// -- maps ---------------------------------------------------------------------------------------

static guint32
rank_of(const BsType *type)
{
    return bs_linalg_has_elements(type) ? type->shaped.rank : 0;
}

// Number of results of a map: those of its canonical text.
static guint32
count_results(const char *map)
{
    const char *p = strstr(map, "-> (");
    if (!p || p[4] == ')')
        return 0;
    guint32 n = 1, depth = 0;
    for (p += 4; *p; p++) {
        depth += *p == '(';
        if (*p == ')' && depth-- == 0)
            break;
        n += *p == ',' && depth == 0;
    }
    return n;
}

static guint32
count_loops(const BsOp *op, const BsAttr *maps)
{
    const BsAttr *iterators = bs_op_attr(op, "iterator_types");
    if (iterators && iterators->kind == BS_ATTR_ARRAY)
        return iterators->array.n;
    return maps->array.n ? bs_affine_n_dims(maps->array.items[0]->string.text) : 0;
}

static gboolean
check_map(const BsOp *op, BsDiags *diags, guint32 i, const char *map, guint32 n_loops)
{
    const guint32 rank = rank_of(bs_op_operand(op, i)->type);
    if (bs_affine_n_symbols(map) != 0)
        bs_diags_op_error(diags, op, "unexpected symbols in indexing_map #%u", i);
    else if (bs_affine_n_dims(map) != n_loops)
        bs_diags_op_error(diags, op,
                          "expected indexing_map #%u to have %u dim(s) to match the number of "
                          "loops",
                          i, n_loops);
    else if (count_results(map) != rank && bs_op_upstream(op) >= BS_UPSTREAM_22)
        bs_diags_op_error(diags, op,
                          "expected operand #%u rank (%u) to match the result rank of indexing_map "
                          "(%u)",
                          i, rank, count_results(map));
    else if (count_results(map) != rank)
        bs_diags_op_error(diags, op,
                          "expected operand rank (%u) to match the result rank of indexing_map "
                          "#%u (%u)",
                          rank, i, count_results(map));
    else
        return TRUE;
    return FALSE;
}

static gboolean
check_maps(const BsOp *op, BsDiags *diags, const BsAttr *maps)
{
    if (maps->array.n != op->n_operands) {
        bs_diags_op_error(diags, op,
                          "expected the number of indexing_map (%u) to be equal to the number of "
                          "input/output operands (%u)",
                          maps->array.n, op->n_operands);
        return FALSE;
    }
    const guint32 n_loops = count_loops(op, maps);
    for (guint32 i = 0; i < maps->array.n; i++) {
        if (!check_map(op, diags, i, maps->array.items[i]->string.text, n_loops))
            return FALSE;
    }
    return TRUE;
}

// -- sizes of loops -----------------------------------------------------------------------------

// The dimension that a whole result of a map is, `d2`, or -1; `*end` is where the next one begins.
static gint
result_dim(const char *p, const char **end)
{
    const char *start = p;
    guint depth = 0;
    while (*p && !(depth == 0 && (*p == ',' || *p == ')'))) {
        depth += *p == '(';
        depth -= *p == ')';
        p++;
    }
    *end = *p == ',' ? p + 2 : NULL;
    if (*start++ != 'd')
        return -1;
    guint dim = 0; // there are fewer dimensions than would not fit
    while (g_ascii_isdigit(*start))
        dim = dim * 10 + (guint)(*start++ - '0');
    return start == p ? (gint)dim : -1;
}

// The size of each loop from the first operand that has a dimension for it; FALSE when there is a
// loop that none has.
static gboolean
find_loop_sizes(const BsOp *op, const BsAttr *maps, guint32 n_loops, gint64 *sizes)
{
    g_autofree gboolean *found = g_new0(gboolean, n_loops + 1);
    for (guint32 i = 0; i < maps->array.n; i++) {
        const BsType *type = bs_op_operand(op, i)->type;
        const char *p = strstr(maps->array.items[i]->string.text, "-> (") + 4;
        for (guint32 d = 0; p && *p != ')' && d < rank_of(type); d++) {
            const gint dim = result_dim(p, &p);
            if (dim >= 0 && (guint32)dim < n_loops && !found[dim]) {
                found[dim] = TRUE;
                sizes[dim] = type->shaped.shape[d];
            }
        }
    }
    for (guint32 i = 0; i < n_loops; i++) {
        if (!found[i])
            return FALSE;
    }
    return TRUE;
}

// Where there is one round only, its number is 0.
BsFold
bs_fold_linalg_index(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                     BsFoldResult *results)
{
    const BsOp *parent = bs_op_parent(op);
    const BsAttr *maps = parent ? bs_linalg_maps(parent) : NULL;
    const guint64 dim = (guint64)bs_op_attr(op, "dim")->integer;
    if (bs_op_upstream(op) < BS_UPSTREAM_22 || !maps || dim >= count_loops(parent, maps))
        return BS_FOLD_NONE;
    const guint32 n_loops = count_loops(parent, maps);
    g_autofree gint64 *sizes = g_new(gint64, n_loops);
    return find_loop_sizes(parent, maps, n_loops, sizes) && sizes[dim] == 1
               ? bs_fold_to_attr(results, bs_attr_index(builder->ir->context, 0))
               : BS_FOLD_NONE;
}

static gboolean
wrong_size(const BsOp *op, BsDiags *diags, guint32 i, guint32 d, gboolean at_least, gint64 inferred,
           gint64 found)
{
    bs_diags_op_error(diags, op,
                      "inferred input/output operand #%u has shape's dimension #%u to be "
                      "%s%" G_GINT64_FORMAT ", but found %" G_GINT64_FORMAT,
                      i, d, at_least ? "greater than or equal to " : "", inferred, found);
    return FALSE;
}

// The values of a result in the first and in the last iteration.
typedef struct Ends {
    gint64 first, last;
} Ends;

static Ends
find_ends(const BsAffineExpr *expr, guint32 n_loops, const BsAffineInput *first,
          const BsAffineInput *last)
{
    Ends ends = {0};
    gboolean poison = FALSE;
    if (!bs_affine_expr_evaluate(expr, n_loops, first, &ends.first, &poison) ||
        !bs_affine_expr_evaluate(expr, n_loops, last, &ends.last, &poison))
        ends = (Ends){0}; // it divides by 0
    return ends;
}

static gboolean
check_size(const BsOp *op, BsDiags *diags, guint32 i, guint32 d, const BsAffineExpr *expr,
           Ends ends)
{
    const gint64 size = bs_op_operand(op, i)->type->shaped.shape[d];
    const gint64 inferred = MAX(ends.first, ends.last) + 1;
    if (size == BS_DYNAMIC || size == 0)
        return TRUE;
    if (MIN(ends.first, ends.last) < 0) {
        bs_diags_op_error(diags, op, "unexpected result less than 0 at expression #%u in %s", d,
                          bs_linalg_maps(op)->array.items[i]->string.text);
        return FALSE;
    }
    if (expr->kind == BS_AFFINE_DIM ? size == inferred : size >= inferred)
        return TRUE;
    return wrong_size(op, diags, i, d, expr->kind != BS_AFFINE_DIM, inferred, size);
}

// Whether the map has a loop for each dimension of the operand, of that size: most do, and need not
// be read for what check_size() asks.
static gboolean
has_size_of_loops(const BsType *type, const BsAttr *attr, const BsAffineInput *last)
{
    const char *p = strstr(attr->string.text, "-> (") + 4;
    for (guint32 d = 0; p && *p != ')' && d < rank_of(type); d++) {
        const gint dim = result_dim(p, &p);
        if (dim < 0 || last[dim].lower < 0 || type->shaped.shape[d] != last[dim].lower + 1)
            return FALSE;
    }
    return TRUE;
}

// The elements that the operand's map leads to in the first and in the last iteration are there.
// Upstream looks no further, either: of (d0, d1) -> (d1 - d0) it sees one element.
static gboolean
check_operand_sizes(const BsOp *op, BsDiags *diags, guint32 i, const BsAttr *attr,
                    const BsAffineInput *first, const BsAffineInput *last)
{
    if (has_size_of_loops(bs_op_operand(op, i)->type, attr, last))
        return TRUE;
    BsArena arena;
    bs_arena_init(&arena);
    BsAffineExprs exprs = {.arena = &arena};
    BsAffineMap map;
    gboolean ok = TRUE;
    if (bs_affine_map_read(&exprs, attr, &map)) {
        const guint32 n = MIN(map.n_results, rank_of(bs_op_operand(op, i)->type));
        for (guint32 d = 0; ok && d < n; d++)
            ok = check_size(op, diags, i, d, map.results[d],
                            find_ends(map.results[d], map.n_dims, first, last));
    }
    bs_arena_clear(&arena);
    return ok;
}

// The map of all operands' dimensions cannot be turned round: some loop has no size.
static void
not_invertible(const BsOp *op, BsDiags *diags, const BsAttr *maps, guint32 n_loops)
{
    if (bs_op_upstream(op) < BS_UPSTREAM_22) {
        bs_diags_op_error(diags, op, "expected the shape-to-loops map to be non-null");
        return;
    }
    g_autoptr(GString) all = g_string_new("(");
    for (guint32 i = 0; i < n_loops; i++)
        g_string_append_printf(all, "%sd%u", i ? ", " : "", i);
    g_string_append(all, ") -> (");
    gboolean any = FALSE;
    for (guint32 i = 0; i < maps->array.n; i++) {
        const char *results = strstr(maps->array.items[i]->string.text, "-> (") + 4;
        const gsize len = strlen(results) - 1;
        g_string_append(all, any && len ? ", " : "");
        g_string_append_len(all, results, (gssize)len);
        any |= len > 0;
    }
    bs_diags_op_error(diags, op, "invalid indexing maps are non-invertible: (%s))", all->str);
}

static gboolean
check_sizes(const BsOp *op, BsDiags *diags, const BsAttr *maps)
{
    const guint32 n_loops = count_loops(op, maps);
    g_autofree gint64 *sizes = g_new0(gint64, n_loops + 1);
    if (!find_loop_sizes(op, maps, n_loops, sizes)) {
        not_invertible(op, diags, maps, n_loops);
        return FALSE;
    }
    g_autofree BsAffineInput *first = g_new0(BsAffineInput, n_loops + 1);
    g_autofree BsAffineInput *last = g_new0(BsAffineInput, n_loops + 1);
    for (guint32 i = 0; i < n_loops; i++) {
        if (sizes[i] == BS_DYNAMIC)
            return TRUE; // upstream looks at fully static loops only
        first[i] = (BsAffineInput){TRUE, TRUE, 0, 0};
        last[i] = (BsAffineInput){TRUE, TRUE, sizes[i] - 1, sizes[i] - 1};
    }
    for (guint32 i = 0; i < maps->array.n; i++) {
        if (!check_operand_sizes(op, diags, i, maps->array.items[i], first, last))
            return FALSE;
    }
    return TRUE;
}

// -- structured ops -----------------------------------------------------------------------------

static gboolean
check_semantics(const BsOp *op, BsDiags *diags)
{
    gboolean tensors = TRUE, memrefs = TRUE;
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsType *type = bs_op_operand(op, i)->type;
        tensors = tensors && type->kind != BS_TYPE_MEMREF;
        memrefs = memrefs && type->kind != BS_TYPE_TENSOR;
    }
    if (tensors || memrefs)
        return TRUE;
    bs_diags_op_error(diags, op, "expected to have pure tensor or buffer semantics");
    return FALSE;
}

guint32
bs_linalg_n_args(const BsOp *op)
{
    const gboolean without_output =
        bs_op_is(op, "linalg.map") && bs_op_upstream(op) < BS_UPSTREAM_22;
    return op->n_operands - without_output;
}

static gboolean
check_body(const BsOp *op, BsDiags *diags)
{
    const BsRegion *region = bs_op_region(op, 0);
    const BsBlock *block = region->first;
    if (!block || block != region->last) {
        bs_diags_op_error(diags, op, "expects to have 1 region with 1 block");
        return FALSE;
    }
    const guint32 expected = bs_linalg_n_args(op);
    if (block->n_args != expected) {
        bs_diags_op_error(diags, op,
                          "expected as many non-induction variable region arguments as the number "
                          "of input/output operands");
        return FALSE;
    }
    for (guint32 i = 0; i < expected; i++) {
        const BsType *type = bs_op_operand(op, i)->type, *arg = block->args[i]->type;
        if (arg == bs_linalg_element(type))
            continue;
        g_autofree char *format = g_strdup_printf("expected type of bb argument #%u (%%s) to "
                                                  "match element or self type of the "
                                                  "corresponding operand (%%s)",
                                                  i);
        return bs_fail_types(op, diags, format, arg, bs_linalg_element(type));
    }
    return TRUE;
}

gboolean
bs_linalg_verify_structure(const BsOp *op, BsDiags *diags)
{
    const BsAttr *maps = bs_linalg_maps(op);
    if (!bs_linalg_verify_destinations(op, diags) || !check_semantics(op, diags))
        return FALSE;
    return !maps ||
           (check_maps(op, diags, maps) && check_body(op, diags) && check_sizes(op, diags, maps));
}

gboolean
bs_linalg_verify_fill(const BsOp *op, BsDiags *diags)
{
    if (!op->n_operands)
        return TRUE;
    const BsType *value = bs_op_operand(op, 0)->type;
    if (bs_linalg_has_elements(value)) {
        bs_diags_error_at_op(diags, op, "expected op with scalar input");
        return FALSE;
    }
    const BsType *element = bs_type_element(bs_op_operand(op, op->n_operands - 1)->type);
    return value == element || bs_op_upstream(op) < BS_UPSTREAM_22 ||
           bs_fail_types(op, diags,
                         "expected fill value type (%s) to match output element type (%s)", value,
                         element);
}

gboolean
bs_linalg_verify_convolution(const BsOp *op, BsDiags *diags)
{
    if (bs_linalg_inputs(op).n >= 2 && bs_linalg_outputs(op).n == 1)
        return TRUE;
    bs_diags_error_at_op(diags, op, "expected op with 2 inputs and 1 output");
    return FALSE;
}

// -- linalg.yield and index ---------------------------------------------------------------------

gboolean
bs_linalg_verify_yield(const BsOp *op, BsDiags *diags)
{
    const BsOp *parent = bs_op_parent(op);
    if (!parent || parent->n_regions != 1 || !bs_op_region(parent, 0)->first) {
        bs_diags_op_error(diags, op, "expected single non-empty parent region");
        return FALSE;
    }
    if (!bs_linalg_is_structured(parent)) {
        bs_diags_op_error(diags, op, "expected parent op with LinalgOp interface");
        return FALSE;
    }
    const BsRange outputs = bs_linalg_outputs(parent);
    if (op->n_operands != outputs.n) {
        bs_diags_op_error(diags, op,
                          "expected number of yield values (%u) to match the number of inits / "
                          "outs operands of the enclosing LinalgOp (%u)",
                          op->n_operands, outputs.n);
        return FALSE;
    }
    for (guint32 i = 0; i < outputs.n; i++) {
        const BsType *element = bs_linalg_element(bs_op_operand(parent, outputs.begin + i)->type);
        if (bs_op_operand(op, i)->type == element)
            continue;
        g_autofree char *format =
            g_strdup_printf("type of yield operand %u (%%s) doesn't match the element type of the "
                            "enclosing linalg.generic op (%%s)",
                            i + 1);
        return bs_fail_types(op, diags, format, bs_op_operand(op, i)->type, element);
    }
    return TRUE;
}

gboolean
bs_linalg_verify_index(const BsOp *op, BsDiags *diags)
{
    const BsOp *parent = bs_op_parent(op);
    if (!parent || !bs_linalg_is_structured(parent)) {
        bs_diags_op_error(diags, op, "expected parent op with LinalgOp interface");
        return FALSE;
    }
    const BsAttr *maps = bs_linalg_maps(parent);
    const gint64 dim = bs_op_attr(op, "dim")->integer;
    if (!maps || (guint64)dim < count_loops(parent, maps))
        return TRUE;
    bs_diags_op_error(diags, op,
                      "expected dim (%" G_GINT64_FORMAT
                      ") to be lower than the number of loops (%u) of the enclosing LinalgOp",
                      dim, count_loops(parent, maps));
    return FALSE;
}
