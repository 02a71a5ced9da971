// What is left of the deallocation dialect as pointers and calls; then indicators are pointers.
// REFERENCE: none
// RUN: %bufscope-opt %s --split-input-file --hlo-convert-deallocation-ops-to-llvm | FileCheck %s
// RUN: %bufscope-opt %s --split-input-file --convert-deallocation-ops-to-llvm | FileCheck %s
// RUN: %bufscope-opt %s --split-input-file --convert-deallocation-ops-to-llvm --hlo-convert-ownership-type-to-llvm | FileCheck %s --check-prefix=TYPES

// CHECK-LABEL: func.func @null() -> !deallocation.ownership {
// CHECK-NEXT: %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : !llvm.ptr to !deallocation.ownership
// CHECK-NEXT: return %1 : !deallocation.ownership
// CHECK-NEXT: }
// TYPES-LABEL: func.func @null() -> !llvm.ptr {
// TYPES-NEXT: %0 = llvm.mlir.zero : !llvm.ptr
// TYPES-NEXT: return %0 : !llvm.ptr
// TYPES-NEXT: }
func.func @null() -> !deallocation.ownership {
  %n = deallocation.null
  return %n : !deallocation.ownership
}

// -----
// CHECK: module {
// CHECK-NEXT: "llvm.func"() ({
// CHECK-NEXT: }) {function_type = !llvm.func<void (ptr)>, sym_name = "free"} : () -> ()
// TYPES: module {
// TYPES-NEXT: "llvm.func"() ({
// TYPES-NEXT: }) {function_type = !llvm.func<void (ptr)>, sym_name = "free"} : () -> ()
// CHECK-LABEL: func.func @own_and_free(%arg0: memref<?xi8>, %arg1: !deallocation.ownership) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg1 : !deallocation.ownership to !llvm.ptr
// CHECK-NEXT: %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT: llvm.call @free(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: return %4 : index
// CHECK-NEXT: }
// CHECK-NEXT: }
// TYPES-LABEL: func.func @own_and_free(%arg0: memref<?xi8>, %arg1: !llvm.ptr) -> index {
// TYPES-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// TYPES-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// TYPES-NEXT: %2 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
// TYPES-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// TYPES-NEXT: llvm.call @free(%1) : (!llvm.ptr) -> ()
// TYPES-NEXT: return %3 : index
// TYPES-NEXT: }
// TYPES-NEXT: }
func.func @own_and_free(%m: memref<?xi8>, %o: !deallocation.ownership) -> index {
  %p = deallocation.own %m : memref<?xi8>
  %i = deallocation.get_buffer %o : !deallocation.ownership
  deallocation.free %p
  return %i : index
}

// -----
// No dimensions; unranked; another memory space; a layout with strides.
// CHECK-LABEL: func.func @descriptors(%arg0: memref<f32>, %arg1: memref<*xf32>, %arg2: memref<2x3xf32, 1>, %arg3: memref<4xf32, strided<[?], offset: ?>>) -> (index, index, index, index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : i64 to index
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %arg2 : memref<2x3xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.extractvalue %9[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.addrspacecast %10 : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT: %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : i64 to index
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %arg3 : memref<4xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
// CHECK-NEXT: %17 = builtin.unrealized_conversion_cast %16 : i64 to index
// CHECK-NEXT: return %3, %8, %13, %17 : index, index, index, index
// CHECK-NEXT: }
// TYPES-LABEL: func.func @descriptors(%arg0: memref<f32>, %arg1: memref<*xf32>, %arg2: memref<2x3xf32, 1>, %arg3: memref<4xf32, strided<[?], offset: ?>>) -> (index, index, index, index) {
// TYPES-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// TYPES-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)>
// TYPES-NEXT: %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
// TYPES-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// TYPES-NEXT: %4 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// TYPES-NEXT: %5 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// TYPES-NEXT: %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
// TYPES-NEXT: %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// TYPES-NEXT: %8 = builtin.unrealized_conversion_cast %7 : i64 to index
// TYPES-NEXT: %9 = builtin.unrealized_conversion_cast %arg2 : memref<2x3xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// TYPES-NEXT: %10 = llvm.extractvalue %9[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// TYPES-NEXT: %11 = llvm.addrspacecast %10 : !llvm.ptr<1> to !llvm.ptr
// TYPES-NEXT: %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
// TYPES-NEXT: %13 = builtin.unrealized_conversion_cast %12 : i64 to index
// TYPES-NEXT: %14 = builtin.unrealized_conversion_cast %arg3 : memref<4xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// TYPES-NEXT: %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// TYPES-NEXT: %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
// TYPES-NEXT: %17 = builtin.unrealized_conversion_cast %16 : i64 to index
// TYPES-NEXT: return %3, %8, %13, %17 : index, index, index, index
// TYPES-NEXT: }
func.func @descriptors(%a: memref<f32>, %b: memref<*xf32>, %c: memref<2x3xf32, 1>, %d: memref<4xf32, strided<[?], offset: ?>>) -> (index, index, index, index) {
  %i = deallocation.get_buffer %a : memref<f32>
  %j = deallocation.get_buffer %b : memref<*xf32>
  %k = deallocation.get_buffer %c : memref<2x3xf32, 1>
  %l = deallocation.get_buffer %d : memref<4xf32, strided<[?], offset: ?>>
  return %i, %j, %k, %l : index, index, index, index
}

// -----
// CHECK: module {
// CHECK-NEXT: "llvm.func"() ({
// CHECK-NEXT: }) {function_type = !llvm.func<void (i64, ptr, i64, ptr)>, sym_name = "retainBuffers"} : () -> ()
// TYPES: module {
// TYPES-NEXT: "llvm.func"() ({
// TYPES-NEXT: }) {function_type = !llvm.func<void (i64, ptr, i64, ptr)>, sym_name = "retainBuffers"} : () -> ()
// CHECK-LABEL: func.func @retain(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: !deallocation.ownership, %arg3: !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = memref.alloca_scope  -> (!llvm.ptr, !llvm.ptr) {
// CHECK-NEXT: %3 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %4 = llvm.alloca %3 x !llvm.ptr : (i64) -> !llvm.ptr
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %arg2 : !deallocation.ownership to !llvm.ptr
// CHECK-NEXT: %6 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %5, %6 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %arg3 : !deallocation.ownership to !llvm.ptr
// CHECK-NEXT: %8 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %7, %8 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %9 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %10 = llvm.alloca %9 x !llvm.ptr : (i64) -> !llvm.ptr
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %10[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %12, %13 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %arg1 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.getelementptr %10[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.call @retainBuffers(%3, %4, %9, %10) : (i64, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT: %17 = llvm.getelementptr %10[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %19 = llvm.getelementptr %10[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: memref.alloca_scope.return %18, %20 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0#0 : !llvm.ptr to !deallocation.ownership
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %0#1 : !llvm.ptr to !deallocation.ownership
// CHECK-NEXT: return %1, %2 : !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// TYPES-LABEL: func.func @retain(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: !llvm.ptr, %arg3: !llvm.ptr) -> (!llvm.ptr, !llvm.ptr) {
// TYPES-NEXT: %0:2 = memref.alloca_scope  -> (!llvm.ptr, !llvm.ptr) {
// TYPES-NEXT: %1 = llvm.mlir.constant(2 : i64) : i64
// TYPES-NEXT: %2 = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
// TYPES-NEXT: %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// TYPES-NEXT: llvm.store %arg2, %3 : !llvm.ptr, !llvm.ptr
// TYPES-NEXT: %4 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// TYPES-NEXT: llvm.store %arg3, %4 : !llvm.ptr, !llvm.ptr
// TYPES-NEXT: %5 = llvm.mlir.constant(2 : i64) : i64
// TYPES-NEXT: %6 = llvm.alloca %5 x !llvm.ptr : (i64) -> !llvm.ptr
// TYPES-NEXT: %7 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// TYPES-NEXT: %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// TYPES-NEXT: %9 = llvm.getelementptr %6[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// TYPES-NEXT: llvm.store %8, %9 : !llvm.ptr, !llvm.ptr
// TYPES-NEXT: %10 = builtin.unrealized_conversion_cast %arg1 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// TYPES-NEXT: %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// TYPES-NEXT: %12 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// TYPES-NEXT: llvm.store %11, %12 : !llvm.ptr, !llvm.ptr
// TYPES-NEXT: llvm.call @retainBuffers(%1, %2, %5, %6) : (i64, !llvm.ptr, i64, !llvm.ptr) -> ()
// TYPES-NEXT: %13 = llvm.getelementptr %6[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// TYPES-NEXT: %14 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
// TYPES-NEXT: %15 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// TYPES-NEXT: %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
// TYPES-NEXT: memref.alloca_scope.return %14, %16 : !llvm.ptr, !llvm.ptr
// TYPES-NEXT: }
// TYPES-NEXT: return %0#0, %0#1 : !llvm.ptr, !llvm.ptr
// TYPES-NEXT: }
func.func @retain(%m: memref<4xf32>, %n: memref<4xf32>, %o: !deallocation.ownership, %p: !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership) {
  %r:2 = deallocation.retain(%m, %n) of(%o, %p) : (memref<4xf32>, memref<4xf32>, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
  return %r#0, %r#1 : !deallocation.ownership, !deallocation.ownership
}
// CHECK-LABEL: func.func @retain_of_nothing(%arg0: memref<4xf32>) {
// CHECK-NEXT: %0 = memref.alloca_scope  -> (!llvm.ptr) {
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %2 = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %4 = llvm.alloca %3 x !llvm.ptr : (i64) -> !llvm.ptr
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %6, %7 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.call @retainBuffers(%1, %2, %3, %4) : (i64, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT: %8 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %9 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: memref.alloca_scope.return %9 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %2 = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %0, %3 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %5 = llvm.alloca %4 x !llvm.ptr : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.call @retainBuffers(%1, %2, %4, %5) : (i64, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// TYPES-LABEL: func.func @retain_of_nothing(%arg0: memref<4xf32>) {
// TYPES-NEXT: %0 = memref.alloca_scope  -> (!llvm.ptr) {
// TYPES-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
// TYPES-NEXT: %2 = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
// TYPES-NEXT: %3 = llvm.mlir.constant(1 : i64) : i64
// TYPES-NEXT: %4 = llvm.alloca %3 x !llvm.ptr : (i64) -> !llvm.ptr
// TYPES-NEXT: %5 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// TYPES-NEXT: %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// TYPES-NEXT: %7 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// TYPES-NEXT: llvm.store %6, %7 : !llvm.ptr, !llvm.ptr
// TYPES-NEXT: llvm.call @retainBuffers(%1, %2, %3, %4) : (i64, !llvm.ptr, i64, !llvm.ptr) -> ()
// TYPES-NEXT: %8 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// TYPES-NEXT: %9 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
// TYPES-NEXT: memref.alloca_scope.return %9 : !llvm.ptr
// TYPES-NEXT: }
// TYPES-NEXT: memref.alloca_scope  {
// TYPES-NEXT: %1 = llvm.mlir.constant(1 : i64) : i64
// TYPES-NEXT: %2 = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
// TYPES-NEXT: %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// TYPES-NEXT: llvm.store %0, %3 : !llvm.ptr, !llvm.ptr
// TYPES-NEXT: %4 = llvm.mlir.constant(0 : i64) : i64
// TYPES-NEXT: %5 = llvm.alloca %4 x !llvm.ptr : (i64) -> !llvm.ptr
// TYPES-NEXT: llvm.call @retainBuffers(%1, %2, %4, %5) : (i64, !llvm.ptr, i64, !llvm.ptr) -> ()
// TYPES-NEXT: }
// TYPES-NEXT: return
// TYPES-NEXT: }
// TYPES-NEXT: }
func.func @retain_of_nothing(%m: memref<4xf32>) {
  %r = deallocation.retain(%m) of() : (memref<4xf32>) -> !deallocation.ownership
  deallocation.retain() of(%r) : (!deallocation.ownership) -> ()
  return
}

// -----
// Through a loop; what is declared already is not declared again.
// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: !deallocation.ownership) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (!deallocation.ownership) {
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : !deallocation.ownership to !llvm.ptr
// CHECK-NEXT: llvm.call @free(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : !llvm.ptr to !deallocation.ownership
// CHECK-NEXT: scf.yield %3 : !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: "llvm.func"() ({
// CHECK-NEXT: }) {function_type = !llvm.func<void (ptr)>, sym_name = "free"} : () -> ()
// TYPES-LABEL: func.func @loop(%arg0: index, %arg1: !llvm.ptr) {
// TYPES-NEXT: %c0 = arith.constant 0 : index
// TYPES-NEXT: %c1 = arith.constant 1 : index
// TYPES-NEXT: %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (!llvm.ptr) {
// TYPES-NEXT: llvm.call @free(%arg3) : (!llvm.ptr) -> ()
// TYPES-NEXT: %1 = llvm.mlir.zero : !llvm.ptr
// TYPES-NEXT: scf.yield %1 : !llvm.ptr
// TYPES-NEXT: }
// TYPES-NEXT: return
// TYPES-NEXT: }
// TYPES-NEXT: "llvm.func"() ({
// TYPES-NEXT: }) {function_type = !llvm.func<void (ptr)>, sym_name = "free"} : () -> ()
func.func @loop(%n: index, %o: !deallocation.ownership) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %o) -> (!deallocation.ownership) {
    deallocation.free %p
    %q = deallocation.null
    scf.yield %q : !deallocation.ownership
  }
  return
}
"llvm.func"() ({
}) {function_type = !llvm.func<void (ptr)>, sym_name = "free"} : () -> ()
// CHECK-LABEL: func.func private @declared(!deallocation.ownership) -> !deallocation.ownership
// TYPES-LABEL: func.func private @declared(!llvm.ptr) -> !llvm.ptr
func.func private @declared(!deallocation.ownership) -> !deallocation.ownership
