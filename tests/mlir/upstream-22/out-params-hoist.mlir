// Allocations whose sizes are arguments can be hoisted, too.
// RUN: %bufscope-opt %s --upstream=22 "--buffer-results-to-out-params=hoist-static-allocs=1 hoist-dynamic-allocs=1" --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func private @dyn(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<4xf32>, %arg4: memref<?x?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @dyn(%n: index, %k: index) -> (memref<?xf32>, memref<4xf32>, memref<?x?xf32>) {
  %0 = memref.alloc(%k) : memref<?xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.alloc(%k, %n) : memref<?x?xf32>
  return %0, %1, %2 : memref<?xf32>, memref<4xf32>, memref<?x?xf32>
}
// CHECK-LABEL: func.func @pub(%arg0: index, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc(%arg1, %arg0) : memref<?x?xf32>
// CHECK-NEXT: call @dyn(%arg0, %arg1, %alloc, %alloc_0, %alloc_1) : (index, index, memref<?xf32>, memref<4xf32>, memref<?x?xf32>) -> ()
// CHECK-NEXT: "test.use"(%alloc_0, %alloc_1) : (memref<4xf32>, memref<?x?xf32>) -> ()
// CHECK-NEXT: return %alloc : memref<?xf32>
// CHECK-NEXT: }
func.func @pub(%n: index, %k: index) -> memref<?xf32> {
  %0, %1, %2 = call @dyn(%n, %k) : (index, index) -> (memref<?xf32>, memref<4xf32>, memref<?x?xf32>)
  "test.use"(%1, %2) : (memref<4xf32>, memref<?x?xf32>) -> ()
  return %0 : memref<?xf32>
}
// CHECK-LABEL: func.func private @alloca(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @alloca(%m: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloca() : memref<4xf32>
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %2 = memref.realloc %m : memref<4xf32> to memref<4xf32>
  return %0, %1, %2 : memref<4xf32>, memref<4xf32>, memref<4xf32>
}
// CHECK-LABEL: func.func private @dd(%arg0: memref<4xf32>, %arg1: index, %arg2: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @dd(%m: memref<4xf32>, %n: index) -> memref<?xf32> {
  %2 = memref.realloc %m(%n) : memref<4xf32> to memref<?xf32>
  return %2 : memref<?xf32>
}
// CHECK-LABEL: func.func private @drop(%arg0: memref<4xf32>, %arg1: index, %arg2: memref<4xf32>) {
// CHECK-NEXT: memref.copy %arg0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @drop(%m: memref<4xf32>, %n: index) -> memref<4xf32> {
  return %m : memref<4xf32>
}
// CHECK-LABEL: func.func nested @drop2(%arg0: memref<4xf32>, %arg1: index, %arg2: memref<4xf32>) {
// CHECK-NEXT: memref.copy %arg0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func nested @drop2(%m: memref<4xf32>, %n: index) -> memref<4xf32> {
  return %m : memref<4xf32>
}
// CHECK-LABEL: func.func @calls(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: call @drop(%arg0, %arg1, %alloc) : (memref<4xf32>, index, memref<4xf32>) -> ()
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: call @drop2(%arg0, %arg1, %alloc_0) : (memref<4xf32>, index, memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @calls(%m: memref<4xf32>, %n: index) {
  call @drop(%m, %n) : (memref<4xf32>, index) -> memref<4xf32>
  call @drop2(%m, %n) : (memref<4xf32>, index) -> memref<4xf32>
  return
}
