import { isNotReadableReason } from '@ablesbar/domain';
import type { PhotoRef, RecordHead } from './outbox-record';

type Fields = Readonly<Record<string, unknown>>;

const STATES = {
  QUEUED: true,
  ACKED: true,
  AUTH_BLOCKED: true,
  REJECTED: true,
  DAMAGED: true,
} as const satisfies Record<RecordHead['state'], true>;

/** Whether a record has each field that the queue or a screen uses; a damaged one may lack any. */
export function isHead(stored: unknown): stored is RecordHead {
  if (!isObject(stored)) return false;
  return (
    ['id', 'accountId', 'applicationId'].every((name) => typeof stored[name] === 'string') &&
    ['seq', 'capturedAt', 'attempts'].every((name) => Number.isFinite(stored[name])) &&
    typeof stored['visible'] === 'boolean' &&
    Object.hasOwn(STATES, String(stored['state'])) &&
    isNullOr('number', stored['nextAt']) &&
    isLastError(stored['lastError']) &&
    (stored['meter'] === undefined || isMeterNote(stored['meter'])) &&
    Array.isArray(stored['photos']) &&
    stored['photos'].every(isPhotoRef)
  );
}

/** Whether a record has the reading of its kind. `hasValue` knows the value of the schema. */
export function hasContent(stored: object, hasValue: (part: Fields) => boolean): boolean {
  const { kind, jobId, payload }: Fields = { ...stored };
  if (!isObject(payload) || typeof payload['readingDate'] !== 'string') return false;
  const hasWords = (part: Fields) => isNullOr('string', part['comment']) && hasValue(part);
  if (kind === 'unlisted-reading') {
    return jobId === null && typeof payload['meterNumber'] === 'string' && hasWords(payload);
  }
  if (kind === 'not-readable') {
    return (
      typeof jobId === 'string' &&
      isNotReadableReason(payload['reason']) &&
      isNullOr('string', payload['comment'])
    );
  }
  const { results } = payload;
  const isRate = (part: unknown) =>
    isObject(part) && typeof part['taskId'] === 'string' && hasWords(part);
  return (
    kind === 'job-results' &&
    typeof jobId === 'string' &&
    Array.isArray(results) &&
    results.every(isRate)
  );
}

function isPhotoRef(ref: unknown): ref is PhotoRef {
  return (
    isObject(ref) &&
    ['key', 'slot', 'mimeType', 'sha256'].every((name) => typeof ref[name] === 'string') &&
    typeof ref['byteLength'] === 'number'
  );
}

function isMeterNote(note: unknown): boolean {
  return isObject(note) && ['number', 'place'].every((name) => typeof note[name] === 'string');
}

function isLastError(error: unknown): boolean {
  return (
    error === null ||
    (isObject(error) &&
      typeof error['at'] === 'number' &&
      isNullOr('number', error['status']) &&
      isNullOr('string', error['message']))
  );
}

function isNullOr(type: 'string' | 'number', value: unknown): boolean {
  return value === null || typeof value === type;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
