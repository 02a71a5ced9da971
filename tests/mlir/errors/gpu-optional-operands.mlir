// Operands that gpu ops may leave out as far as their syntax goes, and when all operands get their types.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%n: index) {
  gpu.launch_func @a::@b clusters in (%n, %n, ) blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

func.func @b(%n: index) {
  gpu.launch_func @a::@b clusters in (,%n,) blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

func.func @c(%n: index) {
  gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size
  return
}

// -----

func.func @d(%n: index) {
  gpu.launch_func < : index> @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

func.func @e(%n: index) {
  gpu.launch blocks(%a, %b#1, %c) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %v = %n, %w = %n) { gpu.terminator }
  return
}

// -----

func.func @f(%n: index) {
  %a, %t = gpu.alloc async [%n] (%n) memref<?xf32>
  return
}

// -----

func.func @g(%n: index, %m: memref<3xf32>) {
  gpu.memcpy %m, %n : memref<4xf32>, memref<?xf32> {a
  return
}

// CHECK: within split at {{.*}}gpu-optional-operands.mlir:1 offset :5:47: error: custom op 'gpu.launch_func' 0 operands present, but expected 1
// CHECK-NEXT: gpu.launch_func @a::@b clusters in (%n, %n, ) blocks in (%n, %n, %n) threads in (%n, %n, %n)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-optional-operands.mlir:9 offset :4:40: error: custom op 'gpu.launch_func' 1 operands present, but expected 0
// CHECK-NEXT: gpu.launch_func @a::@b clusters in (,%n,) blocks in (%n, %n, %n) threads in (%n, %n, %n)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-optional-operands.mlir:16 offset :4:3: error: 'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute
// CHECK-NEXT: gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-optional-operands.mlir:16 offset :4:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @a::@b, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-optional-operands.mlir:23 offset :4:21: error: custom op 'gpu.launch_func' 0 operands present, but expected 1
// CHECK-NEXT: gpu.launch_func < : index> @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-optional-operands.mlir:30 offset :4:27: error: result number not allowed in argument list
// CHECK-NEXT: gpu.launch blocks(%a, %b#1, %c) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %v = %n, %w = %n) { gpu.terminator }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-optional-operands.mlir:37 offset :4:37: error: expected ':'
// CHECK-NEXT: %a, %t = gpu.alloc async [%n] (%n) memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-optional-operands.mlir:44 offset :4:54: error: expected '}' in attribute dictionary
// CHECK-NEXT: gpu.memcpy %m, %n : memref<4xf32>, memref<?xf32> {a
// CHECK-NEXT: ^
