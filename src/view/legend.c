// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/legend.h"

enum { MARGIN = 24, GAP = 22 };

void
bs_legend_init(BsLegend *legend, const BsScene *scene)
{
    double x = MARGIN, y = 6;
    *legend = (BsLegend){.width = scene->width};
    for (guint i = 0; i < BS_N_LOOKS; i++) {
        char *text = bs_look_text((BsLook)i, i == BS_LOOK_OWNED_IF ? "%x" : NULL);
        const double width = (double)g_utf8_strlen(text, -1) * scene->char_width + 14;
        if (x > MARGIN && x + width > scene->width - MARGIN) {
            x = MARGIN;
            y += scene->row_height + 4;
        }
        legend->texts[i] = text;
        legend->entries[i] = (BsLegendEntry){(BsLook)i, x, y, width};
        x += width + GAP;
        legend->width = MAX(legend->width, x - GAP + MARGIN);
    }
    legend->height = y + scene->row_height + 12;
}

void
bs_legend_clear(BsLegend *legend)
{
    for (guint i = 0; i < BS_N_LOOKS; i++)
        g_clear_pointer(&legend->texts[i], g_free);
}
