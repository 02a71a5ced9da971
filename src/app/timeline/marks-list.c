// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/timeline/marks-list.h"

#include "app/kit/label.h"
#include "app/kit/menu.h"
#include "app/kit/row-keys.h"
#include "debug/telling/explain.h"
#include "support/i18n.h"
#include "view/scene/clean-text.h"

struct _BsMarksList {
    GtkBox parent_instance;
    BsMarks *marks;
    BsSession *session;
    GtkListBox *breakpoints, *bookmarks;
    GtkMenuButton *break_on;
    GMenu *patterns;
    GPtrArray *rules; // of the patterns that are in there, of char *
    gboolean editing; // the change came from a row, which shows it already
};

G_DEFINE_FINAL_TYPE(BsMarksList, bs_marks_list, GTK_TYPE_BOX)

// -- rows ----------------------------------------------------------------------------------------

static guint
row_index(GtkWidget *inside)
{
    GtkWidget *row = gtk_widget_get_ancestor(inside, GTK_TYPE_LIST_BOX_ROW);
    return row ? (guint)gtk_list_box_row_get_index(GTK_LIST_BOX_ROW(row)) : G_MAXUINT;
}

static void
name_widget(GtkWidget *widget, const char *name)
{
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
remove_button(const char *what, const char *action, guint index)
{
    g_autofree char *name = g_strdup_printf(_("Remove %s"), what);
    GtkWidget *button = gtk_button_new_from_icon_name("user-trash-symbolic");
    gtk_button_set_has_frame(GTK_BUTTON(button), FALSE);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
    gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "i", (gint32)index);
    gtk_widget_set_tooltip_text(button, _("Remove"));
    name_widget(button, name);
    return button;
}

static GtkWidget *
row_label(const char *text, gboolean dim)
{
    GtkWidget *label = bs_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), dim ? 1 : 0);
    if (dim) {
        gtk_widget_add_css_class(label, "dim-label");
        gtk_widget_add_css_class(label, "numeric");
    } else {
        gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_MIDDLE);
        gtk_widget_set_hexpand(label, TRUE);
        bs_label_tooltip(label, text);
    }
    return label;
}

static void
on_enabled(BsMarksList *self, GParamSpec *pspec, GtkCheckButton *check)
{
    self->editing = TRUE;
    bs_marks_enable_breakpoint(self->marks, row_index(GTK_WIDGET(check)),
                               gtk_check_button_get_active(check));
    self->editing = FALSE;
}

// Arrow keys go to rows as a whole.
static GtkWidget *
named_row(GtkWidget *content, const char *name)
{
    GtkWidget *row = gtk_list_box_row_new();
    gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), content);
    name_widget(row, name);
    return row;
}

static GtkWidget *
breakpoint_row(BsMarksList *self, const BsBreakpoint *breakpoint, guint index)
{
    g_autofree char *text = bs_breakpoint_text(breakpoint);
    g_autofree char *note =
        breakpoint->lost ? g_strdup(_("not in this program"))
                         : g_strdup_printf(bs_plural("%u stop", "%u stops", breakpoint->stops->len),
                                           breakpoint->stops->len);
    g_autofree char *name = g_strdup_printf("%s, %s", text, note);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *check = gtk_check_button_new();
    gtk_check_button_set_active(GTK_CHECK_BUTTON(check), breakpoint->enabled);
    gtk_widget_set_tooltip_text(check, _("Stop here"));
    name_widget(check, name);
    g_signal_connect_object(check, "notify::active", G_CALLBACK(on_enabled), self,
                            G_CONNECT_SWAPPED);
    gtk_box_append(GTK_BOX(box), check);
    gtk_box_append(GTK_BOX(box), row_label(text, FALSE));
    gtk_box_append(GTK_BOX(box), row_label(note, TRUE));
    gtk_box_append(GTK_BOX(box), remove_button(text, "win.breakpoint-remove", index));
    return named_row(box, name);
}

static void
on_note(BsMarksList *self, GtkEditable *entry)
{
    self->editing = TRUE;
    bs_marks_rename_bookmark(self->marks, row_index(GTK_WIDGET(entry)),
                             gtk_editable_get_text(entry));
    self->editing = FALSE;
}

static void
close_around(GtkWidget *widget)
{
    GtkWidget *popover = gtk_widget_get_ancestor(widget, GTK_TYPE_POPOVER);
    if (popover)
        gtk_popover_popdown(GTK_POPOVER(popover));
}

// In the language of the desktop, as long as there is the event.
static const char *
sentence_of(BsMarksList *self, const BsBookmark *bookmark)
{
    return bookmark->lost || !bs_session_is_walkable(self->session)
               ? bookmark->sentence
               : bs_document_explain(bs_session_document(self->session), bookmark->event);
}

static GtkWidget *
bookmark_row(BsMarksList *self, const BsBookmark *bookmark, guint index)
{
    g_autofree char *where =
        bookmark->event ? g_strdup_printf(_("event %u"), bookmark->event) : g_strdup(_("input"));
    g_autofree char *name = g_strdup_printf(_("Note of the bookmark at %s"), where);
    const char *sentence = sentence_of(self, bookmark);
    g_autofree char *whole = g_strdup_printf("%s, %s", where, sentence);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *entry = gtk_entry_new();
    gtk_widget_set_hexpand(entry, TRUE);
    gtk_editable_set_text(GTK_EDITABLE(entry), bookmark->note);
    g_autofree char *clipped = sentence ? bs_clip_text(sentence) : NULL;
    gtk_entry_set_placeholder_text(GTK_ENTRY(entry), clipped);
    gtk_widget_set_tooltip_text(entry, clipped);
    name_widget(entry, name);
    g_signal_connect_object(entry, "changed", G_CALLBACK(on_note), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(entry, "activate", G_CALLBACK(close_around), entry, G_CONNECT_SWAPPED);
    gtk_box_append(GTK_BOX(box), row_label(bookmark->lost ? _("gone") : where, TRUE));
    gtk_box_append(GTK_BOX(box), entry);
    gtk_box_append(GTK_BOX(box), remove_button(where, "win.bookmark-remove", index));
    return named_row(box, whole);
}

// -- filling -------------------------------------------------------------------------------------

static void
empty(GtkListBox *list)
{
    GtkWidget *row;
    while ((row = GTK_WIDGET(gtk_list_box_get_row_at_index(list, 0))))
        gtk_list_box_remove(list, row);
}

static void
fill(BsMarksList *self)
{
    const BsBreakpoints *breakpoints = bs_marks_breakpoints(self->marks);
    const BsBookmarks *bookmarks = bs_marks_bookmarks(self->marks);
    if (self->editing)
        return;
    empty(self->breakpoints);
    empty(self->bookmarks);
    for (guint i = 0; i < bs_breakpoints_length(breakpoints); i++)
        gtk_list_box_append(self->breakpoints,
                            breakpoint_row(self, bs_breakpoints_get(breakpoints, i), i));
    for (guint i = 0; i < bs_bookmarks_length(bookmarks); i++)
        gtk_list_box_append(self->bookmarks, bookmark_row(self, bs_bookmarks_get(bookmarks, i), i));
    bs_row_keys_choose(self->breakpoints, gtk_list_box_get_row_at_index(self->breakpoints, 0));
    bs_row_keys_choose(self->bookmarks, gtk_list_box_get_row_at_index(self->bookmarks, 0));
}

// The rules of patterns that rewrote something in this program, each once. Of char *.
static GPtrArray *
find_rules(BsMarksList *self)
{
    const BsTimeline *timeline = bs_session_is_walkable(self->session)
                                     ? bs_document_timeline(bs_session_document(self->session))
                                     : NULL;
    g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);
    GPtrArray *rules = g_ptr_array_new_with_free_func(g_free);
    for (guint32 i = 1; timeline && i <= bs_timeline_length(timeline); i++) {
        const BsEvent *event = bs_timeline_event(timeline, i);
        if (event->kind == BS_EVENT_PATTERN && event->rule &&
            g_hash_table_add(seen, (gpointer)(gsize)event->rule))
            g_ptr_array_add(rules, g_strdup(event->rule));
    }
    return rules;
}

static gboolean
are_same(const GPtrArray *a, const GPtrArray *b)
{
    guint same = 0;
    while (same < a->len && same < b->len && g_str_equal(a->pdata[same], b->pdata[same]))
        same++;
    return same == a->len && same == b->len;
}

// A program that is edited has mostly those that it had.
static void
fill_patterns(BsMarksList *self)
{
    g_autoptr(GPtrArray) before = self->rules;
    self->rules = find_rules(self);
    if (are_same(before, self->rules))
        return;
    g_menu_remove_all(self->patterns);
    for (guint i = 0; i < self->rules->len; i++) {
        const char *rule = self->rules->pdata[i];
        g_autofree char *on = g_strconcat("pattern:", rule, NULL);
        g_autoptr(GMenuItem) item = g_menu_item_new(bs_rule_label(rule), NULL);
        g_menu_item_set_action_and_target(item, "win.break-on", "s", on);
        g_menu_append_item(self->patterns, item);
    }
}

// -- going ---------------------------------------------------------------------------------------

static void
on_breakpoint(BsMarksList *self, GtkListBoxRow *row)
{
    const BsBreakpoint *breakpoint = bs_breakpoints_get(bs_marks_breakpoints(self->marks),
                                                        (guint)gtk_list_box_row_get_index(row));
    const GArray *stops = breakpoint ? breakpoint->stops : NULL;
    guint at = 0;
    while (stops && at < stops->len &&
           g_array_index(stops, guint32, at) <= bs_session_cursor(self->session))
        at++;
    if (stops && stops->len)
        bs_session_goto(self->session, g_array_index(stops, guint32, at < stops->len ? at : 0));
}

static void
on_bookmark(BsMarksList *self, GtkListBoxRow *row)
{
    const BsBookmark *bookmark =
        bs_bookmarks_get(bs_marks_bookmarks(self->marks), (guint)gtk_list_box_row_get_index(row));
    if (bookmark && !bookmark->lost)
        bs_session_goto(self->session, bookmark->event);
}

void
bs_marks_list_edit_bookmark(BsMarksList *self, guint index)
{
    GtkListBoxRow *row = gtk_list_box_get_row_at_index(self->bookmarks, (int)index);
    GtkWidget *box = row ? gtk_list_box_row_get_child(row) : NULL;
    bs_row_keys_choose(self->bookmarks, row);
    for (GtkWidget *child = box ? gtk_widget_get_first_child(box) : NULL; child;
         child = gtk_widget_get_next_sibling(child)) {
        if (GTK_IS_ENTRY(child))
            gtk_widget_grab_focus(child);
    }
}

// -- the widget ----------------------------------------------------------------------------------

void
bs_marks_list_set_marks(BsMarksList *self, BsMarks *marks, BsSession *session)
{
    self->marks = marks;
    self->session = session;
    g_signal_connect_object(marks, "changed", G_CALLBACK(fill), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "loaded", G_CALLBACK(fill_patterns), self, G_CONNECT_SWAPPED);
}

static void
bs_marks_list_dispose(GObject *object)
{
    GtkWidget *child;
    g_clear_object(&BS_MARKS_LIST(object)->patterns);
    g_clear_pointer(&BS_MARKS_LIST(object)->rules, g_ptr_array_unref);
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))))
        gtk_widget_unparent(child);
    G_OBJECT_CLASS(bs_marks_list_parent_class)->dispose(object);
}

static void
bs_marks_list_class_init(BsMarksListClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->dispose = bs_marks_list_dispose;
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/marks-list.ui");
    gtk_widget_class_bind_template_child(widget_class, BsMarksList, breakpoints);
    gtk_widget_class_bind_template_child(widget_class, BsMarksList, bookmarks);
    gtk_widget_class_bind_template_child(widget_class, BsMarksList, break_on);
    gtk_widget_class_bind_template_callback(widget_class, on_breakpoint);
    gtk_widget_class_bind_template_callback(widget_class, on_bookmark);
}

// What is the same for all programs, and the patterns of this one.
static void
fill_menu(BsMarksList *self)
{
    g_autoptr(GMenu) menu = g_menu_new();
    GMenuModel *shared = bs_menu("break_menu");
    for (int i = 0; i < g_menu_model_get_n_items(shared); i++) {
        g_autoptr(GMenuModel) section = g_menu_model_get_item_link(shared, i, G_MENU_LINK_SECTION);
        g_menu_append_section(menu, NULL, section);
    }
    self->patterns = g_menu_new();
    self->rules = g_ptr_array_new_with_free_func(g_free);
    g_menu_append_submenu(menu, _("Pattern"), G_MENU_MODEL(self->patterns));
    gtk_menu_button_set_menu_model(self->break_on, G_MENU_MODEL(menu));
}

static GtkWidget *
placeholder(const char *text)
{
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(label), 44); // else its height is that of fewer lines
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_add_css_class(label, "dim-label");
    gtk_widget_add_css_class(label, "placeholder");
    return label;
}

static void
bs_marks_list_init(BsMarksList *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    fill_menu(self);
    bs_row_keys_add(self->breakpoints);
    bs_row_keys_add(self->bookmarks);
    gtk_list_box_set_placeholder(
        self->breakpoints, placeholder(_("Select an op, value or block and press Ctrl+F8, "
                                         "or add a kind of event. F5 runs to the next stop.")));
    gtk_list_box_set_placeholder(self->bookmarks,
                                 placeholder(_("Ctrl+Shift+M keeps the place of the cursor.")));
}
