// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-view-private.h"
#include "app/kit/colours.h"

#include "app/code/code-fold.h"
#include "app/code/code-gaps.h"
#include "app/code/code-sparse.h"
#include "app/code/code-wrap.h"
#include "app/kit/drop-down.h"
#include "app/kit/label.h"
#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "debug/document/snapshot.h"
#include "support/i18n.h"
#include "syntax/parser.h"
#include "view/scene/look.h"

#include <gtksourceview/gtksource.h>

G_DEFINE_FINAL_TYPE(BsCodeView, bs_code_view, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, PROP_STAGE, N_PROPS };
static GParamSpec *properties[N_PROPS];

// -- the note ------------------------------------------------------------------------------------

// What the view has to say of itself.
static void
update_note(BsCodeView *self)
{
    g_autofree char *difference =
        bs_code_diff_note(bs_code_view_marked(self), bs_code_view_side(self));
    g_autofree char *folded =
        self->shows_draft ? bs_code_fold_note(GTK_TEXT_BUFFER(self->paper.buffer)) : NULL;
    const char *text = folded ? folded : difference;
    if (self->not_hovered)
        text = _("no counterpart here");
    else if (self->not_selected)
        text = self->stage == BS_CODE_AS_WRITTEN ? _("selection is not in the source")
                                                 : _("selection is not in this stage");
    gtk_label_set_text(self->note, text);
    bs_code_diff_show_moment(bs_code_view_compares_step(self) ? bs_code_view_diff(self) : NULL,
                             self->side, self->moment, GTK_WIDGET(self->chooser));
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
    bs_code_spotlight_put(self);
    update_note(self);
}

// Not away from under the pointer, though.
static void
scroll_to_goal(BsCodeView *self)
{
    if (self->goal >= 0 && !self->selecting)
        bs_code_scroll_to(self, (guint32)self->goal);
}

static void
on_selected(BsCodeView *self)
{
    update_marks(self);
    scroll_to_goal(self);
}

// While steps are compared, what the last one did goes before what is selected, but not before
// what the program was refused for.
static void
aim_at_difference(BsCodeView *self)
{
    const BsDiff *diff = bs_code_view_diff(self);
    const gboolean refused =
        bs_document_outcome(bs_session_document(self->session)) == BS_OUTCOME_REFUSED &&
        bs_session_cursor(self->session) == bs_session_n_events(self->session);
    if (!diff || refused || !bs_code_view_compares_step(self))
        return;
    g_autoptr(GArray) runs = bs_diff_runs(diff);
    const BsDiffRun *first = runs->len ? &g_array_index(runs, BsDiffRun, 0) : NULL;
    if (first)
        self->goal = (gint)(self->side == BS_DIFF_BEFORE ? first->before : first->after);
}

// -- text ----------------------------------------------------------------------------------------

static const BsText *
choose_text(BsCodeView *self, const char **missing)
{
    BsDocument *document = bs_session_document(self->session);
    self->shown = bs_session_function(self->session);
    *missing = NULL;
    const guint32 stage =
        self->stage < 0 ? bs_document_current_stage(document) : (guint32)self->stage;
    const BsText *unread = self->stage == BS_CODE_AS_WRITTEN
                               ? NULL
                               : bs_document_unread_text(document, stage, self->shown);
    self->names = NULL;
    if (unread && !bs_session_hides_stage(self->session, (gint)stage))
        return unread;
    const BsDiff *diff = bs_code_view_diff(self);
    if (diff) {
        const BsSnapshot *snapshot = diff->sides[bs_code_view_side(self)].snapshot;
        *missing = _("// The function is not there.");
        self->names = snapshot ? snapshot->names : NULL;
        return snapshot ? &snapshot->text : NULL;
    }
    if (self->stage == BS_CODE_AS_WRITTEN) {
        self->names = bs_document_source_names(document);
        return bs_document_source_text(document);
    }
    if (self->stage == BS_CODE_AT_CURSOR) {
        self->names = bs_document_names(document, self->shown);
        return self->shown ? bs_document_map(document, self->shown)
                           : bs_document_text(document, NULL);
    }
    const BsSnapshot *snapshot =
        bs_session_hides_stage(self->session, self->stage)
            ? NULL
            : bs_document_snapshot(document, (guint32)self->stage, self->shown);
    if (bs_session_hides_stage(self->session, self->stage))
        *missing = _("// Hidden until you have answered.");
    else if (!snapshot)
        *missing = _("// This stage was not reached.");
    self->names = snapshot ? snapshot->names : NULL;
    return snapshot ? &snapshot->text : NULL;
}

static void
name_for_readers(BsCodeView *self)
{
    BsDocument *document = bs_session_document(self->session);
    const char *run = bs_session_pipeline(self->session);
    // A program that has just been loaded may have fewer stages than the one before.
    const BsStage *at = self->stage < 0 ? NULL : bs_document_stage(document, (guint32)self->stage);
    const char *stage = at ? _(at->name) : "";
    g_autofree char *name =
        self->stage == BS_CODE_AS_WRITTEN       ? g_strdup(_("Code as written"))
        : self->stays_at_end && self->stage < 0 ? g_strdup_printf(_("Code at the end of %s"), run)
        : self->stays_at_end
            ? g_strdup_printf(_("Code after stage %d of %s, %s"), self->stage, run, stage)
        : self->stage < 0 ? g_strdup(_("Code at the cursor"))
                          : g_strdup_printf(_("Code after stage %d, %s"), self->stage, stage);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                   -1);
}

static BsTextLines
show_source(BsCodeView *self)
{
    // Of what is over the limit (a device that never ends, say), the beginning tells enough.
    enum { BEGINNING = 1 << 16 };
    const BsSource *source = bs_document_source(bs_session_document(self->session));
    return bs_code_text_show(self->shown_text, source->text,
                             source->len > BS_LIMIT_FILE_BYTES ? BEGINNING : source->len);
}

// A BsCodePut: lines of the text shown, as the program stands.
static void
put_lines(gpointer data, BsTextLines lines, GString *out)
{
    const BsCodeView *self = data;
    if (self->text && self->text->text)
        bs_text_put_lines(self->text, lines, out);
    else if (self->text)
        bs_document_put_lines(bs_session_document(self->session), self->shown, lines, out);
}

// Of the whole input and of the whole program, all of the text is there.
static gboolean
shows_giant_function(const BsCodeView *self)
{
    const gboolean whole = self->stage == BS_CODE_AS_WRITTEN && !bs_code_view_diff(self);
    return self->text && self->shown && !whole && bs_code_map_is_giant(self->text);
}

static BsTextLines
show_program(BsCodeView *self)
{
    const char *missing;
    const BsOp *before = self->shown;
    self->text = choose_text(self, &missing);
    if (self->shown != before)
        bs_code_text_restart(self->shown_text);
    if (shows_giant_function(self))
        return bs_code_text_show_map(self->shown_text, self->text, put_lines, self);
    if (self->text)
        return bs_code_text_show(self->shown_text, self->text->text->str, self->text->text->len);
    missing = missing ? missing : "";
    return bs_code_text_show(self->shown_text, missing, strlen(missing));
}

// In the whole input. What is said of the first one stands above it.
static void
scroll_to_function(BsCodeView *self)
{
    const gint line = bs_code_view_line_of(self, self->shown);
    const gboolean is_first =
        bs_document_functions(bs_session_document(self->session))->pdata[0] == self->shown;
    const guint32 top = line < 0 || is_first ? 0 : (guint32)line;
    bs_code_view_come_back_to(self, top, 0);
    bs_code_scroll_to(self, top);
}

// In the whole input, what the step or the selection is about may be in another function than the
// one that was chosen.
static void
forget_goal_elsewhere(BsCodeView *self)
{
    const BsOpLines *function = bs_code_marks_find(self, self->shown);
    const gint goal = self->goal;
    if (function && (goal < (gint)function->first || goal > (gint)function->last))
        self->goal = -1;
}

// `changed`: the text is not what it was when they were put there. Differences have put them away.
static void
update_cards(BsCodeView *self, gboolean changed)
{
    BsDocument *document = bs_session_document(self->session);
    const gboolean shown = self->with_cards && self->text && !bs_code_view_diff(self) &&
                           self->stage != BS_CODE_AS_WRITTEN &&
                           !bs_code_text_is_giant(self->shown_text);
    const gboolean were_shown = self->carded;
    self->carded = shown;
    if (!shown)
        bs_code_cards_show(self->cards, NULL, NULL, 0);
    else if (changed || !were_shown)
        bs_code_cards_show(self->cards, document, self->text,
                           self->stage < 0
                               ? bs_session_cursor(self->session)
                               : bs_document_stage(document, (guint32)self->stage)->last);
}

// What the step took away is there until the next one.
static void
update_struck(BsCodeView *self, gboolean shown)
{
    BsDocument *document = bs_session_document(self->session);
    const gboolean some = shown && self->stage == BS_CODE_AT_CURSOR && self->text && self->shown &&
                          !bs_code_text_is_giant(self->shown_text);
    g_autoptr(GArray) lines =
        some ? bs_document_gone_lines(document, self->shown, self->text) : NULL;
    g_autofree char *said = lines && lines->len ? bs_code_marks_say_gone(lines) : g_strdup("");
    bs_gap_view_strike(BS_GAP_VIEW(self->view), lines, self->with_cards);
    self->gone = lines && lines->len ? (gint)g_array_index(lines, BsGoneLine, 0).before : -1;
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->view), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   said, -1);
}

// The whole of it is there, and its text is nobody's to change but the one's who types.
static void
show_draft(BsCodeView *self)
{
    bs_line_numbers_show(self->numbers, NULL);
    bs_code_wrap(GTK_TEXT_VIEW(self->view), TRUE, (BsTextLines){0});
    bs_code_marks_update_deallocs(self, FALSE, bs_code_all_lines);
    bs_code_marks_update_deallocs(self, self->text != NULL, bs_code_all_lines);
    update_marks(self);
    name_for_readers(self);
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
        bs_line_numbers_show(self->numbers, NULL);
        bs_code_cards_show(self->cards, NULL, NULL, 0);
        self->carded = FALSE;
        bs_code_view_update_gaps(self, NULL);
        bs_gap_view_strike(BS_GAP_VIEW(self->view), NULL, FALSE);
        return;
    }
    bs_code_edit_update(self);
    if (self->shows_draft) {
        show_draft(self);
        return;
    }
    const BsDiff *diff = bs_code_view_diff(self);
    const BsOp *before = self->shown;
    const BsTextLines changed =
        bs_session_is_walkable(self->session) ? show_program(self) : show_source(self);
    const gboolean is_source = self->stage == BS_CODE_AS_WRITTEN && !diff;
    bs_line_numbers_show(self->numbers, is_source ? NULL : self->text);
    // Long lines of a giant text take long.
    bs_code_wrap(GTK_TEXT_VIEW(self->view), !bs_code_text_is_giant(self->shown_text), changed);
    update_cards(self, changed.end > 0);
    self->sight = bs_code_all_lines;
    if (bs_code_text_is_giant(self->shown_text))
        bs_code_scroll_look_around(self, bs_code_lines_in_view(GTK_TEXT_VIEW(self->view)));
    bs_code_marks_update_deallocs(self, self->text && !diff, changed);
    bs_code_diff_show(self->diff, bs_code_view_marked(self), bs_code_view_side(self), self->sight);
    bs_code_view_update_gaps(self, diff);
    update_struck(self, bs_session_is_walkable(self->session) && !diff);
    update_marks(self);
    aim_at_difference(self);
    if (is_source && self->text)
        forget_goal_elsewhere(self);
    scroll_to_goal(self);
    if (self->stage == BS_CODE_AS_WRITTEN && self->text && self->goal < 0 && !self->selecting &&
        (self->shown != before || changed.end))
        scroll_to_function(self);
    name_for_readers(self);
}

// -- the stage ----------------------------------------------------------------------------------

void
bs_code_view_stay_at_end(BsCodeView *self, gboolean stays)
{
    if (self->stays_at_end == stays)
        return;
    self->stays_at_end = stays;
    if (self->session)
        bs_code_stages_fill(self);
}

void
bs_code_view_add_head(BsCodeView *self, GtkWidget *widget)
{
    gtk_box_prepend(GTK_BOX(self->head), widget);
    self->head_stays = TRUE;
}

// Not where another program has fewer, of which the view has not heard yet.
static gboolean
has_stage(const BsCodeView *self)
{
    const BsDocument *document = bs_session_document(self->session);
    return self->stage < 0 || (document && self->stage < (gint)bs_document_n_stages(document));
}

void
bs_code_view_compare(BsCodeView *self, const BsCodeCompared *compared)
{
    self->is_given = compared != NULL;
    self->given = compared ? *compared : (BsCodeCompared){0};
    bs_code_view_take_gaps(self, self->given.gaps, self->given.aligned);
    self->given.gaps = NULL;
    if (self->session && has_stage(self))
        update(self);
}

static void
on_chosen(BsCodeView *self)
{
    const guint selected = gtk_drop_down_get_selected(self->chooser);
    if (!self->filling && selected != GTK_INVALID_LIST_POSITION)
        bs_code_view_set_stage(self, bs_code_stages_at(selected));
}

void
bs_code_view_set_stage(BsCodeView *self, gint stage)
{
    const BsDocument *document = bs_session_document(self->session);
    const gint n = document ? (gint)bs_document_n_stages(document) : 0;
    if (stage == self->stage || stage >= n)
        return;
    self->stage = MAX(stage, BS_CODE_AS_WRITTEN);
    bs_code_stages_choose(self);
    update(self);
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_STAGE]);
}

void
bs_code_view_highlight(BsCodeView *self, GtkSourceSearchSettings *settings)
{
    g_clear_object(&self->search);
    g_set_object(&self->search_settings, settings);
    self->search = gtk_source_search_context_new(self->paper.buffer, settings);
}

void
bs_code_view_show_whole_rows(BsCodeView *self, gboolean whole)
{
    bs_gap_view_show_whole_rows(BS_GAP_VIEW(self->view), whole);
}

void
bs_code_view_set_side(BsCodeView *self, BsDiffWhich side)
{
    self->side = side;
}

void
bs_code_view_set_cards(BsCodeView *self, gboolean cards)
{
    if (self->with_cards == cards)
        return;
    self->with_cards = cards;
    update_cards(self, TRUE);
}

void
bs_code_view_set_spotlight(BsCodeView *self, gboolean on)
{
    if (self->spotlight == on)
        return;
    self->spotlight = on;
    update_marks(self);
}

char *
bs_code_view_cards(BsCodeView *self)
{
    return bs_code_cards_text(self->cards);
}

gboolean
bs_code_view_is_aligned(BsCodeView *self)
{
    return self->aligned;
}

guint32
bs_code_view_gaps(BsCodeView *self)
{
    return bs_gap_view_rows(BS_GAP_VIEW(self->view));
}

const BsText *
bs_code_view_text(BsCodeView *self)
{
    return self->text;
}

void
bs_code_view_show_line(BsCodeView *self, guint32 line)
{
    bs_code_scroll_to(self, line);
}

void
bs_code_view_show_goal(BsCodeView *self)
{
    scroll_to_goal(self);
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

gint
bs_code_view_line_of(BsCodeView *self, const BsOp *op)
{
    const BsOpLines *lines = bs_code_marks_find(self, op);
    return lines ? (gint)lines->first : -1;
}

void
bs_code_view_show_hovered(BsCodeView *self, const BsOp *op, gint line)
{
    bs_code_remove_tag(GTK_TEXT_BUFFER(self->paper.buffer), self->paper.tags[BS_CODE_TAG_HOVERED]);
    const gint own = bs_code_view_line_of(self, op);
    if (own >= 0 || self->stage == BS_CODE_AS_WRITTEN)
        line = own;
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

// -- the widget ----------------------------------------------------------------------------------

static void
on_loaded(BsCodeView *self)
{
    if (!bs_session_is_revision(
            self->session)) // else no more of it is another text than was edited
        bs_code_text_restart(self->shown_text);
    bs_code_stages_fill(self);
    gtk_widget_set_visible(self->head, self->head_stays || bs_session_is_walkable(self->session));
}

void
bs_code_view_set_draft(BsCodeView *self, BsDraft *draft)
{
    bs_code_edit_set_draft(self, draft);
    g_signal_connect_object(draft, "noted", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
}

// Another one may take its place.
static void
set_session(BsCodeView *self, BsSession *session)
{
    if (self->session && self->session != session)
        g_signal_handlers_disconnect_by_data(self->session, self);
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "selected", G_CALLBACK(on_selected), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "unread", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "veiled", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "notify::findings", G_CALLBACK(update), self,
                            G_CONNECT_SWAPPED);
    on_loaded(self);
    update(self);
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
    g_clear_object(&self->search_settings);
    g_clear_object(&self->session);
    g_clear_pointer(&self->shown_text, bs_code_text_free);
    g_clear_pointer(&self->diff, bs_code_diff_free);
    g_clear_pointer(&self->cards, bs_code_cards_free);
    g_clear_pointer(&self->break_ops, g_hash_table_unref);
    g_clear_pointer(&self->given_gaps, g_array_unref);
    bs_code_view_set_beside(self, NULL);
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
        g_param_spec_int("stage", NULL, NULL, BS_CODE_AS_WRITTEN, G_MAXINT, BS_CODE_AT_CURSOR,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    g_signal_new("break-at", BS_TYPE_CODE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                 1, G_TYPE_POINTER);
    g_signal_new("rewrapped", BS_TYPE_CODE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                 G_TYPE_NONE, 0);
    g_type_ensure(BS_TYPE_GAP_VIEW);
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
    gtk_widget_class_bind_template_child(widget_class, BsCodeView, edit);
    gtk_widget_class_bind_template_callback(widget_class, bs_code_edit_toggle);
    gtk_widget_class_bind_template_callback(widget_class, on_chosen);
}

static void
bs_code_view_init(BsCodeView *self)
{
    self->stage = BS_CODE_AT_CURSOR;
    gtk_widget_init_template(GTK_WIDGET(self));
    bs_drop_down_complete(self->chooser, _("Stage shown in this pane"));
    bs_label_tell_whole(self->note);
    bs_code_paper_init(&self->paper, self->buffer);
    self->shown_text = bs_code_text_new(GTK_TEXT_BUFFER(self->paper.buffer));
    self->diff = bs_code_diff_new(self->view);
    self->cards = bs_code_cards_new(GTK_TEXT_VIEW(self->view));
    self->sight = bs_code_all_lines;
    self->aim = self->top = self->gone = -1;
    GtkSourceLanguageManager *manager = gtk_source_language_manager_get_default();
    gtk_source_buffer_set_language(self->paper.buffer,
                                   gtk_source_language_manager_get_language(manager, "mlir"));
    bs_code_marks_set_colours(self);
    bs_colours_watch(self, G_CALLBACK(bs_code_marks_set_colours));
    bs_code_input_init(self);
    bs_code_compared_init(self);
    bs_code_top_gutter(self->view);
    bs_code_scroll_init(self);
}
