// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A document: a program with its source text, the run of a pipeline over it, the timeline of that
// run and a cursor in it. Loading parses, verifies, runs and records everything at once; from then
// on the document only moves along the journal and never runs a pass again.
//
// A document belongs to one thread at a time: it may be loaded on a worker and handed to the
// window. Ops, blocks and values keep their address for the life of the document, erased or not, so
// that views can hold on to them. Moving is in debug/document/cursor.h, states of memrefs in
// debug/buffers/state.h, sentences in debug/telling/explain.h, other stages' text in
// debug/document/snapshot.h, the source's own names in debug/document/as-written.h, "where does
// this op come from" in debug/document/provenance.h.
#pragma once

#include "debug/document/timeline.h"
#include "dialects/foreign/sheet.h"
#include "passes/run/pass.h"
#include "syntax/diag-print.h"
#include "syntax/printer.h"

typedef struct BsDocument BsDocument;

typedef enum BsOutcome {
    BS_OUTCOME_PARSE_FAILED, // no program: only source and diagnostics are there, no event, stage 0
                             // alone
    BS_OUTCOME_INVALID,      // parsed, but the verifier refused it: the program can be looked at,
                             // nothing was run
    BS_OUTCOME_REFUSED,      // a pass failed, or left invalid IR: walkable up to there; see
                             // bs_document_failed_stage()
    BS_OUTCOME_CANCELLED,    // cancelled while loading: walkable up to there
    BS_OUTCOME_COMPLETE,
} BsOutcome;

// Which names the program's values and blocks have in texts, tables, pictures and sentences.
typedef enum BsNaming {
    BS_NAMES_PRINTED, // upstream's, as the program is printed
    BS_NAMES_OWN,     // see debug/document/own-names.h; what can only be printed in generic form
                      // has the others all the same
} BsNaming;

typedef struct BsDocumentOptions {
    const BsPipeline
        *pipeline; // borrowed during loading; NULL: as debug/document/pipeline-words.h says
    gboolean allow_unregistered;
    gboolean keep_names; // notes the source's names at once, which debug/document/as-written.h else
                         // parses the text again for
    gboolean skip_verify; // do not verify after each pass (the input is always verified)
    BsNaming naming;
    guint giant_from;          // functions of so many ops are printed line by line, see
                               // bs_document_map(); 0: of 5,000
    guint32 split_line, lead;  // see BsSource; for places in the file with --upstream=22
    BsUpstream upstream;       // whose rules hold; 0: the default
    const BsSheet *sheet;      // what is said of ops that nobody knows (dialects/foreign/sheet.h);
                               // NULL: nothing
    const char *mlir_opt;      // for the passes whose work it does; NULL: what is found in PATH
    const char *made_by;       // the command that wrote the text, when that was not its author: see
                               // debug/document/import.h; copied
    gboolean dump;             // the text is a dump of another program's run (debug/dump/split.h):
                               // its parts are the stages, and no pipeline is run
    const char *ending;        // of a dump: how the program failed that wrote it, which becomes a
                               // warning; NULL: it did not, or nobody knows
    GCancellable *cancellable; // or NULL
} BsDocumentOptions;

/* Loads a program: parses, verifies, runs the pipeline and records. Never fails: what went wrong is
   in bs_document_outcome() and bs_document_diags(). `name` is the source's name for messages,
   `text` is copied, `options` may be NULL. The cursor stands at the end. Free with
   bs_document_free(). */
BsDocument *bs_document_load(const char *name, const char *text, gsize len,
                             const BsDocumentOptions *options);
void bs_document_free(BsDocument *document);

// What a document was made of: enough to make it again on another thread, which must not share it.
typedef struct BsRecipe BsRecipe;

/* The document's source, shared, its pipeline and options, copied. Free with bs_recipe_free(). */
BsRecipe *bs_document_recipe(const BsDocument *document);
void bs_recipe_free(BsRecipe *recipe);
/* Loads it again; see bs_document_load(). */
BsDocument *bs_recipe_load(const BsRecipe *recipe, GCancellable *cancellable);
/* Loads another text in the same way. Where `asks`, by the pipeline that this one asks for. */
BsDocument *bs_recipe_load_text(const BsRecipe *recipe, const char *text, gsize len, gboolean asks,
                                GCancellable *cancellable);
/* How it is loaded; without a pipeline. Borrowed. */
const BsDocumentOptions *bs_recipe_options(const BsRecipe *recipe);

/* Whose rules it was run by. */
BsUpstream bs_document_upstream(const BsDocument *document);
/* What it was told of ops that nobody knows, or NULL. */
const BsSheet *bs_document_sheet(const BsDocument *document);
/* Whether it is a dump. */
gboolean bs_document_is_dump(const BsDocument *document);
/* How loading ended. */
BsOutcome bs_document_outcome(const BsDocument *document);
/* Errors and warnings of parser, verifier and passes, in order. */
const BsDiags *bs_document_diags(const BsDocument *document);
/* All diagnostics as mlir-opt writes them; "" when there are none. Free with g_free(). */
char *bs_document_diags_text(const BsDocument *document);
/* What was loaded; borrowed. */
const BsSource *bs_document_source(const BsDocument *document);
/* The pipeline that was run, in mlir-opt's syntax. */
const char *bs_document_pipeline(const BsDocument *document);
/* The program at the cursor; NULL when parsing failed. Read only. */
BsIr *bs_document_ir(const BsDocument *document);
/* The record of the run; borrowed. */
const BsTimeline *bs_document_timeline(const BsDocument *document);

/* As the options say at first. What was made of the document by others is as it was. */
void bs_document_set_naming(BsDocument *document, BsNaming naming);
BsNaming bs_document_naming(const BsDocument *document);

// -- stages ---------------------------------------------------------------------------------------

// Stage 0 is the input, stage k the run of the k-th pass. The state "after stage k" is the cursor
// at `last`.
typedef struct BsStage {
    const char *name;    // pass name; "input" for stage 0, to be translated
    const BsPass *pass;  // NULL for the input
    const char *made_by; // the command of another program that wrote it; NULL: Bufscope, or, the
                         // input, its author
    guint32 first,
        last; // numbers of its events; both 0 for the input and for stages that were not reached
    gboolean reached;     // it began (the input: TRUE)
    gboolean changed;     // the printed program differs from the stage before
    gboolean failed;      // the pass refused
    const char *rests_on; // the ops that it meets of which a sheet alone says what they do, as
                          // "'my.copy', 'my.view' (ops.effects)"; NULL: there is none
    // of a dump
    const char *text; // as it stands there, `text_len` bytes; NULL: of a run of our own
    gsize text_len;
    gboolean unread;        // it cannot be read: the program is that of the stage before
    gboolean text_is_all;   // it is the whole program, and not a function alone
    gboolean invalid;       // the program does not verify
    gboolean given_unknown; // what it was given is not there, so it may have changed it
} BsStage;

/* Its name, to be shown, with whose work it is where that is not Bufscope's:
   "one-shot-bufferize by mlir-opt-19". Free with g_free(). */
char *bs_stage_title(const BsStage *stage);
/* "rests on an effects sheet: ...", to be shown, or NULL: it does not. Free with g_free(). */
char *bs_stage_rests_on(const BsStage *stage);
/* Number of stages, the input included (so at least 1). */
guint32 bs_document_n_stages(const BsDocument *document);
/* Stage `stage`, 0 for the input; NULL when there are not so many. Borrowed. */
const BsStage *bs_document_stage(const BsDocument *document, guint32 stage);
/* The stage during which an event happened; 0 for event 0. */
guint32 bs_document_stage_of(const BsDocument *document, guint32 event);
/* The system that its passes are of: MLIR-HLO's, the older one, or else that of the ownership
   pass. */
BsFamily bs_document_family(const BsDocument *document);
/* The first stage of that pass, or 0. */
guint32 bs_document_find_stage(const BsDocument *document, const BsPass *pass);
/* The stage that refused, or 0. */
guint32 bs_document_failed_stage(const BsDocument *document);
/* The state that figures are about, of those up to `position`: in a stage that refused, of which
   nothing stands, the one before it. */
guint32 bs_document_settled(const BsDocument *document, guint32 position);
/* "cse refuses the program", to be shown, where the position is in a stage that did; else NULL.
   Free with g_free(). */
char *bs_document_refusal(const BsDocument *document, guint32 position);

// -- events (numbers 1..n; 0 is the input, before any event) --------------------------------------

/* How many events were recorded. */
guint32 bs_document_n_events(const BsDocument *document);
/* Event `number`, 1 <= number <= n; NULL for others (so also at the input). */
const BsEvent *bs_document_event(const BsDocument *document, guint32 number);
/* The function that an event works in, or NULL (a whole-module event). */
BsOp *bs_document_event_function(const BsDocument *document, guint32 number);
/* The ops that were made during an event, in the order they were made, nested ones too. `*n` is
   their number; the array belongs to the document. */
BsOp *const *bs_document_event_created(BsDocument *document, guint32 number, guint32 *n);
/* Journal records of an event: from `*begin` up to, not including, `*end` (see
 * bs_journal_change()). */
void bs_document_event_records(const BsDocument *document, guint32 number, guint32 *begin,
                               guint32 *end);
/* Appends each op once that events `first`..`last` inserted, moved or modified and that exists at
 * the cursor. */
void bs_document_changed_ops(BsDocument *document, guint32 first, guint32 last, GPtrArray *ops);

// -- the program at the cursor --------------------------------------------------------------------

/* Whether the thing is part of the program at the cursor. NULL: FALSE. */
gboolean bs_document_has_op(const BsDocument *document, const BsOp *op);
gboolean bs_document_has_block(const BsDocument *document, const BsBlock *block);
gboolean bs_document_has_value(const BsDocument *document, const BsValue *value);

/* The op of that id, if it is part of the program at the cursor; else NULL. Costs a walk through
 * it. */
BsOp *bs_document_find_op(const BsDocument *document, guint32 id);

/* Whether the program at the cursor is one that custom forms can show: FALSE when the input was not
   valid, and after a pass that failed and left it so. */
gboolean bs_document_is_valid(const BsDocument *document);

/* The functions with a body or without, in textual order, nested modules included. Valid until the
 * cursor moves. */
const GPtrArray *bs_document_functions(BsDocument *document);
/* The function of that name (without `@`) at the cursor, or NULL. */
BsOp *bs_document_find_function(BsDocument *document, const char *name);
/* A function's symbol name. */
const char *bs_function_name(const BsOp *function);
/* Whether it is a definition. */
gboolean bs_function_has_body(const BsOp *function);
/* The function that the op is or is in, or NULL. */
BsOp *bs_op_function(const BsOp *op);

/* Text of a function (NULL: of the whole program) at the cursor with its map op -> lines; in
   generic form, as upstream does, when the program was not valid or a pass left it so. Valid until
   the cursor moves; belongs to the document. NULL when parsing failed. */
const BsText *bs_document_text(BsDocument *document, const BsOp *function);
/* The same for who needs few of its lines: of a giant function it is the map alone, and `text` is
   NULL until all of it was asked for. */
const BsText *bs_document_map(BsDocument *document, const BsOp *function);
/* Appends lines of that text, each with the break at its end. */
void bs_document_put_lines(BsDocument *document, const BsOp *function, BsTextLines lines,
                           GString *out);

typedef enum BsOpPart {
    BS_OP_FIRST_LINE,
    BS_OP_WHOLE, // with what is nested in it
} BsOpPart;

/* Appends the text of an op in that text, without the blanks before it and the break behind it.
   FALSE: it is not there. */
gboolean bs_document_put_op(BsDocument *document, const BsOp *function, const BsOp *op,
                            BsOpPart part, GString *out);
/* Names of values and blocks of a function (NULL: of the program) at the cursor; the same lifetime.
 */
const BsNames *bs_document_names(BsDocument *document, const BsOp *function);
/* Name of one value at the cursor ("%alloc_0"), looked up in its function; NULL when it does not
 * exist there. */
const char *bs_document_value_name(BsDocument *document, const BsValue *value);
/* Name of a block at the cursor ("^bb1"); likewise. */
const char *bs_document_block_name(BsDocument *document, const BsBlock *block);

/* The value of a printed name ("%alloc"; of several results "%0#1", the first also "%0" and "%0:2")
   at the cursor, in a function (NULL: in the first one that has it); NULL when there is none. */
BsValue *bs_document_find_value(BsDocument *document, const BsOp *function, const char *name);
/* The same by names of the source, which are handed on: see bs_document_inherited_name(). */
BsValue *bs_document_find_value_in(BsDocument *document, const BsOp *function, const BsNames *names,
                                   const char *name);
