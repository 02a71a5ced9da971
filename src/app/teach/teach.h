// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of a window for who teaches or learns: lessons, predictions, an audience, the tour of a
// first start.
#pragma once

#include "app/frame/host.h"

extern const BsPart bs_lesson_part, bs_predict_part, bs_present_part, bs_tour_part;
