// SHEET: test.br: passes to 0
// Refused: its effects are not known.
func.func @jumps(%in: memref<8xf32>, %out: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  "test.br"(%own)[^next] : (memref<8xf32>) -> ()
^next(%a: memref<8xf32>):
  memref.copy %a, %out : memref<8xf32> to memref<8xf32>
  return
}
// -----
// SHEET: test.br: passes 0- to 0
func.func @jumps_to_one(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^left, ^right
^left:
  "test.br"(%x)[^join] : (i32) -> ()
^right:
  "test.br"(%y)[^join] : (i32) -> ()
^join(%z: i32):
  return %z : i32
}
// -----
// SHEET: test.internal_br: passes 0 to 0; passes 1 to 1
func.func @two_ways(%a: i32, %b: i32, %in: memref<8xf32>) -> i32 {
  %own = memref.alloc() : memref<8xf32>
  memref.copy %in, %own : memref<8xf32> to memref<8xf32>
  "test.internal_br"(%a, %b)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
^left(%x: i32):
  return %x : i32
^right(%y: i32):
  memref.copy %in, %own : memref<8xf32> to memref<8xf32>
  return %y : i32
}
// -----
// SHEET: test.internal_br: passes 0 to 0; passes 1- to 1
func.func @two_ways_with_buffers(%in: memref<8xf32>, %out: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  "test.internal_br"(%own, %in)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 1>}> : (memref<8xf32>, memref<8xf32>) -> ()
^left(%x: memref<8xf32>):
  "cf.br"(%x)[^right] : (memref<8xf32>) -> ()
^right(%y: memref<8xf32>):
  memref.copy %y, %out : memref<8xf32> to memref<8xf32>
  return
}
// -----
// SHEET: test.return: pure; yields
// SHEET: test.any_cond: regions once; effects of regions
func.func @returns(%in: memref<8xf32>) -> memref<8xf32> {
  %r:2 = "test.any_cond"() ({
    %own = memref.alloc() : memref<8xf32>
    %same = memref.cast %own : memref<8xf32> to memref<?xf32>
    "test.return"(%own, %same) : (memref<8xf32>, memref<?xf32>) -> ()
  }) : () -> (memref<8xf32>, memref<?xf32>)
  return %r#0 : memref<8xf32>
}
// -----
// SHEET: test.store_with_a_region: writes 0; regions once
// SHEET: test.store_with_a_region_terminator: pure; yields
func.func @stores(%in: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  "test.store_with_a_region"(%own) <{store_before_region = true}> ({
    %inner = memref.alloc() : memref<8xf32>
    memref.copy %in, %inner : memref<8xf32> to memref<8xf32>
    "test.store_with_a_region_terminator"() : () -> ()
  }) : (memref<8xf32>) -> ()
  return
}
// -----
// SHEET: test.store_with_a_loop_region: writes 0; regions repeat
// SHEET: test.store_with_a_region_terminator: pure; yields
func.func @stores_in_a_loop(%in: memref<8xf32>, %n: index) {
  %own = memref.alloc(%n) : memref<?xf32>
  "test.store_with_a_loop_region"(%own) <{store_before_region = false}> ({
    %inner = memref.alloc() : memref<8xf32>
    memref.copy %in, %inner : memref<8xf32> to memref<8xf32>
    "test.store_with_a_region_terminator"() : () -> ()
  }) : (memref<?xf32>) -> ()
  return
}
// -----
// SHEET: test.SingleBlockImplicitTerminator:
// SHEET: test.finish: terminator
func.func @ends(%x: i32) {
  "test.SingleBlockImplicitTerminator"() ({
    %a = arith.addi %x, %x : i32
    %b = arith.addi %x, %x : i32
    "test.finish"() : () -> ()
  }) : () -> ()
  return
}
// -----
// SHEET: memref.dealloc: frees 0
// Refused by the pass that frees itself; the older ones see who frees.
func.func @frees(%in: memref<8xf32>, %out: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  memref.copy %in, %own : memref<8xf32> to memref<8xf32>
  memref.copy %own, %out : memref<8xf32> to memref<8xf32>
  "memref.dealloc"(%own) : (memref<8xf32>) -> ()
  return
}
// -----
// PASSES: ownership-based-buffer-deallocation cse buffer-hoisting buffer-loop-hoisting promote-buffers-to-stack buffer-deallocation
// SHEET: memref.memory_space_cast: pure; result 0 is part of 0
func.func @views(%in: memref<8xf32>, %out: memref<8xf32>) -> memref<8xf32, 1> {
  %own = memref.alloc() : memref<8xf32>
  memref.copy %in, %own : memref<8xf32> to memref<8xf32>
  %other = "memref.memory_space_cast"(%own) : (memref<8xf32>) -> memref<8xf32, 1>
  return %other : memref<8xf32, 1>
}
// -----
// PASSES: ownership-based-buffer-deallocation cse buffer-hoisting promote-buffers-to-stack buffer-deallocation
// SHEET: memref.view: pure; result 0 is part of 0
func.func @part(%n: index, %out: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %bytes = memref.alloc() : memref<256xi8>
  %part = "memref.view"(%bytes, %zero, %n) : (memref<256xi8>, index, index) -> memref<?xf32>
  memref.copy %part, %out : memref<?xf32> to memref<?xf32>
  return
}
