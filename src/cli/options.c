// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/options.h"

#include "view/story.h"

#include <stdlib.h>
#include <string.h>

typedef enum Kind { FLAG, VALUE } Kind;

typedef struct Option {
    const char *name;
    Kind kind;
    gsize offset; // of the gboolean or char * in BsCliOptions
    const char *value;
    const char *summary;
} Option;

#define AT(field) offsetof(BsCliOptions, field)

// clang-format off
static const Option table[] = {
    {"allow-unregistered-dialect",  FLAG,  AT(allow_unregistered),  NULL,   "Accept ops, types and attributes of dialects that are not known"},
    {"annotate",                    FLAG,  AT(annotate),            NULL,   "Write the functions with the ownership of each memref as comments"},
    {"became",                      VALUE, AT(became),              "what", "Write what became of a value (%x in each function that has it, @f:%x) or of the op on a line of a function (@f:7), from the --stage on, or from the last stage before it that has the value"},
    {"command",                     FLAG,  AT(command),             NULL,   "Write the mlir-opt line that gives the same program as the --stage"},
    {"compare",                     VALUE, AT(compare),             "a,b",  "Write what several pipelines make of each function: ownership, legacy, a name below, or 'builtin.module(...)'"},
    {"counts",                      FLAG,  AT(counts),              NULL,   "Write how many ops of which kind there are after each stage"},
    {"diff",                        VALUE, AT(diff_text),           "a,b",  "Write what differs between two stages (3,5) or events (#40,#41), ops recognized where they moved"},
    {"dot",                         VALUE, AT(dot),                 "dir",  "Write the CFG of every stage and function as a Graphviz file into a directory"},
    {"dump-pass-pipeline",          FLAG,  AT(dump_pipeline),       NULL,   "Write the pipeline to standard error before it runs"},
    {"explain",                     FLAG,  AT(explain),             NULL,   "Write what happened, a sentence per event, instead of the program"},
    {"format",                      VALUE, AT(format),              "text|csv|markdown", "How the table of --compare is written"},
    {"function",                    VALUE, AT(function),            "name", "The function of --html, --handout, --picture and --pictures (the first one), --stage, --svg, --png, --pdf, --dot, --annotate, --became, --compare, --diff, --lifetimes and --why (all)"},
    {"handout",                     VALUE, AT(handout),             "file", "Write a PDF with a page for each step: sentence, picture, code"},
    {"help",                        FLAG,  AT(help),                NULL,   "Write this text"},
    {"html",                        VALUE, AT(html),                "file", "Write a page that steps through the run, without server or network"},
    {"import",                      VALUE, AT(import_text),         "how",  "Have an mlir-opt that is installed translate the program first: generic (ops of any dialect), bufferized (tensors become buffers)"},
    {"lesson",                      FLAG,  AT(lesson),              NULL,   "Read a lesson instead of a program: check it and write its steps"},
    {"lifetimes",                   FLAG,  AT(lifetimes),           NULL,   "Write how long each buffer lives, over the lines of its function"},
    {"list-passes",                 FLAG,  AT(list_passes),         NULL,   "Write the names and options of all passes"},
    {"mlir-disable-threading",      FLAG,  AT(ignored),             NULL,   "Accepted; there is one thread anyway"},
    {"mlir-elide-elementsattrs-if-larger", VALUE, AT(elide_text),   "n",    "Leave out dense elements that are more than n"},
    {"mlir-elide-resource-strings-if-larger", VALUE, AT(elide_resources_text), "n", "Leave out resources whose text is longer than n"},
    {"mlir-pretty-debuginfo",       FLAG,  AT(pretty_debug_info),   NULL,   "With --mlir-print-debuginfo: in a form for reading, not for parsing"},
    {"mlir-print-debuginfo",        FLAG,  AT(debug_info),          NULL,   "Write the location of every op and argument"},
    {"mlir-print-ir-after-all",     FLAG,  AT(print_after_all),     NULL,   "Write the program to standard error after each pass"},
    {"mlir-print-ir-after-change",  FLAG,  AT(print_after_change),  NULL,   "With the above: only after passes that changed it"},
    {"mlir-print-ir-after-failure", FLAG,  AT(print_after_failure), NULL,   "Write the program to standard error after a pass that failed"},
    {"mlir-print-ir-module-scope",  FLAG,  AT(print_module_scope),  NULL,   "With these: always the whole program"},
    {"mlir-print-local-scope",      FLAG,  AT(local_scope),         NULL,   "Write attributes in place instead of as aliases"},
    {"mlir-print-op-generic",       FLAG,  AT(generic),             NULL,   "Write ops in generic form"},
    {"mlir-opt",                    VALUE, AT(mlir_opt),            "file", "The mlir-opt of --import (what is in PATH: that of the --upstream, mlir-opt, or the newest of mlir-opt-16 to 22)"},
    {"o",                           VALUE, AT(output),              "file", "Write the program to a file (-: standard output)"},
    {"pass-pipeline",               VALUE, AT(pipeline_text),       "text", "The passes to run, as 'builtin.module(cse,canonicalize{top-down=false})'"},
    {"pdf",                         VALUE, AT(pdf),                 "dir",  "Write the annotated CFG of every stage and function as PDF into a directory"},
    {"picture",                     VALUE, AT(picture),             "file", "Write the CFG after the --stage, or at the first of --steps, as SVG, PNG, PDF or DOT, as the file is named"},
    {"picture-format",              VALUE, AT(picture_format_text), "svg|png|pdf", "What --pictures are written as"},
    {"pictures",                    VALUE, AT(pictures),            "dir",  "Write a numbered SVG, or what --picture-format says, for each step into a directory"},
    {"png",                         VALUE, AT(png),                 "dir",  "Write the annotated CFG of every stage and function as PNG into a directory"},
    {"scan",                        FLAG,  AT(scan),                NULL,   "Write everything that the deallocation pass would refuse, each with its rule"},
    {"split-input-file",            FLAG,  AT(split_input),         NULL,   "Treat the parts of the input between lines of '// -----' as programs of their own"},
    {"stage",                       VALUE, AT(stage_text),          "n",    "Write the program after the n-th pass (0: as it was read)"},
    {"step-grain",                  VALUE, AT(step_grain_text),     "event|op|block", "At which events --html, --handout and --pictures stop: at each, at ops and rewrites (as without it), at blocks"},
    {"steps",                       VALUE, AT(steps_text),          "a-b",  "The events of --html, --handout and --pictures, as numbered by --explain (all); the first is that of --picture"},
    {"svg",                         VALUE, AT(svg),                 "dir",  "Write the annotated CFG of every stage and function as SVG into a directory"},
    {"trace",                       VALUE, AT(trace),               "file", "Write the timeline of what the passes did as JSON"},
    {"upstream",                    VALUE, AT(upstream_text),       "n",    "The rules of which mlir-opt to follow: 19 (as without it) or 22"},
    {"verify-each",                 FLAG,  AT(verify_each),         NULL,   "Verify after each pass (on unless set to false)"},
    {"version",                     FLAG,  AT(version),             NULL,   "Write the version"},
    {"why",                         VALUE, AT(why),                 "what", "Write why a value or block (%x in each function that has it, @f:%x; as printed or as in the file) or the op on a line of a function (@f:7) is there, and a value owned as it is: a chain of causes back to the source, whose lines it names"},
};
// clang-format on

// -- values ---------------------------------------------------------------------------------------

static gboolean
parse_flag(const char *name, const char *value, gboolean *flag, GString *message)
{
    static const char *const yes[] = {"true", "TRUE", "True", "1", NULL};
    static const char *const no[] = {"false", "FALSE", "False", "0", NULL};
    if (!value || !*value || g_strv_contains(yes, value)) {
        *flag = TRUE;
        return TRUE;
    }
    *flag = FALSE;
    if (g_strv_contains(no, value))
        return TRUE;
    g_string_append_printf(message,
                           "bufscope-opt: for the --%s option: '%s' is invalid value for boolean "
                           "argument! Try 0 or 1\n",
                           name, value);
    return FALSE;
}

// As upstream, a pipeline is made when the program was read: what is wrong with it is said then, of
// the first such option.
static void
keep_error(BsCliOptions *options, const char *message)
{
    if (!options->pipeline_error)
        options->pipeline_error = g_strdup(message);
}

static void
take_error(BsCliOptions *options, GError *error)
{
    keep_error(options, error->message);
    g_error_free(error);
}

static void
add_named(BsCliOptions *options, const BsNamedPipeline *named, const char *value)
{
    GError *error = NULL;
    if (!bs_pipeline_append_named(options->pipeline, named, value ? value : "", &error))
        take_error(options, error);
}

static void
add_pass(BsCliOptions *options, const BsPass *pass, const char *value)
{
    GError *error = NULL;
    BsPipelineItem *item = bs_pipeline_append_anywhere(options->pipeline, pass);
    if (value && !bs_pipeline_item_set_options(item, options->upstream, value, &error))
        take_error(options, error);
}

static gboolean
set_option(BsCliOptions *options, const Option *option, const char *value, GString *message)
{
    gpointer field = (char *)options + option->offset;
    if (option->kind == FLAG)
        return parse_flag(option->name, value, field, message);
    char **text = field;
    g_free(*text);
    *text = g_strdup(value);
    return TRUE;
}

// -- arguments ------------------------------------------------------------------------------------

typedef struct Arguments {
    int next, n;
    char **values;
} Arguments;

static const Option *
find_option(const char *name)
{
    for (gsize i = 0; i < G_N_ELEMENTS(table); i++) {
        if (strcmp(table[i].name, name) == 0)
            return &table[i];
    }
    return NULL;
}

// One argument that begins with a dash; `name` is without the dashes.
static gboolean
parse_named(BsCliOptions *options, const char *argument, const char *name, Arguments *arguments,
            GString *message)
{
    const char *equals = strchr(name, '=');
    char *key = equals ? g_strndup(name, equals - name) : g_strdup(name);
    const char *value = equals ? equals + 1 : NULL;
    const Option *option = find_option(key);
    const BsPass *pass = option ? NULL : bs_pass_find_for(key, options->upstream);
    const BsNamedPipeline *named = option ? NULL : bs_named_pipeline_find(key);
    gboolean ok = TRUE;
    if (option && option->kind == VALUE && !value && arguments->next == arguments->n) {
        g_string_append_printf(message, "bufscope-opt: for the %s%s option: requires a value!\n",
                               key[1] ? "--" : "-", key);
        ok = FALSE;
    } else if (option) {
        if (option->kind == VALUE && !value)
            value = arguments->values[arguments->next++];
        ok = set_option(options, option, value, message);
    } else if (pass) {
        add_pass(options, pass, value);
        options->has_passes = TRUE;
    } else if (named) {
        add_named(options, named, value);
        options->has_passes = TRUE;
    } else {
        g_string_append_printf(message,
                               "bufscope-opt: Unknown command line argument '%s'.  Try: "
                               "'bufscope-opt --help'\n",
                               argument);
        ok = FALSE;
    }
    g_free(key);
    return ok;
}

static gboolean
parse_positional(BsCliOptions *options, const char *argument, GString *message)
{
    if (options->input) {
        g_string_append(message,
                        "bufscope-opt: Too many positional arguments specified!\n"
                        "Can specify at most 1 positional arguments: See: bufscope-opt --help\n");
        return FALSE;
    }
    options->input = g_strdup(argument);
    return TRUE;
}

// -- values that are more than text ---------------------------------------------------------------

static gboolean
finish_stage(BsCliOptions *options, const char *text, GString *message)
{
    char *end;
    gint64 stage = g_ascii_strtoll(text, &end, 10);
    options->stage = (gint)stage;
    if (end != text && !*end && stage >= 0 && stage <= G_MAXINT)
        return TRUE;
    g_string_append_printf(
        message, "bufscope-opt: for the --stage option: '%s' is not the number of a stage\n", text);
    return FALSE;
}

// "12-40", or "12" for that event alone.
static gboolean
finish_steps(BsCliOptions *options, const char *text, GString *message)
{
    if (bs_story_read_range(text, &options->first_step, &options->last_step))
        return TRUE;
    g_string_append_printf(
        message, "bufscope-opt: for the --steps option: '%s' is not a range of events\n", text);
    return FALSE;
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
finish_pipeline(BsCliOptions *options, const char *text, GString *message G_GNUC_UNUSED)
{
    GError *error = NULL;
    BsPipeline *pipeline = bs_pipeline_parse_for(text, options->upstream, &error);
    if (options->has_passes) {
        g_clear_pointer(&options->pipeline_error, g_free);
        keep_error(options, "<unknown>:0: error: '-pass-pipeline' option can't be used with "
                            "individual pass options");
    }
    if (pipeline) {
        bs_pipeline_free(options->pipeline);
        options->pipeline = pipeline;
    } else {
        take_error(options, error);
    }
    options->has_passes = TRUE;
    return TRUE;
}

// --compare runs its own pipelines to their ends and writes one table; what asks for something else
// would be left undone.
static gboolean
check_compare(const BsCliOptions *options, GString *message)
{
    const struct {
        const char *name;
        gboolean given;
    } others[] = {
        {"annotate", options->annotate},        {"became", options->became != NULL},
        {"command", options->command},          {"counts", options->counts},
        {"diff", options->diff_text != NULL},   {"dot", options->dot != NULL},
        {"explain", options->explain},          {"handout", options->handout != NULL},
        {"html", options->html != NULL},        {"lesson", options->lesson},
        {"lifetimes", options->lifetimes},      {"pdf", options->pdf != NULL},
        {"picture", options->picture != NULL},  {"pictures", options->pictures != NULL},
        {"png", options->png != NULL},          {"scan", options->scan},
        {"stage", options->stage_text != NULL}, {"svg", options->svg != NULL},
        {"trace", options->trace != NULL},      {"why", options->why != NULL},
    };
    if (options->format && !options->compare) {
        g_string_append(message, "bufscope-opt: --format says how the table of --compare is "
                                 "written, and there is no --compare\n");
        return FALSE;
    }
    if (options->compare && options->has_passes) {
        g_string_append(message, "bufscope-opt: --compare runs the pipelines in its list: passes "
                                 "cannot be given beside it\n");
        return FALSE;
    }
    for (gsize i = 0; options->compare && i < G_N_ELEMENTS(others); i++) {
        if (!others[i].given)
            continue;
        g_string_append_printf(message,
                               "bufscope-opt: --compare shows the ends of its pipelines: --%s "
                               "cannot be given beside it\n",
                               others[i].name);
        return FALSE;
    }
    return TRUE;
}

// What can only be said when the whole line was read.
static gboolean
finish(BsCliOptions *options, GString *message)
{
    if (!options->input)
        options->input = g_strdup("-");
    if (!options->output)
        options->output = g_strdup("-");
    const struct {
        const char *text;
        gboolean (*finish)(BsCliOptions *options, const char *text, GString *message);
    } values[] = {
        {options->stage_text, finish_stage},
        {options->steps_text, finish_steps},
        {options->diff_text, finish_diff},
        {options->format, finish_format},
        {options->picture_format_text, finish_picture_format},
        {options->step_grain_text ? options->step_grain_text : "op", finish_step_grain},
        {options->elide_text, finish_elide},
        {options->elide_resources_text, finish_elide_resources},
        {options->import_text, finish_import},
        {options->pipeline_text, finish_pipeline},
    };
    gboolean ok = TRUE;
    for (gsize i = 0; ok && i < G_N_ELEMENTS(values); i++)
        ok = !values[i].text || values[i].finish(options, values[i].text, message);
    return ok && check_compare(options, message);
}

// Which options passes have depends on it, so it is looked for before the rest is read. The last
// one counts.
static gboolean
find_upstream(BsCliOptions *options, int argc, char **argv, GString *message)
{
    static const char name[] = "upstream";
    options->upstream = BS_UPSTREAM_DEFAULT;
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
        const char *text = argv[i] + strspn(argv[i], "-");
        if (argv[i][0] != '-' || !g_str_has_prefix(text, name))
            continue;
        text += sizeof name - 1;
        if (*text != '=' && (*text || i + 1 == argc))
            continue;
        text = *text ? text + 1 : argv[++i];
        if (!bs_upstream_parse(text, &options->upstream)) {
            g_string_append_printf(message,
                                   "bufscope-opt: for the --upstream option: '%s' is not 19 or "
                                   "22\n",
                                   text);
            return FALSE;
        }
    }
    return TRUE;
}

gboolean
bs_cli_options_parse(BsCliOptions *options, int argc, char **argv, GString *message)
{
    *options = (BsCliOptions){.verify_each = TRUE, .stage = -1};
    gboolean ok = find_upstream(options, argc, argv, message);
    options->pipeline = bs_pipeline_new_for("builtin.module", options->upstream);
    Arguments arguments = {1, argc, argv};
    gboolean only_positional = FALSE;
    while (ok && arguments.next < argc) {
        const char *argument = argv[arguments.next++];
        if (only_positional || argument[0] != '-' || !argument[1])
            ok = parse_positional(options, argument, message);
        else if (strcmp(argument, "--") == 0)
            only_positional = TRUE;
        else
            ok = parse_named(options, argument, argument + (argument[1] == '-' ? 2 : 1), &arguments,
                             message);
    }
    return ok && finish(options, message);
}

void
bs_cli_options_clear(BsCliOptions *options)
{
    for (gsize i = 0; i < G_N_ELEMENTS(table); i++) {
        if (table[i].kind == VALUE)
            g_free(*(char **)((char *)options + table[i].offset));
    }
    g_free(options->input);
    g_free(options->pipeline_error);
    bs_pipeline_free(options->pipeline);
    *options = (BsCliOptions){0};
}

// -- help -----------------------------------------------------------------------------------------

static void
put_row(GString *out, const char *indent, const char *name, const char *value, const char *summary)
{
    gsize begin = out->len;
    g_string_append_printf(out, "%s%s", indent, name);
    if (value)
        g_string_append_printf(out, "=<%s>", value);
    gint pad = 40 - (gint)(out->len - begin);
    g_string_append_printf(out, "%*s - %s\n", MAX(pad, 0), "", summary ? summary : "");
}

// What an option is without being given; NULL for a list, which is empty then.
static char *
default_of(const BsPassOption *option)
{
    if (option->type == BS_OPTION_LIST)
        return NULL;
    if (option->type == BS_OPTION_BOOL)
        return g_strdup(option->initial ? "true" : "false");
    if (option->type != BS_OPTION_ENUM || !option->choices)
        return g_strdup_printf("%" G_GINT64_FORMAT, option->initial);
    g_auto(GStrv) choices = g_strsplit(option->choices, ",", -1);
    return option->initial < (gint64)g_strv_length(choices) ? g_strdup(choices[option->initial])
                                                            : NULL;
}

static void
put_pass(GString *out, const char *pass_name, const char *summary, const BsPassOption *options,
         guint32 n_options)
{
    static const char *const types[] = {[BS_OPTION_BOOL] = "bool",
                                        [BS_OPTION_INT] = "number",
                                        [BS_OPTION_UINT] = "number",
                                        [BS_OPTION_ENUM] = "choice",
                                        [BS_OPTION_LIST] = "list"};
    char *name = g_strconcat("--", pass_name, NULL);
    put_row(out, "  ", name, NULL, summary);
    g_free(name);
    for (guint32 i = 0; i < n_options; i++) {
        const BsPassOption *option = &options[i];
        g_autofree char *initial = default_of(option);
        g_autofree char *text = initial
                                    ? g_strdup_printf("%s (default: %s)", option->summary, initial)
                                    : g_strdup(option->summary);
        put_row(out, "      ", option->name,
                option->choices ? option->choices : types[option->type], text);
    }
}

void
bs_cli_list_passes(GString *out)
{
    for (gsize i = 0; bs_passes[i]; i++)
        put_pass(out, bs_passes[i]->name, bs_passes[i]->summary, bs_passes[i]->options,
                 bs_passes[i]->n_options);
    for (const BsNamedPipeline *named = bs_named_pipelines; named->name; named++)
        put_pass(out, named->name, named->summary, named->options, named->n_options);
}

void
bs_cli_help(GString *out)
{
    g_string_append(out,
                    "bufscope-opt: runs MLIR's buffer-deallocation passes and shows what they do\n"
                    "usage: bufscope-opt [options] <input file, or - for standard input>\n\n"
                    "Options:\n");
    for (gsize i = 0; i < G_N_ELEMENTS(table); i++) {
        char *name = g_strconcat(table[i].name[1] ? "--" : "-", table[i].name, NULL);
        put_row(out, "  ", name, table[i].value, table[i].summary);
        g_free(name);
    }
    g_string_append(
        out, "\nPasses, run in the order given; with options as --pass='name=value name=value':\n");
    bs_cli_list_passes(out);
    g_string_append(out, "\n--trace, --explain, --stage and what writes pictures run the ownership "
                         "pipeline when no pass is given.\n");
}
