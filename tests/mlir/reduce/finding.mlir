// What is found stays of the same kind at the same op; the first lines say how, and are true.
// RUN: %bufscope-opt %s --reduce -o %t.mlir 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s < %t.mlir
// RUN: not %bufscope-opt --check %t.mlir 2>&1 >/dev/null | FileCheck %s --check-prefix=AGAIN
// RUN: %bufscope-opt %s --reduce=2 | FileCheck %s --check-prefix=SECOND
// RUN: not %bufscope-opt %s --reduce=3 2>&1 | FileCheck %s --check-prefix=THIRD

// SAID: bufscope-opt: {{[0-9]+}} of {{[0-9]+}} ops are left after {{[0-9]+}} tries: line 6: freed-twice at 'memref.alloc', before the passes
// CHECK: // bufscope-opt --check finding.mlir.tmp.mlir
// CHECK-NEXT: // bufscope: pipeline=builtin.module()
// CHECK-NEXT: // line 6: freed-twice at 'memref.alloc', before the passes
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @twice() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<1xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<1xf32>
// CHECK-NEXT: return
// AGAIN: {{.*}}.mlir:6:14: error: this buffer is freed twice: {{.*}}
// SECOND: // line {{[0-9]+}}: used-freed at 'memref.alloc', before the passes
// THIRD: bufscope-opt: nothing to reduce: 2 things are found, and no more

func.func private @other(memref<16xf32>)
func.func @twice(%n: index, %out: memref<16xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %mine = memref.alloc() : memref<16xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%at = %c0) -> (index) {
    %next = arith.addi %at, %i : index
    memref.copy %mine, %out : memref<16xf32> to memref<16xf32>
    scf.yield %next : index
  }
  %is = arith.cmpi eq, %sum, %c0 : index
  scf.if %is {
    func.call @other(%out) : (memref<16xf32>) -> ()
    memref.dealloc %mine : memref<16xf32>
  } else {
    memref.dealloc %mine : memref<16xf32>
  }
  memref.dealloc %mine : memref<16xf32>
  return %sum : index
}
func.func @late(%n: index) -> f32 {
  %more = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %more : memref<?xf32>
  %c0 = arith.constant 0 : index
  %x = memref.load %more[%c0] : memref<?xf32>
  return %x : f32
}
