// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/chain.h"

#include "debug/document/as-written.h"
#include "debug/document/heirs.h"
#include "debug/document/moments.h"
#include "debug/telling/sentence-private.h"
#include "support/i18n.h"

#include <string.h>

static void
free_link(gpointer data)
{
    BsLink *link = data;
    g_free(link->text);
    g_free(link);
}

BsChain
bs_chain_new(BsDocument *document, const char *mark)
{
    return (BsChain){.document = document,
                     .moment = bs_document_cursor(document),
                     .mark = mark,
                     .links = g_ptr_array_new_with_free_func(free_link),
                     .events = g_hash_table_new(NULL, NULL),
                     .ops = g_hash_table_new(NULL, NULL)};
}

GPtrArray *
bs_chain_take(BsChain *chain)
{
    g_hash_table_unref(chain->events);
    g_hash_table_unref(chain->ops);
    return chain->links;
}

// FALSE when there is no room for more. Takes `text`.
gboolean
bs_chain_add(BsChain *chain, guint32 depth, guint32 event, char *text, const BsOp *op,
             const BsValue *value)
{
    if (chain->full || depth > BS_LIMIT_LINK_DEPTH) {
        g_free(text);
        return FALSE;
    }
    chain->full = chain->links->len + 1 >= BS_LIMIT_LINKS;
    if (chain->full) {
        g_free(text);
        text = g_strdup_printf(_("... more than %d links"), BS_LIMIT_LINKS);
        event = 0;
        op = NULL;
        value = NULL;
    }
    BsLink *link = g_new0(BsLink, 1);
    *link = (BsLink){depth, event, text, op, value};
    g_ptr_array_add(chain->links, link);
    return !chain->full;
}

// Adds an event that was not met before.
gboolean
bs_chain_add_event(BsChain *chain, guint32 depth, guint32 number)
{
    const BsEvent *event = bs_document_event(chain->document, number);
    if (!event || !g_hash_table_add(chain->events, GUINT_TO_POINTER(number)))
        return FALSE;
    char *text = bs_explain_named(chain->document, number, chain->moment, chain->mark);
    bs_document_seek(chain->document, bs_document_cursor(chain->document));
    return bs_chain_add(chain, depth, number, text, event->op, event->value);
}

// "%select = arith.select", "%pair:2 = scf.if", "cf.br": with the name that the source has for it.
static char *
spell_op(BsDocument *document, const BsOp *op)
{
    const char *name =
        op->n_results ? bs_document_source_name(document, bs_op_result(op, 0)) : NULL;
    if (!name)
        return g_strdup(op->def->name);
    const char *number = strchr(name, '#');
    return number ? g_strdup_printf("%.*s:%u = %s", (int)(number - name), name, op->n_results,
                                    op->def->name)
                  : g_strdup_printf("%s = %s", name, op->def->name);
}

void
bs_chain_add_source(BsChain *chain, guint32 depth, const BsOp *op, const char *verb)
{
    if (!g_hash_table_add(chain->ops, (gpointer)(gsize)op))
        return;
    g_autofree char *spelled = spell_op(chain->document, op);
    char *text = op->loc.line
                     ? g_strdup_printf(_("%s %s at line %u"), _(verb), spelled, op->loc.line)
                     : g_strdup_printf(_("%s %s of the source"), _(verb), spelled);
    bs_chain_add(chain, depth, 0, text, op, op->n_results == 1 ? bs_op_result(op, 0) : NULL);
}
