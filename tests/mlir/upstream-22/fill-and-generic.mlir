// linalg.fill takes what it fills with as it is; maps that cannot be turned round.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%v: f32, %m: memref<4xi32>) { linalg.fill ins(%v : f32) outs(%m : memref<4xi32>) return }

// -----

func.func @f(%v: index, %m: memref<4xf32>) { linalg.fill ins(%v : index) outs(%m : memref<4xf32>) return }

// -----

func.func @f(%v: vector<2xf32>, %m: memref<4xvector<2xf32>>) { linalg.fill ins(%v : vector<2xf32>) outs(%m : memref<4xvector<2xf32>>) return }

// -----

func.func @f(%v: f32, %m: memref<4xvector<2xf32>>) { linalg.fill ins(%v : f32) outs(%m : memref<4xvector<2xf32>>) return }

// -----

func.func @f(%v: i32, %m: memref<4xvector<2xf32>>) { linalg.fill ins(%v : i32) outs(%m : memref<4xvector<2xf32>>) return }

// -----

func.func @f(%v: f32, %m: memref<4xindex>) { linalg.fill ins(%v : f32) outs(%m : memref<4xindex>) return }

// -----

func.func @f(%v: memref<2xf32>, %m: memref<4xf32>) { linalg.fill ins(%v : memref<2xf32>) outs(%m : memref<4xf32>) return }

// -----

func.func @f(%v: memref<2xf32>, %m: memref<4xmemref<2xf32>>) { linalg.fill ins(%v : memref<2xf32>) outs(%m : memref<4xmemref<2xf32>>) return }

// -----

func.func @f(%v: !llvm.ptr, %m: memref<4x!llvm.ptr>) { linalg.fill ins(%v : !llvm.ptr) outs(%m : memref<4x!llvm.ptr>) return }

// -----

func.func @f(%v: vector<2xf32>, %m: memref<4xvector<4xf32>>) { linalg.fill ins(%v : vector<2xf32>) outs(%m : memref<4xvector<4xf32>>) return }

// -----

func.func @f(%v: vector<1xf32>, %m: memref<4xf32>) { linalg.fill ins(%v : vector<1xf32>) outs(%m : memref<4xf32>) return }

// -----

func.func @f(%v: tensor<f32>, %m: tensor<4xf32>) { linalg.fill ins(%v : tensor<f32>) outs(%m : tensor<4xf32>) -> tensor<4xf32> return }

// -----

func.func @f(%v: f32, %m: tensor<4xf16>) { linalg.fill ins(%v : f32) outs(%m : tensor<4xf16>) -> tensor<4xf16> return }

// -----

func.func @f(%v: f32, %m: memref<f32>) { linalg.fill ins(%v, %v : f32, f32) outs(%m : memref<f32>) return }

// -----

#m = affine_map<(d0, d1) -> (d0, d0)>
func.func @f(%a: memref<4x4xf32>) {
 linalg.generic {indexing_maps = [#m], iterator_types = ["parallel", "parallel"]} outs(%a : memref<4x4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
 return }

// -----

#m = affine_map<(d0, d1) -> (d0 + d1)>
#n = affine_map<(d0, d1) -> (d1)>
func.func @f(%a: memref<4xf32>) {
 linalg.generic {indexing_maps = [#m, #n], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
 return }

// -----

#m = affine_map<(d0, d1) -> (0)>
func.func @f(%a: memref<4xf32>) {
 linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
 return }

// CHECK: {{.*}}fill-and-generic.mlir:4:44: error: 'linalg.fill' op expected fill value type ('f32') to match output element type ('i32')
// CHECK-NEXT: func.func @f(%v: f32, %m: memref<4xi32>) { linalg.fill ins(%v : f32) outs(%m : memref<4xi32>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:4:44: note: see current operation:
// CHECK-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: i32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (f32, memref<4xi32>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:8:46: error: 'linalg.fill' op expected fill value type ('index') to match output element type ('f32')
// CHECK-NEXT: func.func @f(%v: index, %m: memref<4xf32>) { linalg.fill ins(%v : index) outs(%m : memref<4xf32>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:8:46: note: see current operation:
// CHECK-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (index) -> ()
// CHECK-NEXT: }) : (index, memref<4xf32>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:16:54: error: 'linalg.fill' op expected fill value type ('f32') to match output element type ('vector<2xf32>')
// CHECK-NEXT: func.func @f(%v: f32, %m: memref<4xvector<2xf32>>) { linalg.fill ins(%v : f32) outs(%m : memref<4xvector<2xf32>>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:16:54: note: see current operation:
// CHECK-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: vector<2xf32>):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (f32, memref<4xvector<2xf32>>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:20:54: error: 'linalg.fill' op expected fill value type ('i32') to match output element type ('vector<2xf32>')
// CHECK-NEXT: func.func @f(%v: i32, %m: memref<4xvector<2xf32>>) { linalg.fill ins(%v : i32) outs(%m : memref<4xvector<2xf32>>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:20:54: note: see current operation:
// CHECK-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: vector<2xf32>):
// CHECK-NEXT: "linalg.yield"(%arg2) : (i32) -> ()
// CHECK-NEXT: }) : (i32, memref<4xvector<2xf32>>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:24:46: error: 'linalg.fill' op expected fill value type ('f32') to match output element type ('index')
// CHECK-NEXT: func.func @f(%v: f32, %m: memref<4xindex>) { linalg.fill ins(%v : f32) outs(%m : memref<4xindex>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:24:46: note: see current operation:
// CHECK-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: index):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (f32, memref<4xindex>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:28:54: error: expected op with scalar input
// CHECK-NEXT: func.func @f(%v: memref<2xf32>, %m: memref<4xf32>) { linalg.fill ins(%v : memref<2xf32>) outs(%m : memref<4xf32>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:28:54: note: see current operation:
// CHECK-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<2xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:32:64: error: expected op with scalar input
// CHECK-NEXT: func.func @f(%v: memref<2xf32>, %m: memref<4xmemref<2xf32>>) { linalg.fill ins(%v : memref<2xf32>) outs(%m : memref<4xmemref<2xf32>>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:32:64: note: see current operation:
// CHECK-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: memref<2xf32>):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<2xf32>, memref<4xmemref<2xf32>>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:36:42: error: invalid memref element type
// CHECK-NEXT: func.func @f(%v: !llvm.ptr, %m: memref<4x!llvm.ptr>) { linalg.fill ins(%v : !llvm.ptr) outs(%m : memref<4x!llvm.ptr>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:40:64: error: 'linalg.fill' op expected fill value type ('vector<2xf32>') to match output element type ('vector<4xf32>')
// CHECK-NEXT: func.func @f(%v: vector<2xf32>, %m: memref<4xvector<4xf32>>) { linalg.fill ins(%v : vector<2xf32>) outs(%m : memref<4xvector<4xf32>>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:40:64: note: see current operation:
// CHECK-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: vector<2xf32>, %arg3: vector<4xf32>):
// CHECK-NEXT: "linalg.yield"(%arg2) : (vector<2xf32>) -> ()
// CHECK-NEXT: }) : (vector<2xf32>, memref<4xvector<4xf32>>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:44:54: error: 'linalg.fill' op expected fill value type ('vector<1xf32>') to match output element type ('f32')
// CHECK-NEXT: func.func @f(%v: vector<1xf32>, %m: memref<4xf32>) { linalg.fill ins(%v : vector<1xf32>) outs(%m : memref<4xf32>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:44:54: note: see current operation:
// CHECK-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: vector<1xf32>, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (vector<1xf32>) -> ()
// CHECK-NEXT: }) : (vector<1xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:48:52: error: expected op with scalar input
// CHECK-NEXT: func.func @f(%v: tensor<f32>, %m: tensor<4xf32>) { linalg.fill ins(%v : tensor<f32>) outs(%m : tensor<4xf32>) -> tensor<4xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:48:52: note: see current operation:
// CHECK-NEXT: %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:52:44: error: 'linalg.fill' op expected fill value type ('f32') to match output element type ('f16')
// CHECK-NEXT: func.func @f(%v: f32, %m: tensor<4xf16>) { linalg.fill ins(%v : f32) outs(%m : tensor<4xf16>) -> tensor<4xf16> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:52:44: note: see current operation:
// CHECK-NEXT: %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f16):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (f32, tensor<4xf16>) -> tensor<4xf16>
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:56:100: error: custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3
// CHECK-NEXT: func.func @f(%v: f32, %m: memref<f32>) { linalg.fill ins(%v, %v : f32, f32) outs(%m : memref<f32>) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:62:2: error: 'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))
// CHECK-NEXT: linalg.generic {indexing_maps = [#m], iterator_types = ["parallel", "parallel"]} outs(%a : memref<4x4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:62:2: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
// CHECK-NEXT: ^bb0(%arg1: f32):
// CHECK-NEXT: "linalg.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:70:2: error: 'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0 + d1, d1))
// CHECK-NEXT: linalg.generic {indexing_maps = [#m, #n], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:70:2: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg1: f32, %arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:77:2: error: 'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (0, 0))
// CHECK-NEXT: linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}fill-and-generic.mlir:77:2: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg1: f32, %arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
