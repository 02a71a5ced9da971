// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A scene as a DOT file with labels, for people who want to lay it out themselves.
#pragma once

#include "view/scene/scene.h"

/* The file's text, as libcgraph writes it. Free with g_free(). */
char *bs_scene_to_dot(const BsScene *scene);
