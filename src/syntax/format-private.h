// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiled assembly format: elements in order, and how to find the types that the text does not
// state.
#pragma once

#include "syntax/format.h"

typedef enum BsElementKind {
    BS_ELEMENT_LITERAL,
    BS_ELEMENT_SPACE,   // text: blank, nothing or a new line; no part of the grammar
    BS_ELEMENT_OPERAND, // group `index`
    BS_ELEMENT_ATTR,    // attribute `index`
    BS_ELEMENT_REGION,
    BS_ELEMENT_SUCCESSOR,
    BS_ELEMENT_ALL_OPERANDS,
    BS_ELEMENT_ALL_REGIONS,
    BS_ELEMENT_ALL_SUCCESSORS,
    BS_ELEMENT_TYPE,            // of `of`
    BS_ELEMENT_FUNCTIONAL_TYPE, // from `of` to `to`
    BS_ELEMENT_ATTR_DICT,
    BS_ELEMENT_ATTR_DICT_WITH_KEYWORD,
    BS_ELEMENT_GROUP,
    BS_ELEMENT_CLAUSES,            // groups `then`, each with a keyword first, in any order
    BS_ELEMENT_SAME_COUNT,         // results `of` are as many as operands `to`
    BS_ELEMENT_DYNAMIC_INDEX_LIST, // operands `index`, attribute `static_attr`
    BS_ELEMENT_GLOBAL_MEMREF,      // attributes `index` (the type) and `static_attr` (the value)
} BsElementKind;

// How an attribute is written; by the name of its constraint.
typedef enum BsAttrStyle {
    BS_STYLE_TYPED, // as upstream's printAttribute
    BS_STYLE_VALUE, // without its type, which is `type`
    BS_STYLE_ENUM,
    BS_STYLE_UNIT,
    BS_STYLE_SYMBOL_NAME, // a string, written @name
    BS_STYLE_ARRAY,       // a dense array, written [1, 2]
} BsAttrStyle;

// Operand or result groups. `group` BS_ALL: every one.
typedef struct BsGroupRef {
    gboolean is_result;
    guint32 group;
} BsGroupRef;

#define BS_ALL G_MAXUINT32

typedef struct BsElement BsElement;

typedef struct BsElements {
    BsElement *items;
    guint32 n;
} BsElements;

struct BsElement {
    BsElementKind kind;
    gboolean space;   // a blank stands before it
    const char *text; // literal: with that blank
    const char *word; // literal: without
    gsize text_len;
    guint32 token; // literal: the kind of its token when it is punctuation of one token, else 0
    guint32 index;
    guint32 static_attr;
    gboolean in_parens; // dynamic index list: (...), not [...]
    BsGroupRef of, to;
    BsElements then, otherwise; // group
    guint32 anchor;             // in `then`
    gboolean is_optional;       // an attribute that may be missing though its clause is there
    gboolean is_unit_anchor;    // a unit attribute that is told by its group being there
};

// An attribute of the row.
typedef struct BsFormatAttr {
    const char *name; // interned
    BsAttrStyle style;
    const BsEnum *kind; // BS_STYLE_ENUM
    const BsType *type; // BS_STYLE_VALUE
    const BsGroup *group;
} BsFormatAttr;

// How the type of a group is found that the text does not state.
typedef struct BsTypeStep {
    enum { BS_FROM_GROUP, BS_FROM_ATTR, BS_FIXED } source;
    BsGroupRef target, from;
    BsRule rule;
    guint32 attr;
    const BsType *type;
} BsTypeStep;

typedef struct BsFormat {
    const BsOpDef *def;
    const BsOpShape *shape;
    BsContext *context;
    BsElements elements;
    const guint32 *kinds[2]; // per operand and result group: a bit per kind of type that is parsed
    const BsType **only[2];  // likewise: the type of a dialect that alone is of its class; or NULL
    BsFormatAttr *attrs;     // one per attribute of the shape
    const char **elided;     // NULL-terminated: what the attribute dictionary leaves out
    BsTypeStep *steps;       // in the order in which they can be done
    guint32 n_steps;
} BsFormat;

enum { BS_MAX_GROUPS = 16 }; // operand or result groups of a row

/* The ranges of the groups among the op's operands (results). */
void bs_format_ranges(const BsOp *op, const BsOpShape *shape, gboolean results, BsRange *ranges);

/* Plans how to find the types that the text does not state; `known`: those that it does, `counted`:
   variadic results that it tells the number of. NULL, or the name of a group that stays open. */
const char *bs_format_find_types(BsFormat *format, gboolean (*known)[BS_MAX_GROUPS],
                                 const gboolean *counted);
