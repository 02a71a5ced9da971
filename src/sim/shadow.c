// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/shadow.h"

#include "sim/exec-private.h"

// -- cells ---------------------------------------------------------------------------------------

enum { BYTE_BITS = 36 };

gpointer
bs_shadow_cell(guint32 buffer, gint64 byte)
{
    return GSIZE_TO_POINTER(((gsize)buffer << BYTE_BITS) | (gsize)byte);
}

static guint
hash_cell(gconstpointer key)
{
    const guint64 mixed = GPOINTER_TO_SIZE(key) * G_GUINT64_CONSTANT(0x9E3779B97F4A7C15);
    return (guint)(mixed >> 32);
}

GHashTable *
bs_shadow_cells_new(void)
{
    return g_hash_table_new(hash_cell, NULL);
}

// -- making --------------------------------------------------------------------------------------

void
bs_shadow_init(BsShadow *shadow, BsHeldSets *sets)
{
    *shadow = (BsShadow){.cells = bs_shadow_cells_new(), .sets = sets};
}

void
bs_shadow_clear(BsShadow *shadow)
{
    g_free(shadow->words);
    g_hash_table_unref(shadow->cells);
    bs_vec_free(&shadow->buffers);
    bs_vec_free(&shadow->flights);
    bs_vec_free(&shadow->tasks);
    *shadow = (BsShadow){0};
}

// A macro: vectors are of many types.
#define copy_vec(to, from)                                                        \
    do {                                                                          \
        (to)->data = g_memdup2((from)->data, (from)->len * sizeof *(from)->data); \
        (to)->len = (to)->cap = (from)->len;                                      \
    } while (0)

void
bs_shadow_copy(BsShadow *to, const BsShadow *from)
{
    GHashTableIter iter;
    gpointer key, symbol;
    to->sets = from->sets;
    to->n_words = to->cap_words = from->n_words;
    to->words = g_memdup2(from->words, from->n_words * sizeof *from->words);
    to->cells = bs_shadow_cells_new();
    g_hash_table_iter_init(&iter, from->cells);
    while (g_hash_table_iter_next(&iter, &key, &symbol))
        g_hash_table_insert(to->cells, key, symbol);
    copy_vec(&to->buffers, &from->buffers);
    copy_vec(&to->flights, &from->flights);
    copy_vec(&to->tasks, &from->tasks);
}

// As many words as the machine has; new ones are closed.
static void
fit(BsShadow *shadow, const BsMachine *machine)
{
    if (machine->n_words > shadow->cap_words) {
        shadow->cap_words = machine->n_words * 2;
        shadow->words = g_renew(BsShade, shadow->words, shadow->cap_words);
    }
    if (machine->n_words > shadow->n_words)
        memset(shadow->words + shadow->n_words, 0,
               (machine->n_words - shadow->n_words) * sizeof *shadow->words);
    shadow->n_words = machine->n_words;
}

// -- memory --------------------------------------------------------------------------------------

static guint32
buffer_of_cell(gconstpointer key)
{
    return (guint32)(GPOINTER_TO_SIZE(key) >> BYTE_BITS);
}

gboolean
bs_shadow_is_open_memory(const BsShadow *shadow, guint32 buffer)
{
    return buffer && buffer <= shadow->buffers.len && shadow->buffers.data[buffer - 1].is_open;
}

BsShadowBuffer *
bs_shadow_buffer(BsShadow *shadow, guint32 buffer)
{
    const BsShadowBuffer none = {0};
    while (shadow->buffers.len < buffer)
        bs_vec_push(&shadow->buffers, none);
    return &shadow->buffers.data[buffer - 1];
}

static void
set_open_memory(BsShadow *shadow, guint32 buffer, gboolean on)
{
    if (buffer)
        bs_shadow_buffer(shadow, buffer)->is_open = on;
}

guint32
bs_shadow_memory(const BsMachine *machine, const BsStorage *storage, const guint64 *words)
{
    const guint64 buffer = storage->element ? words[BS_VIEW_BUFFER] : 0;
    return buffer <= machine->heap.n ? (guint32)buffer : 0;
}

// Of a buffer of the function's argument: which.
static gboolean
find_argument(const BsMachine *machine, guint32 buffer, guint32 *argument)
{
    const BsCode *code = &machine->program->codes.data[machine->frames.data[0].code];
    for (guint32 i = 0; i < code->n_arguments; i++) {
        *argument = i;
        if (code->argument_storages[i]->element && buffer <= code->n_arguments &&
            bs_heap_get(&machine->heap, buffer)->kind == BS_BUFFER_ARGUMENT &&
            (guint32)machine->words[code->arguments[i]] == buffer)
            return TRUE;
    }
    return FALSE;
}

// The symbol of an element that is loaded.
static guint32
load_cell(BsShadow *shadow, BsSymbols *symbols, const BsMachine *machine, const BsStorage *element,
          guint32 buffer, gint64 byte)
{
    gpointer symbol;
    guint32 argument;
    const guint8 width = element->number ? (guint8)MIN(bs_type_bit_width(element->number), 64) : 0;
    if (byte >= 0 &&
        g_hash_table_lookup_extended(shadow->cells, bs_shadow_cell(buffer, byte), NULL, &symbol))
        return GPOINTER_TO_UINT(symbol);
    if (!bs_shadow_is_open_memory(shadow, buffer))
        return 0;
    if (byte < 0 || !find_argument(machine, buffer, &argument))
        return bs_symbols_leaf(symbols, BS_SYMBOL_UNKNOWN, width, 0, 0);
    return bs_symbols_leaf(symbols, BS_SYMBOL_ELEMENT, width, argument,
                           (guint64)(byte / bs_storage_element_bytes(element)));
}

// -- operands ------------------------------------------------------------------------------------

static gsize
place_of(const BsMachine *machine, const BsInsn *insn, guint32 operand)
{
    return (gsize)(machine->frame - machine->words) + insn->operands[operand];
}

BsTerm
bs_shadow_operand(const BsShadow *shadow, const BsMachine *machine, const BsInsn *insn,
                  guint32 operand)
{
    const gsize place = place_of(machine, insn, operand);
    const guint32 symbol = place < shadow->n_words ? shadow->words[place].symbol : 0;
    return symbol ? (BsTerm){symbol, 0} : (BsTerm){0, machine->words[place]};
}

gboolean
bs_shadow_is_open(const BsShadow *shadow, const BsMachine *machine, const BsInsn *insn,
                  guint32 operand)
{
    const gsize place = place_of(machine, insn, operand);
    for (guint32 k = 0; k < insn->operand_storages[operand]->words; k++) {
        if (place + k < shadow->n_words && shadow->words[place + k].symbol)
            return TRUE;
    }
    return FALSE;
}

void
bs_shadow_close(BsShadow *shadow, gsize place)
{
    shadow->words[place].symbol = 0;
    shadow->words[place].was_open = TRUE;
}

// What the path knows by now takes the place of guesses.
static void
refresh(BsShadow *shadow, BsSymbols *symbols, BsMachine *machine, const BsInsn *insn)
{
    for (guint32 i = 0; i < insn->n_operands; i++) {
        const gsize place = place_of(machine, insn, i);
        for (guint32 k = 0; k < insn->operand_storages[i]->words; k++) {
            const guint32 symbol = shadow->words[place + k].symbol;
            guint64 value;
            if (symbol && bs_symbols_eval(symbols, symbol, &value)) {
                machine->words[place + k] = value;
                bs_shadow_close(shadow, place + k);
            }
        }
    }
}

// -- before --------------------------------------------------------------------------------------

// A guess for an index is one that there is.
static void
put_within(BsMachine *machine, const BsShadow *shadow, const BsInsn *insn, guint32 first,
           const BsView *view)
{
    for (guint32 i = 0; i < view->rank && first + i < insn->n_operands; i++) {
        guint64 *index = machine->frame + insn->operands[first + i];
        if (bs_shadow_is_open(shadow, machine, insn, first + i) && view->sizes[i] > 0)
            *index %= (guint64)view->sizes[i];
    }
}

static void
find_element(BsMachine *machine, const BsShadow *shadow, const BsInsn *insn, guint32 memory,
             BsShadowStep *step)
{
    const BsView view = bs_insn_view(insn, memory, machine->frame);
    const guint32 first = memory + 1;
    gboolean known = TRUE;
    guint64 element = (guint64)view.offset;
    put_within(machine, shadow, insn, first, &view);
    step->buffer = view.buffer;
    for (guint32 i = 0; i < view.rank && first + i < insn->n_operands; i++) {
        known = known && !bs_shadow_is_open(shadow, machine, insn, first + i);
        element += machine->frame[insn->operands[first + i]] * (guint64)view.strides[i];
    }
    const guint32 each = bs_storage_element_bytes(insn->operand_storages[memory]->element);
    step->byte = known ? bs_machine_byte((gint64)element, each) : -1;
}

// Nobody follows what these make of open values.
static gboolean
is_followed(const BsShadow *shadow, const BsMachine *machine, const BsInsn *insn)
{
    if (insn->op->def->does != BS_DOES_SAME)
        return TRUE;
    for (guint32 i = 0; i < MIN(insn->n_operands, insn->n_results); i++) {
        if (insn->result_storages[i]->kind != BS_STORAGE_NUMBERS &&
            bs_shadow_is_open(shadow, machine, insn, i)) // a number that stands for memory
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_shadow_before(BsShadow *shadow, BsSymbols *symbols, BsMachine *machine, BsShadowStep *step)
{
    const BsInsn *insn = machine->now.at;
    fit(shadow, machine);
    *step = (BsShadowStep){.insn = insn, .base = (gsize)(machine->frame - machine->words)};
    machine->jumped = NULL;
    if (!bs_insn_is_placed(insn))
        return TRUE;
    refresh(shadow, symbols, machine, insn);
    for (guint32 i = 0; i < insn->n_operands; i++) {
        const guint32 buffer = bs_shadow_memory(machine, insn->operand_storages[i],
                                                machine->frame + insn->operands[i]);
        step->any_open |=
            bs_shadow_is_open(shadow, machine, insn, i) || bs_shadow_is_open_memory(shadow, buffer);
        step->was_open |= shadow->words[place_of(machine, insn, i)].was_open;
        if (i < BS_SYMBOL_TERMS)
            step->terms[i] = bs_shadow_operand(shadow, machine, insn, i);
    }
    const BsDoes does = insn->op->def->does;
    if (does == BS_DOES_LOAD)
        find_element(machine, shadow, insn, 0, step);
    if (does == BS_DOES_STORE)
        find_element(machine, shadow, insn, 1, step);
    if (does == BS_DOES_SELECT)
        step->taken = machine->frame[insn->operands[0]] ? 1 : 2;
    return is_followed(shadow, machine, insn);
}

// -- after ---------------------------------------------------------------------------------------

static void
set_result(BsShadow *shadow, const BsShadowStep *step, guint32 result, guint32 symbol)
{
    const BsInsn *insn = step->insn;
    for (guint32 k = 0; k < insn->result_storages[result]->words; k++)
        shadow->words[step->base + insn->results[result] + k] = (BsShade){.symbol = symbol};
}

static guint8
width_of(const BsStorage *storage)
{
    return storage->number ? (guint8)MIN(bs_type_bit_width(storage->number), 64) : 64;
}

// Results are numbers of which nobody says anything, and memory with such numbers.
static void
open_results(BsShadow *shadow, BsSymbols *symbols, const BsMachine *machine,
             const BsShadowStep *step)
{
    const BsInsn *insn = step->insn;
    for (guint32 i = 0; i < insn->n_results; i++) {
        const BsStorage *storage = insn->result_storages[i];
        // Parts of a vector are not told apart: nobody takes one out without making it a new
        // number.
        set_result(shadow, step, i,
                   storage->kind == BS_STORAGE_NUMBERS
                       ? bs_symbols_leaf(symbols, BS_SYMBOL_UNKNOWN, width_of(storage), 0, 0)
                       : 0);
        set_open_memory(
            shadow,
            bs_shadow_memory(machine, storage, machine->words + step->base + insn->results[i]),
            TRUE);
    }
}

static void
forget_cells(BsShadow *shadow, guint32 buffer)
{
    GHashTableIter iter;
    gpointer key;
    BsShadowBuffer *record = bs_shadow_buffer(shadow, buffer);
    if (!record->n_cells)
        return;
    g_hash_table_iter_init(&iter, shadow->cells);
    while (g_hash_table_iter_next(&iter, &key, NULL)) {
        if (buffer_of_cell(key) == buffer)
            g_hash_table_iter_remove(&iter);
    }
    record->n_cells = record->n_symbols = 0;
}

gboolean
bs_shadow_has_cells(const BsShadow *shadow, guint32 buffer)
{
    return buffer && buffer <= shadow->buffers.len && shadow->buffers.data[buffer - 1].n_symbols;
}

static void
open_memory(BsShadow *shadow, guint32 buffer)
{
    if (!buffer)
        return;
    forget_cells(shadow, buffer);
    set_open_memory(shadow, buffer, TRUE);
}

// What an op that is not looked into does with open values: everything that it is given may be.
static void
open_all(BsShadow *shadow, BsSymbols *symbols, const BsMachine *machine, const BsShadowStep *step,
         const guint64 *frame)
{
    for (guint32 i = 0; i < step->insn->n_operands; i++)
        open_memory(shadow, bs_shadow_memory(machine, step->insn->operand_storages[i],
                                             frame + step->insn->operands[i]));
    open_results(shadow, symbols, machine, step);
}

static void
after_copy(BsShadow *shadow, const BsMachine *machine, const BsShadowStep *step)
{
    const BsInsn *insn = step->insn;
    const guint64 *frame = machine->words + step->base;
    const guint32 from =
        bs_shadow_memory(machine, insn->operand_storages[0], frame + insn->operands[0]);
    const guint32 to =
        insn->n_results
            ? bs_shadow_memory(machine, insn->result_storages[0], frame + insn->results[0])
            : bs_shadow_memory(machine, insn->operand_storages[1], frame + insn->operands[1]);
    if (bs_shadow_is_open_memory(shadow, from) || bs_shadow_has_cells(shadow, from))
        open_memory(shadow, to);
    for (guint32 i = 0; i < insn->n_results; i++)
        set_result(shadow, step, i, 0);
}

static void
after_store(BsShadow *shadow, const BsShadowStep *step)
{
    gpointer before = NULL;
    const guint32 symbol = step->terms[0].symbol;
    if (!step->buffer)
        return;
    BsShadowBuffer *record = bs_shadow_buffer(shadow, step->buffer);
    if (step->byte < 0) {
        open_memory(shadow, step->buffer);
        return;
    }
    if (!symbol && !record->is_open && !record->n_symbols)
        return;
    gpointer key = bs_shadow_cell(step->buffer, step->byte);
    const gboolean was_there = g_hash_table_lookup_extended(shadow->cells, key, NULL, &before);
    g_hash_table_insert(shadow->cells, key, GUINT_TO_POINTER(symbol));
    record->n_cells += !was_there;
    record->n_symbols += (symbol != 0);
    record->n_symbols -= before != NULL;
}

static void
after_compute(BsShadow *shadow, BsSymbols *symbols, BsMachine *machine, const BsShadowStep *step)
{
    const BsInsn *insn = step->insn;
    if (!step->any_open) {
        for (guint32 i = 0; i < insn->n_results; i++) {
            set_result(shadow, step, i, 0);
            shadow->words[step->base + insn->results[i]].was_open = step->was_open;
        }
    } else if (insn->n_results == 1 && bs_insn_compute(insn, NULL, NULL)) {
        const BsTerm term = bs_symbols_compute(symbols, insn, step->terms);
        set_result(shadow, step, 0, term.symbol);
        if (!term.symbol) {
            machine->words[step->base + insn->results[0]] = term.value;
            bs_shadow_close(shadow, step->base + insn->results[0]);
        }
    } else {
        open_results(shadow, symbols, machine, step);
    }
}

static void
copy_words(BsShadow *shadow, gsize from, gsize to, guint32 n)
{
    memmove(shadow->words + to, shadow->words + from, n * sizeof *shadow->words);
}

// Symbols go where values go.
static void
after_jump(BsShadow *shadow, const BsMachine *machine, const BsShadowStep *step)
{
    const BsJump *jump = machine->jumped;
    gsize n = 0;
    for (guint32 i = 0; i < jump->n_moves; i++)
        n += jump->moves[i].words;
    g_autofree BsShade *moved = g_new(BsShade, n + 1);
    n = 0;
    for (guint32 i = 0; i < jump->n_moves; n += jump->moves[i++].words)
        memcpy(moved + n, shadow->words + step->base + jump->moves[i].from,
               jump->moves[i].words * sizeof *moved);
    n = 0;
    for (guint32 i = 0; i < jump->n_moves; n += jump->moves[i++].words)
        memcpy(shadow->words + step->base + jump->moves[i].to, moved + n,
               jump->moves[i].words * sizeof *moved);
}

static void
after_call(BsShadow *shadow, BsSymbols *symbols, const BsMachine *machine, const BsShadowStep *step)
{
    const BsInsn *insn = step->insn;
    const gsize base = bs_machine_top(machine)->base;
    if (base == step->base) {
        open_all(shadow, symbols, machine, step, machine->words + step->base);
        return;
    }
    const BsCode *code = bs_machine_code(machine);
    memset(shadow->words + base, 0, code->n_words * sizeof *shadow->words);
    for (guint32 i = 0; i < insn->n_operands; i++)
        copy_words(shadow, step->base + insn->operands[i], base + code->arguments[i],
                   insn->operand_storages[i]->words);
}

static void
after_return(BsShadow *shadow, const BsMachine *machine, const BsShadowStep *step)
{
    const BsFrame *caller = bs_machine_top(machine);
    if (machine->now.ending != BS_RUNNING)
        return;
    const BsInsn *call = &bs_machine_code(machine)->insns[caller->at - 1];
    for (guint32 i = 0; i < MIN(step->insn->n_operands, call->n_results); i++)
        copy_words(shadow, step->base + step->insn->operands[i], caller->base + call->results[i],
                   call->result_storages[i]->words);
}

static void
after_select(BsShadow *shadow, BsSymbols *symbols, const BsMachine *machine,
             const BsShadowStep *step)
{
    const BsInsn *insn = step->insn;
    if (step->terms[0].symbol || insn->operand_storages[0]->words != 1)
        open_results(shadow, symbols, machine, step);
    else
        copy_words(shadow, step->base + insn->operands[step->taken], step->base + insn->results[0],
                   insn->result_storages[0]->words);
}

static void
after_same(BsShadow *shadow, const BsShadowStep *step)
{
    const BsInsn *insn = step->insn;
    for (guint32 i = 0; i < insn->n_results; i++) {
        guint32 place;
        const BsStorage *from = bs_insn_source(insn, i, &place);
        set_result(shadow, step, i, 0);
        if (from && from->kind == BS_STORAGE_NUMBERS &&
            insn->result_storages[i]->words == from->words)
            copy_words(shadow, step->base + place, step->base + insn->results[i], from->words);
    }
}

static void
after_load(BsShadow *shadow, BsSymbols *symbols, const BsMachine *machine, const BsShadowStep *step)
{
    const BsStorage *element = step->insn->operand_storages[0]->element;
    set_result(shadow, step, 0, 0);
    if (element->kind != BS_STORAGE_NUMBERS)
        return;
    const gboolean open =
        bs_shadow_is_open_memory(shadow, step->buffer) || bs_shadow_has_cells(shadow, step->buffer);
    if (element->words > 1 || (step->byte < 0 && open)) {
        if (open)
            open_results(shadow, symbols, machine, step);
        return;
    }
    if (step->byte >= 0)
        set_result(shadow, step, 0,
                   load_cell(shadow, symbols, machine, element, step->buffer, step->byte));
}

void
bs_shadow_after(BsShadow *shadow, BsSymbols *symbols, BsMachine *machine, const BsShadowStep *step)
{
    fit(shadow, machine);
    const BsDoes does = step->insn->op->def->does;
    if (machine->now.ending != BS_RUNNING && machine->now.ending != BS_RETURNED)
        return;
    if (machine->jumped) {
        after_jump(shadow, machine, step);
        return;
    }
    switch (does) {
    case BS_DOES_COMPUTE:
        after_compute(shadow, symbols, machine, step);
        break;
    case BS_DOES_SELECT:
        after_select(shadow, symbols, machine, step);
        break;
    case BS_DOES_SAME:
        after_same(shadow, step);
        break;
    case BS_DOES_LOAD:
        after_load(shadow, symbols, machine, step);
        break;
    case BS_DOES_STORE:
        after_store(shadow, step);
        break;
    case BS_DOES_COPY:
    case BS_DOES_CLONE:
    case BS_DOES_REALLOC:
        after_copy(shadow, machine, step);
        break;
    case BS_DOES_CALL:
        after_call(shadow, symbols, machine, step);
        break;
    case BS_DOES_RETURN:
        after_return(shadow, machine, step);
        break;
    case BS_DOES_ALLOC: // how large it is does not matter: the guess is as good as any
    case BS_DOES_ALLOCA:
    case BS_DOES_FREE:
    case BS_DOES_FREE_IF:
    case BS_DOES_SUBVIEW:
    case BS_DOES_REINTERPRET:
    case BS_DOES_COLLAPSE:
    case BS_DOES_EXPAND:
    case BS_DOES_RESHAPE:
    case BS_DOES_TRANSPOSE:
    case BS_DOES_VIEW:
    case BS_DOES_METADATA:
    case BS_DOES_ADDRESS:
    case BS_DOES_DIM:
    case BS_DOES_RANK:
    case BS_DOES_OWN:
    case BS_DOES_OWN_NOTHING:
    case BS_DOES_OWN_FREE:
    case BS_DOES_OWN_RETAIN:
        for (guint32 i = 0; i < step->insn->n_results; i++)
            set_result(shadow, step, i, 0);
        break;
    default:
        if (step->any_open || does == BS_DOES_UNKNOWN)
            open_all(shadow, symbols, machine, step, machine->words + step->base);
        else
            for (guint32 i = 0; i < step->insn->n_results; i++)
                set_result(shadow, step, i, 0);
    }
}

void
bs_shadow_open_arguments(BsShadow *shadow, BsSymbols *symbols, BsMachine *machine)
{
    const BsCode *code = &machine->program->codes.data[machine->frames.data[0].code];
    fit(shadow, machine);
    for (guint32 i = 0; i < code->n_arguments; i++) {
        const BsStorage *storage = code->argument_storages[i];
        const guint32 place = code->arguments[i];
        for (guint32 k = 0; storage->kind == BS_STORAGE_NUMBERS && k < storage->words; k++)
            shadow->words[place + k].symbol =
                storage->words == 1
                    ? bs_symbols_leaf(symbols, BS_SYMBOL_ARGUMENT, width_of(storage), i, 0)
                    : bs_symbols_leaf(symbols, BS_SYMBOL_UNKNOWN, width_of(storage), 0, 0);
    }
    for (guint32 buffer = 1; buffer <= machine->heap.n; buffer++)
        set_open_memory(shadow, buffer, TRUE);
}
