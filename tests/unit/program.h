// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A parsed program for unit tests, and finding things in it by the names that the printer gives
// them.
#pragma once

#include "dialects/dialects.h"
#include "ir/ir.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

typedef struct Program {
    BsContext *context;
    BsIr *ir;
    BsDiags diags;
    BsNames *names; // of the module as parsed
} Program;

static inline void
program_init_for(Program *program, BsUpstream upstream, const char *text)
{
    *program = (Program){.context = bs_context_new_for(bs_dialects, upstream)};
    program->ir = bs_ir_new(program->context);
    bs_diags_init(&program->diags);
    g_assert_true(bs_parse(program->ir, text, strlen(text),
                           &(BsParseOptions){.allow_unregistered = TRUE}, &program->diags));
}

static inline void
program_init(Program *program, const char *text)
{
    program_init_for(program, BS_UPSTREAM_DEFAULT, text);
}

static inline void
program_clear(Program *program)
{
    bs_names_free(program->names);
    bs_diags_clear(&program->diags);
    bs_ir_free(program->ir);
    bs_context_free(program->context);
}

// The n-th function of the module.
static inline BsOp *
program_function(const Program *program, guint32 n)
{
    BsOp *op = bs_op_region(program->ir->root, 0)->first->first;
    while (n-- && op)
        op = bs_op_next(op);
    g_assert_nonnull(op);
    return op;
}

// The n-th block of the first function.
static inline BsBlock *
program_block(const Program *program, guint32 n)
{
    BsBlock *block = bs_op_region(program_function(program, 0), 0)->first;
    while (n-- && block)
        block = block->next;
    g_assert_nonnull(block);
    return block;
}

// The name of a value in the first function.
static inline const char *
program_name(Program *program, const BsValue *value)
{
    if (!program->names)
        program->names = bs_names_new(program_function(program, 0));
    return bs_names_value(program->names, value);
}

typedef struct ProgramSearch {
    Program *program;
    const char *name;
    BsValue *found;
} ProgramSearch;

static inline void
program_check_value(ProgramSearch *search, BsValue *value)
{
    const char *name = program_name(search->program, value);
    if (name && strcmp(name, search->name) == 0)
        search->found = value;
}

static inline BsWalk
program_search_op(BsOp *op, gpointer data)
{
    for (guint32 i = 0; i < op->n_results; i++)
        program_check_value(data, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                program_check_value(data, block->args[i]);
        }
    }
    return BS_WALK_ON;
}

// The value that is printed by that name in the first function.
static inline BsValue *
program_value(Program *program, const char *name)
{
    ProgramSearch search = {program, name, NULL};
    bs_op_walk_preorder(program_function(program, 0), program_search_op, &search);
    g_assert_nonnull(search.found);
    return search.found;
}
