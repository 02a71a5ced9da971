// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is said of a fault that an execution shows: of which buffer, what happened to it where, and
// with which input.
#include "debug/document/provenance.h"
#include "debug/verdict/check-private.h"
#include "support/i18n.h"

// A note at an op of the source, behind which a pass has put one, or of one that a pass has put in
// front of all.
typedef const char *Noted[3];
// clang-format off
enum { USED, FREED_AGAIN, FREED, WRITTEN, READ, PUT };
static const Noted noted[] = {
    [USED] = {N_("used here"), N_("used behind this, by '%s' of %s"), N_("used by '%s' of %s")},
    [FREED_AGAIN] = {N_("freed again here"), N_("freed again behind this, by '%s' of %s"), N_("freed again by '%s' of %s")},
    [FREED] = {N_("freed here"), N_("freed behind this, by '%s' of %s"), N_("freed by '%s' of %s")},
    [WRITTEN] = {N_("written here"), N_("written behind this, by '%s' of %s"), N_("written by '%s' of %s")},
    [READ] = {N_("read here"), N_("read behind this, by '%s' of %s"), N_("read by '%s' of %s")},
    [PUT] = {N_("put into memory here"), N_("put into memory behind this, by '%s' of %s"), N_("put into memory by '%s' of %s")},
};

// `%s` is the op that shows it.
static const struct {
    const char *kind;
    const char *text;
    const char *on_stack; // of a buffer there; NULL: the same
    const Noted *note;    // at the op that shows it, or NULL
} sentences[BS_N_MACHINE_FAULTS] = {
#define TOO_EARLY(kind, note)                                                                       \
    {kind, N_("this buffer is freed too early: '%s' uses it later"),                           \
     N_("this buffer is on the stack, and '%s' uses it when the stack is released"), note}
    [BS_MACHINE_READ_FREED] = TOO_EARLY("used-freed", &noted[USED]),
    [BS_MACHINE_WRITTEN_FREED] = TOO_EARLY("used-freed", &noted[USED]),
    [BS_MACHINE_PASSED_FREED] = TOO_EARLY("used-freed", &noted[USED]),
    [BS_MACHINE_RETURNED_FREED] = TOO_EARLY("returned-freed", &noted[USED]),
    [BS_MACHINE_FREED_TWICE] = {"freed-twice", N_("this buffer is freed twice: '%s' frees it again"), NULL, &noted[FREED_AGAIN]},
    [BS_MACHINE_FREED_STACK] = {"freed-stack", N_("this buffer is on the stack, and '%s' frees it"), NULL, &noted[FREED]},
    [BS_MACHINE_FREED_GLOBAL] = {"freed-global", N_("this buffer is a global, and '%s' frees it"), NULL, &noted[FREED]},
    [BS_MACHINE_FREED_ARGUMENT] = {"freed-argument", N_("this buffer is the caller's, and '%s' frees it"), NULL, &noted[FREED]},
    [BS_MACHINE_FREED_PART] = {"freed-part", N_("'%s' frees this buffer through a memref that begins elsewhere"), NULL, &noted[FREED]},
    [BS_MACHINE_WRITTEN_EARLY] = {"written-early", N_("'%s' writes this buffer while work that began before may still read it"), NULL, &noted[WRITTEN]},
    [BS_MACHINE_OUT_OF_BOUNDS] = {"out-of-bounds", N_("'%s' is outside of this buffer now"), NULL, &noted[USED]},
    [BS_MACHINE_UNWRITTEN] = {"unwritten", N_("'%s' reads what nobody has written into this buffer now"), NULL, &noted[READ]},
    [BS_MACHINE_LEAK] = {"leak", NULL, NULL, NULL},
    [BS_MACHINE_ASSERTION] = {"assertion", N_("this assertion fails"), NULL, NULL},
    [BS_MACHINE_NO_RESULT] = {"no-result", N_("'%s' has no result now"), NULL, NULL},
    [BS_MACHINE_OVERFLOW] = {"overflow", N_("the quotient of '%s' does not fit now"), NULL, NULL},
    [BS_MACHINE_UNDEFINED] = {"undefined", N_("the result of '%s' is undefined now"), NULL, NULL},
    [BS_MACHINE_BAD_SHAPE] = {"bad-shape", N_("the sizes of '%s' do not fit now"), NULL, NULL},
};
// clang-format on

// Of what the input does already.
static const char *const at_first[BS_N_MACHINE_FAULTS] = {
    [BS_MACHINE_OUT_OF_BOUNDS] = N_("'%s' is outside of this buffer"),
    [BS_MACHINE_UNWRITTEN] = N_("'%s' reads what nobody has written into this buffer"),
    [BS_MACHINE_NO_RESULT] = N_("'%s' has no result"),
    [BS_MACHINE_OVERFLOW] = N_("the quotient of '%s' does not fit"),
    [BS_MACHINE_UNDEFINED] = N_("the result of '%s' is undefined"),
    [BS_MACHINE_BAD_SHAPE] = N_("the sizes of '%s' do not fit"),
};

static const char found_freed[] =
    N_("this buffer is freed while '%s' has put it into memory, where others may still find it");
static const char found_on_stack[] = N_("this buffer is on the stack, and '%s' puts it into "
                                        "memory, where others may find it when the stack is "
                                        "released");

// -- what went wrong -----------------------------------------------------------------------------

static gboolean
is_found(const BsCheckWitness *at)
{
    return at->trace.found && at->trace.put.step &&
           at->witness->fault.kind == BS_MACHINE_RETURNED_FREED;
}

static const char *
sentence_of(const BsCheck *check, const BsCheckWitness *at)
{
    const BsMachineFaultKind kind = at->witness->fault.kind;
    const gboolean on_stack = at->witness->buffer_kind == BS_BUFFER_STACK;
    if (kind == BS_MACHINE_LEAK) {
        const gboolean never = at->verdict && at->witness->n_inputs == at->verdict->n_inputs;
        const gboolean callee = at->made && bs_op_has_trait(at->made, BS_TRAIT_CALL);
        if (never)
            return callee ? _("this buffer is never freed: the callee allocates it")
                          : _("this buffer is never freed");
        return callee ? _("this buffer is not freed on every path: the callee allocates it")
                      : _("this buffer is not freed on every path");
    }
    if (!check->stage && at_first[kind])
        return _(at_first[kind]);
    if (is_found(at))
        return on_stack ? _(found_on_stack) : _(found_freed);
    return on_stack && sentences[kind].on_stack ? _(sentences[kind].on_stack)
                                                : _(sentences[kind].text);
}

static char *
text_of(const BsCheck *check, const BsCheckWitness *at)
{
    g_auto(GStrv) parts = g_strsplit(sentence_of(check, at), "%s", 2);
    char *text =
        parts[1] ? g_strconcat(parts[0], at->shown->def->name, parts[1], NULL) : g_strdup(parts[0]);
    return bs_check_about(at->made, text);
}

// -- where ---------------------------------------------------------------------------------------

static const char *const lost_words[3] = {
    N_("lost here: nothing that holds it is used behind '%s'"),
    N_("lost behind this: nothing that holds it is used behind '%s' of %s"),
    N_("lost: nothing that holds it is used behind '%s' of %s")};

// What a pass makes of a dealloc frees less where a buffer has several names there.
static gboolean
asks_first_name(const BsStage *stage, const BsOp *dealloc)
{
    const BsPass *pass = bs_pass_find(stage->name);
    return dealloc->def->does == BS_DOES_FREE_IF && pass && pass->lowers_frees;
}

// The event of the stage that took away who freed the buffer before it.
static void
note_dropped(const BsCheck *check, BsFinding *finding, const BsCheckWitness *at)
{
    if (!at->freed_before || !at->freed_before->erased)
        return;
    const BsStage *stage = bs_document_stage(check->document, check->stage);
    const guint32 number = bs_timeline_last_change(bs_document_timeline(check->document),
                                                   stage->last, at->freed_before);
    if (!number || bs_document_stage_of(check->document, number) != check->stage)
        return;
    finding->dropped_by = number;
    bs_check_note(finding, BS_NOTE_DROPPED, at->freed_before->loc,
                  g_strdup_printf(_("event %u of %s takes away the '%s' that freed it"), number,
                                  stage->name, at->freed_before->def->name));
    if (asks_first_name(stage, at->freed_before))
        bs_check_note(finding, BS_NOTE_CAUSE, at->freed_before->loc,
                      g_strdup(_("it frees a buffer that it has twice if either condition holds: "
                                 "what it is lowered to asks the first condition alone")));
}

static void
note_leak(const BsCheck *check, BsFinding *finding, const BsCheckWitness *at)
{
    const BsOp *end = at->witness->fault.op;
    bs_check_note(finding, BS_NOTE_END, end->loc,
                  g_strdup(_("a path ends here on which nothing frees it")));
    if (at->last) {
        finding->lost_at = at->last->id;
        bs_check_note_op(check, finding, BS_NOTE_LOST, at->last, lost_words);
    }
    note_dropped(check, finding, at);
}

static void
note_misuse(const BsCheck *check, BsFinding *finding, const BsCheckWitness *at)
{
    const BsMachineFaultKind kind = at->witness->fault.kind;
    if (at->freed && at->witness->freed_step < at->witness->fault.step &&
        at->witness->buffer_kind != BS_BUFFER_STACK) {
        finding->freed_at = at->freed->id;
        bs_check_note_op(check, finding, BS_NOTE_FREED, at->freed, bs_check_freed_words);
    }
    const Noted *note = is_found(at) ? &noted[PUT] : sentences[kind].note;
    if (note)
        bs_check_note_op(check, finding, BS_NOTE_WRONG, at->shown, *note);
}

// -- with which input ----------------------------------------------------------------------------

static void
take_input(BsFinding *finding, const BsCheckJudge *judge, guint input, guint n_shown,
           guint n_inputs)
{
    GString *args = g_string_new(NULL);
    bs_input_append(bs_judge_input(judge->judge, input), args);
    finding->args = g_string_free(args, FALSE);
    finding->n_shown = n_shown;
    finding->n_inputs = n_inputs;
}

static void
put_step(GString *text, const char *what, guint64 step)
{
    g_autofree char *number = g_strdup_printf("%" G_GUINT64_FORMAT, step);
    if (step)
        g_string_append_printf(text, _(", %s at step %s"), what, number);
}

static void
note_run(BsFinding *finding, const BsOp *root)
{
    GString *text = g_string_new(NULL);
    g_string_append_printf(text, _("shown by @%s"), bs_function_name(root));
    if (*finding->args)
        g_string_append_printf(text, _(" with --args='%s'"), finding->args);
    put_step(text, _("made"), finding->made_step);
    put_step(text, _("freed"), finding->freed_step);
    put_step(text, _("lost"), finding->lost_step);
    put_step(text, _("wrong"), finding->step);
    bs_check_note(finding, BS_NOTE_RUN, root->loc, g_string_free(text, FALSE));
}

// -- findings ------------------------------------------------------------------------------------

// By what the stage brought it: ops that it made, the first one that there is.
static void
note_brought(const BsCheck *check, BsFinding *finding, const BsOp *const *ops, guint n)
{
    const BsStage *stage = bs_document_stage(check->document, check->stage);
    finding->brought_by = finding->dropped_by;
    for (guint i = 0; i < n && !finding->brought_by; i++) {
        if (ops[i] && check->stage && ops[i]->event >= stage->first && ops[i]->event <= stage->last)
            finding->brought_by = ops[i]->event;
    }
}

BsFinding *
bs_check_add_witness(BsCheck *check, const BsCheckJudge *judge, const BsCheckWitness *at,
                     gboolean is_sure)
{
    const BsWitness *witness = at->witness;
    const gboolean is_leak = witness->fault.kind == BS_MACHINE_LEAK;
    BsFinding *finding = bs_check_add(check, at->function, at->loc, is_sure, text_of(check, at));
    finding->kind = is_found(at) ? "found-freed" : sentences[witness->fault.kind].kind;
    finding->made = at->made ? at->made->id : 0;
    finding->op = is_leak ? witness->fault.op->id : at->shown->id;
    finding->made_step = witness->made_step;
    finding->freed_step = witness->freed_step < witness->fault.step ? witness->freed_step : 0;
    finding->lost_step = is_leak ? at->trace.last.step : 0;
    finding->step = is_leak ? 0 : witness->fault.step;
    take_input(finding, judge, witness->input, witness->n_inputs, at->verdict->n_inputs);
    bs_check_note_clone(check, finding, at->made);
    if (is_leak)
        note_leak(check, finding, at);
    else
        note_misuse(check, finding, at);
    const BsOp *const ops[] = {at->freed, at->shown, at->made};
    note_brought(check, finding, ops, G_N_ELEMENTS(ops));
    note_run(finding, at->root);
    return finding;
}

// Of a clone and of the write that shows it: in a clone that the stage has made, and in one of the
// source that is gone.
// clang-format off
static const char *const split_words[2][2][3] = {
    {{N_("cloned here, by '%s'"), N_("cloned behind this, by '%s' of %s"), N_("cloned by '%s' of %s")},
     {N_("written here, by '%s': that goes into one of the two"),
      N_("written behind this, by '%s' of %s: that goes into one of the two"),
      N_("written by '%s' of %s: that goes into one of the two")}},
    {{N_("cloned here, by '%s': the clone is the buffer itself now"), NULL, NULL},
     {N_("written here, by '%s': that is seen in both now"),
      N_("written behind this, by '%s' of %s: that is seen in both now"),
      N_("written by '%s' of %s: that is seen in both now")}},
};
// clang-format on

// Where one buffer is two since this stage, or two are one, and a write goes into one of them only,
// or into both.
static gboolean
note_split(const BsCheck *check, const BsCheckJudge *judge, BsFinding *finding, guint input,
           gboolean is_gone)
{
    BsSplit split;
    const BsStage *stage = bs_document_stage(check->document, check->stage);
    bs_judge_split(judge->judge, input, is_gone ? 0 : stage->first, is_gone ? 0 : stage->last,
                   &split);
    if (!split.written.step)
        return FALSE;
    const BsOp *clone = split.cloned.ops[split.cloned.n - 1];
    const BsOp *write = split.written.ops[split.written.n - 1];
    finding->made = clone->id;
    finding->op = write->id;
    finding->made_step = is_gone ? 0 : split.cloned.step;
    finding->step = is_gone ? 0 : split.written.step;
    const BsOp *const ops[] = {clone, write};
    note_brought(check, finding, ops, G_N_ELEMENTS(ops));
    bs_check_note_op(check, finding, BS_NOTE_CLONED, clone, split_words[is_gone][0]);
    bs_check_note_op(check, finding, BS_NOTE_WRONG, write, split_words[is_gone][1]);
    return TRUE;
}

static void
note_flow(const BsCheck *check, BsFinding *finding, const BsFlowDifference *flow)
{
    static const char *const written[3] = {N_("written here, by '%s'"),
                                           N_("written behind this, by '%s' of %s"),
                                           N_("written by '%s' of %s")};
    static const char *const read[3] = {N_("'%s' reads something else now"),
                                        N_("'%s' of %s, behind this, reads something else now"),
                                        N_("'%s' of %s reads something else now")};
    const BsOp *write = flow->before ? flow->before : flow->now;
    if (write)
        bs_check_note_op(check, finding, BS_NOTE_CAUSE, write, written);
    if (flow->read)
        bs_check_note_op(check, finding, BS_NOTE_WRONG, flow->read, read);
}

BsFinding *
bs_check_add_difference(BsCheck *check, const BsCheckJudge *judge, const BsOp *function,
                        const BsVerdict *verdict, const BsFlowDifference *flow, guint input)
{
    const guint n_shown = verdict->n_different   ? verdict->n_different
                          : verdict->n_undefined ? verdict->n_undefined
                                                 : 1;
    const char *text =
        verdict->n_different ? _("this function gives other results than before the passes")
        : verdict->n_undefined
            ? _("this function may give other results than before the passes, where they depend "
                "on what nobody has written")
            : _("this function may give other results than before the passes: they are the same "
                "because of the numbers that it happens to write");
    BsFinding *finding =
        bs_check_add(check, function, function->loc, verdict->n_different > 0, g_strdup(text));
    finding->kind = "other-results";
    take_input(finding, judge, input, n_shown, verdict->n_inputs);
    if (!verdict->n_different && !verdict->n_undefined)
        note_flow(check, finding, flow);
    if (!note_split(check, judge, finding, input, FALSE) &&
        !note_split(check, judge, finding, input, TRUE))
        bs_check_note_moves(check, finding, function);
    note_run(finding, function);
    return finding;
}

BsFinding *
bs_check_add_path(BsCheck *check, const BsCheckWitness *at)
{
    const BsWitness *witness = at->witness;
    const gboolean is_leak = witness->fault.kind == BS_MACHINE_LEAK;
    BsFinding *finding = bs_check_add(check, at->function, at->loc, FALSE, text_of(check, at));
    finding->kind = sentences[witness->fault.kind].kind;
    finding->made = at->made ? at->made->id : 0;
    finding->op = is_leak ? witness->fault.op->id : at->shown->id;
    bs_check_note_clone(check, finding, at->made);
    if (is_leak)
        note_leak(check, finding, at);
    else
        note_misuse(check, finding, at);
    return finding;
}
