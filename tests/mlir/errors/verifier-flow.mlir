// What is passed along branches, calls, returns and between regions.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%c: i1, %i: i32) {
  %0 = scf.if %c -> i32 { scf.yield %i, %i : i32, i32 } else { scf.yield %i : i32 }
  return
}

// -----
func.func @f(%c: i1, %i: i32) {
  %0 = scf.if %c -> i32 { scf.yield %c : i1 } else { scf.yield %i : i32 }
  return
}

// -----
func.func @f(%c: i1, %i: i32) {
  %0 = "scf.if"(%c) ({}, {}) : (i1) -> i32
  return
}

// -----
func.func @f(%c: i1, %i: i32) {
  %0 = "scf.if"(%c) ({ "scf.yield"(%i) : (i32) -> () }, {}) : (i1) -> i32
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  %0 = scf.for %a = %i to %i step %i iter_args(%x = %i) -> index { scf.yield }
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  scf.for %a = %i to %i step %i { scf.yield %i : index}
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  %1 = scf.while : () -> index { scf.condition(%c) %c : i1 } do { ^bb0(%a: index): scf.yield }
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  %1 = scf.while : () -> index { scf.condition(%c) %i : index } do { scf.yield }
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  %1 = scf.while (%k = %i) : (index) -> index { scf.condition(%c) %i : index } do { ^bb0(%a: index): scf.yield }
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  cf.br ^bb1
^bb1(%x: index):
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  cf.cond_br %c, ^bb1(%i: index), ^bb1(%c : i1)
^bb1(%x: index):
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  scf.execute_region { scf.yield %i : index }
  return
}

// -----
func.func @f(%c: i1, %i: index) -> index {
  return
}

// -----
func.func @f(%c: i1, %i: index) -> index {
  return %c : i1
}

// -----
func.func @f(%c: i1, %i: index) -> index {
  %c = func.call @f(%c) : (i1) -> index
}

// -----
func.func @f(%c: i1, %i: index) -> index {
  %r = func.call @f(%c) : (i1) -> index
  return %r : index
}

// -----
func.func @f(%c: i1, %i: index) -> index {
  %r = func.call @f(%c, %c) : (i1, i1) -> index
  return %r : index
}

// -----
func.func @f(%c: i1, %i: index) -> index {
  %r = func.call @f(%c, %i) : (i1, index) -> i1
  return %i : index
}

// -----
func.func @f(%c: i1, %i: index) -> index {
  %r = func.call @g(%c, %i) : (i1, index) -> i1
  return %i : index
}

// -----
func.func private @f(%c: i1, %i: index) -> index
func.func private @f(%c: i1, %i: index) -> index

// -----
func.func @f(%c: i1, %i: index) -> index

// -----
func.func @f(%c: i1, %i: index) {
  scf.yield
}

// -----
func.func @f(%c: i1, %i: index) {
  "scf.if"(%c) ({ ^bb0(%x: i1) : scf.yield }, {}) : (i1) -> ()
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  "scf.if"(%c) ({ return }, {}) : (i1) -> ()
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  "scf.if"(%c) ({ %x = arith.constant 1 : i32 }, {}) : (i1) -> ()
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  "scf.for"(%i, %i, %i) ({ scf.yield }) : (index, index, index) -> ()
  return
}

// -----
func.func @f(%c: i1, %i: index) {
  "scf.for"(%i, %i, %c) ({ ^bb0(%x : i1): scf.yield }) : (index, index, i1) -> ()
  return
}

// -----
func.func @f(%c: i1, %i: i32) {
  cf.switch %i : i32, [ default: ^bb1, 1: ^bb2(%i: i32) ]
^bb1: return
^bb2: return
}

// -----

// Of several wrong calls that in the last function is named.
func.func private @sink(i32)
func.func @first(%x: index) {
  func.call @sink(%x) : (index) -> ()
  return
}
func.func @last(%x: index) {
  scf.execute_region {
    func.call @sink(%x) : (index) -> ()
    scf.yield
  }
  func.call @sink(%x) : (index) -> ()
  return
}

// CHECK: within split at {{.*}}verifier-flow.mlir:1 offset :5:8: error: 'scf.if' op  region control flow edge from Region #0 to parent results: source has 2 operands, but target successor needs 1
// CHECK-NEXT: %0 = scf.if %c -> i32 { scf.yield %i, %i : i32, i32 } else { scf.yield %i : i32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:1 offset :5:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"(%arg1, %arg1) : (i32, i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"(%arg1) : (i32) -> ()
// CHECK-NEXT: }) : (i1) -> i32
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:9 offset :3:8: error: 'scf.if' op  along control flow edge from Region #0 to parent results: source type #0 'i1' should match input type #0 'i32'
// CHECK-NEXT: %0 = scf.if %c -> i32 { scf.yield %c : i1 } else { scf.yield %i : i32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:9 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"(%arg0) : (i1) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"(%arg1) : (i32) -> ()
// CHECK-NEXT: }) : (i1) -> i32
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:15 offset :3:8: error: 'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks
// CHECK-NEXT: %0 = "scf.if"(%c) ({}, {}) : (i1) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:15 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.if"(%arg0) ({
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (i1) -> i32
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:21 offset :3:8: error: 'scf.if' op must have an else block if defining values
// CHECK-NEXT: %0 = "scf.if"(%c) ({ "scf.yield"(%i) : (i32) -> () }, {}) : (i1) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:21 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"(%arg1) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (i1) -> i32
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:27 offset :3:8: error: 'scf.for' op  region control flow edge from Region #0 to Region #0: source has 0 operands, but target successor needs 1
// CHECK-NEXT: %0 = scf.for %a = %i to %i step %i iter_args(%x = %i) -> index { scf.yield }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:27 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.for"(%arg1, %arg1, %arg1, %arg1) ({
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, index, index) -> index
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:33 offset :3:3: error: 'scf.for' op different number of region iter_args and yielded values: 0 != 1
// CHECK-NEXT: scf.for %a = %i to %i step %i { scf.yield %i : index}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:33 offset :3:3: note: see current operation:
// CHECK-NEXT: "scf.for"(%arg1, %arg1, %arg1) ({
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "scf.yield"(%arg1) : (index) -> ()
// CHECK-NEXT: }) : (index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:39 offset :3:8: error: 'scf.while' op  along control flow edge from Region #0 to parent results: source type #0 'i1' should match input type #0 'index'
// CHECK-NEXT: %1 = scf.while : () -> index { scf.condition(%c) %c : i1 } do { ^bb0(%a: index): scf.yield }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:39 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.while"() ({
// CHECK-NEXT: "scf.condition"(%arg0, %arg0) : (i1, i1) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : () -> index
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:45 offset :3:8: error: 'scf.while' op  region control flow edge from Region #0 to Region #1: source has 1 operands, but target successor needs 0
// CHECK-NEXT: %1 = scf.while : () -> index { scf.condition(%c) %i : index } do { scf.yield }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:45 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.while"() ({
// CHECK-NEXT: "scf.condition"(%arg0, %arg1) : (i1, index) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : () -> index
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:51 offset :3:8: error: 'scf.while' op  region control flow edge from Region #1 to Region #0: source has 0 operands, but target successor needs 1
// CHECK-NEXT: %1 = scf.while (%k = %i) : (index) -> index { scf.condition(%c) %i : index } do { ^bb0(%a: index): scf.yield }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:51 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.while"(%arg1) ({
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: "scf.condition"(%arg0, %arg1) : (i1, index) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index) -> index
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:57 offset :3:3: error: branch has 0 operands for successor #0, but target block has 1
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:57 offset :3:3: note: see current operation: "cf.br"()[^bb1] : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:64 offset :3:3: error: type mismatch for bb argument #0 of successor #1
// CHECK-NEXT: cf.cond_br %c, ^bb1(%i: index), ^bb1(%c : i1)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:64 offset :3:3: note: see current operation: "cf.cond_br"(%arg0, %arg1, %arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, index, i1) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:71 offset :3:3: error: 'scf.execute_region' op  region control flow edge from Region #0 to parent results: source has 1 operands, but target successor needs 0
// CHECK-NEXT: scf.execute_region { scf.yield %i : index }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:71 offset :3:3: note: see current operation:
// CHECK-NEXT: "scf.execute_region"() ({
// CHECK-NEXT: "scf.yield"(%arg1) : (index) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:77 offset :3:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:77 offset :3:3: note: see current operation: "func.return"() : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:82 offset :3:3: error: type of return operand 0 ('i1') doesn't match function result type ('index') in function @f
// CHECK-NEXT: return %c : i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:82 offset :3:3: note: see current operation: "func.return"(%arg0) : (i1) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:87 offset :3:3: error: redefinition of SSA value '%c'
// CHECK-NEXT: %c = func.call @f(%c) : (i1) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:87 offset :2:14: note: previously defined here
// CHECK-NEXT: func.func @f(%c: i1, %i: index) -> index {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:92 offset :3:8: error: 'func.call' op incorrect number of operands for callee
// CHECK-NEXT: %r = func.call @f(%c) : (i1) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:92 offset :3:8: note: see current operation: %0 = "func.call"(%arg0) <{callee = @f}> : (i1) -> index
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:98 offset :3:8: error: 'func.call' op operand type mismatch: expected operand type 'index', but provided 'i1' for operand number 1
// CHECK-NEXT: %r = func.call @f(%c, %c) : (i1, i1) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:98 offset :3:8: note: see current operation: %0 = "func.call"(%arg0, %arg0) <{callee = @f}> : (i1, i1) -> index
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:104 offset :3:8: error: 'func.call' op result type mismatch at index 0
// CHECK-NEXT: %r = func.call @f(%c, %i) : (i1, index) -> i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:104 offset :3:8: note: see current operation: %0 = "func.call"(%arg0, %arg1) <{callee = @f}> : (i1, index) -> i1
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:104 offset :3:8: note:       op result types: 'i1'
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:104 offset :3:8: note: function result types: 'index'
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:110 offset :3:8: error: 'func.call' op 'g' does not reference a valid function
// CHECK-NEXT: %r = func.call @g(%c, %i) : (i1, index) -> i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:110 offset :3:8: note: see current operation: %0 = "func.call"(%arg0, %arg1) <{callee = @g}> : (i1, index) -> i1
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:116 offset :3:1: error: redefinition of symbol named 'f'
// CHECK-NEXT: func.func private @f(%c: i1, %i: index) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:116 offset :3:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (i1, index) -> index, sym_name = "f", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:116 offset :2:1: note: see existing symbol definition here
// CHECK-NEXT: func.func private @f(%c: i1, %i: index) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:120 offset :2:1: error: 'func.func' op symbol declaration cannot have public visibility
// CHECK-NEXT: func.func @f(%c: i1, %i: index) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:120 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (i1, index) -> index, sym_name = "f"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:123 offset :3:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
// CHECK-NEXT: scf.yield
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:123 offset :3:3: note: see current operation: "scf.yield"() : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:128 offset :3:3: error: 'scf.if' op region #0 should have no arguments
// CHECK-NEXT: "scf.if"(%c) ({ ^bb0(%x: i1) : scf.yield }, {}) : (i1) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:128 offset :3:3: note: see current operation:
// CHECK-NEXT: "scf.if"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg2: i1):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (i1) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:134 offset :3:19: error: 'func.return' op expects parent op 'func.func'
// CHECK-NEXT: "scf.if"(%c) ({ return }, {}) : (i1) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:134 offset :3:19: note: see current operation: "func.return"() : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:140 offset :3:24: error: block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: "scf.if"(%c) ({ %x = arith.constant 1 : i32 }, {}) : (i1) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:140 offset :3:24: note: see current operation: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:146 offset :3:3: error: 'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615
// CHECK-NEXT: "scf.for"(%i, %i, %i) ({ scf.yield }) : (index, index, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:146 offset :3:3: note: see current operation:
// CHECK-NEXT: "scf.for"(%arg1, %arg1, %arg1) ({
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:152 offset :3:3: error: 'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type
// CHECK-NEXT: "scf.for"(%i, %i, %c) ({ ^bb0(%x : i1): scf.yield }) : (index, index, i1) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:152 offset :3:3: note: see current operation:
// CHECK-NEXT: "scf.for"(%arg1, %arg1, %arg0) ({
// CHECK-NEXT: ^bb0(%arg2: i1):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, i1) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:158 offset :3:3: error: branch has 1 operands for successor #1, but target block has 0
// CHECK-NEXT: cf.switch %i : i32, [ default: ^bb1, 1: ^bb2(%i: i32) ]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-flow.mlir:158 offset :3:3: note: see current operation: "cf.switch"(%arg1, %arg1)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
