// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is selected, the events of it, and the function in view.
#include "app/code/code-text.h"
#include "app/frame/search-bar.h"
#include "app/window/parts.h"
#include "debug/document/as-written.h"
#include "debug/telling/explain.h"
#include "support/i18n.h"

typedef struct BsSelecting {
    const BsHost *host;
    BsSearchBar *search;
    const BsValue *used; // whose uses are walked through ...
    const BsOp *at_use;  // ... and the one in view; or NULL
} BsSelecting;

// -- its events ----------------------------------------------------------------------------------

static void
run_forward(gpointer part, GVariant *parameter)
{
    BsSelecting *self = part;
    if (!bs_session_run_to_selection(self->host->session, TRUE))
        bs_host_say(self->host, _("No later event touches the selection"));
}

static void
run_back(gpointer part, GVariant *parameter)
{
    BsSelecting *self = part;
    if (!bs_session_run_to_selection(self->host->session, FALSE))
        bs_host_say(self->host, _("No earlier event touches the selection"));
}

static guint32
created_at(BsDocument *document, const BsOp *op)
{
    return op->event;
}

static guint32
last_changed_at(BsDocument *document, const BsOp *op)
{
    return bs_timeline_last_change(bs_document_timeline(document), bs_document_cursor(document),
                                   op);
}

static void
goto_event_of_selection(BsSelecting *self, guint32 (*find)(BsDocument *document, const BsOp *op))
{
    const BsOp *op = bs_session_selected_op(self->host->session);
    if (op)
        bs_session_goto(self->host->session, find(bs_session_document(self->host->session), op));
}

static void
goto_created(gpointer part, GVariant *parameter)
{
    BsSelecting *self = part;
    goto_event_of_selection(self, created_at);
}

static void
goto_last_change(gpointer part, GVariant *parameter)
{
    BsSelecting *self = part;
    goto_event_of_selection(self, last_changed_at);
}

static void
set_function(gpointer part, GVariant *parameter)
{
    BsSelecting *self = part;
    const char *name = g_variant_get_string(parameter, NULL);
    if (bs_document_find_function(bs_session_document(self->host->session), name))
        bs_session_set_function(self->host->session, name);
    else
        bs_host_say(self->host, _("There is no function '%s' at this step"), name);
}

// -- selecting -----------------------------------------------------------------------------------

// The op at a line (from 1) of the function in view at the cursor.
static void
select_line(gpointer part, GVariant *parameter)
{
    BsSelecting *self = part;
    BsOp *function = bs_session_function(self->host->session);
    const BsText *text =
        function ? bs_document_map(bs_session_document(self->host->session), function) : NULL;
    const gint32 line = g_variant_get_int32(parameter);
    const BsOpLines *lines = text && line > 0 ? bs_text_find_line(text, (guint32)line - 1) : NULL;
    if (lines)
        bs_session_select_op(self->host->session, lines->op);
}

// Which of two values is selected, or that what the source calls so has become another's.
static void
say_other(BsSelecting *self, const char *name, const BsValue *selected, const BsValue *own)
{
    BsDocument *document = bs_session_document(self->host->session);
    if (own && (own != selected || !bs_document_is_called(document, own, name)))
        bs_host_say(self->host, _("%s of the source is %s now"), name,
                    bs_document_value_name(document, own));
}

// A value by its printed name, as "%alloc", or by the one in the source.
static void
select_value(gpointer part, GVariant *parameter)
{
    BsSelecting *self = part;
    BsDocument *document = bs_session_document(self->host->session);
    const BsOp *function = bs_session_function(self->host->session);
    const char *name = g_variant_get_string(parameter, NULL);
    const BsValue *own = function ? bs_document_find_in_source(document, function, name) : NULL;
    const BsValue *printed = function ? bs_document_find_value(document, function, name) : NULL;
    const BsValue *value = printed ? printed : own;
    if (value) {
        bs_session_select_value(self->host->session, value);
        say_other(self, name, value, own);
    } else {
        bs_host_say(self->host, _("There is no value '%s' in this function at this step"), name);
    }
}

// -- definition and uses -------------------------------------------------------------------------

static void
goto_definition(gpointer part, GVariant *none)
{
    BsSelecting *self = part;
    const BsValue *value = bs_session_selected_value(self->host->session);
    if (!value)
        bs_host_say(self->host, _("Select a value first"));
    else if (bs_value_op(value))
        bs_session_select_op(self->host->session, bs_value_op(value));
    else
        bs_session_select_block(self->host->session, bs_value_block(value));
}

// Its users at the cursor, from the top to the bottom as far as the list of uses knows; each once.
static GPtrArray *
users_of(const BsValue *value)
{
    g_autoptr(GHashTable) known = g_hash_table_new(NULL, NULL);
    GPtrArray *users = g_ptr_array_new();
    for (BsUse *use = bs_value_uses(value); use; use = bs_use_next(use)) {
        if (g_hash_table_add(known, bs_use_owner(use)))
            g_ptr_array_add(users, bs_use_owner(use));
    }
    for (guint i = 0; i < users->len / 2; i++) { // the newest was the first
        gpointer other = users->pdata[users->len - 1 - i];
        users->pdata[users->len - 1 - i] = users->pdata[i];
        users->pdata[i] = other;
    }
    return users;
}

// Again: the one after that. The value is the one that was selected when the walk began.
static void
next_use(gpointer part, GVariant *none)
{
    BsSelecting *self = part;
    BsSession *session = self->host->session;
    const BsValue *selected = bs_session_selected_value(session);
    const BsOp *op = bs_session_selected_op(session);
    if (op && op == self->at_use) // which may define a value, too
        selected = self->used;
    if (!selected) {
        bs_host_say(self->host, _("Select a value first"));
        return;
    }
    g_autoptr(GPtrArray) users = users_of(selected);
    guint at = 0;
    if (users->len == 0) {
        bs_host_say(self->host, _("Nothing uses it here"));
        return;
    }
    if (op == self->at_use && g_ptr_array_find(users, op, &at))
        at = (at + 1) % users->len;
    self->used = selected;
    self->at_use = users->pdata[at];
    bs_session_select_op(session, self->at_use);
    bs_host_say(self->host, _("Use %u of %u"), at + 1, users->len);
}

static void
copy_name(gpointer part, GVariant *none)
{
    BsSelecting *self = part;
    bs_code_copy(GTK_WIDGET(self->host->window), bs_session_selection_text(self->host->session));
}

static void
on_loaded(BsSelecting *self)
{
    self->used = NULL;
    self->at_use = NULL;
}

static void
init(gpointer part)
{
    BsSelecting *self = part;
    bs_host_connect(self->host, self->host->session, "loaded", G_CALLBACK(on_loaded), self);
}

static void
clear_selection(gpointer part, GVariant *parameter)
{
    BsSelecting *self = part;
    GtkWidget *focus = gtk_window_get_focus(self->host->window);
    GtkWidget *popover = focus ? gtk_widget_get_ancestor(focus, GTK_TYPE_POPOVER) : NULL;
    if (popover) { // its key comes here first
        gtk_popover_popdown(GTK_POPOVER(popover));
        return;
    }
    if (bs_search_bar_leave(self->search))
        return;
    bs_session_clear_selection(self->host->session);
}

// -- what the sentence names ----------------------------------------------------------------------

// Number `i` of its links, from 1.
static void
follow_link(gpointer part, GVariant *parameter)
{
    BsSelecting *self = part;
    BsSession *session = self->host->session;
    const gint32 number = g_variant_get_int32(parameter);
    g_autoptr(GArray) mentions = bs_session_mentions(session);
    if (number <= 0 || (guint)number > mentions->len)
        return;
    const BsMention *mention = &g_array_index(mentions, BsMention, number - 1);
    const BsThing thing =
        bs_session_find_mentioned(session, NULL, mention, bs_session_sentence(session));
    bs_session_select_named(session, &thing);
}

// Their texts, a line for each. Free with g_free().
static char *
list_links(BsSession *session)
{
    GString *list = g_string_new(NULL);
    g_autoptr(GArray) mentions = bs_session_mentions(session);
    const char *sentence = bs_session_sentence(session);
    for (guint i = 0; i < mentions->len; i++) {
        const BsMention *mention = &g_array_index(mentions, BsMention, i);
        g_string_append_printf(list, "%s%.*s", i ? "\n" : "", (int)(mention->end - mention->begin),
                               sentence + mention->begin);
    }
    return g_string_free(list, FALSE);
}

// -- the table -----------------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"function",         "s",  set_function,     BS_PROGRAM,   "''"},
    {"run-forward",      NULL, run_forward,      BS_SELECTION, NULL},
    {"run-back",         NULL, run_back,         BS_SELECTION, NULL},
    {"goto-created",     NULL, goto_created,     BS_SELECTION, NULL},
    {"goto-last-change", NULL, goto_last_change, BS_SELECTION, NULL},
    {"select-line",      "i",  select_line,      BS_PROGRAM,   NULL},
    {"select-value",     "s",  select_value,     BS_PROGRAM,   NULL},
    {"goto-definition",  NULL, goto_definition,  BS_SELECTION, NULL},
    {"next-use",         NULL, next_use,         BS_SELECTION, NULL},
    {"copy-name",        NULL, copy_name,        BS_SELECTION, NULL},
    {"clear-selection",  NULL, clear_selection,  BS_SELECTION, NULL},
    {"follow-link",      "i",  follow_link,      BS_PROGRAM,   NULL},
    // read-only: what tests and scripts ask
    {"selection",        NULL, NULL,             BS_ALWAYS,    "''"},
    {"n-lit",            NULL, NULL,             BS_ALWAYS,    "0"},
    {"links",            NULL, NULL,             BS_ALWAYS,    "''"},
    {0}
    // clang-format on
};

static void
update(gpointer part)
{
    BsSelecting *self = part;
    GActionMap *actions = self->host->actions;
    BsSession *session = self->host->session;
    bs_command_set_state(actions, "function",
                         g_variant_new_string(bs_session_function_name(session)));
    bs_command_set_state(actions, "selection",
                         g_variant_new_string(bs_session_selection_text(session)));
    g_autofree char *links = list_links(session);
    bs_command_set_state(actions, "links", g_variant_new_string(links));
    bs_command_set_state(actions, "n-lit",
                         g_variant_new_int32((gint32)bs_session_lit_ops(session)->len));
}

static const BsPartWidget widgets[] = {
    {"search", G_STRUCT_OFFSET(BsSelecting, search)},
    {0},
};

const BsPart bs_select_part = {.size = sizeof(BsSelecting),
                               .widgets = widgets,
                               .commands = commands,
                               .init = init,
                               .update = update};
