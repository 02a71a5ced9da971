// What is freed that is the caller's, or is free already.
// REFERENCE: none
// RUN: not %bufscope-opt %s --split-input-file --hlo-deallocate 2>&1 | FileCheck %s

func.func @grows_an_argument(%m: memref<?xi16>, %n: index) {
  %a = memref.realloc %m(%n) : memref<?xi16> to memref<?xi16>
  return
}

// -----
func.func @grows_twice(%n: index) {
  %a = memref.alloc(%n) : memref<?xi16>
  %b = memref.realloc %a(%n) : memref<?xi16> to memref<?xi16>
  %d = memref.realloc %a(%n) : memref<?xi16> to memref<?xi16>
  return
}

// -----
func.func @grows_twice_in_branches(%c: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xi16>
  %b = scf.if %c -> memref<?xi16> {
    %x = memref.realloc %a(%n) : memref<?xi16> to memref<?xi16>
    scf.yield %x : memref<?xi16>
  } else {
    scf.yield %a : memref<?xi16>
  }
  %d = scf.if %c -> memref<?xi16> {
    %x = memref.realloc %a(%n) : memref<?xi16> to memref<?xi16>
    scf.yield %x : memref<?xi16>
  } else {
    scf.yield %a : memref<?xi16>
  }
  return
}

// -----
func.func @frees_outside_of_a_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi16>
  scf.for %i = %c0 to %n step %c1 {
    memref.dealloc %a : memref<4xi16>
  }
  return
}

// CHECK: within split at {{.*}}hlo-deallocate-again.mlir:1 offset :6:8: error: 'memref.realloc' op unable to find ownership indicator for operand
// CHECK-NEXT: %a = memref.realloc %m(%n) : memref<?xi16> to memref<?xi16>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate-again.mlir:1 offset :6:8: note: see current operation: %0 = "memref.realloc"(%arg0, %arg1) : (memref<?xi16>, index) -> memref<?xi16>
// CHECK-NEXT: within split at {{.*}}hlo-deallocate-again.mlir:10 offset :2:1: error: 'func.func' op invalid realloc of memref
// CHECK-NEXT: func.func @grows_twice(%n: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate-again.mlir:10 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (index) -> (), sym_name = "grows_twice"}> ({
// CHECK-NEXT: ^bb0(%arg0: index):
// CHECK-NEXT: %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi16>
// CHECK-NEXT: %1 = "deallocation.own"(%0) : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: %2 = "memref.realloc"(%0, %arg0) : (memref<?xi16>, index) -> memref<?xi16>
// CHECK-NEXT: %3 = "deallocation.own"(%2) : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: %4 = "memref.realloc"(%0, %arg0) : (memref<?xi16>, index) -> memref<?xi16>
// CHECK-NEXT: %5 = "deallocation.own"(%4) : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: "deallocation.retain"(%3) <{operandSegmentSizes = array<i32: 0, 1>}> : (!deallocation.ownership) -> ()
// CHECK-NEXT: "deallocation.retain"(%5) <{operandSegmentSizes = array<i32: 0, 1>}> : (!deallocation.ownership) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate-again.mlir:18 offset :2:1: error: 'func.func' op invalid realloc of memref
// CHECK-NEXT: func.func @grows_twice_in_branches(%c: i1, %n: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate-again.mlir:18 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (i1, index) -> (), sym_name = "grows_twice_in_branches"}> ({
// CHECK-NEXT: ^bb0(%arg0: i1, %arg1: index):
// CHECK-NEXT: %0 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi16>
// CHECK-NEXT: %1 = "deallocation.own"(%0) : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: %2:2 = "scf.if"(%arg0) ({
// CHECK-NEXT: %8 = "memref.realloc"(%0, %arg1) : (memref<?xi16>, index) -> memref<?xi16>
// CHECK-NEXT: %9 = "deallocation.own"(%8) : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: "scf.yield"(%8, %9) : (memref<?xi16>, !deallocation.ownership) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: %7 = "deallocation.retain"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: "scf.yield"(%0, %1) : (memref<?xi16>, !deallocation.ownership) -> ()
// CHECK-NEXT: }) : (i1) -> (memref<?xi16>, !deallocation.ownership)
// CHECK-NEXT: %3:2 = "scf.if"(%arg0) ({
// CHECK-NEXT: %5 = "memref.realloc"(%0, %arg1) : (memref<?xi16>, index) -> memref<?xi16>
// CHECK-NEXT: %6 = "deallocation.own"(%5) : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: "scf.yield"(%5, %6) : (memref<?xi16>, !deallocation.ownership) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: %4 = "deallocation.retain"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: "scf.yield"(%0, %1) : (memref<?xi16>, !deallocation.ownership) -> ()
// CHECK-NEXT: }) : (i1) -> (memref<?xi16>, !deallocation.ownership)
// CHECK-NEXT: "deallocation.retain"(%2#1) <{operandSegmentSizes = array<i32: 0, 1>}> : (!deallocation.ownership) -> ()
// CHECK-NEXT: "deallocation.retain"(%3#1) <{operandSegmentSizes = array<i32: 0, 1>}> : (!deallocation.ownership) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate-again.mlir:36 offset :6:3: error: 'scf.for' op can't implicitly capture across loop boundaries; use an explicit iter arg instead
// CHECK-NEXT: scf.for %i = %c0 to %n step %c1 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate-again.mlir:36 offset :6:3: note: see current operation:
// CHECK-NEXT: "scf.for"(%0, %arg0, %1) ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "memref.dealloc"(%2) : (memref<4xi16>) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, index) -> ()
