// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/report-aliases.h"

void
bs_report_with_aliases(BsEventSink *sink, const BsEvent *event, const GPtrArray *aliases)
{
    if (!sink) {
        return;
    }
    g_autoptr(GArray) items = g_array_new(FALSE, FALSE, sizeof(BsEventItem));
    g_array_append_vals(items, event->items, event->n_items);
    for (guint i = 0; i < aliases->len; i++) {
        if (aliases->pdata[i] != event->value) {
            BsEventItem item = {.role = BS_ROLE_ALIAS, .value = aliases->pdata[i]};
            g_array_append_val(items, item);
        }
    }
    BsEvent complete = *event;
    complete.n_items = items->len;
    complete.items = &g_array_index(items, BsEventItem, 0);
    sink->report(sink, &complete);
}
