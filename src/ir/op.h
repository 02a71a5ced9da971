// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops, operands, results, blocks and regions, and what can be read of them. Everything lives in the
// arena of its BsIr and keeps its address, erased or not (without a journal: until
// bs_ir_recycle()). Fields are written in ir/mutate.c, ir/journal.c and ir/slots.c only.
#pragma once

#include "ir/attr.h"
#include "ir/opdef.h"

#include <string.h>

typedef struct BsIr BsIr;
typedef struct BsOp BsOp;
typedef struct BsValue BsValue;
typedef struct BsUse BsUse;
typedef struct BsBlock BsBlock;
typedef struct BsRegion BsRegion;
typedef struct BsSuccessor BsSuccessor;

// A place in the source text. line and column count from 1, columns in bytes. Column 0 is an
// unknown location: of what stands, or stood, at that line, or, line 0, of what does not come from
// the text.
typedef struct BsLoc {
    guint32 line, column;
} BsLoc;

// As the column, with line 0: the text as a whole, which is printed as 0:0.
#define BS_LOC_TEXT ((guint32)G_MAXINT32)
// From this column on, a `loc(...)` was written out: see ir/loc.h.
#define BS_LOC_WRITTEN (BS_LOC_TEXT + 1)

// Ops, operands and values refer to each other by how far they are apart: half the size of a
// pointer, and a program that takes less memory is walked faster. Read with the functions below.
typedef gint32 BsDistance; // from the struct that it is in, in eight bytes; 0: to nothing

/* What stands that far from `from`, or NULL. */
static inline gpointer
bs_distance_follow(gconstpointer from, BsDistance distance)
{
    return distance ? (gpointer)((gintptr)from + (gintptr)distance * 8) : NULL;
}
/* How far `to`, which may be NULL, stands from `from`; both are in the arena of one BsIr, a
   multiple of eight bytes apart. */
static inline BsDistance
bs_distance_between(gconstpointer from, gconstpointer to)
{
    return to ? (BsDistance)(((gintptr)to - (gintptr)from) >> 3) : 0;
}

// One operand slot. The uses of a value form a list, newest first (upstream's order; passes depend
// on it).
struct BsUse {
    BsDistance to_value, to_owner;
    BsDistance to_next, to_prev; // in the list; before the first there is nothing
};

// One successor slot; the slots that name a block form a list, newest first (upstream's predecessor
// order).
struct BsSuccessor {
    BsDistance to_block, to_owner;
    BsDistance to_next, to_prev;
};

struct BsValue {
    const BsType *type;
    BsDistance to_uses; // the newest
    BsDistance to_op;   // op result: the op; block argument: nothing
    guint32 index;      // result or argument number
    guint32 id;         // dense in its BsIr, for side tables
};

// A block argument. Results, of which there are many more, have block and location of their op.
typedef struct BsArg {
    BsValue value;
    BsBlock *block;
    BsLoc loc;
} BsArg;

// What the verifier said of an op and all that is nested in it since it changed.
typedef enum BsVerified {
    BS_NOT_VERIFIED,
    BS_VERIFIED,
    BS_VERIFIED_WITHOUT_SYMBOLS, // an isolated op in which nothing names a symbol
    BS_VERIFIED_BY_ITSELF, // another op with regions: nothing that is asked of what is nested in it
                           // is about what is around it
} BsVerified;

// What is known of an op, until a change takes it back: bits.
enum {
    BS_SETTLED = 1, // its fold and patterns found nothing to do, and what they look at is unchanged
    BS_WATCHED = 2, // others were settled that look at it
    BS_ROW_GOOD = 4,  // with regions: it is as its row says, whatever is in them
    BS_USES_GOOD = 8, // what defines its operands dominates it
    BS_WATCHES = 16,  // what defines its operands is watched
};

// What an algorithm notes of an op while it runs: bits, one for each, that are taken back before it
// ends. Next to what is looked at anyway, and not in a table as large as the program.
enum {
    BS_NOTED_LISTED = 1,    // on the worklist of the rewriter
    BS_NOTED_LOOKED_AT = 2, // by the rewriter, with the patterns of the pass
    BS_NOTED_LIVE = 4,      // when dead code is swept out
};

struct BsOp {
    const BsOpDef *def;
    const BsAttr *attrs; // dictionary, or NULL when empty
    BsDistance to_next, to_prev;
    BsDistance to_block; // nothing while detached, and for the root
    BsDistance to_operands;
    guint32 n_regions, n_operands, n_results, n_successors;
    guint8 erased;
    guint8 verified; // BsVerified
    guint8 known;    // BS_SETTLED, ...
    guint8 noted;    // BS_NOTED_LISTED, ...
    guint32 id;
    guint32 order; // see bs_op_is_before()
    guint32 event; // the event during which it was made; 0: it came from the source
    BsLoc loc;
    BsValue results[]; // behind them successor slots, regions, and the operands of the beginning
};

// -- neighbours ----------------------------------------------------------------------------------

/* The ops before and behind it in its block, or NULL. */
static inline BsOp *
bs_op_next(const BsOp *op)
{
    return bs_distance_follow(op, op->to_next);
}
static inline BsOp *
bs_op_prev(const BsOp *op)
{
    return bs_distance_follow(op, op->to_prev);
}
/* The block that it is in; NULL while detached, and for the root. */
static inline BsBlock *
bs_op_block(const BsOp *op)
{
    return bs_distance_follow(op, op->to_block);
}
/* Its operand slots, `n_operands` of them. */
static inline BsUse *
bs_op_operands(const BsOp *op)
{
    return bs_distance_follow(op, op->to_operands);
}
/* The op whose result it is; NULL of a block argument. */
static inline BsOp *
bs_value_op(const BsValue *value)
{
    return bs_distance_follow(value, value->to_op);
}
/* Its newest use, or NULL. */
static inline BsUse *
bs_value_uses(const BsValue *value)
{
    return bs_distance_follow(value, value->to_uses);
}
/* What the slot holds, whose it is, and the next older use of the same value, or NULL. */
static inline BsValue *
bs_use_value(const BsUse *use)
{
    return bs_distance_follow(use, use->to_value);
}
static inline BsOp *
bs_use_owner(const BsUse *use)
{
    return bs_distance_follow(use, use->to_owner);
}
static inline BsUse *
bs_use_next(const BsUse *use)
{
    return bs_distance_follow(use, use->to_next);
}
/* The block that the slot names (NULL while its references are dropped), whose slot it is, and the
   next older one that names the block, or NULL. */
static inline BsBlock *
bs_successor_block(const BsSuccessor *successor)
{
    return bs_distance_follow(successor, successor->to_block);
}
static inline BsOp *
bs_successor_owner(const BsSuccessor *successor)
{
    return bs_distance_follow(successor, successor->to_owner);
}
static inline BsSuccessor *
bs_successor_next(const BsSuccessor *successor)
{
    return bs_distance_follow(successor, successor->to_next);
}

/* The same op. Tells the processor that what stands behind it in memory will be asked for: most of
   a program that is walked over stands there in order, and does not fit its caches. */
static inline BsOp *
bs_op_prefetch(BsOp *op)
{
    enum { AHEAD = 4096, LINE = 64, LINES = 4 }; // about twenty ops ahead, one op of lines
    for (int i = 0; i < LINES; i++)
        __builtin_prefetch((const char *)op + AHEAD + LINE * i);
    return op;
}

struct BsBlock {
    BsRegion *region; // NULL while detached
    BsBlock *prev, *next;
    BsOp *first, *last;
    BsValue **args;
    guint32 n_args, args_capacity; // the capacity never shrinks: undo may need it again
    guint32 id;
    BsSuccessor *preds; // successor slots that name this block
    gboolean order_valid;
    gboolean quiet; // nothing in it has changed since the op that it is in was settled; nor in the
                    // blocks that are nested in it, which are quiet, too
    gboolean erased;
    guint32 event;
    BsLoc loc;
};

struct BsRegion {
    BsOp *op;
    guint32 index; // number within the op
    BsBlock *first, *last;
};

// -- structure -----------------------------------------------------------------------------------

/* The op that the block (the op) is in; NULL while detached, and for the root. */
static inline BsOp *
bs_block_parent_op(const BsBlock *block)
{
    return block->region ? block->region->op : NULL;
}
static inline BsOp *
bs_op_parent(const BsOp *op)
{
    return bs_op_block(op) ? bs_block_parent_op(bs_op_block(op)) : NULL;
}
BsRegion *bs_op_parent_region(const BsOp *op); // NULL for the root
/* Whether it is a block argument (else an op's result). */
static inline gboolean
bs_value_is_arg(const BsValue *value)
{
    return value->to_op == 0;
}
/* The block whose argument the value is; NULL of a result. */
static inline BsBlock *
bs_value_arg_block(const BsValue *value)
{
    return bs_value_is_arg(value) ? ((const BsArg *)value)->block : NULL;
}
/* The block that defines the value. */
static inline BsBlock *
bs_value_block(const BsValue *value)
{
    return bs_value_is_arg(value) ? ((const BsArg *)value)->block : bs_op_block(bs_value_op(value));
}
/* The region of that block. */
BsRegion *bs_value_region(const BsValue *value);
/* The op whose result it is, or in whose region it is an argument. */
BsOp *bs_value_owner(const BsValue *value);
/* Where it comes from: a result has the location of its op. */
BsLoc bs_value_loc(const BsValue *value);
BsOp *bs_block_terminator(const BsBlock *block); // the last op if it has the trait TERMINATOR or is
                                                 // unregistered, else NULL
/* Whether the block is the first of its region. */
gboolean bs_block_is_entry(const BsBlock *block);
/* Whether the block is the only one of its region. */
static inline gboolean
bs_block_is_alone(const BsBlock *block)
{
    return block->region && !block->prev && !block->next;
}
/* The only predecessor (several edges of one block give NULL), or NULL; upstream's
 * getSinglePredecessor. */
BsBlock *bs_block_single_predecessor(const BsBlock *block);
/* The only predecessor block, however many edges; upstream's getUniquePredecessor. */
BsBlock *bs_block_unique_predecessor(const BsBlock *block);
/* Whether no successor slot names the block. */
gboolean bs_block_has_no_predecessors(const BsBlock *block);
/* Number of the block in its region; costs a walk. */
guint32 bs_block_number(const BsBlock *block);
gboolean bs_op_is_ancestor(const BsOp *ancestor, const BsOp *op); // also when equal
/* The same, but not when equal. */
gboolean bs_op_is_proper_ancestor(const BsOp *ancestor, const BsOp *op);
gboolean bs_region_is_ancestor(const BsRegion *ancestor, const BsRegion *region); // also when equal
/* The op of `block` that is `op` or contains it, or NULL (findAncestorOpInBlock). */
BsOp *bs_block_find_ancestor_op(const BsBlock *block, BsOp *op);
/* The op in `region` that is or contains `op`, or NULL. */
BsOp *bs_region_find_ancestor_op(const BsRegion *region, BsOp *op);

/* Whether `a` stands before `b`, both in one block. Numbers the ops of a block when asked for the
   first time and keeps upstream's numbering (5, 10, 15, ...; the middle of the neighbours for a
   later one), because the ownership pass compares the raw numbers across blocks. */
gboolean bs_op_is_before(BsOp *a, BsOp *b);
/* For a pass that compares before it makes ops in front of `op`, where upstream makes them first:
   what is in front of `op` gets its number as if a new op stood behind it. Returns what
   bs_op_show_order() is told afterwards. */
guint32 bs_op_hide_order(BsOp *op);
void bs_op_show_order(BsOp *op, guint32 order);

// -- uses ----------------------------------------------------------------------------------------

/* Operand `i`; i < n_operands. */
static inline BsValue *
bs_op_operand(const BsOp *op, guint32 i)
{
    return bs_use_value(&bs_op_operands(op)[i]);
}

/* Tells the processor that the operands of an op (or NULL) will be asked for soon: values stand
   where they were made, not where they are used. Returns the op that is next in its block. */
static inline const BsOp *
bs_op_prefetch_operands(const BsOp *op)
{
    if (!op)
        return NULL;
    for (guint32 i = 0; i < op->n_operands; i++)
        __builtin_prefetch(bs_op_operand(op, i));
    return bs_op_next(op);
}
/* Result `i`; i < n_results. */
static inline BsValue *
bs_op_result(const BsOp *op, guint32 i)
{
    return (BsValue *)(guintptr)&op->results[i];
}
/* Successor slot `i`; i < n_successors. */
static inline BsSuccessor *
bs_op_successor(const BsOp *op, guint32 i)
{
    return (BsSuccessor *)(guintptr)&op->results[op->n_results] + i;
}
/* Region `i`; i < n_regions. */
static inline BsRegion *
bs_op_region(const BsOp *op, guint32 i)
{
    return (BsRegion *)bs_op_successor(op, op->n_successors) + i;
}
/* Whether it has one use, no more and no less. */
gboolean bs_value_has_one_use(const BsValue *value);
/* Whether no result has a use. */
static inline gboolean
bs_op_is_unused(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_value_uses(&op->results[i]))
            return FALSE;
    }
    return TRUE;
}
guint32 bs_use_index(const BsUse *use);                   // operand number within its owner
guint32 bs_successor_index(const BsSuccessor *successor); // likewise

// -- attributes and operand groups ---------------------------------------------------------------

/* The attribute of that name, or NULL. */
const BsAttr *bs_op_attr(const BsOp *op, const char *name);

// A run of operands or results.
typedef struct BsRange {
    guint32 begin, n;
} BsRange;

/* The operands (results) of the group with that number in the op's definition; variadic groups are
   resolved by `operandSegmentSizes` (`resultSegmentSizes`) or, where there is only one variadic
   group, by counting. */
BsRange bs_op_operand_group(const BsOp *op, guint32 group);
BsRange bs_op_result_group(const BsOp *op, guint32 group);
/* The only value of a group of at most one, or NULL. */
BsValue *bs_op_group_operand(const BsOp *op, guint32 group);

// -- what the tables say -------------------------------------------------------------------------

/* Whether the op's row has any of these traits. */
static inline gboolean
bs_op_has_trait(const BsOp *op, BsTraits trait)
{
    return (op->def->traits & trait) != 0;
}
/* Whether the op has that name ("memref.cast"). For dialects about their own ops, and where
 * upstream names an op. Asked of nearly every op: with the name written out, the compiler makes a
 * comparison of two or three words of it. */
static G_ALWAYS_INLINE inline gboolean
bs_op_is(const BsOp *op, const char *name)
{
    const gsize len = strlen(name);
    return op->def->name_len == len && memcmp(op->def->name, name, len) == 0;
}
/* Whether a dialect's table has the op. */
gboolean bs_op_is_registered(const BsOp *op);
/* Whether its row has the trait TERMINATOR. */
gboolean bs_op_is_terminator(const BsOp *op);
gboolean bs_op_might_be_terminator(const BsOp *op); // a terminator or unregistered

/* The value of an op with the trait CONSTANT_LIKE, else NULL. */
static inline const BsAttr *
bs_op_constant(const BsOp *op)
{
    return bs_op_has_trait(op, BS_TRAIT_CONSTANT_LIKE) && op->attrs ? op->attrs->dict.value : NULL;
}
/* The constant that defines the value, else NULL. */
static inline const BsAttr *
bs_value_constant(const BsValue *value)
{
    return bs_value_is_arg(value) ? NULL : bs_op_constant(bs_value_op(value));
}

/* The effects of the op itself (not of its regions). FALSE when the op has no effects interface and
 * is not pure. */
gboolean bs_op_effects(const BsOp *op, BsEffects *effects);
gboolean bs_effects_has(const BsEffects *effects, BsEffectKind kind,
                        const BsValue *value); // value NULL: on any value or none
/* upstream's isMemoryEffectFree: no effects, in its regions neither. */
gboolean bs_op_is_memory_effect_free(const BsOp *op);
/* upstream's wouldOpBeTriviallyDead: could go if its results were unused. */
gboolean bs_op_would_be_trivially_dead(const BsOp *op);
gboolean bs_op_is_trivially_dead(const BsOp *op); // ... and they are

/* Branch interface: operands forwarded to successor `i`. For ops without the interface: n = 0. */
BsRange bs_op_successor_operands(const BsOp *op, guint32 i);
/* View-like interface: the viewed operand, or NULL. */
BsValue *bs_op_view_source(const BsOp *op);

// -- walking -------------------------------------------------------------------------------------

typedef enum BsWalk {
    BS_WALK_ON,
    BS_WALK_SKIP,
    BS_WALK_STOP
} BsWalk; // SKIP: not into its regions (pre-order)
typedef BsWalk (*BsWalkFn)(BsOp *op, gpointer data);
/* Visits `op` and everything nested; the visitor may erase the op it is given. Returns FALSE when
 * stopped. */
gboolean bs_op_walk_preorder(BsOp *op, BsWalkFn visit, gpointer data);
gboolean bs_op_walk_postorder(BsOp *op, BsWalkFn visit, gpointer data);

#define bs_block_for_each(block, op) \
    for (BsOp *op = (block)->first; op; op = bs_op_next(bs_op_prefetch(op)))
#define bs_region_for_each(region, block) \
    for (BsBlock *block = (region)->first; block; block = block->next)
#define bs_value_for_each_use(value, use) \
    for (BsUse *use = bs_value_uses(value); use; use = bs_use_next(use))
