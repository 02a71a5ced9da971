// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Spellings of names that are given from outside, each once, in a stock that many moments share.
#include "syntax/names-private.h"

#include "syntax/printer-private.h"

#include <string.h>

// Spellings come on, and stay where somebody reads them: what has no room any more is copied, and
// the old place is kept.
struct BsNameStock {
    GHashTable *numbers; // text -> number of its stem
    GStringChunk *texts;
    char *pool;
    guint32 len, room;
    BS_VEC(BsStem) stems;
    GPtrArray *left; // places that were too small
    guint32 longest;
    guint32 owners;
};

// -- spellings ------------------------------------------------------------------------------------

static void
make_room(BsNameStock *stock, gsize len)
{
    if (stock->len + len > stock->room) {
        stock->room = (guint32)MAX(2 * (gsize)stock->room, stock->len + len);
        char *pool = g_malloc(stock->room);
        memcpy(pool, stock->pool, stock->len);
        g_ptr_array_add(stock->left, stock->pool);
        stock->pool = pool;
    }
    if (stock->stems.len == stock->stems.cap) {
        BsStem *stems = g_new(BsStem, 2 * (gsize)stock->stems.cap);
        memcpy(stems, stock->stems.data, stock->stems.len * sizeof *stems);
        g_ptr_array_add(stock->left, stock->stems.data);
        stock->stems.data = stems;
        stock->stems.cap *= 2;
    }
}

static guint32
add_stem(BsNameStock *stock, const char *text)
{
    const gsize len = strlen(text);
    const guint32 number = stock->stems.len;
    make_room(stock, len + strlen("_") + 1 + BS_OUT_WORD);
    const BsStem stem = {.at = stock->len, .len = (guint32)len, .joint = (guint32)len + 1};
    memcpy(stock->pool + stock->len, text, len);
    stock->len += (guint32)len;
    memcpy(stock->pool + stock->len, "_", 2);
    stock->len += 2;
    bs_vec_push(&stock->stems, stem);
    stock->longest = MAX(stock->longest, stem.joint);
    g_hash_table_insert(stock->numbers, g_string_chunk_insert(stock->texts, text),
                        GUINT_TO_POINTER(number));
    return number;
}

guint32
bs_name_stock_find(const BsNameStock *stock, const char *text)
{
    return GPOINTER_TO_UINT(g_hash_table_lookup(stock->numbers, text));
}

guint32
bs_name_stock_spell(BsNameStock *stock, const char *text)
{
    const guint32 number = bs_name_stock_find(stock, text);
    return number ? number : add_stem(stock, text);
}

BsNameStock *
bs_name_stock_new(void)
{
    enum { ROOM = 1024, STEMS = 64 };
    BsNameStock *stock = g_new0(BsNameStock, 1);
    stock->owners = 1;
    stock->numbers = g_hash_table_new(g_str_hash, g_str_equal);
    stock->texts = g_string_chunk_new(ROOM);
    stock->left = g_ptr_array_new_with_free_func(g_free);
    stock->room = ROOM;
    stock->pool = g_malloc0(ROOM);
    bs_vec_reserve(&stock->stems, STEMS);
    const BsStem none = {0};
    bs_vec_push(&stock->stems, none);
    add_stem(stock, "%");
    add_stem(stock, "^bb");
    stock->stems.data[BS_STEM_VALUE].joint = strlen("%");
    stock->stems.data[BS_STEM_BLOCK].joint = strlen("^bb");
    return stock;
}

BsNameStock *
bs_name_stock_ref(BsNameStock *stock)
{
    stock->owners++;
    return stock;
}

void
bs_name_stock_unref(BsNameStock *stock)
{
    if (!stock || --stock->owners)
        return;
    g_hash_table_unref(stock->numbers);
    g_string_chunk_free(stock->texts);
    g_ptr_array_unref(stock->left);
    g_free(stock->pool);
    bs_vec_free(&stock->stems);
    g_free(stock);
}

void
bs_name_stock_show(const BsNameStock *stock, BsNames *names)
{
    names->pool = stock->pool;
    names->stems = stock->stems.data;
    names->n_stems = stock->stems.len;
    names->longest_stem = stock->longest;
}
