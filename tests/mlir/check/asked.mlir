// Whether what somebody else returns is one of the buffers that are freed is asked when the program runs, in the
// library function as beside one memref: nothing is freed twice, and no stage is warned of.
// RUN: %bufscope-opt %s --check --buffer-deallocation-pipeline 2>&1 >/dev/null | FileCheck %s --allow-empty
// RUN: %bufscope-opt %s --check=strict --buffer-deallocation-pipeline 2>&1 >/dev/null | FileCheck %s --allow-empty

// CHECK-NOT: {{.*(error|warning): .*}}
func.func private @other(memref<4xf32>) -> memref<4xf32>
func.func @one(%in: memref<4xf32>, %out: memref<4xf32>) {
  %mine = memref.alloc() : memref<4xf32>
  memref.copy %in, %mine : memref<4xf32> to memref<4xf32>
  %more = call @other(%mine) : (memref<4xf32>) -> memref<4xf32>
  memref.copy %more, %out : memref<4xf32> to memref<4xf32>
  return
}

func.func @returned(%in: memref<4xf32>, %out: memref<4xf32>) -> memref<4xf32> {
  %mine = memref.alloc() : memref<4xf32>
  memref.copy %in, %mine : memref<4xf32> to memref<4xf32>
  %more = call @other(%mine) : (memref<4xf32>) -> memref<4xf32>
  memref.copy %more, %out : memref<4xf32> to memref<4xf32>
  return %mine : memref<4xf32>
}
