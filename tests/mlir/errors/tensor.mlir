// Ops on tensors that are not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%i: index) { %0 = tensor.empty() : tensor<?xf32> 
return }

// -----
func.func @f(%i: index) { %0 = tensor.empty(%i, %i) : tensor<?xf32> 
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>) { %0 = tensor.extract %t[] : tensor<4xf32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.insert %f into %t[] : tensor<4xf32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.cast %t : tensor<4xf32> to tensor<4xi32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.extract_slice %t[0][2][1] : tensor<4xf32> to tensor<3xf32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.extract_slice %t[0][2][1] : tensor<4xf32> to tensor<2xi32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.extract_slice %t[0][2][1] : tensor<4xf32> to tensor<2x1xf32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.extract_slice %t[0, 0][2, 1][1, 1] : tensor<4xf32> to tensor<2x1xf32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %u: tensor<2xf32>) { %0 = tensor.insert_slice %u into %t[0][3][1] : tensor<2xf32> into tensor<4xf32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %u: tensor<2xf32>) { %0 = tensor.splat %u : tensor<4xf32>
return }

// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.splat %f[%i] : tensor<4xf32>
return }

// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.from_elements %f, %f : tensor<4xf32>
return }

// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.from_elements %f : tensor<?xf32>
return }

// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i, %i { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<?xf32>
return }

// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i { ^bb0: tensor.yield %f : f32 } : tensor<?xf32>
return }

// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i { ^bb0(%a: i32): tensor.yield %f : f32 } : tensor<?xf32>
return }

// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i { ^bb0(%a: index): tensor.yield %i : index } : tensor<?xf32>
return }

// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i { ^bb0(%a: index): func.return } : tensor<?xf32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.pad %t low[0] high[1] { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<4xf32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.pad %t low[0] high[1] { ^bb0: tensor.yield %f : f32 } : tensor<4xf32> to tensor<5xf32>
return }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.pad %t low[0] high[1] { ^bb0(%a: index): tensor.yield %i : index } : tensor<4xf32> to tensor<5xf32>
return }

// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.collapse_shape %t [[0], [1]] : tensor<4x4xf32> into tensor<16xf32>
return }

// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<15xf32>
return }

// -----
func.func @f(%t: tensor<16xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, 5] : tensor<16xf32> into tensor<4x5xf32>
return }

// -----
func.func @f(%t: tensor<16xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, 5] : tensor<16xf32> into tensor<4x4xf32>
return }

// -----
func.func @f(%t: tensor<16xf32>, %s: tensor<?xindex>) { %0 = tensor.reshape %t(%s) : (tensor<16xf32>, tensor<?xindex>) -> tensor<4x4xf32>
return }

// -----
func.func @f(%t: tensor<16xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %t(%s) : (tensor<16xf32>, tensor<2xindex>) -> tensor<4x4x1xf32>
return }

// -----
func.func @f(%t: tensor<16xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %t(%s) : (tensor<16xf32>, tensor<2xindex>) -> tensor<4x3xf32>
return }

// -----
func.func @f(%t: tensor<16xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %t(%s) : (tensor<16xf32>, tensor<2xindex>) -> tensor<4x4xi32>
return }

// -----
func.func @f(%t: tensor<16xf32>) { %0 = tensor.concat dim(1) %t, %t : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
return }

// -----
func.func @f(%t: tensor<16xf32>) { %0 = tensor.concat dim(0) %t, %t : (tensor<16xf32>, tensor<16xf32>) -> tensor<31xf32>
return }

// -----
func.func @f(%t: tensor<f32>, %i: index) { %0 = tensor.dim %t, %i : tensor<f32>
return }

// -----
func.func @f(%t: memref<4xf32>, %i: index) { %0 = tensor.dim %t, %i : memref<4xf32>
return }

// -----
func.func @f(%t: tensor<*xf32>, %i: index) { %0 = tensor.extract %t[%i] : tensor<*xf32>
return }

// -----
func.func @f(%t: tensor<4xf32>, %i: index) { %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi16>
return }

// -----
func.func @f(%t: tensor<4xf32>, %i: index) { tensor.yield %i : index }

// -----
func.func @f(%i: index, %t: tensor<4xf32>, %u: tensor<2xf32>) { tensor.parallel_insert_slice %u into %t[0][2][1] : tensor<2xf32> into tensor<4xf32>
return }

// CHECK: within split at {{.*}}tensor.mlir:1 offset :4:32: error: 'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1
// CHECK-NEXT: func.func @f(%i: index) { %0 = tensor.empty() : tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:1 offset :4:32: note: see current operation: %0 = "tensor.empty"() : () -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:7 offset :2:32: error: 'tensor.empty' op incorrect number of dynamic sizes, has 2, expected 1
// CHECK-NEXT: func.func @f(%i: index) { %0 = tensor.empty(%i, %i) : tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:7 offset :2:32: note: see current operation: %0 = "tensor.empty"(%arg0, %arg0) : (index, index) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:11 offset :2:51: error: 'tensor.extract' op incorrect number of indices for extract_element
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>) { %0 = tensor.extract %t[] : tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:11 offset :2:51: note: see current operation: %0 = "tensor.extract"(%arg1) : (tensor<4xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}tensor.mlir:15 offset :2:60: error: 'tensor.insert' op incorrect number of indices
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.insert %f into %t[] : tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:15 offset :2:60: note: see current operation: %0 = "tensor.insert"(%arg2, %arg1) : (f32, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:19 offset :2:60: error: 'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:19 offset :2:60: note: see current operation: %0 = "tensor.cast"(%arg1) : (tensor<4xf32>) -> tensor<5xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:23 offset :2:60: error: 'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi32>' are cast incompatible
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.cast %t : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:23 offset :2:60: note: see current operation: %0 = "tensor.cast"(%arg1) : (tensor<4xf32>) -> tensor<4xi32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:27 offset :2:60: error: expected type to be 'tensor<2xf32>' or a rank-reduced version. (size mismatch)
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.extract_slice %t[0][2][1] : tensor<4xf32> to tensor<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:27 offset :2:60: note: see current operation: %0 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:31 offset :2:60: error: expected element type to be 'f32'
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.extract_slice %t[0][2][1] : tensor<4xf32> to tensor<2xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:31 offset :2:60: note: see current operation: %0 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2xi32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:35 offset :2:60: error: expected rank to be smaller or equal to the other rank.
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.extract_slice %t[0][2][1] : tensor<4xf32> to tensor<2x1xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:35 offset :2:60: note: see current operation: %0 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x1xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:39 offset :2:60: error: expected 1 offset values, got 2
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.extract_slice %t[0, 0][2, 1][1, 1] : tensor<4xf32> to tensor<2x1xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:39 offset :2:60: note: see current operation: %0 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4xf32>) -> tensor<2x1xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:43 offset :2:70: error: expected type to be 'tensor<3xf32>' or a rank-reduced version. (size mismatch)
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %u: tensor<2xf32>) { %0 = tensor.insert_slice %u into %t[0][3][1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:43 offset :2:70: note: see current operation: %0 = "tensor.insert_slice"(%arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:47 offset :2:83: error: use of value '%u' expects different type than prior uses: 'f32' vs 'tensor<2xf32>'
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %u: tensor<2xf32>) { %0 = tensor.splat %u : tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:47 offset :2:44: note: prior use here
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %u: tensor<2xf32>) { %0 = tensor.splat %u : tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:51 offset :2:41: error: 'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0
// CHECK-NEXT: func.func @f(%i: index, %f: f32) { %0 = tensor.splat %f[%i] : tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:51 offset :2:41: note: see current operation: %0 = "tensor.splat"(%arg1, %arg0) : (f32, index) -> tensor<4xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:55 offset :2:62: error: custom op 'tensor.from_elements' 2 operands present, but expected 4
// CHECK-NEXT: func.func @f(%i: index, %f: f32) { %0 = tensor.from_elements %f, %f : tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:59 offset :2:41: error: custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'
// CHECK-NEXT: func.func @f(%i: index, %f: f32) { %0 = tensor.from_elements %f : tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:63 offset :2:41: error: must have as many index operands as dynamic extents in the result type
// CHECK-NEXT: func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i, %i { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:63 offset :2:41: note: see current operation:
// CHECK-NEXT: %0 = "tensor.generate"(%arg0, %arg0) ({
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "tensor.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (index, index) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:67 offset :2:41: error: must have one body argument per input dimension
// CHECK-NEXT: func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i { ^bb0: tensor.yield %f : f32 } : tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:67 offset :2:41: note: see current operation:
// CHECK-NEXT: %0 = "tensor.generate"(%arg0) ({
// CHECK-NEXT: "tensor.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (index) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:71 offset :2:41: error: all body arguments must be index
// CHECK-NEXT: func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i { ^bb0(%a: i32): tensor.yield %f : f32 } : tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:71 offset :2:41: note: see current operation:
// CHECK-NEXT: %0 = "tensor.generate"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: "tensor.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (index) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:75 offset :2:41: error: 'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type
// CHECK-NEXT: func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i { ^bb0(%a: index): tensor.yield %i : index } : tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:75 offset :2:41: note: see current operation:
// CHECK-NEXT: %0 = "tensor.generate"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "tensor.yield"(%arg0) : (index) -> ()
// CHECK-NEXT: }) : (index) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:79 offset :2:79: error: 'func.return' op expects parent op 'func.func'
// CHECK-NEXT: func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i { ^bb0(%a: index): func.return } : tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:79 offset :2:79: note: see current operation: "func.return"() : () -> ()
// CHECK-NEXT: within split at {{.*}}tensor.mlir:83 offset :2:60: error: specified type 'tensor<4xf32>' does not match the inferred type 'tensor<5xf32>'
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.pad %t low[0] high[1] { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:83 offset :2:60: note: see current operation:
// CHECK-NEXT: %0 = "tensor.pad"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: "tensor.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:87 offset :2:60: error: expected the block to have 1 arguments
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.pad %t low[0] high[1] { ^bb0: tensor.yield %f : f32 } : tensor<4xf32> to tensor<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:87 offset :2:60: note: see current operation:
// CHECK-NEXT: %0 = "tensor.pad"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: 0>}> ({
// CHECK-NEXT: "tensor.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4xf32>) -> tensor<5xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:91 offset :2:60: error: 'tensor.pad' op expected yield type to match shape element type
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %f: f32) { %0 = tensor.pad %t low[0] high[1] { ^bb0(%a: index): tensor.yield %i : index } : tensor<4xf32> to tensor<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:91 offset :2:60: note: see current operation:
// CHECK-NEXT: %0 = "tensor.pad"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: "tensor.yield"(%arg0) : (index) -> ()
// CHECK-NEXT: }) : (tensor<4xf32>) -> tensor<5xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:95 offset :2:42: error: 'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).
// CHECK-NEXT: func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.collapse_shape %t {{\[\[}}0], [1]] : tensor<4x4xf32> into tensor<16xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:95 offset :2:42: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0], [1]]}> : (tensor<4x4xf32>) -> tensor<16xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:99 offset :2:42: error: 'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 16
// CHECK-NEXT: func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.collapse_shape %t {{\[\[}}0, 1]] : tensor<4x4xf32> into tensor<15xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:99 offset :2:42: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0, 1]]}> : (tensor<4x4xf32>) -> tensor<15xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:103 offset :2:41: error: 'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 20
// CHECK-NEXT: func.func @f(%t: tensor<16xf32>) { %0 = tensor.expand_shape %t {{\[\[}}0, 1]] output_shape [4, 5] : tensor<16xf32> into tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:103 offset :2:41: note: see current operation: %0 = "tensor.expand_shape"(%arg0) <{reassociation = {{\[\[}}0, 1]], static_output_shape = array<i64: 4, 5>}> : (tensor<16xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:111 offset :2:62: error: 'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type
// CHECK-NEXT: func.func @f(%t: tensor<16xf32>, %s: tensor<?xindex>) { %0 = tensor.reshape %t(%s) : (tensor<16xf32>, tensor<?xindex>) -> tensor<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:111 offset :2:62: note: see current operation: %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<16xf32>, tensor<?xindex>) -> tensor<4x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:115 offset :2:62: error: 'tensor.reshape' op length of shape operand differs from the result's tensor rank
// CHECK-NEXT: func.func @f(%t: tensor<16xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %t(%s) : (tensor<16xf32>, tensor<2xindex>) -> tensor<4x4x1xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:115 offset :2:62: note: see current operation: %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<16xf32>, tensor<2xindex>) -> tensor<4x4x1xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:119 offset :2:62: error: 'tensor.reshape' op source and destination tensor should have the same number of elements
// CHECK-NEXT: func.func @f(%t: tensor<16xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %t(%s) : (tensor<16xf32>, tensor<2xindex>) -> tensor<4x3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:119 offset :2:62: note: see current operation: %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<16xf32>, tensor<2xindex>) -> tensor<4x3xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:123 offset :2:62: error: 'tensor.reshape' op element types of source and destination tensor types should be the same
// CHECK-NEXT: func.func @f(%t: tensor<16xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %t(%s) : (tensor<16xf32>, tensor<2xindex>) -> tensor<4x4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:123 offset :2:62: note: see current operation: %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<16xf32>, tensor<2xindex>) -> tensor<4x4xi32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:127 offset :2:41: error: 'tensor.concat' op concatenation dim must be less than the tensor rank
// CHECK-NEXT: func.func @f(%t: tensor<16xf32>) { %0 = tensor.concat dim(1) %t, %t : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:127 offset :2:41: note: see current operation: %0 = "tensor.concat"(%arg0, %arg0) <{dim = 1 : i64}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:131 offset :2:41: error: 'tensor.concat' op result type 'tensor<31xf32>'does not match inferred shape 'tensor<32xf32>' static sizes
// CHECK-NEXT: func.func @f(%t: tensor<16xf32>) { %0 = tensor.concat dim(0) %t, %t : (tensor<16xf32>, tensor<16xf32>) -> tensor<31xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:131 offset :2:41: note: see current operation: %0 = "tensor.concat"(%arg0, %arg0) <{dim = 0 : i64}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<31xf32>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:135 offset :2:49: error: 'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'
// CHECK-NEXT: func.func @f(%t: tensor<f32>, %i: index) { %0 = tensor.dim %t, %i : tensor<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:135 offset :2:49: note: see current operation: %0 = "tensor.dim"(%arg0, %arg1) : (tensor<f32>, index) -> index
// CHECK-NEXT: within split at {{.*}}tensor.mlir:139 offset :2:71: error: custom op 'tensor.dim' invalid kind of type specified
// CHECK-NEXT: func.func @f(%t: memref<4xf32>, %i: index) { %0 = tensor.dim %t, %i : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:143 offset :2:75: error: custom op 'tensor.extract' invalid kind of type specified
// CHECK-NEXT: func.func @f(%t: tensor<*xf32>, %i: index) { %0 = tensor.extract %t[%i] : tensor<*xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:147 offset :2:51: error: 'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi16>' are cast incompatible
// CHECK-NEXT: func.func @f(%t: tensor<4xf32>, %i: index) { %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi16>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:147 offset :2:51: note: see current operation: %0 = "tensor.bitcast"(%arg0) : (tensor<4xf32>) -> tensor<4xi16>
// CHECK-NEXT: within split at {{.*}}tensor.mlir:151 offset :2:46: error: 'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'
// CHECK-NEXT: func.func @f(%t: tensor<4xf32>, %i: index) { tensor.yield %i : index }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:151 offset :2:46: note: see current operation: "tensor.yield"(%arg1) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}tensor.mlir:154 offset :2:65: error: expected ParallelCombiningOpInterface parent, got:
// CHECK-NEXT: "func.func"() <{function_type = (index, tensor<4xf32>, tensor<2xf32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: index, %arg1: tensor<4xf32>, %arg2: tensor<2xf32>):
// CHECK-NEXT: "tensor.parallel_insert_slice"(%arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: func.func @f(%i: index, %t: tensor<4xf32>, %u: tensor<2xf32>) { tensor.parallel_insert_slice %u into %t[0][2][1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor.mlir:154 offset :2:65: note: see current operation: "tensor.parallel_insert_slice"(%arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<4xf32>) -> ()
