// Complex numbers that do not fit: parts, operands, results, casts and constants. powi is of release 22.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.create"(%x, %i) : (f32, i32) -> complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.create"(%x, %y) : (f32, f64) -> complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.create"(%x, %x) : (f32, f32) -> complex<f64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.create"(%x, %x) : (f32, f32) -> complex<i32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.create"(%x, %x) : (f32, f32) -> f32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.create"(%x) : (f32) -> complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.create %x, %x : f32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.create %i, %i : complex<i32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.create %y, %x : complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.re"(%x) : (f32) -> f32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.re"(%c) : (complex<f32>) -> f64
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.im"(%c) : (complex<f32>) -> i64
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.abs"(%c) : (complex<f32>) -> f64
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.angle"(%d) : (complex<f64>) -> f32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.re %x : f32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.im %n : complex<i32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.abs %v : vector<2xf32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.add"(%c, %x) : (complex<f32>, f32) -> f64
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.mul"(%c, %d) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.sub"(%c, %c) : (complex<f32>, complex<f32>) -> complex<f64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.exp"(%d) : (complex<f64>) -> complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.log"(%x) : (f32) -> complex<f64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.div %n, %n : complex<i32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.tanh %i : i32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.pow %c, %c fastmath<slow> : complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.add"(%c, %c) {fastmath = 1} : (complex<f32>, complex<f32>) -> complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.eq"(%c, %d) : (complex<f32>, complex<f64>) -> i1
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.neq"(%c, %c) : (complex<f32>, complex<f32>) -> i2
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.eq %c, %d : complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.bitcast %i : i32 to complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.bitcast %n : complex<i32> to f32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.bitcast %v : vector<2xf32> to complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.bitcast %k : index to complex<i32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.bitcast %d : complex<f64> to vector<2xf64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.bitcast %c : complex<f32> to complex<i32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.bitcast %x : f32 to i32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.constant [1.0] : complex<f64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.constant [1.0, 2.0, 3.0] : complex<f64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.constant [1.0, "i"] : complex<f64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.constant [1, 2] : complex<f64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.constant [1.0 : f32, 2.0] : complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.constant [1.0, 2.0] : f64
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.constant"() {value = [1.0, 2.0]} : () -> f64
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.constant"() {value = 1} : () -> complex<f64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.constant"() : () -> complex<f64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.powi %c, %i : complex<f32>, i32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.half %c : complex<f32>
  return
}

// CHECK: within split at {{.*}}complex.mlir:1 offset :5:3: error: 'complex.create' op operand #1 must be floating-point, but got 'i32'
// CHECK-NEXT: "complex.create"(%x, %i) : (f32, i32) -> complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:1 offset :5:3: note: see current operation: %0 = "complex.create"(%arg3, %arg5) : (f32, i32) -> complex<f32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:9 offset :4:3: error: 'complex.create' op failed to verify that all of {real, imaginary} have same type
// CHECK-NEXT: "complex.create"(%x, %y) : (f32, f64) -> complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:9 offset :4:3: note: see current operation: %0 = "complex.create"(%arg3, %arg4) : (f32, f64) -> complex<f32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:16 offset :4:3: error: 'complex.create' op failed to verify that complex element type matches real operand type
// CHECK-NEXT: "complex.create"(%x, %x) : (f32, f32) -> complex<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:16 offset :4:3: note: see current operation: %0 = "complex.create"(%arg3, %arg3) : (f32, f32) -> complex<f64>
// CHECK-NEXT: within split at {{.*}}complex.mlir:23 offset :4:3: error: 'complex.create' op result #0 must be complex type with floating-point elements, but got 'complex<i32>'
// CHECK-NEXT: "complex.create"(%x, %x) : (f32, f32) -> complex<i32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:23 offset :4:3: note: see current operation: %0 = "complex.create"(%arg3, %arg3) : (f32, f32) -> complex<i32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:30 offset :4:3: error: 'complex.create' op result #0 must be complex type with floating-point elements, but got 'f32'
// CHECK-NEXT: "complex.create"(%x, %x) : (f32, f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:30 offset :4:3: note: see current operation: %0 = "complex.create"(%arg3, %arg3) : (f32, f32) -> f32
// CHECK-NEXT: within split at {{.*}}complex.mlir:37 offset :4:3: error: 'complex.create' op expected 2 operands, but found 1
// CHECK-NEXT: "complex.create"(%x) : (f32) -> complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:37 offset :4:3: note: see current operation: %0 = "complex.create"(%arg3) : (f32) -> complex<f32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:44 offset :4:32: error: custom op 'complex.create' invalid kind of type specified
// CHECK-NEXT: %0 = complex.create %x, %x : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:51 offset :4:8: error: custom op 'complex.create' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'
// CHECK-NEXT: %0 = complex.create %i, %i : complex<i32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:58 offset :4:23: error: use of value '%y' expects different type than prior uses: 'f32' vs 'f64'
// CHECK-NEXT: %0 = complex.create %y, %x : complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:58 offset :3:77: note: prior use here
// CHECK-NEXT: func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:65 offset :4:3: error: 'complex.re' op operand #0 must be complex type with floating-point elements, but got 'f32'
// CHECK-NEXT: "complex.re"(%x) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:65 offset :4:3: note: see current operation: %0 = "complex.re"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}complex.mlir:72 offset :4:3: error: 'complex.re' op failed to verify that complex element type matches result type
// CHECK-NEXT: "complex.re"(%c) : (complex<f32>) -> f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:72 offset :4:3: note: see current operation: %0 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f64
// CHECK-NEXT: within split at {{.*}}complex.mlir:79 offset :4:3: error: 'complex.im' op result #0 must be floating-point, but got 'i64'
// CHECK-NEXT: "complex.im"(%c) : (complex<f32>) -> i64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:79 offset :4:3: note: see current operation: %0 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> i64
// CHECK-NEXT: within split at {{.*}}complex.mlir:86 offset :4:3: error: 'complex.abs' op failed to verify that complex element type matches result type
// CHECK-NEXT: "complex.abs"(%c) : (complex<f32>) -> f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:86 offset :4:3: note: see current operation: %0 = "complex.abs"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f64
// CHECK-NEXT: within split at {{.*}}complex.mlir:93 offset :4:3: error: 'complex.angle' op failed to verify that complex element type matches result type
// CHECK-NEXT: "complex.angle"(%d) : (complex<f64>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:93 offset :4:3: note: see current operation: %0 = "complex.angle"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f32
// CHECK-NEXT: within split at {{.*}}complex.mlir:100 offset :4:24: error: custom op 'complex.re' invalid kind of type specified
// CHECK-NEXT: %0 = complex.re %x : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:107 offset :4:8: error: custom op 'complex.im' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'
// CHECK-NEXT: %0 = complex.im %n : complex<i32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:114 offset :4:25: error: custom op 'complex.abs' invalid kind of type specified
// CHECK-NEXT: %0 = complex.abs %v : vector<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:121 offset :4:3: error: 'complex.add' op operand #1 must be complex type with floating-point elements, but got 'f32'
// CHECK-NEXT: "complex.add"(%c, %x) : (complex<f32>, f32) -> f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:121 offset :4:3: note: see current operation: %0 = "complex.add"(%arg0, %arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, f32) -> f64
// CHECK-NEXT: within split at {{.*}}complex.mlir:128 offset :4:3: error: 'complex.mul' op requires the same type for all operands and results
// CHECK-NEXT: "complex.mul"(%c, %d) : (complex<f32>, complex<f64>) -> complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:128 offset :4:3: note: see current operation: %0 = "complex.mul"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f64>) -> complex<f32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:135 offset :4:3: error: 'complex.sub' op requires the same type for all operands and results
// CHECK-NEXT: "complex.sub"(%c, %c) : (complex<f32>, complex<f32>) -> complex<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:135 offset :4:3: note: see current operation: %0 = "complex.sub"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f64>
// CHECK-NEXT: within split at {{.*}}complex.mlir:142 offset :4:3: error: 'complex.exp' op requires the same type for all operands and results
// CHECK-NEXT: "complex.exp"(%d) : (complex<f64>) -> complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:142 offset :4:3: note: see current operation: %0 = "complex.exp"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:149 offset :4:3: error: 'complex.log' op operand #0 must be complex type with floating-point elements, but got 'f32'
// CHECK-NEXT: "complex.log"(%x) : (f32) -> complex<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:149 offset :4:3: note: see current operation: %0 = "complex.log"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> complex<f64>
// CHECK-NEXT: within split at {{.*}}complex.mlir:156 offset :4:8: error: 'complex.div' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'
// CHECK-NEXT: %0 = complex.div %n, %n : complex<i32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:156 offset :4:8: note: see current operation: %0 = "complex.div"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (complex<i32>, complex<i32>) -> complex<i32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:163 offset :4:26: error: custom op 'complex.tanh' invalid kind of type specified
// CHECK-NEXT: %0 = complex.tanh %i : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:170 offset :4:36: error: custom op 'complex.pow' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
// CHECK-NEXT: %0 = complex.pow %c, %c fastmath<slow> : complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:170 offset :4:40: error: custom op 'complex.pow' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
// CHECK-NEXT: %0 = complex.pow %c, %c fastmath<slow> : complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:177 offset :4:3: error: 'complex.add' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags
// CHECK-NEXT: "complex.add"(%c, %c) {fastmath = 1} : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:184 offset :4:3: error: 'complex.eq' op failed to verify that all of {lhs, rhs} have same type
// CHECK-NEXT: "complex.eq"(%c, %d) : (complex<f32>, complex<f64>) -> i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:184 offset :4:3: note: see current operation: %0 = "complex.eq"(%arg0, %arg1) : (complex<f32>, complex<f64>) -> i1
// CHECK-NEXT: within split at {{.*}}complex.mlir:191 offset :4:3: error: 'complex.neq' op result #0 must be 1-bit signless integer, but got 'i2'
// CHECK-NEXT: "complex.neq"(%c, %c) : (complex<f32>, complex<f32>) -> i2
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:191 offset :4:3: note: see current operation: %0 = "complex.neq"(%arg0, %arg0) : (complex<f32>, complex<f32>) -> i2
// CHECK-NEXT: within split at {{.*}}complex.mlir:198 offset :4:23: error: use of value '%d' expects different type than prior uses: 'complex<f32>' vs 'complex<f64>'
// CHECK-NEXT: %0 = complex.eq %c, %d : complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:198 offset :3:32: note: prior use here
// CHECK-NEXT: func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:205 offset :4:8: error: 'complex.bitcast' op casting bitwidths do not match
// CHECK-NEXT: %0 = complex.bitcast %i : i32 to complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:205 offset :4:8: note: see current operation: %0 = "complex.bitcast"(%arg5) : (i32) -> complex<f32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:212 offset :4:8: error: 'complex.bitcast' op casting bitwidths do not match
// CHECK-NEXT: %0 = complex.bitcast %n : complex<i32> to f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:212 offset :4:8: note: see current operation: %0 = "complex.bitcast"(%arg2) : (complex<i32>) -> f32
// CHECK-NEXT: within split at {{.*}}complex.mlir:219 offset :4:8: error: 'complex.bitcast' op operand must be int/float/complex
// CHECK-NEXT: %0 = complex.bitcast %v : vector<2xf32> to complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:219 offset :4:8: note: see current operation: %0 = "complex.bitcast"(%arg6) : (vector<2xf32>) -> complex<f32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:226 offset :4:8: error: 'complex.bitcast' op operand must be int/float/complex
// CHECK-NEXT: %0 = complex.bitcast %k : index to complex<i32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:226 offset :4:8: note: see current operation: %0 = "complex.bitcast"(%arg7) : (index) -> complex<i32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:233 offset :4:8: error: 'complex.bitcast' op result must be int/float/complex
// CHECK-NEXT: %0 = complex.bitcast %d : complex<f64> to vector<2xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:233 offset :4:8: note: see current operation: %0 = "complex.bitcast"(%arg1) : (complex<f64>) -> vector<2xf64>
// CHECK-NEXT: within split at {{.*}}complex.mlir:240 offset :4:8: error: 'complex.bitcast' op requires that either input or output has a complex type
// CHECK-NEXT: %0 = complex.bitcast %c : complex<f32> to complex<i32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:240 offset :4:8: note: see current operation: %0 = "complex.bitcast"(%arg0) : (complex<f32>) -> complex<i32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:247 offset :4:8: error: 'complex.bitcast' op requires that either input or output has a complex type
// CHECK-NEXT: %0 = complex.bitcast %x : f32 to i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:247 offset :4:8: note: see current operation: %0 = "complex.bitcast"(%arg3) : (f32) -> i32
// CHECK-NEXT: within split at {{.*}}complex.mlir:254 offset :4:8: error: 'complex.constant' op requires 'value' to be a complex constant, represented as array of two values
// CHECK-NEXT: %0 = complex.constant [1.0] : complex<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:254 offset :4:8: note: see current operation: %0 = "complex.constant"() <{value = [1.000000e+00]}> : () -> complex<f64>
// CHECK-NEXT: within split at {{.*}}complex.mlir:261 offset :4:8: error: 'complex.constant' op requires 'value' to be a complex constant, represented as array of two values
// CHECK-NEXT: %0 = complex.constant [1.0, 2.0, 3.0] : complex<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:261 offset :4:8: note: see current operation: %0 = "complex.constant"() <{value = [1.000000e+00, 2.000000e+00, 3.000000e+00]}> : () -> complex<f64>
// CHECK-NEXT: within split at {{.*}}complex.mlir:268 offset :4:8: error: 'complex.constant' op requires attribute's elements to be float or integer attributes
// CHECK-NEXT: %0 = complex.constant [1.0, "i"] : complex<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:268 offset :4:8: note: see current operation: %0 = "complex.constant"() <{value = [1.000000e+00, "i"]}> : () -> complex<f64>
// CHECK-NEXT: within split at {{.*}}complex.mlir:275 offset :4:8: error: 'complex.constant' op requires attribute's element types ('i64', 'i64') to match the element type of the op's return type ('f64')
// CHECK-NEXT: %0 = complex.constant [1, 2] : complex<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:275 offset :4:8: note: see current operation: %0 = "complex.constant"() <{value = [1, 2]}> : () -> complex<f64>
// CHECK-NEXT: within split at {{.*}}complex.mlir:282 offset :4:8: error: 'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')
// CHECK-NEXT: %0 = complex.constant [1.0 : f32, 2.0] : complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:282 offset :4:8: note: see current operation: %0 = "complex.constant"() <{value = [1.000000e+00 : f32, 2.000000e+00]}> : () -> complex<f32>
// CHECK-NEXT: within split at {{.*}}complex.mlir:289 offset :4:38: error: custom op 'complex.constant' invalid kind of type specified
// CHECK-NEXT: %0 = complex.constant [1.0, 2.0] : f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:296 offset :4:3: error: 'complex.constant' op result #0 must be complex-type, but got 'f64'
// CHECK-NEXT: "complex.constant"() {value = [1.0, 2.0]} : () -> f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:296 offset :4:3: note: see current operation: %0 = "complex.constant"() <{value = [1.000000e+00, 2.000000e+00]}> : () -> f64
// CHECK-NEXT: within split at {{.*}}complex.mlir:303 offset :4:3: error: 'complex.constant' op attribute 'value' failed to satisfy constraint: array attribute
// CHECK-NEXT: "complex.constant"() {value = 1} : () -> complex<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:310 offset :4:3: error: 'complex.constant' op requires attribute 'value'
// CHECK-NEXT: "complex.constant"() : () -> complex<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:310 offset :4:3: note: see current operation: %0 = "complex.constant"() : () -> complex<f64>
// CHECK-NEXT: within split at {{.*}}complex.mlir:317 offset :4:8: error: custom op 'complex.powi' is unknown
// CHECK-NEXT: %0 = complex.powi %c, %i : complex<f32>, i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex.mlir:324 offset :4:8: error: custom op 'complex.half' is unknown
// CHECK-NEXT: %0 = complex.half %c : complex<f32>
// CHECK-NEXT: ^
