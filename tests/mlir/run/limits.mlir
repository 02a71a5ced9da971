// What never ends, and what nobody describes, is not judged.
// RUN: %bufscope-opt %s --canonicalize --run --function=endless | FileCheck %s --check-prefix=ENDLESS
// RUN: %bufscope-opt %s --canonicalize --run --function=deep | FileCheck %s --check-prefix=DEEP
// RUN: %bufscope-opt %s --canonicalize --run --function=many | FileCheck %s --check-prefix=MANY
// RUN: %bufscope-opt %s --canonicalize --run --function=unknown | FileCheck %s --check-prefix=UNKNOWN
// RUN: %bufscope-opt %s --canonicalize --run --function=falls_off | FileCheck %s --check-prefix=FALLS
// RUN: %bufscope-opt %s --cse --run --function=through_values | FileCheck %s --check-prefix=VALUES
// RUN: not %bufscope-opt %s --canonicalize --inputs=3 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not %bufscope-opt %s --canonicalize --run --rounds=none 2>&1 | FileCheck %s --check-prefix=ROUNDS

// ALONE: bufscope-opt: --inputs does nothing without --run or --compare
// ROUNDS: bufscope-opt: for the --rounds option: 'none' is no number from 1 to 1000

// ENDLESS: 0-1 input and on: not judged: limit of 1000000 steps
func.func @endless() {
  cf.br ^a
^a:
  cf.br ^a
}

// DEEP: 0-1 input and on: not judged: limit of 1000 calls in one another
func.func @deep(%a: index) {
  call @deep(%a) : (index) -> ()
  return
}

// MANY: 0 input: not judged: limit of 67108864 bytes of memory
func.func @many() {
  cf.br ^a
^a:
  %m = memref.alloc() : memref<1048576xi8>
  cf.br ^a
}

// What a function without a body gives is new and the caller's: it leaks here.
// UNKNOWN: 0-1 input and on: the buffer of 'func.call' at line [[# @LINE + 4]] leaks
// UNKNOWN: rests on 1 input, 0 of 0 edges; nobody says what these do, they are taken to keep to the rules: 'func.call' at line [[# @LINE + 3]]
func.func private @make() -> memref<4xi32>
func.func @unknown() {
  %m = call @make() : () -> memref<4xi32>
  return
}

// An op that nobody registered may end a function: where it leads is not known.
// FALLS: 0-1 input and on: not judged: nobody says where 'test.exit' leads
func.func @falls_off() {
  "test.exit"() : () -> ()
}

// A call through a value, also where a region has a stack of its own: that stays until the region ends.
// VALUES: 0-1 input and on: right
// VALUES: rests on 5 inputs, 2 of 2 edges
func.func private @same(%x: i32) -> i32 {
  return %x : i32
}
func.func @through_values(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %f = constant @same : (i32) -> i32
  %first = call_indirect %f(%one) : (i32) -> i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %first) -> i32 {
    %m = memref.alloca() : memref<i32>
    memref.store %s, %m[] : memref<i32>
    %k = func.call_indirect %f(%s) : (i32) -> i32
    %v = memref.load %m[] : memref<i32>
    %t = arith.addi %v, %k : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
