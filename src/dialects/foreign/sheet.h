// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An effects sheet: what somebody says of ops that no dialect here has, so that passes and pictures
// take them as if their dialect said it. A text, one op a line, clauses apart by `;`, a comment
// behind `#`; a line that begins with a blank goes on with the op before it:
//
//   my.copy:  reads 0; writes 1          # operands, counted from 0
//   my.make:  allocates 0                # results; "allocates 0 on stack"
//   my.part:  pure; result 0 is part of 0
//   my.loop:  regions loop; enters with 1-; effects of regions
//   my.yield: yields
//
// WHICH is numbers (`0`, `1, 3`, `1-2`, `1-`: to the last one), and stands for operands, of
// `allocates` for results; `operand` or `result` before them says it. `memory`: some memory, of no
// operand. The clauses:
//
//   pure                        no effects, and the same results for the same operands
//   reads, writes, frees, allocates WHICH
//   effects of regions          besides, what the ops in its regions do
//   result 0 is part of N       a view of operand N (ViewLikeOpInterface)
//   regions once|loop|repeat|branch, or as `regions 0 or 1 then 2`, `regions 0 or none`
//                               in which order they are entered: each once; none or more rounds
//                               through them; at least one; one of them (of one: or none); one
//                               of the first ones, then the next
//   enters with RANGE           the operands that the first region gets, or, where none is entered,
//                               the results
//   arguments RANGE             which arguments of a region get what is passed to it (else all)
//   terminator                  ends a block, and passes nothing on
//   yields [RANGE] [to N]       ends a region: these operands (else all) go to region N (else to
//                               all that may come next)
//   passes [RANGE] to N         ends a block: these operands (else all) go to successor N
//   allocation interface        passes may move the op, and free and clone what it allocates
//   isolated, no terminator, allocation scope: the traits of these names
//
// What a clause does not say is not so: a line without effects leaves them unknown.
#pragma once

#include "ir/context.h"
#include "ir/diag.h"

enum {
    BS_LIMIT_SHEET = 1 << 20,     // bytes of a text
    BS_LIMIT_SHEET_OPS = 10000,   // ops that sheets may describe
    BS_LIMIT_SHEET_LIST = 32,     // effects, or other things of one kind, that an op may have
    BS_LIMIT_SHEET_NUMBER = 65535 // number of an operand, result, region or successor
};

typedef struct BsSheet BsSheet;
typedef struct BsSheetRow BsSheetRow;

/* An empty sheet. Free with bs_sheet_unref(), also from another thread. */
BsSheet *bs_sheet_new(void);
/* What is written must not be read into any more when somebody else has it, too. NULL: NULL. */
BsSheet *bs_sheet_ref(const BsSheet *sheet);
void bs_sheet_unref(BsSheet *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsSheet, bs_sheet_unref)

/* Reads a text into the sheet; `name` is that of its file, for messages. What the sheet said
 * already of an op is replaced. FALSE after errors with line and column, each wrong clause one;
 * what could be read is in the sheet all the same. */
gboolean bs_sheet_read(BsSheet *sheet, const char *name, const char *text, gsize len,
                       BsUpstream upstream, BsDiags *diags);
/* How many ops it describes. */
guint bs_sheet_n_ops(const BsSheet *sheet);
/* The text with that line for the op (its name, `:`, clauses) in the place of what it says of it,
 * or behind everything; comments stay. Free with g_free(). */
char *bs_sheet_text_with(const char *text, const char *name, const char *clauses);
/* The clauses that a text has for the op, in one line, or NULL. Free with g_free(). */
char *bs_sheet_text_of(const char *text, const char *name);

/* Makes the ops known to a context in which none of them has been met. It keeps the sheet. NULL:
 * nothing. */
void bs_sheet_describe(const BsSheet *sheet, BsContext *context);

/* Where a sheet describes the op: "FILE.effects:3"; NULL: no sheet does. Free with g_free(). */
char *bs_op_sheet_place(const BsOp *op);
/* The file of that sheet, or NULL. */
const char *bs_op_sheet_file(const BsOp *op);
