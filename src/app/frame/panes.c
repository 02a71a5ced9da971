// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/panes.h"

#include "app/kit/context-menu.h"
#include "app/kit/drop-down.h"
#include "app/kit/menu.h"
#include "app/kit/relayout.h"
#include "support/i18n.h"

enum { NARROW = 290, LEAST_WIDTH = 320 }; // with less than NARROW for each, the panes are tabs

struct _BsPanes {
    GtkWidget parent_instance; // no GtkBox: sizes are given out here, see size_allocate
    BsSession *session;
    GtkStack *stack;
    GtkPaned *outer, *inner;
    GtkNotebook *tabs;
    GtkWidget *graph; // owned, as are the two code views: they move between the paned and the tabs
    GtkDropDown *functions;
    GtkMenuButton *graph_menu;
    GtkStringList *names;
    GtkWidget *guard, *guard_all, *guard_part, *guard_cancel;
    GtkLabel *guard_text;
    GtkWidget *old;
    GtkSpinner *old_spinner;
    GtkLabel *old_words;
    BsCanvas *canvas;
    BsOverview *overview;
    BsCodeView *left, *right;
    GtkWidget *right_side; // owned: the right code view, and the ribbons to it
    BsRibbons *ribbons;
    BsPane shown;
    gboolean narrow, filling;
    double graph_share, code_share; // of the width: the graph; of the code: the left view
    gboolean divided;               // the borders between the panes have a place
    guint rearranging, dividing;    // source ids
};

G_DEFINE_FINAL_TYPE(BsPanes, bs_panes, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_SESSION, N_PROPS };
static GParamSpec *properties[N_PROPS];

// -- arranging -----------------------------------------------------------------------------------

static void
place_wide(BsPanes *self)
{
    self->divided = FALSE;
    gtk_paned_set_start_child(self->outer, self->graph);
    gtk_paned_set_start_child(self->inner, GTK_WIDGET(self->left));
    gtk_paned_set_end_child(self->inner, self->right_side);
}

// A notebook calls all of its tabs "Tab".
static void
name_tab(GtkWidget *label, const char *title)
{
    GtkWidget *tab = label;
    while (tab &&
           gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(tab)) != GTK_ACCESSIBLE_ROLE_TAB)
        tab = gtk_widget_get_parent(tab);
    if (tab)
        gtk_accessible_update_property(GTK_ACCESSIBLE(tab), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                       -1);
}

static void
place_narrow(BsPanes *self)
{
    const struct {
        GtkWidget *widget;
        const char *title;
    } pages[] = {
        {self->graph, _("CFG")},
        {GTK_WIDGET(self->left), _("Code")},
        {self->right_side, _("Second Code")},
    };
    for (guint i = 0; i < G_N_ELEMENTS(pages); i++) {
        if (!(self->shown & 1u << i))
            continue;
        GtkWidget *label = gtk_label_new(pages[i].title);
        gtk_notebook_append_page(self->tabs, pages[i].widget, label);
        name_tab(label, pages[i].title);
    }
}

static void
unplace(BsPanes *self)
{
    gtk_paned_set_start_child(self->outer, NULL);
    gtk_paned_set_start_child(self->inner, NULL);
    gtk_paned_set_end_child(self->inner, NULL);
    while (gtk_notebook_get_n_pages(self->tabs))
        gtk_notebook_remove_page(self->tabs, 0);
}

static void
arrange(BsPanes *self, gboolean narrow)
{
    self->narrow = narrow;
    unplace(self);
    if (narrow)
        place_narrow(self);
    else
        place_wide(self);
    gtk_stack_set_visible_child_name(self->stack, narrow ? "narrow" : "wide");
    bs_relayout_soon(GTK_WIDGET(self));
}

// In the order of BsPane. What is not walkable has neither a CFG nor stages: its text is all there
// is to see.
static void
show_panes(BsPanes *self)
{
    GtkWidget *const panes[] = {self->graph, GTK_WIDGET(self->left), self->right_side};
    const BsPane shown =
        self->session && bs_session_is_walkable(self->session) ? self->shown : BS_PANE_LEFT;
    for (guint i = 0; i < G_N_ELEMENTS(panes); i++)
        gtk_widget_set_visible(panes[i], (shown & 1u << i) != 0);
    gtk_widget_set_visible(GTK_WIDGET(self->inner), (shown & BS_PANES_CODE) != 0);
    bs_relayout_soon(GTK_WIDGET(self));
}

static void
focus_what_stays(BsPanes *self)
{
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    if (focus && gtk_widget_get_mapped(focus))
        return;
    gtk_widget_grab_focus(self->shown & BS_PANE_PICTURE
                              ? GTK_WIDGET(self->canvas)
                              : GTK_WIDGET(bs_code_view_text_view(
                                    self->shown & BS_PANE_LEFT ? self->left : self->right)));
}

void
bs_panes_show(BsPanes *self, BsPane which)
{
    if (self->shown == which)
        return;
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    const gboolean within = focus && gtk_widget_is_ancestor(focus, GTK_WIDGET(self));
    self->shown = which;
    show_panes(self);
    if (self->narrow)
        arrange(self, TRUE);
    self->divided = FALSE;
    gtk_widget_queue_allocate(GTK_WIDGET(self));
    bs_panes_show_goals(self);
    if (within)
        focus_what_stays(self);
}

void
bs_panes_show_goals(BsPanes *self)
{
    bs_code_view_show_goal(self->left);
    bs_code_view_show_goal(self->right);
}

BsPane
bs_panes_shown(BsPanes *self)
{
    return self->shown;
}

static gboolean
rearrange(gpointer data)
{
    BsPanes *self = data;
    self->rearranging = 0;
    arrange(self, !self->narrow);
    return G_SOURCE_REMOVE;
}

static void
bs_panes_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                 int *natural, int *minimum_baseline, int *natural_baseline)
{
    gtk_widget_measure(GTK_WIDGET(BS_PANES(widget)->stack), orientation, for_size, minimum, natural,
                       minimum_baseline, natural_baseline);
    if (orientation == GTK_ORIENTATION_HORIZONTAL) // the wide arrangement gives way to tabs
        *minimum = MIN(*minimum, LEAST_WIDTH);
}

// Once; later the panes keep their shares, or what the user made of them. The code views are
// divided when they have their room.
static gboolean
divide_code(gpointer data)
{
    BsPanes *self = data;
    self->dividing = 0;
    self->divided = TRUE;
    if ((self->shown & BS_PANES_CODE) == BS_PANES_CODE)
        gtk_paned_set_position(
            self->inner, (int)(gtk_widget_get_width(GTK_WIDGET(self->inner)) * self->code_share));
    bs_relayout_soon(GTK_WIDGET(self));
    return G_SOURCE_REMOVE;
}

static gboolean
divide(gpointer data)
{
    BsPanes *self = data;
    const int width = gtk_widget_get_width(GTK_WIDGET(self->outer));
    gtk_paned_set_position(self->outer, (int)(width * self->graph_share));
    self->dividing = g_idle_add(divide_code, self);
    return G_SOURCE_REMOVE;
}

static int
n_shown(BsPanes *self)
{
    int n = 0;
    for (guint i = 0; i < 3; i++)
        n += (self->shown & 1u << i) != 0;
    return n;
}

// Widgets and borders may not move while sizes are given out, so that is done right afterwards.
static void
bs_panes_size_allocate(GtkWidget *widget, int width, int height, int baseline)
{
    BsPanes *self = BS_PANES(widget);
    if (width > 0 && (width < NARROW * n_shown(self)) != self->narrow && !self->rearranging)
        self->rearranging = g_idle_add(rearrange, self);
    gtk_widget_allocate(GTK_WIDGET(self->stack), width, height, baseline, NULL);
    if (!self->narrow && !self->divided && !self->dividing && !self->rearranging &&
        gtk_widget_get_width(GTK_WIDGET(self->inner)) > 0)
        self->dividing = g_idle_add_full(G_PRIORITY_HIGH, divide, self, NULL);
}

// -- functions -----------------------------------------------------------------------------------

static void
show_function(BsPanes *self)
{
    const char *current = bs_session_function_name(self->session);
    const guint n = g_list_model_get_n_items(G_LIST_MODEL(self->names));
    for (guint i = 0; i < n; i++) {
        if (g_str_equal(gtk_string_list_get_string(self->names, i), current))
            gtk_drop_down_set_selected(self->functions, i);
    }
}

// `anew`: they may be others though they are as many.
static void
fill_functions(BsPanes *self, gboolean anew)
{
    const GPtrArray *functions = bs_session_is_walkable(self->session)
                                     ? bs_document_functions(bs_session_document(self->session))
                                     : NULL;
    const guint n = functions ? functions->len : 0;
    self->filling = TRUE;
    if (anew || g_list_model_get_n_items(G_LIST_MODEL(self->names)) != n) {
        g_autofree const char **names = g_new0(const char *, n + 1);
        for (guint i = 0; i < n; i++)
            names[i] = bs_function_name(functions->pdata[i]);
        bs_drop_down_set_strings(self->names, names);
    }
    show_function(self);
    self->filling = FALSE;
}

// Passes may add functions (the helper of the lowering), so the list is that of the cursor.
static void
on_moved(BsPanes *self)
{
    fill_functions(self, FALSE);
}

static void
on_loaded(BsPanes *self)
{
    show_panes(self);
    fill_functions(self, TRUE);
}

static void
on_function_chosen(BsPanes *self)
{
    const guint selected = gtk_drop_down_get_selected(self->functions);
    if (!self->filling && selected != GTK_INVALID_LIST_POSITION)
        bs_session_set_function(self->session, gtk_string_list_get_string(self->names, selected));
}

// The source is compared as it is printed.
static gint
compared_stage(BsCodeView *view)
{
    const gint stage = bs_code_view_stage(view);
    return stage == BS_CODE_AS_WRITTEN ? 0 : stage;
}

// The stages of the two code views are those that are compared.
static void
on_stage(BsPanes *self)
{
    bs_session_set_compared(self->session, compared_stage(self->left), compared_stage(self->right));
}

// What is said and offered of a function that has very many blocks.
static void
on_guard(BsPanes *self)
{
    BsCanvasWork work;
    bs_canvas_get_work(self->canvas, &work);
    const gboolean said = bs_session_is_walkable(self->session) && work.n_blocks && work.many;
    g_autofree char *text =
        g_strdup_printf(work.part         ? _("%u blocks: those around the cursor are shown")
                        : work.laying_out ? _("%u blocks: laying them out…")
                                          : _("%u blocks: all are shown"),
                        work.n_blocks);
    gtk_label_set_text(self->guard_text, text);
    gtk_widget_set_visible(self->guard_all, work.part);
    gtk_widget_set_visible(self->guard_cancel, work.laying_out && !work.part);
    gtk_widget_set_visible(self->guard_part, !work.part && !work.laying_out);
    gtk_widget_set_visible(self->guard, said);
}

static double
share_of(GtkPaned *paned, double known)
{
    const int width = gtk_widget_get_width(GTK_WIDGET(paned));
    return width > 0 ? (double)gtk_paned_get_position(paned) / width : known;
}

void
bs_panes_get_shares(BsPanes *self, double *graph, double *code)
{
    const gboolean placed = self->divided && !self->narrow;
    const gboolean bordered = self->shown & BS_PANE_PICTURE && self->shown & BS_PANES_CODE;
    const gboolean both = (self->shown & BS_PANES_CODE) == BS_PANES_CODE;
    *graph = placed && bordered ? share_of(self->outer, self->graph_share) : self->graph_share;
    *code = placed && both ? share_of(self->inner, self->code_share) : self->code_share;
}

void
bs_panes_set_shares(BsPanes *self, double graph, double code)
{
    if (graph <= 0 || graph >= 1 || code <= 0 || code >= 1)
        return;
    self->graph_share = graph;
    self->code_share = code;
    self->divided = FALSE;
    gtk_widget_queue_allocate(GTK_WIDGET(self));
}

BsCanvas *
bs_panes_canvas(BsPanes *self)
{
    return self->canvas;
}

BsOverview *
bs_panes_overview(BsPanes *self)
{
    return self->overview;
}

BsCodeView *
bs_panes_left(BsPanes *self)
{
    return self->left;
}

BsCodeView *
bs_panes_right(BsPanes *self)
{
    return self->right;
}

BsRibbons *
bs_panes_ribbons(BsPanes *self)
{
    return self->ribbons;
}

void
bs_panes_call_old(BsPanes *self, gboolean old, gboolean running)
{
    gtk_label_set_text(self->old_words, running
                                            ? _("of the text before; the new one is being run …")
                                            : _("of the last text that could be run"));
    gtk_widget_set_visible(GTK_WIDGET(self->old_spinner), running);
    gtk_spinner_set_spinning(self->old_spinner, old && running);
    gtk_widget_set_visible(self->old, old);
}

// A BsContextAim. By keys it is about what is selected.
static gboolean
aim_at(gpointer panes, double x, double y, GdkRectangle *at)
{
    BsPanes *self = panes;
    return x < 0 || bs_canvas_select_at(self->canvas, x, y);
}

// -- the widget ----------------------------------------------------------------------------------

static void
set_session(BsPanes *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_object_set(self->canvas, "session", session, NULL);
    g_object_set(self->left, "session", session, NULL);
    g_object_set(self->right, "session", session, NULL);
    bs_ribbons_set_session(self->ribbons, session);
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
}

static void
bs_panes_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    if (id == PROP_SESSION)
        set_session(BS_PANES(object), g_value_get_object(value));
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_panes_dispose(GObject *object)
{
    BsPanes *self = BS_PANES(object);
    g_clear_handle_id(&self->rearranging, g_source_remove);
    g_clear_handle_id(&self->dividing, g_source_remove);
    if (self->stack) {
        unplace(self);
        gtk_widget_unparent(GTK_WIDGET(self->stack));
        self->stack = NULL;
    }
    g_clear_object(&self->graph);
    g_clear_object(&self->left);
    g_clear_object(&self->right);
    g_clear_object(&self->right_side);
    g_clear_object(&self->session);
    G_OBJECT_CLASS(bs_panes_parent_class)->dispose(object);
}

static void
bs_panes_class_init(BsPanesClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    object_class->set_property = bs_panes_set_property;
    object_class->dispose = bs_panes_dispose;
    widget_class->measure = bs_panes_measure;
    widget_class->size_allocate = bs_panes_size_allocate;
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    g_type_ensure(BS_TYPE_CANVAS);
    g_type_ensure(BS_TYPE_OVERVIEW);
    gtk_widget_class_set_template_from_resource(widget_class, "/org/bufscope/Bufscope/ui/panes.ui");
    gtk_widget_class_bind_template_child(widget_class, BsPanes, stack);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, outer);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, inner);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, tabs);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, graph);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, functions);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, graph_menu);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, names);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, canvas);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, overview);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, old);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, old_spinner);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, old_words);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, guard);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, guard_text);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, guard_all);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, guard_part);
    gtk_widget_class_bind_template_child(widget_class, BsPanes, guard_cancel);
}

static void
bs_panes_init(BsPanes *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    self->shown = BS_PANE_PICTURE | BS_PANE_LEFT;
    self->graph_share = 0.5;
    self->code_share = 0.5;
    g_object_ref(self->graph);
    bs_context_menu_add(GTK_WIDGET(self->canvas), GTK_BOX(self->graph), "selection_menu", aim_at,
                        self);
    gtk_menu_button_set_menu_model(self->graph_menu, bs_menu("graph_menu"));
    bs_overview_set_canvas(self->overview, self->canvas);
    bs_drop_down_complete(self->functions, _("Function in view"));
    self->left = g_object_ref_sink(g_object_new(BS_TYPE_CODE_VIEW, NULL));
    self->right = g_object_ref_sink(g_object_new(BS_TYPE_CODE_VIEW, NULL));
    self->ribbons = BS_RIBBONS(bs_ribbons_new(self->left, self->right));
    self->right_side = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0));
    gtk_box_append(GTK_BOX(self->right_side), GTK_WIDGET(self->ribbons));
    gtk_box_append(GTK_BOX(self->right_side), GTK_WIDGET(self->right));
    g_signal_connect_object(self->functions, "notify::selected", G_CALLBACK(on_function_chosen),
                            self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->canvas, "guard-changed", G_CALLBACK(on_guard), self,
                            G_CONNECT_SWAPPED);
    bs_code_view_set_side(self->left, BS_DIFF_BEFORE);
    bs_code_view_set_side(self->right, BS_DIFF_AFTER);
    g_signal_connect_object(self->left, "notify::stage", G_CALLBACK(on_stage), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->right, "notify::stage", G_CALLBACK(on_stage), self,
                            G_CONNECT_SWAPPED);
    arrange(self, FALSE);
    show_panes(self);
}
