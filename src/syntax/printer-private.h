// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the printer's files share. Text goes to one GString; names come from arrays by value number;
// types that were printed before are copied from the text itself.
#pragma once

#include "ir/diag.h"
#include "syntax/names-private.h"
#include "syntax/printer.h"

#include <string.h>

// Where in the text a type was printed last; direct-mapped by the type's address.
typedef struct BsPrintedType {
    const BsType *type;
    guint32 at, len;
} BsPrintedType;

enum { BS_N_PRINTED_TYPES = 64 };

// How aliases get their names; see print-aliases.c.
typedef enum BsAliasesMode {
    BS_ALIASES_AS_MET, // as they are printed
    BS_ALIASES_FAILED, // that does not do for this program
    BS_ALIASES_MEETING,
    BS_ALIASES_NUMBERED,
} BsAliasesMode;

// Attribute aliases, `#map`, `#set`, `#loc`, `#distinct`.
typedef struct BsAliases {
    BsAliasesMode mode;
    GHashTable *numbers; // attribute -> 1 + its number in `items`
    GArray *items;
    guint32 n_maps, n_sets; // named as they were met
} BsAliases;

enum { BS_NOTED_NAMES = 12, BS_NO_NUMBER = G_MAXUINT32 };

// Where a name was printed: that of an operand of the op, or of a successor, which are numbered
// behind the operands. BS_NO_NUMBER: of a value of which that is not known, or it has no name.
typedef struct BsNotedName {
    const BsValue *value;
    guint32 number;
    gsize at;
    guint32 len;
} BsNotedName;

typedef struct BsPrintMemo BsPrintMemo;

struct BsPrinter {
    GString *out;
    const BsNames *names;
    BsNames *in_turn;   // the same, when functions get theirs in turn; or NULL
    BsAliases *aliases; // NULL: no aliases, everything is written out
    GArray *ops;        // of BsOpLines, or NULL
    GCancellable *cancellable;
    void (*flush)(gpointer data, GString *out); // or NULL
    gpointer flush_data;
    gboolean has_header;          // aliases may come in front: the rest goes nowhere before its end
    const char *default_dialect;  // its prefix is dropped
    guint32 line;                 // of the text, from 0
    guint32 indent;               // of the op being printed
    guint32 nth;                  // of its block's ops is the one being printed
    guint32 around;               // 1 + where in `ops` the op is that is being printed; 0: none
    guint32 n_printed;            // ops so far, for looking at the cancellable now and then
    const BsTextLines *lines;     // as in BsPrintOptions
    const GArray *known;          // as in BsPrintOptions
    const BsText *before;         // likewise; NULL unless there are `ops`
    GHashTable *changed;          // likewise
    BsOp *leads_to;               // likewise
    gsize lines_begin, lines_end; // bytes of the wanted lines; G_MAXSIZE: they are still to come
    const BsDebugInfo *debug;     // or NULL
    GHashTable *resources;        // by key, of dialects, that no attribute has named yet; or NULL
    GPtrArray *named_resources; // the others, of BsFileResource, in the order of printing; or NULL
    GHashTable *distinct_ids;   // attribute -> 1 + the number it is printed with; or NULL
    gboolean generic;
    gboolean in_argument;   // in the attributes of an argument, which get no aliases of their own
    gboolean own_resources; // as in BsPrintOptions
    guint32 elide_resources_from; // likewise
    guint32 elide_from;           // as in BsPrintOptions; in notes 17
    gboolean unverified;          // as in BsPrintOptions
    gboolean dry;                 // only to meet aliases in upstream's order
    gboolean met;                 // those of all that is in the op being printed
    gboolean cancelled;
    BsDiags unheard; // what is wrong with ops that are printed in generic form for it
    BsPrintedType printed_types[BS_N_PRINTED_TYPES];
    BsPrintMemo *memos;  // of ops that were printed before; NULL before there are many
    BsPrintMemo *noting; // the one that the op being printed is to be noted in, or NULL
    guint32 n_noted;     // names in the op so far; those over the limit are only counted
    BsNotedName noted[BS_NOTED_NAMES];
};

/* Prepares a printer that appends to `out`, without names and aliases. */
void bs_printer_init(BsPrinter *printer, GString *out);

// -- text ---------------------------------------------------------------------------------------

void bs_out_grow(GString *out, gsize extra);

/* Where the text ends, with room for so many bytes; and the new end, when they are written. */
static inline char *
bs_out_begin(GString *out, gsize room)
{
    if (out->len + room >= out->allocated_len)
        bs_out_grow(out, room);
    return out->str + out->len;
}
static inline void
bs_out_end(GString *out, char *end)
{
    *end = '\0';
    out->len = (gsize)(end - out->str);
}

static inline void
bs_out_len(GString *out, const char *text, gsize len)
{
    char *at = bs_out_begin(out, len);
    memcpy(at, text, len);
    bs_out_end(out, at + len);
}

enum { BS_OUT_WORD = 16 };

/* Writes a short text in whole words, of which the last may be too long: there are to be so many
   bytes more to read behind `text`, and to write. Returns the end. Names and pieces of ops are
   short, and most are one word. */
static inline char *
bs_write_words(char *at, const char *text, gsize len)
{
    gsize i = 0;
    do
        memcpy(at + i, text + i, BS_OUT_WORD);
    while ((i += BS_OUT_WORD) < len);
    return at + len;
}
static inline void
bs_out_words(GString *out, const char *text, gsize len)
{
    bs_out_end(out, bs_write_words(bs_out_begin(out, len + BS_OUT_WORD), text, len));
}

static inline void
bs_out_char(GString *out, char c)
{
    char *at = bs_out_begin(out, 1);
    *at = c;
    bs_out_end(out, at + 1);
}

#define bs_out_lit(out, literal) bs_out_len((out), (literal), sizeof(literal) - 1)

enum { BS_DIGITS = 20 }; // that a number has, at most

/* Writes the number, and returns its end. */
char *bs_write_unsigned(char *at, guint64 value);
void bs_out_unsigned(GString *out, guint64 value);
void bs_out_signed(GString *out, gint64 value);

/* Bytes that any name may take while it is written. */
static inline gsize
bs_names_room(const BsNames *names)
{
    return names->longest_stem + BS_DIGITS + strlen("#") + BS_DIGITS + BS_OUT_WORD;
}

/* Writes the name without the number that it has among several results; returns its end. */
static inline char *
bs_write_head(char *at, const BsNames *names, const BsName *name)
{
    const BsStem *stem = &names->stems[name->stem];
    if (name->number == BS_NAME_ALONE)
        return bs_write_words(at, names->pool + stem->at, stem->len);
    at = bs_write_words(at, names->pool + stem->at, stem->joint);
    if (name->number >= 10)
        return bs_write_unsigned(at, name->number);
    *at = (char)('0' + name->number); // most are
    return at + 1;
}

/* Writes the name as a use has it: "%a#1". */
static inline char *
bs_write_name(char *at, const BsNames *names, const BsName *name)
{
    at = bs_write_head(at, names, name);
    if (!name->nth)
        return at;
    *at = '#';
    return bs_write_unsigned(at + 1, name->nth - 1);
}

static inline void
bs_out_name(GString *out, const BsNames *names, const BsName *name)
{
    bs_out_end(out, bs_write_name(bs_out_begin(out, bs_names_room(names)), names, name));
}
/* The text in quotes, escaped. */
void bs_out_quoted(GString *out, const char *text, gsize len);
/* The name, in quotes when it is no bare identifier. */
void bs_out_keyword_or_string(GString *out, const char *text, gsize len);
void bs_out_symbol(GString *out, const char *name, gsize len);

/* A new line, indented like the op being printed. */
void bs_printer_newline(BsPrinter *printer);

// -- types and attributes -----------------------------------------------------------------------

// What becomes of an attribute's type; upstream's AttrTypeElision.
typedef enum BsTypeElision {
    BS_TYPE_NEVER_ELIDED,
    BS_TYPE_MAY_BE_ELIDED, // when it is the parser's default: i64, f64
    BS_TYPE_ELIDED,
} BsTypeElision;

void bs_printer_type(BsPrinter *printer, const BsType *type);
void bs_printer_attr(BsPrinter *printer, const BsAttr *attr, BsTypeElision elision);
/* The attribute written out, whatever alias it has. */
void bs_printer_attr_itself(BsPrinter *printer, const BsAttr *attr);
void bs_printer_named_attr(BsPrinter *printer, const BsNamedAttr *attr);

/* A float in a format of BS_FLOAT_FORMATS, as upstream's printFloatValue. */
void bs_out_float(GString *out, BsFloatFormat format, guint64 bits, guint64 high_bits);

// -- aliases ------------------------------------------------------------------------------------

void bs_aliases_init(BsAliases *aliases);
void bs_aliases_clear(BsAliases *aliases);
/* Whether attributes of that kind are printed as aliases. */
gboolean bs_attr_has_alias(const BsAttr *attr);
/* The alias of such an attribute, or NULL: it is to be written out. */
const char *bs_aliases_name(BsAliases *aliases, const BsAttr *attr);
/* Notes an attribute and what is in it; `deferred`: its definition may stand behind the program. */
void bs_aliases_meet(BsAliases *aliases, const BsAttr *attr, gboolean deferred);
/* Meets everything in the op in the order in which upstream does for generic forms: nested ops
   first, then types, then attributes; whereas the text has inherent attributes first. */
void bs_aliases_meet_op(BsPrinter *printer, const BsOp *op);
/* Makes one that goes the way of `printer` and writes to nowhere, to meet aliases in upstream's
   order; what it came upon on the way is handed over at the end. */
void bs_printer_begin_dry(const BsPrinter *printer, BsPrinter *dry);
void bs_printer_end_dry(BsPrinter *printer, BsPrinter *dry);
/* Numbers what was met. */
void bs_aliases_number(BsAliases *aliases);
/* Prints the definitions that stand before the program, or those behind it. */
void bs_aliases_put(BsPrinter *printer, gboolean deferred);
/* Puts the definitions that were named as they were met before the text that starts at `begin`;
   returns how many lines they are. */
guint32 bs_aliases_insert(BsPrinter *printer, gsize begin);

// -- ops that were printed before (print-memo.c) ------------------------------------------------

/* Prints the op, from its name on, when one like it was printed before. FALSE: it was not; then it
   is to be printed by its format, and remembered. */
gboolean bs_printer_recall(BsPrinter *printer, const BsOp *op);
/* Remembers the op's text, which begins at byte `begin` in line `line`. */
void bs_printer_remember(BsPrinter *printer, const BsOp *op, gsize begin, guint32 line);
/* `^bb1`: successor i. */
void bs_printer_successor(BsPrinter *printer, const BsOp *op, guint32 i);

// -- some lines (print-lines.c) -----------------------------------------------------------------

/* What the options say of lines. */
void bs_printer_lines_init(BsPrinter *printer, const BsPrintOptions *options);
/* Takes away what is not of the lines of the text that begins at byte `begin`; of a printer of all
   lines, nothing. */
void bs_printer_lines_cut(BsPrinter *printer, gsize begin);
/* Of a printer of some lines: here one begins. */
void bs_printer_note_line(BsPrinter *printer);
/* Of a printer of some lines: passes by ops from `op` on, the `nth` of its block, of which nothing
   has to be printed; they are in `ops` then. Returns the next one of the block, which has to be. */
BsOp *bs_printer_count_ops(BsPrinter *printer, BsOp *op, guint32 *nth);
/* Whether the op, which begins here, has as many lines as in the map from before. It and what is
   nested in it are in `ops` then, and the printer is in its last line. */
gboolean bs_printer_counts_as_before(BsPrinter *printer, const BsOp *op);
/* The op to begin with in a region, when all before is known, or not wanted; else NULL. */
const BsOp *bs_printer_begin_at(BsPrinter *printer, const BsRegion *region);

static inline gboolean
bs_printer_wants_line(const BsPrinter *printer)
{
    const BsTextLines *lines = printer->lines;
    return !lines || (printer->line >= lines->first && printer->line < lines->end);
}

/* Behind the end of a line. */
static inline void
bs_printer_next_line(BsPrinter *printer)
{
    printer->line++;
    if (printer->lines)
        bs_printer_note_line(printer);
}

// -- resources ----------------------------------------------------------------------------------

/* Begins to note what is named; ends it. */
void bs_printer_resources_init(BsPrinter *printer, const BsIr *ir);
void bs_printer_resources_clear(BsPrinter *printer);
/* Notes the key when the text of an attribute is `dense_resource<key>`. */
void bs_printer_note_resource(BsPrinter *printer, const char *text, gsize len);
/* Prints the section behind the program; nothing when there is nothing in it. */
void bs_printer_resources(BsPrinter *printer, const BsIr *ir);

// -- locations ----------------------------------------------------------------------------------

/* ` loc(...)`, when locations are printed; `alias`: by its alias where it has one. */
void bs_printer_trailing_loc(BsPrinter *printer, BsLoc loc, gboolean alias);
/* What is inside `loc(...)`, with aliases for its parts, and where `alias` is set for itself. */
void bs_printer_loc(BsPrinter *printer, const BsAttr *loc, gboolean alias);
/* The same with `loc(` and `)`, which the form for reading does not have. */
void bs_printer_wrapped_loc(BsPrinter *printer, const BsAttr *loc, gboolean alias);
/* Notes the location when locations are printed and aliases are being met. */
void bs_printer_meet_loc(BsPrinter *printer, BsLoc loc, gboolean deferred);

// -- ops ----------------------------------------------------------------------------------------

void bs_printer_op(BsPrinter *printer,
                   const BsOp *op); // with its indentation, without the line's end
void bs_printer_generic_op(BsPrinter *printer, const BsOp *op);
void bs_printer_region(BsPrinter *printer, const BsRegion *region, gboolean entry_args,
                       gboolean terminators, gboolean empty_block);

/* `  // 2 preds: ^exit, ^use` of a block, by names that have no numbers. */
void bs_printer_named_predecessors(BsPrinter *printer, const BsBlock *block);
