import { valueOfNumber } from '@ablesbar/domain';
import type { Entry, OutboxRecord, Photo } from '../outbox/outbox-record';

interface JobEntryAbout {
  readonly accountId?: string;
  readonly jobId?: string;
  readonly photos?: readonly Photo[];
  readonly value?: number;
}

export function jobEntry({
  accountId = 'a-1',
  jobId = 'j-1',
  photos = [],
  value = 45_210,
}: JobEntryAbout = {}): Entry & { readonly kind: 'job-results' } {
  return {
    kind: 'job-results',
    accountId,
    applicationId: 'swm',
    photos,
    jobId,
    payload: {
      results: [{ taskId: 't-1', comment: null, value: valueOfNumber(value, 0) }],
      readingDate: '2026-11-21T11:00:00.000Z',
    },
  };
}

export function unlistedEntry({
  photos = [],
  value = 12,
}: Pick<JobEntryAbout, 'photos' | 'value'> = {}): Entry & { readonly kind: 'unlisted-reading' } {
  return {
    kind: 'unlisted-reading',
    accountId: 'a-1',
    applicationId: 'swm',
    photos,
    jobId: null,
    payload: {
      meterNumber: '1ESY1160123456',
      value: valueOfNumber(value, 0),
      readingDate: '2026-11-21T11:00:00.000Z',
      comment: null,
    },
  };
}

/** The meter of the job cannot be read. */
export function notReadableEntry(): Entry & { readonly kind: 'not-readable' } {
  return {
    kind: 'not-readable',
    accountId: 'a-1',
    applicationId: 'swm',
    photos: [],
    jobId: 'j-1',
    payload: { reason: 'NO_ACCESS', comment: null, readingDate: '2026-11-21T11:00:00.000Z' },
  };
}

export function photo(content: string, slot = 't-1'): Photo {
  return { slot, mimeType: 'image/jpeg', data: bytesOf(content) };
}

type RecordField =
  | 'id'
  | 'seq'
  | 'accountId'
  | 'photos'
  | 'attempts'
  | 'nextAt'
  | 'lastError'
  | 'state'
  | 'visible';

/** A record as the store holds it; without a job it is an unlisted reading. */
export function recordOf({
  jobId = 'j-1',
  ...about
}: Partial<Pick<OutboxRecord, RecordField>> & {
  readonly jobId?: string | null;
} = {}): OutboxRecord {
  return {
    ...(jobId === null ? unlistedEntry() : jobEntry({ jobId })),
    schema: 2,
    id: 'r-1',
    seq: 1,
    photos: [],
    capturedAt: 0,
    attempts: 0,
    nextAt: null,
    lastError: null,
    state: 'QUEUED',
    visible: true,
    ...about,
  };
}

function bytesOf(content: string): ArrayBuffer {
  const bytes = new Uint8Array(content.length);
  bytes.set(new TextEncoder().encode(content));
  return bytes.buffer;
}
