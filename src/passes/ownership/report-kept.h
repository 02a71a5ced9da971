// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Events about what buffer-deallocation-simplification leaves: of each memref that could neither be
// split off its dealloc nor dropped, which other one may be the same buffer, and why.
#pragma once

#include "analysis/alias.h"
#include "passes/run/event.h"

/* Reports a KEPT event for each such memref of each bufferization.dealloc in `root`. To no one:
   does nothing. Costs what the pass's patterns cost once. */
void bs_report_kept(BsEventSink *sink, BsOp *root, BsAlias *alias);
