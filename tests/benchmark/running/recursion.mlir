// Calls that are a thousand deep, again and again.
func.func private @show_index(index)

func.func @down(%n: index, %sum: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %end -> index {
    scf.yield %sum : index
  } else {
    %m = arith.subi %n, %c1 : index
    %more = arith.addi %sum, %n : index
    %deeper = func.call @down(%m, %more) : (index, index) -> index
    %back = arith.addi %deeper, %c1 : index
    scf.yield %back : index
  }
  return %r : index
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %times = arith.constant 300 : index
  %depth = arith.constant 1000 : index
  %r = scf.for %i = %c0 to %times step %c1 iter_args(%sum = %c0) -> index {
    %next = func.call @down(%depth, %sum) : (index, index) -> index
    scf.yield %next : index
  }
  call @show_index(%r) : (index) -> ()
  return
}
