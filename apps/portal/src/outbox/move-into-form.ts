import type { Outbox, OutboxRecord, Photo } from '@ablesbar/offline-queue';
import type { Notices } from '@ablesbar/ui/observable';

interface Form {
  /** On disk when it resolves. */
  readonly fill: (photos: readonly Photo[]) => Promise<void>;
  /** As it was before. */
  readonly restore: () => Promise<void>;
}

const lost = {
  type: 'warning',
  title: 'outbox_lost_title',
  message: 'outbox_lost_text',
} as const;

/**
 * Puts a waiting reading into its form; only then does the outbox let go of it. Where it does not, the
 * form is as it was, or the reading would arrive twice, and the person is told why. True where the form
 * has it.
 */
export async function moveIntoForm(
  {
    outbox,
    notices,
  }: {
    readonly outbox: Pick<Outbox, 'discard' | 'list' | 'photosOf'>;
    readonly notices: Pick<Notices, 'show'>;
  },
  record: OutboxRecord,
  { fill, restore }: Form,
): Promise<boolean> {
  try {
    const photos = await outbox.photosOf(record);
    await fill(photos);
    if (await outbox.discard(record.id)) {
      const count = record.photos.length - photos.length;
      if (count > 0) notices.show({ ...lost, values: { count } });
      return true;
    }
    notices.show({ type: 'info', title: 'outbox_late_title', message: 'outbox_late_text' });
  } catch {
    notices.show({ type: 'error', title: 'outbox_storage_title', message: 'outbox_storage_text' });
    // Only what surely waits still may leave the form: twice is better than lost.
    const waiting = await outbox.list().catch(() => []);
    if (!waiting.some(({ id }) => id === record.id)) return true;
  }
  await restore().catch(() => undefined);
  return false;
}
