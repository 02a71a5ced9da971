// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects that mlir-opt 19 registers, beside the first ones here: their types, attributes and
// generic ops are welcome without --allow-unregistered-dialect, as they are there, also when they
// have no table. Of an op that has no row nobody knows here what it does; upstream does.
#pragma once

#include <glib.h>

/* In the order of the alphabet, up to a NULL. */
extern const char *const bs_upstream_dialects[];
/* Whether the `len` bytes of `name` are one of them. */
gboolean bs_dialect_is_upstreams(const char *name, gsize len);
