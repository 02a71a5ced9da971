// A terminator that is not known is no return.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --drop-equivalent-buffer-results | FileCheck %s

// CHECK-LABEL: func.func @unreg(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: "test.exit"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: }
func.func @unreg(%a: memref<4xf32>) -> memref<4xf32> {
  "test.exit"(%a) : (memref<4xf32>) -> ()
}

// CHECK-LABEL: func.func @unreg2(%arg0: memref<4xf32>) {
// CHECK-NEXT: "test.branch"()[^bb1, ^bb2] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "test.exit"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: }
func.func @unreg2(%a: memref<4xf32>) -> memref<4xf32> {
  "test.branch"()[^bb1, ^bb2] : () -> ()
^bb1:
  return %a : memref<4xf32>
^bb2:
  "test.exit"(%a) : (memref<4xf32>) -> ()
}
