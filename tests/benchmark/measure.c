// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a program several times and writes the best figures of one line:
//
//     measure LIMIT RUNS PROGRAM ARGUMENTS...
//
// `WALL CPU PEAK`: the shortest wall time and the shortest processor time (user and system) in
// microseconds, the smallest peak of resident memory in kilobytes. `timeout` when a run took longer
// than LIMIT seconds, `failed` when one did not exit with 0. A run of more than a second is not
// repeated more than twice.
//
// It is a program of its own, and small, because a child begins with the peak of its parent:
// started from Python, nothing would use less than Python does. What the programs write is thrown
// away.
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef struct Figures {
    double wall, cpu;
    long peak;
} Figures;

static double
now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double
microseconds(struct timeval time)
{
    return time.tv_sec * 1e6 + time.tv_usec;
}

static void
become(char **command, unsigned limit)
{
    int nowhere = open("/dev/null", O_RDWR);
    dup2(nowhere, STDIN_FILENO);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    alarm(limit);
    execvp(command[0], command);
    _exit(127);
}

// The status of one run, as waitpid() has it.
static int
run(char **command, unsigned limit, Figures *figures)
{
    struct rusage usage;
    int status;
    double begin = now();
    pid_t child = fork();
    if (child == 0)
        become(command, limit);
    if (child < 0 || wait4(child, &status, 0, &usage) != child)
        return -1;
    *figures = (Figures){now() - begin, microseconds(usage.ru_utime) + microseconds(usage.ru_stime),
                         usage.ru_maxrss};
    return status;
}

int
main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    unsigned limit = strtoul(argv[1], NULL, 10);
    Figures best = {0}, last;
    for (long i = 0, runs = strtol(argv[2], NULL, 10); i < runs; i++) {
        int status = run(argv + 3, limit, &last);
        if (status != 0) {
            puts(WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM ? "timeout" : "failed");
            return 0;
        }
        best.wall = i == 0 ? last.wall : fmin(best.wall, last.wall);
        best.cpu = i == 0 ? last.cpu : fmin(best.cpu, last.cpu);
        best.peak = i == 0 || last.peak < best.peak ? last.peak : best.peak;
        if (last.wall > 1e6 && runs > 2)
            runs = 2;
    }
    printf("%.0f %.0f %ld\n", best.wall, best.cpu, best.peak);
    return 0;
}
