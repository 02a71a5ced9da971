// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/dump/replay.h"

#include "analysis/verify.h"
#include "debug/dump/become.h"
#include "debug/dump/messages.h"
#include "ir/context.h"
#include "ir/journal.h"
#include "support/i18n.h"
#include "syntax/parser.h"

#include <gio/gio.h>
#include <string.h>

// -- reading -------------------------------------------------------------------------------------

// Whether what is printed is a module, and not one op that a module is made around.
static gboolean
is_module(const char *text, gsize len)
{
    static const char *const words[] = {"module", "builtin.module", "\"builtin.module\""};
    for (const char *at = text, *end = text + len; at < end;) {
        const char *newline = memchr(at, '\n', (gsize)(end - at)), *line = at;
        at = newline ? newline + 1 : end;
        while (line < at && g_ascii_isspace(*line))
            line++;
        if (line == at || *line == '#' || *line == '!' || *line == '/' || *line == '{')
            continue;
        for (guint i = 0; i < G_N_ELEMENTS(words); i++) {
            const gsize n = strlen(words[i]);
            if ((gsize)(end - line) > n && memcmp(line, words[i], n) == 0 &&
                !g_ascii_isalnum(line[n]) && line[n] != '_' && line[n] != '.')
                return TRUE;
        }
        return FALSE;
    }
    return FALSE;
}

// Parses a part into a new program. FALSE: it cannot be read, as `diags` says.
static gboolean
parse(const BsReplay *replay, const BsDumpPart *part, BsIr *ir, BsDiags *diags)
{
    static const char padding[BS_TEXT_PADDING];
    const gboolean refuses = bs_context_refuses_unregistered(ir->context);
    const BsParseOptions options = {
        .allow_unregistered = TRUE, .padded = TRUE, .first_line = part->line - 1};
    GString *text = g_string_new_len(replay->text + part->begin, (gssize)(part->end - part->begin));
    const gsize len = text->len;
    g_string_append_len(text, padding, sizeof padding);
    const gboolean ok = bs_parse(ir, text->str, len, &options, diags);
    g_string_free(text, TRUE);
    bs_context_refuse_unregistered(ir->context, refuses);
    return ok;
}

// What is wrong with the first that cannot be read, and what would help, is said once.
static void
note_why(BsReplay *replay, const BsDumpPart *part, const BsDiags *said)
{
    const BsDiag *first = said->items->len ? said->items->pdata[0] : NULL;
    if (replay->why)
        return;
    // the stage has that name, too
    g_autofree char *what =
        g_strdup_printf(part->before && !part->is_print ? _("what is printed before %s")
                                                        : _("what is printed of %s"),
                        part->pass);
    replay->why_is_text = part->begin < part->end;
    replay->why_at = (BsLoc){first ? first->loc.line : part->line, first ? first->loc.column : 1};
    if (!replay->why_is_text)
        replay->why = g_strdup_printf(_("%s is not there"), what);
    else if (!part->ends)
        replay->why = g_strdup_printf(_("%s is broken off"), what);
    else if (!first)
        replay->why = g_strdup_printf(_("%s is no op that stands by itself"), what);
    else
        replay->why =
            g_strdup_printf(_("%s cannot be read (%s): with --mlir-print-op-generic it could"),
                            what, g_strchomp(first->text));
}

// `any`: of the rest something can be.
static void
say_why(BsReplay *replay, gboolean any)
{
    if (!any)
        bs_diags_error(replay->diags, replay->why_at, "%s",
                       replay->why ? replay->why : _("there is no program in the dump"));
    else if (replay->why)
        bs_diags_warning(replay->diags, replay->why_at,
                         replay->why_is_text ? _("%s; it is shown as text") : "%s", replay->why);
    g_clear_pointer(&replay->why, g_free);
}

// NULL: the module is one without a block, which somebody wrote in generic form.
static BsBlock *
body_of(const BsIr *ir)
{
    return ir->root->n_regions ? bs_op_region(ir->root, 0)->first : NULL;
}

// The only op that was printed alone, in the module that was made around it.
static BsOp *
alone_in(const BsIr *made)
{
    const BsBlock *body = body_of(made);
    return body ? body->first : NULL;
}

static BsWalk
stays_inside(BsOp *op, gpointer outer)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (!bs_op_is_ancestor(outer, bs_value_owner(bs_op_operand(op, i))))
            return BS_WALK_STOP;
    }
    return BS_WALK_ON;
}

// Whether an op that is printed alone is there, and uses nothing but what is in it: else it is none
// that a pass was given.
static gboolean
is_one_op(const BsReplay *replay, const BsDumpPart *part, const BsIr *made)
{
    if (is_module(replay->text + part->begin, part->end - part->begin))
        return TRUE;
    BsOp *op = alone_in(made);
    return op && bs_op_walk_preorder(op, stays_inside, op);
}

// NULL: it cannot be read, or there is nothing.
static BsIr *
read_part(BsReplay *replay, const BsDumpPart *part)
{
    BsDiags diags;
    bs_diags_init(&diags);
    const gboolean is_there = part->begin < part->end;
    BsIr *made = is_there ? bs_ir_new(replay->ir->context) : NULL;
    if (!is_there) {
        note_why(replay, part, &diags);
    } else if (!parse(replay, part, made, &diags) || !is_one_op(replay, part, made)) {
        note_why(replay, part, &diags);
        g_clear_pointer(&made, bs_ir_free);
    }
    bs_diags_clear(&diags);
    return made;
}

// -- which op it is ------------------------------------------------------------------------------

typedef struct Search {
    const BsOp *like;
    BsOp *found;
} Search;

static BsWalk
note_named(BsOp *op, gpointer named)
{
    const BsAttr *name = bs_op_attr(op, "sym_name");
    GPtrArray *ops = name ? g_hash_table_lookup(named, name) : NULL;
    if (name && !ops)
        g_hash_table_insert(named, (gpointer)(gsize)name, ops = g_ptr_array_new());
    if (name)
        g_ptr_array_add(ops, op);
    return BS_WALK_ON;
}

static void
unref_array(gpointer array)
{
    g_ptr_array_unref(array);
}

// Looks them up anew: what parts have shown has others.
static void
find_named(BsReplay *replay)
{
    g_clear_pointer(&replay->named, g_hash_table_unref);
    replay->named = g_hash_table_new_full(NULL, NULL, NULL, unref_array);
    replay->named_is_old = FALSE;
    for (guint32 r = 0; r < replay->ir->root->n_regions; r++) {
        bs_region_for_each (bs_op_region(replay->ir->root, r), block) {
            bs_block_for_each (block, op)
                bs_op_walk_preorder(op, note_named, replay->named);
        }
    }
}

// Whether the one can become the other.
static gboolean
is_kind(const BsOp *a, const BsOp *b)
{
    return a->def == b->def && a->n_results == b->n_results && a->n_regions == b->n_regions &&
           a->n_successors == b->n_successors;
}

static BsWalk
look_at(BsOp *op, gpointer data)
{
    Search *search = data;
    if (!is_kind(op, search->like) || bs_op_attr(op, "sym_name"))
        return BS_WALK_ON;
    search->found = op;
    return BS_WALK_STOP;
}

static BsOp *
find_without_name(const BsIr *ir, const BsOp *made)
{
    Search search = {made, NULL};
    for (guint32 r = 0; r < ir->root->n_regions; r++) {
        bs_region_for_each (bs_op_region(ir->root, r), block) {
            bs_block_for_each (block, op) {
                if (!search.found)
                    bs_op_walk_preorder(op, look_at, &search);
            }
        }
    }
    return search.found;
}

static BsOp *
find_by_name(const BsReplay *replay, const BsOp *made, const BsAttr *name)
{
    const GPtrArray *ops = replay->named ? g_hash_table_lookup(replay->named, name) : NULL;
    for (guint i = 0; ops && i < ops->len; i++) {
        BsOp *op = ops->pdata[i];
        if (!op->erased && is_kind(op, made) && bs_op_attr(op, "sym_name") == name)
            return op;
    }
    return NULL;
}

// The op of that kind and name in the program; ops without a name are the only one of their kind.
static BsOp *
find_like(BsReplay *replay, const BsOp *made)
{
    const BsAttr *name = bs_op_attr(made, "sym_name");
    if (!name)
        return find_without_name(replay->ir, made);
    BsOp *found = find_by_name(replay, made, name);
    if (!found && (!replay->named || replay->named_is_old)) {
        find_named(replay);
        found = find_by_name(replay, made, name);
    }
    return found;
}

static void
add_op(BsReplay *replay, const BsOp *made_op)
{
    bs_become_more(replay->ir, made_op);
    if (replay->named)
        bs_op_walk_preorder(body_of(replay->ir)->last, note_named, replay->named);
}

// The op that the part is about: what is printed of a module is all, unless there is one of that
// name in the program, which is another. `*made_op` is what it becomes; NULL: it is new.
static BsOp *
find_scope(BsReplay *replay, const BsDumpPart *part, const BsIr *made, BsOp **made_op)
{
    BsOp *root = replay->ir->root;
    *made_op = made->root;
    if (!is_module(replay->text + part->begin, part->end - part->begin)) {
        *made_op = alone_in(made);
        return *made_op ? find_like(replay, *made_op) : NULL;
    }
    const BsAttr *name = bs_op_attr(made->root, "sym_name");
    BsOp *nested =
        name && name != bs_op_attr(root, "sym_name") ? find_like(replay, made->root) : NULL;
    return nested ? nested : root;
}

static gboolean
names_symbol(const BsOp *op)
{
    for (guint32 i = 0; op->attrs && i < op->attrs->dict.n; i++) {
        if (op->attrs->dict.items[i].value->kind == BS_ATTR_SYMBOL)
            return TRUE;
    }
    return FALSE;
}

// Of what names others, and is no call, only what is around it can say whether it is right.
static BsWalk
is_right_alone(BsOp *op, gpointer none)
{
    (void)none;
    return op->n_operands && !bs_op_has_trait(op, BS_TRAIT_CALL) && names_symbol(op) ? BS_WALK_STOP
                                                                                     : BS_WALK_ON;
}

// Ops that are right by themselves can be printed as they are meant to be: whether what they name
// is there is nothing that a function that was printed alone could answer.
static gboolean
is_valid(const BsIr *ir)
{
    BsDiags diags;
    bs_diags_init(&diags);
    gboolean valid = bs_verify(ir->root, &diags);
    if (!valid && body_of(ir)) {
        valid = TRUE;
        bs_block_for_each (body_of(ir), op)
            valid = valid && bs_verify(op, &diags) && bs_op_walk_preorder(op, is_right_alone, NULL);
    }
    bs_diags_clear(&diags);
    return valid;
}

// -- the input -----------------------------------------------------------------------------------

static void
begin_empty(BsReplay *replay)
{
    static const char text[] = "module {\n}\n";
    const BsParseOptions options = {.allow_unregistered = TRUE};
    bs_parse(replay->ir, text, sizeof text - 1, &options, replay->diags);
}

// The first part that can be read, if it is a module: the program is read once more, for good.
static gboolean
begin_with(BsReplay *replay, const BsDumpPart *part)
{
    BsIr *made = read_part(replay, part);
    const gboolean read = made && parse(replay, part, replay->ir, replay->diags);
    bs_ir_free(made);
    return read;
}

// Adds the op that is printed alone, if it is printed for the first time.
static gboolean
begin_more(BsReplay *replay, const BsDumpPart *part)
{
    BsIr *made = read_part(replay, part);
    BsOp *made_op = NULL;
    if (made && !replay->ir->root)
        begin_empty(replay);
    if (made && !find_scope(replay, part, made, &made_op) && made_op && body_of(replay->ir))
        add_op(replay, made_op);
    bs_ir_free(made);
    return made != NULL;
}

// Of a dump of which no part can be read, as of a compiler whose syntax only it knows, each is
// shown as text, in a program without ops; what is printed before passes where nothing else is.
static gboolean
begin_unread(BsReplay *replay)
{
    const GArray *parts = replay->dump->parts;
    gboolean any_before = FALSE, any_after = FALSE;
    for (guint i = 0; i < parts->len; i++) {
        const BsDumpPart *part = bs_dump_part(replay->dump, i);
        *(part->before ? &any_before : &any_after) |= part->begin < part->end;
    }
    if ((any_before || any_after) && !replay->ir->root)
        begin_empty(replay);
    replay->is_text_before = any_before && !any_after;
    return any_before || any_after;
}

gboolean
bs_replay_begin(BsReplay *replay)
{
    const GArray *parts = replay->dump->parts;
    gboolean any = FALSE;
    if (replay->ending)
        bs_diags_warning(replay->diags, (BsLoc){0, 0}, "%s", replay->ending);
    for (guint i = 0; i < parts->len; i++) {
        const BsDumpPart *part = bs_dump_part(replay->dump, i);
        const gboolean all = is_module(replay->text + part->begin, part->end - part->begin);
        if (all && any)
            break;
        any |= all ? begin_with(replay, part) : begin_more(replay, part);
        replay->input_unread |= i == 0 && !any;
        if (all && any)
            break;
    }
    if (!any && !(any = begin_unread(replay))) {
        say_why(replay, FALSE);
        g_clear_pointer(&replay->named, g_hash_table_unref);
    }
    return any;
}

// -- the stages ----------------------------------------------------------------------------------

typedef struct Running {
    BsReplay *replay;
    BsEventSink *events;
    const BsDumpPart *waiting; // a pass of which only is printed what was before it; or NULL
    GHashTable *shown;         // functions and modules of which something was printed so far
    const BsDumpPart *last;    // that was taken; or NULL
    gsize said;                // up to where messages were told ...
    gsize early;               // ... but for those up to there, before the first stage
    guint n_told, n_stages;
    BsOp *scope;       // what the last part was about; NULL: something new
    gboolean is_valid; // the program
} Running;

static const char *
intern(const BsReplay *replay, const char *name)
{
    return bs_context_string(replay->ir->context, name);
}

// Changes the program into what the part shows. Returns whether that is the first that is known of
// it, and a pass has made it already.
static gboolean
show(Running *self, const BsDumpPart *part, const BsIr *made)
{
    BsReplay *replay = self->replay;
    BsOp *made_op = NULL, *scope = find_scope(replay, part, made, &made_op);
    const guint32 before = bs_ir_n_changes(replay->ir);
    bs_report(self->events, .kind = BS_EVENT_DUMPED, .op = scope ? scope : replay->ir->root,
              .rule = intern(replay, part->pass));
    if (scope && is_kind(scope, made_op))
        bs_become(replay->ir, scope, made, made_op);
    else if (!scope && made_op && body_of(replay->ir))
        add_op(replay, made_op);
    replay->named_is_old |= scope != NULL;
    self->scope = scope;
    if (bs_ir_n_changes(replay->ir) == before)
        bs_report_retract(self->events);
    const gboolean known = g_hash_table_contains(self->shown, replay->ir->root) ||
                           (scope && g_hash_table_contains(self->shown, scope));
    g_hash_table_add(self->shown, scope ? scope : replay->ir->root);
    return !known && !part->before;
}

static void
end_stage(Running *self, const BsReplayed *stage, guint32 before)
{
    const guint32 flags =
        (stage->failed ? BS_EVENT_FAILED : 0) |
        (stage->unread || bs_ir_n_changes(self->replay->ir) != before ? BS_EVENT_CHANGED : 0) |
        (stage->given_unknown ? BS_EVENT_GIVEN_UNKNOWN : 0);
    bs_report_leave(self->events);
    bs_report(self->events, .kind = BS_EVENT_STAGE_END, .op = self->replay->ir->root,
              .flags = flags, .rule = stage->name);
    self->replay->stage_ended(self->replay->data, stage);
    self->n_stages++;
}

static void
tell_range(Running *self, gsize from, gsize to)
{
    const BsReplay *replay = self->replay;
    const char *at = replay->text + from, *end = replay->text + to;
    char *message;
    while (self->n_told <= BS_LIMIT_DUMP_MESSAGES && (message = bs_dump_next_message(&at, end))) {
        const char *rule = self->n_told++ < BS_LIMIT_DUMP_MESSAGES
                               ? message
                               : _("more, which are not told: their number has a limit");
        bs_report(self->events, .kind = BS_EVENT_LOGGED, .op = replay->ir->root,
                  .rule = intern(replay, rule));
        g_free(message);
    }
}

// What the log says up to there belongs to the stage that is open, or else to the last one that
// was; what it said before any to the first.
static void
tell_messages(Running *self, gsize to)
{
    tell_range(self, 0, self->early);
    tell_range(self, self->said, to);
    self->early = 0;
    self->said = to;
}

// Whether the program is valid now: where it was, what the part is about says it, unless that names
// others.
static void
verify(Running *self)
{
    const BsIr *ir = self->replay->ir;
    BsOp *scope = self->scope;
    if (!self->is_valid || !scope || scope == ir->root) {
        self->is_valid = is_valid(ir);
        return;
    }
    BsDiags diags;
    bs_diags_init(&diags);
    if (!bs_verify(scope, &diags))
        self->is_valid = FALSE;
    else if (!bs_op_walk_preorder(scope, is_right_alone, NULL))
        self->is_valid = is_valid(ir);
    bs_diags_clear(&diags);
}

// What a pass made is what the part shows. `only_if_new`: else it is no stage.
static void
add_stage(Running *self, const char *name, const BsDumpPart *part, gboolean only_if_new)
{
    BsReplay *replay = self->replay;
    const guint32 before = bs_ir_n_changes(replay->ir);
    BsIr *made = read_part(replay, part);
    BsReplayed stage = {.name = intern(replay, name),
                        .begin = part->begin,
                        .end = part->end,
                        .reached = TRUE,
                        .unread = !made,
                        .failed = part->failed && !part->before};
    stage.whole_program = is_module(replay->text + part->begin, part->end - part->begin);
    if (!made && only_if_new)
        return;
    bs_report(self->events, .kind = BS_EVENT_STAGE, .op = replay->ir->root, .rule = stage.name);
    bs_report_enter(self->events);
    if (!only_if_new)
        tell_messages(self, part->header);
    if (made)
        stage.given_unknown = show(self, part, made);
    else
        bs_report(self->events, .kind = BS_EVENT_UNREAD, .op = replay->ir->root,
                  .rule = stage.name);
    bs_ir_free(made);
    if (only_if_new && bs_ir_n_changes(replay->ir) == before) {
        bs_report_leave(self->events);
        bs_report_retract(self->events);
        return;
    }
    if (bs_ir_n_changes(replay->ir) != before)
        verify(self);
    stage.invalid = !self->is_valid;
    end_stage(self, &stage, before);
}

// As what is printed behind a pass, and again before the next.
static gboolean
says_the_same(const Running *self, const BsDumpPart *part)
{
    const char *text = self->replay->text;
    const BsDumpPart *last = self->last;
    const gsize len = part->end - part->begin;
    return last && last->end - last->begin == len &&
           memcmp(text + last->begin, text + part->begin, len) == 0;
}

// Before a pass stands what the one before it has made, if nothing was printed after that; else
// what is known already, or what others have made that print nothing.
static void
take_part(Running *self, const BsDumpPart *part)
{
    const BsDumpPart *ran = self->waiting;
    const gboolean is_text = self->replay->is_text_before;
    g_autofree char *unnamed =
        part->is_print ? g_strdup(part->pass) : g_strdup_printf("before %s", part->pass);
    if (part->is_print && ran) // which is print-ir itself
        return;
    if (part->before && !ran && !is_text && self->n_stages)
        tell_messages(self, part->header);
    else if (part->before && !ran && !is_text)
        self->early = MAX(self->early, part->header);
    if (is_text)
        add_stage(self, unnamed, part, FALSE);
    else if (!part->before)
        add_stage(self, part->pass, part, FALSE);
    else if (ran)
        add_stage(self, ran->pass, part, FALSE);
    else if (!says_the_same(self, part))
        add_stage(self, unnamed, part, TRUE);
    self->last = part;
    self->waiting = part->before && !part->is_print && !is_text ? part : NULL;
    self->said = part->end;
}

gboolean
bs_replay_run(BsReplay *replay, BsEventSink *events)
{
    const GArray *parts = replay->dump->parts;
    g_autoptr(GHashTable) shown = g_hash_table_new(NULL, NULL);
    Running self = {
        .replay = replay, .events = events, .shown = shown, .is_valid = is_valid(replay->ir)};
    const BsDumpPart *first = bs_dump_part(replay->dump, 0);
    const gboolean all = is_module(replay->text + first->begin, first->end - first->begin);
    const BsReplayed input = {.begin = first->begin,
                              .end = first->end,
                              .reached = TRUE,
                              .unread = replay->input_unread,
                              .whole_program = all,
                              .invalid = !self.is_valid};
    replay->stage_ended(replay->data, &input);
    for (guint i = 0; i < parts->len; i++) {
        if (g_cancellable_is_cancelled(replay->cancellable)) {
            g_clear_pointer(&replay->why, g_free);
            g_clear_pointer(&replay->named, g_hash_table_unref);
            return FALSE;
        }
        take_part(&self, bs_dump_part(replay->dump, i));
    }
    g_clear_pointer(&replay->named, g_hash_table_unref);
    if (self.n_stages)
        tell_messages(&self, replay->len);
    if (self.waiting) { // nobody knows what became of it
        const BsReplayed last = {.name = intern(replay, self.waiting->pass)};
        replay->stage_ended(replay->data, &last);
    }
    say_why(replay, TRUE);
    if (replay->dump->cut)
        bs_diags_warning(replay->diags, (BsLoc){replay->dump->cut, 1},
                         _("the dump breaks off at this header: what was printed behind it is not "
                           "there"));
    if (replay->dump->n_llvm)
        bs_diags_warning(replay->diags, (BsLoc){1, 1},
                         _("dumps of LLVM's own passes are left away: %u"), replay->dump->n_llvm);
    return TRUE;
}
