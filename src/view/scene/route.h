// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Curves of edges that go along straight lines.
#pragma once

#include "view/scene/scene.h"

enum { BS_ROUTE_MAX_CORNERS = 6, BS_ROUTE_MAX_POINTS = 1 + 3 * (2 * BS_ROUTE_MAX_CORNERS - 3) };

/* A Bézier curve through `n` corners (2..6) that is straight but for the corners themselves, which
 * are rounded. Writes its 1 + 3k points (at most BS_ROUTE_MAX_POINTS) to `out` and returns how many
 * they are. */
guint32 bs_route(guint32 n, const BsPoint *corners, BsPoint *out);
