// A dump in a syntax that only its compiler knows: no part can be read, and each is a stage of text,
// with the reason said once. Where nothing is printed behind any pass, it is what stands before each.
// One in which nothing is printed at all is an error.
// RUN: %bufscope-opt --dump=%s --counts 2>&1 | FileCheck %s
// RUN: %bufscope-opt --dump=%s --stage=2 2>/dev/null | FileCheck %s --check-prefix=TEXT
// RUN: sed 's/Dump After/Dump Before/' %s > %t.before
// RUN: %bufscope-opt --dump=%t.before --counts 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: %bufscope-opt --dump=%t.before --stage=2 2>/dev/null | FileCheck %s --check-prefix=TEXT
// RUN: grep 'IR Dump [A]' %t.before %s -h | sed 's/Dump After/Dump Before/' > %t.empty
// RUN: not %bufscope-opt --dump=%t.empty 2>&1 >/dev/null | FileCheck %s --check-prefix=EMPTY

// CHECK: {{.*}}:[[@LINE+19]]:1: warning: what is printed of saw-boards cannot be read {{.*}}: with --mlir-print-op-generic it could; it is shown as text
// CHECK: 0: input
// CHECK-NEXT: 1: saw-boards
// CHECK-NEXT: 2: oil-boards
// CHECK-NOT: {{.*}}error: {{.*}}

// TEXT: board @yard {
// TEXT-NEXT: oil two of 4 by 2
// TEXT-NEXT: }

// BEFORE: {{.*}}warning: what is printed before saw-boards cannot be read {{.*}}: with --mlir-print-op-generic it could; it is shown as text
// BEFORE: 0: input
// BEFORE-NEXT: 1: before saw-boards
// BEFORE-NEXT: 2: before oil-boards
// BEFORE-NOT: {{.*}}3: {{.*}}

// EMPTY: {{.*}}error: {{.*}}

// -----// IR Dump After SawBoards (saw-boards) //----- //
board @yard {
  saw two of 4 by 2
}

// -----// IR Dump After OilBoards (oil-boards) //----- //
board @yard {
  oil two of 4 by 2
}
