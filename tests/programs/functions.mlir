// Functions of real numbers, of which each library has its own last digit.
// Within: 2e-7
// Prints:
//  0.135335 -2 0.367879 -0.909297 -0.416147 0.0183156 -2 -2 2 -3.86466 0.25 -2.88539 -2 -2 -2 -2
//  0.25284 -1.375 0.502832 -0.980893 0.194548 0.0639279 -2 -1 1.375 -2.49716 0.385553 -1.98371 -1 -1 -2 -1
//  0.472367 -0.75 0.687289 -0.681639 0.731689 0.22313 -1 -0 0.75 -1.02763 0.594604 -1.08202 -1 -0 -2 -1
//  0.882497 -0.125 0.939413 -0.124675 0.992198 0.778801 -1 -0 0.125 0.632497 0.917004 -0.180337 -0 -0 -2 -0
//  1.64872 0.5 1.28403 0.479426 0.877583 2.71828 0 1 0.5 2.64872 1.41421 0.721347 1 0 2 0
//  3.08022 1.125 1.75505 0.902268 0.431177 9.48774 1 2 1.125 5.33022 2.18102 1.62303 1 1 2 1
//  5.7546 1.75 2.39888 0.983986 -0.178246 33.1155 1 2 1.75 9.2546 3.36359 2.52472 2 1 2 2
//  10.751 2.375 3.27887 0.693685 -0.720278 115.584 2 3 2.375 15.501 5.18736 3.4264 2 2 2 2
//  20.0855 3 4.48169 0.14112 -0.989992 403.429 3 3 3 26.0855 8 4.32808 3 3 2 3

func.func private @show_f32(f32)

func.func @table(%x: f32) -> memref<?xf32> {
  %c16 = arith.constant 16 : index
  %t = memref.alloc(%c16) : memref<?xf32>
  %two = arith.constant 2.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  %c11 = arith.constant 11 : index
  %c12 = arith.constant 12 : index
  %c13 = arith.constant 13 : index
  %c14 = arith.constant 14 : index
  %c15 = arith.constant 15 : index
  %exp = math.exp %x : f32
  memref.store %exp, %t[%c0] : memref<?xf32>
  %log = math.log %exp : f32
  memref.store %log, %t[%c1] : memref<?xf32>
  %sqrt = math.sqrt %exp : f32
  memref.store %sqrt, %t[%c2] : memref<?xf32>
  %sin = math.sin %x : f32
  memref.store %sin, %t[%c3] : memref<?xf32>
  %cos = math.cos %x : f32
  memref.store %cos, %t[%c4] : memref<?xf32>
  %pow = math.powf %exp, %two : f32
  memref.store %pow, %t[%c5] : memref<?xf32>
  %floor = math.floor %x : f32
  memref.store %floor, %t[%c6] : memref<?xf32>
  %ceil = math.ceil %x : f32
  memref.store %ceil, %t[%c7] : memref<?xf32>
  %abs = math.absf %x : f32
  memref.store %abs, %t[%c8] : memref<?xf32>
  %fma = math.fma %x, %two, %exp : f32
  memref.store %fma, %t[%c9] : memref<?xf32>
  %exp2 = math.exp2 %x : f32
  memref.store %exp2, %t[%c10] : memref<?xf32>
  %log2 = math.log2 %exp : f32
  memref.store %log2, %t[%c11] : memref<?xf32>
  %round = math.round %x : f32
  memref.store %round, %t[%c12] : memref<?xf32>
  %trunc = math.trunc %x : f32
  memref.store %trunc, %t[%c13] : memref<?xf32>
  %sign = math.copysign %two, %x : f32
  memref.store %sign, %t[%c14] : memref<?xf32>
  %even = math.roundeven %x : f32
  memref.store %even, %t[%c15] : memref<?xf32>
  return %t : memref<?xf32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %first = arith.constant -2.0 : f32
  %step = arith.constant 0.625 : f32
  %last = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %first) -> f32 {
    %t = func.call @table(%x) : (f32) -> memref<?xf32>
    scf.for %k = %c0 to %c16 step %c1 {
      %y = memref.load %t[%k] : memref<?xf32>
      func.call @show_f32(%y) : (f32) -> ()
    }
    %next = arith.addf %x, %step : f32
    scf.yield %next : f32
  }
  return
}
