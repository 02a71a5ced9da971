// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enum-like attributes: which keywords stand for which values, and how the attribute is kept. The
// constraint of that name in a row's `attrs` (`predicate:cmpi-predicate,
// overflowFlags:overflow=none`) refers to a row of this table.
//
//   kept as an integer (cmpi-predicate)      `2 : i64` in generic form, the keyword in custom form
//   kept as a dialect's attribute (overflow) `#arith.overflow<nsw>` (BS_ATTR_OPAQUE), `<nsw>` in
//   custom form
//   the same with a mnemonic (gpu-dim)       `#gpu<dim x>`, ` x` in custom form
#pragma once

#include "ir/attr.h"
#include "ir/upstream.h"

typedef struct BsEnum {
    const char *constraint; // "cmpi-predicate"
    const char
        *cpp_name; // upstream's names, for messages: "::mlir::arith::IntegerOverflowFlags" ...
    const char *attr_name; // ... and "Arith_IntegerOverflowAttr"; NULL when kept as an integer
    guint32 width;         // kept as a signless integer of that width, or 0
    const char *prefix;    // kept as a dialect's attribute: "#arith.overflow", else NULL
    const char *mnemonic;  // ... stands before the keyword then, or NULL: "dim"
    const char *separator; // between flags in the text, or NULL when there is only ever one keyword
    const char *const *keywords; // NULL-terminated; value i is keywords[i], for flags keywords[0]
                                 // is none, keywords[i] bit i - 1
    const char *all;             // flags: the keyword for all bits, or NULL
    const char *parameter;       // upstream's name of the value, for messages; NULL: "value"
} BsEnum;

/* The row of that constraint, or NULL. */
const BsEnum *bs_enum_find(const char *constraint);

/* The row of what an atomic op does, or a reduction, in that release: "atomic-rmw-kind", since 22
   "atomic-rmw-kind-22". */
const BsEnum *bs_enum_atomic_kinds(BsUpstream upstream);

/* Number of the keyword with `len` bytes (for flags: its bits), or -1. */
gint64 bs_enum_value(const BsEnum *kind, const char *keyword, gsize len);

/* The attribute for a value. */
const BsAttr *bs_enum_attr(BsContext *context, const BsEnum *kind, gint64 value);

/* The attribute for `text` as in a row's default or between `<` and `>`: a keyword, or flags
   separated by commas. NULL when a word is no keyword of it. */
const BsAttr *bs_enum_attr_from_text(BsContext *context, const BsEnum *kind, const char *text);

/* The value that an attribute of that enum has, or -1 when the attribute is none of its values. */
gint64 bs_enum_attr_value(const BsEnum *kind, const BsAttr *attr);
/* Whether an attribute, which may be NULL, is one of the flags that the enum of that name has, with
   `flag` among those that are set. */
gboolean bs_enum_attr_has(const char *name, const BsAttr *attr, const char *flag);
