// Complex numbers: constants, parts, casts, arithmetic and functions, with flags where they are not the default.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (complex<f64>, complex<f32>, complex<bf16>, complex<i1>, complex<i32>), sym_name = "constants"}> ({
// GENERIC-NEXT: %30 = "complex.constant"() <{value = [2.500000e+00, -0.000000e+00]}> : () -> complex<f64>
// GENERIC-NEXT: %31 = "complex.constant"() <{value = [2.500000e+00 : f32, 0x7F800000 : f32]}> {note = "pole"} : () -> complex<f32>
// GENERIC-NEXT: %32 = "complex.constant"() <{value = [1.000000e+00 : bf16, -1.000000e+00 : bf16]}> : () -> complex<bf16>
// GENERIC-NEXT: %33 = "complex.constant"() <{value = [false, true]}> : () -> complex<i1>
// GENERIC-NEXT: %34 = "complex.constant"() <{value = [7 : i32, -7 : i32]}> : () -> complex<i32>
// GENERIC-NEXT: "func.return"(%30, %31, %32, %33, %34) : (complex<f64>, complex<f32>, complex<bf16>, complex<i1>, complex<i32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (f16, f16) -> (f16, f16, f16, f16), sym_name = "parts"}> ({
// GENERIC-NEXT: ^bb0(%arg5: f16, %arg6: f16):
// GENERIC-NEXT: %25 = "complex.create"(%arg5, %arg6) {polar} : (f16, f16) -> complex<f16>
// GENERIC-NEXT: %26 = "complex.re"(%25) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
// GENERIC-NEXT: %27 = "complex.im"(%25) <{fastmath = #arith.fastmath<nnan,ninf>}> : (complex<f16>) -> f16
// GENERIC-NEXT: %28 = "complex.abs"(%25) <{fastmath = #arith.fastmath<fast>}> : (complex<f16>) -> f16
// GENERIC-NEXT: %29 = "complex.angle"(%25) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
// GENERIC-NEXT: "func.return"(%26, %27, %28, %29) : (f16, f16, f16, f16) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (complex<f16>, i64) -> (f32, i32, complex<f32>, complex<i32>), sym_name = "bits"}> ({
// GENERIC-NEXT: ^bb0(%arg3: complex<f16>, %arg4: i64):
// GENERIC-NEXT: %21 = "complex.bitcast"(%arg3) : (complex<f16>) -> f32
// GENERIC-NEXT: %22 = "complex.bitcast"(%arg3) {raw} : (complex<f16>) -> i32
// GENERIC-NEXT: %23 = "complex.bitcast"(%arg4) : (i64) -> complex<f32>
// GENERIC-NEXT: %24 = "complex.bitcast"(%arg4) : (i64) -> complex<i32>
// GENERIC-NEXT: "func.return"(%21, %22, %23, %24) : (f32, i32, complex<f32>, complex<i32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (complex<f64>, complex<f64>) -> (i1, i1), sym_name = "two"}> ({
// GENERIC-NEXT: ^bb0(%arg1: complex<f64>, %arg2: complex<f64>):
// GENERIC-NEXT: %13 = "complex.add"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
// GENERIC-NEXT: %14 = "complex.sub"(%arg1, %arg2) <{fastmath = #arith.fastmath<contract>}> : (complex<f64>, complex<f64>) -> complex<f64>
// GENERIC-NEXT: %15 = "complex.mul"(%13, %14) <{fastmath = #arith.fastmath<reassoc,nsz>}> {here} : (complex<f64>, complex<f64>) -> complex<f64>
// GENERIC-NEXT: %16 = "complex.div"(%15, %arg2) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
// GENERIC-NEXT: %17 = "complex.pow"(%16, %arg1) <{fastmath = #arith.fastmath<afn>}> : (complex<f64>, complex<f64>) -> complex<f64>
// GENERIC-NEXT: %18 = "complex.atan2"(%17, %16) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
// GENERIC-NEXT: %19 = "complex.eq"(%18, %arg1) : (complex<f64>, complex<f64>) -> i1
// GENERIC-NEXT: %20 = "complex.neq"(%18, %arg1) {exact} : (complex<f64>, complex<f64>) -> i1
// GENERIC-NEXT: "func.return"(%19, %20) : (i1, i1) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (complex<f32>) -> complex<f32>, sym_name = "one"}> ({
// GENERIC-NEXT: ^bb0(%arg0: complex<f32>):
// GENERIC-NEXT: %0 = "complex.neg"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %1 = "complex.conj"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %2 = "complex.sign"(%1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %3 = "complex.exp"(%2) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %4 = "complex.expm1"(%3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %5 = "complex.log"(%4) <{fastmath = #arith.fastmath<arcp>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %6 = "complex.log1p"(%5) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %7 = "complex.sqrt"(%6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %8 = "complex.rsqrt"(%7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %9 = "complex.sin"(%8) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %10 = "complex.cos"(%9) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %11 = "complex.tan"(%10) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: %12 = "complex.tanh"(%11) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC-NEXT: "func.return"(%12) : (complex<f32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @constants() -> (complex<f64>, complex<f32>, complex<bf16>, complex<i1>, complex<i32>) {
// CHECK-NEXT: %cst = complex.constant [2.500000e+00, -0.000000e+00] : complex<f64>
// CHECK-NEXT: %cst_0 = complex.constant [2.500000e+00 : f32, 0x7F800000 : f32] {note = "pole"} : complex<f32>
// CHECK-NEXT: %cst_1 = complex.constant [1.000000e+00 : bf16, -1.000000e+00 : bf16] : complex<bf16>
// CHECK-NEXT: %cst_2 = complex.constant [false, true] : complex<i1>
// CHECK-NEXT: %cst_3 = complex.constant [7 : i32, -7 : i32] : complex<i32>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : complex<f64>, complex<f32>, complex<bf16>, complex<i1>, complex<i32>
// CHECK-NEXT: }
func.func @constants() -> (complex<f64>, complex<f32>, complex<bf16>, complex<i1>, complex<i32>) {
  %0 = complex.constant [2.5, -0.0] : complex<f64>
  %1 = complex.constant [2.5 : f32, 0x7F800000 : f32] {note = "pole"} : complex<f32>
  %2 = complex.constant [1.0 : bf16, -1.0 : bf16] : complex<bf16>
  %3 = complex.constant [false, true] : complex<i1>
  %4 = complex.constant [7 : i32, -7 : i32] : complex<i32>
  return %0, %1, %2, %3, %4 : complex<f64>, complex<f32>, complex<bf16>, complex<i1>, complex<i32>
}

// CHECK-LABEL: func.func @parts(%arg0: f16, %arg1: f16) -> (f16, f16, f16, f16) {
// CHECK-NEXT: %0 = complex.create %arg0, %arg1 {polar} : complex<f16>
// CHECK-NEXT: %1 = complex.re %0 : complex<f16>
// CHECK-NEXT: %2 = complex.im %0 fastmath<nnan,ninf> : complex<f16>
// CHECK-NEXT: %3 = complex.abs %0 fastmath<fast> : complex<f16>
// CHECK-NEXT: %4 = complex.angle %0 : complex<f16>
// CHECK-NEXT: return %1, %2, %3, %4 : f16, f16, f16, f16
// CHECK-NEXT: }
func.func @parts(%x: f16, %y: f16) -> (f16, f16, f16, f16) {
  %z = complex.create %x, %y {polar} : complex<f16>
  %re = complex.re %z : complex<f16>
  %im = complex.im %z fastmath<nnan, ninf> : complex<f16>
  %abs = complex.abs %z fastmath<fast> : complex<f16>
  %angle = complex.angle %z fastmath<none> : complex<f16>
  return %re, %im, %abs, %angle : f16, f16, f16, f16
}

// CHECK-LABEL: func.func @bits(%arg0: complex<f16>, %arg1: i64) -> (f32, i32, complex<f32>, complex<i32>) {
// CHECK-NEXT: %0 = complex.bitcast %arg0 : complex<f16> to f32
// CHECK-NEXT: %1 = complex.bitcast %arg0 {raw} : complex<f16> to i32
// CHECK-NEXT: %2 = complex.bitcast %arg1 : i64 to complex<f32>
// CHECK-NEXT: %3 = complex.bitcast %arg1 : i64 to complex<i32>
// CHECK-NEXT: return %0, %1, %2, %3 : f32, i32, complex<f32>, complex<i32>
// CHECK-NEXT: }
func.func @bits(%z: complex<f16>, %i: i64) -> (f32, i32, complex<f32>, complex<i32>) {
  %0 = complex.bitcast %z : complex<f16> to f32
  %1 = complex.bitcast %z {raw} : complex<f16> to i32
  %2 = complex.bitcast %i : i64 to complex<f32>
  %3 = complex.bitcast %i : i64 to complex<i32>
  return %0, %1, %2, %3 : f32, i32, complex<f32>, complex<i32>
}

// CHECK-LABEL: func.func @two(%arg0: complex<f64>, %arg1: complex<f64>) -> (i1, i1) {
// CHECK-NEXT: %0 = complex.add %arg0, %arg1 : complex<f64>
// CHECK-NEXT: %1 = complex.sub %arg0, %arg1 fastmath<contract> : complex<f64>
// CHECK-NEXT: %2 = complex.mul %0, %1 fastmath<reassoc,nsz> {here} : complex<f64>
// CHECK-NEXT: %3 = complex.div %2, %arg1 : complex<f64>
// CHECK-NEXT: %4 = complex.pow %3, %arg0 fastmath<afn> : complex<f64>
// CHECK-NEXT: %5 = complex.atan2 %4, %3 : complex<f64>
// CHECK-NEXT: %6 = complex.eq %5, %arg0 : complex<f64>
// CHECK-NEXT: %7 = complex.neq %5, %arg0 {exact} : complex<f64>
// CHECK-NEXT: return %6, %7 : i1, i1
// CHECK-NEXT: }
func.func @two(%a: complex<f64>, %b: complex<f64>) -> (i1, i1) {
  %add = complex.add %a, %b : complex<f64>
  %sub = complex.sub %a, %b fastmath<contract> : complex<f64>
  %mul = complex.mul %add, %sub fastmath<reassoc, nsz> {here} : complex<f64>
  %div = complex.div %mul, %b : complex<f64>
  %pow = complex.pow %div, %a fastmath<afn> : complex<f64>
  %atan2 = complex.atan2 %pow, %div : complex<f64>
  %eq = complex.eq %atan2, %a : complex<f64>
  %neq = complex.neq %atan2, %a {exact} : complex<f64>
  return %eq, %neq : i1, i1
}

// CHECK-LABEL: func.func @one(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %0 = complex.neg %arg0 : complex<f32>
// CHECK-NEXT: %1 = complex.conj %0 : complex<f32>
// CHECK-NEXT: %2 = complex.sign %1 : complex<f32>
// CHECK-NEXT: %3 = complex.exp %2 fastmath<fast> : complex<f32>
// CHECK-NEXT: %4 = complex.expm1 %3 : complex<f32>
// CHECK-NEXT: %5 = complex.log %4 fastmath<arcp> : complex<f32>
// CHECK-NEXT: %6 = complex.log1p %5 : complex<f32>
// CHECK-NEXT: %7 = complex.sqrt %6 : complex<f32>
// CHECK-NEXT: %8 = complex.rsqrt %7 : complex<f32>
// CHECK-NEXT: %9 = complex.sin %8 : complex<f32>
// CHECK-NEXT: %10 = complex.cos %9 : complex<f32>
// CHECK-NEXT: %11 = complex.tan %10 : complex<f32>
// CHECK-NEXT: %12 = complex.tanh %11 : complex<f32>
// CHECK-NEXT: return %12 : complex<f32>
// CHECK-NEXT: }
func.func @one(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.conj %0 : complex<f32>
  %2 = complex.sign %1 : complex<f32>
  %3 = complex.exp %2 fastmath<fast> : complex<f32>
  %4 = complex.expm1 %3 : complex<f32>
  %5 = complex.log %4 fastmath<arcp> : complex<f32>
  %6 = complex.log1p %5 : complex<f32>
  %7 = complex.sqrt %6 : complex<f32>
  %8 = complex.rsqrt %7 : complex<f32>
  %9 = complex.sin %8 : complex<f32>
  %10 = complex.cos %9 : complex<f32>
  %11 = complex.tan %10 : complex<f32>
  %12 = complex.tanh %11 : complex<f32>
  return %12 : complex<f32>
}
