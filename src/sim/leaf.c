// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/leaf.h"

#include "dialects/common/fold.h"
#include "sim/exec-private.h"

static gboolean
is_of_memory(BsShadow *shadow, const BsWitness *fault)
{
    const BsMachineFaultKind kind = fault->fault.kind;
    const gboolean is_handed =
        kind == BS_MACHINE_LEAK && bs_shadow_buffer(shadow, fault->fault.buffer)->is_handed;
    return !is_handed && kind != BS_MACHINE_OUT_OF_BOUNDS && kind != BS_MACHINE_UNWRITTEN &&
           kind != BS_MACHINE_NO_RESULT && kind != BS_MACHINE_BAD_SHAPE &&
           kind != BS_MACHINE_ASSERTION && kind != BS_MACHINE_FREED_ARGUMENT;
}

static guint64
chosen(const BsLeafPlace *at, BsSymbolKind kind, guint8 width, guint32 from, guint64 element,
       guint64 guess)
{
    const guint32 symbol = bs_symbols_leaf(at->symbols, kind, width, from, element);
    return bs_symbols_choose(at->symbols, symbol, guess);
}

// The elements of an argument as the path has them, when it has decided about one.
static void
choose_elements(const BsLeafPlace *at, guint32 i, const BsStorage *storage, BsInputValue *value)
{
    enum { MOST = 64 };
    gint64 n = 1;
    guint32 next = 0;
    gboolean differs = FALSE;
    const BsStorage *element = storage->element;
    if (storage->kind != BS_STORAGE_MEMORY || element->kind != BS_STORAGE_NUMBERS ||
        element->words != 1 || element->number->kind == BS_TYPE_FLOAT ||
        value->kind == BS_INPUT_SAME || value->kind == BS_INPUT_LIST)
        return;
    for (guint32 d = 0; d < storage->rank; d++) {
        const gint64 size = storage->type->shaped.shape[d];
        n *= size != BS_DYNAMIC ? size : next < value->n_sizes ? value->sizes[next] : 3;
        if (size == BS_DYNAMIC && next >= value->n_sizes && next < G_N_ELEMENTS(value->sizes)) {
            value->sizes[next] = 3;
            value->n_sizes++;
        }
        next += size == BS_DYNAMIC;
        if (n <= 0 || n > MOST)
            return;
    }
    const guint8 width = (guint8)MIN(bs_type_bit_width(element->number), 64);
    BsInputNumber *elements = g_new(BsInputNumber, n);
    for (gint64 k = 0; k < n; k++) {
        const guint64 guess =
            value->kind == BS_INPUT_IOTA ? (guint64)k + 1 : (guint64)value->integer;
        const guint64 word =
            chosen(at, BS_SYMBOL_ELEMENT, width, i, (guint64)k, guess & bs_int_mask(width));
        differs |= word != (guess & bs_int_mask(width));
        const gint64 integer = width == 1 ? (gint64)word : bs_int_signed(word, width);
        elements[k] = (BsInputNumber){(double)integer, integer};
    }
    if (!differs) {
        g_free(elements);
        return;
    }
    value->kind = BS_INPUT_LIST;
    value->n = (guint32)n;
    value->elements = elements;
}

static BsInput *
input_of(const BsLeafPlace *at)
{
    BsInput *input = bs_input_copy(at->input);
    const BsCode *code = &at->program->codes.data[bs_program_code(at->program, at->function)];
    for (guint32 i = 0; i < input->n; i++) {
        const BsStorage *storage = code->argument_storages[i];
        BsInputValue *value = &input->values[i];
        if (storage->element) {
            choose_elements(at, i, storage, value);
        } else if (storage->kind == BS_STORAGE_NUMBERS && storage->words == 1 &&
                   storage->number->kind != BS_TYPE_FLOAT) {
            const guint8 width = (guint8)MIN(bs_type_bit_width(storage->number), 64);
            const guint64 word = chosen(at, BS_SYMBOL_ARGUMENT, width, i, 0,
                                        (guint64)value->integer & bs_int_mask(width));
            value->integer = width == 1 ? (gint64)word : bs_int_signed(word, width);
            value->number = (double)value->integer;
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
    leaf->input = input_of(at);
    return leaf;
}
