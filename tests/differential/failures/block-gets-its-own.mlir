// In code that nothing reaches, a block may get its own arguments from the only branch that leads to
// it. The reference erases them with the block while they are in use.
// RUN: --canonicalize=region-simplify=disabled
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it erases an argument of the block that is passed to itself

func.func @f(%c: i1, %a: i32) {
  return
^before:
  "test.keep"(%x, %a) : (i32, i32) -> ()
  cf.br ^block(%x : i32)
^block(%x: i32):
  "test.keep"(%x, %x) : (i32, i32) -> ()
  cf.br ^before
}

// CHECK: func.func @f(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb1
// CHECK-NEXT: "test.keep"(%0, %0) : (i32, i32) -> ()
// CHECK-NEXT: "test.keep"(%0, %arg1) : (i32, i32) -> ()
// CHECK-NEXT: cf.br ^bb1(%0 : i32)
