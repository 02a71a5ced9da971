// Functions are visited one by one, also in nested modules; names, attributes and other ops stay.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK: module @outer attributes {some.flag} {
module @outer attributes {some.flag} {
// CHECK-LABEL: func.func @first(%arg0: memref<2xf32> {arg.kind = "in"}) -> (memref<2xf32> {res.kind = 7 : i32}) attributes {fast} {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: return %alloc : memref<2xf32>
// CHECK-NEXT: }
  func.func @first(%m: memref<2xf32> {arg.kind = "in"}) -> (memref<2xf32> {res.kind = 7 : i32}) attributes {fast} {
    %a = memref.alloc() : memref<2xf32>
    return %a : memref<2xf32>
  }
// CHECK: module @inner {
  module @inner {
// CHECK-LABEL: func.func nested @second() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
    func.func nested @second() {
      %a = memref.alloc() : memref<2xf32>
      return
    }
  }
// CHECK-LABEL: func.func private @third() -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }
  func.func private @third() -> i1 {
    %t = arith.constant true
    return %t : i1
  }
}
