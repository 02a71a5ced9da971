// A pipeline for any op and one for functions do not run together, op by op: what the first of them
// finds wrong in the second function comes before what the other one does to the first function.
// RUN: not %bufscope-opt %s --pass-pipeline='builtin.module(any(ownership-based-buffer-deallocation),func.func(ownership-based-buffer-deallocation))' 2>&1 | FileCheck %s

func.func @fine(%m: memref<?xf32>) {
  %a = memref.alloc() : memref<2xf32>
  test.copy(%a, %m) : (memref<2xf32>, memref<?xf32>)
  return
}
func.func @not_fine(%m: memref<?xf32>) {
  memref.dealloc %m : memref<?xf32>
  return
}

// CHECK: {{.*}}any-apart.mlir:11:3: error: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: memref.dealloc %m : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}any-apart.mlir:11:3: note: see current operation: "memref.dealloc"(%arg0) : (memref<?xf32>) -> ()
