// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The run of the session's program, and that the views show it.
#include "app/session/session-private.h"

#include "debug/document/cursor.h"
#include "debug/verdict/run-tell.h"
#include "ir/loc.h"
#include "support/i18n.h"

BsRun *
bs_session_run(BsSession *self)
{
    return self->run;
}

gboolean
bs_session_shows_run(BsSession *self)
{
    return self->shows_run;
}

// The end of the stage in which the cursor is.
static guint32
end_of_stage(BsSession *self)
{
    return bs_document_stage(self->document, bs_session_stage(self))->last;
}

void
bs_session_set_shows_run(BsSession *self, gboolean shows)
{
    if (self->shows_run == shows || !bs_session_is_walkable(self))
        return;
    if (shows)
        self->left = bs_session_cursor(self);
    self->shows_run = shows;
    bs_document_goto(self->document, shows ? end_of_stage(self) : self->left);
    bs_session_tell_moved(self);
}

const BsOp *
bs_session_executed_op(BsSession *self)
{
    return self->shows_run ? bs_run_executed(self->run, bs_session_function(self)) : NULL;
}

guint32
bs_session_run_buffer(BsSession *self, const BsValue *value)
{
    const BsStorage *storage;
    const guint64 *words = value ? bs_run_value_words(self->run, value->id, &storage) : NULL;
    if (!words || storage->kind == BS_STORAGE_NUMBERS || storage->kind == BS_STORAGE_TOKEN)
        return 0;
    return (guint32)words[0];
}

static char *
op_text(BsSession *self, guint32 id)
{
    const BsOp *op = bs_session_find_op(self, id);
    if (!op)
        return g_strdup(_("An op of another stage is executed"));
    return bs_loc_line(op->loc) ? g_strdup_printf(_("%s at line %u is executed"), op->def->name,
                                                  bs_loc_line(op->loc))
                                : g_strdup_printf(_("%s is executed"), op->def->name);
}

static char *
value_text(BsSession *self, guint32 id)
{
    const BsValue *value = bs_run_own_value(self->run, id);
    const char *name = value ? bs_document_value_name(self->document, value) : NULL;
    return name ? g_strdup_printf(_("%s is set"), name)
                : g_strdup(_("A bit of another stage is set"));
}

static char *
lost_text(BsSession *self, BsRunStopKind kind, guint index)
{
    const char *words = bs_run_stop_words(self->run, index);
    if (kind == BS_RUN_STOP_FREED)
        return words ? g_strdup_printf(_("No such buffer in this run: %s"), words)
                     : g_strdup(_("No such buffer in this run"));
    return words ? g_strdup_printf(_("Not in this program: %s"), words)
                 : g_strdup(_("Not in this program"));
}

char *
bs_session_run_stop_text(BsSession *self, guint index)
{
    const BsRunStop *stop = &g_array_index(bs_run_stops(self->run), BsRunStop, index);
    if (stop->id == BS_RUN_MARK_LOST)
        return lost_text(self, stop->kind, index);
    return stop->kind == BS_RUN_STOP_OP    ? op_text(self, stop->id)
           : stop->kind == BS_RUN_STOP_SET ? value_text(self, stop->id)
                                           : g_strdup_printf(_("Buffer %u is freed"), stop->id);
}

static guint64
taken(gpointer run, const BsOp *op, guint32 successor)
{
    return bs_run_taken(run, op, successor);
}

static guint64
entered(gpointer run, const BsOp *op, guint32 region)
{
    return bs_run_entered(run, op, region);
}

static gboolean
bit(gpointer run, const BsValue *value, gboolean *is_set)
{
    const BsStorage *storage;
    const guint64 *words = bs_run_value_words(run, value->id, &storage);
    if (!words || !(storage->kind == BS_STORAGE_BUFFER ||
                    (storage->kind == BS_STORAGE_NUMBERS && storage->words == 1 &&
                     bs_type_bit_width(storage->number) == 1)))
        return FALSE;
    *is_set = storage->kind == BS_STORAGE_BUFFER ? words[0] != 0 : (words[0] & 1) != 0;
    return TRUE;
}

const BsSceneRun *
bs_session_scene_run(BsSession *self)
{
    self->scene_run = (BsSceneRun){self->run, taken, entered, bit};
    return self->shows_run && bs_run_is_loaded(self->run) ? &self->scene_run : NULL;
}

const char *
bs_session_run_sentence(BsSession *self)
{
    const BsRunMoment *moment = bs_run_moment(self->run);
    GString *out = g_string_new(NULL);
    bs_run_moment_tell(bs_run_record(self->run), bs_run_document(self->run), moment,
                       bs_run_heap_map(self->run), out);
    g_free(self->told);
    return self->told = g_string_free(out, FALSE);
}

// A call leads into another function, which then comes into view, and its return leads back.
static void
follow_run(BsSession *self)
{
    const BsRunMoment *moment = bs_run_moment(self->run);
    const gboolean comes_back = moment && bs_run_moment_returns(moment) && moment->call;
    const BsOp *own =
        moment ? bs_run_own_op(self->run, comes_back ? moment->call : moment->op) : NULL;
    const BsOp *function = own ? bs_op_function(own) : NULL;
    const char *name = function ? bs_function_name(function) : NULL;
    if (name && g_strcmp0(name, self->function) != 0) {
        g_free(self->function);
        self->function = g_strdup(name);
    }
}

static void
on_run_moved(BsSession *self)
{
    if (!self->shows_run || !bs_session_is_walkable(self))
        return;
    follow_run(self);
    bs_session_tell_moved(self);
}

void
bs_session_init_run(BsSession *self)
{
    self->run = bs_run_new();
    g_signal_connect_object(self->run, "moved", G_CALLBACK(on_run_moved), self, G_CONNECT_SWAPPED);
}
