// Of several aliases that nobody defines the first is said in the order in which ops are looked at: what is in an op,
// the op, and its arguments; one that nothing has is none.
// RUN: not %bufscope-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

// CHECK: {{.*}}offset :8:29: error: operation location alias was never defined
"test.y"() ({
^bb0(%a: i32 loc(#one), %b: i32 loc(#two)):
  "test.z"() : () -> () loc(#inside)
  "test.z"() : () -> () loc(#behind)
}) : () -> () loc(#whole)

// -----
// CHECK: {{.*}}offset :5:7: error: operation location alias was never defined
func.func @f(%a: i32 loc(#argument)) {
  return
} loc(#function)

// -----
// CHECK: {{.*}}offset :3:26: error: expected location, but found '5 : i64'
func.func @f(%a: i32 loc(#number), %b: i32 loc(#other)) {
  return
}
#number = 5
