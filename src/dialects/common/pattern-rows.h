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
#define P_UNTIL_19(rewrite_, benefit_)                                                       \
    {                                                                                        \
        .name = #rewrite_, .benefit = benefit_, .rewrite = rewrite_, .releases = BS_UNTIL_19 \
    }
#define P_SINCE_22(rewrite_, benefit_)                                                       \
    {                                                                                        \
        .name = #rewrite_, .benefit = benefit_, .rewrite = rewrite_, .releases = BS_SINCE_22 \
    }
#define NAMED_UNTIL_19(name_, rewrite_, benefit_)                                        \
    {                                                                                    \
        .name = name_, .benefit = benefit_, .rewrite = rewrite_, .releases = BS_UNTIL_19 \
    }
#define NAMED_SINCE_22(name_, rewrite_, benefit_)                                        \
    {                                                                                    \
        .name = name_, .benefit = benefit_, .rewrite = rewrite_, .releases = BS_SINCE_22 \
    }
#define END          \
    {                \
        .name = NULL \
    }
