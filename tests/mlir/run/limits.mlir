// What never ends, and what nobody describes, is not judged.
// RUN: %bufscope-opt %s --canonicalize --run --function=endless | FileCheck %s --check-prefix=ENDLESS
// RUN: %bufscope-opt %s --canonicalize --run --function=deep | FileCheck %s --check-prefix=DEEP
// RUN: %bufscope-opt %s --canonicalize --run --function=many | FileCheck %s --check-prefix=MANY
// RUN: %bufscope-opt %s --canonicalize --run --function=unknown | FileCheck %s --check-prefix=UNKNOWN
// RUN: not %bufscope-opt %s --canonicalize --inputs=3 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not %bufscope-opt %s --canonicalize --run --rounds=none 2>&1 | FileCheck %s --check-prefix=ROUNDS

// ALONE: bufscope-opt: --inputs does nothing without --run
// ROUNDS: bufscope-opt: for the --rounds option: 'none' is no number from 1 to 1000

// ENDLESS: 0-1 input and on: not judged: limit of steps
func.func @endless() {
  cf.br ^a
^a:
  cf.br ^a
}

// DEEP: 0-1 input and on: not judged: limit of calls in one another
func.func @deep(%a: index) {
  call @deep(%a) : (index) -> ()
  return
}

// MANY: 0 input: not judged: limit of bytes of memory
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
