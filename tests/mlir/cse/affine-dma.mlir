// A transfer reads its source and its tag and writes its destination: a load of the source is still good
// behind it, one of the destination is not.
// RUN: %bufscope-opt %s --cse --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: index) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<100xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<100xf32, 2>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<1xi32>
// CHECK-NEXT: affine.dma_start %alloc[%arg0], %alloc_0[%arg0], %alloc_1[0], %arg0 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: %0 = memref.load %alloc[%arg0] : memref<100xf32>
// CHECK-NEXT: affine.dma_start %alloc[%arg0], %alloc_0[%arg0], %alloc_1[0], %arg0 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: %1 = memref.load %alloc[%arg0] : memref<100xf32>
// CHECK-NEXT: %2 = memref.load %alloc_0[%arg0] : memref<100xf32, 2>
// CHECK-NEXT: affine.dma_start %alloc[%arg0], %alloc_0[%arg0], %alloc_1[0], %arg0 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: %3 = memref.load %alloc_0[%arg0] : memref<100xf32, 2>
// CHECK-NEXT: "test.use"(%0, %1, %2, %3) : (f32, f32, f32, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @a(%n: index) {
  %a = memref.alloc() : memref<100xf32>
  %b = memref.alloc() : memref<100xf32, 2>
  %t = memref.alloc() : memref<1xi32>
  affine.dma_start %a[%n], %b[%n], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  %x = memref.load %a[%n] : memref<100xf32>
  affine.dma_start %a[%n], %b[%n], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  %y = memref.load %a[%n] : memref<100xf32>
  %z = memref.load %b[%n] : memref<100xf32, 2>
  affine.dma_start %a[%n], %b[%n], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  %w = memref.load %b[%n] : memref<100xf32, 2>
  "test.use"(%x, %y, %z, %w) : (f32, f32, f32, f32) -> ()
  return
}
