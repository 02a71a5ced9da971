// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/dialects.h"
#include "ir/attr.h"
#include "ir/context.h"
#include "ir/real.h"

#include <math.h>

static void
test_integers(void)
{
    BsContext *c = bs_context_new(bs_dialects);
    const BsType *i8 = bs_type_integer(c, 8, BS_SIGNLESS), *u8 = bs_type_integer(c, 8, BS_UNSIGNED);
    g_assert_cmpint(bs_attr_integer(c, i8, 255)->integer, ==, -1);
    g_assert_true(bs_attr_integer(c, i8, 255) == bs_attr_integer(c, i8, -1));
    g_assert_cmpint(bs_attr_integer(c, u8, 255)->integer, ==, 255);
    g_assert_cmpint(bs_attr_integer(c, bs_type_i1(c), -1)->integer, ==, 1);
    g_assert_true(bs_attr_is_true(bs_attr_bool(c, TRUE)));
    g_assert_true(bs_attr_is_false(bs_attr_bool(c, FALSE)));
    g_assert_false(bs_attr_is_true(bs_attr_i64(c, 1)));
    g_assert_false(bs_attr_is_true(NULL));
    bs_context_free(c);
}

static void
test_floats(void)
{
    BsContext *c = bs_context_new(bs_dialects);
    static const struct {
        BsFloatFormat format;
        double value;
        guint64 bits;
    } cases[] = {
        {BS_F64, 1.5, G_GUINT64_CONSTANT(0x3ff8000000000000)},
        {BS_F32, 1.0, 0x3f800000},
        {BS_F32, 0.1, 0x3dcccccd},
        {BS_F32, -0.0, 0x80000000},
        {BS_F32, 1e-45, 0x00000001}, // the smallest subnormal
        {BS_F32, 1e300, 0x7f800000}, // too large: infinity
        {BS_F16, 65504, 0x7bff},
        {BS_F16, 65520, 0x7c00}, // rounds up to infinity
        {BS_F16, 5.9604644775390625e-08, 0x0001},
        {BS_F16, 2049, 0x6800}, // a tie goes to even
        {BS_BF16, 1.0, 0x3f80},
        {BS_BF16, 3.140625, 0x4049},
    };
    for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
        const BsAttr *attr = bs_attr_float(c, bs_type_float(c, cases[i].format), cases[i].value);
        g_assert_cmphex(attr->floating.bits, ==, cases[i].bits);
        const BsReal back = bs_real_unpack(bs_float_layout(cases[i].format), attr->floating.bits);
        g_assert_true(bs_attr_float(c, attr->type, bs_real_to_double(&back)) == attr);
    }
    g_assert_cmphex(bs_attr_float(c, bs_type_float(c, BS_F16), NAN)->floating.bits, ==, 0x7e00);
    const BsAttr *wide = bs_attr_float(c, bs_type_float(c, BS_F80), -1.0);
    g_assert_cmphex(wide->floating.bits, ==, G_GUINT64_CONSTANT(0x8000000000000000));
    g_assert_cmphex(wide->floating.high_bits, ==, 0xbfff);
    const BsAttr *quad = bs_attr_float(c, bs_type_float(c, BS_F128), 1.5);
    g_assert_cmphex(quad->floating.high_bits, ==, G_GUINT64_CONSTANT(0x3fff800000000000));
    bs_context_free(c);
}

// What is asked for again is found by the address of its name, which may hold another text by then.
static void
test_reused_names(void)
{
    BsContext *c = bs_context_new(bs_dialects);
    char name[] = "arith.addi";
    const BsOpDef *addi = bs_context_op(c, name);
    g_assert_true(bs_context_op(c, name) == addi);
    memcpy(name, "arith.muli", sizeof name);
    g_assert_cmpstr(bs_context_op(c, name)->name, ==, "arith.muli");
    const BsNamedAttr item = {name, bs_attr_unit(c)};
    const BsAttr *dict = bs_attr_dict(c, 1, &item);
    g_assert_true(bs_attr_dict(c, 1, &item) == dict);
    memcpy(name, "arith.andi", sizeof name);
    g_assert_cmpstr(bs_attr_dict(c, 1, &item)->dict.items[0].name, ==, "arith.andi");
    g_assert_cmpstr(dict->dict.items[0].name, ==, "arith.muli");
    bs_context_free(c);
}

static void
test_dictionaries(void)
{
    BsContext *c = bs_context_new(bs_dialects);
    const BsNamedAttr items[] = {
        {"z", bs_attr_unit(c)}, {"_a", bs_attr_i64(c, 1)}, {"b", bs_attr_i64(c, 2)}};
    const BsAttr *dict = bs_attr_dict(c, 3, items);
    g_assert_cmpstr(dict->dict.items[0].name, ==, "_a"); // byte order
    g_assert_cmpint(bs_dict_get(dict, "b")->integer, ==, 2);
    g_assert_null(bs_dict_get(dict, "c"));
    g_assert_null(bs_dict_get(NULL, "c"));
    const BsAttr *without = bs_dict_with(c, dict, "z", NULL);
    g_assert_cmpuint(without->dict.n, ==, 2);
    g_assert_true(bs_dict_with(c, without, "z", bs_attr_unit(c)) == dict);
    g_assert_true(bs_dict_with(c, dict, "b", bs_attr_i64(c, 2)) == dict);
    bs_context_free(c);
}

static void
test_dense(void)
{
    BsContext *c = bs_context_new(bs_dialects);
    const gint64 shape[] = {3};
    const BsType *type = bs_type_tensor(c, 1, shape, bs_type_i1(c), NULL);
    const guint64 same[] = {1, 1, 1}, mixed[] = {1, 0, 1};
    g_assert_true(bs_attr_dense(c, type, 3, same, FALSE)->dense.splat);
    g_assert_true(bs_attr_is_true(bs_attr_dense(c, type, 3, same, FALSE)));
    g_assert_cmpuint(bs_attr_dense(c, type, 3, mixed, FALSE)->dense.n, ==, 3);
    g_assert_cmpstr(bs_attr_symbol_root(bs_attr_symbol(c, "f")), ==, "f");
    bs_context_free(c);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/attr/integers", test_integers);
    g_test_add_func("/attr/floats", test_floats);
    g_test_add_func("/attr/reused-names", test_reused_names);
    g_test_add_func("/attr/dictionaries", test_dictionaries);
    g_test_add_func("/attr/dense", test_dense);
    return g_test_run();
}
