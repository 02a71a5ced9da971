// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running the program: the layout Run, its steps and breakpoints.
#include "app/frame/run-memory.h"
#include "app/frame/run-pane.h"
#include "app/frame/save-as.h"
#include "app/kit/colours.h"
#include "app/timeline/run-bar.h"
#include "app/timeline/timeline-bar.h"
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsRunning {
    const BsHost *host;
    BsRunPane *pane;
    BsRunBar *bar;
    BsTimelineBar *timeline;
    GtkPaned *border;  // between the views and the pane
    gboolean placed;   // and was placed once
    gboolean on;       // the layout is there
    gboolean choosing; // what is run: nothing starts by itself
    char *pending;     // input that is to be run when the layout is there; or NULL
} BsRunning;

static BsRun *
run_of(BsRunning *self)
{
    return bs_session_run(self->host->session);
}

// -- starting ------------------------------------------------------------------------------------

static void
start(BsRunning *self, const char *args, guint64 step)
{
    BsSession *session = self->host->session;
    bs_run_start(run_of(self), bs_session_stage(session), bs_session_function_name(session), args,
                 step);
}

static void
enter(BsRunning *self)
{
    bs_command_do(self->host->actions, "layout", g_variant_new_string("run"));
}

// Whether the entry has what another function was run with.
static gboolean
is_of_another(BsRunning *self, const char *typed)
{
    const char *function = bs_session_function_name(self->host->session);
    return g_strcmp0(bs_run_function(run_of(self)), function) != 0 &&
           g_strcmp0(bs_run_args(run_of(self)), typed) == 0;
}

// With what was typed; another function with an input of its own.
static void
run(gpointer part, GVariant *none)
{
    BsRunning *self = part;
    const gboolean was_on = self->on;
    g_autofree char *args = g_strdup(bs_run_pane_args(self->pane));
    if (is_of_another(self, args))
        *args = '\0';
    if (!was_on)
        enter(self); // which starts
    else
        start(self, *args ? args : NULL, 0);
}

static void
run_args(gpointer part, GVariant *args)
{
    BsRunning *self = part;
    bs_run_pane_set_args(self->pane, g_variant_get_string(args, NULL));
    if (!self->on) {
        g_free(self->pending);
        self->pending = g_variant_dup_string(args, NULL);
        enter(self);
    } else {
        start(self, g_variant_get_string(args, NULL), 0);
    }
}

static void
run_input(gpointer part, GVariant *index)
{
    BsRunning *self = part;
    const GPtrArray *inputs = bs_run_inputs(run_of(self));
    const gint i = g_variant_get_int32(index);
    if (inputs && i >= 0 && (guint)i < inputs->len)
        start(self, ((const BsRunInput *)inputs->pdata[i])->args, 0);
}

static void
run_stop(gpointer part, GVariant *none)
{
    bs_run_stop(run_of(part));
}

// -- findings ------------------------------------------------------------------------------------

// The moment of loss, or at which it goes wrong.
static guint64
step_of(const BsFinding *finding)
{
    return finding->lost_step ? finding->lost_step : finding->step;
}

static void
run_finding(gpointer part, GVariant *number)
{
    BsRunning *self = part;
    BsSession *session = self->host->session;
    const GPtrArray *findings = bs_session_findings(session);
    const gint i = g_variant_get_int32(number);
    const BsFinding *finding =
        findings && i >= 0 && (guint)i < findings->len ? findings->pdata[i] : NULL;
    if (!finding || !finding->args) {
        bs_host_say(self->host, _("No run shows this finding"));
        return;
    }
    self->choosing = TRUE;
    enter(self);
    bs_session_set_function(session, finding->function);
    bs_session_goto_stage(session, finding->stage);
    bs_run_start(run_of(self), finding->stage, finding->function, finding->args, step_of(finding));
    self->choosing = FALSE;
}

// -- steps ---------------------------------------------------------------------------------------

static void
run_step(gpointer part, GVariant *how)
{
    static const struct {
        const char *name;
        BsStepGrain grain;
        gboolean back;
    } ways[] = {{"op", BS_STEP_OP, FALSE},     {"op-back", BS_STEP_OP, TRUE},
                {"over", BS_STEP_OVER, FALSE}, {"over-back", BS_STEP_OVER, TRUE},
                {"out", BS_STEP_OUT, FALSE},   {"out-back", BS_STEP_OUT, TRUE}};
    BsRunning *self = part;
    const char *name = g_variant_get_string(how, NULL);
    for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
        if (g_str_equal(name, ways[i].name))
            bs_run_walk(run_of(self), ways[i].grain, ways[i].back);
    }
    if (g_str_equal(name, "first"))
        bs_run_go(run_of(self), 0);
    if (g_str_equal(name, "last"))
        bs_run_go(run_of(self), bs_run_n_steps(run_of(self)));
}

static void
run_goto(gpointer part, GVariant *step)
{
    bs_run_go(run_of(part), (guint64)MAX(0, g_variant_get_int32(step)));
}

static void
find(BsRunning *self, gboolean back)
{
    if (bs_run_stops(run_of(self))->len == 0)
        bs_host_say(self->host, _("The run has no breakpoints yet"));
    else
        bs_run_find(run_of(self), back);
}

static void
run_next_stop(gpointer part, GVariant *none)
{
    find(part, FALSE);
}

static void
run_last_stop(gpointer part, GVariant *none)
{
    find(part, TRUE);
}

static void
on_nothing_found(BsRunning *self)
{
    bs_host_say(self->host, _("No breakpoint stops the run there"));
}

// -- breakpoints ---------------------------------------------------------------------------------

static void
break_at_buffer(BsRunning *self, guint32 number)
{
    if (number)
        bs_run_toggle_stop_freed(run_of(self), number);
    else
        bs_host_say(self->host, _("There is no buffer to stop at"));
}

static void
run_break_on(gpointer part, GVariant *what)
{
    BsRunning *self = part;
    BsSession *session = self->host->session;
    const char *word = g_variant_get_string(what, NULL);
    const BsOp *op = bs_session_selected_op(session);
    const BsValue *value = bs_session_selected_value(session);
    if (g_str_equal(word, "freed"))
        break_at_buffer(self, bs_session_run_buffer(session, value));
    else if (g_str_equal(word, "op") && op)
        bs_run_toggle_stop(run_of(self), (BsThing){.op = op});
    else if (g_str_equal(word, "set") && value)
        bs_run_toggle_stop(run_of(self), (BsThing){.value = value});
    else
        bs_host_say(self->host, _("There is nothing selected to stop at"));
}

// The buffer that is chosen in the heap (0), or that of this number.
static void
run_break_freed(gpointer part, GVariant *number)
{
    BsRunning *self = part;
    const BsRunBox *box = bs_heap_view_at(bs_run_pane_heap(self->pane));
    const gint32 given = g_variant_get_int32(number);
    break_at_buffer(self, given > 0 ? (guint32)given : box ? box->number : 0);
}

static void
run_break_toggle(gpointer part, GVariant *index)
{
    BsRunning *self = part;
    const GArray *stops = bs_run_stops(run_of(self));
    const guint i = (guint)MAX(0, g_variant_get_int32(index));
    if (i < stops->len)
        bs_run_enable_stop(run_of(self), i, !g_array_index(stops, BsRunStop, i).is_on);
}

static void
run_break_remove(gpointer part, GVariant *index)
{
    BsRunning *self = part;
    bs_run_remove_stop(run_of(self), (guint)MAX(0, g_variant_get_int32(index)));
}

static void
run_stops(gpointer part, GVariant *none)
{
    BsRunning *self = part;
    bs_run_bar_show_stops(self->bar);
}

// Where the buffer that is chosen in the heap was made, and freed.
static void
go_to_step_of(BsRunning *self, gboolean freed)
{
    const BsRunBox *box = bs_heap_view_at(bs_run_pane_heap(self->pane));
    const BsHeapMap *map = bs_run_heap_map(run_of(self));
    for (guint i = 0; box && map && i < map->buffers->len; i++) {
        const BsMappedBuffer *buffer = &g_array_index(map->buffers, BsMappedBuffer, i);
        if (buffer->number != box->number)
            continue;
        if (!freed || buffer->end == BS_MAPPED_FREED)
            bs_run_go(run_of(self), freed ? buffer->over : buffer->made);
        else
            bs_host_say(self->host, _("Nobody frees this buffer"));
        return;
    }
}

static void
run_buffer_made(gpointer part, GVariant *none)
{
    go_to_step_of(part, FALSE);
}

static void
run_buffer_freed(gpointer part, GVariant *none)
{
    go_to_step_of(part, TRUE);
}

// -- files ---------------------------------------------------------------------------------------

static void
write_heap(gpointer part, gconstpointer none, const char *path)
{
    enum { WIDTH = 480 };
    BsRunning *self = part;
    const BsRunHeap *heap = bs_heap_view_heap(bs_run_pane_heap(self->pane));
    g_autoptr(GError) error = NULL;
    const char *title = bs_session_sentence(self->host->session);
    g_autoptr(BsChart) chart = heap ? bs_heap_boxes_new(heap, WIDTH, title) : NULL;
    if (!bs_save_spares_source(self->host, path))
        return;
    if (!chart)
        bs_host_say(self->host, _("There is no run to save the heap of"));
    else if (bs_chart_write(chart, path, bs_colours_scheme().dark, &error))
        bs_host_say_saved(self->host, path);
    else
        bs_host_say(self->host, "%s", error->message);
}

// As SVG, PNG or PDF, as the name ends; without one it is asked for.
static void
export_heap(gpointer part, GVariant *path)
{
    BsRunning *self = part;
    const char *given = g_variant_get_string(path, NULL);
    if (*given)
        write_heap(self, NULL, given);
    else
        bs_save_as(self->host, _("Save the Heap of the Run…"), "svg", "heap", write_heap, self,
                   NULL);
}

// -- the layout ----------------------------------------------------------------------------------

static void
place_border(BsRunning *self)
{
    const int width = gtk_widget_get_width(GTK_WIDGET(self->border));
    if (self->placed || !self->on || width <= 0) // it may come later, in a larger window
        return;
    self->placed = TRUE;
    gtk_paned_set_position(self->border, width - CLAMP(width * 27 / 100, 300, 620));
}

static void
show(BsRunning *self)
{
    const gboolean walkable = bs_session_is_walkable(self->host->session);
    gtk_widget_set_visible(GTK_WIDGET(self->pane), self->on && walkable);
    gtk_widget_set_visible(GTK_WIDGET(self->bar), self->on && walkable);
    if (self->on)
        gtk_widget_set_visible(GTK_WIDGET(self->timeline), FALSE);
    place_border(self);
}

// The run that is there is kept, when it is of what is in view.
static gboolean
is_of_view(BsRunning *self)
{
    BsSession *session = self->host->session;
    return (bs_run_is_loaded(run_of(self)) || bs_run_is_starting(run_of(self))) &&
           bs_run_stage(run_of(self)) == bs_session_stage(session) &&
           g_strcmp0(bs_run_function(run_of(self)), bs_session_function_name(session)) == 0;
}

static void
on_layout(BsRunning *self)
{
    g_autoptr(GVariant) layout = bs_command_state(self->host->actions, "layout");
    const gboolean on = g_str_equal(g_variant_get_string(layout, NULL), "run");
    if (on == self->on)
        return;
    self->on = on;
    bs_session_set_shows_run(self->host->session, on);
    bs_command_set_state(self->host->actions, "run-shown", g_variant_new_boolean(on));
    show(self);
    if (!on)
        gtk_widget_set_visible(GTK_WIDGET(self->timeline),
                               bs_session_is_walkable(self->host->session));
    if (on && self->pending)
        start(self, self->pending, 0);
    else if (on && !self->choosing && !is_of_view(self))
        bs_run_resume(run_of(self), bs_session_stage(self->host->session),
                      bs_session_function_name(self->host->session));
    g_clear_pointer(&self->pending, g_free);
}

// -- what its actions say ------------------------------------------------------------------------

static void
set_number(BsRunning *self, const char *name, guint64 number)
{
    bs_command_set_state(self->host->actions, name, g_variant_new_int32((gint32)number));
}

static void
set_text(BsRunning *self, const char *name, const char *text)
{
    bs_command_set_state(self->host->actions, name, g_variant_new_string(text ? text : ""));
}

static GVariant *
heap_state(BsRunning *self)
{
    const BsRunHeap *heap = bs_heap_view_heap(bs_run_pane_heap(self->pane));
    GVariantBuilder lines;
    g_variant_builder_init(&lines, G_VARIANT_TYPE_STRING_ARRAY);
    for (guint i = 0; heap && i < heap->boxes->len; i++) {
        g_autoptr(GString) text = g_string_new(NULL);
        bs_run_box_put(&g_array_index(heap->boxes, BsRunBox, i), text);
        g_variant_builder_add(&lines, "s", text->str);
    }
    return g_variant_builder_end(&lines);
}

static GVariant *
inputs_state(BsRunning *self)
{
    const GPtrArray *inputs = bs_run_inputs(run_of(self));
    GVariantBuilder lines;
    g_variant_builder_init(&lines, G_VARIANT_TYPE_STRING_ARRAY);
    for (guint i = 0; inputs && i < inputs->len; i++) {
        const BsRunInput *input = inputs->pdata[i];
        g_autoptr(GString) text = g_string_new(input->args);
        g_string_append(text, ": ");
        bs_run_input_put(input, text);
        g_variant_builder_add(&lines, "s", text->str);
    }
    return g_variant_builder_end(&lines);
}

static GVariant *
stops_state(BsRunning *self)
{
    const GArray *stops = bs_run_stops(run_of(self));
    GVariantBuilder lines;
    g_variant_builder_init(&lines, G_VARIANT_TYPE_STRING_ARRAY);
    for (guint i = 0; i < stops->len; i++) {
        g_autofree char *text = bs_session_run_stop_text(self->host->session, i);
        g_autofree char *line =
            g_strdup_printf("%s %s", g_array_index(stops, BsRunStop, i).is_on ? "on" : "off", text);
        g_variant_builder_add(&lines, "s", line);
    }
    return g_variant_builder_end(&lines);
}

static const char *
ending_word(BsRunning *self)
{
    static const char *const words[] = {[BS_RUNNING] = "running",
                                        [BS_RETURNED] = "returned",
                                        [BS_STOPPED] = "stopped at a fault",
                                        [BS_LIMITED] = "limited",
                                        [BS_STUCK] = "stuck"};
    return bs_run_is_starting(run_of(self)) ? "executing"
           : bs_run_is_loaded(run_of(self)) ? words[bs_run_ending(run_of(self), NULL)]
                                            : "";
}

static void
tell_state(BsRunning *self)
{
    BsRun *run = run_of(self);
    const char *why = NULL;
    bs_run_ending(run, &why);
    set_number(self, "run-at", bs_run_step(run));
    set_number(self, "run-steps", bs_run_n_steps(run));
    set_text(self, "run-problem", bs_run_error(run));
    set_text(self, "run-ending", ending_word(self));
    set_text(self, "run-why", why);
    set_text(self, "run-args", bs_run_args(run));
    bs_command_set_state(self->host->actions, "run-busy",
                         g_variant_new_boolean(bs_run_is_busy(run)));
    bs_command_set_state(self->host->actions, "run-heap", heap_state(self));
}

// The commands that walk are those of passes, when a run is shown they can what it can.
static void
enable(BsRunning *self)
{
    static const struct {
        const char *action;
        gboolean back;
    } ways[] = {{"walk-forward", FALSE},
                {"walk-back", TRUE},
                {"step-forward", FALSE},
                {"step-back", TRUE},
                {"step-op-forward", FALSE},
                {"step-op-back", TRUE},
                {"last", FALSE},
                {"first", TRUE},
                {"play", FALSE},
                {"step-block-forward", FALSE},
                {"step-block-back", TRUE}};
    const guint64 at = bs_run_step(run_of(self)), n = bs_run_n_steps(run_of(self));
    const gboolean is_there = bs_run_is_loaded(run_of(self));
    for (guint i = 0; i < G_N_ELEMENTS(ways); i++)
        bs_command_enable(self->host->actions, ways[i].action,
                          is_there && (ways[i].back ? at > 0 : at < n));
}

static void
update(gpointer part)
{
    BsRunning *self = part;
    if (self->on)
        enable(self);
    bs_command_enable(self->host->actions, "run-stop", bs_run_is_busy(run_of(self)));
}

static void
on_run(BsRunning *self)
{
    tell_state(self);
    update(self);
}

static void
on_inputs(BsRunning *self)
{
    bs_command_set_state(self->host->actions, "run-inputs", inputs_state(self));
}

static void
on_stops(BsRunning *self)
{
    bs_command_set_state(self->host->actions, "run-breaks", stops_state(self));
}

// The program is another text than before: it is run again, and one stands where one stood.
static void
resume(BsRunning *self)
{
    BsSession *session = self->host->session;
    const char *last = bs_run_resumed_function(run_of(self)); // a callee of it may be in view
    bs_run_resume(run_of(self), bs_session_stage(session),
                  last ? last : bs_session_function_name(session));
}

// That the input which one had chosen is none of what is run now.
static void
on_made(BsRunning *self)
{
    BsRun *run = run_of(self);
    const char *replaced = bs_run_replaced_args(run);
    if (replaced)
        bs_host_say(self->host, _("The input %s does not fit @%s any more: it is run with %s"),
                    replaced, bs_run_function(run), bs_run_args(run));
}

// Another stage, function, or program: it is run with the same input, where that fits.
static void
on_moved(BsRunning *self)
{
    BsSession *session = self->host->session;
    BsRun *run = run_of(self);
    if (!self->on || self->pending || self->choosing || !bs_session_is_walkable(session) ||
        bs_run_error(run))
        return;
    if (!bs_run_moment(run) && !bs_run_is_busy(run)) {
        resume(self);
    } else if (bs_run_moment(run) && bs_run_stage(run) != bs_session_stage(session)) {
        g_autofree char *args = g_strdup(bs_run_args(run));
        g_autofree char *function = g_strdup(bs_run_function(run));
        bs_run_start(run, bs_session_stage(session), function, args, 0);
    }
}

static void
on_loaded(BsRunning *self)
{
    show(self);
    on_moved(self);
    on_run(self);
}

static void
on_play(BsRunning *self)
{
    g_autoptr(GVariant) playing = bs_command_state(self->host->actions, "play");
    bs_run_bar_show_playing(self->bar, g_variant_get_boolean(playing));
}

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"run",             NULL, run,              BS_PROGRAM,  NULL},
    {"run-args",        "s",  run_args,         BS_PROGRAM,  "''"},
    {"run-input",       "i",  run_input,        BS_PROGRAM,  NULL},
    {"run-finding",     "i",  run_finding,      BS_PROGRAM,  NULL},
    {"run-stop",        NULL, run_stop,         BS_ITS_PART, NULL},
    {"run-step",        "s",  run_step,         BS_PROGRAM,  NULL},
    {"run-goto",        "i",  run_goto,         BS_PROGRAM,  NULL},
    {"run-next-stop",   NULL, run_next_stop,    BS_PROGRAM,  NULL},
    {"run-last-stop",   NULL, run_last_stop,    BS_PROGRAM,  NULL},
    {"run-break-on",    "s",  run_break_on,     BS_PROGRAM,  NULL},
    {"run-break-freed", "i",  run_break_freed,  BS_PROGRAM,  NULL},
    {"run-break-toggle", "i", run_break_toggle, BS_PROGRAM,  NULL},
    {"run-break-remove", "i", run_break_remove, BS_PROGRAM,  NULL},
    {"run-stops",       NULL, run_stops,        BS_PROGRAM,  NULL},
    {"run-buffer-made", NULL, run_buffer_made,  BS_PROGRAM,  NULL},
    {"run-buffer-freed", NULL, run_buffer_freed, BS_PROGRAM, NULL},
    {"run-export-heap", "s",  export_heap,      BS_PROGRAM,  NULL},
    // what tests and scripts ask
    {"run-at",          NULL, NULL,             BS_ALWAYS,   "0"},
    {"run-steps",       NULL, NULL,             BS_ALWAYS,   "0"},
    {"run-ending",      NULL, NULL,             BS_ALWAYS,   "''"},
    {"run-why",         NULL, NULL,             BS_ALWAYS,   "''"},
    {"run-problem",     NULL, NULL,             BS_ALWAYS,   "''"},
    {"run-shown",       NULL, NULL,             BS_ALWAYS,   "false"},
    {"run-busy",        NULL, NULL,             BS_ALWAYS,   "false"},
    {"run-heap",        NULL, NULL,             BS_ALWAYS,   "@as []"},
    {"run-inputs",      NULL, NULL,             BS_ALWAYS,   "@as []"},
    {"run-breaks",      NULL, NULL,             BS_ALWAYS,   "@as []"},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsRunning *self = part;
    const BsHost *host = self->host;
    const struct {
        const char *signal;
        GCallback handler;
    } of_run[] = {{"loaded", G_CALLBACK(on_made)},
                  {"loaded", G_CALLBACK(on_run)},
                  {"moved", G_CALLBACK(on_run)},
                  {"notify::busy", G_CALLBACK(on_run)},
                  {"inputs", G_CALLBACK(on_inputs)},
                  {"stops", G_CALLBACK(on_stops)},
                  {"nothing-found", G_CALLBACK(on_nothing_found)}};
    for (guint i = 0; i < G_N_ELEMENTS(of_run); i++)
        bs_host_connect(host, run_of(self), of_run[i].signal, of_run[i].handler, self);
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(host, host->session, "moved", G_CALLBACK(on_moved), self);
    bs_host_connect(host, g_action_map_lookup_action(host->actions, "layout"), "notify::state",
                    G_CALLBACK(on_layout), self);
    bs_host_connect(host, g_action_map_lookup_action(host->actions, "play"), "notify::state",
                    G_CALLBACK(on_play), self);
    bs_run_pane_add_memory(self->pane, BS_RUN_MEMORY(bs_run_memory_new(host->session)));
    bs_host_connect(host, self->border, "notify::max-position", G_CALLBACK(place_border), self);
}

static void
clear(gpointer part)
{
    BsRunning *self = part;
    g_free(self->pending);
}

static const BsPartWidget widgets[] = {
    {"run_pane", G_STRUCT_OFFSET(BsRunning, pane)},
    {"run_bar", G_STRUCT_OFFSET(BsRunning, bar)},
    {"timeline", G_STRUCT_OFFSET(BsRunning, timeline)},
    {"run_border", G_STRUCT_OFFSET(BsRunning, border)},
    {0},
};

const BsPart bs_run_part = {.size = sizeof(BsRunning),
                            .widgets = widgets,
                            .commands = commands,
                            .init = init,
                            .clear = clear,
                            .update = update};
