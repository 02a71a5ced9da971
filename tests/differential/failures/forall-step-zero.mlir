// A step of 0 divides by zero when iterations are counted; the loop stays.
// RUN: --canonicalize
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it divides by a step of 0

func.func @f(%n: index) {
  scf.forall (%i) = (0) to (4) step (0) {
    "test.keep"(%i) : (index) -> ()
  }
  return
}

// CHECK: func.func @f(%arg0: index) {
// CHECK: scf.forall (%arg1) = (0) to (4) step (0) {
// CHECK: "test.keep"(%arg1) : (index) -> ()
// CHECK: return
