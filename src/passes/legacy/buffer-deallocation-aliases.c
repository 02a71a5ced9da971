// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fixed-point iteration: from every allocation along the flow of buffers, with the block that
// would have to free it. An alias that this block does not dominate is critical: on some path to it
// the buffer is another one. From a critical alias the iteration goes on with the alias's own block
// (upstream's findUnsafeValues).
#include "passes/legacy/buffer-deallocation-private.h"
#include "passes/run/rules.h"
#include "support/vec.h"

typedef struct Pair {
    BsValue *value;
    BsBlock *block; // that frees it
} Pair;

typedef struct Iteration {
    BsDeallocationPass *pass;
    GHashTable *seen;  // of Pair
    BS_VEC(Pair) todo; // a stack, as upstream's
} Iteration;

static guint
hash_pair(gconstpointer data)
{
    const Pair *pair = data;
    return pair->value->id * 31 + pair->block->id;
}

static gboolean
equal_pairs(gconstpointer a, gconstpointer b)
{
    const Pair *left = a, *right = b;
    return left->value == right->value && left->block == right->block;
}

static gboolean
add_seen(Iteration *iteration, Pair pair)
{
    if (g_hash_table_contains(iteration->seen, &pair))
        return FALSE;
    return g_hash_table_add(iteration->seen, g_memdup2(&pair, sizeof pair));
}

static void
report(Iteration *iteration, BsEventKind kind, Pair from, BsValue *alias, const char *rule)
{
    const BsEventItem item = {.role = BS_ROLE_SOURCE, .value = from.value};
    bs_report(iteration->pass->context->events, .kind = kind, .value = alias, .block = from.block,
              .target = bs_value_block(alias), .op = bs_value_op(alias), .rule = rule, .n_items = 1,
              .items = &item);
}

static void
look_at_alias(Iteration *iteration, Pair from, BsValue *alias)
{
    BsDeallocationPass *pass = iteration->pass;
    BsBlock *block = bs_value_block(alias);
    if (g_hash_table_contains(pass->is_critical, alias))
        return;
    gboolean dominated = bs_dominates_block(pass->dominance, from.block, block);
    if (!dominated || (block == from.block && bs_value_is_arg(alias))) {
        report(iteration, BS_EVENT_CRITICAL, from, alias,
               dominated ? "argument of the block itself" : bs_rule_not_dominated);
        g_hash_table_add(pass->is_critical, alias);
        g_ptr_array_add(pass->critical, alias);
        bs_vec_push(&iteration->todo, ((Pair){alias, block}));
    } else if (add_seen(iteration, (Pair){alias, from.block})) {
        report(iteration, BS_EVENT_ALIAS, from, alias,
               block == from.block ? bs_rule_same_block : "dominated");
        bs_vec_push(&iteration->todo, ((Pair){alias, from.block}));
    }
}

static void
look_at(Iteration *iteration, Pair from)
{
    guint32 n;
    BsValue *const *aliases = bs_alias_dependents(iteration->pass->alias, from.value, &n);
    for (guint32 i = 0; i < n; i++)
        look_at_alias(iteration, from, aliases[i]);
}

void
bs_deallocation_find_critical(BsDeallocationPass *pass)
{
    Iteration iteration = {.pass = pass,
                           .seen = g_hash_table_new_full(hash_pair, equal_pairs, g_free, NULL)};
    for (guint i = 0; i < pass->allocations->len; i++) {
        BsValue *value = g_array_index(pass->allocations, BsAllocation, i).value;
        look_at(&iteration, (Pair){value, bs_value_block(value)});
    }
    while (iteration.todo.len) {
        Pair pair = bs_vec_pop(&iteration.todo);
        look_at(&iteration, pair);
    }
    for (guint i = 0; i < pass->critical->len; i++)
        bs_alias_cut(pass->alias, pass->critical->pdata[i]);
    bs_vec_free(&iteration.todo);
    g_hash_table_unref(iteration.seen);
}
