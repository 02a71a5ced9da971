// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Changing the text and the tags of a buffer no further than they change: the view lays out anew
// what it hears of, and a function may have very many lines.
#pragma once

#include "syntax/printer.h"

#include <gtksourceview/gtksource.h>

extern const BsTextLines bs_code_all_lines;

/* Takes the tag away where it is. */
void bs_code_remove_tag(GtkTextBuffer *buffer, GtkTextTag *tag);
/* Tags what stands at a place: up to the next blank or separator. Line and column count from 0, the
   column in bytes. */
void bs_code_tag_spot(GtkTextBuffer *buffer, GtkTextTag *tag, guint32 line, guint32 column);

// The text of a buffer.
typedef struct BsCodeText BsCodeText;

/* Borrows the buffer, which must not be changed by others. Free with bs_code_text_free(). */
BsCodeText *bs_code_text_new(GtkTextBuffer *buffer);
void bs_code_text_free(BsCodeText *code);
/* Makes it the text's first `len` bytes without the blanks at its end, and that valid UTF-8
   without zero bytes, of very long lines the begin; lines that are there already stay. Returns
   those that are new. Of a giant text those are blank in the buffer. */
BsTextLines bs_code_text_show(BsCodeText *code, const char *text, gsize len);
/* Appends some lines of a text, each with the break at its end. */
typedef void (*BsCodePut)(gpointer data, BsTextLines lines, GString *out);
/* Whether the text of a function is so long that it should be shown by its map. */
gboolean bs_code_map_is_giant(const BsText *text);
/* Makes it the giant text of a function, of which lines are put when they are looked at, until the
   next text. `map`: of that text, which may not be there itself. */
BsTextLines bs_code_text_show_map(BsCodeText *code, const BsText *map, BsCodePut put,
                                  gpointer data);
/* The next text is another one: it is all new, and the text's cursor goes to its begin. */
void bs_code_text_restart(BsCodeText *code);
/* Whether the text is so long that the buffer has only the lines of it that are looked at. */
gboolean bs_code_text_is_giant(const BsCodeText *code);
/* Fills these lines of a giant text, and leaves others blank. */
void bs_code_text_look_at(BsCodeText *code, BsTextLines sight);
/* What is selected of a giant text, with what is blank in the buffer; else NULL. Free with
   g_free(). */
char *bs_code_text_selection(const BsCodeText *code);

/* Puts a text, which may be long, on the clipboard. */
void bs_code_copy(GtkWidget *widget, const char *text);

/* A gutter keeps the lines that it drew last, and before GtkSourceView 5.21 those keep the view:
   has it draw none, for a view that goes. */
void bs_code_free_gutter(GtkSourceView *view);
