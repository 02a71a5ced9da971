// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/upstream-passes.h"

const BsPass *
bs_pass_find(const char *name)
{
    for (guint32 i = 0; bs_passes[i]; i++) {
        if (g_str_equal(bs_passes[i]->name, name))
            return bs_passes[i];
    }
    return bs_upstream_pass_find(name);
}

const BsPass *
bs_pass_find_for(const char *name, BsUpstream upstream)
{
    const BsPass *pass = bs_pass_find(name);
    return pass && bs_releases_have(pass->releases, upstream) ? pass : NULL;
}

const BsNamedPipeline *
bs_named_pipeline_find(const char *name)
{
    for (const BsNamedPipeline *named = bs_named_pipelines; named->name; named++) {
        if (g_str_equal(named->name, name))
            return named;
    }
    return NULL;
}

void
bs_pipeline_add_names(BsUpstream upstream, GPtrArray *names)
{
    for (gsize i = 0; bs_passes[i]; i++) {
        if (bs_pass_find_for(bs_passes[i]->name, upstream))
            g_ptr_array_add(names, (gpointer)(gsize)bs_passes[i]->name);
    }
    for (const BsNamedPipeline *named = bs_named_pipelines; named->name; named++)
        g_ptr_array_add(names, (gpointer)(gsize)named->name);
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
