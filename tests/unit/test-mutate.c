// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every mutator: what it does, that undo takes it back exactly (orders of uses and predecessors
// included), and that redo does it again.
#include "fixture.h"

#include <string.h>

// -- a picture of everything that a mutator may touch --------------------------------------------

static void
describe_op(GString *out, const BsOp *op)
{
    g_string_append_printf(out, "op%u@%u(", op->id, bs_op_block(op) ? bs_op_block(op)->id : 999);
    for (guint32 i = 0; i < op->n_operands; i++)
        g_string_append_printf(out, "v%u ", bs_op_operand(op, i)->id);
    for (guint32 i = 0; i < op->n_successors; i++)
        g_string_append_printf(out, "b%d ",
                               bs_successor_block(bs_op_successor(op, i))
                                   ? (gint)bs_successor_block(bs_op_successor(op, i))->id
                                   : -1);
    g_string_append_printf(out, ") attrs %p", (const void *)op->attrs);
    for (guint32 i = 0; i < op->n_results; i++) {
        g_string_append_printf(out, " v%u:%p[", op->results[i].id,
                               (const void *)op->results[i].type);
        bs_value_for_each_use (&op->results[i], use)
            g_string_append_printf(out, "op%u.%u ", bs_use_owner(use)->id, bs_use_index(use));
        g_string_append_c(out, ']');
    }
    g_string_append_c(out, '\n');
}

static void
describe(GString *out, const BsOp *op)
{
    describe_op(out, op);
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            g_string_append_printf(out, "block%u args", block->id);
            for (guint32 i = 0; i < block->n_args; i++) {
                g_string_append_printf(out, " v%u#%u[", block->args[i]->id, block->args[i]->index);
                bs_value_for_each_use (block->args[i], use)
                    g_string_append_printf(out, "op%u ", bs_use_owner(use)->id);
                g_string_append_c(out, ']');
            }
            for (const BsSuccessor *p = block->preds; p; p = bs_successor_next(p))
                g_string_append_printf(out, " pred op%u", bs_successor_owner(p)->id);
            g_string_append_c(out, '\n');
            bs_block_for_each (block, nested)
                describe(out, nested);
        }
    }
}

static char *
picture(const Fixture *f)
{
    GString *out = g_string_new(NULL);
    describe(out, f->ir->root);
    return g_string_free(out, FALSE);
}

// Undoes one record at a time back to `start`, then redoes, and compares every state on the way.
static void
check_travel(Fixture *f, guint32 start)
{
    const guint32 end = bs_journal_length(f->ir->journal);
    g_assert_cmpuint(end, >, start);
    g_autoptr(GPtrArray) states = g_ptr_array_new_with_free_func(g_free);
    for (guint32 at = end;; at--) {
        bs_journal_seek(f->ir, at);
        g_ptr_array_add(states, picture(f));
        if (at == start)
            break;
    }
    for (guint32 at = start; at <= end; at++) {
        bs_journal_seek(f->ir, at);
        g_autofree char *now = picture(f);
        g_assert_cmpstr(now, ==, states->pdata[end - at]);
    }
}

// -- tests ---------------------------------------------------------------------------------------

static void
test_operands(void)
{
    Fixture f;
    fixture_init(&f);
    BsOp *a = fixture_op(&f, "test.a", 0, NULL, 2, 0);
    BsValue *one = bs_op_result(a, 0), *two = bs_op_result(a, 1);
    BsValue *const both[] = {one, two};
    BsOp *user = fixture_op(&f, "test.user", 2, both, 0, 0);
    BsOp *other = fixture_op(&f, "test.other", 2, both, 0, 0);
    g_assert_true(bs_use_owner(bs_value_uses(one)) == other); // newest first
    g_assert_true(bs_use_owner(bs_use_next(bs_value_uses(one))) == user);
    const guint32 start = bs_journal_length(f.ir->journal);
    g_autofree char *before = picture(&f);
    bs_op_set_operand(f.ir, user, 0, two);
    g_assert_true(bs_value_has_one_use(one));
    BsValue *const many[] = {two, two, one, one, two};
    bs_op_set_operands(f.ir, other, 5, many);
    g_assert_cmpuint(other->n_operands, ==, 5);
    bs_op_splice_operands(f.ir, other, (BsRange){1, 3}, 0, 1, &one);
    g_assert_cmpuint(other->n_operands, ==, 3);
    g_assert_true(bs_op_operand(other, 1) == one && bs_op_operand(other, 2) == two);
    bs_value_replace_all_uses(f.ir, two, one);
    g_assert_null(bs_value_uses(two));
    check_travel(&f, start);
    bs_journal_seek(f.ir, start);
    g_autofree char *after = picture(&f);
    g_assert_cmpstr(after, ==, before);
    fixture_clear(&f);
}

static void
test_attrs_and_types(void)
{
    Fixture f;
    fixture_init(&f);
    BsOp *a = fixture_op(&f, "test.a", 0, NULL, 1, 0);
    const guint32 start = bs_journal_length(f.ir->journal);
    bs_op_set_attr(f.ir, a, "x", bs_attr_i64(f.context, 3));
    bs_op_set_attr(f.ir, a, "b", bs_attr_unit(f.context));
    g_assert_cmpint(bs_op_attr(a, "x")->integer, ==, 3);
    g_assert_cmpstr(a->attrs->dict.items[0].name, ==, "b");
    bs_op_set_attr(f.ir, a, "b", NULL);
    bs_op_set_attr(f.ir, a, "x", NULL);
    g_assert_null(a->attrs);
    bs_value_set_type(f.ir, bs_op_result(a, 0), bs_type_index(f.context));
    bs_op_set_loc(f.ir, a, (BsLoc){7, 3});
    g_assert_cmpuint(a->loc.line, ==, 7);
    check_travel(&f, start);
    bs_journal_seek(f.ir, start);
    g_assert_cmpuint(a->loc.line, ==, 0);
    g_assert_true(bs_op_result(a, 0)->type == bs_type_i1(f.context));
    fixture_clear(&f);
}

static void
test_blocks(void)
{
    Fixture f;
    fixture_init(&f);
    const guint32 start = bs_journal_length(f.ir->journal);
    BsBlock *second = bs_block_create(f.ir, f.block->region, NULL, (BsLoc){0});
    for (guint i = 0; i < 9; i++)
        bs_block_add_arg(f.ir, second, bs_type_i1(f.context), (BsLoc){0});
    BsValue *front = bs_block_insert_arg(f.ir, second, 0, bs_type_index(f.context), (BsLoc){0});
    g_assert_true(second->args[0] == front && second->args[9]->index == 9);
    BsBlock *const successors[] = {second, second};
    const BsOpState branch = {.def = bs_context_op(f.context, "test.branch"),
                              .n_successors = 2,
                              .successors = successors};
    BsOp *op = bs_op_create(f.ir, &branch);
    bs_op_erase(f.ir, f.end);
    bs_op_insert(f.ir, op, f.block, NULL);
    g_assert_null(bs_block_single_predecessor(second));
    g_assert_true(bs_block_unique_predecessor(second) == f.block);
    bs_op_set_successor(f.ir, op, 0, f.block);
    g_assert_true(bs_block_single_predecessor(second) == f.block);
    for (guint i = 0; i < 9; i++)
        bs_block_erase_arg(f.ir, second, 1);
    bs_block_insert_arg(f.ir, second, 1, bs_type_i1(f.context), (BsLoc){0});
    bs_block_move(f.ir, second, f.block->region, f.block);
    g_assert_cmpuint(bs_block_number(f.block), ==, 1);
    bs_block_drop_references(f.ir, f.block);
    g_assert_null(second->preds);
    bs_block_erase(f.ir, second);
    g_assert_true(second->erased);
    check_travel(&f, start);
    fixture_clear(&f);
}

static void
test_ops(void)
{
    Fixture f;
    fixture_init(&f);
    const guint32 start = bs_journal_length(f.ir->journal);
    BsOp *a = fixture_op(&f, "test.a", 0, NULL, 1, 0);
    BsValue *value = bs_op_result(a, 0);
    BsOp *outer = fixture_op(&f, "test.outer", 1, &value, 0, 1);
    BsBuilder inner = f.builder;
    bs_builder_block(&inner, bs_op_region(outer, 0), (BsLoc){0});
    for (guint i = 0; i < 3; i++)
        bs_builder_op(&inner, "test.inner", (BsLoc){0}, 1, &value, 0, NULL, NULL, 0);
    BsOp *last = fixture_op(&f, "test.last", 1, &value, 0, 0);
    bs_op_move(f.ir, last, f.block, outer);
    g_assert_true(bs_op_next(last) == outer);
    BsBlock *rest = bs_block_split(f.ir, f.block, outer);
    g_assert_true(bs_op_block(outer) == rest && rest->last == f.end && f.block->last == last);
    bs_block_splice(f.ir, f.block, NULL, rest->first);
    bs_block_erase(f.ir, rest);
    bs_op_erase(f.ir, outer);
    g_assert_true(bs_value_has_one_use(value)); // the nested uses are gone
    bs_builder_replace_uses(&f.builder, value,
                            bs_op_result(fixture_op(&f, "test.b", 0, NULL, 1, 0), 0));
    bs_op_erase(f.ir, a);
    check_travel(&f, start);
    fixture_clear(&f);
}

// Random changes of the pieces above: undo everything is the beginning, redo everything the end.
static void
random_change(Fixture *f, GRand *random, GPtrArray *ops)
{
    BsOp *op = ops->pdata[g_rand_int_range(random, 0, (gint32)ops->len)];
    BsOp *from = ops->pdata[g_rand_int_range(random, 0, (gint32)ops->len)];
    switch (g_rand_int_range(random, 0, 6)) {
    case 0: {
        BsValue *operands[] = {bs_op_result(op, 0), bs_op_result(from, 0)};
        g_ptr_array_add(ops, fixture_op(f, "test.more", 2, operands, 1, 0));
        break;
    }
    case 1:
        if (op->n_operands)
            bs_op_set_operand(f->ir, op, 0, bs_op_result(from, 0));
        break;
    case 2: {
        BsValue *operands[] = {bs_op_result(from, 0), bs_op_result(from, 0), bs_op_result(op, 0)};
        bs_op_set_operands(f->ir, op, (guint32)g_rand_int_range(random, 0, 4), operands);
        break;
    }
    case 3:
        if (from != op)
            bs_value_replace_all_uses(f->ir, bs_op_result(op, 0), bs_op_result(from, 0));
        break;
    case 4:
        bs_op_move(f->ir, op, f->block, from == op ? NULL : from);
        break;
    default:
        if (ops->len > 2 && bs_op_is_unused(op)) {
            bs_op_erase(f->ir, op);
            g_ptr_array_remove(ops, op);
        }
    }
}

static void
test_random(void)
{
    for (guint32 seed = 1; seed <= 50; seed++) {
        Fixture f;
        fixture_init(&f);
        GRand *random = g_rand_new_with_seed(seed);
        g_autoptr(GPtrArray) ops = g_ptr_array_new();
        for (guint i = 0; i < 3; i++)
            g_ptr_array_add(ops, fixture_op(&f, "test.a", 0, NULL, 1, 0));
        const guint32 start = bs_journal_length(f.ir->journal);
        for (guint i = 0; i < 60; i++)
            random_change(&f, random, ops);
        check_travel(&f, start);
        g_rand_free(random);
        fixture_clear(&f);
    }
}

static void
test_changes(void)
{
    Fixture f;
    fixture_init(&f);
    const guint32 start = bs_journal_length(f.ir->journal);
    BsOp *a = fixture_op(&f, "test.a", 0, NULL, 1, 0);
    bs_op_set_attr(f.ir, a, "x", bs_attr_unit(f.context));
    bs_block_add_arg(f.ir, f.block, bs_type_i1(f.context), (BsLoc){0});
    g_assert_cmpint(bs_journal_change(f.ir->journal, start + 1).kind, ==, BS_CHANGE_OP_INSERTED);
    g_assert_true(bs_journal_change(f.ir->journal, start + 2).op == a);
    g_assert_cmpint(bs_journal_change(f.ir->journal, start + 2).kind, ==, BS_CHANGE_OP_MODIFIED);
    g_assert_true(bs_journal_change(f.ir->journal, start + 3).block == f.block);
    g_assert_cmpuint(bs_journal_memory(f.ir->journal), >, 0);
    fixture_clear(&f);
}

enum { N_MADE = 200 };

// Ops of all sizes, each with what it was made with.
static void
make_ops(Fixture *f, GRand *random, GPtrArray *ops, BsValue *value)
{
    BsValue *operands[8];
    for (guint i = 0; i < 8; i++)
        operands[i] = value;
    for (guint i = 0; i < N_MADE; i++) {
        const guint32 n_operands = (guint32)g_rand_int_range(random, 0, 8);
        const guint32 n_results = (guint32)g_rand_int_range(random, 0, 4);
        g_ptr_array_add(ops, fixture_op(f, "test.a", n_operands, operands, n_results, i % 2));
    }
}

static void
erase_ops(Fixture *f, GPtrArray *ops)
{
    for (guint i = 0; i < ops->len; i++)
        bs_op_erase(f->ir, ops->pdata[i]);
    g_ptr_array_set_size(ops, 0);
}

static guint
n_uses(const BsValue *value)
{
    guint n = 0;
    bs_value_for_each_use (value, use)
        n++;
    return n;
}

// The memory of erased ops serves new ones, of other sizes as well, and the ops do not overlap.
static void
test_recycle(void)
{
    Fixture f;
    fixture_init_plain(&f);
    BsValue *value = bs_op_result(fixture_op(&f, "test.a", 0, NULL, 1, 0), 0);
    GRand *random = g_rand_new_with_seed(7);
    g_autoptr(GPtrArray) ops = g_ptr_array_new();
    make_ops(&f, random, ops, value);
    const gsize once = f.ir->arena.used;
    for (guint round = 0; round < 20; round++) {
        erase_ops(&f, ops);
        g_assert_cmpuint(n_uses(value), ==, 0);
        bs_ir_recycle(f.ir);
        make_ops(&f, random, ops, value);
        guint n = 0;
        for (guint i = 0; i < ops->len; i++) {
            const BsOp *op = ops->pdata[i];
            g_assert_cmpuint(op->n_regions, ==, i % 2);
            g_assert_true(i == 0 || bs_op_next(ops->pdata[i - 1]) == op);
            for (guint32 k = 0; k < op->n_operands; k++)
                g_assert_true(bs_op_operand(op, k) == value);
            for (guint32 k = 0; k < op->n_results; k++)
                g_assert_true(bs_value_op(bs_op_result(op, k)) == op);
            n += op->n_operands;
        }
        g_assert_cmpuint(n_uses(value), ==, n);
    }
    g_assert_cmpuint(f.ir->arena.used, <, 3 * once);
    g_rand_free(random);
    fixture_clear(&f);
}

// What a journal may bring back keeps its memory.
static void
test_recycle_with_journal(void)
{
    Fixture f;
    fixture_init(&f);
    g_autofree char *before = picture(&f);
    const guint32 start = bs_journal_length(f.ir->journal);
    bs_op_erase(f.ir, fixture_op(&f, "test.a", 0, NULL, 1, 0));
    bs_ir_recycle(f.ir);
    fixture_op(&f, "test.b", 0, NULL, 1, 0);
    bs_journal_seek(f.ir, start + 2);
    g_assert_cmpstr(bs_op_prev(f.end)->def->name, ==, "test.a");
    bs_journal_seek(f.ir, start);
    g_autofree char *after = picture(&f);
    g_assert_cmpstr(after, ==, before);
    fixture_clear(&f);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/mutate/operands", test_operands);
    g_test_add_func("/mutate/attrs-and-types", test_attrs_and_types);
    g_test_add_func("/mutate/blocks", test_blocks);
    g_test_add_func("/mutate/ops", test_ops);
    g_test_add_func("/mutate/random", test_random);
    g_test_add_func("/mutate/changes", test_changes);
    g_test_add_func("/mutate/recycle", test_recycle);
    g_test_add_func("/mutate/recycle-with-journal", test_recycle_with_journal);
    return g_test_run();
}
