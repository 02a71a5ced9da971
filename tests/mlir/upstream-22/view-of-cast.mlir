// A view of a cast is a view of what was cast, whatever that is; not all of them are valid then.
// RUN: not %bufscope-opt %s --upstream=22 --canonicalize --split-input-file 2>&1 | FileCheck %s

func.func @arg(%a: memref<16xi8>, %i: index, %n: index) -> (memref<2x4xf32>, memref<?x4xf32>) {
  %c = memref.cast %a : memref<16xi8> to memref<?xi8>
  %v = memref.view %c[%i][] : memref<?xi8> to memref<2x4xf32>
  %w = memref.view %c[%i][%n] : memref<?xi8> to memref<?x4xf32>
  return %v, %w : memref<2x4xf32>, memref<?x4xf32>
}

// -----
func.func @more(%a: memref<?xi8>, %i: index, %n: index) -> (memref<2x4xf32>, memref<?x4xf32>) {
  %c = memref.cast %a : memref<?xi8> to memref<16xi8>
  %v = memref.view %c[%i][] : memref<16xi8> to memref<2x4xf32>
  %w = memref.view %c[%i][%n] : memref<16xi8> to memref<?x4xf32>
  return %v, %w : memref<2x4xf32>, memref<?x4xf32>
}

// -----
func.func @unranked(%a: memref<*xi8>, %i: index, %n: index) -> (memref<2x4xf32>, memref<?x4xf32>) {
  %c = memref.cast %a : memref<*xi8> to memref<16xi8>
  %v = memref.view %c[%i][] : memref<16xi8> to memref<2x4xf32>
  %w = memref.view %c[%i][%n] : memref<16xi8> to memref<?x4xf32>
  return %v, %w : memref<2x4xf32>, memref<?x4xf32>
}

// -----
func.func @strided(%a: memref<16xi8, strided<[1]>>, %i: index, %n: index) -> (memref<2x4xf32>, memref<?x4xf32>) {
  %c = memref.cast %a : memref<16xi8, strided<[1]>> to memref<16xi8>
  %v = memref.view %c[%i][] : memref<16xi8> to memref<2x4xf32>
  %w = memref.view %c[%i][%n] : memref<16xi8> to memref<?x4xf32>
  return %v, %w : memref<2x4xf32>, memref<?x4xf32>
}

// -----
func.func @strided_offset(%a: memref<16xi8, strided<[1], offset: ?>>, %i: index, %n: index) -> (memref<2x4xf32>, memref<?x4xf32>) {
  %c = memref.cast %a : memref<16xi8, strided<[1], offset: ?>> to memref<16xi8>
  %v = memref.view %c[%i][] : memref<16xi8> to memref<2x4xf32>
  %w = memref.view %c[%i][%n] : memref<16xi8> to memref<?x4xf32>
  return %v, %w : memref<2x4xf32>, memref<?x4xf32>
}

// -----
func.func @strided_offset_dyn(%a: memref<16xi8, strided<[1], offset: ?>>, %i: index, %n: index) -> (memref<2x4xf32>, memref<?x4xf32>) {
  %c = memref.cast %a : memref<16xi8, strided<[1], offset: ?>> to memref<?xi8>
  %v = memref.view %c[%i][] : memref<?xi8> to memref<2x4xf32>
  %w = memref.view %c[%i][%n] : memref<?xi8> to memref<?x4xf32>
  return %v, %w : memref<2x4xf32>, memref<?x4xf32>
}

// -----
func.func @alloc(%i: index, %n: index) -> (memref<2x4xf32>, memref<?x4xf32>) {
  %a = memref.alloc() : memref<16xi8>
  %c = memref.cast %a : memref<16xi8> to memref<?xi8>
  %v = memref.view %c[%i][] : memref<?xi8> to memref<2x4xf32>
  %w = memref.view %c[%i][%n] : memref<?xi8> to memref<?x4xf32>
  return %v, %w : memref<2x4xf32>, memref<?x4xf32>
}

// -----
func.func @alloc_more(%i: index, %n: index) -> (memref<2x4xf32>, memref<?x4xf32>) {
  %a = memref.alloc(%n) : memref<?xi8>
  %c = memref.cast %a : memref<?xi8> to memref<16xi8>
  %v = memref.view %c[%i][] : memref<16xi8> to memref<2x4xf32>
  %w = memref.view %c[%i][%n] : memref<16xi8> to memref<?x4xf32>
  return %v, %w : memref<2x4xf32>, memref<?x4xf32>
}

// CHECK: {{.*}}view-of-cast.mlir:22:8: error: 'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<*xi8>'
// CHECK-NEXT: %v = memref.view %c[%i][] : memref<16xi8> to memref<2x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}view-of-cast.mlir:22:8: note: see current operation: %0 = "memref.view"(%arg0, %arg1) : (memref<*xi8>, index) -> memref<2x4xf32>
// CHECK-NEXT: {{.*}}view-of-cast.mlir:38:8: error: unsupported map for base memref type 'memref<16xi8, strided<[1], offset: ?>>'
// CHECK-NEXT: %v = memref.view %c[%i][] : memref<16xi8> to memref<2x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}view-of-cast.mlir:38:8: note: see current operation: %0 = "memref.view"(%arg0, %arg1) : (memref<16xi8, strided<[1], offset: ?>>, index) -> memref<2x4xf32>
// CHECK-NEXT: {{.*}}view-of-cast.mlir:46:8: error: unsupported map for base memref type 'memref<16xi8, strided<[1], offset: ?>>'
// CHECK-NEXT: %v = memref.view %c[%i][] : memref<?xi8> to memref<2x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}view-of-cast.mlir:46:8: note: see current operation: %0 = "memref.view"(%arg0, %arg1) : (memref<16xi8, strided<[1], offset: ?>>, index) -> memref<2x4xf32>
