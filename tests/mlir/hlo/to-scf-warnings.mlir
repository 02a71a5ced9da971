// A retain of nothing, which the original asserts not to be there: null.
// REFERENCE: none
// RUN: %bufscope-opt %s --hlo-deallocation-to-scf 2>&1 | FileCheck %s

func.func @of_nothing(%m: memref<4xi8>) -> !deallocation.ownership {
  %r = deallocation.retain(%m) of() : (memref<4xi8>) -> !deallocation.ownership
  return %r : !deallocation.ownership
}

// CHECK: {{.*}}to-scf-warnings.mlir:6:8: warning: nothing is retained from: null, where the original asserts that there is an indicator
// CHECK-NEXT: %r = deallocation.retain(%m) of() : (memref<4xi8>) -> !deallocation.ownership
// CHECK-NEXT: ^
