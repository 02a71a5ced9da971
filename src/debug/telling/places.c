// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/places.h"

#include "debug/document/heirs.h"
#include "ir/effects.h"
#include "ir/loc.h"
#include "support/i18n.h"

#include <string.h>

// By the name that an op's row has for a region.
static const struct {
    const char *name;
    const char *words;
} parts[] = {
    {"body", N_("the body")},        {"before", N_("the condition")}, {"after", N_("the body")},
    {"then", N_("the then branch")}, {"else", N_("the else branch")},
};

static const char *
find_part(const BsRegion *region)
{
    const char *const *names = region->op->def->region_names;
    const char *name =
        region->index < G_N_ELEMENTS(region->op->def->region_names) ? names[region->index] : NULL;
    for (gsize i = 0; name && i < G_N_ELEMENTS(parts); i++) {
        if (strcmp(parts[i].name, name) == 0)
            return _(parts[i].words);
    }
    return NULL;
}

// Region 0 is that of all other numbers.
static void
put_case(const BsRegion *region, GString *out)
{
    const BsAttr *cases = bs_op_cases(region->op);
    const guint32 i = region->index - 1;
    if (region->index == 0)
        g_string_append(out, _("the default case"));
    else if (cases && i < cases->dense.n)
        g_string_append_printf(out, "%s %" G_GINT64_FORMAT, _("case"),
                               (gint64)cases->dense.values[i]);
    else
        g_string_append_printf(out, _("region %u"), region->index);
}

static void
put_part(const BsRegion *region, GString *out)
{
    const char *part = find_part(region);
    if (part)
        g_string_append(out, part);
    else if (region->op->def->decides == BS_DECIDES_CASE)
        put_case(region, out);
    else if (region->op->n_regions > 1)
        g_string_append_printf(out, _("region %u"), region->index);
    else
        g_string_append(out, _("the region"));
}

// "for"; of an op whose regions have no names "linalg.generic": its own says little.
static const char *
noun(const BsOp *op)
{
    const char *dot = strchr(op->def->name, '.');
    const gboolean known = op->def->region_names[0] || op->def->decides == BS_DECIDES_CASE;
    return known && dot ? dot + 1 : op->def->name;
}

gboolean
bs_place_is_region(const BsBlock *block)
{
    const BsRegion *region = block->region;
    return region && region->first == region->last &&
           !bs_op_has_trait(region->op, BS_TRAIT_FUNCTION);
}

// Passes make ops anew, with the same name and line: by what their results were, too.
static gboolean
is_of_source(BsDocument *document, const BsOp *op)
{
    gboolean is = bs_document_op_first(document, op)->event == 0;
    for (guint32 i = 0; i < op->n_results && !is; i++) {
        const BsOp *first = bs_value_op(bs_document_value_first(document, bs_op_result(op, i)));
        is = first && first->event == 0 && first->def == op->def;
    }
    return is;
}

void
bs_place_put_region(BsDocument *document, const BsRegion *region, gboolean brief, GString *out)
{
    const BsOp *op = region->op;
    put_part(region, out);
    if (brief)
        return;
    g_string_append_printf(out, _(" of the %s"), noun(op));
    if (is_of_source(document, op))
        bs_place_put_line(op, out);
    else if (bs_loc_line(op->loc))
        g_string_append_printf(out, _(" made for line %u"), bs_loc_line(op->loc));
}

void
bs_place_put_line(const BsOp *op, GString *out)
{
    if (bs_loc_line(op->loc))
        g_string_append_printf(out, _(" at line %u"), bs_loc_line(op->loc));
}

// " (2 of 3)": which one it is of the ops with its name that an event made.
static void
put_which(BsDocument *document, const BsOp *op, GString *out)
{
    enum { FEW = 64 }; // more are told apart by nobody
    guint32 n, all = 0, which = 0;
    BsOp *const *made = bs_document_event_created(document, op->event, &n);
    for (guint32 i = 0; i < n && n <= FEW; i++) {
        all += made[i]->def == op->def;
        which = made[i] == op ? all : which;
    }
    if (which && all > 1)
        g_string_append_printf(out, _(" (%u of %u)"), which, all);
}

void
bs_place_put_origin(BsDocument *document, const BsOp *op, GString *out)
{
    if (is_of_source(document, op))
        bs_place_put_line(op, out);
    else if (op->event && bs_loc_line(op->loc))
        g_string_append_printf(out, _(" made for line %u by event %u"), bs_loc_line(op->loc),
                               op->event);
    else if (op->event)
        g_string_append_printf(out, _(" made by event %u"), op->event);
    if (op->event && !is_of_source(document, op))
        put_which(document, op, out);
}
