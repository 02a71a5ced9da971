// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The oracle of faults.py: an allocator under native code that sees what is done to memory, by the
// processor's own protection. Each allocation has pages of its own; what is freed is never given
// out again and cannot be touched. It shares nothing with Bufscope, not even the idea of an
// interpreter.
//
// Standard error gets a line for each fault, in order, with the number of the allocation (from 1):
// `freed twice 3`, `freed otherwise 0` (what was never allocated), `read 2` or `written 2` (when it
// is free, which ends the program), `leak 4` (at the end); and a last line `allocated 7`.
// A program that says what it is about to do (moments.py) learns when: `read 2 made 5 freed 9 at 12
// by 33` has steps (0: never) and the number of the op; of a leak that is the last step that used
// something that holds the buffer.
#define _GNU_SOURCE
#include <inttypes.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

enum { PAGE = 4096, MOST = 1 << 18 };

static struct {
    char *memory;
    size_t size; // whole pages
    int is_free;
    uint64_t made, freed, used; // steps
    int64_t used_by;
} all[MOST + 1];
static uint32_t n_all;
static uint64_t n_steps;
static int64_t now; // the op that is executed

void
fence_step(int64_t op)
{
    n_steps++;
    now = op;
}

static uint32_t
number_of(const char *address)
{
    for (uint32_t i = n_all; i > 0; i--) {
        if (address >= all[i].memory && address < all[i].memory + all[i].size)
            return i;
    }
    return 0;
}

void
fence_uses(const char *memory)
{
    const uint32_t number = number_of(memory);
    all[number].used = n_steps;
    all[number].used_by = now;
}

static void
tell(const char *what, uint32_t number, uint64_t at, int64_t by)
{
    dprintf(2, "%s %u", what, number);
    if (n_steps && number)
        dprintf(2, " made %" PRIu64 " freed %" PRIu64 " at %" PRIu64 " by %" PRId64,
                all[number].made, all[number].freed, at, by);
    dprintf(2, "\n");
}

static int
is_write(const ucontext_t *context)
{
#ifdef __x86_64__
    return (context->uc_mcontext.gregs[REG_ERR] & 2) != 0;
#else
    (void)context;
    return 0;
#endif
}

static void
touched(int signal, siginfo_t *info, void *context)
{
    const uint32_t number = number_of(info->si_addr);
    (void)signal;
    tell(is_write(context) ? "written" : "read", number, n_steps, now);
    dprintf(2, "allocated %u\n", n_all);
    _exit(3);
}

__attribute__((constructor)) static void
begin(void)
{
    static char stack[1 << 16];
    const stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    struct sigaction action = {.sa_sigaction = touched, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigaltstack(&own, NULL);
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
}

void *
_mlir_memref_to_llvm_alloc(uint64_t size)
{
    const size_t whole = (size / PAGE + 1) * PAGE;
    char *memory = mmap(NULL, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || n_all == MOST)
        abort();
    memset(memory, 0x7f, whole);
    n_all++;
    all[n_all].memory = memory;
    all[n_all].size = whole;
    all[n_all].made = all[n_all].used = n_steps;
    all[n_all].used_by = now;
    return memory;
}

void *
_mlir_memref_to_llvm_aligned_alloc(uint64_t alignment, uint64_t size)
{
    (void)alignment;
    return _mlir_memref_to_llvm_alloc(size);
}

void
_mlir_memref_to_llvm_free(void *memory)
{
    const uint32_t number = number_of(memory);
    if (!number || all[number].is_free) {
        tell(number ? "freed twice" : "freed otherwise", number, n_steps, now);
        return;
    }
    all[number].is_free = 1;
    all[number].freed = n_steps;
    if (madvise(all[number].memory, all[number].size, MADV_DONTNEED) != 0 ||
        mprotect(all[number].memory, all[number].size, PROT_NONE) != 0)
        abort();
}

__attribute__((destructor)) static void
end(void)
{
    for (uint32_t i = 1; i <= n_all; i++) {
        if (!all[i].is_free)
            tell("leak", i, all[i].used, all[i].used_by);
    }
    dprintf(2, "allocated %u\n", n_all);
}
