// Loops whose bounds are the ends of what an index can be: nothing overflows when they are tried out.
// RUN: %bufscope-opt %s --check --buffer-deallocation 2>&1 | FileCheck %s
// CHECK-NOT: {{.*}}warning{{.*}}
// CHECK: func.func @f(%arg0: index, %arg1: memref<4xf32>) {

func.func @f(%n: index, %m: memref<4xf32>) {
  %a = arith.constant -9223372036854775808 : index
  %b = arith.constant 9223372036854775807 : index
  scf.for %i = %a to %b step %b { %x = memref.alloc() : memref<4xf32>
    memref.copy %m, %x : memref<4xf32> to memref<4xf32> }
  scf.for %i = %b to %n step %b { %x = memref.alloc() : memref<4xf32>
    memref.copy %m, %x : memref<4xf32> to memref<4xf32> }
  return
}
