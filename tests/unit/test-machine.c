// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The machine: what ops do, what can go wrong with memory, limits, the record of a run.
#include "program.h"
#include "sim/input.h"
#include "sim/recording.h"

// -- helpers -------------------------------------------------------------------------------------

typedef struct Run {
    Program program;
    BsProgram *code;
    BsMachine *machine;
} Run;

// The first function of a program, ready to be executed with these arguments.
static void
run_init(Run *run, const char *text, const char *args, const BsLimits *limits)
{
    GError *error = NULL;
    const char *why = NULL;
    program_init(&run->program, text);
    run->code = bs_program_new(run->program.ir);
    const BsOp *function = program_function(&run->program, 0);
    BsInput *input = bs_input_parse(run->code, function, args, &error);
    g_assert_no_error(error);
    run->machine = bs_machine_new(run->code, function, limits);
    g_assert_true(bs_input_apply(input, run->machine, &why));
    bs_input_free(input);
}

static void
run_clear(Run *run)
{
    bs_machine_free(run->machine);
    bs_program_unref(run->code);
    program_clear(&run->program);
}

static gint64
result_of(const BsMachine *machine)
{
    const guint64 *words;
    const BsStorage *storage;
    const char *why = NULL;
    const BsEnding ending = bs_machine_ending(machine, &why);
    g_assert_cmpstr(why, ==, NULL);
    g_assert_cmpint(ending, ==, BS_RETURNED);
    g_assert_true(bs_machine_result(machine, 0, &words, &storage));
    return (gint64)words[0];
}

// -- results -------------------------------------------------------------------------------------

typedef struct Example {
    const char *name, *text, *args;
    gint64 result;
} Example;

static const Example examples[] = {
    {"sum of a loop",
     "func.func @f(%n: index) -> index {\n"
     "  %c0 = arith.constant 0 : index\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {\n"
     "    %t = arith.addi %s, %i : index\n"
     "    scf.yield %t : index\n"
     "  }\n"
     "  return %r : index\n"
     "}\n",
     "5", 10},
    {"what goes round changes places",
     "func.func @f(%n: index) -> index {\n"
     "  %c0 = arith.constant 0 : index\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %c1) -> (index, index) {\n"
     "    scf.yield %b, %a : index, index\n"
     "  }\n"
     "  return %r#0 : index\n"
     "}\n",
     "3", 1},
    {"collatz",
     "func.func @f(%n: i32) -> i32 {\n"
     "  %c0 = arith.constant 0 : i32\n"
     "  %c1 = arith.constant 1 : i32\n"
     "  %c2 = arith.constant 2 : i32\n"
     "  %c3 = arith.constant 3 : i32\n"
     "  %r:2 = scf.while (%x = %n, %k = %c0) : (i32, i32) -> (i32, i32) {\n"
     "    %more = arith.cmpi ne, %x, %c1 : i32\n"
     "    scf.condition(%more) %x, %k : i32, i32\n"
     "  } do {\n"
     "  ^bb0(%x: i32, %k: i32):\n"
     "    %bit = arith.remui %x, %c2 : i32\n"
     "    %odd = arith.cmpi eq, %bit, %c1 : i32\n"
     "    %next = scf.if %odd -> i32 {\n"
     "      %m = arith.muli %x, %c3 : i32\n"
     "      %p = arith.addi %m, %c1 : i32\n"
     "      scf.yield %p : i32\n"
     "    } else {\n"
     "      %h = arith.shrui %x, %c1 : i32\n"
     "      scf.yield %h : i32\n"
     "    }\n"
     "    %j = arith.addi %k, %c1 : i32\n"
     "    scf.yield %next, %j : i32, i32\n"
     "  }\n"
     "  return %r#1 : i32\n"
     "}\n",
     "27", 111},
    {"recursion",
     "func.func @f(%n: i64) -> i64 {\n"
     "  %c1 = arith.constant 1 : i64\n"
     "  %small = arith.cmpi sle, %n, %c1 : i64\n"
     "  cf.cond_br %small, ^done, ^more\n"
     "^done:\n"
     "  return %c1 : i64\n"
     "^more:\n"
     "  %m = arith.subi %n, %c1 : i64\n"
     "  %p = func.call @f(%m) : (i64) -> i64\n"
     "  %r = arith.muli %n, %p : i64\n"
     "  return %r : i64\n"
     "}\n",
     "10", 3628800},
    {"elements of a view",
     "func.func @f(%m: memref<4x4xi32>) -> i32 {\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %s = memref.subview %m[1, 0] [2, 2] [1, 2]\n"
     "    : memref<4x4xi32> to memref<2x2xi32, strided<[4, 2], offset: 4>>\n"
     "  %v = memref.load %s[%c1, %c1] : memref<2x2xi32, strided<[4, 2], offset: 4>>\n"
     "  return %v : i32\n"
     "}\n",
     "iota", 11},
    {"an alias is written",
     "func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) -> i32 {\n"
     "  %c0 = arith.constant 0 : index\n"
     "  %v = arith.constant 7 : i32\n"
     "  memref.store %v, %a[%c0] : memref<2xi32>\n"
     "  %r = memref.load %b[%c0] : memref<2xi32>\n"
     "  return %r : i32\n"
     "}\n",
     "iota, =0", 7},
    {"reductions of a parallel loop",
     "func.func @f(%n: index) -> i32 {\n"
     "  %c0 = arith.constant 0 : index\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %z = arith.constant 0 : i32\n"
     "  %o = arith.constant 1 : i32\n"
     "  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%z, %o)\n"
     "      -> (i32, i32) {\n"
     "    %two = arith.constant 2 : i32\n"
     "    scf.reduce(%o, %two : i32, i32) {\n"
     "    ^bb0(%a: i32, %b: i32):\n"
     "      %s = arith.addi %a, %b : i32\n"
     "      scf.reduce.return %s : i32\n"
     "    }, {\n"
     "    ^bb0(%a: i32, %b: i32):\n"
     "      %s = arith.muli %a, %b : i32\n"
     "      scf.reduce.return %s : i32\n"
     "    }\n"
     "  }\n"
     "  %t = arith.addi %r#0, %r#1 : i32\n"
     "  return %t : i32\n"
     "}\n",
     "2", 20},
    {"division and floats",
     "func.func @f(%x: f64, %k: i8) -> i8 {\n"
     "  %h = arith.constant 2.5 : f64\n"
     "  %y = arith.mulf %x, %h : f64\n"
     "  %i = arith.fptosi %y : f64 to i8\n"
     "  %q = arith.divsi %i, %k : i8\n"
     "  return %q : i8\n"
     "}\n",
     "-6.0, 4", 0xFD},
    {"maps of affine",
     "func.func @f(%m: memref<8xi32>, %n: index) -> i32 {\n"
     "  %z = arith.constant 0 : i32\n"
     "  %r = affine.for %i = 0 to min affine_map<(d0) -> (d0, 3)>(%n) iter_args(%s = %z) -> (i32) "
     "{\n"
     "    %v = affine.load %m[2 * %i + 1] : memref<8xi32>\n"
     "    %t = arith.addi %s, %v : i32\n"
     "    affine.yield %t : i32\n"
     "  }\n"
     "  return %r : i32\n"
     "}\n",
     "iota, 5", 2 + 4 + 6},
    {"affine.if and affine.parallel",
     "func.func @f(%m: memref<4xi32>) -> i32 {\n"
     "  %c1 = arith.constant 1 : index\n"
     "  affine.parallel (%i) = (0) to (4) {\n"
     "    affine.if affine_set<(d0) : (d0 - 1 == 0)>(%i) {\n"
     "      %v = affine.load %m[%i + 2] : memref<4xi32>\n"
     "      affine.store %v, %m[%i] : memref<4xi32>\n"
     "    }\n"
     "  }\n"
     "  %r = memref.load %m[%c1] : memref<4xi32>\n"
     "  return %r : i32\n"
     "}\n",
     "iota", 4},
    {"a named op of linalg",
     "func.func @f(%a: memref<2x2xi32>, %b: memref<2x2xi32>) -> i32 {\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %z = arith.constant 0 : i32\n"
     "  %c = memref.alloca() : memref<2x2xi32>\n"
     "  linalg.fill ins(%z : i32) outs(%c : memref<2x2xi32>)\n"
     "  linalg.matmul ins(%a, %b : memref<2x2xi32>, memref<2x2xi32>) outs(%c : memref<2x2xi32>)\n"
     "  %r = memref.load %c[%c1, %c1] : memref<2x2xi32>\n"
     "  return %r : i32\n"
     "}\n",
     "iota, =0", 22},
    {"a tensor that a region makes, summed",
     "func.func @f(%n: index) -> index {\n"
     "  %c0 = arith.constant 0 : index\n"
     "  %t = tensor.generate %n {\n"
     "  ^bb0(%i: index):\n"
     "    %x = arith.addi %i, %n : index\n"
     "    tensor.yield %x : index\n"
     "  } : tensor<?xindex>\n"
     "  %e = tensor.from_elements %c0 : tensor<1xindex>\n"
     "  %o = tensor.collapse_shape %e [] : tensor<1xindex> into tensor<index>\n"
     "  %s = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],\n"
     "      iterator_types = [\"reduction\"]} ins(%t : tensor<?xindex>) outs(%o : tensor<index>) "
     "{\n"
     "  ^bb0(%x: index, %sum: index):\n"
     "    %k = linalg.index 0 : index\n"
     "    %y = arith.muli %x, %k : index\n"
     "    %z = arith.addi %y, %sum : index\n"
     "    linalg.yield %z : index\n"
     "  } -> tensor<index>\n"
     "  %r = tensor.extract %s[] : tensor<index>\n"
     "  return %r : index\n"
     "}\n",
     "3", 0 * 3 + 1 * 4 + 2 * 5},
    {"vectors beyond the bounds",
     "func.func @f(%m: memref<3xi32>) -> i32 {\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %c2 = arith.constant 2 : index\n"
     "  %pad = arith.constant 9 : i32\n"
     "  %v = vector.transfer_read %m[%c1], %pad : memref<3xi32>, vector<4xi32>\n"
     "  %w = arith.addi %v, %v : vector<4xi32>\n"
     "  vector.transfer_write %w, %m[%c2] : vector<4xi32>, memref<3xi32>\n"
     "  %r = memref.load %m[%c2] : memref<3xi32>\n"
     "  return %r : i32\n"
     "}\n",
     "iota", 4},
    {"lanes that are not set touch nothing",
     "func.func @f(%m: memref<3xi32>) -> i32 {\n"
     "  %c1 = arith.constant 1 : index\n"
     "  %c2 = arith.constant 2 : index\n"
     "  %nine = arith.constant 9 : i32\n"
     "  %other = vector.broadcast %nine : i32 to vector<4xi32>\n"
     "  %mask = vector.create_mask %c2 : vector<4xi1>\n"
     "  %v = vector.maskedload %m[%c1], %mask, %other\n"
     "      : memref<3xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>\n"
     "  %t = vector.transfer_read %m[%c1], %nine, %mask : memref<3xi32>, vector<4xi32>\n"
     "  %both = arith.addi %v, %t : vector<4xi32>\n"
     "  %r = vector.reduction <add>, %both : vector<4xi32> into i32\n"
     "  return %r : i32\n"
     "}\n",
     "iota", 2 * (2 + 3 + 9 + 9)},
    {"a matrix turned around, one element changed",
     "func.func @f(%x: i32) -> i32 {\n"
     "  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>\n"
     "  %t = vector.transpose %v, [1, 0] : vector<2x3xi32> to vector<3x2xi32>\n"
     "  %u = vector.insert %x, %t[1, 0] : i32 into vector<3x2xi32>\n"
     "  %row = vector.extract %u[1] : vector<2xi32> from vector<3x2xi32>\n"
     "  %wide = vector.broadcast %row : vector<2xi32> to vector<2x2xi32>\n"
     "  %line = vector.shape_cast %wide : vector<2x2xi32> to vector<4xi32>\n"
     "  %r = vector.reduction <mul>, %line : vector<4xi32> into i32\n"
     "  return %r : i32\n"
     "}\n",
     "7", 7 * 5 * 7 * 5},
    {"complex numbers",
     "func.func @f(%x: f32) -> i32 {\n"
     "  %c = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>\n"
     "  %z = complex.create %x, %x : complex<f32>\n"
     "  %p = complex.mul %c, %z : complex<f32>\n"
     "  %q = complex.div %p, %c : complex<f32>\n"
     "  %n = complex.sub %p, %q : complex<f32>\n"
     "  %im = complex.im %n : complex<f32>\n"
     "  %r = arith.fptosi %im : f32 to i32\n"
     "  return %r : i32\n"
     "}\n",
     "4", 8},
    {"work elsewhere",
     "func.func @f(%m: memref<2xi32>, %i: index) -> i32 {\n"
     "  %token, %value = async.execute -> !async.value<i32> {\n"
     "    %v = memref.load %m[%i] : memref<2xi32>\n"
     "    async.yield %v : i32\n"
     "  }\n"
     "  async.await %token : !async.token\n"
     "  %r = async.await %value : !async.value<i32>\n"
     "  return %r : i32\n"
     "}\n",
     "[7, 8], 1", 8},
    {"dealloc frees what nobody retains",
     "func.func @f(%own: i1) -> i1 {\n"
     "  %a = memref.alloc() : memref<2xi32>\n"
     "  %r = bufferization.dealloc (%a : memref<2xi32>) if (%own) retain (%a : memref<2xi32>)\n"
     "  bufferization.dealloc (%a : memref<2xi32>) if (%r)\n"
     "  return %r : i1\n"
     "}\n",
     "true", 1},
};

static void
test_results(void)
{
    for (guint i = 0; i < G_N_ELEMENTS(examples); i++) {
        Run run;
        g_test_message("%s", examples[i].name);
        run_init(&run, examples[i].text, examples[i].args, NULL);
        bs_machine_run(run.machine, G_MAXUINT64);
        g_assert_cmpint(result_of(run.machine), ==, examples[i].result);
        guint n;
        bs_machine_faults(run.machine, &n);
        g_assert_cmpuint(n, ==, 0);
        run_clear(&run);
    }
}

// -- faults --------------------------------------------------------------------------------------

typedef struct Wrong {
    const char *text, *args;
    BsMachineFaultKind kind;
    BsEnding ending;
} Wrong;

#define F(arguments, body) "func.func @f(" arguments ") {\n" body "  return\n}\n"
#define ALLOC "  %a = memref.alloc() : memref<2xi32>\n"
#define FREE(x) "  memref.dealloc %" x " : memref<2xi32>\n"
#define LOAD(x, i) "  %v" x i " = memref.load %" x "[%" i "] : memref<2xi32>\n"
#define STORE "  %c = arith.constant 3 : i32\n  memref.store %c, %a[%i] : memref<2xi32>\n"

static const Wrong wrongs[] = {
    {F("", ALLOC), "", BS_MACHINE_LEAK, BS_RETURNED},
    {F("", ALLOC FREE("a") FREE("a")), "", BS_MACHINE_FREED_TWICE, BS_RETURNED},
    {F("%i: index", ALLOC STORE FREE("a") LOAD("a", "i")), "0", BS_MACHINE_READ_FREED, BS_STOPPED},
    {F("%i: index", ALLOC FREE("a") STORE), "0", BS_MACHINE_WRITTEN_FREED, BS_STOPPED},
    {F("%i: index", ALLOC LOAD("a", "i") FREE("a")), "1", BS_MACHINE_UNWRITTEN, BS_RETURNED},
    {F("%i: index", ALLOC STORE FREE("a")), "2", BS_MACHINE_OUT_OF_BOUNDS, BS_STOPPED},
    {F("%a: memref<2xi32>", FREE("a")), "iota", BS_MACHINE_FREED_ARGUMENT, BS_RETURNED},
    {F("", "  %a = memref.alloca() : memref<2xi32>\n" FREE("a")), "", BS_MACHINE_FREED_STACK,
     BS_RETURNED},
    {F("%b: i1", "  cf.assert %b, \"no\"\n"), "false", BS_MACHINE_ASSERTION, BS_STOPPED},
    {F("%x: i32", "  %y = arith.divui %x, %x : i32\n"), "0", BS_MACHINE_NO_RESULT, BS_STOPPED},
    {F("%x: i32", "  %y = arith.remui %x, %x : i32\n"), "0", BS_MACHINE_NO_RESULT, BS_STOPPED},
    {F("%x: i32", "  %y = arith.floordivsi %x, %x : i32\n"), "0", BS_MACHINE_NO_RESULT, BS_STOPPED},
    {F("%x: index", "  %y = index.ceildivu %x, %x\n"), "0", BS_MACHINE_NO_RESULT, BS_STOPPED},
    {F("%x: i32, %y: i32", "  %z = arith.divsi %x, %y : i32\n"), "-2147483648, -1",
     BS_MACHINE_OVERFLOW, BS_STOPPED},
    {F("%x: i8, %y: i8", "  %z = arith.floordivsi %x, %y : i8\n"), "-128, -1", BS_MACHINE_OVERFLOW,
     BS_STOPPED},
    {F("%x: i8, %y: i8", "  %z = arith.ceildivsi %x, %y : i8\n"), "-128, -1", BS_MACHINE_OVERFLOW,
     BS_STOPPED},
    {F("%x: i32", "  %y = arith.shli %x, %x : i32\n"), "32", BS_MACHINE_UNDEFINED, BS_RETURNED},
    {F("%x: i8", "  %y = arith.shrui %x, %x : i8\n"), "-1", BS_MACHINE_UNDEFINED, BS_RETURNED},
    {F("%x: i64", "  %y = arith.shrsi %x, %x : i64\n"), "64", BS_MACHINE_UNDEFINED, BS_RETURNED},
    {F("%x: index", "  %y = index.shl %x, %x\n"), "64", BS_MACHINE_UNDEFINED, BS_RETURNED},
    {F("%x: f32", "  %y = arith.fptosi %x : f32 to i8\n"), "128", BS_MACHINE_UNDEFINED,
     BS_RETURNED},
    {F("%x: i32", "  %v = vector.broadcast %x : i32 to vector<4xi32>\n"
                  "  %y = arith.shli %v, %v : vector<4xi32>\n"),
     "40", BS_MACHINE_UNDEFINED, BS_RETURNED},
    {F("%m: memref<3xi32>", "  %c0 = arith.constant 0 : index\n"
                            "  %at = arith.constant dense<[0, 3]> : vector<2xi32>\n"
                            "  %all = vector.constant_mask [2] : vector<2xi1>\n"
                            "  vector.scatter %m[%c0] [%at], %all, %at\n"
                            "      : memref<3xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32>\n"),
     "iota", BS_MACHINE_OUT_OF_BOUNDS, BS_STOPPED},
    {"func.func @f() -> memref<2xi32> {\n" ALLOC FREE("a") "  return %a : memref<2xi32>\n}\n", "",
     BS_MACHINE_RETURNED_FREED, BS_RETURNED},
    {F("", ALLOC FREE("a") "  func.call @g(%a) : (memref<2xi32>) -> ()\n") "func.func private "
                                                                           "@g(memref<2xi32>)\n",
     "", BS_MACHINE_PASSED_FREED, BS_RETURNED},
};

static void
test_faults(void)
{
    for (guint i = 0; i < G_N_ELEMENTS(wrongs); i++) {
        Run run;
        guint n;
        g_test_message("%s", bs_machine_fault_words(wrongs[i].kind));
        run_init(&run, wrongs[i].text, wrongs[i].args, NULL);
        bs_machine_run(run.machine, G_MAXUINT64);
        const BsMachineFault *faults = bs_machine_faults(run.machine, &n);
        g_assert_cmpuint(n, ==, 1);
        g_assert_cmpint(faults[0].kind, ==, wrongs[i].kind);
        g_assert_nonnull(faults[0].op);
        g_assert_cmpint(bs_machine_ending(run.machine, NULL), ==, wrongs[i].ending);
        run_clear(&run);
    }
}

// -- limits --------------------------------------------------------------------------------------

static const char endless[] = "func.func @f() {\n"
                              "  cf.br ^a\n"
                              "^a:\n"
                              "  %a = memref.alloc() : memref<1024xi8>\n"
                              "  cf.br ^a\n"
                              "}\n";

static void
test_limits(void)
{
    static const struct {
        BsLimits limits;
        const char *why;
    } rows[] = {
        {{.steps = 1000, .bytes = 1 << 30, .depth = 10, .buffers = 100000}, "limit of 1000 steps"},
        {{.steps = 1000000, .bytes = 100000, .depth = 10, .buffers = 100000},
         "limit of 100000 bytes of memory"},
        {{.steps = 1000000, .bytes = 1 << 30, .depth = 10, .buffers = 10}, "limit of 10 buffers"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        Run run;
        const char *why = NULL;
        run_init(&run, endless, "", &rows[i].limits);
        bs_machine_run(run.machine, G_MAXUINT64);
        g_assert_cmpint(bs_machine_ending(run.machine, &why), ==, BS_LIMITED);
        g_assert_cmpstr(why, ==, rows[i].why);
        run_clear(&run);
    }
}

static void
test_depth(void)
{
    Run run;
    const char *why = NULL;
    run_init(&run, "func.func @f() {\n  func.call @f() : () -> ()\n  return\n}\n", "", NULL);
    bs_machine_run(run.machine, G_MAXUINT64);
    g_assert_cmpint(bs_machine_ending(run.machine, &why), ==, BS_LIMITED);
    g_assert_cmpstr(why, ==, "limit of 4000 calls in one another");
    run_clear(&run);
}

// -- the record ----------------------------------------------------------------------------------

// Each round allocates, writes, reads and frees; the sum goes round.
static const char long_run[] = "func.func @f(%n: index) -> i64 {\n"
                               "  %c0 = arith.constant 0 : index\n"
                               "  %c1 = arith.constant 1 : index\n"
                               "  %z = arith.constant 0 : i64\n"
                               "  %keep = memref.alloc() : memref<4xi64>\n"
                               "  memref.store %z, %keep[%c0] : memref<4xi64>\n"
                               "  scf.for %i = %c0 to %n step %c1 {\n"
                               "    %a = memref.alloc() : memref<1xi64>\n"
                               "    %x = arith.index_cast %i : index to i64\n"
                               "    memref.store %x, %a[%c0] : memref<1xi64>\n"
                               "    %old = memref.load %keep[%c0] : memref<4xi64>\n"
                               "    %y = memref.load %a[%c0] : memref<1xi64>\n"
                               "    %new = arith.addi %old, %y : i64\n"
                               "    memref.store %new, %keep[%c0] : memref<4xi64>\n"
                               "    memref.dealloc %a : memref<1xi64>\n"
                               "  }\n"
                               "  %r = memref.load %keep[%c0] : memref<4xi64>\n"
                               "  memref.dealloc %keep : memref<4xi64>\n"
                               "  return %r : i64\n"
                               "}\n";

// What a machine is like, to be compared.
static guint64
state_of(const BsMachine *machine)
{
    const BsOp *at = bs_machine_op(machine);
    const BsHeap *heap = bs_machine_heap((BsMachine *)(gsize)machine);
    guint64 hash = (guint64)(gsize)at ^ heap->n * 31 ^ heap->live * 77;
    for (guint32 i = 1; i <= MIN(heap->n, 3); i++) {
        const BsBuffer *buffer = bs_heap_get(heap, i);
        guint8 first = 0;
        if (!buffer->is_free)
            bs_heap_look(heap, i, 0, 1, &first);
        hash = hash * 31 + buffer->used + (buffer->is_free ? 5 : first);
    }
    return hash;
}

static void
test_record(void)
{
    enum { STEPS = 400 };
    Run run;
    run_init(&run, long_run, "20000", NULL);
    BsRecording *recording = bs_recording_new(g_steal_pointer(&run.machine), 0, NULL);
    const guint64 n = bs_recording_steps(recording);
    g_assert_cmpint(bs_recording_ending(recording, NULL), ==, BS_RETURNED);
    g_assert_cmpint(result_of(bs_recording_machine(recording)), ==, 19999 * 10000);
    guint64 states[STEPS];
    bs_recording_go(recording, n / 2);
    for (guint i = 0; i < STEPS; i++) {
        states[i] = state_of(bs_recording_machine(recording));
        g_assert_true(bs_recording_step(recording, BS_STEP_OP, FALSE));
    }
    for (guint i = STEPS; i-- > 0;) {
        g_assert_true(bs_recording_step(recording, BS_STEP_OP, TRUE));
        g_assert_cmpuint(bs_recording_at(recording), ==, n / 2 + i);
        g_assert_cmpuint(state_of(bs_recording_machine(recording)), ==, states[i]);
    }
    g_assert_cmpuint(bs_recording_go(recording, 0), ==, 0);
    g_assert_false(bs_recording_step(recording, BS_STEP_OP, TRUE));
    g_assert_cmpuint(bs_recording_go(recording, G_MAXUINT64), ==, n);
    g_assert_false(bs_recording_step(recording, BS_STEP_OP, FALSE));
    g_assert_cmpint(result_of(bs_recording_machine(recording)), ==, 19999 * 10000);
    bs_recording_free(recording);
    run_clear(&run);
}

static void
test_grains(void)
{
    Run run;
    run_init(&run, examples[3].text, "5", NULL);
    BsRecording *recording = bs_recording_new(g_steal_pointer(&run.machine), 0, NULL);
    const BsMachine *machine = bs_recording_machine(recording);
    bs_recording_go(recording, 0);
    while (!bs_op_has_trait(bs_machine_op(machine), BS_TRAIT_CALL))
        bs_recording_step(recording, BS_STEP_OP, FALSE);
    const guint64 call = bs_recording_at(recording);
    bs_recording_step(recording, BS_STEP_OVER, FALSE);
    g_assert_cmpuint(bs_machine_depth(machine), ==, 1);
    g_assert_cmpstr(bs_machine_op(machine)->def->name, ==, "arith.muli");
    bs_recording_step(recording, BS_STEP_OVER, TRUE);
    g_assert_cmpuint(bs_recording_at(recording), ==, call);
    bs_recording_step(recording, BS_STEP_OP, FALSE);
    g_assert_cmpuint(bs_machine_depth(machine), ==, 2);
    bs_recording_step(recording, BS_STEP_OUT, FALSE);
    g_assert_cmpuint(bs_machine_depth(machine), ==, 1);
    g_assert_cmpstr(bs_machine_op(machine)->def->name, ==, "arith.muli");
    bs_recording_free(recording);
    run_clear(&run);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/machine/results", test_results);
    g_test_add_func("/machine/faults", test_faults);
    g_test_add_func("/machine/limits", test_limits);
    g_test_add_func("/machine/depth", test_depth);
    g_test_add_func("/machine/record", test_record);
    g_test_add_func("/machine/grains", test_grains);
    return g_test_run();
}
