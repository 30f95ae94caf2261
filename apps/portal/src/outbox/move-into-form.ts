import type { Outbox, OutboxRecord, Photo } from '@ablesbar/offline-queue';
import type { Notices } from '@ablesbar/ui/observable';

interface Form {
  /** Resolves with true once the reading is on disk, with false if the form has another entry. */
  readonly fill: (photos: readonly Photo[]) => Promise<boolean>;
  /** Restores the form's earlier content. What was entered meanwhile stays. */
  readonly restore: () => Promise<void>;
}

const lost = {
  type: 'warning',
  title: 'outbox_lost_title',
  message: 'outbox_lost_text',
} as const;

/**
 * The moment of what is put back into a form, as ISO timestamp: should the reading arrive all the same,
 * the form knows that it was sent.
 */
export const justBefore = ({ capturedAt }: Pick<OutboxRecord, 'capturedAt'>, now: Date): string =>
  new Date(Math.min(capturedAt - 1, now.getTime())).toISOString();

/**
 * Puts a waiting reading into its form; only then the outbox discards it. If the outbox cannot
 * discard it, the form is restored, because the reading would otherwise arrive twice, and a notice
 * tells the user why. Returns true if the form has the reading.
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
    if (!(await fill(photos))) {
      notices.show({ type: 'info', title: 'outbox_taken_title', message: 'outbox_taken_text' });
      return false;
    }
    if (await outbox.discard(record.id)) {
      const count = record.photos.length - photos.length;
      if (count > 0) notices.show({ ...lost, values: { count } });
      return true;
    }
    notices.show({ type: 'info', title: 'outbox_late_title', message: 'outbox_late_text' });
  } catch {
    notices.show({ type: 'error', title: 'outbox_storage_title', message: 'outbox_storage_text' });
    // The form is restored only if the record surely still waits: a duplicate is better than a
    // loss.
    const waiting = await outbox.list().catch(() => []);
    if (!waiting.some(({ id }) => id === record.id)) return true;
  }
  await restore().catch(() => undefined);
  return false;
}
