// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Own names: every value that is there has one, at every event the same, the source's where it has
// one, and no two values that passes made share one; a program that is shown with them and again as
// it is printed reads as before. Files and folders with .mlir files are given on the command line.
#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "documents.h"

static const char *const pipelines[] = {
    "builtin.module(buffer-deallocation-pipeline)",
    "builtin.module(func.func(buffer-hoisting,buffer-deallocation),canonicalize)",
    "builtin.module(hlo-deallocate,func.func(hlo-deallocation-simplification),canonicalize)",
    NULL,
};

typedef struct Walk {
    BsDocument *document;
    const BsNames *names;
    GHashTable *known; // value -> its name
    GHashTable *here;  // names of what passes made
    GHashTable *old;   // values of the source
} Walk;

// Without the mark of what has not yet gone away.
static gboolean
is_same_name(const char *a, const char *b)
{
    const gsize n = strcspn(a, "'#");
    return n == strcspn(b, "'#") && strncmp(a, b, n) == 0 &&
           g_strcmp0(strchr(a, '#'), strchr(b, '#')) == 0;
}

static void
check_value(Walk *walk, const BsValue *value)
{
    const char *name = bs_names_value(walk->names, value);
    g_assert_nonnull(name);
    const char *source = bs_names_value(bs_document_source_names(walk->document), value);
    if (source)
        g_assert_cmpstr(name, ==, source);
    if (bs_document_cursor(walk->document) == 0)
        g_hash_table_add(walk->old, (gpointer)(gsize)value);
    const gboolean made = !g_hash_table_contains(walk->old, value);
    if (made && !g_hash_table_add(walk->here, (gpointer)(gsize)name))
        g_error("two values are called %s", name);
    const char *known = g_hash_table_lookup(walk->known, value);
    if (!known)
        g_hash_table_insert(walk->known, (gpointer)(gsize)value, g_strdup(name));
    else if (!is_same_name(known, name))
        g_error("%s is called %s now", known, name);
}

static BsWalk
check_op(BsOp *op, gpointer data)
{
    Walk *walk = data;
    for (guint32 i = 0; i < op->n_results; i++)
        check_value(walk, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            g_assert_nonnull(bs_names_block(walk->names, block));
            for (guint32 i = 0; i < block->n_args; i++)
                check_value(walk, block->args[i]);
        }
    }
    return BS_WALK_ON;
}

static void
check_here(Walk *walk)
{
    BsDocument *document = walk->document;
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++) {
        walk->names = bs_document_names(document, functions->pdata[i]);
        walk->here = g_hash_table_new(g_str_hash, g_str_equal);
        bs_op_walk_preorder(functions->pdata[i], check_op, walk);
        g_hash_table_unref(walk->here);
    }
}

static void
check_document(BsDocument *document)
{
    if (bs_document_outcome(document) != BS_OUTCOME_COMPLETE)
        return;
    g_autoptr(GHashTable) known = g_hash_table_new_full(NULL, NULL, NULL, g_free);
    g_autoptr(GHashTable) old = g_hash_table_new(NULL, NULL);
    Walk walk = {.document = document, .known = known, .old = old};
    g_autofree char *before = g_strdup(bs_document_text(document, NULL)->text->str);
    bs_document_set_naming(document, BS_NAMES_OWN);
    for (guint32 i = 0; i <= bs_document_n_events(document); i++) {
        bs_document_goto(document, i);
        check_here(&walk);
    }
    bs_document_set_naming(document, BS_NAMES_PRINTED);
    g_assert_cmpstr(bs_document_text(document, NULL)->text->str, ==, before);
}

// -- what things are called ----------------------------------------------------------------------

static const char program[] = "func.func @f(%c: i1, %in: memref<4xf32>) -> memref<4xf32> {\n"
                              "  %own = memref.alloc() : memref<4xf32>\n"
                              "  %either = scf.if %c -> memref<4xf32> {\n"
                              "    scf.yield %own : memref<4xf32>\n"
                              "  } else {\n"
                              "    scf.yield %in : memref<4xf32>\n"
                              "  }\n"
                              "  cf.cond_br %c, ^out(%either : memref<4xf32>), ^last\n"
                              "^last:\n"
                              "  cf.br ^out(%in : memref<4xf32>)\n"
                              "^out(%result: memref<4xf32>):\n"
                              "  return %result : memref<4xf32>\n"
                              "}\n";

static void
test_purpose(void)
{
    g_autoptr(GError) error = NULL;
    BsPipeline *pipeline =
        bs_pipeline_parse("builtin.module(func.func(ownership-based-buffer-deallocation))", &error);
    g_assert_no_error(error);
    const BsDocumentOptions options = {.pipeline = pipeline, .naming = BS_NAMES_OWN};
    BsDocument *document = bs_document_load("f.mlir", program, strlen(program), &options);
    const char *text = bs_document_text(document, NULL)->text->str;
    // The results of the op that was made anew, one of them old; the old block.
    g_assert_nonnull(strstr(text, "%either, %owns_either = scf.if %c -> (memref<4xf32>, i1) {"));
    g_assert_nonnull(strstr(text, "^out(%result: memref<4xf32>, %owns_result: i1):  "
                                  "// 2 preds: ^bb0, ^last\n"));
    g_assert_nonnull(strstr(text, "%base_buffer_own"));
    g_assert_nonnull(strstr(text, "%result'")); // what is cloned to be returned
    bs_document_free(document);
    bs_pipeline_free(pipeline);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/own-names/purpose", test_purpose);
    documents.pipelines = pipelines;
    documents.check = check_document;
    return paths_run("/own-names", argc, argv, documents_test_file);
}
