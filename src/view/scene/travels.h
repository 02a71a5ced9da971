// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Indicators on their way through structured control flow. Regions stand one below the other under
// their op; what goes in, comes out and goes round runs in lanes at their right, in a gutter that
// is as wide beside all regions of an op, with what is carried behind the lanes.
#pragma once

#include "view/scene/scene.h"

/* Curves and tokens of a scene whose boxes and rows have their places. */
void bs_travels_place(BsScene *scene);
