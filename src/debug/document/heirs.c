// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/heirs.h"

#include "debug/document/document-private.h"
#include "debug/document/kept.h"
#include "ir/journal.h"

// A note, and the next ones of the same thing and with the same heir: numbers, from 1 on, 0 where
// there is none. What is handed on is handed on again later: who follows notes keeps to their
// order, and so comes to an end.
typedef struct Note {
    BsHeir of;
    guint32 next_of, next_to;
} Note;

typedef struct Ends {
    GHashTable *first, *last; // thing -> number of a note
} Ends;

typedef struct BsHeirs {
    GArray *notes;
    Ends of, to; // by thing, and by heir
} BsHeirs;

// Copies of copies may lead to one value in very many ways.
enum { MOST_STEPS = 4096 };

static guint32
look_up(GHashTable *table, const void *thing)
{
    return GPOINTER_TO_UINT(g_hash_table_lookup(table, thing));
}

static Note *
note_at(const BsHeirs *heirs, guint32 number)
{
    return &g_array_index(heirs->notes, Note, number - 1);
}

// The note that was the last of the thing, now that there is another one; 0: this is the first.
static guint32
append(Ends *ends, const void *thing, guint32 number)
{
    const guint32 before = look_up(ends->last, thing);
    if (!before)
        g_hash_table_insert(ends->first, (gpointer)(gsize)thing, GUINT_TO_POINTER(number));
    g_hash_table_insert(ends->last, (gpointer)(gsize)thing, GUINT_TO_POINTER(number));
    return before;
}

static void
add_note(BsHeirs *heirs, BsHeir heir)
{
    const Note note = {.of = heir};
    g_array_append_val(heirs->notes, note);
    const guint32 number = heirs->notes->len;
    const guint32 of = append(&heirs->of, heir.thing, number);
    const guint32 to = append(&heirs->to, heir.heir, number);
    if (of)
        note_at(heirs, of)->next_of = number;
    if (to)
        note_at(heirs, to)->next_to = number;
}

static void
free_heirs(gpointer data)
{
    BsHeirs *heirs = data;
    g_array_unref(heirs->notes);
    g_hash_table_unref(heirs->of.first);
    g_hash_table_unref(heirs->to.first);
    g_free(heirs);
}

static const BsHeirs *
heirs_of(BsDocument *document)
{
    static const char key;
    BsHeirs *heirs = bs_document_kept(document, &key);
    if (heirs)
        return heirs;
    heirs = g_new0(BsHeirs, 1);
    const BsJournal *journal = document->ir->journal;
    const guint32 n = journal ? bs_journal_n_heirs(journal) : 0;
    heirs->notes = g_array_sized_new(FALSE, FALSE, sizeof(Note), n);
    Ends *const both[] = {&heirs->of, &heirs->to};
    for (guint i = 0; i < G_N_ELEMENTS(both); i++)
        *both[i] = (Ends){g_hash_table_new(NULL, NULL), g_hash_table_new(NULL, NULL)};
    for (guint32 i = 0; i < n; i++)
        add_note(heirs, bs_journal_heir(journal, i));
    for (guint i = 0; i < G_N_ELEMENTS(both); i++)
        g_clear_pointer(&both[i]->last, g_hash_table_unref);
    bs_document_keep(document, &key, heirs, free_heirs);
    return heirs;
}

// -- now ------------------------------------------------------------------------------------------

// Values and ops alike.
typedef struct Walk {
    const BsDocument *document;
    const BsHeirs *heirs;
    gboolean (*is_there)(const BsDocument *document, const void *thing);
    guint steps;
} Walk;

static gboolean
has_value(const BsDocument *document, const void *value)
{
    return bs_document_has_value(document, value);
}

static gboolean
has_op(const BsDocument *document, const void *op)
{
    return bs_document_has_op(document, op);
}

// What is there of the heirs that were noted after note `after`. The first has all uses of the
// thing: what takes its place later, too, takes that of what is left behind, without uses or with
// one in the heir alone.
static const void *
find_heir(Walk *walk, const void *thing, guint32 after)
{
    const Note *note;
    for (guint32 at = look_up(walk->heirs->of.first, thing); at; at = note->next_of) {
        note = note_at(walk->heirs, at);
        if (walk->steps++ >= MOST_STEPS)
            return NULL;
        if (at <= after)
            continue;
        if (walk->is_there(walk->document, note->of.heir))
            return note->of.heir;
        const void *found = find_heir(walk, note->of.heir, at);
        if (found)
            return found;
    }
    return NULL;
}

// What is there of those whose place it takes by a note before note `before`.
static const void *
find_former(Walk *walk, const void *heir, guint32 before)
{
    const Note *note;
    for (guint32 at = look_up(walk->heirs->to.first, heir); at && at < before; at = note->next_to) {
        note = note_at(walk->heirs, at);
        if (walk->steps++ >= MOST_STEPS)
            return NULL;
        if (walk->is_there(walk->document, note->of.thing))
            return note->of.thing;
        const void *found = find_former(walk, note->of.thing, at);
        if (found)
            return found;
    }
    return NULL;
}

static const void *
find_now(Walk *walk, const void *thing)
{
    if (!thing || walk->is_there(walk->document, thing))
        return thing;
    const void *found = find_heir(walk, thing, 0);
    walk->steps = 0;
    return found ? found : find_former(walk, thing, G_MAXUINT32);
}

BsValue *
bs_document_value_now(BsDocument *document, const BsValue *value)
{
    Walk walk = {document, heirs_of(document), has_value, 0};
    return (BsValue *)(gsize)find_now(&walk, value);
}

static gboolean
is_constant(G_GNUC_UNUSED const BsDocument *document, const void *value)
{
    return bs_value_constant(value) != NULL;
}

const BsAttr *
bs_document_constant_now(BsDocument *document, const BsValue *value)
{
    const BsValue *now = bs_document_value_now(document, value);
    Walk walk = {document, heirs_of(document), is_constant, 0};
    if (!now)
        now = bs_value_constant(value) ? value : find_heir(&walk, value, 0);
    return now ? bs_value_constant(now) : NULL;
}

static const BsOp *
op_of(const BsValue *value)
{
    return value ? bs_value_op(value) : NULL;
}

// By a note of the op itself, else by what a result has become: of an op that is another one.
BsOp *
bs_document_op_now(BsDocument *document, const BsOp *op)
{
    Walk walk = {document, heirs_of(document), has_op, 0};
    const BsOp *found = find_now(&walk, op);
    for (guint32 i = 0; op && !found && i < op->n_results; i++) {
        const BsOp *now = op_of(bs_document_value_now(document, bs_op_result(op, i)));
        found = now && now->def == op->def ? now : NULL;
    }
    return (BsOp *)(gsize)found;
}

// -- lines ----------------------------------------------------------------------------------------

// Whether a pass made it: what the source has was somebody before.
static gboolean
is_made(const BsDocument *document, const void *thing, gboolean is_op)
{
    return is_op ? ((const BsOp *)thing)->event != 0
                 : ((const BsValue *)thing)->id >= document->n_source_values;
}

// The one before it, by a note before note `*at`, which becomes that note's number.
static const void *
before_it(BsDocument *document, const void *thing, gboolean is_op, guint32 *at)
{
    const BsHeirs *heirs = heirs_of(document);
    const guint32 note = is_made(document, thing, is_op) ? look_up(heirs->to.first, thing) : 0;
    if (!note || note >= *at)
        return NULL;
    *at = note;
    return note_at(heirs, note)->of.thing;
}

// The one behind it, by a note after note `*at`, likewise: its heir, if that was nobody else's
// before.
static const void *
after_it(BsDocument *document, const void *thing, gboolean is_op, guint32 *at)
{
    const BsHeirs *heirs = heirs_of(document);
    const guint32 note = look_up(heirs->of.first, thing);
    const void *heir = note > *at ? note_at(heirs, note)->of.heir : NULL;
    if (!heir || !is_made(document, heir, is_op) || look_up(heirs->to.first, heir) != note)
        return NULL;
    *at = note;
    return heir;
}

static const void *
first_of(BsDocument *document, const void *thing, gboolean is_op)
{
    guint32 at = G_MAXUINT32;
    const void *before;
    while ((before = before_it(document, thing, is_op, &at)))
        thing = before;
    return thing;
}

// From the first one on.
static void
add_line(BsDocument *document, const void *thing, gboolean is_op, GPtrArray *line)
{
    const guint begin = line->len;
    guint32 at = G_MAXUINT32;
    for (const void *one = thing; one; one = before_it(document, one, is_op, &at))
        g_ptr_array_add(line, (gpointer)(gsize)one);
    for (guint i = begin, k = line->len; i + 1 < k; i++) {
        gpointer one = line->pdata[--k];
        line->pdata[k] = line->pdata[i];
        line->pdata[i] = one;
    }
    at = 0;
    while ((thing = after_it(document, thing, is_op, &at)))
        g_ptr_array_add(line, (gpointer)(gsize)thing);
}

void
bs_document_value_line(BsDocument *document, const BsValue *value, GPtrArray *line)
{
    add_line(document, value, FALSE, line);
}

void
bs_document_op_line(BsDocument *document, const BsOp *op, GPtrArray *line)
{
    add_line(document, op, TRUE, line);
}

const BsValue *
bs_document_value_first(BsDocument *document, const BsValue *value)
{
    return value ? first_of(document, value, FALSE) : NULL;
}

const BsOp *
bs_document_op_first(BsDocument *document, const BsOp *op)
{
    return op ? first_of(document, op, TRUE) : NULL;
}

// -- names ----------------------------------------------------------------------------------------

static const char *
find_name(Walk *walk, const BsNames *names, const BsValue *value, guint32 before)
{
    const char *name = bs_names_value(names, value);
    const Note *note;
    guint32 at = name ? 0 : look_up(walk->heirs->to.first, value);
    for (; !name && at && at < before && walk->steps++ < MOST_STEPS; at = note->next_to) {
        note = note_at(walk->heirs, at);
        if (!walk->is_there(walk->document, note->of.thing))
            name = find_name(walk, names, note->of.thing, at);
    }
    return name;
}

const char *
bs_document_inherited_name(BsDocument *document, const BsNames *names, const BsValue *value)
{
    Walk walk = {document, heirs_of(document), has_value, 0};
    return find_name(&walk, names, value, G_MAXUINT32);
}
