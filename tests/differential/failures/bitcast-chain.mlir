// Two bitcasts are replaced by what the first one takes, whatever its type is; one cast stays.
// RUN: --canonicalize
// REFERENCE: invalid
// OURS: result

func.func @f(%a: f16) -> bf16 {
  %0 = arith.bitcast %a : f16 to i16
  %1 = arith.bitcast %0 : i16 to bf16
  return %1 : bf16
}

// CHECK: func.func @f(%arg0: f16) -> bf16 {
// CHECK: %0 = arith.bitcast %arg0 : f16 to bf16
// CHECK: return %0 : bf16
