// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Figures of the function in view: lifetimes at the cursor, counts of its stage; and what the
// ownership pass will refuse in the whole program.
#include "app/session/heap-run.h"
#include "app/tables/tables-private.h"
#include "debug/buffers/counts.h"
#include "debug/buffers/lifetimes.h"
#include "debug/document/cursor.h"
#include "debug/telling/scan.h"
#include "debug/verdict/check.h"
#include "support/i18n.h"

#include <string.h>

// -- lifetimes -----------------------------------------------------------------------------------

// What stands in a stage that refused is half done: a row says so. Whether it is one.
static gboolean
take_refusal(BsDocument *document, GListStore *rows)
{
    g_autofree char *refusal = bs_document_refusal(document, bs_document_cursor(document));
    if (!refusal)
        return FALSE;
    BsTableRow *row = bs_table_row_new();
    row->cells[0] = g_strdup_printf(_("%s: what stands here is half done"), refusal);
    bs_rows_take(rows, row);
    return TRUE;
}

// What the run shows of the buffers of an op.
typedef struct Made {
    guint32 n, n_leaked;
    guint64 first, over; // steps: the first was made, the last is gone
    const BsMappedBuffer *only;
} Made;

// Of each op that makes some, by its id.
static GHashTable *
find_made(const BsHeapMap *map)
{
    GHashTable *all = g_hash_table_new_full(NULL, NULL, NULL, g_free);
    for (guint i = 0; map && i < map->buffers->len; i++) {
        const BsMappedBuffer *buffer = &g_array_index(map->buffers, BsMappedBuffer, i);
        gpointer id = GUINT_TO_POINTER(buffer->made_by ? buffer->made_by->id : 0);
        Made *made = g_hash_table_lookup(all, id);
        if (!made) {
            made = g_new0(Made, 1);
            *made = (Made){.first = buffer->made, .only = buffer};
            g_hash_table_insert(all, id, made);
        }
        made->n++;
        made->n_leaked += buffer->end == BS_MAPPED_LEAKED;
        made->over = MAX(made->over, buffer->over);
    }
    return all;
}

static char *
made_text(const Made *made)
{
    if (!made)
        return NULL;
    GString *text = g_string_new(NULL);
    if (made->n == 1) {
        bs_heap_map_put_life(made->only, text);
        return g_string_free(text, FALSE);
    }
    g_autofree char *first = bs_number_text(made->first), *over = bs_number_text(made->over);
    g_string_append_printf(text,
                           bs_plural("%u buffer, from step %s to step %s",
                                     "%u buffers, from step %s to step %s", made->n),
                           made->n, first, over);
    if (made->n_leaked)
        g_string_append_printf(text, _(", %u of them never freed"), made->n_leaked);
    return g_string_free(text, FALSE);
}

// `refused`: what would free it may be what was refused.
static void
take_lifetime(GListStore *rows, const BsLifetime *lifetime, GHashTable *made, gboolean refused)
{
    const BsOp *op = bs_value_op(lifetime->value);
    BsTableRow *row = bs_table_row_new();
    row->value = lifetime->value;
    row->cells[0] = lifetime->of_call
                        ? g_strdup_printf(_("%s (returned by a call)"), lifetime->name)
                        : g_strdup(lifetime->name);
    row->cells[1] = g_strdup_printf("%u", lifetime->born);
    row->cells[2] = lifetime->used_at > lifetime->born_at
                        ? g_strdup_printf("%u", lifetime->last_use)
                        : g_strdup(_("never"));
    if (lifetime->n_frees > 1)
        row->cells[3] =
            g_strdup_printf(_("%u (the last of %u places)"), lifetime->freed, lifetime->n_frees);
    else if (lifetime->freed)
        row->cells[3] = g_strdup_printf("%u", lifetime->freed);
    else
        row->cells[3] = g_strdup(bs_lifetime_is_on_stack(lifetime) ? _("on the stack")
                                 : lifetime->returned              ? _("returned")
                                 : refused                         ? _("not so far")
                                 : lifetime->of_call               ? _("not here")
                                                                   : _("never"));
    row->cells[4] =
        lifetime->bytes >= 0 ? g_strdup_printf("%" G_GINT64_FORMAT, lifetime->bytes) : NULL;
    row->cells[5] = op ? made_text(g_hash_table_lookup(made, GUINT_TO_POINTER(op->id))) : NULL;
    bs_rows_take(rows, row);
}

// What of the run is at its peak.
static void
take_peak(GListStore *rows, const BsHeapMap *map)
{
    g_autoptr(GString) text = g_string_new(NULL);
    BsTableRow *row = bs_table_row_new();
    bs_heap_map_put_peak(map, text);
    g_autofree char *steps = bs_number_text(map->steps);
    row->cells[0] = g_strdup_printf(_("the heap over %s executed ops"), steps);
    row->cells[5] = g_strdup(text->str);
    bs_rows_take(rows, row);
}

static void
take_summary(GListStore *rows, const BsLifetimes *lifetimes)
{
    BsTableRow *row = bs_table_row_new();
    if (lifetimes->not_judged) {
        row->cells[0] = g_strdup_printf(_("not judged: %s"), lifetimes->not_judged);
    } else {
        row->cells[0] = g_strdup_printf(bs_plural("with %u input: at most %u on the heap at once",
                                                  "with %u inputs: at most %u on the heap at once",
                                                  lifetimes->n_inputs),
                                        lifetimes->n_inputs, lifetimes->peak);
        row->cells[1] = g_strdup_printf("%u", lifetimes->peak_line);
    }
    bs_rows_take(rows, row);
}

void
bs_fill_lifetimes(BsSession *session, GListStore *rows)
{
    BsDocument *document = bs_session_document(session);
    const BsHeapMap *map = bs_heap_run_map(bs_heap_run_of(session));
    g_autoptr(GHashTable) made = find_made(map);
    const gboolean refused = take_refusal(document, rows);
    BsLifetimes *lifetimes =
        bs_document_lifetimes(document, bs_document_cursor(document), bs_session_function(session));
    for (guint i = 0; i < lifetimes->items->len; i++)
        take_lifetime(rows, &g_array_index(lifetimes->items, BsLifetime, i), made, refused);
    if (lifetimes->items->len)
        take_summary(rows, lifetimes);
    if (map && map->n_buffers)
        take_peak(rows, map);
    bs_lifetimes_free(lifetimes);
}

// -- counts --------------------------------------------------------------------------------------

// `after` REFUSED: nothing stands of what the stage did.
enum { REFUSED = G_MAXUINT32 };
static void
take_count(GListStore *rows, const char *name, guint32 before, guint32 after)
{
    if (before == 0 && (after == 0 || after == REFUSED))
        return;
    BsTableRow *row = bs_table_row_new();
    row->cells[0] = g_strdup(name);
    row->cells[1] = g_strdup_printf("%u", before);
    if (after == REFUSED) {
        row->cells[2] = g_strdup("–");
        bs_rows_take(rows, row);
        return;
    }
    row->cells[2] = g_strdup_printf("%u", after);
    row->cells[3] = before == after ? NULL : g_strdup_printf("%+d", (gint)after - (gint)before);
    bs_rows_take(rows, row);
}

// Some kinds of ops are among the figures, under their names.
static gboolean
is_figure(const char *name)
{
    for (guint i = 0; i < BS_N_COUNT_KINDS; i++) {
        if (strcmp(bs_count_name(i), name) == 0)
            return TRUE;
    }
    return FALSE;
}

// Both lists are sorted by name.
static void
take_kinds(GListStore *rows, const GArray *before, const GArray *after, gboolean refused)
{
    guint i = 0, k = 0;
    while (i < before->len || k < after->len) {
        const BsKindCount *old = i < before->len ? &g_array_index(before, BsKindCount, i) : NULL;
        const BsKindCount *new = k < after->len ? &g_array_index(after, BsKindCount, k) : NULL;
        const gint order = !old ? 1 : !new ? -1 : strcmp(old->name, new->name);
        const char *name = order <= 0 ? old->name : new->name;
        if (!is_figure(name))
            take_count(rows, name, order <= 0 ? old->n : 0,
                       refused      ? REFUSED
                       : order >= 0 ? new->n
                                    : 0);
        i += order <= 0;
        k += order >= 0;
    }
}

// The stage of the cursor, at its end, against the last one before that can be read.
void
bs_fill_counts(BsSession *session, GListStore *rows)
{
    BsDocument *document = bs_session_document(session);
    const BsOp *function = bs_session_function(session);
    const guint32 stage = bs_session_stage(session);
    guint32 last = stage ? stage - 1 : 0;
    while (last && bs_document_stage(document, last)->unread)
        last--;
    const BsCounts *after = function ? bs_document_counts(document, stage, function) : NULL;
    const BsCounts *before = after ? bs_document_counts(document, last, function) : NULL;
    if (!before)
        return;
    const gboolean refused = take_refusal(document, rows);
    for (guint i = 0; i < BS_N_COUNT_KINDS; i++)
        take_count(rows, _(bs_count_name(i)), before->figures[i],
                   refused ? REFUSED : after->figures[i]);
    take_kinds(rows, before->kinds, after->kinds, refused);
}

// -- before it runs ------------------------------------------------------------------------------

static BsTableRow *
scan_row(BsOp *op)
{
    const BsOp *function = bs_op_function(op);
    BsTableRow *row = bs_table_row_new();
    row->op = op;
    row->link_column = 3;
    row->cells[0] = op->loc.line ? g_strdup_printf("%u", op->loc.line) : NULL;
    row->cells[1] = g_strdup(function ? bs_function_name(function) : "");
    row->cells[2] = g_strdup(op->def->name);
    return row;
}

// "nothing frees what lines 3, 7 allocate".
static char *
leaks_text(const GPtrArray *leaks)
{
    if (!leaks->len)
        return g_strdup("");
    GString *lines = g_string_new(NULL);
    for (guint i = 0; i < leaks->len; i++)
        g_string_append_printf(lines, "%s%u", i ? ", " : "",
                               ((const BsOp *)leaks->pdata[i])->loc.line);
    char *text = g_strdup_printf(bs_plural("nothing frees what line %s allocates",
                                           "nothing frees what lines %s allocate", leaks->len),
                                 lines->str);
    g_string_free(lines, TRUE);
    return text;
}

static void
add_unvisited(const BsScan *scan, GListStore *rows)
{
    for (guint i = 0; i < scan->unvisited->len; i++) {
        const BsUnvisited *unvisited = &g_array_index(scan->unvisited, BsUnvisited, i);
        BsTableRow *row = scan_row(unvisited->op);
        g_free(row->cells[1]);
        row->cells[1] = g_strdup(bs_unvisited_name(unvisited));
        row->cells[3] = g_strdup_printf(_("not visited by %s"), scan->pass);
        row->cells[4] = leaks_text(unvisited->leaks);
        bs_rows_take(rows, row);
    }
}

void
bs_fill_scan(BsSession *session, GListStore *rows)
{
    g_autoptr(BsScan) scan = bs_document_scan(bs_session_document(session));
    for (guint i = 0; i < scan->refusals->len; i++) {
        const BsRefusal *refusal = &g_array_index(scan->refusals, BsRefusal, i);
        char *hint = bs_refusal_hint(refusal);
        BsTableRow *row = scan_row(refusal->op);
        row->cells[3] = refusal->kind == BS_ASSUMED
                            ? g_strdup_printf(_("assumed: %s"), bs_refusal_words(refusal))
                            : g_strdup(bs_refusal_words(refusal));
        row->cells[4] = hint ? hint : g_strdup("");
        bs_rows_take(rows, row);
    }
    add_unvisited(scan, rows);
    for (guint i = 0; i < scan->unseen->len; i++) {
        BsTableRow *row = bs_table_row_new();
        row->cells[3] = g_strdup(_("not looked at"));
        row->cells[4] = g_strdup(scan->unseen->pdata[i]);
        bs_rows_take(rows, row);
    }
}

// -- what is wrong -------------------------------------------------------------------------------

// Where it is freed, where it is used, and on which path; since when is said elsewhere.
static char *
tell_how(const BsFinding *finding)
{
    GString *how = g_string_new(NULL);
    for (guint i = 1; i < finding->notes->len; i++) {
        const BsFindingNote *note = &g_array_index(finding->notes, BsFindingNote, i);
        g_string_append(how, how->len ? "; " : "");
        if (note->loc.line)
            g_string_append_printf(how, _("line %u: "), note->loc.line);
        g_string_append(how, note->text);
    }
    return g_string_free(how, FALSE);
}

// When it is not known, or will not be, why.
static void
take_unknown(BsSession *session, GListStore *rows)
{
    BsTableRow *row = bs_table_row_new();
    row->cells[3] = g_strdup(bs_session_is_checked(session)
                                 ? _("It is being looked for.")
                                 : _("Not looked for: the program has too many ops."));
    bs_rows_take(rows, row);
}

void
bs_fill_findings(BsSession *session, GListStore *rows)
{
    const GPtrArray *findings = bs_session_findings(session);
    if (!findings) {
        take_unknown(session, rows);
        return;
    }
    for (guint i = 0; i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        const BsStage *stage = bs_document_stage(bs_session_document(session), finding->stage);
        BsTableRow *row = bs_table_row_new();
        row->stage = finding->stage;
        row->op_id = finding->made ? finding->made : finding->op;
        row->function = g_strdup(finding->function);
        row->link_column = 3;
        row->cells[0] = finding->loc.line ? g_strdup_printf("%u", finding->loc.line) : NULL;
        row->cells[1] = g_strdup(finding->function);
        row->cells[2] = g_strdup_printf("%u %s", finding->stage, _(stage->name));
        row->cells[3] = finding->is_sure ? g_strdup(finding->text)
                                         : g_strdup_printf(_("perhaps: %s"), finding->text);
        row->cells[4] = tell_how(finding);
        bs_rows_take(rows, row);
    }
}
