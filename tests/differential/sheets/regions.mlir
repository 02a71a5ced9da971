// SHEET: test.region_if: regions 0 or 1 then 2; enters with 0-; effects of regions
// SHEET: test.region_if_yield: pure; yields
func.func @then_join(%in: memref<8xf32>) -> memref<8xf32> {
  %r = "test.region_if"(%in) ({
  ^then(%a: memref<8xf32>):
    %own = memref.alloc() : memref<8xf32>
    memref.copy %a, %own : memref<8xf32> to memref<8xf32>
    "test.region_if_yield"(%own) : (memref<8xf32>) -> ()
  }, {
  ^else(%b: memref<8xf32>):
    "test.region_if_yield"(%b) : (memref<8xf32>) -> ()
  }, {
  ^join(%c: memref<8xf32>):
    "test.region_if_yield"(%c) : (memref<8xf32>) -> ()
  }) : (memref<8xf32>) -> memref<8xf32>
  return %r : memref<8xf32>
}
// -----
// SHEET: test.region_if: regions 0 or 1 then 2; enters with 0-; effects of regions
// SHEET: test.region_if_yield: pure; yields
func.func @joined_anew(%in: memref<8xf32>) -> memref<8xf32> {
  %r = "test.region_if"(%in) ({
  ^then(%a: memref<8xf32>):
    %own = memref.alloc() : memref<8xf32>
    "test.region_if_yield"(%own) : (memref<8xf32>) -> ()
  }, {
  ^else(%b: memref<8xf32>):
    "test.region_if_yield"(%b) : (memref<8xf32>) -> ()
  }, {
  ^join(%c: memref<8xf32>):
    %new = memref.alloc() : memref<8xf32>
    memref.copy %c, %new : memref<8xf32> to memref<8xf32>
    "test.region_if_yield"(%new) : (memref<8xf32>) -> ()
  }) : (memref<8xf32>) -> memref<8xf32>
  return %r : memref<8xf32>
}
// -----
// SHEET: test.region_if: regions 0 or 1 then 2; enters with 0-; effects of regions
// SHEET: test.region_if_yield: pure; yields
// SHEET: test.copy: reads 0; writes 1
func.func @of_own(%in: memref<8xf32>, %out: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  "test.copy"(%in, %own) : (memref<8xf32>, memref<8xf32>) -> ()
  %r:2 = "test.region_if"(%own, %in) ({
  ^then(%a: memref<8xf32>, %b: memref<8xf32>):
    "test.region_if_yield"(%a, %b) : (memref<8xf32>, memref<8xf32>) -> ()
  }, {
  ^else(%a: memref<8xf32>, %b: memref<8xf32>):
    "test.region_if_yield"(%b, %a) : (memref<8xf32>, memref<8xf32>) -> ()
  }, {
  ^join(%a: memref<8xf32>, %b: memref<8xf32>):
    "test.region_if_yield"(%a, %b) : (memref<8xf32>, memref<8xf32>) -> ()
  }) : (memref<8xf32>, memref<8xf32>) -> (memref<8xf32>, memref<8xf32>)
  "test.copy"(%r#0, %out) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// SHEET: test.region_if: regions 0 or 1 then 2; enters with 0-; effects of regions
// SHEET: test.region_if_yield: pure; yields
func.func @numbers(%x: i32) -> i32 {
  %r = "test.region_if"(%x) ({
  ^then(%a: i32):
    %own = memref.alloc() : memref<i32>
    memref.store %a, %own[] : memref<i32>
    %y = memref.load %own[] : memref<i32>
    "test.region_if_yield"(%y) : (i32) -> ()
  }, {
  ^else(%b: i32):
    "test.region_if_yield"(%b) : (i32) -> ()
  }, {
  ^join(%c: i32):
    "test.region_if_yield"(%c) : (i32) -> ()
  }) : (i32) -> i32
  return %r : i32
}
// -----
// SHEET: test.any_cond: regions once; effects of regions
// SHEET: test.return: pure; yields
func.func @once(%in: memref<8xf32>) -> memref<8xf32> {
  %r = "test.any_cond"() ({
    %own = memref.alloc() : memref<8xf32>
    memref.copy %in, %own : memref<8xf32> to memref<8xf32>
    "test.return"(%own) : (memref<8xf32>) -> ()
  }) : () -> memref<8xf32>
  return %r : memref<8xf32>
}
// -----
// SHEET: test.any_cond: regions 0; effects of regions
// SHEET: test.return: pure; yields
func.func @once_from_outside(%c: i1, %in: memref<8xf32>, %out: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  %r = "test.any_cond"() ({
    cf.cond_br %c, ^own, ^in
  ^own:
    cf.br ^end(%own : memref<8xf32>)
  ^in:
    cf.br ^end(%in : memref<8xf32>)
  ^end(%one: memref<8xf32>):
    "test.return"(%one) : (memref<8xf32>) -> ()
  }) : () -> memref<8xf32>
  memref.copy %r, %out : memref<8xf32> to memref<8xf32>
  return
}
// -----
// SHEET: test.any_cond: regions once; effects of regions
// SHEET: test.region_yield: pure; yields
func.func @once_without_use(%in: memref<8xf32>) {
  %r = "test.any_cond"() ({
    %own = memref.alloc() : memref<8xf32>
    %x = arith.constant 1 : i32
    "test.region_yield"(%x) : (i32) -> ()
  }) : () -> i32
  return
}
// -----
// SHEET: test.loop_block: regions repeat; enters with 0; effects of regions
// SHEET: test.loop_block_term: pure; yields 0 to 0; yields 1
func.func @rounds(%init: i32, %out: memref<8xf32>) -> f32 {
  %r = "test.loop_block"(%init) ({
  ^body(%a: i32):
    %own = memref.alloc() : memref<8xf32>
    memref.copy %own, %out : memref<8xf32> to memref<8xf32>
    %next = arith.addi %a, %a : i32
    %f = arith.sitofp %a : i32 to f32
    "test.loop_block_term"(%next, %f) : (i32, f32) -> ()
  }) : (i32) -> f32
  return %r : f32
}
// -----
// SHEET: test.loop_block: regions repeat; enters with 0; effects of regions
// SHEET: test.loop_block_term: pure; yields 0 to 0; yields 1
// Sizes are known before the loop: hoisted out of it.
func.func @hoisted_out(%init: i32, %n: index, %out: memref<?xf32>) -> f32 {
  %r = "test.loop_block"(%init) ({
  ^body(%a: i32):
    %own = memref.alloc(%n) : memref<?xf32>
    memref.copy %out, %own : memref<?xf32> to memref<?xf32>
    memref.copy %own, %out : memref<?xf32> to memref<?xf32>
    %f = arith.sitofp %a : i32 to f32
    "test.loop_block_term"(%a, %f) : (i32, f32) -> ()
  }) : (i32) -> f32
  return %r : f32
}
// -----
// SHEET: test.loop_block: regions repeat; enters with 0; effects of regions
// SHEET: test.loop_block_term: pure; yields 0 to 0; yields 1
func.func @nobody_asks(%init: i32) {
  %r = "test.loop_block"(%init) ({
  ^body(%a: i32):
    %f = arith.sitofp %a : i32 to f32
    "test.loop_block_term"(%a, %f) : (i32, f32) -> ()
  }) : (i32) -> f32
  return
}
// -----
// SHEET: test.region_buffer_based: reads 0; writes 1
// SHEET: test.region_yield: pure; yields
func.func @by_element(%in: memref<8xf32>, %out: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  "test.region_buffer_based"(%in, %own) ({
  ^bb0(%x: f32):
    %y = math.exp %x : f32
    "test.region_yield"(%y) : (f32) -> ()
  }) : (memref<8xf32>, memref<8xf32>) -> ()
  "test.region_buffer_based"(%own, %out) ({
  ^bb0(%x: f32):
    "test.region_yield"(%x) : (f32) -> ()
  }) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// SHEET: test.one_region_with_recursive_memory_effects: effects of regions
// SHEET: test.region_yield: pure; yields
func.func @as_its_region() {
  %gone = "test.one_region_with_recursive_memory_effects"() ({
    %x = arith.constant 1 : i32
    "test.region_yield"(%x) : (i32) -> ()
  }) : () -> i32
  %stays = "test.one_region_with_recursive_memory_effects"() ({
    %own = memref.alloc() : memref<8xf32>
    %x = arith.constant 1 : i32
    memref.dealloc %own : memref<8xf32>
    "test.region_yield"(%x) : (i32) -> ()
  }) : () -> i32
  return
}
// -----
// SHEET: test.one_region_with_recursive_memory_effects: effects of regions
// SHEET: test.region_yield: pure; yields
// Refused: nobody says how control goes through the region.
func.func @gives_a_buffer() -> memref<8xf32> {
  %r = "test.one_region_with_recursive_memory_effects"() ({
    %own = memref.alloc() : memref<8xf32>
    "test.region_yield"(%own) : (memref<8xf32>) -> ()
  }) : () -> memref<8xf32>
  return %r : memref<8xf32>
}
// -----
// SHEET: test.recursively_speculatable_op: effects of regions
// SHEET: test.region_yield: pure; yields
func.func @speculated(%c: i1) -> i32 {
  %gone = "test.recursively_speculatable_op"() ({
    %x = arith.constant 1 : i32
    "test.region_yield"(%x) : (i32) -> ()
  }) : () -> i32
  %r = "test.recursively_speculatable_op"() ({
    %x = arith.constant 2 : i32
    "test.region_yield"(%x) : (i32) -> ()
  }) : () -> i32
  return %r : i32
}
// -----
// SHEET: test.isolated_region: isolated
// SHEET: test.finish: terminator
// SHEET: test.always_speculatable_op: pure
// What is outside is not seen in it, and constants stay there.
func.func @by_itself(%x: index) -> (index, i32) {
  %a = arith.constant 4 : index
  %p = "test.always_speculatable_op"() : () -> i32
  "test.isolated_region"(%x) ({
  ^bb0(%in: index):
    %b = arith.constant 4 : index
    %q = "test.always_speculatable_op"() : () -> i32
    %same = "test.always_speculatable_op"() : () -> i32
    %c = arith.addi %in, %b : index
    %sum = arith.addi %q, %same : i32
    "test.finish"() : () -> ()
  }) : (index) -> ()
  %r = arith.addi %x, %a : index
  return %r, %p : index, i32
}
// -----
// SHEET: test.with_bounds_region: no terminator
// It may see what is around it.
func.func @open_end(%x: index) -> index {
  %c = arith.addi %x, %x : index
  "test.with_bounds_region"() <{smax = 4 : index, smin = 4 : index, umax = 4 : index, umin = 4 : index}> ({
  ^bb0(%i: index):
    %a = arith.addi %x, %x : index
    %b = arith.addi %a, %i : index
    %own = memref.alloc(%b) : memref<?xf32>
  }) : () -> ()
  return %c : index
}
// -----
// PASSES: buffer-hoisting buffer-loop-hoisting promote-buffers-to-stack
// SHEET: memref.alloca_scope: allocation scope; regions once; effects of regions
// SHEET: memref.alloca_scope.return: pure; yields
func.func @scope(%n: index, %out: memref<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    "memref.alloca_scope"() ({
      %own = memref.alloc() : memref<4xf32>
      memref.copy %own, %out : memref<4xf32> to memref<4xf32>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
  }
  return
}
// -----
// PASSES: ownership-based-buffer-deallocation buffer-hoisting buffer-loop-hoisting buffer-deallocation
// SHEET: scf.for: regions loop; enters with 3-; arguments 1-; effects of regions
// SHEET: scf.yield: pure; yields
func.func @counts(%n: index, %in: memref<8xf32>) -> memref<8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first = memref.alloc() : memref<8xf32>
  %last = "scf.for"(%zero, %n, %one, %first) ({
  ^bb0(%i: index, %now: memref<8xf32>):
    %next = memref.alloc() : memref<8xf32>
    memref.copy %now, %next : memref<8xf32> to memref<8xf32>
    "scf.yield"(%next) : (memref<8xf32>) -> ()
  }) : (index, index, index, memref<8xf32>) -> memref<8xf32>
  return %last : memref<8xf32>
}
// -----
// PASSES: ownership-based-buffer-deallocation buffer-hoisting buffer-loop-hoisting buffer-deallocation
// SHEET: scf.if: regions branch; effects of regions
// SHEET: scf.yield: pure; yields
func.func @either(%c: i1, %in: memref<8xf32>, %out: memref<8xf32>) {
  %r = "scf.if"(%c) ({
    %own = memref.alloc() : memref<8xf32>
    "scf.yield"(%own) : (memref<8xf32>) -> ()
  }, {
    "scf.yield"(%in) : (memref<8xf32>) -> ()
  }) : (i1) -> memref<8xf32>
  memref.copy %r, %out : memref<8xf32> to memref<8xf32>
  return
}
// -----
// PASSES: ownership-based-buffer-deallocation buffer-hoisting buffer-loop-hoisting buffer-deallocation
// SHEET: scf.if: regions 0 or 1 or none; effects of regions
// SHEET: scf.yield: pure; yields
func.func @or_none(%c: i1, %out: memref<8xf32>) {
  "scf.if"(%c) ({
    %own = memref.alloc() : memref<8xf32>
    memref.copy %own, %out : memref<8xf32> to memref<8xf32>
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}
