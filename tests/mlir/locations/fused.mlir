// What replaces several ops has their locations together, as many as upstream's patterns give it.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo --mlir-print-local-scope 2>&1 | FileCheck %s

func.func @f(%x: i32, %c: i1, %d: i1, %q: i8, %r: i8, %s: i64) -> (i32, i1, i32, i32, i1, i8, i32, i32) {
  %c0 = "arith.constant"() {value = 3 : i32} : () -> i32 loc("c0")
  %c1 = "arith.constant"() {value = 4 : i32} : () -> i32 loc("c1")
  %t = arith.constant true loc("true")
  %i = arith.addi %x, %c0 : i32 loc("inner")
  %o = arith.addi %i, %c1 : i32 loc("outer")
  %cmp = arith.cmpi eq, %x, %o : i32 loc("cmp")
  %not = arith.xori %cmp, %t : i1 loc("xor")
  %n2 = arith.xori %c, %t : i1 loc("n2")
  %sel = arith.select %n2, %x, %o : i32 loc("sel")
  %sel1 = arith.select %c, %x, %o : i32 loc("sel1")
  %sel2 = arith.select %c, %sel1, %c0 : i32 loc("sel2")
  %e1 = arith.extui %q : i8 to i32 loc("e1")
  %e2 = arith.extui %r : i8 to i32 loc("e2")
  %ce = arith.cmpi eq, %e1, %e2 : i32 loc("cmpe")
  %mul = arith.muli %e1, %e2 : i32 loc("mul")
  %c8 = arith.constant 8 : i32 loc("c8")
  %sh = arith.shrui %mul, %c8 : i32 loc("shr")
  %tr = arith.trunci %sh : i32 to i8 loc("trunc")
  %m1 = arith.constant -1 : i32 loc("m1")
  %neg = arith.muli %x, %m1 : i32 loc("neg")
  %sub = arith.addi %o, %neg : i32 loc("sub")
  %sub2 = arith.subi %x, %o : i32 loc("sub2")
  %sub3 = arith.subi %sub2, %x : i32 loc("sub3")
  return %o, %not, %sel, %sel2, %ce, %tr, %sub, %sub3 : i32, i1, i32, i32, i1, i8, i32, i32
}
func.func @casts(%x: i32, %q: i8, %y: f32, %z: f32) -> (index, i16, i16, f32, i32, i16) {
  %0 = arith.extsi %q : i8 to i32
  %1 = arith.index_cast %0 : i32 to index
  %2 = arith.trunci %0 : i32 to i16
  %3 = arith.extui %q : i8 to i32
  %4 = arith.trunci %3 : i32 to i16
  %5 = arith.negf %y : f32
  %6 = arith.negf %z : f32
  %7 = arith.mulf %5, %6 : f32
  %true = arith.constant true
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %8 = arith.subi %c4, %x : i32
  %9 = arith.subi %c5, %8 : i32
  %c16 = arith.constant 16 : i32
  %10 = arith.shrsi %x, %c16 : i32
  %11 = arith.trunci %10 : i32 to i16
  return %1, %2, %4, %7, %9, %11 : index, i16, i16, f32, i32, i16
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32 loc("{{.*}}fused.mlir":4:14), %arg1: i1 loc("{{.*}}fused.mlir":4:23), %arg2: i1 loc("{{.*}}fused.mlir":4:31), %arg3: i8 loc("{{.*}}fused.mlir":4:39), %arg4: i8 loc("{{.*}}fused.mlir":4:47), %arg5: i64 loc("{{.*}}fused.mlir":4:55)) -> (i32, i1, i32, i32, i1, i8, i32, i32) {
// CHECK-NEXT: %c-7_i32 = arith.constant -7 : i32 loc(unknown)
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32 loc(unknown)
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32 loc("c0")
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32 loc(fused["outer", "c0"])
// CHECK-NEXT: %0 = arith.addi %arg0, %c7_i32 : i32 loc(fused["outer", "c0"])
// CHECK-NEXT: %1 = arith.cmpi ne, %arg0, %0 : i32 loc(fused["xor", "cmp"])
// CHECK-NEXT: %2 = arith.select %arg1, %0, %arg0 : i32 loc(fused["sel", "true"])
// CHECK-NEXT: %3 = arith.select %arg1, %arg0, %c3_i32 : i32 loc(fused["sel2", "sel1"])
// CHECK-NEXT: %4 = arith.extui %arg3 : i8 to i32 loc("e1")
// CHECK-NEXT: %5 = arith.extui %arg4 : i8 to i32 loc("e2")
// CHECK-NEXT: %6 = arith.cmpi eq, %arg3, %arg4 : i8 loc(fused["cmpe", "e1", "e2"])
// CHECK-NEXT: %7 = arith.muli %4, %5 : i32 loc("mul")
// CHECK-NEXT: %8 = arith.shrui %7, %c8_i32 : i32 loc("shr")
// CHECK-NEXT: %9 = arith.trunci %8 : i32 to i8 loc("trunc")
// CHECK-NEXT: %10 = arith.subi %c-7_i32, %arg0 : i32 loc(fused["sub3", "sub2"])
// CHECK-NEXT: return %0, %1, %2, %3, %6, %9, %c7_i32, %10 : i32, i1, i32, i32, i1, i8, i32, i32 loc("{{.*}}fused.mlir":28:3)
// CHECK-NEXT: } loc("{{.*}}fused.mlir":4:1)
// CHECK-NEXT: func.func @casts(%arg0: i32 loc("{{.*}}fused.mlir":30:18), %arg1: i8 loc("{{.*}}fused.mlir":30:27), %arg2: f32 loc("{{.*}}fused.mlir":30:35), %arg3: f32 loc("{{.*}}fused.mlir":30:44)) -> (index, i16, i16, f32, i32, i16) {
// CHECK-NEXT: %c16_i32 = arith.constant 16 : i32 loc(unknown)
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32 loc(unknown)
// CHECK-NEXT: %0 = arith.index_cast %arg1 : i8 to index loc(fused["{{.*}}fused.mlir":32:8, "{{.*}}fused.mlir":31:8])
// CHECK-NEXT: %1 = arith.extsi %arg1 : i8 to i16 loc(fused["{{.*}}fused.mlir":33:8, "{{.*}}fused.mlir":31:8])
// CHECK-NEXT: %2 = arith.extui %arg1 : i8 to i16 loc(fused["{{.*}}fused.mlir":35:8, "{{.*}}fused.mlir":34:8])
// CHECK-NEXT: %3 = arith.mulf %arg2, %arg3 : f32 loc(fused["{{.*}}fused.mlir":38:8, "{{.*}}fused.mlir":36:8, "{{.*}}fused.mlir":37:8])
// CHECK-NEXT: %4 = arith.addi %arg0, %c1_i32 : i32 loc("{{.*}}fused.mlir":43:8)
// CHECK-NEXT: %5 = arith.shrui %arg0, %c16_i32 : i32 loc("{{.*}}fused.mlir":46:9)
// CHECK-NEXT: %6 = arith.trunci %5 : i32 to i16 loc("{{.*}}fused.mlir":46:9)
// CHECK-NEXT: return %0, %1, %2, %3, %4, %6 : index, i16, i16, f32, i32, i16 loc("{{.*}}fused.mlir":47:3)
// CHECK-NEXT: } loc("{{.*}}fused.mlir":30:1)
// CHECK-NEXT: } loc("{{.*}}fused.mlir":0:0)
