// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/columns-private.h"

#include "app/kit/drop-down.h"
#include "app/kit/menu.h"
#include "debug/document/origin-key.h"
#include "support/i18n.h"

G_DEFINE_FINAL_TYPE(BsColumns, bs_columns, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, N_PROPS };
static GParamSpec *properties[N_PROPS];
enum { CHANGED, SELECTED, MISSING, N_SIGNALS };
static guint signals[N_SIGNALS];

BsColumn *
bs_columns_get(BsColumns *self, guint number)
{
    return self->columns[number];
}

GtkWidget *
bs_columns_bar(BsColumns *self)
{
    return self->bar;
}

guint
bs_columns_n(BsColumns *self)
{
    return self->n;
}

gboolean
bs_columns_are_shown(BsColumns *self)
{
    return self->shown;
}

gboolean
bs_columns_are_ready(BsColumns *self)
{
    for (guint i = 0; i < self->n; i++) {
        if (!bs_column_is_ready(self->columns[i]))
            return FALSE;
    }
    return TRUE;
}

// -- what is selected and pointed at -------------------------------------------------------------

// The same op in another run; nothing when it has none.
static void
select_there(BsSession *session, BsSession *other)
{
    if (!bs_session_is_walkable(other))
        return;
    const BsOp *op = bs_document_counterpart(
        bs_session_document(session), bs_session_selected_op(session), bs_session_document(other));
    if (op)
        bs_session_select_op(other, op);
    else
        bs_session_clear_selection(other);
}

// The run of the window goes along, also when no column has it.
static void
spread_selection(BsColumns *self, BsSession *session)
{
    if (!self->shown || self->selecting || !bs_session_is_walkable(session))
        return;
    self->selecting = TRUE;
    if (session != self->session)
        select_there(session, self->session);
    for (guint i = 0; i < self->n; i++) {
        BsSession *other = bs_column_session(self->columns[i]);
        if (other != session && other != self->session)
            select_there(session, other);
    }
    self->selecting = FALSE;
    g_signal_emit(self, signals[SELECTED], 0);
}

static void
on_selected(BsColumns *self)
{
    spread_selection(self, self->session);
}

static void
on_column_selected(BsColumns *self, BsColumn *column)
{
    spread_selection(self, bs_column_session(column));
}

// What is selected in the window is selected in another run when that has come.
static void
on_ready(BsColumns *self, BsColumn *column)
{
    const gboolean before = self->selecting;
    self->selecting = TRUE;
    if (bs_session_is_walkable(self->session))
        select_there(self->session, bs_column_session(column));
    self->selecting = before;
    g_signal_emit(self, signals[SELECTED], 0);
}

// Its line in the first column; or -1.
static gint
line_in_first(BsColumns *self, const BsOp *op)
{
    for (guint i = FIRST + 1; i < self->n; i++) {
        const BsDiff *diff = self->diffs[i];
        const BsDiffLine *before = diff ? bs_diff_find(diff, BS_DIFF_BEFORE, op) : NULL;
        const BsDiffLine *after = diff ? bs_diff_find(diff, BS_DIFF_AFTER, op) : NULL;
        if (before)
            return (gint)(before - diff->sides[BS_DIFF_BEFORE].lines);
        if (after)
            return after->other;
    }
    return -1;
}

static gint
line_in(BsColumns *self, guint column, gint line_in_first)
{
    const BsDiffSide *side =
        self->diffs[column] ? &self->diffs[column]->sides[BS_DIFF_BEFORE] : NULL;
    return side && line_in_first >= 0 ? side->lines[line_in_first].other : -1;
}

static void
point_at(BsColumns *self, BsSession *session)
{
    const BsOp *op = bs_session_hovered_op(session);
    const gint first = self->shown && op ? line_in_first(self, op) : -1;
    for (guint i = 0; self->shown && i < self->n; i++)
        bs_code_view_show_hovered(bs_column_view(self->columns[i]), op,
                                  i == FIRST ? first : line_in(self, i, first));
}

static void
on_hovered(BsColumns *self)
{
    point_at(self, self->session);
}

static void
on_column_hovered(BsColumns *self, BsColumn *column)
{
    point_at(self, bs_column_session(column));
}

// -- scrolling -----------------------------------------------------------------------------------

static GtkAdjustment *
scroll_of(BsColumns *self, guint i)
{
    return gtk_scrollable_get_vadjustment(
        GTK_SCROLLABLE(bs_code_view_text_view(bs_column_view(self->columns[i]))));
}

// All are as high.
static void
on_scrolled(BsColumns *self, GtkAdjustment *scrolled)
{
    if (self->scrolling || !bs_code_view_is_aligned(bs_column_view(self->columns[FIRST])))
        return;
    self->scrolling = TRUE;
    for (guint i = 0; i < self->n; i++) {
        if (scroll_of(self, i) != scrolled)
            gtk_adjustment_set_value(scroll_of(self, i), gtk_adjustment_get_value(scrolled));
    }
    self->scrolling = FALSE;
}

// -- putting something there ---------------------------------------------------------------------

// The systems for deallocation that there are, by the words for them.
static const char *const systems[] = {
    [BS_FAMILY_OWNERSHIP] = "ownership", [BS_FAMILY_LEGACY] = "legacy", [BS_FAMILY_HLO] = "hlo"};

static BsFamily
system_of(BsColumns *self, guint column)
{
    BsSession *session = bs_column_session(self->columns[column]);
    for (guint i = BS_FAMILY_OWNERSHIP; i < G_N_ELEMENTS(systems); i++) {
        if (g_str_equal(systems[i], bs_run_words(session))) // also before it has run
            return (BsFamily)i;
    }
    const BsDocument *document = bs_session_document(session);
    return document ? bs_document_family(document) : BS_FAMILY_OWNERSHIP;
}

static void
put_third(BsColumns *self)
{
    guint system = BS_FAMILY_OWNERSHIP;
    while (system + 1 < G_N_ELEMENTS(systems) &&
           (system == system_of(self, FIRST) || system == system_of(self, FIRST + 1)))
        system++;
    bs_columns_put(self, N - 1, systems[system]);
}

gboolean
bs_columns_put(BsColumns *self, guint number, const char *what)
{
    const gboolean ok = bs_column_put(self->columns[number], what);
    self->third_chosen |= ok && number == N - 1;
    return ok;
}

void
bs_columns_set_n(BsColumns *self, guint n)
{
    if (self->n == n || !bs_session_is_walkable(self->session))
        return;
    self->n = n;
    gtk_widget_set_visible(GTK_WIDGET(self->columns[N - 1]), n == N);
    bs_columns_divide(self);
    if (n == N && !self->third_chosen)
        put_third(self);
    if (n == N && self->shown)
        bs_column_follow(self->columns[N - 1]);
    bs_columns_compare(self);
}

gboolean
bs_columns_put_systems(BsColumns *self, const char *what)
{
    const gboolean all = g_str_equal(what, "*");
    bs_column_put(self->columns[FIRST], "");
    bs_column_put_end(self->columns[FIRST]);
    const gboolean is_ownership = system_of(self, FIRST) == BS_FAMILY_OWNERSHIP;
    const char *other = systems[is_ownership ? BS_FAMILY_LEGACY : BS_FAMILY_OWNERSHIP];
    const gboolean ok = bs_column_put(self->columns[FIRST + 1], *what && !all ? what : other);
    if (all) {
        self->third_chosen = FALSE;
        bs_columns_set_n(self, N - 1);
    }
    bs_columns_set_n(self, all ? N : N - 1);
    return ok;
}

void
bs_columns_add(BsColumns *self, const char *what)
{
    for (guint i = 0; i < self->n; i++) {
        g_autofree char *name = NULL, *pipeline = NULL;
        if (!bs_column_is_ready(self->columns[i]))
            continue;
        bs_column_run(self->columns[i], &name, &pipeline);
        if (g_str_equal(name, what))
            return;
    }
    self->third_chosen = TRUE;
    if (g_str_equal(what, bs_run_words(self->session)))
        bs_column_put_end(self->columns[N - 1]);
    else
        bs_column_put(self->columns[N - 1], what);
    bs_columns_set_n(self, N);
}

// -- functions -----------------------------------------------------------------------------------

static void
show_functions(BsColumns *self)
{
    const GPtrArray *functions = bs_document_functions(bs_session_document(self->session));
    g_autofree const char **names = g_new0(const char *, functions->len + 1);
    guint selected = GTK_INVALID_LIST_POSITION;
    for (guint i = 0; i < functions->len; i++) {
        names[i] = bs_function_name(functions->pdata[i]);
        if (g_str_equal(names[i], bs_session_function_name(self->session)))
            selected = i;
    }
    self->filling = TRUE;
    bs_drop_down_set_strings(self->names, names);
    gtk_drop_down_set_selected(self->functions, selected);
    self->filling = FALSE;
}

static void
on_function(BsColumns *self)
{
    GtkStringObject *item = gtk_drop_down_get_selected_item(self->functions);
    if (item && !self->filling)
        bs_session_set_function(self->session, gtk_string_object_get_string(item));
}

// -- following the window ------------------------------------------------------------------------

static void
follow(BsColumns *self)
{
    if (!self->shown || !bs_session_is_walkable(self->session))
        return;
    show_functions(self);
    for (guint i = 0; i < self->n; i++)
        bs_column_follow(self->columns[i]);
    bs_columns_compare(self);
}

static void
on_loaded(BsColumns *self)
{
    bs_columns_forget(self);
}

// As people choose here. Those of another run are asked for with it.
static void
on_naming(BsColumns *self)
{
    for (guint i = 0; i < N; i++) {
        BsSession *session = bs_column_session(self->columns[i]);
        if (session != self->session && bs_session_document(session))
            bs_session_set_naming(session, bs_session_naming(self->session));
    }
}

static void
on_missing(BsColumns *self, const char *words)
{
    g_signal_emit(self, signals[MISSING], 0, words);
}

void
bs_columns_show(BsColumns *self, gboolean shown)
{
    if (self->shown == shown)
        return;
    self->shown = shown;
    if (!shown) {
        bs_columns_forget(self);
        return;
    }
    follow(self);
    spread_selection(self, self->session);
}

// -- the widget ----------------------------------------------------------------------------------

static void
add_column(BsColumns *self, guint i)
{
    enum { LEAST_WIDTH = 280 };
    static const char *const names[] = {N_("Run in the first column"),
                                        N_("Run in the second column"),
                                        N_("Run in the third column")};
    GtkWidget *column = bs_column_new(self->session, _(names[i]));
    self->columns[i] = BS_COLUMN(column);
    gtk_widget_set_size_request(column, LEAST_WIDTH, -1);
    bs_columns_place(self, i, column);
    gtk_widget_set_visible(column, i < self->n);
    g_signal_connect_object(column, "changed", G_CALLBACK(bs_columns_compare), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(column, "selected", G_CALLBACK(on_column_selected), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(column, "ready", G_CALLBACK(on_ready), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(column, "hovered", G_CALLBACK(on_column_hovered), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(column, "missing", G_CALLBACK(on_missing), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(bs_column_view(self->columns[i]), "rewrapped",
                            G_CALLBACK(bs_columns_align), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(scroll_of(self, i), "value-changed", G_CALLBACK(on_scrolled), self,
                            G_CONNECT_SWAPPED);
}

// Before the views hear of the session: what they are compared with goes first.
static void
set_session(BsColumns *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    for (guint i = 0; i < N; i++)
        add_column(self, i);
    bs_column_put_end(self->columns[FIRST + 1]);
    g_signal_connect_object(session, "moved", G_CALLBACK(follow), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "selected", G_CALLBACK(on_selected), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "hovered", G_CALLBACK(on_hovered), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "notify::naming", G_CALLBACK(on_naming), self,
                            G_CONNECT_SWAPPED);
}

static void
bs_columns_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    if (id == PROP_SESSION)
        set_session(BS_COLUMNS(object), g_value_get_object(value));
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_columns_dispose(GObject *object)
{
    BsColumns *self = BS_COLUMNS(object);
    GtkWidget *child;
    self->shown = FALSE;
    bs_columns_clear_borders(self);
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
        gtk_widget_unparent(child);
    g_clear_object(&self->session);
    G_OBJECT_CLASS(bs_columns_parent_class)->dispose(object);
}

static void
bs_columns_finalize(GObject *object)
{
    BsColumns *self = BS_COLUMNS(object);
    for (guint i = 0; i < N; i++)
        bs_diff_free(self->diffs[i]);
    G_OBJECT_CLASS(bs_columns_parent_class)->finalize(object);
}

static void
bs_columns_class_init(BsColumnsClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    object_class->set_property = bs_columns_set_property;
    object_class->dispose = bs_columns_dispose;
    object_class->finalize = bs_columns_finalize;
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    signals[CHANGED] = g_signal_new("changed", BS_TYPE_COLUMNS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
    signals[SELECTED] = g_signal_new("selected", BS_TYPE_COLUMNS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                     NULL, G_TYPE_NONE, 0);
    signals[MISSING] = g_signal_new("missing", BS_TYPE_COLUMNS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/columns.ui");
    gtk_widget_class_bind_template_child(widget_class, BsColumns, bar);
    gtk_widget_class_bind_template_child(widget_class, BsColumns, functions);
    gtk_widget_class_bind_template_child(widget_class, BsColumns, names);
    gtk_widget_class_bind_template_child(widget_class, BsColumns, state);
    gtk_widget_class_bind_template_child(widget_class, BsColumns, save);
    gtk_widget_class_bind_template_child(widget_class, BsColumns, sides);
    gtk_widget_class_bind_template_child(widget_class, BsColumns, others);
}

static void
bs_columns_init(BsColumns *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    self->n = N - 1;
    bs_columns_init_borders(self);
    gtk_menu_button_set_menu_model(self->save, bs_menu("table_menu"));
    bs_drop_down_complete(self->functions, _("Function"));
    g_signal_connect_object(self->functions, "notify::selected", G_CALLBACK(on_function), self,
                            G_CONNECT_SWAPPED);
}
