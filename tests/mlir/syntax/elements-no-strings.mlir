// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s
// Of elements that should be strings and are not, the ends are taken for quotes.

// CHECK: "t.no_strings"() {a = dense<"als"> : tensor<2x!foo.s>, b = dense<["2.", ""]> : tensor<2x!foo.s>} : () -> ()
"t.no_strings"() {a = dense<false> : tensor<2x!foo.s>, b = dense<[12.5, 7]> : tensor<2x!foo.s>} : () -> ()
