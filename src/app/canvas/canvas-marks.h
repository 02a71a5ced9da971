// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What lies above the picture and changes more often than it.
#pragma once

#include "app/session/session.h"
#include "view/scene/scene.h"

#include <gtk/gtk.h>

/* A frame around what the pointer is on, in the scene's units. */
void bs_canvas_frame_hovered(const BsScene *scene, BsSession *session, GtkSnapshot *snapshot);
/* Dims what the sentence does not speak of, in the scene's units; all of the picture is painted. */
void bs_canvas_dim_rest(const BsScene *scene, BsSession *session, cairo_t *cr);
/* Of blocks that go on above or below what is visible, whole rows alone, and how many more there
   are; in the scene's units. */
void bs_canvas_tell_more(GtkWidget *widget, const BsScene *scene, const BsRect *visible,
                         GtkSnapshot *snapshot);
/* What is selected, or pointed at, and is not in the picture; or, `scene` NULL, why there is no
   picture. In words, or NULL. */
const char *bs_canvas_note_text(const BsScene *scene, BsSession *session);
/* That at the bottom of the widget. */
void bs_canvas_note(GtkWidget *widget, const BsScene *scene, BsSession *session,
                    GtkSnapshot *snapshot);
