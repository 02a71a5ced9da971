// A dump that ends in a header, or right behind one, as that of a program that was ended: it says so, and the pass
// that printed nothing is no stage. Where nothing is printed behind the only header, that is an error.
// RUN: grep -v '^// [A-Z]' %s > %t.whole
// RUN: sed '/After CSE/,$d' %t.whole > %t.one
// RUN: cp %t.one %t.behind && grep 'After CSE' %t.whole >> %t.behind
// RUN: cp %t.one %t.name && printf '// -----// IR Dump After CS' >> %t.name
// RUN: cp %t.one %t.word && printf '// -----// IR Du' >> %t.word
// RUN: %bufscope-opt --dump=%t.whole --counts 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: %bufscope-opt --dump=%t.behind --counts 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: %bufscope-opt --dump=%t.name --counts 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: %bufscope-opt --dump=%t.word --counts 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: grep 'After CSE' %t.whole > %t.alone
// RUN: not %bufscope-opt --dump=%t.alone 2>&1 | FileCheck %s --check-prefix=ALONE

// A stage that is text has no counts: nobody knows what is in it.
// RUN: sed 's/memref.alloc() {cut}/board/' %t.whole > %t.text
// RUN: %bufscope-opt --dump=%t.text --counts 2>/dev/null | FileCheck %s --check-prefix=TEXT

// An empty line ends a program, as that of a run does.
// RUN: %bufscope-opt %t.whole --canonicalize --mlir-print-ir-after-all > %t.printed 2> %t.log
// RUN: %bufscope-opt --dump=%t.log | diff - %t.printed

// WHOLE-NOT: {{.*}}warning{{.*}}
// WHOLE: 1: canonicalize
// WHOLE-NEXT: 2: cse
// CUT: {{.*}}:14:1: warning: the dump breaks off at this header: what was printed behind it is not there
// CUT: 1: canonicalize
// CUT-NOT: {{^}}2:{{.*}}
// ALONE: {{.*}}:1:1: error: what is printed of cse is not there
// TEXT: stage                                         0      1      2
// TEXT-NEXT: ops                                           3      3      -
// TEXT-NEXT: allocations                                   1      1      -
// TEXT: 2: cse

// -----// IR Dump After Canonicalizer (canonicalize) //----- //
module {
  func.func @f() -> memref<2xf32> {
    %0 = memref.alloc() : memref<2xf32>
    return %0 : memref<2xf32>
  }
}

// -----// IR Dump After CSE (cse) //----- //
module {
  func.func @f() -> memref<2xf32> {
    %0 = memref.alloc() {cut} : memref<2xf32>
    return %0 : memref<2xf32>
  }
}
