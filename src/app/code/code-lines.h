// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Line numbers in the gutter of a code view: those of the source, whatever stage is shown, as
// sentences and findings name them. What a pass made stands between them without a number.
#pragma once

#include "syntax/text-map.h"

#include <gtksourceview/gtksource.h>

#define BS_TYPE_LINE_NUMBERS (bs_line_numbers_get_type())
G_DECLARE_FINAL_TYPE(BsLineNumbers, bs_line_numbers, BS, LINE_NUMBERS, GtkSourceGutterRendererText)

/* Puts them into the gutter. */
BsLineNumbers *bs_line_numbers_add(GtkSourceView *view);
/* Of a printed text, which is read now; NULL: the source itself is shown. Cost: linear in the ops.
 */
void bs_line_numbers_show(BsLineNumbers *self, const BsText *text);
