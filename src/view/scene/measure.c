// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/measure.h"

#include <glib.h>
#include <math.h>

static double
measured(PangoLayout *layout, const char *text, double *height)
{
    pango_layout_set_text(layout, text, -1);
    int width, tall;
    pango_layout_get_size(layout, &width, &tall);
    if (height)
        *height = (double)tall / PANGO_SCALE;
    return (double)width / PANGO_SCALE;
}

void
bs_measure_init(BsMeasure *measure)
{
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    pango_cairo_context_set_resolution(context, 96);
    measure->layout = pango_layout_new(context);
    g_object_unref(context);
    PangoFontDescription *font = pango_font_description_from_string(BS_SCENE_FONT);
    pango_layout_set_font_description(measure->layout, font);
    pango_font_description_free(font);
    double height;
    measure->char_width = measured(measure->layout, "0123456789", &height) / 10;
    measure->row_height = ceil(height) + 1;
    measure->strip_height = ceil(height);
    measure->widths = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
}

void
bs_measure_clear(BsMeasure *measure)
{
    g_clear_object(&measure->layout);
    g_clear_pointer(&measure->widths, g_hash_table_unref);
}

static double
measured_once(const BsMeasure *measure, const char *text, gsize len)
{
    g_autofree char *key = g_strndup(text, len);
    double *width = g_hash_table_lookup(measure->widths, key);
    if (!width) {
        width = g_new(double, 1);
        *width = measured(measure->layout, key, NULL);
        g_hash_table_insert(measure->widths, g_steal_pointer(&key), width);
    }
    return *width;
}

// Bytes of ASCII, or of what is not, that the text begins with.
static gsize
count_alike(const char *text, guchar top_bit)
{
    gsize n = 0;
    while (text[n] && ((guchar)text[n] & 0x80) == top_bit)
        n++;
    return n;
}

// A mark is measured with the letter that it is put on.
static gboolean
begins_with_mark(const char *text)
{
    return *text && g_unichar_ismark(g_utf8_get_char(text));
}

double
bs_measure_text(const BsMeasure *measure, const char *text)
{
    double width = 0;
    while (*text) {
        gsize plain = count_alike(text, 0);
        const gsize letter = plain && begins_with_mark(text + plain);
        plain -= letter;
        width += (double)plain * measure->char_width;
        text += plain;
        const gsize other = letter + count_alike(text + letter, 0x80);
        if (other)
            width += measured_once(measure, text, other);
        text += other;
    }
    return width;
}

// Behind as many characters as have room, but one at least.
static const char *
find_end(const BsMeasure *measure, const char *text, double width)
{
    const char *at = text;
    double others = 0;
    for (guint plain = 0; *at; at += g_utf8_skip[(guchar)*at]) {
        char character[8] = "";
        if ((guchar)*at < 0x80)
            plain++;
        else
            others += bs_measure_text(measure, g_utf8_strncpy(character, at, 1));
        if (plain * measure->char_width + others > width)
            break;
    }
    return at > text || !*at ? at : at + g_utf8_skip[(guchar)*at];
}

char **
bs_measure_wrap(const BsMeasure *measure, const char *text, double width, guint max)
{
    GPtrArray *lines = g_ptr_array_new();
    while (*text && lines->len < max) {
        const char *end = find_end(measure, text, width);
        const char *at = end;
        while (*end && at > text && *at != ' ')
            at--;
        if (at > text)
            end = at;
        const gboolean cut = *end && lines->len + 1 == max;
        g_ptr_array_add(lines, g_strdup_printf("%.*s%s", (gint)(end - text), text, cut ? "…" : ""));
        text = *end == ' ' ? end + 1 : end;
    }
    g_ptr_array_add(lines, NULL);
    return (char **)g_ptr_array_free(lines, FALSE);
}
