// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/foreign/sheet-private.h"

static void
free_row(gpointer row)
{
    g_free((gpointer)(gsize)((BsSheetRow *)row)->def.name);
    g_free(row);
}

BsSheet *
bs_sheet_new(void)
{
    BsSheet *sheet = g_atomic_rc_box_new0(BsSheet);
    sheet->rows = g_hash_table_new_full(g_str_hash, g_str_equal, NULL, free_row);
    sheet->files = g_ptr_array_new_with_free_func(g_free);
    return sheet;
}

BsSheet *
bs_sheet_ref(const BsSheet *sheet)
{
    return sheet ? g_atomic_rc_box_acquire((gpointer)(gsize)sheet) : NULL;
}

static void
clear(gpointer data)
{
    BsSheet *sheet = data;
    g_hash_table_unref(sheet->rows);
    g_ptr_array_unref(sheet->files);
}

void
bs_sheet_unref(BsSheet *sheet)
{
    if (sheet)
        g_atomic_rc_box_release_full(sheet, clear);
}

guint
bs_sheet_n_ops(const BsSheet *sheet)
{
    return sheet ? g_hash_table_size(sheet->rows) : 0;
}
