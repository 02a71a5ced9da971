// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code-view.h"

#include "app/code-diff.h"
#include "app/code-symbols.h"
#include "app/code-text.h"
#include "app/drop-down.h"
#include "debug/cursor.h"
#include "debug/snapshot.h"
#include "support/i18n.h"
#include "view/look.h"

#include <adwaita.h>
#include <gtksourceview/gtksource.h>

// What is marked in the text. The order is the priority: later ones win.
typedef enum Tag {
    TAG_DEALLOC,
    TAG_CHANGED,
    TAG_LIT,
    TAG_CURRENT,
    TAG_SELECTED,
    TAG_HOVERED,
    TAG_VALUE,
    TAG_ERROR,
    TAG_ERROR_SPOT,
    N_TAGS
} Tag;

struct _BsCodeView {
    GtkBox parent_instance;
    BsSession *session;
    GtkWidget *head;
    GtkDropDown *chooser;
    GtkLabel *moment; // in the chooser's place
    GtkStringList *stages;
    GtkLabel *note;
    GtkSourceView *view;
    GtkSourceBuffer *buffer;
    GtkTextTag *tags[N_TAGS];
    GtkSourceSearchContext *search; // highlights
    gint stage;                     // -1: at the cursor
    const BsText *text;             // what is shown, with its map; NULL for a source
    const BsNames *names;
    const BsOp *shown; // the function shown
    BsCodeText *shown_text;
    guint scrolling;                    // source id
    gboolean deallocs_marked;           // in the text shown
    BsCodeDiff *diff;                   // marks of the differences
    BsDiffWhich side;                   // shown while there are some
    gboolean not_selected, not_hovered; // what is selected, pointed at, is not here
    gboolean filling;                   // the list of stages is being made
    gboolean selecting;                 // this view is what selects
    gboolean stays_at_end;              // says so, and nothing of a cursor
};

G_DEFINE_FINAL_TYPE(BsCodeView, bs_code_view, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, PROP_STAGE, N_PROPS };
static GParamSpec *properties[N_PROPS];

// -- tags ----------------------------------------------------------------------------------------

static void
set_tag_colours(BsCodeView *self)
{
    static const struct {
        BsPaint paint;
        gboolean underline, bold;
        gboolean word; // not the line
    } looks[N_TAGS] = {
        [TAG_DEALLOC] = {BS_PAINT_STRIP, FALSE, TRUE},
        [TAG_CHANGED] = {BS_PAINT_CHANGED, FALSE, FALSE},
        [TAG_LIT] = {BS_PAINT_SELECTED, FALSE, FALSE},
        [TAG_CURRENT] = {BS_PAINT_CHANGED, FALSE, TRUE},
        [TAG_SELECTED] = {BS_PAINT_SELECTED, FALSE, TRUE},
        [TAG_HOVERED] = {BS_PAINT_TITLE, FALSE, FALSE},
        [TAG_VALUE] = {BS_PAINT_CHANGED, FALSE, TRUE, TRUE},
        [TAG_ERROR] = {BS_PAINT_CHANGED, FALSE, FALSE},
        [TAG_ERROR_SPOT] = {BS_PAINT_CHANGED, TRUE, TRUE},
    };
    const gboolean dark = adw_style_manager_get_dark(adw_style_manager_get_default());
    for (guint i = 0; i < N_TAGS; i++) {
        const BsPaintRow *paint = &bs_paints[looks[i].paint];
        g_autofree char *colour = g_strdup_printf("#%06x", dark ? paint->dark : paint->light);
        g_object_set(self->tags[i], looks[i].word ? "background" : "paragraph-background", colour,
                     NULL);
        if (looks[i].bold)
            g_object_set(self->tags[i], "weight", PANGO_WEIGHT_BOLD, NULL);
        if (looks[i].underline)
            g_object_set(self->tags[i], "underline", PANGO_UNDERLINE_ERROR, NULL);
    }
    GtkSourceStyleSchemeManager *manager = gtk_source_style_scheme_manager_get_default();
    static const char *const schemes[] = {"bufscope", "bufscope-dark", "Adwaita", "Adwaita-dark"};
    GtkSourceStyleScheme *scheme =
        gtk_source_style_scheme_manager_get_scheme(manager, schemes[dark ? 1 : 0]);
    if (!scheme) // it lies where GtkSourceView does not look
        scheme = gtk_source_style_scheme_manager_get_scheme(manager, schemes[dark ? 3 : 2]);
    gtk_source_buffer_set_style_scheme(self->buffer, scheme);
}

// All but those of deallocs, which stay with their lines.
static void
clear_tags(BsCodeView *self)
{
    for (Tag tag = TAG_CHANGED; tag < N_TAGS; tag++)
        bs_code_remove_tag(GTK_TEXT_BUFFER(self->buffer), self->tags[tag]);
    self->not_hovered = FALSE;
}

static void
tag_lines(BsCodeView *self, Tag tag, guint32 first, guint32 last)
{
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER(self->buffer);
    GtkTextIter begin, end;
    gtk_text_buffer_get_iter_at_line(buffer, &begin, (int)first);
    gtk_text_buffer_get_iter_at_line(buffer, &end, (int)last);
    if (!gtk_text_iter_ends_line(&end))
        gtk_text_iter_forward_to_line_end(&end);
    gtk_text_buffer_apply_tag(buffer, self->tags[tag], &begin, &end);
}

// The first line only: the ops of its regions have lines of their own.
static const BsOpLines *
tag_op(BsCodeView *self, Tag tag, const BsOp *op)
{
    const BsOpLines *lines = self->text && op ? bs_text_find_op(self->text, op) : NULL;
    if (lines)
        tag_lines(self, tag, lines->first, lines->first);
    return lines;
}

static void
scroll_to_cursor(BsCodeView *self)
{
    gtk_text_view_scroll_to_mark(GTK_TEXT_VIEW(self->view),
                                 gtk_text_buffer_get_insert(GTK_TEXT_BUFFER(self->buffer)), 0.1,
                                 FALSE, 0, 0);
}

static gboolean
on_laid_out(gpointer data)
{
    BsCodeView *self = data;
    self->scrolling = 0;
    scroll_to_cursor(self);
    return G_SOURCE_REMOVE;
}

// Lines that were not laid out yet have no height: in a long text the place is known when all were,
// which the text view does when there is nothing else to do.
static void
scroll_to(BsCodeView *self, guint32 line)
{
    GtkTextIter at;
    gtk_text_buffer_get_iter_at_line(GTK_TEXT_BUFFER(self->buffer), &at, (int)line);
    gtk_text_buffer_place_cursor(GTK_TEXT_BUFFER(self->buffer), &at);
    if (gtk_widget_get_height(GTK_WIDGET(self->view)) > 0) // or it would scroll to anywhere
        scroll_to_cursor(self);
    if (!self->scrolling)
        self->scrolling = g_idle_add_full(G_PRIORITY_LOW, on_laid_out, self, NULL);
}

// -- marks ---------------------------------------------------------------------------------------

static void
mark_deallocs(BsCodeView *self, BsCodeLines where)
{
    for (guint i = 0; self->text && self->text->ops && i < self->text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(self->text->ops, BsOpLines, i);
        if (lines->first < where.first || lines->first >= where.end)
            continue;
        if (bs_op_is(lines->op, "bufferization.dealloc") || bs_op_is(lines->op, "memref.dealloc"))
            tag_lines(self, TAG_DEALLOC, lines->first, lines->first);
    }
}

// Differences have marks of their own. `changed`: lines that have none yet.
static void
update_deallocs(BsCodeView *self, gboolean wanted, BsCodeLines changed)
{
    if (wanted)
        mark_deallocs(self, self->deallocs_marked ? changed : bs_code_all_lines);
    else if (self->deallocs_marked)
        bs_code_remove_tag(GTK_TEXT_BUFFER(self->buffer), self->tags[TAG_DEALLOC]);
    self->deallocs_marked = wanted;
}

static void
mark_step(BsCodeView *self)
{
    BsDocument *document = bs_session_document(self->session);
    const guint32 cursor = bs_session_cursor(self->session);
    const BsEvent *event = bs_document_event(document, cursor);
    g_autoptr(GPtrArray) changed = g_ptr_array_new();
    if (!event || self->stage >= 0)
        return;
    bs_document_changed_ops(document, cursor, cursor, changed);
    for (guint i = 0; i < changed->len; i++)
        tag_op(self, TAG_CHANGED, changed->pdata[i]);
    const BsOp *op = event->op ? event->op : event->value ? bs_value_op(event->value) : NULL;
    const BsOpLines *lines = tag_op(self, TAG_CURRENT, op);
    if (lines && op != self->shown)
        scroll_to(self, lines->first);
}

static void
mark_selection(BsCodeView *self)
{
    const BsOp *op = bs_session_selected_op(self->session);
    const GPtrArray *lit = bs_session_lit_ops(self->session);
    const BsOpLines *first_lit = NULL;
    for (guint i = 0; i < lit->len; i++) {
        const BsOpLines *lines = tag_op(self, TAG_LIT, lit->pdata[i]);
        first_lit = first_lit ? first_lit : lines;
    }
    const BsOpLines *lines = tag_op(self, TAG_SELECTED, op);
    lines = lines ? lines : first_lit;
    if (self->text && bs_session_selected_value(self->session))
        bs_code_tag_value(GTK_TEXT_BUFFER(self->buffer), self->tags[TAG_VALUE], self->text,
                          self->names, bs_session_selected_value(self->session));
    if (lines && !self->selecting && bs_session_is_linked(self->session))
        scroll_to(self, lines->first);
    self->not_selected = op && !lines;
}

static void
mark_errors(BsCodeView *self)
{
    BsDocument *document = bs_session_document(self->session);
    const BsDiags *diags = bs_document_diags(document);
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        const BsLoc place = bs_source_place(bs_document_source(document), diag->loc);
        if (!self->text && place.line) {
            tag_lines(self, TAG_ERROR, place.line - 1, place.line - 1);
            bs_code_tag_spot(GTK_TEXT_BUFFER(self->buffer), self->tags[TAG_ERROR_SPOT],
                             place.line - 1, place.column - 1);
            if (i == 0)
                scroll_to(self, place.line - 1);
        } else if (diag->op) {
            const BsOpLines *lines = tag_op(self, TAG_ERROR, diag->op);
            if (lines && self->stage < 0)
                scroll_to(self, lines->first);
        }
    }
}

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

static void
update_marks(BsCodeView *self)
{
    const BsDiff *diff = bs_session_diff(self->session);
    clear_tags(self);
    self->not_selected = FALSE;
    if (!bs_session_document(self->session))
        return;
    if (bs_session_is_walkable(self->session)) {
        if (!diff)
            mark_step(self);
        mark_selection(self);
    }
    if (bs_session_cursor(self->session) == bs_session_n_events(self->session))
        mark_errors(self);
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
    const BsSource *source = bs_document_source(bs_session_document(self->session));
    return bs_code_text_show(self->shown_text, source->text, source->len);
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
    clear_tags(self);
    if (!document) {
        bs_code_diff_show(self->diff, NULL, self->side);
        bs_code_text_show(self->shown_text, "", 0);
        return;
    }
    const BsDiff *diff = bs_session_diff(self->session);
    const BsCodeLines changed =
        bs_session_is_walkable(self->session) ? show_program(self) : show_source(self);
    update_deallocs(self, self->text && !diff, changed);
    bs_code_diff_show(self->diff, diff, self->side);
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
    bs_code_remove_tag(GTK_TEXT_BUFFER(self->buffer), self->tags[TAG_HOVERED]);
    if (lines)
        line = (gint)lines->first;
    if (op && line >= 0)
        tag_lines(self, TAG_HOVERED, (guint32)line, (guint32)line);
    self->not_hovered = op && line < 0;
    update_note(self);
}

gint
bs_code_view_stage(BsCodeView *self)
{
    return self->stage;
}

char *
bs_code_view_text(BsCodeView *self)
{
    return g_strdup(bs_code_text_get(self->shown_text));
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
    for (guint i = 0; i < N_TAGS; i++)
        self->tags[i] = gtk_text_buffer_create_tag(GTK_TEXT_BUFFER(self->buffer), NULL, NULL);
    GtkSourceLanguageManager *manager = gtk_source_language_manager_get_default();
    gtk_source_buffer_set_language(self->buffer,
                                   gtk_source_language_manager_get_language(manager, "mlir"));
    set_tag_colours(self);
    g_signal_connect_object(adw_style_manager_get_default(), "notify::dark",
                            G_CALLBACK(set_tag_colours), self, G_CONNECT_SWAPPED);
    GtkGesture *click = gtk_gesture_click_new();
    // The text view claims the click for its own cursor: listen before it does.
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(click), GTK_PHASE_CAPTURE);
    g_signal_connect_swapped(click, "pressed", G_CALLBACK(on_click), self);
    gtk_widget_add_controller(GTK_WIDGET(self->view), GTK_EVENT_CONTROLLER(click));
    GtkEventController *motion = gtk_event_controller_motion_new();
    g_signal_connect_swapped(motion, "motion", G_CALLBACK(on_motion), self);
    g_signal_connect_swapped(motion, "leave", G_CALLBACK(on_leave), self);
    gtk_widget_add_controller(GTK_WIDGET(self->view), motion);
}
