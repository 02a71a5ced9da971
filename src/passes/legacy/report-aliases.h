// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Events about alias sets, for the older passes: the sets that the flow of buffers gives, and what
// is left of them when critical aliases are cut off.
#pragma once

#include "analysis/alias.h"
#include "passes/run/event.h"

/* Reports `event` with the values of an alias set as items, but for event->value itself; items of
   the event itself come first. */
void bs_report_with_aliases(BsEventSink *sink, const BsEvent *event, const GPtrArray *aliases);

typedef struct BsAliasReport BsAliasReport;

/* Reports the alias set of each of the allocations (of BsAllocation), and of each other memref in
   the function that has aliases. To no one: NULL, which the other functions accept. Free with
   bs_alias_report_free(). Costs the sizes of the sets. */
BsAliasReport *bs_alias_report_new(BsEventSink *sink, BsOp *function, const BsAlias *alias,
                                   const GArray *allocations);
/* Reports the sets again that bs_alias_cut() made smaller since, and those of the critical aliases
   (of BsValue), each of which is a buffer of its own now. */
void bs_alias_report_cut(BsAliasReport *report, const GPtrArray *critical);
void bs_alias_report_free(BsAliasReport *report);
