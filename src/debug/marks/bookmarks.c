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

// In English, in whichever language it is shown: the file is read in any; and in those names,
// whichever are shown.
static char *
sentence_in(BsDocument *document, guint32 event, BsNaming names)
{
    const BsNaming naming = bs_document_naming(document);
    bs_document_set_naming(document, names);
    char *sentence = g_utf8_make_valid(bs_document_explain_in_english(document, event), -1);
    bs_document_set_naming(document, naming);
    return sentence;
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
    bookmark->sentence = sentence_in(document, event, BS_NAMES_OWN);
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

// Whether both say the same, but for the numbers of lines, which what is added elsewhere changes.
static gboolean
say_the_same(const char *one, const char *other)
{
    static const char line[] = "line ";
    const gsize len = strlen(line);
    const char *begin = one;
    while (*one && *one == *other) {
        one++;
        other++;
        if ((gsize)(one - begin) < len || strncmp(one - len, line, len) != 0)
            continue;
        one += strspn(one, G_CSET_DIGITS);
        other += strspn(other, G_CSET_DIGITS);
    }
    return *one == *other;
}

static gboolean
is_at(const BsBookmark *bookmark, BsDocument *document, guint32 event, BsNaming names)
{
    if (strcmp(kind_at(document, event), bookmark->kind) != 0)
        return FALSE;
    g_autofree char *sentence = sentence_in(document, event, names);
    return say_the_same(sentence, bookmark->sentence);
}

// Outwards from where it was. A sentence costs naming a function, so there is a limit to looking.
static gboolean
find(BsBookmark *bookmark, BsDocument *document, BsNaming names)
{
    enum { REACH = 1000 };
    const guint32 n = bs_document_n_events(document);
    const guint32 from = MIN(bookmark->event, n);
    for (guint32 d = 0; n > 0 && d <= REACH; d++) {
        const guint32 around[] = {from + d, from > d ? from - d : 0};
        for (guint i = 0; i < G_N_ELEMENTS(around); i++) {
            if (around[i] < 1 || around[i] > n || !is_at(bookmark, document, around[i], names))
                continue;
            bookmark->event = around[i];
            return TRUE;
        }
    }
    return FALSE;
}

// Older files have sentences in the names that were shown then.
static void
resolve(BsBookmark *bookmark, BsDocument *document)
{
    bookmark->lost = bookmark->event && !find(bookmark, document, BS_NAMES_OWN) &&
                     !find(bookmark, document, BS_NAMES_PRINTED);
    if (bookmark->lost || !bookmark->event)
        return;
    g_free(bookmark->sentence);
    bookmark->sentence = sentence_in(document, bookmark->event, BS_NAMES_OWN);
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
