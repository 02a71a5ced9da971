// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How sentences call values, ops, blocks and states.
#include "debug/document/heirs.h"
#include "debug/telling/explain.h"
#include "debug/telling/places.h"
#include "debug/telling/sentence-private.h"
#include "ir/effects.h"
#include "ir/loc.h"
#include "support/i18n.h"
#include "syntax/name-stem.h"

#include <string.h>

// The moments whose names are tried, in order: the one that was asked for, if any, after the event,
// and before it.
enum { AT_MOMENT, AFTER_EVENT, BEFORE_EVENT, N_MOMENTS };

static guint32
state_of(const BsSentence *sentence, guint moment)
{
    return moment == AT_MOMENT ? sentence->named_at
                               : sentence->event->number - (moment == BEFORE_EVENT);
}

static const BsNames *
names_of(const BsSentence *sentence, guint moment)
{
    if (moment == AT_MOMENT && !sentence->mark)
        return NULL;
    return bs_document_names_at(sentence->document, sentence->function, state_of(sentence, moment));
}

static const char *
name_of(const BsSentence *sentence, guint moment, const BsValue *value)
{
    if (moment == AT_MOMENT && !sentence->mark)
        return NULL;
    return bs_document_value_name_at(sentence->document, sentence->function,
                                     state_of(sentence, moment), value);
}

static const char *
name_of_block(const BsSentence *sentence, guint moment, const BsBlock *block)
{
    if (moment == AT_MOMENT && !sentence->mark)
        return NULL;
    return bs_document_block_name_at(sentence->document, sentence->function,
                                     state_of(sentence, moment), block);
}

// How a value is called: `name` is NULL when it is not there, `mark` is to stand behind it.
typedef struct Called {
    const char *name, *mark;
    guint moment;       // when it has the name
    gboolean shared;    // another value has it, too
    const char *former; // another value had the name when the stage began, and this one had this
                        // name; "" when it was not there; else NULL
} Called;

static void
go_to(const BsSentence *sentence, guint moment)
{
    bs_document_seek(sentence->document, state_of(sentence, moment));
}

// Whether names of the function include what is in the op's regions.
static gboolean
is_named_in(const BsSentence *sentence, const BsOp *op)
{
    while (op && sentence->function && op != sentence->function)
        op = bs_op_parent(op);
    return op != NULL;
}

// As call(), without the numbers.
static Called
call_without_numbers(const BsSentence *sentence, const BsValue *value)
{
    for (guint i = AFTER_EVENT; i < N_MOMENTS; i++) {
        go_to(sentence, i);
        if (!bs_document_has_value(sentence->document, value) ||
            !is_named_in(sentence, bs_value_block(value)->region->op))
            continue;
        g_string_truncate(sentence->stem, 0);
        bs_name_put_stem(sentence->stem, value);
        return (Called){.name = sentence->stem->str, .mark = ""};
    }
    return (Called){0};
}

static const char *
call_block_without_number(const BsSentence *sentence, const BsBlock *block)
{
    for (guint i = AFTER_EVENT; i < N_MOMENTS; i++) {
        go_to(sentence, i);
        if (bs_document_has_block(sentence->document, block) &&
            is_named_in(sentence, block->region->op))
            return "^bb" BS_NAME_HOLE;
    }
    return NULL;
}

static const char *
former_of(const BsSentence *sentence, const BsValue *value, const char *name)
{
    const gboolean stay = bs_document_naming(sentence->document) == BS_NAMES_OWN;
    if (!sentence->tells_former || sentence->mark || stay)
        return NULL;
    const guint32 stage = bs_document_stage_of(sentence->document, sentence->event->number);
    const BsNames *begin =
        bs_document_names_at_begin(sentence->document, sentence->function, stage);
    const char *was = begin ? bs_names_value(begin, value) : NULL;
    if (!begin || (was && g_str_equal(was, name)) || !bs_names_has(begin, name))
        return NULL;
    return was ? was : "";
}

// Whether another one has its name; constants of one value are one thing.
static gboolean
is_shared(const BsNames *names, const BsValue *value)
{
    const BsOp *op = bs_value_op(value);
    return !(op && bs_op_has_trait(op, BS_TRAIT_CONSTANT_LIKE)) && bs_names_is_shared(names, value);
}

// Whether what is not there then shares its own name with an heir that is: to people it is one.
static gboolean
lives_on(const BsSentence *sentence, const BsValue *value, const char *name)
{
    const gboolean own = bs_document_naming(sentence->document) == BS_NAMES_OWN;
    const BsNames *names = own ? names_of(sentence, AT_MOMENT) : NULL;
    go_to(sentence, AT_MOMENT);
    const BsValue *now = names ? bs_document_value_now(sentence->document, value) : NULL;
    return now && g_strcmp0(bs_names_value(names, now), name) == 0;
}

static Called
call(const BsSentence *sentence, const BsValue *value)
{
    if (sentence->stem)
        return call_without_numbers(sentence, value);
    if (sentence->subject && g_ptr_array_find((GPtrArray *)(gsize)sentence->line, value, NULL))
        value = sentence->subject;
    for (guint i = 0; i < N_MOMENTS; i++) {
        const char *name = name_of(sentence, i, value);
        if (!name)
            continue;
        const gboolean shared = sentence->tells_apart && is_shared(names_of(sentence, i), value);
        const gboolean gone = sentence->mark && i != AT_MOMENT && !lives_on(sentence, value, name);
        return (Called){.name = name,
                        .moment = i,
                        .mark = gone ? sentence->mark : "",
                        .shared = shared,
                        .former = shared ? NULL : former_of(sentence, value, name)};
    }
    return (Called){0};
}

// " (%0 before)": names move on as ops come and go.
static void
put_former(GString *out, const Called *called)
{
    if (called->former && *called->former)
        g_string_append_printf(out, _(" (%s before)"), called->former);
    else if (called->former)
        g_string_append(out, _(" (new)"));
}

const char *
bs_sentence_former_name(const BsSentence *sentence, const BsValue *value)
{
    const char *after = name_of(sentence, AFTER_EVENT, value);
    if (after && former_of(sentence, value, after))
        return NULL;                         // it stands behind the name
    g_autofree char *kept = g_strdup(after); // other names may take the place of these
    const char *before = after && !sentence->mark ? name_of(sentence, BEFORE_EVENT, value) : NULL;
    return before && !g_str_equal(before, kept) ? before : NULL;
}

// -- where things come from -----------------------------------------------------------------------

// A place that was named in the sentence is known there: the one that was named last by the name of
// what is in it alone, another one of the same op by its part.

void
bs_sentence_truncate(BsSentence *sentence, gsize len)
{
    GArray *mentions = sentence->mentions;
    g_string_truncate(sentence->out, len);
    while (mentions && mentions->len &&
           g_array_index(mentions, BsSaid, mentions->len - 1).end > len)
        g_array_set_size(mentions, mentions->len - 1);
    GArray *links = sentence->links;
    while (links && links->len && g_array_index(links, BsMention, links->len - 1).end > len)
        g_array_set_size(links, links->len - 1);
}

static void
mention(BsSentence *sentence, const BsSaid *mention)
{
    if (sentence->mentions)
        g_array_append_val(sentence->mentions, *mention);
}

void
bs_sentence_link(const BsSentence *sentence, gsize begin, BsThing thing)
{
    const BsMention link = {(guint32)begin, (guint32)sentence->out->len, thing};
    if (sentence->links && link.begin < link.end)
        g_array_append_val(sentence->links, link);
}

typedef struct Known {
    gboolean named;    // the thing itself
    gboolean namesake; // another one with its name
    gboolean last;     // its place is the last one that was named
    gboolean op;       // a place of the same op was named, or of the op itself
} Known;

static Known
known_of(const BsSentence *sentence, BsThing thing, const char *name, const BsRegion *place)
{
    Known known = {0};
    for (guint i = 0; sentence->mentions && i < sentence->mentions->len; i++) {
        const BsSaid *said = &g_array_index(sentence->mentions, BsSaid, i);
        const gboolean same = said->thing.value == thing.value && said->thing.op == thing.op &&
                              said->thing.block == thing.block;
        known.named |= same;
        known.namesake |= !same && name && said->name == strlen(name) &&
                          strncmp(sentence->out->str + said->begin, name, said->name) == 0;
        if (said->place)
            known.last = said->place == place;
        const BsOp *around = place ? place->op : thing.op;
        known.op |= said->place && around && said->place->op == around;
    }
    return known;
}

// Where a value comes from: of the source an op, of others the region that they are in, which is
// nobody's name.
static const BsRegion *
origin_of(const BsValue *value)
{
    const BsBlock *block = bs_value_block(value);
    const gboolean of_source = bs_value_op(value) && bs_value_op(value)->event == 0;
    return of_source || !block ? NULL : block->region;
}

static const char *
preposition(const BsValue *value)
{
    return bs_value_op(value) ? C_("place", " in ") : C_("place", " of ");
}

// "of", "in" the body of the for at line 12; of a function its name.
static void
put_region_of(BsDocument *document, GString *out, const BsValue *value, gboolean brief)
{
    const BsRegion *region = origin_of(value);
    g_string_append(out, preposition(value));
    if (bs_op_has_trait(region->op, BS_TRAIT_FUNCTION))
        g_string_append_printf(out, "@%s", bs_function_name(region->op));
    else
        bs_place_put_region(document, region, brief, out);
}

// As the program stands.
static void
put_origin(BsDocument *document, GString *out, const BsValue *value)
{
    if (origin_of(value))
        put_region_of(document, out, value, FALSE);
    else if (bs_value_op(value))
        bs_place_put_line(bs_value_op(value), out);
}

// " (line 4)", " (the body of the for at line 4)".
static void
put_brief_origin(BsDocument *document, GString *out, const BsValue *value)
{
    const BsRegion *region = origin_of(value);
    const guint32 line = region ? 0 : bs_loc_line(bs_value_op(value)->loc);
    if (line) {
        g_string_append_printf(out, _(" (line %u)"), line);
    } else if (region && !bs_op_has_trait(region->op, BS_TRAIT_FUNCTION)) {
        g_string_append(out, " (");
        bs_place_put_region(document, region, FALSE, out);
        g_string_append_c(out, ')');
    }
}

// " at line 12", " made for line 12 by event 40" as a link.
static void
put_line(const BsSentence *sentence, const BsOp *op)
{
    const gsize begin = sentence->out->len + 1; // behind a blank
    if (op)
        bs_place_put_origin(sentence->document, op, sentence->out);
    bs_sentence_link(sentence, begin, (BsThing){.op = op});
}

static void
put_place(const BsSentence *sentence, const BsValue *value, gboolean brief)
{
    const BsRegion *region = origin_of(value);
    const gsize begin = sentence->out->len + strlen(preposition(value));
    put_region_of(sentence->document, sentence->out, value, brief);
    if (bs_op_has_trait(region->op, BS_TRAIT_FUNCTION))
        bs_sentence_link(sentence, begin, (BsThing){.op = region->op});
    else
        bs_sentence_link(sentence, begin, (BsThing){.block = bs_value_block(value)});
}

// Whether it is the event's value, of the block that the sentence is about: that says where it is.
static gboolean
is_of_block_said(const BsSentence *sentence, const BsValue *value, const BsRegion *place)
{
    const BsEvent *event = sentence->event;
    return sentence->says_block && place && value == event->value && event->block &&
           event->block->region == place;
}

// Where a value comes from, as far as the sentence has not said it, as of when the value had its
// name: names are kept, and leave the program anywhere. The place, or NULL.
static const BsRegion *
put_origin_of(const BsSentence *sentence, const Called *called, const BsValue *value)
{
    go_to(sentence, called->moment);
    const BsRegion *place = origin_of(value);
    const Known known = known_of(sentence, (BsThing){.value = value}, called->name, place);
    if ((known.named && !known.namesake) || is_of_block_said(sentence, value, place))
        return NULL;
    if (!place)
        put_line(sentence, bs_value_op(value));
    else if (!known.last)
        put_place(sentence, value, known.op);
    return place;
}

char *
bs_document_telling_name(BsDocument *document, const BsValue *value, gboolean brief)
{
    const char *name = bs_document_value_name(document, value);
    if (!name)
        return NULL;
    GString *out = g_string_new(name);
    const BsOp *op = bs_value_owner(value);
    if (is_shared(bs_document_names(document, bs_op_function(op)), value))
        (brief ? put_brief_origin : put_origin)(document, out, value);
    return g_string_free(out, FALSE);
}

char *
bs_document_telling_block(BsDocument *document, const BsBlock *block)
{
    const char *name = bs_document_block_name(document, block);
    if (!name)
        return NULL;
    GString *out = g_string_new(NULL);
    const BsOp *around = block->region->op;
    const gboolean nested = !bs_op_has_trait(around, BS_TRAIT_FUNCTION);
    if (!bs_place_is_region(block))
        g_string_append_printf(out, "%s%s", name, nested ? C_("place", " in ") : "");
    if (nested)
        bs_place_put_region(document, block->region, FALSE, out);
    return g_string_free(out, FALSE);
}

// -- names ---------------------------------------------------------------------------------------

const char *
bs_sentence_block_name(const BsSentence *sentence, const BsBlock *block)
{
    if (sentence->stem)
        return call_block_without_number(sentence, block);
    for (guint i = 0; i < N_MOMENTS; i++) {
        const char *name = name_of_block(sentence, i, block);
        if (name)
            return name;
    }
    return NULL;
}

void
bs_sentence_put_value(BsSentence *sentence, const BsValue *value)
{
    const Called called = call(sentence, value);
    BsSaid said = {.begin = sentence->out->len, .thing.value = value};
    if (called.name) {
        g_string_append_printf(sentence->out, "%s%s", called.name, called.mark);
        said.name = strlen(called.name);
        bs_sentence_link(sentence, said.begin, said.thing);
        put_former(sentence->out, &called);
        if (called.shared)
            said.place = put_origin_of(sentence, &called, value);
    } else if (bs_value_op(value)) {
        g_string_append_printf(sentence->out, _("a result of %s"), bs_value_op(value)->def->name);
    } else {
        g_string_append(sentence->out, _("a block argument"));
    }
    if (!called.name)
        bs_sentence_link(sentence, said.begin, said.thing);
    said.end = sentence->out->len;
    mention(sentence, &said);
}

// "%0 = "
static void
put_results(BsSentence *sentence, const BsOp *op, const Called *called)
{
    const char *number = strchr(called->name, '#');
    g_string_append_len(sentence->out, called->name,
                        number ? number - called->name : (gssize)strlen(called->name));
    if (number)
        g_string_append_printf(sentence->out, ":%u", op->n_results);
    g_string_append(sentence->out, called->mark);
    put_former(sentence->out, called);
    g_string_append(sentence->out, " = ");
}

// Unless the sentence has said it.
static void
put_origin_of_op(const BsSentence *sentence, const BsOp *op)
{
    const Known known = known_of(sentence, (BsThing){.op = op}, NULL, NULL);
    if (!known.named && !known.op)
        put_line(sentence, op);
}

// To after the event, or else before it: where the op is there.
static gboolean
go_to_op(const BsSentence *sentence, const BsOp *op)
{
    go_to(sentence, AFTER_EVENT);
    if (!bs_document_has_op(sentence->document, op))
        go_to(sentence, BEFORE_EVENT);
    return bs_document_has_op(sentence->document, op);
}

// The memref that stands for what it was taken apart into.
const BsValue *
bs_sentence_whole(const BsValue *value)
{
    const BsOp *op = bs_value_op(value);
    return op && op->event && op->n_results > 1 && bs_op_view_source(op) ? bs_op_operand(op, 0)
                                                                         : value;
}

// Which of its operands it frees.
static BsRange
freed_range(const BsOp *op)
{
    const BsMemory memory = bs_op_memory(op);
    if (memory == BS_MEMORY_FREE_IF)
        return bs_op_operand_group(op, 0);
    if (memory == BS_MEMORY_RETAIN)
        return bs_op_operand_group(op, 1);
    return bs_op_is_free(op) ? (BsRange){0, op->n_operands} : (BsRange){0, 0};
}

// " of %own" of what frees it. FALSE of what frees nothing.
static gboolean
put_freed(BsSentence *sentence, const BsOp *op)
{
    enum { MOST = 3 };
    const BsRange range = freed_range(op);
    const BsValue *freed[MOST];
    for (guint32 i = 0; i < MIN(range.n, MOST); i++)
        freed[i] = bs_sentence_whole(bs_op_operand(op, range.begin + i));
    for (guint32 i = 0; i < MIN(range.n, MOST); i++) {
        g_string_append(sentence->out, i ? ", " : C_("place", " of "));
        bs_sentence_put_value(sentence, freed[i]);
    }
    if (range.n > MOST)
        g_string_append(sentence->out, ", …");
    return range.n > 0;
}

// " in ^bb1", where there are several blocks and the sentence has not said it. The place that is
// named, or NULL.
static const BsRegion *
put_block_of(BsSentence *sentence, const BsOp *op)
{
    const BsBlock *block = bs_op_block(op);
    const gboolean several =
        block->region && (block->region->first != block->region->last || bs_place_is_region(block));
    if (!several || known_of(sentence, (BsThing){.block = block}, NULL, NULL).named)
        return NULL;
    g_string_append(sentence->out, C_("place", " in "));
    bs_sentence_put_block(sentence, block);
    return bs_place_is_region(block) ? block->region : NULL;
}

// Another op that frees the first of what the op frees, or NULL; if asked, also what frees it
// under a condition.
static const BsOp *
other_free(const BsOp *op, gboolean also_if)
{
    enum { MOST_USES = 64 };
    const BsRange range = freed_range(op);
    guint n = 0;
    if (range.n == 0)
        return NULL;
    bs_value_for_each_use (bs_op_operand(op, range.begin), use) {
        const BsOp *user = bs_use_owner(use);
        const gboolean frees =
            bs_op_is_free(user) || (also_if && bs_op_memory(user) == BS_MEMORY_FREE_IF);
        if (n++ == MOST_USES || (user != op && frees))
            return n <= MOST_USES ? user : NULL;
    }
    return NULL;
}

// By what it frees, unless the event says so itself, and the block: of several for the same buffer,
// of one with nothing on its lists, and where one is lowered, to ops in the block.
static const BsRegion *
put_which_free(BsSentence *sentence, const BsOp *op)
{
    const BsEvent *event = sentence->event;
    const gboolean lists = event->kind == BS_EVENT_LOWER && bs_op_memory(op) == BS_MEMORY_FREE_IF;
    const gboolean of_it = event->kind == BS_EVENT_STAY || event->kind == BS_EVENT_FREE;
    const gboolean told = lists || (event->value && !of_it);
    const BsOp *other = other_free(op, lists);
    const gboolean same_block = other && bs_op_block(other) == bs_op_block(op);
    const gboolean named = !told && put_freed(sentence, op);
    go_to_op(sentence, op); // naming moved it
    const gboolean origin = op->event == 0 || same_block || (!told && !named);
    const gboolean block = lists || (!told && !named) || (other && !same_block);
    const BsRegion *place = block ? put_block_of(sentence, op) : NULL;
    go_to_op(sentence, op);
    if (origin)
        put_origin_of_op(sentence, op);
    return place;
}

// Which one it is, of ops without results: what ends a block by the block, others by their line, or
// who made them. The place that is named, or NULL.
static const BsRegion *
put_which(BsSentence *sentence, const BsOp *op)
{
    if (op->n_results || !go_to_op(sentence, op))
        return NULL;
    if (bs_op_has_trait(op, BS_TRAIT_TERMINATOR))
        return put_block_of(sentence, op);
    if (bs_op_is_free(op) || freed_range(op).n > 0 || bs_op_memory(op) == BS_MEMORY_FREE_IF)
        return put_which_free(sentence, op);
    if (op->event == 0 || op->n_regions)
        put_origin_of_op(sentence, op);
    return NULL;
}

// "%0 = scf.if", "cf.br", "@name".
void
bs_sentence_put_op(BsSentence *sentence, const BsOp *op)
{
    BsSaid said = {.begin = sentence->out->len, .thing.op = op};
    if (bs_op_has_trait(op, BS_TRAIT_FUNCTION)) {
        g_string_append_printf(sentence->out, "@%s", bs_function_name(op));
        bs_sentence_link(sentence, said.begin, said.thing);
    } else {
        const Called called = op->n_results > 0 ? call(sentence, bs_op_result(op, 0)) : (Called){0};
        if (called.name)
            put_results(sentence, op, &called);
        g_string_append(sentence->out, op->def->name);
        bs_sentence_link(sentence, said.begin, said.thing);
        if (!called.name)
            said.place = put_which(sentence, op);
        if (called.shared)
            said.place = put_origin_of(sentence, &called, bs_op_result(op, 0));
    }
    said.end = sentence->out->len;
    mention(sentence, &said);
}

gboolean
bs_sentence_put_op_line(BsSentence *sentence, const BsOp *op)
{
    for (guint32 back = 0; back <= 1; back++) {
        guint32 state = sentence->event->number - back;
        if (bs_document_put_op_at(sentence->document, sentence->function, state, op, sentence->out))
            return TRUE;
    }
    return FALSE;
}

// To after the event, or else before it: where the block is there.
static void
go_to_block(const BsSentence *sentence, const BsBlock *block)
{
    go_to(sentence, AFTER_EVENT);
    if (!bs_document_has_block(sentence->document, block))
        go_to(sentence, BEFORE_EVENT);
}

// "^bb1"; of a loop "the body of the for at line 12"; where that has several, "^bb1 in" it.
void
bs_sentence_put_block(BsSentence *sentence, const BsBlock *block)
{
    const char *name = bs_sentence_block_name(sentence, block);
    BsSaid said = {.begin = sentence->out->len, .thing.block = block};
    go_to_block(sentence, block);
    const BsRegion *region = block->region;
    const gboolean nested = region && !bs_op_has_trait(region->op, BS_TRAIT_FUNCTION);
    const gboolean alone = nested && region->first == region->last;
    if (!alone)
        g_string_append(sentence->out, name ? name : _("an erased block"));
    bs_sentence_link(sentence, said.begin, said.thing);
    if (nested) {
        g_string_append(sentence->out, alone ? "" : C_("place", " in "));
        const gsize begin = sentence->out->len;
        const Known known = known_of(sentence, said.thing, NULL, region);
        bs_place_put_region(sentence->document, region, known.op, sentence->out);
        said.place = region;
        bs_sentence_link(sentence, begin, said.thing);
    }
    said.end = sentence->out->len;
    mention(sentence, &said);
}
