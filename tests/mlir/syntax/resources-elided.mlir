// Resources whose text is too long are left out, and the parts that have no other.
// RUN: %bufscope-opt %s --mlir-elide-resource-strings-if-larger=16 | FileCheck %s
// RUN: %bufscope-opt %s --mlir-elide-resource-strings-if-larger=4 | FileCheck %s --check-prefix=FOUR
// RUN: %bufscope-opt %s --mlir-elide-resource-strings-if-larger=0 | FileCheck %s --check-prefix=NONE

// CHECK: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: short: "0x0800000007"
// CHECK-NEXT: }
// CHECK-NEXT: },
// CHECK-NEXT: external_resources: {
// CHECK-NEXT: tool: {
// CHECK-NEXT: on: true
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}

// FOUR: {-#
// FOUR-NEXT: external_resources: {
// FOUR-NEXT: tool: {
// FOUR-NEXT: on: true
// FOUR-NEXT: }
// FOUR-NEXT: }
// FOUR-NEXT: #-}

// NONE: {-#
// NONE-EMPTY:
// NONE-NEXT: #-}
module attributes {t.long = dense_resource<long> : tensor<2xi64>, t.short = dense_resource<short> : tensor<1xi8>} {
}

{-#
  dialect_resources: {
    builtin: {
      long: "0x0800000005000000000000000600000000000000",
      short: "0x0800000007"
    }
  },
  external_resources: {
    tool: {
      note: "more than sixteen bytes of text",
      on: true
    }
  }
#-}
