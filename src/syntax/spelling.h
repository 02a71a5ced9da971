// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a source text spells a program: the names that it gives to values and blocks, which printing
// does not keep, and where each of its ops stands. Known by the numbers (`id`) of ops, values and
// blocks, which are the same whenever the text is parsed into a new program: the text may be parsed
// again only for this.
#pragma once

#include "syntax/printer.h"

typedef struct BsSpelling BsSpelling;

/* An empty one, for bs_parse() to fill. Free with bs_spelling_free(). */
BsSpelling *bs_spelling_new(void);
void bs_spelling_free(BsSpelling *spelling);

/* The names, as for a printed text: "%select", "%pair#1", "^exit". What passes made, and blocks
   without a label, have none. Borrowed. */
const BsNames *bs_spelling_names(const BsSpelling *spelling);

/* The whole source with its map: `ir` is the program as it was parsed, `source` of `len` bytes its
   text. Nobody compares it: `nth` of its ops stays 0. Clear with bs_text_clear(). */
void bs_spelling_text(const BsSpelling *spelling, const BsIr *ir, const char *source, gsize len,
                      BsText *text);

// -- for the parser -------------------------------------------------------------------------------

/* Notes the name of a value, `number` of those that have it (0 of one alone), and the label of a
   block; both with their sigil. */
void bs_spelling_add_value(BsSpelling *spelling, const BsValue *value, const char *name,
                           gboolean is_one_of_many, guint32 number);
void bs_spelling_add_block(BsSpelling *spelling, const BsBlock *block, const char *label);
/* Notes where the op stands, from its results or its name on, in bytes. */
void bs_spelling_add_op(BsSpelling *spelling, const BsOp *op, guint32 begin, guint32 end);
/* All of the text was read. */
void bs_spelling_finish(BsSpelling *spelling);
