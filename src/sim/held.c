// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/held.h"

#include "ir/effects.h"
#include "sim/exec-private.h"

// -- members -------------------------------------------------------------------------------------

void
bs_held_each(const BsShadow *shadow, guint32 set, void (*visit)(gpointer data, guint32 buffer),
             gpointer data)
{
    guint n;
    const guint32 *members = bs_held_members(shadow->sets, set, &n);
    for (guint i = 0; i < n; i++) {
        const BsFlight *flight = members[i] & 1 ? &shadow->flights.data[members[i] / 2] : NULL;
        if (!flight) {
            visit(data, members[i] / 2);
        } else if (!flight->is_done) {
            bs_held_each(shadow, flight->reads, visit, data);
            bs_held_each(shadow, flight->writes, visit, data);
            bs_held_each(shadow, flight->members, visit, data);
        }
    }
}

// -- operands ------------------------------------------------------------------------------------

static guint32
held_by(const BsShadow *shadow, const BsInsn *insn, gsize base, guint32 i)
{
    return shadow->words[base + insn->operands[i]].held;
}

static guint32
buffer_of(const BsMachine *machine, const BsInsn *insn, gsize base, guint32 i)
{
    return bs_shadow_memory(machine, insn->operand_storages[i],
                            machine->words + base + insn->operands[i]);
}

static guint32
in_memory(const BsShadow *shadow, guint32 buffer)
{
    return buffer && buffer <= shadow->buffers.len ? shadow->buffers.data[buffer - 1].held : 0;
}

static guint32
all_of(const BsShadow *shadow, const BsMachine *machine, const BsInsn *insn, gsize base)
{
    guint32 all = 0;
    for (guint32 i = 0; i < insn->n_operands; i++) {
        const guint32 buffer = buffer_of(machine, insn, base, i);
        all = bs_held_join(shadow->sets, all, held_by(shadow, insn, base, i));
        all = bs_held_join(shadow->sets, all, bs_held_only(shadow->sets, buffer, FALSE));
        all = bs_held_join(shadow->sets, all, in_memory(shadow, buffer));
    }
    return all;
}

// Nobody says what it does, and there is no body that does.
static gboolean
is_unknown(const BsMachine *machine, const BsInsn *insn)
{
    return insn->op->def->does == BS_DOES_UNKNOWN ||
           (insn->op->def->does == BS_DOES_CALL && insn->function >= machine->program->codes.len);
}

enum { READS = 1, WRITES = 2 };

// What it does with the memory, or what may be it, that an operand is.
static guint
access_of(const BsMachine *machine, const BsInsn *insn, guint32 i)
{
    const guint32 skipped = insn->op->n_operands - insn->n_operands; // a callee
    const BsValue *value = bs_op_operand(insn->op, i + skipped);
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean is_known = bs_op_effects(insn->op, &effects);
    const guint found = (bs_effects_has(&effects, BS_EFFECT_READ, value) ? READS : 0) |
                        (bs_effects_has(&effects, BS_EFFECT_WRITE, value) ? WRITES : 0);
    bs_effects_clear(&effects);
    return is_known ? found : is_unknown(machine, insn) ? READS | WRITES : 0;
}

// -- what only may be wrong ----------------------------------------------------------------------

typedef struct Suspect {
    BsShadow *shadow;
    BsMachine *machine;
    const BsInsn *insn;
    BsMachineFaultKind kind;            // of a buffer that is free
    gboolean frees, outlives, on_stack; // only what is on the stack matters
    guint32 itself;                     // which the machine looks at
    guint32 asked;                      // set of buffers: the op is there if it is none of them
    guint64 began, ended;               // what was freed between these was by the work itself
} Suspect;

static void
suspect(gpointer data, guint32 number)
{
    const Suspect *at = data;
    const BsBuffer *buffer = bs_heap_get(&at->machine->heap, number);
    const guint64 step = at->machine->now.step + (at->outlives ? 0 : 1);
    if (number == at->itself || bs_held_has(at->shadow->sets, at->asked, number, FALSE) ||
        (at->on_stack && buffer->kind != BS_BUFFER_STACK))
        return;
    if (at->frees)
        bs_shadow_buffer(at->shadow, number)->is_handed = TRUE;
    if (at->frees && buffer->kind == BS_BUFFER_STACK)
        bs_machine_suspect(at->machine, BS_MACHINE_FREED_STACK, at->insn, step, number);
    else if (buffer->is_free && !(buffer->freed > at->began && buffer->freed <= at->ended))
        bs_machine_suspect(at->machine, at->frees ? BS_MACHINE_FREED_TWICE : at->kind, at->insn,
                           step, number);
}

// The buffers whose addresses the conditions around an op were computed from: what a dealloc is
// lowered to frees a buffer where a comparison says that it is no other one that is freed.
static guint32
asked_around(const BsShadow *shadow, const BsMachine *machine, const BsInsn *insn, gsize base)
{
    guint32 asked = 0;
    for (const BsOp *op = bs_op_parent(insn->op); op && !bs_op_has_trait(op, BS_TRAIT_FUNCTION);
         op = bs_op_parent(op)) {
        for (guint32 i = 0; i < op->n_operands; i++) {
            const BsValue *value = bs_op_operand(op, i);
            const BsPlaced *place = &machine->program->placed[value->id];
            if (bs_type_bit_width(value->type) == 1 && place->storage &&
                place->code == bs_machine_top(machine)->code)
                asked = bs_held_join(shadow->sets, asked, shadow->words[base + place->place].held);
        }
    }
    return asked;
}

static void
note_uses(BsShadow *shadow, BsMachine *machine, const BsInsn *insn, gsize base)
{
    const gboolean frees = bs_op_is_free(insn->op);
    for (guint32 i = 0; i < insn->n_operands; i++) {
        const guint32 held = held_by(shadow, insn, base, i);
        if (!held || (!frees && !access_of(machine, insn, i) && !is_unknown(machine, insn)))
            continue;
        Suspect at = {.shadow = shadow,
                      .machine = machine,
                      .insn = insn,
                      .kind = BS_MACHINE_PASSED_FREED,
                      .frees = frees,
                      .asked = frees ? asked_around(shadow, machine, insn, base) : 0,
                      .itself = buffer_of(machine, insn, base, i)};
        if (insn->operand_storages[i]->kind != BS_STORAGE_TOKEN || !shadow->flights.len)
            bs_held_each(shadow, held, suspect, &at);
    }
}

// -- work that goes on ---------------------------------------------------------------------------

static void
note_late(BsShadow *shadow, BsMachine *machine, const BsInsn *insn, BsFlight flight,
          BsMachineFaultKind kind, gboolean outlives, gboolean on_stack)
{
    Suspect at = {.shadow = shadow,
                  .machine = machine,
                  .insn = insn,
                  .kind = kind,
                  .outlives = outlives,
                  .on_stack = on_stack,
                  .began = flight.began,
                  .ended = flight.ended};
    bs_held_each(shadow, flight.reads, suspect, &at);
    bs_held_each(shadow, flight.writes, suspect, &at);
}

// Waits for the work in a set, of which groups are members.
static void
wait_for(BsShadow *shadow, BsMachine *machine, const BsInsn *insn, guint32 set,
         BsMachineFaultKind kind)
{
    guint n;
    const guint32 *members = bs_held_members(shadow->sets, set, &n);
    for (guint i = 0; i < n; i++) {
        BsFlight *flight = members[i] & 1 ? &shadow->flights.data[members[i] / 2] : NULL;
        if (!flight || flight->is_done)
            continue;
        flight->is_done = TRUE;
        note_late(shadow, machine, insn, *flight, kind, kind == BS_MACHINE_RETURNED_FREED, FALSE);
        wait_for(shadow, machine, insn, flight->members, kind);
    }
}

static guint32
all_work(const BsShadow *shadow)
{
    guint32 all = 0;
    for (guint32 i = 0; i < shadow->flights.len; i++) {
        if (!shadow->flights.data[i].is_done)
            all = bs_held_join(shadow->sets, all, bs_held_only(shadow->sets, i, TRUE));
    }
    return all;
}

// Whether `number` is in a set, or in a group that is.
static gboolean
is_awaited(const BsShadow *shadow, guint32 set, guint32 number)
{
    guint n;
    const guint32 *members = bs_held_members(shadow->sets, set, &n);
    for (guint i = 0; i < n; i++) {
        if ((members[i] & 1) &&
            (members[i] / 2 == number ||
             is_awaited(shadow, shadow->flights.data[members[i] / 2].members, number)))
            return TRUE;
    }
    return FALSE;
}

// Writes a buffer while work that goes on reads it: not that which it waited for, or is part of.
static void
note_race(BsShadow *shadow, BsMachine *machine, const BsInsn *insn, guint32 buffer, guint32 awaited)
{
    for (guint32 i = 0; i < shadow->tasks.len; i++) {
        const BsTask *task = &shadow->tasks.data[i];
        awaited = bs_held_join(shadow->sets, awaited, task->awaited);
        awaited =
            bs_held_join(shadow->sets, awaited, bs_held_only(shadow->sets, task->flight, TRUE));
    }
    for (guint32 i = 0; i < shadow->flights.len; i++) {
        const BsFlight *flight = &shadow->flights.data[i];
        if (!flight->is_done && bs_held_has(shadow->sets, flight->reads, buffer, FALSE) &&
            !is_awaited(shadow, awaited, i))
            bs_machine_suspect(machine, BS_MACHINE_WRITTEN_EARLY, insn, machine->now.step + 1,
                               buffer);
    }
}

static void
note_access(BsShadow *shadow, BsMachine *machine, const BsHeldStep *step)
{
    const BsInsn *insn = step->insn;
    for (guint32 i = 0; i < insn->n_operands; i++) {
        const guint32 buffer = buffer_of(machine, insn, step->base, i);
        const guint access = buffer ? access_of(machine, insn, i) : 0;
        const guint32 set = bs_held_only(shadow->sets, buffer, FALSE);
        if (access & WRITES)
            note_race(shadow, machine, insn, buffer, step->awaited);
        for (guint32 k = 0; access && k < shadow->tasks.len; k++) {
            BsFlight *flight = &shadow->flights.data[shadow->tasks.data[k].flight];
            guint32 *into = access & READS ? &flight->reads : &flight->writes;
            *into = bs_held_join(shadow->sets, *into, set);
        }
    }
}

// What the tokens in front of the others stand for.
static guint32
find_awaited(const BsShadow *shadow, const BsInsn *insn, gsize base)
{
    guint32 awaited = 0;
    for (guint32 i = 0; i < insn->n_operands && insn->operand_storages[i]->kind == BS_STORAGE_TOKEN;
         i++)
        awaited = bs_held_join(shadow->sets, awaited, held_by(shadow, insn, base, i));
    return awaited;
}

static gboolean
makes_token(const BsInsn *insn)
{
    for (guint32 i = 0; i < insn->n_results; i++) {
        if (insn->result_storages[i]->kind == BS_STORAGE_TOKEN)
            return TRUE;
    }
    return FALSE;
}

static guint32
begin(BsShadow *shadow, const BsHeldStep *step, BsFlight flight)
{
    flight.began = step->number;
    flight.ended = G_MAXUINT64;
    bs_vec_push(&shadow->flights, flight);
    return shadow->flights.len - 1;
}

static void
give(BsShadow *shadow, const BsInsn *insn, gsize base, guint32 set)
{
    for (guint32 i = 0; i < insn->n_results; i++) {
        for (guint32 k = 0; k < insn->result_storages[i]->words; k++)
            shadow->words[base + insn->results[i] + k].held = set;
    }
}

// The first of its operands is written, the others are read.
static guint32
begin_copy(BsShadow *shadow, const BsMachine *machine, const BsHeldStep *step)
{
    BsFlight flight = {0};
    for (guint32 i = 0, n = 0; i < step->insn->n_operands; i++) {
        const guint32 buffer = buffer_of(machine, step->insn, step->base, i);
        if (buffer && n++)
            flight.reads =
                bs_held_join(shadow->sets, flight.reads, bs_held_only(shadow->sets, buffer, FALSE));
        else if (buffer)
            flight.writes = bs_held_only(shadow->sets, buffer, FALSE);
    }
    return begin(shadow, step, flight);
}

// Source, destination, and the tag.
static void
begin_tagged(BsShadow *shadow, const BsMachine *machine, const BsHeldStep *step)
{
    guint32 memory[3] = {0}, n = 0;
    for (guint32 i = 0; i < step->insn->n_operands && n < G_N_ELEMENTS(memory); i++) {
        const guint32 buffer = buffer_of(machine, step->insn, step->base, i);
        if (buffer)
            memory[n++] = buffer;
    }
    if (n < G_N_ELEMENTS(memory))
        return;
    const gboolean is_callers = bs_heap_get(&machine->heap, memory[2])->kind == BS_BUFFER_ARGUMENT;
    const BsFlight flight = {.reads = bs_held_only(shadow->sets, memory[0], FALSE),
                             .writes = bs_held_only(shadow->sets, memory[1], FALSE),
                             .is_callers = is_callers};
    const guint32 number = begin(shadow, step, flight);
    shadow->flights.data[number].ended = step->number;
    BsShadowBuffer *tag = bs_shadow_buffer(shadow, memory[2]);
    tag->held = bs_held_join(shadow->sets, tag->held, bs_held_only(shadow->sets, number, TRUE));
}

static void
add_to_group(BsShadow *shadow, const BsHeldStep *step)
{
    guint n;
    const guint32 added = held_by(shadow, step->insn, step->base, 0);
    const guint32 group = held_by(shadow, step->insn, step->base, 1);
    const guint32 *members = bs_held_members(shadow->sets, group ? group : added, &n);
    for (guint i = 0; i < n; i++) {
        BsFlight *flight = members[i] & 1 ? &shadow->flights.data[members[i] / 2] : NULL;
        if (flight && group)
            flight->members = bs_held_join(shadow->sets, flight->members, added);
        else if (flight) // a group of the caller's
            flight->is_callers = TRUE;
    }
}

// What frees a buffer behind the work that uses it.
static void
leave_to(BsShadow *shadow, guint32 awaited, guint32 buffer)
{
    for (guint32 i = 0; buffer && i < shadow->flights.len; i++) {
        BsFlight *flight = &shadow->flights.data[i];
        if (!is_awaited(shadow, awaited, i))
            continue;
        flight->reads = bs_held_without(shadow->sets, flight->reads, buffer);
        flight->writes = bs_held_without(shadow->sets, flight->writes, buffer);
    }
}

static void
wait_here(BsShadow *shadow, BsMachine *machine, const BsHeldStep *step)
{
    const BsInsn *insn = step->insn;
    const guint32 first = insn->n_operands ? buffer_of(machine, insn, step->base, 0) : 0;
    const BsMemory memory = bs_op_memory(insn->op);
    guint32 set = step->awaited;
    if (memory == BS_MEMORY_WAIT_FOR || memory == BS_MEMORY_WAIT_MADE)
        set = first && memory == BS_MEMORY_WAIT_FOR ? in_memory(shadow, first)
                                                    : held_by(shadow, insn, step->base, 0);
    else if (memory == BS_MEMORY_WAIT && !insn->n_operands && !makes_token(insn))
        set = all_work(shadow);
    if (memory == BS_MEMORY_WAIT && bs_op_frees(insn->op, NULL)) {
        for (guint32 i = 0; i < insn->n_operands; i++)
            leave_to(shadow, set, buffer_of(machine, insn, step->base, i));
    }
    if (memory >= BS_MEMORY_WAIT_FOR || !makes_token(insn))
        wait_for(shadow, machine, insn, set, BS_MACHINE_PASSED_FREED);
}

// The region of work is left: its results stand for it.
static void
end_tasks(BsShadow *shadow, const BsMachine *machine)
{
    while (shadow->tasks.len && machine->now.ending == BS_RUNNING) {
        const BsTask task = bs_vec_last(&shadow->tasks);
        const BsOp *at = machine->now.at->op;
        if (machine->frames.len > task.depth ||
            (machine->frames.len == task.depth && at != task.insn->op &&
             bs_op_is_ancestor(task.insn->op, at)))
            return;
        shadow->tasks.len--;
        shadow->flights.data[task.flight].ended = machine->now.step;
        give(shadow, task.insn, task.base,
             bs_held_join(shadow->sets, task.awaited,
                          bs_held_only(shadow->sets, task.flight, TRUE)));
    }
}

// What is returned, and what the caller waits for, is there behind the end; and the stack, while
// somebody works with it.
static void
end_function(BsShadow *shadow, BsMachine *machine, const BsHeldStep *step)
{
    Suspect at = {.shadow = shadow,
                  .machine = machine,
                  .insn = step->insn,
                  .kind = BS_MACHINE_RETURNED_FREED,
                  .outlives = TRUE};
    for (guint32 i = 0; i < step->insn->n_operands; i++) {
        const guint32 held = held_by(shadow, step->insn, step->base, i);
        wait_for(shadow, machine, step->insn, held, BS_MACHINE_RETURNED_FREED);
        bs_held_each(shadow, held, suspect, &at);
    }
    for (guint32 i = 0; i < shadow->flights.len; i++) {
        const BsFlight flight = shadow->flights.data[i];
        if (!flight.is_done)
            note_late(shadow, machine, step->insn, flight, BS_MACHINE_RETURNED_FREED, TRUE,
                      !flight.is_callers);
    }
}

// -- steps ---------------------------------------------------------------------------------------

// Whether there is something to follow.
static gboolean
matters(const BsShadow *shadow, const BsMachine *machine, const BsInsn *insn)
{
    const BsMemory memory = bs_op_memory(insn->op);
    return !bs_held_sets_is_empty(shadow->sets) || shadow->flights.len ||
           is_unknown(machine, insn) || insn->op->def->does == BS_DOES_ADDRESS ||
           insn->op->def->does == BS_DOES_SAME || memory >= BS_MEMORY_START_COPY;
}

void
bs_held_before(BsShadow *shadow, BsMachine *machine, BsHeldStep *step)
{
    const BsInsn *insn = machine->now.at;
    *step = (BsHeldStep){.base = (gsize)(machine->frame - machine->words),
                         .depth = machine->frames.len,
                         .number = machine->now.step + 1};
    if (!bs_insn_is_placed(insn) || !matters(shadow, machine, insn))
        return;
    step->insn = insn;
    step->awaited = find_awaited(shadow, insn, step->base);
    const BsMemory memory = bs_op_memory(insn->op);
    if (is_unknown(machine, insn) || insn->op->def->does == BS_DOES_SAME)
        step->all = all_of(shadow, machine, insn, step->base);
    if (memory >= BS_MEMORY_WAIT && memory <= BS_MEMORY_WAIT_MADE)
        wait_here(shadow, machine, step);
    else
        note_uses(shadow, machine, insn, step->base);
    if (shadow->flights.len)
        note_access(shadow, machine, step);
}

static void
hand_over(gpointer shadow, guint32 buffer)
{
    bs_shadow_buffer(shadow, buffer)->is_handed = TRUE;
}

// By the rules of calls, a memref that a function returns is a buffer of its own, no argument.
static gboolean
is_fresh(const BsInsn *insn, const BsStorage *storage)
{
    return insn->op->def->does == BS_DOES_CALL && storage->element &&
           storage->element->kind == BS_STORAGE_NUMBERS;
}

static void
give_unknown(BsShadow *shadow, const BsHeldStep *step)
{
    const BsInsn *insn = step->insn;
    gboolean is_given = FALSE;
    for (guint32 i = 0; i < insn->n_results; i++) {
        if (insn->result_storages[i]->kind == BS_STORAGE_NUMBERS ||
            is_fresh(insn, insn->result_storages[i]))
            continue;
        is_given = TRUE;
        for (guint32 k = 0; k < insn->result_storages[i]->words; k++)
            shadow->words[step->base + insn->results[i] + k].held = step->all;
    }
    if (is_given)
        bs_held_each(shadow, step->all, hand_over, shadow);
}

// What the results of the other ops hold.
static void
give_more(BsShadow *shadow, const BsMachine *machine, const BsHeldStep *step)
{
    const BsInsn *insn = step->insn;
    const BsDoes does = insn->op->def->does;
    const guint32 first = insn->n_operands ? buffer_of(machine, insn, step->base, 0) : 0;
    guint32 set = insn->n_operands ? held_by(shadow, insn, step->base, 0) : 0;
    if (does == BS_DOES_COMPUTE || does == BS_DOES_SELECT) {
        for (guint32 i = 1; i < insn->n_operands; i++)
            set = bs_held_join(shadow->sets, set, held_by(shadow, insn, step->base, i));
    } else if (does == BS_DOES_LOAD) {
        set = bs_held_join(shadow->sets, set, in_memory(shadow, first));
    } else if (does == BS_DOES_ADDRESS) {
        set = bs_held_join(shadow->sets, set, bs_held_only(shadow->sets, first, FALSE));
    } else if (does == BS_DOES_STORE) {
        const guint32 into = buffer_of(machine, insn, step->base, 1);
        if (set && into)
            bs_shadow_buffer(shadow, into)->held =
                bs_held_join(shadow->sets, in_memory(shadow, into), set);
    } else if (does == BS_DOES_COPY && insn->n_operands > 1) {
        const guint32 into = buffer_of(machine, insn, step->base, 1);
        if (into && in_memory(shadow, first))
            bs_shadow_buffer(shadow, into)->held =
                bs_held_join(shadow->sets, in_memory(shadow, into), in_memory(shadow, first));
    } else if (!(bs_op_same_as(insn->op) & BS_OPERAND(0))) {
        set = 0;
    }
    if (set)
        give(shadow, insn, step->base, set);
}

// A cast between kinds of values: memory that comes out of one is known.
static void
give_same(BsShadow *shadow, const BsMachine *machine, const BsHeldStep *step)
{
    const BsInsn *insn = step->insn;
    for (guint32 i = 0; i < insn->n_results; i++) {
        const guint32 own = bs_shadow_memory(machine, insn->result_storages[i],
                                             machine->words + step->base + insn->results[i]);
        const guint32 from = i < insn->n_operands ? buffer_of(machine, insn, step->base, i) : 0;
        const gboolean is_exact =
            own && bs_held_has(shadow->sets, step->all, own, FALSE) && own != from;
        const guint32 set = is_exact ? 0
                            : own ? held_by(shadow, insn, step->base, MIN(i, insn->n_operands - 1))
                                  : step->all;
        for (guint32 k = 0; k < insn->result_storages[i]->words; k++)
            shadow->words[step->base + insn->results[i] + k].held = set;
    }
}

void
bs_held_after(BsShadow *shadow, BsMachine *machine, const BsHeldStep *step)
{
    const BsInsn *insn = step->insn;
    if (!insn) {
        end_tasks(shadow, machine);
        return;
    }
    const BsMemory memory = bs_op_memory(insn->op);
    const BsDoes does = insn->op->def->does;
    if (machine->now.ending == BS_RETURNED)
        end_function(shadow, machine, step);
    if (machine->now.ending != BS_RUNNING)
        return;
    if (memory == BS_MEMORY_START_REGIONS && makes_token(insn)) {
        const guint32 flight = begin(shadow, step, (BsFlight){0});
        bs_vec_push(&shadow->tasks, ((BsTask){.insn = insn,
                                              .base = step->base,
                                              .flight = flight,
                                              .depth = step->depth,
                                              .awaited = step->awaited}));
    } else if (memory == BS_MEMORY_START_COPY && makes_token(insn)) {
        const guint32 flight = begin_copy(shadow, machine, step);
        shadow->flights.data[flight].ended = step->number;
        give(shadow, insn, step->base,
             bs_held_join(shadow->sets, step->awaited, bs_held_only(shadow->sets, flight, TRUE)));
    } else if (memory == BS_MEMORY_START_TAGGED) {
        begin_tagged(shadow, machine, step);
    } else if (memory == BS_MEMORY_MAKE_GROUP) {
        give(shadow, insn, step->base,
             bs_held_only(shadow->sets, begin(shadow, step, (BsFlight){0}), TRUE));
    } else if (memory == BS_MEMORY_ADD_TO_GROUP) {
        add_to_group(shadow, step);
    } else if (memory == BS_MEMORY_WAIT) {
        give(shadow, insn, step->base, step->awaited);
    } else if (is_unknown(machine, insn)) {
        give_unknown(shadow, step);
    } else if (does == BS_DOES_SAME) {
        give_same(shadow, machine, step);
    } else if (!machine->jumped && does != BS_DOES_CALL && does != BS_DOES_RETURN) {
        give_more(shadow, machine, step);
    }
    end_tasks(shadow, machine);
}
