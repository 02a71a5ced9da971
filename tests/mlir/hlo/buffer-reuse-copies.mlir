// Copies that go and copies that stay, buffers one after the other, and what moves to the stack.
// REFERENCE: none
// RUN: %bufscope-opt %s --split-input-file --allow-unregistered-dialect --hlo-buffer-reuse | FileCheck %s

// The source is changed behind the copy: its dealloc does not follow, and both stay.
// CHECK-LABEL: func.func @source_changed(%arg0: memref<5000xi8> {deallocation.restrict = true}) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.fill"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.copy %alloc, %arg0 : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: "test.fill"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @source_changed(%out: memref<5000xi8> {deallocation.restrict = true}) {
  %a = memref.alloc() : memref<5000xi8>
  "test.fill"(%a) : (memref<5000xi8>) -> ()
  memref.copy %a, %out : memref<5000xi8> to memref<5000xi8>
  "test.fill"(%a) : (memref<5000xi8>) -> ()
  memref.dealloc %a : memref<5000xi8>
  return
}

// -----
// The target is changed behind it.
// CHECK-LABEL: func.func @target_changed(%arg0: memref<5000xi8> {deallocation.restrict = true}) {
// CHECK-NEXT: "test.fill"(%arg0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: "test.fill"(%arg0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @target_changed(%out: memref<5000xi8> {deallocation.restrict = true}) {
  %a = memref.alloc() : memref<5000xi8>
  "test.fill"(%a) : (memref<5000xi8>) -> ()
  memref.copy %a, %out : memref<5000xi8> to memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  "test.fill"(%out) : (memref<5000xi8>) -> ()
  return
}

// -----
// From one argument to another.
// CHECK-LABEL: func.func @of_arguments(%arg0: memref<5000xi8>, %arg1: memref<5000xi8> {deallocation.restrict = true}) {
// CHECK-NEXT: memref.copy %arg0, %arg1 : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @of_arguments(%in: memref<5000xi8>, %out: memref<5000xi8> {deallocation.restrict = true}) {
  memref.copy %in, %out : memref<5000xi8> to memref<5000xi8>
  return
}

// -----
// To another buffer, which is filled at once.
// CHECK-LABEL: func.func @to_a_buffer() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.fill"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @to_a_buffer() {
  %a = memref.alloc() : memref<5000xi8>
  %b = memref.alloc() : memref<5000xi8>
  "test.fill"(%a) : (memref<5000xi8>) -> ()
  memref.copy %a, %b : memref<5000xi8> to memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  "test.use"(%b) : (memref<5000xi8>) -> ()
  memref.dealloc %b : memref<5000xi8>
  return
}

// -----
// That was used before.
// CHECK-LABEL: func.func @to_a_used_buffer() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.fill"(%alloc, %alloc_0) : (memref<5000xi8>, memref<5000xi8>) -> ()
// CHECK-NEXT: memref.copy %alloc, %alloc_0 : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: "test.use"(%alloc_0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @to_a_used_buffer() {
  %a = memref.alloc() : memref<5000xi8>
  %b = memref.alloc() : memref<5000xi8>
  "test.fill"(%a, %b) : (memref<5000xi8>, memref<5000xi8>) -> ()
  memref.copy %a, %b : memref<5000xi8> to memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  "test.use"(%b) : (memref<5000xi8>) -> ()
  memref.dealloc %b : memref<5000xi8>
  return
}

// -----
// That is allocated when the source is filled already.
// CHECK-LABEL: func.func @to_a_later_buffer() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.fill"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: memref.copy %alloc, %alloc_0 : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: "test.use"(%alloc_0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @to_a_later_buffer() {
  %a = memref.alloc() : memref<5000xi8>
  "test.fill"(%a) : (memref<5000xi8>) -> ()
  %b = memref.alloc() : memref<5000xi8>
  memref.copy %a, %b : memref<5000xi8> to memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  "test.use"(%b) : (memref<5000xi8>) -> ()
  memref.dealloc %b : memref<5000xi8>
  return
}

// -----
// Below the function's own block a copy always stays.
// CHECK-LABEL: func.func @in_an_if(%arg0: i1, %arg1: memref<5000xi8> {deallocation.restrict = true}) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.fill"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @in_an_if(%c: i1, %out: memref<5000xi8> {deallocation.restrict = true}) {
  scf.if %c {
    %a = memref.alloc() : memref<5000xi8>
    "test.fill"(%a) : (memref<5000xi8>) -> ()
    memref.copy %a, %out : memref<5000xi8> to memref<5000xi8>
    memref.dealloc %a : memref<5000xi8>
  }
  return
}

// -----
// Two in an if, one after the other, are one, which moves out of it and to the stack, as it is aligned.
// CHECK-LABEL: func.func @two_in_an_if(%arg0: i1) {
// CHECK-NEXT: %alloca = memref.alloca() {alignment = 64 : i64} : memref<16xi8>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.use"(%alloca) : (memref<16xi8>) -> ()
// CHECK-NEXT: "test.use"(%alloca) : (memref<16xi8>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @two_in_an_if(%c: i1) {
  scf.if %c {
    %a = memref.alloc() {alignment = 64 : i64} : memref<16xi8>
    "test.use"(%a) : (memref<16xi8>) -> ()
    memref.dealloc %a : memref<16xi8>
    %b = memref.alloc() : memref<16xi8>
    "test.use"(%b) : (memref<16xi8>) -> ()
    memref.dealloc %b : memref<16xi8>
  }
  return
}

// -----
// What is freed at once goes, whatever it is.
// CHECK-LABEL: func.func @freed_at_once() {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @freed_at_once() {
  %a = memref.alloc() : memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  return
}

// -----
// The stack is asked in order: the second is too large for what the first has left, the third is not.
// CHECK-LABEL: func.func @in_order() {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4000xi8>
// CHECK-NEXT: %alloc = memref.alloc() : memref<97xi64>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<96xi8>
// CHECK-NEXT: "test.use"(%alloca, %alloc, %alloca_0) : (memref<4000xi8>, memref<97xi64>, memref<96xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<97xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @in_order() {
  %a = memref.alloc() : memref<4000xi8>
  %b = memref.alloc() : memref<97xi64>
  %d = memref.alloc() : memref<96xi8>
  "test.use"(%a, %b, %d) : (memref<4000xi8>, memref<97xi64>, memref<96xi8>) -> ()
  memref.dealloc %a : memref<4000xi8>
  memref.dealloc %b : memref<97xi64>
  memref.dealloc %d : memref<96xi8>
  return
}

// -----
// A buffer of the same type is allocated inside an op between: if that moved out, it would be merged. As it does not,
// the two around it are merged at last.
// CHECK-LABEL: func.func @over_an_unknown_op() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: "test.region"() ({
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.use"(%alloc_0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi8>
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @over_an_unknown_op() {
  %a = memref.alloc() : memref<5000xi8>
  "test.use"(%a) : (memref<5000xi8>) -> ()
  memref.dealloc %a : memref<5000xi8>
  "test.region"() ({
    %b = memref.alloc() : memref<5000xi8>
    "test.use"(%b) : (memref<5000xi8>) -> ()
    memref.dealloc %b : memref<5000xi8>
    "test.end"() : () -> ()
  }) : () -> ()
  %d = memref.alloc() : memref<5000xi8>
  "test.use"(%d) : (memref<5000xi8>) -> ()
  memref.dealloc %d : memref<5000xi8>
  return
}

// -----
// Only the next allocation is looked at: it has another type, and so the one behind it is not reused.
// CHECK-LABEL: func.func @next_only() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi16>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.use"(%alloc_0, %alloc_1) : (memref<5000xi16>, memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi16>
// CHECK-NEXT: memref.dealloc %alloc_1 : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @next_only() {
  %a = memref.alloc() : memref<5000xi8>
  "test.use"(%a) : (memref<5000xi8>) -> ()
  memref.dealloc %a : memref<5000xi8>
  %b = memref.alloc() : memref<5000xi16>
  %d = memref.alloc() : memref<5000xi8>
  "test.use"(%b, %d) : (memref<5000xi16>, memref<5000xi8>) -> ()
  memref.dealloc %b : memref<5000xi16>
  memref.dealloc %d : memref<5000xi8>
  return
}
