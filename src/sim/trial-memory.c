// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/trial-private.h"

// -- faults --------------------------------------------------------------------------------------

// Each once for what has it. `is_there`: and not only for all that is known.
static void
add_once(TrialRun *run, gpointer what, BsFault fault, gboolean is_there)
{
    guint number = GPOINTER_TO_UINT(g_hash_table_lookup(run->known[fault.kind], what));
    if (!number) {
        g_array_append_val(run->faults, fault);
        bs_vec_push(&run->faulty, (TrialPaths){0});
        number = run->faults->len;
        g_hash_table_insert(run->known[fault.kind], what, GUINT_TO_POINTER(number));
    }
    if (is_there)
        bs_trial_add_path(run, &run->faulty.data[number - 1]);
    run->is_broken |= is_there && fault.kind != BS_FAULT_LEAK &&
                      fault.kind != BS_FAULT_LOST_WRITE &&
                      bs_trial_is_broken(run->trial->known, &fault);
}

// On a path that was broken before nobody knows what control does: what else goes wrong there is
// not sure.
void
bs_trial_forget_path(TrialRun *run)
{
    for (guint i = 0; run->is_broken && i < run->faults->len; i++)
        if (!bs_trial_is_known(run->trial->known, &g_array_index(run->faults, BsFault, i)))
            bs_trial_remove_path(run, &run->faulty.data[i]);
}

// A buffer that only a callee has is not the function's.
static void
add_fault(TrialRun *run, BsFaultKind kind, const TrialBuffer *buffer, BsOp *op, gboolean is_there)
{
    const BsFault fault = {
        .kind = kind, .buffer = buffer->made, .op = op, .freed_at = buffer->freed_at};
    if (buffer->depth == 0)
        add_once(run, buffer->made, fault, is_there);
}

void
bs_trial_fail_assertion(TrialRun *run, BsOp *op)
{
    add_once(run, op, (BsFault){.kind = BS_FAULT_ASSERTION, .op = op}, TRUE);
}

static void
add_lost(TrialRun *run, const TrialBuffer *buffer, const TrialCell *write, gboolean outside,
         gboolean is_vague)
{
    if (run->trial->renewed) {
        const BsFault fault = {.kind = BS_FAULT_SHARED, .buffer = buffer->made, .op = write->op};
        const gboolean is_there = !is_vague && !write->is_vague && !buffer->real.whole.is_vague;
        add_once(run, buffer->made, fault, is_there);
    } else {
        const BsFault fault = {.kind = BS_FAULT_LOST_WRITE,
                               .buffer = buffer->made,
                               .op = write->op,
                               .outside = outside,
                               .clone = write->clone ? write->clone : buffer->made,
                               .copied = write->clone != NULL};
        add_once(run, bs_trial_lost_key(&fault), fault, TRUE);
    }
}

// -- contents ------------------------------------------------------------------------------------

static guint64
mix(guint64 trace, guint64 more)
{
    return (trace ^ more) * G_GUINT64_CONSTANT(0x9e3779b97f4a7c15) + (trace >> 29);
}

// Few buffers have something at known places.
static TrialCell *
make_cells(TrialRun *run)
{
    return bs_arena_alloc(&run->cells, TRIAL_CELLS * sizeof(TrialCell));
}

static TrialCell *
find_cell(TrialContents *contents, guint64 place)
{
    for (guint i = 0; i < contents->n; i++)
        if (contents->cells[i].place == place)
            return &contents->cells[i];
    return NULL;
}

static gboolean
is_some_place(guint64 place)
{
    return (place & TRIAL_SOME_PLACE) != 0;
}

// The value may be anywhere.
static void
hold(TrialRun *run, TrialContents *contents, TrialValue value)
{
    if (value.kind >= TRIAL_BUFFER)
        contents->held = bs_trial_either(run, contents->held, value);
}

// Nobody knows any more what is where.
static void
forget_places(TrialRun *run, TrialContents *contents)
{
    for (guint i = 0; i < contents->n; i++) {
        hold(run, contents, contents->cells[i].value);
        contents->whole.stamp =
            mix(mix(contents->whole.stamp, contents->cells[i].place), contents->cells[i].stamp);
        contents->whole.op = contents->cells[i].op;
        contents->whole.clone = contents->cells[i].clone;
        contents->whole.is_vague = TRUE;
    }
    contents->n = 0;
}

static void
write_to(TrialRun *run, TrialContents *contents, TrialCell cell, gboolean whole)
{
    if (whole) {
        contents->n = 0;
        contents->whole = cell;
        contents->held = (TrialValue){TRIAL_NOTHING};
        return;
    }
    TrialCell *known = find_cell(contents, cell.place);
    const gboolean is_some =
        is_some_place(cell.place) || (contents->n == 1 && is_some_place(contents->cells[0].place));
    if (known ? is_some && contents->n > 1 : is_some || contents->n == TRIAL_CELLS)
        forget_places(run, contents);
    known = find_cell(contents, cell.place);
    if (cell.place == TRIAL_ANYWHERE) {
        cell.stamp = mix(contents->whole.stamp, cell.stamp);
        cell.is_vague = TRUE;
        hold(run, contents, cell.value);
        contents->whole = cell;
        return;
    }
    if (!contents->cells)
        contents->cells = make_cells(run);
    *(known ? known : &contents->cells[contents->n++]) = cell;
}

// Whether who reads at a place sees what is at another.
static gboolean
sees(guint64 place, const TrialCell *cell)
{
    return place == cell->place || is_some_place(place) || is_some_place(cell->place);
}

// The write that `meant` has seen and `real` has not, or not as the last one. NULL: there is none.
// What `meant` never saw anyone write may be anything.
static const TrialCell *
find_difference(TrialContents *real, TrialContents *meant, guint64 place)
{
    for (guint i = 0; i < meant->n; i++) {
        const TrialCell *cell = &meant->cells[i];
        const TrialCell *other = find_cell(real, cell->place);
        if (sees(place, cell) && cell->op && (!other || other->stamp != cell->stamp))
            return cell;
        if (place == cell->place)
            return NULL;
    }
    if (!meant->whole.op)
        return NULL;
    for (guint i = 0; i < real->n; i++)
        if (sees(place, &real->cells[i]) && !find_cell(meant, real->cells[i].place))
            return &real->cells[i];
    return meant->whole.stamp != real->whole.stamp ? &meant->whole : NULL;
}

// Whether a difference is where who reads at the place would not see it for sure: somewhere else,
// or behind a write that may have been there.
static gboolean
is_elsewhere(const TrialContents *contents, const TrialCell *difference, guint64 place)
{
    if (place == TRIAL_ANYWHERE)
        return FALSE;
    const gboolean is_hidden = contents->n == 1 && is_some_place(contents->cells[0].place) &&
                               contents->cells[0].place != place;
    return is_hidden || (difference->place != place && is_some_place(difference->place)) ||
           (is_some_place(place) && difference->place != place);
}

// -- buffers -------------------------------------------------------------------------------------

static const BsOp *
scope_of(const BsValue *made)
{
    const BsOp *scope = bs_value_op(made) ? bs_op_parent(bs_value_op(made)) : NULL;
    while (scope && !bs_op_has_trait(scope, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
        scope = bs_op_parent(scope);
    return scope;
}

// Into contents of nothing.
static void
copy_contents(TrialRun *run, TrialContents *to, const TrialContents *from)
{
    to->whole = from->whole;
    to->held = from->held;
    to->n = from->n;
    if (from->n)
        to->cells = memcpy(make_cells(run), from->cells, from->n * sizeof *from->cells);
}

TrialValue
bs_trial_new_buffer(TrialRun *run, BsValue *made, TrialStorage storage, guint depth)
{
    const guint32 number = run->buffers.len;
    const TrialBuffer buffer = {.made = made,
                                .storage = storage,
                                .scope = storage == TRIAL_STACK ? scope_of(made) : NULL,
                                .depth = depth};
    bs_vec_push(&run->buffers, buffer);
    run->trial->on_heap |= storage == TRIAL_HEAP && depth == 0;
    run->trial->on_stack |= storage == TRIAL_STACK && depth == 0;
    if (storage == TRIAL_STACK)
        bs_vec_push(&run->stack, number);
    return (TrialValue){.kind = TRIAL_BUFFER, .real = number, .meant = number};
}

TrialValue
bs_trial_copy(TrialRun *run, BsValue *made, TrialValue source, gboolean copies, guint depth)
{
    TrialValue value = bs_trial_new_buffer(run, made, TRIAL_HEAP, depth);
    if (source.kind != TRIAL_BUFFER)
        return value;
    TrialBuffer *buffer = &run->buffers.data[value.real];
    copy_contents(run, &buffer->real, &run->buffers.data[source.real].real);
    copy_contents(run, &buffer->meant, &run->buffers.data[source.meant].meant);
    if (copies)
        value.meant = source.meant;
    return value;
}

TrialValue
bs_trial_renew(TrialRun *run, TrialValue value)
{
    if (value.kind != TRIAL_BUFFER)
        return value;
    const TrialBuffer *real = &run->buffers.data[value.real];
    TrialBuffer meant = {.made = real->made, .storage = TRIAL_MEANT};
    copy_contents(run, &meant.meant, &real->real);
    meant.meant.whole.op = NULL;
    for (guint i = 0; i < meant.meant.n; i++)
        meant.meant.cells[i].op = NULL;
    value.meant = run->buffers.len;
    bs_vec_push(&run->buffers, meant);
    return value;
}

static void
free_part(TrialRun *run, TrialValue part)
{
    TrialBuffer *buffer = &run->buffers.data[part.real];
    if (buffer->storage == TRIAL_STACK)
        add_fault(run, BS_FAULT_FREED_STACK, buffer, run->here, !part.is_maybe);
    else if (buffer->is_free || buffer->may_be_free)
        add_fault(run, BS_FAULT_FREED_TWICE, buffer, run->here, buffer->is_free && !part.is_maybe);
    if (!buffer->freed_at)
        buffer->freed_at = run->here;
    buffer->is_free |= !part.is_maybe;
    buffer->may_be_free |= part.is_maybe;
    buffer->is_kept |= part.is_maybe;
    run->trial->frees |= buffer->storage == TRIAL_HEAP && buffer->depth == 0;
    g_hash_table_add(run->freed, buffer->made);
}

void
bs_trial_free_buffer(TrialRun *run, TrialValue value)
{
    guint n;
    const TrialValue *parts = bs_trial_parts(run, &value, &n);
    for (guint i = 0; i < n; i++)
        free_part(run, parts[i]);
}

static void
use_part(TrialRun *run, TrialValue part)
{
    const TrialBuffer *buffer = &run->buffers.data[part.real];
    if (buffer->is_free || buffer->may_be_free)
        add_fault(run, BS_FAULT_USED_FREED, buffer, run->here, buffer->is_free && !part.is_maybe);
}

void
bs_trial_use(TrialRun *run, TrialValue value)
{
    guint n;
    const TrialValue *parts = bs_trial_parts(run, &value, &n);
    for (guint i = 0; i < n; i++)
        use_part(run, parts[i]);
}

// It outlives the path. What lies on the stack does not: it is lost with that, unless somebody
// takes it out again.
static void
mark_kept(TrialRun *run, TrialValue value, TrialValue target)
{
    guint n, n_targets;
    const TrialValue *targets = bs_trial_parts(run, &target, &n_targets);
    gboolean outlives = FALSE;
    for (guint i = 0; i < n_targets; i++)
        outlives |= run->buffers.data[targets[i].real].storage != TRIAL_STACK;
    const TrialValue *parts = bs_trial_parts(run, &value, &n);
    for (guint i = 0; i < n && outlives; i++)
        run->buffers.data[parts[i].real].is_kept = TRUE;
    run->n_buffers_kept += n;
}

static void
read_part(TrialRun *run, TrialValue part, guint64 place, gboolean outside)
{
    TrialBuffer *buffer = &run->buffers.data[part.real];
    use_part(run, part);
    if (buffer->is_free)
        return;
    TrialContents *meant = &run->buffers.data[part.meant].meant;
    const TrialCell *lost = find_difference(&buffer->real, meant, place);
    if (lost)
        add_lost(run, buffer, lost, outside,
                 part.is_maybe || is_elsewhere(meant, lost, place) ||
                     is_elsewhere(&buffer->real, lost, place));
}

void
bs_trial_read(TrialRun *run, TrialValue value, guint64 place, gboolean outside)
{
    guint n;
    const TrialValue *parts = bs_trial_parts(run, &value, &n);
    for (guint i = 0; i < n; i++)
        read_part(run, parts[i], parts[i].is_maybe ? TRIAL_ANYWHERE : place, outside);
}

static void
write_part(TrialRun *run, TrialValue part, TrialCell cell, gboolean whole)
{
    const BsValue *made = run->buffers.data[part.real].made;
    cell.clone = part.real != part.meant ? made : NULL;
    use_part(run, part);
    write_to(run, &run->buffers.data[part.real].real, cell, whole);
    write_to(run, &run->buffers.data[part.meant].meant, cell, whole);
}

void
bs_trial_write(TrialRun *run, TrialValue value, guint64 place, gboolean whole,
               const TrialValue *stored)
{
    TrialCell cell = {.place = place,
                      .stamp = ++run->n_writes,
                      .op = run->here,
                      .value = stored ? *stored : (TrialValue){TRIAL_NOTHING}};
    guint n;
    (void)bs_trial_parts(run, &value, &n);
    for (guint i = 0; i < n; i++) { // what holds them may move
        const TrialValue part = bs_trial_parts(run, &value, &n)[i];
        cell.place = part.is_maybe ? TRIAL_ANYWHERE : place;
        write_part(run, part, cell, whole && !part.view && !part.is_maybe);
    }
    run->n_numbers_kept += n && stored && stored->kind == TRIAL_NUMBER;
    if (n && stored)
        mark_kept(run, *stored, value);
}

void
bs_trial_keep(TrialRun *run, TrialValue value)
{
    guint n;
    const TrialValue *parts = bs_trial_parts(run, &value, &n);
    for (guint i = 0; i < n; i++)
        run->buffers.data[parts[i].real].is_kept = TRUE;
    run->n_buffers_kept += n;
}

void
bs_trial_put(TrialRun *run, TrialValue target, TrialValue value)
{
    guint n;
    (void)bs_trial_parts(run, &target, &n);
    for (guint i = 0; i < n; i++) {
        const TrialValue part = bs_trial_parts(run, &target, &n)[i];
        hold(run, &run->buffers.data[part.real].real, value);
        hold(run, &run->buffers.data[part.meant].meant, value);
    }
    if (n)
        mark_kept(run, value, target);
}

void
bs_trial_forget_numbers(TrialRun *run, guint64 n_writes)
{
    for (guint i = 0; i < run->buffers.len; i++) {
        TrialContents *contents = &run->buffers.data[i].real;
        for (guint k = 0; k < contents->n; k++)
            if (contents->cells[k].stamp > n_writes)
                bs_trial_spoil(run, &contents->cells[k].value);
    }
    run->n_steps += run->buffers.len;
}

// What who reads there may find.
static TrialValue
find_content(TrialRun *run, const TrialContents *contents, guint64 place)
{
    TrialValue found = contents->held;
    for (guint i = 0; i < contents->n; i++)
        if (sees(place, &contents->cells[i]))
            found = bs_trial_either(run, found, contents->cells[i].value);
    return found;
}

TrialValue
bs_trial_content(TrialRun *run, TrialValue value)
{
    TrialValue found = {TRIAL_NOTHING};
    guint n;
    (void)bs_trial_parts(run, &value, &n);
    for (guint i = 0; i < n; i++) {
        const TrialBuffer *buffer = &run->buffers.data[bs_trial_parts(run, &value, &n)[i].real];
        found = bs_trial_either(run, found, find_content(run, &buffer->real, TRIAL_ANYWHERE));
    }
    return found;
}

// Of what the function itself has written, where nobody knows, others can say nothing.
TrialValue
bs_trial_load(TrialRun *run, TrialValue value, guint64 place)
{
    if (value.kind != TRIAL_BUFFER)
        return bs_trial_content(run, value);
    TrialContents *contents = &run->buffers.data[value.real].real;
    const TrialCell *cell = find_cell(contents, place);
    if (cell)
        return cell->value;
    const TrialValue found = find_content(run, contents, place);
    if (found.kind != TRIAL_NOTHING)
        return found;
    const gboolean is_own =
        contents->whole.op ||
        (contents->n && (is_some_place(place) || is_some_place(contents->cells[0].place)));
    run->has_spoilt |= is_own;
    return (TrialValue){.kind = TRIAL_NOTHING, .is_spoilt = is_own};
}

// Places are the same in both: they are whole. What the source should have been was asked when it
// was read.
static void
copy_places(TrialRun *run, TrialContents *target, const TrialContents *source)
{
    if (source->n && !target->cells)
        target->cells = make_cells(run);
    for (guint i = 0; i < source->n; i++) {
        TrialCell cell = source->cells[i];
        cell.stamp = mix(target->whole.stamp, cell.place);
        cell.op = target->whole.op;
        cell.clone = target->whole.clone;
        target->cells[i] = cell;
    }
    target->n = source->n;
    target->held = source->held;
}

void
bs_trial_overwrite(TrialRun *run, TrialValue target, TrialValue source)
{
    if (target.kind != TRIAL_BUFFER || source.kind != TRIAL_BUFFER || target.view || source.view) {
        bs_trial_put(run, target, bs_trial_content(run, source));
        return;
    }
    if (target.real == source.real)
        return;
    TrialContents *found = &run->buffers.data[source.real].real;
    for (guint i = 0; i < found->n; i++)
        mark_kept(run, found->cells[i].value, target);
    mark_kept(run, found->held, target);
    copy_places(run, &run->buffers.data[target.real].real, found);
    copy_places(run, &run->buffers.data[target.meant].meant, found);
}

void
bs_trial_move_places(TrialRun *run, TrialValue target,
                     guint64 (*move)(guint64 place, const BsAttr *order), const BsAttr *order)
{
    if (target.kind != TRIAL_BUFFER || target.view)
        return;
    TrialContents *contents[] = {&run->buffers.data[target.real].real,
                                 &run->buffers.data[target.meant].meant};
    for (guint i = 0; i < G_N_ELEMENTS(contents); i++) {
        if (!move)
            forget_places(run, contents[i]);
        for (guint k = 0; k < contents[i]->n; k++)
            contents[i]->cells[k].place = move(contents[i]->cells[k].place, order);
    }
}

void
bs_trial_release(TrialRun *run, const BsOp *scope, guint from)
{
    guint n = from;
    for (guint i = from; i < run->stack.len; i++) {
        TrialBuffer *buffer = &run->buffers.data[run->stack.data[i]];
        if (buffer->scope == scope)
            buffer->is_free = TRUE;
        else
            run->stack.data[n++] = run->stack.data[i];
    }
    run->stack.len = n;
}

// -- the end of a path ---------------------------------------------------------------------------

// What the caller finds in its memory, but is free, or not as it was meant to be.
static void
look_at(TrialRun *run, TrialValue value, BsOp *store)
{
    guint n;
    const TrialValue *parts = bs_trial_parts(run, &value, &n);
    for (guint i = 0; i < n; i++) {
        const TrialBuffer *buffer = &run->buffers.data[parts[i].real];
        if (buffer->storage == TRIAL_OUTER)
            continue;
        if (buffer->is_free)
            add_fault(run, BS_FAULT_FOUND_FREED, buffer, store, !parts[i].is_maybe);
        else
            read_part(run, parts[i], TRIAL_ANYWHERE, TRUE);
    }
}

static void
look_into(TrialRun *run, const TrialContents *contents)
{
    for (guint i = 0; i < contents->n; i++)
        look_at(run, contents->cells[i].value, contents->cells[i].op);
    look_at(run, contents->held, contents->whole.op ? contents->whole.op : run->here);
}

void
bs_trial_end(TrialRun *run, BsOp *terminator)
{
    run->here = terminator;
    bs_trial_end_transfers(run, (TrialValue){TRIAL_NOTHING});
    for (guint i = 0; i < run->buffers.len; i++) {
        TrialBuffer *buffer = &run->buffers.data[i];
        if (buffer->is_returned && !buffer->is_free)
            look_into(run, &buffer->real);
        if (buffer->storage == TRIAL_OUTER && !buffer->is_free) {
            look_into(run, &buffer->real);
            bs_trial_read(run, (TrialValue){.kind = TRIAL_BUFFER, .real = i, .meant = i},
                          TRIAL_ANYWHERE, TRUE);
        } else if (buffer->storage == TRIAL_HEAP && !buffer->is_free && !buffer->is_kept) {
            add_fault(run, BS_FAULT_LEAK, buffer, run->here, TRUE);
        } else if (buffer->is_kept) {
            g_hash_table_add(run->passed, buffer->made);
        }
    }
}
