// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/piece-steps.h"

#include "support/i18n.h"

#include <string.h>

// A piece of a text, taken apart.
typedef struct Entry {
    gconstpointer owner;
    guint32 template;
    guint32 first, n; // of its names: slots in `slots`, or texts in `names`
    gint32 x, y;
    gint32 from; // the piece before that it goes on as, or -1
} Entry;

typedef struct State {
    GArray *entries; // of Entry
    GArray *slots;   // of guint32
} State;

typedef struct Slot {
    const char *name, *before; // before: as the step before had it, NULL: there was none
    guint32 set_in;            // the step that said it last
} Slot;

// Where a piece with that template and owner was.
typedef struct Place {
    gconstpointer owner;
    guint32 template, at;
} Place;

struct BsPieceSteps {
    GString *templates, *lines;
    GHashTable *template_numbers; // text -> 1 + number
    GStringChunk *texts;          // of names, each once
    GHashTable *slot_of;          // name -> 1 + slot; the slot may have another by now
    GArray *slots;                // of Slot
    GArray *changed;              // slots that this step renames
    GPtrArray *names;             // of this step's pieces, one after the other
    GString *scratch;
    GArray *places; // of Place: the text before, sorted
    State now, before;
    guint32 step;
};

static void
init_state(State *state)
{
    state->entries = g_array_new(FALSE, FALSE, sizeof(Entry));
    state->slots = g_array_new(FALSE, FALSE, sizeof(guint32));
}

static void
clear_state(State *state)
{
    g_array_unref(state->entries);
    g_array_unref(state->slots);
}

BsPieceSteps *
bs_piece_steps_new(void)
{
    BsPieceSteps *self = g_new0(BsPieceSteps, 1);
    self->templates = g_string_new(NULL);
    self->lines = g_string_new(NULL);
    self->scratch = g_string_new(NULL);
    self->template_numbers = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    self->texts = g_string_chunk_new(1 << 12);
    self->slot_of = g_hash_table_new(g_direct_hash, g_direct_equal);
    self->slots = g_array_new(FALSE, FALSE, sizeof(Slot));
    self->changed = g_array_new(FALSE, FALSE, sizeof(guint32));
    self->names = g_ptr_array_new();
    self->places = g_array_new(FALSE, FALSE, sizeof(Place));
    init_state(&self->now);
    init_state(&self->before);
    return self;
}

void
bs_piece_steps_free(BsPieceSteps *self)
{
    if (!self)
        return;
    g_string_free(self->templates, TRUE);
    g_string_free(self->lines, TRUE);
    g_string_free(self->scratch, TRUE);
    g_hash_table_unref(self->template_numbers);
    g_string_chunk_free(self->texts);
    g_hash_table_unref(self->slot_of);
    g_array_unref(self->slots);
    g_array_unref(self->changed);
    g_ptr_array_unref(self->names);
    g_array_unref(self->places);
    clear_state(&self->now);
    clear_state(&self->before);
    g_free(self);
}

static Entry *
entry_at(const State *state, guint32 i)
{
    return &g_array_index(state->entries, Entry, i);
}

// -- taking apart ---------------------------------------------------------------------------------

// The length of the name that stands behind a `%`. It does not end in a point: a sentence does.
static gsize
length_of_name(const char *text, const char *end)
{
    gsize len = 0;
    while (text + len < end && (g_ascii_isalnum(text[len]) || strchr("_$.-", text[len])))
        len++;
    while (len && strchr(".-", text[len - 1]))
        len--;
    return len;
}

// Where the number of a line begins that a description is, or `end`: rows that differ in nothing
// else have one template.
static const char *
find_line(const char *text, const char *end)
{
    const char *word = _("line "), *found = text;
    static const char mark[] = "<desc>";
    while ((found = memmem(found, (gsize)(end - found), mark, strlen(mark)))) {
        found += strlen(mark);
        if ((gsize)(end - found) > strlen(word) && strncmp(found, word, strlen(word)) == 0 &&
            g_ascii_isdigit(found[strlen(word)]))
            return found + strlen(word);
    }
    return end;
}

// The text with holes for names into `scratch`, and the names after the others.
static void
take_names(BsPieceSteps *self, const char *text, const char *end)
{
    const char *line = find_line(text, end);
    g_string_truncate(self->scratch, 0);
    while (text < end) {
        const char *sign = memchr(text, '%', (gsize)(end - text));
        const gboolean is_line = line < end && (!sign || line < sign);
        const char *name = is_line ? line : sign ? sign + 1 : end;
        const gsize len = is_line ? strspn(name, "0123456789") : length_of_name(name, end);
        line = is_line ? find_line(name + len, end) : line;
        g_string_append_len(self->scratch, text, name - text);
        if (len) {
            g_autofree char *copy = g_strndup(name, len);
            g_string_append(self->scratch, "&v;");
            g_ptr_array_add(self->names, g_string_chunk_insert_const(self->texts, copy));
        }
        text = name + len;
    }
}

static guint32
number_of_template(BsPieceSteps *self)
{
    const guint n = g_hash_table_size(self->template_numbers);
    const guint32 known =
        GPOINTER_TO_UINT(g_hash_table_lookup(self->template_numbers, self->scratch->str));
    if (known)
        return known - 1;
    g_string_append_printf(self->templates, "%s%s", n ? "<>" : "", self->scratch->str);
    g_hash_table_insert(self->template_numbers, g_strdup(self->scratch->str),
                        GUINT_TO_POINTER(n + 1));
    return n;
}

static void
take_apart(BsPieceSteps *self, const BsPieces *pieces)
{
    g_ptr_array_set_size(self->names, 0);
    g_array_set_size(self->now.entries, 0);
    g_array_set_size(self->now.slots, 0);
    for (guint i = 0; i < pieces->all->len; i++) {
        const BsPiece *piece = &g_array_index(pieces->all, BsPiece, i);
        const gsize end = i + 1 < pieces->all->len ? piece[1].begin : pieces->text->len;
        const guint32 first = self->names->len;
        take_names(self, pieces->text->str + piece->begin, pieces->text->str + end);
        const Entry entry = {.owner = piece->owner,
                             .template = number_of_template(self),
                             .first = first,
                             .n = self->names->len - first,
                             .x = piece->x,
                             .y = piece->y,
                             .from = -1};
        g_array_append_val(self->now.entries, entry);
    }
}

// -- finding it in the text before ----------------------------------------------------------------

static gint
compare_places(gconstpointer a, gconstpointer b)
{
    const Place *p = a, *q = b;
    if (p->template != q->template)
        return p->template <q->template ? -1 : 1;
    if (p->owner != q->owner)
        return (guintptr)p->owner < (guintptr)q->owner ? -1 : 1;
    return p->at < q->at ? -1 : p->at > q->at;
}

static void
sort_places(BsPieceSteps *self)
{
    g_array_set_size(self->places, 0);
    for (guint32 i = 0; i < self->before.entries->len; i++) {
        const Entry *entry = entry_at(&self->before, i);
        const Place place = {entry->owner, entry->template, i};
        g_array_append_val(self->places, place);
    }
    g_array_sort(self->places, compare_places);
}

static gboolean
is_same(const Entry *a, const Entry *b)
{
    return a->template == b->template && a->owner == b->owner;
}

// The first such piece from `next` on, else the last one before; -1: none.
static gint32
find_place(const BsPieceSteps *self, const Entry *entry, guint32 next)
{
    const Place wanted = {entry->owner, entry->template, next};
    const Place *places = (const Place *)(gpointer)self->places->data;
    guint low = 0, high = self->places->len;
    while (low < high) {
        const guint middle = low + (high - low) / 2;
        if (compare_places(&places[middle], &wanted) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (guint i = low + 1; i-- > 0 && i + 1 >= low;) {
        if (i < self->places->len && places[i].template == entry->template &&
            places[i].owner == entry->owner)
            return (gint32)places[i].at;
    }
    return -1;
}

static Slot *
slot_at(const BsPieceSteps *self, guint32 slot)
{
    return &g_array_index(self->slots, Slot, slot);
}

// Whether the slots of the piece before can have the names of this one: none has another name by
// now. Then they have.
static gboolean
take_slots(BsPieceSteps *self, const Entry *entry, const Entry *before)
{
    const guint32 *slots = &g_array_index(self->before.slots, guint32, before->first);
    const char *const *names = (const char *const *)self->names->pdata + entry->first;
    for (guint32 i = 0; i < entry->n; i++) {
        const Slot *slot = slot_at(self, slots[i]);
        if (slot->set_in == self->step && slot->name != names[i])
            return FALSE;
    }
    for (guint32 i = 0; i < entry->n; i++) {
        Slot *slot = slot_at(self, slots[i]);
        if (slot->set_in == self->step && slot->name != names[i])
            return FALSE; // it is in this piece twice
        if (slot->name != names[i])
            g_array_append_val(self->changed, slots[i]);
        if (slot->set_in != self->step)
            slot->before = slot->name;
        slot->name = names[i];
        slot->set_in = self->step;
    }
    return TRUE;
}

// Each piece goes on as one of the text before, or is new.
static void
find_pieces(BsPieceSteps *self)
{
    guint32 next = 0;
    sort_places(self);
    for (guint32 i = 0; i < self->now.entries->len; i++) {
        Entry *entry = entry_at(&self->now, i);
        const gboolean goes_on =
            next < self->before.entries->len && is_same(entry, entry_at(&self->before, next));
        const gint32 from = goes_on ? (gint32)next : find_place(self, entry, next);
        if (from < 0)
            continue;
        next = (guint32)from + 1;
        if (take_slots(self, entry, entry_at(&self->before, (guint32)from)))
            entry->from = from;
    }
}

// -- writing --------------------------------------------------------------------------------------

// Where the number begins that a name ends in, or its end.
static const char *
find_number(const char *name)
{
    enum { MOST = 9 }; // it fits
    const char *end = name + strlen(name), *at = end;
    while (at > name && end - at < MOST && g_ascii_isdigit(at[-1]))
        at--;
    while (at < end && *at == '0' && at + 1 < end)
        at++;
    return at;
}

// Whether the slot was renamed, and by adding to its number; how much.
static gboolean
find_shift(const Slot *slot, gint64 *shift)
{
    if (!slot->before)
        return FALSE;
    const char *old = find_number(slot->before), *new = find_number(slot->name);
    if (!*old || !*new || old - slot->before != new - slot->name ||
        strncmp(slot->before, slot->name, (gsize)(old - slot->before)) != 0)
        return FALSE;
    *shift = g_ascii_strtoll(new, NULL, 10) - g_ascii_strtoll(old, NULL, 10);
    return TRUE;
}

static gint
compare_numbers(gconstpointer a, gconstpointer b)
{
    const guint32 p = *(const guint32 *)a, q = *(const guint32 *)b;
    return p < q ? -1 : p > q;
}

static void
put_renames(BsPieceSteps *self)
{
    g_array_sort(self->changed, compare_numbers);
    const guint32 *slots = (const guint32 *)(gpointer)self->changed->data;
    for (guint i = 0; i < self->changed->len;) {
        gint64 shift = 0, other = 0;
        guint n = 1;
        const Slot *slot = slot_at(self, slots[i]);
        if (find_shift(slot, &shift)) {
            while (i + n < self->changed->len && slots[i + n] == slots[i] + n &&
                   find_shift(slot_at(self, slots[i + n]), &other) && other == shift)
                n++;
            g_string_append_printf(self->lines, "@%u,%u,%" G_GINT64_FORMAT " ", slots[i], n, shift);
        } else {
            g_string_append_printf(self->lines, "@%u:%s ", slots[i], slot->name);
        }
        i += n;
    }
}

// Names find the slots that have them now.
static void
note_renames(BsPieceSteps *self)
{
    for (guint i = 0; i < self->changed->len; i++) {
        const guint32 slot = g_array_index(self->changed, guint32, i);
        g_hash_table_insert(self->slot_of, (gpointer)(gsize)slot_at(self, slot)->name,
                            GUINT_TO_POINTER(slot + 1));
    }
}

static guint32
slot_of_name(BsPieceSteps *self, const char *name)
{
    const guint32 known = GPOINTER_TO_UINT(g_hash_table_lookup(self->slot_of, name));
    if (known && slot_at(self, known - 1)->name == name)
        return known - 1;
    const Slot slot = {.name = name, .set_in = self->step};
    const guint32 number = self->slots->len;
    g_array_append_val(self->slots, slot);
    g_hash_table_insert(self->slot_of, (gpointer)(gsize)name, GUINT_TO_POINTER(number + 1));
    g_string_append_printf(self->lines, "@%u:%s ", number, name);
    return number;
}

// The slots of all pieces, in place of their names.
static void
set_slots(BsPieceSteps *self)
{
    for (guint32 i = 0; i < self->now.entries->len; i++) {
        const Entry *entry = entry_at(&self->now, i);
        const guint32 *before =
            entry->from < 0 ? NULL
                            : &g_array_index(self->before.slots, guint32,
                                             entry_at(&self->before, (guint32)entry->from)->first);
        for (guint32 k = 0; k < entry->n; k++) {
            const guint32 slot =
                before ? before[k] : slot_of_name(self, self->names->pdata[entry->first + k]);
            g_array_append_val(self->now.slots, slot);
        }
    }
}

// A word of numbers: those that are 0 are left out, at its end with their commas.

static void
put_number(BsPieceSteps *self, gint32 number)
{
    if (number)
        g_string_append_printf(self->lines, "%d", number);
    g_string_append_c(self->lines, ',');
}

static void
end_word(BsPieceSteps *self)
{
    GString *out = self->lines;
    while (out->str[out->len - 1] == ',')
        g_string_truncate(out, out->len - 1);
    g_string_append_c(out, ' ');
}

static void
put_new(BsPieceSteps *self, const Entry *entry)
{
    g_string_append_c(self->lines, '+');
    put_number(self, (gint32)entry->template);
    put_number(self, entry->x);
    put_number(self, entry->y);
    for (guint32 i = 0; i < entry->n; i++)
        put_number(self, (gint32)g_array_index(self->now.slots, guint32, entry->first + i));
    end_word(self);
}

static void
put_run(BsPieceSteps *self, gint32 from, guint32 n, gint32 dx, gint32 dy)
{
    g_string_append_c(self->lines, '=');
    put_number(self, from);
    put_number(self, (gint32)n);
    put_number(self, dx);
    put_number(self, dy);
    end_word(self);
}

// How many pieces from `i` on go on one behind the other, by the same way.
static guint32
length_of_run(const BsPieceSteps *self, guint32 i, gint32 dx, gint32 dy)
{
    const gint32 from = entry_at(&self->now, i)->from;
    guint32 n = 0;
    while (i + n < self->now.entries->len) {
        const Entry *entry = entry_at(&self->now, i + n);
        if (entry->from != from + (gint32)n)
            break;
        const Entry *before = entry_at(&self->before, (guint32)entry->from);
        if (entry->x - before->x != dx || entry->y - before->y != dy)
            break;
        n++;
    }
    return n;
}

static void
put_pieces(BsPieceSteps *self)
{
    for (guint32 i = 0; i < self->now.entries->len;) {
        const Entry *entry = entry_at(&self->now, i);
        if (entry->from < 0) {
            put_new(self, entry);
            i++;
            continue;
        }
        const Entry *before = entry_at(&self->before, (guint32)entry->from);
        const gint32 dx = entry->x - before->x, dy = entry->y - before->y;
        const guint32 n = length_of_run(self, i, dx, dy);
        put_run(self, entry->from, n, dx, dy);
        i += n;
    }
    self->lines->str[self->lines->len - 1] = '\n'; // in place of the last blank
}

void
bs_piece_steps_add(BsPieceSteps *self, const BsPieces *pieces)
{
    g_return_if_fail(pieces->all->len > 0);
    self->step++;
    g_array_set_size(self->changed, 0);
    take_apart(self, pieces);
    find_pieces(self);
    put_renames(self);
    note_renames(self);
    set_slots(self);
    put_pieces(self);
    const State before = self->before;
    self->before = self->now;
    self->now = before;
}

gsize
bs_piece_steps_size(const BsPieceSteps *self)
{
    return self->templates->len + self->lines->len;
}

const GString *
bs_piece_steps_templates(const BsPieceSteps *self)
{
    return self->templates;
}

const GString *
bs_piece_steps_lines(const BsPieceSteps *self)
{
    return self->lines;
}
