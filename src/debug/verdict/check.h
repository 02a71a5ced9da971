// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is wrong with a program, stage by stage: passes only translate, and say nothing of it. Every
// function of every stage is executed (sim/judge.h) and followed along its paths (sim/explore.h),
// and each fault is told of once, with the stage since which it is there.
//
// What counts:
//   - a buffer that is used when it is free, freed twice, freed though it is the caller's
//     (of a function that the program itself does not call) or a global, on the stack and freed or
//     used behind its end, an assertion that fails; other results than the input's, which clones
//     and buffers that rounds of a loop share make;
//   - a buffer that leaks: behind the first pass that is there to free every buffer; in a pipeline
//     without such a pass, in functions that free some buffers themselves (one that nobody frees
//     only may leak there: a pass that frees it may be run later).
// What the input has is told of as such. What a stage has and the last one has no more is not: a
// later pass has mended it.
// It is sure when an execution shows it: the finding has the input, a witness that can be run
// again. What is found along paths only, with conditions that are open, may be so, and so may what
// happens to a buffer that only may be it: where nobody says what an op does, or when somebody else
// is done. Where not all paths are followed it says so ("not judged").
#pragma once

#include "debug/document/cursor.h"

// What a note is of: enum, word for machines.
#define BS_FINDING_NOTES(X) \
    X(SINCE, "since")       \
    X(CLONED, "cloned")     \
    X(FREED, "freed")       \
    X(WRONG, "wrong")       \
    X(LOST, "lost")         \
    X(END, "end")           \
    X(DROPPED, "dropped")   \
    X(CAUSE, "cause")       \
    X(MOVED, "moved")       \
    X(WHEN, "when")         \
    X(RUN, "run")

typedef enum BsFindingNoteKind {
#define X(id, ...) BS_NOTE_##id,
    BS_FINDING_NOTES(X)
#undef X
} BsFindingNoteKind;

typedef struct BsFindingNote {
    BsFindingNoteKind kind;
    BsLoc loc;
    char *text; // owned
} BsFindingNote;

typedef struct BsFinding {
    guint32 stage;       // the first at whose end it is so; 0: the input
    gboolean is_sure;    // else it may be so
    gboolean not_judged; // no fault: what could be one is not followed
    gboolean is_mended;  // of the input: the last stage does not have it
    char *function;      // name, owned
    BsLoc loc;           // of what makes the buffer, or goes wrong,
    char *text;          // and what is said there; owned
    GArray *notes;       // of BsFindingNote
    // Ids of ops, the same in each document that is loaded from one recipe; 0: there is none.
    guint32 made; // the buffer
    guint32 op;   // shows that it is wrong
    guint32 freed_at;
    guint32 lost_at;    // of a leak: the last op that uses a value that holds it
    guint32 dropped_by; // number of the event that took away who freed it; 0: none did
    guint32 brought_by; // of the event of the stage that brought it: that one, or what made the op
                        // that frees, shows or makes it; 0: not known
    const char *kind;   // "leak", "used-freed"; of what is not judged "limit". Static
    guint64 steps;      // that were too few to judge it; 0: that is not why
    // Of what an execution shows: the input, as --args has it (owned; NULL: nothing was executed),
    // how many inputs of how many show it, and at which step what happens; 0: not in the run.
    char *args;
    guint n_inputs, n_shown;
    guint64 made_step, freed_step, lost_step, step;
} BsFinding;

/* The findings (BsFinding), by stage and place, of all functions, or of the one of that name. Stops
   before a stage that failed. `cancellable` may be NULL; when it is cancelled some may be missing.
   The array and what is in it is the caller's. Travels there and back. Cost: that of executing each
   function that a stage has changed, within the limits of sim/judge.h and sim/explore.h. */
GPtrArray *bs_document_check(BsDocument *document, const char *function, GCancellable *cancellable);

// What is looked for, by who asks many times: everything else need not be found.
typedef struct BsSought {
    const char *function; // the name; NULL: in any
    const char *kind;     // of the finding; NULL: any
    const char *args;     // which input shows it: no other is tried. NULL: inputs are found
    gboolean in_input;    // in the program as it is before the passes: no other stage is executed
    gboolean quickly;     // with a twentieth of the steps, and a tenth of the paths
    guint64 steps;        // of each execution, at most, however long they take; 0: 200,000
} BsSought;

/* The same, but of what is sought. Most of the time bs_document_check() finds that, too. */
GPtrArray *bs_document_look_for(BsDocument *document, const BsSought *sought,
                                GCancellable *cancellable);

/* The same of all functions, and with what goes wrong in the input already and is no business of
   passes: accesses out of bounds, reads of what nobody has written, sizes that do not fit. */
GPtrArray *bs_document_check_all(BsDocument *document, GCancellable *cancellable);

/* Adds them as diagnostics: an error for what is sure, a warning for what may be. */
void bs_findings_put(const GPtrArray *findings, BsDiags *diags);
/* How many are sure. */
guint bs_findings_n_sure(const GPtrArray *findings);
