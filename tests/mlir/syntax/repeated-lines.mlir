// Lines that were read or printed before, of other values: what differs has to be seen, and what
// follows must not be taken for a part of them.
// RUN: %bufscope-opt %s --split-input-file | FileCheck %s

// CHECK-LABEL: func.func private @sink(index)
func.func private @sink(index)
// CHECK-LABEL: func.func @many(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?x?xindex>) -> index {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: %1 = arith.addi %arg1, %arg0 : index
// CHECK-NEXT: %2 = arith.addi %0, %0 : index
// CHECK-NEXT: %3 = arith.addi %2, %1 : index
// CHECK-NEXT: %4 = arith.subi %3, %2 : index
// CHECK-NEXT: %5 = arith.addi %4, %3 : index
// CHECK-NEXT: %6 = memref.load %arg2[%5] : memref<?xindex>
// CHECK-NEXT: %7 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT: memref.store %7, %arg2[%6] : memref<?xindex>
// CHECK-NEXT: memref.store %6, %arg2[%7] : memref<?xindex>
// CHECK-NEXT: memref.store %6, %arg2[%6] : memref<?xindex>
// CHECK-NEXT: memref.store %0, %arg3[%1, %2] : memref<?x?xindex>
// CHECK-NEXT: memref.store %2, %arg3[%0, %1] : memref<?x?xindex>
// CHECK-NEXT: memref.store %1, %arg3[%2, %0] {nontemporal = true} : memref<?x?xindex>
// CHECK-NEXT: memref.store %1, %arg3[%2, %0] {again, nontemporal = true} : memref<?x?xindex>
// CHECK-NEXT: memref.store %1, %arg3[%2, %0] : memref<?x?xindex>
// CHECK-NEXT: %8:2 = scf.execute_region -> (index, index) {
// CHECK-NEXT: scf.yield %0, %1 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: %9 = arith.addi %8#0, %8#1 : index
// CHECK-NEXT: %10 = arith.addi %8#1, %8#0 : index
// CHECK-NEXT: %11 = arith.addi %8#1, %arg0 : index
// CHECK-NEXT: %12 = arith.addi %9, %10 : index
// CHECK-NEXT: call @sink(%9) : (index) -> ()
// CHECK-NEXT: call @sink(%10) : (index) -> ()
// CHECK-NEXT: call @sink(%11) : (index) -> ()
// CHECK-NEXT: call @sink(%12) : (index) -> ()
// CHECK-NEXT: cf.br ^bb1(%9 : index)
// CHECK-NEXT: ^bb1(%13: index):  // pred: ^bb0
// CHECK-NEXT: call @sink(%13) : (index) -> ()
// CHECK-NEXT: return %13 : index
// CHECK-NEXT: }
func.func @many(%a: index, %b: index, %m: memref<?xindex>, %w: memref<?x?xindex>) -> index {
  %0 = arith.addi %a, %b : index
  %1 = arith.addi %b, %a : index
  %2 = arith.addi %0, %0 : index
  %3 = arith.addi %2,%1 : index
  %4 = arith.subi %3, %2 : index
  %5 = arith.addi %4, %3 : index
  %6 = memref.load %m[%5] : memref<?xindex>
  %7 = memref.load %m[%6] : memref<?xindex>
  memref.store %7, %m[%6] : memref<?xindex>
  memref.store %6, %m[%7] : memref<?xindex>
  memref.store %6, %m[%6] : memref<?xindex>
  memref.store %0, %w[%1, %2] : memref<?x?xindex>
  memref.store %2, %w[%0, %1] : memref<?x?xindex>
  memref.store %1, %w[%2, %0] {nontemporal = true} : memref<?x?xindex>
  memref.store %1, %w[%2, %0] {again, nontemporal = true} : memref<?x?xindex>
  memref.store %1, %w[%2, %0]
    : memref<?x?xindex>
  %d:2 = scf.execute_region -> (index, index) {
    scf.yield %0, %1 : index, index
  }
  %8 = arith.addi %d#0, %d#1 : index
  %9 = arith.addi %d#1, %d#0 : index
  %10 = arith.addi %d#1, %a : index // a comment
  %11 = arith.addi %8, %9 : index
  call @sink(%8) : (index) -> ()
  call @sink(%9) : (index) -> ()
  func.call @sink(%10) : (index) -> ()
  call @sink(%11) : (index) -> ()
  cf.br ^next(%8 : index)
^next(%n: index):
  call @sink(%n) : (index) -> ()
  return %n : index
}
// CHECK-LABEL: func.func @other(%arg0: index, %arg1: f32, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT: %0 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT: call @sink(%0) : (index) -> ()
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @other(%a: index, %b: f32, %m: memref<?xindex>) -> index {
  %0 = memref.load %m[%a] : memref<?xindex>
  call @sink(%0) : (index) -> ()
  return %0 : index
}
