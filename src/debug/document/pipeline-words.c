// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/pipeline-words.h"

#include "passes/run/upstream-passes.h"
#include "support/i18n.h"
#include "support/near.h"

#include <string.h>

// -- what people call pipelines -------------------------------------------------------------------

// Short names, of one pass or pipeline or a text that stands in one.
static const struct {
    const char *name, *pipeline;
} short_names[] = {
    {"ownership", "buffer-deallocation-pipeline"},
    {"dynamic-ownership", "buffer-deallocation-pipeline{private-function-dynamic-ownership}"},
    {"hlo", "hlo-deallocation-pipeline"},
    {"liveness", "optimize-allocation-liveness"},
    {"hoisting", "func.func(buffer-hoisting,buffer-loop-hoisting)"},
    {"promotion", "promote-buffers-to-stack"},
    {"reuse", "hlo-buffer-reuse"},
};

static const char *
long_name(const char *name)
{
    for (gsize i = 0; i < G_N_ELEMENTS(short_names); i++)
        if (g_str_equal(name, short_names[i].name))
            return short_names[i].pipeline;
    return name;
}

static void
set_unknown(GError **error, const char *name, BsUpstream upstream)
{
    g_autoptr(GPtrArray) names = g_ptr_array_new();
    for (gsize i = 0; i < G_N_ELEMENTS(short_names); i++)
        g_ptr_array_add(names, (gpointer)(gsize)short_names[i].name);
    bs_pipeline_add_names(upstream, names);
    const char *meant = bs_near_find(name, (const char *const *)(gpointer)names->pdata, names->len);
    g_autofree char *guess = meant ? g_strdup_printf(_(". Did you mean %s?"), meant) : g_strdup("");
    g_set_error(error, BS_PIPELINE_ERROR, BS_PIPELINE_ERROR_SYNTAX,
                _("there is no pipeline and no pass of the name '%s'%s"), name, guess);
}

// What stands inside of the text of a pipeline for one name, which may have options behind it, or
// for a text of its own; NULL with `error`.
static char *
text_of_part(const char *part, BsUpstream upstream, GError **error)
{
    static const char module[] = "builtin.module(";
    const gsize len = strcspn(part, "({");
    if (part[len] == '(')
        return g_str_has_prefix(part, module) && g_str_has_suffix(part, ")")
                   ? g_strndup(part + strlen(module), strlen(part) - sizeof module)
                   : g_strdup(part);
    g_autofree char *name = g_strndup(part, len);
    const char *known = long_name(name);
    if (strpbrk(known, "({"))
        return g_strconcat(known, part + len, NULL);
    const BsPass *pass = bs_pass_find_for(known, upstream);
    if (!pass && !bs_named_pipeline_find(known)) {
        set_unknown(error, name, upstream);
        return NULL;
    }
    const gboolean nested = pass && pass->anchor && !g_str_equal(pass->anchor, "builtin.module");
    return nested ? g_strdup_printf("%s(%s%s)", pass->anchor, known, part + len)
                  : g_strconcat(known, part + len, NULL);
}

gsize
bs_pipeline_words_until(const char *words, char separator)
{
    gint depth = 0;
    gsize i = 0;
    for (; words[i] && (depth > 0 || words[i] != separator); i++)
        depth += strchr("({", words[i]) ? 1 : strchr(")}", words[i]) ? -1 : 0;
    return i;
}

BsPipeline *
bs_pipeline_from_words(const char *words, BsUpstream upstream, GError **error)
{
    if (words[strcspn(words, "({")] == '(' && !words[bs_pipeline_words_until(words, '+')])
        return bs_pipeline_parse_for(words, upstream, error); // as it is: errors have places in it
    g_autoptr(GString) text = g_string_new("builtin.module(");
    for (;;) {
        const gsize len = bs_pipeline_words_until(words, '+');
        g_autofree char *part = g_strstrip(g_strndup(words, len));
        g_autofree char *inside = text_of_part(part, upstream, error);
        if (!inside)
            return NULL;
        g_string_append_printf(text, "%s%s", g_str_has_suffix(text->str, "(") ? "" : ",", inside);
        if (!words[len])
            break;
        words += len + 1;
    }
    g_string_append_c(text, ')');
    return bs_pipeline_parse_for(text->str, upstream, error);
}

BsPipeline *
bs_pipeline_from_words_of(const char *words, BsUpstream upstream, const char *program,
                          GError **error)
{
    BsPipeline *pipeline = bs_pipeline_from_words(words, upstream, program ? NULL : error);
    if (pipeline || !program)
        return pipeline;
    bs_upstream_passes_learn(program, NULL);
    return bs_pipeline_from_words(words, upstream, error);
}

// -- what others are run with --------------------------------------------------------------------

// Flags that are no passes.
static gboolean
is_other_flag(const char *name)
{
    static const char *const others[] = {
        "mlir-", "allow-unregistered-dialect", "verify-", "split-input-file",
        "debug", "dump-pass-pipeline",         "emit-",   "upstream"};
    for (gsize i = 0; i < G_N_ELEMENTS(others); i++)
        if (g_str_has_prefix(name, others[i]))
            return TRUE;
    return FALSE;
}

static void
put_flag(GString *words, const char *name)
{
    static const char whole[] = "pass-pipeline=";
    const char *equals = strchr(name, '=');
    const char *plus = words->len ? "+" : "";
    if (g_str_has_prefix(name, whole))
        g_string_append_printf(words, "%s%s", plus, name + strlen(whole));
    else if (equals)
        g_string_append_printf(words, "%s%.*s{%s}", plus, (gint)(equals - name), name, equals + 1);
    else
        g_string_append_printf(words, "%s%s", plus, name);
}

char *
bs_pipeline_words_of_line(const char *line, GError **error)
{
    g_auto(GStrv) argv = NULL;
    if (*line != '-' && !strstr(line, " -"))
        return g_strdup(line);
    if (!g_shell_parse_argv(line, NULL, &argv, error))
        return NULL;
    g_autoptr(GString) words = g_string_new(NULL);
    for (gsize i = 0; argv[i]; i++) {
        const char *name = argv[i] + strspn(argv[i], "-");
        if (g_str_equal(argv[i], "-o") && argv[i + 1])
            i++;
        else if (*argv[i] == '-' && *name && !is_other_flag(name))
            put_flag(words, name);
    }
    return g_strdup(words->str);
}

// -- what a program asks for ----------------------------------------------------------------------

static const char *
skip_blank_lines(const char *at, const char *end)
{
    while (at < end && g_ascii_isspace(*at))
        at++;
    return at;
}

static const char mark[] = "bufscope:";

// Behind `// bufscope:` in a line of comment, up to its end; or NULL.
static char *
read_asked(const char *comment, const char *end)
{
    g_autofree char *text = g_strndup(comment, (gsize)(end - comment));
    g_strstrip(text);
    return g_str_has_prefix(text, mark) ? g_strdup(g_strchug(text + sizeof mark - 1)) : NULL;
}

char *
bs_program_asks(const char *text, gsize len, guint32 *line)
{
    const char *end = text + len, *counted = text;
    *line = 1;
    for (const char *at = skip_blank_lines(text, end);
         end - at > 2 && at[0] == '/' && at[1] == '/';) {
        const char *stop = memchr(at, '\n', (gsize)(end - at));
        stop = stop ? stop : end;
        for (; counted < at; counted++)
            *line += *counted == '\n';
        char *asked = read_asked(at + 2, stop);
        if (asked)
            return asked;
        at = skip_blank_lines(stop, end);
    }
    return NULL;
}

// Whether a line of comment begins with the mark that is found at `at`.
static gboolean
begins_comment(const char *text, const char *at)
{
    while (at > text && (at[-1] == ' ' || at[-1] == '\t'))
        at--;
    if (at - text < 2 || at[-1] != '/' || at[-2] != '/')
        return FALSE;
    at -= 2;
    while (at > text && (at[-1] == ' ' || at[-1] == '\t'))
        at--;
    return at == text || at[-1] == '\n';
}

guint32
bs_program_asks_again(const char *text, gsize len, guint32 line)
{
    guint32 at_line = 1;
    const char *end = text + len, *counted = text;
    for (const char *at = text; (at = g_strstr_len(at, end - at, mark)); at += sizeof mark - 1) {
        for (; counted < at; counted++)
            at_line += *counted == '\n';
        if (at_line > line && begins_comment(text, at))
            return at_line;
    }
    return 0;
}

BsPipeline *
bs_pipeline_from_asked(const char *asked, BsUpstream upstream, const char *program, GError **error)
{
    const char *words = bs_asked_pipeline(asked);
    if (words)
        return bs_pipeline_from_words_of(words, upstream, program, error);
    g_set_error(error, BS_PIPELINE_ERROR, BS_PIPELINE_ERROR_SYNTAX,
                _("a program can ask for 'pipeline=NAME', not for '%s'"), asked);
    return NULL;
}

const char *
bs_asked_pipeline(const char *asked)
{
    static const char key[] = "pipeline=";
    return g_str_has_prefix(asked, key) ? asked + sizeof key - 1 : NULL;
}
