// Types of another kind than the op can have, said where they stand, or of another one of that kind.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.create_mask %n : i1
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.create_mask %n : vector<4xi32>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = memref.dim %m, %n : tensor<4xf32>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = arith.index_cast %n : i32 to index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.step : vector<4xi32>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.step : i32
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.vscale : index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.fma %v, %v, %v : f32
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  vector.print %n : index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = affine.delinearize_index %n into (%n, %n) : index, i32
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  gpu.wait
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = memref.load %m[%n] : index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = gpu.lane_id : index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = gpu.num_subgroups : i32
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = gpu.dynamic_shared_memory : i32
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  gpu.host_register %m : memref<4xf32>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = tensor.from_elements %n : index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = shape.shape_of %m : memref<4xf32> -> index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = shape.num_elements %n : index -> index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = shape.num_elements %n : !shape.shape -> index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = bufferization.to_tensor %v : vector<4xf32>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = linalg.index 0 : i32
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.type_cast %v : vector<4xf32> to memref<vector<4xf32>>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.constant_mask [3] : f32
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.maskedload %m[%n], %v, %v : memref<4xf32>, f32, vector<4xf32> into vector<4xf32>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.reduction <add>, %n : index into index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.bitcast %n : index to vector<4xf32>
 return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.transpose %m (i) -> (i) : tensor<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.transpose %m (i) -> (i) : memref<*xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.transpose %m (i) -> (i) : f32 to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = affine.vector_load %m[%i] : memref<4xf32>, tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) {
  affine.vector_store %v, %m[%i] : memref<4xf32>, tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) {
  affine.vector_store %v, %m[%i] : memref<4xf32>, f32
  return
}

// -----

func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor() : f32
  return
}

// -----

func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor() {a = 1} : vector<4xf32>
  return
}

// -----

func.func @f(%i: tensor<4xf32>) {
  %0 = bufferization.alloc_tensor() copy(%i) : vector<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor() : (i32) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.transpose %m (i) -> (i) {a} : f32 
  return
}

// CHECK: within split at {{.*}}kinds-of-types.mlir:1 offset :5:8: error: 'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'i1'
// CHECK-NEXT: %0 = vector.create_mask %n : i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:1 offset :5:8: note: see current operation: %0 = "vector.create_mask"(%arg0) : (index) -> i1
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:9 offset :4:8: error: 'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'
// CHECK-NEXT: %0 = vector.create_mask %n : vector<4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:9 offset :4:8: note: see current operation: %0 = "vector.create_mask"(%arg0) : (index) -> vector<4xi32>
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:16 offset :4:19: error: use of value '%m' expects different type than prior uses: 'tensor<4xf32>' vs 'memref<4xf32>'
// CHECK-NEXT: %0 = memref.dim %m, %n : tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:16 offset :3:25: note: prior use here
// CHECK-NEXT: func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:23 offset :4:25: error: use of value '%n' expects different type than prior uses: 'i32' vs 'index'
// CHECK-NEXT: %0 = arith.index_cast %n : i32 to index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:23 offset :3:14: note: prior use here
// CHECK-NEXT: func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:30 offset :4:8: error: 'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'
// CHECK-NEXT: %0 = vector.step : vector<4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:30 offset :4:8: note: see current operation: %0 = "vector.step"() : () -> vector<4xi32>
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:37 offset :4:22: error: custom op 'vector.step' invalid kind of type specified
// CHECK-NEXT: %0 = vector.step : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:44 offset :4:21: error: expected operation name in quotes
// CHECK-NEXT: %0 = vector.vscale : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:51 offset :4:32: error: custom op 'vector.fma' invalid kind of type specified
// CHECK-NEXT: %0 = vector.fma %v, %v, %v : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:65 offset :4:3: error: operation defines 2 results but was provided 1 to bind
// CHECK-NEXT: %0 = affine.delinearize_index %n into (%n, %n) : index, i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:79 offset :4:29: error: custom op 'memref.load' invalid kind of type specified
// CHECK-NEXT: %0 = memref.load %m[%n] : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:86 offset :4:19: error: expected operation name in quotes
// CHECK-NEXT: %0 = gpu.lane_id : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:93 offset :4:28: error: custom op 'gpu.num_subgroups' invalid kind of type specified
// CHECK-NEXT: %0 = gpu.num_subgroups : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:100 offset :4:36: error: custom op 'gpu.dynamic_shared_memory' invalid kind of type specified
// CHECK-NEXT: %0 = gpu.dynamic_shared_memory : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:107 offset :4:26: error: custom op 'gpu.host_register' invalid kind of type specified
// CHECK-NEXT: gpu.host_register %m : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:114 offset :4:34: error: custom op 'tensor.from_elements' invalid kind of type specified
// CHECK-NEXT: %0 = tensor.from_elements %n : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:121 offset :4:8: error: 'shape.shape_of' op result #0 must be shape or extent tensor, but got 'index'
// CHECK-NEXT: %0 = shape.shape_of %m : memref<4xf32> -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:121 offset :4:8: note: see current operation: %0 = "shape.shape_of"(%arg1) : (memref<4xf32>) -> index
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:128 offset :4:8: error: 'shape.num_elements' op operand #0 must be shape or extent tensor, but got 'index'
// CHECK-NEXT: %0 = shape.num_elements %n : index -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:128 offset :4:8: note: see current operation: %0 = "shape.num_elements"(%arg0) : (index) -> index
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:135 offset :4:27: error: use of value '%n' expects different type than prior uses: '!shape.shape' vs 'index'
// CHECK-NEXT: %0 = shape.num_elements %n : !shape.shape -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:135 offset :3:14: note: prior use here
// CHECK-NEXT: func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:142 offset :4:37: error: custom op 'bufferization.to_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.to_tensor %v : vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:149 offset :4:25: error: custom op 'linalg.index' invalid kind of type specified
// CHECK-NEXT: %0 = linalg.index 0 : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:156 offset :4:30: error: custom op 'vector.type_cast' invalid kind of type specified
// CHECK-NEXT: %0 = vector.type_cast %v : vector<4xf32> to memref<vector<4xf32>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:163 offset :4:8: error: 'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'f32'
// CHECK-NEXT: %0 = vector.constant_mask [3] : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:163 offset :4:8: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = [3]}> : () -> f32
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:170 offset :4:58: error: custom op 'vector.maskedload' invalid kind of type specified
// CHECK-NEXT: %0 = vector.maskedload %m[%n], %v, %v : memref<4xf32>, f32, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:177 offset :4:37: error: custom op 'vector.reduction' invalid kind of type specified
// CHECK-NEXT: %0 = vector.reduction <add>, %n : index into index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:184 offset :4:28: error: custom op 'vector.bitcast' invalid kind of type specified
// CHECK-NEXT: %0 = vector.bitcast %n : index to vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:191 offset :4:39: error: custom op 'memref.transpose' invalid kind of type specified
// CHECK-NEXT: %0 = memref.transpose %m (i) -> (i) : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:198 offset :4:39: error: custom op 'memref.transpose' invalid kind of type specified
// CHECK-NEXT: %0 = memref.transpose %m (i) -> (i) : memref<*xf32> to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:205 offset :4:39: error: custom op 'memref.transpose' invalid kind of type specified
// CHECK-NEXT: %0 = memref.transpose %m (i) -> (i) : f32 to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:212 offset :4:51: error: custom op 'affine.vector_load' invalid kind of type specified
// CHECK-NEXT: %0 = affine.vector_load %m[%i] : memref<4xf32>, tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:219 offset :4:51: error: custom op 'affine.vector_store' invalid kind of type specified
// CHECK-NEXT: affine.vector_store %v, %m[%i] : memref<4xf32>, tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:226 offset :4:51: error: custom op 'affine.vector_store' invalid kind of type specified
// CHECK-NEXT: affine.vector_store %v, %m[%i] : memref<4xf32>, f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:233 offset :4:39: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:240 offset :4:39: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:247 offset :4:47: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() {a = 1} : vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:254 offset :4:48: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() copy(%i) : vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:261 offset :4:39: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : (i32) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}kinds-of-types.mlir:268 offset :4:43: error: custom op 'memref.transpose' invalid kind of type specified
// CHECK-NEXT: %0 = memref.transpose %m (i) -> (i) {a} : f32
// CHECK-NEXT: ^
