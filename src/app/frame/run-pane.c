// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/run-pane.h"

#include "app/kit/context-menu.h"
#include "app/kit/drop-down.h"
#include "app/kit/patch.h"
#include "app/kit/text-size.h"
#include "support/i18n.h"

struct _BsRunPane {
    BsSessionBox parent_instance;
    GtkDropDown *inputs;
    GtkStringList *names;
    GtkEntry *args;
    GtkLabel *problem, *note, *values;
    GtkWidget *values_room; // does not become lower while one walks: what is below it stays
    guint steps_shown;      // how many were
    int values_height;
    GtkWidget *stop, *working;
    GtkSpinner *spinner;
    GtkPaned *border; // between the heap and what is below it
    GtkBox *holder;
    GtkScrolledWindow *room; // of the heap
    BsHeapView *heap;
    BsRunMemory *memory; // owned: it moves
    gboolean filling;
    gboolean scrolled; // the memory is, below the heap
    guint arranging;   // source id
};

G_DEFINE_FINAL_TYPE(BsRunPane, bs_run_pane, BS_TYPE_SESSION_BOX)

static BsRun *
run_of(BsRunPane *self)
{
    return bs_session_run(bs_session_box_get(self));
}

// -- the input -----------------------------------------------------------------------------------

// What comes of the input. A run may go on for longer than what is judged: of the one that is
// there, its own end is told.
static void
put_outcome(BsRun *run, const BsRunInput *input, GString *out)
{
    BsRunInput outcome = *input;
    if (outcome.ending == BS_LIMITED && bs_run_is_loaded(run) &&
        g_strcmp0(input->args, bs_run_args(run)) == 0)
        outcome.ending = bs_run_ending(run, &outcome.why);
    bs_run_input_put(&outcome, out);
}

static char *
name_of(BsRun *run, const BsRunInput *input)
{
    GString *out = g_string_new(*input->args ? input->args : _("no arguments"));
    g_string_append(out, " – ");
    put_outcome(run, input, out);
    return g_string_free(out, FALSE);
}

// Of a run whose input is none of those that were found: it was typed.
static char *
name_of_own(BsRun *run)
{
    guint n;
    const BsMachineFault *faults = bs_run_faults(run, &n);
    BsRunInput own = {.args = (char *)(gsize)bs_run_args(run),
                      .fault = n ? (gint)faults[0].kind : -1};
    own.ending = bs_run_ending(run, &own.why);
    return name_of(run, &own);
}

static void
on_inputs(BsRunPane *self)
{
    const GPtrArray *inputs = bs_run_inputs(run_of(self));
    const char *args = bs_run_args(run_of(self));
    g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
    guint chosen = GTK_INVALID_LIST_POSITION;
    for (guint i = 0; inputs && i < inputs->len; i++) {
        const BsRunInput *input = inputs->pdata[i];
        g_ptr_array_add(names, name_of(run_of(self), input));
        if (g_strcmp0(input->args, args) == 0)
            chosen = i;
    }
    if (bs_run_is_loaded(run_of(self)) && chosen == GTK_INVALID_LIST_POSITION) {
        chosen = names->len;
        g_ptr_array_add(names, name_of_own(run_of(self)));
    }
    g_ptr_array_add(names, NULL);
    self->filling = TRUE;
    bs_drop_down_set_strings(self->names, (const char *const *)names->pdata);
    gtk_drop_down_set_selected(self->inputs, chosen);
    gtk_widget_set_sensitive(GTK_WIDGET(self->inputs), inputs && inputs->len);
    self->filling = FALSE;
}

static void
on_chosen(BsRunPane *self)
{
    const guint chosen = gtk_drop_down_get_selected(self->inputs);
    if (!self->filling && chosen != GTK_INVALID_LIST_POSITION)
        gtk_widget_activate_action(GTK_WIDGET(self), "win.run-input", "i", (gint)chosen);
}

static void
on_typed(BsRunPane *self)
{
    gtk_widget_activate_action(GTK_WIDGET(self), "win.run", NULL);
}

static void
show_problem(BsRunPane *self, const char *problem)
{
    gtk_label_set_text(self->problem, problem ? problem : "");
    gtk_widget_set_visible(GTK_WIDGET(self->problem), problem != NULL);
    if (problem)
        gtk_widget_add_css_class(GTK_WIDGET(self->args), "error");
    else
        gtk_widget_remove_css_class(GTK_WIDGET(self->args), "error");
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(self->args), GTK_ACCESSIBLE_STATE_INVALID,
        problem ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

// That the program is what a pass left behind which refused it.
static void
show_note(BsRunPane *self)
{
    BsRun *run = run_of(self);
    BsDocument *document = bs_run_is_loaded(run) ? bs_run_document(run) : NULL;
    const BsStage *stage = document ? bs_document_stage(document, bs_run_stage(run)) : NULL;
    g_autofree char *note = NULL;
    if (stage && stage->failed)
        note = g_strdup_printf(_("Stage %u, %s, refused the program: what runs is what it left."),
                               bs_run_stage(run), stage->name);
    gtk_label_set_text(self->note, note ? note : "");
    gtk_widget_set_visible(GTK_WIDGET(self->note), note != NULL);
}

static void
on_edited(BsRunPane *self)
{
    show_problem(self, NULL);
}

const char *
bs_run_pane_args(BsRunPane *self)
{
    return gtk_editable_get_text(GTK_EDITABLE(self->args));
}

void
bs_run_pane_set_args(BsRunPane *self, const char *args)
{
    gtk_editable_set_text(GTK_EDITABLE(self->args), args);
}

// -- the step ------------------------------------------------------------------------------------

// As much as a step had that is usual; a call of many arguments takes its room for itself.
static void
keep_room_of_values(BsRunPane *self, guint n)
{
    enum { USUAL = 4 };
    int height = 0;
    if (n > 0 && n <= USUAL)
        gtk_widget_measure(GTK_WIDGET(self->values), GTK_ORIENTATION_VERTICAL,
                           MAX(gtk_widget_get_width(self->values_room), -1), &height, NULL, NULL,
                           NULL);
    if (height <= self->values_height)
        return;
    self->values_height = height;
    gtk_widget_set_size_request(self->values_room, -1, height);
}

static void
forget_room_of_values(BsRunPane *self)
{
    self->values_height = 0;
    gtk_widget_set_size_request(self->values_room, -1, -1);
}

enum { MOST_VALUES = 12 };

// Appends the first values of a step, one that an op is given twice once. How many there are.
static guint
put_values(const BsRunMoment *moment, GString *out)
{
    const BsValue *put[MOST_VALUES];
    guint n = 0;
    for (guint i = 0; i < moment->values->len && n < MOST_VALUES; i++) {
        const BsRunValue *value = &g_array_index(moment->values, BsRunValue, i);
        guint k = 0;
        while (k < n && put[k] != value->value)
            k++;
        if (k < n)
            continue;
        g_string_append_printf(out, "%s%s = %s", n ? "\n" : "", value->name, value->text);
        put[n++] = value->value;
    }
    return n;
}

static void
show_values(BsRunPane *self, const BsRunMoment *moment)
{
    g_autoptr(GString) out = g_string_new(NULL);
    const guint n = moment ? put_values(moment, out) : 0;
    self->steps_shown++;
    gtk_widget_queue_draw(GTK_WIDGET(self));
    gtk_label_set_text(self->values, out->str);
    gtk_widget_set_visible(GTK_WIDGET(self->values), out->len > 0);
    keep_room_of_values(self, n);
}

static void
on_moved(BsRunPane *self)
{
    BsRun *run = run_of(self);
    const BsRunMoment *moment = bs_run_is_busy(run) ? NULL : bs_run_moment(run);
    show_values(self, bs_run_moment(run));
    if (moment)
        bs_heap_view_set_heap(self->heap,
                              bs_run_heap_new(bs_run_record(run), moment, bs_run_heap_map(run)));
}

static void
on_loaded(BsRunPane *self)
{
    BsRun *run = run_of(self);
    show_problem(self, bs_run_error(run));
    if (bs_run_is_loaded(run))
        bs_run_pane_set_args(self, bs_run_args(run));
    else
        bs_heap_view_set_heap(self->heap, NULL);
    show_note(self);
    on_inputs(self);
    forget_room_of_values(self);
    on_moved(self);
}

static void
on_busy(BsRunPane *self)
{
    BsRun *run = run_of(self);
    gtk_widget_set_visible(self->stop, bs_run_is_busy(run));
    gtk_widget_set_visible(self->working, bs_run_is_starting(run));
    gtk_spinner_set_spinning(self->spinner, bs_run_is_starting(run));
}

// A click shows where the buffer is made.
static void
on_buffer(BsRunPane *self)
{
    const BsRunBox *box = bs_heap_view_at(self->heap);
    const BsOp *op = box ? bs_run_find_own_op(run_of(self), box->made_by) : NULL;
    if (op)
        bs_session_select_op(bs_session_box_get(self), op);
}

static gboolean
aim(gpointer data, double x, double y, GdkRectangle *at)
{
    BsRunPane *self = data;
    return bs_heap_view_aim(self->heap, x, y, at);
}

BsHeapView *
bs_run_pane_heap(BsRunPane *self)
{
    return self->heap;
}

// -- the memory ----------------------------------------------------------------------------------

static void
place_memory(BsRunPane *self)
{
    GtkWidget *memory = GTK_WIDGET(self->memory);
    if (self->scrolled)
        gtk_paned_set_end_child(self->border, NULL);
    else if (gtk_widget_get_parent(memory))
        gtk_box_remove(self->holder, memory);
    bs_run_memory_show_whole(self->memory, self->scrolled);
    if (self->scrolled)
        gtk_box_append(self->holder, memory);
    else
        gtk_paned_set_end_child(self->border, memory);
}

// Of a few lines of each one would see little.
static gboolean
arrange(gpointer data)
{
    enum { FOR_BOTH = 250 };
    BsRunPane *self = data;
    const int height = gtk_widget_get_height(GTK_WIDGET(self->border));
    const gboolean scrolled = height < FOR_BOTH * bs_text_size(GTK_WIDGET(self));
    self->arranging = 0;
    if (height > 0 && self->memory && scrolled != self->scrolled) {
        self->scrolled = scrolled;
        place_memory(self);
    }
    return G_SOURCE_REMOVE;
}

// Nothing may move while sizes are given out.
static void
on_height(BsRunPane *self)
{
    if (!self->arranging)
        self->arranging = g_idle_add(arrange, self);
}

void
bs_run_pane_add_memory(BsRunPane *self, BsRunMemory *memory)
{
    g_set_object(&self->memory, memory);
    place_memory(self);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_run_pane_listen(BsSessionBox *box)
{
    BsRunPane *self = BS_RUN_PANE(box);
    BsRun *run = run_of(self);
    g_signal_connect_object(run, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(run, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(run, "inputs", G_CALLBACK(on_inputs), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(run, "notify::busy", G_CALLBACK(on_busy), self, G_CONNECT_SWAPPED);
    on_inputs(self);
}

// The values of a step are many words, of which each may differ.
static void
bs_run_pane_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    BsRunPane *self = BS_RUN_PANE(widget);
    graphene_rect_t place;
    if (gtk_widget_compute_bounds(self->values_room, widget, &place))
        bs_patch_snapshot(snapshot, &place, self->steps_shown);
    GTK_WIDGET_CLASS(bs_run_pane_parent_class)->snapshot(widget, snapshot);
}

static void
bs_run_pane_dispose(GObject *object)
{
    BsRunPane *self = BS_RUN_PANE(object);
    g_clear_handle_id(&self->arranging, g_source_remove);
    g_clear_object(&self->memory);
    G_OBJECT_CLASS(bs_run_pane_parent_class)->dispose(object);
}

static void
bs_run_pane_class_init(BsRunPaneClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    BS_SESSION_BOX_CLASS(klass)->listen = bs_run_pane_listen;
    widget_class->snapshot = bs_run_pane_snapshot;
    G_OBJECT_CLASS(klass)->dispose = bs_run_pane_dispose;
    g_type_ensure(BS_TYPE_HEAP_VIEW);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/run-pane.ui");
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, inputs);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, names);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, args);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, problem);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, note);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, values);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, values_room);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, stop);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, working);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, spinner);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, border);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, holder);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, heap);
    gtk_widget_class_bind_template_child(widget_class, BsRunPane, room);
    gtk_widget_class_bind_template_callback(widget_class, on_chosen);
    gtk_widget_class_bind_template_callback(widget_class, on_typed);
    gtk_widget_class_bind_template_callback(widget_class, on_edited);
}

static void
bs_run_pane_init(BsRunPane *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    bs_drop_down_complete(self->inputs, _("Inputs that were found"));
    bs_context_menu_add(GTK_WIDGET(self->heap), self->holder, "buffer_menu", aim, self);
    // Both tell of its height: the one of the border's as long as there is something at both sides.
    g_signal_connect_object(self->border, "notify::max-position", G_CALLBACK(on_height), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(gtk_scrolled_window_get_vadjustment(self->room), "notify::page-size",
                            G_CALLBACK(on_height), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->heap, "chosen", G_CALLBACK(on_buffer), self, G_CONNECT_SWAPPED);
}
