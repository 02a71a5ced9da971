// Declarations change like definitions; a terminator that is not known stays.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --buffer-results-to-out-params | FileCheck %s

// CHECK-LABEL: func.func private @ok(memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) -> i1
func.func private @ok(memref<4x4xf32, strided<[?, ?], offset: ?>>) -> (i1, memref<4x4xf32, strided<[?, ?], offset: ?>>)

// CHECK-LABEL: func.func @unreg(%arg0: memref<2xf32>) {
// CHECK-NEXT: "test.exit"() : () -> ()
// CHECK-NEXT: }
func.func @unreg() -> memref<2xf32> {
  "test.exit"() : () -> ()
}
