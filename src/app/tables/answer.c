// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/answer.h"

#include "app/kit/label.h"
#include "app/tables/sentence-links.h"
#include "support/i18n.h"

struct _BsAnswer {
    GtkBox parent_instance;
    BsSession *session; // not owned: it outlives its tables
    GtkLabel *question, *text;
    GtkWidget *cause; // the sentence, and a button to its event
    GtkExpander *more;
    BsTableRow *row; // of the cause, or NULL
    gboolean choosing;
    gboolean open; // what is more is to be seen
};

G_DEFINE_FINAL_TYPE(BsAnswer, bs_answer, GTK_TYPE_BOX)

static void
on_cause(BsAnswer *self)
{
    if (!self->row)
        return;
    self->choosing = TRUE;
    if (self->row->event)
        bs_session_goto(self->session, self->row->event);
    self->choosing = FALSE;
    if (!self->row->event && self->row->op)
        bs_session_select_op(self->session, self->row->op);
}

void
bs_answer_set_question(BsAnswer *self, const char *question)
{
    bs_label_show(self->question, question);
    gtk_widget_set_visible(GTK_WIDGET(self->question), question != NULL);
}

// "More (6)", where there is more; where there is nothing at all, the table says what to do.
static void
show_more(BsAnswer *self, guint n)
{
    g_autofree char *label = g_strdup_printf("%s (%u)", _("More"), n);
    gtk_expander_set_label(self->more, label);
    gtk_widget_set_visible(self->cause, self->row != NULL);
    gtk_widget_set_visible(GTK_WIDGET(self->more), !self->row || n > 0);
    if (!self->row)
        gtk_expander_set_label(self->more, NULL);
    if (self->row)
        gtk_widget_remove_css_class(GTK_WIDGET(self->more), "empty");
    else
        gtk_widget_add_css_class(GTK_WIDGET(self->more), "empty");
    gtk_widget_set_can_focus(GTK_WIDGET(self->more), self->row != NULL);
    gtk_expander_set_expanded(self->more, self->open || !self->row);
}

static void
on_expanded(BsAnswer *self)
{
    if (self->row)
        self->open = gtk_expander_get_expanded(self->more);
}

void
bs_answer_take_cause(BsAnswer *self, GListStore *rows)
{
    enum { TEXT = 2 }; // the column
    g_clear_object(&self->row);
    self->row = g_list_model_get_item(G_LIST_MODEL(rows), 0);
    if (self->row) {
        bs_sentence_links_show_text(self->text, self->row->function, self->row->cells[TEXT]);
        g_list_store_remove(rows, 0);
    }
    show_more(self, g_list_model_get_n_items(G_LIST_MODEL(rows)));
}

gboolean
bs_answer_is_choosing(BsAnswer *self)
{
    return self->choosing;
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_answer_dispose(GObject *object)
{
    g_clear_object(&BS_ANSWER(object)->row);
    G_OBJECT_CLASS(bs_answer_parent_class)->dispose(object);
}

static void
bs_answer_class_init(BsAnswerClass *klass)
{
    G_OBJECT_CLASS(klass)->dispose = bs_answer_dispose;
}

static GtkLabel *
new_label(const char *css_class)
{
    GtkLabel *label = GTK_LABEL(gtk_label_new(NULL));
    gtk_label_set_xalign(label, 0);
    bs_label_wrap(label);
    gtk_widget_add_css_class(GTK_WIDGET(label), css_class);
    return label;
}

// The sentence, whose names are links, and behind it what leads to its event.
static GtkWidget *
new_cause(BsAnswer *self)
{
    GtkWidget *cause = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *go = gtk_button_new_from_icon_name("go-jump-symbolic");
    gtk_widget_add_css_class(go, "flat");
    gtk_widget_set_valign(go, GTK_ALIGN_START);
    gtk_widget_set_tooltip_text(go, _("Go to where it was decided"));
    gtk_accessible_update_property(GTK_ACCESSIBLE(go), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   _("Go to where it was decided"), -1);
    gtk_widget_set_hexpand(GTK_WIDGET(self->text), TRUE);
    gtk_box_append(GTK_BOX(cause), GTK_WIDGET(self->text));
    gtk_box_append(GTK_BOX(cause), go);
    g_signal_connect_swapped(go, "clicked", G_CALLBACK(on_cause), self);
    return cause;
}

static void
bs_answer_init(BsAnswer *self)
{
    self->question = new_label("table-caption");
    self->text = new_label("cause");
    self->cause = new_cause(self);
    self->more = GTK_EXPANDER(gtk_expander_new(NULL));
    gtk_widget_set_visible(GTK_WIDGET(self->question), FALSE);
    g_signal_connect_object(self->more, "notify::expanded", G_CALLBACK(on_expanded), self,
                            G_CONNECT_SWAPPED);
    gtk_orientable_set_orientation(GTK_ORIENTABLE(self), GTK_ORIENTATION_VERTICAL);
    gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->question));
    gtk_box_append(GTK_BOX(self), self->cause);
    gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->more));
}

GtkWidget *
bs_answer_new(BsSession *session, GtkWidget *rest)
{
    BsAnswer *self = g_object_new(BS_TYPE_ANSWER, NULL);
    self->session = session;
    bs_sentence_links_init(self->text, session);
    bs_sentence_links_tell_keys(self->text);
    gtk_expander_set_child(self->more, rest);
    show_more(self, 0);
    return GTK_WIDGET(self);
}
