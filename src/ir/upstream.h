// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whose rules hold: upstream changes from release to release, and a context follows one of them.
// What differs is data where it can be: rows of ops and patterns say in which releases they are
// there, and a context has only those of its own. What is left asks bs_context_upstream().
#pragma once

#include <glib.h>

// The releases of LLVM whose mlir-opt is followed; the value is the release.
typedef enum BsUpstream { BS_UPSTREAM_19 = 19, BS_UPSTREAM_22 = 22 } BsUpstream;

#define BS_UPSTREAM_DEFAULT BS_UPSTREAM_19

/* The release that a text names ("19", "22"); FALSE when it names none that is followed. */
gboolean bs_upstream_parse(const char *text, BsUpstream *upstream);

// The releases in which something is there; both ends belong to it, 0 is no end. All zeroes:
// always.
typedef struct BsReleases {
    guint8 since, until;
} BsReleases;

// For the tables.
#define BS_UNTIL_19             \
    {                           \
        .until = BS_UPSTREAM_19 \
    }
#define BS_SINCE_22             \
    {                           \
        .since = BS_UPSTREAM_22 \
    }

static inline gboolean
bs_releases_have(BsReleases releases, BsUpstream upstream)
{
    return upstream >= releases.since && (!releases.until || upstream <= releases.until);
}
