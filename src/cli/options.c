// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/options-private.h"
#include "debug/dump/program.h"
#include "passes/run/upstream-passes.h"
#include "support/near.h"

#include <string.h>

#define AT(field) offsetof(BsCliOptions, field)

// clang-format off
const BsCliOption bs_cli_option_table[] = {
    {"allow-unregistered-dialect",    FLAG,  OTHER,     AT(allow_unregistered),   NULL,   "Accept ops, types and attributes of dialects that are not known"},
    {"annotate",                      FLAG,  REPORT,    AT(annotate),             NULL,   "Write the functions with the ownership of each memref as comments"},
    {"args",                          VALUE, OTHER,     AT(args),                 "values", "What --run and --compare execute the function with, instead of inputs that are found: a value for each argument, as '4, true, 2.5, iota, [1, 2], 3x5:iota, unwritten, =0' (the same memref as argument 0)"},
    {"became",                        VALUE, REPORT,    AT(became),               "what", "Write what became of a value (%x in each function that has it, @f:%x) or of the op on a line of a function (@f:7), from the --stage on, or from the last stage before it that has the value"},
    {"check",                         OPTIONAL, JUDGES, AT(check_text),           "strict", "Write to standard error what is wrong with the program before the passes and after each: buffers that leak, are freed twice, or used when they are free, other results. Exit status 1 when something is; with =strict also when it only may be. Of several files and folders a line says how much was found"},
    {"check-format",                  VALUE, OTHER,     AT(check_format_text),    "text|json", "How --check writes what it finds; json goes to the output, in place of the program"},
    {"command",                       FLAG,  REPORT,    AT(command),              NULL,   "Write the mlir-opt line that gives the same program as the --stage"},
    {"compare",                       VALUE, OTHER,     AT(compare),              "a,b",  "Write what several pipelines make of each function, and what it costs when it is executed on the same inputs: ownership, dynamic-ownership, legacy, hlo, a name below, 'builtin.module(...)', or several that run one after the other: ownership+liveness, +hoisting, +promotion, +reuse"},
    {"counts",                        FLAG,  REPORT,    AT(counts),               NULL,   "Write how many ops of which kind there are after each stage"},
    {"detail",                        VALUE, OTHER,     AT(detail_text),          "everything|buffers|blocks", "How much of a program is in pictures: all ops, those about buffers (as without it), or the ends of blocks alone"},
    {"diff",                          VALUE, REPORT,    AT(diff_text),            "a,b",  "Write what differs between two stages (3,5) or events (#40,#41), ops recognized where they moved"},
    {"dot",                           VALUE, FOLDER_OF, AT(dot),                  "dir",  "Write the CFG of every stage and function as a Graphviz file into a directory"},
    {"dump",                          VALUE, OTHER,     AT(dump),                 "file", "Open what an mlir-opt or a relative of it has printed with --mlir-print-ir-after-all, -before-all or -after-change, or the folder of --mlir-print-ir-tree-dir, as a run whose stages are those passes: the options that ask about a run ask about that one"},
    {"dump-pass-pipeline",            FLAG,  OTHER,     AT(dump_pipeline),        NULL,   "Write the pipeline to standard error before it runs"},
    {"effects",                       VALUE, OTHER,     AT(effects),              "file", "An effects sheet: what ops of other dialects read, write, free and allocate, and how control goes through their regions, as if their dialect said so (the program's name and .effects behind it, if there is such a file; none: no sheet)"},
    {"explain",                       FLAG,  REPORT,    AT(explain),              NULL,   "Write what happened, a sentence per event, instead of the program"},
    {"figure",                        VALUE, OTHER,     AT(figure_text),          "name=value,...", "Write pictures as figures of a paper or a slide: how wide, with type of which size, and more, see below. What does not fit is written with smaller type, and it is said what would fit"},
    {"format",                        VALUE, OTHER,     AT(format),               "text|csv|markdown", "How the table of --compare is written"},
    {"from",                          VALUE, OTHER,     AT(from_text),            "n",    "Run the passes on the program after the n-th stage of the --dump, instead of the last"},
    {"function",                      VALUE, OTHER,     AT(function),             "name", "Only this function: of the program, reports and pictures (else all of them; for --html, --handout, --picture and --pictures, the first one)"},
    {"h",                             FLAG,  OTHER,     AT(help),                 NULL,   "The same as --help"},
    {"handout",                       VALUE, FILE_OF,   AT(handout),              "file", "Write a PDF with a page for each step, or what --handout-pages says: sentence, picture, code"},
    {"handout-pages",                 VALUE, OTHER,     AT(pages_text),           "step|stage|six", "What is on a page of --handout: a step (as without it), a stage that changed something with picture, code and a table of states and counts, or six steps with their pictures"},
    {"heap",                          VALUE, FILE_OF,   AT(heap),                 "file", "With --run: write the heap behind the first of --steps (else at the end) as boxes with their holders, as SVG, PNG or PDF, as the file is named"},
    {"help",                          FLAG,  OTHER,     AT(help),                 NULL,   "Write this text"},
    {"html",                          VALUE, FILE_OF,   AT(html),                 "file", "Write a page that steps through the run, without server or network"},
    {"import",                        VALUE, OTHER,     AT(import_text),          "how",  "Have an mlir-opt that is installed translate the program first: generic (ops of any dialect), bufferized (tensors become buffers)"},
    {"inputs",                        VALUE, OTHER,     AT(inputs_text),          "n",    "How many inputs --run and --compare find for a function, at most (24)"},
    {"lesson",                        FLAG,  OTHER,     AT(lesson),               NULL,   "Read a lesson instead of a program, as files named *.lesson are anyway: check it and write its steps"},
    {"lifetimes",                     FLAG,  REPORT,    AT(lifetimes),            NULL,   "Write how long each buffer lives, over the lines of its function"},
    {"list-passes",                   FLAG,  OTHER,     AT(list_passes),          NULL,   "Write the names and options of all passes"},
    {"memory",                        VALUE, FILE_OF,   AT(memory),               "file", "With --run: write a chart of the heap over an execution, at the --stage (else the last), as SVG, PNG or PDF, as the file is named: each buffer as long as it lives, and what the peak is made of"},
    {"mlir-disable-threading",        FLAG,  OTHER,     AT(ignored),              NULL,   "Accepted; there is one thread anyway"},
    {"mlir-elide-elementsattrs-if-larger", TEXT,  PRINTS,    AT(elide_text),           "n",    "Leave out dense elements that are more than n"},
    {"mlir-elide-resource-strings-if-larger", TEXT,  PRINTS,    AT(elide_resources_text), "n", "Leave out resources whose text is longer than n"},
    {"mlir-pretty-debuginfo",         FLAG,  PRINTS,    AT(pretty_debug_info),    NULL,   "With --mlir-print-debuginfo: in a form for reading, not for parsing"},
    {"mlir-print-debuginfo",          FLAG,  PRINTS,    AT(debug_info),           NULL,   "Write the location of every op and argument"},
    {"mlir-print-ir-after-all",       FLAG,  PRINTS,    AT(print_after_all),      NULL,   "Write the program to standard error after each pass"},
    {"mlir-print-ir-after-change",    FLAG,  PRINTS,    AT(print_after_change),   NULL,   "With the above: only after passes that changed it"},
    {"mlir-print-ir-after-failure",   FLAG,  PRINTS,    AT(print_after_failure),  NULL,   "Write the program to standard error after a pass that failed"},
    {"mlir-print-ir-module-scope",    FLAG,  PRINTS,    AT(print_module_scope),   NULL,   "With these: always the whole program"},
    {"mlir-print-local-scope",        FLAG,  PRINTS,    AT(local_scope),          NULL,   "Write attributes in place instead of as aliases"},
    {"mlir-print-op-generic",         FLAG,  PRINTS,    AT(generic),              NULL,   "Write ops in generic form"},
    {"mlir-opt",                      VALUE, OTHER,     AT(mlir_opt),             "file", "The mlir-opt of --import and of passes that Bufscope does not have, or another program with passes of its own, which are known then (what is in PATH: that of the --upstream, mlir-opt, or the newest of mlir-opt-16 to 22)"},
    {"most-steps",                    VALUE, OTHER,     AT(most_steps_text),      "n",    "How many ops each execution of --check, --run, --compare and --reduce takes, at most (200000; 1000000 of --run and --compare)"},
    {"names",                         VALUE, OTHER,     AT(names_text),           "printed|source", "How reports and pictures call values and blocks: as the source does, with one name for each thing through the whole run (as without it), or as they are printed"},
    {"o",                             TEXT,  OTHER,     AT(output),               "file", "Write the program to a file (-: standard output), also when other options write files"},
    {"pass-pipeline",                 TEXT,  OTHER,     AT(pipeline_text),        "text", "The passes to run, as 'builtin.module(cse,canonicalize{top-down=false})'"},
    {"pdf",                           VALUE, FOLDER_OF, AT(pdf),                  "dir",  "Write the annotated CFG of every stage and function as PDF into a directory"},
    {"picture",                       VALUE, FILE_OF,   AT(picture),              "file", "Write the CFG after the --stage, or at the first of --steps, as SVG, PNG, PDF or DOT, as the file is named"},
    {"picture-format",                VALUE, OTHER,     AT(picture_format_text),  "svg|png|pdf", "What --pictures are written as"},
    {"pictures",                      VALUE, FOLDER_OF, AT(pictures),             "dir",  "Write a numbered SVG, or what --picture-format says, for each step into a directory"},
    {"png",                           VALUE, FOLDER_OF, AT(png),                  "dir",  "Write the annotated CFG of every stage and function as PNG into a directory"},
    {"reduce",                        OPTIONAL, OTHER,  AT(reduce_text),          "n",    "Write a smaller program on which --check finds the same as here, or a pass refuses the same: the first of these, or the n-th as --check lists them; with --compare: on which its pipelines end as differently. What is found stays of the same kind at the same op; the first lines are the command that shows it and what it is"},
    {"rounds",                        VALUE, OTHER,     AT(rounds_text),          "n",    "How large the numbers are that --run and --compare find, and with them how many rounds loops have, at most (4)"},
    {"run",                           FLAG,  REPORT,    AT(run),                  NULL,   "Write what comes of executing each function, or that of --function, before the passes and after each: right, leaks, freed twice, used when free, other results. With --steps, --html, --handout, --pictures, --memory, --heap or --trace: one execution, op by op, at the --stage (else the last)"},
    {"scan",                          FLAG,  REPORT,    AT(scan),                 NULL,   "Write everything that the deallocation pass would refuse, each with its rule"},
    {"split-input-file",              FLAG,  OTHER,     AT(split_input),          NULL,   "Treat the parts of the input between lines of '// -----' as programs of their own"},
    {"stage",                         VALUE, PLACE,     AT(stage_text),           "n",    "Write the program after the n-th pass (0: as it was read)"},
    {"step-grain",                    VALUE, OTHER,     AT(step_grain_text),      "event|op|block", "At which events --html, --handout and --pictures stop: at each, at ops and rewrites (as without it), at blocks"},
    {"steps",                         VALUE, OTHER,     AT(steps_text),           "a-b",  "The events of --explain, --html, --handout and --pictures, as --explain numbers them: 12-40, 12 alone, 12- to the end (all); the first is that of --picture; with --run, of executed ops"},
    {"svg",                           VALUE, FOLDER_OF, AT(svg),                  "dir",  "Write the annotated CFG of every stage and function as SVG into a directory"},
    {"trace",                         VALUE, FILE_OF,   AT(trace),                "file", "Write the timeline of what the passes did as JSON (-: to standard output)"},
    {"upstream",                      VALUE, OTHER,     AT(upstream_text),        "n",    "The rules of which mlir-opt to follow: 19 (as without it) or 22"},
    {"verify-each",                   FLAG,  OTHER,     AT(verify_each),          NULL,   "Verify after each pass (on unless set to false)"},
    {"version",                       FLAG,  OTHER,     AT(version),              NULL,   "Write the version"},
    {"why",                           VALUE, REPORT,    AT(why),                  "what", "Write why a value or block (%x in each function that has it, @f:%x; as printed or as in the file) or the op on a line of a function (@f:7) is there, and a value owned as it is: the cause first, then what else led there, by importance"},
    {"why-not",                       VALUE, REPORT,    AT(why_not),              "question:what", "Write why something was not done with a value or op (as for --why), by the condition that failed and the op that is to blame: freed:%x, hoisted:%x, promoted:%x, split:%x, simplified:@f:7, reused:%x; without a question all that make sense"},
    {NULL, FLAG, OTHER, 0, NULL, NULL},
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

static void
take_error(BsCliOptions *options, GError *error)
{
    bs_cli_keep_pipeline_error(options, error->message);
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

// Of upstream's options the last one counts, there as here. Of ours, no one can say which of two
// values was meant.
static gboolean
set_option(BsCliOptions *options, const BsCliOption *option, const char *value, GString *message)
{
    gpointer field = (char *)options + option->offset;
    if (option->kind == FLAG)
        return parse_flag(option->name, value, field, message);
    char **text = field;
    if (option->kind == VALUE && *text && strcmp(*text, value) != 0) {
        g_string_append_printf(message,
                               "bufscope-opt: for the --%s option: it is given twice, with '%s' "
                               "and with '%s'\n",
                               option->name, *text, value);
        return FALSE;
    }
    g_free(*text);
    *text = g_strdup(value);
    return TRUE;
}

// -- arguments ------------------------------------------------------------------------------------

typedef struct Arguments {
    int next, n;
    char **values;
    const char *mlir_opt; // whose passes there are, too; NULL: nobody's, or they are known by now
} Arguments;

static const BsCliOption *
find_option(const char *name)
{
    const BsCliOption *option = bs_cli_option_table;
    while (option->name && strcmp(option->name, name) != 0)
        option++;
    return option->name ? option : NULL;
}

// What was meant by an option or pass that is not known, as upstream says it; or nothing.
static void
put_meant(const BsCliOptions *options, const char *key, const char *value, GString *message)
{
    g_autoptr(GPtrArray) names = g_ptr_array_new();
    for (const BsCliOption *option = bs_cli_option_table; option->name; option++)
        g_ptr_array_add(names, (gpointer)(gsize)option->name);
    bs_pipeline_add_names(options->upstream, names);
    const char *meant = bs_near_find(key, (const char *const *)(gpointer)names->pdata, names->len);
    if (meant)
        g_string_append_printf(message, "bufscope-opt: Did you mean '--%s%s%s'?\n", meant,
                               value ? "=" : "", value ? value : "");
}

static gboolean
parse_option(BsCliOptions *options, const BsCliOption *option, const char *value,
             Arguments *arguments, GString *message)
{
    const gboolean takes_next = option->kind != FLAG && option->kind != OPTIONAL && !value &&
                                arguments->next < arguments->n;
    if (takes_next)
        value = arguments->values[arguments->next++];
    const gboolean is_alone = option->kind == OPTIONAL && !value;
    if (is_alone)
        value = "";
    if ((option->kind != FLAG && !value) || (option->kind == VALUE && !*value) ||
        (option->kind == OPTIONAL && !is_alone && !*value)) {
        g_string_append_printf(message, "bufscope-opt: for the %s%s option: requires a value!\n",
                               option->name[1] ? "--" : "-", option->name);
        return FALSE;
    }
    return set_option(options, option, value, message);
}

// One that is not known may be one of the program that is named as the mlir-opt.
static const BsPass *
find_pass(const BsCliOptions *options, const char *name, Arguments *arguments)
{
    const BsPass *pass = bs_pass_find_for(name, options->upstream);
    if (pass || !arguments->mlir_opt)
        return pass;
    bs_upstream_passes_learn(arguments->mlir_opt, NULL);
    arguments->mlir_opt = NULL;
    return bs_pass_find_for(name, options->upstream);
}

// One argument that begins with a dash; `name` is without the dashes.
static gboolean
parse_named(BsCliOptions *options, const char *argument, const char *name, Arguments *arguments,
            GString *message)
{
    const char *equals = strchr(name, '=');
    g_autofree char *key = equals ? g_strndup(name, equals - name) : g_strdup(name);
    const char *value = equals ? equals + 1 : NULL;
    const BsCliOption *option = find_option(key);
    const BsNamedPipeline *named = bs_named_pipeline_find(key);
    const BsPass *pass = option || named ? NULL : find_pass(options, key, arguments);
    if (option)
        return parse_option(options, option, value, arguments, message);
    if (!pass && !named) {
        g_string_append_printf(message,
                               "bufscope-opt: Unknown command line argument '%s'.  Try: "
                               "'bufscope-opt --help'\n",
                               argument);
        put_meant(options, key, value, message);
        return FALSE;
    }
    if (pass)
        add_pass(options, pass, value);
    else
        add_named(options, named, value);
    options->has_passes = TRUE;
    return TRUE;
}

static void
parse_positional(BsCliOptions *options, const char *argument)
{
    if (!options->input) {
        options->input = g_strdup(argument);
        return;
    }
    if (!options->more)
        options->more = g_ptr_array_new_with_free_func(g_free);
    g_ptr_array_add(options->more, g_strdup(argument));
}

// Behind `--`: a program that is to be run, with its arguments. FALSE: these are files.
static gboolean
parse_program(BsCliOptions *options, Arguments *rest)
{
    if (rest->next == rest->n || !bs_dump_is_program(rest->values[rest->next]))
        return FALSE;
    options->program = g_ptr_array_new_with_free_func(g_free);
    while (rest->next < rest->n)
        g_ptr_array_add(options->program, g_strdup(rest->values[rest->next++]));
    g_ptr_array_add(options->program, NULL);
    return TRUE;
}

// What it prints is read, and nothing else.
static gboolean
take_program(BsCliOptions *options, GString *message)
{
    const char *program = options->program ? options->program->pdata[0] : NULL;
    const char *other = options->dump ? options->dump : options->input;
    if (program && other)
        g_string_append_printf(message,
                               "bufscope-opt: %s is run for its dump: '%s' cannot be read, too\n",
                               program, other);
    else if (program)
        options->dump = g_path_get_basename(program);
    return !program || !other;
}

// -- the whole line ------------------------------------------------------------------------------

// The value of an option that what follows is read by; NULL: it is not given.
static const char *
find_value(int argc, char **argv, const char *name)
{
    const gsize len = strlen(name);
    const char *value = NULL;
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
        const char *text = argv[i] + strspn(argv[i], "-");
        if (argv[i][0] != '-' || strncmp(text, name, len) != 0)
            continue;
        if (text[len] == '=')
            value = text + len + 1;
        else if (!text[len] && i + 1 < argc)
            value = argv[++i];
    }
    return value;
}

// Which options passes have depends on it.
static gboolean
find_upstream(BsCliOptions *options, int argc, char **argv, GString *message)
{
    const char *text = find_value(argc, argv, "upstream");
    options->upstream = BS_UPSTREAM_DEFAULT;
    if (!text || bs_upstream_parse(text, &options->upstream))
        return TRUE;
    g_string_append_printf(message,
                           "bufscope-opt: for the --upstream option: '%s' is not 19 or 22\n", text);
    return FALSE;
}

gboolean
bs_cli_options_parse(BsCliOptions *options, int argc, char **argv, GString *message)
{
    *options = (BsCliOptions){.verify_each = TRUE, .stage = -1, .from = -1, .names = BS_NAMES_OWN};
    gboolean ok = find_upstream(options, argc, argv, message);
    options->pipeline = bs_pipeline_new_for("builtin.module", options->upstream);
    Arguments arguments = {1, argc, argv, find_value(argc, argv, "mlir-opt")};
    gboolean only_positional = FALSE;
    while (ok && arguments.next < argc) {
        const char *argument = argv[arguments.next++];
        if (only_positional || argument[0] != '-' || !argument[1])
            parse_positional(options, argument);
        else if (strcmp(argument, "--") == 0)
            only_positional = !parse_program(options, &arguments);
        else
            ok = parse_named(options, argument, argument + (argument[1] == '-' ? 2 : 1), &arguments,
                             message);
    }
    return ok && take_program(options, message) && bs_cli_options_finish(options, message);
}

void
bs_cli_options_clear(BsCliOptions *options)
{
    for (const BsCliOption *option = bs_cli_option_table; option->name; option++) {
        if (option->kind != FLAG)
            g_free(*(char **)((char *)options + option->offset));
    }
    g_free(options->input);
    if (options->more)
        g_ptr_array_unref(options->more);
    if (options->program)
        g_ptr_array_unref(options->program);
    g_free(options->pipeline_error);
    bs_sheet_unref(options->sheet);
    bs_pipeline_free(options->pipeline);
    *options = (BsCliOptions){0};
}
