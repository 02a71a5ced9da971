// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects that mlir-opt registers, beside the first ones here: their types, attributes and
// generic ops are welcome without --allow-unregistered-dialect, as they are there, also when they
// have no table. Of an op that has no row nobody knows here what it does; upstream does.
#pragma once

#include "ir/upstream.h"

typedef struct BsUpstreamDialect {
    const char *name; // NULL: the end of the list
    BsReleases releases;
} BsUpstreamDialect;

/* In the order of the alphabet. */
extern const BsUpstreamDialect bs_upstream_dialects[];
/* Whether the `len` bytes of `name` are one of them in that release. */
gboolean bs_dialect_is_upstreams(BsUpstream upstream, const char *name, gsize len);
