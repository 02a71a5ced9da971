// Integers of more than 64 bits are computed with like narrow ones.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @sums() -> (i128, i128, i128, i65, i200) {
// CHECK-NEXT: %c36893488147419103230_i128 = arith.constant 36893488147419103230 : i128
// CHECK-NEXT: %c-18446744073709551618_i128 = arith.constant -18446744073709551618 : i128
// CHECK-NEXT: %c-55340232221128654845_i128 = arith.constant -55340232221128654845 : i128
// CHECK-NEXT: %c-2_i65 = arith.constant -2 : i65
// CHECK-NEXT: %c0_i200 = arith.constant 0 : i200
// CHECK-NEXT: return %c36893488147419103230_i128, %c-18446744073709551618_i128, %c-55340232221128654845_i128, %c-2_i65, %c0_i200 : i128, i128, i128, i65, i200
// CHECK-NEXT: }
func.func @sums() -> (i128, i128, i128, i65, i200) {
  %a = arith.constant 18446744073709551615 : i128
  %b = arith.constant -3 : i128
  %c = arith.constant 18446744073709551615 : i65
  %d = arith.constant 1267650600228229401496703205376 : i200
  %0 = arith.addi %a, %a : i128
  %1 = arith.subi %b, %a : i128
  %2 = arith.muli %a, %b : i128
  %3 = arith.addi %c, %c : i65
  %4 = arith.muli %d, %d : i200
  return %0, %1, %2, %3, %4 : i128, i128, i128, i65, i200
}

// CHECK-LABEL: func.func @quotients() -> (i128, i128, i128, i128, i128, i128, i128) {
// CHECK-NEXT: %c-9223372036_i128 = arith.constant -9223372036 : i128
// CHECK-NEXT: %c9223372027631403770_i128 = arith.constant 9223372027631403770 : i128
// CHECK-NEXT: %c-31535661131925215043_i128 = arith.constant -31535661131925215043 : i128
// CHECK-NEXT: %c33027943126058215615_i128 = arith.constant 33027943126058215615 : i128
// CHECK-NEXT: %c9223372027631403771_i128 = arith.constant 9223372027631403771 : i128
// CHECK-NEXT: %c-9223372037_i128 = arith.constant -9223372037 : i128
// CHECK-NEXT: return %c-9223372036_i128, %c9223372027631403770_i128, %c-31535661131925215043_i128, %c33027943126058215615_i128, %c-9223372036_i128, %c9223372027631403771_i128, %c-9223372037_i128 : i128, i128, i128, i128, i128, i128, i128
// CHECK-NEXT: }
func.func @quotients() -> (i128, i128, i128, i128, i128, i128, i128) {
  %a = arith.constant -340282366920938463463374607431 : i128
  %b = arith.constant 36893488147419103233 : i128
  %0 = arith.divsi %a, %b : i128
  %1 = arith.divui %a, %b : i128
  %2 = arith.remsi %a, %b : i128
  %3 = arith.remui %a, %b : i128
  %4 = arith.ceildivsi %a, %b : i128
  %5 = arith.ceildivui %a, %b : i128
  %6 = arith.floordivsi %a, %b : i128
  return %0, %1, %2, %3, %4, %5, %6 : i128, i128, i128, i128, i128, i128, i128
}

// What upstream does not compute.
// CHECK-LABEL: func.func @refused() -> (i128, i128, i128, i128) {
// CHECK-NEXT: %c0_i128 = arith.constant 0 : i128
// CHECK-NEXT: %c-170141183460469231731687303715884105728_i128 = arith.constant -170141183460469231731687303715884105728 : i128
// CHECK-NEXT: %c-1_i128 = arith.constant -1 : i128
// CHECK-NEXT: %c128_i128 = arith.constant 128 : i128
// CHECK-NEXT: %0 = arith.divsi %c-170141183460469231731687303715884105728_i128, %c-1_i128 : i128
// CHECK-NEXT: %1 = arith.remui %c-170141183460469231731687303715884105728_i128, %c0_i128 : i128
// CHECK-NEXT: %2 = arith.ceildivsi %c-170141183460469231731687303715884105728_i128, %c128_i128 : i128
// CHECK-NEXT: %3 = arith.shli %c-170141183460469231731687303715884105728_i128, %c128_i128 : i128
// CHECK-NEXT: return %0, %1, %2, %3 : i128, i128, i128, i128
// CHECK-NEXT: }
func.func @refused() -> (i128, i128, i128, i128) {
  %zero = arith.constant 0 : i128
  %least = arith.constant -170141183460469231731687303715884105728 : i128
  %minus_one = arith.constant -1 : i128
  %width = arith.constant 128 : i128
  %0 = arith.divsi %least, %minus_one : i128
  %1 = arith.remui %least, %zero : i128
  %2 = arith.ceildivsi %least, %width : i128
  %3 = arith.shli %least, %width : i128
  return %0, %1, %2, %3 : i128, i128, i128, i128
}

// CHECK-LABEL: func.func @bits() -> (i128, i128, i128, i128, i128, i128) {
// CHECK-NEXT: %c-1_i128 = arith.constant -1 : i128
// CHECK-NEXT: %c4611686018427387903_i128 = arith.constant 4611686018427387903 : i128
// CHECK-NEXT: %c4869940435459321626624_i128 = arith.constant 4869940435459321626624 : i128
// CHECK-NEXT: %c-36893488147419103166_i128 = arith.constant -36893488147419103166 : i128
// CHECK-NEXT: %c121_i128 = arith.constant 121 : i128
// CHECK-NEXT: %c87258227095030096067482911116126846976_i128 = arith.constant 87258227095030096067482911116126846976 : i128
// CHECK-NEXT: return %c-1_i128, %c4611686018427387903_i128, %c4869940435459321626624_i128, %c-36893488147419103166_i128, %c121_i128, %c87258227095030096067482911116126846976_i128 : i128, i128, i128, i128, i128, i128
// CHECK-NEXT: }
func.func @bits() -> (i128, i128, i128, i128, i128, i128) {
  %a = arith.constant -36893488147419103232 : i128
  %b = arith.constant 66 : i128
  %0 = arith.shrsi %a, %b : i128
  %1 = arith.shrui %a, %b : i128
  %2 = arith.shli %b, %b : i128
  %3 = arith.xori %a, %b : i128
  %4 = math.ctlz %b : i128
  %5 = math.ipowi %b, %b : i128
  return %0, %1, %2, %3, %4, %5 : i128, i128, i128, i128, i128, i128
}

// CHECK-LABEL: func.func @identities(%arg0: i128, %arg1: vector<2xi128>) -> (i128, i128, i128, i128, vector<2xi128>) {
// CHECK-NEXT: %c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128
// CHECK-NEXT: return %arg0, %arg0, %c170141183460469231731687303715884105727_i128, %arg0, %arg1 : i128, i128, i128, i128, vector<2xi128>
// CHECK-NEXT: }
func.func @identities(%x: i128, %v: vector<2xi128>) -> (i128, i128, i128, i128, vector<2xi128>) {
  %zero = arith.constant 0 : i128
  %one = arith.constant 1 : i128
  %ones = arith.constant -1 : i128
  %most = arith.constant 170141183460469231731687303715884105727 : i128
  %zeros = arith.constant dense<0> : vector<2xi128>
  %0 = arith.addi %x, %zero : i128
  %1 = arith.muli %0, %one : i128
  %2 = arith.andi %x, %ones : i128
  %3 = arith.maxsi %x, %most : i128
  %4 = arith.minsi %x, %most : i128
  %5 = arith.addi %v, %zeros : vector<2xi128>
  return %1, %2, %3, %4, %5 : i128, i128, i128, i128, vector<2xi128>
}

// CHECK-LABEL: func.func @casts(%arg0: i64) -> (i128, i128, i32, i64, index, f32, f64, i96, f128) {
// CHECK-NEXT: %c-5_i128 = arith.constant -5 : i128
// CHECK-NEXT: %c18446744073709551611_i128 = arith.constant 18446744073709551611 : i128
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %cst = arith.constant 1.84467441E+19 : f32
// CHECK-NEXT: %cst_0 = arith.constant 1.8446744073709552E+19 : f64
// CHECK-NEXT: %c300000000000000000000_i96 = arith.constant 300000000000000000000 : i96
// CHECK-NEXT: %cst_1 = arith.constant 1.19445898260724927795076330991155224E-4946 : f128
// CHECK-NEXT: return %c-5_i128, %c18446744073709551611_i128, %c3_i32, %arg0, %c3, %cst, %cst_0, %c300000000000000000000_i96, %cst_1 : i128, i128, i32, i64, index, f32, f64, i96, f128
// CHECK-NEXT: }
func.func @casts(%x: i64) -> (i128, i128, i32, i64, index, f32, f64, i96, f128) {
  %a = arith.constant -5 : i64
  %b = arith.constant 18446744073709551619 : i128
  %c = arith.constant 3.0e+20 : f64
  %0 = arith.extsi %a : i64 to i128
  %1 = arith.extui %a : i64 to i128
  %2 = arith.trunci %b : i128 to i32
  %3 = arith.extsi %x : i64 to i128
  %4 = arith.trunci %3 : i128 to i64
  %5 = arith.index_cast %b : i128 to index
  %6 = arith.uitofp %b : i128 to f32
  %7 = arith.sitofp %1 : i128 to f64
  %8 = arith.fptosi %c : f64 to i96
  %9 = arith.bitcast %b : i128 to f128
  return %0, %1, %2, %4, %5, %6, %7, %8, %9 : i128, i128, i32, i64, index, f32, f64, i96, f128
}

// CHECK-LABEL: func.func @comparisons(%arg0: i128) -> (i1, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c2_i128 = arith.constant 2 : i128
// CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %c2_i128 : i128
// CHECK-NEXT: return %true, %false, %0 : i1, i1, i1
// CHECK-NEXT: }
func.func @comparisons(%x: i128) -> (i1, i1, i1) {
  %a = arith.constant -36893488147419103232 : i128
  %b = arith.constant 66 : i128
  %c = arith.constant 2.5 : f32
  %0 = arith.cmpi slt, %a, %b : i128
  %1 = arith.cmpi ult, %a, %b : i128
  %2 = arith.sitofp %x : i128 to f32
  %3 = arith.cmpf ogt, %2, %c : f32
  return %0, %1, %3 : i1, i1, i1
}

// CHECK-LABEL: func.func @elements(%arg0: vector<2xi1>) -> (vector<2x2xi128>, vector<2xi128>, vector<2xi128>, vector<2xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}-18446744073709551616, -18446744073709551615], [-18446744073709551614, -1]]> : vector<2x2xi128>
// CHECK-NEXT: %cst_0 = arith.constant dense<[5, -5]> : vector<2xi128>
// CHECK-NEXT: %cst_1 = arith.constant dense<[7, -5]> : vector<2xi128>
// CHECK-NEXT: %cst_2 = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2 : vector<2x2xi128>, vector<2xi128>, vector<2xi128>, vector<2xi1>
// CHECK-NEXT: }
func.func @elements(%c: vector<2xi1>) -> (vector<2x2xi128>, vector<2xi128>, vector<2xi128>, vector<2xi1>) {
  %a = arith.constant dense<[[1, 2], [3, 18446744073709551616]]> : vector<2x2xi128>
  %b = arith.constant dense<-18446744073709551617> : vector<2x2xi128>
  %0 = arith.addi %a, %b : vector<2x2xi128>
  %d = arith.constant dense<[5, -5]> : vector<2xi32>
  %1 = arith.extsi %d : vector<2xi32> to vector<2xi128>
  %e = arith.constant dense<7> : vector<2xi128>
  %yes_no = arith.constant dense<[true, false]> : vector<2xi1>
  %2 = arith.select %yes_no, %e, %1 : vector<2xi1>, vector<2xi128>
  %3 = arith.cmpi eq, %1, %e : vector<2xi128>
  return %0, %1, %2, %3 : vector<2x2xi128>, vector<2xi128>, vector<2xi128>, vector<2xi1>
}

// CHECK-LABEL: func.func @chains(%arg0: i128, %arg1: i1) -> (i128, i128, i128, i64) {
// CHECK-NEXT: %c64_i128 = arith.constant 64 : i128
// CHECK-NEXT: %c-36893488147419103231_i128 = arith.constant -36893488147419103231 : i128
// CHECK-NEXT: %c18446744073709551620_i128 = arith.constant 18446744073709551620 : i128
// CHECK-NEXT: %0 = arith.addi %arg0, %c18446744073709551620_i128 : i128
// CHECK-NEXT: %1 = arith.muli %arg0, %c-36893488147419103231_i128 : i128
// CHECK-NEXT: %2 = arith.extui %arg1 : i1 to i128
// CHECK-NEXT: %3 = arith.shrui %arg0, %c64_i128 : i128
// CHECK-NEXT: %4 = arith.trunci %3 : i128 to i64
// CHECK-NEXT: return %0, %1, %2, %4 : i128, i128, i128, i64
// CHECK-NEXT: }
func.func @chains(%x: i128, %c: i1) -> (i128, i128, i128, i64) {
  %a = arith.constant 18446744073709551615 : i128
  %b = arith.constant 5 : i128
  %0 = arith.addi %x, %a : i128
  %1 = arith.addi %0, %b : i128
  %2 = arith.muli %x, %a : i128
  %3 = arith.muli %2, %a : i128
  %one = arith.constant 1 : i128
  %zero = arith.constant 0 : i128
  %4 = arith.select %c, %one, %zero : i128
  %amount = arith.constant 64 : i128
  %5 = arith.shrsi %x, %amount : i128
  %6 = arith.trunci %5 : i128 to i64
  return %1, %3, %4, %6 : i128, i128, i128, i64
}

// CHECK-LABEL: func.func @extended(%arg0: i128) -> (i128, i1, i128, i128, i128) {
// CHECK-NEXT: %c4_i128 = arith.constant 4 : i128
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c-5_i128 = arith.constant -5 : i128
// CHECK-NEXT: %c-147573952589676412928_i128 = arith.constant -147573952589676412928 : i128
// CHECK-NEXT: %c36893488147419103231_i128 = arith.constant 36893488147419103231 : i128
// CHECK-NEXT: return %c4_i128, %true, %c-5_i128, %c-147573952589676412928_i128, %c36893488147419103231_i128 : i128, i1, i128, i128, i128
// CHECK-NEXT: }
func.func @extended(%x: i128) -> (i128, i1, i128, i128, i128) {
  %a = arith.constant -36893488147419103232 : i128
  %b = arith.constant 36893488147419103236 : i128
  %0:2 = arith.addui_extended %a, %b : i128, i1
  %1:2 = arith.mulsi_extended %a, %b : i128
  %2:2 = arith.mului_extended %a, %b : i128
  return %0#0, %0#1, %1#1, %2#0, %2#1 : i128, i1, i128, i128, i128
}

// A condition that is a vector is not exchanged for its complement.
// CHECK-LABEL: func.func @complement(%arg0: vector<2xi1>, %arg1: vector<2xi8>, %arg2: vector<2xi8>) -> vector<2xi8> {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT: %0 = arith.xori %arg0, %cst : vector<2xi1>
// CHECK-NEXT: %1 = arith.select %0, %arg1, %arg2 : vector<2xi1>, vector<2xi8>
// CHECK-NEXT: return %1 : vector<2xi8>
// CHECK-NEXT: }
func.func @complement(%c: vector<2xi1>, %a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %ones = arith.constant dense<true> : vector<2xi1>
  %not = arith.xori %c, %ones : vector<2xi1>
  %0 = arith.select %not, %a, %b : vector<2xi1>, vector<2xi8>
  return %0 : vector<2xi8>
}

// Loops whose bounds are wide run once, or never.
// CHECK-LABEL: func.func @loops(%arg0: i128, %arg1: memref<4xi128>) -> (i128, i128) {
// CHECK-NEXT: %c18446744073709551616_i128 = arith.constant 18446744073709551616 : i128
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = arith.addi %arg0, %c18446744073709551616_i128 : i128
// CHECK-NEXT: memref.store %arg0, %arg1[%c0] : memref<4xi128>
// CHECK-NEXT: return %arg0, %0 : i128, i128
// CHECK-NEXT: }
func.func @loops(%x: i128, %m: memref<4xi128>) -> (i128, i128) {
  %a = arith.constant 18446744073709551616 : i128
  %b = arith.constant 18446744073709551617 : i128
  %one = arith.constant 1 : i128
  %zero = arith.constant 0 : index
  %never = scf.for %i = %b to %a step %one iter_args(%v = %x) -> i128 : i128 {
    %0 = arith.addi %v, %i : i128
    scf.yield %0 : i128
  }
  %once = scf.for %i = %a to %b step %b iter_args(%v = %x) -> i128 : i128 {
    %0 = arith.addi %v, %i : i128
    scf.yield %0 : i128
  }
  %after = arith.addi %x, %one : i128
  scf.for %i = %x to %after step %one : i128 {
    memref.store %i, %m[%zero] : memref<4xi128>
  }
  return %never, %once : i128, i128
}
