// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/foreign/described.h"

#include "dialects/foreign/sheet.h"

typedef struct Described {
    GPtrArray *rows; // of BsOpDef, in the order of the program
    GHashTable *seen;
    const char *file;
} Described;

static BsWalk
note_described(BsOp *op, gpointer data)
{
    Described *described = data;
    if (op->def->sheet && g_hash_table_add(described->seen, (gpointer)(gsize)op->def)) {
        described->file = bs_op_sheet_file(op);
        g_ptr_array_add(described->rows, (gpointer)(gsize)op->def);
    }
    return BS_WALK_ON;
}

char *
bs_sheet_described(BsOp *root)
{
    enum { NAMED = 4 };
    g_autoptr(GPtrArray) rows = g_ptr_array_new();
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    Described described = {rows, seen, NULL};
    bs_op_walk_preorder(root, note_described, &described);
    if (!rows->len)
        return NULL;
    g_autoptr(GString) names = g_string_new(NULL);
    for (guint i = 0; i < MIN(rows->len, NAMED); i++)
        g_string_append_printf(names, "%s'%s'", i ? ", " : "",
                               ((const BsOpDef *)rows->pdata[i])->name);
    g_autofree char *file = g_path_get_basename(described.file);
    g_string_append_printf(names, "%s (%s)", rows->len > NAMED ? ", ..." : "", file);
    return g_strdup(names->str);
}
