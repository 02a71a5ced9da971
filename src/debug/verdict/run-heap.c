// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/run-heap.h"

#include "debug/verdict/op-words.h"
#include "ir/loc.h"
#include "support/i18n.h"

static void
clear_box(gpointer data)
{
    BsRunBox *box = data;
    g_free(box->name);
    g_free(box->holders);
    g_free(box->contents);
    g_free(box->made_at);
    g_free(box->freed_at);
}

// -- what is in it -------------------------------------------------------------------------------

static guint64
word_of(const guint8 *bytes, guint32 n, guint64 mask)
{
    guint64 word = 0;
    for (guint32 i = n; i-- > 0;)
        word = word << 8 | bytes[i];
    return word & mask;
}

// An element that was never written is "-".
static void
put_element(const BsHeap *heap, guint32 number, gint64 at, const BsStorage *storage, GString *out)
{
    guint8 bytes[64];
    const guint32 n = bs_storage_element_bytes(storage);
    if (!bs_heap_look(heap, number, at, n, bytes)) {
        g_string_append_c(out, '-');
    } else if (storage->kind == BS_STORAGE_NUMBERS) {
        bs_run_put_number(out, storage->number, word_of(bytes, storage->bytes, storage->mask));
    } else {
        const guint64 held = word_of(bytes, storage->bytes, storage->mask);
        if (held)
            g_string_append_printf(out, _("buffer %u"), (guint)held);
        else
            g_string_append(out, _("no buffer"));
    }
}

static char *
contents_of(const BsHeap *heap, guint32 number, const BsBuffer *buffer)
{
    BsStorage storage;
    const BsType *element =
        buffer->type && bs_type_is_shaped(buffer->type) ? buffer->type->shaped.element : NULL;
    if (buffer->is_free || !element || !bs_storage_init(&storage, element))
        return NULL;
    const guint32 each = bs_storage_element_bytes(&storage);
    if (!each || each > 64 || (storage.kind == BS_STORAGE_NUMBERS && storage.n != 1) ||
        buffer->bytes > (gint64)each * BS_RUN_HEAP_MOST_ELEMENTS || buffer->bytes < each)
        return NULL;
    GString *out = g_string_new(NULL);
    for (gint64 at = 0; at + each <= buffer->bytes; at += each) {
        g_string_append(out, at ? ", " : "");
        put_element(heap, number, at, &storage, out);
    }
    return g_string_free(out, FALSE);
}

// -- the boxes -----------------------------------------------------------------------------------

static char *
holders_of(const BsRunBuffer *told)
{
    GString *out = g_string_new(NULL);
    for (guint i = 0; i < told->held_by->len; i++)
        g_string_append_printf(out, "%s%s", i ? ", " : "", (const char *)told->held_by->pdata[i]);
    if (told->n_holders > told->held_by->len)
        g_string_append_printf(out, _(" and %u more"), told->n_holders - told->held_by->len);
    return g_string_free(out, FALSE);
}

static char *
name_in(const BsHeapMap *map, guint32 number)
{
    guint low = 0, high = map->buffers->len;
    while (low < high) { // they are in the order of their numbers
        const guint middle = (low + high) / 2;
        const BsMappedBuffer *buffer = &g_array_index(map->buffers, BsMappedBuffer, middle);
        if (buffer->number == number)
            return g_strdup(buffer->name);
        if (buffer->number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

// NULL for nobody.
static char *
place_of(const BsOp *op)
{
    BsLoc loc;
    if (!op)
        return NULL;
    bs_op_stands(op, &loc);
    return loc.line && !bs_loc_is_attr(loc)
               ? g_strdup_printf(_("%s, line %u"), op->def->name, loc.line)
               : g_strdup(op->def->name);
}

// Takes the names of its holders.
static BsRunBox
box_of(guint32 number, const BsBuffer *buffer, const BsRunMoment *moment, const BsHeapMap *map,
       char *holders)
{
    const gboolean steps = moment->step > 0;
    return (BsRunBox){
        .number = number,
        .name = name_in(map, number),
        .holders = holders,
        .bytes = buffer->bytes,
        .kind = buffer->kind,
        .is_free = buffer->is_free,
        .leaks = buffer->leaks,
        .is_touched = steps && (buffer->made == moment->step || buffer->used == moment->step ||
                                (buffer->is_free && buffer->freed == moment->step)),
        .made_by = buffer->made_by ? buffer->made_by->id : 0,
        .made_at = place_of(buffer->made_by),
        .freed_at = place_of(buffer->is_free ? buffer->freed_by : NULL),
        .made = buffer->made,
        .freed = buffer->is_free ? buffer->freed : 0,
    };
}

// How many buffers are freed up to a step.
static guint
freed_until(const BsHeapMap *map, guint64 step)
{
    guint low = 0, high = map->freed->len;
    while (low < high) {
        const guint middle = low + (high - low) / 2;
        if (g_array_index(map->freed, BsHeapFree, middle).step <= step)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

// Those that were freed last, the last one first.
static void
add_freed(BsRunHeap *self, const BsHeap *heap, const BsRunMoment *moment, const BsHeapMap *map)
{
    const guint until = freed_until(map, moment->step);
    for (guint i = until; i > 0 && until - i < BS_RUN_HEAP_MOST_FREED; i--) {
        const guint32 number = g_array_index(map->freed, BsHeapFree, i - 1).number;
        const BsRunBox box = box_of(number, bs_heap_get(heap, number), moment, map, g_strdup(""));
        g_array_append_val(self->boxes, box);
    }
}

BsRunHeap *
bs_run_heap_new(BsRunRecord *record, const BsRunMoment *moment, const BsHeapMap *map)
{
    BsRunHeap *self = g_new0(BsRunHeap, 1);
    const BsHeap *heap =
        bs_machine_heap((BsMachine *)(gsize)bs_recording_machine(bs_run_record_recording(record)));
    self->boxes = g_array_new(FALSE, FALSE, sizeof(BsRunBox));
    g_array_set_clear_func(self->boxes, clear_box);
    self->n_there = moment->n_buffers;
    self->bytes = moment->heap_bytes;
    for (guint i = 0; i < moment->buffers->len; i++) {
        const BsRunBuffer *told = &g_array_index(moment->buffers, BsRunBuffer, i);
        BsRunBox box = box_of(told->number, &told->record, moment, map, holders_of(told));
        box.contents = contents_of(heap, told->number, &told->record);
        g_array_append_val(self->boxes, box);
    }
    add_freed(self, heap, moment, map);
    return self;
}

void
bs_run_heap_free(BsRunHeap *heap)
{
    if (!heap)
        return;
    g_array_unref(heap->boxes);
    g_free(heap);
}

static gboolean
is_same_box(const BsRunBox *a, const BsRunBox *b)
{
    const char *const texts[][2] = {{a->name, b->name},
                                    {a->holders, b->holders},
                                    {a->contents, b->contents},
                                    {a->made_at, b->made_at},
                                    {a->freed_at, b->freed_at}};
    for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
        if (g_strcmp0(texts[i][0], texts[i][1]) != 0)
            return FALSE;
    }
    return a->number == b->number && a->bytes == b->bytes && a->kind == b->kind &&
           a->is_free == b->is_free && a->leaks == b->leaks && a->is_touched == b->is_touched &&
           a->made_by == b->made_by && a->made == b->made && a->freed == b->freed;
}

gboolean
bs_run_heap_is_same(const BsRunHeap *heap, const BsRunHeap *other)
{
    if (heap->n_there != other->n_there || heap->bytes != other->bytes ||
        heap->boxes->len != other->boxes->len)
        return FALSE;
    for (guint i = 0; i < heap->boxes->len; i++) {
        if (!is_same_box(&g_array_index(heap->boxes, BsRunBox, i),
                         &g_array_index(other->boxes, BsRunBox, i)))
            return FALSE;
    }
    return TRUE;
}

// -- words ---------------------------------------------------------------------------------------

void
bs_run_box_put_title(const BsRunBox *box, GString *out)
{
    g_string_append_printf(out, _("buffer %u"), box->number);
    if (box->name)
        g_string_append_printf(out, " · %s", box->name);
}

void
bs_run_box_put_origin(const BsRunBox *box, GString *out)
{
    static const char *const kinds[] = {[BS_BUFFER_STACK] = N_(" on the stack"),
                                        [BS_BUFFER_GLOBAL] = N_(" of a global"),
                                        [BS_BUFFER_ARGUMENT] = N_(" of the caller")};
    g_autofree char *bytes = g_strdup_printf("%" G_GINT64_FORMAT, box->bytes);
    g_string_append_printf(out, bs_plural("%s byte", "%s bytes", (gulong)box->bytes), bytes);
    g_string_append(out, box->kind && box->kind < G_N_ELEMENTS(kinds) ? _(kinds[box->kind]) : "");
    if (box->made_at)
        g_string_append_printf(out, " · %s", box->made_at);
}

void
bs_run_box_put(const BsRunBox *box, GString *out)
{
    bs_run_box_put_title(box, out);
    g_string_append(out, ": ");
    bs_run_box_put_origin(box, out);
    if (box->leaks)
        g_string_append(out, _("; leaks: nobody frees it any more"));
    if (box->is_free) {
        g_string_append(out, _("; freed"));
        if (box->freed_at)
            g_string_append_printf(out, " · %s", box->freed_at);
        return;
    }
    if (*box->holders)
        g_string_append_printf(out, _("; held by %s"), box->holders);
    else
        g_string_append(out, _("; held by nobody"));
    if (box->contents)
        g_string_append_printf(out, _("; holds %s"), box->contents);
}
