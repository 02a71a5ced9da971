// A switch comes behind another one on the same number, which has only a default: it is asked for its cases.
// RUN: --canonicalize=top-down=false
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks for the cases of the switch before, which has only a default

func.func @f(%a: i32, %x: index) -> index {
  cf.switch %a : i32, [
    default: ^second
  ]
^second:
  cf.switch %a : i32, [
    default: ^left(%x : index),
    1: ^right(%x : index)
  ]
^left(%l: index):
  "test.keep"(%l) : (index) -> ()
  return %l : index
^right(%r: index):
  return %r : index
}

// CHECK: func.func @f(%arg0: i32, %arg1: index) -> index {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1(%arg1 : index),
// CHECK-NEXT: 1: ^bb2(%arg1 : index)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%0: index):  // pred: ^bb0
// CHECK-NEXT: "test.keep"(%0) : (index) -> ()
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: ^bb2(%1: index):  // pred: ^bb0
// CHECK-NEXT: return %1 : index
