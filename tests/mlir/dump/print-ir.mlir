// What the pass print-ir prints, where somebody put it into a pipeline: a stage where it says
// something new, and none beside what is printed of the passes.
// RUN: %bufscope-opt --dump=%s --counts | FileCheck %s
// RUN: %bufscope-opt --dump=%s --stage=1 | FileCheck %s --check-prefix=FIRST

// CHECK: 0: input
// CHECK-NEXT: 1: print-ir{label=sanded boards}
// CHECK-NEXT: 2: print-ir
// CHECK-NEXT: 3: oil-boards
// CHECK-NEXT: 4: print-ir
// CHECK-NOT: 5: {{.*}}

// FIRST: {{.*}}"board.sand"{{.*}}
// FIRST-NOT: {{.*}}"board.oil"{{.*}}

// -----// IR Dump //----- //
module {
  "board.rough"() : () -> ()
}

// -----// IR Dump sanded boards //----- //
module {
  "board.sand"() : () -> ()
}

// -----// IR Dump //----- //
module {
  "board.fine"() : () -> ()
}

// -----// IR Dump Before OilBoards (oil-boards) //----- //
module {
  "board.fine"() : () -> ()
}

// -----// IR Dump After OilBoards (oil-boards) //----- //
module {
  "board.oil"() : () -> ()
}

// -----// IR Dump Before PrintIRPass (print-ir) //----- //
module {
  "board.oil"() : () -> ()
}

// -----// IR Dump oiled //----- //
module {
  "board.oil"() : () -> ()
}

// -----// IR Dump After PrintIRPass (print-ir) //----- //
module {
  "board.oil"() : () -> ()
}
