// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bufscope-opt: mlir-opt's conventions for the passes that Bufscope has, and its own ways to show
// what they do.
#include "cli/check.h"
#include "cli/driver.h"
#include "cli/files.h"
#include "cli/load.h"
#include "cli/output.h"
#include "cli/reports.h"
#include "debug/document/chunks.h"
#include "debug/dump/program.h"
#include "dialects/dialects.h"
#include "ir/context.h"
#include "syntax/parser.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sysexits.h>
#include <unistd.h>

typedef gboolean (*Process)(const BsCliOptions *options, BsContext *context, const BsSource *source,
                            guint number, GString *out, FILE *file);

// Nobody has seen the text that messages and reports are about.
static void
say_what_lines_count(const BsCliOptions *options)
{
    g_autofree char *made_by = bs_import_command(options->mlir_opt, options->import);
    fprintf(stderr, "bufscope-opt: lines are those of what '%s' wrote; --stage=0 shows it\n",
            made_by);
}

// What mlir-opt makes of the source goes through in its place.
static gboolean
process_imported(const BsCliOptions *options, BsContext *context, Process process,
                 const BsSource *source, guint number, GString *out, FILE *file)
{
    GError *error = NULL;
    GBytes *bytes = bs_import_run(options->mlir_opt, options->import, source->name, source->text,
                                  source->len, NULL, &error);
    if (!bytes) {
        fprintf(stderr, "%s\n", error->message);
        g_error_free(error);
        return FALSE;
    }
    gsize len;
    const char *text = g_bytes_get_data(bytes, &len);
    g_autofree char *padded = bs_cli_padded(text, len);
    const BsSource imported = {.name = source->name, .text = padded, .len = len};
    const gboolean ok = process(options, context, &imported, number, out, file);
    if (!ok || options->inspects)
        say_what_lines_count(options);
    g_bytes_unref(bytes);
    return ok;
}

static gboolean
process_one(const BsCliOptions *options, BsContext *context, Process process,
            const BsSource *source, guint number, GString *out, FILE *file)
{
    return options->import ? process_imported(options, context, process, source, number, out, file)
                           : process(options, context, source, number, out, file);
}

// The output of all chunks. Those that failed leave only their separator; where only files are
// written there is nothing to separate.
static gboolean
process_chunks(const BsCliOptions *options, BsContext *context, Process process,
               const BsSource *source, GString *out, FILE *file)
{
    GString *warnings = g_string_new(NULL);
    GArray *chunks = bs_chunks_split(source->name, source->text, source->len, warnings);
    fwrite(warnings->str, 1, warnings->len, stderr);
    const gboolean separates =
        !options->only_checks && (options->prints || bs_cli_wants_report(options));
    gboolean ok = TRUE;
    for (guint i = 0; i < chunks->len; i++) {
        BsSource *chunk = &g_array_index(chunks, BsSource, i);
        chunk->counts_on = options->upstream >= BS_UPSTREAM_22;
        if (i > 0 && separates)
            g_string_append(out, "// -----\n");
        ok &= process_one(options, context, process, chunk, i + 1, out, file);
    }
    g_array_unref(chunks);
    g_string_free(warnings, TRUE);
    return ok;
}

static gboolean
process_all(const BsCliOptions *options, const char *text, gsize len, GString *out, FILE *file)
{
    Process process = options->only_checks ? bs_cli_check
                      : options->lesson    ? bs_cli_lesson
                      : options->reduce    ? bs_cli_reduce
                      : options->compare   ? bs_cli_compare
                      : options->inspects  ? bs_cli_inspect
                                           : bs_cli_process;
    const char *name = strcmp(options->input, "-") == 0 ? "<stdin>" : options->input;
    const BsSource source = {.name = name, .text = text, .len = len};
    if (process != bs_cli_process && !bs_cli_make_pipeline(options))
        return FALSE;
    BsContext *context = bs_context_new_for(bs_dialects, options->upstream);
    bs_sheet_describe(options->sheet, context);
    gboolean ok = options->split_input
                      ? process_chunks(options, context, process, &source, out, file)
                      : process_one(options, context, process, &source, 1, out, file);
    bs_context_free(context);
    return ok;
}

// Which program imports is found once for all chunks.
static gboolean
find_importer(BsCliOptions *options)
{
    GError *error = NULL;
    char *program = bs_import_find(options->mlir_opt, options->upstream, &error);
    if (!program) {
        fprintf(stderr, "bufscope-opt: %s; --mlir-opt=FILE names another\n", error->message);
        g_error_free(error);
        return FALSE;
    }
    g_free(options->mlir_opt);
    options->mlir_opt = program;
    return TRUE;
}

// Each file by itself; one that cannot be read does not keep the others from it.
static gboolean
check_all(BsCliOptions *options, BsCliTally *tally, const GPtrArray *files, GString *out,
          FILE *file)
{
    BsJsonText json;
    gboolean ok = TRUE;
    options->tally = tally;
    bs_cli_tally_begin(tally, options, &json, out);
    for (guint i = 0; i < files->len; i++) {
        char *text;
        gsize len;
        g_free(options->input);
        options->input = g_strdup(files->pdata[i]);
        tally->files++;
        const gboolean is_read =
            bs_cli_read_sheet(options) && bs_cli_read_file(options->input, &text, &len);
        ok &= is_read && process_all(options, text, len, out, file);
        tally->unread += !is_read;
        if (is_read)
            g_free(text);
    }
    bs_cli_tally_end(tally);
    return ok;
}

static gboolean
run_checks(BsCliOptions *options)
{
    BsCliOutput output;
    g_autoptr(GPtrArray) files = bs_cli_check_files(options);
    if (!files || (options->import && !find_importer(options)) ||
        !bs_cli_output_open(&output, options->output, options->input))
        return FALSE;
    GString *out = g_string_new(NULL);
    BsCliTally tally = {0};
    gboolean ok = check_all(options, &tally, files, out, output.file);
    options->tally = NULL;
    ok &= bs_cli_output_close(&output, out, TRUE);
    g_string_free(out, TRUE);
    return ok;
}

static gboolean
run_program(const BsCliOptions *options, char **text, gsize *len)
{
    GError *error = NULL;
    const char *const *argv = (const char *const *)(gpointer)options->program->pdata;
    g_autoptr(BsProgramRun) run = bs_dump_run_program(argv, NULL, TRUE, NULL, &error);
    if (!run) {
        fprintf(stderr, "bufscope-opt: %s\n", error->message);
        g_error_free(error);
        return FALSE;
    }
    if (run->ending)
        fprintf(stderr, "bufscope-opt: %s\n", run->ending);
    const char *dump = g_bytes_get_data(run->dump, len);
    *text = bs_cli_padded(dump, *len);
    return TRUE;
}

static gboolean
read_input(const BsCliOptions *options, char **text, gsize *len)
{
    return options->program ? run_program(options, text, len)
           : options->dump  ? bs_cli_read_dump(options->input, text, len)
                            : bs_cli_read_file(options->input, text, len);
}

static gboolean
run(BsCliOptions *options)
{
    char *text = NULL;
    gsize len = 0;
    if (options->import && !find_importer(options))
        return FALSE;
    // As upstream: who waits for an answer should know that the program waits, too.
    if (strcmp(options->input, "-") == 0 && isatty(STDIN_FILENO))
        fputs("(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)\n", stderr);
    if (!bs_cli_read_sheet(options) || !read_input(options, &text, &len))
        return FALSE;
    if (options->starts_at_stage) {
        char *stage = bs_cli_take_stage(options, text, len, &len);
        g_free(text);
        text = stage;
        if (!text)
            return FALSE;
    }
    gboolean ok = FALSE;
    BsCliOutput output;
    if (bs_cli_output_open(&output, options->output, options->input)) {
        GString *out = g_string_new(NULL);
        ok = process_all(options, text, len, out, output.file);
        // What is asked of a run is there though the run ended with an error.
        ok &= bs_cli_output_close(&output, out, ok || (options->inspects && out->len > 0));
        g_string_free(out, TRUE);
    }
    g_free(text);
    return ok;
}

// No file that is opened may get the number of a standard one that is closed: messages would go
// into it. Reading from or writing to what is opened here is the error that it was.
static void
keep_standard_files(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) < 0 &&
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
            _exit(1);
    }
}

// Nobody reads what is written any more: without a word, and with LLVM's exit status.
static void
end_at_closed_pipe(int number G_GNUC_UNUSED)
{
    _exit(EX_IOERR);
}

int
main(int argc, char **argv)
{
    keep_standard_files();
    signal(SIGPIPE, end_at_closed_pipe);
    g_set_prgname("bufscope-opt");
    BsCliOptions options;
    GString *message = g_string_new(NULL);
    gboolean ok = bs_cli_options_parse(&options, argc, argv, message);
    if (!ok) {
        fputs(message->str, stderr);
    } else if (options.help || options.list_passes) {
        (options.help ? bs_cli_help : bs_cli_list_passes)(message);
        ok = bs_cli_output_text(message);
    } else if (options.version) {
        g_string_printf(message, "bufscope-opt %s (the passes and texts of mlir-opt %d)\n",
                        BUFSCOPE_VERSION, options.upstream);
        ok = bs_cli_output_text(message);
    } else {
        ok = options.only_checks ? run_checks(&options) : run(&options);
    }
    bs_cli_options_clear(&options);
    g_string_free(message, TRUE);
    return ok ? 0 : 1;
}
