// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// expand-realloc: takes memref.realloc apart, so that what it allocates can be tracked
// (mlir/lib/Dialect/MemRef/Transforms/ExpandRealloc.cpp).
//
//     %new = memref.realloc %old(%n)  =>  %grows = arith.cmpi ult, (memref.dim %old), %n
//                                         %new = scf.if %grows { memref.alloc, memref.copy,
//                                         [memref.dealloc %old] }
//                                                else { memref.reinterpret_cast %old }
//
// Cost: linear in reallocs.
#include "passes/rewrite/conversion.h"
#include "passes/run/make-ops.h"
#include "passes/run/passes.h"
#include "support/i18n.h"

enum { OPTION_EMIT_DEALLOCS };

typedef struct Expansion {
    BsPassContext *context;
    gboolean emit_deallocs;
} Expansion;

// A size that is a value or a number.
typedef struct Size {
    BsValue *value; // NULL: the number
    gint64 number;
} Size;

static BsValue *
size_value(BsBuilder *builder, BsLoc loc, Size size)
{
    return size.value ? size.value : bs_builder_index(builder, loc, size.number);
}

static Size
current_size(BsBuilder *builder, BsLoc loc, BsValue *source)
{
    Size size = {.number = source->type->shaped.shape[0]};
    if (size.number == BS_DYNAMIC) {
        BsValue *zero = bs_builder_index(builder, loc, 0);
        size.value =
            bs_builder_value(builder, "memref.dim", loc, zero->type, source, zero, NULL, NULL);
    }
    return size;
}

// The type of the first `size` elements of a memref of that type.
static const BsType *
front_type(BsContext *types, const BsType *type, Size size)
{
    const gint64 shape = size.value ? BS_DYNAMIC : size.number, stride = 1;
    return bs_type_memref(types, 1, &shape, type->shaped.element,
                          bs_attr_strided(types, 1, &stride, 0), type->shaped.space);
}

static void
make_grown(BsBuilder *builder, const BsOp *op, Size size, BsValue *n, gboolean emit_deallocs)
{
    BsLoc loc = op->loc;
    BsValue *source = bs_op_operand(op, 0);
    const BsType *type = bs_op_result(op, 0)->type;
    BsValue *grown = bs_make_alloc(builder, loc, type, n, bs_op_attr(op, "alignment"));
    BsValue *front =
        bs_make_slice(builder, "memref.subview", loc, front_type(builder->ir->context, type, size),
                      grown, size.value, size.number);
    BsValue *const copied[] = {source, front};
    bs_builder_op(builder, "memref.copy", loc, 2, copied, 0, NULL, NULL, 0);
    if (emit_deallocs)
        bs_make_free(builder, loc, source);
    bs_make_yield(builder, loc, grown);
}

static gboolean
expand(gpointer data, BsOp *op, BsValue **results)
{
    const Expansion *expansion = data;
    BsPassContext *context = expansion->context;
    gboolean emit_deallocs = expansion->emit_deallocs;
    BsLoc loc = op->loc;
    BsValue *source = bs_op_operand(op, 0), *n = op->n_operands > 1 ? bs_op_operand(op, 1) : NULL;
    const BsType *type = bs_op_result(op, 0)->type;
    bs_report(context->events, .kind = BS_EVENT_EXPAND, .op = op, .block = bs_op_block(op),
              .value = source,
              .rule = emit_deallocs ? N_("frees the old buffer when it grows")
                                    : N_("keeps the old buffer"));
    BsBuilder builder;
    bs_builder_init(&builder, context->ir);
    bs_builder_set_before(&builder, op);
    Size before = current_size(&builder, loc, source);
    gboolean dynamic = type->shaped.shape[0] == BS_DYNAMIC;
    Size after = {.value = dynamic ? n : NULL, .number = type->shaped.shape[0]};
    BsValue *left = size_value(&builder, loc, before), *right = size_value(&builder, loc, after);
    BsValue *grows = bs_make_cmpi(&builder, loc, BS_CMP_ULT, left, right);
    BsOp *branch = bs_make_if(&builder, loc, grows, type);
    BsBuilder inner = builder;
    bs_builder_set_end(&inner, bs_op_region(branch, 0)->first);
    make_grown(&inner, op, before, n, emit_deallocs);
    bs_builder_set_end(&inner, bs_op_region(branch, 1)->first);
    bs_make_yield(&inner, loc,
                  bs_make_slice(&inner, "memref.reinterpret_cast", loc, type, source, after.value,
                                after.number));
    results[0] = bs_op_result(branch, 0);
    return TRUE;
}

static gboolean
run(BsPassContext *context, BsOp *op, const gint64 *options)
{
    static const char *const legal[] = {"memref", "arith", "scf", NULL};
    Expansion expansion = {context, options[OPTION_EMIT_DEALLOCS] != 0};
    const BsConversion conversion = {"memref.realloc", legal, expand, &expansion, FALSE};
    return bs_convert(context, op, &conversion);
}

static const BsPassOption pass_options[] = {
    [OPTION_EMIT_DEALLOCS] = {"emit-deallocs", BS_OPTION_BOOL, NULL, TRUE,
                              "Free the old buffer when a new one is made"},
};

const BsPass bs_pass_expand_realloc = {
    .name = "expand-realloc",
    .summary = N_("Expands memref.realloc into allocation, copy and cast"),
    .options = pass_options,
    .n_options = G_N_ELEMENTS(pass_options),
    .run = run,
    .works_by_function = bs_always_by_function,
};
