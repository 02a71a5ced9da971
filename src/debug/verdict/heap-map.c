// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/heap-map.h"

#include "debug/verdict/op-words.h"
#include "sim/witness.h"
#include "support/i18n.h"

// -- buffers -------------------------------------------------------------------------------------

static void
clear_buffer(gpointer data)
{
    g_free(((BsMappedBuffer *)data)->name);
}

static BsMappedEnd
end_of(const BsBuffer *buffer)
{
    return buffer->is_free ? BS_MAPPED_FREED
           : buffer->leaks ? BS_MAPPED_LEAKED
                           : BS_MAPPED_RETURNED;
}

// What is freed in the step of its last access is never idle.
static BsMappedBuffer
describe(const BsBuffer *buffer, guint32 number, BsPeakPart part, guint64 steps)
{
    const BsMappedEnd end = end_of(buffer);
    const guint64 over = buffer->is_free ? buffer->freed : steps;
    const guint64 used = MAX(buffer->made, buffer->used);
    return (BsMappedBuffer){
        .number = number,
        .made_by = buffer->made_by,
        .freed_by = buffer->freed_by,
        .used_by = buffer->used_by,
        .bytes = buffer->bytes,
        .made = buffer->made,
        .used = used,
        .idle = end == BS_MAPPED_RETURNED ? over : MIN(used + 1, over),
        .over = over,
        .end = end,
        .part = part,
    };
}

static gint
compare_sizes(gconstpointer a, gconstpointer b)
{
    const BsMappedBuffer *one = a, *other = b;
    if (one->bytes != other->bytes)
        return one->bytes < other->bytes ? 1 : -1;
    return (one->number > other->number) - (one->number < other->number);
}

static gint
compare_numbers(gconstpointer a, gconstpointer b)
{
    const BsMappedBuffer *one = a, *other = b;
    return (one->number > other->number) - (one->number < other->number);
}

static void
keep_largest(BsHeapMap *map)
{
    if (map->buffers->len <= BS_HEAP_MAP_MOST)
        return;
    g_array_sort(map->buffers, compare_sizes);
    g_array_set_size(map->buffers, BS_HEAP_MAP_MOST);
    g_array_sort(map->buffers, compare_numbers);
}

static void
name_buffers(BsHeapMap *map, BsDocument *document)
{
    for (guint i = 0; i < map->buffers->len; i++) {
        BsMappedBuffer *buffer = &g_array_index(map->buffers, BsMappedBuffer, i);
        if (buffer->made_by && buffer->made_by->n_results)
            buffer->name =
                g_strdup(bs_document_value_name(document, bs_op_result(buffer->made_by, 0)));
    }
}

// -- places --------------------------------------------------------------------------------------

static gint
compare_places(gconstpointer a, gconstpointer b)
{
    const BsMappedBuffer *one = *(BsMappedBuffer *const *)a, *other = *(BsMappedBuffer *const *)b;
    return (one->at > other->at) - (one->at < other->at);
}

// The lowest place at which nothing stands that is there at the same time.
static void
find_places(BsHeapMap *map)
{
    g_autoptr(GPtrArray) there = g_ptr_array_new(); // by place
    for (guint i = 0; i < map->buffers->len; i++) {
        BsMappedBuffer *buffer = &g_array_index(map->buffers, BsMappedBuffer, i);
        guint kept = 0;
        for (guint k = 0; k < there->len; k++) {
            BsMappedBuffer *other = there->pdata[k];
            if (other->over > buffer->made || other->end != BS_MAPPED_FREED)
                there->pdata[kept++] = other;
        }
        g_ptr_array_set_size(there, (gint)kept);
        for (guint k = 0; k < kept; k++) {
            const BsMappedBuffer *other = there->pdata[k];
            if (buffer->at + buffer->bytes <= other->at)
                break;
            buffer->at = MAX(buffer->at, other->at + other->bytes);
        }
        g_ptr_array_add(there, buffer);
        g_ptr_array_sort(there, compare_places);
        map->height = MAX(map->height, buffer->at + buffer->bytes);
    }
}

// -- levels --------------------------------------------------------------------------------------

typedef struct Change {
    guint64 step;
    BsPeakPart part;
    gint64 bytes;
} Change;

static gint
compare_changes(gconstpointer a, gconstpointer b)
{
    const guint64 one = ((const Change *)a)->step, other = ((const Change *)b)->step;
    return (one > other) - (one < other);
}

// A buffer is what it is for until its last access; what is left of its life is too long.
static void
add_changes(GArray *changes, const BsMappedBuffer *buffer)
{
    const gboolean is_idle = buffer->end != BS_MAPPED_RETURNED;
    const gboolean is_ours = buffer->part == BS_PEAK_NEEDED || buffer->end == BS_MAPPED_LEAKED;
    const BsPeakPart then = !is_ours                          ? buffer->part
                            : buffer->end == BS_MAPPED_LEAKED ? BS_PEAK_LEAKED
                                                              : BS_PEAK_LATE;
    const Change all[] = {
        {buffer->made, buffer->part, buffer->bytes},
        {buffer->idle, buffer->part, -buffer->bytes},
        {buffer->idle, then, buffer->bytes},
        {buffer->over, then, -buffer->bytes},
    };
    const guint n = !is_idle ? 1 : buffer->end == BS_MAPPED_LEAKED ? 3 : 4;
    g_array_append_vals(changes, all, n);
}

static void
find_levels(BsHeapMap *map)
{
    g_autoptr(GArray) changes = g_array_new(FALSE, FALSE, sizeof(Change));
    for (guint i = 0; i < map->buffers->len; i++)
        add_changes(changes, &g_array_index(map->buffers, BsMappedBuffer, i));
    g_array_sort(changes, compare_changes);
    BsHeapLevel level = {0};
    for (guint i = 0; i < changes->len; i++) {
        const Change *change = &g_array_index(changes, Change, i);
        if (change->step != level.step) {
            g_array_append_val(map->levels, level);
            level.step = change->step;
        }
        level.bytes[change->part] += change->bytes;
    }
    g_array_append_val(map->levels, level);
}

// -- losses --------------------------------------------------------------------------------------

static BsMappedBuffer *
find_buffer(BsHeapMap *map, guint32 number)
{
    for (guint i = 0; i < map->buffers->len; i++) {
        BsMappedBuffer *buffer = &g_array_index(map->buffers, BsMappedBuffer, i);
        if (buffer->number == number)
            return buffer;
    }
    return NULL;
}

// Of each that leaks, as a finding tells it: the run is made once more.
static void
find_losses(BsHeapMap *map, BsRunRecord *record)
{
    guint n;
    const BsMachineFault *faults = bs_recording_faults(bs_run_record_recording(record), &n);
    const BsProgram *program = bs_run_record_program(record);
    const BsOp *function = bs_run_record_function(record);
    g_autoptr(BsInput) input = bs_input_parse(program, function, map->args, NULL);
    guint64 steps = 0;
    for (guint i = 0, found = 0; input && i < n && found < BS_HEAP_MAP_MOST_LOST; i++) {
        BsMappedBuffer *buffer = find_buffer(map, faults[i].buffer);
        if (faults[i].kind != BS_MACHINE_LEAK || !buffer)
            continue;
        steps += map->steps;
        if (steps > BS_HEAP_MAP_LOST_STEPS)
            return;
        const BsWitness witness = {.fault = faults[i], .made_step = buffer->made};
        BsTrace trace;
        bs_witness_trace(program, function, input, &BS_LIMITS_USUAL, &witness, &trace);
        buffer->lost = trace.last.step;
        found++;
    }
}

// -- all of it -----------------------------------------------------------------------------------

// What the buffers of an op are for; ops that make many are asked about once.
static BsPeakPart
part_of(BsDocument *document, GHashTable *known, const BsOp *op)
{
    gpointer part;
    if (!g_hash_table_lookup_extended(known, op, NULL, &part)) {
        part = GUINT_TO_POINTER(bs_peak_part_of(document, op));
        g_hash_table_insert(known, (gpointer)(gsize)op, part);
    }
    return GPOINTER_TO_UINT(part);
}

static void
add_buffers(BsHeapMap *map, BsDocument *document, const BsHeap *heap)
{
    g_autoptr(GHashTable) parts = g_hash_table_new(NULL, NULL);
    for (guint32 i = 1; i <= heap->n; i++) {
        const BsBuffer *buffer = bs_heap_get(heap, i);
        if (buffer->kind != BS_BUFFER_HEAP)
            continue;
        const BsPeakPart part = part_of(document, parts, buffer->made_by);
        const BsMappedBuffer described = describe(buffer, i, part, map->steps);
        g_array_append_val(map->buffers, described);
    }
    map->n_buffers = map->buffers->len;
}

static gint
compare_frees(gconstpointer a, gconstpointer b)
{
    const BsHeapFree *one = a, *other = b;
    return one->step != other->step ? (one->step > other->step ? 1 : -1)
                                    : (one->number > other->number) - (one->number < other->number);
}

// Who made and who freed what in the whole run, so that a moment need not look at all buffers.
static void
index_buffers(BsHeapMap *map, const BsHeap *heap)
{
    map->made_by = g_array_sized_new(FALSE, FALSE, sizeof(guint32), heap->n);
    map->freed = g_array_new(FALSE, FALSE, sizeof(BsHeapFree));
    for (guint32 i = 1; i <= heap->n; i++) {
        const BsBuffer *buffer = bs_heap_get(heap, i);
        const guint32 made_by = buffer->made_by ? buffer->made_by->id : 0;
        const BsHeapFree freed = {buffer->freed, i};
        g_array_append_val(map->made_by, made_by);
        if (buffer->is_free && buffer->kind != BS_BUFFER_TENSOR)
            g_array_append_val(map->freed, freed);
    }
    g_array_sort(map->freed, compare_frees);
}

BsHeapMap *
bs_heap_map_new(BsDocument *document, BsRunRecord *record)
{
    const BsHeap *heap = bs_run_record_heap(record);
    BsHeapMap *map = g_new0(BsHeapMap, 1);
    map->function = g_strdup(bs_run_record_name(record));
    map->args = g_strdup(bs_run_record_args(record));
    map->steps = bs_run_record_steps(record);
    map->buffers = g_array_new(FALSE, FALSE, sizeof(BsMappedBuffer));
    g_array_set_clear_func(map->buffers, clear_buffer);
    map->levels = g_array_new(FALSE, FALSE, sizeof(BsHeapLevel));
    add_buffers(map, document, heap);
    index_buffers(map, heap);
    find_levels(map); // of all
    keep_largest(map);
    name_buffers(map, document);
    find_places(map);
    find_losses(map, record);
    BsPeak *peak = bs_peak_new(heap);
    map->peak = bs_peak_parts(document, peak);
    map->peak_step = peak->step;
    bs_peak_free(peak);
    return map;
}

void
bs_heap_map_free(BsHeapMap *map)
{
    if (!map)
        return;
    g_array_unref(map->buffers);
    g_array_unref(map->levels);
    g_array_unref(map->made_by);
    g_array_unref(map->freed);
    g_free(map->function);
    g_free(map->args);
    g_free(map);
}

// -- words ---------------------------------------------------------------------------------------

void
bs_heap_map_put_life(const BsMappedBuffer *buffer, GString *out)
{
    g_autofree char *made = bs_number_text(buffer->made);
    g_autofree char *used = bs_number_text(buffer->used);
    g_autofree char *over = bs_number_text(buffer->over);
    g_string_append_printf(out, _("made at step %s"), made);
    if (!buffer->used_by)
        g_string_append(out, _(", never used"));
    else if (buffer->end != BS_MAPPED_RETURNED)
        g_string_append_printf(out, _(", last used at step %s"), used);
    if (buffer->end == BS_MAPPED_RETURNED) {
        g_string_append(out, _(", there at the end"));
    } else if (buffer->end == BS_MAPPED_LEAKED) {
        g_string_append(out, _(", never freed"));
    } else if (buffer->freed_by) {
        g_autofree char *by = bs_op_words(buffer->freed_by);
        g_string_append_printf(out, _(", freed at step %s by %s"), over, by);
    } else {
        g_string_append_printf(out, _(", freed at step %s"), over);
    }
}

void
bs_heap_map_put_buffer(const BsMappedBuffer *buffer, GString *out)
{
    g_autofree char *bytes = bs_number_text((guint64)buffer->bytes);
    g_string_append_printf(out, _("buffer %u, "), buffer->number);
    if (buffer->name)
        g_string_append_printf(out, "%s, ", buffer->name);
    g_string_append_printf(out, bs_plural("%s byte", "%s bytes", (gulong)buffer->bytes), bytes);
    if (buffer->made_by) {
        g_autofree char *by = bs_op_words(buffer->made_by);
        g_string_append_printf(out, _(" of %s"), by);
    }
    g_string_append(out, ": ");
    bs_heap_map_put_life(buffer, out);
}

void
bs_heap_map_put_peak(const BsHeapMap *map, GString *out)
{
    g_autofree char *bytes = bs_number_text((guint64)map->peak.all);
    g_autofree char *step = bs_number_text(map->peak_step);
    g_string_append_printf(out, bs_plural("peak: %s byte", "peak: %s bytes", (gulong)map->peak.all),
                           bytes);
    if (map->peak.op)
        g_string_append_printf(out, _(" at step %s"), step);
    bs_peak_parts_put(&map->peak, out);
}
