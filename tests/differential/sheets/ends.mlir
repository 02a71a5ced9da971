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
// The older passes follow a buffer along it.
func.func @jumps_to_one(%c: i1, %in: memref<8xf32>, %out: memref<8xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  "test.br"(%in)[^join] : (memref<8xf32>) -> ()
^right:
  %own = memref.alloc() : memref<8xf32>
  memref.copy %in, %own : memref<8xf32> to memref<8xf32>
  "test.br"(%own)[^join] : (memref<8xf32>) -> ()
^join(%either: memref<8xf32>):
  memref.copy %either, %out : memref<8xf32> to memref<8xf32>
  return
}
// -----
// SHEET: test.producing_br: passes 0 to 0; passes 1- to 1
func.func @two_ways_join(%in: memref<8xf32>, %out: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  %d = "test.producing_br"(%own, %in)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 1>}> : (memref<8xf32>, memref<8xf32>) -> i32
^left(%x: memref<8xf32>):
  cf.br ^right(%x : memref<8xf32>)
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
// It may see what is around it.
func.func @ends(%x: i32) -> i32 {
  %c = arith.addi %x, %x : i32
  "test.SingleBlockImplicitTerminator"() ({
    %a = arith.addi %x, %x : i32
    %b = arith.addi %a, %x : i32
    "test.finish"() : () -> ()
  }) : () -> ()
  return %c : i32
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
