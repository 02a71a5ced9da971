// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/clean-text.h"

#include <string.h>

static void
check_clip(const char *text, const char *wanted)
{
    g_autofree char *clipped = bs_clip_text(text);
    g_assert_cmpstr(clipped, ==, wanted);
}

static char *
repeat(const char *part, guint times)
{
    GString *text = g_string_new(NULL);
    while (times--)
        g_string_append(text, part);
    return g_string_free(text, FALSE);
}

static void
test_short(void)
{
    g_autofree char *longest = repeat("x", 200);
    check_clip("", "");
    check_clip("two  words\nand \u25cf a line\n", "two  words\nand \u25cf a line\n");
    check_clip(longest, longest);
}

// What is around it stays, and characters stay whole.
static void
test_word(void)
{
    g_autofree char *x = repeat("x", 200000), *head = repeat("x", 120), *tail = repeat("x", 60);
    g_autofree char *text = g_strconcat("before ", x, "\nafter", NULL);
    g_autofree char *wanted = g_strconcat("before ", head, "\u2026", tail, "\nafter", NULL);
    check_clip(text, wanted);
    g_autofree char *wide = repeat("\u20ac", 1000); // 3 bytes each
    g_autofree char *odd = g_strconcat("a", wide, "a", NULL);
    g_autofree char *clipped = bs_clip_text(odd);
    g_assert_true(g_utf8_validate(clipped, -1, NULL));
    g_assert_cmpuint(strlen(clipped), <=, 120 + 3 + 60 + 3);
    g_assert_cmpuint(strlen(clipped), >, 160);
}

static void
test_text(void)
{
    g_autofree char *text = repeat("word ", 100000);
    g_autofree char *begin = repeat("word ", 2000), *wanted = g_strconcat(begin, " \u2026", NULL);
    check_clip(text, wanted);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/clean-text/clip-short", test_short);
    g_test_add_func("/clean-text/clip-word", test_word);
    g_test_add_func("/clean-text/clip-text", test_text);
    return g_test_run();
}
