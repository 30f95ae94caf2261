import { hasOpenDigit, isReadingValue, joinValue, valueOfNumber } from '@ablesbar/domain';
import type { OutboxRecord, RecordHead } from './outbox-record';
import { hasContent, isHead } from './record-shape';

/** A record as builds before D160 stored it: its values were already the numbers of the call. */
type RecordOfSchema1 = RecordHead & { readonly schema: 1 } & (
    | {
        readonly kind: 'job-results';
        readonly jobId: string;
        readonly payload: {
          readonly results: readonly RateOfSchema1[];
          readonly readingDate: string;
        };
      }
    | {
        readonly kind: 'unlisted-reading';
        readonly jobId: null;
        readonly payload: {
          readonly meterNumber: string;
          readonly readingValue: number;
          readonly readingDate: string;
          readonly comment: string | null;
        };
      }
  );

interface RateOfSchema1 {
  readonly taskId: string;
  readonly comment: string | null;
  readonly readingValue: number;
  /** Always empty: the photos were stored beside the record. */
  readonly readingImages: readonly unknown[];
}

/**
 * The record that the store holds under this id. Null if this build cannot read it: a record of a
 * later schema, or a damaged one. The store leaves such a record unchanged.
 */
export function recordOfStored(stored: unknown, id: string): OutboxRecord | null {
  if (!isHead(stored) || stored.id !== id) return null;
  if (isRecord(stored)) return stored;
  return isRecordOfSchema1(stored) ? withDigits(stored) : null;
}

/** The shortest digits of each number. They give the same number again, so the call stays equal. */
function withDigits(record: RecordOfSchema1): OutboxRecord {
  const upgraded = { schema: 2, isFromNumbers: true } as const;
  if (record.kind === 'unlisted-reading') {
    const { readingValue, ...rest } = record.payload;
    const payload = { ...rest, value: valueOfNumber(readingValue, 0) };
    return { ...record, ...upgraded, payload };
  }
  const results = record.payload.results.map(({ readingValue, readingImages: _, ...rest }) => ({
    ...rest,
    value: valueOfNumber(readingValue, 0),
  }));
  return { ...record, ...upgraded, payload: { ...record.payload, results } };
}

function isRecord(stored: RecordHead): stored is OutboxRecord {
  return schemaOf(stored) === 2 && hasContent(stored, ({ value }) => isEntry(value));
}

function isEntry(value: unknown): boolean {
  return isReadingValue(value) && joinValue(value) !== null && !hasOpenDigit(value);
}

/** Refuses other types: digits made from them would be a value that no person has read. */
function isRecordOfSchema1(stored: RecordHead): stored is RecordOfSchema1 {
  return (
    schemaOf(stored) === 1 &&
    Reflect.get(stored, 'kind') !== 'not-readable' &&
    hasContent(stored, ({ readingValue }) => Number.isFinite(readingValue))
  );
}

function schemaOf(stored: object): unknown {
  return 'schema' in stored ? stored.schema : null;
}
