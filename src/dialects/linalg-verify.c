// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of structured ops (mlir/lib/Dialect/Linalg/IR/LinalgInterfaces.cpp,
// verifyStructuredOpInterface, and DestinationStyleOpInterface).
#include "dialects/linalg-private.h"

#include "dialects/checks-private.h"
#include "ir/affine.h"

#include <string.h>

// -- destinations -------------------------------------------------------------------------------

static gboolean
is_tensor(const BsType *type)
{
    return type->kind == BS_TYPE_TENSOR;
}

static gboolean
check_destinations(const BsOp *op, BsDiags *diags)
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

// The largest value of a result of a map, which ends at `end`; -1 when it is not linear.
static gint64
largest_value(const char *p, const char *end, guint32 n_loops, const gint64 *sizes)
{
    g_autoptr(GString) map = g_string_new("(");
    for (guint32 i = 0; i < n_loops; i++)
        g_string_append_printf(map, "%sd%u", i ? ", " : "", i);
    g_string_append_printf(map, ") -> (%.*s)", (int)(end - p), p);
    g_autofree gint64 *factors = g_new0(gint64, n_loops + 1);
    gint64 value = 0;
    if (!bs_affine_strides(map->str, n_loops, factors, &value) || value == BS_DYNAMIC)
        return -1;
    for (guint32 i = 0; i < n_loops; i++) {
        if (factors[i] == BS_DYNAMIC)
            return -1;
        if (factors[i] > 0)
            value += factors[i] * (sizes[i] - 1);
    }
    return value;
}

// The dimension that a whole result of a map is, `d2`, or -1; `*end` is where the next one begins,
// `*stop` where this one ends.
static gint
result_dim(const char *p, const char **end, const char **stop_at)
{
    const char *start = p;
    guint depth = 0;
    while (*p && !(depth == 0 && (*p == ',' || *p == ')'))) {
        depth += *p == '(';
        depth -= *p == ')';
        p++;
    }
    *end = *p == ',' ? p + 2 : NULL;
    *stop_at = p;
    if (*start != 'd')
        return -1;
    char *stop;
    const gulong dim = strtoul(start + 1, &stop, 10);
    return stop == p ? (gint)dim : -1;
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
            const char *stop;
            const gint dim = result_dim(p, &p, &stop);
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

static gboolean
check_sizes(const BsOp *op, BsDiags *diags, const BsAttr *maps)
{
    const guint32 n_loops = count_loops(op, maps);
    g_autofree gint64 *sizes = g_new0(gint64, n_loops + 1);
    if (!find_loop_sizes(op, maps, n_loops, sizes)) {
        bs_diags_op_error(diags, op, "expected the shape-to-loops map to be non-null");
        return FALSE;
    }
    for (guint32 i = 0; i < n_loops; i++) {
        if (sizes[i] == BS_DYNAMIC)
            return TRUE; // upstream looks at fully static loops only
    }
    for (guint32 i = 0; i < maps->array.n; i++) {
        const BsType *type = bs_op_operand(op, i)->type;
        const char *p = strstr(maps->array.items[i]->string.text, "-> (") + 4;
        for (guint32 d = 0; p && *p != ')' && d < rank_of(type); d++) {
            const char *start = p, *stop;
            const gint dim = result_dim(p, &p, &stop);
            const gint64 size = type->shaped.shape[d];
            if (size == BS_DYNAMIC)
                continue;
            if (dim >= 0 && size != sizes[dim])
                return wrong_size(op, diags, i, d, FALSE, sizes[dim], size);
            const gint64 largest = dim < 0 ? largest_value(start, stop, n_loops, sizes) : -1;
            if (largest + 1 > size)
                return wrong_size(op, diags, i, d, TRUE, largest + 1, size);
        }
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

static gboolean
check_body(const BsOp *op, BsDiags *diags)
{
    const BsRegion *region = bs_op_region(op, 0);
    const BsBlock *block = region->first;
    if (!block || block != region->last) {
        bs_diags_op_error(diags, op, "expects to have 1 region with 1 block");
        return FALSE;
    }
    // linalg.map has no argument for its output.
    const guint32 expected = bs_op_is(op, "linalg.map") ? op->n_operands - 1 : op->n_operands;
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
    if (!check_semantics(op, diags))
        return FALSE;
    return !maps ||
           (check_maps(op, diags, maps) && check_body(op, diags) && check_sizes(op, diags, maps));
}

// linalg.fill
static gboolean
check_scalar_input(const BsOp *op, BsDiags *diags)
{
    if (!bs_op_is(op, "linalg.fill") || !op->n_operands ||
        !bs_linalg_has_elements(bs_op_operand(op, 0)->type))
        return TRUE;
    bs_diags_error_at_op(diags, op, "expected op with scalar input");
    return FALSE;
}

gboolean
bs_linalg_verify_structured(const BsOp *op, BsDiags *diags)
{
    return check_scalar_input(op, diags) && check_destinations(op, diags);
}

// Sizes as numbers, dynamic ones with the number that stands for them, as upstream prints them.
static char *
sizes_text(guint32 n, const gint64 *sizes)
{
    GString *text = g_string_new(NULL);
    for (guint32 i = 0; i < n; i++)
        g_string_append_printf(text, "%s%" G_GINT64_FORMAT, i ? ", " : "", sizes[i]);
    return g_string_free(text, FALSE);
}

static char *
size_text(gint64 size)
{
    return sizes_text(1, &size);
}

gboolean
bs_linalg_verify_map(const BsOp *op, BsDiags *diags)
{
    const BsRange inputs = bs_linalg_inputs(op);
    const BsBlock *block = bs_op_region(op, 0)->first;
    const BsType *init = bs_op_operand(op, op->n_operands - 1)->type;
    if (!check_destinations(op, diags))
        return FALSE;
    if (block && block->n_args != inputs.n) {
        bs_diags_op_error(diags, op,
                          "expects number of operands to match the arity of mapper, but got: %u "
                          "and %u",
                          inputs.n, block->n_args);
        return FALSE;
    }
    for (guint32 i = 0; block && i < inputs.n; i++) {
        const BsType *type = bs_op_operand(op, i)->type;
        if (block->args[i]->type != bs_linalg_element(type))
            return bs_fail_types(op, diags,
                                 "expected element type of input %s to match bbArg type %s",
                                 bs_linalg_element(type), block->args[i]->type);
        if (rank_of(type) != rank_of(init) ||
            (rank_of(type) && memcmp(type->shaped.shape, init->shaped.shape,
                                     rank_of(type) * sizeof *type->shaped.shape) != 0)) {
            g_autofree char *a = sizes_text(rank_of(type), type->shaped.shape);
            g_autofree char *b = sizes_text(rank_of(init), init->shaped.shape);
            bs_diags_op_error(diags, op,
                              "expected shape of input (%s) to match shape of output (%s)", a, b);
            return FALSE;
        }
    }
    return TRUE;
}

static gboolean
same_sizes(const BsType *a, const BsType *b)
{
    return rank_of(a) == rank_of(b) &&
           (rank_of(a) == 0 ||
            memcmp(a->shaped.shape, b->shaped.shape, rank_of(a) * sizeof *a->shaped.shape) == 0);
}

static gboolean
check_reduced_dims(const BsOp *op, BsDiags *diags, const BsType *input, const BsType *init)
{
    const BsAttr *dims = bs_op_attr(op, "dimensions");
    const guint32 rank = rank_of(input);
    g_autofree gint64 *kept = g_new(gint64, rank + 1);
    guint32 n = 0;
    for (guint32 i = 0; i < dims->dense.n; i++) {
        if (dims->dense.values[i] < rank)
            continue;
        bs_diags_op_error(diags, op, "dimensions for reduction should be in the range [0, %d].",
                          (gint)rank - 1);
        return FALSE;
    }
    for (guint32 d = 0; d < rank; d++) {
        gboolean reduced = FALSE;
        for (guint32 i = 0; i < dims->dense.n; i++)
            reduced = reduced || dims->dense.values[i] == d;
        if (!reduced)
            kept[n++] = input->shaped.shape[d];
    }
    if (n != rank_of(init)) {
        bs_diags_op_error(diags, op,
                          "number of dimensions after reduction %u doesn't match the init rank %u",
                          n, rank_of(init));
        return FALSE;
    }
    if (n == 0 || memcmp(kept, init->shaped.shape, n * sizeof *kept) == 0)
        return TRUE;
    g_autofree char *a = sizes_text(n, init->shaped.shape);
    g_autofree char *b = sizes_text(n, kept);
    bs_diags_op_error(diags, op,
                      "init dimensions [%s] doesn't match input dimensions after reduction [%s]", a,
                      b);
    return FALSE;
}

gboolean
bs_linalg_verify_reduce(const BsOp *op, BsDiags *diags)
{
    const BsRange inputs = bs_linalg_inputs(op), outputs = bs_linalg_outputs(op);
    if (!check_destinations(op, diags))
        return FALSE;
    for (guint32 i = 1; i < inputs.n; i++) {
        if (!same_sizes(bs_op_operand(op, i)->type, bs_op_operand(op, 0)->type) ||
            !same_sizes(bs_op_operand(op, outputs.begin + i)->type,
                        bs_op_operand(op, outputs.begin)->type)) {
            bs_diags_op_error(diags, op, "expects all inputs to have the same shapes");
            return FALSE;
        }
    }
    if (inputs.n && !check_reduced_dims(op, diags, bs_op_operand(op, 0)->type,
                                        bs_op_operand(op, outputs.begin)->type))
        return FALSE;
    return TRUE;
}

gboolean
bs_linalg_verify_transpose(const BsOp *op, BsDiags *diags)
{
    const BsAttr *permutation = bs_op_attr(op, "permutation");
    const BsType *input = bs_op_operand(op, 0)->type, *init = bs_op_operand(op, 1)->type;
    const guint32 rank = rank_of(input);
    guint64 seen = 0;
    gboolean inside = TRUE;
    if (!check_destinations(op, diags))
        return FALSE;
    for (guint32 i = 0; i < permutation->dense.n; i++) {
        const guint64 dim = permutation->dense.values[i];
        inside = inside && dim < permutation->dense.n;
        if (dim < 64)
            seen |= G_GUINT64_CONSTANT(1) << dim;
    }
    if (!inside || (permutation->dense.n < 64 &&
                    seen != (G_GUINT64_CONSTANT(1) << permutation->dense.n) - 1)) {
        bs_diags_op_error(diags, op, "permutation is not valid");
        return FALSE;
    }
    if (rank != rank_of(init)) {
        bs_diags_op_error(diags, op, "input rank %u does not match init rank %u", rank,
                          rank_of(init));
        return FALSE;
    }
    if (rank != permutation->dense.n) {
        bs_diags_op_error(diags, op, "size of permutation %u does not match the argument rank %u",
                          permutation->dense.n, rank);
        return FALSE;
    }
    for (guint32 i = 0; i < rank; i++) {
        const gint64 size = input->shaped.shape[permutation->dense.values[i]];
        if (size == init->shaped.shape[i])
            continue;
        bs_diags_op_error(diags, op,
                          "dim(result, %u) = %" G_GINT64_FORMAT
                          " doesn't match dim(input, permutation[%u]) = %" G_GINT64_FORMAT,
                          i, init->shaped.shape[i], i, size);
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_linalg_verify_broadcast(const BsOp *op, BsDiags *diags)
{
    const BsAttr *dims = bs_op_attr(op, "dimensions");
    const BsType *input = bs_op_operand(op, 0)->type, *init = bs_op_operand(op, 1)->type;
    const guint32 rank = rank_of(input), init_rank = rank_of(init);
    if (!check_destinations(op, diags))
        return FALSE;
    if (rank + dims->dense.n != init_rank) {
        bs_diags_op_error(diags, op,
                          "input rank plus added dimensions does not match init rank. input rank: "
                          "%u, dimensions size: %u, init rank: %u",
                          rank, dims->dense.n, init_rank);
        return FALSE;
    }
    for (guint32 i = 0; i < dims->dense.n; i++) {
        if (dims->dense.values[i] < init_rank)
            continue;
        bs_diags_op_error(diags, op,
                          "dimension %u is out of range. expected range: [0, %d], got: "
                          "%" G_GINT64_FORMAT,
                          i, (gint)init_rank - 1, (gint64)dims->dense.values[i]);
        return FALSE;
    }
    for (guint32 i = 0, from = 0; i < init_rank; i++) {
        gboolean added = FALSE;
        for (guint32 k = 0; k < dims->dense.n; k++)
            added = added || dims->dense.values[k] == i;
        if (added || from >= rank)
            continue;
        if (input->shaped.shape[from] != init->shaped.shape[i]) {
            g_autofree char *a = size_text(input->shaped.shape[from]);
            g_autofree char *b = size_text(init->shaped.shape[i]);
            bs_diags_op_error(diags, op,
                              "input dim %u should match init dim %u. input: %s, init: %s", from, i,
                              a, b);
            return FALSE;
        }
        from++;
    }
    return TRUE;
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
    if (!g_str_has_prefix(parent->def->name, "linalg.")) {
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
    if (!parent || !g_str_has_prefix(parent->def->name, "linalg.")) {
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
