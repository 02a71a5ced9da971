// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes of mlir-opt that people combine with those about buffers, and that Bufscope does not have:
// who pastes one is told how to get it.
#pragma once

#include "ir/upstream.h"

/* A sentence that says so of a pass that mlir-opt of that release has, and what to do instead; free
   it. NULL: the name is none of them. */
char *bs_upstream_pass_note(const char *name, BsUpstream upstream);
