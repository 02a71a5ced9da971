// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/signature/signature.h"

#include "ir/builder.h"
#include "ir/context.h"

const BsType *
bs_signature(const BsOp *function)
{
    return bs_op_attr(function, "function_type")->type;
}

gboolean
bs_signature_is_kept(const BsIr *ir, const BsOp *function, gboolean modify_public)
{
    if (bs_context_upstream(ir->context) < BS_UPSTREAM_22)
        return FALSE;
    const BsAttr *visibility = bs_op_attr(function, "sym_visibility");
    const gboolean public = !visibility || g_str_equal(visibility->string.text, "public");
    return !bs_op_region(function, 0)->first || (public && !modify_public);
}

static void
set_attr(BsIr *ir, BsOp *function, const char *name, const BsAttr *value)
{
    bs_op_set_attr(ir, function, bs_context_string(ir->context, name), value);
}

static void
set_type(BsIr *ir, BsOp *function, guint32 n_inputs, const BsType *const *inputs, guint32 n_results,
         const BsType *const *results)
{
    BsContext *types = ir->context;
    const BsType *type = bs_type_function(types, n_inputs, inputs, n_results, results);
    set_attr(ir, function, "function_type", bs_attr_type(types, type));
}

// Sets a list of dictionaries, which goes when all are empty; NULL items stand for empty ones.
static void
set_dicts(BsIr *ir, BsOp *function, const char *name, guint32 n, const BsAttr **dicts)
{
    gboolean any = FALSE;
    for (guint32 i = 0; i < n; i++) {
        any |= dicts[i] && dicts[i]->dict.n;
        dicts[i] = dicts[i] ? dicts[i] : bs_attr_dict(ir->context, 0, NULL);
    }
    set_attr(ir, function, name, any ? bs_attr_array(ir->context, n, dicts) : NULL);
}

static const BsAttr *
dict_at(const BsAttr *dicts, guint32 i)
{
    return dicts && i < dicts->array.n ? dicts->array.items[i] : NULL;
}

const BsAttr *
bs_signature_input_attrs(const BsOp *function, guint32 i)
{
    return dict_at(bs_op_attr(function, "arg_attrs"), i);
}

void
bs_signature_set_input_attr(BsIr *ir, BsOp *function, guint32 i, const char *name,
                            const BsAttr *value)
{
    const guint32 n = bs_signature(function)->function.n_inputs;
    g_autofree const BsAttr **dicts = g_new(const BsAttr *, n);
    for (guint32 a = 0; a < n; a++)
        dicts[a] = bs_signature_input_attrs(function, a);
    const BsAttr *old = dicts[i];
    const guint32 n_old = old ? old->dict.n : 0;
    g_autofree BsNamedAttr *items = g_new(BsNamedAttr, n_old + 1);
    guint32 kept = 0;
    for (guint32 a = 0; a < n_old; a++)
        if (!g_str_equal(old->dict.items[a].name, name))
            items[kept++] = old->dict.items[a];
    items[kept++] = (BsNamedAttr){bs_context_string(ir->context, name), value};
    dicts[i] = bs_attr_dict(ir->context, kept, items);
    set_dicts(ir, function, "arg_attrs", n, dicts);
}

const BsAttr *
bs_signature_result_attrs(const BsOp *function, guint32 i)
{
    return dict_at(bs_op_attr(function, "res_attrs"), i);
}

void
bs_signature_erase_results(BsIr *ir, BsOp *function, const guint8 *erased)
{
    const BsType *type = bs_signature(function);
    guint32 n = type->function.n_results, kept = 0;
    g_autofree const BsType **results = g_new(const BsType *, n + 1);
    g_autofree const BsAttr **dicts = g_new(const BsAttr *, n + 1);
    for (guint32 i = 0; i < n; i++) {
        if (!erased[i]) {
            dicts[kept] = bs_signature_result_attrs(function, i);
            results[kept++] = type->function.results[i];
        }
    }
    if (kept == n)
        return;
    if (bs_op_attr(function, "res_attrs"))
        set_dicts(ir, function, "res_attrs", kept, dicts);
    set_type(ir, function, type->function.n_inputs, type->function.inputs, kept, results);
}

void
bs_signature_append_results(BsIr *ir, BsOp *function, guint32 n, const BsType *const *types)
{
    const BsType *type = bs_signature(function);
    const guint32 n_old = type->function.n_results;
    g_autofree const BsType **results = g_new(const BsType *, n_old + n + 1);
    g_autofree const BsAttr **dicts = g_new(const BsAttr *, n_old + n + 1);
    for (guint32 i = 0; i < n_old + n; i++) {
        results[i] = i < n_old ? type->function.results[i] : types[i - n_old];
        dicts[i] = i < n_old ? bs_signature_result_attrs(function, i) : NULL;
    }
    if (n && bs_op_attr(function, "res_attrs"))
        set_dicts(ir, function, "res_attrs", n_old + n, dicts);
    if (n)
        set_type(ir, function, type->function.n_inputs, type->function.inputs, n_old + n, results);
}

void
bs_signature_append_inputs(BsIr *ir, BsOp *function, guint32 n, const BsType *const *types,
                           const BsAttr *const *attrs)
{
    const BsType *type = bs_signature(function);
    const BsAttr *old = bs_op_attr(function, "arg_attrs");
    guint32 n_old = type->function.n_inputs;
    g_autofree const BsType **inputs = g_new(const BsType *, n_old + n + 1);
    g_autofree const BsAttr **dicts = g_new(const BsAttr *, n_old + n + 1);
    for (guint32 i = 0; i < n_old + n; i++) {
        inputs[i] = i < n_old ? type->function.inputs[i] : types[i - n_old];
        dicts[i] = i < n_old ? dict_at(old, i) : attrs[i - n_old];
    }
    if (n) {
        set_dicts(ir, function, "arg_attrs", n_old + n, dicts);
        set_type(ir, function, n_old + n, inputs, type->function.n_results, type->function.results);
    }
}

BsOp *
bs_signature_call(BsBuilder *builder, BsLoc loc, const BsOp *function, guint32 n,
                  BsValue *const *operands)
{
    BsContext *types = builder->ir->context;
    const BsType *type = bs_signature(function);
    const char *name = bs_op_attr(function, "sym_name")->string.text;
    const BsNamedAttr callee = {bs_context_string(types, "callee"), bs_attr_symbol(types, name)};
    return bs_builder_op(builder, "func.call", loc, n, operands, type->function.n_results,
                         type->function.results, bs_attr_dict(types, 1, &callee), 0);
}
