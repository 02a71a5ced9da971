// A buffer of a tensor of a buffer: where a cast does not lead from one to the other, a copy does,
// into another memory space as well.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
#map = affine_map<(d0) -> (d0 * 2)>

// CHECK-LABEL: func.func @spaces(%arg0: memref<4xf32, 1>) -> memref<4xf32, 2> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, 2>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32, 1> to memref<4xf32, 2>
// CHECK-NEXT: return %alloc : memref<4xf32, 2>
// CHECK-NEXT: }
func.func @spaces(%m: memref<4xf32, 1>) -> memref<4xf32, 2> {
  %t = bufferization.to_tensor %m : memref<4xf32, 1> to tensor<4xf32>
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, 2>
  return %b : memref<4xf32, 2>
}

// CHECK-LABEL: func.func @spaces_layout(%arg0: memref<4xf32, strided<[1], offset: ?>, 1>) -> memref<4xf32, 2> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, 2>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32, strided<[1], offset: ?>, 1> to memref<4xf32, 2>
// CHECK-NEXT: return %alloc : memref<4xf32, 2>
// CHECK-NEXT: }
func.func @spaces_layout(%m: memref<4xf32, strided<[1], offset: ?>, 1>) -> memref<4xf32, 2> {
  %t = bufferization.to_tensor %m : memref<4xf32, strided<[1], offset: ?>, 1> to tensor<4xf32>
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, 2>
  return %b : memref<4xf32, 2>
}

// CHECK-LABEL: func.func @to_identity_in_space(%arg0: memref<4xf32, strided<[1], offset: ?>, 1>) -> memref<4xf32, 1> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32, strided<[1], offset: ?>, 1> to memref<4xf32, 1>
// CHECK-NEXT: return %alloc : memref<4xf32, 1>
// CHECK-NEXT: }
func.func @to_identity_in_space(%m: memref<4xf32, strided<[1], offset: ?>, 1>) -> memref<4xf32, 1> {
  %t = bufferization.to_tensor %m : memref<4xf32, strided<[1], offset: ?>, 1> to tensor<4xf32>
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, 1>
  return %b : memref<4xf32, 1>
}

// CHECK-LABEL: func.func @from_identity(%arg0: memref<4xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %cast : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @from_identity(%m: memref<4xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
  %t = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %b : memref<4xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @to_identity(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT: return %alloc : memref<4xf32>
// CHECK-NEXT: }
func.func @to_identity(%m: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32> {
  %t = bufferization.to_tensor %m : memref<4xf32, strided<[?], offset: ?>> to tensor<4xf32>
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return %b : memref<4xf32>
}

// CHECK-LABEL: func.func @to_identity_of_unknown_size(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32>
// CHECK-NEXT: return %alloc : memref<?x4xf32>
// CHECK-NEXT: }
func.func @to_identity_of_unknown_size(%m: memref<?x4xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32> {
  %t = bufferization.to_tensor %m : memref<?x4xf32, strided<[?, ?], offset: ?>> to tensor<?x4xf32>
  %b = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xf32>
  return %b : memref<?x4xf32>
}

// CHECK-LABEL: func.func @from_map(%arg0: memref<4xf32, #map>) -> memref<4xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32, #map> to memref<4xf32>
// CHECK-NEXT: return %alloc : memref<4xf32>
// CHECK-NEXT: }
func.func @from_map(%m: memref<4xf32, #map>) -> memref<4xf32> {
  %t = bufferization.to_tensor %m : memref<4xf32, #map> to tensor<4xf32>
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return %b : memref<4xf32>
}

// CHECK-LABEL: func.func @space_and_layout(%arg0: memref<4xf32, 3 : i32>) -> memref<4xf32, #map, 3> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, #map, 3>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32, 3 : i32> to memref<4xf32, #map, 3>
// CHECK-NEXT: return %alloc : memref<4xf32, #map, 3>
// CHECK-NEXT: }
func.func @space_and_layout(%m: memref<4xf32, 3 : i32>) -> memref<4xf32, #map, 3> {
  %t = bufferization.to_tensor %m : memref<4xf32, 3 : i32> to tensor<4xf32>
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, #map, 3>
  return %b : memref<4xf32, #map, 3>
}

// CHECK-LABEL: func.func @read_only(%arg0: memref<4xf32, 1>) -> memref<4xf32, 2> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, 2>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32, 1> to memref<4xf32, 2>
// CHECK-NEXT: return %alloc : memref<4xf32, 2>
// CHECK-NEXT: }
func.func @read_only(%m: memref<4xf32, 1>) -> memref<4xf32, 2> {
  %t = bufferization.to_tensor %m restrict writable : memref<4xf32, 1> to tensor<4xf32>
  %b = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32, 2>
  return %b : memref<4xf32, 2>
}

// CHECK-LABEL: func.func @of_cast(%arg0: memref<4xf32, 1>) -> memref<?xf32, 2> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, 2>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32, 1> to memref<4xf32, 2>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<4xf32, 2> to memref<?xf32, 2>
// CHECK-NEXT: return %cast : memref<?xf32, 2>
// CHECK-NEXT: }
func.func @of_cast(%m: memref<4xf32, 1>) -> memref<?xf32, 2> {
  %t = bufferization.to_tensor %m restrict writable : memref<4xf32, 1> to tensor<4xf32>
  %t2 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %b = bufferization.to_buffer %t2 : tensor<?xf32> to memref<?xf32, 2>
  return %b : memref<?xf32, 2>
}
