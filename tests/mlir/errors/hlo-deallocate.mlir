// What hlo-deallocate refuses: in the words of the original, or in our own where that crashes and its
// rules do not say what is to come of it.
// REFERENCE: none
// RUN: not %bufscope-opt %s --split-input-file --hlo-deallocate 2>&1 | FileCheck %s
func.func @for_takes_from_outside(%n: index) {
  %a = memref.alloc() : memref<4xi16>
  scf.for %i = %n to %n step %n {
    memref.dealloc %a : memref<4xi16>
  }
  return
}

// -----
func.func @while_takes_from_outside(%c: i1) {
  %a = memref.alloc() : memref<4xi16>
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    memref.dealloc %a : memref<4xi16>
    scf.yield
  }
  return
}

// -----
func.func @realloc_without_else(%c: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xi16>
  scf.if %c {
    %b = memref.realloc %a(%n) : memref<?xi16> to memref<?xi16>
  }
  return
}

// -----
func.func @other_branch_hands_on_another(%c: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xi16>
  %b = memref.alloc(%n) : memref<?xi16>
  %r = scf.if %c -> (memref<?xi16>) {
    scf.yield %b : memref<?xi16>
  } else {
    %d = memref.realloc %a(%n) : memref<?xi16> to memref<?xi16>
    scf.yield %d : memref<?xi16>
  }
  return
}

// -----
func.func @free_of_a_cast() {
  %a = memref.alloc() : memref<4xi16>
  %b = memref.cast %a : memref<4xi16> to memref<?xi16>
  memref.dealloc %b : memref<?xi16>
  return
}

// -----
func.func @freed_behind_the_if(%c: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xi16>
  %r = scf.if %c -> (memref<?xi16>) {
    %d = memref.realloc %a(%n) : memref<?xi16> to memref<?xi16>
    scf.yield %d : memref<?xi16>
  } else {
    scf.yield %a : memref<?xi16>
  }
  memref.dealloc %a : memref<?xi16>
  return
}

// -----
func.func @thrice_in_a_branch(%c: i1) {
  %a = memref.alloc() : memref<4xi16>
  scf.if %c {
    memref.dealloc %a : memref<4xi16>
    memref.dealloc %a : memref<4xi16>
  } else {
    memref.dealloc %a : memref<4xi16>
  }
  return
}

// -----
// What the inner if frees the branch around it has freed already.
func.func @again_in_an_if_within(%c: i1) {
  %a = memref.alloc() : memref<4xi16>
  scf.if %c {
    memref.dealloc %a : memref<4xi16>
    scf.if %c {
      memref.dealloc %a : memref<4xi16>
    } else {
      memref.dealloc %a : memref<4xi16>
    }
  } else {
    memref.dealloc %a : memref<4xi16>
  }
  return
}

// -----
func.func @unknown_op_takes() {
  %a = memref.alloc() : memref<4xi16>
  "test.wrap"() ({
    memref.dealloc %a : memref<4xi16>
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// -----
func.func @reduction_of_memrefs(%n: index, %m: memref<4xi16>) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%m) -> memref<4xi16> {
    scf.reduce(%m : memref<4xi16>) {
    ^bb0(%x: memref<4xi16>, %y: memref<4xi16>):
      scf.reduce.return %x : memref<4xi16>
    }
  }
  return
}

// -----
func.func @other_control_flow(%m: memref<4xi16>) -> memref<4xi16> {
  %r = scf.execute_region -> memref<4xi16> {
    scf.yield %m : memref<4xi16>
  }
  return %r : memref<4xi16>
}

// -----
func.func @affine(%m: memref<4xi16>) {
  affine.for %i = 0 to 4 {
  }
  return
}

// -----
func.func @blocks(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}

// -----
func.func private @declared(memref<4xi16>) -> memref<4xi16>

// -----
// The callee is refused, not the caller.
func.func @caller(%m: memref<4xi16>) {
  memref.dealloc %m : memref<4xi16>
  %r = call @callee(%m) : (memref<4xi16>) -> memref<4xi16>
  return
}
func.func @callee(%m: memref<4xi16>) -> memref<4xi16> {
  memref.dealloc %m : memref<4xi16>
  return %m : memref<4xi16>
}

// CHECK: within split at {{.*}}hlo-deallocate.mlir:1 offset :7:3: error: 'scf.for' op can't implicitly capture across loop boundaries; use an explicit iter arg instead
// CHECK-NEXT: scf.for %i = %n to %n step %n {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:1 offset :7:3: note: see current operation:
// CHECK-NEXT: "scf.for"(%arg0, %arg0, %arg0) ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<4xi16>) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:13 offset :4:3: error: 'scf.while' op can't implicitly capture across loop boundaries; use an explicit iter arg instead
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:13 offset :4:3: note: see current operation:
// CHECK-NEXT: "scf.while"() ({
// CHECK-NEXT: "scf.condition"(%arg0) : (i1) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<4xi16>) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:25 offset :4:3: error: 'scf.if' op cannot implicitly capture from an if without else
// CHECK-NEXT: scf.if %c {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:25 offset :4:3: note: see current operation:
// CHECK-NEXT: "scf.if"(%arg0) ({
// CHECK-NEXT: %2 = "memref.realloc"(%0, %arg1) : (memref<?xi16>, index) -> memref<?xi16>
// CHECK-NEXT: %3 = "deallocation.own"(%2) : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: "deallocation.retain"(%3) <{operandSegmentSizes = array<i32: 0, 1>}> : (!deallocation.ownership) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (i1) -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:34 offset :5:8: error: 'scf.if' op released value not yielded on other branch
// CHECK-NEXT: %r = scf.if %c -> (memref<?xi16>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:34 offset :5:8: note: see current operation:
// CHECK-NEXT: %4 = "scf.if"(%arg0) ({
// CHECK-NEXT: %7 = "deallocation.retain"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: "scf.yield"(%2) : (memref<?xi16>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: %5 = "memref.realloc"(%0, %arg1) : (memref<?xi16>, index) -> memref<?xi16>
// CHECK-NEXT: %6 = "deallocation.own"(%5) : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: "scf.yield"(%5) : (memref<?xi16>) -> ()
// CHECK-NEXT: }) : (i1) -> memref<?xi16>
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:47 offset :5:3: error: 'memref.dealloc' op unable to find ownership indicator for operand
// CHECK-NEXT: memref.dealloc %b : memref<?xi16>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:47 offset :5:3: note: see current operation: "memref.dealloc"(%2) : (memref<?xi16>) -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:55 offset :2:1: error: 'func.func' op invalid realloc of memref
// CHECK-NEXT: func.func @freed_behind_the_if(%c: i1, %n: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:55 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (i1, index) -> (), sym_name = "freed_behind_the_if"}> ({
// CHECK-NEXT: ^bb0(%arg0: i1, %arg1: index):
// CHECK-NEXT: %0 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi16>
// CHECK-NEXT: %1 = "deallocation.own"(%0) : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: %2:2 = "scf.if"(%arg0) ({
// CHECK-NEXT: %4 = "memref.realloc"(%0, %arg1) : (memref<?xi16>, index) -> memref<?xi16>
// CHECK-NEXT: %5 = "deallocation.own"(%4) : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: "scf.yield"(%4, %5) : (memref<?xi16>, !deallocation.ownership) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: %3 = "deallocation.retain"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: "scf.yield"(%0, %1) : (memref<?xi16>, !deallocation.ownership) -> ()
// CHECK-NEXT: }) : (i1) -> (memref<?xi16>, !deallocation.ownership)
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<?xi16>) -> ()
// CHECK-NEXT: "deallocation.retain"(%2#1) <{operandSegmentSizes = array<i32: 0, 1>}> : (!deallocation.ownership) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:68 offset :4:3: error: 'scf.if' op same value released twice
// CHECK-NEXT: scf.if %c {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:68 offset :4:3: note: see current operation:
// CHECK-NEXT: "scf.if"(%arg0) ({
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<4xi16>) -> ()
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<4xi16>) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<4xi16>) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (i1) -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:80 offset :5:3: error: 'scf.if' op same value released twice
// CHECK-NEXT: scf.if %c {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:80 offset :5:3: note: see current operation:
// CHECK-NEXT: "scf.if"(%arg0) ({
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<4xi16>) -> ()
// CHECK-NEXT: "scf.if"(%arg0) ({
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<4xi16>) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<4xi16>) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (i1) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<4xi16>) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (i1) -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:97 offset :4:3: error: 'test.wrap' op block unexpectededly released or returned an alloc
// CHECK-NEXT: "test.wrap"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:97 offset :4:3: note: see current operation:
// CHECK-NEXT: "test.wrap"() ({
// CHECK-NEXT: "memref.dealloc"(%0) : (memref<4xi16>) -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:107 offset :4:5: error: 'scf.reduce' op block unexpectededly released or returned an alloc
// CHECK-NEXT: scf.reduce(%m : memref<4xi16>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:107 offset :4:5: note: see current operation:
// CHECK-NEXT: "scf.reduce"(%arg1) ({
// CHECK-NEXT: ^bb0(%arg3: memref<4xi16>, %arg4: memref<4xi16>):
// CHECK-NEXT: %1 = "deallocation.retain"(%arg3) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<4xi16>) -> !deallocation.ownership
// CHECK-NEXT: "scf.reduce.return"(%arg3) : (memref<4xi16>) -> ()
// CHECK-NEXT: }) : (memref<4xi16>) -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:118 offset :3:8: error: 'scf.execute_region' op is no scf.for, scf.if, scf.parallel or scf.while: hlo-deallocate does not know how to pass ownership indicators through it
// CHECK-NEXT: %r = scf.execute_region -> memref<4xi16> {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:118 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.execute_region"() ({
// CHECK-NEXT: "scf.yield"(%arg0) : (memref<4xi16>) -> ()
// CHECK-NEXT: }) : () -> memref<4xi16>
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:126 offset :3:3: error: 'affine.for' op is no scf.for, scf.if, scf.parallel or scf.while: hlo-deallocate does not know how to pass ownership indicators through it
// CHECK-NEXT: affine.for %i = 0 to 4 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:126 offset :3:3: note: see current operation:
// CHECK-NEXT: "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:133 offset :2:1: error: 'func.func' op has several blocks: hlo-deallocate works on structured control flow only
// CHECK-NEXT: func.func @blocks(%c: i1) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:133 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (i1) -> (), sym_name = "blocks"}> ({
// CHECK-NEXT: ^bb0(%arg0: i1):
// CHECK-NEXT: "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "cf.br"()[^bb2] : () -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:142 offset :2:1: error: 'func.func' op has no body and returns a memref: who owns that is not known
// CHECK-NEXT: func.func private @declared(memref<4xi16>) -> memref<4xi16>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:142 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<4xi16>) -> memref<4xi16>, sym_name = "declared", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:145 offset :9:3: error: 'memref.dealloc' op unable to find ownership indicator for operand
// CHECK-NEXT: memref.dealloc %m : memref<4xi16>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-deallocate.mlir:145 offset :9:3: note: see current operation: "memref.dealloc"(%arg0) : (memref<4xi16>) -> ()
