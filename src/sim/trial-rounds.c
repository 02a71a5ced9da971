// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/loops.h"
#include "sim/trial-private.h"

enum {
    MAX_LONG = 24,      // rounds of a loop that cannot leave some out
    MAX_JUMP = 1 << 30, // of one that can
    FEW = 3,            // rounds that are tried in any case, but for the last one
    ROOM = 64           // rounds of all loops around one another of which none is left out
};

// -- what is worth trying ------------------------------------------------------------------------

static TrialWant *
want_of(TrialRun *run, gconstpointer what)
{
    TrialWant *want = g_hash_table_lookup(run->plan->wants, what);
    if (!want) {
        want = g_new0(TrialWant, 1);
        g_hash_table_insert(run->plan->wants, (gpointer)(gsize)what, want);
    }
    return want;
}

static gboolean
is_wanted(const TrialWant *want, guint64 rounds)
{
    for (guint i = 0; i < want->n; i++)
        if (want->rounds[i] == rounds)
            return TRUE;
    return FALSE;
}

// The loop is to be tried with so many rounds, and one and two more: what happens in the last
// round, in the one behind it, and what happens with the next number.
static void
add_want(TrialRun *run, gconstpointer what, guint64 rounds, guint64 tried, guint64 total)
{
    enum { MORE = 2 };
    TrialWant *want = want_of(run, what);
    for (guint64 n = rounds; n <= rounds + MORE && n < total && want->n < TRIAL_WANTS; n++) {
        if (n > tried && !is_wanted(want, n)) {
            want->rounds[want->n++] = n;
            run->plan->n++;
        }
    }
}

// -- loops that run ------------------------------------------------------------------------------

void
bs_trial_loop_begin(TrialRun *run, gconstpointer what, const Rounds *rounds)
{
    enum { TRIED = 2 };
    run->clock++;
    TrialLoop loop = {.what = what,
                      .began = run->clock,
                      .round = run->clock,
                      .tried = TRIED,
                      .total = G_MAXUINT64,
                      .most = rounds && rounds->n_dims ? MAX_JUMP : MAX_LONG,
                      .room = ROOM,
                      .n_writes = run->n_writes,
                      .n_numbers_kept = run->n_numbers_kept,
                      .n_buffers_kept = run->n_buffers_kept};
    if (run->loops.len)
        loop.room =
            bs_vec_last(&run->loops).room / CLAMP(bs_vec_last(&run->loops).total, 1, MAX_LONG);
    if (rounds && rounds->is_known) {
        loop.tried = FEW;
        loop.total = rounds->total;
    } else if (rounds && rounds->tried) {
        loop.tried = rounds->tried;
    }
    bs_vec_push(&run->loops, loop);
}

void
bs_trial_loop_round(TrialRun *run, guint64 n_rounds)
{
    TrialLoop *loop = &bs_vec_last(&run->loops);
    loop->n_rounds = n_rounds + 1;
    loop->round = ++run->clock;
}

void
bs_trial_loop_end(TrialRun *run)
{
    (void)bs_vec_pop(&run->loops);
    run->is_hurried = FALSE;
}

// The outermost loop that has another round than then.
static const TrialLoop *
find_loop(const TrialRun *run, guint clock)
{
    for (guint i = 0; i < run->loops.len; i++) {
        const TrialLoop *loop = &run->loops.data[i];
        if (loop->began <= clock && clock < loop->round)
            return loop;
    }
    return NULL;
}

static gboolean
runs(const TrialRun *run, gconstpointer what)
{
    for (guint i = 0; i < run->loops.len; i++)
        if (run->loops.data[i].what == what)
            return TRUE;
    return FALSE;
}

// -- comparisons ---------------------------------------------------------------------------------

static TrialCompared *
compared_of(TrialRun *run, const BsOp *op)
{
    const guint32 number = bs_id_map_number(&run->comparisons, op->results[0].id);
    if (number == run->compared.len)
        bs_vec_push(&run->compared, (TrialCompared){0});
    return &run->compared.data[number];
}

void
bs_trial_bound_by_rounds(TrialRun *run, TrialValue *number)
{
    const TrialLoop *loop = run->loops.len ? &bs_vec_last(&run->loops) : NULL;
    if (!loop || loop->most != MAX_LONG)
        return;
    number->bound_of = loop->what;
    TrialWant *want = want_of(run, loop->what);
    want->last = loop->n_rounds;
    want->tried = loop->tried;
}

// A bound is compared with a number where the loop does not run: it is worth trying what makes them
// equal. A loop that has no bounds counts from zero, in steps.
static void
want_bound(TrialRun *run, gconstpointer loop, gint64 bound, gint64 other)
{
    const TrialWant *want = g_hash_table_lookup(run->plan->wants, loop);
    if (!want || runs(run, loop))
        return;
    const gboolean counts = want->step > 0;
    const gdouble last = (gdouble)want->last, difference = (gdouble)other - (gdouble)bound;
    const gdouble step = counts                  ? (gdouble)want->step
                         : bound > 0 && last > 1 ? (gdouble)bound / (last - 1)
                                                 : 1;
    const gdouble rounds = last + difference / step;
    if (rounds > 0 && rounds < (counts ? MAX_JUMP : MAX_LONG))
        add_want(run, loop, rounds > 1 ? (guint64)rounds - 1 : 0, want->tried, G_MAXUINT64);
}

// The numbers become equal after some rounds, when the difference goes on as it did.
static void
want_rounds(TrialRun *run, const BsOp *op, const TrialLoop *loop, const TrialCompared *before,
            gint64 difference)
{
    const gdouble change = (gdouble)difference - (gdouble)before->difference;
    const gdouble passed = (gdouble)loop->n_rounds - (gdouble)before->n_rounds;
    const gdouble rest = change == 0 ? -1 : -(gdouble)difference * passed / change;
    const gdouble rounds = (gdouble)loop->n_rounds + rest;
    if (rest < 0 || passed <= 0)
        return;
    if (rounds < (gdouble)loop->most)
        add_want(run, loop->what, (guint64)rounds, loop->tried, loop->total);
    else if (loop->most == MAX_LONG)
        run->plan->n += g_hash_table_add(run->plan->far, (gpointer)(gsize)op);
}

// The loop by whose rounds the number was found that is compared with another one: of one without
// bounds it matters only when that is always the same.
static gconstpointer
find_bound_of(const TrialRun *run, const TrialValue *value, const TrialValue *other)
{
    const TrialWant *want =
        value->bound_of ? g_hash_table_lookup(run->plan->wants, value->bound_of) : NULL;
    return want && (want->step > 0 || other->is_constant) ? value->bound_of : NULL;
}

gboolean
bs_trial_compares(TrialRun *run, TrialFrame *frame, const BsOp *op, const gint64 *operands)
{
    gconstpointer bounds[2];
    for (guint32 i = 0; i < 2; i++)
        bounds[i] = find_bound_of(run, bs_trial_slot(frame, bs_op_operand(op, i)),
                                  bs_trial_slot(frame, bs_op_operand(op, 1 - i)));
    const gint64 difference = (gint64)((guint64)operands[0] - (guint64)operands[1]);
    if (bounds[0] && !bounds[1])
        want_bound(run, bounds[0], operands[0], operands[1]);
    else if (bounds[1] && !bounds[0])
        want_bound(run, bounds[1], operands[1], operands[0]);
    if (bounds[0] || bounds[1] || run->loops.len == 0)
        return FALSE;
    TrialCompared *compared = compared_of(run, op);
    const TrialLoop *loop =
        compared->path == run->n_paths + 1 ? find_loop(run, compared->clock) : NULL;
    if (loop)
        want_rounds(run, op, loop, compared, difference);
    // Of all loops that run it is for the innermost one to say how many rounds have passed, unless
    // an outer one has gone on.
    const TrialLoop *counted = loop ? loop : &bs_vec_last(&run->loops);
    *compared = (TrialCompared){run->n_paths + 1, run->clock, counted->n_rounds, difference};
    return g_hash_table_contains(run->plan->far, op);
}

// -- how many rounds -----------------------------------------------------------------------------

static const guint any_rounds[] = {2, 0, 1};

// As many rounds as a value needs that is passed on from each argument to the next, if there may be
// so many.
static guint64
some_rounds(const BsOp *op, const Rounds *rounds, guint64 most)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    const guint64 n = body && body->n_args ? body->n_args : 0; // one of them counts
    return rounds->n_dims == 1 ? MAX(MIN(n, MIN(most, MAX_LONG)), any_rounds[0]) : any_rounds[0];
}

// What the upper bound is when it is one number, and unknown.
typedef struct Bound {
    const BsValue *root; // the bound and a number apart,
    gint64 offset;
    gint64 least, most; // of the bound
} Bound;

static guint64
count_rounds(const TrialDim *dim, gint64 upper)
{
    if (upper <= dim->lower)
        return 0;
    return ((guint64)upper - (guint64)dim->lower - 1) / (guint64)dim->step + 1;
}

static gint64
shift(gint64 number, gint64 offset)
{
    gint64 sum;
    return number == G_MININT64 || number == G_MAXINT64 ||
                   __builtin_add_overflow(number, offset, &sum)
               ? number
               : sum;
}

static gboolean
find_bound(TrialRun *run, TrialFrame *frame, const TrialEnd *upper, Bound *bound)
{
    bound->root = upper->value;
    if (!bound->root || !bs_trial_root(run, frame, &bound->root, &bound->offset))
        return FALSE;
    bs_trial_bounds(frame, bound->root, &bound->least, &bound->most);
    bound->least = shift(bound->least, bound->offset);
    bound->most = shift(bound->most, bound->offset);
    return TRUE;
}

// The bound is what makes so many rounds.
static void
set_bound(TrialRun *run, TrialFrame *frame, const BsOp *op, const TrialEnd *end, const Bound *bound,
          const Rounds *rounds)
{
    const TrialDim *dim = &rounds->dims[0];
    const guint64 upper = (guint64)dim->lower + rounds->total * (guint64)dim->step;
    TrialValue value = {.kind = TRIAL_NUMBER,
                        .is_choice = TRUE,
                        .bound_of = op,
                        .number = CLAMP((gint64)upper, bound->least, bound->most)};
    *bs_trial_slot(frame, end->value) = value;
    value.number = (gint64)((guint64)value.number - (guint64)bound->offset);
    *bs_trial_slot(frame, bound->root) = value;
    bs_trial_narrow_related(run, frame, bound->root);
}

// Whether it may have none, one, and more: it goes from a number to what may be any.
static gboolean
may_have_any_rounds(const TrialFrame *frame, const TrialEnd *ends, const Bound *bound)
{
    const TrialEnd *step = &ends[BS_LOOP_STEP];
    return bound->root && ends[BS_LOOP_LOWER].is_known && bs_trial_is_plain(frame, bound->root) &&
           bound->root != step->value &&
           (step->is_known || (step->value && bs_trial_is_plain(frame, step->value)));
}

static TrialCauses
causes_of_end(TrialRun *run, TrialFrame *frame, const TrialEnd *end)
{
    return end->value      ? bs_trial_causes(run, frame, end->value)
           : end->is_known ? 0
                           : TRIAL_UNKNOWN | TRIAL_DOUBTFUL;
}

// What is decided when a loop in one dimension has some number of rounds.
static TrialChance
chance_of(TrialRun *run, TrialFrame *frame, const BsOp *op, const TrialEnd *ends,
          const Bound *bound, gboolean is_bound)
{
    TrialChance chance = {.what = op,
                          .causes = may_have_any_rounds(frame, ends, bound) ? 0 : TRIAL_DOUBTFUL};
    const gboolean is_free = is_bound && !(causes_of_end(run, frame, &ends[BS_LOOP_LOWER]) |
                                           causes_of_end(run, frame, &ends[BS_LOOP_STEP]));
    chance.root = is_free ? bs_trial_free_root(frame, bound->root) : NULL;
    for (BsLoopSide side = BS_LOOP_LOWER; side <= BS_LOOP_STEP; side++)
        chance.causes |= causes_of_end(run, frame, &ends[side]);
    return chance;
}

static void
choose_rounds(TrialRun *run, TrialFrame *frame, const BsOp *op, const TrialEnd *ends,
              Rounds *rounds)
{
    guint64 numbers[G_N_ELEMENTS(any_rounds) + TRIAL_WANTS];
    guint ways[G_N_ELEMENTS(numbers)], n = 0;
    Bound bound = {.root = NULL};
    const gboolean is_bound =
        find_bound(run, frame, &ends[BS_LOOP_UPPER], &bound) && rounds->n_dims == 1;
    const guint n_wanted = rounds->want && is_bound ? rounds->want->n : 0;
    const guint64 some = some_rounds(
        op, rounds, is_bound ? count_rounds(&rounds->dims[0], bound.most) : G_MAXUINT64);
    rounds->tried = some > any_rounds[0] ? 1 : any_rounds[0];
    for (guint way = 0; way < G_N_ELEMENTS(any_rounds) + n_wanted; way++) {
        const gboolean is_any = way < G_N_ELEMENTS(any_rounds);
        const guint64 number = way == 0 ? some
                               : is_any ? any_rounds[way]
                                        : rounds->want->rounds[way - G_N_ELEMENTS(any_rounds)];
        if (is_bound && (number < count_rounds(&rounds->dims[0], bound.least) ||
                         number > count_rounds(&rounds->dims[0], bound.most)))
            continue;
        numbers[n] = number;
        ways[n++] = way;
    }
    if (n == 0) {
        rounds->total = count_rounds(&rounds->dims[0], bound.least);
    } else {
        const TrialChance chance = chance_of(run, frame, op, ends, &bound, is_bound);
        const guint chosen = bs_trial_choice(run, frame, op, n);
        bs_trial_take(run, &chance, ways[chosen]);
        rounds->total = numbers[chosen];
    }
    if (is_bound)
        set_bound(run, frame, op, &ends[BS_LOOP_UPPER], &bound, rounds);
}

// A loop in one dimension of which the end is not known.
static void
begin_open(TrialRun *run, TrialFrame *frame, const BsOp *op, const TrialEnd *ends, Rounds *rounds)
{
    rounds->want = g_hash_table_lookup(run->plan->wants, op);
    choose_rounds(run, frame, op, ends, rounds);
    if (rounds->n_dims) {
        TrialWant *want = want_of(run, op);
        want->step = rounds->dims[0].step;
        want->last = rounds->total;
        want->tried = rounds->tried;
    }
}

// What it counts, and how often. The number of rounds is not known when an upper bound is not.
static void
count(const TrialEnds *ends, Rounds *rounds)
{
    rounds->is_known = TRUE;
    rounds->total = 1;
    for (guint32 d = 0; d < ends->n_dims; d++) {
        const TrialEnd *end = ends->of[d];
        TrialDim *dim = &rounds->dims[d];
        *dim = (TrialDim){end[BS_LOOP_LOWER].number, end[BS_LOOP_STEP].number, G_MAXUINT64};
        if (!end[BS_LOOP_LOWER].is_known || !end[BS_LOOP_STEP].is_known || dim->step <= 0) {
            rounds->n_dims = 0;
            rounds->is_known = FALSE;
            return;
        }
        rounds->n_dims = d + 1;
        rounds->is_known &= end[BS_LOOP_UPPER].is_known;
        if (end[BS_LOOP_UPPER].is_known)
            dim->n = count_rounds(dim, end[BS_LOOP_UPPER].number);
        if (__builtin_mul_overflow(rounds->total, dim->n, &rounds->total))
            rounds->total = G_MAXUINT64;
    }
}

// Whether it ends where it begins, whatever that is.
static gboolean
goes_nowhere(const TrialEnds *ends)
{
    for (guint32 i = 0; i < ends->n_dims; i++) {
        const BsValue *lower = ends->of[i][BS_LOOP_LOWER].value;
        if (lower && lower == ends->of[i][BS_LOOP_UPPER].value)
            return TRUE;
    }
    return FALSE;
}

Rounds
bs_trial_rounds_begin(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    Rounds rounds = {0};
    TrialEnds ends;
    if (!bs_op_is_loop(op) || op->n_regions != 1)
        return rounds;
    const gboolean has_ends = bs_trial_ends(run, frame, op, &ends);
    if (has_ends)
        count(&ends, &rounds);
    if (has_ends && goes_nowhere(&ends)) {
        rounds.total = 0;
        rounds.is_known = TRUE;
    }
    if (rounds.is_known) {
        rounds.want = g_hash_table_lookup(run->plan->wants, op);
    } else if (has_ends && ends.n_dims == 1) {
        begin_open(run, frame, op, ends.of[0], &rounds);
    } else {
        const TrialChance chance = {.what = op, .causes = TRIAL_UNKNOWN | TRIAL_DOUBTFUL};
        rounds.n_dims = 0;
        rounds.total = any_rounds[bs_trial_choose(run, frame, &chance, G_N_ELEMENTS(any_rounds))];
    }
    return rounds;
}

// -- rounds that are left out --------------------------------------------------------------------

// What a round takes over from the one before.
typedef struct Carried {
    guint n_values, n_numbers;
} Carried;

static Carried
find_carried(TrialFrame *frame, const Rounds *rounds, const BsBlock *block)
{
    Carried carried = {0};
    for (guint32 i = rounds->n_dims; i < block->n_args; i++) {
        carried.n_values++;
        carried.n_numbers += bs_trial_slot(frame, block->args[i])->kind == TRIAL_NUMBER;
    }
    return carried;
}

// Rounds are left out by so many, or a multiple: what it is on a path may depend on whether a
// number is even; and values that change places are where they were again.
static guint64
stride_of(const TrialRun *run, guint n_values)
{
    static const guint strides[] = {2, 2, 2, 6, 12, 60, 60};
    const gboolean are_kept = bs_vec_last(&run->loops).n_buffers_kept != run->n_buffers_kept;
    return MAX(strides[MIN(n_values, G_N_ELEMENTS(strides) - 1)], are_kept ? strides[4] : 2);
}

static void
spoil_numbers(TrialRun *run, TrialFrame *frame, const Rounds *rounds, const BsBlock *block)
{
    for (guint32 i = rounds->n_dims; i < block->n_args; i++)
        bs_trial_spoil(run, bs_trial_slot(frame, block->args[i]));
    bs_trial_forget_numbers(run, bs_vec_last(&run->loops).n_writes);
}

// The next round that is worth it.
static guint64
find_next(TrialRun *run, TrialFrame *frame, const Rounds *rounds, const BsBlock *block)
{
    const TrialLoop *loop = &bs_vec_last(&run->loops);
    const guint64 next = rounds->next;
    guint64 target = rounds->total - 1;
    if (next < FEW || next >= target)
        return next;
    for (guint i = 0; rounds->want && i < rounds->want->n; i++)
        if (rounds->want->rounds[i] > next)
            target = MIN(target, rounds->want->rounds[i] - 1);
    const Carried carried = find_carried(frame, rounds, block);
    const gboolean has_numbers = carried.n_numbers || loop->n_numbers_kept != run->n_numbers_kept;
    if (next < MIN(carried.n_values, loop->room) || (has_numbers && rounds->total <= loop->room))
        return next;
    const guint64 stride = stride_of(run, carried.n_values);
    const guint64 left_out = target > next ? (target - next) / stride * stride : 0;
    if (left_out && has_numbers)
        spoil_numbers(run, frame, rounds, block);
    return next + left_out;
}

static void
give_counters(TrialFrame *frame, const Rounds *rounds, const BsBlock *block, guint64 round)
{
    for (guint32 d = rounds->n_dims; d-- > 0; round /= MAX(rounds->dims[d].n, 1)) {
        const TrialDim *dim = &rounds->dims[d];
        const guint64 number = (guint64)dim->lower + round % MAX(dim->n, 1) * (guint64)dim->step;
        if (d < block->n_args)
            *bs_trial_slot(frame, block->args[d]) =
                (TrialValue){.kind = TRIAL_NUMBER, .number = (gint64)number};
    }
}

gboolean
bs_trial_rounds_next(TrialRun *run, TrialFrame *frame, Rounds *rounds, const BsBlock *block,
                     guint64 *round)
{
    if (rounds->next >= rounds->total)
        return FALSE;
    *round = find_next(run, frame, rounds, block);
    rounds->next = *round + 1;
    give_counters(frame, rounds, block, *round);
    return TRUE;
}

TrialGoing
bs_trial_going(TrialRun *run, gconstpointer what, guint n_rounds, guint free)
{
    enum { BEFORE = 2 }; // the last rounds
    const TrialWant *want = g_hash_table_lookup(run->plan->wants, what);
    guint64 most = 0;
    for (guint i = 0; want && i < want->n; i++)
        most = MAX(most, want->rounds[i]);
    const gboolean is_free =
        n_rounds <= free ||
        (n_rounds <= most && (n_rounds == free + 1 || n_rounds + BEFORE >= most));
    run->is_hurried = n_rounds > free && !is_free && n_rounds <= most;
    return is_free ? TRIAL_FREE : run->is_hurried ? TRIAL_STAY : TRIAL_LEAVE;
}
