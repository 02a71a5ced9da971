// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/explain.h"
#include "picture.h"
#include "view/write/svg.h"

static const char example[] =
    "func.func @f(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {\n"
    "  %a = memref.alloc() : memref<4xf32>\n"
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
    "  \"test.<&op>\"() {text = \"<a> & \\22b\\22 \\01 \\0A \\FF\"} : () -> ()\n"
    "  return %x : memref<4xf32>\n"
    "}\n";

static char *
svg_here(BsDocument *document)
{
    BsScene *scene = picture_scene(document, picture_function(document, 0), "dot");
    char *svg = bs_scene_to_svg(scene, bs_document_explain(document, bs_document_cursor(document)));
    bs_scene_free(scene);
    return svg;
}

// -- reading it back -----------------------------------------------------------------------------

typedef struct Reader {
    GHashTable *ids;
    GPtrArray *open;    // names of open elements
    GString *text;      // of the innermost <text>, <title> or <desc>
    GHashTable *texts;  // all that is shown
    GHashTable *titles; // of groups
    GString *all_texts;
    guint n_groups, n_titled, n_described, n_text, n_legend, n_rings;
    char *title, *desc; // of the picture
} Reader;

static const char *
attribute(const char **names, const char **values, const char *name)
{
    for (guint i = 0; names[i]; i++) {
        if (g_str_equal(names[i], name))
            return values[i];
    }
    return "";
}

static void
start(GMarkupParseContext *context, const char *element, const char **names, const char **values,
      gpointer data, GError **error)
{
    Reader *r = data;
    const char *id = attribute(names, values, "id"), *css = attribute(names, values, "class");
    (void)context;
    (void)error;
    if (*id)
        g_assert_true(g_hash_table_add(r->ids, g_strdup(id)));
    for (const char *c = id; *c; c++)
        g_assert_true(g_ascii_isalnum(*c) || strchr("-_.", *c));
    r->n_groups += g_str_has_prefix(css, "block") || strstr(css, "row op") != NULL;
    r->n_legend += g_str_equal(css, "legend");
    r->n_rings += g_str_has_prefix(css, "ring");
    g_ptr_array_add(r->open, g_strdup(element));
    if (!g_str_equal(element, "tspan")) // a part of a text
        g_string_truncate(r->text, 0);
}

static void
end(GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
    Reader *r = data;
    (void)context;
    (void)error;
    if (g_str_equal(element, "text")) {
        r->n_text++;
        g_hash_table_add(r->texts, g_strdup(r->text->str));
    } else if (g_str_equal(element, "title") && r->open->len == 2) {
        r->title = g_strdup(r->text->str);
    } else if (g_str_equal(element, "desc") && r->open->len == 2) {
        r->desc = g_strdup(r->text->str);
    } else if (g_str_equal(element, "title")) {
        g_hash_table_add(r->titles, g_strdup(r->text->str));
    } else if (g_str_equal(element, "desc")) {
        r->n_described++;
    }
    g_ptr_array_remove_index(r->open, r->open->len - 1);
}

static void
characters(GMarkupParseContext *context, const char *text, gsize len, gpointer data, GError **error)
{
    Reader *r = data;
    (void)context;
    (void)error;
    g_string_append_len(r->text, text, (gssize)len);
}

static void
reader_init(Reader *r, const char *svg)
{
    static const GMarkupParser parser = {
        .start_element = start, .end_element = end, .text = characters};
    *r = (Reader){.open = g_ptr_array_new_with_free_func(g_free), .text = g_string_new(NULL)};
    r->ids = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    r->texts = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    r->titles = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    g_autoptr(GError) error = NULL;
    GMarkupParseContext *context = g_markup_parse_context_new(&parser, 0, r, NULL);
    g_markup_parse_context_parse(context, svg, -1, &error);
    g_assert_no_error(error);
    g_markup_parse_context_end_parse(context, &error);
    g_assert_no_error(error);
    g_markup_parse_context_free(context);
    g_assert_cmpuint(r->open->len, ==, 0);
}

static void
reader_clear(Reader *r)
{
    g_hash_table_unref(r->ids);
    g_hash_table_unref(r->texts);
    g_hash_table_unref(r->titles);
    g_ptr_array_unref(r->open);
    g_string_free(r->text, TRUE);
    g_free(r->title);
    g_free(r->desc);
}

// -- tests ---------------------------------------------------------------------------------------

// XML 1.0 has no way to write other characters; GLib's reader takes them.
static void
assert_xml_characters(const char *svg)
{
    g_assert_true(g_utf8_validate(svg, -1, NULL));
    for (const char *c = svg; *c; c++)
        g_assert_true((guchar)*c >= 0x20 || *c == '\n');
    g_assert_null(strstr(svg, "&#x"));
}

static void
test_every_event(void)
{
    BsDocument *document = picture_document(example);
    g_assert_cmpuint(bs_document_n_events(document), >, 40);
    for (guint32 i = 0; i <= bs_document_n_events(document); i += 3) {
        bs_document_goto(document, i);
        g_autofree char *svg = svg_here(document);
        Reader r;
        assert_xml_characters(svg);
        reader_init(&r, svg);
        g_assert_nonnull(r.title);
        g_assert_cmpstr(r.desc, ==, bs_document_explain(document, i));
        g_assert_cmpuint(r.n_legend, ==, 1);
        g_assert_cmpuint(r.n_text, >, 20);
        reader_clear(&r);
    }
    bs_document_free(document);
}

static void
test_contents(void)
{
    static const char *const texts[] = {
        "@f: input",
        "^bb0 (entry)",
        "^bb2",
        "then",
        "else",
        "true",
        "%alloc = memref.alloc() : memref<4xf32>",
        "live in   %arg0  %arg1  %alloc",
        "false: %alloc",
        "● owned",
        "◐ owned if %x",
        "↷ retained",
    };
    static const char *const ids[] = {
        "bb0",        "bb0-0-memref.alloc", "bb1-0-scf.if", "nested0", "nested0-0-memref.alloc",
        "edge-bb0-1", "bb2-0-test.--op-"};
    BsDocument *document = picture_document(example);
    bs_document_goto_first(document);
    g_autofree char *svg = svg_here(document);
    Reader r;
    reader_init(&r, svg);
    for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
        if (!g_hash_table_contains(r.texts, texts[i]))
            g_error("no text '%s'", texts[i]);
    }
    for (guint i = 0; i < G_N_ELEMENTS(ids); i++) {
        if (!g_hash_table_contains(r.ids, ids[i]))
            g_error("no id '%s'", ids[i]);
    }
    g_assert_true(g_hash_table_contains(r.titles, "^bb0 to ^bb2, false: %alloc"));
    g_assert_true(g_hash_table_contains(r.titles, "%alloc = memref.alloc() : memref<4xf32>"));
    g_assert_cmpuint(r.n_groups, ==, 5 + 10);
    g_assert_cmpuint(r.n_described, >=, 15);
    reader_clear(&r);
    bs_document_free(document);
}

static void
test_same_bytes(void)
{
    g_autofree char *last = NULL;
    for (guint i = 0; i < 3; i++) {
        BsDocument *document = picture_document(example);
        bs_document_goto(document, 20);
        g_autofree char *svg = svg_here(document), *again = svg_here(document);
        g_assert_cmpstr(svg, ==, again);
        if (last)
            g_assert_cmpstr(svg, ==, last);
        g_free(last);
        last = g_steal_pointer(&svg);
        bs_document_free(document);
    }
}

// Both schemes have every colour of look.h, each in its own part.
static void
test_colours(void)
{
    BsDocument *document = picture_document(example);
    g_autofree char *svg = svg_here(document);
    char *dark = strstr(svg, "@media (prefers-color-scheme:dark){"),
         *end_of_style = strstr(svg, "</style>");
    g_assert_nonnull(dark);
    g_assert_nonnull(end_of_style);
    *end_of_style = '\0';
    *dark++ = '\0';
    for (guint i = 0; i < BS_N_LOOKS; i++) {
        g_autofree char *light_rule =
            g_strdup_printf("text.%s{fill:#%06x}", bs_looks[i].css_class, bs_looks[i].light);
        g_autofree char *dark_rule =
            g_strdup_printf("text.%s{fill:#%06x}", bs_looks[i].css_class, bs_looks[i].dark);
        g_assert_true(strstr(svg, light_rule) != NULL);
        g_assert_true(strstr(dark, dark_rule) != NULL);
    }
    for (guint i = 0; i < BS_N_PAINTS; i++) {
        g_autofree char *light_colour = g_strdup_printf("#%06x", bs_paints[i].light);
        g_autofree char *dark_colour = g_strdup_printf("#%06x", bs_paints[i].dark);
        if (i == BS_PAINT_SELECTED) // files show no selection
            continue;
        g_assert_true(strstr(svg, light_colour) != NULL);
        g_assert_true(strstr(dark, dark_colour) != NULL);
    }
    bs_document_free(document);
}

// What the step is about has a ring, and the legend says what a ring is.
static void
test_highlights(void)
{
    BsDocument *document = picture_document(example);
    Reader r;
    bs_document_goto_first(document);
    g_autofree char *input = svg_here(document);
    reader_init(&r, input);
    g_assert_cmpuint(r.n_rings, ==, 0);
    g_assert_false(g_hash_table_contains(r.texts, "the step is about this"));
    reader_clear(&r);
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        if (bs_document_event(document, i)->kind != BS_EVENT_DEALLOC)
            continue;
        bs_document_goto(document, i);
        g_autofree char *svg = svg_here(document);
        reader_init(&r, svg);
        g_assert_cmpuint(r.n_rings, >=, 2);
        g_assert_true(g_hash_table_contains(r.texts, "the step is about this"));
        g_assert_true(g_hash_table_contains(r.texts, "changed by the step"));
        reader_clear(&r);
    }
    bs_document_free(document);
}

static void
test_deep(void)
{
    g_autoptr(GString) text = g_string_new("func.func @f(%c: i1) {\n");
    for (guint i = 0; i < 190; i++)
        g_string_append(text, "scf.if %c {\n");
    g_string_append(text, "\"test.innermost\"() : () -> ()\n");
    for (guint i = 0; i < 190; i++)
        g_string_append(text, "}\n");
    g_string_append(text, "return\n}\n");
    BsDocument *document = picture_document(text->str);
    bs_document_goto_first(document);
    g_autofree char *svg = svg_here(document);
    Reader r;
    reader_init(&r, svg);
    g_assert_true(g_hash_table_contains(r.ids, "nested120"));
    reader_clear(&r);
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/svg/every-event", test_every_event);
    g_test_add_func("/svg/contents", test_contents);
    g_test_add_func("/svg/same-bytes", test_same_bytes);
    g_test_add_func("/svg/colours", test_colours);
    g_test_add_func("/svg/highlights", test_highlights);
    g_test_add_func("/svg/deep", test_deep);
    return g_test_run();
}
