// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// retainBuffers, which hlo-convert-deallocation-ops-to-llvm calls (it was part of XLA's runtime).
// Each retained buffer that is one of the allocs takes it, the first one that is; the allocs that
// nobody took are freed. What each took is left in its place, or null. Both lists are changed.
#include <stdint.h>
#include <stdlib.h>

void _mlir_memref_to_llvm_free(void *memory); // counts; else it would be free()

void retainBuffers(int64_t n_allocs, void **allocs, int64_t n_retained, void **retained);

void
retainBuffers(int64_t n_allocs, void **allocs, int64_t n_retained, void **retained)
{
    for (int64_t i = 0; i < n_retained; i++) {
        void *const buffer = retained[i];
        retained[i] = NULL;
        int64_t found = 0;
        while (found < n_allocs && allocs[found] != buffer)
            found++;
        if (found < n_allocs) {
            retained[i] = buffer;
            allocs[found] = NULL;
        }
    }
    for (int64_t i = 0; i < n_allocs; i++) {
        if (allocs[i])
            _mlir_memref_to_llvm_free(allocs[i]);
    }
}
