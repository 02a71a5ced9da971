// What gpu.alloc allocates has no AllocationOpInterface: the older passes leave it where it is, and
// the one that frees wants the program to have done it.
// RUN: not %bufscope-opt %s --check --allow-unregistered-dialect --split-input-file --buffer-deallocation 2>&1 | FileCheck %s
// RUN: %bufscope-opt %s --check --allow-unregistered-dialect --split-input-file --buffer-hoisting --buffer-loop-hoisting --promote-buffers-to-stack 2>&1 | FileCheck %s --check-prefix=OTHERS

func.func @alloc(%c: i1, %n: index, %m: memref<?xf32>) {
  %a = gpu.alloc (%n) : memref<?xf32>
  gpu.memcpy %a, %m : memref<?xf32>, memref<?xf32>
  return
}

// -----

func.func @in_branch(%c: i1, %n: index, %m: memref<?xf32>) {
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<?xf32>)
^bb1:
  %a = gpu.alloc (%n) : memref<?xf32>
  gpu.memcpy %a, %m : memref<?xf32>, memref<?xf32>
  cf.br ^bb2(%a : memref<?xf32>)
^bb2(%x: memref<?xf32>):
  "test.use"(%x) : (memref<?xf32>) -> ()
  return
}

// -----

func.func @freed(%c: i1, %n: index, %m: memref<?xf32>) {
  %a = gpu.alloc (%n) : memref<?xf32>
  gpu.memcpy %a, %m : memref<?xf32>, memref<?xf32>
  gpu.dealloc %a : memref<?xf32>
  return
}

// -----

func.func @freed_async(%c: i1, %n: index, %m: memref<?xf32>, %t: !gpu.async.token) {
  %a, %tok = gpu.alloc async [%t] (%n) : memref<?xf32>
  %t2 = gpu.memcpy async [%tok] %a, %m : memref<?xf32>, memref<?xf32>
  %t3 = gpu.dealloc async [%t2] %a : memref<?xf32>
  gpu.wait [%t3]
  return
}

// -----

func.func @alloc_async(%m: memref<16xf32>) {
  %t = gpu.wait async
  %a, %tok = gpu.alloc async [%t] () : memref<16xf32>
  %t2 = gpu.memcpy async [%tok] %a, %m : memref<16xf32>, memref<16xf32>
  gpu.wait [%t2]
  return
}

// CHECK: within split at {{.*}}legacy-gpu.mlir:1 offset :7:8: error: Allocation is not deallocated explicitly nor does the operation implement the AllocationOpInterface.
// CHECK-NEXT: %a = gpu.alloc (%n) : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}legacy-gpu.mlir:1 offset :7:8: note: see current operation: %0 = "gpu.alloc"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}legacy-gpu.mlir:12 offset :6:8: error: Allocation is not deallocated explicitly nor does the operation implement the AllocationOpInterface.
// CHECK-NEXT: %a = gpu.alloc (%n) : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}legacy-gpu.mlir:12 offset :6:8: note: see current operation: %0 = "gpu.alloc"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}legacy-gpu.mlir:44 offset :5:14: error: Allocation is not deallocated explicitly nor does the operation implement the AllocationOpInterface.
// CHECK-NEXT: %a, %tok = gpu.alloc async [%t] () : memref<16xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}legacy-gpu.mlir:44 offset :5:14: note: see current operation: %1:2 = "gpu.alloc"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!gpu.async.token) -> (memref<16xf32>, !gpu.async.token)

// OTHERS: module {
// OTHERS-NEXT: func.func @alloc(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
// OTHERS-NEXT: %memref = gpu.alloc  (%arg1) : memref<?xf32>
// OTHERS-NEXT: gpu.memcpy  %memref, %arg2 : memref<?xf32>, memref<?xf32>
// OTHERS-NEXT: return
// OTHERS-NEXT: }
// OTHERS-NEXT: }
// OTHERS-EMPTY:
// OTHERS-NEXT: {{//}} -----
// OTHERS-NEXT: module {
// OTHERS-NEXT: func.func @in_branch(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
// OTHERS-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg2 : memref<?xf32>)
// OTHERS-NEXT: ^bb1:  // pred: ^bb0
// OTHERS-NEXT: %memref = gpu.alloc  (%arg1) : memref<?xf32>
// OTHERS-NEXT: gpu.memcpy  %memref, %arg2 : memref<?xf32>, memref<?xf32>
// OTHERS-NEXT: cf.br ^bb2(%memref : memref<?xf32>)
// OTHERS-NEXT: ^bb2(%0: memref<?xf32>):  // 2 preds: ^bb0, ^bb1
// OTHERS-NEXT: "test.use"(%0) : (memref<?xf32>) -> ()
// OTHERS-NEXT: return
// OTHERS-NEXT: }
// OTHERS-NEXT: }
// OTHERS-EMPTY:
// OTHERS-NEXT: {{//}} -----
// OTHERS-NEXT: module {
// OTHERS-NEXT: func.func @freed(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
// OTHERS-NEXT: %memref = gpu.alloc  (%arg1) : memref<?xf32>
// OTHERS-NEXT: gpu.memcpy  %memref, %arg2 : memref<?xf32>, memref<?xf32>
// OTHERS-NEXT: gpu.dealloc  %memref : memref<?xf32>
// OTHERS-NEXT: return
// OTHERS-NEXT: }
// OTHERS-NEXT: }
// OTHERS-EMPTY:
// OTHERS-NEXT: {{//}} -----
// OTHERS-NEXT: module {
// OTHERS-NEXT: func.func @freed_async(%arg0: i1, %arg1: index, %arg2: memref<?xf32>, %arg3: !gpu.async.token) {
// OTHERS-NEXT: %memref, %asyncToken = gpu.alloc async [%arg3] (%arg1) : memref<?xf32>
// OTHERS-NEXT: %0 = gpu.memcpy async [%asyncToken] %memref, %arg2 : memref<?xf32>, memref<?xf32>
// OTHERS-NEXT: %1 = gpu.dealloc async [%0] %memref : memref<?xf32>
// OTHERS-NEXT: gpu.wait [%1]
// OTHERS-NEXT: return
// OTHERS-NEXT: }
// OTHERS-NEXT: }
// OTHERS-EMPTY:
// OTHERS-NEXT: {{//}} -----
// OTHERS-NEXT: module {
// OTHERS-NEXT: func.func @alloc_async(%arg0: memref<16xf32>) {
// OTHERS-NEXT: %0 = gpu.wait async
// OTHERS-NEXT: %memref, %asyncToken = gpu.alloc async [%0] () : memref<16xf32>
// OTHERS-NEXT: %1 = gpu.memcpy async [%asyncToken] %memref, %arg0 : memref<16xf32>, memref<16xf32>
// OTHERS-NEXT: gpu.wait [%1]
// OTHERS-NEXT: return
// OTHERS-NEXT: }
// OTHERS-NEXT: }
