// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Input that is larger or deeper than anything written by hand: what is over a limit is an error
// that names it, what is under it is read, and neither takes long.
#include "dialects/dialects.h"
#include "ir/ir.h"
#include "syntax/diag-print.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

enum { MANY = 200000 };

static void
append_n(GString *text, guint n, const char *piece)
{
    for (guint i = 0; i < n; i++)
        g_string_append(text, piece);
}

// The messages for a program, "" when it is read.
static char *
messages(const char *text, gsize len)
{
    BsDiags diags;
    bs_diags_init(&diags);
    BsContext *context = bs_context_new(bs_dialects);
    BsIr *ir = bs_ir_new(context);
    const BsParseOptions options = {.allow_unregistered = TRUE};
    gboolean ok = bs_parse(ir, text, len, &options, &diags);
    g_assert_cmpint(ok, ==, diags.n_errors == 0);
    GString *out = g_string_new(NULL);
    const BsSource source = {"input", text, len, 0};
    bs_diags_format(&diags, &source, out);
    bs_ir_free(ir);
    bs_context_free(context);
    bs_diags_clear(&diags);
    return g_string_free(out, FALSE);
}

// The first message has `expected` in it; there is none when that is NULL.
static void
check(GString *text, const char *expected)
{
    char *got = messages(text->str, text->len);
    char *line_end = strchr(got, '\n');
    if (line_end)
        *line_end = '\0';
    if (expected && !strstr(got, expected))
        g_error("expected '%s', got '%.200s'", expected, got);
    if (!expected)
        g_assert_cmpstr(got, ==, "");
    g_free(got);
    g_string_free(text, TRUE);
}

// -- nesting --------------------------------------------------------------------------------------

static const char nesting[] = "error: nesting is limited to 512 levels";

// One kind of thing in one another.
typedef struct Nest {
    const char *name, *before, *open, *middle, *close, *after, *expected;
} Nest;

static const Nest nests[] = {
    {"regions", "", "\"a.b\"() ({\n", "", "}) : () -> ()\n", "", nesting},
    {"custom-regions", "", "module {\n", "", "}\n", "", nesting},
    {"parentheses", "\"a.b\"() : ", "(", "", ")", " -> ()", nesting},
    {"function-types", "\"a.b\"() {a = ", "() -> (", "i32", ")", "} : () -> ()", nesting},
    {"tuples", "\"a.b\"() : () -> ", "tuple<", "i32", ">", "", nesting},
    {"memrefs", "\"a.b\"() : () -> ", "memref<2x", "i32", ">", "", nesting},
    {"opaque-types", "\"a.b\"() : () -> ", "!a.b<", "", ">", "", nesting},
    {"arrays", "\"a.b\"() {a = ", "[", "", "]", "} : () -> ()", nesting},
    {"dictionaries", "\"a.b\"() {a = ", "{a = ", "1", "}", "} : () -> ()", nesting},
    {"affine-parentheses", "\"a.b\"() {a = affine_map<(d0) -> (", "(", "d0", ")", ")>} : () -> ()",
     nesting},
    {"affine-negations", "\"a.b\"() {a = affine_map<(d0) -> (", "-", "d0", "", ")>} : () -> ()",
     nesting},
    {"locations", "\"a.b\"() : () -> () loc(", "fused[", "unknown", "]", ")", nesting},
    {"dense-lists", "\"a.b\"() {a = dense<", "[", "1", "]", "> : tensor<1xi32>} : () -> ()",
     "error: lists in dense elements are limited to 64 levels"},
    {"affine-sums", "\"a.b\"() {a = affine_map<(d0) -> (d0", " + d0", "", "", ")>} : () -> ()",
     "error: affine maps are limited to 8192 terms"},
    {"sizes", "\"a.b\"() : () -> memref<", "1x", "i32", "", ">",
     "error: a shape is limited to 1024 dimensions"},
};

static void
test_nesting(gconstpointer data)
{
    const Nest *nest = data;
    GString *text = g_string_new(nest->before);
    append_n(text, MANY, nest->open);
    g_string_append(text, nest->middle);
    append_n(text, MANY, nest->close);
    g_string_append(text, nest->after);
    check(text, nest->expected);
}

// The error is the only one: nothing is added at each level on the way out.
static void
test_one_error(void)
{
    GString *text = g_string_new("\"a.b\"() {a = affine_map<(d0) -> (");
    append_n(text, MANY, "-");
    char *got = messages(text->str, text->len);
    g_assert_nonnull(strstr(got, "error: "));
    g_assert_null(strstr(strstr(got, "error: ") + 1, "error: "));
    g_free(got);
    g_string_free(text, TRUE);
}

static void
test_nesting_through_aliases(void)
{
    GString *text = g_string_new("#a0 = [1]\n!a0 = tuple<i1>\n");
    for (guint i = 1; i < MANY / 10; i++)
        g_string_append_printf(text, "#a%u = [#a%u]\n", i, i - 1);
    check(text, nesting);
    text = g_string_new("!a0 = tuple<i1>\n");
    for (guint i = 1; i < MANY / 10; i++)
        g_string_append_printf(text, "!a%u = tuple<!a%u>\n", i, i - 1);
    check(text, nesting);
}

// -- numbers of things ----------------------------------------------------------------------------

// 20 lines that stand for a million parts, 40 for more than there are.
static GString *
doubled_aliases(guint n)
{
    GString *text = g_string_new("#a0 = [1, 1]\n!a0 = tuple<i1, i1>\n");
    for (guint i = 1; i < n; i++)
        g_string_append_printf(text, "#a%u = [#a%u, #a%u]\n!a%u = tuple<!a%u, !a%u>\n", i, i - 1,
                               i - 1, i, i - 1, i - 1);
    g_string_append_printf(text, "\"a.b\"() {a = #a%u} : () -> !a%u\n", n - 1, n - 1);
    return text;
}

static void
test_aliased_parts(void)
{
    check(doubled_aliases(18), NULL);
    check(doubled_aliases(40), "error: aliases are limited to stand for 33554432 parts");
    // The same type text again and again is what the parser reads only once.
    GString *text = doubled_aliases(20);
    for (guint i = 0; i < 1000; i++)
        g_string_append(text, "\"a.b\"() : () -> tuple<!a19>\n");
    check(text, "error: aliases are limited to stand for 33554432 parts");
}

static void
test_skipped_results(void)
{
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < 1000; i++)
        g_string_append_printf(text, "\"a.b\"(%%x%u#1000000) : (i32) -> ()\n", i);
    check(text, "error: result numbers that are used before others are limited to 4194304");
    check(g_string_new("\"a.b\"(%x#1048576) : (i32) -> ()"),
          "error: result numbers are limited to 1048576");
    check(g_string_new("%x:1048577 = \"a.b\"() : () -> i32"),
          "error: an operation is limited to 1048576 results");
}

static void
test_operands(void)
{
    GString *text = g_string_new("%0 = \"a.b\"() : () -> i32\n\"a.b\"(%0");
    append_n(text, BS_LIMIT_OPERANDS, ", %0");
    check(text, "error: an operation is limited to 1048576 operands");
    text = g_string_new("\"a.b\"() : () -> (i32");
    append_n(text, BS_LIMIT_OPERANDS, ", i32");
    check(text, "error: a list of types is limited to 1048576");
}

// Long lists of attributes were compared pair by pair.
static void
test_attributes(void)
{
    GString *text = g_string_new("\"a.b\"() <{x = 1");
    for (guint i = 0; i < MANY; i++)
        g_string_append_printf(text, ", a%u", i);
    g_string_append(text, "}> {y = 1");
    for (guint i = 0; i < MANY; i++)
        g_string_append_printf(text, ", b%u", i);
    g_string_append(text, "} : () -> ()");
    check(text, NULL);
}

static void
test_numbers(void)
{
    static const struct {
        const char *before, *digit, *after, *expected;
    } rows[] = {
        {"\"a.b\"() {a = ", "9", "} : () -> ()", "integer constant out of range"},
        {"\"a.b\"() {a = 0x", "f", " : i64} : () -> ()", "integer constant out of range"},
        {"\"a.b\"() {a = 1.", "9", "} : () -> ()", NULL},
        {"\"a.b\"() : () -> i", "9", "", "invalid integer width"},
        {"\"a.b\"() : () -> i1", "00000000", "", "integer bitwidth is limited to 16777215 bits"},
        {"\"a.b\"() : () -> memref<", "9", "xi32>", "invalid dimension"},
        {"\"a.b\"(%0#", "9", ") : (i32) -> ()", "invalid SSA value result number"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        GString *text = g_string_new(rows[i].before);
        append_n(text, strlen(rows[i].digit) > 1 ? 1 : MANY / 2, rows[i].digit);
        g_string_append(text, rows[i].after);
        check(text, rows[i].expected);
    }
}

// -- messages -------------------------------------------------------------------------------------

static guint
count(const char *text, const char *word)
{
    guint n = 0;
    for (; (text = strstr(text, word)); text += strlen(word))
        n++;
    return n;
}

static void
test_errors(void)
{
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < MANY; i++)
        g_string_append_printf(text, "\"a.b\"(%%x%u) : (i32) -> ()\n", i);
    char *got = messages(text->str, text->len);
    g_assert_cmpuint(count(got, "error: use of undeclared SSA value name"), ==, BS_LIMIT_ERRORS);
    g_assert_nonnull(strstr(got, "input:1000:7: error: use"));
    g_assert_nonnull(strstr(got, "error: there are more than 1000 errors: the others are not"));
    g_free(got);
    g_string_free(text, TRUE);
}

static void
test_shown_lines(void)
{
    GString *text = g_string_new("// ");
    append_n(text, BS_LIMIT_SHOWN_LINE, "x");
    g_string_append(text, "\nfunc.func @a(:\n");
    char *got = messages(text->str, text->len);
    g_assert_cmpstr(
        got, ==, "input:2:14: error: expected non-function type\nfunc.func @a(:\n             ^\n");
    g_free(got);
    g_string_prepend(text, "func.func @a(:");
    got = messages(text->str, text->len);
    g_assert_cmpstr(got, ==, "input:1:14: error: expected non-function type\n");
    g_free(got);
    g_string_free(text, TRUE);
}

// Names are C strings: what has a NUL in it is refused, not cut.
static void
test_nul_in_names(void)
{
    static const char *const programs[][2] = {
        {"func.func private @\"a\\00b\"()", "null character not allowed in symbol name"},
        {"module @\"a\\00b\" {}", "null character not allowed in symbol name"},
        {"\"a.b\"() {a = @\"a\\00b\"} : () -> ()", "null character not allowed in symbol name"},
        {"\"a.b\"() {a = @b::@\"a\\00\"} : () -> ()", "null character not allowed in symbol name"},
        {"\"a.b\"() {\"a\\00b\" = 1} : () -> ()", "null character not allowed in attribute name"},
        {"\"a.b\\00\"() : () -> ()", "null character not allowed in operation name"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(programs); i++)
        check(g_string_new(programs[i][0]), programs[i][1]);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    for (guint i = 0; i < G_N_ELEMENTS(nests); i++) {
        char *path = g_strdup_printf("/limits/nesting/%s", nests[i].name);
        g_test_add_data_func(path, &nests[i], test_nesting);
        g_free(path);
    }
    g_test_add_func("/limits/nesting/one-error", test_one_error);
    g_test_add_func("/limits/nesting/through-aliases", test_nesting_through_aliases);
    g_test_add_func("/limits/aliased-parts", test_aliased_parts);
    g_test_add_func("/limits/skipped-results", test_skipped_results);
    g_test_add_func("/limits/operands", test_operands);
    g_test_add_func("/limits/attributes", test_attributes);
    g_test_add_func("/limits/numbers", test_numbers);
    g_test_add_func("/limits/nul-in-names", test_nul_in_names);
    g_test_add_func("/limits/errors", test_errors);
    g_test_add_func("/limits/shown-lines", test_shown_lines);
    return g_test_run();
}
