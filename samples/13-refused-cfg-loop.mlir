// Refused: a loop made of branches.
//
// Watch for: the edge from ^body back to ^head. The ownership pass accepts loops only as scf.for
// and scf.while; it says so at the function and changes nothing.
func.func @cfg_loop(%count: index, %buffer: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^head(%zero : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %count : index
  cf.cond_br %more, ^body, ^exit
^body:
  test.copy(%buffer, %buffer) : (memref<8xf32>, memref<8xf32>)
  %next = arith.addi %i, %one : index
  cf.br ^head(%next : index)
^exit:
  return
}
