// A loop that writes to a memref what it has read from there goes; one that fills it stays.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @fills(%arg0: memref<4x16xf32>, %arg1: f32) {
// CHECK-NEXT: linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x16xf32>) outs(%arg0 : memref<4x16xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %arg1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @fills(%m: memref<4x16xf32>, %value: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%m : memref<4x16xf32>) outs(%m : memref<4x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %value : f32
  }
  return
}

// CHECK-LABEL: func.func @copies(%arg0: memref<4x16xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copies(%m: memref<4x16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%m : memref<4x16xf32>) outs(%m : memref<4x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%m : memref<4x16xf32>) outs(%m : memref<4x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %out : f32
  }
  return
}
