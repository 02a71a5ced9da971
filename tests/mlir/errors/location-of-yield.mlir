// What frees at the end of a loop whose values were all folded away has the place of the loop.
// RUN: not %bufscope-opt %s "--pass-pipeline=builtin.module(canonicalize,ownership-based-buffer-deallocation,bufferization-lower-deallocations,ownership-based-buffer-deallocation)" 2>&1 | FileCheck %s

func.func @f(%n: index, %k: i32, %m: memref<4xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %k) -> (i32) {
    %a = memref.alloc() : memref<4xf32>
    test.copy(%a, %m) : (memref<4xf32>, memref<4xf32>)
    scf.yield %x : i32
  }
  return %r : i32
}

// CHECK: {{.*}}location-of-yield.mlir:7:8: error: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %k) -> (i32) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}location-of-yield.mlir:7:8: note: see current operation: "memref.dealloc"(%8#0) : (memref<f32>) -> ()
