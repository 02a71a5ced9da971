// Programs that the ownership pass refuses, and the texts that say why.
// RUN: not %bufscope-opt %s --ownership-based-buffer-deallocation --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

// A loop made of branches.
func.func @back_edge(%c: i1, %m: memref<2xf32>) {
  cf.br ^loop
^loop:
  test.copy(%m, %m) : (memref<2xf32>, memref<2xf32>)
  cf.cond_br %c, ^loop, ^end
^end:
  return
}

// -----
// An existing dealloc.
func.func @dealloc(%m: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}

// -----
// An op about whose effects nothing is known, with a buffer.
func.func @unknown_effects(%m: memref<2xf32>) {
  "unknown.op"(%m) : (memref<2xf32>) -> ()
  return
}

// -----
// The same without any buffer.
func.func @unknown_effects_without_buffer() {
  "unknown.op"() : () -> ()
  return
}

// -----
func.func @execute_region(%m: memref<2xf32>) {
  %r = scf.execute_region -> memref<2xf32> {
    scf.yield %m : memref<2xf32>
  }
  test.copy(%r, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// -----
// A buffer freed by hand.
func.func @free(%m: memref<2xf32>) {
  memref.dealloc %m : memref<2xf32>
  return
}

// -----
// A realloc that was not expanded.
func.func @realloc(%m: memref<2xf32>) {
  %r = memref.realloc %m : memref<2xf32> to memref<4xf32>
  test.copy(%r, %r) : (memref<4xf32>, memref<4xf32>)
  return
}

// -----
// Several successors, without a buffer among the operands.
func.func @switch(%x: i32, %m: memref<2xf32>) {
  cf.switch %x : i32, [
    default: ^a,
    1: ^b
  ]
^a:
  test.copy(%m, %m) : (memref<2xf32>, memref<2xf32>)
  return
^b:
  return
}

// -----
// Several successors, with a buffer.
func.func @switch_with_buffer(%x: i32, %m: memref<2xf32>) {
  cf.switch %x : i32, [
    default: ^a(%m : memref<2xf32>),
    1: ^b
  ]
^a(%y: memref<2xf32>):
  return
^b:
  return
}

// -----
// Retained twice for the one block where it lives on, on one edge only.
func.func @two_indicators(%c: i1) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^use(%a : memref<2xf32>), ^end
^use(%x: memref<2xf32>):
  test.copy(%x, %a) : (memref<2xf32>, memref<2xf32>)
  return
^end:
  return
}

// -----
func.func @two_indicators_br() {
  %a = memref.alloc() : memref<2xf32>
  cf.br ^use(%a : memref<2xf32>)
^use(%x: memref<2xf32>):
  test.copy(%x, %a) : (memref<2xf32>, memref<2xf32>)
  return
}

// -----
// The inner block is processed first: its error comes, although the outer one stands above it.
func.func @inner_first(%c: i1, %m: memref<2xf32>) {
  memref.dealloc %m : memref<2xf32>
  scf.if %c {
    "unknown.op"(%m) : (memref<2xf32>) -> ()
  }
  return
}

// -----
// The first function that is refused ends the pass.
func.func @first(%m: memref<2xf32>) {
  memref.dealloc %m : memref<2xf32>
  return
}
func.func @second(%m: memref<2xf32>) {
  "unknown.op"(%m) : (memref<2xf32>) -> ()
  return
}

// -----
// An unreachable block is not looked at, but what it passes on no longer fits.
func.func @unreachable(%m: memref<2xf32>) {
  cf.br ^next(%m : memref<2xf32>)
^dead:
  cf.br ^next(%m : memref<2xf32>)
^next(%x: memref<2xf32>):
  test.copy(%x, %x) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK: within split at {{.*}}ownership.mlir:1 offset :5:1: error: Only structured control-flow loops are supported.
// CHECK-NEXT: func.func @back_edge(%c: i1, %m: memref<2xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:1 offset :5:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (i1, memref<2xf32>) -> (), sym_name = "back_edge"}> ({
// CHECK-NEXT: ^bb0(%arg0: i1, %arg1: memref<2xf32>):
// CHECK-NEXT: "cf.br"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "test.copy"(%arg1, %arg1) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}ownership.mlir:14 offset :4:3: error: No deallocation operations must be present when running this pass!
// CHECK-NEXT: bufferization.dealloc (%m : memref<2xf32>) if (%c)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:14 offset :4:3: note: see current operation: "bufferization.dealloc"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<2xf32>, i1) -> ()
// CHECK-NEXT: within split at {{.*}}ownership.mlir:21 offset :4:3: error: ops with unknown memory side effects are not supported
// CHECK-NEXT: "unknown.op"(%m) : (memref<2xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:21 offset :4:3: note: see current operation: "unknown.op"(%arg0) : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}ownership.mlir:28 offset :4:3: error: ops with unknown memory side effects are not supported
// CHECK-NEXT: "unknown.op"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:28 offset :4:3: note: see current operation: "unknown.op"() : () -> ()
// CHECK-NEXT: within split at {{.*}}ownership.mlir:35 offset :3:8: error: ops with unknown memory side effects are not supported
// CHECK-NEXT: %r = scf.execute_region -> memref<2xf32> {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:35 offset :3:8: note: see current operation:
// CHECK-NEXT: %1 = "scf.execute_region"() ({
// CHECK-NEXT: %2 = "arith.constant"() <{value = false}> : () -> i1
// CHECK-NEXT: %3 = "bufferization.dealloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<2xf32>) -> i1
// CHECK-NEXT: "scf.yield"(%arg0, %3) : (memref<2xf32>, i1) -> ()
// CHECK-NEXT: }) : () -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}ownership.mlir:44 offset :4:3: error: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: memref.dealloc %m : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:44 offset :4:3: note: see current operation: "memref.dealloc"(%arg0) : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}ownership.mlir:51 offset :4:8: error: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: %r = memref.realloc %m : memref<2xf32> to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:51 offset :4:8: note: see current operation: %1 = "memref.realloc"(%arg0) : (memref<2xf32>) -> memref<4xf32>
// CHECK-NEXT: within split at {{.*}}ownership.mlir:59 offset :4:3: error: BranchOpInterface operations with multiple successors are not supported yet
// CHECK-NEXT: cf.switch %x : i32, [
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:59 offset :4:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
// CHECK-NEXT: within split at {{.*}}ownership.mlir:73 offset :4:3: error: Terminators with more than one successor are not supported!
// CHECK-NEXT: cf.switch %x : i32, [
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:73 offset :4:3: note: see current operation: "cf.switch"(%arg0, %arg1)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}ownership.mlir:86 offset :4:8: error: MemRef value does not have valid ownership
// CHECK-NEXT: %a = memref.alloc() : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:98 offset :3:8: error: MemRef value does not have valid ownership
// CHECK-NEXT: %a = memref.alloc() : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:107 offset :6:5: error: ops with unknown memory side effects are not supported
// CHECK-NEXT: "unknown.op"(%m) : (memref<2xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:107 offset :6:5: note: see current operation: "unknown.op"(%arg1) : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}ownership.mlir:117 offset :4:3: error: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: memref.dealloc %m : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:117 offset :4:3: note: see current operation: "memref.dealloc"(%arg0) : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}ownership.mlir:128 offset :6:3: error: branch has 1 operands for successor #0, but target block has 2
// CHECK-NEXT: cf.br ^next(%m : memref<2xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}ownership.mlir:128 offset :6:3: note: see current operation: "cf.br"(%arg0)[^bb2] : (memref<2xf32>) -> ()
