// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/symbols.h"

#include "dialects/common/fold.h"
#include "sim/exec-private.h"
#include "support/intern.h"

// Of two numbers, which of <, =, > may be; for signed ones, or unsigned.
enum { LESS = 1, SAME = 2, MORE = 4, ANY = 7 };

typedef struct Fact {
    BsTerm a, b;
    guint8 may;
    gboolean is_signed;
} Fact;

// What a symbol was before: to go back.
typedef struct Change {
    guint32 symbol; // 0: a fact was added
    gboolean is_known;
    gint64 low, high;
    guint64 moment; // when it was made: no two have the same
} Change;

struct BsSymbols {
    BS_VEC(BsSymbol) all; // number 0 is none
    GHashTable *numbers;  // key text -> number
    BS_VEC(Fact) facts;
    BS_VEC(Change) trail;
    guint64 last_moment;
    guint depth; // of what follows from a decision
    gboolean is_spreading;
    gboolean is_cut; // not all was looked at, so deep it is
};

BsSymbols *
bs_symbols_new(void)
{
    BsSymbols *symbols = g_new0(BsSymbols, 1);
    const BsSymbol none = {0};
    bs_vec_push(&symbols->all, none);
    symbols->numbers =
        g_hash_table_new_full(g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
    return symbols;
}

void
bs_symbols_free(BsSymbols *symbols)
{
    if (!symbols)
        return;
    bs_vec_free(&symbols->all);
    bs_vec_free(&symbols->facts);
    bs_vec_free(&symbols->trail);
    g_hash_table_unref(symbols->numbers);
    g_free(symbols);
}

const BsSymbol *
bs_symbols_get(const BsSymbols *symbols, guint32 symbol)
{
    return &symbols->all.data[symbol];
}

guint32
bs_symbols_n(const BsSymbols *symbols)
{
    return symbols->all.len;
}

// -- what is known, and when ----------------------------------------------------------------------

enum { FIRST_MOMENT = 1 };

// What is known is the same whenever this is the same: after a path has gone back, too.
static guint64
moment_of(const BsSymbols *symbols)
{
    return symbols->trail.len ? symbols->trail.data[symbols->trail.len - 1].moment : FIRST_MOMENT;
}

static void
push_change(BsSymbols *symbols, Change change)
{
    change.moment = ++symbols->last_moment + FIRST_MOMENT;
    bs_vec_push(&symbols->trail, change);
}

// -- making --------------------------------------------------------------------------------------

static guint32
add(BsSymbols *symbols, BsSymbol symbol)
{
    symbol.low =
        symbol.width && symbol.width < 64 ? -((gint64)1 << (symbol.width - 1)) : G_MININT64;
    symbol.high =
        symbol.width && symbol.width < 64 ? ((gint64)1 << (symbol.width - 1)) - 1 : G_MAXINT64;
    bs_vec_push(&symbols->all, symbol);
    return symbols->all.len - 1;
}

// The same symbol for the same: all members but what the path knows.
static guint32
intern(BsSymbols *symbols, const BsSymbol *symbol)
{
    g_autoptr(GBytes) key = g_bytes_new(symbol, offsetof(BsSymbol, is_known));
    guint32 number = GPOINTER_TO_UINT(g_hash_table_lookup(symbols->numbers, key));
    if (!number) {
        number = add(symbols, *symbol);
        g_hash_table_insert(symbols->numbers, g_steal_pointer(&key), GUINT_TO_POINTER(number));
    }
    return number;
}

static BsSymbol
blank(BsSymbolKind kind, guint8 width)
{
    BsSymbol symbol;
    memset(&symbol, 0, sizeof symbol); // gaps are part of the key
    symbol.kind = kind;
    symbol.width = width;
    return symbol;
}

guint32
bs_symbols_leaf(BsSymbols *symbols, BsSymbolKind kind, guint8 width, guint32 from, guint64 at)
{
    BsSymbol symbol = blank(kind, width);
    symbol.from = from;
    symbol.at = at;
    return kind == BS_SYMBOL_UNKNOWN ? add(symbols, symbol) : intern(symbols, &symbol);
}

static BsTerm
settle(BsSymbols *symbols, BsTerm term)
{
    guint64 value;
    return term.symbol && bs_symbols_eval(symbols, term.symbol, &value) ? (BsTerm){0, value} : term;
}

static BsTerm
make(BsSymbols *symbols, const BsSymbol *symbol)
{
    const guint32 number = intern(symbols, symbol);
    return settle(symbols, (BsTerm){number, 0});
}

BsTerm
bs_symbols_compute(BsSymbols *symbols, const BsInsn *insn, const BsTerm *terms)
{
    BsSymbol symbol =
        blank(BS_SYMBOL_COMPUTED, (guint8)bs_type_bit_width(insn->result_storages[0]->number));
    symbol.insn = insn;
    symbol.n = (guint8)insn->n_operands;
    for (guint32 i = 0; i < symbol.n; i++)
        symbol.terms[i] = settle(symbols, terms[i]);
    return make(symbols, &symbol);
}

BsTerm
bs_symbols_compare(BsSymbols *symbols, BsSymbolKind kind, guint8 width, gboolean is_unsigned,
                   BsTerm a, BsTerm b)
{
    BsSymbol symbol = blank(kind, 1);
    symbol.from = width;
    symbol.at = is_unsigned != FALSE;
    symbol.n = 2;
    symbol.terms[0] = settle(symbols, a);
    symbol.terms[1] = settle(symbols, b);
    return make(symbols, &symbol);
}

// -- comparisons ---------------------------------------------------------------------------------

// Whether a symbol compares two integers: for which of <, =, > it is true.
static gboolean
comparison(const BsSymbol *symbol, guint8 *when, gboolean *is_signed, guint32 *width)
{
    BsPredicate predicate;
    if (symbol->kind == BS_SYMBOL_EQUAL || symbol->kind == BS_SYMBOL_LESS) {
        *when = symbol->kind == BS_SYMBOL_EQUAL ? SAME : LESS;
        *is_signed = !symbol->at;
        *width = symbol->from;
        return TRUE;
    }
    if (symbol->kind != BS_SYMBOL_COMPUTED || !bs_insn_comparison(symbol->insn, &predicate, width))
        return FALSE;
    *when = (guint8)((bs_predicate_compare(predicate, 8, 1, 2) ? LESS : 0) |
                     (bs_predicate_compare(predicate, 8, 1, 1) ? SAME : 0) |
                     (bs_predicate_compare(predicate, 8, 2, 1) ? MORE : 0));
    // Of -1 and 1: which is less shows whether there is a sign.
    *is_signed = (bs_predicate_compare(predicate, 8, 255, 1) != FALSE) == ((*when & LESS) != 0);
    return TRUE;
}

static void find_bounds(const BsSymbols *symbols, BsTerm term, guint32 width, gint64 ends[2]);

// Of a sum with a number: no further than the other is, unless it goes round.
static gboolean
bound_sum(const BsSymbols *symbols, const BsSymbol *symbol, gint64 ends[2])
{
    const guint8 computes =
        symbol->kind == BS_SYMBOL_COMPUTED ? symbol->insn->op->def->computes : 0;
    const guint32 open = symbol->terms[0].symbol ? 0 : 1;
    if ((computes != BS_COMPUTES_ADD && computes != BS_COMPUTES_SUBTRACT) || symbol->n != 2 ||
        !symbol->terms[open].symbol || symbol->terms[!open].symbol ||
        (computes == BS_COMPUTES_SUBTRACT && open))
        return FALSE;
    const gint64 number = bs_int_signed(symbol->terms[!open].value, symbol->width);
    gint64 of[2];
    find_bounds(symbols, symbol->terms[open], symbol->width, of); // once: sums are of sums of sums
    for (guint end = 0; end < 2; end++) {
        const gboolean is_out = computes == BS_COMPUTES_ADD
                                    ? __builtin_add_overflow(of[end], number, &ends[end])
                                    : __builtin_sub_overflow(of[end], number, &ends[end]);
        if (is_out || bs_int_signed((guint64)ends[end], symbol->width) != ends[end])
            return FALSE;
    }
    return TRUE;
}

// The least and the most that it may be.
static void
find_bounds(const BsSymbols *symbols, BsTerm term, guint32 width, gint64 ends[2])
{
    const BsSymbol *symbol = &symbols->all.data[term.symbol];
    gint64 found[2];
    if (!term.symbol) {
        ends[0] = ends[1] = bs_int_signed(term.value, width);
    } else if (bound_sum(symbols, symbol, found)) {
        ends[0] = MAX(found[0], symbol->low);
        ends[1] = MIN(found[1], symbol->high);
    } else {
        ends[0] = symbol->low;
        ends[1] = symbol->high;
    }
}

static gint64
bound(const BsSymbols *symbols, BsTerm term, guint32 width, gboolean is_high)
{
    gint64 ends[2];
    find_bounds(symbols, term, width, ends);
    return ends[is_high ? 1 : 0];
}

static gboolean
same_term(BsTerm a, BsTerm b)
{
    return a.symbol == b.symbol && (a.symbol || a.value == b.value);
}

static guint8
swapped(guint8 may)
{
    return (guint8)((may & LESS ? MORE : 0) | (may & SAME) | (may & MORE ? LESS : 0));
}

// Which of <, =, > may be, as far as the path knows.
static guint8
relation(const BsSymbols *symbols, BsTerm a, BsTerm b, guint32 width, gboolean is_signed)
{
    guint8 may = ANY;
    if (same_term(a, b))
        return SAME;
    for (guint32 i = 0; i < symbols->facts.len; i++) {
        const Fact *fact = &symbols->facts.data[i];
        guint8 says = fact->may;
        if (fact->is_signed != is_signed && says != SAME) // whether they are the same stands
            says = says & SAME ? ANY : LESS | MORE;
        if (same_term(fact->a, a) && same_term(fact->b, b))
            may &= says;
        else if (same_term(fact->a, b) && same_term(fact->b, a))
            may &= swapped(says);
    }
    const gint64 low_a = bound(symbols, a, width, FALSE), high_a = bound(symbols, a, width, TRUE);
    const gint64 low_b = bound(symbols, b, width, FALSE), high_b = bound(symbols, b, width, TRUE);
    if (!is_signed && (low_a < 0 || low_b < 0))
        return may;
    if (low_a >= high_b)
        may &= (guint8)~LESS;
    if (high_a <= low_b)
        may &= (guint8)~MORE;
    if (low_a > high_b || high_a < low_b)
        may &= (guint8)~SAME;
    return may;
}

// -- values --------------------------------------------------------------------------------------

gboolean
bs_symbol_apply(const BsSymbol *symbol, const guint64 *values, guint64 *result)
{
    guint64 results[2] = {0};
    if (symbol->kind == BS_SYMBOL_EQUAL)
        results[0] = values[0] == values[1];
    else if (symbol->kind == BS_SYMBOL_LESS)
        results[0] = symbol->at ? values[0] < values[1]
                                : bs_int_signed(values[0], symbol->from) <
                                      bs_int_signed(values[1], symbol->from);
    else if (!bs_insn_compute(symbol->insn, values, results))
        return FALSE;
    *result = results[0];
    return TRUE;
}

static guint8
width_of(const BsSymbols *symbols, BsTerm term)
{
    return term.symbol ? symbols->all.data[term.symbol].width : 64;
}

// Tries what the operands that are open may be, where these are bits: `decided`, when it is no
// NULL, is what the result must be. Gives what all that fit have in common. FALSE: none fits.
static gboolean
try_bits(BsSymbols *symbols, const BsSymbol *symbol, const guint64 *wanted, guint8 *results,
         guint8 *bits)
{
    guint64 values[BS_SYMBOL_TERMS] = {0};
    guint32 open[BS_SYMBOL_TERMS], n = 0;
    gboolean fits = FALSE;
    for (guint32 i = 0; i < symbol->n; i++) {
        const BsTerm term = symbol->terms[i];
        if (!term.symbol || bs_symbols_eval(symbols, term.symbol, &values[i])) {
            values[i] = term.symbol ? values[i] : term.value;
            continue;
        }
        if (width_of(symbols, term) != 1)
            return FALSE;
        open[n++] = i;
    }
    *results = 0;
    memset(bits, 0, BS_SYMBOL_TERMS);
    for (guint32 k = 0; k < 1u << n; k++) {
        guint64 result;
        gboolean agrees = TRUE; // the same operand twice is the same
        for (guint32 i = 0; i < n; i++) {
            values[open[i]] = k >> i & 1;
            for (guint32 j = 0; j < i; j++)
                agrees = agrees && (!same_term(symbol->terms[open[i]], symbol->terms[open[j]]) ||
                                    values[open[i]] == values[open[j]]);
        }
        if (!agrees || !bs_symbol_apply(symbol, values, &result) || (wanted && result != *wanted))
            continue;
        fits = TRUE;
        *results |= result ? 2 : 1;
        for (guint32 i = 0; i < n; i++)
            bits[open[i]] |= values[open[i]] ? 2 : 1;
    }
    return fits;
}

static gboolean
eval_terms(BsSymbols *symbols, const BsSymbol *symbol, guint64 *value)
{
    guint64 values[BS_SYMBOL_TERMS] = {0};
    for (guint32 i = 0; i < symbol->n; i++) {
        const BsTerm term = symbol->terms[i];
        values[i] = term.value;
        if (term.symbol && !bs_symbols_eval(symbols, term.symbol, &values[i]))
            return FALSE;
    }
    return bs_symbol_apply(symbol, values, value);
}

// Of what is computed, and was not decided itself.
static gboolean
eval_computed(BsSymbols *symbols, const BsSymbol *symbol, guint64 *value)
{
    guint8 when, results, bits[BS_SYMBOL_TERMS];
    guint32 width;
    gboolean is_signed, known = eval_terms(symbols, symbol, value);
    if (!known && comparison(symbol, &when, &is_signed, &width)) {
        const BsTerm a = settle(symbols, symbol->terms[0]), b = settle(symbols, symbol->terms[1]);
        const guint8 may = relation(symbols, a, b, width, is_signed);
        known = !(may & ~when) || !(may & when);
        *value = known && !(may & ~when) ? 1 : 0;
    } else if (!known && symbol->width == 1 && try_bits(symbols, symbol, NULL, &results, bits)) {
        known = results != 3;
        *value = results == 2;
    }
    return known;
}

// Most that is asked for is open, and was so a moment ago: sums of sums are not looked at anew.
gboolean
bs_symbols_eval(BsSymbols *symbols, guint32 number, guint64 *value)
{
    enum { DEEPEST = 64 };
    BsSymbol *symbol = &symbols->all.data[number];
    *value = symbol->value;
    if (symbol->is_known || symbol->kind < BS_SYMBOL_COMPUTED)
        return symbol->is_known;
    const guint64 now = moment_of(symbols);
    const gboolean was_open = symbol->open_at == now && symbols->depth >= symbol->open_depth;
    if (was_open || symbols->depth > DEEPEST) {
        symbols->is_cut |= !was_open || symbol->open_depth;
        return FALSE;
    }
    const gboolean was_cut = symbols->is_cut;
    symbols->is_cut = FALSE;
    symbols->depth++;
    const gboolean known = eval_computed(symbols, symbol, value);
    symbols->depth--;
    if (!known) {
        symbol->open_at = now;
        symbol->open_depth = symbols->is_cut ? symbols->depth : 0;
    }
    symbols->is_cut |= was_cut;
    return known;
}

// -- deciding ------------------------------------------------------------------------------------

static void
note(BsSymbols *symbols, guint32 number)
{
    const BsSymbol *symbol = &symbols->all.data[number];
    push_change(symbols, (Change){number, symbol->is_known, symbol->low, symbol->high, 0});
}

static gboolean
narrow(BsSymbols *symbols, BsTerm term, gint64 low, gint64 high)
{
    BsSymbol *symbol = &symbols->all.data[term.symbol];
    if (!term.symbol || (low <= symbol->low && high >= symbol->high))
        return TRUE;
    note(symbols, term.symbol);
    symbol->low = MAX(symbol->low, low);
    symbol->high = MIN(symbol->high, high);
    if (symbol->low > symbol->high)
        return FALSE;
    if (symbol->low == symbol->high)
        return bs_symbols_decide(symbols, term.symbol,
                                 (guint64)symbol->low & bs_int_mask(symbol->width));
    return TRUE;
}

// What a relation to a number says of the bounds.
static gboolean
narrow_by(BsSymbols *symbols, BsTerm a, guint8 may, gint64 low_b, gint64 high_b)
{
    if (!(may & MORE) && !narrow(symbols, a, G_MININT64,
                                 may & SAME             ? high_b
                                 : high_b == G_MININT64 ? high_b
                                                        : high_b - 1))
        return FALSE;
    if (!(may & LESS) && !narrow(symbols, a,
                                 may & SAME            ? low_b
                                 : low_b == G_MAXINT64 ? low_b
                                                       : low_b + 1,
                                 G_MAXINT64))
        return FALSE;
    if (may == (LESS | MORE) && low_b == high_b && a.symbol) { // not that one: at an end it is less
        const BsSymbol *symbol = &symbols->all.data[a.symbol];
        if (symbol->low == low_b)
            return low_b < G_MAXINT64 && narrow(symbols, a, low_b + 1, G_MAXINT64);
        if (symbol->high == low_b)
            return low_b > G_MININT64 && narrow(symbols, a, G_MININT64, low_b - 1);
    }
    return TRUE;
}

// What facts say of the numbers that they compare, now that more is known of some.
static gboolean
spread(BsSymbols *symbols)
{
    enum { MOST_FACTS = 64, ROUNDS = 4 };
    gboolean fits = TRUE;
    guint32 before = 0;
    if (symbols->is_spreading || symbols->facts.len > MOST_FACTS)
        return TRUE;
    symbols->is_spreading = TRUE;
    for (guint round = 0; fits && round < ROUNDS && before != symbols->trail.len; round++) {
        before = symbols->trail.len;
        for (guint32 i = 0; fits && i < symbols->facts.len; i++) {
            const Fact fact = symbols->facts.data[i];
            if (!fact.is_signed || !fact.a.symbol || !fact.b.symbol)
                continue;
            const guint32 width = symbols->all.data[fact.a.symbol].width;
            fits =
                narrow_by(symbols, fact.a, fact.may, bound(symbols, fact.b, width, FALSE),
                          bound(symbols, fact.b, width, TRUE)) &&
                narrow_by(symbols, fact.b, swapped(fact.may), bound(symbols, fact.a, width, FALSE),
                          bound(symbols, fact.a, width, TRUE));
        }
    }
    symbols->is_spreading = FALSE;
    return fits;
}

static gboolean
decide_comparison(BsSymbols *symbols, const BsSymbol *symbol, guint8 may, gboolean is_signed,
                  guint32 width)
{
    const BsTerm a = settle(symbols, symbol->terms[0]), b = settle(symbols, symbol->terms[1]);
    const Fact fact = {a, b, may, is_signed};
    bs_vec_push(&symbols->facts, fact);
    push_change(symbols, (Change){0});
    const gint64 low_a = bound(symbols, a, width, FALSE), high_a = bound(symbols, a, width, TRUE);
    const gint64 low_b = bound(symbols, b, width, FALSE), high_b = bound(symbols, b, width, TRUE);
    if (!is_signed && (low_a < 0 || low_b < 0)) // a small number bounds from above only
        return b.symbol || low_b < 0 || (may & MORE) ||
               narrow(symbols, a, 0, may & SAME ? low_b : low_b - 1);
    return narrow_by(symbols, a, may, low_b, high_b) &&
           narrow_by(symbols, b, swapped(may), low_a, high_a) && spread(symbols);
}

static gboolean
decide_bits(BsSymbols *symbols, const BsSymbol *symbol, guint64 value)
{
    guint8 results, bits[BS_SYMBOL_TERMS];
    for (guint32 i = 0; i < symbol->n; i++) {
        guint64 known;
        const BsTerm term = symbol->terms[i];
        if (term.symbol && width_of(symbols, term) != 1 &&
            !bs_symbols_eval(symbols, term.symbol, &known))
            return TRUE; // nothing follows
    }
    if (!try_bits(symbols, symbol, &value, &results, bits))
        return FALSE;
    for (guint32 i = 0; i < symbol->n; i++) {
        if ((bits[i] == 1 || bits[i] == 2) &&
            !bs_symbols_decide(symbols, symbol->terms[i].symbol, bits[i] == 2))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_symbols_decide(BsSymbols *symbols, guint32 number, guint64 value)
{
    guint64 known;
    guint8 when;
    guint32 width;
    gboolean is_signed;
    const BsSymbol symbol = symbols->all.data[number];
    if (bs_symbols_eval(symbols, number, &known))
        return known == value;
    const gint64 as_signed = bs_int_signed(value, symbol.width);
    if (as_signed < symbol.low || as_signed > symbol.high)
        return FALSE;
    note(symbols, number);
    BsSymbol *now = &symbols->all.data[number];
    now->is_known = TRUE;
    now->value = value;
    now->low = now->high = as_signed;
    if (comparison(&symbol, &when, &is_signed, &width))
        return decide_comparison(symbols, &symbol, value ? when : (guint8)(ANY & ~when), is_signed,
                                 width);
    return symbol.width != 1 || symbol.kind != BS_SYMBOL_COMPUTED ||
           decide_bits(symbols, &symbol, value);
}

guint32
bs_symbols_mark(const BsSymbols *symbols)
{
    return symbols->trail.len;
}

void
bs_symbols_back(BsSymbols *symbols, guint32 mark)
{
    while (symbols->trail.len > mark) {
        const Change change = bs_vec_pop(&symbols->trail);
        if (!change.symbol) {
            symbols->facts.len--;
            continue;
        }
        BsSymbol *symbol = &symbols->all.data[change.symbol];
        symbol->is_known = change.is_known;
        symbol->low = change.low;
        symbol->high = change.high;
    }
}

// -- for who looks for inputs --------------------------------------------------------------------

static gboolean
is_excluded(const BsSymbols *symbols, guint32 symbol, gint64 value)
{
    for (guint32 i = 0; i < symbols->facts.len; i++) {
        const Fact *fact = &symbols->facts.data[i];
        if (fact->may == (LESS | MORE) && fact->a.symbol == symbol && !fact->b.symbol &&
            bs_int_signed(fact->b.value, symbols->all.data[symbol].width) == value)
            return TRUE;
    }
    return FALSE;
}

guint64
bs_symbols_choose(const BsSymbols *symbols, guint32 number, guint64 guess)
{
    const BsSymbol *symbol = &symbols->all.data[number];
    if (symbol->is_known)
        return symbol->value;
    gint64 value = CLAMP(bs_int_signed(guess, symbol->width), symbol->low, symbol->high);
    while (is_excluded(symbols, number, value) && value < symbol->high)
        value++;
    return (guint64)value & bs_int_mask(symbol->width);
}
