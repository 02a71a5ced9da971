// In code that nothing reaches an op may be computed from itself, and folds to itself for ever.
// RUN: --canonicalize
// REFERENCE: hang
// OURS: result

func.func @f(%n: index, %m: memref<4xf32>, %c: i1) {
  return
^dead:
  %x = arith.addi %x, %n : index
  %y = arith.andi %y, %y : i1
  %s = memref.cast %s : memref<?xf32> to memref<?xf32>
  %k = arith.select %c, %k, %m : memref<4xf32>
  %q = arith.xori %q, %c : i1
  "test.keep"(%x, %y, %s, %k, %q) : (index, i1, memref<?xf32>, memref<4xf32>, i1) -> ()
  cf.br ^dead
}

// CHECK: func.func @f(%arg0: index, %arg1: memref<4xf32>, %arg2: i1) {
// CHECK: return
