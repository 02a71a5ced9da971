// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/sentence-links.h"

#include "debug/telling/mentions.h"
#include "support/i18n.h"
#include "view/scene/clean-text.h"

#include <string.h>

// What the label shows.
typedef struct Shown {
    BsSession *session;
    const BsDocument *document; // what the links are of
    char *function;             // in which names are looked for; NULL: the one in view
    gboolean is_told;           // which of them has the focus
    GArray *links;              // of BsMention; without a thing: it is looked for when pressed
    guint32 pressed;            // the one that `following` is about
    guint following;            // follows it when the label is done with the press; or 0
} Shown;

static void
free_shown(gpointer data)
{
    Shown *shown = data;
    g_clear_handle_id(&shown->following, g_source_remove);
    g_free(shown->function);
    g_array_unref(shown->links);
    g_free(shown);
}

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
    if (!uri || *uri != '#' || !bs_session_is_walkable(shown->session) ||
        bs_session_document(shown->session) != shown->document)
        return NULL;
    const guint64 number = g_ascii_strtoull(uri + 1, NULL, 10);
    return number < shown->links->len ? &g_array_index(shown->links, BsMention, number) : NULL;
}

static gboolean
is_known(const BsThing *thing)
{
    return thing->op || thing->value || thing->block;
}

static BsThing
thing_of(GtkLabel *label, const BsMention *mention)
{
    const Shown *shown = shown_in(label);
    return bs_session_find_mentioned(shown->session, shown->function, mention,
                                     gtk_label_get_text(label));
}

static gboolean
follow(gpointer data)
{
    GtkLabel *label = data;
    Shown *shown = shown_in(label);
    shown->following = 0;
    if (shown->pressed >= shown->links->len ||
        bs_session_document(shown->session) != shown->document)
        return G_SOURCE_REMOVE;
    const BsMention *mention = &g_array_index(shown->links, BsMention, shown->pressed);
    const gboolean has_op = mention->thing.op != NULL;
    const BsThing thing = thing_of(label, mention);
    if (is_known(&thing) && !has_op && shown->function)
        bs_session_set_function(shown->session, shown->function);
    if (is_known(&thing))
        bs_session_select_named(shown->session, &thing);
    return G_SOURCE_REMOVE;
}

// The label would ask the desktop to open it. What is selected changes the text of labels, and GTK
// goes on with the link and with the gesture that told of it, which must not be gone by then.
static gboolean
on_activate(GtkLabel *label, const char *uri)
{
    Shown *shown = shown_in(label);
    const BsMention *mention = mention_of(label, uri);
    if (!mention)
        return TRUE;
    shown->pressed = (guint32)(mention - (const BsMention *)(gpointer)shown->links->data);
    if (!shown->following)
        shown->following = g_idle_add_full(G_PRIORITY_DEFAULT, follow, label, NULL);
    return TRUE;
}

static void
on_motion(GtkEventController *motion)
{
    GtkLabel *label = GTK_LABEL(gtk_event_controller_get_widget(motion));
    const BsMention *mention = mention_of(label, gtk_label_get_current_uri(label));
    if (!mention)
        return;
    const BsThing thing = thing_of(label, mention);
    bs_session_hover(shown_in(label)->session, thing.value ? bs_value_op(thing.value) : thing.op);
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
    shown->links = g_array_new(FALSE, FALSE, sizeof(BsMention));
    g_object_set_data_full(G_OBJECT(label), "sentence-links", shown, free_shown);
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

// A text of which not all is shown has no links: they would be elsewhere. (A label that is told the
// same once more does nothing: it gets its text with the links or without, and not one before the
// other.)
static void
show(GtkLabel *label, const char *text, const BsMention *links, guint n)
{
    Shown *shown = shown_in(label);
    g_autofree char *clipped = bs_clip_text(text);
    g_array_set_size(shown->links, 0);
    shown->is_told = FALSE;
    shown->document = bs_session_document(shown->session);
    if (!n || !g_str_equal(clipped, text) || links[n - 1].end > strlen(text)) {
        gtk_label_set_text(label, clipped);
        return;
    }
    g_array_append_vals(shown->links, links, n);
    g_autofree char *markup = markup_of(text, links, n);
    gtk_label_set_markup(label, markup);
}

void
bs_sentence_links_show(GtkLabel *label, guint32 event, const char *text)
{
    Shown *shown = shown_in(label);
    guint n = 0;
    g_clear_pointer(&shown->function, g_free);
    const BsMention *mentions =
        bs_session_is_walkable(shown->session)
            ? bs_document_mentions(bs_session_document(shown->session), event, &n)
            : NULL;
    show(label, text, mentions, n);
}

void
bs_sentence_links_show_step(GtkLabel *label)
{
    Shown *shown = shown_in(label);
    g_clear_pointer(&shown->function, g_free);
    g_autoptr(GArray) found = bs_session_mentions(shown->session);
    show(label, bs_session_sentence(shown->session), (const BsMention *)(gpointer)found->data,
         found->len);
}

void
bs_sentence_links_show_text(GtkLabel *label, const char *function, const char *text)
{
    Shown *shown = shown_in(label);
    g_free(shown->function);
    shown->function = g_strdup(function);
    g_autoptr(GArray) found = bs_text_mentions(text);
    show(label, text, (const BsMention *)(gpointer)found->data,
         bs_session_is_walkable(shown->session) ? found->len : 0);
}

void
bs_sentence_links_show_plain(GtkLabel *label, const char *text)
{
    show(label, text, NULL, 0);
}

gboolean
bs_sentence_links_has(GtkWidget *label)
{
    return shown_in(GTK_LABEL(label))->links->len > 0;
}

gboolean
bs_sentence_links_is_told(GtkWidget *label)
{
    return shown_in(GTK_LABEL(label))->is_told;
}

// The label's cursor is at the link with the focus. (Newer releases of GTK say that link's URI of
// labels only in which text can be selected.)
static gboolean
link_at_cursor(GtkLabel *label, guint *number)
{
    const Shown *shown = shown_in(label);
    const char *text = gtk_label_get_text(label);
    int start = 0, end = 0;
    gtk_label_get_selection_bounds(label, &start, &end);
    const gsize at = (gsize)(g_utf8_offset_to_pointer(text, start) - text);
    for (*number = 0; *number < shown->links->len; (*number)++) {
        const BsMention *mention = &g_array_index(shown->links, BsMention, *number);
        if (start == end && mention->begin <= at && at < mention->end &&
            mention->end <= strlen(text))
            return TRUE;
    }
    return FALSE;
}

void
bs_sentence_links_tell(GtkLabel *label, gboolean has_focus)
{
    guint number;
    g_autofree char *said = NULL;
    if (has_focus && link_at_cursor(label, &number)) {
        const GArray *links = shown_in(label)->links;
        const BsMention *mention = &g_array_index(links, BsMention, number);
        said = g_strdup_printf(_("Link %u of %u: %.*s"), number + 1, links->len,
                               (int)(mention->end - mention->begin),
                               gtk_label_get_text(label) + mention->begin);
    }
    shown_in(label)->is_told = said != NULL;
    gtk_accessible_update_property(GTK_ACCESSIBLE(label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   said ? said : "", -1);
}

// The label keeps for itself which of its links has the focus.
static gboolean
tell_later(gpointer label)
{
    bs_sentence_links_tell(label, gtk_widget_has_focus(label));
    return G_SOURCE_REMOVE;
}

static void
on_focus(GtkLabel *label)
{
    g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, tell_later, g_object_ref(label), g_object_unref);
}

void
bs_sentence_links_tell_keys(GtkLabel *label)
{
    GtkEventController *keys = gtk_event_controller_key_new();
    g_signal_connect_swapped(keys, "key-released", G_CALLBACK(on_focus), label);
    gtk_widget_add_controller(GTK_WIDGET(label), keys);
    g_signal_connect(label, "notify::has-focus", G_CALLBACK(on_focus), NULL);
}
