// A buffer that is copied to itself and then freed goes; where it is used behind that, all stays.
// REFERENCE: none
// RUN: %bufscope-opt %s --hlo-buffer-reuse 2>/dev/null | FileCheck %s

// CHECK-LABEL: func.func @copied_to_itself() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @copied_to_itself_and_used() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: memref.copy %alloc, %alloc : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copied_to_itself() {
  %a = memref.alloc() : memref<4xi8>
  memref.copy %a, %a : memref<4xi8> to memref<4xi8>
  memref.dealloc %a : memref<4xi8>
  return
}
func.func @copied_to_itself_and_used() {
  %a = memref.alloc() : memref<5000xi8>
  memref.copy %a, %a : memref<5000xi8> to memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  "test.use"(%a) : (memref<5000xi8>) -> ()
  return
}
