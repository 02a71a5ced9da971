// The pipeline is dumped with a line for each pass and each end.
// RUN: %bufscope-opt %s --upstream=22 --cse --dump-pass-pipeline "--buffer-results-to-out-params" --optimize-allocation-liveness 2>&1 -o /dev/null | FileCheck %s

func.func @f() {
  return
}

// CHECK: Pass Manager with 3 passes:
// CHECK-NEXT: builtin.module(
// CHECK-NEXT: cse,
// CHECK-NEXT: buffer-results-to-out-params{add-result-attr=false hoist-dynamic-allocs=false hoist-static-allocs=false modify-public-functions=false},
// CHECK-NEXT: func.func(
// CHECK-NEXT: optimize-allocation-liveness
// CHECK-NEXT: )
// CHECK-NEXT: )
