// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-tops.h"

#include "app/code/code-wrap.h"

int
bs_code_width(GtkTextView *view)
{
    enum { SPACE_FOR_CURSOR = 1 };
    GdkRectangle seen;
    gtk_text_view_get_visible_rect(view, &seen);
    const int around = gtk_text_view_get_left_margin(view) + gtk_text_view_get_right_margin(view);
    return MAX(seen.width - around - SPACE_FOR_CURSOR, 0);
}

// Wraps as the view does.
static PangoLayout *
new_layout(GtkTextView *view, int width)
{
    PangoLayout *layout = gtk_widget_create_pango_layout(GTK_WIDGET(view), NULL);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
    pango_layout_set_width(layout, width * PANGO_SCALE);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    return layout;
}

// How many bytes are one row for certain, of a font that is as wide everywhere.
static guint32
fitting_bytes(PangoLayout *layout, int width)
{
    int letter;
    pango_layout_set_text(layout, "m", 1);
    pango_layout_get_pixel_size(layout, &letter, NULL);
    return (guint32)MAX(width / MAX(letter, 1) - 1, 0);
}

// As a text view rounds it: rows may be less high than a whole number of pixels, so that two are
// not twice as high.
static int
height_of(PangoLayout *layout)
{
    PangoRectangle extents;
    pango_layout_get_extents(layout, NULL, &extents);
    return PANGO_PIXELS(extents.height);
}

int
bs_code_row(GtkTextView *view)
{
    g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(GTK_WIDGET(view), "X");
    return height_of(layout);
}

guint32 *
bs_code_tops(GtkTextView *view, const BsDiffSide *side)
{
    const int width = bs_code_width(view), row = bs_code_row(view);
    const gboolean wraps = gtk_text_view_get_wrap_mode(view) != GTK_WRAP_NONE && width > 0;
    g_autoptr(PangoLayout) layout = new_layout(view, width);
    const guint32 fitting = wraps ? fitting_bytes(layout, width) : G_MAXUINT32;
    guint32 *tops = g_new(guint32, side->n_lines + 1), top = 0;
    for (guint32 i = 0; i < side->n_lines; i++) {
        const BsDiffLine *line = &side->lines[i];
        int height = row;
        if (line->end - line->begin > fitting) {
            const char *text = side->snapshot->text.text->str;
            const gsize len = line->end - line->begin;
            const int indent = bs_code_indent(view, text + line->begin, len);
            pango_layout_set_indent(layout, indent * PANGO_SCALE);
            pango_layout_set_text(layout, text + line->begin, (int)len);
            height = height_of(layout);
        }
        tops[i] = top;
        top += (guint32)height;
    }
    tops[side->n_lines] = top;
    return tops;
}
