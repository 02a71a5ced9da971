// A complex number is read as two doubles and kept as numbers of its type.
// RUN: %bufscope-opt %s | FileCheck %s

!t = f32
#one = #complex.number<:f64 1.0, 2.00>
func.func private @numbers() attributes {
  x.plain = #complex.number<:f32 1.0, 2.0>,
  x.typed = #complex.number<:f32 0.1, - 2.5e10> : complex<f32>,
  x.wrongly_typed = #complex.number<:f32 0.1, 1.0> : i32,
  x.by_alias = [#one, #complex.number<:!t 1.0, 2.0>],
  x.in_brackets = #complex<number<:f64 1.0, 2.0>>,
  x.hex = #complex.number<:f64 0x1, 0x7FF0000000000000>,
  x.hex_of_double = #complex.number<:f16 0x7E00, 0xFC00>,
  x.half = #complex.number<:f16 -1.0, 70000.0>,
  x.brain = #complex.number<:bf16 -1.0, 70000.1>,
  x.eight = #complex.number<:f8E5M2 1.1, -0.0>,
  x.tensor_float = #complex.number<:tf32 1.1, 2.0>,
  x.eighty = #complex.number<:f80 1.1, 2.0>,
  x.quad = #complex.number<:f128 1.1, 1.1e400>
}

// CHECK: module {
// CHECK-NEXT: func.func private @numbers() attributes {x.brain = #complex.number<:bf16 -1.000000e+00, 7.014400e+04> : complex<bf16>, x.by_alias = [#complex.number<:f64 1.000000e+00, 2.000000e+00> : complex<f64>, #complex.number<:f32 1.000000e+00, 2.000000e+00> : complex<f32>], x.eight = #complex.number<:f8E5M2 1.000000e+00, -0.000000e+00> : complex<f8E5M2>, x.eighty = #complex.number<:f80 1.10000000000000008882, 2.000000e+00> : complex<f80>, x.half = #complex.number<:f16 -1.000000e+00, 0x7C00> : complex<f16>, x.hex = #complex.number<:f64 4.940660e-324, 0x7FF0000000000000> : complex<f64>, x.hex_of_double = #complex.number<:f16 0.000000e+00, 0.000000e+00> : complex<f16>, x.in_brackets = #complex.number<:f64 1.000000e+00, 2.000000e+00> : complex<f64>, x.plain = #complex.number<:f32 1.000000e+00, 2.000000e+00> : complex<f32>, x.quad = #complex.number<:f128 1.10000000000000008881784197001252323, 0x7FFF0000000000000000000000000000> : complex<f128>, x.tensor_float = #complex.number<:tf32 1.099610e+00, 2.000000e+00> : complex<tf32>, x.typed = #complex.number<:f32 1.000000e-01, -2.500000e+10> : complex<f32>, x.wrongly_typed = #complex.number<:f32 1.000000e-01, 1.000000e+00> : complex<f32>}
// CHECK-NEXT: }
