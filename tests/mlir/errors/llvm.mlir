// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s
// What is wrong with ops of the llvm dialect: in our words, where upstream's say more.
// REFERENCE: none

func.func @nothing_there(%u: !llvm.struct<(i64, ptr)>) {
  %c = llvm.extractvalue %u[2] : !llvm.struct<(i64, ptr)>
  return
}

// -----
func.func @other_type(%u: !llvm.struct<(i64, ptr)>) {
  %c = "llvm.extractvalue"(%u) {position = array<i64: 1>} : (!llvm.struct<(i64, ptr)>) -> i64
  return
}

// -----
func.func @no_callee() {
  "llvm.call"() : () -> ()
  return
}

// CHECK: within split at {{.*}}llvm.mlir:1 offset :6:26: error: custom op 'llvm.extractvalue' cannot tell what is at that place of the aggregate
// CHECK-NEXT: %c = llvm.extractvalue %u[2] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}llvm.mlir:10 offset :3:8: error: 'llvm.extractvalue' op failed to verify that its result has the type of what is extracted
// CHECK-NEXT: %c = "llvm.extractvalue"(%u) {position = array<i64: 1>} : (!llvm.struct<(i64, ptr)>) -> i64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}llvm.mlir:10 offset :3:8: note: see current operation: %0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 1>}> : (!llvm.struct<(i64, ptr)>) -> i64
// CHECK-NEXT: within split at {{.*}}llvm.mlir:16 offset :3:3: error: 'llvm.call' op failed to verify that there is a callee, or a pointer to one
// CHECK-NEXT: "llvm.call"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}llvm.mlir:16 offset :3:3: note: see current operation: "llvm.call"() : () -> ()
