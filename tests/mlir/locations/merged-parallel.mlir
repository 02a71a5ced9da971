// RUN: %bufscope-opt %s --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo --mlir-print-op-generic --mlir-print-local-scope | FileCheck %s
// The variables of loops that become one are where the outer loop is.

func.func @merged(%a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // CHECK:    ^bb0(%arg2: index loc("{{.*}}":[[#@LINE + 1]]:3), %arg3: index loc("{{.*}}":[[#@LINE + 1]]:3)):
  scf.parallel (%i) = (%a) to (%b) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c4) step (%c1) {
      "test.use"(%i, %j) : (index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}
