// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// convert-bufferization-to-memref: writes clones out as allocation and copy, and lowers deallocs as
// bufferization-lower-deallocations does
// (mlir/lib/Conversion/BufferizationToMemRef/BufferizationToMemRef.cpp).
//
//     %c = bufferization.clone %m  =>  %size = memref.dim %m, %c0
//                                      %c = memref.alloc(%size)
//                                      memref.copy %m, %c
//
// The rank of an unranked memref is known at run time only: a loop reads its sizes and multiplies
// them. Any other op of the dialect is refused. Cost: linear in clones, and as the lowering of
// deallocs.
#include "dialects/memref/shared.h"
#include "ir/context.h"
#include "passes/lowering/lower-deallocations.h"
#include "passes/rewrite/conversion.h"
#include "passes/rewrite/fold.h"
#include "passes/run/make-ops.h"
#include "passes/run/passes.h"
#include "support/i18n.h"

// A size of `source`; upstream folds it at once, and leaves the index behind.
static BsValue *
make_folded_dim(BsBuilder *builder, BsLoc loc, BsValue *source, guint32 dimension)
{
    BsValue *index = bs_builder_index(builder, loc, dimension);
    BsValue *size =
        bs_builder_value(builder, "memref.dim", loc, index->type, source, index, NULL, NULL);
    BsFolder folder = {0};
    const BsDialect *memref = bs_context_find_dialect(builder->ir->context, "memref", 6);
    BsBuilder before = *builder;
    if (bs_folder_fold(&folder, &before, memref, bs_value_op(size)) == BS_FOLD_RESULTS)
        size = folder.values.data[0];
    bs_folder_clear(&folder);
    return size;
}

static BsValue *
make_ranked(BsBuilder *builder, const BsOp *clone, const BsType *alloc_type)
{
    BsLoc loc = clone->loc;
    const BsType *type = bs_op_result(clone, 0)->type;
    g_autofree BsValue **sizes = g_new(BsValue *, type->shaped.rank + 1);
    guint32 n = 0;
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        if (type->shaped.shape[i] == BS_DYNAMIC)
            sizes[n++] = make_folded_dim(builder, loc, bs_op_operand(clone, 0), i);
    }
    BsValue *alloc = bs_make_alloc_sizes(builder, "memref.alloc", loc, alloc_type, n, sizes);
    return type == alloc_type ? alloc : bs_make_memref_cast(builder, loc, type, alloc);
}

// Stores the sizes into `shape` and returns their product.
static BsValue *
make_size_loop(BsBuilder *builder, const BsOp *clone, BsValue *zero, BsValue *one, BsValue *rank,
               BsValue *shape)
{
    BsLoc loc = clone->loc;
    BsOp *loop = bs_make_for(builder, loc, zero, rank, one, one);
    BsBlock *body = bs_op_region(loop, 0)->first;
    BsBuilder inner = *builder;
    bs_builder_set_end(&inner, body);
    BsValue *size = bs_builder_value(&inner, "memref.dim", loc, rank->type, bs_op_operand(clone, 0),
                                     body->args[0], NULL, NULL);
    bs_make_store(&inner, loc, size, shape, body->args[0]);
    bs_make_yield(&inner, loc, bs_make_binary(&inner, "arith.muli", loc, body->args[1], size));
    return bs_op_result(loop, 0);
}

// As upstream, what it allocates is in the default memory space, whatever the clone's is.
static BsValue *
make_unranked(BsBuilder *builder, const BsOp *clone)
{
    BsLoc loc = clone->loc;
    BsContext *types = builder->ir->context;
    const BsType *type = bs_op_result(clone, 0)->type, *index = bs_type_index(types);
    const gint64 dynamic = BS_DYNAMIC;
    BsValue *zero = bs_builder_index(builder, loc, 0), *one = bs_builder_index(builder, loc, 1);
    BsValue *rank = bs_builder_value(builder, "memref.rank", loc, index, bs_op_operand(clone, 0),
                                     NULL, NULL, NULL);
    const BsType *shape_type = bs_type_memref(types, 1, &dynamic, index, NULL, NULL);
    BsValue *shape = bs_make_alloc_sizes(builder, "memref.alloca", loc, shape_type, 1, &rank);
    BsValue *size = make_size_loop(builder, clone, zero, one, rank, shape);
    const BsType *flat = bs_type_memref(types, 1, &dynamic, type->shaped.element, NULL, NULL);
    BsValue *alloc = bs_make_alloc_sizes(builder, "memref.alloc", loc, flat, 1, &size);
    return bs_builder_value(builder, "memref.reshape", loc, type, alloc, shape, NULL, NULL);
}

// A type without layout, which alone can be allocated; NULL when it can't be cast to `type`.
static const BsType *
allocated_type(BsContext *types, const BsType *type)
{
    const BsType *plain = bs_type_memref(types, type->shaped.rank, type->shaped.shape,
                                         type->shaped.element, NULL, type->shaped.space);
    return bs_memref_casts_to(plain, type) ? plain : NULL;
}

static gboolean
convert(BsPassContext *context, BsOp *op, BsValue **results)
{
    const BsType *type = bs_op_is(op, "bufferization.clone") ? bs_op_result(op, 0)->type : NULL;
    gboolean ranked = type && type->kind == BS_TYPE_MEMREF;
    const BsType *alloc_type = ranked ? allocated_type(context->ir->context, type) : NULL;
    if (!type || (ranked && !alloc_type))
        return bs_conversion_fail(context, op);
    bs_report(context->events, .kind = BS_EVENT_LOWER, .op = op, .block = bs_op_block(op),
              .rule = ranked ? N_("allocate and copy")
                             : N_("allocate and copy, with the rank found at run time"));
    BsBuilder builder;
    bs_builder_init(&builder, context->ir);
    bs_builder_set_before(&builder, op);
    results[0] = ranked ? make_ranked(&builder, op, alloc_type) : make_unranked(&builder, op);
    bs_make_copy(&builder, op->loc, bs_op_operand(op, 0), results[0]);
    return TRUE;
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    return bs_lower_deallocations(context, op, "bufferization", convert);
}

const BsPass bs_pass_convert_bufferization_to_memref = {
    .name = "convert-bufferization-to-memref",
    .summary = N_("Writes clones out as allocation and copy, and lowers bufferization.dealloc"),
    .run = run,
    .class_name = "ConvertBufferizationToMemRef",
    .lowers_frees = TRUE,
};
