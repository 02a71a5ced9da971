// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/load.h"

#include "debug/document/cursor.h"
#include "debug/document/pipeline-words.h"
#include "debug/document/snapshot.h"
#include "debug/dump/folder.h"
#include "debug/dump/program.h"
#include "debug/dump/split.h"
#include "dialects/foreign/sheet-file.h"
#include "syntax/parser.h"

#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gstdio.h>

BsLoad *
bs_load_new(GFile *file)
{
    BsLoad *load = g_new0(BsLoad, 1);
    load->file = g_object_ref(file);
    load->name = g_file_is_native(file) ? g_file_get_path(file) : g_file_get_uri(file);
    return load;
}

BsLoad *
bs_load_new_text(const char *name, GBytes *text)
{
    BsLoad *load = g_new0(BsLoad, 1);
    load->name = g_strdup(name);
    load->text = g_bytes_ref(text);
    return load;
}

BsLoad *
bs_load_new_program(char **argv, const char *folder)
{
    BsLoad *load = g_new0(BsLoad, 1);
    load->program = g_strdupv(argv);
    load->folder = g_strdup(folder);
    load->name = g_filename_display_basename(argv[0]);
    return load;
}

void
bs_load_free(gpointer data)
{
    BsLoad *load = data;
    if (!load)
        return;
    g_clear_object(&load->file);
    g_clear_pointer(&load->text, g_bytes_unref);
    bs_lesson_free(load->lesson);
    g_free(load->mlir_opt);
    g_free(load->effects);
    g_free(load->sheet_wrong);
    bs_sheet_unref(load->sheet);
    g_free(load->pipeline);
    g_free(load->asked);
    g_strfreev(load->program);
    g_free(load->folder);
    g_free(load->command);
    g_free(load->name);
    g_free(load);
}

// A pipe that nobody writes to yet: to open it as a file waits for a writer, whatever is cancelled.
static GInputStream *
open_pipe(const char *path)
{
    const int pipe = g_open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);
    return pipe < 0 ? NULL : g_unix_input_stream_new(pipe, TRUE);
}

static GInputStream *
open_file(GFile *file, GCancellable *cancellable, GError **error)
{
    GStatBuf status;
    const char *path = g_file_peek_path(file);
    GInputStream *stream =
        path && g_stat(path, &status) == 0 && S_ISFIFO(status.st_mode) ? open_pipe(path) : NULL;
    return stream ? stream : (GInputStream *)g_file_read(file, cancellable, error);
}

// One byte over the parser's limit is enough for it to say so: a device never ends.
static GBytes *
read_text(GFile *file, GCancellable *cancellable, GError **error)
{
    enum { CHUNK = 1 << 20 };
    const char *path = g_file_peek_path(file);
    if (path && g_file_test(path, G_FILE_TEST_IS_DIR)) {
        GString *dump = bs_dump_read_folder(path, error);
        return dump ? g_string_free_to_bytes(dump) : NULL;
    }
    g_autoptr(GInputStream) stream = open_file(file, cancellable, error);
    if (!stream)
        return NULL;
    g_autoptr(GByteArray) text = g_byte_array_new();
    gssize n = 1;
    while (n > 0 && text->len <= BS_LIMIT_FILE_BYTES) {
        const guint before = text->len;
        g_byte_array_set_size(text, before + CHUNK);
        n = g_input_stream_read(stream, text->data + before, CHUNK, cancellable, error);
        g_byte_array_set_size(text, before + (guint)MAX(n, 0));
    }
    return n < 0 ? NULL : g_byte_array_free_to_bytes(g_steal_pointer(&text));
}

static BsDocument *
load_lesson(BsLoad *load, const char *text, gsize len, GCancellable *cancellable, GError **error)
{
    g_autofree char *prefix = g_strdup_printf("%s: ", load->name);
    load->lesson = bs_lesson_parse(text, len, error);
    BsDocument *document =
        load->lesson ? bs_lesson_load(load->lesson, load->name, cancellable, error) : NULL;
    if (document && bs_lesson_check(load->lesson, document, error)) {
        bs_lesson_translate(load->lesson);
        bs_document_set_naming(document, load->naming);
        return document;
    }
    g_prefix_error(error, "%s", prefix);
    bs_document_free(document);
    return NULL;
}

// What the program asks for is looked for in the text as it was read: an mlir-opt drops comments.
// NULL: the document is to look for it, and says what is wrong with it.
static BsPipeline *
find_pipeline(BsLoad *load, gboolean as_read)
{
    gsize len;
    guint32 line;
    const char *text = g_bytes_get_data(load->text, &len);
    g_autofree char *asked = text ? bs_program_asks(text, len, &line) : NULL;
    BsPipeline *pipeline =
        asked ? bs_pipeline_from_asked(asked, load->upstream, load->mlir_opt, NULL) : NULL;
    if (pipeline)
        load->asked = g_strdup(bs_asked_pipeline(asked));
    if (!load->pipeline && !as_read)
        return pipeline;
    bs_pipeline_free(pipeline);
    return load->pipeline
               ? bs_pipeline_from_words_of(load->pipeline, load->upstream, load->mlir_opt, NULL)
               : NULL;
}

// What is right about them holds all the same. The one beside the program has the last word.
static void
read_sheets(BsLoad *load)
{
    const char *program = load->file ? g_file_peek_path(load->file) : NULL;
    g_autofree char *beside = program ? bs_sheet_path_beside(program) : NULL;
    g_autoptr(GString) said = g_string_new(NULL);
    load->sheet = bs_sheet_new();
    if (load->effects)
        bs_sheet_read_file(load->sheet, load->effects, TRUE, load->upstream, said);
    if (beside)
        bs_sheet_read_file(load->sheet, beside, FALSE, load->upstream, said);
    load->sheet_wrong = said->len ? g_utf8_make_valid(said->str, (gssize)said->len - 1) : NULL;
}

// `ending` is how the program failed that was run for its dump, or NULL.
static BsDocument *
load_program(BsLoad *load, GBytes *bytes, const char *made_by, const char *ending,
             GCancellable *cancellable)
{
    gsize len;
    const char *text = g_bytes_get_data(bytes, &len);
    const gboolean dump = load->program || (!made_by && text && bs_dump_is(text, len));
    BsPipeline *pipeline = dump ? NULL : find_pipeline(load, !made_by);
    read_sheets(load);
    const BsDocumentOptions options = {.pipeline = pipeline,
                                       .allow_unregistered = TRUE,
                                       .keep_names = TRUE,
                                       .naming = load->naming,
                                       .upstream = load->upstream,
                                       .sheet = load->sheet,
                                       .mlir_opt = load->mlir_opt,
                                       .made_by = made_by,
                                       .dump = dump,
                                       .ending = ending,
                                       .cancellable = cancellable};
    BsDocument *document = bs_document_load(load->name, text ? text : "", len, &options);
    bs_pipeline_free(pipeline);
    load->advice = dump || (made_by && bs_document_ir(document)) ? BS_IMPORT_NOTHING
                                                                 : bs_import_advice(document);
    return document;
}

static BsDocument *
import_program(BsLoad *load, GCancellable *cancellable, GError **error)
{
    g_autofree char *program = bs_import_find(load->mlir_opt, load->upstream, error);
    if (!program)
        return NULL;
    gsize len;
    const char *text = g_bytes_get_data(load->text, &len);
    g_autoptr(GBytes) written =
        bs_import_run(program, load->import, load->name, text ? text : "", len, cancellable, error);
    if (!written)
        return NULL;
    g_autofree char *made_by = bs_import_command(program, load->import);
    return load_program(load, written, made_by, NULL, cancellable);
}

static BsDocument *
load_dump_of_program(BsLoad *load, GCancellable *cancellable, GError **error)
{
    g_autoptr(BsProgramRun) run = bs_dump_run_program((const char *const *)(gpointer)load->program,
                                                      load->folder, FALSE, cancellable, error);
    if (!run)
        return NULL;
    load->command = g_steal_pointer(&run->command);
    return load_program(load, run->dump, NULL, run->ending, cancellable);
}

// Travels to where the story begins, and makes what the views ask for first. Of a large program
// that takes long, and here nobody waits for it.
static void
prepare(BsDocument *document)
{
    if (!document || !bs_document_ir(document) ||
        bs_document_outcome(document) == BS_OUTCOME_REFUSED)
        return;
    bs_document_goto_first(document);
    const GPtrArray *functions = bs_document_functions(document);
    guint i = 0;
    while (i < functions->len && !bs_function_has_body(functions->pdata[i]))
        i++;
    if (i == functions->len)
        return;
    bs_document_map(document, functions->pdata[i]);
    bs_document_snapshot(document, bs_document_n_stages(document) - 1, functions->pdata[i]);
}

static BsDocument *
load_document(BsLoad *load, GCancellable *cancellable, GError **error)
{
    if (load->program)
        return load_dump_of_program(load, cancellable, error);
    if (!load->text)
        load->text = read_text(load->file, cancellable, error);
    if (!load->text)
        return NULL;
    if (g_str_has_suffix(load->name, ".lesson") && !load->revises) {
        gsize len;
        const char *text = g_bytes_get_data(load->text, &len);
        return load_lesson(load, text ? text : "", len, cancellable, error);
    }
    return load->import ? import_program(load, cancellable, error)
                        : load_program(load, load->text, NULL, NULL, cancellable);
}

BsDocument *
bs_load_run(BsLoad *load, GCancellable *cancellable, GError **error)
{
    BsDocument *document = load_document(load, cancellable, error);
    prepare(document);
    return document;
}
