// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random functions with buffers that are freed under conditions: what is found when the paths are
// followed for a few buffers at a time is what is found on all paths together.
#include "program.h"
#include "sim/explore.h"

enum { CONDITIONS = 5, PROGRAMS = 300, ALL = 60000 };

typedef struct Maker {
    GRand *random;
    GString *text;
    GPtrArray *memrefs; // names that stand at the place where the text ends
    GArray *owned;      // guint: buffers that are freed, each with its condition
    GHashTable *freed;  // of these, which early
    guint n_names, depth;
} Maker;

static guint
any(Maker *maker, guint n)
{
    return (guint)g_rand_int_range(maker->random, 0, (gint32)n);
}

static const char *
any_memref(Maker *maker)
{
    return maker->memrefs->pdata[any(maker, maker->memrefs->len)];
}

static void
add_memref(Maker *maker, guint number)
{
    g_ptr_array_add(maker->memrefs, g_strdup_printf("%%v%u", number));
}

static void put_ops(Maker *maker, guint n);

static guint
put_condition(Maker *maker)
{
    const guint number = maker->n_names++;
    const char *const does[] = {"andi", "ori", "xori"};
    if (any(maker, 3) == 0)
        g_string_append_printf(maker->text, "%%v%u = memref.load %s[%%i0] : memref<4xi1>\n", number,
                               any_memref(maker));
    else
        g_string_append_printf(maker->text, "%%v%u = arith.%s %%c%u, %%c%u : i1\n", number,
                               does[any(maker, 3)], any(maker, CONDITIONS), any(maker, CONDITIONS));
    return number;
}

static void
put_body(Maker *maker)
{
    const guint n = maker->memrefs->len;
    maker->depth++;
    put_ops(maker, 1 + any(maker, 2));
    maker->depth--;
    g_ptr_array_set_size(maker->memrefs, (gint)n);
}

static void
put_if(Maker *maker)
{
    const gboolean is_given = any(maker, 2);
    const guint condition = is_given ? any(maker, CONDITIONS) : put_condition(maker);
    const guint n = maker->memrefs->len;
    const gboolean gives = any(maker, 3) == 0;
    const guint result = maker->n_names++;
    if (gives)
        g_string_append_printf(maker->text, "%%v%u = ", result);
    g_string_append_printf(maker->text, "scf.if %%%c%u %s{\n", is_given ? 'c' : 'v', condition,
                           gives ? "-> (memref<4xi1>) " : "");
    for (guint side = 0; side < 2; side++) {
        if (side)
            g_string_append(maker->text, "} else {\n");
        put_body(maker);
        if (gives)
            g_string_append_printf(maker->text, "scf.yield %s : memref<4xi1>\n",
                                   (const char *)maker->memrefs->pdata[any(maker, n)]);
    }
    g_string_append(maker->text, "}\n");
    if (gives)
        add_memref(maker, result);
}

static void
put_for(Maker *maker)
{
    const guint result = maker->n_names++, argument = maker->n_names++;
    const char *initial = any_memref(maker);
    const guint n = maker->memrefs->len;
    g_string_append_printf(maker->text,
                           "%%v%u = scf.for %%k%u = %%i0 to %%i2 step %%i1 iter_args(%%v%u = %s) "
                           "-> (memref<4xi1>) {\n",
                           result, result, argument, initial);
    add_memref(maker, argument);
    put_body(maker);
    g_string_append_printf(maker->text, "scf.yield %s : memref<4xi1>\n}\n",
                           any(maker, 2) ? (const char *)maker->memrefs->pdata[n]
                                         : (const char *)maker->memrefs->pdata[any(maker, n)]);
    g_ptr_array_set_size(maker->memrefs, (gint)n);
    add_memref(maker, result);
}

// A buffer with its condition: it is freed early where that holds, at the end where it does not; or
// nearly so.
static void
put_owned(Maker *maker)
{
    const guint condition = put_condition(maker), buffer = maker->n_names++;
    g_string_append_printf(maker->text, "%%v%u = memref.alloc() : memref<4xi1>\n", buffer);
    g_array_append_val(maker->owned, buffer);
    g_array_append_val(maker->owned, condition);
    if (any(maker, 2))
        g_string_append_printf(maker->text, "memref.store %%c%u, %%v%u[%%i0] : memref<4xi1>\n",
                               any(maker, CONDITIONS), buffer);
    if (any(maker, 4) == 0)
        add_memref(maker, buffer);
}

static void
put_free_if(Maker *maker, guint condition, guint buffer)
{
    g_string_append_printf(maker->text, "scf.if %%v%u {\nmemref.dealloc %%v%u : memref<4xi1>\n}\n",
                           condition, buffer);
}

static void
put_free(Maker *maker)
{
    if (!maker->owned->len)
        return;
    const guint i = 2 * any(maker, maker->owned->len / 2);
    if (g_hash_table_add(maker->freed, GUINT_TO_POINTER(i + 1)) || any(maker, 10) == 0)
        put_free_if(maker, g_array_index(maker->owned, guint, i + 1),
                    g_array_index(maker->owned, guint, i));
}

static void
put_rest(Maker *maker)
{
    for (guint i = 0; i < maker->owned->len; i += 2) {
        const guint buffer = g_array_index(maker->owned, guint, i);
        const guint condition = g_array_index(maker->owned, guint, i + 1), no = maker->n_names++;
        g_string_append_printf(maker->text, "%%v%u = arith.xori %%v%u, %%true : i1\n", no,
                               condition);
        if (g_hash_table_contains(maker->freed, GUINT_TO_POINTER(i + 1)) && any(maker, 10))
            put_free_if(maker, no, buffer);
        else if (any(maker, 4))
            g_string_append_printf(maker->text, "memref.dealloc %%v%u : memref<4xi1>\n", buffer);
    }
}

static void
put_select(Maker *maker)
{
    const char *one = any_memref(maker), *other = any_memref(maker);
    g_string_append_printf(maker->text, "%%v%u = arith.select %%c%u, %s, %s : memref<4xi1>\n",
                           maker->n_names, any(maker, CONDITIONS), one, other);
    add_memref(maker, maker->n_names++);
}

static void
put_store(Maker *maker)
{
    g_string_append_printf(maker->text, "memref.store %%c%u, %s[%%i0] : memref<4xi1>\n",
                           any(maker, CONDITIONS), any_memref(maker));
}

static void
put_ops(Maker *maker, guint n)
{
    static void (*const puts[])(Maker *) = {put_free, put_if, put_for, put_select, put_store};
    for (guint i = 0; i < n; i++) {
        if (!maker->depth)
            put_owned(maker);
        if (!maker->depth)
            put_free(maker);
        const guint which = any(maker, G_N_ELEMENTS(puts));
        if (maker->depth < 2 || (puts[which] != put_if && puts[which] != put_for))
            puts[which](maker);
    }
}

static char *
make_text(guint32 seed)
{
    Maker maker = {.random = g_rand_new_with_seed(seed),
                   .text = g_string_new("func.func @f(%v0: memref<4xi1>"),
                   .memrefs = g_ptr_array_new_with_free_func(g_free),
                   .owned = g_array_new(FALSE, FALSE, sizeof(guint)),
                   .freed = g_hash_table_new(NULL, NULL),
                   .n_names = 1};
    add_memref(&maker, 0);
    for (guint i = 0; i < CONDITIONS; i++)
        g_string_append_printf(maker.text, ", %%c%u: i1", i);
    g_string_append(maker.text, ") {\n");
    for (guint i = 0; i < 3; i++)
        g_string_append_printf(maker.text, "%%i%u = arith.constant %u : index\n", i, i);
    g_string_append(maker.text, "%true = arith.constant true\n");
    put_ops(&maker, 6);
    put_rest(&maker);
    g_string_append(maker.text, "return\n}\n");
    g_rand_free(maker.random);
    g_ptr_array_unref(maker.memrefs);
    g_array_unref(maker.owned);
    g_hash_table_unref(maker.freed);
    return g_string_free(maker.text, FALSE);
}

// What is wrong with which buffer.
static GHashTable *
find_faults(const BsPaths *paths)
{
    GHashTable *found = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    for (guint i = 0; i < paths->leaves->len; i++) {
        const BsLeaf *leaf = paths->leaves->pdata[i];
        for (guint k = 0; k < leaf->faults->len; k++) {
            const BsWitness *fault = &g_array_index(leaf->faults, BsWitness, k);
            g_hash_table_add(found, g_strdup_printf("%u of line %u", (guint)fault->fault.kind,
                                                    fault->made_by ? fault->made_by->loc.line : 0));
        }
    }
    return found;
}

static void
expect_all(GHashTable *expected, GHashTable *found, guint32 seed)
{
    GHashTableIter iter;
    gpointer fault;
    g_hash_table_iter_init(&iter, expected);
    while (g_hash_table_iter_next(&iter, &fault, NULL)) {
        if (!g_hash_table_contains(found, fault)) {
            char *text = make_text(seed);
            g_test_message("seed %u, %u of %u: %s\n%s", seed, g_hash_table_size(expected),
                           g_hash_table_size(found), (const char *)fault, text);
            g_free(text);
            g_test_fail();
        }
    }
}

// Whether both have followed all paths.
static gboolean
compare(guint32 seed)
{
    Program program;
    char *text = make_text(seed);
    program_init(&program, text);
    g_free(text);
    BsProgram *code = bs_program_new(program.ir);
    const BsOp *function = bs_program_functions(code)->pdata[0];
    BsInput *input = bs_input_new(code, function);
    const BsExploreOptions all = {.paths = ALL, .steps = 4000000}, few = {.paths = 24};
    BsPaths *together = bs_explore(code, function, input, &all);
    BsPaths *sliced = bs_explore(code, function, input, &few);
    GHashTable *expected = find_faults(together), *found = find_faults(sliced);
    const gboolean both = together->is_complete && sliced->is_complete &&
                          sliced->n_paths > few.paths && together->n_paths < ALL;
    if (both)
        expect_all(expected, found, seed);
    expect_all(found, expected, seed);
    g_hash_table_unref(expected);
    g_hash_table_unref(found);
    bs_paths_free(together);
    bs_paths_free(sliced);
    bs_input_free(input);
    bs_program_unref(code);
    program_clear(&program);
    return both;
}

static void
test_random(void)
{
    const char *given = g_getenv("BUFSCOPE_SEEDS");
    const guint n = given ? (guint)atoi(given) : PROGRAMS;
    guint compared = 0;
    for (guint32 seed = 1; seed <= n; seed++)
        compared += compare(seed);
    g_test_message("%u of %u have many paths, and all were followed", compared, n);
    g_assert_cmpuint(compared, >, n / 20);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/slices/random", test_random);
    return g_test_run();
}
