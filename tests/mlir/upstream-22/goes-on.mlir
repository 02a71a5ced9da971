// A nested pipeline that failed on one function goes on with the next; those behind it that run with it do not run on the first.
// RUN: not %bufscope-opt %s --upstream=22 --mlir-disable-threading "--pass-pipeline=builtin.module(func.func(ownership-based-buffer-deallocation))" 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --upstream=22 --mlir-disable-threading "--pass-pipeline=builtin.module(func.func(ownership-based-buffer-deallocation),func.func(ownership-based-buffer-deallocation))" 2>&1 | FileCheck %s

func.func @f(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @g(%m: memref<8xf32>) {
  memref.dealloc %m : memref<8xf32>
  return
}

// CHECK: {{.*}}goes-on.mlir:6:3: error: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: memref.dealloc %m : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}goes-on.mlir:6:3: note: see current operation: "memref.dealloc"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: {{.*}}goes-on.mlir:10:3: error: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: memref.dealloc %m : memref<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}goes-on.mlir:10:3: note: see current operation: "memref.dealloc"(%arg0) : (memref<8xf32>) -> ()
