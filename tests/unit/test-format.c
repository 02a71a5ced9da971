// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language of assembly formats: a dialect of small rows, each read and written back.
#include "dialects/dialects.h"
#include "ir/context.h"
#include "syntax/format.h"

#include <string.h>

// clang-format off
static const BsOpDef rows[] = {
    {.name = "t.source", .results = "r:any*", .format = "(`:` type($r)^)? attr-dict"},
    {.name = "t.list", .operands = "a:i1, rest:index*", .results = "r:any",
     .format = "$a `[` $rest `]` attr-dict `:` type($r)"},
    {.name = "t.optional", .operands = "a:any, b:any?", .traits = BS_TRAIT_OPERAND_SEGMENTS,
     .format = "$a (`with` $b^ `:` type($b))? `:` type($a) attr-dict"},
    {.name = "t.same", .operands = "lhs:any, rhs:any", .results = "r:any=lhs",
     .format = "$lhs `,` $rhs `:` type($r) attr-dict", .traits = BS_TRAIT_SAME_TYPE_OPERANDS},
    {.name = "t.rules", .operands = "m:memref, v:any=elem(m)", .results = "c:any=i1like(v)",
     .format = "$m `<` $v `>` `:` type($m) attr-dict"},
    {.name = "t.typed", .results = "r:any=value", .attrs = "value:typed-attr",
     .format = "attr-dict $value"},
    {.name = "t.enum", .operands = "a:i1", .attrs = "p:cmpi-predicate, f:overflow=none",
     .format = "$p `,` $a (`overflow` `` $f^)? attr-dict"},
    {.name = "t.flag", .operands = "a:i1", .attrs = "flag:unit?, n:i64",
     .format = "(`quick` $flag^)? `(` $a `)` `at` $n attr-dict-with-keyword"},
    {.name = "t.else", .operands = "a:i1*", .format = "($a^ `?`) : (`none`)? attr-dict"},
    {.name = "t.index", .operands = "at:index*", .attrs = "static_at:i64-array",
     .format = "`at` custom<DynamicIndexList>($at, $static_at) attr-dict"},
    {.name = "t.call", .attrs = "callee:symbol", .operands = "args:any*", .results = "r:any*",
     .format = "$callee `(` $args `)` attr-dict `:` functional-type($args, results)"},
    {.name = "t.all", .operands = "a:any, b:any*", .results = "r:any*",
     .format = "operands attr-dict `:` functional-type(operands, results)"},
    {.name = "t.count", .operands = "a:i1*", .results = "r:i1*",
     .format = "`(` $a `)` attr-dict same-count($r, $a)"},
    {.name = "t.region", .attrs = "sym_name:symbol-name", .n_regions = 1,
     .format = "$sym_name attr-dict-with-keyword region(0)"},
    {.name = "t.br", .operands = "a:any*", .n_successors = 1, .traits = BS_TRAIT_TERMINATOR,
     .format = "successor(0) (`(` $a^ `:` type($a) `)`)? attr-dict"},
    {.name = "t.spaces", .operands = "a:i1, b:i1",
     .format = "`[` $a `]` `` `[` $b `]` `->` `(` `)` `to` `:` `:` ` ` `x` attr-dict"},
    {.name = "t.string", .attrs = "s:string?, a:i64-array", .format = "($s^ `,`)? $a attr-dict"},
};

static const BsOpDef bad_rows[] = {
    {.name = "bad.literal", .format = "`x"},
    {.name = "bad.name", .format = "$nothing"},
    {.name = "bad.directive", .format = "nonsense"},
    {.name = "bad.group", .operands = "a:i1*", .format = "($a)?"},
    {.name = "bad.open-type", .operands = "a:any", .format = "$a attr-dict"},
    {.name = "bad.count", .results = "r:i1*", .format = "attr-dict"},
    {.name = "bad.end", .format = "attr-dict )"},
    {.name = "bad.custom", .format = "custom<Nothing>($a)"},
};
// clang-format on

static const BsDialect test_dialect = {.name = "t", .ops = rows, .n_ops = G_N_ELEMENTS(rows)};
static const BsDialect bad_dialect = {
    .name = "bad", .ops = bad_rows, .n_ops = G_N_ELEMENTS(bad_rows)};
static const BsDialect *const dialects[] = {&bs_dialect_builtin, &bs_dialect_arith, &test_dialect,
                                            &bad_dialect, NULL};

// Parses ops, prints them inside of `module {`; the first error's text when there is one.
static char *
round_trip(const char *ops, gboolean generic)
{
    BsContext *context = bs_context_new(dialects);
    BsIr *ir = bs_ir_new(context);
    BsDiags diags;
    bs_diags_init(&diags);
    const BsParseOptions options = {0};
    GString *out = g_string_new(NULL);
    if (bs_parse(ir, ops, strlen(ops), &options, &diags)) {
        const BsPrintOptions print = {.generic = generic};
        bs_print(ir, &print, out, NULL);
    } else {
        g_string_assign(out, ((BsDiag *)diags.items->pdata[0])->text);
    }
    bs_diags_clear(&diags);
    bs_ir_free(ir);
    bs_context_free(context);
    return g_string_free(out, FALSE);
}

static void
test_round_trips(void)
{
    static const char text[] = "module {\n"
                               "  %0:5 = t.source : i1, index, i32, memref<2xf32>, f32\n"
                               "  t.source {a.b}\n"
                               "  %1 = t.list %0#0[%0#1, %0#1] {x} : i32\n"
                               "  %2 = t.list %0#0[] : f32\n"
                               "  t.optional %0#2 with %0#1 : index : i32\n"
                               "  t.optional %0#2 : i32 {x}\n"
                               "  %3 = t.same %0#2, %1 : i32\n"
                               "  %4 = t.rules %0#3<%0#4> : memref<2xf32>\n"
                               "  %5 = t.typed 5 : index\n"
                               "  %6 = t.typed {x} 1.500000e+00 : f32\n"
                               "  t.enum slt, %0#0 overflow<nsw, nuw> {x}\n"
                               "  t.enum uge, %0#0\n"
                               "  t.flag quick(%0#0) at 7 attributes {x}\n"
                               "  t.flag(%0#0) at -1\n"
                               "  t.else %0#0, %4 ?\n"
                               "  t.else none {x}\n"
                               "  t.index at [0, %0#1, -4]\n"
                               "  t.index at []\n"
                               "  %7:2 = t.call @f(%0#0, %0#1) : (i1, index) -> (i32, i32)\n"
                               "  t.call @\"a b\"() {x} : () -> ()\n"
                               "  %8 = t.all %0#0, %0#1 : (i1, index) -> i32\n"
                               "  %9:2 = t.count(%0#0, %4)\n"
                               "  t.count() {x}\n"
                               "  t.region @name attributes {x} {\n"
                               "    t.br ^bb1(%0#0, %8 : i1, i32)\n"
                               "  ^bb1(%10: i1, %11: i32):  // 2 preds: ^bb0, ^bb1\n"
                               "    t.br ^bb1(%10, %11 : i1, i32) {x}\n"
                               "  }\n"
                               "  t.spaces[%0#0][%0#0] -> () to : : x\n"
                               "  t.string \"a\", [1, -2]\n"
                               "  t.string [] {x}\n"
                               "}\n";
    g_autofree char *printed = round_trip(text, FALSE);
    g_assert_cmpstr(printed, ==, text);
    g_autofree char *generic = round_trip(text, TRUE);
    g_autofree char *again = round_trip(generic, FALSE);
    g_assert_cmpstr(again, ==, text);
}

static void
test_generic_form(void)
{
    g_autofree char *printed = round_trip("%0:2 = t.source : i1, index\n"
                                          "t.enum slt, %0#0\n"
                                          "t.index at [1, %0#1]\n"
                                          "t.optional %0#0 : i1 {x}\n",
                                          TRUE);
    g_assert_cmpstr(
        printed, ==,
        "\"builtin.module\"() ({\n"
        "  %0:2 = \"t.source\"() : () -> (i1, index)\n"
        "  \"t.enum\"(%0#0) <{f = #arith.overflow<none>, p = 2 : i64}> : (i1) -> ()\n"
        "  \"t.index\"(%0#1) <{static_at = array<i64: 1, -9223372036854775808>}> : "
        "(index) -> ()\n"
        "  \"t.optional\"(%0#0) <{operandSegmentSizes = array<i32: 1, 0>}> {x} : (i1) -> ()\n"
        "}) : () -> ()\n");
}

static void
test_errors(void)
{
    static const struct {
        const char *op, *error;
    } cases[] = {
        {"t.enum foo, %0#0", "custom op 't.enum' expected string or keyword containing one of the "
                             "following enum values "
                             "for attribute 'p' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]"},
        {"t.enum slt, %0#0 overflow<foo>",
         "custom op 't.enum' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, "
         "nuw"},
        {"%9 = t.rules %0#3<%0#4> : i32", "custom op 't.rules' invalid kind of type specified"},
        {"t.call @f(%0#0) : (i1, i1) -> ()",
         "custom op 't.call' 1 operands present, but expected 2"},
        {"t.call @f(%0#0) : i1", "custom op 't.call' invalid kind of type specified"},
        {"t.optional %0#2 with : i32", "expected ':'"},
        {"%9 = t.typed @a", "custom op 't.typed' invalid kind of attribute specified"},
        {"t.index at 5", "expected '[' in dynamic index list"},
        {"t.index at [foo]", "custom op 't.index' expected integer value"},
        {"%9 = t.same %0#0, : i1", "expected SSA operand"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
        g_autofree char *text = g_strconcat(
            "%0:5 = t.source : i1, index, i32, memref<2xf32>, f32\n", cases[i].op, NULL);
        g_autofree char *error = round_trip(text, FALSE);
        g_assert_cmpstr(error, ==, cases[i].error);
    }
}

static void
test_every_row(void)
{
    BsContext *context = bs_context_new(bs_dialects);
    for (guint d = 0; bs_dialects[d]; d++) {
        for (guint i = 0; i < bs_dialects[d]->n_ops; i++) {
            const BsOpDef *def = bs_context_find_op(context, bs_dialects[d]->ops[i].name);
            char *error = NULL;
            if (def && def->format && !bs_format_compile(def, &error))
                g_error("%s", error);
        }
    }
    bs_context_free(context);
}

static void
test_malformed(void)
{
    BsContext *context = bs_context_new(dialects);
    for (guint i = 0; i < G_N_ELEMENTS(bad_rows); i++) {
        g_autofree char *error = NULL;
        g_assert_null(bs_format_compile(bs_context_find_op(context, bad_rows[i].name), &error));
        g_assert_nonnull(strstr(error, bad_rows[i].name));
    }
    bs_context_free(context);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/format/round-trips", test_round_trips);
    g_test_add_func("/format/generic-form", test_generic_form);
    g_test_add_func("/format/errors", test_errors);
    g_test_add_func("/format/every-row", test_every_row);
    g_test_add_func("/format/malformed", test_malformed);
    return g_test_run();
}
