// In code that cannot be reached, what was written before is looked for in a circle of writes.
// RUN: --canonicalize
// REFERENCE: hang
// OURS: result

func.func @transfers(%v: vector<4xf32>, %p: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  return %v : vector<4xf32>
^unreachable:
  %a = vector.transfer_write %v, %b[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<16xf32>
  %b = vector.transfer_write %v, %a[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<16xf32>
  %r = vector.transfer_read %a[%c8], %p {in_bounds = [true]} : tensor<16xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: func.func @transfers(
// CHECK-NEXT: return %arg0 : vector<4xf32>

func.func @slices(%t: tensor<4xf32>, %s: tensor<2xf32>, %p: f32) -> tensor<4xf32> {
  return %t : tensor<4xf32>
^unreachable:
  %a = tensor.insert_slice %t into %b[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %b = tensor.insert_slice %t into %a[4] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %q = tensor.pad %s low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %p : f32
  } : tensor<2xf32> to tensor<4xf32>
  %c = tensor.insert_slice %q into %b[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %r = tensor.extract_slice %c[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK: func.func @slices(
// CHECK-NEXT: return %arg0 : tensor<4xf32>
