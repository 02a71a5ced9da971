// Vector ops that are computed, and one that is not: it is not judged, and the reason says so.
// RUN: %bufscope-opt %s --cse --run --function=fma | FileCheck %s --check-prefix=FMA
// RUN: %bufscope-opt %s --cse --run --function=shuffle | FileCheck %s --check-prefix=SHUFFLE
// RUN: %bufscope-opt %s --cse --run --function=contract | FileCheck %s --check-prefix=CONTRACT

// FMA: 0-1 input and on: right
// FMA: rests on 1 input, 0 of 0 edges
func.func @fma() {
  %a = arith.constant dense<[2.0, 3.0]> : vector<2xf32>
  %b = arith.constant dense<[5.0, 7.0]> : vector<2xf32>
  %c = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %r = vector.fma %a, %b, %c : vector<2xf32>
  %x = vector.extract %r[1] : f32 from vector<2xf32>
  %twenty = arith.constant 20.0 : f32
  %is = arith.cmpf oeq, %x, %twenty : f32
  cf.assert %is, "3 * 7 - 1"
  return
}

// SHUFFLE: 0-1 input and on: right
// SHUFFLE: rests on 1 input, 0 of 0 edges
func.func @shuffle() {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %b = arith.constant dense<[[5, 6]]> : vector<1x2xi32>
  %r = vector.shuffle %a, %b [2, 1] : vector<2x2xi32>, vector<1x2xi32>
  %x = vector.extract %r[0, 1] : i32 from vector<2x2xi32>
  %y = vector.extract %r[1, 0] : i32 from vector<2x2xi32>
  %both = arith.muli %x, %y : i32
  %eighteen = arith.constant 18 : i32
  %is = arith.cmpi eq, %both, %eighteen : i32
  cf.assert %is, "6 * 3"
  return
}

// CONTRACT: 0-1 input and on: not judged: the sums of products of 'vector.contract' are not computed
#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (k, j)>
#result = affine_map<(i, j, k) -> (i, j)>
func.func @contract(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %a : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}
