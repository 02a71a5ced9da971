// Which ways control never went: around a body that always runs, and into a block that no input leads to.
// RUN: %bufscope-opt %s --cse --run --function=rounds | FileCheck %s --check-prefix=ROUNDS
// RUN: %bufscope-opt %s --cse --run --function=one_way | FileCheck %s --check-prefix=WAY

// ROUNDS: rests on 1 input, 1 of 2 edges; never taken: around the body of 'scf.parallel' at line [[# @LINE + 6]]
func.func @rounds() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xindex>
  %n = memref.dim %m, %c0 : memref<2xindex>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %i, %m[%i] : memref<2xindex>
  }
  return
}

// WAY: rests on {{.*}}, 1 of 2 edges; never taken: from 'cf.cond_br' at line [[# @LINE + 3]] to 'func.return' at line [[# @LINE + 7]]
func.func @one_way() {
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
