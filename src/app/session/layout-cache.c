// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/layout-cache.h"

#include "debug/buffers/state.h"

// Looking at a place of the stage takes a quarter of a millisecond for each thousand ops of the
// function, shown or not, and the window waits.
enum { LARGE_SCENE_ROWS = 1500, SCENES_OF_LARGE = 2, SCENES = 64, OPS_TO_LOOK_AT = 128000 };

typedef struct Key {
    guint32 stage;
    const BsOp *function;
    guint variant;
} Key;

struct BsLayoutCache {
    GHashTable *layouts; // Key -> BsLayout
    BsLayout *interim;   // the simple layout of what is shown, until dot has answered
    Key interim_key;
    GCancellable *running; // NULL when nothing is laid out
    Key running_key;
    void (*ready)(gpointer data);
    gpointer data;
};

static guint
key_hash(gconstpointer data)
{
    const Key *key = data;
    return (g_direct_hash(key->function) * 31 + key->stage) * 31 + key->variant;
}

static gboolean
key_equal(gconstpointer a, gconstpointer b)
{
    const Key *x = a, *y = b;
    return x->stage == y->stage && x->function == y->function && x->variant == y->variant;
}

static void
layout_free(gpointer layout)
{
    bs_layout_free(layout);
}

BsLayoutCache *
bs_layout_cache_new(void (*ready)(gpointer data), gpointer data)
{
    BsLayoutCache *cache = g_new0(BsLayoutCache, 1);
    cache->layouts = g_hash_table_new_full(key_hash, key_equal, g_free, layout_free);
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
}

// The simple layout stands for dot's from then on.
void
bs_layout_cache_cancel(BsLayoutCache *cache)
{
    if (!cache->running)
        return;
    if (cache->interim && key_equal(&cache->interim_key, &cache->running_key))
        g_hash_table_insert(cache->layouts, g_memdup2(&cache->interim_key, sizeof(Key)),
                            g_steal_pointer(&cache->interim));
    stop(cache);
}

void
bs_layout_cache_clear(BsLayoutCache *cache)
{
    stop(cache);
    g_hash_table_remove_all(cache->layouts);
    g_clear_pointer(&cache->interim, bs_layout_free);
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
    Key key;
} Job;

static void
layout_done(GObject *source, GAsyncResult *result, gpointer data)
{
    Job *job = data;
    BsLayout *layout = bs_layout_run_finish(result, NULL);
    if (g_cancellable_is_cancelled(job->cancellable)) {
        bs_layout_free(layout);
    } else {
        BsLayoutCache *cache = job->cache;
        g_clear_object(&cache->running);
        g_hash_table_insert(cache->layouts, g_memdup2(&job->key, sizeof job->key), layout);
        cache->ready(cache->data);
    }
    g_object_unref(job->cancellable);
    g_free(job);
}

static void
start(BsLayoutCache *cache, const Key *key, BsLayoutGraph *graph)
{
    stop(cache);
    cache->running = g_cancellable_new();
    cache->running_key = *key;
    Job *job = g_new0(Job, 1);
    *job = (Job){cache, g_object_ref(cache->running), *key};
    bs_layout_run_async(graph, NULL, BS_LAYOUT_TIMEOUT_MS, job->cancellable, layout_done, job);
}

// At how many places of the stage to look; 0: none, not even its ends.
static guint32
count_scenes(BsDocument *document, const BsLayoutWish *wish, const BsScene *scene)
{
    const BsText *text = bs_document_map(document, wish->function);
    const guint32 ops = text && text->ops ? text->ops->len : 0;
    const guint32 most = scene->n_rows > LARGE_SCENE_ROWS ? SCENES_OF_LARGE : SCENES;
    return MIN(most, OPS_TO_LOOK_AT / MAX(ops, 1) / 2);
}

// All that the stage will show, so that nothing moves; what is gone is not there to be walked. Of a
// part, what is there now: elsewhere in the stage other blocks may be around its middle. What a
// giant function shows later grows then.
static BsLayoutGraph *
graph_of(BsDocument *document, const BsLayoutWish *wish, const BsScene *scene)
{
    const guint32 scenes = wish->part ? 0 : count_scenes(document, wish, scene);
    if (scenes == 0)
        return bs_layout_graph_new(scene);
    BsSceneOptions options = *wish->options;
    options.diff = NULL;
    BsLayoutGraph *graph =
        bs_layout_graph_for_stage(document, wish->stage, wish->function, &options, scenes);
    bs_layout_graph_merge(graph, scene);
    return graph;
}

const BsLayout *
bs_layout_cache_get(BsLayoutCache *cache, BsDocument *document, const BsLayoutWish *wish,
                    const BsScene *scene)
{
    const Key key = {wish->stage, wish->function, wish->variant};
    const BsLayout *known = g_hash_table_lookup(cache->layouts, &key);
    const gboolean running = cache->running && key_equal(&cache->running_key, &key);
    if (known && !running && !bs_layout_fits(known, scene))
        start(cache, &key, bs_layout_grow(known, scene));
    if (known)
        return known;
    if (!running)
        start(cache, &key, graph_of(document, wish, scene));
    if (!cache->interim || !key_equal(&cache->interim_key, &key)) {
        bs_layout_free(cache->interim);
        cache->interim = bs_layout_simple(bs_layout_graph_new(scene));
        cache->interim_key = key;
    }
    return cache->interim;
}
