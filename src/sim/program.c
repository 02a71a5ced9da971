// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/machine-private.h"

// -- types ---------------------------------------------------------------------------------------

const BsStorage *
bs_program_storage(BsProgram *program, const BsType *type)
{
    BsStorage *storage = g_hash_table_lookup(program->storages, type);
    if (storage)
        return storage->words ? storage : NULL;
    storage = bs_arena_new(&program->arena, BsStorage);
    gboolean ok = bs_storage_init(storage, type);
    g_hash_table_insert(program->storages, (gpointer)(gsize)type, storage);
    if (ok && bs_storage_is_memory(storage)) {
        storage->element = bs_program_storage(program, type->shaped.element);
        ok = storage->element != NULL;
    }
    if (!ok)
        storage->words = 0;
    return ok ? storage : NULL;
}

BsProgram *
bs_program_ref(BsProgram *program)
{
    program->refs++;
    return program;
}

void
bs_program_unref(BsProgram *program)
{
    if (!program || --program->refs)
        return;
    g_ptr_array_unref(program->functions);
    g_hash_table_unref(program->code_of);
    g_hash_table_unref(program->storages);
    bs_vec_free(&program->codes);
    bs_vec_free(&program->edges);
    bs_vec_free(&program->jumps);
    bs_vec_free(&program->globals);
    g_free(program->placed);
    bs_arena_clear(&program->arena);
    g_free(program);
}

// -- questions -----------------------------------------------------------------------------------

guint32
bs_program_code(const BsProgram *program, const BsOp *function)
{
    const guint32 number = GPOINTER_TO_UINT(g_hash_table_lookup(program->code_of, function));
    return number ? number - 1 : G_MAXUINT32;
}

gboolean
bs_program_has(const BsProgram *program, const BsOp *function)
{
    const guint32 number = bs_program_code(program, function);
    return number != G_MAXUINT32 && !program->codes.data[number].problem;
}

const char *
bs_program_problem(const BsProgram *program, const BsOp *function)
{
    const guint32 number = bs_program_code(program, function);
    return number == G_MAXUINT32 ? "it has no body" : program->codes.data[number].problem;
}

const GPtrArray *
bs_program_functions(const BsProgram *program)
{
    return program->functions;
}

guint32
bs_program_edges(const BsProgram *program, const BsOp *function, guint32 *first)
{
    const guint32 number = bs_program_code(program, function);
    const BsCode *code = number == G_MAXUINT32 ? NULL : &program->codes.data[number];
    *first = code ? code->first_edge : 0;
    return code ? code->n_edges : 0;
}

void
bs_program_edge(const BsProgram *program, guint32 edge, const BsOp **from, const BsOp **to)
{
    *from = program->edges.data[edge].from;
    *to = program->edges.data[edge].to;
}

guint32
bs_program_n_jumps(const BsProgram *program)
{
    return program->jumps.len;
}

const BsOp *
bs_program_jump(const BsProgram *program, guint32 jump)
{
    return program->jumps.data[jump];
}
