// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Events about alias sets, for the older passes.
#pragma once

#include "analysis/alias.h"
#include "passes/event.h"

/* Reports `event` with the values of an alias set as items, but for event->value itself; items of
   the event itself come first. */
void bs_report_with_aliases(BsEventSink *sink, const BsEvent *event, const GPtrArray *aliases);
