// What a pass computes and the machine does not is no other result: the vector of other bits that is
// folded away, the indices that become part of a map, and the part of a constant.
// RUN: %bufscope-opt %s --canonicalize --check -o /dev/null 2>&1 | FileCheck %s --allow-empty
// RUN: %bufscope-opt %s --canonicalize --run | FileCheck %s --check-prefix=RUNS

// CHECK-NOT: {{.*}}other results{{.*}}

// RUNS: @back
// RUNS-NEXT: 0-1 input and on: right
// RUNS: @indices
// RUNS-NEXT: 0-1 input and on: right
// RUNS: @part
// RUNS-NEXT: 0-1 input and on: right

func.func @back() {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %wide = vector.bitcast %v : vector<4xi32> to vector<2xi64>
  %same = vector.bitcast %wide : vector<2xi64> to vector<4xi32>
  vector.print %same : vector<4xi32>
  return
}

func.func @indices(%m: memref<4x4xf32>) {
  %one = arith.constant 1 : index
  %v = affine.vector_load %m[%one, %one] : memref<4x4xf32>, vector<2xf32>
  vector.print %v : vector<2xf32>
  return
}

func.func @part() {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %some = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  vector.print %some : vector<2xi32>
  return
}
