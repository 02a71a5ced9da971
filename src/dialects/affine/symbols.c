// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which values may be dimensions and symbols of affine maps (mlir/lib/Dialect/Affine/IR/
// AffineOps.cpp, isValidDim and isValidSymbol). An answer may rest on those for the operands of the
// op that makes the value, and theirs: what was asked before in one question is kept, so that
// values that are used several times are looked at once.
#include "dialects/affine/affine-private.h"
#include "ir/context.h"
#include "ir/shape.h"

const BsRegion *
bs_affine_scope(const BsRegion *region)
{
    while (region && !bs_op_has_trait(region->op, BS_TRAIT_AFFINE_SCOPE))
        region = bs_op_parent_region(region->op);
    return region;
}

// Upstream's isTopLevelValue without a region.
static gboolean
is_at_top_level(const BsValue *value)
{
    const BsRegion *region = bs_value_region(value);
    return region && bs_op_has_trait(region->op, BS_TRAIT_AFFINE_SCOPE);
}

static gboolean
is_dim_op(const BsOp *op)
{
    return bs_op_is(op, "memref.dim") || bs_op_is(op, "tensor.dim");
}

// -- one question --------------------------------------------------------------------------------

enum {
    FEW_ASKED = 32,    // no more: nothing is kept
    LIMIT_CHAIN = 4096 // operands of operands: what takes more is neither (upstream's stack ends)
};

typedef struct Question {
    guint n_asked, depth;
    GHashTable *known; // what was found out, or NULL
} Question;

typedef struct Asked {
    const BsValue *value;
    const BsRegion *region;
    gboolean dim; // whether it may be one, not a symbol
    gboolean answer;
} Asked;

static guint
hash_asked(gconstpointer key)
{
    const Asked *asked = key;
    return g_direct_hash(asked->value) * 31 + g_direct_hash(asked->region) + (guint)asked->dim;
}

static gboolean
equal_asked(gconstpointer a, gconstpointer b)
{
    const Asked *x = a, *y = b;
    return x->value == y->value && x->region == y->region && x->dim == y->dim;
}

static gboolean find_symbol(Question *question, const BsValue *value, const BsRegion *region);
static gboolean find_dim(Question *question, const BsValue *value, const BsRegion *region);

static gboolean
ask(Question *question, const BsValue *value, const BsRegion *region, gboolean dim)
{
    Asked asked = {value, region, dim, FALSE};
    if (question->known) {
        const Asked *before = g_hash_table_lookup(question->known, &asked);
        if (before)
            return before->answer;
    } else if (++question->n_asked > FEW_ASKED) {
        question->known = g_hash_table_new_full(hash_asked, equal_asked, g_free, NULL);
    }
    asked.answer = dim ? find_dim(question, value, region) : find_symbol(question, value, region);
    if (question->known)
        g_hash_table_add(question->known, g_memdup2(&asked, sizeof asked));
    return asked.answer;
}

static gboolean
ask_of_operands(Question *question, const BsOp *op, const BsRegion *region, gboolean dim)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (!ask(question, bs_op_operand(op, i), region, dim))
            return FALSE;
    }
    return TRUE;
}

// -- symbols -------------------------------------------------------------------------------------

// What gave a memref its shape: a cast does not.
static const BsOp *
shape_maker(const BsOp *dim)
{
    const BsOp *maker = bs_value_op(bs_op_operand(dim, 0));
    while (maker && bs_op_is(maker, "memref.cast")) {
        const BsValue *source = bs_op_operand(maker, 0);
        maker = source->type->kind == BS_TYPE_MEMREF ? bs_value_op(source) : NULL;
    }
    return maker;
}

// The size of a dimension is a symbol when it is that of a value at the top level, or of one whose
// size was a symbol when it was made.
static gboolean
is_symbolic_size(Question *question, const BsOp *op, const BsRegion *region)
{
    if (is_at_top_level(bs_op_operand(op, 0)))
        return TRUE;
    const BsAttr *index = bs_value_constant(bs_op_operand(op, 1));
    const BsOp *maker = shape_maker(op);
    if (!maker || !index || index->kind != BS_ATTR_INTEGER)
        return FALSE;
    const gboolean allocates = bs_op_is(maker, "memref.alloc");
    if (!allocates && !bs_op_is(maker, "memref.subview") && !bs_op_is(maker, "memref.view"))
        return FALSE;
    const BsType *type = maker->results[0].type;
    const gint64 dim = index->integer;
    if (dim < 0 || dim >= type->shaped.rank)
        return FALSE;
    if (type->shaped.shape[dim] != BS_DYNAMIC)
        return TRUE;
    guint32 dynamic = 0;
    for (gint64 i = 0; i < dim; i++)
        dynamic += type->shaped.shape[i] == BS_DYNAMIC;
    const BsRange sizes = bs_op_operand_group(maker, allocates ? 0 : 2);
    return dynamic < sizes.n &&
           ask(question, bs_op_operand(maker, sizes.begin + dynamic), region, FALSE);
}

static gboolean
is_one_of(const BsOp *op, const char *const *names)
{
    while (*names && !bs_op_is(op, *names))
        names++;
    return *names != NULL;
}

// What upstream can tell of a number from the op that makes it.
static gboolean
is_divisor(const BsValue *value, gboolean is_signed)
{
    static const char *const counts[] = {"gpu.block_dim",
                                         "gpu.cluster_dim",
                                         "gpu.grid_dim",
                                         "gpu.cluster_dim_blocks",
                                         "gpu.num_subgroups",
                                         "gpu.subgroup_size",
                                         NULL};
    const BsAttr *number = bs_value_constant(value);
    if (number)
        return number->kind == BS_ATTR_INTEGER && number->integer != 0 &&
               !(is_signed && number->integer == -1);
    return bs_value_op(value) && is_one_of(bs_value_op(value), counts);
}

// A division may be done early where it cannot trap.
static gboolean
divides_safely(const BsOp *op)
{
    static const char *const divisions[] = {"arith.divui", "arith.ceildivui", NULL},
                             *const of_signed[] = {"arith.divsi", "arith.ceildivsi", NULL};
    const gboolean is_signed = is_one_of(op, of_signed);
    return (is_signed || is_one_of(op, divisions)) && is_divisor(bs_op_operand(op, 1), is_signed);
}

// Whether the op makes a symbol of symbols: since 22 every pure one does.
static gboolean
keeps_symbols(const BsOp *op)
{
    return bs_op_upstream(op) >= BS_UPSTREAM_22
               ? bs_op_has_trait(op, BS_TRAIT_PURE) || divides_safely(op)
               : bs_op_is(op, "affine.apply");
}

// Until 19 these are not looked for farther out.
static gboolean
is_settled_here(const BsOp *op)
{
    return bs_op_upstream(op) < BS_UPSTREAM_22 && (is_dim_op(op) || bs_op_is(op, "affine.apply"));
}

// The region around that the value may come from, too; NULL: none.
static const BsRegion *
region_around(const BsRegion *region)
{
    return region && !bs_op_has_trait(region->op, BS_TRAIT_ISOLATED)
               ? bs_op_parent_region(region->op)
               : NULL;
}

static gboolean
find_symbol(Question *question, const BsValue *value, const BsRegion *region)
{
    if (value->type->kind != BS_TYPE_INDEX)
        return FALSE;
    if (region && bs_value_region(value) == region)
        return TRUE;
    const BsOp *op = bs_value_op(value);
    if (op &&
        (bs_op_constant(op) || (keeps_symbols(op) && ask_of_operands(question, op, region, FALSE))))
        return TRUE;
    if (op && is_dim_op(op) && is_symbolic_size(question, op, region))
        return TRUE;
    if (op && is_settled_here(op))
        return FALSE;
    region = region_around(region);
    return region && ask(question, value, region, FALSE);
}

// -- dimensions ----------------------------------------------------------------------------------

static gboolean
is_induction_variable(const BsValue *value)
{
    if (bs_value_op(value))
        return FALSE;
    const BsOp *parent = bs_block_parent_op(bs_value_arg_block(value));
    return parent && (bs_op_is(parent, "affine.for") || bs_op_is(parent, "affine.parallel"));
}

static gboolean
find_dim(Question *question, const BsValue *value, const BsRegion *region)
{
    if (value->type->kind != BS_TYPE_INDEX)
        return FALSE;
    if (ask(question, value, region, FALSE))
        return TRUE;
    const BsOp *op = bs_value_op(value);
    if (!op)
        return is_induction_variable(value);
    if (bs_op_is(op, "affine.apply") ||
        (bs_op_upstream(op) >= BS_UPSTREAM_22 &&
         (bs_op_is(op, "affine.delinearize_index") || bs_op_is(op, "affine.linearize_index"))))
        return ask_of_operands(question, op, region, TRUE);
    return is_dim_op(op) && is_at_top_level(bs_op_operand(op, 0));
}

// -- asking --------------------------------------------------------------------------------------

static gboolean
answer(const BsValue *value, const BsRegion *scope, gboolean dim)
{
    Question question = {0};
    const gboolean is = ask(&question, value, scope, dim);
    g_clear_pointer(&question.known, g_hash_table_unref);
    return is;
}

gboolean
bs_affine_is_symbol_in(const BsValue *value, const BsRegion *scope)
{
    return answer(value, scope, FALSE);
}

gboolean
bs_affine_is_dim_in(const BsValue *value, const BsRegion *scope)
{
    return answer(value, scope, TRUE);
}

gboolean
bs_affine_is_symbol(const BsValue *value)
{
    if (value->type->kind != BS_TYPE_INDEX)
        return FALSE;
    return is_at_top_level(value) ||
           (bs_value_op(value) && answer(value, bs_affine_scope(bs_value_region(value)), FALSE));
}

gboolean
bs_affine_is_dim(const BsValue *value)
{
    if (value->type->kind != BS_TYPE_INDEX)
        return FALSE;
    return bs_value_op(value) ? answer(value, bs_affine_scope(bs_value_region(value)), TRUE)
                              : is_induction_variable(value) || is_at_top_level(value);
}

gboolean
bs_affine_is_input(const BsOp *op, const BsValue *value)
{
    return bs_affine_is_dim_in(value, bs_affine_scope(bs_op_parent_region(op)));
}
