// The input that is told of a fault is one with which its buffer has bytes, where there is one.
// RUN: %bufscope-opt %s --cse --run --function=sized | FileCheck %s --check-prefix=SIZED
// RUN: %bufscope-opt %s --cse --run --function=empty | FileCheck %s --check-prefix=EMPTY
// RUN: %bufscope-opt %s --cse --run --function=sized --steps=0-2 | FileCheck %s --check-prefix=STEPS

// SIZED: 0-1 input and on: the buffer of 'memref.alloc' at line [[# @LINE + 6]] leaks
// SIZED: 6 of 6 inputs, first with --args='1, 0'
// SIZED-NEXT: peak of the heap: 12 bytes, all needed; 12 leak later
// STEPS: 0  @sized begins with --args='{{[1-9].*}}'
func.func @sized(%n: index, %x: f32) {
  // not with 0
  %scratch = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%x : f32) outs(%scratch : memref<?xf32>)
  return
}

// EMPTY: 0 input: the buffer of 'memref.alloc' at line [[# @LINE + 2]] leaks
func.func @empty() {
  %none = memref.alloc() : memref<0xf32>
  return
}
