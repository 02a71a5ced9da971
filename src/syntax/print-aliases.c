// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/loc.h"
#include "syntax/printer-private.h"

// Aliases of affine maps, integer sets, locations and distinct attributes.
//
// Upstream prints to nowhere first, to meet all that gets an alias, and numbers by depth (what
// stands in an alias comes before it), then by stem, then in the order of meeting. Locations of ops
// can be defined behind the program; what an attribute or an argument needs stands before it.
//
// Most programs have maps and sets at most, which are all of one depth: those get their number as
// they are printed, and their definitions are put before the text afterwards. When a location or
// distinct attribute is met on the way, the program is gone through and printed again.

typedef struct Alias {
    const BsAttr *attr;
    char *name; // owned; NULL until it has its number
    guint32 order, depth;
    gboolean deferred; // defined behind the program
    GArray *parts;     // numbers of the aliases in it, or NULL
} Alias;

static void
alias_clear(gpointer data)
{
    Alias *alias = data;
    g_free(alias->name);
    if (alias->parts)
        g_array_unref(alias->parts);
}

void
bs_aliases_init(BsAliases *aliases)
{
    *aliases = (BsAliases){.numbers = g_hash_table_new(NULL, NULL),
                           .items = g_array_new(FALSE, TRUE, sizeof(Alias))};
    g_array_set_clear_func(aliases->items, alias_clear);
}

void
bs_aliases_clear(BsAliases *aliases)
{
    g_hash_table_unref(aliases->numbers);
    g_array_unref(aliases->items);
}

gboolean
bs_attr_has_alias(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_AFFINE_MAP || attr->kind == BS_ATTR_INTEGER_SET ||
           attr->kind == BS_ATTR_LOC ||
           (attr->kind == BS_ATTR_DISTINCT && attr->distinct.attr->kind != BS_ATTR_UNIT);
}

static const char *
stem_of(const BsAttr *attr)
{
    switch (attr->kind) {
    case BS_ATTR_AFFINE_MAP:
        return "map";
    case BS_ATTR_INTEGER_SET:
        return "set";
    case BS_ATTR_LOC:
        return "loc";
    default:
        return "distinct";
    }
}

static char *
make_name(const BsAttr *attr, guint32 number)
{
    return number ? g_strdup_printf("#%s%u", stem_of(attr), number)
                  : g_strdup_printf("#%s", stem_of(attr));
}

static Alias *
alias_at(const BsAliases *aliases, guint32 i)
{
    return &g_array_index(aliases->items, Alias, i);
}

// 1 + its number among `items`, or 0.
static guint32
find(const BsAliases *aliases, const BsAttr *attr)
{
    return GPOINTER_TO_UINT(g_hash_table_lookup(aliases->numbers, attr));
}

static guint32
add(BsAliases *aliases, const BsAttr *attr)
{
    const Alias alias = {.attr = attr, .order = aliases->items->len, .depth = 1};
    g_array_append_val(aliases->items, alias);
    g_hash_table_insert(aliases->numbers, (gpointer)(guintptr)attr,
                        GUINT_TO_POINTER(aliases->items->len));
    return aliases->items->len - 1;
}

const char *
bs_aliases_name(BsAliases *aliases, const BsAttr *attr)
{
    guint32 found = find(aliases, attr);
    if (found)
        return alias_at(aliases, found - 1)->name;
    if (aliases->mode != BS_ALIASES_AS_MET)
        return NULL;
    const gboolean is_map = attr->kind == BS_ATTR_AFFINE_MAP;
    if (!is_map && attr->kind != BS_ATTR_INTEGER_SET) {
        aliases->mode = BS_ALIASES_FAILED;
        return NULL;
    }
    Alias *alias = alias_at(aliases, add(aliases, attr));
    return alias->name = make_name(attr, is_map ? aliases->n_maps++ : aliases->n_sets++);
}

// -- meeting ------------------------------------------------------------------------------------

// What the aliases in something are, and how deep they go; upstream's depth: 0 without an alias.
typedef struct Visit {
    BsAliases *aliases;
    gboolean deferred;
    guint32 depth; // of the deepest part
    GArray *parts; // or NULL
} Visit;

static void visit_attr(Visit *outer, const BsAttr *attr);

// What a whole of these parts adds to the depth of what it is in.
static void
close_whole(Visit *outer, const Visit *inner)
{
    if (inner->depth)
        outer->depth = MAX(outer->depth, inner->depth + 1);
}

static void
visit_type(Visit *outer, const BsType *type)
{
    Visit visit = *outer;
    visit.depth = 0;
    switch (type->kind) {
    case BS_TYPE_MEMREF:
    case BS_TYPE_UNRANKED_MEMREF:
    case BS_TYPE_TENSOR:
    case BS_TYPE_UNRANKED_TENSOR:
    case BS_TYPE_VECTOR:
    case BS_TYPE_COMPLEX:
        visit_type(&visit, type->shaped.element);
        if (type->shaped.layout)
            visit_attr(&visit, type->shaped.layout);
        if (type->shaped.space)
            visit_attr(&visit, type->shaped.space);
        break;
    case BS_TYPE_FUNCTION:
        for (guint32 i = 0; i < type->function.n_inputs; i++)
            visit_type(&visit, type->function.inputs[i]);
        for (guint32 i = 0; i < type->function.n_results; i++)
            visit_type(&visit, type->function.results[i]);
        break;
    case BS_TYPE_TUPLE:
        for (guint32 i = 0; i < type->tuple.n; i++)
            visit_type(&visit, type->tuple.types[i]);
        break;
    case BS_TYPE_OPAQUE:
        if (!type->opaque.inner)
            return;
        visit_type(&visit, type->opaque.inner);
        break;
    default:
        return;
    }
    close_whole(outer, &visit);
}

// What stands in the attribute, in the order of its text.
static void
visit_parts(Visit *visit, const BsAttr *attr)
{
    switch (attr->kind) {
    case BS_ATTR_ARRAY:
        for (guint32 i = 0; i < attr->array.n; i++)
            visit_attr(visit, attr->array.items[i]);
        break;
    case BS_ATTR_DICT:
        for (guint32 i = 0; i < attr->dict.n; i++) {
            if (strcmp(attr->dict.items[i].name, BS_PROPERTIES) != 0)
                visit_attr(visit, attr->dict.items[i].value);
        }
        break;
    case BS_ATTR_LOC:
        if (attr->loc->metadata)
            visit_attr(visit, attr->loc->metadata);
        for (guint32 i = 0; i < attr->loc->n; i++)
            visit_attr(visit, attr->loc->parts[i]);
        break;
    case BS_ATTR_DISTINCT:
        visit_attr(visit, attr->distinct.attr);
        break;
    default:
        break;
    }
    if (attr->type)
        visit_type(visit, attr->type);
}

// An alias that something in front of the program needs stands there too, with all that it needs.
static void
mark_needed_before(const BsAliases *aliases, guint32 i)
{
    Alias *alias = alias_at(aliases, i);
    if (!alias->deferred)
        return;
    alias->deferred = FALSE;
    for (guint k = 0; alias->parts && k < alias->parts->len; k++)
        mark_needed_before(aliases, g_array_index(alias->parts, guint32, k));
}

static void
visit_alias(Visit *outer, const BsAttr *attr)
{
    BsAliases *aliases = outer->aliases;
    guint32 number = find(aliases, attr);
    if (!number) {
        const guint32 i = add(aliases, attr);
        Visit visit = {aliases, outer->deferred, 0, g_array_new(FALSE, FALSE, sizeof(guint32))};
        alias_at(aliases, i)->deferred = outer->deferred;
        visit_parts(&visit, attr);
        Alias *alias = alias_at(aliases, i);
        alias->parts = visit.parts;
        if (visit.depth)
            alias->depth = visit.depth + 1;
        number = i + 1;
    } else if (!outer->deferred) {
        mark_needed_before(aliases, number - 1);
    }
    outer->depth = MAX(outer->depth, alias_at(aliases, number - 1)->depth);
    if (outer->parts) {
        number--;
        g_array_append_val(outer->parts, number);
    }
}

static void
visit_attr(Visit *outer, const BsAttr *attr)
{
    // While names are given as they are met there is nothing more to know.
    if (outer->aliases->mode != BS_ALIASES_MEETING) {
        if (bs_attr_has_alias(attr))
            bs_aliases_name(outer->aliases, attr);
        else
            visit_parts(outer, attr);
        return;
    }
    if (bs_attr_has_alias(attr)) {
        visit_alias(outer, attr);
        return;
    }
    Visit visit = *outer;
    visit.depth = 0;
    visit_parts(&visit, attr);
    close_whole(outer, &visit);
}

void
bs_aliases_meet(BsAliases *aliases, const BsAttr *attr, gboolean deferred)
{
    visit_attr(&(Visit){.aliases = aliases, .deferred = deferred}, attr);
}

static void
meet_types_and_attrs(BsAliases *aliases, const BsOp *op)
{
    Visit visit = {.aliases = aliases};
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_op_operand(op, i))
            visit_type(&visit, bs_op_operand(op, i)->type);
    }
    for (guint32 i = 0; i < op->n_results; i++)
        visit_type(&visit, op->results[i].type);
    if (op->attrs)
        visit_attr(&visit, op->attrs);
}

// Everything nested is printed in generic form too.
static void
meet_generic(BsPrinter *printer, const BsOp *op)
{
    bs_printer_meet_loc(printer, op->loc, TRUE);
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++) {
                visit_type(&(Visit){.aliases = printer->aliases}, block->args[i]->type);
                bs_printer_meet_loc(printer, bs_value_loc(block->args[i]), FALSE);
            }
            bs_block_for_each (block, nested)
                meet_generic(printer, nested);
        }
    }
    meet_types_and_attrs(printer->aliases, op);
}

void
bs_printer_begin_dry(const BsPrinter *p, BsPrinter *dry)
{
    *dry = *p;
    dry->dry = TRUE;
    dry->ops = NULL;
    dry->flush = NULL;
    dry->out = g_string_new(NULL);
    memset(dry->printed_types, 0, sizeof dry->printed_types);
}

void
bs_printer_end_dry(BsPrinter *p, BsPrinter *dry)
{
    g_string_free(dry->out, TRUE);
    p->unheard = dry->unheard;
    p->cancelled = dry->cancelled;
}

// Nested ops may have custom forms, which meet their attributes in the order of their text: they
// are printed to nowhere.
static void
meet_regions(BsPrinter *printer, const BsOp *op)
{
    BsPrinter dry;
    bs_printer_begin_dry(printer, &dry);
    for (guint32 r = 0; r < op->n_regions; r++)
        bs_printer_region(&dry, bs_op_region(op, r), TRUE, TRUE, TRUE);
    bs_printer_end_dry(printer, &dry);
}

void
bs_aliases_meet_op(BsPrinter *printer, const BsOp *op)
{
    if (printer->generic) {
        meet_generic(printer, op);
        return;
    }
    if (op->n_regions)
        meet_regions(printer, op);
    if (op->attrs || printer->dry)
        meet_types_and_attrs(printer->aliases, op);
}

// -- numbering ----------------------------------------------------------------------------------

static gint
compare_aliases(gconstpointer a, gconstpointer b)
{
    const Alias *x = a, *y = b;
    if (x->depth != y->depth)
        return x->depth < y->depth ? -1 : 1;
    const gint order = strcmp(stem_of(x->attr), stem_of(y->attr));
    return order ? order : (x->order > y->order) - (x->order < y->order);
}

void
bs_aliases_number(BsAliases *aliases)
{
    g_array_sort(aliases->items, compare_aliases);
    guint32 counts[BS_ATTR_OPAQUE] = {0};
    for (guint32 i = 0; i < aliases->items->len; i++) {
        Alias *alias = alias_at(aliases, i);
        alias->name = make_name(alias->attr, counts[alias->attr->kind]++);
        g_hash_table_insert(aliases->numbers, (gpointer)(guintptr)alias->attr,
                            GUINT_TO_POINTER(i + 1));
    }
    aliases->mode = BS_ALIASES_NUMBERED;
}

// -- definitions --------------------------------------------------------------------------------

static void
put_definition(BsPrinter *printer, const Alias *alias)
{
    bs_out_len(printer->out, alias->name, strlen(alias->name));
    bs_out_lit(printer->out, " = ");
    bs_printer_attr_itself(printer, alias->attr);
    bs_out_char(printer->out, '\n');
}

void
bs_aliases_put(BsPrinter *printer, gboolean deferred)
{
    const BsAliases *aliases = printer->aliases;
    for (guint32 i = 0; i < aliases->items->len; i++) {
        const Alias *alias = alias_at(aliases, i);
        if (alias->deferred == deferred) {
            put_definition(printer, alias);
            printer->line++;
        }
    }
}

guint32
bs_aliases_insert(BsPrinter *printer, gsize begin)
{
    const GArray *items = printer->aliases->items;
    if (!items->len)
        return 0;
    GString *out = printer->out;
    printer->out = g_string_new(NULL);
    for (BsAttrKind kind = BS_ATTR_AFFINE_MAP; kind <= BS_ATTR_INTEGER_SET; kind++) {
        for (guint32 i = 0; i < items->len; i++) {
            const Alias *alias = alias_at(printer->aliases, i);
            if (alias->attr->kind == kind)
                put_definition(printer, alias);
        }
    }
    if (printer->flush && begin == 0)
        printer->flush(printer->flush_data, printer->out);
    else
        g_string_insert_len(out, (gssize)begin, printer->out->str, (gssize)printer->out->len);
    g_string_free(printer->out, TRUE);
    printer->out = out;
    return items->len;
}
