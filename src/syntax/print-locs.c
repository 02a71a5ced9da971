// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/loc.h"
#include "syntax/printer-private.h"

// Locations, as upstream's printLocationInternal writes them: for parsing, or, with
// --mlir-pretty-debuginfo, for reading.

static gboolean
is_pretty(const BsPrinter *p)
{
    return p->debug && p->debug->pretty;
}

static void
put_end(BsPrinter *p, const BsLocRange *at)
{
    bs_out_lit(p->out, " to ");
    if (at->end_line != at->line)
        bs_out_unsigned(p->out, at->end_line);
    bs_out_char(p->out, ':');
    bs_out_unsigned(p->out, at->end_column);
}

static void
put_file(BsPrinter *p, const BsLocAttr *loc)
{
    const gboolean named = loc->kind == BS_LOC_FILE;
    const char *name = named ? loc->text : p->debug ? p->debug->file : "";
    const gsize len = named ? loc->len : strlen(name);
    const guint32 before = !named && p->debug ? p->debug->lines_before : 0;
    const gboolean nowhere =
        before && loc->at.line == 0; // a module that nobody wrote: at the start
    const guint32 line = before + loc->at.line + nowhere;
    const guint32 lead = before && loc->at.line <= 1 ? p->debug->lead : 0;
    if (is_pretty(p))
        bs_out_len(p->out, name, len);
    else
        bs_out_quoted(p->out, name, len);
    bs_out_char(p->out, ':');
    bs_out_unsigned(p->out, line);
    bs_out_char(p->out, ':');
    bs_out_unsigned(p->out, loc->at.column + lead + nowhere);
    if (bs_loc_is_range(&loc->at))
        put_end(p, &loc->at);
}

static void
put_name(BsPrinter *p, const BsLocAttr *loc)
{
    bs_out_quoted(p->out, loc->text, loc->len);
    if (!loc->n)
        return;
    bs_out_char(p->out, '(');
    bs_printer_loc(p, loc->parts[0], TRUE);
    bs_out_char(p->out, ')');
}

// For reading, the caller stands on a line of its own unless it is the file of a name.
static void
put_callsite(BsPrinter *p, const BsLocAttr *loc)
{
    const gboolean pretty = is_pretty(p);
    const BsAttr *callee = loc->parts[0], *caller = loc->parts[1];
    if (!pretty)
        bs_out_lit(p->out, "callsite(");
    bs_printer_loc(p, callee, TRUE);
    if (pretty && !(callee->loc->kind == BS_LOC_NAME && caller->loc->kind == BS_LOC_FILE)) {
        bs_out_char(p->out, '\n');
        p->line++;
    }
    bs_out_lit(p->out, " at ");
    bs_printer_loc(p, caller, TRUE);
    if (!pretty)
        bs_out_char(p->out, ')');
}

static void
put_fused(BsPrinter *p, const BsLocAttr *loc)
{
    if (!is_pretty(p))
        bs_out_lit(p->out, "fused");
    if (loc->metadata) {
        bs_out_char(p->out, '<');
        bs_printer_attr(p, loc->metadata, BS_TYPE_NEVER_ELIDED);
        bs_out_char(p->out, '>');
    }
    bs_out_char(p->out, '[');
    for (guint32 i = 0; i < loc->n; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        bs_printer_loc(p, loc->parts[i], TRUE);
    }
    bs_out_char(p->out, ']');
}

void
bs_printer_loc(BsPrinter *p, const BsAttr *loc, gboolean alias)
{
    const char *name = alias && p->aliases ? bs_aliases_name(p->aliases, loc) : NULL;
    if (name) {
        bs_put(p, name);
        return;
    }
    switch (loc->loc->kind) {
    case BS_LOC_UNKNOWN:
        bs_put(p, is_pretty(p) ? "[unknown]" : "unknown");
        break;
    case BS_LOC_FILE:
    case BS_LOC_PLACE:
        put_file(p, loc->loc);
        break;
    case BS_LOC_NAME:
        put_name(p, loc->loc);
        break;
    case BS_LOC_CALLSITE:
        put_callsite(p, loc->loc);
        break;
    case BS_LOC_FUSED:
        put_fused(p, loc->loc);
        break;
    }
}

void
bs_printer_wrapped_loc(BsPrinter *p, const BsAttr *loc, gboolean alias)
{
    if (is_pretty(p)) {
        bs_printer_loc(p, loc, FALSE);
        return;
    }
    bs_out_lit(p->out, "loc(");
    bs_printer_loc(p, loc, alias);
    bs_out_char(p->out, ')');
}

void
bs_printer_trailing_loc(BsPrinter *p, BsLoc loc, gboolean alias)
{
    if (!p->debug || p->dry)
        return;
    bs_out_char(p->out, ' ');
    bs_printer_wrapped_loc(p, bs_loc_to_attr(p->debug->context, loc), alias);
}

void
bs_printer_meet_loc(BsPrinter *p, BsLoc loc, gboolean deferred)
{
    if (p->debug && p->aliases && p->aliases->mode == BS_ALIASES_MEETING)
        bs_aliases_meet(p->aliases, bs_loc_to_attr(p->debug->context, loc), deferred);
}
