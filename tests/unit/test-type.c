// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/dialects.h"
#include "ir/attr.h"
#include "ir/context.h"

static void
test_interned(void)
{
    BsContext *c = bs_context_new(bs_dialects);
    const BsType *f32 = bs_type_float(c, BS_F32);
    const gint64 shape[] = {2, BS_DYNAMIC}, same[] = {2, BS_DYNAMIC}, other[] = {2, 3};
    const BsType *a = bs_type_memref(c, 2, shape, f32, NULL, NULL);
    g_assert_true(a == bs_type_memref(c, 2, same, f32, NULL, NULL));
    g_assert_true(a != bs_type_memref(c, 2, other, f32, NULL, NULL));
    g_assert_true(a != bs_type_tensor(c, 2, shape, f32, NULL));
    g_assert_true(bs_type_integer(c, 1, BS_SIGNLESS) == bs_type_i1(c));
    g_assert_true(bs_type_integer(c, 8, BS_SIGNED) != bs_type_integer(c, 8, BS_UNSIGNED));
    const BsType *const inputs[] = {a, f32};
    g_assert_true(bs_type_function(c, 2, inputs, 0, NULL) ==
                  bs_type_function(c, 2, inputs, 0, NULL));
    g_assert_true(bs_type_function(c, 1, inputs, 1, inputs + 1) !=
                  bs_type_function(c, 2, inputs, 0, NULL));
    bs_context_free(c);
}

static void
test_memref(void)
{
    BsContext *c = bs_context_new(bs_dialects);
    const BsType *f32 = bs_type_float(c, BS_F32);
    const gint64 shape[] = {4, 3};
    // An identity map and the i64 space 0 are the default and dropped.
    const char *identity = "(d0, d1) -> (d0, d1)";
    const BsAttr *map = bs_attr_text(c, BS_ATTR_AFFINE_MAP, identity, strlen(identity));
    const BsType *plain = bs_type_memref(c, 2, shape, f32, NULL, NULL);
    g_assert_true(plain == bs_type_memref(c, 2, shape, f32, map, bs_attr_i64(c, 0)));
    g_assert_true(plain != bs_type_memref(c, 2, shape, f32, NULL, bs_attr_i64(c, 1)));
    gint64 strides[2], offset;
    g_assert_true(bs_memref_strides(plain, strides, &offset));
    g_assert_cmpint(strides[0], ==, 3);
    g_assert_cmpint(strides[1], ==, 1);
    g_assert_cmpint(offset, ==, 0);
    const gint64 given[] = {BS_DYNAMIC, 2};
    const BsType *strided = bs_type_memref(c, 2, shape, f32, bs_attr_strided(c, 2, given, 7), NULL);
    g_assert_true(bs_memref_strides(strided, strides, &offset));
    g_assert_true(strides[0] == BS_DYNAMIC && strides[1] == 2 && offset == 7);
    g_assert_cmpint(bs_type_n_elements(plain), ==, 12);
    const gint64 huge[] = {G_MAXINT64, 2};
    g_assert_cmpint(bs_type_n_elements(bs_type_memref(c, 2, huge, f32, NULL, NULL)), ==, -1);
    bs_context_free(c);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/type/interned", test_interned);
    g_test_add_func("/type/memref", test_memref);
    return g_test_run();
}
