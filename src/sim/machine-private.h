// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the files of the machine: instructions, as decoding leaves them, and the state that they
// work on. decode.c and decode-flow.c make them, exec-*.c execute them.
#pragma once

#include "sim/machine.h"

#include "analysis/callee.h"
#include "ir/does.h"
#include "sim/unjudged.h"
#include "support/arena.h"

// -- instructions --------------------------------------------------------------------------------

typedef struct BsInsn BsInsn;

// What executes an instruction. The machine already stands at the one behind it.
typedef void BsExec(BsMachine *machine, const BsInsn *insn, guint64 *frame);

typedef struct BsMove {
    guint32 from, to, words; // places in the frame
} BsMove;

enum { BS_NO_EDGE = G_MAXUINT32 };

// Where control goes, and what goes along.
typedef struct BsJump {
    guint32 target; // instruction
    guint32 edge;   // its number in the program, BS_NO_EDGE: there is no choice
    guint32 number; // in the program, of all jumps
    guint32 n_moves;
    gboolean overlaps; // what is written is read by a later move
    const BsMove *moves;
} BsJump;

enum { BS_NO_SCOPE = G_MAXUINT32 };

struct BsInsn {
    BsExec *exec;
    const BsOp *op;
    const guint32 *operands, *results; // places in the frame
    const BsStorage *const *operand_storages, *const *result_storages;
    guint32 n_operands, n_results;
    const BsJump *jumps;
    guint32 n_jumps;
    guint32 scope; // of a terminator whose region has a stack of its own, and of its op: the place
                   // that keeps how much was on the stack; BS_NO_SCOPE
    guint32 function;   // number of a callee; or of a hidden place
    guint32 parent;     // of a terminator: the instruction of the op that it is in
    gconstpointer data; // what else was decoded
    BsExec *inner;      // what `exec` does when it has seen to the stack
};

typedef struct BsCode {
    const BsOp *op; // the function
    const BsInsn *insns;
    guint32 n_insns;
    guint32 n_words; // of a frame
    guint32 n_arguments, n_results;
    const guint32 *arguments; // places
    const BsStorage *const *argument_storages, *const *result_storages;
    guint32 first_edge, n_edges;
    const char *problem; // it can't be run: why; or NULL
} BsCode;

typedef struct BsEdge {
    const BsOp *from, *to;
} BsEdge;

// A value that has a place.
typedef struct BsPlaced {
    const BsStorage *storage; // NULL: none
    guint32 place;
    guint32 code; // of which function
} BsPlaced;

typedef struct BsGlobal {
    const BsOp *op;
    const BsType *type;
    const BsAttr *value; // NULL: nobody says
} BsGlobal;

struct BsProgram {
    guint32 refs;
    BsArena arena;
    BsContext *context;
    BS_VEC(BsCode) codes;
    GPtrArray *functions;
    GHashTable *code_of; // function -> number + 1
    BsPlaced *placed;    // by the value's id
    guint32 n_placed;
    BS_VEC(BsEdge) edges;
    BS_VEC(const BsOp *) jumps; // by number: who jumps; those of an op are in a row
    BS_VEC(BsGlobal) globals;
    GHashTable *storages; // type -> BsStorage
};

/* How a type is kept, one storage for each type; NULL: not at all. */
const BsStorage *bs_program_storage(BsProgram *program, const BsType *type);
/* The number of the code of a function, or G_MAXUINT32. */
guint32 bs_program_code(const BsProgram *program, const BsOp *function);

// -- decoding ------------------------------------------------------------------------------------

typedef struct BsDecoder BsDecoder;

// A region that is being decoded: what its terminators need.
typedef struct BsScope {
    const struct BsScope *around;
    const BsOp *op;
    const BsRegion *region;
    guint32 insn;  // of the op
    guint32 keeps; // see BsInsn.scope
} BsScope;

// A jump to what is not decoded yet.
typedef struct BsPending {
    BsJump *jump;
    const BsBlock *block; // NULL: to the instruction behind `behind`
    const BsOp *behind;
} BsPending;

struct BsDecoder {
    BsProgram *program;
    BsCallees *callees;
    guint32 code; // number of the function
    BS_VEC(BsInsn) insns;
    guint32 n_words;
    BS_VEC(BsPending) pending;
    guint32 *block_at;     // instruction of a block, by its id
    GHashTable *behind_at; // op with regions -> number of the instruction behind it
    const BsScope *scope;
    GHashTable *has_stack; // ops whose regions have something on a stack of their own
    const char *problem;
};

// Decodes one op into the last instruction, which has its operands and results; what is nested in
// it follows. FALSE: it can't be executed, and decoder->problem says why.
typedef gboolean BsDecode(BsDecoder *decoder, const BsOp *op, guint32 insn);

typedef struct BsExecRow {
    BsDecode *decode; // NULL: nothing more
    BsExec *exec;
    BsDecode *end; // of a terminator (YIELD) of a region of such an op; NULL: there can be none
} BsExecRow;

extern const BsExecRow bs_exec_rows[BS_N_DOES];

/* The place of a value. */
guint32 bs_decode_place(BsDecoder *decoder, const BsValue *value);
/* Words in the frame that are no value's. */
guint32 bs_decode_hidden(BsDecoder *decoder, guint32 words);
/* Decodes a region of the op of that instruction. FALSE: it can't be. */
gboolean bs_decode_region(BsDecoder *decoder, const BsOp *op, guint32 index, guint32 insn);
/* `n` jumps of an instruction, to be filled, each with an edge of its own when there are several.
 */
BsJump *bs_decode_jumps(BsDecoder *decoder, guint32 insn, guint32 n);
/* Fills a jump: to the entry of a block with `n` operands of `op` from `begin` on for its arguments
   from `first` on; or (`block` NULL) behind `behind`, for its results. */
gboolean bs_decode_jump(BsDecoder *decoder, BsJump *jump, const BsOp *op, BsRange operands,
                        const BsBlock *block, const BsOp *behind, guint32 first);
gpointer bs_decode_alloc(BsDecoder *decoder, gsize size);
/* Says why it can't be executed, and which op (or NULL); FALSE. */
gboolean bs_decode_refuse(BsDecoder *decoder, BsUnjudged reason, const BsOp *op);

// An access to elements of so many bytes in a row: read (`to` 0), written (`from` 0), or copied.
typedef struct BsTouch {
    const BsOp *op; // NULL: somebody outside looks
    guint32 from, to;
    gint64 from_at, to_at; // bytes
    gint64 bytes, each;    // all of them, and of one element
} BsTouch;
typedef void BsTouched(gpointer data, const BsTouch *touch);

// -- state ---------------------------------------------------------------------------------------

typedef struct BsFrame {
    guint32 code, at; // at: instruction to go on with
    gsize base;       // of its words
    guint32 stack;    // how many buffers were on the stack when it was entered
} BsFrame;

// What a moment keeps besides words, frames, stack and heap.
typedef struct BsMachineState {
    guint64 step, seen;
    guint64 guessed;       // a hash of the ops that passes compute with, and nobody here does
    gboolean is_undefined; // an op that nobody described was given what nobody has written
    guint64 work;          // of steps that do the work of many, in steps
    BsEnding ending;
    const char *why;
    const BsInsn *at; // next
    guint32 n_faults;
    guint32 n_news; // values that nobody described, so far
    BsMachineCosts costs;
} BsMachineState;

struct BsMachine {
    const BsProgram *program;
    BsLimits limits;
    BsMachineState now;
    guint64 stop;   // the step after which bs_machine_run() looks at the limits again
    guint32 lowest; // the fewest calls that were open since bs_machine_lowest() was asked
    BsHeap heap;
    BS_VEC(BsFrame) frames; // the last one is the current
    guint64 *words, *frame; // all; of the current call
    gsize n_words, cap_words;
    BS_VEC(guint32) stack; // buffers on the stack
    BS_VEC(BsMachineFault) faults;
    guint32 first_global; // number of the buffer of the first global; 0: there are none yet
    guint64 *scratch;     // see bs_machine_scratch()
    gsize cap_scratch;
    guint8 *took;       // by edge
    guint32 *taken;     // how often, by number of the jump; NULL: not counted
    GPtrArray *assumed; // BsOp
    GHashTable *assumed_set;
    guint64 *results;     // of the function, words one behind the other
    const BsJump *jumped; // the last one that was followed
    BsMachineWatch watch; // or NULL
    gpointer watch_data;
    BsTouched *touched; // or NULL
    gpointer touched_data;
    GHashTable *prices;   // see sim/price.h; or NULL
    gint64 deadline;      // monotonic; 0: none
    BS_VEC(gint64) sizes; // for who needs some
    guint32 *marks;       // by number of a buffer; all 0 between ops
    guint32 n_marks;
};

/* The instructions of the current function, and who does something now. */
static inline BsFrame *
bs_machine_top(const BsMachine *machine)
{
    return &machine->frames.data[machine->frames.len - 1];
}
static inline const BsCode *
bs_machine_code(const BsMachine *machine)
{
    return &machine->program->codes.data[bs_machine_top(machine)->code];
}
static inline BsHeapEvent
bs_machine_event(const BsMachine *machine, const BsInsn *insn)
{
    return (BsHeapEvent){.op = insn->op, .step = machine->now.step};
}

/* Whether all values of an instruction have a place: of one that can't be executed they may not. */
static inline gboolean
bs_insn_is_placed(const BsInsn *insn)
{
    gboolean all = TRUE;
    for (guint32 i = 0; i < insn->n_operands; i++)
        all = all && insn->operand_storages[i];
    for (guint32 i = 0; i < insn->n_results; i++)
        all = all && insn->result_storages[i];
    return all;
}

/* A fault of a buffer (0: none); may end the run. */
void bs_machine_fault(BsMachine *machine, BsMachineFaultKind kind, const BsInsn *insn,
                      guint32 buffer);
/* The same where the run goes on, whatever the fault. */
void bs_machine_suspect(BsMachine *machine, BsMachineFaultKind kind, const BsInsn *insn,
                        guint64 step, guint32 buffer);
/* The run ends; `why` (sim/unjudged.h), where that is without a verdict, lives as long as the
 * program. */
void bs_machine_end(BsMachine *machine, BsEnding ending, const char *why);
/* It ends at a limit of the machine's. */
void bs_machine_limit(BsMachine *machine, BsUnjudgedLimit limit);
void bs_machine_assume(BsMachine *machine, const BsOp *op);
/* Follows a jump of an instruction of the current function. */
void bs_machine_jump(BsMachine *machine, const BsJump *jump, guint64 *frame);
/* Frees what was put on the stack since there were `n`. */
void bs_machine_drop_stack(BsMachine *machine, guint32 n, const BsInsn *insn);

// -- memory --------------------------------------------------------------------------------------

/* A new buffer; 0 at a limit, when the run ended. */
guint32 bs_machine_make(BsMachine *machine, BsBufferKind kind, const BsType *type, gint64 bytes,
                        const BsInsn *insn);
/* A new buffer for elements in a row, as words of that storage (a memref or tensor). FALSE: ended.
 */
gboolean bs_machine_make_view(BsMachine *machine, BsBufferKind kind, const BsStorage *storage,
                              guint32 rank, const gint64 *sizes, const BsInsn *insn,
                              guint64 *words);
/* Room for so many bytes, aligned for words; valid until the next call. */
guint8 *bs_machine_scratch(BsMachine *machine, gsize n);
/* A number for each buffer, all of them 0, and to be 0 again afterwards. Cost: that of the buffers
   made since the last call. */
guint32 *bs_machine_marks(BsMachine *machine);
/* Frees the buffer in which a memref is. */
void bs_machine_release(BsMachine *machine, guint32 buffer, const BsInsn *insn);
/* Whether a buffer may be read or written; else a fault. */
gboolean bs_machine_usable(BsMachine *machine, const BsInsn *insn, guint32 buffer,
                           BsMachineFaultKind fault);
/* The element's number that indices give, checked against the sizes. FALSE: a fault. */
gboolean bs_machine_index(BsMachine *machine, const BsInsn *insn, const BsView *view,
                          const guint64 *frame, const guint32 *indices, gint64 *element);
/* Words of an element from its bytes, and back. */
void bs_storage_load(const BsStorage *storage, const guint8 *bytes, guint64 *words);
void bs_storage_store(const BsStorage *storage, const guint64 *words, guint8 *bytes);
/* Reads or writes element number `element` of a view; FALSE: ended. */
gboolean bs_machine_load(BsMachine *machine, const BsInsn *insn, guint32 buffer, gint64 element,
                         const BsStorage *storage, guint64 *words);
gboolean bs_machine_store(BsMachine *machine, const BsInsn *insn, guint32 buffer, gint64 element,
                          const BsStorage *storage, const guint64 *words);
/* Copies all elements of one view to another of the same sizes, what was never written included. */
void bs_machine_copy(BsMachine *machine, const BsInsn *insn, const BsView *from, const BsView *to,
                     const BsStorage *element);
BsView bs_insn_view(const BsInsn *insn, guint32 operand, const guint64 *frame);
