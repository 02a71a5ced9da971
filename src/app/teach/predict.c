// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predict and reveal: before the next event that has something to predict is shown, the learner is
// asked about it. An answer goes to the event, which says what is right; steps pass by.
#include "debug/telling/predict.h"
#include "app/kit/label.h"
#include "app/teach/teach.h"
#include "support/i18n.h"
#include "view/scene/clean-text.h"

typedef struct BsPredict {
    const BsHost *host;
    gboolean on;
    BsPrediction *next;  // what is asked, or NULL
    BsPrediction *given; // what was answered just now, and is still in view; or NULL
    gboolean answering;  // the cursor goes to what was asked
    guint answered, right;
    GtkRevealer *bar;
    GtkLabel *question, *verdict, *score;
    GtkFlowBox *choices;
    GtkWidget *reveal, *go_on;
} BsPredict;

static void
clear_choices(BsPredict *self)
{
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->choices))))
        gtk_flow_box_remove(self->choices, child);
}

// `sign`: what was said of it; "" while it is asked.
static void
add_choice(BsPredict *self, const char *text, gint number, const char *sign)
{
    g_autofree char *signed_text = g_strconcat(sign, text, NULL);
    g_autofree char *clipped = bs_clip_text(signed_text);
    GtkWidget *button = gtk_button_new_with_label(clipped), *child = gtk_flow_box_child_new();
    GtkLabel *label = GTK_LABEL(gtk_button_get_child(GTK_BUTTON(button)));
    gtk_label_set_wrap(label, TRUE);
    gtk_label_set_width_chars(label, 28); // two fit in the narrowest window
    if (!*sign) {
        gtk_actionable_set_action_name(GTK_ACTIONABLE(button), "win.predict-answer");
        gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "i", number);
    }
    // What was answered is read, and not pressed.
    gtk_widget_set_can_target(button, !self->given);
    gtk_widget_set_focusable(button, !self->given);
    if (g_str_has_prefix(sign, "✓"))
        gtk_widget_add_css_class(button, "right-answer");
    else if (g_str_has_prefix(sign, "✗"))
        gtk_widget_add_css_class(button, "wrong-answer");
    gtk_flow_box_child_set_child(GTK_FLOW_BOX_CHILD(child), button);
    gtk_widget_set_focusable(child, FALSE); // the keyboard goes to the button itself
    gtk_flow_box_append(self->choices, child);
}

static void
show_choices(BsPredict *self, const BsPrediction *of, gint said)
{
    clear_choices(self);
    for (guint i = 0; of && i < of->choices->len; i++)
        add_choice(self, of->choices->pdata[i], (gint)i,
                   !self->given      ? ""
                   : i == of->right  ? "✓ "
                   : said == (gint)i ? "✗ "
                                     : "  ");
}

// Free with g_free().
static char *
end_text(const BsPredict *self)
{
    if (!self->answered) // it was begun behind the last one
        return g_strdup(_("There is nothing to predict from here on: go back to an earlier step"));
    return g_strdup_printf(_("No more questions. Predicted right: %u of %u"), self->right,
                           self->answered);
}

// The question in view, or how it went.
static void
show(BsPredict *self)
{
    const BsPrediction *shown = self->given ? self->given : self->next;
    g_autofree char *end = end_text(self);
    bs_label_show(self->question, shown ? shown->question : end);
    gtk_widget_set_visible(self->reveal, self->next && !self->given);
    gtk_widget_set_visible(self->go_on, self->given != NULL);
    bs_command_set_state(self->host->actions, "prediction",
                         g_variant_new_string(shown ? shown->question : ""));
}

// What comes next is found, and behind it nothing is told.
static void
find_next(BsPredict *self)
{
    BsSession *session = self->host->session;
    g_clear_pointer(&self->next, bs_prediction_free);
    if (self->on && bs_session_is_walkable(session))
        self->next =
            bs_document_predict_next(bs_session_document(session), bs_session_function(session));
    bs_session_set_veil(session, BS_VEIL_PREDICTION,
                        self->next ? self->next->event - 1 : BS_NO_VEIL, NULL);
}

// The next question takes the place of the one before, and of what was said of its answer.
static void
ask(BsPredict *self)
{
    g_clear_pointer(&self->given, bs_prediction_free);
    gtk_label_set_text(self->verdict, "");
    find_next(self);
    show_choices(self, self->next, -1);
    show(self);
}

static void
tell_score(BsPredict *self)
{
    g_autofree char *score = g_strdup_printf("%u/%u", self->right, self->answered);
    g_autofree char *text = g_strdup_printf(_("%u of %u right"), self->right, self->answered);
    gtk_label_set_text(self->score, self->answered ? text : "");
    bs_command_set_state(self->host->actions, "prediction-score", g_variant_new_string(score));
}

static void
set_predict(gpointer part, GVariant *none)
{
    BsPredict *self = part;
    self->on = !self->on;
    self->right = self->answered = 0;
    bs_command_set_state(self->host->actions, "predict", g_variant_new_boolean(self->on));
    gtk_label_set_text(self->verdict, "");
    tell_score(self);
    ask(self);
    gtk_revealer_set_reveal_child(self->bar, self->on);
}

// To the event that was asked about, which says what is right. The question stays in view, with
// what is said of the answer, until the next one is asked for.
static void
give(BsPredict *self, gint number)
{
    BsSession *session = self->host->session;
    self->given = g_steal_pointer(&self->next);
    self->answering = TRUE;
    bs_session_set_veil(session, BS_VEIL_PREDICTION, self->given->event, NULL);
    bs_session_step_to(session, self->given->event);
    self->answering = FALSE;
    find_next(self);
    show_choices(self, self->given, number);
    show(self);
    gtk_widget_grab_focus(self->go_on);
}

static void
say_verdict(BsPredict *self, const char *text)
{
    bs_label_show(self->verdict, text);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   text, -1);
}

static void
answer(gpointer part, GVariant *parameter)
{
    BsPredict *self = part;
    const gint number = g_variant_get_int32(parameter);
    if (!self->next || self->given || number < 0 || (guint)number >= self->next->choices->len)
        return;
    const gboolean right = (guint)number == self->next->right;
    self->answered++;
    self->right += right;
    give(self, number);
    const char *is = self->given->choices->pdata[self->given->right];
    g_autofree char *why_not = bs_document_predict_why_not(bs_session_document(self->host->session),
                                                           self->given, (guint)number);
    g_autofree char *verdict = right ? g_strdup_printf(_("✓ Right: %s"), is)
                                     : g_strdup_printf(_("✗ No: %s. It is: %s"), why_not, is);
    say_verdict(self, verdict);
    tell_score(self);
}

// Without an answer, which counts as a wrong one.
static void
reveal(gpointer part, GVariant *none)
{
    BsPredict *self = part;
    if (!self->next || self->given)
        return;
    self->answered++;
    give(self, -1);
    g_autofree char *verdict =
        g_strdup_printf(_("It is: %s"), (char *)self->given->choices->pdata[self->given->right]);
    say_verdict(self, verdict);
    tell_score(self);
}

static void
ask_next(gpointer part, GVariant *none)
{
    BsPredict *self = part;
    GtkWidget *focus = gtk_window_get_focus(self->host->window);
    const gboolean had_focus = focus == self->go_on;
    if (!self->given)
        return;
    ask(self);
    GtkWidget *first = gtk_widget_get_first_child(GTK_WIDGET(self->choices));
    if (had_focus && first)
        gtk_widget_child_focus(first, GTK_DIR_TAB_FORWARD);
}

static const BsCommand commands[] = {
    // clang-format off
    {"predict",          NULL, set_predict, BS_PROGRAM, "false"},
    {"predict-answer",   "i",  answer,      BS_PROGRAM, NULL},
    {"predict-reveal",   NULL, reveal,      BS_PROGRAM, NULL},
    {"predict-next",     NULL, ask_next,    BS_PROGRAM, NULL},
    {"prediction",       NULL, NULL,        BS_ALWAYS,  "''"},
    {"prediction-score", NULL, NULL,        BS_ALWAYS,  "'0/0'"},
    {0}
    // clang-format on
};

static void
on_moved(BsPredict *self)
{
    if (self->on && !self->answering)
        ask(self);
}

// Another program: counted from the start.
static void
on_loaded(BsPredict *self)
{
    self->right = self->answered = 0;
    gtk_label_set_text(self->verdict, "");
    tell_score(self);
}

static void
init(gpointer part)
{
    BsPredict *self = part;
    BsSession *session = self->host->session;
    bs_host_connect(self->host, session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(self->host, session, "moved", G_CALLBACK(on_moved), self);
}

static void
clear(gpointer part)
{
    BsPredict *self = part;
    g_clear_pointer(&self->next, bs_prediction_free);
    g_clear_pointer(&self->given, bs_prediction_free);
}

static const BsPartWidget widgets[] = {
    {"predict_bar", G_STRUCT_OFFSET(BsPredict, bar)},
    {"predict_question", G_STRUCT_OFFSET(BsPredict, question)},
    {"predict_verdict", G_STRUCT_OFFSET(BsPredict, verdict)},
    {"predict_score", G_STRUCT_OFFSET(BsPredict, score)},
    {"predict_choices", G_STRUCT_OFFSET(BsPredict, choices)},
    {"predict_reveal", G_STRUCT_OFFSET(BsPredict, reveal)},
    {"predict_go_on", G_STRUCT_OFFSET(BsPredict, go_on)},
    {0},
};

const BsPart bs_predict_part = {.size = sizeof(BsPredict),
                                .widgets = widgets,
                                .commands = commands,
                                .init = init,
                                .clear = clear};
