// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows for lists of patterns that are named after their functions.
#pragma once

#include "ir/opdef.h"

#define P(rewrite_, benefit_)                                       \
    {                                                               \
        .name = #rewrite_, .benefit = benefit_, .rewrite = rewrite_ \
    }
#define NAMED(name_, rewrite_, benefit_)                        \
    {                                                           \
        .name = name_, .benefit = benefit_, .rewrite = rewrite_ \
    }
#define END          \
    {                \
        .name = NULL \
    }
