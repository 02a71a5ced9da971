// A string that grows: each character is appended to a buffer that realloc doubles when it is full.
// Prints: abcdefghijklmnopqrstuvwxyzabcdefghijklmn 64

func.func private @show_char(i8)
func.func private @show_index(index)

func.func @repeat(%times: index) -> (memref<?xi8>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c26 = arith.constant 26 : index
  %a = arith.constant 97 : i8
  %first = memref.alloc(%c2) : memref<?xi8>
  %text = scf.for %i = %c0 to %times step %c1 iter_args(%buffer = %first) -> memref<?xi8> {
    %capacity = memref.dim %buffer, %c0 : memref<?xi8>
    %is_full = arith.cmpi uge, %i, %capacity : index
    %twice = arith.muli %capacity, %c2 : index
    %wanted = arith.select %is_full, %twice, %capacity : index
    %grown = memref.realloc %buffer(%wanted) : memref<?xi8> to memref<?xi8>
    %letter = arith.remui %i, %c26 : index
    %offset = arith.index_cast %letter : index to i8
    %character = arith.addi %a, %offset : i8
    memref.store %character, %grown[%i] : memref<?xi8>
    scf.yield %grown : memref<?xi8>
  }
  return %text, %times : memref<?xi8>, index
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %times = arith.constant 40 : index
  %newline = arith.constant 10 : i8
  %text, %length = call @repeat(%times) : (index) -> (memref<?xi8>, index)
  scf.for %i = %c0 to %length step %c1 {
    %character = memref.load %text[%i] : memref<?xi8>
    func.call @show_char(%character) : (i8) -> ()
  }
  func.call @show_char(%newline) : (i8) -> ()
  %capacity = memref.dim %text, %c0 : memref<?xi8>
  func.call @show_index(%capacity) : (index) -> ()
  return
}
