// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// libcgraph's reader and writer keep global state: whoever uses it holds this lock. With it the few
// things that its C interface makes awkward (it takes char * where it only reads).
#pragma once

#include <glib.h>

struct Agraph_s;

/* Take and give back the lock; it is not recursive. */
void bs_cgraph_lock(void);
void bs_cgraph_unlock(void);

/* The text as cgraph's functions want it; they do not write to it. */
char *bs_cgraph_text(const char *text);
/* Sets an attribute of a graph, node or edge; it is declared with an empty default when new. */
void bs_cgraph_set(void *thing, const char *name, const char *value);
/* The graph as DOT text; free with g_free(). */
char *bs_cgraph_write(struct Agraph_s *graph);
