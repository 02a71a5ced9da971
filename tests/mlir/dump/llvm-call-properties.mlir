// What calls of LLVM say besides stays, in either form: passes of an mlir-opt read it again. (The function stays
// generic, and what nobody gave is not added: tests/differential/known-differences-19.txt.)
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: llvm.call @g() : () -> ()
// CHECK-NEXT: llvm.call @g() {fastmathFlags = #llvm.fastmath<fast>} : () -> ()
// GENERIC: "llvm.call"() <{callee = @g, fastmathFlags = #llvm.fastmath<fast>}> : () -> ()
func.func @f() {
  "llvm.call"() <{callee = @g, CConv = #llvm.cconv<ccc>, fastmathFlags = #llvm.fastmath<none>}> : () -> ()
  "llvm.call"() <{callee = @g, CConv = #llvm.cconv<ccc>, fastmathFlags = #llvm.fastmath<fast>}> : () -> ()
  return
}
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", visibility_ = 0 : i64}> ({
}) : () -> ()
