// Where the original crashes and its rules say what comes of a program, that is done, with a warning.
// REFERENCE: none
// RUN: %bufscope-opt %s --hlo-deallocate 2>&1 | FileCheck %s

// CHECK: {{.*}}warnings.mlir:[[@LINE+1]]:1: warning: MLIR-HLO's own pass crashes here: a function has no body; what its rules imply was done
func.func private @declared(memref<4xi16>) -> i16
func.func @asks(%m: memref<4xi16>) -> i16 {
  %r = call @declared(%m) : (memref<4xi16>) -> i16
  return %r : i16
}

func.func @unknown_region_returns(%m: memref<4xi16>) -> memref<4xi16> {
// CHECK: {{.*}}warnings.mlir:[[@LINE+1]]:8: warning: MLIR-HLO's own pass crashes here: an op with regions returns a memref; what its rules imply was done
  %r = "test.wrap"(%m) ({
    "test.end"() : () -> ()
  }) : (memref<4xi16>) -> memref<4xi16>
  return %r : memref<4xi16>
}

// CHECK: func.func private @declared(memref<4xi16>) -> i16
// CHECK-NEXT: func.func @asks(%arg0: memref<4xi16>) -> i16 {
// CHECK-NEXT: %0 = call @declared(%arg0) : (memref<4xi16>) -> i16
// CHECK-NEXT: return %0 : i16
// CHECK-NEXT: }
// CHECK-NEXT: func.func @unknown_region_returns(%arg0: memref<4xi16>) -> (memref<4xi16>, !deallocation.ownership) {
// CHECK-NEXT: %0 = "test.wrap"(%arg0) ({
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: }) : (memref<4xi16>) -> memref<4xi16>
// CHECK-NEXT: %1 = deallocation.retain(%0) of() : (memref<4xi16>) -> !deallocation.ownership
// CHECK-NEXT: return %0, %1 : memref<4xi16>, !deallocation.ownership
// CHECK-NEXT: }
