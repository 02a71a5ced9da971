// Where buffers are freed: one that is returned only where another is not leaks there.
// RUN: %bufscope-opt %s --compare=ownership,buffer-deallocation 2>/dev/null | FileCheck %s

func.func @one_of_two(%c: i1) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %r = arith.select %c, %a, %b : memref<8xf32>
  return %r : memref<8xf32>
}
// CHECK: freed: memref.alloc at 5:8 {{.*}}, if %{{.*}}; else returned {{ *}}returned or never{{ *}}

func.func @this_one() -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  return %a : memref<8xf32>
}
// CHECK: freed: memref.alloc at 13:8 {{ *}}returned {{ *}}returned{{ *}}
