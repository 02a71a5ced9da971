// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/solve.h"

#include "dialects/common/fold.h"
#include "sim/exec-private.h"
#include "sim/input.h"

#include <math.h>

enum {
    ROUNDS = 64,     // of mending one thing that is not as it was decided
    DEEPEST = 48,    // ops backwards
    TRIES = 1 << 12, // at ops, in all rounds: ways double where both operands lead back to one
    MOST = 1 << 14   // symbols
};

typedef struct Solver {
    const BsSymbols *symbols;
    guint32 n;
    guint8 *matters; // by symbol: something that was decided depends on it
    guint64 *values; // by symbol
    guint turn;      // where choices begin: another place each round
    guint tries;     // that are left
} Solver;

// -- forwards ------------------------------------------------------------------------------------

static gboolean
is_leaf(const BsSymbol *symbol)
{
    return symbol->kind < BS_SYMBOL_COMPUTED;
}

static void
find_what_matters(Solver *solver)
{
    for (guint32 number = solver->n; number-- > 1;) { // what it is made of came before it
        const BsSymbol *symbol = bs_symbols_get(solver->symbols, number);
        solver->matters[number] |= symbol->is_known != FALSE;
        for (guint32 i = 0; solver->matters[number] && i < symbol->n; i++)
            solver->matters[symbol->terms[i].symbol] = TRUE;
    }
}

static void
take_terms(const Solver *solver, const BsSymbol *symbol, guint64 *values)
{
    for (guint32 i = 0; i < symbol->n; i++) {
        const BsTerm term = symbol->terms[i];
        values[i] = term.symbol ? solver->values[term.symbol] : term.value;
    }
}

static void
compute_all(Solver *solver)
{
    for (guint32 number = 1; number < solver->n; number++) {
        const BsSymbol *symbol = bs_symbols_get(solver->symbols, number);
        guint64 values[BS_SYMBOL_TERMS] = {0};
        if (!solver->matters[number] || is_leaf(symbol))
            continue;
        take_terms(solver, symbol, values);
        if (!bs_symbol_apply(symbol, values, &solver->values[number]))
            solver->values[number] = 0;
    }
}

// What is not as it was decided: of several, each gets its turn. 0: all is.
static guint32
find_wrong(const Solver *solver)
{
    guint n = 0;
    guint32 found = 0;
    for (guint pass = 0; pass < 2; pass++) {
        const guint wanted = n ? solver->turn % n : 0;
        n = 0;
        for (guint32 number = 1; number < solver->n; number++) {
            const BsSymbol *symbol = bs_symbols_get(solver->symbols, number);
            if (!symbol->is_known || symbol->value == solver->values[number])
                continue;
            if (pass && n == wanted)
                found = number;
            n++;
        }
    }
    return found;
}

// -- backwards -----------------------------------------------------------------------------------

typedef struct Candidates {
    guint n;
    guint64 words[40];
} Candidates;

static void
add_word(Candidates *candidates, guint64 word)
{
    for (guint i = 0; i < candidates->n; i++) {
        if (candidates->words[i] == word)
            return;
    }
    if (candidates->n < G_N_ELEMENTS(candidates->words))
        candidates->words[candidates->n++] = word;
}

static void
add_number(Candidates *candidates, const BsType *type, double number)
{
    const double most = 9e18;
    const gint64 integer = fabs(number) < most ? (gint64)number : 0;
    add_word(candidates, bs_input_word(type, number, integer));
}

// The operand may be near to the other one, or on its other side.
static void
add_near(Candidates *candidates, const BsType *type, guint32 width, guint64 other)
{
    const guint64 mask = bs_int_mask(width), sign = 1ull << (width - 1);
    const guint64 words[] = {other, other + 1, other - 1, other ^ sign, 0, 1, sign, sign - 1, mask};
    if (type && type->kind == BS_TYPE_FLOAT) {
        const double number = bs_input_number(type, other).number;
        const double numbers[] = {number, number + 1, number - 1, -number, number * 2, number / 2};
        for (guint i = 0; i < G_N_ELEMENTS(numbers); i++)
            add_number(candidates, type, numbers[i]);
    }
    for (guint i = 0; i < G_N_ELEMENTS(words); i++)
        add_word(candidates, words[i] & mask);
}

// Inverses of arithmetic.
static void
add_inverses(Candidates *candidates, const BsType *type, double wanted, double other)
{
    const double numbers[] = {wanted,       wanted - other, other - wanted, wanted + other,
                              -wanted,      wanted / other, wanted * other, other / wanted,
                              sqrt(wanted), wanted / 2,     -sqrt(wanted)};
    for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
        if (isfinite(numbers[i]))
            add_number(candidates, type, numbers[i]);
    }
}

static void
add_inverses_of_bits(Candidates *candidates, guint32 width, guint64 wanted, guint64 other)
{
    const guint64 words[] = {wanted,
                             wanted - other,
                             other - wanted,
                             wanted + other,
                             wanted ^ other,
                             ~wanted,
                             other < 64 ? wanted << other : 0,
                             other < 64 ? wanted >> other : 0};
    for (guint i = 0; i < G_N_ELEMENTS(words); i++)
        add_word(candidates, words[i] & bs_int_mask(width));
}

// What operand `i` may be for the result to be `wanted`, which is not asked yet.
static Candidates
find_candidates(const BsSymbol *symbol, guint32 i, const guint64 *values, guint64 wanted)
{
    Candidates found = {0};
    const BsInsn *insn = symbol->kind == BS_SYMBOL_COMPUTED ? symbol->insn : NULL;
    const BsType *type = insn ? insn->operand_storages[i]->number : NULL;
    const BsType *result = insn ? insn->result_storages[0]->number : NULL;
    const guint32 width = insn ? bs_type_bit_width(type) : symbol->from; // of what is compared
    const guint64 other = symbol->n > 1 ? values[i ? 0 : 1] : 0;
    if (!width || width > 64)
        return found;
    if (symbol->width == 1)
        add_near(&found, type, width, other);
    if (insn) {
        const gboolean has_other = symbol->n > 1;
        add_inverses_of_bits(&found, width, wanted, other);
        add_inverses(&found, type, bs_input_number(result, wanted).number,
                     has_other
                         ? bs_input_number(insn->operand_storages[i ? 0 : 1]->number, other).number
                         : 0);
    }
    return found;
}

static gboolean
fits(const BsSymbol *symbol, guint32 i, guint64 word, const guint64 *values, guint64 wanted)
{
    guint64 changed[BS_SYMBOL_TERMS] = {0}, result = 0;
    for (guint32 k = 0; k < symbol->n; k++) // the same operand twice is the same
        changed[k] = symbol->terms[k].symbol == symbol->terms[i].symbol ? word : values[k];
    return bs_symbol_apply(symbol, changed, &result) && result == wanted;
}

// Makes the symbol that. FALSE: no way was found.
static gboolean
make(Solver *solver, guint32 number, guint64 wanted, guint depth)
{
    const BsSymbol *symbol = bs_symbols_get(solver->symbols, number);
    guint64 values[BS_SYMBOL_TERMS] = {0};
    if (solver->values[number] == wanted)
        return TRUE;
    if (symbol->kind == BS_SYMBOL_UNKNOWN || depth > DEEPEST ||
        (symbol->is_known && symbol->value != wanted))
        return FALSE;
    if (is_leaf(symbol)) {
        solver->values[number] = wanted;
        return TRUE;
    }
    if (!solver->tries)
        return FALSE;
    solver->tries--;
    take_terms(solver, symbol, values);
    for (guint32 k = 0; k < symbol->n; k++) {
        const guint32 i = (k + solver->turn) % symbol->n;
        if (!symbol->terms[i].symbol)
            continue;
        const Candidates found = find_candidates(symbol, i, values, wanted);
        for (guint c = 0; c < found.n; c++) {
            if (fits(symbol, i, found.words[c], values, wanted) &&
                make(solver, symbol->terms[i].symbol, found.words[c], depth + 1))
                return TRUE;
        }
    }
    return FALSE;
}

// -- all -----------------------------------------------------------------------------------------

static gboolean
search(Solver *solver)
{
    for (solver->turn = 0; solver->turn < ROUNDS; solver->turn++) {
        const guint32 wrong = find_wrong(solver);
        if (!wrong)
            return TRUE;
        make(solver, wrong, bs_symbols_get(solver->symbols, wrong)->value, 0);
        compute_all(solver);
    }
    return FALSE;
}

guint64 *
bs_symbols_solve(const BsSymbols *symbols, BsSymbolGuess guess, gpointer data)
{
    Solver solver = {.symbols = symbols, .n = bs_symbols_n(symbols), .tries = TRIES};
    if (solver.n > MOST)
        return NULL;
    solver.matters = g_malloc0(solver.n);
    solver.values = g_new0(guint64, solver.n);
    find_what_matters(&solver);
    for (guint32 number = 1; number < solver.n; number++) {
        const BsSymbol *symbol = bs_symbols_get(symbols, number);
        if (is_leaf(symbol))
            solver.values[number] = bs_symbols_choose(symbols, number, guess(symbol, data));
    }
    compute_all(&solver);
    if (!search(&solver))
        g_clear_pointer(&solver.values, g_free);
    g_free(solver.matters);
    return solver.values;
}
