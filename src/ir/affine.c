// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/affine.h"

#include "ir/affine-expr.h"

#include "ir/type.h"

#include <string.h>

// -- lists --------------------------------------------------------------------------------------

// Number of names in the list that `at` points to, `(d0, d1)`.
static guint32
count_names(const char *at, char close)
{
    if (at[0] == '\0' || at[1] == close)
        return 0;
    guint32 n = 1;
    while (*at && *at != close)
        n += *at++ == ',';
    return n;
}

guint32
bs_affine_n_dims(const char *map)
{
    return map[0] == '(' ? count_names(map, ')') : 0;
}

guint32
bs_affine_n_symbols(const char *map)
{
    const char *end = strchr(map, ')');
    return end && end[1] == '[' ? count_names(end + 1, ']') : 0;
}

// -- linear expressions -------------------------------------------------------------------------

// A sum of dimensions times numbers; a number is BS_DYNAMIC when a symbol takes part in it.
typedef struct Linear {
    gint64 *factors; // of each dimension
    gint64 constant;
} Linear;

typedef struct Reader {
    const char *at;
    guint32 rank;
    guint32 depth;
} Reader;

enum { MAX_DEPTH = 64 };

static gint64
add(gint64 a, gint64 b)
{
    gint64 sum;
    if (a == BS_DYNAMIC || b == BS_DYNAMIC || __builtin_add_overflow(a, b, &sum))
        return BS_DYNAMIC;
    return sum;
}

static gint64
multiply(gint64 a, gint64 b)
{
    gint64 product;
    if (a == 0 || b == 0)
        return 0;
    if (a == BS_DYNAMIC || b == BS_DYNAMIC || __builtin_mul_overflow(a, b, &product))
        return BS_DYNAMIC;
    return product;
}

static gboolean
is_constant(const Linear *linear, guint32 rank)
{
    for (guint32 i = 0; i < rank; i++) {
        if (linear->factors[i] != 0)
            return FALSE;
    }
    return TRUE;
}

static void
scale(Linear *linear, guint32 rank, gint64 by)
{
    for (guint32 i = 0; i < rank; i++)
        linear->factors[i] = multiply(linear->factors[i], by);
    linear->constant = multiply(linear->constant, by);
}

static gboolean
eat(Reader *reader, const char *text)
{
    if (!g_str_has_prefix(reader->at, text))
        return FALSE;
    reader->at += strlen(text);
    return TRUE;
}

static gboolean
eat_char(Reader *reader, char c)
{
    if (*reader->at != c)
        return FALSE;
    reader->at++;
    return TRUE;
}

static gboolean read_sum(Reader *reader, Linear *out);

static gboolean
read_number(Reader *reader, guint64 *number)
{
    char *end = NULL;
    if (!g_ascii_isdigit(*reader->at))
        return FALSE;
    *number = g_ascii_strtoull(reader->at, &end, 10);
    reader->at = end;
    return *number <= G_MAXINT64;
}

// `d0`, `s0`, `4`, `-3`, `(...)`
static gboolean
read_atom(Reader *reader, Linear *out)
{
    guint64 number;
    const gboolean marked = eat_char(reader, BS_AFFINE_OPEN);
    if (marked || eat_char(reader, '(')) {
        reader->depth++;
        gboolean ok = reader->depth < MAX_DEPTH && read_sum(reader, out) &&
                      eat_char(reader, marked ? BS_AFFINE_CLOSE : ')');
        reader->depth--;
        return ok;
    }
    gint64 sign = eat(reader, "-") ? -1 : 1;
    if (eat(reader, "d")) {
        if (!read_number(reader, &number) || number >= reader->rank)
            return FALSE;
        out->factors[number] = sign;
        return TRUE;
    }
    gboolean symbol = eat(reader, "s");
    if (!read_number(reader, &number))
        return FALSE;
    out->constant = symbol ? BS_DYNAMIC : sign * (gint64)number;
    return TRUE;
}

// Factors with ` * ` between; `mod` and divisions are not linear.
static gboolean
read_product(Reader *reader, Linear *out)
{
    if (!read_atom(reader, out))
        return FALSE;
    while (eat(reader, " * ")) {
        Linear factor = {g_new0(gint64, reader->rank + 1), 0};
        gboolean ok = read_atom(reader, &factor);
        if (ok && is_constant(&factor, reader->rank)) {
            scale(out, reader->rank, factor.constant);
        } else if (ok && is_constant(out, reader->rank)) {
            gint64 by = out->constant;
            memcpy(out->factors, factor.factors, reader->rank * sizeof(gint64));
            out->constant = factor.constant;
            scale(out, reader->rank, by);
        } else {
            ok = FALSE;
        }
        g_free(factor.factors);
        if (!ok)
            return FALSE;
    }
    return TRUE;
}

static gboolean
read_sum(Reader *reader, Linear *out)
{
    gint64 sign = 1;
    do {
        Linear term = {g_new0(gint64, reader->rank + 1), 0};
        gboolean ok = read_product(reader, &term);
        scale(&term, reader->rank, sign);
        for (guint32 i = 0; i < reader->rank; i++)
            out->factors[i] = add(out->factors[i], term.factors[i]);
        out->constant = add(out->constant, term.constant);
        g_free(term.factors);
        if (!ok)
            return FALSE;
        sign = g_str_has_prefix(reader->at, " - ") ? -1 : 1;
    } while (eat(reader, " + ") || eat(reader, " - "));
    return TRUE;
}

gboolean
bs_affine_strides(const char *map, guint32 rank, gint64 *strides, gint64 *offset)
{
    const char *results = strstr(map, "-> (");
    if (!results || bs_affine_n_dims(map) != rank)
        return FALSE;
    Reader reader = {results + 4, rank, 0};
    Linear linear = {g_new0(gint64, rank + 1), 0};
    gboolean ok = read_sum(&reader, &linear) && strcmp(reader.at, ")") == 0;
    if (ok) {
        memcpy(strides, linear.factors, rank * sizeof *strides);
        *offset = linear.constant;
    }
    g_free(linear.factors);
    return ok;
}

gboolean
bs_affine_is_identity(const char *map, guint32 n)
{
    const char *results = strstr(map, "-> (");
    if (!results || bs_affine_n_dims(map) != n)
        return FALSE;
    Reader reader = {results + 4, n, 0};
    for (guint32 i = 0; i < n; i++) {
        guint64 dim;
        if ((i && !eat(&reader, ", ")) || !eat(&reader, "d") || !read_number(&reader, &dim) ||
            dim != i)
            return FALSE;
    }
    return strcmp(reader.at, ")") == 0;
}

// -- permutations -------------------------------------------------------------------------------

gboolean
bs_affine_permutation(const char *map, guint32 n, guint32 *permutation)
{
    const char *results = strstr(map, "-> (");
    if (!results || bs_affine_n_dims(map) != n)
        return FALSE;
    g_autofree gboolean *seen = g_new0(gboolean, n + 1);
    Reader reader = {results + 4, n, 0};
    guint32 count = 0;
    while (eat(&reader, "d")) {
        guint64 dim;
        if (!read_number(&reader, &dim) || count >= n || dim >= n || seen[dim])
            return FALSE;
        seen[dim] = TRUE;
        permutation[count++] = (guint32)dim;
        if (!eat(&reader, ", "))
            break;
    }
    return count == n && strcmp(reader.at, ")") == 0;
}
