// The sum and the overflow of an addition with poison are computed one from the other; upstream
// takes the sum, poison, for a number. Both are poison here.
// RUN: --canonicalize
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks for the number of a sum that is poison

func.func @f(%a: i32) -> (i32, i1) {
  %p = ub.poison : i32
  %sum, %overflow = arith.addui_extended %p, %a : i32, i1
  return %sum, %overflow : i32, i1
}

// CHECK: func.func @f(%arg0: i32) -> (i32, i1) {
// CHECK: %0 = ub.poison : i32
// CHECK: %1 = ub.poison : i1
// CHECK: return %0, %1 : i32, i1
