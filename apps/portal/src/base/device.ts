import { createDatabase, localForageIn } from '@ablesbar/offline-queue';

export { readAll } from '@ablesbar/offline-queue';
import { browserPorts } from './ports';
import { watchLeaving } from './watch-leaving';

/** What each store holds, and what clears it, stands in app/kept-on-device.ts. */
const STORES = ['state', 'draft-photos', 'photos', 'outbox', 'receipts', 'receipt-photos'] as const;

/**
 * The databases of builds before 2026-11-24, each with a connection of its own (D179). They are
 * emptied at the first start, and deleted.
 */
const EARLIER = [
  { database: 'ablesbar-state', entries: 'keyvaluepairs', into: 'state' },
  { database: 'ablesbar-draft-photos', entries: 'entries', into: 'draft-photos' },
  { database: 'ablesbar-photos', entries: 'entries', into: 'photos' },
  { database: 'ablesbar-outbox', entries: 'entries', into: 'outbox' },
  { database: 'ablesbar-receipts', entries: 'keyvaluepairs', into: 'receipts' },
  { database: 'ablesbar-receipt-photos', entries: 'entries', into: 'receipt-photos' },
] as const satisfies readonly { into: (typeof STORES)[number]; [part: string]: string }[];

/** The only database of the portal beside the tokens (libs/api-client). */
export const device = createDatabase({
  clock: browserPorts,
  name: 'ablesbar',
  stores: STORES,
  earlier: EARLIER,
  untilShown: watchLeaving(window),
});

export function keptIn(store: (typeof STORES)[number]): LocalForage {
  return localForageIn(device, store);
}
