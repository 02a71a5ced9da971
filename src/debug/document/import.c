// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/import.h"

#include "debug/document/cursor.h"
#include "debug/document/misspelt.h"
#include "support/child.h"
#include "support/i18n.h"
#include "syntax/parser.h"

#include <string.h>

enum { OLDEST = 16, NEWEST = 22, TIMEOUT_MS = 20000 };

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

static char *
find_release(guint release)
{
    g_autofree char *name = g_strdup_printf("mlir-opt-%u", release);
    return g_find_program_in_path(name);
}

char *
bs_import_find(const char *chosen, BsUpstream upstream, GError **error)
{
    if (chosen && *chosen) {
        char *path = g_find_program_in_path(chosen);
        if (!path)
            g_set_error(error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _("there is no program '%s'"),
                        chosen);
        return path;
    }
    const BsUpstream wanted = upstream ? upstream : BS_UPSTREAM_DEFAULT;
    char *path = find_release(wanted);
    if (!path)
        path = g_find_program_in_path("mlir-opt");
    for (guint release = NEWEST; !path && release >= OLDEST; release--)
        path = find_release(release);
    if (!path)
        g_set_error(error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                    _("no mlir-opt was found: neither mlir-opt nor mlir-opt-%u to mlir-opt-%u are "
                      "in PATH; Debian has it in the package mlir-%u-tools"),
                    (guint)OLDEST, (guint)NEWEST, (guint)wanted);
    return path;
}

char *
bs_import_command(const char *program, BsImport import)
{
    g_autofree char *name = g_path_get_basename(program);
    GString *line = g_string_new(name);
    for (const char *const *argument = imports[import].arguments; *argument; argument++)
        g_string_append_printf(line, " %s", *argument);
    return g_string_free(line, FALSE);
}

// The program calls its input <stdin>.
static char *
name_file(const char *errors, const char *name)
{
    g_auto(GStrv) parts = g_strsplit(errors, "<stdin>", -1);
    return g_strchomp(g_strjoinv(name, parts));
}

GBytes *
bs_import_run(const char *program, BsImport import, const char *name, const char *text, gsize len,
              GCancellable *cancellable, GError **error)
{
    const char *argv[1 + G_N_ELEMENTS(imports[0].arguments)] = {program};
    for (guint i = 0; imports[import].arguments[i]; i++)
        argv[i + 1] = imports[import].arguments[i];
    const BsChild child = {
        argv, text, len, TIMEOUT_MS, .max_output = BS_LIMIT_FILE_BYTES, .is_group = TRUE};
    GError *trouble = NULL;
    g_autoptr(BsChildAnswer) answer = bs_child_run(&child, cancellable, &trouble);
    if (!answer) {
        g_propagate_prefixed_error(error, trouble, "%s: ", program);
        return NULL;
    }
    if (!answer->ok) {
        g_autofree char *said = name_file(answer->errors, name);
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s: %s", program,
                    *said ? said : _("failed without a word"));
        return NULL;
    }
    const gsize written = answer->len;
    if (!written) { // of an empty program it would write an empty module
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s: %s", program,
                    _("wrote nothing: is it an mlir-opt?"));
        return NULL;
    }
    return g_bytes_new_take(g_steal_pointer(&answer->output), written);
}

// -- advice --------------------------------------------------------------------------------------

static gboolean
is_tensor(const BsType *type)
{
    return type->kind == BS_TYPE_TENSOR || type->kind == BS_TYPE_UNRANKED_TENSOR;
}

static BsWalk
stop_at_tensor(BsOp *op, gpointer data)
{
    (void)data;
    for (guint32 i = 0; i < op->n_results; i++) {
        if (is_tensor(bs_op_result(op, i)->type))
            return BS_WALK_STOP;
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        const BsBlock *entry = bs_op_region(op, r)->first;
        for (guint32 i = 0; entry && i < entry->n_args; i++) {
            if (is_tensor(entry->args[i]->type))
                return BS_WALK_STOP;
        }
    }
    return BS_WALK_ON;
}

static void
look_for_tensors(BsDocument *document, gpointer found)
{
    *(gboolean *)found = !bs_op_walk_preorder(bs_document_ir(document)->root, stop_at_tensor, NULL);
}

BsImport
bs_import_advice(BsDocument *document)
{
    gboolean tensors = FALSE;
    if (!bs_document_ir(document))
        return bs_document_meant_op(document) ? BS_IMPORT_NOTHING : BS_IMPORT_GENERIC;
    bs_document_visit(document, 0, look_for_tensors, &tensors);
    return tensors ? BS_IMPORT_BUFFERIZED : BS_IMPORT_NOTHING;
}
