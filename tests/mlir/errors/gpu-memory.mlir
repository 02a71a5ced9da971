// Memory of the device that is not right.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @bad1(%n: index) {
  %a = gpu.alloc (%n) : memref<16xf32>
  return
}

// -----

func.func @bad2(%n: index) {
  %a = gpu.alloc ()[%n] : memref<16xf32>
  return
}

// -----

func.func @bad3(%m: memref<16xf32>, %k: memref<16xf64>, %l: memref<8xf32>) {
  gpu.memcpy %m, %k : memref<16xf32>, memref<16xf64>
  return
}

// -----

func.func @bad4(%m: memref<16xf32>, %k: memref<16xf64>, %l: memref<8xf32>) {
  gpu.memcpy %m, %l : memref<16xf32>, memref<8xf32>
  return
}

// -----

func.func @bad5(%m: memref<16xf32>, %v: f64) {
  gpu.memset %m, %v : memref<16xf32>, f64
  return
}

// -----

func.func @bad6(%m: memref<16xf32>, %v: f64) {
  gpu.wait async
  return
}

// -----

func.func @bad7(%m: memref<16xf32>, %v: f64) {
  gpu.dealloc %v : f64
  return
}

// -----

func.func @bad8(%m: memref<16xf32>, %v: f64) {
  gpu.memcpy %m %m : memref<16xf32>, memref<16xf32>
  return
}

// -----

func.func @bad9(%n: index) {
  %a = gpu.alloc %n : memref<16xf32>
  return
}

// -----

func.func @bad10(%n: index) {
  %a = gpu.alloc () : tensor<16xf32>
  return
}

// -----

func.func @list_without_end(%n: index) {
  %a = gpu.alloc (%n)[%n {x} : memref<?xf32>
  return
}

// CHECK: within split at {{.*}}gpu-memory.mlir:1 offset :5:8: error: 'gpu.alloc' op dimension operand count does not equal memref dynamic dimension count
// CHECK-NEXT: %a = gpu.alloc (%n) : memref<16xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:1 offset :5:8: note: see current operation: %0 = "gpu.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<16xf32>
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:9 offset :4:8: error: 'gpu.alloc' op symbol operand count does not equal memref symbol count
// CHECK-NEXT: %a = gpu.alloc ()[%n] : memref<16xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:9 offset :4:8: note: see current operation: %0 = "gpu.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (index) -> memref<16xf32>
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:16 offset :4:3: error: 'gpu.memcpy' op arguments have incompatible element type
// CHECK-NEXT: gpu.memcpy %m, %k : memref<16xf32>, memref<16xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:16 offset :4:3: note: see current operation: "gpu.memcpy"(%arg0, %arg1) : (memref<16xf32>, memref<16xf64>) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:23 offset :4:3: error: 'gpu.memcpy' op arguments have incompatible shape
// CHECK-NEXT: gpu.memcpy %m, %l : memref<16xf32>, memref<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:23 offset :4:3: note: see current operation: "gpu.memcpy"(%arg0, %arg2) : (memref<16xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:30 offset :4:3: error: 'gpu.memset' op failed to verify that all of {dst, value} have same element type
// CHECK-NEXT: gpu.memset %m, %v : memref<16xf32>, f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:30 offset :4:3: note: see current operation: "gpu.memset"(%arg0, %arg1) : (memref<16xf32>, f64) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:37 offset :4:12: error: custom op 'gpu.wait' needs to be named when marked 'async'
// CHECK-NEXT: gpu.wait async
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:44 offset :4:20: error: custom op 'gpu.dealloc' invalid kind of type specified
// CHECK-NEXT: gpu.dealloc %v : f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:51 offset :4:16: error: expected ','
// CHECK-NEXT: gpu.memcpy %m %m : memref<16xf32>, memref<16xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:58 offset :4:17: error: expected '('
// CHECK-NEXT: %a = gpu.alloc %n : memref<16xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:65 offset :4:23: error: custom op 'gpu.alloc' invalid kind of type specified
// CHECK-NEXT: %a = gpu.alloc () : tensor<16xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-memory.mlir:72 offset :4:25: error: expected ']'
// CHECK-NEXT: %a = gpu.alloc (%n)[%n {x} : memref<?xf32>
// CHECK-NEXT: ^
