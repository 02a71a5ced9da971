// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a sheet says of an op, as its reader leaves it and its row of the table is made from.
#pragma once

#include "dialects/foreign/sheet.h"

#include <string.h>

// Numbers from `first` to `last`; G_MAXUINT32: to the last one there is.
typedef struct BsSheetRange {
    guint32 first, last;
} BsSheetRange;

typedef struct BsSheetEffect {
    BsEffectKind kind;
    BsResource resource;
    enum { BS_SHEET_OPERANDS, BS_SHEET_RESULTS, BS_SHEET_MEMORY } on;
    BsSheetRange range;
} BsSheetEffect;

// Operands that go to a region or successor, or, EVERYWHERE, to all that is not named.
typedef struct BsSheetPass {
    BsSheetRange range;
    guint32 to;
} BsSheetPass;

enum { BS_SHEET_EVERYWHERE = G_MAXUINT32 };

typedef enum BsSheetFlow {
    BS_FLOW_UNKNOWN,
    BS_FLOW_ONCE,
    BS_FLOW_LOOP,
    BS_FLOW_REPEAT,
    BS_FLOW_BRANCH,
    BS_FLOW_STEPS,
} BsSheetFlow;

// Regions of which one is entered, then the next step follows.
typedef struct BsSheetStep {
    guint64 regions; // a bit each
    gboolean or_none;
} BsSheetStep;

enum { BS_SHEET_REGIONS = 64 }; // regions that a step may name

struct BsSheetRow {
    BsOpDef def; // first: what contexts get
    const BsSheet *sheet;
    guint32 file; // number in the sheet
    BsLoc loc;
    guint32 n_effects, n_yields, n_passes, n_steps;
    BsSheetEffect effects[BS_LIMIT_SHEET_LIST];
    BsSheetPass yields[BS_LIMIT_SHEET_LIST], passes[BS_LIMIT_SHEET_LIST];
    BsSheetStep steps[BS_LIMIT_SHEET_LIST];
    gboolean has_effects;
    BsSheetFlow flow;
    gboolean enters; // with operands
    BsSheetRange entry;
    gboolean has_inputs; // only some arguments of regions get what is passed on
    BsSheetRange inputs;
    gboolean is_view;
    guint32 view_of;
};

struct BsSheet {
    GHashTable *rows; // name -> BsSheetRow, owned
    GPtrArray *files; // names
};

/* Fills the row of the table from what was read. */
void bs_sheet_row_finish(BsSheetRow *row);
/* Bytes of the mark that a text is UTF-8, with which some editors begin it. */
static inline gsize
bs_sheet_mark_of(const char *text, gsize len)
{
    static const char mark[] = "\xef\xbb\xbf";
    const gsize n = sizeof mark - 1;
    return len >= n && memcmp(text, mark, n) == 0 ? n : 0;
}
/* The range among `n`. */
BsRange bs_sheet_range_of(BsSheetRange range, guint32 n);
