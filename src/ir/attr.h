// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes: interned in a context, immutable, compared by pointer. An op's attributes are one
// dictionary, inherent ("properties") and discardable ones together, sorted by name.
#pragma once

#include "ir/type.h"
#include "support/wide.h"

typedef enum BsAttrKind {
    BS_ATTR_UNIT,
    BS_ATTR_INTEGER, // also bool (i1) and index
    BS_ATTR_FLOAT,
    BS_ATTR_STRING,
    BS_ATTR_ARRAY,
    BS_ATTR_DICT,
    BS_ATTR_SYMBOL, // @root::@nested
    BS_ATTR_TYPE,
    BS_ATTR_DENSE_ELEMENTS,
    BS_ATTR_DENSE_ARRAY, // array<i64: 1, 2>
    BS_ATTR_STRIDED,     // strided<[?, 1], offset: ?>
    BS_ATTR_AFFINE_MAP,
    BS_ATTR_INTEGER_SET,
    BS_ATTR_LOC,      // loc(...); see ir/loc.h
    BS_ATTR_DISTINCT, // distinct[0]<...>
    BS_ATTR_OPAQUE,   // of a dialect, or what nothing computes with: kept as its text,
                      // `#dialect.name<...>`, `dense<(1, 2)>`, without its type
} BsAttrKind;

// The name under which an unregistered op keeps what it has between `<` and `>`.
#define BS_PROPERTIES "\1properties"

typedef struct BsNamedAttr {
    const char *name; // interned
    const BsAttr *value;
} BsNamedAttr;

typedef struct BsLocAttr BsLocAttr;

struct BsAttr {
    BsAttrKind kind;
    BsExtent extent;
    const BsType *type; // integer, float, dense, opaque with a type: the type; dense array: the
                        // element type; type attr: the type; else NULL
    union {
        gint64 integer; // sign-extended from the type's width (bool: 0 or -1 is stored as 0 or 1);
                        // widths over 64 hold what fits
        struct {
            guint64 bits;      // IEEE bits in the type's own format; formats over 64 bits: low part
            guint64 high_bits; // f80, f128
        } floating;
        struct {
            const char *text; // NUL-terminated, may hold NULs inside
            guint32 len;
            const BsAttr *values, *places; // of elements that are kept as text: see below
        } string; // also opaque; affine maps and sets: the canonical text between `<` and `>`
        struct {
            guint32 n;
            const BsAttr *const *items;
        } array; // array; symbol: items[0] is the root's name as string, then the nested names
        struct {
            guint32 n;
            gboolean has_dots; // some are discardable attributes, by the name of a dialect
            const BsNamedAttr *items;
            const BsAttr *value, *operand_segments; // what is under `value` and under
                                                    // `operandSegmentSizes`, or NULL: asked for all
                                                    // the time
        } dict;
        struct {
            guint32 n; // 1 for a splat
            gboolean splat;
            const guint64 *values; // as `integer` or `floating.bits`
        } dense;                   // dense elements and dense arrays (those are never a splat)
        struct {
            guint32 rank;
            const gint64 *strides;
            gint64 offset;
        } strided;
        const BsLocAttr *loc;
        struct {
            guint64 id;
            const BsAttr *attr; // what is made distinct
        } distinct;
    };
};

/* The interned attribute of each kind; what is handed in is copied. The attributes live as long as
   the context. */
const BsAttr *bs_attr_unit(BsContext *context);
/* The value is truncated to the type's width and sign-extended (i1: 0 or 1; unsigned:
 * zero-extended). */
const BsAttr *bs_attr_integer(BsContext *context, const BsType *type, gint64 value);
const BsAttr *bs_attr_bool(BsContext *context, gboolean value);
const BsAttr *bs_attr_i64(BsContext *context, gint64 value);
const BsAttr *bs_attr_index(BsContext *context, gint64 value);
/* From IEEE bits in the format of `type`; `high_bits` is 0 up to 64 bits. */
const BsAttr *bs_attr_float_bits(BsContext *context, const BsType *type, guint64 bits,
                                 guint64 high_bits);
/* Rounds `value` to the type's format, to nearest even. */
const BsAttr *bs_attr_float(BsContext *context, const BsType *type, double value);
/* `len` bytes, which may hold NULs. */
const BsAttr *bs_attr_string(BsContext *context, const char *text, gsize len);
const BsAttr *bs_attr_array(BsContext *context, guint32 n, const BsAttr *const *items);
/* `items` in any order, names unique; the dictionary keeps them sorted by name. */
const BsAttr *bs_attr_dict(BsContext *context, guint32 n, const BsNamedAttr *items);
/* `@root`, and `@root::@nested` from the `n` names, the root first. */
const BsAttr *bs_attr_symbol(BsContext *context, const char *root);
const BsAttr *bs_attr_symbol_nested(BsContext *context, guint32 n, const char *const *names);
const BsAttr *bs_attr_type(BsContext *context, const BsType *type);
/* `n` values, or one with `splat`. Values that are all equal become a splat, as upstream's get()
 * does. */
const BsAttr *bs_attr_dense(BsContext *context, const BsType *type, guint32 n,
                            const guint64 *values, gboolean splat);
/* `array<T: ...>`: each value in the width of `element`. */
const BsAttr *bs_attr_dense_array(BsContext *context, const BsType *element, guint32 n,
                                  const gint64 *values);
const BsAttr *bs_attr_i32_array(BsContext *context, guint32 n,
                                const gint32 *values); // segment sizes
const BsAttr *bs_attr_i64_array(BsContext *context, guint32 n, const gint64 *values);
/* `strided<[...], offset: ...>`; BS_DYNAMIC for `?`. */
const BsAttr *bs_attr_strided(BsContext *context, guint32 rank, const gint64 *strides,
                              gint64 offset);
/* `distinct[id]<attr>`. */
const BsAttr *bs_attr_distinct(BsContext *context, guint64 id, const BsAttr *attr);
/* kind is AFFINE_MAP, INTEGER_SET or OPAQUE. */
const BsAttr *bs_attr_text(BsContext *context, BsAttrKind kind, const char *text, gsize len);
/* A data layout or an entry of one, kept as its text: an OPAQUE attribute with its entries, an
   array of keys (types or strings) and what is said of each, one after the other. */
#define BS_LAYOUT "#dlti.dl_spec"
#define BS_LAYOUT_ENTRY "#dlti.dl_entry"
const BsAttr *bs_attr_layout(BsContext *context, const char *text, gsize len,
                             const BsAttr *entries);
/* These entries, or NULL when the attribute is none of that kind (BS_LAYOUT, BS_LAYOUT_ENTRY). */
const BsAttr *bs_attr_layout_entries(const BsAttr *attr, const char *kind);
/* An OPAQUE attribute that has a type, printed as `TEXT : type`: one of a dialect, a string, a
   number of more than 64 bits, elements that nothing computes with. */
const BsAttr *bs_attr_typed_text(BsContext *context, const BsType *type, const char *text,
                                 gsize len);
/* A value of an integer type of more than 64 bits: of kind INTEGER where it fits in 63 and a sign,
   otherwise OPAQUE. */
const BsAttr *bs_attr_wide(BsContext *context, const BsType *type, const BsWide *value);
/* Whether dense elements, as values or as text, are one for all. */
gboolean bs_attr_is_splat(const BsAttr *attr);
enum { BS_HEX_FROM = 101 }; // numbers in dense elements: this many are one string of hex digits
/* Elements that are kept as text: `n` of them, or one for all, one behind the other in `text`, each
   up to its end. `hex` has the bytes of numbers and is empty for others. `words`, or NULL, are two
   for each element: the bits of a float over 64 bits (low, high), or of the parts of a complex
   number. They are kept as the dense array `string.values`, two for a splat. */
const BsAttr *bs_attr_dense_text(BsContext *context, const BsType *type, const char *text,
                                 guint32 n, const gsize *ends, const char *hex,
                                 const guint64 *words);
/* The same for all elements of another shape. */
const BsAttr *bs_attr_splat_as(BsContext *context, const BsAttr *splat, const BsType *type);
/* `sparse<...>` as `text`: dense `places`, a row of indices for each of the dense `values`, which
   may be kept as text themselves; both NULL where all elements are zero. */
const BsAttr *bs_attr_sparse(BsContext *context, const BsType *type, const char *text, gsize len,
                             const BsAttr *places, const BsAttr *values);
gboolean bs_attr_is_sparse(const BsAttr *attr);

/* The attribute of that name in a dictionary (NULL dictionary: NULL), or NULL. */
const BsAttr *bs_dict_get(const BsAttr *dict, const char *name);
/* A dictionary with `name` set to `value`, or without it when `value` is NULL. */
const BsAttr *bs_dict_with(BsContext *context, const BsAttr *dict, const char *name,
                           const BsAttr *value);

/* Whether it is the elements of a tensor or vector: dense, sparse or a resource, also where they
   are kept as text. */
gboolean bs_attr_is_elements(const BsAttr *attr);
/* The root name of a symbol attribute. */
const char *bs_attr_symbol_root(const BsAttr *attr);
gboolean bs_attr_is_true(const BsAttr *attr);  // i1 1, or a splat of it
gboolean bs_attr_is_false(const BsAttr *attr); // i1 0, or a splat of it
