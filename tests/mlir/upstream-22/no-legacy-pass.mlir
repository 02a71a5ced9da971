// buffer-deallocation is gone.
// RUN: not %bufscope-opt %s --upstream=22 --buffer-deallocation 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --upstream=22 "--pass-pipeline=builtin.module(func.func(buffer-deallocation))" 2>&1 | FileCheck %s --check-prefix=TEXT

// CHECK: {{.*}}: Unknown command line argument '--buffer-deallocation'.  Try: '{{.*}} --help'
// TEXT: {{.*}}error: 'buffer-deallocation' does not refer to a registered pass or pass pipeline

func.func @f() {
  return
}
