// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/colours.h"

#include <adwaita.h>

BsScheme
bs_colours_scheme(void)
{
    AdwStyleManager *styles = adw_style_manager_get_default();
    return (BsScheme){.dark = adw_style_manager_get_dark(styles),
                      .high_contrast = adw_style_manager_get_high_contrast(styles)};
}

guint32
bs_colours_paint(BsPaint paint)
{
    return bs_paint_colour(paint, bs_colours_scheme());
}

GdkRGBA
bs_colours_rgba(BsPaint paint, float alpha)
{
    const guint32 rgb = bs_colours_paint(paint);
    return (GdkRGBA){(float)(rgb >> 16 & 255) / 255, (float)(rgb >> 8 & 255) / 255,
                     (float)(rgb & 255) / 255, alpha};
}

void
bs_colours_watch(gpointer object, GCallback changed)
{
    static const char *const signals[] = {"notify::dark", "notify::high-contrast"};
    for (guint i = 0; i < G_N_ELEMENTS(signals); i++)
        g_signal_connect_object(adw_style_manager_get_default(), signals[i], changed, object,
                                G_CONNECT_SWAPPED);
}
