// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All paths of a function: how many there are, what each says of its input, what goes wrong on
// which.
#include "program.h"
#include "sim/explore.h"

typedef struct Example {
    const char *name, *text;
    guint leaves, faulty;
    const char *input; // of the only faulty leaf, or of the last one; NULL: any
} Example;

// clang-format off
static const Example examples[] = {
    {"a branch that is decided once",
     "func.func @f(%c: i1, %x: i32) {\n"
     "  %true = arith.constant true\n"
     "  %not = arith.xori %c, %true : i1\n"
     "  %m = memref.alloc() : memref<4xi32>\n"
     "  scf.if %c {\n"
     "    memref.dealloc %m : memref<4xi32>\n"
     "  }\n"
     "  scf.if %not {\n"
     "    memref.dealloc %m : memref<4xi32>\n"
     "  }\n"
     "  return\n"
     "}\n", 2, 0, NULL},
    {"two that have nothing to do with one another",
     "func.func @f(%c: i1, %d: i1) {\n"
     "  %m = memref.alloc() : memref<4xi32>\n"
     "  memref.dealloc %m : memref<4xi32>\n"
     "  %both = arith.andi %c, %d : i1\n"
     "  scf.if %both {\n"
     "    memref.dealloc %m : memref<4xi32>\n"
     "  }\n"
     "  return\n"
     "}\n", 2, 1, "1, 1"},
    {"numbers between bounds",
     "func.func @f(%n: index) {\n"
     "  %c4 = arith.constant 4 : index\n"
     "  %c6 = arith.constant 6 : index\n"
     "  %low = arith.cmpi ugt, %n, %c4 : index\n"
     "  %m = memref.alloc() : memref<4xi32>\n"
     "  memref.dealloc %m : memref<4xi32>\n"
     "  scf.if %low {\n"
     "    %high = arith.cmpi slt, %n, %c6 : index\n"
     "    scf.if %high {\n"
     "      %is = arith.cmpi eq, %n, %c4 : index\n"
     "      %frees = arith.cmpi sgt, %n, %c4 : index\n"
     "      scf.if %is {\n"
     "      } else {\n"
     "        scf.if %frees {\n"
     "          memref.dealloc %m : memref<4xi32>\n"
     "        }\n"
     "      }\n"
     "    }\n"
     "  }\n"
     "  return\n"
     "}\n", 4, 1, NULL},
    {"as many rounds as another loop",
     "func.func @f(%n: index) {\n"
     "  %c0 = arith.constant 0 : index\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %k = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {\n"
     "    %b = arith.addi %a, %c1 : index\n"
     "    scf.yield %b : index\n"
     "  }\n"
     "  %l = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {\n"
     "    %b = arith.addi %a, %c1 : index\n"
     "    scf.yield %b : index\n"
     "  }\n"
     "  %m = memref.alloc() : memref<4xi32>\n"
     "  %same = arith.cmpi eq, %k, %l : index\n"
     "  scf.if %same {\n"
     "    memref.dealloc %m : memref<4xi32>\n"
     "  }\n"
     "  return\n"
     "}\n", 5, 0, NULL},
    {"an element of the caller's memory",
     "func.func @f(%t: memref<3xi1>) {\n"
     "  %c2 = arith.constant 2 : index\n"
     "  %c = memref.load %t[%c2] : memref<3xi1>\n"
     "  %m = memref.alloc() : memref<4xi32>\n"
     "  scf.if %c {\n"
     "    memref.dealloc %m : memref<4xi32>\n"
     "  }\n"
     "  %d = memref.load %t[%c2] : memref<3xi1>\n"
     "  scf.if %d {\n"
     "  } else {\n"
     "    memref.dealloc %m : memref<4xi32>\n"
     "    memref.dealloc %m : memref<4xi32>\n"
     "  }\n"
     "  return\n"
     "}\n", 2, 1, "[1, 0, 0]"},
    {"who owns a buffer",
     "func.func @f(%c: i1, %given: memref<4xi32>) {\n"
     "  %false = arith.constant false\n"
     "  %true = arith.constant true\n"
     "  %m = memref.alloc() : memref<4xi32>\n"
     "  cf.cond_br %c, ^bb1(%m, %true : memref<4xi32>, i1), ^bb1(%given, %false : memref<4xi32>, i1)\n"
     "^bb1(%x: memref<4xi32>, %own: i1):\n"
     "  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xi32> -> memref<i32>, index, index, index\n"
     "  bufferization.dealloc (%base : memref<i32>) if (%own)\n"
     "  return\n"
     "}\n", 2, 1, "0, iota"},
    {"what a callee decides",
     "func.func @f(%c: i1) {\n"
     "  %m = memref.alloc() : memref<4xi32>\n"
     "  call @maybe(%c, %m) : (i1, memref<4xi32>) -> ()\n"
     "  return\n"
     "}\n"
     "func.func private @maybe(%d: i1, %x: memref<4xi32>) {\n"
     "  scf.if %d {\n"
     "    memref.dealloc %x : memref<4xi32>\n"
     "  }\n"
     "  return\n"
     "}\n", 2, 1, "0"},
    {"a hundred conditions go on as one",
     "func.func @f(%t: memref<100xi1>) {\n"
     "  %c0 = arith.constant 0 : index\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %c100 = arith.constant 100 : index\n"
     "  %m = memref.alloc() : memref<i32>\n"
     "  %x = arith.constant 7 : i32\n"
     "  scf.for %i = %c0 to %c100 step %c1 {\n"
     "    %c = memref.load %t[%i] : memref<100xi1>\n"
     "    scf.if %c {\n"
     "      memref.store %x, %m[] : memref<i32>\n"
     "    }\n"
     "  }\n"
     "  memref.dealloc %m : memref<i32>\n"
     "  return\n"
     "}\n", 0, 0, NULL},
    {"what each of many rounds may lose",
     "func.func @f(%t: memref<100xi1>) {\n"
     "  %c0 = arith.constant 0 : index\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %c100 = arith.constant 100 : index\n"
     "  scf.for %i = %c0 to %c100 step %c1 {\n"
     "    %c = memref.load %t[%i] : memref<100xi1>\n"
     "    scf.if %c {\n"
     "      %m = memref.alloc() : memref<i32>\n"
     "    }\n"
     "  }\n"
     "  return\n"
     "}\n", 0, 2, NULL},
    {"a handle may be what it was made of",
     "func.func @f(%c: i1) {\n"
     "  %m = memref.alloc() : memref<4xi32>\n"
     "  %h = \"x.wrap\"(%m) : (memref<4xi32>) -> !x.handle\n"
     "  scf.if %c {\n"
     "    memref.dealloc %m : memref<4xi32>\n"
     "  }\n"
     "  \"x.use\"(%h) : (!x.handle) -> ()\n"
     "  return\n"
     "}\n", 2, 1, "1"},
    {"bounds in several dimensions",
     "func.func @f(%n: index, %m: memref<4xi32>) {\n"
     "  %c0 = arith.constant 0 : index\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %a = memref.alloc() : memref<4xi32>\n"
     "  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c1) step (%c1, %c1) {\n"
     "    memref.dealloc %a : memref<4xi32>\n"
     "  }\n"
     "  return\n"
     "}\n", 0, 2, NULL},
    {"a condition that is a map",
     "func.func @f(%n: index) {\n"
     "  %a = memref.alloc() : memref<4xi32>\n"
     "  affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%n) {\n"
     "    memref.dealloc %a : memref<4xi32>\n"
     "  }\n"
     "  return\n"
     "}\n", 0, 1, "0"},
    {"who waits uses it",
     "func.func @f(%c: i1, %o: memref<4xi32>) {\n"
     "  %a = memref.alloc() : memref<4xi32>\n"
     "  %t0 = gpu.wait async\n"
     "  %t1 = gpu.memcpy async [%t0] %o, %a : memref<4xi32>, memref<4xi32>\n"
     "  memref.dealloc %a : memref<4xi32>\n"
     "  scf.if %c {\n"
     "    gpu.wait [%t1]\n"
     "  }\n"
     "  return\n"
     "}\n", 2, 1, "1, iota"},
};
// clang-format on

static void
test_paths(gconstpointer data)
{
    const Example *example = data;
    Program program;
    program_init(&program, example->text);
    g_autoptr(BsProgram) code = bs_program_new(program.ir);
    const BsOp *function = program_function(&program, 0);
    g_autoptr(BsInput) input = bs_input_new(code, function);
    BsPaths *paths = bs_explore(code, function, input, &(BsExploreOptions){0});
    guint faulty = 0;
    g_assert_cmpstr(paths->why, ==, NULL);
    g_assert_true(paths->is_complete);
    for (guint i = 0; i < paths->leaves->len; i++) {
        const BsLeaf *leaf = paths->leaves->pdata[i];
        GString *text = g_string_new(NULL);
        bs_input_append(leaf->input, text);
        g_test_message("%u faults with %s", leaf->faults->len, text->str);
        faulty += leaf->faults->len > 0;
        if (leaf->faults->len && example->input)
            g_assert_cmpstr(text->str, ==, example->input);
        g_string_free(text, TRUE);
    }
    if (example->leaves)
        g_assert_cmpuint(paths->leaves->len, ==, example->leaves);
    g_assert_cmpuint(faulty, ==, example->faulty);
    bs_paths_free(paths);
    program_clear(&program);
}

// More paths than are followed are said to be more.
static void
test_bounds(void)
{
    Program program;
    program_init(&program, examples[3].text);
    g_autoptr(BsProgram) code = bs_program_new(program.ir);
    const BsOp *function = program_function(&program, 0);
    g_autoptr(BsInput) input = bs_input_new(code, function);
    BsPaths *paths = bs_explore(code, function, input, &(BsExploreOptions){.paths = 2});
    g_assert_false(paths->is_complete);
    g_assert_cmpstr(paths->why, ==, "paths");
    bs_paths_free(paths);
    paths = bs_explore(code, function, input, &(BsExploreOptions){0});
    g_assert_true(paths->is_bounded);
    bs_paths_free(paths);
    program_clear(&program);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    for (gsize i = 0; i < G_N_ELEMENTS(examples); i++) {
        g_autofree char *name = g_strdup_printf("/explore/%s", examples[i].name);
        g_test_add_data_func(name, &examples[i], test_paths);
    }
    g_test_add_func("/explore/bounds", test_bounds);
    return g_test_run();
}
