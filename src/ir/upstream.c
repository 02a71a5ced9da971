// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/upstream.h"

#include <string.h>

static const struct {
    const char *name;
    BsUpstream upstream;
} names[] = {{"19", BS_UPSTREAM_19}, {"22", BS_UPSTREAM_22}};

gboolean
bs_upstream_parse(const char *text, BsUpstream *upstream)
{
    for (gsize i = 0; i < G_N_ELEMENTS(names); i++) {
        if (strcmp(names[i].name, text) == 0) {
            *upstream = names[i].upstream;
            return TRUE;
        }
    }
    return FALSE;
}
