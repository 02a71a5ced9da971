// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The few ops of the llvm dialect that the lowering of deallocation makes, and what ends blocks of
// functions. All others are read in generic form, and functions (llvm.func) written in it.
#include "dialects/llvm/llvm-private.h"

#include "dialects/common/checks.h"
#include "dialects/dialects.h"
#include "ir/context.h"
#include "ir/shape.h"

#include <string.h>

static gboolean
verify_extractvalue(const BsOp *op, BsDiags *diags)
{
    const BsAttr *position = bs_op_attr(op, "position");
    const guint32 n = position->dense.n;
    g_autofree gint64 *places = g_new(gint64, n + 1);
    for (guint32 i = 0; i < n; i++)
        places[i] = (gint64)position->dense.values[i];
    const BsType *element =
        bs_llvm_element(bs_op_context(op), bs_op_operand(op, 0)->type, n, places);
    return bs_check_that(!element || element == op->results[0].type, op, diags,
                         "its result has the type of what is extracted");
}

static gboolean
verify_call(const BsOp *op, BsDiags *diags)
{
    return bs_check_that(bs_op_attr(op, "callee") || op->n_operands > 0, op, diags,
                         "there is a callee, or a pointer to one");
}

static BsRange
br_operands(const BsOp *op, G_GNUC_UNUSED guint32 successor)
{
    return (BsRange){0, op->n_operands};
}

static BsRange
cond_br_operands(const BsOp *op, guint32 successor)
{
    return bs_op_operand_group(op, 1 + successor);
}

// clang-format off
// What loads and stores have besides, in either release; and calls.
#define ACCESS \
    "access_groups:any?, alias_scopes:any?, alignment:i64?, invariantGroup:unit?, noalias_scopes:any?, nontemporal:unit?, " \
    "ordering:i64=0, syncscope:any?, tbaa:any?, volatile_:unit?"
#define CALL \
    "CConv:any?, TailCallKind:any?, access_groups:any?, alias_scopes:any?, arg_attrs:any?, branch_weights:any?, " \
    "callee:symbol?, convergent:unit?, fastmathFlags:any?, memory_effects:any?, no_inline:unit?, no_unwind:unit?, " \
    "noalias_scopes:any?, res_attrs:any?, tbaa:any?, var_callee_type:any?, will_return:unit?"

static const BsEffectSpec alloca_effects[] = {{BS_EFFECT_ALLOCATE, BS_RESOURCE_AUTOMATIC, BS_ON_RESULTS, 0}};
static const BsEffectSpec load_effects[] = {{BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0}};
static const BsEffectSpec store_effects[] = {{BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1}};

static const BsOpDef ops[] = {
    { .name = "llvm.addrspacecast", .summary = "a pointer in another address space", .operands = "arg:any", .results = "res:any",
      .format = "$arg attr-dict `:` type($arg) `to` type($res)", .traits = BS_TRAIT_PURE },
    { .name = "llvm.alloca", .summary = "memory on the stack", .operands = "arraySize:any", .results = "res:any",
      .attrs = "alignment:i64?, elem_type:type, inalloca:unit?",
      .format = "(`inalloca` $inalloca^)? $arraySize `x` $elem_type attr-dict `:` functional-type(operands, results)",
      .effects = alloca_effects, .n_effects = 1 },
    { .name = "llvm.br", .does = BS_DOES_BRANCH, .summary = "branch to a block", .operands = "destOperands:llvm-compatible*",
      .attrs = "loop_annotation:loop-annotation?", .n_successors = 1,
      .format = "successor(0) (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR, .branch = TRUE, .successor_operands = br_operands, .verify = bs_check_branch },
    { .name = "llvm.call", .summary = "call of a function of LLVM", .operands = "operands:any*", .results = "results:any*",
      .attrs = CALL, .parse = bs_llvm_parse_call, .print = bs_llvm_print_call, .verify = verify_call, .verify_is_local = TRUE },
    { .name = "llvm.cond_br", .does = BS_DOES_BRANCH_IF, .summary = "branch to one of two blocks",
      .operands = "condition:i1, trueDestOperands:llvm-compatible*, falseDestOperands:llvm-compatible*",
      .attrs = "branch_weights:i32-array?, loop_annotation:loop-annotation?", .n_successors = 2,
      .format = "$condition (`weights` `(` $branch_weights^ `)`)? `,` successor(0) (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
                "successor(1) (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_OPERAND_SEGMENTS, .decides = BS_DECIDES_IF,
      .branch = TRUE, .successor_operands = cond_br_operands, .verify = bs_check_branch },
    { .name = "llvm.extractvalue", .summary = "a part of a struct or array", .operands = "container:any", .results = "res:any",
      .attrs = "position:i64-array", .parse = bs_llvm_parse_extractvalue, .print = bs_llvm_print_extractvalue,
      .verify = verify_extractvalue, .verify_is_local = TRUE, .traits = BS_TRAIT_PURE },
    { .name = "llvm.getelementptr", .summary = "the address of a part", .operands = "base:any, dynamicIndices:any*", .results = "res:any",
      .attrs = "elem_type:type, inbounds:unit?, rawConstantIndices:i32-array",
      .parse = bs_llvm_parse_getelementptr, .print = bs_llvm_print_getelementptr, .traits = BS_TRAIT_PURE },
    { .name = "llvm.load", .summary = "reads memory", .operands = "addr:any", .results = "res:any",
      .attrs = ACCESS ", dereferenceable:any?, invariant:unit?", .format = "(`volatile` $volatile_^)? $addr attr-dict `:` type($addr) `->` type($res)", .effects = load_effects, .n_effects = 1 },
    { .name = "llvm.mlir.constant", .summary = "a constant", .results = "res:any", .attrs = "value:any",
      .format = "`(` $value `)` attr-dict `:` type($res)", .traits = BS_TRAIT_PURE | BS_TRAIT_CONSTANT_LIKE },
    { .name = "llvm.mlir.undef", .summary = "a value that nobody gave", .results = "res:any", .format = "attr-dict `:` type($res)",
      .traits = BS_TRAIT_PURE },
    { .name = "llvm.mlir.zero", .summary = "zero, or the pointer to nothing", .results = "res:any", .format = "attr-dict `:` type($res)",
      .traits = BS_TRAIT_PURE },
    { .name = "llvm.ptrtoint", .summary = "a pointer as a number", .operands = "arg:any", .results = "res:any",
      .format = "$arg attr-dict `:` type($arg) `to` type($res)", .traits = BS_TRAIT_PURE },
    { .name = "llvm.unreachable", .summary = "ends a block that nobody comes to", .format = "attr-dict", .traits = BS_TRAIT_TERMINATOR },
    { .name = "llvm.store", .summary = "writes memory", .operands = "value:any, addr:any", .attrs = ACCESS,
      .format = "(`volatile` $volatile_^)? $value `,` $addr attr-dict `:` type($value) `,` type($addr)", .effects = store_effects, .n_effects = 1,
      .memory = BS_MEMORY_PART },
};
// clang-format on

const BsDialect bs_dialect_llvm = {
    .name = "llvm",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .allows_unknown_ops = TRUE, // of which there are hundreds more
    .keeps_symbols = TRUE,
};
