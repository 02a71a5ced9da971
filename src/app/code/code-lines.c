// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-lines.h"

#include "ir/loc.h"

enum { XPAD = 6 }; // beside the numbers, in pixels

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
    gtk_widget_set_size_request(GTK_WIDGET(self), width + 2 * XPAD, -1);
    self->digits = digits;
}

static gboolean
is_in(const BsOpLines *inner, const BsOpLines *outer)
{
    while (inner > outer && inner->around)
        inner -= inner->around;
    return inner == outer;
}

static gboolean
is_of_source(const BsOpLines *lines)
{
    return !lines->op->event && lines->op->loc.line && !bs_loc_is_attr(lines->op->loc);
}

// What a pass made has the line of what it was made for. That line is there when what stands around
// is of lines before and behind it: an op that was built anew stands in its place, behind what was
// made with it.
static void
read_made(BsLineNumbers *self, const BsOpLines *begin, const BsOpLines *end, guint32 before,
          guint32 behind)
{
    const BsOpLines *found = NULL;
    for (const BsOpLines *at = begin; at < end; at++) {
        const BsLoc loc = at->op->loc;
        if (loc.line <= before || loc.line >= behind || bs_loc_is_attr(loc))
            continue;
        if (found && loc.line != found->op->loc.line) {
            g_array_index(self->numbers, guint32, found->first) = before = found->op->loc.line;
            found = NULL;
        }
        if (loc.line > before && (!found || !is_in(at, found)))
            found = at;
    }
    if (found)
        g_array_index(self->numbers, guint32, found->first) = found->op->loc.line;
}

static void
read_map(BsLineNumbers *self, const BsText *text)
{
    const BsOpLines *begin = (const BsOpLines *)(gpointer)text->ops->data;
    const BsOpLines *end = begin + text->ops->len;
    guint32 before = 0;
    g_array_set_size(self->numbers, 0);
    g_array_set_size(self->numbers, text->ops->len ? end[-1].first + 1 : 0);
    while (begin < end) {
        const BsOpLines *at = begin;
        while (at < end && !is_of_source(at))
            at++;
        read_made(self, begin, at, before, at < end ? at->op->loc.line : G_MAXUINT32);
        if (at < end)
            g_array_index(self->numbers, guint32, at->first) = before = at->op->loc.line;
        begin = at + 1;
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
    g_object_set(self, "xalign", 1.0F, "xpad", XPAD, NULL);
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
