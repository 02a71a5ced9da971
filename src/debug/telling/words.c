// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How sentences call values, ops, blocks and states.
#include "debug/telling/explain.h"
#include "debug/telling/sentence-private.h"
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
    if (!sentence->tells_former || sentence->mark)
        return NULL;
    const guint32 stage = bs_document_stage_of(sentence->document, sentence->event->number);
    const BsNames *begin =
        bs_document_names_at_begin(sentence->document, sentence->function, stage);
    const char *was = begin ? bs_names_value(begin, value) : NULL;
    if (!begin || (was && g_str_equal(was, name)) || !bs_names_has(begin, name))
        return NULL;
    return was ? was : "";
}

static Called
call(const BsSentence *sentence, const BsValue *value)
{
    if (sentence->stem)
        return call_without_numbers(sentence, value);
    for (guint i = 0; i < N_MOMENTS; i++) {
        const BsNames *names = names_of(sentence, i);
        const char *name = names ? bs_names_value(names, value) : NULL;
        if (!name)
            continue;
        const gboolean shared = sentence->tells_apart && bs_names_is_shared(names, value);
        return (Called){.name = name,
                        .moment = i,
                        .mark = sentence->mark && i != AT_MOMENT ? sentence->mark : "",
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
    const BsNames *names = names_of(sentence, AFTER_EVENT);
    const char *after = names ? bs_names_value(names, value) : NULL;
    if (after && former_of(sentence, value, after))
        return NULL;                         // it stands behind the name
    g_autofree char *kept = g_strdup(after); // other names may take the place of these
    names = after && !sentence->mark ? names_of(sentence, BEFORE_EVENT) : NULL;
    const char *before = names ? bs_names_value(names, value) : NULL;
    return before && !g_str_equal(before, kept) ? before : NULL;
}

// -- where things come from -----------------------------------------------------------------------

static void
put_line_of(GString *out, const BsOp *op)
{
    if (bs_loc_line(op->loc))
        g_string_append_printf(out, _(" at input line %u"), bs_loc_line(op->loc));
}

// " at input line 7"; what passes made, and arguments: " of region 1 of scf.while at input line 4",
// as the program stands.
static void
put_origin(GString *out, const BsValue *value)
{
    const BsBlock *block = bs_value_block(value);
    const BsOp *around = block && block->region ? block->region->op : NULL;
    if (bs_value_op(value) && bs_value_op(value)->event == 0) {
        put_line_of(out, bs_value_op(value));
    } else if (around) {
        g_string_append(out, bs_value_op(value) ? C_("place", " in ") : C_("place", " of "));
        if (around->n_regions > 1)
            g_string_append_printf(out, _("region %u of "), block->region->index);
        g_string_append(out, around->def->name);
        put_line_of(out, around);
    }
}

// " (input line 4, region 1)": the line of an op, and which of its regions when `block` is in one
// of several.
static void
put_brief_place(GString *out, const BsOp *op, const BsBlock *block)
{
    const guint32 line = op ? bs_loc_line(op->loc) : 0;
    const gboolean region = op && block && op->n_regions > 1;
    if (line || region)
        g_string_append(out, " (");
    if (line)
        g_string_append_printf(out, _("input line %u"), line);
    if (line && region)
        g_string_append(out, ", ");
    if (region)
        g_string_append_printf(out, _("region %u"), block->region->index);
    if (line || region)
        g_string_append_c(out, ')');
}

static void
put_brief_origin(GString *out, const BsValue *value)
{
    const BsBlock *block = bs_value_block(value);
    if (bs_value_op(value) && bs_value_op(value)->event == 0)
        put_brief_place(out, bs_value_op(value), NULL);
    else if (block && block->region)
        put_brief_place(out, block->region->op, block);
}

// The same when the value had its name: names are kept, and leave the program anywhere.
static void
put_origin_of(const BsSentence *sentence, const Called *called, const BsValue *value)
{
    go_to(sentence, called->moment);
    put_origin(sentence->out, value);
}

char *
bs_document_telling_name(BsDocument *document, const BsValue *value, gboolean brief)
{
    const char *name = bs_document_value_name(document, value);
    if (!name)
        return NULL;
    GString *out = g_string_new(name);
    const BsOp *op = bs_value_owner(value);
    if (bs_names_is_shared(bs_document_names(document, bs_op_function(op)), value))
        (brief ? put_brief_origin : put_origin)(out, value);
    return g_string_free(out, FALSE);
}

char *
bs_document_telling_block(BsDocument *document, const BsBlock *block)
{
    const char *name = bs_document_block_name(document, block);
    if (!name)
        return NULL;
    GString *out = g_string_new(name);
    const BsOp *around = block->region ? block->region->op : NULL;
    if (around && !bs_op_has_trait(around, BS_TRAIT_FUNCTION))
        put_brief_place(out, around, block);
    return g_string_free(out, FALSE);
}

// -- names ---------------------------------------------------------------------------------------

const char *
bs_sentence_block_name(const BsSentence *sentence, const BsBlock *block)
{
    if (sentence->stem)
        return call_block_without_number(sentence, block);
    for (guint i = 0; i < N_MOMENTS; i++) {
        const BsNames *names = names_of(sentence, i);
        const char *name = names ? bs_names_block(names, block) : NULL;
        if (name)
            return name;
    }
    return NULL;
}

void
bs_sentence_put_value(BsSentence *sentence, const BsValue *value)
{
    const Called called = call(sentence, value);
    if (called.name) {
        g_string_append_printf(sentence->out, "%s%s", called.name, called.mark);
        put_former(sentence->out, &called);
        if (called.shared)
            put_origin_of(sentence, &called, value);
    } else if (bs_value_op(value)) {
        g_string_append_printf(sentence->out, _("a result of %s"), bs_value_op(value)->def->name);
    } else {
        g_string_append(sentence->out, _("a block argument"));
    }
}

// "%0 = scf.if", "cf.br", "@name".
void
bs_sentence_put_op(BsSentence *sentence, const BsOp *op)
{
    if (bs_op_has_trait(op, BS_TRAIT_FUNCTION)) {
        g_string_append_printf(sentence->out, "@%s", bs_function_name(op));
        return;
    }
    const Called called = op->n_results > 0 ? call(sentence, bs_op_result(op, 0)) : (Called){0};
    if (called.name) {
        const char *number = strchr(called.name, '#');
        g_string_append_len(sentence->out, called.name,
                            number ? number - called.name : (gssize)strlen(called.name));
        if (number)
            g_string_append_printf(sentence->out, ":%u", op->n_results);
        g_string_append(sentence->out, called.mark);
        put_former(sentence->out, &called);
        g_string_append(sentence->out, " = ");
    }
    g_string_append(sentence->out, op->def->name);
    if (called.shared)
        put_origin_of(sentence, &called, bs_op_result(op, 0));
    else if (sentence->tells_apart && op->n_regions && !op->n_results)
        put_line_of(sentence->out, op);
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

// "^bb1"; a block of a nested region with what it belongs to: "region 0 of %0 = scf.if".
void
bs_sentence_put_block(BsSentence *sentence, const BsBlock *block)
{
    const char *name = bs_sentence_block_name(sentence, block);
    go_to_block(sentence, block);
    const BsRegion *region = block->region;
    gboolean nested = region && !bs_op_has_trait(region->op, BS_TRAIT_FUNCTION);
    gboolean single = nested && region->first == region->last;
    if (!single)
        g_string_append(sentence->out, name ? name : _("an erased block"));
    if (!nested)
        return;
    g_string_append(sentence->out, single ? "" : C_("place", " in "));
    if (region->op->n_regions > 1)
        g_string_append_printf(sentence->out, _("region %u of "), region->index);
    else
        g_string_append(sentence->out, _("the region of "));
    bs_sentence_put_op(sentence, region->op);
}

static const char *const states[] = {[BS_OWNERSHIP_UNINITIALIZED] = N_("uninitialized"),
                                     [BS_OWNERSHIP_UNIQUE] = N_("unique"),
                                     [BS_OWNERSHIP_UNKNOWN] = N_("unknown")};

void
bs_sentence_put_ownership(BsSentence *sentence, BsOwnership ownership)
{
    g_string_append(sentence->out, _(states[ownership.state]));
    if (ownership.state == BS_OWNERSHIP_UNIQUE) {
        g_string_append_c(sentence->out, '(');
        bs_sentence_put_value(sentence, ownership.indicator);
        g_string_append_c(sentence->out, ')');
    }
}

// What an indicator was that is not there any more, and what it was called when the stage ended
// that made an ownership of it. (One moment for all that a stage found: its names are made once.)
static char *
call_gone(BsDocument *document, const BsValue *indicator, guint32 since)
{
    const guint32 stage = bs_document_stage_of(document, since);
    const BsOp *function = bs_document_event_function(document, since);
    const BsNames *names = function ? bs_document_names_at(document, function,
                                                           bs_document_stage(document, stage)->last)
                                    : NULL;
    const char *name = names ? bs_names_value(names, indicator) : NULL;
    const BsOp *op = bs_value_op(indicator);
    const char *what = op ? op->def->name : _("an argument");
    bs_document_seek(document, bs_document_cursor(document));
    return name ? g_strdup_printf(_("%s, gone after stage %u: %s"), name, stage, what)
                : g_strdup_printf(_("gone: %s"), what);
}

char *
bs_document_ownership_text(BsDocument *document, const BsCell *cell)
{
    const BsOwnership ownership = cell->ownership;
    const char *word = _(states[ownership.state]);
    if (ownership.state != BS_OWNERSHIP_UNIQUE)
        return g_strdup(word);
    const char *name = bs_document_value_name(document, ownership.indicator);
    g_autofree char *gone = name ? NULL : call_gone(document, ownership.indicator, cell->since);
    return g_strdup_printf("%s(%s)", word, name ? name : gone);
}
