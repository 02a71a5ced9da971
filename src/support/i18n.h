// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language of the desktop. A text is marked with N_() where it stands in a table, and said in
// that language with _() where it is shown to a person; NC_() and C_() do so for a word that means
// different things in different places. Rules of events, names of kinds and all else that is
// recorded, compared or kept in files stays English. A program that does not call setlocale(), as
// the command line, has English only. data/po/POTFILES lists the files with marked texts.
#pragma once

#include <glib.h>
#include <locale.h>

#define BS_TEXTS "bufscope" // the catalogue

#define N_(text) (text)
#define NC_(context, text) (text)
#define _(text) g_dgettext(BS_TEXTS, text)
#define C_(context, text) g_dpgettext2(BS_TEXTS, context, text)
/* One text for one of a thing, another for several; `n` tells which. */
#define bs_plural(one, several, n) g_dngettext(BS_TEXTS, one, several, n)

/* A number for a `%s` of a marked text: the formats of such numbers are macros, which are not read
   out of a text. Free with g_free(). */
static inline char *
bs_number_text(guint64 number)
{
    return g_strdup_printf("%" G_GUINT64_FORMAT, number);
}

/* From here on texts are English on this thread, for what is kept in files, compared, or read by
   programs. Returns what bs_english_end() takes, which each call needs. */
locale_t bs_english_begin(void);
void bs_english_end(locale_t before);
