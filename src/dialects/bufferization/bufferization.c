// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bufferization dialect: the deallocation op, clones, and the border between tensors and
// memrefs. Hand-written syntax is in syntax.c.
#include "dialects/bufferization/bufferization-private.h"

#include "dialects/bufferization/dealloc.h"
#include "dialects/common/checks.h"
#include "dialects/dialects.h"
#include "dialects/tensor/shared.h"
#include "ir/context.h"
#include "ir/shape.h"

#include <string.h>

// -- bufferization.dealloc ----------------------------------------------------------------------

static gboolean
verify_dealloc(const BsOp *op, BsDiags *diags)
{
    if (bs_op_operand_group(op, BS_DEALLOC_MEMREFS).n !=
        bs_op_operand_group(op, BS_DEALLOC_CONDITIONS).n) {
        bs_diags_op_error(diags, op,
                          "must have the same number of conditions as memrefs to deallocate");
        return FALSE;
    }
    if (bs_op_operand_group(op, BS_DEALLOC_RETAINED).n != op->n_results) {
        bs_diags_op_error(
            diags, op,
            "must have the same number of updated conditions (results) as retained operands");
        return FALSE;
    }
    return TRUE;
}

// -- bufferization.to_tensor, to_memref ---------------------------------------------------------

static gboolean
verify_conversion(const BsOp *op, BsDiags *diags, const BsType *memref, const BsType *tensor,
                  const char *summary)
{
    gboolean ranked = memref->kind == BS_TYPE_MEMREF;
    gboolean same =
        memref->shaped.element == tensor->shaped.element &&
        tensor->kind == (ranked ? BS_TYPE_TENSOR : BS_TYPE_UNRANKED_TENSOR) &&
        (!ranked || (memref->shaped.rank == tensor->shaped.rank && !tensor->shaped.layout));
    for (guint32 i = 0; same && ranked && i < memref->shaped.rank; i++)
        same = memref->shaped.shape[i] == tensor->shaped.shape[i];
    return bs_check_that(same, op, diags, summary);
}

static gboolean
verify_to_tensor(const BsOp *op, BsDiags *diags)
{
    return verify_conversion(op, diags, bs_op_operand(op, 0)->type, op->results[0].type,
                             "result type matches tensor equivalent of 'memref'");
}

static gboolean
verify_to_memref(const BsOp *op, BsDiags *diags)
{
    return verify_conversion(op, diags, op->results[0].type, bs_op_operand(op, 0)->type,
                             "type of 'tensor' is the tensor equivalent of 'memref'");
}

// Since 22 both types are written, and may disagree about more than the tensor's encoding.
static gboolean
verify_both_types(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    const guint32 rank = from->shaped.rank;
    const char *wrong = NULL;
    if (rank != to->shaped.rank || (rank && memcmp(from->shaped.shape, to->shaped.shape,
                                                   rank * sizeof *from->shaped.shape) != 0))
        wrong = "shapes do not match";
    else if (from->shaped.element != to->shaped.element)
        wrong = "element types do not match";
    if (wrong)
        bs_diags_error_at_op(diags, op, "%s", wrong);
    return bs_check_that(!wrong, op, diags, "specified tensor and buffer types match");
}

// -- bufferization.alloc_tensor -----------------------------------------------------------------

static gboolean
verify_alloc_tensor(const BsOp *op, BsDiags *diags)
{
    const BsValue *copy = bs_op_group_operand(op, 1);
    const BsType *type = op->results[0].type;
    guint32 n_sizes = bs_op_operand_group(op, 0).n, n_dynamic = 0;
    if (copy && n_sizes) {
        bs_diags_error_at_op(diags, op, "dynamic sizes not needed when copying a tensor");
        return FALSE;
    }
    for (guint32 i = 0; type->kind == BS_TYPE_TENSOR && i < type->shaped.rank; i++)
        n_dynamic += type->shaped.shape[i] == BS_DYNAMIC;
    if (!copy && n_sizes != n_dynamic) {
        if (bs_op_upstream(op) >= BS_UPSTREAM_22)
            return bs_fail_dynamic_sizes(op, diags, n_sizes, n_dynamic);
        bs_diags_error_at_op(diags, op, "expected %u dynamic sizes", n_dynamic);
        return FALSE;
    }
    if (copy && copy->type != type) {
        bs_diags_error_at_op(diags, op, "expected that `copy` and return type match");
        return FALSE;
    }
    return TRUE;
}

// -- bufferization.materialize_in_destination ---------------------------------------------------

static BsRange
destination(const BsOp *op)
{
    return bs_op_operand_group(op, 1);
}

// Writes to its destination when that is a memref; a tensor is a new value.
static void
materialize_effects(const BsOp *op, BsEffects *effects)
{
    BsValue *target = bs_op_operand(op, 1);
    if (bs_type_is_memref(target->type))
        bs_effects_add(effects, BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, target);
}

// What is wrong with an op that writes to `dest`, or NULL.
static const char *
find_wrong_destination(const BsOp *op, const BsType *dest)
{
    gboolean memref = bs_type_is_memref(dest);
    if (!bs_type_is_tensor(dest) && !memref)
        return "'dest' must be a tensor or a memref";
    if (bs_type_is_tensor(dest) && op->n_results != 1)
        return "tensor 'dest' implies exactly one tensor result";
    if (bs_type_is_tensor(dest) && op->results[0].type != dest)
        return "result and 'dest' types must match";
    if (memref && op->n_results > 0)
        return "memref 'dest' implies zero results";
    if (!memref && bs_op_attr(op, "restrict"))
        return "'restrict' is valid only for memref destinations";
    if (memref != (bs_op_attr(op, "writable") != NULL))
        return "'writable' must be specified if and only if the destination is of memref type";
    return NULL;
}

static const char *
find_wrong_shapes(const BsType *source, const BsType *dest)
{
    gboolean ranked = source->kind == BS_TYPE_TENSOR;
    if (ranked != (dest->kind == BS_TYPE_TENSOR || dest->kind == BS_TYPE_MEMREF))
        return "source/destination shapes are incompatible";
    if (ranked && source->shaped.rank != dest->shaped.rank)
        return "rank mismatch between source and destination shape";
    return bs_shapes_compatible(source, dest) ? NULL : "source/destination shapes are incompatible";
}

static gboolean
verify_materialize(const BsOp *op, BsDiags *diags)
{
    const BsType *source = bs_op_operand(op, 0)->type, *dest = bs_op_operand(op, 1)->type;
    gboolean same = bs_type_element(source) == bs_type_element(dest);
    if (!bs_check_that(same, op, diags, "all of {source, dest} have same element type"))
        return FALSE;
    const char *wrong = find_wrong_destination(op, dest);
    if (!wrong)
        wrong = find_wrong_shapes(source, dest);
    if (wrong)
        bs_diags_op_error(diags, op, "%s", wrong);
    return wrong == NULL;
}

// -- attributes of other ops --------------------------------------------------------------------

static gboolean
frees_or_allocates(const BsOp *op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean known = bs_op_effects(op, &effects);
    const gboolean does = bs_effects_has(&effects, BS_EFFECT_ALLOCATE, NULL) ||
                          bs_effects_has(&effects, BS_EFFECT_FREE, NULL);
    bs_effects_clear(&effects);
    return known && does;
}

static gboolean
verify_op_attr(const BsOp *op, const BsNamedAttr *attr, BsDiags *diags)
{
    if (strcmp(attr->name, "bufferization.manual_deallocation") != 0) {
        bs_diags_error_at_op(diags, op,
                             "attribute '\"%s\"' not supported as an op attribute by the "
                             "bufferization dialect",
                             attr->name);
        return FALSE;
    }
    if (frees_or_allocates(op))
        return TRUE;
    bs_diags_op_error(diags, op,
                      "attribute '%s' can be used only on ops that have an allocation and/or free "
                      "side effect",
                      attr->name);
    return FALSE;
}

static gboolean
is_access(const BsAttr *attr)
{
    static const char *const words[] = {"none", "read", "write", "read-write", NULL};
    return g_strv_contains(words, attr->string.text);
}

// Upstream names `buffer_layout` whatever the attribute is that it does not know.
static gboolean
verify_arg_attr(const BsOp *op, const BsNamedAttr *attr, BsDiags *diags)
{
    static const char *const known[] = {"writable", "access", "buffer_layout", NULL};
    const char *name = attr->name + strlen("bufferization.");
    const BsAttr *value = attr->value;
    const gboolean is_flag = value->kind == BS_ATTR_INTEGER && bs_type_is_i1(value->type);
    if (!strcmp(name, "writable") && !is_flag)
        bs_diags_error_at_op(diags, op, "'%s' is expected to be a boolean attribute", attr->name);
    else if (!strcmp(name, "writable") && !bs_op_region(op, 0)->first)
        bs_diags_error_at_op(diags, op, "'%s' is invalid on external functions", attr->name);
    else if (!strcmp(name, "access") && value->kind != BS_ATTR_STRING)
        bs_diags_error_at_op(diags, op, "'%s' is expected to be a string attribute", attr->name);
    else if (!strcmp(name, "access") && !is_access(value))
        bs_diags_error_at_op(diags, op, "invalid value for '%s'", attr->name);
    else if (!strcmp(name, "buffer_layout") && value->kind != BS_ATTR_AFFINE_MAP)
        bs_diags_error_at_op(diags, op, "'%s' is expected to be a %s attribute", attr->name,
                             bs_op_upstream(op) >= BS_UPSTREAM_22 ? "memref layout" : "affine map");
    else if (!g_strv_contains(known, name))
        bs_diags_error_at_op(diags, op,
                             "attribute 'bufferization.buffer_layout' not supported as a region "
                             "arg attribute by the bufferization dialect");
    else
        return TRUE;
    return FALSE;
}

// -- the table ----------------------------------------------------------------------------------

static const BsEffectSpec clone_effects[] = {
    {BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0},
    {BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_RESULTS, 0},
    {BS_EFFECT_ALLOCATE, BS_RESOURCE_DEFAULT, BS_ON_RESULTS, 0},
};
static const BsEffectSpec reads[] = {{BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0}};

// clang-format off
static const BsOpDef ops[] = {
    { .name = "bufferization.alloc_tensor", .does = BS_DOES_TENSOR, .summary = "a tensor that will be a new buffer",
      .operands = "dynamic_sizes:index*, copy:tensor?, size_hint:index?", .results = "result:tensor",
      .attrs = "memory_space:any?",
      .parse = bs_bufferization_parse_alloc_tensor, .print = bs_bufferization_print_alloc_tensor,
      BS_LOCAL_RULE(verify_alloc_tensor), .traits = BS_TRAIT_OPERAND_SEGMENTS,
      .patterns = bs_patterns_bufferization_alloc_tensor },
    { .name = "bufferization.clone", .does = BS_DOES_CLONE, .summary = "a copy of a buffer, or the buffer itself when it isn't written to again",
      .operands = "input:any-memref", .results = "output:any-memref",
      .format = "$input attr-dict `:` type($input) `to` type($output)",
      .effects = clone_effects, .n_effects = G_N_ELEMENTS(clone_effects), .has_effects = TRUE,
      .traits = BS_TRAIT_ALLOCATION, .memory = BS_MEMORY_CLONE, .fold = bs_fold_bufferization_clone, .patterns = bs_patterns_bufferization_clone },
    // No effects interface: its effects are unknown.
    { .name = "bufferization.dealloc", .does = BS_DOES_FREE_IF, .summary = "frees buffers that no retained memref aliases",
      .operands = "memrefs:any-memref*, conditions:i1*, retained:any-memref*", .results = "updatedConditions:i1*",
      .format = "(` ` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)? "
                "(`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict "
                "same-count($updatedConditions, $retained)",
      BS_LOCAL_RULE(verify_dealloc), .traits = BS_TRAIT_OPERAND_SEGMENTS, .patterns = bs_patterns_bufferization_dealloc,
      .memory = BS_MEMORY_FREE_IF, .looks_near = TRUE },
    { .name = "bufferization.dealloc_tensor", .does = BS_DOES_FREE, .summary = "frees the storage of a tensor", .operands = "tensor:tensor",
      .format = "$tensor attr-dict `:` type($tensor)" },
    { .name = "bufferization.materialize_in_destination", .summary = "copies a tensor to a given place",
      .operands = "source:tensor, dest:shaped", .results = "result:tensor?", .attrs = "restrict:unit?, writable:unit?",
      .format = "$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict `:` "
                "functional-type(operands, results)",
      .effects_fn = materialize_effects, .has_effects = TRUE, .verify = verify_materialize, .destinations = destination,
      .patterns = bs_patterns_tensor_destination },
    { .name = "bufferization.to_memref", .does = BS_DOES_SAME, .summary = "the buffer of a tensor", .operands = "tensor:tensor",
      .results = "memref:any-memref", .attrs = "read_only:unit?",
      .parse = bs_bufferization_parse_to_memref, .print = bs_bufferization_print_to_memref,
      BS_LOCAL_RULE(verify_to_memref), .traits = BS_TRAIT_PURE | BS_TRAIT_SAME_PLACES, .same_as = BS_OPERAND(0),
      .fold = bs_fold_bufferization_to_buffer, .patterns = bs_patterns_bufferization_to_buffer,
      .releases = BS_UNTIL_19 },
    { .name = "bufferization.to_buffer", .does = BS_DOES_SAME, .summary = "the buffer of a tensor", .operands = "tensor:tensor-like",
      .results = "buffer:buffer-like", .attrs = "read_only:unit?",
      .format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)",
      BS_LOCAL_RULE(verify_both_types), .traits = BS_TRAIT_PURE | BS_TRAIT_SAME_PLACES, .same_as = BS_OPERAND(0),
      .fold = bs_fold_bufferization_to_buffer, .patterns = bs_patterns_bufferization_to_buffer,
      .releases = BS_SINCE_22 },
    { .name = "bufferization.to_tensor", .does = BS_DOES_SAME, .summary = "the tensor in a buffer", .operands = "memref:any-memref",
      .results = "result:tensor", .attrs = "restrict:unit?, writable:unit?",
      .parse = bs_bufferization_parse_to_tensor, .print = bs_bufferization_print_to_tensor,
      BS_LOCAL_RULE(verify_to_tensor), .same_as = BS_OPERAND(0), .effects = reads, .n_effects = 1, .has_effects = TRUE,
      .fold = bs_fold_bufferization_to_tensor, .patterns = bs_patterns_bufferization_to_tensor,
      .releases = BS_UNTIL_19 },
    { .name = "bufferization.to_tensor", .does = BS_DOES_SAME, .summary = "the tensor in a buffer", .operands = "buffer:buffer-like",
      .results = "result:tensor-like", .attrs = "restrict:unit?, writable:unit?",
      .format = "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)",
      BS_LOCAL_RULE(verify_both_types), .same_as = BS_OPERAND(0), .effects = reads, .n_effects = 1, .has_effects = TRUE,
      .fold = bs_fold_bufferization_to_tensor, .patterns = bs_patterns_bufferization_to_tensor,
      .releases = BS_SINCE_22 },
};
// clang-format on

const BsDialect bs_dialect_bufferization = {
    .name = "bufferization",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .verify_op_attr = verify_op_attr,
    .verify_arg_attr = verify_arg_attr,
};
