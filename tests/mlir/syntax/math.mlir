// Elementary functions, and poison.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32, vector<4xf32>, tensor<4xf32>) -> (), sym_name = "floats"}> ({
// GENERIC-NEXT: ^bb0(%arg3: f32, %arg4: vector<4xf32>, %arg5: tensor<4xf32>):
// GENERIC-NEXT: %9 = "math.absf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %10 = "math.acos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %11 = "math.acosh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %12 = "math.asin"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %13 = "math.asinh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %14 = "math.atan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %15 = "math.atanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %16 = "math.cbrt"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %17 = "math.ceil"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %18 = "math.cos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %19 = "math.cosh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %20 = "math.erf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %21 = "math.exp"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %22 = "math.exp2"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %23 = "math.expm1"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %24 = "math.floor"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %25 = "math.log"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %26 = "math.log10"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %27 = "math.log1p"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %28 = "math.log2"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %29 = "math.round"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %30 = "math.roundeven"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %31 = "math.rsqrt"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %32 = "math.sin"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %33 = "math.sinh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %34 = "math.sqrt"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %35 = "math.tan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %36 = "math.tanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %37 = "math.trunc"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %38 = "math.atan2"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT: %39 = "math.copysign"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %40 = "math.fma"(%arg3, %arg3, %arg3) <{fastmath = #arith.fastmath<contract>}> {tag} : (f32, f32, f32) -> f32
// GENERIC-NEXT: %41 = "math.powf"(%arg5, %arg5) <{fastmath = #arith.fastmath<fast>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (f32, i32, vector<4xindex>) -> (), sym_name = "integers"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32, %arg1: i32, %arg2: vector<4xindex>):
// GENERIC-NEXT: %3 = "math.absi"(%arg1) : (i32) -> i32
// GENERIC-NEXT: %4 = "math.ctlz"(%arg1) : (i32) -> i32
// GENERIC-NEXT: %5 = "math.ctpop"(%arg2) : (vector<4xindex>) -> vector<4xindex>
// GENERIC-NEXT: %6 = "math.cttz"(%arg1) {tag} : (i32) -> i32
// GENERIC-NEXT: %7 = "math.ipowi"(%arg1, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT: %8 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> (i32, vector<4xf32>, i32), sym_name = "poison"}> ({
// GENERIC-NEXT: %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
// GENERIC-NEXT: %1 = "ub.poison"() <{value = #ub.poison}> {tag} : () -> vector<4xf32>
// GENERIC-NEXT: %2 = "ub.poison"() <{value = #ub.poison}> : () -> i32
// GENERIC-NEXT: "func.return"(%0, %1, %2) : (i32, vector<4xf32>, i32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @floats(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT: %0 = math.absf %arg0 : f32
// CHECK-NEXT: %1 = math.acos %arg0 : f32
// CHECK-NEXT: %2 = math.acosh %arg0 : f32
// CHECK-NEXT: %3 = math.asin %arg0 : f32
// CHECK-NEXT: %4 = math.asinh %arg0 : f32
// CHECK-NEXT: %5 = math.atan %arg0 : f32
// CHECK-NEXT: %6 = math.atanh %arg0 : f32
// CHECK-NEXT: %7 = math.cbrt %arg0 : f32
// CHECK-NEXT: %8 = math.ceil %arg0 : f32
// CHECK-NEXT: %9 = math.cos %arg0 : f32
// CHECK-NEXT: %10 = math.cosh %arg0 : f32
// CHECK-NEXT: %11 = math.erf %arg0 : f32
// CHECK-NEXT: %12 = math.exp %arg0 : f32
// CHECK-NEXT: %13 = math.exp2 %arg0 : f32
// CHECK-NEXT: %14 = math.expm1 %arg0 : f32
// CHECK-NEXT: %15 = math.floor %arg0 : f32
// CHECK-NEXT: %16 = math.log %arg0 : f32
// CHECK-NEXT: %17 = math.log10 %arg0 : f32
// CHECK-NEXT: %18 = math.log1p %arg0 : f32
// CHECK-NEXT: %19 = math.log2 %arg0 : f32
// CHECK-NEXT: %20 = math.round %arg0 : f32
// CHECK-NEXT: %21 = math.roundeven %arg0 : f32
// CHECK-NEXT: %22 = math.rsqrt %arg0 : f32
// CHECK-NEXT: %23 = math.sin %arg0 : f32
// CHECK-NEXT: %24 = math.sinh %arg0 : f32
// CHECK-NEXT: %25 = math.sqrt %arg0 : f32
// CHECK-NEXT: %26 = math.tan %arg0 : f32
// CHECK-NEXT: %27 = math.tanh %arg0 : f32
// CHECK-NEXT: %28 = math.trunc %arg0 : f32
// CHECK-NEXT: %29 = math.atan2 %arg1, %arg1 : vector<4xf32>
// CHECK-NEXT: %30 = math.copysign %arg0, %arg0 : f32
// CHECK-NEXT: %31 = math.fma %arg0, %arg0, %arg0 fastmath<contract> {tag} : f32
// CHECK-NEXT: %32 = math.powf %arg2, %arg2 fastmath<fast> : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @floats(%f: f32, %v: vector<4xf32>, %t: tensor<4xf32>) {
  %absf = math.absf %f : f32
  %acos = math.acos %f : f32
  %acosh = math.acosh %f : f32
  %asin = math.asin %f : f32
  %asinh = math.asinh %f : f32
  %atan = math.atan %f : f32
  %atanh = math.atanh %f : f32
  %cbrt = math.cbrt %f : f32
  %ceil = math.ceil %f : f32
  %cos = math.cos %f : f32
  %cosh = math.cosh %f : f32
  %erf = math.erf %f : f32
  %exp = math.exp %f : f32
  %exp2 = math.exp2 %f : f32
  %expm1 = math.expm1 %f : f32
  %floor = math.floor %f : f32
  %log = math.log %f : f32
  %log10 = math.log10 %f : f32
  %log1p = math.log1p %f : f32
  %log2 = math.log2 %f : f32
  %round = math.round %f : f32
  %roundeven = math.roundeven %f : f32
  %rsqrt = math.rsqrt %f : f32
  %sin = math.sin %f : f32
  %sinh = math.sinh %f : f32
  %sqrt = math.sqrt %f : f32
  %tan = math.tan %f : f32
  %tanh = math.tanh %f : f32
  %trunc = math.trunc %f : f32
  %atan2 = math.atan2 %v, %v : vector<4xf32>
  %copysign = math.copysign %f, %f : f32
  %fma = math.fma %f, %f, %f fastmath<contract> {tag} : f32
  %powf = math.powf %t, %t fastmath<fast> : tensor<4xf32>
  return
}
// CHECK-LABEL: func.func @integers(%arg0: f32, %arg1: i32, %arg2: vector<4xindex>) {
// CHECK-NEXT: %0 = math.absi %arg1 : i32
// CHECK-NEXT: %1 = math.ctlz %arg1 : i32
// CHECK-NEXT: %2 = math.ctpop %arg2 : vector<4xindex>
// CHECK-NEXT: %3 = math.cttz %arg1 {tag} : i32
// CHECK-NEXT: %4 = math.ipowi %arg1, %arg1 : i32
// CHECK-NEXT: %5 = math.fpowi %arg0, %arg1 : f32, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @integers(%f: f32, %i: i32, %v: vector<4xindex>) {
  %0 = math.absi %i : i32
  %1 = math.ctlz %i : i32
  %2 = math.ctpop %v : vector<4xindex>
  %3 = math.cttz %i {tag} : i32
  %4 = math.ipowi %i, %i : i32
  %5 = math.fpowi %f, %i : f32, i32
  return
}
// CHECK-LABEL: func.func @poison() -> (i32, vector<4xf32>, i32) {
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: %1 = ub.poison {tag} : vector<4xf32>
// CHECK-NEXT: %2 = ub.poison : i32
// CHECK-NEXT: return %0, %1, %2 : i32, vector<4xf32>, i32
// CHECK-NEXT: }
func.func @poison() -> (i32, vector<4xf32>, i32) {
  %0 = ub.poison : i32
  %1 = ub.poison {tag} : vector<4xf32>
  %2 = ub.poison <#ub.poison> : i32
  return %0, %1, %2 : i32, vector<4xf32>, i32
}
