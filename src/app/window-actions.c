// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every command of the window, as one table: menus, shortcuts, buttons and D-Bus all come here. The
// window's state that tests and scripts need is the state of these actions.
#include "app/window-private.h"

#include "debug/command.h"
#include "debug/cursor.h"
#include "debug/snapshot.h"

#include <glib/gi18n.h>

typedef void (*Handler)(BsWindow *self, GVariant *parameter);

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
        bs_window_open(self, bs_session_file(self->session));
}

static void
cancel(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_session_cancel(self->session);
}

// -- walking -------------------------------------------------------------------------------------

typedef struct Step {
    const char *action;
    BsGrain grain;
    gboolean forward;
} Step;

static const Step steps[] = {
    {"step-forward", BS_GRAIN_DETAIL, TRUE},      {"step-back", BS_GRAIN_DETAIL, FALSE},
    {"step-op-forward", BS_GRAIN_OP, TRUE},       {"step-op-back", BS_GRAIN_OP, FALSE},
    {"step-block-forward", BS_GRAIN_BLOCK, TRUE}, {"step-block-back", BS_GRAIN_BLOCK, FALSE},
};

typedef struct Move {
    const char *action;
    gboolean (*move)(BsDocument *document);
} Move;

static const Move moves[] = {
    {"first", bs_document_goto_first},      {"last", bs_document_goto_last},
    {"next-stage", bs_document_next_stage}, {"previous-stage", bs_document_previous_stage},
    {"step-over", bs_document_step_over},   {"step-over-back", bs_document_step_over_back},
    {"step-out", bs_document_step_out},     {"step-out-back", bs_document_step_out_back},
};

static void
on_step(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    const char *name = g_action_get_name(G_ACTION(action));
    (void)parameter;
    for (guint i = 0; i < G_N_ELEMENTS(steps); i++) {
        if (g_str_equal(steps[i].action, name))
            bs_session_step(BS_WINDOW(window)->session, steps[i].grain, steps[i].forward);
    }
}

static void
on_move(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    const char *name = g_action_get_name(G_ACTION(action));
    (void)parameter;
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++) {
        if (g_str_equal(moves[i].action, name))
            bs_session_move(BS_WINDOW(window)->session, moves[i].move);
    }
}

static void
goto_event(BsWindow *self, GVariant *parameter)
{
    bs_session_goto(self->session, (guint32)MAX(0, g_variant_get_int32(parameter)));
}

static void
goto_stage(BsWindow *self, GVariant *parameter)
{
    bs_session_goto_stage(self->session, (guint32)MAX(0, g_variant_get_int32(parameter)));
}

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
    bs_session_set_function(self->session, g_variant_get_string(parameter, NULL));
}

// -- selecting -----------------------------------------------------------------------------------

// The op at a line (from 1) of the function in view at the cursor.
static void
select_line(BsWindow *self, GVariant *parameter)
{
    BsOp *function = bs_session_function(self->session);
    const BsText *text =
        function ? bs_document_text(bs_session_document(self->session), function) : NULL;
    const gint32 line = g_variant_get_int32(parameter);
    const BsOpLines *lines = text && line > 0 ? bs_text_find_line(text, (guint32)line - 1) : NULL;
    if (lines)
        bs_session_select_op(self->session, lines->op);
}

typedef struct Search {
    BsWindow *self;
    const BsNames *names;
    const char *name;
} Search;

static gboolean
select_if_named(Search *search, const BsValue *value)
{
    if (g_strcmp0(bs_names_value(search->names, value), search->name) != 0)
        return FALSE;
    bs_session_select_value(search->self->session, value);
    return TRUE;
}

static BsWalk
search_op(BsOp *op, gpointer data)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (select_if_named(data, bs_op_result(op, i)))
            return BS_WALK_STOP;
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (&op->regions[r], block) {
            for (guint32 i = 0; i < block->n_args; i++) {
                if (select_if_named(data, block->args[i]))
                    return BS_WALK_STOP;
            }
        }
    }
    return BS_WALK_ON;
}

// A value by its printed name, as "%alloc".
static void
select_value(BsWindow *self, GVariant *parameter)
{
    BsOp *function = bs_session_function(self->session);
    if (!function)
        return;
    Search search = {self, bs_document_names(bs_session_document(self->session), function),
                     g_variant_get_string(parameter, NULL)};
    bs_op_walk_preorder(function, search_op, &search);
}

static void
clear_selection(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
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
        if (g_str_equal(bs_document_stage(document, i)->name,
                        "ownership-based-buffer-deallocation"))
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
why(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_inspector_ask(self->inspector, "why");
}

static void
became(BsWindow *self, GVariant *parameter)
{
    (void)parameter;
    bs_inspector_ask(self->inspector, "became");
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
export_svg(BsWindow *self, GVariant *parameter)
{
    bs_window_export(self, "svg", g_variant_get_string(parameter, NULL));
}

static void
export_png(BsWindow *self, GVariant *parameter)
{
    bs_window_export(self, "png", g_variant_get_string(parameter, NULL));
}

static void
export_pdf(BsWindow *self, GVariant *parameter)
{
    bs_window_export(self, "pdf", g_variant_get_string(parameter, NULL));
}

// -- the table -----------------------------------------------------------------------------------

typedef enum Needs { ALWAYS, PROGRAM, SELECTION, LOADING } Needs;

typedef struct Command {
    const char *name, *parameter;
    Handler handler;
    Needs needs;
    const char *initial; // state as text, NULL for a stateless action
} Command;

static const Command commands[] = {
    // clang-format off
    {"open-file",       "s",  open_file,        ALWAYS,    NULL},
    {"reload",          NULL, reload,           PROGRAM,   NULL},
    {"cancel",          NULL, cancel,           LOADING,   NULL},
    {"goto-event",      "i",  goto_event,       PROGRAM,   NULL},
    {"stage",           "i",  goto_stage,       PROGRAM,   "0"},
    {"function",        "s",  set_function,     PROGRAM,   "''"},
    {"run-forward",     NULL, run_forward,      SELECTION, NULL},
    {"run-back",        NULL, run_back,         SELECTION, NULL},
    {"goto-created",    NULL, goto_created,     SELECTION, NULL},
    {"goto-last-change", NULL, goto_last_change, SELECTION, NULL},
    {"select-line",     "i",  select_line,      PROGRAM,   NULL},
    {"select-value",    "s",  select_value,     PROGRAM,   NULL},
    {"clear-selection", NULL, clear_selection,  PROGRAM,   NULL},
    {"zoom-in",         NULL, zoom_in,          PROGRAM,   NULL},
    {"zoom-out",        NULL, zoom_out,         PROGRAM,   NULL},
    {"zoom-reset",      NULL, zoom_reset,       PROGRAM,   NULL},
    {"zoom-fit",        NULL, zoom_fit,         PROGRAM,   NULL},
    {"left-stage",      "i",  left_stage,       PROGRAM,   "-1"},
    {"right-stage",     "i",  right_stage,      PROGRAM,   "-1"},
    {"compare-lowering", NULL, compare_lowering, PROGRAM,  NULL},
    {"table",           "s",  show_table,       PROGRAM,   NULL},
    {"why",             NULL, why,              SELECTION, NULL},
    {"became",          NULL, became,           SELECTION, NULL},
    {"copy-command",    NULL, copy_command,     PROGRAM,   NULL},
    {"export-svg",      "s",  export_svg,       PROGRAM,   NULL},
    {"export-png",      "s",  export_png,       PROGRAM,   NULL},
    {"export-pdf",      "s",  export_pdf,       PROGRAM,   NULL},
    // read-only: what tests and scripts ask
    {"cursor",          NULL, NULL,             ALWAYS,    "0"},
    {"n-events",        NULL, NULL,             ALWAYS,    "0"},
    {"selection",       NULL, NULL,             ALWAYS,    "''"},
    {"n-lit",           NULL, NULL,             ALWAYS,    "0"},
    {"sentence",        NULL, NULL,             ALWAYS,    "''"},
    {"outcome",         NULL, NULL,             ALWAYS,    "''"},
    // clang-format on
};

static void
on_command(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    const char *name = g_action_get_name(G_ACTION(action));
    for (guint i = 0; i < G_N_ELEMENTS(commands); i++) {
        if (g_str_equal(commands[i].name, name) && commands[i].handler)
            commands[i].handler(window, parameter);
    }
}

// -- states --------------------------------------------------------------------------------------

static void
set_state(BsWindow *self, const char *name, GVariant *state)
{
    GAction *action = g_action_map_lookup_action(G_ACTION_MAP(self), name);
    g_simple_action_set_state(G_SIMPLE_ACTION(action), state);
}

static void
enable(BsWindow *self, const char *name, gboolean enabled)
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
        [ALWAYS] = TRUE,
        [PROGRAM] = walkable,
        [SELECTION] = walkable && *bs_session_selection_text(session),
        [LOADING] = bs_session_is_loading(session),
    };
    const guint32 cursor = bs_session_cursor(session), n = bs_session_n_events(session);
    for (guint i = 0; i < G_N_ELEMENTS(commands); i++)
        enable(self, commands[i].name, needs[commands[i].needs]);
    enable(self, "reload", bs_session_file(session) != NULL);
    for (guint i = 0; i < G_N_ELEMENTS(steps); i++)
        enable(self, steps[i].action, steps[i].forward ? cursor < n : cursor > 0);
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++)
        enable(self, moves[i].action, walkable);
    enable(self, "first", cursor > 0);
    enable(self, "last", cursor < n);
}

void
bs_window_update_actions(BsWindow *self)
{
    BsSession *session = self->session;
    set_state(self, "cursor", g_variant_new_int32((gint32)bs_session_cursor(session)));
    set_state(self, "n-events", g_variant_new_int32((gint32)bs_session_n_events(session)));
    set_state(self, "stage", g_variant_new_int32((gint32)bs_session_stage(session)));
    set_state(self, "function", g_variant_new_string(bs_session_function_name(session)));
    set_state(self, "selection", g_variant_new_string(bs_session_selection_text(session)));
    set_state(self, "n-lit", g_variant_new_int32((gint32)bs_session_lit_ops(session)->len));
    set_state(self, "sentence", g_variant_new_string(bs_session_sentence(session)));
    set_state(self, "outcome", g_variant_new_string(outcome_name(session)));
    enable_all(self);
}

static void
on_pane_stage(BsWindow *self)
{
    set_state(self, "left-stage",
              g_variant_new_int32(bs_code_view_stage(bs_panes_left(self->panes))));
    set_state(self, "right-stage",
              g_variant_new_int32(bs_code_view_stage(bs_panes_right(self->panes))));
}

static GSimpleAction *
new_action(const Command *command)
{
    const GVariantType *type = command->parameter ? G_VARIANT_TYPE(command->parameter) : NULL;
    if (!command->initial)
        return g_simple_action_new(command->name, type);
    g_autoptr(GVariant) state = g_variant_parse(NULL, command->initial, NULL, NULL, NULL);
    return g_simple_action_new_stateful(command->name, type, g_variant_ref_sink(state));
}

static void
add_action(BsWindow *self, GSimpleAction *action, GCallback handler)
{
    g_signal_connect(action, "activate", handler, self);
    g_action_map_add_action(G_ACTION_MAP(self), G_ACTION(action));
    g_object_unref(action);
}

void
bs_window_add_actions(BsWindow *self)
{
    for (guint i = 0; i < G_N_ELEMENTS(commands); i++)
        add_action(self, new_action(&commands[i]), G_CALLBACK(on_command));
    for (guint i = 0; i < G_N_ELEMENTS(steps); i++)
        add_action(self, g_simple_action_new(steps[i].action, NULL), G_CALLBACK(on_step));
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++)
        add_action(self, g_simple_action_new(moves[i].action, NULL), G_CALLBACK(on_move));
    g_signal_connect_object(bs_panes_left(self->panes), "notify::stage", G_CALLBACK(on_pane_stage),
                            self, G_CONNECT_SWAPPED);
    g_signal_connect_object(bs_panes_right(self->panes), "notify::stage", G_CALLBACK(on_pane_stage),
                            self, G_CONNECT_SWAPPED);
}
