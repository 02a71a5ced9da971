// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/predict.h"

#include "debug/document/cursor.h"
#include "debug/telling/explain.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <string.h>

// An event with the names that stand just before it.
typedef struct Asked {
    const BsEvent *event;
    BsPrediction *prediction; // NULL: nothing to ask
} Asked;

static BsPrediction *
prediction_new(const BsEvent *event, char *question)
{
    BsPrediction *prediction = g_new0(BsPrediction, 1);
    prediction->event = event->number;
    prediction->question = question;
    prediction->choices = g_ptr_array_new_with_free_func(g_free);
    prediction->reasons = g_ptr_array_new_with_free_func(g_free);
    return prediction;
}

void
bs_prediction_free(BsPrediction *prediction)
{
    if (!prediction)
        return;
    g_free(prediction->question);
    g_ptr_array_unref(prediction->choices);
    g_ptr_array_unref(prediction->reasons);
    g_free(prediction);
}

// Takes the text over, unless it is there already, and why it is wrong, if it is. Returns its
// number.
static guint
add_choice_for(BsPrediction *prediction, char *text, char *reason)
{
    for (guint i = 0; i < prediction->choices->len; i++) {
        if (strcmp(prediction->choices->pdata[i], text) == 0) {
            g_free(text);
            g_free(reason);
            return i;
        }
    }
    g_ptr_array_add(prediction->choices, text);
    g_ptr_array_add(prediction->reasons, reason);
    return prediction->choices->len - 1;
}

static guint
add_choice(BsPrediction *prediction, char *text)
{
    return add_choice_for(prediction, text, NULL);
}

// The place of the right answer says nothing: it differs from event to event, and is the same each
// time the question is asked.
static BsPrediction *
shuffle(BsPrediction *prediction)
{
    const guint n = prediction->choices->len, by = prediction->event % MAX(n, 1);
    if (n < 2) {
        bs_prediction_free(prediction);
        return NULL;
    }
    for (guint i = 0; i < by; i++) {
        g_ptr_array_add(prediction->choices, g_ptr_array_steal_index(prediction->choices, 0));
        g_ptr_array_add(prediction->reasons, g_ptr_array_steal_index(prediction->reasons, 0));
    }
    prediction->right = (prediction->right + n - by) % n;
    return prediction;
}

// -- ownership -----------------------------------------------------------------------------------

typedef enum Owner { NOT_HERE, HERE, DEPENDS, UNKNOWN } Owner;

static const char *const owners[] = {
    [NOT_HERE] = N_("unique(false): someone else owns it"),
    [HERE] = N_("unique(true): this block owns it"),
    [DEPENDS] = N_("unique of a value: it depends"),
    [UNKNOWN] = N_("unknown: no value says who owns it"),
};

// When it would be so.
static const char *const owned_if[] = {
    [NOT_HERE] = N_("that is so where someone else owns it in any case, as a caller does"),
    [HERE] = N_("that is so where the block allocates it, or has to free it in any case"),
    [DEPENDS] = N_("that is so where a value says who owns it, which comes with it or out of a "
                   "dealloc"),
    [UNKNOWN] = N_("that is so where buffers of different owners meet in it"),
};

static Owner
owner_of(BsOwnership ownership)
{
    const BsAttr *constant = ownership.indicator ? bs_value_constant(ownership.indicator) : NULL;
    if (ownership.state == BS_OWNERSHIP_UNKNOWN)
        return UNKNOWN;
    if (!constant)
        return DEPENDS;
    return bs_attr_is_true(constant) ? HERE : NOT_HERE;
}

static BsPrediction *
ask_ownership(BsDocument *document, const BsEvent *event)
{
    const char *value = event->value ? bs_document_value_name(document, event->value) : NULL;
    const char *block = event->block ? bs_document_block_name(document, event->block) : NULL;
    if (!value || !block || bs_event_after(event).state == BS_OWNERSHIP_UNINITIALIZED)
        return NULL;
    BsPrediction *prediction = prediction_new(
        event, g_strdup_printf(_("Which ownership does %s get in %s?"), value, block));
    for (guint i = 0; i < G_N_ELEMENTS(owners); i++)
        add_choice_for(prediction, g_strdup(_(owners[i])), g_strdup(_(owned_if[i])));
    prediction->right = owner_of(bs_event_after(event));
    return shuffle(prediction);
}

// -- deallocs ------------------------------------------------------------------------------------

enum { ALL_ROLES = -1 };

static gboolean
has_item_before(const BsEvent *event, guint32 i, gint role)
{
    for (guint32 k = 0; k < i; k++) {
        if (event->items[k].value == event->items[i].value &&
            (role == ALL_ROLES || event->items[k].role == (BsRole)role))
            return TRUE;
    }
    return FALSE;
}

// The memrefs of a role, each once, without the first `skip`.
static GPtrArray *
values_of(BsDocument *document, const BsEvent *event, gint role, guint skip)
{
    GPtrArray *values = g_ptr_array_new();
    for (guint32 i = 0; i < event->n_items; i++) {
        const BsEventItem *item = &event->items[i];
        const gboolean listed = item->role == BS_ROLE_TO_FREE || item->role == BS_ROLE_RETAINED;
        if (!item->value || !bs_document_value_name(document, item->value) || !listed ||
            (role != ALL_ROLES && item->role != (BsRole)role) || has_item_before(event, i, role))
            continue;
        if (skip)
            skip--;
        else
            g_ptr_array_add(values, item->value);
    }
    return values;
}

// "%a, %b"
static char *
names_of(BsDocument *document, const GPtrArray *values)
{
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < values->len; i++)
        g_string_append_printf(text, "%s%s", i ? ", " : "",
                               bs_document_value_name(document, values->pdata[i]));
    if (!text->len)
        g_string_append(text, _("nothing"));
    return g_string_free(text, FALSE);
}

static const BsEventItem *
find_retained(const BsEvent *event, const BsValue *value)
{
    for (guint32 i = 0; i < event->n_items; i++) {
        if (event->items[i].role == BS_ROLE_RETAINED && event->items[i].value == value)
            return &event->items[i];
    }
    return NULL;
}

// Takes the reason.
static void
put_reason(GString *text, char *reason)
{
    g_string_append_printf(text, "%s%s", text->len ? "; " : "", reason);
    g_free(reason);
}

// What such a list has too much, and what it lacks.
static char *
retained_why_not(BsDocument *document, const BsEvent *event, const GPtrArray *said)
{
    const char *target = event->target ? bs_document_block_name(document, event->target) : NULL;
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < said->len; i++) {
        if (find_retained(event, said->pdata[i]))
            continue;
        const char *name = bs_document_value_name(document, said->pdata[i]);
        put_reason(text,
                   target ? g_strdup_printf(_("%s is not retained: %s neither gets it nor uses it"),
                                            name, target)
                          : g_strdup_printf(_("%s is not retained: nothing gets it"), name));
    }
    for (guint32 i = 0; i < event->n_items; i++) {
        const BsEventItem *item = &event->items[i];
        if (item->role != BS_ROLE_RETAINED || !item->value ||
            g_ptr_array_find((GPtrArray *)(gsize)said, item->value, NULL) ||
            has_item_before(event, i, BS_ROLE_RETAINED))
            continue;
        g_autofree char *reason = bs_reason_text(item->reason, target);
        put_reason(text, g_strdup_printf(_("%s is retained: %s"),
                                         bs_document_value_name(document, item->value), reason));
    }
    return g_string_free(text, FALSE);
}

static guint
add_list(BsPrediction *prediction, BsDocument *document, const BsEvent *event, gint role,
         guint skip)
{
    g_autoptr(GPtrArray) said = values_of(document, event, role, skip);
    return add_choice_for(prediction, names_of(document, said),
                          retained_why_not(document, event, said));
}

static BsPrediction *
ask_retained(BsDocument *document, const BsEvent *event)
{
    const char *block = event->block ? bs_document_block_name(document, event->block) : NULL;
    const char *target = event->target ? bs_document_block_name(document, event->target) : NULL;
    if (!block)
        return NULL;
    char *question =
        target ? g_strdup_printf(_("What does the dealloc of %s for %s retain?"), block, target)
               : g_strdup_printf(_("What does the dealloc of %s retain?"), block);
    BsPrediction *prediction = prediction_new(event, question);
    prediction->right = add_list(prediction, document, event, BS_ROLE_RETAINED, 0);
    add_list(prediction, document, event, BS_ROLE_RETAINED, 1);
    add_list(prediction, document, event, BS_ROLE_TO_FREE, 0);
    add_list(prediction, document, event, ALL_ROLES, 0);
    add_list(prediction, document, event, ALL_ROLES, event->n_items); // nothing
    return shuffle(prediction);
}

// Of each condition that there is, why it is none of the others.
static char *
condition_why_not(BsDocument *document, const BsEventItem *item, const char *memref)
{
    const Owner owner = owner_of(bs_ownership_unique(item->condition));
    const char *name = bs_document_value_name(document, item->condition);
    if (owner == NOT_HERE)
        return g_strdup_printf(_("the ownership of %s is a constant here: someone else has it"),
                               memref);
    if (owner == HERE)
        return g_strdup_printf(
            _("the ownership of %s is a constant here: this block has it on every path"), memref);
    return g_strdup_printf(_("the ownership of %s here is %s, which is known when it runs"), memref,
                           name ? name : _("a value that is computed for it"));
}

// About the first of those to free.
static BsPrediction *
ask_condition(BsDocument *document, const BsEvent *event)
{
    static const char *const conditions[] = {[NOT_HERE] = N_("never: the condition is false"),
                                             [HERE] = N_("always: the condition is true"),
                                             [DEPENDS] = N_("if a value of the program says so")};
    const BsEventItem *item = NULL;
    for (guint32 i = 0; i < event->n_items && !item; i++) {
        if (event->items[i].role == BS_ROLE_TO_FREE && event->items[i].condition)
            item = &event->items[i];
    }
    const char *memref = item ? bs_document_value_name(document, item->value) : NULL;
    const char *block = event->block ? bs_document_block_name(document, event->block) : NULL;
    if (!memref || !block)
        return NULL;
    BsPrediction *prediction = prediction_new(
        event, g_strdup_printf(_("Under which condition does %s free %s?"), block, memref));
    for (guint i = 0; i < G_N_ELEMENTS(conditions); i++)
        add_choice_for(prediction, g_strdup(_(conditions[i])),
                       condition_why_not(document, item, memref));
    prediction->right = owner_of(bs_ownership_unique(item->condition));
    return shuffle(prediction);
}

// One question of two, the same each time.
static BsPrediction *
ask_dealloc(BsDocument *document, const BsEvent *event)
{
    BsPrediction *prediction =
        event->number % 2 ? ask_condition(document, event) : ask_retained(document, event);
    return prediction ? prediction : ask_retained(document, event);
}

static guint
count_role(const BsEvent *event, BsRole role)
{
    guint n = 0;
    for (guint32 i = 0; i < event->n_items; i++)
        n += event->items[i].role == role;
    return n;
}

static BsPrediction *
ask_lowering(BsDocument *document, const BsEvent *event)
{
    static const char *const cases[] = {bs_rule_nothing_to_free, bs_rule_one_memref,
                                        bs_rule_several_retained, bs_rule_library_function};
    (void)document;
    BsPrediction *prediction =
        prediction_new(event, g_strdup(_("In which case is the next dealloc lowered?")));
    guint known = 0;
    for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
        add_choice_for(prediction, g_strdup(_(cases[i])),
                       g_strdup_printf(_("it has %u to free, and retains %u"),
                                       count_role(event, BS_ROLE_TO_FREE),
                                       count_role(event, BS_ROLE_RETAINED)));
        if (g_strcmp0(cases[i], event->rule) == 0) {
            prediction->right = i;
            known++;
        }
    }
    if (known)
        return shuffle(prediction);
    bs_prediction_free(prediction);
    return NULL;
}

// -- the older passes ----------------------------------------------------------------------------

static const char *const yes_or_no[] = {N_("yes"), N_("no: it stays where it is")};

// Does the block that frees the buffer dominate the alias?
static BsPrediction *
ask_critical(BsDocument *document, const BsEvent *event)
{
    const char *alias = bs_document_value_name(document, event->value);
    const char *of = bs_document_value_name(document, event->items[0].value);
    if (!alias || !of)
        return NULL;
    g_autofree char *block = bs_document_telling_block(document, event->block);
    BsPrediction *prediction =
        prediction_new(event, g_strdup_printf(_("Is %s a critical alias of %s?"), alias, of));
    add_choice(prediction, g_strdup_printf(_("no: %s dominates its block"), block));
    add_choice(
        prediction,
        g_strdup_printf(_("yes: %s does not dominate its block, or has it as an argument"), block));
    prediction->right = event->kind == BS_EVENT_CRITICAL;
    return shuffle(prediction);
}

// With the blocks of the buffer, its aliases and their uses, and the one where the function begins.
static void
add_blocks(BsDocument *document, const BsEvent *event, BsPrediction *prediction)
{
    enum { MOST = 4 };
    const BsOp *function = bs_document_event_function(document, event->number);
    add_choice(prediction, bs_document_telling_block(document, event->block));
    if (function)
        add_choice(prediction,
                   bs_document_telling_block(document, bs_op_region(function, 0)->first));
    for (guint32 i = 0; i <= event->n_items; i++) {
        const BsValue *value = i ? event->items[i - 1].value : event->value;
        if (!value || prediction->choices->len >= MOST)
            continue;
        add_choice(prediction, bs_document_telling_block(document, bs_value_block(value)));
        bs_value_for_each_use (value, use) {
            if (prediction->choices->len < MOST)
                add_choice(prediction,
                           bs_document_telling_block(document, bs_op_block(bs_use_owner(use))));
        }
    }
}

static BsPrediction *
ask_bound(BsDocument *document, const BsEvent *event)
{
    const gboolean post = g_strcmp0(event->rule, bs_rule_post_dominator) == 0;
    const char *value = post || g_strcmp0(event->rule, bs_rule_dominator) == 0
                            ? bs_document_value_name(document, event->value)
                            : NULL;
    if (!value)
        return NULL;
    BsPrediction *prediction = prediction_new(
        event,
        post ? g_strdup_printf(_("What is the common post-dominator of all uses of %s and its "
                                 "aliases?"),
                               value)
             : g_strdup_printf(_("What is the common dominator of all uses of %s and its aliases?"),
                               value));
    add_blocks(document, event, prediction);
    return shuffle(prediction);
}

static BsPrediction *
ask_move(BsDocument *document, const BsEvent *event)
{
    const guint32 stage = bs_document_stage_of(document, event->number);
    const gboolean promotes =
        bs_document_stage(document, stage)->pass == &bs_pass_promote_buffers_to_stack;
    const char *value = bs_document_value_name(document, event->value);
    if (!value)
        return NULL;
    BsPrediction *prediction = prediction_new(
        event, promotes ? g_strdup_printf(_("Does %s move to the stack?"), value)
                        : g_strdup_printf(_("Does the allocation of %s move up?"), value));
    for (guint i = 0; i < G_N_ELEMENTS(yes_or_no); i++)
        add_choice(prediction, g_strdup(_(yes_or_no[i])));
    prediction->right = event->kind == BS_EVENT_STAY;
    return shuffle(prediction);
}

static BsPrediction *
ask_free(BsDocument *document, const BsEvent *event)
{
    static const struct {
        const char *rule, *answer; // every other rule is the first one
    } ends[] = {{"", N_("yes")},
                {bs_rule_passed_on, N_("no: the last op of the block passes it on")},
                {bs_rule_freed_already, N_("no: it is freed already")},
                {bs_rule_leaks, N_("no: nothing frees it")}};
    const char *value = bs_document_value_name(document, event->value);
    if (!value)
        return NULL;
    g_autofree char *block = bs_document_telling_block(document, event->block);
    BsPrediction *prediction =
        prediction_new(event, g_strdup_printf(_("Is %s freed in %s?"), value, block));
    for (guint i = 0; i < G_N_ELEMENTS(ends); i++) {
        add_choice(prediction, g_strdup(_(ends[i].answer)));
        if (g_strcmp0(event->rule, ends[i].rule) == 0)
            prediction->right = i;
    }
    return shuffle(prediction);
}

// -- asking --------------------------------------------------------------------------------------

static const struct {
    BsEventKind kind;
    BsPrediction *(*ask)(BsDocument *document, const BsEvent *event);
} questions[] = {
    {BS_EVENT_OWNERSHIP, ask_ownership}, {BS_EVENT_DEALLOC, ask_dealloc},
    {BS_EVENT_LOWER, ask_lowering},      {BS_EVENT_ALIAS, ask_critical},
    {BS_EVENT_CRITICAL, ask_critical},   {BS_EVENT_BOUND, ask_bound},
    {BS_EVENT_HOIST, ask_move},          {BS_EVENT_STAY, ask_move},
    {BS_EVENT_PROMOTE, ask_move},        {BS_EVENT_FREE, ask_free},
};

static void
ask(BsDocument *document, gpointer data)
{
    Asked *asked = data;
    for (guint i = 0; i < G_N_ELEMENTS(questions) && !asked->prediction; i++) {
        if (questions[i].kind == asked->event->kind)
            asked->prediction = questions[i].ask(document, asked->event);
    }
}

static gboolean
may_be_asked(const BsEvent *event)
{
    for (guint i = 0; i < G_N_ELEMENTS(questions); i++) {
        if (questions[i].kind == event->kind)
            return TRUE;
    }
    return FALSE;
}

BsPrediction *
bs_document_predict(BsDocument *document, guint32 event)
{
    Asked asked = {bs_document_event(document, event), NULL};
    if (asked.event && may_be_asked(asked.event))
        bs_document_visit(document, event - 1, ask, &asked);
    return asked.prediction;
}

BsPrediction *
bs_document_predict_next(BsDocument *document, const BsOp *function)
{
    const guint32 n = bs_document_n_events(document);
    BsPrediction *prediction = NULL;
    for (guint32 i = bs_document_cursor(document) + 1; i <= n && !prediction; i++) {
        if (!may_be_asked(bs_document_event(document, i)))
            continue;
        if (!function || bs_document_event_function(document, i) == function)
            prediction = bs_document_predict(document, i);
    }
    return prediction;
}

char *
bs_document_predict_why_not(BsDocument *document, const BsPrediction *prediction, guint choice)
{
    const char *reason =
        choice < prediction->reasons->len ? prediction->reasons->pdata[choice] : NULL;
    return g_strdup(reason && *reason ? reason : bs_document_explain(document, prediction->event));
}
