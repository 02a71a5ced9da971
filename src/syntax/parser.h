// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing textual MLIR. The first part is for everyone; the second is what a dialect's custom
// `parse` functions use (upstream's OpAsmParser). A parse function returns FALSE after an error was
// reported.
#pragma once

#include "ir/diag.h"
#include "ir/mutate.h"
#include "support/vec.h"
#include "syntax/spelling.h"

// Limits of input. Exceeding one is an error that names it.
enum {
    BS_LIMIT_FILE_BYTES = 256 * 1024 * 1024,
    BS_LIMIT_NESTING = 512, // regions, types and attributes in one another, through aliases too
    BS_LIMIT_OPERANDS = 1 << 20, // also results, their numbers, and types in a list
    // Result numbers that uses skip before there is a definition (`%a#7` and no other).
    BS_LIMIT_SKIPPED_RESULTS = 4 * BS_LIMIT_OPERANDS,
    // Parts of types and attributes that aliases stand for, all uses together: the printed text.
    BS_LIMIT_ALIASED_PARTS = 32 * 1024 * 1024,
    BS_LIMIT_INTEGER_WIDTH = (1 << 24) - 1,
    BS_LIMIT_SHAPE_RANK = 1024,
};

typedef struct BsParseOptions {
    gboolean allow_unregistered; // ops and dialects that no table has
    guint32 first_line;          // added to line numbers: 0 for a whole file
    BsSpelling *spelling;        // takes the names and places of the text; or NULL
    const char *places_of; // file locations with this name are places in the text that was read
                           // before, whatever its name; or NULL
    gboolean padded; // BS_TEXT_PADDING NULs stand behind the text, so that it need not be copied
} BsParseOptions;

enum { BS_TEXT_PADDING = 16 };

/* Parses a program into `ir` (which must be new): `ir->root` becomes the one top-level module, or a
   module made around several ops. Does not run the verifier. FALSE when errors were added to
   `diags`; the IR is then not to be used. */
gboolean bs_parse(BsIr *ir, const char *text, gsize len, const BsParseOptions *options,
                  BsDiags *diags);

/* Parses one type or attribute alone, for tables and tests; NULL with an error in `diags`. */
const BsType *bs_parse_type_text(BsContext *context, const char *text, BsDiags *diags);
const BsAttr *bs_parse_attr_text(BsContext *context, const char *text, BsDiags *diags);

// -- for custom parse functions ------------------------------------------------------------------

// An operand by name, not yet looked up: `%name#number`.
typedef struct BsOperandName {
    const char *name; // interned
    guint32 number;
    guint32 offset; // of its text
    BsLoc loc;
} BsOperandName;

typedef BS_VEC(BsOperandName) BsOperandNames;
typedef BS_VEC(const BsType *) BsTypes;
typedef BS_VEC(BsNamedAttr) BsAttrs;
/* The attribute of that name in a list that was read, or NULL. */
const BsAttr *bs_attrs_find(const BsAttrs *attrs, const char *name);

// A block argument that a custom form declares: `%arg0: type`, `%i = ...`.
typedef struct BsArgument {
    BsOperandName name; // name NULL: declared by its type only (a function without body)
    const BsType *type; // may be filled in later
    const BsAttr *attrs;
} BsArgument;
typedef BS_VEC(BsArgument) BsArguments;

// What a custom parse function adds goes to the op being parsed (a BsOpState under construction in
// the parser, passed to parse functions only for reading `def` and `loc`). Lists of the caller are
// freed by the caller with bs_vec_free().
/* What the op is made in. */
BsContext *bs_parser_context(BsParser *parser);
BsIr *bs_parser_ir(BsParser *parser);
BsLoc bs_parser_loc(BsParser *parser);      // of the next token
BsLoc bs_parser_name_loc(BsParser *parser); // of the op's name
BS_SELDOM gboolean bs_parser_error(BsParser *parser, BsLoc loc, const char *format, ...)
    G_GNUC_PRINTF(3, 4); // returns FALSE
/* A type was read that is of none of the kinds (bits: 1 << BS_TYPE_...) that a form asks for.
   Returns FALSE. */
BS_SELDOM gboolean bs_parser_error_kind(BsParser *parser, BsLoc loc, guint32 kinds,
                                        const BsType *type);
/* The same of one class, `async.value`, which the message has since 22, or NULL; `what` is "type",
   or "Type" where the class has a syntax of its own. */
BS_SELDOM gboolean bs_parser_error_class(BsParser *parser, BsLoc loc, const char *what,
                                         const char *name, const BsType *type);
/* So many operands and types stand in a form that needs as many of the ones as of the others.
   Returns FALSE. */
BS_SELDOM gboolean bs_parser_error_counts(BsParser *parser, BsLoc loc, gint64 n_operands,
                                          gint64 n_types);
BS_SELDOM void bs_parser_warning(BsParser *parser, BsLoc loc, const char *format, ...)
    G_GNUC_PRINTF(3, 4);
/* The number of results named on the left side of `=`. */
guint32 bs_parser_n_result_names(BsParser *parser);

/* Punctuation ("->", "(", ":", "::", ...) or a bare keyword. parse: error "expected 'X'"; optional:
 * consumes if there. */
gboolean bs_parse_token(BsParser *parser, const char *token);
/* Punctuation, with `where` in the error: "expected 'X' in WHERE". */
gboolean bs_parse_token_in(BsParser *parser, const char *token, const char *where);
gboolean bs_parse_optional_token(BsParser *parser, const char *token);
gboolean bs_parser_at_token(BsParser *parser, const char *token); // whether it is next
gboolean bs_parse_keyword(BsParser *parser, const char *keyword);
gboolean bs_parse_optional_keyword(BsParser *parser, const char *keyword);
/* Any bare identifier; interned. */
gboolean bs_parse_any_keyword(BsParser *parser, const char **keyword);
/* A string in quotes, as a string attribute. */
gboolean bs_parse_string(BsParser *parser, const BsAttr **value);
gboolean bs_parse_symbol_name(BsParser *parser, const BsAttr **name); // @name as a string attribute
gboolean bs_parse_optional_symbol_name(BsParser *parser,
                                       const BsAttr **name); // TRUE when it was there
/* A decimal or hexadecimal number with an optional sign; an error when it does not fit in 64 bits.
 */
gboolean bs_parse_integer(BsParser *parser, gint64 *value);

/* A type; `: T`; a function type. Each into `*type`, or FALSE after an error. */
gboolean bs_parse_type(BsParser *parser, const BsType **type);
gboolean bs_parse_types(BsParser *parser, BsTypes *types);       // one or more, comma separated
gboolean bs_parse_arrow_types(BsParser *parser, BsTypes *types); // `-> T` or `-> (T, U)`
/* The same if there; the types are those of the op's results. */
gboolean bs_parse_optional_results(BsParser *parser);
gboolean bs_parse_colon_type(BsParser *parser, const BsType **type);
/* A type if one begins here, else NULL. */
gboolean bs_parse_optional_type(BsParser *parser, const BsType **type);
gboolean bs_parse_function_type(BsParser *parser, const BsType **type);
/* A type of one of these kinds (bits: 1 << BS_TYPE_...). */
gboolean bs_parse_type_of(BsParser *parser, guint32 kinds, const BsType **type);
/* The same behind `:`, which is where an error says that the type is of another kind. */
gboolean bs_parse_colon_type_of(BsParser *parser, guint32 kinds, const BsType **type);

/* Any attribute; `type_hint` (or NULL) is the type of a number or string that states none. */
gboolean bs_parse_attribute(BsParser *parser, const BsType *type_hint, const BsAttr **attr);
/* The same of that kind. */
gboolean bs_parse_attribute_of(BsParser *parser, const BsType *type_hint, BsAttrKind kind,
                               const BsAttr **attr);
/* An affine map as it stands between `<` and `>`: `(i, j) -> (j, i)`. */
gboolean bs_parse_affine_map(BsParser *parser, const BsAttr **map);
/* `[%i + 1, symbol(%n) * 2]` with these brackets: the map, and the values that stand for its
   dimensions and then for its symbols. Where `group` names it ("min", "max") several results may
   stand together, `min(%a, 4)`: `groups` gets how many each part has. (`group`, `groups` or NULL.)
 */
typedef BS_VEC(gint32) BsAffineGroups;
gboolean bs_parse_affine_map_of_values(BsParser *parser, const char *open, const char *close,
                                       const char *group, const BsAttr **map,
                                       BsAffineGroups *groups, BsOperandNames *operands);
/* `{a = b}` if there; adds to `attrs`. */
gboolean bs_parse_optional_attr_dict(BsParser *parser, BsAttrs *attrs);
/* The same, straight to the op's attributes. Of those that are inherent and cannot be stored in the
   op upstream's own parsers say nothing: they go. */
gboolean bs_parse_op_attr_dict(BsParser *parser);
/* The same where upstream's parser is made from a format: then they are an error. */
gboolean bs_parse_checked_attr_dict(BsParser *parser);
gboolean bs_parse_optional_attr_dict_with_keyword(BsParser *parser,
                                                  BsAttrs *attrs); // `attributes {...}`

/* The full name of an op, with the dialect that is understood here; whether there is such an op is
   not asked. */
gboolean bs_parse_op_name(BsParser *parser, const char **name);
gboolean bs_parser_at_keyword(BsParser *parser);     // whether the next token is a bare word
gboolean bs_parser_at_type_symbol(BsParser *parser); // whether the next token is `!name`
gboolean bs_parser_at_operand(BsParser *parser);     // whether the next token is `%name`
gboolean bs_parse_operand(BsParser *parser, BsOperandName *operand); // `%name` or `%name#1`
gboolean bs_parse_name(BsParser *parser, BsOperandName *name);       // `%name`, of what is defined
/* Comma-separated operands, none or more, between `open` and `close` tokens (both NULL: no
 * delimiters). */
gboolean bs_parse_operands(BsParser *parser, const char *open, const char *close,
                           BsOperandNames *operands);
/* The same with delimiters, but of names that are defined: no `%name#1`. */
gboolean bs_parse_names(BsParser *parser, const char *open, const char *close,
                        BsOperandNames *names);
/* `n` operands, one or more, without delimiters; an error says how many are expected. */
gboolean bs_parse_n_operands(BsParser *parser, guint n, BsOperandNames *operands);
/* Looks an operand up (or makes a forward reference) and appends it to the op being parsed. */
gboolean bs_resolve_operand(BsParser *parser, const BsOperandName *operand, const BsType *type);
/* All with one type, or pairwise; reports "N operands present, but expected M". */
gboolean bs_resolve_operands_same(BsParser *parser, const BsOperandNames *operands,
                                  const BsType *type);
gboolean bs_resolve_operands(BsParser *parser, const BsOperandNames *operands, const BsTypes *types,
                             BsLoc loc);

/* Operand `i` of those that the op being parsed has so far; NULL when it has not so many. */
const BsValue *bs_parser_resolved(BsParser *parser, guint32 i);

gboolean bs_parse_successor(BsParser *parser); // ^bb: appends a successor
/* `^bb` or `^bb(%a, %b : T, U)`: appends the successor, and what it is given to the lists, from
 * which it can be resolved. */
gboolean bs_parse_successor_and_operands(BsParser *parser, BsOperandNames *operands,
                                         BsTypes *types);

/* `%name`, with `: T` and `{attrs}` where they are asked for; not yet defined: bs_parse_region()
 * does. */
gboolean bs_parse_argument(BsParser *parser, gboolean with_type, gboolean with_attrs,
                           BsArgument *argument);
/* `loc(...)` if there, of something that has no place to keep it: nobody asks whether an alias in
   it was ever defined. */
gboolean bs_skip_optional_loc(BsParser *parser);
/* `(%a, %b)`, none or more, appended to `args`: all of that type, or, when it is NULL, each with
 * its own, `(%a: T, %b: U)`. */
gboolean bs_parse_arguments(BsParser *parser, const BsType *type, BsArguments *args);
/* `(%inner = %outer, ...)`: appends arguments without types and the operands' names. */
gboolean bs_parse_assignments(BsParser *parser, BsArguments *args, BsOperandNames *operands);
/* A region `{ ... }`; `args` become its entry block's arguments. Appends a region to the op being
 * parsed. */
gboolean bs_parse_region(BsParser *parser, const BsArguments *args);
/* A region if `{` is next, else appends an empty region. */
gboolean bs_parse_optional_region(BsParser *parser, const BsArguments *args, gboolean *present);
/* Appends a region with one block that has arguments of these types, without a location, for the
   caller to fill. */
BsBlock *bs_add_region_with_block(BsParser *parser, guint32 n, const BsType *const *types);
/* Appends a region without blocks. */
void bs_add_empty_region(BsParser *parser);
/* Makes the last parsed region the op's first one (scf.index_switch writes its default last). */
void bs_move_last_region_first(BsParser *parser);
/* The last block of the last parsed region, or NULL. */
const BsBlock *bs_parser_last_block(BsParser *parser);
/* Whether the last parsed region has no block. */
gboolean bs_parser_region_is_empty(BsParser *parser);
/* Gives the last parsed region its terminator when it has none (SingleBlockImplicitTerminator); an
   empty region gets a block. The location of the terminator is the op's. `terminator_name` NULL:
   only the block. */
gboolean bs_ensure_terminator(BsParser *parser, const char *terminator_name);

/* Add to the op being parsed; attributes after the ones that are there. */
void bs_add_result_type(BsParser *parser, const BsType *type);
void bs_add_result_types(BsParser *parser, const BsTypes *types);
void bs_add_attr(BsParser *parser, const char *name, const BsAttr *value);
void bs_add_attrs(BsParser *parser, const BsAttrs *attrs);
/* Keeps an attribute for the op's properties until all of its form is read. */
void bs_set_properties(BsParser *parser, const BsAttr *properties);
/* Whether those of `attrs` from number `from` on that are inherent to ops of that row are as they
   should be; else an error at `loc` (upstream's verifyInherentAttrs). */
gboolean bs_check_inherent_attrs(BsParser *parser, const BsOpDef *def, const BsAttrs *attrs,
                                 guint from, BsLoc loc);
/* The same of those that the op being parsed has so far. */
gboolean bs_check_added_attrs(BsParser *parser, BsLoc loc);
