// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A page with a table that is measured in the background: until it is there, the page says so, and
// has a button that stops it; and when it was stopped, one that begins again.
#pragma once

#include <gtk/gtk.h>

#define BS_TYPE_COMPARISON_PAGE (bs_comparison_page_get_type())
G_DECLARE_FINAL_TYPE(BsComparisonPage, bs_comparison_page, BS, COMPARISON_PAGE, GtkBox)

/* `again` and `cancel` are the actions of the buttons. */
GtkWidget *bs_comparison_page_new(const char *again, const char *cancel);
/* Shows a table, in place of the one before. */
void bs_comparison_page_show(BsComparisonPage *page, GtkWidget *table);
/* It is being measured; or was stopped, and is not. */
void bs_comparison_page_wait(BsComparisonPage *page, gboolean working);
/* How far it is, from 0 to 1. */
void bs_comparison_page_progress(BsComparisonPage *page, double fraction);
