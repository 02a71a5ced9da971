// strided<[1]> of a memref with one dimension counts as no layout: it may be reallocated, viewed and
// reshaped, and becomes a plain memref when it is expanded.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @expand(%arg0: memref<?xi8, strided<[1]>>, %arg1: index) -> memref<?x2xi8> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%arg1, 2] : memref<?xi8, strided<[1]>> into memref<?x2xi8>
// CHECK-NEXT: return %expand_shape : memref<?x2xi8>
// CHECK-NEXT: }
func.func @expand(%a: memref<?xi8, strided<[1]>>, %n: index) -> memref<?x2xi8> {
  %e = memref.expand_shape %a [[0, 1]] output_shape [%n, 2] : memref<?xi8, strided<[1]>> into memref<?x2xi8>
  return %e : memref<?x2xi8>
}

// CHECK-LABEL: func.func @expand2(%arg0: memref<?xi8, strided<[1]>>, %arg1: index) -> memref<?x2x1xi8> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1, 2]] output_shape [%arg1, 2, 1] : memref<?xi8, strided<[1]>> into memref<?x2x1xi8>
// CHECK-NEXT: %expand_shape_0 = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%arg1, 2] : memref<?xi8, strided<[1]>> into memref<?x2xi8>
// CHECK-NEXT: "test.keep"(%expand_shape_0) : (memref<?x2xi8>) -> ()
// CHECK-NEXT: return %expand_shape : memref<?x2x1xi8>
// CHECK-NEXT: }
func.func @expand2(%a: memref<?xi8, strided<[1]>>, %n: index) -> memref<?x2x1xi8> {
  %e = memref.expand_shape %a [[0, 1]] output_shape [%n, 2] : memref<?xi8, strided<[1]>> into memref<?x2xi8>
  %f = memref.expand_shape %e [[0], [1, 2]] output_shape [%n, 2, 1] : memref<?x2xi8> into memref<?x2x1xi8>
  %g = memref.collapse_shape %f [[0, 1, 2]] : memref<?x2x1xi8> into memref<?xi8>
  %h = memref.cast %g : memref<?xi8> to memref<?xi8, strided<[1]>>
  %i = memref.expand_shape %h [[0, 1]] output_shape [%n, 2] : memref<?xi8, strided<[1]>> into memref<?x2xi8>
  "test.keep"(%i): (memref<?x2xi8>) -> ()
  return %f : memref<?x2x1xi8>
}

// CHECK-LABEL: func.func @collapse(%arg0: memref<4xi8, strided<[1]>>) -> memref<4xi8> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0]] : memref<4xi8, strided<[1]>> into memref<4xi8>
// CHECK-NEXT: return %collapse_shape : memref<4xi8>
// CHECK-NEXT: }
func.func @collapse(%a: memref<4xi8, strided<[1]>>) -> memref<4xi8> {
  %e = memref.collapse_shape %a [[0]] : memref<4xi8, strided<[1]>> into memref<4xi8>
  return %e : memref<4xi8>
}

// CHECK-LABEL: func.func @view(%arg0: memref<?xi8, strided<[1]>>, %arg1: index) -> memref<4xf32, strided<[1]>> {
// CHECK-NEXT: %view = memref.view %arg0[%arg1][] : memref<?xi8, strided<[1]>> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: return %view : memref<4xf32, strided<[1]>>
// CHECK-NEXT: }
func.func @view(%a: memref<?xi8, strided<[1]>>, %n: index) -> memref<4xf32, strided<[1]>> {
  %e = memref.view %a[%n][] : memref<?xi8, strided<[1]>> to memref<4xf32, strided<[1]>>
  return %e : memref<4xf32, strided<[1]>>
}

// CHECK-LABEL: func.func @realloc(%arg0: memref<4xi8, strided<[1]>>) -> memref<8xi8, strided<[1]>> {
// CHECK-NEXT: %0 = memref.realloc %arg0 : memref<4xi8, strided<[1]>> to memref<8xi8, strided<[1]>>
// CHECK-NEXT: return %0 : memref<8xi8, strided<[1]>>
// CHECK-NEXT: }
func.func @realloc(%a: memref<4xi8, strided<[1]>>) -> memref<8xi8, strided<[1]>> {
  %e = memref.realloc %a : memref<4xi8, strided<[1]>> to memref<8xi8, strided<[1]>>
  return %e : memref<8xi8, strided<[1]>>
}

// CHECK-LABEL: func.func @reshape(%arg0: memref<4xf32, strided<[1]>>, %arg1: memref<1xindex>) -> memref<?xf32, strided<[1]>> {
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg1) : (memref<4xf32, strided<[1]>>, memref<1xindex>) -> memref<?xf32, strided<[1]>>
// CHECK-NEXT: return %reshape : memref<?xf32, strided<[1]>>
// CHECK-NEXT: }
func.func @reshape(%a: memref<4xf32, strided<[1]>>, %s: memref<1xindex>) -> memref<?xf32, strided<[1]>> {
  %e = memref.reshape %a(%s) : (memref<4xf32, strided<[1]>>, memref<1xindex>) -> memref<?xf32, strided<[1]>>
  return %e : memref<?xf32, strided<[1]>>
}

// CHECK-LABEL: func.func @alloc(%arg0: index, %arg1: vector<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xi8, strided<[1]>>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0) : memref<?xi8>
// CHECK-NEXT: memref.copy %alloc_0, %alloc : memref<?xi8> to memref<?xi8, strided<[1]>>
// CHECK-NEXT: %0 = bufferization.clone %alloc : memref<?xi8, strided<[1]>> to memref<?xi8>
// CHECK-NEXT: "test.keep"(%alloc, %alloc_0, %0) : (memref<?xi8, strided<[1]>>, memref<?xi8>, memref<?xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @alloc(%n: index, %v: vector<4xf32>)  {
  %a = memref.alloc(%n) : memref<?xi8, strided<[1]>>
  %b = memref.alloc(%n) : memref<?xi8>
  memref.copy %b, %a : memref<?xi8> to memref<?xi8, strided<[1]>>
  %c = bufferization.clone %a : memref<?xi8, strided<[1]>> to memref<?xi8>
  "test.keep"(%a, %b, %c) : (memref<?xi8, strided<[1]>>, memref<?xi8>, memref<?xi8>) -> ()
  return
}
