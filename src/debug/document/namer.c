// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a function is written at any event: its names and its text.
#include "debug/document/moments.h"
#include "debug/document/own-names.h"
#include "debug/document/written-private.h"
#include "ir/journal.h"

static BsWritten
key_at(BsDocument *document, const BsOp *op, const BsKeptFunction *function, guint32 state)
{
    BsWritten key = bs_kept_key(document, op, function, state);
    // Whether custom forms are printed depends on the state in the stage that failed alone, but for
    // dumps.
    const gboolean failed =
        bs_document_stage_of(document, state) == bs_document_failed_stage(document);
    if (failed)
        bs_document_seek(document, state);
    key.custom =
        (!failed && !bs_document_is_dump(document)) || bs_document_is_printable(document, state);
    key.naming = document->naming;
    return key;
}

BsNames *
bs_document_name(BsDocument *document, const BsOp *scope, gboolean custom)
{
    if (custom && document->naming == BS_NAMES_OWN)
        return bs_document_own_names(document, scope);
    return custom ? bs_names_new(scope) : bs_names_new_generic(scope);
}

static BsWritten *
written_at(BsDocument *document, const BsOp *op, guint32 state)
{
    BsKeptFunction *function = bs_document_kept_function(document, op);
    BsWritten key = key_at(document, op, function, state);
    BsWritten *kept = bs_kept_find(function, &key);
    if (kept)
        return kept;
    bs_document_seek(document, state);
    const BsOp *scope = op ? op : document->ir->root;
    if (!bs_document_has_op(document, scope))
        return NULL;
    bs_document_remember(document, function);
    key.names = bs_kept_names(function, &key);
    if (!key.names)
        key.names = bs_document_name(document, scope, key.custom);
    return bs_kept_add(function, &key);
}

BsWritten *
bs_document_write(BsDocument *document, const BsOp *function, guint32 state)
{
    BsWritten *written = written_at(document, function, state);
    if (written)
        written->owners++;
    return written;
}

const BsNames *
bs_document_names_at(BsDocument *document, const BsOp *function, guint32 state)
{
    const BsWritten *written = written_at(document, function, state);
    return written ? written->names : NULL;
}

const BsNames *
bs_document_names_at_begin(BsDocument *document, const BsOp *function, guint32 stage)
{
    BsKeptFunction *names = bs_document_kept_function(document, function);
    if (names->begin && names->stage == stage && names->naming == document->naming)
        return names->begin;
    bs_document_remember(document, names);
    g_clear_pointer(&names->begin, bs_names_free);
    const guint32 first = bs_document_stage(document, stage)->first;
    const BsOp *scope = function ? function : document->ir->root;
    bs_document_seek(document, first);
    if (bs_document_has_op(document, scope))
        names->begin = bs_document_name(document, scope, bs_document_is_printable(document, first));
    names->stage = stage;
    names->naming = document->naming;
    return names->begin;
}

// -- of a giant function, what is asked for ------------------------------------------------------

// Tells the runs what the records from one position to another one, either way, have changed.
static void
follow(const BsJournal *journal, guint32 from, guint32 to, BsNameRuns *runs)
{
    enum { MANY = 4096 };
    const guint32 begin = MIN(from, to), end = MAX(from, to);
    for (guint32 i = begin; i < end; i++) {
        const BsChange change = bs_journal_change(journal, i);
        if (change.kind == BS_CHANGE_OTHER)
            continue;
        if (!change.op || change.last != change.op || end - begin > MANY) {
            bs_name_runs_forget(runs);
            return;
        }
        if (change.kind != BS_CHANGE_OP_MODIFIED || change.renames)
            bs_name_runs_touch(runs, change.op);
    }
}

// Finds the printer's names of a giant function after event `state`, where the program stands then.
// NULL: all names are to be made.
static BsNameRuns *
runs_at(BsDocument *document, const BsOp *function, guint32 state)
{
    if (!function || document->naming == BS_NAMES_OWN || !bs_name_runs_may_be_of(function))
        return NULL;
    BsKeptFunction *kept = bs_document_kept_function(document, function);
    if (!key_at(document, function, kept, state).custom)
        return NULL;
    bs_document_seek(document, state);
    if (kept->size == BS_SIZE_UNKNOWN)
        kept->size = bs_document_is_giant(document, function) ? BS_SIZE_GIANT : BS_SIZE_SMALL;
    if (kept->size != BS_SIZE_GIANT || !bs_document_has_op(document, function))
        return NULL;
    const BsJournal *journal = document->ir->journal;
    const guint32 position = bs_journal_position(journal);
    if (kept->runs) {
        follow(journal, kept->runs_at, position, kept->runs);
    } else {
        bs_document_remember(document, kept);
        kept->runs = bs_name_runs_new(function);
    }
    kept->runs_at = position;
    return kept->runs;
}

const char *
bs_document_value_name_at(BsDocument *document, const BsOp *function, guint32 state,
                          const BsValue *value)
{
    BsNameRuns *runs = runs_at(document, function, state);
    if (runs)
        return bs_name_runs_value(runs, value);
    const BsNames *names = bs_document_names_at(document, function, state);
    return names ? bs_names_value(names, value) : NULL;
}

const char *
bs_document_block_name_at(BsDocument *document, const BsOp *function, guint32 state,
                          const BsBlock *block)
{
    BsNameRuns *runs = runs_at(document, function, state);
    if (runs)
        return bs_name_runs_block(runs, block);
    const BsNames *names = bs_document_names_at(document, function, state);
    return names ? bs_names_block(names, block) : NULL;
}

// -- texts ---------------------------------------------------------------------------------------

const BsText *
bs_document_map_at(BsDocument *document, const BsOp *function, guint32 state)
{
    BsWritten *written = written_at(document, function, state);
    if (written && !written->text)
        bs_document_seek(document, state);
    return written ? bs_written_map(document, function, written) : NULL;
}

gboolean
bs_document_put_op_at(BsDocument *document, const BsOp *function, guint32 state, const BsOp *op,
                      GString *out)
{
    BsNameRuns *runs = runs_at(document, function, state);
    if (runs)
        return bs_op_is_ancestor(function, op) &&
               bs_document_put_first_line(document, function, bs_name_runs_of_line(runs, op), TRUE,
                                          op, out);
    BsWritten *written = written_at(document, function, state);
    if (written && (!written->text || !written->text->text))
        bs_document_seek(document, state);
    return written && bs_written_put_op(document, function, written, op, BS_OP_FIRST_LINE, out);
}

void
bs_document_put_lines_at(BsDocument *document, const BsOp *function, guint32 state,
                         BsTextLines lines, GString *out)
{
    BsWritten *written = written_at(document, function, state);
    if (!written)
        return;
    if (!written->text || !written->text->text)
        bs_document_seek(document, state);
    bs_written_put_lines(document, function, written, lines, out);
}
