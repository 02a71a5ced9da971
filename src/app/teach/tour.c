// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Four things in a minute, on the example of the document: a bar says what to look at, and the real
// control has a ring. Everything else can be used meanwhile; who opens another program leaves.
#include "app/session/preferences.h"
#include "app/teach/teach.h"
#include "debug/telling/mentions.h"
#include "ir/effects.h"
#include "support/i18n.h"

#define EXAMPLE "resource:///org/bufscope/Bufscope/samples/01-example.mlir"

typedef struct BsTour {
    const BsHost *host;
    GtkRevealer *bar;
    GtkLabel *text, *count;
    GtkButton *next;
    GtkWidget *inspector;
    GtkWidget *ringed; // weak; or NULL
    guint step;        // from 1; 0: there is no tour
    gboolean loading;  // its program
} BsTour;

// -- what is shown -------------------------------------------------------------------------------

// The event that makes the first dealloc; 0: none does.
static guint32
first_dealloc(BsDocument *document)
{
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        guint32 n;
        BsOp *const *made = bs_document_event_created(document, i, &n);
        for (guint32 k = 0; k < n; k++) {
            if (bs_op_memory(made[k]) == BS_MEMORY_FREE_IF)
                return i;
        }
    }
    return 0;
}

static void
choose_layout(BsTour *self, const char *layout)
{
    bs_command_do(self->host->actions, "layout", g_variant_new_string(layout));
}

static void
go_to(BsTour *self, guint32 event)
{
    bs_command_do(self->host->actions, "goto-event", g_variant_new_int32((gint32)event));
}

static void
show_step(BsTour *self)
{
    const guint32 event = first_dealloc(bs_session_document(self->host->session));
    choose_layout(self, "explore");
    go_to(self, event ? event - 1 : 0);
}

static void
show_lowering(BsTour *self)
{
    choose_layout(self, "dealloc");
}

static void
show_why(BsTour *self)
{
    BsSession *session = self->host->session;
    BsDocument *document = bs_session_document(session);
    choose_layout(self, "explore");
    go_to(self, first_dealloc(document));
    const BsThing buffer =
        bs_document_find_mentioned(document, bs_session_function(session), "%alloc");
    if (buffer.value)
        bs_session_select_named(session, &buffer);
    bs_command_do(self->host->actions, "why", NULL);
}

static void
show_run(BsTour *self)
{
    choose_layout(self, "explore");
    bs_command_do(self->host->actions, "last", NULL);
    bs_command_do(self->host->actions, "run", NULL);
}

static const struct {
    const char *text;
    void (*show)(BsTour *self);
    const char *action, *target; // of the control that has the ring; NULL: the panel has it
} steps[] = {
    {N_("Press Step (F8): a dealloc comes into the program. What is new is marked in picture and "
        "code, what goes is struck through, and the sentence below says what happened and why."),
     show_step, "win.walk-forward", NULL},
    {N_("Dealloc (Alt+2) shows each dealloc beside what it was lowered to: at the left which "
        "memrefs it frees, and if what; at the right the code that does it."),
     show_lowering, "win.layout", "dealloc"},
    {N_("Why is a buffer freed here? Select it, anywhere, and press Ctrl+Y: this panel answers, "
        "reason by reason, and every name in it leads on."),
     show_why, NULL, NULL},
    {N_("Run (Alt+6) executes the program with every buffer in sight. Its verdict stands at the "
        "stages above: right, leaks, or used after it was freed."),
     show_run, "win.layout", "run"},
};

// -- the ring ------------------------------------------------------------------------------------

static gboolean
does(GtkWidget *widget, const char *action, const char *target)
{
    if (!GTK_IS_ACTIONABLE(widget) || !gtk_widget_get_mapped(widget) ||
        g_strcmp0(gtk_actionable_get_action_name(GTK_ACTIONABLE(widget)), action) != 0)
        return FALSE;
    GVariant *has = gtk_actionable_get_action_target_value(GTK_ACTIONABLE(widget));
    return !target || (has && g_str_equal(g_variant_get_string(has, NULL), target));
}

// The first that is in sight, or NULL.
static GtkWidget *
find_control(GtkWidget *in, const char *action, const char *target)
{
    GtkWidget *found = does(in, action, target) ? in : NULL;
    for (GtkWidget *i = gtk_widget_get_first_child(in); i && !found;
         i = gtk_widget_get_next_sibling(i))
        found = find_control(i, action, target);
    return found;
}

static void
move_ring(BsTour *self, GtkWidget *to)
{
    if (self->ringed)
        gtk_widget_remove_css_class(self->ringed, "tour-ring");
    g_set_weak_pointer(&self->ringed, to);
    if (to)
        gtk_widget_add_css_class(to, "tour-ring");
}

// -- the bar -------------------------------------------------------------------------------------

static void
set_step(BsTour *self, guint step)
{
    self->step = step;
    bs_command_set_state(self->host->actions, "tour", g_variant_new_int32((gint32)step));
    bs_command_enable(self->host->actions, "tour-back", step > 1);
    gtk_revealer_set_reveal_child(self->bar, step > 0);
    gtk_widget_set_visible(GTK_WIDGET(self->bar), step > 0);
}

// Who does not see the bar hears its text at the button that has the keyboard.
static void
show(BsTour *self, guint step)
{
    const guint n = G_N_ELEMENTS(steps);
    GtkWidget *window = GTK_WIDGET(self->host->window);
    g_autofree char *count = g_strdup_printf(_("%u of %u"), step, n);
    const char *text = _(steps[step - 1].text);
    steps[step - 1].show(self);
    gtk_label_set_text(self->text, text);
    gtk_label_set_text(self->count, count);
    gtk_button_set_label(self->next, step < n ? _("_Next") : _("_Done"));
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->next), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   text, -1);
    set_step(self, step);
    const char *action = steps[step - 1].action;
    move_ring(self,
              action ? find_control(window, action, steps[step - 1].target) : self->inspector);
    gtk_widget_grab_focus(GTK_WIDGET(self->next));
}

static void
end(gpointer part, GVariant *none)
{
    BsTour *self = part;
    bs_preferences_set_toured(TRUE);
    if (!self->step)
        return;
    move_ring(self, NULL);
    set_step(self, 0);
    bs_command_do(self->host->actions, "focus-views", NULL);
}

static void
next(gpointer part, GVariant *none)
{
    BsTour *self = part;
    if (self->step == G_N_ELEMENTS(steps))
        end(self, NULL);
    else if (self->step)
        show(self, self->step + 1);
}

static void
back(gpointer part, GVariant *none)
{
    BsTour *self = part;
    if (self->step > 1)
        show(self, self->step - 1);
}

static void
begin(gpointer part, GVariant *none)
{
    BsTour *self = part;
    self->loading = TRUE;
    bs_command_do(self->host->actions, "open-file", g_variant_new_string(EXAMPLE));
}

// -- the window's part ---------------------------------------------------------------------------

static void
on_loaded(BsTour *self)
{
    const gboolean begins = self->loading && bs_session_is_walkable(self->host->session);
    self->loading = FALSE;
    if (begins)
        show(self, 1);
    else if (self->step && !bs_session_is_revision(self->host->session))
        end(self, NULL);
}

static const BsCommand commands[] = {
    {"tour", NULL, begin, BS_ALWAYS, "0"}, // the step that is shown
    {"tour-next", NULL, next, BS_ALWAYS, NULL}, {"tour-back", NULL, back, BS_ITS_PART, NULL},
    {"tour-end", NULL, end, BS_ALWAYS, NULL},   {0},
};

static void
init(gpointer part)
{
    BsTour *self = part;
    set_step(self, 0);
    bs_host_connect(self->host, self->host->session, "loaded", G_CALLBACK(on_loaded), self);
}

static void
clear(gpointer part)
{
    BsTour *self = part;
    g_clear_weak_pointer(&self->ringed);
}

static const BsPartWidget widgets[] = {
    {"tour_bar", G_STRUCT_OFFSET(BsTour, bar)},        {"tour_text", G_STRUCT_OFFSET(BsTour, text)},
    {"tour_count", G_STRUCT_OFFSET(BsTour, count)},    {"tour_next", G_STRUCT_OFFSET(BsTour, next)},
    {"inspector", G_STRUCT_OFFSET(BsTour, inspector)}, {0},
};

const BsPart bs_tour_part = {
    .size = sizeof(BsTour), .widgets = widgets, .commands = commands, .init = init, .clear = clear};
