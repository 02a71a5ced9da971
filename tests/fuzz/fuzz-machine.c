// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Any program that the verifier takes can be executed, before passes and after them: it ends,
// within the limits that are stated, going back and forth in a run gives the same run, and all
// paths are followed within their limits, from inputs that fit. The first byte of the input chooses
// the passes, the program follows.
#include "fuzz.h"
#include "passes/run/pass.h"
#include "sim/explore.h"
#include "sim/judge.h"
#include "sim/recording.h"
#include "sim/slice.h"

static const char *const pipelines[] = {
    "",
    "buffer-deallocation-pipeline",
    "func.func(buffer-deallocation)",
    "hlo-deallocate,func.func(hlo-deallocation-simplification,hlo-deallocation-to-scf)",
    "canonicalize,cse",
};

enum { MOST_STEPS = 20000, FUNCTIONS = 8 };

static const BsLimits limits = {
    .steps = MOST_STEPS, .bytes = 1 << 20, .depth = 64, .buffers = 4096, .seconds = 0};

static gboolean
run_passes(FuzzProgram *program, guint8 choice)
{
    const char *passes = pipelines[choice % G_N_ELEMENTS(pipelines)];
    char *text = g_strdup_printf("builtin.module(%s)", passes);
    BsPipeline *pipeline = bs_pipeline_parse(text, NULL);
    BsPassContext context = {.ir = program->ir, .diags = &program->diags};
    const gboolean ok =
        !*passes || bs_pipeline_run(pipeline, &context, &(const BsRunOptions){.verify_each = TRUE});
    bs_pipeline_free(pipeline);
    g_free(text);
    return ok;
}

// Back to the middle and on again: the same steps, the same end.
static void
walk(const BsProgram *program, const BsOp *function)
{
    const char *why = NULL, *again = NULL;
    BsInput *input = bs_input_new(program, function);
    BsMachine *machine = bs_machine_new(program, function, &limits);
    if (!bs_input_apply(input, machine, &why)) {
        bs_machine_free(machine);
        bs_input_free(input);
        return;
    }
    BsRecording *recording = bs_recording_new(machine, 1 << 20, NULL);
    const guint64 steps = bs_recording_steps(recording);
    const BsEnding ending = bs_recording_ending(recording, &why);
    fuzz_check(ending != BS_RUNNING, "it did not end");
    fuzz_check(steps <= MOST_STEPS, "more steps than there may be");
    bs_recording_go(recording, steps / 2);
    fuzz_check(bs_recording_at(recording) == steps / 2, "it went elsewhere");
    bs_recording_step(recording, BS_STEP_OVER, TRUE);
    bs_recording_go(recording, steps);
    fuzz_check(bs_recording_at(recording) == steps, "it went elsewhere");
    fuzz_check(ending == BS_LIMITED || bs_machine_ending(machine, &again) == ending,
               "another end than before");
    bs_recording_free(recording);
    bs_input_free(input);
}

// All paths, and an input along each.
static void
follow(const BsProgram *program, const BsOp *function)
{
    enum { PATHS = 30 };
    const BsExploreOptions options = {.paths = PATHS, .steps = MOST_STEPS};
    BsInput *input = bs_input_new(program, function);
    BsPaths *paths = bs_explore(program, function, input, &options);
    fuzz_check(paths->n_paths <= PATHS * (BS_SLICES + 1), "more paths than there may be");
    fuzz_check(paths->is_complete || paths->why, "not complete without a reason");
    for (guint i = 0; i < paths->leaves->len; i++) {
        BsFlow *flow = bs_flow_new(program, function,
                                   ((const BsLeaf *)paths->leaves->pdata[i])->input, &limits);
        BsFlowDifference difference;
        fuzz_check(!bs_flow_differs(flow, flow, &difference), "a run differs from itself");
        bs_flow_free(flow);
    }
    bs_paths_free(paths);
    bs_input_free(input);
}

static void
execute(FuzzProgram *program)
{
    const BsJudgeOptions options = {.inputs = 3, .limits = limits};
    BsProgram *code = bs_program_new(program->ir);
    const GPtrArray *functions = bs_program_functions(code);
    for (guint i = 0; i < MIN(functions->len, FUNCTIONS); i++) {
        BsJudge *judge = bs_judge_new(&options, NULL);
        const BsVerdict *verdict = bs_judge_stage(judge, code, functions->pdata[i]);
        fuzz_check(verdict->n_inputs > 0, "no input");
        fuzz_check(verdict->n_judged == verdict->n_inputs || verdict->limit,
                   "not judged without a reason");
        bs_judge_free(judge);
        walk(code, functions->pdata[i]);
        follow(code, functions->pdata[i]);
    }
    bs_program_unref(code);
}

int
LLVMFuzzerTestOneInput(const guint8 *data, gsize size)
{
    if (size == 0)
        return 0;
    FuzzProgram program;
    fuzz_program_init(&program, (const char *)data + 1, size - 1);
    if (program.valid && run_passes(&program, data[0]))
        execute(&program);
    fuzz_program_clear(&program);
    return 0;
}
