// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/explore.h"

#include "dialects/common/fold.h"
#include "sim/exec-private.h"
#include "sim/held.h"
#include "sim/leaf.h"
#include "sim/merge.h"
#include "sim/shadow.h"

#include <gio/gio.h>

enum { PATHS = 400, STEPS = 200000 };

// A path that waits: everything as it was where it forked off, and what it decides there.
typedef struct Fork {
    BsMoment *moment;
    BsShadow shadow;
    guint32 mark;      // of the symbols
    guint n_decisions; // on the path
    guint n_keys;
    gint64 key;          // of the state; 0: none
    gsize place;         // of the word that is decided
    guint32 symbol;      // 0: nothing is
    guint64 value, word; // what it is, and what the machine's word becomes
    BsDecision decision;
    gboolean is_last; // to its end, and nothing forks off
} Fork;

typedef struct Explorer {
    const BsProgram *program;
    const BsOp *function;
    const BsInput *input;
    BsExploreOptions options;
    BsMachine *machine;
    BsSymbols *symbols;
    BsShadow shadow;
    BsHeldSets *sets;
    GArray *decisions; // of BsDecision: on the path
    GArray *keys;      // gint64: of the states in which it was
    GArray *forks;     // of Fork
    BsMerge *merge;
    BsPaths *paths;
    guint64 steps;
    gboolean is_over;     // the path goes on as another one, or is impossible
    gboolean is_followed; // everything is, so far
    gboolean is_last;     // see Fork
    const BsSlice *slice; // paths are those that differ there; NULL: all
    GArray *faults;       // of BsWitness: of all slices
    guint first_path;     // of all paths, the slice's first
} Explorer;

// What is not followed; or, `is_limit`, that there is more than is.
static void
stop(Explorer *explorer, const char *why, gboolean is_limit)
{
    explorer->paths->is_limited |= is_limit;
    explorer->paths->is_complete = FALSE;
    if (!explorer->paths->why || !is_limit) // what is not followed matters more
        explorer->paths->why = why;
    explorer->is_followed &= is_limit;
}

// -- forking -------------------------------------------------------------------------------------

static void
fork_clear(Fork *fork)
{
    bs_moment_free(fork->moment);
    bs_shadow_clear(&fork->shadow);
}

// The path decides that the symbol at a place has a value. FALSE: it can't have it.
static gboolean
take(Explorer *explorer, gsize place, guint32 symbol, guint64 value, guint64 word,
     const BsDecision *decision)
{
    if (!bs_symbols_decide(explorer->symbols, symbol, value))
        return FALSE;
    explorer->machine->words[place] = word;
    if (bs_symbols_get(explorer->symbols, explorer->shadow.words[place].symbol)->is_known)
        bs_shadow_close(&explorer->shadow, place);
    g_array_append_val(explorer->decisions, *decision);
    return TRUE;
}

static void
add_fork(Explorer *explorer, gsize place, guint32 symbol, guint64 value, guint64 word,
         const BsDecision *decision, gint64 key, gboolean is_last)
{
    Fork fork = {.is_last = is_last,
                 .n_keys = explorer->keys->len,
                 .key = key,
                 .moment = bs_machine_save(explorer->machine),
                 .mark = bs_symbols_mark(explorer->symbols),
                 .n_decisions = explorer->decisions->len,
                 .place = place,
                 .symbol = symbol,
                 .value = value,
                 .word = word,
                 .decision = *decision};
    bs_shadow_copy(&fork.shadow, &explorer->shadow);
    g_array_append_val(explorer->forks, fork);
}

static void
add_key(Explorer *explorer, gint64 key)
{
    if (key)
        g_array_append_val(explorer->keys, key);
}

// How often the path has decided so at that op.
static guint
count_decided(const Explorer *explorer, const BsDecision *decision)
{
    guint n = 0;
    for (guint i = 0; i < explorer->decisions->len; i++) {
        const BsDecision *other = &g_array_index(explorer->decisions, BsDecision, i);
        n += other->op == decision->op && other->value == decision->value &&
             other->is == decision->is;
    }
    return n;
}

static gboolean
is_possible(Explorer *explorer, guint32 symbol, guint64 value)
{
    const guint32 mark = bs_symbols_mark(explorer->symbols);
    const gboolean ok = bs_symbols_decide(explorer->symbols, symbol, value);
    bs_symbols_back(explorer->symbols, mark);
    return ok;
}

typedef struct Choice {
    guint64 value, word;
} Choice;

// Forks over what the symbol at a place may be. Choices that the path has taken too often before
// are left to the others; those that lead where a path was already are not taken.
static void
choose(Explorer *explorer, gsize place, guint32 symbol, const Choice *choices, guint n,
       BsDecision decision)
{
    g_autofree guint *left = g_new(guint, n + 1);
    guint n_left = 0, n_possible = 0, last = 0;
    for (guint i = 0; i < n; i++) {
        if (!is_possible(explorer, symbol, choices[i].value))
            continue;
        decision.is = choices[i].value;
        n_possible++;
        last = i;
        if (count_decided(explorer, &decision) < BS_EXPLORE_ROUNDS)
            left[n_left++] = i;
    }
    explorer->paths->is_bounded |= n_left < n_possible;
    if (n_possible && !n_left) { // it has decided so often enough: only its end is of interest
        explorer->is_last = TRUE;
        left[n_left++] = last;
    }
    n_left = explorer->is_last ? MIN(n_left, 1) : n_left;
    gboolean taken = FALSE;
    for (guint k = n_left; k-- > 0;) {
        const Choice *choice = &choices[left[k]];
        gint64 key = 0;
        decision.is = choice->value;
        const BsMerged merged =
            n_possible > 1 && !explorer->is_last
                ? bs_merge_look(explorer->merge, explorer->machine, &explorer->shadow,
                                explorer->symbols, choice->value, explorer->keys, &key)
                : BS_MERGE_NEW;
        explorer->paths->n_merged += merged == BS_MERGE_SEEN;
        if (merged == BS_MERGE_SEEN)
            continue;
        if (k > 0 || taken || merged == BS_MERGE_LOSES)
            add_fork(explorer, place, symbol, choice->value, choice->word, &decision, key,
                     merged == BS_MERGE_LOSES);
        else if ((taken = take(explorer, place, symbol, choice->value, choice->word, &decision)))
            add_key(explorer, key);
    }
    if (!n_possible)
        bs_merge_end(explorer->merge, explorer->keys);
    explorer->is_over = !taken;
}

// -- what decides --------------------------------------------------------------------------------

static gsize
place_of(const Explorer *explorer, guint32 place)
{
    return (gsize)(explorer->machine->frame - explorer->machine->words) + place;
}

// A condition; `only_true`: it is taken to hold.
static void
decide_bit(Explorer *explorer, const BsInsn *insn, guint32 operand, gboolean only_true)
{
    static const Choice both[] = {{1, 1}, {0, 0}};
    const gsize place = place_of(explorer, insn->operands[operand]);
    const guint32 symbol = explorer->shadow.words[place].symbol;
    const guint32 skipped = insn->op->n_operands - insn->n_operands; // a callee
    const BsDecision decision = {insn->op, bs_op_operand(insn->op, operand + skipped), 0};
    if (symbol && !explorer->is_over)
        choose(explorer, place, symbol, both, only_true ? 1 : 2, decision);
}

// A number that chooses among cases.
static void
decide_case(Explorer *explorer, const BsInsn *insn)
{
    enum { MOST = 16 };
    Choice choices[MOST + 1];
    const gsize place = place_of(explorer, insn->operands[0]);
    const guint32 symbol = explorer->shadow.words[place].symbol;
    const guint32 n = bs_insn_n_cases(insn);
    guint64 other = explorer->machine->words[place];
    if (!symbol)
        return;
    if (n > MOST) {
        stop(explorer, "cases of a switch", TRUE);
        return;
    }
    for (guint32 i = 0; i < n; i++) {
        choices[i] = (Choice){bs_insn_case(insn, i), bs_insn_case(insn, i)};
        other = other == choices[i].value ? other + 1 : other;
    }
    for (guint32 i = 0; i < n; i++)
        other = other == choices[i].value ? choices[i].value + 1 : other;
    choices[n] = (Choice){other, other};
    choose(explorer, place, symbol, choices, n + 1,
           (BsDecision){insn->op, bs_op_operand(insn->op, 0), 0});
}

// Whether a loop has another round: its upper bound is open, or, when it is entered, the lower one.
static void
decide_round(Explorer *explorer, const BsInsn *insn, gboolean is_entry)
{
    const BsCounter *counter = insn->data;
    BsMachine *machine = explorer->machine;
    const gsize upper = place_of(explorer, counter->upper);
    const gsize step = place_of(explorer, counter->step);
    if (explorer->shadow.words[step].symbol && !machine->words[step])
        machine->words[step] = 1; // a step of 0 leads nowhere
    const guint32 bound = explorer->shadow.words[upper].symbol;
    const guint64 mask = bs_int_mask(counter->width);
    guint64 known;
    if (bound && bs_symbols_eval(explorer->symbols, bound, &known)) {
        machine->words[upper] = known;
        bs_shadow_close(&explorer->shadow, upper);
        return;
    }
    if (!bound)
        return;
    const guint64 at = is_entry
                           ? machine->frame[counter->lower]
                           : (machine->frame[counter->at] + machine->frame[counter->step]) & mask;
    const BsTerm goes =
        bs_symbols_compare(explorer->symbols, BS_SYMBOL_LESS, (guint8)counter->width,
                           counter->is_unsigned, (BsTerm){0, at}, (BsTerm){bound, 0});
    const gboolean holds = counter->is_unsigned
                               ? at < machine->words[upper]
                               : bs_int_signed(at, counter->width) <
                                     bs_int_signed(machine->words[upper], counter->width);
    const Choice on = {1, holds ? machine->words[upper] : (at + 1) & mask};
    const Choice out = {0, holds ? at : machine->words[upper]};
    const Choice both[] = {on, out};
    if (goes.symbol)
        choose(explorer, upper, goes.symbol, both, 2, (BsDecision){insn->op, NULL, 0});
    else
        machine->words[upper] = goes.value ? on.word : out.word;
}

static void
decide_owned(Explorer *explorer, const BsInsn *insn)
{
    const BsRange *groups = insn->data;
    for (guint32 i = 0; i < groups[1].n; i++)
        decide_bit(explorer, insn, groups[1].begin + i, FALSE);
}

static gboolean
chooses_memory(const BsInsn *insn)
{
    const BsStorage *storage = insn->result_storages[0];
    return insn->operand_storages[0]->words == 1 &&
           (storage->kind != BS_STORAGE_NUMBERS || bs_type_bit_width(storage->number) == 1);
}

// A number that decides more than one way or another is one of a few.
static void
decide_number(Explorer *explorer, const BsInsn *insn, guint32 operand, guint64 first, guint n)
{
    enum { MOST = 4 };
    Choice choices[MOST + 1];
    const gsize place = place_of(explorer, insn->operands[operand]);
    const guint32 symbol = explorer->shadow.words[place].symbol;
    if (!symbol || explorer->is_over || insn->operand_storages[operand]->words != 1)
        return;
    n = MIN(n, (guint)MOST);
    for (guint i = 0; i < n; i++)
        choices[i] = (Choice){first + i, first + i};
    const guint64 near = bs_symbols_choose(explorer->symbols, symbol, first);
    if (near < first || near >= first + n)
        choices[n++] = (Choice){near, near};
    explorer->paths->is_bounded = TRUE;
    choose(explorer, place, symbol, choices, n,
           (BsDecision){insn->op, bs_op_operand(insn->op, operand), 0});
}

// An index of an element that holds memory.
static void
decide_indices(Explorer *explorer, const BsInsn *insn, guint32 memory)
{
    const BsView view = bs_insn_view(insn, memory, explorer->machine->frame);
    if (insn->operand_storages[memory]->element->kind == BS_STORAGE_NUMBERS)
        return;
    for (guint32 i = memory + 1; i < insn->n_operands; i++) {
        const guint32 dim = i - memory - 1;
        const gint64 size = dim < view.rank ? view.sizes[dim] : 1;
        decide_number(explorer, insn, i, 0, (guint)CLAMP(size, 1, 3));
    }
}

// Operands of loops in several dimensions, and such whose bounds, or condition, are maps.
static void
decide_bounds(Explorer *explorer, const BsInsn *insn)
{
    const BsDoes does = insn->op->def->does;
    const BsNest *nest = does == BS_DOES_PARALLEL ? insn->data : NULL;
    const guint32 n = nest                         ? 3 * nest->n
                      : does == BS_DOES_AFFINE_FOR ? bs_op_operand_group(insn->op, 2).begin
                                                   : insn->n_operands;
    for (guint32 i = 0; i < n; i++) {
        if (nest && i / nest->n != 1) // where it begins, and steps
            decide_number(explorer, insn, i, i >= nest->n, 1);
        else if (insn->operand_storages[i]->kind == BS_STORAGE_NUMBERS)
            decide_number(explorer, insn, i, does == BS_DOES_GRID, does == BS_DOES_GRID ? 2 : 3);
    }
}

static void
decide(Explorer *explorer, const BsInsn *insn)
{
    const BsDoes does = insn->op->def->does;
    const BsOp *around = bs_op_parent(insn->op);
    if (does == BS_DOES_BRANCH_IF || does == BS_DOES_IF || does == BS_DOES_CONDITION ||
        (does == BS_DOES_SELECT && chooses_memory(insn)))
        decide_bit(explorer, insn, 0, FALSE);
    else if (does == BS_DOES_ASSERT)
        decide_bit(explorer, insn, 0, TRUE);
    else if (does == BS_DOES_SWITCH || does == BS_DOES_INDEX_SWITCH)
        decide_case(explorer, insn);
    else if (does == BS_DOES_FREE_IF)
        decide_owned(explorer, insn);
    else if (does == BS_DOES_LOAD || does == BS_DOES_AFFINE_LOAD)
        decide_indices(explorer, insn, 0);
    else if (does == BS_DOES_STORE || does == BS_DOES_AFFINE_STORE)
        decide_indices(explorer, insn, 1);
    else if (does == BS_DOES_AFFINE_IF || does == BS_DOES_AFFINE_FOR ||
             does == BS_DOES_AFFINE_PARALLEL || does == BS_DOES_PARALLEL ||
             does == BS_DOES_FORALL || does == BS_DOES_GRID)
        decide_bounds(explorer, insn);
    else if (does == BS_DOES_FOR)
        decide_round(explorer, insn, TRUE);
    else if (does == BS_DOES_YIELD && around && around->def->does == BS_DOES_FOR)
        decide_round(explorer, insn, FALSE);
}

// -- paths ---------------------------------------------------------------------------------------

// Of slices, and of paths that went on as others, leaves with what was not found a few times are
// enough: the input of one path may not lead there.
static gboolean
is_known(Explorer *explorer, const BsLeaf *leaf)
{
    enum { TIMES = 3 };
    gboolean all = TRUE;
    for (guint i = 0; i < leaf->faults->len; i++) {
        const BsWitness *fault = &g_array_index(leaf->faults, BsWitness, i);
        guint n = 0;
        for (guint k = 0; k < explorer->faults->len; k++)
            n += bs_witness_is_same(&g_array_index(explorer->faults, BsWitness, k), fault);
        if (n < TIMES)
            g_array_append_val(explorer->faults, *fault);
        all = all && n >= TIMES;
    }
    return all;
}

// Whether what goes wrong last does with a buffer of the slice.
static gboolean
is_of_slice(const Explorer *explorer, const BsLeaf *leaf)
{
    const guint n = leaf->faults->len;
    const BsWitness *last = n ? &g_array_index(leaf->faults, BsWitness, n - 1) : NULL;
    return last && g_hash_table_contains(explorer->slice->makers, last->made_by);
}

static void
add_leaf(Explorer *explorer)
{
    const BsLeafPlace at = {explorer->program,  explorer->function, explorer->input,
                            explorer->machine,  explorer->symbols,  &explorer->shadow,
                            explorer->decisions};
    const char *why;
    const BsEnding ending = bs_machine_ending(explorer->machine, &why);
    BsLeaf *leaf = bs_leaf_new(&at);
    if (ending == BS_LIMITED || ending == BS_STUCK)
        stop(explorer, why, ending == BS_LIMITED);
    if (ending == BS_STOPPED && explorer->slice && !is_of_slice(explorer, leaf))
        stop(explorer, "paths", TRUE); // others may go on from where it seems to make no difference
    if (ending != BS_RUNNING)
        bs_merge_end(explorer->merge, explorer->keys);
    if ((explorer->slice || ending == BS_RUNNING) && is_known(explorer, leaf))
        bs_leaf_free(leaf);
    else
        g_ptr_array_add(explorer->paths->leaves, leaf);
}

// Whether a path that nothing forks off has come back to where it was: it has no end.
static gboolean
is_endless(Explorer *explorer, const BsInsn *insn, guint64 n)
{
    enum { LONG = 2000 };
    const guint32 at = (guint32)(insn - bs_machine_code(explorer->machine)->insns);
    gboolean leads_back = FALSE;
    gint64 key;
    for (guint32 i = 0; n > LONG && i < insn->n_jumps; i++)
        leads_back |= insn->jumps[i].target <= at;
    return leads_back &&
           bs_merge_look(explorer->merge, explorer->machine, &explorer->shadow, explorer->symbols,
                         G_MAXUINT64, explorer->keys, &key) != BS_MERGE_NEW;
}

static void
run_path(Explorer *explorer)
{
    BsMachine *machine = explorer->machine;
    guint64 n = 0;
    explorer->paths->n_paths++;
    while (bs_machine_ending(machine, NULL) == BS_RUNNING) {
        BsShadowStep step;
        BsHeldStep held;
        if (explorer->steps++ >= explorer->options.steps) {
            stop(explorer, "steps", TRUE);
            return;
        }
        if (!bs_shadow_before(&explorer->shadow, explorer->symbols, machine, &step))
            stop(explorer, bs_unjudged_words(BS_UNJUDGED_CAST), FALSE);
        if (bs_insn_is_placed(step.insn))
            decide(explorer, step.insn);
        if (explorer->is_over) {
            if (machine->faults.len) // which went wrong before, the other one need not have
                add_leaf(explorer);
            return;
        }
        if (is_endless(explorer, step.insn, n++))
            return;
        bs_shadow_before(&explorer->shadow, explorer->symbols, machine, &step);
        bs_held_before(&explorer->shadow, machine, &held);
        bs_machine_run(machine, 1);
        bs_shadow_after(&explorer->shadow, explorer->symbols, machine, &step);
        bs_held_after(&explorer->shadow, machine, &held);
    }
    add_leaf(explorer);
}

// Back to where the last path forked off, and on from there.
static gboolean
take_fork(Explorer *explorer)
{
    Fork fork = g_array_index(explorer->forks, Fork, explorer->forks->len - 1);
    g_array_set_size(explorer->forks, explorer->forks->len - 1);
    bs_machine_restore(explorer->machine, fork.moment);
    bs_shadow_clear(&explorer->shadow);
    explorer->shadow = fork.shadow;
    bs_moment_free(fork.moment);
    bs_symbols_back(explorer->symbols, fork.mark);
    g_array_set_size(explorer->decisions, fork.n_decisions);
    g_array_set_size(explorer->keys, fork.n_keys);
    add_key(explorer, fork.key);
    explorer->is_over = FALSE;
    explorer->is_last = fork.is_last;
    if (take(explorer, fork.place, fork.symbol, fork.value, fork.word, &fork.decision))
        return TRUE;
    bs_merge_end(explorer->merge, explorer->keys);
    return FALSE;
}

static void
run_paths(Explorer *explorer)
{
    run_path(explorer);
    while (explorer->forks->len) {
        if (explorer->paths->n_paths - explorer->first_path >= explorer->options.paths ||
            explorer->steps >= explorer->options.steps ||
            g_cancellable_is_cancelled(explorer->options.cancellable)) {
            stop(explorer, "paths", TRUE);
            break;
        }
        if (take_fork(explorer))
            run_path(explorer);
    }
    for (guint i = 0; i < explorer->forks->len; i++)
        fork_clear(&g_array_index(explorer->forks, Fork, i));
}

// All paths from the beginning; with a slice those that differ in what matters there.
static void
run_slice(Explorer *explorer, const BsSlice *slice)
{
    const guint64 steps = MAX(STEPS, explorer->options.steps);
    const BsLimits limits = {.steps = steps, .bytes = 64 << 20, .depth = 200, .buffers = 1 << 14};
    const char *why;
    explorer->machine = bs_machine_new(explorer->program, explorer->function, &limits);
    explorer->symbols = bs_symbols_new();
    explorer->sets = bs_held_sets_new();
    explorer->merge = bs_merge_new(explorer->program, slice);
    explorer->is_over = explorer->is_last = FALSE;
    explorer->slice = slice;
    explorer->first_path = explorer->paths->n_paths;
    g_array_set_size(explorer->forks, 0);
    g_array_set_size(explorer->decisions, 0);
    g_array_set_size(explorer->keys, 0);
    bs_shadow_init(&explorer->shadow, explorer->sets);
    if (bs_input_apply(explorer->input, explorer->machine, &why)) {
        bs_shadow_open_arguments(&explorer->shadow, explorer->symbols, explorer->machine);
        run_paths(explorer);
    } else {
        stop(explorer, why, FALSE);
    }
    if (bs_held_sets_overflow(explorer->sets))
        stop(explorer, "buffers in one value", TRUE);
    if (slice && !bs_merge_all_end(explorer->merge))
        stop(explorer, "paths", TRUE);
    bs_machine_free(explorer->machine);
    bs_symbols_free(explorer->symbols);
    bs_shadow_clear(&explorer->shadow);
    bs_held_sets_free(explorer->sets);
    bs_merge_free(explorer->merge);
}

// There are more paths than are followed: once more for each few buffers, on which fewer differ.
static void
run_slices(Explorer *explorer)
{
    enum { TIMES = 20 }; // as many steps together
    BsPaths *paths = explorer->paths;
    g_autoptr(GPtrArray) slices = bs_slices_new(explorer->program, explorer->function);
    if (!slices)
        return;
    const guint64 most = explorer->options.steps;
    guint64 left = most * TIMES, steps = explorer->steps;
    paths->is_limited = FALSE;
    paths->is_complete = TRUE;
    paths->why = NULL;
    for (guint i = 0; i < slices->len; i++) {
        explorer->steps = 0;
        explorer->options.steps = MIN(most, left);
        run_slice(explorer, slices->pdata[i]);
        left -= MIN(left, explorer->steps);
        steps += explorer->steps;
    }
    explorer->steps = steps;
}

// Whether it is because there are many that not all are followed, and not because each is long.
static gboolean
has_many_paths(const Explorer *explorer)
{
    enum { MANY = 16 };
    return explorer->paths->is_limited &&
           explorer->paths->n_paths >= MIN(explorer->options.paths, (guint)MANY);
}

BsPaths *
bs_explore(const BsProgram *program, const BsOp *function, const BsInput *input,
           const BsExploreOptions *options)
{
    Explorer explorer = {.program = program,
                         .function = function,
                         .input = input,
                         .options = *options,
                         .decisions = g_array_new(FALSE, FALSE, sizeof(BsDecision)),
                         .keys = g_array_new(FALSE, FALSE, sizeof(gint64)),
                         .forks = g_array_new(FALSE, FALSE, sizeof(Fork)),
                         .faults = g_array_new(FALSE, FALSE, sizeof(BsWitness)),
                         .paths = g_new0(BsPaths, 1)};
    explorer.options.paths = options->paths ? options->paths : PATHS;
    explorer.options.steps = options->steps ? options->steps : STEPS;
    explorer.paths->leaves = g_ptr_array_new_with_free_func(bs_leaf_free);
    explorer.paths->is_complete = explorer.is_followed = TRUE;
    run_slice(&explorer, NULL);
    if (has_many_paths(&explorer) && explorer.is_followed &&
        !g_cancellable_is_cancelled(options->cancellable))
        run_slices(&explorer);
    explorer.paths->is_limited &= explorer.is_followed;
    explorer.paths->n_steps = explorer.steps;
    g_array_unref(explorer.decisions);
    g_array_unref(explorer.keys);
    g_array_unref(explorer.forks);
    g_array_unref(explorer.faults);
    return explorer.paths;
}

void
bs_paths_free(BsPaths *paths)
{
    if (!paths)
        return;
    g_ptr_array_unref(paths->leaves);
    g_free(paths);
}
