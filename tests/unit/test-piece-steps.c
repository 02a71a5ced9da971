// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pictures as what changes between them: read back, each is the text that the SVG writer has.
#include "picture.h"
#include "view/write/piece-steps.h"
#include "view/write/story.h"
#include "view/write/svg.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

// -- reading back ---------------------------------------------------------------------------------

typedef struct Part {
    guint64 template;
    gint64 x, y;
    char **slots; // of the word that made it: from the fourth on
} Part;

typedef struct Reader {
    char **templates;
    GPtrArray *names;
    GArray *parts; // of Part
    GPtrArray *words;
} Reader;

static gint64
number_of(char **word, guint i)
{
    return g_strv_length(word) > i ? g_ascii_strtoll(word[i], NULL, 10) : 0;
}

static void
set_name(Reader *r, guint64 slot, char *name)
{
    g_assert_cmpuint(slot, <=, r->names->len);
    if (slot == r->names->len)
        g_ptr_array_add(r->names, NULL);
    g_free(r->names->pdata[slot]);
    r->names->pdata[slot] = name;
}

static void
rename_slots(Reader *r, char **word)
{
    for (gint64 i = 0; i < number_of(word, 1); i++) {
        const char *name = r->names->pdata[number_of(word, 0) + i];
        const char *digits = name + strlen(name);
        while (digits > name && g_ascii_isdigit(digits[-1]))
            digits--;
        set_name(r, (guint64)(number_of(word, 0) + i),
                 g_strdup_printf("%.*s%" G_GINT64_FORMAT, (int)(digits - name), name,
                                 g_ascii_strtoll(digits, NULL, 10) + number_of(word, 2)));
    }
}

static void
take_word(Reader *r, const GArray *before, const char *text)
{
    char **word = g_strsplit(text + 1, ",", -1);
    g_ptr_array_add(r->words, word);
    const char *colon = strchr(text, ':');
    if (*text == '+') {
        const Part part = {(guint64)number_of(word, 0), number_of(word, 1), number_of(word, 2),
                           word};
        g_array_append_val(r->parts, part);
    } else if (*text == '=') {
        for (gint64 i = 0; i < number_of(word, 1); i++) {
            Part part = g_array_index(before, Part, number_of(word, 0) + i);
            part.x += number_of(word, 2);
            part.y += number_of(word, 3);
            g_array_append_val(r->parts, part);
        }
    } else if (colon) {
        set_name(r, (guint64)number_of(word, 0), g_strdup(colon + 1));
    } else {
        rename_slots(r, word);
    }
}

static void
take_line(Reader *r, const char *line)
{
    g_auto(GStrv) words = g_strsplit(line, " ", -1);
    g_autoptr(GArray) before = r->parts;
    r->parts = g_array_new(FALSE, FALSE, sizeof(Part));
    for (guint i = 0; words[i]; i++)
        take_word(r, before, words[i]);
}

static void
put_tenths(GString *out, gint64 value)
{
    g_string_append_printf(out, "%s%" G_GINT64_FORMAT, value < 0 ? "-" : "", ABS(value) / 10);
    if (value % 10)
        g_string_append_printf(out, ".%" G_GINT64_FORMAT, ABS(value) % 10);
}

static void
put_part(const Reader *r, const Part *part, GHashTable *counts, GString *out)
{
    guint next = 3;
    for (const char *c = r->templates[part->template]; *c; c++) {
        if (*c != '&' || !strchr("xyvn", c[1])) {
            g_string_append_c(out, *c);
            continue;
        }
        const char *end = strchr(c, ';');
        g_autofree char *what = g_strndup(c + 2, (gsize)(end - c - 2));
        const gint64 count = (gint64)(gsize)g_hash_table_lookup(counts, what);
        if (c[1] == 'v') {
            g_string_append(out, r->names->pdata[number_of(part->slots, next++)]);
        } else if (c[1] == 'n') {
            g_string_append_printf(out, "%s-%" G_GINT64_FORMAT, what, count);
            g_hash_table_insert(counts, g_strdup(what), (gpointer)(gsize)(count + 1));
        } else {
            put_tenths(out, (c[1] == 'x' ? part->x : part->y) + g_ascii_strtoll(what, NULL, 10));
        }
        c = end;
    }
}

static char *
read_text(const Reader *r)
{
    g_autoptr(GHashTable) counts = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    GString *out = g_string_new(NULL);
    for (guint i = 0; i < r->parts->len; i++)
        put_part(r, &g_array_index(r->parts, Part, i), counts, out);
    return g_string_free(out, FALSE);
}

static void
check_texts(const BsPieceSteps *steps, const GPtrArray *texts)
{
    Reader r = {.templates = g_strsplit(bs_piece_steps_templates(steps)->str, "<>", -1),
                .names = g_ptr_array_new_with_free_func(g_free),
                .parts = g_array_new(FALSE, FALSE, sizeof(Part)),
                .words = g_ptr_array_new_with_free_func((GDestroyNotify)g_strfreev)};
    g_auto(GStrv) lines = g_strsplit(bs_piece_steps_lines(steps)->str, "\n", -1);
    g_assert_cmpuint(g_strv_length(lines), ==, texts->len + 1); // the last one is empty
    for (guint i = 0; i < texts->len; i++) {
        take_line(&r, lines[i]);
        g_autofree char *text = read_text(&r);
        g_assert_cmpstr(text, ==, texts->pdata[i]);
    }
    g_strfreev(r.templates);
    g_ptr_array_unref(r.names);
    g_array_unref(r.parts);
    g_ptr_array_unref(r.words);
}

// -- texts of our own -----------------------------------------------------------------------------

static int owners[3];

static void
add(BsPieceSteps *steps, GPtrArray *texts, const char *const *lines)
{
    BsPieces pieces;
    bs_pieces_init(&pieces);
    for (guint i = 0; lines[i]; i++) {
        bs_pieces_cut(&pieces, &owners[i % G_N_ELEMENTS(owners)], 0, 0);
        g_string_append(pieces.text, lines[i]);
    }
    bs_piece_steps_add(steps, &pieces);
    g_ptr_array_add(texts, g_strdup(pieces.text->str));
    bs_pieces_clear(&pieces);
}

// Names that swap, that end in no number or a long one, two that become one and part again.
static void
test_names(void)
{
    static const char *const steps_of[][4] = {
        {"%a = f %b_1", "g %b_1.", NULL},
        {"%b_1 = f %a", "g %a.", NULL},
        {"%a = f %a", "g %a.", NULL},
        {"%a = f %b_2", "g %a.", NULL},
        {"%a_09 = f %b_3#1", "g %a_09.", "100 % of %-"},
        {"%a_10 = f %b_1234567890#1", "g %a_10."},
        {"%0 = f %b_1234567899#1", "g %0.", "%1, %2, %3"},
        {"%1 = f %b#1", "g %1.", "%2, %3, %4"},
    };
    g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func(g_free);
    BsPieceSteps *steps = bs_piece_steps_new();
    for (guint i = 0; i < G_N_ELEMENTS(steps_of); i++)
        add(steps, texts, steps_of[i]);
    check_texts(steps, texts);
    bs_piece_steps_free(steps);
}

// A name that is moved on in a hundred pieces is a word of one line.
static void
test_shift(void)
{
    enum { N = 100 };
    g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func(g_free);
    BsPieceSteps *steps = bs_piece_steps_new();
    gsize before = 0;
    for (guint step = 0; step < 3; step++) {
        g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func(g_free);
        for (guint i = 0; i < N; i++)
            g_ptr_array_add(lines, g_strdup_printf("%%true_%u is the first of its kind", i + step));
        g_ptr_array_add(lines, NULL);
        before = bs_piece_steps_size(steps);
        add(steps, texts, (const char *const *)lines->pdata);
    }
    g_assert_cmpuint(bs_piece_steps_size(steps) - before, <, 30);
    check_texts(steps, texts);
    bs_piece_steps_free(steps);
}

// -- pictures -------------------------------------------------------------------------------------

static const char program[] =
    "func.func @f(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {\n"
    "  %a = memref.alloc() : memref<4xf32>\n"
    "  %s = memref.alloc() : memref<4xf32>\n"
    "  test.copy(%m, %s) : (memref<4xf32>, memref<4xf32>)\n"
    "  cf.cond_br %c, ^bb1, ^bb2(%a : memref<4xf32>)\n"
    "^bb1:\n"
    "  %r = scf.if %c -> memref<4xf32> {\n"
    "    %b = memref.alloc() : memref<4xf32>\n"
    "    scf.yield %b : memref<4xf32>\n"
    "  } else {\n"
    "    scf.yield %m : memref<4xf32>\n"
    "  }\n"
    "  test.copy(%r, %a) : (memref<4xf32>, memref<4xf32>)\n"
    "  cf.br ^bb2(%r : memref<4xf32>)\n"
    "^bb2(%x: memref<4xf32>):\n"
    "  \"test.op\"() {text = \"&x1; 50% <> </script> <!-- %a\"} : () -> ()\n"
    "  return %x : memref<4xf32>\n"
    "}\n";

static void
test_pictures(void)
{
    BsDocument *document = picture_document(program);
    BsOp *function = picture_function(document, 0);
    g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func(g_free);
    BsPieceSteps *steps = bs_piece_steps_new();
    gsize whole = 0;
    for (guint32 i = 0; i <= bs_document_n_events(document); i += 2) {
        bs_document_goto(document, i);
        BsScene *scene = picture_scene(document, function, NULL);
        BsPieces pieces;
        bs_pieces_init(&pieces);
        bs_scene_put_pieces(scene, &pieces);
        bs_piece_steps_add(steps, &pieces);
        g_autofree char *svg = bs_scene_to_svg(scene, NULL);
        GString *text = g_string_new(svg);
        g_string_replace(text, " xml:space=\"preserve\"", "", 0); // the page's style says it
        g_ptr_array_add(texts, g_string_free(text, FALSE));
        whole += strlen(texts->pdata[texts->len - 1]);
        bs_pieces_clear(&pieces);
        bs_scene_free(scene);
    }
    check_texts(steps, texts);
    g_assert_cmpuint(bs_piece_steps_size(steps), <, whole / 5);
    bs_piece_steps_free(steps);
    bs_document_free(document);
}

// -- the limit ------------------------------------------------------------------------------------

static void
test_limit(void)
{
    BsDocument *document = picture_document(program);
    BsOp *function = picture_function(document, 0);
    g_autofree char *path = g_build_filename(g_get_tmp_dir(), "bufscope-limit.html", NULL);
    g_autoptr(GError) error = NULL;
    BsStoryOptions options = {.dot = "no-such-dot", .page_bytes = 1 << 14};
    g_unlink(path);
    g_assert_false(bs_story_write_html(document, function, &options, path, &error));
    g_assert_error(error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
    g_assert_nonnull(strstr(error->message, "choose a shorter range of events"));
    g_assert_false(g_file_test(path, G_FILE_TEST_EXISTS));
    options.page_bytes = 0;
    options.last = 3;
    g_clear_error(&error);
    g_assert_true(bs_story_write_html(document, function, &options, path, &error));
    g_unlink(path);
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/piece-steps/names", test_names);
    g_test_add_func("/piece-steps/shift", test_shift);
    g_test_add_func("/piece-steps/pictures", test_pictures);
    g_test_add_func("/piece-steps/limit", test_limit);
    return g_test_run();
}
