// How many rounds the rewriter takes depends on all functions. One whose block arguments died in
// its last round waits for the others; the outcome is that of one pass after the other.
// RUN: %bufscope-opt %s --split-input-file --canonicalize --cse >%t
// RUN: FileCheck %s <%t
// RUN: %bufscope-opt %s --split-input-file --canonicalize --cse --mlir-print-ir-after-all 2>/dev/null | diff %t -

// Another round would make something of @waits, but there is none.
// CHECK-LABEL: {{ *}}func.func @waits({{.*}}
// CHECK: {{ *}}cf.switch{{.*}}
func.func @waits(%s: i32, %x: i32, %y: i32) {
  cf.switch %s : i32, [
    default: ^bb1(%x : i32),
    42: ^bb1(%y : i32)
  ]
^bb1(%u: i32):
  return
}

// -----

// With @two_rounds there is, and with that one more, which @first has a use for.
// CHECK-LABEL: {{ *}}func.func @first({{.*}}
// CHECK-NOT: {{ *}}cf.switch{{.*}}
// CHECK-LABEL: {{ *}}func.func @waits({{.*}}
// CHECK-NOT: {{ *}}cf.switch{{.*}}
// CHECK-LABEL: {{ *}}func.func @two_rounds({{.*}}
func.func @first(%s: i32, %x: i32, %y: i32) {
  cf.switch %s : i32, [
    default: ^bb1(%x : i32),
    42: ^bb1(%y : i32)
  ]
^bb1(%u: i32):
  cf.switch %s : i32, [
    default: ^bb2(%u : i32),
    43: ^bb2(%y : i32)
  ]
^bb2(%v: i32):
  return
}
func.func @waits(%s: i32, %x: i32, %y: i32) {
  cf.switch %s : i32, [
    default: ^bb1(%x : i32),
    42: ^bb1(%y : i32)
  ]
^bb1(%u: i32):
  return
}
func.func @two_rounds(%p: i32) -> i32 {
  %t = arith.constant true
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%p : i32)
^bb2:
  %c = arith.constant 7 : i32
  cf.br ^bb3(%c : i32)
^bb3(%r: i32):
  return %r : i32
}

// -----

// What waits may be a function in a function.
// CHECK-LABEL: {{ *}}func.func @around({{.*}}
// CHECK: {{ *}}func.func @inside({{.*}}
// CHECK-NOT: {{ *}}cf.switch{{.*}}
// CHECK-LABEL: {{ *}}func.func @two_rounds({{.*}}
func.func @around() {
  builtin.module {
    func.func @inside(%s: i32, %x: i32, %y: i32) {
      cf.switch %s : i32, [
        default: ^bb1(%x : i32),
        42: ^bb1(%y : i32)
      ]
    ^bb1(%u: i32):
      return
    }
  }
  return
}
func.func @two_rounds(%p: i32) -> i32 {
  %t = arith.constant true
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%p : i32)
^bb2:
  %c = arith.constant 7 : i32
  cf.br ^bb3(%c : i32)
^bb3(%r: i32):
  return %r : i32
}
