// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/route.h"

#include <math.h>

static const double RADIUS = 8;

// The point at `length` from `from` towards `to`.
static BsPoint
towards(BsPoint from, BsPoint to, double length)
{
    const double dx = to.x - from.x, dy = to.y - from.y, all = hypot(dx, dy);
    if (all <= 0)
        return from;
    return (BsPoint){from.x + dx * length / all, from.y + dy * length / all};
}

static guint32
put_line(BsPoint *out, guint32 n, BsPoint to)
{
    const BsPoint from = out[n - 1];
    const double third = hypot(to.x - from.x, to.y - from.y) / 3;
    out[n] = towards(from, to, third);
    out[n + 1] = towards(to, from, third);
    out[n + 2] = to;
    return n + 3;
}

guint32
bs_route(guint32 n, const BsPoint *corners, BsPoint *out)
{
    guint32 n_out = 1;
    out[0] = corners[0];
    g_assert(n >= 2 && n <= BS_ROUTE_MAX_CORNERS);
    for (guint32 i = 1; i + 1 < n; i++) {
        const BsPoint before = corners[i - 1], at = corners[i], after = corners[i + 1];
        const double room =
            MIN(hypot(at.x - before.x, at.y - before.y), hypot(after.x - at.x, after.y - at.y)) / 2;
        const double radius = MIN(RADIUS, room);
        n_out = put_line(out, n_out, towards(at, before, radius));
        out[n_out++] = towards(at, before, radius * 0.45); // a quarter of a circle, nearly
        out[n_out++] = towards(at, after, radius * 0.45);
        out[n_out++] = towards(at, after, radius);
    }
    return put_line(out, n_out, corners[n - 1]);
}
