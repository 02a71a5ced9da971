// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a step in a run costs: the memory that is kept of it, against a plain one, and how many ops
// are executed again to get somewhere in runs of a million.
#include "program.h"
#include "sim/input.h"
#include "sim/recording.h"

// -- memory --------------------------------------------------------------------------------------

enum { BUFFERS = 4, MOST_BYTES = 5000, KEPT = 3 };

// The same without sharing, pages and bits.
typedef struct Plain {
    guint8 bytes[BUFFERS][MOST_BYTES];
    gboolean written[BUFFERS][MOST_BYTES];
} Plain;

static const gint64 sizes[BUFFERS] = {7, BS_HEAP_PAGE, BS_HEAP_PAGE + 1, MOST_BYTES};

static void
check_same(const BsHeap *heap, const Plain *plain)
{
    for (guint32 i = 0; i < BUFFERS; i++) {
        for (gint64 at = 0; at < sizes[i]; at++) {
            guint8 byte;
            const gboolean written = bs_heap_look(heap, i + 1, at, 1, &byte);
            g_assert_cmpint(written, ==, plain->written[i][at]);
            if (written)
                g_assert_cmpuint(byte, ==, plain->bytes[i][at]);
        }
    }
}

static void
check_read(BsHeap *heap, const Plain *plain, guint32 i, gint64 at, gint64 n)
{
    g_autofree guint8 *bytes = g_malloc((gsize)n + 1);
    gboolean written = TRUE;
    for (gint64 k = at; k < at + n; k++)
        written = written && plain->written[i][k];
    g_assert_cmpint(bs_heap_read(heap, i + 1, at, n, bytes, (BsHeapEvent){0}), ==, written);
    if (written)
        g_assert_cmpmem(bytes, (gsize)n, plain->bytes[i] + at, (gsize)n);
}

static void
write_both(BsHeap *heap, Plain *plain, guint32 i, gint64 at, gint64 n)
{
    g_autofree guint8 *bytes = g_malloc((gsize)n + 1);
    for (gint64 k = 0; k < n; k++) {
        bytes[k] = (guint8)g_test_rand_int();
        plain->bytes[i][at + k] = bytes[k];
        plain->written[i][at + k] = TRUE;
    }
    bs_heap_write(heap, i + 1, at, n, bytes, (BsHeapEvent){0});
}

static void
move_both(BsHeap *heap, Plain *plain, guint32 from, guint32 to)
{
    const gint64 n = g_test_rand_int_range(0, (gint32)MIN(sizes[from], sizes[to]) + 1);
    const gint64 at = g_test_rand_int_range(0, (gint32)(sizes[from] - n) + 1);
    const gint64 to_at = g_test_rand_int_range(0, (gint32)(sizes[to] - n) + 1);
    bs_heap_move(heap, from + 1, at, to + 1, to_at, n, (BsHeapEvent){0});
    memmove(plain->bytes[to] + to_at, plain->bytes[from] + at, (gsize)n);
    memmove(plain->written[to] + to_at, plain->written[from] + at,
            (gsize)n * sizeof **plain->written);
}

static void
change_both(BsHeap *heap, Plain *plain)
{
    const guint32 i = (guint32)g_test_rand_int_range(0, BUFFERS);
    const gint64 at = g_test_rand_int_range(0, (gint32)sizes[i]);
    const gint64 most = g_test_rand_bit() ? MIN(9, sizes[i] - at) : sizes[i] - at;
    const gint64 n = g_test_rand_int_range(1, (gint32)most + 1);
    switch (g_test_rand_int_range(0, 4)) {
    case 0:
        check_read(heap, plain, i, at, n);
        break;
    case 1:
        move_both(heap, plain, i, (guint32)g_test_rand_int_range(0, BUFFERS));
        break;
    default:
        write_both(heap, plain, i, at, n);
    }
}

static void
make_all(BsHeap *heap)
{
    for (guint32 i = 0; i < BUFFERS; i++)
        bs_heap_make(heap, BS_BUFFER_HEAP, NULL, sizes[i], (BsHeapEvent){0});
}

// Copies are made, changed and left again; each stays as it was when it was made.
static void
test_memory(void)
{
    BsHeap heaps[KEPT + 1] = {0};
    Plain *plains = g_new0(Plain, KEPT + 1);
    make_all(&heaps[0]);
    for (guint round = 0; round < 600; round++) {
        const guint kept = 1 + (guint)g_test_rand_int_range(0, KEPT);
        change_both(&heaps[0], &plains[0]);
        if (round % 7 == 0) {
            bs_heap_clear(&heaps[kept]);
            bs_heap_copy(&heaps[kept], &heaps[0]);
            plains[kept] = plains[0];
        } else if (round % 11 == 0 && heaps[kept].n) {
            bs_heap_clear(&heaps[0]);
            bs_heap_copy(&heaps[0], &heaps[kept]);
            plains[0] = plains[kept];
        }
        for (guint i = 0; round % 25 == 0 && i <= KEPT; i++) {
            if (heaps[i].n)
                check_same(&heaps[i], &plains[i]);
        }
    }
    const gsize held = bs_heap_held(&heaps[0]);
    for (guint i = 1; i <= KEPT; i++)
        bs_heap_clear(&heaps[i]);
    g_assert_cmpuint(bs_heap_held(&heaps[0]), <=, held);
    for (guint32 i = 1; i <= BUFFERS; i++)
        bs_heap_free(&heaps[0], i, (BsHeapEvent){0});
    g_assert_cmpuint(bs_heap_held(&heaps[0]), <=, BS_HEAP_CHUNK * sizeof(BsBuffer) + 64);
    bs_heap_clear(&heaps[0]);
    g_free(plains);
}

// -- runs of a million ---------------------------------------------------------------------------

#define CONSTANTS                            \
    "  %c0 = arith.constant 0 : index\n"     \
    "  %c1 = arith.constant 1 : index\n"     \
    "  %c3 = arith.constant 3 : index\n"     \
    "  %n = arith.constant 300000 : index\n" \
    "  %z = arith.constant 7 : i64\n"

typedef struct Long {
    const char *name, *text;
    guint apart; // times BS_RECORDING_APART, where moments share little; 0: once
} Long;

static const Long runs[] = {
    {"allocates and frees", "func.func @f() {\n" CONSTANTS "  scf.for %i = %c0 to %n step %c1 {\n"
                            "    %a = memref.alloc() : memref<1xi64>\n"
                            "    memref.store %z, %a[%c0] : memref<1xi64>\n"
                            "    memref.dealloc %a : memref<1xi64>\n"
                            "  }\n"
                            "  return\n"
                            "}\n"},
    {"keeps all that it allocates",
     "func.func @f() {\n" CONSTANTS "  scf.for %i = %c0 to %n step %c1 {\n"
     "    %a = memref.alloc() : memref<1xi64>\n"
     "    memref.store %z, %a[%c0] : memref<1xi64>\n"
     "  }\n"
     "  return\n"
     "}\n"},
    {"writes all over a large buffer",
     "func.func @f() {\n" CONSTANTS "  %size = arith.constant 4194304 : index\n"
     "  %far = arith.constant 2654435761 : index\n"
     "  %a = memref.alloc() : memref<4194304xi64>\n"
     "  scf.for %i = %c0 to %n step %c1 {\n"
     "    %k = arith.muli %i, %far : index\n"
     "    %at = arith.remui %k, %size : index\n"
     "    memref.store %z, %a[%at] : memref<4194304xi64>\n"
     "  }\n"
     "  memref.dealloc %a : memref<4194304xi64>\n"
     "  return\n"
     "}\n",
     4},
    {"copies much at once",
     "func.func @f() {\n" CONSTANTS "  %a = memref.alloc() : memref<131072xi64>\n"
     "  %b = memref.alloc() : memref<131072xi64>\n"
     "  scf.for %i = %c0 to %n step %c1 {\n"
     "    memref.store %z, %a[%i] : memref<131072xi64>\n"
     "    memref.copy %a, %b : memref<131072xi64> to memref<131072xi64>\n"
     "  }\n"
     "  return\n"
     "}\n"},
    {"calls itself", "func.func @f() {\n" CONSTANTS "  %d = arith.constant 900 : index\n"
                     "  scf.for %i = %c0 to %n step %c1 {\n"
                     "    func.call @g(%d) : (index) -> ()\n"
                     "  }\n"
                     "  return\n"
                     "}\n"
                     "func.func @g(%n: index) {\n"
                     "  %c0 = arith.constant 0 : index\n"
                     "  %c1 = arith.constant 1 : index\n"
                     "  %more = arith.cmpi ne, %n, %c0 : index\n"
                     "  scf.if %more {\n"
                     "    %m = arith.subi %n, %c1 : index\n"
                     "    func.call @g(%m) : (index) -> ()\n"
                     "  }\n"
                     "  return\n"
                     "}\n"},
};

static const BsLimits million = {
    .steps = 1000000, .bytes = 1 << 28, .depth = 1000, .buffers = 1 << 20, .seconds = 0};

// A step executes what is between two moments at most; one that looks for where calls end, that
// of three such parts.
static void
check_moves(BsRecording *recording, guint64 place, guint64 apart)
{
    for (guint grain = BS_STEP_OP; grain <= BS_STEP_OUT; grain++) {
        const guint64 most = (grain == BS_STEP_OP ? 1 : 3) * apart;
        for (guint back = 0; back < 2; back++) {
            guint64 before = bs_recording_replayed(recording);
            bs_recording_go(recording, place);
            g_assert_cmpuint(bs_recording_replayed(recording) - before, <=, apart);
            before = bs_recording_replayed(recording);
            bs_recording_step(recording, (BsStepGrain)grain, back != 0);
            g_assert_cmpuint(bs_recording_replayed(recording) - before, <=, most);
        }
    }
}

static void
test_bound(gconstpointer data)
{
    enum { PLACES = 40, MEGABYTE = 1 << 20 };
    const Long *run = data;
    Program program;
    program_init(&program, run->text);
    BsProgram *code = bs_program_new(program.ir);
    BsMachine *machine = bs_machine_new(code, program_function(&program, 0), &million);
    BsRecording *recording = bs_recording_new(machine, 0, NULL);
    const guint64 steps = bs_recording_steps(recording);
    const guint64 apart = MAX(run->apart, 1) * (guint64)BS_RECORDING_APART;
    g_test_message("%s: %" G_GUINT64_FORMAT " steps, %" G_GSIZE_FORMAT " MB", run->name, steps,
                   bs_recording_bytes(recording) / MEGABYTE);
    g_assert_cmpuint(bs_machine_worked(machine), >=, 900000);
    g_assert_cmpuint(bs_recording_bytes(recording), <=, (gsize)256 * MEGABYTE);
    for (guint i = 0; i < PLACES; i++)
        check_moves(recording, (guint64)g_test_rand_double_range(0, (double)steps + 1), apart);
    check_moves(recording, steps, apart);
    bs_recording_free(recording);
    bs_program_unref(code);
    program_clear(&program);
}

// -- steps over and out --------------------------------------------------------------------------

// What a move from a place leads to, found op by op.
static guint64
expected(BsRecording *recording, guint64 place, gboolean out, gboolean back)
{
    const BsMachine *machine = bs_recording_machine(recording);
    bs_recording_go(recording, place);
    const guint32 depth = bs_machine_depth(machine);
    const guint32 until = out ? (back ? MAX(depth, 2) : depth) - 1 : depth;
    while (bs_recording_step(recording, BS_STEP_OP, back)) {
        if (bs_machine_depth(machine) <= until)
            break;
    }
    return bs_recording_at(recording);
}

// Where parts are left out because no call ends in them, the same is found.
static void
test_depths(void)
{
    static const char text[] = "func.func @f(%n: index) -> index {\n"
                               "  %c1 = arith.constant 1 : index\n"
                               "  %c2 = arith.constant 2 : index\n"
                               "  %small = arith.cmpi ult, %n, %c2 : index\n"
                               "  cf.cond_br %small, ^end(%n : index), ^more\n"
                               "^more:\n"
                               "  %n1 = arith.subi %n, %c1 : index\n"
                               "  %n2 = arith.subi %n, %c2 : index\n"
                               "  %a = call @f(%n1) : (index) -> index\n"
                               "  %b = call @f(%n2) : (index) -> index\n"
                               "  %s = arith.addi %a, %b : index\n"
                               "  cf.br ^end(%s : index)\n"
                               "^end(%r: index):\n"
                               "  return %r : index\n"
                               "}\n";
    Program program;
    const char *why = NULL;
    program_init(&program, text);
    BsProgram *code = bs_program_new(program.ir);
    const BsOp *function = program_function(&program, 0);
    BsMachine *machine = bs_machine_new(code, function, NULL);
    BsInput *input = bs_input_parse(code, function, "17", NULL);
    g_assert_true(bs_input_apply(input, machine, &why));
    BsRecording *recording = bs_recording_new(machine, 0, NULL);
    g_assert_cmpuint(bs_recording_steps(recording), >, 4 * BS_RECORDING_APART);
    for (guint i = 0; i < 60; i++) {
        const guint64 place =
            (guint64)g_test_rand_double_range(0, (double)bs_recording_steps(recording));
        const gboolean out = g_test_rand_bit(), back = g_test_rand_bit();
        // From the outermost calls op by op takes too long.
        bs_recording_go(recording, place);
        if (bs_machine_depth(machine) < 6)
            continue;
        const guint64 found = expected(recording, place, out, back);
        bs_recording_go(recording, place);
        bs_recording_step(recording, out ? BS_STEP_OUT : BS_STEP_OVER, back);
        g_assert_cmpuint(bs_recording_at(recording), ==, found);
    }
    bs_recording_go(recording, bs_recording_steps(recording) / 2);
    while (bs_machine_depth(machine) > 1)
        bs_recording_step(recording, BS_STEP_OUT, FALSE);
    bs_input_free(input);
    bs_recording_free(recording);
    bs_program_unref(code);
    program_clear(&program);
}

// -- ops with many operands ----------------------------------------------------------------------

static void
put_many(GString *text, guint n, const char *word)
{
    for (guint i = 0; i < n; i++)
        g_string_append_printf(text, "%s%s", i ? ", " : "", word);
}

// The same buffer `n` times is freed once, or retained.
static void
test_many(void)
{
    enum { MANY = 20000 };
    GString *text = g_string_new("func.func @f(%own: i1) -> i1 {\n"
                                 "  %a = memref.alloc() : memref<2xi32>\n"
                                 "  %b = memref.alloc() : memref<2xi32>\n"
                                 "  %r = bufferization.dealloc (");
    put_many(text, MANY, "%a, %b");
    g_string_append(text, " : ");
    put_many(text, 2 * MANY, "memref<2xi32>");
    g_string_append(text, ") if (");
    put_many(text, 2 * MANY, "%own");
    g_string_append(text, ") retain (%a : memref<2xi32>)\n"
                          "  bufferization.dealloc (%a : memref<2xi32>) if (%r)\n"
                          "  return %r : i1\n"
                          "}\n");
    Program program;
    program_init(&program, text->str);
    BsProgram *code = bs_program_new(program.ir);
    BsMachine *machine = bs_machine_new(code, program_function(&program, 0), NULL);
    const BsStorage *storage;
    *bs_machine_argument(machine, 0, &storage) = 1;
    bs_machine_run(machine, G_MAXUINT64);
    guint n;
    bs_machine_faults(machine, &n);
    g_assert_cmpuint(n, ==, 0);
    g_assert_cmpuint(bs_machine_heap(machine)->freed, ==, 2);
    bs_machine_free(machine);
    bs_program_unref(code);
    program_clear(&program);
    g_string_free(text, TRUE);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/recording/memory", test_memory);
    g_test_add_func("/recording/depths", test_depths);
    g_test_add_func("/recording/many-operands", test_many);
    for (guint i = 0; i < G_N_ELEMENTS(runs); i++) {
        g_autofree char *path = g_strdup_printf("/recording/bound/%u", i);
        g_test_add_data_func(path, &runs[i], test_bound);
    }
    return g_test_run();
}
