// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types: interned in a context, immutable, compared by pointer.
#pragma once

#include <glib.h>

typedef struct BsContext BsContext;
typedef struct BsType BsType;
typedef struct BsAttr BsAttr;

typedef enum BsTypeKind {
    BS_TYPE_INTEGER,
    BS_TYPE_INDEX,
    BS_TYPE_FLOAT,
    BS_TYPE_NONE,
    BS_TYPE_COMPLEX,
    BS_TYPE_VECTOR,
    BS_TYPE_TENSOR,
    BS_TYPE_UNRANKED_TENSOR,
    BS_TYPE_MEMREF,
    BS_TYPE_UNRANKED_MEMREF,
    BS_TYPE_FUNCTION,
    BS_TYPE_TUPLE,
    BS_TYPE_OPAQUE, // of a dialect that is not built in: kept as its text, `!dialect.name<...>`
} BsTypeKind;

typedef enum BsSignedness { BS_SIGNLESS, BS_SIGNED, BS_UNSIGNED } BsSignedness;

// What the largest exponent of a float format, and the sign of zero, mean.
typedef enum BsFloatSpecials {
    BS_IEEE,     // infinities and NaNs
    BS_NAN_MAX,  // one NaN of each sign, all ones, instead of the largest number
    BS_NAN_ZERO, // one NaN, in the place of negative zero
    BS_FINITE,   // numbers: what is too large becomes the largest one
    BS_POWERS,   // powers of two, without a sign; one NaN, all ones, and no zero
} BsFloatSpecials;

// One row per float format: enum, keyword, total bits, exponent bits, significand bits (stored),
// bias of the exponent, specials, the first release that has it.
// clang-format off
#define BS_FLOAT_FORMATS(X)                                                      \
    X(F16, "f16", 16, 5, 10, 15, BS_IEEE, BS_UPSTREAM_19)                        \
    X(BF16, "bf16", 16, 8, 7, 127, BS_IEEE, BS_UPSTREAM_19)                      \
    X(F32, "f32", 32, 8, 23, 127, BS_IEEE, BS_UPSTREAM_19)                       \
    X(TF32, "tf32", 19, 8, 10, 127, BS_IEEE, BS_UPSTREAM_19)                     \
    X(F64, "f64", 64, 11, 52, 1023, BS_IEEE, BS_UPSTREAM_19)                     \
    X(F80, "f80", 80, 15, 63, 16383, BS_IEEE, BS_UPSTREAM_19)                    \
    X(F128, "f128", 128, 15, 112, 16383, BS_IEEE, BS_UPSTREAM_19)                \
    X(F8E5M2, "f8E5M2", 8, 5, 2, 15, BS_IEEE, BS_UPSTREAM_19)                    \
    X(F8E4M3, "f8E4M3", 8, 4, 3, 7, BS_IEEE, BS_UPSTREAM_19)                     \
    X(F8E4M3FN, "f8E4M3FN", 8, 4, 3, 7, BS_NAN_MAX, BS_UPSTREAM_19)              \
    X(F8E5M2FNUZ, "f8E5M2FNUZ", 8, 5, 2, 16, BS_NAN_ZERO, BS_UPSTREAM_19)        \
    X(F8E4M3FNUZ, "f8E4M3FNUZ", 8, 4, 3, 8, BS_NAN_ZERO, BS_UPSTREAM_19)         \
    X(F8E4M3B11FNUZ, "f8E4M3B11FNUZ", 8, 4, 3, 11, BS_NAN_ZERO, BS_UPSTREAM_19)  \
    X(F8E3M4, "f8E3M4", 8, 3, 4, 3, BS_IEEE, BS_UPSTREAM_22)                     \
    X(F8E8M0FNU, "f8E8M0FNU", 8, 8, 0, 127, BS_POWERS, BS_UPSTREAM_22)           \
    X(F6E2M3FN, "f6E2M3FN", 6, 2, 3, 1, BS_FINITE, BS_UPSTREAM_22)               \
    X(F6E3M2FN, "f6E3M2FN", 6, 3, 2, 3, BS_FINITE, BS_UPSTREAM_22)               \
    X(F4E2M1FN, "f4E2M1FN", 4, 2, 1, 1, BS_FINITE, BS_UPSTREAM_22)
// clang-format on

typedef enum BsFloatFormat {
#define X(id, keyword, bits, exponent, significand, ...) BS_##id,
    BS_FLOAT_FORMATS(X)
#undef X
} BsFloatFormat;

// A dynamic size, offset or stride (prints as `?`).
#define BS_DYNAMIC G_MININT64

// How large a type or attribute is when all that it refers to is written out. Aliases, and the
// sharing of equal parts, make programs of a few lines that would print as more than fits a disk.
typedef struct BsExtent {
    guint32 depth;  // levels in one another
    guint32 weight; // parts, saturating; a long text counts as several
} BsExtent;

struct BsType {
    BsTypeKind kind;
    BsExtent extent;
    union {
        struct {
            guint32 width;
            BsSignedness sign;
        } integer;
        struct { // BS_TYPE_FLOAT
            BsFloatFormat format;
            guint32 width; // bits; until 19, tf32 is as wide as f32
        };
        struct { // complex, vector, tensor, memref; rank and shape unused when unranked
            const BsType *element;
            guint32 rank;
            gboolean may_repeat; // memref: its layout may have strides of 0, as it may since 22
            const gint64 *shape;
            const BsAttr *layout; // memref: NULL for identity, strided layout, or affine map;
                                  // tensor: encoding; vector: which dimensions are scalable, an
                                  // i1 array, or NULL when none is
            const BsAttr *space;  // memref: NULL for the default memory space
        } shaped;
        struct {
            guint32 n_inputs, n_results;
            const BsType *const *inputs;
            const BsType *const *results;
        } function;
        struct {
            guint32 n;
            const BsType *const *types;
        } tuple;
        struct {
            const char *text; // may hold NULs
            gsize len;
            const BsType *inner; // stands behind it in `<` and `>`; or NULL
        } opaque;
    };
};

/* The interned type of each kind; what is handed in is copied. The types live as long as the
   context. Sizes of shapes are BS_DYNAMIC where they are not known. */
const BsType *bs_type_integer(BsContext *context, guint32 width, BsSignedness sign);
const BsType *bs_type_i1(BsContext *context);
const BsType *bs_type_index(BsContext *context);
const BsType *bs_type_float(BsContext *context, BsFloatFormat format);
const BsType *bs_type_none(BsContext *context);
const BsType *bs_type_complex(BsContext *context, const BsType *element);
const BsType *bs_type_vector(BsContext *context, guint32 rank, const gint64 *shape,
                             const BsType *element);
/* The same with `scalable[i]` nonzero for dimensions that print as `[4]`. */
const BsType *bs_type_scalable_vector(BsContext *context, guint32 rank, const gint64 *shape,
                                      const gint64 *scalable, const BsType *element);
const BsType *bs_type_tensor(BsContext *context, guint32 rank, const gint64 *shape,
                             const BsType *element, const BsAttr *encoding);
const BsType *bs_type_unranked_tensor(BsContext *context, const BsType *element);

/* `layout` NULL (identity), a strided layout or an affine map; `space` NULL or any attribute. An
   identity map and the i64 memory space 0 are dropped, as upstream does. */
const BsType *bs_type_memref(BsContext *context, guint32 rank, const gint64 *shape,
                             const BsType *element, const BsAttr *layout, const BsAttr *space);
const BsType *bs_type_unranked_memref(BsContext *context, const BsType *element,
                                      const BsAttr *space);
const BsType *bs_type_function(BsContext *context, guint32 n_inputs, const BsType *const *inputs,
                               guint32 n_results, const BsType *const *results);
const BsType *bs_type_tuple(BsContext *context, guint32 n, const BsType *const *types);

/* `text` is the whole type as written, from `!` on; strings in it may hold NULs. */
const BsType *bs_type_opaque(BsContext *context, const char *text, gsize len);
/* `!async.value<T>`: `name` is what stands before `<`. */
const BsType *bs_type_opaque_of(BsContext *context, const char *name, const BsType *inner);

gboolean bs_type_is_integer(const BsType *type, guint32 width); // signless of that width
/* Whether it is the signless integer of one bit. */
gboolean bs_type_is_i1(const BsType *type);
/* Whether it is an integer of one bit, of any sign: upstream's isInteger(1). */
gboolean bs_type_is_bit(const BsType *type);
/* Whether it is what arith's integer ops take as an element. */
gboolean bs_type_is_signless_integer_or_index(const BsType *type);
gboolean bs_type_is_memref(const BsType *type); // ranked or unranked: "memref" in the passes' words
gboolean bs_type_is_tensor(const BsType *type); // ranked or unranked
gboolean bs_type_is_shaped(const BsType *type); // vector, tensor, memref, ranked or not
/* How many dimensions of a shaped type are dynamic. */
guint32 bs_type_n_dynamic(const BsType *type);

/* The element type of a shaped type, else the type itself. */
const BsType *bs_type_element(const BsType *type);
/* Bits of an integer, a float or index (64); 0 for other types. */
guint32 bs_type_bit_width(const BsType *type);
/* Bytes that such a number takes among the elements of an attribute. */
guint32 bs_type_element_bytes(const BsType *type);

/* Whether every size of a ranked shaped type is static. */
gboolean bs_type_has_static_shape(const BsType *type);

/* Number of elements of a shaped type with static shape; -1 when it is dynamic or overflows. */
gint64 bs_type_n_elements(const BsType *type);

/* Whether the layout of a ranked memref says no more than its shape: there is none, or it is
   strided<[1]> of a memref with one dimension, whose affine map is the identity too (upstream's
   getLayout().isIdentity(); its strided<[3, 1]> is not, whatever the shape). */
gboolean bs_memref_has_identity_layout(const BsType *type);

/* Strides and offset of a ranked memref (BS_DYNAMIC where not static) into `strides[rank]` and
   `*offset`. FALSE when the layout is not strided (upstream's getStridesAndOffset). */
gboolean bs_memref_strides(const BsType *type, gint64 *strides, gint64 *offset);
