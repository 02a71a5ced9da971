// A function that never comes back can leak nothing behind it, and no run of it ends: it is not judged, and the limit
// is named. So is who calls it, where a buffer would come back.
// RUN: %bufscope-opt %s --hlo-deallocation-pipeline --check 2>%t >/dev/null
// RUN: FileCheck %s <%t

// CHECK-NOT: leak
// CHECK-NOT: never freed
// CHECK: {{.*}}:[[# @LINE + 3]]:1: warning: this function is not judged: limit of 1000 calls in one another
// CHECK-NOT: leak
// CHECK-NOT: never freed
func.func @top(%n: index) {
  %r = func.call @down(%n) : (index) -> memref<4xi32>
  return
}
func.func private @down(%n: index) -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  %r = func.call @down(%n) : (index) -> memref<4xi32>
  return %r : memref<4xi32>
}
