// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Documents of all the programs in the files that the command line names, under several pipelines.
#pragma once

#include "debug/document/chunks.h"
#include "debug/document/document.h"
#include "paths.h"

// What the test of one file needs besides its path.
static struct {
    const char *const *pipelines; // up to a NULL
    void (*check)(BsDocument *document);
    guint giant_from; // as in BsDocumentOptions
} documents;

static inline void
documents_check_program(const BsSource *source, const char *pipeline_text)
{
    g_autoptr(GError) error = NULL;
    BsPipeline *pipeline = bs_pipeline_parse(pipeline_text, &error);
    g_assert_no_error(error);
    const BsDocumentOptions options = {.pipeline = pipeline,
                                       .allow_unregistered = TRUE,
                                       .giant_from = documents.giant_from,
                                       .split_line = source->split_line};
    BsDocument *document = bs_document_load(source->name, source->text, source->len, &options);
    if (bs_document_ir(document))
        documents.check(document);
    bs_document_free(document);
    bs_pipeline_free(pipeline);
}

static inline void
documents_test_file(gconstpointer data)
{
    const char *path = data;
    g_autofree char *text = NULL;
    gsize len;
    g_autoptr(GError) error = NULL;
    g_file_get_contents(path, &text, &len, &error);
    g_assert_no_error(error);
    g_autoptr(GString) warnings = g_string_new(NULL);
    g_autoptr(GArray) chunks = bs_chunks_split(path, text, len, warnings);
    for (guint i = 0; i < chunks->len; i++) {
        for (const char *const *pipeline = documents.pipelines; *pipeline; pipeline++)
            documents_check_program(&g_array_index(chunks, BsSource, i), *pipeline);
    }
}

// Runs one test per file, in which `check` gets each document. For main().
static inline int
documents_run(const char *name, int argc, char **argv, const char *const *pipelines,
              void (*check)(BsDocument *document))
{
    g_test_init(&argc, &argv, NULL);
    documents.pipelines = pipelines;
    documents.check = check;
    return paths_run(name, argc, argv, documents_test_file);
}
