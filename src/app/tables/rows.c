// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/tables-private.h"

#include "debug/document/as-written.h"

#include <string.h>

void
bs_rows_take(GListStore *rows, BsTableRow *row)
{
    g_list_store_append(rows, row);
    g_object_unref(row);
}

char *
bs_rows_value_name(BsDocument *document, const BsValue *value)
{
    const char *name = value ? bs_document_value_name(document, value) : NULL;
    return g_strdup(name ? name : "");
}

char *
bs_rows_block_name(BsDocument *document, const BsBlock *block)
{
    const char *name = block ? bs_document_block_name(document, block) : NULL;
    return g_strdup(name ? name : "");
}

char *
bs_rows_with_source(BsDocument *document, const BsValue *value, char *name)
{
    const char *other = name && *name ? bs_document_other_name(document, value) : NULL;
    if (!other)
        return name;
    const char *place = strstr(name, " (");
    char *both = place
                     ? g_strdup_printf("%.*s (%s; %s", (int)(place - name), name, other, place + 2)
                     : g_strdup_printf("%s (%s)", name, other);
    g_free(name);
    return both;
}
