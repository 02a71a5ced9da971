// A log as people have them: headers of several years, messages in between, a dialect that is not
// known, and the end of the program that wrote it.
// RUN: %bufscope-opt --dump=%s --counts 2>&1 | FileCheck %s
// RUN: %bufscope-opt --dump=%s --stage=3 2>/dev/null | FileCheck %s --check-prefix=TEXT
// RUN: %bufscope-opt --dump=%s --diff=2,3 2>/dev/null | FileCheck %s --check-prefix=DIFF
// RUN: not %bufscope-opt --dump=%s --stage=5 2>&1 | FileCheck %s --check-prefix=BROKEN

// CHECK: {{.*}}:[[@LINE+33]]:3: warning: what is printed of lower-boards cannot be read {{.*}}: with --mlir-print-op-generic it could; it is shown as text
// CHECK: memref.alloc {{ *}}1 {{ *}}1 {{ *}}0 {{ *}}- {{ *}}0{{.*}}
// CHECK: 1: (anonymous namespace)::MakeBoards
// CHECK-NEXT: 2: canonicalize{top-down=false}
// CHECK-NEXT: 3: lower-boards
// CHECK-NEXT: 4: CSE

// TEXT: func.func @f(%arg0: memref<2xf32>) {
// TEXT-NEXT:   board.place %arg0 at "}" : memref<2xf32>
// TEXT-NEXT:   return
// TEXT-NEXT: }

// DIFF: stage 2, canonicalize{top-down=false} -> stage 3, lower-boards, as text: 1 added, 1 removed
// DIFF: - "board.keep"(%arg0) : (memref<2xf32>) -> ()
// DIFF-NEXT: + board.place %arg0 at "}" : memref<2xf32>

// BROKEN: bufscope-opt: stage 5 (symbol-dce) was not reached

// -----// IR Dump After (anonymous namespace)::MakeBoards () //----- //
func.func @f(%arg0: memref<2xf32>) {
  %alloc = memref.alloc() : memref<2xf32>
  "board.keep"(%arg0) : (memref<2xf32>) -> ()
  return
}
a.py:3:1: remark: nobody reads %alloc {
// -----// IR Dump After CanonicalizerPass: canonicalize{top-down=false} //----- //
func.func @f(%arg0: memref<2xf32>) {
  "board.keep"(%arg0) : (memref<2xf32>) -> ()
  return
}

// -----// IR Dump After LowerBoards (lower-boards) ('func.func' operation: @f) //----- //
func.func @f(%arg0: memref<2xf32>) {
  board.place %arg0 at "}" : memref<2xf32>
  return
}

*** IR Dump After CSE ***
func.func @f(%arg0: memref<2xf32>) {
  memref.dealloc %arg0 : memref<2xf32>
  return
}

// -----// IR Dump Before SymbolDCE (symbol-dce) //----- //
module {
  func.func @f(%arg0: memref<2xf32>) {
PLEASE submit a bug report to the board
Stack dump:
