// A file that ends behind the colon of a symbol: the end is what is wrong.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect 2>&1 | FileCheck %s
//
// CHECK: {{.*}}:7:17: error: expected ',' or ']'
// CHECK-NEXT: "f"() { b = [@m:
// CHECK-NEXT: {{ *}}^
"f"() { b = [@m:
