// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/common/region-flow.h"

#include "ir/op.h"

BsRange
bs_no_region_operands(const BsOp *op, const BsRegion *to)
{
    (void)op, (void)to;
    return (BsRange){0, 0};
}

static guint32
enter_and_leave(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    if (cap > 0)
        out[0] = from ? NULL : bs_op_region(op, 0);
    return 1;
}

const BsRegionBranch bs_enter_one_region = {enter_and_leave, bs_no_region_operands, NULL};
