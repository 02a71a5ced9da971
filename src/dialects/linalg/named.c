// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which named ops linalg has, and the maps from loops to operands that they stand for
// (mlir/include/mlir/Dialect/Linalg/IR/LinalgNamedStructuredOps.yaml is where upstream generates
// them from).
#include "dialects/linalg/linalg-private.h"

#include "ir/affine.h"
#include "ir/context.h"
#include "ir/shape.h"

#include <string.h>

// -- the named ops ------------------------------------------------------------------------------

#define UNARY(name, function)                    \
    {                                            \
        name, BS_LINALG_UNARY, function, 1, NULL \
    }
#define BINARY(name, function)                    \
    {                                             \
        name, BS_LINALG_BINARY, function, 2, NULL \
    }
#define CONTRACT(name, maps)                    \
    {                                           \
        name, BS_LINALG_CONTRACT, NULL, 2, maps \
    }
#define QUANTIZED(name, a, b, out)                            \
    {                                                         \
        name, BS_LINALG_QUANTIZED, NULL, 4, a ";" b ";;;" out \
    }
#define POOL(name, function, maps)              \
    {                                           \
        name, BS_LINALG_POOL, function, 2, maps \
    }

#define POOL_NHWC "0 1~4/0 2~5/1 3;4 5;0 1 2 3"
#define POOL_NCHW "0 1 2~4/0 3~5/1;4 5;0 1 2 3"
#define POOL_NWC "0 1~3/0 2;3;0 1 2"
#define POOL_NCW "0 1 2~3/0;3;0 1 2"
#define POOL_NDHWC "0 1~5/0 2~6/1 3~7/2 4;5 6 7;0 1 2 3 4"

static const BsLinalgNamed named_ops[] = {
    {"fill", BS_LINALG_COPY, NULL, 1, NULL},
    {"copy", BS_LINALG_COPY, NULL, 1, NULL},
    UNARY("abs", "abs"),
    UNARY("ceil", "ceil"),
    UNARY("elemwise_unary", "exp"),
    UNARY("erf", "erf"),
    UNARY("exp", "exp"),
    UNARY("floor", "floor"),
    UNARY("log", "log"),
    UNARY("negf", "negf"),
    UNARY("reciprocal", "reciprocal"),
    UNARY("round", "round"),
    UNARY("rsqrt", "rsqrt"),
    UNARY("sqrt", "sqrt"),
    UNARY("square", "square"),
    UNARY("tanh", "tanh"),
    BINARY("add", "add"),
    BINARY("div", "div"),
    BINARY("div_unsigned", "div_unsigned"),
    BINARY("elemwise_binary", "add"),
    BINARY("max", "max_signed"),
    BINARY("min", "min_signed"),
    BINARY("mul", "mul"),
    BINARY("powf", "powf"),
    BINARY("sub", "sub"),
    {"select", BS_LINALG_SELECT, NULL, 3, NULL},
    CONTRACT("batch_matmul", "0 1 3;0 3 2;0 1 2"),
    CONTRACT("batch_matmul_transpose_a", "0 3 1;0 3 2;0 1 2"),
    CONTRACT("batch_matmul_transpose_b", "0 1 3;0 2 3;0 1 2"),
    CONTRACT("batch_matvec", "0 1 2;0 2;0 1"),
    CONTRACT("batch_mmt4d", "0 1 3 4 6;0 2 3 5 6;0 1 2 4 5"),
    CONTRACT("batch_reduce_matmul", "0 1 3;0 3 2;1 2"),
    CONTRACT("batch_vecmat", "0 2;0 2 1;0 1"),
    CONTRACT("contract", ""), // it has maps of its own
    CONTRACT("conv_1d", "0+1;1;0"),
    CONTRACT("conv_1d_ncw_fcw", "0 3 2~4/0;1 3 4;0 1 2"),
    CONTRACT("conv_1d_nwc_wcf", "0 1~3/0 4;3 4 2;0 1 2"),
    CONTRACT("conv_2d", "0+2 1+3;2 3;0 1"),
    CONTRACT("conv_2d_nchw_fchw", "0 4 2~5/0 3~6/1;1 4 5 6;0 1 2 3"),
    CONTRACT("conv_2d_ngchw_fgchw", "0 1 5 3~6/0 4~7/1;2 1 5 6 7;0 1 2 3 4"),
    CONTRACT("conv_2d_ngchw_gfchw", "0 1 5 3~6/0 4~7/1;1 2 5 6 7;0 1 2 3 4"),
    CONTRACT("conv_2d_nhwc_fhwc", "0 1~4/0 2~5/1 6;3 4 5 6;0 1 2 3"),
    CONTRACT("conv_2d_nhwc_hwcf", "0 1~4/0 2~5/1 6;4 5 6 3;0 1 2 3"),
    CONTRACT("conv_3d", "0+3 1+4 2+5;3 4 5;0 1 2"),
    CONTRACT("conv_3d_ncdhw_fcdhw", "0 8 1~5/0 2~6/1 3~7/2;4 8 5 6 7;0 4 1 2 3"),
    CONTRACT("conv_3d_ndhwc_dhwcf", "0 1~5/0 2~6/1 3~7/2 8;5 6 7 8 4;0 1 2 3 4"),
    CONTRACT("depthwise_conv_1d_ncw_cw", "0 2 1~3/0;2 3;0 2 1"),
    CONTRACT("depthwise_conv_1d_nwc_wc", "0 1~3/0 2;3 2;0 1 2"),
    CONTRACT("depthwise_conv_1d_nwc_wcm", "0 1~4/0 2;4 2 3;0 1 2 3"),
    CONTRACT("depthwise_conv_2d_nchw_chw", "0 3 1~4/0 2~5/1;3 4 5;0 3 1 2"),
    CONTRACT("depthwise_conv_2d_nhwc_hwc", "0 1~4/0 2~5/1 3;4 5 3;0 1 2 3"),
    CONTRACT("depthwise_conv_2d_nhwc_hwcm", "0 1~5/0 2~6/1 3;5 6 3 4;0 1 2 3 4"),
    CONTRACT("depthwise_conv_3d_ncdhw_cdhw", "0 7 1~4/0 2~5/1 3~6/2;7 4 5 6;0 7 1 2 3"),
    CONTRACT("depthwise_conv_3d_ndhwc_dhwcm", "0 1~5/0 2~6/1 3~7/2 8;5 6 7 8 4;0 1 2 3 8 4"),
    CONTRACT("dot", "0;0;"),
    CONTRACT("matmul", "0 2;2 1;0 1"),
    CONTRACT("matmul_transpose_a", "2 0;2 1;0 1"),
    CONTRACT("matmul_transpose_b", "0 2;1 2;0 1"),
    CONTRACT("matvec", "0 1;1;0"),
    CONTRACT("mmt4d", "0 2 3 5;1 2 4 5;0 1 3 4"),
    CONTRACT("vecmat", "1;1 0;0"),
    CONTRACT("depthwise_conv_3d_ndhwc_dhwc", "0 1~4/0 2~5/1 3~6/2 7;4 5 6 7;0 1 2 3 7"),
    QUANTIZED("conv_2d_ngchw_gfchw_q", "0 1 5 3~6/0 4~7/1", "1 2 5 6 7", "0 1 2 3 4"),
    QUANTIZED("conv_2d_nhwc_fhwc_q", "0 1~4/0 2~5/1 6", "3 4 5 6", "0 1 2 3"),
    QUANTIZED("conv_2d_nhwc_hwcf_q", "0 1~4/0 2~5/1 6", "4 5 6 3", "0 1 2 3"),
    QUANTIZED("conv_3d_ndhwc_dhwcf_q", "0 1~5/0 2~6/1 3~7/2 8", "5 6 7 8 4", "0 1 2 3 4"),
    QUANTIZED("depthwise_conv_2d_nhwc_hwc_q", "0 1~4/0 2~5/1 3", "4 5 3", "0 1 2 3"),
    QUANTIZED("depthwise_conv_2d_nhwc_hwcm_q", "0 1~5/0 2~6/1 3", "5 6 3 4", "0 1 2 3 4"),
    QUANTIZED("quantized_batch_matmul", "0 1 3", "0 3 2", "0 1 2"),
    QUANTIZED("quantized_matmul", "0 2", "2 1", "0 1"),
    POOL("pooling_nchw_max", "max_signed", POOL_NCHW),
    POOL("pooling_nchw_sum", "add", POOL_NCHW),
    POOL("pooling_ncw_max", "max_signed", POOL_NCW),
    POOL("pooling_ncw_sum", "add", POOL_NCW),
    POOL("pooling_ndhwc_max", "max_signed", POOL_NDHWC),
    POOL("pooling_ndhwc_min", "min_signed", POOL_NDHWC),
    POOL("pooling_ndhwc_sum", "add", POOL_NDHWC),
    POOL("pooling_nhwc_max", "max_signed", POOL_NHWC),
    POOL("pooling_nhwc_max_unsigned", "max_unsigned", POOL_NHWC),
    POOL("pooling_nhwc_min", "min_signed", POOL_NHWC),
    POOL("pooling_nhwc_min_unsigned", "min_unsigned", POOL_NHWC),
    POOL("pooling_nhwc_sum", "add", POOL_NHWC),
    POOL("pooling_nwc_max", "max_signed", POOL_NWC),
    POOL("pooling_nwc_max_unsigned", "max_unsigned", POOL_NWC),
    POOL("pooling_nwc_min", "min_signed", POOL_NWC),
    POOL("pooling_nwc_min_unsigned", "min_unsigned", POOL_NWC),
    POOL("pooling_nwc_sum", "add", POOL_NWC),
};

const BsLinalgNamed *
bs_linalg_find_named(const BsOpDef *def)
{
    const char *name = def->name + strlen("linalg.");
    for (guint i = 0; i < G_N_ELEMENTS(named_ops); i++) {
        if (named_ops[i].name[0] == name[0] && !strcmp(named_ops[i].name, name))
            return &named_ops[i];
    }
    return NULL;
}

// -- maps ---------------------------------------------------------------------------------------

static void
append_number(GString *out, guint32 number)
{
    if (number >= 10)
        append_number(out, number / 10);
    g_string_append_c(out, (char)('0' + number % 10));
}

static void
append_dim(GString *out, guint32 dim)
{
    g_string_append_c(out, 'd');
    append_number(out, dim);
}

static void
append_dims(GString *out, guint32 n)
{
    for (guint32 i = 0; i < n; i++) {
        if (i)
            g_string_append(out, ", ");
        append_dim(out, i);
    }
}

static const BsAttr *
map_attr(BsContext *context, guint32 n_loops, const char *results)
{
    g_autoptr(GString) text = g_string_new("(");
    append_dims(text, n_loops);
    g_string_append(text, ") -> (");
    g_string_append(text, results);
    g_string_append_c(text, ')');
    return bs_attr_text(context, BS_ATTR_AFFINE_MAP, text->str, text->len);
}

static guint32
count_loops(const char *maps)
{
    guint32 n = 0;
    for (const char *p = maps; *p; p++) {
        if (g_ascii_isdigit(*p) && (p == maps || p[-1] != '/'))
            n = MAX(n, (guint32)(*p - '0') + 1);
    }
    return n;
}

// Element `i` of an attribute like `dense<[2, 3]> : tensor<2xi64>`; 1 when there is none.
static gboolean
find_factor(const BsAttr *attr, guint32 i, gint64 *factor)
{
    *factor = 1;
    if (!attr)
        return TRUE;
    if (attr->kind != BS_ATTR_DENSE_ELEMENTS || (!attr->dense.splat && i >= attr->dense.n) ||
        attr->dense.n == 0)
        return FALSE;
    *factor = (gint64)attr->dense.values[attr->dense.splat ? 0 : i];
    return TRUE;
}

static void
append_scaled(GString *out, char loop, gint64 factor)
{
    if (factor == 0)
        g_string_append_c(out, '0');
    else
        append_dim(out, (guint32)(loop - '0'));
    if (factor != 0 && factor != 1)
        g_string_append_printf(out, " * %" G_GINT64_FORMAT, factor);
}

// One operand's map from its description, which ends at `;` or the end.
static gboolean
append_results(GString *out, const BsAttr *strides, const BsAttr *dilations, const char *p)
{
    for (; *p && *p != ';'; p++) {
        if (*p == ' ') {
            g_string_append(out, ", ");
        } else if (p[1] == '~') {
            const guint32 i = (guint32)(p[4] - '0');
            gint64 stride, dilation;
            if (!find_factor(strides, i, &stride) || !find_factor(dilations, i, &dilation))
                return FALSE;
            append_scaled(out, p[0], stride);
            g_string_append(out, " + ");
            append_scaled(out, p[2], dilation);
            p += 4;
        } else if (p[1] == '+') {
            append_dim(out, (guint32)(p[0] - '0'));
            g_string_append(out, " + ");
            append_dim(out, (guint32)(p[2] - '0'));
            p += 2;
        } else {
            append_dim(out, (guint32)(*p - '0'));
        }
    }
    return TRUE;
}

const BsAttr *
bs_linalg_named_maps(BsContext *context, const BsLinalgNamed *named, const BsAttr *strides,
                     const BsAttr *dilations)
{
    const char *maps = named->maps;
    const BsAttr *items[5];
    const guint32 n_loops = count_loops(maps);
    guint32 n = 0;
    for (const char *p = maps; p && n < G_N_ELEMENTS(items); n++) {
        g_autoptr(GString) results = g_string_new(NULL);
        if (!append_results(results, strides, dilations, p))
            return NULL;
        items[n] = map_attr(context, n_loops, results->str);
        p = strchr(p, ';');
        p = p ? p + 1 : NULL;
    }
    return bs_attr_array(context, n, items);
}

static guint32
rank_of(const BsType *type)
{
    return bs_linalg_has_elements(type) ? type->shaped.rank : 0;
}

const BsAttr *
bs_linalg_identity_maps(BsContext *context, guint32 n, guint32 n_loops)
{
    g_autoptr(GString) dims = g_string_new(NULL);
    append_dims(dims, n_loops);
    g_autofree const BsAttr **items = g_new(const BsAttr *, n + 1);
    for (guint32 i = 0; i < n; i++)
        items[i] = map_attr(context, n_loops, dims->str);
    return bs_attr_array(context, n, items);
}

// Element by element: all loops in order, none for scalars.
static const BsAttr *
elementwise_maps(const BsOp *op)
{
    BsContext *context = bs_op_context(op);
    const BsRange outputs = bs_linalg_outputs(op);
    const guint32 rank = outputs.n ? rank_of(bs_op_operand(op, outputs.begin)->type) : 0;
    g_autofree const BsAttr **items = g_new(const BsAttr *, op->n_operands + 1);
    for (guint32 i = 0; i < op->n_operands; i++) {
        g_autoptr(GString) dims = g_string_new(NULL);
        const BsType *type = bs_op_operand(op, i)->type;
        if (bs_linalg_has_elements(type) && (i >= outputs.begin || rank_of(type)))
            append_dims(dims, rank);
        items[i] = map_attr(context, rank, dims->str);
    }
    return bs_attr_array(context, op->n_operands, items);
}

// All loops but those in `dims`, in order.
static void
append_dims_without(GString *out, guint32 rank, const BsAttr *dims)
{
    for (guint32 i = 0; i < rank; i++) {
        gboolean left_out = FALSE;
        for (guint32 k = 0; dims && k < dims->dense.n; k++)
            left_out = left_out || dims->dense.values[k] == i;
        if (!left_out)
            g_string_append_printf(out, "%sd%u", out->len ? ", " : "", i);
    }
}

// linalg.reduce, transpose, broadcast: one side has all loops, the other what the attribute says.
static const BsAttr *
attribute_maps(const BsOp *op)
{
    BsContext *context = bs_op_context(op);
    const gboolean reduces = bs_op_is(op, "linalg.reduce");
    const gboolean transposes = bs_op_is(op, "linalg.transpose");
    const BsRange outputs = bs_linalg_outputs(op);
    const BsAttr *attr = bs_op_attr(op, transposes ? "permutation" : "dimensions");
    const guint32 rank = rank_of(bs_op_operand(op, reduces ? 0 : outputs.begin)->type);
    g_autofree const BsAttr **items = g_new(const BsAttr *, op->n_operands + 1);
    for (guint32 i = 0; i < op->n_operands; i++) {
        g_autoptr(GString) dims = g_string_new(NULL);
        const gboolean is_output = i >= outputs.begin;
        if (is_output != reduces && !(transposes && !is_output)) {
            append_dims(dims, rank);
        } else if (transposes) {
            for (guint32 d = 0; d < rank; d++) {
                for (guint32 k = 0; attr && k < attr->dense.n; k++) {
                    if (attr->dense.values[k] == d)
                        g_string_append_printf(dims, "%sd%u", dims->len ? ", " : "", k);
                }
            }
        } else {
            append_dims_without(dims, rank, attr);
        }
        items[i] = map_attr(context, rank, dims->str);
    }
    return bs_attr_array(context, op->n_operands, items);
}

const BsAttr *
bs_linalg_maps(const BsOp *op)
{
    const BsOpDef *def = op->def;
    const gboolean must_have_own =
        bs_op_is(op, "linalg.generic") || def->verify == bs_linalg_verify_contract;
    const gboolean may_have_own = must_have_own || def->verify == bs_linalg_verify_matmul ||
                                  def->parse == bs_linalg_parse_elementwise;
    const BsAttr *own = may_have_own ? bs_op_attr(op, "indexing_maps") : NULL;
    if (own || must_have_own)
        return own;
    if (def->parse == bs_linalg_parse_elementwise) // it cannot do without
        return bs_attr_array(bs_op_context(op), 0, NULL);
    const BsLinalgNamed *named = bs_linalg_find_named(op->def);
    if (named && named->maps)
        return bs_linalg_named_maps(bs_op_context(op), named, bs_op_attr(op, "strides"),
                                    bs_op_attr(op, "dilations"));
    if (named)
        return elementwise_maps(op);
    if (bs_op_is(op, "linalg.map"))
        return elementwise_maps(op);
    const gboolean known = bs_op_is(op, "linalg.reduce") || bs_op_is(op, "linalg.transpose") ||
                           bs_op_is(op, "linalg.broadcast");
    return known && op->n_operands ? attribute_maps(op) : NULL;
}
