// Empty blocks that branch to one another are chased around for ever.
// RUN: --canonicalize
// REFERENCE: hang
// OURS: error

func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^x
^a:
  cf.br ^b
^b:
  cf.br ^a
^x:
  return
}

// CHECK: {{.*}}branches-in-a-ring.mlir:0:0: error: rewriting was stopped after more than 100000 visits in one round: the patterns undo one another
