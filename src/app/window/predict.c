// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predict and reveal: before the next event that has something to predict is shown, the learner is
// asked about it. An answer goes to the event, which says what is right; steps pass by.
#include "app/kit/label.h"
#include "app/window/window-private.h"

#include "debug/telling/predict.h"
#include "support/i18n.h"
#include "view/scene/clean-text.h"

static void
clear_choices(BsPredict *predict)
{
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(predict->choices))))
        gtk_flow_box_remove(predict->choices, child);
}

static void
add_choice(BsPredict *predict, const char *text, gint number)
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
    gtk_flow_box_append(predict->choices, child);
}

// The question about what comes next, or how it went.
static void
ask(BsWindow *self)
{
    BsPredict *predict = &self->predict;
    g_clear_pointer(&predict->next, bs_prediction_free);
    clear_choices(predict);
    if (predict->on && bs_session_is_walkable(self->session))
        predict->next = bs_document_predict_next(bs_session_document(self->session),
                                                 bs_session_function(self->session));
    const BsPrediction *next = predict->next;
    for (guint i = 0; next && i < next->choices->len; i++)
        add_choice(predict, next->choices->pdata[i], (gint)i);
    g_autofree char *end = g_strdup_printf(_("No more questions. Predicted right: %u of %u"),
                                           predict->right, predict->answered);
    bs_label_show(predict->question, next ? next->question : end);
    bs_window_set_state(self, "prediction", g_variant_new_string(next ? next->question : ""));
}

static void
tell_score(BsWindow *self)
{
    g_autofree char *score = g_strdup_printf("%u/%u", self->predict.right, self->predict.answered);
    g_autofree char *text =
        g_strdup_printf(_("%u of %u right"), self->predict.right, self->predict.answered);
    gtk_label_set_text(self->predict.score, self->predict.answered ? text : "");
    bs_window_set_state(self, "prediction-score", g_variant_new_string(score));
}

static void
set_predict(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    BsPredict *predict = &self->predict;
    predict->on = !predict->on;
    predict->right = predict->answered = 0;
    bs_window_set_state(self, "predict", g_variant_new_boolean(predict->on));
    gtk_label_set_text(predict->verdict, "");
    tell_score(self);
    ask(self);
    gtk_revealer_set_reveal_child(predict->bar, predict->on);
}

static void
answer(BsWindow *self, GVariant *parameter)
{
    BsPredict *predict = &self->predict;
    const BsPrediction *asked = predict->next;
    const gint number = g_variant_get_int32(parameter);
    if (!asked || number < 0 || (guint)number >= asked->choices->len)
        return;
    const gboolean right = (guint)number == asked->right;
    g_autofree char *verdict =
        right ? g_strdup_printf(_("✓ Right: %s"), (char *)asked->choices->pdata[asked->right])
              : g_strdup_printf(_("✗ No, it is: %s"), (char *)asked->choices->pdata[asked->right]);
    predict->answered++;
    predict->right += right;
    bs_label_show(predict->verdict, verdict);
    tell_score(self);
    bs_session_step_to(self->session, asked->event); // which asks the next question
}

static const BsCommand commands[] = {
    // clang-format off
    {"predict",          NULL, set_predict, BS_PROGRAM, "false"},
    {"predict-answer",   "i",  answer,      BS_PROGRAM, NULL},
    {"prediction",       NULL, NULL,        BS_ALWAYS,  "''"},
    {"prediction-score", NULL, NULL,        BS_ALWAYS,  "'0/0'"},
    // clang-format on
};

const BsCommands bs_predict_commands = {commands, G_N_ELEMENTS(commands)};

static void
on_moved(BsWindow *self)
{
    if (self->predict.on)
        ask(self);
}

// Another program: counted from the start.
static void
on_loaded(BsWindow *self)
{
    self->predict.right = self->predict.answered = 0;
    gtk_label_set_text(self->predict.verdict, "");
    tell_score(self);
}

void
bs_window_init_predict(BsWindow *self)
{
    g_signal_connect_object(self->session, "loaded", G_CALLBACK(on_loaded), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
}

void
bs_window_clear_predict(BsWindow *self)
{
    g_clear_pointer(&self->predict.next, bs_prediction_free);
}
