// Fibonacci numbers as nobody should compute them: calls and branches between blocks.
func.func private @show_index(index)

func.func @fibonacci(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %small = arith.cmpi ult, %n, %c2 : index
  cf.cond_br %small, ^end(%n : index), ^more
^more:
  %n1 = arith.subi %n, %c1 : index
  %n2 = arith.subi %n, %c2 : index
  %a = call @fibonacci(%n1) : (index) -> index
  %b = call @fibonacci(%n2) : (index) -> index
  %sum = arith.addi %a, %b : index
  cf.br ^end(%sum : index)
^end(%r: index):
  return %r : index
}

func.func @main() {
  %n = arith.constant 27 : index
  %r = call @fibonacci(%n) : (index) -> index
  call @show_index(%r) : (index) -> ()
  return
}
