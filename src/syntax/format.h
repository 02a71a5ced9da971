// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly formats: an op's row states its custom syntax as data (BsOpDef.format), and this module
// parses and prints by it. The language is upstream's declarative assembly format (ODS
// `assemblyFormat`), so a format can be taken over word for word; what is different is marked (*).
// The row's `operands`, `results` and `attrs` strings (ir/shape.h) give the names.
//
//   load:    "$memref `[` $indices `]` attr-dict `:` type($memref)"
//   alloc:   "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"
//   addi:    "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
//   cmpi:    "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"
//   subview: "$source `` custom<DynamicIndexList>($offsets, $static_offsets)"
//            " custom<DynamicIndexList>($sizes, $static_sizes)"
//            " custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to`
//            type($result)"
//   cond_br: "$condition `,` successor(0) (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)?
//   `,`"
//            " successor(1) (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict"
//   call:    "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
//   return:  "attr-dict ($operands^ `:` type($operands))?"
//   yield:   "attr-dict ($results^ `:` type($results))?"
//   dealloc: "(` ` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)?"
//            " (`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict
//            same-count($updatedConditions, $retained)"
//
// Elements, separated by blanks where needed:
//
//   `text`       A literal: punctuation or a keyword.
//   `` and ` `   No space, or one space, before the next element. `\n` is a new line (indented).
//   $name        An operand group: `%a, %b`; a variadic one may be empty, an optional one may be
//   missing.
//                An attribute: see below. A result is never printed by name, only by its type.
//   $region(i) (*)   Region i, `{ ... }`; entry block arguments as `^bb0(...)`.   Also the word
//   `region(i)`. successor(i) (*) The label of successor i, `^bb1`. `$successor(i)` is the same.
//   `successors`: all, `, ` between. operands     All operands as one list. Nothing else may name
//   an operand then. regions      All regions, `, ` between. type($name)  The types of an operand
//   or result group, `, ` between. type(operands), type(results): of all. functional-type(A, B)
//   `(T, U) -> V`; each of A and B is $name, `operands` or `results`. attr-dict    ` {a = 1 :
//   i32}`: every attribute that no other element prints, without segment sizes and
//                without those that have their default; nothing when none is left. It brings its
//                own space.
//   attr-dict-with-keyword   ` attributes {...}`.
//   ( A B^ C )?  An optional group: printed when the anchor (the element with ^) is there: a group
//   of operands
//                that is not empty, an attribute that is set and not its default, a successor or
//                region that exists (a region with a block), type($results) that are not none. It
//                is parsed when its first element is there, so that must be a literal, an operand,
//                a region or an enum, string or symbol name attribute. A unit attribute as anchor
//                prints nothing itself: (`constant` $constant^)?
//   ( A^ ) : ( B )?   ... else B.
//   oilist( A | B )   Clauses, each a keyword and an attribute, that are read in any order, each at
//                most once, and printed in this one, when the attribute is set and not its default.
//                One that is optional may be missing behind its keyword.
//   same-count($results, $operands) (*)   Prints nothing. Says that the variadic result group has
//   as many
//                results as the operand group (each with the type that its constraint gives).
//   custom<Name>(...)   One of:
//     DynamicIndexList($values, $static)   `[0, %x, 4]`: an operand group and an i64 dense array
//     that holds
//                BS_DYNAMIC where an operand stands.
//     DynamicIndexTuple($values, $static)  `(0, %x, 4)`: the same in parentheses
//     GlobalMemref($type, $initial_value)    `memref<2xf32> = dense<0>`: type attribute and initial
//     value (`uninitialized`
//                when it is unit, nothing when it is missing); memref.global.
//
// Attributes are printed by the name of their constraint in the row's `attrs`:
//
//   an enum of ir/enums.h kept as an integer (cmpi-predicate)      its keyword: `slt`
//   an enum of ir/enums.h kept as a dialect attribute (overflow)   `<nsw, nuw>`
//   unit                          nothing (in a group), else the keyword `unit`
//   symbol-name                   a string attribute printed as `@name`
//   symbol                        `@name`
//   string                        `"text"`
//   any-string                    the same with its type, when it has one
//   type                          the bare type
//   bool, i1, i8, i16, i32, i64, index, f32, f64    the value without its type
//   anything else                 the attribute with its type, as upstream's printAttribute
//
// Attributes of the row with `=DEFAULT` are elided when they have it. (Those that are not optional
// are added when an op is made without them; `name:constraint?=DEFAULT`, upstream's
// DefaultValuedOptionalAttr, are not.)
//
// Types that the text does not state. A group whose type is not printed gets it from, in this
// order: its rule in the row
// (`=name`, where name may also be a typed attribute: the type of its value; `=elem(name)`,
// `=i1like(name)`), read backwards too for `=name`; its constraint, when that allows only one type
// (index, i1); the traits SAME_OPERANDS_AND_RESULT_TYPE (one known type is everyone's) and
// SAME_TYPE_OPERANDS. A variadic result group needs a printed type or same-count. A row whose types
// cannot all be found is a bug of ours and is caught by the tests on every row.
// `operandSegmentSizes` and `resultSegmentSizes` are set for ops that have the traits.
//
// Spaces are upstream's: one before every element but after `(`, `[`, `<`, `{`, an empty literal,
// and before one-character punctuation of `<>(){}[],` (after other punctuation only before `>)}],`;
// so `` `:` `(` `` prints `: (`).
#pragma once

#include "ir/enums.h"
#include "ir/shape.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

/* Parses everything after the op's name by `def->format` and completes the op being parsed:
   operands resolved, result types, attributes. FALSE after an error was reported. */
gboolean bs_format_parse(BsParser *parser, const BsOpDef *def);

/* Prints everything after the op's name by `op->def->format`. */
void bs_format_print(BsPrinter *printer, const BsOp *op);

/* Compiles the format of a registered row if that was not done before; both functions above do so
   themselves. NULL, with a message in `*error` (free with g_free()), when the format is malformed
   or leaves a type open. For the test of all rows. */
const struct BsFormat *bs_format_compile(const BsOpDef *def, char **error);

// -- the same pieces for hand-written parse and print functions ----------------------------------

/* `[1, 2]` as a dense array. */
gboolean bs_parse_dense_array(BsParser *parser, const BsType *element, const BsAttr **attr);
/* The same where upstream parses the attribute by its class: also in full, or by an alias. */
gboolean bs_parse_dense_array_attr(BsParser *parser, const BsType *element, const BsAttr **attr);
/* `[0, %x, 4]`, between the tokens `open` and `close`. The dynamic ones are appended to `dynamic`,
 * the static array becomes `*statics`. */
gboolean bs_parse_dynamic_index_list(BsParser *parser, const char *open, const char *close,
                                     BsOperandNames *dynamic, const BsAttr **statics);
/* The same, printed between the two characters of `brackets`: the operands of `dynamic` stand
 * where `statics` has BS_DYNAMIC. */
void bs_put_dynamic_index_list(BsPrinter *printer, const BsOp *op, BsRange dynamic,
                               const BsAttr *statics, const char *brackets);

/* The value of an enum attribute: the keyword, bare or in quotes, or for a dialect attribute
 * `<a, b>`, the whole attribute, or an alias of it. `name` is the attribute's, for messages. NULL
 * in `*value` for empty quotes, which upstream takes for no value. */
gboolean bs_parse_enum(BsParser *parser, const BsEnum *kind, const char *name,
                       const BsAttr **value);
/* The same of an enum kept as an integer, if there: else NULL in `*value`. */
gboolean bs_parse_optional_enum(BsParser *parser, const BsEnum *kind, const char *name,
                                const BsAttr **value);
/* What stands behind the name of a dialect attribute: `<a, b>`. */
gboolean bs_parse_enum_body(BsParser *parser, const BsEnum *kind, const BsAttr **value);
/* The same, printed. */
void bs_put_enum(BsPrinter *printer, const BsEnum *kind, const BsAttr *value);
