// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code-view-private.h"

#include "app/code-sparse.h"
#include "app/code-symbols.h"
#include "app/drop-down.h"
#include "debug/cursor.h"
#include "debug/snapshot.h"
#include "support/i18n.h"
#include "syntax/parser.h"
#include "view/look.h"

#include <adwaita.h>
#include <gtksourceview/gtksource.h>

G_DEFINE_FINAL_TYPE(BsCodeView, bs_code_view, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, PROP_STAGE, N_PROPS };
static GParamSpec *properties[N_PROPS];

// -- the note ------------------------------------------------------------------------------------

// What the view has to say of itself.
static void
update_note(BsCodeView *self)
{
    g_autofree char *difference = bs_code_diff_note(self->session, self->side);
    const char *text = difference;
    if (self->not_hovered)
        text = _("no counterpart here");
    else if (self->not_selected)
        text = _("selection is not in this stage");
    gtk_label_set_text(self->note, text);
    gtk_widget_set_tooltip_text(GTK_WIDGET(self->note), text);
    bs_code_diff_show_moment(self->session, self->side, self->moment, GTK_WIDGET(self->chooser));
}

// -- what is in sight ----------------------------------------------------------------------------

// What a giant text shows before and after these lines has its text and marks, too: a page up or
// down is there when it is scrolled to.
static void
look_around(BsCodeView *self, BsCodeLines lines)
{
    const BsCodeLines page = bs_code_lines_in_view(GTK_TEXT_VIEW(self->view));
    const guint32 n = page.end - page.first;
    self->sight = (BsCodeLines){lines.first - MIN(lines.first, n), lines.end + n};
    bs_code_text_look_at(self->shown_text, self->sight);
}

static void
move_sight(BsCodeView *self, BsCodeLines lines)
{
    if (lines.first >= self->sight.first && lines.end <= self->sight.end)
        return;
    look_around(self, lines);
    if (self->deallocs_marked)
        bs_code_marks_deallocs(self, self->sight);
    bs_code_diff_show(self->diff, bs_session_diff(self->session), self->side, self->sight);
    bs_code_marks_put(self);
}

// -- scrolling -----------------------------------------------------------------------------------

#define SCROLL_MARGIN 0.1 // of the view, above and below what is scrolled to

static void
scroll_to_cursor(BsCodeView *self)
{
    gtk_text_view_scroll_to_mark(GTK_TEXT_VIEW(self->view),
                                 gtk_text_buffer_get_insert(GTK_TEXT_BUFFER(self->buffer)),
                                 SCROLL_MARGIN, FALSE, 0, 0);
}

// As scroll_to_cursor(), but at once: a text view scrolls in several frames, and stops where lines
// change meanwhile, as those of a giant text do when they come in sight. Returns whether it had to.
static gboolean
jump_to(BsCodeView *self, guint32 line)
{
    GtkAdjustment *scroll = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(self->view));
    GtkTextIter at;
    GdkRectangle seen;
    int y, height;
    gtk_text_buffer_get_iter_at_line(GTK_TEXT_BUFFER(self->buffer), &at, (int)line);
    gtk_text_view_get_line_yrange(GTK_TEXT_VIEW(self->view), &at, &y, &height);
    gtk_text_view_get_visible_rect(GTK_TEXT_VIEW(self->view), &seen);
    if (y >= seen.y && y + height <= seen.y + seen.height)
        return FALSE;
    const int margin = (int)(seen.height * SCROLL_MARGIN);
    const int highest = y + height + margin - seen.height, lowest = y - margin;
    const int top = gtk_text_view_get_top_margin(GTK_TEXT_VIEW(self->view));
    const double before = gtk_adjustment_get_value(scroll);
    gtk_adjustment_set_value(scroll, CLAMP(seen.y, MIN(highest, lowest), lowest) + top);
    return gtk_adjustment_get_value(scroll) != before;
}

static gboolean
on_look(gpointer data)
{
    BsCodeView *self = data;
    self->looking = 0;
    if (!bs_code_text_is_giant(self->shown_text))
        return G_SOURCE_REMOVE;
    move_sight(self, bs_code_lines_in_view(GTK_TEXT_VIEW(self->view)));
    if (self->aim >= 0)
        jump_to(self, (guint32)self->aim);
    return G_SOURCE_REMOVE;
}

// Who drags the scroll bar moves it in a frame, first of all: no idle comes before that is drawn.
static gboolean
on_frame(GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
    BsCodeView *self = BS_CODE_VIEW(widget);
    (void)clock;
    (void)data;
    if (self->looking) {
        g_source_remove(self->looking);
        on_look(self);
    }
    return G_SOURCE_REMOVE;
}

// Not at once: the text view may be about to lay out its lines. Before they are drawn, though.
static void
on_scrolled(BsCodeView *self)
{
    if (!self->shown_text || self->looking || !bs_code_text_is_giant(self->shown_text))
        return;
    self->looking = g_idle_add_full(G_PRIORITY_HIGH_IDLE, on_look, self, NULL);
    gtk_widget_add_tick_callback(GTK_WIDGET(self), on_frame, NULL, NULL);
}

// Once more, until it stays: what is filled there may be higher than what was blank.
static gboolean
on_laid_out(gpointer data)
{
    BsCodeView *self = data;
    if (!bs_code_text_is_giant(self->shown_text))
        scroll_to_cursor(self);
    else if (self->aim >= 0 && jump_to(self, (guint32)self->aim))
        return G_SOURCE_CONTINUE;
    self->aim = -1;
    self->scrolling = 0;
    return G_SOURCE_REMOVE;
}

// Lines that were not laid out yet have no height: in a long text the place is known when all were,
// which the text view does when there is nothing else to do.
static void
aim_at(BsCodeView *self, guint32 line)
{
    self->aim = bs_code_text_is_giant(self->shown_text) ? (gint)line : -1;
    if (!self->scrolling)
        self->scrolling = g_idle_add_full(G_PRIORITY_LOW, on_laid_out, self, NULL);
}

static void
scroll_to(BsCodeView *self, guint32 line)
{
    GtkTextIter at;
    move_sight(self, (BsCodeLines){line, line + 1});
    gtk_text_buffer_get_iter_at_line(GTK_TEXT_BUFFER(self->buffer), &at, (int)line);
    gtk_text_buffer_place_cursor(GTK_TEXT_BUFFER(self->buffer), &at);
    if (gtk_widget_get_height(GTK_WIDGET(self->view)) > 0) // or it would scroll to anywhere
        scroll_to_cursor(self);
    aim_at(self, line);
}

// -- keys and the wheel --------------------------------------------------------------------------

static guint32
cursor_line(BsCodeView *self)
{
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER(self->buffer);
    GtkTextIter at;
    gtk_text_buffer_get_iter_at_mark(buffer, &at, gtk_text_buffer_get_insert(buffer));
    return (guint32)gtk_text_iter_get_line(&at);
}

// Where the cursor of a giant text goes, there are the columns to go to.
static void
on_move_cursor(BsCodeView *self, GtkMovementStep step, int count)
{
    if (!bs_code_text_is_giant(self->shown_text))
        return;
    const BsCodeLines page = bs_code_lines_in_view(GTK_TEXT_VIEW(self->view));
    const guint32 n = page.end - page.first;
    guint32 line = cursor_line(self);
    if (step == GTK_MOVEMENT_BUFFER_ENDS)
        line =
            count < 0 ? 0 : (guint32)gtk_text_buffer_get_line_count(GTK_TEXT_BUFFER(self->buffer));
    move_sight(self, (BsCodeLines){line - MIN(line, n), line + n});
}

static void
on_cursor_moved(BsCodeView *self)
{
    if (bs_code_text_is_giant(self->shown_text))
        aim_at(self, cursor_line(self));
}

// From here on it goes where the reader scrolls.
static gboolean
on_wheel(BsCodeView *self)
{
    self->aim = -1;
    return GDK_EVENT_PROPAGATE;
}

static void
on_copy(BsCodeView *self)
{
    g_autofree char *text = bs_code_text_selection(self->shown_text);
    if (!text)
        return;
    bs_code_copy(GTK_WIDGET(self), text);
    g_signal_stop_emission_by_name(self->view, "copy-clipboard");
}

// -- marks ---------------------------------------------------------------------------------------

static void
update_marks(BsCodeView *self)
{
    bs_code_marks_clear(self);
    self->not_selected = FALSE;
    if (!bs_session_document(self->session))
        return;
    bs_code_marks_put(self);
    if (self->goal >= 0)
        scroll_to(self, (guint32)self->goal);
    update_note(self);
}

// -- text ----------------------------------------------------------------------------------------

static const BsText *
choose_text(BsCodeView *self, const char **missing)
{
    BsDocument *document = bs_session_document(self->session);
    self->shown = bs_session_function(self->session);
    *missing = NULL;
    const BsDiff *diff = bs_session_diff(self->session);
    if (diff) {
        const BsSnapshot *snapshot = diff->sides[self->side].snapshot;
        *missing = _("// The function is not there.");
        self->names = snapshot ? snapshot->names : NULL;
        return snapshot ? &snapshot->text : NULL;
    }
    if (self->stage < 0) {
        self->names = bs_document_names(document, self->shown);
        return bs_document_text(document, self->shown);
    }
    const BsSnapshot *snapshot = bs_document_snapshot(document, (guint32)self->stage, self->shown);
    if (!snapshot)
        *missing = _("// This stage was not reached.");
    self->names = snapshot ? snapshot->names : NULL;
    return snapshot ? &snapshot->text : NULL;
}

static void
name_for_readers(BsCodeView *self)
{
    BsDocument *document = bs_session_document(self->session);
    g_autofree char *name =
        self->stage < 0
            ? g_strdup(self->stays_at_end ? _("Code at the end") : _("Code at the cursor"))
            : g_strdup_printf(_("Code after stage %d, %s"), self->stage,
                              _(bs_document_stage(document, (guint32)self->stage)->name));
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                   -1);
}

static BsCodeLines
show_source(BsCodeView *self)
{
    // Of what is over the limit (a device that never ends, say), the beginning tells enough.
    enum { BEGINNING = 1 << 16 };
    const BsSource *source = bs_document_source(bs_session_document(self->session));
    return bs_code_text_show(self->shown_text, source->text,
                             source->len > BS_LIMIT_FILE_BYTES ? BEGINNING : source->len);
}

static BsCodeLines
show_program(BsCodeView *self)
{
    const char *missing;
    const BsOp *before = self->shown;
    self->text = choose_text(self, &missing);
    if (self->shown != before)
        bs_code_text_restart(self->shown_text);
    if (self->text)
        return bs_code_text_show(self->shown_text, self->text->text->str, self->text->text->len);
    missing = missing ? missing : "";
    return bs_code_text_show(self->shown_text, missing, strlen(missing));
}

static void
update(BsCodeView *self)
{
    const BsDocument *document = self->session ? bs_session_document(self->session) : NULL;
    self->text = NULL;
    self->names = NULL;
    bs_code_marks_clear(self);
    if (!document) {
        bs_code_diff_show(self->diff, NULL, self->side, bs_code_all_lines);
        bs_code_text_show(self->shown_text, "", 0);
        return;
    }
    const BsDiff *diff = bs_session_diff(self->session);
    const BsCodeLines changed =
        bs_session_is_walkable(self->session) ? show_program(self) : show_source(self);
    self->sight = bs_code_all_lines;
    if (bs_code_text_is_giant(self->shown_text))
        look_around(self, bs_code_lines_in_view(GTK_TEXT_VIEW(self->view)));
    bs_code_marks_update_deallocs(self, self->text && !diff, changed);
    bs_code_diff_show(self->diff, diff, self->side, self->sight);
    update_marks(self);
    name_for_readers(self);
}

// -- the list of stages --------------------------------------------------------------------------

static void
fill_stages(BsCodeView *self)
{
    BsDocument *document = bs_session_document(self->session);
    const guint32 n = document ? bs_document_n_stages(document) : 0;
    self->filling = TRUE;
    gtk_string_list_splice(self->stages, 0, g_list_model_get_n_items(G_LIST_MODEL(self->stages)),
                           NULL);
    gtk_string_list_append(self->stages, self->stays_at_end ? _("At the end") : _("At the cursor"));
    for (guint32 i = 0; i < n; i++) {
        g_autofree char *label = g_strdup_printf(i ? _("%u  after %s") : _("%u  %s"), i,
                                                 _(bs_document_stage(document, i)->name));
        gtk_string_list_append(self->stages, label);
    }
    if (self->stage >= (gint)n)
        self->stage = -1;
    gtk_drop_down_set_selected(self->chooser, (guint)(self->stage + 1));
    self->filling = FALSE;
}

void
bs_code_view_stay_at_end(BsCodeView *self)
{
    self->stays_at_end = TRUE;
    fill_stages(self);
}

static void
on_chosen(BsCodeView *self)
{
    const guint selected = gtk_drop_down_get_selected(self->chooser);
    if (!self->filling && selected != GTK_INVALID_LIST_POSITION)
        bs_code_view_set_stage(self, (gint)selected - 1);
}

void
bs_code_view_set_stage(BsCodeView *self, gint stage)
{
    const BsDocument *document = bs_session_document(self->session);
    const gint n = document ? (gint)bs_document_n_stages(document) : 0;
    if (stage == self->stage || stage >= n)
        return;
    self->stage = MAX(stage, -1);
    gtk_drop_down_set_selected(self->chooser, (guint)(self->stage + 1));
    update(self);
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_STAGE]);
}

void
bs_code_view_highlight(BsCodeView *self, GtkSourceSearchSettings *settings)
{
    g_clear_object(&self->search);
    self->search = gtk_source_search_context_new(self->buffer, settings);
}

void
bs_code_view_set_side(BsCodeView *self, BsDiffWhich side)
{
    self->side = side;
}

void
bs_code_view_show_line(BsCodeView *self, guint32 line)
{
    scroll_to(self, line);
}

GtkTextView *
bs_code_view_text_view(BsCodeView *self)
{
    return GTK_TEXT_VIEW(self->view);
}

const BsOp *
bs_code_view_op_at(BsCodeView *self, guint32 line)
{
    const BsOpLines *lines = self->text ? bs_text_find_line(self->text, line) : NULL;
    return lines ? lines->op : NULL;
}

void
bs_code_view_show_hovered(BsCodeView *self, const BsOp *op, gint line)
{
    const BsOpLines *lines = op && self->text ? bs_text_find_op(self->text, op) : NULL;
    bs_code_remove_tag(GTK_TEXT_BUFFER(self->buffer), self->tags[BS_CODE_TAG_HOVERED]);
    if (lines)
        line = (gint)lines->first;
    if (op && line >= 0)
        bs_code_marks_tag(self, BS_CODE_TAG_HOVERED, (guint32)line, (guint32)line);
    self->not_hovered = op && line < 0;
    update_note(self);
}

gint
bs_code_view_stage(BsCodeView *self)
{
    return self->stage;
}

// -- input ---------------------------------------------------------------------------------------

// A name selects the value or block that it means there, the rest of a line its op.
static void
select_at(BsCodeView *self, const GtkTextIter *at)
{
    const guint32 line = (guint32)gtk_text_iter_get_line(at);
    g_autofree char *name = self->names ? bs_code_name_at(at) : NULL;
    const BsValue *value = NULL;
    const BsBlock *block = NULL;
    if (name && *name == '%')
        value = bs_code_find_value(self->text, self->names, name, line);
    else if (name)
        block = bs_code_find_block(self->text, self->names, name, line);
    const BsOpLines *lines = bs_text_find_line(self->text, line);
    if (value)
        bs_session_select_value(self->session, value);
    else if (block)
        bs_session_select_block(self->session, block);
    else if (lines && lines->op != self->shown)
        bs_session_select_op(self->session, lines->op);
    else
        bs_session_clear_selection(self->session);
}

static void
on_click(BsCodeView *self, int n_press, double x, double y)
{
    GtkTextIter at;
    int buffer_x, buffer_y;
    (void)n_press;
    if (!self->text)
        return;
    gtk_text_view_window_to_buffer_coords(GTK_TEXT_VIEW(self->view), GTK_TEXT_WINDOW_WIDGET, (int)x,
                                          (int)y, &buffer_x, &buffer_y);
    gtk_text_view_get_iter_at_location(GTK_TEXT_VIEW(self->view), &at, buffer_x, buffer_y);
    self->selecting = TRUE;
    select_at(self, &at);
    self->selecting = FALSE;
}

static void
on_motion(BsCodeView *self, double x, double y)
{
    GtkTextIter at;
    int buffer_x, buffer_y;
    if (!self->text)
        return;
    gtk_text_view_window_to_buffer_coords(GTK_TEXT_VIEW(self->view), GTK_TEXT_WINDOW_WIDGET, (int)x,
                                          (int)y, &buffer_x, &buffer_y);
    gtk_text_view_get_iter_at_location(GTK_TEXT_VIEW(self->view), &at, buffer_x, buffer_y);
    const BsOp *op = bs_code_view_op_at(self, (guint32)gtk_text_iter_get_line(&at));
    bs_session_hover(self->session, op == self->shown ? NULL : op);
}

static void
on_leave(BsCodeView *self)
{
    bs_session_hover(self->session, NULL);
}

// -- the widget ----------------------------------------------------------------------------------

static void
on_loaded(BsCodeView *self)
{
    bs_code_text_restart(self->shown_text);
    fill_stages(self);
    gtk_widget_set_visible(self->head, bs_session_is_walkable(self->session));
}

static void
set_session(BsCodeView *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "selected", G_CALLBACK(update_marks), self, G_CONNECT_SWAPPED);
}

static void
bs_code_view_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    BsCodeView *self = BS_CODE_VIEW(object);
    if (id == PROP_SESSION)
        set_session(self, g_value_get_object(value));
    else if (id == PROP_STAGE)
        bs_code_view_set_stage(self, g_value_get_int(value));
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_code_view_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
    if (id == PROP_STAGE)
        g_value_set_int(value, BS_CODE_VIEW(object)->stage);
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_code_view_dispose(GObject *object)
{
    BsCodeView *self = BS_CODE_VIEW(object);
    g_clear_handle_id(&self->scrolling, g_source_remove);
    g_clear_handle_id(&self->looking, g_source_remove);
    g_clear_object(&self->search);
    g_clear_object(&self->session);
    g_clear_pointer(&self->shown_text, bs_code_text_free);
    g_clear_pointer(&self->diff, bs_code_diff_free);
    GtkWidget *child;
    if (gtk_widget_get_first_child(GTK_WIDGET(self)))
        bs_code_free_gutter(self->view);
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
        gtk_widget_unparent(child);
    G_OBJECT_CLASS(bs_code_view_parent_class)->dispose(object);
}

static void
bs_code_view_class_init(BsCodeViewClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    object_class->set_property = bs_code_view_set_property;
    object_class->get_property = bs_code_view_get_property;
    object_class->dispose = bs_code_view_dispose;
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    properties[PROP_STAGE] =
        g_param_spec_int("stage", NULL, NULL, -1, G_MAXINT, -1,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    g_type_ensure(GTK_SOURCE_TYPE_VIEW);
    g_type_ensure(GTK_SOURCE_TYPE_BUFFER);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/code-view.ui");
    gtk_widget_class_bind_template_child(widget_class, BsCodeView, head);
    gtk_widget_class_bind_template_child(widget_class, BsCodeView, chooser);
    gtk_widget_class_bind_template_child(widget_class, BsCodeView, moment);
    gtk_widget_class_bind_template_child(widget_class, BsCodeView, stages);
    gtk_widget_class_bind_template_child(widget_class, BsCodeView, note);
    gtk_widget_class_bind_template_child(widget_class, BsCodeView, view);
    gtk_widget_class_bind_template_child(widget_class, BsCodeView, buffer);
    gtk_widget_class_bind_template_callback(widget_class, on_chosen);
}

static void
bs_code_view_init(BsCodeView *self)
{
    self->stage = -1;
    gtk_widget_init_template(GTK_WIDGET(self));
    bs_drop_down_complete(self->chooser, _("Stage shown in this pane"));
    self->shown_text = bs_code_text_new(GTK_TEXT_BUFFER(self->buffer));
    self->diff = bs_code_diff_new(self->view);
    self->sight = bs_code_all_lines;
    self->aim = -1;
    for (guint i = 0; i < BS_N_CODE_TAGS; i++)
        self->tags[i] = gtk_text_buffer_create_tag(GTK_TEXT_BUFFER(self->buffer), NULL, NULL);
    GtkSourceLanguageManager *manager = gtk_source_language_manager_get_default();
    gtk_source_buffer_set_language(self->buffer,
                                   gtk_source_language_manager_get_language(manager, "mlir"));
    bs_code_marks_set_colours(self);
    g_signal_connect_object(adw_style_manager_get_default(), "notify::dark",
                            G_CALLBACK(bs_code_marks_set_colours), self, G_CONNECT_SWAPPED);
    GtkGesture *click = gtk_gesture_click_new();
    // The text view claims the click for its own cursor: listen before it does.
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(click), GTK_PHASE_CAPTURE);
    g_signal_connect_swapped(click, "pressed", G_CALLBACK(on_click), self);
    gtk_widget_add_controller(GTK_WIDGET(self->view), GTK_EVENT_CONTROLLER(click));
    GtkEventController *motion = gtk_event_controller_motion_new();
    g_signal_connect_swapped(motion, "motion", G_CALLBACK(on_motion), self);
    g_signal_connect_swapped(motion, "leave", G_CALLBACK(on_leave), self);
    gtk_widget_add_controller(GTK_WIDGET(self->view), motion);
    GtkAdjustment *scroll = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(self->view));
    static const char *const scrolled[] = {"value-changed", "changed"};
    for (guint i = 0; i < G_N_ELEMENTS(scrolled); i++)
        g_signal_connect_object(scroll, scrolled[i], G_CALLBACK(on_scrolled), self,
                                G_CONNECT_SWAPPED);
    g_signal_connect_swapped(self->view, "copy-clipboard", G_CALLBACK(on_copy), self);
    g_signal_connect_swapped(self->view, "move-cursor", G_CALLBACK(on_move_cursor), self);
    g_signal_connect_data(self->view, "move-cursor", G_CALLBACK(on_cursor_moved), self, NULL,
                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    GtkEventController *wheel =
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
    gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE);
    g_signal_connect_swapped(wheel, "scroll", G_CALLBACK(on_wheel), self);
    gtk_widget_add_controller(GTK_WIDGET(self->view), wheel);
}
