// A linalg.reduce without operands: mlir-opt-19 asks for the shape of the first one.
// RUN: --mlir-print-op-generic
// REFERENCE: crash
// OURS: error
func.func @f() {
  linalg.reduce dimensions = [1]
    () {
      linalg.yield
    }
  return
}
// CHECK: error: 'linalg.reduce' op expects at least one input and one output
