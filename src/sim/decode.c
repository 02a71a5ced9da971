// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Turns functions into instructions. Control of all kinds becomes jumps with moves; what an op
// needs besides is read here, once.
#include "sim/machine-private.h"

#include "analysis/library.h"

// -- helpers -------------------------------------------------------------------------------------

gpointer
bs_decode_alloc(BsDecoder *decoder, gsize size)
{
    return bs_arena_alloc(&decoder->program->arena, size);
}

gboolean
bs_decode_refuse(BsDecoder *decoder, BsUnjudged reason, const BsOp *op)
{
    g_autofree char *text = bs_unjudged_text(reason, op);
    decoder->problem = bs_arena_strndup(&decoder->program->arena, text, strlen(text));
    return FALSE;
}

guint32
bs_decode_hidden(BsDecoder *decoder, guint32 words)
{
    decoder->n_words += words;
    return decoder->n_words - words;
}

static const BsPlaced *
placed(BsDecoder *decoder, const BsValue *value)
{
    static const BsPlaced nowhere = {0};
    BsPlaced *place = &decoder->program->placed[value->id];
    if (place->storage)
        return place;
    const BsStorage *storage = bs_program_storage(decoder->program, value->type);
    if (!storage) {
        bs_decode_refuse(decoder, BS_UNJUDGED_WIDE, NULL);
        return &nowhere;
    }
    *place = (BsPlaced){storage, bs_decode_hidden(decoder, storage->words), decoder->code};
    return place;
}

guint32
bs_decode_place(BsDecoder *decoder, const BsValue *value)
{
    return placed(decoder, value)->place;
}

// -- jumps ---------------------------------------------------------------------------------------

BsJump *
bs_decode_jumps(BsDecoder *decoder, guint32 insn, guint32 n)
{
    BsJump *jumps = bs_decode_alloc(decoder, n * sizeof *jumps);
    for (guint32 i = 0; i < n; i++) {
        jumps[i].edge = BS_NO_EDGE;
        jumps[i].number = decoder->program->jumps.len;
        bs_vec_push(&decoder->program->jumps, decoder->insns.data[insn].op);
        if (n < 2)
            continue;
        jumps[i].edge = decoder->program->edges.len;
        const BsEdge edge = {.from = decoder->insns.data[insn].op};
        bs_vec_push(&decoder->program->edges, edge);
    }
    decoder->insns.data[insn].jumps = jumps;
    decoder->insns.data[insn].n_jumps = n;
    return jumps;
}

// Whether a move writes what a later one reads.
static gboolean
overlaps(const BsMove *moves, guint32 n)
{
    for (guint32 i = 0; i < n; i++)
        for (guint32 k = i + 1; k < n; k++)
            if (moves[i].to < moves[k].from + moves[k].words &&
                moves[k].from < moves[i].to + moves[i].words)
                return TRUE;
    return FALSE;
}

static const BsValue *
target_value(const BsBlock *block, const BsOp *behind, guint32 i)
{
    if (block)
        return i < block->n_args ? block->args[i] : NULL;
    return i < behind->n_results ? bs_op_result(behind, i) : NULL;
}

gboolean
bs_decode_jump(BsDecoder *decoder, BsJump *jump, const BsOp *op, BsRange operands,
               const BsBlock *block, const BsOp *behind, guint32 first)
{
    BsMove *moves = bs_decode_alloc(decoder, operands.n * sizeof *moves);
    for (guint32 i = 0; i < operands.n; i++) {
        const BsValue *to = target_value(block, behind, first + i);
        const BsPlaced *from = placed(decoder, bs_op_operand(op, operands.begin + i));
        const BsPlaced *into = to ? placed(decoder, to) : from;
        if (!from->storage || !into->storage)
            return FALSE;
        if (from->storage->words != into->storage->words)
            return bs_decode_refuse(decoder, BS_UNJUDGED_OTHER_TYPES, op);
        moves[i] = (BsMove){from->place, into->place, from->storage->words};
    }
    jump->moves = moves;
    jump->n_moves = operands.n;
    jump->overlaps = overlaps(moves, operands.n);
    const BsPending pending = {jump, block, behind};
    bs_vec_push(&decoder->pending, pending);
    return TRUE;
}

static void
settle_jumps(BsDecoder *decoder)
{
    for (guint i = 0; i < decoder->pending.len; i++) {
        const BsPending *pending = &decoder->pending.data[i];
        BsJump *jump = pending->jump;
        jump->target =
            pending->block
                ? decoder->block_at[pending->block->id]
                : GPOINTER_TO_UINT(g_hash_table_lookup(decoder->behind_at, pending->behind));
        if (jump->edge != BS_NO_EDGE && jump->target < decoder->insns.len)
            decoder->program->edges.data[jump->edge].to = decoder->insns.data[jump->target].op;
    }
}

// -- ops -----------------------------------------------------------------------------------------

static gboolean
place_all(BsDecoder *decoder, guint32 n, const BsOp *op, gboolean are_results,
          const guint32 **places, const BsStorage *const **storages)
{
    guint32 *to = bs_decode_alloc(decoder, n * sizeof *to);
    const BsStorage **kept = bs_decode_alloc(decoder, n * sizeof *kept);
    *places = to;
    *storages = kept;
    for (guint32 i = 0; i < n; i++) {
        const BsPlaced *place =
            placed(decoder, are_results ? bs_op_result(op, i) : bs_op_operand(op, i));
        if (!place->storage)
            return FALSE;
        to[i] = place->place;
        kept[i] = place->storage;
    }
    return TRUE;
}

static void
execute_stuck(BsMachine *machine, const BsInsn *insn, G_GNUC_UNUSED guint64 *frame)
{
    bs_machine_end(machine, BS_STUCK, insn->data);
}

static void
execute_in_scope(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    if (insn->parent == BS_NO_SCOPE)
        frame[insn->scope] = machine->stack.len;
    else
        bs_machine_drop_stack(machine, (guint32)frame[insn->scope], insn);
    insn->inner(machine, insn, frame);
}

static void
execute_check(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    machine->now.costs.checks++;
    insn->inner(machine, insn, frame);
}

// What asks at run time what is to be freed is counted; nothing else pays for that.
static void
count_checks(BsInsn *insn)
{
    g_return_if_fail(!insn->inner);
    insn->inner = insn->exec;
    insn->exec = execute_check;
}

static void
put_in_scope(BsInsn *insn, guint32 keeps)
{
    insn->scope = keeps;
    insn->inner = insn->exec;
    insn->exec = execute_in_scope;
}

static gboolean
decode_details(BsDecoder *decoder, const BsOp *op, guint32 number)
{
    const BsExecRow *row = &bs_exec_rows[op->def->does];
    BsDecode *decode = row->decode;
    if (op->def->does == BS_DOES_YIELD) {
        const BsOp *around = decoder->scope ? decoder->scope->op : NULL;
        decode = around ? bs_exec_rows[around->def->does].end : NULL;
        if (!decode)
            return bs_decode_refuse(decoder, BS_UNJUDGED_WHERE, op);
        decoder->insns.data[number].parent = decoder->scope->insn;
    }
    return !decode || decode(decoder, op, number);
}

// The verifier takes an op that it does not know for a terminator; what comes behind it in memory
// is another block, or nothing.
static gboolean
falls_off(const BsOp *op)
{
    return !bs_op_next(op) &&
           (op->def->does == BS_DOES_UNKNOWN || !bs_op_has_trait(op, BS_TRAIT_TERMINATOR));
}

static void
decode_op(BsDecoder *decoder, const BsOp *op)
{
    const guint32 number = decoder->insns.len;
    BsInsn insn = {.exec = bs_exec_rows[op->def->does].exec,
                   .op = op,
                   .n_operands = op->n_operands,
                   .n_results = op->n_results,
                   .scope = BS_NO_SCOPE,
                   .parent = BS_NO_SCOPE,
                   .function = G_MAXUINT32};
    gboolean ok =
        place_all(decoder, op->n_operands, op, FALSE, &insn.operands, &insn.operand_storages) &&
        place_all(decoder, op->n_results, op, TRUE, &insn.results, &insn.result_storages);
    bs_vec_push(&decoder->insns, insn);
    ok = ok && decode_details(decoder, op, number);
    BsInsn *made = &decoder->insns.data[number];
    if (ok && !made->exec)
        ok = bs_decode_refuse(decoder, BS_UNJUDGED_WHAT, op);
    if (ok && falls_off(op))
        ok = bs_decode_refuse(decoder, BS_UNJUDGED_WHERE, op);
    if (!ok) {
        made->exec = execute_stuck;
        made->data = decoder->problem;
        decoder->problem = NULL;
    } else if (bs_op_is_run_time_check(op)) {
        count_checks(made);
    } else if (made->parent != BS_NO_SCOPE && decoder->scope->keeps != BS_NO_SCOPE) {
        put_in_scope(made, decoder->scope->keeps);
    }
    if (op->n_regions)
        g_hash_table_insert(decoder->behind_at, (gpointer)(gsize)op,
                            GUINT_TO_POINTER(decoder->insns.len));
}

static void
decode_blocks(BsDecoder *decoder, const BsRegion *region)
{
    bs_region_for_each (region, block) {
        decoder->block_at[block->id] = decoder->insns.len;
        for (guint32 i = 0; i < block->n_args; i++)
            bs_decode_place(decoder, block->args[i]);
        bs_block_for_each (block, op)
            decode_op(decoder, op);
    }
}

gboolean
bs_decode_region(BsDecoder *decoder, const BsOp *op, guint32 index, guint32 insn)
{
    const BsRegion *region = bs_op_region(op, index);
    BsScope scope = {.around = decoder->scope,
                     .op = op,
                     .region = region,
                     .insn = insn,
                     .keeps = decoder->insns.data[insn].scope};
    if (scope.keeps == BS_NO_SCOPE && g_hash_table_contains(decoder->has_stack, op)) {
        scope.keeps = bs_decode_hidden(decoder, 1);
        put_in_scope(&decoder->insns.data[insn], scope.keeps);
    }
    decoder->scope = &scope;
    decode_blocks(decoder, region);
    decoder->scope = scope.around;
    if (!decoder->problem)
        return TRUE;
    decoder->problem = NULL; // an argument that has no place: the ops that use it say so
    return TRUE;
}

// -- functions -----------------------------------------------------------------------------------

// Notes the op whose region an allocation on the stack is for.
static BsWalk
note_stack(BsOp *op, gpointer data)
{
    if (op->def->does != BS_DOES_ALLOCA)
        return BS_WALK_ON;
    BsOp *scope = bs_op_parent(op);
    while (scope && !bs_op_has_trait(scope, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
        scope = bs_op_parent(scope);
    if (scope && !bs_op_has_trait(scope, BS_TRAIT_FUNCTION))
        g_hash_table_add(data, scope);
    return BS_WALK_ON;
}

static const BsType *
function_type(const BsOp *function)
{
    const BsAttr *attr = bs_op_attr(function, "function_type");
    return attr && attr->kind == BS_ATTR_TYPE && attr->type->kind == BS_TYPE_FUNCTION ? attr->type
                                                                                      : NULL;
}

static void
decode_signature(BsDecoder *decoder, BsCode *code)
{
    const BsType *type = function_type(code->op);
    const BsBlock *entry = bs_op_region(code->op, 0)->first;
    guint32 *places = bs_decode_alloc(decoder, entry->n_args * sizeof *places);
    const BsStorage **arguments = bs_decode_alloc(decoder, entry->n_args * sizeof *arguments);
    code->n_results = type ? type->function.n_results : 0;
    const BsStorage **results = bs_decode_alloc(decoder, code->n_results * sizeof *results);
    for (guint32 i = 0; i < entry->n_args; i++) {
        const BsPlaced *place = placed(decoder, entry->args[i]);
        places[i] = place->place;
        arguments[i] = place->storage;
    }
    for (guint32 i = 0; i < code->n_results; i++) {
        results[i] = bs_program_storage(decoder->program, type->function.results[i]);
        if (!results[i])
            bs_decode_refuse(decoder, BS_UNJUDGED_RESULT_TYPE, NULL);
    }
    code->problem = type ? decoder->problem : bs_unjudged_words(BS_UNJUDGED_NO_TYPE);
    code->n_arguments = entry->n_args;
    code->arguments = places;
    code->argument_storages = arguments;
    code->result_storages = results;
    decoder->problem = NULL;
}

static void
decode_function(BsDecoder *decoder, guint32 number)
{
    BsCode code = decoder->program->codes.data[number];
    decoder->code = number;
    decoder->n_words = 0;
    bs_vec_clear(&decoder->insns);
    bs_vec_clear(&decoder->pending);
    g_hash_table_remove_all(decoder->behind_at);
    g_hash_table_remove_all(decoder->has_stack);
    bs_op_walk_preorder((BsOp *)(gsize)code.op, note_stack, decoder->has_stack);
    code.first_edge = decoder->program->edges.len;
    decode_signature(decoder, &code);
    decode_blocks(decoder, bs_op_region(code.op, 0));
    settle_jumps(decoder);
    code.n_edges = decoder->program->edges.len - code.first_edge;
    code.n_insns = decoder->insns.len;
    code.n_words = decoder->n_words;
    code.insns = bs_arena_copy(&decoder->program->arena, decoder->insns.data,
                               code.n_insns * sizeof *code.insns);
    decoder->program->codes.data[number] = code;
}

static BsWalk
note_function(BsOp *op, gpointer data)
{
    BsProgram *program = data;
    if (op->def->does == BS_DOES_GLOBAL) {
        const BsAttr *type = bs_op_attr(op, "type");
        const BsGlobal global = {op, type ? type->type : NULL, bs_op_attr(op, "initial_value")};
        bs_vec_push(&program->globals, global);
    }
    if (!bs_op_has_trait(op, BS_TRAIT_FUNCTION) || !op->n_regions || !bs_op_region(op, 0)->first)
        return BS_WALK_ON;
    const BsCode code = {.op = op};
    bs_vec_push(&program->codes, code);
    g_hash_table_insert(program->code_of, op, GUINT_TO_POINTER(program->codes.len));
    return BS_WALK_ON;
}

static void
decode_all(BsProgram *program, const BsIr *ir)
{
    g_autoptr(BsCallees) callees = bs_callees_new();
    BsDecoder decoder = {.program = program,
                         .callees = callees,
                         .block_at = g_new0(guint32, ir->n_blocks + 1),
                         .behind_at = g_hash_table_new(NULL, NULL),
                         .has_stack = g_hash_table_new(NULL, NULL)};
    for (guint32 i = 0; i < program->codes.len; i++)
        decode_function(&decoder, i);
    for (guint32 i = 0; i < program->codes.len; i++) {
        if (!program->codes.data[i].problem)
            g_ptr_array_add(program->functions, (gpointer)(gsize)program->codes.data[i].op);
    }
    bs_vec_free(&decoder.insns);
    bs_vec_free(&decoder.pending);
    g_hash_table_unref(decoder.behind_at);
    g_hash_table_unref(decoder.has_stack);
    g_free(decoder.block_at);
}

BsProgram *
bs_program_new(BsIr *ir)
{
    BsProgram *program = g_new0(BsProgram, 1);
    bs_arena_init(&program->arena);
    program->refs = 1;
    program->context = ir->context;
    program->functions = g_ptr_array_new();
    program->code_of = g_hash_table_new(NULL, NULL);
    program->storages = g_hash_table_new(NULL, NULL);
    program->n_placed = ir->n_values;
    program->placed = g_new0(BsPlaced, ir->n_values + 1);
    bs_op_walk_preorder(ir->root, note_function, program);
    decode_all(program, ir);
    return program;
}
