import { EMPTY_VALUE, numberOfValue } from '@ablesbar/domain';
import type { OutboxRecord, Photo } from '../../outbox/outbox-record';

/** One reading that the server has stored. */
export interface Applied {
  readonly serial: number;
  readonly id: string;
  readonly jobId: string;
  readonly arePhotosRight: boolean;
}

/**
 * Every reading of a simulation has its own number as its value. Its photos contain that number.
 */
export const serialOf = ({ payload }: OutboxRecord): number => {
  const filled = 'results' in payload ? payload.results[0] : payload;
  return numberOfValue(filled && 'value' in filled ? filled.value : EMPTY_VALUE) ?? 0;
};

export const photoText = (serial: number, n: number): string => `photo ${n} of reading ${serial}`;

/**
 * A server that implements the contract: a key that it has seen is answered, but not stored again.
 */
export function createModelServer() {
  const applied: Applied[] = [];
  const keys = new Set<string>();
  return {
    applied,
    receive(key: string, record: OutboxRecord, photos: readonly Photo[]): void {
      if (keys.has(key)) return;
      keys.add(key);
      const serial = serialOf(record);
      const said = photos.map(({ data }) => new TextDecoder().decode(data));
      const arePhotosRight =
        said.length === record.photos.length &&
        said.every((text, n) => text === photoText(serial, n));
      const jobId = record.jobId ?? `unlisted ${serial}`;
      applied.push({ serial, id: record.id, jobId, arePhotosRight });
    },
  };
}

export type ModelServer = ReturnType<typeof createModelServer>;
