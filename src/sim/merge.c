// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/merge.h"

#include "sim/exec-private.h"
#include "sim/held.h"
#include "support/intern.h"

struct BsMerge {
    const BsProgram *program;
    struct Lives **lives; // by code; NULL: not known yet
    GHashTable *seen;     // hashes
    GHashTable *lost;     // the same, of who made buffers that were lost
    const BsSlice *slice; // or NULL
    GArray *steps;        // of Step; with a slice
    GHashTable *ends;     // states from which a path comes to an end
};

// From one state to the next.
typedef struct Step {
    gint64 from, to;
} Step;

// -- which places are used later -----------------------------------------------------------------

// A value, and behind which instruction it is used no more.
typedef struct Live {
    guint32 place, last;
    const BsStorage *storage;
} Live;

// Of a code: what is used in it, each once, and what ends a round of a loop.
typedef struct Lives {
    GArray *values; // of Live
    GArray *yields; // guint32: instructions
} Lives;

typedef struct Uses {
    const BsCode *code;
    guint32 *first_def, *last;
} Uses;

static void
note_use(const Uses *uses, guint32 place, guint32 words, guint32 at)
{
    for (guint32 k = 0; k < words; k++)
        uses->last[place + k] = MAX(uses->last[place + k], at + 1);
}

static void
note_insn(const Uses *uses, guint32 at)
{
    const BsInsn *insn = &uses->code->insns[at];
    if (!bs_insn_is_placed(insn))
        return;
    for (guint32 i = 0; i < insn->n_operands; i++)
        note_use(uses, insn->operands[i], insn->operand_storages[i]->words, at);
    for (guint32 i = 0; i < insn->n_results; i++)
        uses->first_def[insn->results[i]] = MIN(uses->first_def[insn->results[i]], at);
    for (guint32 j = 0; j < insn->n_jumps; j++) {
        const BsJump *jump = &insn->jumps[j];
        for (guint32 i = 0; i < jump->n_moves; i++) {
            note_use(uses, jump->moves[i].from, jump->moves[i].words, at);
            uses->first_def[jump->moves[i].to] =
                MIN(uses->first_def[jump->moves[i].to], MIN(jump->target, at));
        }
    }
}

// What is used in a loop and was not made in it is used again in the next round.
static void
note_back(const Uses *uses, guint32 target, guint32 at)
{
    for (guint32 place = 0; place < uses->code->n_words; place++) {
        if (uses->last[place] > target && uses->last[place] <= at &&
            (uses->first_def[place] < target || uses->first_def[place] == G_MAXUINT32))
            uses->last[place] = at + 1;
    }
}

// By place. Owned.
static guint32 *
find_last_uses(const BsCode *code)
{
    Uses uses = {code, g_new(guint32, code->n_words + 1), g_new0(guint32, code->n_words + 1)};
    memset(uses.first_def, 0xFF, code->n_words * sizeof *uses.first_def);
    for (guint32 i = 0; i < code->n_insns; i++)
        note_insn(&uses, i);
    for (guint32 i = 0; i < code->n_insns; i++) {
        for (guint32 j = 0; j < code->insns[i].n_jumps; j++) {
            if (code->insns[i].jumps[j].target <= i)
                note_back(&uses, code->insns[i].jumps[j].target, i);
        }
    }
    g_free(uses.first_def);
    return uses.last;
}

// Adds it, the first time that it is met.
static void
add_live(Lives *lives, guint32 *last, guint32 place, const BsStorage *storage)
{
    const Live live = {place, last[place], storage};
    if (live.last)
        g_array_append_val(lives->values, live);
    last[place] = 0;
}

static Lives *
lives_new(const BsCode *code)
{
    Lives *lives = g_new(Lives, 1);
    *lives = (Lives){g_array_new(FALSE, FALSE, sizeof(Live)),
                     g_array_new(FALSE, FALSE, sizeof(guint32))};
    g_autofree guint32 *last = find_last_uses(code);
    for (guint32 i = 0; i < code->n_arguments; i++)
        add_live(lives, last, code->arguments[i], code->argument_storages[i]);
    for (guint32 k = 0; k < code->n_insns; k++) {
        const BsInsn *insn = &code->insns[k];
        if (insn->op->def->does == BS_DOES_YIELD)
            g_array_append_val(lives->yields, k);
        for (guint32 i = 0; bs_insn_is_placed(insn) && i < insn->n_operands; i++)
            add_live(lives, last, insn->operands[i], insn->operand_storages[i]);
    }
    return lives;
}

static void
lives_free(Lives *lives)
{
    if (!lives)
        return;
    g_array_unref(lives->values);
    g_array_unref(lives->yields);
    g_free(lives);
}

BsMerge *
bs_merge_new(const BsProgram *program, const BsSlice *slice)
{
    BsMerge *merge = g_new0(BsMerge, 1);
    merge->program = program;
    merge->lives = g_new0(Lives *, program->codes.len + 1);
    merge->lost = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
    merge->seen = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
    merge->slice = slice;
    merge->steps = g_array_new(FALSE, FALSE, sizeof(Step));
    merge->ends = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
    return merge;
}

void
bs_merge_free(BsMerge *merge)
{
    if (!merge)
        return;
    for (guint32 i = 0; i < merge->program->codes.len; i++)
        lives_free(merge->lives[i]);
    g_free(merge->lives);
    g_hash_table_unref(merge->seen);
    g_hash_table_unref(merge->lost);
    g_hash_table_unref(merge->ends);
    g_array_unref(merge->steps);
    g_free(merge);
}

// -- states --------------------------------------------------------------------------------------

typedef struct State {
    const BsMachine *machine;
    const BsShadow *shadow;
    BsSymbols *symbols;
    guint64 hash;
    GHashTable *named;     // buffer -> name + 1, in the order in which they are met
    GArray *order;         // guint32: these buffers, by name
    const guint8 *matters; // by place of the frame, see BsSlice; NULL: all does
} State;

static void
mix(State *state, guint64 word)
{
    state->hash = (state->hash ^ word) * G_GUINT64_CONSTANT(0x9E3779B97F4A7C15);
    state->hash ^= state->hash >> 29;
}

static void
mix_buffer(State *state, guint64 buffer)
{
    if (!buffer || buffer > state->machine->heap.n) {
        mix(state, 0);
        return;
    }
    gpointer name = g_hash_table_lookup(state->named, GSIZE_TO_POINTER(buffer));
    if (!name) {
        const BsBuffer *record = bs_heap_get(&state->machine->heap, (guint32)buffer);
        name = GSIZE_TO_POINTER(g_hash_table_size(state->named) + 1);
        g_hash_table_insert(state->named, GSIZE_TO_POINTER(buffer), name);
        const guint32 number = (guint32)buffer;
        g_array_append_val(state->order, number);
        mix(state, (guint64)(gsize)record->made_by);
        mix(state, (guint64)(gsize)record->made_in);
        mix(state, record->is_free);
    }
    mix(state, (guint64)(gsize)name);
}

// Numbers in memory, unless they are many, or open.
static void
mix_contents(State *state, guint32 buffer, gint64 bytes)
{
    enum { MOST = 512 };
    guint8 room[MOST];
    const gboolean is_open = bs_shadow_is_open_memory(state->shadow, buffer);
    mix(state, is_open);
    if (is_open || bytes > MOST || bs_shadow_has_cells(state->shadow, buffer))
        return;
    bs_heap_look(&state->machine->heap, buffer, 0, bytes, room);
    mix(state, bs_hash_bytes((const char *)room, (gsize)bytes));
}

// Memrefs in memory are part of it.
static void
mix_held(State *state, guint32 buffer)
{
    const BsBuffer *record = bs_heap_get(&state->machine->heap, buffer);
    const BsType *element =
        record->type && bs_type_is_shaped(record->type) ? record->type->shaped.element : NULL;
    BsStorage storage;
    if (record->is_free)
        return;
    if (!element || !bs_type_is_memref(element) || !bs_storage_init(&storage, element)) {
        mix_contents(state, buffer, record->bytes);
        return;
    }
    const gint64 each = bs_storage_element_bytes(&storage);
    for (gint64 at = 0; at + each <= record->bytes; at += each) {
        guint64 word;
        if (bs_heap_look(&state->machine->heap, buffer, at, sizeof word, &word))
            mix_buffer(state, word);
    }
}

// What an open number is does not matter.
static void
mix_number(State *state, gsize place)
{
    const guint64 open = G_GUINT64_CONSTANT(0x5EED5EED5EED5EED);
    const guint32 symbol = place < state->shadow->n_words ? state->shadow->words[place].symbol : 0;
    guint64 value = state->machine->words[place];
    const gboolean is_known = !symbol || bs_symbols_eval(state->symbols, symbol, &value);
    mix(state, is_known ? value : open);
}

static void
mix_member(gpointer state, guint32 buffer)
{
    mix_buffer(state, buffer);
}

static void
mix_operand(State *state, const BsFrame *frame, guint32 place, const BsStorage *storage)
{
    const gsize at = frame->base + place;
    const gboolean is_number = storage->kind == BS_STORAGE_NUMBERS;
    if (state->matters && !state->matters[place] &&
        (!is_number || state->shadow->words[at].symbol || state->shadow->words[at].was_open))
        return;
    if (is_number) {
        for (guint32 k = 0; k < storage->words; k++)
            mix_number(state, at + k);
        return;
    }
    if (storage->kind != BS_STORAGE_TOKEN)
        mix_buffer(state, state->machine->words[at]);
    if (at < state->shadow->n_words)
        bs_held_each(state->shadow, state->shadow->words[at].held, mix_member, state);
}

// In which round a loop is that control is in.
static void
mix_round(State *state, const BsFrame *frame, const BsInsn *loop)
{
    const BsDoes does = loop->op->def->does;
    const BsCounter *counter = loop->data;
    const BsNest *nest = loop->data;
    if (does == BS_DOES_FOR || does == BS_DOES_AFFINE_FOR)
        mix_number(state, frame->base + counter->at);
    else if (does == BS_DOES_PARALLEL || does == BS_DOES_FORALL || does == BS_DOES_GRID ||
             does == BS_DOES_AFFINE_PARALLEL || does == BS_DOES_NEST)
        for (guint32 i = 0; i < nest->n; i++)
            mix_number(state, frame->base + nest->at[i]);
}

// What values hold that are used from there on.
static void
mix_frame(State *state, BsMerge *merge, const BsFrame *frame, guint32 at)
{
    const BsCode *code = &merge->program->codes.data[frame->code];
    Lives **lives = &merge->lives[frame->code];
    if (!*lives)
        *lives = lives_new(code);
    mix(state, frame->code);
    mix(state, at);
    for (guint i = 0; i < (*lives)->values->len; i++) {
        const Live *live = &g_array_index((*lives)->values, Live, i);
        if (live->last > at)
            mix_operand(state, frame, live->place, live->storage);
    }
    for (guint i = 0; i < (*lives)->yields->len; i++) {
        const guint32 yield = g_array_index((*lives)->yields, guint32, i);
        const guint32 loop = code->insns[yield].parent;
        if (loop < at && at <= yield)
            mix_round(state, frame, &code->insns[loop]);
    }
}

static gboolean
is_of_slice(const BsSlice *slice, const BsBuffer *buffer)
{
    return !slice || buffer->made_in || g_hash_table_contains(slice->makers, buffer->made_by);
}

// Buffers that nobody holds any more leak: whether one of a kind that was not lost before.
static gboolean
note_lost(BsMerge *merge, const State *state)
{
    gboolean is_new = FALSE;
    for (guint32 i = 1; i <= state->machine->heap.n; i++) {
        const BsBuffer *record = bs_heap_get(&state->machine->heap, i);
        if (record->is_free || record->kind != BS_BUFFER_HEAP ||
            g_hash_table_contains(state->named, GSIZE_TO_POINTER(i)) ||
            !is_of_slice(merge->slice, record))
            continue;
        const gint64 key =
            (gint64)bs_hash_word((guint64)(gsize)record->made_by, (guint64)(gsize)record->made_in);
        if (!g_hash_table_contains(merge->lost, &key))
            is_new = g_hash_table_add(merge->lost, g_memdup2(&key, sizeof key));
    }
    return is_new;
}

static gboolean
was_there(const GArray *path, gint64 key)
{
    for (guint i = path->len; i-- > 0;) {
        if (g_array_index(path, gint64, i) == key)
            return TRUE;
    }
    return FALSE;
}

static gint64
find_key(BsMerge *merge, State *state, guint64 choice)
{
    const BsMachine *machine = state->machine;
    for (guint32 i = 0; i < machine->frames.len; i++) {
        const BsFrame *frame = &machine->frames.data[i];
        const BsCode *code = &merge->program->codes.data[frame->code];
        const gboolean is_top = i + 1 == machine->frames.len;
        const guint32 at = is_top ? (guint32)(machine->now.at - code->insns) : frame->at;
        state->matters = merge->slice && !i ? merge->slice->places : NULL;
        mix_frame(state, merge, frame, at);
    }
    for (guint i = 0; i < state->order->len; i++) // what they hold is named, and looked at, too
        mix_held(state, g_array_index(state->order, guint32, i));
    mix(state, choice);
    return (gint64)state->hash;
}

BsMerged
bs_merge_look(BsMerge *merge, const BsMachine *machine, const BsShadow *shadow, BsSymbols *symbols,
              guint64 choice, const GArray *path, gint64 *key)
{
    State state = {.machine = machine,
                   .shadow = shadow,
                   .symbols = symbols,
                   .named = g_hash_table_new(NULL, NULL),
                   .order = g_array_new(FALSE, FALSE, sizeof(guint32))};
    *key = find_key(merge, &state, choice);
    const Step step = {path->len ? g_array_index(path, gint64, path->len - 1) : 0, *key};
    if (merge->slice)
        g_array_append_val(merge->steps, step);
    const gboolean is_new =
        !g_hash_table_contains(merge->seen, key) || (merge->slice && was_there(path, *key));
    if (is_new)
        g_hash_table_add(merge->seen, g_memdup2(key, sizeof *key));
    const gboolean loses = !is_new && note_lost(merge, &state);
    g_hash_table_unref(state.named);
    g_array_unref(state.order);
    return is_new ? BS_MERGE_NEW : loses ? BS_MERGE_LOSES : BS_MERGE_SEEN;
}

// -- ends ----------------------------------------------------------------------------------------

void
bs_merge_end(BsMerge *merge, const GArray *path)
{
    const gint64 last = path->len ? g_array_index(path, gint64, path->len - 1) : 0;
    if (!g_hash_table_contains(merge->ends, &last))
        g_hash_table_add(merge->ends, g_memdup2(&last, sizeof last));
}

gboolean
bs_merge_all_end(const BsMerge *merge)
{
    GHashTable *ends = merge->ends;
    gboolean moves = TRUE, all = TRUE;
    while (moves) {
        moves = FALSE;
        for (guint i = merge->steps->len; i-- > 0;) {
            const Step *step = &g_array_index(merge->steps, Step, i);
            if (g_hash_table_contains(ends, &step->to) && !g_hash_table_contains(ends, &step->from))
                moves |= g_hash_table_add(ends, g_memdup2(&step->from, sizeof step->from));
        }
    }
    for (guint i = 0; i < merge->steps->len; i++)
        all = all && g_hash_table_contains(ends, &g_array_index(merge->steps, Step, i).to);
    return all;
}
