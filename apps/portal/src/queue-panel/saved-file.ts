import { base64Of } from '@ablesbar/api-client';
import type { Outbox, OutboxRecord } from '@ablesbar/offline-queue';

/**
 * Writes all waiting readings into a file that a user can keep or send by mail; it contains their
 * photos.
 */
export async function savedFile(
  outbox: Pick<Outbox, 'photosOf'>,
  records: readonly OutboxRecord[],
  meterNumberOf: (record: OutboxRecord) => string,
): Promise<Blob> {
  const readings = await Promise.all(
    records.map(async (record) => ({
      meterNumber: meterNumberOf(record),
      captured: new Date(record.capturedAt).toISOString(),
      ...record.payload,
      photos: (await outbox.photosOf(record)).map(({ slot, mimeType, data }) => ({
        rate: slot,
        image: `data:${mimeType};base64,${base64Of(data)}`,
      })),
    })),
  );
  return new Blob([JSON.stringify(readings, null, 2)], { type: 'application/json' });
}
