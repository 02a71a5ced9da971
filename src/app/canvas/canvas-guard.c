// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Keeps the picture of a function with thousands of blocks from taking seconds at every step.
#include "app/canvas/canvas-private.h"

#include "debug/document/cursor.h"
#include "debug/telling/focus.h"

enum {
    MANY = 300, // blocks; of more a whole picture takes longer than a frame at every step, and dot
                // seconds
    PART = 40,  // of those
};

static guint32
count_blocks(const BsOp *function)
{
    guint32 n = 0;
    if (function->n_regions) {
        bs_region_for_each (bs_op_region(function, 0), block)
            n += block != NULL;
    }
    return n;
}

// The block of the function that something is in.
static const BsBlock *
outermost(const BsBlock *block, const BsOp *function)
{
    while (block && block->region && block->region->op != function)
        block = block->region->op ? bs_op_block(block->region->op) : NULL;
    return block && block->region ? block : NULL;
}

static const BsBlock *
block_of_event(const BsDocument *document)
{
    const BsEvent *event = bs_document_current_event(document);
    if (!event)
        return NULL;
    const BsThing focus = bs_event_focus(event);
    if (focus.block)
        return focus.block;
    if (focus.op)
        return bs_op_block(focus.op);
    return event->value ? bs_value_block(event->value) : NULL;
}

static gboolean
is_shown(BsCanvas *self, const BsBlock *block)
{
    return self->scene && bs_scene_find_block(self->scene, block);
}

// The centre stays while the cursor is in the picture, so that boxes stay in place.
static void
choose_centre(BsCanvas *self, BsDocument *document, const BsOp *function)
{
    const BsBlock *at = outermost(block_of_event(document), function);
    const BsBlock *centre = self->guard.centre;
    if (at && !bs_document_has_block(document, at))
        at = NULL;
    if (!bs_document_has_block(document, centre) || outermost(centre, function) != centre)
        centre = NULL;
    if (at && at != self->guard.at && !is_shown(self, at))
        centre = at;
    self->guard.at = at;
    self->guard.centre = centre ? centre : at ? at : bs_op_region(function, 0)->first;
}

void
bs_canvas_guard_options(BsCanvas *self, BsDocument *document, const BsOp *function,
                        BsSceneOptions *options)
{
    BsCanvasGuard *guard = &self->guard;
    const gboolean whole = g_strcmp0(guard->whole, bs_function_name(function)) == 0;
    guard->n_blocks = count_blocks(function);
    guard->on = guard->n_blocks > MANY && options->filter.only == BS_SHOW_ALL && !whole;
    if (!guard->on)
        return;
    choose_centre(self, document, function);
    options->filter =
        (BsSceneFilter){.only = BS_SHOW_AROUND, .block = guard->centre, .n_blocks = PART};
}

gboolean
bs_canvas_guard_follow(BsCanvas *self, const BsBlock *block)
{
    const BsOp *function = self->guard.on ? bs_session_function(self->session) : NULL;
    block = function ? outermost(block, function) : NULL;
    if (!block || is_shown(self, block) ||
        !bs_document_has_block(bs_session_document(self->session), block))
        return FALSE;
    self->guard.centre = block;
    return TRUE;
}

// -- public --------------------------------------------------------------------------------------

void
bs_canvas_get_work(BsCanvas *self, BsCanvasWork *work)
{
    *work = (BsCanvasWork){
        .n_blocks = self->guard.n_blocks,
        .many = self->guard.n_blocks > MANY && self->options.filter.only == BS_SHOW_ALL,
        .part = self->guard.on,
        .laying_out = bs_layout_cache_is_busy(self->layouts),
    };
}

void
bs_canvas_cancel_layout(BsCanvas *self)
{
    bs_layout_cache_cancel(self->layouts);
    g_signal_emit_by_name(self, "guard-changed");
}
