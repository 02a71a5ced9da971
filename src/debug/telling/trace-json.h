// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The timeline as JSON, for other tools. Its schema is data/bufscope-trace.schema.json.
#pragma once

#include "debug/telling/explain.h"

typedef struct BsTraceOptions {
    GCancellable *cancellable; // or NULL
    /* Called now and then, `n` being the events that there are; or NULL. */
    void (*progress)(gpointer data, guint32 event, guint32 n);
    gpointer data;
} BsTraceOptions;

/* Writes the whole trace as one JSON object into `out`. `options` may be NULL. FALSE when
 * cancelled.
 */
gboolean bs_trace_write(BsDocument *document, const BsTraceOptions *options, GString *out);
