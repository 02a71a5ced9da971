// Ops of async are not checked: they may have fewer operands and results than they should. `other` stands
// for `async` here, which mlir-opt would refuse.
// RUN: sed 's/other[.]/async./g' %s | %bufscope-opt - --split-input-file --promote-buffers-to-stack | FileCheck %s
// RUN: sed 's/other[.]/async./g' %s | %bufscope-opt - --split-input-file --buffer-deallocation | FileCheck %s --check-prefix=FREE

// CHECK: {{.*}}memref.alloca(){{.*}}
// FREE: {{.*}}memref.dealloc{{.*}}
func.func @counts(%m: memref<f32>) {
  %a = memref.alloc() : memref<f32>
  "other.create_group"() : () -> ()
  "other.add_to_group"() : () -> ()
  "other.await"() : () -> ()
  "other.await_all"() : () -> ()
  "other.execute"() : () -> ()
  memref.copy %m, %a : memref<f32> to memref<f32>
  return
}
