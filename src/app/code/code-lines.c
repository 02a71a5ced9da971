// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-lines.h"

struct _BsLineNumbers {
    GtkSourceGutterRendererText parent_instance;
    GArray *numbers; // guint32 by line shown, 0: none
    gboolean is_source;
    guint digits; // that there is room for
};

G_DEFINE_FINAL_TYPE(BsLineNumbers, bs_line_numbers, GTK_SOURCE_TYPE_GUTTER_RENDERER_TEXT)

static guint32
number_of(const BsLineNumbers *self, guint line)
{
    if (self->is_source)
        return line + 1;
    return line < self->numbers->len ? g_array_index(self->numbers, guint32, line) : 0;
}

static void
bs_line_numbers_query_data(GtkSourceGutterRenderer *renderer, GtkSourceGutterLines *lines,
                           guint line)
{
    const guint32 number = number_of(BS_LINE_NUMBERS(renderer), line);
    g_autofree char *text = !number ? g_strdup("")
                            : gtk_source_gutter_lines_is_cursor(lines, line)
                                ? g_strdup_printf("<b>%u</b>", number)
                                : g_strdup_printf("%u", number);
    gtk_source_gutter_renderer_text_set_markup(GTK_SOURCE_GUTTER_RENDERER_TEXT(renderer), text, -1);
}

static void
make_room(BsLineNumbers *self, guint32 highest)
{
    enum { LEAST = 2 };
    char text[16];
    const guint digits = MAX((guint)g_snprintf(text, sizeof text, "%u", highest), LEAST);
    memset(text, '8', digits);
    g_autofree char *bold = g_strdup_printf("<b>%.*s</b>", (int)digits, text);
    int width;
    gtk_source_gutter_renderer_text_measure_markup(GTK_SOURCE_GUTTER_RENDERER_TEXT(self), bold,
                                                   &width, NULL);
    gtk_widget_set_size_request(GTK_WIDGET(self), width, -1);
    self->digits = digits;
}

// What was made for an op has its line, or one further up: neither is a line of its own.
static void
read_map(BsLineNumbers *self, const BsText *text)
{
    guint32 last = 0;
    g_array_set_size(self->numbers, 0);
    for (guint i = 0; i < text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        const BsLoc loc = lines->op->loc;
        const BsOpLines *next = i + 1 < text->ops->len ? lines + 1 : NULL;
        const gboolean is_copy =
            lines->op->event && next && !next->op->event && next->op->loc.line == loc.line;
        if (loc.line <= last || loc.column == BS_LOC_ATTR || is_copy)
            continue;
        if (self->numbers->len <= lines->first)
            g_array_set_size(self->numbers, lines->first + 1);
        g_array_index(self->numbers, guint32, lines->first) = last = loc.line;
    }
}

void
bs_line_numbers_show(BsLineNumbers *self, const BsText *text)
{
    self->is_source = !text || !text->ops;
    if (!self->is_source)
        read_map(self, text);
    GtkTextBuffer *buffer =
        GTK_TEXT_BUFFER(gtk_source_gutter_renderer_get_buffer(GTK_SOURCE_GUTTER_RENDERER(self)));
    guint32 highest =
        self->is_source && buffer ? (guint32)gtk_text_buffer_get_line_count(buffer) : 0;
    for (guint i = 0; !self->is_source && i < self->numbers->len; i++)
        highest = MAX(highest, g_array_index(self->numbers, guint32, i));
    make_room(self, highest);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

// The font is another one.
static void
bs_line_numbers_css_changed(GtkWidget *widget, GtkCssStyleChange *change)
{
    GTK_WIDGET_CLASS(bs_line_numbers_parent_class)->css_changed(widget, change);
    BsLineNumbers *self = BS_LINE_NUMBERS(widget);
    guint32 highest = 1;
    for (guint i = 1; i < self->digits; i++)
        highest *= 10;
    make_room(self, highest);
}

static void
bs_line_numbers_finalize(GObject *object)
{
    g_array_unref(BS_LINE_NUMBERS(object)->numbers);
    G_OBJECT_CLASS(bs_line_numbers_parent_class)->finalize(object);
}

static void
bs_line_numbers_class_init(BsLineNumbersClass *klass)
{
    G_OBJECT_CLASS(klass)->finalize = bs_line_numbers_finalize;
    GTK_WIDGET_CLASS(klass)->css_changed = bs_line_numbers_css_changed;
    GTK_SOURCE_GUTTER_RENDERER_CLASS(klass)->query_data = bs_line_numbers_query_data;
}

static void
bs_line_numbers_init(BsLineNumbers *self)
{
    self->numbers = g_array_new(FALSE, TRUE, sizeof(guint32));
    self->is_source = TRUE;
    g_object_set(self, "xalign", 1.0F, "xpad", 6, NULL);
}

BsLineNumbers *
bs_line_numbers_add(GtkSourceView *view)
{
    enum { BEHIND_BREAKS = -30 };
    BsLineNumbers *self = g_object_new(BS_TYPE_LINE_NUMBERS, NULL);
    gtk_source_gutter_insert(gtk_source_view_get_gutter(view, GTK_TEXT_WINDOW_LEFT),
                             GTK_SOURCE_GUTTER_RENDERER(self), BEHIND_BREAKS);
    return self;
}
