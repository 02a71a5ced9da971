// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --help and --list-passes, from the tables of options, passes and pipelines.
#include "cli/options-private.h"

#include <string.h>

enum { NAME_COLUMNS = 40, COLUMNS = 100 };

// The words of a text, in lines that begin behind the names.
static void
put_wrapped(GString *out, gsize begin, const char *text)
{
    g_auto(GStrv) words = g_strsplit(text, " ", -1);
    for (gsize i = 0; words[i]; i++) {
        const gsize column = (gsize)g_utf8_strlen(out->str + begin, (gssize)(out->len - begin));
        if (i > 0 && column + 1 + (gsize)g_utf8_strlen(words[i], -1) > COLUMNS) {
            g_string_append_c(out, '\n');
            begin = out->len;
            g_string_append_printf(out, "%*s", NAME_COLUMNS + 2, "");
        }
        g_string_append_printf(out, " %s", words[i]);
    }
    g_string_append_c(out, '\n');
}

// A list of choices that is longer than a line goes on below its begin.
static gsize
break_choices(GString *out, gsize begin, gsize first)
{
    const gsize column = first - begin;
    for (gsize at = first, last = 0; at < out->len; at++) {
        if (at - begin > COLUMNS - 4 && last) {
            g_autofree char *blanks = g_strdup_printf("\n%*s", (int)column, "");
            g_string_insert(out, (gssize)last, blanks);
            begin = last + 1;
            at += column + 1;
            last = 0;
        }
        last = out->str[at] == ',' ? at + 1 : last;
    }
    return begin;
}

static void
put_row(GString *out, const char *indent, const char *name, const char *value, gboolean is_optional,
        const char *summary)
{
    gsize begin = out->len;
    g_string_append_printf(out, "%s%s", indent, name);
    const gsize end_of_name = out->len + strlen("=<");
    if (value) {
        g_string_append_printf(out, is_optional ? "[=%s]" : "=<%s>", value);
        begin = break_choices(out, begin, end_of_name);
    }
    const gint pad = NAME_COLUMNS - (gint)(out->len - begin);
    g_string_append_printf(out, "%*s -", MAX(pad, 0), "");
    put_wrapped(out, begin, summary ? summary : "");
}

// The options with one of these roles, or with none when `roles` is OTHER.
static void
put_options(GString *out, const char *title, guint roles)
{
    g_string_append_printf(out, "\n%s\n", title);
    for (const BsCliOption *option = bs_cli_option_table; option->name; option++) {
        if (roles ? !(option->role & roles) : option->role & (REPORT | WRITES))
            continue;
        g_autofree char *name = g_strconcat(option->name[1] ? "--" : "-", option->name, NULL);
        put_row(out, "  ", name, option->value, option->kind == OPTIONAL, option->summary);
    }
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
    put_row(out, "  ", name, NULL, FALSE, summary);
    g_free(name);
    for (guint32 i = 0; i < n_options; i++) {
        const BsPassOption *option = &options[i];
        g_autofree char *initial = default_of(option);
        g_autofree char *text = initial
                                    ? g_strdup_printf("%s (default: %s)", option->summary, initial)
                                    : g_strdup(option->summary);
        put_row(out, "      ", option->name,
                option->choices ? option->choices : types[option->type], FALSE, text);
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

static void
put_figure(GString *out)
{
    g_string_append(out, "\nFigures, as --figure=name=value,name=value (what is not named is as in "
                         "pictures without it):\n");
    for (const BsFigureOption *option = bs_figure_options; option->name; option++) {
        g_autofree char *words =
            option->words ? g_strjoinv("|", (GStrv)(gsize)option->words) : NULL;
        g_autofree char *value = g_strconcat(words ? words : "", words && option->unit ? "|" : "",
                                             option->unit ? option->unit : "", NULL);
        put_row(out, "  ", option->name, value, FALSE, option->summary);
    }
}

void
bs_cli_help(GString *out)
{
    g_string_append(
        out,
        "bufscope-opt: runs MLIR's buffer-deallocation passes and shows what they do\n"
        "usage: bufscope-opt [options] [passes] <input file, or - for standard input>\n"
        "       bufscope-opt [options] [passes] -- PROGRAM ARGUMENTS...\n\n"
        "  bufscope-opt a.mlir --buffer-deallocation-pipeline   the program, as mlir-opt has it\n"
        "  bufscope-opt a.mlir --explain                        what happened, in sentences\n"
        "  bufscope-opt a.mlir --html=a.html                    a page to step through it\n"
        "  bufscope-opt --counts -- mlir-opt-19 a.mlir --cse    another program is run with what "
        "has "
        "it\n"
        "                                                       print its passes, as --dump opens "
        "it\n");
    put_options(out, "Options:", OTHER);
    put_options(out, "Reports, instead of the program:", REPORT);
    put_options(
        out,
        "Files, instead of the program; with -o (-o - for standard output) or --stage it is "
        "written, too:",
        WRITES);
    put_figure(out);
    g_string_append(
        out, "\nPasses, run in the order given; with options as --pass='name=value name=value':\n");
    bs_cli_list_passes(out);
    g_string_append(out,
                    "\nWhen no pass is given, reports, files and --stage run the pipeline that the "
                    "program asks for\nin the comment that it begins with (// bufscope: "
                    "pipeline=documented), else the ownership pipeline.\n");
}
