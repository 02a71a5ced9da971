// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Open values: numbers of which a path does not say what they are, what they were computed from,
// and what the path has decided of them. What follows from that by arithmetic is known, too.
#pragma once

#include "sim/machine-private.h"

typedef enum BsSymbolKind {
    BS_SYMBOL_ARGUMENT, // a number that the function is given: `from` says which argument
    BS_SYMBOL_ELEMENT,  // in memory that it is given: `from`: which argument, `at`: which element
    BS_SYMBOL_UNKNOWN,  // nobody says
    BS_SYMBOL_COMPUTED, // by an op, of `terms`
    BS_SYMBOL_EQUAL,    // whether terms[0] is terms[1], of `from` bits
    BS_SYMBOL_LESS,     // whether it is less; `at`: without a sign
} BsSymbolKind;

// A number, open or not.
typedef struct BsTerm {
    guint32 symbol; // 0: it is `value`
    guint64 value;
} BsTerm;

enum { BS_SYMBOL_TERMS = 3 };

typedef struct BsSymbol {
    guint8 kind, n;
    guint8 width; // bits
    guint32 from;
    guint64 at;
    const BsInsn *insn; // COMPUTED
    BsTerm terms[BS_SYMBOL_TERMS];
    // What is known of it on the path.
    gboolean is_known;
    guint64 value;
    gint64 low, high; // as a signed number
    // When it was last found to be open, and how deep in others when not all was looked at.
    guint64 open_at;
    guint32 open_depth;
} BsSymbol;

typedef struct BsSymbols BsSymbols;

/* None. Free with bs_symbols_free(). */
BsSymbols *bs_symbols_new(void);
/* Accepts NULL. */
void bs_symbols_free(BsSymbols *symbols);

/* The number of the symbol of that kind, from there; UNKNOWN is a new one each time. */
guint32 bs_symbols_leaf(BsSymbols *symbols, BsSymbolKind kind, guint8 width, guint32 from,
                        guint64 at);
/* What an instruction makes of these: the same of the same; its own when all are known. */
BsTerm bs_symbols_compute(BsSymbols *symbols, const BsInsn *insn, const BsTerm *terms);
/* Whether two numbers of that many bits are the same, or (LESS) the first is less. */
BsTerm bs_symbols_compare(BsSymbols *symbols, BsSymbolKind kind, guint8 width, gboolean is_unsigned,
                          BsTerm a, BsTerm b);
/* The symbol, to be looked at; number 0 is none. Valid until the next one is made. */
const BsSymbol *bs_symbols_get(const BsSymbols *symbols, guint32 symbol);
/* How many there are, with number 0; what one is made of has lower numbers. */
guint32 bs_symbols_n(const BsSymbols *symbols);
/* What a computed symbol is when its terms have these values. FALSE: it has no result then. */
gboolean bs_symbol_apply(const BsSymbol *symbol, const guint64 *values, guint64 *result);

/* Whether a symbol has a value on the path. */
gboolean bs_symbols_eval(BsSymbols *symbols, guint32 number, guint64 *value);
/* The path decides that a symbol has that value, with all that follows. FALSE: it can't have it. */
gboolean bs_symbols_decide(BsSymbols *symbols, guint32 number, guint64 value);
/* A moment of the path, and back to it. */
guint32 bs_symbols_mark(const BsSymbols *symbols);
void bs_symbols_back(BsSymbols *symbols, guint32 mark);

/* A value of the symbol that fits to all that was decided, near to `guess`. */
guint64 bs_symbols_choose(const BsSymbols *symbols, guint32 number, guint64 guess);
