// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/buffer-findings.h"

#include "analysis/allocations.h"

#include <string.h>

// What a check has found.
typedef struct Finding {
    BsFaultKind kind;
    const BsValue *buffer;
    BsLoc loc;
    char *text; // owned
} Finding;

// What a trial has found, and what checks had found before.
typedef struct Tried {
    const BsFindings *findings;
    const GArray *faults;
    GHashTable *lost;     // ops whose write is lost, and who were spoken of
    gboolean is_complete; // all paths were tried
} Tried;

// -- how bad it is -------------------------------------------------------------------------------

// Of one buffer and one theme a check and the trial find the same.
typedef enum Theme { USE, ROUNDS, WASTE } Theme;

// clang-format off
static const struct {
    gboolean must_not_be; // an error when it is sure
    Theme theme;
    const char *text;     // NULL: it depends on more
    const char *on_stack; // of a buffer that the pass moves there
    const char *is_there; // of one that is there already
} kinds[BS_N_FAULTS] = {
    [BS_FAULT_USED_FREED] = {
        TRUE, USE, "this buffer is freed too early: '%s' uses it later",
        "this buffer moves to the stack, but '%s' uses it when the stack is released",
        "this buffer is on the stack, and '%s' uses it when the stack is released"},
    [BS_FAULT_FREED_TWICE] = {
        TRUE, USE, "this buffer is freed twice: '%s' frees it again", NULL, NULL},
    [BS_FAULT_FREED_STACK] = {
        TRUE, USE, NULL, "this buffer moves to the stack, but '%s' frees it", NULL},
    [BS_FAULT_SHARED] = {
        TRUE, ROUNDS, "all rounds of the loop share this buffer now: what '%s' writes into it is "
                      "overwritten before it is read", NULL,
        "all rounds of the loop share this buffer now: what '%s' writes into it is overwritten "
        "before it is read"},
    [BS_FAULT_FOUND_FREED] = {
        TRUE, USE,
        "this buffer is freed while '%s' has put it into memory, where others may still find it",
        "this buffer moves to the stack, but '%s' puts it into memory, where others may find it "
        "when the stack is released", NULL},
    [BS_FAULT_LEAK] = {FALSE, WASTE, NULL, NULL, NULL},
    [BS_FAULT_LOST_WRITE] = {FALSE, WASTE, NULL, NULL, NULL},
};
// clang-format on

// Whether the only op that frees the buffer is one that a later pass moves to where it belongs:
// that pass tries the function out again.
static gboolean
is_mended_later(const BsFindings *findings, BsFaultKind kind, const BsValue *buffer)
{
    return findings->aim == BS_FINDINGS_HOIST && bs_frees_move_later(findings->context) &&
           kinds[kind].theme != ROUNDS && bs_value_is_freed(buffer) &&
           !bs_value_is_freed_twice(buffer);
}

static gboolean
is_on_stack(const BsValue *buffer)
{
    return bs_value_op(buffer) && bs_op_is(bs_value_op(buffer), "memref.alloca");
}

static gboolean
is_error(const BsFault *fault)
{
    return fault->is_sure && !fault->was_known && kinds[fault->kind].must_not_be;
}

static BsDiag *
say(const BsFindings *findings, const BsFault *error, BsLoc loc, const char *text)
{
    BsDiags *diags = findings->context->diags;
    if (!error)
        return bs_diags_warning(diags, loc, "%s", text);
    BsDiag *diag = bs_diags_error(diags, loc, "%s", text);
    diag->op = bs_value_op(error->buffer) ? bs_value_op(error->buffer) : error->op;
    return diag;
}

// -- checks --------------------------------------------------------------------------------------

static void
clear_finding(gpointer finding)
{
    g_free(((Finding *)finding)->text);
}

void
bs_findings_add(BsFindings *findings, BsFaultKind kind, const BsValue *buffer, const char *format,
                ...)
{
    va_list arguments;
    va_start(arguments, format);
    const Finding finding = {kind, buffer, bs_value_loc(buffer),
                             g_strdup_vprintf(format, arguments)};
    va_end(arguments);
    g_array_append_val(findings->items, finding);
}

// A pass may have put another op in the place of the one that made the buffer.
static gboolean
is_about(const Finding *finding, const BsValue *buffer)
{
    const BsLoc loc = bs_value_loc(buffer);
    return finding->buffer == buffer ||
           (finding->loc.line == loc.line && finding->loc.column == loc.column);
}

// The fault that makes an error of what the check has found, or NULL.
static const BsFault *
find_error(const Tried *tried, const Finding *finding)
{
    for (guint i = 0; i < tried->faults->len; i++) {
        const BsFault *fault = &g_array_index(tried->faults, BsFault, i);
        if (is_error(fault) && is_about(finding, fault->buffer) &&
            kinds[fault->kind].theme == kinds[finding->kind].theme)
            return fault;
    }
    return NULL;
}

// -- what the trial shows ------------------------------------------------------------------------

// Whether a check has said it; what is not of the same theme stands for all but errors.
static gboolean
is_known(const Tried *tried, const BsFault *fault)
{
    const GArray *items = tried->findings->items;
    for (guint i = 0; i < items->len; i++) {
        const Finding *finding = &g_array_index(items, Finding, i);
        if (is_about(finding, fault->buffer) &&
            (!is_error(fault) || kinds[finding->kind].theme == kinds[fault->kind].theme))
            return TRUE;
    }
    return FALSE;
}

// Once for the op: where it is lost is most often the same thing.
static void
say_lost_write(const Tried *tried, const BsFault *fault)
{
    if (!g_hash_table_add(tried->lost, fault->op))
        return;
    bs_diags_warning(tried->findings->context->diags, fault->op->loc,
                     "what this writes may be lost: it goes into %s that %s",
                     fault->copied ? "a clone of a buffer" : "a buffer with a clone",
                     fault->outside ? "is seen outside of the function" : "is read later");
}

static void
say_path(const Tried *tried, const BsFault *fault, const char *text)
{
    BsDiag *diag = say(tried->findings, NULL, bs_value_loc(fault->buffer), text);
    bs_diag_note(diag, fault->op->loc, "a path ends here on which nothing frees it");
}

// A clone for one edge is made on all of them: where control goes elsewhere, nobody has it.
static gboolean
is_of_other_edge(const Tried *tried, const BsValue *clone)
{
    bs_value_for_each_use (clone, use) {
        const BsOp *terminator = bs_use_owner(use);
        const guint32 i = bs_use_index(use);
        for (guint32 s = 0; s < terminator->n_successors && terminator->n_successors > 1; s++) {
            const BsRange range = bs_op_successor_operands(terminator, s);
            if (i >= range.begin && i - range.begin < range.n) {
                bs_diags_warning(tried->findings->context->diags, terminator->loc,
                                 "the clone for argument %u of successor %u of this branch leaks: "
                                 "it is never freed when another successor is taken",
                                 i - range.begin, s);
                return TRUE;
            }
        }
    }
    return FALSE;
}

static void
say_callee_leak(const Tried *tried, const BsFault *fault)
{
    if (fault->never) {
        bs_diags_warning(tried->findings->context->diags, bs_value_op(fault->buffer)->loc,
                         "this buffer is never freed: the callee allocates it, and this pass frees "
                         "what the function itself allocates");
    } else {
        say_path(tried, fault,
                 "this buffer is not freed on every path: the callee allocates it, and this pass "
                 "leaves it to the program");
    }
}

static void
say_leak(const Tried *tried, const BsFault *fault)
{
    const BsFindings *findings = tried->findings;
    const BsValue *buffer = fault->buffer;
    const gboolean is_copy = findings->copies && g_hash_table_contains(findings->copies, buffer);
    if (is_copy && fault->never && findings->items->len)
        return; // what it is passed to was spoken of
    if (is_copy && is_of_other_edge(tried, buffer))
        return;
    if (findings->aim == BS_FINDINGS_HOIST) {
        if (fault->freed)
            say_path(tried, fault,
                     "this buffer is allocated on paths now on which it is not freed");
    } else if (bs_op_has_trait(bs_value_op(buffer), BS_TRAIT_CALL)) {
        say_callee_leak(tried, fault);
    } else if (fault->never && tried->is_complete && !is_copy) {
        bs_diags_warning(findings->context->diags, bs_value_loc(buffer),
                         "this buffer is never freed: no path leads to an op that frees it");
    } else if (bs_value_is_freed_twice(buffer)) {
        say_path(tried, fault,
                 "this buffer is not freed on every path: several ops free it, and this pass "
                 "leaves it to them");
    } else {
        say_path(tried, fault,
                 is_copy ? "this buffer is not freed on every path: it is a clone that others "
                           "replace"
                         : "this buffer is not freed on every path: others replace it where it is "
                           "freed");
    }
}

static void
say_misuse(const Tried *tried, const BsFault *fault)
{
    const BsFindings *findings = tried->findings;
    const char *text = findings->aim == BS_FINDINGS_PROMOTE ? kinds[fault->kind].on_stack
                       : is_on_stack(fault->buffer)         ? kinds[fault->kind].is_there
                                                            : kinds[fault->kind].text;
    if (text) {
        g_auto(GStrv) parts = g_strsplit(text, "%s", 2);
        g_autofree char *filled =
            g_strconcat(parts[0], fault->op->def->name, parts[1],
                        fault->was_known ? ", as before this pass" : "", NULL);
        say(findings, is_error(fault) ? fault : NULL, bs_value_loc(fault->buffer), filled);
    }
}

static void
say_fault(const Tried *tried, const BsFault *fault)
{
    if (fault->kind == BS_FAULT_LOST_WRITE)
        say_lost_write(tried, fault);
    else if (is_known(tried, fault))
        return;
    else if (fault->kind == BS_FAULT_LEAK)
        say_leak(tried, fault);
    else
        say_misuse(tried, fault);
}

// Whether it is for this pass to speak of. Only promotion has nothing to do with the heap, and of
// what was there before one pass speaks for all.
static gboolean
is_matter(const BsFindings *findings, const BsFault *fault)
{
    if (fault->was_known)
        return findings->aim == BS_FINDINGS_FREE;
    if (is_mended_later(findings, fault->kind, fault->buffer))
        return FALSE;
    return findings->aim != BS_FINDINGS_PROMOTE || is_on_stack(fault->buffer);
}

// -- before and after the pass -------------------------------------------------------------------

typedef struct Search {
    BsFindingsAim aim;
    gboolean found;
} Search;

// An op by which there may be faults: it frees, or makes what is on the stack. Leaks matter only
// where there were none before.
static BsWalk
find_cause(BsOp *op, gpointer data)
{
    Search *search = data;
    search->found = bs_op_has_trait(op, BS_TRAIT_CALL) || bs_op_is(op, "bufferization.clone") ||
                    (strstr(op->def->name, "alloc") &&
                     (search->aim == BS_FINDINGS_HOIST || !bs_op_is(op, "memref.alloc")));
    return search->found ? BS_WALK_STOP : BS_WALK_ON;
}

static gboolean
may_have_faults(BsOp *function, BsFindingsAim aim)
{
    Search search = {.aim = aim};
    bs_op_walk_preorder(function, find_cause, &search);
    return search.found;
}

void
bs_findings_init(BsFindings *findings, BsPassContext *context, BsOp *function, BsFindingsAim aim)
{
    *findings = (BsFindings){.context = context,
                             .function = function,
                             .aim = aim,
                             .items = g_array_new(FALSE, FALSE, sizeof(Finding))};
    g_array_set_clear_func(findings->items, clear_finding);
}

void
bs_findings_before(BsFindings *findings)
{
    if (findings->has_tried)
        return;
    findings->has_tried = TRUE;
    BsTrial trial = {.function = findings->function,
                     .callees = findings->context->callees,
                     .steps = &findings->context->trial_steps,
                     .cancellable = findings->context->cancellable};
    if (may_have_faults(findings->function, findings->aim))
        findings->known = bs_trial_known(&trial, findings->aim == BS_FINDINGS_HOIST);
}

void
bs_findings_rename(const BsFindings *findings, const BsValue *from, const BsValue *to)
{
    if (findings->known)
        bs_trial_rename_known(findings->known, from, to);
}

void
bs_findings_clear(BsFindings *findings)
{
    g_clear_pointer(&findings->known, g_hash_table_unref);
    g_clear_pointer(&findings->items, g_array_unref);
}

static void
say_limit(const BsFindings *findings, const BsTrial *trial)
{
    if (!trial->limit)
        return;
    bs_report(findings->context->events, .kind = BS_EVENT_VISIT, .op = findings->function,
              .rule = "not all followed");
    bs_diags_warning(findings->context->diags, findings->function->loc,
                     "this function has %s than are followed: buffers may leak, or be used when "
                     "they are free, without a warning",
                     trial->limit);
}

static void
say_incomplete(const BsFindings *findings, const BsTrial *trial)
{
    BsPassContext *context = findings->context;
    const gboolean matters[] = {[BS_FINDINGS_HOIST] = trial->frees,
                                [BS_FINDINGS_FREE] = trial->on_heap,
                                [BS_FINDINGS_PROMOTE] = trial->on_stack};
    if (!trial->incomplete || !matters[findings->aim] ||
        g_cancellable_is_cancelled(context->cancellable))
        return;
    bs_report(context->events, .kind = BS_EVENT_VISIT, .op = findings->function,
              .rule = "not all paths");
    bs_diags_warning(context->diags, findings->function->loc,
                     "this function has more paths than were tried out: buffers may leak, or be "
                     "used when they are free, without a warning");
}

gboolean
bs_findings_say(const BsFindings *findings)
{
    BsTrial trial = {.function = findings->function,
                     .copies = findings->copies,
                     .renewed = findings->renewed,
                     .known = findings->known,
                     .callees = findings->context->callees,
                     .steps = &findings->context->trial_steps,
                     .cancellable = findings->context->cancellable};
    if (findings->items->len == 0 && !may_have_faults(findings->function, BS_FINDINGS_HOIST))
        return TRUE;
    g_autoptr(GArray) faults = bs_trial_run(&trial);
    g_autoptr(GHashTable) lost = g_hash_table_new(NULL, NULL);
    const Tried tried = {findings, faults, lost, !trial.incomplete};
    const guint n_errors = findings->context->diags->n_errors;
    for (guint i = 0; i < findings->items->len; i++) {
        const Finding *finding = &g_array_index(findings->items, Finding, i);
        if (!is_mended_later(findings, finding->kind, finding->buffer))
            say(findings, find_error(&tried, finding), finding->loc, finding->text);
    }
    say_incomplete(findings, &trial);
    say_limit(findings, &trial);
    for (guint i = 0; i < faults->len; i++) {
        const BsFault *fault = &g_array_index(faults, BsFault, i);
        if (is_matter(findings, fault))
            say_fault(&tried, fault);
    }
    return findings->context->diags->n_errors == n_errors;
}
