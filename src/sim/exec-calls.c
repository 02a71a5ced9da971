// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls, returns, and what is not known: a function without a body, or an op that nobody described.
// Of these it is taken that they follow what the passes go by: they read what they are given and
// give it back, and what they return is new and the caller's.
#include "sim/exec-private.h"

#include "analysis/library.h"
#include "ir/effects.h"
#include "ir/real.h"

typedef enum Use { READS = 1, WRITES = 2, FREES = 4 } Use;

typedef struct Unknown {
    const char *name;
    guint8 *uses;        // of each operand
    gboolean *makes;     // of each result: whether it is the caller's
    gboolean is_pure;    // gives the same for the same, and nobody notices
    gboolean is_named;   // its effects are known, only what it computes is not
    gboolean is_folded;  // passes may compute it, and what is taken for its result is another
    gboolean is_library; // it is a call of what passes count on (analysis/library.h)
} Unknown;

// -- calls ---------------------------------------------------------------------------------------

enum { THROUGH_VALUE = G_MAXUINT32 - 1 }; // instead of a callee's number: its first operand has it

gboolean
bs_decode_call(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsOp *callee = bs_callee_follow(decoder->callees, op);
    const guint32 first = bs_callee_first_argument(op);
    BsInsn *made = &decoder->insns.data[insn];
    made->function = callee  ? bs_program_code(decoder->program, callee)
                     : first ? THROUGH_VALUE
                             : G_MAXUINT32;
    made->operands += first;
    made->operand_storages += first;
    made->n_operands -= first;
    return bs_decode_unknown(decoder, op, insn);
}

static guint32
callee_of(const BsMachine *machine, const BsInsn *insn, const guint64 *frame)
{
    if (insn->function != THROUGH_VALUE)
        return insn->function;
    const guint64 word = frame[insn->operands[-1]];
    return word && word <= machine->program->codes.len ? (guint32)word - 1 : G_MAXUINT32;
}

static gboolean
fits(const BsInsn *insn, const BsCode *code)
{
    gboolean same = insn->n_operands == code->n_arguments && insn->n_results == code->n_results;
    for (guint32 i = 0; same && i < insn->n_operands; i++)
        same = insn->operand_storages[i]->words == code->argument_storages[i]->words;
    for (guint32 i = 0; same && i < insn->n_results; i++)
        same = insn->result_storages[i]->words == code->result_storages[i]->words;
    return same;
}

static guint64 *
push_frame(BsMachine *machine, guint32 number)
{
    const BsCode *code = &machine->program->codes.data[number];
    const BsFrame frame = {.code = number, .base = machine->n_words, .stack = machine->stack.len};
    BsFrame *top = bs_machine_top(machine);
    top->at = (guint32)(machine->now.at - bs_machine_code(machine)->insns);
    machine->n_words += code->n_words;
    if (machine->n_words > machine->cap_words) {
        machine->cap_words = MAX(machine->n_words, machine->cap_words * 2);
        machine->words = g_renew(guint64, machine->words, machine->cap_words);
    }
    bs_vec_push(&machine->frames, frame);
    machine->frame = machine->words + frame.base;
    memset(machine->frame, 0, code->n_words * sizeof *machine->frame);
    machine->now.at = code->insns;
    return machine->frame;
}

void
bs_exec_call(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const guint32 number = callee_of(machine, insn, frame);
    if (number == G_MAXUINT32) {
        bs_exec_unknown(machine, insn, frame);
        return;
    }
    const BsCode *code = &machine->program->codes.data[number];
    enum { MOST_WORDS = 1 << 21 }; // a moment of a run keeps them all
    if (code->problem || !fits(insn, code))
        bs_machine_end(machine, BS_STUCK,
                       code->problem ? code->problem : bs_unjudged_words(BS_UNJUDGED_CALL));
    else if (machine->frames.len >= machine->limits.depth || machine->n_words > MOST_WORDS)
        bs_machine_end(machine, BS_LIMITED,
                       bs_unjudged_by_limit(BS_LIMIT_DEPTH, machine->frames.len));
    if (machine->now.ending != BS_RUNNING)
        return;
    machine->now.costs.library_calls += ((const Unknown *)insn->data)->is_library;
    const gsize base = (gsize)(frame - machine->words);
    guint64 *arguments = push_frame(machine, number);
    for (guint32 i = 0; i < insn->n_operands; i++)
        memcpy(arguments + code->arguments[i], machine->words + base + insn->operands[i],
               insn->operand_storages[i]->words * sizeof *frame);
}

static void
check_returned(BsMachine *machine, const BsInsn *insn, const guint64 *frame)
{
    for (guint32 i = 0; i < insn->n_operands; i++) {
        const BsStorageKind kind = insn->operand_storages[i]->kind;
        const guint32 buffer = (guint32)frame[insn->operands[i]];
        if ((kind == BS_STORAGE_MEMORY || kind == BS_STORAGE_UNRANKED) && buffer &&
            bs_heap_get(&machine->heap, buffer)->is_free)
            bs_machine_fault(machine, BS_MACHINE_RETURNED_FREED, insn, buffer);
    }
}

static void
return_outside(BsMachine *machine, const BsInsn *insn, const guint64 *frame)
{
    gsize n = 0;
    for (guint32 i = 0; i < insn->n_operands; i++)
        n += insn->operand_storages[i]->words;
    machine->results = g_renew(guint64, machine->results, n + 1);
    n = 0;
    for (guint32 i = 0; i < insn->n_operands; n += insn->operand_storages[i++]->words)
        memcpy(machine->results + n, frame + insn->operands[i],
               insn->operand_storages[i]->words * sizeof *frame);
    check_returned(machine, insn, frame);
    machine->now.at = insn;
    bs_machine_end(machine, BS_RETURNED, NULL);
    bs_machine_check_leaks(machine, insn);
}

void
bs_exec_return(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    bs_machine_drop_stack(machine, bs_machine_top(machine)->stack, insn);
    if (machine->frames.len == 1) {
        return_outside(machine, insn, frame);
        return;
    }
    machine->frames.len--;
    machine->lowest = MIN(machine->lowest, machine->frames.len);
    const BsFrame *caller = bs_machine_top(machine);
    const BsCode *code = bs_machine_code(machine);
    const BsInsn *call = &code->insns[caller->at - 1];
    guint64 *to = machine->words + caller->base;
    for (guint32 i = 0; i < MIN(insn->n_operands, call->n_results); i++)
        memcpy(to + call->results[i], frame + insn->operands[i],
               call->result_storages[i]->words * sizeof *frame);
    machine->n_words = caller->base + code->n_words;
    machine->frame = to;
    machine->now.at = &code->insns[caller->at];
}

// -- what is left --------------------------------------------------------------------------------

static gboolean
holds_views(const BsType *type)
{
    return type && bs_type_is_shaped(type) && bs_type_is_shaped(type->shaped.element) &&
           bs_type_is_memref(type->shaped.element);
}

// Marks what the outside has: `kept` has a flag for each buffer.
static void
keep(const BsMachine *machine, guint32 buffer, guint8 *kept, GArray *open)
{
    if (!buffer || buffer > machine->heap.n || kept[buffer])
        return;
    kept[buffer] = 1;
    if (holds_views(bs_heap_get(&machine->heap, buffer)->type))
        g_array_append_val(open, buffer);
}

// What is in memrefs of memrefs that the outside has, it has, too.
static void
keep_held(BsMachine *machine, const BsInsn *insn, guint8 *kept, GArray *open)
{
    while (open->len) {
        const guint32 buffer = g_array_index(open, guint32, open->len - 1);
        g_array_set_size(open, open->len - 1);
        const BsBuffer *record = bs_heap_get(&machine->heap, buffer);
        BsStorage element;
        if (record->is_free || !bs_storage_init(&element, record->type->shaped.element))
            continue;
        const gint64 each = bs_storage_element_bytes(&element);
        for (gint64 at = 0; at + each <= record->bytes; at += each) {
            guint64 word;
            if (!bs_heap_look(&machine->heap, buffer, at, each, NULL))
                continue;
            bs_heap_look(&machine->heap, buffer, at, sizeof word, &word);
            keep(machine, (guint32)word, kept, open);
            if (word && word <= machine->heap.n &&
                bs_heap_get(&machine->heap, (guint32)word)->is_free)
                bs_machine_fault(machine, BS_MACHINE_RETURNED_FREED, insn, (guint32)word);
        }
    }
}

// What nobody freed and the caller does not get leaks.
void
bs_machine_check_leaks(BsMachine *machine, const BsInsn *insn)
{
    g_autofree guint8 *kept = g_malloc0(machine->heap.n + 1);
    g_autoptr(GArray) open = g_array_new(FALSE, FALSE, sizeof(guint32));
    for (guint32 i = 0; i < insn->n_operands; i++) {
        const BsStorageKind kind = insn->operand_storages[i]->kind;
        if (kind != BS_STORAGE_NUMBERS && kind != BS_STORAGE_TOKEN)
            keep(machine, (guint32)machine->frame[insn->operands[i]], kept, open);
    }
    for (guint32 i = 1; i <= machine->heap.n; i++) {
        const guint8 kind = bs_heap_get(&machine->heap, i)->kind;
        if (kind == BS_BUFFER_ARGUMENT || kind == BS_BUFFER_GLOBAL)
            keep(machine, i, kept, open);
    }
    keep_held(machine, insn, kept, open);
    for (guint32 i = 1; i <= machine->heap.n; i++) {
        const BsBuffer *record = bs_heap_get(&machine->heap, i);
        if (record->kind != BS_BUFFER_HEAP || record->is_free || kept[i])
            continue;
        bs_heap_leak(&machine->heap, i);
        bs_machine_fault(machine, BS_MACHINE_LEAK, insn, i);
    }
}

// -- what is not known ---------------------------------------------------------------------------

static const char *
name_of(const BsOp *op)
{
    const BsAttr *callee = bs_op_attr(op, "callee");
    return callee && callee->kind == BS_ATTR_SYMBOL ? bs_attr_symbol_root(callee) : op->def->name;
}

static void
note_effect(const BsOp *op, const BsEffect *effect, Unknown *unknown)
{
    static const guint8 uses[] = {[BS_EFFECT_ALLOCATE] = 0,
                                  [BS_EFFECT_FREE] = FREES,
                                  [BS_EFFECT_READ] = READS,
                                  [BS_EFFECT_WRITE] = WRITES};
    for (guint32 i = 0; effect->value && i < op->n_operands; i++) {
        if (bs_op_operand(op, i) == effect->value)
            unknown->uses[i] |= uses[effect->kind];
    }
}

// What has no such effect is nobody's that has to be freed, as passes take it.
static gboolean
is_made(const Unknown *unknown, const BsEffects *effects, const BsValue *result)
{
    return !unknown->is_named || bs_effects_has(effects, BS_EFFECT_ALLOCATE, result);
}

gboolean
bs_decode_unknown(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    Unknown *unknown = bs_decode_alloc(decoder, sizeof *unknown);
    unknown->name = name_of(op);
    unknown->uses = bs_decode_alloc(decoder, op->n_operands + 1);
    unknown->is_pure = bs_op_has_trait(op, BS_TRAIT_PURE);
    unknown->is_folded = op->def->does == BS_DOES_UNKNOWN && (op->def->fold || op->def->patterns);
    unknown->is_library = bs_op_calls_library(op);
    BsEffects effects;
    bs_effects_init(&effects);
    unknown->is_named = bs_op_effects(op, &effects);
    for (guint32 i = 0; i < effects.n; i++)
        note_effect(op, &effects.items[i], unknown);
    unknown->makes = bs_decode_alloc(decoder, (op->n_results + 1) * sizeof *unknown->makes);
    for (guint32 i = 0; i < op->n_results; i++)
        unknown->makes[i] = is_made(unknown, &effects, bs_op_result(op, i));
    bs_effects_clear(&effects);
    decoder->insns.data[insn].data = unknown;
    if (op->def->sheet && bs_op_same_as(op)) // which part of it nobody says
        return bs_decode_refuse(decoder, BS_UNJUDGED_WHAT, op);
    for (guint32 i = 0; i < op->n_regions; i++) {
        if (bs_op_region(op, i)->first)
            return bs_decode_refuse(decoder, BS_UNJUDGED_REGION, op);
    }
    return !op->n_successors || bs_decode_refuse(decoder, BS_UNJUDGED_WHERE, op);
}

static guint64
mix(guint64 hash, guint64 word)
{
    hash = (hash ^ word) * G_GUINT64_CONSTANT(0x9E3779B97F4A7C15);
    return hash ^ hash >> 29;
}

static guint64
mix_text(guint64 hash, const char *text)
{
    for (; *text; text++)
        hash = mix(hash, (guint8)*text);
    return hash;
}

// A small number of that type: neither large sizes nor long loops come of it.
static guint64
small_number(const BsStorage *storage, guint64 hash)
{
    const BsType *type = storage->number;
    if (!type)
        return 0;
    if (type->kind != BS_TYPE_FLOAT)
        return hash % (bs_type_bit_width(type) == 1 ? 2 : 4);
    // 1.0 in formats with and without a sign: close enough to what a program computes with.
    const BsFloatLayout *layout = bs_float_layout(type->format);
    const BsReal real = bs_real_from_double((double)(hash % 8) + 1);
    return (guint64)bs_real_pack(layout, &real);
}

static guint64
hash_held(BsMachine *machine, const BsStorage *storage, const guint64 *words, guint64 hash)
{
    const BsView view = bs_view_of(storage, words);
    return view.buffer && view.buffer <= machine->heap.n
               ? bs_machine_hash_elements(machine, &view, storage->element, hash)
               : hash;
}

guint64
bs_machine_hash_elements(BsMachine *machine, const BsView *view, const BsStorage *element,
                         guint64 hash)
{
    const gint64 n = bs_view_n_elements(view), each = bs_storage_element_bytes(element);
    const BsBuffer *record = bs_heap_get(&machine->heap, view->buffer);
    for (guint32 i = 0; i < view->rank; i++)
        hash = mix(hash, (guint64)view->sizes[i]);
    if (n <= 0 || record->is_free || !bs_exec_pay(machine, n))
        return hash;
    gint64 *at = g_newa0(gint64, view->rank + 1);
    guint64 *words = g_newa(guint64, element->words);
    g_autofree guint8 *bytes = g_malloc((gsize)each + 1);
    do {
        const gint64 byte = bs_machine_byte(bs_exec_element(view, at), each);
        if (byte < 0 || byte > record->bytes - each)
            return hash;
        const gboolean is_written = bs_heap_look(&machine->heap, view->buffer, byte, each, bytes);
        if (machine->touched)
            machine->touched(
                machine->touched_data,
                &(BsTouch){.from = view->buffer, .from_at = byte, .bytes = each, .each = each});
        bs_storage_load(element, bytes, words);
        machine->now.is_undefined |= !is_written;
        for (guint32 i = 0; i < (element->kind == BS_STORAGE_NUMBERS ? element->words : 0); i++)
            hash = mix(hash, is_written ? words[i] : G_GUINT64_CONSTANT(0xDEADDEADDEADDEAD));
        if (element->kind == BS_STORAGE_MEMORY && is_written) // what is behind a memref in memory
            hash = hash_held(machine, element, words, hash);
    } while (bs_exec_next(view->rank, view->sizes, at));
    return hash;
}

// What an operand says to the outside.
static guint64
hash_operand(BsMachine *machine, const BsInsn *insn, guint32 i, const guint64 *frame, guint64 hash)
{
    const BsStorage *storage = insn->operand_storages[i];
    const guint64 *words = frame + insn->operands[i];
    if (storage->kind == BS_STORAGE_NUMBERS) {
        for (guint32 k = 0; k < storage->words; k++)
            hash = mix(hash, words[k]);
        return hash;
    }
    const Unknown *unknown = insn->data;
    if (!storage->element || (unknown->is_named && !(unknown->uses[i] & READS)))
        return hash;
    const BsView view = bs_view_of(storage, words);
    return view.buffer ? bs_machine_hash_elements(machine, &view, storage->element, hash) : hash;
}

// Writes all elements of a view, or those that were never written.
static void
fill(BsMachine *machine, const BsInsn *insn, const BsView *view, const BsStorage *element,
     guint64 hash, gboolean all)
{
    const gint64 n = bs_view_n_elements(view), each = bs_storage_element_bytes(element);
    if (n <= 0 || element->kind != BS_STORAGE_NUMBERS || !bs_exec_pay(machine, n))
        return;
    gint64 *at = g_newa0(gint64, view->rank + 1);
    guint64 *words = g_newa(guint64, element->words);
    do {
        const gint64 number = bs_exec_element(view, at), byte = bs_machine_byte(number, each);
        const gint64 bytes = bs_heap_get(&machine->heap, view->buffer)->bytes;
        for (guint32 i = 0; i < element->words; i++)
            words[i] = small_number(element, hash = mix(hash, (guint64)number + i));
        if (byte < 0 || byte > bytes - each)
            return;
        if (all || !bs_heap_look(&machine->heap, view->buffer, byte, each, NULL))
            bs_machine_store(machine, insn, view->buffer, number, element, words);
    } while (bs_exec_next(view->rank, view->sizes, at));
}

static void
pass_on(BsMachine *machine, const BsInsn *insn, guint32 i, const guint64 *frame, guint64 hash)
{
    const Unknown *unknown = insn->data;
    const BsStorage *storage = insn->operand_storages[i];
    if (!storage->element)
        return;
    const BsView view = bs_insn_view(insn, i, frame);
    const guint8 uses = unknown->is_named ? unknown->uses[i] : READS | WRITES;
    if (!view.buffer || unknown->is_pure)
        return;
    if (uses & FREES) {
        bs_machine_release(machine, view.buffer, insn);
        return;
    }
    if (uses && !bs_machine_usable(machine, insn, view.buffer, BS_MACHINE_PASSED_FREED))
        return;
    if (uses)
        bs_heap_use(&machine->heap, view.buffer, bs_machine_event(machine, insn));
    if (uses & WRITES)
        fill(machine, insn, &view, storage->element, hash, unknown->is_named);
}

// A memref or tensor that nobody has seen before.
static void
give_memory(BsMachine *machine, const BsInsn *insn, guint32 i, guint64 *frame, guint64 hash)
{
    enum { SIZE = 2 }; // where nobody says how large it is
    const Unknown *unknown = insn->data;
    const BsStorage *storage = insn->result_storages[i];
    const gboolean is_tensor =
        storage->type->kind == BS_TYPE_TENSOR || storage->type->kind == BS_TYPE_UNRANKED_TENSOR;
    gint64 *sizes = g_newa0(gint64, storage->rank + 1);
    for (guint32 k = 0; k < storage->rank; k++)
        sizes[k] =
            storage->type->shaped.shape[k] == BS_DYNAMIC ? SIZE : storage->type->shaped.shape[k];
    guint64 *words = frame + insn->results[i];
    if (!bs_machine_make_view(machine,
                              is_tensor || !unknown->makes[i] ? BS_BUFFER_TENSOR : BS_BUFFER_HEAP,
                              storage, storage->rank, sizes, insn, words))
        return;
    const BsView view = bs_view_of(storage, words);
    fill(machine, insn, &view, storage->element, hash, TRUE);
}

static void
tell(const BsMachine *machine, const BsInsn *insn, const guint64 *frame)
{
    g_autofree const guint64 **words = g_new(const guint64 *, insn->n_operands + 1);
    for (guint32 i = 0; i < insn->n_operands; i++)
        words[i] = frame + insn->operands[i];
    machine->watch(machine->watch_data, insn->op, insn->n_operands, insn->operand_storages, words);
}

void
bs_exec_unknown(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Unknown *unknown = insn->data;
    guint64 hash = mix_text(unknown->is_pure ? 0 : machine->now.seen, unknown->name);
    bs_machine_assume(machine, insn->op);
    if (machine->watch)
        tell(machine, insn, frame);
    machine->now.costs.library_calls += unknown->is_library;
    if (unknown->is_folded)
        machine->now.guessed = mix(mix_text(machine->now.guessed, unknown->name), insn->n_operands);
    for (guint32 i = 0; i < insn->n_operands; i++)
        hash = hash_operand(machine, insn, i, frame, hash);
    if (!unknown->is_pure)
        machine->now.seen = hash;
    for (guint32 i = 0; i < insn->n_operands && machine->now.ending == BS_RUNNING; i++)
        pass_on(machine, insn, i, frame, mix(hash, i));
    for (guint32 i = 0; i < insn->n_results && machine->now.ending == BS_RUNNING; i++) {
        const BsStorage *storage = insn->result_storages[i];
        const guint64 own = mix(hash, insn->n_operands + i);
        if (storage->element)
            give_memory(machine, insn, i, frame, own);
        if (!storage->element && !bs_exec_pay(machine, storage->words))
            return;
        for (guint32 k = 0; !storage->element && k < storage->words; k++)
            frame[insn->results[i] + k] = small_number(storage, mix(own, k));
    }
}
