// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/marks/run-marks.h"

#include "debug/document/own-names.h"

// What a stop is found by when its number says nothing any more.
typedef struct Subject {
    BsPlace place;   // of the op or value, or of the op that makes the buffer; empty: none
    guint32 made_by; // id of that op; 0: nobody
    guint32 nth;     // which one of those that it makes, from 0
} Subject;

struct BsRunMarks {
    GArray *stops;    // BsRunStop,
    GArray *subjects; // and Subject of each
};

// -- the list ------------------------------------------------------------------------------------

static void
clear_subject(gpointer data)
{
    bs_place_clear(&((Subject *)data)->place);
}

BsRunMarks *
bs_run_marks_new(void)
{
    BsRunMarks *marks = g_new0(BsRunMarks, 1);
    marks->stops = g_array_new(FALSE, FALSE, sizeof(BsRunStop));
    marks->subjects = g_array_new(FALSE, FALSE, sizeof(Subject));
    g_array_set_clear_func(marks->subjects, clear_subject);
    return marks;
}

void
bs_run_marks_free(BsRunMarks *marks)
{
    if (!marks)
        return;
    g_array_unref(marks->stops);
    g_array_unref(marks->subjects);
    g_free(marks);
}

const GArray *
bs_run_marks_stops(const BsRunMarks *marks)
{
    return marks->stops;
}

static Subject *
subject_of(const BsRunMarks *marks, guint index)
{
    return &g_array_index(marks->subjects, Subject, index);
}

const char *
bs_run_marks_words(const BsRunMarks *marks, guint index)
{
    return index < marks->subjects->len ? subject_of(marks, index)->place.text : NULL;
}

void
bs_run_marks_enable(BsRunMarks *marks, guint index, gboolean on)
{
    if (index < marks->stops->len)
        g_array_index(marks->stops, BsRunStop, index).is_on = on;
}

void
bs_run_marks_remove(BsRunMarks *marks, guint index)
{
    if (index >= marks->stops->len)
        return;
    g_array_remove_index(marks->stops, index);
    g_array_remove_index(marks->subjects, index);
}

void
bs_run_marks_clear(BsRunMarks *marks)
{
    g_array_set_size(marks->stops, 0);
    g_array_set_size(marks->subjects, 0);
}

// -- adding --------------------------------------------------------------------------------------

static gboolean
remove_same(BsRunMarks *marks, BsRunStopKind kind, guint32 id)
{
    for (guint i = 0; i < marks->stops->len; i++) {
        const BsRunStop *stop = &g_array_index(marks->stops, BsRunStop, i);
        if (stop->kind == kind && stop->id == id) {
            bs_run_marks_remove(marks, i);
            return TRUE;
        }
    }
    return FALSE;
}

// Takes the subject. What has no place in words stays where it is, and is lost with the text.
static void
add(BsRunMarks *marks, BsRunStopKind kind, guint32 id, Subject subject)
{
    const BsRunStop stop = {kind, id, TRUE};
    g_array_append_val(marks->stops, stop);
    g_array_append_val(marks->subjects, subject);
}

static const BsOp *
function_of(BsThing thing)
{
    return bs_op_function(thing.op ? thing.op : bs_block_parent_op(bs_value_block(thing.value)));
}

void
bs_run_marks_toggle(BsRunMarks *marks, BsDocument *document, BsThing thing)
{
    const BsRunStopKind kind = thing.op ? BS_RUN_STOP_OP : BS_RUN_STOP_SET;
    const guint32 id = thing.op ? thing.op->id : thing.value->id;
    Subject subject = {0};
    if (remove_same(marks, kind, id))
        return;
    bs_place_init_in(&subject.place, document, function_of(thing), thing, BS_NAMES_OWN);
    add(marks, kind, id, subject);
}

void
bs_run_marks_toggle_freed(BsRunMarks *marks, BsDocument *document, const BsHeapMap *map,
                          const BsOp *made_by, guint32 number)
{
    Subject subject = {0};
    if (!number || number > map->made_by->len || remove_same(marks, BS_RUN_STOP_FREED, number))
        return;
    subject.made_by = g_array_index(map->made_by, guint32, number - 1);
    for (guint32 i = 0; i + 1 < number; i++)
        subject.nth += g_array_index(map->made_by, guint32, i) == subject.made_by;
    if (made_by)
        bs_place_init_in(&subject.place, document, bs_op_function(made_by),
                         (BsThing){.op = made_by}, BS_NAMES_OWN);
    add(marks, BS_RUN_STOP_FREED, number, subject);
}

// -- finding them again --------------------------------------------------------------------------

static guint32
find(const Subject *subject, BsDocument *document, gboolean is_value)
{
    static const BsOp op;
    static const BsValue value;
    const BsThing like = {.op = is_value ? NULL : &op, .value = is_value ? &value : NULL};
    BsThing found;
    if (!subject->place.text ||
        !bs_place_find_in(&subject->place, document, like, BS_NAMES_OWN, &found))
        return BS_RUN_MARK_LOST;
    return is_value ? found.value->id : found.op->id;
}

void
bs_run_marks_resolve(BsRunMarks *marks, BsDocument *document)
{
    for (guint i = 0; i < marks->stops->len; i++) {
        BsRunStop *stop = &g_array_index(marks->stops, BsRunStop, i);
        Subject *subject = subject_of(marks, i);
        if (stop->kind != BS_RUN_STOP_FREED)
            stop->id = find(subject, document, stop->kind == BS_RUN_STOP_SET);
        else if (subject->made_by) // what nobody made has no place
            subject->made_by = find(subject, document, FALSE);
    }
}

static guint32
find_buffer(const Subject *subject, const BsHeapMap *map)
{
    guint32 seen = 0;
    for (guint32 i = 0; i < map->made_by->len; i++) {
        if (g_array_index(map->made_by, guint32, i) == subject->made_by && seen++ == subject->nth)
            return i + 1;
    }
    return BS_RUN_MARK_LOST;
}

void
bs_run_marks_find_buffers(BsRunMarks *marks, const BsHeapMap *map)
{
    for (guint i = 0; i < marks->stops->len; i++) {
        BsRunStop *stop = &g_array_index(marks->stops, BsRunStop, i);
        if (stop->kind == BS_RUN_STOP_FREED)
            stop->id = find_buffer(subject_of(marks, i), map);
    }
}
