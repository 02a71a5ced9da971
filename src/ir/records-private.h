// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of the journal's records. A program that is worked on has several of them per op, so
// each is kept in half the memory that it is described in.
#pragma once

#include "ir/journal-private.h"
#include "support/pile.h"

// Distances are from the list, which is in the arena of the program.
typedef struct BsKeptRecord {
    guint32 kind;
    BsDistance subject;
    union {
        struct {
            BsDistance a, b;
            union {
                BsDistance c;
                guint32 n;
            };
            union {
                BsDistance d;
                guint32 kept;
            };
            BsDistance e;
            guint32 i;
        };
        void *far[2]; // types and attributes are of the context
    };
} BsKeptRecord;

typedef struct BsRecords {
    BS_PILE(BsKeptRecord) kept;
} BsRecords;

static inline guint32
bs_records_length(const BsRecords *records)
{
    return records->kept.len;
}

/* Adds a record at the end; list, arena and all that the record names but types and attributes are
   of one program. */
void bs_records_add(BsRecords *records, BsArena *arena, const BsRecord *record);
/* Leaves the first `n`, n <= length. */
void bs_records_cut(BsRecords *records, guint32 n);
/* Record number `i`, i < length. */
BsRecord bs_records_get(const BsRecords *records, guint32 i);
