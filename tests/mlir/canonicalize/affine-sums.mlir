// A sum whose second part is a sum is another one than its text says.
// RUN: %bufscope-opt %s | FileCheck %s --check-prefix=READ
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// READ: #map = affine_map<(d0) -> (d0 + 2)>
// READ-NEXT: #map1 = affine_map<(d0) -> (2)>
// READ-NEXT: #map2 = affine_map<(d0)[s0] -> ((-d0 + s0) ceildiv 2, d0 + -s0 + 2)>
// READ-NEXT: #map3 = affine_map<(d0, d1)[s0] -> (d0 + -s0 + 8)>
// READ-NEXT: #set = affine_set<(d0, d1)[s0] : (d0 + -s0 + 8 >= 0)>
// CHECK: #map = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 - s1) ceildiv 2, -s0 + s1 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (-s0 + s1 + 8)>
// CHECK-NEXT: #set = affine_set<()[s0, s1] : (s1 + -s0 + 8 >= 0)>
// READ-LABEL: func.func @sums(%arg0: index, %arg1: index, %arg2: memref<8xf32, #map>) -> (index, index, f32) {
// READ-NEXT: %0 = affine.apply #map1(%arg0)
// READ-NEXT: %1 = affine.max #map2(%arg0)[%arg1]
// READ-NEXT: %2 = affine.apply #map3(%arg0, %0)[%arg1]
// READ-NEXT: %3 = affine.load %arg2[%arg0 + -symbol(%arg1) + 3 + 1] : memref<8xf32, #map>
// READ-NEXT: affine.if #set(%arg0, %0)[%arg1] {
// READ-NEXT: func.call @use(%1) : (index) -> ()
// READ-NEXT: }
// READ-NEXT: return %1, %2, %3 : index, index, f32
// READ-NEXT: }
// CHECK-LABEL: func.func @sums(%arg0: index, %arg1: index, %arg2: memref<8xf32, #map>) -> (index, index, f32) {
// CHECK-NEXT: %0 = affine.max #map1()[%arg1, %arg0]
// CHECK-NEXT: %1 = affine.apply #map2()[%arg1, %arg0]
// CHECK-NEXT: %2 = affine.load %arg2[-symbol(%arg1) + symbol(%arg0) + 4] : memref<8xf32, #map>
// CHECK-NEXT: affine.if #set()[%arg1, %arg0] {
// CHECK-NEXT: func.call @use(%0) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %1, %2 : index, index, f32
// CHECK-NEXT: }
func.func @sums(%n: index, %k: index, %m: memref<8xf32, affine_map<(d0) -> (d0 + 2)>>) -> (index, index, f32) {
  %two = affine.apply affine_map<(d0) -> (2)>(%n)
  %0 = affine.max affine_map<(d0)[s0] -> ((s0 - d0) ceildiv 2, (2 - s0) + d0)>(%n)[%k]
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (((8 - s0) + d0) + d1 * 0)>(%n, %two)[%k]
  %2 = affine.load %m[(3 - symbol(%k)) + %n + 1] : memref<8xf32, affine_map<(d0) -> (d0 + 2)>>
  affine.if affine_set<(d0, d1)[s0] : (((8 - s0) + d0) >= 0)>(%n, %two)[%k] {
    func.call @use(%0) : (index) -> ()
  }
  return %0, %1, %2 : index, index, f32
}
// READ-LABEL: func.func private @use(index)
// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)
