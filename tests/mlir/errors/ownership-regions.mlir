// An op with a region and a result that does not say how control flows through it.
// RUN: not %bufscope-opt %s --ownership-based-buffer-deallocation 2>&1 | FileCheck %s

func.func @atomic(%m: memref<4xf32>, %i: index) {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %y = arith.addf %x, %x : f32
    memref.atomic_yield %y : f32
  }
  return
}

// CHECK: {{.*}}ownership-regions.mlir:5:8: error: All operations with attached regions need to implement the RegionBranchOpInterface.
// CHECK-NEXT: %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}ownership-regions.mlir:5:8: note: see current operation:
// CHECK-NEXT: %1 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
// CHECK-NEXT: ^bb0(%arg2: f32):
// CHECK-NEXT: %2 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "memref.atomic_yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, index) -> f32
