// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For each class and block the last touch. A value brings its touches along when it gets into a
// class; of two classes that are united the touches of the smaller one move. Cost: for each value
// its uses times the regions around them, and a logarithm of moves.
#include "passes/hlo/touches-private.h"

// A place among the ops of its block: its number in the function in the upper half. Below that, in
// this order: the op's own operands, what is in it and its results, what was put behind it.
typedef struct Place {
    BsOp *op;
    guint64 at;
    guint32 n_behind; // ops that were put behind it
} Place;

enum { AT_OP, AT_INSIDE, AT_BEHIND };

typedef struct Touch {
    BsBlock *block;
    guint64 at;
    guint32 place;
    guint32 next; // of the same class, or BS_ID_NONE
} Touch;

typedef struct List {
    guint32 first; // touch, or BS_ID_NONE
} List;

struct BsHloTouches {
    BsHloClasses *classes;
    BsIdMap ops;              // by id, to the number in `places_of`
    BS_VEC(guint32) place_of; // the places of these ops
    BS_VEC(Place) places;
    BsIdMap cells; // by class and block, to the number in `touches`
    BS_VEC(Touch) touches;
    BS_VEC(List) lists; // by class
};

// -- places --------------------------------------------------------------------------------------

static guint32
find_place(const BsHloTouches *touches, const BsOp *op)
{
    const guint32 n = bs_id_map_find(&touches->ops, op->id);
    return n == BS_ID_NONE ? BS_ID_NONE : touches->place_of.data[n];
}

static void
set_place(BsHloTouches *touches, const BsOp *op, guint32 place)
{
    const guint32 n = bs_id_map_number(&touches->ops, op->id);
    if (n == touches->place_of.len)
        bs_vec_push(&touches->place_of, place);
    touches->place_of.data[n] = place;
}

static BsWalk
number_op(BsOp *op, gpointer data)
{
    BsHloTouches *touches = data;
    const Place place = {op, (guint64)touches->places.len << 32, 0};
    set_place(touches, op, touches->places.len);
    bs_vec_push(&touches->places, place);
    return BS_WALK_ON;
}

void
bs_hlo_touches_number(BsHloTouches *touches, BsOp *function)
{
    bs_op_walk_preorder(function, number_op, touches);
}

void
bs_hlo_touches_replace(BsHloTouches *touches, const BsOp *op, BsOp *made)
{
    const guint32 place = find_place(touches, op);
    g_return_if_fail(place != BS_ID_NONE);
    set_place(touches, made, place);
    touches->places.data[place].op = made;
}

// -- touches -------------------------------------------------------------------------------------

static void
touch_cell(BsHloTouches *touches, guint32 number, const Touch *made)
{
    const guint32 cell = bs_id_map_number(&touches->cells, (guint64)number << 32 | made->block->id);
    if (cell == touches->touches.len) {
        Touch touch = *made;
        touch.next = touches->lists.data[number].first;
        touches->lists.data[number].first = cell;
        bs_vec_push(&touches->touches, touch);
    } else if (touches->touches.data[cell].at < made->at) {
        touches->touches.data[cell].at = made->at;
        touches->touches.data[cell].place = made->place;
    }
}

// The op, and each op around it, in its block. Ops that the pass made have no place where they are
// about nothing that another op in their block is not about, too.
static void
touch(BsHloTouches *touches, guint32 number, BsOp *op, guint32 where)
{
    for (; op && bs_op_block(op); op = bs_op_parent(op), where = AT_INSIDE) {
        const guint32 place = find_place(touches, op);
        if (place == BS_ID_NONE)
            continue;
        const Touch made = {bs_op_block(op), touches->places.data[place].at + where, place, 0};
        touch_cell(touches, number, &made);
    }
}

static void
entered(gpointer data, BsValue *value, guint32 number)
{
    BsHloTouches *touches = data;
    g_return_if_fail(number == touches->lists.len);
    const List list = {BS_ID_NONE};
    bs_vec_push(&touches->lists, list);
    touch(touches, number, bs_value_op(value), AT_INSIDE);
    bs_value_for_each_use (value, use)
        touch(touches, number, bs_use_owner(use), AT_OP);
}

static void
united(gpointer data, guint32 kept, guint32 gone)
{
    BsHloTouches *touches = data;
    for (guint32 i = touches->lists.data[gone].first, next; i != BS_ID_NONE; i = next) {
        const Touch moved = touches->touches.data[i];
        next = moved.next;
        touch_cell(touches, kept, &moved);
    }
    touches->lists.data[gone].first = BS_ID_NONE;
}

void
bs_hlo_touches_add(BsHloTouches *touches, BsOp *made, const BsOp *op)
{
    const guint32 behind = find_place(touches, op);
    g_return_if_fail(behind != BS_ID_NONE);
    Place *before = &touches->places.data[behind];
    const guint64 base = before->at & ~(guint64)G_MAXUINT32;
    const Place place = {made, base + AT_BEHIND + 2ull * before->n_behind++, 0};
    set_place(touches, made, touches->places.len);
    bs_vec_push(&touches->places, place);
    for (guint32 i = 0; i < made->n_operands; i++) {
        BsValue *operand = bs_op_operand(made, i);
        touch(touches, bs_hlo_class_number(touches->classes, operand), made, AT_OP);
    }
}

// -- asking --------------------------------------------------------------------------------------

static const Touch *
find_touch(BsHloTouches *touches, BsValue *value, const BsBlock *block)
{
    const guint64 number = bs_hlo_class_number(touches->classes, value);
    const guint32 cell = bs_id_map_find(&touches->cells, number << 32 | block->id);
    return cell == BS_ID_NONE ? NULL : &touches->touches.data[cell];
}

BsOp *
bs_hlo_touched_behind(BsHloTouches *touches, BsValue *value, const BsOp *op)
{
    const guint32 place = find_place(touches, op);
    const Touch *last = find_touch(touches, value, bs_op_block(op));
    g_return_val_if_fail(place != BS_ID_NONE, NULL);
    return last && last->at > touches->places.data[place].at ? touches->places.data[last->place].op
                                                             : NULL;
}

BsOp *
bs_hlo_touched_last(BsHloTouches *touches, BsValue *value, const BsBlock *block)
{
    const Touch *last = find_touch(touches, value, block);
    return last ? touches->places.data[last->place].op : NULL;
}

// -- making --------------------------------------------------------------------------------------

BsHloTouches *
bs_hlo_touches_new(void)
{
    BsHloTouches *touches = g_new0(BsHloTouches, 1);
    touches->classes = bs_hlo_classes_new();
    bs_hlo_classes_watch(touches->classes, entered, united, touches);
    return touches;
}

void
bs_hlo_touches_reset(BsHloTouches *touches)
{
    bs_hlo_classes_reset(touches->classes);
    bs_id_map_reset(&touches->ops);
    bs_id_map_reset(&touches->cells);
    bs_vec_clear(&touches->place_of);
    bs_vec_clear(&touches->places);
    bs_vec_clear(&touches->touches);
    bs_vec_clear(&touches->lists);
}

void
bs_hlo_touches_free(BsHloTouches *touches)
{
    if (!touches)
        return;
    bs_hlo_classes_free(touches->classes);
    bs_id_map_clear(&touches->ops);
    bs_id_map_clear(&touches->cells);
    bs_vec_free(&touches->place_of);
    bs_vec_free(&touches->places);
    bs_vec_free(&touches->touches);
    bs_vec_free(&touches->lists);
    g_free(touches);
}

BsHloClasses *
bs_hlo_touches_classes(BsHloTouches *touches)
{
    return touches->classes;
}
