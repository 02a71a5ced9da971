// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/layout/cgraph-lock.h"

#include <graphviz/cgraph.h>
#include <stdio.h>
#include <stdlib.h>

G_LOCK_DEFINE_STATIC(cgraph);

void
bs_cgraph_lock(void)
{
    G_LOCK(cgraph);
}

void
bs_cgraph_unlock(void)
{
    G_UNLOCK(cgraph);
}

char *
bs_cgraph_text(const char *text)
{
    return (char *)(guintptr)text;
}

void
bs_cgraph_set(void *thing, const char *name, const char *value)
{
    agsafeset(thing, bs_cgraph_text(name), bs_cgraph_text(value), bs_cgraph_text(""));
}

char *
bs_cgraph_write(struct Agraph_s *graph)
{
    char *text = NULL;
    size_t len = 0;
    FILE *out = open_memstream(&text, &len);
    agwrite(graph, out);
    fclose(out);
    char *copy = g_strndup(text, len);
    free(text);
    return copy;
}
