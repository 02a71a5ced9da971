// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/look.h"
#include "view/scene/measure.h"
#include "view/scene/parts.h"
#include "view/write/svg-private.h"
#include "view/write/svg.h"

#include <string.h>

// One rule per row; `@` stands for the colour.
static const struct {
    BsPaint paint;
    const char *rule;
} rules[] = {
    {BS_PAINT_BACKGROUND, ".background,.label-back{fill:@}"},
    {BS_PAINT_BOX, ".box,.badge{fill:@}"},
    {BS_PAINT_NESTED, ".nested{fill:@}"},
    {BS_PAINT_TITLE, ".title-bar{fill:@}"},
    {BS_PAINT_BORDER, ".box,.nested{stroke:@}"},
    {BS_PAINT_TEXT, "text{fill:@}"},
    {BS_PAINT_FAINT, "text.faint{fill:@}"},
    {BS_PAINT_STRIP, ".strip{fill:@}"},
    {BS_PAINT_EDGE, ".edge path{stroke:@}.edge .arrow,.edge text{fill:@}"},
    {BS_PAINT_TAKEN, ".edge.true path{stroke:@}.edge.true .arrow,.edge.true text{fill:@}"},
    {BS_PAINT_REFUSED, ".edge.false path{stroke:@}.edge.false .arrow,.edge.false text{fill:@}"},
    {BS_PAINT_REFUSED, ".edge.cycle path{stroke:@}.edge.cycle .arrow,.edge.cycle text{fill:@}"},
    {BS_PAINT_CHANGED, ".changed-back{fill:@}"},
    {BS_PAINT_ADDED, ".added-back{fill:@}"},
    {BS_PAINT_REMOVED, ".removed-back{fill:@}"},
    {BS_PAINT_FAINT, ".gone text,text.struck{fill:@;text-decoration:line-through}"},
    {BS_PAINT_CURRENT, ".changed-mark{fill:@}.ring,.current>.box,.current>.nested{stroke:@}"},
    {BS_PAINT_REFUSED, ".ring.refused{stroke:@}"},
    {BS_PAINT_CODE_VALUE, ".code-value{fill:@}"},
    {BS_PAINT_CODE_BLOCK, ".code-block{fill:@}"},
    {BS_PAINT_CODE_SYMBOL, ".code-symbol{fill:@}"},
    {BS_PAINT_CODE_TYPE, ".code-type{fill:@}"},
    {BS_PAINT_CODE_OP, ".code-op{fill:@}"},
    {BS_PAINT_CODE_STRING, ".code-string{fill:@}"},
    {BS_PAINT_CODE_NUMBER, ".code-number{fill:@}"},
    {BS_PAINT_LIFE, ".life{fill:@}.life-use,.use{stroke:@}"},
};

static void
put_rule(GString *out, const char *rule, guint32 rgb)
{
    for (const char *c = rule; *c; c++) {
        if (*c == '@')
            g_string_append_printf(out, "#%06x", rgb);
        else
            g_string_append_c(out, *c);
    }
}

static void
put_dashes(GString *out, BsLook look)
{
    const double *dashes = bs_flow_dashes(look);
    char dash[G_ASCII_DTOSTR_BUF_SIZE], gap[G_ASCII_DTOSTR_BUF_SIZE];
    if (dashes)
        g_string_append_printf(out, ".flow.%s path{stroke-dasharray:%s %s}\n",
                               bs_looks[look].css_class,
                               g_ascii_dtostr(dash, sizeof dash, dashes[0]),
                               g_ascii_dtostr(gap, sizeof gap, dashes[1]));
}

static void
put_colours(GString *out, BsScheme scheme)
{
    for (guint i = 0; i < G_N_ELEMENTS(rules); i++) {
        put_rule(out, rules[i].rule, bs_paint_colour(rules[i].paint, scheme));
        g_string_append_c(out, '\n');
    }
    for (guint i = 0; i < BS_N_LOOKS; i++) {
        const BsLookRow *look = &bs_looks[i];
        g_autofree char *rule = g_strdup_printf(
            "text.%s{fill:@}.frame.%s{stroke:@}.fill.%s{fill:@}.flow.%s{color:@}%s\n",
            look->css_class, look->css_class, look->css_class, look->css_class,
            look->frame == BS_FRAME_HATCHED ? ".hatch{stroke:@}" : "");
        put_rule(out, rule, bs_look_colour((BsLook)i, scheme));
    }
}

static void
put_number_rule(GString *out, const char *rule, double value)
{
    char text[G_ASCII_DTOSTR_BUF_SIZE];
    g_string_append_printf(out, "%s:%s}", rule, g_ascii_formatd(text, sizeof text, "%.2f", value));
}

const BsSvgScheme bs_svg_schemes[BS_N_SVG_SCHEMES] = {
    {"(prefers-color-scheme:dark)", {.dark = TRUE}},
    {"(prefers-contrast:more)", {.high_contrast = TRUE}},
    {"(prefers-color-scheme:dark) and (prefers-contrast:more)",
     {.dark = TRUE, .high_contrast = TRUE}},
};

void
bs_svg_put_style(GString *out, const BsScheme *scheme)
{
    g_string_append(out,
                    "<style>\n"
                    "text{font-family:" BS_SCENE_FONT_FAMILY
                    ",monospace;font-size:13.333px;white-space:pre}\n"
                    "text.heading{font-weight:bold}text.name{font-weight:bold}\n"
                    ".box,.nested{stroke-width:1}.current>.box,.current>.nested{stroke-width:2.4}\n"
                    ".ring{fill:none;stroke-width:1.6}.frame{fill:none;stroke-width:1}\n"
                    ".frame.uninitialized{stroke-dasharray:1.5 2.5}.hatched{fill:url(#hatch)}\n"
                    ".edge path{fill:none;stroke-width:1.5}.edge.false path{stroke-dasharray:6 3}\n"
                    ".edge.cycle path{stroke-width:3.2}\n"
                    ".edge .arrow{stroke:none}\n"
                    ".flow path{fill:none;stroke:currentColor;stroke-width:1.8}.flow "
                    ".arrow{fill:currentColor}.flow .fill{stroke:none}\n"
                    ".life-use{fill:none;stroke-width:1.6}"
                    ".use{fill:none;stroke-width:1.2;stroke-dasharray:2 2}\n");
    for (guint i = 0; i < BS_N_LOOKS; i++)
        put_dashes(out, (BsLook)i);
    put_number_rule(out, ".fill{fill-opacity", BS_FILL_ALPHA);
    put_number_rule(out, ".hatch{stroke-width:1;opacity", BS_HATCH_ALPHA);
    g_string_append_c(out, '\n');
    put_colours(out, scheme ? *scheme : (BsScheme){0});
    for (guint i = 0; !scheme && i < BS_N_SVG_SCHEMES; i++) {
        g_string_append_printf(out, "@media %s{\n", bs_svg_schemes[i].media);
        put_colours(out, bs_svg_schemes[i].scheme);
        if (bs_svg_schemes[i].scheme.high_contrast)
            g_string_append(out, ".box,.nested,.frame{stroke-width:1.6}.edge path{stroke-width:2.4}"
                                 ".edge.cycle path{stroke-width:4}\n");
        g_string_append(out, "}\n");
    }
    g_string_append(out, "</style>\n"
                         "<defs><pattern id=\"hatch\" width=\"6\" height=\"6\" "
                         "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
                         "<line class=\"hatch\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"6\"/>"
                         "</pattern></defs>\n");
}
