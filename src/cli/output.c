// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/output.h"

#include "cli/files.h"
#include "support/file.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

gboolean
bs_cli_output_open(BsCliOutput *output, const char *path, const char *input)
{
    *output = (BsCliOutput){.path = path};
    if (strcmp(path, "-") == 0)
        output->file = stdout;
    else if (bs_cli_is_same_file(path, input))
        output->file = open_memstream(&output->kept, &output->n_kept);
    else
        output->file = fopen(path, "wb");
    if (!output->file)
        fprintf(stderr, "cannot open output file '%s': %s\n", path, g_strerror(errno));
    return output->file != NULL;
}

static gboolean
replace_input(BsCliOutput *output, gboolean keep)
{
    g_autoptr(GError) error = NULL;
    const gboolean ok = !keep || bs_file_write(output->path, output->kept, output->n_kept, &error);
    if (!ok)
        fprintf(stderr, "%s\n", error->message);
    free(output->kept);
    return ok;
}

gboolean
bs_cli_output_close(BsCliOutput *output, const GString *rest, gboolean keep)
{
    FILE *file = output->file;
    const gboolean is_file = file != stdout;
    gboolean ok = !ferror(file);
    if (keep || !is_file)
        ok &= fwrite(rest->str, 1, rest->len, file) == rest->len;
    ok &= fflush(file) == 0;
    if (is_file)
        ok &= fclose(file) == 0;
    if (!ok)
        fprintf(stderr, "cannot write output file '%s': %s\n", output->path, g_strerror(errno));
    if (output->kept)
        return replace_input(output, keep && ok) && ok;
    struct stat status;
    if (is_file && !(keep && ok) && stat(output->path, &status) == 0 && S_ISREG(status.st_mode))
        unlink(output->path);
    return ok;
}

gboolean
bs_cli_output_text(const GString *text)
{
    BsCliOutput output;
    return bs_cli_output_open(&output, "-", "-") && bs_cli_output_close(&output, text, TRUE);
}
