// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op that is being read by its format: what was written so far.
#pragma once

#include "syntax/format-private.h"

// Lists of a few things, which most ops have: on the stack, on the heap when there are more.
enum { FEW = 16 };

#define LIST(Type)       \
    struct {             \
        Type *data;      \
        guint32 n, cap;  \
        Type local[FEW]; \
    }

#define list_init(list) ((list)->data = (list)->local, (list)->n = 0, (list)->cap = FEW)
#define list_add(list, value)                                                   \
    do {                                                                        \
        if ((list)->n == (list)->cap)                                           \
            (list)->data = bs_list_grow((list)->data, (list)->local, (list)->n, \
                                        sizeof *(list)->data, &(list)->cap);    \
        (list)->data[(list)->n++] = (value);                                    \
    } while (0)
#define list_clear(list)                   \
    do {                                   \
        if ((list)->data != (list)->local) \
            g_free((list)->data);          \
    } while (0)

void *bs_list_grow(void *data, const void *local, guint32 n, gsize size, guint32 *cap);

// What is known of one operand or result group so far.
typedef struct BsGroupState {
    BsRange names; // in `names`: operands as written
    BsRange types; // in `types`, when `stated`
    gboolean stated;
    const BsType *type; // else: the type of each
    guint32 count;      // results
    BsLoc loc;          // of the operands
} BsGroupState;

typedef struct BsFormatParsing {
    BsParser *parser;
    const BsFormat *format;
    LIST(BsOperandName) names;
    LIST(const BsType *) types;
    BsGroupState groups[2][BS_MAX_GROUPS]; // operands, results
    BsRange all_names, all_types[2];       // `operands`, type(operands), type(results)
    gboolean all_names_stated, all_types_stated[2];
    BsLoc all_loc;
    const BsAttr **attrs; // by number, as written by elements of the format
    BsAttrs dict;         // those of the attribute dictionary, which win (as upstream's do)
    gboolean failed;      // an error was reported while looking whether an optional group is there
} BsFormatParsing;

/* One keyword of the enum into `*value`; FALSE without an error when the next token is none. */
gboolean bs_parse_optional_enum_word(BsParser *parser, const BsEnum *kind, gint64 *value);

/* Finds the types that were not written, resolves the operands and adds results and attributes. */
gboolean bs_format_complete(BsFormatParsing *parsing);
