// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels apart from their launch: gpu.module, gpu.func, gpu.return, and the module of
// the host that launches them. gpu.launch_func is in launch-func.c.
#include "dialects/common/checks.h"
#include "dialects/func/func.h"
#include "dialects/gpu/gpu-private.h"
#include "ir/context.h"
#include "ir/shape.h"

#include <string.h>

#define KERNEL "gpu.kernel"
#define WORKGROUP "workgroup_attributions"
#define WORKGROUP_ATTRS "workgroup_attrib_attrs"
#define PRIVATE_ATTRS "private_attrib_attrs"

// -- gpu.module ---------------------------------------------------------------------------------

// `<handler>` and `[targets]`, each or none.
static gboolean
parse_targets(BsParser *parser)
{
    const BsAttr *handler, *targets;
    if (bs_parse_optional_token(parser, "<")) {
        if (!bs_parse_attribute(parser, NULL, &handler) || !bs_parse_token(parser, ">"))
            return FALSE;
        bs_add_attr(parser, "offloadingHandler", handler);
    }
    if (bs_parser_at_token(parser, "[")) {
        if (!bs_parse_attribute(parser, NULL, &targets))
            return FALSE;
        bs_add_attr(parser, "targets", targets);
    }
    return TRUE;
}

gboolean
bs_gpu_parse_module(BsParser *parser, BsOpState *state)
{
    const BsAttr *name;
    BsAttrs attrs = {0};
    if (!bs_parse_symbol_name(parser, &name))
        return FALSE;
    bs_add_attr(parser, "sym_name", name);
    // Made from a format since 22.
    const gboolean checks = bs_context_upstream(bs_parser_context(parser)) >= BS_UPSTREAM_22;
    gboolean ok = parse_targets(parser);
    const BsLoc loc = bs_parser_loc(parser);
    ok = ok && bs_parse_optional_attr_dict_with_keyword(parser, &attrs) &&
         (!checks || bs_check_inherent_attrs(parser, state->def, &attrs, 0, loc)) &&
         bs_parse_region(parser, NULL) && bs_ensure_terminator(parser, state->def->terminator);
    if (ok)
        bs_add_attrs(parser, &attrs);
    bs_vec_free(&attrs);
    return ok;
}

// Up to 19 blanks stand around targets, and before the handler, that 22 has not.
void
bs_gpu_print_module(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"sym_name", "targets", "offloadingHandler", NULL};
    const gboolean is_old = bs_op_upstream(op) < BS_UPSTREAM_22;
    const BsAttr *handler = bs_op_attr(op, "offloadingHandler"),
                 *targets = bs_op_attr(op, "targets");
    bs_put(printer, " ");
    bs_put_symbol_name(printer, bs_op_attr(op, "sym_name")->string.text);
    if (handler) {
        bs_put(printer, is_old ? " <" : "<");
        bs_put_attr(printer, handler);
        bs_put(printer, ">");
    }
    if (targets) {
        bs_put(printer, " ");
        bs_put_attr(printer, targets);
        bs_put(printer, is_old ? " " : "");
    }
    bs_put_attr_dict_with_keyword(printer, op, elided);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, FALSE);
}

gboolean
bs_gpu_verify_module(const BsOp *op, BsDiags *diags)
{
    return bs_check_symbol(op, diags, FALSE);
}

// -- gpu.func -----------------------------------------------------------------------------------

static const BsType *
type_of(const BsOp *function)
{
    return bs_op_attr(function, "function_type")->type;
}

// The dictionaries of the arguments from `from` on, if one of them has some.
static void
add_dicts(BsParser *parser, const char *name, const BsArguments *args, guint32 from)
{
    BsContext *context = bs_parser_context(parser);
    BS_VEC(const BsAttr *) dicts = {0};
    gboolean any = FALSE;
    for (guint32 i = from; i < args->len; i++) {
        const BsAttr *attrs = args->data[i].attrs;
        any |= attrs != NULL;
        bs_vec_push(&dicts, attrs ? attrs : bs_attr_dict(context, 0, NULL));
    }
    if (any)
        bs_add_attr(parser, name, bs_attr_array(context, dicts.len, dicts.data));
    bs_vec_free(&dicts);
}

// `workgroup(%x : memref<...> {...}, ...)`, appended to the arguments.
static gboolean
parse_memory(BsParser *parser, const char *keyword, const char *attrs_name, BsArguments *args)
{
    const guint32 from = args->len;
    if (!bs_parse_optional_keyword(parser, keyword))
        return TRUE;
    if (!bs_parse_token_in(parser, "(", "argument list"))
        return FALSE;
    if (bs_parse_optional_token(parser, ")"))
        return TRUE;
    do {
        BsArgument arg;
        if (!bs_parse_argument(parser, TRUE, TRUE, &arg))
            return FALSE;
        bs_vec_push(args, arg);
    } while (bs_parse_optional_token(parser, ","));
    add_dicts(parser, attrs_name, args, from);
    return bs_parse_token_in(parser, ")", "argument list");
}

static gboolean
parse_after_signature(BsParser *parser, BsArguments *args)
{
    BsContext *context = bs_parser_context(parser);
    const guint32 n = args->len;
    if (!parse_memory(parser, "workgroup", WORKGROUP_ATTRS, args))
        return FALSE;
    bs_add_attr(parser, WORKGROUP, bs_attr_i64(context, args->len - n));
    if (!parse_memory(parser, "private", PRIVATE_ATTRS, args))
        return FALSE;
    if (bs_parse_optional_keyword(parser, "kernel"))
        bs_add_attr(parser, KERNEL, bs_attr_unit(context));
    BsAttrs attrs = {0};
    const gboolean ok = bs_parse_optional_attr_dict_with_keyword(parser, &attrs);
    if (ok)
        bs_add_attrs(parser, &attrs);
    bs_vec_free(&attrs);
    return ok && bs_parse_region(parser, args);
}

gboolean
bs_gpu_parse_func(BsParser *parser, G_GNUC_UNUSED BsOpState *state)
{
    const BsAttr *name;
    if (!bs_parse_symbol_name(parser, &name))
        return FALSE;
    bs_add_attr(parser, "sym_name", name);
    const BsLoc loc = bs_parser_loc(parser);
    BsSignature signature = {0};
    gboolean ok = bs_signature_parse(parser, &signature);
    if (ok && signature.args.len && !signature.args.data[0].name.name)
        ok = bs_parser_error(parser, loc, "gpu.func requires named arguments");
    if (ok) {
        bs_signature_add(parser, &signature);
        ok = parse_after_signature(parser, &signature.args);
    }
    bs_signature_clear(&signature);
    return ok;
}

void
bs_gpu_print_func(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"sym_name",      "function_type", "arg_attrs",
                                         "res_attrs",     WORKGROUP,       KERNEL,
                                         WORKGROUP_ATTRS, PRIVATE_ATTRS,   NULL};
    const guint32 n_args = type_of(op)->function.n_inputs, shared = n_args + bs_gpu_n_shared(op);
    bs_put(printer, " ");
    bs_put_symbol_name(printer, bs_op_attr(op, "sym_name")->string.text);
    bs_signature_print(printer, op);
    bs_gpu_put_memory(printer, op, "workgroup", n_args, shared, bs_op_attr(op, WORKGROUP_ATTRS));
    bs_gpu_put_memory(printer, op, "private", shared, bs_op_region(op, 0)->first->n_args,
                      bs_op_attr(op, PRIVATE_ATTRS));
    if (bs_op_attr(op, KERNEL))
        bs_put(printer, " kernel");
    bs_put_attr_dict_with_keyword(printer, op, elided);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, TRUE);
}

static gboolean
check_entry_block(const BsOp *op, BsDiags *diags)
{
    const BsBlock *entry = bs_op_region(op, 0)->first;
    const BsType *type = type_of(op);
    const guint32 n = type->function.n_inputs, n_least = n + bs_gpu_n_shared(op);
    if (!entry)
        return bs_fail(op, diags, "expected body with at least one block");
    if (entry->n_args < n_least) {
        bs_diags_op_error(diags, op, "expected at least %u arguments to body region", n_least);
        return FALSE;
    }
    for (guint32 i = 0; i < n; i++) {
        if (entry->args[i]->type == type->function.inputs[i])
            continue;
        g_autofree char *format =
            g_strdup_printf("expected body region argument #%u to be of type %%s, got %%s", i);
        return bs_fail_types(op, diags, format, type->function.inputs[i], entry->args[i]->type);
    }
    return bs_gpu_check_memory(op, diags, n, n_least, "workgroup") &&
           bs_gpu_check_memory(op, diags, n_least, entry->n_args, "private");
}

gboolean
bs_gpu_verify_func(const BsOp *op, BsDiags *diags)
{
    const BsAttr *name = bs_op_attr(op, "sym_name");
    if (!name || name->kind != BS_ATTR_STRING)
        return bs_fail(op, diags, "requires string attribute 'sym_name'");
    if (bs_op_attr(op, KERNEL) && type_of(op)->function.n_results)
        return bs_fail(op, diags, "expected void return type for kernel function");
    return bs_check_symbol(op, diags, FALSE) && check_entry_block(op, diags);
}

gboolean
bs_gpu_verify_return(const BsOp *op, BsDiags *diags)
{
    const BsOp *function = bs_op_parent(op);
    const BsAttr *attr = bs_op_attr(function, "function_type");
    if (!attr || attr->kind != BS_ATTR_TYPE || attr->type->kind != BS_TYPE_FUNCTION)
        return TRUE; // said of the function itself
    const BsType *type = attr->type;
    if (type->function.n_results != op->n_operands) {
        BsDiag *error =
            bs_diags_op_error(diags, op, "expected %u result operands", type->function.n_results);
        bs_diag_note(error, function->loc, "return type declared here");
        return FALSE;
    }
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsType *found = bs_op_operand(op, i)->type;
        if (found == type->function.results[i])
            continue;
        g_autofree char *text = bs_type_to_string(found);
        bs_diags_op_error(diags, op, "unexpected type `'%s'' for operand #%u", text, i);
        return FALSE;
    }
    return TRUE;
}

// -- the module of the host ---------------------------------------------------------------------

// The op that the symbol stands for, name by name; NULL where there is none.
static const BsOp *
find_nested(const BsOp *op, const BsAttr *symbol)
{
    for (guint32 i = 0; op && i < symbol->array.n; i++)
        op = bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE)
                 ? bs_symbol_find(op, symbol->array.items[i]->string.text)
                 : NULL;
    return op;
}

static gboolean
check_kernel_operands(const BsOp *launch, const BsOp *kernel, BsDiags *diags)
{
    const BsAttr *type = bs_op_attr(kernel, "function_type");
    if (!bs_op_is(kernel, "gpu.func") || !type || type->kind != BS_ATTR_TYPE ||
        type->type->kind != BS_TYPE_FUNCTION)
        return TRUE;
    const BsRange operands = bs_gpu_kernel_operands(launch);
    const guint32 n = type->type->function.n_inputs;
    if (operands.n != n) {
        bs_diags_op_error(diags, launch, "got %u kernel operands but expected %u", operands.n, n);
        return FALSE;
    }
    for (guint32 i = 0; i < n; i++) {
        if (bs_op_operand(launch, operands.begin + i)->type == type->type->function.inputs[i])
            continue;
        bs_diags_op_error(diags, launch, "type of function argument %u does not match", i);
        return FALSE;
    }
    return TRUE;
}

static gboolean
check_kernel(const BsOp *launch, const BsOp *module, BsDiags *diags)
{
    const BsAttr *symbol = bs_op_attr(launch, "kernel");
    if (!symbol || symbol->kind != BS_ATTR_SYMBOL)
        return TRUE; // said of the launch itself
    const char *root = bs_attr_symbol_root(symbol);
    const BsOp *container = bs_symbol_find(module, root);
    if (container && bs_op_is(container, "gpu.binary"))
        return TRUE;
    if (!container || !bs_op_is(container, "gpu.module")) {
        bs_diags_op_error(diags, launch, "kernel %s '%s' is undefined",
                          container ? "module" : "container", root);
        return FALSE;
    }
    const BsOp *kernel = find_nested(module, symbol);
    g_autofree char *name = bs_attr_to_string(symbol);
    if (!kernel) {
        bs_diags_op_error(diags, launch, "kernel function '%s' is undefined", name);
        return FALSE;
    }
    if (!bs_op_has_trait(kernel, BS_TRAIT_FUNCTION)) {
        BsDiag *error =
            bs_diags_op_error(diags, launch, "referenced kernel '%s' is not a function", name);
        bs_diag_note(error, kernel->loc, "see the kernel definition here");
        return FALSE;
    }
    const BsAttr *is_kernel = bs_op_attr(kernel, KERNEL);
    if (!is_kernel || is_kernel->kind != BS_ATTR_UNIT)
        return bs_fail(launch, diags, "kernel function is missing the '" KERNEL "' attribute");
    return check_kernel_operands(launch, kernel, diags);
}

// The launches that stand right in an op of the module.
static gboolean
check_launches(const BsOp *caller, const BsOp *module, BsDiags *diags)
{
    for (guint32 i = 0; i < caller->n_regions; i++)
        bs_region_for_each (bs_op_region(caller, i), block)
            bs_block_for_each (block, op)
                if (bs_op_is(op, "gpu.launch_func") && !check_kernel(op, module, diags))
                    return FALSE;
    return TRUE;
}

static gboolean
verify_container(const BsOp *op, BsDiags *diags)
{
    if (!bs_op_is(op, "builtin.module")) {
        bs_diags_error_at_op(diags, op,
                             "expected '" BS_GPU_CONTAINER "' attribute to be attached to "
                             "'builtin.module'");
        return FALSE;
    }
    bs_region_for_each (bs_op_region(op, 0), block)
        bs_block_for_each (block, caller)
            if (!check_launches(caller, op, diags))
                return FALSE;
    return TRUE;
}

// Sizes that a launch is known to have may stand on any op.
static gboolean
verify_known_size(const BsOp *op, const BsNamedAttr *attr, BsDiags *diags)
{
    const BsAttr *sizes = attr->value;
    const char *fault = NULL;
    if (sizes->kind != BS_ATTR_DENSE_ARRAY || !bs_type_is_integer(sizes->type, 32))
        fault = "must be a dense i32 array";
    else if (sizes->dense.n != 3)
        fault = "must contain exactly 3 elements";
    if (fault)
        bs_diags_op_error(diags, op, "%s %s", attr->name, fault);
    return !fault;
}

gboolean
bs_gpu_verify_op_attr(const BsOp *op, const BsNamedAttr *attr, BsDiags *diags)
{
    static const struct {
        const char *name;
        BsReleases releases;
    } sizes[] = {{"gpu.known_block_size", {0}},
                 {"gpu.known_grid_size", {0}},
                 {"gpu.known_cluster_size", BS_SINCE_22}};
    if (!strcmp(attr->name, BS_GPU_CONTAINER) && attr->value->kind == BS_ATTR_UNIT)
        return verify_container(op, diags);
    for (guint32 i = 0; i < G_N_ELEMENTS(sizes); i++)
        if (!strcmp(attr->name, sizes[i].name) &&
            bs_releases_have(sizes[i].releases, bs_op_upstream(op)))
            return verify_known_size(op, attr, diags);
    return TRUE;
}
