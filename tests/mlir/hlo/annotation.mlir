// Which memory may back each value: arguments of one element type may be the same, unless one of them
// is restrict; what a loop hands on comes from its operand and from its body.
// REFERENCE: none
// RUN: %bufscope-opt %s --hlo-deallocation-annotation | FileCheck %s

// CHECK: module attributes {deallocation.region_args_backing_memory = {{\[\[}}]]} {
// CHECK-LABEL: func.func @f(%arg0: index, %arg1: memref<2xf32>, %arg2: memref<2xf32>, %arg3: memref<2xi8>, %arg4: memref<2xf32> {deallocation.restrict = true}) attributes {deallocation.region_args_backing_memory = {{\[\[}}"", "%arg1, %arg2, %arg4", "%arg1, %arg2, %arg4", "%arg3", "%arg4"]]} {
// CHECK-NEXT: %c0 = arith.constant {deallocation.result_backing_memory = [""]} 0 : index
// CHECK-NEXT: %c1 = arith.constant {deallocation.result_backing_memory = [""]} 1 : index
// CHECK-NEXT: %0 = scf.for %arg5 = %c0 to %arg0 step %c1 iter_args(%arg6 = %arg1) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() {deallocation.result_backing_memory = ["%alloc"]} : memref<2xf32>
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: } {deallocation.region_args_backing_memory = {{\[\[}}"", "%arg1, %arg6, %arg2, %arg4, %alloc"]], deallocation.result_backing_memory = ["%arg1, %arg2, %arg4, %alloc"]}
// CHECK-NEXT: %1:2 = "test.two"(%0, %arg3) {deallocation.result_backing_memory = ["%arg1, %arg2, %arg4, %alloc", ""]} : (memref<2xf32>, memref<2xi8>) -> (memref<2xf32>, i8)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f(%n: index, %a: memref<2xf32>, %b: memref<2xf32>, %i8: memref<2xi8>, %r: memref<2xf32> {deallocation.restrict = true}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> memref<2xf32> {
    %t = memref.alloc() : memref<2xf32>
    scf.yield %t : memref<2xf32>
  }
  %s:2 = "test.two"(%x, %i8) : (memref<2xf32>, memref<2xi8>) -> (memref<2xf32>, i8)
  return
}
// CHECK-LABEL: func.func private @g(memref<2xf32>) attributes {deallocation.region_args_backing_memory = {{\[\[}}]]}
func.func private @g(memref<2xf32>)
// CHECK-LABEL: func.func @while_and_select(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf64>) -> memref<2xf32> attributes {deallocation.region_args_backing_memory = {{\[\[}}"", "%arg1", "%arg2"]]} {
// CHECK-NEXT: %alloc = memref.alloc() {deallocation.result_backing_memory = ["%alloc"]} : memref<2xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %alloc {deallocation.result_backing_memory = ["%arg1, %alloc"]} : memref<2xf32>
// CHECK-NEXT: %1:2 = scf.while (%arg3 = %0, %arg4 = %arg2) : (memref<2xf32>, memref<2xf64>) -> (memref<2xf64>, memref<2xf32>) {
// CHECK-NEXT: scf.condition(%arg0) %arg4, %arg3 : memref<2xf64>, memref<2xf32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: memref<2xf64>, %arg4: memref<2xf32>):
// CHECK-NEXT: %alloc_0 = memref.alloc() {deallocation.result_backing_memory = ["%alloc_0"]} : memref<2xf64>
// CHECK-NEXT: scf.yield %arg4, %alloc_0 : memref<2xf32>, memref<2xf64>
// CHECK-NEXT: } attributes {deallocation.region_args_backing_memory = {{\[\[}}"%arg3, %arg1, %arg4, %alloc", "%arg4, %arg2, %alloc_0"], ["%arg3, %arg4, %arg2, %alloc_0", "%arg3, %arg1, %arg4, %alloc"]], deallocation.result_backing_memory = ["%arg4, %arg2, %alloc_0", "%arg3, %arg1, %arg4, %alloc"]}
// CHECK-NEXT: %2 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %1#1 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %alloca = memref.alloca() {deallocation.result_backing_memory = ["%alloca"]} : memref<2xf32>
// CHECK-NEXT: scf.yield %alloca : memref<2xf32>
// CHECK-NEXT: } {deallocation.region_args_backing_memory = {{\[\[}}], []], deallocation.result_backing_memory = ["%arg3, %arg1, %arg4, %alloc, %alloca"]}
// CHECK-NEXT: return %2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @while_and_select(%c: i1, %a: memref<2xf32>, %b: memref<2xf64>) -> memref<2xf32> {
  %t = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %a, %t : memref<2xf32>
  %w:2 = scf.while (%x = %s, %y = %b) : (memref<2xf32>, memref<2xf64>) -> (memref<2xf64>, memref<2xf32>) {
    scf.condition(%c) %y, %x : memref<2xf64>, memref<2xf32>
  } do {
  ^bb0(%x: memref<2xf64>, %y: memref<2xf32>):
    %u = memref.alloc() : memref<2xf64>
    scf.yield %y, %u : memref<2xf32>, memref<2xf64>
  }
  %i = scf.if %c -> memref<2xf32> {
    scf.yield %w#1 : memref<2xf32>
  } else {
    %v = memref.alloca() : memref<2xf32>
    scf.yield %v : memref<2xf32>
  }
  return %i : memref<2xf32>
}
