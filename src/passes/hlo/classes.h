// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values that may be the same buffer, or the indicator of it. A class has a leader, which stays
// when another class is united with it, and its members in the order in which they came.
#pragma once

#include "passes/hlo/edges.h"

typedef struct BsHloClasses BsHloClasses;

/* No value is in a class with another one yet. Free with bs_hlo_classes_free(), which accepts NULL.
 */
BsHloClasses *bs_hlo_classes_new(void);
void bs_hlo_classes_free(BsHloClasses *classes);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsHloClasses, bs_hlo_classes_free)
/* Forgets all values, and keeps some memory for the next ones. */
void bs_hlo_classes_reset(BsHloClasses *classes);

/* Adds the members of b's class to those of a's, whose leader stays. Whether they were two. Cost:
   nearly constant. */
gboolean bs_hlo_unite(BsHloClasses *classes, BsValue *a, BsValue *b);
/* Whether they are the same value, or in one class. */
gboolean bs_hlo_same_class(BsHloClasses *classes, const BsValue *a, const BsValue *b);
/* The leader of the value's class; itself when it was never united. */
BsValue *bs_hlo_leader(BsHloClasses *classes, BsValue *value);
/* A number for the value's class, the same until it is united; the value gets a class of its own
   where it has none. Numbers are those of values, in the order in which they came. */
guint32 bs_hlo_class_number(BsHloClasses *classes, BsValue *value);
/* Has a function told of each value that comes, with the number of its class, and of each two
   classes that are united: which number the class has, and which is no class's any more. */
void bs_hlo_classes_watch(BsHloClasses *classes,
                          void (*entered)(gpointer data, BsValue *value, guint32 number),
                          void (*united)(gpointer data, guint32 kept, guint32 gone), gpointer data);
/* Appends the members of the value's class in their order. */
void bs_hlo_add_members(BsHloClasses *classes, BsValue *value, BsHloValues *members);
