// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ownership lattice, and what the ownership pass reports while it works.
#include "analysis/ownership.h"
#include "analysis/verify.h"
#include "ir/journal.h"
#include "passes/run/pass.h"
#include "passes/run/passes.h"
#include "program.h"

// -- the lattice ---------------------------------------------------------------------------------

static void
assert_state(BsOwnership ownership, BsOwnershipState state, const BsValue *indicator)
{
    g_assert_cmpint(ownership.state, ==, state);
    g_assert_true(ownership.indicator == indicator);
}

static void
test_join(void)
{
    Program program;
    program_init(&program, "func.func @f(%arg0: i1, %arg1: i1) {\n"
                           "  %true = arith.constant true\n"
                           "  %true_0 = arith.constant true\n"
                           "  %false = arith.constant false\n"
                           "  return\n"
                           "}\n");
    BsValue *a = program_value(&program, "%arg0"), *b = program_value(&program, "%arg1");
    BsValue *yes = program_value(&program, "%true"), *again = program_value(&program, "%true_0");
    BsValue *no = program_value(&program, "%false");
    const BsOwnership none = {0}, unknown = {BS_OWNERSHIP_UNKNOWN, NULL};

    assert_state(bs_ownership_join(none, none), BS_OWNERSHIP_UNINITIALIZED, NULL);
    assert_state(bs_ownership_join(none, bs_ownership_unique(a)), BS_OWNERSHIP_UNIQUE, a);
    assert_state(bs_ownership_join(none, unknown), BS_OWNERSHIP_UNKNOWN, NULL);
    assert_state(bs_ownership_join(bs_ownership_unique(a), none), BS_OWNERSHIP_UNIQUE, a);
    assert_state(bs_ownership_join(bs_ownership_unique(a), bs_ownership_unique(a)),
                 BS_OWNERSHIP_UNIQUE, a);
    assert_state(bs_ownership_join(bs_ownership_unique(a), bs_ownership_unique(b)),
                 BS_OWNERSHIP_UNKNOWN, NULL);
    assert_state(bs_ownership_join(bs_ownership_unique(a), unknown), BS_OWNERSHIP_UNKNOWN, NULL);
    assert_state(bs_ownership_join(unknown, none), BS_OWNERSHIP_UNKNOWN, NULL);
    assert_state(bs_ownership_join(unknown, bs_ownership_unique(a)), BS_OWNERSHIP_UNKNOWN, NULL);
    assert_state(bs_ownership_join(unknown, unknown), BS_OWNERSHIP_UNKNOWN, NULL);
    // Equal constants are equal, and the older one stays.
    assert_state(bs_ownership_join(bs_ownership_unique(yes), bs_ownership_unique(again)),
                 BS_OWNERSHIP_UNIQUE, yes);
    assert_state(bs_ownership_join(bs_ownership_unique(yes), bs_ownership_unique(no)),
                 BS_OWNERSHIP_UNKNOWN, NULL);
    program_clear(&program);
}

// -- events --------------------------------------------------------------------------------------

typedef struct Recorder {
    BsEventSink sink;
    Program *program;
    gint depth;
    guint32 n, n_inside,
        n_broken; // events; marked as inside a rewrite; not marked and yet the IR does not verify
    gboolean inside;
    guint32 counts[BS_N_EVENT_KINDS];
    GString *log; // one line per ownership, dealloc and terminator event
} Recorder;

static const char *
state_text(BsOwnership ownership)
{
    static const char *const words[] = {"uninitialized", "unique", "unknown"};
    return words[ownership.state];
}

static const char *
old_name(Recorder *recorder, const BsValue *value)
{
    const char *name = value ? program_name(recorder->program, value) : NULL;
    return name ? name : "new";
}

static void
log_items(Recorder *recorder, const BsEvent *event, BsRole role, const char *word)
{
    for (guint32 i = 0; i < event->n_items; i++) {
        if (event->items[i].role == role)
            g_string_append_printf(recorder->log, " %s %s (%d)", word,
                                   old_name(recorder, event->items[i].value),
                                   event->items[i].reason);
    }
}

// The program as the events before left it must be valid, unless the last one said otherwise.
static void
check_validity(Recorder *recorder)
{
    if (!recorder->inside) {
        BsDiags diags;
        bs_diags_init(&diags);
        recorder->n_broken += !bs_verify(recorder->program->ir->root, &diags);
        bs_diags_clear(&diags);
    }
}

static void
report(BsEventSink *sink, const BsEvent *event)
{
    Recorder *recorder = (Recorder *)sink;
    check_validity(recorder);
    recorder->inside = (event->flags & BS_EVENT_INSIDE) != 0;
    recorder->n++;
    recorder->n_inside += recorder->inside;
    recorder->counts[event->kind]++;
    if (event->kind == BS_EVENT_OWNERSHIP) {
        g_string_append_printf(recorder->log, "own %s: %s -> %s", old_name(recorder, event->value),
                               state_text(bs_event_before(event)),
                               state_text(bs_event_after(event)));
        log_items(recorder, event, BS_ROLE_JOINED, "joins");
        g_string_append_c(recorder->log, '\n');
    } else if (event->kind == BS_EVENT_DEALLOC) {
        g_string_append(recorder->log, "dealloc:");
        log_items(recorder, event, BS_ROLE_TO_FREE, "free");
        log_items(recorder, event, BS_ROLE_RETAINED, "retain");
        g_string_append_c(recorder->log, '\n');
    }
}

static void
enter(BsEventSink *sink)
{
    ((Recorder *)sink)->depth++;
}

static void
leave(BsEventSink *sink)
{
    g_assert_cmpint(--((Recorder *)sink)->depth, >=, 0);
}

static void
record(Recorder *recorder, Program *program, gboolean dynamic)
{
    *recorder =
        (Recorder){.sink = {.report = report, .enter = enter, .leave = leave}, .program = program};
    recorder->log = g_string_new(NULL);
    program_name(program,
                 bs_op_region(program_function(program, 0), 0)->first->args[0]); // names as parsed
    BsPipeline *pipeline = bs_pipeline_new("builtin.module");
    bs_pipeline_append(pipeline, &bs_pass_ownership_based_buffer_deallocation)->options[0] =
        dynamic;
    BsPassContext context = {
        .ir = program->ir, .diags = &program->diags, .events = &recorder->sink};
    g_assert_true(bs_pipeline_run(pipeline, &context, &(BsRunOptions){.verify_each = TRUE}));
    g_assert_cmpint(recorder->depth, ==, 0);
    bs_pipeline_free(pipeline);
}

// The example of upstream's document.
static const char example[] =
    "func.func @example(%arg0: memref<?xi8>, %arg1: i1, %arg2: i1, %n: index) {\n"
    "  %alloc = memref.alloc(%n) : memref<?xi8>\n"
    "  %alloca = memref.alloca(%n) : memref<?xi8>\n"
    "  %0 = arith.select %arg1, %alloc, %alloca : memref<?xi8>\n"
    "  cf.cond_br %arg2, ^bb1(%alloc : memref<?xi8>), ^bb1(%arg0 : memref<?xi8>)\n"
    "^bb1(%1: memref<?xi8>):\n"
    "  test.copy(%1, %0) : (memref<?xi8>, memref<?xi8>)\n"
    "  return\n"
    "}\n";

static void
test_example(void)
{
    Program program;
    program_init(&program, example);
    Recorder recorder;
    record(&recorder, &program, FALSE);
    g_assert_cmpuint(recorder.counts[BS_EVENT_BLOCK], ==, 2);
    g_assert_cmpuint(recorder.counts[BS_EVENT_DEALLOC], ==, 3);
    g_assert_cmpuint(recorder.counts[BS_EVENT_TERMINATOR], ==, 2);
    g_assert_cmpuint(recorder.n_broken, ==, 0);
    g_assert_cmpuint(recorder.n_inside, >, 0);
    g_autofree char *joins = g_strdup_printf(
        "own %%0: uninitialized -> unknown joins %%alloc (%d) joins %%alloca (%d)\n", 0, 0);
    g_assert_nonnull(strstr(recorder.log->str, joins));
    g_autofree char *dealloc = g_strdup_printf(
        "dealloc: free %%arg0 (%d) free %%alloc (%d) retain %%alloc (%d) retain %%0 (%d)\n",
        BS_REASON_FUNCTION_ARG, BS_REASON_ALLOCATED, BS_REASON_PASSED, BS_REASON_LIVE_THERE);
    g_assert_nonnull(strstr(recorder.log->str, dealloc));
    g_autofree char *last = g_strdup_printf("dealloc: free %%0 (%d) free %%1 (%d)\n",
                                            BS_REASON_LIVE_IN, BS_REASON_BLOCK_ARG);
    g_assert_nonnull(strstr(recorder.log->str, last));
    g_string_free(recorder.log, TRUE);
    program_clear(&program);
}

static const char *const valid_programs[] = {
    // loops, branches in regions, regions that yield
    "func.func @f(%arg0: memref<2xf32>, %c: i1, %i: index) -> memref<2xf32> {\n"
    "  %0 = scf.for %j = %i to %i step %i iter_args(%m = %arg0) -> (memref<2xf32>) {\n"
    "    %1 = scf.if %c -> (memref<2xf32>) {\n"
    "      %a = memref.alloc() : memref<2xf32>\n"
    "      scf.yield %a : memref<2xf32>\n"
    "    } else {\n"
    "      scf.yield %m : memref<2xf32>\n"
    "    }\n"
    "    scf.yield %1 : memref<2xf32>\n"
    "  }\n"
    "  %2 = scf.while (%w = %0) : (memref<2xf32>) -> memref<2xf32> {\n"
    "    scf.condition(%c) %w : memref<2xf32>\n"
    "  } do {\n"
    "  ^bb0(%w: memref<2xf32>):\n"
    "    scf.yield %w : memref<2xf32>\n"
    "  }\n"
    "  return %2 : memref<2xf32>\n"
    "}\n",
    // joins, two arguments, both edges to one block
    "func.func @f(%arg0: memref<2xf32>, %c: i1) -> memref<2xf32> {\n"
    "  %a = memref.alloc() : memref<2xf32>\n"
    "  cf.cond_br %c, ^bb1(%arg0 : memref<2xf32>), ^bb2(%a, %arg0 : memref<2xf32>, memref<2xf32>)\n"
    "^bb1(%0: memref<2xf32>):\n"
    "  cf.cond_br %c, ^bb2(%0, %0 : memref<2xf32>, memref<2xf32>), ^bb2(%a, %0 : memref<2xf32>, "
    "memref<2xf32>)\n"
    "^bb2(%1: memref<2xf32>, %2: memref<2xf32>):\n"
    "  %3 = arith.select %c, %1, %2 : memref<2xf32>\n"
    "  return %3 : memref<2xf32>\n"
    "}\n",
    // private functions and calls
    "func.func @f(%arg0: memref<2xf32>) -> memref<2xf32> {\n"
    "  %0 = call @g(%arg0) : (memref<2xf32>) -> memref<2xf32>\n"
    "  return %0 : memref<2xf32>\n"
    "}\n"
    "func.func private @g(%arg0: memref<2xf32>) -> memref<2xf32> {\n"
    "  %0 = call @g(%arg0) : (memref<2xf32>) -> memref<2xf32>\n"
    "  return %0 : memref<2xf32>\n"
    "}\n",
};

// After every event the IR verifies, or the event says that it does not.
static void
test_validity(void)
{
    for (guint32 i = 0; i < G_N_ELEMENTS(valid_programs); i++) {
        for (gint dynamic = 0; dynamic < 2; dynamic++) {
            Program program;
            program_init(&program, valid_programs[i]);
            Recorder recorder;
            record(&recorder, &program, dynamic);
            g_test_message("program %u: %u events, %u inside", i, recorder.n, recorder.n_inside);
            g_assert_cmpuint(recorder.n_broken, ==, 0);
            g_assert_cmpuint(recorder.n_inside, <, recorder.n);
            g_string_free(recorder.log, TRUE);
            program_clear(&program);
        }
    }
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/ownership/join", test_join);
    g_test_add_func("/ownership/example", test_example);
    g_test_add_func("/ownership/validity", test_validity);
    return g_test_run();
}
