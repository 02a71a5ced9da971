// A chart of the heap over a run: as the file is named, of the stage and input that are asked for.
// RUN: mkdir -p %t && cd %t && %bufscope-opt %s --cse --run --args=false --memory=a.svg | FileCheck %s --check-prefix=WROTE --allow-empty
// RUN: FileCheck %s --check-prefix=SVG --input-file=%t/a.svg
// RUN: cd %t && %bufscope-opt %s --cse --run --args=true --stage=0 --memory=b.svg --names=source
// RUN: FileCheck %s --check-prefix=FREED --input-file=%t/b.svg
// RUN: cd %t && %bufscope-opt %s --cse --run --memory=a.pdf && head -c 4 a.pdf | FileCheck %s --check-prefix=PDF
// RUN: cd %t && %bufscope-opt %s --cse --run --memory=a.png && file a.png | FileCheck %s --check-prefix=PNG
// RUN: cd %t && not %bufscope-opt %s --cse --run --memory=a.dot 2>&1 | FileCheck %s --check-prefix=DOT
// RUN: not %bufscope-opt %s --cse --memory=a.svg 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not %bufscope-opt %s --cse --run --memory=/no/such/folder/a.svg 2>&1 | FileCheck %s --check-prefix=NOWHERE

// WROTE-NOT: {{.*}}func.func{{.*}}
// SVG: {{.*}}<title>@f(0): the heap over 3 executed ops</title>{{.*}}
// SVG: {{.*}}peak: 256 bytes at step 1, all needed{{.*}}
// SVG: {{.*}}<title>buffer 1, %kept, 256 bytes of &apos;memref.alloc&apos; at line {{[0-9]+}}: made at step 1, never used, never freed</title>{{.*}}
// SVG: {{.*}}>!<{{.*}}
// SVG: {{.*}}>%kept  256<{{.*}}
// SVG: {{.*}}>leaked<{{.*}}
// FREED: {{.*}}freed at step 3 by &apos;memref.dealloc&apos;{{.*}}
// FREED: {{.*}}>%kept  256<{{.*}}
// PDF: {{.?}}%PDF{{.?}}
// PNG: {{.*}}PNG image data, 1920 x{{.*}}
// DOT: {{.*}}a chart is written as .svg, .png or .pdf, not as 'a.dot'
// ALONE: bufscope-opt: --memory does nothing without --run
// NOWHERE: {{.*}}/no/such/folder{{.*}}
func.func @f(%c: i1) {
  %kept = memref.alloc() : memref<64xf32>
  scf.if %c {
    memref.dealloc %kept : memref<64xf32>
  }
  return
}
