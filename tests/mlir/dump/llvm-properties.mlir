// What loads and stores of LLVM say besides stays, in either form: passes of an mlir-opt read it again.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
// CHECK-NEXT: llvm.store volatile %0, %arg0 {alignment = 8 : i64, nontemporal} : f32, !llvm.ptr
// GENERIC: %0 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
// GENERIC: "llvm.store"(%0, %arg0) <{alignment = 8 : i64, nontemporal, ordering = 0 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
func.func @f(%p: !llvm.ptr) -> f32 {
  %0 = "llvm.load"(%p) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
  "llvm.store"(%0, %p) <{alignment = 8 : i64, ordering = 0 : i64, volatile_, nontemporal}> : (f32, !llvm.ptr) -> ()
  return %0 : f32
}
