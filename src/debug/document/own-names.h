// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One name for each thing, the same at every moment of the run: the source's; for what took the
// place of a thing, that thing's; for what a pass made, one that says what it is for. An indicator
// is called "%owns_select" for the memref that it says this of, a copy "%own'", the base buffer of
// %own "%base_buffer_own". Upstream's printer counts instead, so that names move on as ops come and
// go.
#pragma once

#include "debug/document/place.h"

/* Names of all that is in `scope` as the program stands: of two things that have one name, which
   an op and the one that takes its place have for a moment, the one that was made has a mark behind
   it. Costs a walk through the whole run when first asked for. Free with bs_names_free(). May leave
   the program elsewhere only for that walk, and comes back. */
BsNames *bs_document_own_names(BsDocument *document, const BsOp *scope);

/* As bs_place_init() and bs_place_find(), which see, told in these names; both get the same. Places
   that are kept in no file are best told in own names: what is added gives nothing another name. */
gboolean bs_place_init_in(BsPlace *place, BsDocument *document, const BsOp *function, BsThing thing,
                          BsNaming names);
gboolean bs_place_find_in(const BsPlace *place, BsDocument *document, BsThing like, BsNaming names,
                          BsThing *found);
