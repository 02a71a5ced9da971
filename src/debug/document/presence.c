// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What there is at the cursor: ops, blocks, values, functions; and whether it is as it should be.
#include "analysis/verify.h"
#include "debug/document/document-private.h"
#include "debug/document/kept.h"
#include "ir/journal.h"
#include "ir/verify.h"
#include "support/i18n.h"

#include <string.h>

// -- existence ------------------------------------------------------------------------------------

gboolean
bs_document_has_op(const BsDocument *document, const BsOp *op)
{
    const BsOp *root = document->ir->root;
    while (op && op != root) {
        if (op->erased || !bs_op_block(op) || bs_op_block(op)->erased || !bs_op_block(op)->region)
            return FALSE;
        op = bs_op_block(op)->region->op;
    }
    return op != NULL;
}

gboolean
bs_document_has_block(const BsDocument *document, const BsBlock *block)
{
    return block && !block->erased && block->region &&
           bs_document_has_op(document, block->region->op);
}

gboolean
bs_document_has_value(const BsDocument *document, const BsValue *value)
{
    if (!value)
        return FALSE;
    if (bs_value_op(value))
        return bs_document_has_op(document, bs_value_op(value));
    const BsBlock *block = bs_value_arg_block(value);
    return block && value->index < block->n_args && block->args[value->index] == value &&
           bs_document_has_block(document, block);
}

// -- functions ------------------------------------------------------------------------------------

static BsWalk
add_function(BsOp *op, gpointer functions)
{
    if (!bs_op_has_trait(op, BS_TRAIT_FUNCTION))
        return BS_WALK_ON;
    g_ptr_array_add(functions, op);
    return BS_WALK_SKIP;
}

static GPtrArray *
find_functions(const BsDocument *document)
{
    GPtrArray *functions = g_ptr_array_new();
    if (bs_document_ir(document))
        bs_op_walk_preorder(document->ir->root, add_function, functions);
    return functions;
}

// Whether these are the functions everywhere: all are in the program's own region, and no record
// made, moved or erased one.
static gboolean
are_fixed(const BsDocument *document, const GPtrArray *functions)
{
    const BsJournal *journal = document->ir->journal;
    for (guint i = 0; i < functions->len; i++) {
        if (bs_op_parent(functions->pdata[i]) != document->ir->root)
            return FALSE;
    }
    for (guint32 i = 0; journal && i < bs_journal_length(journal); i++) {
        const BsChange change = bs_journal_change(journal, i);
        if (change.op && bs_op_has_trait(change.op, BS_TRAIT_FUNCTION) &&
            change.kind != BS_CHANGE_OP_MODIFIED)
            return FALSE;
    }
    return TRUE;
}

static void
free_functions(gpointer functions)
{
    g_ptr_array_unref(functions);
}

const GPtrArray *
bs_document_functions(BsDocument *document)
{
    if (document->functions)
        return document->functions;
    static const char key;
    GPtrArray *functions = bs_document_kept_here(document, &key);
    if (functions)
        return functions;
    functions = find_functions(document);
    if (bs_document_ir(document) && !document->functions_asked) {
        document->functions_asked = TRUE;
        if (are_fixed(document, functions))
            return document->functions = functions;
    }
    bs_document_keep_here(document, &key, functions, free_functions);
    return functions;
}

BsOp *
bs_document_find_function(BsDocument *document, const char *name)
{
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++) {
        if (g_strcmp0(bs_function_name(functions->pdata[i]), name) == 0)
            return functions->pdata[i];
    }
    return NULL;
}

typedef struct Wanted {
    guint32 id;
    BsOp *op;
} Wanted;

static BsWalk
look_at(BsOp *op, gpointer data)
{
    Wanted *wanted = data;
    wanted->op = op->id == wanted->id ? op : NULL;
    return wanted->op ? BS_WALK_STOP : BS_WALK_ON;
}

BsOp *
bs_document_find_op(const BsDocument *document, guint32 id)
{
    Wanted wanted = {id, NULL};
    if (bs_document_ir(document))
        bs_op_walk_preorder(bs_document_ir(document)->root, look_at, &wanted);
    return wanted.op;
}

const char *
bs_function_name(const BsOp *function)
{
    const BsAttr *name = bs_op_attr(function, "sym_name");
    return name && name->kind == BS_ATTR_STRING ? name->string.text : "";
}

gboolean
bs_function_has_body(const BsOp *function)
{
    return function->n_regions > 0 && bs_op_region(function, 0)->first;
}

BsOp *
bs_op_function(const BsOp *op)
{
    while (op && !bs_op_has_trait(op, BS_TRAIT_FUNCTION))
        op = bs_op_parent(op);
    return (BsOp *)(gsize)op; // the IR's own pointer: constness was the caller's
}

// -- validity -------------------------------------------------------------------------------------

// Of a dump that is noted where stages end: while nothing has changed, it is that of the one
// before.
static gboolean
is_dumped_valid(const BsDocument *document, guint32 state)
{
    const guint32 position = bs_timeline_position_after(document->timeline, state);
    guint32 k = bs_document_stage_of(document, state);
    while (k > 0 && bs_timeline_position_after(
                        document->timeline, bs_document_stage(document, k - 1)->last) == position)
        k--;
    return !bs_document_stage(document, k)->invalid;
}

// What is known of where the program verifies. Who goes through a stage that failed asks about each
// step of it, several times.
typedef struct Verified {
    BsVerifier *verifier;
    guint8 *answers; // by position of the journal; see below
} Verified;

enum { NOT_ASKED, VALID, NOT_VALID };

static void
free_verified(gpointer data)
{
    Verified *verified = data;
    bs_verifier_free(verified->verifier);
    g_free(verified->answers);
    g_free(verified);
}

// Whether a constant was made and put before another op of a body in which any op may stand, and is
// as its row says: a program that is valid is so with it.
static gboolean
is_new_constant(const BsChange *change)
{
    const BsOp *op = change->op, *parent = op ? bs_op_parent(op) : NULL;
    if ((change->kind != BS_CHANGE_OP_INSERTED && change->kind != BS_CHANGE_OTHER) ||
        change->last != op || !parent ||
        !bs_op_has_trait(parent, BS_TRAIT_FUNCTION | BS_TRAIT_LOOP) || !bs_op_constant(op) ||
        op->n_operands || op->n_regions || op->n_successors || !bs_op_next(op))
        return FALSE;
    BsDiags diags;
    bs_diags_init(&diags);
    const gboolean ok = bs_verify_row(op, &diags);
    bs_diags_clear(&diags);
    return ok;
}

// Whether the program was valid a few changes before, and all that came since are such constants.
static gboolean
is_valid_with_constants(const BsJournal *journal, const guint8 *answers)
{
    enum { FEW = 8 };
    guint32 position = bs_journal_position(journal);
    for (guint n = 0; position > 0 && n < FEW; n++) {
        const BsChange change = bs_journal_change(journal, --position);
        if (!is_new_constant(&change) || answers[position] == NOT_VALID)
            return FALSE;
        if (answers[position] == VALID)
            return TRUE;
    }
    return FALSE;
}

static gboolean
verifies_as_a_whole(BsDocument *document, BsVerifier *verifier)
{
    BsDiags diags;
    bs_diags_init(&diags);
    const gboolean ok = bs_verifier_check(verifier, document->ir->root, &diags);
    bs_diags_clear(&diags);
    return ok;
}

// Whether the program does, as it stands.
static gboolean
verifies(BsDocument *document)
{
    static const char key;
    const BsJournal *journal = document->ir->journal;
    Verified *verified = bs_document_kept(document, &key);
    if (!verified) {
        verified = g_new(Verified, 1);
        *verified = (Verified){bs_verifier_new(document->ir),
                               g_new0(guint8, (gsize)bs_journal_length(journal) + 1)};
        bs_document_keep(document, &key, verified, free_verified);
    }
    guint8 *answer = &verified->answers[bs_journal_position(journal)];
    if (*answer == NOT_ASKED)
        *answer = is_valid_with_constants(journal, verified->answers) ||
                          verifies_as_a_whole(document, verified->verifier)
                      ? VALID
                      : NOT_VALID;
    return *answer == VALID;
}

// Custom forms are for ops that verify: what does not is printed in generic form, as upstream does.
gboolean
bs_document_is_printable(const BsDocument *document, guint32 state)
{
    if (document->outcome == BS_OUTCOME_INVALID)
        return FALSE;
    if (document->options.dump)
        return is_dumped_valid(document, state);
    guint32 failed = bs_document_failed_stage(document);
    if (failed == 0 || bs_document_stage_of(document, state) != failed)
        return TRUE;
    return verifies((BsDocument *)(gsize)document); // to which it only adds what is kept
}

// -- what a sheet says of them --------------------------------------------------------------------

const BsSheet *
bs_document_sheet(const BsDocument *document)
{
    return document->options.sheet;
}

char *
bs_stage_rests_on(const BsStage *stage)
{
    return stage->rests_on
               ? g_strdup_printf(_("rests on an effects sheet, which says what these ops do: %s"),
                                 stage->rests_on)
               : NULL;
}
