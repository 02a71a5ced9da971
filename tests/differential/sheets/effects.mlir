// SHEET: test.copy: reads 0; writes 1
// A buffer that lives in one block.
func.func @line(%in: memref<8xf32>, %out: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  "test.copy"(%in, %own) : (memref<8xf32>, memref<8xf32>) -> ()
  "test.copy"(%own, %out) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// SHEET: test.copy: reads 0; writes 1
// Nobody reads what is written last: writes keep the buffer all the same.
func.func @unread(%in: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  "test.copy"(%in, %own) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// SHEET: test.copy: reads 0; writes 1
func.func @diamond(%c: i1, %in: memref<8xf32>, %out: memref<8xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  cf.br ^join(%in : memref<8xf32>)
^right:
  %own = memref.alloc() : memref<8xf32>
  "test.copy"(%in, %own) : (memref<8xf32>, memref<8xf32>) -> ()
  cf.br ^join(%own : memref<8xf32>)
^join(%either: memref<8xf32>):
  "test.copy"(%either, %out) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// SHEET: test.copy: reads 0; writes 1
func.func @in_a_loop(%n: index, %in: memref<?xf32>, %out: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %own = memref.alloc(%n) : memref<?xf32>
    "test.copy"(%in, %own) : (memref<?xf32>, memref<?xf32>) -> ()
    "test.copy"(%own, %out) : (memref<?xf32>, memref<?xf32>) -> ()
  }
  return
}
// -----
// SHEET: test.copy: reads 0; writes 1
func.func @goes_round(%n: index, %in: memref<8xf32>) -> memref<8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first = memref.alloc() : memref<8xf32>
  %last = scf.for %i = %zero to %n step %one iter_args(%now = %first) -> (memref<8xf32>) {
    %next = memref.alloc() : memref<8xf32>
    "test.copy"(%now, %next) : (memref<8xf32>, memref<8xf32>) -> ()
    scf.yield %next : memref<8xf32>
  }
  return %last : memref<8xf32>
}
// -----
// SHEET: test.buffer_based: reads 0; writes 1
func.func @one_arm(%c: i1, %in: memref<8xf32>, %out: memref<8xf32>) {
  scf.if %c {
    %own = memref.alloc() : memref<8xf32>
    "test.buffer_based"(%in, %own) : (memref<8xf32>, memref<8xf32>) -> ()
    "test.buffer_based"(%own, %out) : (memref<8xf32>, memref<8xf32>) -> ()
  }
  return
}
// -----
// SHEET: test.buffer_based: reads 0; writes 1
func.func @returned(%in: memref<2x4xf32>) -> (memref<2x4xf32>, memref<2x4xf32>) {
  %own = memref.alloc() : memref<2x4xf32>
  "test.buffer_based"(%in, %own) : (memref<2x4xf32>, memref<2x4xf32>) -> ()
  return %in, %own : memref<2x4xf32>, memref<2x4xf32>
}
// -----
// SHEET: test.buffer_based: reads 0; writes 1
// Hoisted out of the branches, and promoted where it is small.
func.func @hoisted(%c: i1, %in: memref<2xf32>, %out: memref<2xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  %a = memref.alloc() : memref<2xf32>
  "test.buffer_based"(%in, %a) : (memref<2xf32>, memref<2xf32>) -> ()
  cf.br ^join(%a : memref<2xf32>)
^right:
  %b = memref.alloc() : memref<2xf32>
  "test.buffer_based"(%in, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  cf.br ^join(%b : memref<2xf32>)
^join(%either: memref<2xf32>):
  "test.buffer_based"(%either, %out) : (memref<2xf32>, memref<2xf32>) -> ()
  return
}
// -----
// SHEET: test.read_buffer: reads 0; writes 0
func.func @read(%c: i1, %in: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  %one = arith.select %c, %own, %in : memref<8xf32>
  "test.read_buffer"(%one) : (memref<8xf32>) -> ()
  return
}
// -----
// SHEET: test.read_buffer: reads 0; writes 0
func.func private @made() -> memref<8xf32>
func.func @of_a_call() {
  %got = call @made() : () -> memref<8xf32>
  "test.read_buffer"(%got) : (memref<8xf32>) -> ()
  return
}
// -----
// SHEET: test.op_with_memread: reads memory
// Two reads are one, until somebody writes.
func.func @reads(%a: memref<i32>) -> (i32, i32, i32) {
  %x = "test.op_with_memread"() : () -> i32
  %y = "test.op_with_memread"() : () -> i32
  memref.store %x, %a[] : memref<i32>
  %z = "test.op_with_memread"() : () -> i32
  return %x, %y, %z : i32, i32, i32
}
// -----
// SHEET: test.op_with_memread: reads memory
// One that nobody uses goes, and a buffer with it.
func.func @unused(%c: index) {
  %x = "test.op_with_memread"() : () -> i32
  %own = memref.alloc() : memref<8xf32>
  %y = memref.load %own[%c] : memref<8xf32>
  return
}
// -----
// SHEET: test.op_with_memwrite: writes memory
// SHEET: test.op_with_memread: reads memory
func.func @writes_between() -> (i32, i32) {
  %x = "test.op_with_memread"() : () -> i32
  "test.op_with_memwrite"() : () -> ()
  %y = "test.op_with_memread"() : () -> i32
  "test.op_with_memwrite"() : () -> ()
  return %x, %y : i32, i32
}
// -----
// SHEET: test.op_with_effects_b: writes memory
func.func @stays(%m: memref<4xi32>, %i: index) -> (i32, i32) {
  %a = memref.load %m[%i] : memref<4xi32>
  "test.op_with_effects_b"() : () -> ()
  %b = memref.load %m[%i] : memref<4xi32>
  return %a, %b : i32, i32
}
// -----
// SHEET: test.side_effect_op: allocates 0
func.func @made_and_read(%out: memref<64xf32>) {
  %own = "test.side_effect_op"() {effects = [{effect = "allocate", on_result}]} : () -> memref<64xf32>
  memref.copy %own, %out : memref<64xf32> to memref<64xf32>
  return
}
// -----
// SHEET: test.side_effect_op: allocates result 0
func.func @made_and_handed_on(%c: i1, %in: memref<64xf32>) -> memref<64xf32> {
  %own = "test.side_effect_op"() {effects = [{effect = "allocate", on_result}]} : () -> memref<64xf32>
  %one = scf.if %c -> (memref<64xf32>) {
    scf.yield %own : memref<64xf32>
  } else {
    scf.yield %in : memref<64xf32>
  }
  return %one : memref<64xf32>
}
// -----
// SHEET: test.side_effect_op: allocates 0
// Nobody asks for what it makes.
func.func @made_and_unused() {
  %own = "test.side_effect_op"() {effects = [{effect = "allocate", on_result}]} : () -> memref<64xf32>
  return
}
// -----
// SHEET: test.test_effects_result: allocates 0; writes result 0
func.func @writes_its_own() -> i32 {
  %unused = "test.test_effects_result"() : () -> i32
  %used = "test.test_effects_result"() : () -> i32
  return %used : i32
}
// -----
// SHEET: test.side_effect_op: allocates 0
func.func @allocates(%out: memref<8xf32>) {
  %own = "test.side_effect_op"() {effects = [{effect = "allocate", on_result}]} : () -> memref<8xf32>
  memref.copy %own, %out : memref<8xf32> to memref<8xf32>
  return
}
// -----
// PASSES: ownership-based-buffer-deallocation cse buffer-hoisting promote-buffers-to-stack buffer-deallocation
// SHEET: memref.alloca: allocates 0 on stack
func.func @on_the_stack(%n: index, %out: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %own = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    memref.copy %own, %out : memref<8xf32> to memref<8xf32>
  }
  return
}
// -----
// SHEET: test.side_effect_op: frees memory
func.func @frees_something(%in: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  memref.copy %in, %own : memref<8xf32> to memref<8xf32>
  %x = "test.side_effect_op"() {effects = [{effect = "free"}]} : () -> i32
  return
}
// -----
// SHEET: test.side_effect_op: frees result 0
func.func @frees_its_result() {
  %x = "test.side_effect_op"() {effects = [{effect = "free", on_result}]} : () -> memref<8xf32>
  return
}
// -----
// SHEET: test.side_effect_op: reads memory; writes memory
func.func @both(%in: memref<8xf32>, %i: index) -> f32 {
  %x = "test.side_effect_op"() {effects = [{effect = "read"}, {effect = "write"}]} : () -> i32
  %y = "test.side_effect_op"() {effects = [{effect = "read"}, {effect = "write"}]} : () -> i32
  %own = memref.alloc() : memref<8xf32>
  memref.copy %in, %own : memref<8xf32> to memref<8xf32>
  %f = memref.load %own[%i] : memref<8xf32>
  return %f : f32
}
// -----
// SHEET: test.side_effect_op: reads result 0
func.func @reads_its_own() -> memref<8xf32> {
  %x = "test.side_effect_op"() {effects = [{effect = "read", on_result}]} : () -> memref<8xf32>
  %y = "test.side_effect_op"() {effects = [{effect = "read", on_result}]} : () -> memref<8xf32>
  return %y : memref<8xf32>
}
// -----
// SHEET: test.forward_buffer: pure
func.func @forwards(%in: memref<8xf32>) -> memref<8xf32> {
  %own = memref.alloc() : memref<8xf32>
  %same = "test.forward_buffer"(%own) : (memref<8xf32>) -> memref<8xf32>
  memref.copy %in, %same : memref<8xf32> to memref<8xf32>
  return %same : memref<8xf32>
}
// -----
// SHEET: test.forward_buffer: pure
func.func @forwards_a_choice(%c: i1, %in: memref<8xf32>) -> memref<8xf32> {
  %own = memref.alloc() : memref<8xf32>
  %one = arith.select %c, %own, %in : memref<8xf32>
  %same = "test.forward_buffer"(%one) : (memref<8xf32>) -> memref<8xf32>
  %again = "test.forward_buffer"(%one) : (memref<8xf32>) -> memref<8xf32>
  memref.copy %in, %again : memref<8xf32> to memref<8xf32>
  return %same : memref<8xf32>
}
// -----
// SHEET: test.forward_buffer: pure
func.func @forwards_in_a_loop(%n: index, %in: memref<8xf32>) -> memref<8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = scf.for %i = %zero to %n step %one iter_args(%now = %in) -> (memref<8xf32>) {
    %next = "test.forward_buffer"(%now) : (memref<8xf32>) -> memref<8xf32>
    scf.yield %next : memref<8xf32>
  }
  return %last : memref<8xf32>
}
// -----
// SHEET: test.always_speculatable_op: pure
func.func @pure_ones(%c: i1) -> (i32, i32) {
  %a = "test.always_speculatable_op"() : () -> i32
  %b = "test.always_speculatable_op"() : () -> i32
  %unused = "test.always_speculatable_op"() : () -> i32
  return %a, %b : i32, i32
}
// -----
// SHEET: test.copy: reads 0; writes 1-
// To the last operand there is.
func.func @copies_only(%in: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  "test.copy"(%in, %own) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// PASSES: ownership-based-buffer-deallocation cse buffer-hoisting buffer-loop-hoisting buffer-deallocation
// SHEET: memref.alloc: allocates 0; allocation interface
// Passes move it, and free and clone what it makes.
func.func @by_the_passes(%n: index, %in: memref<8xf32>) -> memref<8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
  %last = scf.for %i = %zero to %n step %one iter_args(%now = %first) -> (memref<8xf32>) {
    %own = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    memref.copy %now, %own : memref<8xf32> to memref<8xf32>
    memref.copy %own, %in : memref<8xf32> to memref<8xf32>
    scf.yield %now : memref<8xf32>
  }
  return %last : memref<8xf32>
}
