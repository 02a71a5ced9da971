// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lays children out as words of a text are: side by side, each as wide as it is, and in the next
// row where there is no room. (A GtkFlowBox makes columns of one width.)
#pragma once

#include <gtk/gtk.h>

#define BS_TYPE_FLOW_LAYOUT (bs_flow_layout_get_type())
G_DECLARE_FINAL_TYPE(BsFlowLayout, bs_flow_layout, BS, FLOW_LAYOUT, GtkLayoutManager)
