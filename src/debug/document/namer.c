// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a function is written at any event: its names and its text.
#include "debug/document/moments.h"
#include "debug/document/own-names.h"
#include "debug/document/written-private.h"

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
