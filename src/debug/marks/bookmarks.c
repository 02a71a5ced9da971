// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/marks/bookmarks.h"

#include <string.h>

struct BsBookmarks {
    GPtrArray *items; // of BsBookmark
};

// -- the list -------------------------------------------------------------------------------------

static void
bookmark_free(gpointer data)
{
    BsBookmark *bookmark = data;
    g_free(bookmark->note);
    g_free(bookmark->sentence);
    g_free(bookmark->kind);
    g_free(bookmark);
}

BsBookmarks *
bs_bookmarks_new(void)
{
    BsBookmarks *bookmarks = g_new0(BsBookmarks, 1);
    bookmarks->items = g_ptr_array_new_with_free_func(bookmark_free);
    return bookmarks;
}

void
bs_bookmarks_free(BsBookmarks *bookmarks)
{
    if (!bookmarks)
        return;
    g_ptr_array_unref(bookmarks->items);
    g_free(bookmarks);
}

guint
bs_bookmarks_length(const BsBookmarks *bookmarks)
{
    return bookmarks->items->len;
}

const BsBookmark *
bs_bookmarks_get(const BsBookmarks *bookmarks, guint index)
{
    return index < bookmarks->items->len ? bookmarks->items->pdata[index] : NULL;
}

static int
compare_bookmarks(gconstpointer a, gconstpointer b)
{
    const BsBookmark *x = *(BsBookmark *const *)a, *y = *(BsBookmark *const *)b;
    if (x->lost != y->lost)
        return x->lost ? 1 : -1;
    return (x->event > y->event) - (x->event < y->event);
}

static const char *
kind_at(const BsDocument *document, guint32 event)
{
    return event ? bs_event_kind_name(bs_document_event(document, event)->kind) : "";
}

// In English, in whichever language it is shown: the file is read in any.
static char *
sentence_at(BsDocument *document, guint32 event)
{
    return g_utf8_make_valid(bs_document_explain_in_english(document, event), -1);
}

guint
bs_bookmarks_add(BsBookmarks *bookmarks, BsDocument *document, guint32 event, const char *note)
{
    guint index = 0;
    event = MIN(event, bs_document_n_events(document));
    for (guint i = 0; i < bookmarks->items->len; i++) {
        const BsBookmark *one = bookmarks->items->pdata[i];
        if (!one->lost && one->event == event) {
            if (*note)
                bs_bookmarks_rename(bookmarks, i, note);
            return i;
        }
        index += !one->lost && one->event < event;
    }
    BsBookmark *bookmark = g_new0(BsBookmark, 1);
    bookmark->note = g_utf8_make_valid(note, -1);
    bookmark->event = event;
    bookmark->sentence = sentence_at(document, event);
    bookmark->kind = g_strdup(kind_at(document, event));
    g_ptr_array_insert(bookmarks->items, (gint)index, bookmark);
    return index;
}

void
bs_bookmarks_rename(BsBookmarks *bookmarks, guint index, const char *note)
{
    if (index >= bookmarks->items->len)
        return;
    BsBookmark *bookmark = bookmarks->items->pdata[index];
    char *valid = g_utf8_make_valid(note, -1);
    g_free(bookmark->note);
    bookmark->note = valid;
}

void
bs_bookmarks_remove(BsBookmarks *bookmarks, guint index)
{
    if (index < bookmarks->items->len)
        g_ptr_array_remove_index(bookmarks->items, index);
}

// -- finding --------------------------------------------------------------------------------------

static gboolean
is_at(const BsBookmark *bookmark, BsDocument *document, guint32 event)
{
    if (strcmp(kind_at(document, event), bookmark->kind) != 0)
        return FALSE;
    g_autofree char *sentence = sentence_at(document, event);
    return strcmp(sentence, bookmark->sentence) == 0;
}

// Outwards from where it was. A sentence costs naming a function, so there is a limit to looking.
static void
resolve(BsBookmark *bookmark, BsDocument *document)
{
    enum { REACH = 1000 };
    const guint32 n = bs_document_n_events(document);
    bookmark->lost = FALSE;
    if (bookmark->event == 0)
        return;
    const guint32 from = MIN(bookmark->event, n);
    for (guint32 d = 0; n > 0 && d <= REACH; d++) {
        const guint32 around[] = {from + d, from > d ? from - d : 0};
        for (guint i = 0; i < G_N_ELEMENTS(around); i++) {
            if (around[i] < 1 || around[i] > n || !is_at(bookmark, document, around[i]))
                continue;
            bookmark->event = around[i];
            return;
        }
    }
    bookmark->lost = TRUE;
}

void
bs_bookmarks_resolve(BsBookmarks *bookmarks, BsDocument *document)
{
    for (guint i = 0; i < bookmarks->items->len; i++)
        resolve(bookmarks->items->pdata[i], document);
    g_ptr_array_sort(bookmarks->items, compare_bookmarks);
}

GArray *
bs_bookmarks_events(const BsBookmarks *bookmarks)
{
    GArray *events = g_array_new(FALSE, FALSE, sizeof(guint32));
    for (guint i = 0; i < bookmarks->items->len; i++) {
        const BsBookmark *one = bookmarks->items->pdata[i];
        if (!one->lost)
            g_array_append_val(events, one->event);
    }
    return events;
}

// -- the key file ---------------------------------------------------------------------------------

static const char group_prefix[] = "Bookmark ";
enum { MOST_BOOKMARKS = 1000 }; // that are read

static char *
read_text(GKeyFile *file, const char *group, const char *key)
{
    g_autofree char *text = g_key_file_get_string(file, group, key, NULL);
    return g_strdup(text ? text : "");
}

void
bs_bookmarks_load(BsBookmarks *bookmarks, GKeyFile *file)
{
    g_auto(GStrv) groups = g_key_file_get_groups(file, NULL);
    for (guint i = 0; groups[i] && bookmarks->items->len < MOST_BOOKMARKS; i++) {
        if (!g_str_has_prefix(groups[i], group_prefix))
            continue;
        BsBookmark *bookmark = g_new0(BsBookmark, 1);
        bookmark->note = read_text(file, groups[i], "note");
        bookmark->sentence = read_text(file, groups[i], "sentence");
        bookmark->kind = read_text(file, groups[i], "kind");
        bookmark->event = (guint32)MAX(0, g_key_file_get_integer(file, groups[i], "event", NULL));
        bookmark->lost = TRUE;
        g_ptr_array_add(bookmarks->items, bookmark);
    }
}

void
bs_bookmarks_save(const BsBookmarks *bookmarks, GKeyFile *file)
{
    for (guint i = 0; i < bookmarks->items->len; i++) {
        const BsBookmark *one = bookmarks->items->pdata[i];
        g_autofree char *group = g_strdup_printf("%s%u", group_prefix, i + 1);
        g_key_file_set_string(file, group, "note", one->note);
        g_key_file_set_string(file, group, "sentence", one->sentence);
        g_key_file_set_string(file, group, "kind", one->kind);
        g_key_file_set_integer(file, group, "event", (int)one->event);
    }
}
