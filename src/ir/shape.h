// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The small language in which an op's row states its operands, results and inherent attributes:
//
//   "memref:memref, indices:index*"            name:constraint, then ? (optional) or * (variadic)
//   "lhs:integer-like, rhs:integer-like=lhs"   =RULE: where the type comes from when the text does
//   not say it:
//                                              a name (the same type as that group), elem(name)
//                                              (its element type, that of the parts of a complex
//                                              number), i1like(name) (i1, or a vector or tensor of
//                                              i1 shaped like it)
//   "alignment:i64?, overflowFlags:overflow=none"   attributes: name:constraint, ? optional,
//   =DEFAULT
//
// Constraints `index`, `i1` and `i32` name one type only and need no rule. The table of constraints
// (name, predicate, upstream's description for messages) is in constraints.c; a new constraint is a
// row there.
#pragma once

#include "ir/context.h"
#include "ir/op.h"

typedef enum BsArity { BS_ONE, BS_OPTIONAL, BS_VARIADIC } BsArity;

typedef struct BsConstraint {
    const char *name;
    const char *description; // "memref of any type values", as in upstream's messages
    gboolean (*holds_type)(const BsType *type); // type constraints
    gboolean (*holds_attr)(const BsAttr *attr); // attribute constraints
    gboolean (*stored)(const BsAttr *attr); // what a property can hold, where that is more than the
                                            // constraint allows; NULL: the same
} BsConstraint;

typedef enum BsRule { BS_RULE_NONE, BS_RULE_SAME, BS_RULE_ELEMENT, BS_RULE_I1_LIKE } BsRule;

typedef struct BsGroup {
    const char *name;
    const BsConstraint *constraint;
    BsArity arity;
    BsRule rule;
    const char *rule_of;        // name of the group that the rule refers to
    const char *default_text;   // attributes: text after `=`
    const BsAttr *default_attr; // attributes: the default value, interned at registration; NULL
                                // when there is none
} BsGroup;

typedef struct BsOpShape {
    guint32 n_operands, n_results, n_attrs; // groups
    const BsGroup *operands, *results, *attrs;
    const guint32 *attrs_by_name; // numbers of attributes in the order of their names
    guint32 n_variadic_operands, n_variadic_results; // groups that are not BS_ONE
    guint32 variadic_operand, variadic_result; // the first of them; the number of groups when none
    const char *const *parents; // names of the ops that it may be in, interned, up to NULL; or NULL
    guint32 number;             // of the row in its context, dense, for side tables
    gboolean never_dead;        // bs_op_would_be_trivially_dead() is FALSE for all ops of the row
    gboolean is_harmless;       // all ops of the row have no effects but reads, and on what they
                                // allocate themselves; nor does anything in them
    gboolean is_local;  // all that the verifier asks of it is about its attributes and types: an op
                        // that was verified and not changed since is still good, wherever it stands
    BsContext *context; // what it was compiled for
    struct BsFormat const *
        *format_slot; // where syntax/format.c keeps the compiled format; allocated with the shape
} BsOpShape;

/* Compiles the strings of a row that gets that number; memory from the context. A malformed row is
   a bug of ours and asserts. */
const BsOpShape *bs_shape_compile(BsContext *context, const BsOpDef *def, guint32 number);

/* The context that the op's row was registered with. */
static inline BsContext *
bs_op_context(const BsOp *op)
{
    return op->def->shape->context;
}

/* The release whose rules hold for the op. */
static inline BsUpstream
bs_op_upstream(const BsOp *op)
{
    return bs_context_upstream(bs_op_context(op));
}

/* Number of the operand (result, attribute) group of that name, or -1. */
gint bs_shape_find_operand(const BsOpShape *shape, const char *name);
gint bs_shape_find_result(const BsOpShape *shape, const char *name);
gint bs_shape_find_attr(const BsOpShape *shape, const char *name);

/* The one type that a constraint allows (index, i1, ...), or NULL. */
const BsType *bs_constraint_type(BsContext *context, const BsConstraint *constraint);
/* Applies a rule to the type that it refers to. */
const BsType *bs_rule_apply(BsContext *context, BsRule rule, const BsType *of);
