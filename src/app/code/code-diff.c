// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-diff.h"
#include "app/kit/colours.h"

#include "support/i18n.h"
#include "view/scene/look.h"

// -- signs in the gutter -------------------------------------------------------------------------

#define BS_TYPE_SIGNS (bs_signs_get_type())
G_DECLARE_FINAL_TYPE(BsSigns, bs_signs, BS, SIGNS, GtkSourceGutterRendererText)

struct _BsSigns {
    GtkSourceGutterRendererText parent_instance;
    const BsDiff *diff; // NULL: no signs
    BsDiffWhich which;
};

G_DEFINE_FINAL_TYPE(BsSigns, bs_signs, GTK_SOURCE_TYPE_GUTTER_RENDERER_TEXT)

static void
bs_signs_query_data(GtkSourceGutterRenderer *renderer, GtkSourceGutterLines *lines, guint line)
{
    BsSigns *self = BS_SIGNS(renderer);
    const BsDiffSide *side = self->diff ? &self->diff->sides[self->which] : NULL;
    const char *sign =
        side && line < side->n_lines ? bs_diff_sign(&side->lines[line], self->which) : " ";
    gtk_source_gutter_renderer_text_set_text(GTK_SOURCE_GUTTER_RENDERER_TEXT(self), sign, -1);
}

static void
bs_signs_class_init(BsSignsClass *klass)
{
    GTK_SOURCE_GUTTER_RENDERER_CLASS(klass)->query_data = bs_signs_query_data;
}

static void
bs_signs_init(BsSigns *self)
{
    enum { WIDTH = 14 };
    g_object_set(self, "width-request", WIDTH, "xpad", 2, "visible", FALSE, NULL);
}

// -- tags ----------------------------------------------------------------------------------------

typedef enum Tag { TAG_ADDED, TAG_REMOVED, TAG_ALTERED, TAG_RENAMED, TAG_OLD, TAG_NEW, N_TAGS } Tag;

struct BsCodeDiff {
    GtkTextBuffer *buffer;
    GtkTextTag *tags[N_TAGS];
    BsSigns *signs;
};

static void
set_colours(BsCodeDiff *self)
{
    static const BsPaint paints[] = {[TAG_ADDED] = BS_PAINT_ADDED,
                                     [TAG_REMOVED] = BS_PAINT_REMOVED,
                                     [TAG_ALTERED] = BS_PAINT_CHANGED};
    for (guint i = 0; i < G_N_ELEMENTS(paints); i++) {
        g_autofree char *colour = g_strdup_printf("#%06x", bs_colours_paint(paints[i]));
        g_object_set(self->tags[i], "paragraph-background", colour, NULL);
    }
}

// The signs live no longer than the view; the difference may go before.
static void
signs_set_colours(BsSigns *signs)
{
    BsCodeDiff *self = g_object_get_data(G_OBJECT(signs), "diff");
    if (self)
        set_colours(self);
}

BsCodeDiff *
bs_code_diff_new(GtkSourceView *view)
{
    BsCodeDiff *self = g_new0(BsCodeDiff, 1);
    self->buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    for (guint i = 0; i < N_TAGS; i++)
        self->tags[i] = gtk_text_buffer_create_tag(self->buffer, NULL, NULL);
    g_object_set(self->tags[TAG_NEW], "weight", PANGO_WEIGHT_BOLD, "underline",
                 PANGO_UNDERLINE_SINGLE, NULL);
    g_object_set(self->tags[TAG_OLD], "weight", PANGO_WEIGHT_BOLD, "strikethrough", TRUE, NULL);
    g_object_set(self->tags[TAG_RENAMED], "style", PANGO_STYLE_ITALIC, NULL);
    set_colours(self);
    self->signs = g_object_new(BS_TYPE_SIGNS, NULL);
    g_object_set_data(G_OBJECT(self->signs), "diff", self);
    bs_colours_watch(self->signs, G_CALLBACK(signs_set_colours));
    gtk_source_gutter_insert(gtk_source_view_get_gutter(view, GTK_TEXT_WINDOW_LEFT),
                             GTK_SOURCE_GUTTER_RENDERER(self->signs), 1);
    return self;
}

// What is said of a line stands beside its text, and not in the middle of the room below it.
void
bs_code_top_gutter(GtkSourceView *view)
{
    GtkWidget *gutter = GTK_WIDGET(gtk_source_view_get_gutter(view, GTK_TEXT_WINDOW_LEFT));
    for (GtkWidget *child = gtk_widget_get_first_child(gutter); child;
         child = gtk_widget_get_next_sibling(child)) {
        if (GTK_SOURCE_IS_GUTTER_RENDERER(child))
            g_object_set(child, "alignment-mode", GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_FIRST,
                         "yalign", 0.0F, NULL);
    }
}

void
bs_code_diff_free(BsCodeDiff *self)
{
    if (!self)
        return;
    g_object_set_data(G_OBJECT(self->signs), "diff", NULL);
    g_free(self);
}

// Columns are bytes; the buffer may have other bytes where the text was not valid.
static void
tag_bytes(BsCodeDiff *self, Tag tag, guint32 line, guint32 begin, guint32 end)
{
    GtkTextIter from, to;
    gtk_text_buffer_get_iter_at_line(self->buffer, &from, (int)line);
    to = from;
    if (!gtk_text_iter_ends_line(&to))
        gtk_text_iter_forward_to_line_end(&to);
    const guint32 len = (guint32)gtk_text_iter_get_line_index(&to);
    gtk_text_iter_set_line_index(&from, (int)MIN(begin, len));
    gtk_text_iter_set_line_index(&to, (int)MIN(end, len));
    gtk_text_buffer_apply_tag(self->buffer, self->tags[tag], &from, &to);
}

// Each tag splits the line further, and where one begins is counted from the line's begin: of many
// words, those that are next to one another are marked as one, and of very many, all are.
static void
mark_words(BsCodeDiff *self, const BsDiffSide *side, BsDiffWhich which, guint32 number)
{
    enum { MANY_WORDS = 50, MAX_MARKS = 200, BETWEEN = 2 }; // `, `
    const BsDiffLine *line = &side->lines[number];
    // Where no line has any, there is no array.
    const BsDiffWord *words = line->n_words ? &side->words[line->first_word] : NULL;
    const Tag changed = which == BS_DIFF_BEFORE ? TAG_OLD : TAG_NEW;
    guint32 n_marks = 0;
    for (guint32 i = 0, next; i < line->n_words; i = next) {
        const gboolean all = ++n_marks == MAX_MARKS;
        for (next = i + 1; next < line->n_words; next++) {
            const gboolean near = line->n_words > MANY_WORDS &&
                                  words[next].renamed == words[i].renamed &&
                                  words[next].begin <= words[next - 1].end + BETWEEN;
            if (!all && !near)
                break;
        }
        tag_bytes(self, words[i].renamed && !all ? TAG_RENAMED : changed, number, words[i].begin,
                  words[next - 1].end);
    }
}

static void
mark_line(BsCodeDiff *self, const BsDiffSide *side, BsDiffWhich which, guint32 number)
{
    const BsDiffLine *line = &side->lines[number];
    const guint32 len = line->end - line->begin;
    if (line->kind == BS_DIFF_ADDED)
        tag_bytes(self, TAG_ADDED, number, 0, len);
    else if (line->kind == BS_DIFF_REMOVED)
        tag_bytes(self, TAG_REMOVED, number, 0, len);
    else if (bs_diff_line_differs(line))
        tag_bytes(self, TAG_ALTERED, number, 0, len);
    mark_words(self, side, which, number);
}

void
bs_code_diff_show(BsCodeDiff *self, const BsDiff *diff, BsDiffWhich which, BsTextLines where)
{
    const guint32 end = diff ? MIN(where.end, diff->sides[which].n_lines) : 0;
    for (guint i = 0; i < N_TAGS; i++)
        bs_code_remove_tag(self->buffer, self->tags[i]);
    self->signs->diff = diff;
    self->signs->which = which;
    gtk_widget_set_visible(GTK_WIDGET(self->signs), diff != NULL);
    gtk_widget_queue_draw(GTK_WIDGET(self->signs));
    for (guint32 i = where.first; i < end; i++)
        mark_line(self, &diff->sides[which], which, i);
}

static char *
describe_moment(const BsDiff *diff, BsDiffWhich side)
{
    if (!diff)
        return NULL;
    const guint32 event = diff->sides[side].position;
    if (event == 0)
        return g_strdup(side == BS_DIFF_BEFORE ? _("before: the input") : _("after: the input"));
    return g_strdup_printf(side == BS_DIFF_BEFORE ? _("before: event %u") : _("after: event %u"),
                           event);
}

void
bs_code_diff_show_moment(const BsDiff *step, BsDiffWhich side, GtkLabel *label, GtkWidget *chooser)
{
    g_autofree char *moment = describe_moment(step, side);
    gtk_label_set_text(label, moment ? moment : "");
    gtk_widget_set_visible(GTK_WIDGET(label), moment != NULL);
    gtk_widget_set_visible(chooser, moment == NULL);
}

char *
bs_code_diff_note(const BsDiff *diff, BsDiffWhich side)
{
    if (!diff || side == BS_DIFF_BEFORE)
        return g_strdup("");
    g_autofree char *summary = bs_diff_summary(diff);
    return g_strdup(*summary ? summary : _("no differences"));
}
