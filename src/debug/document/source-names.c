// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/source-names.h"

#include "debug/document/document-private.h"
#include "syntax/parser.h"

const char *
bs_document_input_text(const BsDocument *document, gsize *len)
{
    const BsStage *input = bs_document_stage(document, 0);
    const gboolean is_dump = bs_document_is_dump(document);
    *len = is_dump ? input->text_len : document->source.len;
    if (!is_dump)
        return document->source.text;
    return input->text_is_all && !input->unread ? input->text : NULL;
}

// The text was parsed before, without an error: it is once more, into a program that nobody keeps,
// whose ops and values have the same numbers.
static BsSpelling *
spell(const BsDocument *document)
{
    BsSpelling *spelling = bs_spelling_new();
    const BsParseOptions options = {.allow_unregistered = document->options.allow_unregistered,
                                    .spelling = spelling,
                                    .padded = !bs_document_is_dump(document)};
    gsize len;
    const char *text = bs_document_input_text(document, &len);
    if (!text)
        return spelling;
    BsIr *ir = bs_ir_new(document->context);
    BsDiags diags;
    bs_diags_init(&diags);
    bs_parse(ir, text, len, &options, &diags);
    bs_diags_clear(&diags);
    bs_ir_free(ir);
    return spelling;
}

const BsSpelling *
bs_document_spelling(BsDocument *document)
{
    if (!document->spelling && bs_document_ir(document))
        document->spelling = spell(document);
    return bs_document_ir(document) ? document->spelling : NULL;
}

const BsNames *
bs_document_source_names(BsDocument *document)
{
    const BsSpelling *spelling = bs_document_spelling(document);
    return spelling ? bs_spelling_names(spelling) : NULL;
}

const char *
bs_document_source_label(BsDocument *document, const BsBlock *block)
{
    const BsNames *names = bs_document_source_names(document);
    return names ? bs_names_block(names, block) : NULL;
}
