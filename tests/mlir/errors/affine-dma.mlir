// Transfers between memories that are not valid; and some that are.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%n], %t[0], %n : memref<100xf32>, memref<100xf32, 2>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%n], %t[0], %n, %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%n], %t[0], %n, %n, %n, %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%n], %t[0] : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n, %n], %b[%n], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%n, 2], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%n], %t[0, 0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%x], %b[%n], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%n], %t[%x], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%x], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%n], %t[0], %i : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%n], %t[0], %n : memref<100xf32>, i32, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_start %a[%n], %b[%n], %t[0], %n {a} : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_wait %t[0], %n : memref<100xf32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_wait %t[0, 0], %n : memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_wait %t[%x], %n : memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_wait %t[0] : memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_wait %t[0], %n, %n : memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_wait %t[0], %n {b} : memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_wait %f[0], %n : f32
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  affine.dma_wait %t[0], %n : memref<1xi32>, memref<1xi32>
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  "affine.dma_start"(%a, %n, %b, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  "affine.dma_start"(%n, %n, %b, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (index, index, memref<100xf32, 2>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  "affine.dma_start"(%a, %n, %n, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, index, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  "affine.dma_start"(%a, %n, %b, %n, %n, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, index, index, index) -> ()
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  "affine.dma_start"(%a, %n, %b, %n, %t, %n, %i) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, memref<1xi32>, index, i32) -> ()
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  "affine.dma_start"(%a, %n, %b, %n, %t, %n, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, memref<1xi32>, index, index, index) -> ()
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  "affine.dma_wait"(%n, %n, %n) {tag_map = affine_map<(d0) -> (d0)>} : (index, index, index) -> ()
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  "affine.dma_wait"(%t, %n, %i) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index, i32) -> ()
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
  %l = memref.load %a[%n] : memref<100xf32>
  %k = arith.fptosi %l : f32 to i32
  %x = arith.index_cast %k : i32 to index
  "affine.dma_wait"(%t, %i, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to 4 {
    %x = memref.load %m[%i] : memref<?xindex>
    affine.dma_start %a[%x], %b[%n], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  }
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to 4 {
    %x = memref.load %m[%i] : memref<?xindex>
    affine.dma_start %a[%n], %b[%x], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  }
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to 4 {
    %x = memref.load %m[%i] : memref<?xindex>
    affine.dma_start %a[%n], %b[%n], %t[%x], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  }
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to 4 {
    %x = memref.load %m[%i] : memref<?xindex>
    affine.dma_wait %t[%x], %n : memref<1xi32>
  }
  return
}

// -----

func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to 4 {
    %x = memref.load %m[%i] : memref<?xindex>
    affine.dma_wait %t[0], %x : memref<1xi32>
  }
  return
}

// CHECK: within split at {{.*}}affine-dma.mlir:1 offset :8:3: error: custom op 'affine.dma_start' expected three types
// CHECK-NEXT: affine.dma_start %a[%n], %b[%n], %t[0], %n : memref<100xf32>, memref<100xf32, 2>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:12 offset :7:3: error: custom op 'affine.dma_start' expected two stride related operands
// CHECK-NEXT: affine.dma_start %a[%n], %b[%n], %t[0], %n, %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:22 offset :7:3: error: custom op 'affine.dma_start' expected two stride related operands
// CHECK-NEXT: affine.dma_start %a[%n], %b[%n], %t[0], %n, %n, %n, %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:32 offset :7:41: error: expected ','
// CHECK-NEXT: affine.dma_start %a[%n], %b[%n], %t[0] : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:102 offset :7:43: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK-NEXT: affine.dma_start %a[%n], %b[%n], %t[0], %i : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:102 offset :3:89: note: prior use here
// CHECK-NEXT: func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:112 offset :7:28: error: use of value '%b' expects different type than prior uses: 'i32' vs 'memref<100xf32, 2>'
// CHECK-NEXT: affine.dma_start %a[%n], %b[%n], %t[0], %n : memref<100xf32>, i32, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:112 offset :3:35: note: prior use here
// CHECK-NEXT: func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:122 offset :7:45: error: expected ':'
// CHECK-NEXT: affine.dma_start %a[%n], %b[%n], %t[0], %n {a} : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:132 offset :7:19: error: use of value '%t' expects different type than prior uses: 'memref<100xf32>' vs 'memref<1xi32>'
// CHECK-NEXT: affine.dma_wait %t[0], %n : memref<100xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:132 offset :3:59: note: prior use here
// CHECK-NEXT: func.func @a(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: i32, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:162 offset :7:24: error: expected ','
// CHECK-NEXT: affine.dma_wait %t[0] : memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:172 offset :7:28: error: expected ':'
// CHECK-NEXT: affine.dma_wait %t[0], %n, %n : memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:182 offset :7:28: error: expected ':'
// CHECK-NEXT: affine.dma_wait %t[0], %n {b} : memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:192 offset :7:3: error: custom op 'affine.dma_wait' expected tag to be of memref type
// CHECK-NEXT: affine.dma_wait %f[0], %n : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:202 offset :7:44: error: expected operation name in quotes
// CHECK-NEXT: affine.dma_wait %t[0], %n : memref<1xi32>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:222 offset :7:3: error: 'affine.dma_start' op expected DMA source to be of memref type
// CHECK-NEXT: "affine.dma_start"(%n, %n, %b, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (index, index, memref<100xf32, 2>, index, memref<1xi32>, index, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:222 offset :7:3: note: see current operation: "affine.dma_start"(%arg3, %arg3, %arg1, %arg3, %arg2, %arg3, %arg3) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (index, index, memref<100xf32, 2>, index, memref<1xi32>, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:232 offset :7:3: error: 'affine.dma_start' op expected DMA destination to be of memref type
// CHECK-NEXT: "affine.dma_start"(%a, %n, %n, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, index, index, memref<1xi32>, index, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:232 offset :7:3: note: see current operation: "affine.dma_start"(%arg0, %arg3, %arg3, %arg3, %arg2, %arg3, %arg3) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, index, index, memref<1xi32>, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:242 offset :7:3: error: 'affine.dma_start' op expected DMA tag to be of memref type
// CHECK-NEXT: "affine.dma_start"(%a, %n, %b, %n, %n, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, index, index, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:242 offset :7:3: note: see current operation: "affine.dma_start"(%arg0, %arg3, %arg1, %arg3, %arg3, %arg3, %arg3) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:262 offset :7:3: error: 'affine.dma_start' op incorrect number of operands
// CHECK-NEXT: "affine.dma_start"(%a, %n, %b, %n, %t, %n, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, memref<1xi32>, index, index, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:262 offset :7:3: note: see current operation: "affine.dma_start"(%arg0, %arg3, %arg1, %arg3, %arg2, %arg3, %arg3, %arg3) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, memref<1xi32>, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:272 offset :7:3: error: 'affine.dma_wait' op expected DMA tag to be of memref type
// CHECK-NEXT: "affine.dma_wait"(%n, %n, %n) {tag_map = affine_map<(d0) -> (d0)>} : (index, index, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:272 offset :7:3: note: see current operation: "affine.dma_wait"(%arg3, %arg3, %arg3) {tag_map = affine_map<(d0) -> (d0)>} : (index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:292 offset :7:3: error: 'affine.dma_wait' op index to dma_wait must have 'index' type
// CHECK-NEXT: "affine.dma_wait"(%t, %i, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:292 offset :7:3: note: see current operation: "affine.dma_wait"(%arg2, %arg4, %arg3) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:302 offset :6:5: error: 'affine.dma_start' op src index must be a valid dimension or symbol identifier
// CHECK-NEXT: affine.dma_start %a[%x], %b[%n], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:302 offset :6:5: note: see current operation: "affine.dma_start"(%arg0, %0, %arg1, %arg3, %arg2, %arg3) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, memref<1xi32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:312 offset :6:5: error: 'affine.dma_start' op dst index must be a valid dimension or symbol identifier
// CHECK-NEXT: affine.dma_start %a[%n], %b[%x], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:312 offset :6:5: note: see current operation: "affine.dma_start"(%arg0, %arg3, %arg1, %0, %arg2, %arg3) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, memref<1xi32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:322 offset :6:5: error: 'affine.dma_start' op tag index must be a valid dimension or symbol identifier
// CHECK-NEXT: affine.dma_start %a[%n], %b[%n], %t[%x], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:322 offset :6:5: note: see current operation: "affine.dma_start"(%arg0, %arg3, %arg1, %arg3, %arg2, %0, %arg3) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32, 2>, index, memref<1xi32>, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:332 offset :6:5: error: 'affine.dma_wait' op index must be a valid dimension or symbol identifier
// CHECK-NEXT: affine.dma_wait %t[%x], %n : memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine-dma.mlir:332 offset :6:5: note: see current operation: "affine.dma_wait"(%arg2, %0, %arg3) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index, index) -> ()
