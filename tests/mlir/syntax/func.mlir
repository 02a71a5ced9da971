// Functions, calls and constants of function type: the short names inside func.func.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// CHECK-LABEL: func.func private @declaration(i32, memref<?xf32>) -> (i1, f32) attributes {library = "c"}
func.func private @declaration(i32, memref<?xf32>) -> (i1, f32) attributes {library = "c"}
// CHECK-LABEL: func.func nested @nested() {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func nested @nested() {
  return
}
// CHECK-LABEL: func.func @"a name with spaces"(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @"a name with spaces"(%x: i32) -> i32 {
  return %x : i32
}
// CHECK-LABEL: func.func public @public(%arg0: (i32) -> i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %f = constant @"a name with spaces" : (i32) -> i32
// CHECK-NEXT: %0 = call_indirect %f(%arg1) : (i32) -> i32
// CHECK-NEXT: %1 = call @"a name with spaces"(%0) : (i32) -> i32
// CHECK-NEXT: %2 = call_indirect %arg0(%1) : (i32) -> i32
// CHECK-NEXT: %3 = arith.cmpi eq, %1, %2 : i32
// CHECK-NEXT: %4 = scf.if %3 -> (i32) {
// CHECK-NEXT: %5 = func.call @"a name with spaces"(%2) : (i32) -> i32
// CHECK-NEXT: scf.yield %5 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %4 : i32
// CHECK-NEXT: }
func.func public @public(%f: (i32) -> i32, %x: i32) -> i32 {
  %g = func.constant @"a name with spaces" : (i32) -> i32
  %0 = func.call_indirect %g(%x) : (i32) -> i32
  %1 = func.call @"a name with spaces"(%0) : (i32) -> i32
  %2 = func.call_indirect %f(%1) : (i32) -> i32
  %c = arith.cmpi eq, %1, %2 : i32
  %3 = scf.if %c -> (i32) {
    %4 = func.call @"a name with spaces"(%2) : (i32) -> i32
    scf.yield %4 : i32
  } else {
    scf.yield %1 : i32
  }
  func.return %3 : i32
}
