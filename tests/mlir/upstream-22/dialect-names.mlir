// Attributes and types that a dialect has not.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

"test.op"() {a = !arith.foo} : () -> ()

// -----

"test.op"() {a = #gpu.foo} : () -> ()

// -----

"test.op"() {a = #vector.foo} : () -> ()

// -----

"test.op"() {a = #linalg.foo} : () -> ()

// -----

"test.op"() {a = #shape.foo} : () -> ()

// -----

"test.op"() {a = #bufferization.foo} : () -> ()

// -----

"test.op"() {a = !bufferization.foo} : () -> ()

// -----

"test.op"() {a = #scf.foo} : () -> ()

// -----

"test.op"() {a = #tensor.foo} : () -> ()

// -----

"test.op"() {a = !tensor.foo} : () -> ()

// -----

"test.op"() {a = !vector.foo} : () -> ()

// -----

"test.op"() {a = #ub.foo} : () -> ()

// -----

"test.op"() {a = #math.foo} : () -> ()

// -----

"test.op"() {a = #func.foo} : () -> ()

// -----

"test.op"() {a = #cf.foo} : () -> ()

// -----

"test.op"() {a = #affine.foo} : () -> ()

// -----

"test.op"() {a = !ub.foo} : () -> ()

// -----

"test.op"() {a = #ub.poison} : () -> ()

// -----

"test.op"() {a = #memref.foo, b = #gpu.warp<x>, c = #gpu.lane<x>, d = #gpu.dim<x>, e = #gpu.mapping_mask<1>} : () -> ()

// -----

"test.op"() {a = #linalg.unary_fn<exp>, b = #linalg.elementwise_kind<exp>, c = #linalg.ternary_fn<select>, d = #vector.print_punctuation<comma>, e = #arith.denormal_mode<x>, f = #arith.rounding_mode<to_nearest_even>} : () -> ()

// -----

"test.op"() {a = #vector.kind<add>, b = #vector.iterator_type<parallel>, c = #vector.multi_dim_reduction<x>} : () -> ()

// -----

"test.op"() {a = #linalg.iterator_type<parallel>} : () -> ()

// -----

func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_tensor %m : tensor<2xf32> return }

// -----

func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_tensor %m : i32 return }

// -----

func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_tensor %m : i32 to i32 return }

// -----

func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_tensor %m : memref<2xf32> to i32 return }

// -----

func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_buffer %m : memref<2xf32> to i32 return }

// -----

func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_buffer %m : tensor<2xf32> to i32 return }

// -----

func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_buffer %m : i32 to i32 return }

// -----

func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_buffer %m : tensor<*xf32> to memref<*xf32> return }

// CHECK: {{.*}}dialect-names.mlir:4:25: error: dialect 'arith' provides no type parsing hook
// CHECK-NEXT: "test.op"() {a = !arith.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:8:23: error: unknown attribute `foo` in dialect `gpu`
// CHECK-NEXT: "test.op"() {a = #gpu.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:12:26: error: unknown attribute `foo` in dialect `vector`
// CHECK-NEXT: "test.op"() {a = #vector.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:16:26: error: unknown attribute `foo` in dialect `linalg`
// CHECK-NEXT: "test.op"() {a = #linalg.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:20:25: error: dialect 'shape' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #shape.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:24:33: error: dialect 'bufferization' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #bufferization.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:28:33: error: dialect 'bufferization' provides no type parsing hook
// CHECK-NEXT: "test.op"() {a = !bufferization.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:32:23: error: dialect 'scf' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #scf.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:36:26: error: dialect 'tensor' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #tensor.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:40:26: error: dialect 'tensor' provides no type parsing hook
// CHECK-NEXT: "test.op"() {a = !tensor.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:44:26: error: dialect 'vector' provides no type parsing hook
// CHECK-NEXT: "test.op"() {a = !vector.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:48:22: error: unknown attribute `foo` in dialect `ub`
// CHECK-NEXT: "test.op"() {a = #ub.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:52:24: error: dialect 'math' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #math.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:56:24: error: dialect 'func' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #func.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:60:22: error: dialect 'cf' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #cf.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:64:26: error: dialect 'affine' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #affine.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:68:22: error: dialect 'ub' provides no type parsing hook
// CHECK-NEXT: "test.op"() {a = !ub.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:76:26: error: dialect 'memref' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #memref.foo, b = #gpu.warp<x>, c = #gpu.lane<x>, d = #gpu.dim<x>, e = #gpu.mapping_mask<1>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:80:120: error: unknown attribute `print_punctuation` in dialect `vector`
// CHECK-NEXT: "test.op"() {a = #linalg.unary_fn<exp>, b = #linalg.elementwise_kind<exp>, c = #linalg.ternary_fn<select>, d = #vector.print_punctuation<comma>, e = #arith.denormal_mode<x>, f = #arith.rounding_mode<to_nearest_even>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:84:86: error: unknown attribute `multi_dim_reduction` in dialect `vector`
// CHECK-NEXT: "test.op"() {a = #vector.kind<add>, b = #vector.iterator_type<parallel>, c = #vector.multi_dim_reduction<x>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:92:69: error: custom op 'bufferization.to_tensor' invalid kind of type specified
// CHECK-NEXT: func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_tensor %m : tensor<2xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:96:69: error: custom op 'bufferization.to_tensor' invalid kind of type specified
// CHECK-NEXT: func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_tensor %m : i32 return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:100:69: error: custom op 'bufferization.to_tensor' invalid kind of type specified
// CHECK-NEXT: func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_tensor %m : i32 to i32 return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:104:86: error: custom op 'bufferization.to_tensor' invalid kind of type specified
// CHECK-NEXT: func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_tensor %m : memref<2xf32> to i32 return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:108:69: error: custom op 'bufferization.to_buffer' invalid kind of type specified
// CHECK-NEXT: func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_buffer %m : memref<2xf32> to i32 return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:112:86: error: custom op 'bufferization.to_buffer' invalid kind of type specified
// CHECK-NEXT: func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_buffer %m : tensor<2xf32> to i32 return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:116:69: error: custom op 'bufferization.to_buffer' invalid kind of type specified
// CHECK-NEXT: func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_buffer %m : i32 to i32 return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:120:64: error: use of value '%m' expects different type than prior uses: 'tensor<*xf32>' vs 'memref<2xf32>'
// CHECK-NEXT: func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_buffer %m : tensor<*xf32> to memref<*xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}dialect-names.mlir:120:14: note: prior use here
// CHECK-NEXT: func.func @f(%m: memref<2xf32>) { %1 = bufferization.to_buffer %m : tensor<*xf32> to memref<*xf32> return }
// CHECK-NEXT: ^
