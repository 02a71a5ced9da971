// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/dump/lines.h"

#include "support/vec.h"

#include <string.h>

typedef struct Line {
    const char *text;
    guint32 len;
} Line;

typedef BS_VEC(Line) Lines;

typedef struct Comparing {
    Lines before, after;
    guint32 begin, before_end, after_end; // what is neither the begin nor the end of both
    GString *text;                        // all lines, a sign in front of each
    BsLinesDiff diff;
} Comparing;

static Lines
cut(const char *text, gsize len)
{
    Lines lines = {0};
    for (const char *end = text + len; text < end;) {
        const char *newline = memchr(text, '\n', (gsize)(end - text));
        const Line line = {text, (guint32)((newline ? newline : end) - text)};
        bs_vec_push(&lines, line);
        text = newline ? newline + 1 : end;
    }
    return lines;
}

static gboolean
is_same(const Comparing *self, guint32 i, guint32 k)
{
    const Line a = self->before.data[i], b = self->after.data[k];
    return a.len == b.len && memcmp(a.text, b.text, a.len) == 0;
}

static void
find_ends(Comparing *self)
{
    self->before_end = self->before.len;
    self->after_end = self->after.len;
    while (self->begin < self->before_end && self->begin < self->after_end &&
           is_same(self, self->begin, self->begin))
        self->begin++;
    while (self->begin < self->before_end && self->begin < self->after_end &&
           is_same(self, self->before_end - 1, self->after_end - 1)) {
        self->before_end--;
        self->after_end--;
    }
}

static void
put(Comparing *self, char sign, Line line)
{
    g_string_append_c(self->text, sign);
    g_string_append_len(self->text, line.text, line.len);
    g_string_append_c(self->text, '\n');
    self->diff.added += sign == '+';
    self->diff.removed += sign == '-';
}

static void
put_all(Comparing *self, char sign, const Lines *lines, guint32 begin, guint32 end)
{
    for (guint32 i = begin; i < end; i++)
        put(self, sign, lines->data[i]);
}

// The longest common subsequence.
static void
compare_middle(Comparing *self)
{
    const guint32 n = self->before_end - self->begin, m = self->after_end - self->begin;
    g_autofree guint16 *length = g_new0(guint16, (gsize)(n + 1) * (m + 1));
    const gsize row = m + 1;
    for (guint32 i = n; i-- > 0;) {
        for (guint32 k = m; k-- > 0;) {
            const guint16 *at = &length[i * row + k];
            length[i * row + k] = is_same(self, self->begin + i, self->begin + k)
                                      ? (guint16)(at[row + 1] + 1)
                                      : MAX(at[row], at[1]);
        }
    }
    for (guint32 i = 0, k = 0; i < n || k < m;) {
        const guint16 *at = &length[i * row + k];
        if (i < n && k < m && is_same(self, self->begin + i, self->begin + k)) {
            put(self, ' ', self->before.data[self->begin + i++]);
            k++;
        } else if (k == m || (i < n && at[row] >= at[1])) {
            put(self, '-', self->before.data[self->begin + i++]);
        } else {
            put(self, '+', self->after.data[self->begin + k++]);
        }
    }
}

static gboolean
is_near_difference(const Lines *lines, guint32 i, guint32 context)
{
    const guint32 first = i > context ? i - context : 0;
    for (guint32 k = first; k < lines->len && k <= i + context; k++) {
        if (lines->data[k].text[0] != ' ')
            return TRUE;
    }
    return FALSE;
}

static void
put_near(const Comparing *self, guint32 context, GString *out)
{
    Lines lines = cut(self->text->str, self->text->len);
    gboolean left_out = FALSE;
    for (guint32 i = 0; i < lines.len; i++) {
        const gboolean near = is_near_difference(&lines, i, context);
        if (near)
            g_string_append_printf(out, "%c %.*s\n", lines.data[i].text[0],
                                   (int)lines.data[i].len - 1, lines.data[i].text + 1);
        else if (!left_out)
            g_string_append(out, "...\n");
        left_out = !near;
    }
    bs_vec_free(&lines);
}

BsLinesDiff
bs_lines_diff(const char *before, gsize before_len, const char *after, gsize after_len,
              guint32 context, GString *out)
{
    Comparing self = {.before = cut(before, before_len),
                      .after = cut(after, after_len),
                      .text = g_string_new(NULL)};
    find_ends(&self);
    put_all(&self, ' ', &self.before, 0, self.begin);
    if (MAX(self.before_end, self.after_end) - self.begin <= BS_LIMIT_LINES_COMPARED) {
        compare_middle(&self);
    } else {
        put_all(&self, '-', &self.before, self.begin, self.before_end);
        put_all(&self, '+', &self.after, self.begin, self.after_end);
    }
    put_all(&self, ' ', &self.before, self.before_end, self.before.len);
    put_near(&self, context, out);
    g_string_free(self.text, TRUE);
    bs_vec_free(&self.before);
    bs_vec_free(&self.after);
    return self.diff;
}
