// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/misspelt.h"

#include "debug/document-private.h"
#include "support/near.h"

#include <string.h>

enum { MOST_SLIPS = 2 };

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
            const guint slips = bs_near_distance(name, known);
            nearest = slips < fewest ? known : nearest;
            fewest = MIN(fewest, slips);
        }
    }
    return nearest;
}
