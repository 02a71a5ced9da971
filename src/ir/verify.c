// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Order of checks as upstream's OperationVerifier: an op's own rules before its regions, isolated
// ops nested in it after its other contents, each of them complete (structure, then dominance)
// before the next. One check walks over a block ahead of the others, which costs more than all of
// them; so the order is upstream's only for programs that turn out to be wrong, the second time.
#include "ir/verify.h"

#include "ir/context.h"
#include "ir/mutate.h"
#include "ir/shape.h"
#include "ir/verify-private.h"
#include "support/intern.h"

#include <string.h>

enum {
    SEEN_TYPES = 8,
    SEEN_OPS = 256, // by their hash
};

// An op that was as its row says. What the row says is about counts, attributes and types alone, so
// an op that has the same ones is, too; and most ops have those of one of the last.
typedef struct Seen {
    const BsOpDef *def; // NULL: none yet
    const BsAttr *attrs;
    guint32 n_operands, n_results, n_successors, n_regions;
    const BsType *types[SEEN_TYPES]; // of operands, then of results
} Seen;

typedef struct BsStructureVerifier {
    BsDiags *diags;
    BsDiags unheard; // empty
    BsVerifyIsolated check_isolated;
    gpointer data;
    Seen *seen;           // SEEN_OPS of them
    gboolean symbol_uses; // the isolated op that is being verified has ops that name symbols
    gboolean in_order;    // the first error has to be upstream's first
    gboolean trusts;      // BS_ROW_GOOD, BS_VERIFIED_BY_ITSELF
    gboolean looks_out;   // something in the op that is being verified looks at what is around that
} Verifier;

// -- one op --------------------------------------------------------------------------------------

static gboolean
check_terminator_place(Verifier *v, const BsOp *op)
{
    if (!bs_op_is_terminator(op) || (bs_op_block(op) && bs_op_block(op)->last == op))
        return TRUE;
    bs_diags_op_error(v->diags, op, "must be the last operation in the parent block");
    return FALSE;
}

static gboolean
has_dialect_attrs(const BsOp *op)
{
    return op->attrs && op->attrs->dict.has_dots;
}

// Discardable attributes are the business of the dialect that they are named after.
static gboolean
check_dialect_attrs(Verifier *v, const BsOp *op)
{
    const BsOpShape *shape = op->def->shape;
    for (guint32 i = 0; has_dialect_attrs(op) && i < op->attrs->dict.n; i++) {
        const BsNamedAttr *attr = &op->attrs->dict.items[i];
        const char *dot = strchr(attr->name, '.');
        const BsDialect *dialect =
            dot ? bs_context_find_dialect(shape->context, attr->name, (gsize)(dot - attr->name))
                : NULL;
        if (dialect && dialect->verify_op_attr && bs_shape_find_attr(shape, attr->name) < 0 &&
            !dialect->verify_op_attr(op, attr, v->diags))
            return FALSE;
    }
    return TRUE;
}

// -- ops that are like one before ----------------------------------------------------------------

static gboolean
is_like(const Seen *seen, const BsOp *op)
{
    if (seen->def != op->def || seen->attrs != op->attrs || seen->n_operands != op->n_operands ||
        seen->n_results != op->n_results || seen->n_successors != op->n_successors ||
        seen->n_regions != op->n_regions)
        return FALSE;
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (seen->types[i] != bs_op_operand(op, i)->type)
            return FALSE;
    }
    for (guint32 i = 0; i < op->n_results; i++) {
        if (seen->types[op->n_operands + i] != bs_op_result(op, i)->type)
            return FALSE;
    }
    return TRUE;
}

// Where one like the op may have been seen. Of most, the types of the last operand and of the first
// result tell all others.
static Seen *
place_of(Verifier *v, const BsOp *op)
{
    guint64 hash = bs_hash_word((guintptr)op->def, (guintptr)op->attrs);
    if (op->n_operands)
        hash = bs_hash_word(hash, (guintptr)bs_op_operand(op, op->n_operands - 1)->type);
    if (op->n_results)
        hash = bs_hash_word(hash, (guintptr)op->results[0].type);
    return &v->seen[hash % SEEN_OPS];
}

static void
remember(Seen *seen, const BsOp *op)
{
    if (op->n_operands + op->n_results > SEEN_TYPES || has_dialect_attrs(op))
        return;
    *seen =
        (Seen){op->def, op->attrs, op->n_operands, op->n_results, op->n_successors, op->n_regions};
    for (guint32 i = 0; i < op->n_operands; i++)
        seen->types[i] = bs_op_operand(op, i)->type;
    for (guint32 i = 0; i < op->n_results; i++)
        seen->types[op->n_operands + i] = bs_op_result(op, i)->type;
}

// -- one op, quickly -----------------------------------------------------------------------------

// What no shape says.
static gboolean
check_own_rules(Verifier *v, const BsOp *op)
{
    return check_terminator_place(v, op) && (!op->def->verify || op->def->verify(op, v->diags)) &&
           (!bs_op_has_trait(op, BS_TRAIT_ELEMENTWISE) || bs_verify_elementwise(op, v->diags));
}

// Whether another release has the op.
static gboolean
is_of_other_release(const BsDialect *dialect, const char *name)
{
    for (guint32 i = 0; i < dialect->n_ops; i++) {
        if (strcmp(dialect->ops[i].name, name) == 0)
            return TRUE;
    }
    return FALSE;
}

static gboolean
may_be_unknown(const BsDialect *dialect, const BsOp *op)
{
    const char *name = op->def->name;
    return bs_dialect_has_other_op(dialect, name, bs_op_upstream(op)) ||
           (dialect->allows_unknown_ops && !is_of_other_release(dialect, name));
}

static gboolean
check_without_dialect(Verifier *v, const BsOp *op)
{
    if (bs_op_is_registered(op) || !bs_context_refuses_unregistered(bs_op_context(op)))
        return TRUE;
    bs_diags_op_error(v->diags, op,
                      "created with unregistered dialect. If this is intended, please call "
                      "allowUnregisteredDialects() on the MLIRContext, or use "
                      "-allow-unregistered-dialect with the MLIR opt tool used");
    return FALSE;
}

static gboolean
check_unknown(Verifier *v, const BsOp *op)
{
    const char *name = op->def->name, *dot = strchr(name, '.');
    if (!dot || !dot[1]) // the name has no part for the dialect, says upstream
        return check_without_dialect(v, op);
    const BsDialect *dialect =
        bs_context_find_dialect(op->def->shape->context, name, (gsize)(dot - name));
    if (!dialect || may_be_unknown(dialect, op))
        return TRUE;
    bs_diags_error_at_op(v->diags, op,
                         "unregistered operation '%s' found in dialect ('%s') that does not allow "
                         "unknown operations",
                         name, dialect->name);
    return FALSE;
}

static gboolean
check_row(Verifier *v, const BsOp *op)
{
    return check_dialect_attrs(v, op) &&
           (!bs_op_is_registered(op) || (bs_verify_shape(op, v->diags) && check_own_rules(v, op)));
}

// check_row(), at a glance where that will do. (Of a local op it would have done before.)
static gboolean
check_row_quickly(Verifier *v, const BsOp *op)
{
    Seen *seen = place_of(v, op);
    if (!op->def->shape->is_local && is_like(seen, op))
        return bs_verify_parent(op, v->diags) && bs_verify_blocks(op, v->diags) &&
               check_own_rules(v, op);
    if (!check_row(v, op))
        return FALSE;
    if (bs_op_is_registered(op))
        remember(seen, op);
    return TRUE;
}

// Whether the row of an op with regions says nothing about where it stands.
static gboolean
asks_for_frame_only(const BsOp *op)
{
    return op->n_regions && op->def->verify_is_local && !op->def->parent &&
           !bs_op_has_trait(op, BS_TRAIT_TERMINATOR);
}

// Whether what is asked of an op without regions is at most about the op around it.
static gboolean
asks_for_parent_only(const BsOp *op)
{
    const BsOpDef *def = op->def;
    return !op->n_regions && !op->n_successors && (!def->verify || def->verify_is_local) &&
           !def->verify_symbols && !def->verify_regions && bs_op_is_registered(op);
}

// The op without the contents of its regions.
static gboolean
check_op(Verifier *v, BsOp *op)
{
    if (v->trusts && op->known & BS_ROW_GOOD)
        return bs_verify_blocks(op, v->diags);
    if (!check_row_quickly(v, op))
        return FALSE;
    if (asks_for_frame_only(op))
        bs_op_set_row_good(op);
    return TRUE;
}

// -- blocks and regions --------------------------------------------------------------------------

static gboolean
may_lack_terminator(const BsBlock *block)
{
    const BsRegion *region = block->region;
    return region->first == region->last &&
           bs_op_has_trait(region->op, BS_TRAIT_NO_TERMINATOR | BS_TRAIT_UNREGISTERED);
}

static gboolean
check_region_entries(Verifier *v, const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        const BsRegion *region = bs_op_region(op, r);
        if (bs_op_has_trait(op, BS_TRAIT_GRAPH_REGION) && region->first != region->last) {
            bs_diags_op_error(v->diags, op, "expects graph region #%u to have 0 or 1 blocks", r);
            return FALSE;
        }
        if (region->first && region->first->preds) {
            bs_diags_error(v->diags, op->loc, "entry block of region may not have predecessors");
            return FALSE;
        }
    }
    return TRUE;
}

static gboolean
check_not_empty(Verifier *v, const BsBlock *block)
{
    if (block->first || may_lack_terminator(block))
        return TRUE;
    bs_diags_error(v->diags, block->region->op->loc, "empty block: expect at least a terminator");
    return FALSE;
}

// Only the block's last op may have successors.
static gboolean
check_successors_last(Verifier *v, const BsOp *op)
{
    if (!op->n_successors || !bs_op_next(op))
        return TRUE;
    bs_diags_error_at_op(v->diags, op,
                         "operation with block successors must terminate its parent block");
    return FALSE;
}

// All that is asked of a block before its ops.
static gboolean
check_block_start(Verifier *v, const BsBlock *block)
{
    if (!check_not_empty(v, block))
        return FALSE;
    if (!v->in_order)
        return TRUE;
    bs_block_for_each (block, op) {
        if (!check_successors_last(v, op))
            return FALSE;
    }
    return TRUE;
}

static gboolean
check_block_end(Verifier *v, const BsBlock *block)
{
    const BsOp *last = block->last;
    if (!last)
        return TRUE;
    for (guint32 i = 0; i < last->n_successors; i++) {
        if (!bs_successor_block(bs_op_successor(last, i)) ||
            bs_successor_block(bs_op_successor(last, i))->region != block->region) {
            bs_diags_op_error(v->diags, last, "branching to block of a different region");
            return FALSE;
        }
    }
    if (may_lack_terminator(block) || bs_op_might_be_terminator(last))
        return TRUE;
    g_autofree char *text =
        v->diags->print_op ? v->diags->print_op(last, v->diags->print_data) : NULL;
    // On lines of its own where it needs more than one.
    bs_diags_error_at_op(v->diags, last, "block with no terminator, has %s%s",
                         text && strchr(text, '\n') ? "\n" : "", text ? text : "");
    return FALSE;
}

static gboolean verify_isolated(Verifier *v, BsOp *op);
static gboolean verify_op(Verifier *v, BsOp *op);

static gboolean
is_isolated_with_regions(const BsOp *op)
{
    return op->n_regions && bs_op_has_trait(op, BS_TRAIT_ISOLATED);
}

// Whether nothing that is asked of the op can have changed since it was verified.
static inline gboolean
is_still_good(const Verifier *v, const BsOp *op)
{
    return op->verified &&
           (op->def->shape->is_local || (v->trusts && op->verified == BS_VERIFIED_BY_ITSELF));
}

// Whether an op was verified of which nothing is asked that is not asked of this one.
static inline gboolean
is_known_to_be_good(Verifier *v, const BsOp *op)
{
    return op->def->shape->is_local && is_like(place_of(v, op), op);
}

// Isolated ops are left for later: `*isolated` says whether there are any.
static gboolean
verify_nested(Verifier *v, BsOp *op, gboolean *isolated)
{
    const gboolean later = is_isolated_with_regions(op);
    *isolated |= later;
    return check_successors_last(v, op) && (later || verify_op(v, op));
}

static gboolean
verify_ops(Verifier *v, const BsBlock *block, gboolean *isolated)
{
    bs_block_for_each (block, op) {
        if (is_still_good(v, op))
            continue;
        if (is_known_to_be_good(v, op))
            bs_op_set_verified(op, BS_VERIFIED);
        else if (!verify_nested(v, op, isolated))
            return FALSE;
    }
    return TRUE;
}

static gboolean
verify_contents(Verifier *v, const BsOp *op, gboolean *isolated)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            if (!check_block_start(v, block) || !verify_ops(v, block, isolated) ||
                !check_block_end(v, block))
                return FALSE;
        }
    }
    return TRUE;
}

// Since 22 what is wrong with one does not keep upstream from looking at the next one.
static gboolean
verify_isolated_contents(Verifier *v, BsOp *op)
{
    const gboolean goes_on = v->in_order && bs_op_upstream(op) >= BS_UPSTREAM_22;
    gboolean ok = TRUE;
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            bs_block_for_each (block, nested) {
                ok &= !is_isolated_with_regions(nested) || verify_isolated(v, nested);
                if (!ok && !goes_on)
                    return FALSE;
            }
        }
    }
    return ok;
}

static gboolean
verify_op(Verifier *v, BsOp *op)
{
    gboolean isolated = FALSE;
    if (is_still_good(v, op))
        return TRUE;
    const gboolean looks_out = v->looks_out;
    v->looks_out = FALSE;
    if (!check_op(v, op) || !check_region_entries(v, op) || !verify_contents(v, op, &isolated) ||
        (isolated && !verify_isolated_contents(v, op)) || !bs_verify_terminators(op, v->diags) ||
        (op->def->verify_regions && !op->def->verify_regions(op, v->diags)) ||
        (!bs_op_is_registered(op) && !check_unknown(v, op)))
        return FALSE;
    v->symbol_uses |= op->def->verify_symbols != NULL;
    const gboolean by_itself =
        asks_for_frame_only(op) && !v->looks_out && !isolated && !op->def->verify_symbols;
    v->looks_out = looks_out || !(by_itself || asks_for_parent_only(op));
    if (!is_isolated_with_regions(op))
        bs_op_set_verified(op, by_itself ? BS_VERIFIED_BY_ITSELF : BS_VERIFIED);
    return TRUE;
}

static gboolean
verify_isolated(Verifier *v, BsOp *op)
{
    const gboolean outer = v->symbol_uses;
    if (op->verified)
        return TRUE;
    v->symbol_uses = FALSE;
    if (!verify_op(v, op) || (op->n_regions && !v->check_isolated(op, v->diags, v->data)))
        return FALSE;
    bs_op_set_verified(op, v->symbol_uses ? BS_VERIFIED : BS_VERIFIED_WITHOUT_SYMBOLS);
    v->symbol_uses |= outer;
    return TRUE;
}

BsStructureVerifier *
bs_structure_verifier_new(BsVerifyIsolated check, gpointer data)
{
    Verifier *v = g_new0(Verifier, 1);
    v->seen = g_new0(Seen, SEEN_OPS);
    bs_diags_init(&v->unheard);
    v->check_isolated = check;
    v->data = data;
    return v;
}

void
bs_structure_verifier_free(BsStructureVerifier *verifier)
{
    bs_diags_clear(&verifier->unheard);
    g_free(verifier->seen);
    g_free(verifier);
}

gboolean
bs_structure_verifier_check(BsStructureVerifier *v, BsOp *op, gboolean trusts, BsDiags *diags)
{
    v->diags = &v->unheard;
    v->in_order = v->symbol_uses = FALSE;
    v->trusts = trusts;
    gboolean ok = verify_isolated(v, op);
    v->diags = diags;
    if (!ok) {
        bs_diags_clear(&v->unheard);
        bs_diags_init(&v->unheard);
        v->in_order = TRUE;
        ok = verify_isolated(v, op);
    }
    v->diags = NULL;
    return ok;
}

gboolean
bs_verify_row(const BsOp *op, BsDiags *diags)
{
    Verifier v = {.diags = diags};
    return check_row(&v, op);
}
