// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-breaks.h"

#include "app/kit/colours.h"

struct _BsBreakSigns {
    GtkSourceGutterRendererText parent_instance;
    BsBreakAt at;
    BsBreakToggle toggle;
    gpointer data;
};

G_DEFINE_FINAL_TYPE(BsBreakSigns, bs_break_signs, GTK_SOURCE_TYPE_GUTTER_RENDERER_TEXT)

static void
bs_break_signs_query_data(GtkSourceGutterRenderer *renderer, GtkSourceGutterLines *lines,
                          guint line)
{
    static const char *const signs[] = {
        [BS_NO_BREAK] = " ", [BS_CAN_BREAK] = " ", [BS_BREAKS] = "●", [BS_BREAK_OFF] = "○"};
    BsBreakSigns *self = BS_BREAK_SIGNS(renderer);
    g_autofree char *text =
        g_strdup_printf("<span foreground=\"#%06x\">%s</span>", bs_colours_paint(BS_PAINT_REFUSED),
                        signs[self->at(self->data, line)]);
    gtk_source_gutter_renderer_text_set_markup(GTK_SOURCE_GUTTER_RENDERER_TEXT(self), text, -1);
}

static gboolean
bs_break_signs_query_activatable(GtkSourceGutterRenderer *renderer, GtkTextIter *iter,
                                 GdkRectangle *area)
{
    BsBreakSigns *self = BS_BREAK_SIGNS(renderer);
    return self->at(self->data, (guint32)gtk_text_iter_get_line(iter)) != BS_NO_BREAK;
}

static void
bs_break_signs_activate(GtkSourceGutterRenderer *renderer, GtkTextIter *iter, GdkRectangle *area,
                        guint button, GdkModifierType state, gint n_presses)
{
    BsBreakSigns *self = BS_BREAK_SIGNS(renderer);
    if (button == GDK_BUTTON_PRIMARY && n_presses == 1)
        self->toggle(self->data, (guint32)gtk_text_iter_get_line(iter));
}

static void
bs_break_signs_class_init(BsBreakSignsClass *klass)
{
    GtkSourceGutterRendererClass *renderer_class = GTK_SOURCE_GUTTER_RENDERER_CLASS(klass);
    renderer_class->query_data = bs_break_signs_query_data;
    renderer_class->query_activatable = bs_break_signs_query_activatable;
    renderer_class->activate = bs_break_signs_activate;
}

static void
bs_break_signs_init(BsBreakSigns *self)
{
    enum { WIDTH = 16 };
    g_object_set(self, "width-request", WIDTH, "xpad", 2, NULL);
    bs_colours_watch(self, G_CALLBACK(gtk_widget_queue_draw));
}

BsBreakSigns *
bs_break_signs_add(GtkSourceView *view, BsBreakAt at, BsBreakToggle toggle, gpointer data)
{
    enum { FIRST = -100 };
    BsBreakSigns *self = g_object_new(BS_TYPE_BREAK_SIGNS, NULL);
    self->at = at;
    self->toggle = toggle;
    self->data = data;
    gtk_source_gutter_insert(gtk_source_view_get_gutter(view, GTK_TEXT_WINDOW_LEFT),
                             GTK_SOURCE_GUTTER_RENDERER(self), FIRST);
    return self;
}
