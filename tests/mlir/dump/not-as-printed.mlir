// What a log holds that is not as it was printed: times before the lines, and the encoding of another shell.
// RUN: sed 's/^/2026-01-02T10:11:12Z /' %s > %t.times
// RUN: not %bufscope-opt --dump=%t.times 2>&1 | FileCheck %s --check-prefix=TIMES
// RUN: iconv -f UTF-8 -t UTF-16 %s > %t.wide
// RUN: not %bufscope-opt --dump=%t.wide 2>&1 | FileCheck %s --check-prefix=WIDE
// TIMES: {{.*}}:1:1: error: each line of this log has something before what was printed, such as a time: without it, it is a dump
// WIDE: {{.*}}:1:1: error: this text is UTF-16, as '>' of PowerShell writes it: 'iconv -f UTF-16 -t UTF-8' makes a dump of it

// -----// IR Dump After Canonicalizer (canonicalize) //----- //
module {
}
