// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an op does when it runs, as its row says it: which of a few things on memory and control, or
// a function on numbers. The machine (sim/machine.h) knows these and no names of ops.
#pragma once

#include "ir/type.h"

// One row per thing that ops do. Operands and results stand in the order of the op's groups.
// clang-format off
#define BS_DOINGS(X)                                                                              \
    X(UNKNOWN)       /* nobody says: reads what it is given, gives new values */                \
    X(NOTHING)       /* neither computes nor changes anything */                                \
    X(CONSTANT)      /* its attribute `value` */                                                \
    X(COMPUTE)       /* `.compute`, element by element */                                       \
    X(SELECT)        /* operand 1 where operand 0 is true, else operand 2 */                    \
    X(POISON)        /* a value that nobody may ask for */                                      \
    /* memory */                                                                                \
    X(ALLOC)         /* a new buffer on the heap: dynamic sizes */                              \
    X(ALLOCA)        /* the same on the stack, until the scope around ends */                   \
    X(FREE)          /* frees the buffer that operand 0 is in */                                \
    X(REALLOC)       /* memory, new size: where it is larger, another buffer */                 \
    X(CLONE)         /* a new buffer with the elements of operand 0 */                          \
    X(COPY)          /* the elements of operand 0 to operand 1 */                               \
    X(LOAD)          /* memory, indices */                                                      \
    X(STORE)         /* value, memory, indices */                                               \
    X(UPDATE)        /* value, memory, indices: `kind` says what of it is stored */             \
    X(GENERIC_UPDATE) /* memory, indices: the region makes the new value of the old one */      \
    X(FREE_IF)       /* memrefs, conditions, retained (bufferization.dealloc) */                \
    X(GET_GLOBAL)    /* the buffer of the global that attribute `name` names */                 \
    X(GLOBAL)        /* defines one: nothing when it runs */                                    \
    /* views of memory */                                                                       \
    X(SAME)          /* results are operands, with another type */                              \
    X(SUBVIEW)       /* memory, offsets, sizes, strides, some in attributes */                  \
    X(REINTERPRET)   /* the same, of the buffer as a whole */                                   \
    X(COLLAPSE)      /* joins the dimensions of `reassociation` */                              \
    X(EXPAND)        /* splits them */                                                          \
    X(RESHAPE)       /* memory, a memref of sizes */                                            \
    X(TRANSPOSE)     /* `permutation` */                                                        \
    X(VIEW)          /* bytes, byte shift, sizes */                                             \
    X(METADATA)      /* the buffer, offset, sizes, strides */                                   \
    X(ADDRESS)       /* the address of the buffer, as a number; 0 of none */                    \
    X(DIM)           /* memory, number of a dimension: its size */                              \
    X(RANK)          /* how many dimensions */                                                  \
    /* indicators of MLIR-HLO: a buffer, or none */                                             \
    X(OWN)           /* of the buffer that operand 0 is in */                                   \
    X(OWN_NOTHING)   /* of none */                                                              \
    X(OWN_FREE)      /* frees that buffer, if there is one */                                   \
    X(OWN_RETAIN)    /* memrefs, indicators: one for each memref; what is left is freed */      \
    /* tensors */                                                                               \
    X(TENSOR)        /* a new tensor: dynamic sizes, what it copies */                          \
    X(INSERT)        /* value, tensor, indices: the tensor with that element */                 \
    X(INSERT_SLICE)  /* tensor, tensor, offsets, sizes, strides */                              \
    X(ELEMENTS)      /* a tensor or vector of the operands */                                   \
    X(SPLAT)         /* a vector or tensor that is operand 0 everywhere */                      \
    X(GENERATE)      /* dynamic sizes: the region makes each element of a tensor */             \
    X(VECTOR_LOAD)   /* memory, indices: elements in the last dimensions */                     \
    X(VECTOR_STORE)  /* vector, memory, indices */                                              \
    X(TRANSFER_READ) /* memory, indices, padding, mask: as `permutation_map` says */            \
    X(TRANSFER_WRITE) /* vector, memory, indices, mask */                                       \
    X(MASKED_LOAD)   /* memory, indices, mask, else: elements in a row, where it is set */      \
    X(MASKED_STORE)  /* memory, indices, mask, vector */                                        \
    X(EXPAND_LOAD)   /* the same, in a row only those for which it is set */                    \
    X(COMPRESS_STORE)                                                                           \
    X(GATHER)        /* memory, indices, places, mask, else: elements at these places */        \
    X(SCATTER)       /* memory, indices, places, mask, vector */                                \
    X(CREATE_MASK)   /* set up to sizes, operands or `mask_dim_sizes` */                        \
    X(BROADCAST)     /* operand 0, again and again along the dimensions that it lacks */        \
    X(EXTRACT)       /* vector, position; some of it in `static_position` */                    \
    X(INSERT_PART)   /* value, vector, position */                                              \
    X(REORDER)       /* the dimensions of a vector, by `permutation` */                         \
    X(SHUFFLE)       /* rows of two vectors, which ones in `mask` */                            \
    X(CONTRACT)      /* sums of products along dimensions of two vectors */                     \
    X(REDUCTION)     /* all elements as one, by `kind`; what it begins with */                  \
    /* control */                                                                               \
    X(BRANCH)        /* to the only successor */                                                \
    X(BRANCH_IF)     /* operand 0 true: to the first successor, else to the second */           \
    X(SWITCH)        /* operand 0 and `case_values`: to successors, the first is the default */ \
    X(IF)            /* operand 0 true: region 0, else region 1 */                              \
    X(INDEX_SWITCH)  /* operand 0 and `cases`: a region, the first is the default */            \
    X(ENTER)         /* region 0, once */                                                       \
    X(MASKED)        /* the same: the op in it under the mask that is operand 0 */              \
    X(FOR)           /* lower bound, upper bound, step, values that go round */                 \
    X(WHILE)         /* region 0 decides, region 1 leads back to it */                          \
    X(PARALLEL)      /* lower bounds, upper bounds, steps, values to reduce into */             \
    X(FORALL)        /* the same, some bounds in attributes, and outputs */                     \
    X(GRID)          /* gpu.launch: sizes of grid and block */                                  \
    X(AFFINE_FOR)    /* the same with bounds that are maps */                                   \
    X(AFFINE_IF)                                                                                \
    X(AFFINE_PARALLEL)                                                                          \
    X(AFFINE_APPLY)  /* what the map gives, */                                                  \
    X(AFFINE_MIN)    /* the smallest result, */                                                 \
    X(AFFINE_MAX)    /* the largest */                                                          \
    X(AFFINE_LOAD)   /* as LOAD, and STORE, at what the map makes of the indices */             \
    X(AFFINE_STORE)                                                                             \
    X(NEST)          /* a structured op of linalg: its region for each point of its maps */     \
    X(NEST_INDEX)    /* where in dimension `dim` of such a nest */                              \
    X(CALL)          /* the function that `callee` names, or operand 0 is */                    \
    X(RETURN)        /* leaves the function */                                                  \
    X(YIELD)         /* ends a region of the op around */                                       \
    X(CONDITION)     /* ends region 0 of WHILE: goes on when operand 0 is true */               \
    X(REDUCE)        /* ends PARALLEL: a region for each operand */                             \
    X(ASSERT)        /* operand 0 must be true */
// clang-format on

typedef enum BsDoes {
#define X(id) BS_DOES_##id,
    BS_DOINGS(X)
#undef X
        BS_N_DOES
} BsDoes;

// What arithmetic asks of an op, read once before it runs: types are those of one element.
typedef struct BsComputeOf {
    const char *name; // of the op
    const BsType *from, *to;
    guint32 from_width, to_width; // bits
    gint64 choice;                // what its attribute chooses: a predicate
    guint32 what;                 // the column `computes`
} BsComputeOf;

/* Numbers are the bits that their type has, the rest is 0; nothing over 64 bits. Which results, as
   many as the op has, come of the operands, as many as it has. FALSE when there are none: of a
   division by zero, an overflow that nobody may ask for. */
typedef gboolean BsComputeProc(const BsComputeOf *at, const guint64 *operands, guint64 *results);
