// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What functions are executed with: read, written into memory, and found.
#include "program.h"
#include "sim/judge.h"

#define ARGUMENTS "%n: i8, %m: memref<?x2xi32>, %x: f32, %l: i64"

// What is written for these arguments is `read` as; NULL: it is refused, with an error that `says`
// so.
static const struct {
    const char *text, *read, *says;
} inputs[] = {
    {" -3 ,2:[1,2, 3,4],.5,0", "-3, 2:[1, 2, 3, 4], 0.5, 0"},
    {"010, 0x10, 010, -0x10", "10, 16, 10, -16"},
    {"255, -2147483648, 99999999999999999999, 9223372036854775807",
     "255, -2147483648, 1e+20, 9223372036854775807"},
    {"1, 1:[1e3, 2.0], nan, 18446744073709551615", "1, 1:[1000, 2], nan, 18446744073709551615"},
    {"", NULL, "4 arguments, 0 are given"},
    {"1", NULL, "4 arguments, 1 are given"},
    {"1, iota, 1, 1, 3", NULL, "one too many"},
    {"x, iota, 1, 1", NULL, "argument 0: 'x, iota, 1, 1' is no value"},
    {"1, 2:[1, 2", NULL, "argument 1: the list that begins at character 4 is not closed"},
    {"1, [", NULL, "argument 1: the list that begins at character 4 is not closed"},
    {"1, [1,", NULL, "argument 1: the list that begins at character 4 is not closed"},
    {"1, [1 2], 1, 1", NULL, "argument 1: '2], 1, 1' in the list, at character 7"},
    {"1, [1,, 2], 1, 1", NULL, "argument 1: ', 2], 1, 1' in the list, at character 7"},
    {"1, ", NULL, "argument 1: a value is missing at the end"},
    {"1.5, iota, 1, 1", NULL, "argument 0: it is a whole number"},
    {"1, [1, 2], 1, 1", NULL, "argument 1: a list needs its sizes"},
    {"1, 2x3:iota, 1, 1", NULL, "argument 1: it has 1 dynamic sizes, 2 are given"},
    {"1, 2x:iota, 1, 1", NULL, "argument 1"},
    {"1, =0, 1, 1", NULL, "argument 1: argument 0 is of another type"},
    {"1, =1, 1, 1", NULL, "argument 1: =1 is no argument before it"},
    {"300, iota, 1, 1", NULL, "argument 0: 300 has more than 8 bits"},
    {"1, 2.5, 1, 1", NULL, "argument 1: it is a whole number"},
    {"1, 4294967296, 1, 1", NULL, "argument 1: 4294967296 has more than 32 bits"},
    {"1, 1:[1, 2.5], 1, 1", NULL, "argument 1: it is a whole number"},
    {"1, 1:[1, -2147483649], 1, 1", NULL, "argument 1: -2147483649 has more than 32 bits"},
    {"1, iota, 1, 99999999999999999999", NULL,
     "argument 3: 100000000000000000000 has more than 64 bits"},
    {"1, iota, 1, -9223372036854775809", NULL, "argument 3"},
    {"1, iota, 1, nan", NULL, "argument 3: it is a whole number"},
};

// What fewer arguments than there are become; NULL: they do not fit.
static const struct {
    const char *text, *read;
} first_inputs[] = {
    {"", "0, iota, 0, 0"},
    {"7", "7, iota, 0, 0"},
    {"7, 1:[1, 2]", "7, 1:[1, 2], 0, 0"},
    {"7, 1:[1, 2], 0.5, 3", "7, 1:[1, 2], 0.5, 3"},
    {"7, iota, 0.5, 3, 4", NULL},
    {"iota", NULL},
    {"7, [1", NULL},
    {"7, 1:[1, 2] 3", NULL},
};

static void
test_first(void)
{
    Program program;
    program_init(&program, "func.func @f(" ARGUMENTS ") {\n  return\n}\n");
    BsProgram *code = bs_program_new(program.ir);
    for (guint i = 0; i < G_N_ELEMENTS(first_inputs); i++) {
        g_autoptr(BsInput) input =
            bs_input_parse_first(code, program_function(&program, 0), first_inputs[i].text);
        g_autoptr(GString) text = g_string_new(NULL);
        g_test_message("%s", first_inputs[i].text);
        g_assert_true(!input == !first_inputs[i].read);
        if (!input)
            continue;
        bs_input_append(input, text);
        g_assert_cmpstr(text->str, ==, first_inputs[i].read);
    }
    bs_program_unref(code);
    program_clear(&program);
}

static void
test_inputs(void)
{
    Program program;
    program_init(&program, "func.func @f(" ARGUMENTS ") {\n  return\n}\n");
    BsProgram *code = bs_program_new(program.ir);
    const BsOp *function = program_function(&program, 0);
    for (guint i = 0; i < G_N_ELEMENTS(inputs); i++) {
        g_autoptr(GError) error = NULL;
        g_autoptr(BsInput) input = bs_input_parse(code, function, inputs[i].text, &error);
        g_test_message("%s: %s", inputs[i].text, error ? error->message : "read");
        g_assert_true(!input == !inputs[i].read && !input == !!error);
        if (error)
            g_assert_nonnull(strstr(error->message, inputs[i].says));
        if (!input)
            continue;
        GString *text = g_string_new(NULL);
        bs_input_append(input, text);
        g_assert_cmpstr(text->str, ==, inputs[i].read);
        g_string_free(text, TRUE);
    }
    bs_program_unref(code);
    program_clear(&program);
}

// What a function gives whose only argument is memory with the elements 1, 2, 3, ...
static guint64
result_of_iota(const char *text)
{
    Program program;
    const guint64 *words;
    const BsStorage *storage;
    const char *why = NULL;
    program_init(&program, text);
    BsProgram *code = bs_program_new(program.ir);
    const BsOp *function = program_function(&program, 0);
    BsMachine *machine = bs_machine_new(code, function, NULL);
    BsInput *input = bs_input_new(code, function);
    g_assert_true(bs_input_apply(input, machine, &why));
    bs_machine_run(machine, G_MAXUINT64);
    g_assert_true(bs_machine_result(machine, 0, &words, &storage));
    const guint64 result = words[0];
    bs_input_free(input);
    bs_machine_free(machine);
    bs_program_unref(code);
    program_clear(&program);
    return result;
}

// Elements 1, 2, 3, ... of formats in which most are the same as their neighbours: each is what the
// number becomes by itself.
static void
test_iota_of_few_bits(void)
{
    static const char *const rows[][2] = {{"bf16", "i16"}, {"f16", "i16"}, {"f8E5M2", "i8"}};
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autofree char *text = g_strdup_printf(
            "func.func @f(%%m: memref<70001x%1$s>) -> i32 {\n"
            "  %%c0 = arith.constant 0 : index\n"
            "  %%c1 = arith.constant 1 : index\n"
            "  %%n = arith.constant 70001 : index\n"
            "  %%none = arith.constant 0 : i32\n"
            "  %%r = scf.for %%i = %%c0 to %%n step %%c1 iter_args(%%sum = %%none) -> i32 {\n"
            "    %%j = arith.addi %%i, %%c1 : index\n"
            "    %%k = arith.index_cast %%j : index to i32\n"
            "    %%x = arith.sitofp %%k : i32 to %1$s\n"
            "    %%y = memref.load %%m[%%i] : memref<70001x%1$s>\n"
            "    %%a = arith.bitcast %%x : %1$s to %2$s\n"
            "    %%b = arith.bitcast %%y : %1$s to %2$s\n"
            "    %%d = arith.cmpi ne, %%a, %%b : %2$s\n"
            "    %%e = arith.extui %%d : i1 to i32\n"
            "    %%next = arith.addi %%sum, %%e : i32\n"
            "    scf.yield %%next : i32\n"
            "  }\n"
            "  return %%r : i32\n"
            "}\n",
            rows[i][0], rows[i][1]);
        g_test_message("%s", rows[i][0]);
        g_assert_cmpuint(result_of_iota(text), ==, 0);
    }
}

// Memory that is to be filled counts as what is executed: large arguments are tried a few times.
static void
test_large_arguments(void)
{
    static const struct {
        const char *text;
        guint least, most;
    } rows[] = {
        {"func.func @f(%a: memref<16777216xi8>, %b: memref<16777216xi8>, %n: index) {\n"
         "  return\n"
         "}\n",
         1, 3},
        {"func.func @f(%a: memref<16xi8>, %b: memref<16xi8>, %n: index) {\n"
         "  return\n"
         "}\n",
         6, 6},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        Program program;
        program_init(&program, rows[i].text);
        BsJudge *judge = bs_judge_new(NULL, NULL);
        BsProgram *code = bs_program_new(program.ir);
        const BsVerdict *verdict = bs_judge_stage(judge, code, program_function(&program, 0));
        g_assert_cmpuint(verdict->n_inputs, >=, rows[i].least);
        g_assert_cmpuint(verdict->n_inputs, <=, rows[i].most);
        bs_program_unref(code);
        bs_judge_free(judge);
        program_clear(&program);
    }
}

// What has no room is not filled: of two arguments the first one would have it.
static void
test_no_room(void)
{
    const BsLimits limits = {.steps = 1000, .bytes = 1 << 20, .depth = 10, .buffers = 100000};
    Program program;
    const char *why = NULL;
    program_init(&program, "func.func @f(%a: memref<1000000xi8>, %b: memref<1000000xi8>) {\n"
                           "  return\n"
                           "}\n");
    BsProgram *code = bs_program_new(program.ir);
    const BsOp *function = program_function(&program, 0);
    BsMachine *machine = bs_machine_new(code, function, &limits);
    BsInput *input = bs_input_new(code, function);
    g_assert_false(bs_input_apply(input, machine, &why));
    g_assert_nonnull(why);
    g_assert_cmpuint(bs_heap_held(bs_machine_heap(machine)), <, 100000);
    bs_input_free(input);
    bs_machine_free(machine);
    bs_program_unref(code);
    program_clear(&program);
}

// Both ways of each branch are found, one only where two memrefs are the same.
static void
test_found(void)
{
    Program program;
    program_init(&program, "func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %n: index) {\n"
                           "  %c5 = arith.constant 5 : index\n"
                           "  %c0 = arith.constant 0 : index\n"
                           "  %z = arith.constant 9 : i32\n"
                           "  memref.store %z, %a[%c0] : memref<2xi32>\n"
                           "  %v = memref.load %b[%c0] : memref<2xi32>\n"
                           "  %same = arith.cmpi eq, %v, %z : i32\n"
                           "  cf.cond_br %same, ^x, ^y\n"
                           "^x:\n"
                           "  %big = arith.cmpi ugt, %n, %c5 : index\n"
                           "  cf.cond_br %big, ^leak, ^y\n"
                           "^leak:\n"
                           "  %m = memref.alloc() : memref<2xi32>\n"
                           "  cf.br ^y\n"
                           "^y:\n"
                           "  return\n"
                           "}\n");
    BsJudge *judge = bs_judge_new(NULL, NULL);
    BsProgram *code = bs_program_new(program.ir);
    const BsVerdict *verdict = bs_judge_stage(judge, code, program_function(&program, 0));
    g_assert_cmpuint(verdict->n_edges, ==, 4);
    g_assert_cmpuint(verdict->n_taken, ==, 4);
    g_assert_cmpuint(verdict->n_faults[BS_MACHINE_LEAK], >=, 1);
    g_assert_cmpuint(verdict->n_faults[BS_MACHINE_LEAK], <, verdict->n_inputs);
    g_assert_false(bs_verdict_is_right(verdict));
    bs_program_unref(code);
    bs_judge_free(judge);
    program_clear(&program);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/inputs/read", test_inputs);
    g_test_add_func("/inputs/first", test_first);
    g_test_add_func("/inputs/few-bits", test_iota_of_few_bits);
    g_test_add_func("/inputs/large", test_large_arguments);
    g_test_add_func("/inputs/no-room", test_no_room);
    g_test_add_func("/inputs/found", test_found);
    return g_test_run();
}
