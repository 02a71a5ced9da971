// The module: always printed, once; nested and named ones.
// RUN: %bufscope-opt %s --split-input-file | FileCheck %s

// CHECK-LABEL: func.func private @wrapped()
func.func private @wrapped()

// -----
module {
// CHECK-LABEL: func.func private @not_wrapped_again()
  func.func private @not_wrapped_again()
}

// -----
// CHECK: module @named attributes {some.attribute = 3 : i32} {
module @named attributes {some.attribute = 3 : i32} {
// CHECK: module @inner {
  module @inner {
// CHECK-LABEL: func.func private @deep()
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-NEXT: }
    func.func private @deep()
  }
  module {
  }
}

// -----
// CHECK: module @one {
// CHECK-NEXT: }
module @one {
}
// CHECK: module @two {
// CHECK-NEXT: }
module @two {
}
