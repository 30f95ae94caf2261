import type { OutboxRecord } from '@ablesbar/offline-queue';
import type { Ports } from '../base/ports';
import { untilStored } from '../base/until-stored';
import type { DraftPhotos } from '../reading';

interface Surroundings {
  readonly start: () => Promise<void>;
  readonly waiting: () => readonly OutboxRecord[];
  readonly draftPhotos: Pick<DraftPhotos, 'restore'>;
  readonly clearForms: (kept: readonly OutboxRecord[]) => Promise<void>;
  /** Accounts that were already logged in when the page opened. */
  readonly accountIds: readonly string[];
  readonly sendFor: (accountId: string) => Promise<void>;
  readonly after: Ports['after'];
}

/**
 * When the page opens, it clears the forms that the last page left and sends the waiting readings.
 * Forms are cleared after queue and photos are loaded, because a form is cleared together with its
 * photos. Storage that answers late is waited for, as long as the page is open.
 */
export async function afterOpening(surroundings: Surroundings): Promise<void> {
  const { start, waiting, draftPhotos, clearForms, accountIds, sendFor, after } = surroundings;
  const photos = draftPhotos.restore();
  photos.catch(() => undefined);
  await untilStored(start, after);
  await photos.catch(() => draftPhotos.restore()).catch(() => undefined);
  // Another account with the same job may have typed the same values.
  await clearForms(waiting().filter(({ accountId }) => accountIds.includes(accountId)));
  for (const accountId of accountIds) await sendFor(accountId);
}
