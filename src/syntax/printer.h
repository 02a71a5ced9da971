// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing textual MLIR as mlir-opt 19 prints it: names and numbers of values, block labels,
// aliases, custom or generic form; with a map from ops to lines. The second part is what a
// dialect's custom `print` functions use.
#pragma once

#include "support/cancellable.h"
#include "syntax/text-map.h"

#include <string.h>

// Printing locations, `loc(...)`.
typedef struct BsDebugInfo {
    BsContext *context;
    const char *file; // its name in the locations of what has none of its own
    gboolean pretty;  // --mlir-pretty-debuginfo: for reading, not for parsing
    // Of a part of a file whose places are those in the file: lines before it, and bytes before it
    // that are of its first line.
    guint32 lines_before, lead;
} BsDebugInfo;

typedef struct BsNames BsNames; // see below
typedef struct BsNameStock BsNameStock;

typedef struct BsPrintOptions {
    gboolean generic;             // --mlir-print-op-generic
    gboolean unverified;          // ops that are not as their row says get the generic form
    gboolean local_scope;         // number from the op given, not from its module
    gboolean own_resources;       // without external_resources, as upstream's dumps
    const BsNames *names;         // those of that scope and form, when they are there already
    const BsDebugInfo *debug;     // NULL: no locations
    guint32 elide_resources_from; // resources whose text is so long or longer are not; 0: all are
    guint32 elide_from; // dense elements that are so many or more are not written; 0: all are
    GCancellable *cancellable; // or NULL
    /* NULL, or takes what was printed so far and empties `out`, so that a large program's text is
       never there as a whole. Where aliases may come in front, it is called for those alone; not
       when there is to be a map. */
    void (*flush)(gpointer data, GString *out);
    gpointer data;
    /* NULL, or the lines that are wanted of an op's text (in local scope, without locations);
       others are counted, which takes a part of the time. What `ops` receives has no bytes then. */
    const BsTextLines *lines;
    const GArray *known; // NULL, or what `ops` received of that text: then few are counted
    /* NULL, or what `ops` received before changes (with an index), and all ops that these changed
       or that are around them: the others have as many lines as they had. */
    const BsText *before;
    GHashTable *changed;
    /* NULL, or an op in the one that is printed (in local scope), of whose text only that is made
       which leads to this one: `ops` receives those around it and, where it is in the text, itself.
     */
    const BsOp *leads_to;
} BsPrintOptions;

/* Appends the printed op and a newline to `out`. `ops` (or NULL) receives one BsOpLines per op. */
void bs_print_op(const BsOp *op, const BsPrintOptions *options, GString *out, GArray *ops);
/* A program as mlir-opt writes it: aliases, the root op, a newline. (mlir-opt adds one more empty
 * line; the CLI does.) */
void bs_print(const BsIr *ir, const BsPrintOptions *options, GString *out, GArray *ops);

/* The op alone, generic form, as in "see current operation" notes (local scope of its function);
 * `debug` is a BsDebugInfo, or NULL. Free with g_free(). */
char *bs_print_op_note(const BsOp *op, gconstpointer debug);

/* For messages and tables: a type or attribute as printed, without aliases. Free with g_free(). */
char *bs_type_to_string(const BsType *type);
char *bs_attr_to_string(const BsAttr *attr);
void bs_type_append(GString *out, const BsType *type);
void bs_attr_append(GString *out, const BsAttr *attr); // with its type where upstream prints one

// -- names --------------------------------------------------------------------------------------

// The names that the printer gives in one scope, for views: "%alloc_0", "%2#1", "^bb3".

/* Names everything in `scope` (an isolated op: a function or a module), as bs_print() would. */
BsNames *bs_names_new(const BsOp *scope);
/* As in generic form, which is how ops that do not verify are printed: it asks no op for a hint. */
BsNames *bs_names_new_generic(const BsOp *scope);
/* Spellings of names that are given from outside: many BsNames may have them together. */
BsNameStock *bs_name_stock_new(void);
void bs_name_stock_unref(BsNameStock *stock);
/* The number of that spelling, without the number of one of several results; it stays. */
guint32 bs_name_stock_spell(BsNameStock *stock, const char *text);
/* Names that are given from outside, one by one, until they are ended; nobody reads any before.
   `stock` (or NULL: one of their own) has their spellings, and goes on being the caller's.
   `number` >= 0: of several results, and is put behind the name. Free with bs_names_free(). */
BsNames *bs_names_begin(BsNameStock *stock);
BsNameStock *bs_names_stock(const BsNames *names); // borrowed
void bs_names_put_value(BsNames *names, const BsValue *value, guint32 stem, gint64 number);
void bs_names_put_block(BsNames *names, const BsBlock *block, guint32 stem);
void bs_names_count_block(BsNames *names, const BsBlock *block, guint32 number); // "^bb2"
void bs_names_end(BsNames *names);
/* Another owner of the names; each of them frees. */
BsNames *bs_names_ref(BsNames *names);
void bs_names_free(BsNames *names);
/* The name with its `%` (results of multi-result ops with `#n`), or NULL for a value outside of the
 * scope or erased. */
const char *bs_names_value(const BsNames *names, const BsValue *value);
/* Whether another value in the scope has the same name, in a region beside its own. A
   question goes through all names, after the first few no more. */
gboolean bs_names_is_shared(const BsNames *names, const BsValue *value);
/* Whether some value has that name ("%alloc"). */
gboolean bs_names_has(const BsNames *names, const char *name);
/* "^bb2"; NULL for a block outside of the scope. Entry blocks are ^bb0. */
const char *bs_names_block(const BsNames *names, const BsBlock *block);

// -- for custom print functions -----------------------------------------------------------------

/* Text as it is, nothing is quoted or spaced;
   text of that length without a new line in it, or with some. */
void bs_put_part(BsPrinter *printer, const char *text, gsize len);
void bs_put_lines(BsPrinter *printer, const char *text, gsize len);
/* Any text; most are literals, of which the compiler knows what they are. */
static inline void
bs_put(BsPrinter *printer, const char *text)
{
    const gsize len = strlen(text);
    if (memchr(text, '\n', len))
        bs_put_lines(printer, text, len);
    else
        bs_put_part(printer, text, len);
}
void bs_putf(BsPrinter *printer, const char *format, ...) G_GNUC_PRINTF(2, 3);
void bs_put_newline(BsPrinter *printer); // a new line, indented like the op
/* Indents what follows (regions too) by two blanks more, or, FALSE, less. */
void bs_put_indent(BsPrinter *printer, gboolean more);
/* `%alloc`, as the printer names the value. */
void bs_put_value(BsPrinter *printer, const BsValue *value);
/* Values `%a, %b` separated by ", ". */
void bs_put_operands(BsPrinter *printer, const BsOp *op, BsRange range);
/* A type, by its alias where it has one. */
void bs_put_type(BsPrinter *printer, const BsType *type);
void bs_put_operand_types(BsPrinter *printer, const BsOp *op, BsRange range); // `T, U`
void bs_put_result_types(BsPrinter *printer, const BsOp *op);                 // `T, U`
void bs_put_arrow_types(BsPrinter *printer, guint32 n,
                        const BsType *const *types); // ` -> T` or ` -> (T, U)`; nothing when n is 0
void bs_put_functional_type(BsPrinter *printer, const BsOp *op); // `(A, B) -> C`
void bs_put_attr(BsPrinter *printer, const BsAttr *attr);        // with its type
void bs_put_attr_without_type(BsPrinter *printer, const BsAttr *attr);
/* ` {a = b}` without the names in `elided` (NULL-terminated array, or NULL), without defaults;
 * nothing when none is left. */
void bs_put_attr_dict(BsPrinter *printer, const BsOp *op, const char *const *elided);
void bs_put_attr_dict_with_keyword(BsPrinter *printer, const BsOp *op,
                                   const char *const *elided); // ` attributes {...}`
void bs_put_dict(BsPrinter *printer, const BsAttr *dict);      // `{a = b}`
void bs_put_symbol_name(BsPrinter *printer, const char *name); // @name or @"na me"
/* `^bb1`. */
void bs_put_block_name(BsPrinter *printer, const BsBlock *block);
/* `^bb1(%a : T)`: successor i with its operands. */
void bs_put_successor_and_operands(BsPrinter *printer, const BsOp *op, guint32 i);
/* `{ ... }`; `entry_args`: with the label of the entry block; `terminators`: with terminators that
   have neither operands nor attributes. */
void bs_put_region(BsPrinter *printer, const BsRegion *region, gboolean entry_args,
                   gboolean terminators);
/* The op without its results, on the same line. */
void bs_put_op(BsPrinter *printer, const BsOp *op);
/* `%arg0: T {attrs}`, with its location where locations are printed. */
void bs_put_argument(BsPrinter *printer, const BsValue *arg, const BsAttr *attrs);
/* The same without the type. */
void bs_put_argument_name(BsPrinter *printer, const BsValue *arg);
