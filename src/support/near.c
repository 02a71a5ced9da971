// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/near.h"

#include <string.h>

guint
bs_near_distance(const char *a, const char *b)
{
    const gsize n_a = strnlen(a, BS_LIMIT_NEAR), n_b = strnlen(b, BS_LIMIT_NEAR);
    guint row[BS_LIMIT_NEAR + 1]; // distances of what was read of `a` to each beginning of `b`
    for (gsize j = 0; j <= n_b; j++)
        row[j] = (guint)j;
    for (gsize i = 0; i < n_a; i++) {
        guint diagonal = row[0];
        row[0] = (guint)i + 1;
        for (gsize j = 0; j < n_b; j++) {
            const guint replaced = diagonal + (a[i] != b[j]);
            diagonal = row[j + 1];
            row[j + 1] = MIN(replaced, MIN(row[j], row[j + 1]) + 1);
        }
    }
    return row[n_b];
}

const char *
bs_near_find(const char *word, const char *const *names, guint n)
{
    enum { LETTERS_PER_SLIP = 3, LEAST_PART = 4 };
    const gsize len = strlen(word);
    const gsize slips = MIN((len + LETTERS_PER_SLIP - 1) / LETTERS_PER_SLIP, BS_LIMIT_NEAR - 1);
    guint least = (guint)slips + 1;
    const char *near = NULL, *whole = NULL;
    for (guint i = 0; i < n; i++) {
        const guint distance = bs_near_distance(word, names[i]);
        if (distance < MIN(least, len)) { // a word of wrong letters alone is none
            least = distance;
            near = names[i];
        }
        if (len >= LEAST_PART && strstr(names[i], word) &&
            (!whole || strlen(names[i]) < strlen(whole)))
            whole = names[i];
    }
    return whole ? whole : near;
}
