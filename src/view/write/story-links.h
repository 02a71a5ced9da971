// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a page without a script leads to: names and lines in its sentences are links to the lines of
// the code at the end, as far as they are there.
#pragma once

#include "syntax/text-map.h"

typedef struct BsStoryLinks BsStoryLinks;

/* Reads the text, which outlives the answer; free with bs_story_links_free(). Takes the time of the
   text. */
BsStoryLinks *bs_story_links_new(const BsText *text);
/* NULL is nothing. */
void bs_story_links_free(BsStoryLinks *self);
/* Appends the sentence as markup, with `<a href="#eN">` for what is at line N (from 1). What is
   not there, and what is there more than once, is no link. `self` may be NULL: none is. */
void bs_story_links_put(const BsStoryLinks *self, const char *sentence, GString *out);
