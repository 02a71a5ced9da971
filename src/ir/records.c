// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/records-private.h"

static void
pack(const BsRecords *base, const BsRecord *record, BsKeptRecord *kept)
{
    kept->kind = record->kind;
    kept->subject = bs_distance_between(base, record->subject);
    switch ((BsRecordKind)record->kind) {
    case BS_RECORD_ATTRS:
    case BS_RECORD_TYPE:
        kept->far[0] = record->a;
        kept->far[1] = record->b;
        return;
    case BS_RECORD_OPS_MOVE:
    case BS_RECORD_OPERAND:
    case BS_RECORD_SUCCESSOR:
        kept->c = bs_distance_between(base, record->c);
        kept->d = bs_distance_between(base, record->d);
        kept->e = bs_distance_between(base, record->e);
        break;
    default:
        kept->n = record->n;
        kept->kept = record->kept;
    }
    kept->a = bs_distance_between(base, record->a);
    kept->b = bs_distance_between(base, record->b);
    kept->i = record->i;
}

static BsRecord
unpack(const BsRecords *base, const BsKeptRecord *kept)
{
    BsRecord record = {.kind = kept->kind, .subject = bs_distance_follow(base, kept->subject)};
    switch ((BsRecordKind)kept->kind) {
    case BS_RECORD_ATTRS:
    case BS_RECORD_TYPE:
        record.a = kept->far[0];
        record.b = kept->far[1];
        return record;
    case BS_RECORD_OPS_MOVE:
    case BS_RECORD_OPERAND:
    case BS_RECORD_SUCCESSOR:
        record.c = bs_distance_follow(base, kept->c);
        record.d = bs_distance_follow(base, kept->d);
        record.e = bs_distance_follow(base, kept->e);
        break;
    default:
        record.n = kept->n;
        record.kept = kept->kept;
    }
    record.a = bs_distance_follow(base, kept->a);
    record.b = bs_distance_follow(base, kept->b);
    record.i = kept->i;
    return record;
}

void
bs_records_add(BsRecords *records, BsArena *arena, const BsRecord *record)
{
    bs_pile_grow(&records->kept, arena);
    pack(records, record, bs_pile_last(&records->kept));
}

void
bs_records_cut(BsRecords *records, guint32 n)
{
    g_assert(n <= records->kept.len);
    records->kept.len = n;
}

BsRecord
bs_records_get(const BsRecords *records, guint32 i)
{
    g_assert(i < records->kept.len);
    return unpack(records, bs_pile_at(&records->kept, i));
}
