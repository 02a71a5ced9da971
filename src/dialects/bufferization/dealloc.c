// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/bufferization/dealloc.h"

#include "support/vec.h"

BsOp *
bs_dealloc_build(BsBuilder *builder, BsLoc loc, guint32 n, BsValue *const *memrefs,
                 BsValue *const *conditions, guint32 n_retained, BsValue *const *retained)
{
    BsContext *types = builder->ir->context;
    guint32 total = 2 * n + n_retained;
    BsValue *few[16];
    const BsType *few_types[16];
    g_autofree BsValue **many = total > G_N_ELEMENTS(few) ? g_new(BsValue *, total) : NULL;
    BsValue **operands = many ? many : few;
    for (guint32 i = 0; i < n; i++) {
        operands[i] = memrefs[i];
        operands[n + i] = conditions[i];
    }
    g_autofree const BsType **many_types =
        n_retained > G_N_ELEMENTS(few_types) ? g_new(const BsType *, n_retained) : NULL;
    const BsType **results = many_types ? many_types : few_types;
    for (guint32 i = 0; i < n_retained; i++) {
        operands[2 * n + i] = retained[i];
        results[i] = bs_type_i1(types);
    }
    const gint32 sizes[] = {(gint32)n, (gint32)n, (gint32)n_retained};
    const BsNamedAttr segments = {"operandSegmentSizes", bs_attr_i32_array(types, 3, sizes)};
    return bs_builder_op(builder, "bufferization.dealloc", loc, total, operands, n_retained,
                         results, bs_attr_dict(types, 1, &segments), 0);
}

void
bs_dealloc_set_memrefs(BsBuilder *builder, BsOp *dealloc, guint32 n, BsValue *const *memrefs,
                       BsValue *const *conditions)
{
    const BsDeallocLists lists = bs_dealloc_lists(dealloc);
    const guint32 total = 2 * n + lists.n_retained;
    BsValue *few[16];
    g_autofree BsValue **many = total > G_N_ELEMENTS(few) ? g_new(BsValue *, total) : NULL;
    BsValue **operands = many ? many : few;
    for (guint32 i = 0; i < n; i++) {
        operands[i] = memrefs[i];
        operands[n + i] = conditions[i];
    }
    for (guint32 i = 0; i < lists.n_retained; i++)
        operands[2 * n + i] = bs_dealloc_retained(&lists, i);
    const gint64 sizes[] = {n, n, lists.n_retained};
    bs_op_set_operand_groups(builder->ir, dealloc, G_N_ELEMENTS(sizes), sizes, operands);
    bs_builder_modified(builder, dealloc);
}
