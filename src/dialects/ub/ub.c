// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ub dialect: values that stand for undefined behaviour that was deferred.
#include "dialects/common/fold.h"
#include "dialects/dialects.h"
#include "ir/builder.h"
#include "ir/context.h"

#include <string.h>

#define POISON "#ub.poison"

// clang-format off
static const BsOpDef ops[] = {
    { .name = "ub.poison", .does = BS_DOES_POISON, .summary = "a poisoned value", .results = "result:any", .attrs = "value:poison=#ub.poison",
      .format = "attr-dict (`` `<` $value^ `>`)? `:` type($result)",
      .traits = BS_TRAIT_PURE | BS_TRAIT_CONSTANT_LIKE },
    { .name = "ub.unreachable", .summary = "a place that control never reaches", .format = "attr-dict",
      .traits = BS_TRAIT_TERMINATOR, .releases = BS_SINCE_22 },
};
// clang-format on

const BsAttr *
bs_attr_poison(BsContext *context)
{
    return bs_attr_text(context, BS_ATTR_OPAQUE, POISON, strlen(POISON));
}

gboolean
bs_attr_is_poison(const BsAttr *attr)
{
    return attr && attr->kind == BS_ATTR_OPAQUE && strcmp(attr->string.text, POISON) == 0;
}

BsOp *
bs_ub_materialize(BsBuilder *builder, const BsAttr *value, const BsType *type, const BsOp *folded)
{
    if (!bs_attr_is_poison(value))
        return NULL;
    const BsNamedAttr attr = {bs_context_string(builder->ir->context, "value"), value};
    const BsAttr *attrs = bs_attr_dict(builder->ir->context, 1, &attr);
    return bs_builder_op(builder, "ub.poison", folded->loc, 0, NULL, 1, &type, attrs, 0);
}

static const BsDialectSymbol attrs[] = {{"poison", NULL}, {0}};

const BsDialect bs_dialect_ub = {
    .name = "ub",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_ub_materialize,
    .attrs = attrs,
};
