// Folds of the index dialect: what is right for 32 and for 64 bits. Constants are gathered since 22.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize --upstream=22 | FileCheck %s --check-prefix=CHECK22

// CHECK-LABEL: func.func @numbers() -> (index, index, index, index, index, index) {
// CHECK-NEXT: %idx4 = index.constant 4
// CHECK-NEXT: %idx-21 = index.constant -21
// CHECK-NEXT: %idx-2 = index.constant -2
// CHECK-NEXT: %idx-3 = index.constant -3
// CHECK-NEXT: return %idx4, %idx-21, %idx-2, %idx-2, %idx-3, %idx-3 : index, index, index, index, index, index
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @numbers() -> (index, index, index, index, index, index) {
// CHECK22-NEXT: %idx4 = index.constant 4
// CHECK22-NEXT: %idx-21 = index.constant -21
// CHECK22-NEXT: %idx-2 = index.constant -2
// CHECK22-NEXT: %idx-3 = index.constant -3
// CHECK22-NEXT: return %idx4, %idx-21, %idx-2, %idx-2, %idx-3, %idx-3 : index, index, index, index, index, index
// CHECK22-NEXT: }
func.func @numbers() -> (index, index, index, index, index, index) {
  %c7 = index.constant 7
  %c-3 = index.constant -3
  %0 = index.add %c7, %c-3
  %1 = index.mul %c7, %c-3
  %2 = index.divs %c7, %c-3
  %3 = index.ceildivs %c7, %c-3
  %4 = index.floordivs %c7, %c-3
  %5 = index.rems %c-3, %c7
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// 32 bits and 64 make different numbers of these; the last ones trap in some width.
// CHECK-LABEL: func.func @not_the_same() -> (index, index, index, index, index, index, index) {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %idx1 = index.constant 1
// CHECK-NEXT: %idx-3 = index.constant -3
// CHECK-NEXT: %idx33 = index.constant 33
// CHECK-NEXT: %idx7 = index.constant 7
// CHECK-NEXT: %idx4294967300 = index.constant 4294967300
// CHECK-NEXT: %idx-2147483648 = index.constant -2147483648
// CHECK-NEXT: %0 = index.divu %idx-3, %idx7
// CHECK-NEXT: %1 = index.maxu %idx4294967300, %idx7
// CHECK-NEXT: %2 = index.shru %idx-3, %idx1
// CHECK-NEXT: %3 = index.ceildivs %idx-2147483648, %idx7
// CHECK-NEXT: %4 = index.shl %idx7, %idx33
// CHECK-NEXT: %5 = index.divs %idx7, %idx0
// CHECK-NEXT: %6 = index.remu %idx7, %idx4294967300
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @not_the_same() -> (index, index, index, index, index, index, index) {
// CHECK22-NEXT: %idx0 = index.constant 0
// CHECK22-NEXT: %idx1 = index.constant 1
// CHECK22-NEXT: %idx-3 = index.constant -3
// CHECK22-NEXT: %idx33 = index.constant 33
// CHECK22-NEXT: %idx7 = index.constant 7
// CHECK22-NEXT: %idx4294967300 = index.constant 4294967300
// CHECK22-NEXT: %idx-2147483648 = index.constant -2147483648
// CHECK22-NEXT: %0 = index.divu %idx-3, %idx7
// CHECK22-NEXT: %1 = index.maxu %idx4294967300, %idx7
// CHECK22-NEXT: %2 = index.shru %idx-3, %idx1
// CHECK22-NEXT: %3 = index.ceildivs %idx-2147483648, %idx7
// CHECK22-NEXT: %4 = index.shl %idx7, %idx33
// CHECK22-NEXT: %5 = index.divs %idx7, %idx0
// CHECK22-NEXT: %6 = index.remu %idx7, %idx4294967300
// CHECK22-NEXT: return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
// CHECK22-NEXT: }
func.func @not_the_same() -> (index, index, index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c-3 = index.constant -3
  %c33 = index.constant 33
  %c7 = index.constant 7
  %large = index.constant 4294967300
  %smallest = index.constant -2147483648
  %0 = index.divu %c-3, %c7
  %1 = index.maxu %large, %c7
  %2 = index.shru %c-3, %c1
  %3 = index.ceildivs %smallest, %c7
  %4 = index.shl %c7, %c33
  %5 = index.divs %c7, %c0
  %6 = index.remu %c7, %large
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// CHECK-LABEL: func.func @neutral(%arg0: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %0 = index.xor %arg0, %idx0
// CHECK-NEXT: %1 = index.sub %arg0, %arg0
// CHECK-NEXT: return %arg0, %arg0, %idx0, %0, %1 : index, index, index, index, index
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @neutral(%arg0: index) -> (index, index, index, index, index) {
// CHECK22-NEXT: %idx0 = index.constant 0
// CHECK22-NEXT: %0 = index.xor %arg0, %idx0
// CHECK22-NEXT: %1 = index.sub %arg0, %arg0
// CHECK22-NEXT: return %arg0, %arg0, %idx0, %0, %1 : index, index, index, index, index
// CHECK22-NEXT: }
func.func @neutral(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = arith.constant 1 : index
  %0 = index.add %a, %c0
  %1 = index.sub %0, %c0
  %2 = index.mul %c1, %1
  %3 = index.mul %a, %c0
  %4 = index.xor %a, %c0
  %5 = index.sub %a, %a
  return %1, %2, %3, %4, %5 : index, index, index, index, index
}

// CHECK-LABEL: func.func @gathered(%arg0: index) -> (index, index, index) {
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %idx9 = index.constant 9
// CHECK-NEXT: %idx4294967295 = index.constant 4294967295
// CHECK-NEXT: %0 = index.add %arg0, %idx5
// CHECK-NEXT: %1 = index.add %0, %idx9
// CHECK-NEXT: %2 = index.maxs %arg0, %idx9
// CHECK-NEXT: %3 = index.maxs %2, %idx5
// CHECK-NEXT: %4 = index.minu %arg0, %idx4294967295
// CHECK-NEXT: %5 = index.minu %4, %idx5
// CHECK-NEXT: return %1, %3, %5 : index, index, index
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @gathered(%arg0: index) -> (index, index, index) {
// CHECK22-NEXT: %idx5 = index.constant 5
// CHECK22-NEXT: %idx9 = index.constant 9
// CHECK22-NEXT: %idx14 = index.constant 14
// CHECK22-NEXT: %0 = index.add %arg0, %idx14
// CHECK22-NEXT: %1 = index.maxs %arg0, %idx9
// CHECK22-NEXT: %2 = index.minu %arg0, %idx5
// CHECK22-NEXT: return %0, %1, %2 : index, index, index
// CHECK22-NEXT: }
func.func @gathered(%a: index) -> (index, index, index) {
  %c5 = index.constant 5
  %c9 = index.constant 9
  %large = index.constant 4294967295
  %0 = index.add %c5, %a
  %1 = index.add %0, %c9
  %2 = index.maxs %a, %c9
  %3 = index.maxs %2, %c5
  %4 = index.minu %a, %large
  %5 = index.minu %4, %c5
  return %1, %3, %5 : index, index, index
}

// CHECK-LABEL: func.func @comparisons(%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %false = index.bool.constant false
// CHECK-NEXT: %idx10 = index.constant 10
// CHECK-NEXT: %idx20 = index.constant 20
// CHECK-NEXT: %idx4294967300 = index.constant 4294967300
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: %0 = index.cmp ugt(%idx10, %idx4294967300)
// CHECK-NEXT: %1 = index.maxu %arg0, %idx20
// CHECK-NEXT: %2 = index.cmp ne(%1, %idx10)
// CHECK-NEXT: %3 = index.cmp sge(%arg0, %arg1)
// CHECK-NEXT: %4 = index.cmp sge(%arg1, %arg0)
// CHECK-NEXT: return %true, %0, %true, %false, %2, %3, %4 : i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @comparisons(%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1, i1, i1) {
// CHECK22-NEXT: %false = index.bool.constant false
// CHECK22-NEXT: %idx10 = index.constant 10
// CHECK22-NEXT: %idx20 = index.constant 20
// CHECK22-NEXT: %idx4294967300 = index.constant 4294967300
// CHECK22-NEXT: %true = index.bool.constant true
// CHECK22-NEXT: %0 = index.cmp ugt(%idx10, %idx4294967300)
// CHECK22-NEXT: %1 = index.maxu %arg0, %idx20
// CHECK22-NEXT: %2 = index.cmp ne(%1, %idx10)
// CHECK22-NEXT: %3 = index.cmp sge(%arg0, %arg1)
// CHECK22-NEXT: %4 = index.cmp sge(%arg1, %arg0)
// CHECK22-NEXT: return %true, %0, %true, %false, %2, %3, %4 : i1, i1, i1, i1, i1, i1, i1
// CHECK22-NEXT: }
func.func @comparisons(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1, i1) {
  %c0 = index.constant 0
  %c10 = index.constant 10
  %c20 = index.constant 20
  %large = index.constant 4294967300
  %0 = index.cmp slt(%c10, %c20)
  %1 = index.cmp ugt(%c10, %large)
  %2 = index.cmp sle(%a, %a)
  %min = index.mins %a, %c10
  %3 = index.cmp sgt(%min, %c20)
  %max = index.maxu %a, %c20
  %4 = index.cmp ne(%max, %c10)
  %sum = index.sub %a, %b
  %5 = index.cmp sge(%sum, %c0)
  %6 = index.cmp sge(%c0, %sum)
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

// A number of the index dialect becomes an index or a truth, nothing else.
// CHECK-LABEL: func.func @conversions() -> (index, index, i32, i1, i64, i64, index) {
// CHECK-NEXT: %idx1 = index.constant 1
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx255 = index.constant 255
// CHECK-NEXT: %0 = index.casts %idx-1 : index to i32
// CHECK-NEXT: %1 = index.casts %idx-1 : index to i64
// CHECK-NEXT: %2 = index.castu %idx-1 : index to i64
// CHECK-NEXT: return %idx-1, %idx255, %0, %true, %1, %2, %idx1 : index, index, i32, i1, i64, i64, index
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @conversions() -> (index, index, i32, i1, i64, i64, index) {
// CHECK22-NEXT: %idx1 = index.constant 1
// CHECK22-NEXT: %true = index.bool.constant true
// CHECK22-NEXT: %idx-1 = index.constant -1
// CHECK22-NEXT: %idx255 = index.constant 255
// CHECK22-NEXT: %0 = index.casts %idx-1 : index to i32
// CHECK22-NEXT: %1 = index.casts %idx-1 : index to i64
// CHECK22-NEXT: %2 = index.castu %idx-1 : index to i64
// CHECK22-NEXT: return %idx-1, %idx255, %0, %true, %1, %2, %idx1 : index, index, i32, i1, i64, i64, index
// CHECK22-NEXT: }
func.func @conversions() -> (index, index, i32, i1, i64, i64, index) {
  %c-1 = index.constant -1
  %byte = arith.constant -1 : i8
  %wide = arith.constant 18446744073709551617 : i128
  %0 = index.casts %byte : i8 to index
  %1 = index.castu %byte : i8 to index
  %2 = index.casts %c-1 : index to i32
  %3 = index.casts %c-1 : index to i1
  %4 = index.casts %c-1 : index to i64
  %5 = index.castu %c-1 : index to i64
  %6 = index.castu %wide : i128 to index
  return %0, %1, %2, %3, %4, %5, %6 : index, index, i32, i1, i64, i64, index
}
