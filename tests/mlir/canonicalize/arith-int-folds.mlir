// Folds of integer arithmetic: constants of every width, neutral and absorbing elements, and the ops around.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @neutral(%arg0: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @neutral(%x: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.subi %x, %c0 : i32
  %2 = arith.muli %c1, %x : i32
  %3 = arith.divui %x, %c1 : i32
  %4 = arith.divsi %x, %c1 : i32
  %5 = arith.ceildivui %x, %c1 : i32
  %6 = arith.ceildivsi %x, %c1 : i32
  %7 = arith.floordivsi %x, %c1 : i32
  %8 = arith.shli %x, %c0 : i32
  %9 = arith.shrsi %x, %c0 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @absorbing(%arg0: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: return %c0_i32, %c0_i32, %c0_i32, %c0_i32, %c-1_i32, %c0_i32, %c0_i32 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @absorbing(%x: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %cm1 = arith.constant -1 : i32
  %0 = arith.muli %x, %c0 : i32
  %1 = arith.remui %x, %c1 : i32
  %2 = arith.remsi %x, %c1 : i32
  %3 = arith.andi %x, %c0 : i32
  %4 = arith.ori %x, %cm1 : i32
  %5 = arith.subi %x, %x : i32
  %6 = arith.xori %x, %x : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @around(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg1, %arg0, %c0_i32, %c-1_i32 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @around(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %cm1 = arith.constant -1 : i32
  %sub = arith.subi %a, %b : i32
  %0 = arith.addi %sub, %b : i32
  %1 = arith.addi %b, %sub : i32
  %add = arith.addi %a, %b : i32
  %2 = arith.subi %add, %b : i32
  %3 = arith.subi %add, %a : i32
  %xor = arith.xori %a, %b : i32
  %4 = arith.xori %b, %xor : i32
  %not = arith.xori %a, %cm1 : i32
  %5 = arith.andi %not, %a : i32
  %6 = arith.ori %a, %not : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @minmax(%arg0: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: return %c127_i8, %arg0, %arg0, %c-128_i8, %c-1_i8, %arg0, %arg0, %arg0 : i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @minmax(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8) {
  %max = arith.constant 127 : i8
  %min = arith.constant -128 : i8
  %umax = arith.constant -1 : i8
  %umin = arith.constant 0 : i8
  %0 = arith.maxsi %x, %max : i8
  %1 = arith.maxsi %x, %min : i8
  %2 = arith.minsi %x, %max : i8
  %3 = arith.minsi %x, %min : i8
  %4 = arith.maxui %x, %umax : i8
  %5 = arith.maxui %x, %umin : i8
  %6 = arith.minui %x, %umax : i8
  %7 = arith.minui %x, %x : i8
  return %0, %1, %2, %3, %4, %5, %6, %7 : i8, i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @constants() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT: %c56_i8 = arith.constant 56 : i8
// CHECK-NEXT: %c107_i8 = arith.constant 107 : i8
// CHECK-NEXT: %c68_i8 = arith.constant 68 : i8
// CHECK-NEXT: %c22_i8 = arith.constant 22 : i8
// CHECK-NEXT: %c-14_i8 = arith.constant -14 : i8
// CHECK-NEXT: %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT: %c-2_i8 = arith.constant -2 : i8
// CHECK-NEXT: %c23_i8 = arith.constant 23 : i8
// CHECK-NEXT: %c-15_i8 = arith.constant -15 : i8
// CHECK-NEXT: return %c56_i8, %c107_i8, %c68_i8, %c22_i8, %c-14_i8, %c2_i8, %c-2_i8, %c23_i8, %c-14_i8, %c-15_i8 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @constants() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %a = arith.constant -100 : i8
  %b = arith.constant 7 : i8
  %0 = arith.addi %a, %a : i8
  %1 = arith.subi %b, %a : i8
  %2 = arith.muli %a, %b : i8
  %3 = arith.divui %a, %b : i8
  %4 = arith.divsi %a, %b : i8
  %5 = arith.remui %a, %b : i8
  %6 = arith.remsi %a, %b : i8
  %7 = arith.ceildivui %a, %b : i8
  %8 = arith.ceildivsi %a, %b : i8
  %9 = arith.floordivsi %a, %b : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @bits() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT: %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT: %c-99_i8 = arith.constant -99 : i8
// CHECK-NEXT: %c-103_i8 = arith.constant -103 : i8
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %c-4_i8 = arith.constant -4 : i8
// CHECK-NEXT: %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT: %c-100_i8 = arith.constant -100 : i8
// CHECK-NEXT: return %c4_i8, %c-99_i8, %c-103_i8, %c-128_i8, %c4_i8, %c-4_i8, %c5_i8, %c-100_i8, %c-100_i8, %c5_i8 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @bits() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %a = arith.constant -100 : i8
  %b = arith.constant 5 : i8
  %0 = arith.andi %a, %b : i8
  %1 = arith.ori %a, %b : i8
  %2 = arith.xori %a, %b : i8
  %3 = arith.shli %a, %b : i8
  %4 = arith.shrui %a, %b : i8
  %5 = arith.shrsi %a, %b : i8
  %6 = arith.maxsi %a, %b : i8
  %7 = arith.maxui %a, %b : i8
  %8 = arith.minsi %a, %b : i8
  %9 = arith.minui %a, %b : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}

// What traps, overflows or shifts too far stays.
// CHECK-LABEL: func.func @not_folded() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %0 = arith.divui %c8_i8, %c0_i8 : i8
// CHECK-NEXT: %1 = arith.divsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT: %2 = arith.remsi %c8_i8, %c0_i8 : i8
// CHECK-NEXT: %3 = arith.remui %c8_i8, %c0_i8 : i8
// CHECK-NEXT: %4 = arith.ceildivsi %c-128_i8, %c8_i8 : i8
// CHECK-NEXT: %5 = arith.floordivsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT: %6 = arith.ceildivui %c8_i8, %c0_i8 : i8
// CHECK-NEXT: %7 = arith.shli %c8_i8, %c8_i8 : i8
// CHECK-NEXT: %8 = arith.shrui %c8_i8, %c-1_i8 : i8
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5, %6, %7, %8, %c0_i8 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @not_folded() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c8 = arith.constant 8 : i8
  %cm1 = arith.constant -1 : i8
  %min = arith.constant -128 : i8
  %0 = arith.divui %c8, %c0 : i8
  %1 = arith.divsi %min, %cm1 : i8
  %2 = arith.remsi %c8, %c0 : i8
  %3 = arith.remui %c8, %c0 : i8
  %4 = arith.ceildivsi %min, %c8 : i8
  %5 = arith.floordivsi %min, %cm1 : i8
  %6 = arith.ceildivui %c8, %c0 : i8
  %7 = arith.shli %c8, %c8 : i8
  %8 = arith.shrui %c8, %cm1 : i8
  %9 = arith.remsi %min, %cm1 : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @rounding() -> (i8, i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT: %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT: %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT: %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT: %c-4_i8 = arith.constant -4 : i8
// CHECK-NEXT: return %c4_i8, %c-3_i8, %c-3_i8, %c4_i8, %c3_i8, %c-4_i8, %c-4_i8, %c3_i8 : i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @rounding() -> (i8, i8, i8, i8, i8, i8, i8, i8) {
  %p = arith.constant 7 : i8
  %n = arith.constant -7 : i8
  %c2 = arith.constant 2 : i8
  %cm2 = arith.constant -2 : i8
  %0 = arith.ceildivsi %p, %c2 : i8
  %1 = arith.ceildivsi %n, %c2 : i8
  %2 = arith.ceildivsi %p, %cm2 : i8
  %3 = arith.ceildivsi %n, %cm2 : i8
  %4 = arith.floordivsi %p, %c2 : i8
  %5 = arith.floordivsi %n, %c2 : i8
  %6 = arith.floordivsi %p, %cm2 : i8
  %7 = arith.floordivsi %n, %cm2 : i8
  return %0, %1, %2, %3, %4, %5, %6, %7 : i8, i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @odd_widths() -> (i3, i64, index, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c-2_i3 = arith.constant -2 : i3
// CHECK-NEXT: %c-2_i64 = arith.constant -2 : i64
// CHECK-NEXT: %c25 = arith.constant 25 : index
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %c-2_i3, %c-2_i64, %c25, %false, %true : i3, i64, index, i1, i1
// CHECK-NEXT: }
func.func @odd_widths() -> (i3, i64, index, i1, i1) {
  %a = arith.constant 3 : i3
  %b = arith.constant 9223372036854775807 : i64
  %c = arith.constant 5 : index
  %t = arith.constant true
  %0 = arith.addi %a, %a : i3
  %1 = arith.addi %b, %b : i64
  %2 = arith.muli %c, %c : index
  %3 = arith.addi %t, %t : i1
  %4 = arith.muli %t, %t : i1
  return %0, %1, %2, %3, %4 : i3, i64, index, i1, i1
}

// CHECK-LABEL: func.func @extended(%arg0: i8) -> (i8, i1, i8, i1, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c44_i8 = arith.constant 44 : i8
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c32_i8 = arith.constant 32 : i8
// CHECK-NEXT: %c-22_i8 = arith.constant -22 : i8
// CHECK-NEXT: %c78_i8 = arith.constant 78 : i8
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: return %arg0, %false, %c44_i8, %true, %c32_i8, %c-22_i8, %c32_i8, %c78_i8, %arg0, %c0_i8 : i8, i1, i8, i1, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @extended(%x: i8) -> (i8, i1, i8, i1, i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c200 = arith.constant 200 : i8
  %c100 = arith.constant 100 : i8
  %0, %1 = arith.addui_extended %x, %c0 : i8, i1
  %2, %3 = arith.addui_extended %c200, %c100 : i8, i1
  %4, %5 = arith.mulsi_extended %c200, %c100 : i8
  %6, %7 = arith.mului_extended %c200, %c100 : i8
  %8, %9 = arith.mului_extended %x, %c1 : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i8, i1, i8, i1, i8, i8, i8, i8, i8, i8
}
