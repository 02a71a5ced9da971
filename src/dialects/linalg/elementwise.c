// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// linalg.elementwise, since 22: a function, named by an attribute, of an element of each input
// (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp).
#include "dialects/linalg/linalg-private.h"

#include "ir/context.h"
#include "ir/enums.h"
#include "ir/shape.h"

#include <string.h>

#define KIND "linalg-elementwise"
#define MAPS "indexing_maps"

static BsLinalgNamed
describe(const BsAttr *kind)
{
    const BsEnum *all = bs_enum_find(KIND), *unary = bs_enum_find("linalg-unary");
    const char *function = all->keywords[bs_enum_attr_value(all, kind)];
    if (!strcmp(function, "select"))
        return (BsLinalgNamed){"elementwise", BS_LINALG_SELECT, NULL, 3, NULL};
    if (bs_enum_value(unary, function, strlen(function)) >= 0)
        return (BsLinalgNamed){"elementwise", BS_LINALG_UNARY, function, 1, NULL};
    return (BsLinalgNamed){"elementwise", BS_LINALG_BINARY, function, 2, NULL};
}

// ` kind=#linalg.elementwise_kind<add>`
static gboolean
parse_kind(BsParser *parser, const BsAttr **kind)
{
    if (!bs_parse_keyword(parser, "kind") || !bs_parse_token(parser, "="))
        return FALSE;
    if (!bs_parse_attribute(parser, NULL, kind))
        return bs_parser_error(parser, bs_parser_loc(parser),
                               "expected operation 'kind' attribute");
    return bs_enum_attr_value(bs_enum_find(KIND), *kind) >= 0 ||
           bs_parser_error(parser, bs_parser_loc(parser), "expected ElementwiseKind attribute");
}

// Without maps, those that lead to all elements of the output in order.
static gboolean
add_maps(BsParser *parser, const BsAttr *maps, guint32 n)
{
    const BsType *out = bs_parser_resolved(parser, n - 1)->type;
    if (!maps && !bs_type_is_shaped(out))
        return bs_parser_error(parser, bs_parser_loc(parser),
                               "return type needs to be shaped type");
    BsContext *context = bs_parser_context(parser);
    bs_add_attr(parser, MAPS, maps ? maps : bs_linalg_identity_maps(context, n, out->shaped.rank));
    return TRUE;
}

gboolean
bs_linalg_parse_elementwise(BsParser *parser, BsOpState *state)
{
    const BsAttr *kind = NULL, *maps = NULL;
    if (!parse_kind(parser, &kind))
        return FALSE;
    bs_add_attr(parser, "kind", kind);
    if (bs_parse_optional_keyword(parser, MAPS) && !bs_linalg_parse_map_list(parser, &maps))
        return FALSE;
    const BsLinalgNamed named = describe(kind);
    if (!bs_linalg_parse_as(parser, state->def, &named))
        return bs_parser_error(parser, bs_parser_loc(parser), "unable to parse elemwise op");
    return add_maps(parser, maps, named.n_inputs + 1);
}

void
bs_linalg_print_elementwise(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", "kind", MAPS, NULL};
    const BsAttr *kind = bs_op_attr(op, "kind"), *maps = bs_op_attr(op, MAPS);
    const BsRange outputs = bs_linalg_outputs(op);
    const BsType *out = outputs.n ? bs_op_operand(op, outputs.begin)->type : NULL;
    const guint32 rank = out && bs_linalg_has_elements(out) ? out->shaped.rank : 0;
    bs_put(printer, " kind=");
    bs_put_attr(printer, kind);
    if (maps &&
        maps != bs_linalg_identity_maps(bs_op_context(op), describe(kind).n_inputs + 1, rank)) {
        bs_put(printer, " " MAPS " = ");
        bs_put_attr(printer, maps);
    }
    bs_linalg_put_named(printer, op, elided);
}
