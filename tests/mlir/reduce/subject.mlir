// Only what is in the function counts, with as many steps as are asked for, as where it is checked.
// RUN: %bufscope-opt --reduce --function=later --most-steps=5000000 %s 2>/dev/null | FileCheck %s
// RUN: %bufscope-opt --reduce --function=later %s 2>/dev/null | FileCheck %s --check-prefix=FEW
// RUN: not %bufscope-opt --reduce --function=none %s 2>&1 | FileCheck %s --check-prefix=NONE

// CHECK: // bufscope-opt --check --most-steps=5000000 -
// CHECK: // line 6: freed-twice at 'memref.alloc', before the passes
// CHECK-NOT: {{.*}}@first{{.*}}
// CHECK: func.func @later() {

// FEW: // line {{[0-9]+}}: perhaps limit at 'func.func', before the passes
// FEW-NOT: {{.*}}@first{{.*}}

// NONE: {{.*}}there is no function 'none'{{.*}}

func.func @first() {
  %a = memref.alloc() : memref<f32>
  memref.dealloc %a : memref<f32>
  memref.dealloc %a : memref<f32>
  return
}

func.func @later(%v: f32) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %n = arith.constant 300000 : index
  %m = memref.alloca() : memref<f32>
  scf.for %i = %0 to %n step %1 {
    memref.store %v, %m[] : memref<f32>
  }
  %a = memref.alloc() : memref<f32>
  memref.dealloc %a : memref<f32>
  memref.dealloc %a : memref<f32>
  return
}
