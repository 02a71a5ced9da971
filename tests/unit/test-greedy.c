// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The greedy rewriter: order of constants, what is reported and taken back, patterns of a pass,
// limits, and the simplification of regions.
#include "ir/journal.h"
#include "passes/rewrite/greedy.h"
#include "passes/run/passes.h"
#include "program.h"

#include <gio/gio.h>

// -- a sink that writes down what it is told -----------------------------------------------------

typedef struct Log {
    BsEventSink sink;
    GPtrArray *lines; // "kind rule op"
} Log;

static const char *const kind_names[] = {
#define X(id, name, grain) name,
    BS_EVENT_KINDS(X)
#undef X
};

static void
log_report(BsEventSink *sink, const BsEvent *event)
{
    const char *parts[4] = {kind_names[event->kind]};
    guint n = 1;
    if (event->rule)
        parts[n++] = event->rule;
    if (event->op)
        parts[n++] = event->op->def->name;
    parts[n] = NULL;
    g_ptr_array_add(((Log *)sink)->lines, g_strjoinv(" ", (char **)(guintptr)parts));
}

static void
log_nothing(BsEventSink *sink)
{
    (void)sink;
}

static void
log_retract(BsEventSink *sink)
{
    GPtrArray *lines = ((Log *)sink)->lines;
    g_ptr_array_remove_index(lines, lines->len - 1);
}

static void
log_instead(BsEventSink *sink, BsEventKind kind, const char *rule)
{
    GPtrArray *lines = ((Log *)sink)->lines;
    const char *last = lines->pdata[lines->len - 1], *op = strrchr(last, ' ') + 1;
    char *line = g_strjoin(" ", kind_names[kind], rule ? rule : op, rule ? op : NULL, NULL);
    log_retract(sink);
    g_ptr_array_add(lines, line);
}

static char *
log_text(Log *log)
{
    g_ptr_array_add(log->lines, NULL);
    char *text = g_strjoinv("\n", (char **)log->lines->pdata);
    g_ptr_array_remove_index(log->lines, log->lines->len - 1);
    return text;
}

static void
log_init(Log *log)
{
    *log = (Log){{log_report, log_nothing, log_nothing, log_retract, log_instead, NULL},
                 g_ptr_array_new_with_free_func(g_free)};
}

static void
log_clear(Log *log)
{
    g_ptr_array_unref(log->lines);
}

// -- running -------------------------------------------------------------------------------------

static char *
print(const Program *program)
{
    GString *text = g_string_new(NULL);
    bs_print(program->ir, &(BsPrintOptions){0}, text, NULL);
    return g_string_free(text, FALSE);
}

static const BsGreedyConfig canonicalize = {.all_rows = TRUE, BS_GREEDY_DEFAULTS, .top_down = TRUE};

static void
check_rewrite(const BsGreedyConfig *config, const char *before, const char *after)
{
    Program program;
    program_init(&program, before);
    BsPassContext context = {.ir = program.ir, .diags = &program.diags};
    g_assert_true(bs_greedy_rewrite(&context, program.ir->root, config));
    g_autofree char *text = print(&program);
    g_assert_cmpstr(text, ==, after);
    program_clear(&program);
}

// -- constants -----------------------------------------------------------------------------------

// Those at the top keep their order; any that is found later goes on top of them.
static void
test_constants(void)
{
    check_rewrite(&canonicalize,
                  "func.func @f(%c: i1) {\n"
                  "  %c1 = arith.constant 1 : index\n"
                  "  \"u.x\"(%c1) : (index) -> ()\n"
                  "  %c2 = arith.constant 2 : index\n"
                  "  %d1 = arith.constant 1 : index\n"
                  "  \"u.y\"(%c2, %d1) : (index, index) -> ()\n"
                  "  scf.if %c {\n"
                  "    %c3 = arith.constant 3 : index\n"
                  "    \"u.z\"(%c3) : (index) -> ()\n"
                  "  } else {\n"
                  "    %c4 = arith.constant 4 : index\n"
                  "    \"u.z\"(%c4) : (index) -> ()\n"
                  "  }\n"
                  "  return\n"
                  "}\n",
                  "module {\n"
                  "  func.func @f(%arg0: i1) {\n"
                  "    %c4 = arith.constant 4 : index\n"
                  "    %c3 = arith.constant 3 : index\n"
                  "    %c2 = arith.constant 2 : index\n"
                  "    %c1 = arith.constant 1 : index\n"
                  "    \"u.x\"(%c1) : (index) -> ()\n"
                  "    \"u.y\"(%c2, %c1) : (index, index) -> ()\n"
                  "    scf.if %arg0 {\n"
                  "      \"u.z\"(%c3) : (index) -> ()\n"
                  "    } else {\n"
                  "      \"u.z\"(%c4) : (index) -> ()\n"
                  "    }\n"
                  "    return\n"
                  "  }\n"
                  "}\n");
}

// An op that nobody knows may be isolated: constants stay inside.
static void
test_constants_stay_in_unknown_op(void)
{
    check_rewrite(&canonicalize,
                  "\"u.outer\"() ({\n"
                  "  \"u.a\"() : () -> ()\n"
                  "  %c = arith.constant 5 : i32\n"
                  "  \"u.b\"(%c) : (i32) -> ()\n"
                  "}) : () -> ()\n",
                  "module {\n"
                  "  \"u.outer\"() ({\n"
                  "    %c5_i32 = arith.constant 5 : i32\n"
                  "    \"u.a\"() : () -> ()\n"
                  "    \"u.b\"(%c5_i32) : (i32) -> ()\n"
                  "  }) : () -> ()\n"
                  "}\n");
}

// -- events --------------------------------------------------------------------------------------

static void
test_events(void)
{
    Program program;
    program_init(&program, "func.func @f(%c: i1) -> i1 {\n"
                           "  %true = arith.constant true\n"
                           "  %dead = arith.ori %c, %true : i1\n"
                           "  %0 = arith.andi %true, %c : i1\n"
                           "  cf.br ^bb1\n"
                           "^bb1:\n"
                           "  return %0 : i1\n"
                           "}\n");
    Log log;
    log_init(&log);
    bs_ir_start_journal(program.ir);
    BsPassContext context = {.ir = program.ir, .diags = &program.diags, .events = &log.sink};
    g_assert_true(bs_greedy_rewrite(&context, program.ir->root, &canonicalize));
    g_autofree char *text = log_text(&log);
    g_assert_cmpstr(text, ==,
                    "iteration builtin.module\n"
                    "dead arith.ori\n"
                    "fold arith.andi\n"
                    "fold arith.andi\n"
                    "dead arith.constant\n"
                    "pattern SimplifyBrToBlockWithSinglePred cf.br\n"
                    "iteration builtin.module");
    log_clear(&log);
    program_clear(&program);
}

// -- patterns of a pass --------------------------------------------------------------------------

static void
replace_by(BsBuilder *builder, BsOp *op, const char *name)
{
    bs_builder_op(builder, name, op->loc, 0, NULL, 0, NULL, NULL, 0);
    bs_builder_replace_op(builder, op, NULL);
}

static gboolean
to_b(BsBuilder *builder, BsOp *op, gpointer data)
{
    (void)data;
    replace_by(builder, op, "u.b");
    return TRUE;
}

static gboolean
to_a(BsBuilder *builder, BsOp *op, gpointer data)
{
    (void)data;
    replace_by(builder, op, "u.a");
    return TRUE;
}

static gboolean
count_only(BsBuilder *builder, BsOp *op, gpointer data)
{
    (void)builder;
    (void)op;
    ++*(guint *)data;
    return FALSE;
}

static void
test_pass_patterns(void)
{
    guint n_tried = 0;
    const BsGreedyPattern patterns[] = {
        {"u.a", "ToB", 1, to_b},
        {"u.a", "CountFirst", 2, count_only},
    };
    const BsGreedyConfig config = {
        .patterns = patterns, .n_patterns = 2, .data = &n_tried, BS_GREEDY_DEFAULTS};
    check_rewrite(&config, "\"u.a\"() : () -> ()\n\"u.a\"() : () -> ()\n",
                  "module {\n  \"u.b\"() : () -> ()\n  \"u.b\"() : () -> ()\n}\n");
    g_assert_cmpuint(n_tried, ==, 2);
}

// -- limits --------------------------------------------------------------------------------------

static void
test_limits(void)
{
    const BsGreedyPattern pattern = {"u.a", "ToB", 1, to_b};
    BsGreedyConfig config = {.patterns = &pattern, .n_patterns = 1, BS_GREEDY_DEFAULTS};
    config.max_iterations = 1;
    config.max_rewrites = 1;
    Program program;
    program_init(&program, "\"u.a\"() : () -> ()\n\"u.a\"() : () -> ()\n");
    BsPassContext context = {.ir = program.ir, .diags = &program.diags};
    g_assert_false(bs_greedy_rewrite(&context, program.ir->root, &config));
    g_autofree char *text = print(&program);
    // without top_down the last op is visited first
    g_assert_cmpstr(text, ==, "module {\n  \"u.a\"() : () -> ()\n  \"u.b\"() : () -> ()\n}\n");
    g_assert_cmpuint(program.diags.n_errors, ==, 0);
    program_clear(&program);
}

static void
test_endless(void)
{
    const BsGreedyPattern patterns[] = {{"u.a", "ToB", 1, to_b}, {"u.b", "ToA", 1, to_a}};
    const BsGreedyConfig config = {.patterns = patterns, .n_patterns = 2, BS_GREEDY_DEFAULTS};
    Program program;
    program_init(&program, "\"u.a\"() : () -> ()\n");
    BsPassContext context = {.ir = program.ir, .diags = &program.diags};
    g_assert_false(bs_greedy_rewrite(&context, program.ir->root, &config));
    g_assert_cmpuint(program.diags.n_errors, ==, 1);
    program_clear(&program);
}

static void
test_cancelled(void)
{
    Program program;
    program_init(&program, "\"u.a\"() : () -> ()\n");
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    g_cancellable_cancel(cancellable);
    BsPassContext context = {.ir = program.ir, .diags = &program.diags, .cancellable = cancellable};
    g_assert_false(bs_greedy_rewrite(&context, program.ir->root, &canonicalize));
    g_assert_cmpuint(program.diags.n_errors, ==, 0);
    program_clear(&program);
}

// -- regions -------------------------------------------------------------------------------------

// An argument that only feeds itself around a loop is dead, and so is what computes it.
static void
test_dead_cycle(void)
{
    check_rewrite(&canonicalize,
                  "func.func @f(%c: i1, %x: i32) {\n"
                  "  cf.br ^bb1(%x : i32)\n"
                  "^bb1(%a: i32):\n"
                  "  %b = arith.addi %a, %x : i32\n"
                  "  \"u.x\"() : () -> ()\n"
                  "  cf.cond_br %c, ^bb1(%b : i32), ^bb2\n"
                  "^bb2:\n"
                  "  return\n"
                  "^bb3:\n"
                  "  cf.br ^bb2\n"
                  "}\n",
                  "module {\n"
                  "  func.func @f(%arg0: i1, %arg1: i32) {\n"
                  "    cf.br ^bb1\n"
                  "  ^bb1:  // 2 preds: ^bb0, ^bb1\n"
                  "    \"u.x\"() : () -> ()\n"
                  "    cf.cond_br %arg0, ^bb1, ^bb2\n"
                  "  ^bb2:  // pred: ^bb1\n"
                  "    return\n"
                  "  }\n"
                  "}\n");
}

static void
test_merge_blocks(void)
{
    BsGreedyConfig config = canonicalize;
    config.regions = BS_REGIONS_AGGRESSIVE;
    check_rewrite(&config,
                  "func.func @f(%c: i1, %a: i32, %b: i32) {\n"
                  "  cf.cond_br %c, ^bb1, ^bb2\n"
                  "^bb1:\n"
                  "  \"u.x\"(%a, %b, %a) : (i32, i32, i32) -> ()\n"
                  "  cf.br ^bb3\n"
                  "^bb2:\n"
                  "  \"u.x\"(%b, %b, %b) : (i32, i32, i32) -> ()\n"
                  "  cf.br ^bb3\n"
                  "^bb3:\n"
                  "  return\n"
                  "}\n",
                  "module {\n"
                  "  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) {\n"
                  "    %0 = arith.select %arg0, %arg1, %arg2 : i32\n"
                  "    \"u.x\"(%0, %arg2, %0) : (i32, i32, i32) -> ()\n"
                  "    return\n"
                  "  }\n"
                  "}\n");
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/greedy/constants", test_constants);
    g_test_add_func("/greedy/constants-in-unknown-op", test_constants_stay_in_unknown_op);
    g_test_add_func("/greedy/events", test_events);
    g_test_add_func("/greedy/pass-patterns", test_pass_patterns);
    g_test_add_func("/greedy/limits", test_limits);
    g_test_add_func("/greedy/endless", test_endless);
    g_test_add_func("/greedy/cancelled", test_cancelled);
    g_test_add_func("/greedy/dead-cycle", test_dead_cycle);
    g_test_add_func("/greedy/merge-blocks", test_merge_blocks);
    return g_test_run();
}
