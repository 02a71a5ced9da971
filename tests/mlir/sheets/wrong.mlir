// What is wrong with a sheet is said where it stands; nothing is run.
// RUN: not %bufscope-opt %s --effects=%S/Inputs/wrong.effects --allow-unregistered-dialect 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --effects=%S/Inputs/none.effects 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: echo 'my.copy: reads 5' > %t && not %bufscope-opt %s --effects=%t --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=OPERAND
// RUN: printf 'my.b: pure\n\377' > %t && not %bufscope-opt %s --effects=%t 2>&1 | FileCheck %s --check-prefix=BYTES
// RUN: printf '"my.copy": reads 0' > %t && not %bufscope-opt %s --effects=%t 2>&1 | FileCheck %s --check-prefix=QUOTES
// RUN: printf '\357\273\277my.copy: wrotes 1' > %t && not %bufscope-opt %s --effects=%t 2>&1 | FileCheck %s --check-prefix=MARK
// RUN: not %bufscope-opt %s --effects=/dev/zero 2>&1 | FileCheck %s --check-prefix=LARGE

// CHECK: {{.*}}wrong.effects:1:16: error: expected the number of an operand, or 'memory'
// CHECK: {{.*}}wrong.effects:1:19: error: expected one of: pure, reads, {{.*}}
// CHECK: {{.*}}wrong.effects:1:36: error: numbers go up to 65535
// CHECK: {{.*}}wrong.effects:3:1: error: 'memref.alloc' is known, and what it does: a sheet is for other ops
// CHECK: {{.*}}wrong.effects:4:1: error: dialect 'memref' has no such op
// CHECK: {{.*}}wrong.effects:5:1: error: expected the name of an op with its dialect, as 'my.copy'
// CHECK: {{.*}}wrong.effects:6:6: error: expected ':' behind the name of an op
// CHECK: {{.*}}wrong.effects:7:1: error: 'my.b' is pure, and has effects: one of it is wrong
// CHECK: {{.*}}wrong.effects:8:1: error: 'my.b' is described already, in line 7
// CHECK: {{.*}}wrong.effects:9:39: error: only result 0 can be a part of an operand
// CHECK: {{.*}}wrong.effects:9:68: error: region 0 is named twice
// CHECK: {{.*}}wrong.effects:9:1: error: 'my.c' ends a region, and a block: one of it is wrong
// CHECK: {{.*}}wrong.effects:10:1: error: 'my.d' enters regions, of which nothing is said
// CHECK: {{.*}}wrong.effects:11:15: error: expected ';' before the next clause
// CHECK: {{.*}}wrong.effects:11:45: error: what goes there is said already
// CHECK: {{.*}}wrong.effects:11:57: error: a range goes from the smaller number to the larger one
// MISSING: cannot open effects sheet '{{.*}}none.effects': {{.*}}
// OPERAND: {{.*}}wrong.mlir:[[# @LINE + 6]]:3: error: 'my.copy' op has no operand 5, which line 1 of {{.*}} says that it reads
// BYTES: {{.*}}:2:1: error: a sheet is text in UTF-8
// QUOTES: {{.*}}:1:1: error: the name of an op stands here without quotes
// MARK: {{.*}}:1:10: error: expected one of: pure, reads, {{.*}}
// LARGE: /dev/zero:1:1: error: a sheet has at most 1048576 bytes
func.func @f(%in: memref<8xf32>, %out: memref<8xf32>) {
  "my.copy"(%in, %out) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
