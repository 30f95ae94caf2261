import { attempt } from './attempt';
import { clearAcknowledged, giveUp } from './clear-away';
import { laneHeads, laneLock } from './lane';
import type { OutboxRecord } from './outbox-record';
import type { OutboxPorts } from './ports';

/** What a person who pressed send gets to know. */
export type Delivery =
  | { readonly kind: 'sent'; readonly value?: unknown }
  /** Kept and sent later, or kept until it is looked at: its state and its last error say which. */
  | { readonly kind: 'waiting'; readonly record: OutboxRecord }
  | {
      readonly kind: 'refused';
      readonly status: number | null;
      readonly message: string | null;
      /** Whether the outbox still has it; if not, the form is all there is. */
      readonly isKept: boolean;
    };

/** The attended first attempt. */
export async function deliver(ports: OutboxPorts, id: string): Promise<Delivery> {
  const record = await ports.records.read(id);
  // Another tab's round was quicker.
  if (record === null) return { kind: 'sent' };
  return ports.locks.ifFree(
    laneLock(record),
    () => deliverInLane(ports, id),
    () => postpone(ports, id),
  );
}

async function deliverInLane(ports: OutboxPorts, id: string): Promise<Delivery> {
  const records = await ports.records.all();
  const record = records.find((one) => one.id === id);
  if (record === undefined) return { kind: 'sent' };
  if (record.state !== 'QUEUED') return conclude(ports, record);
  if (!laneHeads(records).includes(record)) return postpone(ports, id);
  const attempted = await attempt(ports, record);
  return attempted.kind === 'sent' ? attempted : conclude(ports, attempted.record);
}

async function conclude(ports: OutboxPorts, record: OutboxRecord): Promise<Delivery> {
  if (record.state === 'ACKED') {
    await clearAcknowledged(ports, record);
    return { kind: 'sent' };
  }
  if (record.state !== 'REJECTED') return { kind: 'waiting', record };
  // The form still shows the values of a job's reading, and the error beside them.
  const isKept = record.kind === 'unlisted-reading';
  if (!isKept) await giveUp(ports, record);
  const { status = null, message = null } = record.lastError ?? {};
  return { kind: 'refused', status, message, isKept };
}

async function postpone({ records }: OutboxPorts, id: string): Promise<Delivery> {
  const record = await records.change(id, (current) => ({ ...current, visible: true }));
  return record === null ? { kind: 'sent' } : { kind: 'waiting', record };
}
