// A rod that warms from its left end: three-point stencil, two buffers that swap in each step.
// Prints: 100 77.9754 57.5792 40.0864 26.1817 15.901 8.73132 3.79003 0

func.func private @show_f32(f32)

func.func @step(%from: memref<?xf32>, %to: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %from, %c0 : memref<?xf32>
  %last = arith.subi %n, %c1 : index
  %third = arith.constant 0.25 : f32
  %half = arith.constant 0.5 : f32
  scf.for %i = %c1 to %last step %c1 {
    %before = arith.subi %i, %c1 : index
    %after = arith.addi %i, %c1 : index
    %a = memref.load %from[%before] : memref<?xf32>
    %b = memref.load %from[%i] : memref<?xf32>
    %c = memref.load %from[%after] : memref<?xf32>
    %ac = arith.addf %a, %c : f32
    %sides = arith.mulf %ac, %third : f32
    %middle = arith.mulf %b, %half : f32
    %new = arith.addf %sides, %middle : f32
    memref.store %new, %to[%i] : memref<?xf32>
  }
  %left = memref.load %from[%c0] : memref<?xf32>
  memref.store %left, %to[%c0] : memref<?xf32>
  %right = memref.load %from[%last] : memref<?xf32>
  memref.store %right, %to[%last] : memref<?xf32>
  return
}

func.func @rod(%n: index, %steps: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cold = arith.constant 0.0 : f32
  %hot = arith.constant 100.0 : f32
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %cold, %a[%i] : memref<?xf32>
  }
  memref.store %hot, %a[%c0] : memref<?xf32>
  %r:2 = scf.for %i = %c0 to %steps step %c1 iter_args(%from = %a, %to = %b) -> (memref<?xf32>, memref<?xf32>) {
    func.call @step(%from, %to) : (memref<?xf32>, memref<?xf32>) -> ()
    scf.yield %to, %from : memref<?xf32>, memref<?xf32>
  }
  return %r#0 : memref<?xf32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %steps = arith.constant 25 : index
  %rod = call @rod(%n, %steps) : (index, index) -> memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %rod[%i] : memref<?xf32>
    func.call @show_f32(%x) : (f32) -> ()
  }
  return
}
