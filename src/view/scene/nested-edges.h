// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Edges between the blocks of a nested region. These blocks stand one below the other in the box of
// the op's block; their edges run in lanes at their right, in a gutter that is part of the outer
// box, with their labels behind the lanes.
#pragma once

#include "view/scene/scene-private.h"

/* Gives boxes the gutter that their edges need. */
void bs_nested_edges_make_room(BsSceneBuilder *b);
/* Curves and labels of all nested edges of a scene whose boxes have their places. */
void bs_nested_edges_place(BsScene *scene);
/* Sets size of the label's rectangle. */
void bs_edge_measure(BsEdge *edge, const BsMeasure *measure);
