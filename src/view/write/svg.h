// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A placed scene as SVG: text stays text, every block and op is a group with <title>, <desc> and an
// id that names it, states are CSS classes, light and dark follow `prefers-color-scheme`. The same
// scene gives the same bytes.
#pragma once

#include "view/write/caption.h"
#include "view/write/pieces.h"

// What the reader's colours are, where they are not the usual ones.
enum { BS_N_SVG_SCHEMES = 3 };
typedef struct BsSvgScheme {
    const char *media; // as in a style sheet's @media
    BsScheme scheme;
} BsSvgScheme;

extern const BsSvgScheme bs_svg_schemes[BS_N_SVG_SCHEMES];

/* The file's text. `sentence` (or NULL) is shown below the picture, above the legend. `sheet` may
 * be NULL. Free with g_free(). */
char *bs_scene_to_svg_on(const BsScene *scene, const char *sentence, const BsSheet *sheet);
/* The same without one. */
static inline char *
bs_scene_to_svg(const BsScene *scene, const char *sentence)
{
    return bs_scene_to_svg_on(scene, sentence, NULL);
}

/* Appends the same text, without a sentence, in pieces: what belongs together stays the same text
   wherever the layout has it. */
void bs_scene_put_pieces(const BsScene *scene, BsPieces *pieces);
