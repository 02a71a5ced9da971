// Programs of the document on the older pass with a region op of its own: written with test.region_if.
// RUN: %bufscope-opt %s --buffer-deallocation | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation --canonicalize | FileCheck %s --check-prefix=CANONICAL
// RUN: %bufscope-opt %s --buffer-hoisting | FileCheck %s --check-prefix=HOISTED

// CHECK-LABEL: func.func @inner_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT: %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CHECK-NEXT: } join {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<?x?xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @inner_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CANONICAL-NEXT: %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CANONICAL-NEXT: } else {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CANONICAL-NEXT: } join {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: return %0 : memref<?x?xf32>
// CANONICAL-NEXT: }
// HOISTED-LABEL: func.func @inner_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// HOISTED-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// HOISTED-NEXT: %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
// HOISTED-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// HOISTED-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// HOISTED-NEXT: } else {
// HOISTED-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// HOISTED-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// HOISTED-NEXT: } join {
// HOISTED-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// HOISTED-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// HOISTED-NEXT: }
// HOISTED-NEXT: return %0 : memref<?x?xf32>
// HOISTED-NEXT: }
func.func @inner_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
  %0 = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
  %1 = test.region_if %0 : memref<?x?xf32> -> (memref<?x?xf32>) then {
  ^bb0(%arg2: memref<?x?xf32>):
    test.region_if_yield %arg2 : memref<?x?xf32>
  } else {
  ^bb0(%arg3: memref<?x?xf32>):
    test.region_if_yield %arg3 : memref<?x?xf32>
  } join {
  ^bb0(%arg4: memref<?x?xf32>):
    test.region_if_yield %arg4 : memref<?x?xf32>
  }
  return %1 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @inner_region_control_flow_div(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT: %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: test.region_if_yield %1 : memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc_0 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<?x?xf32>
// CHECK-NEXT: test.region_if_yield %1 : memref<?x?xf32>
// CHECK-NEXT: } join {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: memref.dealloc %arg2 : memref<?x?xf32>
// CHECK-NEXT: test.region_if_yield %1 : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<?x?xf32>
// CHECK-NEXT: return %0 : memref<?x?xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @inner_region_control_flow_div(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CANONICAL-NEXT: %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
// CANONICAL-NEXT: test.region_if_yield %1 : memref<?x?xf32>
// CANONICAL-NEXT: } else {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CANONICAL-NEXT: test.region_if_yield %alloc_0 : memref<?x?xf32>
// CANONICAL-NEXT: } join {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: memref.dealloc %alloc : memref<?x?xf32>
// CANONICAL-NEXT: return %0 : memref<?x?xf32>
// CANONICAL-NEXT: }
// HOISTED-LABEL: func.func @inner_region_control_flow_div(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// HOISTED-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// HOISTED-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// HOISTED-NEXT: %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
// HOISTED-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// HOISTED-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// HOISTED-NEXT: } else {
// HOISTED-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// HOISTED-NEXT: test.region_if_yield %alloc_0 : memref<?x?xf32>
// HOISTED-NEXT: } join {
// HOISTED-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// HOISTED-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// HOISTED-NEXT: }
// HOISTED-NEXT: return %0 : memref<?x?xf32>
// HOISTED-NEXT: }
func.func @inner_region_control_flow_div(%arg0: index, %arg1: index) -> memref<?x?xf32> {
  %0 = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
  %1 = test.region_if %0 : memref<?x?xf32> -> (memref<?x?xf32>) then {
  ^bb0(%arg2: memref<?x?xf32>):
    test.region_if_yield %arg2 : memref<?x?xf32>
  } else {
  ^bb0(%arg3: memref<?x?xf32>):
    %2 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    test.region_if_yield %2 : memref<?x?xf32>
  } join {
  ^bb0(%arg4: memref<?x?xf32>):
    test.region_if_yield %arg4 : memref<?x?xf32>
  }
  return %1 : memref<?x?xf32>
}
