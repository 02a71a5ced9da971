// The heap at a moment of a run, as a file.
// RUN: mkdir -p %t && cd %t && %bufscope-opt %s --cse --run --args=3 --steps=3-4 --heap=a.svg
// RUN: FileCheck %s --check-prefix=THERE --input-file=%t/a.svg
// RUN: cd %t && %bufscope-opt %s --cse --run --args=3 --heap=b.svg
// RUN: FileCheck %s --check-prefix=FREED --input-file=%t/b.svg
// RUN: cd %t && %bufscope-opt %s --cse --run --heap=a.pdf && head -c 4 a.pdf | FileCheck %s --check-prefix=PDF
// RUN: cd %t && %bufscope-opt %s --cse --run --heap=a.png && file a.png | FileCheck %s --check-prefix=PNG
// RUN: not %bufscope-opt %s --cse --heap=a.svg 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not %bufscope-opt %s --cse --run --steps=99 --heap=%t/c.svg 2>&1 | FileCheck %s --check-prefix=FAR

// THERE: {{.*}}held by %m{{.*}}
// THERE: {{.*}}[3, -]{{.*}}
// FREED: {{.*}}buffer 1 · %m · freed{{.*}}
// PDF: %PDF
// PNG: {{.*}}PNG image data{{.*}}
// ALONE: bufscope-opt: --heap does nothing without --run
// FAR: bufscope-opt: --heap: the run has 5 steps
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return
}
