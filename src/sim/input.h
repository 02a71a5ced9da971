// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a function is executed with: a value for each argument, in a small language, in which it is
// written, too.
//
//   4, -1, 2.5, true    a number
//   iota                a memref or tensor whose elements are 1, 2, 3, ...
//   [4, 5, 6]           one with these elements
//   7                   one whose elements are all 7
//   unwritten           one that nobody has written to
//   3x5:iota            dynamic sizes, all of them (without: as many as [...] says, or 3 each)
//   =0                  the same as argument 0, which comes before: an alias
#pragma once

#include "sim/machine.h"

typedef enum BsInputKind {
    BS_INPUT_NUMBER, // or all elements that number
    BS_INPUT_IOTA,
    BS_INPUT_LIST,
    BS_INPUT_UNWRITTEN,
    BS_INPUT_SAME,
} BsInputKind;

typedef struct BsInputNumber {
    double number;
    gint64 integer; // of a whole number the bits, all 64 of them
} BsInputNumber;

typedef struct BsInputValue {
    BsInputKind kind;
    double number;   // of floats, and what others were written as
    gint64 integer;  // of integers
    guint32 same;    // BS_INPUT_SAME: which argument
    guint32 n_sizes; // dynamic sizes that are given
    gint64 sizes[8];
    guint32 n;               // elements of BS_INPUT_LIST
    BsInputNumber *elements; // owned
} BsInputValue;

typedef struct BsInput {
    guint32 n;
    BsInputValue *values;
} BsInput;

/* Reads values for the arguments of a function of the program. NULL with an error that says which
   argument is wrong and why: there must be one for each, of its type. */
BsInput *bs_input_parse(const BsProgram *program, const BsOp *function, const char *text,
                        GError **error);
/* The same, but where fewer are given: what is left has what bs_input_new() gives it. NULL: they do
   not fit. */
BsInput *bs_input_parse_first(const BsProgram *program, const BsOp *function, const char *text);
/* Zeros, or elements 1, 2, 3, ... in memory of sizes of 3: where a search begins. */
BsInput *bs_input_new(const BsProgram *program, const BsOp *function);
BsInput *bs_input_copy(const BsInput *input);
/* Accepts NULL. */
void bs_input_free(BsInput *input);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsInput, bs_input_free)

/* Appends it as it is read. */
void bs_input_append(const BsInput *input, GString *out);
gboolean bs_input_equal(const BsInput *a, const BsInput *b);

/* The bits of a number of that type, and the number that bits are. */
guint64 bs_input_word(const BsType *type, double number, gint64 integer);
BsInputNumber bs_input_number(const BsType *type, guint64 word);
/* Appends (gint64) the dynamic sizes that the memory of an argument has with this value, none of an
   alias or of a number. */
void bs_input_sizes(const BsInputValue *value, const BsStorage *storage, GArray *sizes);

/* Sets the arguments of a machine, with buffers that are the caller's. FALSE: an argument is of a
   type for which there are no inputs; `*why` says so. */
gboolean bs_input_apply(const BsInput *input, BsMachine *machine, const char **why);
/* The types of the arguments of a function: how many, and each. */
guint32 bs_program_n_arguments(const BsProgram *program, const BsOp *function);
const BsStorage *bs_program_argument(const BsProgram *program, const BsOp *function, guint32 i);
