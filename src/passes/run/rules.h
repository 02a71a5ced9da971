// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of events (BsEvent.rule) that have a sentence of their own, or that others than the pass
// look for. A row: its name, the kind of event, the text, which is what traces hold (with N_()
// where people read it), and the sentence, as in debug/telling/explain.c, or NULL: that of the
// kind.
#pragma once

#include "support/i18n.h"

// clang-format off
#define BS_RULES(X) \
    X(drops_results, FUNCTION_TYPE, "drops results", \
      N_("{op} no longer returns {result}: {result?it is its argument|they are its arguments}")) \
    X(results_to_arguments, FUNCTION_TYPE, "memref results to arguments", \
      N_("{op} gets an argument for each memref that it returns")) \
    X(restricted, FUNCTION_TYPE, "restrict", \
      N_("{value} of {op} shares its buffer with no input")) \
    X(owns_arguments, BLOCK, "owns what comes in with its arguments", \
      N_("{this-block}; {argument?argument|arguments} {argument}: it owns what comes in with {argument?it|them}")) \
    X(caller_keeps, BLOCK, "the caller keeps them", \
      N_("{this-block}[; {argument?argument|arguments} {argument}: the caller keeps {argument?it|them}]")) \
    X(temporary_buffers, VISIT, "temporary buffers for a critical alias", \
      N_("make temporary buffers for the critical alias {value}[ of {op}]")) \
    X(passes_a_clone_already, VISIT, "passes a clone already", \
      N_("{op} passes a clone to {alias} already: {value}")) \
    X(base_buffers_of_both_sides, INDICATOR, N_("base buffers for the deallocs of both sides"), \
      N_("make {rule}[ of {op}]")) \
    X(base_buffers_before_refusal, INDICATOR, N_("base buffers of those before the refused one"), \
      N_("make {rule}")) \
    X(caller_owns, INDICATOR, "the caller owns what a call returns", \
      N_("make the indicator of what {op} returns: the caller owns it")) \
    X(freed_by_hand, INDICATOR, "freed by hand: assert that the block does not own it", \
      N_("{op} frees by hand: assert that the block does not own {value}")) \
    X(ownership_unknown, CLONE, "ownership unknown", \
      N_("clone {value} for {op}: its ownership is unknown")) \
    X(cloned_unless_owned, CLONE, N_("cloned unless owned"), \
      N_("clone {value} for {op} unless it is owned: it is {before}")) \
    X(critical_alias, CLONE, "critical alias", \
      N_("clone {value} before {op}: it is passed to the critical alias {alias}[ ({former} before)]")) \
    X(tensor_for_each_use, CLONE, "a tensor for each use", \
      N_("{op} gets an empty tensor of its own[, {made},] instead of {value}")) \
    X(as_the_function_is_now, OP_REBUILT, N_("as the function is now"), \
      N_("rebuild {op} as its function is now")) \
    X(returns_owned, TERMINATOR, "returns an owned memref instead", \
      N_("{op} returns {result} instead of {value}")) \
    X(the_caller_allocates, TERMINATOR, "the caller allocates", \
      N_("{result} stands for {value}: the caller allocates it")) \
    X(copies_result, TERMINATOR, "copies a result into an argument", \
      N_("copy {value} into {result} instead of returning it")) \
    X(passes_indicators_along, TERMINATOR, N_("passes indicators along"), \
      N_("{op} passes indicators along[ to {target}][: {forwarded}]")) \
    X(unreachable_block, REGION, "unreachable block", \
      N_("{block} cannot be reached: erase it")) \
    X(taken_back, REPLACE, "taken back", \
      N_("the conversion failed: take back what was to become of {op}")) \
    X(never_null, REPLACE, "never null", \
      N_("{op} becomes a dealloc of {related}: its indicator is never null")) \
    X(not_tracked, ALIASES, "not tracked", \
      N_("{value} is not tracked[: its {alias?alias is|aliases are} {alias}]")) \
    X(on_the_stack, ALIASES, "on the stack", \
      N_("{value} needs no tracking[: its {alias?alias is|aliases are} {alias}]")) \
    X(cut, ALIASES, "cut", \
      N_("without the critical ones, {value} has the {alias?alias|aliases} {alias}")) \
    X(cut_to_nothing, ALIASES, "cut to nothing", \
      N_("without the critical ones, {value} has no alias")) \
    X(temporary, ALIASES, "temporary", \
      N_("{value} becomes a buffer of its own, which is freed as such[: its {alias?alias is|aliases are} {alias}]")) \
    X(same_block, ALIAS, "same block", \
      N_("{value} is a non-critical alias of {source}: {block} frees both")) \
    X(not_dominated, CRITICAL, "not dominated", \
      N_("{value} is a critical alias of {source}: {block} does not dominate {target}")) \
    X(post_dominator, BOUND, "post-dominator", \
      N_("{block} is the common post-dominator of all uses of {value}[ and its {alias?alias|aliases} {alias}]")) \
    X(dominator, BOUND, "dominator", \
      N_("{block} is the common dominator of all uses of {value}[ and its {alias?alias|aliases} {alias}]")) \
    X(operand, BOUND, "operand", \
      N_("{value} depends on {source}, which is defined in {block}")) \
    X(immediate_dominator, CLIMB, "immediate dominator", \
      N_("{value}: from {block} up to its immediate dominator {target}")) \
    X(no_scope, CLIMB, "no scope", \
      N_("{value}: {related} does not release the stack at its end")) \
    X(leaves_the_scope, CLIMB, "leaves the scope", \
      N_("{value}: {related} releases the stack at its end, but {last-use} passes {alias} on")) \
    X(scope, CLIMB, "scope", \
      N_("{value}: {related} releases the stack at its end, and nothing passes the buffer on from there")) \
    X(out_of_the_op_around_it, CLIMB, "out of the op around it", \
      N_("{value}: from {block} out of {related}, up to {target}")) \
    X(out_of_the_region, HOIST, "out of the region", \
      N_("{op} moves out of {related}, and {last-use} behind it: rounds and branches may share the buffer")) \
    X(shared, HOIST, "shared", \
      N_("{op} goes, with {last-use}: {source}, which stands before {related} already, takes its place")) \
    X(used, STAY, "used", \
      N_("{op} stays: its indicator is asked for[ by {last-use}]")) \
    X(obstacle_in_the_class, STAY, "obstacle in the class", \
      N_("{op} stays: what it frees may be {source}, which is used besides, or does not come through {related}")) \
    X(not_all_are_freed, STAY, "not all are freed", \
      N_("{op} stays: not all that goes into {related} is freed behind it")) \
    X(nothing_allocated_behind, STAY, N_("nothing is allocated behind it"), \
      N_("{op} stays: {rule}")) \
    X(next_has_no_constant_size, STAY, N_("what is allocated next has no constant size"), \
      N_("{op} stays: {related} is what is allocated next, and its size is no constant")) \
    X(next_has_another_type, STAY, N_("what is allocated next has another type"), \
      N_("{op} stays: {related} is what is allocated next, and of another type")) \
    X(allocated_inside_between, STAY, N_("a buffer of its type is allocated inside an op between"), \
      N_("{op} stays for now: in {related}, which is between, something of the type of the next allocation is allocated")) \
    X(none_of_its_type_freed, STAY, N_("no buffer of its type is freed there"), \
      N_("{op} stays in {related}: a round frees no buffer of its type that could be passed along")) \
    X(size_is_no_constant, STAY, "its size is no constant", \
      N_("{op} stays in {related}: its size is no constant, and may be computed there")) \
    X(region_does_not_free, STAY, "its region does not free it", \
      N_("{op} stays in {related}: its region does not free it, so that a round may not use the same buffer as the one before")) \
    X(freed_at_once, PROMOTE, "freed at once", \
      N_("{op} goes, with the dealloc right behind it")) \
    X(behind_last_use, FREE, "inserted", NULL) \
    X(passed_on, FREE, "passed on", \
      N_("{value} is not freed: {last-use} passes it on[ as {alias}]")) \
    X(freed_already, FREE, "freed already", \
      N_("{value} is not freed here: it is freed already[, as {alias}]")) \
    X(leaks, FREE, "leaks", \
      N_("{value} is not freed: {block} holds nothing but {last-use}")) \
    X(moved, FREE, "moved", \
      N_("{op} goes behind {last-use}[, the last use of its alias {alias}][; {related} uses it later, but in a block that does not define it, only its aliases are looked at]")) \
    X(in_place, FREE, "in place", \
      N_("{op} stays: no later use is found[; {related} is one, but in a block that does not define it, only its aliases are looked at]")) \
    X(unused, FREE, "unused", \
      N_("free {value} behind {last-use}: nothing uses it")) \
    X(first, FREE, "first", \
      N_("free {value} behind {last-use}, with which {block} begins: no use is found there[; {related} is one, but in a block that does not define it, only its aliases are looked at]")) \
    X(the_same, KEPT, "the same", \
      N_("{value} is not split off its dealloc: it is the same buffer as {alias}")) \
    X(not_dropped, KEPT, "not dropped", \
      N_("{value} is not dropped: [{source}][it{no-source}] may be the same buffer as {alias}, which is retained[; both may be {related}][; {result} may be any]")) \
    X(handed_in, RELEASE, "handed in", \
      N_("{block} does not own {value} any more: it goes into {op}")) \
    X(freed_there, RELEASE, "freed", \
      N_("{block} does not own {value} any more[: {op} frees its buffer]")) \
    X(handed_in_from_around, RELEASE, "handed in from around", \
      N_("{block} takes {value} from a block around it: it goes into {op}")) \
    X(indicator_of_the_buffer, UNITE, "it is the indicator of the buffer", \
      N_("{value} and its indicator {source} are of one class now[, which {related} leads]")) \
    X(reuse_round, ITERATION, "reuse, moving out, double buffers", \
      N_("turn {round} over {work}: reuse, moving out, double buffers")) \
    X(handed_on_twice, HAND_NULL, N_("a memref is handed on twice, and only one indicator goes with it"), \
      N_("make a null for {op}: {rule}")) \
    X(nothing_of_its_class, RETAIN, N_("nothing of its class is handed on"), \
      N_("free {to-free} unless it is null: {rule}[; behind {last-use}, the last op that is about its class]")) \
    X(block_owns_none, RETAIN, N_("the block owns none of them"), \
      N_("{op} hands on {retained} with null: {rule}")) \
    X(allocated_here, OWNERSHIP, N_("allocated here"), NULL) \
    X(argument_of_the_function, OWNERSHIP, N_("argument of the function"), NULL) \
    X(freed_with_its_scope, OWNERSHIP, N_("freed with its scope"), NULL) \
    X(program_frees, OWNERSHIP, N_("freed by hand"), NULL) \
    X(not_allocated_here, OWNERSHIP, N_("not allocated here"), NULL) \
    X(cloned_here, OWNERSHIP, N_("cloned here"), NULL) \
    X(returned_by_a_call, OWNERSHIP, N_("returned by a call"), NULL) \
    X(indicator_by_callee, OWNERSHIP, N_("indicator returned by the callee"), NULL) \
    X(result_of_regions, OWNERSHIP, N_("result of regions"), NULL) \
    X(indicator_passed, OWNERSHIP, N_("indicator passed with it"), NULL) \
    X(joined_from_operands, OWNERSHIP, N_("joined from the operands"), NULL) \
    X(retained_on_both_sides, OWNERSHIP, N_("retained on both sides"), NULL) \
    X(result_of_the_dealloc, OWNERSHIP, N_("result of the dealloc"), NULL) \
    X(nothing_to_free, LOWER, N_("nothing to free"), NULL) \
    X(one_memref, LOWER, N_("one memref, nothing retained"), NULL) \
    X(several_retained, LOWER, N_("one memref, several retained"), NULL) \
    X(library_function, LOWER, N_("library function"), NULL)
// clang-format on

// Their texts: bs_rule_drops_results.
#define X(id, kind, text, sentence) extern const char bs_rule_##id[];
BS_RULES(X)
#undef X
