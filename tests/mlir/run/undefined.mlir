// What arithmetic gives no result for: a division ends the run, poison is said, and no other input is
// found that shows it.
// RUN: %bufscope-opt %s --canonicalize --run --function=shift --args='1, 32' | FileCheck %s --check-prefix=FAR
// RUN: %bufscope-opt %s --canonicalize --run --function=shift --args='1, 31' | FileCheck %s --check-prefix=NEAR
// RUN: %bufscope-opt %s --canonicalize --run --function=shift | FileCheck %s --check-prefix=NEAR
// RUN: %bufscope-opt %s --canonicalize --run --function=divide --args='-128, -1' | FileCheck %s --check-prefix=LEAST
// RUN: %bufscope-opt %s --canonicalize --run --function=divide --args='-128, 0' | FileCheck %s --check-prefix=ZERO
// RUN: not %bufscope-opt %s --run --function=shift --args='[1, 2' 2>&1 | FileCheck %s --check-prefix=OPEN

// OPEN: bufscope-opt: --args: @shift: argument 0: the list that begins at character 1 is not closed

// FAR: 0-1 input and on: a result is undefined
// FAR-NEXT: at 'arith.shli' at line [[# @LINE + 3]] (step 1)
// NEAR: 0-1 input and on: right
func.func @shift(%a: i32, %by: i32) -> i32 {
  %0 = arith.shli %a, %by : i32
  return %0 : i32
}

// LEAST: 0-1 input and on: a quotient does not fit its type
// ZERO: 0-1 input and on: a number is divided by zero
func.func @divide(%a: i8, %by: i8) -> i8 {
  %0 = arith.divsi %a, %by : i8
  return %0 : i8
}
