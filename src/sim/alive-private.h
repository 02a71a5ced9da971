// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the walk along the paths (alive.c), lists of them (alive-paths.c) and what is known of
// values on one (alive-values.c) share.
#pragma once

#include "analysis/flow-order.h"
#include "analysis/id-map.h"
#include "sim/alive.h"
#include "support/vec.h"

// What is known of a value on a path: a condition that holds or not; for a memref or its address,
// which buffer it is, numbered from FIRST_BUFFER on, or that it is none of the function's; an
// indicator of MLIR-HLO's system is the buffer that it owns, or NOTHING, and so is the number 0.
// Each allocation has N_GENERATIONS numbers: what it makes in one round of a loop is not what it
// makes in the next.
enum { UNKNOWN, YES, NO, FOREIGN, NOTHING, FIRST_BUFFER, N_GENERATIONS = 8 };

// A path at one moment: what is known of values; of each allocation how many of its buffers live,
// and the number of the last one.
typedef struct BsAlivePath {
    guint32 heap;
    guint8 *counts, *generations;
    gint32 *known;
} BsAlivePath;

typedef struct BsAlivePaths {
    BsOp *function;
    GPtrArray *buffers;
    guint8 *on_heap; // of each buffer
    BsIdMap numbers; // of buffers, by the value's id
    BsIdMap slots;   // of what a path knows: arguments, results of regions, conditions, cells
    guint32 *needed; // of each slot: the position after which nothing asks for it
    guint32 *made;   // and that of the op whose condition it is; 0: it is no op's
    BsFlowOrder *order;
    GHashTable *touched; // ops with regions in which something happens to buffers
    gsize path_size;
    guint max_paths;
    guint64 *visits, max_visits; // of ops, so far; after which there are no further rounds
    BsAliveVisit visit;
    gpointer data;
    BsAlive *result;
} BsAlivePaths;

/* Without anything known or alive. Free with g_free(). */
BsAlivePath *bs_alive_path_new(const BsAlivePaths *paths);
BsAlivePath *bs_alive_path_copy(const BsAlivePaths *paths, const BsAlivePath *from);
/* Lists of paths, which own them. */
GPtrArray *bs_alive_list_new(void);
GPtrArray *bs_alive_list_copy(const BsAlivePaths *paths, const GPtrArray *from);
/* Fewer paths, as many as there may be: `position` is where they are. */
void bs_alive_reduce(const BsAlivePaths *paths, GPtrArray *list, guint32 position);
/* The paths come to the block again: what conditions its ops, and those behind it in its region,
   made in the round before is not known any more. */
void bs_alive_forget_round(const BsAlivePaths *paths, GPtrArray *list, const BsBlock *block);
// Steps to find out about one value; ands and ors in a row.
enum { BUDGET = 256, MAX_LOGIC = 6 };

/* Values and cells of lists of the library function share one numbering. */
static inline guint64
bs_alive_key(const BsValue *value)
{
    return value->id;
}
static inline guint64
bs_alive_cell_key(const BsValue *list, gint64 index)
{
    enum { ID_BITS = 32 };
    return ((guint64)index + 1) << ID_BITS | list->id;
}
/* The slot of the cell that a load or store is about, or BS_ID_NONE. */
guint32 bs_alive_cell_slot(const BsAlivePaths *paths, const BsOp *op);
/* Whether something can be known of values of that type. */
gboolean bs_alive_can_be_known(const BsType *type);
/* Whether the op computes a condition from others: it is these that a path decides on. */
gboolean bs_alive_is_logic(const BsOp *op);
/* Numbers buffers and slots of the function. */
void bs_alive_number(BsAlivePaths *paths);
/* What is known of a value. */
gint32 bs_alive_value(const BsAlivePaths *paths, const BsAlivePath *path, const BsValue *value);
/* A condition that is not known, and that decides on the condition `value`: itself or, when it is
   computed from others, one of those. NULL: there is none that could be remembered. */
const BsValue *bs_alive_undecided(const BsAlivePaths *paths, const BsAlivePath *path,
                                  const BsValue *value);
/* The conditions of a bufferization.dealloc. */
BsRange bs_alive_conditions(const BsOp *dealloc);
/* Remembers what is known of an argument, a region's result or a condition. */
void bs_alive_learn(const BsAlivePaths *paths, BsAlivePath *path, const BsValue *value,
                    gint32 known);
/* What the op does to buffers and cells, nested ops not looked at. */
void bs_alive_run(const BsAlivePaths *paths, BsAlivePath *path, const BsOp *op);
/* Counts what lives now. */
void bs_alive_note(const BsAlivePaths *paths, const BsAlivePath *path, const BsOp *op,
                   gboolean end);
