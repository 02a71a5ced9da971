// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a window shows before a file is opened: Open, and the samples with what each is about.
#pragma once

#include <gtk/gtk.h>

#define BS_TYPE_START_PAGE (bs_start_page_get_type())
G_DECLARE_FINAL_TYPE(BsStartPage, bs_start_page, BS, START_PAGE, GtkBox)
