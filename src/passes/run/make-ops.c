// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/make-ops.h"

static const BsAttr *
dict(BsBuilder *builder, const char *name, const BsAttr *value)
{
    const BsNamedAttr item = {bs_context_string(builder->ir->context, name), value};
    return bs_attr_dict(builder->ir->context, 1, &item);
}

BsValue *
bs_make_cmpi(BsBuilder *builder, BsLoc loc, BsCmpPredicate predicate, BsValue *a, BsValue *b)
{
    BsContext *types = builder->ir->context;
    return bs_builder_value(builder, "arith.cmpi", loc, bs_type_i1(types), a, b, NULL,
                            dict(builder, "predicate", bs_attr_i64(types, predicate)));
}

BsValue *
bs_make_binary(BsBuilder *builder, const char *name, BsLoc loc, BsValue *a, BsValue *b)
{
    return bs_builder_value(builder, name, loc, a->type, a, b, NULL, NULL);
}

// -- memref --------------------------------------------------------------------------------------

BsValue *
bs_make_alloc(BsBuilder *builder, BsLoc loc, const BsType *type, BsValue *size,
              const BsAttr *alignment)
{
    BsContext *types = builder->ir->context;
    const gint32 sizes[] = {size ? 1 : 0, 0};
    const BsAttr *attrs = dict(builder, "operandSegmentSizes", bs_attr_i32_array(types, 2, sizes));
    attrs = bs_dict_with(types, attrs, bs_context_string(types, "alignment"), alignment);
    return bs_builder_value(builder, "memref.alloc", loc, type, size, NULL, NULL, attrs);
}

BsValue *
bs_make_alloc_sizes(BsBuilder *builder, const char *name, BsLoc loc, const BsType *type, guint32 n,
                    BsValue *const *sizes)
{
    const gint32 segments[] = {(gint32)n, 0};
    const BsAttr *attrs =
        dict(builder, "operandSegmentSizes", bs_attr_i32_array(builder->ir->context, 2, segments));
    return bs_op_result(bs_builder_op(builder, name, loc, n, sizes, 1, &type, attrs, 0), 0);
}

BsValue *
bs_make_memref_cast(BsBuilder *builder, BsLoc loc, const BsType *type, BsValue *source)
{
    return bs_builder_value(builder, "memref.cast", loc, type, source, NULL, NULL, NULL);
}

void
bs_make_copy(BsBuilder *builder, BsLoc loc, BsValue *source, BsValue *target)
{
    BsValue *const operands[] = {source, target};
    bs_builder_op(builder, "memref.copy", loc, 2, operands, 0, NULL, NULL, 0);
}

void
bs_make_free(BsBuilder *builder, BsLoc loc, BsValue *memref)
{
    bs_builder_op(builder, "memref.dealloc", loc, 1, &memref, 0, NULL, NULL, 0);
}

static const BsAttr *
temporal(BsBuilder *builder)
{
    return dict(builder, "nontemporal", bs_attr_bool(builder->ir->context, FALSE));
}

BsValue *
bs_make_load(BsBuilder *builder, BsLoc loc, BsValue *memref, BsValue *index)
{
    return bs_builder_value(builder, "memref.load", loc, bs_type_element(memref->type), memref,
                            index, NULL, temporal(builder));
}

void
bs_make_store(BsBuilder *builder, BsLoc loc, BsValue *value, BsValue *memref, BsValue *index)
{
    BsValue *const operands[] = {value, memref, index};
    bs_builder_op(builder, "memref.store", loc, 3, operands, 0, NULL, temporal(builder), 0);
}

BsValue *
bs_make_slice(BsBuilder *builder, const char *name, BsLoc loc, const BsType *type, BsValue *source,
              BsValue *size, gint64 number)
{
    BsContext *types = builder->ir->context;
    const gint32 segments[] = {1, 0, size ? 1 : 0, 0};
    const gint64 zero = 0, one = 1, static_size = size ? BS_DYNAMIC : number;
    const BsNamedAttr items[] = {
        {bs_context_string(types, "operandSegmentSizes"), bs_attr_i32_array(types, 4, segments)},
        {bs_context_string(types, "static_offsets"), bs_attr_i64_array(types, 1, &zero)},
        {bs_context_string(types, "static_sizes"), bs_attr_i64_array(types, 1, &static_size)},
        {bs_context_string(types, "static_strides"), bs_attr_i64_array(types, 1, &one)},
    };
    const BsAttr *attrs = bs_attr_dict(types, G_N_ELEMENTS(items), items);
    return bs_builder_value(builder, name, loc, type, source, size, NULL, attrs);
}

// -- scf -----------------------------------------------------------------------------------------

void
bs_make_yield(BsBuilder *builder, BsLoc loc, BsValue *value)
{
    bs_builder_op(builder, "scf.yield", loc, value ? 1 : 0, &value, 0, NULL, NULL, 0);
}

BsOp *
bs_make_if(BsBuilder *builder, BsLoc loc, BsValue *condition, const BsType *type)
{
    BsOp *op = bs_builder_op(builder, "scf.if", loc, 1, &condition, type ? 1 : 0, &type, NULL, 2);
    for (guint32 r = 0; r < (type ? 2 : 1); r++)
        bs_block_create(builder->ir, bs_op_region(op, r), NULL, loc);
    return op;
}

BsOp *
bs_make_for(BsBuilder *builder, BsLoc loc, BsValue *from, BsValue *to, BsValue *step, BsValue *init)
{
    BsValue *const operands[] = {from, to, step, init};
    const BsType *type = init ? init->type : NULL;
    guint32 n_carried = init ? 1 : 0;
    BsOp *op =
        bs_builder_op(builder, "scf.for", loc, 3 + n_carried, operands, n_carried, &type, NULL, 1);
    BsBlock *body = bs_block_create(builder->ir, bs_op_region(op, 0), NULL, loc);
    bs_block_add_arg(builder->ir, body, from->type, loc);
    if (init)
        bs_block_add_arg(builder->ir, body, type, loc);
    return op;
}
