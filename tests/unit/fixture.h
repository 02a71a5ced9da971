// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A small program to change: @f with one block that ends in "test.end", in a module.
#pragma once

#include "dialects/dialects.h"
#include "ir/builder.h"
#include "ir/journal.h"

typedef struct Fixture {
    BsContext *context;
    BsIr *ir;
    BsOp *function;
    BsBlock *block;
    BsOp *end;
    BsBuilder builder;
} Fixture;

static inline BsOp *
fixture_op(Fixture *f, const char *name, guint32 n_operands, BsValue *const *operands,
           guint32 n_results, guint32 n_regions)
{
    const BsType *types[8];
    for (guint32 i = 0; i < n_results; i++)
        types[i] = bs_type_i1(f->context);
    return bs_builder_op(&f->builder, name, (BsLoc){0}, n_operands, operands, n_results, types,
                         NULL, n_regions);
}

// Without a journal.
static inline void
fixture_init_plain(Fixture *f)
{
    f->context = bs_context_new(bs_dialects);
    f->ir = bs_ir_new(f->context);
    const BsOpState state = {.def = bs_context_op(f->context, "builtin.module"), .n_regions = 1};
    f->ir->root = bs_op_create(f->ir, &state);
    bs_builder_init(&f->builder, f->ir);
    bs_builder_block(&f->builder, bs_op_region(f->ir->root, 0), (BsLoc){0});
    f->function = fixture_op(f, "test.function", 0, NULL, 0, 1);
    f->block = bs_builder_block(&f->builder, bs_op_region(f->function, 0), (BsLoc){0});
    f->end = fixture_op(f, "test.end", 0, NULL, 0, 0);
    bs_builder_set_before(&f->builder, f->end);
}

static inline void
fixture_init(Fixture *f)
{
    fixture_init_plain(f);
    bs_ir_start_journal(f->ir);
}

static inline void
fixture_clear(Fixture *f)
{
    bs_ir_free(f->ir);
    bs_context_free(f->context);
}
