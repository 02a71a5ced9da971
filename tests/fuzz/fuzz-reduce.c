// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Any program of which something is found or refused, or on which two pipelines differ, becomes
// smaller: what is left is a program that is not larger, of which something is found or refused, or
// on which they differ; and the same again each time. The first byte chooses the passes, the
// program follows.
#include "debug/reduce/reduce.h"
#include "fuzz.h"

#include <string.h>

enum { MOST_TRIES = 4, AGAIN = 8 }; // a try takes long; of as many inputs one is tried again

// Of two the difference is reduced.
static const struct {
    const char *passes[2];
} runs[] = {
    {{""}},
    {{"buffer-deallocation-pipeline"}},
    {{"func.func(buffer-deallocation)"}},
    {{"buffer-deallocation-pipeline", "func.func(buffer-deallocation)"}},
    {{"hlo-deallocate,func.func(hlo-deallocation-simplification,hlo-deallocation-to-scf)"}},
};

typedef struct Recipes {
    BsRecipe *all[2];
    const char *names[2];
    guint n;
} Recipes;

static BsRecipe *
recipe_of(const char *passes, const char *text, gsize len)
{
    g_autofree char *words = g_strdup_printf("builtin.module(%s)", passes);
    g_autoptr(BsPipeline) pipeline = bs_pipeline_parse(words, NULL);
    fuzz_check(pipeline, "%s", words);
    const BsDocumentOptions options = {.pipeline = pipeline, .allow_unregistered = TRUE};
    BsDocument *document = bs_document_load("input", text, len, &options);
    BsRecipe *recipe = bs_document_recipe(document);
    bs_document_free(document);
    return recipe;
}

static Recipes
recipes_of(guint8 choice, const char *text, gsize len)
{
    Recipes recipes = {0};
    const char *const *passes = runs[choice % G_N_ELEMENTS(runs)].passes;
    for (; recipes.n < G_N_ELEMENTS(recipes.all) && passes[recipes.n]; recipes.n++) {
        recipes.all[recipes.n] = recipe_of(passes[recipes.n], text, len);
        recipes.names[recipes.n] = passes[recipes.n];
    }
    return recipes;
}

static void
recipes_clear(Recipes *recipes)
{
    for (guint i = 0; i < recipes->n; i++)
        bs_recipe_free(recipes->all[i]);
}

static BsReduced *
reduce(guint8 choice, const char *text, gsize len, guint most_tries)
{
    const BsReduceOptions options = {.most_tries = most_tries};
    Recipes recipes = recipes_of(choice, text, len);
    g_autoptr(GError) error = NULL;
    BsReduced *reduced = recipes.n > 1
                             ? bs_reduce_difference((const BsRecipe *const *)(gpointer)recipes.all,
                                                    recipes.names, recipes.n, &options, &error)
                             : bs_reduce_finding(recipes.all[0], &options, &error);
    fuzz_check(!reduced == !!error, "an error and success, or neither");
    recipes_clear(&recipes);
    return reduced;
}

int
LLVMFuzzerTestOneInput(const guint8 *data, gsize size)
{
    if (size == 0)
        return 0;
    const char *text = (const char *)data + 1;
    g_autoptr(BsReduced) reduced = reduce(data[0], text, size - 1, MOST_TRIES);
    if (!reduced)
        return 0;
    fuzz_check(reduced->n_ops <= reduced->n_first, "%u ops became %u", reduced->n_first,
               reduced->n_ops);
    fuzz_check(reduced->n_tries <= MOST_TRIES, "%u tries", reduced->n_tries);
    g_autoptr(BsReduced) again = reduce(data[0], reduced->text, strlen(reduced->text), 1);
    fuzz_check(again, "nothing is found any more: %s\n%s", reduced->what, reduced->text);
    if (fuzz_hash(data, size) % AGAIN)
        return 0;
    g_autoptr(BsReduced) other = reduce(data[0], text, size - 1, MOST_TRIES);
    fuzz_check_same("reduced once more", reduced->text, other ? other->text : "");
    return 0;
}
