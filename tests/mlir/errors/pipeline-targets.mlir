// RUN: not %bufscope-opt %s --allow-unregistered-dialect "--pass-pipeline=builtin.module(func.func(scf.for(cse)))" 2>&1 | FileCheck %s --check-prefix=FOR
// RUN: not %bufscope-opt %s --allow-unregistered-dialect "--pass-pipeline=builtin.module(func.func(scf.for(test.any(cse))))" 2>&1 | FileCheck %s --check-prefix=FOR
// RUN: not %bufscope-opt %s --allow-unregistered-dialect "--pass-pipeline=builtin.module(a.b(cse))" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: %bufscope-opt %s --allow-unregistered-dialect "--pass-pipeline=builtin.module(func.func(cse))" --mlir-print-ir-after-all --mlir-print-ir-module-scope 2>&1 | FileCheck %s --check-prefix=SCOPE
// RUN: %bufscope-opt %s --allow-unregistered-dialect --cse --mlir-print-ir-after-all --mlir-print-ir-module-scope 2>&1 | FileCheck %s --check-prefix=WHOLE
// Passes run on ops that let nothing in from outside. Where the program is printed, what they ran on
// is named.

// SCOPE: // -----// IR Dump After CSE (cse) ('func.func' operation: @loop) //----- //
// WHOLE: // -----// IR Dump After CSE (cse) ('builtin.module' operation) //----- //
func.func @loop(%i: index) {
  // FOR:      {{.*}}:[[@LINE+1]]:3: error: 'scf.for' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'
  scf.for %k = %i to %i step %i {
  }
  return
}

// UNKNOWN: {{.*}}:[[@LINE+1]]:1: error: 'a.b' op trying to schedule a pass on an unregistered operation
"a.b"() ({
  "a.c"() : () -> ()
}) : () -> ()
