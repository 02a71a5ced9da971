// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One execution of a function at the end of a stage, to be walked and told step by step: the op
// that was executed, with the values that it got and gave, and the buffers that are there then,
// each with the values that hold it. Names are those of the document, which stands at the end of
// that stage when it is asked.
#pragma once

#include "debug/document/document.h"
#include "sim/recording.h"

enum {
    BS_RUN_MOST_TOLD = 2000, // steps that are told at once; of more a range is asked for
    BS_RUN_MOST_BUFFERS = 32,
    BS_RUN_MOST_HOLDERS = 8, // that are named
    BS_RUN_MOST_FRAMES = 16, // the innermost calls, whose values are looked at
};

typedef struct BsExecuteOptions BsExecuteOptions; // debug/verdict/execute.h
typedef struct BsRunRecord BsRunRecord;

/* Executes the function that the options name (NULL: the first one that can be) with their input;
   without one, with one that is found: see bs_verdict_first_input(). It takes what their limits
   allow; all zeroes: as much as a machine may. The document's stage was reached; travels there and
   back. NULL with an error. Free with bs_run_record_free(). */
BsRunRecord *bs_run_record_new(BsDocument *document, guint32 stage, const BsExecuteOptions *options,
                               GError **error);
/* Accepts NULL. */
void bs_run_record_free(BsRunRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsRunRecord, bs_run_record_free)

guint32 bs_run_record_stage(const BsRunRecord *record);
/* The function that was executed. */
const BsOp *bs_run_record_function(const BsRunRecord *record);
const char *bs_run_record_name(const BsRunRecord *record);
/* How it ended. */
BsEnding bs_run_record_ending(const BsRunRecord *record, const char **why);
/* Ops that were executed. */
guint64 bs_run_record_steps(const BsRunRecord *record);
/* The heap as it is at the end of the run, with the buffers that were freed; the record's. Goes to
   that moment. */
const BsHeap *bs_run_record_heap(BsRunRecord *record);
const BsProgram *bs_run_record_program(const BsRunRecord *record);
/* The run itself, for who looks for something in it; the moment stays what it was, and
   bs_run_record_go() does not ask where it stands. */
BsRecording *bs_run_record_recording(BsRunRecord *record);
/* The words of the value of that id in the innermost call that has it, and how they are kept; NULL:
   there is none yet, at the moment of the record. The document is at the end of the stage. */
const guint64 *bs_run_record_words(BsRunRecord *record, guint32 id, const BsStorage **storage);
/* The input, as --args takes it. */
const char *bs_run_record_args(const BsRunRecord *record);

typedef struct BsRunValue {
    const BsValue *value;
    gboolean is_result; // else the op was given it
    char *name, *text;  // owned
} BsRunValue;

typedef struct BsRunBuffer {
    guint32 number;
    BsBuffer record;    // as it is then
    GPtrArray *held_by; // names of values (char *), the first ones
    guint32 n_holders;
} BsRunBuffer;

// The moment behind a step.
typedef struct BsRunMoment {
    guint64 step;      // 0: the entry
    const BsOp *op;    // that was executed; NULL at the entry
    const BsOp *shown; // of the function itself: the op, or the call that it is in
    const BsOp *call;  // the innermost one that the op is in; NULL in the function itself
    guint32 depth;     // of calls, 1 in the function itself
    GArray *values;    // BsRunValue
    GArray *buffers;   // BsRunBuffer: those that are there, tensors aside, the first ones
    guint32 n_buffers; // how many are there
    gint64 heap_bytes;
    const BsMachineFault *fault; // in this step, or NULL
} BsRunMoment;

/* Whether the op returned from its function. */
gboolean bs_run_moment_returns(const BsRunMoment *moment);
/* Goes to the moment behind step `step`; NULL: there are not so many. The record's, until the next
   call. The document stands at the end of the stage. */
const BsRunMoment *bs_run_record_go(BsRunRecord *record, BsDocument *document, guint64 step);

/* Appends a number of that type, as it is kept in a word. */
void bs_run_put_number(GString *out, const BsType *type, guint64 word);
/* The sentence of a moment: "'memref.load' at line 7, %m = buffer 1, %c0 = 0: %v = 3". */
void bs_run_moment_put(const BsRunRecord *record, const BsRunMoment *moment, GString *out);
/* A line for each buffer: "buffer 2, 64 bytes of 'memref.alloc' at line 3, held by %a, %x". */
void bs_run_moment_put_buffers(const BsRunMoment *moment, GString *out);

/* Whether there are steps `first` to `last`, which is cut to the last one there is, and no more
   than BS_RUN_MOST_TOLD; else an error. */
gboolean bs_run_record_check_range(const BsRunRecord *record, guint64 first, guint64 *last,
                                   GError **error);
/* These steps, each with its buffers. FALSE with an error as above. */
gboolean bs_run_record_put(BsRunRecord *record, BsDocument *document, guint64 first, guint64 last,
                           GString *out, GError **error);
