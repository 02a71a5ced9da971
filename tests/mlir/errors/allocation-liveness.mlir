// A use behind what frees it takes the dealloc along, even behind the terminator.
// REFERENCE: mlir-opt-22
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --optimize-allocation-liveness 2>&1 | FileCheck %s

func.func @f(%c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return %a : memref<4xf32>
}

// CHECK: {{.*}}allocation-liveness.mlir:8:3: error: 'func.return' op must be the last operation in the parent block
// CHECK-NEXT: return %a : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}allocation-liveness.mlir:8:3: note: see current operation: "func.return"(%0) : (memref<4xf32>) -> ()
