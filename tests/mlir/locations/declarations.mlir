// Arguments of a declaration may have locations, which are not kept; nor is it asked what an alias there is.
// RUN: %bufscope-opt %s | FileCheck %s

func.func private @mixed(i32 {x.y}, f32 loc("x"), i8 {b.c} loc(unknown))
func.func private @fused(tensor<4xf32> {a.b, a.c = 3} loc(fused["x", "y":1:2])) -> f32 loc("x")
func.func private @alias(f32 loc(#undefined), f32 loc(#undefined))
func.func private @defined(f32 loc(#defined))
async.func private @task(f32 loc("x")) -> !async.token
#defined = loc("x")

// CHECK: module {
// CHECK-NEXT: func.func private @mixed(i32 {x.y}, f32, i8 {b.c})
// CHECK-NEXT: func.func private @fused(tensor<4xf32> {a.b, a.c = 3 : i64}) -> f32
// CHECK-NEXT: func.func private @alias(f32, f32)
// CHECK-NEXT: func.func private @defined(f32)
// CHECK-NEXT: async.func private @task(f32) -> !async.token
// CHECK-NEXT: }
