// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What several pipelines cost, measured: each function is executed at the end of each of them, on
// the same inputs, given or found (sim/judge.h) such that each branch of any of them goes both ways
// where that can be. Results are compared with those of the source.
#pragma once

#include "debug/document/document.h"

typedef struct BsMeasureOptions {
    const char *args;             // the input, as in sim/input.h; NULL: they are found
    guint inputs, rounds;         // 0: as in sim/judge.h
    guint64 steps;                // of each execution, at most, however long they take; 0: as in
                                  // sim/judge.h
    gboolean no_peaks;            // no inputs are looked for with which figures are higher
    GCancellable *cancellable;    // or NULL
    void (*tried)(gpointer data); // told of each program when it was executed once more; or NULL
    gpointer data;
} BsMeasureOptions;

enum { BS_MEASURE_TRIES = 2 }; // of each program with a function: to find inputs, and to measure

typedef struct BsMeasured {
    gboolean is_executed; // it was, so there is a verdict
    guint n_inputs;       // the function was executed with,
    guint n_judged;       // of which so many runs ended by themselves
    guint n_different;    // and gave other results than the source's
    guint32 kinds;        // bits: BsMachineFaultKind that were seen
    guint32 kinds_before; // those of them that the source shows, too, with these inputs
    gboolean returns;     // with some input
    char *limit;          // why the others were not judged, owned; or NULL
    // The figures are those of the inputs with which all pipelines return that return with any:
    // each is the most of any of them.
    guint n_measured;                    // so many are these; 0: there are no figures
    guint64 allocations, frees, buffers; // made, freed, and at once, on the heap
    guint64 peak_bytes, least_bytes;     // of the heap; what it could be (sim/peak.h)
    guint64 stack_bytes, copied_bytes, checks, library_calls, ops;
} BsMeasured;

// Programs at the ends of pipelines, ready to be executed.
typedef struct BsMeasure BsMeasure;

/* Reads the programs of `n` documents of one source, each at its end when it is complete. Travels
   there and back. Options are borrowed; NULL: all zeroes. */
BsMeasure *bs_measure_new(BsDocument *const *documents, guint n, const BsMeasureOptions *options);
/* Accepts NULL. */
void bs_measure_free(BsMeasure *measure);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsMeasure, bs_measure_free)

/* Executes the function of that name in all of them. As many as there are documents, free with
   bs_measured_free(). NULL with an error when the input that is given does not fit. */
BsMeasured *bs_measure_function(BsMeasure *measure, const char *name, GError **error);
void bs_measured_free(BsMeasured *measured, guint n);
