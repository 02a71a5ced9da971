// Double buffering in scf.while: the spare buffer has to go through both regions.
//
// Watch for, in hlo-buffer-reuse: in @behind the second region allocates and frees; the two buffers
// swap at its scf.yield, and the first region gets an argument more, only to hand it on. In @before it
// is the first region: they swap at scf.condition, and the second one hands both on. Either way two
// buffers come out of the loop, both are freed behind it, and nothing is allocated in it.
// bufscope: pipeline=hlo
func.func @behind(%steps: i32, %in: memref<8192xf32>, %out: memref<8192xf32>) {
  %one = arith.constant 1 : i32
  %none = arith.constant 0 : i32
  %start = memref.alloc() : memref<8192xf32>
  test.copy(%in, %start) : (memref<8192xf32>, memref<8192xf32>)
  %last:2 = scf.while (%left = %steps, %now = %start)
      : (i32, memref<8192xf32>) -> (i32, memref<8192xf32>) {
    %more = arith.cmpi sgt, %left, %none : i32
    scf.condition(%more) %left, %now : i32, memref<8192xf32>
  } do {
  ^bb0(%left: i32, %now: memref<8192xf32>):
    %made = memref.alloc() : memref<8192xf32>
    test.copy(%now, %made) : (memref<8192xf32>, memref<8192xf32>)
    %next = arith.subi %left, %one : i32
    scf.yield %next, %made : i32, memref<8192xf32>
  }
  test.copy(%last#1, %out) : (memref<8192xf32>, memref<8192xf32>)
  return
}

func.func @before(%steps: i32, %in: memref<8192xf32>, %out: memref<8192xf32>) {
  %one = arith.constant 1 : i32
  %none = arith.constant 0 : i32
  %start = memref.alloc() : memref<8192xf32>
  test.copy(%in, %start) : (memref<8192xf32>, memref<8192xf32>)
  %last:2 = scf.while (%left = %steps, %now = %start)
      : (i32, memref<8192xf32>) -> (i32, memref<8192xf32>) {
    %made = memref.alloc() : memref<8192xf32>
    test.copy(%now, %made) : (memref<8192xf32>, memref<8192xf32>)
    %more = arith.cmpi sgt, %left, %none : i32
    scf.condition(%more) %left, %made : i32, memref<8192xf32>
  } do {
  ^bb0(%left: i32, %now: memref<8192xf32>):
    %next = arith.subi %left, %one : i32
    scf.yield %next, %now : i32, memref<8192xf32>
  }
  test.copy(%last#1, %out) : (memref<8192xf32>, memref<8192xf32>)
  return
}
