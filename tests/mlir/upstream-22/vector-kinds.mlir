// A type of another kind in a custom form, and as many numbers as a vector has not.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.gather %m[%i] [%f], %v, %v : memref<?xf32>, f32, vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.gather %f[%i] [%v], %v, %v : f32, vector<4xf32>, vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.gather %m[%i] [%v], %f, %v : memref<?xf32>, vector<4xf32>, f32, vector<4xf32> into vector<4xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.gather %m[%i] [%v], %v, %v : memref<?xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32> into f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.expandload %m[%i], %v, %v : memref<?xf32>, vector<4xf32>, f32 into vector<4xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.expandload %m[%i], %v, %v : memref<?xf32>, f32, vector<4xf32> into vector<4xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  vector.scatter %m[%i] [%v], %v, %v : f32, vector<4xf32>, vector<4xf32>, vector<4xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  vector.scatter %m[%i] [%v], %v, %v : memref<?xf32>, f32, vector<4xf32>, vector<4xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  vector.scatter %m[%i] [%v], %v, %v : memref<?xf32>, vector<4xf32>, vector<4xf32>, f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  vector.compressstore %m[%i], %v, %v : memref<?xf32>, vector<4xf32>, f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.extract_strided_slice %f {offsets = [0], sizes = [2], strides = [1]} : f32 to vector<4xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.insert_strided_slice %f, %v {offsets = [0], strides = [1]} : f32 into vector<4xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.insert_strided_slice %v, %f {offsets = [0], strides = [1]} : vector<4xf32> into f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.from_elements %f, %f : f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.from_elements %f, %f : vector<3xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.interleave %f, %f : f32 -> vector<3xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.interleave %v, %v : vector<4xf32> -> f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0, %1 = vector.deinterleave %f : f32 -> f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0, %1 = vector.deinterleave %v : vector<4xf32> -> f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  %0 = vector.scalable.extract %f[0] : vector<4xf32> from f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<[4]xf32>) {
  %0 = vector.scalable.extract %v[0] : f32 from vector<[4]xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<[4]xf32>) {
  %0 = vector.scalable.insert %f, %v[0] : f32 into vector<[4]xf32>
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<[4]xf32>) {
  %0 = vector.scalable.insert %v, %f[0] : vector<[4]xf32> into f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<[4]xf32>) {
  %0 = vector.to_elements %f : f32
  return
}

// -----
func.func @a(%f: f32, %i: index, %m: memref<?xf32>, %v: vector<4xf32>) {
  vector.load %f[%i] : f32, vector<4xf32>
  return
}

// CHECK: {{.*}}vector-kinds.mlir:5:59: error: custom op 'vector.gather' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.gather %m[%i] [%f], %v, %v : memref<?xf32>, f32, vector<4xf32>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:11:44: error: custom op 'vector.gather' invalid kind of type specified
// CHECK-NEXT: %0 = vector.gather %f[%i] [%v], %v, %v : f32, vector<4xf32>, vector<4xf32>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:17:74: error: custom op 'vector.gather' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.gather %m[%i] [%v], %f, %v : memref<?xf32>, vector<4xf32>, f32, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:23:108: error: custom op 'vector.gather' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.gather %m[%i] [%v], %v, %v : memref<?xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:29:73: error: custom op 'vector.expandload' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.expandload %m[%i], %v, %v : memref<?xf32>, vector<4xf32>, f32 into vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:35:58: error: custom op 'vector.expandload' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.expandload %m[%i], %v, %v : memref<?xf32>, f32, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:41:40: error: custom op 'vector.scatter' invalid kind of type specified
// CHECK-NEXT: vector.scatter %m[%i] [%v], %v, %v : f32, vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:47:55: error: custom op 'vector.scatter' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: vector.scatter %m[%i] [%v], %v, %v : memref<?xf32>, f32, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:53:85: error: custom op 'vector.scatter' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: vector.scatter %m[%i] [%v], %v, %v : memref<?xf32>, vector<4xf32>, vector<4xf32>, f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:59:71: error: custom op 'vector.compressstore' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: vector.compressstore %m[%i], %v, %v : memref<?xf32>, vector<4xf32>, f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:65:86: error: custom op 'vector.extract_strided_slice' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.extract_strided_slice %f {offsets = [0], sizes = [2], strides = [1]} : f32 to vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:71:8: error: 'vector.extract_strided_slice' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:71:8: note: see current operation: %0 = "vector.extract_strided_slice"(%arg3) <{offsets = [0], sizes = [2], strides = [1]}> : (vector<4xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-kinds.mlir:77:76: error: custom op 'vector.insert_strided_slice' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.insert_strided_slice %f, %v {offsets = [0], strides = [1]} : f32 into vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:83:95: error: custom op 'vector.insert_strided_slice' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.insert_strided_slice %v, %f {offsets = [0], strides = [1]} : vector<4xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:89:38: error: custom op 'vector.from_elements' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.from_elements %f, %f : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:95:29: error: custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 3 types
// CHECK-NEXT: %0 = vector.from_elements %f, %f : vector<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:101:35: error: custom op 'vector.interleave' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.interleave %f, %f : f32 -> vector<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:107:52: error: custom op 'vector.interleave' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.interleave %v, %v : vector<4xf32> -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:113:37: error: custom op 'vector.deinterleave' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0, %1 = vector.deinterleave %f : f32 -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:119:54: error: custom op 'vector.deinterleave' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0, %1 = vector.deinterleave %v : vector<4xf32> -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:125:59: error: custom op 'vector.scalable.extract' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.scalable.extract %f[0] : vector<4xf32> from f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:131:40: error: custom op 'vector.scalable.extract' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.scalable.extract %v[0] : f32 from vector<[4]xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:137:43: error: custom op 'vector.scalable.insert' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.scalable.insert %f, %v[0] : f32 into vector<[4]xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:143:64: error: custom op 'vector.scalable.insert' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.scalable.insert %v, %f[0] : vector<[4]xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:149:32: error: custom op 'vector.to_elements' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.to_elements %f : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-kinds.mlir:155:24: error: custom op 'vector.load' invalid kind of type specified: expected builtin.memref, but found 'f32'
// CHECK-NEXT: vector.load %f[%i] : f32, vector<4xf32>
// CHECK-NEXT: ^
