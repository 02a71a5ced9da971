// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/text-size.h"

double
bs_text_size(GtkWidget *widget)
{
    enum { USUAL_DPI = 96 * 1024 };
    int dpi = 0;
    g_object_get(gtk_widget_get_settings(widget), "gtk-xft-dpi", &dpi, NULL);
    return dpi > 0 ? (double)dpi / USUAL_DPI : 1;
}
