// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a pass reports while it works: events in the words of its own algorithm. A pass reports an
// event *before* the changes that belong to it; changes up to the next event are that event's.
// Reporting to no one costs a branch. The record of a run (debug/document/timeline.h) implements
// the sink.
#pragma once

#include "analysis/ownership.h"
#include "ir/ir.h"
#include "support/i18n.h"

// How much an event is: stepping by a grain stops at events of that grain or a coarser one.
typedef enum BsGrain { BS_GRAIN_DETAIL, BS_GRAIN_OP, BS_GRAIN_BLOCK, BS_GRAIN_STAGE } BsGrain;

// One row per kind: enum, name in JSON and breakpoints (for people it is translated), grain. The
// sentences are in debug/telling/explain.c.
#define BS_EVENT_KINDS(X)                                                                          \
    X(STAGE, NC_("event", "stage"), STAGE)              /* a pass began; rule: its name */         \
    X(STAGE_END, NC_("event", "stage-end"), DETAIL)     /* a pass ended; flag: changed, failed */  \
    X(REFUSED, NC_("event", "refused"), OP)             /* an error; rule: its text */             \
    X(FUNCTION, NC_("event", "function"), BLOCK)        /* work on a function began */             \
    X(FUNCTION_TYPE, NC_("event", "function-type"), OP) /* its type was adapted */                 \
    X(BLOCK, NC_("event", "block"), BLOCK) /* work on a block began; items: live-in, arguments */  \
    X(LIVE_IN, NC_("event", "live-in"), DETAIL)   /* a live-in memref contributes; rule: why */    \
    X(ARGUMENT, NC_("event", "argument"), DETAIL) /* a memref block argument contributes */        \
    X(VISIT, NC_("event", "visit"), OP)           /* work on an op began; rule: the handler */     \
    X(OWNERSHIP, NC_("event", "ownership"),                                                        \
      DETAIL) /* value's ownership in block: before, after; rule: why */                           \
    X(TO_FREE, NC_("event", "to-free"),                                                            \
      DETAIL) /* value is added to what the block frees at its end */                              \
    X(INDICATOR, NC_("event", "indicator"),                                                        \
      DETAIL)                           /* ops are made that compute an indicator or condition */  \
    X(CLONE, NC_("event", "clone"), OP) /* a clone is inserted */                                  \
    X(DEALLOC, NC_("event", "dealloc"),                                                            \
      OP) /* a bufferization.dealloc is inserted; items: lists; target: successor */               \
    X(OP_REBUILT, NC_("event", "op-rebuilt"),                                                      \
      OP) /* an op gets more results or operands; other: see items */                              \
    X(TERMINATOR, NC_("event", "terminator"), OP)  /* a terminator passes indicators along */      \
    X(ITERATION, NC_("event", "iteration"), BLOCK) /* greedy rewriting: one more round */          \
    X(PATTERN, NC_("event", "pattern"), OP)        /* rule: pattern name; op: the root */          \
    X(FOLD, NC_("event", "fold"), OP) /* op folds to an attribute, a value, or in place */         \
    X(DEAD, NC_("event", "dead"), OP) /* op is erased as trivially dead */                         \
    X(CONSTANT, NC_("event", "constant"),                                                          \
      OP) /* a constant is moved or merged with an equal one; rule */                              \
    X(REGION, NC_("event", "region"),                                                              \
      OP) /* region simplification: unreachable block, dead argument, dead op; rule */             \
    X(CSE, NC_("event", "cse"),                                                                    \
      OP) /* op is replaced by an equal one; other op: because of the item */                      \
    X(LOWER, NC_("event", "lower"), OP)     /* a dealloc is lowered; rule: which case */           \
    X(HELPER, NC_("event", "helper"), OP)   /* the library function is made */                     \
    X(EXPAND, NC_("event", "expand"), OP)   /* a realloc is expanded */                            \
    X(REPLACE, NC_("event", "replace"), OP) /* what was made for an op takes its place; rule */    \
    X(MOVE, NC_("event", "move"),                                                                  \
      OP) /* op moves behind the op of the item; value: what it is about */                        \
    X(ALIASES, NC_("event", "aliases"), DETAIL) /* an allocation and its alias set */              \
    X(ALIAS, NC_("event", "alias"), DETAIL) /* value may be the item's value, which block frees */ \
    X(CRITICAL, NC_("event", "critical"),                                                          \
      OP) /* the same, but only on some paths to target; rule */                                   \
    X(BOUND, NC_("event", "bound"),                                                                \
      DETAIL) /* block is where value must stay below or above; rule */                            \
    X(CLIMB, NC_("event", "climb"), DETAIL) /* a place for op is looked for in target; rule */     \
    X(HOIST, NC_("event", "hoist"), OP)     /* op moves up into target; rule: what stopped it */   \
    X(STAY, NC_("event", "stay"), OP)       /* op stays as it is; rule: why */                     \
    X(PROMOTE, NC_("event", "promote"),                                                            \
      OP)                             /* an allocation moves to the stack; rule: its numbers */    \
    X(FREE, NC_("event", "free"), OP) /* value is freed behind the item's op, or not; rule */      \
    X(KEPT, NC_("event", "kept"),                                                                  \
      OP) /* value stays in the dealloc: the item's value may be the same buffer; rule */          \
    X(OWN, NC_("event", "own"), OP) /* an ownership indicator of value is made; rule: why */       \
    X(ACQUIRE, NC_("event", "acquire"), DETAIL) /* block owns the indicator value from here on */  \
    X(RELEASE, NC_("event", "release"), DETAIL) /* block owns it no more; rule: whose it was */    \
    X(UNITE, NC_("event", "unite"), DETAIL)     /* classes of value and item become one; rule */   \
    X(LOOK_UP, NC_("event", "look-up"), DETAIL) /* an indicator is found through views */          \
    X(HAND_IN, NC_("event", "hand-in"), OP)     /* op gets the indicator of value along with it */ \
    X(HAND_NULL, NC_("event", "null"), OP)  /* null goes along with value instead; rule: why */    \
    X(RETAIN, NC_("event", "retain"), OP)   /* a retain is made; items: memrefs, indicators */     \
    X(HAND_ON, NC_("event", "hand-on"), OP) /* an indicator goes along with value as it is */      \
    X(CAPTURE, NC_("event", "capture"), OP) /* block hands on what the other branch frees */       \
    X(SUMMARY, NC_("event", "summary"), DETAIL)   /* which arguments a result may be */            \
    X(NULLNESS, NC_("event", "nullness"), DETAIL) /* whether value, an indicator, may be null */   \
    X(ELIDE, NC_("event", "elide"), OP)           /* a copy goes: its target is filled at once */  \
    X(REUSE, NC_("event", "reuse"), OP) /* value is not freed, but takes a place; item */          \
    X(DOUBLE_BUFFER, NC_("event", "double-buffer"),                                                \
      OP) /* value is allocated once and passed along by the item's loop */                        \
    X(FREE_INPUT, NC_("event", "free-input"), OP) /* op frees what goes into a loop; items */      \
    X(REWRITTEN, NC_("event", "rewritten"), OP)   /* another program wrote it all anew; rule */    \
    X(RECOGNIZED, NC_("event", "recognized"),                                                      \
      OP) /* the same, and what it left as it was is recognized; rule */                           \
    X(DUMPED, NC_("event", "dumped"), OP) /* op is now what a dump shows; rule: the pass */        \
    X(UNREAD, NC_("event", "unread"), OP) /* what a dump shows cannot be read; rule: the pass */   \
    X(LOGGED, NC_("event", "logged"), OP) /* a message stands in the log of a dump; rule: it */

typedef enum BsEventKind {
#define X(id, name, grain) BS_EVENT_##id,
    BS_EVENT_KINDS(X)
#undef X
        BS_N_EVENT_KINDS
} BsEventKind;

// What part a value plays in an event.
typedef enum BsRole {
    BS_ROLE_TO_FREE,
    BS_ROLE_RETAINED,
    BS_ROLE_LIVE_IN,
    BS_ROLE_ARGUMENT,
    BS_ROLE_JOINED,
    BS_ROLE_FORWARDED,
    BS_ROLE_RESULT,
    BS_ROLE_RELATED,
    BS_ROLE_ALIAS,    // may be the same buffer
    BS_ROLE_SOURCE,   // what it may be the same buffer as, or what it is computed from
    BS_ROLE_LAST_USE, // the op that uses it last
    BS_ROLE_OBSTACLE, // the op or value that stands in the way of what the event says is not done
} BsRole;

// Why it plays it. The words are in debug/telling/sentence.c.
typedef enum BsReason {
    BS_REASON_NONE,
    BS_REASON_LIVE_IN,       // live into this block
    BS_REASON_BLOCK_ARG,     // argument of this block
    BS_REASON_FUNCTION_ARG,  // argument of the function
    BS_REASON_ALLOCATED,     // allocated in this block
    BS_REASON_CALL_RESULT,   // returned by a call
    BS_REASON_REGION_RESULT, // result of an op with regions
    BS_REASON_CLONED,        // clone made for a returned memref
    BS_REASON_PASSED,        // passed to the successor, or to the parent
    BS_REASON_LIVE_THERE,    // live out of this block and live into the successor
    BS_REASON_CAPTURED,      // defined in an enclosing region
    BS_REASON_ANY_BUFFER,    // made by an op that may give any buffer
} BsReason;

typedef struct BsEventItem {
    BsRole role;
    BsReason reason;
    BsValue *value;
    BsValue *condition; // ownership indicator that goes with it (to free), or dealloc result
                        // (retained); or NULL
    BsOp *op;           // an op that it is because of, or NULL
} BsEventItem;

enum {
    BS_EVENT_INSIDE = 1 << 0, // inside a rewrite: the IR need not verify after this event
    BS_EVENT_CHANGED = 1 << 1,
    BS_EVENT_FAILED = 1 << 2,
    BS_EVENT_GIVEN_UNKNOWN = 1 << 3 // what the stage was given is not known, so nor what it changed
};

// There are more of them than ops in a program: fields are as small as they can be.
typedef struct BsEvent {
    BsEventKind kind : 8;
    guint8 flags;
    guint32 n_items;
    BsOp *op;                           // the op it speaks of, or NULL
    BsBlock *block;                     // the block
    BsBlock *target;                    // a successor
    BsValue *value;                     // the value
    const BsOwnershipChange *ownership; // of the value, or NULL; copied by the sink
    const char *rule;         // static or interned text: handler, pattern name, case, reason
    const BsEventItem *items; // copied by the sink
    // set by the sink
    guint32 number;   // from 1
    guint32 parent;   // number of the enclosing event, 0 for none
    guint32 position; // journal position before its changes
    guint32 end;      // number of the last event inside it (itself when it has none)
} BsEvent;

/* The ownership of its value, of which nothing is known where the event does not say it. */
static inline BsOwnership
bs_event_before(const BsEvent *event)
{
    return event->ownership ? event->ownership->before : (BsOwnership){0};
}
static inline BsOwnership
bs_event_after(const BsEvent *event)
{
    return event->ownership ? event->ownership->after : (BsOwnership){0};
}

typedef struct BsEventSink {
    void (*report)(struct BsEventSink *sink, const BsEvent *event);
    void (*enter)(struct BsEventSink *sink); // events from here on are inside the last reported one
    void (*leave)(struct BsEventSink *sink);
    /* Takes the last reported event back, because nothing came of it; it has no events inside. No
       change was made since it was reported. May be NULL. */
    void (*retract)(struct BsEventSink *sink);
    /* The same, and reports an event of that kind and rule in its place, which speaks of the same.
       May be NULL where no rewriter reports. */
    void (*instead)(struct BsEventSink *sink, BsEventKind kind, const char *rule);
    /* Marks the last reported event as failed: something was changed, but the attempt does not
       count as successful. It has no events inside. May be NULL. */
    void (*fail)(struct BsEventSink *sink);
} BsEventSink;

/* Reports when there is a sink (`sink` may be NULL). Usage: bs_report(sink, .kind = BS_EVENT_CLONE,
 * .op = op); */
#define bs_report(sink_, ...)                                          \
    do {                                                               \
        BsEventSink *sink_now = (sink_);                               \
        if (sink_now)                                                  \
            sink_now->report(sink_now, &(const BsEvent){__VA_ARGS__}); \
    } while (0)
#define bs_report_enter(sink_) ((sink_) ? (sink_)->enter(sink_) : (void)0)
#define bs_report_leave(sink_) ((sink_) ? (sink_)->leave(sink_) : (void)0)
#define bs_report_retract(sink_) ((sink_) && (sink_)->retract ? (sink_)->retract(sink_) : (void)0)
#define bs_report_instead(sink_, kind_, rule_) \
    ((sink_) ? (sink_)->instead(sink_, kind_, rule_) : (void)0)
#define bs_report_fail(sink_) ((sink_) && (sink_)->fail ? (sink_)->fail(sink_) : (void)0)
