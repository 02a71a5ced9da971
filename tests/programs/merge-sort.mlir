// Merge sort by recursion: each call sorts copies of its halves and returns a new buffer.
// Prints: 0 10 20 30 37 47 57 67 74 84 94

func.func private @show_index(index)

func.func @merge(%a: memref<?xindex>, %b: memref<?xindex>) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n_a = memref.dim %a, %c0 : memref<?xindex>
  %n_b = memref.dim %b, %c0 : memref<?xindex>
  %n = arith.addi %n_a, %n_b : index
  %out = memref.alloc(%n) : memref<?xindex>
  %ends:2 = scf.for %i = %c0 to %n step %c1 iter_args(%at_a = %c0, %at_b = %c0) -> (index, index) {
    %a_left = arith.cmpi ult, %at_a, %n_a : index
    %b_empty = arith.cmpi uge, %at_b, %n_b : index
    %take_a = scf.if %a_left -> i1 {
      %first = scf.if %b_empty -> i1 {
        %yes = arith.constant true
        scf.yield %yes : i1
      } else {
        %x = memref.load %a[%at_a] : memref<?xindex>
        %y = memref.load %b[%at_b] : memref<?xindex>
        %smaller = arith.cmpi ule, %x, %y : index
        scf.yield %smaller : i1
      }
      scf.yield %first : i1
    } else {
      %no = arith.constant false
      scf.yield %no : i1
    }
    %from = arith.select %take_a, %a, %b : memref<?xindex>
    %at = arith.select %take_a, %at_a, %at_b : index
    %x = memref.load %from[%at] : memref<?xindex>
    memref.store %x, %out[%i] : memref<?xindex>
    %next_a = arith.addi %at_a, %c1 : index
    %next_b = arith.addi %at_b, %c1 : index
    %new_a = arith.select %take_a, %next_a, %at_a : index
    %new_b = arith.select %take_a, %at_b, %next_b : index
    scf.yield %new_a, %new_b : index, index
  }
  return %out : memref<?xindex>
}

func.func @sort(%a: memref<?xindex>) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %a, %c0 : memref<?xindex>
  %is_short = arith.cmpi ule, %n, %c1 : index
  %sorted = scf.if %is_short -> memref<?xindex> {
    scf.yield %a : memref<?xindex>
  } else {
    %half = arith.divui %n, %c2 : index
    %rest = arith.subi %n, %half : index
    %left = memref.alloc(%half) : memref<?xindex>
    %right = memref.alloc(%rest) : memref<?xindex>
    %left_view = memref.subview %a[0] [%half] [1] : memref<?xindex> to memref<?xindex, strided<[1]>>
    %right_view = memref.subview %a[%half] [%rest] [1] : memref<?xindex> to memref<?xindex, strided<[1], offset: ?>>
    memref.copy %left_view, %left : memref<?xindex, strided<[1]>> to memref<?xindex>
    memref.copy %right_view, %right : memref<?xindex, strided<[1], offset: ?>> to memref<?xindex>
    %l = func.call @sort(%left) : (memref<?xindex>) -> memref<?xindex>
    %r = func.call @sort(%right) : (memref<?xindex>) -> memref<?xindex>
    %m = func.call @merge(%l, %r) : (memref<?xindex>, memref<?xindex>) -> memref<?xindex>
    scf.yield %m : memref<?xindex>
  }
  return %sorted : memref<?xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 11 : index
  %factor = arith.constant 37 : index
  %modulus = arith.constant 101 : index
  %numbers = memref.alloc(%n) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.muli %i, %factor : index
    %y = arith.remui %x, %modulus : index
    memref.store %y, %numbers[%i] : memref<?xindex>
  }
  %sorted = call @sort(%numbers) : (memref<?xindex>) -> memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %sorted[%i] : memref<?xindex>
    func.call @show_index(%x) : (index) -> ()
  }
  return
}
