// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/kept.h"

#include "debug/document/document-private.h"

// There are about a dozen keys: they are looked through.
typedef struct Kept {
    const void *key;
    gpointer data;
    GDestroyNotify destroy;
} Kept;

static void
clear_kept(gpointer data)
{
    Kept *kept = data;
    kept->destroy(kept->data);
}

static gpointer
find(const GArray *keeps, const void *key)
{
    for (guint i = 0; keeps && i < keeps->len; i++) {
        const Kept *kept = &g_array_index(keeps, Kept, i);
        if (kept->key == key)
            return kept->data;
    }
    return NULL;
}

static void
add(GArray **keeps, const void *key, gpointer data, GDestroyNotify destroy)
{
    g_assert(data && !find(*keeps, key));
    if (!*keeps) {
        *keeps = g_array_new(FALSE, FALSE, sizeof(Kept));
        g_array_set_clear_func(*keeps, clear_kept);
    }
    const Kept kept = {key, data, destroy};
    g_array_append_val(*keeps, kept);
}

gpointer
bs_document_kept(const BsDocument *document, const void *key)
{
    return find(document->kept, key);
}

void
bs_document_keep(BsDocument *document, const void *key, gpointer data, GDestroyNotify destroy)
{
    add(&document->kept, key, data, destroy);
}

gpointer
bs_document_kept_here(const BsDocument *document, const void *key)
{
    return find(document->kept_here, key);
}

void
bs_document_keep_here(BsDocument *document, const void *key, gpointer data, GDestroyNotify destroy)
{
    add(&document->kept_here, key, data, destroy);
}

void
bs_kept_free(GArray *kept)
{
    if (kept)
        g_array_unref(kept);
}
