// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/explore.h"

#include "dialects/common/fold.h"
#include "sim/exec-private.h"
#include "sim/held.h"
#include "sim/merge.h"
#include "sim/shadow.h"

// A path that waits: everything as it was where it forked off, and what it decides there.
typedef struct Fork {
    BsMoment *moment;
    BsShadow shadow;
    guint32 mark;        // of the symbols
    guint n_decisions;   // on the path
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
    GArray *forks;     // of Fork
    BsMerge *merge;
    BsPaths *paths;
    guint64 steps;
    gboolean is_over;     // the path goes on as another one, or is impossible
    gboolean is_followed; // everything is, so far
    gboolean is_last;     // see Fork
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
        explorer->shadow.words[place].symbol = 0;
    g_array_append_val(explorer->decisions, *decision);
    return TRUE;
}

static void
add_fork(Explorer *explorer, gsize place, guint32 symbol, guint64 value, guint64 word,
         const BsDecision *decision, gboolean is_last)
{
    Fork fork = {.is_last = is_last,
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
        decision.is = choice->value;
        const BsMerged merged =
            n_possible > 1 && !explorer->is_last
                ? bs_merge_look(explorer->merge, explorer->machine, &explorer->shadow,
                                explorer->symbols, choice->value)
                : BS_MERGE_NEW;
        explorer->paths->n_merged += merged == BS_MERGE_SEEN;
        if (merged == BS_MERGE_SEEN)
            continue;
        if (k > 0 || taken || merged == BS_MERGE_LOSES)
            add_fork(explorer, place, symbol, choice->value, choice->word, &decision,
                     merged == BS_MERGE_LOSES);
        else
            taken = take(explorer, place, symbol, choice->value, choice->word, &decision);
    }
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
        explorer->shadow.words[upper].symbol = 0;
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

// -- leaves --------------------------------------------------------------------------------------

static gboolean
is_of_memory(BsShadow *shadow, const BsWitness *fault)
{
    const BsMachineFaultKind kind = fault->fault.kind;
    const gboolean is_handed =
        kind == BS_MACHINE_LEAK && bs_shadow_buffer(shadow, fault->fault.buffer)->is_handed;
    return !is_handed && kind != BS_MACHINE_OUT_OF_BOUNDS && kind != BS_MACHINE_UNWRITTEN &&
           kind != BS_MACHINE_NO_RESULT && kind != BS_MACHINE_BAD_SHAPE &&
           kind != BS_MACHINE_ASSERTION && kind != BS_MACHINE_FREED_ARGUMENT;
}

static guint64
chosen(const Explorer *explorer, BsSymbolKind kind, guint8 width, guint32 from, guint64 at,
       guint64 guess)
{
    const guint32 symbol = bs_symbols_leaf(explorer->symbols, kind, width, from, at);
    return bs_symbols_choose(explorer->symbols, symbol, guess);
}

// The elements of an argument as the path has them, when it has decided about one.
static void
choose_elements(const Explorer *explorer, guint32 i, const BsStorage *storage, BsInputValue *value)
{
    enum { MOST = 64 };
    gint64 n = 1;
    guint32 next = 0;
    gboolean differs = FALSE;
    const BsStorage *element = storage->element;
    if (storage->kind != BS_STORAGE_MEMORY || element->kind != BS_STORAGE_NUMBERS ||
        element->words != 1 || element->number->kind == BS_TYPE_FLOAT ||
        value->kind == BS_INPUT_SAME || value->kind == BS_INPUT_LIST)
        return;
    for (guint32 d = 0; d < storage->rank; d++) {
        const gint64 size = storage->type->shaped.shape[d];
        n *= size != BS_DYNAMIC ? size : next < value->n_sizes ? value->sizes[next] : 3;
        if (size == BS_DYNAMIC && next >= value->n_sizes && next < G_N_ELEMENTS(value->sizes)) {
            value->sizes[next] = 3;
            value->n_sizes++;
        }
        next += size == BS_DYNAMIC;
        if (n <= 0 || n > MOST)
            return;
    }
    const guint8 width = (guint8)MIN(bs_type_bit_width(element->number), 64);
    double *elements = g_new(double, n);
    for (gint64 k = 0; k < n; k++) {
        const guint64 guess =
            value->kind == BS_INPUT_IOTA ? (guint64)k + 1 : (guint64)value->integer;
        const guint64 word =
            chosen(explorer, BS_SYMBOL_ELEMENT, width, i, (guint64)k, guess & bs_int_mask(width));
        differs |= word != (guess & bs_int_mask(width));
        elements[k] = width == 1 ? (double)word : (double)bs_int_signed(word, width);
    }
    if (!differs) {
        g_free(elements);
        return;
    }
    value->kind = BS_INPUT_LIST;
    value->n = (guint32)n;
    value->elements = elements;
}

static BsInput *
input_of(const Explorer *explorer)
{
    BsInput *input = bs_input_copy(explorer->input);
    const BsCode *code =
        &explorer->program->codes.data[bs_program_code(explorer->program, explorer->function)];
    for (guint32 i = 0; i < input->n; i++) {
        const BsStorage *storage = code->argument_storages[i];
        BsInputValue *value = &input->values[i];
        if (storage->element) {
            choose_elements(explorer, i, storage, value);
        } else if (storage->kind == BS_STORAGE_NUMBERS && storage->words == 1 &&
                   storage->number->kind != BS_TYPE_FLOAT) {
            const guint8 width = (guint8)MIN(bs_type_bit_width(storage->number), 64);
            const guint64 word = chosen(explorer, BS_SYMBOL_ARGUMENT, width, i, 0,
                                        (guint64)value->integer & bs_int_mask(width));
            value->integer = width == 1 ? (gint64)word : bs_int_signed(word, width);
            value->number = (double)value->integer;
        }
    }
    return input;
}

static void
leaf_free(gpointer data)
{
    BsLeaf *leaf = data;
    g_array_unref(leaf->faults);
    g_array_unref(leaf->decisions);
    bs_input_free(leaf->input);
    g_free(leaf);
}

static void
add_leaf(Explorer *explorer)
{
    BsLeaf *leaf = g_new0(BsLeaf, 1);
    const char *why;
    leaf->ending = bs_machine_ending(explorer->machine, &why);
    leaf->faults = g_array_new(FALSE, FALSE, sizeof(BsWitness));
    bs_witnesses_collect(explorer->machine, explorer->function, leaf->faults);
    for (guint i = leaf->faults->len; i-- > 0;) {
        if (!is_of_memory(&explorer->shadow, &g_array_index(leaf->faults, BsWitness, i)))
            g_array_remove_index(leaf->faults, i);
    }
    leaf->decisions = g_array_new(FALSE, FALSE, sizeof(BsDecision));
    leaf->n_decisions = explorer->decisions->len;
    g_array_append_vals(leaf->decisions, explorer->decisions->data,
                        MIN(leaf->n_decisions, (guint)BS_EXPLORE_DECISIONS));
    leaf->input = input_of(explorer);
    if (leaf->ending == BS_LIMITED || leaf->ending == BS_STUCK)
        stop(explorer, why, leaf->ending == BS_LIMITED);
    g_ptr_array_add(explorer->paths->leaves, leaf);
}

// -- paths ---------------------------------------------------------------------------------------

// Whether a path that nothing forks off has come back to where it was: it has no end.
static gboolean
is_endless(Explorer *explorer, const BsInsn *insn, guint64 n)
{
    enum { LONG = 2000 };
    const guint32 at = (guint32)(insn - bs_machine_code(explorer->machine)->insns);
    gboolean leads_back = FALSE;
    for (guint32 i = 0; n > LONG && i < insn->n_jumps; i++)
        leads_back |= insn->jumps[i].target <= at;
    return leads_back && bs_merge_look(explorer->merge, explorer->machine, &explorer->shadow,
                                       explorer->symbols, G_MAXUINT64) != BS_MERGE_NEW;
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
        if (explorer->is_over)
            return;
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
    explorer->is_over = FALSE;
    explorer->is_last = fork.is_last;
    return take(explorer, fork.place, fork.symbol, fork.value, fork.word, &fork.decision);
}

static void
run_paths(Explorer *explorer)
{
    run_path(explorer);
    while (explorer->forks->len) {
        if (explorer->paths->n_paths >= explorer->options.paths ||
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

BsPaths *
bs_explore(const BsProgram *program, const BsOp *function, const BsInput *input,
           const BsExploreOptions *options)
{
    enum { PATHS = 400, STEPS = 200000 };
    const BsLimits limits = {.steps = STEPS, .bytes = 64 << 20, .depth = 200, .buffers = 1 << 14};
    Explorer explorer = {.program = program,
                         .function = function,
                         .input = input,
                         .options = *options,
                         .machine = bs_machine_new(program, function, &limits),
                         .symbols = bs_symbols_new(),
                         .sets = bs_held_sets_new(),
                         .decisions = g_array_new(FALSE, FALSE, sizeof(BsDecision)),
                         .forks = g_array_new(FALSE, FALSE, sizeof(Fork)),
                         .merge = bs_merge_new(program),
                         .paths = g_new0(BsPaths, 1)};
    const char *why;
    explorer.options.paths = options->paths ? options->paths : PATHS;
    explorer.options.steps = options->steps ? options->steps : STEPS;
    explorer.paths->leaves = g_ptr_array_new_with_free_func(leaf_free);
    explorer.paths->is_complete = explorer.is_followed = TRUE;
    bs_shadow_init(&explorer.shadow, explorer.sets);
    if (bs_input_apply(input, explorer.machine, &why)) {
        bs_shadow_open_arguments(&explorer.shadow, explorer.symbols, explorer.machine);
        run_paths(&explorer);
    } else {
        stop(&explorer, why, FALSE);
    }
    if (bs_held_sets_overflow(explorer.sets))
        stop(&explorer, "buffers in one value", TRUE);
    explorer.paths->is_limited &= explorer.is_followed;
    explorer.paths->n_steps = explorer.steps;
    bs_machine_free(explorer.machine);
    bs_symbols_free(explorer.symbols);
    bs_shadow_clear(&explorer.shadow);
    bs_held_sets_free(explorer.sets);
    bs_merge_free(explorer.merge);
    g_array_unref(explorer.decisions);
    g_array_unref(explorer.forks);
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
