// A stage that gives other results than the program is found, with an input and with the write that
// goes into one of what are two buffers now; what can't be executed may be wrong at most.
// RUN: not %bufscope-opt %s --buffer-deallocation-pipeline --check 2>&1 >/dev/null | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --check --function=many -o /dev/null 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not %bufscope-opt %s --buffer-deallocation-pipeline --check=strict --function=many -o /dev/null

func.func private @first(%c: i1, %x: memref<3xi32>) -> memref<3xi32> {
  %other = memref.alloc() : memref<3xi32>
  %r = arith.select %c, %x, %other : memref<3xi32>
  return %r : memref<3xi32>
}

// CHECK: {{.*}}:[[# @LINE + 5]]:1: error: this function gives other results than before the passes
// CHECK: {{.*}}:[[# @LINE + 4]]:1: note: so since stage 3, ownership-based-buffer-deallocation
// CHECK: {{.*}}:[[# @LINE - 6]]:8: note: cloned behind this, by 'bufferization.clone' of ownership-based-buffer-deallocation
// CHECK: {{.*}}:[[# @LINE + 7]]:3: note: written here, by 'memref.store': that goes into one of the two
// CHECK: {{.*}}:[[# @LINE + 1]]:1: note: shown by @overwritten with --args='{{.*}}', made at step {{[0-9]+}}, wrong at step {{[0-9]+}}
func.func @overwritten(%i: index, %old: i32, %new: i32) -> i32 {
  %true = arith.constant true
  %m = memref.alloc() : memref<3xi32>
  memref.store %old, %m[%i] : memref<3xi32>
  %r = call @first(%true, %m) : (i1, memref<3xi32>) -> memref<3xi32>
  memref.store %new, %r[%i] : memref<3xi32>
  %v = memref.load %m[%i] : memref<3xi32>
  return %v : i32
}

// Conditions that are asked for once more at the end: all that they may be together is too much.
// MANY: {{.*}}:[[# @LINE + 2]]:1: warning: this function has more paths than were tried out: buffers may leak, or be used when they are free, without a warning
// MANY-NOT: {{.*}}: {{(error|warning): .*}}
func.func @many(%t: memref<12xi1>, %m: memref<4xf32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %i4 = arith.constant 4 : index
  %i5 = arith.constant 5 : index
  %i6 = arith.constant 6 : index
  %i7 = arith.constant 7 : index
  %i8 = arith.constant 8 : index
  %i9 = arith.constant 9 : index
  %c0 = memref.load %t[%i0] : memref<12xi1>
  %c1 = memref.load %t[%i1] : memref<12xi1>
  %c2 = memref.load %t[%i2] : memref<12xi1>
  %c3 = memref.load %t[%i3] : memref<12xi1>
  %c4 = memref.load %t[%i4] : memref<12xi1>
  %c5 = memref.load %t[%i5] : memref<12xi1>
  %c6 = memref.load %t[%i6] : memref<12xi1>
  %c7 = memref.load %t[%i7] : memref<12xi1>
  %c8 = memref.load %t[%i8] : memref<12xi1>
  %c9 = memref.load %t[%i9] : memref<12xi1>
  %a0 = memref.alloc() : memref<4xf32>
  %a1 = memref.alloc() : memref<4xf32>
  %a2 = memref.alloc() : memref<4xf32>
  %a3 = memref.alloc() : memref<4xf32>
  %a4 = memref.alloc() : memref<4xf32>
  %a5 = memref.alloc() : memref<4xf32>
  %a6 = memref.alloc() : memref<4xf32>
  %a7 = memref.alloc() : memref<4xf32>
  %a8 = memref.alloc() : memref<4xf32>
  %a9 = memref.alloc() : memref<4xf32>
  %s0 = arith.select %c0, %a0, %m : memref<4xf32>
  %s1 = arith.select %c1, %a1, %m : memref<4xf32>
  %s2 = arith.select %c2, %a2, %m : memref<4xf32>
  %s3 = arith.select %c3, %a3, %m : memref<4xf32>
  %s4 = arith.select %c4, %a4, %m : memref<4xf32>
  %s5 = arith.select %c5, %a5, %m : memref<4xf32>
  %s6 = arith.select %c6, %a6, %m : memref<4xf32>
  %s7 = arith.select %c7, %a7, %m : memref<4xf32>
  %s8 = arith.select %c8, %a8, %m : memref<4xf32>
  %s9 = arith.select %c9, %a9, %m : memref<4xf32>
  memref.copy %s0, %m : memref<4xf32> to memref<4xf32>
  memref.copy %s1, %m : memref<4xf32> to memref<4xf32>
  memref.copy %s2, %m : memref<4xf32> to memref<4xf32>
  memref.copy %s3, %m : memref<4xf32> to memref<4xf32>
  memref.copy %s4, %m : memref<4xf32> to memref<4xf32>
  memref.copy %s5, %m : memref<4xf32> to memref<4xf32>
  memref.copy %s6, %m : memref<4xf32> to memref<4xf32>
  memref.copy %s7, %m : memref<4xf32> to memref<4xf32>
  memref.copy %s8, %m : memref<4xf32> to memref<4xf32>
  memref.copy %s9, %m : memref<4xf32> to memref<4xf32>
  return
}
