// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How long the program has computed: unlike the time of day, not more where the machine is busy.
#pragma once

#include <time.h>

static inline double
cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}
