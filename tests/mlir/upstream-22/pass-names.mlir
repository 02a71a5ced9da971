// Dumps have the names of upstream's classes, which end in Pass now.
// RUN: %bufscope-opt %s --upstream=22 --buffer-deallocation-pipeline --buffer-results-to-out-params --mlir-print-ir-after-all 2>&1 | grep Dump | FileCheck %s

// CHECK: // -----// IR Dump After ExpandReallocPass (expand-realloc) //----- //
// CHECK-NEXT: // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHECK-NEXT: // -----// IR Dump After OwnershipBasedBufferDeallocationPass (ownership-based-buffer-deallocation) //----- //
// CHECK-NEXT: // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHECK-NEXT: // -----// IR Dump After BufferDeallocationSimplificationPass (buffer-deallocation-simplification) //----- //
// CHECK-NEXT: // -----// IR Dump After LowerDeallocationsPass (bufferization-lower-deallocations) //----- //
// CHECK-NEXT: // -----// IR Dump After CSE (cse) //----- //
// CHECK-NEXT: // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHECK-NEXT: // -----// IR Dump After BufferResultsToOutParamsPass (buffer-results-to-out-params) //----- //
func.func @nothing() {
  return
}
