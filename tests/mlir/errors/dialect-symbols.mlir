// Attributes and types of dialects: what they are called, and what stands behind the name.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

"test.op"() {a = #arith.foo<1>} : () -> ()

// -----

"test.op"() {a = #memref.foo} : () -> ()

// -----

"test.op"() {a = !memref.foo<1>} : () -> ()

// -----

"test.op"() {a = #builtin.foo} : () -> ()

// -----

"test.op"() {a = !shape.foo} : () -> ()

// -----

"test.op"() {a = !gpu.foo} : () -> ()

// -----

"test.op"() {a = #arith.overflow} : () -> ()

// -----

"test.op"() {a = #arith.overflow<>} : () -> ()

// -----

"test.op"() {a = #arith.overflow<nsw, foo>} : () -> ()

// -----

"test.op"() {a = #arith.overflow<nsw nuw>} : () -> ()

// -----

"test.op"() {a = #arith<overflow<foo>>} : () -> ()

// -----

"test.op"() {a = #arith<"overflow">} : () -> ()

// -----

"test.op"() {a = #gpu.block<a>} : () -> ()

// -----

"test.op"() {a = #gpu.memory_space<a>} : () -> ()

// -----

"test.op"() {a = #linalg.type_fn<cast_signed, cast_signed>} : () -> ()

// -----

func.func @space(%m: memref<4xf32, #gpu.address_space>) {
  return
}

// -----

"test.op"() {a = #vector.kind<add,
  mul>} : () -> ()

// CHECK: within split at {{.*}}dialect-symbols.mlir:1 offset :4:25: error: unknown attribute `foo` in dialect `arith`
// CHECK-NEXT: "test.op"() {a = #arith.foo<1>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:6 offset :3:26: error: dialect 'memref' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #memref.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:10 offset :3:26: error: dialect 'memref' provides no type parsing hook
// CHECK-NEXT: "test.op"() {a = !memref.foo<1>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:14 offset :3:27: error: dialect 'builtin' provides no attribute parsing hook
// CHECK-NEXT: "test.op"() {a = #builtin.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:18 offset :3:25: error: unknown  type `foo` in dialect `shape`
// CHECK-NEXT: "test.op"() {a = !shape.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:22 offset :3:23: error: unknown gpu type: foo
// CHECK-NEXT: "test.op"() {a = !gpu.foo} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:26 offset :3:33: error: expected '<'
// CHECK-NEXT: "test.op"() {a = #arith.overflow} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:30 offset :3:34: error: expected valid keyword
// CHECK-NEXT: "test.op"() {a = #arith.overflow<>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:30 offset :3:34: error: failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
// CHECK-NEXT: "test.op"() {a = #arith.overflow<>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:34 offset :3:34: error: expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
// CHECK-NEXT: "test.op"() {a = #arith.overflow<nsw, foo>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:34 offset :3:42: error: failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
// CHECK-NEXT: "test.op"() {a = #arith.overflow<nsw, foo>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:38 offset :3:37: error: expected '>'
// CHECK-NEXT: "test.op"() {a = #arith.overflow<nsw nuw>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:42 offset :3:34: error: expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
// CHECK-NEXT: "test.op"() {a = #arith<overflow<foo>>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:42 offset :3:37: error: failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
// CHECK-NEXT: "test.op"() {a = #arith<overflow<foo>>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:46 offset :3:25: error: expected valid keyword
// CHECK-NEXT: "test.op"() {a = #arith<"overflow">} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:50 offset :3:29: error: expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9
// CHECK-NEXT: "test.op"() {a = #gpu.block<a>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:50 offset :3:30: error: failed to parse GPUBlockMappingAttr parameter 'block' which is to be a `::mlir::gpu::MappingId`
// CHECK-NEXT: "test.op"() {a = #gpu.block<a>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:54 offset :3:36: error: expected ::mlir::gpu::AddressSpace to be one of: global, workgroup, private
// CHECK-NEXT: "test.op"() {a = #gpu.memory_space<a>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:54 offset :3:37: error: failed to parse GPUMemorySpaceMappingAttr parameter 'address_space' which is to be a `::mlir::gpu::AddressSpace`
// CHECK-NEXT: "test.op"() {a = #gpu.memory_space<a>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:58 offset :3:45: error: expected '>'
// CHECK-NEXT: "test.op"() {a = #linalg.type_fn<cast_signed, cast_signed>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:62 offset :3:54: error: expected '<'
// CHECK-NEXT: func.func @space(%m: memref<4xf32, #gpu.address_space>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-symbols.mlir:68 offset :3:34: error: expected '>'
// CHECK-NEXT: "test.op"() {a = #vector.kind<add,
// CHECK-NEXT: ^
