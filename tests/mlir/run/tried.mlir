// Which inputs a verdict rests on: sizes of dynamic dimensions, and whether arguments were one buffer.
// RUN: %bufscope-opt %s --canonicalize --run --function=both --names=printed | FileCheck %s --check-prefix=FOUND
// RUN: %bufscope-opt %s --canonicalize --run --function=both --args='5:iota, 7:iota, 1' | FileCheck %s --check-prefix=APART
// RUN: %bufscope-opt %s --canonicalize --run --function=both --args='[4, 5], =0, 1' | FileCheck %s --check-prefix=SHARED
// RUN: %bufscope-opt %s --canonicalize --run --function=one --args='3x5:iota' | FileCheck %s --check-prefix=ONE
// RUN: %bufscope-opt %s --canonicalize --run --function=fixed | FileCheck %s --check-prefix=FIXED
// RUN: %bufscope-opt %s --buffer-results-to-out-params --run --function=out | FileCheck %s --check-prefix=OUT

// FOUND: rests on 6 inputs, 0 of 0 edges, {{[1-9]}} sizes ({{.*}}3{{.*}}), with and without a shared buffer
// APART: rests on 1 input, 0 of 0 edges, 2 sizes (5, 7), without a shared buffer
// SHARED: rests on 1 input, 0 of 0 edges, 1 size (2), with a shared buffer
func.func @both(%a: memref<?xf32>, %b: memref<?xf32>, %i: index) -> f32 {
  %v = memref.load %a[%i] : memref<?xf32>
  memref.store %v, %b[%i] : memref<?xf32>
  return %v : f32
}

// ONE: rests on 1 input, 0 of 0 edges, 2 sizes (3, 5)
func.func @one(%a: memref<?x?xf32>) {
  return
}

// No sizes are open, nothing can be shared.
// FIXED: rests on 2 inputs, 0 of 0 edges
func.func @fixed(%a: memref<4xf32>) {
  return
}

// A pass has added an argument.
// OUT: rests on {{.*}}
func.func @out(%a: memref<?xf32>) -> memref<4xf32> {
  %r = memref.alloc() : memref<4xf32>
  return %r : memref<4xf32>
}
