// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/import.h"

#include "analysis/tensors.h"
#include "debug/document/cursor.h"
#include "debug/document/misspelt.h"
#include "support/mlir-opt.h"
#include "syntax/parser.h"

#include <string.h>

static const struct {
    const char *word;
    const char *arguments[4]; // up to NULL
} imports[] = {
    [BS_IMPORT_NOTHING] = {"", {NULL}},
    [BS_IMPORT_GENERIC] = {"generic", {"--allow-unregistered-dialect", "--mlir-print-op-generic"}},
    [BS_IMPORT_BUFFERIZED] = {"bufferized",
                              {"--allow-unregistered-dialect",
                               "--one-shot-bufferize=bufferize-function-boundaries",
                               "--mlir-print-op-generic"}},
};

gboolean
bs_import_parse(const char *word, BsImport *import)
{
    for (guint i = 1; i < G_N_ELEMENTS(imports); i++) {
        if (strcmp(imports[i].word, word) == 0) {
            *import = (BsImport)i;
            return TRUE;
        }
    }
    return FALSE;
}

const char *
bs_import_word(BsImport import)
{
    return imports[import].word;
}

// -- the program ---------------------------------------------------------------------------------

char *
bs_import_find(const char *chosen, BsUpstream upstream, GError **error)
{
    return bs_mlir_opt_find(chosen, upstream ? upstream : BS_UPSTREAM_DEFAULT, error);
}

char *
bs_import_command(const char *program, BsImport import)
{
    return bs_mlir_opt_command(program, imports[import].arguments);
}

// The program calls its input <stdin>.
static void
name_file(GError *error, const char *name)
{
    g_auto(GStrv) parts = g_strsplit(error->message, "<stdin>", -1);
    g_free(error->message);
    error->message = g_strjoinv(name, parts);
}

GBytes *
bs_import_run(const char *program, BsImport import, const char *name, const char *text, gsize len,
              GCancellable *cancellable, GError **error)
{
    GError *trouble = NULL;
    GBytes *bytes = bs_mlir_opt_run(program, imports[import].arguments, text, len,
                                    BS_LIMIT_FILE_BYTES, cancellable, NULL, &trouble);
    if (!bytes) {
        name_file(trouble, name);
        g_propagate_error(error, trouble);
    }
    return bytes;
}

// -- advice --------------------------------------------------------------------------------------

static void
look_for_tensors(BsDocument *document, gpointer found)
{
    *(gboolean *)found = bs_op_computes_with_tensors(bs_document_ir(document)->root);
}

BsImport
bs_import_advice(BsDocument *document)
{
    gboolean tensors = FALSE;
    if (!bs_document_ir(document))
        return bs_document_meant_op(document) ? BS_IMPORT_NOTHING : BS_IMPORT_GENERIC;
    for (guint32 i = 1; i < bs_document_n_stages(document); i++) {
        if (bs_document_stage(document, i)->made_by) // or would have been, which it says
            return BS_IMPORT_NOTHING;
    }
    bs_document_visit(document, 0, look_for_tensors, &tensors);
    return tensors ? BS_IMPORT_BUFFERIZED : BS_IMPORT_NOTHING;
}
