// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/trial-private.h"

// -- choices -------------------------------------------------------------------------------------

void
bs_trial_add_path(const TrialRun *run, TrialPaths *paths)
{
    paths->bits[run->n_paths / 64] |= (guint64)1 << run->n_paths % 64;
}

void
bs_trial_remove_path(const TrialRun *run, TrialPaths *paths)
{
    paths->bits[run->n_paths / 64] &= ~((guint64)1 << run->n_paths % 64);
}

static guint
choose(TrialRun *run, guint n)
{
    if (run->is_random) {
        run->random = run->random * G_GUINT64_CONSTANT(6364136223846793005) + 1442695040888963407;
        return (guint)((run->random >> 33) % n);
    }
    if (run->next_choice == run->choices.len)
        bs_vec_push(&run->choices, ((TrialChoice){0, n}));
    return run->choices.data[run->next_choice++].taken;
}

// A path that asks the same often gets what it got before.
guint
bs_trial_choice(TrialRun *run, const TrialFrame *frame, gconstpointer what, guint n)
{
    if (!run->plan->is_thrifty)
        return choose(run, n);
    const guint most = frame->depth ? 1 : G_N_ELEMENTS(((TrialAnswers *)NULL)->ways);
    TrialAnswers *answers = g_hash_table_lookup(run->answers, what);
    if (!answers) {
        answers = g_new0(TrialAnswers, 1);
        g_hash_table_insert(run->answers, (gpointer)(gsize)what, answers);
    }
    if (answers->path != run->n_paths + 1)
        *answers = (TrialAnswers){.path = run->n_paths + 1};
    if (answers->n >= most) {
        const guint way = answers->ways[answers->n % most];
        answers->n++;
        return MIN(way, n - 1);
    }
    const guint way = choose(run, n);
    answers->ways[answers->n++] = way;
    return way;
}

static gboolean
has_path(const TrialPaths *paths, guint path)
{
    return (paths->bits[path / 64] >> path % 64 & 1) != 0;
}

static guint
add_decision(TrialRun *run)
{
    bs_vec_push(&run->decisions, (TrialDecision){0});
    return run->decisions.len;
}

// What was decided with the way that was taken is a key: values and ops have their own address, and
// are longer than there are ways.
static TrialDecision *
find_decision(TrialRun *run, const TrialChance *chance, guint taken)
{
    enum { TIMES = 32 };
    gconstpointer what = chance->what;
    gpointer key = (gpointer)((gsize)what + taken);
    guint number = GPOINTER_TO_UINT(g_hash_table_lookup(run->numbers_of, key));
    if (!number) {
        number = add_decision(run);
        run->decisions.data[number - 1].first = number - 1;
        run->decisions.data[number - 1].what = what;
        g_hash_table_insert(run->numbers_of, key, GUINT_TO_POINTER(number));
    }
    for (guint n = 1; n < TIMES; n++) {
        if (!has_path(&run->decisions.data[number - 1].takers, run->n_paths))
            break;
        guint again = run->decisions.data[number - 1].again;
        if (!again) {
            again = add_decision(run);
            run->decisions.data[number - 1].again = again;
            run->decisions.data[again - 1].first = run->decisions.data[number - 1].first;
            run->decisions.data[again - 1].what = what;
        }
        number = again;
    }
    return &run->decisions.data[number - 1];
}

void
bs_trial_take(TrialRun *run, const TrialChance *chance, guint way)
{
    TrialDecision *decision = find_decision(run, chance, way);
    decision->is_value = chance->is_value;
    decision->way = way;
    bs_trial_add_path(run, &decision->takers);
    decision->causes |= chance->causes;
    decision->is_rootless |= !chance->root || (decision->root && decision->root != chance->root);
    decision->root = decision->is_rootless ? NULL : chance->root;
}

guint
bs_trial_choose(TrialRun *run, const TrialFrame *frame, const TrialChance *chance, guint n)
{
    const guint way = bs_trial_choice(run, frame, chance->what, n);
    bs_trial_take(run, chance, way);
    return way;
}

gboolean
bs_trial_next_path(TrialRun *run)
{
    while (run->choices.len) {
        TrialChoice *last = &bs_vec_last(&run->choices);
        if (++last->taken < last->n)
            return TRUE;
        (void)bs_vec_pop(&run->choices);
    }
    return FALSE;
}

// -- what takes which decisions ------------------------------------------------------------------

// The paths that made all the decisions of the list but that one.
static TrialPaths
find_takers(const TrialRun *run, const GArray *made, guint without)
{
    TrialPaths paths = run->tried;
    for (guint k = 0; k < made->len; k++) {
        const TrialPaths *takers = &run->decisions.data[g_array_index(made, guint, k)].takers;
        for (guint i = 0; k != without && i < G_N_ELEMENTS(paths.bits); i++)
            paths.bits[i] &= takers->bits[i];
    }
    return paths;
}

static gboolean
are_among(const TrialPaths *paths, const TrialPaths *others)
{
    for (guint i = 0; i < G_N_ELEMENTS(paths->bits); i++)
        if (paths->bits[i] & ~others->bits[i])
            return FALSE;
    return TRUE;
}

// Of paths in order that are not all there are, too many go the same way at first.
static gboolean
are_enough(const TrialRun *run, const TrialPaths *paths)
{
    enum { N = G_N_ELEMENTS(paths->bits), ENOUGH = 4 };
    guint n = 0;
    for (guint i = run->is_random ? N / 2 : 0; i < N; i++)
        for (guint64 rest = paths->bits[i]; rest; n++)
            rest &= rest - 1;
    return n >= (run->is_random ? ENOUGH : 1);
}

// The decisions of the path that it takes to have the fault: without any of them, there are paths
// that have it not. Which these are depends on which are left out first: the ones that were made
// first, or those that were made last. FALSE: there are too few paths.
static gboolean
find_needed(const TrialRun *run, const TrialPaths *faulty, guint path, gboolean last, GArray *made)
{
    for (guint k = 0; k < run->decisions.len; k++) {
        const guint i = last ? run->decisions.len - 1 - k : k;
        if (has_path(&run->decisions.data[i].takers, path))
            g_array_append_val(made, i);
    }
    for (guint i = 0; i < made->len;) {
        const TrialPaths takers = find_takers(run, made, i);
        if (are_among(&takers, faulty))
            g_array_remove_index(made, i);
        else
            i++;
    }
    const TrialPaths takers = find_takers(run, made, made->len);
    return are_among(&takers, faulty) && are_enough(run, &takers);
}

static gboolean
have_common(const TrialPaths *paths, const TrialPaths *others)
{
    for (guint i = 0; i < G_N_ELEMENTS(paths->bits); i++)
        if (paths->bits[i] & others->bits[i])
            return TRUE;
    return FALSE;
}

// Whether no path makes the decision that goes some other way where `before` was decided.
static gboolean
depends_on(const TrialRun *run, const TrialDecision *decision, const TrialDecision *before)
{
    enum { WAYS = 16 }; // that are looked at
    for (guint taken = 0; taken < WAYS; taken++) {
        gconstpointer key = (gconstpointer)((gsize)before->what + taken);
        const guint number = GPOINTER_TO_UINT(g_hash_table_lookup(run->numbers_of, key));
        if (number && number - 1 != before->first &&
            !have_common(&run->decisions.data[number - 1].takers, &decision->takers))
            return TRUE;
    }
    return FALSE;
}

// Adds what led to those decisions.
static void
add_conditions(const TrialRun *run, guint path, GArray *made)
{
    const guint n = made->len;
    for (guint i = 0; i < run->decisions.len; i++) {
        const TrialDecision *other = &run->decisions.data[i];
        if (!has_path(&other->takers, path))
            continue;
        gboolean leads = FALSE, is_made = FALSE;
        for (guint k = 0; k < n; k++) {
            const TrialDecision *decision = &run->decisions.data[g_array_index(made, guint, k)];
            is_made |= decision->what == other->what;
            leads = leads || depends_on(run, decision, other);
        }
        if (leads && !is_made)
            g_array_append_val(made, i);
    }
}

// Whether one of two decisions may rule the other out: they are not on different arguments, nor
// both on one value of which it is known what it lies between; or an assertion is on both.
static gboolean
may_disagree(const TrialRun *run, const TrialDecision *a, const TrialDecision *b)
{
    if (a->root && a->root == b->root)
        return FALSE;
    return ((a->causes | b->causes) & TRIAL_UNKNOWN) || (a->causes & b->causes) ||
           ((a->causes & run->related) && (b->causes & run->related));
}

// Of a private function it is known who calls it.
static gboolean
is_open(const TrialRun *run, const TrialDecision *decision)
{
    const TrialCauses arguments = decision->causes & (TRIAL_DOUBTFUL - 1);
    TrialPlan *plan = run->plan;
    if (decision->causes & TRIAL_DOUBTFUL)
        return FALSE;
    if (arguments && !plan->knows_open) {
        plan->knows_open = TRUE;
        plan->open = bs_trial_open_arguments(run->trial->function, run->callees);
    }
    return (arguments & ~plan->open) == 0;
}

// A decision can be made when each way is open. Several are on arguments, each on others: anyone
// may call the function.
static gboolean
can_be_made(const TrialRun *run, const GArray *made)
{
    for (guint i = 0; i < made->len; i++) {
        const TrialDecision *decision = &run->decisions.data[g_array_index(made, guint, i)];
        if (!is_open(run, decision))
            return FALSE;
        for (guint k = 0; k < i; k++)
            if (may_disagree(run, decision, &run->decisions.data[g_array_index(made, guint, k)]))
                return FALSE;
    }
    return TRUE;
}

void
bs_trial_find_turns(const TrialRun *run, const TrialPaths *faulty, BsFault *fault)
{
    guint path = 0;
    while (path < 2 * TRIAL_PATHS && !has_path(faulty, path))
        path++;
    if (path == 2 * TRIAL_PATHS)
        return;
    g_autoptr(GArray) made = g_array_new(FALSE, FALSE, sizeof(guint));
    find_needed(run, faulty, path, FALSE, made);
    for (guint i = 0; i < made->len && i < BS_MAX_TURNS; i++) {
        const TrialDecision *decision = &run->decisions.data[g_array_index(made, guint, i)];
        fault->turns[i] = (BsTurn){decision->is_value ? decision->what : NULL,
                                   decision->is_value ? NULL : decision->what, decision->way};
    }
    fault->n_turns = made->len;
}

// Some of the paths, from all over the set: neighbours have most of their decisions in common.
enum { LOOKED_AT = 16 };
static guint
find_some(const TrialPaths *paths, guint *some)
{
    guint n = 0, i = 0;
    for (guint path = 0; path < 2 * TRIAL_PATHS; path++)
        n += has_path(paths, path);
    const guint n_some = MIN(n, LOOKED_AT);
    for (guint path = 0, seen = 0; path < 2 * TRIAL_PATHS && i < n_some; path++)
        if (has_path(paths, path) && seen++ == i * n / n_some)
            some[i++] = path;
    return n_some;
}

// Whether the path makes a decision that may allow one way alone. Of paths that are not all there
// are, it may be what the fault depends on, and the ones without it were not tried.
static gboolean
has_doubts(const TrialRun *run, guint path)
{
    for (guint i = 0; i < run->decisions.len; i++) {
        const TrialDecision *decision = &run->decisions.data[i];
        if ((decision->causes & TRIAL_DOUBTFUL) && has_path(&decision->takers, path))
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_trial_is_sure(const TrialRun *run, const TrialPaths *faulty, guint *n_decided)
{
    enum { MORE = 2, ORDERS = 2 }; // paths to look at when it is sure; first or last decisions
    guint paths[LOOKED_AT];
    guint n = find_some(faulty, paths) * ORDERS;
    gboolean sure = FALSE;
    *n_decided = 0;
    g_autoptr(GArray) made = g_array_new(FALSE, FALSE, sizeof(guint));
    for (guint i = 0; i < n; i++) {
        const guint path = paths[i / ORDERS];
        g_array_set_size(made, 0);
        if ((run->trial->incomplete && has_doubts(run, path)) ||
            !find_needed(run, faulty, path, i % ORDERS != 0, made))
            continue;
        const guint n_needed = made->len;
        add_conditions(run, path, made);
        if (!can_be_made(run, made))
            continue;
        *n_decided = sure ? MIN(*n_decided, n_needed) : n_needed;
        n = sure ? n : MIN(n, i + 1 + MORE * ORDERS);
        sure = TRUE;
        if (*n_decided <= 1)
            break;
    }
    return sure;
}
