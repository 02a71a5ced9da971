// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts of names, for views: each is spelled when somebody asks for it, and kept.
#include "syntax/printer-private.h"

#include "support/intern.h"

// All names, and those that more than one value has: of BsName *. Who asks about a few has them
// looked for one by one.
struct BsNameTexts {
    GStringChunk *chunk;
    GString *buffer;
    GHashTable *all, *shared; // NULL until many were asked about
    guint32 asked;
};

BsNameTexts *
bs_name_texts_new(void)
{
    return g_new0(BsNameTexts, 1);
}

void
bs_name_texts_free(BsNameTexts *texts)
{
    if (texts->chunk) {
        g_string_chunk_free(texts->chunk);
        g_string_free(texts->buffer, TRUE);
    }
    g_clear_pointer(&texts->all, g_hash_table_unref);
    g_clear_pointer(&texts->shared, g_hash_table_unref);
    g_free(texts);
}

// -- spelling -----------------------------------------------------------------------------------

static const char *
spell(const BsNames *names, const BsName *name)
{
    enum { CHUNK = 1024 };
    BsNameTexts *texts = names->texts;
    if (!texts->chunk) {
        texts->chunk = g_string_chunk_new(CHUNK);
        texts->buffer = g_string_new(NULL);
    }
    g_string_truncate(texts->buffer, 0);
    bs_out_name(texts->buffer, names, name);
    return g_string_chunk_insert_len(texts->chunk, texts->buffer->str, (gssize)texts->buffer->len);
}

static const char *
find_text(const BsNames *names, const BsNameTable *table, guint32 id)
{
    const BsName *name = bs_names_find(table, id);
    if (!name)
        return NULL;
    BsNamePage *page = table->pages[id / BS_NAME_PAGE];
    if (!page->texts)
        page->texts = g_new0(const char *, BS_NAME_PAGE);
    const char **text = &page->texts[id % BS_NAME_PAGE];
    if (!*text)
        *text = spell(names, name);
    return *text;
}

const char *
bs_names_value(const BsNames *names, const BsValue *value)
{
    return find_text(names, &names->values, value->id);
}

const char *
bs_names_block(const BsNames *names, const BsBlock *block)
{
    return find_text(names, &names->blocks, block->id);
}

// -- names that are there -----------------------------------------------------------------------

static guint
hash_name(gconstpointer data)
{
    const BsName *name = data;
    return bs_hash_mix(bs_hash_mix(name->stem, name->number), name->nth);
}

static gboolean
equal_names(gconstpointer a, gconstpointer b)
{
    const BsName *x = a, *y = b;
    return x->number == y->number && x->stem == y->stem && x->nth == y->nth;
}

static void
note_all(const BsNames *names)
{
    BsNameTexts *texts = names->texts;
    texts->all = g_hash_table_new(hash_name, equal_names);
    texts->shared = g_hash_table_new(hash_name, equal_names);
    for (guint32 i = 0; i < names->values.n_pages; i++) {
        BsNamePage *page = names->values.pages[i];
        for (guint k = 0; page && k < BS_NAME_PAGE; k++) {
            if (page->names[k].stem && !g_hash_table_add(texts->all, &page->names[k]))
                g_hash_table_add(texts->shared, &page->names[k]);
        }
    }
}

// Whether a value has the name, and is not the one whose name this is.
static gboolean
has_other(const BsNames *names, const BsName *name)
{
    for (guint32 i = 0; i < names->values.n_pages; i++) {
        const BsNamePage *page = names->values.pages[i];
        for (guint k = 0; page && k < BS_NAME_PAGE; k++) {
            if (equal_names(&page->names[k], name) && &page->names[k] != name)
                return TRUE;
        }
    }
    return FALSE;
}

// Whether it is worth a table by now; else another one is looked for alone.
static gboolean
has_tables(const BsNames *names)
{
    enum { ONE_BY_ONE = 32 }; // about what the tables cost
    if (!names->texts->all && names->texts->asked++ >= ONE_BY_ONE)
        note_all(names);
    return names->texts->all != NULL;
}

gboolean
bs_names_is_shared(const BsNames *names, const BsValue *value)
{
    const BsName *name = bs_names_find(&names->values, value->id);
    if (!name)
        return FALSE;
    return has_tables(names) ? g_hash_table_contains(names->texts->shared, name)
                             : has_other(names, name);
}

// The number that the text begins with; FALSE: none, or one that is written otherwise.
static gboolean
read_number(const char **text, guint32 *number)
{
    char *end;
    if (!g_ascii_isdigit(**text) || (**text == '0' && g_ascii_isdigit((*text)[1])))
        return FALSE;
    const guint64 value = g_ascii_strtoull(*text, &end, 10);
    *text = end;
    *number = (guint32)value;
    return value < G_MAXUINT32;
}

// What the text means when it begins with that stem.
static gboolean
read_name(const BsNames *names, guint32 number, const char *text, BsName *name)
{
    const BsStem *stem = &names->stems[number];
    const char *joint = names->pool + stem->at + stem->len;
    if (strncmp(text, names->pool + stem->at, stem->len) != 0)
        return FALSE;
    text += stem->len;
    *name = (BsName){.stem = number, .number = BS_NAME_ALONE};
    if (*text && *text != '#') {
        if (strncmp(text, joint, stem->joint - stem->len) != 0)
            return FALSE;
        text += stem->joint - stem->len;
        if (!read_number(&text, &name->number))
            return FALSE;
    }
    if (*text == '#') {
        text++;
        if (!read_number(&text, &name->nth))
            return FALSE;
        name->nth++;
    }
    return !*text;
}

static gboolean
has_name(const BsNames *names, guint32 stem, const char *text)
{
    BsName name;
    if (!read_name(names, stem, text, &name))
        return FALSE;
    return has_tables(names) ? g_hash_table_contains(names->texts->all, &name)
                             : has_other(names, &name);
}

gboolean
bs_names_has(const BsNames *names, const char *name)
{
    if (names->given) {
        g_autofree char *stem = g_strndup(name, strcspn(name, "#"));
        const guint32 number = bs_name_stock_find(names->given, stem);
        return number && has_name(names, number, name);
    }
    for (guint32 stem = BS_STEM_VALUE; stem < names->n_stems; stem++) {
        if (has_name(names, stem, name))
            return TRUE;
    }
    return FALSE;
}
