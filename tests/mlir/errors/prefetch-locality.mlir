// The locality of a prefetch is an i32 attribute.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @too_large(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<4294967296>, data : memref<4xf32>
  return
}

// -----
func.func @a_text(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<"a">, data : memref<4xf32>
  return
}

// -----
func.func @a_text_too(%m: memref<4xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<"a">, data : memref<4xf32>
  return
}

// CHECK: within split at {{.*}}prefetch-locality.mlir:1 offset :5:42: error: integer constant out of range for attribute
// CHECK-NEXT: memref.prefetch %m[%i], read, locality<4294967296>, data : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}prefetch-locality.mlir:9 offset :3:42: error: custom op 'memref.prefetch' invalid kind of attribute specified
// CHECK-NEXT: memref.prefetch %m[%i], read, locality<"a">, data : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}prefetch-locality.mlir:15 offset :3:42: error: custom op 'affine.prefetch' invalid kind of attribute specified
// CHECK-NEXT: affine.prefetch %m[%i], read, locality<"a">, data : memref<4xf32>
// CHECK-NEXT: ^
