// A buffer that is shared in two ways: behind the loop of branches, which takes many decisions, and
// inside of it, which takes few. It is found, however many paths there are.
// RUN: %bufscope-opt %s --check --allow-unregistered-dialect --buffer-hoisting 2>&1 >%t.out | FileCheck %s

// CHECK: {{.*}}:[[@LINE+2]]:1: warning: this function may give other results than before the passes, where they depend on what nobody has written
// CHECK: {{.*}}:[[@LINE+7]]:12: note: moved from here: all rounds of a loop around share this buffer now
func.func @f(%m0: memref<4xi32>, %flags: i1, %mode: i1, %way: i1, %n: index, %m: index, %x: i32, %y: i32) -> memref<4xi32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %any = arith.cmpi slt, %zero, %n : index
  cf.cond_br %any, ^round(%zero, %m0, %m0 : index, memref<4xi32>, memref<4xi32>), ^end(%m0 : memref<4xi32>)
^round(%k: index, %p: memref<4xi32>, %pp: memref<4xi32>):
  %alloc = memref.alloc() : memref<4xi32>
  %number = arith.index_cast %k : index to i32
  memref.store %number, %alloc[%one] : memref<4xi32>
  cf.cond_br %way, ^latch, ^read
^read:
  scf.for %i = %zero to %n step %one {
    %read = memref.load %pp[%one] : memref<4xi32>
    "test.use"(%read) : (i32) -> ()
  }
  cf.br ^latch
^latch:
  scf.if %flags {
    "test.use"(%y) : (i32) -> ()
  }
  scf.if %mode {
    "test.use"(%x) : (i32) -> ()
  }
  %next = arith.addi %k, %one : index
  %more = arith.cmpi slt, %next, %n : index
  cf.cond_br %more, ^round(%next, %alloc, %alloc : index, memref<4xi32>, memref<4xi32>), ^end(%p : memref<4xi32>)
^end(%last: memref<4xi32>):
  %count, %result = scf.while (%j = %zero, %a = %last) : (index, memref<4xi32>) -> (index, memref<4xi32>) {
    %goes_on = arith.cmpi slt, %j, %m : index
    scf.condition(%goes_on) %j, %a : index, memref<4xi32>
  } do {
  ^bb0(%j: index, %a: memref<4xi32>):
    memref.store %y, %a[%zero] : memref<4xi32>
    memref.store %y, %a[%one] : memref<4xi32>
    %j1 = arith.addi %j, %one : index
    scf.yield %j1, %last : index, memref<4xi32>
  }
  return %result : memref<4xi32>
}
