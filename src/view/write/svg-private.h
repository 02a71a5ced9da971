// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "view/scene/look.h"

/* Appends the style sheet, in light and dark as the reader has it, or in that scheme alone, and the
   patterns that it uses. */
void bs_svg_put_style(GString *out, const BsScheme *scheme);
