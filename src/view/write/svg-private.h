// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <glib.h>

/* Appends the style sheet, in light and dark, and the patterns that it uses. */
void bs_svg_put_style(GString *out);
