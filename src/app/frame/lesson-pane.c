// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/lesson-pane.h"

#include "app/frame/lesson-fields.h"
#include "app/frame/progress.h"
#include "app/kit/label.h"
#include "app/kit/mnemonics.h"
#include "debug/marks/lesson-form.h"
#include "debug/marks/lesson-task.h"
#include "support/i18n.h"

#include <string.h>

struct _BsLessonPane {
    GtkBox parent_instance;
    BsSession *session;
    const BsLesson *lesson; // the session's
    guint step;
    char *uri;          // of the lesson, or NULL
    guint *marks;       // BsProgress: of each step's question
    gboolean restoring; // the program of the lesson is about to come
    gboolean answered;  // just now, and what is said of it may be out of sight
    GtkLabel *title, *number, *text, *question, *comment, *score;
    GtkBox *answers;
    GtkWidget *task, *take, *check; // what a machine judges
    GtkEntry *said;
    BsForm *asked; // what is filled in, or NULL
    GtkWidget *form, *judge;
    GtkGrid *rows;
    GtkWidget *restart, *reveal, *another, *back, *next;
    GtkScrolledWindow *scrolled;
};

G_DEFINE_FINAL_TYPE(BsLessonPane, bs_lesson_pane, GTK_TYPE_BOX)

static const BsLessonStep *
current_step(const BsLessonPane *self)
{
    return self->lesson ? self->lesson->steps->pdata[self->step] : NULL;
}

// GTK 4.8 cannot announce a text to screen readers, but they say when the widget with the keyboard
// gets another description: the button that was pressed.
static void
describe(GtkWidget *button, const char *text)
{
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   text, -1);
}

// A text of the step in the names that are in sight; NULL of NULL. Free with g_free().
static char *
words(BsLessonPane *self, const char *text)
{
    if (!text || !bs_session_is_walkable(self->session))
        return g_strdup(text);
    return bs_lesson_words(bs_session_document(self->session), bs_session_function(self->session),
                           text);
}

// -- answers -------------------------------------------------------------------------------------

static void
clear_answers(BsLessonPane *self)
{
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->answers))))
        gtk_box_remove(self->answers, child);
}

// How the learner did so far; said on the last step, where there is something to say.
static void
update_score(BsLessonPane *self)
{
    guint n = 0, right = 0;
    for (guint i = 0; i < self->lesson->steps->len; i++) {
        const BsLessonStep *step = self->lesson->steps->pdata[i];
        n += step->question != NULL;
        right += step->question && self->marks[i] == BS_PROGRESS_SOLVED;
    }
    const gboolean last = self->step + 1 == self->lesson->steps->len;
    g_autofree char *text =
        g_strdup_printf(_("Questions answered right at the first try: %u of %u"), right, n);
    gtk_label_set_text(self->score, text);
    gtk_widget_set_visible(GTK_WIDGET(self->score), last && n > 0);
}

// While the question of the step in view has no right answer yet.
static gboolean
is_open(BsLessonPane *self)
{
    const BsLessonStep *step = current_step(self);
    return step && step->question && !(self->marks[self->step] & BS_PROGRESS_SOLVED);
}

// What would tell is not to be seen until then.
static void
veil(BsLessonPane *self)
{
    const gboolean open = is_open(self) && !bs_lesson_pane_edits(self);
    guint32 position = BS_NO_VEIL;
    if (open)
        bs_lesson_find_place(current_step(self), bs_session_document(self->session), &position,
                             NULL);
    gtk_widget_set_visible(self->reveal, open);
    bs_session_set_veil(self->session, BS_VEIL_LESSON, position,
                        open ? current_step(self)->table : NULL);
}

// Which step it is, and how many questions are done.
static void
tell_number(BsLessonPane *self)
{
    guint n = 0, solved = 0, any = 0;
    for (guint i = 0; i < self->lesson->steps->len; i++) {
        n += ((const BsLessonStep *)self->lesson->steps->pdata[i])->question != NULL;
        solved += (self->marks[i] & BS_PROGRESS_SOLVED) != 0;
        any |= self->marks[i];
    }
    g_autofree char *of =
        g_strdup_printf(_("Step %u of %u"), self->step + 1, self->lesson->steps->len);
    g_autofree char *done = g_strdup_printf(n && solved == n ? _("✓ all questions answered")
                                                             : _("%u of %u questions answered"),
                                            solved, n);
    g_autofree char *text = n ? g_strconcat(of, " · ", done, NULL) : g_strdup(of);
    gtk_label_set_text(self->number, text);
    gtk_widget_set_visible(self->restart, any != 0);
}

// The first answer that is not right is remembered.
static void
note(BsLessonPane *self, gboolean right)
{
    if (!is_open(self))
        return;
    self->marks[self->step] |= right ? BS_PROGRESS_SOLVED : BS_PROGRESS_TRIED;
    if (self->uri)
        bs_progress_set(self->uri, current_step(self), self->marks[self->step]);
    tell_number(self);
}

static GtkWidget *
button_of(BsLessonPane *self, guint number)
{
    GtkWidget *button = gtk_widget_get_first_child(GTK_WIDGET(self->answers));
    for (guint i = 0; button && i < number; i++)
        button = gtk_widget_get_next_sibling(button);
    return button;
}

// A sign besides the colour, for who does not see it. Returns its button.
static GtkWidget *
mark_answer(BsLessonPane *self, guint number)
{
    const BsLessonAnswer *answer = current_step(self)->answers->pdata[number];
    GtkWidget *button = button_of(self, number);
    g_autofree char *said = words(self, answer->text);
    g_autofree char *text = g_strconcat(answer->right ? "\u2713 " : "\u2717 ", said, NULL);
    gtk_widget_add_css_class(button, answer->right ? "right-answer" : "wrong-answer");
    bs_label_show(GTK_LABEL(gtk_button_get_child(GTK_BUTTON(button))), text);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    return button;
}

static const char *
opening_of(gboolean right)
{
    return right ? _("\u2713 Right.") : _("\u2717 Not so.");
}

// What is said of an answer, which was given by that button.
static void
comment_on(BsLessonPane *self, GtkWidget *button, const char *opening, const char *said)
{
    g_autofree char *comment = g_strconcat(opening, " ", said, NULL);
    self->answered = TRUE;
    describe(button, comment);
    bs_label_show(self->comment, comment);
    gtk_widget_set_visible(GTK_WIDGET(self->comment), TRUE);
    update_score(self);
    veil(self);
}

void
bs_lesson_pane_answer(BsLessonPane *self, guint number)
{
    const BsLessonStep *step = current_step(self);
    if (!step || number >= step->answers->len)
        return;
    const BsLessonAnswer *answer = step->answers->pdata[number];
    note(self, answer->right);
    GtkWidget *button = mark_answer(self, number);
    g_autofree char *said = words(self, answer->comment);
    comment_on(self, button, opening_of(answer->right), said);
}

// -- forms ---------------------------------------------------------------------------------------

static void
show_form(BsLessonPane *self, const BsLessonStep *step)
{
    bs_lesson_fields_clear(self->rows);
    g_clear_pointer(&self->asked, bs_form_free);
    if (bs_lesson_has_form(step))
        self->asked = bs_lesson_form(step, bs_session_document(self->session), NULL);
    if (self->asked)
        bs_lesson_fields_show(self->rows, self->asked);
    gtk_widget_set_visible(self->form, self->asked != NULL);
}

static gboolean
try_form(BsLessonPane *self, const char *said, char **why)
{
    const gint wrong = bs_form_try(self->asked, said, why);
    bs_lesson_fields_choose(self->rows, self->asked, said);
    bs_lesson_fields_mark(self->rows, self->asked, wrong);
    return wrong < 0;
}

void
bs_lesson_pane_try(BsLessonPane *self, const char *said)
{
    const BsLessonStep *step = current_step(self);
    g_autofree char *why = NULL;
    if (!step || !step->task)
        return;
    const gboolean right =
        self->asked ? try_form(self, said, &why) : bs_lesson_try(self->lesson, step, said, &why);
    note(self, right);
    if (!self->asked && !bs_lesson_pane_edits(self))
        gtk_editable_set_text(GTK_EDITABLE(self->said), said);
    comment_on(self, self->asked ? self->judge : self->check, opening_of(right), why);
}

void
bs_lesson_pane_reveal(BsLessonPane *self)
{
    const BsLessonStep *step = current_step(self);
    if (!is_open(self) || bs_lesson_pane_edits(self))
        return;
    GString *said = g_string_new(NULL);
    note(self, FALSE);
    note(self, TRUE);
    for (guint i = 0; i < step->answers->len; i++) {
        const BsLessonAnswer *answer = step->answers->pdata[i];
        if (!answer->right)
            continue;
        mark_answer(self, i);
        g_autofree char *comment = words(self, answer->comment);
        g_string_append_printf(said, "%s%s", said->len ? " " : "", comment ? comment : "");
    }
    if (self->asked) {
        g_autofree char *solution = bs_form_solution(self->asked);
        g_autofree char *why = NULL;
        try_form(self, solution, &why);
    }
    comment_on(self, self->next, _("✓ The answer:"), said->str);
    g_string_free(said, TRUE);
}

static void
on_judge(BsLessonPane *self)
{
    g_autofree char *said =
        self->asked ? bs_lesson_fields_chosen(self->rows, self->asked) : g_strdup("");
    gtk_widget_activate_action(GTK_WIDGET(self), "win.lesson-try", "s", said);
}

// The newest text of the program, also one that is none.
static void
try_text(BsLessonPane *self)
{
    BsDocument *unread = bs_session_unread(self->session);
    const BsSource *source =
        bs_document_source(unread ? unread : bs_session_document(self->session));
    g_autofree char *text = g_strndup(source->text, source->len);
    gtk_widget_activate_action(GTK_WIDGET(self), "win.lesson-try", "s", text);
}

static void
on_try(BsLessonPane *self)
{
    if (bs_lesson_pane_edits(self)) {
        try_text(self);
        return;
    }
    gtk_widget_activate_action(GTK_WIDGET(self), "win.lesson-try", "s",
                               gtk_editable_get_text(GTK_EDITABLE(self->said)));
}

// The line of what is selected, behind one that is there already.
static void
on_take(BsLessonPane *self)
{
    const BsOp *op = bs_session_selected_op(self->session);
    const char *before = gtk_editable_get_text(GTK_EDITABLE(self->said));
    const BsLessonStep *step = current_step(self);
    if (!op || !op->loc.line || !step)
        return;
    const gboolean adds = *before && !strchr(before, ',') && g_str_has_prefix(step->task, "ops");
    g_autofree char *text =
        g_strdup_printf("%s%s%u", adds ? before : "", adds ? ", " : "", op->loc.line);
    gtk_editable_set_text(GTK_EDITABLE(self->said), text);
}

static void
show_task(BsLessonPane *self, const BsLessonStep *step)
{
    show_form(self, step);
    gtk_widget_set_visible(self->task, step->task != NULL && !self->asked);
    gtk_widget_set_visible(self->take, bs_lesson_task_takes_lines(step));
    gtk_widget_set_visible(GTK_WIDGET(self->said), !bs_lesson_task_edits(step));
    gtk_editable_set_text(GTK_EDITABLE(self->said), "");
    describe(self->check, "");
    describe(self->judge, "");
}

static gboolean
bring_end(GtkWidget *pane, GdkFrameClock *clock, gpointer data)
{
    GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(BS_LESSON_PANE(pane)->scrolled);
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment));
    return G_SOURCE_REMOVE;
}

// What is said of an answer is below the answers: the text grows by it, and its end comes in sight,
// in the next frame, as sizes are being given just now.
static void
on_grown(BsLessonPane *self)
{
    if (self->answered)
        gtk_widget_add_tick_callback(GTK_WIDGET(self), bring_end, NULL, NULL);
    self->answered = FALSE;
}

static void
on_answer(GtkButton *button, gpointer number)
{
    GtkWidget *pane = gtk_widget_get_ancestor(GTK_WIDGET(button), BS_TYPE_LESSON_PANE);
    bs_lesson_pane_answer(BS_LESSON_PANE(pane), GPOINTER_TO_UINT(number));
}

static void
add_answers(BsLessonPane *self, const BsLessonStep *step)
{
    for (guint i = 0; i < step->answers->len; i++) {
        const BsLessonAnswer *answer = step->answers->pdata[i];
        g_autofree char *text = words(self, answer->text);
        GtkWidget *label = bs_label_new(text), *button = gtk_button_new();
        gtk_label_set_wrap(GTK_LABEL(label), TRUE);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_button_set_child(GTK_BUTTON(button), label);
        gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                       -1);
        g_signal_connect(button, "clicked", G_CALLBACK(on_answer), GUINT_TO_POINTER(i));
        gtk_box_append(self->answers, button);
    }
}

// -- steps ---------------------------------------------------------------------------------------

static void
activate(BsLessonPane *self, const char *action, const char *target)
{
    if (target)
        gtk_widget_activate_action(GTK_WIDGET(self), action, "s", target);
}

static void
describe_buttons(BsLessonPane *self, const char *number, const char *told, const char *question)
{
    g_autofree char *text = g_strdup_printf("%s. %s %s", number, told, question ? question : "");
    describe(self->back, text);
    describe(self->next, text);
}

static void
bring_into_view(BsLessonPane *self, const BsLessonStep *step)
{
    guint32 position;
    if (bs_lesson_find_place(step, bs_session_document(self->session), &position, NULL))
        bs_session_goto(self->session, position);
    bs_session_clear_selection(self->session);
    activate(self, "win.function", step->function);
    g_autofree char *select = words(self, step->select);
    activate(self, "win.select-value", select);
    activate(self, "win.table", step->table);
}

static void
tell_step(BsLessonPane *self)
{
    const BsLessonStep *step = current_step(self);
    if (!step)
        return;
    g_autofree char *text = words(self, step->text);
    g_autofree char *question = words(self, step->question);
    describe_buttons(self, gtk_label_get_text(self->number), text, question);
    bs_label_show(self->text, text);
    bs_label_show(self->question, question);
}

// A step is about the lesson's own program, whatever was made of it in one before.
static void
restore(BsLessonPane *self)
{
    const BsSource *source = bs_document_source(bs_session_document(self->session));
    self->restoring = strlen(self->lesson->program) != source->len ||
                      memcmp(self->lesson->program, source->text, source->len) != 0;
    if (self->restoring)
        activate(self, "win.restore-source", self->lesson->program);
}

void
bs_lesson_pane_show(BsLessonPane *self, guint number)
{
    if (!self->lesson || number >= self->lesson->steps->len)
        return;
    self->step = number;
    self->answered = FALSE;
    const BsLessonStep *step = current_step(self);
    bs_session_set_veil(self->session, BS_VEIL_LESSON, BS_NO_VEIL, NULL);
    if (!bs_lesson_task_edits(step))
        restore(self);
    bring_into_view(self, step); // where its names are looked up
    veil(self);
    tell_number(self);
    tell_step(self);
    gtk_widget_set_visible(GTK_WIDGET(self->question), step->question != NULL);
    gtk_widget_set_visible(GTK_WIDGET(self->comment), FALSE);
    clear_answers(self);
    add_answers(self, step);
    for (guint i = 0; !is_open(self) && i < step->answers->len; i++) {
        if (((const BsLessonAnswer *)step->answers->pdata[i])->right)
            mark_answer(self, i);
    }
    show_task(self, step);
    update_score(self);
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(self->scrolled), 0);
}

void
bs_lesson_pane_restart(BsLessonPane *self)
{
    if (!self->lesson)
        return;
    if (self->uri)
        bs_progress_forget(self->uri);
    memset(self->marks, 0, self->lesson->steps->len * sizeof *self->marks);
    bs_lesson_pane_show(self, 0);
}

void
bs_lesson_pane_offer_another(BsLessonPane *self, gboolean offered)
{
    gtk_widget_set_visible(self->another, offered);
}

gboolean
bs_lesson_pane_edits(BsLessonPane *self)
{
    const BsLessonStep *step = current_step(self);
    return step && bs_lesson_task_edits(step);
}

guint
bs_lesson_pane_step(BsLessonPane *self)
{
    return self->step;
}

guint
bs_lesson_pane_n_steps(BsLessonPane *self)
{
    return self->lesson ? self->lesson->steps->len : 0;
}

// -- the session ---------------------------------------------------------------------------------

// Its program is edited: what was said of the last try stays until the next.
static void
on_edited(BsLessonPane *self)
{
    if (self->restoring)
        bs_lesson_pane_show(self, self->step);
    else
        tell_step(self);
}

static void
on_loaded(BsLessonPane *self)
{
    if (self->lesson && bs_session_is_revision(self->session)) {
        on_edited(self);
        return;
    }
    self->lesson = bs_session_lesson(self->session);
    gtk_widget_set_visible(GTK_WIDGET(self), self->lesson != NULL);
    clear_answers(self);
    g_clear_pointer(&self->marks, g_free);
    self->step = 0;
    if (!self->lesson)
        return;
    self->marks = g_new0(guint, self->lesson->steps->len);
    GFile *file = bs_session_file(self->session);
    g_free(self->uri);
    self->uri = file ? g_file_get_uri(file) : NULL;
    for (guint i = 0; self->uri && i < self->lesson->steps->len; i++)
        self->marks[i] = bs_progress_get(self->uri, self->lesson->steps->pdata[i]);
    bs_label_show(self->title, self->lesson->title);
    bs_lesson_pane_show(self, 0);
}

void
bs_lesson_pane_set_session(BsLessonPane *self, BsSession *session)
{
    g_set_object(&self->session, session);
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "notify::naming", G_CALLBACK(tell_step), self,
                            G_CONNECT_SWAPPED);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_lesson_pane_dispose(GObject *object)
{
    BsLessonPane *self = BS_LESSON_PANE(object);
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
        gtk_widget_unparent(child);
    g_clear_object(&self->session);
    g_clear_pointer(&self->marks, g_free);
    g_clear_pointer(&self->uri, g_free);
    g_clear_pointer(&self->asked, bs_form_free);
    G_OBJECT_CLASS(bs_lesson_pane_parent_class)->dispose(object);
}

static void
bs_lesson_pane_class_init(BsLessonPaneClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->dispose = bs_lesson_pane_dispose;
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/lesson-pane.ui");
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, title);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, number);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, scrolled);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, text);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, question);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, answers);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, comment);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, task);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, said);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, take);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, check);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, score);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, restart);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, form);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, rows);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, judge);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, reveal);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, another);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, back);
    gtk_widget_class_bind_template_child(widget_class, BsLessonPane, next);
}

static void
bs_lesson_pane_init(BsLessonPane *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    bs_mnemonics_name_once(GTK_WIDGET(self));
    gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
    g_signal_connect_object(self->check, "clicked", G_CALLBACK(on_try), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->judge, "clicked", G_CALLBACK(on_judge), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->said, "activate", G_CALLBACK(on_try), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->take, "clicked", G_CALLBACK(on_take), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(gtk_scrolled_window_get_vadjustment(self->scrolled), "changed",
                            G_CALLBACK(on_grown), self, G_CONNECT_SWAPPED);
}
