// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is marked in the text of a code view.
#include "app/code/code-gaps.h"
#include "app/code/code-symbols.h"
#include "app/code/code-view-private.h"
#include "app/kit/colours.h"
#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "ir/effects.h"
#include "view/scene/look.h"

// -- tags ----------------------------------------------------------------------------------------

// What a spotlight leaves out; who wants high contrast can still read it well.
static void
set_dim(BsCodeView *self)
{
    const GdkRGBA dim =
        bs_colours_rgba(BS_PAINT_FAINT, bs_colours_scheme().high_contrast ? 0.9F : 0.62F);
    g_object_set(self->paper.tags[BS_CODE_TAG_DIM], "foreground-rgba", &dim, NULL);
}

void
bs_code_marks_set_colours(BsCodeView *self)
{
    static const struct {
        BsPaint paint;
        gboolean underline, bold;
        gboolean word; // not the line
    } looks[] = {
        [BS_CODE_TAG_DEALLOC] = {BS_PAINT_STRIP, FALSE, TRUE},
        [BS_CODE_TAG_CHANGED] = {BS_PAINT_CHANGED, FALSE, FALSE},
        [BS_CODE_TAG_LIT] = {BS_PAINT_SELECTED, FALSE, FALSE},
        [BS_CODE_TAG_CURRENT] = {BS_PAINT_CHANGED, FALSE, TRUE},
        [BS_CODE_TAG_SELECTED] = {BS_PAINT_SELECTED, FALSE, TRUE},
        [BS_CODE_TAG_HOVERED] = {BS_PAINT_TITLE, FALSE, FALSE},
        [BS_CODE_TAG_VALUE] = {BS_PAINT_CHANGED, FALSE, TRUE, TRUE},
        [BS_CODE_TAG_FAULT] = {BS_PAINT_CHANGED, TRUE, FALSE, TRUE},
        [BS_CODE_TAG_ERROR] = {BS_PAINT_CHANGED, FALSE, FALSE},
        [BS_CODE_TAG_ERROR_SPOT] = {BS_PAINT_CHANGED, TRUE, TRUE},
    };
    for (guint i = 0; i < G_N_ELEMENTS(looks); i++) {
        g_autofree char *colour = g_strdup_printf("#%06x", bs_colours_paint(looks[i].paint));
        g_object_set(self->paper.tags[i], looks[i].word ? "background" : "paragraph-background",
                     colour, NULL);
        if (looks[i].bold)
            g_object_set(self->paper.tags[i], "weight", PANGO_WEIGHT_BOLD, NULL);
        if (looks[i].underline)
            g_object_set(self->paper.tags[i], "underline", PANGO_UNDERLINE_ERROR, NULL);
    }
    set_dim(self);
    GtkSourceStyleSchemeManager *manager = gtk_source_style_scheme_manager_get_default();
    static const char *const schemes[] = {"bufscope", "bufscope-dark", "bufscope-hc",
                                          "bufscope-hc-dark"};
    const BsScheme wanted = bs_colours_scheme();
    GtkSourceStyleScheme *scheme = gtk_source_style_scheme_manager_get_scheme(
        manager, schemes[2 * !!wanted.high_contrast + !!wanted.dark]);
    if (!scheme) // it lies where GtkSourceView does not look
        scheme = gtk_source_style_scheme_manager_get_scheme(manager, wanted.dark ? "Adwaita-dark"
                                                                                 : "Adwaita");
    gtk_source_buffer_set_style_scheme(self->paper.buffer, scheme);
}

// All but those of deallocs, which stay with their lines.
void
bs_code_marks_clear(BsCodeView *self)
{
    for (BsCodeTag tag = BS_CODE_TAG_CHANGED; tag < BS_N_CODE_TAGS; tag++)
        bs_code_remove_tag(GTK_TEXT_BUFFER(self->paper.buffer), self->paper.tags[tag]);
    self->not_hovered = FALSE;
    bs_gap_view_patch(BS_GAP_VIEW(self->view), (BsTextLines){0, 0}, TRUE);
}

void
bs_code_marks_tag(BsCodeView *self, BsCodeTag tag, guint32 first, guint32 last)
{
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER(self->paper.buffer);
    GtkTextIter begin, end;
    gtk_text_buffer_get_iter_at_line(buffer, &begin, (int)first);
    gtk_text_buffer_get_iter_at_line(buffer, &end, (int)last);
    if (!gtk_text_iter_ends_line(&end))
        gtk_text_iter_forward_to_line_end(&end);
    gtk_text_buffer_apply_tag(buffer, self->paper.tags[tag], &begin, &end);
    if (tag != BS_CODE_TAG_DEALLOC)
        bs_gap_view_patch(BS_GAP_VIEW(self->view), (BsTextLines){first, last + 1}, FALSE);
}

const BsOpLines *
bs_code_marks_find(BsCodeView *self, const BsOp *op)
{
    BsDocument *document = bs_session_document(self->session);
    if (!self->text || !op)
        return NULL;
    return self->text == bs_document_source_text(document) ? bs_document_source_lines(document, op)
                                                           : bs_text_find_op(self->text, op);
}

// The first line only: the ops of its regions have lines of their own.
static const BsOpLines *
tag_op(BsCodeView *self, BsCodeTag tag, const BsOp *op)
{
    const BsOpLines *lines = bs_code_marks_find(self, op);
    if (lines)
        bs_code_marks_tag(self, tag, lines->first, lines->first);
    return lines;
}

// -- marks ---------------------------------------------------------------------------------------

static gboolean
may_free(const BsOp *op)
{
    const BsMemory memory = bs_op_memory(op);
    return memory == BS_MEMORY_FREE_IF || memory == BS_MEMORY_RETAIN ||
           memory == BS_MEMORY_FREE_OWNED || bs_op_is_free(op);
}

void
bs_code_marks_deallocs(BsCodeView *self, BsTextLines where)
{
    for (guint i = 0; self->text && self->text->ops && i < self->text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(self->text->ops, BsOpLines, i);
        if (lines->first >= where.end)
            break;
        if (lines->first < where.first)
            continue;
        if (may_free(lines->op))
            bs_code_marks_tag(self, BS_CODE_TAG_DEALLOC, lines->first, lines->first);
    }
}

// Differences have marks of their own. `changed`: lines that have none yet.
void
bs_code_marks_update_deallocs(BsCodeView *self, gboolean wanted, BsTextLines changed)
{
    const gboolean some = self->deallocs_marked && !bs_code_text_is_giant(self->shown_text);
    if (wanted)
        bs_code_marks_deallocs(self, some ? changed : self->sight);
    else if (self->deallocs_marked)
        bs_code_remove_tag(GTK_TEXT_BUFFER(self->paper.buffer),
                           self->paper.tags[BS_CODE_TAG_DEALLOC]);
    self->deallocs_marked = wanted;
}

// Of a run that is shown, whose stage this view may show, too.
static void
mark_executed(BsCodeView *self)
{
    const BsOpLines *lines =
        tag_op(self, BS_CODE_TAG_CURRENT, bs_session_executed_op(self->session));
    if (lines)
        self->goal = (gint)lines->first;
}

static void
mark_step(BsCodeView *self)
{
    BsDocument *document = bs_session_document(self->session);
    const guint32 cursor = bs_session_cursor(self->session);
    const BsEvent *event = bs_document_event(document, cursor);
    g_autoptr(GPtrArray) changed = g_ptr_array_new();
    if (bs_session_shows_run(self->session)) {
        mark_executed(self);
        return;
    }
    if (!event || self->stage != BS_CODE_AT_CURSOR)
        return;
    bs_document_changed_ops(document, cursor, cursor, changed);
    for (guint i = 0; i < changed->len; i++)
        tag_op(self, BS_CODE_TAG_CHANGED, changed->pdata[i]);
    const BsOp *op = event->op ? event->op : event->value ? bs_value_op(event->value) : NULL;
    const BsOpLines *lines = tag_op(self, BS_CODE_TAG_CURRENT, op);
    if (lines && op != self->shown)
        self->goal = (gint)lines->first;
    else if (self->gone >= 0)
        self->goal = self->gone;
}

char *
bs_code_marks_say_gone(const GArray *lines)
{
    GString *said = g_string_new(_("Gone with this step:"));
    for (guint i = 0; i < lines->len; i++) {
        const BsGoneLine *line = &g_array_index(lines, BsGoneLine, i);
        g_autofree char *text = g_utf8_make_valid(line->text, (gssize)line->len);
        g_string_append_printf(said, "\n%s", g_strstrip(text));
    }
    return g_string_free(said, FALSE);
}

// What is selected as it is at this stage. Where its op is, or NULL.
static const BsOpLines *
mark_line(BsCodeView *self)
{
    g_autoptr(GPtrArray) ops = g_ptr_array_new(), values = g_ptr_array_new();
    const BsOpLines *first = NULL;
    bs_session_selected_line(self->session, ops, values);
    for (guint i = 0; i < ops->len; i++) {
        const BsOpLines *lines = tag_op(self, BS_CODE_TAG_SELECTED, ops->pdata[i]);
        first = first ? first : lines;
    }
    for (guint i = 0; self->text && i < values->len; i++)
        bs_code_tag_value(GTK_TEXT_BUFFER(self->paper.buffer), self->paper.tags[BS_CODE_TAG_VALUE],
                          self->text, self->names, values->pdata[i], self->sight);
    return first;
}

// Its ops. Where the first one is, or NULL.
static const BsOpLines *
mark_block(BsCodeView *self, const BsBlock *block)
{
    const BsOpLines *first = block ? bs_code_marks_find(self, block->first) : NULL;
    const BsOpLines *last = first ? bs_code_marks_find(self, block->last) : NULL;
    if (last && last->last >= first->first)
        bs_code_marks_tag(self, BS_CODE_TAG_SELECTED, first->first, last->last);
    return last ? first : NULL;
}

static void
mark_selection(BsCodeView *self)
{
    const BsOp *op = bs_session_selected_op(self->session);
    const GPtrArray *lit = bs_session_lit_ops(self->session);
    const BsOpLines *first_lit = NULL;
    for (guint i = 0; i < lit->len; i++) {
        const BsOpLines *lines = tag_op(self, BS_CODE_TAG_LIT, lit->pdata[i]);
        first_lit = first_lit ? first_lit : lines;
    }
    const BsOpLines *lines = mark_line(self);
    lines = lines ? lines : first_lit;
    const BsBlock *block = op || lines ? NULL : bs_session_selected_block(self->session);
    if (block && bs_session_selected_value(self->session)) // its text is marked, and nothing more
        lines = bs_code_marks_find(self, block->first);
    else if (block)
        lines = mark_block(self, block);
    if (lines && !self->selecting && bs_session_is_linked(self->session))
        self->goal = (gint)lines->first;
    self->not_selected = op && !lines;
}

// In the text that was given, and of a draft in the text that one sees, which may be newer.
static void
mark_errors(BsCodeView *self)
{
    BsDocument *unread = self->shows_draft ? bs_session_unread(self->session) : NULL;
    BsDocument *document = unread ? unread : bs_session_document(self->session);
    const BsDiags *diags = bs_document_diags(document);
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        const BsLoc place = bs_source_place(bs_document_source(document), diag->loc);
        if ((!self->text || self->shows_draft) && place.line) {
            bs_code_marks_tag(self, BS_CODE_TAG_ERROR, place.line - 1, place.line - 1);
            bs_code_tag_spot(GTK_TEXT_BUFFER(self->paper.buffer),
                             self->paper.tags[BS_CODE_TAG_ERROR_SPOT], place.line - 1,
                             place.column - 1);
            if (i == 0)
                self->goal = (gint)place.line - 1;
        } else if (diag->op) {
            const BsOpLines *lines = tag_op(self, BS_CODE_TAG_ERROR, diag->op);
            if (lines && self->stage < 0)
                self->goal = (gint)lines->first;
        }
    }
}

// Beside their lines, and for who does not see them.
static void
say_errors(BsCodeView *self)
{
    BsDocument *unread = bs_session_unread(self->session);
    BsDocument *document = unread ? unread : bs_session_document(self->session);
    const BsDiags *diags = bs_document_diags(document);
    g_autoptr(GString) said = g_string_new(NULL);
    bs_gap_view_unsay(BS_GAP_VIEW(self->view));
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        const BsLoc place = bs_source_place(bs_document_source(document), diag->loc);
        if (!place.line)
            continue;
        bs_gap_view_say(BS_GAP_VIEW(self->view), place.line - 1, diag->text);
        g_string_append_printf(said, _("Line %u: %s\n"), place.line, diag->text);
    }
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->view), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   said->str, -1);
}

static gboolean
is_faulty(const GPtrArray *findings, guint32 stage, guint32 op)
{
    for (guint i = 0; i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        if (finding->stage <= stage &&
            (finding->made == op || finding->op == op || finding->freed_at == op))
            return TRUE;
    }
    return FALSE;
}

// The ops that take part in what is wrong at the stage that is shown: those that make the buffer,
// free it and use it.
static void
mark_findings(BsCodeView *self)
{
    const GPtrArray *findings = bs_session_findings(self->session);
    const guint32 stage = self->stage < 0 ? bs_session_stage(self->session) : (guint32)self->stage;
    const BsLesson *lesson = bs_session_lesson(self->session);
    if (!findings || findings->len == 0 || (lesson && bs_lesson_has_tasks(lesson)) || !self->text ||
        !self->text->ops)
        return;
    for (guint i = 0; i < self->text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(self->text->ops, BsOpLines, i);
        if (lines->first >= self->sight.end)
            break;
        if (lines->first >= self->sight.first && is_faulty(findings, stage, lines->op->id))
            bs_code_marks_tag(self, BS_CODE_TAG_FAULT, lines->first, lines->first);
    }
}

void
bs_code_marks_put(BsCodeView *self)
{
    self->goal = -1;
    if (bs_session_is_walkable(self->session)) {
        if (!bs_code_view_diff(self))
            mark_step(self);
        mark_selection(self);
        mark_findings(self);
    }
    if (self->shows_draft || bs_session_cursor(self->session) == bs_session_n_events(self->session))
        mark_errors(self);
    if (self->shows_draft)
        say_errors(self);
}
