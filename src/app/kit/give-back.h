// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the program keeps memory. A window lives for days and opens and closes programs on threads:
// what was used once goes back to the system. What each frame needs, the pixels of the window, is
// kept meanwhile: to get it anew costs more than to draw.
#pragma once

/* Sets that up, before anything else. */
void bs_give_back_init(void);
/* Something large was freed: in a moment what is free goes back. Of the window's thread. */
void bs_give_back_soon(void);
