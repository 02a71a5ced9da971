// A value that a map cannot have is no constant that is legal in a conversion: the op stays.
// RUN: %bufscope-opt %s --expand-realloc | FileCheck %s
// RUN: %bufscope-opt %s --bufferization-lower-deallocations | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s --check-prefix=CANON

// CHECK: #map = affine_map<() -> (0 mod -1)>
// CHECK-NEXT: #map1 = affine_map<() -> (8 floordiv 0)>
// CHECK-LABEL: func.func @nothing_to_be(%arg0: memref<?xf32>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %0 = affine.apply #map()
// CHECK-NEXT: %1 = affine.apply #map1()
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: return %0, %1, %c3 : index, index, index
// CHECK-NEXT: }
// CANON-LABEL: func.func @nothing_to_be(%arg0: memref<?xf32>, %arg1: index) -> (index, index, index) {
// CANON-NEXT: %0 = ub.poison : index
// CANON-NEXT: %c3 = arith.constant 3 : index
// CANON-NEXT: return %0, %0, %c3 : index, index, index
// CANON-NEXT: }
func.func @nothing_to_be(%m: memref<?xf32>, %n: index) -> (index, index, index) {
  %0 = affine.apply affine_map<() -> (0 mod -1)>()
  %1 = affine.apply affine_map<() -> (8 floordiv 0)>()
  %2 = affine.apply affine_map<() -> (8 ceildiv 3)>()
  return %0, %1, %2 : index, index, index
}
