// Where the original would crash: what the rules imply, and a warning.
// REFERENCE: none
// RUN: %bufscope-opt %s --allow-unregistered-dialect --hlo-buffer-reuse 2>&1 | FileCheck %s

func.func @used_behind_dealloc() {
  %a = memref.alloc() : memref<4xi8>
  memref.dealloc %a : memref<4xi8>
  "test.use"(%a) : (memref<4xi8>) -> ()
  return
}

func.func @copied_to_itself() {
  %a = memref.alloc() : memref<4xi8>
  memref.copy %a, %a : memref<4xi8> to memref<4xi8>
  memref.dealloc %a : memref<4xi8>
  return
}

func.func @copied_to_itself_and_used() {
  %a = memref.alloc() : memref<5000xi8>
  memref.copy %a, %a : memref<5000xi8> to memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  "test.use"(%a) : (memref<5000xi8>) -> ()
  return
}

// CHECK: {{.*}}buffer-reuse-warnings.mlir:6:8: warning: this buffer is used behind its dealloc, where the original would crash; it stays
// CHECK-NEXT: %a = memref.alloc() : memref<4xi8>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}buffer-reuse-warnings.mlir:14:3: warning: this copies a buffer to itself, where the original would crash; copy and buffer go
// CHECK-NEXT: memref.copy %a, %a : memref<4xi8> to memref<4xi8>
// CHECK-NEXT: ^
