// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing: errors with mlir-opt 19's texts and places, round trips, locations, uses before
// definitions, limits, and broken input.
#include "dialects/dialects.h"
#include "ir/context.h"
#include "ir/loc.h"
#include "syntax/diag-print.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

typedef struct Parsed {
    BsContext *context;
    BsIr *ir;
    BsDiags diags;
    gboolean ok;
} Parsed;

static void
parse_bytes(Parsed *parsed, const char *text, gsize len)
{
    parsed->context = bs_context_new(bs_dialects);
    parsed->ir = bs_ir_new(parsed->context);
    bs_diags_init(&parsed->diags);
    parsed->ok = bs_parse(parsed->ir, text, len, &(BsParseOptions){.allow_unregistered = TRUE},
                          &parsed->diags);
}

static void
parse(Parsed *parsed, const char *text)
{
    parse_bytes(parsed, text, strlen(text));
}

static void
clear(Parsed *parsed)
{
    bs_diags_clear(&parsed->diags);
    bs_ir_free(parsed->ir);
    bs_context_free(parsed->context);
}

// -- errors --------------------------------------------------------------------------------------

// clang-format off
// Input, and what mlir-opt 19 says of it (notes below their error).
static const char *const errors[][2] = {
    {"func.func @f(%c: i1) {\n  foo\n}",
     "2:3: custom op 'foo' is unknown (tried 'func.foo' as well)"},
    {"arith.foo %x",
     "1:1: custom op 'arith.foo' is unknown"},
    {"func.func @f(%c: i1) {\n %0:2 = \"arith.constant\"() {value = 1 : i32} : () -> i32\n return\n}",
     "2:2: operation defines 1 results but was provided 2 to bind"},
    {"func.func @f(%c: i1) {\n %0 = return\n}",
     "2:2: cannot name an operation with no results"},
    {"func.func @f(%c: i1) {\n call @f(%c, %c) : (i1) -> ()\n return\n}",
     "2:10: custom op 'func.call' 2 operands present, but expected 1"},
    {"func.func @f(%c: i1) {\n call @f(%d) : (i1) -> ()\n return\n}",
     "2:10: use of undeclared SSA value name"},
    {"func.func @f(%c: i1) {\n call @f(%c) : (i32) -> ()\n return\n}",
     "2:10: use of value '%c' expects different type than prior uses: 'i32' vs 'i1'\n1:14: note: prior use here"},
    {"func.func @f(%c: i1) {\n cf.br ^bb4\n}",
     "2:8: reference to an undefined block"},
    {"func.func @f(%c: i1) {\n cf.br ^bb4\n^bb4:\n return\n^bb4:\n return\n}",
     "5:1: redefinition of block '^bb4'"},
    {"func.func @f(%c: i1) {\n cf.br ^bb4(%c, %c : i1)\n^bb4(%a: i1):\n return\n}",
     "2:13: custom op 'cf.br' 2 operands present, but expected 1"},
    {"func.func @f(%c: i1) {\n cf.br bb4\n}",
     "2:7: expected block name"},
    {"func.func @f(%c: i1) {\n^bb0:\n return\n}",
     "2:1: invalid block name in region with named arguments"},
    {"func.func @f(%c: i1) {\n return // }\n\n",
     "2:8: expected operation name in quotes"},
    {"module {",
     "1:7: expected operation name in quotes"},
    {"func.func @f(%c: i1, %c: i1) { return }",
     "1:22: region entry argument '%c' is already in use\n1:14: note: previously referenced here"},
    {"func.func @f(%c: i1) { %c = arith.constant 1 : i32 return }",
     "1:24: redefinition of SSA value '%c'\n1:14: note: previously defined here"},
    {"func.func @f(%c: i1) { %d arith.addi %c, %c : i1 return }",
     "1:26: expected '=' after SSA name"},
    {"func.func @f(%c: i1) { %d:x = arith.addi %c, %c : i1 return }",
     "1:27: expected integer number of results"},
    {"func.func @f(%c: i1) { %d:0 = arith.addi %c, %c : i1 return }",
     "1:27: expected named operation to have at least 1 result"},
    {"func.func @f(%c: i1) { %d = arith.addi %c#1, %c : i1 return }",
     "1:40: reference to invalid result number"},
    {"func.func @f(%c#0: i1) { return }",
     "1:16: result number not allowed in argument list"},
    {"func.func @f() { %d = arith.constant 300 : i8 return }",
     "1:38: integer constant out of range for attribute"},
    {"func.func @f() { %d = arith.constant 1 : f32 return }",
     "1:38: unexpected decimal integer literal for a floating point value\n1:38: note: add a trailing dot to make the literal a float"},
    {"func.func @f() { %d = arith.constant dense<[[1, 2], [3]]> : tensor<2x2xi32> return }",
     "1:56: tensor literal is invalid; ranks are not consistent between elements"},
    {"func.func @f() { %d = arith.constant dense<[1, 2]> : tensor<3xi32> return }",
     "1:52: inferred shape of elements literal ([2]) does not match type ([3])"},
    {"\"a.b\"() {x = 1, x = 2} : () -> ()",
     "1:17: duplicate key 'x' in dictionary attribute"},
    {"\"a.b\"() {x = 1 x = 2} : () -> ()",
     "1:15: expected '}' in attribute dictionary"},
    {"\"a.b\"() {x = } : () -> ()",
     "1:13: expected attribute value"},
    {"\"a.b\"() {x = [1, ]} : () -> ()",
     "1:17: expected attribute value"},
    {"\"a.b\"() {x = #foo} : () -> ()",
     "1:18: undefined symbol alias id 'foo'"},
    {"\"a.b\"() {x = !foo<a(b>} : () -> ()",
     "1:18: unbalanced '(' character in pretty dialect name"},
    {"\"a.b\"() {x = memref<2x3xf32, strided<[1]>>} : () -> ()",
     "1:14: expected the number of strides to match the rank"},
    {"\"a.b\"() {x = memref<2x3xf32, affine_map<(d0) -> (d0)>>} : () -> ()",
     "1:14: memref layout mismatch between rank and affine map: 2 != 1"},
    {"\"a.b\"() {x = memref<2xf32, 1.0>} : () -> ()",
     "1:14: unsupported memory space Attribute"},
    {"\"a.b\"() {x = memref<2xtensor<2xf32>>} : () -> ()",
     "1:23: invalid memref element type"},
    {"\"a.b\"() {x = memref<2 f32>} : () -> ()",
     "1:22: expected 'x' in dimension list"},
    {"\"a.b\"() {x = vector<0xf32>} : () -> ()",
     "1:23: vector types must have positive constant sizes"},
    {"\"a.b\"() {x = i99999999} : () -> ()",
     "1:14: integer bitwidth is limited to 16777215 bits"},
    {"\"a.b\"() {x = affine_map<(a, b) -> (a * b)>} : () -> ()",
     "1:38: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic"},
    {"\"a.b\"() {x = affine_map<(a, a) -> (a)>} : () -> ()",
     "1:29: redefinition of identifier 'a'"},
    {"#map = 1\n#map = 2",
     "2:1: redefinition of attribute alias id 'map'"},
    {"!a.b = i32",
     "1:1: type names with a '.' are reserved for dialect-defined names"},
    {"\"arith.constant\"()[^bb0] : () -> ()",
     "1:19: successors in non-terminator"},
    {"\"a.b\"() : i32",
     "1:11: expected function type"},
    {"\"a.b\"() : (i32, i32) -> ()",
     "1:11: expected 0 operand types but had 2"},
    {"\"a.b\"() ( : () -> ()",
     "1:10: expected '{' to begin a region"},
    {"\"\"() : () -> ()",
     "1:1: empty operation name is invalid"},
    {"\"a.b\"() : () -> () loc(foo)",
     "1:24: expected location instance"},
    {"%0 = \"a.b\"() : () -> i32\n%0 = \"a.b\"() : () -> i32",
     "2:1: redefinition of SSA value '%0'\n1:1: note: previously defined here"},
    {"\"a.c\"(%0) : (i32) -> ()\n%0 = \"a.b\"() : () -> i64",
     "2:1: definition of SSA value '%0#0' has type 'i64'\n1:7: note: previously used here with type 'i32'"},
    {"\"a.c\"(%0) : (i32) -> ()\n\"a.c\"(%1) : (i64) -> ()",
     "1:7: use of undeclared SSA value name\n2:7: use of undeclared SSA value name"},
    {"%a, %b:2 = \"a.b\"() : () -> (i64, i32, i32)\n\"a.c\"(%b#2) : (i32) -> ()",
     "2:7: reference to invalid result number"},
    {"i32",
     "1:1: expected operation name in quotes"},
    {"\"a.b\"() {x = \"abc} : () -> ()",
     "1:30: expected '\"' in string literal"},
};
// clang-format on

static void
append_diag(GString *out, const BsDiag *diag)
{
    g_string_append_printf(out, "%s%u:%u: %s%s", out->len ? "\n" : "", diag->loc.line,
                           diag->loc.column, diag->severity == BS_NOTE ? "note: " : "", diag->text);
    for (guint i = 0; diag->notes && i < diag->notes->len; i++)
        append_diag(out, diag->notes->pdata[i]);
}

static void
test_errors(void)
{
    for (guint i = 0; i < G_N_ELEMENTS(errors); i++) {
        Parsed parsed;
        g_autoptr(GString) text = g_string_new(NULL);
        parse(&parsed, errors[i][0]);
        for (guint k = 0; k < parsed.diags.items->len; k++)
            append_diag(text, parsed.diags.items->pdata[k]);
        g_assert_false(parsed.ok);
        g_assert_cmpstr(text->str, ==, errors[i][1]);
        clear(&parsed);
    }
}

// What the flag --allow-unregistered-dialect makes legal is an error without it.
static void
test_unregistered(void)
{
    static const char *const rows[][2] = {
        {"\"a.b\"() : () -> ()",
         "operation being parsed with an unregistered dialect. If this is intended, please use "
         "-allow-unregistered-dialect with the MLIR tool used"},
        {"module attributes {x.x = !foo.bar<abc>} {}",
         "`!\"foo\"<\"bar<abc>\">` type created with unregistered dialect. If this is intended, "
         "please call allowUnregisteredDialects() on the MLIRContext, or use "
         "-allow-unregistered-dialect with the MLIR opt tool used"},
        {"module attributes {x.x = #foo<abc>} {}",
         "#\"foo\"<\"abc\"> : 'none' attribute created with unregistered dialect. If this is "
         "intended, please call allowUnregisteredDialects() on the MLIRContext, or use "
         "-allow-unregistered-dialect with the MLIR opt tool used"},
        {"module attributes {x.x = #gpu.address_space<workgroup>} {}", NULL},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        Parsed parsed = {.context = bs_context_new(bs_dialects)};
        parsed.ir = bs_ir_new(parsed.context);
        bs_diags_init(&parsed.diags);
        gboolean ok = bs_parse(parsed.ir, rows[i][0], strlen(rows[i][0]), NULL, &parsed.diags);
        g_assert_cmpint(ok, ==, rows[i][1] == NULL);
        if (!ok)
            g_assert_cmpstr(((BsDiag *)parsed.diags.items->pdata[0])->text, ==, rows[i][1]);
        clear(&parsed);
    }
}

// -- programs ------------------------------------------------------------------------------------

static void
assert_prints(const char *text, const char *expected)
{
    Parsed parsed;
    g_autoptr(GString) out = g_string_new(NULL);
    parse(&parsed, text);
    g_assert_true(parsed.ok);
    bs_print(parsed.ir, &(BsPrintOptions){0}, out, NULL);
    g_assert_cmpstr(out->str, ==, expected);
    clear(&parsed);
}

static void
test_round_trip(void)
{
    assert_prints("", "module {\n}\n");
    assert_prints("module @a {} // comment", "module @a {\n}\n");
    assert_prints("module {} module {}", "module {\n  module {\n  }\n  module {\n  }\n}\n");
    assert_prints(
        "!t = memref<?xf32, strided<[?], offset: 2>, 3>\n"
        "#m = affine_map<(i)[n] -> (2 * i + n + 0, -i - 3)>\n"
        "\"a.b\"() {t = !t, m = #m, u, s = \"\\n\", d = dense<[1, 1]> : tensor<2xi8>} : () -> ()",
        "#map = affine_map<(d0)[s0] -> (d0 * 2 + s0, -d0 - 3)>\n"
        "module {\n"
        "  \"a.b\"() {d = dense<1> : tensor<2xi8>, m = #map, s = \"\\0A\", "
        "t = memref<?xf32, strided<[?], offset: 2>, 3>, u} : () -> ()\n"
        "}\n");
    assert_prints("%a, %b:2 = \"a.b\"() : () -> (i1, i8, i8)\n"
                  "\"a.c\"(%b#1, %b, %a) {x = [-1 : i8, 0x7F800000 : f32, @a::@b]}"
                  " : (i8, i8, i1) -> () loc(\"f\":1:2)",
                  "module {\n  %0:3 = \"a.b\"() : () -> (i1, i8, i8)\n"
                  "  \"a.c\"(%0#2, %0#1, %0#0) {x = [-1 : i8, 0x7F800000 : f32, @a::@b]}"
                  " : (i8, i8, i1) -> ()\n}\n");
}

static const BsOp *
first_op(const Parsed *parsed)
{
    return bs_op_region(parsed->ir->root, 0)->first->first;
}

static void
test_locations(void)
{
    Parsed parsed;
    parse(&parsed, "\n %0 = \"a.b\"() : () -> i1\n\"a.c\"() : () -> () loc(\"f\":7:8)\n"
                   "\"a.d\"() : () -> () loc(unknown)");
    const BsOp *op = first_op(&parsed);
    g_assert_cmpuint(op->loc.line, ==, 2);
    g_assert_cmpuint(op->loc.column, ==, 7); // of the name, as upstream
    g_assert_false(bs_loc_is_attr(op->loc));
    const BsAttr *said = bs_loc_attr(parsed.context, bs_op_next(op)->loc);
    g_assert_cmpint(said->loc->kind, ==, BS_LOC_FILE);
    g_assert_cmpuint(said->loc->at.line, ==, 7);
    g_assert_cmpuint(said->loc->at.column, ==, 8);
    g_assert_cmpuint(bs_loc_line(bs_op_next(op)->loc), ==, 0);
    g_assert_true(bs_loc_is_unknown(parsed.context, bs_op_next(bs_op_next(op))->loc));
    g_assert_false(bs_loc_is_unknown(parsed.context, op->loc));
    // What has no location any more keeps its line for the views.
    const BsLoc forgotten = bs_loc_forget(parsed.context, op->loc);
    g_assert_true(bs_loc_is_unknown(parsed.context, forgotten));
    g_assert_cmpuint(bs_loc_line(forgotten), ==, 2);
    g_assert_true(
        bs_loc_is_unknown(parsed.context, bs_loc_forget(parsed.context, bs_op_next(op)->loc)));
    clear(&parsed);
}

// Uses are listed newest first; those that came before the definition are turned around when it is
// found.
static void
test_forward_uses(void)
{
    Parsed parsed;
    parse(&parsed, "\"a.1\"(%x) : (i1) -> ()\n\"a.2\"(%x) : (i1) -> ()\n"
                   "%x = \"a.b\"() : () -> i1\n\"a.3\"(%x) : (i1) -> ()");
    g_assert_true(parsed.ok);
    const BsOp *one = first_op(&parsed), *two = bs_op_next(one), *def = bs_op_next(two),
               *three = bs_op_next(def);
    const BsUse *use = bs_value_uses(&def->results[0]);
    g_assert_true(bs_use_owner(use) == three);
    g_assert_true(bs_use_owner(bs_use_next(use)) == one);
    g_assert_true(bs_use_owner(bs_use_next(bs_use_next(use))) == two);
    g_assert_null(bs_use_next(bs_use_next(bs_use_next(use))));
    clear(&parsed);
}

static void
test_forward_blocks(void)
{
    Parsed parsed;
    parse(&parsed,
          "func.func @f(%c: i1) {\n cf.cond_br %c, ^b, ^a\n^a:\n cf.br ^b\n^b:\n return\n}");
    g_assert_true(parsed.ok);
    const BsRegion *body = bs_op_region(first_op(&parsed), 0);
    const BsBlock *entry = body->first, *a = entry->next, *b = a->next;
    g_assert_null(b->next);
    g_assert_true(bs_successor_block(bs_op_successor(entry->last, 0)) == b);
    g_assert_true(bs_successor_block(bs_op_successor(entry->last, 1)) == a);
    g_assert_true(bs_successor_block(bs_op_successor(a->last, 0)) == b);
    g_assert_true(b->region == body);
    clear(&parsed);
}

// -- limits and broken input ---------------------------------------------------------------------

static char *
repeat(const char *text, guint n)
{
    GString *out = g_string_new(NULL);
    for (guint i = 0; i < n; i++)
        g_string_append(out, text);
    return g_string_free(out, FALSE);
}

static void
test_limits(void)
{
    Parsed regions;
    g_autofree char *many = repeat("\"a.b\"() ({ ", 100000);
    parse(&regions, many);
    g_assert_false(regions.ok);
    g_assert_cmpstr(((BsDiag *)regions.diags.items->pdata[0])->text, ==,
                    "nesting is limited to 512 levels of regions, types and attributes");
    clear(&regions);
    static const char *const nested[] = {
        "tuple<", "[", "{a = ", "dense<[[[", "loc(fused[", "!a<[", "affine_map<() -> ((((",
        "() -> "};
    for (guint i = 0; i < G_N_ELEMENTS(nested); i++) {
        Parsed parsed;
        g_autofree char *deep = repeat(nested[i], 100000);
        g_autofree char *text = g_strconcat("\"a.b\"() {x = ", deep, NULL);
        parse(&parsed, text);
        g_assert_false(parsed.ok);
        g_assert_cmpuint(parsed.diags.items->len, >, 0);
        clear(&parsed);
    }
}

static const char program[] =
    "#m = affine_map<(a)[b] -> (a * 2 + b)>\n"
    "func.func @f(%c: i1, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>) -> i32 {\n"
    "  %0 = arith.constant dense<[1, 2]> : tensor<2xi32> loc(\"x\":1:2)\n"
    "  cf.cond_br %c, ^a(%c : i1), ^b\n"
    "^a(%x: i1):\n"
    "  \"a.b\"(%x) <{p = 1.5 : f32}> ({^bb0(%y: !foo.bar<[\"s\"]>): \"a.c\"() : () -> ()}) {q = "
    "#m} "
    ": (i1) -> ()\n"
    "  cf.br ^b\n"
    "^b:\n"
    "  %1 = arith.constant 1 : i32\n"
    "  return %1 : i32\n"
    "}\n";

// No prefix, and no change of one byte, is more than an error.
static void
test_broken(void)
{
    for (gsize len = 0; len < sizeof program; len++) {
        Parsed parsed;
        parse_bytes(&parsed, program, len);
        g_assert_cmpint(parsed.ok, ==, parsed.diags.n_errors == 0);
        clear(&parsed);
    }
    for (gsize at = 0; at < sizeof program - 1; at++) {
        static const char bytes[] = {'\0', '\377', '"', '>', '%', '9', '\n'};
        for (guint i = 0; i < sizeof bytes; i++) {
            Parsed parsed;
            g_autofree char *text = g_strdup(program);
            text[at] = bytes[i];
            parse_bytes(&parsed, text, sizeof program - 1);
            g_assert_cmpint(parsed.ok, ==, parsed.diags.n_errors == 0);
            clear(&parsed);
        }
    }
}

// -- how errors are shown ------------------------------------------------------------------------

static void
test_format(void)
{
    Parsed parsed;
    const char *text = "func.func @f(\t%c: i32) {\n  func.return  \t %c : i64\n}\n";
    BsSource source = {"<stdin>", text, strlen(text), 0};
    g_autoptr(GString) out = g_string_new(NULL);
    parse(&parsed, text);
    bs_diags_format(&parsed.diags, &source, out);
    g_assert_cmpstr(
        out->str, ==,
        "<stdin>:2:18: error: use of value '%c' expects different type than prior uses: "
        "'i64' vs 'i32'\n"
        "  func.return    %c : i64\n"
        "                 ^\n"
        "<stdin>:1:15: note: prior use here\n"
        "func.func @f(   %c: i32) {\n"
        "                ^\n");
    BsLines lines = {0};
    source.lines = &lines;
    g_autoptr(GString) again = g_string_new(NULL);
    bs_diags_format(&parsed.diags, &source, again);
    g_assert_cmpstr(again->str, ==, out->str);
    g_assert_cmpuint(lines.begins.len, ==, 4);
    bs_lines_clear(&lines);
    clear(&parsed);

    BsDiags diags;
    bs_diags_init(&diags);
    bs_diags_error(&diags, (BsLoc){0}, "nowhere");
    bs_diags_error(&diags, (BsLoc){.line = 9, .column = 1}, "behind the end");
    bs_diags_error(&diags, (BsLoc){.column = BS_LOC_TEXT}, "everywhere");
    source = (BsSource){"f.mlir", "a\303\244\n", 4, 3};
    g_string_truncate(out, 0);
    bs_diags_format(&diags, &source, out);
    g_assert_cmpstr(out->str, ==,
                    "<unknown>:0: error: nowhere\n"
                    "within split at f.mlir:3 offset :9:1: error: behind the end\n"
                    "within split at f.mlir:3 offset :0:0: error: everywhere\n");
    bs_diags_clear(&diags);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/parser/errors", test_errors);
    g_test_add_func("/parser/unregistered", test_unregistered);
    g_test_add_func("/parser/round-trip", test_round_trip);
    g_test_add_func("/parser/locations", test_locations);
    g_test_add_func("/parser/forward-uses", test_forward_uses);
    g_test_add_func("/parser/forward-blocks", test_forward_blocks);
    g_test_add_func("/parser/limits", test_limits);
    g_test_add_func("/parser/broken", test_broken);
    g_test_add_func("/parser/format", test_format);
    return g_test_run();
}
