// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/marks/exercise.h"

#include "debug/buffers/lifetimes.h"
#include "debug/document/cursor.h"
#include "debug/telling/explain.h"
#include "debug/telling/predict.h"
#include "support/i18n.h"

#include <string.h>

#define TYPE "memref<4xf32>"

// A program that grows: what is known of it so far.
typedef struct Making {
    GRand *dice;
    GString *text;
    GPtrArray *memrefs; // names, in sight everywhere
} Making;

static gboolean
toss(Making *making)
{
    return g_rand_boolean(making->dice);
}

static const char *
any_memref(Making *making)
{
    const gint n = (gint)making->memrefs->len;
    return making->memrefs->pdata[g_rand_int_range(making->dice, 0, n)];
}

// -- pieces --------------------------------------------------------------------------------------

static void
put_use(Making *making, const char *memref)
{
    g_string_append_printf(making->text, "  memref.store %%v, %%%s[%%i] : " TYPE "\n", memref);
}

static void
put_alloc(Making *making, const char *name)
{
    g_string_append_printf(making->text, "  %%%s = memref.alloc() : " TYPE "\n", name);
    put_use(making, name);
}

static void
put_select(Making *making)
{
    const char *one = any_memref(making), *other = any_memref(making);
    if (g_str_equal(one, other))
        return;
    g_string_append_printf(making->text, "  %%either = arith.select %%c, %%%s, %%%s : " TYPE "\n",
                           one, other);
    g_ptr_array_add(making->memrefs, (gpointer)(gsize) "either");
}

static void
put_straight(Making *making)
{
    put_use(making, any_memref(making));
    g_string_append(making->text, "  return\n");
}

// Two ways that do not meet again; one of them may be passed a buffer.
static void
put_ways(Making *making)
{
    g_string_append_printf(making->text, "  cf.cond_br %%d, ^one(%%%s : " TYPE "), ^two\n",
                           any_memref(making));
    g_string_append(making->text, "^one(%x: " TYPE "):\n");
    put_use(making, "x");
    if (toss(making))
        put_use(making, any_memref(making));
    g_string_append(making->text, "  return\n^two:\n");
    if (toss(making))
        put_use(making, any_memref(making));
    g_string_append(making->text, "  return\n");
}

// Two ways that meet in a block which gets a buffer from each.
static void
put_diamond(Making *making)
{
    const gboolean allocates = toss(making);
    g_string_append(making->text, "  cf.cond_br %d, ^one, ^two\n^one:\n");
    if (allocates)
        put_alloc(making, "fresh");
    g_string_append_printf(making->text, "  cf.br ^join(%%%s : " TYPE ")\n^two:\n",
                           allocates ? "fresh" : any_memref(making));
    g_string_append_printf(making->text, "  cf.br ^join(%%%s : " TYPE ")\n", any_memref(making));
    g_string_append(making->text, "^join(%x: " TYPE "):\n");
    put_use(making, "x");
    if (toss(making))
        put_use(making, any_memref(making));
    g_string_append(making->text, "  return\n");
}

// Free with g_free().
static char *
make_program(GRand *dice)
{
    static const char *const own[] = {"a", "b"};
    static void (*const shapes[])(Making * making) = {put_straight, put_ways, put_diamond,
                                                      put_diamond};
    g_autoptr(GPtrArray) memrefs = g_ptr_array_new();
    Making making = {.dice = dice, .text = g_string_new(NULL), .memrefs = memrefs};
    g_string_append(making.text, "func.func @f(%c: i1, %d: i1, %in: " TYPE ", %v: f32) {\n"
                                 "  %i = arith.constant 0 : index\n");
    g_ptr_array_add(memrefs, (gpointer)(gsize) "in");
    const gint n = g_rand_int_range(dice, 1, 1 + (gint)G_N_ELEMENTS(own));
    for (gint i = 0; i < n && i < (gint)G_N_ELEMENTS(own); i++) {
        put_alloc(&making, own[i]);
        g_ptr_array_add(memrefs, (gpointer)(gsize)own[i]);
    }
    if (toss(&making))
        put_select(&making);
    shapes[g_rand_int_range(dice, 0, (gint)G_N_ELEMENTS(shapes))](&making);
    g_string_append(making.text, "}\n");
    return g_string_free(making.text, FALSE);
}

// -- the question --------------------------------------------------------------------------------

// What the ownership pass decides; its lowering always asks the same.
static BsPrediction *
choose_question(BsDocument *document, GRand *dice)
{
    enum { MOST = 64 };
    guint32 asked[MOST];
    guint n = 0;
    const guint32 last = bs_document_n_events(document);
    for (guint32 i = 2; i <= last && n < MOST; i++) {
        const BsEventKind kind = bs_document_event(document, i)->kind;
        if (kind == BS_EVENT_OWNERSHIP || kind == BS_EVENT_DEALLOC)
            asked[n++] = i;
    }
    // An event may have nothing to ask about.
    for (guint tries = 0; n && tries < n; tries++) {
        const guint i = (guint)g_rand_int_range(dice, 0, (gint)n);
        BsPrediction *prediction = bs_document_predict(document, asked[i]);
        if (prediction)
            return prediction;
    }
    return NULL;
}

// "3: ownership 2", as a lesson finds it again.
static void
put_place(GString *text, const BsDocument *document, guint32 event)
{
    const guint32 stage = bs_document_stage_of(document, event);
    const BsEventKind kind = bs_document_event(document, event)->kind;
    guint n = 0;
    for (guint32 i = bs_document_stage(document, stage)->first; i <= event; i++)
        n += bs_document_event(document, i)->kind == kind;
    g_string_append_printf(text, "--- step: %u: %s %u\n", stage, bs_event_kind_name(kind), n);
}

// Words on one line that divide nothing.
static void
put_words(GString *text, const char *words)
{
    for (; *words; words++) {
        const gboolean divides = words[0] == ':' && words[1] == ':';
        g_string_append_c(text, *words == '\n' ? ' ' : divides ? ';' : *words);
        words += divides;
    }
}

static void
put_answer(GString *text, gboolean right, const char *answer, const char *why)
{
    g_string_append(text, right ? "+ " : "- ");
    put_words(text, answer);
    g_string_append(text, " :: ");
    put_words(text, why);
    g_string_append_c(text, '\n');
}

static void
put_question(GString *text, BsDocument *document, const BsPrediction *prediction)
{
    put_place(text, document, prediction->event - 1);
    g_string_append_printf(text, "function: f\n%s\n\n? ",
                           _("This program was made at random. What comes next is asked, and its "
                             "run says which answer "
                             "is right."));
    put_words(text, prediction->question);
    g_string_append_c(text, '\n');
    for (guint i = 0; i < prediction->choices->len; i++) {
        const gboolean right = i == prediction->right;
        g_autofree char *why = right ? g_strdup(bs_document_explain(document, prediction->event))
                                     : bs_document_predict_why_not(document, prediction, i);
        put_answer(text, right, prediction->choices->pdata[i], why);
    }
}

// -- which block frees it ------------------------------------------------------------------------

// A buffer of the source, and the block of it that frees it.
typedef struct Freed {
    const BsValue *value;
    const BsBlock *block;
} Freed;

// The block of the function itself in which each place is that frees the buffer, or may. NULL:
// there is none, or more than one.
static const BsBlock *
freeing_block(const BsLifetime *lifetime, const BsOp *function)
{
    const BsBlock *found = NULL;
    for (guint i = 0; i < lifetime->frees->len; i++) {
        const BsOp *op = lifetime->frees->pdata[i];
        while (bs_op_parent(op) != function)
            op = bs_op_parent(op);
        if (found && bs_op_block(op) != found)
            return NULL;
        found = bs_op_block(op);
    }
    return lifetime->n_frees == lifetime->frees->len ? found : NULL;
}

// At the end of the run. The cursor is at the input then.
static GArray *
find_freed(BsDocument *document, const BsOp *function)
{
    GArray *freed = g_array_new(FALSE, FALSE, sizeof(Freed));
    bs_document_goto_stage(document, bs_document_n_stages(document) - 1);
    BsLifetimes *lifetimes =
        bs_document_lifetimes(document, bs_document_cursor(document), function);
    for (guint i = 0; i < lifetimes->items->len; i++) {
        const BsLifetime *lifetime = &g_array_index(lifetimes->items, BsLifetime, i);
        const BsValue *value = lifetime->value;
        const Freed one = {value, freeing_block(lifetime, function)};
        if (one.block && !bs_value_op(value)->event) // of the source
            g_array_append_val(freed, one);
    }
    bs_lifetimes_free(lifetimes);
    bs_document_goto(document, 0);
    return freed;
}

static GPtrArray *
blocks_of(const BsOp *function)
{
    GPtrArray *blocks = g_ptr_array_new();
    bs_region_for_each (bs_op_region(function, 0), block)
        g_ptr_array_add(blocks, block);
    return blocks;
}

// FALSE: there is no such question. The answers are the blocks that are there at the input.
static gboolean
put_which_block(GString *text, BsDocument *document, const char *program, GRand *dice)
{
    const BsOp *function = bs_document_functions(document)->pdata[0];
    g_autoptr(GArray) freed = find_freed(document, function);
    g_autoptr(GPtrArray) blocks = blocks_of(function);
    if (!freed->len || blocks->len < 2)
        return FALSE;
    const Freed *asked = &g_array_index(freed, Freed, g_rand_int_range(dice, 0, (gint)freed->len));
    if (!g_ptr_array_find(blocks, asked->block, NULL))
        return FALSE;
    g_string_append_printf(text, "\n--- program\n%s\n--- step: input\nfunction: f\n", program);
    g_string_append_printf(text, "%s\n\n? ",
                           _("This program was made at random. What the passes make of it says "
                             "which answer is right."));
    g_string_append_printf(text, _("Which block frees %s when the passes are done?"),
                           bs_document_value_name(document, asked->value));
    g_string_append_c(text, '\n');
    for (guint i = 0; i < blocks->len; i++) {
        const gboolean right = blocks->pdata[i] == asked->block;
        put_answer(text, right, bs_document_block_name(document, blocks->pdata[i]),
                   right ? _("Every dealloc that may free it is in this block.")
                         : _("At the end no dealloc that may free it is in this block."));
    }
    return TRUE;
}

// -- all of it -----------------------------------------------------------------------------------

static gboolean
put_next_event(GString *text, BsDocument *document, const char *program, GRand *dice)
{
    BsPrediction *prediction = choose_question(document, dice);
    if (!prediction)
        return FALSE;
    g_string_append_printf(text, "\n--- program\n%s\n", program);
    put_question(text, document, prediction);
    bs_prediction_free(prediction);
    return TRUE;
}

static gboolean
put_exercise(GString *text, GRand *dice)
{
    g_autofree char *program = make_program(dice);
    const gboolean about_blocks = g_rand_int_range(dice, 0, 3) == 0;
    BsDocument *document = bs_document_load("exercise", program, strlen(program), NULL);
    const gboolean done = bs_document_outcome(document) == BS_OUTCOME_COMPLETE &&
                          (about_blocks ? put_which_block(text, document, program, dice)
                                        : put_next_event(text, document, program, dice));
    bs_document_free(document);
    return done;
}

char *
bs_exercise_text(guint32 number)
{
    enum { TRIES = 100 }; // nearly every program has something to ask about
    GRand *dice = g_rand_new_with_seed(number);
    GString *text = g_string_new(NULL);
    g_string_append(text, "lesson: ");
    g_string_append_printf(text, _("Exercise %u"), number);
    for (guint i = 0; i < TRIES && !put_exercise(text, dice); i++)
        ;
    g_rand_free(dice);
    return g_string_free(text, FALSE);
}
