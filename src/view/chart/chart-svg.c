// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chart as SVG. Colours are classes, so that light, dark and high contrast follow the reader.
#include "view/chart/chart-private.h"
#include "view/scene/measure.h"
#include "view/write/svg.h"

#include <math.h>
#include <string.h>

static void
put_number(GString *out, double value)
{
    char text[G_ASCII_DTOSTR_BUF_SIZE];
    g_ascii_formatd(text, sizeof text, "%.1f", value);
    if (g_str_has_suffix(text, ".0"))
        text[strlen(text) - 2] = '\0';
    g_string_append(out, text);
}

static void
put_escaped(GString *out, const char *text)
{
    g_autofree char *escaped = g_markup_escape_text(text, -1);
    g_string_append(out, escaped);
}

static void
put_points(GString *out, const BsPoint *points, guint32 n)
{
    for (guint32 i = 0; i < n; i++) {
        g_string_append(out, i ? " " : "");
        put_number(out, points[i].x);
        g_string_append_c(out, ',');
        put_number(out, points[i].y);
    }
}

static void
put_polygon(GString *out, const char *css_class, const BsShape *shape, const BsPoint *points)
{
    g_string_append_printf(out, "<polygon class=\"%s\" points=\"", css_class);
    put_points(out, points, shape->n);
    g_string_append(out, "\"/>");
}

static void
put_area(GString *out, const BsShape *shape, const BsPoint *points)
{
    const char *paint = bs_paints[shape->paint].css_class;
    g_autofree char *fill = g_strdup_printf("area %s%s", paint, shape->dashed ? " dashed" : "");
    put_polygon(out, "under", shape, points);
    if (shape->hatch) {
        g_autofree char *lines =
            g_strdup_printf("%s-%s", paint, bs_hatchings[shape->hatch].css_class);
        put_polygon(out, lines, shape, points);
    }
    put_polygon(out, fill, shape, points);
}

static void
put_line(GString *out, const BsShape *shape, const BsPoint *points)
{
    g_string_append_printf(out, "<polyline class=\"line %s%s\" points=\"",
                           bs_paints[shape->paint].css_class, shape->dashed ? " dashed" : "");
    put_points(out, points, shape->n);
    g_string_append(out, "\"/>");
}

static void
put_text(GString *out, const BsShape *shape, BsPoint at)
{
    static const double BASELINE = 4.5; // below the middle of the row
    g_string_append_printf(out, "<text class=\"%s%s\" x=\"", bs_paints[shape->paint].css_class,
                           shape->bold ? " heading" : "");
    put_number(out, at.x);
    g_string_append(out, "\" y=\"");
    put_number(out, at.y + BASELINE);
    g_string_append(out, "\">");
    put_escaped(out, shape->text);
    g_string_append(out, "</text>");
}

static void
put_shape(GString *out, const BsChart *chart, const BsShape *shape)
{
    const BsPoint *points = bs_shape_points(chart, shape);
    g_string_append(out, "<g>");
    if (shape->title) {
        g_string_append(out, "<title>");
        put_escaped(out, shape->title);
        g_string_append(out, "</title>");
    }
    if (shape->kind == BS_SHAPE_AREA)
        put_area(out, shape, points);
    else if (shape->kind == BS_SHAPE_LINE)
        put_line(out, shape, points);
    else
        put_text(out, shape, points[0]);
    g_string_append(out, "</g>\n");
}

// -- style ---------------------------------------------------------------------------------------

// What a chart uses of paints and hatchings.
typedef struct Used {
    gboolean paints[BS_N_PAINTS], hatches[BS_N_PAINTS][BS_N_HATCHES];
} Used;

static void
find_used(const BsChart *chart, Used *used)
{
    for (guint i = 0; i < chart->shapes->len; i++) {
        const BsShape *shape = &g_array_index(chart->shapes, BsShape, i);
        used->paints[shape->paint] = TRUE;
        used->hatches[shape->paint][shape->hatch] |= shape->kind == BS_SHAPE_AREA;
    }
}

static void
put_colours(GString *out, const Used *used, BsScheme scheme)
{
    g_string_append_printf(out, ".background{fill:#%06x}.under{fill:#%06x}\n",
                           bs_paint_colour(BS_PAINT_BACKGROUND, scheme),
                           bs_paint_colour(BS_PAINT_BOX, scheme));
    for (guint i = 0; i < BS_N_PAINTS; i++) {
        const char *name = bs_paints[i].css_class;
        const guint32 rgb = bs_paint_colour((BsPaint)i, scheme);
        if (used->paints[i])
            g_string_append_printf(out,
                                   "text.%s,.area.%s{fill:#%06x}.area.%s,.line.%s,.hatch.%s"
                                   "{stroke:#%06x}\n",
                                   name, name, rgb, name, name, name, rgb);
    }
}

static void
put_pattern(GString *out, BsPaint paint, const BsHatching *hatching)
{
    const char *name = bs_paints[paint].css_class, *line = hatching->css_class;
    g_string_append_printf(out,
                           "<pattern id=\"%s-%s\" width=\"%d\" height=\"%d\" "
                           "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(%.0f)\">"
                           "<path class=\"hatch %s\" d=\"M0 0h%d%s\"/></pattern>\n"
                           "<style>.%s-%s{fill:url(#%s-%s)}</style>\n",
                           name, line, BS_HATCH_APART, BS_HATCH_APART, hatching->angle, name,
                           BS_HATCH_APART, hatching->crossed ? "M0 0v6" : "", name, line, name,
                           line);
}

static void
put_patterns(GString *out, const Used *used)
{
    for (guint i = 0; i < BS_N_PAINTS; i++) {
        for (guint k = BS_HATCH_NONE + 1; k < BS_N_HATCHES; k++) {
            if (used->hatches[i][k])
                put_pattern(out, (BsPaint)i, &bs_hatchings[k]);
        }
    }
}

static void
put_style(GString *out, const Used *used)
{
    char area[G_ASCII_DTOSTR_BUF_SIZE], hatch[G_ASCII_DTOSTR_BUF_SIZE];
    g_string_append_printf(
        out,
        "<style>\ntext{font-family:" BS_SCENE_FONT_FAMILY ",monospace;font-size:%dpt;"
        "white-space:pre}\ntext.heading{font-weight:bold}\n.area{fill-opacity:%s}"
        ".hatch{stroke-opacity:%s}.line{fill:none}.dashed{stroke-dasharray:5 3}\n",
        BS_SCENE_FONT_POINTS, g_ascii_formatd(area, sizeof area, "%.2f", BS_AREA_ALPHA),
        g_ascii_formatd(hatch, sizeof hatch, "%.2f", BS_AREA_HATCH_ALPHA));
    put_colours(out, used, (BsScheme){0});
    for (guint i = 0; i < BS_N_SVG_SCHEMES; i++) {
        g_string_append_printf(out, "@media %s{\n", bs_svg_schemes[i].media);
        put_colours(out, used, bs_svg_schemes[i].scheme);
        g_string_append(out, "}\n");
    }
    g_string_append(out, "</style>\n<defs>\n");
    put_patterns(out, used);
    g_string_append(out, "</defs>\n");
}

char *
bs_chart_to_svg(const BsChart *chart)
{
    GString *out = g_string_new("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    Used used = {0};
    find_used(chart, &used);
    g_string_append_printf(out,
                           "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"%.0f\" "
                           "height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\">\n<title>",
                           ceil(chart->width), ceil(chart->height), ceil(chart->width),
                           ceil(chart->height));
    put_escaped(out, chart->title);
    g_string_append(out, *chart->words ? "</title>\n<desc>" : "</title>\n");
    put_escaped(out, chart->words);
    g_string_append(out, *chart->words ? "</desc>\n" : "");
    put_style(out, &used);
    g_string_append(out, "<rect class=\"background\" width=\"100%\" height=\"100%\"/>\n");
    for (guint i = 0; i < chart->shapes->len; i++)
        put_shape(out, chart, &g_array_index(chart->shapes, BsShape, i));
    g_string_append(out, "</svg>\n");
    return g_string_free(out, FALSE);
}
