// Ways backwards double at each sum, and end at what nobody says: after so many tries it stays a "may".
// RUN: %bufscope-opt %s --check -o /dev/null 2>&1 | FileCheck %s

func.func private @ask() -> i32

// CHECK: {{.*}}:[[@LINE+51]]:8: warning: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NOT: error
func.func @sums() {
  %a0 = call @ask() : () -> i32
  %a1 = call @ask() : () -> i32
  %a2 = arith.addi %a1, %a0 : i32
  %a3 = arith.addi %a2, %a1 : i32
  %a4 = arith.addi %a3, %a2 : i32
  %a5 = arith.addi %a4, %a3 : i32
  %a6 = arith.addi %a5, %a4 : i32
  %a7 = arith.addi %a6, %a5 : i32
  %a8 = arith.addi %a7, %a6 : i32
  %a9 = arith.addi %a8, %a7 : i32
  %a10 = arith.addi %a9, %a8 : i32
  %a11 = arith.addi %a10, %a9 : i32
  %a12 = arith.addi %a11, %a10 : i32
  %a13 = arith.addi %a12, %a11 : i32
  %a14 = arith.addi %a13, %a12 : i32
  %a15 = arith.addi %a14, %a13 : i32
  %a16 = arith.addi %a15, %a14 : i32
  %a17 = arith.addi %a16, %a15 : i32
  %a18 = arith.addi %a17, %a16 : i32
  %a19 = arith.addi %a18, %a17 : i32
  %a20 = arith.addi %a19, %a18 : i32
  %a21 = arith.addi %a20, %a19 : i32
  %a22 = arith.addi %a21, %a20 : i32
  %a23 = arith.addi %a22, %a21 : i32
  %a24 = arith.addi %a23, %a22 : i32
  %a25 = arith.addi %a24, %a23 : i32
  %a26 = arith.addi %a25, %a24 : i32
  %a27 = arith.addi %a26, %a25 : i32
  %a28 = arith.addi %a27, %a26 : i32
  %a29 = arith.addi %a28, %a27 : i32
  %a30 = arith.addi %a29, %a28 : i32
  %a31 = arith.addi %a30, %a29 : i32
  %a32 = arith.addi %a31, %a30 : i32
  %a33 = arith.addi %a32, %a31 : i32
  %a34 = arith.addi %a33, %a32 : i32
  %a35 = arith.addi %a34, %a33 : i32
  %a36 = arith.addi %a35, %a34 : i32
  %a37 = arith.addi %a36, %a35 : i32
  %a38 = arith.addi %a37, %a36 : i32
  %a39 = arith.addi %a38, %a37 : i32
  %a40 = arith.addi %a39, %a38 : i32
  %a41 = arith.addi %a40, %a39 : i32
  %a42 = arith.addi %a41, %a40 : i32
  %a43 = arith.addi %a42, %a41 : i32
  %k = arith.constant 7 : i32
  %c = arith.cmpi eq, %a43, %k : i32
  cf.cond_br %c, ^wrong, ^right
^wrong:
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
^right:
  return
}
