// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations that were written out, `loc(...)`, as attributes. A BsLoc is a place in the source
// text; of an op that has a `loc(...)` of its own it holds the number of that attribute instead, so
// that programs without them pay nothing. Most of them are places in one file: of the first file
// that is named in a context they hold line and column, and become an attribute when they are asked
// for it.
#pragma once

#include "ir/op.h"

typedef enum BsLocKind {
    BS_LOC_UNKNOWN,  // unknown
    BS_LOC_FILE,     // "file":1:2, or since 22 "file":1:2 to 3:4
    BS_LOC_PLACE,    // line and column in the text that was read, whatever its name
    BS_LOC_NAME,     // "name" or "name"(child)
    BS_LOC_CALLSITE, // callsite(callee at caller)
    BS_LOC_FUSED,    // fused<metadata>[...]
} BsLocKind;

typedef struct BsLocRange {
    guint32 line, column, end_line, end_column;
    guint32 n; // how many of them were stated: to upstream those that state more are others
} BsLocRange;

// What an attribute of kind BS_ATTR_LOC holds.
struct BsLocAttr {
    BsLocKind kind;
    guint32 number; // in its context
    BsLocRange at;  // of a file location or place; that ends where it begins
    guint32 len;
    const char *text;       // the file's name, or the name; interned
    const BsAttr *metadata; // of a fused location, or NULL
    guint32 n;              // a name's child (0 or 1); callee and caller; what is fused
    const BsAttr *const *parts;
};

/* The interned attribute of each kind; a `name`, of `len` bytes, is an interned string, too. */
const BsAttr *bs_attr_loc_unknown(BsContext *context);
const BsAttr *bs_attr_loc_file(BsContext *context, const char *name, gsize len,
                               const BsLocRange *at);
const BsAttr *bs_attr_loc_place(BsContext *context, guint32 line, guint32 column);
/* `child` may be NULL. */
const BsAttr *bs_attr_loc_name(BsContext *context, const char *name, gsize len,
                               const BsAttr *child);
const BsAttr *bs_attr_loc_callsite(BsContext *context, const BsAttr *callee, const BsAttr *caller);
/* Upstream's FusedLoc::get: fused locations with the same metadata are taken apart, each location
   counts once, unknown ones do not; what is left may be a single location, or the unknown one. */
const BsAttr *bs_attr_loc_fused(BsContext *context, guint32 n, const BsAttr *const *parts,
                                const BsAttr *metadata);

/* Whether a file location or place has an end of its own. */
static inline gboolean
bs_loc_is_range(const BsLocRange *at)
{
    return at->end_line != at->line || at->end_column != at->column;
}

// What is added to BS_LOC_WRITTEN: the column of a place in the file, or, as the last value, that
// the line is the number of an attribute.
enum { BS_LOC_COLUMNS = 1 << 24, BS_LOC_NUMBERED = G_MAXINT32 };

/* Whether the location was written out. */
static inline gboolean
bs_loc_is_attr(BsLoc loc)
{
    return loc.column >= BS_LOC_WRITTEN;
}
/* The line of a place in the text; 0 when there is none, or a location was written out. */
static inline guint32
bs_loc_line(BsLoc loc)
{
    return bs_loc_is_attr(loc) ? 0 : loc.line;
}
/* The location that was written out and has this number in its context. */
static inline BsLoc
bs_loc_numbered(guint32 number)
{
    return (BsLoc){number, BS_LOC_WRITTEN + BS_LOC_NUMBERED};
}
/* The location `"name":line:column`; the name is an interned string. */
BsLoc bs_loc_in_file(BsContext *context, const char *name, gsize len, guint32 line, guint32 column);
/* The location that was written out as that attribute: one that says the same is the same. */
BsLoc bs_loc_written(BsContext *context, const BsAttr *attr);
/* The unknown location, of what has the line and extent of `loc`. */
BsLoc bs_loc_forget(BsContext *context, BsLoc loc);
/* Whether it is an unknown location that was not written out. */
static inline gboolean
bs_loc_is_nowhere(BsLoc loc)
{
    return loc.column == 0;
}
/* Whether it is an unknown location, written out or not. */
gboolean bs_loc_is_unknown(const BsContext *context, BsLoc loc);
/* The location that was written out; only for those. */
const BsAttr *bs_loc_attr(BsContext *context, BsLoc loc);

/* Any location as an attribute. */
const BsAttr *bs_loc_to_attr(BsContext *context, BsLoc loc);
/* The location of what is made from several ops, as upstream's patterns in TableGen give it. */
BsLoc bs_loc_fuse(BsContext *context, guint32 n, const BsOp *const *ops);

/* The number of a location that is not known yet (an alias that is defined further down), and what
   it is, once it is known; the unknown location until then. */
guint32 bs_context_reserve_loc(BsContext *context);
void bs_context_set_loc(BsContext *context, guint32 number, const BsAttr *attr);

/* The first file location or place in it, the outermost first (upstream's findInstanceOf), or NULL.
 */
const BsAttr *bs_loc_find_file(const BsAttr *attr);
/* The call site that it is or names or fuses, or NULL. */
const BsAttr *bs_loc_find_callsite(const BsAttr *attr);
