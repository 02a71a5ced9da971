// In code that nothing reaches, a block may get its own arguments from the only branch that leads to
// it. They cannot be replaced by themselves: the branch stays, until all of it goes.
// RUN: %bufscope-opt --allow-unregistered-dialect %s --canonicalize | FileCheck %s
// RUN: %bufscope-opt --allow-unregistered-dialect %s --canonicalize=top-down=false | FileCheck %s

// CHECK: func.func @f(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f(%c: i1, %a: i32) {
  return
^before:
  "test.keep"(%x, %a) : (i32, i32) -> ()
  cf.br ^block(%x : i32)
^block(%x: i32):
  "test.keep"(%x, %x) : (i32, i32) -> ()
  cf.br ^before
}
