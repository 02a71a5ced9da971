// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/event-list.h"

#include "debug/document/document.h"

struct _BsEventList {
    GObject parent_instance;
    BsDocument *document; // borrowed
    BsLoud *loud;         // NULL: all are listed
    guint32 end;          // those behind it are not told yet
};

static GType
bs_event_list_get_item_type(GListModel *list)
{
    return BS_TYPE_TABLE_ROW;
}

static guint
bs_event_list_get_n_items(GListModel *list)
{
    const BsDocument *document = BS_EVENT_LIST(list)->document;
    const guint32 end = BS_EVENT_LIST(list)->end;
    const BsLoud *loud = BS_EVENT_LIST(list)->loud;
    const guint32 n = document ? bs_document_n_events(document) : 0;
    if (loud)
        return end < n ? bs_loud_count(loud, end) : bs_loud_length(loud);
    return MIN(n, end);
}

static gpointer
bs_event_list_get_item(GListModel *list, guint position)
{
    BsDocument *document = BS_EVENT_LIST(list)->document;
    const BsLoud *loud = BS_EVENT_LIST(list)->loud;
    const guint32 number = loud ? bs_loud_event(loud, position) : position + 1;
    const BsEvent *event = document ? bs_document_event(document, number) : NULL;
    if (!event)
        return NULL;
    BsTableRow *row = bs_table_row_new();
    row->event = number;
    row->cells[0] = g_strdup_printf("%u", number);
    row->cells[1] =
        g_strdup(bs_document_stage(document, bs_document_stage_of(document, number))->name);
    row->cells[2] = g_strdup(bs_event_kind_word(event->kind));
    row->explained = number;
    row->explain_column = 3;
    row->of = document;
    return row;
}

static void
list_model_init(GListModelInterface *interface)
{
    interface->get_item_type = bs_event_list_get_item_type;
    interface->get_n_items = bs_event_list_get_n_items;
    interface->get_item = bs_event_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE(BsEventList, bs_event_list, G_TYPE_OBJECT,
                              G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_model_init))

static void
bs_event_list_finalize(GObject *object)
{
    bs_loud_unref(BS_EVENT_LIST(object)->loud);
    G_OBJECT_CLASS(bs_event_list_parent_class)->finalize(object);
}

static void
bs_event_list_class_init(BsEventListClass *klass)
{
    G_OBJECT_CLASS(klass)->finalize = bs_event_list_finalize;
}

static void
bs_event_list_init(BsEventList *self)
{
}

GListModel *
bs_event_list_new(BsSession *session)
{
    BsEventList *self = g_object_new(BS_TYPE_EVENT_LIST, NULL);
    self->document = bs_session_is_walkable(session) ? bs_session_document(session) : NULL;
    self->end = bs_session_veil(session);
    self->loud = bs_session_loud(session) ? bs_loud_ref(bs_session_loud(session)) : NULL;
    return G_LIST_MODEL(self);
}

guint
bs_event_list_row(BsSession *session)
{
    const guint32 cursor = bs_session_cursor(session);
    const BsLoud *loud = bs_session_loud(session);
    const guint32 count = loud ? bs_loud_count(loud, cursor) : cursor;
    return count ? count - 1 : GTK_INVALID_LIST_POSITION; // the cursor is not behind the veil
}
