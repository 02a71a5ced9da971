// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A dump is run again: its parts become the stages of a run, in which the program becomes what each
// of them shows. What is printed of one function replaces that function.
//
// The input is every op as it is printed first. Behind a pass stands what is printed after it, or
// before the next one where nothing is; what is printed before a pass and says nothing new is no
// stage. A part that cannot be read is one all the same, in which the program stays as it was; and
// where none can, and nothing is printed behind any pass, each that is printed before one is.
// Messages that stand in front of what a pass made are events of its stage, those behind the last
// part of the last one.
#pragma once

#include "debug/dump/split.h"
#include "ir/diag.h"
#include "passes/run/event.h"
#include "support/cancellable.h"

// Messages of a log that are told. The rest is said to be there.
enum { BS_LIMIT_DUMP_MESSAGES = 2000 };

// What is known of a stage; of the input, what is known of that.
typedef struct BsReplayed {
    const char *name;         // of the pass, in the program's context; NULL: of the input
    gsize begin, end;         // of its text in the dump; equal: there is none
    gboolean reached;         // its text was printed
    gboolean unread;          // and could not be read
    gboolean whole_program;   // it is not that of a function
    gboolean failed, invalid; // the pass did; the program does not verify
    gboolean given_unknown;   // what is printed after it is the first that is printed at all
} BsReplayed;

typedef struct BsReplay {
    const char *text;   // the dump, borrowed
    gsize len;          // of it
    const BsDump *dump; // borrowed
    const char *ending; // how the program failed that wrote it, which is a warning; or NULL
    BsIr *ir;
    BsDiags *diags; // the first that could not be read, and why: a warning, or an error when
                    // there is nothing to show
    GCancellable *cancellable; // or NULL
    /* Called when the input was made and at the end of every stage. */
    void (*stage_ended)(gpointer data, const BsReplayed *stage);
    gpointer data;
    // so far
    gboolean input_unread;
    gboolean is_text_before; // all of it is text, and printed before passes
    char *why;
    BsLoc why_at;
    gboolean why_is_text;  // there is one, though it cannot be read
    GHashTable *named;     // name (BsAttr) -> ops that have it; or NULL
    gboolean named_is_old; // there may be others
} BsReplay;

/* Makes the input, in a program without a root; one without ops when no part can be read, which
 * are then text. FALSE: nothing is printed in any part, which is an error. Nothing is recorded
 * yet, and nobody is called. */
gboolean bs_replay_begin(BsReplay *replay);
/* Makes the stages. The journal records by now. FALSE when it was cancelled. */
gboolean bs_replay_run(BsReplay *replay, BsEventSink *events);
