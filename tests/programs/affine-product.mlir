// A matrix product in tiles, in affine loops whose last tiles are smaller.
// Prints: 90 275 1380 840 3230

func.func private @show_f32(f32)

#tile_end = affine_map<(d0) -> (d0 + 4, 6)>

func.func @product(%a: memref<6x5xf32>, %b: memref<5x6xf32>) -> memref<6x6xf32> {
  %zero = arith.constant 0.0 : f32
  %c = memref.alloc() : memref<6x6xf32>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      affine.store %zero, %c[%i, %j] : memref<6x6xf32>
    }
  }
  affine.for %ti = 0 to 6 step 4 {
    affine.for %tj = 0 to 6 step 4 {
      affine.for %i = affine_map<(d0) -> (d0)>(%ti) to min #tile_end(%ti) {
        affine.for %j = affine_map<(d0) -> (d0)>(%tj) to min #tile_end(%tj) {
          affine.for %k = 0 to 5 {
            %x = affine.load %a[%i, %k] : memref<6x5xf32>
            %y = affine.load %b[%k, %j] : memref<5x6xf32>
            %z = affine.load %c[%i, %j] : memref<6x6xf32>
            %p = arith.mulf %x, %y : f32
            %s = arith.addf %z, %p : f32
            affine.store %s, %c[%i, %j] : memref<6x6xf32>
          }
        }
      }
    }
  }
  return %c : memref<6x6xf32>
}

func.func @trace(%m: memref<6x6xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 6 iter_args(%sum = %zero) -> f32 {
    %x = affine.load %m[%i, 5 - %i] : memref<6x6xf32>
    %kept = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> f32 {
      affine.yield %x : f32
    } else {
      affine.yield %zero : f32
    }
    %next = arith.addf %sum, %kept : f32
    affine.yield %next : f32
  }
  return %r : f32
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %a = memref.alloc() : memref<6x5xf32>
  %b = memref.alloc() : memref<5x6xf32>
  affine.for %i = 0 to 6 {
    affine.for %k = 0 to 5 {
      %n = affine.apply affine_map<(d0, d1) -> (d0 * 5 + d1)>(%i, %k)
      %w = arith.index_cast %n : index to i32
      %x = arith.sitofp %w : i32 to f32
      affine.store %x, %a[%i, %k] : memref<6x5xf32>
      %m = affine.apply affine_map<(d0, d1) -> ((d0 + d1 * 6) floordiv 2 + d0 mod 3)>(%i, %k)
      %v = arith.index_cast %m : index to i32
      %y = arith.sitofp %v : i32 to f32
      affine.store %y, %b[%k, %i] : memref<5x6xf32>
    }
  }
  %c = call @product(%a, %b) : (memref<6x5xf32>, memref<5x6xf32>) -> memref<6x6xf32>
  %p = memref.load %c[%c0, %c0] : memref<6x6xf32>
  call @show_f32(%p) : (f32) -> ()
  %q = memref.load %c[%c1, %c1] : memref<6x6xf32>
  call @show_f32(%q) : (f32) -> ()
  %r = memref.load %c[%c5, %c5] : memref<6x6xf32>
  call @show_f32(%r) : (f32) -> ()
  %s = memref.load %c[%c5, %c0] : memref<6x6xf32>
  call @show_f32(%s) : (f32) -> ()
  %t = call @trace(%c) : (memref<6x6xf32>) -> f32
  call @show_f32(%t) : (f32) -> ()
  return
}
