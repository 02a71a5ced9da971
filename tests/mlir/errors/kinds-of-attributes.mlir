// An attribute of another class than a custom form asks for is an error where it stands; one of the class
// with a wrong value or type is one of the op; and an alias has the type that is asked for.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @index() {
  %0 = linalg.index "a" : index
  return
}

// -----

func.func @bit_as_index() {
  %0 = linalg.index true : index
  return
}

// -----

func.func @bound() {
  %0 = gpu.thread_id x upper_bound "a"
  return
}

// -----

func.func @alignment(%m: memref<4xf32>) {
  memref.assume_alignment %m, "x" : memref<4xf32>
  return
}

// -----

func.func @place(%v: vector<[4]xf32>) {
  %0 = vector.scalable.extract %v["a"] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @dimension() {
  linalg.softmax dimension("a")
  return
}

// -----

func.func @list_of_symbols() {
  %0 = vector.constant_mask [@x] : vector<4xi1>
  return
}

// -----

func.func @no_list() {
  %0 = vector.constant_mask "a" : vector<4xi1>
  return
}

// -----

#narrow = 1 : i32
func.func @narrow_alias() {
  %0 = linalg.index #narrow : index
  return
}

// -----

#number = 1
func.func @number_for_text(%c: i1) {
  cf.assert %c, #number
  return
}

// -----

#bytes = dense<1> : tensor<2xi8>
memref.global @bytes : memref<2xi16> = #bytes

// -----

#array = array<i64: 1>
func.func @alias_without_type() {
  %0 = linalg.index #array : index
  return
}

// -----

func.func @transposed(%m: memref<4xf32>) {
  %0 = memref.transpose %m (i) -> (i) : i32 to i32
  return
}

// -----

func.func @transposed_to(%m: memref<4xf32>) {
  %0 = memref.transpose %m (i) -> (i) : memref<4xf32> to i32
  return
}

// -----

func.func @allocated() {
  %0 = bufferization.alloc_tensor() : memref<4xi32>
  return
}

// CHECK: within split at {{.*}}kinds-of-attributes.mlir:1 offset :6:21: error: custom op 'linalg.index' invalid kind of attribute specified
// CHECK-NEXT: %0 = linalg.index "a" : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:10 offset :4:8: error: 'linalg.index' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0
// CHECK-NEXT: %0 = linalg.index true : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:10 offset :4:8: note: see current operation: %0 = "linalg.index"() <{dim = true}> : () -> index
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:17 offset :4:36: error: custom op 'gpu.thread_id' invalid kind of attribute specified
// CHECK-NEXT: %0 = gpu.thread_id x upper_bound "a"
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:24 offset :4:31: error: custom op 'memref.assume_alignment' invalid kind of attribute specified
// CHECK-NEXT: memref.assume_alignment %m, "x" : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:31 offset :4:35: error: custom op 'vector.scalable.extract' invalid kind of attribute specified
// CHECK-NEXT: %0 = vector.scalable.extract %v["a"] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:38 offset :4:28: error: custom op 'linalg.softmax' invalid kind of attribute specified
// CHECK-NEXT: linalg.softmax dimension("a")
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:45 offset :4:8: error: 'vector.constant_mask' op attribute 'mask_dim_sizes' failed to satisfy constraint: 64-bit integer array attribute
// CHECK-NEXT: %0 = vector.constant_mask [@x] : vector<4xi1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:45 offset :4:8: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = [@x]}> : () -> vector<4xi1>
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:52 offset :4:29: error: custom op 'vector.constant_mask' invalid kind of attribute specified
// CHECK-NEXT: %0 = vector.constant_mask "a" : vector<4xi1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:59 offset :5:29: error: attribute type different than expected: expected 'i64', but got 'i32'
// CHECK-NEXT: %0 = linalg.index #narrow : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:67 offset :6:3: error: attribute type different than expected: expected 'none', but got 'i64'
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:75 offset :5:1: error: attribute type different than expected: expected 'tensor<2xi16>', but got 'tensor<2xi8>'
// CHECK-EMPTY:
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:80 offset :5:21: error: custom op 'linalg.index' invalid kind of attribute specified
// CHECK-NEXT: %0 = linalg.index #array : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:88 offset :4:39: error: custom op 'memref.transpose' invalid kind of type specified
// CHECK-NEXT: %0 = memref.transpose %m (i) -> (i) : i32 to i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:95 offset :4:8: error: 'memref.transpose' op result #0 must be strided memref of any type values, but got 'i32'
// CHECK-NEXT: %0 = memref.transpose %m (i) -> (i) : memref<4xf32> to i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:95 offset :4:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0) -> (d0)>}> : (memref<4xf32>) -> i32
// CHECK-NEXT: within split at {{.*}}kinds-of-attributes.mlir:102 offset :4:39: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : memref<4xi32>
// CHECK-NEXT: ^
