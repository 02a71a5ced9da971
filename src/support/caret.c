// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/caret.h"

enum { TAB_STOP = 8 };

static gboolean
has_non_ascii(const char *begin, const char *end)
{
    for (const char *p = begin; p < end; p++)
        if ((guchar)*p >= 128)
            return TRUE;
    return FALSE;
}

// One character of the line or of the one below it; where the line has a tab, up to the next stop.
static void
append_column(GString *out, char source, char c, guint *column)
{
    do {
        g_string_append_c(out, c);
        ++*column;
    } while (source == '\t' && *column % TAB_STOP != 0);
}

void
bs_caret_line_append(const char *begin, const char *end, const char *at, GString *out)
{
    guint column = 0;
    for (const char *p = begin; p < end; p++)
        append_column(out, *p, *p == '\t' ? ' ' : *p, &column);
    g_string_append_c(out, '\n');
    if (has_non_ascii(begin, end))
        return;
    column = 0;
    for (const char *p = begin; p < at; p++)
        append_column(out, *p, ' ', &column);
    append_column(out, at < end ? *at : '^', '^', &column);
    g_string_append_c(out, '\n');
}
