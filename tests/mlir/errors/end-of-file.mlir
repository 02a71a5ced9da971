// A file that ends in the middle of a region: the error is at the end of the last op.
// RUN: not %bufscope-opt %s > %t 2>&1
// RUN: FileCheck %s --input-file=%t
// CHECK: {{.*}}end-of-file.mlir:[[# @LINE + 5]]:40: error: expected operation name in quotes
// CHECK-NEXT: %m = memref.alloc() : memref<2xf32>
// CHECK-NEXT: ^
func.func @end_of_file(%c: i1) {
  scf.if %c {
    %m = memref.alloc() : memref<2xf32>
