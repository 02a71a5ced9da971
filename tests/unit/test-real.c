// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of every format against the machine's own: doubles and floats, and where the compiler has
// them x87's and quadruple ones.
#include "ir/real.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { ROUNDS = 20000 };

// Bits with all kinds of exponents, often near one another, and with runs of equal bits.
static BsFloatBits
random_bits(GRand *rand, const BsFloatLayout *layout)
{
    const guint32 n = layout->significand;
    BsFloatBits fraction = 0, exponent = (BsFloatBits)layout->bias;
    for (guint i = 0; i < 4; i++)
        fraction = fraction << 32 | g_rand_int(rand);
    switch (g_rand_int_range(rand, 0, 4)) {
    case 0:
        fraction = 0;
        break;
    case 1:
        fraction = ~(BsFloatBits)0 << g_rand_int_range(rand, 0, 100);
        break;
    default:
        break;
    }
    fraction &= ((BsFloatBits)1 << n) - 1;
    if (g_rand_int_range(rand, 0, 4))
        exponent += (BsFloatBits)g_rand_int_range(rand, 0, 9);
    else
        exponent = g_rand_int(rand);
    exponent &= ((BsFloatBits)1 << layout->exponent) - 1;
    const gboolean integer = layout->bits > 1 + layout->exponent + n; // f80 stores that bit
    if (integer)
        exponent = exponent << 1 | (exponent != 0);
    const BsFloatBits sign = g_rand_boolean(rand) ? bs_float_sign(layout) : 0;
    return sign | exponent << n | fraction;
}

static BsReal (*const operations[])(const BsReal *, const BsReal *) = {
    bs_real_add, bs_real_subtract, bs_real_multiply, bs_real_divide, bs_real_remainder,
};

// The bits of NaNs are not the machine's.
static void
assert_same(const BsFloatLayout *layout, BsFloatBits expected, const BsReal *real)
{
    const BsFloatBits found = bs_real_pack(layout, real);
    if (bs_real_unpack(layout, expected).kind == BS_REAL_NAN) {
        g_assert_cmpint(real->kind, ==, BS_REAL_NAN);
        return;
    }
    g_assert_cmphex((guint64)(found >> 64), ==, (guint64)(expected >> 64));
    g_assert_cmphex((guint64)found, ==, (guint64)expected);
}

static BsOrder
order_of(gboolean less, gboolean equal, gboolean greater)
{
    return less      ? BS_ORDER_LESS
           : equal   ? BS_ORDER_EQUAL
           : greater ? BS_ORDER_GREATER
                     : BS_ORDER_NONE;
}

// A test of one of the machine's types. `fmod`, `ceil`, `floor` and `roundeven` are its functions.
#define MACHINE(name, type, format, size, fmod, ceil, floor, roundeven)                      \
    static type name##_of(BsFloatBits bits)                                                  \
    {                                                                                        \
        type value = 0;                                                                      \
        memcpy(&value, &bits, size);                                                         \
        return value;                                                                        \
    }                                                                                        \
    static BsFloatBits bits_of_##name(type value)                                            \
    {                                                                                        \
        BsFloatBits bits = 0;                                                                \
        memcpy(&bits, &value, size);                                                         \
        return bits;                                                                         \
    }                                                                                        \
    static void test_##name(void)                                                            \
    {                                                                                        \
        const BsFloatLayout *layout = bs_float_layout(format);                               \
        g_autoptr(GRand) rand = g_rand_new_with_seed(7);                                     \
        for (guint i = 0; i < ROUNDS; i++) {                                                 \
            const BsFloatBits a = random_bits(rand, layout), b = random_bits(rand, layout);  \
            const BsReal x = bs_real_unpack(layout, a), y = bs_real_unpack(layout, b);       \
            const type p = name##_of(a), q = name##_of(b);                                   \
            const type results[] = {p + q, p - q, p * q, p / q, fmod(p, q)};                 \
            for (guint k = 0; k < G_N_ELEMENTS(operations); k++) {                           \
                const BsReal real = operations[k](&x, &y);                                   \
                assert_same(layout, bits_of_##name(results[k]), &real);                      \
            }                                                                                \
            g_assert_cmpint(bs_real_compare(&x, &y), ==, order_of(p<q, p == q, p> q));       \
            const type wholes[] = {ceil(p), floor(p), roundeven(p)};                         \
            static const BsRounding ways[] = {BS_ROUND_UP, BS_ROUND_DOWN, BS_ROUND_TO_EVEN}; \
            for (guint k = 0; k < G_N_ELEMENTS(ways); k++) {                                 \
                const BsReal real = bs_real_to_whole(&x, ways[k]);                           \
                assert_same(layout, bits_of_##name(wholes[k]), &real);                       \
            }                                                                                \
        }                                                                                    \
    }

MACHINE(double, double, BS_F64, 8, fmod, ceil, floor, roundeven)
MACHINE(single, float, BS_F32, 4, fmodf, ceilf, floorf, roundevenf)
#if LDBL_MANT_DIG == 64
MACHINE(extended, long double, BS_F80, 10, fmodl, ceill, floorl, roundevenl)
#elif LDBL_MANT_DIG == 113
MACHINE(quadruple, long double, BS_F128, 16, fmodl, ceill, floorl, roundevenl)
#endif

// A number goes into a smaller format by being rounded once.
static void
test_conversions(void)
{
    const BsFloatLayout *wide = bs_float_layout(BS_F64), *narrow = bs_float_layout(BS_F32);
    g_autoptr(GRand) rand = g_rand_new_with_seed(11);
    for (guint i = 0; i < ROUNDS; i++) {
        const BsFloatBits bits = random_bits(rand, wide);
        const BsReal real = bs_real_unpack(wide, bits);
        assert_same(narrow, bits_of_single((float)double_of(bits)), &real);
        for (BsFloatFormat format = BS_F80; format <= BS_F128; format++) {
            const BsFloatLayout *large = bs_float_layout(format);
            const BsReal back = bs_real_unpack(large, bs_real_pack(large, &real));
            assert_same(wide, bits, &back);
        }
    }
}

// Two numbers of 113 bits each, whose results are known.
static void
test_quadruples(void)
{
    const BsFloatLayout *layout = bs_float_layout(BS_F128);
    const BsReal one = bs_real_from_double(1), three = bs_real_from_double(3);
    const BsReal third = bs_real_divide(&one, &three);
    const BsFloatBits bits = bs_real_pack(layout, &third);
    g_assert_cmphex((guint64)(bits >> 64), ==, G_GUINT64_CONSTANT(0x3ffd555555555555));
    g_assert_cmphex((guint64)bits, ==, G_GUINT64_CONSTANT(0x5555555555555555));
    const BsReal rounded = bs_real_unpack(layout, bits), back = bs_real_multiply(&rounded, &three);
    g_assert_true(bs_real_pack(layout, &back) == bs_real_pack(layout, &one)); // a tie, to even
    const BsReal rest = bs_real_subtract(&one, &back);
    g_assert_cmpint(rest.kind, ==, BS_REAL_FINITE); // the product was exact
    g_assert_cmpint(rest.exponent, ==, -114);
    const BsReal huge = bs_real_unpack(layout, (BsFloatBits)0x7ffeffffffffffff << 64);
    const BsReal small = bs_real_remainder(&huge, &three);
    g_assert_cmpint(bs_real_compare(&small, &three), ==, BS_ORDER_LESS);
}

// Bits that x87's format has for no number are NaNs; the smallest numbers may be written twice.
static void
test_clean(void)
{
    const BsFloatLayout *layout = bs_float_layout(BS_F80);
    const BsFloatBits unnormal = (BsFloatBits)0x3fff << 64 | 1;
    const BsFloatBits nan = (BsFloatBits)0x7fff << 64 | 1;
    g_assert_true(bs_float_clean(BS_F80, unnormal) == nan);
    g_assert_cmpint(bs_real_unpack(layout, nan).kind, ==, BS_REAL_NAN);
    const BsFloatBits twice = (BsFloatBits)1 << 63, once = (BsFloatBits)1 << 64 | twice;
    g_assert_true(bs_float_clean(BS_F80, twice) == once);
    const BsReal real = bs_real_unpack(layout, once);
    g_assert_true(bs_real_pack(layout, &real) == once);
    g_assert_cmpint(real.exponent, ==, -16382);
    g_assert_true(bs_float_clean(BS_F64, unnormal) == unnormal);
    const BsFloatBits infinity = (BsFloatBits)0x7fff << 64 | twice;
    g_assert_cmpint(bs_real_unpack(layout, infinity).kind, ==, BS_REAL_INFINITY);
    g_assert_cmpint(bs_real_unpack(layout, infinity & ~twice).kind, ==, BS_REAL_NAN);
}

// Every number of a format of 8 bits is packed into the bits that it came from.
static void
test_small_formats(void)
{
    for (BsFloatFormat format = BS_F8E5M2; format <= BS_F8E4M3B11FNUZ; format++) {
        const BsFloatLayout *layout = bs_float_layout(format);
        for (guint bits = 0; bits < 256; bits++) {
            const BsReal real = bs_real_unpack(layout, bits);
            if (real.kind != BS_REAL_NAN)
                g_assert_cmphex((guint64)bs_real_pack(layout, &real), ==, bits);
            else
                g_assert_true(bs_real_unpack(layout, bs_real_pack(layout, &real)).kind ==
                              BS_REAL_NAN);
        }
        const BsReal large = bs_real_from_double(1e300);
        const BsReal packed = bs_real_unpack(layout, bs_real_pack(layout, &large));
        g_assert_cmpint(packed.kind, ==,
                        layout->specials == BS_IEEE ? BS_REAL_INFINITY : BS_REAL_NAN);
    }
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/real/double", test_double);
    g_test_add_func("/real/single", test_single);
#if LDBL_MANT_DIG == 64
    g_test_add_func("/real/extended", test_extended);
#elif LDBL_MANT_DIG == 113
    g_test_add_func("/real/quadruple", test_quadruple);
#endif
    g_test_add_func("/real/conversions", test_conversions);
    g_test_add_func("/real/quadruples", test_quadruples);
    g_test_add_func("/real/clean", test_clean);
    g_test_add_func("/real/small-formats", test_small_formats);
    return g_test_run();
}
