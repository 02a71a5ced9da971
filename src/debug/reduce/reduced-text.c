// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first lines of a reduced program: the command that shows what it shows, its pipeline, and
// what that is. They are kept in a file, and so in English.
#include "debug/reduce/reduce-private.h"

#include "debug/document/pipeline-words.h"
#include "dialects/foreign/sheet-file.h"

#include <string.h>

// The name of the pipeline, where it has one; else NULL.
static const char *
name_of_pipeline(const BsDocument *document)
{
    for (const BsNamedPipeline *named = bs_named_pipelines; named->name; named++) {
        g_autoptr(BsPipeline) pipeline =
            bs_pipeline_from_words(named->name, bs_document_upstream(document), NULL);
        g_autofree char *text = pipeline ? bs_pipeline_to_string(pipeline) : NULL;
        if (g_strcmp0(text, bs_document_pipeline(document)) == 0)
            return named->name;
    }
    return NULL;
}

static void
put_quoted(GString *out, const char *option, const char *text)
{
    const gboolean is_plain = !text[strspn(text, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-_./,+")];
    g_autofree char *quoted = is_plain ? g_strdup(text) : g_shell_quote(text);
    g_string_append_printf(out, " %s%s", option, quoted);
}

static BsWalk
find_described(BsOp *op, gpointer file)
{
    *(const char **)file = bs_op_sheet_file(op);
    return *(const char **)file ? BS_WALK_STOP : BS_WALK_ON;
}

// The effects sheet that the program rests on, where it does not stand beside the file already.
static void
put_sheet(GString *out, const BsWork *work, const char *file)
{
    const char *sheet = NULL;
    g_autofree char *beside = bs_sheet_path_beside(file);
    bs_op_walk_preorder(work->ir->root, find_described, &sheet);
    if (sheet && !g_str_equal(sheet, beside))
        put_quoted(out, "--effects=", sheet);
}

// Which program does the work of passes, where one was named and there are such.
static void
put_mlir_opt(GString *out, const BsTarget *target, const BsDocument *document)
{
    const char *program = bs_recipe_options(target->recipes[0])->mlir_opt;
    gboolean is_needed = target->kind == BS_TARGET_DIFFERENCE;
    for (guint32 i = 1; i < bs_document_n_stages(document); i++)
        is_needed |= bs_document_stage(document, i)->made_by != NULL;
    if (program && is_needed)
        put_quoted(out, "--mlir-opt=", program);
}

// "bufscope-opt --check --buffer-deallocation-pipeline small.mlir".
static char *
command_of(const BsTarget *target, const BsWork *work, const BsDocument *document, const char *file)
{
    GString *out = g_string_new("bufscope-opt");
    const char *name = name_of_pipeline(document);
    if (bs_document_upstream(document) != BS_UPSTREAM_DEFAULT)
        g_string_append_printf(out, " --upstream=%d", bs_document_upstream(document));
    if (bs_recipe_options(target->recipes[0])->allow_unregistered)
        g_string_append(out, " --allow-unregistered-dialect");
    put_sheet(out, work, file);
    put_mlir_opt(out, target, document);
    if (target->kind == BS_TARGET_DIFFERENCE) {
        g_autoptr(GString) list = g_string_new(target->names[0]);
        for (guint i = 1; i < target->n; i++)
            g_string_append_printf(list, ",%s", target->names[i]);
        put_quoted(out, "--compare=", list->str);
    } else {
        g_string_append(out, target->is_own ? " --run" : " --check");
        if (name)
            put_quoted(out, "--", name);
        else if (!g_str_equal(bs_document_pipeline(document), "builtin.module()"))
            put_quoted(out, "--pass-pipeline=", bs_document_pipeline(document));
    }
    if (target->steps)
        g_string_append_printf(out, " --most-steps=%" G_GUINT64_FORMAT, target->steps);
    put_quoted(out, "", file);
    return g_string_free(out, FALSE);
}

static char *
what_of(const BsTarget *target, const BsWork *work, const BsFound *found)
{
    GString *out = g_string_new(NULL);
    const char *stage = target->stage ? target->stage : "";
    g_autofree char *pass = g_strndup(stage, strcspn(stage, " "));
    if (found->line)
        g_string_append_printf(out, "line %u: ", found->line);
    if (target->kind == BS_TARGET_REFUSAL) {
        g_string_append_printf(out, "%s refuses it: %s", pass,
                               found->message ? found->message : "");
    } else if (target->kind == BS_TARGET_FINDING) {
        g_string_append_printf(out, "%s%s", target->is_sure ? "" : "perhaps ", target->what);
        if (target->has_place)
            g_string_append_printf(out, " at '%s'", work->mark->def->name);
        g_string_append_printf(
            out, g_str_equal(pass, "input") ? ", before the passes" : ", since %s", pass);
    }
    for (guint i = 0; target->kind == BS_TARGET_DIFFERENCE && i < target->n; i++)
        g_string_append_printf(out, "%s%s: %s", i ? "; " : "", target->names[i], target->ends[i]);
    for (char *at = out->str; *at; at++) {
        if (g_ascii_iscntrl(*at))
            *at = ' ';
    }
    return g_string_free(out, FALSE);
}

char *
bs_target_head(const BsTarget *target, const BsWork *work, const BsDocument *document,
               const char *file, const BsFound *found, char **what)
{
    g_autofree char *command = command_of(target, work, document, file);
    const char *name = name_of_pipeline(document);
    *what = what_of(target, work, found);
    g_strdelimit(command, "\n\r", ' ');
    return target->kind == BS_TARGET_DIFFERENCE
               ? g_strdup_printf("// %s\n// @%s ends differently:\n// %s\n", command,
                                 target->function, *what)
               : g_strdup_printf("// %s\n// bufscope: pipeline=%s\n// %s\n", command,
                                 name ? name : bs_document_pipeline(document), *what);
}
