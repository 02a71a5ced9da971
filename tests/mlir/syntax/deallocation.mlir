// Indicators of ownership: no living tool has this dialect.
// REFERENCE: none
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --cse --canonicalize | FileCheck %s --check-prefix=DEAD

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xi8>, memref<*xf32>, !deallocation.ownership) -> index, sym_name = "every"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xi8>, %arg1: memref<*xf32>, %arg2: !deallocation.ownership):
// GENERIC-NEXT: %0 = "deallocation.null"() : () -> !deallocation.ownership
// GENERIC-NEXT: %1 = "deallocation.null"() {a = 1 : i32} : () -> !deallocation.ownership
// GENERIC-NEXT: %2 = "deallocation.own"(%arg0) : (memref<4xi8>) -> !deallocation.ownership
// GENERIC-NEXT: %3 = "deallocation.own"(%arg1) {a} : (memref<*xf32>) -> !deallocation.ownership
// GENERIC-NEXT: %4 = "deallocation.get_buffer"(%arg0) : (memref<4xi8>) -> index
// GENERIC-NEXT: %5 = "deallocation.get_buffer"(%arg1) {a} : (memref<*xf32>) -> index
// GENERIC-NEXT: %6 = "deallocation.get_buffer"(%arg2) : (!deallocation.ownership) -> index
// GENERIC-NEXT: "deallocation.free"(%2) : (!deallocation.ownership) -> ()
// GENERIC-NEXT: "deallocation.free"(%3) {a} : (!deallocation.ownership) -> ()
// GENERIC-NEXT: %7:2 = "deallocation.retain"(%arg0, %arg1, %arg2, %0) <{operandSegmentSizes = array<i32: 2, 2>}> {a} : (memref<4xi8>, memref<*xf32>, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
// GENERIC-NEXT: %8 = "deallocation.retain"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<4xi8>) -> !deallocation.ownership
// GENERIC-NEXT: "deallocation.retain"(%7#0) <{operandSegmentSizes = array<i32: 0, 1>}> : (!deallocation.ownership) -> ()
// GENERIC-NEXT: "deallocation.retain"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// GENERIC-NEXT: "func.return"(%6) : (index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @every(%arg0: memref<4xi8>, %arg1: memref<*xf32>, %arg2: !deallocation.ownership) -> index {
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %1 = deallocation.null {a = 1 : i32}
// CHECK-NEXT: %2 = deallocation.own %arg0 : memref<4xi8>
// CHECK-NEXT: %3 = deallocation.own {a} %arg1 : memref<*xf32>
// CHECK-NEXT: %4 = deallocation.get_buffer %arg0 : memref<4xi8>
// CHECK-NEXT: %5 = deallocation.get_buffer {a} %arg1 : memref<*xf32>
// CHECK-NEXT: %6 = deallocation.get_buffer %arg2 : !deallocation.ownership
// CHECK-NEXT: deallocation.free %2
// CHECK-NEXT: deallocation.free %3 {a}
// CHECK-NEXT: %7:2 = deallocation.retain(%arg0, %arg1) of(%arg2, %0) {a} : (memref<4xi8>, memref<*xf32>, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: %8 = deallocation.retain(%arg0) of() : (memref<4xi8>) -> !deallocation.ownership
// CHECK-NEXT: deallocation.retain() of(%7#0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of() : () -> ()
// CHECK-NEXT: return %6 : index
// CHECK-NEXT: }
// DEAD-LABEL: func.func @every(%arg0: memref<4xi8>, %arg1: memref<*xf32>, %arg2: !deallocation.ownership) -> index {
// DEAD-NEXT: %0 = deallocation.null
// DEAD-NEXT: %1 = deallocation.own %arg0 : memref<4xi8>
// DEAD-NEXT: %2 = deallocation.own {a} %arg1 : memref<*xf32>
// DEAD-NEXT: %3 = deallocation.get_buffer %arg2 : !deallocation.ownership
// DEAD-NEXT: deallocation.free %1
// DEAD-NEXT: deallocation.free %2 {a}
// DEAD-NEXT: %4:2 = deallocation.retain(%arg0, %arg1) of(%arg2, %0) {a} : (memref<4xi8>, memref<*xf32>, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
// DEAD-NEXT: %5 = deallocation.retain(%arg0) of() : (memref<4xi8>) -> !deallocation.ownership
// DEAD-NEXT: deallocation.retain() of(%4#0) : (!deallocation.ownership) -> ()
// DEAD-NEXT: deallocation.retain() of() : () -> ()
// DEAD-NEXT: return %3 : index
// DEAD-NEXT: }
func.func @every(%m: memref<4xi8>, %n: memref<*xf32>, %o: !deallocation.ownership) -> index {
  %p = deallocation.null
  %q = deallocation.null {a = 1 : i32}
  %r = deallocation.own %m : memref<4xi8>
  %s = deallocation.own {a} %n : memref<*xf32>
  %i = deallocation.get_buffer %m : memref<4xi8>
  %j = deallocation.get_buffer {a} %n : memref<*xf32>
  %k = deallocation.get_buffer %o : !deallocation.ownership
  deallocation.free %r
  deallocation.free %s {a}
  %t:2 = deallocation.retain(%m, %n) of (%o, %p) {a} : (memref<4xi8>, memref<*xf32>, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
  %u = deallocation.retain(%m) of() : (memref<4xi8>) -> !deallocation.ownership
  deallocation.retain() of(%t#0) : (!deallocation.ownership) -> ()
  deallocation.retain() of() : () -> ()
  return %k : index
}
