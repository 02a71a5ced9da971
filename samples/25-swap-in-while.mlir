// Two buffers that change places in every round: nobody knows which is which, and nobody has to.
//
// Watch for: hlo-deallocate hands both indicators to the loop, which swaps them with their memrefs.
// Neither is ever null, so that both retains behind the loop become deallocs of its results, and no
// indicator is asked for any more. In @relax that is all. In @write_as_it_goes nothing else uses the
// results: they are the two buffers in some order, and both are freed, so hlo-buffer-reuse frees what
// went in, and then finds two buffers of which it knows everything.
// bufscope: pipeline=hlo
func.func @relax(%steps: i32, %in: memref<8192xf32>, %out: memref<8192xf32>) {
  %one = arith.constant 1 : i32
  %none = arith.constant 0 : i32
  %front = memref.alloc() : memref<8192xf32>
  %back = memref.alloc() : memref<8192xf32>
  test.copy(%in, %front) : (memref<8192xf32>, memref<8192xf32>)
  %last:3 = scf.while (%left = %steps, %a = %front, %b = %back)
      : (i32, memref<8192xf32>, memref<8192xf32>) -> (i32, memref<8192xf32>, memref<8192xf32>) {
    %more = arith.cmpi sgt, %left, %none : i32
    scf.condition(%more) %left, %a, %b : i32, memref<8192xf32>, memref<8192xf32>
  } do {
  ^bb0(%left: i32, %a: memref<8192xf32>, %b: memref<8192xf32>):
    test.copy(%a, %b) : (memref<8192xf32>, memref<8192xf32>)
    %next = arith.subi %left, %one : i32
    scf.yield %next, %b, %a : i32, memref<8192xf32>, memref<8192xf32>
  }
  test.copy(%last#1, %out) : (memref<8192xf32>, memref<8192xf32>)
  return
}

func.func @write_as_it_goes(%steps: i32, %in: memref<8192xf32>, %out: memref<8192xf32>) {
  %one = arith.constant 1 : i32
  %none = arith.constant 0 : i32
  %front = memref.alloc() : memref<8192xf32>
  %back = memref.alloc() : memref<8192xf32>
  test.copy(%in, %front) : (memref<8192xf32>, memref<8192xf32>)
  %last:3 = scf.while (%left = %steps, %a = %front, %b = %back)
      : (i32, memref<8192xf32>, memref<8192xf32>) -> (i32, memref<8192xf32>, memref<8192xf32>) {
    %more = arith.cmpi sgt, %left, %none : i32
    scf.condition(%more) %left, %a, %b : i32, memref<8192xf32>, memref<8192xf32>
  } do {
  ^bb0(%left: i32, %a: memref<8192xf32>, %b: memref<8192xf32>):
    test.copy(%a, %b) : (memref<8192xf32>, memref<8192xf32>)
    test.copy(%b, %out) : (memref<8192xf32>, memref<8192xf32>)
    %next = arith.subi %left, %one : i32
    scf.yield %next, %b, %a : i32, memref<8192xf32>, memref<8192xf32>
  }
  return
}
