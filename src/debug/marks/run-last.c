// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/marks/run-last.h"

void
bs_run_last_note(BsRunLast *last, const char *function, const char *args, guint64 step)
{
    const BsRunLast noted = {g_strdup(function), g_strdup(args), step}; // it may be its own
    bs_run_last_clear(last);
    *last = noted;
}

gboolean
bs_run_last_is_other(const BsRunLast *last, BsDocument *document, const char *function)
{
    return last->function && g_strcmp0(last->function, function) != 0 &&
           bs_document_find_function(document, last->function);
}

void
bs_run_last_clear(BsRunLast *last)
{
    g_free(last->function);
    g_free(last->args);
    *last = (BsRunLast){0};
}
