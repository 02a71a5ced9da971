// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predict and reveal: before the next event that has something to predict is shown, the learner is
// asked about it. An answer goes to the event, which says what is right; steps pass by.
#include "debug/telling/predict.h"
#include "app/kit/label.h"
#include "app/window/parts.h"
#include "support/i18n.h"
#include "view/scene/clean-text.h"

typedef struct BsPredict {
    const BsHost *host;
    gboolean on;
    BsPrediction *next; // what is asked, or NULL
    guint answered, right;
    GtkRevealer *bar;
    GtkLabel *question, *verdict, *score;
    GtkFlowBox *choices;
} BsPredict;

static void
clear_choices(BsPredict *self)
{
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->choices))))
        gtk_flow_box_remove(self->choices, child);
}

static void
add_choice(BsPredict *self, const char *text, gint number)
{
    g_autofree char *clipped = bs_clip_text(text);
    GtkWidget *button = gtk_button_new_with_label(clipped), *child = gtk_flow_box_child_new();
    GtkLabel *label = GTK_LABEL(gtk_button_get_child(GTK_BUTTON(button)));
    gtk_label_set_wrap(label, TRUE);
    gtk_label_set_width_chars(label, 28); // two fit in the narrowest window
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), "win.predict-answer");
    gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "i", number);
    gtk_flow_box_child_set_child(GTK_FLOW_BOX_CHILD(child), button);
    gtk_widget_set_focusable(child, FALSE); // the keyboard goes to the button itself
    gtk_flow_box_append(self->choices, child);
}

// The question about what comes next, or how it went.
static void
ask(BsPredict *self)
{
    BsSession *session = self->host->session;
    g_clear_pointer(&self->next, bs_prediction_free);
    clear_choices(self);
    if (self->on && bs_session_is_walkable(session))
        self->next =
            bs_document_predict_next(bs_session_document(session), bs_session_function(session));
    const BsPrediction *next = self->next;
    for (guint i = 0; next && i < next->choices->len; i++)
        add_choice(self, next->choices->pdata[i], (gint)i);
    g_autofree char *end = g_strdup_printf(_("No more questions. Predicted right: %u of %u"),
                                           self->right, self->answered);
    bs_label_show(self->question, next ? next->question : end);
    bs_command_set_state(self->host->actions, "prediction",
                         g_variant_new_string(next ? next->question : ""));
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

static void
answer(gpointer part, GVariant *parameter)
{
    BsPredict *self = part;
    const BsPrediction *asked = self->next;
    const gint number = g_variant_get_int32(parameter);
    if (!asked || number < 0 || (guint)number >= asked->choices->len)
        return;
    const gboolean right = (guint)number == asked->right;
    g_autofree char *verdict =
        right ? g_strdup_printf(_("✓ Right: %s"), (char *)asked->choices->pdata[asked->right])
              : g_strdup_printf(_("✗ No, it is: %s"), (char *)asked->choices->pdata[asked->right]);
    self->answered++;
    self->right += right;
    bs_label_show(self->verdict, verdict);
    tell_score(self);
    bs_session_step_to(self->host->session, asked->event); // which asks the next question
}

static const BsCommand commands[] = {
    // clang-format off
    {"predict",          NULL, set_predict, BS_PROGRAM, "false"},
    {"predict-answer",   "i",  answer,      BS_PROGRAM, NULL},
    {"prediction",       NULL, NULL,        BS_ALWAYS,  "''"},
    {"prediction-score", NULL, NULL,        BS_ALWAYS,  "'0/0'"},
    {0}
    // clang-format on
};

static void
on_moved(BsPredict *self)
{
    if (self->on)
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
}

static const BsPartWidget widgets[] = {
    {"predict_bar", G_STRUCT_OFFSET(BsPredict, bar)},
    {"predict_question", G_STRUCT_OFFSET(BsPredict, question)},
    {"predict_verdict", G_STRUCT_OFFSET(BsPredict, verdict)},
    {"predict_score", G_STRUCT_OFFSET(BsPredict, score)},
    {"predict_choices", G_STRUCT_OFFSET(BsPredict, choices)},
    {0},
};

const BsPart bs_predict_part = {.size = sizeof(BsPredict),
                                .widgets = widgets,
                                .commands = commands,
                                .init = init,
                                .clear = clear};
