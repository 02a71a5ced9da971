// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names that are given from outside. Their spellings are in a stock, which many of them can have
// together: each is spelled once, and giving it again is storing a number.
#include "syntax/names-private.h"

#include "syntax/printer-private.h"

BsNames *
bs_names_begin(BsNameStock *stock)
{
    BsNames *names = g_new0(BsNames, 1);
    names->given = stock ? bs_name_stock_ref(stock) : bs_name_stock_new();
    names->owners = 1;
    names->texts = bs_name_texts_new();
    return names;
}

void
bs_names_put_value(BsNames *names, const BsValue *value, guint32 stem, gint64 number)
{
    bs_name_table_set(&names->values, value->id,
                      (BsName){stem, BS_NAME_ALONE, number < 0 ? 0 : (guint32)number + 1});
}

void
bs_names_put_block(BsNames *names, const BsBlock *block, guint32 stem)
{
    bs_name_table_set(&names->blocks, block->id, (BsName){.stem = stem, .number = BS_NAME_ALONE});
}

void
bs_names_count_block(BsNames *names, const BsBlock *block, guint32 number)
{
    bs_name_table_set(&names->blocks, block->id, (BsName){.stem = BS_STEM_BLOCK, .number = number});
}

BsNameStock *
bs_names_stock(const BsNames *names)
{
    return names->given;
}

void
bs_names_end(BsNames *names)
{
    const BsNameStock *stock = names->given;
    bs_name_stock_show(stock, names);
}
