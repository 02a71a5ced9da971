// Public functions and functions without body stay as they are.
// RUN: %bufscope-opt %s --upstream=22 --buffer-results-to-out-params --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --buffer-results-to-out-params=modify-public-functions=1 --allow-unregistered-dialect | FileCheck %s --check-prefix=PUBLIC

// CHECK-LABEL: func.func private @ext() -> memref<4xf32>
// PUBLIC-LABEL: func.func private @ext() -> memref<4xf32>
func.func private @ext() -> memref<4xf32>
// CHECK-LABEL: func.func private @priv(%arg0: index, %arg1: index, %arg2: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// PUBLIC-LABEL: func.func private @priv(%arg0: index, %arg1: index, %arg2: memref<4xf32>) {
// PUBLIC-NEXT: %alloc = memref.alloc() : memref<4xf32>
// PUBLIC-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// PUBLIC-NEXT: return
// PUBLIC-NEXT: }
func.func private @priv(%n: index, %k: index) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
// CHECK-LABEL: func.func nested @nest(%arg0: index, %arg1: index, %arg2: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// PUBLIC-LABEL: func.func nested @nest(%arg0: index, %arg1: index, %arg2: memref<4xf32>) {
// PUBLIC-NEXT: %alloc = memref.alloc() : memref<4xf32>
// PUBLIC-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// PUBLIC-NEXT: return
// PUBLIC-NEXT: }
func.func nested @nest(%n: index, %k: index) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
// CHECK-LABEL: func.func @pub(%arg0: index, %arg1: index) -> memref<4xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = call @ext() : () -> memref<4xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: call @priv(%arg0, %arg1, %alloc_0) : (index, index, memref<4xf32>) -> ()
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: call @nest(%arg0, %arg1, %alloc_1) : (index, index, memref<4xf32>) -> ()
// CHECK-NEXT: "test.use"(%0, %alloc_0, %alloc_1) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: return %alloc : memref<4xf32>
// CHECK-NEXT: }
// PUBLIC-LABEL: func.func @pub(%arg0: index, %arg1: index, %arg2: memref<4xf32>) {
// PUBLIC-NEXT: %alloc = memref.alloc() : memref<4xf32>
// PUBLIC-NEXT: %0 = call @ext() : () -> memref<4xf32>
// PUBLIC-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// PUBLIC-NEXT: call @priv(%arg0, %arg1, %alloc_0) : (index, index, memref<4xf32>) -> ()
// PUBLIC-NEXT: %alloc_1 = memref.alloc() : memref<4xf32>
// PUBLIC-NEXT: call @nest(%arg0, %arg1, %alloc_1) : (index, index, memref<4xf32>) -> ()
// PUBLIC-NEXT: "test.use"(%0, %alloc_0, %alloc_1) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// PUBLIC-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// PUBLIC-NEXT: return
// PUBLIC-NEXT: }
func.func @pub(%n: index, %k: index) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = call @ext() : () -> memref<4xf32>
  %3 = call @priv(%n, %k) : (index, index) -> memref<4xf32>
  %4 = call @nest(%n, %k) : (index, index) -> memref<4xf32>
  "test.use"(%1, %3, %4) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return %0 : memref<4xf32>
}
