// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The story as one HTML page: what each step changes in the text of the one before
// (view/write/piece-steps.h), and a script that makes the text of a step of it. The text has a
// sentence, a place, a picture and code; the browser has only those of the step in sight.
#include "debug/buffers/counts.h"
#include "support/file.h"
#include "support/i18n.h"
#include "view/scene/clean-text.h"
#include "view/write/piece-steps.h"
#include "view/write/story-links.h"
#include "view/write/story-private.h"
#include "view/write/svg.h"

#include <gio/gio.h>
#include <string.h>

static const char head[] =
    "<meta name=\"viewport\" content=\"width=device-width\">\n"
    "<style>\n"
    ":root{color-scheme:light dark;--back:#fafafa;--text:#1e1e1e;--faint:#5e5c64;--line:#d0cfcc;"
    "--fresh:#d8e8fb;--gone:#fbdde0;--ring:#1a5fb4}\n"
    "@media (prefers-color-scheme:dark){:root{--back:#1e1e1e;--text:#f2f2f2;--faint:#c0bfbc;"
    "--line:#4a4a4d;--fresh:#1f3a5a;--gone:#4b2328;--ring:#99c1f1}}\n"
    "*{box-sizing:border-box}body{margin:0;height:100vh;display:flex;flex-direction:column;"
    "background:var(--back);color:var(--text);font:15px sans-serif}\n"
    "header{padding:8px 14px;border-bottom:1px solid var(--line)}h1{font-size:16px;margin:0 0 "
    "6px}\n"
    "nav{display:flex;gap:8px;align-items:center}nav input{flex:1}button{font:inherit;padding:4px "
    "12px}\n"
    ".track{flex:1;position:relative;padding-bottom:22px}.track input{width:100%;margin:0}"
    "#ticks button{position:absolute;bottom:0;transform:translateX(-50%);padding:0 4px;border:0;"
    "border-radius:4px;background:none;color:var(--faint);font-size:12px}"
    "#ticks .now{background:var(--ring);color:var(--back);font-weight:bold}\n"
    "table{border-collapse:collapse;font:12px monospace;margin:0 0 10px}"
    "th,td{text-align:left;padding:1px 10px 1px 0;vertical-align:top}"
    "#counts th,#counts td{text-align:right}#counts th:first-child{text-align:left;font-weight:"
    "normal}#counts .now{background:var(--fresh)}\n"
    "summary{font-size:13px;color:var(--faint);margin:0 0 4px;cursor:pointer}\n"
    "#sentence{margin:8px 0 2px;font-weight:bold;min-height:2.4em}#stage{color:var(--faint)}\n"
    "main{flex:1;min-height:0;display:grid;grid-template-columns:5fr 4fr 4fr}\n"
    "main>div{overflow:auto;border-right:1px solid var(--line);padding:8px}\n"
    "h2{font-size:13px;margin:0 0 "
    "6px;color:var(--faint)}svg{max-width:none;display:block;margin:auto}\n"
    "ul{margin:0;padding:0;list-style:none}li{padding:2px 0}\n"
    "main>div{contain:content}pre{margin:0;font:13px monospace;counter-reset:line;"
    "white-space:pre-wrap;overflow-wrap:anywhere}\n"
    // A line that has no room goes on further to the right; its number is no part of the text.
    "pre span{display:block;position:relative;padding-left:calc(4em + 4ch);text-indent:-4ch;"
    "border-left:3px solid transparent}\n"
    "pre span::before{counter-increment:line;content:counter(line);position:absolute;left:0;"
    "width:3em;text-indent:0;text-align:right;font-weight:normal;color:var(--faint)}\n"
    "pre .gone::before{counter-increment:none;content:none}\n"
    "a{color:inherit;text-decoration:underline dotted;text-underline-offset:3px}"
    "a:focus-visible,a:hover{outline:2px solid var(--ring)}"
    "pre .found,pre :target{outline:2px solid var(--ring)}svg .found "
    "text{text-decoration:underline}\n"
    "pre i{font-style:normal}pre .gone i{color:inherit!important}"
    "#code span,#picture .row{cursor:pointer}\n"
    "pre .fresh{background:var(--fresh)}pre "
    ".gone{background:var(--gone);color:var(--faint);text-decoration:line-through}pre "
    ".current{border-left-color:var(--ring);font-weight:bold}\n"
    "@media (max-width:800px){main{display:block;overflow:auto}}\n"
    "@media print{body{height:auto}main{display:block}}\n"
    "</style>\n";

static void
put_controls(GString *out, const char *ticks)
{
    g_string_append_printf(
        out,
        "<nav aria-label=\"%s\"><button id=\"first\" aria-label=\"%s\">|&lt;</button>"
        "<button id=\"back\" aria-label=\"%s\">&lt;</button>"
        "<button id=\"next\" aria-label=\"%s\">&gt;</button>"
        "<button id=\"last\" aria-label=\"%s\">&gt;|</button>"
        "<button id=\"fit\" aria-pressed=\"true\" title=\"%s\">%s</button>"
        "<div class=\"track\"><input id=\"slider\" type=\"range\" min=\"0\" value=\"0\" "
        "aria-label=\"%s\"><div id=\"ticks\" role=\"group\" aria-label=\"%s\">%s</div></div>"
        "<span id=\"number\" data-of=\"%s\"></span></nav>\n"
        "<p id=\"sentence\" data-line=\"%s\" role=\"status\" aria-live=\"polite\"></p>"
        "<div id=\"stage\"></div><details><summary>%s</summary>%s</details></header>\n"
        "<main><div><h2>%s</h2><div id=\"picture\"></div></div>"
        "<div><h2>%s</h2><div class=\"code\" id=\"code\"><pre></pre></div></div>\n",
        _("Steps"), _("First step"), _("Step back"), _("Step forward"), _("Last step"),
        _("The picture as large as the room it has (f)"), C_("picture", "Fit"), _("Step"),
        _("Stages"), ticks, C_("steps", " of "), _("line "), _("Keys"),
        _("Left and right, Page Up and Page Down: a step. Home and End: the first and the last. s "
          "and "
          "S: the next stage, and the one before. j and k: the next line, and the one before, with "
          "its row of the picture. f: the picture as large as its room. A click on a line or a row "
          "shows the other one."),
        _("Control-flow graph"), _("At this step"));
}

static const char script[] =
    "<script>\n"
    "const $=id=>document.getElementById(id);\n"
    "const templates=$('templates').textContent.split('<>');\n"
    "const steps=$('steps').textContent.trim().split('\\n');\n"
    // What a line does to the pieces and names before it.
    "const digits=/(0|[1-9][0-9]{0,8})$/;\n"
    "function change(old,line){const pieces=[],names=old.names.slice();\n"
    " for(const word of line.split(' ')){const rest=word.slice(1),a=rest.split(',').map(Number);\n"
    "  if(word[0]==='+')pieces.push({text:a[0],x:a[1]||0,y:a[2]||0,slots:a.slice(3)});\n"
    "  else if(word[0]==='='){const [from,n,dx=0,dy=0]=a;\n"
    "   for(let i=from;i<from+n;i++){const p=old.pieces[i];\n"
    "    pieces.push(dx||dy?{text:p.text,x:p.x+dx,y:p.y+dy,slots:p.slots}:p);}}\n"
    "  else if(rest.includes(':')){const [slot,name]=rest.split(':');names[slot]=name;}\n"
    "  else for(let i=a[0];i<a[0]+a[1];i++)\n"
    "   names[i]=names[i].replace(digits,n=>+n+a[2]);}\n"
    " return {pieces,names};}\n"
    // The pieces and names of a step. Those of every 50th are kept, and of the last one shown.
    "const kept=[{n:0,pieces:[],names:[]}];let shown=kept[0];\n"
    "function find(i){const n=i+1;let state=kept[Math.min(kept.length-1,Math.floor(n/50))];\n"
    " if(shown.n<=n&&shown.n>state.n)state=shown;\n"
    " while(state.n<n){const made=change(state,steps[state.n]);made.n=state.n+1;state=made;\n"
    "  if(made.n===kept.length*50)kept.push(made);}\n"
    " return shown=state;}\n"
    "function texts({pieces,names}){const count={};\n"
    " return pieces.map(p=>{let next=0;\n"
    "  return templates[p.text].replace(/&([xyvn])([^;]*);/g,(all,kind,what)=>\n"
    "   kind==='v'?names[p.slots[next++]||0]:\n"
    "   kind==='n'?what+'-'+(count[what]=count[what]+1||0):\n"
    "   (p[kind]+Number(what))/10);});}\n"
    "const parts=document.createElement('template');\n"
    "const parse=text=>{parts.innerHTML=text;return parts.content;};\n"
    // Code has the colours that it has elsewhere (view/scene/code-words.h).
    "const types=/^(memref|tensor|vector|index|complex|tuple|[if]\\d+)$/;\n"
    "const signs={'%':'value','^':'block','@':'symbol','!':'type'};\n"
    "function kind_of(word,op){const c=word[0];\n"
    " return "
    "signs[c]||(c==='\"'?op?'op':'string':op&&/[a-z]/i.test(c)?'op':types.test(word)?'type':"
    "/\\d/.test(c)?'number':'');}\n"
    "function type_end(text,i){let depth=0;\n"
    " do{depth+=text[i]==='<'?1:text[i]==='>'&&text[i-1]!=='-'?-1:0;i++;}"
    "while(depth&&i<text.length);return i;}\n"
    "function tint(line){const text=line.textContent;let op=!/^\\s*[\\^}]/.test(text),from=0;\n"
    " const words=/\\/\\/.*|\"(?:[^\"\\\\]|\\\\.)*\"?|[%^@!][\\w$.#:'-]*[\\w$#']|\\w[\\w.]*/g;\n"
    " line.replaceChildren();\n"
    " for(let m;m=words.exec(text);){const kind=kind_of(m[0],op);if(!kind)continue;\n"
    "  if(kind==='op')op=false;\n"
    "  "
    "if(kind==='type'&&text[words.lastIndex]==='<')words.lastIndex=type_end(text,words.lastIndex);"
    "\n"
    "  const part=document.createElement('i');part.className='code-'+kind;\n"
    "  part.textContent=text.slice(m.index,words.lastIndex);\n"
    "  line.append(text.slice(from,m.index),part);from=words.lastIndex;}\n"
    " line.append(text.slice(from));}\n"
    // Changes only the lines of the code that are not the same: a long function has thousands.
    "let lines=[];\n"
    "function patch(pre,to){let i=0,node=pre.firstChild;\n"
    " const drop=()=>{const next=node.nextSibling;node.remove();node=next;i++;};\n"
    " for(const [j,line] of to.entries()){\n"
    "  let n=0;while(n<20&&lines[i+n]!==line&&lines[i]!==to[j+n])n++;\n"
    "  if(lines[i+n]===line){while(n--)drop();node=node.nextSibling;i++;continue;}\n"
    "  const made=parse(line);tint(made.firstChild);pre.insertBefore(made,node);\n"
    "  if(n===20&&node)drop();}\n"
    " while(node)drop();lines=to;}\n"
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
    // Names and lines in a text lead to where they stand in code and picture.
    "const word=$('sentence').dataset.line;\n"
    "const mentions=new RegExp(`[%^@][\\\\w$.'#-]*[\\\\w$']|\\\\b${word}\\\\d+`,'g');\n"
    "const has=(text,name)=>(' '+text+' ').split(name).some((part,i,all)=>i&&"
    "!/[\\w$%^@]$/.test(all[i-1])&&!/^[\\w$'#]|^[.-]\\w/.test(part));\n"
    // The name of a block leads to where it begins, and not to a branch to it before that.
    "function find_name(all,text,name){const names=all.filter(e=>has(text(e),name));\n"
    " return name[0]==='^'&&names.find(e=>text(e).trim().startsWith(name))||names[0];}\n"
    "function lead(name){\n"
    " document.querySelectorAll('.found').forEach(e=>e.classList.remove('found'));\n"
    " const rows=[...$('picture').querySelectorAll('.row')];\n"
    " const all=[...$('code').lastChild.children];\n"
    " const text=(row,kind)=>(row.querySelector(kind)||{}).textContent||'';\n"
    " const at_line=name.startsWith(word);\n"
    " const row=at_line?rows.find(r=>text(r,'desc')===name):"
    "find_name(rows,r=>text(r,'title'),name);\n"
    " const what=at_line?row?text(row,'title'):null:name;\n"
    " const line=at_line?all.find(e=>e.textContent.trim()===what):"
    "find_name(all,e=>e.textContent.split('//')[0],name);\n"
    " for(const e of [row,line])if(e){e.classList.add('found');"
    "e.scrollIntoView({block:'nearest',inline:'nearest'});}}\n"
    "function link(to,text){let from=0;to.replaceChildren();\n"
    " for(const {0:name,index} of text.matchAll(mentions)){const a=document.createElement('a');\n"
    "  a.href='#'+(at+1);a.textContent=name;a.onclick=e=>{e.preventDefault();lead(name);};\n"
    "  to.append(text.slice(from,index),a);from=index+name.length;}\n"
    " to.append(text.slice(from));}\n"
    // A line of the code and the row of the picture that it is: where several are alike, the same
    // one of them.
    "const code_lines=()=>[...$('code').lastChild.children].filter(e=>e.className!=='gone');\n"
    "const rows=()=>[...$('picture').querySelectorAll('.row.op,.row.title')];\n"
    "const title=row=>(row.querySelector('title')||{}).textContent||'';\n"
    "const bare=line=>line.textContent.trim();\n"
    "const is_of=(line,what)=>{const text=bare(line);\n"
    " return text===what||text.startsWith(what)&&/^[ ({:]/.test(text.slice(what.length));};\n"
    "let picked=-1;\n"
    "function mark(...all){\n"
    " document.querySelectorAll('.found').forEach(e=>e.classList.remove('found'));\n"
    " for(const e of all)if(e){e.classList.add('found');"
    "e.scrollIntoView({block:'nearest',inline:'nearest'});}}\n"
    "function at_end(line){const last=$('final').querySelector('pre');\n"
    " return last&&line?[...last.children].find(e=>bare(e)===bare(line)):null;}\n"
    "function pick_line(line){const all=code_lines(),text=bare(line);picked=all.indexOf(line);\n"
    " const nth=all.slice(0,Math.max(picked,0)).filter(e=>bare(e)===text).length;\n"
    " mark(line,rows().filter(r=>title(r)&&is_of(line,title(r)))[nth],at_end(line));}\n"
    "function pick_row(row){const what=title(row);\n"
    " const nth=rows().filter(r=>title(r)===what).indexOf(row);\n"
    " const line=code_lines().filter(e=>is_of(e,what))[nth];\n"
    " picked=code_lines().indexOf(line);mark(row,line,at_end(line));}\n"
    "function walk(by){const all=code_lines();\n"
    " pick_line(all[Math.max(0,Math.min(all.length-1,picked+by))]);}\n"
    "$('code').onclick=e=>{const line=e.target.closest('pre>span');if(line)pick_line(line);};\n"
    "$('picture').onclick=e=>{const row=e.target.closest('.row.op,.row.title');"
    "if(row)pick_row(row);};\n"
    // The states that stand beside the rows of the picture, as a table.
    "function states(){const table=$('states');table.replaceChildren();\n"
    " for(const row of $('picture').querySelectorAll('.row'))\n"
    "  for(const frame of row.querySelectorAll('.frame')){const state=frame.nextElementSibling;\n"
    "   const [,own,said]=/^(%\\S+ )?(.*)$/.exec(state.textContent);\n"
    "   const name=own?own.trim():(/%[\\w$.'#-]+/.exec(title(row))||[''])[0];\n"
    "   const line=table.insertRow();link(line.insertCell(),name);\n"
    "   const cell=line.insertCell();cell.className=state.getAttribute('class');"
    "link(cell,said);}\n"
    " table.parentElement.hidden=!table.rows.length;}\n"
    "const ticks=[...$('ticks').children];\n"
    "function stage(by){const starts=ticks.map(t=>+t.dataset.step);\n"
    " const next=by>0?starts.find(s=>s>at):starts.filter(s=>s<at).pop();\n"
    " if(next!==undefined)show(next);}\n"
    "function show_stage(place){const now=(/\\d+/.exec(place)||[''])[0];\n"
    " const all=[...ticks,...document.querySelectorAll('#counts [data-stage]')];\n"
    " for(const e of all)e.classList.toggle('now',e.dataset.stage===now);}\n"
    "for(const t of ticks)t.onclick=()=>show(+t.dataset.step);\n"
    // Below the slider's button at that step, but beside the tick before.
    "function place_ticks(){const room=$('slider').clientWidth-16;let x=-99;\n"
    " for(const t of ticks){x=Math.max(x+14,8+room*t.dataset.step/Math.max(1,steps.length-1));\n"
    "  t.style.left=x+'px';}}\n"
    "document.querySelectorAll('#final pre>span').forEach(tint);\n"
    "function show(i){picked=-1;at=Math.max(0,Math.min(steps.length-1,i));\n"
    " const all=texts(find(at)),code=all.indexOf('<pre>');\n"
    " const [sentence,place,moment,svg]=parse(all.slice(0,code).join('')).children;\n"
    " link($('sentence'),sentence.textContent);$('stage').textContent=place.textContent;\n"
    " $('picture').replaceChildren(svg);$('moment').replaceChildren(...moment.children);\n"
    " for(const row of $('moment').children)link(row,row.textContent);\n"
    " patch($('code').lastChild,all.slice(code+1,-1));fit();\n"
    " $('number').textContent=(at+1)+$('number').dataset.of+steps.length;$('slider').value=at;\n"
    " const mark=$('code').querySelector('.current,.fresh,.gone');\n"
    " if(mark)mark.scrollIntoView({block:'nearest'});\n"
    " states();show_stage(place.textContent);\n"
    " spot();history.replaceState(null,'','#'+(at+1));}\n"
    "$('slider').max=steps.length-1;$('slider').oninput=e=>show(+e.target.value);\n"
    "$('first').onclick=()=>show(0);$('last').onclick=()=>show(steps.length-1);\n"
    "$('back').onclick=()=>show(at-1);$('next').onclick=()=>show(at+1);\n"
    "$('fit').onclick=turn;addEventListener('resize',()=>{fit();place_ticks();});\n"
    "const keys={ArrowRight:1,PageDown:1,' ':1,ArrowLeft:-1,PageUp:-1};\n"
    "addEventListener('keydown',e=>{if(e.ctrlKey||e.altKey||e.metaKey)return;\n"
    " if(e.key==='Home')show(0);else if(e.key==='End')show(steps.length-1);\n"
    " else if(e.key==='f')turn();\n"
    " else if(e.key==='s'||e.key==='S')stage(e.key==='s'?1:-1);\n"
    " else if(e.key==='j'||e.key==='k')walk(e.key==='j'?1:-1);\n"
    " else if(keys[e.key]&&!(e.key===' '&&e.target.tagName==='BUTTON'))show(at+keys[e.key]);\n"
    " else return;e.preventDefault();});\n"
    "place_ticks();show((parseInt(location.hash.slice(1))||1)-1);\n"
    "</script>\n";

static void
put_clean(GString *out, const char *text, gssize len)
{
    g_autofree char *clean = bs_clean_text(text, len);
    g_autofree char *escaped = g_markup_escape_text(clean, -1);
    g_string_append(out, escaped);
}

// Lines of the code at the end (`step` NULL) are what links lead to.
static void
open_line(GString *out, const BsStoryStep *step, guint32 number)
{
    const gboolean fresh = step && bs_story_line_is_fresh(step, number);
    const gboolean current = step && bs_story_line_is_current(step, number);
    g_string_append(out, "<span");
    if (!step)
        g_string_append_printf(out, " id=\"e%u\"", number + 1);
    if (fresh || current)
        g_string_append_printf(out, " class=\"%s%s\"", fresh ? "fresh " : "",
                               current ? "current" : "");
    g_string_append_c(out, '>');
}

// What went from before a line, as lines of their own; `*next` is the first of them.
static void
put_gone(GString *out, const GArray *gone, guint *next, guint32 before, BsPieces *pieces)
{
    for (; gone && *next < gone->len; ++*next) {
        const BsGoneLine *line = &g_array_index(gone, BsGoneLine, *next);
        if (line->before > before)
            break;
        if (pieces)
            bs_pieces_cut(pieces, line->op, 0, 0);
        g_string_append(out, "<span class=\"gone\">");
        put_clean(out, line->text, (gssize)line->len);
        g_string_append(out, "</span>");
    }
}

// A line for each line of the text, each a piece of `pieces` (or NULL); those of the step are
// marked (`step` NULL: none).
static void
put_code(GString *out, const BsText *text, const BsStoryStep *step, BsPieces *pieces)
{
    g_string_append(out, "<pre>"); // what the script looks for
    const char *line = text->text->str;
    const GArray *gone = step ? step->gone : NULL;
    guint next = 0;
    for (guint32 number = 0; *line; number++) {
        const char *end = strchrnul(line, '\n');
        put_gone(out, gone, &next, number, pieces);
        const BsOpLines *lines = pieces ? bs_text_find_line(text, number) : NULL;
        if (pieces)
            bs_pieces_cut(pieces, lines ? lines->op : NULL, 0, 0);
        open_line(out, step, number);
        put_clean(out, line, end - line);
        g_string_append(out, "</span>");
        line = *end ? end + 1 : end;
    }
    if (pieces)
        bs_pieces_cut(pieces, NULL, 0, 0);
    g_string_append(out, "</pre>\n");
}

static void
put_words(BsPieces *pieces, const char *element, const char *words)
{
    bs_pieces_cut(pieces, NULL, 0, 0);
    g_string_append_printf(pieces->text, "<%s>", element);
    put_clean(pieces->text, words, -1);
    g_string_append_printf(pieces->text, "</%s>\n", element);
}

// What the script shows beside the code, a line for each.
static void
put_lines(BsPieces *pieces, const char *text)
{
    g_auto(GStrv) lines = g_strsplit(text, "\n", -1);
    bs_pieces_cut(pieces, NULL, 0, 0);
    g_string_append(pieces->text, "<ul>");
    for (guint i = 0; lines[i] && *lines[i]; i++) {
        bs_pieces_cut(pieces, NULL, 0, 0);
        g_string_append(pieces->text, "<li>");
        put_clean(pieces->text, lines[i], -1);
        g_string_append(pieces->text, "</li>");
    }
    bs_pieces_cut(pieces, NULL, 0, 0);
    g_string_append(pieces->text, "</ul>\n");
}

typedef struct Page {
    BsPieceSteps *steps;
    GString *told;       // their sentences, for who has no script
    BsStoryLinks *links; // in these
    GString *ticks;      // a button for the first step of each stage
    GString *counts;     // a table
    guint32 stage;       // of the step before
    gsize limit;         // of their bytes
    const BsText *final;
    gboolean is_run;
} Page;

static gboolean
check_size(const Page *page, const BsStoryStep *step, GError **error)
{
    if (bs_piece_steps_size(page->steps) + page->told->len <= page->limit)
        return TRUE;
    g_set_error(
        error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
        _("the page is larger than the limit of %d MB when it is at step %u of %u; choose a "
          "shorter range of events, coarser steps or a smaller function"),
        (int)(page->limit >> 20), step->number + 1, step->n);
    return FALSE;
}

static gboolean
put_step(BsDocument *document, const BsStoryStep *step, gpointer data, GError **error)
{
    Page *page = data;
    BsPieces pieces;
    bs_pieces_init(&pieces);
    g_autofree char *stage = bs_stage_title(bs_document_stage(document, step->stage));
    g_autofree char *place = g_strdup_printf(step->moment ? _("stage %u, %s; step %u of the run")
                                                          : _("stage %u, %s; event %u"),
                                             step->stage, stage, step->position);
    put_words(&pieces, "p", step->sentence);
    put_words(&pieces, "i", place);
    if (!page->links && step->final)
        page->links = bs_story_links_new(step->final);
    g_string_append(page->told, "<li>");
    bs_story_links_put(page->links, step->sentence, page->told);
    g_string_append_c(page->told, '\n');
    if (!step->moment && (step->number == 0 || step->stage != page->stage)) {
        g_autofree char *title = g_markup_escape_text(stage, -1);
        g_string_append_printf(
            page->ticks, "<button data-step=\"%u\" data-stage=\"%u\" title=\"%s\">%u</button>",
            step->number, step->stage, title, step->stage);
    }
    page->stage = step->stage;
    put_lines(&pieces, step->moment ? step->moment : "");
    bs_scene_put_pieces(step->scene, &pieces);
    bs_pieces_cut(&pieces, NULL, 0, 0);
    put_code(pieces.text, step->text, step, &pieces);
    bs_piece_steps_add(page->steps, &pieces);
    bs_pieces_clear(&pieces);
    page->final = step->final;
    page->is_run = step->moment != NULL;
    return check_size(page, step, error);
}

static void
put_data(GString *out, const char *id, const GString *text)
{
    g_string_append_printf(out, "<script type=\"text/plain\" id=\"%s\">", id);
    g_string_append_len(out, text->str, (gssize)text->len);
    g_string_append(out, "</script>\n");
}

// Colours of code and of states, in one scheme.
static void
put_colours(GString *out, BsScheme scheme)
{
    for (BsPaint paint = BS_PAINT_CODE_VALUE; paint <= BS_PAINT_CODE_NUMBER; paint++)
        g_string_append_printf(out, "pre .%s{color:#%06x}", bs_paints[paint].css_class,
                               bs_paint_colour(paint, scheme));
    for (BsLook look = 0; look < BS_N_LOOKS; look++)
        g_string_append_printf(out, "td.%s{color:#%06x}", bs_looks[look].css_class,
                               bs_look_colour(look, scheme));
}

// What the program consists of after each stage: a line for each kind of op of which there is one.
static void
put_counts(GString *out, BsDocument *document, const BsOp *function)
{
    const guint32 n = bs_document_n_stages(document);
    g_string_append_printf(
        out, "<details open><summary>%s</summary><table id=\"counts\"><tr><th>%s</th>",
        _("In numbers, after each stage"), _("stage"));
    for (guint32 stage = 0; stage < n; stage++)
        g_string_append_printf(out, "<th data-stage=\"%u\">%u</th>", stage, stage);
    for (guint i = 0; i < BS_N_COUNT_KINDS; i++) {
        g_autoptr(GString) line = g_string_new(NULL);
        guint32 all = 0;
        for (guint32 stage = 0; stage < n; stage++) {
            const BsCounts *counts = bs_document_counts(document, stage, function);
            const guint32 count = counts ? counts->figures[i] : 0;
            all += count;
            g_autofree char *cell = bs_document_stage(document, stage)->unread
                                        ? g_strdup("–")
                                        : g_strdup_printf("%u", count);
            g_string_append_printf(line, "<td data-stage=\"%u\">%s</td>", stage, cell);
        }
        if (all)
            g_string_append_printf(out, "</tr>\n<tr><th>%s</th>%s",
                                   _(bs_count_name((BsCountKind)i)), line->str);
    }
    g_string_append(out, "</tr></table></details>\n");
}

static void
put_page(GString *out, const Page *page, const char *title)
{
    // the code of the language that this is translated to
    g_string_append_printf(out,
                           "<!DOCTYPE html>\n<html lang=\"%s\"><head><meta "
                           "charset=\"utf-8\">\n<title>",
                           C_("language", "en"));
    put_clean(out, title, -1);
    g_string_append(out, "</title>\n<style>");
    put_colours(out, (BsScheme){0});
    g_string_append(out, "@media (prefers-color-scheme:dark){");
    put_colours(out, (BsScheme){.dark = TRUE});
    g_string_append_printf(out, "}</style>\n%s</head><body>\n<header><h1>", head);
    put_clean(out, title, -1);
    g_string_append(out, "</h1>\n");
    put_controls(out, page->ticks->str);
    g_string_append_printf(out, "<noscript><p>%s</p><ol>%s</ol></noscript>\n",
                           _("A script shows the steps. Without it there is what happened in them, "
                             "and the code at the end."),
                           page->told->str);
    g_string_append_printf(out,
                           "<div><details open><summary>%s</summary><table id=\"states\"></table>"
                           "</details>%s<h2>%s</h2><ul id=\"moment\"></ul>"
                           "<div class=\"code\" id=\"final\">",
                           _("States at this step"), page->counts->str,
                           page->is_run ? _("Buffers at this step") : _("At the end"));
    if (page->final)
        put_code(out, page->final, NULL, NULL);
    g_string_append(out, "</div></div></main>\n");
    put_data(out, "templates", bs_piece_steps_templates(page->steps));
    put_data(out, "steps", bs_piece_steps_lines(page->steps));
    g_string_append(out, script);
    g_string_append(out, "</body></html>\n");
}

gboolean
bs_story_write_html(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                    const char *path, GError **error)
{
    Page page = {.steps = bs_piece_steps_new(),
                 .told = g_string_new(NULL),
                 .ticks = g_string_new(NULL),
                 .counts = g_string_new(NULL),
                 .limit = options->page_bytes ? options->page_bytes : BS_LIMIT_PAGE_BYTES};
    g_autofree char *file = g_path_get_basename(bs_document_source(document)->name);
    g_autofree char *title = g_strdup_printf(_("@%s of %s"), bs_function_name(function), file);
    if (!options->run)
        put_counts(page.counts, document, function);
    gboolean ok = bs_story_walk(document, function, options, NULL, put_step, &page, error);
    if (ok) {
        GString *out = g_string_new(NULL);
        put_page(out, &page, title);
        ok = bs_file_write(path, out->str, out->len, error);
        g_string_free(out, TRUE);
    }
    bs_piece_steps_free(page.steps);
    bs_story_links_free(page.links);
    g_string_free(page.told, TRUE);
    g_string_free(page.ticks, TRUE);
    g_string_free(page.counts, TRUE);
    return ok;
}
