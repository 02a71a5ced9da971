// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verdicts on stages, as they become known: what tests and scripts ask of them, and the way to the
// event by which one changes. What is wrong for sure is told in a bar above the code, one at a
// time, with its path: where the buffer is made, freed, used or lost, and what took away who freed
// it.
#include "app/kit/label.h"
#include "app/window/parts.h"
#include "debug/verdict/finding-path.h"
#include "support/i18n.h"
#include "view/scene/look.h"

typedef struct BsVerdicts {
    const BsHost *host;
    GtkRevealer *bar;
    GtkLabel *verdict, *text, *count;
    GtkWidget *previous, *next;
    GtkBox *links;
    GPtrArray *told; // of BsFinding, the session's: those that are sure
    guint shown;     // number of the one in the bar, from 1; 0: none
    GArray *path;    // of BsPathStep, of that one; or NULL
} BsVerdicts;

// -- verdicts ------------------------------------------------------------------------------------

// Of the function in view, as the strip shows it.
static void
goto_change(gpointer part, GVariant *parameter)
{
    BsVerdicts *self = part;
    BsSession *session = self->host->session;
    const BsStageVerdicts *verdicts = bs_session_verdicts_in_view(session);
    const char *name = g_variant_get_string(parameter, NULL);
    for (guint i = 0; verdicts && i < BS_N_VERDICT_CHANGES; i++) {
        if (!g_str_equal(name, bs_verdict_change_name((BsVerdictChange)i)) ||
            verdicts->changes[i] < 0)
            continue;
        bs_session_goto(
            session,
            bs_verdict_change_event(
                bs_session_document(session), (BsVerdictChange)i, (guint32)verdicts->changes[i],
                verdicts == bs_session_verdicts(session) ? NULL : bs_session_function_name(session),
                bs_session_findings(session)));
        return;
    }
    bs_host_say(self->host, _("No stage that was judged changes this"));
}

// "waits waits right": the verdicts on the first stages, and "verdict 2" of what one changes.
static void
tell(BsVerdicts *self)
{
    const BsStageVerdicts *verdicts = bs_session_verdicts(self->host->session);
    g_autoptr(GString) kinds = g_string_new(NULL);
    g_autoptr(GString) changes = g_string_new(NULL);
    for (guint32 i = 0; verdicts && i < verdicts->stages->len; i++)
        g_string_append_printf(kinds, "%s%s", i ? " " : "",
                               bs_stage_verdict_name(bs_stage_verdicts_get(verdicts, i)->kind));
    for (guint i = 0; verdicts && i < BS_N_VERDICT_CHANGES; i++) {
        if (verdicts->changes[i] >= 0)
            g_string_append_printf(changes, "%s%s %d", changes->len ? "\n" : "",
                                   bs_verdict_change_name((BsVerdictChange)i),
                                   verdicts->changes[i]);
    }
    bs_command_set_state(self->host->actions, "verdicts", g_variant_new_string(kinds->str));
    bs_command_set_state(self->host->actions, "verdict-changes",
                         g_variant_new_string(changes->str));
}

// -- the bar -------------------------------------------------------------------------------------

// Takes the target.
static void
add_link(BsVerdicts *self, const char *text, const char *tip, const char *action, GVariant *target)
{
    GtkWidget *button = gtk_button_new();
    gtk_button_set_child(GTK_BUTTON(button), bs_label_new(text));
    gtk_widget_set_tooltip_text(button, tip);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    gtk_actionable_set_action_target_value(GTK_ACTIONABLE(button), target);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
    gtk_box_append(self->links, button);
}

static void
clear_links(BsVerdicts *self)
{
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->links))))
        gtk_box_remove(self->links, child);
    g_clear_pointer(&self->path, g_array_unref);
}

// Each step of the path is a link, with an arrow from the one before; what can be executed, can. A
// program of tensors has its advice here, instead of in a bar of its own.
static void
show_path(BsVerdicts *self, const BsFinding *finding)
{
    GString *words = g_string_new(NULL);
    self->path = bs_finding_path(finding);
    for (guint i = 0; i < self->path->len; i++) {
        const BsPathStep *step = &g_array_index(self->path, BsPathStep, i);
        g_autofree char *text = g_strconcat(i ? "→ " : "", step->text, NULL);
        add_link(self, text, NULL, "win.follow-finding", g_variant_new_int32((gint32)i + 1));
        g_string_append_printf(words, "%s%s %u", i ? "\n" : "", bs_path_step_name(step->kind),
                               step->op ? step->line : step->event);
    }
    guint index;
    const gboolean is_there = g_ptr_array_find(
        (GPtrArray *)(gsize)bs_session_findings(self->host->session), finding, &index);
    if (finding->args && is_there)
        add_link(self, _("Run It"), NULL, "win.run-finding", g_variant_new_int32((gint32)index));
    if (is_there)
        add_link(self, _("Make This Smaller"),
                 _("Look for a smaller program that shows the same, and open that"),
                 "win.reduce-finding", g_variant_new_int32((gint32)index));
    if (bs_session_advice(self->host->session) == BS_IMPORT_BUFFERIZED)
        add_link(self, _("Bufferize with mlir-opt"),
                 _("Have mlir-opt turn tensors into buffers, and read that"), "win.import",
                 g_variant_new_string("bufferized"));
    bs_command_set_state(self->host->actions, "finding-path", g_variant_new_string(words->str));
    g_string_free(words, TRUE);
}

static void
set_verdict(GtkLabel *label, BsStageVerdictKind kind)
{
    g_autofree char *text =
        g_strdup_printf("%s %s", bs_verdict_looks[kind].sign, _(bs_verdict_looks[kind].word));
    for (guint i = 0; i < BS_N_STAGE_VERDICTS; i++)
        gtk_widget_remove_css_class(GTK_WIDGET(label), bs_verdict_looks[i].css_class);
    gtk_widget_add_css_class(GTK_WIDGET(label), bs_verdict_looks[kind].css_class);
    bs_label_show(label, text);
}

// An audience is shown the program, and not what there is to do.
static void
show_bar(BsVerdicts *self)
{
    g_autoptr(GVariant) present = bs_command_state(self->host->actions, "present");
    const gboolean shown = self->shown && g_str_equal(g_variant_get_string(present, NULL), "off");
    gtk_widget_set_visible(GTK_WIDGET(self->bar), shown);
    gtk_revealer_set_reveal_child(self->bar, shown);
}

static void
show_finding(BsVerdicts *self, guint number)
{
    const BsFinding *finding = number ? self->told->pdata[number - 1] : NULL;
    self->shown = number;
    clear_links(self);
    show_bar(self);
    bs_command_set_state(self->host->actions, "finding", g_variant_new_int32((gint32)number));
    bs_command_set_state(self->host->actions, "finding-path", g_variant_new_string(""));
    bs_command_enable(self->host->actions, "next-finding", number < self->told->len);
    bs_command_enable(self->host->actions, "previous-finding", number > 1);
    if (!finding)
        return;
    g_autofree char *text = bs_finding_sentence(bs_session_document(self->host->session), finding);
    g_autofree char *count = g_strdup_printf(_("%u of %u"), number, self->told->len);
    const gboolean several = self->told->len > 1;
    bs_label_show(self->text, text);
    bs_label_show(self->count, several ? count : NULL);
    gtk_widget_set_visible(self->previous, several);
    gtk_widget_set_visible(self->next, several);
    set_verdict(self->verdict, bs_finding_verdict(finding));
    show_path(self, finding);
}

// A lesson asks what is wrong: the bar would answer.
static void
tell_findings(BsVerdicts *self)
{
    BsSession *session = self->host->session;
    const GPtrArray *findings = bs_session_findings(session);
    g_ptr_array_set_size(self->told, 0);
    for (guint i = 0; findings && !bs_session_lesson(session) && i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        if (finding->is_sure && !finding->not_judged)
            g_ptr_array_add(self->told, findings->pdata[i]);
    }
    bs_command_set_state(self->host->actions, "n-findings",
                         g_variant_new_int32(findings ? (gint32)self->told->len : -1));
    show_finding(self, self->told->len ? 1 : 0);
}

// Number 0 closes the bar.
static void
choose_finding(gpointer part, GVariant *parameter)
{
    BsVerdicts *self = part;
    const gint32 number = g_variant_get_int32(parameter);
    if (number >= 0 && (guint)number <= self->told->len)
        show_finding(self, (guint)number);
}

static void
next_finding(gpointer part, GVariant *none)
{
    BsVerdicts *self = part;
    show_finding(self, self->shown + 1);
}

static void
previous_finding(gpointer part, GVariant *none)
{
    BsVerdicts *self = part;
    show_finding(self, self->shown - 1);
}

// -- its path ------------------------------------------------------------------------------------

// To the op, at the end of the stage since which it is so, or where it still is; picture and code
// show it.
static void
go_to_op(BsSession *session, const BsFinding *finding, guint32 id)
{
    const guint32 stages[] = {finding->stage, finding->stage ? finding->stage - 1 : 0, 0};
    for (guint i = 0; i < G_N_ELEMENTS(stages); i++) {
        bs_session_goto_stage(session, stages[i]);
        const BsOp *op = bs_session_find_op(session, id);
        if (!op)
            continue;
        const BsOp *function = bs_op_function(op);
        bs_session_set_function(session, function ? bs_function_name(function) : finding->function);
        bs_session_select_op(session, op);
        return;
    }
}

static void
follow_finding(gpointer part, GVariant *parameter)
{
    BsVerdicts *self = part;
    const gint32 number = g_variant_get_int32(parameter);
    if (!self->path || number < 1 || (guint)number > self->path->len)
        return;
    const BsPathStep *step = &g_array_index(self->path, BsPathStep, number - 1);
    if (step->op)
        go_to_op(self->host->session, self->told->pdata[self->shown - 1], step->op);
    else
        bs_session_goto(self->host->session, step->event);
}

// -- the table -----------------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"goto-change",      "s",  goto_change,      BS_PROGRAM,  NULL},
    {"finding",          "i",  choose_finding,   BS_PROGRAM,  "0"},
    {"next-finding",     NULL, next_finding,     BS_ITS_PART, NULL},
    {"previous-finding", NULL, previous_finding, BS_ITS_PART, NULL},
    {"follow-finding",   "i",  follow_finding,   BS_PROGRAM,  NULL},
    // read-only: what tests and scripts ask
    {"verdicts",         NULL, NULL,             BS_ALWAYS,   "''"},
    {"verdict-changes",  NULL, NULL,             BS_ALWAYS,   "''"},
    {"n-findings",       NULL, NULL,             BS_ALWAYS,   "-1"},
    {"finding-path",     NULL, NULL,             BS_ALWAYS,   "''"},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsVerdicts *self = part;
    const BsHost *host = self->host;
    self->told = g_ptr_array_new();
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(tell), self);
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(tell_findings), self);
    bs_host_connect(host, host->session, "notify::verdicts", G_CALLBACK(tell), self);
    bs_host_connect(host, host->session, "notify::findings", G_CALLBACK(tell_findings), self);
    bs_host_connect(host, g_action_map_lookup_action(host->actions, "present"), "notify::state",
                    G_CALLBACK(show_bar), self);
    tell_findings(self);
}

static void
clear(gpointer part)
{
    BsVerdicts *self = part;
    g_ptr_array_unref(self->told);
    g_clear_pointer(&self->path, g_array_unref);
}

static const BsPartWidget widgets[] = {
    {"finding_bar", G_STRUCT_OFFSET(BsVerdicts, bar)},
    {"finding_verdict", G_STRUCT_OFFSET(BsVerdicts, verdict)},
    {"finding", G_STRUCT_OFFSET(BsVerdicts, text)},
    {"finding_count", G_STRUCT_OFFSET(BsVerdicts, count)},
    {"finding_previous", G_STRUCT_OFFSET(BsVerdicts, previous)},
    {"finding_next", G_STRUCT_OFFSET(BsVerdicts, next)},
    {"finding_path", G_STRUCT_OFFSET(BsVerdicts, links)},
    {0},
};

const BsPart bs_verdicts_part = {.size = sizeof(BsVerdicts),
                                 .widgets = widgets,
                                 .commands = commands,
                                 .init = init,
                                 .clear = clear};
