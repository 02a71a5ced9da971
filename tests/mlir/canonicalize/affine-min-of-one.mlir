// A minimum of one: upstream takes a map of one symbol to d0 for the symbol itself.
// RUN: %bufscope-opt %s --expand-realloc | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s --check-prefix=CANON

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1)[s0] -> (d1)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (s0)>
// CHECK-LABEL: func.func @one(%arg0: index, %arg1: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %0 = affine.min #map(%arg0)
// CHECK-NEXT: %1 = affine.min #map1()[%arg0]
// CHECK-NEXT: %2 = affine.max #map2(%arg0, %arg1)[%arg1]
// CHECK-NEXT: %3 = affine.max #map3(%arg0)[%arg1]
// CHECK-NEXT: return %arg0, %0, %1, %2, %3 : index, index, index, index, index
// CHECK-NEXT: }
// CANON-LABEL: func.func @one(%arg0: index, %arg1: index) -> (index, index, index, index, index) {
// CANON-NEXT: return %arg0, %arg0, %arg0, %arg1, %arg1 : index, index, index, index, index
// CANON-NEXT: }
func.func @one(%n: index, %k: index) -> (index, index, index, index, index) {
  %0 = affine.min affine_map<(d0, d1, d2)[s0] -> (d0)>(%n, %k, %k)[%k]
  %1 = affine.min affine_map<(d0) -> (d0)>(%n)
  %2 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  %3 = affine.max affine_map<(d0, d1)[s0] -> (d1)>(%n, %k)[%k]
  %4 = affine.max affine_map<(d0)[s0] -> (s0)>(%n)[%k]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
