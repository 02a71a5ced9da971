// arith: what each op prints.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// CHECK-LABEL: func.func @integer(%arg0: i32, %arg1: i32, %arg2: index) {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.subi %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT: %2 = arith.muli %arg2, %arg2 : index
// CHECK-NEXT: %3 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT: %4 = arith.divui %arg0, %arg1 : i32
// CHECK-NEXT: %5 = arith.remsi %arg0, %arg1 : i32
// CHECK-NEXT: %6 = arith.remui %arg0, %arg1 : i32
// CHECK-NEXT: %7 = arith.andi %arg0, %arg1 : i32
// CHECK-NEXT: %8 = arith.ori %arg0, %arg1 : i32
// CHECK-NEXT: %9 = arith.xori %arg0, %arg1 : i32
// CHECK-NEXT: %10 = arith.shli %arg0, %arg1 : i32
// CHECK-NEXT: %11 = arith.shrsi %arg0, %arg1 : i32
// CHECK-NEXT: %12 = arith.shrui %arg0, %arg1 : i32
// CHECK-NEXT: %13 = arith.maxsi %arg0, %arg1 : i32
// CHECK-NEXT: %14 = arith.minui %arg0, %arg1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @integer(%x: i32, %y: i32, %n: index) {
  %0 = arith.addi %x, %y : i32
  %1 = arith.subi %x, %y overflow<nsw> : i32
  %2 = arith.muli %n, %n : index
  %3 = arith.divsi %x, %y : i32
  %4 = arith.divui %x, %y : i32
  %5 = arith.remsi %x, %y : i32
  %6 = arith.remui %x, %y : i32
  %7 = arith.andi %x, %y : i32
  %8 = arith.ori %x, %y : i32
  %9 = arith.xori %x, %y : i32
  %10 = arith.shli %x, %y : i32
  %11 = arith.shrsi %x, %y : i32
  %12 = arith.shrui %x, %y : i32
  %13 = arith.maxsi %x, %y : i32
  %14 = arith.minui %x, %y : i32
  return
}

// CHECK-LABEL: func.func @comparison(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 : i32
// CHECK-NEXT: %1 = arith.cmpi ne, %arg0, %arg0 : i32
// CHECK-NEXT: %2 = arith.cmpi slt, %arg0, %arg0 : i32
// CHECK-NEXT: %3 = arith.cmpi sle, %arg0, %arg0 : i32
// CHECK-NEXT: %4 = arith.cmpi sgt, %arg0, %arg0 : i32
// CHECK-NEXT: %5 = arith.cmpi sge, %arg0, %arg0 : i32
// CHECK-NEXT: %6 = arith.cmpi ult, %arg0, %arg0 : i32
// CHECK-NEXT: %7 = arith.cmpi ule, %arg0, %arg0 : i32
// CHECK-NEXT: %8 = arith.cmpi ugt, %arg0, %arg0 : i32
// CHECK-NEXT: %9 = arith.cmpi uge, %arg0, %arg0 : i32
// CHECK-NEXT: %10 = arith.cmpf oeq, %arg1, %arg1 : f32
// CHECK-NEXT: %11 = arith.cmpf ult, %arg1, %arg1 : f32
// CHECK-NEXT: %12 = arith.cmpf uno, %arg1, %arg1 fastmath<nnan> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @comparison(%x: i32, %f: f32) {
  %0 = arith.cmpi eq, %x, %x : i32
  %1 = arith.cmpi ne, %x, %x : i32
  %2 = arith.cmpi slt, %x, %x : i32
  %3 = arith.cmpi sle, %x, %x : i32
  %4 = arith.cmpi sgt, %x, %x : i32
  %5 = arith.cmpi sge, %x, %x : i32
  %6 = arith.cmpi ult, %x, %x : i32
  %7 = arith.cmpi ule, %x, %x : i32
  %8 = arith.cmpi ugt, %x, %x : i32
  %9 = arith.cmpi uge, %x, %x : i32
  %10 = arith.cmpf oeq, %f, %f : f32
  %11 = arith.cmpf ult, %f, %f : f32
  %12 = arith.cmpf uno, %f, %f fastmath<nnan> : f32
  return
}

// CHECK-LABEL: func.func @float(%arg0: f32, %arg1: f64) {
// CHECK-NEXT: %0 = arith.addf %arg0, %arg0 : f32
// CHECK-NEXT: %1 = arith.subf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: %2 = arith.mulf %arg1, %arg1 : f64
// CHECK-NEXT: %3 = arith.divf %arg0, %arg0 : f32
// CHECK-NEXT: %4 = arith.negf %arg0 : f32
// CHECK-NEXT: %5 = arith.maximumf %arg0, %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @float(%f: f32, %d: f64) {
  %0 = arith.addf %f, %f : f32
  %1 = arith.subf %f, %f fastmath<fast> : f32
  %2 = arith.mulf %d, %d : f64
  %3 = arith.divf %f, %f : f32
  %4 = arith.negf %f : f32
  %5 = arith.maximumf %f, %f : f32
  return
}

// CHECK-LABEL: func.func @casts(%arg0: i32, %arg1: index, %arg2: f32, %arg3: i1) {
// CHECK-NEXT: %0 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT: %1 = arith.index_castui %arg0 : i32 to index
// CHECK-NEXT: %2 = arith.extsi %arg0 : i32 to i64
// CHECK-NEXT: %3 = arith.extui %arg3 : i1 to i32
// CHECK-NEXT: %4 = arith.trunci %arg0 : i32 to i8
// CHECK-NEXT: %5 = arith.sitofp %arg0 : i32 to f32
// CHECK-NEXT: %6 = arith.uitofp %arg0 : i32 to f64
// CHECK-NEXT: %7 = arith.fptosi %arg2 : f32 to i32
// CHECK-NEXT: %8 = arith.fptoui %arg2 : f32 to i32
// CHECK-NEXT: %9 = arith.extf %arg2 : f32 to f64
// CHECK-NEXT: %10 = arith.truncf %arg2 : f32 to f16
// CHECK-NEXT: %11 = arith.bitcast %arg2 : f32 to i32
// CHECK-NEXT: %12 = arith.select %arg3, %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @casts(%x: i32, %n: index, %f: f32, %c: i1) {
  %0 = arith.index_cast %n : index to i32
  %1 = arith.index_castui %x : i32 to index
  %2 = arith.extsi %x : i32 to i64
  %3 = arith.extui %c : i1 to i32
  %4 = arith.trunci %x : i32 to i8
  %5 = arith.sitofp %x : i32 to f32
  %6 = arith.uitofp %x : i32 to f64
  %7 = arith.fptosi %f : f32 to i32
  %8 = arith.fptoui %f : f32 to i32
  %9 = arith.extf %f : f32 to f64
  %10 = arith.truncf %f : f32 to f16
  %11 = arith.bitcast %f : f32 to i32
  %12 = arith.select %c, %x, %x : i32
  return
}
