// What the command line itself refuses: one line, nothing on standard output.
// RUN: not %bufscope-opt %s.missing > %t.out 2> %t.err
// RUN: count 0 < %t.out
// RUN: FileCheck %s --input-file=%t.err --check-prefix=MISSING
// MISSING: {{.*}}command-line.mlir.missing{{.*}}No such file or directory
// RUN: not %bufscope-opt %s --no-such-flag > %t.out 2> %t.err
// RUN: count 0 < %t.out
// RUN: FileCheck %s --input-file=%t.err --check-prefix=FLAG
// FLAG: {{.*}}--no-such-flag{{.*}}
// RUN: not %bufscope-opt %s "--pass-pipeline=builtin.module(no-such-pass)" > %t.out 2> %t.err
// RUN: count 0 < %t.out
// RUN: FileCheck %s --input-file=%t.err --check-prefix=PASS
// PASS: {{.*}}no-such-pass{{.*}}

func.func @f() {
  return
}
