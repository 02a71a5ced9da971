// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/flow.h"

#include "sim/exec-private.h"
#include "sim/shadow.h"

// What is in an element: what that op wrote when it wrote for that time.
typedef struct Stamp {
    const BsOp *op; // NULL: the caller; `time` says where
    guint64 time;
} Stamp;

typedef struct Read {
    const BsOp *op;
    guint32 time, stamp;
} Read;

enum { MOST = 1 << 17, PAGE_BITS = 6, PAGE = 1 << PAGE_BITS, RECENT = 8 };

// A number for each byte of memory that an element may begin at. Elements beside one another are
// touched one after the other: those of a page are looked for once.
typedef struct Cells {
    GHashTable *pages; // number of a page -> guint32[PAGE], of the flow's arena
    struct {
        gsize number;
        guint32 *cells; // NULL: none yet
    } recent[RECENT];
} Cells;

struct BsFlow {
    const BsMachine *machine; // while it runs
    BsArena arena;            // of the pages: there are many, and all go at once
    Cells cells;              // -> stamp
    Cells given;              // the same, of what the caller has put there
    GHashTable *times;        // op -> how often it has written, or read, so far
    BS_VEC(Stamp) stamps;     // number 0: nobody wrote it
    BS_VEC(Read) reads;       // in order
    gint64 work;              // elements that were touched
    gboolean is_over;         // it is too much
};

static guint32 *
cell_of(BsArena *arena, Cells *cells, guint32 buffer, gint64 byte)
{
    const gsize key = GPOINTER_TO_SIZE(bs_shadow_cell(buffer, byte)), number = key >> PAGE_BITS;
    const guint slot = (guint)(number ^ buffer) % RECENT;
    guint32 *page = cells->recent[slot].cells;
    if (!page || cells->recent[slot].number != number) {
        page = g_hash_table_lookup(cells->pages, GSIZE_TO_POINTER(number));
        if (!page)
            g_hash_table_insert(cells->pages, GSIZE_TO_POINTER(number),
                                page = bs_arena_new_n(arena, guint32, PAGE));
        cells->recent[slot].number = number;
        cells->recent[slot].cells = page;
    }
    return &page[key % PAGE];
}

static guint32
add_stamp(BsFlow *flow, const BsOp *op, guint64 time)
{
    const Stamp stamp = {op, time};
    bs_vec_push(&flow->stamps, stamp);
    return flow->stamps.len - 1;
}

static guint32
count(BsFlow *flow, const BsOp *op)
{
    const guint32 time = GPOINTER_TO_UINT(g_hash_table_lookup(flow->times, op)) + 1;
    g_hash_table_insert(flow->times, (gpointer)(gsize)op, GUINT_TO_POINTER(time));
    return time;
}

static guint32
stamp_of(BsFlow *flow, guint32 buffer, gint64 byte)
{
    const guint32 stamp = *cell_of(&flow->arena, &flow->cells, buffer, byte);
    if (stamp || bs_heap_get(&flow->machine->heap, buffer)->kind != BS_BUFFER_ARGUMENT)
        return stamp;
    guint32 *given = cell_of(&flow->arena, &flow->given, buffer, byte);
    if (!*given)
        *given = add_stamp(flow, NULL, GPOINTER_TO_SIZE(bs_shadow_cell(buffer, byte)));
    return *given;
}

static void
touched(gpointer data, const BsTouch *touch)
{
    BsFlow *flow = data;
    flow->work += touch->bytes / MAX(touch->each, 1);
    if (flow->is_over || flow->work > MOST) {
        flow->is_over = TRUE;
        return;
    }
    const guint32 time = touch->from && touch->to ? 0 : count(flow, touch->op);
    for (gint64 at = 0; at < touch->bytes; at += touch->each) {
        const guint32 stamp = touch->from ? stamp_of(flow, touch->from, touch->from_at + at)
                                          : add_stamp(flow, touch->op, time);
        const Read read = {touch->op, time, stamp};
        if (touch->to)
            *cell_of(&flow->arena, &flow->cells, touch->to, touch->to_at + at) = stamp;
        else
            bs_vec_push(&flow->reads, read);
    }
}

// What is left in the caller's memory, and in what is returned.
static void
look_at_end(BsFlow *flow, BsMachine *machine, const BsCode *code)
{
    const guint64 *words;
    const BsStorage *storage;
    for (guint32 i = 0; bs_machine_result(machine, i, &words, &storage); i++) {
        const BsView view = storage->element ? bs_view_of(storage, words) : (BsView){0};
        if (view.buffer)
            (void)bs_machine_hash_elements(machine, &view, storage->element, 0);
    }
    for (guint32 i = 0; i < code->n_arguments; i++) {
        storage = code->argument_storages[i];
        if (storage->element) {
            const BsView view = bs_view_of(storage, machine->words + code->arguments[i]);
            (void)bs_machine_hash_elements(machine, &view, storage->element, 0);
        }
    }
    flow->machine = NULL;
}

BsFlow *
bs_flow_new(const BsProgram *program, const BsOp *function, const BsInput *input,
            const BsLimits *limits)
{
    const char *why;
    const BsCode *code = &program->codes.data[bs_program_code(program, function)];
    g_autoptr(BsMachine) machine = bs_machine_new(program, function, limits);
    BsFlow *flow = g_new0(BsFlow, 1);
    *flow = (BsFlow){.machine = machine,
                     .cells = {bs_shadow_cells_new()},
                     .given = {bs_shadow_cells_new()},
                     .times = g_hash_table_new(NULL, NULL)};
    bs_arena_init(&flow->arena);
    add_stamp(flow, NULL, 0);
    if (bs_input_apply(input, machine, &why)) {
        machine->touched = touched;
        machine->touched_data = flow;
        while (!flow->is_over && bs_machine_ending(machine, NULL) == BS_RUNNING)
            bs_machine_run(machine, 1024);
    }
    if (bs_machine_ending(machine, NULL) == BS_RETURNED)
        look_at_end(flow, machine, code);
    if (bs_machine_ending(machine, NULL) == BS_RETURNED && !flow->is_over)
        return flow;
    bs_flow_free(flow);
    return NULL;
}

void
bs_flow_free(BsFlow *flow)
{
    if (!flow)
        return;
    g_hash_table_unref(flow->cells.pages);
    g_hash_table_unref(flow->given.pages);
    bs_arena_clear(&flow->arena);
    g_hash_table_unref(flow->times);
    bs_vec_free(&flow->stamps);
    bs_vec_free(&flow->reads);
    g_free(flow);
}

// -- two of them ---------------------------------------------------------------------------------

static gboolean
is_as_often(const BsFlow *before, const BsFlow *now, const BsOp *op)
{
    return g_hash_table_lookup(before->times, op) == g_hash_table_lookup(now->times, op);
}

static guint
hash_read(gconstpointer data)
{
    const Read *read = data;
    return g_direct_hash(read->op) * 31 + read->time;
}

static gboolean
is_same_read(gconstpointer a, gconstpointer b)
{
    const Read *one = a, *other = b;
    return one->op == other->op && one->time == other->time;
}

gboolean
bs_flow_differs(const BsFlow *before, const BsFlow *now, BsFlowDifference *difference)
{
    if (!before || !now)
        return FALSE;
    g_autoptr(GHashTable) reads = g_hash_table_new(hash_read, is_same_read);
    for (guint32 i = 0; i < before->reads.len; i++)
        g_hash_table_add(reads, &before->reads.data[i]);
    for (guint32 i = 0; i < now->reads.len; i++) {
        const Read *read = &now->reads.data[i];
        const Read *other = g_hash_table_lookup(reads, read);
        if (!other || !is_as_often(before, now, read->op))
            continue;
        const Stamp a = before->stamps.data[other->stamp], b = now->stamps.data[read->stamp];
        if ((a.op == b.op && a.time == b.time) || (a.op && !is_as_often(before, now, a.op)) ||
            (b.op && !is_as_often(before, now, b.op)))
            continue;
        *difference = (BsFlowDifference){read->op, a.op, b.op};
        return TRUE;
    }
    return FALSE;
}
