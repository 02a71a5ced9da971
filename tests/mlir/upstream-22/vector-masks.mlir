// Sizes of masks and maps of transfers: what the verifier and the parser say of them since 22.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f() { %0 = vector.constant_mask [2] : vector<i1> return }

// -----

func.func @f() { %0 = vector.constant_mask [1, 1] : vector<i1> return }

// -----

func.func @f() { %0 = vector.constant_mask [] : vector<i1> return }

// -----

func.func @f() { %0 = vector.constant_mask [1, 1] : vector<4xi1> return }

// -----

func.func @f() { %0 = vector.constant_mask [5] : vector<4xi1> return }

// -----

func.func @f() { %0 = vector.constant_mask [-1] : vector<4xi1> return }

// -----

func.func @f() { %0 = vector.constant_mask [2] : vector<[4]xi1> return }

// -----

func.func @f() { %0 = vector.constant_mask [0, 2] : vector<[4]x4xi1> return }

// -----

func.func @f() { %0 = "vector.constant_mask"() {mask_dim_sizes = [1]} : () -> vector<[4]x4xi1> return }

// -----

func.func @f() { %0 = "vector.constant_mask"() : () -> vector<[4]x4xi1> return }

// -----

func.func @f(%m: memref<4xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) { %0 = vector.transfer_read %m[%i], %p : memref<4xvector<4x3xf32>>, vector<3xf32> return }

// -----

func.func @f(%m: memref<4xvector<3xf32>>, %i: index, %p: vector<3xf32>) { %0 = vector.transfer_read %m[%i], %p : memref<4xvector<3xf32>>, vector<1x2x3xf32> return }

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<1x2x3xf32> return }

// -----

func.func @f(%m: memref<f32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[], %p : memref<f32>, vector<3xf32> return }

// -----

func.func @f(%m: memref<f32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[], %p : memref<f32>, vector<1xf32> return }

// -----

func.func @f(%m: memref<f32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[], %p : memref<f32>, vector<1x1xf32> return }

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: vector<2x2xf32>) { vector.transfer_write %p, %m[%i] : vector<2x2xf32>, memref<4xf32> return }

// -----

func.func @f(%m: memref<4xvector<4x3xf32>>, %i: index, %p: vector<3xf32>) { vector.transfer_write %p, %m[%i] : vector<3xf32>, memref<4xvector<4x3xf32>> return }

// -----

func.func @f(%m: memref<f32>, %i: index, %p: vector<3xf32>) { vector.transfer_write %p, %m[] : vector<3xf32>, memref<f32> return }

// -----

func.func @f(%m: memref<f32>, %i: index, %p: vector<1xf32>) { vector.transfer_write %p, %m[] : vector<1xf32>, memref<f32> return }

// CHECK: {{.*}}vector-masks.mlir:4:23: error: mask dim size must be either 0 or 1 for 0-D vectors
// CHECK-NEXT: func.func @f() { %0 = vector.constant_mask [2] : vector<i1> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:4:23: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2>}> : () -> vector<i1>
// CHECK-NEXT: {{.*}}vector-masks.mlir:8:23: error: array attr must have length 1 for 0-D vectors
// CHECK-NEXT: func.func @f() { %0 = vector.constant_mask [1, 1] : vector<i1> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:8:23: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 1>}> : () -> vector<i1>
// CHECK-NEXT: {{.*}}vector-masks.mlir:12:23: error: array attr must have length 1 for 0-D vectors
// CHECK-NEXT: func.func @f() { %0 = vector.constant_mask [] : vector<i1> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:12:23: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64>}> : () -> vector<i1>
// CHECK-NEXT: {{.*}}vector-masks.mlir:16:23: error: 'vector.constant_mask' op must specify array attr of size equal vector result rank
// CHECK-NEXT: func.func @f() { %0 = vector.constant_mask [1, 1] : vector<4xi1> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:16:23: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 1>}> : () -> vector<4xi1>
// CHECK-NEXT: {{.*}}vector-masks.mlir:20:23: error: 'vector.constant_mask' op array attr of size out of bounds of vector result dimension size
// CHECK-NEXT: func.func @f() { %0 = vector.constant_mask [5] : vector<4xi1> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:20:23: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 5>}> : () -> vector<4xi1>
// CHECK-NEXT: {{.*}}vector-masks.mlir:24:23: error: 'vector.constant_mask' op array attr of size out of bounds of vector result dimension size
// CHECK-NEXT: func.func @f() { %0 = vector.constant_mask [-1] : vector<4xi1> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:24:23: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: -1>}> : () -> vector<4xi1>
// CHECK-NEXT: {{.*}}vector-masks.mlir:28:23: error: 'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions
// CHECK-NEXT: func.func @f() { %0 = vector.constant_mask [2] : vector<[4]xi1> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:28:23: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2>}> : () -> vector<[4]xi1>
// CHECK-NEXT: {{.*}}vector-masks.mlir:32:23: error: 'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim
// CHECK-NEXT: func.func @f() { %0 = vector.constant_mask [0, 2] : vector<[4]x4xi1> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:32:23: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0, 2>}> : () -> vector<[4]x4xi1>
// CHECK-NEXT: {{.*}}vector-masks.mlir:36:23: error: 'vector.constant_mask' op attribute 'mask_dim_sizes' failed to satisfy constraint: i64 dense array attribute
// CHECK-NEXT: func.func @f() { %0 = "vector.constant_mask"() {mask_dim_sizes = [1]} : () -> vector<[4]x4xi1> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:40:23: error: 'vector.constant_mask' op requires attribute 'mask_dim_sizes'
// CHECK-NEXT: func.func @f() { %0 = "vector.constant_mask"() : () -> vector<[4]x4xi1> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:40:23: note: see current operation: %0 = "vector.constant_mask"() : () -> vector<[4]x4xi1>
// CHECK-NEXT: {{.*}}vector-masks.mlir:44:116: error: custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)
// CHECK-NEXT: func.func @f(%m: memref<4xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) { %0 = vector.transfer_read %m[%i], %p : memref<4xvector<4x3xf32>>, vector<3xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:48:112: error: custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)
// CHECK-NEXT: func.func @f(%m: memref<4xvector<3xf32>>, %i: index, %p: vector<3xf32>) { %0 = vector.transfer_read %m[%i], %p : memref<4xvector<3xf32>>, vector<1x2x3xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:52:92: error: custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)
// CHECK-NEXT: func.func @f(%m: memref<4xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<1x2x3xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:56:88: error: custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)
// CHECK-NEXT: func.func @f(%m: memref<f32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[], %p : memref<f32>, vector<3xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:60:88: error: custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)
// CHECK-NEXT: func.func @f(%m: memref<f32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[], %p : memref<f32>, vector<1xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:64:88: error: custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)
// CHECK-NEXT: func.func @f(%m: memref<f32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[], %p : memref<f32>, vector<1x1xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:68:100: error: custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)
// CHECK-NEXT: func.func @f(%m: memref<4xf32>, %i: index, %p: vector<2x2xf32>) { vector.transfer_write %p, %m[%i] : vector<2x2xf32>, memref<4xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:72:110: error: custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)
// CHECK-NEXT: func.func @f(%m: memref<4xvector<4x3xf32>>, %i: index, %p: vector<3xf32>) { vector.transfer_write %p, %m[%i] : vector<3xf32>, memref<4xvector<4x3xf32>> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:76:94: error: custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)
// CHECK-NEXT: func.func @f(%m: memref<f32>, %i: index, %p: vector<3xf32>) { vector.transfer_write %p, %m[] : vector<3xf32>, memref<f32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-masks.mlir:80:94: error: custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)
// CHECK-NEXT: func.func @f(%m: memref<f32>, %i: index, %p: vector<1xf32>) { vector.transfer_write %p, %m[] : vector<1xf32>, memref<f32> return }
// CHECK-NEXT: ^
