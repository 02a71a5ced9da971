// Casts of floats with a scale, for all or for each; of constants they are not computed.
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s --check-prefix=CANON
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32, f8E8M0FNU, vector<4xf32>, vector<4xf8E8M0FNU>, tensor<?xf16>, tensor<?xf32>) -> (), sym_name = "syntax"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32, %arg1: f8E8M0FNU, %arg2: vector<4xf32>, %arg3: vector<4xf8E8M0FNU>, %arg4: tensor<?xf16>, %arg5: tensor<?xf32>):
// GENERIC-NEXT: %10 = "arith.scaling_truncf"(%arg0, %arg1) : (f32, f8E8M0FNU) -> f4E2M1FN
// GENERIC-NEXT: %11 = "arith.scaling_extf"(%10, %arg1) : (f4E2M1FN, f8E8M0FNU) -> f32
// GENERIC-NEXT: %12 = "arith.scaling_truncf"(%arg2, %arg3) <{roundingmode = 0 : i32}> : (vector<4xf32>, vector<4xf8E8M0FNU>) -> vector<4xf4E2M1FN>
// GENERIC-NEXT: %13 = "arith.scaling_truncf"(%arg2, %arg3) <{fastmath = #arith.fastmath<nnan>, roundingmode = 0 : i32}> : (vector<4xf32>, vector<4xf8E8M0FNU>) -> vector<4xf4E2M1FN>
// GENERIC-NEXT: %14 = "arith.scaling_extf"(%13, %arg3) <{fastmath = #arith.fastmath<fast>}> {a} : (vector<4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<4xbf16>
// GENERIC-NEXT: %15 = "arith.scaling_extf"(%arg4, %arg5) : (tensor<?xf16>, tensor<?xf32>) -> tensor<?xf32>
// GENERIC-NEXT: %16 = "arith.scaling_truncf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f8E8M0FNU) -> f4E2M1FN
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> (f4E2M1FN, f32, vector<4xf32>), sym_name = "stay"}> ({
// GENERIC-NEXT: %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT: %1 = "arith.constant"() <{value = 2.000000e+00 : f8E8M0FNU}> : () -> f8E8M0FNU
// GENERIC-NEXT: %2 = "arith.scaling_truncf"(%0, %1) : (f32, f8E8M0FNU) -> f4E2M1FN
// GENERIC-NEXT: %3 = "arith.constant"() <{value = 1.000000e+00 : f4E2M1FN}> : () -> f4E2M1FN
// GENERIC-NEXT: %4 = "arith.scaling_extf"(%3, %1) : (f4E2M1FN, f8E8M0FNU) -> f32
// GENERIC-NEXT: %5 = "ub.poison"() <{value = #ub.poison}> : () -> f16
// GENERIC-NEXT: %6 = "arith.scaling_extf"(%5, %5) : (f16, f16) -> f32
// GENERIC-NEXT: "use"(%6) : (f32) -> ()
// GENERIC-NEXT: %7 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4xf16>}> : () -> vector<4xf16>
// GENERIC-NEXT: %8 = "arith.scaling_extf"(%7, %7) : (vector<4xf16>, vector<4xf16>) -> vector<4xf32>
// GENERIC-NEXT: %9 = "arith.scaling_truncf"(%4, %1) : (f32, f8E8M0FNU) -> f4E2M1FN
// GENERIC-NEXT: "use"(%9) : (f4E2M1FN) -> ()
// GENERIC-NEXT: "func.return"(%2, %4, %8) : (f4E2M1FN, f32, vector<4xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @syntax(%arg0: f32, %arg1: f8E8M0FNU, %arg2: vector<4xf32>, %arg3: vector<4xf8E8M0FNU>, %arg4: tensor<?xf16>, %arg5: tensor<?xf32>) {
// CHECK-NEXT: %0 = arith.scaling_truncf %arg0, %arg1 : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT: %1 = arith.scaling_extf %0, %arg1 : f4E2M1FN, f8E8M0FNU to f32
// CHECK-NEXT: %2 = arith.scaling_truncf %arg2, %arg3 to_nearest_even : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
// CHECK-NEXT: %3 = arith.scaling_truncf %arg2, %arg3 to_nearest_even fastmath<nnan> : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
// CHECK-NEXT: %4 = arith.scaling_extf %3, %arg3 fastmath<fast> {a} : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xbf16>
// CHECK-NEXT: %5 = arith.scaling_extf %arg4, %arg5 : tensor<?xf16>, tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: %6 = arith.scaling_truncf %arg0, %arg1 fastmath<none> : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @syntax(%arg0: f32, %arg1: f8E8M0FNU, %arg2: vector<4xf32>, %arg3: vector<4xf8E8M0FNU>, %arg4: tensor<?xf16>, %arg5: tensor<?xf32>) {
// CANON-NEXT: return
// CANON-NEXT: }
func.func @syntax(%x: f32, %s: f8E8M0FNU, %v: vector<4xf32>, %sv: vector<4xf8E8M0FNU>, %t: tensor<?xf16>, %st: tensor<?xf32>) {
  %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f4E2M1FN
  %1 = arith.scaling_extf %0, %s : f4E2M1FN, f8E8M0FNU to f32
  %2 = arith.scaling_truncf %v, %sv to_nearest_even : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  %3 = arith.scaling_truncf %v, %sv to_nearest_even fastmath<nnan> : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  %4 = arith.scaling_extf %3, %sv fastmath<fast> {a} : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xbf16>
  %5 = arith.scaling_extf %t, %st : tensor<?xf16>, tensor<?xf32> to tensor<?xf32>
  %6 = arith.scaling_truncf %x, %s fastmath<none> : f32, f8E8M0FNU to f4E2M1FN
  return
}

// CHECK-LABEL: func.func @stay() -> (f4E2M1FN, f32, vector<4xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 2.000000e+00 : f8E8M0FNU
// CHECK-NEXT: %0 = arith.scaling_truncf %cst, %cst_0 : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT: %cst_1 = arith.constant 1.000000e+00 : f4E2M1FN
// CHECK-NEXT: %1 = arith.scaling_extf %cst_1, %cst_0 : f4E2M1FN, f8E8M0FNU to f32
// CHECK-NEXT: %2 = ub.poison : f16
// CHECK-NEXT: %3 = arith.scaling_extf %2, %2 : f16, f16 to f32
// CHECK-NEXT: "use"(%3) : (f32) -> ()
// CHECK-NEXT: %cst_2 = arith.constant dense<1.000000e+00> : vector<4xf16>
// CHECK-NEXT: %4 = arith.scaling_extf %cst_2, %cst_2 : vector<4xf16>, vector<4xf16> to vector<4xf32>
// CHECK-NEXT: %5 = arith.scaling_truncf %1, %cst_0 : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT: "use"(%5) : (f4E2M1FN) -> ()
// CHECK-NEXT: return %0, %1, %4 : f4E2M1FN, f32, vector<4xf32>
// CHECK-NEXT: }
// CANON-LABEL: func.func @stay() -> (f4E2M1FN, f32, vector<4xf32>) {
// CANON-NEXT: %cst = arith.constant dense<1.000000e+00> : vector<4xf16>
// CANON-NEXT: %0 = ub.poison : f16
// CANON-NEXT: %cst_0 = arith.constant 1.000000e+00 : f4E2M1FN
// CANON-NEXT: %cst_1 = arith.constant 1.000000e+00 : f32
// CANON-NEXT: %cst_2 = arith.constant 2.000000e+00 : f8E8M0FNU
// CANON-NEXT: %1 = arith.scaling_truncf %cst_1, %cst_2 : f32, f8E8M0FNU to f4E2M1FN
// CANON-NEXT: %2 = arith.scaling_extf %cst_0, %cst_2 : f4E2M1FN, f8E8M0FNU to f32
// CANON-NEXT: %3 = arith.scaling_extf %0, %0 : f16, f16 to f32
// CANON-NEXT: "use"(%3) : (f32) -> ()
// CANON-NEXT: %4 = arith.scaling_extf %cst, %cst : vector<4xf16>, vector<4xf16> to vector<4xf32>
// CANON-NEXT: %5 = arith.scaling_truncf %2, %cst_2 : f32, f8E8M0FNU to f4E2M1FN
// CANON-NEXT: "use"(%5) : (f4E2M1FN) -> ()
// CANON-NEXT: return %1, %2, %4 : f4E2M1FN, f32, vector<4xf32>
// CANON-NEXT: }
func.func @stay() -> (f4E2M1FN, f32, vector<4xf32>) {
  %x = arith.constant 1.0 : f32
  %s = arith.constant 2.0 : f8E8M0FNU
  %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f4E2M1FN
  %y = arith.constant 1.0 : f4E2M1FN
  %1 = arith.scaling_extf %y, %s : f4E2M1FN, f8E8M0FNU to f32
  %p = ub.poison : f16
  %2 = arith.scaling_extf %p, %p : f16, f16 to f32
  "use"(%2) : (f32) -> ()
  %sp = arith.constant dense<1.0> : vector<4xf16>
  %3 = arith.scaling_extf %sp, %sp : vector<4xf16>, vector<4xf16> to vector<4xf32>
  %4 = arith.scaling_truncf %1, %s : f32, f8E8M0FNU to f4E2M1FN
  "use"(%4) : (f4E2M1FN) -> ()
  return %0, %1, %3 : f4E2M1FN, f32, vector<4xf32>
}
