// Header lines as they stand in logs of many programs: with the op that a pass ran on, in front of
// or behind the end of the header, with options, indented, with an alias on the same line, with
// what a program says of itself in between; and LLVM's own dumps, which are left away.
// RUN: not %bufscope-opt --dump=%s --counts 2>&1 | FileCheck %s
// RUN: not %bufscope-opt --dump=%s --explain 2>/dev/null | FileCheck %s --check-prefix=TOLD
// RUN: sed '/^[*][*][*] IR Dump After Annot/,$!d' %s > %t.llvm
// RUN: not %bufscope-opt --dump=%t.llvm 2>&1 | FileCheck %s --check-prefix=LLVM

// CHECK: {{.*}}warning: dumps of LLVM's own passes are left away: 1
// CHECK: 0: input
// CHECK-NEXT: 1: place-boards
// CHECK-NEXT: 2: {anonymous}::NameBoards
// CHECK-NEXT: 3: sand-boards{depth=2 width=3}
// CHECK-NEXT: 4: oil-boards, which refuses the program
// CHECK-NEXT: 5: CSE
// CHECK-NEXT: 6: merge-boards
// CHECK-NEXT: 7: before transform
// CHECK-NEXT: 8: nail-boards{ends=true}
// CHECK-NOT: 9: {{.*}}

// TOLD: {{ *[0-9]+ *}}sand-boards{depth=2 width=3} begins
// TOLD-NEXT: {{ *[0-9]+ *}}the log says: a.py:7:2: remark: board %0 is rough
// TOLD: {{ *[0-9]+ *}}oil-boards begins
// TOLD-NEXT: {{ *[0-9]+ *}}the log says: loc("a.py":8:1): warning: no oil
// TOLD: {{ *[0-9]+ *}}nail-boards{ends=true} ends and changed nothing
// TOLD-NEXT: {{ *[0-9]+ *}}the log says: a.py:9:1: error: no nails left
// TOLD-NEXT: {{ *[0-9]+ *}}the log says: board-opt: boards.cpp:12: void nail(): Assertion `nails' failed.

// LLVM: {{.*}}error: this is a dump of LLVM's own passes, and of none of MLIR's

// -----// IR Dump Before PlaceBoards (place-boards) ('builtin.module' operation: @yard.7) //----- //
#loc = loc("a.py":1:1)
module @yard.7 {
  func.func @f(%arg0: memref<2xf32>) {
    "board.place"(%arg0) : (memref<2xf32>) -> () loc(#loc)
    return
  }
}
#loc1 = loc(unknown)


// -----// IR Dump Before {anonymous}::NameBoards () ('func.func' operation: @f) //----- //
module @yard.7 {
  func.func @f(%arg0: memref<2xf32>) {
    "board.keep"(%arg0) : (memref<2xf32>) -> ()
    return
  }
}

[board]   -- Done in 0.000 sec
// -----// IR Dump After {anonymous}::NameBoards () ('func.func' operation: @f) //----- //
module @yard.7 {
  func.func @f(%arg0: memref<2xf32>) {
    "board.keep"(%arg0) {name = "oak"} : (memref<2xf32>) -> ()
    return
  }
}

a.py:7:2: remark: board %0 is rough
  board.rough(oak)
  ^
// -----// IR Dump After SandBoardsPass: sand-boards{depth=2 width=3} ('func.func' operation: @f) //----- //
  func.func @f(%arg0: memref<2xf32>) {
    "board.keep"(%arg0) {name = "smooth oak"} : (memref<2xf32>) -> ()
    return
  }

loc("a.py":8:1): warning: no oil
  // -----// IR Dump After OilBoards Failed (oil-boards) //----- //
  func.func @f(%arg0: memref<2xf32>) {
    "board.keep"(%arg0) {name = "smooth oak"} : (memref<2xf32>) -> ()
    return
  }
  // *** IR Dump After Pattern Application ***
  func.func @g() {
    return
  }
*** IR Dump After CSE ***  ('func.func' operation: @f)
func.func @f(%arg0: memref<2xf32>) {
  return
}

// -----// IR Dump After MergeBoards (merge-boards) //----- // !wood = !board.wood
module @yard.7 {
  func.func private @h(!board.wood)
  func.func @f(%arg0: memref<2xf32>) {
    return
  }
}

// ----- // IR Dump before transform //----- //
module @yard.7 {
  func.func @f(%arg0: memref<2xf32>) {
    return
  }
}
// -----// IR Dump After NailBoards: nail-boards{ends=true} //----- //
mlir-asm-printer: 'builtin.module' failed to verify and will be printed in generic form
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<2xf32>):
    "func.return"() : () -> ()
  }) : () -> ()
}) {sym_name = "yard.7"} : () -> ()

a.py:9:1: error: no nails left
board-opt: boards.cpp:12: void nail(): Assertion `nails' failed.
 #0 0x0000558d7dfe9919 board::PrintStackTrace(board::raw_ostream&, int) (board-opt+0x1)
 #1 0x0000558d7dfe9dcb main (board-opt+0x2)

*** IR Dump After Annotation2MetadataPass on [module] ***
; ModuleID = 'yard'
source_filename = "yard"

*** IR Dump After SROA *** (function: f)
define void @f(ptr %0) {
  ret void
}
