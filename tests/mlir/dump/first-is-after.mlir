// Where only what passes made is printed, nothing says what the first of them was given: nor whether it changed
// it. Of the next ones it is known.
// RUN: %bufscope-opt --dump=%s --explain | FileCheck %s --match-full-lines

// CHECK: 1  canonicalize begins
// CHECK-NEXT: 2  canonicalize ends; what it was given is not in the dump
// CHECK-NEXT: 3  cse begins
// CHECK-NEXT: 4  cse ends and changed nothing
// CHECK-NOT: {{.+}}

// -----// IR Dump After Canonicalizer (canonicalize) //----- //
module {
  func.func @f(%arg0: memref<4xf32>) {
    return
  }
}


// -----// IR Dump After CSE (cse) //----- //
module {
  func.func @f(%arg0: memref<4xf32>) {
    return
  }
}


