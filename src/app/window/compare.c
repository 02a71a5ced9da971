// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is compared: the last step, the two code views, or, in a layout of their own, columns of
// stages and systems, with what each of them costs; and walking through what differs.
#include "app/frame/columns.h"
#include "app/frame/panes.h"
#include "app/frame/save-as.h"
#include "app/session/measuring.h"
#include "app/tables/comparison-page.h"
#include "app/tables/comparison-rows.h"
#include "app/tables/inspector.h"
#include "app/window/parts.h"
#include "debug/document/pipeline-words.h"
#include "support/file.h"
#include "support/i18n.h"

#include <string.h>

// A page of the panel: of the columns, or of all systems that are offered.
typedef struct Page {
    struct BsComparing *part; // whose page it is
    BsComparisonPage *widget;
    BsMeasuring *measuring;
    BsComparison *comparison; // NULL until it is measured
    char *of;                 // what is measured; NULL: nothing
} Page;

typedef enum PageKind { OF_COLUMNS, OF_SYSTEMS, N_PAGES } PageKind;

typedef struct BsComparing {
    const BsHost *host;
    BsPanes *panes;
    BsColumns *columns;
    BsInspector *inspector;
    gint difference; // the one in view, -1: none
    Page pages[N_PAGES];
    gboolean stopped; // nothing is measured until it is asked for
    guint starting;   // source id
} BsComparing;

static const char *const compares[] = {
    [BS_COMPARE_OFF] = "off", [BS_COMPARE_STEP] = "step", [BS_COMPARE_STAGES] = "stages"};
static const char *const page_names[] = {[OF_COLUMNS] = "comparison", [OF_SYSTEMS] = "systems"};

// -- differences of the code views ---------------------------------------------------------------

static const char *
compared(BsComparing *self)
{
    return compares[bs_session_compare(self->host->session)];
}

static void
update_differences(BsComparing *self)
{
    const BsDiff *diff = bs_session_diff(self->host->session);
    const gboolean columns = bs_columns_are_shown(self->columns);
    char *counts = columns ? bs_columns_summary(self->columns)
                   : diff  ? bs_diff_summary(diff)
                           : g_strdup("");
    bs_command_set_state(self->host->actions, "differences", g_variant_new_string(compared(self)));
    bs_command_set_state(self->host->actions, "difference-counts",
                         g_variant_new_take_string(counts));
}

static void
on_moved(BsComparing *self)
{
    self->difference = -1;
    update_differences(self);
}

static void
compare(BsComparing *self, const char *name)
{
    for (guint i = 0; i < G_N_ELEMENTS(compares); i++) {
        if (!g_str_equal(compares[i], name))
            continue;
        bs_session_set_compare(self->host->session, (BsCompare)i);
        if (i != BS_COMPARE_OFF)
            bs_command_do(self->host->actions, "need-second-code", NULL);
    }
}

// The same again ends it; other words change nothing. The columns are compared anyway.
static void
set_differences(gpointer part, GVariant *parameter)
{
    BsComparing *self = part;
    const char *name = g_variant_get_string(parameter, NULL);
    if (bs_columns_are_shown(self->columns))
        return;
    if (g_str_equal(name, compared(self)))
        name = compares[BS_COMPARE_OFF];
    compare(self, name);
}

// How many there are; the one of that number is shown, from 0.
static guint
show_difference(BsComparing *self, guint number)
{
    if (bs_columns_are_shown(self->columns))
        return bs_columns_show_difference(self->columns, number);
    const BsDiff *diff = bs_session_diff(self->host->session);
    g_autoptr(GArray) runs = diff ? bs_diff_runs(diff) : NULL;
    if (!runs || number >= runs->len)
        return runs ? runs->len : 0;
    const BsDiffRun *run = &g_array_index(runs, BsDiffRun, number);
    bs_code_view_show_line(bs_panes_left(self->panes), run->before);
    bs_code_view_show_line(bs_panes_right(self->panes), run->after);
    return runs->len;
}

static void
go_to_difference(BsComparing *self, gint by)
{
    const gint n = (gint)show_difference(self, G_MAXUINT);
    const gboolean any =
        bs_columns_are_shown(self->columns) || bs_session_diff(self->host->session);
    if (!n) {
        bs_host_say(self->host, any ? _("Nothing differs") : _("Nothing is compared"));
        return;
    }
    self->difference = self->difference < 0 && by < 0 ? n - 1 : (self->difference + by + n) % n;
    show_difference(self, (guint)self->difference);
    bs_host_say(self->host, _("Difference %d of %d"), self->difference + 1, n);
}

static void
next_difference(gpointer part, GVariant *none)
{
    go_to_difference(part, 1);
}

static void
previous_difference(gpointer part, GVariant *none)
{
    go_to_difference(part, -1);
}

// -- measuring -----------------------------------------------------------------------------------

static void
tell_measured(BsComparing *self)
{
    const Page *page = &self->pages[OF_COLUMNS];
    const gboolean is_shown = bs_columns_are_shown(self->columns);
    const gboolean is_to_come =
        self->starting || (is_shown && !bs_columns_are_ready(self->columns));
    const char *state = is_to_come || bs_measuring_is_working(page->measuring) ? "working"
                        : !page->of                                            ? ""
                        : page->comparison                                     ? "done"
                                                                               : "stopped";
    bs_command_set_state(self->host->actions, "measured", g_variant_new_string(state));
}

static void
forget_page(Page *page)
{
    bs_measuring_stop(page->measuring);
    g_clear_pointer(&page->comparison, bs_comparison_free);
    g_clear_pointer(&page->of, g_free);
}

// Of the function in view; buffers are found where the columns are now.
static void
show_page(BsComparing *self, PageKind kind)
{
    Page *page = &self->pages[kind];
    BsSession *session = self->host->session;
    const char *function = bs_session_function_name(session);
    BsComparedRun runs[BS_N_COLUMNS];
    if (!page->comparison)
        return;
    if (kind == OF_SYSTEMS) {
        bs_comparison_page_show(page->widget, bs_comparison_runs_table(session, page->comparison,
                                                                       function, "win.add-column"));
        return;
    }
    for (guint i = 0; i < page->comparison->n; i++) {
        BsColumn *column = bs_columns_get(self->columns, i);
        runs[i] = (BsComparedRun){bs_column_session(column), bs_column_position(column)};
    }
    bs_comparison_page_show(page->widget,
                            bs_comparison_table(session, page->comparison, function, runs));
}

static void
on_measured(gpointer data, BsComparison *comparison)
{
    Page *page = data;
    BsComparing *self = page->part;
    page->comparison = comparison;
    show_page(self, (PageKind)(page - self->pages));
    g_signal_emit_by_name(self->inspector, "table-changed"); // it may need more room
    tell_measured(self);
}

static void
on_progress(gpointer page, double fraction)
{
    bs_comparison_page_progress(((Page *)page)->widget, fraction);
}

// Names and texts of pipelines, in turn.
static void
add_columns(BsComparing *self, GPtrArray *names, GPtrArray *pipelines)
{
    for (guint i = 0; i < bs_columns_n(self->columns); i++) {
        char *name, *pipeline;
        bs_column_run(bs_columns_get(self->columns, i), &name, &pipeline);
        g_ptr_array_add(names, name);
        g_ptr_array_add(pipelines, pipeline);
    }
}

static void
add_system(GPtrArray *names, GPtrArray *pipelines, const char *words, BsUpstream upstream)
{
    if (g_ptr_array_find_with_equal_func(names, words, g_str_equal, NULL))
        return;
    g_autoptr(BsPipeline) pipeline = bs_pipeline_from_words(words, upstream, NULL);
    if (!pipeline)
        return;
    g_ptr_array_add(names, g_strdup(words));
    g_ptr_array_add(pipelines, bs_pipeline_to_string(pipeline));
}

// That of the window first, then what stands beside it, then those that are offered, and the rest.
static void
add_systems(BsComparing *self, GPtrArray *names, GPtrArray *pipelines)
{
    const BsUpstream upstream = bs_document_upstream(bs_session_document(self->host->session));
    add_system(names, pipelines, bs_run_words(self->host->session), upstream);
    for (guint i = 0; i < bs_columns_n(self->columns); i++)
        add_system(names, pipelines,
                   bs_run_words(bs_column_session(bs_columns_get(self->columns, i))), upstream);
    for (guint i = 0; bs_offered_runs[i]; i++)
        add_system(names, pipelines, bs_offered_runs[i], upstream);
    for (guint i = 0; bs_alternative_runs[i]; i++)
        add_system(names, pipelines, bs_alternative_runs[i], upstream);
}

// What is to be measured, of which program. Free with g_free().
static char *
describe(BsComparing *self, const GPtrArray *names, const char *function)
{
    GString *text = g_string_new(NULL);
    const BsDocument *document = bs_session_document(self->host->session);
    const BsSource *source = bs_document_source(document);
    g_autofree char *sum = g_compute_checksum_for_data(
        G_CHECKSUM_SHA1, (const guchar *)source->text, (gsize)source->len);
    g_string_append_printf(text, "%s %d %d %s", sum, bs_document_upstream(document),
                           bs_document_naming(document), function ? function : "");
    for (guint i = 0; i < names->len; i++)
        g_string_append_printf(text, "\n%s", (const char *)names->pdata[i]);
    return g_string_free(text, FALSE);
}

static void
measure(BsComparing *self, PageKind kind)
{
    Page *page = &self->pages[kind];
    BsSession *session = self->host->session;
    const char *function = kind == OF_SYSTEMS ? bs_session_function_name(session) : NULL;
    g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GPtrArray) pipelines = g_ptr_array_new_with_free_func(g_free);
    (kind == OF_COLUMNS ? add_columns : add_systems)(self, names, pipelines);
    g_autofree char *of = describe(self, names, function);
    if (g_strcmp0(of, page->of) == 0) { // it is known, or being measured
        show_page(self, kind);
        return;
    }
    forget_page(page);
    page->of = g_steal_pointer(&of);
    bs_comparison_page_wait(page->widget, !self->stopped);
    if (self->stopped)
        return;
    g_ptr_array_add(names, NULL);
    g_ptr_array_add(pipelines, NULL);
    bs_measuring_start(page->measuring, session, (const char *const *)names->pdata,
                       (const char *const *)pipelines->pdata, function);
}

static gboolean
is_wanted(BsComparing *self, PageKind kind)
{
    return kind == OF_COLUMNS || gtk_widget_get_mapped(GTK_WIDGET(self->pages[kind].widget));
}

static gboolean
on_starting(gpointer part)
{
    BsComparing *self = part;
    self->starting = 0;
    if (!bs_columns_are_shown(self->columns) || !bs_columns_are_ready(self->columns))
        return G_SOURCE_REMOVE;
    for (guint i = 0; i < N_PAGES; i++) {
        if (is_wanted(self, (PageKind)i))
            measure(self, (PageKind)i);
    }
    tell_measured(self);
    return G_SOURCE_REMOVE;
}

// When it is quiet: people walk, and choose one after the other.
static void
measure_soon(BsComparing *self)
{
    enum { QUIET_MS = 150 };
    g_clear_handle_id(&self->starting, g_source_remove);
    if (bs_columns_are_shown(self->columns))
        self->starting = g_timeout_add(QUIET_MS, on_starting, self);
    tell_measured(self);
}

static void
cancel_measuring(gpointer part, GVariant *none)
{
    BsComparing *self = part;
    self->stopped = TRUE;
    for (guint i = 0; i < N_PAGES; i++) {
        bs_measuring_stop(self->pages[i].measuring);
        if (!self->pages[i].comparison)
            bs_comparison_page_wait(self->pages[i].widget, FALSE);
    }
    tell_measured(self);
}

static void
measure_again(gpointer part, GVariant *none)
{
    BsComparing *self = part;
    self->stopped = FALSE;
    for (guint i = 0; i < N_PAGES; i++) {
        if (!self->pages[i].comparison)
            g_clear_pointer(&self->pages[i].of, g_free);
    }
    measure_soon(self);
}

// -- the columns ---------------------------------------------------------------------------------

static const struct {
    const char *what, *selection;
} column_states[BS_N_COLUMNS] = {{"first-column", "first-selection"},
                                 {"second-column", "second-selection"},
                                 {"third-column", "third-selection"}};

// What tests and scripts ask.
static void
tell_selections(BsComparing *self)
{
    for (guint i = 0; i < BS_N_COLUMNS; i++) {
        BsSession *session = bs_column_session(bs_columns_get(self->columns, i));
        bs_command_set_state(self->host->actions, column_states[i].selection,
                             g_variant_new_string(bs_session_selection_text(session)));
    }
}

static void
on_columns(BsComparing *self)
{
    GActionMap *actions = self->host->actions;
    for (guint i = 0; i < BS_N_COLUMNS; i++)
        bs_command_set_state(
            actions, column_states[i].what,
            g_variant_new_take_string(bs_column_what(bs_columns_get(self->columns, i))));
    bs_command_set_state(actions, "three-columns",
                         g_variant_new_boolean(bs_columns_n(self->columns) == BS_N_COLUMNS));
    bs_command_set_state(actions, "column-gaps",
                         g_variant_new_take_string(bs_columns_gaps(self->columns)));
    update_differences(self);
    tell_selections(self);
    measure_soon(self);
}

static void
say_missing(BsComparing *self, const char *words)
{
    bs_host_say(self->host, _("There is no pipeline '%s'"), words);
}

static void
put(BsComparing *self, guint column, GVariant *parameter)
{
    const char *what = g_variant_get_string(parameter, NULL);
    if (!bs_columns_put(self->columns, column, what))
        say_missing(self, what);
}

static void
put_first(gpointer part, GVariant *what)
{
    put(part, 0, what);
}

static void
put_second(gpointer part, GVariant *what)
{
    put(part, 1, what);
}

static void
put_third(gpointer part, GVariant *what)
{
    put(part, 2, what);
}

static void
toggle_third(gpointer part, GVariant *none)
{
    BsComparing *self = part;
    const gboolean all = bs_columns_n(self->columns) == BS_N_COLUMNS;
    bs_columns_set_n(self->columns, all ? BS_N_COLUMNS - 1 : BS_N_COLUMNS);
}

static void
add_column(gpointer part, GVariant *what)
{
    BsComparing *self = part;
    bs_columns_add(self->columns, g_variant_get_string(what, NULL));
}

// A value by its name there.
static void
select_in(BsComparing *self, guint column, GVariant *name)
{
    BsSession *session = bs_column_session(bs_columns_get(self->columns, column));
    const BsOp *function = bs_session_function(session);
    const BsValue *value = function ? bs_document_find_value(bs_session_document(session), function,
                                                             g_variant_get_string(name, NULL))
                                    : NULL;
    if (value)
        bs_session_select_value(session, value);
}

static void
select_first(gpointer part, GVariant *name)
{
    select_in(part, 0, name);
}

static void
select_second(gpointer part, GVariant *name)
{
    select_in(part, 1, name);
}

static void
select_third(gpointer part, GVariant *name)
{
    select_in(part, 2, name);
}

// The pages of the panel are there with the columns.
static void
show_columns(gpointer part, GVariant *parameter)
{
    BsComparing *self = part;
    GtkStack *pages = bs_inspector_pages(self->inspector);
    const gboolean shown = g_variant_get_boolean(parameter);
    if (shown == bs_columns_are_shown(self->columns))
        return;
    for (guint i = 0; i < N_PAGES; i++) {
        if (!shown && g_str_equal(bs_inspector_table(self->inspector), page_names[i]))
            gtk_stack_set_visible_child_name(pages, "function");
        gtk_stack_page_set_visible(gtk_stack_get_page(pages, GTK_WIDGET(self->pages[i].widget)),
                                   shown);
    }
    if (shown) {
        compare(self, "off");
        gtk_stack_set_visible_child_name(pages, page_names[OF_COLUMNS]);
    } else {
        for (guint i = 0; i < N_PAGES; i++) {
            if (!self->pages[i].comparison)
                forget_page(&self->pages[i]);
        }
    }
    bs_columns_show(self->columns, shown);
    self->stopped = FALSE;
    on_columns(self);
    tell_measured(self);
}

// With the run of the window in the first column: another one of the systems (""), both ("*"), or
// the one that is named in the second.
static void
compare_systems(gpointer part, GVariant *parameter)
{
    BsComparing *self = part;
    const char *what = g_variant_get_string(parameter, NULL);
    bs_command_do(self->host->actions, "layout", g_variant_new_string("compare"));
    if (!bs_columns_put_systems(self->columns, what))
        say_missing(self, what);
}

// -- the table leaves the window -----------------------------------------------------------------

static char *
table_text(BsComparing *self, BsTableFormat format)
{
    const BsComparison *comparison = self->pages[OF_COLUMNS].comparison;
    return comparison ? bs_comparison_to_text(comparison, format) : NULL;
}

static const struct Kind {
    const char *title, *extension;
    BsTableFormat format;
} csv = {N_("Save Table"), "csv", BS_TABLE_CSV},
  markdown = {N_("Save Table"), "md", BS_TABLE_MARKDOWN};

static void
save(gpointer part, gconstpointer what, const char *path)
{
    BsComparing *self = part;
    const struct Kind *kind = what;
    g_autoptr(GError) error = NULL;
    g_autofree char *text = table_text(self, kind->format);
    if (!bs_save_spares_source(self->host, path))
        return;
    if (!text)
        bs_host_say(self->host, _("Nothing has been measured yet"));
    else if (bs_file_write(path, text, strlen(text), &error))
        bs_host_say_saved(self->host, path);
    else
        bs_host_say(self->host, "%s", error->message);
}

// An empty path: ask.
static void
export_table(BsComparing *self, const struct Kind *kind, GVariant *parameter)
{
    const char *path = g_variant_get_string(parameter, NULL);
    if (*path)
        save(self, kind, path);
    else
        bs_save_as(self->host, _(kind->title), kind->extension, "comparison", save, self, kind);
}

static void
export_csv(gpointer part, GVariant *path)
{
    export_table(part, &csv, path);
}

static void
export_markdown(gpointer part, GVariant *path)
{
    export_table(part, &markdown, path);
}

static void
copy_markdown(gpointer part, GVariant *none)
{
    BsComparing *self = part;
    g_autofree char *text = table_text(self, BS_TABLE_MARKDOWN);
    if (text)
        gdk_clipboard_set_text(gtk_widget_get_clipboard(GTK_WIDGET(self->host->window)), text);
    else
        bs_host_say(self->host, _("Nothing has been measured yet"));
}

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"differences",         "s",  set_differences,     BS_PROGRAM, "'off'"},
    {"difference-counts",   NULL, NULL,                BS_ALWAYS,  "''"},
    {"next-difference",     NULL, next_difference,     BS_PROGRAM, NULL},
    {"previous-difference", NULL, previous_difference, BS_PROGRAM, NULL},
    {"show-columns",        "b",  show_columns,        BS_ALWAYS,  NULL},
    {"compare-systems",     "s",  compare_systems,     BS_PROGRAM, NULL},
    {"first-column",        "s",  put_first,           BS_PROGRAM, "''"},
    {"second-column",       "s",  put_second,          BS_PROGRAM, "''"},
    {"third-column",        "s",  put_third,           BS_PROGRAM, "''"},
    {"three-columns",       NULL, toggle_third,        BS_PROGRAM, "false"},
    {"add-column",          "s",  add_column,          BS_PROGRAM, NULL},
    {"first-selection",     "s",  select_first,        BS_PROGRAM, "''"},
    {"second-selection",    "s",  select_second,       BS_PROGRAM, "''"},
    {"third-selection",     "s",  select_third,        BS_PROGRAM, "''"},
    {"column-gaps",         NULL, NULL,                BS_ALWAYS,  "''"},
    {"measure",             NULL, measure_again,       BS_PROGRAM, NULL},
    {"cancel-measuring",    NULL, cancel_measuring,    BS_ALWAYS,  NULL},
    {"measured",            NULL, NULL,                BS_ALWAYS,  "''"},
    {"export-csv",          "s",  export_csv,          BS_PROGRAM, NULL},
    {"export-markdown",     "s",  export_markdown,     BS_PROGRAM, NULL},
    {"copy-markdown",       NULL, copy_markdown,       BS_PROGRAM, NULL},
    {0}
    // clang-format on
};

static void
on_loaded(BsComparing *self)
{
    self->stopped = FALSE;
    on_columns(self);
}

static void
init(gpointer part)
{
    static const char *const titles[] = {
        [OF_COLUMNS] = N_("Comparison"), [OF_SYSTEMS] = N_("What If")};
    BsComparing *self = part;
    const BsHost *host = self->host;
    GtkStack *pages = bs_inspector_pages(self->inspector);
    self->difference = -1;
    for (guint i = 0; i < N_PAGES; i++) {
        GtkWidget *page = bs_comparison_page_new("win.measure", "win.cancel-measuring");
        self->pages[i].part = self;
        self->pages[i].widget = BS_COMPARISON_PAGE(page);
        self->pages[i].measuring = bs_measuring_new(on_measured, on_progress, &self->pages[i]);
        gtk_stack_add_titled(pages, page, page_names[i], _(titles[i]));
        gtk_stack_page_set_visible(gtk_stack_get_page(pages, page), FALSE);
        bs_host_connect(host, page, "map", G_CALLBACK(measure_soon), self);
    }
    bs_host_connect(host, host->session, "moved", G_CALLBACK(on_moved), self);
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(host, host->session, "selected", G_CALLBACK(tell_selections), self);
    bs_host_connect(host, self->columns, "changed", G_CALLBACK(on_columns), self);
    bs_host_connect(host, self->columns, "selected", G_CALLBACK(tell_selections), self);
    bs_host_connect(host, self->columns, "missing", G_CALLBACK(say_missing), self);
}

static void
clear(gpointer part)
{
    BsComparing *self = part;
    g_clear_handle_id(&self->starting, g_source_remove);
    for (guint i = 0; i < N_PAGES; i++) {
        forget_page(&self->pages[i]);
        bs_measuring_free(self->pages[i].measuring);
    }
}

static const BsPartWidget widgets[] = {
    {"panes", G_STRUCT_OFFSET(BsComparing, panes)},
    {"columns", G_STRUCT_OFFSET(BsComparing, columns)},
    {"inspector", G_STRUCT_OFFSET(BsComparing, inspector)},
    {0},
};

const BsPart bs_compare_part = {.size = sizeof(BsComparing),
                                .widgets = widgets,
                                .commands = commands,
                                .init = init,
                                .clear = clear};
