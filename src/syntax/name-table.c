// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names by the numbers of values, or of blocks. When functions get theirs in turn, a large program
// needs no more pages than two of its functions do.
#include "syntax/names-private.h"

#include <string.h>

static BsNamePage *
new_page(BsNameTable *table)
{
    if (!table->spare.len)
        return g_new(BsNamePage, 1);
    return bs_vec_pop(&table->spare);
}

BsNamePage *
bs_name_table_make_page(BsNameTable *table, guint32 number)
{
    if (number >= table->n_pages) {
        const gsize n = MAX((gsize)number + 1, 2 * (gsize)table->n_pages);
        table->pages = g_renew(BsNamePage *, table->pages, n);
        memset(table->pages + table->n_pages, 0, (n - table->n_pages) * sizeof *table->pages);
        table->n_pages = (guint32)n;
    }
    BsNamePage *page = new_page(table);
    *page = (BsNamePage){.number = number};
    if (table->turn)
        bs_vec_push(&table->leaving, page);
    return table->pages[number] = page;
}

void
bs_name_table_take_turn(BsNameTable *table)
{
    guint kept = 0;
    for (guint i = 0; i < table->leaving.len; i++) {
        BsNamePage *page = table->leaving.data[i];
        if (page->turn == table->turn) {
            table->leaving.data[kept++] = page;
            continue;
        }
        g_free(page->texts);
        table->pages[page->number] = NULL;
        bs_vec_push(&table->spare, page);
    }
    table->leaving.len = kept;
    table->turn++;
}

void
bs_name_table_clear(BsNameTable *table)
{
    for (guint32 i = 0; i < table->n_pages; i++) {
        if (table->pages[i])
            g_free(table->pages[i]->texts);
        g_free(table->pages[i]);
    }
    for (guint i = 0; i < table->spare.len; i++)
        g_free(table->spare.data[i]);
    g_free(table->pages);
    bs_vec_free(&table->leaving);
    bs_vec_free(&table->spare);
}
