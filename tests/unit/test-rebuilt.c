// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that a pass makes anew, with more results or fewer: whatever pass it is, the new one stands
// for the old one, and what the source calls its results stays theirs. Files and folders with .mlir
// files are given on the command line.
#include "debug/document/cursor.h"
#include "debug/document/heirs.h"
#include "documents.h"
#include "ir/journal.h"
#include "ir/loc.h"

static const char *const pipelines[] = {
    "builtin.module(buffer-deallocation-pipeline)",
    "builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack,"
    "buffer-deallocation),canonicalize)",
    "builtin.module(drop-equivalent-buffer-results,buffer-results-to-out-params)",
    "builtin.module(hlo-deallocate,func.func(hlo-deallocation-simplification),func.func(hlo-buffer-"
    "reuse),func.func(hlo-deallocation-simplification,hlo-deallocation-to-scf),canonicalize)",
    NULL,
};

static guint n_rebuilt;

// Ifs, loops and calls: others are put where their results were by a cast.
static gboolean
is_control_flow(const BsOp *op)
{
    return (op->n_regions && op->def->region_branch) || op->def->does == BS_DOES_CALL;
}

// What was there before the event, and is made anew by some passes.
static GPtrArray *
find_erased(BsDocument *document, guint32 number)
{
    GPtrArray *erased = g_ptr_array_new();
    const BsJournal *journal = bs_document_ir(document)->journal;
    guint32 begin, end;
    bs_document_event_records(document, number, &begin, &end);
    bs_document_goto(document, number - 1);
    for (guint32 i = begin; i < end; i++) {
        const BsChange change = bs_journal_change(journal, i);
        const BsOp *op = change.kind == BS_CHANGE_OP_REMOVED ? change.op : NULL;
        if (op && is_control_flow(op) && bs_document_has_op(document, op) &&
            !g_ptr_array_find(erased, op, NULL))
            g_ptr_array_add(erased, (gpointer)(gsize)op);
    }
    return erased;
}

// The op of the event's that is of that kind and place, if it is the only one.
static const BsOp *
find_made(BsDocument *document, guint32 number, const BsOp *old)
{
    guint32 n;
    const BsOp *found = NULL;
    BsOp *const *created = bs_document_event_created(document, number, &n);
    for (guint32 i = 0; i < n; i++) {
        if (created[i]->def != old->def || bs_loc_line(created[i]->loc) != bs_loc_line(old->loc) ||
            !bs_document_has_op(document, created[i]))
            continue;
        if (found)
            return NULL;
        found = created[i];
    }
    return found;
}

static void
check_event(BsDocument *document, guint32 number)
{
    g_autoptr(GPtrArray) erased = find_erased(document, number);
    bs_document_goto(document, number);
    for (guint i = 0; i < erased->len; i++) {
        const BsOp *old = erased->pdata[i];
        const BsOp *made =
            bs_document_has_op(document, old) ? NULL : find_made(document, number, old);
        if (!made)
            continue;
        n_rebuilt++;
        if (bs_document_op_now(document, old) != made)
            g_error("%s, event %u (%s): %s at line %u is made anew, and nobody knows",
                    bs_document_source(document)->name, number,
                    bs_document_event(document, number)->rule, old->def->name,
                    bs_loc_line(old->loc));
    }
}

static void
check(BsDocument *document)
{
    for (guint32 i = 1; i <= bs_document_n_events(document); i++)
        check_event(document, i);
}

int
main(int argc, char **argv)
{
    const int status = documents_run("/rebuilt", argc, argv, pipelines, check);
    return paths_every() > 1 || n_rebuilt > 100 ? status : 1; // nothing is proved of no op
}
