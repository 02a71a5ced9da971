// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/slice.h"

#include "sim/exec-private.h"
#include "support/intern.h"

// What matters of memory; values that may be the same buffer are one class.
enum {
    LIFE = 1,     // all that touches it
    CONTENTS = 2, // what writes it
    IDENTITY = 4, // which buffer it is
};

typedef struct Slicer {
    const BsProgram *program;
    const BsCode *code;
    guint32 *parent;   // by place: of the class
    guint8 *is_memory; // by place
    guint32 globals;   // place of one, or G_MAXUINT32
    guint8 *levels;    // by class
    guint8 *in;        // by instruction: it matters
    guint8 *places;    // what is there matters
    guint32 *next;     // by instruction: which of those that matter comes first
    gboolean is_changed;
} Slicer;

static guint32
class_of(const Slicer *slicer, guint32 place)
{
    while (slicer->parent[place] != place) {
        slicer->parent[place] = slicer->parent[slicer->parent[place]];
        place = slicer->parent[place];
    }
    return place;
}

static void
unite(Slicer *slicer, guint32 a, guint32 b)
{
    slicer->parent[class_of(slicer, a)] = class_of(slicer, b);
}

// -- instructions --------------------------------------------------------------------------------

static gboolean
is_memory(const BsStorage *storage)
{
    return storage->kind != BS_STORAGE_NUMBERS;
}

// Memory with something in it that is no number.
static gboolean
holds_memory(const BsStorage *storage)
{
    return storage->element && is_memory(storage->element);
}

static gboolean
is_new(const BsInsn *insn)
{
    const BsDoes does = insn->op->def->does;
    return does == BS_DOES_ALLOC || does == BS_DOES_ALLOCA || does == BS_DOES_CLONE ||
           does == BS_DOES_GET_GLOBAL;
}

// What its operands and results are may be one.
static gboolean
joins(const BsInsn *insn)
{
    gboolean found = insn->op->def->does == BS_DOES_FREE_IF;
    for (guint32 i = 0; i < insn->n_results; i++)
        found |= is_memory(insn->result_storages[i]) && !is_new(insn);
    for (guint32 i = 0; i < insn->n_operands; i++)
        found |= holds_memory(insn->operand_storages[i]);
    return found;
}

static gboolean
is_load(const BsInsn *insn)
{
    const BsDoes does = insn->op->def->does;
    return does == BS_DOES_LOAD || does == BS_DOES_AFFINE_LOAD || does == BS_DOES_VECTOR_LOAD;
}

// Looks at what a memref is, not at what is in it.
static gboolean
is_question(const BsInsn *insn)
{
    const BsDoes does = insn->op->def->does;
    return does == BS_DOES_ADDRESS || does == BS_DOES_METADATA || does == BS_DOES_DIM ||
           does == BS_DOES_RANK;
}

static gboolean
may_write(const BsInsn *insn)
{
    const BsDoes does = insn->op->def->does;
    return does == BS_DOES_CLONE || (!is_load(insn) && !is_question(insn) && !is_new(insn) &&
                                     does != BS_DOES_FREE && does != BS_DOES_FREE_IF);
}

// What numbers it is given matters for where control goes, and which buffers are which.
static gboolean
asks_for_numbers(const BsInsn *insn)
{
    const BsDoes does = insn->op->def->does;
    gboolean found = insn->n_jumps > 1 || does == BS_DOES_FREE_IF || does == BS_DOES_SELECT ||
                     does == BS_DOES_ASSERT || does == BS_DOES_CALL || does == BS_DOES_UNKNOWN ||
                     does == BS_DOES_OWN_RETAIN || does == BS_DOES_SAME;
    for (guint32 i = 0; i < insn->n_operands; i++)
        found |= holds_memory(insn->operand_storages[i]);
    return found;
}

// -- classes -------------------------------------------------------------------------------------

static void
note_memory(Slicer *slicer, const BsInsn *insn)
{
    for (guint32 i = 0; i < insn->n_operands; i++)
        slicer->is_memory[insn->operands[i]] |= is_memory(insn->operand_storages[i]);
    for (guint32 i = 0; i < insn->n_results; i++)
        slicer->is_memory[insn->results[i]] |= is_memory(insn->result_storages[i]);
}

static void
join_insn(Slicer *slicer, const BsInsn *insn)
{
    guint32 first = G_MAXUINT32;
    if (insn->op->def->does == BS_DOES_GET_GLOBAL) {
        if (slicer->globals == G_MAXUINT32)
            slicer->globals = insn->results[0];
        unite(slicer, slicer->globals, insn->results[0]);
    }
    if (!joins(insn))
        return;
    for (guint32 i = 0; i < insn->n_operands + insn->n_results; i++) {
        const gboolean is_operand = i < insn->n_operands;
        const guint32 place = is_operand ? insn->operands[i] : insn->results[i - insn->n_operands];
        if (!slicer->is_memory[place])
            continue;
        if (first == G_MAXUINT32)
            first = place;
        unite(slicer, place, first);
    }
}

static void
find_classes(Slicer *slicer)
{
    const BsCode *code = slicer->code;
    guint32 first = G_MAXUINT32;
    for (guint32 i = 0; i < code->n_arguments; i++) {
        if (!is_memory(code->argument_storages[i]))
            continue;
        slicer->is_memory[code->arguments[i]] = TRUE;
        first = MIN(first, code->arguments[i]);
        unite(slicer, code->arguments[i], first); // they may be one
    }
    for (guint32 i = 0; i < code->n_insns; i++) {
        if (bs_insn_is_placed(&code->insns[i]))
            note_memory(slicer, &code->insns[i]);
    }
    for (guint32 i = 0; i < code->n_insns; i++) {
        const BsInsn *insn = &code->insns[i];
        if (bs_insn_is_placed(insn))
            join_insn(slicer, insn);
        for (guint32 j = 0; j < insn->n_jumps; j++) {
            for (guint32 k = 0; k < insn->jumps[j].n_moves; k++)
                unite(slicer, insn->jumps[j].moves[k].from, insn->jumps[j].moves[k].to);
        }
    }
}

// -- what matters --------------------------------------------------------------------------------

static void
set(Slicer *slicer, guint8 *flag, guint8 bits)
{
    slicer->is_changed |= (*flag | bits) != *flag;
    *flag |= bits;
}

static guint8
level_of(const Slicer *slicer, guint32 place)
{
    return place != G_MAXUINT32 && slicer->is_memory[place]
               ? slicer->levels[class_of(slicer, place)]
               : 0;
}

static guint8
levels_of(const Slicer *slicer, const BsInsn *insn)
{
    guint8 levels = 0;
    for (guint32 i = 0; i < insn->n_operands; i++) {
        if (insn->op->def->does != BS_DOES_COPY || i == 1 ||
            (level_of(slicer, insn->operands[i]) & LIFE))
            levels |= level_of(slicer, insn->operands[i]);
    }
    for (guint32 i = 0; i < insn->n_results; i++)
        levels |= level_of(slicer, insn->results[i]);
    if (insn->op->def->does == BS_DOES_CALL)
        levels |= level_of(slicer, slicer->globals);
    return levels;
}

// A loop that an instruction begins, or ends a round of.
static const BsInsn *
loop_of(const Slicer *slicer, const BsInsn *insn)
{
    const BsDoes does = insn->op->def->does;
    return does == BS_DOES_YIELD && insn->parent < slicer->code->n_insns
               ? &slicer->code->insns[insn->parent]
               : insn;
}

static gboolean
is_nest(const BsInsn *loop)
{
    const BsDoes does = loop->op->def->does;
    return does == BS_DOES_PARALLEL || does == BS_DOES_FORALL || does == BS_DOES_GRID ||
           does == BS_DOES_AFFINE_PARALLEL || does == BS_DOES_NEST;
}

// Whether one of its counters matters.
static gboolean
counts(const Slicer *slicer, const BsInsn *loop)
{
    const BsDoes does = loop->op->def->does;
    gboolean found = FALSE;
    if (does == BS_DOES_FOR || does == BS_DOES_AFFINE_FOR)
        return slicer->places[((const BsCounter *)loop->data)->at];
    if (!is_nest(loop))
        return FALSE;
    const BsNest *nest = loop->data;
    for (guint32 i = 0; i < nest->n; i++)
        found |= slicer->places[nest->at[i]];
    return found;
}

// Whether a number that matters is its result.
static gboolean
computes(const Slicer *slicer, const BsInsn *insn)
{
    gboolean found = FALSE;
    for (guint32 i = 0; i < insn->n_results; i++)
        found |= slicer->places[insn->results[i]] && !slicer->is_memory[insn->results[i]];
    return found;
}

static void
take_moves(Slicer *slicer, const BsInsn *insn, guint8 *in)
{
    for (guint32 j = 0; j < insn->n_jumps; j++) {
        for (guint32 i = 0; i < insn->jumps[j].n_moves; i++) {
            const BsMove *move = &insn->jumps[j].moves[i];
            if (!slicer->places[move->to] && !level_of(slicer, move->to))
                continue;
            set(slicer, &slicer->places[move->from], TRUE);
            set(slicer, &slicer->places[move->to], TRUE);
            set(slicer, in, TRUE);
        }
    }
}

// What it is given of memory matters, too.
static void
take_memory(Slicer *slicer, const BsInsn *insn, guint32 place, gboolean gives, gboolean fills)
{
    guint8 *level = &slicer->levels[class_of(slicer, place)];
    if (gives)
        set(slicer, level, is_question(insn) ? IDENTITY : CONTENTS);
    if (fills && insn->op->def->does != BS_DOES_STORE)
        set(slicer, level, CONTENTS);
    if (*level)
        set(slicer, &slicer->places[place], TRUE);
}

static void
take_operands(Slicer *slicer, const BsInsn *insn, guint8 levels)
{
    const BsInsn *loop = loop_of(slicer, insn);
    const gboolean gives = computes(slicer, insn);
    const gboolean fills = (levels & CONTENTS) && may_write(insn);
    const gboolean numbers = gives || fills || asks_for_numbers(insn) || loop != insn;
    for (guint32 i = 0; i < insn->n_operands; i++) {
        if (slicer->is_memory[insn->operands[i]])
            take_memory(slicer, insn, insn->operands[i], gives, fills);
        else if (numbers)
            set(slicer, &slicer->places[insn->operands[i]], TRUE);
    }
    for (guint32 i = 0; i < insn->n_results; i++) {
        if (level_of(slicer, insn->results[i]))
            set(slicer, &slicer->places[insn->results[i]], TRUE);
    }
    if (loop != insn)
        set(slicer, &slicer->in[insn->parent], TRUE);
    if (loop->op->def->does == BS_DOES_FOR) {
        const BsCounter *counter = loop->data;
        const guint32 all[] = {counter->at, counter->lower, counter->upper, counter->step};
        for (guint32 i = 0; i < G_N_ELEMENTS(all); i++)
            set(slicer, &slicer->places[all[i]], TRUE);
    }
}

static void
visit(Slicer *slicer, guint32 at)
{
    const BsInsn *insn = &slicer->code->insns[at];
    guint8 *in = &slicer->in[at];
    take_moves(slicer, insn, in);
    if (!bs_insn_is_placed(insn))
        return;
    const guint8 levels = levels_of(slicer, insn);
    if ((levels & LIFE) || ((levels & CONTENTS) && (may_write(insn) || joins(insn))) ||
        ((levels & IDENTITY) && (joins(insn) || is_new(insn))) ||
        insn->op->def->does == BS_DOES_ASSERT || computes(slicer, insn) || counts(slicer, insn))
        set(slicer, in, TRUE);
    if (*in)
        take_operands(slicer, insn, levels);
}

// -- order ---------------------------------------------------------------------------------------

enum { NOTHING_YET = 0, SEVERAL = G_MAXUINT32 };

static guint32
first_behind(const Slicer *slicer, guint32 at)
{
    const guint32 end = slicer->code->n_insns + 1;
    return at < slicer->code->n_insns ? slicer->next[at] : end;
}

static guint32
either(guint32 a, guint32 b)
{
    return a == NOTHING_YET || a == b ? b : b == NOTHING_YET ? a : SEVERAL;
}

// Which instruction that matters comes first behind one; `is_split`: only behind it that is open.
static guint32
find_next(const Slicer *slicer, guint32 at, gboolean *is_split)
{
    const BsInsn *insn = &slicer->code->insns[at];
    guint32 found = NOTHING_YET;
    gboolean is_open = FALSE;
    if (insn->op->def->does == BS_DOES_RETURN)
        return slicer->code->n_insns + 1;
    if (!insn->n_jumps)
        return first_behind(slicer, at + 1);
    for (guint32 j = 0; j < insn->n_jumps; j++) {
        const guint32 next = first_behind(slicer, insn->jumps[j].target);
        is_open |= next == SEVERAL;
        found = either(found, next);
    }
    *is_split = found == SEVERAL && !is_open;
    return found;
}

static void
add_branches(Slicer *slicer)
{
    const guint32 n = slicer->code->n_insns;
    gboolean moves = TRUE, is_split = FALSE;
    memset(slicer->next, 0, n * sizeof *slicer->next);
    while (moves) {
        moves = FALSE;
        for (guint32 i = n; i-- > 0;) {
            const guint32 next = slicer->in[i] ? i + 1 : find_next(slicer, i, &is_split);
            moves |= next != slicer->next[i];
            slicer->next[i] = next;
        }
    }
    for (guint32 i = 0; i < n; i++) {
        is_split = FALSE;
        if (!slicer->in[i])
            find_next(slicer, i, &is_split);
        if (is_split)
            set(slicer, &slicer->in[i], TRUE);
    }
}

static void
find_all(Slicer *slicer)
{
    do {
        slicer->is_changed = FALSE;
        for (guint32 i = slicer->code->n_insns; i-- > 0;)
            visit(slicer, i);
        if (!slicer->is_changed)
            add_branches(slicer);
    } while (slicer->is_changed);
}

// -- slices --------------------------------------------------------------------------------------

static void
reset(Slicer *slicer)
{
    memset(slicer->levels, 0, slicer->code->n_words);
    memset(slicer->places, 0, slicer->code->n_words);
    memset(slicer->in, 0, slicer->code->n_insns);
}

// Which decisions matter.
static guint64
signature(const Slicer *slicer)
{
    guint64 hash = 0;
    for (guint32 i = 0; i < slicer->code->n_insns; i++) {
        const BsInsn *insn = &slicer->code->insns[i];
        const BsDoes does = insn->op->def->does;
        if (slicer->in[i] && (insn->n_jumps > 1 || does == BS_DOES_SELECT ||
                              does == BS_DOES_FREE_IF || does == BS_DOES_CALL))
            hash = bs_hash_word(hash, i + 1);
    }
    return hash;
}

static void
slice_free(gpointer data)
{
    BsSlice *slice = data;
    g_hash_table_unref(slice->makers);
    g_free(slice->places);
    g_free(slice);
}

static BsSlice *
slice_of(const Slicer *slicer)
{
    BsSlice *slice = g_new(BsSlice, 1);
    *slice = (BsSlice){(guint32)(slicer->code - slicer->program->codes.data),
                       g_memdup2(slicer->places, slicer->code->n_words + 1),
                       g_hash_table_new(NULL, NULL)};
    for (guint32 i = 0; i < slicer->code->n_insns; i++) {
        const BsInsn *insn = &slicer->code->insns[i];
        for (guint32 k = 0; bs_insn_is_placed(insn) && k < insn->n_results; k++) {
            if (level_of(slicer, insn->results[k]) & LIFE)
                g_hash_table_add(slice->makers, (gpointer)(gsize)insn->op);
        }
    }
    return slice;
}

// A class with the decisions that matter for it.
typedef struct Class {
    guint64 signature;
    guint32 class;
} Class;

// The classes in which buffers are made.
static GArray *
find_made(Slicer *slicer)
{
    GArray *made = g_array_new(FALSE, FALSE, sizeof(Class));
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < slicer->code->n_insns; i++) {
        const BsInsn *insn = &slicer->code->insns[i];
        for (guint32 k = 0; bs_insn_is_placed(insn) && k < insn->n_results; k++) {
            const Class found = {0, class_of(slicer, insn->results[k])};
            if (slicer->is_memory[insn->results[k]] && insn->op->def->does != BS_DOES_GET_GLOBAL &&
                g_hash_table_add(seen, GSIZE_TO_POINTER(found.class)))
                g_array_append_val(made, found);
        }
    }
    return made;
}

static gint
compare_classes(gconstpointer a, gconstpointer b)
{
    const Class *one = a, *other = b;
    if (one->signature != other->signature)
        return one->signature < other->signature ? -1 : 1;
    return one->class < other->class ? -1 : one->class > other->class;
}

static GPtrArray *
make_slices(Slicer *slicer)
{
    g_autoptr(GArray) made = find_made(slicer);
    GPtrArray *slices = g_ptr_array_new_with_free_func(slice_free);
    Class *classes = (Class *)(gpointer)made->data;
    for (guint i = 0; i < made->len; i++) {
        reset(slicer);
        slicer->levels[classes[i].class] = LIFE;
        find_all(slicer);
        classes[i].signature = signature(slicer);
    }
    g_array_sort(made, compare_classes);
    for (guint i = 0, end; i < made->len; i = end) {
        reset(slicer);
        for (end = i; end < made->len && classes[end].signature == classes[i].signature; end++)
            slicer->levels[classes[end].class] = LIFE;
        find_all(slicer);
        g_ptr_array_add(slices, slice_of(slicer));
    }
    return slices;
}

GPtrArray *
bs_slices_new(const BsProgram *program, const BsOp *function)
{
    enum { MOST_WORK = 1 << 21 }; // classes times instructions
    const BsCode *code = &program->codes.data[bs_program_code(program, function)];
    const guint32 n = code->n_words + 1, n_insns = code->n_insns + 1;
    Slicer slicer = {.program = program,
                     .code = code,
                     .parent = g_new(guint32, n),
                     .is_memory = g_new0(guint8, n),
                     .globals = G_MAXUINT32,
                     .levels = g_new0(guint8, n),
                     .in = g_new0(guint8, n_insns),
                     .places = g_new0(guint8, n),
                     .next = g_new0(guint32, n_insns)};
    for (guint32 i = 0; i < n; i++)
        slicer.parent[i] = i;
    find_classes(&slicer);
    g_autoptr(GArray) made = find_made(&slicer);
    GPtrArray *slices = (guint64)made->len * n_insns <= MOST_WORK ? make_slices(&slicer) : NULL;
    g_free(slicer.parent);
    g_free(slicer.is_memory);
    g_free(slicer.levels);
    g_free(slicer.in);
    g_free(slicer.places);
    g_free(slicer.next);
    if (slices && slices->len <= BS_SLICES)
        return slices;
    g_clear_pointer(&slices, g_ptr_array_unref);
    return NULL;
}
