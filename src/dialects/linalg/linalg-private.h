// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the files of the linalg dialect: the table (linalg.c), what the named ops compute
// (body.c), syntax (syntax.c, map-syntax.c), products of matrices with maps
// (matmul.c), of anything (contract.c), functions by name (elementwise.c),
// rules (verify.c, verify-ops.c), folds and patterns (patterns.c).
#pragma once

#include "dialects/linalg/shared.h"
#include "ir/diag.h"
#include "ir/op.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

// -- types --------------------------------------------------------------------------------------

/* Whether an operand of that type has dimensions for loops to run over: memrefs and tensors.
 * Everything else, vectors included, is a scalar. */
static inline gboolean
bs_linalg_has_elements(const BsType *type)
{
    return bs_type_is_shaped(type) && type->kind != BS_TYPE_VECTOR;
}
/* What the region sees of an operand of that type. */
static inline const BsType *
bs_linalg_element(const BsType *type)
{
    return bs_linalg_has_elements(type) ? type->shaped.element : type;
}

// -- named ops ----------------------------------------------------------------------------------

// What the region of a named op holds.
typedef enum BsLinalgKernel {
    BS_LINALG_COPY,      // the input, converted to the output's type
    BS_LINALG_UNARY,     // a function of the input
    BS_LINALG_BINARY,    // a function of both inputs
    BS_LINALG_SELECT,    // the second or third input
    BS_LINALG_CONTRACT,  // output + product of the inputs
    BS_LINALG_QUANTIZED, // the same of two inputs less their zeros, which are the other two
    BS_LINALG_POOL,      // a function of the output and the first input
} BsLinalgKernel;

typedef struct BsLinalgNamed {
    const char *name; // after "linalg."
    BsLinalgKernel kernel;
    const char *function; // of unary, binary and pool: "exp", "add"
    guint32 n_inputs;
    /* Which loops an operand's dimensions are, operands separated by ";": `0` is loop 0, `0+2` the
       sum of two, `1~4/0` is loop 1 times stride 0 plus loop 4 times dilation 0. NULL: all loops,
       in order, and none for scalars. */
    const char *maps;
} BsLinalgNamed;

const BsLinalgNamed *bs_linalg_find_named(const BsOpDef *def);

/* The maps of `n` operands that all have the loops as their dimensions, in order. */
const BsAttr *bs_linalg_identity_maps(BsContext *context, guint32 n, guint32 n_loops);

/* The maps of a named op that has a description, with the attributes that scale its loops. */
const BsAttr *bs_linalg_named_maps(BsContext *context, const BsLinalgNamed *named,
                                   const BsAttr *strides, const BsAttr *dilations);

/* Fills the entry block of a region, which has the arguments already, with the op's computation
   and linalg.yield. `attrs` are those of the op that were read, from `start`. FALSE when the types
   do not allow it: an error was added at the op. */
gboolean bs_linalg_build_body(BsParser *parser, const BsLinalgNamed *named, BsBlock *block,
                              const BsAttrs *attrs, BsLoc start);

// -- syntax -------------------------------------------------------------------------------------

// ` ins(%a : T) outs(%b : U)`, as read.
typedef struct BsLinalgOperands {
    BsOperandNames ins, outs;
    BsTypes in_types, out_types;
    BsLoc in_loc, out_loc;
} BsLinalgOperands;

/* ` <{...}> {...}`, which upstream reads before the operands: properties are added to the op, other
   attributes to `attrs`, and `*loc` is where those begin. */
gboolean bs_linalg_parse_first_attrs(BsParser *parser, const BsOpDef *def, BsAttrs *attrs,
                                     BsLoc *loc);
gboolean bs_linalg_parse_operands(BsParser *parser, BsLinalgOperands *operands);
gboolean bs_linalg_resolve_operands(BsParser *parser, const BsLinalgOperands *operands);
void bs_linalg_operands_clear(BsLinalgOperands *operands);
void bs_linalg_put_operands(BsPrinter *printer, const BsOp *op);
/* Adds the types of the outputs that are tensors as results. */
void bs_linalg_add_tensor_results(BsParser *parser, const BsLinalgOperands *operands);

gboolean bs_linalg_parse_named(BsParser *parser, BsOpState *state);
/* The same of an op that computes what is described. */
gboolean bs_linalg_parse_as(BsParser *parser, const BsOpDef *def, const BsLinalgNamed *named);
void bs_linalg_print_named(BsPrinter *printer, const BsOp *op);
/* ` {...} ins(...) outs(...) -> T`, without the attributes in `elided`. */
void bs_linalg_put_named(BsPrinter *printer, const BsOp *op, const char *const *elided);
gboolean bs_linalg_parse_matmul(BsParser *parser, BsOpState *state);
void bs_linalg_print_matmul(BsPrinter *printer, const BsOp *op);
/* ` = [#map, #map1]`: maps, as an attribute. */
gboolean bs_linalg_parse_own_maps(BsParser *parser, const BsAttr **maps);
/* The same map by map, of which there is one or more. */
gboolean bs_linalg_parse_map_list(BsParser *parser, const BsAttr **maps);
gboolean bs_linalg_parse_contract(BsParser *parser, BsOpState *state);
void bs_linalg_print_contract(BsPrinter *printer, const BsOp *op);
gboolean bs_linalg_parse_elementwise(BsParser *parser, BsOpState *state);
void bs_linalg_print_elementwise(BsPrinter *printer, const BsOp *op);
gboolean bs_linalg_parse_generic(BsParser *parser, BsOpState *state);
void bs_linalg_print_generic(BsPrinter *printer, const BsOp *op);
gboolean bs_linalg_parse_map(BsParser *parser, BsOpState *state);
void bs_linalg_print_map(BsPrinter *printer, const BsOp *op);
gboolean bs_linalg_parse_reduce(BsParser *parser, BsOpState *state);
void bs_linalg_print_reduce(BsPrinter *printer, const BsOp *op);
gboolean bs_linalg_parse_transpose(BsParser *parser, BsOpState *state);
void bs_linalg_print_transpose(BsPrinter *printer, const BsOp *op);
gboolean bs_linalg_parse_broadcast(BsParser *parser, BsOpState *state);
void bs_linalg_print_broadcast(BsPrinter *printer, const BsOp *op);

// -- operands -----------------------------------------------------------------------------------

BsRange bs_linalg_inputs(const BsOp *op);
/* How many arguments its region has: one for each operand, but until 19 none for linalg.map's
   output. */
guint32 bs_linalg_n_args(const BsOp *op);

// -- rules --------------------------------------------------------------------------------------

// After the region: the outputs are memrefs or ranked tensors, and there is a result of the type of
// each tensor; the same and the rules of maps and the region.
gboolean bs_linalg_verify_destinations(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_structure(const BsOp *op, BsDiags *diags);
// Before it:
gboolean bs_linalg_verify_fill(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_convolution(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_map(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_contract(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_matmul(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_reduce(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_softmax(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_transpose(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_broadcast(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_yield(const BsOp *op, BsDiags *diags);
gboolean bs_linalg_verify_index(const BsOp *op, BsDiags *diags);

// -- folds and patterns -------------------------------------------------------------------------

BsFoldProc bs_fold_linalg_casts; // memref.casts that operands come from
BsFoldProc bs_fold_linalg_index;
BsFoldProc bs_fold_linalg_transpose;

// transpose.c: of linalg.broadcast, and of linalg.transpose.
gboolean bs_linalg_broadcast_of_broadcast(BsBuilder *builder, BsOp *op);
gboolean bs_linalg_transpose_of_transpose(BsBuilder *builder, BsOp *op);
gboolean bs_linalg_transpose_of_broadcast(BsBuilder *builder, BsOp *op);

// fill.c: of linalg.copy and transpose (linalg.h has those of the tensor dialect).
gboolean bs_linalg_copy_of_fill(BsBuilder *builder, BsOp *op);
gboolean bs_linalg_transpose_of_fill(BsBuilder *builder, BsOp *op);

// Each ends with an entry whose name is NULL. `structured`: of the ops without patterns of their
// own.
extern const BsPattern bs_patterns_linalg_broadcast[];
extern const BsPattern bs_patterns_linalg_copy[];
extern const BsPattern bs_patterns_linalg_generic[];
extern const BsPattern bs_patterns_linalg_softmax[];
extern const BsPattern bs_patterns_linalg_structured[];
extern const BsPattern bs_patterns_linalg_transpose[];
