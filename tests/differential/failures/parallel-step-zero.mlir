// The same for a step that folds to 0: the verifier says what is wrong.
// RUN: --canonicalize
// REFERENCE: crash
// OURS: error

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.muli %c0, %n : index
  scf.parallel (%i) = (%c0) to (%c4) step (%z) {
    "test.keep"(%i) : (index) -> ()
  }
  return
}

// CHECK: {{.*}}parallel-step-zero.mlir:10:3: error: 'scf.parallel' op constant step operand must be positive
