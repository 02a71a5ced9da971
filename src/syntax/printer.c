// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/verify.h"
#include "syntax/format.h"
#include "syntax/printer-private.h"

#include <gio/gio.h>

// The op, its blocks, regions, generic form, and what callers start (upstream's OperationPrinter).
// Custom forms are the rows' `print` or `format`; what those use is in printer-put.c.

enum {
    INDENT = 2,
    OPS_PER_LOOK = 4096,
    OPS_AHEAD = 6,
    FLUSHED_BYTES = 64 * 1024,
    NOTE_ELEMENTS_LIMIT = 16, // notes leave out larger ones
};

void
bs_printer_init(BsPrinter *printer, GString *out)
{
    memset(printer, 0, sizeof *printer);
    printer->out = out;
    printer->default_dialect = "builtin";
}

// -- results and names --------------------------------------------------------------------------

// The name of results [begin, end): `%a`, or `%a:2`, without the number that the first has in uses
// (`%a#0`).
static void
put_result_group(BsPrinter *p, const BsOp *op, guint32 begin, guint32 end)
{
    const BsName *name = bs_names_find(&p->names->values, op->results[begin].id);
    if (!name) {
        bs_put_value(p, &op->results[begin]);
        return;
    }
    bs_out_end(p->out,
               bs_write_head(bs_out_begin(p->out, bs_names_room(p->names)), p->names, name));
    if (end - begin == 1)
        return;
    bs_out_char(p->out, ':');
    bs_out_unsigned(p->out, end - begin);
}

static void
put_results(BsPrinter *p, const BsOp *op)
{
    for (guint32 begin = 0, end; begin < op->n_results; begin = end) {
        for (end = begin + 1; end < op->n_results; end++) {
            if (bs_names_starts_group(p->names, op, end))
                break;
        }
        if (begin)
            bs_out_lit(p->out, ", ");
        put_result_group(p, op, begin, end);
    }
    bs_out_lit(p->out, " = ");
}

// -- generic form -------------------------------------------------------------------------------

static gboolean
is_segments(const char *name)
{
    return !strcmp(name, "operandSegmentSizes") || !strcmp(name, "resultSegmentSizes");
}

// Inherent attributes are printed as properties; which they are, the row says. Unregistered ops
// have none.
static gboolean
is_inherent(const BsOp *op, const char *name)
{
    if (bs_def_keeps_properties(op->def))
        return FALSE;
    if (bs_shape_find_attr(op->def->shape, name) >= 0)
        return TRUE;
    const BsTraits segments = BS_TRAIT_OPERAND_SEGMENTS | BS_TRAIT_RESULT_SEGMENTS;
    return (op->def->traits & segments) && is_segments(name);
}

// What an unregistered op has between `<` and `>`; no alias stands in there.
static void
put_unregistered_properties(BsPrinter *p, const BsOp *op)
{
    const BsAttr *properties =
        op->attrs && bs_def_keeps_properties(op->def) ? bs_op_attr(op, BS_PROPERTIES) : NULL;
    if (!properties)
        return;
    bs_out_lit(p->out, " <");
    bs_attr_append(p->out, properties);
    bs_out_char(p->out, '>');
}

// Prints the attributes that are inherent (or those that are not) as `{a = b}` after `open`;
// nothing when there are none.
static void
put_generic_attrs(BsPrinter *p, const BsOp *op, gboolean inherent, const char *open,
                  const char *close)
{
    const char *before = open;
    for (guint32 i = 0; op->attrs && i < op->attrs->dict.n; i++) {
        const BsNamedAttr *attr = &op->attrs->dict.items[i];
        if (is_inherent(op, attr->name) != inherent || *attr->name == *BS_PROPERTIES)
            continue;
        bs_out_len(p->out, before, strlen(before));
        bs_printer_named_attr(p, attr);
        before = ", ";
    }
    if (before != open)
        bs_out_len(p->out, close, strlen(close));
}

static void
put_generic_successors(BsPrinter *p, const BsOp *op)
{
    if (!op->n_successors)
        return;
    bs_out_char(p->out, '[');
    for (guint32 i = 0; i < op->n_successors; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        bs_put_block_name(p, bs_successor_block(bs_op_successor(op, i)));
    }
    bs_out_char(p->out, ']');
}

static void
put_generic_regions(BsPrinter *p, const BsOp *op)
{
    if (!op->n_regions)
        return;
    bs_out_lit(p->out, " (");
    for (guint32 i = 0; i < op->n_regions; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        bs_printer_region(p, bs_op_region(op, i), TRUE, TRUE, TRUE);
    }
    bs_out_char(p->out, ')');
}

void
bs_printer_generic_op(BsPrinter *p, const BsOp *op)
{
    const gboolean met = p->met || !p->aliases || p->generic;
    if (!met)
        bs_aliases_meet_op(p, op);
    if (p->dry)
        return;
    bs_out_quoted(p->out, op->def->name, strlen(op->def->name));
    bs_out_char(p->out, '(');
    bs_put_operands(p, op, (BsRange){0, op->n_operands});
    bs_out_char(p->out, ')');
    put_generic_successors(p, op);
    put_unregistered_properties(p, op);
    put_generic_attrs(p, op, TRUE, " <{", "}>");
    p->met = TRUE;
    put_generic_regions(p, op);
    p->met = met;
    put_generic_attrs(p, op, FALSE, " {", "}");
    bs_out_lit(p->out, " : ");
    bs_put_functional_type(p, op);
}

// -- ops ----------------------------------------------------------------------------------------

// The op's name, without the prefix of the default dialect where that is unambiguous (one dot in
// the name).
static void
put_op_name(BsPrinter *p, const BsOp *op)
{
    const char *name = op->def->name, *end = name + op->def->name_len;
    const gsize n = strlen(p->default_dialect);
    if (n && !strncmp(name, p->default_dialect, n) && name[n] == '.' && !strchr(name + n + 1, '.'))
        name += n + 1;
    bs_out_len(p->out, name, (gsize)(end - name));
}

// Custom forms are written for ops that are as their row says. (Upstream prints a whole program
// that does not verify in generic form; a single op tells more, and while a rewrite is under way
// some are not complete.)
static gboolean
is_as_its_row_says(BsPrinter *p, const BsOp *op)
{
    if (!p->unverified || (op->verified && op->def->shape->is_local))
        return TRUE;
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (!bs_op_operand(op, i))
            return FALSE;
    }
    for (guint32 i = 0; i < op->n_successors; i++) {
        if (!bs_successor_block(bs_op_successor(op, i)))
            return FALSE;
    }
    if (!p->unheard.items)
        bs_diags_init(&p->unheard);
    return bs_verify_row(op, &p->unheard);
}

// Whether an op like one that was printed by its format gets the same text: it is as good as that
// one, too, or good on its own.
static gboolean
may_recall(BsPrinter *p, const BsOp *op)
{
    return !p->generic && op->def->format && !op->def->print && !op->n_regions &&
           (!p->unverified || op->def->shape->is_local || is_as_its_row_says(p, op));
}

static void
put_op_body(BsPrinter *p, const BsOp *op)
{
    const BsOpDef *def = op->def;
    const gboolean recalls = may_recall(p, op);
    if (recalls && bs_printer_recall(p, op))
        return;
    if (p->generic || (!def->print && !def->format) || !is_as_its_row_says(p, op)) {
        p->noting = NULL;
        bs_printer_generic_op(p, op);
        return;
    }
    const gsize begin = p->out->len;
    const guint32 line = p->line;
    put_op_name(p, op);
    if (def->print)
        def->print(p, op);
    else
        bs_format_print(p, op);
    if (recalls)
        bs_printer_remember(p, op, begin, line);
}

static void
put_indent(BsPrinter *p, guint32 n)
{
    enum { BLANKS = 32 };
    static const char blanks[] = "                                                ";
    G_STATIC_ASSERT(sizeof blanks > BLANKS + BS_OUT_WORD);
    while (n) {
        const guint32 some = MIN(n, BLANKS);
        bs_out_words(p->out, blanks, some);
        n -= some;
    }
}

void
bs_printer_newline(BsPrinter *p)
{
    bs_out_char(p->out, '\n');
    bs_printer_next_line(p);
    put_indent(p, p->indent);
}

static gboolean
was_cancelled(BsPrinter *p)
{
    if (++p->n_printed % OPS_PER_LOOK == 0)
        p->cancelled |= g_cancellable_is_cancelled(p->cancellable);
    return p->cancelled;
}

// The op, its results before it where they are wanted, and where it stands in the text.
static void
put_op(BsPrinter *p, const BsOp *op, gboolean results)
{
    if (op->n_regions && p->in_turn)
        bs_names_take_turn(p->in_turn, op);
    const guint index = p->ops ? p->ops->len : 0;
    const guint32 around = p->around;
    if (p->ops) {
        g_array_set_size(p->ops, index + 1);
        g_array_index(p->ops, BsOpLines, index) =
            (BsOpLines){.op = op,
                        .first = p->line,
                        .begin = (guint32)p->out->len,
                        .id = op->id,
                        .nth = p->nth,
                        .around = around ? index + 1 - around : 0};
        p->around = index + 1;
    }
    if (results && op->n_results)
        put_results(p, op);
    put_op_body(p, op);
    if (results && p->debug)
        bs_printer_trailing_loc(p, op->loc, TRUE);
    if (p->ops) {
        BsOpLines *lines = &g_array_index(p->ops, BsOpLines, index);
        lines->last = p->line;
        lines->end = (guint32)p->out->len;
        if (p->lines)
            lines->begin = lines->end = 0;
        p->around = around;
    }
}

void
bs_printer_op(BsPrinter *p, const BsOp *op)
{
    if (was_cancelled(p))
        return;
    bs_printer_meet_loc(p, op->loc, TRUE);
    put_indent(p, p->indent);
    put_op(p, op, TRUE);
}

void
bs_put_op(BsPrinter *printer, const BsOp *op)
{
    bs_printer_meet_loc(printer, op->loc, TRUE);
    printer->nth = 0; // forms that have an op in their line have the first of a block there
    put_op(printer, op, FALSE);
}

// -- blocks and regions -------------------------------------------------------------------------

static gint
compare_numbers(gconstpointer a, gconstpointer b)
{
    const guint32 x = *(const guint32 *)a, y = *(const guint32 *)b;
    return (x > y) - (x < y);
}

// The number that the printer gave a block, or that of no block.
static guint32
block_number(const BsPrinter *p, const BsBlock *block)
{
    const BsName *name = block ? bs_names_find(&p->names->blocks, block->id) : NULL;
    return name ? name->number : G_MAXUINT32;
}

// `// 2 preds: ^bb0, ^bb1`: one entry per edge, in the order of the blocks.
static void
put_predecessors(BsPrinter *p, const BsBlock *block)
{
    if (p->names->given) {
        bs_printer_named_predecessors(p, block);
        return;
    }
    g_autoptr(GArray) numbers = g_array_new(FALSE, FALSE, sizeof(guint32));
    for (const BsSuccessor *edge = block->preds; edge; edge = bs_successor_next(edge)) {
        const guint32 number = block_number(p, bs_op_block(bs_successor_owner(edge)));
        g_array_append_val(numbers, number);
    }
    g_array_sort(numbers, compare_numbers);
    bs_out_lit(p->out, "  // ");
    bs_out_unsigned(p->out, numbers->len);
    bs_out_lit(p->out, " preds: ");
    for (guint i = 0; i < numbers->len; i++) {
        if (i)
            bs_out_lit(p->out, ", ");
        const guint32 number = g_array_index(numbers, guint32, i);
        if (number == G_MAXUINT32) {
            bs_out_lit(p->out, "INVALIDBLOCK");
            continue;
        }
        bs_out_lit(p->out, "^bb");
        bs_out_unsigned(p->out, number);
    }
}

static void
put_block_comment(BsPrinter *p, const BsBlock *block)
{
    const BsSuccessor *edge = block->preds;
    if (!edge) {
        if (!bs_block_is_entry(block))
            bs_out_lit(p->out, "  // no predecessors");
    } else if (!bs_successor_next(edge)) {
        bs_out_lit(p->out, "  // pred: ");
        bs_put_block_name(p, bs_op_block(bs_successor_owner(edge)));
    } else {
        put_predecessors(p, block);
    }
}

static void
put_label(BsPrinter *p, const BsBlock *block)
{
    put_indent(p, p->indent);
    bs_put_block_name(p, block);
    if (block->n_args) {
        bs_out_char(p->out, '(');
        for (guint32 i = 0; i < block->n_args; i++) {
            if (i)
                bs_out_lit(p->out, ", ");
            bs_put_value(p, block->args[i]);
            bs_out_lit(p->out, ": ");
            bs_printer_type(p, block->args[i]->type);
            if (p->debug) {
                bs_printer_meet_loc(p, bs_value_loc(block->args[i]), FALSE);
                bs_printer_trailing_loc(p, bs_value_loc(block->args[i]), FALSE);
            }
        }
        bs_out_char(p->out, ')');
    }
    bs_out_char(p->out, ':');
    put_block_comment(p, block);
    bs_out_char(p->out, '\n');
}

// Types are copied from the text, which is gone then.
static void
flush(BsPrinter *p)
{
    p->flush(p->flush_data, p->out);
    memset(p->printed_types, 0, sizeof p->printed_types);
}

static void
put_header(BsPrinter *p, const BsBlock *block)
{
    if (bs_printer_wants_line(p))
        put_label(p, block);
    bs_printer_next_line(p);
}

// What is behind the lines that are wanted, nobody needs to know twice.
static gboolean
is_over(const BsPrinter *p)
{
    return p->cancelled || (p->known && p->line >= p->lines->end);
}

// The ops of a block from one on.
static void
put_ops(BsPrinter *p, const BsOp *from, gboolean terminator)
{
    p->indent += INDENT;
    const BsOp *ahead = p->lines ? NULL : from; // names of operands are not looked at to count
    for (guint i = 0; i < OPS_AHEAD; i++)
        ahead = bs_op_prefetch_operands(ahead);
    guint32 nth = 0;
    for (BsOp *op = (BsOp *)(gsize)from; op; op = bs_op_next(bs_op_prefetch(op))) {
        ahead = bs_op_prefetch_operands(ahead);
        if (p->lines)
            op = bs_printer_count_ops(p, op, &nth);
        p->nth = nth++;
        if (is_over(p) ||
            (!terminator && !bs_op_next(op) && bs_op_has_trait(op, BS_TRAIT_TERMINATOR)))
            break;
        if (!p->before || !bs_printer_counts_as_before(p, op)) {
            bs_printer_op(p, op);
            bs_out_char(p->out, '\n');
        }
        bs_printer_next_line(p);
        if (p->flush && !p->has_header && p->out->len >= FLUSHED_BYTES)
            flush(p);
        if (p->leads_to)
            break;
    }
    p->indent -= INDENT;
}

void
bs_printer_region(BsPrinter *p, const BsRegion *region, gboolean entry_args, gboolean terminators,
                  gboolean empty_block)
{
    bs_out_lit(p->out, "{\n");
    bs_printer_next_line(p);
    const BsBlock *entry = region->first;
    const BsOp *begin = bs_printer_begin_at(p, region);
    const char *outer = p->default_dialect;
    const char *inner = region->op->def->default_dialect;
    p->default_dialect = inner ? inner : "";
    const BsBlock *block = begin ? bs_op_block(begin) : p->leads_to ? NULL : entry;
    while (block && !is_over(p)) {
        const gboolean header =
            block != entry || (empty_block && !entry->first) || (entry_args && entry->n_args);
        if (header && !begin)
            put_header(p, block);
        put_ops(p, begin ? begin : block->first, block != entry || terminators);
        begin = NULL;
        block = p->leads_to ? NULL : block->next;
    }
    p->default_dialect = outer;
    put_indent(p, p->indent);
    bs_out_char(p->out, '}');
}

// -- entry points -------------------------------------------------------------------------------

// The op whose values get their names together: the nearest isolated op in local scope, else the
// outermost.
static const BsOp *
naming_root(const BsOp *op, gboolean local_scope)
{
    while (!(local_scope && bs_op_has_trait(op, BS_TRAIT_ISOLATED)) && bs_op_parent(op))
        op = bs_op_parent(op);
    return op;
}

// Aliases were made while printing, and stand before the text: what follows them moves.
static void
shift(GArray *ops, guint from, guint32 lines, gsize bytes)
{
    for (guint i = from; i < ops->len; i++) {
        BsOpLines *at = &g_array_index(ops, BsOpLines, i);
        at->first += lines;
        at->last += lines;
        at->begin += (guint32)bytes;
        at->end += (guint32)bytes;
    }
}

// Prints to nowhere, so that everything that gets an alias is met.
static void
meet_all(BsPrinter *p, const BsOp *op)
{
    BsPrinter dry;
    bs_printer_begin_dry(p, &dry);
    if (p->generic)
        bs_aliases_meet_op(&dry, op);
    else
        bs_printer_op(&dry, op);
    bs_printer_end_dry(p, &dry);
}

// Names that are known before anything is printed.
static void
print_numbered(BsPrinter *p, const BsOp *op)
{
    bs_aliases_init(p->aliases);
    p->aliases->mode = BS_ALIASES_MEETING;
    meet_all(p, op);
    bs_aliases_number(p->aliases);
    g_hash_table_remove_all(p->distinct_ids); // what was met has no number until it is printed
    memset(p->printed_types, 0, sizeof p->printed_types);
    g_clear_pointer(&p->memos, g_free);
    bs_aliases_put(p, FALSE);
    bs_printer_op(p, op);
    bs_out_char(p->out, '\n');
    p->line++;
    bs_aliases_put(p, TRUE);
    bs_aliases_clear(p->aliases);
}

// Names are given as aliases are met. FALSE, with nothing printed, when that does not do.
static gboolean
print_as_met(BsPrinter *p, const BsOp *op)
{
    bs_aliases_init(p->aliases);
    const gsize begin = p->out->len;
    const guint first_op = p->ops ? p->ops->len : 0;
    if (p->generic)
        bs_aliases_meet_op(p, op);
    if (p->aliases->mode != BS_ALIASES_FAILED)
        bs_printer_op(p, op);
    const gboolean ok = p->aliases->mode != BS_ALIASES_FAILED;
    if (ok) {
        const gsize len = p->out->len;
        const guint32 lines = bs_aliases_insert(p, begin);
        if (p->ops && lines)
            shift(p->ops, first_op, lines, p->out->len - len);
        bs_out_char(p->out, '\n');
    } else {
        g_string_truncate(p->out, begin);
        if (p->ops)
            g_array_set_size(p->ops, first_op);
        p->line = 0;
    }
    bs_aliases_clear(p->aliases);
    return ok;
}

static void
print_op(const BsOp *op, const BsIr *ir, const BsPrintOptions *options, GString *out, GArray *ops)
{
    static const BsPrintOptions defaults = {0};
    if (!options)
        options = &defaults;
    const BsOp *root = naming_root(op, options->local_scope);
    BsNames *names = NULL;
    if (!options->names && op == root && !options->generic)
        names = bs_names_build_in_turn(root);
    else if (!options->names)
        names = bs_names_build(root, options->generic);
    BsAliases aliases;
    BsPrinter p;
    bs_printer_init(&p, out);
    p.names = names ? names : options->names;
    p.in_turn = names;
    p.generic = options->generic;
    p.unverified = options->unverified;
    p.elide_from = options->elide_from;
    p.own_resources = options->own_resources;
    p.elide_resources_from = options->elide_resources_from;
    p.cancellable = options->cancellable;
    p.debug = options->debug;
    if (!ops && ir && !options->debug) {
        p.flush = options->flush;
        p.flush_data = options->data;
        p.has_header = bs_context_has_aliases(ir->context);
    }
    p.ops = ops;
    p.leads_to = (BsOp *)(gsize)options->leads_to;
    const gsize begin = out->len;
    bs_printer_lines_init(&p, options);
    p.distinct_ids = g_hash_table_new(NULL, NULL);
    if (ir && ir->n_resources && !bs_op_block(op) && !options->local_scope)
        bs_printer_resources_init(&p, ir);
    if (bs_op_block(op) || options->local_scope) {
        bs_printer_op(&p, op);
        bs_out_char(out, '\n');
        bs_printer_lines_cut(&p, begin);
    } else {
        p.aliases = &aliases;
        if (options->debug || !print_as_met(&p, op))
            print_numbered(&p, op);
        p.aliases = NULL;
    }
    if (p.resources)
        bs_printer_resources(&p, ir);
    bs_printer_resources_clear(&p);
    g_hash_table_unref(p.distinct_ids);
    if (p.unheard.items)
        bs_diags_clear(&p.unheard);
    g_free(p.memos);
    bs_names_free(names);
}

void
bs_print_op(const BsOp *op, const BsPrintOptions *options, GString *out, GArray *ops)
{
    print_op(op, NULL, options, out, ops);
}

void
bs_print(const BsIr *ir, const BsPrintOptions *options, GString *out, GArray *ops)
{
    print_op(ir->root, ir, options, out, ops);
}

char *
bs_print_op_note(const BsOp *op, gconstpointer debug)
{
    GString *out = g_string_new(NULL);
    BsPrinter p;
    bs_printer_init(&p, out);
    BsNames *names = bs_names_build(naming_root(op, TRUE), TRUE);
    p.names = names;
    p.generic = TRUE;
    p.debug = debug;
    p.elide_from = NOTE_ELEMENTS_LIMIT + 1;
    p.distinct_ids = g_hash_table_new(NULL, NULL);
    bs_printer_op(&p, op);
    g_hash_table_unref(p.distinct_ids);
    g_free(p.memos);
    bs_names_free(names);
    return g_string_free(out, FALSE);
}
