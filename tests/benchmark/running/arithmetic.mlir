// The longest way to 1, of all numbers below 30000: arithmetic in loops, no memory.
func.func private @show_index(index)

func.func @main() {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  %limit = arith.constant 30000 : i64
  %longest = scf.for %n = %c1 to %limit step %c1 iter_args(%best = %c0) -> i64 : i64 {
    %way:2 = scf.while (%x = %n, %k = %c0) : (i64, i64) -> (i64, i64) {
      %more = arith.cmpi ne, %x, %c1 : i64
      scf.condition(%more) %x, %k : i64, i64
    } do {
    ^bb0(%x: i64, %k: i64):
      %bit = arith.andi %x, %c1 : i64
      %odd = arith.cmpi eq, %bit, %c1 : i64
      %triple = arith.muli %x, %c3 : i64
      %up = arith.addi %triple, %c1 : i64
      %half = arith.shrui %x, %c1 : i64
      %next = arith.select %odd, %up, %half : i64
      %j = arith.addi %k, %c1 : i64
      scf.yield %next, %j : i64, i64
    }
    %longer = arith.maxsi %way#1, %best : i64
    scf.yield %longer : i64
  }
  %result = arith.index_cast %longest : i64 to index
  call @show_index(%result) : (index) -> ()
  return
}
