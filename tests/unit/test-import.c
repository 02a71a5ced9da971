// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Importing with programs that play mlir-opt: which one is found, what comes back, and what is said
// when nothing does.
#include "debug/document/command.h"
#include "debug/document/import.h"
#include "debug/document/misspelt.h"

#include <glib/gstdio.h>
#include <string.h>

// A folder that is all of PATH.
static char *bin;

static void
add_program(const char *name, const char *script)
{
    g_autofree char *path = g_build_filename(bin, name, NULL);
    g_autofree char *text = g_strdup_printf("#!/bin/sh\n%s\n", script);
    g_assert_true(g_file_set_contents(path, text, -1, NULL));
    g_assert_cmpint(g_chmod(path, 0755), ==, 0);
}

static void
remove_program(const char *name)
{
    g_autofree char *path = g_build_filename(bin, name, NULL);
    g_assert_cmpint(g_unlink(path), ==, 0);
}

static void
check_found(const char *chosen, BsUpstream upstream, const char *expected)
{
    g_autoptr(GError) error = NULL;
    g_autofree char *path = bs_import_find(chosen, upstream, &error);
    g_autofree char *name = path ? g_path_get_basename(path) : NULL;
    g_assert_cmpstr(name, ==, expected);
    g_assert_true(!expected == !!error);
}

// Who has none is told what to install: the release whose rules hold.
static void
check_package(BsUpstream upstream, const char *package)
{
    g_autoptr(GError) error = NULL;
    g_assert_null(bs_import_find(NULL, upstream, &error));
    g_assert_true(g_str_has_suffix(error->message, package));
}

static void
test_find(void)
{
    check_found(NULL, BS_UPSTREAM_19, NULL);
    check_package(BS_UPSTREAM_19, "mlir-19-tools");
    check_package(BS_UPSTREAM_22, "mlir-22-tools");
    add_program("mlir-opt-16", "");
    check_found(NULL, BS_UPSTREAM_19, "mlir-opt-16");
    add_program("mlir-opt-20", "");
    check_found("", BS_UPSTREAM_19, "mlir-opt-20");
    add_program("mlir-opt", "");
    check_found(NULL, BS_UPSTREAM_19, "mlir-opt");
    add_program("mlir-opt-19", "");
    add_program("mlir-opt-22", "");
    check_found(NULL, BS_UPSTREAM_19, "mlir-opt-19");
    check_found(NULL, BS_UPSTREAM_22, "mlir-opt-22");
    check_found("mlir-opt-16", BS_UPSTREAM_22, "mlir-opt-16");
    check_found("mlir-opt-3", BS_UPSTREAM_22, NULL);
    static const char *const programs[] = {"mlir-opt-16", "mlir-opt-20", "mlir-opt", "mlir-opt-19",
                                           "mlir-opt-22"};
    for (guint i = 0; i < G_N_ELEMENTS(programs); i++)
        remove_program(programs[i]);
}

static GBytes *
import(const char *script, BsImport how, GError **error)
{
    add_program("mlir-opt", script);
    g_autofree char *path = bs_import_find(NULL, BS_UPSTREAM_19, NULL);
    GBytes *bytes = bs_import_run(path, how, "a.mlir", "text", 4, NULL, error);
    remove_program("mlir-opt");
    return bytes;
}

static void
check_written(BsImport how, const char *expected)
{
    g_autoptr(GError) error = NULL;
    g_autoptr(GBytes) bytes = import("read line; echo \"$line $*\"", how, &error);
    g_assert_no_error(error);
    gsize len;
    const char *text = g_bytes_get_data(bytes, &len);
    g_assert_cmpmem(text, len, expected, strlen(expected));
}

static void
test_run(void)
{
    check_written(BS_IMPORT_GENERIC, "text --allow-unregistered-dialect --mlir-print-op-generic\n");
    check_written(BS_IMPORT_BUFFERIZED,
                  "text --allow-unregistered-dialect "
                  "--one-shot-bufferize=bufferize-function-boundaries --mlir-print-op-generic\n");
}

static void
test_refused(void)
{
    g_autoptr(GError) error = NULL, silent = NULL, empty = NULL;
    g_assert_null(import("echo '<stdin>:1:2: error: no' >&2; exit 1", BS_IMPORT_GENERIC, &error));
    g_assert_true(g_str_has_suffix(error->message, "mlir-opt: a.mlir:1:2: error: no"));
    g_assert_null(import("exit 1", BS_IMPORT_GENERIC, &silent));
    g_assert_true(g_str_has_suffix(silent->message, "failed without a word"));
    g_assert_null(import("read line; exit 0", BS_IMPORT_GENERIC, &empty));
    g_assert_true(g_str_has_suffix(empty->message, "wrote nothing: is it an mlir-opt?"));
}

static BsDocument *
load(const char *text, const char *made_by)
{
    const BsDocumentOptions options = {.made_by = made_by};
    return bs_document_load("a b.mlir", text, strlen(text), &options);
}

static void
check_advice(const char *text, BsImport expected)
{
    BsDocument *document = load(text, NULL);
    g_assert_cmpint(bs_import_advice(document), ==, expected);
    bs_document_free(document);
}

static void
test_advice(void)
{
    check_advice("func.func @f(%m: memref<2xf32>) { return }", BS_IMPORT_NOTHING);
    check_advice("func.func @f(%m: memref<2xf32>) { spirv.Return }", BS_IMPORT_GENERIC);
    check_advice("func.func @f(%m: tensor<2xf32>) { return }", BS_IMPORT_BUFFERIZED);
    check_advice("func.func @f() { %0 = tensor.empty() : tensor<2xf32>\n return }",
                 BS_IMPORT_BUFFERIZED);
    check_advice("func.func private @f(tensor<2xf32>)", BS_IMPORT_NOTHING);
}

// The input says who made it, also in what is loaded again, and the command line makes it again.
static void
test_marked(void)
{
    BsDocument *document = load("func.func @f() { return }", "mlir-opt-19 --x");
    g_assert_cmpstr(bs_document_stage(document, 0)->made_by, ==, "mlir-opt-19 --x");
    g_assert_null(bs_document_stage(document, 1)->made_by);
    BsRecipe *recipe = bs_document_recipe(document);
    g_autofree char *line = bs_document_command(document, 0);
    g_assert_cmpstr(line, ==, "mlir-opt-19 --x 'a b.mlir' | mlir-opt-19");
    bs_document_free(document);
    document = bs_recipe_load(recipe, NULL);
    bs_recipe_free(recipe);
    g_assert_cmpstr(bs_document_stage(document, 0)->made_by, ==, "mlir-opt-19 --x");
    bs_document_free(document);
}

// What is nearly the name of a known op is a slip, and nothing to be translated.
static void
test_misspelt(void)
{
    static const struct {
        const char *op, *meant;
    } rows[] = {
        {"memref.aloc()", "memref.alloc"},
        {"memref.allco()", "memref.alloc"},
        {"memerf.alloc()", "memref.alloc"},
        {"retrun", "return"},
        {"memref.dealoc %m", "memref.dealloc"},
        {"memref.frobnicate", NULL},
        {"acc.parallel", NULL},           // of a dialect that has no table
        {"shape.shape_eq", NULL},         // ... or one with gaps
        {"bufferization.to_bufer", NULL}, // to_buffer comes with 22
        {"tosa.add %m, %m", NULL},
        {"memref.alloc() {", NULL},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autofree char *text = g_strdup_printf(
            "func.func @f(%%m: memref<f32>) {\n  %s : memref<f32>\n}\n", rows[i].op);
        BsDocument *document = bs_document_load("f.mlir", text, strlen(text), NULL);
        g_assert_cmpstr(bs_document_meant_op(document), ==, rows[i].meant);
        g_assert_cmpint(bs_import_advice(document), ==,
                        rows[i].meant ? BS_IMPORT_NOTHING : BS_IMPORT_GENERIC);
        bs_document_free(document);
    }
}

// In generic form it is the verifier that does not know the op.
static void
test_misspelt_in_generic_form(void)
{
    static const char *const rows[][2] = {
        {"memref.allocc", "memref.alloc"},
        {"arith.constnat", "arith.constant"},
        {"func.retrun", "func.return"},
        {"memref.frobnicate", NULL},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autofree char *text = g_strdup_printf(
            "func.func @f() {\n  \"%s\"() : () -> ()\n  func.return\n}\n", rows[i][0]);
        BsDocument *document = bs_document_load("f.mlir", text, strlen(text), NULL);
        g_assert_cmpstr(bs_document_meant_op(document), ==, rows[i][1]);
        g_assert_cmpint(bs_import_advice(document), ==, BS_IMPORT_NOTHING);
        bs_document_free(document);
    }
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    bin = g_dir_make_tmp("bufscope-import-XXXXXX", NULL);
    g_setenv("PATH", bin, TRUE);
    g_test_add_func("/import/find", test_find);
    g_test_add_func("/import/run", test_run);
    g_test_add_func("/import/refused", test_refused);
    g_test_add_func("/import/advice", test_advice);
    g_test_add_func("/import/misspelt", test_misspelt);
    g_test_add_func("/import/misspelt-in-generic-form", test_misspelt_in_generic_form);
    g_test_add_func("/import/marked", test_marked);
    const int status = g_test_run();
    g_rmdir(bin);
    g_free(bin);
    return status;
}
