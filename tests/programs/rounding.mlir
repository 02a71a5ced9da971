// Arithmetic where it is easily wrong: division of negative numbers, narrow integers, carries, floats that are none.
// Prints: -4 -3 -3 -4 -2 2 4 -7 -8 100 -100 -1 255 -128 1 0 5 -1 1 1 0 3 2.5 -1.5 nan 2.5 -0 inf 1069547520 3 -3 4294967295

func.func private @show_index(index)
func.func private @show_f32(f32)

func.func @show_i32(%x: i32) {
  %i = arith.index_cast %x : i32 to index
  call @show_index(%i) : (index) -> ()
  return
}

func.func @divide(%a: i32, %b: i32, %results: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %down = arith.floordivsi %a, %b : i32
  %up = arith.ceildivsi %a, %b : i32
  %to_zero = arith.divsi %a, %b : i32
  memref.store %down, %results[%c0] : memref<?xi32>
  memref.store %up, %results[%c1] : memref<?xi32>
  memref.store %to_zero, %results[%c2] : memref<?xi32>
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %seven = arith.constant 7 : i32
  %minus = arith.constant -7 : i32
  %two = arith.constant 2 : i32
  %minus2 = arith.constant -2 : i32
  %results = memref.alloc(%c3) : memref<?xi32>
  call @divide(%minus, %two, %results) : (i32, i32, memref<?xi32>) -> ()
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %results[%i] : memref<?xi32>
    func.call @show_i32(%x) : (i32) -> ()
  }
  call @divide(%seven, %minus2, %results) : (i32, i32, memref<?xi32>) -> ()
  %down = memref.load %results[%c0] : memref<?xi32>
  call @show_i32(%down) : (i32) -> ()
  %third = arith.constant 3 : i32
  %rest = arith.remsi %minus, %third : i32
  %one = arith.constant 1 : i32
  %rest2 = arith.subi %rest, %one : i32
  call @show_i32(%rest2) : (i32) -> ()
  %unsigned = arith.ceildivui %seven, %third : i32
  %half = arith.subi %unsigned, %one : i32
  call @show_i32(%half) : (i32) -> ()
  %quotient = arith.ceildivui %seven, %two : i32
  call @show_i32(%quotient) : (i32) -> ()

  // Shifts of negative numbers.
  %s = arith.constant -14 : i32
  %sh = arith.shrsi %s, %one : i32
  call @show_i32(%sh) : (i32) -> ()
  %four = arith.constant 4 : i32
  %left = arith.shli %minus2, %two : i32
  call @show_i32(%left) : (i32) -> ()

  // Eight bits.
  %narrow = memref.alloc() : memref<3xi8>
  %hundred = arith.constant 100 : i8
  %a = arith.addi %hundred, %hundred : i8
  memref.store %hundred, %narrow[%c0] : memref<3xi8>
  %m100 = arith.constant -100 : i8
  memref.store %m100, %narrow[%c1] : memref<3xi8>
  %c55 = arith.constant 55 : i8
  %m1 = arith.addi %a, %c55 : i8
  memref.store %m1, %narrow[%c2] : memref<3xi8>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %narrow[%i] : memref<3xi8>
    %wide = arith.extsi %x : i8 to i32
    func.call @show_i32(%wide) : (i32) -> ()
  }
  %last = memref.load %narrow[%c2] : memref<3xi8>
  %wide = arith.extui %last : i8 to i32
  call @show_i32(%wide) : (i32) -> ()
  %c128 = arith.constant 128 : i32
  %cut = arith.trunci %c128 : i32 to i8
  %low = arith.extsi %cut : i8 to i32
  call @show_i32(%low) : (i32) -> ()

  // Carries and borrows.
  %all = arith.constant -1 : i32
  %sum, %carry = arith.addui_extended %all, %one : i32, i1
  %carried = arith.extui %carry : i1 to i32
  call @show_i32(%carried) : (i32) -> ()
  call @show_i32(%sum) : (i32) -> ()
  %five = arith.constant 5 : i32
  %lowest = arith.minui %all, %five : i32
  call @show_i32(%lowest) : (i32) -> ()
  %smallest = arith.minsi %all, %five : i32
  call @show_i32(%smallest) : (i32) -> ()
  %product_low, %product_high = arith.mului_extended %all, %two : i32
  call @show_i32(%product_high) : (i32) -> ()
  %less = arith.cmpi slt, %all, %five : i32
  %is_less = arith.extui %less : i1 to i32
  call @show_i32(%is_less) : (i32) -> ()
  %below = arith.cmpi ult, %all, %five : i32
  %is_below = arith.extui %below : i1 to i32
  call @show_i32(%is_below) : (i32) -> ()

  // Floats.
  %f = arith.constant 2.5 : f32
  %g = arith.constant -1.5 : f32
  %zero = arith.constant 0.0 : f32
  %trunc = arith.constant 3.9 : f32
  %whole = arith.fptosi %trunc : f32 to i32
  call @show_i32(%whole) : (i32) -> ()
  %max = arith.maximumf %f, %g : f32
  call @show_f32(%max) : (f32) -> ()
  %min = arith.minimumf %f, %g : f32
  call @show_f32(%min) : (f32) -> ()
  %none = arith.constant 0x7FC00000 : f32
  %not = arith.maximumf %f, %none : f32
  call @show_f32(%not) : (f32) -> ()
  %number = arith.maxnumf %f, %g : f32
  call @show_f32(%number) : (f32) -> ()
  %minus0 = arith.negf %zero : f32
  call @show_f32(%minus0) : (f32) -> ()
  %inf = arith.divf %f, %zero : f32
  call @show_f32(%inf) : (f32) -> ()
  %positive = arith.constant 1.5 : f32
  %bits = arith.bitcast %positive : f32 to i32
  call @show_i32(%bits) : (i32) -> ()
  %d = arith.extf %trunc : f32 to f64
  %di = arith.fptosi %d : f64 to i64
  %dx = arith.index_cast %di : i64 to index
  call @show_index(%dx) : (index) -> ()
  %neg = arith.negf %d : f64
  %ni = arith.fptosi %neg : f64 to i64
  %nx = arith.index_cast %ni : i64 to index
  call @show_index(%nx) : (index) -> ()
  %u = arith.index_castui %all : i32 to index
  call @show_index(%u) : (index) -> ()
  return
}
