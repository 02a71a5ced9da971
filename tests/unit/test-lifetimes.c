// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How many buffers live at once on a path, where each lives, and how many frees are conditional.
#include "debug/buffers/counts.h"
#include "debug/buffers/lifetimes.h"
#include "debug/document/cursor.h"

#include <string.h>

#define M "memref<4xf32>"
#define COPY(from, to) "test.copy(" from ", " to ") : (" M ", " M ")\n"
#define ALLOC(name) name " = memref.alloc() : " M "\n"
#define FREE(name) "memref.dealloc " name " : " M "\n"
#define BOUNDS "%z = arith.constant 0 : index\n%one = arith.constant 1 : index\n"

// Every body gets %c, %d : i1, %n : index, %m, %o : memref.
typedef struct Case {
    const char *name, *body, *pipeline;
    guint32 peak, conditional;
} Case;

static const char alternatives[] =
    "%r = scf.if %c -> (" M
    ") {\n" ALLOC("%a") "scf.yield %a : " M
                        "\n} else {\n" ALLOC("%b") "scf.yield %b : " M
                                                   "\n}\n" COPY("%r", "%o") "return\n";
static const char diamond[] =
    "cf.cond_br %c, ^l, ^r\n^l:\n" ALLOC("%a") "cf.br ^e(%a : " M ")\n^r:\n" ALLOC(
        "%b") "cf.br ^e(%b : " M ")\n^e(%x: " M "):\n" COPY("%x", "%o") "return\n";
static const char maybe_mine[] =
    "cf.cond_br %c, ^l, ^e(%m : " M ")\n^l:\n" ALLOC("%a") "cf.br ^e("
                                                           "%a : " M ")\n^e(%x: " M
                                                           "):\n" COPY("%x", "%o") ALLOC("%b")
                                                               COPY("%b", "%o") "return\n";
static const char swapped[] = BOUNDS ALLOC("%a")
    ALLOC("%b") "%r:2 = scf.for %i = %z to %n step %one iter_args(%x = %a, %y = %b) -> (" M ", " M
                ") {\n"
                "scf.yield %y, %x : " M ", " M "\n}\n" COPY("%r#0", "%o") "return\n";
static const char carried[] =
    BOUNDS ALLOC("%a") "%r = scf.for %i = %z to %n step %one iter_args(%x = %a) -> (" M
                       ") {\n" ALLOC("%b") COPY("%x", "%b")
                           FREE("%x") "scf.yield %b : " M "\n}\n" COPY("%r", "%o") FREE("%r")
                               ALLOC("%d2") COPY("%d2", "%o") "return\n";
static const char same_condition[] = "scf.if %c {\n" ALLOC("%a")
    COPY("%a", "%o") "}\n"
                     "%not = arith.constant true\n%e = arith.xori %c, %not : i1\n"
                     "scf.if %e {\n" ALLOC("%b") COPY("%b", "%o") "}\n"
                                                                  "return\n";
static const char other_condition[] = "scf.if %c {\n" ALLOC("%a")
    COPY("%a", "%o") "}\n"
                     "scf.if %d {\n" ALLOC("%b") COPY("%b", "%o") "}\n"
                                                                  "return\n";
static const char handed_on[] =
    BOUNDS "%r = scf.for %i = %z to %n step %one iter_args(%x = %m) -> (" M ") {\n" ALLOC("%a")
        COPY("%x", "%a") "scf.yield %a : " M "\n}\n" COPY("%r", "%o") "return\n";
static const char leaks[] =
    BOUNDS "scf.for %i = %z to %n step %one {\n" ALLOC("%a") COPY("%a", "%o") "}\nreturn\n";
static const char while_before[] = "scf.while : () -> () {\n" ALLOC("%a") COPY("%a", "%o")
    FREE("%a") "scf.condition(%c)\n} do {\n" ALLOC("%b") COPY("%b", "%o")
        FREE("%b") "scf.yield\n}\nreturn\n";
static const char mine_in_branch[] =
    ALLOC("%a") COPY("%m", "%a") "scf.if %c {\n" FREE("%a") "}\n"
                                                            "return\n";
static const char on_stack[] =
    "%a = memref.alloca() : " M "\n" ALLOC("%b") COPY("%a", "%b") "return\n";
static const char grown[] = "%a = memref.alloc(%n) : memref<?xf32>\n"
                            "%b = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>\n"
                            "memref.dealloc %b : memref<?xf32>\nreturn\n";
static const char larger[] =
    BOUNDS "%more = arith.addi %n, %one : index\n"
           "%a = memref.alloc(%n) : memref<?xf32>\n"
           "%b = memref.realloc %a(%more) : memref<?xf32> to memref<?xf32>\n"
           "memref.dealloc %b : memref<?xf32>\nreturn\n";
static const char through_cast[] =
    ALLOC("%a") "%v = memref.cast %a : " M " to memref<?xf32>\n"
                "memref.dealloc %v : memref<?xf32>\n" ALLOC("%b") COPY("%b", "%o") "return\n";
static const char backwards[] =
    "cf.br ^second\n^first:\n" COPY("%a", "%o") FREE("%a") "return\n^second:\n" ALLOC("%a")
        ALLOC("%b") COPY("%b", "%o") FREE("%b") "cf.br ^first\n";

static const char leaks_in_blocks[] = "cf.br ^h\n^h:\n" ALLOC("%a")
    COPY("%a", "%o") "%q = arith.cmpi slt, %n, %n : index\n"
                     "cf.cond_br %q, ^h, ^e\n^e:\n" ALLOC("%b") COPY("%b", "%o") "return\n";
static const char carried_in_blocks[] =
    ALLOC("%a") "cf.br ^h(%a : " M ")\n^h(%x: " M "):\n" ALLOC("%b") COPY("%x", "%b")
        FREE("%x") "cf.cond_br %c, ^h(%b : " M "), ^e(%b : " M ")\n^e(%y: " M
                   "):\n" FREE("%y") "return\n";
static const char none[] = "", ownership[] = "ownership-based-buffer-deallocation",
                  lowered[] = "ownership-based-buffer-deallocation,canonicalize,"
                              "buffer-deallocation-simplification,"
                              "bufferization-lower-deallocations,cse,canonicalize",
                  older[] = "func.func(buffer-deallocation)";

static const Case cases[] = {
    {"branches of scf.if", alternatives, none, 1, 0},
    {"branches of blocks", diamond, none, 1, 0},
    {"clones of the older pass", diamond, older, 2, 0},
    {"freed if owned", maybe_mine, ownership, 2, 7},
    {"freed if owned, lowered", maybe_mine, lowered, 2, 1},
    {"the library function", swapped, ownership, 2, 4},
    // both buffers, and five lists that it is called with
    {"the library function, lowered", swapped, lowered, 7, 6},
    {"freed in a round", carried, none, 2, 0},
    {"one condition", same_condition, none, 1, 0},
    {"two conditions", other_condition, none, 2, 0},
    // one for each round, of which there are three at most with numbers that are found
    {"a leak in a loop", leaks, none, 3, 0},
    {"a leak in a loop of branches that never goes round", leaks_in_blocks, none, 2, 0},
    {"from round to round of branches", carried_in_blocks, none, 2, 0},
    {"from round to round", handed_on, none, 3, 0},
    {"from round to round, freed if another", handed_on, ownership, 2, 2},
    {"scf.while", while_before, none, 1, 0},
    {"freed in a branch by hand", mine_in_branch, none, 1, 0},
    {"the stack", on_stack, none, 1, 0},
    {"reallocation to the same size", grown, none, 1, 0},
    {"reallocation to a larger one", larger, none, 2, 0},
    {"freed through a cast", through_cast, none, 1, 0},
    {"a block before its dominator", backwards, none, 2, 0},
    {"indicators that a retain takes or frees", handed_on, "hlo-deallocate", 2, 0},
    {"indicators, lowered", handed_on, "hlo-deallocation-pipeline", 2, 2},
    {"indicators of alternatives", alternatives, "hlo-deallocate", 1, 0},
};

static BsDocument *
load(const char *body, const char *pipeline)
{
    g_autofree char *text = g_strdup_printf(
        "func.func @f(%%c: i1, %%d: i1, %%n: index, %%m: " M ", %%o: " M ") {\n%s}\n", body);
    g_autofree char *passes = g_strdup_printf("builtin.module(%s)", pipeline);
    BsPipeline *parsed = bs_pipeline_parse_for(passes, 0, NULL);
    g_assert_nonnull(parsed);
    const BsDocumentOptions options = {.pipeline = parsed};
    BsDocument *document = bs_document_load("test.mlir", text, strlen(text), &options);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    bs_pipeline_free(parsed);
    return document;
}

static BsLifetimes *
lifetimes_of(BsDocument *document)
{
    return bs_document_lifetimes(document, bs_document_n_events(document),
                                 bs_document_find_function(document, "f"));
}

static void
test_case(gconstpointer data)
{
    const Case *wanted = data;
    BsDocument *document = load(wanted->body, wanted->pipeline);
    BsLifetimes *lifetimes = lifetimes_of(document);
    g_assert_null(lifetimes->not_judged);
    g_assert_cmpuint(lifetimes->peak, ==, wanted->peak);
    const BsCounts *counts = bs_document_counts(document, bs_document_n_stages(document) - 1,
                                                bs_document_find_function(document, "f"));
    g_assert_cmpuint(counts->figures[BS_COUNT_CONDITIONAL_FREES], ==, wanted->conditional);
    bs_lifetimes_free(lifetimes);
    bs_document_free(document);
}

// Many conditions: as many paths as cannot be told apart.
static void
test_many(void)
{
    GString *body = g_string_new(NULL);
    for (guint i = 0; i < 40; i++)
        g_string_append_printf(body,
                               "%%c%u = arith.cmpi eq, %%n, %%n : index\nscf.if %%c%u {\n"
                               "%%a%u = memref.alloc() : " M "\n" FREE("%%a%u") "}\n",
                               i, i, i, i);
    g_string_append(body, "return\n");
    BsDocument *document = load(body->str, none);
    BsLifetimes *lifetimes = lifetimes_of(document);
    g_assert_cmpuint(lifetimes->peak, ==, 1);
    bs_lifetimes_free(lifetimes);
    bs_document_free(document);
    g_string_free(body, TRUE);
}

// Loops in loops in loops: one round of each is a run, and eight of each are too many steps.
static void
check_nested(const char *begin, const char *bounds, const char *end, const char *not_judged)
{
    enum { DEPTH = 40 };
    GString *body = g_string_new(NULL);
    for (guint i = 0; i < DEPTH; i++) {
        g_string_append(body, begin);
        if (bounds)
            g_string_append_printf(body, "%u%s", i, bounds);
        g_string_append_printf(body, " {\n%%a%u = memref.alloc() : " M "\n", i);
    }
    for (guint i = DEPTH; i-- > 0;)
        g_string_append_printf(body, FREE("%%a%u") "%s", i, end);
    g_string_append(body, "return\n");
    BsDocument *document = load(body->str, none);
    BsLifetimes *lifetimes = lifetimes_of(document);
    g_assert_cmpstr(lifetimes->not_judged, ==, not_judged);
    g_assert_cmpuint(lifetimes->peak, ==, not_judged ? 0 : DEPTH);
    // without a run, the text says where a buffer lives
    const BsLifetime *first = &g_array_index(lifetimes->items, BsLifetime, 0);
    g_autofree char *bar = bs_lifetime_bar(lifetimes, first, 1000);
    g_assert_cmpint(first->is_seen, ==, !not_judged);
    g_assert_nonnull(strstr(bar, "\u2715"));
    bs_lifetimes_free(lifetimes);
    bs_document_free(document);
    g_string_free(body, TRUE);
}

static void
test_nested(void)
{
    static const char after[] = "scf.condition(%c)\n} do {\nscf.yield\n}\n";
    check_nested("affine.for %i", " = 0 to 8", "}\n", "limit of 20000 steps");
    check_nested("affine.for %i", " = 0 to %n", "}\n", NULL);
    check_nested("scf.while : () -> ()", NULL, after, NULL);
}

// What calls return is on the heap, too, and so is what a callee makes for itself.
static void
test_calls(void)
{
    static const char text[] = "func.func private @outside() -> " M "\n"
                               "func.func private @inside(%m: " M ") {\n"
                               "  %a = memref.alloc() : " M "\n"
                               "  memref.copy %m, %a : " M " to " M "\n"
                               "  memref.dealloc %a : " M "\n"
                               "  return\n"
                               "}\n"
                               "func.func @f() {\n"
                               "  %x = call @outside() : () -> " M "\n"
                               "  call @inside(%x) : (" M ") -> ()\n"
                               "  memref.dealloc %x : " M "\n"
                               "  return\n"
                               "}\n";
    g_autoptr(BsPipeline) pipeline = bs_pipeline_parse("builtin.module()", NULL);
    const BsDocumentOptions options = {.pipeline = pipeline};
    BsDocument *document = bs_document_load("test.mlir", text, strlen(text), &options);
    BsLifetimes *lifetimes = lifetimes_of(document);
    g_assert_cmpuint(lifetimes->peak, ==, 2);
    g_assert_cmpuint(lifetimes->peak_line, ==, 3); // the second call
    g_assert_cmpuint(lifetimes->items->len, ==, 1);
    g_autofree char *bar = bs_lifetime_bar(lifetimes, NULL, 100);
    g_assert_cmpstr(bar, ==, "012100");
    bs_lifetimes_free(lifetimes);
    bs_document_free(document);
}

// Where control comes to a block does not depend on where it is printed.
static void
test_lines(void)
{
    BsDocument *document = load(backwards, none);
    BsLifetimes *lifetimes = lifetimes_of(document);
    const BsLifetime *first = &g_array_index(lifetimes->items, BsLifetime, 0);
    g_assert_cmpuint(first->born, ==, 8);
    g_assert_cmpuint(first->last_use, ==, 4);
    g_assert_cmpuint(first->freed, ==, 5);
    g_autofree char *bar = bs_lifetime_bar(lifetimes, first, 100);
    g_assert_cmpstr(bar, ==, "··██✕··█████·");
    g_autofree char *numbers = bs_lifetime_bar(lifetimes, NULL, 100);
    g_assert_cmpstr(numbers, ==, "0011100122210");
    bs_lifetimes_free(lifetimes);
    bs_document_free(document);
}

// A buffer does not live in the branch that does not allocate it.
static void
test_branches(void)
{
    BsDocument *document = load(diamond, none);
    BsLifetimes *lifetimes = lifetimes_of(document);
    const BsLifetime *first = &g_array_index(lifetimes->items, BsLifetime, 0);
    g_autofree char *bar = bs_lifetime_bar(lifetimes, first, 100);
    g_assert_cmpstr(bar, ==, "···██···██▒·");
    bs_lifetimes_free(lifetimes);
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
        g_autofree char *path = g_strdup_printf("/lifetimes/%s", cases[i].name);
        g_test_add_data_func(path, &cases[i], test_case);
    }
    g_test_add_func("/lifetimes/many", test_many);
    g_test_add_func("/lifetimes/nested", test_nested);
    g_test_add_func("/lifetimes/calls", test_calls);
    g_test_add_func("/lifetimes/lines", test_lines);
    g_test_add_func("/lifetimes/branches", test_branches);
    return g_test_run();
}
