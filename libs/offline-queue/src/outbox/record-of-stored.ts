import { valueOfNumber } from '@ablesbar/domain';
import type { OutboxRecord, RecordHead } from './outbox-record';

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
 * The record that the store holds. Null if this build cannot read it: a record of a later schema,
 * or a damaged one. The store leaves such a record unchanged.
 */
export function recordOfStored(stored: unknown): OutboxRecord | null {
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

function isRecord(stored: unknown): stored is OutboxRecord {
  return isOfSchema(2, stored);
}

function isRecordOfSchema1(stored: unknown): stored is RecordOfSchema1 {
  return isOfSchema(1, stored) && hasNumbers(stored);
}

function isOfSchema(schema: number, stored: unknown): stored is Readonly<Record<string, unknown>> {
  return (
    isObject(stored) &&
    stored['schema'] === schema &&
    typeof stored['id'] === 'string' &&
    typeof stored['seq'] === 'number'
  );
}

/** Refuses other types: digits made from them would be a value that no person has read. */
function hasNumbers({ kind, payload }: Readonly<Record<string, unknown>>): boolean {
  if (kind === 'unlisted-reading') return hasNumber(payload);
  const results = isObject(payload) ? payload['results'] : null;
  return Array.isArray(results) && results.every(hasNumber);
}

function hasNumber(part: unknown): boolean {
  return isObject(part) && Number.isFinite(part['readingValue']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
