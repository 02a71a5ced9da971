// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How fast the machine executes @main of a program, and how long a step takes in the record of the
// run, forward, back, to any place, and over calls:
//
//     running FILE [STEPS]
//
// One line: ops executed, milliseconds; of the record of at most STEPS (a million) ops how many
// megabytes it holds, and for each kind of move the mean and the slowest, in milliseconds of
// processor time.
#include "dialects/dialects.h"
#include "ir/ir.h"
#include "sim/recording.h"
#include "syntax/parser.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOVES = 500 };

static double
now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static const BsOp *
find_main(const BsProgram *program)
{
    const GPtrArray *functions = bs_program_functions(program);
    for (guint i = 0; i < functions->len; i++) {
        const BsAttr *name = bs_op_attr(functions->pdata[i], "sym_name");
        if (name && strcmp(name->string.text, "main") == 0)
            return functions->pdata[i];
    }
    return NULL;
}

static BsMachine *
start(const BsProgram *program, guint64 steps)
{
    const BsLimits limits = {
        .steps = steps, .bytes = 1 << 28, .depth = 10000, .buffers = 1 << 24, .seconds = 0};
    return bs_machine_new(program, find_main(program), &limits);
}

static gboolean
run(const BsProgram *program)
{
    BsMachine *machine = start(program, G_MAXUINT64);
    const double begin = now();
    const guint64 ops = bs_machine_run(machine, G_MAXUINT64);
    printf("%" G_GUINT64_FORMAT " %.2f", ops, now() - begin);
    guint faults;
    bs_machine_faults(machine, &faults);
    const gboolean ok = bs_machine_ending(machine, NULL) == BS_RETURNED && !faults;
    bs_machine_free(machine);
    return ok;
}

typedef void Move(BsRecording *recording, guint64 place);

static void
forward(BsRecording *recording, guint64 place)
{
    (void)place;
    if (!bs_recording_step(recording, BS_STEP_OP, FALSE))
        bs_recording_go(recording, 0);
}

static void
back(BsRecording *recording, guint64 place)
{
    (void)place;
    if (!bs_recording_step(recording, BS_STEP_OP, TRUE))
        bs_recording_go(recording, G_MAXUINT64);
}

static void
anywhere(BsRecording *recording, guint64 place)
{
    bs_recording_go(recording, place);
}

static void
out(BsRecording *recording, guint64 place)
{
    bs_recording_step(recording, BS_STEP_OUT, place % 2);
}

// Each move is from another place, to which the way is not counted.
static void
walk(BsRecording *recording, Move *move)
{
    guint64 random = 1;
    double sum = 0, most = 0;
    for (guint i = 0; i < MOVES; i++) {
        random = random * G_GUINT64_CONSTANT(6364136223846793005) + 1442695040888963407u;
        const guint64 place = (random >> 16) % (bs_recording_steps(recording) + 1);
        if (i % 5 == 0 && move != anywhere)
            bs_recording_go(recording, place);
        const double begin = now();
        move(recording, place);
        const double took = now() - begin;
        sum += took;
        most = MAX(most, took);
    }
    printf(" %.3f %.3f", sum / MOVES, most);
}

static void
record(const BsProgram *program, guint64 steps)
{
    static Move *const moves[] = {forward, back, anywhere, out};
    BsRecording *recording = bs_recording_new(start(program, steps), 0, NULL);
    printf(" %.1f", (double)bs_recording_bytes(recording) / 1e6);
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++)
        walk(recording, moves[i]);
    bs_recording_free(recording);
}

int
main(int argc, char **argv)
{
    g_autofree char *text = NULL;
    gsize length;
    if (argc < 2 || !g_file_get_contents(argv[1], &text, &length, NULL))
        return 2;
    BsContext *context = bs_context_new_for(bs_dialects, BS_UPSTREAM_DEFAULT);
    BsIr *ir = bs_ir_new(context);
    BsDiags diags;
    bs_diags_init(&diags);
    gboolean ok = bs_parse(ir, text, length, &(BsParseOptions){0}, &diags);
    if (ok) {
        BsProgram *program = bs_program_new(ir);
        ok = run(program);
        record(program, argc > 2 ? strtoull(argv[2], NULL, 10) : 1000000);
        putchar('\n');
        bs_program_unref(program);
    }
    bs_diags_clear(&diags);
    bs_ir_free(ir);
    bs_context_free(context);
    return ok ? 0 : 1;
}
