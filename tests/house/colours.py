#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The window's style sheets repeat the colours of states from src/view/scene/look.h: they must agree. And
code can be read on the grounds that mark its lines: the schemes of its colours have enough contrast, as
have texts that are dimmed. In high contrast the colours of states are those of the picture there.

usage: colours.py LOOK_H STYLE_CSS STYLE_DARK_CSS STYLE_HC_CSS STYLE_HC_DARK_CSS
                  SCHEME DARK_SCHEME HC_SCHEME HC_DARK_SCHEME"""

import re
import sys

ROW = re.compile(r'X\(\w+,\s*"([\w-]+)",\s*"[^"]*",\s*N_\("[^"]*"\),\s*0x(\w{6}),\s*0x(\w{6}),\s*\w+\)')
VERDICT = re.compile(r'X\(\w+,\s*"(verdict-[\w-]+)",\s*"[^"]*",\s*N_\("[^"]*"\),\s*0x(\w{6}),\s*0x(\w{6})\)')
VERDICT_RULE = re.compile(r"^\.(verdict-[\w-]+)\s*\{[^}]*\bcolor:\s*#(\w{6})\b", re.M)
RULE = re.compile(r"\.cell\.([\w-]+)\s*\{[^}]*\bcolor:\s*#(\w{6})\b")

PAINT = re.compile(r'X\((\w+),\s*"[\w-]+",\s*0x(\w{6}),\s*0x(\w{6})\)')
STYLE = re.compile(r'<style name="([\w:-]+)"\s+foreground="#(\w{6})"')
GROUNDS = ("TITLE", "STRIP", "CHANGED", "ADDED", "REMOVED", "SELECTED")  # of lines of code
IN_PICTURE = {"CODE_VALUE": "value", "CODE_BLOCK": "block", "CODE_SYMBOL": "symbol", "CODE_TYPE": "type",
              "CODE_OP": "op", "CODE_STRING": "string", "CODE_NUMBER": "number"}
PURE = ("ffffff", "000000")  # what code stands on in high contrast
VIEW = ("fcfcfc", "262626")  # of the others, in Adwaita's schemes
CONTRAST = 4.5  # WCAG 2, level AA
HIGH_CONTRAST = 7  # level AAA
FADED = re.compile(r"^([^{}\n]+?) *\{[^{}]*\bopacity:\s*([\d.]+)", re.M)
INKS = ((0, 0.8, 0xeb), (255, 1, 0x30))  # Adwaita's text, light and dark: grey, opacity, and the header bar's grey
DIMMED = {".dim-label", "button.stage.unchanged .name"}


def luminance(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def clear(colour, grounds, goal):
    """The colour, no nearer to black or white than it must be: as bs_look_colour() of src/view/scene/look.c."""
    parts = [int(colour[i:i + 2], 16) for i in (0, 2, 4)]
    mixed, by = colour, 0
    while by < 20 and any(contrast(mixed, ground) < HIGH_CONTRAST for ground in grounds):
        by += 1
        mixed = "".join(f"{int(part + (goal - part) * (by / 20)):02x}" for part in parts)
    return mixed


def unlike_picture(look, sheets, rows):
    """States in tables have in high contrast the colours that they have in the picture."""
    paints = {row[0]: row[1:] for row in PAINT.findall(read(look))}
    for which, sheet in enumerate(sheets):
        grounds = [paints[paint][which] for paint in GROUNDS]
        found = {name: colour.lower() for name, colour in RULE.findall(read(sheet))}
        for name, *colours in rows:
            wanted = clear(colours[which].lower(), grounds, 255 if which else 0)
            if found.get(name) != wanted:
                yield f"{sheet}: {name} is #{found.get(name)}, in the picture #{wanted}"


def hard_to_read(look, schemes, least=CONTRAST, views=VIEW):
    paints = {row[0]: row[1:] for row in PAINT.findall(read(look))}
    for which, scheme in enumerate(schemes):
        styles = STYLE.findall(read(scheme))
        if len(styles) < 10:
            yield f"{scheme}: only {len(styles)} styles were understood"
        for name, colour in styles:
            of_code = GROUNDS if name.startswith("mlir:") else ()
            for ground in (views[which], *(paints[paint][which] for paint in of_code)):
                if contrast(colour, ground) < least:
                    yield f"{scheme}: {name} on #{ground}: contrast {contrast(colour, ground):.1f}"


def other_colours(look, schemes):
    """The picture writes code in the colours of the code beside it."""
    paints = {row[0]: row[1:] for row in PAINT.findall(read(look))}
    for which, scheme in enumerate(schemes):
        styles = {name: colour.lower() for name, colour in STYLE.findall(read(scheme))}
        for paint, style in IN_PICTURE.items():
            if paints[paint][which].lower() != styles.get(f"mlir:{style}"):
                yield f"{scheme}: mlir:{style} is #{styles.get(f'mlir:{style}')}, {look} says #{paints[paint][which]}"


def hard_to_see(sheet, least):
    """What is dimmed there, and can be seen all the same."""
    faded = {name.strip(): float(opacity) for names, opacity in FADED.findall(read(sheet)) for name in names.split(",")}
    if not DIMMED <= set(faded):
        yield f"{sheet}: does not say how dim {DIMMED - set(faded)} is"
    for name, opacity in faded.items():
        for ink, strength, ground in INKS:
            grey = round(ground + (ink - ground) * strength * opacity)
            if contrast(f"{grey:02x}" * 3, f"{ground:02x}" * 3) < least:
                yield f"{sheet}: {name} with opacity {opacity} on #{ground:02x}: contrast is below {least}"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    look, *sheets = sys.argv[1:4]
    high_contrast, schemes = sys.argv[4:6], sys.argv[6:]
    rows, verdicts = ROW.findall(read(look)), VERDICT.findall(read(look))
    faults = [] if len(rows) >= 7 and len(verdicts) >= 7 else [f"{look}: only {len(rows)} looks were understood"]
    for column, sheet in enumerate(sheets, start=1):
        wanted = {row[0]: row[column].lower() for row in rows + verdicts}
        found = {name: colour.lower() for rule in (RULE, VERDICT_RULE) for name, colour in rule.findall(read(sheet))}
        for name in sorted(wanted | found):
            if wanted.get(name) != found.get(name):
                faults.append(f"{sheet}: {name} is #{found.get(name)}, "
                              f"{look} says #{wanted.get(name)}")
    faults += [*hard_to_read(look, schemes[:2]), *hard_to_see(sheets[0], CONTRAST),
               *hard_to_read(look, schemes[2:], HIGH_CONTRAST, PURE), *other_colours(look, schemes[:2]),
               *hard_to_see(high_contrast[0], HIGH_CONTRAST), *unlike_picture(look, high_contrast, rows)]
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
