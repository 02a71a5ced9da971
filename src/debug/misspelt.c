// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/misspelt.h"

#include "debug/document-private.h"

#include <string.h>

enum { MOST_SLIPS = 2, LONGEST = 64 };

// How many letters have to come, go, change, or change places with the next one to make one word of
// the other; no more than `MOST_SLIPS` + 1 is told apart. Words up to LONGEST.
static guint
count_slips(const char *a, const char *b)
{
    const gsize n = strlen(a), m = strlen(b);
    guint rows[3][LONGEST + 1];
    if (n > LONGEST || m > LONGEST || (n > m ? n - m : m - n) > MOST_SLIPS)
        return MOST_SLIPS + 1;
    for (gsize k = 0; k <= m; k++)
        rows[0][k] = (guint)k;
    for (gsize i = 1; i <= n; i++) {
        guint *now = rows[i % 3], *before = rows[(i + 2) % 3], *earlier = rows[(i + 1) % 3];
        now[0] = (guint)i;
        for (gsize k = 1; k <= m; k++) {
            now[k] = MIN(MIN(before[k], now[k - 1]) + 1, before[k - 1] + (a[i - 1] != b[k - 1]));
            if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
                now[k] = MIN(now[k], earlier[k - 2] + 1);
        }
    }
    return rows[n % 3][m];
}

// The name that the message says nothing is known of. Free with g_free().
static char *
unknown_op(const BsDiag *diag)
{
    static const char *const begins[] = {"custom op '", "not found for custom op '"};
    for (guint i = 0; i < G_N_ELEMENTS(begins); i++) {
        const char *found = strstr(diag->text, begins[i]);
        const char *name = found ? found + strlen(begins[i]) : NULL;
        const char *end = name ? strchr(name, '\'') : NULL;
        if (end && (i || g_str_has_prefix(end, "' is unknown")))
            return g_strndup(name, (gsize)(end - name));
    }
    return NULL;
}

const char *
bs_document_meant_op(const BsDocument *document)
{
    if (document->outcome != BS_OUTCOME_PARSE_FAILED || !document->diags.items->len)
        return NULL;
    g_autofree char *name = unknown_op(document->diags.items->pdata[0]);
    const char *nearest = NULL;
    guint fewest = MOST_SLIPS + 1;
    if (!name || strlen(name) <= MOST_SLIPS)
        return NULL;
    const gboolean has_dialect = strchr(name, '.') != NULL;
    for (const BsDialect *const *dialect = bs_context_dialects(document->context); *dialect;
         dialect++) {
        for (guint i = 0; i < (*dialect)->n_ops; i++) {
            const char *known = (*dialect)->ops[i].name;
            if (!has_dialect && !g_str_equal((*dialect)->name, "func"))
                continue; // the one that names in functions may be written without
            known = has_dialect ? known : strchr(known, '.') + 1;
            const guint slips = count_slips(name, known);
            nearest = slips < fewest ? known : nearest;
            fewest = MIN(fewest, slips);
        }
    }
    return nearest;
}
