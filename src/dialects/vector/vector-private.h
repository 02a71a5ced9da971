// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the table of the vector dialect (vector.c) and its reads and writes of vectors beyond
// bounds, under masks and in other orders (transfer.c), what is done with masks that are
// known (masks.c), changes of shape (shape.c), elements and parts of vectors
// (extract.c, insert.c, their rules in elements.c), slices (slices.c),
// shuffles (shuffle.c), vectors from numbers (from-elements.c), reductions
// (reduce.c), products (contract.c), ops under a mask (mask.c), and the rules
// of its other ops (verify.c).
#pragma once

#include "dialects/vector/shared.h"
#include "ir/diag.h"
#include "ir/op.h"
#include "ir/opdef.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

// What a result of a map may be besides a dimension: the number 0, another one, anything else.
enum { BS_MAP_ZERO = -1, BS_MAP_NUMBER = -2, BS_MAP_OTHER = -3 };

// Which dimension of the memory, or of an iteration, each dimension of a vector is (maps.c).
typedef struct BsVectorMap {
    guint32 n_dims, n_symbols, n;
    gint64 *results; // a dimension, or one of the above
} BsVectorMap;
/* Reads an affine map; clear it after use. */
BsVectorMap bs_vector_map_read(const BsAttr *attr);
void bs_vector_map_clear(BsVectorMap *map);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(BsVectorMap, bs_vector_map_clear)

// vector.transfer_read and vector.transfer_write.
gboolean bs_vector_parse_transfer(BsParser *parser, BsOpState *state);
void bs_vector_print_transfer(BsPrinter *printer, const BsOp *op);
gboolean bs_vector_verify_transfer(const BsOp *op, BsDiags *diags);
void bs_vector_transfer_effects(const BsOp *op, BsEffects *effects);
BsFoldProc bs_fold_vector_transfer;
/* The mask that a valid op would have to stand under: of a transfer, and of a vector.contract. */
/* A vector of bits with the shape of that one. */
const BsType *bs_vector_mask_like(BsContext *context, const BsType *vector);
const BsType *bs_vector_transfer_mask_type(const BsOp *op);
const BsType *bs_vector_contract_mask_type(const BsOp *op);

// Masks (masks.c): which elements one lets through (upstream's getMaskFormat); SOME also
// where that cannot be said.
typedef enum BsMaskFormat { BS_MASK_SOME, BS_MASK_ALL, BS_MASK_NONE } BsMaskFormat;
BsMaskFormat bs_vector_mask_format(const BsValue *mask);
/* The sizes of a vector.constant_mask, of its attribute mask_dim_sizes, a list or, since 22, a
   dense array. */
guint32 bs_vector_n_mask_sizes(const BsAttr *sizes);
gint64 bs_vector_mask_size(const BsAttr *sizes, guint32 i);
/* The attributes of a vector.constant_mask of those sizes. */
const BsAttr *bs_vector_mask_sizes(BsContext *context, guint32 n, const gint64 *sizes);

/* Whether upstream's rules let vector.shape_cast make one shape of the other, which has as many
   elements. */
gboolean bs_vector_can_reshape(const BsType *from, const BsType *to);

BsFoldProc bs_fold_vector_constant_mask; // since 22

// Other orders, shapes and types of elements (shape.c).
BsFoldProc bs_fold_vector_bitcast;
BsFoldProc bs_fold_vector_shape_cast;
BsFoldProc bs_fold_vector_transpose;

// Elements and parts: the positions of a vector.extract or vector.insert that are values, not
// numbers; whether it has some, and whether one of the numbers is -1, which is poison since 22.
BsRange bs_vector_positions(const BsOp *op);
gboolean bs_vector_has_dynamic_position(const BsOp *op);
gboolean bs_vector_has_poison_position(const BsOp *op);
/* Constants among its positions in `vector` become numbers. FALSE when there is none that lies
   inside. */
gboolean bs_vector_make_positions_static(BsBuilder *builder, BsOp *op, const BsType *vector);
/* The number as an element of a vector; FALSE when the attribute (NULL: no) is none that fits. */
gboolean bs_vector_bits_of_number(const BsAttr *value, guint64 *bits);
BsFoldProc bs_fold_vector_extract;
BsFoldProc bs_fold_vector_extractelement;
BsFoldProc bs_fold_vector_insert;
/* InsertChainFullyInitialized: a pattern of vector.insert (insert-chain.c). */
gboolean bs_vector_insert_chain(BsBuilder *builder, BsOp *op);
BsFoldProc bs_fold_vector_insertelement;

// Elements of two vectors in one (shuffle.c), and vectors from numbers
// (from-elements.c).
gboolean bs_vector_parse_shuffle(BsParser *parser, BsOpState *state);
void bs_vector_print_shuffle(BsPrinter *printer, const BsOp *op);
gboolean bs_vector_parse_to_elements(BsParser *parser, BsOpState *state);
gboolean bs_vector_parse_from_elements(BsParser *parser, BsOpState *state);
void bs_vector_print_elements(BsPrinter *printer, const BsOp *op); // of both
/* Names of the results of vector.deinterleave. */
const char *bs_vector_hint_deinterleaved(const BsOp *op, guint32 i, char *buffer);
/* The value that a vector has everywhere, if a splat, since 22 a broadcast, says so; or NULL. */
BsValue *bs_vector_repeated_value(const BsValue *vector);
BsFoldProc bs_fold_vector_from_elements;
BsFoldProc bs_fold_vector_shuffle;
BsFoldProc bs_fold_vector_to_elements;

// Reductions (reduce.c): whether the kind of the op combines values of the type, or elements
// of that; names of the results of vector.scan.
gboolean bs_vector_can_combine(const BsOp *op, const BsType *type);
const char *bs_vector_hint_scanned(const BsOp *op, guint32 i, char *buffer);
BsFoldProc bs_fold_vector_multi_reduction;

// Products of vectors (contract.c), and ops under a mask (mask.c).
gboolean bs_vector_parse_contract(BsParser *parser, BsOpState *state);
void bs_vector_print_contract(BsPrinter *printer, const BsOp *op);
gboolean bs_vector_parse_mask(BsParser *parser, BsOpState *state);
void bs_vector_print_mask(BsPrinter *printer, const BsOp *op);
gboolean bs_vector_parse_outerproduct(BsParser *parser, BsOpState *state);
void bs_vector_print_outerproduct(BsPrinter *printer, const BsOp *op);
BsFoldProc bs_fold_vector_mask;

// Slices of vectors (slices.c).
BsFoldProc bs_fold_vector_extract_strided_slice;
BsFoldProc bs_fold_vector_insert_strided_slice;

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_vector_compressstore[];
extern const BsPattern bs_patterns_vector_create_mask[];
extern const BsPattern bs_patterns_vector_expandload[];
extern const BsPattern bs_patterns_vector_extract[];
extern const BsPattern bs_patterns_vector_extract_strided_slice[];
extern const BsPattern bs_patterns_vector_from_elements[];
extern const BsPattern bs_patterns_vector_gather[];
extern const BsPattern bs_patterns_vector_insert[];
extern const BsPattern bs_patterns_vector_insert_strided_slice[];
extern const BsPattern bs_patterns_vector_mask[];
extern const BsPattern bs_patterns_vector_maskedload[];
extern const BsPattern bs_patterns_vector_maskedstore[];
extern const BsPattern bs_patterns_vector_multi_reduction[];
extern const BsPattern bs_patterns_vector_reduction[];
extern const BsPattern bs_patterns_vector_scatter[];
extern const BsPattern bs_patterns_vector_shape_cast[];
extern const BsPattern bs_patterns_vector_shuffle[];
extern const BsPattern bs_patterns_vector_to_elements[];
extern const BsPattern bs_patterns_vector_transfer_read[];
extern const BsPattern bs_patterns_vector_transfer_write[];
extern const BsPattern bs_patterns_vector_transpose[];

// The rules of the op that the name says; masked: loads and stores under a mask, in one piece or
// not.
gboolean bs_vector_verify_masked(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_extract(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_extract_strided_slice(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_extractelement(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_insert(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_insert_strided_slice(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_insertelement(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_deinterleave(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_flat_matrix(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_from_elements(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_interleave(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_scalable(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_shuffle(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_to_elements(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_splat(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_bitcast(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_contract(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_mask(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_multi_reduction(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_outerproduct(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_scan(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_reduction(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_transpose(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_shape_cast(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_type_cast(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_create_mask(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_constant_mask(const BsOp *op, BsDiags *diags);
