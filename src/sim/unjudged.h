// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why a run ends without a verdict, each reason in words that go on behind "not judged: ". They are
// in the user's language from the moment at which they are given.
#pragma once

#include "ir/ir.h"
#include "support/i18n.h"

// Limits: enum, field of BsLimits, words. `%s` is how much that is.
// clang-format off
#define BS_UNJUDGED_LIMITS(X)                                      \
    X(STEPS,   steps,   N_("limit of %s steps"))                     \
    X(BYTES,   bytes,   N_("limit of %s bytes of memory"))           \
    X(BUFFERS, buffers, N_("limit of %s buffers"))                   \
    X(DEPTH,   depth,   N_("limit of %s calls in one another"))      \
    X(TIME,    seconds, N_("limit of %s seconds"))

// What is not executed: enum, words. `%s` is the op.
#define BS_UNJUDGED(X)                                                                  \
    /* nobody described it */                                                          \
    X(WHAT,           N_("nobody says what '%s' does"))                                \
    X(WHERE,          N_("nobody says where '%s' leads"))                              \
    X(REGION,         N_("nobody says what '%s' does with its region"))                \
    X(RESULT,         N_("nobody says what '%s' computes"))                            \
    X(UPDATE,         N_("nobody says how '%s' changes an element"))                   \
    X(REDUCES,        N_("nobody says how '%s' makes one element of all"))             \
    X(UNDER_MASK,     N_("nobody says what '%s' does with what is under it"))          \
    /* something is missing */                                                         \
    X(NO_GLOBAL,      N_("there is no global that '%s' names"))                        \
    X(NO_CASES,       N_("the cases of '%s' are not known"))                           \
    X(NO_LOOP,        N_("there is no loop around '%s'"))                              \
    X(NO_LOOPS,       N_("the loops of '%s' are not known"))                           \
    X(NO_SIZE,        N_("the sizes of '%s' are not known"))                           \
    X(NO_MAP,         N_("the map of '%s' is not known"))                              \
    X(NO_VALUE,       N_("the value of '%s' is not known"))                            \
    X(NO_PREDICATE,   N_("the predicate of '%s' is not known"))                        \
    X(NO_GROUPS,      N_("the groups of '%s' are not known"))                          \
    X(NO_PERMUTATION, N_("the permutation of '%s' is not known"))                      \
    X(NO_DIMENSIONS,  N_("the dimensions of '%s' are not known"))                      \
    X(NO_BOUNDS,      N_("'%s' reduces, or its bounds are not known"))                 \
    X(FEW_OPERANDS,   N_("'%s' has fewer operands than its map"))                      \
    X(MANY_VALUES,    N_("what ends '%s' has more values than it has results"))        \
    /* what is not computed with */                                                    \
    X(WIDE,           N_("numbers of more than 64 bits are not computed with")) \
    X(KIND_OF_VALUE,  N_("the value of '%s' is not of a kind that is computed with"))  \
    X(OPERANDS,       N_("the operands of '%s' are not of a kind that is computed with")) \
    X(OTHER_TYPES,    N_("'%s' passes on values of other types"))                      \
    X(OTHER_VALUES,   N_("'%s' works on values of other shapes"))                      \
    X(OTHER_MASK,     N_("the mask of '%s' is of another shape"))                      \
    X(ELEMENTS,       N_("the elements of '%s' are vectors"))                          \
    X(LANES,          N_("'%s' has lanes in several dimensions, or vectors as elements")) \
    X(PARTS,          N_("'%s' makes tensors of parts"))                               \
    X(CLUSTERS,       N_("'%s' has memory or clusters of its own"))                    \
    X(REDUCTION,      N_("'%s' has several reductions, or one of other values"))       \
    X(SLICE,          N_("the slice of '%s' is not whole"))                            \
    X(UNRANKED,       N_("a constant is of an unranked type"))                         \
    X(ARITHMETIC,     N_("arithmetic on values of that kind is not computed"))         \
    X(PRODUCTS,       N_("the sums of products of '%s' are not computed"))             \
    X(SELECT,         N_("a select of tensors by tensors is not computed"))            \
    X(UNKNOWN_SIZE,   N_("elements are of a type of unknown size"))                    \
    X(CAST,           N_("a cast is between values of different kinds"))               \
    X(BETWEEN,        N_("a view begins between two elements"))                        \
    X(MANY_DIMENSIONS, N_("a shape has too many dimensions"))                          \
    X(NO_BUFFER,      N_("a memref is in no buffer"))                                  \
    X(LAYOUT,         N_("the layout of a memref is a map"))                           \
    X(OPEN_LAYOUT,    N_("the layout of what is allocated is not known"))              \
    /* functions and their arguments */                                                \
    X(CALL,           N_("a call does not fit its function"))                          \
    X(NO_TYPE,        N_("the function has no type"))                                  \
    X(RESULT_TYPE,    N_("a result of the function is of a type that has no values"))  \
    X(ARGUMENTS,      N_("the function has other arguments at this stage"))            \
    X(MANY_MEMREFS,   N_("an argument has too many memrefs in it"))                    \
    X(LARGE_ARGUMENT, N_("an argument is too large"))                                  \
    X(NO_NUMBERS,     N_("an argument has elements that are no numbers"))              \
    X(GAPS,           N_("elements of a memref with gaps cannot be listed"))
// clang-format on

typedef enum BsUnjudged {
#define X(id, ...) BS_UNJUDGED_##id,
    BS_UNJUDGED(X)
#undef X
} BsUnjudged;

typedef enum BsUnjudgedLimit {
#define X(id, ...) BS_LIMIT_##id,
    BS_UNJUDGED_LIMITS(X)
#undef X
} BsUnjudgedLimit;

/* The words of a reason that names no op. Static. */
const char *bs_unjudged_words(BsUnjudged reason);
/* The words of a reason with the op that it is about, or NULL. Owned by the caller. */
char *bs_unjudged_text(BsUnjudged reason, const BsOp *op);
/* "limit of 1000 steps". Lives as long as the program. */
const char *bs_unjudged_by_limit(BsUnjudgedLimit limit, guint64 n);
