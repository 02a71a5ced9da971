// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/search.h"

#include "debug/document/as-written.h"
#include "debug/telling/sentence-private.h"
#include "syntax/name-stem.h"

#include <string.h>

struct BsSearch {
    BsDocument *document;
    BsLoud *loud; // or NULL
    guint32 last; // event
    GRegex *regex;
    gboolean is_regex;
    GRegex *sieve; // of a text, without what numbers in names are made of; NULL: nothing is left
    GString *sentence; // the last one, without the numbers in its names
    GArray *hits;      // of BsHit
    guint32 cursor;    // where it began
    gboolean gave_up;
    // what is next: all stages, then the functions, then the events
    gboolean stages_done;
    guint function, line; // index of the function; line of its text
    guint op;             // then, the number in its map of the op whose names are next
    guint32 event;
};

// -- patterns -------------------------------------------------------------------------------------

gboolean
bs_search_is_case_sensitive(const char *pattern)
{
    for (const char *c = pattern; *c; c++) { // names of MLIR are ASCII
        if (*c == '\\' && c[1])              // \S and the like
            c++;
        else if (g_ascii_isupper(*c))
            return TRUE;
    }
    return FALSE;
}

// PCRE tries an expression like (a+)+b almost for ever; its own word for a limit stands in front.
char *
bs_search_pattern(const char *pattern, gboolean is_regex)
{
    g_autofree char *escaped = is_regex ? NULL : g_regex_escape_string(pattern, -1);
    return g_strconcat("(*LIMIT_MATCH=20000)", escaped ? escaped : pattern, NULL);
}

static GRegex *
compile(const char *pattern, gboolean is_regex, gboolean sensitive, GError **error)
{
    // What is wrong with an expression is said of it alone, without the limit in front.
    g_autoptr(GRegex) alone = is_regex ? g_regex_new(pattern, 0, 0, error) : NULL;
    if (is_regex && !alone)
        return NULL;
    g_autofree char *text = bs_search_pattern(pattern, is_regex);
    return g_regex_new(text, G_REGEX_OPTIMIZE | (sensitive ? 0 : G_REGEX_CASELESS), 0, error);
}

// Takes out what numbers in names are made of, and holes.
static void
strip_numbers(GString *text)
{
    gsize len = 0;
    for (gsize i = 0; i < text->len; i++) {
        if (!strchr(BS_NAME_NUMBERS BS_NAME_HOLE, text->str[i]))
            text->str[len++] = text->str[i];
    }
    g_string_truncate(text, len);
}

static GRegex *
make_sieve(const char *pattern)
{
    g_autoptr(GString) stripped = g_string_new(pattern);
    strip_numbers(stripped);
    const gboolean sensitive = bs_search_is_case_sensitive(pattern);
    return stripped->len ? compile(stripped->str, FALSE, sensitive, NULL) : NULL;
}

BsSearch *
bs_search_new(BsDocument *document, const char *pattern, gboolean is_regex, BsLoud *loud,
              GError **error)
{
    const gboolean sensitive = bs_search_is_case_sensitive(pattern);
    GRegex *regex = compile(pattern, is_regex, sensitive, error);
    if (!regex)
        return NULL;
    BsSearch *search = g_new0(BsSearch, 1);
    search->document = document;
    search->last = bs_document_n_events(document);
    search->loud = loud ? bs_loud_ref(loud) : NULL;
    search->regex = regex;
    search->is_regex = is_regex;
    search->sieve = is_regex ? NULL : make_sieve(pattern);
    search->sentence = g_string_new(NULL);
    search->cursor = bs_document_cursor(document);
    search->hits = g_array_new(FALSE, TRUE, sizeof(BsHit));
    return search;
}

void
bs_search_end_at(BsSearch *search, guint32 event)
{
    search->last = MIN(search->last, event);
}

void
bs_search_free(BsSearch *search)
{
    if (!search)
        return;
    bs_loud_unref(search->loud);
    g_regex_unref(search->regex);
    g_clear_pointer(&search->sieve, g_regex_unref);
    g_string_free(search->sentence, TRUE);
    g_array_unref(search->hits);
    g_free(search);
}

guint32
bs_search_cursor(const BsSearch *search)
{
    return search->cursor;
}

GRegex *
bs_search_regex(const BsSearch *search)
{
    return search->regex;
}

gboolean
bs_search_gave_up(const BsSearch *search)
{
    return search->gave_up;
}

guint
bs_search_percent(const BsSearch *search)
{
    const guint32 n = search->last;
    return n ? (guint)(100 * (guint64)search->event / n) : 0;
}

guint
bs_search_length(const BsSearch *search)
{
    return search->hits->len;
}

const BsHit *
bs_search_get(const BsSearch *search, guint index)
{
    return index < search->hits->len ? &g_array_index(search->hits, BsHit, index) : NULL;
}

// -- matching -------------------------------------------------------------------------------------

// Matches a text of `len` bytes; `match` is what matched, or NULL. An empty match is none.
static gboolean
matches_one(BsSearch *search, const GRegex *regex, const char *text, gsize len, char **match)
{
    g_autoptr(GMatchInfo) info = NULL;
    g_autoptr(GError) error = NULL;
    g_autofree char *valid =
        g_utf8_validate(text, (gssize)len, NULL) ? NULL : g_utf8_make_valid(text, (gssize)len);
    g_regex_match_full(regex, valid ? valid : text, valid ? -1 : (gssize)len, 0, 0, &info, &error);
    if (error)
        search->gave_up = TRUE;
    if (error || !g_match_info_matches(info))
        return FALSE;
    g_autofree char *matched = g_match_info_fetch(info, 0);
    const gboolean found = matched && *matched;
    if (found && match)
        *match = g_steal_pointer(&matched);
    return found;
}

static gboolean
matches(BsSearch *search, const char *text, gsize len, char **match)
{
    return matches_one(search, search->regex, text, len, match);
}

static void
add(BsSearch *search, BsHit hit)
{
    g_array_append_val(search->hits, hit);
}

static void
search_stages(BsSearch *search)
{
    for (guint32 i = 0; i < bs_document_n_stages(search->document); i++) {
        const BsStage *stage = bs_document_stage(search->document, i);
        if (stage->reached && matches(search, stage->name, strlen(stage->name), NULL))
            add(search, (BsHit){.kind = BS_HIT_STAGE, .number = i});
    }
    search->stages_done = TRUE;
}

// -- code -----------------------------------------------------------------------------------------

// The result whose name is what matched; its name stands at the begin of the line.
static const BsValue *
named_result(const BsOp *op, const BsNames *names, const char *match)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (g_strcmp0(bs_names_value(names, bs_op_result(op, i)), match) == 0)
            return bs_op_result(op, i);
    }
    return NULL;
}

// A line "^bb1(%0: index):" is that of the block which the op on the next line is in.
static const BsBlock *
labelled_block(const BsText *text, guint32 line)
{
    const BsOpLines *next = bs_text_find_line(text, line + 1);
    return next && next->first == line + 1 ? bs_op_block(next->op) : NULL;
}

static const BsValue *
named_argument(const BsBlock *block, const BsNames *names, const char *match)
{
    for (guint32 i = 0; block && i < block->n_args; i++) {
        if (g_strcmp0(bs_names_value(names, block->args[i]), match) == 0)
            return block->args[i];
    }
    return NULL;
}

static void
search_line(BsSearch *search, const BsOp *function, const BsText *text, const BsNames *names,
            guint32 number, const char *line, gsize len)
{
    g_autofree char *match = NULL;
    const char *word = line + strspn(line, " ");
    if (!matches(search, line, len, &match))
        return;
    BsHit hit = {.kind = BS_HIT_OP, .function = function};
    if (word < line + len && *word == '^') {
        hit.block = labelled_block(text, number);
        hit.value = named_argument(hit.block, names, match);
        hit.kind = hit.value ? BS_HIT_VALUE : BS_HIT_BLOCK;
        if (hit.block)
            add(search, hit);
        return;
    }
    const BsOpLines *lines = bs_text_find_line(text, number);
    if (!lines)
        return;
    hit.op = lines->op;
    hit.value = named_result(lines->op, names, match);
    hit.kind = hit.value ? BS_HIT_VALUE : BS_HIT_OP;
    add(search, hit);
}

// The lines of a function, a few at a time. FALSE when all are searched.
static gboolean
search_lines(BsSearch *search, const BsOp *function, gint64 until)
{
    const BsText *text = bs_document_text(search->document, function);
    const BsNames *names = bs_document_names(search->document, function);
    const char *begin = text ? text->text->str : "", *end = begin + (text ? text->text->len : 0);
    guint32 number = 0;
    for (const char *line = begin; names && line < end; number++) {
        const char *stop = memchr(line, '\n', (gsize)(end - line));
        const gsize len = (gsize)((stop ? stop : end) - line);
        if (number >= search->line) {
            search_line(search, function, text, names, number, line, len);
            search->line = number + 1;
            if (number % 64 == 63 && g_get_monotonic_time() > until)
                return TRUE;
        }
        line += len + 1;
    }
    return FALSE;
}

// -- names in the source --------------------------------------------------------------------------

static void
search_source_name(BsSearch *search, BsHit hit, const char *name)
{
    if (!name || !matches(search, name, strlen(name), NULL))
        return;
    hit.in_source = TRUE;
    add(search, hit);
}

static void
search_source_names(BsSearch *search, const BsOp *function, const BsOp *op)
{
    BsDocument *document = search->document;
    BsHit hit = {.kind = BS_HIT_VALUE, .function = function, .op = op};
    for (guint32 i = 0; i < op->n_results; i++) {
        hit.value = bs_op_result(op, i);
        search_source_name(search, hit, bs_document_other_name(document, hit.value));
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            hit = (BsHit){.kind = BS_HIT_BLOCK, .function = function, .block = block};
            search_source_name(search, hit, bs_document_other_label(document, block));
            hit.kind = BS_HIT_VALUE;
            for (guint32 i = 0; i < block->n_args; i++) {
                hit.value = block->args[i];
                search_source_name(search, hit, bs_document_other_name(document, hit.value));
            }
        }
    }
}

// Those that are not printed, of a function's ops, a few at a time. FALSE when all are searched.
static gboolean
search_names(BsSearch *search, const BsOp *function, gint64 until)
{
    const BsText *text = bs_document_text(search->document, function);
    while (text && search->op < text->ops->len) {
        search_source_names(search, function, g_array_index(text->ops, BsOpLines, search->op++).op);
        if (search->op % 64 == 0 && g_get_monotonic_time() > until)
            return TRUE;
    }
    return FALSE;
}

// A function at a time, and of a long one a part. FALSE when all are searched.
static gboolean
search_code(BsSearch *search, gint64 until)
{
    const GPtrArray *functions = bs_document_functions(search->document);
    if (search->function >= functions->len)
        return FALSE;
    const BsOp *function = functions->pdata[search->function];
    if (search_lines(search, function, until) || search_names(search, function, until))
        return TRUE;
    search->function++;
    search->line = search->op = 0;
    return TRUE;
}

// -- events ---------------------------------------------------------------------------------------

// Making a sentence takes its time where it needs names of a long function. So a text is first
// looked for in what is sure of the sentence, and then, without what numbers are made of, in what
// is left of it without them: only what is found there alone may be in the sentence, or may not.
static gboolean
event_matches(BsSearch *search, guint32 number)
{
    GString *sure = search->sentence;
    g_string_truncate(sure, 0);
    if (!search->is_regex && bs_explain_without_numbers(search->document, number, sure)) {
        if (matches(search, sure->str, sure->len, NULL))
            return TRUE;
        if (!strstr(sure->str, BS_NAME_HOLE))
            return FALSE;
        strip_numbers(sure);
        if (search->sieve && !matches_one(search, search->sieve, sure->str, sure->len, NULL))
            return FALSE;
    }
    const char *sentence = bs_explain(search->document, number);
    return matches(search, sentence, strlen(sentence), NULL);
}

// In the order of the timeline, so that the program travels through it once; and back to where the
// cursor stands, before anyone else looks.
static void
search_events(BsSearch *search, gint64 until)
{
    BsDocument *document = search->document;
    const guint32 n = search->last;
    while (search->event < n) {
        const guint32 number = ++search->event;
        if (search->loud && !bs_loud_has(search->loud, number))
            continue;
        if (event_matches(search, number))
            add(search, (BsHit){.kind = BS_HIT_EVENT, .number = number});
        if (g_get_monotonic_time() > until)
            break;
    }
    bs_document_seek(document, bs_document_cursor(document));
}

// Travelling to the next event and back takes its time in a long run: as much again for sentences.
static void
search_some_events(BsSearch *search, gint64 microseconds)
{
    const gint64 begin = g_get_monotonic_time();
    if (search->event < search->last)
        bs_document_seek(search->document, search->event + 1);
    const gint64 now = g_get_monotonic_time();
    search_events(search, now + MAX(microseconds, now - begin));
}

gboolean
bs_search_run(BsSearch *search, gint64 microseconds)
{
    const gint64 until = g_get_monotonic_time() + microseconds;
    if (!bs_document_ir(search->document))
        return FALSE;
    if (!search->stages_done)
        search_stages(search);
    while (search_code(search, until)) {
        if (g_get_monotonic_time() > until)
            return TRUE;
    }
    search_some_events(search, microseconds);
    return search->event < search->last;
}
