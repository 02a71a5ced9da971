// What the older passes write, as the reference does, although it goes wrong whenever it runs: a check
// says so.
// RUN: not %bufscope-opt %s --check --allow-unregistered-dialect --split-input-file --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=FREE <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out
// RUN: not %bufscope-opt %s --check --allow-unregistered-dialect --split-input-file --buffer-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=HOIST <%t.err
// RUN: not %bufscope-opt %s --check --allow-unregistered-dialect --split-input-file --buffer-loop-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=LOOP <%t.err
// RUN: not %bufscope-opt %s --check --allow-unregistered-dialect --split-input-file --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=STACK <%t.err

// OUT: {{.*}}@used_behind{{.*}}
// FREE: {{.*}} error: this buffer is freed too early: 't.use' uses it later
// FREE-NEXT: %used_behind = memref.alloc(){{.*}}
func.func @used_behind(%c: i1, %m: memref<4xf32>) {
  %used_behind = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^e
^b:
  cf.br ^e
^e:
  "t.use"(%m) : (memref<4xf32>) -> ()
  "t.use"(%used_behind) : (memref<4xf32>) -> ()
  return
}

// -----

// The program's own free would move up in front of the use.
// FREE: {{.*}} error: this buffer is freed too early: 't.use' uses it later
// FREE-NEXT: %own_free = memref.alloc(){{.*}}
func.func @own_free(%c: i1, %m: memref<4xf32>) {
  %own_free = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^e
^b:
  cf.br ^e
^e:
  "t.use"(%m) : (memref<4xf32>) -> ()
  "t.use"(%own_free) : (memref<4xf32>) -> ()
  memref.dealloc %own_free : memref<4xf32>
  return
}

// -----

// FREE: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// FREE-NEXT: %cast = memref.alloc(){{.*}}
// STACK: {{.*}} error: this buffer is on the stack, and 'memref.dealloc' frees it
// STACK-NEXT: %cast = memref.alloc(){{.*}}
func.func @freed_cast(%m: memref<4xf32>) {
  %cast = memref.alloc() : memref<4xf32>
  %v = memref.cast %cast : memref<4xf32> to memref<?xf32>
  test.copy(%cast, %m) : (memref<4xf32>, memref<4xf32>)
  memref.dealloc %v : memref<?xf32>
  return
}

// -----

// FREE: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// FREE-NEXT: %by_callee = memref.alloc(){{.*}}
// LOOP: {{.*}} error: this buffer is freed too early: 'memref.copy' uses it later
// LOOP-NEXT: %by_callee = memref.alloc(){{.*}}
// STACK: {{.*}} error: this buffer is on the stack, and 'func.call' frees it
// STACK-NEXT: %by_callee = memref.alloc(){{.*}}
func.func private @free(%x: memref<4xf32>) {
  memref.dealloc %x : memref<4xf32>
  return
}
func.func @freed_by_callee(%n: index, %one: index, %m: memref<4xf32>) {
  scf.for %i = %n to %n step %one {
    func.call @round(%m) : (memref<4xf32>) -> ()
  }
  %zero = arith.constant 0 : index
  scf.for %i = %zero to %n step %one {
    %by_callee = memref.alloc() : memref<4xf32>
    memref.copy %m, %by_callee : memref<4xf32> to memref<4xf32>
    func.call @free(%by_callee) : (memref<4xf32>) -> ()
  }
  return
}
func.func private @round(memref<4xf32>)

// -----

// FREE: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// FREE-NEXT: %by_value = memref.alloc(){{.*}}
// STACK: {{.*}} error: this buffer is on the stack, and 'func.call_indirect' frees it
// STACK-NEXT: %by_value = memref.alloc(){{.*}}
func.func private @free(%x: memref<4xf32>) {
  memref.dealloc %x : memref<4xf32>
  return
}
func.func @freed_through_value() {
  %f = func.constant @free : (memref<4xf32>) -> ()
  %by_value = memref.alloc() : memref<4xf32>
  call_indirect %f(%by_value) : (memref<4xf32>) -> ()
  return
}

// -----

// FREE: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// FREE-NEXT: %as_result = memref.alloc(){{.*}}
// STACK: {{.*}} error: this buffer is on the stack, and 'memref.dealloc' frees it
// STACK-NEXT: %as_result = memref.alloc(){{.*}}
func.func private @same(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @freed_as_result() {
  %as_result = memref.alloc() : memref<4xf32>
  %y = call @same(%as_result) : (memref<4xf32>) -> memref<4xf32>
  memref.dealloc %y : memref<4xf32>
  return
}

// -----

// FREE: {{.*}} error: this buffer is freed too early: 'func.return' uses it later
// FREE-NEXT: %as_tensor = memref.alloc(){{.*}}
// STACK: {{.*}} error: this buffer is on the stack, and 'func.return' uses it when the stack is released
// STACK-NEXT: %as_tensor = memref.alloc(){{.*}}
func.func @returned_tensor(%m: memref<4xf32>) -> tensor<4xf32> {
  %as_tensor = memref.alloc() : memref<4xf32>
  test.copy(%m, %as_tensor) : (memref<4xf32>, memref<4xf32>)
  %t = bufferization.to_tensor %as_tensor : memref<4xf32>
  return %t : tensor<4xf32>
}

// -----

// FREE: {{.*}} error: this buffer is freed too early: 'func.call' uses it later
// FREE-NEXT: %any_cast = memref.alloc(){{.*}}
func.func private @show(memref<4xf32>)
func.func @any_cast() {
  %any_cast = memref.alloc() : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %any_cast : memref<4xf32> to i64
  %y = builtin.unrealized_conversion_cast %u : i64 to memref<4xf32>
  call @show(%y) : (memref<4xf32>) -> ()
  return
}

// -----

// FREE: {{.*}} error: this buffer is freed too early: 'func.call' uses it later
// FREE-NEXT: %kept = memref.alloc(){{.*}}
func.func private @show(memref<4xf32>)
func.func private @keep(%t: memref<1xmemref<4xf32>>, %x: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  memref.store %x, %t[%c0] : memref<1xmemref<4xf32>>
  return
}
func.func @kept_by_callee() {
  %c0 = arith.constant 0 : index
  %t = memref.alloca() : memref<1xmemref<4xf32>>
  %kept = memref.alloc() : memref<4xf32>
  call @keep(%t, %kept) : (memref<1xmemref<4xf32>>, memref<4xf32>) -> ()
  %y = memref.load %t[%c0] : memref<1xmemref<4xf32>>
  call @show(%y) : (memref<4xf32>) -> ()
  return
}

// -----

// FREE: {{.*}} error: this buffer is freed while 'memref.store' has put it into memory, where others may still find it
// FREE-NEXT: %for_caller = memref.alloc(){{.*}}
// STACK: {{.*}} error: this buffer is on the stack, and 'memref.store' puts it into memory, where others may find it when the stack is released
// STACK-NEXT: %for_caller = memref.alloc(){{.*}}
func.func @kept_for_caller(%t: memref<1xmemref<4xf32>>) {
  %c0 = arith.constant 0 : index
  %for_caller = memref.alloc() : memref<4xf32>
  memref.store %for_caller, %t[%c0] : memref<1xmemref<4xf32>>
  return
}

// -----

// FREE: {{.*}} error: 'func.return' op must be the last operation in the parent block
// FREE-NEXT: return
func.func @behind_the_end(%c: i1, %o: memref<4xf32>) {
  %behind = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.dealloc %behind : memref<4xf32>
  cf.br ^bb3
^bb2:
  test.copy(%behind, %o) : (memref<4xf32>, memref<4xf32>)
  cf.br ^bb3
^bb3:
  return
}

// -----

// Each round reads what the round before has written, and writes first. That there are two rounds
// depends twice on one argument: first it is more than 0, then more than 1.
// HOIST: {{.*}} error: this function gives other results than before the passes
// HOIST: {{.*}} note: moved from here: all rounds of a loop around share this buffer now
// HOIST-NEXT: %carried = memref.alloc(){{.*}}
// FREE: {{.*}} error: Only structured control-flow loops are supported.
func.func @carried(%n: index, %m: memref<4xf32>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %any = arith.cmpi slt, %c0, %n : index
  cf.cond_br %any, ^round(%c0, %m : index, memref<4xf32>), ^end(%m : memref<4xf32>)
^round(%i: index, %b: memref<4xf32>):
  %carried = memref.alloc() : memref<4xf32>
  memref.copy %o, %carried : memref<4xf32> to memref<4xf32>
  memref.copy %b, %o : memref<4xf32> to memref<4xf32>
  %next = arith.addi %i, %c1 : index
  %c = arith.cmpi slt, %next, %n : index
  cf.cond_br %c, ^round(%next, %carried : index, memref<4xf32>), ^end(%carried : memref<4xf32>)
^end(%z: memref<4xf32>):
  test.copy(%z, %m) : (memref<4xf32>, memref<4xf32>)
  return
}

// -----

// The loop's own memory keeps the buffers of its rounds.
// FREE: {{.*}} error: this buffer is freed too early: 'memref.copy' uses it later
// LOOP: {{.*}} error: this function gives other results than before the passes
// LOOP: {{.*}} note: moved from here: all rounds of a loop around share this buffer now
// LOOP-NEXT: %kept = memref.alloc(){{.*}}
// STACK: {{.*}} error: this buffer is on the stack, and 'memref.copy' uses it when the stack is released
func.func @kept_by_rounds(%m: memref<4xf32>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = memref.alloca() : memref<2xmemref<4xf32>>
  scf.for %i = %c0 to %c2 step %c1 {
    %kept = memref.alloc() : memref<4xf32>
    memref.copy %m, %kept : memref<4xf32> to memref<4xf32>
    %j = arith.index_cast %i : index to i32
    %v = arith.sitofp %j : i32 to f32
    memref.store %v, %kept[%c0] : memref<4xf32>
    memref.store %kept, %t[%i] : memref<2xmemref<4xf32>>
  }
  %first = memref.load %t[%c0] : memref<2xmemref<4xf32>>
  memref.copy %first, %o : memref<4xf32> to memref<4xf32>
  return
}

// -----

// Two decisions: nobody knows whether both are ever made.
// LOOP: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// LOOP-NEXT: %two = memref.alloc(){{.*}}
func.func @two_decisions(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %m step %c1 {
  }
  %c = arith.cmpi slt, %c0, %n : index
  scf.if %c {
    scf.for %i = %c0 to %m step %c1 {
      %two = memref.alloc() : memref<4xf32>
      memref.dealloc %two : memref<4xf32>
    }
  }
  return
}

// -----

// The inner scope's stack is gone when the outer one still has the buffer.
// STACK: {{.*}} error: this buffer is on the stack, and 'test.copy' uses it when the stack is released
// STACK-NEXT: %inner = memref.alloc(){{.*}}
func.func @scopes(%m: memref<4xf32>) {
  %x = memref.alloca_scope -> memref<4xf32> {
    %inner = memref.alloc() : memref<4xf32>
    memref.alloca_scope.return %inner : memref<4xf32>
  }
  test.copy(%x, %m) : (memref<4xf32>, memref<4xf32>)
  return
}

// -----

// The program only passes it on; the clone reads it.
// FREE: {{.*}} error: this buffer is on the stack, and 'bufferization.clone' uses it when the stack is released
// FREE-NEXT: %gone = memref.alloca(){{.*}}
func.func @gone(%c: i1, %n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> memref<4xf32> {
    %gone = memref.alloca() : memref<4xf32>
    scf.yield %gone : memref<4xf32>
  }
  %s = scf.if %c -> memref<4xf32> {
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  } else {
    scf.yield %r : memref<4xf32>
  }
  return
}

// -----

// It takes three rounds: the loop goes on, and once more.
// HOIST: {{.*}} error: this function gives other results than before the passes
// HOIST: {{.*}} note: moved from here: all rounds of a loop around share this buffer now
// HOIST-NEXT: %third = memref.alloc(){{.*}}
func.func @three_rounds(%n: index, %m: memref<4xf32>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %any = arith.cmpi slt, %c0, %n : index
  cf.cond_br %any, ^round(%c0, %m, %m : index, memref<4xf32>, memref<4xf32>), ^end(%m : memref<4xf32>)
^round(%i: index, %b: memref<4xf32>, %before: memref<4xf32>):
  %third = memref.alloc() : memref<4xf32>
  memref.copy %o, %third : memref<4xf32> to memref<4xf32>
  memref.copy %before, %o : memref<4xf32> to memref<4xf32>
  %next = arith.addi %i, %c1 : index
  %c = arith.cmpi slt, %next, %n : index
  cf.cond_br %c, ^round(%next, %third, %b : index, memref<4xf32>, memref<4xf32>), ^end(%third : memref<4xf32>)
^end(%z: memref<4xf32>):
  test.copy(%z, %o) : (memref<4xf32>, memref<4xf32>)
  return
}
