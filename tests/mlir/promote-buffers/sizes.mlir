// What is small enough for the stack.
// RUN: %bufscope-opt %s --promote-buffers-to-stack | FileCheck %s
// RUN: %bufscope-opt %s --promote-buffers-to-stack="max-alloc-size-in-bytes=16 max-rank-of-allocated-memref=2" | FileCheck %s --check-prefix=OPTIONS

// CHECK-LABEL: func.func @static(%arg0: memref<2xf32>) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<256xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<257xf32>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<128xindex>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<129xindex>
// CHECK-NEXT: %alloca_2 = memref.alloca() : memref<8192xi1>
// CHECK-NEXT: %alloca_3 = memref.alloca() : memref<64x2xcomplex<f32>>
// CHECK-NEXT: %alloca_4 = memref.alloca() : memref<64xvector<3xf32>>
// CHECK-NEXT: %alloc_5 = memref.alloc() : memref<65xvector<3xf32>>
// CHECK-NEXT: %alloca_6 = memref.alloca() : memref<f64>
// CHECK-NEXT: %alloca_7 = memref.alloca() : memref<0x100000xf64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// OPTIONS-LABEL: func.func @static(%arg0: memref<2xf32>) {
// OPTIONS-NEXT: %alloc = memref.alloc() : memref<256xf32>
// OPTIONS-NEXT: %alloc_0 = memref.alloc() : memref<257xf32>
// OPTIONS-NEXT: %alloc_1 = memref.alloc() : memref<128xindex>
// OPTIONS-NEXT: %alloc_2 = memref.alloc() : memref<129xindex>
// OPTIONS-NEXT: %alloc_3 = memref.alloc() : memref<8192xi1>
// OPTIONS-NEXT: %alloc_4 = memref.alloc() : memref<64x2xcomplex<f32>>
// OPTIONS-NEXT: %alloc_5 = memref.alloc() : memref<64xvector<3xf32>>
// OPTIONS-NEXT: %alloc_6 = memref.alloc() : memref<65xvector<3xf32>>
// OPTIONS-NEXT: %alloca = memref.alloca() : memref<f64>
// OPTIONS-NEXT: %alloca_7 = memref.alloca() : memref<0x100000xf64>
// OPTIONS-NEXT: return
// OPTIONS-NEXT: }
func.func @static(%m: memref<2xf32>) {
  %a = memref.alloc() : memref<256xf32>
  %b = memref.alloc() : memref<257xf32>
  %c = memref.alloc() : memref<128xindex>
  %d = memref.alloc() : memref<129xindex>
  %e = memref.alloc() : memref<8192xi1>
  %f = memref.alloc() : memref<64x2xcomplex<f32>>
  %g = memref.alloc() : memref<64xvector<3xf32>>
  %h = memref.alloc() : memref<65xvector<3xf32>>
  %i = memref.alloc() : memref<f64>
  %k = memref.alloc() : memref<0x100000xf64>
  return
}

// CHECK-LABEL: func.func @dynamic(%arg0: index, %arg1: memref<*xf32>) {
// CHECK-NEXT: %0 = memref.rank %arg1 : memref<*xf32>
// CHECK-NEXT: %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xindex>
// CHECK-NEXT: %alloc_0 = memref.alloc(%0, %0) : memref<?x?xindex>
// CHECK-NEXT: %alloc_1 = memref.alloc(%0, %arg0) : memref<?x?xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// OPTIONS-LABEL: func.func @dynamic(%arg0: index, %arg1: memref<*xf32>) {
// OPTIONS-NEXT: %0 = memref.rank %arg1 : memref<*xf32>
// OPTIONS-NEXT: %alloca = memref.alloca(%0) : memref<?xindex>
// OPTIONS-NEXT: %alloc = memref.alloc(%arg0) : memref<?xindex>
// OPTIONS-NEXT: %alloca_0 = memref.alloca(%0, %0) : memref<?x?xindex>
// OPTIONS-NEXT: %alloc_1 = memref.alloc(%0, %arg0) : memref<?x?xindex>
// OPTIONS-NEXT: return
// OPTIONS-NEXT: }
func.func @dynamic(%n: index, %u: memref<*xf32>) {
  %r = memref.rank %u : memref<*xf32>
  %a = memref.alloc(%r) : memref<?xindex>
  %b = memref.alloc(%n) : memref<?xindex>
  %c = memref.alloc(%r, %r) : memref<?x?xindex>
  %d = memref.alloc(%r, %n) : memref<?x?xindex>
  return
}

// Attributes go along; a symbol of the layout is no size.
// CHECK-LABEL: func.func @attributes(%arg0: index) {
// CHECK-NEXT: %alloca = memref.alloca() {alignment = 64 : i64, custom.note} : memref<2xf32>
// CHECK-NEXT: %alloca_0 = memref.alloca()[%arg0] : memref<2xf32, strided<[?]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// OPTIONS-LABEL: func.func @attributes(%arg0: index) {
// OPTIONS-NEXT: %alloca = memref.alloca() {alignment = 64 : i64, custom.note} : memref<2xf32>
// OPTIONS-NEXT: %alloca_0 = memref.alloca()[%arg0] : memref<2xf32, strided<[?]>>
// OPTIONS-NEXT: return
// OPTIONS-NEXT: }
func.func @attributes(%n: index) {
  %a = memref.alloc() {alignment = 64 : i64, custom.note} : memref<2xf32>
  %b = memref.alloc()[%n] : memref<2xf32, strided<[?]>>
  return
}

// CHECK-LABEL: func.func @others(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %1 = memref.realloc %alloc_0 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// OPTIONS-LABEL: func.func @others(%arg0: index, %arg1: memref<2xf32>) {
// OPTIONS-NEXT: %alloc = memref.alloc() : memref<2xf32>
// OPTIONS-NEXT: memref.dealloc %alloc : memref<2xf32>
// OPTIONS-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// OPTIONS-NEXT: %alloca = memref.alloca() : memref<2xf32>
// OPTIONS-NEXT: %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// OPTIONS-NEXT: %1 = memref.realloc %alloc_0 : memref<?xf32> to memref<4xf32>
// OPTIONS-NEXT: return
// OPTIONS-NEXT: }
func.func @others(%n: index, %m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  %b = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  %c = memref.alloca() : memref<2xf32>
  %d = memref.alloc(%n) : memref<?xf32>
  %e = memref.realloc %d : memref<?xf32> to memref<4xf32>
  return
}
