// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/sentence-links.h"

#include "app/kit/label.h"
#include "debug/telling/explain.h"
#include "support/i18n.h"

#include <string.h>

// What the label shows.
typedef struct Shown {
    BsSession *session;
    guint32 event;
    guint n; // links
} Shown;

static Shown *
shown_in(GtkLabel *label)
{
    return g_object_get_data(G_OBJECT(label), "sentence-links");
}

// -- what is pressed ------------------------------------------------------------------------------

static const BsMention *
mention_of(GtkLabel *label, const char *uri)
{
    const Shown *shown = shown_in(label);
    guint n;
    if (!uri || *uri != '#' || !bs_session_is_walkable(shown->session))
        return NULL;
    const BsMention *mentions =
        bs_document_mentions(bs_session_document(shown->session), shown->event, &n);
    const guint64 number = g_ascii_strtoull(uri + 1, NULL, 10);
    return number < n ? &mentions[number] : NULL;
}

// The label would ask the desktop to open it.
static gboolean
on_activate(GtkLabel *label, const char *uri)
{
    const BsMention *mention = mention_of(label, uri);
    if (mention)
        bs_session_select_named(shown_in(label)->session, &mention->thing);
    return TRUE;
}

static void
on_motion(GtkEventController *motion)
{
    GtkLabel *label = GTK_LABEL(gtk_event_controller_get_widget(motion));
    const BsMention *mention = mention_of(label, gtk_label_get_current_uri(label));
    const BsThing none = {0}, *thing = mention ? &mention->thing : &none;
    bs_session_hover(shown_in(label)->session,
                     thing->value ? bs_value_op(thing->value) : thing->op);
}

static void
on_leave(GtkEventController *motion)
{
    GtkLabel *label = GTK_LABEL(gtk_event_controller_get_widget(motion));
    bs_session_hover(shown_in(label)->session, NULL);
}

void
bs_sentence_links_init(GtkLabel *label, BsSession *session)
{
    Shown *shown = g_new0(Shown, 1);
    shown->session = session;
    g_object_set_data_full(G_OBJECT(label), "sentence-links", shown, g_free);
    g_signal_connect(label, "activate-link", G_CALLBACK(on_activate), NULL);
    GtkEventController *motion = gtk_event_controller_motion_new();
    g_signal_connect(motion, "motion", G_CALLBACK(on_motion), NULL);
    g_signal_connect(motion, "leave", G_CALLBACK(on_leave), NULL);
    gtk_widget_add_controller(GTK_WIDGET(label), motion);
}

// -- what is shown --------------------------------------------------------------------------------

static void
put_escaped(GString *out, const char *text, gsize len)
{
    g_autofree char *escaped = g_markup_escape_text(text, (gssize)len);
    g_string_append(out, escaped);
}

static char *
markup_of(const char *text, const BsMention *mentions, guint n)
{
    GString *out = g_string_new(NULL);
    guint32 at = 0;
    for (guint i = 0; i < n; i++) {
        put_escaped(out, text + at, mentions[i].begin - at);
        g_string_append_printf(out, "<a href=\"#%u\">", i);
        put_escaped(out, text + mentions[i].begin, mentions[i].end - mentions[i].begin);
        g_string_append(out, "</a>");
        at = mentions[i].end;
    }
    put_escaped(out, text + at, strlen(text + at));
    return g_string_free(out, FALSE);
}

// A text of which not all is shown has no links: they would be elsewhere.
void
bs_sentence_links_show(GtkLabel *label, guint32 event, const char *text)
{
    Shown *shown = shown_in(label);
    const BsMention *mentions = NULL;
    bs_label_show(label, text);
    shown->event = event;
    shown->n = 0;
    if (g_str_equal(gtk_label_get_text(label), text) && bs_session_is_walkable(shown->session))
        mentions = bs_document_mentions(bs_session_document(shown->session), event, &shown->n);
    if (!shown->n || mentions[shown->n - 1].end > strlen(text))
        return;
    g_autofree char *markup = markup_of(text, mentions, shown->n);
    gtk_label_set_markup(label, markup);
}

void
bs_sentence_links_tell(GtkLabel *label)
{
    const char *uri = gtk_label_get_current_uri(label);
    const BsMention *mention = mention_of(label, uri);
    const char *text = gtk_label_get_text(label);
    g_autofree char *said = NULL;
    if (mention && mention->end <= strlen(text))
        said = g_strdup_printf(_("Link %u of %u: %.*s"),
                               (guint)g_ascii_strtoull(uri + 1, NULL, 10) + 1, shown_in(label)->n,
                               (int)(mention->end - mention->begin), text + mention->begin);
    gtk_accessible_update_property(GTK_ACCESSIBLE(label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   said ? said : "", -1);
}
