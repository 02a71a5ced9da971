// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of every program in the files and folders that the command line names: a memref that the source
// has a name for is found by it after each stage, as long as an op of the source uses it. What a
// use says is independent of what is recorded of replacements: the op has another operand now.
#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "documents.h"

typedef struct NamedUse {
    BsOp *user;
    guint32 n_operands, operand;
    const BsValue *value;
    const char *name, *function;
} NamedUse;

// Uses of something else, which is no fault: the value is there under its name.
static const struct {
    const char *function, *name, *why;
} others[] = {
    {"adjacent_results", "%r", "two ifs were merged: there the op uses what its branch yields"},
    {"nothing_is_lost", "%r", "likewise"},
};

static struct {
    BsDocument *document;
    GArray *uses;
    guint n_replaced; // uses whose value is another one now
} run;

static BsWalk
add_uses(BsOp *op, gpointer data)
{
    (void)data;
    const BsOp *function = bs_op_function(op);
    for (guint32 i = 0; function && i < op->n_operands; i++) {
        const BsValue *value = bs_op_operand(op, i);
        const NamedUse use = {
            .user = op,
            .n_operands = op->n_operands,
            .operand = i,
            .value = value,
            .name = bs_document_source_name(run.document, value),
            .function = bs_function_name(function),
        };
        if (bs_type_is_memref(value->type) && use.name && use.function)
            g_array_append_val(run.uses, use);
    }
    return BS_WALK_ON;
}

// What a use stands for, when it does: not what a fold put there by looking through a view, which
// has another type, and not what is passed on behind a pass that may clone that.
static gboolean
is_still_it(const NamedUse *use, const BsValue *value, gboolean may_be_clone)
{
    return value->type == use->value->type &&
           !(may_be_clone &&
             (use->user->n_regions > 0 || bs_op_has_trait(use->user, BS_TRAIT_TERMINATOR)));
}

static gboolean
is_known_other(const NamedUse *use)
{
    for (guint i = 0; i < G_N_ELEMENTS(others); i++) {
        if (g_str_equal(others[i].function, use->function) &&
            g_str_equal(others[i].name, use->name))
            return TRUE;
    }
    return FALSE;
}

static void
check_use(const NamedUse *use, guint32 stage, gboolean may_be_clone)
{
    BsDocument *document = run.document;
    if (!bs_document_has_op(document, use->user) || bs_document_has_value(document, use->value) ||
        use->user->n_operands != use->n_operands)
        return;
    const BsValue *value = bs_op_operand(use->user, use->operand);
    if (!is_still_it(use, value, may_be_clone))
        return;
    const BsOp *function = bs_document_find_function(document, use->function);
    const BsValue *found = bs_document_find_in_source(document, function, use->name);
    run.n_replaced++;
    // Values in regions side by side may have the same name.
    if (found == value || g_strcmp0(bs_document_source_name(document, value), use->name) == 0 ||
        (found && is_known_other(use)))
        return;
    g_test_message("%s: after stage %u (%s), %s of @%s, which %s uses as %s, is found as %s",
                   bs_document_source(document)->name, stage,
                   bs_document_stage(document, stage)->name, use->name, use->function,
                   use->user->def->name, bs_document_value_name(document, value),
                   found ? bs_document_value_name(document, found) : "nothing");
    g_test_fail();
}

static void
check(BsDocument *document)
{
    run.document = document;
    run.uses = g_array_new(FALSE, FALSE, sizeof(NamedUse));
    bs_document_goto_first(document);
    bs_op_walk_preorder(bs_document_ir(document)->root, add_uses, NULL);
    gboolean may_clone = FALSE;
    for (guint32 stage = 1; stage < bs_document_n_stages(document); stage++) {
        if (!bs_document_stage(document, stage)->reached)
            break;
        bs_document_goto_stage(document, stage);
        may_clone |=
            g_str_has_suffix(bs_document_stage(document, stage)->name, "buffer-deallocation");
        for (guint i = 0; i < run.uses->len; i++)
            check_use(&g_array_index(run.uses, NamedUse, i), stage, may_clone);
    }
    g_array_unref(run.uses);
}

static const char *const pipelines[] = {
    "builtin.module(buffer-deallocation-pipeline)",
    "builtin.module(buffer-deallocation-pipeline{private-function-dynamic-ownership=true})",
    "builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack,buffer-"
    "deallocation),canonicalize)",
    NULL};

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    documents.pipelines = pipelines;
    documents.check = check;
    const int status = paths_run("/names-kept", argc, argv, documents_test_file);
    return run.n_replaced ? status : 1; // else nothing was looked at
}
