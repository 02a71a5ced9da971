// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/undescribed.h"

#include "ir/context.h"
#include "ir/shape.h"
#include "ir/upstream-dialects.h"
#include "support/i18n.h"

#include <string.h>

static gboolean
upstream_has(const BsOp *op)
{
    const BsUpstream upstream = bs_op_upstream(op);
    const char *name = op->def->name;
    const gsize len = strcspn(name, ".");
    const BsDialect *dialect = bs_context_find_dialect(bs_op_context(op), name, len);
    return dialect ? bs_dialect_has_other_op(dialect, name, upstream)
                   : bs_dialect_is_upstreams(upstream, name, len);
}

void
bs_note_undescribed(BsDiag *diag, const BsOp *op)
{
    if (bs_op_is_registered(op))
        return;
    if (!upstream_has(op)) {
        bs_diag_set_why(diag,
                        _("nobody says what '%s' does: an effects sheet can (--effects=FILE, or "
                          "the file of the program with .effects behind its name)"),
                        op->def->name);
        return;
    }
    bs_diag_note(diag, op->loc,
                 "nothing is known here of '%s', of which mlir-opt %u may know more: this limit is "
                 "Bufscope's, not upstream's; --import=generic (--mlir-opt=FILE says with which "
                 "mlir-opt) only has such ops read, so have mlir-opt lower them first, or run the "
                 "pass; or say what the op does in an effects sheet (--effects=FILE)",
                 op->def->name, (guint)bs_op_upstream(op));
}
