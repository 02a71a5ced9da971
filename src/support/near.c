// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/near.h"

#include <string.h>

guint
bs_near_distance(const char *a, const char *b)
{
    const gsize n_a = strnlen(a, BS_LIMIT_NEAR), n_b = strnlen(b, BS_LIMIT_NEAR);
    guint rows[3][BS_LIMIT_NEAR + 1]; // of each beginning of `a` to each beginning of `b`
    for (gsize j = 0; j <= n_b; j++)
        rows[0][j] = (guint)j;
    for (gsize i = 1; i <= n_a; i++) {
        guint *now = rows[i % 3];
        const guint *before = rows[(i + 2) % 3], *earlier = rows[(i + 1) % 3];
        now[0] = (guint)i;
        for (gsize j = 1; j <= n_b; j++) {
            now[j] = MIN(MIN(before[j], now[j - 1]) + 1, before[j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = MIN(now[j], earlier[j - 2] + 1);
        }
    }
    return rows[n_a % 3][n_b];
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
