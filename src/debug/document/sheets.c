// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/sheets.h"

#include "debug/document/document-private.h"
#include "support/i18n.h"

#include <gio/gio.h>

// -- files ----------------------------------------------------------------------------------------

char *
bs_sheet_path_beside(const char *program)
{
    return g_strconcat(program, ".effects", NULL);
}

// One byte over the limit is enough for the reader to say so. NULL with an error.
static char *
read_some(const char *path, gsize *len, GError **error)
{
    g_autoptr(GFile) file = g_file_new_for_path(path);
    g_autoptr(GFileInputStream) stream = g_file_read(file, NULL, error);
    g_autofree char *text = g_malloc(BS_LIMIT_SHEET + 2);
    if (!stream || !g_input_stream_read_all(G_INPUT_STREAM(stream), text, BS_LIMIT_SHEET + 1, len,
                                            NULL, error))
        return NULL;
    text[*len] = '\0';
    return g_steal_pointer(&text);
}

gboolean
bs_sheet_read_file(BsSheet *sheet, const char *path, gboolean must_be, BsUpstream upstream,
                   GString *said)
{
    gsize len;
    g_autoptr(GError) error = NULL;
    g_autofree char *text = read_some(path, &len, &error);
    if (!text) {
        const gboolean is_missing = g_error_matches(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
        if (is_missing && !must_be)
            return TRUE;
        g_string_append_printf(said, "cannot open effects sheet '%s': %s\n", path, error->message);
        return FALSE;
    }
    BsDiags diags;
    bs_diags_init(&diags);
    const gboolean ok = bs_sheet_read(sheet, path, text, len, upstream, &diags);
    const BsSource source = {.name = path, .text = text, .len = len};
    bs_diags_format(&diags, &source, said);
    bs_diags_clear(&diags);
    return ok;
}

// -- what rests on them ---------------------------------------------------------------------------

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

const char *
bs_document_described(const BsDocument *document)
{
    enum { NAMED = 4 };
    if (!document->options.sheet)
        return NULL;
    g_autoptr(GPtrArray) rows = g_ptr_array_new();
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    Described described = {rows, seen, NULL};
    bs_op_walk_preorder(document->ir->root, note_described, &described);
    if (!rows->len)
        return NULL;
    g_autoptr(GString) names = g_string_new(NULL);
    for (guint i = 0; i < MIN(rows->len, NAMED); i++)
        g_string_append_printf(names, "%s'%s'", i ? ", " : "",
                               ((const BsOpDef *)rows->pdata[i])->name);
    g_autofree char *file = g_path_get_basename(described.file);
    g_string_append_printf(names, "%s (%s)", rows->len > NAMED ? ", ..." : "", file);
    return bs_context_string(document->context, names->str);
}

char *
bs_stage_rests_on(const BsStage *stage)
{
    return stage->rests_on
               ? g_strdup_printf(_("rests on an effects sheet, which says what these ops do: %s"),
                                 stage->rests_on)
               : NULL;
}
