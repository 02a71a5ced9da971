// Types of another kind than the op can have, which is said since 22.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

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

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.store %x, %v : !async.value<f32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.store %f, %v : <f32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.store %f, %t : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.load %v : <f32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.load %v : !async.value<i32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.load %t : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = "async.runtime.load"(%v) : (!async.value<f32>) -> i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  "async.runtime.store"(%x, %v) : (i32, !async.value<f32>) -> ()
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.create : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.create_group %i : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.add_ref %t {count = 0 : i64} : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.add_ref %t : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.add_ref %t {count = 1 : i32} : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.drop_ref %x {count = 1 : i64} : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.add_to_group %x, %g : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.await %x : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.await %f : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.is_error %x : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.set_available %g : !async.group
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.num_worker_threads : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.resume %t
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.await_and_resume %x, %t : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.load %v {a}: !async.value<f32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.store %f, %v {b} : !async.value<f32>
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

// CHECK: {{.*}}kinds-of-types.mlir:5:8: error: 'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'i1'
// CHECK-NEXT: %0 = vector.create_mask %n : i1
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:5:8: note: see current operation: %0 = "vector.create_mask"(%arg0) : (index) -> i1
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:12:8: error: 'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'
// CHECK-NEXT: %0 = vector.create_mask %n : vector<4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:12:8: note: see current operation: %0 = "vector.create_mask"(%arg0) : (index) -> vector<4xi32>
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:19:19: error: use of value '%m' expects different type than prior uses: 'tensor<4xf32>' vs 'memref<4xf32>'
// CHECK-NEXT: %0 = memref.dim %m, %n : tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:18:25: note: prior use here
// CHECK-NEXT: func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:26:25: error: use of value '%n' expects different type than prior uses: 'i32' vs 'index'
// CHECK-NEXT: %0 = arith.index_cast %n : i32 to index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:25:14: note: prior use here
// CHECK-NEXT: func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:33:8: error: 'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'
// CHECK-NEXT: %0 = vector.step : vector<4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:33:8: note: see current operation: %0 = "vector.step"() : () -> vector<4xi32>
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:40:22: error: custom op 'vector.step' invalid kind of type specified: expected builtin.vector, but found 'i32'
// CHECK-NEXT: %0 = vector.step : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:47:21: error: expected operation name in quotes
// CHECK-NEXT: %0 = vector.vscale : index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:54:32: error: custom op 'vector.fma' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.fma %v, %v, %v : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:68:3: error: operation defines 2 results but was provided 1 to bind
// CHECK-NEXT: %0 = affine.delinearize_index %n into (%n, %n) : index, i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:82:29: error: custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'index'
// CHECK-NEXT: %0 = memref.load %m[%n] : index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:89:19: error: expected operation name in quotes
// CHECK-NEXT: %0 = gpu.lane_id : index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:96:28: error: custom op 'gpu.num_subgroups' invalid kind of type specified: expected builtin.index, but found 'i32'
// CHECK-NEXT: %0 = gpu.num_subgroups : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:103:36: error: custom op 'gpu.dynamic_shared_memory' invalid kind of type specified: expected builtin.memref, but found 'i32'
// CHECK-NEXT: %0 = gpu.dynamic_shared_memory : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:110:26: error: custom op 'gpu.host_register' invalid kind of type specified: expected builtin.unranked_memref, but found 'memref<4xf32>'
// CHECK-NEXT: gpu.host_register %m : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:117:34: error: custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'index'
// CHECK-NEXT: %0 = tensor.from_elements %n : index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:124:8: error: 'shape.shape_of' op result #0 must be shape or extent tensor, but got 'index'
// CHECK-NEXT: %0 = shape.shape_of %m : memref<4xf32> -> index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:124:8: note: see current operation: %0 = "shape.shape_of"(%arg1) : (memref<4xf32>) -> index
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:131:8: error: 'shape.num_elements' op operand #0 must be shape or extent tensor, but got 'index'
// CHECK-NEXT: %0 = shape.num_elements %n : index -> index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:131:8: note: see current operation: %0 = "shape.num_elements"(%arg0) : (index) -> index
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:138:27: error: use of value '%n' expects different type than prior uses: '!shape.shape' vs 'index'
// CHECK-NEXT: %0 = shape.num_elements %n : !shape.shape -> index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:137:14: note: prior use here
// CHECK-NEXT: func.func @a(%n: index, %m: memref<4xf32>, %v: vector<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:145:37: error: custom op 'bufferization.to_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.to_tensor %v : vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:152:25: error: custom op 'linalg.index' invalid kind of type specified: expected builtin.index, but found 'i32'
// CHECK-NEXT: %0 = linalg.index 0 : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:159:30: error: custom op 'vector.type_cast' invalid kind of type specified: expected builtin.memref, but found 'vector<4xf32>'
// CHECK-NEXT: %0 = vector.type_cast %v : vector<4xf32> to memref<vector<4xf32>>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:166:8: error: 'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'f32'
// CHECK-NEXT: %0 = vector.constant_mask [3] : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:166:8: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> f32
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:173:58: error: custom op 'vector.maskedload' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: %0 = vector.maskedload %m[%n], %v, %v : memref<4xf32>, f32, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:180:37: error: custom op 'vector.reduction' invalid kind of type specified: expected builtin.vector, but found 'index'
// CHECK-NEXT: %0 = vector.reduction <add>, %n : index into index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:187:28: error: custom op 'vector.bitcast' invalid kind of type specified: expected builtin.vector, but found 'index'
// CHECK-NEXT: %0 = vector.bitcast %n : index to vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:197:23: error: use of value '%x' expects different type than prior uses: 'f32' vs 'i32'
// CHECK-NEXT: async.runtime.store %x, %v : !async.value<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:196:14: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:217:32: error: custom op 'async.runtime.store' invalid kind of type specified: expected async.value, but found '!async.token'
// CHECK-NEXT: async.runtime.store %f, %t : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:237:27: error: use of value '%v' expects different type than prior uses: '!async.value<i32>' vs '!async.value<f32>'
// CHECK-NEXT: %0 = async.runtime.load %v : !async.value<i32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:236:50: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:247:32: error: custom op 'async.runtime.load' invalid kind of type specified: expected async.value, but found '!async.token'
// CHECK-NEXT: %0 = async.runtime.load %t : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:257:8: error: 'async.runtime.load' op failed to verify that type of 'value' matches element type of 'storage'
// CHECK-NEXT: %0 = "async.runtime.load"(%v) : (!async.value<f32>) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:257:8: note: see current operation: %0 = "async.runtime.load"(%arg3) : (!async.value<f32>) -> i32
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:267:3: error: 'async.runtime.store' op failed to verify that type of 'value' matches element type of 'storage'
// CHECK-NEXT: "async.runtime.store"(%x, %v) : (i32, !async.value<f32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:267:3: note: see current operation: "async.runtime.store"(%arg0, %arg3) : (i32, !async.value<f32>) -> ()
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:277:8: error: 'async.runtime.create' op result #0 must be async value type or async token type, but got 'i32'
// CHECK-NEXT: %0 = async.runtime.create : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:277:8: note: see current operation: %0 = "async.runtime.create"() : () -> i32
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:287:40: error: custom op 'async.runtime.create_group' invalid kind of type specified: expected async.group, but found '!async.token'
// CHECK-NEXT: %0 = async.runtime.create_group %i : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:297:28: error: custom op 'async.runtime.add_ref' 'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive
// CHECK-NEXT: async.runtime.add_ref %t {count = 0 : i64} : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:307:3: error: 'async.runtime.add_ref' op requires attribute 'count'
// CHECK-NEXT: async.runtime.add_ref %t : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:307:3: note: see current operation: "async.runtime.add_ref"(%arg2) : (!async.token) -> ()
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:317:28: error: custom op 'async.runtime.add_ref' 'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive
// CHECK-NEXT: async.runtime.add_ref %t {count = 1 : i32} : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:327:3: error: 'async.runtime.drop_ref' op operand #0 must be async value type or async token type or async group type, but got 'i32'
// CHECK-NEXT: async.runtime.drop_ref %x {count = 1 : i64} : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:327:3: note: see current operation: "async.runtime.drop_ref"(%arg0) <{count = 1 : i64}> : (i32) -> ()
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:337:3: error: 'async.runtime.add_to_group' op operand #0 must be async value type or async token type, but got 'i32'
// CHECK-NEXT: async.runtime.add_to_group %x, %g : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:337:3: note: see current operation: %0 = "async.runtime.add_to_group"(%arg0, %arg4) : (i32, !async.group) -> index
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:347:3: error: 'async.runtime.await' op operand #0 must be async value type or async token type or async group type, but got 'i32'
// CHECK-NEXT: async.runtime.await %x : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:347:3: note: see current operation: "async.runtime.await"(%arg0) : (i32) -> ()
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:357:23: error: use of value '%f' expects different type than prior uses: '!async.token' vs 'f32'
// CHECK-NEXT: async.runtime.await %f : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:356:23: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:367:8: error: 'async.runtime.is_error' op operand #0 must be async value type or async token type or async group type, but got 'i32'
// CHECK-NEXT: %0 = async.runtime.is_error %x : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:367:8: note: see current operation: %0 = "async.runtime.is_error"(%arg0) : (i32) -> i1
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:377:3: error: 'async.runtime.set_available' op operand #0 must be async value type or async token type, but got '!async.group'
// CHECK-NEXT: async.runtime.set_available %g : !async.group
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:377:3: note: see current operation: "async.runtime.set_available"(%arg4) : (!async.group) -> ()
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:387:43: error: custom op 'async.runtime.num_worker_threads' invalid kind of type specified: expected builtin.index, but found 'i32'
// CHECK-NEXT: %0 = async.runtime.num_worker_threads : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:397:24: error: use of value '%t' expects different type than prior uses: '!async.coro.handle' vs '!async.token'
// CHECK-NEXT: async.runtime.resume %t
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:396:32: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:407:38: error: use of value '%t' expects different type than prior uses: '!async.coro.handle' vs '!async.token'
// CHECK-NEXT: async.runtime.await_and_resume %x, %t : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:406:32: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:434:39: error: custom op 'memref.transpose' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'
// CHECK-NEXT: %0 = memref.transpose %m (i) -> (i) : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:441:39: error: custom op 'memref.transpose' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
// CHECK-NEXT: %0 = memref.transpose %m (i) -> (i) : memref<*xf32> to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:448:39: error: custom op 'memref.transpose' invalid kind of type specified: expected builtin.memref, but found 'f32'
// CHECK-NEXT: %0 = memref.transpose %m (i) -> (i) : f32 to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:455:51: error: custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'tensor<4xf32>'
// CHECK-NEXT: %0 = affine.vector_load %m[%i] : memref<4xf32>, tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:462:51: error: custom op 'affine.vector_store' invalid kind of type specified: expected builtin.vector, but found 'tensor<4xf32>'
// CHECK-NEXT: affine.vector_store %v, %m[%i] : memref<4xf32>, tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:469:51: error: custom op 'affine.vector_store' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT: affine.vector_store %v, %m[%i] : memref<4xf32>, f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:476:39: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:483:39: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:490:47: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() {a = 1} : vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:497:48: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() copy(%i) : vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:504:39: error: custom op 'bufferization.alloc_tensor' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : (i32) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}kinds-of-types.mlir:511:43: error: custom op 'memref.transpose' invalid kind of type specified: expected builtin.memref, but found 'f32'
// CHECK-NEXT: %0 = memref.transpose %m (i) -> (i) {a} : f32
// CHECK-NEXT: ^
