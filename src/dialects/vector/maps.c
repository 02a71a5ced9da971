// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps whose results are dimensions, or numbers, as the vector dialect has them.
#include "dialects/vector/vector-private.h"
#include "ir/affine.h"

#include <string.h>

static gint64
read_result(const char *text, gsize len)
{
    char *end;
    const gint64 number = g_ascii_strtoll(text + (*text == 'd'), &end, 10);
    if (end != text + len)
        return BS_MAP_OTHER;
    if (*text == 'd')
        return number;
    return number == 0 ? BS_MAP_ZERO : BS_MAP_NUMBER;
}

BsVectorMap
bs_vector_map_read(const BsAttr *attr)
{
    const char *text = attr->string.text;
    BsVectorMap map = {.n_dims = bs_affine_n_dims(text), .n_symbols = bs_affine_n_symbols(text)};
    const char *p = strstr(text, "-> (") + strlen("-> ("), *limit = text + strlen(text) - 1;
    map.results = g_new(gint64, (gsize)(limit - p) + 1);
    while (p < limit) {
        const char *comma = strstr(p, ", "), *end = comma ? comma : limit;
        map.results[map.n++] = read_result(p, (gsize)(end - p));
        p = comma ? comma + 2 : limit;
    }
    return map;
}

void
bs_vector_map_clear(BsVectorMap *map)
{
    g_free(map->results);
}
