// Standard input, by name and without one; in diagnostics it is <stdin>.
// RUN: %bufscope-opt - < %s > %t
// RUN: FileCheck %s --input-file=%t
// RUN: %bufscope-opt < %s > %t
// RUN: FileCheck %s --input-file=%t
// RUN: echo "func.func @g() { retur }" | not %bufscope-opt > %t 2>&1
// RUN: FileCheck %s --input-file=%t --check-prefix=ERROR
// CHECK: func.func private @f()
// ERROR: <stdin>:1:18: error: {{.*}}
func.func private @f()
