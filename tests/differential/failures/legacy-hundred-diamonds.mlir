// The search for loops follows every path: twice the time for each diamond.
// RUN: --buffer-deallocation
// REFERENCE: hang
// OURS: result

func.func @chain(%c: i1) {
  %first = memref.alloc() : memref<4xf32>
  cf.br ^b0(%first : memref<4xf32>)
^b0(%x0: memref<4xf32>):
  %a0 = memref.alloc() : memref<4xf32>
  test.copy(%x0, %a0) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l0, ^r0
^l0:
  test.copy(%a0, %a0) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b1(%a0 : memref<4xf32>)
^r0:
  test.copy(%a0, %a0) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b1(%x0 : memref<4xf32>)
^b1(%x1: memref<4xf32>):
  %a1 = memref.alloc() : memref<4xf32>
  test.copy(%x1, %a1) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l1, ^r1
^l1:
  test.copy(%a1, %a1) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b2(%a1 : memref<4xf32>)
^r1:
  test.copy(%a1, %a1) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b2(%x1 : memref<4xf32>)
^b2(%x2: memref<4xf32>):
  %a2 = memref.alloc() : memref<4xf32>
  test.copy(%x2, %a2) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l2, ^r2
^l2:
  test.copy(%a2, %a2) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b3(%a2 : memref<4xf32>)
^r2:
  test.copy(%a2, %a2) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b3(%x2 : memref<4xf32>)
^b3(%x3: memref<4xf32>):
  %a3 = memref.alloc() : memref<4xf32>
  test.copy(%x3, %a3) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l3, ^r3
^l3:
  test.copy(%a3, %a3) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b4(%a3 : memref<4xf32>)
^r3:
  test.copy(%a3, %a3) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b4(%x3 : memref<4xf32>)
^b4(%x4: memref<4xf32>):
  %a4 = memref.alloc() : memref<4xf32>
  test.copy(%x4, %a4) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l4, ^r4
^l4:
  test.copy(%a4, %a4) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b5(%a4 : memref<4xf32>)
^r4:
  test.copy(%a4, %a4) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b5(%x4 : memref<4xf32>)
^b5(%x5: memref<4xf32>):
  %a5 = memref.alloc() : memref<4xf32>
  test.copy(%x5, %a5) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l5, ^r5
^l5:
  test.copy(%a5, %a5) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b6(%a5 : memref<4xf32>)
^r5:
  test.copy(%a5, %a5) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b6(%x5 : memref<4xf32>)
^b6(%x6: memref<4xf32>):
  %a6 = memref.alloc() : memref<4xf32>
  test.copy(%x6, %a6) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l6, ^r6
^l6:
  test.copy(%a6, %a6) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b7(%a6 : memref<4xf32>)
^r6:
  test.copy(%a6, %a6) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b7(%x6 : memref<4xf32>)
^b7(%x7: memref<4xf32>):
  %a7 = memref.alloc() : memref<4xf32>
  test.copy(%x7, %a7) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l7, ^r7
^l7:
  test.copy(%a7, %a7) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b8(%a7 : memref<4xf32>)
^r7:
  test.copy(%a7, %a7) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b8(%x7 : memref<4xf32>)
^b8(%x8: memref<4xf32>):
  %a8 = memref.alloc() : memref<4xf32>
  test.copy(%x8, %a8) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l8, ^r8
^l8:
  test.copy(%a8, %a8) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b9(%a8 : memref<4xf32>)
^r8:
  test.copy(%a8, %a8) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b9(%x8 : memref<4xf32>)
^b9(%x9: memref<4xf32>):
  %a9 = memref.alloc() : memref<4xf32>
  test.copy(%x9, %a9) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l9, ^r9
^l9:
  test.copy(%a9, %a9) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b10(%a9 : memref<4xf32>)
^r9:
  test.copy(%a9, %a9) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b10(%x9 : memref<4xf32>)
^b10(%x10: memref<4xf32>):
  %a10 = memref.alloc() : memref<4xf32>
  test.copy(%x10, %a10) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l10, ^r10
^l10:
  test.copy(%a10, %a10) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b11(%a10 : memref<4xf32>)
^r10:
  test.copy(%a10, %a10) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b11(%x10 : memref<4xf32>)
^b11(%x11: memref<4xf32>):
  %a11 = memref.alloc() : memref<4xf32>
  test.copy(%x11, %a11) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l11, ^r11
^l11:
  test.copy(%a11, %a11) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b12(%a11 : memref<4xf32>)
^r11:
  test.copy(%a11, %a11) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b12(%x11 : memref<4xf32>)
^b12(%x12: memref<4xf32>):
  %a12 = memref.alloc() : memref<4xf32>
  test.copy(%x12, %a12) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l12, ^r12
^l12:
  test.copy(%a12, %a12) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b13(%a12 : memref<4xf32>)
^r12:
  test.copy(%a12, %a12) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b13(%x12 : memref<4xf32>)
^b13(%x13: memref<4xf32>):
  %a13 = memref.alloc() : memref<4xf32>
  test.copy(%x13, %a13) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l13, ^r13
^l13:
  test.copy(%a13, %a13) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b14(%a13 : memref<4xf32>)
^r13:
  test.copy(%a13, %a13) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b14(%x13 : memref<4xf32>)
^b14(%x14: memref<4xf32>):
  %a14 = memref.alloc() : memref<4xf32>
  test.copy(%x14, %a14) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l14, ^r14
^l14:
  test.copy(%a14, %a14) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b15(%a14 : memref<4xf32>)
^r14:
  test.copy(%a14, %a14) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b15(%x14 : memref<4xf32>)
^b15(%x15: memref<4xf32>):
  %a15 = memref.alloc() : memref<4xf32>
  test.copy(%x15, %a15) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l15, ^r15
^l15:
  test.copy(%a15, %a15) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b16(%a15 : memref<4xf32>)
^r15:
  test.copy(%a15, %a15) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b16(%x15 : memref<4xf32>)
^b16(%x16: memref<4xf32>):
  %a16 = memref.alloc() : memref<4xf32>
  test.copy(%x16, %a16) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l16, ^r16
^l16:
  test.copy(%a16, %a16) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b17(%a16 : memref<4xf32>)
^r16:
  test.copy(%a16, %a16) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b17(%x16 : memref<4xf32>)
^b17(%x17: memref<4xf32>):
  %a17 = memref.alloc() : memref<4xf32>
  test.copy(%x17, %a17) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l17, ^r17
^l17:
  test.copy(%a17, %a17) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b18(%a17 : memref<4xf32>)
^r17:
  test.copy(%a17, %a17) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b18(%x17 : memref<4xf32>)
^b18(%x18: memref<4xf32>):
  %a18 = memref.alloc() : memref<4xf32>
  test.copy(%x18, %a18) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l18, ^r18
^l18:
  test.copy(%a18, %a18) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b19(%a18 : memref<4xf32>)
^r18:
  test.copy(%a18, %a18) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b19(%x18 : memref<4xf32>)
^b19(%x19: memref<4xf32>):
  %a19 = memref.alloc() : memref<4xf32>
  test.copy(%x19, %a19) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l19, ^r19
^l19:
  test.copy(%a19, %a19) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b20(%a19 : memref<4xf32>)
^r19:
  test.copy(%a19, %a19) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b20(%x19 : memref<4xf32>)
^b20(%x20: memref<4xf32>):
  %a20 = memref.alloc() : memref<4xf32>
  test.copy(%x20, %a20) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l20, ^r20
^l20:
  test.copy(%a20, %a20) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b21(%a20 : memref<4xf32>)
^r20:
  test.copy(%a20, %a20) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b21(%x20 : memref<4xf32>)
^b21(%x21: memref<4xf32>):
  %a21 = memref.alloc() : memref<4xf32>
  test.copy(%x21, %a21) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l21, ^r21
^l21:
  test.copy(%a21, %a21) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b22(%a21 : memref<4xf32>)
^r21:
  test.copy(%a21, %a21) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b22(%x21 : memref<4xf32>)
^b22(%x22: memref<4xf32>):
  %a22 = memref.alloc() : memref<4xf32>
  test.copy(%x22, %a22) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l22, ^r22
^l22:
  test.copy(%a22, %a22) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b23(%a22 : memref<4xf32>)
^r22:
  test.copy(%a22, %a22) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b23(%x22 : memref<4xf32>)
^b23(%x23: memref<4xf32>):
  %a23 = memref.alloc() : memref<4xf32>
  test.copy(%x23, %a23) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l23, ^r23
^l23:
  test.copy(%a23, %a23) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b24(%a23 : memref<4xf32>)
^r23:
  test.copy(%a23, %a23) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b24(%x23 : memref<4xf32>)
^b24(%x24: memref<4xf32>):
  %a24 = memref.alloc() : memref<4xf32>
  test.copy(%x24, %a24) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l24, ^r24
^l24:
  test.copy(%a24, %a24) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b25(%a24 : memref<4xf32>)
^r24:
  test.copy(%a24, %a24) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b25(%x24 : memref<4xf32>)
^b25(%x25: memref<4xf32>):
  %a25 = memref.alloc() : memref<4xf32>
  test.copy(%x25, %a25) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l25, ^r25
^l25:
  test.copy(%a25, %a25) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b26(%a25 : memref<4xf32>)
^r25:
  test.copy(%a25, %a25) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b26(%x25 : memref<4xf32>)
^b26(%x26: memref<4xf32>):
  %a26 = memref.alloc() : memref<4xf32>
  test.copy(%x26, %a26) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l26, ^r26
^l26:
  test.copy(%a26, %a26) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b27(%a26 : memref<4xf32>)
^r26:
  test.copy(%a26, %a26) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b27(%x26 : memref<4xf32>)
^b27(%x27: memref<4xf32>):
  %a27 = memref.alloc() : memref<4xf32>
  test.copy(%x27, %a27) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l27, ^r27
^l27:
  test.copy(%a27, %a27) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b28(%a27 : memref<4xf32>)
^r27:
  test.copy(%a27, %a27) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b28(%x27 : memref<4xf32>)
^b28(%x28: memref<4xf32>):
  %a28 = memref.alloc() : memref<4xf32>
  test.copy(%x28, %a28) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l28, ^r28
^l28:
  test.copy(%a28, %a28) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b29(%a28 : memref<4xf32>)
^r28:
  test.copy(%a28, %a28) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b29(%x28 : memref<4xf32>)
^b29(%x29: memref<4xf32>):
  %a29 = memref.alloc() : memref<4xf32>
  test.copy(%x29, %a29) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l29, ^r29
^l29:
  test.copy(%a29, %a29) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b30(%a29 : memref<4xf32>)
^r29:
  test.copy(%a29, %a29) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b30(%x29 : memref<4xf32>)
^b30(%x30: memref<4xf32>):
  %a30 = memref.alloc() : memref<4xf32>
  test.copy(%x30, %a30) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l30, ^r30
^l30:
  test.copy(%a30, %a30) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b31(%a30 : memref<4xf32>)
^r30:
  test.copy(%a30, %a30) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b31(%x30 : memref<4xf32>)
^b31(%x31: memref<4xf32>):
  %a31 = memref.alloc() : memref<4xf32>
  test.copy(%x31, %a31) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l31, ^r31
^l31:
  test.copy(%a31, %a31) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b32(%a31 : memref<4xf32>)
^r31:
  test.copy(%a31, %a31) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b32(%x31 : memref<4xf32>)
^b32(%x32: memref<4xf32>):
  %a32 = memref.alloc() : memref<4xf32>
  test.copy(%x32, %a32) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l32, ^r32
^l32:
  test.copy(%a32, %a32) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b33(%a32 : memref<4xf32>)
^r32:
  test.copy(%a32, %a32) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b33(%x32 : memref<4xf32>)
^b33(%x33: memref<4xf32>):
  %a33 = memref.alloc() : memref<4xf32>
  test.copy(%x33, %a33) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l33, ^r33
^l33:
  test.copy(%a33, %a33) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b34(%a33 : memref<4xf32>)
^r33:
  test.copy(%a33, %a33) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b34(%x33 : memref<4xf32>)
^b34(%x34: memref<4xf32>):
  %a34 = memref.alloc() : memref<4xf32>
  test.copy(%x34, %a34) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l34, ^r34
^l34:
  test.copy(%a34, %a34) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b35(%a34 : memref<4xf32>)
^r34:
  test.copy(%a34, %a34) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b35(%x34 : memref<4xf32>)
^b35(%x35: memref<4xf32>):
  %a35 = memref.alloc() : memref<4xf32>
  test.copy(%x35, %a35) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l35, ^r35
^l35:
  test.copy(%a35, %a35) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b36(%a35 : memref<4xf32>)
^r35:
  test.copy(%a35, %a35) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b36(%x35 : memref<4xf32>)
^b36(%x36: memref<4xf32>):
  %a36 = memref.alloc() : memref<4xf32>
  test.copy(%x36, %a36) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l36, ^r36
^l36:
  test.copy(%a36, %a36) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b37(%a36 : memref<4xf32>)
^r36:
  test.copy(%a36, %a36) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b37(%x36 : memref<4xf32>)
^b37(%x37: memref<4xf32>):
  %a37 = memref.alloc() : memref<4xf32>
  test.copy(%x37, %a37) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l37, ^r37
^l37:
  test.copy(%a37, %a37) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b38(%a37 : memref<4xf32>)
^r37:
  test.copy(%a37, %a37) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b38(%x37 : memref<4xf32>)
^b38(%x38: memref<4xf32>):
  %a38 = memref.alloc() : memref<4xf32>
  test.copy(%x38, %a38) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l38, ^r38
^l38:
  test.copy(%a38, %a38) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b39(%a38 : memref<4xf32>)
^r38:
  test.copy(%a38, %a38) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b39(%x38 : memref<4xf32>)
^b39(%x39: memref<4xf32>):
  %a39 = memref.alloc() : memref<4xf32>
  test.copy(%x39, %a39) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l39, ^r39
^l39:
  test.copy(%a39, %a39) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b40(%a39 : memref<4xf32>)
^r39:
  test.copy(%a39, %a39) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b40(%x39 : memref<4xf32>)
^b40(%x40: memref<4xf32>):
  %a40 = memref.alloc() : memref<4xf32>
  test.copy(%x40, %a40) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l40, ^r40
^l40:
  test.copy(%a40, %a40) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b41(%a40 : memref<4xf32>)
^r40:
  test.copy(%a40, %a40) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b41(%x40 : memref<4xf32>)
^b41(%x41: memref<4xf32>):
  %a41 = memref.alloc() : memref<4xf32>
  test.copy(%x41, %a41) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l41, ^r41
^l41:
  test.copy(%a41, %a41) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b42(%a41 : memref<4xf32>)
^r41:
  test.copy(%a41, %a41) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b42(%x41 : memref<4xf32>)
^b42(%x42: memref<4xf32>):
  %a42 = memref.alloc() : memref<4xf32>
  test.copy(%x42, %a42) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l42, ^r42
^l42:
  test.copy(%a42, %a42) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b43(%a42 : memref<4xf32>)
^r42:
  test.copy(%a42, %a42) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b43(%x42 : memref<4xf32>)
^b43(%x43: memref<4xf32>):
  %a43 = memref.alloc() : memref<4xf32>
  test.copy(%x43, %a43) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l43, ^r43
^l43:
  test.copy(%a43, %a43) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b44(%a43 : memref<4xf32>)
^r43:
  test.copy(%a43, %a43) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b44(%x43 : memref<4xf32>)
^b44(%x44: memref<4xf32>):
  %a44 = memref.alloc() : memref<4xf32>
  test.copy(%x44, %a44) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l44, ^r44
^l44:
  test.copy(%a44, %a44) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b45(%a44 : memref<4xf32>)
^r44:
  test.copy(%a44, %a44) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b45(%x44 : memref<4xf32>)
^b45(%x45: memref<4xf32>):
  %a45 = memref.alloc() : memref<4xf32>
  test.copy(%x45, %a45) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l45, ^r45
^l45:
  test.copy(%a45, %a45) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b46(%a45 : memref<4xf32>)
^r45:
  test.copy(%a45, %a45) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b46(%x45 : memref<4xf32>)
^b46(%x46: memref<4xf32>):
  %a46 = memref.alloc() : memref<4xf32>
  test.copy(%x46, %a46) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l46, ^r46
^l46:
  test.copy(%a46, %a46) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b47(%a46 : memref<4xf32>)
^r46:
  test.copy(%a46, %a46) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b47(%x46 : memref<4xf32>)
^b47(%x47: memref<4xf32>):
  %a47 = memref.alloc() : memref<4xf32>
  test.copy(%x47, %a47) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l47, ^r47
^l47:
  test.copy(%a47, %a47) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b48(%a47 : memref<4xf32>)
^r47:
  test.copy(%a47, %a47) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b48(%x47 : memref<4xf32>)
^b48(%x48: memref<4xf32>):
  %a48 = memref.alloc() : memref<4xf32>
  test.copy(%x48, %a48) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l48, ^r48
^l48:
  test.copy(%a48, %a48) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b49(%a48 : memref<4xf32>)
^r48:
  test.copy(%a48, %a48) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b49(%x48 : memref<4xf32>)
^b49(%x49: memref<4xf32>):
  %a49 = memref.alloc() : memref<4xf32>
  test.copy(%x49, %a49) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l49, ^r49
^l49:
  test.copy(%a49, %a49) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b50(%a49 : memref<4xf32>)
^r49:
  test.copy(%a49, %a49) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b50(%x49 : memref<4xf32>)
^b50(%x50: memref<4xf32>):
  %a50 = memref.alloc() : memref<4xf32>
  test.copy(%x50, %a50) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l50, ^r50
^l50:
  test.copy(%a50, %a50) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b51(%a50 : memref<4xf32>)
^r50:
  test.copy(%a50, %a50) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b51(%x50 : memref<4xf32>)
^b51(%x51: memref<4xf32>):
  %a51 = memref.alloc() : memref<4xf32>
  test.copy(%x51, %a51) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l51, ^r51
^l51:
  test.copy(%a51, %a51) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b52(%a51 : memref<4xf32>)
^r51:
  test.copy(%a51, %a51) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b52(%x51 : memref<4xf32>)
^b52(%x52: memref<4xf32>):
  %a52 = memref.alloc() : memref<4xf32>
  test.copy(%x52, %a52) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l52, ^r52
^l52:
  test.copy(%a52, %a52) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b53(%a52 : memref<4xf32>)
^r52:
  test.copy(%a52, %a52) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b53(%x52 : memref<4xf32>)
^b53(%x53: memref<4xf32>):
  %a53 = memref.alloc() : memref<4xf32>
  test.copy(%x53, %a53) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l53, ^r53
^l53:
  test.copy(%a53, %a53) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b54(%a53 : memref<4xf32>)
^r53:
  test.copy(%a53, %a53) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b54(%x53 : memref<4xf32>)
^b54(%x54: memref<4xf32>):
  %a54 = memref.alloc() : memref<4xf32>
  test.copy(%x54, %a54) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l54, ^r54
^l54:
  test.copy(%a54, %a54) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b55(%a54 : memref<4xf32>)
^r54:
  test.copy(%a54, %a54) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b55(%x54 : memref<4xf32>)
^b55(%x55: memref<4xf32>):
  %a55 = memref.alloc() : memref<4xf32>
  test.copy(%x55, %a55) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l55, ^r55
^l55:
  test.copy(%a55, %a55) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b56(%a55 : memref<4xf32>)
^r55:
  test.copy(%a55, %a55) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b56(%x55 : memref<4xf32>)
^b56(%x56: memref<4xf32>):
  %a56 = memref.alloc() : memref<4xf32>
  test.copy(%x56, %a56) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l56, ^r56
^l56:
  test.copy(%a56, %a56) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b57(%a56 : memref<4xf32>)
^r56:
  test.copy(%a56, %a56) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b57(%x56 : memref<4xf32>)
^b57(%x57: memref<4xf32>):
  %a57 = memref.alloc() : memref<4xf32>
  test.copy(%x57, %a57) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l57, ^r57
^l57:
  test.copy(%a57, %a57) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b58(%a57 : memref<4xf32>)
^r57:
  test.copy(%a57, %a57) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b58(%x57 : memref<4xf32>)
^b58(%x58: memref<4xf32>):
  %a58 = memref.alloc() : memref<4xf32>
  test.copy(%x58, %a58) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l58, ^r58
^l58:
  test.copy(%a58, %a58) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b59(%a58 : memref<4xf32>)
^r58:
  test.copy(%a58, %a58) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b59(%x58 : memref<4xf32>)
^b59(%x59: memref<4xf32>):
  %a59 = memref.alloc() : memref<4xf32>
  test.copy(%x59, %a59) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l59, ^r59
^l59:
  test.copy(%a59, %a59) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b60(%a59 : memref<4xf32>)
^r59:
  test.copy(%a59, %a59) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b60(%x59 : memref<4xf32>)
^b60(%x60: memref<4xf32>):
  %a60 = memref.alloc() : memref<4xf32>
  test.copy(%x60, %a60) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l60, ^r60
^l60:
  test.copy(%a60, %a60) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b61(%a60 : memref<4xf32>)
^r60:
  test.copy(%a60, %a60) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b61(%x60 : memref<4xf32>)
^b61(%x61: memref<4xf32>):
  %a61 = memref.alloc() : memref<4xf32>
  test.copy(%x61, %a61) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l61, ^r61
^l61:
  test.copy(%a61, %a61) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b62(%a61 : memref<4xf32>)
^r61:
  test.copy(%a61, %a61) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b62(%x61 : memref<4xf32>)
^b62(%x62: memref<4xf32>):
  %a62 = memref.alloc() : memref<4xf32>
  test.copy(%x62, %a62) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l62, ^r62
^l62:
  test.copy(%a62, %a62) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b63(%a62 : memref<4xf32>)
^r62:
  test.copy(%a62, %a62) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b63(%x62 : memref<4xf32>)
^b63(%x63: memref<4xf32>):
  %a63 = memref.alloc() : memref<4xf32>
  test.copy(%x63, %a63) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l63, ^r63
^l63:
  test.copy(%a63, %a63) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b64(%a63 : memref<4xf32>)
^r63:
  test.copy(%a63, %a63) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b64(%x63 : memref<4xf32>)
^b64(%x64: memref<4xf32>):
  %a64 = memref.alloc() : memref<4xf32>
  test.copy(%x64, %a64) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l64, ^r64
^l64:
  test.copy(%a64, %a64) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b65(%a64 : memref<4xf32>)
^r64:
  test.copy(%a64, %a64) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b65(%x64 : memref<4xf32>)
^b65(%x65: memref<4xf32>):
  %a65 = memref.alloc() : memref<4xf32>
  test.copy(%x65, %a65) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l65, ^r65
^l65:
  test.copy(%a65, %a65) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b66(%a65 : memref<4xf32>)
^r65:
  test.copy(%a65, %a65) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b66(%x65 : memref<4xf32>)
^b66(%x66: memref<4xf32>):
  %a66 = memref.alloc() : memref<4xf32>
  test.copy(%x66, %a66) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l66, ^r66
^l66:
  test.copy(%a66, %a66) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b67(%a66 : memref<4xf32>)
^r66:
  test.copy(%a66, %a66) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b67(%x66 : memref<4xf32>)
^b67(%x67: memref<4xf32>):
  %a67 = memref.alloc() : memref<4xf32>
  test.copy(%x67, %a67) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l67, ^r67
^l67:
  test.copy(%a67, %a67) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b68(%a67 : memref<4xf32>)
^r67:
  test.copy(%a67, %a67) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b68(%x67 : memref<4xf32>)
^b68(%x68: memref<4xf32>):
  %a68 = memref.alloc() : memref<4xf32>
  test.copy(%x68, %a68) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l68, ^r68
^l68:
  test.copy(%a68, %a68) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b69(%a68 : memref<4xf32>)
^r68:
  test.copy(%a68, %a68) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b69(%x68 : memref<4xf32>)
^b69(%x69: memref<4xf32>):
  %a69 = memref.alloc() : memref<4xf32>
  test.copy(%x69, %a69) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l69, ^r69
^l69:
  test.copy(%a69, %a69) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b70(%a69 : memref<4xf32>)
^r69:
  test.copy(%a69, %a69) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b70(%x69 : memref<4xf32>)
^b70(%x70: memref<4xf32>):
  %a70 = memref.alloc() : memref<4xf32>
  test.copy(%x70, %a70) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l70, ^r70
^l70:
  test.copy(%a70, %a70) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b71(%a70 : memref<4xf32>)
^r70:
  test.copy(%a70, %a70) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b71(%x70 : memref<4xf32>)
^b71(%x71: memref<4xf32>):
  %a71 = memref.alloc() : memref<4xf32>
  test.copy(%x71, %a71) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l71, ^r71
^l71:
  test.copy(%a71, %a71) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b72(%a71 : memref<4xf32>)
^r71:
  test.copy(%a71, %a71) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b72(%x71 : memref<4xf32>)
^b72(%x72: memref<4xf32>):
  %a72 = memref.alloc() : memref<4xf32>
  test.copy(%x72, %a72) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l72, ^r72
^l72:
  test.copy(%a72, %a72) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b73(%a72 : memref<4xf32>)
^r72:
  test.copy(%a72, %a72) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b73(%x72 : memref<4xf32>)
^b73(%x73: memref<4xf32>):
  %a73 = memref.alloc() : memref<4xf32>
  test.copy(%x73, %a73) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l73, ^r73
^l73:
  test.copy(%a73, %a73) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b74(%a73 : memref<4xf32>)
^r73:
  test.copy(%a73, %a73) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b74(%x73 : memref<4xf32>)
^b74(%x74: memref<4xf32>):
  %a74 = memref.alloc() : memref<4xf32>
  test.copy(%x74, %a74) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l74, ^r74
^l74:
  test.copy(%a74, %a74) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b75(%a74 : memref<4xf32>)
^r74:
  test.copy(%a74, %a74) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b75(%x74 : memref<4xf32>)
^b75(%x75: memref<4xf32>):
  %a75 = memref.alloc() : memref<4xf32>
  test.copy(%x75, %a75) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l75, ^r75
^l75:
  test.copy(%a75, %a75) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b76(%a75 : memref<4xf32>)
^r75:
  test.copy(%a75, %a75) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b76(%x75 : memref<4xf32>)
^b76(%x76: memref<4xf32>):
  %a76 = memref.alloc() : memref<4xf32>
  test.copy(%x76, %a76) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l76, ^r76
^l76:
  test.copy(%a76, %a76) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b77(%a76 : memref<4xf32>)
^r76:
  test.copy(%a76, %a76) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b77(%x76 : memref<4xf32>)
^b77(%x77: memref<4xf32>):
  %a77 = memref.alloc() : memref<4xf32>
  test.copy(%x77, %a77) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l77, ^r77
^l77:
  test.copy(%a77, %a77) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b78(%a77 : memref<4xf32>)
^r77:
  test.copy(%a77, %a77) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b78(%x77 : memref<4xf32>)
^b78(%x78: memref<4xf32>):
  %a78 = memref.alloc() : memref<4xf32>
  test.copy(%x78, %a78) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l78, ^r78
^l78:
  test.copy(%a78, %a78) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b79(%a78 : memref<4xf32>)
^r78:
  test.copy(%a78, %a78) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b79(%x78 : memref<4xf32>)
^b79(%x79: memref<4xf32>):
  %a79 = memref.alloc() : memref<4xf32>
  test.copy(%x79, %a79) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l79, ^r79
^l79:
  test.copy(%a79, %a79) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b80(%a79 : memref<4xf32>)
^r79:
  test.copy(%a79, %a79) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b80(%x79 : memref<4xf32>)
^b80(%x80: memref<4xf32>):
  %a80 = memref.alloc() : memref<4xf32>
  test.copy(%x80, %a80) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l80, ^r80
^l80:
  test.copy(%a80, %a80) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b81(%a80 : memref<4xf32>)
^r80:
  test.copy(%a80, %a80) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b81(%x80 : memref<4xf32>)
^b81(%x81: memref<4xf32>):
  %a81 = memref.alloc() : memref<4xf32>
  test.copy(%x81, %a81) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l81, ^r81
^l81:
  test.copy(%a81, %a81) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b82(%a81 : memref<4xf32>)
^r81:
  test.copy(%a81, %a81) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b82(%x81 : memref<4xf32>)
^b82(%x82: memref<4xf32>):
  %a82 = memref.alloc() : memref<4xf32>
  test.copy(%x82, %a82) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l82, ^r82
^l82:
  test.copy(%a82, %a82) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b83(%a82 : memref<4xf32>)
^r82:
  test.copy(%a82, %a82) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b83(%x82 : memref<4xf32>)
^b83(%x83: memref<4xf32>):
  %a83 = memref.alloc() : memref<4xf32>
  test.copy(%x83, %a83) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l83, ^r83
^l83:
  test.copy(%a83, %a83) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b84(%a83 : memref<4xf32>)
^r83:
  test.copy(%a83, %a83) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b84(%x83 : memref<4xf32>)
^b84(%x84: memref<4xf32>):
  %a84 = memref.alloc() : memref<4xf32>
  test.copy(%x84, %a84) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l84, ^r84
^l84:
  test.copy(%a84, %a84) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b85(%a84 : memref<4xf32>)
^r84:
  test.copy(%a84, %a84) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b85(%x84 : memref<4xf32>)
^b85(%x85: memref<4xf32>):
  %a85 = memref.alloc() : memref<4xf32>
  test.copy(%x85, %a85) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l85, ^r85
^l85:
  test.copy(%a85, %a85) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b86(%a85 : memref<4xf32>)
^r85:
  test.copy(%a85, %a85) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b86(%x85 : memref<4xf32>)
^b86(%x86: memref<4xf32>):
  %a86 = memref.alloc() : memref<4xf32>
  test.copy(%x86, %a86) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l86, ^r86
^l86:
  test.copy(%a86, %a86) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b87(%a86 : memref<4xf32>)
^r86:
  test.copy(%a86, %a86) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b87(%x86 : memref<4xf32>)
^b87(%x87: memref<4xf32>):
  %a87 = memref.alloc() : memref<4xf32>
  test.copy(%x87, %a87) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l87, ^r87
^l87:
  test.copy(%a87, %a87) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b88(%a87 : memref<4xf32>)
^r87:
  test.copy(%a87, %a87) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b88(%x87 : memref<4xf32>)
^b88(%x88: memref<4xf32>):
  %a88 = memref.alloc() : memref<4xf32>
  test.copy(%x88, %a88) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l88, ^r88
^l88:
  test.copy(%a88, %a88) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b89(%a88 : memref<4xf32>)
^r88:
  test.copy(%a88, %a88) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b89(%x88 : memref<4xf32>)
^b89(%x89: memref<4xf32>):
  %a89 = memref.alloc() : memref<4xf32>
  test.copy(%x89, %a89) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l89, ^r89
^l89:
  test.copy(%a89, %a89) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b90(%a89 : memref<4xf32>)
^r89:
  test.copy(%a89, %a89) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b90(%x89 : memref<4xf32>)
^b90(%x90: memref<4xf32>):
  %a90 = memref.alloc() : memref<4xf32>
  test.copy(%x90, %a90) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l90, ^r90
^l90:
  test.copy(%a90, %a90) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b91(%a90 : memref<4xf32>)
^r90:
  test.copy(%a90, %a90) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b91(%x90 : memref<4xf32>)
^b91(%x91: memref<4xf32>):
  %a91 = memref.alloc() : memref<4xf32>
  test.copy(%x91, %a91) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l91, ^r91
^l91:
  test.copy(%a91, %a91) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b92(%a91 : memref<4xf32>)
^r91:
  test.copy(%a91, %a91) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b92(%x91 : memref<4xf32>)
^b92(%x92: memref<4xf32>):
  %a92 = memref.alloc() : memref<4xf32>
  test.copy(%x92, %a92) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l92, ^r92
^l92:
  test.copy(%a92, %a92) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b93(%a92 : memref<4xf32>)
^r92:
  test.copy(%a92, %a92) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b93(%x92 : memref<4xf32>)
^b93(%x93: memref<4xf32>):
  %a93 = memref.alloc() : memref<4xf32>
  test.copy(%x93, %a93) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l93, ^r93
^l93:
  test.copy(%a93, %a93) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b94(%a93 : memref<4xf32>)
^r93:
  test.copy(%a93, %a93) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b94(%x93 : memref<4xf32>)
^b94(%x94: memref<4xf32>):
  %a94 = memref.alloc() : memref<4xf32>
  test.copy(%x94, %a94) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l94, ^r94
^l94:
  test.copy(%a94, %a94) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b95(%a94 : memref<4xf32>)
^r94:
  test.copy(%a94, %a94) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b95(%x94 : memref<4xf32>)
^b95(%x95: memref<4xf32>):
  %a95 = memref.alloc() : memref<4xf32>
  test.copy(%x95, %a95) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l95, ^r95
^l95:
  test.copy(%a95, %a95) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b96(%a95 : memref<4xf32>)
^r95:
  test.copy(%a95, %a95) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b96(%x95 : memref<4xf32>)
^b96(%x96: memref<4xf32>):
  %a96 = memref.alloc() : memref<4xf32>
  test.copy(%x96, %a96) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l96, ^r96
^l96:
  test.copy(%a96, %a96) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b97(%a96 : memref<4xf32>)
^r96:
  test.copy(%a96, %a96) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b97(%x96 : memref<4xf32>)
^b97(%x97: memref<4xf32>):
  %a97 = memref.alloc() : memref<4xf32>
  test.copy(%x97, %a97) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l97, ^r97
^l97:
  test.copy(%a97, %a97) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b98(%a97 : memref<4xf32>)
^r97:
  test.copy(%a97, %a97) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b98(%x97 : memref<4xf32>)
^b98(%x98: memref<4xf32>):
  %a98 = memref.alloc() : memref<4xf32>
  test.copy(%x98, %a98) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l98, ^r98
^l98:
  test.copy(%a98, %a98) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b99(%a98 : memref<4xf32>)
^r98:
  test.copy(%a98, %a98) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b99(%x98 : memref<4xf32>)
^b99(%x99: memref<4xf32>):
  %a99 = memref.alloc() : memref<4xf32>
  test.copy(%x99, %a99) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^l99, ^r99
^l99:
  test.copy(%a99, %a99) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b100(%a99 : memref<4xf32>)
^r99:
  test.copy(%a99, %a99) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b100(%x99 : memref<4xf32>)
^b100(%y: memref<4xf32>):
  test.copy(%y, %y) : (memref<4xf32>, memref<4xf32>)
  return
}

// CHECK: func.func @chain
// CHECK: memref.dealloc
