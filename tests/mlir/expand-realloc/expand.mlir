// memref.realloc written out: every combination of static and dynamic sizes.
// RUN: %bufscope-opt %s --expand-realloc | FileCheck %s
// RUN: %bufscope-opt %s --expand-realloc=emit-deallocs=false | FileCheck %s --check-prefix=KEEP

// CHECK-LABEL: func.func @dynamic_to_dynamic(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT: %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT: scf.yield %alloc : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<?xf32>
// CHECK-NEXT: }
// KEEP-LABEL: func.func @dynamic_to_dynamic(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// KEEP-NEXT: %c0 = arith.constant 0 : index
// KEEP-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// KEEP-NEXT: %0 = arith.cmpi ult, %dim, %arg1 : index
// KEEP-NEXT: %1 = scf.if %0 -> (memref<?xf32>) {
// KEEP-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// KEEP-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// KEEP-NEXT: memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// KEEP-NEXT: scf.yield %alloc : memref<?xf32>
// KEEP-NEXT: } else {
// KEEP-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// KEEP-NEXT: scf.yield %reinterpret_cast : memref<?xf32>
// KEEP-NEXT: }
// KEEP-NEXT: return %1 : memref<?xf32>
// KEEP-NEXT: }
func.func @dynamic_to_dynamic(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}

// CHECK-LABEL: func.func @static_to_static(%arg0: memref<4xf32>) -> memref<6xf32> {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %0 = arith.cmpi ult, %c4, %c6 : index
// CHECK-NEXT: %1 = scf.if %0 -> (memref<6xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<6xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT: scf.yield %alloc : memref<6xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [6], strides: [1] : memref<4xf32> to memref<6xf32>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<6xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<6xf32>
// CHECK-NEXT: }
// KEEP-LABEL: func.func @static_to_static(%arg0: memref<4xf32>) -> memref<6xf32> {
// KEEP-NEXT: %c4 = arith.constant 4 : index
// KEEP-NEXT: %c6 = arith.constant 6 : index
// KEEP-NEXT: %0 = arith.cmpi ult, %c4, %c6 : index
// KEEP-NEXT: %1 = scf.if %0 -> (memref<6xf32>) {
// KEEP-NEXT: %alloc = memref.alloc() : memref<6xf32>
// KEEP-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<6xf32> to memref<4xf32, strided<[1]>>
// KEEP-NEXT: memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// KEEP-NEXT: scf.yield %alloc : memref<6xf32>
// KEEP-NEXT: } else {
// KEEP-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [6], strides: [1] : memref<4xf32> to memref<6xf32>
// KEEP-NEXT: scf.yield %reinterpret_cast : memref<6xf32>
// KEEP-NEXT: }
// KEEP-NEXT: return %1 : memref<6xf32>
// KEEP-NEXT: }
func.func @static_to_static(%m: memref<4xf32>) -> memref<6xf32> {
  %r = memref.realloc %m : memref<4xf32> to memref<6xf32>
  return %r : memref<6xf32>
}

// CHECK-LABEL: func.func @shrinking(%arg0: memref<6xf32>) -> memref<4xf32> {
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = arith.cmpi ult, %c6, %c4 : index
// CHECK-NEXT: %1 = scf.if %0 -> (memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [6] [1] : memref<4xf32> to memref<6xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<6xf32> to memref<6xf32, strided<[1]>>
// CHECK-NEXT: memref.dealloc %arg0 : memref<6xf32>
// CHECK-NEXT: scf.yield %alloc : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<6xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<4xf32>
// CHECK-NEXT: }
// KEEP-LABEL: func.func @shrinking(%arg0: memref<6xf32>) -> memref<4xf32> {
// KEEP-NEXT: %c6 = arith.constant 6 : index
// KEEP-NEXT: %c4 = arith.constant 4 : index
// KEEP-NEXT: %0 = arith.cmpi ult, %c6, %c4 : index
// KEEP-NEXT: %1 = scf.if %0 -> (memref<4xf32>) {
// KEEP-NEXT: %alloc = memref.alloc() : memref<4xf32>
// KEEP-NEXT: %subview = memref.subview %alloc[0] [6] [1] : memref<4xf32> to memref<6xf32, strided<[1]>>
// KEEP-NEXT: memref.copy %arg0, %subview : memref<6xf32> to memref<6xf32, strided<[1]>>
// KEEP-NEXT: scf.yield %alloc : memref<4xf32>
// KEEP-NEXT: } else {
// KEEP-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<6xf32> to memref<4xf32>
// KEEP-NEXT: scf.yield %reinterpret_cast : memref<4xf32>
// KEEP-NEXT: }
// KEEP-NEXT: return %1 : memref<4xf32>
// KEEP-NEXT: }
func.func @shrinking(%m: memref<6xf32>) -> memref<4xf32> {
  %r = memref.realloc %m : memref<6xf32> to memref<4xf32>
  return %r : memref<4xf32>
}

// CHECK-LABEL: func.func @static_to_dynamic(%arg0: memref<4xi8>, %arg1: index) -> memref<?xi8> {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = arith.cmpi ult, %c4, %arg1 : index
// CHECK-NEXT: %1 = scf.if %0 -> (memref<?xi8>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xi8>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<?xi8> to memref<4xi8, strided<[1]>>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<4xi8> to memref<4xi8, strided<[1]>>
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xi8>
// CHECK-NEXT: scf.yield %alloc : memref<?xi8>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<?xi8>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<?xi8>
// CHECK-NEXT: }
// KEEP-LABEL: func.func @static_to_dynamic(%arg0: memref<4xi8>, %arg1: index) -> memref<?xi8> {
// KEEP-NEXT: %c4 = arith.constant 4 : index
// KEEP-NEXT: %0 = arith.cmpi ult, %c4, %arg1 : index
// KEEP-NEXT: %1 = scf.if %0 -> (memref<?xi8>) {
// KEEP-NEXT: %alloc = memref.alloc(%arg1) : memref<?xi8>
// KEEP-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<?xi8> to memref<4xi8, strided<[1]>>
// KEEP-NEXT: memref.copy %arg0, %subview : memref<4xi8> to memref<4xi8, strided<[1]>>
// KEEP-NEXT: scf.yield %alloc : memref<?xi8>
// KEEP-NEXT: } else {
// KEEP-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<4xi8> to memref<?xi8>
// KEEP-NEXT: scf.yield %reinterpret_cast : memref<?xi8>
// KEEP-NEXT: }
// KEEP-NEXT: return %1 : memref<?xi8>
// KEEP-NEXT: }
func.func @static_to_dynamic(%m: memref<4xi8>, %n: index) -> memref<?xi8> {
  %r = memref.realloc %m(%n) : memref<4xi8> to memref<?xi8>
  return %r : memref<?xi8>
}

// CHECK-LABEL: func.func @dynamic_to_static(%arg0: memref<?xi8>) -> memref<4xi8> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xi8>
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = arith.cmpi ult, %dim, %c4 : index
// CHECK-NEXT: %1 = scf.if %0 -> (memref<4xi8>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xi8>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<4xi8> to memref<?xi8, strided<[1]>>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<?xi8> to memref<?xi8, strided<[1]>>
// CHECK-NEXT: memref.dealloc %arg0 : memref<?xi8>
// CHECK-NEXT: scf.yield %alloc : memref<4xi8>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<?xi8> to memref<4xi8>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<4xi8>
// CHECK-NEXT: }
// KEEP-LABEL: func.func @dynamic_to_static(%arg0: memref<?xi8>) -> memref<4xi8> {
// KEEP-NEXT: %c0 = arith.constant 0 : index
// KEEP-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xi8>
// KEEP-NEXT: %c4 = arith.constant 4 : index
// KEEP-NEXT: %0 = arith.cmpi ult, %dim, %c4 : index
// KEEP-NEXT: %1 = scf.if %0 -> (memref<4xi8>) {
// KEEP-NEXT: %alloc = memref.alloc() : memref<4xi8>
// KEEP-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<4xi8> to memref<?xi8, strided<[1]>>
// KEEP-NEXT: memref.copy %arg0, %subview : memref<?xi8> to memref<?xi8, strided<[1]>>
// KEEP-NEXT: scf.yield %alloc : memref<4xi8>
// KEEP-NEXT: } else {
// KEEP-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<?xi8> to memref<4xi8>
// KEEP-NEXT: scf.yield %reinterpret_cast : memref<4xi8>
// KEEP-NEXT: }
// KEEP-NEXT: return %1 : memref<4xi8>
// KEEP-NEXT: }
func.func @dynamic_to_static(%m: memref<?xi8>) -> memref<4xi8> {
  %r = memref.realloc %m : memref<?xi8> to memref<4xi8>
  return %r : memref<4xi8>
}

// CHECK-LABEL: func.func @memory_space_and_alignment(%arg0: memref<?xi64, 2>, %arg1: index) -> memref<?xi64, 2> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xi64, 2>
// CHECK-NEXT: %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT: %1 = scf.if %0 -> (memref<?xi64, 2>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) {alignment = 8 : i64} : memref<?xi64, 2>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xi64, 2> to memref<?xi64, strided<[1]>, 2>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<?xi64, 2> to memref<?xi64, strided<[1]>, 2>
// CHECK-NEXT: memref.dealloc %arg0 : memref<?xi64, 2>
// CHECK-NEXT: scf.yield %alloc : memref<?xi64, 2>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xi64, 2> to memref<?xi64, 2>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<?xi64, 2>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<?xi64, 2>
// CHECK-NEXT: }
// KEEP-LABEL: func.func @memory_space_and_alignment(%arg0: memref<?xi64, 2>, %arg1: index) -> memref<?xi64, 2> {
// KEEP-NEXT: %c0 = arith.constant 0 : index
// KEEP-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xi64, 2>
// KEEP-NEXT: %0 = arith.cmpi ult, %dim, %arg1 : index
// KEEP-NEXT: %1 = scf.if %0 -> (memref<?xi64, 2>) {
// KEEP-NEXT: %alloc = memref.alloc(%arg1) {alignment = 8 : i64} : memref<?xi64, 2>
// KEEP-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xi64, 2> to memref<?xi64, strided<[1]>, 2>
// KEEP-NEXT: memref.copy %arg0, %subview : memref<?xi64, 2> to memref<?xi64, strided<[1]>, 2>
// KEEP-NEXT: scf.yield %alloc : memref<?xi64, 2>
// KEEP-NEXT: } else {
// KEEP-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xi64, 2> to memref<?xi64, 2>
// KEEP-NEXT: scf.yield %reinterpret_cast : memref<?xi64, 2>
// KEEP-NEXT: }
// KEEP-NEXT: return %1 : memref<?xi64, 2>
// KEEP-NEXT: }
func.func @memory_space_and_alignment(%m: memref<?xi64, 2>, %n: index) -> memref<?xi64, 2> {
  %r = memref.realloc %m(%n) {alignment = 8} : memref<?xi64, 2> to memref<?xi64, 2>
  return %r : memref<?xi64, 2>
}

// CHECK-LABEL: func.func @in_a_loop(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %0 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %arg0) -> (memref<?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg3, %c0 : memref<?xf32>
// CHECK-NEXT: %1 = arith.cmpi ult, %dim, %arg2 : index
// CHECK-NEXT: %2 = scf.if %1 -> (memref<?xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %arg3, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: memref.dealloc %arg3 : memref<?xf32>
// CHECK-NEXT: scf.yield %alloc : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg2], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %2 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<?xf32>
// CHECK-NEXT: }
// KEEP-LABEL: func.func @in_a_loop(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// KEEP-NEXT: %0 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %arg0) -> (memref<?xf32>) {
// KEEP-NEXT: %c0 = arith.constant 0 : index
// KEEP-NEXT: %dim = memref.dim %arg3, %c0 : memref<?xf32>
// KEEP-NEXT: %1 = arith.cmpi ult, %dim, %arg2 : index
// KEEP-NEXT: %2 = scf.if %1 -> (memref<?xf32>) {
// KEEP-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// KEEP-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// KEEP-NEXT: memref.copy %arg3, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// KEEP-NEXT: scf.yield %alloc : memref<?xf32>
// KEEP-NEXT: } else {
// KEEP-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg2], strides: [1] : memref<?xf32> to memref<?xf32>
// KEEP-NEXT: scf.yield %reinterpret_cast : memref<?xf32>
// KEEP-NEXT: }
// KEEP-NEXT: scf.yield %2 : memref<?xf32>
// KEEP-NEXT: }
// KEEP-NEXT: return %0 : memref<?xf32>
// KEEP-NEXT: }
func.func @in_a_loop(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %r = scf.for %i = %n to %n step %n iter_args(%x = %m) -> (memref<?xf32>) {
    %y = memref.realloc %x(%i) : memref<?xf32> to memref<?xf32>
    scf.yield %y : memref<?xf32>
  }
  return %r : memref<?xf32>
}

// Nothing to expand: nothing changes.
// CHECK-LABEL: func.func @none(%arg0: memref<4xf32>) {
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// KEEP-LABEL: func.func @none(%arg0: memref<4xf32>) {
// KEEP-NEXT: memref.dealloc %arg0 : memref<4xf32>
// KEEP-NEXT: return
// KEEP-NEXT: }
func.func @none(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
