// What an effects sheet says of ops holds while a program becomes smaller; the command that shows
// what is left names the sheet, which does not stand beside it.
// RUN: rm -rf %t && mkdir %t && cp %s %t/a.mlir && cp %S/Inputs/twice.effects %t/a.mlir.effects
// RUN: %bufscope-opt %t/a.mlir --reduce -o %t/small.mlir 2>/dev/null
// RUN: FileCheck %s < %t/small.mlir
// RUN: not %bufscope-opt --effects=%t/a.mlir.effects --check %t/small.mlir 2>&1 >/dev/null | FileCheck %s --check-prefix=AGAIN

// CHECK: // bufscope-opt --effects={{.*}}a.mlir.effects --check small.mlir
// CHECK-NEXT: // bufscope: pipeline=builtin.module()
// CHECK-NEXT: // line 6: freed-twice at 'my.make', before the passes
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @twice() {
// CHECK-NEXT: %0 = "my.make"() : () -> memref<1xf32>
// CHECK-NEXT: "my.free"(%0) : (memref<1xf32>) -> ()
// CHECK-NEXT: "my.free"(%0) : (memref<1xf32>) -> ()
// CHECK-NEXT: return
// AGAIN: {{.*}}small.mlir:6:10: error: this buffer is freed twice: {{.*}}

func.func @twice(%in: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = "my.make"() : () -> memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    "my.copy"(%in, %a) : (memref<8xf32>, memref<8xf32>) -> ()
  }
  "my.free"(%a) : (memref<8xf32>) -> ()
  "my.free"(%a) : (memref<8xf32>) -> ()
  return
}
