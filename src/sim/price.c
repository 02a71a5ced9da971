// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/price.h"

static void
price_free(gpointer data)
{
    BsDeallocPrice *price = data;
    g_free(price->owned);
    g_free(price->same);
    g_free(price->again);
    g_free(price);
}

GHashTable *
bs_prices_new(void)
{
    return g_hash_table_new_full(NULL, NULL, NULL, price_free);
}

BsDeallocPrice *
bs_price_of(GHashTable *prices, const BsOp *op, guint32 n_freed, guint32 n_retained)
{
    BsDeallocPrice *price = g_hash_table_lookup(prices, op);
    if (price)
        return price;
    const gboolean has_pairs =
        (guint64)n_freed * ((guint64)n_freed + n_retained) <= BS_PRICE_MOST_PAIRS;
    const gsize n_same = has_pairs ? (gsize)n_freed * n_retained : 0;
    const gsize n_again = has_pairs ? (gsize)n_freed * n_freed : 0;
    price = g_new0(BsDeallocPrice, 1);
    *price = (BsDeallocPrice){.op = op,
                              .n_freed = n_freed,
                              .n_retained = n_retained,
                              .has_pairs = has_pairs,
                              .owned = g_new0(guint64, (gsize)n_freed + 1),
                              .same = g_new0(guint64, n_same + 1),
                              .again = g_new0(guint64, n_again + 1)};
    g_hash_table_insert(prices, (gpointer)(gsize)op, price);
    return price;
}

void
bs_price_add(GHashTable *prices, const BsDeallocPrice *more)
{
    BsDeallocPrice *price = bs_price_of(prices, more->op, more->n_freed, more->n_retained);
    price->ran += more->ran;
    for (guint32 i = 0; i < more->n_freed; i++)
        price->owned[i] += more->owned[i];
    if (!price->has_pairs)
        return;
    for (gsize i = 0; i < (gsize)more->n_freed * more->n_retained; i++)
        price->same[i] += more->same[i];
    for (gsize i = 0; i < (gsize)more->n_freed * more->n_freed; i++)
        price->again[i] += more->again[i];
}
