// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The timeline as JSON, for other tools. The schema is in trace-json.c.
#pragma once

#include "debug/explain.h"

/* Writes the whole trace as one JSON object into `out`. FALSE when cancelled. */
gboolean bs_trace_write(BsDocument *document, GCancellable *cancellable, GString *out);
