// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/dump.h"

#include "analysis/verify.h"
#include "ir/context.h"
#include "syntax/printer.h"

gboolean
bs_cli_wants_dumps(const BsCliOptions *options)
{
    return options->print_after_all || options->print_after_change || options->print_after_failure;
}

// What the pass ran on, where the text is that of the whole program.
static void
put_where(GString *out, const BsOp *op)
{
    const BsAttr *symbol = bs_op_attr(op, "sym_name");
    g_string_append_printf(out, " ('%s' operation", op->def->name);
    if (symbol && symbol->kind == BS_ATTR_STRING)
        g_string_append_printf(out, ": @%s", symbol->string.text);
    g_string_append_c(out, ')');
}

gboolean
bs_cli_prints_generic(const BsCliOptions *options, BsOp *op, gboolean verified)
{
    if (options->generic || verified)
        return options->generic;
    BsDiags diags;
    bs_diags_init(&diags);
    gboolean valid = bs_verify(op, &diags);
    bs_diags_clear(&diags);
    return !valid;
}

static gboolean
is_wanted(const BsCliOptions *options, gboolean ok, gboolean changed)
{
    if (!ok)
        return options->print_after_all || options->print_after_failure;
    return options->print_after_all && !options->print_after_failure &&
           (changed || !options->print_after_change);
}

void
bs_cli_dump(const BsCliOptions *options, const BsDebugInfo *debug, const BsIr *ir,
            const BsPass *pass, BsOp *op, gboolean ok, gboolean changed, GString *out)
{
    if (!is_wanted(options, ok, changed))
        return;
    g_string_append(out, "// -----// IR Dump After ");
    bs_pass_put_class_name(pass, bs_context_upstream(ir->context), out);
    g_string_append_printf(out, "%s (%s)%s", ok ? "" : " Failed", pass->name,
                           pass->by_mlir_opt ? " by mlir-opt" : "");
    if (options->print_module_scope)
        put_where(out, op);
    g_string_append(out, " //----- //\n");
    const gboolean generic = bs_cli_prints_generic(options, op, ok && options->verify_each);
    BsPrintOptions print = {.generic = generic,
                            .local_scope = options->local_scope,
                            .debug = debug,
                            .own_resources = TRUE,
                            .elide_resources_from = options->elide_resources_from,
                            .elide_from = options->elide_from};
    if (op == ir->root || options->print_module_scope) {
        bs_print(ir, &print, out, NULL);
        if (!options->local_scope)
            g_string_append_c(out, '\n');
    } else {
        print.local_scope = TRUE; // as upstream prints what is not the whole
        bs_print_op(op, &print, out, NULL);
    }
    g_string_append_c(out, '\n');
}
