// The pipeline refuses what its ownership stage refuses, and prints nothing on standard output.
// RUN: not %bufscope-opt %s --buffer-deallocation-pipeline 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --buffer-deallocation-pipeline 2>/dev/null | count 0

func.func @accepted(%m: memref<2xf32>) {
  return
}
func.func @refused(%m: memref<2xf32>, %n: index, %s: index, %u: index) {
  scf.for %i = %n to %u step %s {
    memref.dealloc %m : memref<2xf32>
  }
  return
}

// CHECK: {{.*}}ownership-pipeline.mlir:10:5: error: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: memref.dealloc %m : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}ownership-pipeline.mlir:10:5: note: see current operation: "memref.dealloc"(%arg0) : (memref<2xf32>) -> ()
