import type { OutboxRecord } from './outbox-record';
import type { OutboxPorts } from './ports';

/**
 * The chosen records may be sent now. This is stored, not passed to a round: a round may be running
 * here or in another tab, and would not see a wish that comes after its look at the record.
 */
export async function makeDue(
  { records, clock }: OutboxPorts,
  isChosen: (record: OutboxRecord) => boolean,
): Promise<void> {
  const chosen = (await records.all()).filter(isChosen);
  for (const { id } of chosen) {
    await records.change(id, (record) =>
      isChosen(record) ? { ...record, state: 'QUEUED', nextAt: clock.now() } : record,
    );
  }
}

export const isWaiting = ({ state }: OutboxRecord) => state === 'QUEUED';

export const isBlockedFor = (account: string) => (record: OutboxRecord) =>
  record.state === 'AUTH_BLOCKED' && record.accountId === account;

/**
 * A DAMAGED record must not be sent without its photo. An AUTH_BLOCKED record cannot be sent without
 * a login.
 */
export const isRetried =
  ({ id, state }: Pick<OutboxRecord, 'id' | 'state'>) =>
  (record: OutboxRecord) =>
    record.id === id && record.state === state && (state === 'QUEUED' || state === 'REJECTED');
