// The ops of the llvm dialect that the lowering of deallocation makes, and those that end blocks.
// RUN: %bufscope-opt %s | FileCheck %s

// CHECK-LABEL: func.func @values(%arg0: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %arg1: !llvm.struct<(i64, ptr)>) -> (!llvm.ptr, i64, !llvm.ptr) {
// CHECK-NEXT: %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %1 = llvm.mlir.undef : !llvm.array<2 x ptr>
// CHECK-NEXT: %2 = llvm.extractvalue %arg0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %arg0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %arg1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.extractvalue %1[1] : !llvm.array<2 x ptr>
// CHECK-NEXT: %6 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT: %7 = llvm.addrspacecast %5 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: return %4, %3, %0 : !llvm.ptr, i64, !llvm.ptr
// CHECK-NEXT: }
func.func @values(%d: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %u: !llvm.struct<(i64, ptr)>) -> (!llvm.ptr, i64, !llvm.ptr) {
  %z = llvm.mlir.zero : !llvm.ptr
  %x = llvm.mlir.undef : !llvm.array<2 x ptr>
  %a = llvm.extractvalue %d[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b = llvm.extractvalue %d[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
  %e = llvm.extractvalue %x[1] : !llvm.array<2 x ptr>
  %i = llvm.ptrtoint %a : !llvm.ptr to i64
  %s = llvm.addrspacecast %e : !llvm.ptr to !llvm.ptr<1>
  return %c, %b, %z : !llvm.ptr, i64, !llvm.ptr
}
// CHECK-LABEL: func.func @memory(%arg0: !llvm.ptr, %arg1: i64) {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.ptr : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %0 x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %4 = llvm.getelementptr inbounds %1[%arg1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
// CHECK-NEXT: llvm.store %arg0, %3 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memory(%p: !llvm.ptr, %k: i64) {
  %n = llvm.mlir.constant(2 : i64) : i64
  %l = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
  %m = llvm.alloca %n x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %g = llvm.getelementptr %l[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  %h = llvm.getelementptr inbounds %l[%k, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
  llvm.store %p, %g : !llvm.ptr, !llvm.ptr
  %x = llvm.load %h : !llvm.ptr -> !llvm.ptr
  return
}

// CHECK-LABEL: func.func @ends(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3(%0, %arg2 : i32, !llvm.ptr) {a = 1 : i64}
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.cond_br %arg0 weights([5, 10]), ^bb3(%arg1, %arg2 : i32, !llvm.ptr), ^bb4 {foo}
// CHECK-NEXT: ^bb3(%1: i32, %2: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.unreachable {b}
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ends(%c: i1, %x: i32, %p: !llvm.ptr) {
  llvm.cond_br %c, ^bb1(%x : i32), ^bb2
^bb1(%y: i32):
  llvm.br ^bb3(%y, %p : i32, !llvm.ptr) {a = 1}
^bb2:
  llvm.cond_br %c weights([5, 10]), ^bb3(%x, %p : i32, !llvm.ptr), ^bb4 {foo}
^bb3(%z: i32, %q: !llvm.ptr):
  llvm.unreachable {b}
^bb4:
  llvm.br ^bb5
^bb5:
  return
}
