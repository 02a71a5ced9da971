// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/marks/breakpoints.h"

#include "debug/document/heirs.h"
#include "debug/document/moments.h"
#include "debug/document/own-names.h"
#include "debug/telling/explain.h"
#include "support/i18n.h"

#include <string.h>

struct BsBreakpoints {
    GPtrArray *items; // of BsBreakpoint
};

static const char becomes_unknown[] = "unknown";

static const char *const kind_names[BS_N_BREAK_KINDS] = {
    [BS_BREAK_OP] = "op",
    [BS_BREAK_OWNERSHIP] = "ownership",
    [BS_BREAK_BLOCK] = "block",
    [BS_BREAK_EVENT] = "event",
};

// -- the list -------------------------------------------------------------------------------------

static void
breakpoint_free(gpointer data)
{
    BsBreakpoint *breakpoint = data;
    bs_place_clear(&breakpoint->place);
    g_array_unref(breakpoint->stops);
    g_free(breakpoint->event);
    g_free(breakpoint->rule);
    g_free(breakpoint);
}

static BsBreakpoint *
breakpoint_new(BsBreakKind kind)
{
    BsBreakpoint *breakpoint = g_new0(BsBreakpoint, 1);
    breakpoint->kind = kind;
    breakpoint->enabled = TRUE;
    breakpoint->stops = g_array_new(FALSE, FALSE, sizeof(guint32));
    return breakpoint;
}

BsBreakpoints *
bs_breakpoints_new(void)
{
    BsBreakpoints *breakpoints = g_new0(BsBreakpoints, 1);
    breakpoints->items = g_ptr_array_new_with_free_func(breakpoint_free);
    return breakpoints;
}

void
bs_breakpoints_free(BsBreakpoints *breakpoints)
{
    if (!breakpoints)
        return;
    g_ptr_array_unref(breakpoints->items);
    g_free(breakpoints);
}

guint
bs_breakpoints_length(const BsBreakpoints *breakpoints)
{
    return breakpoints->items->len;
}

const BsBreakpoint *
bs_breakpoints_get(const BsBreakpoints *breakpoints, guint index)
{
    return index < breakpoints->items->len ? breakpoints->items->pdata[index] : NULL;
}

void
bs_breakpoints_remove(BsBreakpoints *breakpoints, guint index)
{
    if (index < breakpoints->items->len)
        g_ptr_array_remove_index(breakpoints->items, index);
}

void
bs_breakpoints_enable(BsBreakpoints *breakpoints, guint index, gboolean enabled)
{
    if (index < breakpoints->items->len)
        ((BsBreakpoint *)breakpoints->items->pdata[index])->enabled = enabled;
}

// -- subjects -------------------------------------------------------------------------------------

// What the kind is about, as bs_place_find() asks for it.
static BsThing
like_of(BsBreakKind kind)
{
    static const BsOp op;
    static const BsValue value;
    static const BsBlock block;
    return kind == BS_BREAK_OP          ? (BsThing){.op = &op}
           : kind == BS_BREAK_OWNERSHIP ? (BsThing){.value = &value}
                                        : (BsThing){.block = &block};
}

// Of ops and values that are one thing in the run it is about the first.
static BsEventQuery
query_of(BsDocument *document, BsThing thing)
{
    return (BsEventQuery){.op = bs_document_op_first(document, thing.op),
                          .owned = bs_document_value_first(document, thing.value),
                          .block = thing.block};
}

static gboolean
query_events(BsBreakpoint *breakpoint)
{
    const BsEventKind kind = bs_event_kind_find(breakpoint->event);
    if (strcmp(breakpoint->event, becomes_unknown) == 0)
        breakpoint->query = (BsEventQuery){.becomes_unknown = TRUE};
    else if (kind < BS_N_EVENT_KINDS)
        breakpoint->query = (BsEventQuery){.kinds = 1u << kind, .rule = breakpoint->rule};
    else
        return FALSE;
    return TRUE;
}

// What a block holds is asked of the program at each event, which is not far from the one before.
static void
find_stops_at_block(BsBreakpoint *breakpoint, BsDocument *document)
{
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        bs_document_seek(document, i);
        if (bs_timeline_matches(bs_document_timeline(document), i, &breakpoint->query))
            g_array_append_val(breakpoint->stops, i);
    }
    bs_document_seek(document, bs_document_cursor(document));
}

static void
add_stops(BsBreakpoint *breakpoint, const BsTimeline *timeline, const BsEventQuery *query)
{
    guint32 at = bs_timeline_find_next(timeline, 0, query);
    for (; at; at = bs_timeline_find_next(timeline, at, query))
        g_array_append_val(breakpoint->stops, at);
}

static int
compare_numbers(gconstpointer a, gconstpointer b)
{
    const guint32 x = *(const guint32 *)a, y = *(const guint32 *)b;
    return (x > y) - (x < y);
}

// Sorts numbers, each of which then is there once.
static void
put_in_order(GArray *numbers)
{
    guint kept = 0;
    g_array_sort(numbers, compare_numbers);
    for (guint i = 0; i < numbers->len; i++) {
        const guint32 number = g_array_index(numbers, guint32, i);
        if (kept == 0 || g_array_index(numbers, guint32, kept - 1) != number)
            g_array_index(numbers, guint32, kept++) = number;
    }
    g_array_set_size(numbers, kept);
}

// An event may speak of one op and of what it is made into.
static void
find_stops_of_line(BsBreakpoint *breakpoint, BsDocument *document)
{
    BsEventQuery query = breakpoint->query;
    g_autoptr(GPtrArray) line = g_ptr_array_new();
    if (query.op)
        bs_document_op_line(document, query.op, line);
    else
        bs_document_value_line(document, query.owned, line);
    for (guint i = 0; i < line->len; i++) {
        query.op = query.op ? line->pdata[i] : NULL;
        query.owned = query.owned ? line->pdata[i] : NULL;
        add_stops(breakpoint, bs_document_timeline(document), &query);
    }
    put_in_order(breakpoint->stops);
}

static void
find_stops(BsBreakpoint *breakpoint, BsDocument *document)
{
    g_array_set_size(breakpoint->stops, 0);
    if (breakpoint->lost || !bs_document_timeline(document))
        return;
    if (breakpoint->kind == BS_BREAK_BLOCK)
        find_stops_at_block(breakpoint, document);
    else if (breakpoint->kind == BS_BREAK_EVENT)
        add_stops(breakpoint, bs_document_timeline(document), &breakpoint->query);
    else
        find_stops_of_line(breakpoint, document);
}

// What was found by printed names is told in own ones from now on, and an op by what its line has
// become.
static void
rename_place(BsBreakpoint *breakpoint, BsDocument *document, BsThing found)
{
    BsPlace place;
    const BsOp *function = bs_document_find_function(document, breakpoint->place.function);
    if (!bs_place_init_in(&place, document, function, found, BS_NAMES_OWN))
        return;
    bs_place_clear(&breakpoint->place);
    breakpoint->place = place;
    breakpoint->names = BS_NAMES_OWN;
}

static void
resolve(BsBreakpoint *breakpoint, BsDocument *document)
{
    BsThing found;
    breakpoint->query = (BsEventQuery){0};
    if (breakpoint->kind == BS_BREAK_EVENT) {
        breakpoint->lost = !query_events(breakpoint);
    } else {
        breakpoint->lost = !bs_place_find_in(&breakpoint->place, document,
                                             like_of(breakpoint->kind), breakpoint->names, &found);
        if (!breakpoint->lost)
            breakpoint->query = query_of(document, found);
        if (!breakpoint->lost &&
            (breakpoint->names != BS_NAMES_OWN || breakpoint->kind == BS_BREAK_OP))
            rename_place(breakpoint, document, found);
    }
    find_stops(breakpoint, document);
}

void
bs_breakpoints_resolve(BsBreakpoints *breakpoints, BsDocument *document)
{
    for (guint i = 0; i < breakpoints->items->len; i++)
        resolve(breakpoints->items->pdata[i], document);
}

// Removes the one with the same query, if there is one.
static gboolean
remove_same(BsBreakpoints *breakpoints, const BsBreakpoint *as)
{
    for (guint i = 0; i < breakpoints->items->len; i++) {
        const BsBreakpoint *one = breakpoints->items->pdata[i];
        if (one->kind == as->kind && one->lost == as->lost && one->query.op == as->query.op &&
            one->query.owned == as->query.owned && one->query.block == as->query.block &&
            g_strcmp0(one->event, as->event) == 0 && g_strcmp0(one->rule, as->rule) == 0) {
            g_ptr_array_remove_index(breakpoints->items, i);
            return TRUE;
        }
    }
    return FALSE;
}

gboolean
bs_breakpoints_toggle(BsBreakpoints *breakpoints, BsDocument *document, const BsOp *function,
                      BsThing thing)
{
    const BsBreakKind kind = thing.op      ? BS_BREAK_OP
                             : thing.value ? BS_BREAK_OWNERSHIP
                                           : BS_BREAK_BLOCK;
    BsBreakpoint *breakpoint = breakpoint_new(kind);
    breakpoint->query = query_of(document, thing);
    thing = (BsThing){breakpoint->query.op, breakpoint->query.owned, thing.block};
    if (remove_same(breakpoints, breakpoint)) {
        breakpoint_free(breakpoint);
        return TRUE;
    }
    breakpoint->names = BS_NAMES_OWN;
    if (!bs_place_init_in(&breakpoint->place, document, function, thing, BS_NAMES_OWN)) {
        breakpoint_free(breakpoint);
        return FALSE;
    }
    find_stops(breakpoint, document);
    g_ptr_array_add(breakpoints->items, breakpoint);
    return TRUE;
}

gboolean
bs_breakpoints_toggle_event(BsBreakpoints *breakpoints, BsDocument *document, const char *event,
                            const char *rule)
{
    BsBreakpoint *breakpoint = breakpoint_new(BS_BREAK_EVENT);
    breakpoint->event = g_strdup(event);
    breakpoint->rule = g_strdup(rule);
    const gboolean known = query_events(breakpoint);
    if (!known || remove_same(breakpoints, breakpoint)) {
        breakpoint_free(breakpoint);
        return known;
    }
    find_stops(breakpoint, document);
    g_ptr_array_add(breakpoints->items, breakpoint);
    return TRUE;
}

// -- stops ----------------------------------------------------------------------------------------

// The index of the first stop after `number`.
static guint
stops_up_to(const GArray *stops, guint32 number)
{
    guint low = 0, high = stops->len;
    while (low < high) {
        const guint middle = low + (high - low) / 2;
        if (g_array_index(stops, guint32, middle) <= number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

guint32
bs_breakpoints_next(const BsBreakpoints *breakpoints, guint32 from, gboolean forward)
{
    guint32 best = 0;
    for (guint i = 0; i < breakpoints->items->len; i++) {
        const BsBreakpoint *one = breakpoints->items->pdata[i];
        if (!one->enabled || (!forward && from == 0))
            continue;
        const guint up_to = stops_up_to(one->stops, forward ? from : from - 1);
        if (forward && up_to < one->stops->len) {
            const guint32 stop = g_array_index(one->stops, guint32, up_to);
            best = best ? MIN(best, stop) : stop;
        } else if (!forward && up_to > 0) {
            best = MAX(best, g_array_index(one->stops, guint32, up_to - 1));
        }
    }
    return best;
}

GArray *
bs_breakpoints_stops(const BsBreakpoints *breakpoints)
{
    GArray *all = g_array_new(FALSE, FALSE, sizeof(guint32));
    for (guint i = 0; i < breakpoints->items->len; i++) {
        const BsBreakpoint *one = breakpoints->items->pdata[i];
        if (one->enabled && one->stops->len)
            g_array_append_vals(all, one->stops->data, one->stops->len);
    }
    put_in_order(all);
    return all;
}

// -- words ----------------------------------------------------------------------------------------

const char *
bs_break_event_words(const char *event)
{
    static const char *const words[][2] = {
        {becomes_unknown, N_("an ownership becomes unknown")},
        {"ownership", N_("an ownership is set")},
        {"clone", N_("a clone is inserted")},
        {"dealloc", N_("a dealloc is inserted")},
        {"to-free", N_("a block gets something to free")},
        {"refused", N_("the program is refused")},
        {"op-rebuilt", N_("an op is rebuilt with indicators")},
        {"terminator", N_("a terminator passes indicators on")},
        {"pattern", N_("a pattern rewrites an op")},
        {"fold", N_("an op is folded")},
        {"constant", N_("a constant is moved or merged")},
        {"dead", N_("a dead op is erased")},
        {"region", N_("a region is simplified")},
        {"cse", N_("an op is replaced by an equal one")},
        {"lower", N_("a dealloc is lowered")},
        {"helper", N_("the library function is made")},
        {"expand", N_("a realloc is expanded")},
        {"move", N_("an op is moved")},
        {"critical", N_("an alias is found to be critical")},
        {"hoist", N_("an allocation moves up")},
        {"stay", N_("an op stays as it is")},
        {"promote", N_("an allocation moves to the stack")},
        {"free", N_("a place to free a buffer is chosen")},
        {"function", N_("work on a function begins")},
        {"block", N_("work on a block begins")},
    };
    for (guint i = 0; i < G_N_ELEMENTS(words); i++) {
        if (strcmp(words[i][0], event) == 0)
            return _(words[i][1]);
    }
    return NULL;
}

static const char *
kind_word(const char *name)
{
    const BsEventKind kind = bs_event_kind_find(name);
    return kind < BS_N_EVENT_KINDS ? bs_event_kind_word(kind) : name;
}

char *
bs_breakpoint_text(const BsBreakpoint *breakpoint)
{
    const BsPlace *place = &breakpoint->place;
    if (breakpoint->kind == BS_BREAK_EVENT) {
        const char *words = bs_break_event_words(breakpoint->event);
        return breakpoint->rule ? g_strdup_printf("%s: %s", kind_word(breakpoint->event),
                                                  bs_rule_label(breakpoint->rule))
                                : g_strdup(words ? words : breakpoint->event);
    }
    if (breakpoint->kind == BS_BREAK_OP)
        return g_strdup_printf(_("%s in @%s"), place->text, place->function);
    if (breakpoint->kind == BS_BREAK_OWNERSHIP)
        return g_strdup_printf(_("ownership of %s in @%s"), place->text, place->function);
    // Regions have blocks of the same name.
    return g_strdup_printf(_("block %s at line %u of @%s"), place->text, place->line + 1,
                           place->function);
}

// -- the key file ---------------------------------------------------------------------------------

static const char group_prefix[] = "Breakpoint ", own_names[] = "source"; // as --names has it
enum { MOST_BREAKPOINTS = 1000 };                                         // that are read

static BsBreakpoint *
load_one(GKeyFile *file, const char *group)
{
    g_autofree char *name = g_key_file_get_string(file, group, "kind", NULL);
    guint kind = 0;
    while (kind < BS_N_BREAK_KINDS && g_strcmp0(kind_names[kind], name) != 0)
        kind++;
    if (kind == BS_N_BREAK_KINDS)
        return NULL;
    BsBreakpoint *breakpoint = breakpoint_new(kind);
    BsPlace *place = &breakpoint->place;
    breakpoint->enabled = g_key_file_get_boolean(file, group, "enabled", NULL);
    breakpoint->event = g_key_file_get_string(file, group, "event", NULL);
    breakpoint->rule = g_key_file_get_string(file, group, "rule", NULL);
    place->function = g_key_file_get_string(file, group, "function", NULL);
    place->text = g_key_file_get_string(file, group, "text", NULL);
    place->line = (guint32)MAX(0, g_key_file_get_integer(file, group, "line", NULL));
    place->stage = g_key_file_get_integer(file, group, "stage", NULL);
    place->event = (guint32)MAX(0, g_key_file_get_integer(file, group, "at", NULL));
    g_autofree char *names = g_key_file_get_string(file, group, "names", NULL);
    breakpoint->names = g_strcmp0(names, own_names) == 0 ? BS_NAMES_OWN : BS_NAMES_PRINTED;
    breakpoint->lost = TRUE;
    if (kind == BS_BREAK_EVENT ? breakpoint->event != NULL : place->function && place->text)
        return breakpoint;
    breakpoint_free(breakpoint);
    return NULL;
}

void
bs_breakpoints_load(BsBreakpoints *breakpoints, GKeyFile *file)
{
    g_auto(GStrv) groups = g_key_file_get_groups(file, NULL);
    for (guint i = 0; groups[i] && breakpoints->items->len < MOST_BREAKPOINTS; i++) {
        BsBreakpoint *one =
            g_str_has_prefix(groups[i], group_prefix) ? load_one(file, groups[i]) : NULL;
        if (one)
            g_ptr_array_add(breakpoints->items, one);
    }
}

void
bs_breakpoints_save(const BsBreakpoints *breakpoints, GKeyFile *file)
{
    for (guint i = 0; i < breakpoints->items->len; i++) {
        const BsBreakpoint *one = breakpoints->items->pdata[i];
        g_autofree char *group = g_strdup_printf("%s%u", group_prefix, i + 1);
        g_key_file_set_string(file, group, "kind", kind_names[one->kind]);
        g_key_file_set_boolean(file, group, "enabled", one->enabled);
        if (one->event)
            g_key_file_set_string(file, group, "event", one->event);
        if (one->rule)
            g_key_file_set_string(file, group, "rule", one->rule);
        if (one->kind == BS_BREAK_EVENT)
            continue;
        if (one->names == BS_NAMES_OWN)
            g_key_file_set_string(file, group, "names", own_names);
        g_key_file_set_string(file, group, "function", one->place.function);
        g_key_file_set_string(file, group, "text", one->place.text);
        g_key_file_set_integer(file, group, "line", (int)one->place.line);
        g_key_file_set_integer(file, group, "stage", one->place.stage);
        g_key_file_set_integer(file, group, "at", (int)one->place.event);
    }
}
