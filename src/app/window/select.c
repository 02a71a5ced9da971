// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every command of the window, as tables: menus, shortcuts, buttons and D-Bus all come here. The
// window's state that tests and scripts need is the state of these actions.
#include "app/session/preferences.h"
#include "app/window/window-private.h"

#include "debug/document/as-written.h"
#include "debug/document/command.h"
#include "debug/document/cursor.h"
#include "debug/document/snapshot.h"
#include "support/i18n.h"

// -- opening -------------------------------------------------------------------------------------

static void
open_file(BsWindow *self, GVariant *parameter)
{
    g_autoptr(GFile) file = g_file_new_for_commandline_arg(g_variant_get_string(parameter, NULL));
    bs_window_open(self, file);
}

static void
reload(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    if (bs_session_file(self->session))
        bs_window_reload(self);
}

static void
close_window(BsWindow *self, GVariant *none)
{
    (void)none;
    gtk_window_close(GTK_WINDOW(self));
}

static void
cancel(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_session_cancel(self->session);
}

// Whose rules hold, here and in windows to come.
static void
set_upstream(BsWindow *self, GVariant *parameter)
{
    BsUpstream upstream;
    if (!bs_upstream_parse(g_variant_get_string(parameter, NULL), &upstream))
        return;
    g_autofree char *pipeline = g_strdup(bs_session_pipeline(self->session));
    bs_preferences_set_upstream(upstream);
    bs_session_set_upstream(self->session, upstream);
    if (!g_str_equal(pipeline, bs_session_pipeline(self->session)))
        bs_window_say(self, _("There is no pipeline '%s'"), pipeline);
    bs_window_update_actions(self);
}

// -- walking -------------------------------------------------------------------------------------

static void
run_forward(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    if (!bs_session_run_to_selection(self->session, TRUE))
        bs_window_say(self, _("No later event touches the selection"));
}

static void
run_back(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    if (!bs_session_run_to_selection(self->session, FALSE))
        bs_window_say(self, _("No earlier event touches the selection"));
}

static guint32
created_at(BsDocument *document, const BsOp *op)
{
    (void)document;
    return op->event;
}

static guint32
last_changed_at(BsDocument *document, const BsOp *op)
{
    return bs_timeline_last_change(bs_document_timeline(document), bs_document_cursor(document),
                                   op);
}

static void
goto_event_of_selection(BsWindow *self, guint32 (*find)(BsDocument *document, const BsOp *op))
{
    const BsOp *op = bs_session_selected_op(self->session);
    if (op)
        bs_session_goto(self->session, find(bs_session_document(self->session), op));
}

static void
goto_created(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    goto_event_of_selection(self, created_at);
}

static void
goto_last_change(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    goto_event_of_selection(self, last_changed_at);
}

static void
set_function(BsWindow *self, GVariant *parameter)
{
    const char *name = g_variant_get_string(parameter, NULL);
    if (bs_document_find_function(bs_session_document(self->session), name))
        bs_session_set_function(self->session, name);
    else
        bs_window_say(self, _("There is no function '%s' at this step"), name);
}

// -- selecting -----------------------------------------------------------------------------------

// The op at a line (from 1) of the function in view at the cursor.
static void
select_line(BsWindow *self, GVariant *parameter)
{
    BsOp *function = bs_session_function(self->session);
    const BsText *text =
        function ? bs_document_map(bs_session_document(self->session), function) : NULL;
    const gint32 line = g_variant_get_int32(parameter);
    const BsOpLines *lines = text && line > 0 ? bs_text_find_line(text, (guint32)line - 1) : NULL;
    if (lines)
        bs_session_select_op(self->session, lines->op);
}

// Which of two values is selected, or that what the source calls so has become another's.
static void
say_other(BsWindow *self, const char *name, const BsValue *selected, const BsValue *own)
{
    BsDocument *document = bs_session_document(self->session);
    if (own && (own != selected || !bs_document_is_called(document, own, name)))
        bs_window_say(self, _("%s of the source is %s now"), name,
                      bs_document_value_name(document, own));
}

// A value by its printed name, as "%alloc", or by the one in the source.
static void
select_value(BsWindow *self, GVariant *parameter)
{
    BsDocument *document = bs_session_document(self->session);
    const BsOp *function = bs_session_function(self->session);
    const char *name = g_variant_get_string(parameter, NULL);
    const BsValue *own = function ? bs_document_find_in_source(document, function, name) : NULL;
    const BsValue *printed = function ? bs_document_find_value(document, function, name) : NULL;
    const BsValue *value = printed ? printed : own;
    if (value) {
        bs_session_select_value(self->session, value);
        say_other(self, name, value, own);
    } else {
        bs_window_say(self, _("There is no value '%s' in this function at this step"), name);
    }
}

static void
clear_selection(BsWindow *self, GVariant *parameter)
{
    GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(self));
    GtkWidget *popover = focus ? gtk_widget_get_ancestor(focus, GTK_TYPE_POPOVER) : NULL;
    (void)parameter;
    if (popover) { // its key comes here first
        gtk_popover_popdown(GTK_POPOVER(popover));
        return;
    }
    if (bs_search_bar_leave(self->search))
        return;
    bs_session_clear_selection(self->session);
}

// -- views ---------------------------------------------------------------------------------------

static void
zoom_in(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_canvas_zoom_by(bs_panes_canvas(self->panes), 1.25);
}

static void
zoom_out(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_canvas_zoom_by(bs_panes_canvas(self->panes), 0.8);
}

static void
zoom_reset(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_canvas_zoom_reset(bs_panes_canvas(self->panes));
}

static void
zoom_fit(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_canvas_zoom_fit(bs_panes_canvas(self->panes));
}

static void
left_stage(BsWindow *self, GVariant *parameter)
{
    bs_code_view_set_stage(bs_panes_left(self->panes), g_variant_get_int32(parameter));
}

static void
right_stage(BsWindow *self, GVariant *parameter)
{
    bs_code_view_set_stage(bs_panes_right(self->panes), g_variant_get_int32(parameter));
}

// The code with its bufferization.dealloc ops beside what they are lowered to.
static void
compare_lowering(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    const BsDocument *document = bs_session_document(self->session);
    const guint32 n = bs_document_n_stages(document);
    for (guint32 i = 1; i < n; i++) {
        const BsPass *pass = bs_document_stage(document, i)->pass;
        if (pass->family == BS_FAMILY_OWNERSHIP && pass->frees_all)
            bs_code_view_set_stage(bs_panes_left(self->panes), (gint)i);
    }
    bs_code_view_set_stage(bs_panes_right(self->panes), (gint)n - 1);
}

static void
show_table(BsWindow *self, GVariant *parameter)
{
    bs_inspector_show_table(self->inspector, g_variant_get_string(parameter, NULL));
}

static void
on_table(BsWindow *self)
{
    bs_window_set_state(self, "table", g_variant_new_string(bs_inspector_table(self->inspector)));
}

// A table of what is selected. It is empty without.
static void
ask(BsWindow *self, const char *table)
{
    bs_inspector_ask(self->inspector, table);
    if (!*bs_session_selection_text(self->session))
        bs_window_say(self, _("Select what you ask about first: click on a value or an op in the "
                              "picture, the code or a table"));
}

static void
why(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    ask(self, "why");
}

static void
became(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    ask(self, "became");
}

static void
copy_command(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    g_autofree char *line =
        bs_document_command(bs_session_document(self->session), bs_session_stage(self->session));
    gdk_clipboard_set_text(gtk_widget_get_clipboard(GTK_WIDGET(self)), line);
    bs_window_say(self, _("Copied: %s"), line);
}

static void
lesson_step(BsWindow *self, GVariant *parameter)
{
    bs_lesson_pane_show(self->lesson, (guint)MAX(0, g_variant_get_int32(parameter)));
    bs_window_update_actions(self);
}

static void
lesson_next(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_lesson_pane_show(self->lesson, bs_lesson_pane_step(self->lesson) + 1);
    bs_window_update_actions(self);
}

static void
lesson_back(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_lesson_pane_show(self->lesson, MAX(1, bs_lesson_pane_step(self->lesson)) - 1);
    bs_window_update_actions(self);
}

static void
lesson_answer(BsWindow *self, GVariant *parameter)
{
    bs_lesson_pane_answer(self->lesson, (guint)MAX(0, g_variant_get_int32(parameter)));
}

static void
cancel_export(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_window_cancel_story(self);
}

// -- the table -----------------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"open-file",       "s",  open_file,        BS_ALWAYS,    NULL},
    {"reload",          NULL, reload,           BS_PROGRAM,   NULL},
    {"close",           NULL, close_window,     BS_ALWAYS,    NULL},
    {"cancel",          NULL, cancel,           BS_LOADING,   NULL},
    {"upstream",        "s",  set_upstream,     BS_ALWAYS,    "''"},
    {"function",        "s",  set_function,     BS_PROGRAM,   "''"},
    {"run-forward",     NULL, run_forward,      BS_SELECTION, NULL},
    {"run-back",        NULL, run_back,         BS_SELECTION, NULL},
    {"goto-created",    NULL, goto_created,     BS_SELECTION, NULL},
    {"goto-last-change", NULL, goto_last_change, BS_SELECTION, NULL},
    {"select-line",     "i",  select_line,      BS_PROGRAM,   NULL},
    {"select-value",    "s",  select_value,     BS_PROGRAM,   NULL},
    {"clear-selection", NULL, clear_selection,  BS_SELECTION,   NULL},
    {"zoom-in",         NULL, zoom_in,          BS_PROGRAM,   NULL},
    {"zoom-out",        NULL, zoom_out,         BS_PROGRAM,   NULL},
    {"zoom-reset",      NULL, zoom_reset,       BS_PROGRAM,   NULL},
    {"zoom-fit",        NULL, zoom_fit,         BS_PROGRAM,   NULL},
    {"left-stage",      "i",  left_stage,       BS_PROGRAM,   "-1"},
    {"right-stage",     "i",  right_stage,      BS_PROGRAM,   "-1"},
    {"compare-lowering", NULL, compare_lowering, BS_PROGRAM,  NULL},
    {"table",           "s",  show_table,       BS_PROGRAM,   "'ownership'"},
    {"why",             NULL, why,              BS_PROGRAM,   NULL},
    {"became",          NULL, became,           BS_PROGRAM,   NULL},
    {"copy-command",    NULL, copy_command,     BS_PROGRAM,   NULL},
    {"lesson-step",     "i",  lesson_step,      BS_LESSON,    "0"},
    {"lesson-next",     NULL, lesson_next,      BS_LESSON,    NULL},
    {"lesson-back",     NULL, lesson_back,      BS_LESSON,    NULL},
    {"lesson-answer",   "i",  lesson_answer,    BS_LESSON,    NULL},
    {"cancel-export",   NULL, cancel_export,    BS_WRITING,   NULL},
    // read-only: what tests and scripts ask
    {"cursor",          NULL, NULL,             BS_ALWAYS,    "0"},
    {"n-events",        NULL, NULL,             BS_ALWAYS,    "0"},
    {"selection",       NULL, NULL,             BS_ALWAYS,    "''"},
    {"n-lit",           NULL, NULL,             BS_ALWAYS,    "0"},
    {"sentence",        NULL, NULL,             BS_ALWAYS,    "''"},
    {"outcome",         NULL, NULL,             BS_ALWAYS,    "''"},
    {"message",         NULL, NULL,             BS_ALWAYS,    "''"},
    // clang-format on
};

static const BsCommands window_commands = {commands, G_N_ELEMENTS(commands)};
static const BsCommands *const tables[] = {
    &window_commands,   &bs_travel_commands, &bs_mark_commands,  &bs_search_commands,
    &bs_view_commands,  &bs_import_commands, &bs_story_commands, &bs_predict_commands,
    &bs_graph_commands, &bs_present_commands};

static void
on_command(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    const BsCommand *command = g_object_get_data(G_OBJECT(action), "command");
    if (command->handler)
        command->handler(window, parameter);
}

// -- states --------------------------------------------------------------------------------------

void
bs_window_set_state(BsWindow *self, const char *name, GVariant *state)
{
    GAction *action = g_action_map_lookup_action(G_ACTION_MAP(self), name);
    g_simple_action_set_state(G_SIMPLE_ACTION(action), state);
}

void
bs_window_enable(BsWindow *self, const char *name, gboolean enabled)
{
    GAction *action = g_action_map_lookup_action(G_ACTION_MAP(self), name);
    g_simple_action_set_enabled(G_SIMPLE_ACTION(action), enabled);
}

static const char *
outcome_name(BsSession *session)
{
    static const char *const names[] = {
        [BS_OUTCOME_PARSE_FAILED] = "parse-failed", [BS_OUTCOME_INVALID] = "invalid",
        [BS_OUTCOME_REFUSED] = "refused",           [BS_OUTCOME_CANCELLED] = "cancelled",
        [BS_OUTCOME_COMPLETE] = "complete",
    };
    if (bs_session_is_loading(session))
        return "loading";
    if (bs_session_problem(session))
        return "unreadable";
    BsDocument *document = bs_session_document(session);
    return document ? names[bs_document_outcome(document)] : "empty";
}

static void
enable_all(BsWindow *self)
{
    BsSession *session = self->session;
    const gboolean walkable = bs_session_is_walkable(session);
    const gboolean needs[] = {
        [BS_ALWAYS] = TRUE,
        [BS_PROGRAM] = walkable,
        [BS_SELECTION] = walkable && *bs_session_selection_text(session),
        [BS_LOADING] = bs_session_is_loading(session),
        [BS_WRITING] = self->writing != NULL,
        [BS_LESSON] = bs_session_lesson(session) != NULL,
        [BS_IMPORTABLE] = bs_session_document(session) && !bs_session_lesson(session),
    };
    for (guint t = 0; t < G_N_ELEMENTS(tables); t++) {
        for (guint i = 0; i < tables[t]->n; i++)
            bs_window_enable(self, tables[t]->rows[i].name, needs[tables[t]->rows[i].needs]);
    }
    bs_window_enable(self, "reload", bs_session_file(session) != NULL);
    const guint step = bs_lesson_pane_step(self->lesson);
    if (step + 1 >= bs_lesson_pane_n_steps(self->lesson))
        bs_window_enable(self, "lesson-next", FALSE);
    if (step == 0)
        bs_window_enable(self, "lesson-back", FALSE);
    bs_window_update_travel(self);
}

void
bs_window_update_actions(BsWindow *self)
{
    BsSession *session = self->session;
    bs_window_set_state(self, "cursor", g_variant_new_int32((gint32)bs_session_cursor(session)));
    bs_window_set_state(self, "n-events",
                        g_variant_new_int32((gint32)bs_session_n_events(session)));
    bs_window_set_state(self, "stage", g_variant_new_int32((gint32)bs_session_stage(session)));
    bs_window_set_state(self, "function", g_variant_new_string(bs_session_function_name(session)));
    bs_window_set_state(self, "selection",
                        g_variant_new_string(bs_session_selection_text(session)));
    bs_window_set_state(self, "n-lit",
                        g_variant_new_int32((gint32)bs_session_lit_ops(session)->len));
    bs_window_set_state(self, "sentence", g_variant_new_string(bs_session_sentence(session)));
    bs_window_set_state(self, "outcome", g_variant_new_string(outcome_name(session)));
    bs_window_set_state(self, "lesson-step",
                        g_variant_new_int32((gint32)bs_lesson_pane_step(self->lesson)));
    bs_window_set_state(
        self, "upstream",
        g_variant_new_take_string(g_strdup_printf("%d", bs_session_upstream(session))));
    enable_all(self);
    bs_window_update_exports(self);
}

static void
on_pane_stage(BsWindow *self)
{
    bs_window_set_state(self, "left-stage",
                        g_variant_new_int32(bs_code_view_stage(bs_panes_left(self->panes))));
    bs_window_set_state(self, "right-stage",
                        g_variant_new_int32(bs_code_view_stage(bs_panes_right(self->panes))));
}

static GSimpleAction *
new_action(const BsCommand *command)
{
    const GVariantType *type = command->parameter ? G_VARIANT_TYPE(command->parameter) : NULL;
    if (!command->initial)
        return g_simple_action_new(command->name, type);
    g_autoptr(GVariant) state = g_variant_parse(NULL, command->initial, NULL, NULL, NULL);
    return g_simple_action_new_stateful(command->name, type, g_variant_ref_sink(state));
}

static void
add_actions(BsWindow *self, const BsCommands *commands_of_one)
{
    for (guint i = 0; i < commands_of_one->n; i++) {
        const BsCommand *command = &commands_of_one->rows[i];
        g_autoptr(GSimpleAction) action = new_action(command);
        g_object_set_data(G_OBJECT(action), "command", GSIZE_TO_POINTER((gsize)command));
        g_signal_connect(action, "activate", G_CALLBACK(on_command), self);
        g_action_map_add_action(G_ACTION_MAP(self), G_ACTION(action));
    }
}

void
bs_window_add_actions(BsWindow *self)
{
    bs_window_add_exports(self);
    for (guint i = 0; i < G_N_ELEMENTS(tables); i++)
        add_actions(self, tables[i]);
    g_signal_connect_object(self->inspector, "table-changed", G_CALLBACK(on_table), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(bs_panes_left(self->panes), "notify::stage", G_CALLBACK(on_pane_stage),
                            self, G_CONNECT_SWAPPED);
    g_signal_connect_object(bs_panes_right(self->panes), "notify::stage", G_CALLBACK(on_pane_stage),
                            self, G_CONNECT_SWAPPED);
}
