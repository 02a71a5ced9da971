// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the printer writes. The expected texts are mlir-opt 19's.
#include "dialects/dialects.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <gio/gio.h>
#include <string.h>

typedef struct Program {
    BsContext *context;
    BsIr *ir;
    BsDiags diags;
} Program;

static void
program_init(Program *p, const char *text)
{
    const BsParseOptions options = {.allow_unregistered = TRUE};
    p->context = bs_context_new(bs_dialects);
    p->ir = bs_ir_new(p->context);
    bs_diags_init(&p->diags);
    if (!bs_parse(p->ir, text, strlen(text), &options, &p->diags))
        g_error("%s", ((BsDiag *)p->diags.items->pdata[0])->text);
}

static void
program_clear(Program *p)
{
    bs_diags_clear(&p->diags);
    bs_ir_free(p->ir);
    bs_context_free(p->context);
}

static char *
print(const BsIr *ir, gboolean generic, GArray *ops)
{
    const BsPrintOptions options = {.generic = generic};
    GString *out = g_string_new(NULL);
    bs_print(ir, &options, out, ops);
    return g_string_free(out, FALSE);
}

static void
assert_prints(const char *text, gboolean generic, const char *expected)
{
    Program p;
    program_init(&p, text);
    g_autofree char *printed = print(p.ir, generic, NULL);
    g_assert_cmpstr(printed, ==, expected);
    program_clear(&p);
}

// -- names ---------------------------------------------------------------------------------------

static const char nested[] = "module {\n"
                             "  func.func @f(%arg0: index, %arg1: i1) {\n"
                             "    %true = arith.constant true\n"
                             "    %alloc = memref.alloc() : memref<2xf32>\n"
                             "    scf.for %arg2 = %arg0 to %arg0 step %arg0 {\n"
                             "      %alloc_0 = memref.alloc() : memref<2xf32>\n"
                             "      %1 = arith.addi %arg2, %arg2 : index\n"
                             "      scf.if %true {\n"
                             "        %alloc_1 = memref.alloc() : memref<2xf32>\n"
                             "        %2 = arith.addi %arg2, %arg2 : index\n"
                             "      }\n"
                             "    }\n"
                             "    scf.if %arg1 {\n"
                             "      %alloc_0 = memref.alloc() : memref<2xf32>\n"
                             "      %1 = arith.addi %arg0, %arg0 : index\n"
                             "    } else {\n"
                             "      %alloc_0 = memref.alloc() : memref<2xf32>\n"
                             "    }\n"
                             "    %0 = arith.addi %arg0, %arg0 : index\n"
                             "    return\n"
                             "  }\n"
                             "  func.func @g(%arg0: i1) {\n"
                             "    %true = arith.constant true\n"
                             "    return\n"
                             "  }\n"
                             "}\n";

static void
test_scopes(void)
{
    assert_prints(nested, FALSE, nested);
}

static void
test_generic_numbers(void)
{
    assert_prints("func.func @f(%a: i1) {\n %t = arith.constant true\n scf.if %a {\n"
                  " %u = arith.constant false\n }\n return\n}\n"
                  "func.func @g(%a: i1) {\n %t = arith.constant true\n return\n}\n",
                  TRUE,
                  "\"builtin.module\"() ({\n"
                  "  \"func.func\"() <{function_type = (i1) -> (), sym_name = \"f\"}> ({\n"
                  "  ^bb0(%arg1: i1):\n"
                  "    %1 = \"arith.constant\"() <{value = true}> : () -> i1\n"
                  "    \"scf.if\"(%arg1) ({\n"
                  "      %2 = \"arith.constant\"() <{value = false}> : () -> i1\n"
                  "      \"scf.yield\"() : () -> ()\n"
                  "    }, {\n"
                  "    }) : (i1) -> ()\n"
                  "    \"func.return\"() : () -> ()\n"
                  "  }) : () -> ()\n"
                  "  \"func.func\"() <{function_type = (i1) -> (), sym_name = \"g\"}> ({\n"
                  "  ^bb0(%arg0: i1):\n"
                  "    %0 = \"arith.constant\"() <{value = true}> : () -> i1\n"
                  "    \"func.return\"() : () -> ()\n"
                  "  }) : () -> ()\n"
                  "}) : () -> ()\n");
}

static void
test_groups(void)
{
    static const char text[] =
        "module {\n"
        "  func.func @f(%arg0: memref<2x?xf32>, %arg1: memref<f32>) {\n"
        "    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : "
        "memref<2x?xf32> -> memref<f32>, index, index, index, index, index\n"
        "    %base_buffer_0, %offset_1 = memref.extract_strided_metadata %arg1 : memref<f32> -> "
        "memref<f32>, index\n"
        "    %0:2 = \"foo.two\"(%sizes#1, %offset) : (index, index) -> (index, index)\n"
        "    %1 = arith.addi %0#0, %strides#0 : index\n"
        "    return\n"
        "  }\n"
        "}\n";
    assert_prints(text, FALSE, text);
}

static void
test_names_of_a_scope(void)
{
    Program p;
    program_init(&p, nested);
    const BsOp *f = bs_op_region(p.ir->root, 0)->first->first;
    const BsBlock *entry = bs_op_region(f, 0)->first;
    BsNames *names = bs_names_new(f);
    g_assert_cmpstr(bs_names_value(names, entry->args[1]), ==, "%arg1");
    g_assert_cmpstr(bs_names_value(names, &entry->first->results[0]), ==, "%true");
    g_assert_cmpstr(bs_names_value(names, &bs_op_prev(entry->last)->results[0]), ==, "%0");
    g_assert_cmpstr(bs_names_block(names, entry), ==, "^bb0");
    const BsBlock *other = bs_op_region(bs_op_next(f), 0)->first;
    g_assert_null(bs_names_value(names, other->args[0]));
    g_assert_null(bs_names_block(names, other));
    bs_names_free(names);
    bs_names_free(NULL);
    program_clear(&p);
}

static void
test_names_of_groups(void)
{
    Program p;
    program_init(&p, "%0:2 = \"foo.two\"() : () -> (i1, i1)\n%1 = \"foo.one\"() : () -> i1\n");
    const BsOp *two = bs_op_region(p.ir->root, 0)->first->first;
    BsNames *names = bs_names_new(p.ir->root);
    g_assert_cmpstr(bs_names_value(names, &two->results[0]), ==, "%0#0");
    g_assert_cmpstr(bs_names_value(names, &two->results[1]), ==, "%0#1");
    g_assert_cmpstr(bs_names_value(names, &bs_op_next(two)->results[0]), ==, "%1");
    bs_names_free(names);
    program_clear(&p);
}

// -- blocks and attributes -----------------------------------------------------------------------

static void
test_blocks(void)
{
    static const char text[] = "module {\n"
                               "  func.func @f(%arg0: i1) {\n"
                               "    cf.cond_br %arg0, ^bb1, ^bb1\n"
                               "  ^bb1:  // 2 preds: ^bb0, ^bb0\n"
                               "    cf.br ^bb2(%arg0 : i1)\n"
                               "  ^bb2(%0: i1):  // pred: ^bb1\n"
                               "    return\n"
                               "  ^bb3:  // no predecessors\n"
                               "    return\n"
                               "  }\n"
                               "}\n";
    assert_prints(text, FALSE, text);
}

static void
test_default_dialect(void)
{
    static const char text[] = "module {\n"
                               "  func.func private @g()\n"
                               "  func.func @f(%arg0: i1) {\n"
                               "    call @g() : () -> ()\n"
                               "    scf.if %arg0 {\n"
                               "      func.call @g() : () -> ()\n"
                               "    }\n"
                               "    return\n"
                               "  }\n"
                               "  module {\n"
                               "  }\n"
                               "}\n";
    assert_prints(text, FALSE, text);
}

static void
test_aliases(void)
{
    static const char text[] = "#map = affine_map<(d0) -> (d0 + 5)>\n"
                               "#map1 = affine_map<(d0) -> (d0 + 1)>\n"
                               "#set = affine_set<(d0) : (d0 >= 0)>\n"
                               "module attributes {a.b = #map, a.c = [#set]} {\n"
                               "  func.func private @f(memref<2xf32, #map1>, memref<2xf32, #map>)\n"
                               "}\n";
    assert_prints(text, FALSE, text);
    // Nested ops first, then types, then attributes.
    assert_prints(
        "\"a.b\"() ({\n \"a.c\"() {m = affine_map<(d0) -> (d0 + 1)>} : () -> ()\n})"
        " {m = affine_map<(d0) -> (d0 + 2)>} : () -> memref<2xf32, affine_map<(d0) -> (d0 + 3)>>",
        FALSE,
        "#map = affine_map<(d0) -> (d0 + 1)>\n"
        "#map1 = affine_map<(d0) -> (d0 + 3)>\n"
        "#map2 = affine_map<(d0) -> (d0 + 2)>\n"
        "module {\n"
        "  %0 = \"a.b\"() ({\n"
        "    \"a.c\"() {m = #map} : () -> ()\n"
        "  }) {m = #map2} : () -> memref<2xf32, #map1>\n"
        "}\n");
}

static void
test_attributes(void)
{
    static const char *const texts[] = {
        "5 : i64",
        "-1 : i8",
        "5 : index",
        "true",
        "18446744073709551615 : ui64",
        "-5 : si8",
        "unit",
        "\"a\\22b\\\\c\\0Ad\\C3\\A9\"",
        "[1, 2 : i32, 3.000000e+00, unit, [], {}]",
        "{a = 1 : i64, \"b c\", d}",
        "@a::@\"b c\"::@d",
        "i32",
        "(i32) -> (() -> ())",
        "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>",
        "dense<1.000000e+00> : vector<4xf32>",
        "dense<> : tensor<0xi32>",
        "dense<[true, false]> : tensor<2xi1>",
        "dense<5> : tensor<i32>",
        "array<i32: 1, -2>",
        "array<i32>",
        "array<i1: true, false>",
        "array<f32: 1.500000e+00>",
        "strided<[1, ?], offset: ?>",
        "strided<[]>",
        "#foo.bar<\"x\">",
        "affine_map<(d0) -> (d0 + 1)>",
        "memref<2x?xf32, strided<[?, 1], offset: 3>, 7>",
        "memref<*xf32, 3 : i32>",
        "tuple<i32, tuple<>>",
        "memref<2xf32, strided<[1]>>",
    };
    BsContext *context = bs_context_new(bs_dialects);
    for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
        BsDiags diags;
        bs_diags_init(&diags);
        const BsAttr *attr = bs_parse_attr_text(context, texts[i], &diags);
        g_assert_nonnull(attr);
        g_autofree char *printed = bs_attr_to_string(attr);
        g_assert_cmpstr(printed, ==, texts[i]);
        bs_diags_clear(&diags);
    }
    bs_context_free(context);
}

static void
test_floats(void)
{
    static const struct {
        BsFloatFormat format;
        guint64 bits, high_bits;
        const char *text;
    } cases[] = {
        {BS_F64, G_GUINT64_CONSTANT(0x3ff0000000000000), 0, "1.000000e+00"},
        {BS_F64, G_GUINT64_CONSTANT(0x4206fee0e1a00000), 0, "0x4206FEE0E1A00000"}, // 12345678900
        {BS_F64, G_GUINT64_CONSTANT(0x423cbe991a148000), 0, "123456789012.5"},
        {BS_F64, G_GUINT64_CONSTANT(0x3fd55555555552fd), 0, "0.33333333333330001"},
        {BS_F64, G_GUINT64_CONSTANT(0x0000000000000001), 0, "4.940660e-324"},
        {BS_F64, G_GUINT64_CONSTANT(0xfff0000000000000), 0, "0xFFF0000000000000"},
        {BS_F32, 0x40490fdb, 0, "3.14159274"},
        {BS_F32, 0x3901d208, 0, "1.23806414E-4"},
        {BS_F32, 0x4b800000, 0, "0x4B800000"},
        {BS_F32, 0x80000000, 0, "-0.000000e+00"},
        {BS_F32, 0x7fc00000, 0, "0x7FC00000"},
        {BS_F16, 0x2e66, 0, "9.997550e-02"},  // cut, not rounded: 0.0999755859375
        {BS_BF16, 0x3b00, 0, "1.953130e-03"}, // half away from zero: 0.001953125
        {BS_F80, G_GUINT64_CONSTANT(0x8000000000000000), 0x3fff, "1.000000e+00"},
        {BS_F128, 0, G_GUINT64_CONSTANT(0x3fff000000000000), "1.000000e+00"},
    };
    BsContext *context = bs_context_new(bs_dialects);
    for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
        const BsType *type = bs_type_float(context, cases[i].format);
        const BsAttr *attr = bs_attr_float_bits(context, type, cases[i].bits, cases[i].high_bits);
        g_autofree char *of_type = bs_type_to_string(type);
        g_autofree char *expected = g_strconcat(cases[i].text, " : ", of_type, NULL);
        g_autofree char *printed = bs_attr_to_string(attr);
        g_assert_cmpstr(printed, ==, expected);
    }
    bs_context_free(context);
}

// More than 100 elements are one string of hex digits.
static void
test_hex(void)
{
    BsContext *context = bs_context_new(bs_dialects);
    guint64 values[101];
    for (guint i = 0; i < 101; i++)
        values[i] = i;
    const gint64 shape[] = {101};
    const BsType *type =
        bs_type_tensor(context, 1, shape, bs_type_integer(context, 16, BS_SIGNLESS), NULL);
    g_autofree char *printed = bs_attr_to_string(bs_attr_dense(context, type, 101, values, FALSE));
    g_assert_true(g_str_has_prefix(printed, "dense<\"0x0000010002000300"));
    g_assert_true(g_str_has_suffix(printed, "63006400\"> : tensor<101xi16>"));
    bs_context_free(context);
}

// -- notes, lines, cancelling --------------------------------------------------------------------

static void
test_notes(void)
{
    Program p;
    program_init(&p, nested);
    const BsOp *loop = bs_op_next(
        bs_op_next(bs_op_region(bs_op_region(p.ir->root, 0)->first->first, 0)->first->first));
    g_autofree char *note = bs_print_op_note(loop, NULL);
    g_assert_cmpstr(
        note, ==,
        "\"scf.for\"(%arg0, %arg0, %arg0) ({\n"
        "^bb0(%arg2: index):\n"
        "  %6 = \"memref.alloc\"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> "
        "memref<2xf32>\n"
        "  %7 = \"arith.addi\"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, "
        "index) -> index\n"
        "  \"scf.if\"(%0) ({\n"
        "    %8 = \"memref.alloc\"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> "
        "memref<2xf32>\n"
        "    %9 = \"arith.addi\"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, "
        "index) -> index\n"
        "    \"scf.yield\"() : () -> ()\n"
        "  }, {\n"
        "  }) : (i1) -> ()\n"
        "  \"scf.yield\"() : () -> ()\n"
        "}) : (index, index, index) -> ()");
    program_clear(&p);
}

static guint
count_lines(const char *text, guint32 end)
{
    guint n = 0;
    for (guint32 i = 0; i < end; i++)
        n += text[i] == '\n';
    return n;
}

static void
check_lines(const char *text)
{
    for (gboolean generic = FALSE; generic <= TRUE; generic++) {
        Program p;
        program_init(&p, text);
        g_autoptr(GArray) ops = g_array_new(FALSE, FALSE, sizeof(BsOpLines));
        g_autofree char *printed = print(p.ir, generic, ops);
        g_assert_cmpuint(ops->len, >, 2);
        for (guint i = 0; i < ops->len; i++) {
            const BsOpLines *lines = &g_array_index(ops, BsOpLines, i);
            g_assert_cmpuint(lines->first, ==, count_lines(printed, lines->begin));
            g_assert_cmpuint(lines->last, ==, count_lines(printed, lines->end));
            g_assert_true(printed[lines->begin] != ' ' && printed[lines->end] == '\n');
        }
        g_assert_true(g_array_index(ops, BsOpLines, 0).op == p.ir->root);
        program_clear(&p);
    }
}

static void
test_lines(void)
{
    check_lines(nested);
    check_lines("func.func @f(%a: i32) {\n"
                "  cf.switch %a : i32, [\n default: ^bb1,\n 4: ^bb1\n ]\n^bb1:\n return\n}\n");
    check_lines("\"a.b\"() ({\n \"a.c\"() {m = affine_map<(d0) -> (d0 + 1)>} : () -> ()\n})"
                " : () -> memref<2xf32, affine_map<(d0) -> (d0 + 3)>>");
}

static void
test_cancel(void)
{
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < 20000; i++)
        g_string_append(text, "\"a.b\"() : () -> ()\n");
    Program p;
    program_init(&p, text->str);
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    g_cancellable_cancel(cancellable);
    const BsPrintOptions options = {.cancellable = cancellable};
    GString *out = g_string_new(NULL);
    bs_print(p.ir, &options, out, NULL);
    g_assert_cmpuint(out->len, <, text->len / 2);
    g_string_free(out, TRUE);
    g_string_free(text, TRUE);
    program_clear(&p);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/printer/scopes", test_scopes);
    g_test_add_func("/printer/generic-numbers", test_generic_numbers);
    g_test_add_func("/printer/groups", test_groups);
    g_test_add_func("/printer/names-of-a-scope", test_names_of_a_scope);
    g_test_add_func("/printer/names-of-groups", test_names_of_groups);
    g_test_add_func("/printer/blocks", test_blocks);
    g_test_add_func("/printer/default-dialect", test_default_dialect);
    g_test_add_func("/printer/aliases", test_aliases);
    g_test_add_func("/printer/attributes", test_attributes);
    g_test_add_func("/printer/floats", test_floats);
    g_test_add_func("/printer/hex", test_hex);
    g_test_add_func("/printer/notes", test_notes);
    g_test_add_func("/printer/lines", test_lines);
    g_test_add_func("/printer/cancel", test_cancel);
    return g_test_run();
}
