// What the reader accepts: comments, any order of functions and blocks, aliases, strange spacing, generic
// and custom form side by side.
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
#unused = affine_map<(d0) -> (d0)>
#turned = affine_map<(d0, d1) -> (d1, d0)>
!buffer = memref<3x3xf32, #turned>

// CHECK-LABEL: func.func @aliases(%arg0: memref<3x3xf32, #map>) -> memref<3x3xf32, #map> {
// CHECK-NEXT: return %arg0 : memref<3x3xf32, #map>
// CHECK-NEXT: }
func.func @aliases(%m: !buffer) -> !buffer { return %m : !buffer } // behind an op

// CHECK-LABEL: func.func @forward_references(%arg0: i1) -> memref<2xf32> {
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb3(%alloc, %arg0 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb3(%0: memref<2xf32>, %1: i1):  // pred: ^bb1
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @forward_references(%c:i1)->memref<2xf32>{
  cf.br ^last
^middle:// no space
  cf.br ^end ( %a , %c:memref<2xf32>,i1 )
^last:
  %a=memref.alloc():memref<2xf32>
      cf.br ^middle
^end(%x : memref<2xf32>,
     %y : i1):
  "func.return" (%x) : (memref<2xf32>) -> ()
}

// CHECK-LABEL: func.func @generic(%arg0: memref<2xf32>, %arg1: i1) attributes {other = 1 : i8} {
// CHECK-NEXT: %0 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg1) retain (%arg0 : memref<2xf32>)
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: test.copy(%arg0, %arg0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
"func.func"() <{function_type = (memref<2xf32>, i1) -> (), sym_name = "generic"}> ({
^entry(%m: memref<2xf32>, %c: i1):
  %r:1 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<2xf32>) -> i1
  "scf.if"(%r#0) ({
    "test.copy"(%m, %m) : (memref<2xf32>, memref<2xf32>) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  "func.return"() : () -> ()
}) {other = 1 : i8} : () -> ()

// CHECK-LABEL: func.func @calls_later() -> i32 {
// CHECK-NEXT: %0 = call @later() : () -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @calls_later() -> i32 {
  %0 = func.call @later() : () -> i32
  func.return %0 : i32
}
// CHECK-LABEL: func.func private @later() -> i32
func.func private @later() -> i32
