// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/price.h"

#include "analysis/alias.h"
#include "debug/verdict/op-words.h"
#include "dialects/bufferization/dealloc.h"
#include "dialects/deallocation/deallocation.h"
#include "sim/price.h"
#include "support/i18n.h"

#include <string.h>

typedef struct Pricer {
    BsAlias *alias;
    GHashTable *prices;
    GPtrArray *deallocs;
} Pricer;

// -- facts ---------------------------------------------------------------------------------------

// "what 'func.call' at line 6 returns", "'memref.alloc' at line 5", "argument 2".
static char *
tell_origin(const BsValue *value)
{
    const BsOp *op = bs_value_op(value);
    if (!op)
        return g_strdup_printf(_("argument %u"), value->index);
    g_autofree char *words = bs_op_words(op);
    if (bs_value_is_allocation(value))
        return g_steal_pointer(&words);
    const gboolean returned = bs_op_has_trait(op, BS_TRAIT_CALL);
    if (op->n_results > 1) // which of several, as `%0#1` counts them
        return g_strdup_printf(returned ? _("what %s returns as result %u")
                                        : _("what %s gives as result %u"),
                               words, value->index);
    return g_strdup_printf(returned ? _("what %s returns") : _("what %s gives"), words);
}

// What somebody else hands over, and may be any buffer: a result that is no allocation.
static BsValue *
find_handed(const BsOrigins *origins)
{
    for (guint32 i = 0; i < origins->n; i++) {
        if (bs_value_op(origins->values[i]) && !bs_value_is_allocation(origins->values[i]))
            return origins->values[i];
    }
    return NULL;
}

static char *
tell_origins(const BsOrigins *origins)
{
    enum { MOST = 3 };
    GString *out = g_string_new(NULL);
    for (guint32 i = 0; i < MIN(origins->n, MOST); i++) {
        g_autofree char *origin = tell_origin(origins->values[i]);
        g_string_append_printf(out, "%s%s", i ? C_("joins", " or ") : "", origin);
    }
    if (origins->n > MOST)
        g_string_append_printf(out, _(" or %u others"), origins->n - MOST);
    return g_string_free(out, FALSE);
}

static gboolean
are_the_same(const BsOrigins *a, const BsOrigins *b)
{
    return a->n == b->n && memcmp(a->values, b->values, a->n * sizeof(BsValue *)) == 0;
}

// What would have to be known, by what is asked and what the answer always was: of two indicators,
// of what somebody hands over, of memrefs that may be the same things, of others; of an indicator
// and of a condition.
typedef enum FactKind { OF_OWNED, OF_HANDED, OF_ALIKE, OF_OTHERS, OF_NULL, OF_BOOL } FactKind;

static const struct {
    const char *never, *always;
} facts[] = {
    [OF_OWNED] = {N_("the owned buffer is another one"), N_("the owned buffer is that one")},
    [OF_HANDED] = {N_("{one} is new"), N_("what may be {one} is {other}")},
    [OF_ALIKE] = {N_("two memrefs that may each be {one} are two buffers"),
                  N_("two memrefs that may each be {one} are one buffer")},
    [OF_OTHERS] = {N_("what may be {one} is not {other}"), N_("what may be {one} is {other}")},
    [OF_NULL] = {N_("the indicator {one} has no buffer"), N_("the indicator {one} has one")},
    [OF_BOOL] = {N_("the condition {one} is false"), N_("the condition {one} is true")},
};

// In the language of the desktop.
static char *
tell_fact(FactKind kind, BsCheckAnswer answer, const char *one, const char *other)
{
    GString *out =
        g_string_new(answer == BS_CHECK_NEVER ? _(facts[kind].never) : _(facts[kind].always));
    g_string_replace(out, "{one}", one ? one : "", 1);
    g_string_replace(out, "{other}", other ? other : "", 1);
    return g_string_free(out, FALSE);
}

// What the analysis does not know: that two memrefs are never, or always, one buffer.
static char *
fact_of_pair(Pricer *pricer, BsValue *one, BsValue *two, BsCheckAnswer answer)
{
    if (!bs_type_is_memref(one->type))
        return tell_fact(OF_OWNED, answer, NULL, NULL);
    const BsOrigins ones = *bs_alias_origins(pricer->alias, one);
    const BsOrigins twos = *bs_alias_origins(pricer->alias, two);
    const BsValue *handed = find_handed(&ones) ? find_handed(&ones) : find_handed(&twos);
    g_autofree char *a = tell_origins(&ones), *b = tell_origins(&twos);
    if (answer == BS_CHECK_NEVER && handed) {
        g_autofree char *origin = tell_origin(handed);
        return tell_fact(OF_HANDED, answer, origin, NULL);
    }
    return tell_fact(are_the_same(&ones, &twos) ? OF_ALIKE : OF_OTHERS, answer, a, b);
}

// "that 'scf.for' at line 8 carries", "in argument 2".
static char *
tell_condition(const BsValue *condition)
{
    const BsOp *op = bs_value_op(condition);
    const BsOp *around = op ? NULL : bs_block_parent_op(bs_value_block(condition));
    const gboolean is_argument = around && bs_op_has_trait(around, BS_TRAIT_FUNCTION);
    if (is_argument && bs_value_block(condition) == bs_op_region(around, 0)->first)
        return g_strdup_printf(_("in argument %u"), condition->index);
    if (is_argument)
        return g_strdup(_("that the block gets"));
    g_autofree char *words = bs_op_words(op ? op : around);
    if (!op)
        return g_strdup_printf(_("that %s carries"), words);
    return op->n_results > 1
               ? g_strdup_printf(_("that %s gives as result %u"), words, condition->index)
               : g_strdup_printf(_("that %s gives"), words);
}

static char *
fact_of_condition(const BsValue *condition, BsCheckAnswer answer)
{
    g_autofree char *words = tell_condition(condition);
    return tell_fact(bs_type_is_ownership(condition->type) ? OF_NULL : OF_BOOL, answer, words,
                     NULL);
}

// -- checks --------------------------------------------------------------------------------------

static BsCheckAnswer
answer_of(guint64 n_true, guint64 ran)
{
    return n_true == 0 ? BS_CHECK_NEVER : n_true == ran ? BS_CHECK_ALWAYS : BS_CHECK_SOMETIMES;
}

static void
add_check(BsPricedDealloc *dealloc, BsPricedCheck check)
{
    check.answer = answer_of(check.n_true, dealloc->ran);
    g_array_append_val(dealloc->checks, check);
}

static void
find_facts(Pricer *pricer, BsPricedDealloc *dealloc)
{
    for (guint i = 0; i < dealloc->checks->len; i++) {
        BsPricedCheck *check = &g_array_index(dealloc->checks, BsPricedCheck, i);
        const BsSame same =
            check->is_pair && bs_type_is_memref(check->freed->type)
                ? bs_alias_same_allocation(pricer->alias, check->freed, check->other)
                : BS_SAME_UNKNOWN;
        check->is_known = same != BS_SAME_UNKNOWN;
        if (check->answer == BS_CHECK_SOMETIMES || check->is_known)
            continue;
        check->fact = check->is_pair
                          ? fact_of_pair(pricer, check->freed, check->other, check->answer)
                          : fact_of_condition(check->other, check->answer);
    }
}

static void
clear_check(gpointer data)
{
    g_free(((BsPricedCheck *)data)->fact);
}

static void
free_dealloc(gpointer data)
{
    BsPricedDealloc *dealloc = data;
    g_array_unref(dealloc->checks);
    g_free(dealloc->words);
    g_free(dealloc);
}

static void
price_dealloc(Pricer *pricer, BsOp *op, const BsDeallocPrice *price)
{
    const gboolean is_retain = bs_op_memory(op) == BS_MEMORY_RETAIN;
    const BsRange freed =
        is_retain ? bs_retain_allocs(op) : bs_op_operand_group(op, BS_DEALLOC_MEMREFS);
    const BsRange retained =
        is_retain ? bs_retain_memrefs(op) : bs_op_operand_group(op, BS_DEALLOC_RETAINED);
    BsPricedDealloc *dealloc = g_new0(BsPricedDealloc, 1);
    *dealloc = (BsPricedDealloc){
        .op = op, .ran = price->ran, .checks = g_array_new(FALSE, FALSE, sizeof(BsPricedCheck))};
    g_array_set_clear_func(dealloc->checks, clear_check);
    GString *words = g_string_new(NULL);
    bs_put_op_words(words, op);
    dealloc->words = g_string_free(words, FALSE);
    dealloc->has_pairs = price->has_pairs;
    for (guint32 i = 0; i < freed.n; i++) {
        BsValue *memref = bs_op_operand(op, freed.begin + i);
        for (guint32 k = 0; price->has_pairs && k < retained.n; k++)
            add_check(dealloc, (BsPricedCheck){.freed = memref,
                                               .other = bs_op_operand(op, retained.begin + k),
                                               .is_pair = TRUE,
                                               .n_true = price->same[i * retained.n + k]});
        for (guint32 k = 0; price->has_pairs && !is_retain && k < i; k++)
            add_check(dealloc, (BsPricedCheck){.freed = memref,
                                               .other = bs_op_operand(op, freed.begin + k),
                                               .is_pair = TRUE,
                                               .n_true = price->again[i * freed.n + k]});
        BsValue *condition = is_retain ? memref : bs_op_operand(op, freed.n + i);
        if (!bs_value_constant(condition))
            add_check(dealloc, (BsPricedCheck){
                                   .freed = memref, .other = condition, .n_true = price->owned[i]});
    }
    find_facts(pricer, dealloc);
    g_ptr_array_add(pricer->deallocs, dealloc);
}

static BsWalk
visit(BsOp *op, gpointer data)
{
    Pricer *pricer = data;
    const BsDeallocPrice *price = g_hash_table_lookup(pricer->prices, op);
    if (price)
        price_dealloc(pricer, op, price);
    return BS_WALK_ON;
}

GPtrArray *
bs_priced_new(BsOp *function, GHashTable *prices)
{
    Pricer pricer = {.prices = prices,
                     .alias = bs_alias_new(function),
                     .deallocs = g_ptr_array_new_with_free_func(free_dealloc)};
    bs_op_walk_preorder(function, visit, &pricer);
    bs_alias_free(pricer.alias);
    return pricer.deallocs;
}

// -- words ---------------------------------------------------------------------------------------

// Checks of a dealloc that say the same.
typedef struct Alike {
    const BsPricedCheck *first;
    guint n;
    guint64 n_true;
} Alike;

// In the order of the first of each.
static GArray *
gather_alike(const GArray *checks)
{
    GArray *all = g_array_new(FALSE, TRUE, sizeof(Alike));
    g_autoptr(GHashTable) numbers = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    for (guint i = 0; i < checks->len; i++) {
        const BsPricedCheck *check = &g_array_index(checks, BsPricedCheck, i);
        g_autofree char *key = g_strdup_printf("%d %d %d %s", check->is_pair, check->is_known,
                                               check->answer, check->fact ? check->fact : "");
        guint number = GPOINTER_TO_UINT(g_hash_table_lookup(numbers, key));
        if (!number) {
            const Alike alike = {.first = check};
            g_array_append_val(all, alike);
            number = all->len;
            g_hash_table_insert(numbers, g_steal_pointer(&key), GUINT_TO_POINTER(number));
        }
        g_array_index(all, Alike, number - 1).n++;
        g_array_index(all, Alike, number - 1).n_true += check->n_true;
    }
    return all;
}

// "6 times", "1 time".
static void
put_times(GString *out, guint64 n)
{
    g_string_append_printf(out, "%" G_GUINT64_FORMAT " time%s", n, n == 1 ? "" : "s");
}

// "2 comparisons asked 6 times, never true: would fold if ...".
static void
put_alike(const Alike *alike, guint64 ran, GString *out)
{
    const BsPricedCheck *first = alike->first;
    g_string_append_printf(out, "%u %s%s asked ", alike->n,
                           first->is_pair ? "comparison" : "condition", alike->n == 1 ? "" : "s");
    put_times(out, alike->n * ran);
    if (first->answer == BS_CHECK_SOMETIMES) {
        g_string_append(out, ", true ");
        put_times(out, alike->n_true);
    } else {
        g_string_append(out,
                        first->answer == BS_CHECK_NEVER ? ", never true: " : ", always true: ");
        g_string_append(out, first->is_known ? "that is known, but all are compared with all"
                                             : "would fold if it were known that ");
        g_string_append(out, first->fact ? first->fact : "");
    }
    g_string_append_c(out, '\n');
}

// `seen` counts those of the same words.
static void
put_dealloc(const BsPricedDealloc *dealloc, gint indent, GHashTable *seen, GString *out)
{
    enum { MORE = 2, MOST = 8 };
    g_autoptr(GArray) all = gather_alike(dealloc->checks);
    g_string_append_printf(out, "%*s%s", indent, "", dealloc->words);
    const guint n = GPOINTER_TO_UINT(g_hash_table_lookup(seen, dealloc->words)) + 1;
    g_hash_table_insert(seen, dealloc->words, GUINT_TO_POINTER(n));
    if (n > 1)
        g_string_append_printf(out, ", number %u there,", n);
    g_string_append(out, " ran ");
    put_times(out, dealloc->ran);
    g_string_append_c(out, '\n');
    if (!dealloc->has_pairs)
        g_string_append_printf(out, "%*smore than %d comparisons: of these no account is kept\n",
                               indent + MORE, "", BS_PRICE_MOST_PAIRS);
    for (guint i = 0; i < MIN(all->len, MOST); i++) {
        g_string_append_printf(out, "%*s", indent + MORE, "");
        put_alike(&g_array_index(all, Alike, i), dealloc->ran, out);
    }
    if (all->len > MOST)
        g_string_append_printf(out, "%*sand others\n", indent + MORE, "");
}

void
bs_priced_put(const GPtrArray *deallocs, gint indent, GString *out)
{
    enum { MOST = 8 };
    guint n = 0;
    g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);
    for (guint i = 0; i < deallocs->len; i++) {
        const BsPricedDealloc *dealloc = deallocs->pdata[i];
        if ((dealloc->checks->len || !dealloc->has_pairs) && n++ < MOST)
            put_dealloc(dealloc, indent, seen, out);
    }
    if (n > MOST)
        g_string_append_printf(out, "%*sand %u more deallocs\n", indent, "", n - MOST);
}

// -- words of one of them ------------------------------------------------------------------------

static void
say_alike(const Alike *alike, guint64 ran, GString *out)
{
    const BsPricedCheck *first = alike->first;
    g_autofree char *asked = bs_number_text(alike->n * ran),
                    *n_true = bs_number_text(alike->n_true);
    g_string_append_printf(
        out, first->is_pair ? _("comparisons asked %s times") : _("conditions asked %s times"),
        asked);
    g_string_append(out, ", ");
    if (first->answer == BS_CHECK_SOMETIMES) {
        g_string_append_printf(out, _("true %s times"), n_true);
        return;
    }
    g_string_append(out, first->answer == BS_CHECK_NEVER ? _("never true") : _("always true"));
    g_string_append(out, ": ");
    if (first->is_known)
        g_string_append(out, _("that is known, but all are compared with all"));
    else if (first->fact)
        g_string_append_printf(out, _("would fold if it were known that %s"), first->fact);
}

void
bs_priced_say(const BsPricedDealloc *dealloc, GString *out)
{
    enum { MOST = 4 };
    g_autoptr(GArray) all = gather_alike(dealloc->checks);
    g_autofree char *ran = bs_number_text(dealloc->ran);
    g_string_append_printf(out, _("ran %s times"), ran);
    for (guint i = 0; i < MIN(all->len, MOST); i++) {
        g_string_append(out, "; ");
        say_alike(&g_array_index(all, Alike, i), dealloc->ran, out);
    }
    if (all->len > MOST || !dealloc->has_pairs)
        g_string_append(out, _("; and others"));
}
