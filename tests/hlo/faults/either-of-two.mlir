// At the last use, a memref that a block hands on gets the one indicator of its class without a retain, be it that
// of another buffer. Once that is known to be never null, the memref is freed, and that is the argument's.
// FAULT: the caller's buffer freed: at the last use, simplified
func.func @f(%c: i1, %d: i1, %m: memref<5000xi32>) {
  %r = scf.if %c -> (memref<5000xi32>) {
    %a = memref.alloc() : memref<5000xi32>
    %s = arith.select %d, %m, %a : memref<5000xi32>
    scf.yield %s : memref<5000xi32>
  } else {
    %b = memref.alloc() : memref<5000xi32>
    scf.yield %b : memref<5000xi32>
  }
  return
}
