// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The story as one HTML page. Each step is a <template>, so that the ids in its picture do not meet
// those of the others, and the browser draws only the one in sight.
#include "support/file.h"
#include "support/i18n.h"
#include "view/clean-text.h"
#include "view/story-private.h"
#include "view/svg.h"

#include <string.h>

static const char head[] =
    "<meta name=\"viewport\" content=\"width=device-width\">\n"
    "<style>\n"
    ":root{color-scheme:light dark;--back:#fafafa;--text:#1e1e1e;--faint:#5e5c64;--line:#d0cfcc;"
    "--fresh:#d8e8fb;--ring:#1a5fb4}\n"
    "@media (prefers-color-scheme:dark){:root{--back:#1e1e1e;--text:#f2f2f2;--faint:#c0bfbc;"
    "--line:#4a4a4d;--fresh:#1f3a5a;--ring:#99c1f1}}\n"
    "*{box-sizing:border-box}body{margin:0;height:100vh;display:flex;flex-direction:column;"
    "background:var(--back);color:var(--text);font:15px sans-serif}\n"
    "header{padding:8px 14px;border-bottom:1px solid var(--line)}h1{font-size:16px;margin:0 0 "
    "6px}\n"
    "nav{display:flex;gap:8px;align-items:center}nav input{flex:1}button{font:inherit;padding:4px "
    "12px}\n"
    "#sentence{margin:8px 0 2px;font-weight:bold;min-height:2.4em}#stage{color:var(--faint)}\n"
    "main{flex:1;min-height:0;display:grid;grid-template-columns:5fr 4fr 4fr}\n"
    "main>div{overflow:auto;border-right:1px solid var(--line);padding:8px}\n"
    "h2{font-size:13px;margin:0 0 "
    "6px;color:var(--faint)}svg{max-width:none;display:block;margin:auto}\n"
    "pre{margin:0;font:13px monospace;counter-reset:line}\n"
    "pre span{display:block;padding-left:4px;border-left:3px solid transparent}\n"
    "pre span::before{counter-increment:line;content:counter(line);display:inline-block;width:3em;"
    "padding-right:1em;text-align:right;color:var(--faint)}\n"
    "pre .fresh{background:var(--fresh)}pre "
    ".current{border-left-color:var(--ring);font-weight:bold}\n"
    "@media (max-width:800px){main{display:block;overflow:auto}}\n"
    "@media print{body{height:auto}main{display:block}}\n"
    "</style>\n";

static void
put_controls(GString *out)
{
    g_string_append_printf(
        out,
        "<nav aria-label=\"%s\"><button id=\"first\" aria-label=\"%s\">|&lt;</button>"
        "<button id=\"back\" aria-label=\"%s\">&lt;</button>"
        "<button id=\"next\" aria-label=\"%s\">&gt;</button>"
        "<button id=\"last\" aria-label=\"%s\">&gt;|</button>"
        "<button id=\"fit\" aria-pressed=\"true\" title=\"%s\">%s</button>"
        "<input id=\"slider\" type=\"range\" min=\"0\" value=\"0\" aria-label=\"%s\">"
        "<span id=\"number\"></span></nav>\n"
        "<p id=\"sentence\" role=\"status\" aria-live=\"polite\"></p>"
        "<div id=\"stage\"></div></header>\n"
        "<main><div><h2>%s</h2><div id=\"picture\"></div></div>"
        "<div><h2>%s</h2><div id=\"code\"></div></div>\n",
        _("Steps"), _("First step"), _("Step back"), _("Step forward"), _("Last step"),
        _("The picture as large as the room it has (f)"), C_("picture", "Fit"), _("Step"),
        _("Control-flow graph"), _("At this step"));
}

// `%s`: the word between the number of the step and that of all.
static const char script[] =
    "<script>\n"
    "const steps=[...document.querySelectorAll('template')],$=id=>document.getElementById(id);\n"
    "let at=0,fits=true;\n"
    // As large as its room, but no smaller than can be read.
    "function fit(){const svg=$('picture').querySelector('svg'),box=svg.viewBox.baseVal;\n"
    " const room=$('picture').parentElement,least=0.5;\n"
    " const height=room.clientHeight-$('picture').offsetTop+room.offsetTop-12;\n"
    " const scale=fits?Math.max(least,Math.min(1,(room.clientWidth-18)/box.width,"
    "height/box.height)):1;\n"
    " svg.style.width=box.width*scale+'px';svg.style.height=box.height*scale+'px';}\n"
    "function spot(){const spot=$('picture').querySelector('.ring,.changed-back');\n"
    " if(spot)spot.scrollIntoView({block:'center',inline:'center'});}\n"
    "function turn(){fits=!fits;$('fit').setAttribute('aria-pressed',fits);fit();spot();}\n"
    "function show(i){at=Math.max(0,Math.min(steps.length-1,i));const step=steps[at];\n"
    " const parts=step.content.cloneNode(true);\n"
    " $('picture').replaceChildren(parts.querySelector('svg'));fit();\n"
    " $('code').replaceChildren(parts.querySelector('pre'));\n"
    " $('sentence').textContent=step.dataset.sentence;$('stage').textContent=step.dataset.stage;\n"
    " $('number').textContent=(at+1)+'%s'+steps.length;$('slider').value=at;\n"
    " const mark=$('code').querySelector('.current,.fresh');\n"
    " if(mark)mark.scrollIntoView({block:'nearest'});\n"
    " spot();history.replaceState(null,'','#'+(at+1));}\n"
    "$('slider').max=steps.length-1;$('slider').oninput=e=>show(+e.target.value);\n"
    "$('first').onclick=()=>show(0);$('last').onclick=()=>show(steps.length-1);\n"
    "$('back').onclick=()=>show(at-1);$('next').onclick=()=>show(at+1);\n"
    "$('fit').onclick=turn;addEventListener('resize',fit);\n"
    "const keys={ArrowRight:1,PageDown:1,' ':1,ArrowLeft:-1,PageUp:-1};\n"
    "addEventListener('keydown',e=>{if(e.ctrlKey||e.altKey||e.metaKey)return;\n"
    " if(e.key==='Home')show(0);else if(e.key==='End')show(steps.length-1);\n"
    " else if(e.key==='f')turn();\n"
    " else if(keys[e.key]&&!(e.key===' '&&e.target.tagName==='BUTTON'))show(at+keys[e.key]);\n"
    " else return;e.preventDefault();});\n"
    "show((parseInt(location.hash.slice(1))||1)-1);\n"
    "</script>\n";

static void
put_clean(GString *out, const char *text, gssize len)
{
    g_autofree char *clean = bs_clean_text(text, len);
    g_autofree char *escaped = g_markup_escape_text(clean, -1);
    g_string_append(out, escaped);
}

// A line for each line of the text; those of the step are marked (`step` NULL: none).
static void
put_code(GString *out, const BsText *text, const BsStoryStep *step)
{
    g_string_append(out, "<pre>");
    const char *line = text->text->str;
    for (guint32 number = 0; *line; number++) {
        const char *end = strchrnul(line, '\n');
        g_string_append(out, "<span");
        if (step) {
            const gboolean fresh = bs_story_line_is_fresh(step, number);
            const gboolean current = bs_story_line_is_current(step, number);
            if (fresh || current)
                g_string_append_printf(out, " class=\"%s%s\"", fresh ? "fresh " : "",
                                       current ? "current" : "");
        }
        g_string_append_c(out, '>');
        put_clean(out, line, end - line);
        g_string_append(out, "</span>");
        line = *end ? end + 1 : end;
    }
    g_string_append(out, "</pre>\n");
}

static gboolean
put_step(BsDocument *document, const BsStoryStep *step, gpointer data, GError **error)
{
    GString *out = data;
    (void)error;
    g_string_append(out, "<template data-sentence=\"");
    put_clean(out, step->sentence, -1);
    g_string_append(out, "\" data-stage=\"");
    g_autofree char *place =
        g_strdup_printf(_("stage %u, %s; event %u"), step->stage,
                        _(bs_document_stage(document, step->stage)->name), step->position);
    put_clean(out, place, -1);
    g_string_append(out, "\">");
    g_autofree char *svg = bs_scene_to_svg(step->scene, NULL);
    g_string_append(out, svg);
    put_code(out, step->text, step);
    g_string_append(out, "</template>\n");
    return TRUE;
}

typedef struct Page {
    GString *steps;
    const BsText *final;
} Page;

static gboolean
keep_step(BsDocument *document, const BsStoryStep *step, gpointer data, GError **error)
{
    Page *page = data;
    page->final = step->final;
    return put_step(document, step, page->steps, error);
}

gboolean
bs_story_write_html(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                    const char *path, GError **error)
{
    Page page = {.steps = g_string_new(NULL)};
    GString *out = g_string_new(NULL);
    // the code of the language that this is translated to
    g_string_append_printf(out,
                           "<!DOCTYPE html>\n<html lang=\"%s\"><head><meta "
                           "charset=\"utf-8\">\n<title>",
                           C_("language", "en"));
    g_autofree char *file = g_path_get_basename(bs_document_source(document)->name);
    g_autofree char *title = g_strdup_printf(_("@%s of %s"), bs_function_name(function), file);
    put_clean(out, title, -1);
    g_string_append_printf(out, "</title>\n%s</head><body>\n<header><h1>", head);
    put_clean(out, title, -1);
    g_string_append(out, "</h1>\n");
    put_controls(out);
    gboolean ok = bs_story_walk(document, function, options, keep_step, &page, error);
    g_string_append_printf(out, "<div><h2>%s</h2>", _("At the end"));
    if (page.final)
        put_code(out, page.final, NULL);
    g_string_append(out, "</div></main>\n");
    g_string_append_len(out, page.steps->str, (gssize)page.steps->len);
    g_string_append_printf(out, script, C_("steps", " of "));
    g_string_append(out, "</body></html>\n");
    ok = ok && bs_file_write(path, out->str, out->len, error);
    g_string_free(page.steps, TRUE);
    g_string_free(out, TRUE);
    return ok;
}
