// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/why-not.h"

#include "debug/buffers/indicators.h"
#include "debug/buffers/state.h"
#include "debug/document/heirs.h"
#include "debug/document/moments.h"
#include "debug/telling/causes.h"
#include "debug/telling/explain.h"
#include "debug/telling/mark-words.h"
#include "debug/telling/sentence-private.h"
#include "debug/telling/why.h"
#include "ir/effects.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <string.h>

static const struct {
    const char *name, *question, *no, *yes;
} questions[] = {
#define X(id, name, question, no, yes) {name, question, no, yes},
    BS_QUESTIONS(X)
#undef X
};

const char *
bs_question_name(BsQuestion question)
{
    return questions[question].name;
}

const char *
bs_question_text(BsQuestion question)
{
    return _(questions[question].question);
}

const char *
bs_question_answer(const BsWhyNot *why_not)
{
    if (why_not->is_due)
        return _("to be freed");
    return why_not->is_so ? _(questions[why_not->question].yes)
                          : _(questions[why_not->question].no);
}

BsQuestion
bs_question_find(const char *name, gsize len)
{
    guint i = 0;
    while (i < BS_N_QUESTIONS &&
           (strlen(questions[i].name) != len || strncmp(questions[i].name, name, len) != 0))
        i++;
    return i;
}

// -- what is recorded -----------------------------------------------------------------------------

enum { NO_ROLE = -1, OF_ITS_OP = -2, OF_ITS_OPERAND = -3 };
#define FREED BS_QUESTION_FREED
#define HOISTED BS_QUESTION_HOISTED
#define PROMOTED BS_QUESTION_PROMOTED
#define SPLIT BS_QUESTION_SPLIT
#define SIMPLIFIED BS_QUESTION_SIMPLIFIED
#define REUSED BS_QUESTION_REUSED

static gboolean
allocates(const BsOp *op)
{
    return op->n_results == 1 && bs_value_is_allocation(&op->results[0]);
}

static gboolean
copies(const BsOp *op)
{
    return bs_op_memory(op) == BS_MEMORY_COPY;
}

// An event that answers a question. Those that say no are in the order of importance: what holds
// wherever one looks comes before what holds at one place.
typedef struct Row {
    BsQuestion question;
    gboolean yes;
    BsEventKind kind;
    const char *rule;               // NULL: any
    const char *pass;               // whose; NULL: any
    gboolean (*of)(const BsOp *op); // what the event is about; NULL: any
    gint role;            // the part that the thing plays in it; NO_ROLE: it is the event's own;
                          // OF_ITS_OP: the same, of an op that is asked about;
                          // OF_ITS_OPERAND: its op's first operand, until then
    const char *template; // NULL: as a cause (debug/telling/why.h)
} Row;

// clang-format off
static const Row rows[] = {
    {FREED,      FALSE, BS_EVENT_OWNERSHIP, bs_rule_argument_of_the_function, NULL, NULL, NO_ROLE, N_("{value} is an argument: the caller frees it[ ({at})]")},
    {FREED,      FALSE, BS_EVENT_OWNERSHIP, bs_rule_freed_with_its_scope, NULL, NULL, NO_ROLE, N_("{value} is on the stack, and goes with its scope[ ({at})]")},
    {FREED,      FALSE, BS_EVENT_OWNERSHIP, bs_rule_program_frees, NULL, NULL, NO_ROLE, N_("the program frees {value} by hand[ ({at})]")},
    {FREED,      FALSE, BS_EVENT_OWNERSHIP, bs_rule_not_allocated_here, NULL, NULL, NO_ROLE, N_("{value} is not allocated here[ ({at})]")},
    {FREED,      FALSE, BS_EVENT_OWNERSHIP, bs_rule_joined_from_operands, NULL, NULL, NO_ROLE, N_("{value} may be {joined-values}, which is what is freed[ ({at})]")},
    {FREED,      FALSE, BS_EVENT_BLOCK,     bs_rule_caller_keeps, NULL, NULL, BS_ROLE_ARGUMENT, N_("{item-value} is an argument: the caller keeps it")},
    {FREED,      FALSE, BS_EVENT_ALIASES,   bs_rule_on_the_stack, NULL, NULL, NO_ROLE, N_("{value} is on the stack, and goes with its scope[ ({at})]")},
    {FREED,      FALSE, BS_EVENT_ALIASES,   bs_rule_not_tracked, NULL, NULL, NO_ROLE, N_("{value} is not tracked: the pass frees what is allocated in the function[ ({at})]")},
    {FREED,      FALSE, BS_EVENT_FREE,      bs_rule_passed_on, NULL, NULL, NO_ROLE, N_("{last-use} passes {value} on[, as {alias}][ ({at})]")},
    {FREED,      FALSE, BS_EVENT_FREE,      bs_rule_freed_already, NULL, NULL, NO_ROLE, N_("{value} is freed already[, as {alias}][ ({at})]")},
    {FREED,      FALSE, BS_EVENT_FREE,      bs_rule_leaks, NULL, NULL, NO_ROLE, NULL},
    {FREED,      FALSE, BS_EVENT_PATTERN,   "SimplifyClones", NULL, NULL, OF_ITS_OPERAND, NULL},
    {FREED,      FALSE, BS_EVENT_CRITICAL,  NULL, NULL, NULL, NO_ROLE, NULL},
    {FREED,      TRUE,  BS_EVENT_ALIAS,     NULL, NULL, NULL, NO_ROLE, N_("{value} is freed as {source}: {block} frees both[ ({at})]")},
    {FREED,      FALSE, BS_EVENT_DEALLOC,   NULL, NULL, NULL, BS_ROLE_RETAINED, NULL},
    {FREED,      FALSE, BS_EVENT_HAND_ON,   NULL, NULL, NULL, NO_ROLE, N_("{op} hands {value} on")},
    {FREED,      FALSE, BS_EVENT_RETAIN,    NULL, NULL, NULL, BS_ROLE_RETAINED, N_("{op} hands {item-value} on")},
    {FREED,      FALSE, BS_EVENT_HAND_IN,   NULL, NULL, NULL, NO_ROLE, N_("{value} goes into {op}, which sees to it from there on[: {rule}]")},
    {FREED,      FALSE, BS_EVENT_REUSE,     NULL, NULL, NULL, NO_ROLE, NULL},
    {FREED,      FALSE, BS_EVENT_PROMOTE,   NULL, NULL, NULL, NO_ROLE, NULL},
    {FREED,      FALSE, BS_EVENT_UNITE,     NULL, NULL, NULL, NO_ROLE, N_("{value} may be {source}: what becomes of one becomes of both")},
    {FREED,      FALSE, BS_EVENT_UNITE,     NULL, NULL, NULL, BS_ROLE_SOURCE, N_("{value} may be {item-value}: what becomes of one becomes of both")},
    {HOISTED,    TRUE,  BS_EVENT_HOIST,     bs_rule_out_of_the_region, NULL, NULL, NO_ROLE, NULL},
    {HOISTED,    TRUE,  BS_EVENT_HOIST,     bs_rule_shared, NULL, NULL, NO_ROLE, NULL},
    {HOISTED,    TRUE,  BS_EVENT_HOIST,     NULL, NULL, NULL, NO_ROLE, N_("up to {target}; no further: {rule}[: {obstacle}][ ({at})]")},
    {HOISTED,    TRUE,  BS_EVENT_DOUBLE_BUFFER, NULL, NULL, NULL, NO_ROLE, NULL},
    {HOISTED,    FALSE, BS_EVENT_STAY,      NULL, "buffer-hoisting", NULL, NO_ROLE, N_("{rule}[: {obstacle}][ ({at})]")},
    {HOISTED,    FALSE, BS_EVENT_STAY,      NULL, "buffer-loop-hoisting", NULL, NO_ROLE, N_("{rule}[: {obstacle}][ ({at})]")},
    {HOISTED,    FALSE, BS_EVENT_STAY,      bs_rule_size_is_no_constant, NULL, NULL, NO_ROLE, N_("its size is no constant, and may be computed in {related}[ ({at})]")},
    {HOISTED,    FALSE, BS_EVENT_STAY,      bs_rule_region_does_not_free, NULL, NULL, NO_ROLE, N_("{related} does not free it in the region that allocates it[ ({at})]: a round may not use the buffer of the one before")},
    {HOISTED,    FALSE, BS_EVENT_STAY,      bs_rule_none_of_its_type_freed, NULL, NULL, NO_ROLE, N_("a round of {related} frees no buffer of its type that could be passed along[ ({at})]")},
    {PROMOTED,   TRUE,  BS_EVENT_PROMOTE,   NULL, NULL, NULL, NO_ROLE, NULL},
    {PROMOTED,   FALSE, BS_EVENT_STAY,      NULL, "promote-buffers-to-stack", NULL, NO_ROLE, N_("{rule}[: {obstacle}][ ({at})]")},
    {PROMOTED,   FALSE, BS_EVENT_STAY,      NULL, "hlo-buffer-reuse", allocates, NO_ROLE, N_("{rule}[ ({at})]")},
    {SPLIT,      TRUE,  BS_EVENT_PATTERN,   "SplitDeallocWhenNotAliasingAnyOther", NULL, NULL, NO_ROLE, NULL},
    {SPLIT,      FALSE, BS_EVENT_KEPT,      NULL, NULL, NULL, NO_ROLE, NULL},
    {SIMPLIFIED, TRUE,  BS_EVENT_REPLACE,   NULL, "hlo-deallocation-simplification", NULL, NO_ROLE, NULL},
    {SIMPLIFIED, FALSE, BS_EVENT_STAY,      NULL, "hlo-deallocation-simplification", NULL, NO_ROLE, N_("{rule}[: {obstacle}][ ({at})]")},
    {SIMPLIFIED, FALSE, BS_EVENT_STAY,      NULL, "hlo-deallocation-to-scf", NULL, NO_ROLE, N_("{rule}[ ({at})]")},
    {SIMPLIFIED, FALSE, BS_EVENT_KEPT,      NULL, NULL, NULL, OF_ITS_OP, NULL},
    {REUSED,     TRUE,  BS_EVENT_REUSE,     NULL, NULL, NULL, NO_ROLE, NULL},
    {REUSED,     TRUE,  BS_EVENT_ELIDE,     NULL, NULL, NULL, NO_ROLE, NULL},
    {REUSED,     TRUE,  BS_EVENT_FREE_INPUT, NULL, NULL, NULL, NO_ROLE, NULL},
    {REUSED,     FALSE, BS_EVENT_STAY,      NULL, "hlo-buffer-reuse", bs_op_is_free, NO_ROLE, NULL},
    {REUSED,     FALSE, BS_EVENT_STAY,      NULL, "hlo-buffer-reuse", copies, NO_ROLE, N_("the copy stays: {rule}[: {obstacle}][ ({at})]")},
};

// Which passes could have done it, and what they look at.
static const struct {
    BsQuestion question;
    const char *pass, *looks_at;
} passes[] = {
    {FREED,      "ownership-based-buffer-deallocation", N_("memrefs that it knows an owner of")},
    {FREED,      "buffer-deallocation", N_("what is allocated in the function, and its aliases")},
    {FREED,      "hlo-deallocate", N_("memrefs that have an indicator")},
    {HOISTED,    "buffer-hoisting", N_("what memref.alloc and memref.realloc allocate")},
    {HOISTED,    "buffer-loop-hoisting", N_("what memref.alloc, memref.realloc and memref.alloca allocate")},
    {HOISTED,    "hlo-buffer-reuse", N_("what is allocated in a region of an op whose control flow is known")},
    {PROMOTED,   "promote-buffers-to-stack", N_("what memref.alloc allocates")},
    {PROMOTED,   "hlo-buffer-reuse", N_("what memref.alloc allocates in the function’s first block, in no region")},
    {SPLIT,      "buffer-deallocation-simplification", N_("memrefs that are freed along with others, or while others are kept")},
    {SIMPLIFIED, "buffer-deallocation-simplification", N_("each bufferization.dealloc")},
    {SIMPLIFIED, "hlo-deallocation-simplification", N_("each deallocation.retain and deallocation.own")},
    {REUSED,     "hlo-buffer-reuse", N_("what memref.dealloc frees and memref.copy copies in the function’s first block")},
};
// clang-format on

// -- asking ---------------------------------------------------------------------------------------

typedef struct Match {
    const Row *row;
    guint32 event;
    const BsEventItem *item; // that the thing is in, or NULL
} Match;

typedef struct Asking {
    BsDocument *document;
    BsThing thing;
    GPtrArray *values, *ops; // that are one thing with it
    GArray *matches;         // of Match, in order
} Asking;

static gboolean
is_of_pass(const BsDocument *document, guint32 event, const char *pass)
{
    return !pass ||
           g_str_equal(bs_document_stage(document, bs_document_stage_of(document, event))->name,
                       pass);
}

static gboolean
has(const GPtrArray *things, const void *thing)
{
    return thing && g_ptr_array_find((GPtrArray *)(gsize)things, thing, NULL);
}

static gboolean
is_operand(const Asking *asking, const BsEvent *event)
{
    bs_document_seek(asking->document, event->number - 1);
    const gboolean is = event->op->n_operands && has(asking->values, bs_op_operand(event->op, 0));
    bs_document_seek(asking->document, bs_document_cursor(asking->document));
    return is;
}

// Whether the thing plays the row's part in the event; `*item`: in which item.
static gboolean
plays(const Asking *asking, const Row *row, const BsEvent *event, const BsEventItem **item)
{
    *item = NULL;
    if (row->role == OF_ITS_OP)
        return !asking->thing.value && has(asking->ops, event->op);
    if (row->role == OF_ITS_OPERAND)
        return is_operand(asking, event);
    if (row->role == NO_ROLE)
        return has(asking->values, event->value) || has(asking->ops, event->op);
    for (guint32 i = 0; i < event->n_items; i++) {
        *item = &event->items[i];
        if ((gint)(*item)->role == row->role && has(asking->values, (*item)->value))
            return TRUE;
    }
    return FALSE;
}

// A view is a part of what it views, and has an answer of its own.
static gboolean
is_of_view(const BsEvent *event)
{
    const BsOp *op = event->value ? bs_value_op(event->value) : NULL;
    return op && g_strcmp0(event->rule, bs_rule_joined_from_operands) == 0 && bs_op_view_source(op);
}

static gboolean
is_answer(const Asking *asking, const Row *row, const BsEvent *event)
{
    return row->kind == event->kind && !is_of_view(event) &&
           (!row->rule ||
            g_strcmp0(bs_rule_label(event->rule ? event->rule : ""), row->rule) == 0) &&
           (!row->of || (event->op && row->of(event->op))) &&
           is_of_pass(asking->document, event->number, row->pass);
}

static guint64
kinds_of_rows(void)
{
    guint64 kinds = 0;
    for (gsize i = 0; i < G_N_ELEMENTS(rows); i++)
        kinds |= 1ull << rows[i].kind;
    return kinds;
}

static void
find_matches(Asking *asking)
{
    const guint64 kinds = kinds_of_rows();
    const guint32 cursor = bs_document_cursor(asking->document);
    for (guint32 number = 1; number <= cursor; number++) {
        const BsEvent *event = bs_document_event(asking->document, number);
        if (!(kinds >> event->kind & 1))
            continue;
        guint64 answered = 0; // one event answers a question once, and that a thing stays one only
        for (gsize i = 0; i < G_N_ELEMENTS(rows); i++) {
            Match match = {&rows[i], number, NULL};
            if (answered >> rows[i].question & 1 || !is_answer(asking, &rows[i], event) ||
                !plays(asking, &rows[i], event, &match.item))
                continue;
            answered |= 1ull << rows[i].question;
            g_array_append_val(asking->matches, match);
            if (event->kind == BS_EVENT_STAY)
                break;
        }
    }
}

// An op that a dealloc was lowered to answers for the dealloc, too.
static void
find_line(Asking *asking)
{
    const BsThing *thing = &asking->thing;
    if (thing->value)
        bs_document_value_line(asking->document, thing->value, asking->values);
    const BsOp *op = thing->op ? thing->op : thing->value ? bs_value_op(thing->value) : NULL;
    if (!op)
        return;
    bs_document_op_line(asking->document, op, asking->ops);
    const BsEvent *made = bs_document_event(asking->document, op->event);
    if (made && made->op && made->kind == BS_EVENT_LOWER && !thing->value)
        bs_document_op_line(asking->document, made->op, asking->ops);
    // What is one thing by its value may be made by ops that are none.
    for (guint i = 0; i < asking->values->len; i++) {
        BsOp *def = bs_value_op(asking->values->pdata[i]);
        if (def && !has(asking->ops, def))
            g_ptr_array_add(asking->ops, def);
    }
}

// -- whether it is freed --------------------------------------------------------------------------

// Whether the op frees the value: it is on its list.
static gboolean
lists(const Asking *asking, const BsOp *dealloc)
{
    const BsRange range = bs_op_operand_group(dealloc, 0);
    for (guint32 i = 0; i < range.n; i++) {
        if (has(asking->values, bs_sentence_whole(bs_op_operand(dealloc, range.begin + i))))
            return TRUE;
    }
    return FALSE;
}

// A dealloc that the library function does has no op of its own any more that frees the value.
static void
add_library_frees(const Asking *asking, BsChain *chain)
{
    const guint32 cursor = bs_document_cursor(asking->document);
    g_autofree char *name = bs_document_telling_name(asking->document, asking->thing.value, TRUE);
    for (guint32 i = 1; i <= cursor; i++) {
        const BsEvent *event = bs_document_event(asking->document, i);
        if (event->kind != BS_EVENT_LOWER || g_strcmp0(event->rule, bs_rule_library_function) != 0)
            continue;
        bs_document_seek(asking->document, i - 1);
        if (lists(asking, event->op))
            bs_chain_add(chain, chain->links->len ? 1 : 0, i,
                         g_strdup_printf(_("the library function frees %s, if it is owned and "
                                           "nothing that lives on"),
                                         name),
                         event->op, asking->thing.value);
    }
    bs_document_seek(asking->document, cursor);
}

// Where the value is freed at the cursor, as itself or as the base buffer that it was taken apart
// into. `*due`: all that frees it is still to be lowered.
static gboolean
add_frees(const Asking *asking, BsChain *chain, gboolean *due)
{
    const BsValue *value = asking->thing.value;
    const BsOp *owner = value ? bs_value_owner(value) : NULL;
    const BsOp *function = owner ? bs_op_function(owner) : NULL;
    g_autoptr(GArray) marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    if (!function)
        return FALSE;
    BsIndicators *indicators = bs_document_indicators(asking->document, function);
    bs_document_marks(asking->document, function, marks);
    for (guint i = 0; i < marks->len; i++) {
        BsMark *mark = &g_array_index(marks, BsMark, i);
        bs_indicators_settle(indicators, mark);
        if (mark->kind != BS_MARK_FREED || bs_sentence_whole(mark->value) != value || mark->never)
            continue;
        *due &= bs_mark_is_due(mark);
        bs_chain_add(chain, chain->links->len ? 1 : 0, mark->op->event,
                     bs_mark_tell(asking->document, mark), mark->op, mark->value);
    }
    bs_indicators_free(indicators);
    const guint n = chain->links->len;
    add_library_frees(asking, chain);
    *due &= chain->links->len == n;
    return chain->links->len > 0;
}

// -- answers --------------------------------------------------------------------------------------

static char *
tell_match(const Asking *asking, const Match *match)
{
    const BsValue *value = asking->thing.value;
    const BsTelling telling = {match->row->template, match->item, value};
    char *told = telling.template ? bs_explain_by(asking->document, match->event, &telling)
                                  : bs_why_tell(asking->document, match->event, value);
    return told ? told
                : bs_explain_named(asking->document, match->event,
                                   bs_document_cursor(asking->document), _(" (gone)"));
}

// One thing may be so at several places, which are called the same.
static gboolean
is_said(const BsChain *chain, const char *text)
{
    for (guint i = 0; i < chain->links->len; i++) {
        if (g_str_equal(((const BsLink *)chain->links->pdata[i])->text, text))
            return TRUE;
    }
    return FALSE;
}

static void
add_match(const Asking *asking, BsChain *chain, const Match *match)
{
    const BsEvent *event = bs_document_event(asking->document, match->event);
    const guint32 depth = chain->links->len ? 1 : 0;
    if (!g_hash_table_add(chain->events, GUINT_TO_POINTER(match->event)))
        return;
    char *text = tell_match(asking, match);
    bs_document_seek(asking->document, bs_document_cursor(asking->document));
    if (is_said(chain, text))
        g_free(text);
    else
        bs_chain_add(chain, depth, match->event, text, event->op, event->value);
}

// What an answer rests on.
static void
add_causes(const Asking *asking, BsChain *chain, guint32 event, const BsEventItem *item)
{
    g_autoptr(GPtrArray) causes = bs_document_why_event(asking->document, event, item);
    bs_why_order(asking->document, causes, 0, asking->thing.value);
    for (guint i = 0; i < causes->len; i++) {
        const BsLink *cause = causes->pdata[i];
        if ((cause->event && !g_hash_table_add(chain->events, GUINT_TO_POINTER(cause->event))) ||
            is_said(chain, cause->text))
            continue;
        bs_chain_add(chain, 1, cause->event, g_strdup(cause->text), cause->op, cause->value);
    }
}

// Of those that say no the first of the table, of those of one row the last.
static gint
compare_matches(gconstpointer a, gconstpointer b)
{
    const Match *one = a, *other = b;
    if (one->row != other->row)
        return one->row < other->row ? -1 : 1;
    return (one->event < other->event) - (one->event > other->event);
}

// What answers the question: what was said in the last stage that said something; of whether it is
// freed, in all of them.
static GArray *
choose(const Asking *asking, BsQuestion question, gboolean *yes)
{
    GArray *chosen = g_array_new(FALSE, FALSE, sizeof(Match));
    guint32 stage = 0;
    *yes = FALSE;
    for (guint i = asking->matches->len; i-- > 0;) {
        const Match *match = &g_array_index(asking->matches, Match, i);
        const guint32 at = bs_document_stage_of(asking->document, match->event);
        if (match->row->question != question)
            continue;
        if (stage == 0) {
            stage = at;
            *yes = match->row->yes;
        }
        if (match->row->yes == *yes && (at == stage || question == FREED))
            g_array_append_val(chosen, *match);
    }
    g_array_sort(chosen, compare_matches);
    return chosen;
}

// Whether the stage works on the function of the thing: pipelines that run on functions have stages
// for each of them.
static gboolean
works_on(const Asking *asking, const BsStage *stage)
{
    const BsOp *op = asking->thing.op ? asking->thing.op : bs_value_owner(asking->thing.value);
    const BsOp *function = bs_op_function(op);
    gboolean of_others = FALSE;
    for (guint32 i = stage->first; stage->first && i <= stage->last; i++) {
        const BsEvent *event = bs_document_event(asking->document, i);
        if (event->kind != BS_EVENT_FUNCTION || !event->op)
            continue;
        if (event->op == function)
            return TRUE;
        of_others |= bs_op_has_trait(event->op, BS_TRAIT_FUNCTION);
    }
    return !of_others;
}

// The stage of the pipeline that runs the pass; 0: none does.
static guint32
stage_with(const Asking *asking, const char *pass)
{
    for (guint32 i = 1; i < bs_document_n_stages(asking->document); i++) {
        const BsStage *stage = bs_document_stage(asking->document, i);
        if (g_str_equal(stage->name, pass) && works_on(asking, stage))
            return i;
    }
    return 0;
}

// Of what no pass has said something: which of them could have, and what it looks at.
static char *
tell_nothing(const Asking *asking, BsQuestion question)
{
    const guint32 now = bs_document_current_stage(asking->document);
    const char *first = NULL, *looks_at = NULL, *ran = NULL, *later = NULL, *refused = NULL;
    guint32 later_stage = 0;
    for (gsize i = 0; i < G_N_ELEMENTS(passes); i++) {
        if (passes[i].question != question)
            continue;
        const guint32 stage = stage_with(asking, passes[i].pass);
        first = first ? first : passes[i].pass;
        if (stage && stage <= now) {
            ran = passes[i].pass;
            looks_at = passes[i].looks_at;
            refused = bs_document_stage(asking->document, stage)->failed ? ran : refused;
        } else if (stage && !later) {
            later = passes[i].pass;
            later_stage = stage;
        }
    }
    if (refused)
        return g_strdup_printf(_("%s refuses the program"), refused);
    if (ran)
        return g_strdup_printf(_("%s says nothing of it; it looks at %s"), ran, _(looks_at));
    if (later)
        return g_strdup_printf(_("not yet: %s is stage %u"), later, later_stage);
    return g_strdup_printf(_("no pass of this pipeline does that; %s would"), first);
}

// What its buffer is a part of: that is what is freed.
static void
add_base(const Asking *asking, BsChain *chain)
{
    const BsOp *op = asking->thing.value ? bs_value_op(asking->thing.value) : NULL;
    if (!op || !bs_op_view_source(op))
        return;
    const BsValue *source = bs_op_operand(op, 0);
    g_autofree char *name = bs_document_telling_name(asking->document, asking->thing.value, TRUE);
    g_autofree char *of = bs_document_telling_name(asking->document, source, TRUE);
    bs_chain_add(chain, 0, 0,
                 g_strdup_printf(_("%s is a view of %s: the buffer is freed as that"), name, of),
                 op, source);
}

static void
free_why_not(gpointer data)
{
    BsWhyNot *why_not = data;
    g_ptr_array_unref(why_not->links);
    g_free(why_not);
}

// What is freed is so because of what made the op that frees it, and may be kept elsewhere.
static void
add_grounds(const Asking *asking, BsChain *chain, const GArray *chosen, gboolean freed)
{
    const BsLink *first = freed ? chain->links->pdata[0] : NULL;
    const Match *cause = NULL;
    for (guint i = 0; i < chosen->len; i++) {
        const Match *match = &g_array_index(chosen, Match, i);
        if (freed && match->row->kind != BS_EVENT_DEALLOC)
            continue;
        add_match(asking, chain, match);
        cause = cause ? cause : match;
    }
    if (cause)
        add_causes(asking, chain, cause->event, cause->item);
    else if (first && bs_document_event(asking->document, first->event))
        add_causes(asking, chain, first->event, NULL);
}

static BsWhyNot *
answer(const Asking *asking, BsQuestion question)
{
    BsChain chain = bs_chain_new(asking->document, _(" (gone)"));
    BsWhyNot *why_not = g_new0(BsWhyNot, 1);
    gboolean yes = FALSE, due = TRUE;
    g_autoptr(GArray) chosen = choose(asking, question, &yes);
    const gboolean freed = question == FREED && add_frees(asking, &chain, &due);
    why_not->question = question;
    why_not->is_so = freed || yes;
    why_not->is_due = freed && due;
    add_grounds(asking, &chain, chosen, freed);
    if (question == FREED && chain.links->len == 0)
        add_base(asking, &chain);
    if (chain.links->len == 0)
        bs_chain_add(&chain, 0, 0, tell_nothing(asking, question), NULL, NULL);
    bs_document_seek(asking->document, bs_document_cursor(asking->document));
    why_not->links = bs_chain_take(&chain);
    return why_not;
}

// Whether the pipeline has, up to its end, a pass that could have done it.
static gboolean
has_pass(const Asking *asking, BsQuestion question)
{
    for (gsize i = 0; i < G_N_ELEMENTS(passes); i++) {
        if (passes[i].question == question && stage_with(asking, passes[i].pass))
            return TRUE;
    }
    return FALSE;
}

// Whether it makes sense to ask: something was said of it, or the thing is of those that it is
// asked of.
static gboolean
applies(const Asking *asking, BsQuestion question)
{
    const BsValue *value = asking->thing.value;
    const BsOp *op = asking->thing.op;
    for (guint i = 0; i < asking->matches->len; i++) {
        if (g_array_index(asking->matches, Match, i).row->question == question)
            return TRUE;
    }
    if (!has_pass(asking, question))
        return FALSE;
    if (question == FREED)
        return value && bs_type_is_memref(value->type);
    if (question == HOISTED || question == PROMOTED || question == REUSED)
        return value && bs_value_is_allocation(value);
    return op && !value && bs_op_memory(op) == BS_MEMORY_FREE_IF;
}

GPtrArray *
bs_document_why_not(BsDocument *document, BsThing thing, BsQuestion question)
{
    GPtrArray *answers = g_ptr_array_new_with_free_func(free_why_not);
    Asking asking = {document, thing, g_ptr_array_new(), g_ptr_array_new(),
                     g_array_new(FALSE, FALSE, sizeof(Match))};
    find_line(&asking);
    find_matches(&asking);
    for (guint i = 0; i < BS_N_QUESTIONS; i++) {
        if (question == BS_N_QUESTIONS ? applies(&asking, i) : i == question)
            g_ptr_array_add(answers, answer(&asking, i));
    }
    g_ptr_array_unref(asking.values);
    g_ptr_array_unref(asking.ops);
    g_array_unref(asking.matches);
    bs_document_seek(document, bs_document_cursor(document));
    return answers;
}
