// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/check.h"

#include "cli/load.h"
#include "cli/reports.h"
#include "cli/subject.h"
#include "debug/verdict/check.h"
#include "ir/loc.h"

#include <string.h>

// -- files ---------------------------------------------------------------------------------------

static void
add_once(GPtrArray *files, char *path)
{
    if (g_ptr_array_find_with_equal_func(files, path, g_str_equal, NULL))
        g_free(path);
    else
        g_ptr_array_add(files, path);
}

static gint
compare_names(gconstpointer a, gconstpointer b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

// All programs in a folder and those in it; links to folders are not followed.
static gboolean
add_folder(GPtrArray *files, const char *folder)
{
    g_autoptr(GError) error = NULL;
    g_autoptr(GDir) dir = g_dir_open(folder, 0, &error);
    g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
    gboolean ok = dir != NULL;
    if (!ok)
        fprintf(stderr, "bufscope-opt: %s\n", error->message);
    for (const char *name; dir && (name = g_dir_read_name(dir));)
        g_ptr_array_add(names, g_build_filename(folder, name, NULL));
    g_ptr_array_sort(names, compare_names);
    for (guint i = 0; i < names->len; i++) {
        const char *path = names->pdata[i];
        if (g_file_test(path, G_FILE_TEST_IS_DIR)) {
            if (!g_file_test(path, G_FILE_TEST_IS_SYMLINK))
                ok &= add_folder(files, path);
        } else if (g_str_has_suffix(path, ".mlir")) {
            add_once(files, g_strdup(path));
        }
    }
    return ok;
}

static gboolean
add_path(GPtrArray *files, const char *path)
{
    const guint n = files->len;
    if (!g_file_test(path, G_FILE_TEST_IS_DIR)) {
        add_once(files, g_strdup(path));
        return TRUE;
    }
    if (!add_folder(files, path))
        return FALSE;
    if (files->len == n)
        fprintf(stderr, "bufscope-opt: there is no *.mlir in '%s'\n", path);
    return files->len > n;
}

GPtrArray *
bs_cli_check_files(const BsCliOptions *options)
{
    GPtrArray *files = g_ptr_array_new_with_free_func(g_free);
    gboolean ok = add_path(files, options->input);
    for (guint i = 0; ok && options->more && i < options->more->len; i++)
        ok = add_path(files, options->more->pdata[i]);
    if (ok)
        return files;
    g_ptr_array_unref(files);
    return NULL;
}

// -- as text -------------------------------------------------------------------------------------

static GPtrArray *
find(const BsCliOptions *options, BsDocument *document)
{
    const BsSought sought = {.function = options->function, .steps = options->most_steps};
    return bs_document_look_for(document, &sought, NULL);
}

// Which option helps where an execution took too many steps.
static void
write_hint(const GPtrArray *findings)
{
    guint64 steps = 0;
    for (guint i = 0; i < findings->len; i++)
        steps = MAX(steps, ((const BsFinding *)findings->pdata[i])->steps);
    if (steps)
        fprintf(stderr,
                "bufscope-opt: --most-steps=N lets an execution take more than %" G_GUINT64_FORMAT
                " steps\n",
                steps);
}

static void
write_findings(const GPtrArray *findings, const BsDocument *document)
{
    GString *text = g_string_new(NULL);
    BsDiags diags;
    bs_diags_init(&diags);
    bs_findings_put(findings, &diags);
    bs_diags_format(&diags, bs_document_source(document), text);
    fwrite(text->str, 1, text->len, stderr);
    write_hint(findings);
    bs_diags_clear(&diags);
    g_string_free(text, TRUE);
}

static gboolean
is_right(const BsCliOptions *options, const GPtrArray *findings)
{
    return options->strict ? findings->len == 0 : bs_findings_n_sure(findings) == 0;
}

gboolean
bs_cli_check_document(const BsCliOptions *options, BsDocument *document)
{
    g_autoptr(GPtrArray) findings = find(options, document);
    write_findings(findings, document);
    return is_right(options, findings);
}

// -- as JSON -------------------------------------------------------------------------------------

// Lines are those of the file, also where it is several programs.
static void
put_location(BsJsonText *json, const BsSource *source, BsLoc loc)
{
    const guint32 before = source->split_line ? source->split_line - 1 : 0;
    if (!loc.line || bs_loc_is_attr(loc))
        return;
    bs_json_begin(json, "location", "{");
    bs_json_put_number(json, "line", (gint64)before + loc.line);
    bs_json_put_number(json, "column", loc.column);
    bs_json_end(json, "}");
}

static void
put_step(BsJsonText *json, const char *name, guint64 step)
{
    if (step)
        bs_json_put_number(json, name, (gint64)step);
}

static void
put_witness(BsJsonText *json, const BsFinding *finding)
{
    if (!finding->args)
        return;
    bs_json_begin(json, "witness", "{");
    bs_json_put_string(json, "args", finding->args);
    bs_json_put_number(json, "inputs", finding->n_inputs);
    bs_json_put_number(json, "shown", finding->n_shown);
    put_step(json, "made_step", finding->made_step);
    put_step(json, "freed_step", finding->freed_step);
    put_step(json, "lost_step", finding->lost_step);
    put_step(json, "wrong_step", finding->step);
    bs_json_end(json, "}");
}

static void
put_notes(BsJsonText *json, const BsSource *source, const GArray *notes)
{
    static const char *const kinds[] = {
#define X(id, word) word,
        BS_FINDING_NOTES(X)
#undef X
    };
    bs_json_begin(json, "notes", "[");
    for (guint i = 0; i < notes->len; i++) {
        const BsFindingNote *note = &g_array_index(notes, BsFindingNote, i);
        bs_json_begin(json, NULL, "{");
        bs_json_put_string(json, "kind", kinds[note->kind]);
        bs_json_put_string(json, "text", note->text);
        put_location(json, source, note->loc);
        bs_json_end(json, "}");
    }
    bs_json_end(json, "]");
}

static void
put_finding(BsJsonText *json, const BsDocument *document, const BsFinding *finding)
{
    const BsSource *source = bs_document_source(document);
    bs_json_begin(json, NULL, "{");
    bs_json_put_string(json, "file", source->name);
    bs_json_put_string(json, "function", finding->function);
    bs_json_put_string(json, "severity",
                       finding->is_sure      ? "error"
                       : finding->not_judged ? "not-judged"
                                             : "warning");
    bs_json_put_string(json, "kind", finding->kind);
    bs_json_put_string(json, "text", finding->text);
    put_location(json, source, finding->loc);
    bs_json_put_number(json, "stage", finding->stage);
    bs_json_put_string(json, "pass", bs_document_stage(document, finding->stage)->name);
    if (finding->dropped_by)
        bs_json_put_number(json, "dropped_by_event", finding->dropped_by);
    put_witness(json, finding);
    put_notes(json, source, finding->notes);
    bs_json_end(json, "}");
}

// -- several -------------------------------------------------------------------------------------

static void
count(BsCliTally *tally, const GPtrArray *findings)
{
    for (guint i = 0; i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        tally->errors += finding->is_sure;
        tally->warnings += !finding->is_sure && !finding->not_judged;
        tally->not_judged += finding->not_judged;
    }
}

static guint
count_functions(const BsCliOptions *options, BsDocument *document)
{
    guint n = 0;
    bs_document_goto(document, 0);
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++) {
        const BsOp *function = functions->pdata[i];
        n += bs_function_has_body(function) &&
             (!options->function || g_str_equal(bs_function_name(function), options->function));
    }
    return n;
}

gboolean
bs_cli_check(const BsCliOptions *options, BsContext *context G_GNUC_UNUSED, const BsSource *source,
             guint number G_GNUC_UNUSED, GString *out G_GNUC_UNUSED, FILE *file G_GNUC_UNUSED)
{
    BsCliTally *tally = options->tally;
    BsDocument *document = bs_cli_load(options, source);
    bs_cli_write_messages(options, document);
    gboolean ok = bs_document_outcome(document) == BS_OUTCOME_COMPLETE;
    tally->unread += !ok;
    if (bs_document_ir(document)) {
        g_autoptr(GPtrArray) findings = find(options, document);
        tally->functions += count_functions(options, document);
        count(tally, findings);
        ok &= is_right(options, findings);
        if (!tally->json)
            write_findings(findings, document);
        for (guint i = 0; tally->json && i < findings->len; i++)
            put_finding(tally->json, document, findings->pdata[i]);
    }
    bs_document_free(document);
    return ok;
}

void
bs_cli_tally_begin(BsCliTally *tally, const BsCliOptions *options, BsJsonText *json, GString *out)
{
    if (!options->json)
        return;
    *json = (BsJsonText){.out = out};
    tally->json = json;
    bs_json_begin(json, NULL, "{");
    bs_json_put_string(json, "format", "bufscope-check");
    bs_json_put_number(json, "version", 1);
    bs_json_put_number(json, "upstream", options->upstream);
    bs_json_begin(json, "findings", "[");
}

static void
end_json(BsCliTally *tally)
{
    BsJsonText *json = tally->json;
    bs_json_end(json, "]");
    bs_json_begin(json, "summary", "{");
    bs_json_put_number(json, "files", tally->files);
    bs_json_put_number(json, "functions", tally->functions);
    bs_json_put_number(json, "errors", tally->errors);
    bs_json_put_number(json, "warnings", tally->warnings);
    bs_json_put_number(json, "not_judged", tally->not_judged);
    bs_json_put_number(json, "not_read", tally->unread);
    bs_json_end(json, "}");
    bs_json_end(json, "}");
    g_string_append_c(json->out, '\n');
}

static void
put_count(guint n, const char *what)
{
    fprintf(stderr, "%u %s%s", n, what, n == 1 ? "" : "s");
}

void
bs_cli_tally_end(BsCliTally *tally)
{
    if (tally->json) {
        end_json(tally);
        return;
    }
    fputs("bufscope-opt: ", stderr);
    put_count(tally->files, "file");
    fputs(", ", stderr);
    put_count(tally->functions, "function");
    fputs(": ", stderr);
    put_count(tally->errors, "error");
    fputs(", ", stderr);
    put_count(tally->warnings, "warning");
    if (tally->not_judged)
        fprintf(stderr, ", %u not judged", tally->not_judged);
    if (tally->unread)
        fprintf(stderr, ", %u not read or refused", tally->unread);
    fputc('\n', stderr);
}
