// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values that are more than text, and what cannot be given together.
#include "cli/options-private.h"

#include "cli/files.h"
#include "view/write/story.h"

#include <stdarg.h>
#include <string.h>

static gboolean
finish_stage(BsCliOptions *options, const char *text, GString *message)
{
    char *end;
    gint64 stage = g_ascii_strtoll(text, &end, 10);
    options->stage = (gint)stage;
    if (end != text && !*end && stage >= 0 && stage <= G_MAXINT)
        return TRUE;
    g_string_append_printf(
        message,
        "bufscope-opt: for the --stage option: '%s' is not the number of a stage, which --counts "
        "lists\n",
        text);
    return FALSE;
}

// "12-40", or "12" for that event alone.
static gboolean
finish_from(BsCliOptions *options, const char *text, GString *message)
{
    char *end;
    const gint64 from = g_ascii_strtoll(text, &end, 10);
    options->from = (gint)from;
    if (end != text && !*end && from >= 0 && from <= G_MAXINT)
        return TRUE;
    g_string_append_printf(message,
                           "bufscope-opt: for the --from option: '%s' is not the number of a stage "
                           "of the dump\n",
                           text);
    return FALSE;
}

static gboolean
finish_steps(BsCliOptions *options, const char *text, GString *message)
{
    if (bs_story_read_range(text, &options->first_step, &options->last_step))
        return TRUE;
    g_string_append_printf(
        message, "bufscope-opt: for the --steps option: '%s' is not a range of events\n", text);
    return FALSE;
}

// "@f" is the function f: so it is written in programs.
static gboolean
finish_function(BsCliOptions *options, const char *text, GString *message G_GNUC_UNUSED)
{
    if (*text == '@' && text[1])
        memmove(options->function, text + 1, strlen(text));
    return TRUE;
}

// "3", the state after the third stage, or "#40", after the 40th event.
static gboolean
read_state(const char *text, BsCliState *state)
{
    guint64 number;
    state->is_event = *text == '#';
    const gboolean ok =
        g_ascii_string_to_unsigned(text + state->is_event, 10, 0, G_MAXUINT32 - 1, &number, NULL);
    state->number = ok ? (guint32)number : 0;
    return ok;
}

static gboolean
finish_diff(BsCliOptions *options, const char *text, GString *message)
{
    g_auto(GStrv) parts = g_strsplit(text, ",", 2);
    if (parts[0] && parts[1] && read_state(parts[0], &options->diff[0]) &&
        read_state(parts[1], &options->diff[1]))
        return TRUE;
    g_string_append_printf(message,
                           "bufscope-opt: for the --diff option: '%s' is not two stages, as 3,5, "
                           "or events, as #40,#41\n",
                           text);
    return FALSE;
}

static gboolean
read_limit(const char *name, const char *text, guint32 *elide_from, GString *message)
{
    guint64 limit = 0;
    const gboolean ok = g_ascii_string_to_unsigned(text, 10, 0, G_MAXUINT32 - 1, &limit, NULL);
    *elide_from = (guint32)limit + 1;
    if (!ok)
        g_string_append_printf(message,
                               "bufscope-opt: for the --%s option: '%s' value invalid for uint "
                               "argument!\n",
                               name, text);
    return ok;
}

// What mlir-opt writes may have ops of every dialect.
static gboolean
finish_import(BsCliOptions *options, const char *text, GString *message)
{
    options->allow_unregistered = TRUE;
    if (bs_import_parse(text, &options->import))
        return TRUE;
    g_string_append_printf(message,
                           "bufscope-opt: for the --import option: '%s' is neither generic nor "
                           "bufferized\n",
                           text);
    return FALSE;
}

static gboolean
finish_elide(BsCliOptions *options, const char *text, GString *message)
{
    return read_limit("mlir-elide-elementsattrs-if-larger", text, &options->elide_from, message);
}

static gboolean
finish_elide_resources(BsCliOptions *options, const char *text, GString *message)
{
    return read_limit("mlir-elide-resource-strings-if-larger", text, &options->elide_resources_from,
                      message);
}

static gboolean
finish_format(BsCliOptions *options, const char *text, GString *message)
{
    if (bs_table_format_parse(text, &options->table_format))
        return TRUE;
    g_string_append_printf(message,
                           "bufscope-opt: for the --format option: '%s' is not text, csv or "
                           "markdown\n",
                           text);
    return FALSE;
}

static gboolean
finish_picture_format(BsCliOptions *options, const char *text, GString *message)
{
    static const BsFormatKind formats[] = {BS_FORMAT_SVG, BS_FORMAT_PNG, BS_FORMAT_PDF};
    for (gsize i = 0; i < G_N_ELEMENTS(formats); i++) {
        options->picture_format = formats[i];
        if (strcmp(text, bs_format_extension(formats[i])) == 0)
            return TRUE;
    }
    g_string_append_printf(message,
                           "bufscope-opt: for the --picture-format option: '%s' is not svg, png or "
                           "pdf\n",
                           text);
    return FALSE;
}

static gboolean
finish_detail(BsCliOptions *options, const char *text, GString *message)
{
    options->detail = bs_detail_of_name(text);
    if (options->detail < BS_N_DETAILS)
        return TRUE;
    g_string_append_printf(message,
                           "bufscope-opt: for the --detail option: '%s' is not everything, "
                           "buffers or blocks\n",
                           text);
    return FALSE;
}

static gboolean
finish_pages(BsCliOptions *options, const char *text, GString *message)
{
    options->pages = bs_handout_pages_of_name(text);
    if (options->pages < BS_N_HANDOUT_PAGES)
        return TRUE;
    g_string_append_printf(
        message, "bufscope-opt: for the --handout-pages option: '%s' is not step, stage or six\n",
        text);
    return FALSE;
}

// Level of detail and names are options of their own, too.
static gboolean
finish_figure(BsCliOptions *options, const char *text, GString *message)
{
    g_autoptr(GError) error = NULL;
    options->figure_read = bs_figure_plain;
    options->figure_read.names = options->names;
    options->figure_read.detail = options->detail;
    if (!bs_figure_read(&options->figure_read, text, &error)) {
        g_string_append_printf(message, "bufscope-opt: for the --figure option: %s\n",
                               error->message);
        return FALSE;
    }
    options->figure = &options->figure_read;
    options->names = options->figure_read.names;
    options->detail = (BsDetail)options->figure_read.detail;
    return TRUE;
}

static gboolean
finish_check(BsCliOptions *options, const char *text, GString *message)
{
    options->strict = strcmp(text, "strict") == 0;
    if (options->strict || !*text)
        return TRUE;
    g_string_append_printf(message, "bufscope-opt: for the --check option: '%s' is not strict\n",
                           text);
    return FALSE;
}

static gboolean
finish_check_format(BsCliOptions *options, const char *text, GString *message)
{
    options->json = strcmp(text, "json") == 0;
    if (options->json || strcmp(text, "text") == 0)
        return TRUE;
    g_string_append_printf(message,
                           "bufscope-opt: for the --check-format option: '%s' is not text or "
                           "json\n",
                           text);
    return FALSE;
}

static gboolean
read_count(const char *name, const char *text, guint32 most, guint32 *count, GString *message)
{
    guint64 number = 0;
    const gboolean ok = g_ascii_string_to_unsigned(text, 10, 1, most, &number, NULL);
    *count = (guint32)number;
    if (!ok)
        g_string_append_printf(
            message, "bufscope-opt: for the --%s option: '%s' is no number from 1 to %u\n", name,
            text, most);
    return ok;
}

static gboolean
finish_inputs(BsCliOptions *options, const char *text, GString *message)
{
    enum { MOST_INPUTS = 10000 };
    return read_count("inputs", text, MOST_INPUTS, &options->inputs, message);
}

static gboolean
finish_rounds(BsCliOptions *options, const char *text, GString *message)
{
    enum { MOST_ROUNDS = 1000 };
    return read_count("rounds", text, MOST_ROUNDS, &options->rounds, message);
}

static gboolean
finish_most_steps(BsCliOptions *options, const char *text, GString *message)
{
    return read_count("most-steps", text, 1000000000, &options->most_steps, message);
}

static gboolean
finish_reduce(BsCliOptions *options, const char *text, GString *message)
{
    return read_count("reduce", *text ? text : "1", G_MAXINT32, &options->reduce, message);
}

static gboolean
finish_step_grain(BsCliOptions *options, const char *text, GString *message)
{
    if (bs_story_read_grain(text, &options->step_grain))
        return TRUE;
    g_string_append_printf(
        message, "bufscope-opt: for the --step-grain option: '%s' is not event, op or block\n",
        text);
    return FALSE;
}

static gboolean
finish_names(BsCliOptions *options, const char *text, GString *message)
{
    static const char *const names[] = {[BS_NAMES_PRINTED] = "printed", [BS_NAMES_OWN] = "source"};
    for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
        if (strcmp(names[i], text) == 0) {
            options->names = (BsNaming)i;
            return TRUE;
        }
    }
    g_string_append_printf(
        message, "bufscope-opt: for the --names option: '%s' is not printed or source\n", text);
    return FALSE;
}

static gboolean
finish_pipeline(BsCliOptions *options, const char *text, GString *message G_GNUC_UNUSED)
{
    GError *error = NULL;
    BsPipeline *pipeline = bs_cli_parse_pipeline(options, text, &error);
    if (options->has_passes) {
        g_clear_pointer(&options->pipeline_error, g_free);
        bs_cli_keep_pipeline_error(options,
                                   "<unknown>:0: error: '-pass-pipeline' option can't be used with "
                                   "individual pass options");
    }
    if (pipeline) {
        bs_pipeline_free(options->pipeline);
        options->pipeline = pipeline;
    } else {
        bs_cli_keep_pipeline_error(options, error->message);
        g_error_free(error);
    }
    options->has_passes = TRUE;
    return TRUE;
}

// -- what does not go together --------------------------------------------------------------------

static gboolean
is_given(const BsCliOptions *options, const BsCliOption *option)
{
    gconstpointer field = (const char *)options + option->offset;
    return option->kind == FLAG ? *(const gboolean *)field : *(char *const *)field != NULL;
}

const char *
bs_cli_option_value(const BsCliOptions *options, const BsCliOption *option)
{
    return option->kind != FLAG && is_given(options, option)
               ? *(char *const *)((const char *)options + option->offset)
               : NULL;
}

// The first option of these roles that was given, or NULL.
static const char *
find_given(const BsCliOptions *options, guint roles)
{
    const BsCliOption *option = bs_cli_option_table;
    while (option->name && !((option->role & roles) && is_given(options, option)))
        option++;
    return option->name;
}

static gboolean G_GNUC_PRINTF(2, 3) refuse(GString *message, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    g_string_append(message, "bufscope-opt: ");
    g_string_append_vprintf(message, format, arguments);
    g_string_append_c(message, '\n');
    va_end(arguments);
    return FALSE;
}

// --compare runs its own pipelines to their ends and writes one table; what asks for something else
// would be left undone.
static gboolean
check_compare(const BsCliOptions *options, GString *message)
{
    if (!options->compare)
        return TRUE;
    if (options->has_passes)
        return refuse(message, "--compare runs the pipelines in its list: passes cannot be given "
                               "beside it");
    const char *other =
        options->lesson ? "lesson" : find_given(options, REPORT | WRITES | PLACE | JUDGES);
    return !other || refuse(message,
                            "--compare shows the ends of its pipelines: --%s cannot be given "
                            "beside it",
                            other);
}

// Several files, or JSON: what is wrong is all that is written.
static gboolean
check_several(BsCliOptions *options, GString *message)
{
    const gboolean is_folder =
        options->check_text && !options->dump && g_file_test(options->input, G_FILE_TEST_IS_DIR);
    if (options->more && !options->check_text) {
        g_string_append(message,
                        "bufscope-opt: Too many positional arguments specified!\n"
                        "Can specify at most 1 positional arguments: See: bufscope-opt --help\n");
        return FALSE;
    }
    options->only_checks = !options->reduce && (options->more || options->json || is_folder);
    const char *other = options->only_checks ? find_given(options, REPORT | WRITES | PLACE) : NULL;
    return !other || refuse(message,
                            "--check of several files, or as json, writes what is wrong and "
                            "nothing else: --%s cannot be given beside it",
                            other);
}

// A program becomes another one, which is all that is written.
static gboolean
check_reduce(const BsCliOptions *options, GString *message)
{
    if (!options->reduce)
        return TRUE;
    const char *other = options->lesson        ? "lesson"
                        : options->dump        ? "dump"
                        : options->split_input ? "split-input-file"
                        : options->json        ? "check-format=json"
                        : options->more        ? "check of several files"
                        : options->format      ? "format"
                        : options->args        ? "args"
                                        : find_given(options, REPORT | WRITES | PLACE | PRINTS);
    return !other || refuse(message,
                            "--reduce writes a smaller program and nothing else: --%s cannot be "
                            "given beside it",
                            other);
}

// A lesson says itself what runs and what is to be looked at.
static gboolean
check_lesson(const BsCliOptions *options, GString *message)
{
    if (!options->lesson)
        return TRUE;
    if (options->has_passes)
        return refuse(message, "a lesson names its own passes: others cannot be given beside it");
    const char *other =
        options->import ? "import" : find_given(options, REPORT | WRITES | PLACE | JUDGES);
    return !other || refuse(message,
                            "a lesson is checked and its steps are written: --%s cannot be given "
                            "beside it",
                            other);
}

// What is said about a dump is about its stages; passes run on the program after one of them.
static gboolean
check_dump(const BsCliOptions *options, GString *message)
{
    const struct {
        const char *name;
        gboolean given;
    } others[] = {
        {"--import", options->import != BS_IMPORT_NOTHING},
        {"--split-input-file", options->split_input},
        {"--lesson", options->lesson},
        {"a second file", options->more != NULL},
        {"--check-format=json", options->json},
        {"--scan without passes", options->scan && !options->starts_at_stage},
        {"--command without passes", options->command && !options->starts_at_stage},
    };
    for (guint i = 0; options->dump && i < G_N_ELEMENTS(others); i++)
        if (others[i].given)
            return refuse(message,
                          "a dump has the stages that are in it: %s cannot be given beside --dump",
                          others[i].name);
    return TRUE;
}

// Whether the pipeline has a pass whose work is done by an mlir-opt, or has one for some programs.
static gboolean
has_pass_by_mlir_opt(const BsPipeline *pipeline)
{
    for (guint i = 0; pipeline && i < pipeline->items->len; i++) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, i);
        if (item->nested ? has_pass_by_mlir_opt(item->nested) : item->pass->by_mlir_opt)
            return TRUE;
    }
    return FALSE;
}

static gboolean
runs_mlir_opt(const BsCliOptions *options)
{
    return has_pass_by_mlir_opt(options->pipeline) || options->compare || !options->has_passes;
}

static gboolean
draws(const BsCliOptions *options)
{
    return options->svg || options->png || options->pdf || options->dot || options->picture;
}

// What says how something else is written, without it.
static gboolean
check_needs(const BsCliOptions *options, GString *message)
{
    const gboolean executes = options->run || options->compare;
    const gboolean story = options->html || options->handout || options->pictures;
    const struct {
        const char *name;
        gboolean given, needed;
        const char *by;
    } rows[] = {
        {"args", options->args != NULL, executes, "--run or --compare"},
        {"check-format", options->check_format_text != NULL, options->check_text != NULL,
         "--check"},
        {"detail", options->detail_text != NULL, story || draws(options),
         "--svg, --png, --pdf, --dot, --picture, --html, --handout or --pictures"},
        {"figure", options->figure_text != NULL,
         options->svg || options->png || options->pdf || options->picture || options->pictures ||
             options->handout,
         "--svg, --png, --pdf, --picture, --pictures or --handout"},
        {"from", options->from_text != NULL, options->starts_at_stage,
         "--dump and passes that run on that stage"},
        {"format", options->format != NULL, options->compare != NULL, "--compare"},
        {"handout-pages", options->pages_text != NULL, options->handout != NULL, "--handout"},
        {"heap", options->heap != NULL, options->run, "--run"},
        {"inputs", options->inputs_text != NULL, executes, "--run or --compare"},
        {"memory", options->memory != NULL, options->run, "--run"},
        {"mlir-opt", options->mlir_opt != NULL, options->import_text || runs_mlir_opt(options),
         "--import or a pass that it does"},
        {"most-steps", options->most_steps > 0, executes || options->check_text || options->reduce,
         "--check, --run, --compare or --reduce"},
        {"picture-format", options->picture_format_text != NULL, options->pictures != NULL,
         "--pictures"},
        {"rounds", options->rounds_text != NULL, executes, "--run or --compare"},
        {"step-grain", options->step_grain_text != NULL, story, "--html, --handout or --pictures"},
        {"steps", options->steps_text != NULL,
         story || options->picture || options->explain || options->run,
         "--html, --handout, --picture, --pictures, --explain or --run"},
    };
    if (options->run && options->step_grain_text)
        return refuse(message, "--step-grain does nothing with --run: its steps are executed ops");
    if (options->run && options->pages == BS_PAGES_STAGE)
        return refuse(message, "--handout-pages=stage does nothing with --run: it is of one stage");
    for (gsize i = 0; i < G_N_ELEMENTS(rows); i++) {
        if (rows[i].given && !rows[i].needed)
            return refuse(message, "--%s does nothing without %s", rows[i].name, rows[i].by);
    }
    return TRUE;
}

// -- files ----------------------------------------------------------------------------------------

// A folder that is named as a file is: most likely the other option was meant, or the next word.
static gboolean
check_folder(const BsCliOption *option, const char *path, GString *message)
{
    const gboolean exists = g_file_test(path, G_FILE_TEST_EXISTS);
    if (g_file_test(path, G_FILE_TEST_IS_DIR))
        return TRUE;
    if (exists || strcmp(path, "-") == 0)
        return refuse(message, "for the --%s option: '%s' is not a directory", option->name, path);
    return bs_format_of_path(path) == BS_N_FORMATS ||
           refuse(message,
                  "for the --%s option: '%s' is named as a file, and it takes a directory; "
                  "--picture=%s writes one picture",
                  option->name, path, path);
}

// A file that would take the place of the program, of what is written before, or of another
// program.
static gboolean
check_file(const BsCliOptions *options, const BsCliOption *option, const char *path,
           GString *message)
{
    if (strcmp(path, "-") == 0 && path != options->trace)
        return refuse(message, "for the --%s option: '-' is not the name of a file", option->name);
    if (bs_cli_is_same_file(path, options->input))
        return refuse(message, "for the --%s option: '%s' is the file that is read", option->name,
                      path);
    if (g_str_has_suffix(path, ".mlir") || g_str_has_suffix(path, ".lesson"))
        return refuse(message,
                      "for the --%s option: '%s' is named as a program is: is a =FILE "
                      "missing?",
                      option->name, path);
    if (bs_cli_is_same_file(path, options->output) && strcmp(path, "-") != 0)
        return refuse(message, "for the --%s option: '%s' is written by -o", option->name, path);
    for (const BsCliOption *other = bs_cli_option_table; other < option; other++) {
        const char *taken = other->role == FILE_OF ? bs_cli_option_value(options, other) : NULL;
        if (taken && bs_cli_is_same_file(path, taken))
            return refuse(message, "for the --%s option: '%s' is written by --%s", option->name,
                          path, other->name);
    }
    return TRUE;
}

static gboolean
check_files(const BsCliOptions *options, GString *message)
{
    gboolean ok = TRUE;
    for (const BsCliOption *option = bs_cli_option_table; ok && option->name; option++) {
        const char *path = option->role & WRITES ? bs_cli_option_value(options, option) : NULL;
        if (path)
            ok = option->role == FILE_OF ? check_file(options, option, path, message)
                                         : check_folder(option, path, message);
    }
    return ok;
}

// -- the whole line -------------------------------------------------------------------------------

// Who asks for files gets these, and the program only by name: -o, or the --stage, when that is not
// the place of a picture or chart.
static void
find_wishes(BsCliOptions *options, gboolean has_output)
{
    const gboolean writes = find_given(options, WRITES) != NULL;
    options->runs = find_given(options, REPORT | WRITES | PLACE) != NULL;
    options->reports_run =
        options->run && (has_output || !(options->html || options->handout || options->pictures ||
                                         options->memory || options->heap || options->trace));
    options->starts_at_stage = options->dump && (options->has_passes || options->compare);
    options->inspects = options->runs || options->function || options->check_text ||
                        (options->dump && !options->starts_at_stage);
    options->prints =
        !writes || has_output ||
        (options->stage_text && !options->picture && !options->memory && !options->heap);
}

gboolean
bs_cli_options_finish(BsCliOptions *options, GString *message)
{
    const gboolean has_output = options->output != NULL;
    if (options->dump && options->input)
        return refuse(message, "--dump names the file that is read: '%s' cannot be read, too",
                      options->input);
    if (options->dump)
        options->input = g_strdup(options->dump);
    if (!options->input)
        options->input = g_strdup("-");
    if (!has_output)
        options->output = g_strdup("-");
    options->lesson |= g_str_has_suffix(options->input, ".lesson");
    const struct {
        const char *text;
        gboolean (*finish)(BsCliOptions *options, const char *text, GString *message);
    } values[] = {
        {options->stage_text, finish_stage},
        {options->from_text, finish_from},
        {options->steps_text, finish_steps},
        {options->function, finish_function},
        {options->check_text, finish_check},
        {options->check_format_text, finish_check_format},
        {options->diff_text, finish_diff},
        {options->inputs_text, finish_inputs},
        {options->rounds_text, finish_rounds},
        {options->most_steps_text, finish_most_steps},
        {options->reduce_text, finish_reduce},
        {options->format, finish_format},
        {options->picture_format_text, finish_picture_format},
        {options->detail_text ? options->detail_text : "buffers", finish_detail},
        {options->step_grain_text ? options->step_grain_text : "op", finish_step_grain},
        {options->names_text, finish_names},
        {options->figure_text, finish_figure},
        {options->pages_text, finish_pages},
        {options->elide_text, finish_elide},
        {options->elide_resources_text, finish_elide_resources},
        {options->import_text, finish_import},
        {options->pipeline_text, finish_pipeline},
    };
    gboolean ok = TRUE;
    for (gsize i = 0; ok && i < G_N_ELEMENTS(values); i++)
        ok = !values[i].text || values[i].finish(options, values[i].text, message);
    find_wishes(options, has_output);
    return ok && check_reduce(options, message) && check_several(options, message) &&
           check_compare(options, message) && check_dump(options, message) &&
           check_lesson(options, message) && check_needs(options, message) &&
           check_files(options, message);
}
