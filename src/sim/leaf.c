// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/leaf.h"

#include "sim/exec-private.h"
#include "sim/solve.h"

static gboolean
is_of_memory(BsShadow *shadow, const BsWitness *fault)
{
    const BsMachineFaultKind kind = fault->fault.kind;
    const gboolean is_handed =
        kind == BS_MACHINE_LEAK && bs_shadow_buffer(shadow, fault->fault.buffer)->is_handed;
    return !is_handed && kind != BS_MACHINE_OUT_OF_BOUNDS && kind != BS_MACHINE_UNWRITTEN &&
           kind != BS_MACHINE_NO_RESULT && kind != BS_MACHINE_OVERFLOW &&
           kind != BS_MACHINE_UNDEFINED && kind != BS_MACHINE_BAD_SHAPE &&
           kind != BS_MACHINE_ASSERTION && kind != BS_MACHINE_FREED_ARGUMENT;
}

// A word of that type of what the input is before a path has decided anything: element `k` of
// memory, or a number.
static guint64
guess_word(const BsType *type, const BsInputValue *value, gint64 k)
{
    if (value->kind == BS_INPUT_IOTA)
        return bs_input_word(type, (double)k + 1, k + 1);
    return bs_input_word(type, value->number, value->integer);
}

static guint64
guess_symbol(const BsSymbol *symbol, gpointer data)
{
    const BsLeafPlace *at = data;
    if (symbol->kind == BS_SYMBOL_UNKNOWN)
        return 0;
    const BsStorage *storage = bs_program_argument(at->program, at->function, symbol->from);
    const BsType *type = storage->element ? storage->element->number : storage->number;
    return guess_word(type, &at->input->values[symbol->from], (gint64)symbol->at);
}

// What the path says of an argument or an element of one, or what was found to fit (`solution`).
static guint64
chosen(const BsLeafPlace *at, const guint64 *solution, guint32 n, BsSymbol symbol)
{
    const guint32 number =
        bs_symbols_leaf(at->symbols, symbol.kind, symbol.width, symbol.from, symbol.at);
    return solution && number < n
               ? solution[number]
               : bs_symbols_choose(at->symbols, number, guess_symbol(&symbol, (gpointer)(gsize)at));
}

// How many elements there are, of which dynamic sizes are made known; 0: too many, or none.
static gint64
settle_sizes(const BsStorage *storage, BsInputValue *value)
{
    enum { MOST = 64, SIZE = 3 };
    gint64 n = 1;
    guint32 next = 0;
    for (guint32 d = 0; d < storage->rank; d++) {
        const gint64 size = storage->type->shaped.shape[d];
        n *= size != BS_DYNAMIC ? size : next < value->n_sizes ? value->sizes[next] : SIZE;
        if (size == BS_DYNAMIC && next >= value->n_sizes && next < G_N_ELEMENTS(value->sizes)) {
            value->sizes[next] = SIZE;
            value->n_sizes++;
        }
        next += size == BS_DYNAMIC;
        if (n <= 0 || n > MOST)
            return 0;
    }
    return n;
}

// The elements of an argument as the path has them, when it has decided about one.
static void
choose_elements(const BsLeafPlace *at, const guint64 *solution, guint32 n_solved, guint32 i,
                BsInputValue *value)
{
    const BsStorage *storage = bs_program_argument(at->program, at->function, i);
    const BsStorage *element = storage->element;
    gboolean differs = FALSE;
    if (storage->kind != BS_STORAGE_MEMORY || element->kind != BS_STORAGE_NUMBERS ||
        element->words != 1 || value->kind == BS_INPUT_SAME || value->kind == BS_INPUT_LIST)
        return;
    const gint64 n = settle_sizes(storage, value);
    const guint8 width = (guint8)MIN(bs_type_bit_width(element->number), 64);
    BsInputNumber *elements = g_new(BsInputNumber, n + 1);
    for (gint64 k = 0; k < n; k++) {
        const BsSymbol symbol = {
            .kind = BS_SYMBOL_ELEMENT, .width = width, .from = i, .at = (guint64)k};
        const guint64 word = chosen(at, solution, n_solved, symbol);
        differs |= word != guess_word(element->number, value, k);
        elements[k] = bs_input_number(element->number, word);
    }
    if (!differs) {
        g_free(elements);
        return;
    }
    value->kind = BS_INPUT_LIST;
    value->n = (guint32)n;
    value->elements = elements;
}

// Where nothing goes wrong, and there are many, what is near is enough.
static BsInput *
input_of(const BsLeafPlace *at, gboolean is_wanted)
{
    BsInput *input = bs_input_copy(at->input);
    const guint32 n = bs_symbols_n(at->symbols);
    g_autofree guint64 *solution =
        is_wanted ? bs_symbols_solve(at->symbols, guess_symbol, (gpointer)(gsize)at) : NULL;
    for (guint32 i = 0; i < input->n; i++) {
        const BsStorage *storage = bs_program_argument(at->program, at->function, i);
        BsInputValue *value = &input->values[i];
        if (storage->element) {
            choose_elements(at, solution, n, i, value);
        } else if (storage->kind == BS_STORAGE_NUMBERS && storage->words == 1) {
            const guint8 width = (guint8)MIN(bs_type_bit_width(storage->number), 64);
            const BsSymbol symbol = {.kind = BS_SYMBOL_ARGUMENT, .width = width, .from = i};
            const BsInputNumber number =
                bs_input_number(storage->number, chosen(at, solution, n, symbol));
            value->number = number.number;
            value->integer = number.integer;
        }
    }
    return input;
}

void
bs_leaf_free(gpointer data)
{
    BsLeaf *leaf = data;
    g_array_unref(leaf->faults);
    g_array_unref(leaf->decisions);
    bs_input_free(leaf->input);
    g_free(leaf);
}

BsLeaf *
bs_leaf_new(const BsLeafPlace *at)
{
    BsLeaf *leaf = g_new0(BsLeaf, 1);
    leaf->ending = bs_machine_ending(at->machine, NULL);
    leaf->faults = g_array_new(FALSE, FALSE, sizeof(BsWitness));
    bs_witnesses_collect(at->machine, at->function, leaf->faults);
    for (guint i = leaf->faults->len; i-- > 0;) {
        if (!is_of_memory(at->shadow, &g_array_index(leaf->faults, BsWitness, i)))
            g_array_remove_index(leaf->faults, i);
    }
    leaf->decisions = g_array_new(FALSE, FALSE, sizeof(BsDecision));
    leaf->n_decisions = at->decisions->len;
    g_array_append_vals(leaf->decisions, at->decisions->data,
                        MIN(leaf->n_decisions, (guint)BS_EXPLORE_DECISIONS));
    leaf->input = input_of(at, leaf->faults->len > 0);
    return leaf;
}
