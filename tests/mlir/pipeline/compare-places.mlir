// Where buffers are freed: one that is returned only where another is not leaks there.
// RUN: %bufscope-opt %s --compare=ownership,buffer-deallocation 2>/dev/null | FileCheck %s

func.func @one_of_two(%c: i1) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %r = arith.select %c, %a, %b : memref<8xf32>
  return %r : memref<8xf32>
}
// CHECK: freed: memref.alloc at 5:8 {{.*}}, if %{{.*}}; {{ *}}returned or never{{ *}}
// CHECK-NEXT: {{ *}}else returned{{ *}}

func.func @this_one() -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  return %a : memref<8xf32>
}
// CHECK: freed: memref.alloc at 14:8 {{ *}}returned {{ *}}returned{{ *}}

// The result of the scf.if is one clone or the other, and each is returned wherever it is made.
func.func @in_each_arm(%c: i1, %m: memref<8xf32>) -> memref<8xf32> {
  %r = scf.if %c -> memref<8xf32> {
    %a = memref.alloc() : memref<8xf32>
    scf.yield %a : memref<8xf32>
  } else {
    scf.yield %m : memref<8xf32>
  }
  return %r : memref<8xf32>
}
// CHECK-LABEL: @in_each_arm {{.*}}
// CHECK: freed: bufferization.clone at 21:8 {{ *}}returned {{ *}}–{{ *}}
// CHECK-NEXT: freed: bufferization.clone at 22:10 {{ *}}– {{ *}}returned{{ *}}
// CHECK-NEXT: freed: bufferization.clone at 20:32 {{ *}}– {{ *}}returned{{ *}}

// CHECK: Lines are counted in the function as each pipeline writes it, its first line is line 1; LINE:COLUMN is in the input.
