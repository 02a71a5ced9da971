// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pass on a program of twice the size takes about twice the memory, also where it takes things
// off a long list one by one.
#include "passes/run/pass.h"
#include "program.h"
#include "syntax/diag-print.h"

typedef struct Shape {
    const char *name, *pipeline;
    void (*write)(GString *text, guint n);
} Shape;

static void
put_list(GString *text, guint n, const char *format)
{
    for (guint i = 0; i < n; i++) {
        if (i)
            g_string_append(text, ", ");
        for (const char *p = format; *p; p++) {
            if (*p == '#')
                g_string_append_printf(text, "%u", i);
            else
                g_string_append_c(text, *p);
        }
    }
}

// A loop that passes n arguments round, of which one is used.
static void
write_dead_arguments(GString *text, guint n)
{
    g_string_append(text, "func.func private @use(i32)\nfunc.func @f(");
    put_list(text, n, "%a#: i32");
    g_string_append(text, ") {\n  cf.br ^bb1(");
    put_list(text, n, "%a#");
    g_string_append(text, " : ");
    put_list(text, n, "i32");
    g_string_append(text, ")\n^bb1(");
    put_list(text, n, "%b#: i32");
    g_string_append(text, "):\n  call @use(%b0) : (i32) -> ()\n  cf.br ^bb1(");
    put_list(text, n, "%b#");
    g_string_append(text, " : ");
    put_list(text, n, "i32");
    g_string_append(text, ")\n}\n");
}

// A dealloc of n memrefs that are retained too: one after the other is found to be no concern of
// it.
static void
write_returned_memrefs(GString *text, guint n)
{
    g_string_append(text, "func.func @f(");
    put_list(text, n, "%a#: memref<4xf32>");
    g_string_append(text, ") -> (");
    put_list(text, n, "memref<4xf32>");
    g_string_append(text, ") {\n  return ");
    put_list(text, n, "%a#");
    g_string_append(text, " : ");
    put_list(text, n, "memref<4xf32>");
    g_string_append(text, "\n}\n");
}

// Bytes that the program has after the pipeline.
static gsize
memory_in(const Shape *shape, guint n, BsUpstream upstream)
{
    GString *text = g_string_new(NULL);
    shape->write(text, n);
    Program program;
    program_init_for(&program, upstream, text->str);
    BsPassContext context = {.ir = program.ir, .diags = &program.diags};
    BsPipeline *pipeline = bs_pipeline_parse(shape->pipeline, NULL);
    g_assert_true(bs_pipeline_run(pipeline, &context, &(const BsRunOptions){.verify_each = TRUE}));
    gsize used = program.ir->arena.used;
    bs_pipeline_free(pipeline);
    program_clear(&program);
    g_string_free(text, TRUE);
    return used;
}

static gsize
memory_for(const Shape *shape, guint n)
{
    return memory_in(shape, n, BS_UPSTREAM_DEFAULT);
}

static void
test_memory(gconstpointer data)
{
    const Shape *shape = data;
    gsize once = memory_for(shape, 200), twice = memory_for(shape, 400);
    g_test_message("%" G_GSIZE_FORMAT " bytes, %" G_GSIZE_FORMAT " for twice as much", once, twice);
    g_assert_cmpuint(twice, <, 3 * once);
}

// Each sum of a number that is not known and the one before.
static void
write_sums(GString *text, guint n)
{
    g_string_append(text, "func.func @f(%s0: index) {\n  %m = memref.alloc() : memref<8xf32>\n");
    for (guint i = 0; i < n; i++)
        g_string_append_printf(text, "  %%s%u = arith.addi %%s%u, %%s0 : index\n", i + 1, i);
    g_string_append(text, "  memref.dealloc %m : memref<8xf32>\n  return\n}\n");
}

// Where every number is looked for through all that it is computed from, this ends on the stack.
static void
test_long_sums(void)
{
    const Shape shape = {"sums", "builtin.module(func.func(buffer-deallocation))", write_sums};
    g_assert_cmpuint(memory_for(&shape, 100000), >, 0);
}

// A number that is computed from the one before and itself, and used as an input of a map.
static void
write_doubled(GString *text, guint n)
{
    g_string_append(text, "func.func @f(%s0: index, %m: memref<?xindex>) {\n"
                          "  scf.for %i = %s0 to %s0 step %s0 {\n");
    for (guint i = 0; i < n; i++)
        g_string_append_printf(text, "  %%s%u = arith.muli %%s%u, %%s%u : index\n", i + 1, i, i);
    g_string_append_printf(text,
                           "  %%a = affine.apply affine_map<(d0) -> (d0 + 1)>(%%s%u)\n"
                           "  memref.store %%a, %%m[%%a] : memref<?xindex>\n  }\n  return\n}\n",
                           n);
}

// Where each way to a number is gone to see whether the last one is a symbol, this never ends;
// where all of one way is, it ends on the stack.
static void
test_doubled_numbers(void)
{
    const Shape shape = {"doubled", "builtin.module(canonicalize)", write_doubled};
    g_assert_cmpuint(memory_in(&shape, 64, BS_UPSTREAM_22), >, 0);
    g_assert_cmpuint(memory_in(&shape, 50000, BS_UPSTREAM_22), >, 0);
}

// One loop of a single block after the other, which nothing decides.
static void
write_row_of_loops(GString *text, guint n)
{
    g_string_append(text, "func.func @f(%m: memref<i1>) {\n  cf.br ^b0\n");
    for (guint i = 0; i < n; i++)
        g_string_append_printf(text,
                               "^b%u:\n  %%a%u = memref.alloc() : memref<4xf32>\n"
                               "  %%q%u = memref.load %%m[] : memref<i1>\n"
                               "  cf.cond_br %%q%u, ^b%u, ^b%u\n",
                               i, i, i, i, i, i + 1);
    g_string_append_printf(text, "^b%u:\n  return\n}\n", n);
}

// Where the way out of each is looked for through all that follow, this ends on the stack, or
// hardly ever.
static void
test_row_of_loops(void)
{
    const Shape shape = {"loops", "builtin.module(func.func(buffer-hoisting))", write_row_of_loops};
    g_assert_cmpuint(memory_for(&shape, 100000), >, 0);
}

// Functions of a few ops each.
static void
write_functions(GString *text, guint n)
{
    for (guint i = 0; i < n; i++)
        g_string_append_printf(text,
                               "func.func @f%u(%%c: i1) {\n"
                               "  %%a = memref.alloc() : memref<4xf32>\n"
                               "  cf.cond_br %%c, ^b0, ^b1\n"
                               "^b0:\n  test.copy(%%a, %%a) : (memref<4xf32>, memref<4xf32>)\n"
                               "  cf.br ^b1\n"
                               "^b1:\n  return\n}\n",
                               i);
}

// Where a pass, or the verifier behind it, prepares for the whole program each time that it runs on
// a function, this hardly ever ends.
static void
test_function_by_function(void)
{
    static const Shape functions = {
        "functions",
        "builtin.module(func.func(buffer-hoisting,buffer-deallocation,canonicalize,cse,"
        "buffer-deallocation-simplification,canonicalize{region-simplify=aggressive}))",
        write_functions};
    g_assert_cmpuint(memory_for(&functions, 30000), >, 0);
}

// An arm in which much folds: what is around an op is looked at again when the op changes.
static void
write_full_arm(GString *text, guint n)
{
    g_string_append(text, "func.func @f(%c: i1, %x: i32, %m: memref<i32>) {\n"
                          "  %zero = arith.constant 0 : i32\n  scf.if %c {\n");
    for (guint i = 0; i < n; i++)
        g_string_append_printf(text,
                               "    %%a%u = arith.addi %%x, %%zero : i32\n"
                               "    memref.store %%a%u, %%m[] : memref<i32>\n",
                               i, i);
    g_string_append(text, "  }\n  return\n}\n");
}

// Where that walks over all that is in it, this hardly ever ends.
static void
test_full_arm(void)
{
    const Shape shape = {"arm", "builtin.module(canonicalize)", write_full_arm};
    g_assert_cmpuint(memory_for(&shape, 200000), >, 0);
}

// Where each message looks for its line from the beginning of the text on, this hardly ever ends.
static void
test_messages(void)
{
    enum { LINES = 300000 };
    g_autoptr(GString) text = g_string_new(NULL), out = g_string_new(NULL);
    BsDiags diags;
    bs_diags_init(&diags);
    for (guint32 i = 1; i <= LINES; i++) {
        g_string_append(text, "as it stands\n");
        bs_diags_warning(&diags, (BsLoc){.line = i, .column = 4}, "seen");
    }
    BsLines lines = {0};
    bs_diags_format(&diags, &(const BsSource){"f", text->str, text->len, .lines = &lines}, out);
    g_assert_true(g_str_has_suffix(out->str, "f:300000:4: warning: seen\nas it stands\n   ^\n"));
    bs_lines_clear(&lines);
    bs_diags_clear(&diags);
}

static const Shape shapes[] = {
    {"dead-arguments", "builtin.module(canonicalize)", write_dead_arguments},
    {"returned-memrefs", "builtin.module(buffer-deallocation-pipeline)", write_returned_memrefs},
};

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    for (guint i = 0; i < G_N_ELEMENTS(shapes); i++) {
        char *path = g_strdup_printf("/growth/memory/%s", shapes[i].name);
        g_test_add_data_func(path, &shapes[i], test_memory);
        g_free(path);
    }
    g_test_add_func("/growth/long-sums", test_long_sums);
    g_test_add_func("/growth/doubled-numbers", test_doubled_numbers);
    g_test_add_func("/growth/row-of-loops", test_row_of_loops);
    g_test_add_func("/growth/function-by-function", test_function_by_function);
    g_test_add_func("/growth/full-arm", test_full_arm);
    g_test_add_func("/growth/messages", test_messages);
    return g_test_run();
}
