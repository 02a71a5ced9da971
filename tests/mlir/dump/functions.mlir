// Passes on functions print these alone: each takes its place in the module, and the others stay.
// What is printed before a pass is what the one before it has made.
// RUN: %bufscope-opt --dump=%s --counts | FileCheck %s
// RUN: %bufscope-opt --dump=%s --stage=0 | FileCheck %s --check-prefix=INPUT
// RUN: %bufscope-opt --dump=%s --stage=2 | FileCheck %s --check-prefix=SECOND
// RUN: %bufscope-opt --dump=%s --names=printed --diff=2,4 | FileCheck %s --check-prefix=DIFF

// CHECK: memref.alloc {{ *}}2 {{ *}}1 {{ *}}1 {{ *}}1 {{ *}}0
// CHECK: 0: input
// CHECK-NEXT: 1: canonicalize
// CHECK-NEXT: 2: cse
// CHECK-NEXT: 3: canonicalize
// CHECK-NEXT: 4: inline

// INPUT: module {
// INPUT-NEXT:   func.func @a() {
// INPUT-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// INPUT:   func.func @b() {
// INPUT-NEXT:     %alloc = memref.alloc() : memref<2xf32>

// SECOND: module {
// SECOND-NEXT:   func.func @a() {
// SECOND-NEXT:     call @b() : () -> ()
// SECOND-NEXT:     return
// SECOND-NEXT:   }
// SECOND-NEXT:   func.func @b() {
// SECOND-NEXT:     %alloc = memref.alloc() : memref<2xf32>

// DIFF: @b: stage 2, cse -> stage 4, inline: 0 added, 2 removed, 0 changed, 0 moved
// DIFF-NEXT:   func.func @b() {
// DIFF-NEXT: -   %alloc = memref.alloc() : memref<2xf32>

// -----// IR Dump Before Canonicalizer (canonicalize) //----- //
func.func @a() {
  %alloc = memref.alloc() : memref<2xf32>
  call @b() : () -> ()
  return
}

// -----// IR Dump Before CSE (cse) //----- //
func.func @a() {
  call @b() : () -> ()
  return
}

// -----// IR Dump After CSE (cse) //----- //
func.func @a() {
  call @b() : () -> ()
  return
}

// -----// IR Dump Before Canonicalizer (canonicalize) //----- //
func.func @b() {
  %alloc = memref.alloc() : memref<2xf32>
  call @outside(%alloc) : (memref<2xf32>) -> ()
  return
}

// -----// IR Dump After Canonicalizer (canonicalize) //----- //
func.func @b() {
  %alloc = memref.alloc() : memref<2xf32>
  call @outside(%alloc) : (memref<2xf32>) -> ()
  return
}

// -----// IR Dump After Inliner (inline) //----- //
module {
  func.func private @outside(memref<2xf32>)
  func.func @a() {
    return
  }
  func.func @b() {
    return
  }
}
