// The product of two matrices: loads and stores with two indices, and arithmetic on floats.
func.func private @show_f32(f32)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<100x100xf32>
  %b = memref.alloc() : memref<100x100xf32>
  %c = memref.alloc() : memref<100x100xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %sum = arith.addi %i, %j : index
      %word = arith.index_cast %sum : index to i32
      %number = arith.sitofp %word : i32 to f32
      memref.store %number, %a[%i, %j] : memref<100x100xf32>
      memref.store %number, %b[%j, %i] : memref<100x100xf32>
      memref.store %zero, %c[%i, %j] : memref<100x100xf32>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        %x = memref.load %a[%i, %k] : memref<100x100xf32>
        %y = memref.load %b[%k, %j] : memref<100x100xf32>
        %z = memref.load %c[%i, %j] : memref<100x100xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        memref.store %s, %c[%i, %j] : memref<100x100xf32>
      }
    }
  }
  %r = memref.load %c[%c1, %c1] : memref<100x100xf32>
  memref.dealloc %a : memref<100x100xf32>
  memref.dealloc %b : memref<100x100xf32>
  memref.dealloc %c : memref<100x100xf32>
  call @show_f32(%r) : (f32) -> ()
  return
}
