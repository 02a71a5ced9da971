// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A sentence is a template with placeholders in braces, chosen by an event's kind and rule. A part
// in brackets is left out when a placeholder in it has nothing to say. It is translated as a whole,
// so that a translation can have its placeholders and parts in another order. {role?one|many} is
// the first or the second word, by how many the list of that role has.
#include "debug/telling/explain.h"

#include "debug/document/heirs.h"
#include "debug/document/kept.h"
#include "debug/document/moments.h"
#include "debug/telling/again.h"
#include "debug/telling/patterns.h"
#include "debug/telling/sentence-private.h"
#include "ir/loc.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <gio/gio.h>
#include <string.h>

// -- templates ------------------------------------------------------------------------------------

typedef struct Row {
    BsEventKind kind;
    const char *rule; // the event's rule, or NULL for any; rows of one kind are tried in order
    const char *template;
} Row;

// Those of single rules.
static const Row rules[] = {
#define X(id, kind, text, sentence) {BS_EVENT_##kind, bs_rule_##id, sentence},
    BS_RULES(X)
#undef X
};

// The others.
// clang-format off
static const Row rows[] = {
    {BS_EVENT_STAGE,         NULL, N_("{rule} begins")},
    {BS_EVENT_STAGE_END,     NULL, N_("{rule} {outcome}")},
    {BS_EVENT_REFUSED,       NULL, N_("refused[ at {op}]: {rule}")},
    {BS_EVENT_FUNCTION,      NULL, N_("function {op}[: {rule}]")},
    {BS_EVENT_FUNCTION_TYPE, NULL, N_("the type of {op} follows its returns and arguments[: {rule}]")},
    {BS_EVENT_BLOCK,         NULL, N_("{this-block}[: live in {live-in}][; {argument?argument|arguments} {argument}][; {related}]")},
    {BS_EVENT_LIVE_IN,       NULL, N_("{value} is live into {block}[: {rule}]")},
    {BS_EVENT_ARGUMENT,      "argument of the function", N_("argument {value} of {block}: the caller keeps it")},
    {BS_EVENT_ARGUMENT,      NULL, N_("argument {value} of {block}[: {rule}]")},
    {BS_EVENT_VISIT,         NULL, N_("visit {op}[: {rule}]")},
    {BS_EVENT_OWNERSHIP,     NULL, N_("{value}[ joins {joined}][ in {elsewhere}]: {change}[ ({why})]")},
    {BS_EVENT_TO_FREE,       NULL, N_("{value} is to be freed at the end of {block} if it is owned[: {reason}][ ({rule})]")},
    {BS_EVENT_INDICATOR,     NULL, N_("make the indicator[ of {value}][ in {elsewhere}][ {result}][: {rule}][ ({related})]")},
    {BS_EVENT_CLONE,         NULL, N_("clone {value}[ before {op}][: {rule}][; {result}]")},
    {BS_EVENT_DEALLOC,       NULL, N_("dealloc for {place}: [to free {to-free}][nothing to free{no-to-free}][; retained {retained}][ ({rule})]")},
    {BS_EVENT_OP_REBUILT,    NULL, N_("rebuild {op}[: {rule}][; an indicator for each of {result}]")},
    {BS_EVENT_TERMINATOR,    NULL, N_("{op}[ to {target}][: {rule}][: {forwarded}]")},
    {BS_EVENT_ITERATION,     NULL, N_("round {round}[ over {work}][: {rule}]")},
    {BS_EVENT_PATTERN,       "SimplifyClones", N_("{op}[{effect}][; the dealloc of its source {unfreed-source} goes, too][; the dealloc of its target {unfreed-target} goes, too]")},
    {BS_EVENT_PATTERN,       NULL, N_("{op}[{effect}][, but the rewrite stops halfway: it does not count as applied{halfway}]")},
    {BS_EVENT_FOLD,          NULL, N_("{op}[{effect}][: {rule}]")},
    {BS_EVENT_DEAD,          NULL, N_("nothing uses {op}: it goes[ ({rule})]")},
    {BS_EVENT_CONSTANT,      "equal to a known constant", N_("{op} is there already[, as {related}]: the first one stays")},
    {BS_EVENT_CONSTANT,      "moved to the front of the entry block", N_("{op} moves to the front of the entry block")},
    {BS_EVENT_CONSTANT,      NULL, N_("constant {op}: {rule}[ ({related})]")},
    {BS_EVENT_REGION,        "dead op", N_("nothing uses {dead-op}[ in {block}]: it goes")},
    {BS_EVENT_REGION,        "dead argument", N_("nothing uses {value}, an argument of {block}: it goes")},
    {BS_EVENT_REGION,        NULL, N_("{rule}[: {value}][: {dead-op}][ in {block}]")},
    {BS_EVENT_CSE,           NULL, N_("{op} [equals {because} and ]is replaced[: {rule}]")},
    {BS_EVENT_LOWER,         NULL, N_("lower {op}[: {rule}][; {lists}]")},
    {BS_EVENT_HELPER,        NULL, N_("make the library function for {op}[: {rule}]")},
    {BS_EVENT_EXPAND,        NULL, N_("expand {op}[ of {value}][: {rule}]")},
    {BS_EVENT_REPLACE,       NULL, N_("replace {op}[: {rule}]")},
    {BS_EVENT_MOVE,          NULL, N_("move {op} behind {because}[, the last use of {value} that the pass sees]")},
    {BS_EVENT_ALIASES,       NULL, N_("{value} is tracked[: its {alias?alias is|aliases are} {alias}][; {related} frees it]")},
    {BS_EVENT_ALIAS,         NULL, N_("{value} is a non-critical alias of {source}: {block} dominates {target}")},
    {BS_EVENT_CRITICAL,      NULL, N_("{value} is a critical alias of {source}: it is an argument of {block} itself")},
    {BS_EVENT_BOUND,         NULL, N_("{op} is small enough: {rule}")},
    {BS_EVENT_CLIMB,         NULL, N_("{value}: from {block} up to {target}: {rule}")},
    {BS_EVENT_HOIST,         NULL, N_("move {op} up to {target}, before {related}[; no further: {rule}][; it was {former} before]")},
    {BS_EVENT_STAY,          NULL, N_("{op} stays[: {rule}]")},
    {BS_EVENT_PROMOTE,       NULL, N_("{op} moves to the stack[ as {made}]")},
    {BS_EVENT_FREE,          NULL, N_("free {value} behind {last-use}[, the last use of its alias {alias}][; {related} uses it later, but in a block that does not define it, only its aliases are looked at]")},
    {BS_EVENT_KEPT,          NULL, N_("{value} is not split off its dealloc: [{source}][it{no-source}] may be the same buffer as {alias}[; both may be {related}][; {result} may be any]")},
    {BS_EVENT_OWN,           NULL, N_("{value} gets an indicator[ in {block}][: {rule}]")},
    {BS_EVENT_ACQUIRE,       NULL, N_("{block} owns {value} now[: {rule}]")},
    {BS_EVENT_RELEASE,       NULL, N_("{block} takes {value} from a block around it[: {op} frees its buffer]")},
    {BS_EVENT_UNITE,         NULL, N_("{value} and {source} are of one class now[, which {related} leads][: {rule}]")},
    {BS_EVENT_LOOK_UP,       NULL, N_("{value} is a view of {source}[, whose indicator is {related}]")},
    {BS_EVENT_HAND_IN,       NULL, N_("{op} gets {related} along with {value}[: {rule}]")},
    {BS_EVENT_HAND_NULL,     NULL, N_("{op} gets null along with {value}[, not {related}][: {rule}][, by {last-use}][; it shares the null {forwarded} with another operand]")},
    {BS_EVENT_RETAIN,        NULL, N_("{op} hands on {retained}: a retain looks for {retained?its indicator|their indicators} among {to-free} and frees the others")},
    {BS_EVENT_HAND_ON,       NULL, N_("{op} hands on {value} with its indicator {related}, the only one of their class")},
    {BS_EVENT_CAPTURE,       NULL, N_("{value} is {rule}: {block} hands it on, along with {forwarded}")},
    {BS_EVENT_REWRITTEN,     NULL, N_("{rule} has written the program anew: what stands at a place in the source is the heir of what stood there")},
    {BS_EVENT_RECOGNIZED,    NULL, N_("{rule} has run: what it left as it was is recognized in what it wrote")},
    {BS_EVENT_DUMPED,        NULL, N_("{op} is now what the dump shows of stage {rule}")},
    {BS_EVENT_UNREAD,        NULL, N_("what the dump shows of stage {rule} cannot be read: there is its text alone")},
    {BS_EVENT_LOGGED,        NULL, N_("the log says: {rule}")},
    {BS_EVENT_SUMMARY,       NULL, N_("{op} returns {value}[ as {rule}][, which may be {alias}]")},
    {BS_EVENT_NULLNESS,      NULL, N_("the indicator {value} is {rule}[: it comes from {source}]")},
    {BS_EVENT_ELIDE,         NULL, N_("{op} goes: {value} is filled in the place of {source}, which goes, too")},
    {BS_EVENT_REUSE,         NULL, N_("{value} is not freed, but used again in the place of {related}")},
    {BS_EVENT_DOUBLE_BUFFER, NULL, N_("{op} moves out of {related}, which passes it along: a round takes it and gives on what {last-use} would have freed")},
    {BS_EVENT_FREE_INPUT,    NULL, N_("{op} frees {source} instead of {value}: all that goes into {related} comes out again, and is freed")},
};
// clang-format on

static const char *
find_row(const BsEvent *event, const Row *of, gsize n)
{
    for (gsize i = 0; i < n; i++) {
        if (of[i].kind == event->kind && (!of[i].rule || g_strcmp0(of[i].rule, event->rule) == 0))
            return of[i].template;
    }
    return NULL;
}

static const char *
find_template(const BsEvent *event)
{
    const char *template = event->rule ? find_row(event, rules, G_N_ELEMENTS(rules)) : NULL;
    if (!template)
        template = find_row(event, rows, G_N_ELEMENTS(rows));
    return template ? template : N_("{op}[: {rule}]");
}

// Expands `template` up to `end`. FALSE when a placeholder had nothing to say.
static gboolean
expand(BsSentence *sentence, const char *template, const char *end)
{
    gboolean complete = TRUE;
    while (template <end) {
        if (*template == '{') {
            const char *close = memchr(template, '}', end - template);
            complete &= bs_sentence_put(sentence, template + 1, close - template - 1);
            template = close + 1;
        } else if (*template == '[') {
            const char *close = memchr(template, ']', end - template);
            gsize before = sentence->out->len;
            if (!expand(sentence, template + 1, close))
                bs_sentence_truncate(sentence, before);
            template = close + 1;
        } else {
            g_string_append_c(sentence->out, *template ++);
        }
    }
    return complete;
}

gboolean
bs_sentence_put_template(BsSentence *sentence, const char *template)
{
    const char *words = _(template);
    gsize before = sentence->out->len;
    gboolean complete = expand(sentence, words, words + strlen(words));
    if (!complete)
        bs_sentence_truncate(sentence, before);
    return complete;
}

// -- sentences ------------------------------------------------------------------------------------

static BsFamily
family_at(const BsDocument *document, guint32 number)
{
    const BsStage *stage = bs_document_stage(document, bs_document_stage_of(document, number));
    return stage && stage->pass ? stage->pass->family : BS_FAMILY_NONE;
}

// The older passes have alias sets, in which values of several regions come together, and so do
// those that follow indicators through regions have classes and sources.
static gboolean
brings_regions_together(const BsDocument *document, guint32 number)
{
    const BsFamily family = family_at(document, number);
    return family == BS_FAMILY_LEGACY || family == BS_FAMILY_HLO;
}

// What a rewrite does, where its pattern has words of its own, and these hold.
static gboolean
put_pattern(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    const char *template = event->kind == BS_EVENT_PATTERN && !(event->flags & BS_EVENT_FAILED)
                               ? bs_pattern_template(bs_rule_label(event->rule))
                               : NULL;
    return template && bs_sentence_put_template(sentence, template);
}

// A round has a number in its sentence.
static void
put_again(BsSentence *sentence)
{
    const guint32 n = bs_document_said_before(sentence->document, sentence->event->number);
    if (n == 0 || sentence->event->kind == BS_EVENT_ITERATION)
        return;
    if (n == 1)
        g_string_append(sentence->out, _(" (again)"));
    else
        g_string_append_printf(sentence->out, _(" (again: time %u)"), n + 1);
}

static void
put_all(BsSentence *sentence)
{
    static const guint64 of_block = 1ull << BS_EVENT_ARGUMENT | 1ull << BS_EVENT_TO_FREE |
                                    1ull << BS_EVENT_OWN | 1ull << BS_EVENT_ACQUIRE;
    g_autoptr(GArray) mentions = g_array_new(FALSE, FALSE, sizeof(BsSaid));
    const char *template = _(find_template(sentence->event));
    sentence->mentions = mentions;
    sentence->says_block = of_block >> sentence->event->kind & 1;
    if (!put_pattern(sentence))
        expand(sentence, template, template + strlen(template));
    put_again(sentence);
}

static BsSentence
sentence_of(BsDocument *document, const BsEvent *event, guint32 named_at, const char *mark)
{
    const gboolean together = brings_regions_together(document, event->number);
    const gboolean own = bs_document_naming(document) == BS_NAMES_OWN;
    return (BsSentence){.document = document,
                        .event = event,
                        .function = bs_document_event_function(document, event->number),
                        .out = g_string_new(NULL),
                        .mark = mark,
                        .named_at = named_at,
                        .tells_apart = together || own,
                        .tells_former = together};
}

char *
bs_explain_by(BsDocument *document, guint32 number, const BsTelling *telling)
{
    const BsEvent *event = bs_document_event(document, number);
    g_autoptr(GArray) mentions = g_array_new(FALSE, FALSE, sizeof(BsSaid));
    g_autoptr(GPtrArray) line = g_ptr_array_new();
    BsSentence sentence = sentence_of(document, event, bs_document_cursor(document), _(" (gone)"));
    if (telling->subject)
        bs_document_value_line(document, telling->subject, line);
    sentence.mentions = mentions;
    sentence.item = telling->item;
    sentence.subject = telling->subject;
    sentence.line = line;
    const gboolean complete = bs_sentence_put_template(&sentence, telling->template);
    return g_string_free(sentence.out, !complete);
}

static char *
tell(BsDocument *document, guint32 number, guint32 named_at, const char *mark, GArray *links)
{
    const BsEvent *event = bs_document_event(document, number);
    const gboolean together = brings_regions_together(document, number);
    const gboolean own = bs_document_naming(document) == BS_NAMES_OWN;
    GString *out = g_string_new(NULL);
    if (event) {
        BsSentence sentence = {.document = document,
                               .event = event,
                               .function = bs_document_event_function(document, number),
                               .out = out,
                               .links = links,
                               .mark = mark,
                               .named_at = named_at,
                               .tells_apart = together || own,
                               .tells_former = together};
        put_all(&sentence);
    } else {
        // Sentences are shown to others, whom folders are nothing to.
        g_autofree char *file = g_path_get_basename(bs_document_source(document)->name);
        g_string_append_printf(out, _("the input, %s"), file);
    }
    return g_string_free(out, FALSE);
}

char *
bs_explain_named(BsDocument *document, guint32 number, guint32 named_at, const char *mark)
{
    return tell(document, number, named_at, mark, NULL);
}

gboolean
bs_explain_without_numbers(BsDocument *document, guint32 number, GString *out)
{
    const BsEvent *event = bs_document_event(document, number);
    // What is not valid is in generic form, which has other names.
    const gboolean failed =
        bs_document_stage_of(document, number) == bs_document_failed_stage(document);
    const gboolean own = bs_document_naming(document) == BS_NAMES_OWN;
    if (!event || failed || own || brings_regions_together(document, number))
        return FALSE;
    g_autoptr(GString) stem = g_string_new(NULL);
    BsSentence sentence = {.document = document,
                           .event = event,
                           .function = bs_document_event_function(document, number),
                           .out = out,
                           .stem = stem};
    put_all(&sentence);
    return TRUE;
}

// A sentence, and what it names.
typedef struct Told {
    char *text; // NULL: not told yet
    GArray *links;
} Told;

static void
clear_told(gpointer data)
{
    Told *told = data;
    g_free(told->text);
    if (told->links)
        g_array_unref(told->links);
}

static void
free_sentences(gpointer sentences)
{
    g_array_unref(sentences);
}

static const Told *
tell_once(BsDocument *document, guint32 number, const void *key)
{
    GArray *sentences = bs_document_kept(document, key); // of each event
    if (!sentences) {
        sentences = g_array_new(FALSE, TRUE, sizeof(Told));
        g_array_set_clear_func(sentences, clear_told);
        g_array_set_size(sentences, bs_document_n_events(document) + 1);
        bs_document_keep(document, key, sentences, free_sentences);
    }
    Told *told = &g_array_index(sentences, Told, number);
    if (!told->text) {
        g_autoptr(GArray) links = g_array_new(FALSE, FALSE, sizeof(BsMention));
        told->text = tell(document, number, 0, NULL, links);
        told->links = links->len ? g_array_ref(links) : NULL;
    }
    return told;
}

static const Told *
told(BsDocument *document, guint32 number)
{
    static const char keys[2]; // by naming
    return tell_once(document, number, &keys[bs_document_naming(document)]);
}

const char *
bs_explain(BsDocument *document, guint32 number)
{
    return told(document, number)->text;
}

const BsMention *
bs_document_mentions(BsDocument *document, guint32 number, guint *n)
{
    const guint32 known = number > bs_document_n_events(document) ? 0 : number;
    const GArray *links = told(document, known)->links;
    bs_document_seek(document, bs_document_cursor(document));
    *n = links ? links->len : 0;
    return links ? (const BsMention *)(gpointer)links->data : NULL;
}

const char *
bs_document_explain_in_english(BsDocument *document, guint32 number)
{
    static const char keys[2];
    const locale_t before = bs_english_begin();
    const char *sentence = tell_once(document, number, &keys[bs_document_naming(document)])->text;
    bs_english_end(before);
    bs_document_seek(document, bs_document_cursor(document));
    return sentence;
}

const char *
bs_document_explain(BsDocument *document, guint32 number)
{
    if (number > bs_document_n_events(document))
        number = 0;
    const char *sentence = bs_explain(document, number);
    bs_document_seek(document, bs_document_cursor(document));
    return sentence;
}

gboolean
bs_document_explain_all(BsDocument *document, GCancellable *cancellable)
{
    guint32 n = bs_document_n_events(document);
    gboolean ok = TRUE;
    for (guint32 i = 0; i <= n && ok; i++) {
        bs_explain(document, i);
        ok = !g_cancellable_is_cancelled(cancellable);
    }
    bs_document_seek(document, bs_document_cursor(document));
    return ok;
}

guint
bs_document_explain_some(BsDocument *document, const guint32 *numbers, guint n, gint64 most_us)
{
    const gint64 end = g_get_monotonic_time() + most_us;
    guint made = 0;
    while (made < n && (made == 0 || g_get_monotonic_time() < end)) {
        const guint32 number = numbers[made++];
        if (number <= bs_document_n_events(document))
            bs_explain(document, number);
    }
    bs_document_seek(document, bs_document_cursor(document));
    return made;
}

char *
bs_document_explain_op(BsDocument *document, const BsOp *op)
{
    const BsEvent *event = op ? bs_document_event(document, op->event) : NULL;
    if (!event && op && bs_loc_line(op->loc))
        return g_strdup_printf(_("from the source, line %u"), bs_loc_line(op->loc));
    if (!event)
        return g_strdup(_("from the source"));
    const BsStage *stage = bs_document_stage(document, bs_document_stage_of(document, op->event));
    return g_strdup_printf(_("made by event %u of %s: %s"), op->event, stage->name,
                           bs_document_explain(document, op->event));
}
