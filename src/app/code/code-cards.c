// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-cards.h"

#include "app/kit/label.h"
#include "debug/buffers/indicators.h"
#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "debug/telling/explain.h"
#include "ir/effects.h"
#include "support/i18n.h"
#include "view/scene/look.h"

#include <adwaita.h>

enum { MOST_CARDS = 60, MOST_ROWS = 24, COLUMNS = 4, INDENT = 30, BELOW = 6 };

typedef struct Card {
    guint32 line;
    GtkWidget *widget; // a slot
    GtkTextTag *room;  // below its line
    gboolean is_put;   // ...
    int put;           // ... so far down
    int height;
} Card;

struct BsCodeCards {
    GtkTextView *view;
    GArray *cards; // of Card
    GPtrArray
        *slots; // overlays of the view, one for each card there ever was: GTK 4.8 removes none
    GString *said;
    guint fitting; // tick callback
    guint tries;   // until they are where they belong
    int width;     // for which they were fitted
};

// -- what a card says ----------------------------------------------------------------------------

// "%0 (%own)": as the code names it, and as the source does.
static char *
name_of(BsDocument *document, const BsValue *value)
{
    g_autofree char *name = bs_document_telling_name(document, value, TRUE);
    const char *other = name ? bs_document_other_name(document, value) : NULL;
    return other ? g_strdup_printf("%s (%s)", name, other) : g_steal_pointer(&name);
}

static char *
condition_of(BsDocument *document, const BsMark *mark)
{
    g_autofree char *name = mark->condition ? name_of(document, mark->condition) : NULL;
    if (mark->kind == BS_MARK_RETAINED)
        return NULL;
    if (mark->never)
        return g_strdup(_("never"));
    if (!name)
        return g_strdup(_("always"));
    return g_strdup_printf(mark->by_indicator ? _("unless %s is null") : _("if %s"), name);
}

// The memrefs that an op retains, as a list.
static char *
retained_by(BsDocument *document, const GArray *marks)
{
    GString *names = g_string_new(NULL);
    for (guint i = 0; i < marks->len; i++) {
        const BsMark *mark = &g_array_index(marks, BsMark, i);
        g_autofree char *name =
            mark->kind == BS_MARK_RETAINED ? name_of(document, mark->value) : NULL;
        if (name)
            g_string_append_printf(names, "%s%s", names->len ? ", " : "", name);
    }
    return g_string_free(names, FALSE);
}

static char *
fate_of(BsDocument *document, const BsMark *mark, const GArray *marks)
{
    const char *sign =
        bs_looks[mark->kind == BS_MARK_FREED ? BS_LOOK_FREED : BS_LOOK_RETAINED].sign;
    if (mark->kind == BS_MARK_FREED) {
        g_autofree char *retained = mark->unless_aliased ? retained_by(document, marks) : NULL;
        return retained && *retained
                   ? g_strdup_printf(_("%s freed, unless it aliases %s"), sign, retained)
                   : g_strdup_printf(_("%s freed"), sign);
    }
    const char *target = mark->target ? bs_document_block_name(document, mark->target) : NULL;
    return target ? g_strdup_printf(_("%s retained for %s"), sign, target)
                  : g_strdup_printf(_("%s retained"), sign);
}

// Whose it is afterwards: the code's, if the result says so.
static char *
owner_of(BsDocument *document, const BsMark *mark)
{
    g_autofree char *name = mark->kind == BS_MARK_RETAINED && mark->condition
                                ? name_of(document, mark->condition)
                                : NULL;
    if (!name)
        return NULL;
    return g_strdup_printf(mark->by_indicator ? _("owned unless %s is null") : _("owned if %s"),
                           name);
}

static void
add_cell(GtkGrid *grid, const char *text, int column, int row, const char *look)
{
    GtkWidget *label = bs_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_yalign(GTK_LABEL(label), 0);
    bs_label_wrap(GTK_LABEL(label));
    gtk_widget_set_hexpand(label, column == COLUMNS - 2);
    gtk_widget_add_css_class(label, row ? "cell" : "dim-label");
    if (look)
        gtk_widget_add_css_class(label, look);
    gtk_grid_attach(grid, label, column, row, 1, 1);
}

static void
add_row(BsCodeCards *self, GtkGrid *grid, BsDocument *document, guint32 line, const GArray *marks,
        guint number)
{
    const BsMark *mark = &g_array_index(marks, BsMark, number);
    g_autofree char *name = name_of(document, mark->value);
    g_autofree char *condition = condition_of(document, mark);
    g_autofree char *fate = fate_of(document, mark, marks);
    g_autofree char *owner = owner_of(document, mark);
    const char *const cells[COLUMNS] = {name, condition, fate, owner};
    const char *look = mark->kind == BS_MARK_FREED ? "freed" : "retained";
    g_string_append_printf(self->said, "%u:", line + 1);
    for (int i = 0; i < COLUMNS; i++) {
        if (cells[i])
            add_cell(grid, cells[i], i, (int)number + 1, i == COLUMNS - 2 ? look : NULL);
        g_string_append_printf(self->said, "%s%s", i ? " | " : " ", cells[i] ? cells[i] : "");
    }
    g_string_append_c(self->said, '\n');
}

static GtkWidget *
new_card(BsCodeCards *self, BsDocument *document, guint32 line, const GArray *marks)
{
    const char *const heads[COLUMNS] = {_("Memref"), _("Condition"), _("What happens"),
                                        _("Who owns it then")};
    gboolean owned = FALSE;
    for (guint i = 0; i < marks->len; i++)
        owned |= g_array_index(marks, BsMark, i).kind == BS_MARK_RETAINED;
    GtkWidget *grid = gtk_grid_new();
    gtk_widget_add_css_class(grid, "dealloc-card");
    gtk_grid_set_column_spacing(GTK_GRID(grid), 18);
    for (int i = 0; i < (owned ? COLUMNS : COLUMNS - 1); i++)
        add_cell(GTK_GRID(grid), heads[i], i, 0, NULL);
    for (guint i = 0; i < marks->len && i < MOST_ROWS; i++)
        add_row(self, GTK_GRID(grid), document, line, marks, i);
    if (marks->len > MOST_ROWS) {
        g_autofree char *more = g_strdup_printf(_("… and %u more"), marks->len - MOST_ROWS);
        add_cell(GTK_GRID(grid), more, 0, MOST_ROWS + 1, NULL);
    }
    g_autofree char *name = g_strdup_printf(_("What the dealloc at line %u does"), line + 1);
    gtk_accessible_update_property(GTK_ACCESSIBLE(grid), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    return grid;
}

// -- where they are ------------------------------------------------------------------------------

static void
line_at(BsCodeCards *self, guint32 line, GtkTextIter *begin, GtkTextIter *end)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(self->view);
    gtk_text_buffer_get_iter_at_line(buffer, begin, (int)line);
    *end = *begin;
    gtk_text_iter_forward_line(end);
}

// Its line leaves as much room as it needs.
static void
make_room(BsCodeCards *self, Card *card)
{
    int height;
    gtk_widget_measure(card->widget, GTK_ORIENTATION_VERTICAL, self->width, NULL, &height, NULL,
                       NULL);
    if (card->height == height)
        return;
    card->height = height;
    g_object_set(card->room, "pixels-below-lines", height + BELOW, NULL);
}

// Whether it is below its line; else it is put there. How far GTK scrolls what lies over a text is
// another thing in each release, and in 4.8 at each moment: it is seen from where a card has come.
static gboolean
place(BsCodeCards *self, Card *card)
{
    GtkTextIter begin, end;
    graphene_rect_t bounds;
    int y, height, x, wanted;
    line_at(self, card->line, &begin, &end);
    gtk_text_view_get_line_yrange(self->view, &begin, &y, &height);
    gtk_text_view_buffer_to_window_coords(self->view, GTK_TEXT_WINDOW_WIDGET, 0,
                                          y + height - card->height - BELOW / 2, &x, &wanted);
    const gboolean is_seen =
        card->is_put && gtk_widget_compute_bounds(card->widget, GTK_WIDGET(self->view), &bounds) &&
        bounds.size.height > 0;
    if (is_seen && ABS(bounds.origin.y - (float)wanted) < 1)
        return TRUE;
    card->put = wanted + (is_seen ? card->put - (int)bounds.origin.y : 0);
    card->is_put = TRUE;
    gtk_text_view_move_overlay(self->view, card->widget, INDENT, card->put);
    return FALSE;
}

// Lines above may get their height later, and the view another width: it is asked for again then.
static gboolean
fit(GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
    enum { MOST_TRIES = 8 };
    BsCodeCards *self = data;
    GdkRectangle seen;
    gboolean fits = TRUE;
    gtk_text_view_get_visible_rect(self->view, &seen);
    const int width = MAX(200, seen.width - 2 * INDENT);
    const gboolean other = width != self->width;
    self->width = width;
    for (guint i = 0; i < self->cards->len; i++) {
        Card *card = &g_array_index(self->cards, Card, i);
        if (other)
            gtk_widget_set_size_request(card->widget, width, -1);
        make_room(self, card);
    }
    for (guint i = 0; i < self->cards->len; i++)
        fits &= place(self, &g_array_index(self->cards, Card, i));
    if (!fits && ++self->tries < MOST_TRIES)
        return G_SOURCE_CONTINUE;
    self->fitting = 0;
    return G_SOURCE_REMOVE;
}

static void
fit_soon(BsCodeCards *self)
{
    self->tries = 0;
    if (!self->fitting && self->cards->len)
        self->fitting = gtk_widget_add_tick_callback(GTK_WIDGET(self->view), fit, self, NULL);
}

// -- showing -------------------------------------------------------------------------------------

static void
clear(BsCodeCards *self)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(self->view);
    for (guint i = 0; i < self->cards->len; i++) {
        const Card *card = &g_array_index(self->cards, Card, i);
        gtk_widget_set_visible(card->widget, FALSE);
        adw_bin_set_child(ADW_BIN(card->widget), NULL);
        gtk_widget_set_size_request(card->widget, -1, -1);
        gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), card->room);
    }
    g_array_set_size(self->cards, 0);
    g_string_truncate(self->said, 0);
    self->width = 0;
}

static GtkWidget *
free_slot(BsCodeCards *self)
{
    if (self->cards->len < self->slots->len)
        return self->slots->pdata[self->cards->len];
    GtkWidget *slot = adw_bin_new();
    gtk_text_view_add_overlay(self->view, slot, INDENT, 0);
    g_ptr_array_add(self->slots, slot);
    return slot;
}

static void
add_card(BsCodeCards *self, BsDocument *document, guint32 line, const GArray *marks)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(self->view);
    GtkTextIter begin, end;
    Card card = {.line = line, .widget = free_slot(self)};
    adw_bin_set_child(ADW_BIN(card.widget), new_card(self, document, line, marks));
    gtk_widget_set_visible(card.widget, TRUE);
    card.room = gtk_text_buffer_create_tag(buffer, NULL, "pixels-below-lines", BELOW, NULL);
    line_at(self, line, &begin, &end);
    gtk_text_buffer_apply_tag(buffer, card.room, &begin, &end);
    g_array_append_val(self->cards, card);
}

typedef struct Moment {
    BsCodeCards *cards;
    const BsText *text;
} Moment;

static void
add_cards(BsDocument *document, gpointer data)
{
    const Moment *moment = data;
    g_autoptr(GArray) marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    for (guint i = 0; i < moment->text->ops->len && moment->cards->cards->len < MOST_CARDS; i++) {
        const BsOpLines *lines = &g_array_index(moment->text->ops, BsOpLines, i);
        const BsMemory memory = bs_op_memory(lines->op);
        if (memory != BS_MEMORY_FREE_IF && memory != BS_MEMORY_RETAIN)
            continue;
        g_array_set_size(marks, 0);
        bs_document_op_marks(document, (BsOp *)(gsize)lines->op, marks);
        if (marks->len)
            add_card(moment->cards, document, lines->last, marks);
    }
}

void
bs_code_cards_show(BsCodeCards *self, BsDocument *document, const BsText *text, guint32 at)
{
    Moment moment = {self, text};
    clear(self);
    if (text && text->ops)
        bs_document_visit(document, at, add_cards, &moment);
    fit_soon(self);
}

char *
bs_code_cards_text(const BsCodeCards *self)
{
    return g_strdup(self->said->str);
}

BsCodeCards *
bs_code_cards_new(GtkTextView *view)
{
    static const char *const changes[] = {"notify::upper", "notify::page-size"};
    BsCodeCards *self = g_new0(BsCodeCards, 1);
    self->view = view;
    self->cards = g_array_new(FALSE, TRUE, sizeof(Card));
    self->slots = g_ptr_array_new();
    self->said = g_string_new(NULL);
    GtkAdjustment *const scrolled[] = {gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(view)),
                                       gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(view))};
    for (guint i = 0; i < G_N_ELEMENTS(scrolled); i++) {
        for (guint k = 0; k < G_N_ELEMENTS(changes); k++)
            g_signal_connect_swapped(scrolled[i], changes[k], G_CALLBACK(fit_soon), self);
    }
    // What comes into sight may get another height, and others lose as much.
    g_signal_connect_swapped(scrolled[0], "value-changed", G_CALLBACK(fit_soon), self);
    return self;
}

void
bs_code_cards_free(BsCodeCards *self)
{
    if (!self)
        return;
    if (self->fitting)
        gtk_widget_remove_tick_callback(GTK_WIDGET(self->view), self->fitting);
    g_signal_handlers_disconnect_by_data(gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(self->view)),
                                         self);
    g_signal_handlers_disconnect_by_data(gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(self->view)),
                                         self);
    g_array_unref(self->cards);
    g_ptr_array_unref(self->slots);
    g_string_free(self->said, TRUE);
    g_free(self);
}
