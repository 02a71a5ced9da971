// Since 22 a location in a file may be a line alone, or reach from one place to another.
// RUN: %bufscope-opt %s --upstream=22 --mlir-print-debuginfo | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --mlir-print-debuginfo --mlir-pretty-debuginfo | FileCheck %s --check-prefix=PRETTY

// CHECK: #loc2 = loc("a":1:2 to 3:4)
// CHECK-NEXT: #loc3 = loc("a":1:2 to :4)
// CHECK-NEXT: module {
// PRETTY: #loc2 = a:1:2 to 3:4
// PRETTY-NEXT: #loc3 = a:1:2 to :4
// PRETTY-NEXT: module {
// CHECK-LABEL: func.func @ranges(%arg0: memref<4xf32> loc("a":1:2 to 3:4), %arg1: index loc("a":1:2 to :4)) {
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<4xf32> loc(#loc4)
// CHECK-NEXT: %1 = memref.load %arg0[%arg1] : memref<4xf32> loc(#loc5)
// CHECK-NEXT: %2 = memref.load %arg0[%arg1] : memref<4xf32> loc(#loc6)
// CHECK-NEXT: %3 = memref.load %arg0[%arg1] : memref<4xf32> loc(#loc14)
// CHECK-NEXT: memref.store %3, %arg0[%arg1] : memref<4xf32> loc(#loc13)
// CHECK-NEXT: return loc(#loc11)
// CHECK-NEXT: } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("{{.*}}location-ranges.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("f":1:2 to :5)
// CHECK-NEXT: #loc4 = loc("a":7:0)
// CHECK-NEXT: #loc5 = loc("a":7:8)
// CHECK-NEXT: #loc6 = loc("a":9:8 to 7:6)
// CHECK-NEXT: #loc7 = loc("a":1:2 to :3)
// CHECK-NEXT: #loc8 = loc("b":5:6 to :7)
// CHECK-NEXT: #loc9 = loc("a":1:2 to :3)
// CHECK-NEXT: #loc10 = loc("a":1:2)
// CHECK-NEXT: #loc11 = loc("a":0:0)
// CHECK-NEXT: #loc12 = loc("n"(#loc7))
// CHECK-NEXT: #loc13 = loc(fused[#loc9, #loc7, #loc10])
// CHECK-NEXT: #loc14 = loc(callsite(#loc12 at #loc8))
// PRETTY-LABEL: func.func @ranges(%arg0: memref<4xf32> a:1:2 to 3:4, %arg1: index a:1:2 to :4) {
// PRETTY-NEXT: %0 = memref.load %arg0[%arg1] : memref<4xf32> a:7:0
// PRETTY-NEXT: %1 = memref.load %arg0[%arg1] : memref<4xf32> a:7:8
// PRETTY-NEXT: %2 = memref.load %arg0[%arg1] : memref<4xf32> a:9:8 to 7:6
// PRETTY-NEXT: %3 = memref.load %arg0[%arg1] : memref<4xf32> #loc12 at #loc8
// PRETTY-NEXT: memref.store %3, %arg0[%arg1] : memref<4xf32> [#loc9, #loc7, #loc10]
// PRETTY-NEXT: return a:0:0
// PRETTY-NEXT: } f:1:2 to :5
// PRETTY-NEXT: } {{.*}}location-ranges.mlir:0:0
// PRETTY-NEXT: #loc = {{.*}}location-ranges.mlir:0:0
// PRETTY-NEXT: #loc1 = f:1:2 to :5
// PRETTY-NEXT: #loc4 = a:7:0
// PRETTY-NEXT: #loc5 = a:7:8
// PRETTY-NEXT: #loc6 = a:9:8 to 7:6
// PRETTY-NEXT: #loc7 = a:1:2 to :3
// PRETTY-NEXT: #loc8 = b:5:6 to :7
// PRETTY-NEXT: #loc9 = a:1:2 to :3
// PRETTY-NEXT: #loc10 = a:1:2
// PRETTY-NEXT: #loc11 = a:0:0
// PRETTY-NEXT: #loc12 = "n"(#loc7)
// PRETTY-NEXT: #loc13 = [#loc9, #loc7, #loc10]
// PRETTY-NEXT: #loc14 = #loc12 at #loc8
func.func @ranges(%m: memref<4xf32> loc("a":1:2 to 3:4), %i: index loc("a":1:2 to :4)) {
  %0 = memref.load %m[%i] : memref<4xf32> loc("a":7)
  %1 = memref.load %m[%i] : memref<4xf32> loc("a":7:8 to 7:8)
  %2 = memref.load %m[%i] : memref<4xf32> loc("a":9:8 to 7:6)
  %3 = memref.load %m[%i] : memref<4xf32> loc(callsite("n"("a":1:2 to :3) at "b":5:6 to :7))
  memref.store %3, %m[%i] : memref<4xf32> loc(fused["a":1:2 to 1:3, "a":1:2 to :3, "a":1:2])
  return loc("a":0:0 to 0:0)
} loc("f":1:2to:5)
