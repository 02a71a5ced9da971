// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The life of one value: each change of its ownership, and the name that it goes by in each stage.
#pragma once

#include "debug/document/cursor.h"

typedef struct BsHistoryEntry {
    guint32 stage, event; // event 0: the input
    char *name;           // as printed then, owned; NULL when it does not exist there
    const BsValue
        *now; // what it is then: itself, or what took its place (debug/document/heirs.h); or NULL
    char *state; // its ownership (what kind of alias it is) in words, owned, or NULL
    char *what;  // owned: an event's sentence, or what the end of the stage tells
} BsHistoryEntry;

/* The entries (of BsHistoryEntry) in order: for each stage the events that changed the value's
   ownership or alias set, and the stage's end when the value goes by another name, came, went or
   was replaced. It is the life of all that are one thing with the value (debug/document/heirs.h).
   Free with g_array_unref(). Travels there and back. */
GArray *bs_document_history(BsDocument *document, const BsValue *value);
