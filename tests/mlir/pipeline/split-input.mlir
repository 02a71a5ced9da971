// --split-input-file: chunks are programs of their own, one that is refused prints nothing but its mark.
// RUN: not %bufscope-opt %s --split-input-file --buffer-deallocation-pipeline > %t 2>&1
// RUN: FileCheck %s --input-file=%t
// CHECK: within split at {{.*}}split-input.mlir:{{[0-9]+}} offset :3:3: error: memory free side-effect on MemRef value not supported!
// CHECK-LABEL: module {
// CHECK-NEXT: func.func @first() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {{//}} -----
func.func @first() {
  return
}
// -----
func.func @refused(%m: memref<2xf32>) {
  memref.dealloc %m : memref<2xf32>
  return
}
// -----
// CHECK-NEXT: {{//}} -----
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @third() -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: return %c1_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @third() -> i32 {
  %a = arith.constant 1 : i32
  return %a : i32
}
