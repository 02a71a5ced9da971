// Named loops over buffers, and loops that say by maps what they read: sums, products, sequences turned around.
// Prints: 18 66 132 3 12 21 1 1 1 0 6 21 8 20 306

func.func private @show_f32(f32)

#row = affine_map<(d0, d1) -> (d0, d1)>
#sum = affine_map<(d0, d1) -> (d0)>
#turned = affine_map<(d0) -> (3 - d0)>
#line = affine_map<(d0) -> (d0)>

func.func @filled(%first: f32) -> memref<3x3xf32> {
  %one = arith.constant 1.0 : f32
  %m = memref.alloc() : memref<3x3xf32>
  linalg.generic {indexing_maps = [#row], iterator_types = ["parallel", "parallel"]} outs(%m : memref<3x3xf32>) {
  ^bb0(%old: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %three = arith.constant 3 : index
    %row = arith.muli %i, %three : index
    %n = arith.addi %row, %j : index
    %w = arith.index_cast %n : index to i32
    %x = arith.sitofp %w : i32 to f32
    %y = arith.addf %x, %first : f32
    linalg.yield %y : f32
  }
  return %m : memref<3x3xf32>
}

func.func @product(%a: memref<3x3xf32>, %b: memref<3x3xf32>) -> memref<3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %c = memref.alloc() : memref<3x3xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<3x3xf32>)
  linalg.matmul ins(%a, %b : memref<3x3xf32>, memref<3x3xf32>) outs(%c : memref<3x3xf32>)
  return %c : memref<3x3xf32>
}

func.func @sums(%m: memref<3x3xf32>) -> memref<3xf32> {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<3xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<3xf32>)
  linalg.generic {indexing_maps = [#row, #sum], iterator_types = ["parallel", "reduction"]}
      ins(%m : memref<3x3xf32>) outs(%s : memref<3xf32>) {
  ^bb0(%x: f32, %so_far: f32):
    %next = arith.addf %so_far, %x : f32
    linalg.yield %next : f32
  }
  return %s : memref<3xf32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %a = call @filled(%zero) : (f32) -> memref<3x3xf32>
  %b = call @filled(%one) : (f32) -> memref<3x3xf32>
  %p = call @product(%a, %b) : (memref<3x3xf32>, memref<3x3xf32>) -> memref<3x3xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %p[%i, %i] : memref<3x3xf32>
    func.call @show_f32(%x) : (f32) -> ()
  }
  %s = call @sums(%a) : (memref<3x3xf32>) -> memref<3xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %s[%i] : memref<3xf32>
    func.call @show_f32(%x) : (f32) -> ()
  }

  // Turned around, and each row above itself.
  %line = memref.alloc() : memref<4xf32>
  linalg.fill ins(%one : f32) outs(%line : memref<4xf32>)
  memref.store %zero, %line[%c0] : memref<4xf32>
  %back = memref.alloc() : memref<4xf32>
  linalg.generic {indexing_maps = [#turned, #line], iterator_types = ["parallel"]}
      ins(%line : memref<4xf32>) outs(%back : memref<4xf32>) {
  ^bb0(%x: f32, %old: f32):
    linalg.yield %x : f32
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %back[%i] : memref<4xf32>
    func.call @show_f32(%x) : (f32) -> ()
  }
  %across = memref.alloc() : memref<3x3xf32>
  linalg.transpose ins(%a : memref<3x3xf32>) outs(%across : memref<3x3xf32>) permutation = [1, 0]
  %x = memref.load %across[%c0, %c2] : memref<3x3xf32>
  call @show_f32(%x) : (f32) -> ()
  %wide = memref.alloc() : memref<3x2xf32>
  linalg.broadcast ins(%s : memref<3xf32>) outs(%wide : memref<3x2xf32>) dimensions = [1]
  %y = memref.load %wide[%c2, %c1] : memref<3x2xf32>
  call @show_f32(%y) : (f32) -> ()
  %most = memref.alloc() : memref<3xf32>
  linalg.fill ins(%zero : f32) outs(%most : memref<3xf32>)
  linalg.reduce { arith.maximumf } ins(%b : memref<3x3xf32>) outs(%most : memref<3xf32>) dimensions = [0]
  %z = memref.load %most[%c1] : memref<3xf32>
  call @show_f32(%z) : (f32) -> ()
  %both = memref.alloc() : memref<3xf32>
  linalg.map { arith.addf } ins(%s, %most : memref<3xf32>, memref<3xf32>) outs(%both : memref<3xf32>)
  %u = memref.load %both[%c1] : memref<3xf32>
  call @show_f32(%u) : (f32) -> ()
  %dot = memref.alloc() : memref<f32>
  linalg.fill ins(%zero : f32) outs(%dot : memref<f32>)
  linalg.dot ins(%s, %most : memref<3xf32>, memref<3xf32>) outs(%dot : memref<f32>)
  %v = memref.load %dot[] : memref<f32>
  call @show_f32(%v) : (f32) -> ()
  return
}
