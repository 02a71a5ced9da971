// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of any width: every pair of numbers of few bits against plain arithmetic, and numbers of
// several words against themselves in two halves, and against what is known of them.
#include "support/wide.h"

#include <string.h>

enum { SMALL = 6 };

static gint64
extended(guint64 bits, guint32 width)
{
    return width ? (gint64)(bits << (64 - width)) >> (64 - width) : 0;
}

static BsWide
wide_of(guint32 width, guint64 bits)
{
    BsWide wide;
    bs_wide_set(&wide, width, (gint64)bits);
    return wide;
}

static void
assert_is(const BsWide *wide, guint32 width, guint64 bits)
{
    g_assert_cmpuint(wide->width, ==, width);
    g_assert_cmphex(width ? wide->words[0] : 0, ==,
                    width ? bits & (G_MAXUINT64 >> (64 - width)) : 0);
}

static void
check_pair(guint32 width, guint64 x, guint64 y)
{
    const BsWide a = wide_of(width, x), b = wide_of(width, y);
    const gint64 sx = extended(x, width), sy = extended(y, width);
    BsWide r, rest;
    bs_wide_add(&r, &a, &b);
    assert_is(&r, width, x + y);
    bs_wide_subtract(&r, &a, &b);
    assert_is(&r, width, x - y);
    bs_wide_multiply(&r, &a, &b);
    assert_is(&r, width, x * y);
    bs_wide_and(&r, &a, &b);
    assert_is(&r, width, x & y);
    bs_wide_or(&r, &a, &b);
    assert_is(&r, width, x | y);
    bs_wide_xor(&r, &a, &b);
    assert_is(&r, width, x ^ y);
    if (y) {
        bs_wide_divide(&r, &rest, &a, &b);
        assert_is(&r, width, x / y);
        assert_is(&rest, width, x % y);
    }
    g_assert_cmpint(bs_wide_compare(&a, &b, FALSE), ==, (x > y) - (x < y));
    g_assert_cmpint(bs_wide_compare(&a, &b, TRUE), ==, (sx > sy) - (sx < sy));
}

static void
check_one(guint32 width, guint64 x)
{
    const BsWide a = wide_of(width, x);
    const gint64 sx = extended(x, width);
    BsWide r = a;
    bs_wide_negate(&r, &r);
    assert_is(&r, width, 0 - x);
    g_assert_cmpint(bs_wide_is_negative(&a), ==, sx < 0);
    g_assert_true(bs_wide_is(&a, sx));
    g_assert_cmpuint(bs_wide_n_bits(&a), ==, x ? 64 - (guint32)__builtin_clzll(x) : 0);
    g_assert_cmpuint(bs_wide_n_trailing_zeros(&a), ==, x ? (guint32)__builtin_ctzll(x) : width);
    g_assert_cmpuint(bs_wide_n_ones(&a), ==, (guint32)__builtin_popcountll(x));
    for (guint32 by = 0; by <= 2 * SMALL; by++) {
        bs_wide_shift_left(&r, &a, by);
        assert_is(&r, width, x << by);
        bs_wide_shift_right(&r, &a, by, FALSE);
        assert_is(&r, width, x >> by);
        bs_wide_shift_right(&r, &a, by, TRUE);
        assert_is(&r, width, (guint64)(sx >> by));
        for (guint32 is_signed = 0; is_signed < 2; is_signed++) {
            r = a;
            bs_wide_resize(&r, by, (gboolean)is_signed);
            assert_is(&r, by, is_signed ? (guint64)sx : x);
        }
    }
}

static void
test_small(void)
{
    for (guint32 width = 0; width <= SMALL; width++) {
        for (guint64 x = 0; x < 1u << width; x++) {
            check_one(width, x);
            for (guint64 y = 0; y < 1u << width; y++)
                check_pair(width, x, y);
        }
    }
}

static BsWide
random_wide(GRand *rand, guint32 width)
{
    BsWide wide;
    bs_wide_set(&wide, width, 0);
    const guint32 n = (guint32)g_rand_int_range(rand, 0, (gint)width / 64 + 2);
    for (guint32 i = 0; i < n; i++) {
        bs_wide_shift_left(&wide, &wide, 64);
        const guint64 word = (guint64)g_rand_int(rand) << 32 | g_rand_int(rand);
        wide.words[0] = g_rand_boolean(rand) ? word : g_rand_boolean(rand) ? 0 : G_MAXUINT64;
    }
    bs_wide_resize(&wide, width, FALSE);
    return wide;
}

static void
assert_same(const BsWide *a, const BsWide *b)
{
    g_assert_cmpuint(a->width, ==, b->width);
    g_assert_cmpint(bs_wide_compare(a, b, FALSE), ==, 0);
}

static void
check_bytes(const BsWide *a)
{
    guint8 bytes[BS_WIDE_BITS / 8];
    const guint32 n = (a->width + 7) / 8;
    BsWide r;
    g_autoptr(GString) hex = g_string_new(NULL);
    bs_wide_append_bytes(a, n, hex);
    g_assert_cmpuint(hex->len, ==, 2 * n);
    for (guint32 i = 0; i < n; i++)
        bytes[i] = (guint8)(g_ascii_xdigit_value(hex->str[2 * i]) << 4 |
                            g_ascii_xdigit_value(hex->str[2 * i + 1]));
    bs_wide_set_bytes(&r, a->width, bytes, n);
    assert_same(&r, a);
}

// What holds for all numbers: (a - b) + b = a, q * b + r = a, shifts multiply and divide by powers
// of two, text is read back.
static void
check_laws(const BsWide *a, const BsWide *b, guint32 by)
{
    BsWide r, q, power, one;
    bs_wide_set(&one, a->width, 1);
    bs_wide_subtract(&r, a, b);
    bs_wide_add(&r, &r, b);
    assert_same(&r, a);
    if (bs_wide_n_bits(b)) {
        bs_wide_divide(&q, &r, a, b);
        g_assert_cmpint(bs_wide_compare(&r, b, FALSE), <, 0);
        bs_wide_multiply(&q, &q, b);
        bs_wide_add(&q, &q, &r);
        assert_same(&q, a);
    }
    bs_wide_shift_left(&power, &one, by);
    bs_wide_multiply(&q, a, &power);
    bs_wide_shift_left(&r, a, by);
    assert_same(&q, &r);
    bs_wide_divide(&q, &r, a, &power);
    bs_wide_shift_right(&r, a, by, FALSE);
    assert_same(&q, &r);
    for (guint32 is_signed = 0; is_signed < 2; is_signed++) {
        g_autoptr(GString) text = g_string_new(NULL);
        bs_wide_append(a, (gboolean)is_signed, text);
        const char *p = text->str;
        bs_wide_read(&r, a->width, &p);
        g_assert_cmpint(*p, ==, '\0');
        assert_same(&r, a);
        q = *a;
        bs_wide_resize(&q, a->width + 70, (gboolean)is_signed);
        bs_wide_shift_right(&q, &q, by, (gboolean)is_signed);
        bs_wide_resize(&q, a->width, FALSE);
        bs_wide_shift_right(&r, a, by, (gboolean)is_signed);
        assert_same(&q, &r);
    }
}

static void
test_random(void)
{
    static const guint32 widths[] = {63, 64, 65, 96, 127, 128, 129, 191, 192, 200, 1000};
    g_autoptr(GRand) rand = g_rand_new_with_seed(7);
    for (guint i = 0; i < 20000; i++) {
        const guint32 width = widths[i % G_N_ELEMENTS(widths)];
        const BsWide a = random_wide(rand, width), b = random_wide(rand, width);
        check_laws(&a, &b, (guint32)g_rand_int_range(rand, 0, (gint)width));
        check_bytes(&a);
    }
}

static void
test_text(void)
{
    static const struct {
        guint32 width;
        const char *text, *unsigned_text;
    } rows[] = {
        {128, "0", "0"},
        {128, "-1", "340282366920938463463374607431768211455"},
        {128, "-170141183460469231731687303715884105728",
         "170141183460469231731687303715884105728"},
        {65, "18446744073709551615", "18446744073709551615"},
        {65, "-18446744073709551616", "18446744073709551616"},
        {200, "10000000000000000000", "10000000000000000000"},
        {200, "100000000000000000000000000000000000000000000",
         "100000000000000000000000000000000000000000000"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        BsWide wide;
        const char *p = rows[i].text;
        g_autoptr(GString) text = g_string_new(NULL);
        bs_wide_read(&wide, rows[i].width, &p);
        bs_wide_append(&wide, TRUE, text);
        g_assert_cmpstr(text->str, ==, rows[i].text);
        g_string_truncate(text, 0);
        bs_wide_append(&wide, FALSE, text);
        g_assert_cmpstr(text->str, ==, rows[i].unsigned_text);
    }
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/wide/small", test_small);
    g_test_add_func("/wide/random", test_random);
    g_test_add_func("/wide/text", test_text);
    return g_test_run();
}
