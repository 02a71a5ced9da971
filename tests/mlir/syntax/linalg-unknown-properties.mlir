// Properties that a linalg op does not have go without a word.
// RUN: %bufscope-opt %s | FileCheck %s

func.func @a(%f: f32, %m: memref<4xf32>) {
  linalg.fill <{foo = 1}> {bar} ins(%f : f32) outs(%m : memref<4xf32>)
  return
}

// CHECK: linalg.fill {bar} ins(%arg0 : f32) outs(%arg1 : memref<4xf32>)
