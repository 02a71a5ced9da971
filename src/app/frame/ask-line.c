// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/ask-line.h"

#include "app/kit/mnemonics.h"
#include "support/i18n.h"

enum { LONG_LINE = 60 }; // characters, where there is room

typedef struct Asked {
    const BsHost *host; // the window's, which is kept so long
    GtkWindow *window;
    GtkEditable *entry;
    void (*then)(gpointer part, const char *line);
    gpointer part;
} Asked;

static void
on_answer(G_GNUC_UNUSED AdwMessageDialog *dialog, const char *id, gpointer data)
{
    Asked *asked = data;
    g_autofree char *line = g_strstrip(g_strdup(gtk_editable_get_text(asked->entry)));
    if (asked->host->life && g_str_equal(id, "accept") && *line)
        asked->then(asked->part, line);
}

static void
free_asked(gpointer data, G_GNUC_UNUSED GClosure *closure)
{
    Asked *asked = data;
    g_object_unref(asked->window);
    g_free(asked);
}

void
bs_ask_line(const BsHost *host, const BsLineQuestion *question,
            void (*then)(gpointer part, const char *line), gpointer part)
{
    AdwMessageDialog *dialog =
        ADW_MESSAGE_DIALOG(adw_message_dialog_new(host->window, question->title, question->text));
    GtkWidget *entry = gtk_entry_new();
    gtk_editable_set_text(GTK_EDITABLE(entry), question->initial ? question->initial : "");
    gtk_editable_set_max_width_chars(GTK_EDITABLE(entry), LONG_LINE);
    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    gtk_widget_add_css_class(entry, "monospace");
    gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   question->label, -1);
    adw_message_dialog_set_extra_child(dialog, entry);
    adw_message_dialog_add_responses(dialog, "cancel", _("_Cancel"), "accept", question->accept,
                                     NULL);
    adw_message_dialog_set_response_appearance(dialog, "accept", ADW_RESPONSE_SUGGESTED);
    adw_message_dialog_set_default_response(dialog, "accept");
    adw_message_dialog_set_close_response(dialog, "cancel");
    Asked *asked = g_new(Asked, 1);
    *asked = (Asked){host, g_object_ref(host->window), GTK_EDITABLE(entry), then, part};
    g_signal_connect_data(dialog, "response", G_CALLBACK(on_answer), asked, free_asked, 0);
    bs_mnemonics_name_once(GTK_WIDGET(dialog));
    gtk_window_present(GTK_WINDOW(dialog));
    gtk_widget_grab_focus(entry);
}
