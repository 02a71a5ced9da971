// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/layout-cache.h"

enum { MOST_KEPT = 400 }; // layouts; a run through a function needs fewer

struct BsLayoutCache {
    GHashTable *layouts; // what it depends on (GBytes) -> BsLayout
    BsLayout *last;      // the one given last that is in the table, or NULL
    gboolean revised;    // its blocks are those of another text
    BsLayout *interim;   // of what is shown, until dot has answered
    GBytes *interim_key;
    GCancellable *running; // NULL when nothing is laid out
    GBytes *running_key;
    void (*ready)(gpointer data);
    gpointer data;
};

static void
layout_free(gpointer layout)
{
    bs_layout_free(layout);
}

static void
key_free(gpointer key)
{
    g_bytes_unref(key);
}

BsLayoutCache *
bs_layout_cache_new(void (*ready)(gpointer data), gpointer data)
{
    BsLayoutCache *cache = g_new0(BsLayoutCache, 1);
    cache->layouts = g_hash_table_new_full(g_bytes_hash, g_bytes_equal, key_free, layout_free);
    cache->ready = ready;
    cache->data = data;
    return cache;
}

static void
stop(BsLayoutCache *cache)
{
    if (cache->running)
        g_cancellable_cancel(cache->running);
    g_clear_object(&cache->running);
    g_clear_pointer(&cache->running_key, g_bytes_unref);
}

static void
forget_interim(BsLayoutCache *cache)
{
    g_clear_pointer(&cache->interim, bs_layout_free);
    g_clear_pointer(&cache->interim_key, g_bytes_unref);
}

// All of them are forgotten when they are many: what is shown then is soon there again.
static void
keep(BsLayoutCache *cache, GBytes *key, BsLayout *layout)
{
    if (g_hash_table_size(cache->layouts) >= MOST_KEPT) {
        g_hash_table_remove_all(cache->layouts);
        cache->last = NULL;
    }
    g_hash_table_insert(cache->layouts, g_bytes_ref(key), layout);
    cache->last = layout;
}

void
bs_layout_cache_cancel(BsLayoutCache *cache)
{
    if (!cache->running)
        return;
    if (cache->interim && g_bytes_equal(cache->interim_key, cache->running_key))
        keep(cache, cache->running_key, g_steal_pointer(&cache->interim));
    forget_interim(cache);
    stop(cache);
}

void
bs_layout_cache_clear(BsLayoutCache *cache)
{
    stop(cache);
    forget_interim(cache);
    g_hash_table_remove_all(cache->layouts);
    cache->last = NULL;
}

void
bs_layout_cache_revise(BsLayoutCache *cache)
{
    cache->revised = TRUE;
}

void
bs_layout_cache_free(BsLayoutCache *cache)
{
    if (!cache)
        return;
    bs_layout_cache_clear(cache);
    g_hash_table_unref(cache->layouts);
    g_free(cache);
}

gboolean
bs_layout_cache_is_busy(const BsLayoutCache *cache)
{
    return cache->running != NULL;
}

typedef struct Job {
    BsLayoutCache *cache; // not to be touched once cancelled
    GCancellable *cancellable;
} Job;

// Where dot took too long, the last layout moved to the new sizes is better than the simple one.
static BsLayout *
better_of(BsLayoutCache *cache, BsLayout *layout)
{
    if (bs_layout_is_from_dot(layout) || !cache->interim ||
        !bs_layout_is_from_dot(cache->interim) ||
        !g_bytes_equal(cache->interim_key, cache->running_key))
        return layout;
    bs_layout_free(layout);
    layout = g_steal_pointer(&cache->interim);
    forget_interim(cache);
    return layout;
}

static void
layout_done(GObject *source, GAsyncResult *result, gpointer data)
{
    Job *job = data;
    BsLayout *layout = bs_layout_run_finish(result, NULL);
    if (g_cancellable_is_cancelled(job->cancellable)) {
        bs_layout_free(layout);
    } else {
        BsLayoutCache *cache = job->cache;
        keep(cache, cache->running_key, better_of(cache, layout));
        stop(cache);
        cache->ready(cache->data);
    }
    g_object_unref(job->cancellable);
    g_free(job);
}

static void
start(BsLayoutCache *cache, GBytes *key, BsLayoutGraph *graph)
{
    stop(cache);
    cache->running = g_cancellable_new();
    cache->running_key = g_bytes_ref(key);
    Job *job = g_new0(Job, 1);
    *job = (Job){cache, g_object_ref(cache->running)};
    bs_layout_run_async(graph, NULL, BS_LAYOUT_TIMEOUT_MS, job->cancellable, layout_done, job);
}

static BsLayout *
make_interim(BsLayoutCache *cache, const BsScene *scene)
{
    BsLayoutGraph *graph = bs_layout_graph_new(scene);
    if (cache->revised && cache->last && !bs_layout_take_blocks(cache->last, graph))
        cache->last = NULL;
    cache->revised = FALSE;
    BsLayout *layout = cache->last ? bs_layout_adapt(cache->last, graph) : NULL;
    return layout ? layout : bs_layout_simple(graph);
}

const BsLayout *
bs_layout_cache_get(BsLayoutCache *cache, const BsScene *scene)
{
    BsLayoutGraph *graph = bs_layout_graph_new(scene);
    g_autoptr(GBytes) key = bs_layout_graph_key(graph);
    BsLayout *known = g_hash_table_lookup(cache->layouts, key);
    if (known) {
        bs_layout_take_blocks(known, graph); // they may be those of another function
        bs_layout_graph_free(graph);
        stop(cache);
        cache->revised = FALSE;
        return cache->last = known;
    }
    if (cache->interim && g_bytes_equal(cache->interim_key, key)) {
        bs_layout_take_blocks(cache->interim, graph);
    } else {
        forget_interim(cache);
        cache->interim = make_interim(cache, scene);
        cache->interim_key = g_bytes_ref(key);
    }
    if (cache->running && g_bytes_equal(cache->running_key, key))
        bs_layout_graph_free(graph);
    else
        start(cache, key, graph);
    return cache->interim;
}
