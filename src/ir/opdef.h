// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a dialect says about an op: one row of a table. Parser, printer, verifier, passes, views and
// the reference text read these rows; nothing else lists ops.
#pragma once

#include "ir/attr.h"
#include "ir/does.h"
#include "ir/upstream.h"

typedef struct BsOp BsOp;
typedef struct BsValue BsValue;
typedef struct BsRegion BsRegion;
typedef struct BsBlock BsBlock;
typedef struct BsRange BsRange;
typedef struct BsBuilder BsBuilder;
typedef struct BsDiags BsDiags;
typedef struct BsParser BsParser;   // syntax/parser.h
typedef struct BsPrinter BsPrinter; // syntax/printer.h
typedef struct BsOpState BsOpState; // ir/mutate.h
typedef struct BsOpDef BsOpDef;
typedef struct BsDialect BsDialect;

// -- traits --------------------------------------------------------------------------------------

typedef guint64 BsTraits;

enum {
    BS_TRAIT_TERMINATOR = 1ull << 0,
    BS_TRAIT_PURE = 1ull << 1, // no memory effects, speculatable
    BS_TRAIT_COMMUTATIVE = 1ull << 2,
    BS_TRAIT_CONSTANT_LIKE = 1ull << 3, // result 0 is the attribute `value`
    BS_TRAIT_ISOLATED = 1ull << 4,      // isolated from above
    BS_TRAIT_SYMBOL = 1ull << 5,        // has `sym_name`
    BS_TRAIT_SYMBOL_TABLE = 1ull << 6,
    BS_TRAIT_RECURSIVE_EFFECTS = 1ull << 7,
    BS_TRAIT_NO_TERMINATOR = 1ull << 8,
    BS_TRAIT_SINGLE_BLOCK = 1ull << 9,
    BS_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE = 1ull << 10,
    BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE = 1ull << 11,
    BS_TRAIT_UNREGISTERED = 1ull << 12,
    BS_TRAIT_FUNCTION =
        1ull << 13, // FunctionOpInterface: sym_name, function_type, sym_visibility, one region
    BS_TRAIT_CALL = 1ull << 14,        // CallOpInterface: direct (`callee`) or through operand 0
    BS_TRAIT_RETURN_LIKE = 1ull << 15, // RegionBranchTerminator that forwards all its operands
    BS_TRAIT_ALWAYS_SPECULATABLE = 1ull << 16,
    BS_TRAIT_IDEMPOTENT = 1ull << 17,  // f(f(x)) == f(x)
    BS_TRAIT_INVOLUTION = 1ull << 18,  // f(f(x)) == x
    BS_TRAIT_ELEMENTWISE = 1ull << 19, // ElementwiseMappable
    BS_TRAIT_OPERAND_SEGMENTS = 1ull
                                << 20, // AttrSizedOperandSegments: attribute `operandSegmentSizes`
    BS_TRAIT_RESULT_SEGMENTS = 1ull << 21,
    BS_TRAIT_SAME_TYPE_OPERANDS = 1ull << 22,
    BS_TRAIT_GRAPH_REGION = 1ull << 23,    // no dominance inside
    BS_TRAIT_AFFINE_SCOPE = 1ull << 24,    // values at its top level are symbols of affine maps
    BS_TRAIT_LOOP = 1ull << 25,            // LoopLikeOpInterface
    BS_TRAIT_PARALLEL_REGION = 1ull << 26, // HasParallelRegion: its rounds have no order
    BS_TRAIT_NO_REGION_ARGUMENTS = 1ull << 27,
    BS_TRAIT_DATA_LAYOUT = 1ull << 29,  // DataLayoutOpInterface: `dlti.dl_spec` holds inside
    BS_TRAIT_BLOCKS_FIRST = 1ull << 28, // SingleBlock stands before AttrSizedOperandSegments
    BS_TRAIT_ALLOCATION = 1ull << 30, // AllocationOpInterface: passes make clones and deallocations
                                      // of what it allocates
    BS_TRAIT_SAME_PLACES = 1ull << 31, // result 0 has the elements of what it is the same as, at
                                       // the same indices
};

// -- memory effects ------------------------------------------------------------------------------

typedef enum BsEffectKind {
    BS_EFFECT_ALLOCATE,
    BS_EFFECT_FREE,
    BS_EFFECT_READ,
    BS_EFFECT_WRITE
} BsEffectKind;
typedef enum BsResource { BS_RESOURCE_DEFAULT, BS_RESOURCE_AUTOMATIC } BsResource;

typedef struct BsEffect {
    BsEffectKind kind;
    BsResource resource;
    BsValue *value; // NULL: on no particular value
} BsEffect;

// The effects of one op, in a buffer of the caller; grows on the heap when an op has more.
typedef struct BsEffects {
    guint32 n;
    guint32 cap;
    BsEffect *items; // `local` or heap memory
    BsEffect local[8];
} BsEffects;

/* An empty list on the caller's stack. */
static inline void
bs_effects_init(BsEffects *effects)
{
    effects->n = 0;
    effects->cap = G_N_ELEMENTS(effects->local);
    effects->items = effects->local;
}
/* Appends an effect; `value` NULL: on no particular value. */
void bs_effects_add(BsEffects *effects, BsEffectKind kind, BsResource resource, BsValue *value);
/* Empties the list and frees heap memory. */
static inline void
bs_effects_clear(BsEffects *effects)
{
    if (effects->items != effects->local)
        g_free(effects->items);
    effects->items = effects->local;
    effects->n = 0;
}

// A row's effects as data: on every value of an operand or result group.
typedef struct BsEffectSpec {
    BsEffectKind kind;
    BsResource resource;
    enum { BS_ON_OPERANDS, BS_ON_RESULTS, BS_ON_NOTHING } on;
    guint32 group;
} BsEffectSpec;

// -- what effects do not say ----------------------------------------------------------------------

// What an op does to memory where its effects do not say it, or say less. Loads and stores are read
// with bs_op_access() (ir/effects.h).
typedef enum BsMemory {
    BS_MEMORY_NOTHING,
    BS_MEMORY_LOAD,        // result 0 is what is in operand 0, at the indices behind it
    BS_MEMORY_STORE,       // puts operand 0 into operand 1, at the indices behind it
    BS_MEMORY_PART,        // writes to a part of what its effects say
    BS_MEMORY_COPY,        // what is in operand 0 goes into operand 1,
    BS_MEMORY_TRANSPOSE,   // ... with dimensions in the order of the attribute `permutation`
    BS_MEMORY_CLONE,       // result 0 is a copy of operand 0, or operand 0 itself
    BS_MEMORY_REALLOC,     // result 0 is a copy of operand 0, which is free behind it
    BS_MEMORY_FREE_IF,     // frees memrefs under conditions (dialects/bufferization/dealloc.h)
    BS_MEMORY_OWN,         // result 0 says who owns operand 0: an indicator, a pointer to it
    BS_MEMORY_OWN_NOTHING, // result 0 is an indicator of no buffer
    BS_MEMORY_FREE_OWNED,  // frees the buffer of operand 0, an indicator, unless there is none
    BS_MEMORY_RETAIN,      // hands on indicators of some, frees the others
                           // (dialects/deallocation/deallocation.h)
    BS_MEMORY_SHAPE,       // asks for the shape of its operand, and for nothing in it
    BS_MEMORY_GLOBAL,      // result 0 is a buffer that nobody makes or frees: that of symbol `name`

    // Work that goes on behind the op, until someone waits for it.
    BS_MEMORY_START_COPY,    // its effects on the operands behind the tokens
    BS_MEMORY_START_REGIONS, // what is done in its regions
    BS_MEMORY_START_TAGGED,  // between its first two memrefs; the third is in memory, a tag
    BS_MEMORY_WAIT,          // for the tokens that it is given; without a token as a result for all
    BS_MEMORY_WAIT_FOR,      // for operand 0: a tag, or a group
    BS_MEMORY_WAIT_MADE,     // for operand 0: a token, or what a region with a token makes
    BS_MEMORY_MAKE_GROUP,    // result 0 is a group of tokens, still empty
    BS_MEMORY_ADD_TO_GROUP,  // operand 0 to operand 1
} BsMemory;

// Operands, one bit each.
#define BS_OPERAND(i) (1u << (i))
#define BS_ALL_OPERANDS G_MAXUINT8

// What result 0 is computed from, of integers, element by element: operands 0 and 1, or the only
// one. CARRY: whether that sum, operand 0, of operand 1 and another number went beyond the width.
// dialects/common/arithmetic.h computes them.
// clang-format off
#define BS_COMPUTATIONS(X)                           \
    X(ADD, add)                                      \
    X(SUBTRACT, subtract)                            \
    X(MULTIPLY, multiply)                            \
    X(MULTIPLY_HIGH_S, multiply_high_signed)         \
    X(MULTIPLY_HIGH_U, multiply_high_unsigned)       \
    X(DIVIDE_S, divide_signed)                       \
    X(DIVIDE_U, divide_unsigned)                     \
    X(CEIL_DIVIDE_S, ceil_divide_signed)             \
    X(CEIL_DIVIDE_U, ceil_divide_unsigned)           \
    X(FLOOR_DIVIDE_S, floor_divide_signed)           \
    X(REMAINDER_S, remainder_signed)                 \
    X(REMAINDER_U, remainder_unsigned)               \
    X(AND, bits_and)                                 \
    X(OR, bits_or)                                   \
    X(XOR, bits_xor)                                 \
    X(SHIFT_LEFT, shift_left)                        \
    X(SHIFT_RIGHT_S, shift_right_signed)             \
    X(SHIFT_RIGHT_U, shift_right_unsigned)           \
    X(MAX_S, greater_signed)                         \
    X(MAX_U, greater_unsigned)                       \
    X(MIN_S, lesser_signed)                          \
    X(MIN_U, lesser_unsigned)                        \
    X(CARRY, carry)
// clang-format on

typedef enum BsComputes {
    BS_COMPUTES_NOTHING,
#define X(id, function) BS_COMPUTES_##id,
    BS_COMPUTATIONS(X)
#undef X
        BS_COMPUTES_COMPARISON, // 1 or 0, by the attribute `predicate` or `pred`
    BS_COMPUTES_SIGNED,         // the same number in more or fewer bits
    BS_COMPUTES_UNSIGNED,
    BS_COMPUTES_MAP,    // the first result of the attribute `map`
    BS_COMPUTES_CHOICE, // operand 1 where operand 0 holds, operand 2 where not; of any type
} BsComputes;

// What says which way control goes: to a successor, into a region, or on.
typedef enum BsDecides {
    BS_DECIDES_NOTHING,
    BS_DECIDES_IF,     // operand 0: the first of two when it holds
    BS_DECIDES_CASE,   // operand 0: the first, unless it is one of bs_op_cases() (ir/effects.h)
    BS_DECIDES_SET,    // operands: the first of two when they are in the set `condition`
    BS_DECIDES_ROUND,  // operand 0: one more round of the loop around when it holds
    BS_DECIDES_TO_END, // operand 0: nothing comes behind the op unless it holds
} BsDecides;

// Loops that count (LoopLikeOpInterface's bounds): from where to where and in what steps, in each
// dimension.
typedef enum BsLoopSide { BS_LOOP_LOWER, BS_LOOP_UPPER, BS_LOOP_STEP } BsLoopSide;

// One of these: a value; or some results of a map, applied to the operands from `first` on, of
// which a lower bound is the largest, an upper one the smallest; or a number.
typedef struct BsLoopBound {
    const BsValue *value;                   // or NULL
    const BsAttr *map;                      // or NULL
    guint32 first, first_result, n_results; // n_results BS_ANY: all
    gint64 number;
} BsLoopBound;

typedef struct BsLoopBounds {
    guint32 (*n_dims)(const BsOp *op); // NULL: one
    BsLoopBound (*bound)(const BsOp *op, BsLoopSide side, guint32 dim);
} BsLoopBounds;

// -- control flow --------------------------------------------------------------------------------

// Points of control flow are regions of the op, or NULL for the op's parent: before it starts and
// after it ended.
typedef struct BsRegionBranch {
    /* Appends the regions that may be entered from `from` (NULL: from the op itself) to `out`, at
       most `cap`; an entry NULL means the parent. Returns how many there are (may exceed `cap`). */
    guint32 (*successors)(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap);
    /* Operands of the op that are passed to `to` (NULL: straight to the results) when control
     * enters. */
    BsRange (*entry_operands)(const BsOp *op, const BsRegion *to);
    /* The region's block arguments (or, `to` NULL, the op's results) that receive forwarded
       operands, as a range of argument (result) numbers. NULL: all of them. */
    BsRange (*successor_inputs)(const BsOp *op, const BsRegion *to);
    /* Whether a value of type `a` may become one of type `b` on the way. NULL: when they are the
       same. */
    gboolean (*are_compatible)(const BsOp *op, const BsType *a, const BsType *b);
} BsRegionBranch;

// -- folding and patterns ------------------------------------------------------------------------

typedef enum BsFold { BS_FOLD_NONE, BS_FOLD_IN_PLACE, BS_FOLD_RESULTS } BsFold;

// What a result folds to: exactly one of the two is set.
typedef struct BsFoldResult {
    const BsAttr *attr;
    BsValue *value;
} BsFoldResult;

/* `constants[i]` is the constant that operand i is, or NULL. In-place changes go through
 * ir/mutate.h with builder->ir. */
typedef BsFold BsFoldProc(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                          BsFoldResult *results);
typedef BsFoldProc *BsFoldFn;

typedef struct BsPattern {
    const char *name; // upstream's debug name
    guint32 benefit;
    /* TRUE when it rewrote something, all of it through the builder. */
    gboolean (*rewrite)(BsBuilder *builder, BsOp *op);
    BsReleases releases; // in which upstream has it
} BsPattern;

// -- the row -------------------------------------------------------------------------------------

struct BsOpDef {
    const char *name;    // "memref.alloc"
    const char *summary; // one line, for help and reference

    // Shapes, in the small language of syntax/format.h:
    //   "memref:memref, indices:index*"   name:constraint, then ? (optional) or * (variadic)
    const char *operands;
    const char *results;
    const char *attrs;  // inherent attributes: "alignment:i64?, overflowFlags:overflow=none"
    const char *format; // assembly format after the op's name, or NULL: `parse`/`print`, or generic
                        // form only

    BsTraits traits;
    /* HasParent, ParentOneOf: names of the ops that it may be in, ", " between, as in the message.
       NULL: any. */
    const char *parent;
    const char *terminator; // SingleBlockImplicitTerminator: what each block ends with, or NULL
    guint32 n_regions;      // number of regions, or BS_ANY, BS_SOME
    guint32 n_successors;

    const char *hint; // name of the results: "alloc"
    /* Names result groups itself: returns the hint for a group that starts at result `i`, "" for no
       hint (a number), or NULL when `i` does not start a group. `buffer` (64 bytes) may be used for
       the text. NULL: `hint` for result 0. */
    const char *(*result_hint)(const BsOp *op, guint32 i, char *buffer);
    /* The hint for argument `i` of the entry block of a region, or NULL. */
    const char *(*arg_hint)(const BsOp *op, const BsRegion *region, guint32 i);
    const char *default_dialect; // its prefix is dropped inside the op's regions: "func"

    gboolean (*parse)(BsParser *parser, BsOpState *state); // everything after the name
    void (*print)(BsPrinter *printer, const BsOp *op);     // everything after the name
    gboolean (*verify)(const BsOp *op, BsDiags *diags);    // beyond shapes and traits
    gboolean
        verify_is_local; // `verify` looks at the op's attributes and types alone; with regions,
                         // also at its blocks' arguments and the op around; a terminator, too
    gboolean (*verify_regions)(const BsOp *op,
                               BsDiags *diags); // after the nested ops were verified
    /* SymbolUserOpInterface: checks the symbols that the op names; `symbols` maps the names of the
       nearest symbol table to its ops. Called by the symbol table's own verify_regions. */
    gboolean (*verify_symbols)(const BsOp *op, GHashTable *symbols, BsDiags *diags);

    const BsEffectSpec *effects; // data ...
    guint32 n_effects;
    void (*effects_fn)(const BsOp *op, BsEffects *effects); // ... or a function
    gboolean has_effects; // has the interface, even with no effect at all

    const BsRegionBranch *region_branch;
    gboolean branch;                                                  // BranchOpInterface ...
    BsRange (*successor_operands)(const BsOp *op, guint32 successor); // ... and its operands
    /* RegionBranchTerminatorOpInterface: operands forwarded to `to` (NULL: the parent).
     * RETURN_LIKE: all. */
    gboolean region_terminator;
    BsRange (*terminator_operands)(const BsOp *op, const BsRegion *to);
    gboolean view_like; // result 0 is a view of operand `viewed`
    guint32 viewed;
    /* Operands that result 0 may be, be a part of, the address or the tensor of; where the row is
       view_like, the viewed one besides. BS_ALL_OPERANDS: results are the operands, taken together
       or apart. */
    guint8 same_as;
    BsMemory memory;
    BsComputes computes;
    BsDecides decides;
    const BsLoopBounds *bounds;
    const char *region_names[2]; // of each region what people call it: "then"; NULL: nothing
    /* DestinationStyleOpInterface: the operands that the results, tensors, are made from, one for
       each, or that are written. NULL: it has none. */
    BsRange (*destinations)(const BsOp *op);

    BsDoes does;            // what it does when the program is executed
    BsComputeProc *compute; // BS_DOES_COMPUTE: what it computes where `computes` does not say it

    BsFoldFn fold;
    const BsPattern *patterns; // up to an entry whose name is NULL; or NULL
    /* `fold` and `patterns` look at nothing but the op and what is in its regions, the uses of its
       results, whether it is an operand's only user, the ops that define its operands and theirs,
       and, with regions, the op before it and what defines its operands. Where they found nothing
       to do, the rewriter does not ask them again before one of these changes. */
    gboolean looks_near;
    BsReleases releases; // in which upstream has the op; two rows may share a name

    const struct BsSheetRow *sheet; // what it is made from, when no table has the op
                                    // (dialects/foreign/sheet.h); not in tables

    // Compiled from the strings when the context registers the row; not in tables.
    const struct BsOpShape *shape;
    gsize name_len;
};

#define BS_ANY G_MAXUINT32
#define BS_SOME (BS_ANY - 1) // one or more

/* Whether a row without `effects_fn` has the effects interface. */
static inline gboolean
bs_def_has_effects(const BsOpDef *def)
{
    return def->n_effects || def->has_effects || (def->traits & BS_TRAIT_PURE);
}

/* Whether properties of the op are kept as they stand there: nobody says what is in them. */
static inline gboolean
bs_def_keeps_properties(const BsOpDef *def)
{
    return (def->traits & BS_TRAIT_UNREGISTERED) || def->sheet;
}

// For rows: a rule about attributes and types alone.
#define BS_LOCAL_RULE(rule) .verify = (rule), .verify_is_local = TRUE

// An attribute or type of a dialect's own, `#arith.overflow<nsw>`, `!gpu.async.token`: what stands
// behind the name.
typedef struct BsDialectSymbol {
    const char *name; // "overflow", "async.token"
    const char *kind; // BS_SYMBOL_..., a constraint of ir/enums.h (its words between `<` and `>`),
                      // or NULL: nothing
    BsReleases releases;
} BsDialectSymbol;

#define BS_SYMBOL_TEXT "text"       // any, kept as it stands there
#define BS_SYMBOL_TYPE "type"       // of a type: another in `<` and `>`
#define BS_SYMBOL_COMPLEX "complex" // `<:f32 1.0, 2.0>`
#define BS_SYMBOL_LAYOUT "layout"   // a data layout, and one of its entries
#define BS_SYMBOL_LAYOUT_ENTRY "layout-entry"

// An op that upstream's dialect has and no row: taken as it stands there, in generic form.
typedef struct BsOtherOp {
    const char *name; // "gpu.spmm"
    BsReleases releases;
} BsOtherOp;

struct BsDialect {
    const char *name; // "memref"
    const BsOpDef *ops;
    guint32 n_ops;
    /* A constant op of this dialect in the place of a result of `folded`, or NULL when it can't
       build one. */
    BsOp *(*materialize)(BsBuilder *builder, const BsAttr *value, const BsType *type,
                         const BsOp *folded);
    const BsOtherOp *other_ops;           // ended by an empty row; NULL: the table is whole
    gboolean elsewhere;                   // no mlir-opt has it, so no message lists it
    gboolean allows_unknown_ops;          // upstream, too, takes ops of it that it does not know
    const BsDialectSymbol *attrs, *types; // its own, ended by an empty row; NULL: it has none
    gboolean keeps_symbols; // its own attributes and types are kept as they stand there
    /* Checks attributes that begin with the dialect's name: discardable ones of any op, and those
       of a function's arguments (upstream's verifyOperationAttribute, verifyRegionArgAttribute).
       NULL: any will do. */
    gboolean (*verify_op_attr)(const BsOp *op, const BsNamedAttr *attr, BsDiags *diags);
    gboolean (*verify_arg_attr)(const BsOp *op, const BsNamedAttr *attr, BsDiags *diags);
};
