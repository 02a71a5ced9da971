// Reductions over the threads of a workgroup or subgroup; in the first block of a launch all threads come by.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s --check-prefix=CANON

// CHECK: module {
// CHECK-NEXT: gpu.module @m {
// CHECK-NEXT: gpu.func @k(%arg0: f32, %arg1: i32, %arg2: vector<4xf32>, %arg3: index) kernel {
// CHECK-NEXT: %0 = gpu.all_reduce  add %arg0 {
// CHECK-NEXT: } : (f32) -> f32
// CHECK-NEXT: %1 = gpu.all_reduce  add %arg0 uniform {
// CHECK-NEXT: } : (f32) -> f32
// CHECK-NEXT: %2 = gpu.all_reduce  %arg0 {
// CHECK-NEXT: ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT: %7 = arith.addf %arg4, %arg5 : f32
// CHECK-NEXT: gpu.yield %7 : f32
// CHECK-NEXT: } : (f32) -> f32
// CHECK-NEXT: %3 = gpu.subgroup_reduce  add %arg0 : (f32) -> f32
// CHECK-NEXT: %4 = gpu.subgroup_reduce  add %arg0 uniform : (f32) -> f32
// CHECK-NEXT: %5 = gpu.subgroup_reduce  minsi %arg1 uniform {a} : (i32) -> i32
// CHECK-NEXT: %6 = gpu.subgroup_reduce  add %arg2 : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT: gpu.module @m {
// CANON-NEXT: gpu.func @k(%arg0: f32, %arg1: i32, %arg2: vector<4xf32>, %arg3: index) kernel {
// CANON-NEXT: %0 = gpu.all_reduce  add %arg0 {
// CANON-NEXT: } : (f32) -> f32
// CANON-NEXT: %1 = gpu.all_reduce  add %arg0 uniform {
// CANON-NEXT: } : (f32) -> f32
// CANON-NEXT: %2 = gpu.all_reduce  %arg0 {
// CANON-NEXT: ^bb0(%arg4: f32, %arg5: f32):
// CANON-NEXT: %7 = arith.addf %arg4, %arg5 : f32
// CANON-NEXT: gpu.yield %7 : f32
// CANON-NEXT: } : (f32) -> f32
// CANON-NEXT: %3 = gpu.subgroup_reduce  add %arg0 : (f32) -> f32
// CANON-NEXT: %4 = gpu.subgroup_reduce  add %arg0 uniform : (f32) -> f32
// CANON-NEXT: %5 = gpu.subgroup_reduce  minsi %arg1 uniform {a} : (i32) -> i32
// CANON-NEXT: %6 = gpu.subgroup_reduce  add %arg2 : (vector<4xf32>) -> vector<4xf32>
// CANON-NEXT: gpu.return
// CANON-NEXT: }
// CANON-NEXT: }
gpu.module @m {
  gpu.func @k(%x: f32, %i: i32, %v: vector<4xf32>, %n: index) kernel {
    %0 = gpu.all_reduce add %x {} : (f32) -> (f32)
    %1 = gpu.all_reduce add %x uniform {} : (f32) -> (f32)
    %2 = gpu.all_reduce %x {
    ^bb(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      "gpu.yield"(%s) : (f32) -> ()
    } : (f32) -> (f32)
    %3 = gpu.subgroup_reduce add %x : (f32) -> (f32)
    %4 = gpu.subgroup_reduce add %x uniform : (f32) -> (f32)
    %5 = gpu.subgroup_reduce minsi %i uniform {a} : (i32) -> (i32)
    %6 = gpu.subgroup_reduce add %v : (vector<4xf32>) -> (vector<4xf32>)
    gpu.return
  }
}
// CHECK-LABEL: func.func @h(%arg0: memref<4xf32>, %arg1: f32) {
// CHECK-NEXT: %0 = gpu.all_reduce  maxnumf %arg1 {
// CHECK-NEXT: } : (f32) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @h(%arg0: memref<4xf32>, %arg1: f32) {
// CANON-NEXT: %0 = gpu.all_reduce  maxnumf %arg1 {
// CANON-NEXT: } : (f32) -> f32
// CANON-NEXT: return
// CANON-NEXT: }
func.func @h(%m: memref<4xf32>, %x: f32) {
  %0 = gpu.all_reduce maxnumf %x {} : (f32) -> f32
  return
}
// CHECK-LABEL: func.func @launch(%arg0: index, %arg1: f32, %arg2: memref<f32>, %arg3: i1) {
// CHECK-NEXT: gpu.launch blocks(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) threads(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) {
// CHECK-NEXT: %0 = gpu.all_reduce  add %arg1 {
// CHECK-NEXT: } : (f32) -> f32
// CHECK-NEXT: memref.store %0, %arg2[] : memref<f32>
// CHECK-NEXT: %1 = gpu.subgroup_reduce  mul %0 : (f32) -> f32
// CHECK-NEXT: memref.store %1, %arg2[] : memref<f32>
// CHECK-NEXT: cf.cond_br %arg3, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %2 = gpu.all_reduce  %arg1 {
// CHECK-NEXT: ^bb0(%arg16: f32, %arg17: f32):
// CHECK-NEXT: %3 = arith.mulf %arg16, %arg17 : f32
// CHECK-NEXT: gpu.yield %3 : f32
// CHECK-NEXT: } : (f32) -> f32
// CHECK-NEXT: memref.store %2, %arg2[] : memref<f32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CANON-LABEL: func.func @launch(%arg0: index, %arg1: f32, %arg2: memref<f32>, %arg3: i1) {
// CANON-NEXT: gpu.launch blocks(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) threads(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) {
// CANON-NEXT: %0 = gpu.all_reduce  add %arg1 uniform {
// CANON-NEXT: } : (f32) -> f32
// CANON-NEXT: memref.store %0, %arg2[] : memref<f32>
// CANON-NEXT: %1 = gpu.subgroup_reduce  mul %0 uniform : (f32) -> f32
// CANON-NEXT: memref.store %1, %arg2[] : memref<f32>
// CANON-NEXT: cf.cond_br %arg3, ^bb1, ^bb2
// CANON-NEXT: ^bb1:  // pred: ^bb0
// CANON-NEXT: %2 = gpu.all_reduce  %arg1 {
// CANON-NEXT: ^bb0(%arg16: f32, %arg17: f32):
// CANON-NEXT: %3 = arith.mulf %arg16, %arg17 : f32
// CANON-NEXT: gpu.yield %3 : f32
// CANON-NEXT: } : (f32) -> f32
// CANON-NEXT: memref.store %2, %arg2[] : memref<f32>
// CANON-NEXT: cf.br ^bb2
// CANON-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CANON-NEXT: gpu.terminator
// CANON-NEXT: }
// CANON-NEXT: return
// CANON-NEXT: }
// CANON-NEXT: }
func.func @launch(%n: index, %x: f32, %m: memref<f32>, %c: i1) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %0 = gpu.all_reduce add %x {} : (f32) -> f32
    memref.store %0, %m[] : memref<f32>
    %1 = gpu.subgroup_reduce mul %0 : (f32) -> f32
    memref.store %1, %m[] : memref<f32>
    cf.cond_br %c, ^a, ^b
  ^a:
    %2 = gpu.all_reduce %x {
    ^bb(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      gpu.yield %s : f32
    } : (f32) -> f32
    memref.store %2, %m[] : memref<f32>
    cf.br ^b
  ^b:
    gpu.terminator
  }
  return
}
