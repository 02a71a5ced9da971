// Transfers between memories that are not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

"memref.dma_start"() : () -> ()

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i, %t) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>) -> ()
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  "memref.dma_start"(%m, %k, %i, %d, %i, %i, %i, %t, %i) : (memref<4x4xf32>, i32, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index) -> ()
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  "memref.dma_start"(%m, %i, %i, %i, %i, %i, %i, %t, %i) : (memref<4x4xf32>, index, index, index, index, index, index, memref<1xi32>, index) -> ()
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  "memref.dma_start"(%m, %i, %i, %d, %k, %i, %i, %t, %i) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, i32, index, index, memref<1xi32>, index) -> ()
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  "memref.dma_start"(%m, %i, %i, %d, %i, %i, %k, %t, %i) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, i32, memref<1xi32>, index) -> ()
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i, %i, %i) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, index, index) -> ()
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i, %t, %k) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, i32) -> ()
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i, %t, %i, %i) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index, index) -> ()
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i, %t, %i, %i, %k) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index, index, i32) -> ()
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  "memref.dma_start"(%i, %i, %i, %d, %i, %i, %i, %t, %i, %i) : (index, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index, index) -> ()
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  memref.dma_start %m[%i], %d[%i], %i, %t[%i] : memref<4x4xf32>, memref<4x4xf32, 1>, memref<1xi32>
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  memref.dma_start %m[%i,%i], %d[%i, %i], %i, %t[%i], %i : memref<4x4xf32>, memref<4x4xf32, 1>, memref<1xi32>
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  memref.dma_start %m[%i,%i], %d[%i, %i], %i, %t[%i] : memref<4x4xf32>, memref<4x4xf32, 1>
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index, %k: i32) {
  memref.dma_start %i[%i,%i], %d[%i, %i], %i, %t[%i] : index, memref<4x4xf32, 1>, memref<1xi32>
  return
}

// -----
func.func @f(%t: memref<1xi32>, %i: index, %k: i32) {
  memref.dma_wait %t[%k], %i : memref<1xi32>
  return
}

// -----
func.func @f(%t: memref<1xi32>, %i: index, %k: i32) {
  memref.dma_wait %t[%i, %i], %i {x} : memref<1xi32>
  return
}

// -----
func.func @f(%t: memref<1xi32>, %i: index, %k: i32) {
  "memref.dma_wait"(%t, %i) : (memref<1xi32>, index) -> ()
  return
}

// -----
func.func @f(%t: memref<1xi32>, %i: index, %k: i32) {
  "memref.dma_wait"(%t, %i, %k) : (memref<1xi32>, index, i32) -> ()
  return
}

// -----
func.func @f(%t: memref<1xi32>, %i: index, %k: i32) {
  "memref.dma_wait"(%t) : (memref<1xi32>) -> ()
  return
}

// CHECK: within split at {{.*}}dma.mlir:1 offset :4:1: error: 'memref.dma_start' op expected at least 4 operands
// CHECK-NEXT: "memref.dma_start"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:1 offset :4:1: note: see current operation: "memref.dma_start"() : () -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:6 offset :3:3: error: 'memref.dma_start' op expected at least 9 operands
// CHECK-NEXT: "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i, %t) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:6 offset :3:3: note: see current operation: "memref.dma_start"(%arg0, %arg3, %arg3, %arg2, %arg3, %arg3, %arg3, %arg1) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:12 offset :3:3: error: 'memref.dma_start' op expected source indices to be of index type
// CHECK-NEXT: "memref.dma_start"(%m, %k, %i, %d, %i, %i, %i, %t, %i) : (memref<4x4xf32>, i32, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:12 offset :3:3: note: see current operation: "memref.dma_start"(%arg0, %arg4, %arg3, %arg2, %arg3, %arg3, %arg3, %arg1, %arg3) : (memref<4x4xf32>, i32, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:18 offset :3:3: error: 'memref.dma_start' op expected destination to be of memref type
// CHECK-NEXT: "memref.dma_start"(%m, %i, %i, %i, %i, %i, %i, %t, %i) : (memref<4x4xf32>, index, index, index, index, index, index, memref<1xi32>, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:18 offset :3:3: note: see current operation: "memref.dma_start"(%arg0, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg1, %arg3) : (memref<4x4xf32>, index, index, index, index, index, index, memref<1xi32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:24 offset :3:3: error: 'memref.dma_start' op expected destination indices to be of index type
// CHECK-NEXT: "memref.dma_start"(%m, %i, %i, %d, %k, %i, %i, %t, %i) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, i32, index, index, memref<1xi32>, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:24 offset :3:3: note: see current operation: "memref.dma_start"(%arg0, %arg3, %arg3, %arg2, %arg4, %arg3, %arg3, %arg1, %arg3) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, i32, index, index, memref<1xi32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:30 offset :3:3: error: 'memref.dma_start' op expected num elements to be of index type
// CHECK-NEXT: "memref.dma_start"(%m, %i, %i, %d, %i, %i, %k, %t, %i) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, i32, memref<1xi32>, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:30 offset :3:3: note: see current operation: "memref.dma_start"(%arg0, %arg3, %arg3, %arg2, %arg3, %arg3, %arg4, %arg1, %arg3) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, i32, memref<1xi32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:36 offset :3:3: error: 'memref.dma_start' op expected tag to be of memref type
// CHECK-NEXT: "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i, %i, %i) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, index, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:36 offset :3:3: note: see current operation: "memref.dma_start"(%arg0, %arg3, %arg3, %arg2, %arg3, %arg3, %arg3, %arg3, %arg3) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:42 offset :3:3: error: 'memref.dma_start' op expected tag indices to be of index type
// CHECK-NEXT: "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i, %t, %k) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, i32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:42 offset :3:3: note: see current operation: "memref.dma_start"(%arg0, %arg3, %arg3, %arg2, %arg3, %arg3, %arg3, %arg1, %arg4) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, i32) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:48 offset :3:3: error: 'memref.dma_start' op incorrect number of operands
// CHECK-NEXT: "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i, %t, %i, %i) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:48 offset :3:3: note: see current operation: "memref.dma_start"(%arg0, %arg3, %arg3, %arg2, %arg3, %arg3, %arg3, %arg1, %arg3, %arg3) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:54 offset :3:3: error: 'memref.dma_start' op expected stride and num elements per stride to be of type index
// CHECK-NEXT: "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i, %t, %i, %i, %k) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index, index, i32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:54 offset :3:3: note: see current operation: "memref.dma_start"(%arg0, %arg3, %arg3, %arg2, %arg3, %arg3, %arg3, %arg1, %arg3, %arg3, %arg4) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index, index, i32) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:60 offset :3:3: error: 'memref.dma_start' op expected source to be of memref type
// CHECK-NEXT: "memref.dma_start"(%i, %i, %i, %d, %i, %i, %i, %t, %i, %i) : (index, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:60 offset :3:3: note: see current operation: "memref.dma_start"(%arg3, %arg3, %arg3, %arg2, %arg3, %arg3, %arg3, %arg1, %arg3, %arg3) : (index, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:66 offset :3:3: error: 'memref.dma_start' op expected source indices to be of index type
// CHECK-NEXT: memref.dma_start %m[%i], %d[%i], %i, %t[%i] : memref<4x4xf32>, memref<4x4xf32, 1>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:66 offset :3:3: note: see current operation: "memref.dma_start"(%arg0, %arg3, %arg2, %arg3, %arg3, %arg1, %arg3) : (memref<4x4xf32>, index, memref<4x4xf32, 1>, index, index, memref<1xi32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:72 offset :3:3: error: custom op 'memref.dma_start' expected two stride related operands
// CHECK-NEXT: memref.dma_start %m[%i,%i], %d[%i, %i], %i, %t[%i], %i : memref<4x4xf32>, memref<4x4xf32, 1>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:78 offset :3:3: error: custom op 'memref.dma_start' fewer/more types expected
// CHECK-NEXT: memref.dma_start %m[%i,%i], %d[%i, %i], %i, %t[%i] : memref<4x4xf32>, memref<4x4xf32, 1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:84 offset :3:3: error: 'memref.dma_start' op expected source to be of memref type
// CHECK-NEXT: memref.dma_start %i[%i,%i], %d[%i, %i], %i, %t[%i] : index, memref<4x4xf32, 1>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:84 offset :3:3: note: see current operation: "memref.dma_start"(%arg3, %arg3, %arg3, %arg2, %arg3, %arg3, %arg3, %arg1, %arg3) : (index, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:90 offset :3:22: error: use of value '%k' expects different type than prior uses: 'index' vs 'i32'
// CHECK-NEXT: memref.dma_wait %t[%k], %i : memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:90 offset :2:44: note: prior use here
// CHECK-NEXT: func.func @f(%t: memref<1xi32>, %i: index, %k: i32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:96 offset :3:3: error: 'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2
// CHECK-NEXT: memref.dma_wait %t[%i, %i], %i {x} : memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:96 offset :3:3: note: see current operation: "memref.dma_wait"(%arg0, %arg1, %arg1, %arg1) {x} : (memref<1xi32>, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:102 offset :3:3: error: 'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0
// CHECK-NEXT: "memref.dma_wait"(%t, %i) : (memref<1xi32>, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:102 offset :3:3: note: see current operation: "memref.dma_wait"(%arg0, %arg1) : (memref<1xi32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:108 offset :3:3: error: 'memref.dma_wait' op operand #2 must be index, but got 'i32'
// CHECK-NEXT: "memref.dma_wait"(%t, %i, %k) : (memref<1xi32>, index, i32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:108 offset :3:3: note: see current operation: "memref.dma_wait"(%arg0, %arg1, %arg2) : (memref<1xi32>, index, i32) -> ()
// CHECK-NEXT: within split at {{.*}}dma.mlir:114 offset :3:3: error: 'memref.dma_wait' op expected 2 or more operands, but found 1
// CHECK-NEXT: "memref.dma_wait"(%t) : (memref<1xi32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dma.mlir:114 offset :3:3: note: see current operation: "memref.dma_wait"(%arg0) : (memref<1xi32>) -> ()
