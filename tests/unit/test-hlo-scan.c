// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is said before hlo-deallocate runs is what it then does: it refuses a program exactly when
// one of its rules is listed, and what it says is in the list. In programs of the files that the
// command line names, and in random ones, in which buffers are freed here and there.
#include "debug/document/cursor.h"
#include "documents.h"
#include "passes/hlo/deallocate-rules.h"

static const char *const pipelines[] = {"builtin.module(hlo-deallocate)", NULL};

static struct {
    guint n_refused, n_taken;
    GHashTable *texts; // of what was refused
} run;

static void
scan(BsDocument *document, gpointer refusals)
{
    g_autoptr(GHashTable) visited = g_hash_table_new(NULL, NULL);
    bs_hlo_deallocate_scan(bs_document_ir(document)->root, refusals, visited);
}

// Else it is the verifier's, of what the pass has written.
static gboolean
is_of_a_rule(const BsDiag *error)
{
    for (guint rule = 0; rule <= BS_HLO_RULE_INVALID_REALLOC; rule++)
        if (g_str_has_suffix(error->text, bs_hlo_rule(rule)->text))
            return TRUE;
    return FALSE;
}

// The error of the pass, or NULL.
static const BsDiag *
find_error(const BsDocument *document)
{
    const GPtrArray *diags = bs_document_diags(document)->items;
    for (guint i = 0; i < diags->len; i++) {
        const BsDiag *diag = diags->pdata[i];
        if (diag->severity == BS_ERROR && is_of_a_rule(diag))
            return diag;
    }
    return NULL;
}

static gboolean
is_listed(const GArray *refusals, const BsDiag *error)
{
    for (guint i = 0; i < refusals->len; i++) {
        const BsRefusal *refusal = &g_array_index(refusals, BsRefusal, i);
        g_autofree char *said =
            g_strdup_printf("'%s' op %s", refusal->op->def->name, refusal->rule);
        if (refusal->kind == BS_REFUSED && refusal->op == error->op &&
            g_str_equal(said, error->text)) {
            g_hash_table_add(run.texts, (gpointer)(gsize)refusal->rule);
            return TRUE;
        }
    }
    return FALSE;
}

static guint
count_refused(const GArray *refusals)
{
    guint n = 0;
    for (guint i = 0; i < refusals->len; i++)
        n += g_array_index(refusals, BsRefusal, i).kind == BS_REFUSED;
    return n;
}

static void
check(BsDocument *document)
{
    if (bs_document_outcome(document) == BS_OUTCOME_INVALID)
        return;
    g_autoptr(GArray) refusals = g_array_new(FALSE, FALSE, sizeof(BsRefusal));
    bs_document_visit(document, 0, scan, refusals);
    const BsDiag *error = find_error(document);
    const gboolean right = error ? is_listed(refusals, error) : !count_refused(refusals);
    if (!right) {
        g_test_message("%s, from line %u: %u to be refused; said: %s",
                       bs_document_source(document)->name, bs_document_source(document)->split_line,
                       count_refused(refusals), error ? error->text : "nothing");
        g_test_fail();
    }
    run.n_refused += error != NULL;
    run.n_taken += error == NULL;
}

// -- random programs -----------------------------------------------------------------------------

// A block sees the buffers of those around it, by number.
typedef struct Writer {
    GRand *rand;
    GString *text;
    guint n_values;
} Writer;

static guint
below(const Writer *writer, guint n)
{
    return (guint)g_rand_int_range(writer->rand, 0, (gint)n);
}

static guint
pick(const Writer *writer, const GArray *seen)
{
    return g_array_index(seen, guint, below(writer, seen->len));
}

static guint
name(Writer *writer, GArray *seen)
{
    g_array_append_val(seen, writer->n_values);
    return writer->n_values++;
}

static void write_block(Writer *writer, const GArray *around, guint depth, gboolean yields,
                        gint argument);

#define T "memref<?xi8>"

static void
write_if(Writer *writer, GArray *seen, guint depth)
{
    const gboolean yields = below(writer, 3) > 0, otherwise = yields || below(writer, 2);
    if (yields)
        g_string_append_printf(writer->text, "%%v%u = ", writer->n_values);
    const guint result = writer->n_values++;
    g_string_append_printf(writer->text, "scf.if %%c %s {\n", yields ? "-> " T : "");
    write_block(writer, seen, depth, yields, -1);
    if (otherwise) {
        g_string_append(writer->text, "} else {\n");
        write_block(writer, seen, depth, yields, -1);
    }
    g_string_append(writer->text, "}\n");
    if (yields)
        g_array_append_val(seen, result);
}

static void
write_for(Writer *writer, GArray *seen, guint depth)
{
    const guint start = pick(writer, seen), result = writer->n_values++,
                argument = writer->n_values++;
    g_string_append_printf(writer->text,
                           "%%v%u = scf.for %%i%u = %%n to %%n step %%n iter_args(%%v%u = %%v%u) "
                           "-> (" T ") {\n",
                           result, result, argument, start);
    write_block(writer, seen, depth, TRUE, (gint)argument);
    g_string_append(writer->text, "}\n");
    g_array_append_val(seen, result);
}

static void
write_wrapped(Writer *writer, GArray *seen, guint depth)
{
    const gboolean flows = below(writer, 3) > 0;
    if (flows)
        g_string_append_printf(writer->text, "scf.parallel (%%p%u) = (%%n) to (%%n) step (%%n) {\n",
                               writer->n_values++);
    else
        g_string_append(writer->text, "\"test.wrap\"() ({\n");
    write_block(writer, seen, depth, FALSE, -1);
    g_string_append(writer->text, flows ? "}\n" : "\"test.end\"() : () -> ()\n}) : () -> ()\n");
}

static void
write_op(Writer *writer, GArray *seen, guint depth)
{
    GString *text = writer->text;
    const guint what = below(writer, depth ? 11 : 8), buffer = pick(writer, seen);
    if (what < 2)
        g_string_append_printf(text, "%%v%u = memref.alloc(%%n) : " T "\n", name(writer, seen));
    else if (what < 4)
        g_string_append_printf(text, "memref.dealloc %%v%u : " T "\n", buffer);
    else if (what < 5)
        g_string_append_printf(text, "%%v%u = memref.realloc %%v%u(%%n) : " T " to " T "\n",
                               name(writer, seen), buffer);
    else if (what < 6)
        g_string_append_printf(text, "%%v%u = \"test.same\"(%%v%u) : (" T ") -> " T "\n",
                               name(writer, seen), buffer);
    else if (what < 7)
        g_string_append_printf(text, "%%v%u = func.call @given(%%v%u) : (" T ") -> " T "\n",
                               name(writer, seen), buffer);
    else if (what < 8)
        g_string_append_printf(text, "\"test.use\"(%%v%u) : (" T ") -> ()\n", buffer);
    else if (what < 9)
        write_for(writer, seen, depth - 1);
    else if (what < 10)
        write_if(writer, seen, depth - 1);
    else
        write_wrapped(writer, seen, depth - 1);
}

static void
write_block(Writer *writer, const GArray *around, guint depth, gboolean yields, gint argument)
{
    g_autoptr(GArray) seen = g_array_new(FALSE, FALSE, sizeof(guint));
    g_array_append_vals(seen, around->data, around->len);
    if (argument >= 0)
        g_array_append_val(seen, argument);
    for (guint n = below(writer, 5); n > 0; n--)
        write_op(writer, seen, depth);
    if (yields)
        g_string_append_printf(writer->text, "scf.yield %%v%u : " T "\n", pick(writer, seen));
}

static char *
random_program(guint32 seed)
{
    Writer writer = {g_rand_new_with_seed(seed), g_string_new(NULL), 2};
    g_autoptr(GArray) seen = g_array_new(FALSE, FALSE, sizeof(guint));
    const guint first[] = {0, 1, 1, 1};
    g_array_append_vals(seen, first, G_N_ELEMENTS(first));
    g_string_append(writer.text, "func.func @given(%m: " T ") -> " T " {\n  return %m : " T "\n}\n"
                                 "func.func @f(%c: i1, %n: index, %v0: " T ") {\n"
                                 "%v1 = memref.alloc(%n) : " T "\n");
    write_block(&writer, seen, 3, FALSE, -1);
    g_string_append(writer.text, "return\n}\n");
    g_rand_free(writer.rand);
    return g_string_free(writer.text, FALSE);
}

static void
test_random(void)
{
    enum { N = 3000 };
    run.n_refused = run.n_taken = 0;
    for (guint32 seed = 0; seed < N; seed += paths_every()) {
        g_autofree char *name = g_strdup_printf("seed %u", seed);
        g_autofree char *text = random_program(seed);
        documents_check_program(&(BsSource){.name = name, .text = text, .len = strlen(text)},
                                pipelines[0]);
    }
    g_test_message("%u refused, %u taken", run.n_refused, run.n_taken);
    g_assert_cmpuint(run.n_refused, >, N / paths_every() / 10);
    g_assert_cmpuint(run.n_taken, >, N / paths_every() / 10);
}

// A worked example, up to what is expected of it.
static void
test_example(gconstpointer data)
{
    const char *path = data;
    g_autofree char *text = NULL;
    g_autoptr(GError) error = NULL;
    g_file_get_contents(path, &text, NULL, &error);
    g_assert_no_error(error);
    const char *end = strstr(text, "\n// EXPECTED:");
    const BsSource source = {
        .name = path, .text = text, .len = end ? (gsize)(end - text) : strlen(text)};
    documents_check_program(&source, pipelines[0]);
}

static void
add_examples(const char *folder, GPtrArray *paths)
{
    g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
    for (const char *file; dir && (file = g_dir_read_name(dir));) {
        if (!g_str_has_suffix(file, ".example"))
            continue;
        g_ptr_array_add(paths, g_build_filename(folder, file, NULL));
        g_autofree char *test = g_strdup_printf("/hlo-scan/%s", file);
        g_test_add_data_func(test, paths->pdata[paths->len - 1], test_example);
    }
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    documents.pipelines = pipelines;
    documents.check = check;
    run.texts = g_hash_table_new(g_str_hash, g_str_equal);
    g_autoptr(GPtrArray) examples = g_ptr_array_new_with_free_func(g_free);
    g_test_add_func("/hlo-scan/random", test_random);
    for (int i = 1; i < argc; i++)
        add_examples(argv[i], examples);
    const int status = paths_run("/hlo-scan", argc, argv, documents_test_file);
    // nothing is proved of a rule that no program broke
    const gboolean all =
        paths_every() > 1 || g_hash_table_size(run.texts) > BS_HLO_RULE_INVALID_REALLOC;
    g_hash_table_unref(run.texts);
    return all ? status : 1;
}
