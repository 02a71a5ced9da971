// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The events of a document as a list of table rows, made when they come into sight.
#pragma once

#include "app/table.h"

#define BS_TYPE_EVENT_LIST (bs_event_list_get_type())
G_DECLARE_FINAL_TYPE(BsEventList, bs_event_list, BS, EVENT_LIST, GObject)

/* The events of the session's document, which must stay while the list is used. Row i is event i
 * + 1. */
GListModel *bs_event_list_new(BsSession *session);
