// A nested pipeline that failed on one function goes on with the next.
// RUN: not %bufscope-opt %s --upstream=22 --mlir-disable-threading "--pass-pipeline=builtin.module(func.func(ownership-based-buffer-deallocation))" 2>&1 | FileCheck %s

func.func @f(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @g(%m: memref<8xf32>) {
  memref.dealloc %m : memref<8xf32>
  return
}

// CHECK: {{.*}}goes-on.mlir:5:3: error: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: memref.dealloc %m : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}goes-on.mlir:5:3: note: see current operation: "memref.dealloc"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: {{.*}}goes-on.mlir:9:3: error: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: memref.dealloc %m : memref<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}goes-on.mlir:9:3: note: see current operation: "memref.dealloc"(%arg0) : (memref<8xf32>) -> ()
