// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The events of a document as a list of table rows, made when they come into sight.
#pragma once

#include "app/tables/table.h"

#define BS_TYPE_EVENT_LIST (bs_event_list_get_type())
G_DECLARE_FINAL_TYPE(BsEventList, bs_event_list, BS, EVENT_LIST, GObject)

/* The events of the session's document, which must stay while the list is used, without those that
 * are hidden. */
GListModel *bs_event_list_new(BsSession *session);
/* The row of the last listed event up to the cursor; GTK_INVALID_LIST_POSITION before the first. */
guint bs_event_list_row(BsSession *session);
