// A discrete Fourier transform of four complex numbers, of which one is divided by another.
// Prints: 10 0 -2 2 -2 0 -2 -2 0.44 0.08

func.func private @show_f32(f32)

func.func @transform(%from: memref<4xcomplex<f32>>) -> memref<4xcomplex<f32>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %to = memref.alloc() : memref<4xcomplex<f32>>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %turn = complex.constant [0.0 : f32, -1.0 : f32] : complex<f32>
  %last = scf.for %k = %c0 to %c4 step %c1 iter_args(%root = %one) -> complex<f32> {
    %r:2 = scf.for %n = %c0 to %c4 step %c1 iter_args(%sum = %zero, %power = %one) -> (complex<f32>, complex<f32>) {
      %x = memref.load %from[%n] : memref<4xcomplex<f32>>
      %p = complex.mul %x, %power : complex<f32>
      %s = complex.add %sum, %p : complex<f32>
      %next = complex.mul %power, %root : complex<f32>
      scf.yield %s, %next : complex<f32>, complex<f32>
    }
    memref.store %r#0, %to[%k] : memref<4xcomplex<f32>>
    %further = complex.mul %root, %turn : complex<f32>
    scf.yield %further : complex<f32>
  }
  return %to : memref<4xcomplex<f32>>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %numbers = memref.alloc() : memref<4xcomplex<f32>>
  scf.for %i = %c0 to %c4 step %c1 {
    %n = arith.addi %i, %c1 : index
    %w = arith.index_cast %n : index to i32
    %x = arith.sitofp %w : i32 to f32
    %z = complex.create %x, %zero : complex<f32>
    memref.store %z, %numbers[%i] : memref<4xcomplex<f32>>
  }
  %waves = call @transform(%numbers) : (memref<4xcomplex<f32>>) -> memref<4xcomplex<f32>>
  scf.for %i = %c0 to %c4 step %c1 {
    %z = memref.load %waves[%i] : memref<4xcomplex<f32>>
    %re = complex.re %z : complex<f32>
    %im = complex.im %z : complex<f32>
    func.call @show_f32(%re) : (f32) -> ()
    func.call @show_f32(%im) : (f32) -> ()
  }
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
  %q = complex.div %a, %b : complex<f32>
  %re = complex.re %q : complex<f32>
  %im = complex.im %q : complex<f32>
  call @show_f32(%re) : (f32) -> ()
  call @show_f32(%im) : (f32) -> ()
  return
}
