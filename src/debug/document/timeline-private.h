// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "debug/document/timeline.h"

/* The program that the timeline records. */
BsIr *bs_timeline_ir(const BsTimeline *timeline);
