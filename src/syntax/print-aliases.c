// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/printer-private.h"

// Aliases get their number when they are met for the first time. Custom forms meet them as they are
// printed, so the definitions are put before the text afterwards; generic forms are gone through
// before (upstream prints to nowhere first, and its generic form meets nested ops before the op's
// own types and attributes).

void
bs_aliases_init(BsAliases *aliases)
{
    memset(aliases, 0, sizeof *aliases);
}

void
bs_aliases_clear(BsAliases *aliases)
{
    g_clear_pointer(&aliases->names, g_hash_table_unref);
    if (aliases->maps)
        g_string_free(aliases->maps, TRUE);
    if (aliases->sets)
        g_string_free(aliases->sets, TRUE);
    aliases->maps = aliases->sets = NULL;
}

static char *
make_name(const char *stem, guint32 number)
{
    return number ? g_strdup_printf("#%s%u", stem, number) : g_strdup_printf("#%s", stem);
}

static void
append_definition(GString *out, const char *name, const char *keyword, const BsAttr *attr)
{
    g_string_append_printf(out, "%s = %s<", name, keyword);
    g_string_append_len(out, attr->string.text, attr->string.len);
    g_string_append(out, ">\n");
}

const char *
bs_aliases_name(BsAliases *aliases, const BsAttr *attr)
{
    if (!aliases->names) {
        aliases->names = g_hash_table_new_full(NULL, NULL, NULL, g_free);
        aliases->maps = g_string_new(NULL);
        aliases->sets = g_string_new(NULL);
    }
    char *name = g_hash_table_lookup(aliases->names, attr);
    if (name)
        return name;
    if (attr->kind == BS_ATTR_AFFINE_MAP) {
        name = make_name("map", aliases->n_maps++);
        append_definition(aliases->maps, name, "affine_map", attr);
    } else {
        name = make_name("set", aliases->n_sets++);
        append_definition(aliases->sets, name, "affine_set", attr);
    }
    g_hash_table_insert(aliases->names, (gpointer)(guintptr)attr, name);
    return name;
}

// -- meeting ------------------------------------------------------------------------------------

static void meet_attr(BsAliases *aliases, const BsAttr *attr);

static void
meet_type(BsAliases *aliases, const BsType *type)
{
    switch (type->kind) {
    case BS_TYPE_MEMREF:
    case BS_TYPE_UNRANKED_MEMREF:
    case BS_TYPE_TENSOR:
    case BS_TYPE_UNRANKED_TENSOR:
    case BS_TYPE_VECTOR:
    case BS_TYPE_COMPLEX:
        meet_type(aliases, type->shaped.element);
        if (type->shaped.layout)
            meet_attr(aliases, type->shaped.layout);
        if (type->shaped.space)
            meet_attr(aliases, type->shaped.space);
        break;
    case BS_TYPE_FUNCTION:
        for (guint32 i = 0; i < type->function.n_inputs; i++)
            meet_type(aliases, type->function.inputs[i]);
        for (guint32 i = 0; i < type->function.n_results; i++)
            meet_type(aliases, type->function.results[i]);
        break;
    case BS_TYPE_TUPLE:
        for (guint32 i = 0; i < type->tuple.n; i++)
            meet_type(aliases, type->tuple.types[i]);
        break;
    default:
        break;
    }
}

static void
meet_attr(BsAliases *aliases, const BsAttr *attr)
{
    switch (attr->kind) {
    case BS_ATTR_AFFINE_MAP:
    case BS_ATTR_INTEGER_SET:
        bs_aliases_name(aliases, attr);
        return;
    case BS_ATTR_ARRAY:
        for (guint32 i = 0; i < attr->array.n; i++)
            meet_attr(aliases, attr->array.items[i]);
        break;
    case BS_ATTR_DICT:
        for (guint32 i = 0; i < attr->dict.n; i++) {
            if (strcmp(attr->dict.items[i].name, BS_PROPERTIES) != 0)
                meet_attr(aliases, attr->dict.items[i].value);
        }
        break;
    default:
        break;
    }
    if (attr->type)
        meet_type(aliases, attr->type);
}

static void
meet_types_and_attrs(BsAliases *aliases, const BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (op->operands[i].value)
            meet_type(aliases, op->operands[i].value->type);
    }
    for (guint32 i = 0; i < op->n_results; i++)
        meet_type(aliases, op->results[i].type);
    if (op->attrs)
        meet_attr(aliases, op->attrs);
}

// Everything nested is printed in generic form too.
static void
meet_generic(BsAliases *aliases, const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (&op->regions[r], block) {
            for (guint32 i = 0; i < block->n_args; i++)
                meet_type(aliases, block->args[i]->type);
            bs_block_for_each (block, nested)
                meet_generic(aliases, nested);
        }
    }
    meet_types_and_attrs(aliases, op);
}

// Nested ops may have custom forms, which meet their attributes in the order of their text: they
// are printed to nowhere.
static void
meet_regions(BsPrinter *printer, const BsOp *op)
{
    BsPrinter dry = *printer;
    dry.dry = TRUE;
    dry.ops = NULL;
    dry.out = g_string_new(NULL);
    memset(dry.printed_types, 0, sizeof dry.printed_types);
    for (guint32 r = 0; r < op->n_regions; r++)
        bs_printer_region(&dry, &op->regions[r], TRUE, TRUE, TRUE);
    g_string_free(dry.out, TRUE);
}

void
bs_aliases_meet_op(BsPrinter *printer, const BsOp *op)
{
    if (printer->generic) {
        meet_generic(printer->aliases, op);
        return;
    }
    if (op->n_regions)
        meet_regions(printer, op);
    if (op->attrs || printer->dry)
        meet_types_and_attrs(printer->aliases, op);
}

// -- definitions --------------------------------------------------------------------------------

guint32
bs_aliases_insert(const BsAliases *aliases, GString *out, gsize begin)
{
    if (!aliases->names)
        return 0;
    g_string_append_len(aliases->maps, aliases->sets->str, (gssize)aliases->sets->len);
    g_string_insert_len(out, (gssize)begin, aliases->maps->str, (gssize)aliases->maps->len);
    return aliases->n_maps + aliases->n_sets;
}
