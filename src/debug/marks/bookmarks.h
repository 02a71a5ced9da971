// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bookmarks: places on the timeline with a note each, in the order of the timeline. They are kept
// in a key file with the sentence of their event, by which they are found again when the program
// was changed; one whose event is gone is lost, and stays.
#pragma once

#include "debug/telling/explain.h"

typedef struct BsBookmark {
    char *note;
    guint32 event;  // 0: the input
    char *sentence; // of the event, in English
    char *kind;     // name of the event's kind, "" for the input
    gboolean lost;
} BsBookmark;

typedef struct BsBookmarks BsBookmarks;

/* An empty list; free with bs_bookmarks_free(). */
BsBookmarks *bs_bookmarks_new(void);
void bs_bookmarks_free(BsBookmarks *bookmarks);

guint bs_bookmarks_length(const BsBookmarks *bookmarks); // how many there are
/* The one at `index`, or NULL. Borrowed. */
const BsBookmark *bs_bookmarks_get(const BsBookmarks *bookmarks, guint index);

/* Adds one at an event; where one is already, its note is replaced unless `note` is empty. Returns
   its index. */
guint bs_bookmarks_add(BsBookmarks *bookmarks, BsDocument *document, guint32 event,
                       const char *note);
void bs_bookmarks_rename(BsBookmarks *bookmarks, guint index,
                         const char *note);                    // beyond the last: nothing
void bs_bookmarks_remove(BsBookmarks *bookmarks, guint index); // likewise

/* Finds all events in a document that was loaded: where they were, or else the nearest with the
   same sentence. Afterwards they are in the order of the timeline, lost ones last. */
void bs_bookmarks_resolve(BsBookmarks *bookmarks, BsDocument *document);
/* The events of those that are not lost, rising. Free with g_array_unref(). */
GArray *bs_bookmarks_events(const BsBookmarks *bookmarks);

/* Adds what the key file holds, not yet resolved. */
void bs_bookmarks_load(BsBookmarks *bookmarks, GKeyFile *file);
/* Writes all into a key file, as groups of their own. */
void bs_bookmarks_save(const BsBookmarks *bookmarks, GKeyFile *file);
