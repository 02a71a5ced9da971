// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/pass.h"

#include "passes/passes.h"

const BsPass *const bs_passes[] = {
    &bs_pass_buffer_deallocation,
    &bs_pass_buffer_deallocation_simplification,
    &bs_pass_buffer_hoisting,
    &bs_pass_buffer_loop_hoisting,
    &bs_pass_buffer_results_to_out_params,
    &bs_pass_bufferization_lower_deallocations,
    &bs_pass_canonicalize,
    &bs_pass_convert_bufferization_to_memref,
    &bs_pass_convert_deallocation_ops_to_llvm,
    &bs_pass_cse,
    &bs_pass_drop_equivalent_buffer_results,
    &bs_pass_expand_realloc,
    &bs_pass_hlo_buffer_reuse,
    &bs_pass_hlo_convert_deallocation_ops_to_llvm,
    &bs_pass_hlo_convert_ownership_type_to_llvm,
    &bs_pass_hlo_deallocate,
    &bs_pass_hlo_deallocation_annotation,
    &bs_pass_hlo_deallocation_simplification,
    &bs_pass_hlo_deallocation_to_scf,
    &bs_pass_hlo_split_alloc_tensors,
    &bs_pass_hlo_xla_buffer_arg_rewrite,
    &bs_pass_optimize_allocation_liveness,
    &bs_pass_ownership_based_buffer_deallocation,
    &bs_pass_promote_buffers_to_stack,
    NULL,
};

const BsPass *
bs_pass_find(const char *name)
{
    for (guint32 i = 0; bs_passes[i]; i++) {
        if (g_str_equal(bs_passes[i]->name, name))
            return bs_passes[i];
    }
    return NULL;
}

const BsPass *
bs_pass_find_for(const char *name, BsUpstream upstream)
{
    const BsPass *pass = bs_pass_find(name);
    return pass && bs_releases_have(pass->releases, upstream) ? pass : NULL;
}

static void
put_camel_case(const char *name, GString *out)
{
    gboolean upper = TRUE;
    for (const char *c = name; *c; c++) {
        if (*c != '-')
            g_string_append_c(out, upper ? g_ascii_toupper(*c) : *c);
        upper = *c == '-';
    }
}

void
bs_pass_put_class_name(const BsPass *pass, BsUpstream upstream, GString *out)
{
    if (pass->class_name)
        g_string_append(out, pass->class_name);
    else
        put_camel_case(pass->name, out);
    if (upstream >= BS_UPSTREAM_22 && !pass->bare_class)
        g_string_append(out, "Pass");
}

gboolean
bs_always_by_function(G_GNUC_UNUSED const gint64 *options)
{
    return TRUE;
}
