// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/come-back.h"

char *
bs_describe_selection(BsSession *session, guint32 *times)
{
    BsDocument *document = bs_session_document(session);
    const BsValue *value = bs_session_selected_value(session);
    const BsOp *op = bs_session_selected_op(session);
    const char *name = value ? bs_document_value_name(document, value) : NULL;
    const BsOp *function = op && !name ? bs_session_function(session) : NULL;
    const BsText *text = function ? bs_document_text(document, function) : NULL;
    const BsOpLines *lines = text ? bs_text_find_op(text, op) : NULL;
    *times = 0;
    if (name || !lines)
        return g_strdup(name);
    g_auto(GStrv) all = g_strsplit(text->text->str, "\n", -1);
    for (guint32 i = 0; i < lines->first; i++)
        *times += g_str_equal(all[i], all[lines->first]);
    return g_strdup(all[lines->first]);
}

void
bs_select_described(BsSession *session, const char *described, guint32 times)
{
    BsDocument *document = bs_session_document(session);
    const BsOp *function = bs_session_function(session);
    const BsText *text = function ? bs_document_text(document, function) : NULL;
    if (!text || !described)
        return;
    const BsValue *value = bs_document_find_value(document, function, described);
    if (value)
        bs_session_select_value(session, value);
    g_auto(GStrv) all = g_strsplit(text->text->str, "\n", -1);
    for (guint32 i = 0; !value && all[i]; i++) {
        const BsOpLines *lines =
            g_str_equal(all[i], described) && times-- == 0 ? bs_text_find_line(text, i) : NULL;
        if (lines) {
            bs_session_select_op(session, lines->op);
            return;
        }
    }
}

void
bs_go_from_to(BsSession *session, guint32 from, guint32 to)
{
    if (bs_session_compare(session) == BS_COMPARE_STEP)
        bs_session_step_to(session, from);
    bs_session_goto(session, to);
}
