// Memref results become arguments, which callers allocate.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --buffer-results-to-out-params | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --buffer-results-to-out-params=add-result-attr | FileCheck %s --check-prefix=ATTR
// RUN: %bufscope-opt %s --allow-unregistered-dialect "--buffer-results-to-out-params=hoist-static-allocs=true" | FileCheck %s --check-prefix=HOIST

// CHECK: #map = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// ATTR: #map = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// HOIST: #map = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-LABEL: func.func private @hoist(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> i1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %alloc_0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return %arg0 : i1
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @hoist(%arg0: i1, %arg1: memref<4xf32> {bufferize.result}, %arg2: memref<4xf32> {bufferize.result}) -> i1 {
// ATTR-NEXT: %alloc = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// ATTR-NEXT: memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: memref.copy %alloc_0, %arg2 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: return %arg0 : i1
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @hoist(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> i1 {
// HOIST-NEXT: memref.copy %arg1, %arg2 : memref<4xf32> to memref<4xf32>
// HOIST-NEXT: return %arg0 : i1
// HOIST-NEXT: }
func.func private @hoist(%c: i1) -> (memref<4xf32>, i1, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  memref.copy %0, %1 : memref<4xf32> to memref<4xf32>
  return %0, %c, %1 : memref<4xf32>, i1, memref<4xf32>
}

// CHECK-LABEL: func.func private @branches(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%alloc : memref<4xf32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2(%0: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT: %1 = "test.make"(%0) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: memref.copy %1, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @branches(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32> {bufferize.result}) {
// ATTR-NEXT: %alloc = memref.alloc() : memref<4xf32>
// ATTR-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%alloc : memref<4xf32>)
// ATTR-NEXT: ^bb1:  // pred: ^bb0
// ATTR-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: return
// ATTR-NEXT: ^bb2(%0: memref<4xf32>):  // pred: ^bb0
// ATTR-NEXT: %1 = "test.make"(%0) : (memref<4xf32>) -> memref<4xf32>
// ATTR-NEXT: memref.copy %1, %arg2 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: return
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @branches(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// HOIST-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg2 : memref<4xf32>)
// HOIST-NEXT: ^bb1:  // pred: ^bb0
// HOIST-NEXT: return
// HOIST-NEXT: ^bb2(%0: memref<4xf32>):  // pred: ^bb0
// HOIST-NEXT: %1 = "test.make"(%0) : (memref<4xf32>) -> memref<4xf32>
// HOIST-NEXT: memref.copy %1, %arg2 : memref<4xf32> to memref<4xf32>
// HOIST-NEXT: return
// HOIST-NEXT: }
func.func private @branches(%c: i1, %d: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2(%0 : memref<4xf32>)
^bb1:
  return %0 : memref<4xf32>
^bb2(%x: memref<4xf32>):
  %y = "test.make"(%x) : (memref<4xf32>) -> memref<4xf32>
  return %y : memref<4xf32>
}

// CHECK-LABEL: func.func private @same(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %alloc_0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @same(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32> {bufferize.result}) {
// ATTR-NEXT: %alloc = memref.alloc() : memref<4xf32>
// ATTR-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// ATTR-NEXT: ^bb1:  // pred: ^bb0
// ATTR-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: return
// ATTR-NEXT: ^bb2:  // pred: ^bb0
// ATTR-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: memref.copy %alloc_0, %arg2 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: return
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @same(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// HOIST-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// HOIST-NEXT: ^bb1:  // pred: ^bb0
// HOIST-NEXT: return
// HOIST-NEXT: ^bb2:  // pred: ^bb0
// HOIST-NEXT: return
// HOIST-NEXT: }
func.func private @same(%c: i1, %d: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0 : memref<4xf32>
^bb2:
  %y = memref.alloc() : memref<4xf32>
  return %y : memref<4xf32>
}

// CHECK-LABEL: func.func private @stack(%arg0: memref<4xf32>) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: memref.copy %alloca, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @stack(%arg0: memref<4xf32> {bufferize.result}) {
// ATTR-NEXT: %alloca = memref.alloca() : memref<4xf32>
// ATTR-NEXT: memref.copy %alloca, %arg0 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: return
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @stack(%arg0: memref<4xf32>) {
// HOIST-NEXT: %alloca = memref.alloca() : memref<4xf32>
// HOIST-NEXT: memref.copy %alloca, %arg0 : memref<4xf32> to memref<4xf32>
// HOIST-NEXT: return
// HOIST-NEXT: }
func.func private @stack() -> memref<4xf32> {
  %0 = memref.alloca() : memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func private @space(%arg0: memref<4xf32, 1>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT: memref.copy %alloc, %arg0 : memref<4xf32, 1> to memref<4xf32, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @space(%arg0: memref<4xf32, 1> {bufferize.result}) {
// ATTR-NEXT: %alloc = memref.alloc() : memref<4xf32, 1>
// ATTR-NEXT: memref.copy %alloc, %arg0 : memref<4xf32, 1> to memref<4xf32, 1>
// ATTR-NEXT: return
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @space(%arg0: memref<4xf32, 1>) {
// HOIST-NEXT: return
// HOIST-NEXT: }
func.func private @space() -> memref<4xf32, 1> {
  %0 = memref.alloc() : memref<4xf32, 1>
  return %0 : memref<4xf32, 1>
}

// CHECK-LABEL: func.func private @dynamic(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @dynamic(%arg0: index, %arg1: memref<?xf32> {bufferize.result}) {
// ATTR-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// ATTR-NEXT: memref.copy %alloc, %arg1 : memref<?xf32> to memref<?xf32>
// ATTR-NEXT: return
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @dynamic(%arg0: index, %arg1: memref<?xf32>) {
// HOIST-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// HOIST-NEXT: memref.copy %alloc, %arg1 : memref<?xf32> to memref<?xf32>
// HOIST-NEXT: return
// HOIST-NEXT: }
func.func private @dynamic(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func private @layout(%arg0: index, %arg1: memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: memref.copy %cast, %arg1 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @layout(%arg0: index, %arg1: memref<4xf32, strided<[?], offset: ?>> {bufferize.result}) {
// ATTR-NEXT: %alloc = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// ATTR-NEXT: memref.copy %cast, %arg1 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// ATTR-NEXT: return
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @layout(%arg0: index, %arg1: memref<4xf32, strided<[?], offset: ?>>) {
// HOIST-NEXT: %alloc = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// HOIST-NEXT: memref.copy %cast, %arg1 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// HOIST-NEXT: return
// HOIST-NEXT: }
func.func private @layout(%n: index) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %1 : memref<4xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func private @map(%arg0: index, %arg1: memref<4xf32, #map>) {
// CHECK-NEXT: %0 = "test.make"() : () -> memref<4xf32, #map>
// CHECK-NEXT: memref.copy %0, %arg1 : memref<4xf32, #map> to memref<4xf32, #map>
// CHECK-NEXT: return
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @map(%arg0: index, %arg1: memref<4xf32, #map> {bufferize.result}) {
// ATTR-NEXT: %0 = "test.make"() : () -> memref<4xf32, #map>
// ATTR-NEXT: memref.copy %0, %arg1 : memref<4xf32, #map> to memref<4xf32, #map>
// ATTR-NEXT: return
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @map(%arg0: index, %arg1: memref<4xf32, #map>) {
// HOIST-NEXT: %0 = "test.make"() : () -> memref<4xf32, #map>
// HOIST-NEXT: memref.copy %0, %arg1 : memref<4xf32, #map> to memref<4xf32, #map>
// HOIST-NEXT: return
// HOIST-NEXT: }
func.func private @map(%n: index) -> memref<4xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>> {
  %0 = "test.make"() : () -> memref<4xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>
  return %0 : memref<4xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>
}

// CHECK-LABEL: func.func private @zero(%arg0: memref<f32, strided<[], offset: ?>>) {
// CHECK-NEXT: %0 = "test.make"() : () -> memref<f32, strided<[], offset: ?>>
// CHECK-NEXT: memref.copy %0, %arg0 : memref<f32, strided<[], offset: ?>> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @zero(%arg0: memref<f32, strided<[], offset: ?>> {bufferize.result}) {
// ATTR-NEXT: %0 = "test.make"() : () -> memref<f32, strided<[], offset: ?>>
// ATTR-NEXT: memref.copy %0, %arg0 : memref<f32, strided<[], offset: ?>> to memref<f32, strided<[], offset: ?>>
// ATTR-NEXT: return
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @zero(%arg0: memref<f32, strided<[], offset: ?>>) {
// HOIST-NEXT: %0 = "test.make"() : () -> memref<f32, strided<[], offset: ?>>
// HOIST-NEXT: memref.copy %0, %arg0 : memref<f32, strided<[], offset: ?>> to memref<f32, strided<[], offset: ?>>
// HOIST-NEXT: return
// HOIST-NEXT: }
func.func private @zero() -> memref<f32, strided<[], offset: ?>> {
  %0 = "test.make"() : () -> memref<f32, strided<[], offset: ?>>
  return %0 : memref<f32, strided<[], offset: ?>>
}

// CHECK-LABEL: func.func private @zero2(%arg0: memref<f32>) {
// CHECK-NEXT: %0 = "test.make"() : () -> memref<f32>
// CHECK-NEXT: memref.copy %0, %arg0 : memref<f32> to memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @zero2(%arg0: memref<f32> {bufferize.result}) {
// ATTR-NEXT: %0 = "test.make"() : () -> memref<f32>
// ATTR-NEXT: memref.copy %0, %arg0 : memref<f32> to memref<f32>
// ATTR-NEXT: return
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @zero2(%arg0: memref<f32>) {
// HOIST-NEXT: %0 = "test.make"() : () -> memref<f32>
// HOIST-NEXT: memref.copy %0, %arg0 : memref<f32> to memref<f32>
// HOIST-NEXT: return
// HOIST-NEXT: }
func.func private @zero2() -> memref<f32> {
  %0 = "test.make"() : () -> memref<f32>
  return %0 : memref<f32>
}

// CHECK-LABEL: func.func private @un(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: return %arg0 : memref<*xf32>
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @un(%arg0: memref<*xf32>) -> memref<*xf32> {
// ATTR-NEXT: return %arg0 : memref<*xf32>
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @un(%arg0: memref<*xf32>) -> memref<*xf32> {
// HOIST-NEXT: return %arg0 : memref<*xf32>
// HOIST-NEXT: }
func.func private @un(%n: memref<*xf32>) -> memref<*xf32> {
  return %n : memref<*xf32>
}

// CHECK-LABEL: func.func private @attrs(%arg0: memref<*xf32> {test.a}, %arg1: memref<4xf32> {test.b}, %arg2: memref<4xf32>) -> (i1 {test.c}) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %alloc_0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// ATTR-LABEL: func.func private @attrs(%arg0: memref<*xf32> {test.a}, %arg1: memref<4xf32> {bufferize.result, test.b}, %arg2: memref<4xf32> {bufferize.result}) -> (i1 {test.c}) {
// ATTR-NEXT: %alloc = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %true = arith.constant true
// ATTR-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: memref.copy %alloc_0, %arg2 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: return %true : i1
// ATTR-NEXT: }
// HOIST-LABEL: func.func private @attrs(%arg0: memref<*xf32> {test.a}, %arg1: memref<4xf32> {test.b}, %arg2: memref<4xf32>) -> (i1 {test.c}) {
// HOIST-NEXT: %true = arith.constant true
// HOIST-NEXT: return %true : i1
// HOIST-NEXT: }
func.func private @attrs(%n: memref<*xf32> {test.a}) -> (memref<4xf32> {test.b}, i1 {test.c}, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %c = arith.constant true
  return %0, %c, %1 : memref<4xf32>, i1, memref<4xf32>
}

// CHECK-LABEL: func.func private @ext(memref<*xf32> {test.a}, memref<4xf32> {bufferize.result}, memref<4xf32>) -> (i1 {test.c})
// ATTR-LABEL: func.func private @ext(memref<*xf32> {test.a}, memref<4xf32> {bufferize.result}, memref<4xf32> {bufferize.result}) -> (i1 {test.c})
// HOIST-LABEL: func.func private @ext(memref<*xf32> {test.a}, memref<4xf32> {bufferize.result}, memref<4xf32>) -> (i1 {test.c})
func.func private @ext(%n: memref<*xf32> {test.a}) -> (memref<4xf32> {bufferize.result}, i1 {test.c}, memref<4xf32>)
// CHECK-LABEL: func.func @caller(%arg0: i1, %arg1: memref<*xf32>, %arg2: index, %arg3: memref<4xf32>, %arg4: memref<4xf32>) -> i1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = call @hoist(%arg0, %alloc, %alloc_0) : (i1, memref<4xf32>, memref<4xf32>) -> i1
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: call @branches(%0, %alloc, %alloc_1) : (i1, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: call @same(%0, %alloc_1, %alloc_2) : (i1, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: call @stack(%alloc_3) : (memref<4xf32>) -> ()
// CHECK-NEXT: %alloc_4 = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT: call @space(%alloc_4) : (memref<4xf32, 1>) -> ()
// CHECK-NEXT: %alloc_5 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %alloc_5 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: call @layout(%arg2, %cast) : (index, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT: %alloc_6 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %cast_7 = memref.cast %alloc_6 : memref<4xf32> to memref<4xf32, #map>
// CHECK-NEXT: call @map(%arg2, %cast_7) : (index, memref<4xf32, #map>) -> ()
// CHECK-NEXT: %alloc_8 = memref.alloc() : memref<f32>
// CHECK-NEXT: %cast_9 = memref.cast %alloc_8 : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT: call @zero(%cast_9) : (memref<f32, strided<[], offset: ?>>) -> ()
// CHECK-NEXT: %alloc_10 = memref.alloc() : memref<f32>
// CHECK-NEXT: call @zero2(%alloc_10) : (memref<f32>) -> ()
// CHECK-NEXT: %1 = call @un(%arg1) : (memref<*xf32>) -> memref<*xf32>
// CHECK-NEXT: %alloc_11 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_12 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %2 = call @attrs(%1, %alloc_11, %alloc_12) : (memref<*xf32>, memref<4xf32>, memref<4xf32>) -> i1
// CHECK-NEXT: %alloc_13 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_14 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %3 = call @ext(%1, %alloc_13, %alloc_14) : (memref<*xf32>, memref<4xf32>, memref<4xf32>) -> i1
// CHECK-NEXT: "test.use"(%alloc, %alloc_1, %alloc_2, %alloc_3, %alloc_4, %cast, %cast_7, %cast_9, %alloc_10, %1, %alloc_11, %alloc_13) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32, 1>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, #map>, memref<f32, strided<[], offset: ?>>, memref<f32>, memref<*xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: %4 = scf.if %arg0 -> (memref<4xf32>) {
// CHECK-NEXT: %alloc_15 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_16 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %5 = func.call @hoist(%arg0, %alloc_15, %alloc_16) : (i1, memref<4xf32>, memref<4xf32>) -> i1
// CHECK-NEXT: scf.yield %alloc_16 : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %alloc_12 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.copy %4, %arg3 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %alloc_14, %arg4 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return %3 : i1
// CHECK-NEXT: }
// ATTR-LABEL: func.func @caller(%arg0: i1, %arg1: memref<*xf32>, %arg2: index, %arg3: memref<4xf32> {bufferize.result}, %arg4: memref<4xf32> {bufferize.result}) -> i1 {
// ATTR-NEXT: %alloc = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %0 = call @hoist(%arg0, %alloc, %alloc_0) : (i1, memref<4xf32>, memref<4xf32>) -> i1
// ATTR-NEXT: %alloc_1 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: call @branches(%0, %alloc, %alloc_1) : (i1, memref<4xf32>, memref<4xf32>) -> ()
// ATTR-NEXT: %alloc_2 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: call @same(%0, %alloc_1, %alloc_2) : (i1, memref<4xf32>, memref<4xf32>) -> ()
// ATTR-NEXT: %alloc_3 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: call @stack(%alloc_3) : (memref<4xf32>) -> ()
// ATTR-NEXT: %alloc_4 = memref.alloc() : memref<4xf32, 1>
// ATTR-NEXT: call @space(%alloc_4) : (memref<4xf32, 1>) -> ()
// ATTR-NEXT: %alloc_5 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %cast = memref.cast %alloc_5 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// ATTR-NEXT: call @layout(%arg2, %cast) : (index, memref<4xf32, strided<[?], offset: ?>>) -> ()
// ATTR-NEXT: %alloc_6 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %cast_7 = memref.cast %alloc_6 : memref<4xf32> to memref<4xf32, #map>
// ATTR-NEXT: call @map(%arg2, %cast_7) : (index, memref<4xf32, #map>) -> ()
// ATTR-NEXT: %alloc_8 = memref.alloc() : memref<f32>
// ATTR-NEXT: %cast_9 = memref.cast %alloc_8 : memref<f32> to memref<f32, strided<[], offset: ?>>
// ATTR-NEXT: call @zero(%cast_9) : (memref<f32, strided<[], offset: ?>>) -> ()
// ATTR-NEXT: %alloc_10 = memref.alloc() : memref<f32>
// ATTR-NEXT: call @zero2(%alloc_10) : (memref<f32>) -> ()
// ATTR-NEXT: %1 = call @un(%arg1) : (memref<*xf32>) -> memref<*xf32>
// ATTR-NEXT: %alloc_11 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %alloc_12 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %2 = call @attrs(%1, %alloc_11, %alloc_12) : (memref<*xf32>, memref<4xf32>, memref<4xf32>) -> i1
// ATTR-NEXT: %alloc_13 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %alloc_14 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %3 = call @ext(%1, %alloc_13, %alloc_14) : (memref<*xf32>, memref<4xf32>, memref<4xf32>) -> i1
// ATTR-NEXT: "test.use"(%alloc, %alloc_1, %alloc_2, %alloc_3, %alloc_4, %cast, %cast_7, %cast_9, %alloc_10, %1, %alloc_11, %alloc_13) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32, 1>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, #map>, memref<f32, strided<[], offset: ?>>, memref<f32>, memref<*xf32>, memref<4xf32>, memref<4xf32>) -> ()
// ATTR-NEXT: %4 = scf.if %arg0 -> (memref<4xf32>) {
// ATTR-NEXT: %alloc_15 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %alloc_16 = memref.alloc() : memref<4xf32>
// ATTR-NEXT: %5 = func.call @hoist(%arg0, %alloc_15, %alloc_16) : (i1, memref<4xf32>, memref<4xf32>) -> i1
// ATTR-NEXT: scf.yield %alloc_16 : memref<4xf32>
// ATTR-NEXT: } else {
// ATTR-NEXT: scf.yield %alloc_12 : memref<4xf32>
// ATTR-NEXT: }
// ATTR-NEXT: memref.copy %4, %arg3 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: memref.copy %alloc_14, %arg4 : memref<4xf32> to memref<4xf32>
// ATTR-NEXT: return %3 : i1
// ATTR-NEXT: }
// HOIST-LABEL: func.func @caller(%arg0: i1, %arg1: memref<*xf32>, %arg2: index, %arg3: memref<4xf32>, %arg4: memref<4xf32>) -> i1 {
// HOIST-NEXT: %alloc = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %0 = call @hoist(%arg0, %alloc, %alloc_0) : (i1, memref<4xf32>, memref<4xf32>) -> i1
// HOIST-NEXT: %alloc_1 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: call @branches(%0, %alloc, %alloc_1) : (i1, memref<4xf32>, memref<4xf32>) -> ()
// HOIST-NEXT: %alloc_2 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: call @same(%0, %alloc_1, %alloc_2) : (i1, memref<4xf32>, memref<4xf32>) -> ()
// HOIST-NEXT: %alloc_3 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: call @stack(%alloc_3) : (memref<4xf32>) -> ()
// HOIST-NEXT: %alloc_4 = memref.alloc() : memref<4xf32, 1>
// HOIST-NEXT: call @space(%alloc_4) : (memref<4xf32, 1>) -> ()
// HOIST-NEXT: %alloc_5 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %cast = memref.cast %alloc_5 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// HOIST-NEXT: call @layout(%arg2, %cast) : (index, memref<4xf32, strided<[?], offset: ?>>) -> ()
// HOIST-NEXT: %alloc_6 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %cast_7 = memref.cast %alloc_6 : memref<4xf32> to memref<4xf32, #map>
// HOIST-NEXT: call @map(%arg2, %cast_7) : (index, memref<4xf32, #map>) -> ()
// HOIST-NEXT: %alloc_8 = memref.alloc() : memref<f32>
// HOIST-NEXT: %cast_9 = memref.cast %alloc_8 : memref<f32> to memref<f32, strided<[], offset: ?>>
// HOIST-NEXT: call @zero(%cast_9) : (memref<f32, strided<[], offset: ?>>) -> ()
// HOIST-NEXT: %alloc_10 = memref.alloc() : memref<f32>
// HOIST-NEXT: call @zero2(%alloc_10) : (memref<f32>) -> ()
// HOIST-NEXT: %1 = call @un(%arg1) : (memref<*xf32>) -> memref<*xf32>
// HOIST-NEXT: %alloc_11 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %alloc_12 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %2 = call @attrs(%1, %alloc_11, %alloc_12) : (memref<*xf32>, memref<4xf32>, memref<4xf32>) -> i1
// HOIST-NEXT: %alloc_13 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %alloc_14 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %3 = call @ext(%1, %alloc_13, %alloc_14) : (memref<*xf32>, memref<4xf32>, memref<4xf32>) -> i1
// HOIST-NEXT: "test.use"(%alloc, %alloc_1, %alloc_2, %alloc_3, %alloc_4, %cast, %cast_7, %cast_9, %alloc_10, %1, %alloc_11, %alloc_13) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32, 1>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, #map>, memref<f32, strided<[], offset: ?>>, memref<f32>, memref<*xf32>, memref<4xf32>, memref<4xf32>) -> ()
// HOIST-NEXT: %4 = scf.if %arg0 -> (memref<4xf32>) {
// HOIST-NEXT: %alloc_15 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %alloc_16 = memref.alloc() : memref<4xf32>
// HOIST-NEXT: %5 = func.call @hoist(%arg0, %alloc_15, %alloc_16) : (i1, memref<4xf32>, memref<4xf32>) -> i1
// HOIST-NEXT: scf.yield %alloc_16 : memref<4xf32>
// HOIST-NEXT: } else {
// HOIST-NEXT: scf.yield %alloc_12 : memref<4xf32>
// HOIST-NEXT: }
// HOIST-NEXT: memref.copy %4, %arg3 : memref<4xf32> to memref<4xf32>
// HOIST-NEXT: memref.copy %alloc_14, %arg4 : memref<4xf32> to memref<4xf32>
// HOIST-NEXT: return %3 : i1
// HOIST-NEXT: }
func.func @caller(%c: i1, %u: memref<*xf32>, %n: index) -> (memref<4xf32>, memref<4xf32>, i1) {
  %0:3 = call @hoist(%c) {test.x} : (i1) -> (memref<4xf32>, i1, memref<4xf32>)
  %1 = call @branches(%0#1, %0#0) : (i1, memref<4xf32>) -> memref<4xf32>
  %2 = call @same(%0#1, %1) : (i1, memref<4xf32>) -> memref<4xf32>
  %3 = call @stack() : () -> memref<4xf32>
  %4 = call @space() : () -> memref<4xf32, 1>
  %5 = call @layout(%n) : (index) -> memref<4xf32, strided<[?], offset: ?>>
  %55 = call @map(%n) : (index) -> memref<4xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>
  %6 = call @zero() : () -> memref<f32, strided<[], offset: ?>>
  %7 = call @zero2() : () -> memref<f32>
  %8 = call @un(%u) : (memref<*xf32>) -> memref<*xf32>
  %9:3 = call @attrs(%8) : (memref<*xf32>) -> (memref<4xf32>, i1, memref<4xf32>)
  %10:3 = call @ext(%8) : (memref<*xf32>) -> (memref<4xf32>, i1, memref<4xf32>)
  "test.use"(%0#0, %1, %2, %3, %4, %5, %55, %6, %7, %8, %9#0, %10#0) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32, 1>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>, memref<f32, strided<[], offset: ?>>, memref<f32>, memref<*xf32>, memref<4xf32>, memref<4xf32>) -> ()
  %11 = scf.if %c -> memref<4xf32> {
    %12:3 = func.call @hoist(%c) : (i1) -> (memref<4xf32>, i1, memref<4xf32>)
    scf.yield %12#2 : memref<4xf32>
  } else {
    scf.yield %9#2 : memref<4xf32>
  }
  return %11, %10#2, %10#1 : memref<4xf32>, memref<4xf32>, i1
}
