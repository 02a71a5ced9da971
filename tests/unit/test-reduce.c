// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs that are made smaller: always in the same way, no further than they may be, until they
// are not wanted any more; and changes that are taken back for good.
#include "debug/reduce/reduce.h"
#include "fixture.h"

#include <gio/gio.h>
#include <string.h>

static const char text[] = "func.func private @other(memref<16xf32>)\n"
                           "func.func @twice(%n: index, %out: memref<16xf32>) {\n"
                           "  %c0 = arith.constant 0 : index\n"
                           "  %c1 = arith.constant 1 : index\n"
                           "  %mine = memref.alloc() : memref<16xf32>\n"
                           "  scf.for %i = %c0 to %n step %c1 {\n"
                           "    memref.copy %mine, %out : memref<16xf32> to memref<16xf32>\n"
                           "  }\n"
                           "  call @other(%out) : (memref<16xf32>) -> ()\n"
                           "  memref.dealloc %mine : memref<16xf32>\n"
                           "  memref.dealloc %mine : memref<16xf32>\n"
                           "  return\n"
                           "}\n";
enum { LEAST_OPS = 5 }; // a function, an allocation, two that free it, a return

static BsRecipe *
recipe_of(const char *program)
{
    g_autoptr(BsPipeline) pipeline = bs_pipeline_new("builtin.module");
    const BsDocumentOptions options = {.pipeline = pipeline};
    BsDocument *document = bs_document_load("test.mlir", program, strlen(program), &options);
    BsRecipe *recipe = bs_document_recipe(document);
    bs_document_free(document);
    return recipe;
}

static void
count(gpointer data, guint n_ops, guint n_first)
{
    guint *told = data;
    g_assert_cmpuint(n_ops, <=, n_first);
    ++*told;
}

static BsReduced *
reduce_text(const char *program, const BsReduceOptions *options, GError **error)
{
    BsRecipe *recipe = recipe_of(program);
    BsReduced *reduced = bs_reduce_finding(recipe, options, error);
    bs_recipe_free(recipe);
    return reduced;
}

static BsReduced *
reduce(const BsReduceOptions *options, GError **error)
{
    return reduce_text(text, options, error);
}

static void
test_same(void)
{
    guint told = 0;
    const BsReduceOptions options = {.file = "small.mlir", .progress = count, .data = &told};
    g_autoptr(GError) error = NULL;
    g_autoptr(BsReduced) one = reduce(&options, &error);
    g_assert_no_error(error);
    g_autoptr(BsReduced) other = reduce(&options, &error);
    g_assert_no_error(error);
    g_assert_cmpstr(one->text, ==, other->text);
    g_assert_cmpuint(one->n_ops, ==, LEAST_OPS);
    g_assert_cmpuint(one->n_first, ==, 12);
    g_assert_cmpuint(told, >, 0);
    g_assert_false(one->is_limited);
    g_assert_true(g_str_has_prefix(one->text, "// bufscope-opt --check small.mlir\n"));
    g_assert_cmpstr(one->what, ==, "line 6: freed-twice at 'memref.alloc', before the passes");
}

// What is smaller already cannot become smaller.
static void
test_small(void)
{
    g_autoptr(GError) error = NULL;
    g_autoptr(BsReduced) reduced = reduce(NULL, &error);
    g_assert_no_error(error);
    g_autoptr(BsReduced) again = reduce_text(reduced->text, NULL, &error);
    g_assert_no_error(error);
    g_assert_cmpstr(again->text, ==, reduced->text);
}

// Programs, what is found in them, and how many ops are left.
static const struct {
    const char *text, *what;
    guint n_ops, number;
} programs[] = {
    // One input shows it; what is left no longer asks for it, or asks for less.
    {"func.func @f(%n: i32, %c: i1) {\n  %c41 = arith.constant 41 : i32\n"
     "  %a = memref.alloc() : memref<4xi8>\n  %x = arith.addi %n, %c41 : i32\n"
     "  %is = arith.cmpi eq, %n, %c41 : i32\n  %both = arith.andi %is, %c : i1\n"
     "  memref.dealloc %a : memref<4xi8>\n  scf.if %both {\n"
     "    memref.dealloc %a : memref<4xi8>\n  }\n  return\n}\n",
     "line 6: freed-twice at 'memref.alloc', before the passes", 5},
    // It is shown by who calls it: arguments of the caller are none of its own.
    {"func.func private @f(%c: i1) {\n  %a = memref.alloc() : memref<4xi8>\n"
     "  memref.dealloc %a : memref<4xi8>\n  scf.if %c {\n"
     "    memref.dealloc %a : memref<4xi8>\n  }\n  return\n}\n"
     "func.func @main(%n: i32) {\n  %true = arith.constant true\n"
     "  call @f(%true) : (i1) -> ()\n  return\n}\n",
     "line 6: freed-twice at 'memref.alloc', before the passes", 5},
    // A round uses what the one before it has freed: in the end there is no loop.
    {"func.func @f(%a: memref<4xi8>, %n: index) {\n  %c0 = arith.constant 0 : index\n"
     "  %c1 = arith.constant 1 : index\n  scf.for %i = %c0 to %n step %c1 {\n"
     "    %v = memref.load %a[%c0] : memref<4xi8>\n"
     "    memref.dealloc %a : memref<4xi8>\n  }\n  return\n}\n",
     "line 5: used-freed at 'func.func', before the passes", 4, 2},
};

static void
test_programs(void)
{
    for (guint i = 0; i < G_N_ELEMENTS(programs); i++) {
        const BsReduceOptions options = {.number = programs[i].number};
        g_autoptr(GError) error = NULL;
        g_autoptr(BsReduced) reduced = reduce_text(programs[i].text, &options, &error);
        g_assert_no_error(error);
        g_test_message("%s", reduced->text);
        g_assert_cmpstr(reduced->what, ==, programs[i].what);
        g_assert_cmpuint(reduced->n_ops, ==, programs[i].n_ops);
        g_assert_false(reduced->is_limited);
    }
}

static void
test_limits(void)
{
    const BsReduceOptions few = {.most_tries = 1};
    g_autoptr(GError) error = NULL;
    g_autoptr(BsReduced) reduced = reduce(&few, &error);
    g_assert_no_error(error);
    g_assert_true(reduced->is_limited);
    g_assert_cmpuint(reduced->n_tries, ==, 1);
    g_assert_nonnull(strstr(reduced->what, "freed-twice at 'memref.alloc'"));
}

static void
test_errors(void)
{
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    const BsReduceOptions second = {.number = 2}, stopped = {.cancellable = cancellable};
    g_autoptr(GError) error = NULL;
    g_assert_null(reduce(&second, &error));
    g_assert_error(error, BS_REDUCE_ERROR, BS_REDUCE_ERROR_NOTHING);
    g_clear_error(&error);
    g_cancellable_cancel(cancellable);
    g_assert_null(reduce(&stopped, &error));
    g_assert_error(error, BS_REDUCE_ERROR, BS_REDUCE_ERROR_CANCELLED);
    g_clear_error(&error);
    BsRecipe *recipe = recipe_of("func.func @f(\n");
    g_assert_null(bs_reduce_finding(recipe, NULL, &error));
    g_assert_error(error, BS_REDUCE_ERROR, BS_REDUCE_ERROR_NOTHING);
    bs_recipe_free(recipe);
}

// What was taken back is forgotten, and other changes come in its place.
static void
test_cut(void)
{
    Fixture f;
    fixture_init(&f);
    BsOp *kept = fixture_op(&f, "test.kept", 0, NULL, 1, 0);
    const guint32 before = bs_journal_length(f.ir->journal);
    bs_op_erase(f.ir, kept);
    bs_journal_seek(f.ir, before);
    bs_journal_cut(f.ir);
    g_assert_cmpuint(bs_journal_length(f.ir->journal), ==, before);
    g_assert_cmpuint(bs_journal_n_erased(f.ir->journal), ==, 0);
    g_assert_false(kept->erased);
    BsOp *other = fixture_op(&f, "test.other", 0, NULL, 0, 0);
    g_assert_true(bs_op_next(kept) == other);
    bs_journal_seek(f.ir, before);
    g_assert_true(bs_op_next(kept) == f.end);
    bs_journal_seek(f.ir, bs_journal_length(f.ir->journal));
    g_assert_true(bs_op_next(kept) == other);
    fixture_clear(&f);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/reduce/the same each time", test_same);
    g_test_add_func("/reduce/what is small", test_small);
    g_test_add_func("/reduce/programs", test_programs);
    g_test_add_func("/reduce/limits", test_limits);
    g_test_add_func("/reduce/errors", test_errors);
    g_test_add_func("/reduce/changes taken back", test_cut);
    return g_test_run();
}
