// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics in the form of llvm::SourceMgr and mlir::SourceMgrDiagnosticHandler.
#include "syntax/diag-print.h"

#include "ir/loc.h"
#include "support/caret.h"
#include "syntax/printer.h"

#include <string.h>

enum { CALLERS_SHOWN = 10 }; // upstream's callStackLimit

// A place in the text, found again from line and column.
typedef struct Place {
    const char *at; // NULL: not in the text
    guint32 line, column;
} Place;

void
bs_lines_clear(BsLines *lines)
{
    bs_vec_free(&lines->begins);
}

static void
find_lines(const BsSource *source)
{
    const char *p = source->text, *end = p + source->len;
    for (; p; p = memchr(p, '\n', (gsize)(end - p))) {
        p += source->lines->begins.len > 0;
        bs_vec_push(&source->lines->begins, (gsize)(p - source->text));
    }
}

// Where a line, counted from 1, begins; NULL: behind the end.
static const char *
find_line(const BsSource *source, guint32 line)
{
    if (source->lines) {
        if (!source->lines->begins.len)
            find_lines(source);
        return line <= source->lines->begins.len
                   ? source->text + source->lines->begins.data[line - 1]
                   : NULL;
    }
    const char *p = source->text, *end = p + source->len;
    for (guint32 i = 1; i < line; i++) {
        p = memchr(p, '\n', (gsize)(end - p));
        if (!p)
            return NULL;
        p++;
    }
    return p;
}

// As upstream's convertLocToSMLoc and FindLocForLineAndColumn: line 0, column 0 and a column behind
// the end of the line are no place.
static Place
find_place(const BsSource *source, BsLoc loc)
{
    guint32 line = loc.line, column = loc.column;
    const char *end = source->text + source->len;
    const char *p = line && column ? find_line(source, line) : NULL;
    if (!p || column - 1 > (gsize)(end - p))
        return (Place){NULL, line, column};
    for (guint32 i = 0; i + 1 < column; i++)
        if (p[i] == '\n' || p[i] == '\r')
            return (Place){NULL, loc.line, loc.column};
    return (Place){p + column - 1, line, column};
}

// What messages about a chunk name when they count on: its text is in the file, and so is its
// beginning, for which everything around several ops stands.
static BsLoc
place_of_chunk(const BsSource *source, BsLoc loc)
{
    if (source->counts_on && source->split_line > 1 && loc.line == 0)
        loc.line = loc.column = 1;
    return loc;
}

static const char *
severity_word(BsSeverity severity)
{
    static const char *const words[] = {
        [BS_ERROR] = "error", [BS_WARNING] = "warning", [BS_REMARK] = "remark", [BS_NOTE] = "note"};
    return words[severity];
}

static void
append_source_line(const BsSource *source, const char *at, GString *out)
{
    const char *begin = at, *end = at, *limit = source->text + source->len;
    const char *first = source->text - (source->counts_on ? source->lead : 0);
    while (begin > first && begin[-1] != '\n' && begin[-1] != '\r')
        begin--;
    while (end < limit && *end != '\n' && *end != '\r')
        end++;
    if (end - begin > BS_LIMIT_SHOWN_LINE)
        return;
    bs_caret_line_append(begin, end, at, out);
}

char *
bs_source_name(const BsSource *source)
{
    return source->split_line && !source->counts_on
               ? g_strdup_printf("within split at %s:%u offset ", source->name, source->split_line)
               : g_strdup(source->name);
}

static gboolean
is_in_source(const BsSource *source, const BsLocAttr *file)
{
    g_autofree char *name = bs_source_name(source);
    return file->kind == BS_LOC_PLACE ||
           (strlen(name) == file->len && memcmp(name, file->text, file->len) == 0);
}

// A place in the file as one in the chunk: where it counts on, its lines are those of the file.
static BsLoc
in_chunk(const BsSource *source, const BsLocAttr *file)
{
    BsLoc place = {file->at.line, file->at.column};
    if (!source->split_line || !source->counts_on)
        return place;
    if (place.line < source->split_line)
        return (BsLoc){0, 0};
    place.line -= source->split_line - 1;
    if (place.line == 1 && place.column > source->lead)
        place.column -= source->lead;
    return place;
}

void
bs_source_lines_before(const BsSource *source, guint32 *lines, guint32 *lead)
{
    const gboolean counts_on = source->split_line && source->counts_on;
    *lines = counts_on ? source->split_line - 1 : 0;
    *lead = counts_on ? source->lead : 0;
}

BsLoc
bs_source_place(const BsSource *source, BsLoc loc)
{
    if (loc.column == BS_LOC_TEXT)
        return (BsLoc){0, 0};
    if (!bs_loc_is_attr(loc))
        return loc;
    const BsLoc nowhere = {0, 0};
    const BsAttr *file =
        source->context ? bs_loc_find_file(bs_loc_attr(source->context, loc)) : NULL;
    if (!file || !is_in_source(source, file->loc))
        return nowhere;
    const BsLoc place = in_chunk(source, file->loc);
    return (BsLoc){place.line, place.column};
}

static void
append_place(const BsSource *source, guint32 line, guint32 column, GString *out)
{
    const gboolean counts_on = source->split_line && source->counts_on && line;
    g_autofree char *name = bs_source_name(source);
    g_string_append_printf(out, "%s:%u:%u: ", name,
                           counts_on ? line + source->split_line - 1 : line,
                           counts_on && line == 1 ? column + source->lead : column);
}

static void
append_text(BsSeverity severity, const char *text, GString *out)
{
    g_string_append_printf(out, "%s: %s\n", severity_word(severity), text);
}

// A place in the text.
static void
append_at_place(const BsSource *source, BsSeverity severity, BsLoc loc, const char *text,
                gboolean show_line, GString *out)
{
    loc = place_of_chunk(source, loc);
    Place place = show_line ? find_place(source, loc) : (Place){NULL, loc.line, loc.column};
    append_place(source, place.line, place.column, out);
    append_text(severity, text, out);
    if (place.at)
        append_source_line(source, place.at, out);
}

// A location that was written out: its first file is the place; without one it is written before
// the message.
static void
append_at_attr(const BsSource *source, BsSeverity severity, const BsAttr *attr, const char *text,
               gboolean show_line, GString *out)
{
    const BsAttr *file = bs_loc_find_file(attr);
    if (!file) {
        g_string_append_printf(out, "<unknown>:0: %s: ", severity_word(severity));
        if (attr->loc->kind != BS_LOC_UNKNOWN) {
            bs_attr_append(out, attr);
            g_string_append(out, ": ");
        }
        g_string_append_printf(out, "%s\n", text);
    } else if (is_in_source(source, file->loc)) {
        append_at_place(source, severity, in_chunk(source, file->loc), text, show_line, out);
    } else {
        g_string_append_len(out, file->loc->text, file->loc->len);
        g_string_append_printf(out, ":%u:%u: ", file->loc->at.line, file->loc->at.column);
        append_text(severity, text, out);
    }
}

static void
append_message(const BsSource *source, BsSeverity severity, BsLoc loc, const char *text,
               gboolean show_line, GString *out)
{
    if (bs_loc_is_attr(loc) && source->context)
        append_at_attr(source, severity, bs_loc_attr(source->context, loc), text, show_line, out);
    else if (bs_loc_is_attr(loc) || bs_loc_is_nowhere(loc))
        g_string_append_printf(out, "<unknown>:0: %s: %s\n", severity_word(severity), text);
    else
        append_at_place(source, severity, bs_source_place(source, loc), text, show_line, out);
}

// The callers of a location that is a call site. Returns the last one, or `loc`.
static BsLoc
append_callers(const BsSource *source, BsLoc loc, GString *out)
{
    if (!bs_loc_is_attr(loc) || !source->context)
        return loc;
    const BsAttr *site = bs_loc_find_callsite(bs_loc_attr(source->context, loc));
    for (guint depth = 0; site && depth < CALLERS_SHOWN; depth++) {
        const BsAttr *caller = site->loc->parts[1];
        append_at_attr(source, BS_NOTE, caller, "called from", TRUE, out);
        loc = bs_loc_numbered(caller->loc->number);
        site = bs_loc_find_callsite(caller);
    }
    return loc;
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
    append_message(source, diag->severity, diag->loc, diag->text, TRUE, out);
    BsLoc last = append_callers(source, diag->loc, out);
    if (diag->current_op) {
        append_current_op(source, diag, diag->loc, !same_place(last, diag->loc), out);
        last = diag->loc;
    }
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
