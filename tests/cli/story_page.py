# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page that --html writes, read back as src/view/write/piece-steps.h says; and what browsers make of it."""

import html
import html.parser
import itertools
import json
import re
import subprocess

HOLE = re.compile("&([xyvn])([^;]*);")
NUMBER = re.compile("(0|[1-9][0-9]{0,8})$")


class Page(html.parser.HTMLParser):
    """`steps`: for each the text, the sentence, the tags, and how many lines are marked as changed;
    `links`: what the page refers to."""

    def __init__(self, text):
        super().__init__()
        self.steps, self.links, self.names, self.pieces = [], [], [], []
        self.templates = self.data(text, "templates").split("<>")
        self.feed(text)
        for line in self.data(text, "steps").strip().split("\n"):
            self.take(line)
            self.steps.append({"text": "".join(self.texts()), "tags": set(), "fresh": 0})
            self.feed(self.steps[-1]["text"])
            self.steps[-1]["sentence"] = html.unescape(re.match("<p>(.*?)</p>\n<i>", self.steps[-1]["text"])[1])

    @staticmethod
    def data(text, name):
        return text.split(f'<script type="text/plain" id="{name}">')[1].split("</script>")[0]

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.links += [value for name, value in attributes.items() if name in ("src", "href")]
        if self.steps:
            self.steps[-1]["tags"].add(tag)
            self.steps[-1]["fresh"] += "fresh" in attributes.get("class", "")

    def set_name(self, slot, name):
        self.names += [None] * (slot + 1 - len(self.names))
        self.names[slot] = name

    def take(self, line):
        before, self.pieces = self.pieces, []
        for word in line.split(" "):
            slot, colon, name = word[1:].partition(":")
            a = [int(number or 0) for number in slot.split(",")] + [0] * 3
            if word[0] == "+":
                self.pieces.append((a[0], a[1], a[2], a[3:-3] + [0]))
            elif word[0] == "=":
                self.pieces += [(text, x + a[2], y + a[3], slots)
                                for text, x, y, slots in itertools.islice(before, a[0], a[0] + a[1])]
            elif colon:
                self.set_name(a[0], name)
            else:
                for i in range(a[0], a[0] + a[1]):
                    self.names[i] = NUMBER.sub(lambda match: str(int(match[0]) + a[2]), self.names[i])

    def texts(self):
        counts = {}
        for text, x, y, slots in self.pieces:
            slots = iter(slots)

            def fill(match, x=x, y=y, slots=slots):
                kind, what = match.groups()
                if kind == "v":
                    return self.names[next(slots, 0)]
                if kind == "n":
                    counts[what] = counts.get(what, -1) + 1
                    return f"{what}-{counts[what]}"
                return f"{((x if kind == 'x' else y) + int(what)) / 10:.1f}".removesuffix(".0").replace("-0", "0")
            yield HOLE.sub(fill, self.templates[text])


def by_script(text, order):
    """The texts of the steps in that order, by the page's own script, run by Node."""
    script = text.split("<script>")[1].split("const parts=")[0]
    data = {name: Page.data(text, name) for name in ("templates", "steps")}
    program = (f"const data={json.dumps(data)},document={{getElementById:id=>({{textContent:data[id]}})}};{script}\n"
               f"console.log(JSON.stringify({json.dumps(order)}.map(i=>texts(find(i)).join(''))));")
    done = subprocess.run(["node", "-"], input=program, capture_output=True, text=True, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else done.stderr


def in_chromium(path, keys, link=None):
    """What a browser shows after these keys, and then a click on the sentence's link of that text: sentence, picture and
    code as markup; whether code is cut off; and the lines of code and rows of the picture that the link led to."""
    click = f"[...document.querySelectorAll('#sentence a')].find(a=>a.textContent==={json.dumps(link)}).click();" if link else ""
    return evaluated(path, keys, click,
                     "[...['sentence','picture','code'].map(id=>$(id).innerHTML),"
                     "['code','final'].some(id=>$(id).scrollWidth>$(id).clientWidth),"
                     "...['#code .found','#picture .found'].map(texts_of)]")


def evaluated(path, keys, then, expression):
    """What a browser makes of an expression of the page's script after these keys and statements."""
    text = path.read_text()
    press = (f"for(const key of {json.dumps(keys)})dispatchEvent(new KeyboardEvent('keydown',{{key}}));{then}"
             "const texts_of=which=>[...document.querySelectorAll(which)].map(e=>e.textContent);")
    show = ("const all=document.createElement('pre');all.id='shown';"
            f"all.textContent=JSON.stringify({expression});document.body.replaceChildren(all);")
    copy = path.with_suffix(".pressed.html")
    copy.write_text(text.replace("</body>", f"<script>{press}{show}</script></body>"))
    done = subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", copy.resolve().as_uri()],
                          capture_output=True, text=True, check=False)
    shown = re.search('<pre id="shown">(.*?)</pre>', done.stdout, re.S)
    return json.loads(html.unescape(shown[1])) if shown else done.stdout + done.stderr
