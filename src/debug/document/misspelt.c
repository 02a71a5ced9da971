// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/misspelt.h"

#include "debug/document/document-private.h"
#include "ir/upstream-dialects.h"
#include "support/near.h"

#include <string.h>

enum { MOST_SLIPS = 2 };

// The name that the message says nothing is known of. Free with g_free().
static char *
unknown_op(const BsDiag *diag)
{
    static const struct {
        const char *before, *after;
    } messages[] = {
        {"custom op '", "' is unknown"},
        {"not found for custom op '", "'"},
        {"unregistered operation '", "' found in dialect"}, // in generic form
    };
    for (guint i = 0; i < G_N_ELEMENTS(messages); i++) {
        const char *found = strstr(diag->text, messages[i].before);
        const char *name = found ? found + strlen(messages[i].before) : NULL;
        const char *end = name ? strchr(name, '\'') : NULL;
        if (end && g_str_has_prefix(end, messages[i].after))
            return g_strndup(name, (gsize)(end - name));
    }
    return NULL;
}

// Where the op that was meant may be.
typedef struct Search {
    const char *name;    // as it is written
    gsize dialect;       // so many letters of it are the dialect's; 0: it has none
    gboolean in_dialect; // that is one: then what is meant is in it
    BsUpstream upstream;
} Search;

// The dialect of functions is the one whose ops may be written without it. A dialect that
// takes any op has the one that is written.
static gboolean
may_have(const Search *search, const BsDialect *dialect)
{
    if (dialect->allows_unknown_ops)
        return FALSE;
    if (!search->dialect)
        return g_str_equal(dialect->name, "func");
    return !search->in_dialect || (strlen(dialect->name) == search->dialect &&
                                   g_str_has_prefix(search->name, dialect->name));
}

static void
search_dialect(const Search *search, const BsDialect *dialect, const char **nearest, guint *fewest)
{
    for (guint i = 0; i < dialect->n_ops; i++) {
        const char *known = dialect->ops[i].name;
        known = search->dialect ? known : strchr(known, '.') + 1;
        const guint slips = bs_near_distance(search->name, known);
        if (slips < *fewest && bs_releases_have(dialect->ops[i].releases, search->upstream)) {
            *nearest = known;
            *fewest = slips;
        }
    }
}

const char *
bs_document_meant_op(const BsDocument *document)
{
    const gboolean unread =
        document->outcome == BS_OUTCOME_PARSE_FAILED || document->outcome == BS_OUTCOME_INVALID;
    if (!unread || !document->diags.items->len)
        return NULL;
    g_autofree char *name = unknown_op(document->diags.items->pdata[0]);
    const char *nearest = NULL;
    guint fewest = MOST_SLIPS + 1;
    if (!name || strlen(name) <= MOST_SLIPS)
        return NULL;
    const char *dot = strchr(name, '.');
    Search search = {.name = name,
                     .dialect = dot ? (gsize)(dot - name) : 0,
                     .upstream = bs_context_upstream(document->context)};
    search.in_dialect = bs_context_find_dialect(document->context, name, search.dialect) ||
                        bs_dialect_is_upstreams(search.upstream, name, search.dialect);
    for (const BsDialect *const *dialect = bs_context_dialects(document->context); *dialect;
         dialect++) {
        if (may_have(&search, *dialect))
            search_dialect(&search, *dialect, &nearest, &fewest);
    }
    return nearest;
}
