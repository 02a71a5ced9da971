// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text syntax of pipelines, with upstream's errors (mlir/lib/Pass/PassRegistry.cpp): first the
// text is split into elements, then their names are looked up, then passes are made with their
// options, each step for all of the text.
#include "passes/run/pass.h"
#include "passes/run/upstream-passes.h"
#include "support/caret.h"

#include <string.h>

enum { MAX_DEPTH = 100 }; // of nested pipelines

GQuark
bs_pipeline_error_quark(void)
{
    return g_quark_from_static_string("bs-pipeline-error");
}

// A piece of the text that is parsed.
typedef struct Slice {
    const char *begin, *end;
} Slice;

typedef struct Element {
    Slice name, options;
    GArray *inner; // of Element, or NULL
} Element;

static Slice
trim(Slice slice)
{
    while (slice.begin < slice.end && g_ascii_isspace(*slice.begin))
        slice.begin++;
    while (slice.begin < slice.end && g_ascii_isspace(slice.end[-1]))
        slice.end--;
    return slice;
}

static gboolean
slice_is(Slice slice, const char *text)
{
    gsize n = (gsize)(slice.end - slice.begin);
    return strlen(text) == n && memcmp(slice.begin, text, n) == 0;
}

static char *
slice_dup(Slice slice)
{
    return g_strndup(slice.begin ? slice.begin : "", (gsize)(slice.end - slice.begin));
}

// -- options -------------------------------------------------------------------------------------

// The end of a value: the first space outside of quotes and braces.
static const char *
find_value_end(Slice text)
{
    const char *at = text.begin;
    for (; at < text.end && *at != ' '; at++) {
        char close = *at == '{' ? '}' : *at;
        if (*at == '\'' || *at == '"' || *at == '{') {
            const char *end = memchr(at + 1, close, (gsize)(text.end - at - 1));
            at = end ? end : at;
        }
    }
    return at;
}

static Slice
unquote(Slice slice)
{
    static const char *const pairs[] = {"''", "\"\"", "{}"};
    if (slice.end - slice.begin > 2) {
        for (guint32 i = 0; i < G_N_ELEMENTS(pairs); i++) {
            if (slice.begin[0] == pairs[i][0] && slice.end[-1] == pairs[i][1])
                return trim((Slice){slice.begin + 1, slice.end - 1});
        }
    }
    return slice;
}

// Cuts the first `name` or `name=value` off `rest`; TRUE when there is a `=`.
static gboolean
next_option(Slice *rest, Slice *name, Slice *value)
{
    const char *at = rest->begin;
    while (at < rest->end && *at != ' ' && *at != '=')
        at++;
    *name = trim((Slice){rest->begin, at});
    *value = (Slice){at, at};
    gboolean has_value = at < rest->end && *at == '=';
    if (has_value) {
        value->begin = at + 1;
        value->end = find_value_end((Slice){at + 1, rest->end});
        at = value->end;
        *value = unquote(trim(*value));
    }
    *rest = trim((Slice){at, rest->end});
    return has_value;
}

static gboolean
parse_bool(Slice text, gint64 *value)
{
    static const char *const words[][4] = {{"false", "FALSE", "False", "0"},
                                           {"true", "TRUE", "True", "1"}};
    if (text.begin == text.end) {
        *value = TRUE;
        return TRUE;
    }
    for (guint32 truth = 0; truth < 2; truth++) {
        for (guint32 i = 0; i < 4; i++) {
            if (slice_is(text, words[truth][i])) {
                *value = truth;
                return TRUE;
            }
        }
    }
    return FALSE;
}

// Decimal, 0x, 0b, 0o and leading-zero octal, as upstream's integer options.
static gboolean
parse_int(Slice text, gint64 *value)
{
    gboolean negative = text.begin < text.end && *text.begin == '-';
    const char *at = text.begin + negative;
    guint base = 10;
    if (text.end - at > 2 && at[0] == '0' && strchr("xXbBoO", at[1])) {
        base = strchr("xX", at[1]) ? 16 : strchr("bB", at[1]) ? 2 : 8;
        at += 2;
    } else if (text.end - at > 1 && at[0] == '0' && g_ascii_isdigit(at[1])) {
        base = 8;
        at++;
    }
    g_autofree char *digits = g_strndup(at, (gsize)(text.end - at));
    guint64 magnitude;
    if (!g_ascii_string_to_unsigned(digits, base, 0, (guint64)G_MAXINT64 + negative, &magnitude,
                                    NULL))
        return FALSE;
    *value = negative ? (gint64)(0 - magnitude) : (gint64)magnitude;
    return TRUE;
}

static gboolean
parse_choice(const char *choices, Slice text, gint64 *value)
{
    g_auto(GStrv) names = g_strsplit(choices, ",", -1);
    for (guint32 i = 0; names[i]; i++) {
        if (slice_is(text, names[i])) {
            *value = i;
            return TRUE;
        }
    }
    return FALSE;
}

// Sets one option; FALSE with upstream's words in `problem`.
static gboolean
set_value(const BsPassOption *option, gboolean has_value, Slice text, gint64 *value,
          GString *problem)
{
    const char *name = option->name, *program = g_get_prgname();
    g_autofree char *given = slice_dup(text);
    if (option->type != BS_OPTION_BOOL && !has_value) {
        g_string_append_printf(problem, "%s: for the --%s option: requires a value!\n", program,
                               name);
        return FALSE;
    }
    switch (option->type) {
    case BS_OPTION_BOOL:
        if (parse_bool(text, value))
            return TRUE;
        g_string_append_printf(
            problem,
            "%s: for the --%s option: '%s' is invalid value for boolean argument! Try 0 or 1\n",
            program, name, given);
        return FALSE;
    case BS_OPTION_INT:
        if (parse_int(text, value))
            return TRUE;
        g_string_append_printf(problem,
                               "%s: for the --%s option: '%s' value invalid for long argument!\n",
                               program, name, given);
        return FALSE;
    case BS_OPTION_UINT:
        if (*given != '-' && parse_int(text, value) && *value <= G_MAXUINT32)
            return TRUE;
        g_string_append_printf(problem,
                               "%s: for the --%s option: '%s' value invalid for uint argument!\n",
                               program, name, given);
        return FALSE;
    case BS_OPTION_LIST: { // a later one adds to it
        char *old = bs_option_list(*value);
        g_autofree char *joined = old ? g_strdup_printf("%s,%s", old, given) : g_strdup(given);
        if (strpbrk(joined, "{}") || (strchr(joined, '\'') && strchr(joined, '"'))) {
            g_string_append_printf(problem,
                                   "%s: for the --%s option: braces and mixed quotes are not read "
                                   "in '%s'\n",
                                   program, name, joined);
            return FALSE;
        }
        *value = (gint64)GPOINTER_TO_SIZE(g_steal_pointer(&joined));
        g_free(old);
        return TRUE;
    }
    case BS_OPTION_TEXT: // of passes that are given all of it at once
        break;
    case BS_OPTION_ENUM:
        if (parse_choice(option->choices, text, value))
            return TRUE;
        g_string_append_printf(problem, "%s: for the --%s option: Cannot find option named '%s'!\n",
                               program, name, given);
        return FALSE;
    }
    return FALSE;
}

// What went wrong with options: text that upstream's option parser writes itself, and text for the
// diagnostic.
typedef struct Problem {
    GString *written, *diagnostic;
} Problem;

static gboolean
set_options(const BsPassOption *options, guint32 n_options, BsUpstream upstream, gint64 *values,
            Slice text, Problem *problem)
{
    Slice rest = trim(text), name, value;
    while (rest.begin < rest.end) {
        gboolean has_value = next_option(&rest, &name, &value);
        if (name.begin == name.end)
            continue;
        guint32 found = 0;
        while (found < n_options && !(slice_is(name, options[found].name) &&
                                      bs_releases_have(options[found].releases, upstream)))
            found++;
        if (found == n_options) {
            g_autofree char *unknown = slice_dup(name);
            g_string_append_printf(problem->diagnostic,
                                   "<Pass-Options-Parser>: no such option %s\n", unknown);
            return FALSE;
        }
        if (!set_value(&options[found], has_value, value, &values[found], problem->written))
            return FALSE;
    }
    return TRUE;
}

static gboolean
give_options(BsPipelineItem *item, BsUpstream upstream, Slice text, Problem *problem)
{
    if (!item->pass->foreign)
        return set_options(item->pass->options, item->pass->n_options, upstream, item->options,
                           text, problem);
    g_autofree char *given = slice_dup(text);
    const gboolean ok = bs_upstream_pass_give(item->options, given);
    if (!ok)
        g_string_append_printf(problem->diagnostic, "braces do not match in '%s'\n", given);
    return ok;
}

gboolean
bs_pipeline_item_set_options(BsPipelineItem *item, BsUpstream upstream, const char *text,
                             GError **error)
{
    Problem problem = {g_string_new(NULL), g_string_new(NULL)};
    gboolean ok = give_options(item, upstream, (Slice){text, text + strlen(text)}, &problem);
    if (!ok) {
        g_set_error(error, BS_PIPELINE_ERROR, BS_PIPELINE_ERROR_OPTION, "%s<unknown>:0: error: %s",
                    problem.written->str, problem.diagnostic->str);
    }
    g_string_free(problem.written, TRUE);
    g_string_free(problem.diagnostic, TRUE);
    return ok;
}

// -- splitting the text --------------------------------------------------------------------------

static GArray *new_elements(void);

static void
clear_element(gpointer data)
{
    Element *element = data;
    if (element->inner)
        g_array_unref(element->inner);
}

static GArray *
new_elements(void)
{
    GArray *elements = g_array_new(FALSE, TRUE, sizeof(Element));
    g_array_set_clear_func(elements, clear_element);
    return elements;
}

// Upstream's message for a place in the text, with the line and a caret.
static gboolean
fail_at(Slice text, const char *at, GError **error, const char *message)
{
    const char *line = text.begin, *end;
    guint32 number = 1;
    for (const char *c = text.begin; c < at; c++) {
        number += *c == '\n';
        if (*c == '\n' || *c == '\r')
            line = c + 1;
    }
    for (end = line; end < text.end && *end != '\n' && *end != '\r'; end++) {
    }
    g_autoptr(GString) shown = g_string_new(NULL);
    bs_caret_line_append(line, end, at, shown);
    g_set_error(error, BS_PIPELINE_ERROR, BS_PIPELINE_ERROR_SYNTAX,
                "<unknown>:0: error: MLIR Textual PassPipeline Parser:%u:%d: error: %s\n%s", number,
                (int)(at - line) + 1, message, shown->str);
    return FALSE;
}

static const char *
find_closing_brace(const char *at, const char *end)
{
    for (guint32 depth = 1; at < end; at++) {
        if (*at == '{')
            depth++;
        else if (*at == '}' && --depth == 0)
            return at;
    }
    return NULL;
}

static Slice
skip_space(Slice rest)
{
    while (rest.begin < rest.end && g_ascii_isspace(*rest.begin))
        rest.begin++;
    return rest;
}

static gboolean
split(Slice text, GArray *top, GError **error)
{
    GArray *stack[MAX_DEPTH];
    guint32 depth = 0;
    stack[0] = top;
    Slice rest = text;
    for (;;) {
        const char *at = rest.begin;
        while (at < rest.end && !strchr(",(){", *at))
            at++;
        Element element = {.name = trim((Slice){rest.begin, at})};
        g_array_append_val(stack[depth], element);
        Element *added = &g_array_index(stack[depth], Element, stack[depth]->len - 1);
        if (at == rest.end)
            break;
        rest.begin = at;
        if (*at == '{') {
            const char *close = find_closing_brace(at + 1, rest.end);
            if (!close) {
                return fail_at(text, at, error,
                               "missing closing '}' while processing pass options");
            }
            added->options = (Slice){at + 1, close};
            rest = skip_space((Slice){close + 1, rest.end});
        } else if (*at == '(') {
            if (depth + 1 == MAX_DEPTH)
                return fail_at(text, at, error, "pipelines are nested more than 100 deep");
            added->inner = new_elements();
            stack[++depth] = added->inner;
            rest.begin = at + 1;
            continue;
        }
        while (rest.begin < rest.end && *rest.begin == ')') {
            const char *close = rest.begin;
            rest = skip_space((Slice){close + 1, rest.end});
            if (depth-- == 0) {
                return fail_at(text, close, error,
                               "encountered extra closing ')' creating unbalanced parentheses "
                               "while parsing pipeline");
            }
        }
        if (rest.begin == rest.end)
            break;
        if (*rest.begin++ != ',')
            return fail_at(text, rest.begin - 1, error, "expected ',' after parsing pipeline");
    }
    if (depth) {
        return fail_at(text, rest.begin, error,
                       "encountered unbalanced parentheses while parsing pipeline");
    }
    return TRUE;
}

// -- names and options ---------------------------------------------------------------------------

static const BsNamedPipeline *
find_named_pipeline(Slice name)
{
    g_autofree char *text = slice_dup(name);
    return bs_named_pipeline_find(text);
}

// `upstream` 0: whatever the release.
static const BsPass *
find_pass(Slice name, BsUpstream upstream)
{
    g_autofree char *text = slice_dup(name);
    return upstream ? bs_pass_find_for(text, upstream) : bs_pass_find(text);
}

static gboolean
check_names(Slice text, GArray *elements, BsUpstream upstream, GError **error)
{
    for (guint i = 0; i < elements->len; i++) {
        const Element *element = &g_array_index(elements, Element, i);
        if (element->inner) {
            if (!check_names(text, element->inner, upstream, error))
                return FALSE;
        } else if (!find_named_pipeline(element->name) && !find_pass(element->name, upstream)) {
            g_autofree char *name = slice_dup(element->name);
            g_autofree char *message =
                g_strdup_printf("'%s' does not refer to a registered pass or pass pipeline", name);
            return fail_at(text, element->name.begin, error, message);
        }
    }
    return TRUE;
}

static gboolean
add_named_pipeline(BsPipeline *pipeline, const BsNamedPipeline *named, Slice options,
                   Problem *problem)
{
    gint64 values[BS_MAX_PASS_OPTIONS] = {0};
    for (guint32 i = 0; i < named->n_options; i++)
        values[i] = named->options[i].initial;
    if (!set_options(named->options, named->n_options, pipeline->upstream, values, options,
                     problem)) {
        // Upstream's option parser of a named pipeline writes straight to standard error.
        g_string_append(problem->written, problem->diagnostic->str);
        g_string_truncate(problem->diagnostic, 0);
        return FALSE;
    }
    named->append(pipeline, values);
    return TRUE;
}

gboolean
bs_pipeline_append_named(BsPipeline *pipeline, const BsNamedPipeline *named, const char *options,
                         GError **error)
{
    Problem problem = {g_string_new(NULL), g_string_new(NULL)};
    gboolean ok =
        add_named_pipeline(pipeline, named, (Slice){options, options + strlen(options)}, &problem);
    if (!ok) {
        g_string_truncate(problem.written, problem.written->len - 1);
        g_set_error_literal(error, BS_PIPELINE_ERROR, BS_PIPELINE_ERROR_OPTION,
                            problem.written->str);
    }
    g_string_free(problem.written, TRUE);
    g_string_free(problem.diagnostic, TRUE);
    return ok;
}

// Upstream says this even when the options were wrong already.
static gboolean
check_anchor(const BsPipeline *pipeline, const BsPass *pass, Problem *problem)
{
    if (!pass->anchor || g_str_equal(pipeline->anchor, "any") ||
        g_str_equal(pipeline->anchor, pass->anchor))
        return TRUE;
    g_string_append(problem->diagnostic, "Can't add pass '");
    bs_pass_put_class_name(pass, pipeline->upstream, problem->diagnostic);
    g_string_append_printf(problem->diagnostic,
                           "' restricted to '%s' on a PassManager intended to run on '%s', did you "
                           "intend to nest?\n",
                           pass->anchor, pipeline->anchor);
    return FALSE;
}

static gboolean
add_pass(BsPipeline *pipeline, const BsPass *pass, Slice options, Problem *problem)
{
    BsPipelineItem *item = bs_pipeline_append(pipeline, pass);
    gboolean ok = give_options(item, pipeline->upstream, options, problem);
    if (!ok)
        g_string_append_c(problem->diagnostic, '\n');
    return check_anchor(pipeline, pass, problem) && ok;
}

static gboolean add_elements(BsPipeline *pipeline, GArray *elements, GError **error);

static gboolean
has_foreign(const BsPipeline *pipeline)
{
    for (guint i = 0; i < pipeline->items->len; i++) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, i);
        if (item->pass && item->pass->foreign)
            return TRUE;
    }
    return FALSE;
}

// What runs on whole programs moves out of the last item, a nested pipeline, which is cut there.
// Nothing is in one that is further in: it moved out of that before.
static void
cut_last(BsPipeline *pipeline)
{
    const guint last = pipeline->items->len - 1;
    BsPipeline *nested = g_array_index(pipeline->items, BsPipelineItem, last).nested;
    BsPipeline *piece = NULL;
    if (!has_foreign(nested))
        return;
    g_array_index(pipeline->items, BsPipelineItem, last).nested = NULL;
    g_array_set_size(pipeline->items, last);
    for (guint i = 0; i < nested->items->len; i++) {
        BsPipelineItem item = g_array_index(nested->items, BsPipelineItem, i);
        const gboolean foreign = item.pass && item.pass->foreign;
        if (foreign)
            bs_upstream_pass_nest(item.options, nested->anchor);
        else if (!piece)
            bs_pipeline_append_nested(
                pipeline, piece = bs_pipeline_new_for(nested->anchor, nested->upstream));
        g_array_append_val(foreign ? pipeline->items : piece->items, item);
        piece = foreign ? NULL : piece;
    }
    g_array_set_clear_func(nested->items, NULL); // they are others' now
    bs_pipeline_free(nested);
}

static gboolean
add_nested(BsPipeline *pipeline, const Element *element, GError **error)
{
    g_autofree char *anchor = slice_dup(element->name);
    BsPipeline *nested = bs_pipeline_new_for(anchor, pipeline->upstream);
    bs_pipeline_append_nested(pipeline, nested);
    GError *inner = NULL;
    if (add_elements(nested, element->inner, &inner)) {
        cut_last(pipeline);
        return TRUE;
    }
    g_set_error(error, inner->domain, inner->code,
                "%sfailed to add `%s` with options `` to inner pipeline\n", inner->message, anchor);
    g_error_free(inner);
    return FALSE;
}

static gboolean
add_elements(BsPipeline *pipeline, GArray *elements, GError **error)
{
    for (guint i = 0; i < elements->len; i++) {
        const Element *element = &g_array_index(elements, Element, i);
        if (element->inner) {
            if (!add_nested(pipeline, element, error))
                return FALSE;
            continue;
        }
        Problem problem = {g_string_new(NULL), g_string_new(NULL)};
        const BsNamedPipeline *named = find_named_pipeline(element->name);
        gboolean ok =
            named ? add_named_pipeline(pipeline, named, element->options, &problem)
                  : add_pass(pipeline, find_pass(element->name, 0), element->options, &problem);
        if (!ok) {
            g_autofree char *name = slice_dup(element->name),
                            *options = slice_dup(element->options);
            g_set_error(error, BS_PIPELINE_ERROR, BS_PIPELINE_ERROR_OPTION,
                        "%s<unknown>:0: error: %sfailed to add `%s` with options `%s`\n",
                        problem.written->str, problem.diagnostic->str, name, options);
        }
        g_string_free(problem.written, TRUE);
        g_string_free(problem.diagnostic, TRUE);
        if (!ok)
            return FALSE;
    }
    return TRUE;
}

BsPipeline *
bs_pipeline_parse(const char *text, GError **error)
{
    return bs_pipeline_parse_for(text, BS_UPSTREAM_DEFAULT, error);
}

// `has`: the release that has to have the passes, or 0: they need not be in one.
static BsPipeline *
parse(const char *text, BsUpstream upstream, BsUpstream has, GError **error)
{
    Slice whole = trim((Slice){text, text + strlen(text)});
    const char *open = memchr(whole.begin, '(', (gsize)(whole.end - whole.begin));
    if (!open || open == whole.begin || whole.end[-1] != ')') {
        g_set_error(error, BS_PIPELINE_ERROR, BS_PIPELINE_ERROR_SYNTAX,
                    "<unknown>:0: error: expected pass pipeline to be wrapped with the anchor "
                    "operation type, e.g. "
                    "'builtin.module(...)'");
        return NULL;
    }
    g_autofree char *anchor = slice_dup(trim((Slice){whole.begin, open}));
    Slice inner = {open + 1, whole.end - 1};
    BsPipeline *pipeline = bs_pipeline_new_for(anchor, upstream);
    GArray *elements = new_elements();
    gboolean ok = inner.begin == inner.end ||
                  (split(inner, elements, error) && check_names(inner, elements, has, error) &&
                   add_elements(pipeline, elements, error));
    g_array_unref(elements);
    if (!ok) {
        bs_pipeline_free(pipeline);
        return NULL;
    }
    return pipeline;
}

BsPipeline *
bs_pipeline_parse_for(const char *text, BsUpstream upstream, GError **error)
{
    upstream = upstream ? upstream : BS_UPSTREAM_DEFAULT;
    return parse(text, upstream, upstream, error);
}

BsPipeline *
bs_pipeline_parse_again(const char *text, BsUpstream upstream)
{
    return parse(text, upstream ? upstream : BS_UPSTREAM_DEFAULT, 0, NULL);
}
