// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/side-by-side.h"

#include "app/code/code-view.h"
#include "app/kit/drop-down.h"
#include "app/kit/menu.h"
#include "app/tables/table.h"
#include "debug/compare/comparison.h"
#include "debug/document/origin-key.h"
#include "support/file.h"
#include "support/i18n.h"

#include <string.h>

typedef enum Which { LEFT, RIGHT, THIRD, N_SIDES } Which; // the last one is there when asked for

typedef struct Side {
    BsSession *session;
    GtkWidget *box;
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
    guint n;                  // of them that are shown: all, or all but the third
    BsComparison *comparison; // NULL while a side loads
    gboolean selecting;       // one side selects in the other
    gboolean filling;         // the list of functions is being made
};

G_DEFINE_FINAL_TYPE(BsSideBySide, bs_side_by_side, ADW_TYPE_APPLICATION_WINDOW)

static const char *const side_names[] = {"left", "right", "third"};

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

// The buffer that a row speaks of, on the left, or else on the right.
static void
find_op(BsSideBySide *self, BsTableRow *row, const char *origin, GHashTable *const *ops)
{
    for (guint i = 0; origin && !row->op && i < self->n; i++) {
        row->op = ops[i] ? g_hash_table_lookup(ops[i], origin) : NULL;
        row->session = self->side[i].session;
    }
}

static GListStore *
make_rows(BsSideBySide *self)
{
    GListStore *rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    const BsComparisonFunction *compared = function_in_view(self);
    GHashTable *ops[N_SIDES] = {NULL};
    for (guint i = 0; i < self->n; i++) {
        const BsOp *function = bs_session_function(self->side[i].session);
        ops[i] = function ? bs_ops_by_origin(function) : NULL;
    }
    for (guint i = 0; compared && i < compared->rows->len; i++) {
        const BsComparisonRow *from = compared->rows->pdata[i];
        g_autoptr(BsTableRow) row = bs_table_row_new();
        row->cells[0] = g_strdup(from->what);
        for (guint side = 0; side < self->n; side++)
            row->cells[side + 1] = g_strdup(from->cells[side]);
        find_op(self, row, from->origin, ops);
        g_list_store_append(rows, row);
    }
    for (guint i = 0; i < N_SIDES; i++)
        g_clear_pointer(&ops[i], g_hash_table_unref);
    return rows;
}

// Its columns have the names of the pipelines, so there is a new one for others.
static void
fill_table(BsSideBySide *self)
{
    enum { MOST_LETTERS = 48 }; // of a cell: where each buffer is freed may be a long list
    GtkWidget *before = gtk_widget_get_first_child(GTK_WIDGET(self->place));
    const char *titles[N_SIDES + 2] = {_("What")};
    for (guint i = 0; i < self->n; i++)
        titles[i + 1] = bs_session_pipeline(self->side[i].session);
    GtkWidget *table = bs_table_new(self->side[LEFT].session, _("Comparison"), titles);
    bs_table_limit_cells(BS_TABLE(table), MOST_LETTERS);
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
    for (guint i = 0; i < self->n; i++) {
        documents[i] = bs_session_document(self->side[i].session);
        names[i] = bs_session_pipeline(self->side[i].session);
        if (!documents[i] || bs_session_is_loading(self->side[i].session)) {
            forget_rows(self);
            return;
        }
    }
    // The window waits for the table: what takes longer is not judged.
    const BsComparisonOptions options = {.measure = {.steps = 20000}};
    self->comparison = bs_comparison_new(documents, names, self->n, &options, NULL);
    fill_table(self);
}

// -- functions -----------------------------------------------------------------------------------

static void
set_function(BsSideBySide *self, const char *name)
{
    GAction *action = g_action_map_lookup_action(G_ACTION_MAP(self), "function");
    g_simple_action_set_state(G_SIMPLE_ACTION(action), g_variant_new_string(name));
}

static void
show_function(BsSideBySide *self, const char *name)
{
    for (guint i = 0; i < self->n; i++)
        bs_session_set_function(self->side[i].session, name);
    set_function(self, name);
    fill_table(self);
}

static void
on_function(BsSideBySide *self)
{
    GtkStringObject *item = gtk_drop_down_get_selected_item(self->functions);
    if (item && !self->filling)
        show_function(self, gtk_string_object_get_string(item));
}

// Of the one that was in view, where it is there: a session goes to the end of its run, and shows
// the function that was worked on last.
static void
fill_functions(BsSideBySide *self)
{
    g_autoptr(GtkStringList) names = gtk_string_list_new(NULL);
    g_autoptr(GVariant) now = g_action_group_get_action_state(G_ACTION_GROUP(self), "function");
    guint selected = 0;
    for (guint i = 0; self->comparison && i < self->comparison->functions->len; i++) {
        const BsComparisonFunction *function = self->comparison->functions->pdata[i];
        gtk_string_list_append(names, function->name);
        if (g_str_equal(function->name, g_variant_get_string(now, NULL)))
            selected = i;
    }
    self->filling = TRUE;
    gtk_drop_down_set_model(self->functions, G_LIST_MODEL(names));
    gtk_drop_down_set_selected(self->functions, selected);
    self->filling = FALSE;
    on_function(self);
}

// -- systems --------------------------------------------------------------------------------------

static void
say_missing(BsSideBySide *self, const char *pipeline)
{
    g_autofree char *said = g_strdup_printf(_("There is no pipeline '%s'"), pipeline);
    adw_window_title_set_subtitle(self->title, said);
}

// The program of a lesson is not the lesson. Free with g_free().
static char *
name_program(const BsSource *source)
{
    return g_strconcat(source->name, g_str_has_suffix(source->name, ".lesson") ? ".mlir" : NULL,
                       NULL);
}

static void
open_side(BsSideBySide *self, Which which, BsSession *of, const char *pipeline)
{
    BsSession *session = self->side[which].session;
    const BsSource *source = bs_document_source(bs_session_document(of));
    g_autoptr(GBytes) text = g_bytes_new(source->text, source->len);
    g_autofree char *name = name_program(source);
    bs_session_set_upstream(session, bs_session_upstream(of));
    if (!bs_session_set_pipeline(session, pipeline))
        say_missing(self, pipeline);
    bs_session_open_text(session, name, text);
}

// The systems for deallocation that there are, by the words for them.
static const char *const systems[] = {
    [BS_FAMILY_OWNERSHIP] = "ownership", [BS_FAMILY_LEGACY] = "legacy", [BS_FAMILY_HLO] = "hlo"};

static BsFamily
system_shown(BsSideBySide *self, Which which)
{
    const BsDocument *document = bs_session_document(self->side[which].session);
    return document ? bs_document_family(document) : BS_FAMILY_OWNERSHIP;
}

// The one that the other two are not of, of the same text; or the one that was there before.
static void
open_third(BsSideBySide *self)
{
    BsSession *third = self->side[THIRD].session;
    guint system = BS_FAMILY_OWNERSHIP;
    while (system + 1 < G_N_ELEMENTS(systems) &&
           (system == system_shown(self, LEFT) || system == system_shown(self, RIGHT)))
        system++;
    g_autofree char *before =
        bs_session_document(third) ? g_strdup(bs_session_pipeline(third)) : NULL;
    open_side(self, THIRD, self->side[LEFT].session, before ? before : systems[system]);
}

static gboolean
are_ready(BsSideBySide *self)
{
    BsSession *left = self->side[LEFT].session, *right = self->side[RIGHT].session;
    return bs_session_document(left) && !bs_session_is_loading(left) &&
           bs_session_document(right) && !bs_session_is_loading(right);
}

// -- the sides -----------------------------------------------------------------------------------

static Which
which_of(BsSideBySide *self, BsSession *session)
{
    guint which = LEFT;
    while (which < THIRD && self->side[which].session != session)
        which++;
    return (Which)which;
}

// The chooser, or its entry.
static Which
which_chosen_in(BsSideBySide *self, GtkWidget *widget)
{
    guint which = LEFT;
    while (which < THIRD && !gtk_widget_is_ancestor(widget, self->side[which].box))
        which++;
    return (Which)which;
}

// By what the name of an action begins or ends with.
static Which
which_named(GSimpleAction *action)
{
    const char *name = g_action_get_name(G_ACTION(action));
    guint which = LEFT;
    while (which < THIRD && !strstr(name, side_names[which]))
        which++;
    return (Which)which;
}

static void
on_loaded(BsSideBySide *self, BsSession *session)
{
    const Which which = which_of(self, session);
    GtkWidget *entry = gtk_combo_box_get_child(GTK_COMBO_BOX(self->side[which].pipelines));
    set_state(self, which, "pipeline", bs_session_pipeline(session));
    gtk_editable_set_text(GTK_EDITABLE(entry), bs_session_pipeline(session));
    gtk_widget_remove_css_class(entry, "error");
    if (bs_session_is_walkable(session))
        bs_session_goto(session, bs_session_n_events(session));
    if (which != THIRD && self->n == N_SIDES && !bs_session_document(self->side[THIRD].session) &&
        are_ready(self))
        open_third(self);
    compare(self);
    if (self->comparison)
        fill_functions(self);
}

// The same op in another side; nothing when it has none.
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

static void
on_selected(BsSideBySide *self, BsSession *session)
{
    set_state(self, which_of(self, session), "selection", bs_session_selection_text(session));
    if (self->selecting || !bs_session_is_walkable(session))
        return;
    self->selecting = TRUE;
    for (guint i = 0; i < self->n; i++) {
        if (self->side[i].session != session)
            select_there(session, self->side[i].session);
    }
    self->selecting = FALSE;
}

static void
say_what_is_shown(BsSideBySide *self)
{
    adw_window_title_set_subtitle(self->title, self->n == N_SIDES
                                                   ? _("Three pipelines side by side")
                                                   : _("Two pipelines side by side"));
}

static void
choose(BsSideBySide *self, Which which, const char *pipeline)
{
    GtkWidget *entry = gtk_combo_box_get_child(GTK_COMBO_BOX(self->side[which].pipelines));
    if (bs_session_set_pipeline(self->side[which].session, pipeline)) {
        gtk_widget_remove_css_class(entry, "error");
        say_what_is_shown(self);
        return;
    }
    gtk_editable_set_text(GTK_EDITABLE(entry), pipeline);
    gtk_widget_add_css_class(entry, "error");
    say_missing(self, pipeline);
}

static void
on_entry(GtkEntry *entry, BsSideBySide *self)
{
    choose(self, which_chosen_in(self, GTK_WIDGET(entry)),
           gtk_editable_get_text(GTK_EDITABLE(entry)));
}

// Not while somebody types: then no row of the list is active.
static void
on_row(GtkComboBox *pipelines, BsSideBySide *self)
{
    g_autofree char *text = gtk_combo_box_text_get_active_text(GTK_COMBO_BOX_TEXT(pipelines));
    if (gtk_combo_box_get_active(pipelines) >= 0 && text)
        choose(self, which_chosen_in(self, GTK_WIDGET(pipelines)), text);
}

// The combo box, its entry, and the button that opens the list.
static void
name_chooser(GtkWidget *pipelines, const char *name)
{
    GtkWidget *entry = gtk_combo_box_get_child(GTK_COMBO_BOX(pipelines));
    GtkWidget *const parts[] = {pipelines, entry, gtk_widget_get_next_sibling(entry)};
    for (guint i = 0; i < G_N_ELEMENTS(parts); i++) {
        if (parts[i])
            gtk_accessible_update_property(GTK_ACCESSIBLE(parts[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           name, -1);
    }
}

static GtkWidget *
make_chooser(BsSideBySide *self, Which which)
{
    static const char *const known[] = {"ownership", "documented", "legacy", "hlo"};
    GtkWidget *pipelines = gtk_combo_box_text_new_with_entry();
    GtkWidget *entry = gtk_combo_box_get_child(GTK_COMBO_BOX(pipelines));
    for (guint i = 0; i < G_N_ELEMENTS(known); i++)
        gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(pipelines), known[i]);
    for (guint i = 0; bs_passes[i]; i++)
        if (bs_passes[i]->family == BS_FAMILY_LEGACY)
            gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(pipelines), bs_passes[i]->name);
    gtk_widget_set_tooltip_text(entry, _("A pipeline, a pass, or a text as --pass-pipeline takes "
                                         "it; Enter runs it"));
    name_chooser(pipelines, which == LEFT    ? _("Left pipeline")
                            : which == RIGHT ? _("Right pipeline")
                                             : _("Third pipeline"));
    gtk_widget_set_hexpand(entry, TRUE);
    g_signal_connect(entry, "activate", G_CALLBACK(on_entry), self);
    g_signal_connect(pipelines, "changed", G_CALLBACK(on_row), self);
    return pipelines;
}

static void
add_side(BsSideBySide *self, Which which)
{
    Side *side = &self->side[which];
    GtkWidget *box = side->box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    side->session = bs_session_new();
    side->pipelines = GTK_COMBO_BOX_TEXT(make_chooser(self, which));
    side->code = g_object_new(BS_TYPE_CODE_VIEW, "session", side->session, NULL);
    bs_code_view_stay_at_end(BS_CODE_VIEW(side->code), TRUE);
    gtk_widget_set_vexpand(side->code, TRUE);
    gtk_widget_add_css_class(GTK_WIDGET(side->pipelines), "pane-header");
    gtk_box_append(GTK_BOX(box), GTK_WIDGET(side->pipelines));
    gtk_box_append(GTK_BOX(box), side->code);
    gtk_box_append(self->sides, box);
    gtk_widget_set_visible(box, which < THIRD);
    g_signal_connect_object(side->session, "loaded", G_CALLBACK(on_loaded), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(side->session, "selected", G_CALLBACK(on_selected), self,
                            G_CONNECT_SWAPPED);
}

// -- actions -------------------------------------------------------------------------------------

static void
on_pipeline_action(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    BsSideBySide *self = window;
    if (which_named(action) < self->n)
        choose(self, which_named(action), g_variant_get_string(parameter, NULL));
}

static void
on_function_action(G_GNUC_UNUSED GSimpleAction *action, GVariant *parameter, gpointer window)
{
    BsSideBySide *self = window;
    const char *name = g_variant_get_string(parameter, NULL);
    for (guint i = 0; self->comparison && i < self->comparison->functions->len; i++) {
        const BsComparisonFunction *function = self->comparison->functions->pdata[i];
        if (g_str_equal(function->name, name))
            gtk_drop_down_set_selected(self->functions, i);
    }
}

static void
on_select_action(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    BsSideBySide *self = window;
    BsSession *session = self->side[which_named(action)].session;
    if (!bs_session_is_walkable(session))
        return;
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
on_copy_action(G_GNUC_UNUSED GSimpleAction *action, G_GNUC_UNUSED GVariant *parameter,
               gpointer window)
{
    BsSideBySide *self = window;
    g_autofree char *text = self->comparison
                                ? bs_comparison_to_text(self->comparison, BS_TABLE_MARKDOWN)
                                : g_strdup("");
    gdk_clipboard_set_text(gtk_widget_get_clipboard(window), text);
}

static void
show_third(BsSideBySide *self, gboolean shown)
{
    self->n = shown ? N_SIDES : THIRD;
    gtk_widget_set_visible(self->side[THIRD].box, shown);
    say_what_is_shown(self);
    if (shown && are_ready(self))
        open_third(self);
    else if (!shown)
        compare(self);
}

static void
on_three_action(GSimpleAction *action, G_GNUC_UNUSED GVariant *parameter, gpointer window)
{
    const gboolean on = ((BsSideBySide *)window)->n != N_SIDES;
    g_simple_action_set_state(action, g_variant_new_boolean(on));
    show_third(window, on);
}

static const GActionEntry actions[] = {
    {.name = "left-pipeline", .activate = on_pipeline_action, .parameter_type = "s", .state = "''"},
    {.name = "right-pipeline",
     .activate = on_pipeline_action,
     .parameter_type = "s",
     .state = "''"},
    {.name = "third-pipeline",
     .activate = on_pipeline_action,
     .parameter_type = "s",
     .state = "''"},
    {.name = "three", .activate = on_three_action, .state = "false"},
    {.name = "function", .activate = on_function_action, .parameter_type = "s", .state = "''"},
    {.name = "select-left", .activate = on_select_action, .parameter_type = "s"},
    {.name = "select-right", .activate = on_select_action, .parameter_type = "s"},
    {.name = "select-third", .activate = on_select_action, .parameter_type = "s"},
    {.name = "export-csv", .activate = on_export_action, .parameter_type = "s"},
    {.name = "export-markdown", .activate = on_export_action, .parameter_type = "s"},
    {.name = "copy-markdown", .activate = on_copy_action},
    {.name = "left-selection", .state = "''"}, // read-only, for tests and scripts
    {.name = "right-selection", .state = "''"},
    {.name = "third-selection", .state = "''"},
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
    self->n = THIRD;
    for (guint i = 0; i < N_SIDES; i++)
        add_side(self, (Which)i);
    g_signal_connect_object(self->functions, "notify::selected", G_CALLBACK(on_function), self,
                            G_CONNECT_SWAPPED);
}

static gboolean
is_same_text(const BsSource *a, const BsSource *b)
{
    return a->len == b->len && memcmp(a->text, b->text, a->len) == 0;
}

// The file was read again, or other rules were chosen. What cannot be read changes nothing here,
// and neither does another file in that window.
static void
on_read_again(BsSideBySide *self, BsSession *of)
{
    BsSession *left = self->side[LEFT].session;
    if (!bs_session_is_walkable(of) || !bs_session_document(left))
        return;
    const BsSource *now = bs_document_source(bs_session_document(of));
    const BsSource *here = bs_document_source(bs_session_document(left));
    g_autofree char *name = name_program(now);
    const gboolean is_shown =
        is_same_text(now, here) && bs_session_upstream(of) == bs_session_upstream(left);
    if (is_shown || !g_str_equal(name, here->name))
        return;
    for (guint i = 0; i < self->n; i++) {
        g_autofree char *pipeline = g_strdup(bs_session_pipeline(self->side[i].session));
        open_side(self, (Which)i, of, pipeline);
    }
}

GtkWindow *
bs_side_by_side_new(GtkApplication *application, BsSession *of, const char *pipeline)
{
    BsSideBySide *self = g_object_new(BS_TYPE_SIDE_BY_SIDE, "application", application, NULL);
    const BsLesson *lesson = bs_session_lesson(of);
    const char *left = bs_session_pipeline(of);
    if (lesson)
        left = lesson->pipeline ? lesson->pipeline : "ownership";
    g_autofree char *title = NULL;
    g_object_get(of, "title", &title, NULL);
    adw_window_title_set_title(self->title, title ? title : "");
    say_what_is_shown(self);
    gtk_window_set_title(GTK_WINDOW(self), _("Side by side - Bufscope"));
    set_function(self, bs_session_function_name(of));
    open_side(self, LEFT, of, left);
    const gboolean all = g_str_equal(pipeline, BS_ALL_SYSTEMS);
    const gboolean is_ownership =
        bs_document_family(bs_session_document(of)) == BS_FAMILY_OWNERSHIP;
    open_side(self, RIGHT, of,
              *pipeline && !all ? pipeline
                                : systems[is_ownership ? BS_FAMILY_LEGACY : BS_FAMILY_OWNERSHIP]);
    if (all)
        g_action_group_activate_action(G_ACTION_GROUP(self), "three", NULL);
    g_signal_connect_object(of, "loaded", G_CALLBACK(on_read_again), self, G_CONNECT_SWAPPED);
    return GTK_WINDOW(self);
}
