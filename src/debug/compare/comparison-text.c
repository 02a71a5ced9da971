// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparisons as tables of text, CSV (RFC 4180) and Markdown, and the lists that ask for them.
#include "debug/compare/comparison.h"
#include "debug/document/pipeline-words.h"
#include "support/i18n.h"

#include <string.h>

gboolean
bs_table_format_parse(const char *word, BsTableFormat *format)
{
    static const char *const words[] = {"text", "csv", "markdown"};
    for (guint i = 0; i < G_N_ELEMENTS(words); i++) {
        if (g_str_equal(words[i], word)) {
            *format = (BsTableFormat)i;
            return TRUE;
        }
    }
    return FALSE;
}

// -- cells ----------------------------------------------------------------------------------------

// The file is for spreadsheets as well, and a function may be named "=...": with an apostrophe
// before it it is text to all of them. No figure begins so.
static gboolean
looks_like_formula(const char *cell)
{
    return *cell && strchr("=+-@\t\r", *cell);
}

static void
put_csv(GString *out, const char *text)
{
    g_autofree char *cell = g_strconcat(looks_like_formula(text) ? "'" : "", text, NULL);
    if (!strpbrk(cell, ",\"\r\n")) {
        g_string_append(out, cell);
        return;
    }
    g_string_append_c(out, '"');
    for (const char *c = cell; *c; c++)
        g_string_append_printf(out, *c == '"' ? "\"\"" : "%c", *c);
    g_string_append_c(out, '"');
}

static void
put_markdown(GString *out, const char *cell)
{
    for (const char *c = cell; *c; c++) {
        if (strchr("|\\`*_<[&~", *c))
            g_string_append_c(out, '\\');
        g_string_append_c(out, strchr("\r\n", *c) ? ' ' : *c);
    }
}

// -- tables ---------------------------------------------------------------------------------------

enum {
    WIDEST = 48, // of the lines of a cell
    LONG = 24,   // a word that is so long stays behind the one before it even so
};

// A name may hold anything, but a row is a line.
static char *
in_one_line(const char *text)
{
    return g_strdelimit(g_strdup(text), "\r\n\t", ' ');
}

// The lines of a cell that is too wide for one: each place on its own.
static GPtrArray *
wrap(const char *text)
{
    GPtrArray *lines = g_ptr_array_new_with_free_func(g_free);
    g_autofree char *cell = in_one_line(text);
    if (g_utf8_strlen(cell, -1) <= WIDEST) {
        g_ptr_array_add(lines, g_steal_pointer(&cell));
        return lines;
    }
    g_auto(GStrv) words = g_strsplit(cell, " ", -1);
    GString *line = g_string_new(words[0]);
    for (guint i = 1; words[i]; i++) {
        const glong word = g_utf8_strlen(words[i], -1);
        const glong width = g_utf8_strlen(line->str, -1) + 1 + word;
        if ((width > WIDEST && word < LONG) || g_str_has_suffix(words[i - 1], ";")) {
            g_ptr_array_add(lines, g_strdup(line->str));
            g_string_assign(line, words[i]);
        } else {
            g_string_append_printf(line, " %s", words[i]);
        }
    }
    g_ptr_array_add(lines, g_string_free(line, FALSE));
    return lines;
}

static glong
width_of(const char *cell)
{
    g_autoptr(GPtrArray) lines = wrap(cell);
    glong width = 0;
    for (guint i = 0; i < lines->len; i++)
        width = MAX(width, g_utf8_strlen(lines->pdata[i], -1));
    return width;
}

// Cells side by side; blanks are only put where more comes behind them.
static void
put_text_row(GString *out, const char *first, char **cells, guint n, const glong *widths)
{
    g_autoptr(GPtrArray) columns =
        g_ptr_array_new_with_free_func((GDestroyNotify)g_ptr_array_unref);
    g_ptr_array_add(columns, g_ptr_array_new_with_free_func(g_free));
    g_ptr_array_add(columns->pdata[0], g_strdup(first));
    guint height = 1;
    for (guint k = 0; k < n; k++) {
        GPtrArray *lines = wrap(cells[k]);
        g_ptr_array_add(columns, lines);
        height = MAX(height, lines->len);
    }
    for (guint i = 0; i < height; i++) {
        glong missing = 0;
        for (guint k = 0; k <= n; k++) {
            const GPtrArray *lines = columns->pdata[k];
            const char *line = i < lines->len ? lines->pdata[i] : "";
            if (*line) {
                g_string_append_printf(out, "%*s%s", (gint)missing, "", line);
                missing = 0;
            }
            missing += MAX(0, widths[k] - g_utf8_strlen(line, -1));
        }
        g_string_append_c(out, '\n');
    }
}

static void
put_text_table(const BsComparison *comparison, const BsComparisonFunction *function, GString *out)
{
    const guint n = comparison->n;
    g_autofree char *name = in_one_line(function->name);
    g_autofree char *title = g_strconcat("@", name, NULL);
    g_autofree glong *widths = g_new0(glong, (gsize)n + 1);
    widths[0] = g_utf8_strlen(title, -1) + 2;
    for (guint i = 0; i < function->rows->len; i++) {
        const BsComparisonRow *row = function->rows->pdata[i];
        widths[0] = MAX(widths[0], g_utf8_strlen(row->what, -1) + 2);
        for (guint k = 0; k < n; k++)
            widths[k + 1] = MAX(widths[k + 1],
                                MAX(width_of(row->cells[k]), width_of(comparison->names[k])) + 2);
    }
    put_text_row(out, title, comparison->names, n, widths);
    for (guint i = 0; i < function->rows->len; i++) {
        const BsComparisonRow *row = function->rows->pdata[i];
        put_text_row(out, row->what, row->cells, n, widths);
    }
    g_string_append_c(out, '\n');
}

static void
put_csv_line(GString *out, const char *first, const char *second, char **cells)
{
    put_csv(out, first);
    g_string_append_c(out, ',');
    put_csv(out, second);
    for (guint i = 0; cells[i]; i++) {
        g_string_append_c(out, ',');
        put_csv(out, cells[i]);
    }
    g_string_append(out, "\r\n");
}

static void
put_csv_table(const BsComparison *comparison, const BsComparisonFunction *function, GString *out)
{
    (void)comparison;
    for (guint i = 0; i < function->rows->len; i++) {
        const BsComparisonRow *row = function->rows->pdata[i];
        put_csv_line(out, function->name, row->what, row->cells);
    }
}

static void
put_markdown_line(GString *out, const char *first, char **cells)
{
    g_string_append(out, "| ");
    put_markdown(out, first);
    for (guint i = 0; cells[i]; i++) {
        g_string_append(out, " | ");
        put_markdown(out, cells[i]);
    }
    g_string_append(out, " |\n");
}

static void
put_markdown_table(const BsComparison *comparison, const BsComparisonFunction *function,
                   GString *out)
{
    g_autofree char *title = g_strconcat("@", function->name, NULL);
    g_string_append(out, out->len ? "\n### " : "### ");
    put_markdown(out, title);
    g_string_append(out, "\n\n");
    put_markdown_line(out, "", comparison->names);
    g_string_append(out, "|---|");
    for (guint i = 0; i < comparison->n; i++)
        g_string_append(out, "---|");
    g_string_append_c(out, '\n');
    for (guint i = 0; i < function->rows->len; i++) {
        const BsComparisonRow *row = function->rows->pdata[i];
        put_markdown_line(out, row->what, row->cells);
    }
}

// Lines of the input and of what the pipelines wrote stand side by side in the rows of buffers.
static void
put_legend(const BsComparison *comparison, BsTableFormat format, GString *out)
{
    gboolean has_places = FALSE;
    for (guint i = 0; i < comparison->functions->len; i++) {
        const BsComparisonFunction *function = comparison->functions->pdata[i];
        for (guint k = 0; k < function->rows->len; k++)
            has_places |= ((const BsComparisonRow *)function->rows->pdata[k])->is_place;
    }
    if (has_places && format == BS_TABLE_MARKDOWN)
        g_string_append_c(out, '\n'); // what stands directly below a table is a row of it
    if (has_places)
        g_string_append_printf(
            out, "%s\n",
            _("Lines are counted in the function as each pipeline writes it, its "
              "first line is line 1; LINE:COLUMN is in the input."));
}

char *
bs_comparison_to_text(const BsComparison *comparison, BsTableFormat format)
{
    static void (*const put[])(const BsComparison *comparison, const BsComparisonFunction *function,
                               GString *out) = {put_text_table, put_csv_table, put_markdown_table};
    GString *out = g_string_new(NULL);
    if (format == BS_TABLE_CSV)
        put_csv_line(out, C_("table", "function"), C_("table", "what"), comparison->names);
    for (guint i = 0; i < comparison->functions->len; i++)
        put[format](comparison, comparison->functions->pdata[i], out);
    if (format != BS_TABLE_CSV)
        put_legend(comparison, format, out);
    return g_string_free(out, FALSE);
}

// -- lists of pipelines ---------------------------------------------------------------------------

gboolean
bs_comparison_parse(const char *list, BsUpstream upstream, GPtrArray *names, GPtrArray *pipelines,
                    GError **error)
{
    for (;;) {
        const gsize len = bs_pipeline_words_until(list, ',');
        char *name = g_strstrip(g_strndup(list, len));
        BsPipeline *pipeline = bs_pipeline_from_words(name, upstream, error);
        if (!pipeline) {
            g_free(name);
            return FALSE;
        }
        g_ptr_array_add(names, name);
        g_ptr_array_add(pipelines, pipeline);
        if (!list[len])
            return TRUE;
        list += len + 1;
    }
}
