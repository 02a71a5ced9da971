// A diagnostic is at the location that its op says: its first file, with the source line where it is
// this one, the callers of a call site, or the location as text.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @unknown(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64 loc(unknown)
  return
}

// -----
func.func @elsewhere(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64 loc("other.c":12:3)
  return
}

// -----
func.func @name(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64 loc("name")
  return
}

// -----
func.func @name_of(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64 loc("name"("other.c":1:2))
  return
}

// -----
func.func @callers(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64 loc(callsite("inner.c":1:2 at callsite("middle" at fused["x", callsite("y" at "outer.c":3:4)])))
  return
}

// -----
func.func @fused(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64 loc(fused<"m">["x", "z.c":5:6])
  return
}

// -----
func.func @later(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64 loc(#later)
  return
}
#later = loc("l.c":8:9)

// -----
func.func @argument(%a: i32 loc("a.c":1:1)) {
  cf.br ^bb1(%a : i32)
^bb1(%b: i64 loc("b.c":2:2)):
  return
}

// -----
func.func @no_place(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64 loc("within split at <stdin>:1 offset ":2:3)
  return
}

// CHECK: <unknown>:0: error: 'arith.addi' op requires the same type for all operands and results
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64
// CHECK-NEXT: other.c:12:3: error: 'arith.addi' op requires the same type for all operands and results
// CHECK-NEXT: other.c:12:3: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64
// CHECK-NEXT: <unknown>:0: error: loc("name"): 'arith.addi' op requires the same type for all operands and results
// CHECK-NEXT: <unknown>:0: note: loc("name"): see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64
// CHECK-NEXT: other.c:1:2: error: 'arith.addi' op requires the same type for all operands and results
// CHECK-NEXT: other.c:1:2: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64
// CHECK-NEXT: inner.c:1:2: error: 'arith.addi' op requires the same type for all operands and results
// CHECK-NEXT: outer.c:3:4: note: called from
// CHECK-NEXT: outer.c:3:4: note: called from
// CHECK-NEXT: outer.c:3:4: note: called from
// CHECK-NEXT: inner.c:1:2: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64
// CHECK-NEXT: z.c:5:6: error: 'arith.addi' op requires the same type for all operands and results
// CHECK-NEXT: z.c:5:6: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64
// CHECK-NEXT: l.c:8:9: error: 'arith.addi' op requires the same type for all operands and results
// CHECK-NEXT: l.c:8:9: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64
// CHECK-NEXT: within split at {{.*}}diagnostics.mlir:47 offset :3:3: error: type mismatch for bb argument #0 of successor #0
// CHECK-NEXT: cf.br ^bb1(%a : i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}diagnostics.mlir:47 offset :3:3: note: see current operation: "cf.br"(%arg0)[^bb1] : (i32) -> ()
// CHECK-NEXT: within split at <stdin>:1 offset :2:3: error: 'arith.addi' op requires the same type for all operands and results
// CHECK-NEXT: within split at <stdin>:1 offset :2:3: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64
