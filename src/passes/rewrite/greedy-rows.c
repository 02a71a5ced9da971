// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which patterns may apply to the ops of a row, in the order to try them.
#include "ir/shape.h"
#include "passes/rewrite/greedy-private.h"

#include <string.h>

static gboolean
takes_patterns_of_row(const BsGreedyConfig *config, const BsOpDef *def)
{
    if (config->all_rows)
        return TRUE;
    for (guint32 i = 0; config->rows && config->rows[i]; i++) {
        if (strcmp(config->rows[i], def->name) == 0)
            return TRUE;
    }
    return FALSE;
}

// Benefit first, then the order of registration (PatternApplicator::applyCostModel).
static void
insert_candidate(GArray *candidates, BsGreedyCandidate candidate)
{
    guint at = candidates->len;
    while (at > 0 &&
           g_array_index(candidates, BsGreedyCandidate, at - 1).benefit < candidate.benefit)
        at--;
    g_array_insert_val(candidates, at, candidate);
}

static const BsDialect *
dialect_of(const BsContext *context, const BsOpDef *def)
{
    for (const BsDialect *const *dialect = bs_context_dialects(context); *dialect; dialect++) {
        const gsize len = strlen((*dialect)->name);
        if (strncmp((*dialect)->name, def->name, len) == 0 && def->name[len] == '.')
            return *dialect;
    }
    return NULL;
}

static void
collect_candidates(GArray *candidates, const BsGreedyConfig *config, const BsOpDef *def)
{
    for (guint32 i = 0; i < config->n_patterns; i++) {
        const BsGreedyPattern *pattern = &config->patterns[i];
        if (strcmp(pattern->op, def->name) == 0)
            insert_candidate(candidates,
                             (BsGreedyCandidate){pattern->name, pattern->benefit, pattern, NULL});
    }
    if (!def->patterns || !takes_patterns_of_row(config, def))
        return;
    for (const BsPattern *pattern = def->patterns; pattern->name; pattern++) {
        if (!config->takes || config->takes(config->takes_data, pattern->name))
            insert_candidate(candidates,
                             (BsGreedyCandidate){pattern->name, pattern->benefit, NULL, pattern});
    }
}

static gboolean
has_pattern_for(const BsGreedyConfig *config, const BsOpDef *def)
{
    for (guint32 i = 0; i < config->n_patterns; i++) {
        if (strcmp(config->patterns[i].op, def->name) == 0)
            return TRUE;
    }
    return FALSE;
}

static BsGreedyRow *
row_new(const BsContext *context, const BsGreedyConfig *config, const BsOpDef *def)
{
    BsGreedyRow *row = g_new0(BsGreedyRow, 1);
    row->dialect = dialect_of(context, def);
    row->may_die = !def->shape->never_dead;
    // A constant would fold to its value, be made anew, and be visited again without end.
    row->may_fold = !(def->traits & BS_TRAIT_CONSTANT_LIKE) && bs_folder_may_fold(def);
    row->candidates = g_array_new(FALSE, FALSE, sizeof(BsGreedyCandidate));
    collect_candidates(row->candidates, config, def);
    row->of_pass = has_pattern_for(config, def);
    row->settles = def->looks_near && (!row->of_pass || config->patterns_look_near) &&
                   (!def->patterns || (takes_patterns_of_row(config, def) && !config->takes));
    row->inert = !row->may_die && !row->may_fold && !row->candidates->len &&
                 !(def->traits & BS_TRAIT_ISOLATED); // those have their contents visited
    return row;
}

const BsGreedyRow *
bs_greedy_rows_find(BsGreedyRows *rows, const BsContext *context, const BsGreedyConfig *config,
                    const BsOpDef *def)
{
    const guint32 number = def->shape->number;
    while (G_UNLIKELY(rows->len <= number))
        bs_vec_push(rows, NULL);
    BsGreedyRow **row = &rows->data[number];
    if (!*row)
        *row = row_new(context, config, def);
    return *row;
}

// -- the rows of one pass, kept for its next run -------------------------------------------------

typedef struct BsRowsOfConfig {
    BsGreedyConfig config;
    BsGreedyRows rows;
} RowsOfConfig;

static void
free_rows(RowsOfConfig *of)
{
    for (guint i = 0; i < of->rows.len; i++) {
        if (of->rows.data[i])
            g_array_free(of->rows.data[i]->candidates, TRUE);
        g_free(of->rows.data[i]);
    }
    bs_vec_free(&of->rows);
    g_free(of);
}

static gboolean
asks_for_same_patterns(const BsGreedyConfig *a, const BsGreedyConfig *b)
{
    return !a->takes && !b->takes && a->patterns == b->patterns && a->n_patterns == b->n_patterns &&
           a->patterns_look_near == b->patterns_look_near && a->all_rows == b->all_rows &&
           a->rows == b->rows;
}

BsGreedyRows *
bs_known_rows_of(BsKnownRows *known, const BsGreedyConfig *config)
{
    for (guint i = 0; i < known->all.len; i++) {
        RowsOfConfig *of = known->all.data[i];
        if (asks_for_same_patterns(&of->config, config))
            return &of->rows;
        if (of->config.takes) {
            free_rows(of);
            known->all.data[i--] = bs_vec_pop(&known->all);
        }
    }
    RowsOfConfig *of = g_new0(RowsOfConfig, 1);
    of->config = *config;
    bs_vec_push(&known->all, of);
    return &of->rows;
}

void
bs_known_rows_free(BsKnownRows *known)
{
    for (guint i = 0; i < known->all.len; i++)
        free_rows(known->all.data[i]);
    bs_vec_free(&known->all);
}
