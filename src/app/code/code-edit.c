// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The source as it is edited, in a code view: the draft's buffer takes the place of the view's own,
// and what is marked there is what the run of that very text says. Until there is one, marks go
// with what they were put at.
#include "app/code/code-view-private.h"

#include "app/code/code-fold.h"
#include "app/code/code-gaps.h"
#include "app/code/code-wrap.h"
#include "debug/document/as-written.h"
#include "support/i18n.h"

void
bs_code_paper_init(BsCodePaper *paper, GtkSourceBuffer *buffer)
{
    GtkTextBuffer *text = GTK_TEXT_BUFFER(buffer);
    paper->buffer = buffer;
    for (guint i = 0; i < BS_N_CODE_TAGS; i++)
        paper->tags[i] = gtk_text_buffer_create_tag(text, NULL, NULL);
}

static gboolean
wants_draft(const BsCodeView *self)
{
    const gboolean source = self->session && (self->stage == BS_CODE_AS_WRITTEN ||
                                              !bs_session_is_walkable(self->session));
    return source && self->draft && bs_draft_is_open(self->draft) && !bs_code_view_diff(self);
}

// What lies on the one buffer goes before the other one comes.
static void
turn(BsCodeView *self)
{
    const BsCodePaper shown = self->paper;
    bs_code_diff_show(self->diff, NULL, self->side, bs_code_all_lines);
    bs_code_cards_show(self->cards, NULL, NULL, 0);
    bs_code_view_update_gaps(self, NULL);
    bs_gap_view_strike(BS_GAP_VIEW(self->view), NULL, FALSE);
    bs_gap_view_unsay(BS_GAP_VIEW(self->view));
    self->aim = self->top = -1;
    self->paper = self->other;
    self->other = shown;
    self->deallocs_marked = FALSE;
    gtk_text_view_set_buffer(GTK_TEXT_VIEW(self->view), GTK_TEXT_BUFFER(self->paper.buffer));
    bs_code_marks_set_colours(self);
    if (self->search_settings) {
        g_clear_object(&self->search);
        self->search = gtk_source_search_context_new(self->paper.buffer, self->search_settings);
    }
    if (!self->shows_draft)
        bs_code_text_restart(self->shown_text);
}

static void
show_whether_edited(BsCodeView *self)
{
    const gboolean edits = self->shows_draft && bs_draft_is_editable(self->draft);
    gtk_text_view_set_editable(GTK_TEXT_VIEW(self->view), edits);
    gtk_source_view_set_auto_indent(self->view, edits);
    gtk_source_view_set_highlight_current_line(self->view, edits);
    gtk_toggle_button_set_active(self->edit, edits);
}

void
bs_code_edit_update(BsCodeView *self)
{
    if (wants_draft(self) != self->shows_draft) {
        self->shows_draft = !self->shows_draft;
        turn(self);
    }
    show_whether_edited(self);
    if (!self->shows_draft)
        return;
    BsDocument *document = bs_session_document(self->session);
    const BsSource *source = bs_document_source(document);
    const gboolean is_run = bs_session_is_walkable(self->session) &&
                            bs_draft_is(self->draft, source->text, source->len);
    self->shown = bs_session_function(self->session);
    self->text = is_run ? bs_document_source_text(document) : NULL;
    self->names = is_run ? bs_document_source_names(document) : NULL;
    self->sight = bs_code_all_lines;
}

// -- signals -------------------------------------------------------------------------------------

// Nothing is known of what is there now.
static void
on_changed(BsCodeView *self)
{
    if (!self->shows_draft)
        return;
    self->text = NULL;
    self->names = NULL;
}

// What is typed is wrapped as the rest is, and of what is too long the middle is not shown.
static void
on_inserted(BsCodeView *self, const GtkTextIter *end, const char *text, int len)
{
    const BsCodePaper *paper = self->shows_draft ? &self->paper : &self->other;
    GtkTextIter begin = *end;
    gtk_text_iter_backward_chars(&begin, (int)g_utf8_strlen(text, len));
    bs_code_fold_lines(paper->buffer, &begin, end);
    bs_code_wrap_lines(GTK_TEXT_VIEW(self->view), GTK_TEXT_BUFFER(paper->buffer), &begin, end);
}

static void
on_deleted(BsCodeView *self, const GtkTextIter *at)
{
    const BsCodePaper *paper = self->shows_draft ? &self->paper : &self->other;
    bs_code_fold_lines(paper->buffer, at, at);
    bs_code_wrap_lines(GTK_TEXT_VIEW(self->view), GTK_TEXT_BUFFER(paper->buffer), at, at);
}

void
bs_code_edit_toggle(BsCodeView *self)
{
    const gboolean edits = self->shows_draft && bs_draft_is_editable(self->draft);
    if (!edits)
        g_object_set(self, "stage", BS_CODE_AS_WRITTEN, NULL);
    if (edits || !bs_draft_is_editable(self->draft))
        gtk_widget_activate_action(GTK_WIDGET(self), "win.edit", NULL);
    show_whether_edited(self);
    gtk_widget_grab_focus(GTK_WIDGET(self->view));
}

void
bs_code_edit_set_draft(BsCodeView *self, BsDraft *draft)
{
    GtkSourceBuffer *buffer = bs_draft_buffer(draft);
    self->draft = draft;
    bs_code_paper_init(&self->other, buffer);
    gtk_widget_set_visible(GTK_WIDGET(self->edit), TRUE);
    g_signal_connect_object(draft, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(buffer, "insert-text", G_CALLBACK(on_inserted), self,
                            G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    g_signal_connect_object(buffer, "delete-range", G_CALLBACK(on_deleted), self,
                            G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}
