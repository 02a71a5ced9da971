// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics in the form of llvm::SourceMgr and mlir::SourceMgrDiagnosticHandler.
#include "syntax/diag-print.h"

#include <string.h>

enum { TAB_STOP = 8 };

// A place in the text, found again from line and column.
typedef struct Place {
    const char *at; // NULL: not in the text
    guint32 line, column;
} Place;

// As upstream's convertLocToSMLoc and FindLocForLineAndColumn: line 0, column 0 and a column behind
// the end of the line are no place.
static Place
find_place(const BsSource *source, BsLoc loc)
{
    const char *p = source->text, *end = p + source->len;
    guint32 line = loc.line, column = loc.column;
    if (line == 0 || column == 0)
        return (Place){NULL, line, column};
    for (guint32 i = 1; i < line; i++) {
        p = memchr(p, '\n', (gsize)(end - p));
        if (!p)
            return (Place){NULL, loc.line, loc.column};
        p++;
    }
    if (column - 1 > (gsize)(end - p))
        return (Place){NULL, loc.line, loc.column};
    for (guint32 i = 0; i + 1 < column; i++)
        if (p[i] == '\n' || p[i] == '\r')
            return (Place){NULL, loc.line, loc.column};
    return (Place){p + column - 1, line, column};
}

static const char *
severity_word(BsSeverity severity)
{
    static const char *const words[] = {
        [BS_ERROR] = "error", [BS_WARNING] = "warning", [BS_REMARK] = "remark", [BS_NOTE] = "note"};
    return words[severity];
}

static gboolean
has_non_ascii(const char *text, gsize len)
{
    for (gsize i = 0; i < len; i++)
        if ((guchar)text[i] >= 128)
            return TRUE;
    return FALSE;
}

// One character of the source line or the caret line below it; where the source has a tab, up to
// the next stop.
static void
append_column(GString *out, char source, char c, guint *column)
{
    do {
        g_string_append_c(out, c);
        ++*column;
    } while (source == '\t' && *column % TAB_STOP != 0);
}

static void
append_source_line(const BsSource *source, const char *at, GString *out)
{
    const char *begin = at, *end = at, *limit = source->text + source->len;
    while (begin > source->text && begin[-1] != '\n' && begin[-1] != '\r')
        begin--;
    while (end < limit && *end != '\n' && *end != '\r')
        end++;
    if (end - begin > BS_LIMIT_SHOWN_LINE)
        return;
    guint column = 0;
    for (const char *p = begin; p < end; p++)
        append_column(out, *p, *p == '\t' ? ' ' : *p, &column);
    g_string_append_c(out, '\n');
    if (has_non_ascii(begin, (gsize)(end - begin)))
        return;
    column = 0;
    for (const char *p = begin; p < at; p++)
        append_column(out, *p, ' ', &column);
    append_column(out, at < end ? *at : '^', '^', &column);
    g_string_append_c(out, '\n');
}

static void
append_name(const BsSource *source, GString *out)
{
    if (source->split_line)
        g_string_append_printf(out, "within split at %s:%u offset ", source->name,
                               source->split_line);
    else
        g_string_append(out, source->name);
}

// A location without line is the whole text when it has an extent (the module around several ops),
// else unknown.
static void
append_message(const BsSource *source, BsSeverity severity, BsLoc loc, const char *text,
               gboolean show_line, GString *out)
{
    if (loc.line == 0 && loc.end == 0) {
        g_string_append_printf(out, "<unknown>:0: %s: %s\n", severity_word(severity), text);
        return;
    }
    Place place = show_line ? find_place(source, loc) : (Place){NULL, loc.line, loc.column};
    append_name(source, out);
    g_string_append_printf(out, ":%u:%u: %s: %s\n", place.line, place.column,
                           severity_word(severity), text);
    if (place.at)
        append_source_line(source, place.at, out);
}

static gboolean
same_place(BsLoc a, BsLoc b)
{
    return a.line == b.line && a.column == b.column;
}

// An op with regions takes several lines and begins on one of its own.
static void
append_current_op(const BsSource *source, const BsDiag *diag, BsLoc loc, gboolean show_line,
                  GString *out)
{
    g_autofree char *text =
        g_strdup_printf("see current operation: %s%s", strchr(diag->current_op, '\n') ? "\n" : "",
                        diag->current_op);
    append_message(source, BS_NOTE, loc, text, show_line, out);
}

void
bs_diag_format(const BsDiag *diag, const BsSource *source, GString *out)
{
    BsLoc last = diag->loc;
    append_message(source, diag->severity, diag->loc, diag->text, TRUE, out);
    if (diag->current_op)
        append_current_op(source, diag, diag->loc, FALSE, out);
    for (guint i = 0; diag->notes && i < diag->notes->len; i++) {
        const BsDiag *note = diag->notes->pdata[i];
        append_message(source, note->severity, note->loc, note->text, !same_place(last, note->loc),
                       out);
        last = note->loc;
    }
}

void
bs_diags_format(const BsDiags *diags, const BsSource *source, GString *out)
{
    for (guint i = 0; i < diags->items->len; i++)
        bs_diag_format(diags->items->pdata[i], source, out);
}
