// A float between bounds, and the complement of the error function, which is computed of constants.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32, vector<4xf16>) -> f32, sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32, %arg1: vector<4xf16>):
// GENERIC-NEXT: %0 = "math.erfc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %1 = "math.clampf"(%0, %arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT: %2 = "math.clampf"(%arg1, %arg1, %arg1) <{fastmath = #arith.fastmath<nnan>}> {a} : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// GENERIC-NEXT: %3 = "math.erfc"(%arg1) <{fastmath = #arith.fastmath<fast>}> {b} : (vector<4xf16>) -> vector<4xf16>
// GENERIC-NEXT: "use"(%2, %3) : (vector<4xf16>, vector<4xf16>) -> ()
// GENERIC-NEXT: %4 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
// GENERIC-NEXT: %5 = "math.erfc"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %6 = "math.clampf"(%4, %4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT: "use"(%5, %6) : (f32, f32) -> ()
// GENERIC-NEXT: %7 = "arith.constant"() <{value = 5.000000e-01 : f64}> : () -> f64
// GENERIC-NEXT: %8 = "math.erfc"(%7) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT: %9 = "ub.poison"() <{value = #ub.poison}> : () -> f32
// GENERIC-NEXT: %10 = "math.erfc"(%9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: %11 = "math.clampf"(%9, %4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT: "use"(%8, %10, %11) : (f64, f32, f32) -> ()
// GENERIC-NEXT: %12 = "math.clampf"(%arg0, %arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT: %13 = "math.clampf"(%12, %arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT: "use"(%12, %13) : (f32, f32) -> ()
// GENERIC-NEXT: "func.return"(%1) : (f32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @f(%arg0: f32, %arg1: vector<4xf16>) -> f32 {
// CHECK-NEXT: %cst = arith.constant 0.47950012218695348 : f64
// CHECK-NEXT: %cst_0 = arith.constant 0.479500115 : f32
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: %cst_1 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %1 = math.erfc %arg0 : f32
// CHECK-NEXT: %2 = math.clampf %1 to [%arg0, %arg0] : f32
// CHECK-NEXT: %3 = math.clampf %arg1 to [%arg1, %arg1] fastmath<nnan> {a} : vector<4xf16>
// CHECK-NEXT: %4 = math.erfc %arg1 fastmath<fast> {b} : vector<4xf16>
// CHECK-NEXT: "use"(%3, %4) : (vector<4xf16>, vector<4xf16>) -> ()
// CHECK-NEXT: %5 = math.clampf %cst_1 to [%cst_1, %cst_1] : f32
// CHECK-NEXT: "use"(%cst_0, %5) : (f32, f32) -> ()
// CHECK-NEXT: %6 = math.clampf %0 to [%cst_1, %cst_1] : f32
// CHECK-NEXT: "use"(%cst, %0, %6) : (f64, f32, f32) -> ()
// CHECK-NEXT: %7 = math.clampf %arg0 to [%arg0, %arg0] : f32
// CHECK-NEXT: %8 = math.clampf %7 to [%arg0, %arg0] : f32
// CHECK-NEXT: "use"(%7, %8) : (f32, f32) -> ()
// CHECK-NEXT: return %2 : f32
// CHECK-NEXT: }
func.func @f(%x: f32, %v: vector<4xf16>) -> f32 {
  %0 = math.erfc %x : f32
  %1 = math.clampf %0 to [%x, %x] : f32
  %2 = math.clampf %v to [%v, %v] fastmath<nnan> {a} : vector<4xf16>
  %3 = math.erfc %v fastmath<fast> {b} : vector<4xf16>
  "use"(%2, %3) : (vector<4xf16>, vector<4xf16>) -> ()
  %c = arith.constant 0.5 : f32
  %4 = math.erfc %c : f32
  %5 = math.clampf %c to [%c, %c] : f32
  "use"(%4, %5) : (f32, f32) -> ()
  %d = arith.constant 0.5 : f64
  %6 = math.erfc %d : f64
  %p = ub.poison : f32
  %7 = math.erfc %p : f32
  %8 = math.clampf %p to [%c, %c] : f32
  "use"(%6, %7, %8) : (f64, f32, f32) -> ()
  %9 = math.clampf %x to [%x, %x] : f32
  %10 = math.clampf %9 to [%x, %x] : f32
  "use"(%9, %10) : (f32, f32) -> ()
  return %1 : f32
}
