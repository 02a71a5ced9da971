// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the passes of MLIR-HLO's deallocation share: the order of values, classes with their leaders
// and members, and the last op that touches a class, which is compared with a walk over all ops.
#include "passes/hlo/touches-private.h"
#include "program.h"

static const char text[] =
    "func.func @f(%arg0: index, %arg1: i1, %arg2: memref<2xf32>) {\n"
    "  %0 = \"a\"() : () -> memref<2xf32>\n"
    "  %1:2 = scf.for %arg3 = %arg0 to %arg0 step %arg0 iter_args(%arg4 = %0, %arg5 = %arg2)"
    " -> (memref<2xf32>, memref<2xf32>) {\n"
    "    %3 = scf.if %arg1 -> (memref<2xf32>) {\n"
    "      %5 = \"b\"(%arg4) : (memref<2xf32>) -> memref<2xf32>\n"
    "      scf.yield %5 : memref<2xf32>\n"
    "    } else {\n"
    "      \"c\"(%arg2) : (memref<2xf32>) -> ()\n"
    "      scf.yield %arg5 : memref<2xf32>\n"
    "    }\n"
    "    %4 = \"d\"(%3) : (memref<2xf32>) -> memref<2xf32>\n"
    "    scf.yield %4, %arg4 : memref<2xf32>, memref<2xf32>\n"
    "  }\n"
    "  scf.if %arg1 {\n"
    "    \"e\"(%1#0) : (memref<2xf32>) -> ()\n"
    "    %3 = \"f\"() : () -> memref<2xf32>\n"
    "  }\n"
    "  %2 = \"g\"(%0) : (memref<2xf32>) -> memref<2xf32>\n"
    "  return\n"
    "}\n";

// -- values
// ----------------------------------------------------------------------------------------

static BsWalk
collect_values(BsOp *op, gpointer data)
{
    BsHloValues *values = data;
    for (guint32 i = 0; i < op->n_results; i++)
        bs_vec_push(values, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                bs_vec_push(values, block->args[i]);
        }
    }
    return BS_WALK_ON;
}

static BsHloValues
all_values(const Program *program)
{
    BsHloValues values = {0};
    bs_op_walk_preorder(program_function(program, 0), collect_values, &values);
    return values;
}

static char *
names_of(const Program *program, const BsHloValues *values)
{
    g_autoptr(GString) names = g_string_new(NULL);
    BsNames *known = bs_names_new(program->ir->root);
    for (guint i = 0; i < values->len; i++)
        g_string_append_printf(names, "%s%s", i ? " " : "", bs_names_value(known, values->data[i]));
    bs_names_free(known);
    return g_string_free(g_steal_pointer(&names), FALSE);
}

static void
test_order(void)
{
    Program program;
    program_init(&program, text);
    BsHloValues values = all_values(&program);
    bs_hlo_sort(values.len, values.data);
    g_autofree char *names = names_of(&program, &values);
    // arguments by number whatever their block; a region that stands less deep first
    g_assert_cmpstr(names, ==, "%arg0 %arg3 %arg1 %arg4 %arg2 %arg5 %0 %1#0 %1#1 %2 %3 %4 %3 %5");
    for (guint i = 0; i < values.len; i++) {
        for (guint j = 0; j < values.len; j++) {
            const int order = bs_hlo_compare(values.data[i], values.data[j]);
            g_assert_cmpint((order > 0) - (order < 0), ==, (i > j) - (i < j));
        }
    }
    bs_vec_free(&values);
    program_clear(&program);
}

// -- classes
// ---------------------------------------------------------------------------------------

static void
test_classes(void)
{
    Program program;
    program_init(&program, text);
    BsHloValues values = all_values(&program), members = {0};
    BsValue *const *v = values.data;
    g_autoptr(BsHloClasses) classes = bs_hlo_classes_new();
    g_assert_true(bs_hlo_leader(classes, v[0]) == v[0]);
    g_assert_true(bs_hlo_unite(classes, v[1], v[0]));
    g_assert_true(bs_hlo_unite(classes, v[2], v[3]));
    g_assert_true(bs_hlo_unite(classes, v[2], v[4]));
    g_assert_false(bs_hlo_unite(classes, v[4], v[3]));
    g_assert_false(bs_hlo_same_class(classes, v[0], v[2]));
    g_assert_false(bs_hlo_same_class(classes, v[5], v[2]));
    // the larger class joins the smaller one, whose leader stays
    g_assert_true(bs_hlo_unite(classes, v[0], v[3]));
    g_assert_true(bs_hlo_leader(classes, v[4]) == v[1]);
    bs_hlo_add_members(classes, v[2], &members);
    BsValue *const expected[] = {v[1], v[0], v[2], v[3], v[4]};
    g_assert_cmpmem(members.data, members.len * sizeof *members.data, expected, sizeof expected);
    bs_vec_clear(&members);
    bs_hlo_add_members(classes, v[6], &members);
    g_assert_cmpuint(members.len, ==, 1);
    bs_vec_free(&members);
    bs_vec_free(&values);
    program_clear(&program);
}

// -- touches
// ---------------------------------------------------------------------------------------

typedef struct Question {
    BsHloClasses *classes;
    const BsValue *value;
    gboolean touched;
} Question;

static void
look_at(Question *question, const BsValue *value)
{
    question->touched |= bs_hlo_same_class(question->classes, value, question->value);
}

static BsWalk
look_at_op(BsOp *op, gpointer data)
{
    for (guint32 i = 0; i < op->n_operands; i++)
        look_at(data, bs_op_operand(op, i));
    for (guint32 i = 0; i < op->n_results; i++)
        look_at(data, bs_op_result(op, i));
    return BS_WALK_ON;
}

static gboolean
op_touches(BsHloClasses *classes, BsOp *op, const BsValue *value)
{
    Question question = {classes, value, FALSE};
    bs_op_walk_preorder(op, look_at_op, &question);
    return question.touched;
}

// In the op itself, but not by its operands.
static gboolean
op_touches_inside(BsHloClasses *classes, BsOp *op, const BsValue *value)
{
    Question question = {classes, value, FALSE};
    for (guint32 i = 0; i < op->n_results; i++)
        look_at(&question, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            bs_block_for_each (block, nested)
                question.touched |= op_touches(classes, nested, value);
        }
    }
    return question.touched;
}

static void
check_op(BsHloTouches *touches, BsOp *op, BsValue *value)
{
    BsHloClasses *classes = bs_hlo_touches_classes(touches);
    const BsOp *behind = op_touches_inside(classes, op, value) ? op : NULL;
    for (BsOp *later = bs_op_next(op); later; later = bs_op_next(later))
        behind = op_touches(classes, later, value) ? later : behind;
    g_assert_true(bs_hlo_touched_behind(touches, value, op) == behind);
    const BsOp *last = NULL;
    bs_block_for_each (bs_op_block(op), each)
        last = op_touches(classes, each, value) ? each : last;
    g_assert_true(bs_hlo_touched_last(touches, value, bs_op_block(op)) == last);
}

static BsWalk
collect_op(BsOp *op, gpointer data)
{
    g_ptr_array_add(data, op);
    return BS_WALK_ON;
}

static void
check_random_classes(guint32 seed)
{
    Program program;
    program_init(&program, text);
    BsHloValues values = all_values(&program);
    BsOp *function = program_function(&program, 0);
    g_autoptr(GPtrArray) ops = g_ptr_array_new();
    bs_op_walk_preorder(function, collect_op, ops);
    BsHloTouches *touches = bs_hlo_touches_new();
    bs_hlo_touches_number(touches, function);
    GRand *rand = g_rand_new_with_seed(seed);
    for (guint n = 0; n < 6; n++) {
        for (guint i = 1; i < ops->len; i++) // without the function itself
            check_op(touches, ops->pdata[i],
                     values.data[g_rand_int_range(rand, 0, (gint)values.len)]);
        bs_hlo_unite(bs_hlo_touches_classes(touches),
                     values.data[g_rand_int_range(rand, 0, (gint)values.len)],
                     values.data[g_rand_int_range(rand, 0, (gint)values.len)]);
    }
    g_rand_free(rand);
    bs_hlo_touches_free(touches);
    bs_vec_free(&values);
    program_clear(&program);
}

static void
test_touches(void)
{
    for (guint32 seed = 0; seed < 100; seed++)
        check_random_classes(seed);
}

// An op that takes another's place, and one that is put behind it.
static void
test_touches_of_new_ops(void)
{
    Program program;
    program_init(&program, text);
    BsOp *function = program_function(&program, 0);
    BsBlock *block = bs_op_region(function, 0)->first;
    BsOp *first = block->first, *loop = bs_op_next(first);
    BsHloTouches *touches = bs_hlo_touches_new();
    bs_hlo_touches_number(touches, function);
    BsValue *argument = block->args[2];
    g_assert_true(bs_hlo_touched_last(touches, argument, block) == loop);
    g_autofree BsValue **operands = g_new(BsValue *, loop->n_operands);
    for (guint32 i = 0; i < loop->n_operands; i++)
        operands[i] = bs_op_operand(loop, i);
    BsOp *made = bs_hlo_rebuild(program.ir, loop, loop->n_operands, operands);
    bs_hlo_touches_replace(touches, loop, made);
    g_assert_true(bs_hlo_touched_last(touches, argument, block) == made);
    BsBuilder builder;
    bs_builder_init(&builder, program.ir);
    bs_builder_set_after(&builder, made);
    BsOp *behind =
        bs_builder_op(&builder, "test.behind", made->loc, 1, &argument, 0, NULL, NULL, 0);
    bs_hlo_touches_add(touches, behind, made);
    g_assert_true(bs_hlo_touched_last(touches, argument, block) == behind);
    g_assert_true(bs_hlo_touched_behind(touches, argument, made) == behind);
    bs_hlo_touches_free(touches);
    program_clear(&program);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/hlo/order", test_order);
    g_test_add_func("/hlo/classes", test_classes);
    g_test_add_func("/hlo/touches", test_touches);
    g_test_add_func("/hlo/touches-of-new-ops", test_touches_of_new_ops);
    return g_test_run();
}
