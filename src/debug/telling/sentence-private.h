// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The placeholders of sentences: what an event's fields read like in words.
#pragma once

#include "debug/document/moments.h"
#include "debug/telling/explain.h"

// A thing that a sentence has named, and where it stands there.
typedef struct BsSaid {
    gsize begin, end;      // bytes
    gsize name;            // length of the name that it begins with, without where it comes from
    BsThing thing;         // one of them
    const BsRegion *place; // which place it calls so that who reads on knows it; or NULL
} BsSaid;

typedef struct BsSentence {
    BsDocument *document;
    const BsEvent *event;
    const BsOp *function; // whose names are used
    GString *out;
    // NULL: names are those of the event. Else they are those of the moment `named_at`, and this
    // stands behind the name of what was not there then, which is the event's.
    const char *mark;
    guint32 named_at;
    gboolean tells_apart;    // values with one name are told apart by where they come from
    gboolean says_block;     // it says of the event's value which block it is in
    gboolean tells_former;   // of those whose name moved on, the one they had as the stage began
    const BsEventItem *item; // the one that a template of items is expanded for
    const BsValue *subject;  // NULL, or what goes by its name at `named_at`, with the others ...
    const GPtrArray *line;   // ... that are one thing with it (debug/document/heirs.h)
    GArray *mentions;        // of BsSaid: what was named so far; NULL: each name is for itself
    GArray *links;           // of BsMention: names and places, in order; or NULL
    GString *stem;           // NULL, or for the name of a value that is said without its numbers
} BsSentence;

/* Appends what the placeholder `name` (`len` bytes) stands for. FALSE when it has nothing to say.
 */
gboolean bs_sentence_put(BsSentence *sentence, const char *name, gsize len);

/* Appends a template (see explain.c) in the language of the desktop, unless a placeholder outside
   of brackets has nothing to say: FALSE then. */
gboolean bs_sentence_put_template(BsSentence *sentence, const char *template);

/* Takes back what was said behind the first `len` bytes. */
void bs_sentence_truncate(BsSentence *sentence, gsize len);

/* What the event calls a value now and another name before; NULL when it is the same. */
const char *bs_sentence_former_name(const BsSentence *sentence, const BsValue *value);

/* Append a thing by its name: values and blocks as named after the event, or else before it. */
void bs_sentence_put_value(BsSentence *sentence, const BsValue *value);
void bs_sentence_put_op(BsSentence *sentence, const BsOp *op); // "%0 = scf.if", "cf.br", "@name"
void bs_sentence_put_block(BsSentence *sentence, const BsBlock *block);
void bs_sentence_put_ownership(BsSentence *sentence, BsOwnership ownership);
/* "^bb1" as after the event, or else before it; NULL when it is in neither. */
const char *bs_sentence_block_name(const BsSentence *sentence, const BsBlock *block);
/* Appends the first line of the op's text after the event, or else before it. FALSE when it is in
 * neither. */
gboolean bs_sentence_put_op_line(BsSentence *sentence, const BsOp *op);

// -- placeholders of what became of things (sentence-effect.c) ------------------------------------

/* The ops that a rewrite made and left, outermost ones only. */
gboolean bs_sentence_put_made(BsSentence *sentence);
/* What stands now where the first result of the event's op was used. */
gboolean bs_sentence_put_replacement(BsSentence *sentence);
/* "true", "false" when that is a condition which is known. */
gboolean bs_sentence_put_truth(BsSentence *sentence);
/* What the event's op uses after it and did not before. */
gboolean bs_sentence_put_new_operands(BsSentence *sentence);
/* Nothing itself: whether the op's operands are those of before, in another order. */
gboolean bs_sentence_put_sorted(BsSentence *sentence);
/* The event's op after it: itself, or what was made of its kind in its place; itself where there is
   no such op. */
const BsOp *bs_sentence_find_again(const BsSentence *sentence);
/* The memref that stands for the base buffer that it was taken apart into; else the value. */
const BsValue *bs_sentence_whole(const BsValue *value);
/* Memrefs that a dealloc, or what took its place, frees (retains) no more, and that it frees now.
 */
gboolean bs_sentence_put_let_go(BsSentence *sentence);
gboolean bs_sentence_put_let_go_retained(BsSentence *sentence);
gboolean bs_sentence_put_taken(BsSentence *sentence);
/* Blocks that the event's op, or what ends its block now, does not lead to any more. */
gboolean bs_sentence_put_passed_by(BsSentence *sentence);
/* The source, the target of a clone that went, when a dealloc of it went, too. */
gboolean bs_sentence_put_unfreed_source(BsSentence *sentence);
gboolean bs_sentence_put_unfreed_target(BsSentence *sentence);

/* Notes that what was appended from there on names the thing. */
void bs_sentence_link(const BsSentence *sentence, gsize begin, BsThing thing);

// -- placeholders of causes (sentence-cause.c) ----------------------------------------------------

/* The indicator that the value is owned by after the event. */
gboolean bs_sentence_put_indicator(BsSentence *sentence);
/* Who owns the value after the event, in plain words. */
gboolean bs_sentence_put_owned(BsSentence *sentence);
/* "%a or %b": what a value may be. */
gboolean bs_sentence_put_joined_values(BsSentence *sentence);
/* The line of the source that is to blame. */
gboolean bs_sentence_put_at(BsSentence *sentence);

/* The sentence of an event with the names of the moment `named_at`; `mark` is put behind those of
   what does not exist then. May leave the program elsewhere, too. Free with g_free(). */
char *bs_explain_named(BsDocument *document, guint32 number, guint32 named_at, const char *mark);

// A sentence about something at the cursor.
typedef struct BsTelling {
    const char *template;    // instead of that of the event
    const BsEventItem *item; // of the event, where it speaks of one; or NULL
    const BsValue *subject;  // goes by the name that it has there, whatever it was then; or NULL
} BsTelling;

/* The same with names at the cursor; what is not there is marked as gone. NULL when something in
   the template has nothing to say. */
char *bs_explain_by(BsDocument *document, guint32 number, const BsTelling *telling);

/* Appends the sentence without the numbers in names: BS_NAME_HOLE is where they may be (see
   syntax/name-stem.h). Takes a small part of the time that names take in a long function. FALSE,
   with nothing, where a sentence says more of names than that. May leave the program elsewhere. */
gboolean bs_explain_without_numbers(BsDocument *document, guint32 number, GString *out);

/* bs_document_explain() that may leave the program elsewhere: see bs_document_seek(). `number` is a
 * valid one or 0. */
const char *bs_explain(BsDocument *document, guint32 number);
