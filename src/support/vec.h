// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Growable typed arrays, for lists that GPtrArray (untyped) and GArray (by value, untyped) would
// blur. A vector that is all zeroes is empty and valid; a cleared vector keeps its memory for the
// next use.
#pragma once

#include <glib.h>

#define BS_VEC(Type) \
    struct {         \
        Type *data;  \
        guint len;   \
        guint cap;   \
    }

#define bs_vec_push(v, value)                                                \
    do {                                                                     \
        if ((v)->len == (v)->cap) {                                          \
            (v)->cap = (v)->cap ? (v)->cap * 2 : 8;                          \
            (v)->data = g_realloc_n((v)->data, (v)->cap, sizeof *(v)->data); \
        }                                                                    \
        (v)->data[(v)->len++] = (value);                                     \
    } while (0)

// Room for `n` elements in all.
#define bs_vec_reserve(v, n)                                                 \
    do {                                                                     \
        if ((v)->cap < (n)) {                                                \
            (v)->cap = MAX((v)->cap * 2, (n));                               \
            (v)->data = g_realloc_n((v)->data, (v)->cap, sizeof *(v)->data); \
        }                                                                    \
    } while (0)

// The elements from number `i` on; NULL when there are none.
#define bs_vec_from(v, i) ((v)->len > (i) ? (v)->data + (i) : NULL)
#define bs_vec_pop(v) ((v)->data[--(v)->len])
#define bs_vec_last(v) ((v)->data[(v)->len - 1])
#define bs_vec_clear(v) ((void)((v)->len = 0))
#define bs_vec_free(v)           \
    do {                         \
        if ((v)->data)           \
            g_free((v)->data);   \
        (v)->data = NULL;        \
        (v)->len = (v)->cap = 0; \
    } while (0)
