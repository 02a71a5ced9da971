// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/side-by-side.h"

#include "app/code-view.h"
#include "app/drop-down.h"
#include "app/menu.h"
#include "app/table.h"
#include "debug/comparison.h"
#include "debug/origin-key.h"
#include "support/file.h"
#include "support/i18n.h"

#include <string.h>

typedef enum Which { LEFT, RIGHT, N_SIDES } Which;

typedef struct Side {
    BsSession *session;
    GtkWidget *code;
    GtkComboBoxText *pipelines; // with an entry
} Side;

struct _BsSideBySide {
    AdwApplicationWindow parent_instance;
    AdwWindowTitle *title;
    GtkDropDown *functions;
    GtkMenuButton *save;
    GtkBox *sides, *place; // `place` holds the table
    Side side[N_SIDES];
    BsComparison *comparison; // NULL while a side loads
    gboolean selecting;       // one side selects in the other
    gboolean filling;         // the list of functions is being made
};

G_DEFINE_FINAL_TYPE(BsSideBySide, bs_side_by_side, ADW_TYPE_APPLICATION_WINDOW)

static const char *const side_names[] = {"left", "right"};

static void
set_state(BsSideBySide *self, Which which, const char *what, const char *text)
{
    g_autofree char *name = g_strdup_printf("%s-%s", side_names[which], what);
    GAction *action = g_action_map_lookup_action(G_ACTION_MAP(self), name);
    g_simple_action_set_state(G_SIMPLE_ACTION(action), g_variant_new_string(text));
}

// -- the table -----------------------------------------------------------------------------------

static const BsComparisonFunction *
function_in_view(BsSideBySide *self)
{
    const char *name = bs_session_function_name(self->side[LEFT].session);
    for (guint i = 0; self->comparison && i < self->comparison->functions->len; i++) {
        const BsComparisonFunction *function = self->comparison->functions->pdata[i];
        if (g_str_equal(function->name, name))
            return function;
    }
    return NULL;
}

static void
append_row(GListStore *rows, const BsComparisonRow *from, GHashTable *ops)
{
    g_autoptr(BsTableRow) row = bs_table_row_new();
    if (ops && from->origin)
        row->op = g_hash_table_lookup(ops, from->origin);
    row->cells[0] = g_strdup(from->what);
    for (guint i = 0; i < N_SIDES; i++)
        row->cells[i + 1] = g_strdup(from->cells[i]);
    g_list_store_append(rows, row);
}

// With the buffers that rows speak of, on the side that has them.
static GListStore *
make_rows(BsSideBySide *self)
{
    GListStore *rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    const BsComparisonFunction *compared = function_in_view(self);
    const BsOp *function = bs_session_function(self->side[LEFT].session);
    g_autoptr(GHashTable) ops = function ? bs_ops_by_origin(function) : NULL;
    for (guint i = 0; compared && i < compared->rows->len; i++)
        append_row(rows, compared->rows->pdata[i], ops);
    return rows;
}

// Its columns have the names of the pipelines, so there is a new one for others.
static void
fill_table(BsSideBySide *self)
{
    GtkWidget *before = gtk_widget_get_first_child(GTK_WIDGET(self->place));
    const char *const titles[] = {_("What"), bs_session_pipeline(self->side[LEFT].session),
                                  bs_session_pipeline(self->side[RIGHT].session), NULL};
    GtkWidget *table = bs_table_new(self->side[LEFT].session, _("Comparison"), titles);
    g_autoptr(GListStore) rows = make_rows(self);
    bs_table_set_rows(BS_TABLE(table), G_LIST_MODEL(rows), _("No function is in view."));
    if (before)
        gtk_box_remove(self->place, before);
    gtk_box_append(self->place, table);
}

// Its rows speak of the program that was there until now.
static void
forget_rows(BsSideBySide *self)
{
    GtkWidget *table = gtk_widget_get_first_child(GTK_WIDGET(self->place));
    if (table)
        bs_table_set_rows(BS_TABLE(table), NULL, "");
}

static void
compare(BsSideBySide *self)
{
    BsDocument *documents[N_SIDES];
    const char *names[N_SIDES];
    g_clear_pointer(&self->comparison, bs_comparison_free);
    for (guint i = 0; i < N_SIDES; i++) {
        documents[i] = bs_session_document(self->side[i].session);
        names[i] = bs_session_pipeline(self->side[i].session);
        if (!documents[i] || bs_session_is_loading(self->side[i].session)) {
            forget_rows(self);
            return;
        }
    }
    self->comparison = bs_comparison_new(documents, names, N_SIDES);
    fill_table(self);
}

// -- functions -----------------------------------------------------------------------------------

static void
show_function(BsSideBySide *self, const char *name)
{
    for (guint i = 0; i < N_SIDES; i++)
        bs_session_set_function(self->side[i].session, name);
    GAction *action = g_action_map_lookup_action(G_ACTION_MAP(self), "function");
    g_simple_action_set_state(G_SIMPLE_ACTION(action), g_variant_new_string(name));
    fill_table(self);
}

static void
on_function(BsSideBySide *self)
{
    GtkStringObject *item = gtk_drop_down_get_selected_item(self->functions);
    if (item && !self->filling)
        show_function(self, gtk_string_object_get_string(item));
}

static void
fill_functions(BsSideBySide *self)
{
    g_autoptr(GtkStringList) names = gtk_string_list_new(NULL);
    const char *now = bs_session_function_name(self->side[LEFT].session);
    guint selected = 0;
    for (guint i = 0; self->comparison && i < self->comparison->functions->len; i++) {
        const BsComparisonFunction *function = self->comparison->functions->pdata[i];
        gtk_string_list_append(names, function->name);
        selected = g_str_equal(function->name, now) ? i : selected;
    }
    self->filling = TRUE;
    gtk_drop_down_set_model(self->functions, G_LIST_MODEL(names));
    gtk_drop_down_set_selected(self->functions, selected);
    self->filling = FALSE;
    on_function(self);
}

// -- the sides -----------------------------------------------------------------------------------

static Which
which_of(BsSideBySide *self, BsSession *session)
{
    return session == self->side[LEFT].session ? LEFT : RIGHT;
}

static void
on_loaded(BsSideBySide *self, BsSession *session)
{
    const Which which = which_of(self, session);
    set_state(self, which, "pipeline", bs_session_pipeline(session));
    gtk_editable_set_text(
        GTK_EDITABLE(gtk_combo_box_get_child(GTK_COMBO_BOX(self->side[which].pipelines))),
        bs_session_pipeline(session));
    if (bs_session_is_walkable(session))
        bs_session_goto(session, bs_session_n_events(session));
    compare(self);
    if (self->comparison)
        fill_functions(self);
}

// The same op on the other side; nothing when it has none.
static void
on_selected(BsSideBySide *self, BsSession *session)
{
    const Which which = which_of(self, session);
    BsSession *other = self->side[!which].session;
    set_state(self, which, "selection", bs_session_selection_text(session));
    if (self->selecting || !bs_session_is_walkable(session) || !bs_session_is_walkable(other))
        return;
    self->selecting = TRUE;
    const BsOp *op = bs_document_counterpart(
        bs_session_document(session), bs_session_selected_op(session), bs_session_document(other));
    if (op)
        bs_session_select_op(other, op);
    else
        bs_session_clear_selection(other);
    self->selecting = FALSE;
}

static void
choose(BsSideBySide *self, Which which, const char *pipeline)
{
    GtkWidget *entry = gtk_combo_box_get_child(GTK_COMBO_BOX(self->side[which].pipelines));
    if (bs_session_set_pipeline(self->side[which].session, pipeline))
        gtk_widget_remove_css_class(entry, "error");
    else
        gtk_widget_add_css_class(entry, "error");
}

static void
on_entry(GtkEntry *entry, BsSideBySide *self)
{
    const gboolean left =
        gtk_combo_box_get_child(GTK_COMBO_BOX(self->side[LEFT].pipelines)) == GTK_WIDGET(entry);
    choose(self, left ? LEFT : RIGHT, gtk_editable_get_text(GTK_EDITABLE(entry)));
}

// Not while somebody types: then no row of the list is active.
static void
on_row(GtkComboBox *pipelines, BsSideBySide *self)
{
    g_autofree char *text = gtk_combo_box_text_get_active_text(GTK_COMBO_BOX_TEXT(pipelines));
    if (gtk_combo_box_get_active(pipelines) >= 0 && text)
        choose(self, (gpointer)pipelines == (gpointer)self->side[LEFT].pipelines ? LEFT : RIGHT,
               text);
}

static GtkWidget *
make_chooser(BsSideBySide *self, Which which)
{
    static const char *const known[] = {"ownership", "legacy", "buffer-deallocation",
                                        "buffer-hoisting", "promote-buffers-to-stack"};
    GtkWidget *pipelines = gtk_combo_box_text_new_with_entry();
    GtkWidget *entry = gtk_combo_box_get_child(GTK_COMBO_BOX(pipelines));
    for (guint i = 0; i < G_N_ELEMENTS(known); i++)
        gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(pipelines), known[i]);
    gtk_widget_set_tooltip_text(entry, _("A pipeline, a pass, or a text as --pass-pipeline takes "
                                         "it; Enter runs it"));
    gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   which == LEFT ? _("Left pipeline") : _("Right pipeline"), -1);
    gtk_widget_set_hexpand(entry, TRUE);
    g_signal_connect(entry, "activate", G_CALLBACK(on_entry), self);
    g_signal_connect(pipelines, "changed", G_CALLBACK(on_row), self);
    return pipelines;
}

static void
add_side(BsSideBySide *self, Which which)
{
    Side *side = &self->side[which];
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    side->session = bs_session_new();
    side->pipelines = GTK_COMBO_BOX_TEXT(make_chooser(self, which));
    side->code = g_object_new(BS_TYPE_CODE_VIEW, "session", side->session, NULL);
    gtk_widget_set_vexpand(side->code, TRUE);
    gtk_widget_add_css_class(GTK_WIDGET(side->pipelines), "pane-header");
    gtk_box_append(GTK_BOX(box), GTK_WIDGET(side->pipelines));
    gtk_box_append(GTK_BOX(box), side->code);
    gtk_box_append(self->sides, box);
    g_signal_connect_object(side->session, "loaded", G_CALLBACK(on_loaded), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(side->session, "selected", G_CALLBACK(on_selected), self,
                            G_CONNECT_SWAPPED);
}

// -- actions -------------------------------------------------------------------------------------

static void
on_pipeline_action(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    const gboolean left = g_str_has_prefix(g_action_get_name(G_ACTION(action)), side_names[LEFT]);
    choose(window, left ? LEFT : RIGHT, g_variant_get_string(parameter, NULL));
}

static void
on_function_action(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    (void)action;
    show_function(window, g_variant_get_string(parameter, NULL));
}

static void
on_select_action(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    BsSideBySide *self = window;
    const gboolean left = g_str_has_suffix(g_action_get_name(G_ACTION(action)), side_names[LEFT]);
    BsSession *session = self->side[left ? LEFT : RIGHT].session;
    const BsValue *value =
        bs_document_find_value(bs_session_document(session), bs_session_function(session),
                               g_variant_get_string(parameter, NULL));
    if (value)
        bs_session_select_value(session, value);
}

static void
save(BsSideBySide *self, BsTableFormat format, const char *path)
{
    g_autoptr(GError) error = NULL;
    g_autofree char *text =
        self->comparison ? bs_comparison_to_text(self->comparison, format) : g_strdup("");
    const gboolean ok = bs_file_write(path, text, strlen(text), &error);
    g_autofree char *said = ok ? g_strdup_printf(_("Saved as %s"), path) : g_strdup(error->message);
    adw_window_title_set_subtitle(self->title, said);
}

static void
on_chosen(GtkNativeDialog *dialog, int response, gpointer window)
{
    g_autoptr(GFile) file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog));
    g_autofree char *path = file ? g_file_get_path(file) : NULL;
    if (response == GTK_RESPONSE_ACCEPT && path)
        save(window, GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(dialog), "format")), path);
    g_object_unref(dialog);
    g_object_unref(window);
}

// An empty path: ask.
static void
on_export_action(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    const gboolean csv = g_str_equal(g_action_get_name(G_ACTION(action)), "export-csv");
    const BsTableFormat format = csv ? BS_TABLE_CSV : BS_TABLE_MARKDOWN;
    const char *path = g_variant_get_string(parameter, NULL);
    if (*path) {
        save(window, format, path);
        return;
    }
    GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
        _("Save Table"), window, GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), NULL);
    gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog),
                                      csv ? "comparison.csv" : "comparison.md");
    g_object_set_data(G_OBJECT(dialog), "format", GUINT_TO_POINTER(format));
    g_signal_connect(dialog, "response", G_CALLBACK(on_chosen), g_object_ref(window));
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

static void
on_copy_action(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    BsSideBySide *self = window;
    (void)action;
    (void)parameter;
    g_autofree char *text = self->comparison
                                ? bs_comparison_to_text(self->comparison, BS_TABLE_MARKDOWN)
                                : g_strdup("");
    gdk_clipboard_set_text(gtk_widget_get_clipboard(window), text);
}

static const GActionEntry actions[] = {
    {.name = "left-pipeline", .activate = on_pipeline_action, .parameter_type = "s", .state = "''"},
    {.name = "right-pipeline",
     .activate = on_pipeline_action,
     .parameter_type = "s",
     .state = "''"},
    {.name = "function", .activate = on_function_action, .parameter_type = "s", .state = "''"},
    {.name = "select-left", .activate = on_select_action, .parameter_type = "s"},
    {.name = "select-right", .activate = on_select_action, .parameter_type = "s"},
    {.name = "export-csv", .activate = on_export_action, .parameter_type = "s"},
    {.name = "export-markdown", .activate = on_export_action, .parameter_type = "s"},
    {.name = "copy-markdown", .activate = on_copy_action},
    {.name = "left-selection", .state = "''"}, // read-only, for tests and scripts
    {.name = "right-selection", .state = "''"},
};

// -- the window ----------------------------------------------------------------------------------

static void
bs_side_by_side_dispose(GObject *object)
{
    BsSideBySide *self = BS_SIDE_BY_SIDE(object);
    g_clear_pointer(&self->comparison, bs_comparison_free);
    G_OBJECT_CLASS(bs_side_by_side_parent_class)->dispose(object);
    for (guint i = 0; i < N_SIDES; i++)
        g_clear_object(&self->side[i].session);
}

static void
bs_side_by_side_class_init(BsSideBySideClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->dispose = bs_side_by_side_dispose;
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/side-by-side.ui");
    gtk_widget_class_bind_template_child(widget_class, BsSideBySide, title);
    gtk_widget_class_bind_template_child(widget_class, BsSideBySide, functions);
    gtk_widget_class_bind_template_child(widget_class, BsSideBySide, save);
    gtk_widget_class_bind_template_child(widget_class, BsSideBySide, sides);
    gtk_widget_class_bind_template_child(widget_class, BsSideBySide, place);
}

static void
bs_side_by_side_init(BsSideBySide *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    gtk_menu_button_set_menu_model(self->save, bs_menu("table_menu"));
    g_action_map_add_action_entries(G_ACTION_MAP(self), actions, G_N_ELEMENTS(actions), self);
    bs_drop_down_complete(self->functions, _("Function"));
    for (guint i = 0; i < N_SIDES; i++)
        add_side(self, (Which)i);
    g_signal_connect_object(self->functions, "notify::selected", G_CALLBACK(on_function), self,
                            G_CONNECT_SWAPPED);
}

static void
open_side(BsSideBySide *self, Which which, BsSession *of, const char *pipeline)
{
    BsSession *session = self->side[which].session;
    const BsSource *source = bs_document_source(bs_session_document(of));
    g_autoptr(GBytes) text = g_bytes_new(source->text, source->len);
    // the program of a lesson is not the lesson
    g_autofree char *name = g_str_has_suffix(source->name, ".lesson")
                                ? g_strconcat(source->name, ".mlir", NULL)
                                : g_strdup(source->name);
    bs_session_set_upstream(session, bs_session_upstream(of));
    bs_session_set_pipeline(session, pipeline);
    bs_session_open_text(session, name, text);
}

GtkWindow *
bs_side_by_side_new(GtkApplication *application, BsSession *of, const char *pipeline)
{
    BsSideBySide *self = g_object_new(BS_TYPE_SIDE_BY_SIDE, "application", application, NULL);
    const char *left = bs_session_lesson(of) ? bs_document_pipeline(bs_session_document(of))
                                             : bs_session_pipeline(of);
    const gboolean older = strstr(left, "legacy") || strstr(left, "buffer-hoisting") ||
                           strstr(left, "func.func(buffer-deallocation");
    g_autofree char *title = NULL;
    g_object_get(of, "title", &title, NULL);
    adw_window_title_set_title(self->title, title ? title : "");
    adw_window_title_set_subtitle(self->title, _("Two pipelines side by side"));
    gtk_window_set_title(GTK_WINDOW(self), _("Side by side - Bufscope"));
    open_side(self, LEFT, of, left);
    open_side(self, RIGHT, of, *pipeline ? pipeline : older ? "ownership" : "legacy");
    return GTK_WINDOW(self);
}
